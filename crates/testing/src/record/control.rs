//! Statements of control flow: branches, loops, loops over data, jumps.
//!
//! In: blocks, conditions. Out: recorded regions. Invariants: code that may repeat first consumes fuel and leaves the
//! loop without fuel, unless it repeats only a few times; a backward jump follows such a point in every loop that it
//! continues.
//! Not here: the contents of blocks.

use super::{Around, Recorder, Width};
use crate::program::Stmt;
use crate::types::{Elem, LaneElem, NumberElem, Ty, Writer, integer, lane, number};
use kernelsmith::{Expr, LaneIndex, Scalar};
use kernelsmith_random::Rng;

/// Maximum number of repetitions of a statement without fuel.
const MAX_REPEATS: u64 = 300;

impl<'k> Recorder<'k> {
    /// Consumes one unit of fuel.
    fn burn(&self) {
        let mut fuel = self.fuel;
        fuel -= 1;
    }

    /// Consumes one unit of fuel; leaves the innermost loop if there is none.
    fn burn_or_leave(&self) {
        self.burn();
        self.k.break_if_(1, self.fuel.lt(0));
    }

    fn nested(&self, around: Around, body: impl FnOnce()) {
        self.loops.borrow_mut().push(around);
        body();
        self.loops.borrow_mut().pop();
    }

    pub(super) fn if_statement(&self, rng: &mut Rng, blocks: &[Vec<Stmt>]) {
        let condition = self.condition(rng);
        let Some((first, rest)) = blocks.split_first() else { return };
        self.say(|| format!("if {condition:?}"));
        let mut branches = self.k.if_(condition, || self.block(first));
        let mut rest = rest.chunks_exact(2);
        for pair in &mut rest {
            let seed = rng.bits();
            self.say(|| "elif".to_owned());
            // Values of the condition's block are not available in the body: each block removes its values at its end.
            branches = branches.elif_(|| self.computed(&pair[0], seed), || self.block(&pair[1]));
        }
        if let [last] = rest.remainder() {
            self.say(|| "else".to_owned());
            branches.else_(|| self.block(last));
        }
    }

    pub(super) fn switch_statement(&self, rng: &mut Rng, blocks: &[Vec<Stmt>]) {
        let has_default = rng.one_in(2);
        let (cases, default) = blocks.split_at(blocks.len() - usize::from(has_default));
        let is_small = rng.one_in(2);
        integer!(Ty::integer(rng), T => {
            let value = self.expr::<T>(rng);
            self.say(|| format!("switch {value:?}"));
            let mut switch = self.k.switch_(if is_small { value & T::from_bits(7) } else { value });
            let mut listed = Vec::new();
            for case in cases {
                let values = self.case_values(rng, <T as Elem>::TY, &mut listed);
                if values.is_empty() {
                    continue;
                }
                self.say(|| format!("case {values:?}"));
                let values: Vec<T> = values.into_iter().map(T::from_bits).collect();
                switch = switch.case_(&values[..], || self.block(case));
            }
            if let [block] = default {
                self.say(|| "default".to_owned());
                switch.default_(|| self.block(block));
            }
        });
    }

    /// New values for a case, as canonical bits. Wild programs may list a value twice, which is a mistake.
    fn case_values(&self, rng: &mut Rng, ty: Ty, listed: &mut Vec<u64>) -> Vec<u64> {
        let mut values = Vec::new();
        for _ in 0..1 + rng.below(3) {
            let value = match rng.below(4) {
                0 if ty != Ty::Index || self.is_wild && rng.one_in(10) => ty.value(rng),
                _ => rng.below(9) as u64,
            };
            let is_listed = listed.contains(&value);
            if !is_listed || self.is_wild && rng.one_in(40) {
                listed.push(value);
                values.push(value);
            }
        }
        values
    }

