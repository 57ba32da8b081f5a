//! How an image is walked: blocks of output rows, one vector wide, so that each row that is loaded serves all rows of the block.
//!
//! In: a stencil, the machine. Out: [`Plan`].
//! Of the sums of a block only as many are under way at once as there are rows of weights; what bounds a block is the size of its
//! code. A few neighbours to the side are loads at their own places, which cost no shuffle; more of them are shifted out of two
//! vectors, because most of the loads would lie in two cache lines.
//! Not here: code (see `generate`).

use super::Pixel;
use super::spec::{Border, Stencil, Weights};
use super::work::Rounding;
use crate::machine::Machine;
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
    /// How sums become pixels, if they are integers of 16 bits.
    pub(super) rounding: Option<Rounding>,
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
        let rounding = Rounding::of(spec);
        let bits = if rounding.is_some() { 16 } else { 32 };
        // What lies beside the image comes out of one vector, which may be wider than those of the machine.
        let lanes = (machine.lanes(bits) as usize).max((left + 1).next_power_of_two()).min(1 << width.max(2).ilog2());
        let within = |limit: usize| {
            let fits = |&rows: &usize| rows == 1 || operations(spec, rows).ceil() as usize * rows <= limit;
            (1..=(MAX_ROWS * spec.rows).min(rows_inside.len().max(1))).take_while(fits).last().unwrap_or(1)
        };
        let (low, high) = (within(MAX_OPERATIONS), within(MAX_OPERATIONS_OF_LARGE));
        let block = if operations(spec, low) > 2.0 * operations(spec, high) { high } else { low };
        let least = if T::TYPE == ScalarType::F32 { SHIFTED_FROM } else { 3 };
        Plan {
            // Bytes that become 16 bits while they are loaded cost less than shuffles of 16 bits.
            shifted: rounding.is_none() && (least..=lanes).contains(&spec.columns),
            rounding,
            vertical: Axis { extent: height, inside: rows_inside, block },
            horizontal: Axis { extent: width, inside: inside(width, left, spec.columns), block: lanes },
            vector_bits: machine.widest(),
            operations: operations(spec, block),
        }
    }
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
        let Plan { vertical, horizontal, operations, rounding, .. } = self;
        let work = if rounding.is_some() { "integers of 16 bits" } else { "f32" };
        writeln!(f, "blocks of {} rows and {} columns, sums in {work}", vertical.block, horizontal.block)?;
        let shifted = if self.shifted { "shifted" } else { "loaded" };
        writeln!(f, "neighbours to the side are {shifted}")?;
        writeln!(f, "rows {:?} and columns {:?} have all neighbours", vertical.inside, horizontal.inside)?;
        write!(f, "bound: {operations:.1} loads and operations for each vector")
    }
}
