//! The kernel of a product, in the language.
//!
//! In: a [`Problem`], a [`Plan`], the operands. Out: recorded operations.
//! Invariants: every element of C is loaded at most once, before any element of its column in the same block is stored; what
//! lies between columns is neither read nor written.
//! Not here: what is chosen (see `plan`).

use super::plan::{Band, Columns, Piece, Plan};
use super::problem::{Problem, Steps};
use super::spec::{After, BiasOf, Requantize, Scale};
use crate::map::Arithmetic;
use kernelsmith_dsl::{
    Expr, Index, Input, InputOutput, IntoVector, K, Lane, LaneIndex, MemoryElement, Vector, VectorVar,
};
use kernelsmith_exec::{Bf16, F16, PlainElement};

/// What factors are of.
pub(super) trait Factor: Lane + MemoryElement<Number = Self> {
    /// The bits in lanes of 32, if they are fewer.
    fn words<'k>(x: Vector<'k, Self>) -> Option<Vector<'k, u32>>;
}

/// What C is of.
pub(super) trait Stored: Lane + MemoryElement<Number = Self> {}
impl<C: Lane + MemoryElement<Number = C>> Stored for C {}

/// What sums are of, with the factors that they are of.
pub(super) trait Element<A, B>:
    Arithmetic + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
    /// Adds products: of each lane and the factor, or of the elements that both consist of if `grouped`.
    fn add_products<'k>(sum: VectorVar<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>, grouped: bool);
}

macro_rules! elements {
    ($($T:ident: |$sum:ident, $x:ident, $y:ident| $add:expr; $([$A:ident $B:ident] $dot:expr;)*)*) => {$($(
        impl Element<$A, $B> for $T {
            fn add_products<'k>($sum: VectorVar<'k, $T>, $x: Vector<'k, $T>, $y: Vector<'k, $T>, grouped: bool) {
                if grouped { $sum.set($dot) } else { $add }
            }
        }
    )*)*};
}
elements! {
    f32: |sum, x, y| sum.add_product(x, y);
        [f32 f32] x.mul_add(y, sum);
        [F16 F16] x.mul_add(y, sum);
        [Bf16 Bf16] sum.get().dot(x.reinterpret::<Bf16>(), y.reinterpret::<Bf16>());
    f64: |sum, x, y| sum.add_product(x, y);
        [f64 f64] x.mul_add(y, sum);
    i32: |sum, x, y| sum.set(sum + x * y);
        [u8 i8] sum.get().dot(x.reinterpret::<u8>(), y.reinterpret::<i8>());
        [i8 u8] sum.get().dot(y.reinterpret::<u8>(), x.reinterpret::<i8>());
}

macro_rules! factors {
    ($($T:ident |$x:ident| $words:expr;)*) => {$(
        impl Factor for $T {
            fn words<'k>($x: Vector<'k, $T>) -> Option<Vector<'k, u32>> {
                $words
            }
        }
    )*};
}
factors! {
    f32 |_x| None;
    f64 |_x| None;
    F16 |_x| None;
    Bf16 |x| Some(x.bitcast::<u16>().cast());
    u8 |x| Some(x.cast());
    i8 |x| Some(x.bitcast::<u8>().cast());
}

/// A place in a matrix: what is known only in a loop, and the rest.
#[derive(Clone, Copy)]
pub(super) struct Offset<'k> {
    varying: Option<Expr<'k, Index>>,
    constant: isize,
}

