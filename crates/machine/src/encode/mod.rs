//! The encoder: instructions to bytes.
//!
//! In: an instruction of a description and its operands. Out: bytes at the end of a [`CodeBuffer`], and its label
//! fields.
//! Invariants: every operand is checked against the description before a byte is written; after an error the buffer is
//! unchanged; no allocation beyond the buffer's own growth; no text.
//! Not here: instruction selection, branch relaxation.

mod buffer;
mod error;
mod fixed;
mod form;
mod padding;
mod prefixed;
mod recipe;
mod registers;
mod relax;
mod short;
mod words;

pub use buffer::{CodeBuffer, CodeMark};
pub(crate) use buffer::{read_word, write_word};
pub use error::{EncodeError, EncodeErrorKind, FixupError};
pub(crate) use fixed::{ADDRESS_BASE, ADDRESS_INDEX, ADDRESS_SCALE};
pub(crate) use form::NOWHERE;
pub use form::{ImmKind, Lead, PrefixedFields, PrefixedForm};
pub use padding::align_code;
pub(crate) use prefixed::HIGH_BYTE;
pub use recipe::{Encoder, Operands};
pub use relax::{Replacement, Site, moved};
pub use short::{ShortForm, encode_short};

use crate::desc::{Column, EncodingStyle, InstRef, LIST_LEN_BITS, OperandClass, OperandInfo, TargetDesc, regs_field};
use crate::ids::{ClassId, InstId, OperandKindId, RegId};
use crate::operand::{Mem, Operand};
use crate::prefixes::Prefixes;

/// Maximum number of operands of an instruction.
pub const MAX_OPERANDS: usize = 7;

/// Appends the instruction to the code.
///
/// The order of operands is results, then inputs, including tied inputs, as in [`InstRef::operands`].
#[inline]
pub fn encode(desc: &TargetDesc, inst: InstId, operands: &[Operand], code: &mut CodeBuffer) -> Result<(), EncodeError> {
    encode_prefixed(desc, Prefixes::NONE, inst, operands, code)
}

/// Appends the instruction with optional prefixes to the code.
///
/// # Errors
/// Also if the instruction does not allow these prefixes.
#[inline]
pub fn encode_prefixed(
    desc: &TargetDesc,
    prefixes: Prefixes,
    inst: InstId,
    operands: &[Operand],
    code: &mut CodeBuffer,
) -> Result<(), EncodeError> {
    let inst = desc.inst(inst);
    let tables = Tables::new(desc);
    let mut numbers = Numbers::default();
    tables.check(inst, operands, &mut numbers)?;
    match desc.encoding_style() {
        EncodingStyle::Prefixed => prefixed::encode(&tables, prefixes, inst, operands, numbers, code),
        EncodingStyle::Fixed if !prefixes.is_none() => {
            let reason = "instructions of this machine have no prefixes";
            Err(EncodeError::new(inst.id, None, EncodeErrorKind::Prefix { reason }))
        }
        EncodingStyle::Fixed => fixed::encode(&tables, inst, operands, code),
    }
}

/// Checks operands against the instruction without encoding it.
pub fn check_operands(desc: &TargetDesc, inst: InstRef<'_>, operands: &[Operand]) -> Result<(), EncodeError> {
    Tables::new(desc).check(inst, operands, &mut Numbers::default())
}

/// The low bytes of the register numbers of all operands, in one word; 0 for other operands.
#[derive(Clone, Copy, Default)]
struct Numbers(u64);

impl Numbers {
    /// The number of an operand; 0 for [`NOWHERE`], whose byte no operand uses.
    #[inline]
    fn get(self, place: usize) -> u8 {
        (self.0 >> (place % 8 * 8)) as u8
    }
}

const _: () = assert!(NOWHERE % 8 == MAX_OPERANDS);

/// The tables for encoding, borrowed once per instruction.
struct Tables<'a> {
    desc: &'a TargetDesc,
    lists: &'a [u32],
    regs: &'a [u32],
    classes: &'a [u32],
    kinds: &'a [u32],
    program_counter: Option<RegId>,
}

impl<'a> Tables<'a> {
    #[inline]
    fn new(desc: &'a TargetDesc) -> Self {
        Tables {
            desc,
            lists: desc.column(Column::Lists),
            regs: desc.column(Column::Regs),
            classes: desc.column(Column::Classes),
            kinds: desc.column(Column::Kinds),
            program_counter: desc.program_counter(),
        }
    }

    #[inline]
    fn number(&self, reg: RegId) -> u16 {
        self.regs[reg.index() * Column::Regs.stride() + regs_field::ENCODING] as u16
    }

    #[inline]
    fn contains(&self, class: ClassId, reg: RegId) -> bool {
        let bits = self.classes[class.index() * Column::Classes.stride() + regs_field::CLASS_BITS] >> LIST_LEN_BITS;
        self.lists[bits as usize + reg.index() / 32] >> (reg.index() % 32) & 1 != 0
    }

    #[inline]
    fn range(&self, kind: OperandKindId) -> (i64, i64) {
        let at = self.kinds[kind.index() * Column::Kinds.stride() + regs_field::KIND_RANGE] as usize;
        let words = &self.lists[at..at + 4];
        let long = |i: usize| (u64::from(words[i]) | u64::from(words[i + 1]) << 32) as i64;
        (long(0), long(2))
    }

