//! Bitmaps: masks from the bits of a slice and back, and three-valued logic on masks.
//!
//! In: a slice of `u8` or `u64`, a position, a mask. Out: loads and stores of the words that contain the bits of the
//! position: bit i, from the least significant bit of word 0 on, belongs to element i.
//! Invariants: as in `slices`. The contract or a check covers the words of the first and of the last accessed lane; only
//! words from the one to the other are accessed, so no other ones exist if these two do. Bits of lanes that are not
//! accessed keep their values.
//! Not here: masks in registers (see `vector`).

use crate::error::BuildErrorKind;
use crate::handle::{Expr, LaneIndex, Mask, Vector};
use crate::position::{At, Region, Span, Step};
use crate::ranges::Poly;
use crate::recorder::State;
use crate::scalar::{Index, Integer, IntoExpr, Lane};
use crate::scopes::ScopeToken;
use crate::slices::{Input, InputOutput, Output, scalar_at};
use crate::vector_loop::int_of;
use kernelsmith_exec::Rounding;
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, Opcode, Type, VReg};

/// A number whose bits a bitmap consists of: `u8` or `u64`.
pub trait BitmapWord: Lane + Integer {}
impl BitmapWord for u8 {}
impl BitmapWord for u64 {}

/// Bits of a number that holds the lanes of a mask.
const WORD: u32 = 64;

/// The bits of consecutive lanes, at most 64 of them, and where they are in a bitmap.
#[derive(Clone, Copy)]
struct Bits {
    region: Region,
    /// The type of the words.
    word: Elem,
    lanes: Lanes,
    /// The index of the first bit, and how many there are: at least one.
    start: VReg,
    count: VReg,
}

impl Bits {
    fn word_log2(self) -> u64 {
        u64::from(self.word.bits().trailing_zeros())
    }

    /// The maximum number of lanes on any machine.
    fn max_lanes(self) -> u32 {
        // A machine vector has at most as many lanes of 8 bits as any vector has.
        self.lanes.count().or(self.lanes.base_bits().map(|bits| Lanes::MAX * 8 / bits)).unwrap_or(WORD).min(WORD)
    }

    /// The maximum number of words that contain a bit.
    fn max_words(self) -> u32 {
        (self.word.bits() - 1 + self.max_lanes()).div_ceil(self.word.bits())
    }
}

/// The words that contain bits, and the position of the first bit in the first of them.
struct Words {
    first: VReg,
    last: VReg,
    /// As a `u64`.
    shift: VReg,
}

impl State {
    fn index_op(&mut self, code: Opcode, a: VReg, b: i64) -> VReg {
        let b = self.index_constant(b);
        self.binary(code, Type::INDEX, a, b)
    }

    fn u64_op(&mut self, code: Opcode, a: VReg, b: u64) -> VReg {
        let b = self.constant(Type::U64, b);
        self.binary(code, Type::U64, a, b)
    }

    fn words(&mut self, bits: Bits) -> Words {
        let log2 = bits.word_log2();
        let end = self.binary(Opcode::Add, Type::INDEX, bits.start, bits.count);
        let last_bit = self.index_op(Opcode::Sub, end, 1);
        let [first, last] = [bits.start, last_bit].map(|bit| self.index_op(Opcode::Shr, bit, log2 as i64));
        let shift = self.index_op(Opcode::And, bits.start, (1 << log2) - 1);
        Words { first, last, shift: self.with_source(Opcode::Cast, Type::U64, shift) }
    }

    /// The words of the lanes that an access at `at` concerns are in the contract, or checked.
    fn cover_bits(&mut self, at: At, write: bool, bits: Bits) {
        let Bits { region, word, .. } = bits;
        let last_lane = match at.span {
            Span::One | Span::Active => Some(0),
            Span::Lanes(lanes) => Some(i64::from(lanes.count_on(MIN_VECTOR_BITS)) - 1),
            Span::First(..) => None,
        };
        let ends = last_lane.and_then(|last| Some([self.word_fact(at, 0, word)?, self.word_fact(at, last, word)?]));
        if let Some(ends) = ends {
            let ends = ends.map(|end| self.facts.add(end));
            if ends.iter().all(|&end| self.has_ends(end)) {
                // The words between both ends are accessed as well.
                let site = self.site(region, write);
                self.accesses.note_unlisted(&self.facts, site, ends, (0, 0));
                return ends.iter().for_each(|&end| self.note(region.param, write, end, (0, 0)));
            }
        }
        let Words { first, last, .. } = self.words(bits);
        self.check_each(region, &[first, last], write);
    }

