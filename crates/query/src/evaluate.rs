//! The vectorised interpreter, which defines the results of expressions.
//!
//! In: an [`Expression`], a [`Batch`], optionally the rows to evaluate. Out: an [`Array`], or the error of a row.
//! Each operation runs over all rows of the batch before the next one. A mask of the *live* rows accompanies it: an
//! operation fails only for a live row without NULL operands, so that AND, OR, CASE and COALESCE evaluate what SQL
//! evaluates.
//! Invariant: values of rows that are not live are unspecified, and never an error.
//! Not here: compiled code, aggregates.

mod arithmetic;
mod cast;
mod compare;
mod dates;
mod load;
mod text;

pub(crate) use arithmetic::decimal_factors;
pub(crate) use cast::{Rescale, SECONDS_PER_DAY, units_per_second, whole_rule};
pub(crate) use dates::{DAYS_PER_ERA, EPOCH_FROM_MARCH, YEARS, first_day_of};
pub(crate) use load::load;

use crate::batch::{Array, ArrayData, Batch, pack};
use crate::expression::{ComparisonOperator, Expression, Node, TruthTest};
use crate::types::{DataType, Representation, Value, representation};
use std::fmt;

/// What failed in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowErrorKind {
    /// A division by zero, or a remainder.
    DivideByZero,
    /// The result of an arithmetic operation does not fit its type.
    Overflow,
    /// A conversion to this type of a value that does not fit it.
    Cast {
        /// The type.
        to: DataType,
    },
}

/// Why an expression has no result for a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EvaluateError {
    /// A row failed: of the operation that failed first, the first row.
    Row {
        /// The number of the row in its batch.
        row: usize,
        /// What failed.
        kind: RowErrorKind,
    },
    /// The batch lacks a column, or it has another type than the expression.
    Column {
        /// The number of the column.
        column: usize,
        /// The type that the expression needs.
        wanted: DataType,
        /// The type of the column, if there is one.
        given: Option<DataType>,
    },
    /// The texts of a result exceed the 2 GiB that its offsets can address.
    TooMuchText,
    /// The pipeline has aggregates where a projection is needed, or the reverse, or is not the one of the other
    /// aggregation.
    WrongPipeline,
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvaluateError::Row { row, kind } => match kind {
                RowErrorKind::DivideByZero => write!(f, "row {row} divides by zero"),
                RowErrorKind::Overflow => write!(f, "the result of an operation in row {row} does not fit its type"),
                RowErrorKind::Cast { to } => write!(f, "a value in row {row} does not fit {to}"),
            },
            EvaluateError::Column { column, wanted, given: Some(given) } => {
                write!(f, "column {column} is {given}, wanted {wanted}")
            }
            EvaluateError::Column { column, wanted, given: None } => {
                write!(f, "the batch has no column {column}, wanted one of type {wanted}")
            }
            EvaluateError::TooMuchText => f.write_str("the texts of a result exceed 2 GiB"),
            EvaluateError::WrongPipeline => f.write_str("the pipeline has another output than the call needs"),
        }
    }
}

impl std::error::Error for EvaluateError {}

pub(crate) type Result<T> = std::result::Result<T, EvaluateError>;

/// The values of a vector, by representation.
#[derive(Clone, Debug)]
pub(crate) enum Values<'a> {
    Bool(Vec<bool>),
    Int(Vec<i64>),
    Wide(Vec<i128>),
    Float32(Vec<f32>),
    Float64(Vec<f64>),
    Text(Vec<&'a [u8]>),
}

/// The values of an expression for each row of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Vector<'a> {
    pub(crate) values: Values<'a>,
    /// Whether a row is not NULL; `None` if no row is.
    pub(crate) valid: Option<Vec<bool>>,
}

