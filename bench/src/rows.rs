//! Projectors compared with interpreters, and with C that is compiled for the schemas ahead of time.
//!
//! Out: tables of nanoseconds per row for projecting half of the columns in another order, half of them nullable with a
//! tenth NULL, from 256 KiB of rows and from more than any cache holds; and for the same columns, except that each
//! eighth is text, of several lengths and in both forms of blocks.
//! Invariants: the peer's program processes the same rows and produces the same bytes, which is checked; both times are
//! processor time of a thread, the 10 % quantile of many runs.

use crate::timing::short;
use kernelsmith::Jit;
use kernelsmith::rows::*;
use nix::time::{ClockId, clock_gettime};
use peer::{check, peer};
use sample::Sample;
use std::fmt::Write;
use std::time::{Duration, Instant};

mod peer;
mod sample;

pub use sample::schemas;

const CACHED: usize = 256 << 10;
const BUDGET: Duration = Duration::from_millis(150);

/// Returns the tables.
///
/// # Errors
/// No native code on this machine, no compiler for the peer, or different results.
pub fn run() -> Result<String, String> {
    let mut out = String::from(
        "nanoseconds a row; bound: as many bytes copied from row to row; skipping: the switch, but that NULLs are not copied; pieces: the loop in C that moves text in pieces of 32 bytes, as ours does\nours / best C is against the best of the loops compiled ahead of time\n",
    );
    let offsets = BytesForm::Offsets;
    for (what, bytes) in [("256 KiB", CACHED), ("128 MiB", 128 << 20)] {
        heading(&mut out, &format!("rows of {what}"));
        for n in [10, 25, 50, 100] {
            table(&mut out, n, &Sample::of(n, bytes, None, offsets)?)?;
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
        let (min, max) = (lengths.start(), lengths.end());
        heading(
            &mut out,
            &format!("rows of {} KiB, each eighth column text of {min} to {max} bytes, {form:?}", bytes >> 10),
        );
        for n in if bytes == CACHED && *lengths.end() == 31 { vec![10, 25, 50, 100] } else { vec![10, 100] } {
            table(&mut out, n, &Sample::of(n, bytes, Some(lengths.clone()), form)?)?;
        }
    }
    Ok(out)
}

/// Returns the tables of `n` random schemas.
///
/// # Errors
/// Like [`run`].
pub fn run_random(n: u64, seed: u64) -> Result<String, String> {
    let mut out = String::new();
    for seed in seed..seed + n {
        let sample = Sample::random(seed)?;
        heading(&mut out, &format!("seed {seed}: {}", sample.describe()));
        table(&mut out, sample.projection.base().columns().len(), &sample)?;
    }
    Ok(out)
}

/// The projection of half of `n` columns, and 256 KiB of rows.
///
/// # Errors
/// The projection is invalid.
pub fn sample(n: usize) -> Result<(Projection, RowBatch), String> {
    let sample = Sample::of(n, CACHED, None, BytesForm::Offsets)?;
    let rows = sample.rows()?;
    Ok((sample.projection, rows))
}

fn heading(out: &mut String, what: &str) {
    let _ = writeln!(
        out,
        "\n{what}\ncolumns             bound   memcpy   switch skipping  one row   C loop   pieces   column-wise    ours  switch/ours  ours/best C  compile  break-even rows"
    );
}

fn table(text: &mut String, n: usize, sample: &Sample) -> Result<(), String> {
    let projection = &sample.projection;
    let rows = sample.rows()?;
    let n_rows = rows.len();
    let peer = peer(sample, &rows)?;
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let all_rows = Rows::Range(0..n_rows);
    let mut line = |what: &str, ours: f64, interpreted: f64, compile: Duration, names: [&str; 6], loops: &[&str]| {
        let time = |name: &str| peer.get(name).map(|found| found.0);
        let shown = |name: &str| time(name).map_or_else(|| "-".to_owned(), |time| format!("{time:.1}"));
        let [bound, memcpy, switch, skipping, per_row, pieces] = names.map(shown);
        let fastest = loops.iter().filter_map(|name| time(name)).fold(f64::INFINITY, f64::min);
        let best = fastest.min(time(names[5]).unwrap_or(f64::INFINITY));
        let ratio = time(names[2]).map_or_else(|| "-".to_owned(), |switch| format!("{:.1}", switch / ours));
        let _ = writeln!(
            text,
            "{n:4} {what:12} {bound:>8} {memcpy:>8} {switch:>8} {skipping:>8} {per_row:>8}{fastest:9.1} {pieces:>8}{interpreted:14.1}{ours:8.1}{ratio:>13}{:13.2}{:>9}{:17.0}",
            ours / best,
            short(compile),
            compile.as_nanos() as f64 / (interpreted - ours).max(1e-3),
        );
    };

    let compile = minimum_time(|| jit.rows_to_rows(projection, Choice::Range).map(drop))?;
    let projector = jit.rows_to_rows(projection, Choice::Range).map_err(|error| error.to_string())?;
    let mut projected = RowBatch::new(projection.wanted());
    let ours = per_row(n_rows, || {
        projected.clear();
        projector.project(&rows, &all_rows, &mut projected)
    })?;
    check("rows/switch", &peer, &[projected.rows(), projected.arena()])?;
    let interpreted = per_row(n_rows, || {
        projected.clear();
        interpret::rows_to_rows(projection, &rows, &all_rows, &mut projected)
    })?;
    let names = ["rows/bound", "rows/memcpy", "rows/switch", "rows/skipping", "", "rows/piece"];
    line("row to row", ours, interpreted, compile, names, &["rows/spec", "rows/counted"]);

    let form = sample.form;
    let compile = minimum_time(|| jit.rows_to_block(projection, n_rows, form, Choice::Range).map(drop))?;
    let projector = jit.rows_to_block(projection, n_rows, form, Choice::Range).map_err(|error| error.to_string())?;
    let mut block = Block::new(projection.wanted(), n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || projector.project(&rows, &all_rows, &mut block))?;
    let texts = (0..projection.wanted().columns().len())
        .filter(|&column| form == BytesForm::Offsets && projection.wanted().columns()[column].ty().is_bytes());
    let parts: Vec<&[u8]> = [block.buffers()].into_iter().chain(texts.map(|column| block.data(column))).collect();
    check("block/switch", &peer, &parts)?;
    let interpreted = per_row(n_rows, || interpret::rows_to_block(projection, &rows, &all_rows, &mut block))?;
    let names = ["", "block/memcpy", "block/switch", "", "block/per-row", "block/piece"];
    line("row to block", ours, interpreted, compile, names, &["block/loop", "block/best"]);

    let wanted = projection.wanted();
    let back = Projection::new(wanted, wanted, Purpose::Read).map_err(|error| error.to_string())?;
    let compile = minimum_time(|| jit.block_to_rows(&back, n_rows, form).map(drop))?;
    let projector = jit.block_to_rows(&back, n_rows, form).map_err(|error| error.to_string())?;
    let ours = per_row(n_rows, || {
        projected.clear();
        projector.project(&block, &mut projected)
    })?;
    check("unblock/spec", &peer, &[projected.rows(), projected.arena()])?;
    let interpreted = per_row(n_rows, || {
        projected.clear();
        interpret::block_to_rows(&back, &block, &mut projected)
    })?;
    let names = ["", "", "", "", "", "unblock/piece"];
    line("block to row", ours, interpreted, compile, names, &["unblock/spec", "unblock/counted"]);
    Ok(())
}

fn now() -> Result<Duration, String> {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map(Duration::from).map_err(|error| error.to_string())
}

/// The 10 % quantile of many runs, in nanoseconds per row.
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

fn minimum_time<E: std::fmt::Display>(mut work: impl FnMut() -> Result<(), E>) -> Result<Duration, String> {
    let mut minimum = Duration::MAX;
    for _ in 0..30 {
        let before = Instant::now();
        work().map_err(|error| error.to_string())?;
        minimum = minimum.min(before.elapsed());
    }
    Ok(minimum)
}
