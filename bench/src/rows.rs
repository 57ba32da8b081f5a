//! Projectors against interpreters, and against C that was compiled for the schemas ahead of time.
//!
//! In: nothing. Out: tables of nanoseconds a row, projecting half of the columns in another order, half of them nullable and
//! a tenth of those NULL, from 256 KiB of rows and from more than any cache holds; and of the same columns, but that each
//! eighth is text, of several lengths and in both forms of blocks.
//! Invariants: the peer's program gets the same rows and makes the same bytes, which is checked; both times are processor
//! time of a thread, the tenth part from below of many runs.

use crate::timing::short;
use kernelsmith::Jit;
use kernelsmith::rows::random::{Rng, value};
use kernelsmith::rows::*;
use nix::time::{ClockId, clock_gettime};
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const TYPES: [DataType; 8] = [
    DataType::Int64,
    DataType::Int32,
    DataType::Float64,
    DataType::Int16,
    DataType::Bool,
    DataType::Float32,
    DataType::Int8,
    DataType::Int32,
];
const CACHED: usize = 256 << 10;
const BUDGET: Duration = Duration::from_millis(150);

/// The table.
///
/// # Errors
/// If there is no native code here, or no compiler for the peer, or a result differs.
pub fn run() -> Result<String, String> {
    let mut out = String::from(
        "nanoseconds a row; bound: as many bytes copied from row to row; skipping: the switch, but that NULLs are not copied; pieces: the loop in C that moves text in pieces of 32 bytes, as ours does\nours / best C is against the best of the loops compiled ahead of time\n",
    );
    let offsets = BytesForm::Offsets;
    for (what, bytes) in [("256 KiB", CACHED), ("128 MiB", 128 << 20)] {
        heading(&mut out, &format!("rows of {what}"));
        for n in [10, 25, 50, 100] {
            table(&mut out, &Sample { n, bytes, texts: None, form: offsets })?;
        }
    }
    for (bytes, lengths, form) in [
        (CACHED, 0..=31, BytesForm::Offsets),
        (CACHED, 0..=31, BytesForm::Views),
        (CACHED, 0..=12, BytesForm::Offsets),
        (CACHED, 0..=12, BytesForm::Views),
        (CACHED, 20..=100, BytesForm::Offsets),
        (128 << 20, 0..=31, BytesForm::Offsets),
    ] {
        let (least, most) = (lengths.start(), lengths.end());
        heading(
            &mut out,
            &format!("rows of {} KiB, each eighth column text of {least} to {most} bytes, {form:?}", bytes >> 10),
        );
        for n in if bytes == CACHED && *lengths.end() == 31 { vec![10, 25, 50, 100] } else { vec![10, 100] } {
            table(&mut out, &Sample { n, bytes, texts: Some(lengths.clone()), form })?;
        }
    }
    Ok(out)
}

fn heading(out: &mut String, what: &str) {
    let _ = writeln!(
        out,
        "\n{what}\ncolumns             bound   memcpy   switch skipping  one row   C loop   pieces   column-wise    ours  switch/ours  ours/best C  compile  break-even rows"
    );
}

/// What is projected.
struct Sample {
    n: usize,
    /// How many bytes of rows there are.
    bytes: usize,
    /// How long texts are.
    texts: Option<RangeInclusive<usize>>,
    form: BytesForm,
}

/// Half of so many columns in another order; each eighth one may be text.
///
/// # Errors
/// If there is no such projection.
pub fn schemas(n: usize, has_text: bool) -> Result<Projection, String> {
    let columns: Vec<Column> = (0..n)
        .map(|i| {
            let ty = TYPES[i % TYPES.len()];
            let ty = if has_text && ty == DataType::Float64 { DataType::String } else { ty };
            let column = Column::new(format!("c{i}"), ty);
            if i % 2 == 1 { column.nullable() } else { column }
        })
        .collect();
    let mut order: Vec<usize> = (0..n).collect();
    let rng = &mut Rng::new(7);
    (1..n).for_each(|i| order.swap(i, rng.below(i + 1)));
    order.truncate(n / 2);
    let base = Schema::new(columns.clone()).map_err(|error| error.to_string())?;
    let wanted = Schema::new(order.into_iter().map(|i| columns[i].clone())).map_err(|error| error.to_string())?;
    Projection::new(&base, &wanted, Purpose::Read).map_err(|error| error.to_string())
}

/// Rows of so many bytes: as many different ones as a cache holds, again and again.
fn rows_of(projection: &Projection, bytes: usize, texts: RangeInclusive<usize>) -> Result<RowBatch, String> {
    let layout = RowLayout::new(projection.base());
    let n_rows = (bytes / layout.row_bytes()).min(MAX_BLOCK_ROWS) / 8 * 8;
    let rng = &mut Rng::new(1);
    let mut rows = RowBatch::new(projection.base());
    let mut some = Vec::new();
    for _ in 0..n_rows.min(4096) {
        let cell = |rng: &mut Rng, column: &Column| match column.is_nullable() && rng.once_in(10) {
            true => Value::Null,
            false if column.ty() == DataType::String => {
                let len = texts.start() + rng.below(texts.end() - texts.start() + 1);
                Value::Bytes(vec![b'a' + rng.below(26) as u8; len])
            }
            false => value(rng, column.ty()),
        };
        some.push(projection.base().columns().iter().map(|column| cell(rng, column)).collect::<Vec<_>>());
    }
    for row in some.iter().cycle().take(n_rows) {
        rows.push(row).map_err(|error| error.to_string())?;
    }
    Ok(rows)
}

