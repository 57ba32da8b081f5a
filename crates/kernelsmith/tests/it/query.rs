//! Compiled pipelines compared with interpreted ones, on random expressions and batches.

use crate::compilers::{careful, every_width};
use kernelsmith::query::random::{Case, Content, Rng};
use kernelsmith::query::*;
use kernelsmith::{ErrorKind, Jit};
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;

/// Equal to the last bit, or but for the order of sums of floats if `is_sum`.
fn is_same(a: &Value, b: &Value, is_sum: bool) -> bool {
    match (a, b) {
        // Terms of up to 1e19 may cancel or exceed the range in one order only.
        (Value::Float64(a), Value::Float64(b)) if is_sum => {
            a == b || a.to_bits() == b.to_bits() || (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1e10)
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
    // Pipelines with keys have seeds that are multiples of 3.
    let max_groups = if (seed / 3).is_multiple_of(2) { MAX_CODE_GROUPS } else { usize::MAX };
    let layout = Layout { nullable: (0..case.columns.len()).collect(), max_groups };
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
        compare_groups(&is.finish().unwrap(), &should.finish().unwrap(), &sums, &text);
    });
}

/// Compares groups in the order of their keys.
fn compare_groups(is: &Groups, should: &Groups, sums: &[bool], text: &dyn Fn() -> String) {
    assert_eq!((is.rows, is.aggregates.len()), (should.rows, sums.len()), "{}", text());
    let order = |groups: &Groups| {
        let key = |row: usize| format!("{:?}", groups.keys.iter().map(|key| key.value(row)).collect::<Vec<_>>());
        let mut rows: Vec<usize> = (0..groups.rows).collect();
        rows.sort_by_cached_key(|&row| key(row));
        rows
    };
    for (a, b) in order(is).into_iter().zip(order(should)) {
        for (is, should) in is.keys.iter().zip(&should.keys) {
            assert!(is_same(&is.value(a), &should.value(b), false), "{}", text());
        }
        for ((is, should), is_sum) in is.aggregates.iter().zip(&should.aggregates).zip(sums) {
            let (is, should) = (is.value(a), should.value(b));
            assert!(is_same(&is, &should, *is_sum), "{}: {is:?}, wanted {should:?}", text());
        }
    }
}

/// A projection and an aggregation of a seed.
pub(crate) fn check_random(jit: &Jit, seed: u64) {
    let mut counts = Counts::default();
    check_projection(jit, seed, &mut counts);
    check_aggregates(jit, seed, &mut counts);
}

/// Number of seeds between two entries of the log.
const STEP: u64 = 1_000;

