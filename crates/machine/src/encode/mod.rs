//! Instructions to bytes.
//!
//! In: an instruction of a description and its operands. Out: bytes at the end of a [`CodeBuffer`], and fields there
//! that wait for labels.
//! Invariants: every operand is checked against the description before a byte is written; after an error the buffer
//! is as it was; no allocation beyond the buffer's own growth; no text.
//! Not here: choosing instructions, relaxing branches.

mod buffer;
mod error;
mod fixed;
mod form;
mod prefixed;

pub(crate) use buffer::read_word;
pub use buffer::CodeBuffer;
pub use error::{EncodeError, EncodeErrorKind, FixupError};
pub(crate) use form::NOWHERE;
pub use form::{ImmKind, PrefixedFields, PrefixedForm};

use crate::desc::{EncodingStyle, InstRef, OperandClass, OperandInfo, TargetDesc};
use crate::ids::InstId;
use crate::operand::Operand;

/// Appends the instruction to the code.
///
/// Operands are given results first, then inputs, tied inputs included, as [`InstRef::operands`] lists them.
#[inline]
pub fn encode(desc: &TargetDesc, inst: InstId, operands: &[Operand], code: &mut CodeBuffer) -> Result<(), EncodeError> {
    let inst = desc.inst(inst);
    check_operands(desc, inst, operands)?;
    match desc.encoding_style() {
        EncodingStyle::Prefixed => prefixed::encode(desc, inst, operands, code),
        EncodingStyle::Fixed => fixed::encode(desc, inst, operands, code),
    }
}

/// Whether the operands are what the instruction takes, without encoding it.
pub fn check_operands(desc: &TargetDesc, inst: InstRef<'_>, operands: &[Operand]) -> Result<(), EncodeError> {
    let words = inst.operand_words();
    if words.len() != operands.len() {
        let kind = EncodeErrorKind::OperandCount { wanted: words.len(), given: operands.len() };
        return Err(EncodeError::new(inst.id, None, kind));
    }
    for (index, (&word, operand)) in words.iter().zip(operands).enumerate() {
        let info = OperandInfo(word);
        if let Err(kind) = check_operand(desc, info, operand) {
            return Err(EncodeError::new(inst.id, Some(index), kind));
        }
        if let Some(to) = info.tied_to()
            && operands[to] != *operand
        {
            return Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::Tied { to }));
        }
    }
    Ok(())
}

#[inline]
fn check_operand(desc: &TargetDesc, info: OperandInfo, operand: &Operand) -> Result<(), EncodeErrorKind> {
    match (info.class(), operand) {
        (OperandClass::Reg(class), &Operand::Reg(reg)) => {
            if desc.class(class).contains(reg) {
                Ok(())
            } else {
                Err(EncodeErrorKind::RegisterClass { wanted: OperandClass::Reg(class), given: reg })
            }
        }
        (OperandClass::Imm(kind), &Operand::Imm(value)) => {
            let kind = desc.operand_kind(kind);
            let (min, max) = (kind.min(), kind.max());
            if min <= value && value <= max {
                Ok(())
            } else {
                Err(EncodeErrorKind::ImmOutOfRange { min, max, given: value })
            }
        }
        (OperandClass::Mem(kind), Operand::Mem(mem)) => {
            let kind = desc.operand_kind(kind);
            let in_class = |reg: Option<_>, class: Option<_>| match (reg, class) {
                (Some(reg), Some(class)) if !desc.class(class).contains(reg) => {
                    Err(EncodeErrorKind::RegisterClass { wanted: OperandClass::Reg(class), given: reg })
                }
                _ => Ok(()),
            };
            if mem.base != desc.program_counter() {
                in_class(mem.base, kind.base_class())?;
            }
            in_class(mem.index, kind.index_class())
        }
        (OperandClass::Label(_), Operand::Label(_)) => Ok(()),
        (OperandClass::Label(kind), &Operand::Imm(distance)) => {
            let (min, max) = (desc.operand_kind(kind).min(), desc.operand_kind(kind).max());
            if min <= distance && distance <= max {
                Ok(())
            } else {
                Err(EncodeErrorKind::ImmOutOfRange { min, max, given: distance })
            }
        }
        (OperandClass::Cond(kind), &Operand::Cond(cond)) => {
            let names = desc.operand_kind(kind).names();
            if names.len() == 0 || usize::from(cond) < names.len() { Ok(()) } else { Err(EncodeErrorKind::Condition { given: cond }) }
        }
        (wanted, given) => Err(EncodeErrorKind::OperandKind { wanted: wanted.tag(), given: given.tag() }),
    }
}

/// Appends instructions that do nothing up to a multiple of `align` bytes.
///
/// On machines with words of fixed size the instruction is the one called `NOP`; without it, zeros are appended.
pub fn align_code(desc: &TargetDesc, align: u32, code: &mut CodeBuffer) {
    let here = code.position() as usize;
    let mut missing = here.next_multiple_of(align.max(1) as usize) - here;
    match desc.encoding_style() {
        EncodingStyle::Prefixed => prefixed::put_nops(missing, code),
        EncodingStyle::Fixed => {
            let Some(nop) = desc.inst_by_name("NOP") else {
                return code.align_data(align);
            };
            let size = desc.inst(nop).fixed().map_or(1, |f| usize::from(f.size_bytes)).max(1);
            while missing >= size && encode(desc, nop, &[], code).is_ok() {
                missing -= size;
            }
            code.align_data(align);
        }
    }
}
