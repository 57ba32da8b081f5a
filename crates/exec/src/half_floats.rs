//! Floats of 16 bits: the element types [`F16`] and [`Bf16`], and their conversions.
//!
//! In: `f32`, and with the feature `half` the types of the crate `half`. Out: bits that kernels load and store.
//! Invariant: the types of both crates have the same bits, so slices of one are slices of the other.
//! Not here: arithmetic, which kernels do in `f32`.

/// The bits of an IEEE binary16: an element type of slices.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct F16(pub u16);

/// The bits of a bfloat16, the upper half of a binary32: an element type of slices.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Bf16(pub u16);

impl From<f32> for F16 {
    /// Rounds to nearest even; a NaN stays a NaN.
    fn from(value: f32) -> F16 {
        let (bits, size) = (value.to_bits(), value.abs());
        let sign = (bits >> 16 & 0x8000) as u16;
        let magnitude = match size {
            size if size.is_nan() => 0x7e00 | (bits >> 13 & 0x3ff) as u16,
            // Overflow to infinity.
            size if size >= 65_520.0 => 0x7c00,
            // Subnormal results have a constant spacing, so an addition rounds to it.
            size if size < 6.103_515_6e-5 => ((size + 0.5).to_bits() - 0.5f32.to_bits()) as u16,
            // Adjust the exponent bias, and add half a unit in the last place, or slightly less before an even number.
            size => {
                let bits = size.to_bits() - (112 << 23);
                ((bits + 0xfff + (bits >> 13 & 1)) >> 13) as u16
            }
        };
        F16(sign | magnitude)
    }
}

impl From<F16> for f32 {
    fn from(half: F16) -> f32 {
        let (sign, magnitude) = (u32::from(half.0 & 0x8000) << 16, u32::from(half.0 & 0x7fff));
        if magnitude >= 0x7c00 {
            return f32::from_bits(sign | 0x7f80_0000 | (magnitude & 0x3ff) << 13);
        }
        // Adjust the exponent bias by an exact multiplication, which also handles subnormal numbers.
        f32::from_bits((f32::from_bits(magnitude << 13) * f32::from_bits(239 << 23)).to_bits() | sign)
    }
}

impl From<f32> for Bf16 {
    /// Rounds to nearest even; a NaN stays a NaN.
    fn from(value: f32) -> Bf16 {
        let bits = value.to_bits();
        if value.is_nan() {
            return Bf16((bits >> 16) as u16 | 0x40);
        }
        Bf16(((u64::from(bits) + 0x7fff + u64::from(bits >> 16 & 1)) >> 16) as u16)
    }
}

impl From<Bf16> for f32 {
    fn from(half: Bf16) -> f32 {
        f32::from_bits(u32::from(half.0) << 16)
    }
}

/// Conversions from and to a type of the crate `half`.
#[cfg(feature = "half")]
macro_rules! same_bits {
    ($($ty:ident, $of_half:ty;)*) => {$(
        impl From<$of_half> for $ty {
            fn from(value: $of_half) -> $ty {
                $ty(value.to_bits())
            }
        }

        impl From<$ty> for $of_half {
            fn from(value: $ty) -> $of_half {
                <$of_half>::from_bits(value.0)
            }
        }

        impl $ty {
            /// The same slice with this element type, as an argument of a kernel.
            pub fn of_half(slice: &[$of_half]) -> &[$ty] {
                // SAFETY: both types are transparent wrappers of `u16`, and all bits are valid in both.
                unsafe { core::slice::from_raw_parts(slice.as_ptr().cast(), slice.len()) }
            }

            /// The same slice with this element type, as an argument of a kernel that writes it.
            pub fn of_half_mut(slice: &mut [$of_half]) -> &mut [$ty] {
                // SAFETY: as above; the result borrows the slice exclusively.
                unsafe { core::slice::from_raw_parts_mut(slice.as_mut_ptr().cast(), slice.len()) }
            }
        }
    )*};
}
#[cfg(feature = "half")]
same_bits! { F16, half::f16; Bf16, half::bf16; }

#[cfg(all(test, feature = "half"))]
mod tests {
    use super::*;

    #[test]
    fn all_bits_are_those_of_the_crate_half() {
        for bits in 0..=u16::MAX {
            let (f16, bf16) = (half::f16::from_bits(bits), half::bf16::from_bits(bits));
            assert_eq!((F16::from(f16), Bf16::from(bf16)), (F16(bits), Bf16(bits)));
            assert_eq!((half::f16::from(F16(bits)).to_bits(), half::bf16::from(Bf16(bits)).to_bits()), (bits, bits));
            assert_eq!(f32::from(Bf16(bits)).to_bits(), bf16.to_f32().to_bits() & !quiet(bf16.to_f32(), bits, 0x40));
            let (ours, theirs) = (f32::from(F16(bits)), f16.to_f32());
            assert!(
                ours == theirs && ours.is_sign_negative() == theirs.is_sign_negative()
                    || ours.is_nan() && theirs.is_nan()
            );
        }
    }

    /// The bit that makes a NaN quiet, if the crate sets it and the number does not have it.
    fn quiet(value: f32, bits: u16, bit: u16) -> u32 {
        if value.is_nan() && bits & bit == 0 { u32::from(bit) << 16 } else { 0 }
    }

    #[test]
    fn rounding_is_that_of_the_crate_half() {
        // Every 997th float: a prime, so that all lower bits occur.
        for bits in (0..=u32::MAX).step_by(997) {
            let value = f32::from_bits(bits);
            if !value.is_nan() {
                assert_eq!(F16::from(value).0, half::f16::from_f32(value).to_bits(), "{bits:#x}");
                assert_eq!(Bf16::from(value).0, half::bf16::from_f32(value).to_bits(), "{bits:#x}");
            }
        }
    }

    #[test]
    fn slices_are_the_same_memory() {
        let mut values = [1.0f32, -2.5, 65_504.0].map(half::f16::from_f32);
        F16::of_half_mut(&mut values)[1] = F16::from(0.5);
        assert_eq!(values[1], half::f16::from_f32(0.5));
        assert_eq!(F16::of_half(&values)[2], F16(0x7bff));
        assert_eq!(Bf16::of_half(&[half::bf16::ONE]), [Bf16(0x3f80)]);
    }
}