#[test]
#[ignore = "runs for long: cargo xtask soak query"]
fn soak() {
    let wanted: u64 = std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/soak/query"));
    fs::create_dir_all(&folder).unwrap();
    let mut log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap();
    let state = folder.join("next");
    let mut next: u64 = fs::read_to_string(&state).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    let jits = every_width();
    assert!(!jits.is_empty(), "no code runs on this host");
    while next < wanted {
        let (start, until) = (Instant::now(), (next + STEP).min(wanted));
        (next..until).for_each(|seed| check_random(&jits[seed as usize % jits.len()], seed));
        let line = format!("seeds {next}..{until} right, {:.1} s", start.elapsed().as_secs_f64());
        println!("{line}");
        writeln!(log, "{line}").unwrap();
        fs::write(&state, until.to_string()).unwrap();
        next = until;
    }
    println!("seeds 0..{next} right");
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

/// Groups whose keys are operations: in one of them they are NULL, which no later batch may take for 0. Two small keys are
/// compared as one word.
#[test]
fn computed_keys_that_are_null_are_not_zero() {
    let Some(jit) = careful() else { return };
    for (ty, n_keys) in [(DataType::Int64, 1), (DataType::Int64, 2), (DataType::Int32, 1), (DataType::Int32, 2)] {
        let column = || Expression::column(0, ty);
        let one = Expression::literal(Value::Int(1), ty).unwrap();
        let key = column().arithmetic(ArithmeticOperator::Add, Overflow::Wrapping, one).unwrap();
        let aggregates = vec![Aggregate::count_rows(), Aggregate::new(AggregateFunction::Sum, column()).unwrap()];
        let pipeline = Pipeline::new(None, Output::Aggregate { keys: vec![key; n_keys], aggregates }).unwrap();
        let cell = ty.cell_bytes();
        let bytes: Vec<u8> = (0..64i64).flat_map(|row| (row % 4 - 2).to_le_bytes()[..cell].to_vec()).collect();
        let valid = [0b0111_0111; 8];
        for max_groups in [MAX_CODE_GROUPS, usize::MAX] {
            let code = jit.pipeline(&pipeline, &Layout { nullable: Vec::new(), max_groups }).unwrap();
            let (mut is, mut should) = (Aggregation::new(&pipeline).unwrap(), Aggregation::new(&pipeline).unwrap());
            let mut n_compiled = 0;
            for has_nulls in [true, false, false] {
                let valid = has_nulls.then(|| Bits::new(&valid, 0));
                let column = Column::new(ty, 64, Data::Values(&bytes), valid).unwrap();
                let batch = Batch::new(64, vec![column]).unwrap();
                n_compiled += usize::from(is.update(&batch, Some(&code)).unwrap());
                should.update(&batch, None).unwrap();
            }
            let text = || format!("{n_keys} keys of {ty:?}, {max_groups} groups");
            assert!(n_compiled > 0, "{}", text());
            compare_groups(&is.finish().unwrap(), &should.finish().unwrap(), &[false; 2], &text);
        }
    }
}

/// A column of numbers or of texts with up to 12 bytes, some of them NULL.
struct Grouped {
    ty: DataType,
    bytes: Vec<u8>,
    valid: Vec<u8>,
}

impl Grouped {
    fn new(rng: &mut Rng, ty: DataType, rows: usize, n_values: usize) -> Grouped {
        let mut bytes = Vec::new();
        for _ in 0..rows {
            let value = rng.below(n_values) as u64;
            match ty {
                DataType::String => {
                    // A view: the length, then the text.
                    let digits = format!("{value:x}");
                    let mut view = [0; 16];
                    view[0] = digits.len() as u8;
                    view[4..4 + digits.len()].copy_from_slice(digits.as_bytes());
                    bytes.extend(view);
                }
                DataType::Int16 => bytes.extend((value as i16).to_ne_bytes()),
                DataType::Decimal { .. } => bytes.extend((i128::from(value) - 50).to_ne_bytes()),
                // Whole numbers, whose sums are exact in any order.
                DataType::Float64 => bytes.extend((value as f64 - 100.0).to_ne_bytes()),
                _ => bytes.extend(value.wrapping_mul(0x1_0000_0001).to_ne_bytes()),
            }
        }
        let valid = (0..rows.div_ceil(8)).map(|_| (rng.bits() | rng.bits() | rng.bits()) as u8).collect();
        Grouped { ty, bytes, valid }
    }

    fn column(&self, rows: usize, has_nulls: bool) -> Column<'_> {
        let data = match self.ty {
            DataType::String => Data::Views { views: &self.bytes, buffers: &[] },
            _ => Data::Values(&self.bytes),
        };
        let valid = has_nulls.then(|| Bits::new(&self.valid, 0));
        Column::new(self.ty, rows, data, valid).expect("a column of the rows")
    }
}

/// Thousands of groups, in batches of any length with and without NULLs, some of them interpreted; the table grows within
/// batches, and groups of both kinds are merged.
#[test]
fn many_groups_equal_interpreted_ones() {
    let Some(jit) = careful() else { return };
    let n_few = check_many_groups(&jit, 0..24);
    assert!(n_few > 3, "{n_few} batches with a mask for each group");
}