fn table(text: &mut String, sample: &Sample) -> Result<(), String> {
    let projection = schemas(sample.n, sample.texts.is_some())?;
    let rows = rows_of(&projection, sample.bytes, sample.texts.clone().unwrap_or(0..=0))?;
    let n_rows = rows.len();
    let peer = peer(&projection, &rows, sample)?;
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let all = Rows::Range(0..n_rows);
    let mut line = |what: &str, ours: f64, interpreted: f64, compile: Duration, names: [&str; 6], loops: &[&str]| {
        let time = |name: &str| peer.get(name).map(|found| found.0);
        let shown = |name: &str| time(name).map_or_else(|| "-".to_owned(), |time| format!("{time:.1}"));
        let [bound, memcpy, switch, skipping, per_row, pieces] = names.map(shown);
        let fastest = loops.iter().filter_map(|name| time(name)).fold(f64::INFINITY, f64::min);
        let best = fastest.min(time(names[5]).unwrap_or(f64::INFINITY));
        let ratio = time(names[2]).map_or_else(|| "-".to_owned(), |switch| format!("{:.1}", switch / ours));
        let _ = writeln!(
            text,
            "{:4} {what:12} {bound:>8} {memcpy:>8} {switch:>8} {skipping:>8} {per_row:>8}{fastest:9.1} {pieces:>8}{interpreted:14.1}{ours:8.1}{ratio:>13}{:13.2}{:>9}{:17.0}",
            sample.n,
            ours / best,
            short(compile),
            compile.as_nanos() as f64 / (interpreted - ours).max(1e-3),
        );
    };

    let compile = least(|| jit.rows_to_rows(&projection, Choice::Range).map(drop))?;
    let projector = jit.rows_to_rows(&projection, Choice::Range).map_err(|error| error.to_string())?;
    let mut made = RowBatch::new(projection.wanted());
    let ours = per_row(n_rows, || {
        made.clear();
        projector.project(&rows, &all, &mut made)
    })?;
    check("rows/switch", &peer, &[made.rows(), made.arena()])?;
    let interpreted = per_row(n_rows, || {
        made.clear();
        interpret::rows_to_rows(&projection, &rows, &all, &mut made)
    })?;
    let names = ["rows/bound", "rows/memcpy", "rows/switch", "rows/skipping", "", "rows/piece"];
    line("row to row", ours, interpreted, compile, names, &["rows/spec", "rows/counted"]);

    let form = sample.form;
    let compile = least(|| jit.rows_to_block(&projection, n_rows, form, Choice::Range).map(drop))?;
    let projector = jit.rows_to_block(&projection, n_rows, form, Choice::Range).map_err(|error| error.to_string())?;
    let mut block = Block::new(projection.wanted(), n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || projector.project(&rows, &all, &mut block))?;
    let texts = (0..projection.wanted().columns().len())
        .filter(|&column| form == BytesForm::Offsets && projection.wanted().columns()[column].ty().is_bytes());
    let parts: Vec<&[u8]> = [block.buffers()].into_iter().chain(texts.map(|column| block.data(column))).collect();
    check("block/switch", &peer, &parts)?;
    let interpreted = per_row(n_rows, || interpret::rows_to_block(&projection, &rows, &all, &mut block))?;
    let names = ["", "block/memcpy", "block/switch", "", "block/per-row", "block/piece"];
    line("row to block", ours, interpreted, compile, names, &["block/loop", "block/best"]);

    let wanted = projection.wanted();
    let back = Projection::new(wanted, wanted, Purpose::Read).map_err(|error| error.to_string())?;
    let compile = least(|| jit.block_to_rows(&back, n_rows, form).map(drop))?;
    let projector = jit.block_to_rows(&back, n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || {
        made.clear();
        projector.project(&block, &mut made)
    })?;
    check("unblock/spec", &peer, &[made.rows(), made.arena()])?;
    let interpreted = per_row(n_rows, || {
        made.clear();
        interpret::block_to_rows(&back, &block, &mut made)
    })?;
    let names = ["", "", "", "", "", "unblock/piece"];
    line("block to row", ours, interpreted, compile, names, &["unblock/spec", "unblock/counted"]);
    Ok(())
}

fn now() -> Result<Duration, String> {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map(Duration::from).map_err(|error| error.to_string())
}

