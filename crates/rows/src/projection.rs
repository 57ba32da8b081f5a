//! Projections: the source of each wanted column.
//!
//! In: the schema of the existing data (the base) and of the wanted data. Out: a [`Projection`]: a [`Step`] for each
//! wanted column.
//! Invariants: every step is lossless; a nullable column never becomes a non-nullable one.
//! Not here: executing it (`interpret`, `generate`).

use crate::schema::{Column, Purpose, Schema};
use crate::types::{DataType, TimeUnit, Value};
use std::fmt;

/// The source of a wanted column.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// From a column of the base.
    From {
        /// The index of the column in the base.
        column: usize,
        /// The conversion of each value.
        cast: Cast,
    },
    /// A constant for all rows.
    Default(Value),
}

/// A lossless conversion of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cast {
    /// No conversion.
    Same,
    /// Extends an integer to more bits.
    Extend {
        /// Whether it is sign-extended.
        signed: bool,
    },
    /// Converts an integer to a float that represents it exactly.
    ToFloat {
        /// Whether the integer is signed.
        signed: bool,
    },
    /// Converts a 32-bit float to 64 bits.
    FloatToDouble,
    /// Converts days to a timestamp by multiplication with this number.
    DaysTo(i64),
}

/// Why there is no projection.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ProjectionError {
    /// A wanted column is not in the base and has no default for the purpose.
    Missing {
        /// The column.
        column: String,
        /// The purpose of the projection.
        purpose: Purpose,
    },
    /// A wanted column has a type to which its source does not convert losslessly.
    Type {
        /// The column.
        column: String,
        /// Its type in the base.
        from: DataType,
        /// The wanted type.
        to: DataType,
    },
    /// A wanted column is not nullable, but its source is.
    Nullable {
        /// The column.
        column: String,
    },
}

impl fmt::Display for ProjectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProjectionError::Missing { column, purpose } => {
                let purpose = match purpose {
                    Purpose::Read => "read",
                    Purpose::Write => "write",
                };
                write!(f, "column `{column}` is not in the base, and has no {purpose} default")
            }
            ProjectionError::Type { column, from, to } => {
                write!(f, "column `{column}` is {from} in the base, which does not become {to} without loss")
            }
            ProjectionError::Nullable { column } => {
                write!(f, "column `{column}` may be NULL in the base, but not in what is wanted")
            }
        }
    }
}

impl std::error::Error for ProjectionError {}

/// A mapping from the columns of one schema to those of another. It depends only on types, positions and defaults, not
/// on names.
#[derive(Clone, Debug)]
pub struct Projection {
    base: Schema,
    wanted: Schema,
    steps: Vec<Step>,
    key: Box<[u8]>,
}

impl Projection {
    /// Finds the source of each wanted column: the base column with the same name, otherwise the default for the
    /// purpose, otherwise NULL if the column is nullable.
    ///
    /// # Errors
    /// If a column has no source, or does not convert losslessly from it.
    pub fn new(base: &Schema, wanted: &Schema, purpose: Purpose) -> Result<Projection, ProjectionError> {
        let steps = wanted.columns().iter().map(|column| step(base, column, purpose)).collect::<Result<Vec<_>, _>>()?;
        let key = key(base, wanted, &steps).into();
        Ok(Projection { base: base.clone(), wanted: wanted.clone(), steps, key })
    }

    /// The schema of the existing data.
    pub fn base(&self) -> &Schema {
        &self.base
    }

    /// The schema of the wanted data.
    pub fn wanted(&self) -> &Schema {
        &self.wanted
    }

    /// The source of each wanted column.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Bytes that are equal exactly for projections with the same effect. They contain types, positions, nullability
    /// and the values of defaults, but no names.
    pub fn key(&self) -> &[u8] {
        &self.key
    }
}

fn key(base: &Schema, wanted: &Schema, steps: &[Step]) -> Vec<u8> {
    let mut key = Vec::new();
    for schema in [base, wanted] {
        key.extend((schema.columns().len() as u32).to_le_bytes());
        for column in schema.columns() {
            key.extend(type_key(column.ty()));
            key.push(column.is_nullable().into());
        }
    }
    for step in steps {
        match step {
            Step::From { column, .. } => {
                key.push(0);
                key.extend((*column as u32).to_le_bytes());
            }
            Step::Default(Value::Bytes(bytes)) => {
                key.push(1);
                key.extend((bytes.len() as u64).to_le_bytes());
                key.extend(bytes);
            }
            Step::Default(value) => {
                key.push(if *value == Value::Null { 2 } else { 3 });
                key.extend(value.bits().to_le_bytes());
            }
        }
    }
    key
}