impl Vector<'_> {
    pub(crate) fn is_valid(&self, row: usize) -> bool {
        self.valid.as_ref().is_none_or(|valid| valid[row])
    }

    /// Whether a truth value is true.
    pub(crate) fn is_true(&self, row: usize) -> bool {
        matches!(&self.values, Values::Bool(values) if values[row]) && self.is_valid(row)
    }

    fn is_false(&self, row: usize) -> bool {
        matches!(&self.values, Values::Bool(values) if !values[row]) && self.is_valid(row)
    }
}

/// The rows that an operation is evaluated for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Live<'m>(pub(crate) Option<&'m [bool]>);

impl Live<'_> {
    pub(crate) fn has(self, row: usize) -> bool {
        self.0.is_none_or(|mask| mask[row])
    }

    /// The live rows for which a condition holds.
    pub(crate) fn filtered(self, rows: usize, keep: impl Fn(usize) -> bool) -> Vec<bool> {
        (0..rows).map(|row| self.has(row) && keep(row)).collect()
    }
}

/// Rows where both operands are valid.
pub(crate) fn both_valid(a: Option<Vec<bool>>, b: Option<Vec<bool>>) -> Option<Vec<bool>> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.iter().zip(&b).map(|(a, b)| a & b).collect()),
        (a, b) => a.or(b),
    }
}

/// Evaluates an expression for all rows of a batch.
///
/// ```
/// use kernelsmith::query::*;
///
/// let (prices, valid) = ([1.5f64, 2.0, 8.0], [0b101]);
/// let bytes: Vec<u8> = prices.iter().flat_map(|price| price.to_ne_bytes()).collect();
/// let column = Column::new(DataType::Float64, 3, Data::Values(&bytes), Some(Bits::new(&valid, 0)))?;
/// let batch = Batch::new(3, vec![column])?;
/// let price = Expression::column(0, DataType::Float64);
/// let two = Expression::literal(2.0.into(), DataType::Float64)?;
/// let doubled = price.arithmetic(ArithmeticOperator::Multiply, Overflow::Checked, two)?;
/// let result = evaluate(&doubled, &batch)?;
/// assert_eq!([0, 1, 2].map(|row| result.value(row)), [3.0.into(), Value::Null, 16.0.into()]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The error of a row, or a column that the batch lacks.
pub fn evaluate(expression: &Expression, batch: &Batch<'_>) -> Result<Array> {
    let vector = eval(expression, batch, Live(None))?;
    array(&vector, expression.ty(), batch.rows(), None)
}

/// Evaluates an expression for the rows where `rows` is true; results of the other rows are unspecified, and they cause
/// no errors. The result has all rows of the batch.
///
/// # Errors
/// The error of a row, or a column that the batch lacks.
///
/// # Panics
/// If `rows` has another length than the batch.
pub fn evaluate_rows(expression: &Expression, batch: &Batch<'_>, rows: &[bool]) -> Result<Array> {
    assert_eq!(rows.len(), batch.rows(), "wanted a truth value for each row");
    let vector = eval(expression, batch, Live(Some(rows)))?;
    array(&vector, expression.ty(), batch.rows(), None)
}

/// The NaN that operations on floats result in: positive and quiet, without a payload, on every machine.
pub(crate) const COMPUTED_NAN_32: f32 = f32::from_bits(0x7fc0_0000);
pub(crate) const COMPUTED_NAN_64: f64 = f64::from_bits(0x7ff8_0000_0000_0000);

/// Evaluates an expression; `live` has a bit per row of the batch.
pub(crate) fn eval<'a>(expression: &'a Expression, batch: &'a Batch<'a>, live: Live<'_>) -> Result<Vector<'a>> {
    let mut vector = eval_node(expression, batch, live)?;
    if expression.may_compute_nan() {
        replace_nans(&mut vector.values);
    }
    Ok(vector)
}

/// Makes all NaNs those that operations result in.
pub(crate) fn replace_nans(values: &mut Values<'_>) {
    match values {
        Values::Float32(values) => {
            values.iter_mut().filter(|value| value.is_nan()).for_each(|value| *value = COMPUTED_NAN_32)
        }
        Values::Float64(values) => {
            values.iter_mut().filter(|value| value.is_nan()).for_each(|value| *value = COMPUTED_NAN_64)
        }
        Values::Bool(_) | Values::Int(_) | Values::Wide(_) | Values::Text(_) => {}
    }
}

