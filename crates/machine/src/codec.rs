//! Conversion between an immediate's value and the bits of its field, where it is more than splitting the bits.
//!
//! In: a value, or the bits of a field. Out: the other one, or `None` if it does not exist.
//! Invariant: a value has at most one field encoding, and a decoded field encodes to the same field again. The set is
//! closed: descriptions select a codec by name, and no codec belongs to one machine alone.
//! Not here: the position of the bits (`encode::fixed`).

use std::fmt::{self, Write};

/// The encoding of an immediate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Codec {
    /// The bits of the value.
    #[default]
    Plain,
    /// A rotated run of ones that repeats to fill the width: 1 bit for 64-bit elements, 6 bits of rotation, 6 bits of
    /// element size and run length.
    Logical,
    /// A float with 1 sign bit, 3 exponent bits and 4 fraction bits. The value is the bits of the `f64`.
    Float8,
    /// One bit per byte; each byte is all ones or all zeros.
    ByteMask,
    /// The largest value minus the value.
    FromMax,
    /// A left shift as a rotation: 6 bits of right rotation, 6 bits for the last bit kept.
    ShiftLeft,
    /// `lowest, width` of an extracted bit field: 6 bits for its first bit, 6 for its last.
    Extract,
    /// `lowest, width` of an inserted bit field: 6 bits of right rotation, 6 for the last bit taken.
    Insert,
    /// 16 bits at a multiple of 16: 2 bits for the position, 16 bits of value.
    Wide,
    /// Like [`Codec::Wide`], of the inverted value.
    WideNot,
    /// Like [`Codec::Logical`], for values that neither [`Codec::Wide`] nor [`Codec::WideNot`] can encode.
    LogicalOnly,
    /// A multiple of 4096; the assembly text omits that factor.
    Shifted12,
    /// A negative value; the field and the assembly text hold its absolute value.
    Negated,
    /// A value of n bits, or a multiple of the next power of two with n significant bits; one more bit on top selects
    /// which.
    ShiftedOnce,
    /// Like [`Codec::ShiftedOnce`], for signed values.
    ShiftedOnceSigned,
    /// Like [`Codec::ShiftedOnce`], of the negated value.
    NegatedShifted,
    /// Like [`Codec::Logical`], of the inverted value.
    LogicalNot,
    /// A system register: fields of 2, 3, 4, 4 and 3 bits, which form its name if it has no other.
    SystemRegister,
    /// The bits of the value; the assembly text is hexadecimal.
    Hexadecimal,
}

/// All codecs and the names that descriptions use.
const NAMES: [(&str, Codec); 19] = [
    ("", Codec::Plain),
    ("logical", Codec::Logical),
    ("float8", Codec::Float8),
    ("byteMask", Codec::ByteMask),
    ("fromMax", Codec::FromMax),
    ("shiftLeft", Codec::ShiftLeft),
    ("extract", Codec::Extract),
    ("insert", Codec::Insert),
    ("wide", Codec::Wide),
    ("wideNot", Codec::WideNot),
    ("logicalOnly", Codec::LogicalOnly),
    ("shifted12", Codec::Shifted12),
    ("negated", Codec::Negated),
    ("shiftedOnce", Codec::ShiftedOnce),
    ("shiftedOnceSigned", Codec::ShiftedOnceSigned),
    ("negatedShifted", Codec::NegatedShifted),
    ("logicalNot", Codec::LogicalNot),
    ("systemRegister", Codec::SystemRegister),
    ("hexadecimal", Codec::Hexadecimal),
];

/// Bit position of the width in the value of a bit field; the lowest bit is below it.
const WIDTH_AT: u32 = 8;

