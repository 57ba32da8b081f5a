//! Fast encoder for instruction words of fixed size, with precomputed tables.
//!
//! In: a description, once; then valid operands. Out: the same words as the general encoder (`fixed`).
//! Invariant: numbers and addresses that the general encoder would reject are passed on to it, so that it reports the
//! error. Register classes are not checked.
//! Not here: the meaning of the pieces of words (see `fixed`).

use super::buffer::Fixup;
use super::fixed::{ADDRESS_BASE, ADDRESS_INDEX, label_fixup};
use super::{CodeBuffer, Operands};
use crate::codec::Codec;
use crate::desc::{EncodingStyle, InstRef, OperandClass, Piece, TargetDesc, low_bits};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::{Operand, Scale};

/// An instruction.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    base: u64,
    /// Index of the first operand in the operand table, and the number of operands.
    first: u32,
    n_placed: u8,
    n_operands: u8,
    /// 0: use the general encoder.
    size_bytes: u8,
    /// Operand number of the label, and the index of its field plus one; 0 if there is none.
    label: (u8, u16),
}

/// An operand with a field in the word.
#[derive(Clone, Copy, Debug)]
struct Placed {
    at: u8,
    is_register: bool,
    /// The number of pieces after the first one, and their index.
    n_more: u8,
    first_piece: Piece,
    more: u32,
    /// For numbers, and displacements of addresses.
    rule: Rule,
}

/// The numbers that this encoder accepts.
#[derive(Clone, Copy, Debug, Default)]
struct Rule {
    min: i64,
    max: i64,
    bias: i64,
    /// Bits that must be zero.
    low: i64,
    /// Whether zero is excluded.
    is_nonzero: bool,
}

impl Rule {
    /// The bits of a number, if the rule accepts it.
    #[inline(always)]
    fn bits(&self, number: i64) -> Option<u64> {
        let biased = number.wrapping_add(self.bias);
        let fits = self.min <= number && number <= self.max && biased & self.low == 0;
        (fits && !(self.is_nonzero && number == 0)).then_some(biased as u64)
    }
}

/// The words of a description; empty if its instructions have another encoding style.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    insts: Vec<Word>,
    operands: Vec<Placed>,
    pieces: Vec<Piece>,
    /// Label fields, relative to a word at offset 0.
    labels: Vec<Fixup>,
    program_counter: Option<RegId>,
}

impl Words {
    pub(super) fn new(desc: &TargetDesc) -> Words {
        let mut words = Words { program_counter: desc.program_counter(), ..Words::default() };
        let has_small_numbers = desc.regs().all(|reg| u8::try_from(reg.encoding()).is_ok());
        if desc.encoding_style() == EncodingStyle::Fixed && desc.is_little_endian() && has_small_numbers {
            words.insts.reserve(desc.insts().len());
            for inst in desc.insts() {
                let word = words.word(desc, inst).unwrap_or_default();
                words.insts.push(word);
            }
        }
        words
    }

