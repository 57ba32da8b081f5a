//! Views of registers, register classes, sub-register indices and operand kinds.
//!
//! Invariant: units decide overlap; two registers alias exactly when they share a unit.
//! Not here: instructions (`inst`).

use super::{Column, Modifier, NAME_SEPARATOR, TargetDesc, opt_inst};
use crate::codec::Codec;
use crate::ids::{ClassId, FeatureId, InstId, OperandKindId, RegId, SubIndexId, UnitId};
use crate::operand::OperandTag;
use crate::types::ValueType;

/// Field offsets that the encoder reads directly.
pub(crate) mod regs_field {
    /// A register's number.
    pub(crate) const ENCODING: usize = 3;
    /// A class's members as a bit set.
    pub(crate) const CLASS_BITS: usize = 2;
    /// An operand kind's smallest and largest value.
    pub(crate) const KIND_RANGE: usize = 3;
}

/// A sub-register index: a position inside registers.
#[derive(Clone, Copy)]
pub struct SubIndexRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The index.
    pub id: SubIndexId,
}

impl<'a> SubIndexRef<'a> {
    /// Its name in the description.
    pub fn name(self) -> &'a str {
        self.desc.str(self.desc.word(Column::SubIndices, self.id.index(), 0))
    }

    /// Width in bits.
    pub fn size_bits(self) -> u32 {
        self.desc.word(Column::SubIndices, self.id.index(), 1)
    }

    /// First bit.
    pub fn offset_bits(self) -> u32 {
        self.desc.word(Column::SubIndices, self.id.index(), 2)
    }
}

/// A register.
#[derive(Clone, Copy)]
pub struct RegRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The register.
    pub id: RegId,
}

impl<'a> RegRef<'a> {
    #[inline]
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::Regs, self.id.index(), field)
    }

    /// Its assembly name.
    pub fn name(self) -> &'a str {
        self.desc.str(self.word(0))
    }

    /// Its record name.
    pub fn record(self) -> &'a str {
        self.desc.str(self.word(1))
    }

    /// Alternative spellings.
    pub fn alt_names(self) -> impl ExactSizeIterator<Item = &'a str> {
        self.desc.list(self.word(2)).iter().map(|&s| self.desc.str(s))
    }

    /// Its encoding number.
    #[inline]
    pub fn encoding(self) -> u16 {
        self.word(regs_field::ENCODING) as u16
    }

    /// Its direct sub-registers and their indices.
    pub fn subs(self) -> impl ExactSizeIterator<Item = (SubIndexId, RegId)> + 'a {
        let list = self.desc.list(self.word(4));
        list.chunks_exact(2).map(|p| (SubIndexId::from_index(p[0] as usize), RegId::from_index(p[1] as usize)))
    }

    /// Its sub-register at this index, direct or nested.
    pub fn part(self, index: SubIndexId) -> Option<RegId> {
        self.subs()
            .find(|&(i, _)| i == index)
            .map(|(_, r)| r)
            .or_else(|| self.subs().find_map(|(_, inner)| self.desc.reg(inner).part(index)))
    }

    /// The register that replaces it in an address of half as many bits: its half, if it is as wide as an address.
    pub fn half_address(self) -> Option<RegId> {
        let half = self.desc.pointer_bits() / 2;
        self.subs().find(|(index, _)| self.desc.sub_index(*index).size_bits() == half).map(|(_, reg)| reg)
    }

    /// Its register units.
    #[inline]
    pub fn units(self) -> impl ExactSizeIterator<Item = UnitId> + 'a {
        self.desc.list(self.word(5)).iter().map(|&u| UnitId::from_index(u as usize))
    }

    /// Whether the two registers share storage.
    pub fn overlaps(self, other: RegId) -> bool {
        self.units().any(|u| self.desc.reg(other).units().any(|v| u == v))
    }

    /// The code-size cost of using it.
    pub fn cost(self) -> u32 {
        self.word(6) & 0xffff
    }

    /// Whether its value is constant.
    pub fn is_constant(self) -> bool {
        self.word(6) >> 16 & 1 != 0
    }

    /// Whether it is reserved: the allocator never assigns it, for example a stack pointer.
    pub fn is_reserved(self) -> bool {
        self.word(6) >> 17 & 1 != 0
    }

    /// Features that it requires.
    pub fn features(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        self.desc.list(self.word(8)).iter().map(|&f| FeatureId::from_index(f as usize))
    }

    /// Its DWARF number for unwind tables.
    pub fn dwarf(self) -> Option<u32> {
        let word = self.word(7);
        (word != super::NONE).then_some(word)
    }
}

