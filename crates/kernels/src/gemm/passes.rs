//! The passes over C, each of which adds some products of every sum.
//!
//! In: a plan that says how many products a pass adds. Out: operations for all passes; where there are several, the sums meet
//! in C, or in memory if C would lose something of them.
//! Invariant: passes that differ in how many products they add, and in nothing else, are recorded once: a large product is
//! otherwise twice as much code, of which half is run once.
//! Not here: what a pass does (see `generate`).

use super::generate::{Element, Factor, Generator, Offset, Source, Stored, Turn};
use super::pack::BLOCK;
use super::problem::Problem;
use kernelsmith_dsl::{Expr, Index};

/// Products that a pass over C adds, and what else it does.
pub(super) struct Pass<'k, A, B, T> {
    pub(super) a: Source<'k, A, T>,
    pub(super) b: Source<'k, B, T>,
    pub(super) a_at: Offset<'k>,
    pub(super) b_at: Offset<'k>,
    pub(super) products: usize,
    /// Groups of products; the most of them if there may be fewer.
    pub(super) depth: usize,
    pub(super) units: Option<Units<'k>>,
    pub(super) batch: usize,
    /// Where sums begin, if not with nothing, and where they go.
    pub(super) from: Option<Place>,
    pub(super) to: Place,
    pub(super) finishes: bool,
}

/// Where sums are between passes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    C,
    /// In scratch memory, packed: what C would lose something of.
    Scratch,
}

/// How many units the pass at hand adds, if that is known only when it runs, and how many groups of products a unit has.
#[derive(Clone, Copy)]
pub(super) struct Units<'k> {
    count: Expr<'k, Index>,
    groups: usize,
}

impl Units<'_> {
    /// The most of so many groups at once that divide a unit.
    pub(super) fn at_once(self, most: usize) -> usize {
        (1..=most).rev().find(|at_once| self.groups.is_multiple_of(*at_once)).unwrap_or(1)
    }
}

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// The whole product.
    pub(super) fn run(&self) {
        let Problem { depth, products, batch, reads_c, .. } = *self.problem;
        let origin = Offset::new(0);
        let from = reads_c.then_some(Place::C);
        let (a, b) = (Source::Given(self.a), Source::Given(self.b));
        let whole = Pass {
            a,
            b,
            a_at: origin,
            b_at: origin,
            products,
            depth,
            units: None,
            batch,
            from,
            to: Place::C,
            finishes: true,
        };
        if !self.plan.parts(self.problem) {
            let a = self.packed_a(origin, products, None, batch);
            let b = self.packed_b(origin, products, None, batch);
            return self.pass(&Pass { a, b, ..whole });
        }
        // The parts of the sums meet in C, if it holds whole sums: it is prepared, and finished at the end.
        let meeting = if self.problem.narrow { Place::Scratch } else { Place::C };
        let nothing = Pass { products: 0, depth: 0, batch: 1, to: meeting, finishes: false, ..whole };
        if from != Some(meeting) {
            self.pass(&nothing);
        }
        self.repeat(batch, false, |pair| self.parts(pair, meeting));
        if self.bias.is_some() || !self.after.is_empty() || meeting != Place::C {
            self.pass(&Pass { from: Some(meeting), to: Place::C, finishes: true, ..nothing });
        }
    }

    /// The passes over C for a pair of matrices.
    fn parts(&self, pair: Turn<'k>, meeting: Place) {
        let Problem { products, group, .. } = *self.problem;
        let (origin, chunk) = (Offset::new(0), self.plan.chunk);
        let part = |turn: Turn<'k>, products: usize, units: Option<Units<'k>>| {
            let [a_at, b_at] = [self.problem.a, self.problem.b]
                .map(|steps| origin.turn(pair, steps.batch).turn(turn, chunk * group * steps.depth));
            let (a, b) = (self.packed_a(a_at, products, units, 1), self.packed_b(b_at, products, units, 1));
            let depth = products.div_ceil(group);
            let (from, to) = (Some(meeting), meeting);
            self.pass(&Pass { a, b, a_at, b_at, products, depth, units, batch: 1, from, to, finishes: false });
        };
        let whole = products / (chunk * group);
        let rest = products - whole * chunk * group;
        let unit = self.plan.bands.iter().map(|band| self.at_once(band)).fold(BLOCK, usize::max);
        if rest.is_multiple_of(unit * group) && rest > 0 && chunk.is_multiple_of(unit) {
            // The last pass adds fewer.
            let (most, all) = (chunk / unit, products / (unit * group));
            return self.repeat(whole + 1, false, |turn| {
                let left = turn.0.map(|number| (number * -(most as isize) + all as isize).min(most as isize));
                part(turn, chunk * group, left.map(|count| Units { count, groups: unit }));
            });
        }
        self.repeat(whole, false, |turn| part(turn, chunk * group, None));
        if rest > 0 {
            part((None, whole), rest, None);
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

    /// Does something for each so many whole groups of products of a pass: of so many, or of those that there are then.
    pub(super) fn repeat_groups(
        &self,
        (groups, units): (usize, Option<Units<'k>>),
        at_once: usize,
        unrolled: bool,
        body: impl FnMut(Turn<'k>),
    ) {
        let Some(Units { count, groups: unit }) = units else {
            return self.repeat(groups / at_once, unrolled, body);
        };
        let mut body = body;
        self.k.for_range_(0, count * (unit / at_once) as isize, |number| body((Some(number), 0)));
    }
}
