//! Plans a matrix product: register tiles, packing, cache blocking.
//!
//! In: a [`Problem`] and a [`Machine`]. Out: a [`Plan`]: bands of rows of C, each cut into register tiles of `mr` rows
//! and `nr` columns; or a plan whose vector lanes run along K.
//! Invariant: planning is a pure function. A cycle model of the machine decides; there is no table of sizes.
//! Not here: any operation (see `blocks`).

mod bands;
mod by_k;
mod coefficients;
mod cost;
mod estimate;
mod memory;

use super::problem::Problem;
use super::spec::GemmTypes;
use crate::machine::{CACHE_LINE, Machine};
pub use coefficients::Coefficients;
use core::fmt;
pub use estimate::Estimate;
use memory::Reach;

/// Maximum number of columns that share a vector: their B values take registers.
const MAX_SHARING_COLUMNS: usize = 4;
/// Maximum number of row vectors in a register tile.
const MAX_VECTORS: usize = 6;
/// Maximum number of products that are fully unrolled.
const MAX_UNROLLED: usize = 96;
/// Minimum number of uses of an element for which packing pays.
const MIN_REUSE_TO_PACK: usize = 24;
/// Rows and columns of a tile that is transposed in registers.
const TRANSPOSE_TILE: usize = 4;
/// Maximum number of independent accumulators for each element of C.
const MAX_ACCUMULATORS: usize = 4;
/// Maximum number of values of C that are finished before the first store, if columns share vectors: a load that
/// overlaps an earlier partial store stalls until the store retires.
pub(super) const MAX_DEFERRED_STORES: usize = 24;
/// Maximum number of columns that the last block may lack: each needs a register for its position.
pub(super) const MAX_MISSING_COLUMNS: usize = 3;

/// Rows of a register tile that one vector holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The first row, relative to the tile.
    pub(crate) at: usize,
    /// Lanes per column; 1 means a scalar.
    pub(crate) lanes: usize,
    /// How many of these lanes hold rows; the active lanes come first.
    pub(crate) active: usize,
    /// Number of columns that share the vector; each takes `lanes` lanes.
    pub(crate) across: usize,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.active {
            active if active == self.lanes => write!(f, "{active}"),
            active => write!(f, "{active} of {}", self.lanes),
        }?;
        if self.across > 1 { write!(f, ", {} columns in a vector", self.across) } else { Ok(()) }
    }
}

/// Adjacent blocks with the same number of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Columns {
    pub(crate) first: usize,
    pub(crate) count: usize,
    pub(crate) nr: usize,
    /// Number of columns that the last block lacks. It computes its last column several times instead, in registers.
    pub(crate) missing: usize,
}

impl Columns {
    /// Row length of a packed panel in elements: a multiple of the transposed tile.
    pub(crate) fn padded(&self) -> usize {
        self.nr.next_multiple_of(TRANSPOSE_TILE)
    }
}

/// Consecutive blocks with the same number of rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Band {
    pub(crate) first: usize,
    pub(crate) count: usize,
    pub(crate) mr: usize,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) columns: Vec<Columns>,
    /// Rows of a packed block, with padding; packed rows of all blocks before this band.
    pub(crate) padded: usize,
    pub(crate) packed_before: usize,
    /// Row blocks that use a block of columns before the next one starts (MC / MR): 1 if their panel of A stays in L1D,
    /// otherwise as many as L2 holds.
    pub(crate) mc_blocks: usize,
    /// Independent accumulators for each element of C, to hide the multiply-add latency.
    pub(crate) accumulators: usize,
    /// Estimated cycles, and estimated instructions, of all its blocks.
    pub(crate) cycles: f64,
    pub(crate) instructions: f64,
}

