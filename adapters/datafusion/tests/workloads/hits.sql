Queries over clicks on web pages. They have the shapes of ClickBench's 43 queries (https://github.com/ClickHouse/ClickBench):
the same filters, keys and aggregates, with other constants; where ClickBench replaces by a regular expression, h28 splits
the text, because the adapter is built without regular expressions. Those from h43 on are variations.

-- h0
select count(*) from hits;
-- h1
select count(*) from hits where "AdvEngineID" <> 0;
-- h2
select sum("AdvEngineID"), count(*), avg("ResolutionWidth") from hits;
-- h3
select avg("UserID") from hits;
-- h4
select count(distinct "UserID") from hits;
-- h5
select count(distinct "SearchPhrase") from hits;
-- h6
select min("EventDate"), max("EventDate") from hits;
-- h7
select "AdvEngineID", count(*) from hits where "AdvEngineID" <> 0 group by "AdvEngineID" order by 2 desc;
-- h8
select "RegionID", count(distinct "UserID") as users from hits group by "RegionID" order by 2 desc limit 10;
-- h9
select "RegionID", sum("AdvEngineID"), count(*) as c, avg("ResolutionWidth"), count(distinct "UserID")
from hits group by "RegionID" order by 3 desc limit 10;
-- h10
select "MobilePhoneModel", count(distinct "UserID") as users from hits where "MobilePhoneModel" <> ''
group by "MobilePhoneModel" order by 2 desc limit 10;
-- h11
select "MobilePhone", "MobilePhoneModel", count(distinct "UserID") as users from hits where "MobilePhoneModel" <> ''
group by "MobilePhone", "MobilePhoneModel" order by 3 desc limit 10;
-- h12
select "SearchPhrase", count(*) as c from hits where "SearchPhrase" <> '' group by "SearchPhrase" order by 2 desc limit 10;
-- h13
select "SearchPhrase", count(distinct "UserID") as users from hits where "SearchPhrase" <> ''
group by "SearchPhrase" order by 2 desc limit 10;
-- h14
select "SearchEngineID", "SearchPhrase", count(*) as c from hits where "SearchPhrase" <> ''
group by "SearchEngineID", "SearchPhrase" order by 3 desc limit 10;
-- h15
select "UserID", count(*) from hits group by "UserID" order by 2 desc limit 10;
-- h16
select "UserID", "SearchPhrase", count(*) from hits group by "UserID", "SearchPhrase" order by 3 desc limit 10;
-- h17
select "UserID", "SearchPhrase", count(*) from hits group by "UserID", "SearchPhrase" limit 10;
-- h18
select "UserID", extract(minute from to_timestamp_seconds("EventTime")) as m, "SearchPhrase", count(*)
from hits group by "UserID", m, "SearchPhrase" order by 4 desc limit 10;
-- h19
select "UserID" from hits where "UserID" = 7086638178683056257;
-- h20
select count(*) from hits where "URL" like '%google%';
-- h21
select "SearchPhrase", min("URL"), count(*) as c from hits where "URL" like '%google%' and "SearchPhrase" <> ''
group by "SearchPhrase" order by 3 desc limit 10;
-- h22
select "SearchPhrase", min("URL"), min("Title"), count(*) as c, count(distinct "UserID") from hits
where "Title" like '%Google%' and "URL" not like '%.google.%' and "SearchPhrase" <> ''
group by "SearchPhrase" order by 4 desc limit 10;
-- h23
select * from hits where "URL" like '%google%' order by "EventTime", "WatchID" limit 10;
-- h24
select "SearchPhrase", "EventTime" from hits where "SearchPhrase" <> '' order by 2 limit 10;
-- h25
select "SearchPhrase" from hits where "SearchPhrase" <> '' order by 1 limit 10;
-- h26
select "SearchPhrase", "EventTime" from hits where "SearchPhrase" <> '' order by 2, 1 limit 10;
-- h27
select "CounterID", avg(length("URL")) as l, count(*) as c from hits where "URL" <> ''
group by "CounterID" having count(*) > 100 order by 2 desc limit 25;
-- h28
select split_part("Referer", '/', 3) as k, avg(length("Referer")) as l, count(*) as c, min("Referer") from hits
where "Referer" <> '' group by k having count(*) > 100 order by 2 desc limit 25;
-- h29
select sum("ResolutionWidth" + 0), sum("ResolutionWidth" + 1), sum("ResolutionWidth" + 2), sum("ResolutionWidth" + 3), sum("ResolutionWidth" + 4), sum("ResolutionWidth" + 5),
    sum("ResolutionWidth" + 6), sum("ResolutionWidth" + 7), sum("ResolutionWidth" + 8), sum("ResolutionWidth" + 9), sum("ResolutionWidth" + 10), sum("ResolutionWidth" + 11),
    sum("ResolutionWidth" + 12), sum("ResolutionWidth" + 13), sum("ResolutionWidth" + 14), sum("ResolutionWidth" + 15), sum("ResolutionWidth" + 16), sum("ResolutionWidth" + 17),
    sum("ResolutionWidth" + 18), sum("ResolutionWidth" + 19), sum("ResolutionWidth" + 20), sum("ResolutionWidth" + 21), sum("ResolutionWidth" + 22), sum("ResolutionWidth" + 23),
    sum("ResolutionWidth" + 24), sum("ResolutionWidth" + 25), sum("ResolutionWidth" + 26), sum("ResolutionWidth" + 27), sum("ResolutionWidth" + 28), sum("ResolutionWidth" + 29),
    sum("ResolutionWidth" + 30), sum("ResolutionWidth" + 31), sum("ResolutionWidth" + 32), sum("ResolutionWidth" + 33), sum("ResolutionWidth" + 34), sum("ResolutionWidth" + 35),
    sum("ResolutionWidth" + 36), sum("ResolutionWidth" + 37), sum("ResolutionWidth" + 38), sum("ResolutionWidth" + 39), sum("ResolutionWidth" + 40), sum("ResolutionWidth" + 41),
    sum("ResolutionWidth" + 42), sum("ResolutionWidth" + 43), sum("ResolutionWidth" + 44), sum("ResolutionWidth" + 45), sum("ResolutionWidth" + 46), sum("ResolutionWidth" + 47),
    sum("ResolutionWidth" + 48), sum("ResolutionWidth" + 49), sum("ResolutionWidth" + 50), sum("ResolutionWidth" + 51), sum("ResolutionWidth" + 52), sum("ResolutionWidth" + 53),
    sum("ResolutionWidth" + 54), sum("ResolutionWidth" + 55), sum("ResolutionWidth" + 56), sum("ResolutionWidth" + 57), sum("ResolutionWidth" + 58), sum("ResolutionWidth" + 59),
    sum("ResolutionWidth" + 60), sum("ResolutionWidth" + 61), sum("ResolutionWidth" + 62), sum("ResolutionWidth" + 63), sum("ResolutionWidth" + 64), sum("ResolutionWidth" + 65),
    sum("ResolutionWidth" + 66), sum("ResolutionWidth" + 67), sum("ResolutionWidth" + 68), sum("ResolutionWidth" + 69), sum("ResolutionWidth" + 70), sum("ResolutionWidth" + 71),
    sum("ResolutionWidth" + 72), sum("ResolutionWidth" + 73), sum("ResolutionWidth" + 74), sum("ResolutionWidth" + 75), sum("ResolutionWidth" + 76), sum("ResolutionWidth" + 77),
    sum("ResolutionWidth" + 78), sum("ResolutionWidth" + 79), sum("ResolutionWidth" + 80), sum("ResolutionWidth" + 81), sum("ResolutionWidth" + 82), sum("ResolutionWidth" + 83),
    sum("ResolutionWidth" + 84), sum("ResolutionWidth" + 85), sum("ResolutionWidth" + 86), sum("ResolutionWidth" + 87), sum("ResolutionWidth" + 88), sum("ResolutionWidth" + 89)
