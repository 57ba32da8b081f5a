//! Packs operands: contiguous in the order of use, converted to the accumulator type.
//!
//! In: an operand of the caller. Out: in scratch memory, a run of rows of A (or columns of B) for each K step.
//! Invariant: padding beyond the last row or column holds arbitrary values, which only reach lanes that are not stored.
//! Not here: when packing pays (see `plan`).

use super::accumulator::Accumulator;
use super::generator::{Generator, Pass, Units};
use super::offset::{Iteration, Offset};
use super::operand::{Groups, Operand, Source};
use super::plan::Columns;
use super::problem::Steps;
use kernelsmith_dsl::{InputOutput, Vector};

/// Rows and columns of a tile that is transposed in registers.
pub(super) const TILE: usize = 4;
/// Maximum number of vectors copied per loop iteration.
const COPY_UNROLL: usize = 4;

/// The destination of packed elements.
#[derive(Clone, Copy)]
struct Destination<'k, T> {
    memory: InputOutput<'k, T>,
    at: Offset<'k>,
    /// Stride between K steps.
    k: usize,
    batch: usize,
    /// Whether there is padding after the last row or column, so that a full tile can be stored.
    is_padded: bool,
}

/// The part of an operand to pack: `outer` rows of A or columns of B.
#[derive(Clone, Copy)]
struct Part<'k> {
    at: Offset<'k>,
    steps: Steps,
    outer: usize,
    /// Products along K; a group of them is packed as one element.
    products: usize,
    units: Option<Units<'k>>,
    group: usize,
    batch: usize,
}

impl<'k, 'p, T: Accumulator> Generator<'k, 'p, T> {
    /// Packs A from an offset if the plan packs it, in panels of the bands' rows.
    pub(super) fn packed_a(
        &self,
        at: Offset<'k>,
        products: usize,
        units: Option<Units<'k>>,
        batch: usize,
    ) -> Source<'k, 'p, T> {
        let (true, Some(memory)) = (self.plan.pack_a, self.scratch) else { return Source::Unpacked(self.a) };
        let (steps, group) = (self.problem.a, self.problem.group);
        if self.plan.by_k {
            self.pack_by_k(self.a, (at, steps, self.problem.m), (products, batch), Offset::new(0));
            return Source::Packed(memory);
        }
        let k_len = products.div_ceil(group);
        for band in &self.plan.bands {
            let panel = band.padded * k_len * batch;
            self.repeat(band.count, false, |i| {
                let part = Part {
                    at: at.plus(band.first * steps.outer).at_iteration(i, band.mr * steps.outer),
                    steps,
                    outer: band.mr,
                    products,
                    units,
                    group,
                    batch,
                };
                let to = Offset::new(band.packed_before * k_len * batch).at_iteration(i, panel);
                let to = Destination { memory, at: to, k: band.padded, batch: band.padded * k_len, is_padded: true };
                self.pack(self.a, part, to);
            });
        }
        Source::Packed(memory)
    }

    /// Packs B from an offset if the plan packs it, in rows.
    pub(super) fn packed_b(
        &self,
        at: Offset<'k>,
        products: usize,
        units: Option<Units<'k>>,
        batch: usize,
    ) -> Source<'k, 'p, T> {
        let (true, Some(memory)) = (self.plan.pack_b, self.scratch) else { return Source::Unpacked(self.b) };
        if self.plan.b_panels {
            return Source::Packed(memory);
        }
        if self.plan.by_k {
            let to = Offset::new(self.plan.b_before(products, batch));
            self.pack_by_k(self.b, (at, self.problem.b, self.problem.n), (products, batch), to);
            return Source::Packed(memory);
        }
        let group = self.problem.group;
        let k_len = products.div_ceil(group);
        let part = Part { at, steps: self.problem.b, outer: self.problem.n, products, units, group, batch };
        let (to, row) = (Offset::new(self.plan.b_before(k_len, batch)), self.plan.b_row);
        self.pack(self.b, part, Destination { memory, at: to, k: row, batch: row * k_len, is_padded: true });
        Source::Packed(memory)
    }

    /// Packs B for one pass and band into panels, one for each block of columns.
    pub(super) fn packed_panels(&self, pass: &Pass<'k, '_, T>, columns: &[Columns]) {
        let (true, Source::Packed(memory)) = (self.plan.b_panels, pass.b) else { return };
        let steps = self.problem.b;
        for block in columns {
            self.repeat(block.count, false, |j| {
                let at = pass.b_at.plus(block.first * steps.outer).at_iteration(j, block.nr * steps.outer);
                let (group, batch) = (self.problem.group, pass.batch);
                let (products, units) = (pass.products, pass.units);
                let part = Part { at, steps, outer: block.nr, products, units, group, batch };
                let row = block.padded();
                let at = self.panel(pass, columns, block, j);
                self.pack(self.b, part, Destination { memory, at, k: row, batch: row * pass.k, is_padded: true });
            });
        }
    }

