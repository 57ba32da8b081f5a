//! Printer: instructions to text.
//!
//! In: an instruction and its operands. Out: text in the syntax of the description; addresses are
//! `size ptr [base + scale*index + disp]`.
//! Invariant: if there is no base, a scale of one is printed, so that the index is not parsed as a base.
//! Not here: label names ([`LabelNames`]).

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use super::{SIZE_WORDS, address};
use crate::decode::{DecodeError, Decoder};
use crate::desc::{AsmPiece, EncodingStyle, InstFlags, InstRef, OperandClass, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::{Mem, Operand, OperandTag, Scale};
use crate::prefixes::{Prefixes, Segment};

/// Names for labels.
pub trait LabelNames {
    /// Writes the name of a label.
    fn write(&self, label: LabelId, out: &mut dyn Write) -> fmt::Result;
}

/// Names labels `.L` plus their number.
#[derive(Clone, Copy, Debug, Default)]
pub struct NumberedLabels;

impl LabelNames for NumberedLabels {
    fn write(&self, label: LabelId, out: &mut dyn Write) -> fmt::Result {
        write!(out, ".L{}", label.0)
    }
}

/// Writes an instruction without a line end.
///
/// Writes a branch target that is a distance as a number, and omits operands that the instruction does not have.
pub fn print_inst(
    desc: &TargetDesc,
    inst: InstId,
    operands: &[Operand],
    labels: &dyn LabelNames,
    out: &mut dyn Write,
) -> fmt::Result {
    print_prefixed(desc, Prefixes::NONE, inst, operands, labels, out)
}

/// Like [`print_inst`], with prefixes: a segment and 32-bit registers appear in the address, other prefixes before the
/// instruction.
pub fn print_prefixed(
    desc: &TargetDesc,
    prefixes: Prefixes,
    inst: InstId,
    operands: &[Operand],
    labels: &dyn LabelNames,
    out: &mut dyn Write,
) -> fmt::Result {
    let inst = desc.inst(inst);
    if !prefixes.is_none() {
        print_prefixes(desc, prefixes, inst, operands, out)?;
    }
    for piece in inst.asm() {
        match piece {
            AsmPiece::Literal(text) => out.write_str(text)?,
            AsmPiece::OperandPlus(index, plus) => {
                if let (Some(Operand::Reg(reg)), OperandClass::Reg(class)) =
                    (operands.get(index), inst.operand(index).class())
                    && let Some(other) = desc.class(class).register_at_offset(*reg, plus)
                {
                    out.write_str(desc.class(class).name_of(other))?;
                }
            }
            AsmPiece::Operand(index) => {
                if let Some(operand) = operands.get(index) {
                    print_operand(desc, prefixes, inst.operand(index).class(), operand, labels, out)?;
                }
            }
        }
    }
    Ok(())
}

/// Writes the prefixes that do not appear in an address.
#[cold]
fn print_prefixes(
    desc: &TargetDesc,
    prefixes: Prefixes,
    inst: InstRef<'_>,
    operands: &[Operand],
    out: &mut dyn Write,
) -> fmt::Result {
    let address = operands.iter().find_map(|operand| match operand {
        Operand::Mem(mem) => Some(mem),
        _ => None,
    });
    if let (Some(segment), None) = (prefixes.segment(), address) {
        let goes_anywhere = inst.flags().has(InstFlags::BRANCH.with(InstFlags::CALL, true))
            && operands.iter().any(|operand| operand.tag() == OperandTag::Reg);
        let is_kept = segment == Segment::Ds && goes_anywhere;
        write!(out, "{} ", if is_kept { "notrack" } else { segment.name() })?;
    }
    let halves = |mem: &Mem| [mem.base, mem.index].into_iter().flatten().any(|reg| half(desc, reg) != reg);
    let printed = match address {
        Some(mem) if halves(mem) => prefixes.without(Prefixes::ADDR32),
        _ => prefixes,
    };
    for word in printed.words() {
        write!(out, "{word} ")?;
    }
    Ok(())
}

/// The register that replaces this one in an address of half as many bits.
fn half(desc: &TargetDesc, reg: RegId) -> RegId {
    desc.reg(reg).half_address().unwrap_or(reg)
}

fn print_operand(
    desc: &TargetDesc,
    prefixes: Prefixes,
    class: OperandClass,
    operand: &Operand,
    labels: &dyn LabelNames,
    out: &mut dyn Write,
) -> fmt::Result {
    match operand {
        Operand::Reg(reg) => match class {
            OperandClass::Reg(class) => out.write_str(desc.class(class).name_of(*reg)),
            _ => out.write_str(desc.reg(*reg).name()),
        },
        Operand::Imm(value) => match class {
            OperandClass::Imm(kind) => {
                let kind = desc.operand_kind(kind);
                if let Some((_, name)) = kind.named_numbers().find(|(number, _)| number == value) {
                    return out.write_str(name);
                }
                match kind.text_bits() {
                    0 => kind.codec().print(*value, kind.width_bits(), out),
                    bits => write!(out, "{}", value & ((1i64 << bits) - 1)),
                }
            }
            OperandClass::Label(kind) => {
                let mark = desc.operand_kind(kind).names().next().unwrap_or_default();
                write!(out, "{mark}{value}")
            }
            _ => write!(out, "{value}"),
        },
        Operand::Label(label) => labels.write(*label, out),
        Operand::Cond(cond) => {
            let names = class.kind().map(|k| desc.operand_kind(k).names());
            match names.and_then(|mut names| names.nth(usize::from(*cond))).filter(|name| !name.is_empty()) {
                Some(synonyms) => out.write_str(synonyms.split('|').next().unwrap_or_default()),
                None => write!(out, "{cond}"),
            }
        }
        Operand::Mem(mem) => {
            if let Some(template) = class.kind().and_then(|k| desc.operand_kind(k).address_text()) {
                return address::print(desc, template, mem, &|label, out| labels.write(label, out), out);
            }
            let bits = class.kind().map_or(0, |k| desc.operand_kind(k).mem_bits());
            if let Some((word, _)) = SIZE_WORDS.iter().find(|(_, b)| *b == bits) {
                write!(out, "{word} ptr ")?;
            }
            if let Some(segment) = prefixes.segment() {
                write!(out, "{}:", segment.name())?;
            }
            if prefixes.has(Prefixes::ADDR32) {
                let narrow = |reg: Option<RegId>| reg.map(|reg| half(desc, reg));
                let mem = Mem { base: narrow(mem.base), index: narrow(mem.index), ..*mem };
                return print_address(desc, &mem, labels, out);
            }
            print_address(desc, mem, labels, out)
        }
    }
}

fn print_address(desc: &TargetDesc, mem: &Mem, labels: &dyn LabelNames, out: &mut dyn Write) -> fmt::Result {
    out.write_char('[')?;
    let mut is_first = true;
    let base = mem.base.or(mem.label.and(desc.program_counter()));
    if let Some(base) = base {
        out.write_str(desc.reg(base).name())?;
        is_first = false;
    }
    if let Some(index) = mem.index {
        if !is_first {
            out.write_str(" + ")?;
        }
        if mem.scale != Scale::One || is_first {
            write!(out, "{}*", mem.scale.factor())?;
        }
        out.write_str(desc.reg(index).name())?;
        is_first = false;
    }
    if let Some(label) = mem.label {
        if !is_first {
            out.write_str(" + ")?;
        }
        labels.write(label.label(), out)?;
        is_first = false;
    }
    match (is_first, mem.disp) {
        (true, disp) => write!(out, "{disp}")?,
        (false, 0) => {}
        (false, disp) if disp < 0 => write!(out, " - {}", disp.unsigned_abs())?,
        (false, disp) => write!(out, " + {disp}")?,
    }
    out.write_char(']')
}

/// Disassembly of a byte range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The text, one instruction per line; branch targets inside the range have labels.
    pub text: String,
    /// The offset in bytes and the reason if decoding stopped before the end.
    pub stopped: Option<(usize, DecodeError)>,
}