    /// The index of the word with the bit of a lane, if its range is known.
    fn word_fact(&mut self, at: At, lane: i64, word: Elem) -> Option<Poly> {
        let bit = self.facts.get(at.fact)?.plus(at.disp)?.plus(lane)?;
        // The code divides the number that it has, which must be the mathematical one.
        let exact = self.require_exact(&bit);
        let quotient = exact.is_exact().then(|| self.facts.ranges.quotient(&bit, word.bits().into(), Rounding::Down));
        quotient.map(|quotient| quotient.wide_unless(exact.is_always()))
    }

    /// Loads a word as a `u64`; the caller covers the access.
    fn load_word(&mut self, bits: Bits, index: VReg) -> VReg {
        let at = scalar_at(self, index);
        let ty = Type::scalar(bits.word);
        let word = self.memory_operation(Opcode::Load, ty, bits.region, at, VReg::NONE, None);
        if ty == Type::U64 { word } else { self.with_source(Opcode::Cast, Type::U64, word) }
    }

    /// The bits from `shift` on of a number of up to 128 bits.
    fn shifted_down(&mut self, low: VReg, high: Option<VReg>, shift: VReg) -> VReg {
        let low = self.binary(Opcode::Shr, Type::U64, low, shift);
        let Some(high) = high else { return low };
        // Two shifts, because amounts count modulo 64.
        let up = self.up_shift(shift);
        let high = self.u64_op(Opcode::Shl, high, 1);
        let high = self.binary(Opcode::Shl, Type::U64, high, up);
        self.binary(Opcode::Or, Type::U64, low, high)
    }

    fn up_shift(&mut self, shift: VReg) -> VReg {
        let most = self.constant(Type::U64, 63);
        self.binary(Opcode::Sub, Type::U64, most, shift)
    }

    /// The bits as a `u64`; those of other lanes are unspecified.
    fn load_bits(&mut self, bits: Bits) -> VReg {
        let Words { first, last, shift } = self.words(bits);
        let [low, high] = [first, last].map(|index| self.load_word(bits, index));
        if bits.word == Elem::U64 {
            return self.shifted_down(low, Some(high), shift);
        }
        let high = self.u64_op(Opcode::Shl, high, 8);
        let both = self.binary(Opcode::Or, Type::U64, low, high);
        if bits.max_words() <= 2 {
            return self.shifted_down(both, None, shift);
        }
        let result = self.new_var(Type::U64);
        let few = self.shifted_down(both, None, shift);
        self.append(|builder| builder.assign(result, few));
        let scope = self.open_if_more_words(bits);
        let (mut all, mut beyond) = (low, None);
        for number in 1..bits.max_words() {
            // A word after the last one has no bits of these lanes.
            let index = self.index_op(Opcode::Add, first, number.into());
            let index = self.binary(Opcode::Min, Type::INDEX, index, last);
            let word = self.load_word(bits, index);
            match number * 8 {
                WORD.. => beyond = Some(word),
                amount => {
                    let word = self.u64_op(Opcode::Shl, word, amount.into());
                    all = self.binary(Opcode::Or, Type::U64, all, word);
                }
            }
        }
        let all = self.shifted_down(all, beyond, shift);
        self.append(|builder| builder.assign(result, all));
        self.close_scope(scope);
        self.snapshot(result)
    }

    /// Opens a block for machines where the lanes fill more than one byte.
    fn open_if_more_words(&mut self, bits: Bits) -> ScopeToken {
        let elem = int_of(bits.lanes);
        let n_lanes = self.lane_count(Type::new(elem, bits.lanes));
        let eight = self.index_constant(8);
        let is_more = self.compare(Cond::Gt, Type::INDEX, n_lanes, eight);
        self.open_if("bitmap", is_more, None)
    }