    /// The offset of the panel of a block of columns.
    pub(super) fn panel(
        &self,
        pass: &Pass<'k, '_, T>,
        all: &[Columns],
        columns: &Columns,
        j: Iteration<'k>,
    ) -> Offset<'k> {
        let before = all.iter().take_while(|block| block.first < columns.first);
        let before: usize = before.map(|block| block.count * block.padded()).sum();
        let products = pass.k * pass.batch;
        Offset::new(self.plan.b_before(pass.k, pass.batch) + before * products)
            .at_iteration(j, columns.padded() * products)
    }

    /// Packs an operand whose rows or columns are contiguous, so that it becomes contiguous along K.
    fn pack_by_k(
        &self,
        from: &dyn Operand<'k, T>,
        (at, steps, outer): (Offset<'k>, Steps, usize),
        (products, batch): (usize, usize),
        to: Offset<'k>,
    ) {
        let Some(memory) = self.scratch else { return };
        // Swap the roles of K and the outer dimension.
        let steps = Steps { outer: steps.k, k: steps.outer, batch: steps.batch };
        let part = Part { at, steps, outer: products, products: outer, units: None, group: 1, batch };
        let to = Destination { memory, at: to, k: products, batch: products * outer, is_padded: false };
        self.repeat(batch, false, |pair| {
            let part = Part { at: part.at.at_iteration(pair, part.steps.batch), ..part };
            self.transpose(from, part, Destination { at: to.at.at_iteration(pair, to.batch), ..to });
        });
    }

    fn pack(&self, from: &dyn Operand<'k, T>, part: Part<'k>, to: Destination<'k, T>) {
        self.repeat(part.batch, false, |pair| {
            let part = Part { at: part.at.at_iteration(pair, part.steps.batch), ..part };
            let to = Destination { at: to.at.at_iteration(pair, to.batch), ..to };
            if part.steps.outer == 1 {
                self.copy(from, part, to);
            } else {
                self.transpose(from, part, to);
            }
        });
    }

    /// The shape of a vector of groups; see [`Operand::grouped`].
    pub(super) fn groups_of(&self, lanes: usize, active: Option<usize>, members: usize) -> Groups {
        let permutes = self.plan.permutes && lanes >= self.plan.narrowest;
        Groups { lanes, active, members, group: self.problem.group, permutes }
    }

    /// Copies vectors: rows are contiguous.
    fn copy(&self, from: &dyn Operand<'k, T>, part: Part<'k>, to: Destination<'k, T>) {
        let lanes = self.plan.widest;
        let whole_groups = part.products / part.group;
        // An iteration of `rows` K steps, and one of these steps.
        let groups = |(iter, row): Iteration<'k>, rows: usize, members: usize| {
            let (step, k_len) = (part.group * part.steps.k, to.k);
            let source = part.at.along(iter, rows * step).plus(row * step);
            let target = to.at.along(iter, rows * k_len).plus(row * k_len);
            let move_some = |iter: Iteration<'k>, active: usize| {
                let place = |member: usize| source.plus(member * part.steps.k).at_iteration(iter, lanes);
                let to_vector = target.at_iteration(iter, lanes).vector(self.k, lanes, lanes);
                let shape = self.groups_of(lanes, Some(active), members);
                to.memory.store(to_vector, from.grouped(self.k, shape, &place));
            };
            let n_full = part.outer / lanes;
            self.repeat(n_full, n_full <= 4, |iter| move_some(iter, lanes));
            if !part.outer.is_multiple_of(lanes) {
                move_some((None, n_full), part.outer % lanes);
            }
        };
        // Unroll so that short rows still fill an iteration: addresses inside it are constants, and the loop counter
        // costs more than one copy.
        let vectors = part.outer.div_ceil(lanes);
        let max_unroll = (COPY_UNROLL / vectors).max(1);
        let unroll = match part.units {
            Some(units) => units.unroll(max_unroll),
            None => (1..=max_unroll).rev().find(|unroll| whole_groups.is_multiple_of(*unroll)).unwrap_or(1),
        };
        self.repeat_groups((whole_groups, part.units), unroll, false, |(number, iter)| {
            for row in 0..unroll {
                groups((number, iter * unroll + row), unroll, part.group);
            }
        });
        if !part.products.is_multiple_of(part.group) {
            groups((None, whole_groups), 1, part.products % part.group);
        }
    }

    /// Transposes tiles: the operand is contiguous along K.
    fn transpose(&self, from: &dyn Operand<'k, T>, part: Part<'k>, to: Destination<'k, T>) {
        let n_full = part.products / (TILE * part.group);
        let rows = |iter: Iteration<'k>, n_rows: usize| {
            let (source, target) =
                (part.at.at_iteration(iter, TILE * part.steps.outer), to.at.at_iteration(iter, TILE));
            let columns = |iter: Iteration<'k>, n_columns: usize, active: usize| {
                let source = source.at_iteration(iter, TILE * part.group * part.steps.k);
                let target = target.at_iteration(iter, TILE * to.k);
                let row = |row: usize| {
                    let at = source.plus(row.min(n_rows - 1) * part.steps.outer);
                    let at = at.vector(self.k, TILE * part.group, active);
                    if part.group > 1 { from.groups(at) } else { from.vector(at) }
                };
                if self.plan.b_panels {
                    // The next tile is not adjacent in memory, so hardware does not prefetch it.
                    for row in 0..TILE {
                        from.prefetch(source.plus((TILE + row) * part.steps.outer).scalar(self.k));
                    }
                }
                let columns = Vector::transpose4([row(0), row(1), row(2), row(3)]);
                for (number, column) in columns.into_iter().enumerate().take(n_columns) {
                    let active = if to.is_padded { TILE } else { n_rows };
                    to.memory.store(target.plus(number * to.k).vector(self.k, TILE, active), column);
                }
            };
            let groups = (part.products / part.group, part.units);
            self.repeat_groups(groups, TILE, false, |iter| columns(iter, TILE, TILE * part.group));
            let tail = part.products - n_full * TILE * part.group;
            if tail > 0 {
                columns((None, n_full), tail.div_ceil(part.group), tail);
            }
        };
        let whole_rows = part.outer / TILE;
        self.repeat(whole_rows, false, |iter| rows(iter, TILE));
        if !part.outer.is_multiple_of(TILE) {
            rows((None, whole_rows), part.outer % TILE);
        }
    }
}
