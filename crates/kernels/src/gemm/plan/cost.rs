//! What a block costs: cycles, and instructions to be made.
//!
//! In: the vectors of a block's rows, its columns, its chains. Out: estimates.
//! Not here: which blocks there are (see the module above).
//!
//! The model counts, for one column of A and one row of B, the issue slots of multiply-adds, loads, and all operations, and
//! the latency of a chain of sums; the largest of them is what a turn of the innermost loop takes. To that come the
//! loads and stores of C and a constant for each block, less what a machine does of them beside the multiply-adds of the
//! blocks before and behind: of small blocks all, so that these are the best ones where factors come from near.

use super::{MAX_UNROLLED, Model, Piece, WAITING};
use crate::gemm::problem::Problem;
use crate::machine::CACHE_LINE;

/// Loads that begin in a cycle: of what takes one issue slot.
pub(super) const LOADS_PER_CYCLE: f64 = 2.0;
/// Operations of all kinds that begin in a cycle.
const ISSUE_WIDTH: f64 = 6.0;
/// Cycles for entering and leaving a block's loops.
pub(super) const BLOCK_OVERHEAD: f64 = 12.0;
/// Cycles of a block that nothing hides.
const BLOCK_SHOWS: f64 = 2.0;
/// Cycles until what lies behind a store of some lanes can be loaded.
const STORED: f64 = 15.0;
/// The part of a small product's latency that what follows has to wait for.
const OVERLAPPED: f64 = 0.5;
/// The part of the movements of lanes that is not done beside multiply-adds: of transposed squares, and of joined groups.
const SQUARE_SHOWS: f64 = 0.2;
const JOINED_SHOWS: f64 = 0.4;
/// Cycles of a call that an instruction less is worth, at most, and as a part of all: one takes about a thousand to make, so
/// this is a kernel that is called fifty times.
const INSTRUCTION: f64 = 20.0;
const INSTRUCTION_PART: f64 = 5e-4;
/// Instructions around a block's loops.
const BLOCK_INSTRUCTIONS: f64 = 12.0;

/// What matters of the vectors of a block's rows: of those of one column, and of the one that several columns share.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    pub(super) whole: usize,
    pub(super) shared: usize,
    /// Columns that share it.
    pub(super) across: usize,
    pub(super) rows: usize,
    /// Issue slots of a multiply-add with each.
    pub(super) whole_slots: f64,
    pub(super) shared_slots: f64,
    /// Those of stores of some lanes for a column, and whether such are of what columns share.
    pub(super) ragged: f64,
    pub(super) shares_ragged: bool,
    /// Loads of a column of A.
    pub(super) loads: f64,
    /// Movements of lanes that join rows as often as columns share them.
    pub(super) joins: Moves,
    /// Those that put the factors of columns side by side, for each vector that these share.
    pub(super) merges: Moves,
}

/// Movements of lanes, and the issue slots that they take.
#[derive(Clone, Copy, Default)]
pub(super) struct Moves {
    pub(super) count: f64,
    pub(super) slots: f64,
}

impl Moves {
    fn plus(self, other: Moves, times: f64) -> Moves {
        Moves { count: self.count + other.count * times, slots: self.slots + other.slots * times }
    }
}

impl Parts {
    /// Registers of sums for so many columns.
    pub(super) fn sums(&self, columns: usize) -> usize {
        self.whole * columns + self.shared * columns.div_ceil(self.across)
    }

    /// The most columns whose sums are in so many registers.
    pub(super) fn most_columns(&self, registers: usize) -> usize {
        let group = self.whole * self.across + self.shared;
        let (groups, rest) = (registers / group, registers % group);
        groups * self.across + rest.saturating_sub(self.shared).checked_div(self.whole).unwrap_or(0)
    }
}

/// Estimates for a block.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    pub(super) cycles: f64,
    pub(super) instructions: f64,
    /// Whether more chains would make its turns shorter.
    pub(super) waits_for_sums: bool,
}

