//! How LLVM passes a vector: in which registers, and what lanes each of them has.
//!
//! In: the machine, the features that a function was compiled for, lanes and element. Out: [`Division`]. Invariant: it is what
//! llc does with the same IR. Source: `TargetLoweringBase::getVectorTypeBreakdown` and what the machines override of it,
//! compared with llc 22 for all numbers of lanes up to 64.
//!
//! | | registers for vectors | `i1` | other |
//! |---|---|---|---|
//! | x86-64 | 128 bits; 256 with AVX; 512 with AVX-512, unless the function prefers 256 | like the widest integers that are legal; with AVX-512 see [`mask`] | `half`, `bfloat` are alike; less than 8 are 128 bits |
//! | AArch64 | 64 and 128 bits | 8 lanes are bytes, 4 have 16 bits, 2 have 32 | one lane of 64 bits is a vector |
//! | RISC-V | none, without V | words | `half` and `bfloat` are words, if the machine lacks them |
//!
//! 1. A legal vector is one register.
//! 2. Integers are promoted to the next wider element for which as many lanes are legal (not on x86-64, but for `i1`).
//! 3. Lanes are added up to the next power of two for which the vector is legal, and only one if their number is no power of two.
//! 4. Lanes are halved until the vector is legal. If their number is no power of two, each lane is one part. What is not legal then is a scalar.
//!
//! Lanes that are added, and the bits above the value in promoted ones, may have any value.

use super::leaf::{Refused, Result};
use super::machine::Machine;
use crate::features::{AVX512, AVX512BW, Features, NO_FLOATS, SVE, V};
use crate::types::TypeKind;

/// An element as conventions know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Element {
    /// An integer or a pointer.
    Integer(u32),
    /// `half` or `bfloat`.
    Half,
    Float,
    Double,
}

impl Element {
    pub(super) fn of(kind: TypeKind, word_bits: u32) -> Result<Element> {
        match kind {
            TypeKind::Integer(bits @ (1 | 8 | 16 | 32 | 64)) => Ok(Element::Integer(bits)),
            TypeKind::Integer(bits) => Err(Refused::from(format!(
                "vectors of `i{bits}` as arguments or results of functions that others call"
            ))),
            TypeKind::Pointer(_) => Ok(Element::Integer(word_bits)),
            TypeKind::Half | TypeKind::BFloat => Ok(Element::Half),
            TypeKind::Float => Ok(Element::Float),
            TypeKind::Double => Ok(Element::Double),
            _ => Err("vectors of this element as arguments or results of functions that others call".into()),
        }
    }

    pub(super) fn bits(self) -> u32 {
        match self {
            Element::Integer(bits) => bits,
            Element::Half => 16,
            Element::Float => 32,
            Element::Double => 64,
        }
    }
}

/// The registers of a vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Division {
    /// Each lane is a scalar.
    Scalars,
    /// So many registers with an equal share of the lanes, the first ones first. Each has so many lanes of so many bits.
    Registers { n: u32, lanes: u32, bits: u32 },
}

/// The registers of a vector in functions of C's convention.
pub(super) fn divide(machine: Machine, features: Features, n: u32, element: Element) -> Result<Division> {
    if features.has(NO_FLOATS) {
        return Err("vectors as arguments or results of functions that use no registers for them".into());
    }
    if machine == Machine::Arm && features.has(SVE) && features.vscale > 1 {
        return Err("vectors as arguments or results of functions for SVE of a known length".into());
    }
    if matches!(machine, Machine::RiscV { .. }) && features.has(V) {
        return Err("vectors as arguments or results of functions that others call, for RISC-V with vectors".into());
    }
    let legal = Legal { machine, features };
    let one = |lanes, bits| Ok(Division::Registers { n: 1, lanes, bits });
    if machine == Machine::X86 {
        match element {
            Element::Integer(1) if features.has(AVX512) => {
                if let Some(division) = mask(features, n) {
                    return Ok(division);
                }
            }
            Element::Half if n < 8 => return one(8, 16),
            _ => {}
        }
    }
    let bits = element.bits();
    if legal.has(n, element) {
        return one(n, bits);
    }
    let action = legal.action(n, element);
    if action == Action::Promote
        && let Element::Integer(_) = element
        && let Some(wider) = [8, 16, 32, 64].into_iter().find(|&to| to > bits && legal.has(n, Element::Integer(to)))
    {
        return one(n, wider);
    }
    if matches!(action, Action::Promote | Action::Widen) {
        let next = n.saturating_add(1).checked_next_power_of_two().unwrap_or(n);
        let candidates =
            std::iter::successors(Some(next), |lanes| lanes.checked_mul(2)).take_while(|&lanes| lanes <= 64);
        let n_candidates = if n.is_power_of_two() { usize::MAX } else { 1 };
        if let Some(wider) = candidates.take(n_candidates).find(|&lanes| legal.has(lanes, element)) {
            return one(wider, bits);
        }
    }
    // One lane is a vector, too, where that is legal.
    let mut lanes = if n.is_power_of_two() { n } else { 1 };
    while lanes > 1 && !legal.has(lanes, element) {
        lanes /= 2;
    }
    Ok(match legal.has(lanes, element) {
        true => Division::Registers { n: n / lanes, lanes, bits },
        false => Division::Scalars,
    })
}

