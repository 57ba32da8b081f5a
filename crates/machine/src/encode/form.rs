//! The packed form of prefixed instructions: prefixes, opcode, and the field of each operand.
//!
//! In: the fields that a description lists once per instruction. Out: one word that the encoder, the decoder and the
//! assembler read with shifts.
//! Invariant: an operand field holds the number of an operand of the instruction, or none; tied operands have no field.
//! Not here: writing bytes (`prefixed`), the names of the forms in a description.

use std::fmt;

/// The kind of immediate after ModRM, SIB and displacement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum ImmKind {
    /// No immediate.
    #[default]
    None,
    /// 1 byte.
    Imm8,
    /// 2 bytes.
    Imm16,
    /// 4 bytes.
    Imm32,
    /// 4 bytes that the machine sign-extends.
    Imm32S,
    /// 8 bytes.
    Imm64,
    /// 1 byte relative to the end of the instruction.
    Rel8,
    /// 4 bytes relative to the end of the instruction.
    Rel32,
    /// A register number in the upper half of a byte.
    Reg,
}

impl ImmKind {
    /// Size in bytes.
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

    /// The kind with this number, in the order of [`PrefixedFields::imm`].
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

/// The encoding space of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Lead {
    /// Legacy prefixes and escape bytes.
    #[default]
    Legacy,
    /// A VEX prefix of 2 or 3 bytes.
    Vex,
    /// An EVEX prefix of 4 bytes.
    Evex,
}

impl Lead {
    /// The lead with this number, in this order; legacy for other numbers.
    #[inline]
    pub fn from_number(number: u64) -> Lead {
        match number {
            1 => Lead::Vex,
            2 => Lead::Evex,
            _ => Lead::Legacy,
        }
    }
}

/// The unpacked fields of a [`PrefixedForm`], from a description.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PrefixedFields {
    /// The opcode byte.
    pub opcode: u8,
    /// 0: one-byte opcodes, 1: `0F`, 2: `0F 38`, 3: `0F 3A`; EVEX also has 5 and 6.
    pub map: u8,
    /// The mandatory prefix, 0: none, 1: `66`, 2: `F3`, 3: `F2`.
    pub prefix: u8,
    /// The encoding space.
    pub lead: Lead,
    /// The W bit.
    pub w: bool,
    /// The vector length: 0 to 2 for 128, 256 and 512 bits; a rounding operand replaces it.
    pub length: u8,
    /// Whether a `66` precedes the instruction for the operand size.
    pub op_size16: bool,
    /// Byte registers 4 to 7 need an empty REX prefix.
    pub rex8: bool,
    /// Whether the LOCK prefix is part of the instruction.
    pub locked: bool,
    /// Whether there is a ModRM byte.
    pub has_modrm: bool,
    /// The opcode extension in ModRM.reg.
    pub extension: Option<u8>,
    /// The low three bits of ModRM, if no operand is there.
    pub rm_bits: u8,
    /// Whether r/m is a memory operand.
    pub rm_is_mem: bool,
    /// Whether the encoder may exchange the vvvv and r/m operands for a shorter prefix.
    pub may_swap: bool,
    /// Whether the index register of the address is a vector.
    pub is_vsib: bool,
    /// Whether EVEX selects zeroing of masked lanes.
    pub zeroing: bool,
    /// The b bit of EVEX: broadcast for memory operands; rounding or suppressed exceptions for registers.
    pub b: bool,
    /// Base-2 logarithm of the scale that EVEX applies to a one-byte displacement.
    pub disp8_log2: u8,
    /// The kind of immediate.
    pub imm: ImmKind,
    /// Operand in ModRM.reg.
    pub reg: Option<u8>,
    /// Operand in ModRM.rm.
    pub rm: Option<u8>,
    /// Operand in VEX.vvvv.
    pub vvvv: Option<u8>,
    /// Operand in the low bits of the opcode.
    pub op_reg: Option<u8>,
    /// Condition in the low bits of the opcode, or rounding mode in the vector-length bits of EVEX.
    pub cond: Option<u8>,
    /// Operand in the immediate.
    pub imm_place: Option<u8>,
    /// The mask register of EVEX.
    pub mask: Option<u8>,
}

/// The packed form; see the module documentation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PrefixedForm(pub(crate) u64);

const NO_PLACE: u64 = 0xf;

impl PrefixedForm {
    /// Packs the fields. An opcode extension shares its bits with the operand that it excludes.
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
                | u64::from(f.locked) << 31
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
            locked: self.locked(),
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
    /// The encoding space.
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
    pub(crate) fn locked(self) -> bool {
        self.bit(31)
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
    /// The displacement scale; only for forms with a memory operand.
    #[inline]
    pub(crate) fn disp8_log2(self) -> u8 {
        (self.0 >> 60 & 7) as u8
    }
    /// The low bits of ModRM; only for forms without a memory operand.
    #[inline]
    pub(crate) fn rm_bits(self) -> u8 {
        (self.0 >> 60 & 7) as u8
    }
}

/// The value of an operand field without an operand.
pub(crate) const NOWHERE: usize = NO_PLACE as usize;

fn place(number: usize) -> Option<u8> {
    (number != NOWHERE).then_some(number as u8)
}

impl PrefixedForm {
    /// The fields of the instruction that hold operands, in the words of manuals, with the numbers of the operands.
    pub fn places(self) -> impl Iterator<Item = (&'static str, u8)> {
        let fields = self.fields();
        let places = [
            ("modrm.reg", fields.reg),
            ("modrm.rm", fields.rm),
            ("vvvv", fields.vvvv),
            ("opcode", fields.op_reg),
            ("condition", fields.cond),
            ("aaa", fields.mask),
            ("immediate", fields.imm_place),
        ];
        places.into_iter().filter_map(|(place, operand)| Some((place, operand?)))
    }
}

/// Prefixes and opcode in the notation of manuals.
impl fmt::Display for PrefixedForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields();
        let prefix = ["", "66", "F3", "F2"][usize::from(fields.prefix & 3)];
        let map = ["", "0F", "0F38", "0F3A", "", "MAP5", "MAP6", ""][usize::from(fields.map & 7)];
        match fields.lead {
            Lead::Legacy => {
                let size = if fields.op_size16 { "66" } else { "" };
                let lock = if fields.locked { "F0" } else { "" };
                let w = if fields.w { "REX.W" } else { "" };
                for word in [size, lock, prefix, w, map].into_iter().filter(|word| !word.is_empty()) {
                    write!(f, "{word} ")?;
                }
            }
            lead => {
                let length = ["128", "256", "512", ""][usize::from(fields.length & 3)];
                let name = if lead == Lead::Vex { "VEX" } else { "EVEX" };
                let parts = [name, length, prefix, map, if fields.w { "W1" } else { "W0" }];
                let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
                write!(f, "{} ", parts.join("."))?;
            }
        }
        write!(f, "{:02X}", fields.opcode)?;
        if let Some(extension) = fields.extension {
            write!(f, " /{extension}")?;
        } else if fields.has_modrm {
            write!(f, " /r")?;
        }
        match fields.imm {
            ImmKind::None => Ok(()),
            imm => write!(f, " {}", format!("{imm:?}").to_ascii_lowercase()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fields: PrefixedFields) {
        assert_eq!(PrefixedForm::new(fields).fields(), fields);
    }

    #[test]
    fn unpacks_packed_fields() {
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
            imm: ImmKind::Reg,
            locked: true,
            rm: Some(0),
            reg: Some(1),
            ..PrefixedFields::default()
        });
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