    #[inline]
    fn check(&self, inst: InstRef<'_>, operands: &[Operand], numbers: &mut Numbers) -> Result<(), EncodeError> {
        let words = inst.operand_words();
        if words.len() != operands.len() || words.len() > MAX_OPERANDS {
            let kind = EncodeErrorKind::OperandCount { expected: words.len(), actual: operands.len() };
            return Err(EncodeError::new(inst.id, None, kind));
        }
        for (index, (&word, operand)) in words.iter().zip(operands).enumerate() {
            let info = OperandInfo(word);
            // Check registers first: they are the most frequent operands, and a jump on the operand kind is often
            // mispredicted.
            if let (OperandClass::Reg(class), &Operand::Reg(reg)) = (info.class(), operand) {
                numbers.0 |= u64::from(self.number(reg) as u8) << (index % 8 * 8);
                if !self.contains(class, reg) {
                    let kind = EncodeErrorKind::RegisterClass { expected: OperandClass::Reg(class), actual: reg };
                    return Err(EncodeError::new(inst.id, Some(index), kind));
                }
                if let Some(to) = info.tied_to()
                    && !matches!(operands[to], Operand::Reg(other) if other == reg || self.is_view(class, other, reg))
                {
                    return Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::Tied { to }));
                }
            } else if let Err(kind) = self.check_other(info, operand) {
                return Err(EncodeError::new(inst.id, Some(index), kind));
            }
        }
        match overwritten_early(self.desc, words, operands) {
            Some((operand, to)) => {
                Err(EncodeError::new(inst.id, Some(operand), EncodeErrorKind::EarlyClobber { result: to }))
            }
            None => Ok(()),
        }
    }

    /// Whether `part` is the view of `reg` in a class that does not contain `reg`.
    #[cold]
    fn is_view(&self, class: ClassId, reg: RegId, part: RegId) -> bool {
        !self.contains(class, reg) && self.desc.class(class).same_number_view(reg) == Some(part)
    }

    /// Checks an operand that is not a register of the required class.
    #[inline]
    fn check_other(&self, info: OperandInfo, operand: &Operand) -> Result<(), EncodeErrorKind> {
        match (info.class(), operand) {
            (OperandClass::Mem(kind), Operand::Mem(mem)) => self.check_address(kind, mem),
            (OperandClass::Imm(kind) | OperandClass::Label(kind), &Operand::Imm(actual)) => {
                let (min, max) = self.range(kind);
                if min <= actual && actual <= max && !(actual == 0 && self.desc.operand_kind(kind).is_nonzero()) {
                    Ok(())
                } else {
                    Err(EncodeErrorKind::ImmOutOfRange { min, max, actual })
                }
            }
            (OperandClass::Label(_), Operand::Label(_)) => Ok(()),
            (OperandClass::Cond(kind), &Operand::Cond(actual)) => self.check_condition(kind, actual),
            (expected, actual) => Err(EncodeErrorKind::OperandKind { expected: expected.tag(), actual: actual.tag() }),
        }
    }

    #[inline]
    fn check_address(&self, kind: OperandKindId, mem: &Mem) -> Result<(), EncodeErrorKind> {
        let kind = self.desc.operand_kind(kind);
        let in_class = |reg: Option<RegId>, class: Option<ClassId>| match (reg, class) {
            (Some(actual), Some(class)) if !self.contains(class, actual) => {
                Err(EncodeErrorKind::RegisterClass { expected: OperandClass::Reg(class), actual })
            }
            _ => Ok(()),
        };
        if mem.base != self.program_counter {
            in_class(mem.base, kind.base_class())?;
        }
        in_class(mem.index, kind.index_class())
    }

    fn check_condition(&self, kind: OperandKindId, actual: u8) -> Result<(), EncodeErrorKind> {
        let has = self.desc.operand_kind(kind).has_condition(actual.into());
        if has { Ok(()) } else { Err(EncodeErrorKind::Condition { actual }) }
    }
}

/// An operand whose register is overwritten by a result before the operand is read, and that result.
#[inline]
pub(crate) fn overwritten_early(desc: &TargetDesc, words: &[u32], operands: &[Operand]) -> Option<(usize, usize)> {
    // Two results of an instruction must be two registers.
    let has_two = words.get(1).is_some_and(|&word| OperandInfo(word).is_def());
    if has_two && desc.encoding_style() == EncodingStyle::Fixed && share(desc, &operands[0], &operands[1]) {
        return Some((1, 0));
    }
    let def = words.iter().position(|&word| OperandInfo(word).is_early_clobber())?;
    reader_of(desc, words, operands, def).map(|operand| (operand, def))
}

/// Whether two registers share storage.
fn share(desc: &TargetDesc, a: &Operand, b: &Operand) -> bool {
    match (*a, *b) {
        (Operand::Reg(a), Operand::Reg(b)) => a == b || desc.reg(a).overlaps(b),
        _ => false,
    }
}

#[cold]
fn reader_of(desc: &TargetDesc, words: &[u32], operands: &[Operand], def: usize) -> Option<usize> {
    let is_def = |reg: Option<RegId>| reg.is_some_and(|reg| share(desc, &operands[def], &Operand::Reg(reg)));
    words.iter().zip(operands).enumerate().position(|(index, (&word, operand))| match *operand {
        Operand::Reg(reg) => index != def && OperandInfo(word).tied_to() != Some(def) && is_def(Some(reg)),
        Operand::Mem(mem) => is_def(mem.base) || is_def(mem.index),
        _ => false,
    })
}