    /// A condition preceded by statements, some of which may jump.
    fn computed(&self, block: &[Stmt], seed: u64) -> Expr<'k, bool> {
        let mark = self.mark();
        self.statements(block);
        let condition = self.condition(&mut Rng::new(seed));
        self.reset(&mark);
        condition
    }

    pub(super) fn while_statement(&self, rng: &mut Rng, blocks: &[Vec<Stmt>]) {
        let [condition, body] = blocks else { return };
        let seed = rng.bits();
        let by_condition = rng.one_in(2);
        self.say(|| "while".to_owned());
        self.k.while_(
            || {
                let mut found = None;
                self.nested(Around::Condition, || {
                    self.burn();
                    let condition = self.computed(condition, seed);
                    found = Some(if by_condition { condition & self.fuel.ge(0) } else { condition });
                });
                self.say(|| "do".to_owned());
                found.unwrap_or_else(|| self.k.value(false))
            },
            || {
                self.nested(Around::Loop, || {
                    if !by_condition {
                        self.burn_or_leave();
                    }
                    self.block(body);
                });
            },
        );
    }

    pub(super) fn loop_statement(&self, rng: &mut Rng, body: &[Stmt]) {
        let ends_soon = rng.one_in(2);
        self.say(|| "loop".to_owned());
        self.k.loop_(|| {
            self.nested(Around::Loop, || {
                self.burn_or_leave();
                self.block(body);
                if ends_soon {
                    self.k.break_(1);
                }
            });
        });
    }

    pub(super) fn range_statement(&self, rng: &mut Rng, body: &[Stmt]) {
        let (start, n) = (rng.below(4) as isize, rng.below(6) as isize);
        let repeats = self.repeats.get();
        let is_short = rng.one_in(2) && repeats.saturating_mul(n.max(1) as u64) <= MAX_REPEATS;
        let wild = |rng: &mut Rng| {
            let number = self.extreme(rng);
            self.notes.numbers.borrow_mut().push(number);
            self.k.index(number)
        };
        let is_wild = self.is_wild && rng.one_in(3);
        let step = match rng.below(6) {
            _ if is_wild && rng.one_in(3) => self.extreme(rng),
            0..=2 => 1,
            3 => rng.pick(&[2, 3, 4, 8, 16]),
            4 => -1,
            _ => rng.pick(&[-2, -3, 5, 7]),
        };
        let body = |counter: Expr<'k, isize>| {
            self.nested(Around::Loop, || {
                if is_short {
                    self.repeats.set(repeats * n.max(1) as u64);
                } else {
                    self.burn_or_leave();
                }
                let mark = self.mark();
                self.keep(counter);
                self.statements(body);
                self.reset(&mark);
                self.repeats.set(repeats);
            });
        };
        if is_short {
            self.say(|| format!("for {start}..{} step {step}", start + n));
            match step {
                1 => self.k.for_range_(start, start + n, body),
                step if step < 0 => self.k.for_range_step_(start + n, start, step, body),
                step => self.k.for_range_step_(start, start + n, step, body),
            }
            return;
        }
        let end = |rng: &mut Rng| if is_wild && rng.one_in(2) { wild(rng) } else { self.index(rng) };
        let (low, high) = (if rng.one_in(2) { self.k.index(start) } else { end(rng) }, end(rng));
        self.say(|| format!("for {low:?}..{high:?} step {step}"));
        match step {
            1 => self.k.for_range_(low, high, body),
            step if step < 0 => self.k.for_range_step_(high, low, step, body),
            step => self.k.for_range_step_(low, high, step, body),
        }
    }

    /// A trip count: the length of a slice, a parameter, or a computed number.
    fn trip(&self, rng: &mut Rng) -> (Expr<'k, isize>, bool) {
        match rng.below(8) {
            0..=2 => match self.len(rng) {
                Some(len) => (len, true),
                None => (self.k.index(21), true),
            },
            3 => (self.k.index(rng.below(70) as isize), true),
            4 => (self.index(rng).min(rng.below(70) as isize), true),
            5 if self.is_wild => (self.k.index(self.displacement(rng)), false),
            _ => (self.index(rng), false),
        }
    }

    pub(super) fn vector_loop(&self, rng: &mut Rng, body: &[Stmt]) {
        if self.in_vectors.get().is_some() && !rng.one_in(40) {
            return self.block(body);
        }
        let (n, is_bounded) = self.trip(rng);
        let repeats = self.repeats.get();
        // The number of vectors that fill the largest slices, with the smallest lane count.
        let n_vectors = 8;
        let needs_fuel = !is_bounded || repeats * n_vectors > MAX_REPEATS || rng.one_in(5);
        let way = rng.below(10) % 8;
        let unrolled = rng.pick(&[2, 4, 8, 16]);
        let outer = self.in_vectors.get();
        let around = if way == 7 { Around::Aligned } else { Around::Loop };
        let in_lanes = |width: Width, change: &dyn Fn(), places: &[LaneIndex<'k>]| {
            self.in_vectors.set(Some(width));
            self.nested(around, || {
                if needs_fuel && around == Around::Loop {
                    self.burn_or_leave();
                }
                self.repeats.set(repeats * n_vectors);
                let mark = self.mark();
                self.places.borrow_mut().extend(places.iter().map(|&place| (place, width)));
                self.statements(body);
                change();
                self.reset(&mark);
                self.repeats.set(repeats);
            });
            self.in_vectors.set(outer);
        };
        let base = self.base.get();
        let width = Width::Native(match way {
            3 => 8,
            4 => 16,
            5 => 64,
            _ => base,
        });
        // A typical use of loops over data: a loop-carried variable.
        let carried = rng.one_in(3).then(|| Ty::lane(rng));
        carried.into_iter().for_each(|ty| lane!(ty, T => self.new_vector_variable::<T>(rng, width)));
        let seed = rng.bits();
        let change = || {
            let rng = &mut Rng::new(seed);
            carried.into_iter().for_each(|ty| lane!(ty, T => self.change_vector::<T>(rng, width)));
        };
        self.say(|| format!("vectors of {n:?}, way {way}, lane base {base}"));
        match way {
            0..=2 => self.k.for_each_vector(n, |i| in_lanes(width, &change, &[i])),
            3 => self.k.for_each_vector_of::<u8>(n, |i| in_lanes(width, &change, &[i])),
            4 if seed & 1 == 0 => self.k.for_each_full_vector_of::<u16>(n, |i| in_lanes(width, &change, &[i])),
            4 => self.k.for_each_vector_of::<u16>(n, |i| in_lanes(width, &change, &[i])),
            5 => self.k.for_each_vector_of::<f64>(n, |i| in_lanes(width, &change, &[i])),
            6 => self.k.for_each_vector_unrolled(n, unrolled, |places| in_lanes(width, &change, places)),
            _ => {
                // No jump may leave the loop, so it must be short.
                let n = if is_bounded { n } else { n.min(70) };
                self.aligned_loop(rng, n, |i| in_lanes(width, &change, &[i]));
            }
        }
        carried.into_iter().for_each(|ty| lane!(ty, T => self.use_carried::<T>(rng, width)));
    }

    /// Converts a loop-carried value to a scalar, and sometimes stores it.
    fn use_carried<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let value = self.vector_of::<T>(rng, width);
        self.keep_vector(value, width);
        self.keep(value.reduce_add());
        self.store(rng);
    }

    fn aligned_loop(&self, rng: &mut Rng, n: Expr<'k, isize>, mut body: impl FnMut(LaneIndex<'k>)) {
        let Some((_, slice)) = self.writable(rng) else { return };
        self.notes.by_address.set(true);
        lane!(slice.ty(), T => match <T as NumberElem>::writer(slice) {
            Some(Writer::Out(slice)) => slice.for_each_aligned_vector(n, &mut body),
            Some(Writer::InOut(slice)) => slice.for_each_aligned_vector(n, &mut body),
            // The stack places an array at another address on each engine, so the first failed check would differ.
            Some(Writer::Array(_)) => self.k.for_each_vector(n, &mut body),
            None => {}
        });
    }

    /// `break_`, `continue_` and their conditional forms.
    pub(super) fn jump(&self, rng: &mut Rng) {
        let loops = self.loops.borrow().clone();
        if loops.is_empty() && !(self.is_wild && rng.one_in(20)) {
            return;
        }
        let n = match rng.below(3) {
            _ if self.is_wild && rng.one_in(30) => rng.pick(&[0, loops.len() as u32 + 1, u32::MAX]),
            0..=1 => 1,
            _ => 1 + rng.below(loops.len()) as u32,
        };
        // No jump may leave a loop over aligned vectors, whatever its depth.
        if loops.iter().rev().take(n as usize).any(|around| *around == Around::Aligned) && !rng.one_in(30) {
            return;
        }
        let way = rng.below(6);
        let condition = self.condition(rng);
        // In a condition, consuming the last fuel does not leave the loop yet.
        let in_condition = loops.contains(&Around::Condition);
        let guarded = || if in_condition { condition & self.fuel.gt(0) } else { condition };
        self.say(|| format!("jump {way} out of {n} if {condition:?}"));
        match way {
            0 => self.k.break_if_(n, condition),
            1..=2 => self.k.continue_if_(n, guarded()),
            3 => {
                self.k.if_(condition, || self.k.break_(n));
            }
            4 => {
                self.k.if_(guarded(), || self.k.continue_(n));
            }
            _ if rng.one_in(4) && !in_condition => self.k.break_(n),
            _ => self.k.break_if_(n, condition.unlikely()),
        }
    }

    /// Returns from the kernel, usually under a condition.
    pub(super) fn return_early(&self, rng: &mut Rng) {
        let condition = self.condition(rng);
        let always = rng.one_in(8) && !self.loops.borrow().is_empty();
        self.say(|| format!("return if {condition:?}, or {always}"));
        if always {
            return self.return_now(rng);
        }
        let seed = rng.bits();
        self.k.if_(condition, || self.return_now(&mut Rng::new(seed)));
    }

    fn return_now(&self, rng: &mut Rng) {
        if rng.one_in(4) {
            let code = self.index(rng);
            self.say(|| format!("fail with {code:?}"));
            self.k.fail(code);
            return;
        }
        match *self.results {
            [] => self.k.return_(()),
            [Ty::Bool] => self.k.return_(self.expr::<bool>(rng)),
            [ty] => number!(ty, T => self.k.return_(self.expr::<T>(rng))),
            [Ty::Bool, b] => {
                let a = self.expr::<bool>(rng);
                number!(b, B => self.k.return_((a, self.expr::<B>(rng))));
            }
            [a, b] => number!(a, A => {
                let a = self.expr::<A>(rng);
                number!(b, B => self.k.return_((a, self.expr::<B>(rng))));
            }),
            // The only signature with more.
            _ => {
                let (a, b) = (self.expr::<u8>(rng), self.expr::<f64>(rng));
                self.k.return_((a, b, self.expr::<i16>(rng)));
            }
        }
    }

    /// The result at the end.
    pub(crate) fn last_value<T: Elem>(&self, rng: &mut Rng) -> Expr<'k, T> {
        self.expr::<T>(rng)
    }
}
