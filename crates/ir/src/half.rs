//! Floats of 16 bits in software: `f16` (IEEE binary16) and `bf16` (the upper half of an `f32`).
//!
//! In: bits, or numbers of wider types. Out: bits, rounded once to the nearest, ties to even.
//! Invariant: widening is exact and keeps the payload of a NaN, quiet or not, as does narrowing of what was widened.
//! Not here: arithmetic, which is that of `f32` with its result rounded (see [`crate::scalar`]).

use crate::types::Elem;

/// The parts of a format.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// The exponent of the least normal number.
    least: i32,
    /// The bits of infinity.
    infinity: u16,
}

fn format(elem: Elem) -> Format {
    if elem == Elem::F16 {
        Format { fraction: 10, least: -14, infinity: 0x7c00 }
    } else {
        Format { fraction: 7, least: -126, infinity: 0x7f80 }
    }
}

/// The number as an `f32`, exactly.
pub fn widen(elem: Elem, bits: u16) -> f32 {
    let bits = u32::from(bits);
    if elem == Elem::Bf16 {
        return f32::from_bits(bits << 16);
    }
    let (sign, rest) = ((bits & 0x8000) << 16, bits & 0x7fff);
    if rest >= 0x7c00 {
        return f32::from_bits(sign | 0x7f80_0000 | (rest & 0x3ff) << 13);
    }
    // As if the exponent had the bias of f32, then the bias put right by an exact product; that works below the normal
    // numbers, too.
    f32::from_bits(f32::to_bits(f32::from_bits(rest << 13) * 2f32.powi(112)) | sign)
}

/// The nearest number of the format; a NaN keeps the upper bits of its payload, and stays one.
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
    // The exponent, and that of the last place; what is below the least normal number has its last place.
    let exponent = ((size.to_bits() >> 52) as i32 - 1023).max(format.least);
    let last = exponent - format.fraction as i32;
    let places = (size * 2f64.powi(-last)).round_ties_even() as u64;
    // A normal number's leading one adds to the exponent, as does a carry.
    let bits = (((exponent - format.least) as u64) << format.fraction) + places;
    sign | bits.min(u64::from(format.infinity)) as u16
}

/// The same from an `f32`, which keeps the payload of a NaN that was widened, quiet or not.
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

/// The nearest number of the format to an integer.
pub fn narrow_int(elem: Elem, value: i128) -> u16 {
    // Above 2^53 an f64 does not hold the integer: its lower bits become one that says whether there were any.
    let excess = (128 - value.unsigned_abs().leading_zeros()).saturating_sub(50);
    let kept = value >> excess;
    let sticky = i128::from(value & ((1 << excess) - 1) != 0);
    narrow(elem, (kept << 1 | sticky) as f64 * 2f64.powi(excess as i32 - 1))
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
