//! A sample of the comparison that the example `workloads` makes with more rows, in more ways.
//!
//! Invariant: results with the rule equal those without it.

use crate::support::runtime;
use crate::workloads::compare::{How, differences};
use crate::workloads::{NAMES, Settings, Texts, workload};

fn check(settings: &Settings, how: How, partitions: usize) {
    for name in NAMES {
        let (found, n) = runtime().block_on(differences(name, settings, how, partitions, None)).unwrap();
        assert!(found.is_empty(), "{name}: of {n} queries differ {found:#?}");
    }
}

#[test]
fn queries_are_many() {
    let settings = Settings { rows: 100, ..Settings::default() };
    let all = NAMES.map(|name| workload(name, &settings).unwrap());
    assert_eq!(all.each_ref().map(|workload| workload.queries.len()), [52, 34]);
    assert_eq!(all[0].tables[0].1[0].num_columns(), 105);
}

#[test]
fn results_are_equal() {
    let settings = Settings { rows: 600, batch: 100, nulls: 20, ..Settings::default() };
    check(&settings, How::Code, 2);
    check(&Settings { rows: 200, batch: 7, texts: Texts::Offsets, ..settings.clone() }, How::Left, 1);
    check(&Settings { rows: 200, nulls: 500, texts: Texts::Dictionaries, ..settings.clone() }, How::Interpreted, 1);
    check(&Settings { rows: 200, texts: Texts::Views, ..settings }, How::Default, 2);
}
