//! How a product is computed: which elements of C are summed in registers at once.
//!
//! In: a [`Problem`] and a [`Machine`]. Out: a [`Plan`]: bands of rows, each cut into blocks of the same rows and blocks
//! of columns; or why another way is better.
//! Invariant: a pure function, decided by the cycles that a model of the machine estimates; there is no table of sizes.
//! Not here: any operation (see `generate`).
//!
//! The model counts, for one column of A and one row of B, the issue slots of multiply-adds, loads, and all operations, and
//! the latency of a chain of sums; the largest of them is what a turn of the innermost loop takes. To that come the
//! loads and stores of C and a constant for each block.

use super::problem::Problem;
use super::spec::GemmTypes;
use crate::machine::Machine;
use core::fmt;

/// Loads that begin in a cycle: of the widest vectors, or of anything narrower.
const LOADS_PER_CYCLE: f64 = 2.0;
/// Operations of all kinds that begin in a cycle.
const ISSUE_WIDTH: f64 = 6.0;
/// Cycles for entering and leaving a block's loops.
const BLOCK_OVERHEAD: f64 = 12.0;
/// What a masked or overlapping vector costs beyond a whole one: among equals, the simple one is taken.
const RAGGED: f64 = 0.05;
/// Vectors of rows in a block at most.
const MAX_VECTORS: usize = 6;
/// Products that are written one after the other, without a loop, at most.
const MAX_UNROLLED: usize = 96;
/// What is used at least so often is worth packing.
const PACKED_FROM: usize = 24;
/// Products of a sum in a pass at least, if the sums meet in C.
const LEAST_CHUNK: usize = 128;
/// Elements that are packed in a cycle.
const PACKED_PER_CYCLE: f64 = 4.0;
/// Rows and columns of a block whose lanes hold products of one sum.
const SQUARE: usize = 4;
/// Cycles for adding the lanes of a vector.
const ADDED_LANES: usize = 5;
/// Registers of sums for each multiply-add in flight beyond which more chains bring nothing.
const MAX_CHAINS: usize = 4;

/// Rows of a block that lie in one vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The first row, from that of the block on.
    pub(crate) at: usize,
    /// Lanes; a scalar if 1.
    pub(crate) lanes: usize,
    /// How many lanes, from the first on, hold rows.
    pub(crate) active: usize,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.active {
            active if active == self.lanes => write!(f, "{active}"),
            active => write!(f, "{active} of {}", self.lanes),
        }
    }
}

/// Blocks of the same number of columns, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    pub(crate) first: usize,
    pub(crate) count: usize,
    pub(crate) width: usize,
}

/// Blocks of the same rows, one below the other.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Band {
    pub(crate) first: usize,
    pub(crate) count: usize,
    pub(crate) rows: usize,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) columns: Vec<Columns>,
    /// Rows of a packed block, and of all packed blocks before the first one.
    pub(crate) padded: usize,
    pub(crate) packed_before: usize,
    /// Whether all columns are done for some rows before the next ones: if those rows of A stay in the innermost cache.
    pub(crate) rows_first: bool,
    /// Sums that are kept for each element, of every so many products.
    pub(crate) chains: usize,
    /// Estimated cycles of all its blocks.
    pub(crate) cycles: f64,
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) bands: Vec<Band>,
    /// Whether the loop over the depth is written out.
    pub(crate) unrolled: bool,
    /// The width in bits of the widest vectors.
    pub(crate) vector_bits: u32,
    /// Lanes of the narrowest vectors, which also hold single rows.
    pub(crate) narrowest: usize,
    /// Lanes of the widest ones.
    pub(crate) widest: usize,
    pub(crate) pack_a: bool,
    pub(crate) pack_b: bool,
    /// Whether lanes hold products of one sum instead of rows.
    pub(crate) by_depth: bool,
    /// So many products of each sum are done in one pass over C; if fewer than there are, the sums meet in C.
    pub(crate) chunk: usize,
    /// Whether a pass does all matrices of the batch.
    pub(crate) whole_batch: bool,
    /// Estimated cycles of packing.
    pub(crate) packing_cycles: f64,
    /// Packed rows of A in all, and elements of a packed row of B.
    pub(crate) a_rows: usize,
    pub(crate) b_row: usize,
}