from hits;
-- h30
select "SearchEngineID", "ClientIP", count(*) as c, sum("IsRefresh"), avg("ResolutionWidth") from hits
where "SearchPhrase" <> '' group by "SearchEngineID", "ClientIP" order by 3 desc limit 10;
-- h31
select "WatchID", "ClientIP", count(*) as c, sum("IsRefresh"), avg("ResolutionWidth") from hits
where "SearchPhrase" <> '' group by "WatchID", "ClientIP" order by 3 desc limit 10;
-- h32
select "WatchID", "ClientIP", count(*) as c, sum("IsRefresh"), avg("ResolutionWidth") from hits
group by "WatchID", "ClientIP" order by 3 desc limit 10;
-- h33
select "URL", count(*) as c from hits group by "URL" order by 2 desc limit 10;
-- h34
select 1, "URL", count(*) as c from hits group by 1, "URL" order by 3 desc limit 10;
-- h35
select "ClientIP", "ClientIP" - 1, "ClientIP" - 2, "ClientIP" - 3, count(*) as c from hits
group by "ClientIP", "ClientIP" - 1, "ClientIP" - 2, "ClientIP" - 3 order by 5 desc limit 10;
-- h36
select "URL", count(*) as views from hits where "CounterID" = 62 and "EventDate" >= '2013-07-01'
and "EventDate" <= '2013-07-29' and "DontCountHits" = 0 and "IsRefresh" = 0 and "URL" <> ''
group by "URL" order by 2 desc limit 10;
-- h37
select "Title", count(*) as views from hits where "CounterID" = 62 and "EventDate" >= '2013-07-01'
and "EventDate" <= '2013-07-29' and "DontCountHits" = 0 and "IsRefresh" = 0 and "Title" <> ''
group by "Title" order by 2 desc limit 10;
-- h38
select "URL", count(*) as views from hits where "CounterID" = 62 and "EventDate" >= '2013-07-01'
and "EventDate" <= '2013-07-29' and "IsRefresh" = 0 and "IsLink" <> 0 and "IsDownload" = 0
group by "URL" order by 2 desc limit 10 offset 20;
-- h39
select "TraficSourceID", "SearchEngineID", "AdvEngineID",
    case when ("SearchEngineID" = 0 and "AdvEngineID" = 0) then "Referer" else '' end as src, "URL" as dst, count(*) as views
