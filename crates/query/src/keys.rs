//! Normalised keys: bytes whose order is that of rows.
//!
//! In: expressions with a direction and a place for NULLs, a batch. Out: a byte string per row; comparing two of them as
//! unsigned bytes compares the rows, for sorts, merges, top-k and joins.
//! A key starts with a byte that orders NULLs; then follow the bytes of the value, highest first, with the sign bit
//! inverted; floats in IEEE 754's total order. Zero bytes of a text are followed by 255, and two zeros end it, so that a
//! prefix comes before a longer text. Bytes of a descending key are inverted.
//! Invariant: the order of the bytes is the order of the values, for all rows of all batches.
//! Not here: sorting.

use crate::batch::Batch;
use crate::evaluate::{Live, Result, Values, Vector, eval};
use crate::expression::Expression;

/// One key of an order.
#[derive(Clone, PartialEq, Debug)]
pub struct SortKey {
    /// The value to order by.
    pub expression: Expression,
    /// Greater values first.
    pub descending: bool,
    /// NULLs before all values, instead of after them.
    pub nulls_first: bool,
}

/// The normalised keys of a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormalisedKeys {
    bytes: Vec<u8>,
    /// One more than there are rows.
    starts: Vec<usize>,
}

impl NormalisedKeys {
    /// The keys of all rows of a batch.
    ///
    /// ```
    /// use kernelsmith::query::*;
    ///
    /// let bytes: Vec<u8> = [3i32, -1, 2].iter().flat_map(|x| x.to_ne_bytes()).collect();
    /// let valid = [0b101];
    /// let column = Column::new(DataType::Int32, 3, Data::Values(&bytes), Some(Bits::new(&valid, 0)))?;
    /// let batch = Batch::new(3, vec![column])?;
    /// let expression = Expression::column(0, DataType::Int32);
    /// let keys = NormalisedKeys::new(&[SortKey { expression, descending: false, nulls_first: true }], &batch)?;
    /// let mut rows = [0, 1, 2];
    /// rows.sort_by_key(|&row| keys.row(row));
    /// assert_eq!(rows, [1, 2, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The error of a row, or a column that the batch lacks.
    pub fn new(keys: &[SortKey], batch: &Batch<'_>) -> Result<NormalisedKeys> {
        let vectors = keys.iter().map(|key| eval(&key.expression, batch, Live(None))).collect::<Result<Vec<_>>>()?;
        let (mut bytes, mut starts) = (Vec::new(), vec![0]);
        for row in 0..batch.rows() {
            for (key, vector) in keys.iter().zip(&vectors) {
                write(key, vector, row, &mut bytes);
            }
            starts.push(bytes.len());
        }
        Ok(NormalisedKeys { bytes, starts })
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }

    /// The key of a row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[u8] {
        &self.bytes[self.starts[row]..self.starts[row + 1]]
    }
}

fn write(key: &SortKey, vector: &Vector<'_>, row: usize, bytes: &mut Vec<u8>) {
    let is_valid = vector.is_valid(row);
    bytes.push(match (is_valid, key.nulls_first) {
        (true, _) => 1,
        (false, true) => 0,
        (false, false) => 2,
    });
    if !is_valid {
        return;
    }
    let start = bytes.len();
    match &vector.values {
        Values::Bool(values) => bytes.push(values[row].into()),
        Values::Int(values) => bytes.extend((values[row] ^ i64::MIN).to_be_bytes()),
        Values::Wide(values) => bytes.extend((values[row] ^ i128::MIN).to_be_bytes()),
        Values::Float32(values) => {
            let bits = values[row].to_bits();
            // All bits of a negative number are inverted, otherwise the sign alone.
            let inverted = if bits >> 31 != 0 { !bits } else { bits | 1 << 31 };
            bytes.extend(inverted.to_be_bytes());
        }
        Values::Float64(values) => {
            let bits = values[row].to_bits();
            let inverted = if bits >> 63 != 0 { !bits } else { bits | 1 << 63 };
            bytes.extend(inverted.to_be_bytes());
        }
        Values::Text(values) => {
            for &byte in values[row] {
                bytes.push(byte);
                bytes.extend((byte == 0).then_some(u8::MAX));
            }
            bytes.extend([0, 0]);
        }
    }
    if key.descending {
        bytes[start..].iter_mut().for_each(|byte| *byte = !*byte);
    }
}
