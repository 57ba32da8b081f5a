//! Statements on vectors, lane by lane: arithmetic, variables, masks.
//!
//! In: operands of one width from the pools. Out: values in the pools. Not here: shuffles (see `lanes`).

use super::values::one_of;
use super::{Recorder, Width};
use crate::types::{AnyVectorVar, FloatLane, IntLane, LaneElem, Ty, float, integer_lane, lane};
use kernelsmith::{F16, Vector, VectorVar, random};
use kernelsmith_random::Rng;

impl<'k> Recorder<'k> {
    /// A random type and width.
    pub(super) fn shape(&self, rng: &mut Rng) -> (Ty, Width) {
        match self.pooled_vector_type(rng) {
            Some(known) if !rng.one_in(4) => known,
            _ => (Ty::lane(rng), self.some_width(rng)),
        }
    }

    pub(super) fn new_vector(&self, rng: &mut Rng) {
        let width = self.some_width(rng);
        if rng.one_in(6)
            && let Width::Fixed(lanes) = width
        {
            let n = rng.pick(&[1, 2, 4, 8, 16]).min(lanes as usize);
            let numbers: Vec<u8> = (0..n).map(|_| rng.below(16) as u8).collect();
            integer_lane!(Ty::integer_lane(rng), T => {
                let table = self.k.fixed_lanes(lanes).table::<T>(&numbers);
                self.keep_vector(table, width);
            });
            return;
        }
        if rng.one_in(4)
            && let Some((place, width)) = one_of(rng, &self.places.borrow(), Some)
        {
            lane!(Ty::lane(rng), T => self.keep_vector(place.iota::<T>(), width));
            return;
        }
        lane!(Ty::lane(rng), T => {
            let vector = self.splat::<T>(rng, width);
            self.keep_vector(vector, width);
        });
    }

    pub(super) fn vector(&self, rng: &mut Rng) {
        let (ty, width) = self.shape(rng);
        match rng.below(8) {
            0..=3 => lane!(ty, T => self.lane_arithmetic::<T>(rng, width)),
            4..=5 if !ty.is_float() => integer_lane!(ty, T => self.lane_integers::<T>(rng, width)),
            4..=5 => float!(ty, T => self.lane_floats::<T>(rng, width)),
            6 => lane!(ty, T => lane!(Ty::lane(rng), U => {
                let vector = self.vector_of::<T>(rng, width).cast::<U>();
                self.keep_vector(vector, width);
            })),
            _ => lane!(ty, T => {
                let mask = self.mask_of(rng, width);
                let (a, b) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
                let vector = if rng.one_in(5) {
                    self.expr::<bool>(rng).select_vector(a, b)
                } else {
                    mask.select(a, b)
                };
                self.keep_vector(vector, width);
            }),
        }
    }

