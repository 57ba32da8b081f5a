//! Statements on scalars: arithmetic, variables, comparisons, calls, hints.
//!
//! In: operands from the pools. Out: values in the pools. Not here: memory, vectors.

use super::Recorder;
use super::values::one_of;
use crate::signature::functions;
use crate::types::{
    AnyVar, Elem, FloatLane, IntLane, NumberElem, Reader, Ty, Writer, float, integer, integer_lane, lane, number,
};
use kernelsmith::{Expr, Integer, Number, Var, random};
use kernelsmith_random::Rng;

impl<'k> Recorder<'k> {
    pub(super) fn scalar(&self, rng: &mut Rng) {
        match rng.below(12) {
            0..=2 => {
                let value = self.index(rng);
                self.keep(value);
            }
            3..=5 => number!(self.pooled_type(rng).unwrap_or(Ty::Index), T => self.arithmetic::<T>(rng)),
            6..=7 => number!(Ty::number(rng), T => self.arithmetic::<T>(rng)),
            8 => integer!(Ty::integer(rng), T => self.integer_arithmetic::<T>(rng)),
            9 => float!(Ty::float(rng), T => self.float_arithmetic::<T>(rng)),
            10 => number!(Ty::number(rng), T => number!(Ty::number(rng), U => {
                let value = self.expr::<T>(rng).cast::<U>();
                self.keep(value);
            })),
            _ => self.bits_of_scalar(rng),
        }
    }

    fn arithmetic<T: Elem + Number>(&self, rng: &mut Rng) {
        let (a, b) = (self.any_number::<T>(rng), self.any_number::<T>(rng));
        let value = match rng.below(9) {
            0..=1 => a + b,
            2 => a - b,
            3 => a * b,
            4 => a / b,
            5 => a.min(b),
            6 => a.max(b),
            7 => -a,
            _ => a.abs(),
        };
        self.keep(value);
    }

    fn integer_arithmetic<T: Elem + Integer>(&self, rng: &mut Rng) {
        let (a, b) = (self.any_number::<T>(rng), self.expr::<T>(rng));
        let bits = T::TY.bits();
        let value = match rng.below(18) {
            0 => a % b,
            1 => a & b,
            2 => a | b,
            3 => a ^ b,
            // A constant shift amount must be in range.
            4 => a << self.k.value(T::from_bits(rng.below(bits as usize) as u64)),
            5 => a >> self.k.value(T::from_bits(rng.below(bits as usize) as u64)),
            6 => !a,
            7 => a.count_ones(),
            8 => a.leading_zeros(),
            9 => a.trailing_zeros(),
            10 => a.swap_bytes(),
            11 => a.reverse_bits(),
            12 => a.mul_high(b),
            13 => a.saturating_add(b),
            14 => a.saturating_sub(b),
            15 => a.average(b),
            16 => a.abs_diff(b),
            _ => a.rotate_left(b).rotate_right(self.expr::<T>(rng)),
        };
        self.keep(value);
    }

    fn float_arithmetic<T: FloatLane>(&self, rng: &mut Rng) {
        let (a, b) = (self.any_number::<T>(rng), self.expr::<T>(rng));
        let value = match rng.below(12) {
            0..=1 => a.mul_add(b, self.expr::<T>(rng)),
            2 => a.sqrt(),
            3 => a.floor(),
            4 => a.ceil(),
            5 => a.trunc(),
            6 => a.round(),
            7 => a.minimum(b),
            8 => a.maximum(b),
            9 => a.minimum_number(b),
            10 => a.maximum_number(b),
            _ if rng.one_in(4) => match rng.below(25) {
                0 => a.exp(),
                1 => a.exp2(),
                2 => a.exp10(),
                3 => a.expm1(),
                4 => a.log(),
                5 => a.log2(),
                6 => a.log10(),
                7 => a.log1p(),
                8 => a.tanh(),
                9 => a.sinh(),
                10 => a.cosh(),
                11 => a.sigmoid(),
                12 => a.erf(),
                13 => a.erfc(),
                14 => a.lgamma(),
                15 => a.sin(),
                16 => a.cos(),
                17 => a.tan(),
                18 => a.asin(),
                19 => a.acos(),
                20 => a.atan(),
                21 => a.cbrt(),
                22 => a.pow(b),
                23 => a.atan2(b),
                _ => a.hypot(b),
            },
            _ => {
                // The result is machine-independent only if the number is in range.
                let in_range = a.ordered(a).select(a, T::from_bits(0));
                let (low, high) = (self.k.value(3i32).cast::<T>(), self.k.value(100i32).cast::<T>());
                let value = in_range.max(low).min(high).cast_in_range::<i32>();
                self.keep(value);
                a
            }
        };
        // Estimates differ between machines, but an estimate never equals a number that it is less than.
        if rng.one_in(12) {
            let estimate = if rng.one_in(2) { a.recip_estimate() } else { a.rsqrt_estimate() };
            self.keep(estimate.lt(a) & estimate.ge(a));
        }
        self.keep(value);
    }

