//! `bench quick` and `bench pairs OLD`: whether a change slows compilation or calls down.
//!
//! In: two builds of this program. Out: for each row the median of the ratios new/old of interleaved pairs of runs, with
//! its 95 % confidence interval from the order statistics of the ratios (the binomial distribution with p = 1/2).
//! Invariant: both programs run the same rows, alternately, so that drift of the clock affects both; a run takes the
//! minimum of many repetitions.
//! Not here: peers (see [`crate::compile`] and [`crate::library`]).

use crate::compile::KERNELS;
use crate::kernels;
use crate::ours;
use crate::timing::measure;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::gemm::Gemm;
use kernelsmith::prelude::*;
use kernelsmith_codegen::{Compiler, Options, Verify};
use std::fmt::Write;
use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

/// Time for each row of one run. A run of all rows then takes about two seconds.
const BUDGET: Duration = Duration::from_millis(120);
/// Repetitions of a call per sample, because one is shorter than the clock's resolution.
const N_CALLS: u32 = 1_000;
/// Pairs of runs by default.
pub const N_PAIRS: usize = 30;

/// Measures each row once and prints its name and the minimum in nanoseconds, a line each.
///
/// # Errors
/// A kernel does not compile.
pub fn quick() -> Result<String, String> {
    let mut text = String::new();
    let mut row = |name: &str, repetitions: u32, work: &mut dyn FnMut()| {
        work();
        let times = measure(BUDGET, 20_000, || (0..repetitions).for_each(|_| work()));
        let nanos = times.min.as_secs_f64() * 1e9 / f64::from(repetitions);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}\t{nanos:.2}");
    };
    let target = ours::target()?;
    for (name, build) in KERNELS {
        let mut compiler = Compiler::new();
        for (what, verify) in [("compile", Verify::Never), ("verified", Verify::Input)] {
            let options = Options { verify, ..Options::default() };
            compiler.compile(&build(), &target, &options).map_err(|error| error.to_string())?;
            row(&format!("{what} {name}"), 1, &mut || {
                black_box(compiler.compile(&build(), &target, &options).is_ok());
            });
        }
    }
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let record_sum = || jit.kernel::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b);
    let record_axpy = || {
        jit.kernel::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
            k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
        })
    };
    let record_polynomial = || {
        jit.kernel::<fn(In<f32>, Out<f32>)>("polynomial", |k, (x, y)| {
            k.for_each_vector(x.len(), |i| {
                let value = x.load(i);
                let (mut power, mut result) = (value, value * 0.0 + kernels::COEFFICIENTS[0] as f32);
                for coefficient in &kernels::COEFFICIENTS[1..=8] {
                    result = result + power * (*coefficient as f32);
                    power = power * value;
                }
                y.store(i, result);
            });
        })
    };
    row("kernel sum", 1, &mut || drop(black_box(record_sum())));
    row("kernel axpy", 1, &mut || drop(black_box(record_axpy())));
    row("kernel polynomial", 1, &mut || drop(black_box(record_polynomial())));
    for size in [4usize, 16, 37] {
        let spec = Gemm::new(size, size, size);
        row(&format!("kernel gemm {size}"), 1, &mut || drop(black_box(spec.compile(&jit))));
    }
    let sum = record_sum().map_err(|error| error.to_string())?;
    row("call sum", N_CALLS, &mut || drop(black_box(sum.call(black_box(1), black_box(2)))));
    let axpy = record_axpy().map_err(|error| error.to_string())?;
    let (x, mut y) = ([1.0f32; 8], [0.0f32; 8]);
    row("call axpy", N_CALLS, &mut || drop(black_box(axpy.call(black_box(2.0), &x, &mut y))));
    Ok(text)
}

/// Runs `old` and this program alternately, `n_pairs` times, and reports the ratios of the rows that both have.
///
/// # Errors
/// A program that cannot be run, or too few pairs for an interval.
pub fn pairs(old: &str, n_pairs: usize) -> Result<String, String> {
    let new = std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let new = new.to_str().ok_or("the path of this program is not UTF-8")?;
    let (first, last) = interval(n_pairs).ok_or("expected at least 6 pairs: fewer have no 95 % interval")?;
    let mut ratios: Vec<(String, Vec<f64>)> = Vec::new();
    for pair in 0..n_pairs {
        // Each program comes first in half of the pairs.
        let (old_rows, new_rows) = if pair % 2 == 0 {
            let old_rows = rows_of(old)?;
            (old_rows, rows_of(new)?)
        } else {
            let new_rows = rows_of(new)?;
            (rows_of(old)?, new_rows)
        };
        for (name, new_nanos) in new_rows {
            let Some((_, old_nanos)) = old_rows.iter().find(|(known, _)| *known == name) else { continue };
            let ratio = new_nanos / old_nanos;
            match ratios.iter_mut().find(|(known, _)| *known == name) {
                Some((_, all)) => all.push(ratio),
                None => ratios.push((name, vec![ratio])),
            }
        }
    }
    let mut text = format!("time of the new program over that of the old one, {n_pairs} interleaved pairs\n");
    let _ = writeln!(text, "{:24} {:>7} {:>17}", "row", "median", "95 % interval");
    for (name, mut all) in ratios {
        all.sort_unstable_by(f64::total_cmp);
        if all.len() != n_pairs {
            return Err(format!("row `{name}` is missing in some runs"));
        }
        let median = (all[(n_pairs - 1) / 2] + all[n_pairs / 2]) / 2.0;
        let _ = writeln!(text, "{name:24} {median:>7.3} {:>8.3} .. {:.3}", all[first], all[last]);
    }
    Ok(text)
}

/// The rows that a program measures.
fn rows_of(program: &str) -> Result<Vec<(String, f64)>, String> {
    let output = Command::new(program).arg("quick").output().map_err(|error| format!("{program}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{program} quick: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let row = |line: &str| {
        let (name, nanos) = line.split_once('\t')?;
        Some((name.to_owned(), nanos.parse().ok()?))
    };
    text.lines().map(|line| row(line).ok_or(format!("{program} quick: unexpected line `{line}`"))).collect()
}

/// The positions, in the sorted sample of `n` values, between which the median of the distribution lies with a probability
/// of at least 95 %. `None` if no interval of the sample is that probable.
fn interval(n: usize) -> Option<(usize, usize)> {
    // The median lies below value `first` if at most `first` of n fair coins show heads.
    let mut tail = 0.0;
    let mut probability = 0.5f64.powi(i32::try_from(n).ok()?);
    let mut first = None;
    for k in 0..n / 2 {
        tail += probability;
        if tail > 0.025 {
            break;
        }
        first = Some(k);
        probability *= (n - k) as f64 / (k + 1) as f64;
    }
    first.map(|first| (first, n - 1 - first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_sign_test() {
        // Tables of the sign test: ranks 10 and 21 of 30, 1 and 6 of 6, 2 and 9 of 10; none of 5.
        assert_eq!(interval(30), Some((9, 20)));
        assert_eq!(interval(10), Some((1, 8)));
        assert_eq!(interval(6), Some((0, 5)));
        assert_eq!(interval(5), None);
    }
}