impl Plan {
    /// Elements of scratch memory.
    pub(crate) fn scratch(&self, problem: &Problem) -> usize {
        let (depth, batch) = (self.chunk, if self.whole_batch { problem.batch } else { 1 });
        self.b_before(depth, batch) + if self.pack_b { self.b_row * depth * batch } else { 0 }
    }

    /// Elements of scratch memory before those of B.
    pub(crate) fn b_before(&self, depth: usize, batch: usize) -> usize {
        if self.pack_a { self.a_rows * depth * batch } else { 0 }
    }

    /// Estimated cycles.
    pub(crate) fn cycles(&self) -> f64 {
        self.bands.iter().map(|band| band.cycles).sum::<f64>() + self.packing_cycles
    }
}

/// What the model asks of a machine, in lanes of the elements of C.
struct Model<'a> {
    machine: &'a Machine,
    /// Lanes and slots, ascending: first scalars, then vectors from two lanes on.
    widths: Vec<(usize, f64)>,
    /// Multiply-adds of one slot that begin in a cycle.
    slots_per_cycle: f64,
}

/// Chooses; also how many products one instruction adds, which changes the problem.
pub(crate) fn plan(problem: &Problem, machine: &Machine) -> (Problem, Plan) {
    let model = Model::new(machine, problem.element_bits);
    let group = match problem.types {
        GemmTypes::Bf16 if machine.dot_bf16 => 2,
        GemmTypes::U8I8 if machine.dot_i8 => 4,
        _ => 1,
    };
    let by_rows = model.by_rows(&problem.grouped(group));
    match model.by_depth(problem) {
        Some(by_depth) if by_depth.cycles() < by_rows.cycles() => (*problem, by_depth),
        _ => (problem.grouped(group), by_rows),
    }
}

/// What is packed, and how much of it at a time.
struct Packing {
    a: bool,
    b: bool,
    chunk: usize,
    whole_batch: bool,
    b_row: usize,
    cycles: f64,
}

