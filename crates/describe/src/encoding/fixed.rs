//! The `Inst` field: constant bits and operand bits.
//!
//! Invariants: every bit is constant or refers to a bit of an operand; every operand that is not tied occurs.
//! Not here: methods that compute a field from an operand (`hooks`).

use kernelsmith_machine::build::{EncodingSpec, OperandSpec};
use kernelsmith_machine::{ClassId, OperandClass, Piece};
use kernelsmith_tablegen::{BitRef, RecordRef};

use crate::context::Cx;

pub(super) fn encode<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, operands: &[OperandSpec<'a>]) -> Option<EncodingSpec> {
    let bits = cx.try_get(record.bits("Inst"))?;
    let len = bits.len();
    if len == 0 || len > 64 || len % 8 != 0 {
        cx.field_error("DE0601", record, "Inst", format!("`Inst` has {len} bits; 8 to 64, in bytes, are possible"));
        return None;
    }
    let size = cx.unsigned(record, "Size") as usize;
    if size != 0 && size * 8 != len {
        cx.field_error("DE0602", record, "Size", format!("`Size` is {size} bytes, `Inst` has {len} bits"));
    }
    let mut base = 0u64;
    let mut pieces: Vec<Piece> = Vec::new();
    for (to, bit) in bits.iter().enumerate() {
        match bit {
            BitRef::Zero => {}
            BitRef::One => base |= 1 << to,
            BitRef::Field { name, index } => match operands.iter().position(|o| o.name == name) {
                _ if index > 63 => {
                    let text = format!("bit {to} of `Inst` is bit {index} of `{name}`; operands have 64");
                    cx.field_error("DE0603", record, "Inst", text);
                    return None;
                }
                Some(operand) => add_bit(&mut pieces, operand as u8, index as u8, to as u8),
                None => {
                    let text = format!("bit {to} of `Inst` is bit {index} of `{name}`, which is no operand");
                    cx.field_error("DE0603", record, "Inst", text);
                    return None;
                }
            },
            BitRef::Unset | BitRef::Complex => {
                cx.field_error("DE0604", record, "Inst", format!("bit {to} of `Inst` has no value"));
                return None;
            }
        }
    }
    base |= inverted(cx, record);
    for (index, operand) in operands.iter().enumerate() {
        let is_named = |i: usize| pieces.iter().any(|p| usize::from(p.operand) == i);
        let partner = operands.iter().position(|o| o.tied_to == Some(index as u8));
        let others = operand.tied_to.map(usize::from).or(partner);
        // A register that is the only one of its class needs no bits, and neither does an address with such a base.
        let is_only = |class: Option<ClassId>| class.is_some_and(|class| cx.builder.class_len(class) == 1);
        let is_implied = match operand.class {
            OperandClass::Reg(class) => is_only(Some(class)),
            _ => false,
        };
        if !is_named(index) && !others.is_some_and(is_named) && !is_implied {
            let text = format!("operand `{}` of `{}` is not in `Inst`", operand.name, record.name());
            cx.field_error("DE0605", record, "Inst", text);
        }
    }
    Some(EncodingSpec::Fixed { base, size_bytes: (len / 8) as u8, pieces })
}

/// The bits that hold inverted operand bits: operand bits at the position of a constant one.
fn inverted(cx: &mut Cx<'_>, record: RecordRef<'_>) -> u64 {
    let bits = cx.try_get(record.bits("Inverted"));
    let ones = bits.into_iter().flat_map(|bits| bits.iter().enumerate().collect::<Vec<_>>());
    let mut mask = 0;
    for (at, _) in ones.filter(|(_, bit)| matches!(bit, BitRef::One)) {
        if at > 63 {
            cx.field_error("DE0601", record, "Inverted", "`Inverted` has more bits than an instruction");
            break;
        }
        mask |= 1 << at;
    }
    mask
}

/// Adds a bit; extends the last run if it is adjacent.
pub(crate) fn add_bit(pieces: &mut Vec<Piece>, operand: u8, from: u8, to: u8) {
    if let Some(last) = pieces.last_mut()
        && last.operand == operand
        && last.from + last.len == from
        && last.to + last.len == to
    {
        last.len += 1;
        return;
    }
    pieces.push(Piece { operand, from, to, len: 1 });
}