    /// Replaces the bits.
    fn store_bits(&mut self, bits: Bits, value: VReg) {
        let Words { first, last, shift } = self.words(bits);
        let count = self.with_source(Opcode::Cast, Type::U64, bits.count);
        let all = self.constant(Type::U64, WORD.into());
        let unused = self.binary(Opcode::Sub, Type::U64, all, count);
        let ones = self.constant(Type::U64, u64::MAX);
        let valid = self.binary(Opcode::Shr, Type::U64, ones, unused);
        let value = self.binary(Opcode::And, Type::U64, value, valid);
        // The lower 64 bits in place; those above them are computed where they are needed.
        let [low_value, low_valid] = [value, valid].map(|part| self.binary(Opcode::Shl, Type::U64, part, shift));
        self.replace(bits, first, low_value, low_valid);
        let word_bits = bits.word.bits();
        let mut more = None;
        for number in 1..bits.max_words() {
            if number == 2 {
                more = Some(self.open_if_more_words(bits));
            }
            let index = self.index_op(Opcode::Add, first, number.into());
            let exists = self.compare(Cond::Ge, Type::INDEX, last, index);
            let scope = self.open_if("bitmap", exists, None);
            let [value, valid] = [(value, low_value), (valid, low_valid)].map(|(part, low)| match number * word_bits {
                WORD.. => {
                    let up = self.up_shift(shift);
                    let part = self.u64_op(Opcode::Shr, part, 1);
                    self.binary(Opcode::Shr, Type::U64, part, up)
                }
                amount => self.u64_op(Opcode::Shr, low, amount.into()),
            });
            self.replace(bits, index, value, valid);
            self.close_scope(scope);
        }
        more.into_iter().for_each(|scope| {
            self.close_scope(scope);
        });
    }

    /// Replaces the valid bits of a word.
    fn replace(&mut self, bits: Bits, index: VReg, value: VReg, valid: VReg) {
        let old = self.load_word(bits, index);
        let others = self.unary(Opcode::Not, Type::U64, valid);
        let kept = self.binary(Opcode::And, Type::U64, old, others);
        let mut new = self.binary(Opcode::Or, Type::U64, kept, value);
        let ty = Type::scalar(bits.word);
        if ty != Type::U64 {
            new = self.with_source(Opcode::Cast, ty, new);
        }
        let at = scalar_at(self, index);
        self.memory_operation(Opcode::Store, ty, bits.region, at, new, None);
    }

    /// Runs `body` for the lanes of a position in parts of at most 64. `body` gets the bits and the number of the part;
    /// a part without accessed lanes is left out.
    fn bit_parts(&mut self, at: At, write: bool, bits: Bits, mut body: impl FnMut(&mut State, Bits, usize)) {
        let may_be_empty = matches!(at.span, Span::First(..));
        let scope = may_be_empty.then(|| self.open_if_positive(bits.count));
        self.cover_bits(at, write, bits);
        match half_of(bits.lanes) {
            None => body(self, bits, 0),
            Some(half) => {
                let n = self.lane_count(Type::new(Elem::U8, half));
                let low_count = self.binary(Opcode::Min, Type::INDEX, bits.count, n);
                body(self, Bits { lanes: half, count: low_count, ..bits }, 0);
                let start = self.binary(Opcode::Add, Type::INDEX, bits.start, n);
                let count = self.binary(Opcode::Sub, Type::INDEX, bits.count, n);
                let scope = self.open_if_positive(count);
                body(self, Bits { lanes: half, start, count, ..bits }, 1);
                self.close_scope(scope);
            }
        }
        scope.into_iter().for_each(|scope| {
            self.close_scope(scope);
        });
    }

    /// The bits of the lanes of a position.
    fn bits_at(&mut self, region: Region, word: Elem, at: At) -> Bits {
        self.check_narrow_span(at.span, Step::ONE);
        let (start, count) = (self.displaced(at), self.active_count(at.span));
        Bits { region, word, lanes: at.span.lanes(self.lanes()), start, count }
    }

