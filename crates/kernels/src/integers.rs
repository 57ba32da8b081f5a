//! What image kernels share that sum in integers of 16 bits what would be exact in `f32`, too.
//!
//! In: vectors. Out: vectors.
//! Invariant: results are those of `f32`, to the bit.
//! Not here: which sums are exact (see `work` of stencils and of resizing).

use kernelsmith_dsl::{Integer, Lane, SameBits, Vector};

/// Numbers whose lanes can be named by integers of as many bits.
pub(crate) trait Moved: Lane {
    /// Numbers of lanes.
    type Index: Lane + Integer + SameBits<Self>;
}

impl Moved for f32 {
    type Index = i32;
}
impl Moved for i32 {
    type Index = i32;
}
impl Moved for u16 {
    type Index = i16;
}

/// Sums divided by a power of two, ties to even. There has to be room for half of it above each sum.
#[track_caller]
pub(crate) fn divided<T: Lane + Integer>(sums: Vector<'_, T>, bits: u32) -> Vector<'_, T> {
    if bits == 0 {
        return sums;
    }
    let number = |number: u64| sums.filled(T::from_bits(number));
    let is_odd = (sums >> number(bits.into())) & number(1);
    (sums + number((1 << (bits - 1)) - 1) + is_odd) >> number(bits.into())
}