/// The chosen parameters of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) bands: Vec<Band>,
    /// Whether the K loop is fully unrolled.
    pub(crate) unrolled: bool,
    /// Width of the widest vectors in bits.
    pub(crate) vector_bits: u32,
    /// Lanes of the narrowest vectors, which also hold single rows.
    pub(crate) narrowest: usize,
    /// Lanes of the widest vectors.
    pub(crate) widest: usize,
    pub(crate) pack_a: bool,
    pub(crate) pack_b: bool,
    /// Whether the kernel transposes tiles of A in registers because rows of A are not contiguous.
    pub(crate) transposes_a: bool,
    /// Whether vector lanes run along K instead of along rows of C.
    pub(crate) by_k: bool,
    /// Length of a pass along K (KC), in iterations. If it is less than K, the passes accumulate in C or
    /// in scratch memory.
    pub(crate) kc: usize,
    /// Whether a pass covers all matrices of the batch.
    pub(crate) all_batches: bool,
    /// Whether shuffles are cheap.
    pub(crate) shuffles: bool,
    /// Whether one instruction permutes 16-bit elements and bytes of the widest vectors arbitrarily.
    pub(crate) permutes: bool,
    /// Whether C is added after the K loop instead of before: if C is far away or transposed, or if there is a single
    /// block, so that the multiply-adds can start before an earlier store to C is done.
    pub(crate) adds_c_late: bool,
    /// Whether the kernel prefetches C before the K loop.
    pub(crate) prefetches_c: bool,
    /// Whether the stores of C are non-temporal.
    pub(crate) streams_c: bool,
    /// Estimated cycles of packing.
    pub(crate) packing_cycles: f64,
    /// Total number of packed rows of A; row length of packed B in elements.
    pub(crate) a_rows: usize,
    pub(crate) b_row: usize,
    /// Whether B is packed into panels of `nr` columns, separately for each column blocking; otherwise into full rows.
    pub(crate) b_panels: bool,
}

impl Plan {
    /// Whether each block writes complete cache lines of C once, if C begins at one and has elements of this size. A line
    /// that is written by non-temporal stores in several parts would be written to memory several times.
    pub(crate) fn fills_lines(&self, problem: &Problem, element_bytes: usize) -> bool {
        let is_once = !problem.reads_c && !problem.c_transposed && !self.by_k && !self.parts(problem);
        let is_full = |piece: &Piece| piece.across == 1 && piece.active == piece.lanes && piece.lanes > 1;
        let mut rows = self.bands.iter().map(|band| band.mr).chain([problem.ldc]);
        is_once
            && rows.all(|rows| (rows * element_bytes).is_multiple_of(CACHE_LINE))
            && self.bands.iter().all(|band| band.pieces.iter().all(is_full))
    }

    /// Elements of scratch memory.
    pub(crate) fn scratch(&self, problem: &Problem) -> usize {
        let (k, batch) = (self.kc, if self.all_batches { problem.batch } else { 1 });
        self.sums_before(k, batch) + if self.parts(problem) && problem.narrow { problem.m * problem.n } else { 0 }
    }

    /// Whether several passes accumulate partial sums in memory.
    pub(crate) fn parts(&self, problem: &Problem) -> bool {
        self.kc < problem.k || !self.all_batches
    }

    /// Elements of scratch memory before the partial sums.
    pub(crate) fn sums_before(&self, k: usize, batch: usize) -> usize {
        self.b_before(k, batch) + if self.pack_b { self.b_row * k * batch + self.widest } else { 0 }
    }

    /// Elements of scratch memory before packed B.
    pub(crate) fn b_before(&self, k: usize, batch: usize) -> usize {
        if self.pack_a { self.a_rows * k * batch } else { 0 }
    }

    /// Estimated cycles.
    pub(crate) fn cycles(&self) -> f64 {
        self.bands.iter().map(|band| band.cycles).sum::<f64>() + self.packing_cycles
    }
}

/// The cost model: a machine in units of lanes of the accumulators.
struct Model<'a> {
    machine: &'a Machine,
    coefficients: &'a Coefficients,
    element_bits: usize,
    /// Lanes and issue slots, ascending: scalars first, then vectors of two lanes or more.
    widths: Vec<(usize, f64)>,
    /// Multiply-adds of one slot that start in a cycle.
    slots_per_cycle: f64,
    /// Members of a packed group of A that are combined in registers at their use; 1 if A is packed in groups or has no
    /// groups.
    joined: usize,
    /// Whether both operands are packed into panels.
    panels: bool,
    /// Whether tiles of A are transposed in registers, with as many rows as the narrowest vectors have lanes.
    transposes_a: bool,
    /// Whether a load of the next column of C overlaps a partial store to the last rows of this column, and stalls.
    partial_store_stalls: bool,
    reach: Reach,
}

