//! `bench model`: the cycles that the planner of matrix products predicts, next to measured ones.
//!
//! In: rows of products, or none for those of `bench kernels`. Out: a table of both, the geometric mean of their ratios
//! and its spread; with `--refit`, coefficients that fit this host better.
//! Invariants: predictions are the planner's own, and those of the plans that were compiled; a refit changes no plan.
//! Not here: other libraries (see [`crate::library`]).
//!
//! A cycle is that of a loop of independent multiply-adds of the widest vectors, measured before each row, divided by the
//! machine's rate. The planner does not count the cycles of a call: those of a product of one element, less its prediction,
//! are added to every prediction.
//!
//! The refit minimises the mean of `ln(predicted / measured)^2` by coordinate search with multiplicative steps (Nocedal
//! and Wright, Numerical Optimization, 2nd edition, section 9.3): it multiplies or divides one coefficient at a time by a
//! factor that shrinks when no step helps. A coefficient does not leave a factor of 4 around its present value, and a
//! penalty keeps those near it that the rows do not determine. The table also has the residual of rows that a fit did not
//! see: each half of the rows is predicted by a fit to the other half.

use crate::library::clock;
use crate::library::limits::MultiplyAdds;
use crate::library::ours::{self, Case};
use crate::library::rows::FAMILIES;
use crate::library::spec::Spec;
use kernelsmith::Jit;
use kernelsmith::kernels::KernelCompiler;
use kernelsmith::kernels::gemm::model::{Coefficients, Estimate};
use lexopt::prelude::*;
use std::fmt::Write;

/// The families of `bench kernels` that contain products without fused operations.
const PRODUCTS: [&str; 4] = ["gemm", "storage", "large", "tiny"];
/// A product that is little more than a call.
const CALL: &str = "gemm f32 1x1x1 beta=0";
/// Rounds of each row; the median counts.
const ROUNDS: usize = 3;
/// The objective's weight of `ln(coefficient / present)^2`, for each coefficient.
const PENALTY: f64 = 1e-3;
/// The largest factor between a proposed and a present coefficient.
const MAX_FACTOR: f64 = 4.0;
/// The first factor of the coordinate search, and the one at which it ends.
const FACTORS: (f64, f64) = (1.5, 1.01);

/// A measured row.
struct Row {
    name: String,
    estimate: Estimate,
    /// Measured cycles per call.
    cycles: f64,
    /// Those of them that every call takes.
    call: f64,
}

impl Row {
    /// `ln(predicted / measured)`.
    fn error(&self, coefficients: &Coefficients) -> f64 {
        ((self.estimate.cycles(coefficients) + self.call) / self.cycles).ln()
    }
}

/// The mean and the standard deviation of logarithms.
fn statistics(errors: &[f64]) -> (f64, f64) {
    let n = errors.len().max(1) as f64;
    let mean = errors.iter().sum::<f64>() / n;
    let variance = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>() / n;
    (mean, variance.sqrt())
}

/// Runs the command.
///
/// # Errors
/// An unknown word, no native code on this machine, or a rejected kernel.
pub fn run(words: &[&str]) -> Result<String, String> {
    let (is_refit, names) = parse(words).map_err(|error| error.to_string())?;
    let known = FAMILIES.iter().filter(|(family, _)| PRODUCTS.contains(family)).flat_map(|(_, rows)| rows.iter());
    let names: Vec<&str> = match names.as_slice() {
        [] => known.copied().collect(),
        names => names.iter().map(String::as_str).collect(),
    };
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let rows = measure(&jit, &names)?;
    let mut text = table(jit.machine().name.as_str(), &rows);
    if is_refit {
        text.push('\n');
        text.push_str(&proposal(&rows));
    }
    Ok(text)
}