impl Model<'_> {
    /// With rows in lanes.
    fn by_rows(&self, problem: &Problem) -> Plan {
        let mut bands = self.bands(problem);
        let mut a_rows = 0;
        for band in &mut bands {
            // A block that is transposed has so many rows at least.
            band.padded = band.rows.next_multiple_of(self.widest().max(SQUARE));
            band.packed_before = a_rows;
            a_rows += band.count * band.padded;
        }
        let vectors = |band: &Band| band.columns.iter().map(|part| band.pieces.len() * part.width).sum::<usize>();
        let products = bands.iter().map(vectors).sum::<usize>() * problem.depth * problem.batch;
        let packing = self.packing(problem, a_rows);
        for band in &mut bands {
            let panel = band.rows * packing.chunk * problem.element_bits / 8;
            band.rows_first = 2 * panel <= self.machine.l1_bytes;
        }
        let unrolled = products <= MAX_UNROLLED;
        Plan {
            pack_a: packing.a,
            pack_b: packing.b,
            chunk: packing.chunk,
            whole_batch: packing.whole_batch,
            a_rows,
            b_row: packing.b_row,
            packing_cycles: packing.cycles,
            ..self.whole(bands, unrolled, problem)
        }
    }

    /// With products of a sum in lanes, which are added at the end: for few sums of many products.
    fn by_depth(&self, problem: &Problem) -> Option<Plan> {
        if problem.a.depth != 1 || problem.b.depth != 1 {
            return None;
        }
        let lanes = self.widest();
        let (rows, width) = (problem.m.min(SQUARE), problem.n.min(SQUARE));
        let turns = (problem.depth / lanes + usize::from(!problem.depth.is_multiple_of(lanes))) * problem.batch;
        let sums = rows * width;
        let wanted = f64::from(self.machine.fma_latency) * self.machine.fma_per_cycle / sums as f64;
        let chains = (wanted.ceil() as usize).next_power_of_two().min((problem.depth / lanes).max(1)).min(MAX_CHAINS);
        let turn = (sums as f64 / self.machine.fma_per_cycle)
            .max((rows + width) as f64 / LOADS_PER_CYCLE)
            .max(f64::from(self.machine.fma_latency) / chains as f64);
        let block = turn * turns as f64 + (sums * ADDED_LANES) as f64 + BLOCK_OVERHEAD;
        let cycles = block * (problem.m * problem.n) as f64 / sums as f64;
        let single = |at| Piece { at, lanes: 1, active: 1 };
        let band = |first: usize, count: usize, rows: usize| Band {
            first,
            count,
            rows,
            pieces: (0..rows).map(single).collect(),
            columns: columns(problem.n, problem.n.div_ceil(width)),
            padded: rows,
            packed_before: 0,
            rows_first: true,
            chains,
            cycles: cycles * (count * rows) as f64 / problem.m as f64,
        };
        let (count, rest) = (problem.m / rows, problem.m % rows);
        let mut bands = vec![band(0, count, rows)];
        if rest > 0 {
            bands.push(band(count * rows, 1, rest));
        }
        Some(Plan { by_depth: true, ..self.whole(bands, false, problem) })
    }

    /// A plan that packs nothing.
    fn whole(&self, bands: Vec<Band>, unrolled: bool, problem: &Problem) -> Plan {
        Plan {
            bands,
            unrolled,
            vector_bits: self.machine.widest(),
            narrowest: self.machine.widths.first().map_or(128, |&bits| bits as usize) / problem.element_bits,
            widest: self.widest(),
            pack_a: false,
            pack_b: false,
            by_depth: false,
            chunk: problem.depth,
            whole_batch: true,
            a_rows: 0,
            b_row: 0,
            packing_cycles: 0.0,
        }
    }

    fn new(machine: &Machine, element_bits: usize) -> Model<'_> {
        let mut widths: Vec<(usize, f64)> = Vec::new();
        let narrowest = machine.widths.first().map_or(128, |&bits| bits as usize) / element_bits;
        let least = f64::from(machine.fma_cost.first().copied().unwrap_or(1));
        let mut lanes = 1;
        while lanes < narrowest && narrowest <= 4 {
            widths.push((lanes, least));
            lanes *= 2;
        }
        if widths.is_empty() {
            widths.push((1, least));
        }
        for (&bits, &cost) in machine.widths.iter().zip(&machine.fma_cost) {
            widths.push((bits as usize / element_bits, f64::from(cost)));
        }
        let most = machine.fma_cost.last().copied().unwrap_or(1);
        Model { machine, widths, slots_per_cycle: machine.fma_per_cycle * f64::from(most) }
    }

    /// Decides what is packed: A if its rows do not lie side by side, what has to be converted more than once, and both if
    /// they are too large for the caches as they lie.
    fn packing(&self, problem: &Problem, a_rows: usize) -> Packing {
        let bytes = problem.element_bits / 8;
        let Problem { m, n, depth, batch, .. } = *problem;
        let large = m * depth * bytes > self.machine.l1_bytes && n >= PACKED_FROM;
        let groups = problem.group > 1;
        let a = groups || problem.a.outer != 1 && m > 1 || large || problem.converts && n >= PACKED_FROM;
        // A group of B can be read where it lies if it is whole.
        let in_place = problem.b.depth == 1 && problem.products.is_multiple_of(problem.group);
        let converted = if groups { !in_place } else { problem.converts && m >= PACKED_FROM };
        let b = large && n * depth * bytes > self.machine.l1_bytes || converted;
        // Rows of a power of two of bytes would all lie in the same set of a cache.
        let b_row = n.next_multiple_of(self.widest()) + self.widest();
        let (of_a, of_b) = (if a { a_rows } else { 0 }, if b { b_row } else { 0 });
        let row = (of_a + of_b) * bytes;
        let cycles =
            ((of_a + of_b) * depth * batch) as f64 / PACKED_PER_CYCLE + if row > 0 { BLOCK_OVERHEAD } else { 0.0 };
        let most = self.machine.l2_bytes / 2;
        if row == 0 || row * depth * batch <= most {
            return Packing { a, b, chunk: depth, whole_batch: true, b_row, cycles };
        }
        let chunks = (row * depth).div_ceil(most).min(depth.div_ceil(LEAST_CHUNK));
        let chunk = depth.div_ceil(chunks).next_multiple_of(4).min(depth);
        Packing { a, b, chunk, whole_batch: batch == 1, b_row, cycles }
    }

    fn widest(&self) -> usize {
        self.widths.last().map_or(1, |&(lanes, _)| lanes)
    }

    fn slots(&self, lanes: usize) -> f64 {
        self.widths.iter().find(|width| width.0 >= lanes).map_or(1.0, |width| width.1)
    }

    /// The cheapest vectors for so many rows, fewer than the widest has lanes; `above` rows stand above them in the block.
    fn rest(&self, rows: usize, above: usize) -> (f64, Vec<Piece>) {
        if rows == 0 {
            return (0.0, Vec::new());
        }
        let mut best: Option<(f64, Vec<Piece>)> = None;
        let mut offer = |cost: f64, pieces: Vec<Piece>| {
            if best.as_ref().is_none_or(|best| cost < best.0) {
                best = Some((cost, pieces));
            }
        };
        if let Some(&(lanes, cost)) = self.widths.iter().rev().find(|width| width.0 <= rows) {
            let (rest, mut pieces) = self.rest(rows - lanes, above + lanes);
            pieces.insert(0, Piece { at: above, lanes, active: lanes });
            offer(cost + rest, pieces);
        }
        if let Some(&(lanes, cost)) = self.widths.iter().find(|width| width.0 >= rows) {
            if lanes > rows && lanes > 1 && self.machine.masked_access {
                offer(cost + RAGGED, vec![Piece { at: above, lanes, active: rows }]);
            }
            if lanes > rows && above + rows >= lanes {
                offer(cost + 2.0 * RAGGED, vec![Piece { at: above + rows - lanes, lanes, active: lanes }]);
            }
        }
        best.unwrap_or_default()
    }

    /// Vectors for so many rows.
    fn pieces(&self, rows: usize) -> Vec<Piece> {
        let lanes = self.widest();
        let whole = (0..rows / lanes).map(|number| Piece { at: number * lanes, lanes, active: lanes });
        let (_, rest) = self.rest(rows % lanes, rows / lanes * lanes);
        whole.chain(rest).collect()
    }

    /// The best cut of all rows into bands.
    fn bands(&self, problem: &Problem) -> Vec<Band> {
        let lanes = self.widest();
        let mut best: Option<(f64, Vec<Band>)> = None;
        for vectors in 1..=MAX_VECTORS {
            let height = vectors * lanes;
            // The last block takes what is left beside whole ones, or that is a band of its own.
            for joined in [false, true] {
                let mut heights = Vec::new();
                let (count, rest) = (problem.m / height, problem.m % height);
                if joined && (rest == 0 || count == 0) {
                    continue;
                }
                let whole = count - usize::from(joined);
                if whole > 0 {
                    heights.push((0, whole, height));
                }
                let rest = problem.m - whole * height;
                if rest > 0 {
                    heights.push((whole * height, 1, rest));
                }
                let bands: Option<Vec<Band>> =
                    heights.iter().map(|&(first, count, rows)| self.band(problem, first, count, rows)).collect();
                let Some(bands) = bands else { continue };
                let cycles: f64 = bands.iter().map(|band| band.cycles).sum();
                if best.as_ref().is_none_or(|best| cycles < best.0) {
                    best = Some((cycles, bands));
                }
            }
            if height >= problem.m {
                break;
            }
        }
        best.map(|best| best.1).unwrap_or_default()
    }

    /// The best blocks of columns for these rows; none if sums do not fit the registers.
    fn band(&self, problem: &Problem, first: usize, count: usize, rows: usize) -> Option<Band> {
        let pieces = self.pieces(rows);
        let n_pieces = pieces.len();
        let masked = pieces.iter().any(|piece| piece.active < piece.lanes);
        // One for each vector of A; one for the factor of B unless it comes from memory with the multiply-add; and
        // machines without registers for masks keep them there.
        let factor = usize::from(n_pieces > 1 || !self.machine.broadcast_operand);
        let masks = usize::from(masked && !self.machine.masked_access);
        let free = (self.machine.vector_registers as usize).checked_sub(n_pieces + factor + masks)?;
        let most = (free / n_pieces).min(problem.n);
        if most == 0 {
            return None;
        }
        let mut best: Option<Band> = None;
        let fewest = problem.n.div_ceil(most);
        for blocks in fewest..=(fewest + 1).min(problem.n) {
            let columns = columns(problem.n, blocks);
            let widest = columns[0].width;
            let mut chains = 1;
            while chains <= MAX_CHAINS && n_pieces * widest * chains <= free {
                let each = |part: &Columns| {
                    let cycles = self.block(problem, &pieces, part.width, chains);
                    cycles * (count * part.count) as f64
                };
                let cycles = columns.iter().map(each).sum();
                if best.as_ref().is_none_or(|best| cycles < best.cycles) {
                    let (pieces, columns) = (pieces.clone(), columns.clone());
                    best = Some(Band {
                        first,
                        count,
                        rows,
                        pieces,
                        columns,
                        padded: 0,
                        packed_before: 0,
                        rows_first: false,
                        chains,
                        cycles,
                    });
                }
                chains *= 2;
                if chains > problem.depth {
                    break;
                }
            }
        }
        best
    }

    /// Estimated cycles of a block.
    fn block(&self, problem: &Problem, pieces: &[Piece], columns: usize, chains: usize) -> f64 {
        let slots: f64 = pieces.iter().map(|piece| self.slots(piece.lanes)).sum();
        let widest = self.slots(self.widest());
        let (n_pieces, columns) = (pieces.len() as f64, columns as f64);
        // A vector as wide as the data path takes a whole load, a narrower one no less.
        let row_loads: f64 = pieces.iter().map(|piece| (self.slots(piece.lanes) / widest).max(0.5)).sum();
        let factor_loads = columns * if widest > 1.0 { 0.5 } else { 1.0 };
        let splats = if pieces.len() > 1 || !self.machine.broadcast_operand { columns } else { 0.0 };
        let turn = [
            slots * columns / self.slots_per_cycle,
            (row_loads * widest + factor_loads * widest) / LOADS_PER_CYCLE / widest,
            (n_pieces * columns + n_pieces + splats + 2.0) / ISSUE_WIDTH,
            f64::from(self.machine.fma_latency) / chains as f64,
        ]
        .into_iter()
        .fold(0.0, f64::max);
        let of_c = slots * columns / self.slots_per_cycle;
        let sums = (chains - 1) as f64 * of_c;
        let before = if problem.reads_c { of_c } else { 0.0 };
        turn * (problem.depth * problem.batch) as f64 + 2.0 * of_c + before + sums + BLOCK_OVERHEAD
    }
}

/// Cuts columns into blocks whose widths differ by at most one, the wider ones first.
fn columns(n: usize, blocks: usize) -> Vec<Columns> {
    let (width, wider) = (n / blocks, n % blocks);
    let mut parts = Vec::new();
    if wider > 0 {
        parts.push(Columns { first: 0, count: wider, width: width + 1 });
    }
    parts.push(Columns { first: wider * (width + 1), count: blocks - wider, width });
    parts
}