    fn bits_of_scalar(&self, rng: &mut Rng) {
        match rng.below(8) {
            6 => {
                let counter = [(); 4].map(|()| self.expr::<u32>(rng));
                let [word, ..] = random::philox4x32(counter, [self.expr::<u32>(rng), counter[0]]);
                self.keep(random::unit_f32(word));
                self.keep(word);
            }
            7 => {
                let counter = [(); 2].map(|()| self.expr::<u64>(rng));
                let words = random::threefry2x64(counter, [self.expr::<u64>(rng), counter[0]]);
                self.keep(words[1]);
                self.keep(random::normal_f64(words)[0]);
            }
            0 => {
                let value = self.without_nan(self.expr::<f32>(rng));
                self.keep(value.bitcast::<u32>());
            }
            1 => {
                let value = self.without_nan(self.expr::<f64>(rng));
                self.keep(value.bitcast::<i64>());
            }
            2 => self.keep(self.expr::<u32>(rng).bitcast::<f32>()),
            3 => self.keep(self.expr::<i64>(rng).bitcast::<f64>()),
            4 => self.keep(self.expr::<u16>(rng).bitcast::<kernelsmith::F16>()),
            _ => self.keep(self.expr::<u64>(rng).bitcast::<i64>()),
        }
    }

    pub(super) fn variable(&self, rng: &mut Rng) {
        let known = one_of(rng, &self.vars.borrow(), |var: AnyVar<'k>| Some(var.ty()));
        match (known, rng.below(5)) {
            (Some(Ty::Bool), 0..) => {
                let value = self.condition(rng);
                self.set::<bool>(rng, value);
            }
            (Some(ty), 1..) => number!(ty, T => self.change::<T>(rng)),
            _ if rng.one_in(6) => self.new_variable(rng, |this, rng| this.condition(rng)),
            _ if rng.one_in(2) => self.new_variable(rng, Recorder::index),
            _ => number!(Ty::number(rng), T => self.new_variable(rng, |this, rng| this.any_number::<T>(rng))),
        }
    }

    fn new_variable<T: Elem>(&self, rng: &mut Rng, value: impl FnOnce(&Self, &mut Rng) -> Expr<'k, T>) {
        let value = value(self, rng);
        let var = if rng.one_in(5) {
            let var = self.k.var_without_value();
            var.set(value);
            var
        } else {
            self.k.var(value)
        };
        self.vars.borrow_mut().push(T::erase_var(var));
    }

    fn some_variable<T: Elem>(&self, rng: &mut Rng) -> Option<Var<'k, T>> {
        one_of(rng, &self.vars.borrow(), T::var)
    }

    fn set<T: Elem>(&self, rng: &mut Rng, value: Expr<'k, T>) {
        if let Some(var) = self.some_variable::<T>(rng) {
            var.set(value);
            self.say(|| format!("{var:?} = {value:?}"));
        }
    }

    fn change<T: Elem + Number>(&self, rng: &mut Rng) {
        let value = if T::TY == Ty::Index && rng.one_in(2) {
            let index = self.index(rng);
            index.cast::<T>()
        } else {
            self.any_number::<T>(rng)
        };
        if rng.one_in(2) {
            return self.set(rng, value);
        }
        let Some(mut var) = self.some_variable::<T>(rng) else { return };
        match rng.below(6) {
            0..=2 => var += value,
            3 => var -= value,
            4 => var *= value,
            _ => {
                let value = if rng.one_in(2) { var.min(value) } else { var.max(value) };
                var.set(value);
            }
        }
    }

