//! Projectors against interpreters, and against C that was compiled for the schemas ahead of time.
//!
//! In: how many columns. Out: a table of nanoseconds a row, projecting half of the columns in another order, half of them
//! nullable and a tenth of those NULL, from 256 KiB of rows and from more than any cache holds; and of the same columns,
//! but that each eighth is text of up to 31 bytes, next to the interpreter alone.
//! Invariants: the peer's program gets the same rows and makes the same bytes, which is checked; both times are processor
//! time of a thread, the tenth part from below of many runs.

use crate::timing::short;
use kernelsmith::Jit;
use kernelsmith::rows::random::{Rng, value};
use kernelsmith::rows::*;
use nix::time::{ClockId, clock_gettime};
use std::collections::HashMap;
use std::fmt::Write;
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
const BUDGET: Duration = Duration::from_millis(150);

/// The table.
///
/// # Errors
/// If there is no native code here, or no compiler for the peer, or a result differs.
pub fn run() -> Result<String, String> {
    let mut out = String::from(
        "nanoseconds a row; bound: as many bytes copied from row to row; ours / best C is against the best of the loops compiled ahead of time\n\n",
    );
    for (what, bytes) in [("256 KiB", 256 << 10), ("128 MiB", 128 << 20)] {
        let _ = writeln!(out, "rows of {what}");
        let _ = writeln!(
            out,
            "columns             bound   memcpy   switch  one row     C loop   column-wise    ours  switch/ours  ours/best C  compile  break-even rows"
        );
        for n in [10, 25, 50, 100] {
            out.push_str(&table(n, bytes)?);
        }
        out.push('\n');
    }
    out.push_str("rows of 256 KiB, each eighth column text of up to 31 bytes\n");
    out.push_str("columns           column-wise    ours   ratio  compile  break-even rows\n");
    for n in [10, 25, 50, 100] {
        out.push_str(&with_text(n, 256 << 10)?);
    }
    Ok(out)
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
fn rows_of(projection: &Projection, bytes: usize) -> Result<RowBatch, String> {
    let layout = RowLayout::new(projection.base());
    let n_rows = (bytes / layout.row_bytes()).min(MAX_BLOCK_ROWS) / 8 * 8;
    let rng = &mut Rng::new(1);
    let mut rows = RowBatch::new(projection.base());
    let mut some = Vec::new();
    for _ in 0..n_rows.min(4096) {
        let cell = |rng: &mut Rng, column: &Column| match column.is_nullable() && rng.once_in(10) {
            true => Value::Null,
            false if column.ty() == DataType::String => Value::Bytes(vec![b'a' + rng.below(26) as u8; rng.below(32)]),
            false => value(rng, column.ty()),
        };
        some.push(projection.base().columns().iter().map(|column| cell(rng, column)).collect::<Vec<_>>());
    }
    for row in some.iter().cycle().take(n_rows) {
        rows.push(row).map_err(|error| error.to_string())?;
    }
    Ok(rows)
}

fn with_text(n: usize, bytes: usize) -> Result<String, String> {
    let projection = schemas(n, true)?;
    let rows = rows_of(&projection, bytes)?;
    let n_rows = rows.len();
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let (form, all) = (BytesForm::Offsets, Rows::Range(0..n_rows));
    let mut text = String::new();
    let mut line = |what: &str, ours: f64, interpreted: f64, compile: Duration| {
        let rows = compile.as_nanos() as f64 / (interpreted - ours).max(1e-3);
        let ratio = interpreted / ours;
        let _ =
            writeln!(text, "{n:4} {what:12} {interpreted:11.1}{ours:8.1}{ratio:8.2}{:>9}{rows:17.0}", short(compile));
    };
    let compile = least(|| jit.rows_to_rows(&projection, Choice::Range).map(drop))?;
    let projector = jit.rows_to_rows(&projection, Choice::Range).map_err(|error| error.to_string())?;
    let (mut made, mut should) = (RowBatch::new(projection.wanted()), RowBatch::new(projection.wanted()));
    let ours = per_row(n_rows, || {
        made.clear();
        projector.project(&rows, &all, &mut made)
    })?;
    let interpreted = per_row(n_rows, || {
        should.clear();
        interpret::rows_to_rows(&projection, &rows, &all, &mut should)
    })?;
    if made != should {
        return Err("the projector makes other rows than the interpreter".to_owned());
    }
    line("row to row", ours, interpreted, compile);
    let compile = least(|| jit.rows_to_block(&projection, n_rows, form, Choice::Range).map(drop))?;
    let projector = jit.rows_to_block(&projection, n_rows, form, Choice::Range).map_err(|error| error.to_string())?;
    let mut block = Block::new(projection.wanted(), n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || projector.project(&rows, &all, &mut block))?;
    let interpreted = per_row(n_rows, || interpret::rows_to_block(&projection, &rows, &all, &mut block))?;
    line("row to block", ours, interpreted, compile);
    Ok(text)
}

fn table(n: usize, bytes: usize) -> Result<String, String> {
    let projection = schemas(n, false)?;
    let rows = rows_of(&projection, bytes)?;
    let n_rows = rows.len();
    let peer = peer(&projection, &rows, n)?;
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let form = BytesForm::Offsets;
    let all = Rows::Range(0..n_rows);
    let mut text = String::new();
    let mut line = |what: &str, ours: f64, interpreted: f64, compile: Duration, names: [&str; 6]| {
        let times = names.map(|name| peer.get(name).map(|found| found.0));
        let [bound, memcpy, switch, per_row, loop_, best] = times.map(|time| time.unwrap_or(f64::NAN));
        let [bound, per_row] =
            [bound, per_row].map(|time| if time.is_nan() { "-".to_owned() } else { format!("{time:.1}") });
        let fastest = loop_.min(best);
        let _ = writeln!(
            text,
            "{n:4} {what:12} {bound:>8} {memcpy:8.1}{switch:9.1}{per_row:>9}{fastest:11.1}{interpreted:14.1}{ours:8.1}{:13.1}{:13.2}{:>9}{:17.0}",
            switch / ours,
            ours / fastest,
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
    check("rows/switch", &peer, made.rows())?;
    let interpreted = per_row(n_rows, || {
        made.clear();
        interpret::rows_to_rows(&projection, &rows, &all, &mut made)
    })?;
    let names = ["rows/bound", "rows/memcpy", "rows/switch", "", "rows/spec", "rows/spec"];
    line("row to row", ours, interpreted, compile, names);

    let compile = least(|| jit.rows_to_block(&projection, n_rows, form, Choice::Range).map(drop))?;
    let projector = jit.rows_to_block(&projection, n_rows, form, Choice::Range).map_err(|error| error.to_string())?;
    let mut block = Block::new(projection.wanted(), n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || projector.project(&rows, &all, &mut block))?;
    check("block/switch", &peer, block.buffers())?;
    let interpreted = per_row(n_rows, || interpret::rows_to_block(&projection, &rows, &all, &mut block))?;
    let names = ["", "block/memcpy", "block/switch", "block/per-row", "block/loop", "block/best"];
    line("row to block", ours, interpreted, compile, names);
    Ok(text)
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

fn check(name: &str, peer: &Answers, bytes: &[u8]) -> Result<(), String> {
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    match peer.get(name) {
        Some(&(_, theirs)) if theirs == sum => Ok(()),
        Some(_) => Err(format!("{name}: the peer makes other bytes")),
        None => Err(format!("{name}: the peer does not answer")),
    }
}

/// Makes the peer for the schemas and runs it.
fn peer(projection: &Projection, rows: &RowBatch, n: usize) -> Result<Answers, String> {
    let folder = crate::peer::folder()?;
    let (header, data, program) = (folder.join(format!("rows_{n}.h")), folder.join("rows.bin"), folder.join("rows"));
    let write =
        |path: &Path, bytes: &[u8]| std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()));
    write(&header, header_text(projection, rows.len())?.as_bytes())?;
    write(&data, rows.rows())?;
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
    let words = [data.display().to_string(), rows.len().to_string(), BUDGET.as_millis().to_string()];
    let told = Command::new(&program).args(words).output().map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&data);
    let text = String::from_utf8_lossy(&told.stdout);
    let parse = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        Some((words.first()?.to_string(), (words.get(1)?.parse().ok()?, words.get(2)?.parse().ok()?)))
    };
    Ok(text.lines().filter_map(parse).collect())
}

