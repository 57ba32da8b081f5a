Queries over the star schema of a shop, with the constructs of decision support: grouping sets, windows over aggregates, sums
by cases, sets, correlated subqueries, outer joins, date arithmetic.

-- s1
select d_year, i_brand_id, i_brand, sum(ss_sales_price) as total from date_dim
join store_sales on d_date_sk = ss_sold_date_sk join item on ss_item_sk = i_item_sk
where i_manager_id <= 20 and d_moy = 11 group by d_year, i_brand_id, i_brand order by 1, 4 desc, 2, 3 limit 100;
-- s2
select s_store_name, sum(case when d_day_name = 'Sunday' then ss_sales_price else null end) as sun,
    sum(case when d_day_name = 'Monday' then ss_sales_price else null end) as mon,
    sum(case when d_day_name = 'Tuesday' then ss_sales_price else null end) as tue,
    sum(case when d_day_name = 'Wednesday' then ss_sales_price else null end) as wed,
    sum(case when d_day_name = 'Thursday' then ss_sales_price else null end) as thu,
    sum(case when d_day_name = 'Friday' then ss_sales_price else null end) as fri,
    sum(case when d_day_name = 'Saturday' then ss_sales_price else null end) as sat
from date_dim join store_sales on d_date_sk = ss_sold_date_sk join store on s_store_sk = ss_store_sk
where d_year = 2000 group by s_store_name order by 1;
-- s3
select i_item_id, avg(ss_quantity) as q, avg(ss_list_price) as l, avg(ss_ext_discount_amt) as d, avg(ss_sales_price) as p
from store_sales join item on ss_item_sk = i_item_sk join date_dim on ss_sold_date_sk = d_date_sk
where d_year = 2000 and i_color in ('red', 'lavender', 'navajo white') group by i_item_id order by 1 limit 100;
-- s4
select i_category, i_class, i_brand, s_store_name, sum(ss_sales_price * ss_quantity) as total, grouping(i_class) as g
from store_sales join item on ss_item_sk = i_item_sk join store on ss_store_sk = s_store_sk
group by rollup(i_category, i_class, i_brand, s_store_name) order by 1 nulls last, 2 nulls last, 3 nulls last, 4 nulls last limit 500;
-- s5
select i_category, i_class, sum(ss_net_paid) as paid, count(*) as n from store_sales join item on ss_item_sk = i_item_sk
group by grouping sets ((i_category, i_class), (i_category), ()) order by 1 nulls first, 2 nulls first;
-- s6
select s_state, d_year, sum(ss_net_profit) / sum(ss_net_paid) as margin from store_sales
join date_dim on d_date_sk = ss_sold_date_sk join store on s_store_sk = ss_store_sk
group by cube(s_state, d_year) order by 1 nulls last, 2 nulls last;
-- s7
select * from (
    select i_category, i_brand, d_moy, sum(ss_sales_price) as total,
        avg(sum(ss_sales_price)) over (partition by i_category, i_brand) as monthly,
        rank() over (partition by i_category order by sum(ss_sales_price) desc) as r
    from item join store_sales on ss_item_sk = i_item_sk join date_dim on ss_sold_date_sk = d_date_sk
    where d_year = 1999 group by i_category, i_brand, d_moy) as monthly_sales
where r <= 5 and case when monthly > 0 then abs(total - monthly) / monthly else null end > 0.1 order by 1, 6, 2, 3;
-- s8
select i_item_id, i_class, i_category, sum(cs_net_paid) as revenue,
    sum(cs_net_paid) * 100.0 / sum(sum(cs_net_paid)) over (partition by i_class) as share
from catalog_sales join item on cs_item_sk = i_item_sk join date_dim on cs_sold_date_sk = d_date_sk
where i_category in ('Sports', 'Books', 'Home') and d_date between cast('1999-02-22' as date)
and cast('1999-02-22' as date) + interval '30' day group by i_item_id, i_class, i_category order by 3, 2, 1 limit 100;
-- s9
select ca_state, count(*) as n from customer_address join customer on ca_address_sk = c_current_addr_sk
join store_sales on c_customer_sk = ss_customer_sk join date_dim on ss_sold_date_sk = d_date_sk
join item as i on ss_item_sk = i.i_item_sk
where d_month_seq = 1210 and i.i_current_price > 1.2 * (
    select avg(j.i_current_price) from item as j where j.i_category = i.i_category)
group by ca_state having count(*) >= 3 order by 2, 1;
-- s10
select c_customer_id, sum(ss_net_paid) as paid from customer join store_sales on c_customer_sk = ss_customer_sk
where exists (select 1 from web_sales join date_dim on ws_sold_date_sk = d_date_sk
    where c_customer_sk = ws_customer_sk and d_year = 2001)