    fn load_mask(&mut self, region: Region, word: Elem, at: At) -> VReg {
        self.check_use("load_mask", at.reg);
        let bits = self.bits_at(region, word, at);
        let ty = Type::new(int_of(bits.lanes).mask(), bits.lanes);
        // Variables, because a part may have no accessed lanes.
        let parts = [(); 2].map(|()| self.new_var(Type::U64));
        let zero = self.constant(Type::U64, 0);
        parts.iter().for_each(|&part| self.append(|builder| builder.assign(part, zero)));
        self.bit_parts(at, false, bits, |state, bits, part| {
            let loaded = state.load_bits(bits);
            state.append(|builder| builder.assign(parts[part], loaded));
        });
        let parts = parts.map(|part| self.snapshot(part));
        let mask = match half_of(bits.lanes) {
            None => self.unary(Opcode::MaskOfBits, ty, parts[0]),
            Some(half) => {
                let [low, high] = parts.map(|part| self.unary(Opcode::MaskOfBits, ty.with_lanes(half), part));
                self.append_value(|builder| builder.concat(ty, low, high))
            }
        };
        match self.mask_of_span(ty, at.span) {
            Some(active) => self.binary(Opcode::And, ty, mask, active),
            None => mask,
        }
    }

    fn store_mask(&mut self, region: Region, word: Elem, at: At, mask: VReg) {
        self.check_use("store_mask", at.reg);
        self.check_use("store_mask", mask);
        let bits = self.bits_at(region, word, at);
        let ty = self.ty(mask);
        if ty.lanes() != bits.lanes {
            let wanted = Type::new(int_of(bits.lanes).mask(), bits.lanes);
            return self.error("store_mask", BuildErrorKind::MixedLanes { left: wanted, right: ty });
        }
        let parts = match half_of(bits.lanes) {
            None => [mask; 2],
            Some(half) => [Opcode::Lower, Opcode::Upper].map(|code| self.with_source(code, ty.with_lanes(half), mask)),
        };
        self.bit_parts(at, true, bits, |state, bits, part| {
            let value = state.with_source(Opcode::MaskBits, Type::U64, parts[part]);
            state.store_bits(bits, value);
        });
    }

    fn open_if_positive(&mut self, count: VReg) -> ScopeToken {
        let zero = self.index_constant(0);
        let is_positive = self.compare(Cond::Gt, Type::INDEX, count, zero);
        self.open_if("bitmap", is_positive, None)
    }
}

/// Half as many lanes, if there may be more than 64.
fn half_of(lanes: Lanes) -> Option<Lanes> {
    match (lanes.count(), lanes.base_bits()) {
        (Some(n), _) if n > WORD => Lanes::fixed(n / 2),
        (None, Some(8)) => Lanes::native(16),
        _ => None,
    }
}

macro_rules! bitmaps {
    ($($Handle:ident)*) => {$(
        impl<'k, W: BitmapWord> $Handle<'k, W> {
            /// Reads the slice as a bitmap: the mask whose lane i is the bit of element `at + i`. Bit b of word w belongs
            /// to element `b + 8 * w` of a slice of `u8`, and to `b + 64 * w` of one of `u64`. The position may start
            /// anywhere. Only words with a bit of an accessed lane are read, so a bitmap of n elements has
            /// `n.div_ceil(8)` bytes. Inactive lanes are false.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // The elements whose bit is set, and -1 for the others.
            /// let valid = build::<fn(In<f32>, In<u8>, Out<f32>)>("valid", |k, (x, bitmap, y)| {
            ///     k.for_each_vector(x.len(), |i| y.store(i, bitmap.load_mask(i).select(x.load(i), -1.0)));
            /// })?;
            /// let mut y = [0.0; 9];
            /// let x = &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
            /// Jit::interpreter().interpret(&valid, (x, &[0b1000_0101, 0b1], &mut y))?;
            /// assert_eq!(y, [1.0, -1.0, 3.0, -1.0, -1.0, -1.0, -1.0, 8.0, 9.0]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn load_mask(self, at: LaneIndex<'k>) -> Mask<'k> {
                let reg = self.k.state().load_mask(self.region, W::ELEM, at.at);
                Mask { k: self.k, reg }
            }
        }
    )*};
}
bitmaps! { Input InputOutput }

impl<'k, W: BitmapWord> InputOutput<'k, W> {
    /// Writes the active lanes of the mask to the bits of their elements, which are numbered as in
    /// [`load_mask`](Self::load_mask). All other bits keep their values, also those in the same word.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // Bit i is set if element i is negative.
    /// let signs = build::<fn(In<f64>, InOut<u8>)>("signs", |k, (x, bitmap)| {
    ///     k.for_each_vector(x.len(), |i| bitmap.store_mask(i, x.load(i).lt(0.0)));
    /// })?;
    /// let mut bitmap = [0xff; 2];
    /// Jit::interpreter().interpret(&signs, (&[-1.0, 1.0, -2.0, 3.0, -4.0, 5.0, -6.0, 7.0, 8.0, -9.0], &mut bitmap))?;
    /// assert_eq!(bitmap, [0b0101_0101, 0b1111_1110]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn store_mask(self, at: LaneIndex<'k>, mask: Mask<'k>) {
        self.k.state().store_mask(self.region, W::ELEM, at.at, mask.reg);
    }
}