impl<'k> Offset<'k> {
    pub(super) fn new(constant: usize) -> Offset<'k> {
        Offset { varying: None, constant: constant as isize }
    }

    pub(super) fn plus(self, by: usize) -> Offset<'k> {
        Offset { constant: self.constant + by as isize, ..self }
    }

    /// Further by `number * step`.
    fn along(self, number: Option<Expr<'k, Index>>, step: usize) -> Offset<'k> {
        let Some(number) = number else { return self };
        let more = if step == 1 { number } else { number * step as isize };
        Offset { varying: Some(self.varying.map_or(more, |varying| varying + more)), ..self }
    }

    /// Constants are displacements, not operations: most places of a product differ in nothing else.
    pub(super) fn scalar(self, k: K<'k>) -> (Expr<'k, Index>, isize) {
        (self.varying.unwrap_or_else(|| k.index(0)), self.constant)
    }

    /// The place of a vector, of whose lanes the first ones are active.
    pub(super) fn vector(self, k: K<'k>, lanes: usize, active: usize) -> LaneIndex<'k> {
        let (index, further) = self.scalar(k);
        let at = k.fixed_lanes(lanes as u32).at(index) + further;
        if active < lanes { at.first(active as isize) } else { at }
    }
}

/// A factor in memory.
#[derive(Clone, Copy)]
pub(super) enum Source<'k, A, T> {
    /// As it was given.
    Given(Input<'k, A>),
    /// Packed, and of the type of the sums.
    Packed(InputOutput<'k, T>),
}

impl<'k, A: Factor, T: Arithmetic> Source<'k, A, T> {
    fn get(self, at: (Expr<'k, Index>, isize)) -> Expr<'k, T> {
        match self {
            Source::Given(given) => given.load(at).cast(),
            Source::Packed(packed) => packed.load(at),
        }
    }

    fn load(self, at: LaneIndex<'k>) -> Vector<'k, T> {
        match self {
            Source::Given(given) => given.load(at).cast(),
            Source::Packed(packed) => packed.load(at),
        }
    }
}

/// What the kernel works with.
pub(super) struct Generator<'k, 'p, A, B, C, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: Input<'k, A>,
    pub(super) b: Input<'k, B>,
    pub(super) c: InputOutput<'k, C>,
    pub(super) bias: Option<Input<'k, T>>,
    pub(super) residual: Option<Input<'k, C>>,
    pub(super) scales: Option<Input<'k, f32>>,
    pub(super) scratch: Option<InputOutput<'k, T>>,
    pub(super) after: &'p [After],
}

/// Products that a pass over C adds, and what else it does.
struct Pass<'k, A, B, T> {
    a: Source<'k, A, T>,
    b: Source<'k, B, T>,
    a_at: Offset<'k>,
    b_at: Offset<'k>,
    depth: usize,
    batch: usize,
    /// Where sums begin, if not with nothing, and where they go.
    from: Option<Place>,
    to: Place,
    finishes: bool,
}

/// Where sums are between passes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    C,
    /// In scratch memory, packed: what C would lose something of.
    Scratch,
}

/// Where a block stands.
#[derive(Clone, Copy)]
struct Block<'k, 'p> {
    band: &'p Band,
    width: usize,
    a: Offset<'k>,
    b: Offset<'k>,
    c: Offset<'k>,
    /// Its sums in scratch memory.
    sums: Offset<'k>,
    a_steps: Steps,
    b_steps: Steps,
    /// The first row and the first column.
    row: Offset<'k>,
    column: Offset<'k>,
}

/// A loop's counter, or nothing if it is written out, and the number of the turn then.
pub(super) type Turn<'k> = (Option<Expr<'k, Index>>, usize);

impl<'k> Offset<'k> {
    pub(super) fn turn(self, turn: Turn<'k>, step: usize) -> Offset<'k> {
        self.plus(turn.1 * step).along(turn.0, step)
    }
}

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// The whole product.
    pub(super) fn run(&self) {
        let Problem { depth, products, group, batch, reads_c, .. } = *self.problem;
        let origin = Offset::new(0);
        let from = reads_c.then_some(Place::C);
        if !self.plan.parts(self.problem) {
            let (a, b) = (self.packed_a(origin, products, batch), self.packed_b(origin, products, batch));
            let pass = Pass { a, b, a_at: origin, b_at: origin, depth, batch, from, to: Place::C, finishes: true };
            return self.pass(&pass);
        }
        // The parts of the sums meet in C, if it holds whole sums: it is prepared, and finished at the end.
        let meeting = if self.problem.narrow { Place::Scratch } else { Place::C };
        let (a, b) = (Source::Given(self.a), Source::Given(self.b));
        let nothing = Pass { a, b, a_at: origin, b_at: origin, depth: 0, batch: 1, from, to: meeting, finishes: false };
        if from != Some(meeting) {
            self.pass(&nothing);
        }
        let chunk = self.plan.chunk;
        self.repeat(batch, false, |pair| {
            let part = |turn: Turn<'k>, products: usize| {
                let [a_at, b_at] = [self.problem.a, self.problem.b]
                    .map(|steps| origin.turn(pair, steps.batch).turn(turn, chunk * group * steps.depth));
                let (a, b) = (self.packed_a(a_at, products, 1), self.packed_b(b_at, products, 1));
                let depth = products.div_ceil(group);
                let from = Some(meeting);
                self.pass(&Pass { a, b, a_at, b_at, depth, batch: 1, from, to: meeting, finishes: false });
            };
            let whole = products / (chunk * group);
            self.repeat(whole, false, |turn| part(turn, chunk * group));
            let rest = products - whole * chunk * group;
            if rest > 0 {
                part((None, whole), rest);
            }
        });
        if self.bias.is_some() || !self.after.is_empty() || meeting != Place::C {
            self.pass(&Pass { from: Some(meeting), to: Place::C, finishes: true, ..nothing });
        }
    }

    /// Does something so many times: in a loop, or written out.
    pub(super) fn repeat(&self, count: usize, unrolled: bool, mut body: impl FnMut(Turn<'k>)) {
        if unrolled || count == 1 {
            (0..count).for_each(|number| body((None, number)));
        } else if count > 1 {
            self.k.for_range_(0, count as isize, |number| body((Some(number), 0)));
        }
    }

    /// All blocks of C.
    fn pass(&self, pass: &Pass<'k, A, B, T>) {
        for band in &self.plan.bands {
            for columns in &band.columns {
                let block = |i, j| self.block(pass, self.place(pass, band, columns, i, j));
                if band.rows_first {
                    self.repeat(band.count, false, |i| self.repeat(columns.count, false, |j| block(i, j)));
                } else {
                    self.repeat(columns.count, false, |j| self.repeat(band.count, false, |i| block(i, j)));
                }
            }
        }
    }

    fn place<'p>(
        &self,
        pass: &Pass<'k, A, B, T>,
        band: &'p Band,
        columns: &Columns,
        i: Turn<'k>,
        j: Turn<'k>,
    ) -> Block<'k, 'p> {
        let Problem { m, a, b, ldc, .. } = *self.problem;
        let sums = if self.problem.narrow { self.sums_before() } else { 0 };
        let (row, column, rows, width) = (band.first, columns.first, band.rows, columns.width);
        let all = pass.depth * pass.batch;
        let (a_at, a_steps) = match pass.a {
            Source::Given(_) => (pass.a_at.plus(row * a.outer).turn(i, rows * a.outer), a),
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: band.padded, batch: band.padded * pass.depth };
                (Offset::new(band.packed_before * all).turn(i, band.padded * all), steps)
            }
        };
        let (b_at, b_steps) = match pass.b {
            Source::Given(_) => {
                let steps = Steps { depth: b.depth * self.problem.group, ..b };
                (pass.b_at.plus(column * b.outer).turn(j, width * b.outer), steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: self.plan.b_row, batch: self.plan.b_row * pass.depth };
                (Offset::new(self.plan.b_before(pass.depth, pass.batch) + column).turn(j, width), steps)
            }
        };
        Block {
            band,
            width,
            a: a_at,
            b: b_at,
            c: Offset::new(row + column * ldc).turn(i, rows).turn(j, width * ldc),
            sums: Offset::new(sums + row + column * m).turn(i, rows).turn(j, width * m),
            a_steps,
            b_steps,
            row: Offset::new(row).turn(i, rows),
            column: Offset::new(column).turn(j, width),
        }
    }

    /// A block: its sums, then what becomes of them.
    fn block(&self, pass: &Pass<'k, A, B, T>, block: Block<'k, '_>) {
        let sums = if self.plan.by_depth { self.sums_by_depth(pass, &block) } else { self.sums_by_rows(pass, &block) };
        for (column, sums) in sums.into_iter().enumerate() {
            let pieces = &block.band.pieces;
            let value = |(piece, sum)| self.finished(pass, &block, column, piece, sum);
            let values: Vec<_> = pieces.iter().zip(sums).map(value).collect();
            for (piece, value) in pieces.iter().zip(values) {
                self.store(pass.to, &block, column, piece, value);
            }
        }
    }

    /// Elements of scratch memory before sums that meet there.
    fn sums_before(&self) -> usize {
        self.plan.sums_before(self.plan.chunk, if self.plan.whole_batch { self.problem.batch } else { 1 })
    }

    /// The sums of a block by column and piece, with rows in lanes.
    fn sums_by_rows(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let chains = if pass.depth == 0 { 1 } else { block.band.chains };
        let sums: Vec<Vec<Vec<VectorVar<'k, T>>>> =
            (0..chains).map(|chain| self.start(block, pass.from.filter(|_| chain == 0))).collect();
        let unrolled = self.plan.unrolled;
        self.repeat(if pass.depth == 0 { 0 } else { pass.batch }, unrolled, |pair| {
            let (a, b) = (block.a.turn(pair, block.a_steps.batch), block.b.turn(pair, block.b_steps.batch));
            let (a_step, b_step) = (block.a_steps.depth, block.b_steps.depth);
            let whole = pass.depth / chains;
            self.repeat(whole, unrolled, |turn| {
                let (a, b) = (a.turn(turn, chains * a_step), b.turn(turn, chains * b_step));
                for (chain, sums) in sums.iter().enumerate() {
                    self.products(pass, block, sums, a.plus(chain * a_step), b.plus(chain * b_step));
                }
            });
            for (rest, sums) in (whole * chains..pass.depth).zip(&sums) {
                self.products(pass, block, sums, a.plus(rest * a_step), b.plus(rest * b_step));
            }
        });
        let part =
            |column: usize, piece: usize| total(sums.iter().map(|sums| sums[column][piece].into_value()).collect());
        (0..block.width).map(|column| (0..block.band.pieces.len()).map(|piece| part(column, piece)).collect()).collect()
    }

    /// The same with products of one sum in lanes.
    fn sums_by_depth(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>) -> Vec<Vec<Vector<'k, T>>> {
        let (rows, chains, lanes) = (block.band.rows, block.band.chains, self.plan.widest);
        let wide = self.k.fixed_lanes(lanes as u32);
        let zero = || (0..block.width * rows).map(|_| wide.var(T::default())).collect::<Vec<_>>();
        let sums: Vec<Vec<VectorVar<'k, T>>> = (0..chains).map(|_| zero()).collect();
        self.repeat(pass.batch, false, |pair| {
            let (a, b) = (block.a.turn(pair, block.a_steps.batch), block.b.turn(pair, block.b_steps.batch));
            let add = |a: Offset<'k>, b: Offset<'k>, sums: &[VectorVar<'k, T>], active: usize| {
                let at = |offset: Offset<'k>| offset.vector(self.k, lanes, active);
                let of_a: Vec<_> = (0..rows).map(|row| pass.a.load(at(a.plus(row * block.a_steps.outer)))).collect();
                let of_b: Vec<_> =
                    (0..block.width).map(|column| pass.b.load(at(b.plus(column * block.b_steps.outer)))).collect();
                for (at, sum) in sums.iter().enumerate() {
                    T::add_products(*sum, of_a[at % rows], of_b[at / rows], false);
                }
            };
            let whole = pass.depth / (chains * lanes);
            self.repeat(whole, false, |turn| {
                let (a, b) = (a.turn(turn, chains * lanes), b.turn(turn, chains * lanes));
                for (chain, sums) in sums.iter().enumerate() {
                    add(a.plus(chain * lanes), b.plus(chain * lanes), sums, lanes);
                }
            });
            let mut done = whole * chains * lanes;
            for sums in sums.iter().cycle() {
                if done >= pass.depth {
                    break;
                }
                add(a.plus(done), b.plus(done), sums, lanes.min(pass.depth - done));
                done += lanes;
            }
        });
        let one = |column: usize, row: usize| {
            let sum = total(sums.iter().map(|sums| sums[column * rows + row].into_value()).collect()).reduce_add();
            let piece = &block.band.pieces[row];
            let lanes = self.k.fixed_lanes(self.carrier(piece));
            match pass.from {
                None => lanes.splat(sum),
                Some(from) => self.sum(from, block, column, piece) + lanes.splat(sum),
            }
        };
        (0..block.width).map(|column| (0..rows).map(|row| one(column, row)).collect()).collect()
    }

    /// What sums begin with: what C holds, or zeros. C is read before the products, for a masked store of one column would
    /// keep the next one from being loaded until it is done.
    fn start(&self, block: &Block<'k, '_>, from: Option<Place>) -> Vec<Vec<VectorVar<'k, T>>> {
        let of_piece = |column: usize, piece: &Piece| {
            let lanes = self.k.fixed_lanes(self.carrier(piece));
            match from {
                None => lanes.var(T::default()),
                Some(from) => lanes.var(self.sum(from, block, column, piece)),
            }
        };
        (0..block.width).map(|column| block.band.pieces.iter().map(|piece| of_piece(column, piece)).collect()).collect()
    }

    /// A sum as it is between passes.
    fn sum(&self, from: Place, block: &Block<'k, '_>, column: usize, piece: &Piece) -> Vector<'k, T> {
        match (from, self.scratch) {
            (Place::Scratch, Some(memory)) => {
                let at = block.sums.plus(column * self.problem.m);
                self.load(at, piece, |at| memory.load(at), |at| memory.load(at))
            }
            _ => {
                let at = block.c.plus(column * self.problem.ldc);
                self.load(at, piece, |at| self.c.load(at).cast(), |at| self.c.load(at).cast())
            }
        }
    }

    /// The lanes of the vector that holds a piece.
    fn carrier(&self, piece: &Piece) -> u32 {
        (if piece.lanes == 1 { self.plan.narrowest } else { piece.lanes }) as u32
    }

    /// Adds the products of a column of A and a row of B.
    fn products(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        sums: &[Vec<VectorVar<'k, T>>],
        a: Offset<'k>,
        b: Offset<'k>,
    ) {
        let load = |piece| self.load(a, piece, |at| pass.a.get(at), |at| pass.a.load(at));
        let rows: Vec<Vector<'k, T>> = block.band.pieces.iter().map(load).collect();
        for (column, sums) in sums.iter().enumerate() {
            let at = b.plus(column * block.b_steps.outer).scalar(self.k);
            let grouped = self.problem.group > 1;
            let factor = match pass.b {
                Source::Given(given) if grouped => given.read::<T>(at.0, at.1 as usize),
                source => source.get(at),
            };
            let mut splat: Option<(u32, Vector<'k, T>)> = None;
            for ((sum, rows), piece) in sums.iter().zip(&rows).zip(&block.band.pieces) {
                let lanes = self.carrier(piece);
                let made = splat.filter(|splat| splat.0 == lanes);
                let (_, factor) =
                    *splat.insert(made.unwrap_or_else(|| (lanes, self.k.fixed_lanes(lanes).splat(factor))));
                T::add_products(*sum, *rows, factor, grouped);
            }
        }
    }

    fn load<U: Lane>(
        &self,
        at: Offset<'k>,
        piece: &Piece,
        scalar: impl FnOnce((Expr<'k, Index>, isize)) -> Expr<'k, U>,
        vector: impl FnOnce(LaneIndex<'k>) -> Vector<'k, U>,
    ) -> Vector<'k, U> {
        let at = at.plus(piece.at);
        if piece.lanes == 1 {
            return self.k.fixed_lanes(self.carrier(piece)).splat(scalar(at.scalar(self.k)));
        }
        vector(at.vector(self.k, piece.lanes, piece.active))
    }

    fn store(&self, to: Place, block: &Block<'k, '_>, column: usize, piece: &Piece, value: Vector<'k, T>) {
        match (to, self.scratch) {
            (Place::Scratch, Some(memory)) => {
                self.store_in(memory, block.sums.plus(column * self.problem.m), piece, value);
            }
            _ => self.store_in(self.c, block.c.plus(column * self.problem.ldc), piece, value.cast()),
        }
    }

    fn store_in<U: Stored>(&self, memory: InputOutput<'k, U>, at: Offset<'k>, piece: &Piece, value: Vector<'k, U>) {
        let at = at.plus(piece.at);
        if piece.lanes == 1 {
            memory.store(at.scalar(self.k), value.extract(0));
        } else {
            memory.store(at.vector(self.k, piece.lanes, piece.active), value);
        }
    }

    /// What becomes of a sum, before it is rounded to what C is of.
    fn finished(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        column: usize,
        piece: &Piece,
        sum: Vector<'k, T>,
    ) -> Vector<'k, T> {
        let at = block.c.plus(column * self.problem.ldc);
        let mut value = sum;
        if !pass.finishes {
            return value;
        }
        if let Some(bias) = self.bias {
            value = value + self.along(self.problem.bias, bias, block, column, piece);
        }
        for after in self.after {
            value = match *after {
                After::Map(map) => map.apply(value),
                After::AddResidual => match self.residual {
                    None => value,
                    Some(residual) => {
                        value + self.load(at, piece, |at| residual.load(at).cast(), |at| residual.load(at).cast())
                    }
                },
            };
        }
        match self.problem.requantize {
            None => value,
            Some(requantize) => self.requantized(requantize, block, column, piece, value),
        }
    }

    /// The elements of a vector that goes along the rows or the columns.
    fn along<U: Stored + for<'a> IntoVector<'a, U>>(
        &self,
        of: Option<BiasOf>,
        given: Input<'k, U>,
        block: &Block<'k, '_>,
        column: usize,
        piece: &Piece,
    ) -> Vector<'k, U> {
        match of {
            Some(BiasOf::Rows) => self.load(block.row, piece, |at| given.load(at), |at| given.load(at)),
            _ => {
                let of_column = given.load(block.column.plus(column).scalar(self.k));
                self.k.fixed_lanes(self.carrier(piece)).splat(of_column)
            }
        }
    }

    /// A sum of integers as the nearest byte to it and its scale.
    fn requantized(
        &self,
        Requantize { scale, zero_point }: Requantize,
        block: &Block<'k, '_>,
        column: usize,
        piece: &Piece,
        sum: Vector<'k, T>,
    ) -> Vector<'k, T> {
        let sum = sum.cast::<f32>();
        let scaled = match (scale, self.scales) {
            (Scale::Of(of), Some(scales)) => sum * self.along(Some(of), scales, block, column, piece),
            (Scale::All(scale), _) => sum * scale,
            (Scale::Of(_), None) => sum,
        };
        // In this range all is exact, and what is beyond stays beyond.
        let (least, most) = self.problem.bytes;
        (scaled.round() + zero_point as f32).at_least(least as f32).at_most(most as f32).cast()
    }
}

/// The sum of several, by halving.
fn total<'k, T: Arithmetic>(mut parts: Vec<Vector<'k, T>>) -> Vector<'k, T> {
    while parts.len() > 1 {
        let sum = |pair: &[Vector<'k, T>]| if let [x, y] = *pair { x + y } else { pair[0] };
        parts = parts.chunks(2).map(sum).collect();
    }
    parts[0]
}
