//! The passes over C; each covers a part of K.
//!
//! In: a plan with the length of a pass (KC). Out: operations for all passes. Several passes accumulate in C, or in
//! scratch memory if C is narrower than the accumulators.
//! Invariant: passes that differ only in their length along K share one recorded loop. Otherwise a large product would
//! have twice the code, half of which runs once.
//! Not here: the body of a pass (see `blocks`).

use super::accumulator::Accumulator;
use super::generator::{Generator, Pass, Place, Units};
use super::offset::Iteration;
use super::operand::Source;
use super::pack::TILE;
use super::problem::Problem;

impl<'k, T: Accumulator> Generator<'k, '_, T> {
    /// Records the complete product.
    pub(super) fn run(&self) {
        let Problem { k: k_len, products, batch, reads_c, .. } = *self.problem;
        let [a_at, b_at, _] = self.at;
        let from = reads_c.then_some(Place::C);
        let (a, b) = (Source::Unpacked(self.a), Source::Unpacked(self.b));
        let base =
            Pass { a, b, a_at, b_at, products, k: k_len, units: None, batch, from, to: Place::C, finishes: true };
        if !self.plan.parts(self.problem) {
            let a = self.packed_a(a_at, products, None, batch);
            let b = self.packed_b(b_at, products, None, batch);
            return self.pass(&Pass { a, b, ..base });
        }
        // The passes accumulate in C if it has the accumulator type. It is initialised first, and finished at the end.
        let partial_sums = if self.problem.narrow { Place::Scratch } else { Place::C };
        let empty = Pass { products: 0, k: 0, batch: 1, to: partial_sums, finishes: false, ..base };
        if from != Some(partial_sums) {
            self.pass(&empty);
        }
        self.repeat(batch, false, |pair| self.parts(pair, partial_sums));
        if self.bias.is_some() || !self.epilogue.is_empty() || partial_sums != Place::C {
            self.pass(&Pass { from: Some(partial_sums), to: Place::C, finishes: true, ..empty });
        }
    }

    /// The passes over C for one pair of matrices.
    fn parts(&self, pair: Iteration<'k>, partial_sums: Place) {
        let Problem { products, group, .. } = *self.problem;
        let (kc, [a_at, b_at, _]) = (self.plan.kc, self.at);
        let part = |iter: Iteration<'k>, products: usize, units: Option<Units<'k>>| {
            let [a_at, b_at] = [(a_at, self.problem.a), (b_at, self.problem.b)]
                .map(|(at, steps)| at.at_iteration(pair, steps.batch).at_iteration(iter, kc * group * steps.k));
            let (a, b) = (self.packed_a(a_at, products, units, 1), self.packed_b(b_at, products, units, 1));
            let k_len = products.div_ceil(group);
            let (from, to) = (Some(partial_sums), partial_sums);
            self.pass(&Pass { a, b, a_at, b_at, products, k: k_len, units, batch: 1, from, to, finishes: false });
        };
        let n_full = products / (kc * group);
        let tail = products - n_full * kc * group;
        let unit = self.plan.bands.iter().map(|band| self.k_unroll(band)).fold(TILE, usize::max);
        if tail.is_multiple_of(unit * group) && tail > 0 && kc.is_multiple_of(unit) {
            // The last pass is shorter.
            let (units_per_pass, n_units) = (kc / unit, products / (unit * group));
            return self.repeat(n_full + 1, false, |iter| {
                let left = iter.0.map(|number| {
                    (number * -(units_per_pass as isize) + n_units as isize).min(units_per_pass as isize)
                });
                part(iter, kc * group, left.map(|count| Units { count, groups: unit }));
            });
        }
        self.repeat(n_full, false, |iter| part(iter, kc * group, None));
        if tail > 0 {
            part((None, n_full), tail, None);
        }
    }
}