impl Model<'_> {
    /// The cycles that an instruction is worth: no less than it takes to issue it once, which is what small products consist of.
    pub(super) fn worth(&self, problem: &Problem) -> f64 {
        let products = (problem.m * problem.n * problem.depth * problem.batch) as f64;
        let least = products / (self.widest() as f64 * self.machine.fma_per_cycle);
        (least * INSTRUCTION_PART).clamp(1.0 / ISSUE_WIDTH, INSTRUCTION)
    }

    /// What matters of the vectors of a block's rows.
    pub(super) fn parts(&self, pieces: &[Piece]) -> Parts {
        let mut parts = Parts { across: 1, ..Parts::default() };
        for piece in pieces {
            let slots = self.slots(piece.lanes * piece.across);
            parts.rows += piece.active;
            if piece.active > 1 && piece.active < piece.lanes {
                parts.ragged += self.slots(piece.lanes);
                parts.shares_ragged |= piece.across > 1;
            }
            let load = self.load(piece.lanes);
            parts.loads += load;
            if self.squares && piece.lanes > 1 {
                let (loads, moves) = self.square(piece.lanes);
                parts.loads += loads - load;
                parts.joins = parts.joins.plus(moves, 1.0);
            }
            if piece.across == 1 {
                parts.whole += 1;
                parts.whole_slots += slots;
            } else {
                (parts.shared, parts.across, parts.shared_slots) = (1, piece.across, slots);
                // What is whole comes out of memory as often as it is wanted.
                let in_place = piece.active == 1 || piece.active == piece.lanes && piece.lanes >= self.quad();
                parts.joins = parts.joins.plus(self.merged(piece, |_| 1.0), if in_place { 0.0 } else { 1.0 });
                parts.merges = self.merges(piece, parts.whole > 0);
            }
            // Members of groups come one by one: they are put one behind the other and in order, or each is widened, all but
            // one are shifted, and they are put together.
            let (more, slots) = (self.joined as f64 - 1.0, self.slots(piece.lanes));
            parts.loads += more * load;
            let (count, steps) = match self.machine.permutes_bytes {
                _ if more == 0.0 => (0.0, 0.0),
                true => (more + 1.0, more + 1.0),
                false => (3.0 * more, 2.0 * more + 1.0),
            };
            parts.joins = parts.joins.plus(Moves { count, slots: steps * slots }, 1.0);
        }
        parts
    }

    /// Issue slots of a load of so many rows of A: what a multiply-add of as many lanes takes, and as much again for each line
    /// that a slot's part of the vector lies across.
    fn load(&self, lanes: usize) -> f64 {
        let across = (lanes * self.reach.torn_bytes) as f64 / CACHE_LINE as f64;
        self.slots(lanes) * (1.0 + across.min(1.0))
    }

    /// Loads of a column of A for so many lanes where its rows do not lie side by side, and movements of lanes: parts of several
    /// rows meet in a vector, and squares of these are transposed.
    fn square(&self, lanes: usize) -> (f64, Moves) {
        let quad = self.quad();
        let (mut joined, mut parts) = (Moves::default(), (lanes / quad).max(1));
        let loads = parts as f64 * self.slots(quad);
        while parts > 1 {
            parts /= 2;
            let slots = self.slots(lanes / parts);
            joined = joined.plus(Moves { count: 1.0, slots }, parts as f64);
        }
        let turns = f64::from(quad.ilog2());
        (loads, joined.plus(Moves { count: 1.0, slots: self.slots(lanes.max(quad)) }, turns))
    }

    /// Movements of lanes for the factors of columns that share a vector, a product: these stand in vectors above it, or beside
    /// those of other products in B.
    pub(super) fn merges(&self, piece: &Piece, in_vectors: bool) -> Moves {
        match in_vectors {
            true => self.merged(piece, |vectors| vectors),
            false => {
                let count = 1.0 + (piece.across as f64 - 1.0) / self.quad() as f64;
                Moves { count, slots: count * self.slots(piece.lanes * piece.across) }
            }
        }
    }

    /// Movements of lanes that put vectors into one, two at a time, if of so many that are left some are made.
    fn merged(&self, piece: &Piece, made: impl Fn(f64) -> f64) -> Moves {
        let (mut moves, mut vectors, mut lanes) = (Moves::default(), piece.across, piece.lanes);
        while vectors > 1 {
            (vectors, lanes) = (vectors / 2, lanes * 2);
            moves = moves.plus(Moves { count: 1.0, slots: self.slots(lanes.max(self.quad())) }, made(vectors as f64));
        }
        moves
    }

    /// The most columns of a block of these rows of which neither loads nor stores of C show.
    pub(super) fn hidden_columns(&self, problem: &Problem, parts: &Parts) -> usize {
        let of_column = parts.whole_slots + parts.shared_slots / parts.across as f64;
        let passes = if problem.reads_c { 3.0 } else { 2.0 };
        let hidden = (self.machine.hidden_cycles - BLOCK_OVERHEAD).max(0.0) * self.slots_per_cycle;
        (hidden / (passes * of_column)) as usize
    }

    /// Cycles for the sums of a block whose columns become rows: twice as many movements of lanes as vectors, one for each of the
    /// narrowest vectors, and the stores of these.
    fn turning(&self, problem: &Problem, parts: &Parts, columns: usize) -> f64 {
        if !problem.turned {
            return 0.0;
        }
        let (quad, widest) = (self.quad() as f64, self.slots(self.widest()));
        let rows = (parts.rows * columns.div_ceil(self.quad())) as f64;
        let moves = columns.next_multiple_of(self.quad()) as f64 * parts.whole_slots * 2.0 / widest;
        moves / self.machine.shuffles_per_cycle.max(1.0)
            + rows * (1.0 + self.slots(quad as usize) / (widest * self.machine.stores_per_cycle))
    }

    /// What one of `count` blocks of the same rows is estimated to cost.
    pub(super) fn block(
        &self,
        problem: &Problem,
        (parts, count): (&Parts, usize),
        columns: usize,
        chains: usize,
    ) -> Cost {
        let Parts { whole, shared, across, loads, rows, .. } = *parts;
        let groups = (shared * columns.div_ceil(across)) as f64;
        let slots = columns as f64 * parts.whole_slots + groups * parts.shared_slots;
        let factor_loads = columns as f64 / if whole == 0 { self.quad() as f64 } else { 1.0 };
        let (widest, spreads) = (self.slots(self.widest()), self.machine.shuffles_per_cycle > 0.0);
        // The last square is moved whole, however few of its products there are.
        let squares = if self.squares { problem.depth.next_multiple_of(self.quad()) } else { problem.depth };
        let joins = Moves::default().plus(parts.joins, squares as f64 / problem.depth as f64);
        let moves = joins.plus(parts.merges, groups);
        let n_sums = parts.sums(columns) as f64;
        let splats =
            if whole > 1 || whole * shared > 0 || !self.machine.broadcast_operand { columns as f64 } else { 0.0 };
        // What follows a small product begins before its sums are done.
        let products = n_sums * (problem.depth * problem.batch) as f64;
        let is_small = products <= MAX_UNROLLED as f64;
        let exposed = if is_small { OVERLAPPED } else { 1.0 };
        let lines = self.lines(problem, (rows, count), columns);
        let issued = n_sums + (whole + shared) as f64 + splats + moves.count + 2.0;
        let waiting_for_sums = exposed * f64::from(self.machine.fma_latency) / chains as f64;
        let working = [
            slots / self.slots_per_cycle,
            (loads + factor_loads) / LOADS_PER_CYCLE,
            issued / ISSUE_WIDTH,
            lines.moved(),
            if spreads { moves.slots / (self.machine.shuffles_per_cycle * widest) } else { 0.0 },
            // Units that move lanes also multiply.
            if moves.slots > 0.0 { (slots + moves.slots) / (self.machine.vector_ops_per_cycle * widest) } else { 0.0 },
        ]
        .into_iter()
        .fold(0.0, f64::max);
        let shown = match self.squares {
            true => SQUARE_SHOWS,
            false if self.joined > 1 => JOINED_SHOWS,
            false => 0.0,
        };
        let turn = working.max(waiting_for_sums) + lines.shown() + shown * moves.slots / self.slots_per_cycle;
        let of_c = slots / self.slots_per_cycle;
        let meeting = (chains - 1) as f64 * of_c;
        // Columns that share a vector part at the end, unless they lie in C as they do there.
        let stay_together = whole == 0 && parts.ragged == 0.0 && problem.ldc == rows;
        let parting = if stay_together { 0.0 } else { (shared * columns) as f64 / 2.0 };
        let (after, before) = (2.0 * of_c, if problem.reads_c { of_c } else { 0.0 });
        // Movements of lanes take turns with multiply-adds.
        let moved = if problem.reads_c { 2.0 * parting } else { parting } + self.turning(problem, parts, columns);
        let waits = parts.shares_ragged && problem.reads_c && columns * (whole + shared) > WAITING;
        let behind = if self.behind && parts.ragged > 0.0 { STORED } else { 0.0 };
        let waiting = behind + if waits { groups * STORED } else { 0.0 };
        // The multiply-adds of the next block are begun before sums are stored, and what C holds is loaded before those of this
        // one are done: as far as a machine looks ahead.
        let around = (after + before + BLOCK_OVERHEAD - self.machine.hidden_cycles).max(0.0);
        let around = around + moved + meeting + waiting + self.met(problem, rows, columns);
        let stored = columns as f64 * (parts.whole_slots + shared as f64) / (widest * self.machine.stores_per_cycle);
        let cycles = (turn * (problem.depth * problem.batch) as f64 + around).max(stored) + BLOCK_SHOWS;
        let written = match problem.depth {
            depth if is_small => depth * problem.batch,
            depth if whole == 0 || self.squares => self.quad().max(chains).min(depth) + depth % self.quad().max(chains),
            depth => chains + depth % chains,
        };
        let stored =
            (whole * columns) as f64 + if stay_together { groups } else { (shared * columns) as f64 + 2.0 * parting };
        let once = n_sums * (2 * chains - 1) as f64 + stored * if problem.reads_c { 1.5 } else { 1.0 };
        let instructions = issued * written as f64 + once + BLOCK_INSTRUCTIONS;
        Cost { cycles, instructions, waits_for_sums: working < waiting_for_sums }
    }
}
