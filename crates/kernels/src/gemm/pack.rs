//! Packing: factors moved to where they are read in a row, converted to the type of the sums.
//!
//! In: a factor as it was given. Out: in scratch memory, for each product of a sum a run of rows of A (or columns of B).
//! Invariant: what lies beyond the last row or column is written with anything, and read into lanes that are not stored.
//! Not here: when that pays (see `plan`).

use super::generate::{Element, Factor, Generator, Offset, Source, Stored, Turn};
use super::passes::{Pass, Units};
use super::plan::Columns;
use super::problem::Steps;
use super::sums::joined;
use kernelsmith_dsl::{Input, InputOutput, Vector};

/// Rows and columns of a block that is transposed at once.
pub(super) const BLOCK: usize = 4;
/// Vectors that are copied in a turn of a loop.
const AT_ONCE: usize = 4;

/// Where packed elements go.
#[derive(Clone, Copy)]
struct Destination<'k, T> {
    memory: InputOutput<'k, T>,
    at: Offset<'k>,
    /// From a product of a sum to the next.
    depth: usize,
    batch: usize,
    /// Whether there is room behind the last row or column for what fills a block.
    is_padded: bool,
}

/// What is packed: so many rows of A, or columns of B.
#[derive(Clone, Copy)]
struct Part<'k> {
    at: Offset<'k>,
    steps: Steps,
    outer: usize,
    /// Products of a sum; groups of them are packed as one element.
    products: usize,
    units: Option<Units<'k>>,
    group: usize,
    batch: usize,
}

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// A from a place on, packed if the plan says so: in panels of the bands' rows.
    pub(super) fn packed_a(
        &self,
        at: Offset<'k>,
        products: usize,
        units: Option<Units<'k>>,
        batch: usize,
    ) -> Source<'k, A, T> {
        let (true, Some(memory)) = (self.plan.pack_a, self.scratch) else { return Source::Given(self.a) };
        let (steps, group) = (self.problem.a, self.problem.group);
        if self.plan.by_depth {
            self.pack_by_depth(self.a, (at, steps, self.problem.m), (products, batch), Offset::new(0));
            return Source::Packed(memory);
        }
        let depth = products.div_ceil(group);
        for band in &self.plan.bands {
            let panel = band.padded * depth * batch;
            self.repeat(band.count, false, |i| {
                let part = Part {
                    at: at.plus(band.first * steps.outer).turn(i, band.rows * steps.outer),
                    steps,
                    outer: band.rows,
                    products,
                    units,
                    group,
                    batch,
                };
                let to = Offset::new(band.packed_before * depth * batch).turn(i, panel);
                let to =
                    Destination { memory, at: to, depth: band.padded, batch: band.padded * depth, is_padded: true };
                self.pack(self.a, part, to);
            });
        }
        Source::Packed(memory)
    }

    /// B from a place on, packed if the plan says so: in rows.
    pub(super) fn packed_b(
        &self,
        at: Offset<'k>,
        products: usize,
        units: Option<Units<'k>>,
        batch: usize,
    ) -> Source<'k, B, T> {
        let (true, Some(memory)) = (self.plan.pack_b, self.scratch) else { return Source::Given(self.b) };
        if self.plan.b_panels {
            return Source::Packed(memory);
        }
        if self.plan.by_depth {
            let to = Offset::new(self.plan.b_before(products, batch));
            self.pack_by_depth(self.b, (at, self.problem.b, self.problem.n), (products, batch), to);
            return Source::Packed(memory);
        }
        let group = self.problem.group;
        let depth = products.div_ceil(group);
        let part = Part { at, steps: self.problem.b, outer: self.problem.n, products, units, group, batch };
        let (to, row) = (Offset::new(self.plan.b_before(depth, batch)), self.plan.b_row);
        self.pack(self.b, part, Destination { memory, at: to, depth: row, batch: row * depth, is_padded: true });
        Source::Packed(memory)
    }

    /// B's part of a pass for a band, if B is packed in panels: one for each block of columns.
    pub(super) fn packed_panels(&self, pass: &Pass<'k, A, B, T>, columns: &[Columns]) {
        let (true, Source::Packed(memory)) = (self.plan.b_panels, pass.b) else { return };
        let steps = self.problem.b;
        for some in columns {
            self.repeat(some.count, false, |j| {
                let at = pass.b_at.plus(some.first * steps.outer).turn(j, some.width * steps.outer);
                let (group, batch) = (self.problem.group, pass.batch);
                let (products, units) = (pass.products, pass.units);
                let part = Part { at, steps, outer: some.width, products, units, group, batch };
                let row = some.padded();
                let at = self.panel(pass, columns, some, j);
                self.pack(
                    self.b,
                    part,
                    Destination { memory, at, depth: row, batch: row * pass.depth, is_padded: true },
                );
            });
        }
    }

    /// Where the panel of a block of columns begins.
    pub(super) fn panel(
        &self,
        pass: &Pass<'k, A, B, T>,
        all: &[Columns],
        columns: &Columns,
        j: Turn<'k>,
    ) -> Offset<'k> {
        let before = all.iter().take_while(|some| some.first < columns.first);
        let before: usize = before.map(|some| some.count * some.padded()).sum();
        let products = pass.depth * pass.batch;
        Offset::new(self.plan.b_before(pass.depth, pass.batch) + before * products).turn(j, columns.padded() * products)
    }

    /// A factor whose rows or columns lie side by side, packed so that the products of a sum do.
    fn pack_by_depth<S: Factor>(
        &self,
        from: Input<'k, S>,
        (at, steps, outer): (Offset<'k>, Steps, usize),
        (products, batch): (usize, usize),
        to: Offset<'k>,
    ) {
        let Some(memory) = self.scratch else { return };
        // As if each product were one of what is outside.
        let steps = Steps { outer: steps.depth, depth: steps.outer, batch: steps.batch };
        let part = Part { at, steps, outer: products, products: outer, units: None, group: 1, batch };
        let to = Destination { memory, at: to, depth: products, batch: products * outer, is_padded: false };
        self.repeat(batch, false, |pair| {
            let part = Part { at: part.at.turn(pair, part.steps.batch), ..part };
            self.transpose(from, part, Destination { at: to.at.turn(pair, to.batch), ..to });
        });
    }

    fn pack<S: Factor>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        self.repeat(part.batch, false, |pair| {
            let part = Part { at: part.at.turn(pair, part.steps.batch), ..part };
            let to = Destination { at: to.at.turn(pair, to.batch), ..to };
            if part.steps.outer == 1 {
                self.copy(from, part, to);
            } else {
                self.transpose(from, part, to);
            }
        });
    }

    /// Vectors as one: of groups, of which there are so many members, these side by side in each lane.
    pub(super) fn grouped<S: Factor>(
        &self,
        lanes: usize,
        members: usize,
        load: impl Fn(usize) -> Vector<'k, S>,
    ) -> Vector<'k, T> {
        let (group, first) = (self.problem.group, load(0));
        let bits = 32 / group as u32;
        match S::words(first) {
            // Of whole ones one instruction puts all members in order.
            Some(_) if self.plan.permutes && members == group && group > 1 && lanes >= self.plan.narrowest => {
                self.in_order(lanes, joined(core::iter::once(first).chain((1..group).map(load))))
            }
            Some(words) if group > 1 => {
                let join = |word, member: usize| match S::words(load(member)) {
                    Some(next) => word | (next << (bits * member as u32)),
                    None => word,
                };
                (1..members).fold(words, join).reinterpret::<T>()
            }
            _ => first.cast::<T>(),
        }
    }

    /// Groups from all first members, all second ones and so on.
    fn in_order<S: Factor>(&self, lanes: usize, all: Vector<'k, S>) -> Vector<'k, T> {
        let group = self.problem.group;
        let numbers = (0..lanes).flat_map(|lane| (0..group).map(move |member| member * lanes + lane));
        let wide = self.k.fixed_lanes((group * lanes) as u32);
        if group == 2 {
            let numbers: Vec<u16> = numbers.map(|number| number as u16).collect();
            return all.reinterpret::<u16>().permute(wide.values(&numbers)).reinterpret();
        }
        let numbers: Vec<u8> = numbers.map(|number| number as u8).collect();
        all.reinterpret::<u8>().permute(wide.values(&numbers)).reinterpret()
    }

    /// Rows lie side by side: vectors of them.
    fn copy<S: Factor>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        let lanes = self.plan.widest;
        let whole_groups = part.products / part.group;
        // The number of a turn of so many rows, and one of these.
        let groups = |(turn, row): Turn<'k>, rows: usize, members: usize| {
            let (step, depth) = (part.group * part.steps.depth, to.depth);
            let source = part.at.along(turn, rows * step).plus(row * step);
            let target = to.at.along(turn, rows * depth).plus(row * depth);
            let move_some = |turn: Turn<'k>, active: usize| {
                let load = |member: usize| {
                    let at = source.plus(member * part.steps.depth).turn(turn, lanes);
                    from.load(at.vector(self.k, lanes, active))
                };
                to.memory
                    .store(target.turn(turn, lanes).vector(self.k, lanes, lanes), self.grouped(lanes, members, load));
            };
            let whole = part.outer / lanes;
            self.repeat(whole, whole <= 4, |turn| move_some(turn, lanes));
            if !part.outer.is_multiple_of(lanes) {
                move_some((None, whole), part.outer % lanes);
            }
        };
        // Several rows of a vector or two in a turn: places in them are constants, and counting costs more than moving one.
        let vectors = part.outer.div_ceil(lanes);
        let most = (AT_ONCE / vectors).max(1);
        let at_once = match part.units {
            Some(units) => units.at_once(most),
            None => (1..=most).rev().find(|at_once| whole_groups.is_multiple_of(*at_once)).unwrap_or(1),
        };
        self.repeat_groups((whole_groups, part.units), at_once, false, |(number, turn)| {
            for row in 0..at_once {
                groups((number, turn * at_once + row), at_once, part.group);
            }
        });
        if !part.products.is_multiple_of(part.group) {
            groups((None, whole_groups), 1, part.products % part.group);
        }
    }

    /// Products of a sum lie side by side: square blocks are transposed.
    fn transpose<S: Factor>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        let whole = part.products / (BLOCK * part.group);
        let rows = |turn: Turn<'k>, n_rows: usize| {
            let (source, target) = (part.at.turn(turn, BLOCK * part.steps.outer), to.at.turn(turn, BLOCK));
            let columns = |turn: Turn<'k>, n_columns: usize, active: usize| {
                let source = source.turn(turn, BLOCK * part.group * part.steps.depth);
                let target = target.turn(turn, BLOCK * to.depth);
                let row = |row: usize| {
                    let at = source.plus(row.min(n_rows - 1) * part.steps.outer);
                    let elements = from.load(at.vector(self.k, BLOCK * part.group, active));
                    if part.group > 1 { elements.reinterpret::<T>() } else { elements.cast::<T>() }
                };
                if self.plan.b_panels {
                    // What comes next lies elsewhere, so that no cache asks for it by itself.
                    for row in 0..BLOCK {
                        from.prefetch(source.plus((BLOCK + row) * part.steps.outer).scalar(self.k));
                    }
                }
                let columns = Vector::transpose4([row(0), row(1), row(2), row(3)]);
                for (number, column) in columns.into_iter().enumerate().take(n_columns) {
                    let active = if to.is_padded { BLOCK } else { n_rows };
                    to.memory.store(target.plus(number * to.depth).vector(self.k, BLOCK, active), column);
                }
            };
            let groups = (part.products / part.group, part.units);
            self.repeat_groups(groups, BLOCK, false, |turn| columns(turn, BLOCK, BLOCK * part.group));
            let rest = part.products - whole * BLOCK * part.group;
            if rest > 0 {
                columns((None, whole), rest.div_ceil(part.group), rest);
            }
        };
        let whole_rows = part.outer / BLOCK;
        self.repeat(whole_rows, false, |turn| rows(turn, BLOCK));
        if !part.outer.is_multiple_of(BLOCK) {
            rows((None, whole_rows), part.outer % BLOCK);
        }
    }
}
