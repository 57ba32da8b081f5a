//! The packed form of prefixed instructions: which prefixes and opcode, and where each operand goes.
//!
//! In: the fields that a description states once per instruction. Out: one word that the encoder, the decoder and the
//! assembler read with shifts.
//! Invariant: a place is the number of an operand of the instruction, or none; tied operands have no place.
//! Not here: putting bytes (`prefixed`), the names of the forms in a description.

/// What follows the addressing bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum ImmKind {
    /// Nothing.
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

/// The fields of a [`PrefixedForm`], unpacked; made by descriptions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrefixedFields {
    /// The opcode byte.
    pub opcode: u8,
    /// 0: one-byte opcodes, 1: `0F`, 2: `0F 38`, 3: `0F 3A`.
    pub map: u8,
    /// 0: none, 1: `66`, 2: `F3`, 3: `F2`; part of the opcode.
    pub prefix: u8,
    /// Whether the prefixes are folded into a VEX prefix.
    pub is_vex: bool,
    /// The W bit.
    pub w: bool,
    /// The L bit of VEX.
    pub l: bool,
    /// A `66` for the operand size, in front.
    pub op_size16: bool,
    /// Byte registers 4 to 7 need an empty REX prefix.
    pub rex8: bool,
    /// Whether there is an addressing byte.
    pub has_modrm: bool,
    /// The opcode extension in the addressing byte.
    pub extension: Option<u8>,
    /// Whether the r/m place is an address.
    pub rm_is_mem: bool,
    /// Whether the vvvv and r/m places may be exchanged for a shorter prefix.
    pub may_swap: bool,
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
    /// Condition in the low bits of the opcode.
    pub cond: Option<u8>,
    /// Operand that follows the addressing bytes.
    pub imm_place: Option<u8>,
}

impl Default for PrefixedFields {
    fn default() -> Self {
        PrefixedFields {
            opcode: 0,
            map: 0,
            prefix: 0,
            is_vex: false,
            w: false,
            l: false,
            op_size16: false,
            rex8: false,
            has_modrm: false,
            extension: None,
            rm_is_mem: false,
            may_swap: false,
            imm: ImmKind::None,
            reg: None,
            rm: None,
            vvvv: None,
            op_reg: None,
            cond: None,
            imm_place: None,
        }
    }
}

/// The packed form; see the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrefixedForm(pub(crate) u64);

const NO_PLACE: u64 = 0xf;

impl PrefixedForm {
    /// Packs the fields.
    pub fn new(f: PrefixedFields) -> Self {
        let place = |p: Option<u8>| p.map_or(NO_PLACE, |p| u64::from(p & 0xf));
        PrefixedForm(
            u64::from(f.opcode)
                | u64::from(f.map & 7) << 8
                | u64::from(f.prefix & 3) << 11
                | u64::from(f.is_vex) << 13
                | u64::from(f.w) << 14
                | u64::from(f.l) << 15
                | u64::from(f.op_size16) << 16
                | u64::from(f.rex8) << 17
                | u64::from(f.has_modrm) << 18
                | u64::from(f.extension.is_some()) << 19
                | u64::from(f.extension.unwrap_or(0) & 7) << 20
                | u64::from(f.rm_is_mem) << 23
                | u64::from(f.may_swap) << 24
                | (f.imm as u64) << 25
                | place(f.reg) << 32
                | place(f.rm) << 36
                | place(f.vvvv) << 40
                | place(f.op_reg) << 44
                | place(f.cond) << 48
                | place(f.imm_place) << 52,
        )
    }

    /// The fields.
    pub fn fields(self) -> PrefixedFields {
        PrefixedFields {
            opcode: self.opcode(),
            map: self.map(),
            prefix: self.prefix(),
            is_vex: self.is_vex(),
            w: self.w(),
            l: self.l(),
            op_size16: self.op_size16(),
            rex8: self.rex8(),
            has_modrm: self.has_modrm(),
            extension: self.extension(),
            rm_is_mem: self.rm_is_mem(),
            may_swap: self.may_swap(),
            imm: self.imm(),
            reg: place(self.reg()),
            rm: place(self.rm()),
            vvvv: place(self.vvvv()),
            op_reg: place(self.op_reg()),
            cond: place(self.cond()),
            imm_place: place(self.imm_place()),
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
    #[inline]
    pub(crate) fn is_vex(self) -> bool {
        self.bit(13)
    }
    #[inline]
    pub(crate) fn w(self) -> bool {
        self.bit(14)
    }
    #[inline]
    pub(crate) fn l(self) -> bool {
        self.bit(15)
    }
    #[inline]
    pub(crate) fn op_size16(self) -> bool {
        self.bit(16)
    }
    #[inline]
    pub(crate) fn rex8(self) -> bool {
        self.bit(17)
    }
    #[inline]
    pub(crate) fn has_modrm(self) -> bool {
        self.bit(18)
    }
    #[inline]
    pub(crate) fn has_extension(self) -> bool {
        self.bit(19)
    }
    #[inline]
    pub(crate) fn extension_bits(self) -> u8 {
        (self.0 >> 20 & 7) as u8
    }
    pub(crate) fn extension(self) -> Option<u8> {
        self.has_extension().then(|| self.extension_bits())
    }
    #[inline]
    pub(crate) fn rm_is_mem(self) -> bool {
        self.bit(23)
    }
    #[inline]
    pub(crate) fn may_swap(self) -> bool {
        self.bit(24)
    }
    #[inline]
    pub(crate) fn imm(self) -> ImmKind {
        ImmKind::from_number(self.0 >> 25 & 0xf)
    }
    #[inline]
    pub(crate) fn reg(self) -> usize {
        self.place(32)
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
}

/// The value of a place that no operand takes.
pub(crate) const NOWHERE: usize = NO_PLACE as usize;

fn place(number: usize) -> Option<u8> {
    (number != NOWHERE).then_some(number as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unpacks_what_was_packed() {
        let fields = PrefixedFields {
            opcode: 0xc2,
            map: 3,
            prefix: 2,
            is_vex: true,
            l: true,
            has_modrm: true,
            extension: Some(5),
            may_swap: true,
            imm: ImmKind::Reg,
            reg: Some(0),
            rm: Some(2),
            vvvv: Some(1),
            imm_place: Some(3),
            ..PrefixedFields::default()
        };
        assert_eq!(PrefixedForm::new(fields).fields(), fields);
    }
}