/// The tenth part from below of many runs, a row.
fn per_row(n: usize, mut work: impl FnMut() -> Result<(), ProjectError>) -> Result<f64, String> {
    let (start, mut all) = (Instant::now(), Vec::new());
    while all.len() < 20 || all.len() < 100_000 && start.elapsed() < BUDGET {
        let before = now()?;
        work().map_err(|error| error.to_string())?;
        all.push(now()? - before);
    }
    all.sort_unstable();
    Ok(all[all.len() / 10].as_nanos() as f64 / n as f64)
}

fn least<E: std::fmt::Display>(mut work: impl FnMut() -> Result<(), E>) -> Result<Duration, String> {
    let mut least = Duration::MAX;
    for _ in 0..30 {
        let before = Instant::now();
        work().map_err(|error| error.to_string())?;
        least = least.min(before.elapsed());
    }
    Ok(least)
}

type Answers = HashMap<String, (f64, u64)>;

fn check(name: &str, peer: &Answers, parts: &[&[u8]]) -> Result<(), String> {
    let sum = (parts.iter().copied().flatten())
        .fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    match peer.get(name) {
        Some(&(_, theirs)) if theirs == sum => Ok(()),
        Some(_) => Err(format!("{name}: the peer makes other bytes")),
        None => Err(format!("{name}: the peer does not answer")),
    }
}

/// Makes the peer for the schemas and runs it.
fn peer(projection: &Projection, rows: &RowBatch, sample: &Sample) -> Result<Answers, String> {
    let folder = crate::peer::folder()?;
    let (header, data, program) =
        (folder.join(format!("rows_{}.h", sample.n)), folder.join("rows.bin"), folder.join("rows"));
    let arena = folder.join("arena.bin");
    let write =
        |path: &Path, bytes: &[u8]| std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()));
    write(&header, header_text(projection, rows.len(), sample.form)?.as_bytes())?;
    write(&data, rows.rows())?;
    write(&arena, rows.arena())?;
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/rows.c");
    let made = Command::new("gcc")
        .args(["-O3", "-march=native", "-o"])
        .args([&program, &source])
        .arg(format!("-DSCHEMAS=\"{}\"", header.display()))
        .output()
        .map_err(|_| "gcc not found: install gcc".to_owned())?;
    if !made.status.success() {
        return Err(format!("the peer does not build:\n{}", String::from_utf8_lossy(&made.stderr)));
    }
    let words = [
        data.display().to_string(),
        arena.display().to_string(),
        rows.len().to_string(),
        BUDGET.as_millis().to_string(),
    ];
    let told = Command::new(&program).args(words).output().map_err(|error| error.to_string())?;
    let _ = (std::fs::remove_file(&data), std::fs::remove_file(&arena));
    let text = String::from_utf8_lossy(&told.stdout);
    let parse = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        Some((words.first()?.to_string(), (words.get(1)?.parse().ok()?, words.get(2)?.parse().ok()?)))
    };
    Ok(text.lines().filter_map(parse).collect())
}

/// The schemas in C.
fn header_text(projection: &Projection, n_rows: usize, form: BytesForm) -> Result<String, String> {
    let (base, wanted) = (projection.base(), projection.wanted());
    let (from, to) = (RowLayout::new(base), RowLayout::new(wanted));
    let block = BlockLayout::new(wanted, n_rows, form).map_err(|error| error.to_string())?;
    let bit = |place: Option<(usize, u32)>| {
        place.map_or("-1".to_owned(), |(byte, bit)| (8 * byte + bit as usize).to_string())
    };
    let (mut columns, mut n_columns, mut n_texts) = (String::new(), 0, 0);
    for (index, (column, step)) in wanted.columns().iter().zip(projection.steps()).enumerate() {
        let Step::From { column: source, .. } = *step else { continue };
        let bytes = column.ty().cell_bytes();
        let (what, kind) = match column.ty() {
            DataType::Bool => ("BIT", "BOOL".to_owned()),
            ty if ty.is_bytes() => ("TEXT", "TEXTS".to_owned()),
            _ => ("CELL", format!("W{bytes}")),
        };
        (n_columns, n_texts) = (n_columns + 1, n_texts + usize::from(what == "TEXT"));
        let nulls = |layout: &RowLayout, of: usize| bit(layout.null_bit(of).filter(|_| column.is_nullable()));
        let _ = writeln!(
            columns,
            "  {what}({index}, {kind}, {}, {}, {bytes}, {}, {}, {}, {}) \\",
            from.offset(source),
            to.offset(index),
            nulls(&from, source),
            nulls(&to, index),
            block.values_at(index),
            block.validity_at(index).map_or(-1, |at| at as i64),
        );
    }
    Ok(format!(
        "#define STRIDE_FROM {}\n#define STRIDE_TO {}\n#define NULLS_TO {}\n#define BLOCK_BYTES {}\n\
         #define N_COLUMNS {n_columns}\n#define N_TEXTS {n_texts}\n#define VIEWS {}\n\
         #define COLUMNS(CELL, BIT, TEXT) \\\n{columns}\n",
        from.row_bytes(),
        to.row_bytes(),
        to.nulls_at().unwrap_or(to.row_bytes()),
        block.bytes(),
        u8::from(form == BytesForm::Views),
    ))
}
