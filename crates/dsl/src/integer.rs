//! Integer operations without a Rust operator: high halves of products, saturation, averages, rotations, bit
//! operations.
//!
//! In: integer handles, scalars or vectors. Out: recorded operations and handles of their results.
//! Invariant: names and semantics are those of Rust's integer methods where Rust has them, except that bit counts have
//! the operand's type.
//! Not here: operators (see `operators`).

use crate::handle::{Expr, Vector};
use crate::scalar::{Integer, IntoExpr, IntoVector, Lane};
use kernelsmith_ir::Opcode;

macro_rules! integer_methods {
    (
        unary { $( $(#[$udoc:meta])* $uname:ident $ucode:ident; )* }
        binary { $( $(#[$bdoc:meta])* $bname:ident $bcode:ident; )* }
    ) => {
        impl<'k, T: Integer> Expr<'k, T> {
            $( $(#[$udoc])* #[track_caller] pub fn $uname(self) -> Expr<'k, T> { self.unary(Opcode::$ucode) } )*
            $( $(#[$bdoc])* #[track_caller] pub fn $bname(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
                self.binary(Opcode::$bcode, other)
            } )*
        }
        impl<'k, T: Lane + Integer> Vector<'k, T> {
            $( $(#[$udoc])* #[track_caller] pub fn $uname(self) -> Vector<'k, T> { self.unary(Opcode::$ucode) } )*
            $( $(#[$bdoc])* #[track_caller] pub fn $bname(self, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
                self.binary(Opcode::$bcode, other)
            } )*
        }
    };
}

integer_methods! {
    unary {
        /// The number of one bits.
        count_ones Popcount;
        /// The number of leading zero bits; the width of the type for 0.
        leading_zeros Clz;
        /// The number of trailing zero bits; the width of the type for 0.
        trailing_zeros Ctz;
        /// Reverses the bytes.
        swap_bytes ByteSwap;
        /// Reverses the bits.
        reverse_bits BitReverse;
    }
    binary {
        /// The high half of the double-width product.
        mul_high MulHigh;
        /// The saturating sum.
        ///
        /// ```
        /// use kernelsmith::prelude::*;
        /// // Brightens an image; white stays white.
        /// let brighter = build::<fn(In<u8>, Out<u8>)>("brighter", |k, (pixels, out)| {
        ///     k.for_each_vector_of::<u8>(out.len(), |i| out.store(i, pixels.load(i).saturating_add(40)));
        /// })?;
        /// let mut out = [0; 3];
        /// Jit::interpreter().interpret(&brighter, (&[0, 200, 250], &mut out))?;
        /// assert_eq!(out, [40, 240, 255]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        saturating_add AddSat;
        /// The saturating difference.
        saturating_sub SubSat;
        /// The average rounded up: `(a + b + 1) / 2`, without overflow.
        average Avg;
        /// The average rounded down: `(a + b) >> 1`, without overflow.
        ///
        /// ```
        /// use kernelsmith::prelude::*;
        /// // Halves the width of an image: each pixel is the average of two neighbours.
        /// let halve = build::<fn(In<i16>, In<i16>, Out<i16>)>("halve", |k, (left, right, out)| {
        ///     k.for_each_vector_of::<i16>(out.len(), |i| out.store(i, left.load(i).average_floor(right.load(i))));
        /// })?;
        /// let mut out = [0; 4];
        /// Jit::interpreter().interpret(&halve, (&[7, -7, i16::MAX, i16::MIN], &[8, -8, i16::MAX, i16::MAX], &mut out))?;
        /// assert_eq!(out, [7, -8, i16::MAX, -1]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        average_floor AvgFloor;
        /// The absolute difference; for signed integers it wraps.
        abs_diff AbsDiff;
        /// Rotates left by the second operand modulo the width.
        rotate_left Rotl;
        /// Rotates right by the second operand modulo the width.
        rotate_right Rotr;
    }
}

impl<'k, T: Lane + Integer> Vector<'k, T> {
    /// The full products, in a type of at least twice the width.
    #[track_caller]
    pub fn mul_wide<W: Lane + Integer>(self, other: Vector<'k, T>) -> Vector<'k, W> {
        self.cast::<W>() * other.cast::<W>()
    }
}