/// A register class.
#[derive(Clone, Copy)]
pub struct ClassRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The class.
    pub id: ClassId,
}

impl<'a> ClassRef<'a> {
    #[inline]
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::Classes, self.id.index(), field)
    }

    /// Its name in the description.
    pub fn name(self) -> &'a str {
        self.desc.str(self.word(0))
    }

    /// The members in allocation order.
    pub fn members(self) -> impl ExactSizeIterator<Item = RegId> + DoubleEndedIterator + 'a {
        self.desc.list(self.word(1)).iter().map(|&r| RegId::from_index(r as usize))
    }

    /// Whether the register is a member.
    #[inline]
    pub fn contains(self, reg: RegId) -> bool {
        let bits = self.desc.list(self.word(regs_field::CLASS_BITS));
        bits[reg.index() / 32] >> (reg.index() % 32) & 1 != 0
    }

    /// The value types that its registers can hold.
    pub fn types(self) -> impl ExactSizeIterator<Item = ValueType> + 'a {
        self.desc.list(self.word(3)).iter().map(|&t| ValueType::from_packed(t))
    }

    /// Size of a spilled value in bits.
    #[inline]
    pub fn spill_bits(self) -> u32 {
        self.word(4)
    }

    /// Alignment of a spilled value in bits.
    pub fn spill_align_bits(self) -> u32 {
        self.word(5)
    }

    /// The instruction that copies between registers of the class.
    pub fn move_inst(self) -> Option<InstId> {
        opt_inst(self.word(6))
    }

    /// The instruction that reloads a register from memory.
    pub fn load_inst(self) -> Option<InstId> {
        opt_inst(self.word(7))
    }

    /// The instruction that spills a register to memory.
    pub fn store_inst(self) -> Option<InstId> {
        opt_inst(self.word(8))
    }

    /// Whether the allocator may assign its registers.
    pub fn is_allocatable(self) -> bool {
        self.word(9) & 1 != 0
    }

    /// The cost of a copy.
    pub fn copy_cost(self) -> u32 {
        self.word(9) >> 1 & 0xffff
    }

    /// The assembly name of a register in an operand of this class.
    pub fn name_of(self, reg: RegId) -> &'a str {
        let reg = self.desc.reg(reg);
        let other = (self.word(9) >> 24).checked_sub(1).and_then(|at| reg.alt_names().nth(at as usize));
        other.unwrap_or_else(|| reg.name())
    }

    /// The member with the number plus `offset`, with wrap-around after the greatest number.
    pub fn register_at_offset(self, reg: RegId, offset: u8) -> Option<RegId> {
        let number = |reg: RegId| self.desc.reg(reg).encoding();
        let n = self.members().map(number).max()? + 1;
        let target = (number(reg) + u16::from(offset)) % n;
        self.members().find(|&member| number(member) == target)
    }

    /// The member that is this register, or a sub- or super-register of it with the same number.
    pub fn same_number_view(self, reg: RegId) -> Option<RegId> {
        if self.contains(reg) {
            return Some(reg);
        }
        let reg_ref = self.desc.reg(reg);
        self.members()
            .find(|&member| self.desc.reg(member).encoding() == reg_ref.encoding() && reg_ref.overlaps(member))
    }
}

/// A kind of operand that is not a register.
#[derive(Clone, Copy)]
pub struct OperandKindRef<'a> {
    pub(super) desc: &'a TargetDesc,
    /// The kind.
    pub id: OperandKindId,
}

