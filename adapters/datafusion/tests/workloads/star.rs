//! A shop: sales and returns in a star of dimensions, with tables and columns of TPC-DS' names, of which it is a small part.
//!
//! In: settings. Out: random rows in batches. One of 25 keys and amounts of the sales is NULL, amounts are decimals of seven
//! digits, identifiers have sixteen characters, more than a view holds itself.
//! Not here: queries.

use super::Table;
use super::columns::{Settings, batch, scattered, skewed, texts};
use datafusion::arrow::array::{ArrayRef, Date32Array, Decimal128Array, Int32Array, Int64Array, RecordBatch};
use kernelsmith::query::random::Rng;
use std::sync::Arc;

/// Days from 1998-01-01 on, five years; the key of the first one, and its number.
const DAYS: usize = 1826;
const FIRST_KEY: usize = 2_450_815;
const FIRST_DAY: usize = 10_227;

const DAY_NAMES: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const CATEGORIES: [&str; 10] =
    ["Books", "Children", "Electronics", "Home", "Jewelry", "Men", "Music", "Shoes", "Sports", "Women"];
const COLOURS: [&str; 8] = ["red", "lavender", "burlywood", "navajo white", "dark chocolate", "blue", "teal", "ivory"];
const STATES: [&str; 9] = ["TN", "GA", "CA", "TX", "OH", "KY", "WA", "NY", "AK"];
const NAMES: [&str; 8] = ["Maria", "José", "Wang", "Olga", "Ann", "Jean-Baptiste-Em", "Li", "Bob"];

fn numbers(values: impl Iterator<Item = usize>) -> ArrayRef {
    Arc::new(Int32Array::from_iter_values(values.map(|value| value as i32)))
}

fn identifier(n: usize) -> String {
    format!("AAAAAAAA{n:08}")
}

fn name(rng: &mut Rng, of: &[&str]) -> String {
    of[skewed(rng, of.len())].to_owned()
}

/// Numbers of which one in 25 is NULL.
fn keys(rng: &mut Rng, n: usize, value: impl Fn(&mut Rng) -> usize) -> ArrayRef {
    Arc::new(Int32Array::from_iter((0..n).map(|_| (!rng.one_in(25)).then(|| value(rng) as i32))))
}

/// Amounts, of which one in 25 is NULL.
fn amounts(rng: &mut Rng, n: usize, value: impl Fn(usize, &mut Rng) -> i64) -> ArrayRef {
    let amounts = (0..n).map(|row| (!rng.one_in(25)).then(|| i128::from(value(row, rng))));
    Arc::new(Decimal128Array::from_iter(amounts.collect::<Vec<_>>()).with_precision_and_scale(7, 2).expect("7 digits"))
}

