//! Clicks on web pages: one table of 105 columns with the names and types of ClickBench's, of which the queries read 30.
//!
//! In: settings. Out: random rows in batches: most phrases are empty, few pages are frequent, an identifier never recurs.
//! The columns that no query reads by name are the same in all batches, so that a million rows fit into memory.
//! Not here: queries.

use super::Table;
use super::columns::{Settings, batch, scattered, skewed, texts};
use datafusion::arrow::array::{ArrayRef, Int16Array, Int32Array, Int64Array, UInt16Array};
use kernelsmith::query::random::Rng;
use std::sync::Arc;

/// Days are numbers in the table and dates in the queries.
pub(super) const VIEW: &str = "create view hits as select * except (\"EventDate\"), \
     cast(cast(\"EventDate\" as integer) as date) as \"EventDate\" from hits_raw";

/// Columns that no query reads by name: of 16, 32 and 64 bits, and texts.
const SMALL: [&str; 37] = [
    "JavaEnable",
    "GoodEvent",
    "CounterClass",
    "OS",
    "UserAgent",
    "RefererCategoryID",
    "URLCategoryID",
    "ResolutionHeight",
    "ResolutionDepth",
    "FlashMajor",
    "FlashMinor",
    "NetMajor",
    "NetMinor",
    "UserAgentMajor",
    "CookieEnable",
    "JavascriptEnable",
    "IsMobile",
    "IsArtifical",
    "ClientTimeZone",
    "SilverlightVersion1",
    "SilverlightVersion2",
    "SilverlightVersion4",
    "IsNotBounce",
    "IsOldCounter",
    "IsEvent",
    "IsParameter",
    "WithHash",
    "Age",
    "Sex",
    "Income",
    "Interests",
    "Robotness",
    "HistoryLength",
    "HTTPError",
    "SocialSourceNetworkID",
    "ParamCurrencyID",
    "HasGCLID",
];
const MIDDLE: [&str; 16] = [
    "RefererRegionID",
    "URLRegionID",
    "IPNetworkID",
    "SilverlightVersion3",
    "CodeVersion",
    "HID",
    "RemoteIP",
    "WindowName",
    "OpenerName",
    "SendTiming",
    "DNSTiming",
    "ConnectTiming",
    "ResponseStartTiming",
    "ResponseEndTiming",
    "FetchTiming",
    "CLID",
];
const LARGE: [&str; 4] = ["ClientEventTime", "FUniqID", "LocalEventTime", "ParamPrice"];
const TEXTS: [&str; 23] = [
    "FlashMinor2",
    "UserAgentMinor",
    "Params",
    "PageCharset",
    "OriginalURL",
    "HitColor",
    "BrowserLanguage",
    "BrowserCountry",
    "SocialNetwork",
    "SocialAction",
    "SocialSourcePage",
    "ParamOrderID",
    "ParamCurrency",
    "OpenstatServiceName",
    "OpenstatCampaignID",
    "OpenstatAdID",
    "OpenstatSourceID",
    "UTMSource",
    "UTMMedium",
    "UTMCampaign",
    "UTMContent",
    "UTMTerm",
    "FromTag",
];

const HOSTS: [&str; 6] =
    ["shop.example", "news.example.org", "google.com", "mail.google.com", "kino.example", "x.example"];
const WORDS: [&str; 8] = ["погода", "купить", "video", "Google карта", "weather", "скачать", "map", "фильм онлайн"];

fn page(n: usize) -> String {
    let hash = scattered(n);
    let host = HOSTS[if hash % 97 < 12 { hash as usize % HOSTS.len() } else { hash as usize % 2 }];
    format!("http://{host}/{}/{n}?from={}", WORDS[n % WORDS.len()].replace(' ', "-"), hash >> 40)
}

fn title(n: usize) -> String {
    let hash = scattered(n + 7) as usize;
    format!("{} {} - {}", WORDS[hash % WORDS.len()], n, WORDS[(hash >> 8) % WORDS.len()])
}

fn phrase(n: usize) -> String {
    match n {
        0 => String::new(),
        n => format!("{} {}", WORDS[n % WORDS.len()], if n % 3 == 0 { String::new() } else { n.to_string() }),
    }
}

/// One table.
pub(super) fn tables(settings: &Settings) -> Vec<Table> {
    let mut rng = Rng::new(settings.seed);
    let n = settings.batch;
    let mut unread: Vec<(&str, ArrayRef)> = Vec::new();
    let mut of = |name: &'static str, array: ArrayRef| unread.push((name, array));
    SMALL.iter().for_each(|name| of(name, Arc::new(Int16Array::from_iter_values((0..n).map(|i| (i % 7) as i16)))));
    MIDDLE.iter().for_each(|name| of(name, Arc::new(Int32Array::from_iter_values((0..n).map(|i| i as i32)))));
    LARGE
        .iter()
        .for_each(|name| of(name, Arc::new(Int64Array::from_iter_values((0..n).map(|i| i as i64 * 1_000_003)))));
    TEXTS
        .iter()
        .for_each(|name| of(name, texts((0..n).map(|i| if i % 5 == 0 { "ru".to_owned() } else { String::new() }))));
    let mut batches = Vec::new();
    let mut from = 0;
    while from < settings.rows {
        let n = n.min(settings.rows - from);
        let mut columns = read(&mut rng, from, n, settings.rows);
        columns.extend(unread.iter().map(|(name, array)| (*name, array.slice(0, n))));
        batches.push(batch(settings, &mut rng, columns));
        from += n;
    }
    vec![("hits_raw", batches)]
}