/// How operands reach the multiply-adds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Supply {
    /// Unpacked, if rows of A are contiguous and nothing is converted; otherwise packed.
    Plain,
    /// The members of groups of A are combined in registers.
    Joined,
    /// A, whose rows are not contiguous, is transposed in registers.
    Transposed,
    /// Both operands are packed into panels.
    Panels,
}

/// Products of an element that one instruction adds at most.
pub fn products_per_instruction(types: GemmTypes, machine: &Machine) -> usize {
    match types {
        GemmTypes::Bf16 if machine.dot_bf16 => 2,
        GemmTypes::U8I8 if machine.dot_i8 => 4,
        _ => 1,
    }
}

/// Chooses a plan, and how many products one instruction adds, which changes the problem.
pub(crate) fn plan(problem: &Problem, machine: &Machine) -> (Problem, Plan) {
    let model = Model::new(machine, &Coefficients::FITTED, problem.element_bits);
    let group = products_per_instruction(problem.types, machine);
    let (problem, by_rows) = match problem.grouped(group) {
        // A partial group is assembled from its members. For a few products, single multiply-adds are faster.
        grouped if problem.products < 2 * group && !problem.products.is_multiple_of(group) => {
            let (by_groups, one_by_one) = (model.by_rows(&grouped), model.by_rows(problem));
            match one_by_one.cycles() + model.conversions(problem, &one_by_one) < by_groups.cycles() {
                true => (*problem, one_by_one),
                false => (grouped, by_groups),
            }
        }
        grouped => (grouped, model.by_rows(&grouped)),
    };
    let (problem, by_rows) = match model.transposed(&problem) {
        Some((transposed, plan)) if plan.cycles() < by_rows.cycles() => (transposed, plan),
        _ => (problem, by_rows),
    };
    // With lanes along K, C is not transposed, and groups are read in place or not at all.
    let straight = if problem.c_transposed { problem.transposed() } else { problem };
    let in_place = straight.a.k == 1 && straight.b.k == 1;
    let along = straight.grouped(if in_place { group } else { 1 });
    match model.by_k(&along) {
        Some(by_k) if by_k.cycles() < by_rows.cycles() => (along, by_k),
        _ => (problem, by_rows),
    }
}

