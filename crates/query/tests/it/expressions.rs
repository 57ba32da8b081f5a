//! The interpreter compared with the definition, on random expressions over random batches.

use crate::reference::value_of;
use kernelsmith_query::random::{Case, Content};
use kernelsmith_query::*;

/// Compares a case; returns whether a row fails, and the number of rows.
fn check(seed: u64, content: Content) -> (usize, usize) {
    let case = Case::new(seed, 60, content);
    let rows: Vec<Vec<Value>> =
        (0..case.rows).map(|row| case.columns.iter().map(|column| column.values[row].clone()).collect()).collect();
    let should: Vec<Result<Value, RowErrorKind>> = rows.iter().map(|row| value_of(&case.expression, row)).collect();
    let text = || format!("seed {seed}: {}", case.expression);
    let failed = should.iter().any(Result::is_err);
    case.with_batch(|batch| {
        match evaluate(&case.expression, batch) {
            Ok(array) => {
                assert!(!failed, "{}: a row fails, the batch does not", text());
                assert_eq!(array.rows, case.rows);
                for (row, should) in should.iter().enumerate() {
                    let (is, should) = (array.value(row), should.as_ref().expect("no row failed"));
                    assert!(is.is_same(should), "{}, row {row}: {is:?}, wanted {should:?}", text());
                }
            }
            Err(EvaluateError::Row { row, kind }) => {
                assert_eq!(should[row], Err(kind), "{}, row {row}", text());
            }
            Err(error) => panic!("{}: {error}", text()),
        }
        // Without the rows that fail, nothing fails, and the other rows have their results.
        let live: Vec<bool> = should.iter().map(Result::is_ok).collect();
        let array = evaluate_rows(&case.expression, batch, &live).unwrap_or_else(|error| panic!("{}: {error}", text()));
        for (row, should) in should.iter().enumerate() {
            if let Ok(should) = should {
                let is = array.value(row);
                assert!(is.is_same(should), "{}, live row {row}: {is:?}, wanted {should:?}", text());
            }
        }
    });
    (usize::from(failed), case.rows)
}

fn run(seeds: std::ops::Range<u64>, content: Content) {
    let n = seeds.clone().count();
    let (mut failed, mut rows) = (0, 0);
    for seed in seeds {
        let (failure, n_rows) = check(seed, content);
        (failed, rows) = (failed + failure, rows + n_rows);
    }
    // The test covers both outcomes.
    assert!(failed > n / 50 && failed < n / 2 && rows > 10 * n, "{failed} of {n} failed, {rows} rows");
}

#[test]
fn interpreted_expressions_equal_their_definition() {
    run(0..20_000, Content::All);
}

#[test]
fn interpreted_numbers_equal_their_definition() {
    run(1 << 32..(1 << 32) + 20_000, Content::Numbers);
}
