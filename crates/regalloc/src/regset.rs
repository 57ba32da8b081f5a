//! Register units and sets of them.
//!
//! A [`PReg`] is one *unit* of one bank; every alias of a machine register (`al`, `eax`, `rax`) is the same unit.
//! A bank has at most [`UNITS_PER_BANK`] units, so that the set of a bank is one `u64`; a [`RegSet`] has one word for each of
//! at most [`MAX_BANKS`] banks. The first unit identifies a group (register pair, LMUL); the class has the width of the
//! group.

use core::fmt;

/// Maximum number of banks.
pub const MAX_BANKS: usize = 8;
/// Maximum number of units in a bank.
pub const UNITS_PER_BANK: usize = 64;

/// A register unit: bank and index within the bank. For a group, its first unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PReg(u16);

impl PReg {
    /// The unit `index` of `bank`.
    ///
    /// # Panics
    /// If `bank` is not below [`MAX_BANKS`] or `index` not below [`UNITS_PER_BANK`].
    pub const fn new(bank: u8, index: u8) -> PReg {
        assert!((bank as usize) < MAX_BANKS && (index as usize) < UNITS_PER_BANK);
        PReg((bank as u16) << 6 | index as u16)
    }

    /// The bank of this unit.
    pub const fn bank(self) -> usize {
        (self.0 >> 6) as usize & (MAX_BANKS - 1)
    }

    /// The index within the bank.
    pub const fn index(self) -> usize {
        self.0 as usize & (UNITS_PER_BANK - 1)
    }

    /// A number below `MAX_BANKS * UNITS_PER_BANK` for tables over units.
    pub const fn unit(self) -> usize {
        self.0 as usize & (MAX_BANKS * UNITS_PER_BANK - 1)
    }

    /// Inverse of [`PReg::unit`].
    pub(crate) const fn from_unit(unit: usize) -> PReg {
        PReg(unit as u16 & (MAX_BANKS * UNITS_PER_BANK - 1) as u16)
    }
}

impl fmt::Display for PReg {
    /// Bank letter and index: `a3` is unit 3 of bank 0, `b12` unit 12 of bank 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.bank() as u8) as char, self.index())
    }
}

impl fmt::Debug for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of register units over all banks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct RegSet {
    banks: [u64; MAX_BANKS],
}

impl RegSet {
    /// The empty set.
    pub const EMPTY: RegSet = RegSet { banks: [0; MAX_BANKS] };

    /// The set of every unit of every bank.
    pub const ALL: RegSet = RegSet { banks: [u64::MAX; MAX_BANKS] };

    /// The set with this word for each bank.
    #[cfg(test)]
    pub(crate) const fn from_banks(banks: [u64; MAX_BANKS]) -> RegSet {
        RegSet { banks }
    }

    /// The units of `bank` as a bit mask.
    #[inline]
    pub const fn bank(&self, bank: usize) -> u64 {
        self.banks[bank & (MAX_BANKS - 1)]
    }

    /// Mutable access to the units of `bank`.
    #[inline]
    pub fn bank_mut(&mut self, bank: usize) -> &mut u64 {
        &mut self.banks[bank & (MAX_BANKS - 1)]
    }

    /// Whether `reg` (one unit) is in the set.
    #[inline]
    pub const fn contains(&self, reg: PReg) -> bool {
        self.banks[reg.bank()] >> reg.index() & 1 != 0
    }

    /// Adds one unit.
    #[inline]
    pub fn insert(&mut self, reg: PReg) {
        self.banks[reg.bank()] |= 1 << reg.index();
    }

    /// Adds the `group` consecutive units that start at `reg`.
    #[inline]
    pub(crate) fn insert_group(&mut self, reg: PReg, group: u8) {
        self.banks[reg.bank()] |= group_mask(reg, group);
    }

    /// Removes one unit.
    #[inline]
    pub fn remove(&mut self, reg: PReg) {
        self.banks[reg.bank()] &= !(1 << reg.index());
    }

    /// Whether some unit is in both.
    #[inline]
    pub fn intersects(&self, other: &RegSet) -> bool {
        self.banks.iter().zip(&other.banks).fold(0, |both, (a, b)| both | (a & b)) != 0
    }

    /// Whether the set has no unit.
    pub fn is_empty(&self) -> bool {
        self.banks == [0; MAX_BANKS]
    }

    /// Number of units.
    pub fn len(&self) -> usize {
        self.banks.iter().map(|bank| bank.count_ones() as usize).sum()
    }

    /// Units in either set.
    #[must_use]
    pub fn union(&self, other: &RegSet) -> RegSet {
        RegSet { banks: core::array::from_fn(|bank| self.banks[bank] | other.banks[bank]) }
    }

    /// Units in both sets.
    #[must_use]
    pub fn intersection(&self, other: &RegSet) -> RegSet {
        RegSet { banks: core::array::from_fn(|bank| self.banks[bank] & other.banks[bank]) }
    }

    /// Units in this set and not in `other`.
    #[must_use]
    pub fn difference(&self, other: &RegSet) -> RegSet {
        RegSet { banks: core::array::from_fn(|bank| self.banks[bank] & !other.banks[bank]) }
    }

    /// The units in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = PReg> + '_ {
        self.banks
            .iter()
            .enumerate()
            .flat_map(|(bank, &word)| bits(word).map(move |index| PReg::from_unit(bank * UNITS_PER_BANK + index)))
    }
}

impl FromIterator<PReg> for RegSet {
    fn from_iter<I: IntoIterator<Item = PReg>>(regs: I) -> RegSet {
        let mut set = RegSet::EMPTY;
        for reg in regs {
            set.insert(reg);
        }
        set
    }
}

impl fmt::Display for RegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (n, reg) in self.iter().enumerate() {
            write!(f, "{}{reg}", if n == 0 { "" } else { " " })?;
        }
        f.write_str("}")
    }
}

impl fmt::Debug for RegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The mask, within its bank, of the `group` units that start at `reg`.
#[inline]
pub(crate) const fn group_mask(reg: PReg, group: u8) -> u64 {
    ((1u64 << (group as u32 & 63)) - 1) << reg.index()
}

/// The positions of the set bits, ascending.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_separates_banks_and_prints_in_order() {
        let mut set: RegSet = [PReg::new(1, 12), PReg::new(0, 3)].into_iter().collect();
        set.insert_group(PReg::new(2, 8), 4);
        assert_eq!(set.to_string(), "{a3 b12 c8 c9 c10 c11}");
        assert_eq!(set.len(), 6);
        set.remove(PReg::new(2, 9));
        assert!(!set.contains(PReg::new(2, 9)) && set.contains(PReg::new(2, 10)));
        assert_eq!(set.intersection(&RegSet::from_banks([8, 0, 0, 0, 0, 0, 0, 0])).to_string(), "{a3}");
        assert_eq!(PReg::from_unit(PReg::new(7, 63).unit()), PReg::new(7, 63));
    }
}
