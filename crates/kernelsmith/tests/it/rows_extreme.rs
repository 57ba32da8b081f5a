//! Projections with extreme inputs: malicious rows, selections and ranges beyond the last row, blocks of any capacity,
//! reused destinations.
//!
//! In: seeds. Out: a panic, a crash or a hang of a worker (see `children`) for each failure.
//! Either an error rejects the bytes of rows, or every projector, compiled or interpreting, gives the results that
//! [`Value`]s predict; a rejected call leaves its destination unchanged.
//! Not here: ordinary schemas, rows and selections (see `rows`).

use super::children;
use crate::compilers::every_width;
use kernelsmith::Jit;
use kernelsmith::rows::random::{Case, Rng};
use kernelsmith::rows::*;
use std::sync::OnceLock;

/// The compiler for a seed; the machines alternate.
fn jit(seed: u64) -> &'static Jit {
    static JITS: OnceLock<Vec<Jit>> = OnceLock::new();
    let jits = JITS.get_or_init(every_width);
    &jits[seed as usize % jits.len()]
}

/// 32-bit numbers around limits, and around this one.
fn extreme(random: &mut Rng, near: usize) -> u32 {
    let around = [0, near as u32, 1 << 31, u32::MAX, 1 << 16, near as u32 / 2];
    let base = around[random.below(around.len())];
    base.wrapping_add([0, 1, u32::MAX, 32, 32u32.wrapping_neg()][random.below(5)])
}

/// Rows and an arena with some modified bytes: any cell, positions of texts, NULL bits, sizes.
fn changed(random: &mut Rng, batch: &RowBatch) -> (Vec<u8>, Vec<u8>) {
    let (mut rows, mut arena) = (batch.rows().to_vec(), batch.arena().to_vec());
    let (layout, columns) = (batch.layout(), batch.schema().columns());
    let n_changes = [0, 1, 1, 2, 20][random.below(5)];
    for _ in 0..if batch.is_empty() { 0 } else { n_changes } {
        let (row, column) = (random.below(batch.len()) * layout.row_bytes(), random.below(columns.len()));
        let at = row + layout.offset(column);
        let size = columns[column].ty().cell_bytes();
        match random.below(8) {
            // What is NULL is not looked at, whatever its cell says.
            0 | 1 if columns[column].is_nullable() => {
                let (byte, bit) = layout.null_bit(column).expect("a nullable column has a bit");
                rows[row + byte] |= 1 << bit;
                rows[at..at + size].fill_with(|| [0xff, 0x7f, 0x80, random.bits() as u8][random.below(4)]);
            }
            2 if columns[column].ty().is_bytes() => {
                let number = extreme(random, arena.len()).to_le_bytes();
                let part = 4 * random.below(2);
                rows[at + part..at + part + 4].copy_from_slice(&number);
            }
            3 if columns[column].ty().is_bytes() && !arena.is_empty() => {
                // Inside, and perhaps over what others name.
                let start = random.below(arena.len() + 1);
                let len = random.below(arena.len() + 1 - start);
                rows[at..at + 4].copy_from_slice(&(start as u32).to_le_bytes());
                rows[at + 4..at + 8].copy_from_slice(&(len as u32).to_le_bytes());
            }
            4 if columns[column].ty() == DataType::Bool => rows[at] = [0, 1, 1, 2, 255][random.below(5)],
            5 => rows[row + random.below(layout.row_bytes())] ^= 1 << random.below(8),
            6 if !columns[column].ty().is_bytes() => rows[at..at + size].fill_with(|| random.bits() as u8),
            7 if !arena.is_empty() && random.below(3) == 0 => {
                let at = random.below(arena.len());
                arena[at] ^= 1 << random.below(8);
            }
            _ => {}
        }
    }
    match random.below(24) {
        0 => rows.truncate(random.below(rows.len() + 1)),
        1 => arena.truncate(random.below(arena.len() + 1)),
        2 => rows.extend(vec![0xff; random.below(2 * layout.row_bytes() + 1)]),
        3 => arena.clear(),
        4 => arena.extend(vec![0xff; random.below(100)]),
        _ => {}
    }
    // Memory of exactly that size.
    rows.shrink_to_fit();
    arena.shrink_to_fit();
    (rows, arena)
}

/// A choice of rows, usually valid.
fn chosen(random: &mut Rng, n: usize, selected: &mut Vec<u32>) -> Choice {
    let is_wrong = random.below(8) == 0;
    selected.retain(|&row| (row as usize) < n);
    if random.below(4) == 0 {
        selected.truncate([0, 1, 7, 8, 9][random.below(5)]);
    }
    if is_wrong {
        selected.push(extreme(random, n));
    }
    if random.below(2) == 0 { Choice::Selected } else { Choice::Range }
}

