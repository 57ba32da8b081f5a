//! Random columns with the skew of real ones.
//!
//! In: a generator of numbers. Out: arrays.
//! Not here: which columns a table has.

use datafusion::arrow::array::{Array, ArrayRef, BooleanArray, RecordBatch, StringViewArray};
use datafusion::arrow::compute::{cast, nullif};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use kernelsmith::query::random::Rng;
use std::sync::Arc;

/// How texts lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Texts {
    Views,
    Offsets,
    Dictionaries,
}

impl Texts {
    fn data_type(self) -> DataType {
        match self {
            Texts::Views => DataType::Utf8View,
            Texts::Offsets => DataType::Utf8,
            Texts::Dictionaries => DataType::Dictionary(DataType::Int32.into(), DataType::Utf8.into()),
        }
    }
}

/// What tables hold.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// The rows of the largest table.
    pub(crate) rows: usize,
    /// The rows of a batch.
    pub(crate) batch: usize,
    /// NULLs of 1000 values, in addition to those of the schema.
    pub(crate) nulls: usize,
    pub(crate) texts: Texts,
    pub(crate) seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { rows: 20_000, batch: 8192, nulls: 0, texts: Texts::Views, seed: 1 }
    }
}

/// A number below `n`; the chance of a number is about one by itself, so that a few are frequent.
pub(crate) fn skewed(rng: &mut Rng, n: usize) -> usize {
    let log = (n as f64).ln() * rng.below(1 << 30) as f64 / (1u64 << 30) as f64;
    (log.exp() as usize).saturating_sub(1).min(n - 1)
}

/// A number that looks random, equal for equal numbers.
pub(crate) fn scattered(n: usize) -> u64 {
    let mut x = (n as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Texts.
pub(crate) fn texts(values: impl Iterator<Item = String>) -> ArrayRef {
    Arc::new(StringViewArray::from_iter_values(values))
}

/// A batch of named columns in the wanted layout, with NULLs added.
pub(crate) fn batch(settings: &Settings, rng: &mut Rng, columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
    let (mut fields, mut arrays) = (Vec::new(), Vec::new());
    for (name, array) in columns {
        let is_text = *array.data_type() == DataType::Utf8View;
        let array = match is_text && settings.texts != Texts::Views {
            true => cast(&array, &settings.texts.data_type()).expect("a text has all layouts"),
            false => array,
        };
        let array = match settings.nulls {
            0 => array,
            n => {
                let is_null: BooleanArray = (0..array.len()).map(|_| Some(rng.below(1000) < n)).collect();
                nullif(&array, &is_null).expect("arrays of equal length")
            }
        };
        // A later batch may have NULLs where this one has none.
        let is_nullable = settings.nulls > 0 || name.contains('_');
        fields.push(Field::new(name, array.data_type().clone(), is_nullable));
        arrays.push(array);
    }
    RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays).expect("columns fit their fields")
}
