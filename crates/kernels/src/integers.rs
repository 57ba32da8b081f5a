//! Shared by image kernels that sum in 16-bit integers what `f32` would also represent exactly.
//!
//! In: vectors. Out: vectors.
//! Invariant: results equal those of `f32`, bit for bit.
//! Not here: which sums are exact (see `work` of stencils and of resizing).

use kernelsmith_dsl::{Integer, Lane, SameBits, Vector};

/// Types whose lanes can be indexed by integers of the same width.
pub(crate) trait Permutable: Lane {
    /// The type of lane indices.
    type Index: Lane + Integer + SameBits<Self>;
}

impl Permutable for f32 {
    type Index = i32;
}
impl Permutable for i32 {
    type Index = i32;
}
impl Permutable for u16 {
    type Index = i16;
}

/// Divides sums by a power of two, ties to even. Each sum needs headroom for half the divisor.
#[track_caller]
pub(crate) fn divided<T: Lane + Integer>(sums: Vector<'_, T>, bits: u32) -> Vector<'_, T> {
    if bits == 0 {
        return sums;
    }
    let number = |number: u64| sums.filled(T::from_bits(number));
    let is_odd = (sums >> number(bits.into())) & number(1);
    (sums + number((1 << (bits - 1)) - 1) + is_odd) >> number(bits.into())
}
