//! Q6 by the kernels of arrow-rs, as a program without an engine would call them.
//!
//! In: batches of lineitem. Out: the revenue.
//! Not here: engines.

use datafusion::arrow::array::{Array, ArrayRef, ArrowPrimitiveType, AsArray, BooleanArray, RecordBatch, Scalar};
use datafusion::arrow::compute::kernels::cmp::{gt_eq, lt, lt_eq};
use datafusion::arrow::compute::kernels::numeric::mul;
use datafusion::arrow::compute::{and, filter, sum};
use datafusion::arrow::datatypes::{DataType, Decimal128Type, Float64Type};
use datafusion::arrow::error::ArrowError;
use datafusion::common::ScalarValue;

/// The terms of the predicate, with constants of the type of the column.
fn selected(batch: &RecordBatch) -> Result<BooleanArray, ArrowError> {
    let column = |name: &str| batch.column_by_name(name).cloned().ok_or_else(|| ArrowError::SchemaError(name.into()));
    let constant = |hundredths: i128, like: &ArrayRef| -> Result<Scalar<ArrayRef>, ArrowError> {
        let value = match like.data_type() {
            DataType::Decimal128(precision, scale) => ScalarValue::Decimal128(Some(hundredths), *precision, *scale),
            DataType::Date32 => ScalarValue::Date32(Some(hundredths as i32)),
            _ => ScalarValue::Float64(Some(hundredths as f64 / 100.0)),
        };
        value.to_array().map(Scalar::new).map_err(|error| ArrowError::ExternalError(Box::new(error)))
    };
    let (day, discount, quantity) = (column("l_shipdate")?, column("l_discount")?, column("l_quantity")?);
    let mut all = gt_eq(&day, &constant(8766, &day)?)?;
    all = and(&all, &lt(&day, &constant(9131, &day)?)?)?;
    all = and(&all, &gt_eq(&discount, &constant(5, &discount)?)?)?;
    all = and(&all, &lt_eq(&discount, &constant(7, &discount)?)?)?;
    and(&all, &lt(&quantity, &constant(2400, &quantity)?)?)
}

/// The revenue, in the unit of the product for decimals.
pub(crate) fn q6(batches: &[RecordBatch]) -> Result<f64, ArrowError> {
    let mut total = 0.0;
    for batch in batches {
        let selected = selected(batch)?;
        let column = |name: &str| {
            let column = batch.column_by_name(name).ok_or_else(|| ArrowError::SchemaError(name.into()))?;
            filter(column, &selected)
        };
        let product = mul(&column("l_extendedprice")?, &column("l_discount")?)?;
        total += match product.data_type() {
            DataType::Float64 => added::<Float64Type>(&product).unwrap_or(0.0),
            _ => added::<Decimal128Type>(&product).unwrap_or(0) as f64 / 1e4,
        };
    }
    Ok(total)
}

fn added<T: ArrowPrimitiveType>(array: &ArrayRef) -> Option<T::Native>
where
    T::Native: std::ops::Add<Output = T::Native>,
{
    sum(array.as_primitive::<T>())
}