fn range(random: &mut Rng, n: usize) -> Rows<'static> {
    let ends = [0, 1, n / 2, n, n.saturating_sub(1), n + 1, usize::MAX, isize::MAX as usize, 1 << 32];
    let n_ends = if random.below(6) == 0 { ends.len() } else { 5 };
    let end = |random: &mut Rng| ends[random.below(n_ends)];
    Rows::Range(end(random)..end(random))
}

/// The values of a row.
fn values(batch: &RowBatch, row: usize) -> Vec<Value> {
    (0..batch.schema().columns().len()).map(|column| batch.value(row, column)).collect()
}

fn are_same(is: &[Value], should: &[Value]) -> bool {
    is.len() == should.len() && is.iter().zip(should).all(|(is, should)| is.is_same(should))
}

/// The row numbers of a selection; `None` if a row does not exist.
fn numbers(rows: &Rows<'_>, n: usize) -> Option<Vec<usize>> {
    let all: Vec<usize> = match rows {
        Rows::Range(range) if range.is_empty() => Vec::new(),
        Rows::Range(range) if range.end > n => return None,
        Rows::Range(range) => range.clone().collect(),
        Rows::Selected(numbers) => numbers.iter().map(|&row| row as usize).collect(),
    };
    all.iter().all(|&row| row < n).then_some(all)
}