impl Codec {
    /// The codec of this name.
    pub fn by_name(name: &str) -> Option<Codec> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, codec)| *codec)
    }

    /// The name that descriptions use.
    pub fn name(self) -> &'static str {
        NAMES[self as usize].0
    }

    pub(crate) fn from_bits(bits: u32) -> Codec {
        NAMES.get(bits as usize).map_or(Codec::Plain, |(_, codec)| *codec)
    }

    /// The range of values, some of which may have no encoding. `width` is the width of the value in bits, or for
    /// [`Codec::Plain`] and [`Codec::FromMax`] that of the field.
    pub fn range(self, width: u32, is_signed: bool) -> (i64, i64) {
        let last = i64::from(width) - 1;
        match self {
            Codec::FromMax => (1, 1 << width.min(62)),
            Codec::ShiftLeft => (0, last),
            Codec::Extract | Codec::Insert => (1 << WIDTH_AT, i64::from(width) << WIDTH_AT | last),
            Codec::Shifted12 => (0, 0xfff_000),
            Codec::Negated => (1 - (1 << width.min(62)), -1),
            Codec::Float8 | Codec::ByteMask => (i64::MIN, i64::MAX),
            Codec::ShiftedOnce => (0, shifted_zero(width)),
            Codec::ShiftedOnceSigned => (-(1 << (2 * width - 1)), shifted_zero(width)),
            Codec::NegatedShifted => (1 - shifted_zero(width), -1),
            Codec::SystemRegister => (0, 0xffff),
            _ => match (width, is_signed) {
                (0, _) => (0, 0),
                (64.., _) => (i64::MIN, i64::MAX),
                (_, true) => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
                (_, false) => (0, ((1u64 << width) - 1) as i64),
            },
        }
    }

    /// The size of the field in bits.
    pub fn field_bits(self, width: u32) -> u32 {
        match self {
            Codec::Plain | Codec::FromMax | Codec::Negated | Codec::Hexadecimal => width,
            Codec::ShiftedOnce | Codec::ShiftedOnceSigned | Codec::NegatedShifted => width + 1,
            Codec::SystemRegister => 16,
            Codec::Logical | Codec::LogicalOnly | Codec::LogicalNot => 13,
            Codec::Float8 | Codec::ByteMask => 8,
            Codec::ShiftLeft | Codec::Extract | Codec::Insert => 12,
            Codec::Wide | Codec::WideNot => 18,
            Codec::Shifted12 => 24,
        }
    }

    /// The field of a value.
    pub fn encode(self, value: i64, width: u32) -> Option<u64> {
        let mask = ones(width);
        let bits = value as u64;
        match self {
            Codec::Plain | Codec::Hexadecimal => Some(bits),
            Codec::Logical => logical_field(bits & mask, width),
            Codec::LogicalNot => logical_field(!bits & mask, width),
            Codec::LogicalOnly => {
                let is_wide = [bits, !bits].iter().any(|bits| wide_field(bits & mask, width).is_some());
                if is_wide { None } else { logical_field(bits & mask, width) }
            }
            Codec::Float8 => float_field(bits),
            Codec::ByteMask => {
                let field = (0..8).fold(0, |field, at| field | (bits >> (8 * at) & 1) << at);
                (byte_mask(field) == bits).then_some(field)
            }
            Codec::FromMax => Some((1u64 << width).wrapping_sub(bits) & mask),
            Codec::ShiftLeft => {
                let width = u64::from(width);
                (bits < width).then(|| ((width - bits) % width) << 6 | (width - 1 - bits))
            }
            Codec::Extract | Codec::Insert => {
                let (lowest, count, width) = (bits & 0xff, bits >> WIDTH_AT, u64::from(width));
                let fits = count >= 1 && lowest < width && count <= width - lowest;
                match self {
                    Codec::Extract if fits => Some(lowest << 6 | (lowest + count - 1)),
                    // If both can encode the value, `Extract` does.
                    Codec::Insert if fits && lowest > 0 => Some((width - lowest) << 6 | (count - 1)),
                    _ => None,
                }
            }
            Codec::Wide => wide_field(bits & mask, width),
            // If both can encode the value, the codec without inversion does.
            Codec::WideNot if wide_field(bits & mask, width).is_some() => None,
            Codec::WideNot => wide_field(!bits & mask, width),
            Codec::Shifted12 => (bits & 0xfff == 0).then_some(bits),
            Codec::Negated => Some(bits.wrapping_neg() & mask),
            Codec::ShiftedOnce => shifted_field(value, width, bits <= mask),
            Codec::ShiftedOnceSigned => {
                let half = 1i64 << (width - 1);
                shifted_field(value, width, (-half..half).contains(&value))
            }
            Codec::NegatedShifted => {
                let positive = value.checked_neg().filter(|&n| n > 0 && n < shifted_zero(width))?;
                Codec::ShiftedOnce.encode(positive, width)
            }
            Codec::SystemRegister => Some(bits & 0xffff),
        }
    }

    /// The value of a field.
    pub fn decode(self, field: u64, width: u32) -> Option<i64> {
        let value = match self {
            Codec::Plain | Codec::Hexadecimal => return Some(field as i64),
            Codec::Logical | Codec::LogicalOnly => sign_extend(logical_value(field, width)?, width),
            Codec::LogicalNot => sign_extend(!logical_value(field, width)?, width),
            Codec::Float8 => float_value(field) as i64,
            Codec::ByteMask => byte_mask(field) as i64,
            Codec::FromMax => (1i64 << width) - field as i64,
            Codec::ShiftLeft => i64::from(width) - 1 - (field & 63) as i64,
            Codec::Extract | Codec::Insert => {
                let (rotation, last) = ((field >> 6 & 63) as i64, (field & 63) as i64);
                let is_extract = last >= rotation;
                match self {
                    Codec::Extract if is_extract => rotation | (last - rotation + 1) << WIDTH_AT,
                    Codec::Insert if !is_extract => (i64::from(width) - rotation) | (last + 1) << WIDTH_AT,
                    _ => return None,
                }
            }
            Codec::Wide => sign_extend((field & 0xffff) << (16 * (field >> 16)), width),
            Codec::WideNot => sign_extend(!((field & 0xffff) << (16 * (field >> 16))), width),
            Codec::Shifted12 => field as i64,
            Codec::ShiftedOnce | Codec::ShiftedOnceSigned => {
                let low = field & ones(width);
                let number = if self == Codec::ShiftedOnce { low as i64 } else { sign_extend(low, width) };
                match (field >> width, low) {
                    (0, _) => number,
                    (_, 0) => shifted_zero(width),
                    _ => number << width,
                }
            }
            Codec::NegatedShifted => -Codec::ShiftedOnce.decode(field, width)?,
            Codec::SystemRegister => field as i64,
            Codec::Negated if field == 0 => return None,
            Codec::Negated => -(field as i64),
        };
        // Reject a field that does not encode its value: it belongs to another instruction, or to none.
        (self.encode(value, width) == Some(field)).then_some(value)
    }

    /// Writes a value in assembly syntax.
    pub(crate) fn print(self, value: i64, width: u32, out: &mut dyn Write) -> fmt::Result {
        match self {
            Codec::ShiftedOnce | Codec::ShiftedOnceSigned if value == shifted_zero(width) => {
                write!(out, "0, lsl #{width}")
            }
            // Values of at most 8 bits print in full; wider ones as the significant part and the shift.
            Codec::ShiftedOnce if width > 8 && value > ones(width) as i64 => {
                write!(out, "{}, lsl #{width}", value >> width)
            }
            Codec::SystemRegister => {
                let part = |from: u32, len: u32| value as u64 >> from & ones(len);
                write!(out, "S{}_{}_C{}_C{}_{}", part(14, 2), part(11, 3), part(7, 4), part(3, 4), part(0, 3))
            }
            Codec::Float8 => write!(out, "{:.8}", f64::from_bits(value as u64)),
            Codec::Logical | Codec::Hexadecimal => write!(out, "{:#x}", value as u64 & ones(width)),
            // Print all digits; zero has no prefix.
            Codec::ByteMask if value == 0 => write!(out, "{:016}", 0),
            Codec::ByteMask => write!(out, "{value:#016x}"),
            Codec::Extract | Codec::Insert => write!(out, "{}, #{}", value & 0xff, value >> WIDTH_AT),
            Codec::Shifted12 => write!(out, "{}", value >> 12),
            Codec::Negated => write!(out, "{}", value.unsigned_abs()),
            _ => write!(out, "{value}"),
        }
    }

    /// How many numbers the assembly text has.
    pub(crate) fn n_numbers(self) -> usize {
        if matches!(self, Codec::Extract | Codec::Insert) { 2 } else { 1 }
    }

    /// The value for numbers in the assembly text; for a bit field the second number is its width.
    pub(crate) fn parsed(self, first: i64, second: i64) -> Option<i64> {
        match self {
            Codec::Extract | Codec::Insert => {
                let is_small = |n: i64| (0..=64).contains(&n);
                (is_small(first) && is_small(second)).then_some(first | second << WIDTH_AT)
            }
            Codec::Shifted12 => first.checked_mul(1 << 12),
            Codec::Negated => first.checked_neg(),
            _ => Some(first),
        }
    }

    /// Whether a shift may follow the number in the text.
    pub(crate) fn may_be_shifted(self) -> bool {
        matches!(self, Codec::ShiftedOnce | Codec::ShiftedOnceSigned | Codec::NegatedShifted)
    }

    /// The value for a number in the text, with or without a shift after it.
    pub(crate) fn shifted(self, first: i64, is_shifted: bool, width: u32) -> Option<i64> {
        match (is_shifted, first) {
            (true, 0) => Some(shifted_zero(width)),
            (true, _) => first.checked_mul(1 << width).filter(|_| first.unsigned_abs() <= ones(width)),
            (false, _) => (first != shifted_zero(width)).then_some(first),
        }
    }

    /// The value for a word, for codecs whose values have names.
    pub(crate) fn of_word(self, word: &str) -> Option<i64> {
        if self != Codec::SystemRegister {
            return None;
        }
        let lower = word.to_ascii_lowercase();
        let mut parts = lower.strip_prefix('s')?.split('_');
        let mut number = 0;
        for (mark, len) in [("", 2), ("", 3), ("c", 4), ("c", 4), ("", 3)] {
            let part: u64 = parts.next()?.strip_prefix(mark)?.parse().ok()?;
            if part > ones(len) {
                return None;
            }
            number = number << len | part;
        }
        parts.next().is_none().then_some(number as i64)
    }
}