/// The schemas in C.
fn header_text(projection: &Projection, n_rows: usize) -> Result<String, String> {
    let (base, wanted) = (projection.base(), projection.wanted());
    let (from, to) = (RowLayout::new(base), RowLayout::new(wanted));
    let block = BlockLayout::new(wanted, n_rows, BytesForm::Offsets).map_err(|error| error.to_string())?;
    let (mut table, mut row, mut cells) = (String::new(), String::new(), String::new());
    let (mut declare, mut gather, mut flush) = (String::new(), String::new(), String::new());
    let nulls_to = to.nulls_at().unwrap_or(to.row_bytes());
    let _ = writeln!(row, "memset(to + {nulls_to}, 0, {});", to.row_bytes() - nulls_to);
    let mut n_columns = 0;
    for (index, (column, step)) in wanted.columns().iter().zip(projection.steps()).enumerate() {
        let Step::From { column: source, .. } = *step else { continue };
        n_columns += 1;
        let bit = |layout: &RowLayout, column: usize| {
            layout.null_bit(column).map_or(-1, |(byte, bit)| 8 * byte as i64 + i64::from(bit))
        };
        let is_nullable = column.is_nullable();
        let (from_null, to_null) = if is_nullable { (bit(&from, source), bit(&to, index)) } else { (-1, -1) };
        let (a, b, bytes, values) =
            (from.offset(source), to.offset(index), column.ty().cell_bytes(), block.values_at(index));
        let validity = block.validity_at(index).map_or(-1, |at| at as i64);
        let kind = if column.ty() == DataType::Bool { "BOOL".to_owned() } else { format!("W{bytes}") };
        let _ = writeln!(table, "{{{a}, {b}, {kind}, {bytes}, {from_null}, {to_null}, {values}, {validity}}},");
        let _ = writeln!(row, "COPY(to + {b}, from + {a}, {bytes});");
        if is_nullable {
            let (byte, shift) = (from_null / 8, from_null % 8);
            let null = format!("(from[{byte}] >> {shift} & 1)");
            let _ = writeln!(row, "to[{}] |= {null} << {};", to_null / 8, to_null % 8);
            let _ = writeln!(cells, "set_bit_of(block + {validity}, i, {null} ^ 1);");
            let _ = writeln!(declare, "u8 v{index} = 0;");
            let _ = writeln!(gather, "v{index} |= ({null} ^ 1) << j;");
            let _ = writeln!(flush, "block[{validity} + i / 8] = v{index};");
        }
        if column.ty() == DataType::Bool {
            let _ = writeln!(cells, "set_bit_of(block + {values}, i, from[{a}] & 1);");
            let _ = writeln!(declare, "u8 b{index} = 0;");
            let _ = writeln!(gather, "b{index} |= (from[{a}] & 1) << j;");
            let _ = writeln!(flush, "block[{values} + i / 8] = b{index};");
        } else {
            let _ = writeln!(cells, "COPY(block + {values} + i * {bytes}, from + {a}, {bytes});");
            let _ = writeln!(gather, "COPY(block + {values} + (i + j) * {bytes}, from + {a}, {bytes});");
        }
    }
    Ok(format!(
        "#define STRIDE_FROM {}\n#define STRIDE_TO {}\n#define NULLS_TO {nulls_to}\n#define BLOCK_BYTES {}\n\
         #define N_COLUMNS {n_columns}\nstatic const struct column columns[] = {{\n{table}}};\n\
         static inline void set_bit_of(u8* bits, size_t i, int bit) {{ bits[i >> 3] = (bits[i >> 3] & ~(1 << (i & 7))) | bit << (i & 7); }}\n\
         static inline void row_to_row(const u8* restrict from, u8* restrict to) {{\n{row}}}\n\
         static inline void row_to_block(const u8* restrict from, u8* restrict block, size_t i) {{\n{cells}}}\n\
         static void rows_to_block(const u8* restrict from, u8* restrict block, size_t n) {{\n\
         for (size_t i = 0; i < n; i += 8) {{\n{declare}for (int j = 0; j < 8; j++, from += STRIDE_FROM) {{\n{gather}}}\n{flush}}}\n}}\n",
        from.row_bytes(),
        to.row_bytes(),
        block.bytes(),
    ))
}
