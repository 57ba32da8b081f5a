//! Random batches that no producer would write.
//!
//! In: random numbers, the types of columns. Out: [`Columns`], whose slices have exactly the necessary length, each between
//! inaccessible pages, and the [`Batch`] of them.
//! Most values are small, so that code computes most batches; some are the ends of their type or any bits. Texts have
//! offsets that decrease, are negative or too large, and views of what is not there.
//! Not here: pipelines over the columns (see the parent module).

use kernelsmith::query::random::value;
use kernelsmith::query::{Batch, BatchError, Bits, Column, Data, DataType, MAX_ROWS, Value};
use kernelsmith_exec::{Edge, GuardedBuffer};
use kernelsmith_random::Rng;

/// How often a value of a column is any bits.
#[derive(Clone, Copy)]
enum Style {
    Few,
    Small,
    Rare,
    Wild,
}

/// The values of a column in memory.
enum Layout {
    Bits(GuardedBuffer, usize),
    Values(GuardedBuffer),
    Offsets(GuardedBuffer<i32>, GuardedBuffer),
    LargeOffsets(GuardedBuffer<i64>, GuardedBuffer),
    Views(GuardedBuffer, Vec<GuardedBuffer>),
    Dictionary(GuardedBuffer, DataType, Box<RandomColumn>),
}

struct RandomColumn {
    ty: DataType,
    /// What the caller says.
    rows: usize,
    layout: Layout,
    validity: Option<(GuardedBuffer, usize)>,
    /// Whether the slices are long enough.
    is_long_enough: bool,
}

/// The columns of a batch.
pub(super) struct Columns {
    rows: usize,
    columns: Vec<RandomColumn>,
}

/// Texts around the 12 bytes that are in a view, with zeros, and with what is not UTF-8.
const TEXTS: &[&[u8]] = &[
    b"",
    b"a",
    b"ab",
    b"abcd",
    b"abcdefghijkl",
    b"abcdefghijkm",
    b"abcdefghijklm",
    b"abcdefghijkln",
    b"abcd is longer than views",
    b"a\0",
    b"a\0b",
    b"\xff\x80",
    b"\x80",
    b"%_\\",
];

/// Integers of which a type takes the lower bits.
const ENDS: &[i128] = &[
    i128::MIN,
    i128::MAX,
    i64::MIN as i128,
    i64::MAX as i128,
    i64::MIN as i128 - 1,
    i64::MAX as i128 + 1,
    i32::MIN as i128,
    i32::MAX as i128,
    u32::MAX as i128,
    1 << 50,
    (1 << 50) - 1,
    -(1 << 50) - 1,
    1 << 31,
    -1,
    255,
    128,
    10i128.pow(38),
    -(10i128.pow(38)),
];

/// A slice between inaccessible pages.
///
/// # Panics
/// If the system has no memory for it.
fn guarded<T: Copy>(rng: &mut Rng, elements: &[T]) -> GuardedBuffer<T> {
    let edge = if rng.one_in(3) { Edge::Start } else { Edge::End };
    GuardedBuffer::new(elements, edge).expect("memory for a page")
}

/// The lower bytes of a number, like in memory.
fn cell(number: i128, size: usize) -> Vec<u8> {
    let mut bytes = number.to_le_bytes()[..size].to_vec();
    if cfg!(target_endian = "big") {
        bytes.reverse();
    }
    bytes
}

/// A value of a type of fixed size.
fn fixed(rng: &mut Rng, ty: DataType, style: Style) -> Vec<u8> {
    let size = ty.cell_bytes();
    let is_any = match style {
        Style::Few | Style::Small => false,
        Style::Rare => rng.one_in(100),
        Style::Wild => !rng.one_in(3),
    };
    let number = match (is_any, rng.below(3), value(rng, ty)) {
        (true, 0, _) => i128::from(rng.bits()) << 64 | i128::from(rng.bits()),
        (true, 1, _) => rng.pick(ENDS),
        (true, _, Value::Int(number)) => number,
        (_, _, Value::Float32(x)) if is_any => return x.to_ne_bytes().to_vec(),
        (_, _, Value::Float64(x)) if is_any => return x.to_ne_bytes().to_vec(),
        _ if matches!(style, Style::Few) => rng.below(3) as i128,
        _ => (rng.below(16) as i128 - 3).max(0) - i128::from(rng.one_in(9)),
    };
    match ty {
        DataType::Float32 if !is_any => (number as f32 * 0.5).to_ne_bytes().to_vec(),
        DataType::Float64 if !is_any => (number as f64 * 0.5).to_ne_bytes().to_vec(),
        _ => cell(number, size),
    }
}

