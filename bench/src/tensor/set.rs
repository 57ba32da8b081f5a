//! `bench tensor --set`: the products of 1 to 64 rows and columns and sums of 1, 16, 32, 64 and 128, as a CSV.
//!
//! In: the file, how many of the 20 480 products, the peers. Out: a line per product with its sizes, the number of calls
//! and the times; then mean speeds, shares of the peak and of the bound, and ratios to each peer.
//! The bound is what vectors along the rows of C leave: a column of `m` rows takes as many full vectors of one width as
//! hold it, of the width that is then the fastest.
//! Invariants: every product is compared with loops before it is timed; a part of the set is spread over all sizes, always
//! the same ones; a file continues where the last run ended.
//! Not here: the peers (see `bench/peers/tensor.py` and `library::peers`), how times are measured (see `clock`).

use super::spec::Spec;
use super::{Kernel, Ours, Outcome, Peer, prepare};
use crate::library::clock;
use crate::library::peers::{self, Peer as LibraryPeer};
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

/// Contenders besides ours: those of `bench/peers/tensor.py`, then those of the kernel library.
struct Peers<'p> {
    python: &'p mut [Peer],
    library: Vec<LibraryPeer>,
}

impl Peers<'_> {
    fn names(&self) -> Vec<&str> {
        self.python.iter().map(|peer| peer.name).chain(self.library.iter().map(|peer| peer.name)).collect()
    }

    /// The nanoseconds of each one for a product.
    fn times(&mut self, row: &str, sizes: [usize; 3], want: [f64; 2]) -> Result<Vec<Option<f64>>, String> {
        let mut times = Vec::new();
        for peer in &mut *self.python {
            times.push(match prepare(peer, row, want, None) {
                Outcome::Nanos(_) => Some(peer.conversation.numbers::<1>("time")?[0]),
                Outcome::Unsupported | Outcome::Wrong => None,
            });
        }
        let [m, n, k] = sizes;
        for peer in &mut self.library {
            peer.clear()?;
            let mut best: Option<f64> = None;
            // Its results are compared by `bench kernels`, whose operands are others.
            for variant in peer.variants("gemm")? {
                if peer.prepare(&variant, &format!("gemm f32 {m}x{n}x{k}")) {
                    let nanos = peer.time(&variant)?;
                    best = Some(best.map_or(nanos, |best| best.min(nanos)));
                }
            }
            times.push(best);
        }
        Ok(times)
    }
}

/// A measured product.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    sizes: [usize; 3],
    n_calls: usize,
    nanos: f64,
    bound: f64,
    peers: Vec<Option<f64>>,
}

impl Line {
    fn text(&self) -> String {
        let Line { sizes: [m, n, k], n_calls, nanos, bound, peers } = self;
        let (lda, ldb) = (m, k);
        let mut line = format!("{m},{n},{k},1,0,0,0,{lda},{ldb},{m},0,0,{n_calls},{nanos:.2},{bound:.2}");
        for theirs in peers {
            let _ = write!(line, ",{}", theirs.map_or(String::new(), |theirs| format!("{theirs:.2}")));
        }
        line
    }

    fn parse(line: &str, n_peers: usize) -> Option<Line> {
        let fields: Vec<&str> = line.split(',').collect();
        let number = |at: usize| fields.get(at)?.parse::<f64>().ok();
        let size = |at: usize| fields.get(at)?.parse::<usize>().ok();
        if fields.len() != N_FIELDS + n_peers {
            return None;
        }
        Some(Line {
            sizes: [size(0)?, size(1)?, size(2)?],
            n_calls: size(12)?,
            nanos: number(13)?,
            bound: number(14)?,
            peers: (0..n_peers).map(|at| number(N_FIELDS + at)).collect(),
        })
    }
}

/// The columns without those of peers.
const HEAD: &str =
    "m,n,k,br_size,trans_a,trans_b,trans_c,ld_a,ld_b,ld_c,br_stride_a,br_stride_b,repetitions,nanoseconds,bound";
const N_FIELDS: usize = 15;

/// The products that a file has: the first ones of the set. A line that an interrupted run has not ended is dropped.
fn measured(text: &str, head: &str, n_peers: usize) -> Result<Vec<Line>, String> {
    let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let mut lines = whole.lines();
    match lines.next() {
        None => return Ok(Vec::new()),
        Some(of_file) if of_file != head => return Err(format!("has other columns than those of this run: {of_file}")),
        Some(_) => {}
    }
    let lines = lines.enumerate().map(|(at, line)| {
        let found = Line::parse(line, n_peers).filter(|of| at < ALL && of.sizes == sizes(at));
        found.ok_or_else(|| format!("line {} is no product of this set in its order", at + 2))
    });
    lines.collect()
}

