//! Projections of rows from bytes of unknown origin.
//!
//! In: a seed. Out: nothing, or a panic: bytes that are accepted panic where they are read, or code and interpreter differ.
//! The bytes are those of random rows with some changes: cells that are no values, places outside of the arena, NULL bits.
//! Not here: rows that are valid by construction (see the tests of kernelsmith-rows).

use kernelsmith::Jit;
use kernelsmith::rows::random::Case;
use kernelsmith::rows::{
    Block, BytesForm, Choice, ProjectError, Projection, Purpose, RowBatch, Rows, RowsToBlock, RowsToRows, Value,
};
use kernelsmith_random::Rng;

/// The projection of the seed in the first eight bytes.
///
/// # Panics
/// See the head of this file.
pub fn check(bytes: &[u8]) {
    check_seed(crate::checks::seed(bytes));
}

/// [`check`] for a seed; returns whether the changed rows were accepted.
///
/// # Panics
/// Like [`check`].
pub fn check_seed(seed: u64) -> bool {
    thread_local! {
        static JIT: Option<Jit> = Jit::host().ok();
    }
    let mut rng = Rng::new(seed ^ 0x726f_7773);
    let case = Case::new(seed, 10, 20);
    let Some(rows) = changed(&case.rows, &mut rng) else { return false };
    for row in 0..rows.len() {
        (0..rows.schema().columns().len()).for_each(|column| drop(rows.value(row, column)));
    }
    let end = rows.len() + usize::from(rng.one_in(8));
    let first = rng.below(end + 1);
    let mut selected = case.selected;
    if !selected.is_empty() && rng.one_in(8) {
        let at = rng.below(selected.len());
        selected[at] = rng.pick(&[rows.len() as u32, u32::MAX, 1 << 31]);
    }
    JIT.with(|jit| {
        let Some(jit) = jit else { return };
        let picks = [Rows::Range(first..end), Rows::Range(0..rows.len()), Rows::Selected(&selected)];
        for picked in picks {
            to_rows(jit, &case.projection, &rows, &picked, seed);
            to_block(jit, &case.projection, &rows, &picked, &mut rng, seed);
        }
    });
    true
}

/// The rows after some changes; `None` if they are refused.
fn changed(rows: &RowBatch, rng: &mut Rng) -> Option<RowBatch> {
    let (mut cells, mut arena) = (rows.rows().to_vec(), rows.arena().to_vec());
    let size = rows.layout().row_bytes().max(1);
    for _ in 0..rng.below(6) {
        if cells.is_empty() {
            break;
        }
        let at = rng.below(cells.len());
        match rng.below(7) {
            0 => cells[at] ^= 1 << rng.below(8),
            1 => cells[at] = rng.pick(&[0, 1, 2, 0x7f, 0x80, 0xff]),
            2 => {
                let word = rng.pick(&[0, 1, arena.len() as u32, 0x7fff_ffff, 0x8000_0000, u32::MAX]).to_le_bytes();
                let at = at & !3;
                cells.iter_mut().skip(at).zip(word).for_each(|(cell, byte)| *cell = byte);
            }
            3 => cells.truncate(at / size * size),
            4 => cells.truncate(at),
            5 => arena.truncate(rng.below(arena.len() + 1)),
            _ => {
                // A NULL bit, with any cell.
                if let Some(nulls) = rows.layout().nulls_at() {
                    let row = at / size * size;
                    if let Some(byte) = cells.get_mut(row + nulls) {
                        *byte |= rng.bits() as u8;
                    }
                }
            }
        }
    }
    RowBatch::from_bytes(rows.schema(), cells, arena).ok()
}

/// Equal bits, but for those of NaNs that a conversion makes quiet.
fn same(is: &Value, should: &Value) -> bool {
    match (is, should) {
        (Value::Float64(is), Value::Float64(should)) if is.is_nan() => should.is_nan(),
        _ => is.is_same(should),
    }
}

fn same_rows(is: &RowBatch, should: &RowBatch, seed: u64) {
    assert_eq!(is.len(), should.len(), "seed {seed}");
    for row in 0..is.len() {
        for column in 0..is.schema().columns().len() {
            let (is, should) = (is.value(row, column), should.value(row, column));
            assert!(same(&is, &should), "seed {seed}, row {row}, column {column}: {is:?}, wanted {should:?}");
        }
    }
}

fn outcome(is: Result<(), ProjectError>, should: Result<(), ProjectError>, seed: u64) -> bool {
    assert!(!matches!(is, Err(ProjectError::Refused { .. })), "seed {seed}: {is:?}");
    assert_eq!(is, should, "seed {seed}");
    is.is_ok()
}

fn choice(rows: &Rows<'_>) -> Choice {
    if matches!(rows, Rows::Range(_)) { Choice::Range } else { Choice::Selected }
}

fn to_rows(jit: &Jit, projection: &Projection, rows: &RowBatch, picked: &Rows<'_>, seed: u64) {
    let code = jit.rows_to_rows(projection, choice(picked)).expect("every projection is compiled");
    let (mut is, mut should) = (RowBatch::new(projection.wanted()), RowBatch::new(projection.wanted()));
    // Twice: behind what is there.
    for _ in 0..2 {
        let done = code.project(rows, picked, &mut is);
        if outcome(done, RowsToRows::interpreted(projection).project(rows, picked, &mut should), seed) {
            same_rows(&is, &should, seed);
        }
    }
    // What was written is what `from_bytes` accepts.
    let again = RowBatch::from_bytes(is.schema(), is.rows().to_vec(), is.arena().to_vec());
    assert!(again.is_ok(), "seed {seed}: {:?}", again.err());
}

fn to_block(jit: &Jit, projection: &Projection, rows: &RowBatch, picked: &Rows<'_>, rng: &mut Rng, seed: u64) {
    let form = rng.pick(&[BytesForm::Offsets, BytesForm::Views]);
    let capacity = rng.pick(&[0, 1, 7, 8, 9, 20, 40, 64]);
    let code = jit.rows_to_block(projection, capacity, form, choice(picked)).expect("every projection is compiled");
    let block = || Block::new(projection.wanted(), capacity, form).expect("a small block");
    let (mut is, mut should) = (block(), block());
    let done = code.project(rows, picked, &mut is);
    if !outcome(done, RowsToBlock::interpreted(projection).project(rows, picked, &mut should), seed) {
        return;
    }
    assert_eq!(is.len(), should.len(), "seed {seed}");
    for row in 0..is.len() {
        for column in 0..projection.wanted().columns().len() {
            let (is, should) = (is.value(row, column), should.value(row, column));
            assert!(same(&is, &should), "seed {seed}, row {row}, column {column}: {is:?}, wanted {should:?}");
        }
    }
    // And back.
    let same = Projection::new(projection.wanted(), projection.wanted(), Purpose::Read).expect("the same columns");
    let back = jit.block_to_rows(&same, capacity, form).expect("every projection is compiled");
    let mut rows = RowBatch::new(projection.wanted());
    assert_eq!(back.project(&is, &mut rows), Ok(()), "seed {seed}");
    for row in 0..is.len() {
        for column in 0..projection.wanted().columns().len() {
            let (is, should) = (rows.value(row, column), is.value(row, column));
            assert!(self::same(&is, &should), "seed {seed}, row {row}, column {column}: {is:?}, wanted {should:?}");
        }
    }
}