impl Model<'_> {
    /// Cycles to convert values of B at their use, once for each block of rows.
    fn conversions(&self, problem: &Problem, plan: &Plan) -> f64 {
        let blocks: usize = plan.bands.iter().map(|band| band.count).sum();
        let used = if plan.pack_b { 0 } else { blocks * problem.n * problem.products * problem.batch };
        used as f64 * self.coefficients.convert_cycles
    }

    /// Plans the transposed product, whose C is transposed when it is stored. It can pay if columns of B are contiguous
    /// or can be transposed in registers, and rows of A are either not contiguous or fewer than the lanes of a vector.
    fn transposed(&self, problem: &Problem) -> Option<(Problem, Plan)> {
        let c_transposed = problem.transposed();
        let may_pay = (problem.b.outer == 1 || self.may_transpose(&c_transposed))
            && (problem.a.outer != 1 || problem.m < self.widest());
        // The transpose exists for 2 or 4 lanes.
        let can_transpose = matches!(self.quad(), 2 | 4);
        (may_pay && can_transpose && problem.m > 1 && problem.n > 1)
            .then(|| (c_transposed, self.by_rows(&c_transposed)))
    }

    /// Plans with rows of C in the lanes.
    fn by_rows(&self, problem: &Problem) -> Plan {
        let plain = self.with_supply(problem, Supply::Plain);
        // A group can be combined from contiguous rows.
        let joins_groups = problem.group > 1 && problem.a.outer == 1;
        let others = [
            (joins_groups, Supply::Joined),
            (self.may_transpose(problem), Supply::Transposed),
            (self.may_pack_panels(problem), Supply::Panels),
        ];
        let mut plan = plain.packed_by_rows(problem);
        for (_, supply) in others.into_iter().filter(|(may_pay, _)| *may_pay) {
            let other = self.with_supply(problem, supply).packed_by_rows(problem);
            // Between equal costs, take the plan that packs less.
            if other.cycles() < plan.cycles() || other.cycles() == plan.cycles() && !other.pack_a {
                plan = other;
            }
        }
        plan
    }

    fn packed_by_rows(&self, problem: &Problem) -> Plan {
        let mut bands = self.bands(problem);
        let mut a_rows = 0;
        for band in &mut bands {
            // Packing writes full transposed tiles and full vectors.
            band.padded = band.mr.next_multiple_of(self.widest().max(TRANSPOSE_TILE));
            band.packed_before = a_rows;
            a_rows += band.count * band.padded;
        }
        let vectors =
            |band: &Band| band.columns.iter().map(|part| accumulator_registers(&band.pieces, part.nr)).sum::<usize>();
        let products = bands.iter().map(vectors).sum::<usize>() * problem.k * problem.batch;
        let blocks = bands.iter().map(|band| band.columns.iter().map(|part| part.count).sum()).max().unwrap_or(0);
        let packing = self.packing(problem, &bands, a_rows);
        let iterations = packing.kc * if packing.all_batches { problem.batch } else { 1 };
        for band in &mut bands {
            let max_blocks = self.mc_blocks(band.mr, band.count, iterations);
            // Prefer a number of blocks that divides the band, if there is one near the maximum.
            let groups = |mc_blocks: &usize| band.count.is_multiple_of(*mc_blocks);
            band.mc_blocks = (max_blocks / 2 + 1..=max_blocks).rev().find(groups).unwrap_or(band.count);
        }
        let unrolled = products <= MAX_UNROLLED;
        let prefetches_c = problem.m * problem.n * problem.element_bits / 8 > self.machine.l1_bytes;
        let single = bands.iter().map(|band| band.count).sum::<usize>() * blocks == 1;
        Plan {
            pack_a: packing.a,
            pack_b: packing.b,
            kc: packing.kc,
            all_batches: packing.all_batches,
            adds_c_late: problem.c_transposed
                || prefetches_c
                || single && problem.k * problem.batch >= self.machine.fma_latency as usize,
            prefetches_c,
            a_rows,
            b_row: packing.b_row,
            b_panels: self.panels,
            transposes_a: self.transposes_a,
            packing_cycles: packing.cycles,
            ..self.unpacked_plan(bands, unrolled, problem)
        }
    }

    /// A plan that packs nothing.
    fn unpacked_plan(&self, bands: Vec<Band>, unrolled: bool, problem: &Problem) -> Plan {
        Plan {
            bands,
            unrolled,
            vector_bits: self.machine.widest(),
            narrowest: self.machine.widths.first().map_or(128, |&bits| bits as usize) / problem.element_bits,
            widest: self.widest(),
            pack_a: false,
            pack_b: false,
            transposes_a: false,
            by_k: false,
            kc: problem.k,
            all_batches: true,
            shuffles: self.machine.shuffles_per_cycle > 0.0,
            permutes: self.machine.permutes_bytes,
            adds_c_late: false,
            prefetches_c: false,
            streams_c: false,
            a_rows: 0,
            b_row: 0,
            b_panels: false,
            packing_cycles: 0.0,
        }
    }

    fn new<'m>(machine: &'m Machine, coefficients: &'m Coefficients, element_bits: usize) -> Model<'m> {
        let mut widths: Vec<(usize, f64)> = Vec::with_capacity(8);
        let narrowest = machine.widths.first().map_or(128, |&bits| bits as usize) / element_bits;
        let min_lanes = f64::from(machine.fma_cost.first().copied().unwrap_or(1));
        let mut lanes = 1;
        while lanes < narrowest && narrowest <= 4 {
            widths.push((lanes, min_lanes));
            lanes *= 2;
        }
        if widths.is_empty() {
            widths.push((1, min_lanes));
        }
        for (&bits, &cost) in machine.widths.iter().zip(&machine.fma_cost) {
            widths.push((bits as usize / element_bits, f64::from(cost)));
        }
        let widest_cost = machine.fma_cost.last().copied().unwrap_or(1);
        Model {
            machine,
            coefficients,
            element_bits,
            widths,
            slots_per_cycle: machine.fma_per_cycle * f64::from(widest_cost),
            joined: 1,
            panels: false,
            transposes_a: false,
            partial_store_stalls: false,
            reach: Reach::default(),
        }
    }

    fn widest(&self) -> usize {
        self.widths.last().map_or(1, |&(lanes, _)| lanes)
    }

    fn slots(&self, lanes: usize) -> f64 {
        self.widths.iter().find(|width| width.0 >= lanes).map_or(1.0, |width| width.1)
    }

    /// The cheapest vectors for the last rows, fewer than the widest vector has lanes; `above` counts the rows above
    /// them in the tile. These rows of several columns may share one vector of `spread` lanes; 0 disables sharing.
    fn tail(&self, rows: usize, above: usize, spread: usize) -> (f64, Vec<Piece>) {
        if rows == 0 {
            return (0.0, Vec::new());
        }
        let mut best: Option<(f64, Vec<Piece>)> = None;
        let mut offer = |cost: f64, pieces: Vec<Piece>| {
            if best.as_ref().is_none_or(|best| cost < best.0) {
                best = Some((cost, pieces));
            }
        };
        // Between equal costs, take one vector rather than several.
        if let Some(&(lanes, cost)) = self.widths.iter().find(|width| width.0 >= rows) {
            if lanes > rows && lanes > 1 && self.machine.masked_access {
                let stall = if self.partial_store_stalls { 2.0 * self.coefficients.partial_vector_slots } else { 0.0 };
                offer(
                    cost + self.coefficients.partial_vector_slots + stall,
                    vec![Piece { at: above, lanes, active: rows, across: 1 }],
                );
            }
            if lanes > rows && above + rows >= lanes {
                offer(
                    cost + 2.0 * self.coefficients.partial_vector_slots,
                    vec![Piece { at: above + rows - lanes, lanes, active: lanes, across: 1 }],
                );
            }
        }
        if let Some(&(lanes, cost)) = self.widths.iter().rev().find(|width| width.0 <= rows) {
            let (tail, mut pieces) = self.tail(rows - lanes, above + lanes, spread);
            pieces.insert(0, Piece { at: above, lanes, active: lanes, across: 1 });
            offer(cost + tail, pieces);
        }
        // Without vectors above them, the B values come from lanes of vectors of B; with them, from lanes of those
        // vectors.
        let min_lanes = if above == 0 { self.quad() } else { 1 };
        let lanes = rows.next_power_of_two().max(min_lanes);
        let across = spread / lanes;
        if (2..=MAX_SHARING_COLUMNS).contains(&across) && (above == 0 || above >= self.quad()) {
            let piece = Piece { at: above, lanes, active: rows, across };
            let cost = (self.slots(spread)
                + self.coefficients.spread_shuffle_part * self.merges(&piece, above > 0).slots)
                / across as f64;
            offer(cost, vec![piece]);
        }
        best.unwrap_or_default()
    }

    /// The vectors that hold this number of rows.
    fn pieces(&self, rows: usize, spread: usize) -> Vec<Piece> {
        let lanes = self.widest();
        let full = (0..rows / lanes).map(|number| Piece { at: number * lanes, lanes, active: lanes, across: 1 });
        let (_, tail) = self.tail(rows % lanes, rows / lanes * lanes, spread);
        full.chain(tail).collect()
    }

    /// Lanes within which one instruction broadcasts a lane without an index vector (a 128-bit quarter).
    fn quad(&self) -> usize {
        self.machine.widths.first().map_or(1, |&bits| bits as usize) / self.element_bits
    }

    /// Whether several columns can share a vector: B is contiguous along K and is neither packed nor converted.
    fn spreads(&self, problem: &Problem) -> bool {
        let in_place = problem.group > 1 && problem.products.is_multiple_of(problem.group) || !problem.converts;
        let spreads = self.machine.shuffles_per_cycle > 0.0 && !problem.c_transposed && !self.transposes_a;
        spreads && problem.b.k == 1 && in_place && !self.packs_b(problem)
    }
}

/// Accumulator registers of a tile with this number of columns.
pub(super) fn accumulator_registers(pieces: &[Piece], columns: usize) -> usize {
    pieces.iter().map(|piece| columns.div_ceil(piece.across)).sum()
}

/// Elements in a row of all panels of a band.
fn panel_columns(band: &Band) -> usize {
    band.columns.iter().map(|columns| columns.count * columns.padded()).sum()
}