/// `<n x i1>` with AVX-512, if it is special.
fn mask(features: Features, n: u32) -> Option<Division> {
    let one = |lanes, bits| Some(Division::Registers { n: 1, lanes, bits });
    match n {
        2 => one(2, 64),
        4 => one(4, 32),
        8 => one(8, 16),
        16 => one(16, 8),
        32 => one(32, 8),
        64 if features.has(AVX512BW) && features.vector_bits() == 512 => one(64, 8),
        64 if features.has(AVX512BW) => Some(Division::Registers { n: 2, lanes: 32, bits: 8 }),
        1 => None,
        _ => Some(Division::Scalars),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    Promote,
    Widen,
    Split,
}

/// The vectors that registers hold.
struct Legal {
    machine: Machine,
    features: Features,
}

impl Legal {
    fn has(&self, n: u32, element: Element) -> bool {
        let bits = n.saturating_mul(element.bits());
        if element == Element::Integer(1) {
            return false;
        }
        match self.machine {
            Machine::X86 => n > 1 && matches!(bits, 128 | 256 | 512) && bits <= self.features.vector_bits(),
            Machine::Arm => matches!(bits, 64 | 128),
            _ => false,
        }
    }

    /// What is tried with a vector that is not legal.
    fn action(&self, n: u32, element: Element) -> Action {
        match (self.machine, n, element) {
            (Machine::X86, 2.., Element::Integer(2..) | Element::Half | Element::Float | Element::Double) => {
                Action::Widen
            }
            (Machine::Arm, 1, Element::Integer(8..) | Element::Float) => Action::Widen,
            (_, 1, _) => Action::Split,
            _ if !n.is_power_of_two() => Action::Widen,
            _ => Action::Promote,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(list: &str) -> Features {
        let mut features = Features::default();
        features.read(b"target-features", list.as_bytes());
        features
    }

    /// For numbers of lanes, the registers as `n*lanes.bits`; `-` for scalars.
    #[track_caller]
    fn check(machine: Machine, list: &str, element: Element, wanted: &[(u32, &str)]) {
        for &(n, wanted) in wanted {
            let division = divide(machine, features(list), n, element).expect("it is supported");
            let text = match division {
                Division::Scalars => "-".to_owned(),
                Division::Registers { n, lanes, bits } => format!("{n}*{lanes}.{bits}"),
            };
            assert_eq!(text, wanted, "{machine:?}, {list}, {n} lanes of {element:?}");
        }
    }

    #[test]
    fn vectors_of_x86_are_widened_or_split() {
        let (byte, word, half) = (Element::Integer(8), Element::Integer(32), Element::Half);
        let (sse, avx, avx512) = ("", "+avx", "+avx512f,+avx512vl");
        check(
            Machine::X86,
            sse,
            byte,
            &[(1, "-"), (2, "1*16.8"), (3, "-"), (4, "1*16.8"), (12, "1*16.8"), (32, "2*16.8")],
        );
        check(Machine::X86, sse, word, &[(2, "1*4.32"), (3, "1*4.32"), (5, "-"), (8, "2*4.32"), (17, "-")]);
        check(Machine::X86, avx, word, &[(3, "1*4.32"), (5, "1*8.32"), (8, "1*8.32"), (16, "2*8.32"), (64, "8*8.32")]);
        check(Machine::X86, avx512, word, &[(9, "1*16.32"), (8, "1*8.32"), (16, "1*16.32"), (32, "2*16.32")]);
        check(Machine::X86, sse, half, &[(1, "1*8.16"), (7, "1*8.16"), (9, "-"), (16, "2*8.16")]);
        check(Machine::X86, avx, half, &[(9, "1*16.16"), (16, "1*16.16"), (17, "-")]);
    }

    #[test]
    fn truth_values_are_promoted() {
        let bit = Element::Integer(1);
        let powers = [(2, "1*2.64"), (4, "1*4.32"), (8, "1*8.16"), (16, "1*16.8")];
        for list in ["", "+avx", "+avx512f", "+avx512bw"] {
            check(Machine::X86, list, bit, &powers);
            check(Machine::X86, list, bit, &[(1, "-"), (3, "-"), (17, "-")]);
        }
        check(Machine::X86, "", bit, &[(32, "-"), (64, "-")]);
        check(Machine::X86, "+avx", bit, &[(32, "1*32.8"), (64, "-")]);
        check(Machine::X86, "+avx512f", bit, &[(64, "-")]);
        check(Machine::X86, "+avx512bw", bit, &[(64, "1*64.8")]);
        check(Machine::X86, "+avx512bw,+avx512vl,+prefer-256-bit", bit, &[(64, "1*64.8")]);
        check(
            Machine::Arm,
            "",
            bit,
            &[(1, "-"), (2, "1*2.32"), (4, "1*4.16"), (8, "1*8.8"), (16, "1*16.8"), (32, "-")],
        );
    }

    #[test]
    fn vectors_of_aarch64_have_64_or_128_bits() {
        let (byte, word, long) = (Element::Integer(8), Element::Integer(32), Element::Integer(64));
        check(
            Machine::Arm,
            "",
            byte,
            &[(1, "1*8.8"), (2, "1*2.32"), (3, "-"), (4, "1*4.16"), (5, "1*8.8"), (9, "1*16.8")],
        );
        check(Machine::Arm, "", word, &[(1, "1*2.32"), (3, "1*4.32"), (5, "-"), (8, "2*4.32")]);
        check(Machine::Arm, "", long, &[(1, "1*1.64"), (3, "3*1.64"), (4, "2*2.64")]);
        check(Machine::Arm, "", Element::Half, &[(1, "-"), (2, "1*4.16"), (5, "1*8.16"), (9, "-")]);
    }

    #[test]
    fn riscv_without_vectors_has_scalars() {
        let machine = Machine::RiscV { has_vectors: false };
        check(machine, "", Element::Integer(8), &[(1, "-"), (4, "-"), (16, "-")]);
        assert!(divide(machine, features("+v"), 4, Element::Float).is_err());
    }
}
