//! The packed form of prefixed instructions: which prefixes and opcode, and where each operand goes.
//!
//! In: the fields that a description states once per instruction. Out: one word that the encoder, the decoder and the
//! assembler read with shifts.
//! Invariant: a place is the number of an operand of the instruction, or none; tied operands have no place.
//! Not here: putting bytes (`prefixed`), the names of the forms in a description.

/// What follows the addressing bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum ImmKind {
    /// Nothing.
    #[default]
    None,
    /// A byte.
    Imm8,
    /// Two bytes.
    Imm16,
    /// Four bytes.
    Imm32,
    /// Four bytes that the machine sign-extends.
    Imm32S,
    /// Eight bytes.
    Imm64,
    /// A byte relative to the end of the instruction.
    Rel8,
    /// Four bytes relative to the end of the instruction.
    Rel32,
    /// A register in the upper half of a byte.
    Reg,
}

impl ImmKind {
    /// Number of bytes.
    #[inline]
    pub fn bytes(self) -> u8 {
        match self {
            ImmKind::None => 0,
            ImmKind::Imm8 | ImmKind::Rel8 | ImmKind::Reg => 1,
            ImmKind::Imm16 => 2,
            ImmKind::Imm32 | ImmKind::Imm32S | ImmKind::Rel32 => 4,
            ImmKind::Imm64 => 8,
        }
    }

    /// The kind of a number in [`PrefixedFields::imm`]'s order.
    #[inline]
    pub fn from_number(number: u64) -> ImmKind {
        match number {
            1 => ImmKind::Imm8,
            2 => ImmKind::Imm16,
            3 => ImmKind::Imm32,
            4 => ImmKind::Imm32S,
            5 => ImmKind::Imm64,
            6 => ImmKind::Rel8,
            7 => ImmKind::Rel32,
            8 => ImmKind::Reg,
            _ => ImmKind::None,
        }
    }
}

/// What stands before the opcode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Lead {
    /// Single prefixes and escape bytes.
    #[default]
    Legacy,
    /// A VEX prefix of two or three bytes.
    Vex,
    /// An EVEX prefix of four bytes.
    Evex,
}

impl Lead {
    /// The lead of a number in this order; legacy if there is none.
    #[inline]
    pub fn from_number(number: u64) -> Lead {
        match number {
            1 => Lead::Vex,
            2 => Lead::Evex,
            _ => Lead::Legacy,
        }
    }
}

/// The fields of a [`PrefixedForm`], unpacked; made by descriptions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PrefixedFields {
    /// The opcode byte.
    pub opcode: u8,
    /// 0: one-byte opcodes, 1: `0F`, 2: `0F 38`, 3: `0F 3A`; EVEX has 5 and 6 too.
    pub map: u8,
    /// 0: none, 1: `66`, 2: `F3`, 3: `F2`; part of the opcode.
    pub prefix: u8,
    /// What stands before the opcode.
    pub lead: Lead,
    /// The W bit.
    pub w: bool,
    /// The vector length: 0 to 2 for 128, 256 and 512 bits; a rounding operand stands in its place.
    pub length: u8,
    /// A `66` for the operand size, in front.
    pub op_size16: bool,
    /// Byte registers 4 to 7 need an empty REX prefix.
    pub rex8: bool,
    /// Whether there is an addressing byte.
    pub has_modrm: bool,
    /// The opcode extension in the addressing byte.
    pub extension: Option<u8>,
    /// The last bits of the addressing byte where no operand is there.
    pub rm_bits: u8,
    /// Whether the r/m place is an address.
    pub rm_is_mem: bool,
    /// Whether the vvvv and r/m places may be exchanged for a shorter prefix.
    pub may_swap: bool,
    /// Whether the index register of the address is a vector.
    pub is_vsib: bool,
    /// Whether EVEX says that masked lanes become zero.
    pub zeroing: bool,
    /// The b bit of EVEX: a broadcast for memory, rounding or no exceptions for registers.
    pub b: bool,
    /// Logarithm of what EVEX multiplies a displacement of one byte by.
    pub disp8_log2: u8,
    /// What follows.
    pub imm: ImmKind,
    /// Operand in ModRM.reg.
    pub reg: Option<u8>,
    /// Operand in ModRM.rm.
    pub rm: Option<u8>,
    /// Operand in VEX.vvvv.
    pub vvvv: Option<u8>,
    /// Operand in the low bits of the opcode.
    pub op_reg: Option<u8>,
    /// Condition in the low bits of the opcode, or rounding mode in place of the vector length of EVEX.
    pub cond: Option<u8>,
    /// Operand that follows the addressing bytes.
    pub imm_place: Option<u8>,
    /// The mask register of EVEX.
    pub mask: Option<u8>,
}