/// Returns how many batches code with a mask for each group added.
pub(crate) fn check_many_groups(jit: &Jit, seeds: Range<u64>) -> usize {
    let decimal = DataType::Decimal { precision: 15, scale: 2 };
    let types = [DataType::Int64, DataType::String, DataType::Int16, DataType::Float64, decimal];
    let column = |at: usize| Expression::column(at, types[at]);
    let mut n_few = 0;
    for seed in seeds {
        let rng = &mut Rng::new(seed);
        let n_values = rng.pick(&[1, 2, 40, 3_000]);
        let mut keys: Vec<Expression> = (0..types.len()).filter(|_| rng.one_in(2)).map(column).collect();
        if keys.is_empty() {
            keys.push(column(0));
        }
        let new = |function, at: usize| Aggregate::new(function, column(at)).unwrap();
        let aggregates = vec![
            Aggregate::count_rows(),
            new(AggregateFunction::Sum, 3),
            new(AggregateFunction::Average, 3),
            new(AggregateFunction::Sum, 4),
            new(AggregateFunction::Minimum, 3),
            new(AggregateFunction::Maximum, 2),
            new(AggregateFunction::Count, 0),
            new(AggregateFunction::Sum, 0),
        ];
        let filter = column(2).compare(ComparisonOperator::Greater, Expression::literal(0.into(), types[2]).unwrap());
        let filter = rng.one_in(2).then(|| filter.unwrap());
        let sums = vec![false; aggregates.len()];
        let pipeline = Pipeline::new(filter, Output::Aggregate { keys, aggregates }).unwrap();
        let code = |nullable| jit.pipeline(&pipeline, &Layout { nullable, max_groups: usize::MAX }).unwrap();
        let codes = [code(vec![]), code((0..types.len()).collect())];
        // Where there are few groups, those in the table may have masks.
        let few = Layout { nullable: (0..types.len()).collect(), max_groups: MAX_CODE_GROUPS };
        let few = jit.pipeline(&pipeline, &few).unwrap();
        let mut is = Aggregation::new(&pipeline).unwrap();
        let (mut other, mut should) = (is.clone(), is.clone());
        for _ in 0..6 {
            let rows = rng.below(2_000);
            let columns = types.map(|ty| Grouped::new(rng, ty, rows, n_values));
            let has_nulls = rng.one_in(2);
            let columns = columns.iter().map(|column| column.column(rows, has_nulls)).collect();
            let batch = Batch::new(rows, columns).unwrap();
            let to = if rng.one_in(3) { &mut other } else { &mut is };
            let code = (!rng.one_in(4)).then(|| &codes[usize::from(has_nulls)]);
            let limit = to.bytes_after(rows);
            if to.update_compiled(&batch, &few).unwrap() {
                n_few += 1;
                should.update(&batch, None).unwrap();
                continue;
            }
            assert_eq!(to.update(&batch, code).unwrap(), code.is_some(), "seed {seed}");
            assert!(to.bytes() <= limit, "seed {seed}: {} bytes, at most {limit} were announced", to.bytes());
            should.update(&batch, None).unwrap();
        }
        is.merge(&other).unwrap();
        compare_groups(&is.finish().unwrap(), &should.finish().unwrap(), &sums, &|| format!("seed {seed}"));
    }
    n_few
}

/// Keys that are NULL have the value 0 in the table of known groups, which rows of a batch without NULLs may have, too.
#[test]
fn groups_of_null_get_no_rows_of_zero() {
    let Some(jit) = careful() else { return };
    let types = [DataType::Int64, DataType::Int16, DataType::Bool, DataType::UInt8];
    let column = |at: usize| Expression::column(at, types[at]);
    for keys in [vec![column(0)], vec![column(1), column(3)], vec![column(2), column(1), column(0)]] {
        let aggregates = vec![Aggregate::count_rows()];
        let pipeline = Pipeline::new(None, Output::Aggregate { keys, aggregates }).unwrap();
        let mut start = Aggregation::new(&pipeline).unwrap();
        let batch = |numbers: &[i64], has_nulls: bool, check: &mut dyn FnMut(&Batch<'_>)| {
            let rows = numbers.len();
            let wide: Vec<u8> = numbers.iter().flat_map(|x| x.to_ne_bytes()).collect();
            let short: Vec<u8> = numbers.iter().flat_map(|&x| (x as i16).to_ne_bytes()).collect();
            let small: Vec<u8> = numbers.iter().map(|&x| x as u8).collect();
            let bits: Vec<u8> = vec![0; rows.div_ceil(8)];
            // The first row is NULL.
            let valid: Vec<u8> = vec![0xfe; rows.div_ceil(8)];
            let data =
                [Data::Values(&wide), Data::Values(&short), Data::Bits(Bits::new(&bits, 0)), Data::Values(&small)];
            let column = |(ty, data)| Column::new(ty, rows, data, has_nulls.then(|| Bits::new(&valid, 0))).unwrap();
            check(&Batch::new(rows, types.into_iter().zip(data).map(column).collect()).unwrap());
        };
        batch(&[0, 5], true, &mut |batch| assert!(!start.update(batch, None).unwrap()));
        for numbers in [[0; 20], [5; 20]] {
            batch(&numbers, false, &mut |batch| {
                for nullable in [vec![], vec![0, 1, 2, 3]] {
                    let code = jit.pipeline(&pipeline, &Layout { nullable, max_groups: MAX_CODE_GROUPS }).unwrap();
                    let [mut is, mut should] = [(); 2].map(|()| start.clone());
                    is.update(batch, Some(&code)).unwrap();
                    should.update(batch, None).unwrap();
                    compare_groups(&is.finish().unwrap(), &should.finish().unwrap(), &[false], &|| {
                        format!("{numbers:?}")
                    });
                }
            });
        }
    }
}

