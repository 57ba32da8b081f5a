//! Arrow's arrays as columns of kernelsmith, and results as Arrow's arrays.
//!
//! In: arrays. Out: a [`Batch`] that borrows their buffers, without a copy; from an [`Array`] of kernelsmith an array of
//! the wanted type, which takes its buffers over.
//! Invariant: a type has a column type exactly if [`data_type`] returns one.
//! Not here: expressions.

use crate::query::{Array, ArrayData, Batch, Bits, Column, Data, DataType, TimeUnit};
use datafusion::arrow::array::{
    Array as ArrowArray, ArrayRef, AsArray, BooleanArray, PrimitiveArray, StringArray, new_null_array,
};
use datafusion::arrow::buffer::{BooleanBuffer, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes as arrow;
use datafusion::arrow::datatypes::{ArrowPrimitiveType, DataType as ArrowType, TimeUnit as ArrowUnit};
use datafusion::common::{DataFusionError, Result, internal_datafusion_err};
use std::sync::Arc;

/// The column type of an array type; `None` if columns cannot hold it.
pub(crate) fn data_type(ty: &ArrowType) -> Option<DataType> {
    Some(match ty {
        ArrowType::Boolean => DataType::Bool,
        ArrowType::Int8 => DataType::Int8,
        ArrowType::Int16 => DataType::Int16,
        ArrowType::Int32 => DataType::Int32,
        ArrowType::Int64 => DataType::Int64,
        ArrowType::UInt8 => DataType::UInt8,
        ArrowType::UInt16 => DataType::UInt16,
        ArrowType::UInt32 => DataType::UInt32,
        ArrowType::UInt64 => DataType::UInt64,
        ArrowType::Float32 => DataType::Float32,
        ArrowType::Float64 => DataType::Float64,
        ArrowType::Date32 => DataType::Date,
        // Negative scales, which no SQL type has, are left to DataFusion.
        ArrowType::Decimal128(precision, scale) => {
            DataType::Decimal { precision: *precision, scale: u8::try_from(*scale).ok()? }
        }
        ArrowType::Timestamp(unit, None) => DataType::Timestamp(match unit {
            ArrowUnit::Second => TimeUnit::Second,
            ArrowUnit::Millisecond => TimeUnit::Milli,
            ArrowUnit::Microsecond => TimeUnit::Micro,
            ArrowUnit::Nanosecond => TimeUnit::Nano,
        }),
        ArrowType::Utf8 | ArrowType::LargeUtf8 | ArrowType::Utf8View => DataType::String,
        ArrowType::Dictionary(_, values) => match values.as_ref() {
            ArrowType::Utf8 | ArrowType::LargeUtf8 | ArrowType::Utf8View => DataType::String,
            _ => return None,
        },
        _ => return None,
    })
}

/// Calls a function with arrays of equal length as a batch.
///
/// # Errors
/// An array has a type without columns. The types are checked when a plan is made, so this is a fault of the plan.
pub(crate) fn with_batch<R>(arrays: &[ArrayRef], rows: usize, call: impl FnOnce(&Batch<'_>) -> R) -> Result<R> {
    let buffers: Vec<Vec<&[u8]>> = arrays.iter().map(|array| view_buffers(array.as_ref())).collect();
    let dictionaries = arrays.iter().zip(&buffers).map(|(array, buffers)| {
        let dictionary = array.as_any_dictionary_opt()?;
        Some(column(dictionary.values().as_ref(), buffers, None))
    });
    let dictionaries: Vec<Option<Column<'_>>> = dictionaries.map(Option::transpose).collect::<Result<_>>()?;
    let columns = arrays.iter().zip(&buffers).zip(&dictionaries);
    let columns = columns.map(|((array, buffers), dictionary)| column(array.as_ref(), buffers, dictionary.as_ref()));
    let batch = Batch::new(rows, columns.collect::<Result<_>>()?).map_err(fault)?;
    Ok(call(&batch))
}

pub(crate) fn fault(error: impl std::error::Error) -> DataFusionError {
    internal_datafusion_err!("a batch does not suit its plan: {error}")
}

/// The buffers that the views of an array, or of its dictionary, refer to.
fn view_buffers(array: &dyn ArrowArray) -> Vec<&[u8]> {
    let array = array.as_any_dictionary_opt().map_or(array, |dictionary| dictionary.values().as_ref());
    array.as_string_view_opt().map_or(Vec::new(), |views| views.data_buffers().iter().map(Buffer::as_slice).collect())
}

fn column<'a>(
    array: &'a dyn ArrowArray,
    buffers: &'a [&'a [u8]],
    dictionary: Option<&'a Column<'a>>,
) -> Result<Column<'a>> {
    let ty = array.data_type();
    let column_type = data_type(ty).ok_or_else(|| internal_datafusion_err!("no columns of type {ty}"))?;
    let data = match (ty, dictionary) {
        (ArrowType::Boolean, _) => {
            let values = array.as_boolean().values();
            Data::Bits(Bits::new(values.values(), values.offset()))
        }
        (ArrowType::Utf8, _) => {
            let texts = array.as_string::<i32>();
            Data::Offsets { offsets: texts.value_offsets(), bytes: texts.value_data() }
        }
        (ArrowType::LargeUtf8, _) => {
            let texts = array.as_string::<i64>();
            Data::LargeOffsets { offsets: texts.value_offsets(), bytes: texts.value_data() }
        }
        (ArrowType::Utf8View, _) => Data::Views { views: array.as_string_view().views().inner().as_slice(), buffers },
        (ArrowType::Dictionary(key_type, _), Some(values)) => {
            let key_type =
                data_type(key_type.as_ref()).ok_or_else(|| internal_datafusion_err!("no keys of type {key_type}"))?;
            Data::Dictionary { keys: value_bytes(array.as_any_dictionary().keys())?, key_type, values }
        }
        _ => Data::Values(value_bytes(array)?),
    };
    let validity = array.nulls().filter(|nulls| nulls.null_count() > 0);
    let validity = validity.map(|nulls| Bits::new(nulls.validity(), nulls.offset()));
    let column = Column::new(column_type, array.len(), data, validity).map_err(fault)?;
    // Arrow's arrays are checked when they are made.
    Ok(if *ty == ArrowType::Utf8View { column.with_checked_views() } else { column })
}

