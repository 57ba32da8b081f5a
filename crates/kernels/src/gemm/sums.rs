//! Sums of products: the innermost loops.
//!
//! In: a block, with its factors where a pass finds them. Out: its sums by piece and vector of columns, in registers.
//! Invariants: every element of C is loaded at most once, before any element of its block is stored; lanes that hold no row
//! of C may hold anything.
//! Not here: where blocks lie, what becomes of sums (see `generate`).

use super::generate::{Block, Columned, Element, Factor, Generator, Offset, Source, Stored};
use super::passes::{Pass, Place};
use super::plan::{Band, Piece};
use super::results::transposed;
use crate::map::Arithmetic;
use core::cell::Cell;
use core::ops::Range;
use kernelsmith_dsl::{Expr, FixedLanes, Lane, Vector, VectorVar};

/// Sums of a block, by piece and by vector of columns.
type Sums<'k, T> = Vec<Vec<Sum<'k, T>>>;

/// A sum in the making.
enum Sum<'k, T> {
    /// What loops add to.
    Variable(VectorVar<'k, T>),
    /// Where no loop does: what there is so far, if there is anything, and in what vectors.
    Written(Cell<Option<Vector<'k, T>>>, FixedLanes<'k>),
}

/// Halves of sums that columns share: of which rows, how many columns, and which of those that are so many.
pub(super) type Halves<'k, T> = Vec<((usize, usize, usize), Vector<'k, T>)>;

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// The sums of a block by piece and vector of columns, with rows in lanes.
    pub(super) fn sums_by_rows(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let chains = if pass.depth == 0 { 1 } else { block.band.chains };
        let sums: Vec<Sums<'k, T>> =
            (0..chains).map(|chain| self.start(pass, block, pass.from.filter(|_| chain == 0))).collect();
        let unrolled = self.plan.unrolled;
        let at_once = if pass.depth == 0 { 1 } else { self.at_once(block.band) };
        let members = self.last_members(pass);
        let rest = |a| self.rows_of_column(pass, block, a, members);
        let groups = pass.depth - usize::from(members > 0);
        self.repeat(if pass.depth == 0 { 0 } else { pass.batch }, unrolled, |pair| {
            let (a, b) = (block.a.turn(pair, block.a_steps.batch), block.b.turn(pair, block.b_steps.batch));
            let (a_step, b_step) = (block.a_steps.depth, block.b_steps.depth);
            let whole = groups / at_once;
            self.repeat_groups((groups, pass.units), at_once, unrolled, |turn| {
                let (a, b) = (a.turn(turn, at_once * a_step), b.turn(turn, at_once * b_step));
                self.products(pass, block, &sums, (a, b), 0..at_once);
            });
            self.products(pass, block, &sums, (a, b), whole * at_once..groups);
            if members > 0 {
                let (a, b) = (a.plus(groups * a_step), b.plus(groups * b_step));
                self.products_of_column(pass, block, &sums[groups % chains], (&rest(a), b), members);
            }
        });
        let of_group =
            |piece: usize, group: usize| total(sums.iter().map(|sums| self.made(&sums[piece][group])).collect());
        let of_piece = |piece: usize| (0..sums[0][piece].len()).map(|group| of_group(piece, group)).collect();
        (0..block.band.pieces.len()).map(of_piece).collect()
    }

    /// Products of a sum that a turn of the innermost loop adds.
    pub(super) fn at_once(&self, band: &Band) -> usize {
        let only_shared = band.pieces.iter().all(|piece| piece.across > 1);
        if only_shared || self.plan.squares { band.chains.max(self.plan.narrowest) } else { band.chains }
    }

    /// Members of the last group of a sum, if it is no whole one and a factor is read where it lies; else 0: what is packed is
    /// filled with zeros.
    fn last_members(&self, pass: &Pass<'k, A, B, T>) -> usize {
        match (pass.a, pass.b) {
            (Source::Packed(_), Source::Packed(_)) => 0,
            _ => pass.products % self.problem.group,
        }
    }

    /// The part of a sum that belongs to a column, if several share it; what C holds is added to it then. What was halved for
    /// other columns of the block is in `halves`.
    pub(super) fn part(
        &self,
        pass: &Pass<'k, A, B, T>,
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
                let made = if at < count { part.lower() } else { part.upper() };
                halves.push((half, made));
                made
            });
            at %= count;
        }
        if at > 0 {
            // One of several in the narrowest vector.
            let numbers: Vec<u8> = (0..quad).map(|lane| ((at * lanes + lane) % quad) as u8).collect();
            part = part.shuffle(part, &numbers);
        }
        if piece.across > 1 && lanes > 1 && lanes < quad {
            // Without lanes that are not its own: a store of some lanes keeps what lies behind it from being loaded.
            part = narrowed(part, quad / lanes);
        }
        match piece.across > 1 || self.plan.late {
            true => self.with_c(pass, block, self.run_of(piece, column), part),
            false => part,
        }
    }

    /// The same with products of one sum in lanes.
    pub(super) fn sums_by_depth(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let (rows, chains, lanes) = (block.band.rows, block.band.chains, self.plan.widest);
        // Products of a vector.
        let some = lanes * self.problem.group;
        let wide = self.k.fixed_lanes(lanes as u32);
        let zero = || (0..block.width * rows).map(|_| wide.var(T::default())).collect::<Vec<_>>();
        let sums: Vec<Vec<VectorVar<'k, T>>> = (0..chains).map(|_| zero()).collect();
        self.repeat(pass.batch, false, |pair| {
            let (a, b) = (block.a.turn(pair, block.a_steps.batch), block.b.turn(pair, block.b_steps.batch));
            let add = |a: Offset<'k>, b: Columned<'k>, sums: &[VectorVar<'k, T>], active: usize| {
                let of_row = |row: usize| self.groups(pass.a, a.plus(row * block.a_steps.outer), lanes, active);
                let of_a: Vec<_> = (0..rows).map(of_row).collect();
                for (column, sums) in sums.chunks_exact(rows).enumerate() {
                    let of_b = self.groups(pass.b, block.column(b, column, block.b_steps.outer), lanes, active);
                    for (sum, of_a) in sums.iter().zip(&of_a) {
                        self.add_to(*sum, *of_a, of_b);
                    }
                }
            };
            let whole = pass.products / (chains * some);
            self.repeat(whole, false, |turn| {
                let (a, b) = (a.turn(turn, chains * some), b.turn(turn, chains * some));
                for (chain, sums) in sums.iter().enumerate() {
                    add(a.plus(chain * some), b.plus(chain * some), sums, some);
                }
            });
            let mut done = whole * chains * some;
            for sums in sums.iter().cycle() {
                if done >= pass.products {
                    break;
                }
                add(a.plus(done), b.plus(done), sums, some.min(pass.products - done));
                done += some;
            }
        });
        let each = |at: usize| total(sums.iter().map(|sums| sums[at].into_value()).collect());
        let all: Vec<Vector<'k, T>> = (0..block.width * rows).map(each).collect();
        let quad = if self.plan.shuffles { self.plan.narrowest } else { 1 };
        let all: Vec<Expr<'k, T>> = all.chunks(quad).flat_map(|some| lane_sums(some, lanes, quad)).collect();
        let one = |column: usize, row: usize| {
            let sum = all[column * rows + row];
            let piece = &block.band.pieces[row];
            let lanes = self.k.fixed_lanes(self.carrier(piece) as u32);
            match pass.from {
                None => lanes.splat(sum),
                Some(from) => self.sum(from, block, self.run_of(piece, column)) + lanes.splat(sum),
            }
        };
        (0..rows).map(|row| (0..block.width).map(|column| one(column, row)).collect()).collect()
    }

    /// What sums begin with: what C holds, or zeros. C is read before the products, for a masked store of one column would
    /// keep the next one from being loaded until it is done. Columns that share a vector get theirs when they part.
    fn start(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>, from: Option<Place>) -> Sums<'k, T> {
        let written = self.plan.unrolled && pass.units.is_none();
        let of_group = |piece: &Piece, column: usize| {
            let shared = piece.lanes * piece.across;
            let lanes = self.k.fixed_lanes(if piece.across > 1 { shared } else { self.carrier(piece) } as u32);
            let begun = from.filter(|_| piece.across == 1 && !self.plan.late);
            let begun = begun.map(|from| self.sum(from, block, self.run_of(piece, column)));
            match begun {
                begun if written => Sum::Written(Cell::new(begun), lanes),
                None => Sum::Variable(lanes.var(T::default())),
                Some(begun) => Sum::Variable(lanes.var(begun)),
            }
        };
        let of_piece =
            |piece: &Piece| (0..block.width).step_by(piece.across).map(|first| of_group(piece, first)).collect();
        block.band.pieces.iter().map(of_piece).collect()
    }

    /// Adds products to a sum. What is written out begins with the first of them.
    fn add(&self, sum: &Sum<'k, T>, x: Vector<'k, T>, y: Vector<'k, T>) {
        let plus = if self.problem.group > 1 { T::plus_products } else { T::plus_product };
        match sum {
            Sum::Variable(sum) => self.add_to(*sum, x, y),
            Sum::Written(sum, lanes) => sum.set(Some(match sum.get() {
                None if self.problem.group == 1 => x * y,
                None => plus(lanes.splat(T::default()), x, y),
                Some(sum) => plus(sum, x, y),
            })),
        }
    }

    fn add_to(&self, sum: VectorVar<'k, T>, x: Vector<'k, T>, y: Vector<'k, T>) {
        match self.problem.group {
            1 => T::add_product(sum, x, y),
            _ => sum.set(T::plus_products(sum.get(), x, y)),
        }
    }

    /// A vector of products' factors, a group in a lane: of those from a place on, of which so many are there.
    fn groups<S: Factor>(&self, from: Source<'k, S, T>, at: Offset<'k>, lanes: usize, active: usize) -> Vector<'k, T> {
        match (from, self.problem.group) {
            (Source::Given(given), group) if group > 1 => {
                given.load(at.vector(self.k, group * lanes, active)).reinterpret::<T>()
            }
            (from, _) => from.load(at.vector(self.k, lanes, active)),
        }
    }

    /// A sum to which nothing is added any more.
    fn made(&self, sum: &Sum<'k, T>) -> Vector<'k, T> {
        match sum {
            Sum::Variable(sum) => sum.into_value(),
            Sum::Written(sum, lanes) => sum.get().unwrap_or_else(|| lanes.splat(T::default())),
        }
    }

    /// Adds the products of some columns of A and rows of B.
    fn products(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        sums: &[Sums<'k, T>],
        (a, b): (Offset<'k>, Columned<'k>),
        all: Range<usize>,
    ) {
        let (a_step, b_step, quad) = (block.a_steps.depth, block.b_steps.depth, self.plan.narrowest);
        if block.band.pieces.iter().any(|piece| piece.across == 1) {
            let step = if self.plan.squares { quad } else { 1 };
            for first in all.clone().step_by(step) {
                let some = first..all.end.min(first + step);
                let columns = self.columns(pass, block, a.plus(first * a_step), some.len());
                for (at, rows) in some.zip(columns) {
                    let b = b.plus(at * b_step);
                    self.products_of_column(pass, block, &sums[at % sums.len()], (&rows, b), self.problem.group);
                }
            }
            return;
        }
        for (number, piece) in block.band.pieces.iter().enumerate() {
            for first in all.clone().step_by(quad) {
                let some = first..all.end.min(first + quad);
                // Too few at the end are loaded with those before them, if there are any.
                let from = if some.len() < quad && some.end >= quad { some.end - quad } else { first };
                let rows: Vec<_> = some.clone().map(|at| self.joined_rows(pass, a.plus(at * a_step), piece)).collect();
                for columns in (0..block.width).step_by(piece.across) {
                    let factors = self.factors(pass, block, piece, b.plus(from * b_step), columns, some.end - from);
                    for (at, rows) in some.clone().zip(&rows) {
                        let numbers = vec![(at - from) as u8; quad];
                        let sum = &sums[at % sums.len()][number][columns / piece.across];
                        self.add(sum, *rows, factors.shuffle(factors, &numbers));
                    }
                }
            }
        }
    }

    /// Adds the products of a column of A and a row of B, or of groups of so many of them, if the rows of some vectors are of one
    /// column. The others take their factors from the lanes of those.
    fn products_of_column(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        sums: &Sums<'k, T>,
        (rows, b): (&[Vector<'k, T>], Columned<'k>),
        members: usize,
    ) {
        let across = block.band.pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        // Those of one column come first, the widest before others.
        let widest = block.band.pieces.first().map_or(1, |piece| self.carrier(piece));
        let mut splats: Vec<Vector<'k, T>> = Vec::new();
        for column in 0..block.width {
            let place = block.column(b, column, block.b_steps.outer);
            let at = place.scalar(self.k);
            let factor = (members == self.problem.group).then(|| match pass.b {
                Source::Given(given) if self.problem.group > 1 => given.read::<T>(at.0, at.1 as usize),
                source => source.get(at),
            });
            let in_lanes = |lanes: usize| match (factor, pass.b) {
                (None, Source::Given(given)) => self.grouped(lanes, members, |member| {
                    let at = place.plus(member * self.problem.b.depth).scalar(self.k);
                    self.k.fixed_lanes(lanes as u32).splat(given.load(at))
                }),
                (factor, source) => self.k.fixed_lanes(lanes as u32).splat(factor.unwrap_or_else(|| source.get(at))),
            };
            let mut splat: Option<(usize, Vector<'k, T>)> = None;
            for ((piece, sums), rows) in block.band.pieces.iter().zip(sums).zip(rows) {
                if piece.across > 1 {
                    continue;
                }
                let lanes = self.carrier(piece);
                // The first lanes of a wider vector are no operation of their own.
                let made = splat.filter(|splat| splat.0 == lanes || splat.0 > lanes && self.plan.shuffles);
                let made = made.map(|(wider, splat)| (lanes, narrowed(splat, wider / lanes)));
                let (_, of_lanes) = *splat.insert(made.unwrap_or_else(|| (lanes, in_lanes(lanes))));
                if splats.len() == column % across {
                    splats.push(of_lanes);
                }
                self.add(&sums[column], *rows, of_lanes);
            }
            if splats.len() < across && column + 1 < block.width {
                continue;
            }
            for ((piece, sums), rows) in
                block.band.pieces.iter().zip(sums).zip(rows).filter(|((piece, _), _)| piece.across > 1)
            {
                let parts = widest / piece.lanes.max(self.plan.narrowest);
                let factor = |number: usize| narrowed(splats[number.min(splats.len() - 1)], parts);
                let factors = joined(self.side_by_side((0..across).map(factor).collect(), piece.lanes).into_iter());
                self.add(&sums[column / across], *rows, factors);
            }
            splats.clear();
        }
    }

    /// The rows of some columns of A, from a place on, by column and piece.
    fn columns(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        count: usize,
    ) -> Vec<Vec<Vector<'k, T>>> {
        let (a_step, group) = (block.a_steps.depth, self.problem.group);
        if !self.plan.squares {
            return (0..count).map(|at| self.rows_of_column(pass, block, a.plus(at * a_step), group)).collect();
        }
        let square = |piece: &Piece| self.square(pass, block, a, piece, count * group);
        let squares: Vec<_> = block.band.pieces.iter().map(square).collect();
        (0..count).map(|at| squares.iter().map(|square| square[at]).collect()).collect()
    }

    /// The rows of a column of A by piece: of a group of so many columns, joined.
    fn rows_of_column(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        members: usize,
    ) -> Vec<Vector<'k, T>> {
        let rows = |piece: &Piece| match piece.across {
            1 if self.plan.squares => self.square(pass, block, a, piece, members)[0],
            1 => self.rows(pass, a, piece, members),
            _ => self.joined_rows(pass, a, piece),
        };
        block.band.pieces.iter().map(rows).collect()
    }

    /// Rows that do not lie side by side: as many columns as the narrowest vectors have lanes, of so many products.
    fn square(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        a: Offset<'k>,
        piece: &Piece,
        products: usize,
    ) -> Vec<Vector<'k, T>> {
        let (quad, lanes) = (self.plan.narrowest, self.carrier(piece));
        // Where there are no more rows the last one is read again.
        let row = |row: usize| {
            let row = piece.at + row.min(piece.active - 1);
            self.groups(pass.a, a.plus(row * block.a_steps.outer), quad, products)
        };
        if piece.active == 1 {
            let row = row(0);
            return (0..quad).map(|lane| row.shuffle(row, &vec![lane as u8; quad])).collect();
        }
        let rows = |first: usize| joined((first..lanes.max(quad)).step_by(quad).map(row));
        let columns = transposed((0..quad).map(rows).collect(), quad);
        columns.into_iter().map(|column| narrowed(column, (quad / lanes).max(1))).collect()
    }

    /// Numbers that are in all lanes of the narrowest vectors as vectors that have several of them, each in so many lanes.
    fn side_by_side(&self, mut splats: Vec<Vector<'k, T>>, lanes: usize) -> Vec<Vector<'k, T>> {
        let quad = self.plan.narrowest;
        let mut each = quad;
        while each > lanes {
            // The first lane of what each of two vectors has, half as often.
            let firsts = (0..2 * quad).step_by(each);
            let numbers: Vec<u8> = firsts.flat_map(|first| core::iter::repeat_n(first as u8, each / 2)).collect();
            splats = splats.chunks_exact(2).map(|pair| pair[0].shuffle(pair[1], &numbers)).collect();
            each /= 2;
        }
        splats
    }

    /// Rows of a column of A as often as columns share their vector.
    fn joined_rows(&self, pass: &Pass<'k, A, B, T>, a: Offset<'k>, piece: &Piece) -> Vector<'k, T> {
        let (lanes, quad, shared) = (piece.lanes, self.plan.narrowest, piece.lanes * piece.across);
        let in_place = matches!(pass.a, Source::Given(_)) && self.problem.group > 1;
        if piece.active == 1 && !in_place {
            let row = pass.a.get(a.plus(piece.at).scalar(self.k));
            return self.k.fixed_lanes(shared as u32).splat(row);
        }
        let mut rows = self.rows(pass, a, &Piece { lanes: lanes.max(quad), ..*piece }, self.problem.group);
        if lanes < quad {
            let numbers: Vec<u8> = (0..quad).map(|lane| (lane % lanes) as u8).collect();
            rows = rows.shuffle(rows, &numbers);
        }
        repeated(rows, shared / lanes.max(quad))
    }

    /// Rows of a column of A: of a group of so many columns, joined, if it was not packed so.
    fn rows(&self, pass: &Pass<'k, A, B, T>, a: Offset<'k>, piece: &Piece, members: usize) -> Vector<'k, T> {
        match pass.a {
            Source::Given(given) if self.problem.group > 1 => {
                let at = |member: usize| a.plus(piece.at + member * self.problem.a.depth);
                let lanes = self.carrier(piece);
                self.grouped(lanes, members, |member| given.load(at(member).vector(self.k, lanes, piece.active)))
            }
            source => self.load(a.plus(piece.at), self.run_of(piece, 0), |at| source.get(at), |at| source.load(at)),
        }
    }

    /// Factors of columns that share a vector: of each column so many from a place in B on, as often as its rows take.
    fn factors(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        piece: &Piece,
        b: Columned<'k>,
        first: usize,
        count: usize,
    ) -> Vector<'k, T> {
        let (quad, group) = (self.plan.narrowest, self.problem.group);
        // Packed groups are elements.
        let members = if matches!(pass.b, Source::Given(_)) { group } else { 1 };
        let load = |at: Offset<'k>, lanes: usize, count: usize| self.groups(pass.b, at, lanes, count * members);
        // Columns that lie side by side as they do in the vector are one load.
        let lie_so = piece.lanes == quad && count == quad && block.b_steps.outer == group * quad;
        if lie_so && first + piece.across <= block.whole() {
            let lanes = quad * piece.across;
            return load(block.column(b, first, block.b_steps.outer), lanes, lanes);
        }
        let of_column = |column: usize| {
            let at = block.column(b, column, block.b_steps.outer);
            repeated(load(at, quad, count), piece.lanes / quad)
        };
        joined(columns(block, piece, first).map(of_column))
    }
}

