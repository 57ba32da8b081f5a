//! How an image is walked: blocks of output rows, one vector wide, so that each row that is loaded serves all rows of the block.
//!
//! In: a stencil, the machine. Out: [`Plan`].
//! Of the sums of a block only as many are under way at once as there are rows of weights; what bounds a block is the size of its
//! code, and that rows a power of two apart drive each other out of the innermost cache.
//! Where shuffles are cheap, a few neighbours to the side are shifted out of vectors that the block before has left. Elsewhere they
//! are loads at their own places; more of them are shifted out of two vectors, because most of the loads would lie in two cache
//! lines. Loads after a store to a place that differs from theirs by a multiple of 4096 bytes wait for it, so if rows are that far
//! apart nothing is loaded twice either.
//! Not here: code (see `generate`).

use super::Pixel;
use super::spec::{Border, Stencil, Weights};
use super::work::Numbers;
use crate::machine::{CACHE_LINE, Machine};
use core::fmt;
use core::ops::Range;
use kernelsmith_exec::ScalarType;

/// The most operations in the code of a block.
const MAX_OPERATIONS: usize = 1000;
/// The most where that makes blocks so low that each row costs more than twice as much.
const MAX_OPERATIONS_OF_LARGE: usize = 6000;
/// The most rows of a block for each row of weights: more serve nothing that is worth their code.
const MAX_ROWS: usize = 3;
/// From so many columns of weights on neighbours to the side are shifted out of two vectors; for fewer, loads cost less, unless
/// pixels have to be converted.
const SHIFTED_FROM: usize = 4;

/// The least columns of an image whose even and odd pixels are summed apart: two vectors of two.
const MIN_HALVED: usize = 4;

/// Where output pixels along an axis are all of neighbours that are there, and how they are divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    /// Pixels of the output.
    pub(super) extent: usize,
    /// Those whose neighbours are all in the image.
    pub(super) inside: Range<usize>,
    /// Pixels of a block.
    pub(super) block: usize,
}

/// A plan.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) vertical: Axis,
    pub(super) horizontal: Axis,
    /// Whether neighbours to the side are shifted out of two vectors.
    pub(super) shifted: bool,
    /// Whether a block keeps what the next one needs, too; neighbours are shifted out of that.
    pub(super) rolled: bool,
    pub(super) sums: Numbers,
    /// Whether even and odd pixels of a block have sums apart.
    pub(super) halved: bool,
    pub(super) vector_bits: u32,
    /// Operations for each vector of the output, loads included.
    operations: f64,
}

