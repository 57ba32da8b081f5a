//! Statements that shuffle lanes, or compute a scalar from lanes.
//!
//! In: operands from the pools. Out: values in the pools. Invariant: lane indices exist on every machine, except
//! sometimes in wild programs. Not here: memory.

use super::{Recorder, Width};
use crate::types::{IntLane, LaneElem, Ty, integer_lane, lane};
use kernelsmith::Vector;
use kernelsmith_random::Rng;

/// The minimum number of lanes of a width over all machines.
fn min_lanes(width: Width) -> u32 {
    match width {
        Width::Fixed(lanes) => lanes,
        Width::Native(bits) => 128 / bits,
    }
}

/// The width of half as many lanes.
fn half(width: Width) -> Option<Width> {
    match width {
        Width::Fixed(lanes) if lanes > 2 => Some(Width::Fixed(lanes / 2)),
        Width::Native(bits) if bits < 64 => Some(Width::Native(bits * 2)),
        _ => None,
    }
}

/// The width of twice as many lanes.
fn twice(width: Width) -> Option<Width> {
    match width {
        Width::Fixed(lanes) if lanes < 128 => Some(Width::Fixed(lanes * 2)),
        Width::Native(bits) if bits > 8 => Some(Width::Native(bits / 2)),
        _ => None,
    }
}

impl<'k> Recorder<'k> {
    fn lane_number(&self, rng: &mut Rng, width: Width) -> u32 {
        let lanes = min_lanes(width);
        if self.is_wild && rng.one_in(40) {
            return rng.pick(&[lanes, lanes + 1, u32::MAX, 1 << 31]);
        }
        let any = rng.below(lanes as usize) as u32;
        rng.pick(&[0, 1, lanes / 2, lanes - 1, any]).min(lanes - 1)
    }

    pub(super) fn lane_operation(&self, rng: &mut Rng) {
        let (ty, width) = self.shape(rng);
        match rng.below(12) {
            0..=7 => lane!(ty, T => self.moved::<T>(rng, width)),
            8 => lane!(ty, T => self.halves::<T>(rng, width)),
            9 => lane!(ty, T => lane!(Ty::lane(rng), U => self.reinterpreted::<T, U>(rng, width))),
            10 => self.dot(rng, width),
            11 if rng.one_in(2) => self.looked_up(rng, width),
            _ => integer_lane!(ty, T => self.permuted::<T>(rng, width)),
        }
    }