/// A batch that code must leave to the interpreter changes no group, although groups of its rows are in the table.
#[test]
fn a_failed_batch_leaves_the_table_as_it_was() {
    let Some(jit) = careful() else { return };
    let column = |at: usize| Expression::column(at, DataType::Int64);
    let quotient = column(0).arithmetic(ArithmeticOperator::Divide, Overflow::Checked, column(1)).unwrap();
    let aggregates = vec![Aggregate::new(AggregateFunction::Sum, quotient).unwrap()];
    let pipeline = Pipeline::new(None, Output::Aggregate { keys: vec![column(0)], aggregates }).unwrap();
    let code = jit.pipeline(&pipeline, &Layout { nullable: vec![], max_groups: usize::MAX }).unwrap();
    let bytes = |f: &dyn Fn(i64) -> i64| (0..100).flat_map(|row| f(row).to_ne_bytes()).collect::<Vec<u8>>();
    let (numbers, ones, zero) = (bytes(&|row| row % 20), bytes(&|_| 1), bytes(&|row| i64::from(row != 99)));
    let batch = |divisors| {
        let column = |bytes| Column::new(DataType::Int64, 100, Data::Values(bytes), None).unwrap();
        Batch::new(100, vec![column(&numbers), column(divisors)]).unwrap()
    };
    let mut aggregation = Aggregation::new(&pipeline).unwrap();
    assert!(aggregation.update(&batch(&ones), Some(&code)).unwrap());
    let before = aggregation.finish().unwrap();
    assert!(aggregation.update(&batch(&zero), Some(&code)).is_err());
    assert_eq!(aggregation.finish().unwrap(), before);
    assert_eq!(before.rows, 20);
}

/// Terms that differ only in the sign of a zero are equal, but not the same.
#[test]
fn zeros_of_both_signs_are_different_terms() {
    let Some(jit) = careful() else { return };
    let sum = |zero: f64| {
        let zero = Expression::literal(Value::Float64(zero), DataType::Float64).unwrap();
        let column = Expression::column(0, DataType::Float64);
        column.arithmetic(ArithmeticOperator::Add, Overflow::Checked, zero).unwrap()
    };
    // Each term twice, so that it is shared.
    let terms = [0.0, -0.0, 0.0, -0.0].map(sum).to_vec();
    let aggregates = terms.iter().map(|term| Aggregate::new(AggregateFunction::Minimum, term.clone()).unwrap());
    let bytes = (-0.0f64).to_ne_bytes().repeat(100);
    let column = Column::new(DataType::Float64, 100, Data::Values(&bytes), None).unwrap();
    let batch = Batch::new(100, vec![column]).unwrap();
    let layout = Layout { nullable: vec![], max_groups: usize::MAX };

    let pipeline = Pipeline::new(None, Output::Project(terms.clone())).unwrap();
    let code = jit.pipeline(&pipeline, &layout).unwrap();
    let projected = pipeline.project(&batch, Some(&code)).unwrap();
    assert!(projected.is_compiled);
    let zeros = [0.0, -0.0, 0.0, -0.0].map(Value::Float64);
    for (column, zero) in projected.columns.iter().zip(&zeros) {
        assert!((0..100).all(|row| column.value(row).is_same(zero)), "{zero:?}");
    }

    let output = Output::Aggregate { keys: vec![], aggregates: aggregates.collect() };
    let pipeline = Pipeline::new(None, output).unwrap();
    let code = jit.pipeline(&pipeline, &layout).unwrap();
    let mut aggregation = Aggregation::new(&pipeline).unwrap();
    assert!(aggregation.update(&batch, Some(&code)).unwrap());
    let groups = aggregation.finish().unwrap();
    for (column, zero) in groups.aggregates.iter().zip(&zeros) {
        assert!(column.value(0).is_same(zero), "{zero:?}");
    }
}

