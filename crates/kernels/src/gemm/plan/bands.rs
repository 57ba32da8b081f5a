//! Searches for the cheapest cut of C into bands of rows and blocks of columns.
//!
//! In: a problem and how its operands are supplied. Out: bands, each with its row vectors, column blocks and
//! accumulators.
//! Not here: the cost of a block (see `cost`), the ways to supply operands (see the module above).

use super::cost::{Cost, Parts, Rows};
use super::{Band, Columns, MAX_ACCUMULATORS, MAX_MISSING_COLUMNS, MAX_VECTORS, Model, Piece};
use crate::gemm::problem::Problem;

/// Maximum number of different block widths.
const MAX_PARTS: usize = 4;

/// The best column blocking for `count` blocks of `mr` rows.
#[derive(Clone, Copy)]
struct Cut {
    count: usize,
    mr: usize,
    weight: f64,
    cycles: f64,
    instructions: f64,
    columns: [Columns; MAX_PARTS],
    n_columns: usize,
    accumulators: usize,
    spread: usize,
}

/// Estimates of blocks of one kind of rows by their columns and accumulators: different cuts of the columns share blocks.
#[derive(Default)]
pub(super) struct KnownBlocks(Vec<(usize, usize, Cost)>);

impl KnownBlocks {
    fn get_or(&mut self, nr: usize, accumulators: usize, estimate: impl FnOnce() -> Cost) -> Cost {
        if let Some(&(.., cost)) = self.0.iter().find(|&&(of, with, _)| (of, with) == (nr, accumulators)) {
            return cost;
        }
        let cost = estimate();
        self.0.push((nr, accumulators, cost));
        cost
    }
}