/// The value that represents a shifted zero, whose encoding differs from plain zero.
fn shifted_zero(width: u32) -> i64 {
    1 << (2 * width.clamp(1, 30))
}

/// The field of a value that `fits` into the low bits, or is a multiple.
fn shifted_field(value: i64, width: u32, fits: bool) -> Option<u64> {
    let (mask, above) = (ones(width), 1u64 << width);
    if fits {
        return Some(value as u64 & mask);
    }
    if value == shifted_zero(width) {
        return Some(above);
    }
    let is_multiple = value as u64 & mask == 0 && value >> width <= mask as i64;
    is_multiple.then_some(above | (value >> width) as u64 & mask)
}

fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn sign_extend(bits: u64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    (bits << unused) as i64 >> unused
}

fn wide_field(bits: u64, width: u32) -> Option<u64> {
    let found = (0..u64::from(width) / 16).find(|at| bits & !(0xffff << (16 * at)) == 0)?;
    Some(found << 16 | bits >> (16 * found))
}

fn byte_mask(field: u64) -> u64 {
    (0..8).fold(0, |bits, at| bits | ((field >> at & 1) * 0xff) << (8 * at))
}

/// The bits `N:immr:imms` of a pattern of ones.
fn logical_field(bits: u64, width: u32) -> Option<u64> {
    let mut size = width;
    while size > 2 {
        let half = size / 2;
        if (bits ^ bits >> half) & ones(half) != 0 {
            break;
        }
        size = half;
    }
    let element = bits & ones(size);
    let count = element.count_ones();
    if count == 0 || count == size {
        return None;
    }
    // Rotate left until the run of ones starts at bit 0.
    let rotate = |by: u32| (element << by | element >> ((size - by) % size)) & ones(size);
    let rotation = (0..size).find(|&by| if by == 0 { element == ones(count) } else { rotate(by) == ones(count) })?;
    // The field encodes the size as leading ones followed by a zero; below it is the run length minus one.
    let length = ones(6) & !(2 * u64::from(size) - 1) | u64::from(count - 1);
    Some(u64::from(size == 64) << 12 | u64::from(rotation) << 6 | length)
}