/// The packed form; see the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrefixedForm(pub(crate) u64);

const NO_PLACE: u64 = 0xf;

impl PrefixedForm {
    /// Packs the fields; an opcode extension stands in the place of the operand that it excludes.
    pub fn new(f: PrefixedFields) -> Self {
        let place = |p: Option<u8>| p.map_or(NO_PLACE, |p| u64::from(p & 0xf));
        let reg = f.extension.map_or(place(f.reg), |extension| u64::from(extension & 7));
        PrefixedForm(
            u64::from(f.opcode)
                | u64::from(f.map & 7) << 8
                | u64::from(f.prefix & 3) << 11
                | (f.lead as u64) << 13
                | u64::from(f.w) << 15
                | u64::from(f.length & 3) << 16
                | u64::from(f.op_size16) << 18
                | u64::from(f.rex8) << 19
                | u64::from(f.has_modrm) << 20
                | u64::from(f.extension.is_some()) << 21
                | u64::from(f.is_vsib) << 22
                | u64::from(f.zeroing) << 23
                | u64::from(f.b) << 24
                | u64::from(f.rm_is_mem) << 25
                | u64::from(f.may_swap) << 26
                | (f.imm as u64) << 27
                | reg << 32
                | place(f.rm) << 36
                | place(f.vvvv) << 40
                | place(f.op_reg) << 44
                | place(f.cond) << 48
                | place(f.imm_place) << 52
                | place(f.mask) << 56
                | u64::from(if f.rm_is_mem { f.disp8_log2 } else { f.rm_bits } & 7) << 60,
        )
    }

    /// The fields.
    pub fn fields(self) -> PrefixedFields {
        PrefixedFields {
            opcode: self.opcode(),
            map: self.map(),
            prefix: self.prefix(),
            lead: self.lead(),
            w: self.w(),
            length: self.length(),
            op_size16: self.op_size16(),
            rex8: self.rex8(),
            has_modrm: self.has_modrm(),
            extension: self.extension(),
            rm_is_mem: self.rm_is_mem(),
            may_swap: self.may_swap(),
            is_vsib: self.is_vsib(),
            zeroing: self.zeroing(),
            b: self.b(),
            disp8_log2: if self.rm_is_mem() { self.disp8_log2() } else { 0 },
            rm_bits: if self.rm_is_mem() { 0 } else { self.rm_bits() },
            imm: self.imm(),
            reg: place(self.reg()),
            rm: place(self.rm()),
            vvvv: place(self.vvvv()),
            op_reg: place(self.op_reg()),
            cond: place(self.cond()),
            imm_place: place(self.imm_place()),
            mask: place(self.mask()),
        }
    }

    #[inline]
    fn bit(self, at: u32) -> bool {
        self.0 >> at & 1 != 0
    }

    #[inline]
    fn place(self, at: u32) -> usize {
        (self.0 >> at & 0xf) as usize
    }

