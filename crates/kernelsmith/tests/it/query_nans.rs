//! NaNs that pipelines compute are positive on every machine; those of columns keep their bits.

use crate::compilers::every_width;
use kernelsmith::Jit;
use kernelsmith::query::*;

/// The positive quiet NaN without a payload.
const POSITIVE: u64 = 0x7ff8 << 48;

const SPECIAL: [f64; 11] = [
    0.0,
    -0.0,
    1.0,
    -2.0,
    1e300,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::from_bits(0x7ff8 << 48),
    f64::from_bits(0xfff8 << 48),
    f64::from_bits(0x7ff8_0000_0000_0123),
    f64::from_bits(0xfff8_0000_0000_0456),
];

fn x() -> Expression {
    Expression::column(0, DataType::Float64)
}

fn y() -> Expression {
    Expression::column(1, DataType::Float64)
}

fn constant(value: f64) -> Expression {
    Expression::literal(Value::Float64(value), DataType::Float64).unwrap()
}

fn arithmetic(operator: ArithmeticOperator, a: Expression, b: Expression) -> Expression {
    a.arithmetic(operator, Overflow::Checked, b).unwrap()
}

/// Values that operations on floats compute.
fn computed() -> Vec<Expression> {
    use ArithmeticOperator::{Add, Divide, Multiply, Subtract};
    let mut all: Vec<Expression> =
        [Add, Subtract, Multiply, Divide].map(|operator| arithmetic(operator, x(), y())).to_vec();
    let quotient = all[3].clone();
    all.push(x().math(MathFunction::SquareRoot).unwrap());
    all.push(x().math(MathFunction::Floor).unwrap());
    all.push(x().cast(DataType::Float32, CastMode::Checked).unwrap());
    all.push(all[6].clone().cast(DataType::Float64, CastMode::Checked).unwrap());
    // These change the sign of what they get, but a computed NaN has none.
    all.push(quotient.clone().negate(Overflow::Checked).unwrap());
    all.push(quotient.math(MathFunction::Absolute).unwrap());
    all
}

/// Everything that sees the bits of a value.
fn observers(value: &Expression) -> Vec<Expression> {
    use ComparisonOperator::*;
    let mut all = Vec::new();
    let ty = value.ty();
    let constant = |x: f64| match ty {
        DataType::Float32 => Expression::literal(Value::Float32(x as f32), ty).unwrap(),
        _ => Expression::literal(Value::Float64(x), ty).unwrap(),
    };
    let others = [0.0, -0.0, 1.0, -2.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, -f64::NAN].map(constant);
    for operator in [Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual, Distinct, NotDistinct] {
        all.extend(others.iter().map(|other| value.clone().compare(operator, other.clone()).unwrap()));
        all.push(others[2].clone().compare(operator, value.clone()).unwrap());
        all.push(value.clone().compare(operator, value.clone()).unwrap());
    }
    let list = [f64::NAN, 1.0].map(|x| match ty {
        DataType::Float32 => Value::Float32(x as f32),
        _ => Value::Float64(x),
    });
    all.push(value.clone().in_list(list.to_vec()).unwrap());
    all.push(Expression::coalesce(vec![value.clone(), constant(1.0)]).unwrap());
    all.push(value.clone().null_if(constant(f64::NAN)).unwrap());
    all.push(constant(f64::NAN).null_if(value.clone()).unwrap());
    let is_one = value.clone().compare(Equal, constant(1.0)).unwrap();
    all.push(Expression::case(vec![[is_one, constant(-f64::NAN)]], Some(value.clone())).unwrap());
    all
}

/// All pairs of special values; every seventh is NULL, with the bits of a NaN.
struct Pairs {
    columns: [Vec<u8>; 2],
    valid: Vec<u8>,
    rows: usize,
}

impl Pairs {
    fn of(values: &[f64]) -> Pairs {
        let rows = values.len() * values.len();
        let is_valid = |row: usize| row % 7 != 3;
        let value = |row: usize, value: f64| if is_valid(row) { value } else { -f64::NAN }.to_ne_bytes();
        let columns = [
            (0..rows).flat_map(|row| value(row, values[row / values.len()])).collect(),
            (0..rows).flat_map(|row| value(row, values[row % values.len()])).collect(),
        ];
        let bits = |byte: usize| (0..8).map(move |bit| u8::from(is_valid(8 * byte + bit)) << bit).sum();
        Pairs { columns, valid: (0..rows.div_ceil(8)).map(bits).collect(), rows }
    }