and not exists (select 1 from catalog_sales where c_customer_sk = cs_customer_sk and cs_quantity > 95)
group by c_customer_id order by 2 desc nulls last, 1 limit 100;
-- s11
select count(*) from (
    select distinct c_last_name, c_first_name, d_date from store_sales join date_dim on ss_sold_date_sk = d_date_sk
    join customer on ss_customer_sk = c_customer_sk where d_month_seq between 1190 and 1201
    intersect
    select distinct c_last_name, c_first_name, d_date from catalog_sales join date_dim on cs_sold_date_sk = d_date_sk
    join customer on cs_customer_sk = c_customer_sk where d_month_seq between 1190 and 1201
    except
    select distinct c_last_name, c_first_name, d_date from web_sales join date_dim on ws_sold_date_sk = d_date_sk
    join customer on ws_customer_sk = c_customer_sk where d_month_seq between 1190 and 1201) as hot;
-- s12
select i_item_id, s_state, count(ss_quantity) as n, avg(ss_quantity) as a, stddev_samp(ss_quantity) as s,
    stddev_samp(ss_quantity) / avg(ss_quantity) as cov, var_pop(ss_net_profit) as v
from store_sales join item on ss_item_sk = i_item_sk join store on ss_store_sk = s_store_sk
group by i_item_id, s_state having count(ss_quantity) > 2 order by 1, 2 limit 200;
-- s13
select coalesce(s.item, w.item) as item, coalesce(s.day, w.day) as day, s.total as in_store, w.total as on_web
from (select ss_item_sk as item, ss_sold_date_sk as day, sum(ss_sales_price) as total from store_sales
    where ss_item_sk < 40 group by ss_item_sk, ss_sold_date_sk) as s
full outer join (select ws_item_sk as item, ws_sold_date_sk as day, sum(ws_sales_price) as total from web_sales
    where ws_item_sk < 40 group by ws_item_sk, ws_sold_date_sk) as w on s.item = w.item and s.day = w.day
order by 1, 2 nulls last, 3 nulls last, 4 nulls last limit 300;
-- s14
select case when count(*) filter (where ss_quantity between 1 and 20) > 100 then avg(ss_ext_discount_amt)
    else avg(ss_net_paid) end as b1, count(distinct ss_customer_sk) as c, count(distinct ss_item_sk) as i,
    sum(distinct ss_quantity) as q from store_sales;
-- s15
select avg(ss_list_price) as a, count(ss_list_price) as n, count(distinct ss_list_price) as d from store_sales
where ss_quantity between 0 and 5 and (ss_list_price between 8 and 18 or ss_ext_discount_amt between 45 and 1045
    or ss_wholesale_cost between 57 and 77);
-- s16
select sum(ss_net_profit) as profit, s_store_name from store_sales join store on ss_store_sk = s_store_sk
join date_dim on ss_sold_date_sk = d_date_sk where d_qoy = 2 and d_year = 1998
and substr(s_zip, 1, 2) in ('00', '01', '02', '03', '08') group by s_store_name order by 2;
-- s17
select i_item_desc, i_category, sum(ws_net_paid) as total from web_sales join item on ws_item_sk = i_item_sk
where i_item_desc like '%chocolate%' and i_category not like 'M%' group by i_item_desc, i_category order by 3 desc nulls last, 1 limit 50;
-- s18
select ss_store_sk, ss_promo_sk, count(*) as n, sum(ss_ext_discount_amt) as d, min(ss_net_profit) as lo, max(ss_net_profit) as hi
from store_sales where ss_net_profit > -100.00 group by ss_store_sk, ss_promo_sk order by 1 nulls first, 2 nulls first;
-- s19
select ss_customer_sk, sum(act_sales) as total from (
    select ss_item_sk, ss_ticket_number, ss_customer_sk, case when sr_return_quantity is not null
        then (ss_quantity - sr_return_quantity) * ss_sales_price else ss_quantity * ss_sales_price end as act_sales
    from store_sales left outer join store_returns on sr_item_sk = ss_item_sk and sr_ticket_number = ss_ticket_number) as t
group by ss_customer_sk order by 2 nulls first, 1 nulls first limit 100;
-- s20
select d1.d_week_seq, d1.sun / d2.sun as r1, d1.mon / nullif(d2.mon, 0) as r2 from
    (select d_week_seq, sum(case when d_dow = 0 then ws_sales_price end) as sun,
        sum(case when d_dow = 1 then ws_sales_price end) as mon
    from web_sales join date_dim on d_date_sk = ws_sold_date_sk group by d_week_seq) as d1
join (select d_week_seq, sum(case when d_dow = 0 then cs_sales_price end) as sun,
        sum(case when d_dow = 1 then cs_sales_price end) as mon
    from catalog_sales join date_dim on d_date_sk = cs_sold_date_sk group by d_week_seq) as d2
on d1.d_week_seq = d2.d_week_seq - 52 where d2.sun > 0 order by 1;
-- s21
select channel, id, sum(sales) as sales, sum(profit) as profit from (
    select 'store channel' as channel, 'store' || cast(ss_store_sk as varchar) as id, ss_net_paid as sales, ss_net_profit as profit
    from store_sales
    union all select 'catalog channel', 'center' || cast(cs_call_center_sk as varchar), cs_net_paid, cs_net_profit from catalog_sales
    union all select 'web channel', 'site' || cast(ws_web_site_sk as varchar), ws_net_paid, ws_net_profit from web_sales) as x