fn eval_node<'a>(expression: &'a Expression, batch: &'a Batch<'a>, live: Live<'_>) -> Result<Vector<'a>> {
    let rows = batch.rows();
    let ty = expression.ty();
    Ok(match expression.node() {
        Node::Column(number) => {
            let column = batch.columns().get(*number);
            match column.filter(|column| is_same_kind(column.ty(), ty)) {
                Some(column) => load(column),
                None => {
                    let given = column.map(|column| column.ty());
                    return Err(EvaluateError::Column { column: *number, wanted: ty, given });
                }
            }
        }
        Node::Literal(value) => constant(value, ty, rows),
        Node::Arithmetic { operator, overflow, operands } => {
            let [left, right] = pair(operands, batch, live)?;
            let types = [operands[0].ty(), operands[1].ty(), ty];
            arithmetic::binary(*operator, *overflow, types, left, right, live)?
        }
        Node::Negate { overflow, operand } => arithmetic::negate(*overflow, ty, eval(operand, batch, live)?, live)?,
        Node::Math { function, operand } => arithmetic::math(*function, ty, eval(operand, batch, live)?, live)?,
        Node::Compare { operator, operands } => {
            let [left, right] = pair(operands, batch, live)?;
            compare::compare(*operator, left, right)
        }
        Node::And(operands) => {
            let left = eval(&operands[0], batch, live)?;
            let more = live.filtered(rows, |row| !left.is_false(row));
            if !more.contains(&true) {
                return Ok(left);
            }
            let right = eval(&operands[1], batch, Live(Some(&more)))?;
            ternary(rows, |row| match left.is_false(row) || right.is_false(row) {
                true => Some(false),
                false => (left.is_valid(row) && right.is_valid(row)).then_some(true),
            })
        }
        Node::Or(operands) => {
            let left = eval(&operands[0], batch, live)?;
            let more = live.filtered(rows, |row| !left.is_true(row));
            if !more.contains(&true) {
                return Ok(left);
            }
            let right = eval(&operands[1], batch, Live(Some(&more)))?;
            ternary(rows, |row| match left.is_true(row) || right.is_true(row) {
                true => Some(true),
                false => (left.is_valid(row) && right.is_valid(row)).then_some(false),
            })
        }
        Node::Not(operand) => {
            let mut vector = eval(operand, batch, live)?;
            if let Values::Bool(values) = &mut vector.values {
                values.iter_mut().for_each(|value| *value = !*value);
            }
            vector
        }
        Node::IsNull(operand) => {
            let vector = eval(operand, batch, live)?;
            truth(rows, |row| !vector.is_valid(row))
        }
        Node::Truth { test, operand } => {
            let vector = eval(operand, batch, live)?;
            match test {
                TruthTest::True => truth(rows, |row| vector.is_true(row)),
                TruthTest::False => truth(rows, |row| vector.is_false(row)),
                TruthTest::Unknown => truth(rows, |row| !vector.is_valid(row)),
            }
        }
        Node::Cast { mode, operand } => cast::cast(operand.ty(), ty, *mode, eval(operand, batch, live)?, live)?,
        Node::Case { branches, otherwise } => {
            let mut rest = live.filtered(rows, |_| true);
            let mut result = constant(&Value::Null, ty, rows);
            for [condition, value] in branches {
                if !rest.contains(&true) {
                    break;
                }
                let condition = eval(condition, batch, Live(Some(&rest)))?;
                let taken: Vec<bool> = (0..rows).map(|row| rest[row] && condition.is_true(row)).collect();
                if taken.contains(&true) {
                    blend(&mut result, &taken, &eval(value, batch, Live(Some(&taken)))?);
                    rest.iter_mut().zip(&taken).for_each(|(rest, taken)| *rest &= !taken);
                }
            }
            if let Some(otherwise) = otherwise.as_ref().filter(|_| rest.contains(&true)) {
                blend(&mut result, &rest, &eval(otherwise, batch, Live(Some(&rest)))?);
            }
            result
        }
        Node::Coalesce(operands) => {
            let mut rest = live.filtered(rows, |_| true);
            let mut result = constant(&Value::Null, ty, rows);
            for operand in operands {
                if !rest.contains(&true) {
                    break;
                }
                let vector = eval(operand, batch, Live(Some(&rest)))?;
                let taken: Vec<bool> = (0..rows).map(|row| rest[row] && vector.is_valid(row)).collect();
                blend(&mut result, &taken, &vector);
                rest.iter_mut().zip(&taken).for_each(|(rest, taken)| *rest &= !taken);
            }
            result
        }
        Node::NullIf(operands) => {
            let [left, right] = pair(operands, batch, live)?;
            let equal = compare::compare(ComparisonOperator::Equal, left.clone(), right);
            let valid = (0..rows).map(|row| left.is_valid(row) && !equal.is_true(row)).collect();
            Vector { values: left.values, valid: Some(valid) }
        }
        Node::InList { operand, values, has_null } => compare::in_list(eval(operand, batch, live)?, values, *has_null),
        Node::DatePart { part, operand } => dates::part(*part, operand.ty(), eval(operand, batch, live)?),
        Node::Matches { pattern, operand } => text::matches(pattern, eval(operand, batch, live)?, live),
        Node::Length { in_bytes, operand } => text::length(*in_bytes, eval(operand, batch, live)?, live)?,
        Node::Substring { start, length, operand } => text::substring(*start, *length, eval(operand, batch, live)?),
    })
}

