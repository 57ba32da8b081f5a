//! Random schemas, rows and projections, for tests of projectors.
//!
//! In: a seed. Out: a [`Case`], the same for the same seed on every machine.
//! Most values are extreme: ends of ranges, zeros of both signs, NaNs with payloads, empty texts.
//! Not here: comparing results ([`Case::expected`] returns each expected value).

use crate::projection::{Cast, Projection, Step};
use crate::row::RowBatch;
use crate::schema::{Column, Purpose, Schema};
use crate::types::{DataType, MAX_PRECISION, TimeUnit, Value};

pub use kernelsmith_random::Rng;

/// A projection and rows for it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The rows to project.
    pub rows: RowBatch,
    /// The projection.
    pub projection: Projection,
    /// A selection vector; may repeat rows.
    pub selected: Vec<u32>,
}

const TYPES: &[DataType] = &[
    DataType::Bool,
    DataType::Int8,
    DataType::Int16,
    DataType::Int32,
    DataType::Int64,
    DataType::Int128,
    DataType::UInt8,
    DataType::UInt16,
    DataType::UInt32,
    DataType::UInt64,
    DataType::Float32,
    DataType::Float64,
    DataType::Decimal { precision: 9, scale: 2 },
    DataType::Decimal { precision: MAX_PRECISION, scale: 0 },
    DataType::Date,
    DataType::Timestamp(TimeUnit::Second),
    DataType::Timestamp(TimeUnit::Milli),
    DataType::Timestamp(TimeUnit::Nano),
    DataType::Binary,
    DataType::String,
];

/// Lossless conversions from one type to another.
const WIDER: &[(DataType, DataType)] = &[
    (DataType::Int8, DataType::Int16),
    (DataType::Int8, DataType::Int32),
    (DataType::Int8, DataType::Int64),
    (DataType::Int8, DataType::Int128),
    (DataType::Int8, DataType::Float32),
    (DataType::Int16, DataType::Int64),
    (DataType::Int16, DataType::Float64),
    (DataType::Int32, DataType::Int64),
    (DataType::Int32, DataType::Float64),
    (DataType::Int32, DataType::Decimal { precision: MAX_PRECISION, scale: 0 }),
    (DataType::Int64, DataType::Int128),
    (DataType::UInt8, DataType::Int16),
    (DataType::UInt8, DataType::UInt64),
    (DataType::UInt8, DataType::Float32),
    (DataType::UInt16, DataType::Int32),
    (DataType::UInt16, DataType::Float64),
    (DataType::UInt32, DataType::Int64),
    (DataType::UInt32, DataType::UInt64),
    (DataType::UInt32, DataType::Float64),
    (DataType::UInt64, DataType::Int128),
    (DataType::Float32, DataType::Float64),
    (DataType::Decimal { precision: 9, scale: 2 }, DataType::Decimal { precision: 20, scale: 2 }),
    (DataType::Date, DataType::Timestamp(TimeUnit::Second)),
    (DataType::Date, DataType::Timestamp(TimeUnit::Milli)),
    (DataType::String, DataType::Binary),
];

impl Case {
    /// The case of a seed, with at most `max_columns` base columns and at most `max_rows` rows.
    pub fn new(seed: u64, max_columns: usize, max_rows: usize) -> Case {
        let rng = &mut Rng::new(seed);
        let n_columns = 1 + rng.below(max_columns);
        let nullable_in = rng.pick(&[1, 2, 8, usize::MAX]);
        let base: Vec<Column> = (0..n_columns).map(|i| column(rng, format!("c{i}"), nullable_in)).collect();
        let mut names: Vec<usize> = (0..n_columns + 1 + n_columns / 4).collect();
        (1..names.len()).for_each(|i| names.swap(i, rng.below(i + 1)));
        names.truncate(1 + rng.below(names.len()));
        let wanted = names.into_iter().map(|i| match base.get(i) {
            Some(source) => wanted(rng, source),
            None => missing(rng, format!("c{i}"), nullable_in),
        });
        let (wanted, base) = (Schema::new(wanted), Schema::new(base.iter().cloned()));
        let (wanted, base) = (wanted.unwrap_or_else(none), base.unwrap_or_else(none));
        let purpose = rng.pick(&[Purpose::Read, Purpose::Write]);
        let projection = Projection::new(&base, &wanted, purpose).unwrap_or_else(none);
        let mut rows = RowBatch::new(&base);
        let (n_rows, null_in) = (rng.below(max_rows + 1), rng.pick(&[2, 10, 1000]));
        for _ in 0..n_rows {
            let values: Vec<Value> = base.columns().iter().map(|column| cell(rng, column, null_in)).collect();
            rows.push(&values).unwrap_or_else(none);
        }
        let n_selected = if n_rows == 0 { 0 } else { rng.below(2 * n_rows) };
        let selected = (0..n_selected).map(|_| rng.below(n_rows) as u32).collect();
        Case { rows, projection, selected }
    }