group by rollup(channel, id) order by 1 nulls last, 2 nulls last;
-- s22
select c_last_name, c_first_name, count(*) as n, sum(ss_net_profit) as profit from store_sales
join customer on ss_customer_sk = c_customer_sk left join customer_address on c_current_addr_sk = ca_address_sk
where (ca_state in ('TN', 'GA') or ca_state is null) and c_birth_year between 1930 and 1980 and coalesce(c_preferred_cust_flag, 'N') = 'Y'
group by c_last_name, c_first_name having sum(ss_net_profit) is not null order by 4 desc, 1, 2;
-- s23
select d_year, d_qoy, sum(ss_net_paid) as paid, sum(sum(ss_net_paid)) over (partition by d_year order by d_qoy) as so_far,
    lag(sum(ss_net_paid), 1) over (order by d_year, d_qoy) as before
from store_sales join date_dim on ss_sold_date_sk = d_date_sk group by d_year, d_qoy order by 1, 2;
-- s24
select i_manufact_id, sum(cs_ext_discount_amt) as excess from catalog_sales join item on i_item_sk = cs_item_sk
where cs_ext_discount_amt > (select 1.3 * avg(cs_ext_discount_amt) from catalog_sales where cs_item_sk = i_item_sk)
group by i_manufact_id order by 2 desc, 1 limit 100;
-- s25
select substr(i_item_id, 9, 4) as part, upper(i_color) as colour, count(*) as n, sum(ss_quantity) as q
from store_sales join item on ss_item_sk = i_item_sk where i_color <> 'red' and length(i_brand) > 8
group by substr(i_item_id, 9, 4), upper(i_color) order by 3 desc, 1, 2 limit 60;
-- s26
select extract(month from d_date) as m, extract(dow from d_date) as w, count(*) as n, round(avg(ss_sales_price), 2) as p,
    min(d_date) as first, max(d_date + interval '1' month) as last
from store_sales join date_dim on ss_sold_date_sk = d_date_sk where d_date >= date '2000-01-01' - interval '1' year
group by m, w order by 1, 2;
-- s27
select ss_quantity, ss_store_sk from store_sales where ss_net_profit = (select min(ss_net_profit) from store_sales)
or ss_item_sk in (select sr_item_sk from store_returns where sr_return_amt > 4995.00) and ss_list_price * 2 < ss_wholesale_cost * 3
order by 1 nulls last, 2 nulls last;
-- s28
select s_state, case when ss_quantity < 20 then 'few' when ss_quantity < 60 then 'some of it' when ss_quantity is null
    then 'unknown quantity' else 'many' end as band, count(*) as n, sum(ss_net_paid - ss_wholesale_cost * ss_quantity) as gain,
    sum(cast(ss_net_profit as double) / nullif(ss_quantity, 0)) as each
from store_sales left join store on ss_store_sk = s_store_sk group by 1, 2 order by 1 nulls last, 2;
-- s29
select ss_item_sk, ss_ticket_number, sum(ss_quantity) as q, sum(ss_net_paid) as p from store_sales
group by ss_item_sk, ss_ticket_number having count(*) > 1 order by 3 desc nulls last, 1, 2 limit 50;
-- s30
select ss_sold_date_sk, count(*) as n, sum(ss_sales_price) as s, avg(ss_sales_price) as a, sum(ss_ext_discount_amt) as d,
    min(ss_list_price) as lo, max(ss_list_price) as hi, sum(ss_quantity * ss_list_price) as l, avg(ss_quantity) as q
from store_sales group by ss_sold_date_sk order by 1 nulls last;
-- s31
select count(*), sum(ss_ext_discount_amt), sum(ss_sales_price * ss_quantity), avg(ss_net_paid - ss_net_profit), sum(ss_sales_price * ss_sales_price)
from store_sales where ss_sales_price / nullif(ss_list_price, 0) < 0.9 and ss_net_paid <> 0 and ss_store_sk is not null;
-- s32
select c_customer_id, c_first_name || ' ' || c_last_name as name, max(ss_net_paid) as top from customer
join store_sales on c_customer_sk = ss_customer_sk where c_first_name like '%an%' and ss_net_paid > 5000
group by c_customer_id, name order by 3 desc, 1 limit 40;
-- s33
with yearly as (select ss_customer_sk as customer, d_year, sum(ss_net_paid) as paid from store_sales
    join date_dim on ss_sold_date_sk = d_date_sk where d_year in (1999, 2000) group by ss_customer_sk, d_year)
select a.customer, a.paid, b.paid from yearly as a join yearly as b on a.customer = b.customer
where a.d_year = 1999 and b.d_year = 2000 and case when a.paid > 0 then b.paid / a.paid else null end > 3.0 order by 1;
-- s34
select i_category, approx_distinct(ss_customer_sk) > 0 as some, bool_and(ss_quantity > 0) as positive, count(*) as n,
    min(i_item_id) as first, max(i_brand) as last, sum(ss_net_paid) filter (where d_moy > 6) as late
from store_sales join item on ss_item_sk = i_item_sk join date_dim on ss_sold_date_sk = d_date_sk group by i_category order by 1;