/// Disassembles bytes to text that assembles to the same instructions.
pub fn disassemble(decoder: &Decoder<'_>, desc: &TargetDesc, bytes: &[u8]) -> Listing {
    let mut lines = Vec::new();
    let mut stopped = None;
    for (at, result) in decoder.decode_all(bytes) {
        match result {
            Ok(decoded) => lines.push((at, decoded)),
            Err(error) => stopped = Some((at, error)),
        }
    }
    let starts: BTreeSet<usize> = lines.iter().map(|(at, _)| *at).collect();
    let distances_start_at_end = desc.encoding_style() == EncodingStyle::Prefixed;
    let target = |from: usize, operand: &Operand, is_label: bool| match operand {
        Operand::Imm(distance) if is_label => {
            let to = usize::try_from(from as i64 + distance).ok()?;
            starts.contains(&to).then_some(LabelId(to as u32))
        }
        _ => None,
    };
    let mut targets = BTreeSet::new();
    let mut resolved = Vec::new();
    for (at, decoded) in &lines {
        let mut operands = decoded.operands().to_vec();
        for (info, operand) in desc.inst(decoded.inst).operands().zip(&mut operands) {
            let is_label = matches!(info.class(), OperandClass::Label(_));
            let from = if distances_start_at_end { at + decoded.len } else { *at };
            if let Some(label) = target(from, operand, is_label) {
                targets.insert(label.index());
                *operand = Operand::Label(label);
            }
        }
        resolved.push((*at, decoded, operands));
    }
    let mut text = String::new();
    for (at, decoded, operands) in resolved {
        if targets.contains(&at) {
            text.push_str(&format!(".L{at}:\n"));
        }
        text.push('\t');
        // Writing to a string cannot fail.
        let _ = print_prefixed(desc, decoded.prefixes, decoded.inst, &operands, &NumberedLabels, &mut text);
        text.push('\n');
    }
    Listing { text, stopped }
}
