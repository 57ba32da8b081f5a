//! Constant materialisation: upper part, added lower parts, shifts, single bits.
//!
//! In: a number and the steps that a machine has. Out: the shortest sequence of steps found.
//! Each strategy computes a simpler number with `plain`, followed by a few more steps. Invariant: the steps produce the
//! number (the tests recompute it with `value_of`); a strategy never replaces a shorter sequence by a longer one.
//! Not here: the syntax of steps (a macro of the description), short encodings.

use std::ops::Range;

/// The operation of a step on the intermediate value, in the order of the description's macro lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Loads 20 bits, shifted left by 12, sign-extended from 32 bits.
    Upper,
    /// Adds a signed 12-bit number.
    Add,
    /// Adds a signed 12-bit number and sign-extends from 32 bits.
    AddWord,
    /// Shifts left.
    Left,
    /// Shifts right logically.
    Right,
    /// Zero-extends the lower 32 bits and shifts left.
    LeftWord,
    /// Exclusive or with a signed 12-bit number.
    Xor,
    /// Zero-extends the lower 32 bits.
    Word,
    /// Sets a bit.
    SetBit,
    /// Clears a bit.
    ClearBit,
    /// Multiplies by 3: the number plus twice the number.
    Times3,
    /// Multiplies by 5.
    Times5,
    /// Multiplies by 9.
    Times9,
    /// Rotates right.
    Rotate,
}

use Step::{Add, AddWord, ClearBit, Left, LeftWord, Right, Rotate, SetBit, Times3, Times5, Times9, Upper, Word, Xor};

impl Step {
    /// All steps in order.
    pub(super) const ALL: [Step; 14] =
        [Upper, Add, AddWord, Left, Right, LeftWord, Xor, Word, SetBit, ClearBit, Times3, Times5, Times9, Rotate];
}

/// Steps and their operands.
pub(super) type Steps = Vec<(Step, i64)>;

/// Maximum length of a sequence.
const MAX_STEPS: usize = 8;

/// The set of steps that a machine has.
pub(super) struct Machine(u32);

impl Machine {
    pub(super) fn new(steps: impl Iterator<Item = Step>) -> Self {
        Machine(steps.fold(0, |all, step| all | 1 << step as u32))
    }

    fn has(&self, step: Step) -> bool {
        self.0 >> step as u32 & 1 != 0
    }

    /// The shortest sequence found for a number.
    pub(super) fn steps(&self, number: i64) -> Steps {
        let mut best = self.plain(number);
        let low = number & 0xfff;
        if low != 0 && number & 1 == 0 && best.len() >= 2 {
            // Drop trailing zeros and shift; prefer this for small numbers, which have short encodings.
            let zeros = number.trailing_zeros();
            let before = number >> zeros;
            let is_short = (-32..32).contains(&before);
            self.consider(&mut best, before, &[(Left, zeros.into())], is_short);
        }
        if best.len() <= 2 {
            return best;
        }
        if low != 0 && number & 0x1800 == 0x1000 {
            // The number is slightly less than a round number.
            let less = low - 0x800;
            self.consider(&mut best, number.wrapping_sub(less), &[(Add, less)], false);
        }
        if number > 0 {
            self.without_leading_zeros(&mut best, number, &[]);
        } else if best.len() > 3 {
            self.without_leading_zeros(&mut best, !number, &[(Xor, -1)]);
        }
        let (ones, low) = (number & !0x7fff_ffff, number & 0x7fff_ffff);
        self.with_bits(&mut best, low, ones, SetBit);
        self.with_bits(&mut best, number | !0x7fff_ffff, !number & !0x7fff_ffff, ClearBit);
        self.as_product(&mut best, number);
        if let Some(far) = rotation(number).filter(|_| best.len() > 2 && self.has(Rotate)) {
            self.consider(&mut best, number.rotate_left(far), &[(Rotate, far.into())], false);
        }
        best
    }

