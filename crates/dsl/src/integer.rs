//! What integers can do beyond Rust's operators: upper halves of products, saturation, averages, rotations, bits.
//!
//! In: integer handles, scalars or vectors. Out: recorded operations and handles of their results.
//! Invariant: names and meanings are those of Rust's integers where Rust has them; counts stay in the type.
//! Not here: operators (see `operators`).

use crate::scalar::{Integer, IntoExpr, IntoVector, Lane};
use crate::value::Expr;
use crate::vector::Vector;
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
        /// The number of ones among the bits.
        count_ones Popcount;
        /// The number of zeros above the highest one; of 0 the width of the type.
        leading_zeros Clz;
        /// The number of zeros below the lowest one; of 0 the width of the type.
        trailing_zeros Ctz;
        /// The bytes in the opposite order.
        swap_bytes ByteSwap;
        /// The bits in the opposite order.
        reverse_bits BitReverse;
    }
    binary {
        /// The upper half of the product, which has twice the bits.
        mul_high MulHigh;
        /// The sum, bounded to what the type holds.
        ///
        /// ```
        /// use kernelsmith_dsl as dsl;
        /// use kernelsmith_exec::{In, Out};
        /// // Brightens an image; what is white stays white.
        /// let brighter = dsl::build::<fn(In<u8>, Out<u8>)>("brighter", |k, (pixels, out)| {
        ///     k.for_each_vector_of::<u8>(out.len(), |i| out.store(i, pixels.load(i).saturating_add(40)));
        /// })?;
        /// let mut out = [0; 3];
        /// brighter.interpret((&[0, 200, 250], &mut out), 256)?;
        /// assert_eq!(out, [40, 240, 255]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        saturating_add AddSat;
        /// The difference, bounded to what the type holds.
        saturating_sub SubSat;
        /// The average `(a + b + 1) / 2`, rounded down after the one is added; nothing overflows.
        average Avg;
        /// The greater minus the smaller; of signed integers the difference wraps.
        abs_diff AbsDiff;
        /// Rotated left by the other modulo the width.
        rotate_left Rotl;
        /// Rotated right by the other modulo the width.
        rotate_right Rotr;
    }
}

impl<'k, T: Lane + Integer> Vector<'k, T> {
    /// The whole products in a type of twice the width, or wider.
    #[track_caller]
    pub fn mul_wide<W: Lane + Integer>(self, other: Vector<'k, T>) -> Vector<'k, W> {
        self.cast::<W>() * other.cast::<W>()
    }
}
