//! The cost of a block: estimated cycles and instructions.
//!
//! In: the row vectors of a block, its columns, its accumulators. Out: estimates.
//! Not here: which blocks exist (see the module above).
//!
//! For one K step, the model counts issue slots of multiply-adds, loads, and all operations, and the latency of the
//! accumulators. The maximum of these is the time of an iteration of the innermost loop. The model adds the loads and
//! stores of C and a constant per block, minus what out-of-order execution overlaps with the multiply-adds of the
//! neighbouring blocks. Small blocks overlap fully, so they win when the operands are in near caches.

use super::memory::RowsInCaches;
use super::{MAX_DEFERRED_STORES, MAX_UNROLLED, Model, Piece};
use crate::gemm::problem::Problem;
use crate::machine::CACHE_LINE;

/// Counts over the row vectors of a block: `unshared` vectors hold one column, the `shared` one holds several.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    pub(super) unshared: usize,
    pub(super) shared: usize,
    /// Number of columns that share the vector.
    pub(super) across: usize,
    pub(super) rows: usize,
    /// Issue slots of one multiply-add with each kind.
    pub(super) unshared_slots: f64,
    pub(super) shared_slots: f64,
    /// Issue slots of the partial stores of a column, and whether a shared vector needs some.
    pub(super) partial_store_slots: f64,
    pub(super) shares_partial: bool,
    /// Loads for one K step of A.
    pub(super) loads: f64,
    /// Shuffles that repeat rows of A for the columns that share a vector.
    pub(super) joins: Shuffles,
    /// Shuffles that assemble the B values of the sharing columns, for each shared vector.
    pub(super) merges: Shuffles,
}

/// A number of shuffles, and the issue slots that they take.
#[derive(Clone, Copy, Default)]
pub(super) struct Shuffles {
    pub(super) count: f64,
    pub(super) slots: f64,
}

impl Shuffles {
    fn plus(self, other: Shuffles, times: f64) -> Shuffles {
        Shuffles { count: self.count + other.count * times, slots: self.slots + other.slots * times }
    }
}

impl Parts {
    /// Accumulator registers for this number of columns.
    pub(super) fn accumulator_registers(&self, columns: usize) -> usize {
        self.unshared * columns + self.shared * columns.div_ceil(self.across)
    }

    /// The maximum number of columns whose accumulators fit this number of registers.
    pub(super) fn most_columns(&self, registers: usize) -> usize {
        let group = self.unshared * self.across + self.shared;
        let (groups, tail) = (registers / group, registers % group);
        groups * self.across + tail.saturating_sub(self.shared).checked_div(self.unshared).unwrap_or(0)
    }
}

/// Blocks with the same rows.
pub(super) struct Rows {
    pub(super) parts: Parts,
    /// Blocks above each other.
    pub(super) count: usize,
    caches: RowsInCaches,
    /// Shuffles of A in an iteration.
    joins: Shuffles,
    /// Whether C has the layout of shared vectors, so that they are not split.
    stays_shared: bool,
    /// Cycles that a partial store delays the next load.
    stall: f64,
    /// Lanes that an instruction broadcasts, and issue slots of the widest vectors.
    quad: usize,
    widest: f64,
}

/// Estimates for one or more blocks.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    pub(super) cycles: f64,
    pub(super) instructions: f64,
    /// Whether more independent accumulators would shorten an iteration.
    pub(super) waits_for_latency: bool,
}

