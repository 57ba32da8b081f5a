//! The micro-kernels: the innermost loops along K.
//!
//! In: a block, with the operands of a pass. Out: its accumulators in registers, by piece and by vector of columns.
//! Invariants: the kernel loads every element of C at most once, before it stores any element of its block; lanes
//! without a row of C may hold any value.
//! Not here: the positions of blocks (see `blocks`), the operations on finished accumulators (see `results`).

use super::accumulator::Accumulator;
use super::generator::{Block, ColumnOffset, Generator, Pass, Place};
use super::offset::Offset;
use super::operand::Source;
use super::plan::{Band, Piece};
use super::shuffles::{concatenated, repeated, transposed};
use crate::map::Arithmetic;
use core::cell::Cell;
use core::ops::Range;
use kernelsmith_dsl::{Expr, FixedLanes, Vector, VectorVar};

/// The accumulators of a block, by piece and by vector of columns.
type Sums<'k, T> = Vec<Vec<Sum<'k, T>>>;

/// An accumulator.
enum Sum<'k, T> {
    /// A variable that loops update.
    Variable(VectorVar<'k, T>),
    /// Without loops: the current value, if any, and the vector type.
    Unrolled(Cell<Option<Vector<'k, T>>>, FixedLanes<'k>),
}

/// Halves of accumulators that columns share. The key is the first row, the number of columns in the part, and the
/// number of the part.
pub(super) type Halves<'k, T> = Vec<((usize, usize, usize), Vector<'k, T>)>;

