//! What may stand before an instruction with prefixes and changes how it works.
//!
//! In: bytes that precede an instruction, or the words that assembly has for them. Out: a [`Prefixes`], one byte of state
//! beside the instruction and its operands.
//! Invariants: there is one of each group at most: a segment, a repetition, the lock, 32-bit addresses; their bytes have one
//! order, that of assemblers. An address keeps its 64-bit registers, whatever the prefix makes of them.
//! Not here: prefixes that are a part of an opcode or of an operand (66 as operand size, REX, VEX, EVEX); a prefix that says
//! nothing, as a second 66 in front of a nop, is no state, as the length of a displacement is none.

/// The prefixes of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Prefixes(u8);

/// A segment that an address counts from.
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
    /// None.
    pub const NONE: Prefixes = Prefixes(0);
    /// The access to memory is one that nobody sees half done.
    pub const LOCK: Prefixes = Prefixes(1 << 3);
    /// Repeats while there is something left to count, or while it is equal.
    pub const REP: Prefixes = Prefixes(1 << 4);
    /// Repeats while it is not equal.
    pub const REPNE: Prefixes = Prefixes(1 << 5);
    /// Addresses have 32 bits.
    pub const ADDR32: Prefixes = Prefixes(1 << 6);
    /// Fills a byte, where it is no operand size. Only assembly says it.
    pub const DATA16: Prefixes = Prefixes(1 << 7);

    /// The words of assembly, the first of which is written, and their bytes; segments stand in addresses.
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
        // A jump or a call by a register that may go anywhere has the prefix of a segment.
        ("notrack", Prefixes(Segment::Ds as u8 + 1), 0x3e),
        ("data16", Prefixes::DATA16, 0x66),
    ];

    /// The prefix that a segment is.
    pub const fn of_segment(segment: Segment) -> Prefixes {
        Prefixes(segment as u8 + 1)
    }

    /// The segment.
    pub fn segment(self) -> Option<Segment> {
        let at = (self.0 & SEGMENT).checked_sub(1)?;
        Segment::ALL.get(usize::from(at)).map(|(segment, ..)| *segment)
    }

    /// The prefixes of a word of assembly.
    pub(crate) fn of_word(word: &str) -> Option<Prefixes> {
        let known = Prefixes::WORDS.iter().find(|(its, ..)| its.eq_ignore_ascii_case(word));
        known.map(|(_, prefixes, _)| *prefixes).or_else(|| Segment::of_name(word).map(Prefixes::of_segment))
    }

    /// The words of all but the segment, in the order in which assembly has them.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        let lock = if self.has(Prefixes::LOCK) { ["lock", "xrelease", "xacquire"] } else { ["", "rep", "repne"] };
        let one = |prefix: Prefixes, word: &'static str| Some(word).filter(|_| self.has(prefix));
        let repeat = one(Prefixes::REP, lock[1]).or(one(Prefixes::REPNE, lock[2]));
        let words =
            [one(Prefixes::DATA16, "data16"), one(Prefixes::ADDR32, "addr32"), repeat, one(Prefixes::LOCK, lock[0])];
        words.into_iter().flatten()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether any of these is there.
    #[inline]
    pub fn has(self, prefixes: Prefixes) -> bool {
        self.0 & prefixes.0 != 0
    }

    /// With others, which take the place of those of their group.
    #[inline]
    #[must_use]
    pub const fn with(self, others: Prefixes) -> Prefixes {
        const REPEAT: u8 = Prefixes::REP.0 | Prefixes::REPNE.0;
        let segment = if others.0 & SEGMENT != 0 { SEGMENT } else { 0 };
        let repeat = if others.0 & REPEAT != 0 { REPEAT } else { 0 };
        Prefixes(self.0 & !(segment | repeat) | others.0)
    }

    /// Without these.
    #[must_use]
    pub fn without(self, others: Prefixes) -> Prefixes {
        Prefixes(self.0 & !others.0)
    }

    /// The bytes of all but the lock, which follows the operand size, in the order in which assemblers write them; zeros for
    /// those that are not there.
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