/// One of [`TEXTS`]; half of them are longer than what is in a view.
pub(super) fn any_text(rng: &mut Rng) -> &'static [u8] {
    let is_long = rng.one_in(2);
    let texts: Vec<&[u8]> = TEXTS.iter().copied().filter(|text| (text.len() > 12) == is_long).collect();
    rng.pick(&texts)
}

fn text(rng: &mut Rng) -> Vec<u8> {
    match value(rng, DataType::String) {
        Value::Bytes(text) if rng.one_in(2) => text,
        _ => any_text(rng).to_vec(),
    }
}

/// Any bits, and the position of the first of them.
fn bitmap(rng: &mut Rng, rows: usize, percent: usize) -> (Vec<u8>, usize) {
    let offset = rng.pick(&[0, 0, 0, 1, 7, 8, 13, 64, 67]);
    let mut bytes = vec![rng.bits() as u8; offset / 8 + (offset % 8 + rows).div_ceil(8)];
    for at in offset..offset + rows {
        let bit = u8::from(rng.percent(percent)) << (at % 8);
        bytes[at / 8] = bytes[at / 8] & !(1 << (at % 8)) | bit;
    }
    (bytes, offset)
}

/// The ends of texts in one buffer, some of them wrong.
fn offsets(rng: &mut Rng, rows: usize, is_wrong: bool) -> (Vec<i64>, Vec<u8>) {
    let (mut offsets, mut bytes) = (vec![0], Vec::new());
    for _ in 0..rows {
        bytes.extend(text(rng));
        offsets.push(bytes.len() as i64);
    }
    if is_wrong {
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(offsets.len());
            let len = bytes.len() as i64;
            offsets[at] = rng.pick(&[-1, len + 1, len, 0, i64::MIN, i64::MAX, i32::MIN.into(), i32::MAX.into()]);
        }
    }
    (offsets, bytes)
}

/// Views of texts in some buffers, some of them wrong.
fn views(rng: &mut Rng, rows: usize, is_wrong: bool) -> (Vec<u8>, Vec<Vec<u8>>) {
    let mut buffers = vec![Vec::new(); rng.below(3)];
    let kind = rng.below(4);
    let mut views = Vec::new();
    for _ in 0..rows {
        let text = text(rng);
        let mut view = [0; 16];
        view[..4].copy_from_slice(&(text.len() as u32).to_ne_bytes());
        if text.len() <= 12 {
            view[4..4 + text.len()].copy_from_slice(&text);
        } else if !buffers.is_empty() {
            let number = rng.below(buffers.len());
            view[4..8].copy_from_slice(&text[..4]);
            view[8..12].copy_from_slice(&(number as u32).to_ne_bytes());
            view[12..].copy_from_slice(&(buffers[number].len() as u32).to_ne_bytes());
            buffers[number].extend(&text);
        } else {
            view = [0; 16];
        }
        // A right view of the same text would send the batch to the interpreter.
        if is_wrong && (kind == 1 || rng.one_in(rows.min(8))) {
            // All wrong views of a column are wrong in one way.
            match kind {
                0 => view[4 + rng.below(12)] ^= 1 << rng.below(8),
                1 if text.len() > 12 => view[4 + rng.below(4)] ^= 1,
                1 => {}
                2 => {
                    let word = 4 * rng.below(4);
                    let wrong = rng.pick(&[0, 1, 12, 13, 25, 0x7fff_ffff, 0x8000_0000, u32::MAX]);
                    view[word..word + 4].copy_from_slice(&wrong.to_ne_bytes());
                }
                _ => view[..4].copy_from_slice(&rng.pick(&[2u32, 12, 13, 14, 25, u32::MAX]).to_ne_bytes()),
            }
        }
        views.extend(view);
    }
    (views, buffers)
}

/// The integers that can be keys.
const KEY_TYPES: &[DataType] = &[
    DataType::Int8,
    DataType::UInt8,
    DataType::Int16,
    DataType::UInt16,
    DataType::Int32,
    DataType::UInt32,
    DataType::Int64,
    DataType::UInt64,
    DataType::Int128,
];

