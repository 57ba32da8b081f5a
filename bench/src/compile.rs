//! `bench compile`: the time from a kernel's first operation to a callable function.
//!
//! In: the kernels of [`crate::kernels`] and some in the DSL, the peers to run. Out: tables: our times, the peers' in
//! the same run with ratios, the growth from 2,000 to 10,000 operations, the stages of the largest kernel, other
//! machines.
//! Invariant: ratios compare minima of rounds that run in turn; medians only show how loaded the machine was. Our heap
//! is the system's default; the peers in C++ keep freed memory, because returning it to the system slows them down.

use crate::kernels;
use crate::ours::{self, Meter, Ours};
use crate::peer::{Absent, Kind, Peer};
use crate::timing::{Times, measure, rounds, short};
use kernelsmith::prelude::*;
use kernelsmith_codegen::isa;
use kernelsmith_codegen::target::Target;
use kernelsmith_codegen::{CompileError, Compiler, Options, Stats, Verify};
use kernelsmith_ir::Function;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

/// A kernel of the tables: its name, whose last word peers use, and its builder.
pub type Row = (&'static str, fn() -> Function);

/// The kernels.
pub const KERNELS: [Row; 6] = [
    ("a sum", kernels::sum),
    ("b sort", kernels::sort),
    ("c maxpool", kernels::maxpool),
    ("d poly8", kernels::poly8),
    ("e dw2k", || kernels::depthwise(75)),
    ("e dw10k", || kernels::depthwise(383)),
];

/// Time spent on each kernel.
const BUDGET: Duration = Duration::from_millis(1_500);
/// Rounds, in which we and each peer run in turn.
const ROUNDS: u32 = 5;
/// Time spent on each kernel of the tour.
const TOUR_BUDGET: Duration = Duration::from_millis(400);

/// A column of a peer: the peer, its setting, and the name of the setting in requests.
struct Column {
    peer: usize,
    title: &'static str,
    level: &'static str,
    times: Vec<Times>,
}

/// Measures everything and returns the tables.
///
/// # Errors
/// A kernel that does not compile, or an installed peer that fails.
pub fn run(kinds: &[Kind]) -> Result<String, String> {
    let target = ours::target()?;
    let (mut peers, mut columns, mut notes) = (Vec::new(), Vec::new(), String::new());
    for &kind in kinds {
        match Peer::start(kind) {
            Ok(peer) => {
                let _ = writeln!(notes, "peer {}, 8 lanes", peer.title);
                let settings: &[_] = match kind {
                    Kind::Asmjit => &[("asmjit", "")],
                    Kind::Llvm => &[("LLVM O0", "0"), ("LLVM O2", "2")],
                };
                let column = |&(title, level)| Column { peer: peers.len(), title, level, times: Vec::new() };
                columns.extend(settings.iter().map(column));
                peers.push(peer);
            }
            Err(Absent::Missing(what)) => {
                let _ = writeln!(notes, "peer {} skipped: {what}", kind.name());
            }
            Err(Absent::Failed(what)) => return Err(what),
        }
    }
    let mut text = String::from("kernelsmith, x86-64-v3, 8 lanes: minimum (median), one thread\n\n");
    let mut rows = Vec::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{:10} {:>7} {:>7} {:>9} {:>20} {:>9} {:>9} {:>9} {:>9}",
        "kernel", "ops", "bytes", "ns/op", "total", "build", "compile", "verified", "publish"
    );
    for (name, build) in KERNELS {
        let mut meter = Meter::new(&target, build)?;
        let mut theirs = vec![Vec::new(); columns.len()];
        let word = name.split(' ').next_back().unwrap_or(name);
        for _ in 0..ROUNDS {
            meter.round(4, BUDGET / ROUNDS)?;
            for (column, times) in columns.iter().zip(&mut theirs) {
                times.push(peers[column.peer].compile(word, column.level, BUDGET / ROUNDS)?);
            }
        }
        for (column, times) in columns.iter_mut().zip(&theirs) {
            column.times.push(rounds(times));
        }
        let ours = meter.finish();
        let Ours { total, stats, .. } = &ours;
        let per_op = total.min.as_secs_f64() * 1e9 / f64::from(stats.ops_in.max(1));
        let _ = writeln!(
            text,
            "{name:10} {:>7} {:>7} {per_op:>9.0} {:>9} ({:>8}) {:>9} {:>9} {:>9} {:>9}",
            stats.ops_in,
            stats.code_bytes,
            short(total.min),
            short(total.median),
            short(ours.build.min),
            short(ours.compile.min),
            short(ours.verified.min),
            short(ours.publish.min),
        );
        rows.push((name, ours));
    }
    growth(&mut text, "kernelsmith", rows[4].1.total, rows[5].1.total);
    let _ = writeln!(text, "\nstages of e dw10k:");
    for (name, time) in ours::stages(&rows[5].1.stats) {
        let _ = writeln!(text, "  {name:16} {:>9}", short(time));
    }
    text.push('\n');
    text.push_str(&notes);
    table(&mut text, &rows, &columns);
    machines(&mut text)?;
    tour(&mut text, &target)?;
    facade(&mut text)?;
    cranelift(&mut text, &rows)?;
    Ok(text)
}