    #[inline]
    pub(crate) fn opcode(self) -> u8 {
        self.0 as u8
    }
    #[inline]
    pub(crate) fn map(self) -> u8 {
        (self.0 >> 8 & 7) as u8
    }
    #[inline]
    pub(crate) fn prefix(self) -> u8 {
        (self.0 >> 11 & 3) as u8
    }
    /// How it starts.
    #[inline]
    pub fn lead(self) -> Lead {
        Lead::from_number(self.0 >> 13 & 3)
    }
    #[inline]
    pub(crate) fn w(self) -> bool {
        self.bit(15)
    }
    #[inline]
    pub(crate) fn length(self) -> u8 {
        (self.0 >> 16 & 3) as u8
    }
    #[inline]
    pub(crate) fn op_size16(self) -> bool {
        self.bit(18)
    }
    #[inline]
    pub(crate) fn rex8(self) -> bool {
        self.bit(19)
    }
    #[inline]
    pub(crate) fn has_modrm(self) -> bool {
        self.bit(20)
    }
    #[inline]
    pub(crate) fn has_extension(self) -> bool {
        self.bit(21)
    }
    #[inline]
    pub(crate) fn extension_bits(self) -> u8 {
        (self.0 >> 32 & 7) as u8
    }
    pub(crate) fn extension(self) -> Option<u8> {
        self.has_extension().then(|| self.extension_bits())
    }
    #[inline]
    pub(crate) fn is_vsib(self) -> bool {
        self.bit(22)
    }
    #[inline]
    pub(crate) fn zeroing(self) -> bool {
        self.bit(23)
    }
    #[inline]
    pub(crate) fn b(self) -> bool {
        self.bit(24)
    }
    #[inline]
    pub(crate) fn rm_is_mem(self) -> bool {
        self.bit(25)
    }
    #[inline]
    pub(crate) fn may_swap(self) -> bool {
        self.bit(26)
    }
    #[inline]
    pub(crate) fn imm(self) -> ImmKind {
        ImmKind::from_number(self.0 >> 27 & 0xf)
    }
    #[inline]
    pub(crate) fn reg(self) -> usize {
        if self.has_extension() { NOWHERE } else { self.place(32) }
    }
    #[inline]
    pub(crate) fn rm(self) -> usize {
        self.place(36)
    }
    #[inline]
    pub(crate) fn vvvv(self) -> usize {
        self.place(40)
    }
    #[inline]
    pub(crate) fn op_reg(self) -> usize {
        self.place(44)
    }
    #[inline]
    pub(crate) fn cond(self) -> usize {
        self.place(48)
    }
    #[inline]
    pub(crate) fn imm_place(self) -> usize {
        self.place(52)
    }
    #[inline]
    pub(crate) fn mask(self) -> usize {
        self.place(56)
    }
    /// Of an address.
    #[inline]
    pub(crate) fn disp8_log2(self) -> u8 {
        (self.0 >> 60 & 7) as u8
    }
    /// Where there is none.
    #[inline]
    pub(crate) fn rm_bits(self) -> u8 {
        (self.0 >> 60 & 7) as u8
    }
}

/// The value of a place that no operand takes.
pub(crate) const NOWHERE: usize = NO_PLACE as usize;

fn place(number: usize) -> Option<u8> {
    (number != NOWHERE).then_some(number as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fields: PrefixedFields) {
        assert_eq!(PrefixedForm::new(fields).fields(), fields);
    }

    #[test]
    fn unpacks_what_was_packed() {
        check(PrefixedFields {
            opcode: 0xc2,
            map: 3,
            prefix: 2,
            lead: Lead::Vex,
            length: 1,
            has_modrm: true,
            extension: Some(5),
            may_swap: true,
            imm: ImmKind::Reg,
            rm: Some(2),
            vvvv: Some(1),
            imm_place: Some(3),
            ..PrefixedFields::default()
        });
        check(PrefixedFields { map: 1, has_modrm: true, extension: Some(2), rm_bits: 7, ..PrefixedFields::default() });
        check(PrefixedFields {
            map: 6,
            lead: Lead::Evex,
            length: 2,
            has_modrm: true,
            rm_is_mem: true,
            is_vsib: true,
            zeroing: true,
            b: true,
            disp8_log2: 6,
            reg: Some(0),
            mask: Some(2),
            cond: Some(5),
            ..PrefixedFields::default()
        });
    }
}