from hits where "CounterID" = 62 and "EventDate" >= '2013-07-01' and "EventDate" <= '2013-07-29' and "IsRefresh" = 0
group by "TraficSourceID", "SearchEngineID", "AdvEngineID", src, dst order by 6 desc limit 10 offset 100;
-- h40
select "URLHash", "EventDate", count(*) as views from hits where "CounterID" = 62 and "EventDate" >= '2013-07-01'
and "EventDate" <= '2013-07-29' and "IsRefresh" = 0 and "TraficSourceID" in (-1, 6) and "RefererHash" = -2152535657050944081
group by "URLHash", "EventDate" order by 3 desc limit 10;
-- h41
select "WindowClientWidth", "WindowClientHeight", count(*) as views from hits where "CounterID" = 62
and "EventDate" >= '2013-07-01' and "EventDate" <= '2013-07-29' and "IsRefresh" = 0 and "DontCountHits" = 0
and "URLHash" = -2152535657050944081 group by "WindowClientWidth", "WindowClientHeight" order by 3 desc limit 10;
-- h42
select date_trunc('minute', to_timestamp_seconds("EventTime")) as m, count(*) as views from hits where "CounterID" = 62
and "EventDate" >= '2013-07-14' and "EventDate" <= '2013-07-15' and "IsRefresh" = 0 and "DontCountHits" = 0
group by date_trunc('minute', to_timestamp_seconds("EventTime")) order by 1 limit 10 offset 10;
-- h43
select "OS", count(*), sum("SendTiming" - "ConnectTiming"), avg("Age"), min("HID"), max("RemoteIP") from hits
where "IsMobile" = 0 and "ResolutionWidth" between 1000 and 1700 group by "OS" order by 1;
-- h44
select "EventDate", count(*) filter (where "IsRefresh" = 0), sum(case when "IsLink" = 1 then 1 else 0 end),
    count(nullif("SearchEngineID", 0)) from hits group by "EventDate" order by 1;
-- h45
select count(*), sum("ResolutionWidth" * "WindowClientHeight"), min("URL"), max("Title") from hits
where "SearchPhrase" = '' and "URL" not like 'http://shop%';
-- h46
select "UserID" % 1000 as u, count(*), stddev("ResolutionWidth"), var_pop("WindowClientHeight") from hits
where "UserID" > 0 group by "UserID" % 1000 order by 2 desc, 1 limit 20;
-- h47
select extract(hour from to_timestamp_seconds("EventTime")) as h, "IsRefresh", count(*), avg("ResolutionWidth") from hits
group by h, "IsRefresh" order by 1, 2;
-- h48
select case when "ResolutionWidth" = 0 then 'none' when "ResolutionWidth" < 1300 then 'small' else 'large screen format' end as s,
    count(*), sum("WindowClientWidth") from hits group by s order by 1;
-- h49
select length("URL") / 10 as l, count(*), max(length("Title")) from hits where length("Title") > 3 group by l order by 1;
-- h50
select "RegionID", count(*), sum("ResolutionWidth") from hits where "AdvEngineID" in (2, 3, 5, 8) or "IsDownload" = 1
group by "RegionID" having sum("ResolutionWidth") > 2000 order by 2 desc, 1 limit 50;
-- h51
select upper(substr("SearchPhrase", 1, 3)) as p, count(*), avg("EventTime") from hits where "SearchPhrase" <> ''
group by p order by 2 desc, 1 limit 20;