impl<'a> OperandKindRef<'a> {
    #[inline]
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::Kinds, self.id.index(), field)
    }

    /// Its name in the description.
    pub fn name(self) -> &'a str {
        self.desc.str(self.word(0))
    }

    /// Its operand kind: immediate, memory, label or condition.
    pub fn tag(self) -> OperandTag {
        tag_of(self.word(1) & 0xff)
    }

    /// Immediates: whether the encoding is sign-extended.
    #[inline]
    pub fn is_signed(self) -> bool {
        self.word(1) >> 8 & 1 != 0
    }

    /// Memory: the syntax of an address, such as `$disp($base)`; `None` for `[base + scale*index + disp]`.
    pub fn address_text(self) -> Option<&'a str> {
        self.names().next().filter(|_| self.tag() == OperandTag::Mem)
    }

    /// Labels and immediates: added to the distance or number before its bits are taken, for fields that count from
    /// another position or are rounded.
    #[inline]
    pub fn bias(self) -> i32 {
        match self.tag() {
            OperandTag::Label => self.word(2) as i32,
            OperandTag::Imm => self.word(2) as i32 >> 8,
            _ => 0,
        }
    }

    /// Whether there is a condition with this number.
    #[inline]
    pub fn has_condition(self, number: usize) -> bool {
        let mut names = self.names();
        names.len() == 0 || names.nth(number).is_some_and(|name| !name.is_empty())
    }

    /// Immediates, labels and displacements of addresses: size in bits in the encoding; 0 if the instruction's form
    /// determines it.
    pub fn width_bits(self) -> u32 {
        self.word(1) >> 16 & 0xff
    }

    /// Immediates: the encoding of the number in its field.
    #[inline]
    pub fn codec(self) -> Codec {
        Codec::from_bits(self.word(1) >> 24)
    }

    /// Memory: size of the access in bits; 0 for an address without an access.
    pub fn mem_bits(self) -> u32 {
        if self.tag() == OperandTag::Mem { self.word(2) } else { 0 }
    }

    /// Immediates: number of bits that the text shows as an unsigned number; 0 if the text shows the number unchanged.
    pub fn text_bits(self) -> u32 {
        if self.tag() == OperandTag::Imm { self.word(2) & 0xff } else { 0 }
    }

    /// Immediates: whether zero is excluded.
    #[inline]
    pub fn is_nonzero(self) -> bool {
        self.word(1) >> 9 & 1 != 0
    }

    /// Immediates: whether the kind includes this value.
    #[inline]
    pub fn holds(self, value: i64) -> bool {
        self.min() <= value && value <= self.max() && !(value == 0 && self.is_nonzero())
    }

    /// Immediates: the smallest legal value.
    #[inline]
    pub fn min(self) -> i64 {
        self.desc.long(self.word(regs_field::KIND_RANGE))
    }

    /// Immediates: the largest legal value.
    #[inline]
    pub fn max(self) -> i64 {
        self.desc.long(self.word(regs_field::KIND_RANGE) + 2)
    }

    /// The value type of the operand.
    pub fn value_type(self) -> ValueType {
        ValueType::from_packed(self.word(4))
    }

    /// Conditions: the names by number, synonyms separated by `|`.
    #[inline]
    pub fn names(self) -> impl ExactSizeIterator<Item = &'a str> {
        self.desc.list(self.word(5)).iter().map(|&s| self.desc.str(s))
    }

    /// Immediates: the named numbers with their names; the printer uses the first name of a number.
    pub fn named_numbers(self) -> impl Iterator<Item = (i64, &'a str)> {
        let names = self.names().filter(move |_| self.tag() == OperandTag::Imm);
        let names = names.flat_map(|entry| entry.split(NAME_SEPARATOR));
        names.filter_map(|entry| entry.split_once('=').and_then(|(number, name)| Some((number.parse().ok()?, name))))
    }

    /// Labels, and pc-relative addresses: the ELF relocation for a symbol of another section.
    pub fn relocation(self) -> Option<u32> {
        Some(self.word(8) & 0xffff).filter(|&relocation| relocation != 0)
    }

    /// Labels: the ELF relocation for the second word of a two-word instruction.
    pub fn second_relocation(self) -> Option<u32> {
        Some(self.word(8) >> 16 & 0x3fff).filter(|&relocation| relocation != 0)
    }

    /// Labels: whether that second relocation refers to the address of the first word instead of the symbol.
    pub fn second_names_first(self) -> bool {
        self.word(8) >> 30 & 1 != 0
    }

    /// Labels: whether the field is an absolute address, which only a linker knows, instead of a distance.
    pub fn is_absolute(self) -> bool {
        self.word(8) >> 31 != 0
    }

    /// Immediates, labels and addresses: the relocation modifiers that the operand accepts.
    pub fn modifiers(self) -> impl Iterator<Item = Modifier<'a>> {
        let desc = self.desc;
        desc.list(self.word(9)).chunks_exact(Modifier::WORDS).map(|words| Modifier {
            text: desc.str(words[0]),
            relocation: words[1],
            shift: words[2] & 0xff,
            n_bits: words[2] >> 8,
            bias: words[3] as i32,
        })
    }

    /// Memory: the class of the base register.
    #[inline]
    pub fn base_class(self) -> Option<ClassId> {
        let word = self.word(6);
        (word != super::NONE).then(|| ClassId::from_index(word as usize))
    }

    /// Memory: the class of the index register.
    #[inline]
    pub fn index_class(self) -> Option<ClassId> {
        let word = self.word(7);
        (word != super::NONE).then(|| ClassId::from_index(word as usize))
    }
}

pub(crate) fn tag_of(word: u32) -> OperandTag {
    match word {
        0 => OperandTag::Reg,
        1 => OperandTag::Imm,
        2 => OperandTag::Mem,
        3 => OperandTag::Label,
        _ => OperandTag::Cond,
    }
}