/// Whether a column of type `given` can be read as one of type `wanted`: precisions of decimals need not be equal.
pub(crate) fn is_same_kind(given: DataType, wanted: DataType) -> bool {
    match (given, wanted) {
        (DataType::Decimal { scale: a, .. }, DataType::Decimal { scale: b, .. }) => a == b,
        _ => given == wanted,
    }
}

fn pair<'a>(operands: &'a [Expression; 2], batch: &'a Batch<'a>, live: Live<'_>) -> Result<[Vector<'a>; 2]> {
    let left = eval(&operands[0], batch, live)?;
    Ok([left, eval(&operands[1], batch, live)?])
}

/// A vector of truth values that are never NULL.
fn truth<'a>(rows: usize, value: impl Fn(usize) -> bool) -> Vector<'a> {
    Vector { values: Values::Bool((0..rows).map(value).collect()), valid: None }
}

fn ternary<'a>(rows: usize, value: impl Fn(usize) -> Option<bool>) -> Vector<'a> {
    let values: Vec<Option<bool>> = (0..rows).map(value).collect();
    let valid = values.contains(&None).then(|| values.iter().map(|value| value.is_some()).collect());
    Vector { values: Values::Bool(values.iter().map(|value| value == &Some(true)).collect()), valid }
}

/// The same value in all rows.
pub(crate) fn constant<'a>(value: &'a Value, ty: DataType, rows: usize) -> Vector<'a> {
    let valid = (*value == Value::Null).then(|| vec![false; rows]);
    let int = if let Value::Int(value) = value { *value } else { 0 };
    let values = match representation(ty) {
        Representation::Bool => Values::Bool(vec![*value == Value::Bool(true); rows]),
        Representation::Int => Values::Int(vec![int as i64; rows]),
        Representation::Wide => Values::Wide(vec![int; rows]),
        Representation::Float32 => {
            Values::Float32(vec![if let Value::Float32(value) = value { *value } else { 0.0 }; rows])
        }
        Representation::Float64 => {
            Values::Float64(vec![if let Value::Float64(value) = value { *value } else { 0.0 }; rows])
        }
        Representation::Text => {
            Values::Text(vec![if let Value::Bytes(value) = value { value.as_slice() } else { &[] }; rows])
        }
    };
    Vector { values, valid }
}