/// The sum of the lanes of each vector: of up to so many vectors together, a power of two, if there are more than one.
fn lane_sums<'k, T: Arithmetic>(vectors: &[Vector<'k, T>], lanes: usize, quad: usize) -> Vec<Expr<'k, T>> {
    if let [one] = vectors {
        return vec![one.reduce_add()];
    }
    let mut parts: Vec<_> = (0..quad).map(|at| vectors[at.min(vectors.len() - 1)]).collect();
    // In each block of lanes the lower half of a vector's is added to the upper one, beside that of its neighbour.
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

/// The columns of a vector; the last one of a block again where it has no more.
fn columns(block: &Block<'_, '_>, piece: &Piece, first: usize) -> impl Iterator<Item = usize> + use<> {
    let last = block.width - 1;
    (first..first + piece.across).map(move |column| column.min(last))
}

/// The first lanes of a vector: one part of so many, a power of two.
fn narrowed<T: Arithmetic>(vector: Vector<'_, T>, parts: usize) -> Vector<'_, T> {
    (0..parts.ilog2()).fold(vector, |vector, _| vector.lower())
}

/// A vector so often, a power of two, one behind the other.
pub(super) fn repeated<T: Arithmetic>(vector: Vector<'_, T>, times: usize) -> Vector<'_, T> {
    (0..times.ilog2()).fold(vector, |vector, _| vector.concat(vector))
}

/// Vectors one behind the other; as many as a power of two.
pub(super) fn joined<'k, T: Lane>(parts: impl Iterator<Item = Vector<'k, T>>) -> Vector<'k, T> {
    let mut parts: Vec<_> = parts.collect();
    while parts.len() > 1 {
        parts = parts.chunks_exact(2).map(|pair| pair[0].concat(pair[1])).collect();
    }
    parts[0]
}

/// The sum of several, by halving.
fn total<'k, T: Arithmetic>(mut parts: Vec<Vector<'k, T>>) -> Vector<'k, T> {
    while parts.len() > 1 {
        let sum = |pair: &[Vector<'k, T>]| if let [x, y] = *pair { x + y } else { pair[0] };
        parts = parts.chunks(2).map(sum).collect();
    }
    parts[0]
}
