//! Numbers in text: integers of any width, floats in decimal and hexadecimal.
//!
//! In: tokens and the type that is wanted. Out: constants. Invariant: a float that the type cannot represent exactly is
//! an error, but for decimal ones of 32 bits, which are rounded; integers are reduced to the width of their type. The length of literals is limited, because conversion of
//! long ones is quadratic.

use crate::constants::{Constant, ConstantKind};
use crate::error::ErrorKind;
use crate::text::lexer::Tok;
use crate::text::parser::{Parser, Result};
use crate::types::{Type, TypeKind};

/// Largest number of digits in a literal.
const MAX_DIGITS: usize = 4096;
/// Largest width of an integer constant: its memory would not be proportional to the text.
const MAX_CONSTANT_BITS: u32 = 4096;

impl Parser<'_> {
    /// A number of this type.
    pub(crate) fn number(&mut self, ty: Type) -> Result<Constant> {
        let token = self.tok;
        let raw = self.raw(token);
        if raw.len() > MAX_DIGITS {
            let message = format!("a number has more than {MAX_DIGITS} digits");
            return Err(self.error_at(ErrorKind::Limit, token, message));
        }
        let kind = self.module.types.kind(ty);
        let made = match kind {
            TypeKind::Integer(bits) if matches!(token.kind, Tok::Integer | Tok::Word) => {
                if bits <= 64 && token.kind == Tok::Integer && raw.len() <= 18 {
                    let value = self.small(raw);
                    let mask = u64::MAX >> (64 - bits);
                    self.module.constants.integer(ty, value as u64 & mask)
                } else if bits > MAX_CONSTANT_BITS {
                    let message = format!("an integer constant has more than {MAX_CONSTANT_BITS} bits");
                    return Err(self.error_at(ErrorKind::Limit, token, message));
                } else {
                    let Some(bytes) = wide(raw, bits) else { return Err(self.wanted("an integer")) };
                    self.bump();
                    return self.integer_of_bytes(ty, bits, &bytes);
                }
            }
            _ if token.kind == Tok::Integer || token.kind == Tok::Word && !raw.starts_with(b"f0x") => {
                return Err(self.error_at(ErrorKind::Type, token, "an integer constant is not of this type"));
            }
            _ => {
                let Some(kind) = self.float(kind, raw)? else {
                    return Err(self.error_at(ErrorKind::Type, token, "the float constant does not fit its type"));
                };
                self.bump();
                return match kind {
                    Bits::Small(bits) => self.simple(ty, ConstantKind::Float(bits)),
                    Bits::Wide([0, 0]) => self.simple(ty, ConstantKind::Zero),
                    Bits::Wide([low, high]) => {
                        let bytes = [low.to_le_bytes(), high.to_le_bytes()].concat();
                        let made = self.module.constants.with_bytes(ty, &bytes, ConstantKind::WideFloat);
                        made.map_err(|limit| self.constant_limit(limit))
                    }
                };
            }
        };
        let constant = made.map_err(|limit| self.constant_limit(limit))?;
        self.bump();
        Ok(constant)
    }

    /// A decimal number of at most 18 characters.
    fn small(&self, raw: &[u8]) -> i64 {
        let (is_negative, digits) = match raw {
            [b'-', digits @ ..] => (true, digits),
            [b'+', digits @ ..] => (false, digits),
            _ => (false, raw),
        };
        let value = digits.iter().fold(0i64, |value, &digit| value * 10 + i64::from(digit - b'0'));
        if is_negative { -value } else { value }
    }

    /// The integer with these bytes, the lowest first.
    fn integer_of_bytes(&mut self, ty: Type, bits: u32, bytes: &[u8]) -> Result<Constant> {
        let made = if bits <= 64 {
            let mut low = [0; 8];
            let n = bytes.len().min(8);
            low[..n].copy_from_slice(&bytes[..n]);
            self.module.constants.integer(ty, u64::from_le_bytes(low))
        } else if bytes.iter().all(|&byte| byte == 0) {
            self.module.constants.simple(ty, ConstantKind::Zero)
        } else {
            self.module.constants.with_bytes(ty, bytes, ConstantKind::Wide)
        };
        made.map_err(|limit| self.constant_limit(limit))
    }

    fn float(&self, kind: TypeKind, raw: &[u8]) -> Result<Option<Bits>> {
        // From version 23 on: the bits of the type.
        if let Some(digits) = raw.strip_prefix(b"f0x") {
            let digits = std::str::from_utf8(digits).ok();
            let bits = digits.and_then(|digits| u128::from_str_radix(digits, 16).ok());
            let width = match kind {
                TypeKind::Half | TypeKind::BFloat => 16,
                TypeKind::Float => 32,
                TypeKind::Double => 64,
                TypeKind::X87 => 80,
                TypeKind::Fp128 => 128,
                _ => return Ok(None),
            };
            let bits = bits.filter(|bits| width == 128 || bits >> width == 0);
            return Ok(bits.map(|bits| match width {
                80 | 128 => Bits::Wide([bits as u64, (bits >> 64) as u64]),
                _ => Bits::Small(bits as u64),
            }));
        }
        if let Some(digits) = raw.strip_prefix(b"0x") {
            let (format, digits) = match digits {
                [format @ (b'K' | b'L' | b'M' | b'H' | b'R'), rest @ ..] => (*format, rest),
                _ => (b'D', digits),
            };
            let hex = |digits: &[u8]| u64::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
            let bits = match (format, kind) {
                (b'H', TypeKind::Half) | (b'R', TypeKind::BFloat) => {
                    hex(digits).filter(|&bits| bits < 1 << 16).map(Bits::Small)
                }
                (b'K', TypeKind::X87) if digits.len() == 20 => {
                    hex(&digits[..4]).zip(hex(&digits[4..])).map(|(high, low)| Bits::Wide([low, high]))
                }
                (b'L', TypeKind::Fp128) | (b'M', TypeKind::PpcFp128) if digits.len() == 32 => {
                    hex(&digits[..16]).zip(hex(&digits[16..])).map(|(low, high)| Bits::Wide([low, high]))
                }
                (b'D', _) => hex(digits).and_then(|bits| narrow(kind, bits)),
                _ => None,
            };
            return Ok(bits);
        }
        let text = std::str::from_utf8(raw).ok();
        let value: Option<f64> = text.and_then(|text| text.parse().ok());
        let exact = value.and_then(|value| narrow(kind, value.to_bits()));
        if exact.is_none() && kind == TypeKind::Float {
            // Version 23 rounds.
            let value: Option<f32> = text.and_then(|text| text.parse().ok());
            return Ok(value.map(|value| Bits::Small(value.to_bits().into())));
        }
        Ok(exact)
    }
}

