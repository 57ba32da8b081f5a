//! How a product is computed: which elements of C are summed in registers at once.
//!
//! In: a [`Problem`] and a [`Machine`]. Out: a [`Plan`]: bands of rows, each cut into blocks of the same rows and blocks
//! of columns; or why another way is better.
//! Invariant: a pure function, decided by the cycles that a model of the machine estimates; there is no table of sizes.
//! Not here: any operation (see `generate`).

mod bands;
mod cost;
mod depth;
mod memory;

use super::problem::Problem;
use super::spec::GemmTypes;
use crate::machine::Machine;
use core::fmt;
use cost::BLOCK_OVERHEAD;
use memory::Reach;

/// What a masked or overlapping vector costs beyond a whole one: among equals, the simple one is taken.
const RAGGED: f64 = 0.05;
/// What a movement of lanes costs that puts factors of several columns into a vector, as a part of a multiply-add.
const SPREAD: f64 = 0.25;
/// Columns that share a vector at most: their factors are in registers.
const MAX_ACROSS: usize = 4;
/// Vectors of rows in a block at most.
const MAX_VECTORS: usize = 6;
/// Products that are written one after the other, without a loop, at most.
const MAX_UNROLLED: usize = 96;
/// What is used at least so often is worth packing.
const PACKED_FROM: usize = 24;
/// Cycles for converting a number and putting it into all lanes.
const CONVERTED: f64 = 0.5;
/// Rows and columns of a block whose lanes hold products of one sum.
const SQUARE: usize = 4;
/// Registers of sums for each multiply-add in flight beyond which more chains bring nothing.
const MAX_CHAINS: usize = 4;
/// Values of C that are finished before the first of them is stored, at most, if columns share vectors: a store of some lanes
/// keeps what lies behind it from being loaded until it is done.
pub(super) const WAITING: usize = 24;
/// Columns that the last block may lack, at most: each takes registers for where it is instead.
pub(super) const MAX_SHORT: usize = 3;

/// Rows of a block that lie in one vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The first row, from that of the block on.
    pub(crate) at: usize,
    /// Lanes; a scalar if 1.
    pub(crate) lanes: usize,
    /// How many lanes, from the first on, hold rows.
    pub(crate) active: usize,
    /// Columns whose rows lie in one vector, each in so many lanes.
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

/// Blocks of the same number of columns, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Columns {
    pub(crate) first: usize,
    pub(crate) count: usize,
    pub(crate) width: usize,
    /// How many columns the last one lacks: it does its last one several times, in registers.
    pub(crate) short: usize,
}

impl Columns {
    /// Elements of a row of a packed panel: a block that is transposed has so many columns at least.
    pub(crate) fn padded(&self) -> usize {
        self.width.next_multiple_of(SQUARE)
    }
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
    /// Blocks that do a block of columns before the next one is begun: one if its rows of A stay in the innermost cache,
    /// else as many as the second one holds.
    pub(crate) at_once: usize,
    /// Sums that are kept for each element, of every so many products.
    pub(crate) chains: usize,
    /// Estimated cycles of all its blocks, and instructions.
    pub(crate) cycles: f64,
    pub(crate) instructions: f64,
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
    /// Whether rows of A do not lie side by side, and squares of them are transposed in registers where they are used.
    pub(crate) squares: bool,
    /// Whether lanes hold products of one sum instead of rows.
    pub(crate) by_depth: bool,
    /// So many products of each sum are done in one pass over C; if fewer than there are, the sums meet in C.
    pub(crate) chunk: usize,
    /// Whether a pass does all matrices of the batch.
    pub(crate) whole_batch: bool,
    /// Whether lanes change places at little cost.
    pub(crate) shuffles: bool,
    /// Whether one instruction puts halves and bytes of the widest vectors into any order.
    pub(crate) permutes: bool,
    /// Whether C is added to the sums when these are done: if it comes from afar or is turned, or if there is one block, which
    /// can begin before whatever wrote C is done.
    pub(crate) late: bool,
    /// Whether C is asked for before that.
    pub(crate) asked: bool,
    /// Estimated cycles of packing.
    pub(crate) packing_cycles: f64,
    /// Packed rows of A in all, and elements of a packed row of B.
    pub(crate) a_rows: usize,
    pub(crate) b_row: usize,
    /// Whether B is packed in panels as wide as blocks are, for each band its own; else in rows.
    pub(crate) b_panels: bool,
}

