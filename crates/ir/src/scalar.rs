//! The arithmetic of one lane: the semantics of every operation.
//!
//! In: an operation and an element. Out: a function from canonical bits ([`Elem::canonical`]) to canonical bits, or
//! `None` if the table has no such operation. The interpreter runs these functions lane by lane and the folder runs
//! them on constants, so the two cannot differ.
//! Invariant: pure functions without panics. `index` counts as `i64` and `ptr` as `u64`; for a machine with 32-bit
//! addresses replace them by [`on_machine`] first.
//! Not here: lanes, masks, memory, control flow (see [`crate::interp`]).

use crate::half;
use crate::ops::{Cond, Opcode, Props};
use crate::types::Elem;

/// A function of one lane.
pub type Unary = fn(u64) -> u64;
/// A function of two lanes.
pub type Binary = fn(u64, u64) -> u64;
/// A function of three lanes.
pub type Ternary = fn(u64, u64, u64) -> u64;

/// The function of a lane-wise operation, by its number of operands.
#[derive(Clone, Copy, Debug)]
pub enum LaneFn {
    /// One operand.
    Unary(Unary),
    /// Two operands.
    Binary(Binary),
    /// Three operands.
    Ternary(Ternary),
}

impl LaneFn {
    /// Applies the function; `None` if there are too few operands.
    pub fn apply(self, args: &[u64]) -> Option<u64> {
        match (self, args) {
            (LaneFn::Unary(f), [a, ..]) => Some(f(*a)),
            (LaneFn::Binary(f), [a, b, ..]) => Some(f(*a, *b)),
            (LaneFn::Ternary(f), [a, b, c, ..]) => Some(f(*a, *b, *c)),
            _ => None,
        }
    }
}

/// The function of one lane of a lane-wise operation ([`Props::LANEWISE`]); `None` for other operations, and for elements
/// that the operation does not have.
pub fn lane(code: Opcode, elem: Elem) -> Option<LaneFn> {
    let info = code.info();
    match info.operands.len() {
        _ if !info.props.has(Props::LANEWISE) => None,
        1 => unary(code, elem).map(LaneFn::Unary),
        2 => binary(code, elem).map(LaneFn::Binary),
        _ => ternary(code, elem).map(LaneFn::Ternary),
    }
}

/// The fixed-width element that computes like `elem` on a machine with `pointer_bits`-bit addresses.
pub fn on_machine(elem: Elem, pointer_bits: u32) -> Elem {
    match (elem, pointer_bits) {
        (Elem::Index, 32) => Elem::I32,
        (Elem::Index, _) => Elem::I64,
        (Elem::Ptr, 32) => Elem::U32,
        (Elem::Ptr, _) => Elem::U64,
        (other, _) => other,
    }
}

/// Instantiates a function body for every integer element; `T` is the Rust type.
macro_rules! for_ints {
    ($elem:expr, |$($arg:ident),*| $body:expr) => {{
        macro_rules! arm {
            ($t:ty) => {{
                #[allow(clippy::redundant_closure_call)]
                fn f($($arg: u64),*) -> u64 {
                    type T = $t;
                    $( let $arg = $arg as T; )*
                    let result: T = $body;
                    result as i64 as u64
                }
                Some(f)
            }};
        }
        match $elem {
            Elem::I8 => arm!(i8),
            Elem::I16 => arm!(i16),
            Elem::I32 => arm!(i32),
            Elem::I64 | Elem::Index => arm!(i64),
            Elem::U8 => arm!(u8),
            Elem::U16 => arm!(u16),
            Elem::U32 => arm!(u32),
            Elem::U64 | Elem::Ptr => arm!(u64),
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => None,
            Elem::F16 | Elem::Bf16 | Elem::F32 | Elem::F64 => None,
        }
    }};
}

/// Instantiates a function body for every float element; 16-bit floats compute in `f32`.
macro_rules! for_floats {
    ($elem:expr, |$($arg:ident),*| $body:expr) => {{
        match $elem {
            Elem::F32 => {
                fn f($($arg: u64),*) -> u64 {
                    $( let $arg = f32::from_bits($arg as u32); )*
                    u64::from(f32::to_bits($body))
                }
                Some(f)
            }
            Elem::F64 => {
                fn f($($arg: u64),*) -> u64 {
                    $( let $arg = f64::from_bits($arg); )*
                    f64::to_bits($body)
                }
                Some(f)
            }
            Elem::F16 => {
                fn f($($arg: u64),*) -> u64 {
                    $( let $arg = half::widen(Elem::F16, $arg as u16); )*
                    u64::from(half::narrow_f32(Elem::F16, $body))
                }
                Some(f)
            }
            Elem::Bf16 => {
                fn f($($arg: u64),*) -> u64 {
                    $( let $arg = half::widen(Elem::Bf16, $arg as u16); )*
                    u64::from(half::narrow_f32(Elem::Bf16, $body))
                }
                Some(f)
            }
            _ => None,
        }
    }};
}

