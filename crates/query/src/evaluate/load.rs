//! Reads columns of a batch.
//!
//! In: a [`Column`]. Out: its values in the interpreter's representation.
//! Invariant: invalid offsets, views and keys read as empty text, and keys outside of a dictionary as NULL.
//! Not here: results (see `array` in the parent module).

use super::{Values, Vector};
use crate::batch::{Bits, Column, Data};
use crate::types::DataType;

/// The bits as truth values.
fn bools(bits: Bits<'_>, rows: usize) -> Vec<bool> {
    (0..rows).map(|row| bits.get(row)).collect()
}

fn numbers<const N: usize, T>(bytes: &[u8], rows: usize, from: impl Fn([u8; N]) -> T) -> Vec<T> {
    let (chunks, _) = bytes.as_chunks::<N>();
    chunks[..rows].iter().map(|chunk| from(*chunk)).collect()
}

/// Integers of at most 64 bits as the bits of an `i64`; `None` for another type.
fn ints(ty: DataType, bytes: &[u8], rows: usize) -> Option<Vec<i64>> {
    Some(match ty {
        DataType::Int8 => numbers(bytes, rows, |b| i8::from_ne_bytes(b).into()),
        DataType::Int16 => numbers(bytes, rows, |b| i16::from_ne_bytes(b).into()),
        DataType::Int32 | DataType::Date => numbers(bytes, rows, |b| i32::from_ne_bytes(b).into()),
        DataType::Int64 | DataType::Timestamp(_) => numbers(bytes, rows, i64::from_ne_bytes),
        DataType::UInt8 => numbers(bytes, rows, |b| u8::from_ne_bytes(b).into()),
        DataType::UInt16 => numbers(bytes, rows, |b| u16::from_ne_bytes(b).into()),
        DataType::UInt32 => numbers(bytes, rows, |b| u32::from_ne_bytes(b).into()),
        _ => return None,
    })
}

fn values_of(ty: DataType, bytes: &[u8], rows: usize) -> Values<'static> {
    match ty {
        DataType::Float32 => Values::Float32(numbers(bytes, rows, f32::from_ne_bytes)),
        DataType::Float64 => Values::Float64(numbers(bytes, rows, f64::from_ne_bytes)),
        DataType::UInt64 => Values::Wide(numbers(bytes, rows, |b| u64::from_ne_bytes(b).into())),
        DataType::Int128 | DataType::Decimal { .. } => Values::Wide(numbers(bytes, rows, i128::from_ne_bytes)),
        _ => Values::Int(ints(ty, bytes, rows).unwrap_or_default()),
    }
}

fn view<'a>(view: [u8; 16], buffers: &[&'a [u8]], inline: &'a [u8]) -> Option<&'a [u8]> {
    let word = |at: usize| u32::from_ne_bytes([view[at], view[at + 1], view[at + 2], view[at + 3]]) as usize;
    let len = word(0);
    if len <= 12 {
        return inline.get(4..4 + len);
    }
    let start = word(12);
    buffers.get(word(8))?.get(start..start.checked_add(len)?)
}

/// The column's values.
pub(crate) fn load<'a>(column: &Column<'a>) -> Vector<'a> {
    let (rows, ty) = (column.rows(), column.ty());
    let mut valid = column.validity().map(|bits| bools(bits, rows));
    let values = match column.data() {
        Data::Bits(bits) => Values::Bool(bools(bits, rows)),
        Data::Values(bytes) => values_of(ty, bytes, rows),
        Data::Offsets { offsets, bytes } => Values::Text(texts(offsets, bytes, rows)),
        Data::LargeOffsets { offsets, bytes } => Values::Text(texts(offsets, bytes, rows)),
        Data::Views { views, buffers } => {
            let (chunks, _) = views.as_chunks::<16>();
            let text = |chunk: &'a [u8; 16]| view(*chunk, buffers, chunk).unwrap_or(&[]);
            Values::Text(chunks[..rows].iter().map(text).collect())
        }
        Data::Dictionary { keys, key_type, values } => {
            let dictionary = load(values);
            let keys = match ints(key_type, keys, rows) {
                Some(keys) => keys.into_iter().map(|key| usize::try_from(key).unwrap_or(usize::MAX)).collect(),
                None if key_type == DataType::UInt64 => {
                    numbers(keys, rows, |b| usize::try_from(u64::from_ne_bytes(b)).unwrap_or(usize::MAX))
                }
                None => numbers(keys, rows, |b| usize::try_from(i128::from_ne_bytes(b)).unwrap_or(usize::MAX)),
            };
            let n = values.rows();
            let old = valid.take();
            let is_valid = |row: usize| {
                old.as_ref().is_none_or(|valid| valid[row]) && keys[row] < n && dictionary.is_valid(keys[row])
            };
            let all: Vec<bool> = (0..rows).map(is_valid).collect();
            let values = match &dictionary.values {
                Values::Bool(values) => Values::Bool(gather(values, &keys, false)),
                Values::Int(values) => Values::Int(gather(values, &keys, 0)),
                Values::Wide(values) => Values::Wide(gather(values, &keys, 0)),
                Values::Float32(values) => Values::Float32(gather(values, &keys, 0.0)),
                Values::Float64(values) => Values::Float64(gather(values, &keys, 0.0)),
                Values::Text(values) => Values::Text(gather(values, &keys, &[])),
            };
            valid = all.contains(&false).then_some(all);
            values
        }
    };
    Vector { values, valid }
}

fn gather<T: Copy>(values: &[T], keys: &[usize], missing: T) -> Vec<T> {
    keys.iter().map(|&key| values.get(key).copied().unwrap_or(missing)).collect()
}

fn texts<'a, T: Copy + TryInto<usize>>(offsets: &[T], bytes: &'a [u8], rows: usize) -> Vec<&'a [u8]> {
    let at = |offset: T| offset.try_into().unwrap_or(usize::MAX);
    offsets.windows(2).take(rows).map(|pair| bytes.get(at(pair[0])..at(pair[1])).unwrap_or(&[])).collect()
}