fn step(base: &Schema, wanted: &Column, purpose: Purpose) -> Result<Step, ProjectionError> {
    let name = || wanted.name().to_owned();
    let Some(column) = base.find(wanted.name()) else {
        let null = wanted.is_nullable().then_some(&Value::Null);
        let default = wanted.default_for(purpose).or(null);
        return default.cloned().map(Step::Default).ok_or_else(|| ProjectionError::Missing { column: name(), purpose });
    };
    let source = &base.columns()[column];
    if source.is_nullable() && !wanted.is_nullable() {
        return Err(ProjectionError::Nullable { column: name() });
    }
    let (from, to) = (source.ty(), wanted.ty());
    let cast = cast(from, to).ok_or_else(|| ProjectionError::Type { column: name(), from, to })?;
    Ok(Step::From { column, cast })
}

fn type_key(ty: DataType) -> [u8; 3] {
    match ty {
        DataType::Bool => [0; 3],
        DataType::Int8 => [1, 0, 0],
        DataType::Int16 => [2, 0, 0],
        DataType::Int32 => [3, 0, 0],
        DataType::Int64 => [4, 0, 0],
        DataType::Int128 => [5, 0, 0],
        DataType::UInt8 => [6, 0, 0],
        DataType::UInt16 => [7, 0, 0],
        DataType::UInt32 => [8, 0, 0],
        DataType::UInt64 => [9, 0, 0],
        DataType::Float32 => [10, 0, 0],
        DataType::Float64 => [11, 0, 0],
        DataType::Decimal { precision, scale } => [12, precision, scale],
        DataType::Date => [13, 0, 0],
        DataType::Timestamp(unit) => [14, unit as u8, 0],
        DataType::Binary => [15, 0, 0],
        DataType::String => [16, 0, 0],
    }
}

/// The lossless conversion between two types, if there is one.
fn cast(from: DataType, to: DataType) -> Option<Cast> {
    use DataType::{Date, Decimal, Float32, Float64, Int128, Timestamp};
    if from == to || (from, to) == (DataType::String, DataType::Binary) {
        return Some(Cast::Same);
    }
    match (from, to) {
        (Float32, Float64) => return Some(Cast::FloatToDouble),
        (Date, Timestamp(unit)) => {
            const SECONDS: i64 = 24 * 60 * 60;
            // With finer units, a 32-bit day count may overflow.
            return match unit {
                TimeUnit::Second => Some(Cast::DaysTo(SECONDS)),
                TimeUnit::Milli => Some(Cast::DaysTo(SECONDS * 1000)),
                TimeUnit::Micro | TimeUnit::Nano => None,
            };
        }
        (Decimal { precision: p, scale: s }, Decimal { precision, scale }) => {
            return (s == scale && p <= precision).then_some(Cast::Same);
        }
        (Date | Timestamp(_) | Decimal { .. }, _) | (_, Date | Timestamp(_)) => return None,
        _ => {}
    }
    let (min, max) = from.range()?;
    let signed = min < 0;
    match to {
        Float32 if from.cell_bytes() <= 2 => Some(Cast::ToFloat { signed }),
        Float64 if from.cell_bytes() <= 4 => Some(Cast::ToFloat { signed }),
        Decimal { scale, .. } if scale != 0 || from == Int128 => None,
        _ => {
            let (to_min, to_max) = to.range()?;
            (to_min <= min && max <= to_max).then_some(Cast::Extend { signed })
        }
    }
}

