//! The operands of one machine instruction.
//!
//! In: operands from the compiler or the assembler. Out: operands for the encoder and the printer.
//! Invariants: an operand is `Copy` and 16 bytes; registers are physical.
//! Not here: the operands that an instruction accepts (see [`InstRef::operands`](crate::InstRef::operands)).

use crate::ids::{LabelId, RegId};

/// The factor of an address's index register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Scale {
    /// 1
    #[default]
    One,
    /// 2
    Two,
    /// 4
    Four,
    /// 8
    Eight,
}

impl Scale {
    /// All scales in ascending order; the position is the base-2 logarithm.
    pub const ALL: [Scale; 4] = [Scale::One, Scale::Two, Scale::Four, Scale::Eight];

    /// The scale that multiplies by `factor`.
    pub fn from_factor(factor: u32) -> Option<Scale> {
        Self::ALL.into_iter().find(|s| s.factor() == factor)
    }

    /// The factor.
    #[inline]
    pub fn factor(self) -> u32 {
        1 << self as u32
    }

    /// The base-2 logarithm of the factor.
    #[inline]
    pub fn log2(self) -> u8 {
        self as u8
    }
}

/// An address: `base + index * scale + disp`, or a label relative to the program counter.
///
/// With a label, `base` is `None` or the program counter, `index` is `None`, and `disp` is added to the label's address.
/// Without a label, the program counter as base means `disp` bytes from the end of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mem {
    /// The base register.
    pub base: Option<RegId>,
    /// The index register.
    pub index: Option<RegId>,
    /// The factor of the index register.
    pub scale: Scale,
    /// The constant part.
    pub disp: i32,
    /// The label that the address is relative to.
    pub label: Option<MemLabel>,
}

/// A label inside an address; `Option<MemLabel>` is as small as a label.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemLabel(std::num::NonZeroU32);

impl MemLabel {
    /// The label.
    #[inline]
    pub fn label(self) -> LabelId {
        LabelId(self.0.get() - 1)
    }
}

impl From<LabelId> for MemLabel {
    #[inline]
    fn from(label: LabelId) -> Self {
        MemLabel(std::num::NonZeroU32::MIN.saturating_add(label.0))
    }
}

impl Mem {
    /// `[base + disp]`
    #[inline]
    pub fn base(base: RegId, disp: i32) -> Mem {
        Mem { base: Some(base), disp, ..Mem::default() }
    }

    /// `[base + index * scale + disp]`
    #[inline]
    pub fn indexed(base: RegId, index: RegId, scale: Scale, disp: i32) -> Mem {
        Mem { base: Some(base), index: Some(index), scale, disp, label: None }
    }

    /// `[label]`, relative to the program counter.
    #[inline]
    pub fn label(label: LabelId) -> Mem {
        Mem { label: Some(label.into()), ..Mem::default() }
    }

    /// `[disp]`, an absolute address.
    #[inline]
    pub fn absolute(disp: i32) -> Mem {
        Mem { disp, ..Mem::default() }
    }
}

/// One operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register.
    Reg(RegId),
    /// An immediate; for a label operand, the distance in bytes from the end of an instruction with prefixes, or from
    /// the start of an instruction of fixed size.
    Imm(i64),
    /// An address.
    Mem(Mem),
    /// A code position.
    Label(LabelId),
    /// A condition, as its encoding number.
    Cond(u8),
}

const _: () = assert!(size_of::<Operand>() == 16);

/// The kinds of operand, without a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OperandTag {
    /// A register.
    Reg,
    /// An immediate.
    Imm,
    /// An address.
    Mem,
    /// A code position.
    Label,
    /// A condition.
    Cond,
}

impl OperandTag {
    /// The word for messages.
    pub fn as_str(self) -> &'static str {
        match self {
            OperandTag::Reg => "a register",
            OperandTag::Imm => "an immediate",
            OperandTag::Mem => "a memory address",
            OperandTag::Label => "a label",
            OperandTag::Cond => "a condition",
        }
    }
}

impl Operand {
    /// The kind of this operand.
    pub fn tag(&self) -> OperandTag {
        match self {
            Operand::Reg(_) => OperandTag::Reg,
            Operand::Imm(_) => OperandTag::Imm,
            Operand::Mem(_) => OperandTag::Mem,
            Operand::Label(_) => OperandTag::Label,
            Operand::Cond(_) => OperandTag::Cond,
        }
    }
}

impl From<RegId> for Operand {
    fn from(reg: RegId) -> Self {
        Operand::Reg(reg)
    }
}

impl From<i64> for Operand {
    fn from(imm: i64) -> Self {
        Operand::Imm(imm)
    }
}

impl From<Mem> for Operand {
    fn from(mem: Mem) -> Self {
        Operand::Mem(mem)
    }
}

impl From<LabelId> for Operand {
    fn from(label: LabelId) -> Self {
        Operand::Label(label)
    }
}
