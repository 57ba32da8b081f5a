//! Bands of rows and blocks of columns: the cuts of C that cost least.
//!
//! In: a problem, with how its factors come. Out: bands, each with its vectors of rows, blocks of columns and chains.
//! Not here: what a block costs (see `cost`), which ways to bring the factors there are (see the module above).

use super::cost::Parts;
use super::{Band, Columns, MAX_CHAINS, MAX_SHORT, MAX_VECTORS, Model, Piece};
use crate::gemm::problem::Problem;

/// Widths of blocks at most.
const MAX_PARTS: usize = 4;

/// The best of the ways to cut columns, for so many times the same rows.
#[derive(Clone, Copy)]
struct Cut {
    count: usize,
    rows: usize,
    weight: f64,
    cycles: f64,
    instructions: f64,
    columns: [Columns; MAX_PARTS],
    n_columns: usize,
    chains: usize,
    spread: usize,
}

impl Model<'_> {
    /// The best cut of all rows into bands.
    pub(super) fn bands(&self, problem: &Problem) -> Vec<Band> {
        let lanes = self.widest();
        // Cuts of rows that were looked at: ways to cut have bands in common.
        let mut known: Vec<(usize, usize, Option<Cut>)> = Vec::new();
        let mut best: Option<(f64, [Option<(usize, Cut)>; 2])> = None;
        for vectors in 1..=MAX_VECTORS {
            let height = vectors * lanes;
            let (count, rest) = (problem.m / height, problem.m % height);
            let with_rest = |whole: usize| {
                let rest = problem.m - whole * height;
                [(0, whole, height), (whole * height, usize::from(rest > 0), rest)]
            };
            // What is left is a band of its own, or the last block takes it beside whole ones, or all blocks are alike.
            let joined = (rest > 0 && count > 0).then(|| with_rest(count - 1));
            let blocks = problem.m.div_ceil(height);
            let alike = rest > 0 && problem.m.is_multiple_of(blocks);
            let alike = alike.then(|| [(0, blocks, problem.m / blocks), (0, 0, 0)]);
            'ways: for heights in [Some(with_rest(count)), joined, alike].into_iter().flatten() {
                let (mut weight, mut cuts) = (0.0, [None; 2]);
                for (cut, (first, count, rows)) in cuts.iter_mut().zip(heights).filter(|(_, (_, count, _))| *count > 0)
                {
                    let seen =
                        known.iter().find(|&&(of, times, _)| (of, times) == (rows, count)).map(|&(_, _, cut)| cut);
                    let found = seen.unwrap_or_else(|| {
                        let found = self.cut(problem, count, rows);
                        known.push((rows, count, found));
                        found
                    });
                    let Some(found) = found else { continue 'ways };
                    weight += found.weight;
                    *cut = Some((first, found));
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
        let Cut { count, rows, spread, chains, cycles, instructions, columns, n_columns, .. } = cut;
        let (pieces, columns) = (self.pieces(rows, spread), columns[..n_columns].to_vec());
        let (padded, packed_before, at_once) = (0, 0, 1);
        Band { first, count, rows, pieces, columns, padded, packed_before, at_once, chains, cycles, instructions }
    }

    /// The best blocks of columns for so many times these rows; none if sums do not fit the registers.
    fn cut(&self, problem: &Problem, count: usize, rows: usize) -> Option<Cut> {
        let mut best: Option<Cut> = None;
        let (worth, rest) = (self.worth(problem), rows % self.widest());
        let spreads = rest > 0 && self.spreads(problem);
        let shared = self.widths.iter().map(|width| width.0).filter(|&lanes| spreads && lanes >= self.quad());
        for spread in core::iter::once(0).chain(shared) {
            let pieces = self.pieces(rows, spread);
            if spread > 0 && pieces.iter().all(|piece| piece.across == 1) {
                continue;
            }
            let Some(free) = self.free_registers(&pieces) else { continue };
            let parts = self.parts(&pieces);
            // Rows of the block below lie behind those that were stored.
            let waits = if count > 1 && problem.reads_c { parts.ragged } else { 0.0 };
            self.cuts(problem, &parts, free, |parted, chains| {
                let (mut cycles, mut instructions, mut waits_for_sums) = (0.0, 0.0, false);
                for part in parted {
                    let block = self.block(problem, (&parts, count), part.width, chains);
                    cycles += (block.cycles + part.width as f64 * waits) * (count * part.count) as f64;
                    instructions += block.instructions + (4 * part.short) as f64;
                    waits_for_sums |= block.waits_for_sums;
                }
                let weight = cycles + instructions * worth;
                if best.as_ref().is_none_or(|best| weight < best.weight) {
                    let (mut columns, n_columns) = ([Columns::default(); MAX_PARTS], parted.len());
                    columns[..n_columns].copy_from_slice(parted);
                    best = Some(Cut { count, rows, weight, cycles, instructions, columns, n_columns, chains, spread });
                }
                waits_for_sums
            });
        }
        best
    }

    /// Registers for sums.
    fn free_registers(&self, pieces: &[Piece]) -> Option<usize> {
        let masked = pieces.iter().any(|piece| piece.active < piece.lanes);
        let whole = pieces.iter().filter(|piece| piece.across == 1).count();
        // One for each vector of A; one for the factor of B unless it comes from memory with the multiply-add; and
        // machines without registers for masks keep them there.
        let mut others = whole + usize::from(whole > 1 || !self.machine.broadcast_operand);
        let across = pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        if whole == 0 {
            others = self.quad() + 2;
        } else if across > 1 {
            // Rows as often as there are columns, and the factors of these.
            others = pieces.len() + across + 1;
        }
        // The order of members of groups.
        others += usize::from(self.joined > 1 && self.machine.permutes_bytes);
        if self.squares {
            // Rows of several products, and a square that is being transposed.
            others = self.quad() * (whole + 1) + usize::from(whole > 1 || !self.machine.broadcast_operand);
        }
        let masks = usize::from(masked && !self.machine.masked_access);
        (self.machine.vector_registers as usize).checked_sub(others + masks)
    }

    /// Offers ways of cutting columns so that sums fit so many registers, with the number of chains; with more of these only if
    /// the way would be quicker with them.
    fn cuts(&self, problem: &Problem, parts: &Parts, free: usize, mut offer: impl FnMut(&[Columns], usize) -> bool) {
        let n = problem.n;
        let (across, most) = (parts.across, n.min(parts.most_columns(free)));
        if most == 0 {
            return;
        }
        let mut with_chains = |columns: &[Columns]| {
            let mut chains = 1;
            while chains <= MAX_CHAINS && parts.sums(columns[0].width) * chains <= free {
                chains *= 2;
                if !offer(columns, chains / 2) || chains > problem.depth {
                    break;
                }
            }
        };
        // Also as few as do not put each other out of the innermost cache, and as few as are begun and stored beside the
        // multiply-adds of others.
        let beside = Some(self.reach.b_columns).filter(|&beside| beside < most);
        let hidden = self.hidden_columns(problem, parts).min(n);
        let hidden = Some(hidden).filter(|&hidden| 2 * hidden <= most && hidden > 0 && Some(hidden) != beside);
        for most in core::iter::once(most).chain(beside).chain(hidden) {
            // Blocks of one width, of which the last may lack some columns.
            let mut width = most;
            while 2 * width > most {
                let count = n.div_ceil(width);
                width = n.div_ceil(count);
                let short = width * count - n;
                if short <= MAX_SHORT.min(width - 1) && (short == 0 || !self.panels && !problem.turned) {
                    with_chains(&[Columns { first: 0, count, width, short }]);
                }
                width -= 1;
            }
            // Those of two widths.
            let fewest = n.div_ceil(most);
            let ways = [(fewest, 1), (fewest + 1, 1), (fewest, across), (fewest + 1, across)];
            for (blocks, unit) in ways.into_iter().take(if across > 1 { 4 } else { 2 }) {
                if blocks <= n.div_ceil(unit) {
                    let (columns, len) = columns(n, blocks, unit);
                    if len > 1 {
                        with_chains(&columns[..len]);
                    }
                }
            }
        }
    }
}

/// Cuts columns into blocks whose widths differ by at most a unit, the wider ones first; the last one may lack some.
pub(super) fn columns(n: usize, blocks: usize, unit: usize) -> ([Columns; MAX_PARTS], usize) {
    let units = n.div_ceil(unit);
    let (width, wider) = (units / blocks * unit, units % blocks);
    let (mut parts, mut len) = ([Columns::default(); MAX_PARTS], 0);
    let (mut first, mut left) = (0, n);
    for (count, width) in [(wider, width + unit), (blocks - wider, width)] {
        let whole = count.min(left / width);
        for (count, width) in [(whole, width), (usize::from(whole < count), left - whole * width)] {
            if count > 0 && width > 0 {
                parts[len] = Columns { first, count, width, short: 0 };
                len += 1;
                first += count * width;
                left -= count * width;
            }
        }
    }
    (parts, len)
}
