//! Relocation modifiers: operands that are a part of a symbol's address, such as `%hi(symbol)`.
//!
//! In: the words of an operand kind. Out: the assembly syntax of such a part, its relocation, and its value for a known
//! number.
//! Not here: parsing ([`crate::asm`]).

/// A part of a symbol's address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Modifier<'a> {
    /// The assembly syntax: a prefix (`:lo12:`), a function (`%hi(`), or a suffix (`@PLT`).
    pub text: &'a str,
    /// The ELF relocation.
    pub relocation: u32,
    /// Position of the part's lowest bit.
    pub shift: u32,
    /// Size of the part in bits; 0 if it does not apply to numbers.
    pub n_bits: u32,
    /// Added before the bits are taken; if the part does not apply to numbers, the field's content until link time.
    pub bias: i32,
}

impl Modifier<'_> {
    /// Words per entry in the table.
    pub(crate) const WORDS: usize = 4;

    /// The text after the expression.
    pub fn suffix(&self) -> &str {
        match self.text {
            text if text.starts_with('@') => text,
            text if text.ends_with('(') => ")",
            _ => "",
        }
    }

    /// The text before the expression.
    pub fn prefix(&self) -> &str {
        if self.text.starts_with('@') { "" } else { self.text }
    }

    /// The field's content until link time.
    pub(crate) fn unlinked(&self) -> i64 {
        if self.n_bits == 0 { i64::from(self.bias) } else { 0 }
    }

    /// The part of a number; sign-extended if the operand's values are signed.
    pub fn of_number(&self, number: i64, is_signed: bool) -> Option<i64> {
        if !(1..64).contains(&self.n_bits) {
            return None;
        }
        let unused = 64 - self.n_bits;
        let part = number.wrapping_add(i64::from(self.bias)) >> self.shift.min(63) << unused;
        Some(if is_signed { part >> unused } else { (part as u64 >> unused) as i64 })
    }
}

#[cfg(test)]
mod tests {
    use super::Modifier;

    #[test]
    fn high_and_low_parts_make_the_number() {
        let high = Modifier { text: "%hi(", relocation: 26, shift: 12, n_bits: 20, bias: 0x800 };
        let low = Modifier { text: "%lo(", relocation: 27, shift: 0, n_bits: 12, bias: 0 };
        for number in [0, 1, 2047, 2048, 4095, 4096, 0x1234_5fff, 0x7fff_f7ff] {
            let parts = [high.of_number(number, false), low.of_number(number, true)].map(Option::unwrap);
            assert_eq!((parts[0] << 12) + parts[1], number);
        }
        assert_eq!(high.of_number(-1, false), Some(0));
        assert_eq!(Modifier { n_bits: 0, ..low }.of_number(1, true), None);
        assert_eq!((high.prefix(), high.suffix()), ("%hi(", ")"));
        let behind = Modifier { text: "@PLT", ..low };
        assert_eq!((behind.prefix(), behind.suffix()), ("", "@PLT"));
    }
}
