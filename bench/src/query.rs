//! Pipelines of queries compared with loops in C that are written for them by hand.
//!
//! Out: tables of millions of rows a second for TPC-H's Q6 and grouped Q1 over floats and decimals, other selectivities,
//! shares of NULLs and numbers of groups, from memory and from L2; and of compile times.
//! Invariants: the peer computes over the same rows, and its results are compared with ours; ours and the loops of the
//! peer run alternately in one thread, and each time is the lower quartile of the processor times of its runs.
//! Not here: query engines (see the program `engines` of adapters/datafusion).

use crate::peer::{Absent, Conversation, make};
use crate::timing::short;
use cases::{Case, Numbers};
use kernelsmith::Jit;
use kernelsmith::query::{Aggregation, Batch, Groups, PipelineCode};
use nix::time::{ClockId, clock_gettime};
use sample::Sample;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

mod cases;
mod sample;

/// The rows of the facts that the goals are stated for: TPC-H's lineitem at scale factor 1.
const ROWS: usize = 6_000_000;
/// The columns of these rows fit L2 of current cores.
const CACHED_ROWS: usize = 16_384;
/// Runs of cached rows per measurement.
const CACHED_RUNS: usize = 64;
/// Rows of a batch: larger than those of engines, so that calls do not matter.
const BATCH_ROWS: usize = 65_536;
/// The time for each case, and the least number of rounds.
const BUDGET: Duration = Duration::from_millis(1500);
const MIN_ROUNDS: usize = 9;

fn cases() -> Vec<Case> {
    let q6 = |numbers, quantity, nulls| Case::Q6 { numbers, quantity, nulls };
    let mut all = Vec::new();
    for numbers in [Numbers::Floats, Numbers::Decimals] {
        all.push(q6(numbers, 24, None));
        all.extend([1, 6, 51].map(|quantity| q6(numbers, quantity, None)));
        all.extend([0, 10, 50, 99].map(|nulls| q6(numbers, 24, Some(nulls))));
        all.extend([false, true].map(|has_table| Case::Q1 { numbers, has_table }));
    }
    all.extend([1, 4, 100, 10_000, 1_000_000].map(|n| Case::Groups { n }));
    all
}

/// Returns the tables.
///
/// # Errors
/// No native code on this machine, no compiler for the peer, or different results.
pub fn run() -> Result<String, String> {
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let mut out = String::from(
        "millions of rows a second; hand: C with AVX-512 intrinsics; plain: branch-free C, or with a table of slots; \
         ours / best C is of times\n",
    );
    for (rows, runs) in [(ROWS, 1), (CACHED_ROWS, CACHED_RUNS)] {
        let mut peer = peer(rows, runs)?;
        let mut sample = Sample::new(rows);
        let _ = writeln!(
            out,
            "\n{rows} rows\nquery                                  hand    plain     ours  ours/hand  ours/best C  interpreted   compile"
        );
        for case in cases() {
            // Tables of more groups than rows of the cache say nothing.
            if matches!(case, Case::Groups { n } if n as usize * 16 > rows) {
                continue;
            }
            let (nulls, groups) = case.data();
            sample.change(nulls, groups);
            peer.ask(&format!("make {nulls} {groups}"))?;
            out += &row(&jit, case, &sample, rows, runs, &mut peer)?;
        }
    }
    Ok(out)
}

fn peer(rows: usize, runs: usize) -> Result<Conversation, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/query.c");
    let words = ["-O3".to_owned(), "-march=native".to_owned(), source.display().to_string()];
    let build = |compiler| make("query", compiler, &words, std::slice::from_ref(&source));
    let program =
        build("gcc").or_else(|_| build("clang-22")).or_else(|_| build("clang")).map_err(|absent| match absent {
            Absent::Missing(what) | Absent::Failed(what) => what,
        })?;
    Conversation::start("query", Command::new(program).args([rows.to_string(), runs.to_string()]))
}

