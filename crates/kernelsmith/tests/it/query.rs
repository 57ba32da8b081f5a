//! Compiled pipelines compared with interpreted ones, on random expressions and batches.

use crate::compilers::{careful, every_width};
use kernelsmith::query::random::{Case, Content};
use kernelsmith::query::*;
use kernelsmith::{ErrorKind, Jit};

/// Equal, except for payloads of NaNs, and the order of sums of floats if `is_sum`.
fn is_same(a: &Value, b: &Value, is_sum: bool) -> bool {
    match (a, b) {
        (Value::Float32(a), Value::Float32(b)) if a.is_nan() && b.is_nan() => true,
        (Value::Float64(a), Value::Float64(b)) if a.is_nan() && b.is_nan() => true,
        // Terms of up to 1e19 may cancel or exceed the range in one order only.
        (Value::Float64(a), Value::Float64(b)) if is_sum => {
            a == b || (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1e10)
        }
        (a, b) => a.is_same(b),
    }
}

/// What happened in the cases.
#[derive(Default, Debug)]
struct Counts {
    /// Pipelines with code.
    compiled: usize,
    /// Batches that the code computed.
    ran: usize,
    /// Batches that it left to the interpreter although no row fails.
    left: usize,
    /// Batches with a row that fails.
    failed: usize,
}

fn compile(jit: &Jit, pipeline: &Pipeline, case: &Case, seed: u64) -> Option<PipelineCode> {
    let layout = Layout { nullable: (0..case.columns.len()).collect(), max_groups: MAX_CODE_GROUPS };
    match jit.pipeline(pipeline, &layout) {
        Ok(code) => Some(code),
        Err(error) => {
            let is_refused = pipeline.supports_code().is_err() && error.kind() == ErrorKind::Unsupported;
            assert!(is_refused, "seed {seed}: {error}");
            None
        }
    }
}

fn compare_columns(is: &[Array], should: &[Array], sums: &[bool], text: &dyn Fn() -> String) {
    for (number, (is, should)) in is.iter().zip(should).enumerate() {
        assert_eq!((is.ty, is.rows), (should.ty, should.rows), "{}", text());
        for row in 0..is.rows {
            let (is, should) = (is.value(row), should.value(row));
            let is_sum = sums.get(number).copied().unwrap_or(false);
            assert!(is_same(&is, &should, is_sum), "{}, row {row}: {is:?}, wanted {should:?}", text());
        }
    }
}

fn check_projection(jit: &Jit, seed: u64, counts: &mut Counts) {
    let case = Case::new(seed, 150, Content::Equality);
    let pipeline = case.pipeline(seed, false);
    let Some(code) = compile(jit, &pipeline, &case, seed) else { return };
    counts.compiled += 1;
    let text = || format!("seed {seed}: {:?}", pipeline.output());
    case.with_batch(|batch| match (pipeline.project(batch, Some(&code)), pipeline.project(batch, None)) {
        (Ok(is), Ok(should)) => {
            *(if is.is_compiled { &mut counts.ran } else { &mut counts.left }) += 1;
            assert_eq!(is.rows, should.rows, "{}", text());
            compare_columns(&is.columns, &should.columns, &[], &text);
        }
        (is, should) => {
            assert_eq!(is.err(), should.err(), "{}", text());
            counts.failed += 1;
        }
    });
}

fn check_aggregates(jit: &Jit, seed: u64, counts: &mut Counts) {
    let case = Case::new(seed, 150, Content::Equality);
    let pipeline = case.pipeline(seed, true);
    let Some(code) = compile(jit, &pipeline, &case, seed) else { return };
    let Output::Aggregate { aggregates, .. } = pipeline.output() else { panic!("aggregates") };
    let order_matters =
        |aggregate: &Aggregate| matches!(aggregate.function(), AggregateFunction::Sum | AggregateFunction::Average);
    let sums: Vec<bool> = aggregates.iter().map(order_matters).collect();
    counts.compiled += 1;
    let text = || format!("seed {seed}: {:?}", pipeline.output());
    let (mut is, mut should) = (Aggregation::new(&pipeline).unwrap(), Aggregation::new(&pipeline).unwrap());
    case.with_batch(|batch| {
        // Twice, so that states of both kinds are merged.
        for _ in 0..2 {
            match (is.update(batch, Some(&code)), should.update(batch, None)) {
                (Ok(ran), Ok(_)) => *(if ran { &mut counts.ran } else { &mut counts.left }) += 1,
                (is, should) => {
                    assert_eq!(is.err(), should.err(), "{}", text());
                    counts.failed += 1;
                    return;
                }
            }
        }
        let (is, should) = (is.finish().unwrap(), should.finish().unwrap());
        // Code finds groups of rows that the filter removes, so the order may differ.
        assert_eq!(is.rows, should.rows, "{}", text());
        let order = |groups: &Groups| {
            let key = |row: usize| format!("{:?}", groups.keys.iter().map(|key| key.value(row)).collect::<Vec<_>>());
            let mut rows: Vec<usize> = (0..groups.rows).collect();
            rows.sort_by_key(|&row| key(row));
            rows
        };
        for (a, b) in order(&is).into_iter().zip(order(&should)) {
            for (is, should) in is.keys.iter().zip(&should.keys) {
                assert!(is_same(&is.value(a), &should.value(b), false), "{}", text());
            }
            for ((is, should), is_sum) in is.aggregates.iter().zip(&should.aggregates).zip(&sums) {
                let (is, should) = (is.value(a), should.value(b));
                assert!(is_same(&is, &should, *is_sum), "{}: {is:?}, wanted {should:?}", text());
            }
        }
    });
}

#[test]
fn compiled_projections_equal_interpreted_ones() {
    let Some(jit) = careful() else { return };
    let mut counts = Counts::default();
    (0..1_500).for_each(|seed| check_projection(&jit, seed, &mut counts));
    assert!(counts.ran > 600 && counts.failed > 50, "{counts:?}");
}

#[test]
fn compiled_aggregates_equal_interpreted_ones() {
    let Some(jit) = careful() else { return };
    let mut counts = Counts::default();
    (0..1_500).for_each(|seed| check_aggregates(&jit, seed, &mut counts));
    assert!(counts.ran > 600 && counts.failed > 50, "{counts:?}");
}

/// Older machines, and one with wider vectors, give the same results with other instructions.
#[test]
fn pipelines_of_every_level_equal_interpreted_ones() {
    for jit in every_width() {
        let mut counts = Counts::default();
        for seed in 2_000..2_100 {
            check_projection(&jit, seed, &mut counts);
            check_aggregates(&jit, seed, &mut counts);
        }
        assert!(counts.ran > 40, "{counts:?}");
    }
}
