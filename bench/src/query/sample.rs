//! The data of `bench query`: columns like those of TPC-H's lineitem, the same as `peers/query.c` makes.
//!
//! In: numbers of rows, NULLs and groups. Out: batches of columns in Arrow's layout.
//! Not here: queries.

use kernelsmith::query::{Batch, BatchError, Bits, Column, Data, DataType};

/// The numbers of the columns.
pub(super) const DAY: usize = 0;
pub(super) const QUANTITY: usize = 1;
pub(super) const PRICE: usize = 2;
pub(super) const DISCOUNT: usize = 3;
pub(super) const TAX: usize = 4;
/// What is added to the number of a column of floats for that of decimals.
pub(super) const DECIMALS: usize = 4;
pub(super) const FLAG: usize = 9;
pub(super) const STATUS: usize = 10;
pub(super) const KEY: usize = 11;
pub(super) const DECIMAL: DataType = DataType::Decimal { precision: 15, scale: 2 };

/// From this day on items are open, so that there are four pairs of flags.
const OPEN_DAY: i32 = 9298;

pub(super) struct Sample {
    rows: usize,
    day: Vec<u8>,
    /// Quantity, price, discount, tax.
    floats: [Vec<u8>; 4],
    decimals: [Vec<u8>; 4],
    flag: Vec<u8>,
    status: Vec<u8>,
    key: Vec<u8>,
    valid_quantity: Vec<u8>,
    valid_discount: Vec<u8>,
}

fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

fn draw(row: usize, column: u64, below: u64) -> u64 {
    ((mix(row as u64 * 16 + column) >> 32) * below) >> 32
}

fn bits(rows: usize, bit: impl Fn(usize) -> bool) -> Vec<u8> {
    let byte = |at: usize| (0..8).map(|i| u8::from(8 * at + i < rows && bit(8 * at + i)) << i).sum();
    (0..rows.div_ceil(8)).map(byte).collect()
}

impl Sample {
    /// Columns without NULLs, and keys of one group.
    pub(super) fn new(rows: usize) -> Sample {
        let mut sample = Sample {
            rows,
            day: Vec::new(),
            floats: [const { Vec::new() }; 4],
            decimals: [const { Vec::new() }; 4],
            flag: Vec::new(),
            status: Vec::new(),
            key: Vec::new(),
            valid_quantity: Vec::new(),
            valid_discount: Vec::new(),
        };
        for row in 0..rows {
            let day = 8036 + draw(row, 0, 2526) as i32;
            let (quantity, discount, tax) = (1 + draw(row, 1, 50), draw(row, 2, 11), draw(row, 3, 9));
            let price = quantity * (90_000 + draw(row, 4, 110_001));
            sample.day.extend(day.to_ne_bytes());
            let hundredth = |x: u64| x as f64 / 100.0;
            let floats = [quantity as f64, hundredth(price), hundredth(discount), hundredth(tax)];
            sample.floats.iter_mut().zip(floats).for_each(|(to, x)| to.extend(x.to_ne_bytes()));
            let decimals = [100 * quantity, price, discount, tax].map(i128::from);
            sample.decimals.iter_mut().zip(decimals).for_each(|(to, x)| to.extend(x.to_ne_bytes()));
            let is_open = day > OPEN_DAY;
            let settled = if draw(row, 6, 2) > 0 { b'A' } else { b'R' };
            sample.flag.push(if is_open || draw(row, 5, 76) == 0 { b'N' } else { settled });
            sample.status.push(if is_open { b'O' } else { b'F' });
        }
        sample.change(0, 1);
        sample
    }

    /// Changes the share of NULLs, in per cent, and the number of groups.
    pub(super) fn change(&mut self, nulls: u64, groups: u64) {
        self.valid_quantity = bits(self.rows, |row| draw(row, 7, 100) >= nulls);
        self.valid_discount = bits(self.rows, |row| draw(row, 8, 100) >= nulls);
        self.key = (0..self.rows).flat_map(|row| (mix(draw(row, 9, groups)) >> 1).to_ne_bytes()).collect();
    }

    /// Batches of at most `rows` rows. With `nullable`, quantities and discounts have NULLs.
    pub(super) fn batches(&self, rows: usize, nullable: bool) -> Result<Vec<Batch<'_>>, BatchError> {
        (0..self.rows).step_by(rows).map(|from| self.batch(from, rows.min(self.rows - from), nullable)).collect()
    }

    fn batch(&self, from: usize, rows: usize, nullable: bool) -> Result<Batch<'_>, BatchError> {
        let column = |ty: DataType, bytes, valid: Option<_>| {
            let bytes: &[u8] = bytes;
            Column::new(ty, rows, Data::Values(&bytes[from * ty.cell_bytes()..]), valid)
        };
        let valid = |number: usize| match number {
            0 if nullable => Some(Bits::new(&self.valid_quantity, from)),
            2 if nullable => Some(Bits::new(&self.valid_discount, from)),
            _ => None,
        };
        let mut columns = vec![column(DataType::Date, &self.day, None)?];
        for (ty, all) in [(DataType::Float64, &self.floats), (DECIMAL, &self.decimals)] {
            for (number, bytes) in all.iter().enumerate() {
                columns.push(column(ty, bytes, valid(number))?);
            }
        }
        columns.push(column(DataType::UInt8, &self.flag, None)?);
        columns.push(column(DataType::UInt8, &self.status, None)?);
        columns.push(column(DataType::Int64, &self.key, None)?);
        Batch::new(rows, columns)
    }
}