/// Calls a macro with the native Arrow type of each type of fixed size.
macro_rules! for_type {
    ($ty:expr, $call:ident) => {
        match $ty {
            ArrowType::Int8 => $call!(Int8Type),
            ArrowType::Int16 => $call!(Int16Type),
            ArrowType::Int32 => $call!(Int32Type),
            ArrowType::Int64 => $call!(Int64Type),
            ArrowType::UInt8 => $call!(UInt8Type),
            ArrowType::UInt16 => $call!(UInt16Type),
            ArrowType::UInt32 => $call!(UInt32Type),
            ArrowType::UInt64 => $call!(UInt64Type),
            ArrowType::Float32 => $call!(Float32Type),
            ArrowType::Float64 => $call!(Float64Type),
            ArrowType::Date32 => $call!(Date32Type),
            ArrowType::Decimal128(_, _) => $call!(Decimal128Type),
            ArrowType::Timestamp(ArrowUnit::Second, _) => $call!(TimestampSecondType),
            ArrowType::Timestamp(ArrowUnit::Millisecond, _) => $call!(TimestampMillisecondType),
            ArrowType::Timestamp(ArrowUnit::Microsecond, _) => $call!(TimestampMicrosecondType),
            ArrowType::Timestamp(ArrowUnit::Nanosecond, _) => $call!(TimestampNanosecondType),
            ty => return Err(internal_datafusion_err!("no values of type {ty}")),
        }
    };
}

fn value_bytes(array: &dyn ArrowArray) -> Result<&[u8]> {
    macro_rules! bytes {
        ($Type:ident) => {
            array.as_primitive::<arrow::$Type>().values().inner().as_slice()
        };
    }
    Ok(for_type!(array.data_type(), bytes))
}

/// A result as an array of type `ty`.
///
/// # Errors
/// The result has another type.
pub(crate) fn into_arrow(array: Array, ty: &ArrowType) -> Result<ArrayRef> {
    let rows = array.rows;
    if rows == 0 {
        return Ok(new_null_array(ty, 0));
    }
    if data_type(ty) != Some(array.ty) {
        return Err(internal_datafusion_err!("a result of type {} for {ty}", array.ty));
    }
    let nulls = array.validity.map(|bits| NullBuffer::new(BooleanBuffer::new(Buffer::from_vec(bits), 0, rows)));
    Ok(match array.data {
        ArrayData::Bool(bits) => {
            Arc::new(BooleanArray::new(BooleanBuffer::new(Buffer::from_vec(bits), 0, rows), nulls))
        }
        ArrayData::Text { offsets, bytes } => {
            let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
            let texts: ArrayRef = Arc::new(StringArray::try_new(offsets, Buffer::from_vec(bytes), nulls)?);
            if *ty == ArrowType::Utf8 { texts } else { cast(&texts, ty)? }
        }
        ArrayData::Int8(values) => primitive::<arrow::Int8Type>(values, nulls, ty),
        ArrayData::Int16(values) => primitive::<arrow::Int16Type>(values, nulls, ty),
        ArrayData::Int32(values) if *ty == ArrowType::Date32 => primitive::<arrow::Date32Type>(values, nulls, ty),
        ArrayData::Int32(values) => primitive::<arrow::Int32Type>(values, nulls, ty),
        ArrayData::Int64(values) => of_64_bits(values, nulls, ty),
        ArrayData::Int128(values) => primitive::<arrow::Decimal128Type>(values, nulls, ty),
        ArrayData::UInt8(values) => primitive::<arrow::UInt8Type>(values, nulls, ty),
        ArrayData::UInt16(values) => primitive::<arrow::UInt16Type>(values, nulls, ty),
        ArrayData::UInt32(values) => primitive::<arrow::UInt32Type>(values, nulls, ty),
        ArrayData::UInt64(values) => primitive::<arrow::UInt64Type>(values, nulls, ty),
        ArrayData::Float32(values) => primitive::<arrow::Float32Type>(values, nulls, ty),
        ArrayData::Float64(values) => primitive::<arrow::Float64Type>(values, nulls, ty),
    })
}