    fn moved<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let (a, b) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
        let vector = match rng.below(12) {
            0 => a.interleave_low(b),
            1 => a.interleave_high(b),
            2 => a.even(b),
            3 => a.odd(b),
            4..=5 => {
                let max_log2 = min_lanes(width).min(8).trailing_zeros() as usize;
                let n = 1 << (1 + rng.below(max_log2));
                let numbers: Vec<u8> = (0..n).map(|_| rng.below(2 * n) as u8).collect();
                a.shuffle(b, &numbers)
            }
            6 => a.reverse(),
            7 => a.align(self.lane_number(rng, width), b),
            8 => a.compress(self.mask_of(rng, width)),
            9 => a.expand(self.mask_of(rng, width)),
            10 => a.scan_add(),
            _ if min_lanes(width) >= 4 => {
                let [first, second, ..] = Vector::transpose4([a, b, a, b]);
                self.keep_vector(first, width);
                second
            }
            _ => a.insert(self.lane_number(rng, width), self.expr::<T>(rng)),
        };
        self.keep_vector(vector, width);
        if rng.one_in(3) {
            self.keep_vector(a.insert(self.lane_number(rng, width), self.expr::<T>(rng)), width);
        }
    }

    fn halves<T: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let a = self.vector_of::<T>(rng, width);
        if let (0..=1, Some(half)) = (rng.below(3), half(width)) {
            self.keep_vector(if rng.one_in(2) { a.lower() } else { a.upper() }, half);
        } else if let Some(twice) = twice(width) {
            let b = self.vector_of::<T>(rng, width);
            self.keep_vector(a.concat(b), twice);
        }
    }

    fn reinterpreted<T: LaneElem, U: LaneElem>(&self, rng: &mut Rng, width: Width) {
        let (from, to) = (T::TY.bits(), U::TY.bits());
        let width_of_result = match width {
            Width::Fixed(lanes) => Width::Fixed(lanes * from / to),
            Width::Native(bits) => Width::Native(bits * to / from),
        };
        let exists = match width_of_result {
            Width::Fixed(lanes) => (2..=128).contains(&lanes),
            Width::Native(bits) => (8..=64).contains(&bits),
        };
        if exists {
            let value = self.vector_without_nan(self.vector_of::<T>(rng, width));
            self.keep_vector(value.reinterpret::<U>(), width_of_result);
        }
    }

    /// Bytes of blocks; a mistake if vectors are narrower than a block.
    fn looked_up(&self, rng: &mut Rng, width: Width) {
        if min_lanes(width) < 16 && !(self.is_wild && rng.one_in(40)) {
            return;
        }
        let index = self.vector_of::<u8>(rng, width);
        if rng.one_in(2) {
            self.keep_vector(self.vector_of::<u8>(rng, width).lookup(index), width);
        } else {
            self.keep_vector(self.vector_of::<i8>(rng, width).lookup(index), width);
        }
    }

    /// Dot products; only of integers, because the rounding of float sums depends on the machine.
    fn dot(&self, rng: &mut Rng, width: Width) {
        // The accumulator has a quarter, or half, as many lanes.
        let Some(half_as_many) = half(width) else { return };
        match (rng.below(6), half(half_as_many)) {
            (0, Some(quarter)) => {
                let (a, b) = (self.vector_of::<i8>(rng, width), self.vector_of::<i8>(rng, width));
                self.keep_vector(self.vector_of::<i32>(rng, quarter).dot(a, b), quarter);
            }
            (1, Some(quarter)) => {
                let (a, b) = (self.vector_of::<u8>(rng, width), self.vector_of::<i8>(rng, width));
                self.keep_vector(self.vector_of::<i32>(rng, quarter).dot(a, b), quarter);
            }
            (2, Some(quarter)) => {
                let (a, b) = (self.vector_of::<u8>(rng, width), self.vector_of::<u8>(rng, width));
                self.keep_vector(self.vector_of::<u32>(rng, quarter).dot(a, b), quarter);
            }
            (3, _) => {
                let (a, b) = (self.vector_of::<i16>(rng, width), self.vector_of::<i16>(rng, width));
                self.keep_vector(self.vector_of::<i32>(rng, half_as_many).dot(a, b), half_as_many);
            }
            (4, _) => {
                let (a, b) = (self.vector_of::<u16>(rng, width), self.vector_of::<i16>(rng, width));
                self.keep_vector(self.vector_of::<i32>(rng, half_as_many).dot(a, b), half_as_many);
            }
            _ => {
                let (a, b) = (self.vector_of::<u16>(rng, width), self.vector_of::<u16>(rng, width));
                self.keep_vector(self.vector_of::<u32>(rng, half_as_many).dot(a, b), half_as_many);
            }
        }
    }

    fn permuted<T: IntLane + same::Same>(&self, rng: &mut Rng, width: Width) {
        let (a, index) = (self.vector_of::<T>(rng, width), self.vector_of::<T>(rng, width));
        let vector = match rng.one_in(2) {
            true => T::permuted(a, index),
            false => T::permuted2(a, self.vector_of::<T>(rng, width), index),
        };
        self.keep_vector(vector, width);
    }

    pub(super) fn reduction(&self, rng: &mut Rng) {
        let (ty, width) = self.shape(rng);
        if rng.one_in(4) {
            integer_lane!(ty, T => {
                let vector = self.vector_of::<T>(rng, width);
                self.keep(match rng.below(3) {
                    0 => vector.reduce_and(),
                    1 => vector.reduce_or(),
                    _ => vector.reduce_xor(),
                });
            });
            return;
        }
        lane!(ty, T => {
            let vector = self.vector_of::<T>(rng, width);
            self.keep(match rng.below(6) {
                0..=1 => vector.reduce_add(),
                2 => vector.reduce_min(),
                3 => vector.reduce_max(),
                4 => vector.reduce_mul(),
                _ => vector.extract(self.lane_number(rng, width)),
            });
        });
    }
}

/// `permute` for types whose lane indices have the same type.
mod same {
    use kernelsmith::Vector;

    pub(super) trait Same: Sized {
        fn permuted<'k>(a: Vector<'k, Self>, index: Vector<'k, Self>) -> Vector<'k, Self>;
        fn permuted2<'k>(a: Vector<'k, Self>, b: Vector<'k, Self>, index: Vector<'k, Self>) -> Vector<'k, Self>;
    }

    macro_rules! same {
        ($($T:ty)*) => {$(
            impl Same for $T {
                fn permuted<'k>(a: Vector<'k, $T>, index: Vector<'k, $T>) -> Vector<'k, $T> {
                    a.permute(index)
                }
                fn permuted2<'k>(a: Vector<'k, $T>, b: Vector<'k, $T>, index: Vector<'k, $T>) -> Vector<'k, $T> {
                    a.permute2(b, index)
                }
            }
        )*};
    }
    same! { i8 i16 i32 i64 u8 u16 u32 u64 }
}