/// What the soak found: a NaN that folding computes has no sign, one that x86-64 computes has one.
#[test]
fn folded_nans_are_those_that_machines_compute() {
    for jit in every_width() {
        check_random(&jit, 10_254);
    }
}

/// Code adds decimals in 64 bits, as many at a time as cannot exceed them; it leaves larger ones to the interpreter.
#[test]
fn sums_of_decimals_are_exact_at_the_limits_of_code() {
    const ROWS: usize = 20_003;
    let ty = DataType::Decimal { precision: 15, scale: 2 };
    let column = |at: usize| Expression::column(at, ty);
    let product = column(0).arithmetic(ArithmeticOperator::Multiply, Overflow::Checked, column(1)).unwrap();
    let key = Expression::column(2, DataType::UInt8);
    let bytes = |value: i128| value.to_ne_bytes().repeat(ROWS);
    let of_keys: Vec<u8> = (0..ROWS).map(|row| (row % 3) as u8).collect();
    let limit = 1i128 << 50;
    // The factors, and whether code adds them and their products.
    let cases = [
        (limit - 1, 1, [true, true]),
        (limit, 1, [false, false]),
        (-limit, 1, [true, false]),
        (-limit - 1, 0, [false, false]),
        ((1 << 20) + 1, (1 << 30) - 1024, [true, true]),
        (1 << 20, 1 << 30, [true, false]),
        (-(1 << 20), 1 << 30, [true, true]),
        (-(1 << 20), (1 << 30) + 1, [true, false]),
        ((1 << 31) - 1, 0, [true, true]),
        (-(1 << 31), -(1 << 19), [true, false]),
    ];
    for jit in every_width() {
        for keys in [vec![], vec![key.clone()]] {
            for (argument, is_product) in [(column(0), false), (product.clone(), true)] {
                let sum = Aggregate::new(AggregateFunction::Sum, argument).unwrap();
                let output = Output::Aggregate { keys: keys.clone(), aggregates: vec![sum] };
                let pipeline = Pipeline::new(None, output).unwrap();
                let code = jit.pipeline(&pipeline, &Layout { nullable: vec![], max_groups: 3 }).unwrap();
                for (a, b, is_added) in cases {
                    let (of_a, of_b) = (bytes(a), bytes(b));
                    let numbers = |bytes| Column::new(ty, ROWS, Data::Values(bytes), None).unwrap();
                    let keys = Column::new(DataType::UInt8, ROWS, Data::Values(&of_keys), None).unwrap();
                    let batch = Batch::new(ROWS, vec![numbers(&of_a), numbers(&of_b), keys]).unwrap();
                    let mut aggregation = Aggregation::new(&pipeline).unwrap();
                    // Code needs the groups.
                    aggregation.update(&batch, None).unwrap();
                    let is_compiled = aggregation.update(&batch, Some(&code)).unwrap();
                    let text = format!("{a} and {b}, product {is_product}");
                    // A factor with too many bits leaves the batch, too.
                    let has_small_factors = a.abs() <= 1 << 31 && b.abs() < 1 << 31;
                    let is_wanted = if is_product { is_added[1] && has_small_factors } else { is_added[0] };
                    assert_eq!(is_compiled, is_wanted, "{text}");
                    let groups = aggregation.finish().unwrap();
                    let n_groups = groups.rows;
                    for row in 0..n_groups {
                        let n = 2 * (ROWS / n_groups + usize::from(row < ROWS % n_groups)) as i128;
                        let wanted = n * if is_product { a * b } else { a };
                        assert_eq!(groups.aggregates[0].value(row), Value::Int(wanted), "{text}");
                    }
                }
            }
        }
    }
}