fn row(
    jit: &Jit,
    case: Case,
    sample: &Sample,
    rows: usize,
    runs: usize,
    peer: &mut Conversation,
) -> Result<String, String> {
    let text = |error: &dyn std::fmt::Display| format!("{}: {error}", case.name());
    let pipeline = case.pipeline().map_err(|error| text(&error))?;
    let layout = case.layout();
    let compile = || jit.pipeline(&pipeline, &layout).map_err(|error| text(&error));
    let mut compile_time = Duration::MAX;
    for _ in 0..30 {
        let before = Instant::now();
        compile()?;
        compile_time = compile_time.min(before.elapsed());
    }
    let code = compile()?;
    let batches = sample.batches(BATCH_ROWS, case.is_nullable()).map_err(|error| text(&error))?;
    let mut start = Aggregation::new(&pipeline).map_err(|error| text(&error))?;
    let before = now()?;
    start.update(&batches[0], None).map_err(|error| text(&error))?;
    let interpreted = (now()? - before).as_nanos() as f64 / batches[0].rows() as f64;
    // Code with masks needs the groups, whose first rows are subtracted from the result.
    if !case.has_masks() {
        start = Aggregation::new(&pipeline).map_err(|error| text(&error))?;
    }
    let ours = || {
        let before = now()?;
        let mut groups = None;
        for _ in 0..runs {
            groups = Some(run_all(&start, &batches, &code)?);
        }
        let time = (now()? - before).as_nanos() as f64 / runs as f64;
        groups.map(|groups| (time, groups)).ok_or_else(|| "there are no runs".to_owned())
    };
    let (mut all, started) = ([const { Vec::new() }; 3], Instant::now());
    let mut has_hand = true;
    while all[2].len() < MIN_ROUNDS || started.elapsed() < BUDGET {
        let mut wanted = None;
        for (at, how) in ["hand", "plain"].into_iter().enumerate() {
            if at == 0 && !has_hand {
                continue;
            }
            match peer.numbers::<3>(&case.request(how)) {
                Ok([time, a, b]) => {
                    all[at].push(time);
                    wanted = Some([a, b]);
                }
                Err(error) if error == "no such loop" => has_hand = false,
                Err(error) => return Err(error),
            }
        }
        let (time, groups) = ours()?;
        all[2].push(time);
        let (first, is) = (start.finish().map_err(|error| text(&error))?, case.answer(&groups));
        let before = if case.has_masks() { case.answer(&first) } else { [0.0; 2] };
        for at in 0..2 {
            let (is, wanted) = (is[at] - before[at], wanted.map_or(f64::NAN, |wanted| wanted[at]));
            // Sums of floats in other orders.
            if (is - wanted).abs() > 1e-9 * wanted.abs() {
                return Err(format!("{}: {is}, but the peer has {wanted}", case.name()));
            }
        }
    }
    let quartile = |all: &mut Vec<f64>| {
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 4).copied()
    };
    let [hand, plain, ours] = all.each_mut().map(quartile);
    let ours = ours.unwrap_or(f64::NAN);
    let best = hand.into_iter().chain(plain).fold(f64::INFINITY, f64::min);
    let rate = |time: f64| format!("{:.0}", rows as f64 / time * 1e3);
    let shown = |time: Option<f64>| time.map_or("-".to_owned(), rate);
    Ok(format!(
        "{:35}{:>8} {:>8} {:>8}{:>11}{:13.2}{:>13}{:>10}\n",
        case.name(),
        shown(hand),
        shown(plain),
        rate(ours),
        hand.map_or("-".to_owned(), |hand| format!("{:.2}", ours / hand)),
        ours / best,
        format!("{:.0}", 1e3 / interpreted),
        short(compile_time),
    ))
}

/// Adds all batches by code.
fn run_all(start: &Aggregation<'_>, batches: &[Batch<'_>], code: &PipelineCode) -> Result<Groups, String> {
    let mut groups = start.clone();
    for batch in batches {
        match groups.update_compiled(batch, code) {
            Ok(true) => {}
            Ok(false) => return Err("the code leaves a batch to the interpreter".to_owned()),
            Err(error) => return Err(error.to_string()),
        }
    }
    groups.finish().map_err(|error| error.to_string())
}

fn now() -> Result<Duration, String> {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map(Duration::from).map_err(|error| error.to_string())
}