/// Projects twice, appending to existing rows: compiled and interpreted results are equal and as expected.
fn to_rows(jit: &Jit, case: &Case, rows: &Rows<'_>, choice: Choice, what: &str) {
    let Case { rows: from, projection, .. } = case;
    let wanted = projection.wanted();
    let compiled = jit.rows_to_rows(projection, choice).expect("a projector");
    let (mut is, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
    for _ in 0..2 {
        let before = is.clone();
        let done = compiled.project(from, rows, &mut is);
        let other = interpret::rows_to_rows(projection, from, rows, &mut should);
        assert_eq!(done, other, "{what}");
        match (&done, numbers(rows, from.len())) {
            (Ok(()), Some(numbers)) => {
                assert_eq!(is.len() - before.len(), if wanted.columns().is_empty() { 0 } else { numbers.len() });
                for (to, &row) in numbers.iter().enumerate().filter(|_| !wanted.columns().is_empty()) {
                    let expected: Vec<_> =
                        (0..wanted.columns().len()).map(|column| case.expected(row, column)).collect();
                    assert!(are_same(&values(&is, before.len() + to), &expected), "{what}, row {row}");
                }
            }
            (Err(ProjectError::Row { .. }), None) => assert!(is == before, "{what}"),
            (done, numbers) => panic!("{what}: {done:?}, rows {numbers:?}"),
        }
        assert!(is.rows() == should.rows() && is.arena() == should.arena(), "{what}");
    }
    // The result can be read again.
    let again = RowBatch::from_bytes(wanted, is.rows().to_vec(), is.arena().to_vec());
    assert!(again.is_ok_and(|again| again == is), "{what}");
}

/// Projects to a reused block, and back to rows.
fn to_block(jit: &Jit, case: &Case, rows: &Rows<'_>, choice: Choice, random: &mut Rng, what: &str) {
    let Case { rows: from, projection, .. } = case;
    let (wanted, n) = (projection.wanted(), rows.len().min(2000));
    let form = [BytesForm::Offsets, BytesForm::Views][random.below(2)];
    let near = [n, n, n + 1, n.next_multiple_of(8), n.next_multiple_of(64), 2500][random.below(6)];
    let capacity = if random.below(10) == 0 { near.saturating_sub(random.below(10)) } else { near };
    let compiled = jit.rows_to_block(projection, capacity, form, choice).expect("a projector");
    let mut block = Block::new(wanted, capacity, form).expect("a block");
    let mut interpreted = Block::new(wanted, capacity, form).expect("a block");
    let all = Rows::Range(0..from.len().min(capacity));
    if random.below(2) == 0 {
        // The earlier contents of a block do not matter.
        compiled.project(from, &all, &mut block).expect("a block");
    }
    let done = compiled.project(from, rows, &mut block);
    assert_eq!(done, interpret::rows_to_block(projection, from, rows, &mut interpreted), "{what}");
    let Some(numbers) = numbers(rows, from.len()) else {
        return assert!(matches!(done, Err(ProjectError::Row { .. })), "{what}: {done:?}");
    };
    if numbers.len() > capacity {
        return assert!(matches!(done, Err(ProjectError::Capacity { .. })), "{what}: {done:?}");
    }
    done.expect("a block");
    assert_eq!(block.len(), numbers.len());
    for (to, &row) in numbers.iter().enumerate() {
        for column in 0..wanted.columns().len() {
            let (is, should) = (block.value(to, column), case.expected(row, column));
            assert!(is.is_same(&should), "{what}, row {row}, column {column}: {is:?}, not {should:?}");
            assert!(interpreted.value(to, column).is_same(&should), "{what}, row {row}, column {column}");
        }
    }
    let same = Projection::new(wanted, wanted, Purpose::Read).expect("a projection");
    let of_capacity = [capacity, capacity + 1][random.below(2)];
    let back = jit.block_to_rows(&same, of_capacity, form).expect("a projector");
    let (mut is, mut should) = (RowBatch::new(wanted), RowBatch::new(wanted));
    for _ in 0..2 {
        back.project(&block, &mut is).expect("rows");
        interpret::block_to_rows(&same, &interpreted, &mut should).expect("rows");
    }
    assert!(is.rows() == should.rows() && is.arena() == should.arena(), "{what}");
    // Rows of another schema are rejected.
    let other = Schema::new([Column::new("other", DataType::Int128).nullable()]).expect("a schema");
    if !other.has_cells_of(projection.base()) {
        let refused = compiled.project(&RowBatch::new(&other), &Rows::Range(0..0), &mut block);
        assert_eq!(refused, Err(ProjectError::Schema { is_destination: false }));
        assert_eq!(block.len(), numbers.len());
    }
}

/// A schema with very many columns, and its rows.
fn wide(random: &mut Rng) -> Case {
    let n = [1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 500][random.below(11)];
    let types = [DataType::Bool, DataType::Int8, DataType::String, DataType::Int128, DataType::UInt64];
    let ty = types[random.below(types.len())];
    let column = |at: usize| Column::new(format!("c{at}"), ty);
    let is_nullable = random.below(3) > 0;
    let base = (0..n).map(|at| if is_nullable { column(at).nullable() } else { column(at) });
    let base = Schema::new(base).expect("a schema");
    let mut rows = RowBatch::new(&base);
    for _ in 0..random.below(20) {
        let value = |random: &mut Rng| match random.below(4) {
            0 if is_nullable => Value::Null,
            _ => random::value(random, ty),
        };
        let cells: Vec<Value> = (0..n).map(|_| value(random)).collect();
        rows.push(&cells).expect("a row");
    }
    let wanted: Vec<Column> = base.columns().iter().rev().filter(|_| random.below(4) > 0).cloned().collect();
    let wanted = Schema::new(wanted).expect("a schema");
    let projection = Projection::new(&base, &wanted, Purpose::Read).expect("a projection");
    let selected = (0..if rows.is_empty() { 0 } else { 9 }).map(|_| random.below(rows.len()) as u32).collect();
    Case { rows, projection, selected }
}

/// Float cells may now hold any bits. Detects signalling NaNs in columns that are widened, because machines differ in
/// when they become quiet.
fn is_signalling(batch: &RowBatch) -> bool {
    let is_float = |column: &Column| column.ty() == DataType::Float32;
    let columns = batch.schema().columns().iter().enumerate().filter(|(_, column)| is_float(column));
    let mut cells = columns.flat_map(|(at, _)| (0..batch.len()).map(move |row| batch.value(row, at)));
    cells.any(|value| matches!(value, Value::Float32(x) if x.is_nan() && x.to_bits() & 1 << 22 == 0))
}

fn check(seed: u64) {
    let random = &mut Rng::new(seed ^ 0x0072_6f77);
    let jit = jit(seed);
    let mut case = if random.below(6) == 0 { wide(random) } else { Case::new(seed, 24, 40) };
    let base = case.rows.schema().clone();
    let (rows, arena) = changed(random, &case.rows);
    let n_before = case.rows.len();
    match RowBatch::from_bytes(&base, rows, arena) {
        Ok(batch) if !is_signalling(&batch) => case.rows = batch,
        // Unchanged rows.
        Ok(_) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    let choice = chosen(random, case.rows.len(), &mut case.selected);
    let selected = case.selected.clone();
    let rows = match choice {
        Choice::Selected => Rows::Selected(&selected),
        Choice::Range => range(random, case.rows.len()),
    };
    let what = format!("seed {seed}, {n_before} rows, {rows:?}, {:?} to {:?}", base, case.projection.wanted());
    to_rows(jit, &case, &rows, choice, &what);
    to_block(jit, &case, &rows, choice, random, &what);
    for capacity in [MAX_BLOCK_ROWS + 1, usize::MAX, usize::MAX / 16, 1 << 62] {
        assert!(Block::new(&base, capacity, BytesForm::Views).is_err());
        assert!(jit.rows_to_block(&case.projection, capacity, BytesForm::Offsets, choice).is_err());
        assert!(jit.block_to_rows(&case.projection, capacity, BytesForm::Views).is_err());
    }
}

#[test]
#[ignore = "a worker: started by the tests below"]
fn worker() {
    children::work(check);
}

#[test]
fn extreme_projections_are_refused_or_right() {
    if every_width().is_empty() {
        return println!("skipped: machine code does not run here");
    }
    let n = if std::env::var_os("KERNELSMITH_EMULATOR").is_some() { 60 } else { 600 };
    children::check("rows_extreme::worker", 0..n);
}

/// The long run: a part of `cargo xtask soak rows [N]`.
#[test]
#[ignore = "long: run by `cargo xtask soak rows`"]
fn soak() {
    children::soak("rows_extreme::worker", "KERNELSMITH_ROWS");
}
