//! The data of `bench rows`.
//!
//! In: a number of columns, or a seed. Out: schemas, and rows for them; the same for the same seed, on every machine.

use kernelsmith::rows::random::{Rng, value};
use kernelsmith::rows::*;
use std::ops::RangeInclusive;

const CYCLE: [DataType; 8] = [
    DataType::Int64,
    DataType::Int32,
    DataType::Float64,
    DataType::Int16,
    DataType::Bool,
    DataType::Float32,
    DataType::Int8,
    DataType::Int32,
];
/// One type of each size, and bits; the last one is text.
const SIZES: [DataType; 7] = [
    DataType::Int8,
    DataType::Int16,
    DataType::Int32,
    DataType::Int64,
    DataType::Int128,
    DataType::Bool,
    DataType::String,
];

/// A projection, and the properties of its rows.
pub(super) struct Sample {
    pub(super) projection: Projection,
    /// Size of all rows in bytes.
    pub(super) bytes: usize,
    /// In nullable columns, one in this number of cells is NULL.
    pub(super) nulls: usize,
    /// Range of text lengths in bytes.
    pub(super) texts: RangeInclusive<usize>,
    pub(super) form: BytesForm,
}

/// Projects half of `n` columns in another order; each second one is nullable, each eighth one may be text.
///
/// # Errors
/// The projection is invalid.
pub fn schemas(n: usize, has_text: bool) -> Result<Projection, String> {
    let columns: Vec<Column> = (0..n)
        .map(|i| {
            let ty = CYCLE[i % CYCLE.len()];
            let ty = if has_text && ty == DataType::Float64 { DataType::String } else { ty };
            let column = Column::new(format!("c{i}"), ty);
            if i % 2 == 1 { column.nullable() } else { column }
        })
        .collect();
    project(&columns, n / 2, Some(&mut Rng::new(7)))
}

/// Projects `n` of the columns, in their order or shuffled.
fn project(columns: &[Column], n: usize, shuffle: Option<&mut Rng>) -> Result<Projection, String> {
    let mut order: Vec<usize> = (0..columns.len()).collect();
    if let Some(rng) = shuffle {
        (1..columns.len()).for_each(|i| order.swap(i, rng.below(i + 1)));
    }
    order.truncate(n);
    let base = Schema::new(columns.iter().cloned()).map_err(|error| error.to_string())?;
    let wanted = Schema::new(order.into_iter().map(|i| columns[i].clone())).map_err(|error| error.to_string())?;
    Projection::new(&base, &wanted, Purpose::Read).map_err(|error| error.to_string())
}

impl Sample {
    /// The samples of the tables.
    pub(super) fn of(
        n: usize,
        bytes: usize,
        texts: Option<RangeInclusive<usize>>,
        form: BytesForm,
    ) -> Result<Sample, String> {
        let projection = schemas(n, texts.is_some())?;
        Ok(Sample { projection, bytes, nulls: 10, texts: texts.unwrap_or(0..=0), form })
    }

    /// Random schemas: 2 to 150 columns of sizes with random frequencies; all or some of them projected, in order or
    /// shuffled; without text, or with short or long texts.
    pub(super) fn random(seed: u64) -> Result<Sample, String> {
        let rng = &mut Rng::new(seed);
        let n = (2.0 * 75.0f64.powf(rng.below(1000) as f64 / 1000.0)) as usize;
        let texts = [0, 0, 12, 31, 80][rng.below(5)];
        let nullable = [0, 1, 4, 8][rng.below(4)];
        // A weight is zero with a probability of at least one third.
        let weights: Vec<usize> =
            (0..SIZES.len() - usize::from(texts == 0)).map(|_| rng.below(3) * rng.below(4)).collect();
        let all: Vec<DataType> = (weights.iter().zip(SIZES))
            .flat_map(|(&n, ty)| std::iter::repeat_n(ty, n))
            .chain([SIZES[rng.below(4)]])
            .collect();
        let columns: Vec<Column> = (0..n)
            .map(|i| {
                let column = Column::new(format!("c{i}"), all[rng.below(all.len())]);
                if rng.below(8) < nullable { column.nullable() } else { column }
            })
            .collect();
        let wanted = 1 + rng.below(n);
        let shuffled = !rng.one_in(3);
        Ok(Sample {
            projection: project(&columns, wanted, shuffled.then_some(rng))?,
            bytes: 256 << 10,
            nulls: [2, 10, 1000][rng.below(3)],
            texts: 0..=texts,
            form: if rng.one_in(2) { BytesForm::Offsets } else { BytesForm::Views },
        })
    }

    /// Rows of `bytes` bytes in total: as many different rows as a cache holds, repeated.
    pub(super) fn rows(&self) -> Result<RowBatch, String> {
        let base = self.projection.base();
        let n_rows = (self.bytes / RowLayout::new(base).row_bytes()).min(MAX_BLOCK_ROWS) / 8 * 8;
        let rng = &mut Rng::new(1);
        let mut rows = RowBatch::new(base);
        let cell = |rng: &mut Rng, column: &Column| match column.is_nullable() && rng.one_in(self.nulls) {
            true => Value::Null,
            false if column.ty() == DataType::String => {
                let len = self.texts.start() + rng.below(self.texts.end() - self.texts.start() + 1);
                Value::Bytes(vec![b'a' + rng.below(26) as u8; len])
            }
            false => value(rng, column.ty()),
        };
        let distinct: Vec<Vec<Value>> =
            (0..n_rows.min(4096)).map(|_| base.columns().iter().map(|column| cell(rng, column)).collect()).collect();
        for row in distinct.iter().cycle().take(n_rows) {
            rows.push(row).map_err(|error| error.to_string())?;
        }
        Ok(rows)
    }

    /// Describes columns, NULLs and texts.
    pub(super) fn describe(&self) -> String {
        let (base, wanted) = (self.projection.base(), self.projection.wanted());
        let sizes = SIZES.map(|ty| base.columns().iter().filter(|column| column.ty() == ty).count());
        let nullable = base.columns().iter().filter(|column| column.is_nullable()).count();
        format!(
            "{} of {}: {sizes:?} of 1, 2, 4, 8, 16 bytes, bits, texts; {nullable} nullable, one in {} NULL, texts to {}, {:?}",
            wanted.columns().len(),
            base.columns().len(),
            self.nulls,
            self.texts.end(),
            self.form,
        )
    }
}
