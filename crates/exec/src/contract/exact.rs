//! Contracts compared with exact arithmetic on integers of any length.
//!
//! In: random contracts with extreme values. Out: a call is accepted only if every access is inside its slice and every
//! required value fits 64 bits; and it is accepted if this is so and no step of the evaluation needs more than 128
//! bits.
//! Not here: messages.

use super::*;
use crate::signature::{ScalarType, SliceAccess};
use kernelsmith_random::Rng;
use std::cmp::Ordering;

/// An integer of any length: a sign and the magnitude as 32-bit digits, least significant first, without leading zeros.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Exact {
    is_negative: bool,
    digits: Vec<u32>,
}

impl Exact {
    fn new(is_negative: bool, mut digits: Vec<u32>) -> Exact {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Exact { is_negative: is_negative && !digits.is_empty(), digits }
    }

    fn of(value: i128) -> Exact {
        let size = value.unsigned_abs();
        Exact::new(value < 0, (0..4).map(|at| (size >> (32 * at)) as u32).collect())
    }

    fn mul(&self, other: &Exact) -> Exact {
        let mut digits = vec![0u32; self.digits.len() + other.digits.len()];
        for (i, &a) in self.digits.iter().enumerate() {
            let mut carry = 0u64;
            for (j, &b) in other.digits.iter().enumerate() {
                let sum = u64::from(a) * u64::from(b) + u64::from(digits[i + j]) + carry;
                (digits[i + j], carry) = (sum as u32, sum >> 32);
            }
            digits[i + other.digits.len()] = carry as u32;
        }
        Exact::new(self.is_negative != other.is_negative, digits)
    }

    fn add(&self, other: &Exact) -> Exact {
        // Equal signs: add the magnitudes. Otherwise subtract the smaller from the larger.
        let sign = if self.is_negative == other.is_negative { 1 } else { -1 };
        let (large, small) = if self.cmp_size(other) == Ordering::Less { (other, self) } else { (self, other) };
        let mut carry = 0i64;
        let mut digits: Vec<u32> = Vec::new();
        for (at, &digit) in large.digits.iter().enumerate() {
            let sum = i64::from(digit) + sign * i64::from(small.digits.get(at).copied().unwrap_or(0)) + carry;
            digits.push(sum as u32);
            carry = sum >> 32;
        }
        digits.push(carry as u32);
        Exact::new(large.is_negative, digits)
    }

    /// The quotient by long division of the binary digits.
    fn divided(&self, divisor: u64, rounding: Rounding) -> Exact {
        let mut digits = vec![0u32; self.digits.len()];
        let mut remainder = 0u128;
        for (at, &digit) in self.digits.iter().enumerate().rev() {
            for bit in (0..32).rev() {
                remainder = remainder << 1 | u128::from(digit >> bit & 1);
                if remainder >= u128::from(divisor) {
                    remainder -= u128::from(divisor);
                    digits[at] |= 1 << bit;
                }
            }
        }
        let towards_zero = Exact::new(self.is_negative, digits);
        let is_below = rounding == Rounding::Down && self.is_negative && remainder != 0;
        if is_below { towards_zero.add(&Exact::of(-1)) } else { towards_zero }
    }

    fn cmp_size(&self, other: &Exact) -> Ordering {
        let by_len = self.digits.len().cmp(&other.digits.len());
        by_len.then_with(|| self.digits.iter().rev().cmp(other.digits.iter().rev()))
    }

    fn cmp(&self, other: &Exact) -> Ordering {
        match (self.is_negative, other.is_negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => self.cmp_size(other),
            (true, true) => other.cmp_size(self),
        }
    }

    fn fits(&self, min: i128, max: i128) -> bool {
        self.cmp(&Exact::of(min)) != Ordering::Less && self.cmp(&Exact::of(max)) != Ordering::Greater
    }
}