/// Our times compared with those of the C++ peers.
fn table(text: &mut String, rows: &[(&'static str, Ours)], columns: &[Column]) {
    if columns.is_empty() {
        return;
    }
    let _ = write!(text, "{:10} {:>9}", "kernel", "ours");
    for column in columns {
        let _ = write!(text, " {:>9} ({:>8}) {:>8}", column.title, "median", "ratio");
    }
    for (at, (name, ours)) in rows.iter().enumerate() {
        let _ = write!(text, "\n{name:10} {:>9}", short(ours.total.min));
        for column in columns {
            let Times { min, median, .. } = column.times[at];
            let ratio = ours.total.min.as_secs_f64() / min.as_secs_f64();
            let _ = write!(text, " {:>9} ({:>8}) {ratio:>8.4}", short(min), short(median));
        }
    }
    text.push('\n');
    for column in columns {
        growth(text, column.title, column.times[4], column.times[5]);
    }
}

fn growth(text: &mut String, who: &str, small: Times, large: Times) {
    let ratio = large.min.as_secs_f64() / small.min.as_secs_f64();
    let _ = writeln!(text, "growth of {who} from 2k to 10k operations (5.01 times): {ratio:.2} times");
}

/// The kernels of the tour: compile and publication times. They are recorded once, outside the timing.
fn tour(text: &mut String, target: &Target) -> Result<(), String> {
    let _ = writeln!(text, "\nthe tour's kernels, compiled and published:");
    for (name, function) in kernelsmith_cli::tour_kernels().map_err(|error| error.to_string())? {
        let ours = ours::measure(target, || function.clone(), TOUR_BUDGET)?;
        let time = ours.compile.min + ours.publish.min;
        let per_op = time.as_secs_f64() * 1e9 / f64::from(ours.stats.ops_in.max(1));
        let Stats { ops_in, emitted, code_bytes, .. } = ours.stats;
        let _ = writeln!(
            text,
            "  {name:36} {ops_in:>5} operations {emitted:>6} instructions {code_bytes:>6} bytes {:>9} {per_op:>7.0} ns/op",
            short(time)
        );
    }
    Ok(())
}

/// Kernels with 128-bit vectors, which every machine has.
pub const NARROW: [Row; 4] = [
    ("b sort", kernels::sort),
    ("c maxpool", || kernels::maxpool_with(4)),
    ("d poly8", || kernels::polynomial(8, 4)),
    ("e dw2k", || kernels::depthwise_with(75, 4)),
];

/// The machines with such vectors, and their names.
///
/// # Errors
/// A machine without a target.
pub fn narrow_targets() -> Result<[(&'static str, Target); 3], String> {
    let checked = |target: Result<_, CompileError>| target.map_err(|error| error.to_string());
    Ok([
        ("x86-64", checked(isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv"))?),
        ("AArch64", checked(isa::aarch64::target(kernelsmith_targets::aarch64(), &["armv8-a"], "aapcs64"))?),
        ("RISC-V", checked(isa::riscv64::target(kernelsmith_targets::riscv64(), &["rv64gcv"]))?),
    ])
}

/// [`NARROW`] for each machine: compile time per operation after the passes, because machines that unroll loops there
/// have more operations.
fn machines(text: &mut String) -> Result<(), String> {
    let options = Options { verify: Verify::Never, ..Options::default() };
    let mut rows: Vec<(&str, Function, Vec<(u32, Duration)>)> =
        NARROW.iter().map(|(name, build)| (*name, build(), Vec::new())).collect();
    let _ = write!(text, "\nin vectors of 128 bits, the compiler alone:\n{:10}", "kernel");
    let mut compiler = Compiler::new();
    for (name, target) in narrow_targets()? {
        let _ = write!(text, " {name:>9} {:>5} {:>6} {:>6}", "ops", "ns/op", "ratio");
        for (_, func, columns) in &mut rows {
            let ops = compiler.compile(func, &target, &options).map_err(|error| error.to_string())?.stats.ops_legal;
            let work = || {
                black_box(compiler.compile(func, &target, &options).is_ok());
            };
            columns.push((ops, measure(BUDGET / ROUNDS, 2_000, work).min));
        }
    }
    for (name, _, columns) in &rows {
        let _ = write!(text, "\n{name:10}");
        let per_op = |(ops, time): &(u32, Duration)| time.as_secs_f64() * 1e9 / f64::from((*ops).max(1));
        for column in columns {
            let ratio = per_op(column) / per_op(&columns[0]);
            let _ = write!(text, " {:>9} {:>5} {:>6.0} {ratio:>6.2}", short(column.1), column.0, per_op(column));
        }
    }
    text.push('\n');
    Ok(())
}

/// Kernels in the DSL, from the closure to the typed kernel.
fn facade(text: &mut String) -> Result<(), String> {
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let _ = writeln!(text, "\nin the language, through the facade (verified, checked signature, access ranges):");
    let mut row = |name: &str, work: &mut dyn FnMut()| {
        work();
        let times = measure(BUDGET, 2_000, work);
        let _ = writeln!(text, "  {name:22} {:>9} ({:>8})", short(times.min), short(times.median));
    };
    row("sum", &mut || {
        black_box(jit.kernel::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b).is_ok());
    });
    row("axpy", &mut || {
        let axpy = jit.kernel::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
            k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
        });
        black_box(axpy.is_ok());
    });
    row("poly8", &mut || {
        let poly = jit.kernel::<fn(In<f32>, Out<f32>)>("poly8", |k, (x, y)| {
            k.for_each_vector(x.len(), |i| {
                let value = x.load(i);
                let (mut power, mut result) = (value, value * 0.0 + kernels::COEFFICIENTS[0] as f32);
                for coefficient in &kernels::COEFFICIENTS[1..=8] {
                    result = result + power * (*coefficient as f32);
                    power = power * value;
                }
                y.store(i, result);
            });
        });
        black_box(poly.is_ok());
    });
    Ok(())
}

#[cfg(not(feature = "cranelift"))]
fn cranelift(text: &mut String, _rows: &[(&'static str, Ours)]) -> Result<(), String> {
    let _ = writeln!(text, "\nCranelift is not measured: run with --features cranelift");
    Ok(())
}

#[cfg(feature = "cranelift")]
fn cranelift(text: &mut String, rows: &[(&'static str, Ours)]) -> Result<(), String> {
    use crate::cranelift::{self, Setting};
    for setting in Setting::ALL {
        let _ = writeln!(text, "\nCranelift {} ({}), 4 lanes:", cranelift::VERSION, setting.name());
        let mut totals = Vec::new();
        for ((name, ours), kernel) in rows.iter().zip(cranelift::Kernel::ALL) {
            let theirs = cranelift::measure(setting, kernel, BUDGET)?;
            let ratio = ours.total.min.as_secs_f64() / theirs.min.as_secs_f64();
            let (min, median) = (short(theirs.min), short(theirs.median));
            let _ = writeln!(text, "  {name:10} {min:>9} ({median:>8})  ours/peer {ratio:.3}");
            totals.push(theirs);
        }
        growth(text, "Cranelift", totals[4], totals[5]);
    }
    Ok(())
}