/// Like `for_floats`, for arithmetic: a NaN result is always the canonical NaN. Machines produce other NaNs; the table
/// only promises a quiet NaN.
macro_rules! for_rounded {
    ($elem:expr, |$($arg:ident),*| $body:expr) => {
        for_floats!($elem, |$($arg),*| quiet($body))
    };
}

/// The NaN of a float type.
trait Float: Copy + PartialEq {
    const NAN: Self;
}

impl Float for f32 {
    const NAN: f32 = f32::from_bits(0x7fc0_0000);
}

impl Float for f64 {
    const NAN: f64 = f64::from_bits(0x7ff8_0000_0000_0000);
}

#[inline]
fn quiet<F: Float>(value: F) -> F {
    // Only a NaN differs from itself.
    #[allow(clippy::eq_op)]
    if value == value { value } else { F::NAN }
}

/// The minimum of two numbers; -0 is less than +0.
macro_rules! smaller {
    ($a:expr, $b:expr) => {
        if $a < $b || $a == $b && $a.is_sign_negative() { $a } else { $b }
    };
}

/// The maximum of two numbers; +0 is greater than -0.
macro_rules! greater {
    ($a:expr, $b:expr) => {
        if $a > $b || $a == $b && $a.is_sign_positive() { $a } else { $b }
    };
}

macro_rules! comparison {
    ($from:expr, $op:tt) => {{
        fn f(a: u64, b: u64) -> u64 {
            u64::from($from(a) $op $from(b))
        }
        Some(f as Binary)
    }};
}

/// Instantiates a comparison for every element.
macro_rules! compare {
    ($elem:expr, $op:tt) => {
        // Canonical bits of signed integers compare as i64, those of unsigned integers and pointers as u64.
        match $elem {
            Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64 | Elem::Index => comparison!(as_signed, $op),
            Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64 | Elem::Ptr => comparison!(u64::from, $op),
            Elem::F32 => comparison!(as_f32, $op),
            Elem::F64 => comparison!(f64::from_bits, $op),
            Elem::F16 => comparison!(as_f16, $op),
            Elem::Bf16 => comparison!(as_bf16, $op),
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => None,
        }
    };
}

/// A float condition, in terms of less, greater and equal; with a NaN none of the three holds.
macro_rules! unordered {
    ($elem:expr, |$less:ident, $greater:ident, $equal:ident| $body:expr) => {{
        macro_rules! arm {
            ($from:expr) => {{
                fn f(a: u64, b: u64) -> u64 {
                    let (a, b) = ($from(a), $from(b));
                    let ($less, $greater, $equal) = (a < b, a > b, a == b);
                    u64::from($body)
                }
                Some(f as Binary)
            }};
        }
        match $elem {
            Elem::F32 => arm!(as_f32),
            Elem::F64 => arm!(f64::from_bits),
            Elem::F16 => arm!(as_f16),
            Elem::Bf16 => arm!(as_bf16),
            _ => None,
        }
    }};
}

fn as_signed(bits: u64) -> i64 {
    bits as i64
}

fn as_f16(bits: u64) -> f32 {
    half::widen(Elem::F16, bits as u16)
}

fn as_bf16(bits: u64) -> f32 {
    half::widen(Elem::Bf16, bits as u16)
}

