//! `bench gemm`: products of small matrices, written in the language, as a share of what the machine can do.
//!
//! In: nothing, or the name of a shape. Out: a table of shares of peak, or a listing. The peak is the rate of a kernel of
//! independent multiplications and additions in registers, in the same run.
//! Invariant: C += A B with all matrices column-major; a test compares with plain Rust, bit by bit.
//! Not here: blocking for caches, and the choice of a shape.

use crate::timing;
use kernelsmith::prelude::*;
use kernelsmith::{Convention, Level, ListingOptions};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

type Gemm = fn(In<f32>, In<f32>, InOut<f32>);
pub(crate) type Peak = fn(Out<f32>);

/// Rows as vectors: lanes, and how many of them are rows.
type Rows = &'static [(u32, u32)];

/// A shape: its name, the width of vectors in bits, rows, columns.
const SHAPES: [(&str, u32, Rows, usize); 10] = [
    ("16x6", 256, &[(8, 8), (8, 8)], 6),
    ("24x4", 256, &[(8, 8), (8, 8), (8, 8)], 4),
    ("20x4", 256, &[(8, 8), (8, 8), (4, 4)], 4),
    ("13x6", 256, &[(8, 8), (8, 5)], 6),
    ("4x12", 256, &[(4, 4)], 12),
    ("16x28", 512, &[(16, 16)], 28),
    ("32x12", 512, &[(16, 16), (16, 16)], 12),
    ("48x8", 512, &[(16, 16), (16, 16), (16, 16)], 8),
    ("40x8", 512, &[(16, 16), (16, 16), (8, 8)], 8),
    ("31x12", 512, &[(16, 16), (16, 15)], 12),
];

/// Columns of A, rows of B: as many as leave all matrices in the innermost cache.
const DEPTH: usize = 128;
/// Calls that are timed together.
const CALLS: usize = 200;
/// Time spent on each kernel.
const BUDGET: Duration = Duration::from_millis(400);

/// C += A B for `rows`, `columns` and `depth`.
fn gemm(rows: Rows, columns: usize, depth: usize) -> Result<KernelSource<Gemm>, Error> {
    build::<Gemm>("gemm", |k, (a, b, c)| {
        let height = n_rows(rows) as isize;
        let zero = |&(lanes, _): &(u32, u32)| k.fixed_lanes(lanes).var(0.0f32);
        let sums: Vec<Vec<_>> = (0..columns).map(|_| rows.iter().map(zero).collect()).collect();
        k.for_range_(0, depth as isize, |p| {
            let of_a: Vec<_> = column(k, rows, p * height).into_iter().map(|place| a.load(place)).collect();
            for (at, sums) in sums.iter().enumerate() {
                let of_b = b.get(p + (at * depth) as isize);
                for (sum, of_a) in sums.iter().zip(&of_a) {
                    sum.set(of_a.mul_add(of_b, *sum));
                }
            }
        });
        for (at, sums) in (0..).zip(&sums) {
            for (sum, place) in sums.iter().zip(column(k, rows, k.index(at * height))) {
                c.store(place, c.load(place) + *sum);
            }
        }
    })
}

/// The places of a column's vectors.
fn column<'k>(k: K<'k>, rows: Rows, first: Expr<'k, Index>) -> Vec<LaneIndex<'k>> {
    let mut at = 0;
    let place = |&(lanes, rows): &(u32, u32)| {
        let place = (k.fixed_lanes(lanes).at(first) + at).first(rows as isize);
        at += rows as isize;
        place
    };
    rows.iter().map(place).collect()
}

fn n_rows(rows: Rows) -> usize {
    rows.iter().map(|&(_, rows)| rows as usize).sum()
}

