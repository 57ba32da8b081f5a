//! The types of accumulators: their products, and the elements of A and B for which they serve.
//!
//! In: vectors of accumulators. Out: recorded multiply-adds.
//! Invariant: a lane of packed groups holds all members of a group, whose products are added to one accumulator.
//! Not here: loads of A and B (see `operand`).

use crate::map::Arithmetic;
use kernelsmith_dsl::{IntoVector, MemoryElement, Vector, VectorVar};
use kernelsmith_exec::{Bf16, F16, PlainElement};

/// The accumulator type.
pub(super) trait Accumulator:
    Arithmetic + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
    /// Adds `x * y` to the accumulator, lane by lane.
    fn add_product<'k>(sum: VectorVar<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) {
        sum.set(Self::plus_product(sum.get(), x, y));
    }

    /// Returns `sum + x * y`.
    fn plus_product<'k>(sum: Vector<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) -> Vector<'k, Self>;
}

macro_rules! float_accumulators {
    ($($T:ident)*) => {$(
        impl Accumulator for $T {
            fn add_product<'k>(sum: VectorVar<'k, $T>, x: Vector<'k, $T>, y: Vector<'k, $T>) {
                sum.add_product(x, y);
            }

            fn plus_product<'k>(sum: Vector<'k, $T>, x: Vector<'k, $T>, y: Vector<'k, $T>) -> Vector<'k, $T> {
                x.mul_add(y, sum)
            }
        }
    )*};
}
float_accumulators! { f32 f64 }

impl Accumulator for i32 {
    fn plus_product<'k>(sum: Vector<'k, i32>, x: Vector<'k, i32>, y: Vector<'k, i32>) -> Vector<'k, i32> {
        sum + x * y
    }
}

/// The accumulator type for elements of A and B.
pub(super) trait Element<A, B>: Accumulator {
    /// Returns the sum plus the products of all group members in each lane.
    fn plus_products<'k>(sum: Vector<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) -> Vector<'k, Self> {
        Self::plus_product(sum, x, y)
    }
}

macro_rules! elements {
    ($($T:ident: [$A:ident $B:ident] $(|$sum:ident, $x:ident, $y:ident| $dot:expr)?;)*) => {$(
        impl Element<$A, $B> for $T {$(
            fn plus_products<'k>($sum: Vector<'k, $T>, $x: Vector<'k, $T>, $y: Vector<'k, $T>) -> Vector<'k, $T> {
                $dot
            }
        )?}
    )*};
}
elements! {
    f32: [f32 f32];
    f32: [F16 F16];
    f32: [Bf16 Bf16] |sum, x, y| sum.dot(x.reinterpret::<Bf16>(), y.reinterpret::<Bf16>());
    f64: [f64 f64];
    i32: [u8 i8] |sum, x, y| sum.dot(x.reinterpret::<u8>(), y.reinterpret::<i8>());
    i32: [i8 u8] |sum, x, y| sum.dot(y.reinterpret::<u8>(), x.reinterpret::<i8>());
}

/// Adds the products of all group members in each lane of two vectors to a sum.
pub(super) type PlusProducts<T> = for<'k> fn(Vector<'k, T>, Vector<'k, T>, Vector<'k, T>) -> Vector<'k, T>;