/// Batches of a table.
fn table(
    settings: &Settings,
    rng: &mut Rng,
    rows: usize,
    mut columns: impl FnMut(&mut Rng, usize, usize) -> Vec<(&'static str, ArrayRef)>,
) -> Vec<RecordBatch> {
    let mut batches = Vec::new();
    for from in (0..rows.max(1)).step_by(settings.batch) {
        let columns = columns(rng, from, settings.batch.min(rows - from));
        batches.push(batch(settings, rng, columns));
    }
    batches
}

/// The number of rows of the dimensions.
struct Sizes {
    items: usize,
    customers: usize,
    addresses: usize,
}

/// Tables of sales by the names of their columns: day, item, customer, store or address, promotion, number, quantity, cost,
/// list price, price, discount, paid, profit.
const STORE: [&str; 13] = [
    "ss_sold_date_sk",
    "ss_item_sk",
    "ss_customer_sk",
    "ss_store_sk",
    "ss_promo_sk",
    "ss_ticket_number",
    "ss_quantity",
    "ss_wholesale_cost",
    "ss_list_price",
    "ss_sales_price",
    "ss_ext_discount_amt",
    "ss_net_paid",
    "ss_net_profit",
];
const CATALOG: [&str; 13] = [
    "cs_sold_date_sk",
    "cs_item_sk",
    "cs_customer_sk",
    "cs_call_center_sk",
    "cs_promo_sk",
    "cs_order_number",
    "cs_quantity",
    "cs_wholesale_cost",
    "cs_list_price",
    "cs_sales_price",
    "cs_ext_discount_amt",
    "cs_net_paid",
    "cs_net_profit",
];
const WEB: [&str; 13] = [
    "ws_sold_date_sk",
    "ws_item_sk",
    "ws_customer_sk",
    "ws_web_site_sk",
    "ws_promo_sk",
    "ws_order_number",
    "ws_quantity",
    "ws_wholesale_cost",
    "ws_list_price",
    "ws_sales_price",
    "ws_ext_discount_amt",
    "ws_net_paid",
    "ws_net_profit",
];

fn sales(
    rng: &mut Rng,
    names: [&'static str; 13],
    from: usize,
    n: usize,
    sizes: &Sizes,
) -> Vec<(&'static str, ArrayRef)> {
    let quantity: Vec<i64> = (0..n).map(|_| 1 + rng.below(100) as i64).collect();
    let cost: Vec<i64> = (0..n).map(|_| 100 + rng.below(9900) as i64).collect();
    let list: Vec<i64> = cost.iter().map(|cost| cost + cost * rng.below(200) as i64 / 100).collect();
    let price: Vec<i64> = list.iter().map(|list| list * rng.below(101) as i64 / 100).collect();
    let fits = |amount: i64| amount.clamp(-9_999_999, 9_999_999);
    let columns: [ArrayRef; 13] = [
        keys(rng, n, |rng| FIRST_KEY + (rng.below(DAYS) + skewed(rng, DAYS)) / 2),
        numbers((0..n).map(|_| 1 + skewed(rng, sizes.items))),
        keys(rng, n, |rng| 1 + rng.below(sizes.customers)),
        keys(rng, n, |rng| 1 + rng.below(12)),
        keys(rng, n, |rng| 1 + rng.below(300)),
        Arc::new(Int64Array::from_iter_values((from..from + n).map(|row| (row / 9) as i64))),
        keys(rng, n, |rng| 1 + rng.below(100)),
        amounts(rng, n, |row, _| cost[row]),
        amounts(rng, n, |row, _| list[row]),
        amounts(rng, n, |row, _| price[row]),
        amounts(rng, n, |row, rng| if rng.one_in(5) { fits(price[row] * quantity[row] / 10) } else { 0 }),
        amounts(rng, n, |row, _| fits(price[row] * quantity[row])),
        amounts(rng, n, |row, _| fits((price[row] - cost[row]) * quantity[row])),
    ];
    names.into_iter().zip(columns).collect()
}

fn days(from: usize, n: usize) -> Vec<(&'static str, ArrayRef)> {
    let days = from..from + n;
    let date = |day: usize| {
        // Years from 1998 on, of which the third is a leap year.
        let (mut year, mut rest) = (0, day);
        while rest >= 365 + usize::from(year == 2) {
            rest -= 365 + usize::from(year == 2);
            year += 1;
        }
        let mut month = 0;
        let lengths = [31, 28 + usize::from(year == 2), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        while rest >= lengths[month] {
            rest -= lengths[month];
            month += 1;
        }
        [1998 + year, month + 1, rest + 1]
    };
    let part = |part: usize| numbers(days.clone().map(|day| date(day)[part]));
    vec![
        ("d_date_sk", numbers(days.clone().map(|day| FIRST_KEY + day))),
        ("d_date_id", texts(days.clone().map(identifier))),
        ("d_date", Arc::new(Date32Array::from_iter_values(days.clone().map(|day| (FIRST_DAY + day) as i32)))),
        ("d_year", part(0)),
        ("d_moy", part(1)),
        ("d_dom", part(2)),
        ("d_qoy", numbers(days.clone().map(|day| date(day)[1].div_ceil(3)))),
        // The first day is a Thursday.
        ("d_dow", numbers(days.clone().map(|day| (day + 4) % 7))),
        ("d_day_name", texts(days.clone().map(|day| DAY_NAMES[(day + 4) % 7].to_owned()))),
        ("d_month_seq", numbers(days.clone().map(|day| (date(day)[0] - 1900) * 12 + date(day)[1] - 1))),
        ("d_week_seq", numbers(days.clone().map(|day| 5110 + (day + 4) / 7))),
    ]
}

fn items(rng: &mut Rng, from: usize, n: usize) -> Vec<(&'static str, ArrayRef)> {
    let rows = from..from + n;
    let brand = |row: usize| scattered(row) as usize % 90;
    let class = |row: usize| scattered(row + 1) as usize % 16;
    let category = |row: usize| CATEGORIES[brand(row) % 10].to_owned();
    vec![
        ("i_item_sk", numbers(rows.clone().map(|row| row + 1))),
        ("i_item_id", texts(rows.clone().map(|row| identifier(row / 2)))),
        ("i_item_desc", texts(rows.clone().map(|row| format!("Then {} things of item {row}", COLOURS[row % 8])))),
        ("i_current_price", amounts(rng, n, |_, rng| 9 + skewed(rng, 10_000) as i64)),
        ("i_wholesale_cost", amounts(rng, n, |_, rng| 5 + skewed(rng, 8000) as i64)),
        ("i_brand_id", numbers(rows.clone().map(|row| 1_001_000 + brand(row)))),
        ("i_brand", texts(rows.clone().map(|row| format!("brand #{}", brand(row))))),
        ("i_class_id", numbers(rows.clone().map(class))),
        ("i_class", texts(rows.clone().map(|row| format!("class of goods {}", class(row))))),
        ("i_category", texts(rows.clone().map(category))),
        ("i_manufact_id", keys(rng, n, |rng| 1 + skewed(rng, 1000))),
        ("i_manager_id", keys(rng, n, |rng| 1 + rng.below(40))),
        ("i_color", texts(rows.clone().map(|_| name(rng, &COLOURS)))),
    ]
}

fn customers(rng: &mut Rng, from: usize, n: usize, sizes: &Sizes) -> Vec<(&'static str, ArrayRef)> {
    vec![
        ("c_customer_sk", numbers((from..from + n).map(|row| row + 1))),
        ("c_customer_id", texts((from..from + n).map(identifier))),
        ("c_current_addr_sk", keys(rng, n, |rng| 1 + rng.below(sizes.addresses))),
        ("c_first_name", texts((0..n).map(|_| name(rng, &NAMES)))),
        ("c_last_name", texts((0..n).map(|_| format!("{}son", name(rng, &NAMES))))),
        ("c_birth_year", keys(rng, n, |rng| 1924 + rng.below(70))),
        ("c_preferred_cust_flag", texts((0..n).map(|_| name(rng, &["N", "Y", ""])))),
    ]
}

fn addresses(rng: &mut Rng, from: usize, n: usize) -> Vec<(&'static str, ArrayRef)> {
    vec![
        ("ca_address_sk", numbers((from..from + n).map(|row| row + 1))),
        ("ca_city", texts((0..n).map(|_| format!("City of {}", name(rng, &NAMES))))),
        ("ca_state", texts((0..n).map(|_| name(rng, &STATES)))),
        ("ca_zip", texts((0..n).map(|_| format!("{:05}", skewed(rng, 99_999))))),
        ("ca_gmt_offset", amounts(rng, n, |_, rng| -500 - 100 * rng.below(4) as i64)),
    ]
}

/// The tables.
pub(super) fn tables(settings: &Settings) -> Vec<Table> {
    let rng = &mut Rng::new(settings.seed);
    let rows = settings.rows;
    let sizes = Sizes { items: (rows / 60).max(30), customers: (rows / 30).max(50), addresses: (rows / 60).max(20) };
    let mut returned = Rng::new(settings.seed + 1);
    vec![
        ("store_sales", table(settings, rng, rows, |rng, from, n| sales(rng, STORE, from, n, &sizes))),
        ("catalog_sales", table(settings, rng, rows / 2, |rng, from, n| sales(rng, CATALOG, from, n, &sizes))),
        ("web_sales", table(settings, rng, rows / 4, |rng, from, n| sales(rng, WEB, from, n, &sizes))),
        (
            "store_returns",
            table(settings, rng, rows / 10, |rng, from, n| {
                let ticket = (from..from + n).map(|row| (row * 10 / 9) as i64);
                vec![
                    ("sr_returned_date_sk", keys(&mut returned, n, |rng| FIRST_KEY + rng.below(DAYS))),
                    ("sr_item_sk", numbers((0..n).map(|_| 1 + skewed(rng, sizes.items)))),
                    ("sr_customer_sk", keys(rng, n, |rng| 1 + rng.below(sizes.customers))),
                    ("sr_store_sk", keys(rng, n, |rng| 1 + rng.below(12))),
                    ("sr_ticket_number", Arc::new(Int64Array::from_iter_values(ticket))),
                    ("sr_return_quantity", keys(rng, n, |rng| 1 + rng.below(100))),
                    ("sr_return_amt", amounts(rng, n, |_, rng| rng.below(500_000) as i64)),
                ]
            }),
        ),
        ("date_dim", table(settings, rng, DAYS, |_, from, n| days(from, n))),
        ("item", table(settings, rng, sizes.items, items)),
        ("customer", table(settings, rng, sizes.customers, |rng, from, n| customers(rng, from, n, &sizes))),
        ("customer_address", table(settings, rng, sizes.addresses, addresses)),
        (
            "store",
            table(settings, rng, 12, |_, from, n| {
                vec![
                    ("s_store_sk", numbers((from..from + n).map(|row| row + 1))),
                    (
                        "s_store_name",
                        texts((from..from + n).map(|row| ["ought", "able", "ese", "anti"][row % 4].to_owned())),
                    ),
                    ("s_state", texts((from..from + n).map(|row| STATES[row % 5].to_owned()))),
                    ("s_zip", texts((from..from + n).map(|row| format!("{:05}", row * 811)))),
                ]
            }),
        ),
    ]
}