/// The columns that queries read.
fn read(rng: &mut Rng, from: usize, n: usize, rows: usize) -> Vec<(&'static str, ArrayRef)> {
    let small = |rng: &mut Rng, value: &dyn Fn(&mut Rng) -> usize| -> ArrayRef {
        Arc::new(Int16Array::from_iter_values((0..n).map(|_| value(rng) as i16)))
    };
    let flag = |rng: &mut Rng, one_in: usize| small(rng, &|rng| usize::from(rng.one_in(one_in)));
    let users = (rows / 6).max(10);
    let user: Vec<usize> = (0..n).map(|_| skewed(rng, users)).collect();
    let site: Vec<usize> = (0..n).map(|_| skewed(rng, 6000)).collect();
    let pages: Vec<usize> = site.iter().map(|site| site * 1000 + skewed(rng, 1000)).collect();
    let from_page: Vec<usize> = (0..n).map(|_| if rng.one_in(5) { 0 } else { skewed(rng, rows.max(10)) }).collect();
    let second = |row: usize| 1_372_636_800 + ((from + row) * 31 % 2_678_400) as i64;
    let size: Vec<i16> = (0..n).map(|_| [0, 1024, 1280, 1366, 1638, 1920][skewed(rng, 6)]).collect();
    vec![
        ("WatchID", Arc::new(Int64Array::from_iter_values((from..from + n).map(|i| scattered(i) as i64)))),
        ("Title", texts(pages.iter().map(|page| if page % 9 == 0 { String::new() } else { title(page / 4) }))),
        ("EventTime", Arc::new(Int64Array::from_iter_values((0..n).map(second)))),
        ("EventDate", Arc::new(UInt16Array::from_iter_values((0..n).map(|row| (second(row) / 86_400) as u16)))),
        (
            "CounterID",
            Arc::new(Int32Array::from_iter_values(
                site.iter().map(|&site| if site == 0 { 62 } else { site as i32 * 7 }),
            )),
        ),
        ("ClientIP", Arc::new(Int32Array::from_iter_values(user.iter().map(|user| scattered(user / 2) as i32)))),
        (
            "RegionID",
            Arc::new(Int32Array::from_iter_values(user.iter().map(|user| (scattered(user % 997) % 5000) as i32))),
        ),
        ("UserID", Arc::new(Int64Array::from_iter_values(user.iter().map(|&user| scattered(user) as i64)))),
        ("URL", texts(pages.iter().map(|&n| page(n)))),
        ("Referer", texts(from_page.iter().map(|&n| if n == 0 { String::new() } else { page(n) }))),
        ("IsRefresh", flag(rng, 8)),
        ("ResolutionWidth", Arc::new(Int16Array::from(size.clone()))),
        ("MobilePhone", small(rng, &|rng| if rng.one_in(16) { 1 + skewed(rng, 80) } else { 0 })),
        (
            "MobilePhoneModel",
            texts((0..n).map(|_| match rng.one_in(16) {
                true => format!("model {}", skewed(rng, 160)),
                false => String::new(),
            })),
        ),
        ("TraficSourceID", small(rng, &|rng| skewed(rng, 10).wrapping_sub(1))),
        ("SearchEngineID", small(rng, &|rng| if rng.one_in(8) { 1 + skewed(rng, 40) } else { 0 })),
        ("SearchPhrase", texts((0..n).map(|_| phrase(if rng.one_in(8) { 1 + skewed(rng, rows.max(10)) } else { 0 })))),
        ("AdvEngineID", small(rng, &|rng| if rng.one_in(160) { 2 + skewed(rng, 20) } else { 0 })),
        (
            "WindowClientWidth",
            Arc::new(Int16Array::from_iter_values(size.iter().map(|width| width - (*width > 0) as i16 * 17))),
        ),
        ("WindowClientHeight", small(rng, &|rng| 500 + skewed(rng, 500))),
        ("IsLink", flag(rng, 10)),
        ("IsDownload", flag(rng, 50)),
        ("DontCountHits", flag(rng, 6)),
        (
            "RefererHash",
            Arc::new(Int64Array::from_iter_values(from_page.iter().map(|&page| scattered(page / 9) as i64))),
        ),
        ("URLHash", Arc::new(Int64Array::from_iter_values(pages.iter().map(|&page| scattered(page / 99) as i64)))),
    ]
}
