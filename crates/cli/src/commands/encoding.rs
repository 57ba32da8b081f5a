//! The bits of each operand in an instruction, for `--show-encoding`.
//!
//! In: an instruction, its operands, its bytes. Out: lines under the instruction.
//! Not here: the encoder.

use super::hex;
use kernelsmith::unstable::machine::encode::PrefixedForm;
use kernelsmith::unstable::machine::{FixedForm, InstId, InstRef, Operand, TargetDesc};
use std::fmt::Write;

/// Writes the lines.
pub(super) fn show(desc: &TargetDesc, inst: InstId, operands: &[Operand], bytes: &[u8], out: &mut String) {
    let inst = desc.inst(inst);
    let _ = writeln!(out, "        {}: [{}]", inst.name(), hex(bytes));
    if let Some(form) = inst.fixed() {
        fixed(desc, inst, form, operands, bytes, out);
    } else if let Some(form) = inst.prefixed() {
        prefixed(inst, form, out);
    }
}

/// Lists runs of bits from the highest down: constants and operand fields.
fn fixed(
    desc: &TargetDesc,
    inst: InstRef<'_>,
    form: FixedForm<'_>,
    operands: &[Operand],
    bytes: &[u8],
    out: &mut String,
) {
    let fold = |word: u64, byte: &u8| word << 8 | u64::from(*byte);
    let word = if desc.is_little_endian() { bytes.iter().rev().fold(0, fold) } else { bytes.iter().fold(0, fold) };
    let mut pieces: Vec<_> = form.pieces().collect();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.to));
    let mut above = form.size_bytes * 8;
    let field = |high: u8, low: u8| {
        let len = high - low;
        let digits: String = (low..high).rev().map(|bit| if word >> bit & 1 != 0 { '1' } else { '0' }).collect();
        if len == 1 { format!("{low:>5}  {digits}") } else { format!("{:>2}-{low:<2}  {digits}", high - 1) }
    };
    for piece in pieces {
        let end = piece.to + piece.len;
        if end < above {
            let _ = writeln!(out, "        {}", field(above, end));
        }
        let operand = usize::from(piece.operand);
        let name = inst.operand_name(operand);
        let value = match operands.get(operand) {
            Some(Operand::Reg(reg)) => desc.reg(*reg).name().to_owned(),
            Some(Operand::Imm(value)) => value.to_string(),
            Some(Operand::Cond(cond)) => cond.to_string(),
            Some(Operand::Mem(_)) => "address".into(),
            Some(Operand::Label(_)) => "label".into(),
            None => String::new(),
        };
        let part = format!("[{}:{}]", piece.from + piece.len - 1, piece.from);
        let _ = writeln!(out, "        {}  {name}{part} = {value}", field(end, piece.to));
        above = piece.to;
    }
    if above > 0 {
        let _ = writeln!(out, "        {}", field(above, 0));
    }
}

/// Lists prefixes, opcode and operand fields in the notation of manuals.
fn prefixed(inst: InstRef<'_>, form: PrefixedForm, out: &mut String) {
    let name = |operand: u8| inst.operand_name(usize::from(operand));
    let places: Vec<String> = form.places().map(|(place, operand)| format!("{place} = {}", name(operand))).collect();
    let _ = writeln!(out, "        {form}    {}", places.join(", "));
}
