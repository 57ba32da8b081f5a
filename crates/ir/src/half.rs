//! 16-bit floats in software: `f16` (IEEE binary16) and `bf16` (the upper half of an `f32`).
//!
//! In: bits, or numbers of wider types. Out: bits, rounded once to nearest, ties to even.
//! Invariant: widening is exact and preserves the payload of a NaN, quiet or signalling; narrowing a widened NaN
//! restores it.
//! Not here: arithmetic, which computes in `f32` and rounds (see [`crate::scalar`]).

use crate::types::Elem;

/// The parameters of a format.
#[derive(Clone, Copy)]
struct Format {
    /// Number of fraction bits.
    fraction: u32,
    /// The exponent of the smallest normal number.
    min_exponent: i32,
    /// The bits of infinity.
    infinity: u16,
}

fn format(elem: Elem) -> Format {
    if elem == Elem::F16 {
        Format { fraction: 10, min_exponent: -14, infinity: 0x7c00 }
    } else {
        Format { fraction: 7, min_exponent: -126, infinity: 0x7f80 }
    }
}

/// Converts the number to `f32`, exactly.
pub fn widen(elem: Elem, bits: u16) -> f32 {
    let bits = u32::from(bits);
    if elem == Elem::Bf16 {
        return f32::from_bits(bits << 16);
    }
    let (sign, magnitude) = ((bits & 0x8000) << 16, bits & 0x7fff);
    if magnitude >= 0x7c00 {
        return f32::from_bits(sign | 0x7f80_0000 | (magnitude & 0x3ff) << 13);
    }
    // Reads the bits with the exponent bias of f32, then corrects the bias with an exact product; this also works for
    // denormal numbers.
    f32::from_bits(f32::to_bits(f32::from_bits(magnitude << 13) * 2f32.powi(112)) | sign)
}

/// Rounds to the format. A NaN keeps the upper bits of its payload and remains NaN.
pub fn narrow(elem: Elem, value: f64) -> u16 {
    let format = format(elem);
    let sign = if value.is_sign_negative() { 0x8000u16 } else { 0 };
    if value.is_nan() {
        let payload = (value.to_bits() & ((1 << 52) - 1)) >> (52 - format.fraction);
        let quiet = 1 << (format.fraction - 1);
        let payload = if payload == 0 { quiet } else { payload as u16 };
        return sign | format.infinity | payload;
    }
    let size = value.abs();
    if size.is_infinite() {
        return sign | format.infinity;
    }
    // The exponents of the number and of its last bit; denormal numbers have the last bit of the smallest normal
    // number.
    let exponent = ((size.to_bits() >> 52) as i32 - 1023).max(format.min_exponent);
    let last = exponent - format.fraction as i32;
    let places = (size * 2f64.powi(-last)).round_ties_even() as u64;
    // The implicit leading one of a normal number increments the exponent field, and so does a carry.
    let bits = (((exponent - format.min_exponent) as u64) << format.fraction) + places;
    sign | bits.min(u64::from(format.infinity)) as u16
}

/// Like [`narrow`], from an `f32`; also preserves the payload of a widened NaN, quiet or signalling.
pub fn narrow_f32(elem: Elem, value: f32) -> u16 {
    if value.is_nan() {
        let fraction = format(elem).fraction;
        let payload = (value.to_bits() & 0x007f_ffff) >> (23 - fraction);
        let payload = if payload == 0 { 1 << (fraction - 1) } else { payload };
        let sign = (value.to_bits() >> 16 & 0x8000) as u16;
        return sign | format(elem).infinity | payload as u16;
    }
    narrow(elem, f64::from(value))
}

/// Rounds an integer to the format.
pub(crate) fn narrow_int(elem: Elem, value: i128) -> u16 {
    // Above 2^53, an f64 cannot represent the integer: a sticky bit replaces its low bits.
    let excess = (128 - value.unsigned_abs().leading_zeros()).saturating_sub(50);
    let high_bits = value >> excess;
    let sticky = i128::from(value & ((1 << excess) - 1) != 0);
    narrow(elem, (high_bits << 1 | sticky) as f64 * 2f64.powi(excess as i32 - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_survives_widening() {
        for elem in [Elem::F16, Elem::Bf16] {
            for bits in 0..=u16::MAX {
                assert_eq!(narrow_f32(elem, widen(elem, bits)), bits, "{elem} {bits:#x}");
            }
        }
    }

    #[test]
    fn known_numbers() {
        for (elem, value, want) in [
            (Elem::F16, 1.0, 0x3c00),
            (Elem::F16, -2.0, 0xc000),
            (Elem::F16, 65504.0, 0x7bff),
            (Elem::F16, 65519.9, 0x7bff),
            (Elem::F16, 65520.0, 0x7c00),
            (Elem::F16, 2f64.powi(-24), 1),
            (Elem::F16, 2f64.powi(-25), 0),
            (Elem::F16, 2f64.powi(-25) * 1.001, 1),
            (Elem::F16, 1.0 + 2f64.powi(-11), 0x3c00),
            (Elem::F16, 1.0 + 2f64.powi(-11) + 2f64.powi(-40), 0x3c01),
            (Elem::Bf16, 1.0, 0x3f80),
            (Elem::Bf16, 1.0 + 2f64.powi(-8), 0x3f80),
            (Elem::Bf16, 1.0 + 2f64.powi(-8) + 2f64.powi(-45), 0x3f81),
            (Elem::Bf16, f64::MAX, 0x7f80),
            (Elem::Bf16, 2f64.powi(-133), 1),
        ] {
            assert_eq!(narrow(elem, value), want, "{elem} {value}");
        }
        assert_eq!(widen(Elem::F16, 1), 2f32.powi(-24));
        assert_eq!(narrow_int(Elem::Bf16, (1 << 62) + (1 << 54) + 1), 0x5e81);
        assert_eq!(narrow_int(Elem::Bf16, (1 << 62) + (1 << 54)), 0x5e80);
    }
}