    /// Replaces `best` by the sequence for `before` plus the steps `following_steps` if it is shorter, or if `is_better`.
    fn consider(&self, best: &mut Steps, before: i64, following_steps: &[(Step, i64)], is_better: bool) {
        if following_steps.iter().any(|(step, _)| !self.has(*step)) {
            return;
        }
        let mut sequence = self.plain(before);
        sequence.extend_from_slice(following_steps);
        if sequence.len() < best.len() || is_better {
            *best = sequence;
        }
    }

    /// The upper 32 bits, then lower parts in descending order.
    fn plain(&self, number: i64) -> Steps {
        let is_word = i32::try_from(number).is_ok();
        let bit = (number as u64).trailing_zeros();
        if self.has(SetBit) && (number as u64).is_power_of_two() && (!is_word || number == 0x800) {
            return vec![(SetBit, bit.into())];
        }
        let low = number << 52 >> 52;
        if is_word {
            let upper = (number + 0x800) >> 12 & 0xf_ffff;
            return match (upper, low) {
                (0, _) => vec![(Add, low)],
                (_, 0) => vec![(Upper, upper)],
                _ => vec![(Upper, upper), (AddWord, low)],
            };
        }
        let mut upper = number.wrapping_sub(low);
        let (mut far, mut shift) = (0, Left);
        if i32::try_from(upper).is_err() {
            far = upper.trailing_zeros();
            upper >>= far;
            let is_small = (-0x800..0x800).contains(&upper);
            // `Upper` already produces zeros in the low bits.
            if far > 12 && !is_small && i32::try_from(upper << 12).is_ok() {
                (far, upper) = (far - 12, upper << 12);
            } else if far > 12 && !is_small && u32::try_from(upper << 12).is_ok() && self.has(LeftWord) {
                (far, upper, shift) = (far - 12, upper << 12 | UPPER_HALF, LeftWord);
            }
            if u32::try_from(upper).is_ok() && i32::try_from(upper).is_err() && self.has(LeftWord) {
                (upper, shift) = (upper | UPPER_HALF, LeftWord);
            }
        }
        let mut steps = self.plain(upper);
        if far != 0 {
            steps.push((shift, far.into()));
        }
        if low != 0 {
            steps.push((Add, low));
        }
        steps
    }

    /// Drops leading zeros, which a logical right shift restores.
    fn without_leading_zeros(&self, best: &mut Steps, number: i64, following_steps: &[(Step, i64)]) {
        let zeros = number.leading_zeros();
        let below = low_ones(zeros);
        let mut inner = if following_steps.is_empty() { best.clone() } else { vec![(Add, 0); MAX_STEPS + 1] };
        for before in [number << zeros | below, number << zeros & !below] {
            self.consider(&mut inner, before, &[(Right, zeros.into())], false);
        }
        if zeros == 32 {
            self.consider(&mut inner, number | UPPER_HALF, &[(Word, 0)], false);
        }
        inner.extend_from_slice(following_steps);
        if inner.len() < best.len() && following_steps.iter().all(|(step, _)| self.has(*step)) {
            *best = inner;
        }
    }

    /// A 32-bit number, followed by single-bit steps for the bits above.
    fn with_bits(&self, best: &mut Steps, before: i64, mut bits: i64, step: Step) {
        if best.len() <= 2 || !self.has(step) {
            return;
        }
        // If only single bits are set, no initial number is needed.
        let mut sequence = if before == 0 { Vec::new() } else { self.plain(before) };
        if sequence.len() + (bits.count_ones() as usize) < best.len() {
            while bits != 0 {
                sequence.push((step, bits.trailing_zeros().into()));
                bits &= bits.wrapping_sub(1);
            }
            *best = sequence;
        }
    }