impl Plan {
    /// Elements of scratch memory.
    pub(crate) fn scratch(&self, problem: &Problem) -> usize {
        let (depth, batch) = (self.chunk, if self.whole_batch { problem.batch } else { 1 });
        self.sums_before(depth, batch) + if self.parts(problem) && problem.narrow { problem.m * problem.n } else { 0 }
    }

    /// Whether sums are made in parts, which meet in memory.
    pub(crate) fn parts(&self, problem: &Problem) -> bool {
        self.chunk < problem.depth || !self.whole_batch
    }

    /// Elements of scratch memory before sums that meet there.
    pub(crate) fn sums_before(&self, depth: usize, batch: usize) -> usize {
        self.b_before(depth, batch) + if self.pack_b { self.b_row * depth * batch + self.widest } else { 0 }
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
    element_bits: usize,
    /// Lanes and slots, ascending: first scalars, then vectors from two lanes on.
    widths: Vec<(usize, f64)>,
    /// Multiply-adds of one slot that begin in a cycle.
    slots_per_cycle: f64,
    /// Members of the groups of A that are joined in registers, where they are used; 1 if they are packed so, or alone.
    joined: usize,
    /// Whether both factors are packed in panels.
    panels: bool,
    /// Whether rows of A are transposed in registers, in squares of as many as the narrowest vectors have lanes.
    squares: bool,
    /// Whether the next column of C lies behind the last rows of one, and is loaded: not before a store of some lanes is done.
    behind: bool,
    reach: Reach,
}

/// How factors come to where they are multiplied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Supply {
    /// From where they lie, if rows of A lie side by side and nothing is converted; else they are packed.
    Plain,
    /// Members of groups of A are joined in registers.
    Joined,
    /// Rows of A that do not lie side by side are transposed in registers.
    Squares,
    /// Both are packed in panels.
    Panels,
}

/// Chooses; also how many products one instruction adds, which changes the problem.
pub(crate) fn plan(problem: &Problem, machine: &Machine) -> (Problem, Plan) {
    let model = Model::new(machine, problem.element_bits);
    let group = match problem.types {
        GemmTypes::Bf16 if machine.dot_bf16 => 2,
        GemmTypes::U8I8 if machine.dot_i8 => 4,
        _ => 1,
    };
    let (problem, by_rows) = match problem.grouped(group) {
        // What is no whole group is joined from its members. A few products are done sooner one by one.
        grouped if problem.products < 2 * group && !problem.products.is_multiple_of(group) => {
            let (by_groups, one_by_one) = (model.by_rows(&grouped), model.by_rows(problem));
            match one_by_one.cycles() + conversions(problem, &one_by_one) < by_groups.cycles() {
                true => (*problem, one_by_one),
                false => (grouped, by_groups),
            }
        }
        grouped => (grouped, model.by_rows(&grouped)),
    };
    let (problem, by_rows) = match model.turned(&problem) {
        Some((turned, plan)) if plan.cycles() < by_rows.cycles() => (turned, plan),
        _ => (problem, by_rows),
    };
    // C is not turned then, and groups are read where they lie or not at all.
    let straight = if problem.turned { problem.turned() } else { problem };
    let in_place = straight.a.depth == 1 && straight.b.depth == 1;
    let along = straight.grouped(if in_place { group } else { 1 });
    match model.by_depth(&along) {
        Some(by_depth) if by_depth.cycles() < by_rows.cycles() => (along, by_depth),
        _ => (problem, by_rows),
    }
}

/// Cycles for converting the factors of B where they are used: in each block of rows.
fn conversions(problem: &Problem, plan: &Plan) -> f64 {
    let blocks: usize = plan.bands.iter().map(|band| band.count).sum();
    let used = if plan.pack_b { 0 } else { blocks * problem.n * problem.products * problem.batch };
    used as f64 * CONVERTED
}