impl<'k, T: Accumulator> Generator<'k, '_, T> {
    /// Computes the accumulators of a block with rows of C in lanes, by piece and vector of columns.
    pub(super) fn sums_by_rows(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let accumulators = if pass.k == 0 { 1 } else { block.band.accumulators };
        let sums: Vec<Sums<'k, T>> = (0..accumulators)
            .map(|accumulator| self.start(pass, block, pass.from.filter(|_| accumulator == 0)))
            .collect();
        let unrolled = self.plan.unrolled;
        let k_unroll = if pass.k == 0 { 1 } else { self.k_unroll(block.band) };
        let members = self.last_members(pass);
        let tail = |a| self.rows_of_column(pass, block, a, members);
        let groups = pass.k - usize::from(members > 0);
        self.repeat(if pass.k == 0 { 0 } else { pass.batch }, unrolled, |pair| {
            let (a, b) =
                (block.a.at_iteration(pair, block.a_steps.batch), block.b.at_iteration(pair, block.b_steps.batch));
            let (a_step, b_step) = (block.a_steps.k, block.b_steps.k);
            let n_full = groups / k_unroll;
            self.repeat_groups((groups, pass.units), k_unroll, unrolled, |iter| {
                let (a, b) = (a.at_iteration(iter, k_unroll * a_step), b.at_iteration(iter, k_unroll * b_step));
                self.products(pass, block, &sums, (a, b), 0..k_unroll);
            });
            self.products(pass, block, &sums, (a, b), n_full * k_unroll..groups);
            if members > 0 {
                let (a, b) = (a.plus(groups * a_step), b.plus(groups * b_step));
                self.products_of_column(pass, block, &sums[groups % accumulators], (&tail(a), b), members);
            }
        });
        let of_group =
            |piece: usize, group: usize| total(sums.iter().map(|sums| self.value_of(&sums[piece][group])).collect());
        let of_piece = |piece: usize| (0..sums[0][piece].len()).map(|group| of_group(piece, group)).collect();
        (0..block.band.pieces.len()).map(of_piece).collect()
    }

    /// K steps per iteration of the innermost loop.
    pub(super) fn k_unroll(&self, band: &Band) -> usize {
        let only_shared = band.pieces.iter().all(|piece| piece.across > 1);
        if only_shared || self.plan.transposes_a {
            band.accumulators.max(self.plan.narrowest)
        } else {
            band.accumulators
        }
    }

    /// Number of members in a partial last group of K, if an operand is read in place; otherwise 0, because packing
    /// pads with zeros.
    fn last_members(&self, pass: &Pass<'k, '_, T>) -> usize {
        match (pass.a, pass.b) {
            (Source::Packed(_), Source::Packed(_)) => 0,
            _ => pass.products % self.problem.group,
        }
    }

    /// Extracts one column's part of a shared accumulator, and adds C to it. `halves` caches the halves that other
    /// columns of the block already extracted.
    pub(super) fn part(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        piece: &Piece,
        column: usize,
        sum: Vector<'k, T>,
        halves: &mut Halves<'k, T>,
    ) -> Vector<'k, T> {
        let (mut part, mut count, mut at) = (sum, piece.across, column % piece.across);
        let (lanes, quad) = (piece.lanes, self.plan.narrowest);
        while count > 1 && count * lanes > quad {
            count /= 2;
            let half = (piece.at, count, column / count);
            let known = halves.iter().rev().find(|(known, _)| *known == half).map(|(_, known)| *known);
            part = known.unwrap_or_else(|| {
                let new = if at < count { part.lower() } else { part.upper() };
                halves.push((half, new));
                new
            });
            at %= count;
        }
        if at > 0 {
            // Select one of several columns in the narrowest vector.
            let numbers: Vec<u8> = (0..quad).map(|lane| ((at * lanes + lane) % quad) as u8).collect();
            part = part.shuffle(part, &numbers);
        }
        if piece.across > 1 && lanes > 1 && lanes < quad {
            // Drop the other columns' lanes: a later load that overlaps a partial store would stall.
            part = narrowed(part, quad / lanes);
        }
        match piece.across > 1 || self.plan.adds_c_late {
            true => self.with_c(pass, block, self.run_of(piece, column), part),
            false => part,
        }
    }

    /// Computes the accumulators of a block with K in lanes.
    pub(super) fn sums_by_k(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let (rows, accumulators, lanes) = (block.band.mr, block.band.accumulators, self.plan.widest);
        // Products per vector.
        let per_vector = lanes * self.problem.group;
        let wide = self.k.fixed_lanes(lanes as u32);
        let zero = || (0..block.nr * rows).map(|_| wide.var(T::default())).collect::<Vec<_>>();
        let sums: Vec<Vec<VectorVar<'k, T>>> = (0..accumulators).map(|_| zero()).collect();
        self.repeat(pass.batch, false, |pair| {
            let (a, b) =
                (block.a.at_iteration(pair, block.a_steps.batch), block.b.at_iteration(pair, block.b_steps.batch));
            let add = |a: Offset<'k>, b: ColumnOffset<'k>, sums: &[VectorVar<'k, T>], active: usize| {
                let of_row = |row: usize| self.groups(pass.a, a.plus(row * block.a_steps.outer), lanes, active);
                let of_a: Vec<_> = (0..rows).map(of_row).collect();
                for (column, sums) in sums.chunks_exact(rows).enumerate() {
                    let of_b = self.groups(pass.b, block.column(b, column, block.b_steps.outer), lanes, active);
                    for (sum, of_a) in sums.iter().zip(&of_a) {
                        self.add_to(*sum, *of_a, of_b);
                    }
                }
            };
            let n_full = pass.products / (accumulators * per_vector);
            self.repeat(n_full, false, |iter| {
                let (a, b) =
                    (a.at_iteration(iter, accumulators * per_vector), b.at_iteration(iter, accumulators * per_vector));
                for (accumulator, sums) in sums.iter().enumerate() {
                    add(a.plus(accumulator * per_vector), b.plus(accumulator * per_vector), sums, per_vector);
                }
            });
            let mut done = n_full * accumulators * per_vector;
            for sums in sums.iter().cycle() {
                if done >= pass.products {
                    break;
                }
                add(a.plus(done), b.plus(done), sums, per_vector.min(pass.products - done));
                done += per_vector;
            }
        });
        let each = |at: usize| total(sums.iter().map(|sums| sums[at].into_value()).collect());
        let all: Vec<Vector<'k, T>> = (0..block.nr * rows).map(each).collect();
        let quad = if self.plan.shuffles { self.plan.narrowest } else { 1 };
        let all: Vec<Expr<'k, T>> = all.chunks(quad).flat_map(|group| lane_sums(group, lanes, quad)).collect();
        let one = |column: usize, row: usize| {
            let sum = all[column * rows + row];
            let piece = &block.band.pieces[row];
            let lanes = self.k.fixed_lanes(self.vector_lanes(piece) as u32);
            match pass.from {
                None => lanes.splat(sum),
                Some(from) => self.sum(from, block, self.run_of(piece, column)) + lanes.splat(sum),
            }
        };
        (0..rows).map(|row| (0..block.nr).map(|column| one(column, row)).collect()).collect()
    }

    /// Initial accumulators: C or zeros. C is read before the K loop, because a load of the next column would stall on
    /// the masked store of this one. Columns that share a vector add C when they are split.
    fn start(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>, from: Option<Place>) -> Sums<'k, T> {
        let unrolled = self.plan.unrolled && pass.units.is_none();
        let of_group = |piece: &Piece, column: usize| {
            let shared = piece.lanes * piece.across;
            let lanes = self.k.fixed_lanes(if piece.across > 1 { shared } else { self.vector_lanes(piece) } as u32);
            let begun = from.filter(|_| piece.across == 1 && !self.plan.adds_c_late);
            let begun = begun.map(|from| self.sum(from, block, self.run_of(piece, column)));
            match begun {
                begun if unrolled => Sum::Unrolled(Cell::new(begun), lanes),
                None => Sum::Variable(lanes.var(T::default())),
                Some(begun) => Sum::Variable(lanes.var(begun)),
            }
        };
        let of_piece =
            |piece: &Piece| (0..block.nr).step_by(piece.across).map(|first| of_group(piece, first)).collect();
        block.band.pieces.iter().map(of_piece).collect()
    }

    /// Adds products to an accumulator. Unrolled code starts with the first product instead of zero.
    fn add(&self, sum: &Sum<'k, T>, x: Vector<'k, T>, y: Vector<'k, T>) {
        let plus = if self.problem.group > 1 { self.plus_products } else { T::plus_product };
        match sum {
            Sum::Variable(sum) => self.add_to(*sum, x, y),
            Sum::Unrolled(sum, lanes) => sum.set(Some(match sum.get() {
                None if self.problem.group == 1 => x * y,
                None => plus(lanes.splat(T::default()), x, y),
                Some(sum) => plus(sum, x, y),
            })),
        }
    }

    fn add_to(&self, sum: VectorVar<'k, T>, x: Vector<'k, T>, y: Vector<'k, T>) {
        match self.problem.group {
            1 => T::add_product(sum, x, y),
            _ => sum.set((self.plus_products)(sum.get(), x, y)),
        }
    }

    /// Loads a vector of elements, one group per lane, of which the first `active` elements exist.
    fn groups(&self, from: Source<'k, '_, T>, at: Offset<'k>, lanes: usize, active: usize) -> Vector<'k, T> {
        match (from, self.problem.group) {
            (Source::Unpacked(input), group) if group > 1 => input.groups(at.vector(self.k, group * lanes, active)),
            (from, _) => from.vector(at.vector(self.k, lanes, active)),
        }
    }

    /// The final value of an accumulator.
    fn value_of(&self, sum: &Sum<'k, T>) -> Vector<'k, T> {
        match sum {
            Sum::Variable(sum) => sum.into_value(),
            Sum::Unrolled(sum, lanes) => sum.get().unwrap_or_else(|| lanes.splat(T::default())),
        }
    }

    /// Adds the products of a range of K steps.
    fn products(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        sums: &[Sums<'k, T>],
        (a, b): (Offset<'k>, ColumnOffset<'k>),
        all: Range<usize>,
    ) {
        let (a_step, b_step, quad) = (block.a_steps.k, block.b_steps.k, self.plan.narrowest);
        if block.band.pieces.iter().any(|piece| piece.across == 1) {
            let step = if self.plan.transposes_a { quad } else { 1 };
            for first in all.clone().step_by(step) {
                let range = first..all.end.min(first + step);
                let columns = self.columns(pass, block, a.plus(first * a_step), range.len());
                for (at, rows) in range.zip(columns) {
                    let b = b.plus(at * b_step);
                    self.products_of_column(pass, block, &sums[at % sums.len()], (&rows, b), self.problem.group);
                }
            }
            return;
        }
        for (number, piece) in block.band.pieces.iter().enumerate() {
            for first in all.clone().step_by(quad) {
                let range = first..all.end.min(first + quad);
                // At the end of K, load a full vector that starts earlier, if possible.
                let from = if range.len() < quad && range.end >= quad { range.end - quad } else { first };
                let rows: Vec<_> =
                    range.clone().map(|at| self.repeated_rows(pass, a.plus(at * a_step), piece)).collect();
                for columns in (0..block.nr).step_by(piece.across) {
                    let b_values = self.b_values(pass, block, piece, b.plus(from * b_step), columns, range.end - from);
                    for (at, rows) in range.clone().zip(&rows) {
                        let numbers = vec![(at - from) as u8; quad];
                        let sum = &sums[at % sums.len()][number][columns / piece.across];
                        self.add(sum, *rows, b_values.shuffle(b_values, &numbers));
                    }
                }
            }
        }
    }

    /// Adds the products of one K step, or of a group of `members` steps, if some vectors hold rows of one column.
    /// Shared vectors take their B values from the broadcasts of those.
    fn products_of_column(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        sums: &Sums<'k, T>,
        (rows, b): (&[Vector<'k, T>], ColumnOffset<'k>),
        members: usize,
    ) {
        let across = block.band.pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        // Vectors of one column come first, the widest before the others.
        let widest = block.band.pieces.first().map_or(1, |piece| self.vector_lanes(piece));
        let mut splats: Vec<Vector<'k, T>> = Vec::new();
        for column in 0..block.nr {
            let place = block.column(b, column, block.b_steps.outer);
            let at = place.scalar(self.k);
            let b_value = (members == self.problem.group).then(|| match pass.b {
                Source::Unpacked(input) if self.problem.group > 1 => input.group(at),
                source => source.element(at),
            });
            let in_lanes = |lanes: usize| match (b_value, pass.b) {
                (None, Source::Unpacked(input)) => {
                    let place = |member: usize| place.plus(member * self.problem.b.k);
                    input.grouped(self.k, self.groups_of(lanes, None, members), &place)
                }
                (b_value, source) => {
                    self.k.fixed_lanes(lanes as u32).splat(b_value.unwrap_or_else(|| source.element(at)))
                }
            };
            let mut splat: Option<(usize, Vector<'k, T>)> = None;
            for ((piece, sums), rows) in block.band.pieces.iter().zip(sums).zip(rows) {
                if piece.across > 1 {
                    continue;
                }
                let lanes = self.vector_lanes(piece);
                // The low part of a wider vector costs no operation.
                let wider = splat.filter(|splat| splat.0 == lanes || splat.0 > lanes && self.plan.shuffles);
                let reused = wider.map(|(wider, splat)| (lanes, narrowed(splat, wider / lanes)));
                let (_, of_lanes) = *splat.insert(reused.unwrap_or_else(|| (lanes, in_lanes(lanes))));
                if splats.len() == column % across {
                    splats.push(of_lanes);
                }
                self.add(&sums[column], *rows, of_lanes);
            }
            if splats.len() < across && column + 1 < block.nr {
                continue;
            }
            for ((piece, sums), rows) in
                block.band.pieces.iter().zip(sums).zip(rows).filter(|((piece, _), _)| piece.across > 1)
            {
                let parts = widest / piece.lanes.max(self.plan.narrowest);
                let b_value = |number: usize| narrowed(splats[number.min(splats.len() - 1)], parts);
                let b_values =
                    concatenated(self.interleaved((0..across).map(b_value).collect(), piece.lanes).into_iter());
                self.add(&sums[column / across], *rows, b_values);
            }
            splats.clear();
        }
    }

    /// The rows of A for `count` K steps, by step and piece.
    fn columns(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        count: usize,
    ) -> Vec<Vec<Vector<'k, T>>> {
        let (a_step, group) = (block.a_steps.k, self.problem.group);
        if !self.plan.transposes_a {
            return (0..count).map(|at| self.rows_of_column(pass, block, a.plus(at * a_step), group)).collect();
        }
        let square = |piece: &Piece| self.square(pass, block, a, piece, count * group);
        let tiles: Vec<_> = block.band.pieces.iter().map(square).collect();
        (0..count).map(|at| tiles.iter().map(|square| square[at]).collect()).collect()
    }

    /// The rows of A for one K step or one group of steps, by piece.
    fn rows_of_column(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        members: usize,
    ) -> Vec<Vector<'k, T>> {
        let rows = |piece: &Piece| match piece.across {
            1 if self.plan.transposes_a => self.square(pass, block, a, piece, members)[0],
            1 => self.rows(pass, a, piece, members),
            _ => self.repeated_rows(pass, a, piece),
        };
        block.band.pieces.iter().map(rows).collect()
    }

    /// Rows of A that are not contiguous, transposed in registers: as many K steps as the narrowest vectors have lanes.
    fn square(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        piece: &Piece,
        products: usize,
    ) -> Vec<Vector<'k, T>> {
        let (quad, lanes) = (self.plan.narrowest, self.vector_lanes(piece));
        // Past the last row, read the last row again.
        let row = |row: usize| {
            let row = piece.at + row.min(piece.active - 1);
            self.groups(pass.a, a.plus(row * block.a_steps.outer), quad, products)
        };
        if piece.active == 1 {
            let row = row(0);
            return (0..quad).map(|lane| row.shuffle(row, &vec![lane as u8; quad])).collect();
        }
        let rows = |first: usize| concatenated((first..lanes.max(quad)).step_by(quad).map(row));
        let columns = transposed((0..quad).map(rows).collect(), quad);
        columns.into_iter().map(|column| narrowed(column, (quad / lanes).max(1))).collect()
    }

    /// Combines vectors, each with one value in all lanes, into vectors that hold several values, each in `lanes`
    /// lanes.
    fn interleaved(&self, mut splats: Vec<Vector<'k, T>>, lanes: usize) -> Vec<Vector<'k, T>> {
        let quad = self.plan.narrowest;
        let mut each = quad;
        while each > lanes {
            // Take the first lane of each value in both vectors, repeated half as often.
            let firsts = (0..2 * quad).step_by(each);
            let numbers: Vec<u8> = firsts.flat_map(|first| core::iter::repeat_n(first as u8, each / 2)).collect();
            splats = splats.chunks_exact(2).map(|pair| pair[0].shuffle(pair[1], &numbers)).collect();
            each /= 2;
        }
        splats
    }

    /// Rows of one K step of A, repeated for each column that shares the vector.
    fn repeated_rows(&self, pass: &Pass<'k, '_, T>, a: Offset<'k>, piece: &Piece) -> Vector<'k, T> {
        let (lanes, quad, shared) = (piece.lanes, self.plan.narrowest, piece.lanes * piece.across);
        let in_place = matches!(pass.a, Source::Unpacked(_)) && self.problem.group > 1;
        if piece.active == 1 && !in_place {
            let row = pass.a.element(a.plus(piece.at).scalar(self.k));
            return self.k.fixed_lanes(shared as u32).splat(row);
        }
        let mut rows = self.rows(pass, a, &Piece { lanes: lanes.max(quad), ..*piece }, self.problem.group);
        if lanes < quad {
            let numbers: Vec<u8> = (0..quad).map(|lane| (lane % lanes) as u8).collect();
            rows = rows.shuffle(rows, &numbers);
        }
        repeated(rows, shared / lanes.max(quad))
    }

    /// Rows of one K step of A, or of a group of steps whose members are combined here unless A is packed in groups.
    fn rows(&self, pass: &Pass<'k, '_, T>, a: Offset<'k>, piece: &Piece, members: usize) -> Vector<'k, T> {
        match pass.a {
            Source::Unpacked(input) if self.problem.group > 1 => {
                let at = |member: usize| a.plus(piece.at + member * self.problem.a.k);
                let lanes = self.vector_lanes(piece);
                input.grouped(self.k, self.groups_of(lanes, Some(piece.active), members), &at)
            }
            source => {
                self.load(a.plus(piece.at), self.run_of(piece, 0), |at| source.element(at), |at| source.vector(at))
            }
        }
    }

    /// B values of the columns that share a vector: `count` K steps of each column, repeated for its rows.
    fn b_values(
        &self,
        pass: &Pass<'k, '_, T>,
        block: &Block<'k, '_>,
        piece: &Piece,
        b: ColumnOffset<'k>,
        first: usize,
        count: usize,
    ) -> Vector<'k, T> {
        let (quad, group) = (self.plan.narrowest, self.problem.group);
        // A packed group is one element.
        let members = if matches!(pass.b, Source::Unpacked(_)) { group } else { 1 };
        let load = |at: Offset<'k>, lanes: usize, count: usize| self.groups(pass.b, at, lanes, count * members);
        // Columns that are contiguous in the order of the vector need one load.
        let are_contiguous = piece.lanes == quad && count == quad && block.b_steps.outer == group * quad;
        if are_contiguous && first + piece.across <= block.n_in_place() {
            let lanes = quad * piece.across;
            return load(block.column(b, first, block.b_steps.outer), lanes, lanes);
        }
        let of_column = |column: usize| {
            let at = block.column(b, column, block.b_steps.outer);
            repeated(load(at, quad, count), piece.lanes / quad)
        };
        concatenated(columns(block, piece, first).map(of_column))
    }
}

/// The lane sum of each vector: jointly for up to `quad` vectors (a power of two) if there is more than one.
fn lane_sums<'k, T: Arithmetic>(vectors: &[Vector<'k, T>], lanes: usize, quad: usize) -> Vec<Expr<'k, T>> {
    if let [one] = vectors {
        return vec![one.reduce_add()];
    }
    let mut parts: Vec<_> = (0..quad).map(|at| vectors[at.min(vectors.len() - 1)]).collect();
    // In each 128-bit block, add the lower half to the upper half of each vector; the results of two vectors share one.
    let mut half = quad;
    while parts.len() > 1 {
        half /= 2;
        let side = |odd: usize| (0..2 * quad).filter(|at| at / half % 2 == odd).map(|at| at as u8).collect::<Vec<_>>();
        let (low, high) = (side(0), side(1));
        parts = parts.chunks_exact(2).map(|x| x[0].shuffle(x[1], &low) + x[0].shuffle(x[1], &high)).collect();
    }
    let folds = (lanes / quad).ilog2();
    let sums = (0..folds).fold(parts[0], |sums, _| sums.lower() + sums.upper());
    (0..vectors.len()).map(|at| sums.extract(at as u32)).collect()
}

/// The columns of a shared vector; past the end of the block, the last column again.
fn columns(block: &Block<'_, '_>, piece: &Piece, first: usize) -> impl Iterator<Item = usize> + use<> {
    let last = block.nr - 1;
    (first..first + piece.across).map(move |column| column.min(last))
}

/// The low part of a vector, one of `parts` (a power of two).
fn narrowed<T: Arithmetic>(vector: Vector<'_, T>, parts: usize) -> Vector<'_, T> {
    (0..parts.ilog2()).fold(vector, |vector, _| vector.lower())
}

/// The sum of several vectors, as a tree.
fn total<'k, T: Arithmetic>(mut parts: Vec<Vector<'k, T>>) -> Vector<'k, T> {
    while parts.len() > 1 {
        let sum = |pair: &[Vector<'k, T>]| if let [x, y] = *pair { x + y } else { pair[0] };
        parts = parts.chunks(2).map(sum).collect();
    }
    parts[0]
}