/// The bits of a float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bits {
    Small(u64),
    Wide([u64; 2]),
}

/// A double as another type, if that is exact.
fn narrow(kind: TypeKind, bits: u64) -> Option<Bits> {
    let (exponent_bits, mantissa_bits) = match kind {
        TypeKind::Double => return Some(Bits::Small(bits)),
        TypeKind::Float => (8, 23),
        TypeKind::Half => (5, 10),
        TypeKind::BFloat => (8, 7),
        TypeKind::X87 | TypeKind::Fp128 => return widen(kind, bits),
        TypeKind::PpcFp128 => return Some(Bits::Wide([bits, 0])),
        _ => return None,
    };
    narrow_to(bits, exponent_bits, mantissa_bits).map(Bits::Small)
}

fn narrow_to(bits: u64, exponent_bits: u32, mantissa_bits: u32) -> Option<u64> {
    let sign = bits >> 63 << (exponent_bits + mantissa_bits);
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let mantissa = bits & ((1 << 52) - 1);
    let dropped = 52 - mantissa_bits;
    let (all_ones, bias) = ((1 << exponent_bits) - 1, (1 << (exponent_bits - 1)) - 1);
    let is_exact = |mantissa: u64, dropped: u32| dropped < 64 && mantissa & ((1 << dropped) - 1) == 0;
    if exponent == 0x7ff {
        let short = mantissa >> dropped;
        return is_exact(mantissa, dropped).then_some(sign | all_ones << mantissa_bits | short);
    }
    if exponent == 0 {
        // A denormal double is too small for every other type.
        return (mantissa == 0).then_some(sign);
    }
    let unbiased = exponent - 1023;
    if unbiased > bias {
        return None;
    }
    if unbiased >= 1 - bias {
        let exponent = (unbiased + bias) as u64;
        return is_exact(mantissa, dropped).then_some(sign | exponent << mantissa_bits | mantissa >> dropped);
    }
    let shift = dropped + (1 - bias - unbiased) as u32;
    let mantissa = mantissa | 1 << 52;
    (shift <= 52 && is_exact(mantissa, shift)).then(|| sign | mantissa >> shift)
}

