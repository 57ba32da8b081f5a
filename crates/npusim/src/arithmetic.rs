//! Word arithmetic: the computation of one lane.
//!
//! In: words. Out: a word, or whether a relation holds.
//! Invariants: floats are IEEE single precision, rounded to nearest even; a NaN result is always 0x7FC00000, so that
//! results do not depend on the host.
//! Not here: masking (`vector`), the representation of truth values (`execute`).

use crate::semantics::{Binary, Relation, Unary};

const QUIET_NAN: u32 = 0x7fc0_0000;

fn float(result: f32) -> u32 {
    if result.is_nan() { QUIET_NAN } else { result.to_bits() }
}

impl Binary {
    #[inline(always)]
    pub(crate) fn apply(self, a: u32, b: u32) -> u32 {
        let (x, y) = (f32::from_bits(a), f32::from_bits(b));
        match self {
            Binary::Or => a | b,
            Binary::And => a & b,
            Binary::Xor => a ^ b,
            Binary::Add => a.wrapping_add(b),
            Binary::Sub => a.wrapping_sub(b),
            Binary::Mull => a.wrapping_mul(b),
            Binary::Mulhs => ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32,
            Binary::Mulhu => ((u64::from(a) * u64::from(b)) >> 32) as u32,
            // Shift amounts are not masked: the value is sign-extended to 64 bits, then shifted logically.
            Binary::Ashr => (a as i32 as i64 as u64).checked_shr(b).unwrap_or(0) as u32,
            Binary::Shr => a.checked_shr(b).unwrap_or(0),
            Binary::Shl => a.checked_shl(b).unwrap_or(0),
            Binary::Fadd => float(x + y),
            Binary::Fsub => float(x - y),
            Binary::Fmul => float(x * y),
            Binary::Fdiv => float(x / y),
        }
    }
}

impl Unary {
    #[inline(always)]
    pub(crate) fn apply(self, a: u32) -> u32 {
        match self {
            Unary::Move => a,
            Unary::Clz => a.leading_zeros(),
            Unary::Ctz => a.trailing_zeros(),
            Unary::Sext8 => a as i8 as i32 as u32,
            Unary::Sext16 => a as i16 as i32 as u32,
            Unary::Itof => (a as i32 as f32).to_bits(),
            Unary::Ftoi => truncate(a),
        }
    }
}

/// Rounds towards zero; from 2^32 on, and for NaN, the result is the greatest integer regardless of the sign.
fn truncate(a: u32) -> u32 {
    const EXPONENT_OF_2_TO_32: u32 = 159;
    if a >> 23 & 0xff >= EXPONENT_OF_2_TO_32 { 0x7fff_ffff } else { f32::from_bits(a) as i64 as u32 }
}

impl Relation {
    #[inline(always)]
    pub(crate) fn holds(self, a: u32, b: u32) -> bool {
        let (i, j) = (a as i32, b as i32);
        let (x, y) = (f32::from_bits(a), f32::from_bits(b));
        match self {
            Relation::Eq => a == b,
            Relation::Ne => a != b,
            Relation::Gt => i > j,
            Relation::Ge => i >= j,
            Relation::Lt => i < j,
            Relation::Le => i <= j,
            Relation::Ugt => a > b,
            Relation::Uge => a >= b,
            Relation::Ult => a < b,
            Relation::Ule => a <= b,
            Relation::Feq => x == y,
            Relation::Fne => x != y,
            Relation::Fgt => x > y,
            Relation::Fge => x >= y,
            Relation::Flt => x < y,
            Relation::Fle => x <= y,
        }
    }

    /// The scalar result of a true relation; for floats the lane mask of all lanes.
    #[inline(always)]
    pub(crate) fn truth(self) -> u32 {
        match self {
            Relation::Feq | Relation::Fne | Relation::Fgt | Relation::Fge | Relation::Flt | Relation::Fle => 0xffff,
            _ => 1,
        }
    }
}