    /// The expected value of a wanted column for a row.
    pub fn expected(&self, row: usize, wanted: usize) -> Value {
        match &self.projection.steps()[wanted] {
            Step::Default(value) => value.clone(),
            Step::From { column, cast } => {
                let ty = self.projection.wanted().columns()[wanted].ty();
                match (self.rows.value(row, *column), *cast, ty) {
                    (Value::Int(value), Cast::ToFloat { .. }, DataType::Float32) => Value::Float32(value as f32),
                    (Value::Int(value), Cast::ToFloat { .. }, _) => Value::Float64(value as f64),
                    (Value::Float32(value), Cast::FloatToDouble, _) => Value::Float64(value.into()),
                    (Value::Int(value), Cast::DaysTo(factor), _) => Value::Int(value * i128::from(factor)),
                    (value, ..) => value,
                }
            }
        }
    }
}

/// For results that cannot be errors, because schemas and rows are valid by construction.
fn none<T, E: std::fmt::Display>(error: E) -> T {
    unreachable!("{error}")
}

fn column(rng: &mut Rng, name: String, nullable_in: usize) -> Column {
    let column = Column::new(name, rng.pick(TYPES));
    if rng.one_in(nullable_in) { column.nullable() } else { column }
}

fn wanted(rng: &mut Rng, source: &Column) -> Column {
    let wider: Vec<DataType> = WIDER.iter().filter(|(from, _)| *from == source.ty()).map(|&(_, to)| to).collect();
    let ty = if wider.is_empty() || rng.one_in(2) { source.ty() } else { rng.pick(&wider) };
    let column = Column::new(source.name(), ty);
    if source.is_nullable() || rng.one_in(8) { column.nullable() } else { column }
}

fn missing(rng: &mut Rng, name: String, nullable_in: usize) -> Column {
    let column = column(rng, name, nullable_in);
    let (read, write) = (cell(rng, &column, 4), cell(rng, &column, 4));
    column.read_default(read).write_default(write)
}

fn cell(rng: &mut Rng, column: &Column, null_in: usize) -> Value {
    if column.is_nullable() && rng.one_in(null_in) { Value::Null } else { value(rng, column.ty()) }
}

/// A random value of a type.
pub fn value(rng: &mut Rng, ty: DataType) -> Value {
    let bits = rng.bits();
    match ty {
        DataType::Bool => Value::Bool(bits & 1 != 0),
        DataType::Float32 if rng.one_in(2) => Value::Float32(rng.pick(&[
            0.0,
            -0.0,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::MAX,
            f32::MIN_POSITIVE / 2.0,
            f32::from_bits(0x7fc0_1234),
        ])),
        // Widening makes signalling NaNs quiet, and machines differ in when they do it.
        DataType::Float32 => Value::Float32(Some(f32::from_bits(bits as u32)).filter(|x| !x.is_nan()).unwrap_or(1.5)),
        DataType::Float64 => Value::Float64(f64::from_bits(bits)),
        DataType::Binary | DataType::String => {
            let len = rng.pick(&[0, 1, 3, 4, 11, 12, 13, 16, 31, 33, 64, 100]);
            let byte =
                |rng: &mut Rng| if ty == DataType::String { b' ' + rng.below(90) as u8 } else { rng.bits() as u8 };
            Value::Bytes((0..len).map(|_| byte(rng)).collect())
        }
        _ => {
            let (min, max) = ty.range().unwrap_or((0, 0));
            let bits = u128::from(bits) << 64 | u128::from(rng.bits());
            let offset = (max.wrapping_sub(min) as u128).checked_add(1).map_or(bits, |n| bits % n);
            let any = min.wrapping_add(offset as i128);
            Value::Int(rng.pick(&[min, max, 0.clamp(min, max), 1.clamp(min, max), (-1).clamp(min, max), any, any, any]))
        }
    }
}