/// Measures products until a file has `n` of them; those that it has stay.
pub(super) fn run(jit: &Jit, machine: &Machine, python: &mut [Peer], path: &str, n: usize) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("{path}: {error}");
    let (library, missing) = match python.is_empty() {
        true => (Vec::new(), Vec::new()),
        false => peers::start(&["libxsmm".to_owned()]),
    };
    missing.iter().for_each(|what| println!("missing peer: {what}"));
    let mut peers = Peers { python, library };
    let names: Vec<String> = peers.names().into_iter().map(str::to_owned).collect();
    let head = names.iter().fold(HEAD.to_owned(), |head, name| head + &format!(",{name} nanoseconds"));
    let before = std::fs::read_to_string(path).unwrap_or_default();
    let mut lines = measured(&before, &head, names.len()).map_err(|what| format!("{path} {what}"))?;
    let mut file = std::io::BufWriter::new(std::fs::File::create(path).map_err(failed)?);
    writeln!(file, "{head}").map_err(failed)?;
    lines.iter().try_for_each(|line| writeln!(file, "{}", line.text())).map_err(failed)?;
    file.flush().map_err(failed)?;
    let cycle = crate::library::limits::MultiplyAdds::compile(jit, machine.widest())?.nanos()? * machine.fma_per_cycle;
    for at in lines.len()..n.clamp(1, ALL) {
        let sizes = sizes(at);
        let row = row(sizes);
        let mut ours = Ours::new(jit, &Spec::parse(&row)?)?;
        if !matches!(ours.kernel, Kernel::Operation(_)) {
            return Err(format!("{row} is no operation"));
        }
        let want = check(&mut ours, sizes)?;
        let mut n_calls = 0;
        let nanos = clock::measure(&mut |n| {
            n_calls += n;
            ours.calls(n)
        })?;
        let bound = bound(sizes, machine) * cycle;
        let line = Line { sizes, n_calls, nanos, bound, peers: peers.times(&row, sizes, want)? };
        writeln!(file, "{}", line.text()).map_err(failed)?;
        file.flush().map_err(failed)?;
        lines.push(line);
    }
    let peak = 2.0 * f64::from(machine.lanes(32)) * machine.fma_per_cycle / cycle;
    Ok(format!("{path}: {}", summary(&lines, peak, &names)))
}

/// The means over the products of a file.
fn summary(lines: &[Line], peak: f64, names: &[String]) -> String {
    let n = lines.len().max(1) as f64;
    let speed = |of: &Line| 2.0 * of.sizes.iter().product::<usize>() as f64 / of.nanos;
    let mean = lines.iter().map(speed).sum::<f64>() / n;
    let share = (lines.iter().map(|of| (of.bound / of.nanos).ln()).sum::<f64>() / n).exp();
    let mut text = format!(
        "{} of {ALL} products: arithmetic mean {mean:.1} GFLOP/s, {:.0} % of the peak of {peak:.0}; geometric mean {:.0} % of \
         the bound of full vectors along rows\n",
        lines.len(),
        100.0 * mean / peak,
        100.0 * share
    );
    for (at, name) in names.iter().enumerate() {
        let mut ratios: Vec<f64> = lines.iter().filter_map(|of| Some(of.peers[at]? / of.nanos)).collect();
        ratios.sort_by(f64::total_cmp);
        let Some(median) = ratios.get(ratios.len() / 2) else { continue };
        let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
        let slower = ratios.iter().filter(|ratio| **ratio < 1.0).count();
        let _ = writeln!(
            text,
            "{name}/ours: geometric mean {mean:.2}, median {median:.2}, least {:.2} ({} products, faster in {slower})",
            ratios[0],
            ratios.len()
        );
    }
    text
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
    fn files_are_continued() {
        let line = |at: usize| Line {
            sizes: sizes(at),
            n_calls: 10,
            nanos: 20.5,
            bound: 10.25,
            peers: vec![None, Some(41.0)],
        };
        let head = format!("{HEAD},x nanoseconds,y nanoseconds");
        let text = format!("{head}\n{}\n{}\n", line(0).text(), line(1).text());
        assert_eq!(measured(&text, &head, 2), Ok(vec![line(0), line(1)]));
        assert_eq!(measured(&text[..text.len() - 3], &head, 2), Ok(vec![line(0)]));
        assert_eq!(measured("", &head, 2), Ok(Vec::new()));
        assert!(measured(&text, HEAD, 0).is_err());
        assert!(measured(&format!("{head}\n{}\n", line(1).text()), &head, 2).is_err());
        let text = summary(&[line(0), line(1)], 100.0, &["x".to_owned(), "y".to_owned()]);
        assert!(text.contains("50 % of the bound") && text.contains("y/ours: geometric mean 2.00"), "{text}");
        assert!(!text.contains("x/ours"), "{text}");
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
