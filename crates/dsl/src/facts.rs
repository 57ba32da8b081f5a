//! Facts: what is known about the values of integer registers, each an exact polynomial.
//!
//! In: polynomials, and the arithmetic between values with facts. Out: the fact of the result, or none.
//! Invariants: a fact is the mathematical value; the generated code computes it modulo 2^64, or modulo 2^32 (see
//! `ranges`). A fact that only holds for indices of 64 bits is marked. All facts of a kernel have at most
//! [`MAX_KEPT_TERMS`] terms; later ones are dropped, which is safe.
//! Not here: which register has which fact (see `operations`), what must not wrap (see `contract`).

use crate::ranges::{MAX_KEPT_TERMS, Poly, Ranges};
use kernelsmith_exec::Rounding;
use kernelsmith_ir::{Opcode, Type};

/// A thread frees the memory of more facts than this.
const MANY: usize = 1 << 16;

/// A fact: an index into the table of facts, or [`FactId::UNKNOWN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FactId(u32);

impl FactId {
    /// Nothing is known.
    pub(crate) const UNKNOWN: FactId = FactId(u32::MAX);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whether a constant has the same value in an index of 32 bits.
pub(crate) fn fits_narrow_index(value: i64) -> bool {
    i32::try_from(value).is_ok()
}

/// The facts of a kernel, and the ranges of the atoms that occur in them.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) ranges: Ranges,
    polys: Vec<Poly>,
    n_terms: usize,
}

impl Facts {
    /// Forgets all facts; keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.ranges.clear();
        self.polys.clear();
        self.n_terms = 0;
    }

    /// Whether a thread should free this memory instead of keeping it.
    pub(crate) fn is_large(&self) -> bool {
        self.polys.capacity() > MANY
    }

    pub(crate) fn add(&mut self, fact: Poly) -> FactId {
        self.n_terms += fact.n_terms();
        if self.n_terms > MAX_KEPT_TERMS {
            return FactId::UNKNOWN;
        }
        self.polys.push(fact);
        FactId(self.polys.len() as u32 - 1)
    }

    #[inline]
    pub(crate) fn get(&self, id: FactId) -> Option<&Poly> {
        self.polys.get(id.index())
    }

    /// The value, if it is known to be a constant.
    pub(crate) fn constant(&self, id: FactId) -> Option<i64> {
        self.get(id).and_then(Poly::as_constant)
    }

    /// The fact about the result of an operation on integers that compares no operands; `ty` is their type.
    pub(crate) fn arithmetic(&mut self, code: Opcode, ty: Type, a: FactId, b: FactId) -> Option<Poly> {
        let (x, y) = match (self.get(a), self.get(b)) {
            (Some(x), Some(y)) => (x, y),
            // The minimum of unsigned numbers lies between 0 and the known operand.
            (Some(known), None) | (None, Some(known)) if code == Opcode::Min && ty.is_unsigned() => {
                return Some(self.ranges.between(&Poly::constant(0), &known.clone()));
            }
            (x, y) => {
                let limit = match (code, y.and_then(Poly::as_constant), x.and_then(Poly::as_constant)) {
                    (Opcode::And, Some(mask @ 0..), _) | (Opcode::And, _, Some(mask @ 0..)) => mask,
                    (Opcode::Rem, Some(modulus @ 1..), _) if ty.is_unsigned() => modulus - 1,
                    _ => return None,
                };
                return Some(self.ranges.between(&Poly::constant(0), &Poly::constant(limit)));
            }
        };
        let fact = match code {
            Opcode::Add => x.add(y),
            Opcode::Sub => {
                let (x, y) = (x.clone(), y.clone());
                self.ranges.difference(&x, &y)
            }
            Opcode::Mul => x.mul(y),
            Opcode::Shl => match y.as_constant() {
                // Amounts count modulo the width.
                Some(amount @ 0..=62) => {
                    let product = x.mul(&Poly::constant(1 << amount));
                    product.map(|product| product.wide_unless(ty != Type::INDEX || amount < 32))
                }
                _ => None,
            },
            // The remainder of a wrapped value is another one.
            Opcode::Rem => match (y.as_constant(), x.clone()) {
                (Some(modulus @ 1..), value) if self.ranges.fits(&value, ty.elem()) => {
                    let is_exact = ty != Type::INDEX || self.ranges.is_narrow(&value) && fits_narrow_index(modulus);
                    let remainder = self.ranges.remainder(&value, modulus, Rounding::TowardsZero);
                    remainder.map(|remainder| remainder.wide_unless(is_exact))
                }
                _ => None,
            },
            // A mask that is not negative limits any value, also one that wrapped; the low bits of another value are a
            // remainder, and without them it is a multiple. Both also hold modulo 2^32.
            Opcode::And => match (y.as_constant(), x.clone()) {
                (Some(mask @ 0..), value) => {
                    let divisor = mask.checked_add(1).filter(|divisor| divisor & mask == 0);
                    let divisor = divisor.filter(|_| self.ranges.fits(&value, ty.elem()));
                    let exact = divisor.and_then(|divisor| self.ranges.remainder(&value, divisor, Rounding::Down));
                    exact.or_else(|| Some(self.ranges.between(&Poly::constant(0), &Poly::constant(mask))))
                }
                (Some(mask), value) if mask & mask.wrapping_neg() == mask.wrapping_neg() => {
                    let divisor = mask.checked_neg().filter(|_| self.ranges.fits(&value, ty.elem()));
                    divisor.and_then(|divisor| {
                        self.ranges.quotient(&value, divisor, Rounding::Down).mul(&Poly::constant(divisor))
                    })
                }
                _ => None,
            },
            _ => None,
        };
        self.if_exact(ty, fact)
    }

    /// Whether a value is never negative and never wraps in its type.
    pub(crate) fn is_natural(&self, ty: Type, value: FactId) -> bool {
        self.get(value).is_some_and(|value| self.ranges.is_at_least(value, 0) && self.ranges.fits(value, ty.elem()))
    }

    /// The fact about the negation of a value.
    pub(crate) fn negation(&self, ty: Type, value: FactId) -> Option<Poly> {
        let fact = self.get(value).and_then(|fact| Poly::constant(0).sub(fact));
        self.if_exact(ty, fact)
    }

    /// A fact about a sum or product. For indices it is always valid, because address arithmetic wraps the same way;
    /// for other types only if the result cannot wrap.
    fn if_exact(&self, ty: Type, fact: Option<Poly>) -> Option<Poly> {
        fact.filter(|fact| ty == Type::INDEX || self.ranges.fits(fact, ty.elem()))
    }
}