fn logical_value(field: u64, width: u32) -> Option<u64> {
    let (wide, rotation, length) = (field >> 12 & 1, field >> 6 & 63, field & 63);
    let marker = wide << 6 | !length & 63;
    let size = 1u32 << marker.checked_ilog2()?;
    if size < 2 || size > width {
        return None;
    }
    let (count, rotation) = ((length & u64::from(size - 1)) as u32 + 1, (rotation & u64::from(size - 1)) as u32);
    if count == size {
        return None;
    }
    let run = ones(count);
    let element = if rotation == 0 { run } else { (run >> rotation | run << (size - rotation)) & ones(size) };
    Some((0..width / size).fold(0, |bits, at| bits | element << (at * size)))
}

/// The bits of a float: 1 sign bit, an exponent from -3 to 4, then 4 fraction bits.
fn float_value(field: u64) -> u64 {
    let (sign, exponent, fraction) = (field >> 7 & 1, field >> 4 & 7, field & 15);
    sign << 63 | (1023 - 7 + ((exponent ^ 4) + 4)) << 52 | fraction << 48
}

fn float_field(bits: u64) -> Option<u64> {
    let (sign, exponent, fraction) = (bits >> 63, (bits >> 52 & 0x7ff) as i64 - 1023, bits & ones(52));
    let is_there = (-3..=4).contains(&exponent) && fraction & ones(48) == 0;
    is_there.then(|| sign << 7 | (((exponent + 3) as u64) ^ 4) << 4 | fraction >> 48)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that every decodable field encodes to itself, and that `n` fields decode.
    fn check(codec: Codec, width: u32, n: usize) {
        let fields = 0..1u64 << codec.field_bits(width);
        let found: Vec<(u64, i64)> = fields.filter_map(|f| codec.decode(f, width).map(|v| (f, v))).collect();
        for &(field, value) in &found {
            assert_eq!(codec.encode(value, width), Some(field), "{codec:?} {value:#x}");
            let (min, max) = codec.range(width, true);
            assert!(min <= value && value <= max, "{codec:?} {value:#x}");
        }
        assert_eq!(found.len(), n, "{codec:?} {width}");
        let mut values: Vec<i64> = found.iter().map(|(_, value)| *value).collect();
        values.sort_unstable();
        values.dedup();
        assert_eq!(values.len(), n, "{codec:?} {width}");
    }

    #[test]
    fn fields_and_numbers_correspond() {
        // The sum over element sizes of size * (size - 1).
        check(Codec::Logical, 64, 5334);
        check(Codec::Logical, 32, 1302);
        check(Codec::LogicalNot, 64, 5334);
        check(Codec::Float8, 64, 256);
        check(Codec::ByteMask, 64, 256);
        check(Codec::FromMax, 6, 64);
        check(Codec::Negated, 12, 4095);
        check(Codec::ShiftLeft, 64, 64);
        check(Codec::ShiftLeft, 32, 32);
        check(Codec::Extract, 64, 64 * 65 / 2);
        check(Codec::Extract, 32, 32 * 33 / 2);
        check(Codec::Insert, 64, 64 * 63 / 2);
        check(Codec::Wide, 64, 4 * 65535 + 1);
        check(Codec::Wide, 32, 2 * 65535 + 1);
        check(Codec::WideNot, 64, 4 * 65535 + 1);
        check(Codec::ShiftedOnce, 8, 512);
        check(Codec::ShiftedOnce, 12, 8192);
        check(Codec::ShiftedOnceSigned, 8, 512);
        check(Codec::NegatedShifted, 12, 8190);
        check(Codec::SystemRegister, 16, 1 << 16);
    }

    #[test]
    fn numbers_that_are_known() {
        assert_eq!(Codec::Logical.encode(0xff, 64), Some(1 << 12 | 7));
        assert_eq!(Codec::Logical.encode(0x5555_5555_5555_5555, 64), Some(0x3c));
        assert_eq!(Codec::Logical.encode(-2, 32), Some(31 << 6 | 30));
        assert_eq!(Codec::Logical.encode(0, 64), None);
        assert_eq!(Codec::Float8.encode(1.0f64.to_bits() as i64, 64), Some(0x70));
        assert_eq!(Codec::Float8.encode(0.0f64.to_bits() as i64, 64), None);
        assert_eq!(Codec::Float8.encode((-31.0f64).to_bits() as i64, 64), Some(0xbf));
        assert_eq!(Codec::Wide.encode(0x1234_0000, 64), Some(1 << 16 | 0x1234));
        assert_eq!(Codec::WideNot.encode(-1, 64), Some(0));
        assert_eq!(Codec::LogicalOnly.encode(0xff, 64), None);
    }
}