/// Whether to propose new coefficients, and the rows.
fn parse(words: &[&str]) -> Result<(bool, Vec<String>), lexopt::Error> {
    let (mut is_refit, mut rows) = (false, Vec::new());
    let mut parser = lexopt::Parser::from_args(words);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("refit") => is_refit = true,
            Value(row) => rows.push(row.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok((is_refit, rows))
}

fn measure(jit: &Jit, names: &[&str]) -> Result<Vec<Row>, String> {
    let machine = jit.machine();
    let clock = MultiplyAdds::compile(jit, machine.widest())?;
    let row_of = |name: &str, call: f64| -> Result<Row, String> {
        let Spec::Gemm(row) = Spec::parse(name)? else { return Err(format!("`{name}` is not a matrix product")) };
        let cases = ours::cases(jit, "gemm", &Spec::Gemm(row.clone())).map_err(|error| format!("{name}: {error}"))?;
        let mut case = cases.into_iter().next().ok_or_else(|| format!("`{name}` has no kernel"))?.1;
        let rounds = (0..ROUNDS).map(|_| round(&clock, machine.fma_per_cycle, &mut *case));
        let mut rounds = rounds.collect::<Result<Vec<f64>, String>>()?;
        rounds.sort_by(f64::total_cmp);
        let estimate = Estimate::new(&ours::gemm::of_row(&row), machine).map_err(|error| error.to_string())?;
        Ok(Row { name: name.to_owned(), estimate, cycles: rounds[ROUNDS / 2], call })
    };
    let empty = row_of(CALL, 0.0)?;
    let call = (empty.cycles - empty.estimate.planned_cycles()).max(0.0);
    let rows = names.iter().map(|name| {
        eprintln!("{name}");
        row_of(name, call)
    });
    rows.collect()
}

/// Cycles per call.
fn round(clock: &MultiplyAdds, fma_per_cycle: f64, case: &mut dyn Case) -> Result<f64, String> {
    let nanos_per_cycle = clock.nanos()? * fma_per_cycle;
    Ok(clock::measure(&mut |n| case.calls(n))? / nanos_per_cycle)
}

fn table(machine: &str, rows: &[Row]) -> String {
    let call = rows.first().map_or(0.0, |row| row.call);
    let mut text =
        format!("cycles of products on {machine}, {call:.0} of them for a call; the ratio is predicted/measured\n");
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{:width$}  predicted  measured  ratio", "");
    for row in rows {
        let predicted = row.estimate.planned_cycles() + row.call;
        let ratio = predicted / row.cycles;
        let _ = writeln!(text, "{:width$}  {predicted:>9.0}  {:>8.0}  {ratio:>5.2}", row.name, row.cycles);
    }
    let errors: Vec<f64> = rows.iter().map(|row| row.error(&Coefficients::FITTED)).collect();
    let _ = writeln!(text, "{}", summary("all rows", &errors));
    text
}

/// The geometric mean of the ratios, their geometric standard deviation, and their extremes.
fn summary(name: &str, errors: &[f64]) -> String {
    let (mean, deviation) = statistics(errors);
    let min = errors.iter().copied().fold(f64::INFINITY, f64::min);
    let max = errors.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!(
        "{name}: geometric mean {:.3}, geometric standard deviation {:.3}, minimum {:.2}, maximum {:.2}, {} rows",
        mean.exp(),
        deviation.exp(),
        min.exp(),
        max.exp(),
        errors.len()
    )
}

/// The mean squared error of the rows, and the penalty.
fn objective(rows: &[&Row], present: &[f64], coefficients: &mut Coefficients) -> f64 {
    let errors = rows.iter().map(|row| row.error(coefficients).powi(2)).sum::<f64>() / rows.len().max(1) as f64;
    let fields = coefficients.fields();
    let moved = fields.iter().zip(present).map(|((_, value), present)| (**value / present).ln().powi(2));
    errors + PENALTY * moved.sum::<f64>()
}

/// Coordinate search from the present coefficients.
fn refit(rows: &[&Row]) -> Coefficients {
    let mut best = Coefficients::FITTED;
    let present: Vec<f64> = best.fields().iter().map(|(_, value)| **value).collect();
    let (mut factor, last) = FACTORS;
    let mut least = objective(rows, &present, &mut best);
    while factor > last {
        let before = least;
        for (at, present_value) in present.iter().enumerate() {
            for step in [factor, 1.0 / factor] {
                let mut other = best.clone();
                let value = &mut *other.fields()[at].1;
                *value = (*value * step).clamp(present_value / MAX_FACTOR, present_value * MAX_FACTOR);
                let error = objective(rows, &present, &mut other);
                if error < least {
                    (best, least) = (other, error);
                    break;
                }
            }
        }
        if least > before * (1.0 - 1e-4) {
            factor = factor.sqrt();
        }
    }
    best
}

fn proposal(rows: &[Row]) -> String {
    let all: Vec<&Row> = rows.iter().collect();
    let mut proposed = refit(&all);
    let mut present = Coefficients::FITTED;
    let mut text = "proposed coefficients; `-`: the rows do not depend on it\n".to_owned();
    for (at, (name, value)) in proposed.fields().into_iter().enumerate() {
        let present_value = *present.fields()[at].1;
        let mut other = Coefficients::FITTED;
        *other.fields()[at].1 *= 2.0;
        let is_used = rows.iter().any(|row| row.error(&other) != row.error(&Coefficients::FITTED));
        let new = if is_used { format!("{value:.3}") } else { "-".to_owned() };
        let _ = writeln!(text, "{name:24}  {present_value:>8}  {new:>8}");
    }
    let errors = |coefficients: &Coefficients| rows.iter().map(|row| row.error(coefficients)).collect::<Vec<f64>>();
    let _ = writeln!(text, "{}", summary("present coefficients", &errors(&present)));
    let _ = writeln!(text, "{}", summary("proposed coefficients", &errors(&proposed)));
    let half = |parity: usize| -> Vec<&Row> { rows.iter().skip(parity).step_by(2).collect() };
    let unseen: Vec<f64> = [(0, 1), (1, 0)]
        .into_iter()
        .flat_map(|(seen, other)| {
            let coefficients = refit(&half(seen));
            half(other).into_iter().map(move |row| row.error(&coefficients)).collect::<Vec<f64>>()
        })
        .collect();
    let _ = writeln!(text, "{}", summary("rows that the fit did not see", &unseen));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith::kernels::Machine;
    use kernelsmith::kernels::gemm::Gemm;

    /// Rows that take exactly the cycles that these coefficients predict.
    fn rows(coefficients: &Coefficients) -> Vec<Row> {
        let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
        let sizes =
            [(16, 6, 64), (64, 48, 64), (300, 300, 300), (33, 33, 33), (200, 40, 500), (1, 1, 500), (9, 90, 31)];
        let row = |(m, n, k)| {
            let estimate = Estimate::new(&Gemm::new(m, n, k).beta(1), &machine).unwrap();
            Row { name: format!("{m}x{n}x{k}"), cycles: estimate.cycles(coefficients) + 9.0, call: 9.0, estimate }
        };
        sizes.into_iter().map(row).collect()
    }

    #[test]
    fn exact_predictions_have_no_error() {
        let rows = rows(&Coefficients::FITTED);
        let errors: Vec<f64> = rows.iter().map(|row| row.error(&Coefficients::FITTED)).collect();
        assert!(errors.iter().all(|error| error.abs() < 1e-9), "{errors:?}");
        assert!(table("x", &rows).ends_with("maximum 1.00, 7 rows\n"), "{}", table("x", &rows));
    }

    #[test]
    fn a_refit_finds_coefficients_that_explain_the_cycles() {
        let slow = Coefficients { block_cycles: 24.0, l2_b_exposed: 2.0, c_line_cycles: 5.0, ..Coefficients::FITTED };
        let rows = rows(&slow);
        let squares = |coefficients: &Coefficients| rows.iter().map(|row| row.error(coefficients).powi(2)).sum::<f64>();
        let fitted = refit(&rows.iter().collect::<Vec<_>>());
        assert!(squares(&fitted) < squares(&Coefficients::FITTED) / 4.0, "{fitted:?}");
        assert!(fitted.block_cycles > 12.0, "{fitted:?}");
    }

    #[test]
    fn unknown_options_are_errors() {
        assert_eq!(run(&["--fit"]).unwrap_err(), "invalid option '--fit'");
    }
}