impl Plan {
    pub(super) fn new<T: Pixel>(spec: &Stencil<T>, machine: &Machine) -> Plan {
        let (height, width) = spec.output();
        let (above, left) = spec.before();
        let inside = |extent: usize, before: usize, weights: usize| match spec.border {
            Border::Inside => 0..extent,
            _ => before.min(extent)..(extent + before + 1).saturating_sub(weights).max(before).min(extent),
        };
        let rows_inside = inside(height, above, spec.rows);
        let is_packed = machine.packs_bytes && width >= MIN_HALVED;
        let sums = Numbers::of(spec, is_packed);
        let (halved, bits) = match sums {
            Numbers::Integers(_) => (is_packed, if is_packed { 8 } else { 16 }),
            Numbers::IntegersOfRows => (true, 16),
            Numbers::Floats => (false, 32),
        };
        // What lies beside the image comes out of one vector, which may be wider than those of the machine.
        let lanes = (machine.lanes(bits) as usize).max((left + 1).next_power_of_two()).min(1 << width.max(2).ilog2());
        let most = (MAX_ROWS * spec.rows).min(rows_inside.len().max(1));
        let rolled = sums == Numbers::Floats
            && machine.shuffles_per_cycle > 0.0
            && (2..=lanes).contains(&spec.columns)
            && (spec.columns < SHIFTED_FROM || lines_in_a_set(spec, most, machine) > machine.l1_ways);
        // Pixels that are kept are loaded once, ahead of stores; others are loaded again, after stores to where they seem to be.
        let (ways, crowded) = if rolled { (machine.l1_ways * 3 / 2, 1.5) } else { (machine.l1_ways, 3.0) };
        let cost = |rows: usize| {
            let is_crowded = lines_in_a_set(spec, rows, machine) > ways;
            operations(spec, rows) * if is_crowded { crowded } else { 1.0 }
        };
        let within = |limit: usize| {
            let fits = |&rows: &usize| rows == 1 || operations(spec, rows).ceil() as usize * rows <= limit;
            (1..=most).take_while(fits).min_by(|&a, &b| cost(a).total_cmp(&cost(b))).unwrap_or(1)
        };
        let (low, high) = (within(MAX_OPERATIONS), within(MAX_OPERATIONS_OF_LARGE));
        let block = if cost(low) > 2.0 * cost(high) { high } else { low };
        let least = if T::TYPE == ScalarType::F32 { SHIFTED_FROM } else { 3 };
        Plan {
            // Bytes that become 16 bits while they are loaded cost less than shuffles of 16 bits.
            shifted: sums == Numbers::Floats && (least..=lanes).contains(&spec.columns),
            rolled,
            sums,
            halved,
            vertical: Axis { extent: height, inside: rows_inside, block },
            horizontal: Axis { extent: width, inside: inside(width, left, spec.columns), block: lanes },
            vector_bits: machine.widest(),
            operations: operations(spec, block),
        }
    }
}

/// The most lines under way in blocks of so many rows, with the ones that follow, that have the same place in the innermost cache:
/// one of each row, if rows are a power of two apart. Images are taken to begin at the same place in it, as large ones do.
fn lines_in_a_set<T: Pixel>(spec: &Stencil<T>, rows: usize, machine: &Machine) -> usize {
    let mut sets = vec![0; machine.l1_bytes / machine.l1_ways / CACHE_LINE];
    for (rows, stride) in [(rows + spec.rows - 1, spec.input_stride), (rows, spec.output_stride)] {
        let first = (0..rows).map(|row| row * stride * size_of::<T>() / CACHE_LINE);
        let mut lines: Vec<usize> = first.flat_map(|line| [line, line + 1]).collect();
        lines.sort_unstable();
        lines.dedup();
        let n = sets.len();
        lines.iter().for_each(|line| sets[line % n] += 1);
    }
    sets.into_iter().max().unwrap_or(0)
}

/// Loads, products and additions for a vector of the output, of blocks with so many rows.
fn operations<T: Pixel>(spec: &Stencil<T>, rows: usize) -> f64 {
    let count = |weights: &[f32]| weights.iter().filter(|&&weight| weight != 0.0).count() as f64;
    let loaded = (rows + spec.rows - 1) as f64 / rows as f64;
    match &spec.weights {
        Weights::General(all) => count(all) + loaded * spec.columns as f64,
        Weights::Separable(column, row) => count(column) + 2.0 * loaded * count(row),
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { vertical, horizontal, operations, sums, .. } = self;
        let work = match (sums, self.halved) {
            (Numbers::Integers(_), true) => "integers of 16 bits, of even and odd pixels apart",
            (Numbers::Integers(_), false) => "integers of 16 bits",
            (Numbers::IntegersOfRows, _) => "f32, of rows in integers of 16 bits, of even and odd pixels apart",
            (Numbers::Floats, _) => "f32",
        };
        writeln!(f, "blocks of {} rows and {} columns, sums in {work}", vertical.block, horizontal.block)?;
        let beside = match (self.rolled, self.shifted) {
            (true, _) => "shifted out of vectors that are loaded once",
            (false, true) => "shifted",
            (false, false) => "loaded",
        };
        writeln!(f, "neighbours to the side are {beside}")?;
        writeln!(f, "rows {:?} and columns {:?} have all neighbours", vertical.inside, horizontal.inside)?;
        write!(f, "bound: {operations:.1} loads and operations for each vector")
    }
}