/// The value of a bound; sets `wide` if a step needs more than 128 bits.
fn value(bound: &Bound, values: &[i128], wide: &mut bool) -> Exact {
    let mut note = |number: Exact| {
        *wide |= !number.fits(i128::MIN, i128::MAX);
        number
    };
    match bound {
        Bound::Affine(affine) => {
            let mut sum = Exact::of(affine.constant.into());
            for &(coefficient, Term::Param(idx) | Term::Len(idx)) in &affine.terms {
                let product = note(Exact::of(coefficient.into()).mul(&Exact::of(values[idx])));
                sum = note(sum.add(&product));
            }
            sum
        }
        Bound::Sum(parts) => parts.iter().fold(Exact::of(0), |sum, part| {
            let sum = sum.add(&value(part, values, wide));
            *wide |= !sum.fits(i128::MIN, i128::MAX);
            sum
        }),
        Bound::Product(parts) => parts.iter().fold(Exact::of(1), |product, part| {
            let product = product.mul(&value(part, values, wide));
            *wide |= !product.fits(i128::MIN, i128::MAX);
            product
        }),
        Bound::Quotient(quotient) => {
            value(&quotient.dividend, values, wide).divided(quotient.divisor.unsigned_abs(), quotient.rounding)
        }
        Bound::Min(parts) | Bound::Max(parts) => {
            let wanted = if matches!(bound, Bound::Min(_)) { Ordering::Less } else { Ordering::Greater };
            let numbers: Vec<_> = parts.iter().map(|part| value(part, values, wide)).collect();
            numbers.into_iter().reduce(|best, next| if next.cmp(&best) == wanted { next } else { best }).unwrap()
        }
    }
}

/// Whether a call is valid in exact arithmetic, and whether some step needs more than 128 bits.
fn judge(contract: &AccessContract, values: &[i128]) -> (bool, bool) {
    let mut wide = false;
    let mut is_right = true;
    let zero = Exact::of(0);
    for Requirement { value: required, guards } in &contract.requires {
        let is_needed = guards.iter().map(|guard| value(guard, values, &mut wide)).all(|n| n.cmp(&zero).is_gt());
        let required = value(required, values, &mut wide);
        let fits = match contract.index_width {
            IndexWidth::Bits64 => required.fits(i64::MIN.into(), i64::MAX.into()),
            IndexWidth::Bits32 => required.fits(i32::MIN.into(), i32::MAX.into()),
        };
        is_right &= fits || !is_needed;
    }
    for access in &contract.accesses {
        let is_made = access.guards.iter().map(|guard| value(guard, values, &mut wide)).all(|n| n.cmp(&zero).is_gt());
        let (low, high) = (value(&access.low, values, &mut wide), value(&access.high, values, &mut wide));
        let is_empty = high.cmp(&low).is_le();
        let is_inside = low.cmp(&zero).is_ge() && high.cmp(&Exact::of(values[access.slice_param])).is_le();
        is_right &= !is_made || is_empty || is_inside;
    }
    (is_right, wide)
}

/// Random contracts and arguments.
struct Random(Rng);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// Numbers near the limits of 32, 63 and 64 bits, and small ones.
    fn number(&mut self) -> i64 {
        const EDGES: [i64; 8] = [0, 0, 1, 1 << 31, 1 << 32, 1 << 62, i64::MIN, i64::MAX];
        match self.below(3) {
            0 => self.below(9) as i64 - 4,
            1 => EDGES[self.below(8)].wrapping_add(self.below(5) as i64 - 2),
            _ => self.0.bits() as i64 >> self.below(64),
        }
    }

    fn bound(&mut self, depth: usize) -> Bound {
        let n = 1 + self.below(3);
        let kind = if depth == 0 { 0 } else { self.below(9) };
        let parts = |random: &mut Random| (0..n).map(|_| random.bound(depth - 1)).collect();
        match kind {
            4 => Bound::Min(parts(self)),
            5 => Bound::Max(parts(self)),
            6 => Bound::Sum(parts(self)),
            7 => Bound::Product(parts(self)),
            8 => {
                let divisor = self.number().unsigned_abs().clamp(1, i64::MAX as u64) as i64;
                let rounding = if self.below(2) == 0 { Rounding::Down } else { Rounding::TowardsZero };
                Bound::quotient(self.bound(depth - 1), divisor, rounding)
            }
            // Half of the bounds have the forms of the fast check.
            _ if self.below(2) == 0 => Bound::affine(self.number(), []),
            _ if self.below(2) == 0 => Bound::affine(self.number(), [(1, self.term())]),
            _ => {
                let terms: Vec<_> = (0..self.below(4)).map(|_| (self.number(), self.term())).collect();
                Bound::affine(self.number(), terms)
            }
        }
    }

    fn term(&mut self) -> Term {
        match self.below(4) {
            param @ 0..2 => Term::Param(param),
            len => Term::Len(len),
        }
    }

    fn bounds(&mut self) -> Vec<Bound> {
        (0..self.below(3)).map(|_| self.bound(1)).collect()
    }
}