impl Model<'_> {
    /// Returns the cheapest cut of all rows into bands.
    pub(super) fn bands(&self, problem: &Problem) -> Vec<Band> {
        let lanes = self.widest();
        // Memoised results: different cuts share bands.
        let mut known: Vec<(usize, usize, Option<Cut>)> = Vec::new();
        let mut known_blocks = KnownBlocks::default();
        let mut best: Option<(f64, [Option<(usize, Cut)>; 2])> = None;
        for vectors in 1..=MAX_VECTORS {
            let height = vectors * lanes;
            let (count, tail) = (problem.m / height, problem.m % height);
            let with_tail = |n_full: usize| {
                let tail = problem.m - n_full * height;
                [(0, n_full, height), (n_full * height, usize::from(tail > 0), tail)]
            };
            // The remainder is a separate band, or is merged with the last full block, or all blocks get the same
            // height.
            let joined = (tail > 0 && count > 0).then(|| with_tail(count - 1));
            let blocks = problem.m.div_ceil(height);
            let equal = tail > 0 && problem.m.is_multiple_of(blocks);
            let equal = equal.then(|| [(0, blocks, problem.m / blocks), (0, 0, 0)]);
            'cuts: for heights in [Some(with_tail(count)), joined, equal].into_iter().flatten() {
                let (mut weight, mut cuts) = (0.0, [None; 2]);
                for (cut, (first, count, rows)) in cuts.iter_mut().zip(heights).filter(|(_, (_, count, _))| *count > 0)
                {
                    let seen = known
                        .iter()
                        .find(|&&(n_rows, n_blocks, _)| (n_rows, n_blocks) == (rows, count))
                        .map(|&(_, _, cut)| cut);
                    // A part that is too expensive alone stays so: the limit only falls.
                    let cut_of_rows = seen.unwrap_or_else(|| {
                        let limit = best.as_ref().map_or(f64::INFINITY, |best| best.0);
                        let cut_of_rows = self.cut(problem, count, rows, limit, &mut known_blocks);
                        known.push((rows, count, cut_of_rows));
                        cut_of_rows
                    });
                    let Some(cut_of_rows) = cut_of_rows else { continue 'cuts };
                    weight += cut_of_rows.weight;
                    *cut = Some((first, cut_of_rows));
                }
                if best.as_ref().is_none_or(|best| weight < best.0) {
                    best = Some((weight, cuts));
                }
            }
            if height >= problem.m {
                break;
            }
        }
        best.map_or(Vec::new(), |best| best.1.into_iter().flatten().map(|(first, cut)| self.band(first, cut)).collect())
    }

    fn band(&self, first: usize, cut: Cut) -> Band {
        let Cut { count, mr, spread, accumulators, cycles, instructions, columns, n_columns, .. } = cut;
        let (pieces, columns) = (self.pieces(mr, spread), columns[..n_columns].to_vec());
        let (padded, packed_before, mc_blocks) = (0, 0, 1);
        Band { first, count, mr, pieces, columns, padded, packed_before, mc_blocks, accumulators, cycles, instructions }
    }

    /// Returns the best column blocks for `count` blocks of these rows, or none if the accumulators do not fit the
    /// registers, or the multiply-adds alone weigh at least as much as the limit.
    fn cut(&self, problem: &Problem, count: usize, rows: usize, limit: f64, known: &mut KnownBlocks) -> Option<Cut> {
        let mut best: Option<Cut> = None;
        let iterations = (count * problem.n * problem.k * problem.batch) as f64;
        let (worth, tail) = (self.worth(problem), rows % self.widest());
        let spreads = tail > 0 && self.spreads(problem);
        let shared = self.widths.iter().map(|vector| vector.0).filter(|&lanes| spreads && lanes >= self.quad());
        for spread in core::iter::once(0).chain(shared) {
            let pieces = self.pieces(rows, spread);
            if spread > 0 && pieces.iter().all(|piece| piece.across == 1) {
                continue;
            }
            let Some(free) = self.free_registers(&pieces) else { continue };
            let parts = self.parts(&pieces);
            let slots = parts.unshared_slots + parts.shared_slots / parts.across as f64;
            // A little less, because sums are rounded.
            if slots * iterations * (1.0 - 1e-6) >= limit * self.slots_per_cycle {
                continue;
            }
            let of_rows = self.rows(problem, parts, count);
            known.0.clear();
            self.cuts(problem, &of_rows.parts, free, |blocks, accumulators| {
                let Cost { cycles, instructions, waits_for_latency } =
                    self.blocks(problem, &of_rows, blocks, accumulators, known);
                let weight = cycles + instructions * worth;
                if best.as_ref().is_none_or(|best| weight < best.weight) {
                    let (mut columns, n_columns) = ([Columns::default(); MAX_PARTS], blocks.len());
                    columns[..n_columns].copy_from_slice(blocks);
                    best = Some(Cut {
                        count,
                        mr: rows,
                        weight,
                        cycles,
                        instructions,
                        columns,
                        n_columns,
                        accumulators,
                        spread,
                    });
                }
                waits_for_latency
            });
        }
        best
    }

    /// Estimates blocks of these rows for each of these blocks of columns; `known` are blocks of the same rows.
    pub(super) fn blocks(
        &self,
        problem: &Problem,
        of: &Rows,
        columns: &[Columns],
        accumulators: usize,
        known: &mut KnownBlocks,
    ) -> Cost {
        // Loads of the next row block overlap the partial stores of this one.
        let Rows { parts, count, .. } = of;
        let count = *count;
        let waits = if count > 1 && problem.reads_c { parts.partial_store_slots } else { 0.0 };
        let mut all = Cost { cycles: 0.0, instructions: 0.0, waits_for_latency: false };
        for part in columns {
            let block = known.get_or(part.nr, accumulators, || self.block(problem, of, part.nr, accumulators));
            all.cycles += (block.cycles + part.nr as f64 * waits) * (count * part.count) as f64;
            all.instructions += block.instructions + (4 * part.missing) as f64;
            all.waits_for_latency |= block.waits_for_latency;
        }
        all
    }

    /// Registers that are free for accumulators.
    fn free_registers(&self, pieces: &[Piece]) -> Option<usize> {
        let masked = pieces.iter().any(|piece| piece.active < piece.lanes);
        let unshared = pieces.iter().filter(|piece| piece.across == 1).count();
        // One register for each vector of A; one for the B value, unless the multiply-add reads it from memory; and one
        // for the mask on machines without mask registers.
        let mut others = unshared + usize::from(unshared > 1 || !self.machine.broadcast_operand);
        let across = pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        if unshared == 0 {
            others = self.quad() + 2;
        } else if across > 1 {
            // Repeated rows of A, and the B values of the sharing columns.
            others = pieces.len() + across + 1;
        }
        // The index vector that permutes group members.
        others += usize::from(self.joined > 1 && self.machine.permutes_bytes);
        if self.transposes_a {
            // Rows of several K steps, and a tile during its transpose.
            others = self.quad() * (unshared + 1) + usize::from(unshared > 1 || !self.machine.broadcast_operand);
        }
        let masks = usize::from(masked && !self.machine.masked_access);
        (self.machine.vector_registers as usize).checked_sub(others + masks)
    }

    /// Offers the column blockings whose accumulators fit the free registers, with a number of independent accumulators
    /// each. It tries more accumulators only while `offer` reports that latency limits the block.
    fn cuts(&self, problem: &Problem, parts: &Parts, free: usize, mut offer: impl FnMut(&[Columns], usize) -> bool) {
        let n = problem.n;
        let (across, max_nr) = (parts.across, n.min(parts.most_columns(free)));
        if max_nr == 0 {
            return;
        }
        let mut with_accumulators = |columns: &[Columns]| {
            let mut accumulators = 1;
            while accumulators <= MAX_ACCUMULATORS && parts.accumulator_registers(columns[0].nr) * accumulators <= free
            {
                accumulators *= 2;
                if !offer(columns, accumulators / 2) || accumulators > problem.k {
                    break;
                }
            }
        };
        // Also try the widest block without conflict misses in L1D, and the widest whose loads and stores of C overlap
        // with other blocks' multiply-adds.
        let conflict_free = Some(self.reach.b_columns).filter(|&conflict_free| conflict_free < max_nr);
        let hidden = self.hidden_columns(problem, parts).min(n);
        let hidden = Some(hidden).filter(|&hidden| 2 * hidden <= max_nr && hidden > 0 && Some(hidden) != conflict_free);
        for max_nr in core::iter::once(max_nr).chain(conflict_free).chain(hidden) {
            // Blocks of one width; the last may lack some columns.
            let mut nr = max_nr;
            while 2 * nr > max_nr {
                let count = n.div_ceil(nr);
                nr = n.div_ceil(count);
                let missing = nr * count - n;
                if missing <= MAX_MISSING_COLUMNS.min(nr - 1) && (missing == 0 || !self.panels && !problem.c_transposed)
                {
                    with_accumulators(&[Columns { first: 0, count, nr, missing }]);
                }
                nr -= 1;
            }
            // Blocks of two widths.
            let fewest = n.div_ceil(max_nr);
            let candidates = [(fewest, 1), (fewest + 1, 1), (fewest, across), (fewest + 1, across)];
            for (blocks, unit) in candidates.into_iter().take(if across > 1 { 4 } else { 2 }) {
                if blocks <= n.div_ceil(unit) {
                    let (columns, len) = columns(n, blocks, unit);
                    if len > 1 {
                        with_accumulators(&columns[..len]);
                    }
                }
            }
        }
    }
}

/// Cuts columns into blocks whose widths differ by at most one unit, wider blocks first; the last block may be
/// narrower.
pub(super) fn columns(n: usize, blocks: usize, unit: usize) -> ([Columns; MAX_PARTS], usize) {
    let units = n.div_ceil(unit);
    let (nr, wider) = (units / blocks * unit, units % blocks);
    let (mut parts, mut len) = ([Columns::default(); MAX_PARTS], 0);
    let (mut first, mut left) = (0, n);
    for (count, nr) in [(wider, nr + unit), (blocks - wider, nr)] {
        let n_full = count.min(left / nr);
        for (count, nr) in [(n_full, nr), (usize::from(n_full < count), left - n_full * nr)] {
            if count > 0 && nr > 0 {
                parts[len] = Columns { first, count, nr, missing: 0 };
                len += 1;
                first += count * nr;
                left -= count * nr;
            }
        }
    }
    (parts, len)
}