fn as_f32(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn or<F>(first: Option<F>, second: Option<F>) -> Option<F> {
    first.or(second)
}

/// Operations with one operand of the controlling type.
fn unary(code: Opcode, elem: Elem) -> Option<Unary> {
    let is_truth = elem == Elem::Bool || elem.is_mask();
    let function: Option<Unary> = match code {
        Opcode::Copy => Some(|a| a),
        Opcode::Neg => or(for_ints!(elem, |a| a.wrapping_neg()), for_floats!(elem, |a| -a)),
        Opcode::Abs if elem.is_signed() => for_ints!(elem, |a| if a > (0 as T) { a } else { (0 as T).wrapping_sub(a) }),
        Opcode::Abs => or(for_ints!(elem, |a| a), for_floats!(elem, |a| a.abs())),
        Opcode::RecipEstimate => for_rounded!(elem, |a| 1.0 / a),
        Opcode::RsqrtEstimate => for_rounded!(elem, |a| 1.0 / a.sqrt()),
        Opcode::Sqrt => for_rounded!(elem, |a| a.sqrt()),
        Opcode::Floor => for_rounded!(elem, |a| a.floor()),
        Opcode::Ceil => for_rounded!(elem, |a| a.ceil()),
        Opcode::Trunc => for_rounded!(elem, |a| a.trunc()),
        Opcode::Round => for_rounded!(elem, |a| a.round_ties_even()),
        Opcode::Popcount => for_ints!(elem, |a| a.count_ones() as T),
        Opcode::Clz => for_ints!(elem, |a| a.leading_zeros() as T),
        Opcode::Ctz => for_ints!(elem, |a| a.trailing_zeros() as T),
        Opcode::ByteSwap => for_ints!(elem, |a| a.swap_bytes()),
        Opcode::BitReverse => for_ints!(elem, |a| a.reverse_bits()),
        Opcode::Not if is_truth => Some(|a| a ^ 1),
        Opcode::Not => for_ints!(elem, |a| !a),
        _ => None,
    };
    function.filter(|_| code.info().elems.contains(elem))
}

fn bit_extract(a: u64, places: u64) -> u64 {
    let (mut result, mut at) = (0, 0);
    for bit in (0..64).filter(|bit| places >> bit & 1 != 0) {
        result |= (a >> bit & 1) << at;
        at += 1;
    }
    result
}

fn bit_deposit(a: u64, places: u64) -> u64 {
    let (mut result, mut at) = (0, 0);
    for bit in (0..64).filter(|bit| places >> bit & 1 != 0) {
        result |= (a >> at & 1) << bit;
        at += 1;
    }
    result
}

/// Operations with two operands of the controlling type, except `cmp`.
pub(crate) fn binary(code: Opcode, elem: Elem) -> Option<Binary> {
    let is_truth = elem == Elem::Bool || elem.is_mask();
    let function: Option<Binary> = match code {
        Opcode::Add => or(for_ints!(elem, |a, b| a.wrapping_add(b)), for_rounded!(elem, |a, b| a + b)),
        Opcode::Sub => or(for_ints!(elem, |a, b| a.wrapping_sub(b)), for_rounded!(elem, |a, b| a - b)),
        Opcode::Mul => or(for_ints!(elem, |a, b| a.wrapping_mul(b)), for_rounded!(elem, |a, b| a * b)),
        Opcode::Div => {
            or(for_ints!(elem, |a, b| if b == 0 { 0 } else { a.wrapping_div(b) }), for_rounded!(elem, |a, b| a / b))
        }
        Opcode::Rem => for_ints!(elem, |a, b| if b == 0 { a } else { a.wrapping_rem(b) }),
        Opcode::Min => {
            or(for_ints!(elem, |a, b| if a < b { a } else { b }), for_floats!(elem, |a, b| if a < b { a } else { b }))
        }
        Opcode::Max => {
            or(for_ints!(elem, |a, b| if a > b { a } else { b }), for_floats!(elem, |a, b| if a > b { a } else { b }))
        }
        // The product of 64-bit lanes fits 128 bits; bits that wrap are above the result.
        Opcode::MulHigh => for_ints!(elem, |a, b| ((a as i128).wrapping_mul(b as i128) >> T::BITS) as T),
        Opcode::AddSat => for_ints!(elem, |a, b| a.saturating_add(b)),
        Opcode::SubSat => for_ints!(elem, |a, b| a.saturating_sub(b)),
        Opcode::Avg => for_ints!(elem, |a, b| ((a as i128 + b as i128 + 1) >> 1) as T),
        Opcode::AvgFloor => for_ints!(elem, |a, b| ((a as i128 + b as i128) >> 1) as T),
        Opcode::AbsDiff => for_ints!(elem, |a, b| if a > b { a.wrapping_sub(b) } else { b.wrapping_sub(a) }),
        Opcode::BitExtract => Some(bit_extract),
        Opcode::BitDeposit => Some(bit_deposit),
        Opcode::Rotl => for_ints!(elem, |a, b| a.rotate_left(b as u32 % T::BITS)),
        Opcode::Rotr => for_ints!(elem, |a, b| a.rotate_right(b as u32 % T::BITS)),
        Opcode::Minimum => for_rounded!(elem, |a, b| if a.is_nan() || b.is_nan() { a + b } else { smaller!(a, b) }),
        Opcode::Maximum => for_rounded!(elem, |a, b| if a.is_nan() || b.is_nan() { a + b } else { greater!(a, b) }),
        Opcode::MinimumNumber => {
            for_rounded!(elem, |a, b| if a.is_nan() {
                b
            } else if b.is_nan() {
                a
            } else {
                smaller!(a, b)
            })
        }
        Opcode::MaximumNumber => {
            for_rounded!(elem, |a, b| if a.is_nan() {
                b
            } else if b.is_nan() {
                a
            } else {
                greater!(a, b)
            })
        }
        Opcode::And if is_truth => Some(|a, b| a & b),
        Opcode::Or if is_truth => Some(|a, b| a | b),
        Opcode::Xor if is_truth => Some(|a, b| a ^ b),
        Opcode::And => for_ints!(elem, |a, b| a & b),
        Opcode::Or => for_ints!(elem, |a, b| a | b),
        Opcode::Xor => for_ints!(elem, |a, b| a ^ b),
        // Rust's wrapping shifts take the amount modulo the width; the low 32 bits of a negative amount suffice.
        Opcode::Shl => for_ints!(elem, |a, b| a.wrapping_shl(b as u32)),
        Opcode::Shr => for_ints!(elem, |a, b| a.wrapping_shr(b as u32)),
        _ => None,
    };
    function.filter(|_| code.info().elems.contains(elem))
}

/// Operations with three operands of the controlling type.
fn ternary(code: Opcode, elem: Elem) -> Option<Ternary> {
    /// The product is exact in f64, and rounding the sum to f64 never creates a tie for `f16`.
    fn fma_f16(a: u64, b: u64, c: u64) -> u64 {
        let [a, b, c] = [a, b, c].map(|bits| f64::from(as_f16(bits)));
        u64::from(half::narrow(Elem::F16, quiet(a.mul_add(b, c))))
    }
    match (code, elem) {
        (Opcode::Fma, Elem::F16) => Some(fma_f16),
        (Opcode::Fma, _) => for_rounded!(elem, |a, b, c| a.mul_add(b, c)),
        _ => None,
    }
}

/// `cmp`: 0 or 1.
pub fn compare(cond: Cond, elem: Elem) -> Option<Binary> {
    match cond {
        Cond::Eq => compare!(elem, ==),
        Cond::Ne => compare!(elem, !=),
        Cond::Lt => compare!(elem, <),
        Cond::Le => compare!(elem, <=),
        Cond::Gt => compare!(elem, >),
        Cond::Ge => compare!(elem, >=),
        Cond::Ord => unordered!(elem, |less, greater, equal| less || greater || equal),
        Cond::Uno => unordered!(elem, |less, greater, equal| !(less || greater || equal)),
        Cond::One => unordered!(elem, |less, greater, _equal| less || greater),
        Cond::Ueq => unordered!(elem, |less, greater, _equal| !(less || greater)),
        Cond::Ult => unordered!(elem, |_less, greater, equal| !(greater || equal)),
        Cond::Ule => unordered!(elem, |_less, greater, _equal| !greater),
        Cond::Ugt => unordered!(elem, |less, _greater, equal| !(less || equal)),
        Cond::Uge => unordered!(elem, |less, _greater, _equal| !less),
    }
}

/// `select` for one lane.
pub fn select(cond: u64, a: u64, b: u64) -> u64 {
    if cond & 1 != 0 { a } else { b }
}

/// The function that a reduction applies to two lanes.
pub fn reduction(code: Opcode, elem: Elem) -> Option<Binary> {
    code.reduces_by().and_then(|by| binary(by, elem))
}

macro_rules! cast_to {
    ($to:expr, $from:ty, |$bits:ident| $read:expr) => {{
        macro_rules! arm {
            ($t:ty) => {{
                fn f($bits: u64) -> u64 {
                    let value: $from = $read;
                    value as $t as i64 as u64
                }
                Some(f as Unary)
            }};
        }
        match $to {
            Elem::I8 => arm!(i8),
            Elem::I16 => arm!(i16),
            Elem::I32 => arm!(i32),
            Elem::I64 | Elem::Index => arm!(i64),
            Elem::U8 => arm!(u8),
            Elem::U16 => arm!(u16),
            Elem::U32 => arm!(u32),
            Elem::U64 | Elem::Ptr => arm!(u64),
            Elem::F32 => {
                fn f($bits: u64) -> u64 {
                    let value: $from = $read;
                    u64::from(quiet(value as f32).to_bits())
                }
                Some(f as Unary)
            }
            Elem::F64 => {
                fn f($bits: u64) -> u64 {
                    let value: $from = $read;
                    quiet(value as f64).to_bits()
                }
                Some(f as Unary)
            }
            Elem::F16 => {
                fn f($bits: u64) -> u64 {
                    let value: $from = $read;
                    u64::from(value.to_half(Elem::F16))
                }
                Some(f as Unary)
            }
            Elem::Bf16 => {
                fn f($bits: u64) -> u64 {
                    let value: $from = $read;
                    u64::from(value.to_half(Elem::Bf16))
                }
                Some(f as Unary)
            }
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => None,
        }
    }};
}

/// Rounds once to a 16-bit float.
trait ToHalf {
    fn to_half(self, elem: Elem) -> u16;
}

impl ToHalf for f32 {
    fn to_half(self, elem: Elem) -> u16 {
        half::narrow(elem, f64::from(quiet(self)))
    }
}

impl ToHalf for f64 {
    fn to_half(self, elem: Elem) -> u16 {
        half::narrow(elem, quiet(self))
    }
}

impl ToHalf for i64 {
    fn to_half(self, elem: Elem) -> u16 {
        half::narrow_int(elem, i128::from(self))
    }
}

impl ToHalf for u64 {
    fn to_half(self, elem: Elem) -> u16 {
        half::narrow_int(elem, i128::from(self))
    }
}

/// `cast` and `convert`. Rust's `as` has the semantics of the table: it wraps, extends, saturates and rounds in the
/// same way.
pub fn cast(to: Elem, from: Elem) -> Option<Unary> {
    match from {
        Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 if to.is_mask() => Some(|a| a),
        Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => None,
        Elem::F32 => cast_to!(to, f32, |bits| f32::from_bits(bits as u32)),
        Elem::F64 => cast_to!(to, f64, |bits| f64::from_bits(bits)),
        Elem::F16 => cast_to!(to, f32, |bits| as_f16(bits)),
        Elem::Bf16 => cast_to!(to, f32, |bits| as_bf16(bits)),
        // Canonical bits are the number itself, as i64 or u64.
        Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64 | Elem::Index => cast_to!(to, i64, |bits| bits as i64),
        Elem::Bool | Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64 | Elem::Ptr => cast_to!(to, u64, |bits| bits),
    }
}

/// `cast_sat`.
pub fn cast_sat(to: Elem, from: Elem) -> Option<Unary> {
    macro_rules! arm {
        ($t:ty) => {{
            fn of_signed(bits: u64) -> u64 {
                i128::from(bits as i64).clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t as i64 as u64
            }
            fn of_unsigned(bits: u64) -> u64 {
                i128::from(bits).clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t as i64 as u64
            }
            Some(if from.is_signed() { of_signed as Unary } else { of_unsigned })
        }};
    }
    match to {
        Elem::I8 => arm!(i8),
        Elem::I16 => arm!(i16),
        Elem::I32 => arm!(i32),
        Elem::I64 | Elem::Index => arm!(i64),
        Elem::U8 => arm!(u8),
        Elem::U16 => arm!(u16),
        Elem::U32 => arm!(u32),
        Elem::U64 => arm!(u64),
        _ => None,
    }
}

/// The number `n` in the representation of an element.
pub fn number(elem: Elem, n: u32) -> u64 {
    if elem.is_float() { float_bits(elem, f64::from(n)) } else { elem.canonical(u64::from(n)) }
}

/// The bits of the nearest number of a float element.
pub fn float_bits(elem: Elem, value: f64) -> u64 {
    match elem {
        Elem::F16 | Elem::Bf16 => u64::from(half::narrow(elem, value)),
        Elem::F32 => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

/// The number that the bits of a float element represent.
pub fn float_value(elem: Elem, bits: u64) -> f64 {
    match elem {
        Elem::F16 | Elem::Bf16 => f64::from(half::widen(elem, bits as u16)),
        Elem::F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}
