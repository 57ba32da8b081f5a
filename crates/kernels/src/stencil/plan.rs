//! Plans stencils: blocks of output rows, one vector wide, so that all rows of a block share each loaded row.
//!
//! In: a stencil, the machine. Out: [`Plan`].
//! A block keeps only as many sums in flight as there are rows of weights. Two things limit the block height: code
//! size, and conflict misses in L1D between rows at power-of-two distances.
//! If shuffles are cheap and there are few columns of weights, horizontal neighbours are shifted out of vectors that
//! the previous block keeps. Otherwise they are unaligned loads. If there are many columns, they are shifted out of two
//! vectors, because most of the loads would split cache lines. Loads also stall on earlier stores at a distance of a
//! multiple of 4096 bytes (4K aliasing), so if rows have such a distance, nothing is loaded twice.
//! Not here: code (see `generate`).

use super::Pixel;
use super::spec::{Border, Stencil, Weights};
use super::work::Numbers;
use crate::machine::{CACHE_LINE, Machine};
use core::fmt;
use core::ops::Range;
use kernelsmith_exec::ScalarType;

/// Maximum number of operations in the code of a block.
const MAX_OPERATIONS: usize = 1000;
/// The maximum if [`MAX_OPERATIONS`] makes blocks so low that a row costs more than twice as much.
const MAX_OPERATIONS_OF_LARGE: usize = 6000;
/// Maximum number of rows of a block per row of weights; more rows save too little for their code size.
const MAX_ROWS: usize = 3;
/// Minimum number of columns of weights for which horizontal neighbours are shifted out of two vectors. For fewer
/// columns, loads cost less, unless pixels are converted.
const SHIFTED_FROM: usize = 4;

/// Minimum number of columns for separate even and odd sums: two vectors of two.
const MIN_HALVED: usize = 4;

/// The output pixels along an axis whose neighbours are all inside the image, and the block size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    /// Number of output pixels.
    pub(super) extent: usize,
    /// Pixels whose neighbours are all inside the image.
    pub(super) inside: Range<usize>,
    /// Pixels per block.
    pub(super) block: usize,
}

/// The chosen blocking and arithmetic.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub(super) vertical: Axis,
    pub(super) horizontal: Axis,
    /// Whether horizontal neighbours are shifted out of two vectors.
    pub(super) shifted: bool,
    /// Whether a block also keeps vectors for the next block; neighbours are shifted out of these.
    pub(super) rolled: bool,
    pub(super) sums: Numbers,
    /// Whether even and odd pixels of a block have separate sums.
    pub(super) even_odd: bool,
    pub(super) vector_bits: u32,
    /// Operations per output vector, including loads.
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
        let (even_odd, bits) = match sums {
            Numbers::Integers(_) => (is_packed, if is_packed { 8 } else { 16 }),
            Numbers::IntegersOfRows => (true, 16),
            Numbers::Floats => (false, 32),
        };
        // Border pixels are permuted from one vector, which may be wider than the machine's vectors.
        let lanes = (machine.lanes(bits) as usize).max((left + 1).next_power_of_two()).min(1 << width.max(2).ilog2());
        let max_rows = (MAX_ROWS * spec.rows).min(rows_inside.len().max(1));
        let rolled = sums == Numbers::Floats
            && machine.shuffles_per_cycle > 0.0
            && (2..=lanes).contains(&spec.columns)
            && (spec.columns < SHIFTED_FROM || lines_in_a_set(spec, max_rows, machine) > machine.l1_ways);
        // Kept pixels are loaded once, ahead of the stores. Other pixels are loaded again, and may stall on stores with
        // the same low address bits.
        let (ways, crowded) = if rolled { (machine.l1_ways * 3 / 2, 1.5) } else { (machine.l1_ways, 3.0) };
        let cost = |rows: usize| {
            let is_crowded = lines_in_a_set(spec, rows, machine) > ways;
            operations(spec, rows) * if is_crowded { crowded } else { 1.0 }
        };
        let within = |limit: usize| {
            let fits = |&rows: &usize| rows == 1 || operations(spec, rows).ceil() as usize * rows <= limit;
            (1..=max_rows).take_while(fits).min_by(|&a, &b| cost(a).total_cmp(&cost(b))).unwrap_or(1)
        };
        let (low, high) = (within(MAX_OPERATIONS), within(MAX_OPERATIONS_OF_LARGE));
        let block = if cost(low) > 2.0 * cost(high) { high } else { low };
        let min_shifted = if T::TYPE == ScalarType::F32 { SHIFTED_FROM } else { 3 };
        Plan {
            // Widening byte loads cost less than 16-bit shuffles.
            shifted: sums == Numbers::Floats && (min_shifted..=lanes).contains(&spec.columns),
            rolled,
            sums,
            even_odd,
            vertical: Axis { extent: height, inside: rows_inside, block },
            horizontal: Axis { extent: width, inside: inside(width, left, spec.columns), block: lanes },
            vector_bits: machine.widest(),
            operations: operations(spec, block),
        }
    }
}

/// The maximum number of live cache lines per L1D set, in blocks of this height with prefetched successors: one line
/// per row if rows are a power of two apart. Assumes that images start at the same set, as large ones do.
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

/// Loads, multiplications and additions per output vector, for blocks of this height.
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
        let work = match (sums, self.even_odd) {
            (Numbers::Integers(_), true) => "16-bit integers, even and odd pixels separately",
            (Numbers::Integers(_), false) => "integers of 16 bits",
            (Numbers::IntegersOfRows, _) => "f32, rows in 16-bit integers, even and odd pixels separately",
            (Numbers::Floats, _) => "f32",
        };
        writeln!(f, "blocks of {} rows and {} columns, sums in {work}", vertical.block, horizontal.block)?;
        let neighbours = match (self.rolled, self.shifted) {
            (true, _) => "shifted out of vectors loaded once",
            (false, true) => "shifted",
            (false, false) => "loaded",
        };
        writeln!(f, "neighbours to the side are {neighbours}")?;
        writeln!(f, "rows {:?} and columns {:?} have all neighbours", vertical.inside, horizontal.inside)?;
        write!(f, "bound: {operations:.1} loads and operations for each vector")
    }
}