    fn with_batch<R>(&self, run: impl FnOnce(&Batch<'_>) -> R) -> R {
        let valid = || Some(Bits::new(&self.valid, 0));
        let column = |bytes| Column::new(DataType::Float64, self.rows, Data::Values(bytes), valid()).unwrap();
        run(&Batch::new(self.rows, self.columns.each_ref().map(|bytes| column(bytes)).to_vec()).unwrap())
    }
}

fn layout(max_groups: usize) -> Layout {
    Layout { nullable: vec![0, 1], max_groups }
}

fn bits(value: &Value) -> Option<u64> {
    match value {
        // A float of 32 bits, as the same one of 64 bits.
        Value::Float32(x) if x.to_bits() == 0x7fc0_0000 => Some(POSITIVE),
        Value::Float32(x) if x.is_nan() => Some(0),
        Value::Float64(x) if x.is_nan() => Some(x.to_bits()),
        _ => None,
    }
}

/// Compiled projections, minima, maxima and sums equal those of the interpreter to the last bit, and NaNs are positive.
pub(crate) fn check(jit: &Jit) {
    let pairs = Pairs::of(&SPECIAL);
    for value in computed() {
        let mut expressions = observers(&value);
        expressions.insert(0, value.clone());
        // A quarter at a time: code has limits.
        for part in expressions.chunks(expressions.len().div_ceil(4)) {
            let pipeline = Pipeline::new(None, Output::Project(part.to_vec())).unwrap();
            let code = jit.pipeline(&pipeline, &layout(0)).unwrap();
            pairs.with_batch(|batch| {
                let is = pipeline.project_compiled(batch, &code).expect("no operation fails");
                let should = pipeline.project(batch, None).unwrap();
                for ((is, should), expression) in is.columns.iter().zip(&should.columns).zip(part) {
                    for row in 0..pairs.rows {
                        let (is, should) = (is.value(row), should.value(row));
                        assert!(is.is_same(&should), "{expression}, row {row}: {is:?}, wanted {should:?}");
                        let is_computed = *expression == value;
                        assert!(!is_computed || bits(&is).is_none_or(|bits| bits == POSITIVE), "{expression}: {is:?}");
                    }
                }
            });
        }
        for keys in [vec![], vec![y()]] {
            let functions = [AggregateFunction::Minimum, AggregateFunction::Maximum, AggregateFunction::Sum];
            let aggregates = functions.map(|function| Aggregate::new(function, value.clone()).unwrap()).to_vec();
            let n_keys = keys.len();
            let pipeline = Pipeline::new(None, Output::Aggregate { keys, aggregates }).unwrap();
            let code = jit.pipeline(&pipeline, &layout(if n_keys > 0 { usize::MAX } else { 1 })).unwrap();
            let [mut is, mut should] = [(); 2].map(|()| Aggregation::new(&pipeline).unwrap());
            pairs.with_batch(|batch| {
                assert!(is.update_compiled(batch, &code).unwrap(), "{value}: no operation fails");
                should.update(batch, None).unwrap();
            });
            let [is, should] = [is, should].map(|groups| sorted(&groups.finish().unwrap()));
            assert_eq!(is, should, "{value}");
            let nans = is.iter().flat_map(|row| &row[n_keys..]).filter_map(|value| *value).filter(|bits| is_nan(*bits));
            assert!(nans.clone().count() > 0, "{value}: no NaN");
            nans.for_each(|bits| assert_eq!(bits, POSITIVE, "{value}"));
        }
    }
}

fn is_nan(bits: u64) -> bool {
    f64::from_bits(bits).is_nan()
}

/// The bits of all rows, as those of floats of 64 bits; none of NULL.
fn sorted(groups: &Groups) -> Vec<Vec<Option<u64>>> {
    let word = |value: Value| match value {
        Value::Float64(x) => Some(x.to_bits()),
        // Not through a conversion, which changes NaNs.
        Value::Float32(x) if x.is_nan() => Some(u64::from(x.to_bits() >> 16) << 48 | POSITIVE),
        Value::Float32(x) => Some(f64::from(x).to_bits()),
        _ => None,
    };
    let row = |row| groups.keys.iter().chain(&groups.aggregates).map(|column| word(column.value(row))).collect();
    let mut rows: Vec<Vec<Option<u64>>> = (0..groups.rows).map(row).collect();
    rows.sort();
    rows
}

#[test]
fn computed_nans_are_positive_on_every_level() {
    every_width().iter().for_each(check);
}

/// NaNs of columns and constants keep their bits, also where they are negated.
#[test]
fn loaded_nans_keep_their_bits() {
    let negated = x().negate(Overflow::Checked).unwrap();
    let absolute = x().math(MathFunction::Absolute).unwrap();
    let is_one = y().compare(ComparisonOperator::Equal, constant(1.0)).unwrap();
    let chosen = Expression::case(vec![[is_one, x()]], Some(constant(-f64::NAN))).unwrap();
    let least = y().compare(ComparisonOperator::Less, constant(f64::NEG_INFINITY)).unwrap();
    let all = vec![x(), negated, absolute, chosen, least];
    let pairs = Pairs::of(&SPECIAL);
    for nans in [ComputedNans::Positive, ComputedNans::Left] {
        let pipeline = Pipeline::new(None, Output::Project(all.clone())).unwrap().with_nans(nans);
        for jit in every_width() {
            let code = jit.pipeline(&pipeline, &layout(0)).unwrap();
            let is = pairs.with_batch(|batch| pipeline.project_compiled(batch, &code)).expect("no operation fails");
            for row in (0..pairs.rows).filter(|row| row % 7 != 3) {
                let (x, y) = (SPECIAL[row / SPECIAL.len()], SPECIAL[row % SPECIAL.len()]);
                let chosen = if y == 1.0 { x } else { -f64::NAN };
                let should = [x, -x, x.abs(), chosen].map(Value::Float64);
                for (column, should) in is.columns.iter().zip(should) {
                    assert!(
                        column.value(row).is_same(&should),
                        "row {row}: {:?}, wanted {should:?}",
                        column.value(row)
                    );
                }
                assert_eq!(is.columns[4].value(row), Value::Bool(y.is_nan() && y.is_sign_negative()));
            }
        }
    }
}

/// Code that leaves computed NaNs to its caller runs where there are none, or only sums take them.
#[test]
fn batches_with_computed_nans_are_left() {
    let numbers = Pairs::of(&[1.0, 2.0, 3.0]);
    let special = Pairs::of(&SPECIAL);
    for jit in every_width() {
        for value in computed() {
            let project = Output::Project(observers(&value)[..9].to_vec());
            let minimum = vec![Aggregate::new(AggregateFunction::Minimum, value.clone()).unwrap()];
            let sum = vec![Aggregate::new(AggregateFunction::Sum, value.clone()).unwrap()];
            let pipeline = |output| Pipeline::new(None, output).unwrap().with_nans(ComputedNans::Left);
            let projection = pipeline(project);
            let code = jit.pipeline(&projection, &layout(0)).unwrap();
            let runs = |pairs: &Pairs| pairs.with_batch(|batch| projection.project_compiled(batch, &code).is_some());
            assert!(runs(&numbers) && !runs(&special), "{value}");
            for (keys, max_groups) in [(vec![], 1), (vec![y()], usize::MAX)] {
                for (aggregates, is_left) in [(minimum.clone(), true), (sum.clone(), false)] {
                    let pipeline = pipeline(Output::Aggregate { keys: keys.clone(), aggregates });
                    let code = jit.pipeline(&pipeline, &layout(max_groups)).unwrap();
                    let runs = |pairs: &Pairs| {
                        let mut groups = Aggregation::new(&pipeline).unwrap();
                        pairs.with_batch(|batch| groups.update_compiled(batch, &code).unwrap())
                    };
                    assert!(runs(&numbers) && runs(&special) != is_left, "{value}");
                }
            }
        }
    }
}