/// A double as a wider type.
fn widen(kind: TypeKind, bits: u64) -> Option<Bits> {
    let sign = bits >> 63;
    let mut exponent = (bits >> 52 & 0x7ff) as i64;
    let mut mantissa = bits & ((1 << 52) - 1);
    let is_special = exponent == 0x7ff;
    if exponent == 0 && mantissa == 0 {
        let high = if kind == TypeKind::X87 { sign << 15 } else { sign << 63 };
        return Some(Bits::Wide([0, high]));
    }
    if exponent == 0 {
        let shift = mantissa.leading_zeros() - 11;
        mantissa = mantissa << shift & ((1 << 52) - 1);
        exponent = 1 - i64::from(shift);
    }
    let exponent = if is_special { 0x7fff } else { (exponent - 1023 + 16383) as u64 };
    Some(if kind == TypeKind::X87 {
        Bits::Wide([1 << 63 | mantissa << 11, sign << 15 | exponent])
    } else {
        Bits::Wide([mantissa << 60, sign << 63 | exponent << 48 | mantissa >> 4])
    })
}

/// An integer literal as bytes of a width, the lowest first.
fn wide(raw: &[u8], bits: u32) -> Option<Vec<u8>> {
    let (is_negative, radix, digits) = match raw {
        [b'-', digits @ ..] => (true, 10, digits),
        [b'+', digits @ ..] => (false, 10, digits),
        [b'u' | b's', b'0', b'x', digits @ ..] => (false, 16, digits),
        _ => (false, 10, raw),
    };
    let is_signed_hex = raw.first() == Some(&b's');
    let n_words = bits.div_ceil(32) as usize;
    let n_needed = (digits.len() * 4).div_ceil(32) + 1;
    // Digits beyond the width would be cut, so the work is bounded by the literal's length.
    let mut words: Vec<u32> = Vec::with_capacity(n_needed.min(n_words));
    for &digit in digits {
        let mut carry = u64::from((digit as char).to_digit(radix)?);
        for word in &mut words {
            carry += u64::from(*word) * u64::from(radix);
            *word = carry as u32;
            carry >>= 32;
        }
        if carry > 0 && words.len() < n_words {
            words.push(carry as u32);
        }
    }
    words.resize(n_words, 0);
    let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    if is_signed_hex && !digits.is_empty() {
        let n_bits = digits.len() * 4;
        let top = n_bits - 1;
        if bytes.get(top / 8).is_some_and(|byte| byte >> (top % 8) & 1 != 0) {
            for bit in n_bits..bytes.len() * 8 {
                bytes[bit / 8] |= 1 << (bit % 8);
            }
        }
    }
    if is_negative {
        let mut carry = true;
        for byte in &mut bytes {
            let (value, overflow) = (!*byte).overflowing_add(u8::from(carry));
            *byte = value;
            carry = overflow;
        }
    }
    let n_bytes = bits.div_ceil(8) as usize;
    bytes.truncate(n_bytes);
    if !bits.is_multiple_of(8) {
        bytes[n_bytes - 1] &= (1 << (bits % 8)) - 1;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_narrow_exactly_or_not_at_all() {
        for value in [0.0f32, -0.0, 1.5, -3.25e-40, f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, 1e-45] {
            let wide = f64::from(value).to_bits();
            assert_eq!(narrow_to(wide, 8, 23), Some(u64::from(value.to_bits())), "{value}");
        }
        assert_eq!(narrow_to(0.1f64.to_bits(), 8, 23), None);
        assert_eq!(narrow_to(1e300f64.to_bits(), 8, 23), None);
        assert_eq!(narrow_to(1e-300f64.to_bits(), 8, 23), None);
        assert_eq!(narrow_to(1.0f64.to_bits(), 5, 10), Some(0x3c00));
        assert_eq!(narrow_to((2f64.powi(-24)).to_bits(), 5, 10), Some(1));
        assert_eq!(narrow_to((2f64.powi(-25)).to_bits(), 5, 10), None);
    }

    #[test]
    fn wide_integers() {
        assert_eq!(wide(b"-1", 65).unwrap(), [255, 255, 255, 255, 255, 255, 255, 255, 1]);
        assert_eq!(wide(b"18446744073709551616", 72).unwrap(), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(wide(b"s0xFF", 16).unwrap(), [255, 255]);
        assert_eq!(wide(b"u0xFF", 16).unwrap(), [255, 0]);
        assert_eq!(wide(b"-9223372036854775808", 64).unwrap(), 0x8000_0000_0000_0000u64.to_le_bytes());
    }
}