impl Model<'_> {
    /// The transposed product, whose C is turned when it is stored, where that may pay: if columns lie side by side in B or can
    /// be transposed in registers, and rows do not lie so in A, or are fewer than lanes.
    fn turned(&self, problem: &Problem) -> Option<(Problem, Plan)> {
        let turned = problem.turned();
        let may_pay = (problem.b.outer == 1 || self.may_transpose(&turned))
            && (problem.a.outer != 1 || problem.m < self.widest());
        // Squares of as many lanes are turned.
        let has_squares = matches!(self.quad(), 2 | 4);
        (may_pay && has_squares && problem.m > 1 && problem.n > 1).then(|| (turned, self.by_rows(&turned)))
    }

    /// With rows in lanes.
    fn by_rows(&self, problem: &Problem) -> Plan {
        let given = self.supplied(problem, Supply::Plain);
        // A group can be joined from rows that lie side by side.
        let joins = problem.group > 1 && problem.a.outer == 1;
        let others = [
            (joins, Supply::Joined),
            (self.may_transpose(problem), Supply::Squares),
            (self.may_pack_panels(problem), Supply::Panels),
        ];
        let mut plan = given.packed_by_rows(problem);
        for (_, supply) in others.into_iter().filter(|(may_pay, _)| *may_pay) {
            let other = self.supplied(problem, supply).packed_by_rows(problem);
            // Of two that cost the same the one that packs less is taken.
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
            // A block that is transposed has so many rows at least.
            band.padded = band.rows.next_multiple_of(self.widest().max(SQUARE));
            band.packed_before = a_rows;
            a_rows += band.count * band.padded;
        }
        let vectors = |band: &Band| band.columns.iter().map(|part| sums(&band.pieces, part.width)).sum::<usize>();
        let products = bands.iter().map(vectors).sum::<usize>() * problem.depth * problem.batch;
        let blocks = bands.iter().map(|band| band.columns.iter().map(|part| part.count).sum()).max().unwrap_or(0);
        let packing = self.packing(problem, &bands, a_rows);
        let turns = packing.chunk * if packing.whole_batch { problem.batch } else { 1 };
        for band in &mut bands {
            let most = self.at_once(band.rows, band.count, turns);
            // Groups of the same number of blocks, if there are any of about that size.
            let groups = |at_once: &usize| band.count.is_multiple_of(*at_once);
            band.at_once = (most / 2 + 1..=most).rev().find(groups).unwrap_or(band.count);
        }
        let unrolled = products <= MAX_UNROLLED;
        let asked = problem.m * problem.n * problem.element_bits / 8 > self.machine.l1_bytes;
        let single = bands.iter().map(|band| band.count).sum::<usize>() * blocks == 1;
        Plan {
            pack_a: packing.a,
            pack_b: packing.b,
            chunk: packing.chunk,
            whole_batch: packing.whole_batch,
            late: problem.turned
                || asked
                || single && problem.depth * problem.batch >= self.machine.fma_latency as usize,
            asked,
            a_rows,
            b_row: packing.b_row,
            b_panels: self.panels,
            squares: self.squares,
            packing_cycles: packing.cycles,
            ..self.whole(bands, unrolled, problem)
        }
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
            squares: false,
            by_depth: false,
            chunk: problem.depth,
            whole_batch: true,
            shuffles: self.machine.shuffles_per_cycle > 0.0,
            permutes: self.machine.permutes_bytes,
            late: false,
            asked: false,
            a_rows: 0,
            b_row: 0,
            b_panels: false,
            packing_cycles: 0.0,
        }
    }

    fn new(machine: &Machine, element_bits: usize) -> Model<'_> {
        let mut widths: Vec<(usize, f64)> = Vec::with_capacity(8);
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
        Model {
            machine,
            element_bits,
            widths,
            slots_per_cycle: machine.fma_per_cycle * f64::from(most),
            joined: 1,
            panels: false,
            squares: false,
            behind: false,
            reach: Reach::default(),
        }
    }

    fn widest(&self) -> usize {
        self.widths.last().map_or(1, |&(lanes, _)| lanes)
    }

    fn slots(&self, lanes: usize) -> f64 {
        self.widths.iter().find(|width| width.0 >= lanes).map_or(1.0, |width| width.1)
    }

    /// The cheapest vectors for so many rows, fewer than the widest has lanes; `above` rows stand above them in the block. The
    /// last rows of several columns may share a vector of so many lanes, none if 0.
    fn rest(&self, rows: usize, above: usize, spread: usize) -> (f64, Vec<Piece>) {
        if rows == 0 {
            return (0.0, Vec::new());
        }
        let mut best: Option<(f64, Vec<Piece>)> = None;
        let mut offer = |cost: f64, pieces: Vec<Piece>| {
            if best.as_ref().is_none_or(|best| cost < best.0) {
                best = Some((cost, pieces));
            }
        };
        // Of two that cost the same the one vector is taken, not the several.
        if let Some(&(lanes, cost)) = self.widths.iter().find(|width| width.0 >= rows) {
            if lanes > rows && lanes > 1 && self.machine.masked_access {
                let behind = if self.behind { 2.0 * RAGGED } else { 0.0 };
                offer(cost + RAGGED + behind, vec![Piece { at: above, lanes, active: rows, across: 1 }]);
            }
            if lanes > rows && above + rows >= lanes {
                offer(cost + 2.0 * RAGGED, vec![Piece { at: above + rows - lanes, lanes, active: lanes, across: 1 }]);
            }
        }
        if let Some(&(lanes, cost)) = self.widths.iter().rev().find(|width| width.0 <= rows) {
            let (rest, mut pieces) = self.rest(rows - lanes, above + lanes, spread);
            pieces.insert(0, Piece { at: above, lanes, active: lanes, across: 1 });
            offer(cost + rest, pieces);
        }
        // Without vectors above them, factors are lanes of vectors of B; with them, those of these vectors.
        let least = if above == 0 { self.quad() } else { 1 };
        let lanes = rows.next_power_of_two().max(least);
        let across = spread / lanes;
        if (2..=MAX_ACROSS).contains(&across) && (above == 0 || above >= self.quad()) {
            let piece = Piece { at: above, lanes, active: rows, across };
            let cost = (self.slots(spread) + SPREAD * self.merges(&piece, above > 0).slots) / across as f64;
            offer(cost, vec![piece]);
        }
        best.unwrap_or_default()
    }

    /// Vectors for so many rows.
    fn pieces(&self, rows: usize, spread: usize) -> Vec<Piece> {
        let lanes = self.widest();
        let whole = (0..rows / lanes).map(|number| Piece { at: number * lanes, lanes, active: lanes, across: 1 });
        let (_, rest) = self.rest(rows % lanes, rows / lanes * lanes, spread);
        whole.chain(rest).collect()
    }

    /// Lanes within which one of them is put into all by an instruction that needs no numbers.
    fn quad(&self) -> usize {
        self.machine.widths.first().map_or(1, |&bits| bits as usize) / self.element_bits
    }

    /// Whether several columns can share a vector: products of a sum lie side by side in B, which stays as it is.
    fn spreads(&self, problem: &Problem) -> bool {
        let in_place = problem.group > 1 && problem.products.is_multiple_of(problem.group) || !problem.converts;
        let spreads = self.machine.shuffles_per_cycle > 0.0 && !problem.turned && !self.squares;
        spreads && problem.b.depth == 1 && in_place && !self.packs_b(problem)
    }
}

/// Registers of sums for so many columns.
pub(super) fn sums(pieces: &[Piece], columns: usize) -> usize {
    pieces.iter().map(|piece| columns.div_ceil(piece.across)).sum()
}

/// Elements of a row of all panels of a band.
fn panel_columns(band: &Band) -> usize {
    band.columns.iter().map(|columns| columns.count * columns.padded()).sum()
}
