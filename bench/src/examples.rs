//! The kernels of the cookbook next to plain Rust, and with `--libraries` next to crates and to C.
//!
//! Out: a table: the time of each kernel, and how much longer plain Rust takes that is compiled for this machine, and
//! for the baseline of its architecture; a second table for the libraries, compiled for this machine. Invariants: both compute the same result, which is checked; a time is the
//! minimum of several rounds, in which kernels and peers alternate.
//! Not here: the programs (see `crates/kernelsmith/examples/cookbook`).

#[path = "../../crates/kernelsmith/examples/cookbook/programs/mod.rs"]
mod programs;

use crate::peer::{self, Absent, Conversation};
use crate::timing::{Times, measure, rounds, short};
use kernelsmith::Jit;
use programs::Pair;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const ROUNDS: usize = 5;
const BUDGET: Duration = Duration::from_millis(60);

/// The option for the second table.
const LIBRARIES: &str = "--libraries";

/// The libraries that compute what a program computes: their name, the program, and the peer that has them.
const PEERS: [(&str, &str, Library); 4] = [
    ("rustfft", "fft", Library::Crates),
    ("base64-simd", "base64", Library::Crates),
    ("arrow-rs", "filter", Library::Crates),
    ("C with libmvec", "black-scholes", Library::C),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Library {
    /// `peers/crates`, a separate workspace.
    Crates,
    /// `peers/options.c`.
    C,
}

/// Returns the table of the programs that the words name, or of all; with `--libraries` also that of the libraries.
///
/// # Errors
/// No native code on this machine, no compiler for the peers, an unknown program, or different results.
pub fn run(words: &[&str]) -> Result<String, String> {
    let with_libraries = words.contains(&LIBRARIES);
    let words: Vec<&str> = words.iter().copied().filter(|&word| word != LIBRARIES).collect();
    let failed = |error: Box<dyn std::error::Error>| error.to_string();
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let mut pairs = programs::all(&jit).map_err(failed)?;
    if let Some(unknown) = words.iter().find(|word| pairs.iter().all(|pair| pair.name != **word)) {
        let names: Vec<&str> = pairs.iter().map(|pair| pair.name).collect();
        return Err(format!("`{unknown}` is no program: expected one of {}", names.join(", ")));
    }
    let mut peers = [start("native", &["-Ctarget-cpu=native"])?, start("baseline", &[])?];
    let mut text = String::from("program            kernel    native Rust  ratio  baseline Rust  ratio\n");
    let (mut n_programs, mut logarithms) = (0, [0.0; 2]);
    for pair in pairs.iter_mut().filter(|pair| words.is_empty() || words.contains(&pair.name)) {
        pair.check().map_err(failed)?;
        let sum: f64 = pair.twin.result().iter().sum();
        let (mut ours, mut theirs) = (Vec::new(), [Vec::new(), Vec::new()]);
        for _ in 0..ROUNDS {
            // `check` has called it, so it does not fail.
            ours.push(measure(BUDGET, usize::MAX, || drop(pair.kernel.call())));
            for (peer, times) in peers.iter_mut().zip(&mut theirs) {
                times.push(timed(peer, pair.name, sum)?);
            }
        }
        let ours = rounds(&ours).min;
        let theirs = theirs.map(|times| rounds(&times).min);
        let ratios = theirs.map(|time| time.as_secs_f64() / ours.as_secs_f64());
        let _ = writeln!(
            text,
            "{:15} {:>9}      {:>9} {:6.2}      {:>9} {:6.2}",
            pair.name,
            short(ours),
            short(theirs[0]),
            ratios[0],
            short(theirs[1]),
            ratios[1],
        );
        n_programs += 1;
        for (sum, ratio) in logarithms.iter_mut().zip(ratios) {
            *sum += ratio.ln();
        }
    }
    let [native, baseline] = logarithms.map(|sum| (sum / f64::from(n_programs)).exp());
    let _ = writeln!(text, "{:40} {native:6.2} {:15} {baseline:6.2}", "geometric mean", "");
    if with_libraries {
        text.push_str(&libraries(&mut pairs, &words)?);
    }
    Ok(text)
}

/// The table of the libraries for these programs, or for all.
fn libraries(pairs: &mut [Pair], words: &[&str]) -> Result<String, String> {
    let mut text = String::from("\nlibrary         program            kernel        library  ratio\n");
    for kind in [Library::Crates, Library::C] {
        let mut peer = match kind {
            Library::Crates => start_crates()?,
            Library::C => start_c()?,
        };
        for (library, program, _) in PEERS.iter().filter(|(.., of)| *of == kind) {
            let Some(pair) = pairs.iter_mut().find(|pair| pair.name == *program) else { continue };
            if !words.is_empty() && !words.contains(program) {
                continue;
            }
            let sum: f64 = pair.twin.result().iter().sum();
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            for _ in 0..ROUNDS {
                ours.push(measure(BUDGET, usize::MAX, || drop(pair.kernel.call())));
                theirs.push(timed(&mut peer, program, sum)?);
            }
            let (ours, theirs) = (rounds(&ours).min, rounds(&theirs).min);
            let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
            let (ours, theirs) = (short(ours), short(theirs));
            let _ = writeln!(text, "{library:15} {program:15} {ours:>9}      {theirs:>9} {ratio:6.2}");
        }
    }
    Ok(text)
}

/// The time of a program in a peer, whose results add up to `sum`.
fn timed(peer: &mut Conversation, program: &str, sum: f64) -> Result<Times, String> {
    let [min, median, n, their_sum] = peer.numbers(&format!("time {program} {}", BUDGET.as_millis()))?;
    if (their_sum - sum).abs() > 1e-4 * sum.abs().max(1.0) {
        return Err(format!("{program}: results add up to {their_sum} instead of {sum}"));
    }
    let nanos = |nanos: f64| Duration::from_nanos(nanos as u64);
    Ok(Times { min: nanos(min), median: nanos(median), n: n as usize })
}

/// Builds and starts the crates, compiled for this machine.
fn start_crates() -> Result<Conversation, String> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/crates/Cargo.toml");
    let target = peer::folder()?.join("crates");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--quiet", "--release", "--locked", "--manifest-path"]).arg(manifest);
    cargo.arg("--target-dir").arg(&target).env("RUSTFLAGS", "-Ctarget-cpu=native");
    let status = cargo.status().map_err(|error| format!("cargo: {error}"))?;
    if !status.success() {
        return Err("the peer crates does not build".to_owned());
    }
    Conversation::start("crates", &mut Command::new(target.join("release/kernelsmith-bench-crates")))
}

