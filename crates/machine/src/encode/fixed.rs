//! Instruction words of fixed size: bits placed one run at a time.
//!
//! In: a [`FixedForm`](crate::FixedForm) and checked operands. Out: one word in the target's byte order.
//! Invariant: bits of a value that no piece takes must be zero, or copies of the sign.
//! Not here: checking operands against classes and ranges (`super`).

use super::buffer::{Fixup, FixupKind, MAX_FIELD_PIECES, write_word};
use super::{CodeBuffer, EncodeError, EncodeErrorKind, Tables};
use crate::desc::{InstRef, OperandClass, Piece, TargetDesc, low_bits};
use crate::ids::LabelId;
use crate::operand::Operand;

pub(super) fn encode(
    tables: &Tables<'_>,
    inst: InstRef<'_>,
    operands: &[Operand],
    code: &mut CodeBuffer,
) -> Result<(), EncodeError> {
    let Some(form) = inst.fixed() else {
        return Err(EncodeError::new(inst.id, None, EncodeErrorKind::Pseudo));
    };
    let desc = tables.desc;
    let big_endian = !desc.is_little_endian();
    let at = code.position();
    let mut word = form.base;
    let mut wait = None;
    for piece in form.pieces() {
        let index = usize::from(piece.operand);
        let value = match operands.get(index) {
            Some(Operand::Reg(reg)) => u64::from(tables.number(*reg)),
            Some(Operand::Imm(value)) => {
                let value = &field(desc, inst, index, *value)?;
                if lowest(form.pieces(), piece.operand) > value.trailing_zeros() as u8 {
                    let multiple = 1u32 << lowest(form.pieces(), piece.operand);
                    let kind = EncodeErrorKind::ImmMultiple { multiple, given: *value };
                    return Err(EncodeError::new(inst.id, Some(index), kind));
                }
                *value as u64
            }
            Some(Operand::Cond(cond)) => u64::from(*cond),
            Some(Operand::Label(label)) => {
                wait = Some((*label, index));
                0
            }
            Some(Operand::Mem(_)) | None => {
                let why = "an instruction word takes the parts of an address as operands of their own";
                return Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::Address { why }));
            }
        };
        word |= (value >> piece.from & low_bits(piece.len)) << piece.to;
    }
    let mut bytes = [0; 8];
    let size = usize::from(form.size_bytes).min(8);
    write_word(&mut bytes[..size], word, big_endian);
    if let Some((label, index)) = wait {
        let pieces = form.pieces().filter(|p| usize::from(p.operand) == index);
        code.put_fixup(label_fixup(desc, inst, label, index, pieces, at, form.size_bytes)?);
    }
    code.put_bytes(&bytes[..size]);
    Ok(())
}

/// The bits of an immediate's field, as a number.
#[inline]
fn field(desc: &TargetDesc, inst: InstRef<'_>, index: usize, value: i64) -> Result<i64, EncodeError> {
    let OperandClass::Imm(kind) = inst.operand(index).class() else { return Ok(value) };
    let kind = desc.operand_kind(kind);
    match kind.codec().encode(value, kind.width_bits()) {
        Some(bits) => Ok(bits as i64),
        None => Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::ImmField { given: value })),
    }
}

/// The lowest bit of the operand's value that a piece takes.
fn lowest(pieces: impl Iterator<Item = Piece>, operand: u8) -> u8 {
    pieces.filter(|p| p.operand == operand).map(|p| p.from).min().unwrap_or(0)
}

fn label_fixup(
    desc: &TargetDesc,
    inst: InstRef<'_>,
    label: LabelId,
    index: usize,
    field: impl Iterator<Item = Piece>,
    at: u32,
    size_bytes: u8,
) -> Result<Fixup, EncodeError> {
    let mut pieces = [Piece { operand: 0, from: 0, to: 0, len: 0 }; MAX_FIELD_PIECES];
    let mut n_pieces = 0;
    let mut top = 0;
    for piece in field {
        if n_pieces == MAX_FIELD_PIECES {
            let why = "the label's field is scattered over too many runs of bits";
            return Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::Address { why }));
        }
        pieces[n_pieces] = piece;
        n_pieces += 1;
        top = top.max(piece.from + piece.len);
    }
    let width = match inst.operand(index).class() {
        OperandClass::Label(kind) => desc.operand_kind(kind).width_bits() as u8,
        _ => 0,
    };
    let bits = if width == 0 { top } else { width };
    let kind = FixupKind::Field {
        pieces,
        n_pieces: n_pieces as u8,
        size_bytes,
        bits: bits.max(1),
        big_endian: !desc.is_little_endian(),
    };
    Ok(Fixup { at, label, addend: 0, trailing: 0, kind })
}