    fn word(&mut self, desc: &TargetDesc, inst: InstRef<'_>) -> Option<Word> {
        let form = inst.fixed()?;
        let first = self.operands.len() as u32;
        let (mut n_placed, mut label) = (0, (0, 0));
        for at in 0..inst.n_operands() {
            let pieces = || form.pieces().filter(|piece| usize::from(piece.operand) == at);
            let (Some(lowest), Some(first_piece)) = (pieces().map(|piece| piece.from).min(), pieces().next()) else {
                continue;
            };
            let is_register = matches!(inst.operand(at).class(), OperandClass::Reg(_));
            let rule = match inst.operand(at).class() {
                // An empty range: a number is not valid for a register.
                OperandClass::Reg(_) | OperandClass::Cond(_) => Rule { min: 1, max: 0, ..Rule::default() },
                OperandClass::Imm(kind) | OperandClass::Mem(kind) => {
                    let kind = desc.operand_kind(kind);
                    let is_number = matches!(inst.operand(at).class(), OperandClass::Imm(_));
                    let is_plain = if is_number {
                        kind.codec() == Codec::Plain
                    } else {
                        pieces().all(|piece| piece.from < ADDRESS_INDEX)
                    };
                    if !is_plain {
                        return None;
                    }
                    Rule {
                        min: kind.min(),
                        max: kind.max(),
                        bias: if is_number { kind.bias().into() } else { 0 },
                        low: if lowest < ADDRESS_BASE { (1 << lowest) - 1 } else { 0 },
                        is_nonzero: is_number && kind.is_nonzero(),
                    }
                }
                OperandClass::Label(_) if label.1 == 0 => {
                    let fixup = label_fixup(desc, inst, LabelId(0), at, pieces(), 0, form.size_bytes).ok()?;
                    self.labels.push(fixup);
                    label = (at as u8, u16::try_from(self.labels.len()).ok()?);
                    continue;
                }
                OperandClass::Label(_) => return None,
            };
            let (more, n_more) = (self.pieces.len() as u32, pieces().count() as u8 - 1);
            self.pieces.extend(pieces().skip(1));
            self.operands.push(Placed { at: at as u8, is_register, n_more, first_piece, more, rule });
            n_placed += 1;
        }
        let n_operands = inst.n_operands() as u8;
        Some(Word { base: form.base, first, n_placed, n_operands, size_bytes: form.size_bytes, label })
    }

    /// Appends an instruction; returns false if the general encoder must handle it. `numbers` are the encoding numbers
    /// of the registers.
    #[inline]
    pub(super) fn put<O: Operands + ?Sized>(
        &self,
        inst: InstId,
        operands: &O,
        numbers: &[u8],
        code: &mut CodeBuffer,
    ) -> bool {
        let Some(word) = self.insts.get(inst.index()).filter(|word| word.size_bytes != 0) else { return false };
        if operands.count() != usize::from(word.n_operands) {
            return false;
        }
        let mut bits = word.base;
        for placed in &self.operands[word.first as usize..][..usize::from(word.n_placed)] {
            let at = usize::from(placed.at);
            let value = if placed.is_register {
                operands.register(at).map(|reg| u64::from(numbers[reg.index()]))
            } else {
                self.number(&placed.rule, operands.operand(at), numbers)
            };
            let Some(value) = value else { return false };
            let place = |piece: &Piece| (value >> piece.from & low_bits(piece.len)) << piece.to;
            bits ^= place(&placed.first_piece);
            if placed.n_more != 0 {
                for piece in &self.pieces[placed.more as usize..][..usize::from(placed.n_more)] {
                    bits ^= place(piece);
                }
            }
        }
        if let (at, number @ 1..) = word.label {
            let Some(Operand::Label(label)) = operands.operand(at.into()) else { return false };
            code.put_fixup(Fixup { label, at: code.position(), ..self.labels[usize::from(number) - 1] });
        }
        code.put_words(bits, word.size_bytes.into(), 0, 0);
        true
    }

    /// The bits of an operand that is not a register.
    #[inline(always)]
    fn number(&self, rule: &Rule, operand: Option<Operand>, numbers: &[u8]) -> Option<u64> {
        match operand? {
            Operand::Imm(number) => rule.bits(number),
            Operand::Cond(cond) => Some(u64::from(cond)),
            Operand::Mem(mem) => {
                let base = mem.base.filter(|base| Some(*base) != self.program_counter)?;
                let is_plain = mem.label.is_none() && mem.index.is_none() && mem.scale == Scale::One;
                let disp = rule.bits(mem.disp.into()).filter(|_| is_plain)?;
                Some(u64::from(disp as u32) | u64::from(numbers[base.index()]) << ADDRESS_BASE)
            }
            Operand::Reg(_) | Operand::Label(_) => None,
        }
    }

    /// Whether this encoder handles an instruction, if its numbers fit.
    pub(super) fn has(&self, inst: InstId) -> bool {
        self.insts.get(inst.index()).is_some_and(|word| word.size_bytes != 0)
    }
}