impl Model<'_> {
    /// Cycles that one instruction is worth. The minimum is the time to issue it once, because a small product is
    /// straight-line code.
    pub(super) fn worth(&self, problem: &Problem) -> f64 {
        let products = (problem.m * problem.n * problem.k * problem.batch) as f64;
        let min_cycles = products / (self.widest() as f64 * self.machine.fma_per_cycle);
        let cycles = min_cycles * self.coefficients.instruction_part;
        cycles.max(1.0 / self.machine.issue_width).min(self.coefficients.max_instruction_cycles)
    }

    /// Counts the row vectors of a block by kind.
    pub(super) fn parts(&self, pieces: &[Piece]) -> Parts {
        let mut parts = Parts { across: 1, ..Parts::default() };
        for piece in pieces {
            let slots = self.slots(piece.lanes * piece.across);
            parts.rows += piece.active;
            if piece.active > 1 && piece.active < piece.lanes {
                parts.partial_store_slots += self.slots(piece.lanes);
                parts.shares_partial |= piece.across > 1;
            }
            let load = self.load(piece.lanes);
            parts.loads += load;
            if self.transposes_a && piece.lanes > 1 {
                let (loads, shuffles) = self.square(piece.lanes);
                parts.loads += loads - load;
                parts.joins = parts.joins.plus(shuffles, 1.0);
            }
            if piece.across == 1 {
                parts.unshared += 1;
                parts.unshared_slots += slots;
            } else {
                (parts.shared, parts.across, parts.shared_slots) = (1, piece.across, slots);
                // A full vector is loaded repeatedly from memory without shuffles.
                let in_place = piece.active == 1 || piece.active == piece.lanes && piece.lanes >= self.quad();
                parts.joins = parts.joins.plus(self.merged(piece, |_| 1.0), if in_place { 0.0 } else { 1.0 });
                parts.merges = self.merges(piece, parts.unshared > 0);
            }
            // The members of a group are loaded separately. With a byte permute they are concatenated and permuted;
            // otherwise each is widened, all but one are shifted, and they are combined.
            let (more, slots) = (self.joined as f64 - 1.0, self.slots(piece.lanes));
            parts.loads += more * load;
            let (count, steps) = match self.machine.permutes_bytes {
                _ if more == 0.0 => (0.0, 0.0),
                true => (more + 1.0, more + 1.0),
                false => (3.0 * more, 2.0 * more + 1.0),
            };
            parts.joins = parts.joins.plus(Shuffles { count, slots: steps * slots }, 1.0);
        }
        parts
    }

    /// Issue slots of a load of rows of A: those of a multiply-add with as many lanes, doubled in proportion to
    /// cache-line splits.
    fn load(&self, lanes: usize) -> f64 {
        let across = (lanes * self.reach.split_bytes) as f64 / CACHE_LINE as f64;
        self.slots(lanes) * (1.0 + across.min(1.0))
    }

    /// Loads and shuffles for one K step of A if its rows are not contiguous: parts of several rows are concatenated,
    /// and tiles are transposed.
    fn square(&self, lanes: usize) -> (f64, Shuffles) {
        let quad = self.quad();
        let (mut joined, mut parts) = (Shuffles::default(), (lanes / quad).max(1));
        let loads = parts as f64 * self.slots(quad);
        while parts > 1 {
            parts /= 2;
            let slots = self.slots(lanes / parts);
            joined = joined.plus(Shuffles { count: 1.0, slots }, parts as f64);
        }
        let stages = f64::from(quad.ilog2());
        (loads, joined.plus(Shuffles { count: 1.0, slots: self.slots(lanes.max(quad)) }, stages))
    }

    /// Shuffles per K step for the B values of columns that share a vector. They come from broadcast vectors, or from
    /// lanes of vectors of B that hold several K steps.
    pub(super) fn merges(&self, piece: &Piece, in_vectors: bool) -> Shuffles {
        match in_vectors {
            true => self.merged(piece, |vectors| vectors),
            false => {
                let count = 1.0 + (piece.across as f64 - 1.0) / self.quad() as f64;
                Shuffles { count, slots: count * self.slots(piece.lanes * piece.across) }
            }
        }
    }

    /// Shuffles that merge vectors pairwise into one; `n_shuffles` returns how many of the merges at a level need a
    /// shuffle.
    fn merged(&self, piece: &Piece, n_shuffles: impl Fn(f64) -> f64) -> Shuffles {
        let (mut shuffles, mut vectors, mut lanes) = (Shuffles::default(), piece.across, piece.lanes);
        while vectors > 1 {
            (vectors, lanes) = (vectors / 2, lanes * 2);
            shuffles = shuffles
                .plus(Shuffles { count: 1.0, slots: self.slots(lanes.max(self.quad())) }, n_shuffles(vectors as f64));
        }
        shuffles
    }

    /// The maximum number of columns in a block of these rows for which the loads and stores of C are fully hidden.
    pub(super) fn hidden_columns(&self, problem: &Problem, parts: &Parts) -> usize {
        let of_column = parts.unshared_slots + parts.shared_slots / parts.across as f64;
        let passes = if problem.reads_c { 3.0 } else { 2.0 };
        let hidden = (self.machine.hidden_cycles - self.coefficients.block_cycles).max(0.0) * self.slots_per_cycle;
        (hidden / (passes * of_column)) as usize
    }

    /// Cycles to transpose the accumulators of a block: two shuffles per vector, an extraction for each of the
    /// narrowest vectors, and their stores.
    fn transpose_cycles(&self, problem: &Problem, parts: &Parts, columns: usize) -> f64 {
        if !problem.c_transposed {
            return 0.0;
        }
        let (quad, widest) = (self.quad() as f64, self.slots(self.widest()));
        let rows = (parts.rows * columns.div_ceil(self.quad())) as f64;
        let shuffles = columns.next_multiple_of(self.quad()) as f64 * parts.unshared_slots * 2.0 / widest;
        shuffles / self.machine.shuffles_per_cycle.max(1.0)
            + rows * (1.0 + self.slots(quad as usize) / (widest * self.machine.stores_per_cycle))
    }

    /// What the cost of blocks with these rows depends on, apart from their columns; there are `count` of them above each
    /// other.
    pub(super) fn rows(&self, problem: &Problem, parts: Parts, count: usize) -> Rows {
        // The last tile is loaded in full even if K ends inside it.
        let k_loaded = if self.transposes_a { problem.k.next_multiple_of(self.quad()) } else { problem.k };
        let stall = if self.partial_store_stalls && parts.partial_store_slots > 0.0 {
            self.machine.partial_store_stall
        } else {
            0.0
        };
        Rows {
            parts,
            count,
            caches: self.rows_in_caches(problem, (parts.rows, count)),
            joins: Shuffles::default().plus(parts.joins, k_loaded as f64 / problem.k as f64),
            stays_shared: parts.unshared == 0 && parts.partial_store_slots == 0.0 && problem.ldc == parts.rows,
            stall,
            quad: self.quad(),
            widest: self.slots(self.widest()),
        }
    }

    /// Estimates a block of these rows.
    pub(super) fn block(&self, problem: &Problem, of: &Rows, columns: usize, accumulators: usize) -> Cost {
        let Rows { parts, caches, joins, stays_shared, stall, quad, widest, .. } = of;
        let (quad, widest, stays_shared) = (*quad, *widest, *stays_shared);
        let Parts { unshared, shared, across, loads, rows, .. } = *parts;
        let groups = (shared * columns.div_ceil(across)) as f64;
        let slots = columns as f64 * parts.unshared_slots + groups * parts.shared_slots;
        let b_loads = columns as f64 / if unshared == 0 { quad as f64 } else { 1.0 };
        let spreads = self.machine.shuffles_per_cycle > 0.0;
        let shuffles = joins.plus(parts.merges, groups);
        let n_accumulators = parts.accumulator_registers(columns) as f64;
        let broadcasts =
            if unshared > 1 || unshared * shared > 0 || !self.machine.broadcast_operand { columns as f64 } else { 0.0 };
        // The code after a small product starts before the accumulators are done.
        let products = n_accumulators * (problem.k * problem.batch) as f64;
        let is_small = products <= MAX_UNROLLED as f64;
        let exposed = if is_small { self.coefficients.small_latency_exposed } else { 1.0 };
        let lines = self.lines(problem, caches, columns);
        let issued = n_accumulators + (unshared + shared) as f64 + broadcasts + shuffles.count + 2.0;
        let latency_cycles = exposed * f64::from(self.machine.fma_latency) / accumulators as f64;
        let throughput_cycles = [
            slots / self.slots_per_cycle,
            (loads + b_loads) / self.machine.loads_per_cycle,
            issued / self.machine.issue_width,
            lines.transfer_cycles(self.machine),
            if spreads { shuffles.slots / (self.machine.shuffles_per_cycle * widest) } else { 0.0 },
            // Shuffle units also multiply.
            if shuffles.slots > 0.0 {
                (slots + shuffles.slots) / (self.machine.vector_ops_per_cycle * widest)
            } else {
                0.0
            },
        ]
        .into_iter()
        .fold(0.0, f64::max);
        let exposed_part = match self.transposes_a {
            true => self.coefficients.transpose_exposed,
            false if self.joined > 1 => self.coefficients.join_exposed,
            false => 0.0,
        };
        let iteration = throughput_cycles.max(latency_cycles)
            + lines.exposed_cycles(self.coefficients)
            + exposed_part * shuffles.slots / self.slots_per_cycle;
        let c_cycles = slots / self.slots_per_cycle;
        let combining = (accumulators - 1) as f64 * c_cycles;
        // Shared vectors are split at the end, unless C has the same layout as the vector.
        let splitting = if stays_shared { 0.0 } else { (shared * columns) as f64 / 2.0 };
        let (after, before) = (2.0 * c_cycles, if problem.reads_c { c_cycles } else { 0.0 });
        // Shuffles compete with multiply-adds.
        let shuffle_cycles =
            if problem.reads_c { 2.0 * splitting } else { splitting } + self.transpose_cycles(problem, parts, columns);
        let waits = parts.shares_partial && problem.reads_c && columns * (unshared + shared) > MAX_DEFERRED_STORES;
        let stall_cycles = stall + if waits { groups * self.machine.partial_store_stall } else { 0.0 };
        // The multiply-adds of the next block start before this block stores, and C is loaded before this block's
        // multiply-adds finish, as far as the out-of-order window reaches.
        let around = (after + before + self.coefficients.block_cycles - self.machine.hidden_cycles).max(0.0);
        let around = around + shuffle_cycles + combining + stall_cycles + self.c_miss_cycles(problem, rows, columns);
        let stored = columns as f64 * (parts.unshared_slots + shared as f64) / (widest * self.machine.stores_per_cycle);
        let cycles = (iteration * (problem.k * problem.batch) as f64 + around).max(stored)
            + self.coefficients.block_exposed_cycles;
        let n_unrolled = match problem.k {
            k if is_small => k * problem.batch,
            k if unshared == 0 || self.transposes_a => quad.max(accumulators).min(k) + k % quad.max(accumulators),
            k => accumulators + k % accumulators,
        };
        let stored = (unshared * columns) as f64
            + if stays_shared { groups } else { (shared * columns) as f64 + 2.0 * splitting };
        let once = n_accumulators * (2 * accumulators - 1) as f64 + stored * if problem.reads_c { 1.5 } else { 1.0 };
        let instructions = issued * n_unrolled as f64 + once + self.coefficients.block_instructions;
        Cost { cycles, instructions, waits_for_latency: throughput_cycles < latency_cycles }
    }
}