    /// Three, five or nine times a 32-bit number, with an optional lower part.
    fn as_product(&self, best: &mut Steps, number: i64) {
        const FACTORS: [(i64, Step); 3] = [(3, Times3), (5, Times5), (9, Times9)];
        let factor_of =
            |product: i64| FACTORS.into_iter().find(|(n, _)| product % n == 0 && i32::try_from(product / n).is_ok());
        if best.len() <= 2 {
            return;
        }
        if let Some((n, step)) = factor_of(number) {
            return self.consider(best, number / n, &[(step, 0)], false);
        }
        let (round, low) = (number.wrapping_add(0x800) & !0xfff, number << 52 >> 52);
        if let Some((n, step)) = factor_of(round) {
            self.consider(best, round / n, &[(step, 0), (Add, low)], false);
        }
    }
}

const UPPER_HALF: i64 = !0xffff_ffff;

/// A mask of the lowest `n` bits.
fn low_ones(n: u32) -> i64 {
    if n == 0 { 0 } else { (u64::MAX >> (64 - n)) as i64 }
}

/// The left rotation in bits after which the number is a signed 12-bit number.
fn rotation(number: i64) -> Option<u32> {
    const OUTSIDE: Range<u32> = 53..65;
    let (above, below) = (number.leading_ones(), number.trailing_ones());
    if (1..64).contains(&below) && OUTSIDE.contains(&(above + below)) {
        return Some(64 - below);
    }
    let (upper, lower) = (((number >> 32) as u32).trailing_ones(), (number as u32).leading_ones());
    (upper < 32 && OUTSIDE.contains(&(upper + lower))).then(|| 32 - upper)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value that the steps compute.
    fn value_of(steps: &Steps) -> i64 {
        steps.iter().fold(0i64, |before, &(step, n)| match step {
            Upper => i64::from((n << 12) as i32),
            Add => before.wrapping_add(n),
            AddWord => i64::from(before.wrapping_add(n) as i32),
            Left => before << n,
            Right => (before as u64 >> n) as i64,
            LeftWord => (before & 0xffff_ffff) << n,
            Xor => before ^ n,
            Word => before & 0xffff_ffff,
            SetBit => before | 1 << n,
            ClearBit => before & !(1 << n),
            Times3 => before.wrapping_mul(3),
            Times5 => before.wrapping_mul(5),
            Times9 => before.wrapping_mul(9),
            Rotate => before.rotate_right(n as u32),
        })
    }

    const FEW: [Step; 6] = [Upper, Add, AddWord, Left, Right, Xor];

    #[track_caller]
    fn check(number: i64, n_few: usize, n_all: usize) {
        for (machine, n) in [(Machine::new(FEW.into_iter()), n_few), (Machine::new(Step::ALL.into_iter()), n_all)] {
            let steps = machine.steps(number);
            assert_eq!((value_of(&steps), steps.len()), (number, n), "{number:#x}: {steps:?}");
        }
    }

    #[test]
    fn numbers_take_few_steps() {
        check(0, 1, 1);
        check(-1, 1, 1);
        check(0x800, 2, 1);
        check(0x1234_5678, 2, 2);
        check(i32::MIN.into(), 1, 1);
        check(0x8000_0000, 2, 1);
        check(0xffff_ffff, 2, 2);
        check(i64::MIN, 2, 1);
        check(0x5555_5555_5555_5555, 8, 8);
        check(-0x1234_5678_9abc_def0, 8, 8);
        check(0x0000_8000_0000_0fff, 5, 3);
    }

    #[test]
    fn every_sequence_computes_the_number() {
        let machine = Machine::new(Step::ALL.into_iter());
        let few = Machine::new(FEW.into_iter());
        let mut random = crate::random::Rng::new(1);
        for round in 0..20_000 {
            let number = random.bits() as i64 >> (round % 61) << (round / 61 % 23);
            for number in [number, !number, number & 0xffff_ffff, number.rotate_left(40)] {
                let steps = machine.steps(number);
                assert_eq!(value_of(&steps), number, "{number:#x}: {steps:?}");
                assert!(steps.len() <= MAX_STEPS && steps.len() <= few.steps(number).len(), "{number:#x}");
                assert_eq!(value_of(&few.steps(number)), number, "{number:#x}");
            }
        }
    }
}