macro_rules! indices {
    ($($Handle:ident)*) => {$(
        impl<'k, T: Lane + Integer> $Handle<'k, T> {
            /// Stores the indices of the elements whose lanes are true from element `to` on, and returns how many they
            /// are: a selection list. `at` is the position of the lanes. The generated code checks the range.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// let find = build::<fn(In<f32>, Out<i32>) -> isize>("find", |k, (x, found)| {
            ///     let n = k.var(0isize);
            ///     k.for_each_vector(x.len(), |i| n.set(n + found.store_indices(n.get(), i, x.load(i).gt(2.0))));
            ///     n.get()
            /// })?;
            /// let mut found = [0; 2];
            /// assert_eq!(Jit::interpreter().interpret(&find, (&[1.0, 3.0, 2.0, 5.0, 0.0], &mut found))?, 2);
            /// assert_eq!(found, [1, 3]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn store_indices(
                self,
                to: impl IntoExpr<'k, Index>,
                at: LaneIndex<'k>,
                mask: Mask<'k>,
            ) -> Expr<'k, Index> {
                let indices: Vector<'k, T> = at.iota();
                self.store_compressed(to, indices, mask)
            }
        }
    )*};
}
indices! { Output InputOutput }

/// Truth values of which some are unknown, as in SQL: `value` where `valid` is true, unknown elsewhere. What `value` is
/// there does not matter.
///
/// ```
/// use kernelsmith::prelude::*;
/// // Whether `x > 1 and y > 1` is true, where x and y have bitmaps of their known elements.
/// type Sig = fn(In<f32>, In<u64>, In<f32>, In<u64>, InOut<u64>);
/// let both = build::<Sig>("both", |k, (x, x_known, y, y_known, result)| {
///     k.for_each_vector(x.len(), |i| {
///         let x = kernelsmith::Ternary { value: x.load(i).gt(1.0), valid: x_known.load_mask(i) };
///         let y = kernelsmith::Ternary { value: y.load(i).gt(1.0), valid: y_known.load_mask(i) };
///         result.store_mask(i, x.and(y).is_true());
///     });
/// })?;
/// let mut result = [0];
/// Jit::interpreter().interpret(&both, (&[2.0, 2.0, 0.0], &[0b111], &[3.0, 3.0, 3.0], &[0b101], &mut result))?;
/// assert_eq!(result, [0b001]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Ternary<'k> {
    /// The lanes that are true, among the valid ones.
    pub value: Mask<'k>,
    /// The lanes whose value is known.
    pub valid: Mask<'k>,
}

#[allow(clippy::should_implement_trait, reason = "operators would hide that unknown values take part")]
impl<'k> Ternary<'k> {
    /// False where an operand is false, true where both are true, unknown elsewhere.
    #[track_caller]
    #[must_use]
    pub fn and(self, other: Ternary<'k>) -> Ternary<'k> {
        let is_false = self.is_false() | other.is_false();
        Ternary { value: self.value & other.value, valid: self.valid & other.valid | is_false }
    }

    /// True where an operand is true, false where both are false, unknown elsewhere.
    #[track_caller]
    #[must_use]
    pub fn or(self, other: Ternary<'k>) -> Ternary<'k> {
        let is_true = self.is_true() | other.is_true();
        Ternary { value: self.value | other.value, valid: self.valid & other.valid | is_true }
    }

    /// Exchanges true and false; what is unknown stays unknown.
    #[track_caller]
    #[must_use]
    pub fn not(self) -> Ternary<'k> {
        Ternary { value: !self.value, valid: self.valid }
    }

    /// The lanes that are known to be true.
    #[track_caller]
    pub fn is_true(self) -> Mask<'k> {
        self.value & self.valid
    }

    /// The lanes that are known to be false.
    #[track_caller]
    pub fn is_false(self) -> Mask<'k> {
        self.valid & !self.value
    }
}