/// Replaces the rows where `mask` is true.
fn blend<'a>(to: &mut Vector<'a>, mask: &[bool], from: &Vector<'a>) {
    fn copy<T: Copy>(to: &mut [T], mask: &[bool], from: &[T]) {
        to.iter_mut().zip(mask).zip(from).filter(|((_, mask), _)| **mask).for_each(|((to, _), from)| *to = *from);
    }
    match (&mut to.values, &from.values) {
        (Values::Bool(to), Values::Bool(from)) => copy(to, mask, from),
        (Values::Int(to), Values::Int(from)) => copy(to, mask, from),
        (Values::Wide(to), Values::Wide(from)) => copy(to, mask, from),
        (Values::Float32(to), Values::Float32(from)) => copy(to, mask, from),
        (Values::Float64(to), Values::Float64(from)) => copy(to, mask, from),
        (Values::Text(to), Values::Text(from)) => copy(to, mask, from),
        _ => unreachable!("constructors check that operands have one type"),
    }
    let rows = mask.len();
    let valid = to.valid.get_or_insert_with(|| vec![true; rows]);
    (0..rows).filter(|&row| mask[row]).for_each(|row| valid[row] = from.is_valid(row));
}

/// The result in Arrow's layout: all rows, or those that are listed.
pub(crate) fn array(vector: &Vector<'_>, ty: DataType, rows: usize, chosen: Option<&[usize]>) -> Result<Array> {
    fn pick<T: Copy>(values: &[T], chosen: Option<&[usize]>) -> Vec<T> {
        chosen.map_or_else(|| values.to_vec(), |chosen| chosen.iter().map(|&row| values[row]).collect())
    }
    macro_rules! narrow {
        ($values:ident, $Variant:ident, $ty:ty) => {
            ArrayData::$Variant(pick($values, chosen).into_iter().map(|value| value as $ty).collect())
        };
    }
    let data = match (&vector.values, ty) {
        (Values::Bool(values), _) => ArrayData::Bool(pack(&pick(values, chosen))),
        (Values::Int(values), DataType::Int8) => narrow!(values, Int8, i8),
        (Values::Int(values), DataType::Int16) => narrow!(values, Int16, i16),
        (Values::Int(values), DataType::Int32 | DataType::Date) => narrow!(values, Int32, i32),
        (Values::Int(values), DataType::UInt8) => narrow!(values, UInt8, u8),
        (Values::Int(values), DataType::UInt16) => narrow!(values, UInt16, u16),
        (Values::Int(values), DataType::UInt32) => narrow!(values, UInt32, u32),
        (Values::Int(values), _) => ArrayData::Int64(pick(values, chosen)),
        (Values::Wide(values), DataType::UInt64) => narrow!(values, UInt64, u64),
        (Values::Wide(values), _) => ArrayData::Int128(pick(values, chosen)),
        (Values::Float32(values), _) => ArrayData::Float32(pick(values, chosen)),
        (Values::Float64(values), _) => ArrayData::Float64(pick(values, chosen)),
        (Values::Text(values), _) => {
            let n = chosen.map_or(rows, <[usize]>::len);
            let (mut offsets, mut bytes) = (Vec::with_capacity(n + 1), Vec::new());
            offsets.push(0);
            for at in 0..n {
                let row = chosen.map_or(at, |chosen| chosen[at]);
                if vector.is_valid(row) {
                    bytes.extend_from_slice(values[row]);
                }
                offsets.push(i32::try_from(bytes.len()).map_err(|_| EvaluateError::TooMuchText)?);
            }
            ArrayData::Text { offsets, bytes }
        }
    };
    let validity = vector.valid.as_ref().map(|valid| pick(valid, chosen)).filter(|valid| valid.contains(&false));
    Ok(Array { ty, rows: chosen.map_or(rows, <[usize]>::len), data, validity: validity.map(|valid| pack(&valid)) })
}
