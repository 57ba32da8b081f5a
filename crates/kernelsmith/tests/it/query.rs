//! Compiled pipelines compared with interpreted ones, on random expressions and batches.

use crate::native::{careful, every_width};
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
    let (mut is, mut should) = (Aggregation::new(&pipeline), Aggregation::new(&pipeline));
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
        let (is, should) = (is.finish(), should.finish());
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

/// Columns like TPC-H's `lineitem`: price, discount, quantity, tax, ship date, return flag, line status.
fn line_items(rng: &mut random::Rng, ty: DataType, rows: usize) -> Vec<Vec<u8>> {
    let mut number = |low: i64, high: i64| -> Vec<u8> {
        let cents = (0..rows).map(|_| rng.between(low, high));
        match ty {
            DataType::Float64 => cents.flat_map(|cents| (cents as f64 / 100.0).to_ne_bytes()).collect(),
            _ => cents.flat_map(|cents| i128::from(cents).to_ne_bytes()).collect(),
        }
    };
    let mut columns = vec![number(90_000, 10_500_000), number(0, 10), number(100, 5_000), number(0, 8)];
    columns.push((0..rows).flat_map(|_| (rng.between(8_036, 10_561) as i32).to_ne_bytes()).collect());
    let flags: Vec<u8> = (0..rows).map(|_| rng.pick(b"ANR")).collect();
    columns.push(flags.clone());
    columns.push(flags.iter().map(|flag| if *flag == b'N' { rng.pick(b"OF") } else { b'F' }).collect());
    columns
}

/// A text column of one byte per row, as views.
fn views(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().map(|&byte| u128::from(byte) << 32 | 1).flat_map(u128::to_le_bytes).collect()
}

/// TPC-H's queries 1 and 6 with floats and decimals, over several batches.
#[test]
fn known_queries_are_compiled() {
    let Some(jit) = careful() else { return };
    let decimal = DataType::Decimal { precision: 15, scale: 2 };
    for ty in [DataType::Float64, decimal] {
        let number = |cents: i64| match ty {
            DataType::Float64 => Value::from(cents as f64 / 100.0),
            _ => cents.into(),
        };
        let literal = |value: Value, ty| Expression::literal(value, ty).expect("a literal");
        let column = |number| Expression::column(number, ty);
        let date = || Expression::column(4, DataType::Date);
        let compare = |a: Expression, operator, b: Expression| a.compare(operator, b).expect("one type");
        let compute =
            |a: Expression, operator, b: Expression| a.arithmetic(operator, Overflow::Wrapping, b).expect("numbers");
        use ArithmeticOperator::{Add, Multiply, Subtract};
        use ComparisonOperator::{GreaterOrEqual, Less, LessOrEqual};
        let q6_filter = [
            compare(date(), GreaterOrEqual, literal(8_766.into(), DataType::Date)),
            compare(date(), Less, literal(9_131.into(), DataType::Date)),
            compare(column(1), GreaterOrEqual, literal(number(5), ty)),
            compare(column(1), LessOrEqual, literal(number(7), ty)),
            compare(column(2), Less, literal(number(2_400), ty)),
        ];
        let q6_filter = q6_filter.into_iter().reduce(|a, b| a.and(b).expect("truth values"));
        let sum = |of| Aggregate::new(AggregateFunction::Sum, of).expect("a number");
        let q6 = Output::Aggregate { keys: vec![], aggregates: vec![sum(compute(column(0), Multiply, column(1)))] };
        let q6 = Pipeline::new(q6_filter, q6).expect("a pipeline");
        let one = || match ty {
            DataType::Float64 => literal(1.0.into(), ty),
            _ => literal(1.into(), DataType::Decimal { precision: 20, scale: 0 }),
        };
        let discounted = compute(column(0), Multiply, compute(one(), Subtract, column(1)));
        let charge = compute(discounted.clone(), Multiply, compute(one(), Add, column(3)));
        let sums = [column(2), column(0), discounted, charge, column(1)].into_iter().map(sum);
        let keys = vec![Expression::column(5, DataType::String), Expression::column(6, DataType::UInt8)];
        let q1 = Output::Aggregate { keys, aggregates: sums.chain([Aggregate::count_rows()]).collect() };
        let q1_filter = compare(date(), LessOrEqual, literal(10_471.into(), DataType::Date));
        let q1 = Pipeline::new(Some(q1_filter), q1).expect("a pipeline");
        for (pipeline, n_groups, n_compiled) in [(q6, 1, 6), (q1, 4, 5)] {
            let code = jit.pipeline(&pipeline, &Layout { nullable: vec![], max_groups: 4 }).expect("code");
            let (mut is, mut should) = (Aggregation::new(&pipeline), Aggregation::new(&pipeline));
            let (mut rng, mut compiled) = (random::Rng::new(6), 0);
            for rows in [1000, 1003, 1, 64, 8192, 0] {
                let mut columns = line_items(&mut rng, ty, rows);
                columns[5] = views(&columns[5]);
                let types = [ty, ty, ty, ty, DataType::Date, DataType::String, DataType::UInt8];
                let columns: Vec<Column<'_>> = columns
                    .iter()
                    .zip(types)
                    .map(|(bytes, ty)| {
                        let data = match ty {
                            DataType::String => Data::Views { views: bytes, buffers: &[] },
                            _ => Data::Values(bytes),
                        };
                        Column::new(ty, rows, data, None).expect("bytes of all rows")
                    })
                    .collect();
                let batch = Batch::new(rows, columns).expect("columns of one length");
                compiled += usize::from(is.update(&batch, Some(&code)).expect("no row fails"));
                should.update(&batch, None).expect("no row fails");
            }
            // The first batch of grouped rows has new groups.
            assert_eq!(compiled, n_compiled, "{ty}");
            let (is, should) = (is.finish(), should.finish());
            assert_eq!((is.rows, &is.keys), (n_groups, &should.keys), "{ty}");
            let text = || format!("{ty}");
            compare_columns(&is.aggregates, &should.aggregates, &[true; 6], &text);
        }
    }
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