#[test]
fn calls_are_admitted_if_exact_numbers_admit_them() {
    // fn(i64, u64, In<u8>, Out<u8>)
    let slice = |access| ParamKind::Slice { elem: ScalarType::U8, access };
    let signature = Signature::new(
        [
            ParamKind::Scalar(ScalarType::I64),
            ParamKind::Scalar(ScalarType::U64),
            slice(SliceAccess::In),
            slice(SliceAccess::Out),
        ],
        None,
    );
    let mut random = Random(Rng::new(1));
    let (mut n_admitted, mut n_refused, mut n_wide, mut n_direct) = (0, 0, 0, 0);
    for _ in 0..if cfg!(miri) { 300 } else { 30_000 } {
        let access = |random: &mut Random| Access {
            slice_param: 2 + random.below(2),
            write: false,
            low: random.bound(2),
            high: random.bound(2),
            guards: random.bounds(),
        };
        let requirement = |random: &mut Random| Requirement { value: random.bound(2), guards: random.bounds() };
        let contract = AccessContract {
            accesses: (0..random.below(3)).map(|_| access(&mut random)).collect(),
            requires: (0..random.below(6) / 4).map(|_| requirement(&mut random)).collect(),
            index_width: if random.below(2) == 0 { IndexWidth::Bits64 } else { IndexWidth::Bits32 },
            ..AccessContract::default()
        };
        assert_eq!(contract.validate(&signature), Ok(()));
        let plan = CheckPlan::new(&contract, 4);
        for _ in 0..8 {
            let len = |random: &mut Random| i128::from(random.number().max(0));
            let values =
                [random.number().into(), i128::from(random.number() as u64), len(&mut random), len(&mut random)];
            let decided = contract.check(&values);
            assert_eq!(plan.check(&contract, &values), decided, "{contract:?} {values:?}");
            let (is_right, is_wide) = judge(&contract, &values);
            assert!(is_right || decided.is_err(), "admitted: {contract:?} {values:?}");
            assert!(!is_right || is_wide || decided.is_ok(), "refused: {contract:?} {values:?}");
            if let Some(min_lens) = plan.min_lens::<12>() {
                let lens = [usize::MAX, usize::MAX, values[2] as usize, values[3] as usize];
                let are_long = lens.iter().zip(&min_lens).all(|(len, min_len)| len >= min_len);
                assert_eq!(are_long, decided.is_ok(), "{contract:?} {values:?}");
                n_direct += 1;
            }
            n_admitted += u32::from(decided.is_ok());
            n_refused += u32::from(decided.is_err());
            n_wide += u32::from(is_wide);
        }
    }
    assert!([n_admitted, n_refused, n_wide, n_direct].into_iter().all(|n| n > 100), "every case comes up");
}

#[test]
fn exact_numbers_are_exact() {
    let huge = i128::MAX;
    let square = Exact::of(huge).mul(&Exact::of(huge));
    // (2^127 - 1)^2 = 2^254 - 2^128 + 1
    assert_eq!(square.digits, [1, 0, 0, 0, u32::MAX, u32::MAX, u32::MAX, 0x3fff_ffff]);
    let small: Vec<i128> = (-40..40).chain([1 << 31, 1 << 32, (1 << 64) - 1, -(1 << 64)]).collect();
    for &a in &small {
        for &b in &small {
            assert_eq!(Exact::of(a).add(&Exact::of(b)), Exact::of(a + b));
            assert_eq!(Exact::of(a).cmp(&Exact::of(b)), a.cmp(&b));
            assert_eq!(
                Exact::of(a).mul(&Exact::of(b)).fits(a.wrapping_mul(b), a.wrapping_mul(b)),
                a.checked_mul(b).is_some()
            );
        }
    }
}