impl Cast {
    /// Applies the conversion to the bits of a cell, zero-extended to 128 bits; so is the result.
    pub(crate) fn apply(self, from: DataType, to: DataType, bits: u128) -> u128 {
        let unused = 128 - 8 * from.cell_bytes() as u32;
        let number = |signed: bool| if signed { (bits << unused) as i128 >> unused } else { bits as i128 };
        let cell_mask = u128::MAX >> (128 - 8 * to.cell_bytes());
        let converted = match self {
            Cast::Same => bits,
            Cast::Extend { signed } => number(signed) as u128,
            Cast::ToFloat { signed } if to == DataType::Float32 => (number(signed) as f32).to_bits().into(),
            Cast::ToFloat { signed } => (number(signed) as f64).to_bits().into(),
            Cast::FloatToDouble => f64::from(f32::from_bits(bits as u32)).to_bits().into(),
            Cast::DaysTo(factor) => (number(true) * i128::from(factor)) as u128,
        };
        converted & cell_mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_become_others_without_loss_only() {
        use DataType::*;
        let decimal = |precision, scale| Decimal { precision, scale };
        for (from, to, expected) in [
            (Int8, Int8, Some(Cast::Same)),
            (Int8, Int64, Some(Cast::Extend { signed: true })),
            (UInt8, Int16, Some(Cast::Extend { signed: false })),
            (UInt32, UInt64, Some(Cast::Extend { signed: false })),
            (UInt64, Int128, Some(Cast::Extend { signed: false })),
            (UInt32, Int32, None),
            (Int8, UInt64, None),
            (Int64, Int32, None),
            (Int16, Float32, Some(Cast::ToFloat { signed: true })),
            (Int32, Float32, None),
            (UInt32, Float64, Some(Cast::ToFloat { signed: false })),
            (Int64, Float64, None),
            (Float32, Float64, Some(Cast::FloatToDouble)),
            (Float64, Float32, None),
            (String, Binary, Some(Cast::Same)),
            (Binary, String, None),
            (Bool, Int8, None),
            (Date, Timestamp(TimeUnit::Milli), Some(Cast::DaysTo(86_400_000))),
            (Date, Timestamp(TimeUnit::Nano), None),
            (Date, Int32, None),
            (decimal(5, 2), decimal(7, 2), Some(Cast::Same)),
            (decimal(7, 2), decimal(5, 2), None),
            (decimal(5, 2), decimal(7, 3), None),
            (Int64, decimal(19, 0), Some(Cast::Extend { signed: true })),
            (Int64, decimal(18, 0), None),
            (Int8, decimal(19, 1), None),
        ] {
            assert_eq!(cast(from, to), expected, "{from} to {to}");
        }
    }

    #[track_caller]
    fn check(wanted: Column, purpose: Purpose, expected: Result<Step, &str>) {
        let base = [Column::new("a", DataType::Int64), Column::new("b", DataType::Int8).nullable()];
        let (base, wanted) = (Schema::new(base).expect("a schema"), Schema::new([wanted]).expect("a schema"));
        let step = Projection::new(&base, &wanted, purpose).map(|projection| projection.steps()[0].clone());
        assert_eq!(step.map_err(|error| error.to_string()), expected.map_err(str::to_owned));
    }

    #[test]
    fn columns_have_sources() {
        use DataType::*;
        let from = |column, cast| Ok(Step::From { column, cast });
        check(Column::new("a", Int64).nullable(), Purpose::Read, from(0, Cast::Same));
        check(Column::new("b", Int16).nullable(), Purpose::Read, from(1, Cast::Extend { signed: true }));
        check(Column::new("c", Int8).read_default(7i8), Purpose::Read, Ok(Step::Default(7i8.into())));
        check(Column::new("c", Int8).nullable(), Purpose::Write, Ok(Step::Default(Value::Null)));
        let both = Column::new("c", Int8).read_default(7i8).write_default(8i8);
        check(both, Purpose::Write, Ok(Step::Default(8i8.into())));
        let only_read = Column::new("c", Int8).read_default(7i8);
        check(only_read, Purpose::Write, Err("column `c` is not in the base, and has no write default"));
        check(
            Column::new("a", Int32),
            Purpose::Read,
            Err("column `a` is int64 in the base, which does not become int32 without loss"),
        );
        let nullable = "column `b` may be NULL in the base, but not in what is wanted";
        check(Column::new("b", Int8), Purpose::Read, Err(nullable));
    }

    #[test]
    fn keys_know_what_projections_do_and_no_names() {
        let key = |name: &str, ty: DataType, default: Value| {
            let base = Schema::new([Column::new(name, DataType::Int8)]).expect("a schema");
            let wanted = [Column::new(name, ty), Column::new("other", DataType::Int16).read_default(default)];
            let wanted = Schema::new(wanted).expect("a schema");
            Projection::new(&base, &wanted, Purpose::Read).expect("a projection").key().to_vec()
        };
        let one = key("a", DataType::Int8, 7i16.into());
        assert_eq!(one, key("b", DataType::Int8, 7i16.into()));
        assert_ne!(one, key("a", DataType::Int16, 7i16.into()));
        assert_ne!(one, key("a", DataType::Int8, 8i16.into()));
    }

    #[test]
    fn casts_keep_values() {
        use DataType::*;
        for (from, to, value) in [
            (Int8, Int128, Value::from(-3i8)),
            (UInt8, Int16, Value::from(250u8)),
            (Int32, Float64, Value::from(i32::MIN)),
            (UInt32, Float64, Value::from(u32::MAX)),
        ] {
            let cast = cast(from, to).expect("a cast");
            let bits = u128::from(value.bits() as u64) & (u128::MAX >> (128 - 8 * from.cell_bytes()));
            let converted = to.fixed_value(&cast.apply(from, to, bits).to_le_bytes()[..to.cell_bytes()]);
            let expected = match (value, to) {
                (Value::Int(value), Float64) => Value::Float64(value as f64),
                (value, _) => value,
            };
            assert_eq!(converted, Some(expected), "{from} to {to}");
        }
    }
}