fn primitive<T: ArrowPrimitiveType>(values: Vec<T::Native>, nulls: Option<NullBuffer>, ty: &ArrowType) -> ArrayRef {
    Arc::new(PrimitiveArray::<T>::new(ScalarBuffer::from(values), nulls).with_data_type(ty.clone()))
}

fn of_64_bits(values: Vec<i64>, nulls: Option<NullBuffer>, ty: &ArrowType) -> ArrayRef {
    match ty {
        ArrowType::Timestamp(ArrowUnit::Second, _) => primitive::<arrow::TimestampSecondType>(values, nulls, ty),
        ArrowType::Timestamp(ArrowUnit::Millisecond, _) => {
            primitive::<arrow::TimestampMillisecondType>(values, nulls, ty)
        }
        ArrowType::Timestamp(ArrowUnit::Microsecond, _) => {
            primitive::<arrow::TimestampMicrosecondType>(values, nulls, ty)
        }
        ArrowType::Timestamp(ArrowUnit::Nanosecond, _) => {
            primitive::<arrow::TimestampNanosecondType>(values, nulls, ty)
        }
        _ => primitive::<arrow::Int64Type>(values, nulls, ty),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::{Expression, evaluate};
    use datafusion::arrow::array::{
        Date32Array, Decimal128Array, DictionaryArray, Float64Array, Int16Array, Int64Array, LargeStringArray,
        StringViewArray, TimestampMicrosecondArray, UInt32Array,
    };
    use datafusion::arrow::datatypes::Int16Type;

    /// Each column of a batch, read by the interpreter, equals the array.
    #[test]
    fn columns_hold_what_arrays_hold() {
        let long = "a text that does not fit a view of twelve bytes";
        let texts = vec![Some("a"), None, Some(long), Some(""), Some("über"), None, Some("xyz"), Some("b"), Some(long)];
        let dictionary: DictionaryArray<Int16Type> = texts.iter().copied().collect();
        let arrays: Vec<ArrayRef> = vec![
            Arc::new(BooleanArray::from_iter((0..9).map(|n| (n != 4).then_some(n % 3 == 0)))),
            Arc::new(Int16Array::from_iter((0..9).map(|n| (n % 4 != 1).then_some(n * 1000)))),
            Arc::new(Int64Array::from_iter_values((0..9).map(|n| n << 40))),
            Arc::new(UInt32Array::from_iter((0..9).map(|n| (n != 8).then_some(u32::MAX - n)))),
            Arc::new(Float64Array::from_iter((0..9).map(|n| (n != 0).then_some(f64::from(n) / 3.0)))),
            Arc::new(Date32Array::from_iter((0..9).map(|n| (n != 2).then_some(9000 - n)))),
            Arc::new(TimestampMicrosecondArray::from_iter((0..9).map(|n| (n != 2).then_some(i64::from(n) - 5)))),
            Arc::new(Decimal128Array::from_iter((0..9).map(|n| (n != 3).then_some(i128::from(n) << 70)))),
            Arc::new(StringArray::from_iter(texts.iter().copied())),
            Arc::new(LargeStringArray::from_iter(texts.iter().copied())),
            Arc::new(StringViewArray::from_iter(texts.iter().copied())),
            Arc::new(dictionary),
        ];
        for (from, len) in [(0, 9), (1, 7), (3, 6), (8, 1), (4, 0)] {
            let arrays: Vec<ArrayRef> = arrays.iter().map(|array| array.slice(from, len)).collect();
            let read = |batch: &Batch<'_>| -> Vec<Array> {
                let columns = batch.columns().iter().enumerate();
                columns.map(|(n, column)| evaluate(&Expression::column(n, column.ty()), batch).unwrap()).collect()
            };
            let results = with_batch(&arrays, len, read).unwrap();
            assert_eq!(results.len(), arrays.len());
            for (array, result) in arrays.iter().zip(results) {
                let result = into_arrow(result, array.data_type()).unwrap();
                assert_eq!(result.data_type(), array.data_type());
                // A dictionary of other keys is an equal array.
                let texts = |array: &ArrayRef| match array.data_type() {
                    ArrowType::Dictionary(..) => cast(array, &ArrowType::Utf8).unwrap(),
                    _ => Arc::clone(array),
                };
                assert_eq!(&texts(&result), &texts(array), "{} from {from}", array.data_type());
            }
        }
    }

    #[test]
    fn types_without_columns_are_refused() {
        for ty in [ArrowType::Float16, ArrowType::Binary, ArrowType::Date64, ArrowType::Decimal128(5, -2)] {
            assert_eq!(data_type(&ty), None, "{ty}");
        }
        let zone = ArrowType::Timestamp(ArrowUnit::Second, Some("+01:00".into()));
        assert_eq!(data_type(&zone), None);
        let array = new_null_array(&ArrowType::Date64, 3);
        assert!(with_batch(&[array], 3, |_| ()).is_err());
    }
}