/// `turns` times a multiplication and addition in each of ten variables of so many lanes: from one to the next for the same
/// variable it takes longer than an addition.
pub(crate) fn peak(lanes: u32, turns: isize) -> Result<KernelSource<Peak>, Error> {
    build::<Peak>("peak", |k, (out,)| {
        let lanes = k.fixed_lanes(lanes);
        let sums: [VectorVar<'_, f32>; 10] = core::array::from_fn(|_| lanes.var(0.0f32));
        let (x, y) = (lanes.splat(0.5f32), lanes.splat(0.25f32));
        k.for_range_(0, turns, |_| {
            for sum in &sums {
                sum.set(x.mul_add(y, *sum));
            }
        });
        for (at, sum) in sums.iter().enumerate() {
            out.store(lanes.at((at * lanes.count() as usize) as isize), sum.get());
        }
    })
}

fn jit(bits: u32) -> Result<Jit, Error> {
    let level = if bits == 512 { Level::X86_64V4 } else { Level::X86_64V3 };
    Jit::for_target(Target::new(level, Convention::SysV)?.with_vector_bits(bits)?, JitOptions::new())
}

/// Operations a second, of a call that makes `flops`.
fn rate(flops: usize, mut call: impl FnMut() -> Result<(), String>) -> Result<f64, String> {
    call()?;
    let times = timing::measure(BUDGET, 4_000, || {
        for _ in 0..CALLS {
            let _ = black_box(call());
        }
    });
    Ok((flops * CALLS) as f64 / times.min.as_secs_f64())
}

/// The table.
///
/// # Errors
/// If this machine lacks a level, or something does not compile.
pub fn run() -> Result<String, String> {
    let text = |error: Error| error.to_string();
    let turns = 1_000;
    let mut peaks = Vec::new();
    for bits in [256, 512] {
        let lanes = bits / 32;
        let kernel = jit(bits).and_then(|jit| jit.compile(&peak(lanes, turns as isize)?)).map_err(text)?;
        let mut out = [0.0; 160];
        let flops = turns * 10 * lanes as usize * 2;
        peaks.push((bits, rate(flops, || kernel.call(&mut out).map_err(|error| error.to_string()))?));
    }
    let mut table = format!("C += A B, column-major, {DEPTH} columns of A\n\n");
    let _ = writeln!(table, "{:8} {:>5} {:>9} {:>9} {:>8}", "rows", "bits", "GFLOP/s", "peak", "of peak");
    for (name, bits, rows, columns) in SHAPES {
        let kernel = jit(bits).and_then(|jit| jit.compile(&gemm(rows, columns, DEPTH)?)).map_err(text)?;
        let (a, b) = (vec![1.0; n_rows(rows) * DEPTH], vec![1.0; DEPTH * columns]);
        let mut c = vec![0.0; n_rows(rows) * columns];
        let flops = 2 * n_rows(rows) * columns * DEPTH;
        let rate = rate(flops, || kernel.call(&a, &b, &mut c).map_err(|error| error.to_string()))?;
        let peak = peaks.iter().find(|peak| peak.0 == bits).map_or(f64::NAN, |peak| peak.1);
        let share = 100.0 * rate / peak;
        let _ = writeln!(table, "{name:8} {bits:>5} {:>9.1} {:>9.1} {share:>7.1}%", rate / 1e9, peak / 1e9);
    }
    Ok(table)
}

/// The listing of a shape.
///
/// # Errors
/// If there is no such shape, or it does not compile.
pub fn listing(name: &str) -> Result<String, String> {
    let names = SHAPES.map(|shape| shape.0).join(", ");
    let shape = SHAPES.iter().find(|shape| shape.0 == name);
    let &(_, bits, rows, columns) = shape.ok_or_else(|| format!("there is no shape `{name}`; there are {names}"))?;
    let source = gemm(rows, columns, DEPTH).map_err(|error| error.to_string())?;
    let listing = jit(bits).and_then(|jit| jit.listing(source.function(), &ListingOptions::assembly()));
    listing.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_those_of_plain_rust() {
        let depth = 5;
        for (name, bits, rows, columns) in SHAPES {
            let height = n_rows(rows);
            let a: Vec<f32> = (0..height * depth).map(|at| at as f32 * 0.37 - 3.0).collect();
            let b: Vec<f32> = (0..depth * columns).map(|at| 1.0 / (at as f32 + 0.3)).collect();
            let start: Vec<f32> = (0..height * columns).map(|at| at as f32).collect();
            let want: Vec<f32> = (0..height * columns)
                .map(|at| {
                    let (row, column) = (at % height, at / height);
                    let terms = (0..depth).map(|p| (a[p * height + row], b[column * depth + p]));
                    start[at] + terms.fold(0.0f32, |sum, (x, y)| x.mul_add(y, sum))
                })
                .collect();
            let source = gemm(rows, columns, depth).unwrap();
            let mut c = start.clone();
            Jit::interpreter().interpret(&source, (&a, &b, &mut c)).unwrap();
            assert_eq!(c, want, "{name}, interpreted");
            // A level that the host lacks compiles, but gives no kernel.
            let Ok(kernel) = jit(bits).unwrap().compile(&source) else { continue };
            let mut c = start;
            kernel.call(&a, &b, &mut c).unwrap();
            assert_eq!(c, want, "{name}");
            kernel.call(&a[1..], &b, &mut c).unwrap_err();
        }
    }

    #[test]
    fn loops_hold_their_sums_in_registers() {
        for (name, ..) in SHAPES {
            let listing = listing(name).unwrap();
            assert!(!listing.contains("[rsp"), "{name} spills:\n{listing}");
        }
        assert!(listing("1x1").unwrap_err().starts_with("there is no shape `1x1`; there are 16x6, "));
    }
}
