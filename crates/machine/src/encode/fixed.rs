//! Encoder for instruction words of fixed size: inserts operand bits one run at a time.
//!
//! In: a [`FixedForm`](crate::FixedForm) and checked operands. Out: one word in the target's byte order.
//! Invariants: bits of a value that no piece takes must be zero, or copies of the sign; if an operand bit goes to a
//! position where the constant bit is one, the operand bit is inverted.
//! Not here: checking operands against classes and ranges (`super`).

use super::buffer::{Fixup, FixupKind, MAX_FIELD_PIECES, write_word};
use super::{CodeBuffer, EncodeError, EncodeErrorKind, Tables};
use crate::desc::{InstRef, OperandClass, Piece, TargetDesc, low_bits};
use crate::ids::{LabelId, RegId};
use crate::operand::{Mem, Operand, Scale};

/// An address as a number: the displacement in the low 32 bits; the base register's number starts at this bit,
pub(crate) const ADDRESS_BASE: u8 = 32;
/// the index register's number at this one,
pub(crate) const ADDRESS_INDEX: u8 = 40;
/// and the logarithm of the scale at this one.
pub(crate) const ADDRESS_SCALE: u8 = 48;

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
    let mut label_field = None;
    for piece in form.pieces() {
        let index = usize::from(piece.operand);
        let value = match operands.get(index) {
            Some(Operand::Reg(reg)) => u64::from(tables.number(*reg)),
            Some(Operand::Imm(value)) => {
                let bias = match inst.operand(index).class() {
                    OperandClass::Label(kind) | OperandClass::Imm(kind) => i64::from(desc.operand_kind(kind).bias()),
                    _ => 0,
                };
                let value = &field(desc, inst, index, *value)?.wrapping_add(bias);
                if lowest(form.pieces(), piece.operand) > value.trailing_zeros() as u8 {
                    let multiple = 1u32 << lowest(form.pieces(), piece.operand);
                    let kind = EncodeErrorKind::ImmMultiple { multiple, actual: *value };
                    return Err(EncodeError::new(inst.id, Some(index), kind));
                }
                *value as u64
            }
            Some(Operand::Cond(cond)) => u64::from(*cond),
            Some(Operand::Label(label)) => {
                label_field = Some((*label, index));
                0
            }
            Some(Operand::Mem(mem)) => {
                address(tables, inst, index, mem).map_err(|kind| EncodeError::new(inst.id, Some(index), kind))?
            }
            None => 0,
        };
        word ^= (value >> piece.from & low_bits(piece.len)) << piece.to;
    }
    let mut bytes = [0; 8];
    let size = usize::from(form.size_bytes).min(8);
    write_word(&mut bytes[..size], word, big_endian);
    if let Some((label, index)) = label_field {
        let pieces = form.pieces().filter(|p| usize::from(p.operand) == index);
        code.put_fixup(label_fixup(desc, inst, label, index, pieces, at, form.size_bytes)?);
    }
    code.put_bytes(&bytes[..size]);
    Ok(())
}

/// The field bits of an immediate, as a number.
#[inline]
fn field(desc: &TargetDesc, inst: InstRef<'_>, index: usize, value: i64) -> Result<i64, EncodeError> {
    let OperandClass::Imm(kind) = inst.operand(index).class() else { return Ok(value) };
    let kind = desc.operand_kind(kind);
    match kind.codec().encode(value, kind.width_bits()) {
        Some(bits) => Ok(bits as i64),
        None => Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::ImmField { actual: value })),
    }
}

/// An address in the number format that pieces take their bits from, see [`ADDRESS_BASE`].
fn address(tables: &Tables<'_>, inst: InstRef<'_>, index: usize, mem: &Mem) -> Result<u64, EncodeErrorKind> {
    let pieces = || inst.fixed().into_iter().flat_map(|form| form.pieces()).filter(|p| usize::from(p.operand) == index);
    let OperandClass::Mem(kind) = inst.operand(index).class() else {
        return Err(EncodeErrorKind::Address { reason: "an address is not allowed here" });
    };
    let (min, max) = tables.range(kind);
    let disp = i64::from(mem.disp);
    if disp < min || max < disp {
        return Err(EncodeErrorKind::ImmOutOfRange { min, max, actual: disp });
    }
    let multiple = 1i64 << pieces().filter(|p| p.from < ADDRESS_BASE).map(|p| p.from).min().unwrap_or(0);
    if disp % multiple != 0 {
        return Err(EncodeErrorKind::ImmMultiple { multiple: multiple as u32, actual: disp });
    }
    let takes = |from: u8| pieces().any(|p| p.from >= from && p.from < from + 8);
    if mem.label.is_some() || mem.base.is_none() || mem.index.is_some() != takes(ADDRESS_INDEX) {
        return Err(EncodeErrorKind::Address { reason: "this instruction does not support this address" });
    }
    if mem.scale != Scale::One && !takes(ADDRESS_SCALE) {
        return Err(EncodeErrorKind::Address { reason: "this instruction does not scale the index" });
    }
    let number = |reg: Option<RegId>| reg.map_or(0, |reg| u64::from(tables.number(reg)));
    Ok(u64::from(mem.disp as u32)
        | number(mem.base) << ADDRESS_BASE
        | number(mem.index) << ADDRESS_INDEX
        | u64::from(mem.scale.log2()) << ADDRESS_SCALE)
}

/// The lowest bit of the operand's value that any piece takes.
fn lowest(pieces: impl Iterator<Item = Piece>, operand: u8) -> u8 {
    pieces.filter(|p| p.operand == operand).map(|p| p.from).min().unwrap_or(0)
}

/// The label field for an operand that is a label.
pub(super) fn label_fixup(
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
            let reason = "the label's field is scattered over too many runs of bits";
            return Err(EncodeError::new(inst.id, Some(index), EncodeErrorKind::Address { reason }));
        }
        pieces[n_pieces] = piece;
        n_pieces += 1;
        top = top.max(piece.from + piece.len);
    }
    let kind = inst.operand(index).class().kind().map(|kind| desc.operand_kind(kind));
    let (width, bias) = kind.map_or((0, 0), |kind| (kind.width_bits() as u8, kind.bias()));
    let is_absolute = kind.is_some_and(|kind| kind.is_absolute());
    let bits = if width == 0 { top } else { width };
    let kind = FixupKind::Field {
        pieces,
        n_pieces: n_pieces as u8,
        size_bytes,
        bits: bits.max(1),
        big_endian: !desc.is_little_endian(),
    };
    Ok(Fixup { at, label, addend: bias, trailing: 0, is_absolute, kind })
}
