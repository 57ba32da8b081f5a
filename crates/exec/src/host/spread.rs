//! A C call whose parameter types are only known at run time.
//!
//! In: machine words with their types, in order. Out: the bits of the result.
//! Invariant: each word is at the location where the host's C convention passes a parameter of its type at its
//! position.
//! Not here: the meaning of the words (see `dynamic`).
//!
//! This needs no assembly: a function type with one integer parameter per integer register, one float parameter per
//! float register, and further integers on the stack covers every register and slot of a convention; a callee ignores
//! those it does not use. So the code first distributes the parameters by the convention's rules, and then calls
//! through one fixed function type per result type.
//!
//! | host | integer registers | float registers | location of a float when no float register is left |
//! |---|---|---|---|
//! | x86-64, System V | 6 | 8 | the stack |
//! | AArch64, AAPCS64 (not Apple) | 8 | 8 | the stack |
//! | RISC-V, LP64D | 8 | 8 | an integer register, then the stack |

use std::ptr::NonNull;

use crate::error::CallError;
use crate::signature::ScalarType;

/// One machine parameter or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) ty: ScalarType,
    /// Integers extended to 64 bits by their signedness; the bits of floats, in the low end.
    pub(crate) bits: u64,
}

/// Number of stack slots for parameters: enough for the 64 parameters that a function may have.
const N_STACK: usize = 58;

#[cfg(target_arch = "x86_64")]
const N_INTEGER: usize = 6;
#[cfg(not(target_arch = "x86_64"))]
const N_INTEGER: usize = 8;
const N_FLOAT: usize = 8;

/// Parameters by location.
#[derive(Debug, PartialEq)]
struct Dealt {
    integers: [u64; N_INTEGER],
    floats: [u64; N_FLOAT],
    stack: [u64; N_STACK],
    n_stack: usize,
}

const SUPPORTED: bool = cfg!(all(
    unix,
    not(miri),
    any(target_arch = "x86_64", all(target_arch = "aarch64", not(target_vendor = "apple")), target_arch = "riscv64")
));

/// Calls the function at `entry`. Only the bits of the result type are meaningful.
///
/// # Safety
/// At `entry` is a function with the host's C convention, parameters of these types and this result, and its
/// preconditions hold.
pub(crate) unsafe fn call(entry: NonNull<u8>, words: &[Word], result: Option<ScalarType>) -> Result<u64, CallError> {
    if !SUPPORTED {
        return Err(CallError::Unsupported { feature: "calling a kernel of a signature known at run time only" });
    }
    let Some(dealt) = deal(words) else {
        return Err(CallError::Unsupported { feature: "calling a kernel with this many parameters" });
    };
    Ok(match result {
        // SAFETY: forwarded to the caller; `deal` put the words at their locations, and the result type is correct.
        Some(ScalarType::F32) => u64::from(unsafe { enter::<f32>(entry, &dealt) }.to_bits()),
        // SAFETY: as above.
        Some(ScalarType::F64) => unsafe { enter::<f64>(entry, &dealt) }.to_bits(),
        // SAFETY: as above; a narrower integer is in the low end, and without a result the bits are ignored.
        _ => unsafe { enter::<u64>(entry, &dealt) },
    })
}

fn deal(words: &[Word]) -> Option<Dealt> {
    let mut dealt = Dealt { integers: [0; N_INTEGER], floats: [0; N_FLOAT], stack: [0; N_STACK], n_stack: 0 };
    let (mut n_integers, mut n_floats) = (0, 0);
    for word in words {
        let mut bits = word.bits;
        // The convention of RISC-V extends numbers of 32 bits by their highest bit, also unsigned ones.
        if word.ty == ScalarType::U32 && cfg!(target_arch = "riscv64") {
            bits = i64::from(bits as i32) as u64;
        }
        if word.ty.is_float() {
            // RISC-V requires NaN-boxing of a narrow float in a wide register; others ignore the upper bits.
            if word.ty == ScalarType::F32 {
                bits |= 0xffff_ffff << 32;
            }
            if let Some(register) = dealt.floats.get_mut(n_floats) {
                *register = bits;
                n_floats += 1;
                continue;
            }
        }
        let in_integers = !word.ty.is_float() || cfg!(target_arch = "riscv64");
        if in_integers && let Some(register) = dealt.integers.get_mut(n_integers) {
            *register = bits;
            n_integers += 1;
            continue;
        }
        *dealt.stack.get_mut(dealt.n_stack)? = bits;
        dealt.n_stack += 1;
    }
    Some(dealt)
}

macro_rules! call_dealt {
    ($R:ident, $entry:ident, $dealt:ident, [$($i:literal)*] [$($f:literal)*] [$($s:literal)*]) => {{
        type Function<R> = unsafe extern "C" fn(
            $(call_dealt!(@ $i u64),)* $(call_dealt!(@ $f f64),)* $(call_dealt!(@ $s u64),)*
        ) -> R;
        // SAFETY: the convention passes the parameters of the actual function at the locations of this type's
        // parameters.
        let function = unsafe { std::mem::transmute::<NonNull<u8>, Function<$R>>($entry) };
        // SAFETY: the caller guarantees the function's preconditions.
        unsafe { function($($dealt.integers[$i],)* $(f64::from_bits($dealt.floats[$f]),)* $($dealt.stack[$s],)*) }
    }};
    (@ $each:literal $ty:ty) => { $ty };
}

/// # Safety
/// Like `call`; `R` is the machine form of the result.
unsafe fn enter<R>(entry: NonNull<u8>, dealt: &Dealt) -> R {
    if dealt.n_stack == 0 {
        #[cfg(target_arch = "x86_64")]
        return call_dealt!(R, entry, dealt, [0 1 2 3 4 5] [0 1 2 3 4 5 6 7] []);
        #[cfg(not(target_arch = "x86_64"))]
        return call_dealt!(R, entry, dealt, [0 1 2 3 4 5 6 7] [0 1 2 3 4 5 6 7] []);
    }
    #[cfg(target_arch = "x86_64")]
    return call_dealt!(R, entry, dealt, [0 1 2 3 4 5] [0 1 2 3 4 5 6 7]
        [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
         30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57]);
    #[cfg(not(target_arch = "x86_64"))]
    return call_dealt!(R, entry, dealt, [0 1 2 3 4 5 6 7] [0 1 2 3 4 5 6 7]
        [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
         30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_find_their_places() {
        let word = |ty, bits| Word { ty, bits };
        let mut words = Vec::new();
        for n in 0..10 {
            words.push(word(ScalarType::I64, 100 + n));
            words.push(word(ScalarType::F64, 200 + n));
        }
        let dealt = deal(&words).unwrap();
        assert_eq!(dealt.integers[..6], [100, 101, 102, 103, 104, 105]);
        assert_eq!(dealt.floats, [200, 201, 202, 203, 204, 205, 206, 207]);
        let stack = &dealt.stack[..dealt.n_stack];
        match crate::host::host_arch() {
            "x86_64" => assert_eq!(stack, [106, 107, 108, 208, 109, 209]),
            "aarch64" | "riscv64" => assert_eq!(stack, [108, 208, 109, 209]),
            _ => {}
        }
        assert_eq!(deal(&[word(ScalarType::F32, 1)]).unwrap().floats[0], 0xffff_ffff_0000_0001);
        assert_eq!(deal(&[word(ScalarType::U8, 1); 67]), None);
    }
}