impl RandomColumn {
    fn new(rng: &mut Rng, ty: DataType, rows: usize, is_wrong: bool, is_nested: bool) -> RandomColumn {
        // One batch in some hundred has a slice that is too short, or more rows than slices.
        let mut is_long_enough = is_nested || rows == 0 || !rng.one_in(400);
        let is_short = !is_long_enough && rng.one_in(2);
        let cut = |mut bytes: Vec<u8>| {
            bytes.truncate(bytes.len() - usize::from(is_short && !bytes.is_empty()));
            bytes
        };
        let is_text = ty.is_bytes();
        let layout = if !is_nested && rng.one_in(if is_text { 4 } else { 12 }) {
            let n_values = rng.below(9);
            let values = RandomColumn::new(rng, ty, n_values, is_wrong, true);
            let key_type = rng.pick(KEY_TYPES);
            let mut keys = Vec::new();
            for _ in 0..rows {
                let is_wrong = is_wrong && rng.one_in(6) || n_values == 0;
                let key = if is_wrong { rng.pick(ENDS) } else { rng.below(n_values) as i128 };
                keys.extend(cell(key, key_type.cell_bytes()));
            }
            Layout::Dictionary(guarded(rng, &cut(keys)), key_type, Box::new(values))
        } else if is_text {
            match rng.below(4) {
                0 => {
                    let (mut offsets, bytes) = offsets(rng, rows, is_wrong);
                    offsets.truncate(offsets.len() - usize::from(is_short));
                    let offsets: Vec<i32> = offsets.iter().map(|offset| *offset as i32).collect();
                    Layout::Offsets(guarded(rng, &offsets), guarded(rng, &bytes))
                }
                1 => {
                    let (mut offsets, bytes) = offsets(rng, rows, is_wrong);
                    offsets.truncate(offsets.len() - usize::from(is_short));
                    Layout::LargeOffsets(guarded(rng, &offsets), guarded(rng, &bytes))
                }
                _ => {
                    let (views, buffers) = views(rng, rows, is_wrong);
                    let buffers = buffers.iter().map(|buffer| guarded(rng, buffer)).collect();
                    Layout::Views(guarded(rng, &cut(views)), buffers)
                }
            }
        } else if ty == DataType::Bool {
            let (bytes, offset) = bitmap(rng, rows, 50);
            Layout::Bits(guarded(rng, &cut(bytes)), offset)
        } else {
            let usual = rng.pick(&[Style::Few, Style::Small]);
            let style = if is_wrong { rng.pick(&[Style::Rare, Style::Wild]) } else { usual };
            let mut bytes: Vec<u8> = (0..rows).flat_map(|_| fixed(rng, ty, style)).collect();
            if is_short {
                bytes = cut(bytes);
            } else if rng.one_in(8) {
                // Values at any address: bytes behind the last one, at the end of a page.
                bytes.extend(vec![0xa5; rng.below(ty.cell_bytes())]);
            }
            Layout::Values(guarded(rng, &bytes))
        };
        let percent_valid = rng.pick(&[100, 85, 50, 0]);
        let validity = rng.one_in(2).then(|| bitmap(rng, rows, percent_valid));
        let mut claimed = rows;
        if !is_long_enough && !is_short {
            claimed = rng.pick(&[usize::MAX, usize::MAX - 7, 1 << 63, MAX_ROWS + 1, MAX_ROWS, rows + 8]);
        }
        // A buffer of one byte has more bits than rows.
        is_long_enough |= claimed == rows && !is_short;
        let validity = validity.map(|(bytes, offset)| (guarded(rng, &bytes), offset));
        RandomColumn { ty, rows: claimed, layout, validity, is_long_enough }
    }

