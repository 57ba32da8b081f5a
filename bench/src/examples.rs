//! The kernels of the cookbook next to plain Rust.
//!
//! Out: a table: the time of each kernel, and how much longer plain Rust takes that is compiled for this machine, and
//! for the baseline of its architecture. Invariants: both compute the same result, which is checked; a time is the
//! minimum of several rounds, in which kernels and peers alternate.
//! Not here: the programs (see `crates/kernelsmith/examples/cookbook`).

#[path = "../../crates/kernelsmith/examples/cookbook/programs/mod.rs"]
mod programs;

use crate::peer::{self, Absent, Conversation};
use crate::timing::{Times, measure, rounds, short};
use kernelsmith::Jit;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const ROUNDS: usize = 5;
const BUDGET: Duration = Duration::from_millis(60);

/// Returns the table of the programs that the words name, or of all.
///
/// # Errors
/// No native code on this machine, no rustc for the peers, an unknown program, or different results.
pub fn run(words: &[&str]) -> Result<String, String> {
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
                let request = format!("time {} {}", pair.name, BUDGET.as_millis());
                let [min, median, n, their_sum] = peer.numbers(&request)?;
                if (their_sum - sum).abs() > 1e-4 * sum.abs().max(1.0) {
                    return Err(format!("{}: results add up to {their_sum} instead of {sum}", pair.name));
                }
                let nanos = |nanos: f64| Duration::from_nanos(nanos as u64);
                times.push(Times { min: nanos(min), median: nanos(median), n: n as usize });
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
    Ok(text)
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
    let program = program.map_err(|absent| match absent {
        Absent::Missing(what) | Absent::Failed(what) => what,
    })?;
    Conversation::start(&name, &mut Command::new(program))
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
