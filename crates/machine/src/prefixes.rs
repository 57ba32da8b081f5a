//! Optional prefixes that precede an instruction and modify it.
//!
//! In: bytes that precede an instruction, or the words for them in assembly. Out: a [`Prefixes`], one byte of state in
//! addition to the instruction and its operands.
//! Invariants: each group has at most one prefix: a segment, a repetition, LOCK, 32-bit addresses. Their bytes have one
//! order, that of assemblers. An address keeps its 64-bit registers even with a 32-bit address prefix.
//! Not here: prefixes that are part of an opcode or of an operand (66 as operand size, REX, VEX, EVEX). A prefix
//! without effect, such as a second 66 before a nop, is not part of the state, just as the length of a displacement is
//! not.

/// The prefixes of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Prefixes(u8);

/// The segment base of an address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Segment {
    /// `es`
    Es,
    /// `cs`
    Cs,
    /// `ss`
    Ss,
    /// `ds`
    Ds,
    /// `fs`
    Fs,
    /// `gs`
    Gs,
}

impl Segment {
    pub(crate) const ALL: [(Segment, &'static str, u8); 6] = [
        (Segment::Es, "es", 0x26),
        (Segment::Cs, "cs", 0x2e),
        (Segment::Ss, "ss", 0x36),
        (Segment::Ds, "ds", 0x3e),
        (Segment::Fs, "fs", 0x64),
        (Segment::Gs, "gs", 0x65),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        Segment::ALL[self as usize].1
    }

    /// The segment of this name, in letters of either case.
    pub fn of_name(name: &str) -> Option<Segment> {
        let mut all = Segment::ALL.iter();
        all.find(|(_, its, _)| its.eq_ignore_ascii_case(name)).map(|(segment, ..)| *segment)
    }
}

/// The lowest bits number a segment, from 1.
const SEGMENT: u8 = 7;

impl Prefixes {
    /// No prefixes.
    pub const NONE: Prefixes = Prefixes(0);
    /// The memory access is atomic.
    pub const LOCK: Prefixes = Prefixes(1 << 3);
    /// Repeats while the counter is not zero, or while the elements are equal.
    pub const REP: Prefixes = Prefixes(1 << 4);
    /// Repeats while the elements are not equal.
    pub const REPNE: Prefixes = Prefixes(1 << 5);
    /// Addresses are 32 bits wide.
    pub const ADDR32: Prefixes = Prefixes(1 << 6);
    /// Padding with a 66 that is not an operand size. Only assembly text can request it.
    pub const DATA16: Prefixes = Prefixes(1 << 7);

    /// The words in assembly and their bytes; the printer writes the first word of a prefix. Segments are written in
    /// the address.
    pub(crate) const WORDS: [(&'static str, Prefixes, u8); 11] = [
        ("rep", Prefixes::REP, 0xf3),
        ("repe", Prefixes::REP, 0xf3),
        ("repz", Prefixes::REP, 0xf3),
        ("xrelease", Prefixes::REP, 0xf3),
        ("repne", Prefixes::REPNE, 0xf2),
        ("repnz", Prefixes::REPNE, 0xf2),
        ("xacquire", Prefixes::REPNE, 0xf2),
        ("addr32", Prefixes::ADDR32, 0x67),
        ("lock", Prefixes::LOCK, 0xf0),
        // An indirect jump or call without a check of its target (CET) has a DS segment prefix.
        ("notrack", Prefixes(Segment::Ds as u8 + 1), 0x3e),
        ("data16", Prefixes::DATA16, 0x66),
    ];

    /// The prefix for a segment.
    pub const fn of_segment(segment: Segment) -> Prefixes {
        Prefixes(segment as u8 + 1)
    }

    /// The segment.
    pub fn segment(self) -> Option<Segment> {
        let at = (self.0 & SEGMENT).checked_sub(1)?;
        Segment::ALL.get(usize::from(at)).map(|(segment, ..)| *segment)
    }

    /// The prefixes for a word of assembly.
    pub(crate) fn of_word(word: &str) -> Option<Prefixes> {
        let known = Prefixes::WORDS.iter().find(|(its, ..)| its.eq_ignore_ascii_case(word));
        known.map(|(_, prefixes, _)| *prefixes).or_else(|| Segment::of_name(word).map(Prefixes::of_segment))
    }

    /// The words of all prefixes except the segment, in assembly order.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        let lock = if self.has(Prefixes::LOCK) { ["lock", "xrelease", "xacquire"] } else { ["", "rep", "repne"] };
        let one = |prefix: Prefixes, word: &'static str| Some(word).filter(|_| self.has(prefix));
        let repeat = one(Prefixes::REP, lock[1]).or(one(Prefixes::REPNE, lock[2]));
        let words =
            [one(Prefixes::DATA16, "data16"), one(Prefixes::ADDR32, "addr32"), repeat, one(Prefixes::LOCK, lock[0])];
        words.into_iter().flatten()
    }

    /// Whether there are no prefixes.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether any of these prefixes is present.
    #[inline]
    pub fn has(self, prefixes: Prefixes) -> bool {
        self.0 & prefixes.0 != 0
    }

    /// Adds prefixes; each replaces the one of its group.
    #[inline]
    #[must_use]
    pub const fn with(self, others: Prefixes) -> Prefixes {
        const REPEAT: u8 = Prefixes::REP.0 | Prefixes::REPNE.0;
        let segment = if others.0 & SEGMENT != 0 { SEGMENT } else { 0 };
        let repeat = if others.0 & REPEAT != 0 { REPEAT } else { 0 };
        Prefixes(self.0 & !(segment | repeat) | others.0)
    }

    /// Removes prefixes.
    #[must_use]
    pub fn without(self, others: Prefixes) -> Prefixes {
        Prefixes(self.0 & !others.0)
    }

    /// The bytes of all prefixes except LOCK, which follows the operand size, in the order of assemblers; zeros for
    /// absent ones.
    pub(crate) fn bytes(self) -> [u8; 4] {
        let byte = |prefix: Prefixes, byte: u8| if self.has(prefix) { byte } else { 0 };
        let segment = self.segment().map_or(0, |segment| Segment::ALL[segment as usize].2);
        let repeat = byte(Prefixes::REP, 0xf3) | byte(Prefixes::REPNE, 0xf2);
        [segment, repeat, byte(Prefixes::ADDR32, 0x67), byte(Prefixes::DATA16, 0x66)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_each_group() {
        let fs = Prefixes::of_segment(Segment::Fs);
        let all = Prefixes::LOCK.with(Prefixes::REP).with(Prefixes::of_segment(Segment::Gs)).with(fs);
        assert_eq!(all.bytes(), [0x64, 0xf3, 0, 0]);
        assert_eq!(all.with(Prefixes::REPNE).bytes(), [0x64, 0xf2, 0, 0]);
        assert_eq!((all.segment(), Prefixes::NONE.segment()), (Some(Segment::Fs), None));
        assert!(all.has(Prefixes::LOCK) && !all.without(Prefixes::LOCK).has(Prefixes::LOCK));
        for (segment, name, byte) in Segment::ALL {
            assert_eq!(Segment::of_name(name), Some(segment));
            assert_eq!(Prefixes::of_segment(segment).bytes()[0], byte);
        }
        for (word, prefixes, byte) in Prefixes::WORDS {
            assert!(prefixes.bytes().contains(&byte) || prefixes == Prefixes::LOCK, "{word}");
            assert_eq!(Prefixes::of_word(word), Some(prefixes));
        }
    }
}