    pub(super) fn truth(&self, rng: &mut Rng) {
        match rng.below(6) {
            0..=2 => {
                let value = self.condition(rng);
                self.keep(value);
            }
            3 => number!(Ty::number(rng), T => {
                let (a, b) = (self.expr::<T>(rng), self.expr::<T>(rng));
                self.keep(match rng.below(6) {
                    0 => a.eq(b),
                    1 => a.ne(b),
                    2 => a.lt(b),
                    3 => a.le(b),
                    4 => a.gt(b),
                    _ => a.ge(b),
                });
            }),
            4 => {
                let (a, b) = (self.expr::<bool>(rng), self.condition(rng));
                self.keep(match rng.below(5) {
                    0 => a & b,
                    1 => a | b,
                    2 => a ^ b,
                    3 => !a,
                    _ => a.select(b, self.expr::<bool>(rng)),
                });
                if rng.one_in(3) {
                    self.keep(a.cast::<i32>());
                }
            }
            _ => {
                float!(Ty::float(rng), T => self.unordered::<T>(rng));
                number!(Ty::number(rng), T => {
                    let condition = self.expr::<bool>(rng);
                    let value = condition.select(self.expr::<T>(rng), self.expr::<T>(rng));
                    self.keep(value);
                });
            }
        }
    }

    fn unordered<T: FloatLane>(&self, rng: &mut Rng) {
        let (a, b) = (self.expr::<T>(rng), self.expr::<T>(rng));
        self.keep(match rng.below(8) {
            0 => a.ordered(b),
            1 => a.unordered(b),
            2 => a.ordered_ne(b),
            3 => a.unordered_eq(b),
            4 => a.unordered_lt(b),
            5 => a.unordered_le(b),
            6 => a.unordered_gt(b),
            _ => a.unordered_ge(b),
        });
    }

    /// Calls of external functions, which return the same results on all machines.
    pub(super) fn call(&self, rng: &mut Rng) {
        match rng.below(4) {
            0 => {
                let args = (self.expr::<i64>(rng), self.expr::<i64>(rng));
                let value = self.k.call("random_mix", functions::random_mix as extern "C" fn(i64, i64) -> i64, args);
                self.keep(value);
            }
            1 => {
                let args = (self.without_nan(self.expr::<f64>(rng)), self.expr::<i32>(rng));
                let value =
                    self.k.call("random_scale", functions::random_scale as extern "C" fn(f64, i32) -> f64, args);
                self.keep(value);
            }
            2 => {
                let args = (self.without_nan(self.expr::<f32>(rng)),);
                let value = self.k.call("random_half", functions::random_half as extern "C" fn(f32) -> f32, args);
                self.keep(value);
            }
            _ => {
                let args = (self.expr::<u32>(rng),);
                self.k.call("random_note", functions::random_note as extern "C" fn(u32), args);
            }
        }
    }

    pub(super) fn hint(&self, rng: &mut Rng) {
        match rng.below(5) {
            0 => self.k.float_rules(false, false),
            1 if self.in_vectors.get().is_none() => {
                let bits = rng.pick(&[8, 16, 32, 64]);
                self.set_base(bits);
            }
            2 => integer_lane!(Ty::integer_lane(rng), T => self.counts::<T>(rng)),
            _ => {
                let Some(slice) = rng.choose(&self.slices.borrow()).copied() else { return };
                let (index, further) = (self.index(rng), self.displacement(rng));
                number!(slice.ty(), T => {
                    match (<T as NumberElem>::reader(slice), <T as NumberElem>::writer(slice)) {
                        (Some(Reader::In(slice)), _) => slice.prefetch((index, further)),
                        (Some(Reader::InOut(slice)), _) => slice.prefetch(index),
                        (Some(Reader::Array(array)), _) => array.prefetch(index),
                        (_, Some(Writer::Out(slice))) => slice.prefetch((index, further)),
                        _ => {}
                    }
                });
            }
        }
    }

    /// Lane counts.
    fn counts<T: IntLane>(&self, rng: &mut Rng) {
        let value = self.k.lanes::<T>();
        self.keep(value);
        if let Some((ty, width)) = self.pooled_vector_type(rng) {
            lane!(ty, U => {
                let vector = self.vector_of::<U>(rng, width);
                let lanes: Expr<'k, isize> = vector.lanes();
                self.keep(lanes);
            });
        }
    }
}
