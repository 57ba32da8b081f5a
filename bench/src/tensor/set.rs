//! `bench tensor --set`: the products of 1 to 64 rows and columns and sums of 1, 16, 32, 64 and 128, as a CSV.
//!
//! In: the file, how many of the 20 480 products, the peers. Out: a line per product with its sizes, the number of calls
//! and the times; then mean speeds, shares of the peak and of the bound, and ratios to each peer.
//! The bound is what vectors along the rows of C leave: a column of `m` rows takes as many full vectors of one width as
//! hold it, of the width that is then the fastest.
//! Invariants: every product is compared with loops before it is timed; a part of the set is spread over all sizes.
//! Not here: the peers (see `bench/peers/tensor.py`), how times are measured (see `clock`).

use super::spec::Spec;
use super::{Kernel, Ours, Outcome, Peer, prepare};
use crate::library::clock;
use kernelsmith::Jit;
use kernelsmith::kernels::Machine;
use std::fmt::Write as _;
use std::io::Write as _;

const MAX: usize = 64;
const SUMS: [usize; 5] = [1, 16, 32, 64, 128];
const ALL: usize = MAX * MAX * SUMS.len();
/// Coprime to `ALL`, so that its multiples visit all products.
const SPREAD: usize = 7919;

/// The sizes of product number `at` in the order in which they are measured.
fn sizes(at: usize) -> [usize; 3] {
    let number = at * SPREAD % ALL;
    let (rest, k) = (number / SUMS.len(), SUMS[number % SUMS.len()]);
    [1 + rest / MAX, 1 + rest % MAX, k]
}

fn row([m, n, k]: [usize; 3]) -> String {
    format!("operation gemm none none m:prim:{m}:1/0/1 n:prim:{n}:0/{k}/{m} k:prim:{k}:{m}/1/0")
}

/// The fewest cycles with vectors along the rows of C.
fn bound([m, n, k]: [usize; 3], machine: &Machine) -> f64 {
    let slots = machine.fma_per_cycle * f64::from(machine.fma_cost.last().copied().unwrap_or(1));
    let widths = machine.widths.iter().zip(&machine.fma_cost);
    let of = widths.map(|(&width, &cost)| m.div_ceil(width as usize / 32) as f64 * f64::from(cost) / slots);
    of.fold(f64::INFINITY, f64::min) * (n * k) as f64
}

/// Compares a kernel with loops.
fn check(ours: &mut Ours, [m, n, k]: [usize; 3]) -> Result<[f64; 2], String> {
    let sums = ours.check()?;
    let Ours { operands, out, .. } = ours;
    let (a, b, out) = (&operands[0], &operands[1], out.slice_mut());
    for column in 0..n {
        for row in 0..m {
            let want: f32 = (0..k).map(|at| a[at * m + row] * b[column * k + at]).sum();
            if out[column * m + row] != want {
                return Err(format!("{m} x {n} x {k}: element {row}, {column} is wrong"));
            }
        }
    }
    Ok(sums)
}

/// Measures at most `n` products and writes them to a file.
pub(super) fn run(jit: &Jit, machine: &Machine, peers: &mut [Peer], path: &str, n: usize) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("{path}: {error}");
    let mut file = std::io::BufWriter::new(std::fs::File::create(path).map_err(failed)?);
    let names: String = peers.iter().map(|peer| format!(",{} nanoseconds", peer.name)).collect();
    let head =
        "m,n,k,br_size,trans_a,trans_b,trans_c,ld_a,ld_b,ld_c,br_stride_a,br_stride_b,repetitions,nanoseconds,bound";
    writeln!(file, "{head}{names}").map_err(failed)?;
    let cycle = crate::library::limits::MultiplyAdds::compile(jit, machine.widest())?.nanos()? * machine.fma_per_cycle;
    let peak = 2.0 * f64::from(machine.lanes(32)) * machine.fma_per_cycle / cycle;
    let n = n.clamp(1, ALL);
    let (mut speeds, mut shares) = (0.0, 0.0);
    let mut ratios: Vec<Vec<f64>> = vec![Vec::new(); peers.len()];
    for at in 0..n {
        let [m, columns, k] = sizes(at);
        let row = row([m, columns, k]);
        let mut ours = Ours::new(jit, &Spec::parse(&row)?)?;
        if !matches!(ours.kernel, Kernel::Operation(_)) {
            return Err(format!("{row} is no operation"));
        }
        let want = check(&mut ours, [m, columns, k])?;
        let mut calls = 0;
        let nanos = clock::measure(&mut |n| {
            calls += n;
            ours.calls(n)
        })?;
        let least = bound([m, columns, k], machine) * cycle;
        let (lda, ldb) = (m, k);
        let mut line = format!("{m},{columns},{k},1,0,0,0,{lda},{ldb},{m},0,0,{calls},{nanos:.2},{least:.2}");
        for (peer, ratios) in peers.iter_mut().zip(&mut ratios) {
            let theirs = match prepare(peer, &row, want) {
                Outcome::Nanos(_) => Some(peer.conversation.numbers::<1>("time")?[0]),
                Outcome::Unsupported | Outcome::Wrong => None,
            };
            ratios.extend(theirs.map(|theirs| (theirs / nanos).ln()));
            let _ = write!(line, ",{}", theirs.map_or(String::new(), |theirs| format!("{theirs:.2}")));
        }
        writeln!(file, "{line}").map_err(failed)?;
        speeds += 2.0 * (m * columns * k) as f64 / nanos;
        shares += (least / nanos).ln();
    }
    file.flush().map_err(failed)?;
    let mean = speeds / n as f64;
    let mut text = format!(
        "{n} of {ALL} products in {path}: arithmetic mean {mean:.1} GFLOP/s, {:.0} % of the peak of {peak:.0}; geometric \
         mean {:.0} % of the bound of full vectors along rows\n",
        100.0 * mean / peak,
        100.0 * (shares / n as f64).exp()
    );
    for (peer, ratios) in peers.iter().zip(&ratios).filter(|(_, ratios)| !ratios.is_empty()) {
        let mean = (ratios.iter().sum::<f64>() / ratios.len() as f64).exp();
        let _ = writeln!(text, "geometric mean of {}/ours {mean:.2} ({} products)", peer.name, ratios.len());
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_products_are_visited() {
        let all: BTreeSet<[usize; 3]> = (0..ALL).map(sizes).collect();
        assert_eq!(all.len(), ALL);
        assert!(all.iter().all(|&[m, n, k]| (1..=MAX).contains(&m) && (1..=MAX).contains(&n) && SUMS.contains(&k)));
        // The first ones have all sums.
        let first: BTreeSet<usize> = (0..50).map(|at| sizes(at)[2]).collect();
        assert_eq!(first.len(), SUMS.len());
    }

    #[test]
    fn the_bound_is_that_of_the_best_width() {
        let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
        // A multiply-add of 512 bits in a cycle, or two of 256 bits.
        assert_eq!(bound([16, 1, 1], &machine), 1.0);
        assert_eq!(bound([24, 2, 10], &machine), 30.0);
        assert_eq!(bound([1, 1, 1], &machine), 0.5);
    }
}