    fn lane_arithmetic<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let a = self.vector_of::<T>(rng, width);
        let vector = if rng.one_in(4) {
            let b = self.expr::<T>(rng);
            match rng.below(5) {
                0 => a + b,
                1 => a - b,
                2 => a * b,
                3 => b - a,
                _ => a / b,
            }
        } else {
            let b = self.vector_of::<T>(rng, width);
            match rng.below(10) {
                0..=1 => a + b,
                2 => a - b,
                3 => a * b,
                4 => a / b,
                5 => a.min(b),
                6 => a.max(b),
                7 => a.abs(),
                8 => -a,
                _ if rng.one_in(2) => a.at_most(T::literal(rng)),
                _ => a.at_least(T::literal(rng)),
            }
        };
        self.keep_vector(vector, width);
    }

    fn lane_integers<T: IntLane>(&self, rng: &mut Rng, width: Width) {
        let (a, b) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
        let bits = T::TY.bits() as usize;
        let vector = match rng.below(20) {
            0 => a % b,
            1 => a & b,
            2 => a | b,
            3 => a ^ b,
            4 => a << self.k.value(T::from_bits(rng.below(bits) as u64)),
            5 => a >> self.k.value(T::from_bits(rng.below(bits) as u64)),
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
            17 => a.rotate_left(b).rotate_right(b),
            18 => a << (b & self.k.value(T::from_bits(bits as u64 - 1))),
            _ => {
                integer_lane!(Ty::integer_lane(rng), U => {
                    let vector = if rng.one_in(2) { a.cast_saturating::<U>() } else { a.mul_wide::<U>(b) };
                    self.keep_vector(vector, width);
                });
                a
            }
        };
        self.keep_vector(vector, width);
    }

    fn lane_floats<T: FloatLane>(&self, rng: &mut Rng, width: Width) {
        let (a, b) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
        let vector = match rng.below(13) {
            0..=1 => a.mul_add(b, self.vector_of::<T>(rng, width)),
            2 => a.sqrt(),
            3 => a.floor(),
            4 => a.ceil(),
            5 => a.trunc(),
            6 => a.round(),
            7 => a.minimum(b),
            8 => a.maximum(b),
            9 => a.minimum_number(b),
            10 => a.maximum_number(b),
            11 if rng.one_in(4) => match rng.below(25) {
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
            11 if rng.one_in(6) => {
                self.random_lanes(rng, width);
                a
            }
            11 => self.in_range(rng, a, width),
            _ => {
                let estimate = if rng.one_in(2) { a.recip_estimate() } else { a.rsqrt_estimate() };
                self.keep_mask(estimate.lt(a) & estimate.ge(a), width);
                self.keep_mask(
                    match rng.below(8) {
                        0 => a.ordered(b),
                        1 => a.unordered(b),
                        2 => a.ordered_ne(b),
                        3 => a.unordered_eq(b),
                        4 => a.unordered_lt(b),
                        5 => a.unordered_le(b),
                        6 => a.unordered_gt(b),
                        _ => a.unordered_ge(b),
                    },
                    width,
                );
                a
            }
        };
        self.keep_vector(vector, width);
    }

    /// Random numbers, with a counter per lane.
    fn random_lanes(&self, rng: &mut Rng, width: Width) {
        if rng.one_in(2) {
            let counter = [(); 4].map(|()| self.vector_of::<u32>(rng, width));
            let words = random::philox4x32(counter, [self.expr::<u32>(rng), self.expr::<u32>(rng)]);
            self.keep_vector(words[3], width);
            self.keep_vector(random::normal_f32([words[0], words[1]])[1], width);
        } else {
            let counter = [(); 4].map(|()| self.vector_of::<u64>(rng, width));
            let words = random::threefry4x64(counter, [(); 4].map(|()| self.expr::<u64>(rng)));
            self.keep_vector(random::unit_f64(words[2]), width);
            self.keep_vector(words[1], width);
        }
    }

    /// Clamps values to the range of conversions; out-of-range results are unspecified.
    fn in_range<T: FloatLane>(&self, rng: &mut Rng, value: Vector<'k, T>, width: Width) -> Vector<'k, T> {
        let numbers = value.ordered(value).select(value, T::from_bits(0));
        let high = self.k.value(100i32).cast::<T>();
        let bounded = numbers.max(self.k.value(3i32).cast::<T>()).min(high);
        self.keep_vector(bounded.cast_in_range::<i32>(), width);
        let halves: Vector<'k, f32> = bounded.cast::<f32>();
        let bits = if rng.one_in(2) { halves.to_f16_bits() } else { halves.to_bf16_bits() };
        self.keep_vector(bits, width);
        let floats = if rng.one_in(2) { bits.f16_to_f32() } else { bits.bf16_to_f32() };
        self.keep_vector(floats, width);
        bounded
    }

    pub(super) fn vector_variable(&self, rng: &mut Rng) {
        let known =
            one_of(rng, &self.vector_vars.borrow(), |(var, width): (AnyVectorVar<'k>, Width)| Some((var.ty(), width)));
        match (known, rng.below(3)) {
            (Some((ty, width)), 1..) => lane!(ty, T => self.change_vector::<T>(rng, width)),
            _ => {
                let (ty, width) = self.shape(rng);
                lane!(ty, T => self.new_vector_variable::<T>(rng, width));
            }
        }
    }

    pub(super) fn new_vector_variable<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let value = self.vector_of::<T>(rng, width);
        let var = match width {
            Width::Fixed(lanes) => self.k.fixed_lanes(lanes).var(value),
            width if width == self.width() && rng.one_in(4) => {
                // Sets all lanes only if all are active.
                let var = self.k.vector_var_without_value();
                var.set(value);
                var
            }
            width if width == self.width() => self.k.vector_var(value),
            Width::Native(8) => self.k.vector_var_of::<u8, T>(value),
            Width::Native(16) => self.k.vector_var_of::<u16, T>(value),
            Width::Native(32) => self.k.vector_var_of::<u32, T>(value),
            Width::Native(_) => self.k.vector_var_of::<u64, T>(value),
        };
        self.vector_vars.borrow_mut().push((T::erase_vector_var(var), width));
    }

    pub(super) fn change_vector<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let fits = |(var, of)| T::vector_var(var).filter(|_| of == width);
        let Some(mut var) = one_of(rng, &self.vector_vars.borrow(), fits) else { return };
        let value = self.vector_of::<T>(rng, width);
        match rng.below(8) {
            0..=2 => var.set(value),
            3 => var.set(self.expr::<T>(rng)),
            4 => var += value,
            5 => var -= self.expr::<T>(rng),
            6 => float_product(var, value),
            _ => {
                let value = if rng.one_in(2) { var.min(value) } else { var.max(value) };
                var.set(value);
            }
        }
    }

    pub(super) fn mask_operation(&self, rng: &mut Rng) {
        let known = one_of(rng, &self.masks.borrow(), |(_, width)| Some(width));
        let width = known.filter(|_| !rng.one_in(3)).unwrap_or_else(|| self.some_width(rng));
        match rng.below(10) {
            0..=2 => self.keep_mask(self.new_mask(rng, width), width),
            3 => self.keep_mask(self.mask_of(rng, width) & self.mask_of(rng, width), width),
            4 => self.keep_mask(self.mask_of(rng, width) | self.mask_of(rng, width), width),
            5 => self.keep_mask(self.mask_of(rng, width) ^ self.mask_of(rng, width), width),
            6 => self.keep_mask(!self.mask_of(rng, width), width),
            7 => {
                let mask = self.mask_of(rng, width);
                self.keep(if rng.one_in(2) { mask.any() } else { mask.all() });
            }
            8 => {
                let mask = self.mask_of(rng, width);
                self.keep(if rng.one_in(2) { mask.count() } else { mask.first_true() });
            }
            _ => self.keep(self.mask_of(rng, width).to_bits()),
        }
    }
}

/// Calls `add_product` if the type supports it.
fn float_product<'k, T: LaneElem>(var: VectorVar<'k, T>, value: Vector<'k, T>) {
    if let Some(var) = f32::vector_var(T::erase_vector_var(var)) {
        let factor = f32::vector(T::erase_vector(value));
        factor.into_iter().for_each(|factor| var.add_product(factor, 0.5));
    } else if let Some(var) = f64::vector_var(T::erase_vector_var(var)) {
        let factor = f64::vector(T::erase_vector(value));
        factor.into_iter().for_each(|factor| var.add_product(factor, factor));
    } else if let Some(var) = F16::vector_var(T::erase_vector_var(var)) {
        var.set(F16(0x3c00));
    } else {
        var.set(value);
    }
}