/// Builds and starts the program in C, compiled for this machine.
fn start_c() -> Result<Conversation, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/options.c");
    let mut words: Vec<String> = ["-O3", "-march=native", "-ffast-math"].map(str::to_owned).to_vec();
    words.push(source.display().to_string());
    words.extend(["-lmvec", "-lm"].map(str::to_owned));
    let program = peer::make("options", "gcc", &words, &[source]).map_err(why)?;
    Conversation::start("options", &mut Command::new(program))
}

fn why(absent: Absent) -> String {
    match absent {
        Absent::Missing(what) | Absent::Failed(what) => what,
    }
}

/// Builds the peer with options of rustc, and starts it.
fn start(name: &str, options: &[&str]) -> Result<Conversation, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = folder.join("peers/twins.rs");
    let twins = folder.join("../crates/kernelsmith/examples/cookbook/programs/twins.rs");
    let mut words: Vec<String> = ["--edition=2024", "-Copt-level=3"].map(str::to_owned).to_vec();
    words.extend(options.iter().map(|&option| option.to_owned()));
    words.push(source.display().to_string());
    let name = format!("twins-{name}");
    let program = peer::make(&name, "rustc", &words, &[source, twins, folder.join("src/timing.rs")]);
    Conversation::start(&name, &mut Command::new(program.map_err(why)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_programs_are_named() {
        match Jit::host() {
            Ok(_) => assert!(run(&["sort"]).unwrap_err().starts_with("`sort` is no program: expected one of blend, ")),
            Err(error) => println!("skipped: {error}"),
        }
    }
}