    fn data<'a>(&'a self, buffers: &'a [&'a [u8]], values: Option<&'a Column<'a>>) -> Data<'a> {
        match (&self.layout, values) {
            (Layout::Bits(bytes, offset), _) => Data::Bits(Bits::new(bytes.slice(), *offset)),
            (Layout::Values(bytes), _) => Data::Values(bytes.slice()),
            (Layout::Offsets(offsets, bytes), _) => Data::Offsets { offsets: offsets.slice(), bytes: bytes.slice() },
            (Layout::LargeOffsets(offsets, bytes), _) => {
                Data::LargeOffsets { offsets: offsets.slice(), bytes: bytes.slice() }
            }
            (Layout::Dictionary(keys, key_type, _), Some(values)) => {
                Data::Dictionary { keys: keys.slice(), key_type: *key_type, values }
            }
            (Layout::Views(views, _) | Layout::Dictionary(views, ..), _) => {
                Data::Views { views: views.slice(), buffers }
            }
        }
    }

    fn column<'a>(&'a self, buffers: &'a [&'a [u8]], values: Option<&'a Column<'a>>) -> Result<Column<'a>, BatchError> {
        let validity = self.validity.as_ref().map(|(bytes, offset)| Bits::new(bytes.slice(), *offset));
        Column::new(self.ty, self.rows, self.data(buffers, values), validity)
    }

    fn inner(&self) -> &RandomColumn {
        if let Layout::Dictionary(_, _, values) = &self.layout { values } else { self }
    }

    /// The buffers of views, also in a dictionary.
    fn buffers(&self) -> Vec<&[u8]> {
        match &self.inner().layout {
            Layout::Views(_, buffers) => buffers.iter().map(GuardedBuffer::slice).collect(),
            _ => Vec::new(),
        }
    }

    fn is_intact(&self) -> bool {
        let is_intact = match &self.layout {
            Layout::Bits(bytes, _) | Layout::Values(bytes) => bytes.is_intact(),
            Layout::Offsets(offsets, bytes) => offsets.is_intact() && bytes.is_intact(),
            Layout::LargeOffsets(offsets, bytes) => offsets.is_intact() && bytes.is_intact(),
            Layout::Views(views, buffers) => views.is_intact() && buffers.iter().all(GuardedBuffer::is_intact),
            Layout::Dictionary(keys, _, values) => keys.is_intact() && values.is_intact(),
        };
        is_intact && self.validity.as_ref().is_none_or(|(bytes, _)| bytes.is_intact())
    }
}

impl Columns {
    /// Columns of these types; one in some hundred has another type. Often one column alone has what no producer would write,
    /// so that nothing else makes code leave the batch to the interpreter.
    pub(super) fn new(rng: &mut Rng, types: &[DataType], rows: usize) -> Columns {
        let mut columns = Vec::new();
        let (all_are_wrong, wrong) = (rng.one_in(8), rng.below(types.len() + 2));
        for (number, &ty) in types.iter().enumerate() {
            let ty = if rng.one_in(300) { rng.pick(types) } else { ty };
            columns.push(RandomColumn::new(rng, ty, rows, all_are_wrong || number == wrong, false));
        }
        if rng.one_in(200) {
            columns.pop();
        }
        Columns { rows, columns }
    }

    /// Calls a function with the batch; returns whether there is one, or slices are too short.
    ///
    /// # Panics
    /// If there is a batch of slices that are too short, or none of others.
    pub(super) fn with_batch(&self, call: impl FnOnce(&Batch<'_>)) -> bool {
        let buffers: Vec<Vec<&[u8]>> = self.columns.iter().map(RandomColumn::buffers).collect();
        let mut dictionaries = Vec::new();
        for (column, buffers) in self.columns.iter().zip(&buffers) {
            let is_dictionary = matches!(column.layout, Layout::Dictionary(..));
            let values = is_dictionary.then(|| column.inner().column(buffers, None).expect("slices of its rows"));
            dictionaries.push(values);
        }
        let mut columns = Vec::new();
        for ((column, buffers), values) in self.columns.iter().zip(&buffers).zip(&dictionaries) {
            let built = column.column(buffers, values.as_ref());
            assert_eq!(built.is_ok(), column.is_long_enough, "{} rows of {}: {built:?}", column.rows, column.ty);
            match built {
                Ok(built) => columns.push(built),
                Err(_) => return false,
            }
        }
        assert!(columns.is_empty() || Batch::new(self.rows + 1, columns.clone()).is_err());
        call(&Batch::new(self.rows, columns).expect("columns of one length"));
        true
    }

    /// Whether nothing was written around the slices.
    pub(super) fn are_intact(&self) -> bool {
        self.columns.iter().all(RandomColumn::is_intact)
    }
}
