//! Disassembly of a code section.
//!
//! In: bytes and symbols. Out: one line per instruction; bytes that do not decode become data.
//! Invariant: the text assembles to the same bytes if the assembler chooses the same encodings.
//! Not here: files ([`crate::object`]), single instructions (`print`).

use super::print::{LabelNames, print_prefixed};
use crate::decode::Decoder;
use crate::desc::{OperandClass, TargetDesc};
use crate::ids::{InstId, LabelId};
use crate::operand::Operand;
use crate::prefixes::Prefixes;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// A line of a disassembled section.
#[derive(Clone, PartialEq, Debug)]
pub struct SectionLine {
    /// Start offset in bytes.
    pub at: usize,
    /// Size in bytes.
    pub len: usize,
    /// The labels at this offset.
    pub labels: Vec<String>,
    /// The instruction and its operands; `None` for bytes that do not decode.
    pub inst: Option<(InstId, Vec<Operand>)>,
    /// Its prefixes.
    pub prefixes: Prefixes,
    /// The text, without labels.
    pub text: String,
}

/// Names of labels. A label number is an offset; from [`OPEN`] on, it is the index of a field that the linker fills in.
struct Names<'n> {
    places: &'n BTreeMap<usize, Vec<String>>,
    open: &'n [(u64, String)],
}

const OPEN: u32 = 1 << 31;

impl LabelNames for Names<'_> {
    fn write(&self, label: LabelId, out: &mut dyn Write) -> fmt::Result {
        let place = || self.places.get(&label.index()).and_then(|names| names.first());
        let open = label.0.checked_sub(OPEN).and_then(|at| self.open.get(at as usize));
        match open.map(|(_, name)| name).or_else(place) {
            Some(name) => out.write_str(name),
            None => write!(out, ".L{:x}", label.0),
        }
    }
}

/// Disassembles a section. `symbols` are names for offsets; other branch targets get generated names. `open` lists the
/// fields that the linker fills in, by offset: a branch there goes to the symbol with that name.
pub fn disassemble_section(
    decoder: &Decoder<'_>,
    desc: &TargetDesc,
    bytes: &[u8],
    symbols: &[(u64, String)],
    open: &[(u64, String)],
) -> Vec<SectionLine> {
    let mut names: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (at, name) in symbols {
        names.entry(*at as usize).or_default().push(name.clone());
    }
    // Skip bytes that do not decode in steps of the shortest instruction.
    let sizes = desc.insts().filter_map(|inst| inst.fixed()).map(|form| usize::from(form.size_bytes));
    let step = sizes.min().unwrap_or(1).max(1);
    let mut lines = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let decoded = decoder.decode(&bytes[at..]).ok().filter(|decoded| decoded.len > 0);
        let prefixes = decoded.map_or(Prefixes::NONE, |decoded| decoded.prefixes);
        let (len, inst) = match decoded {
            Some(decoded) => (decoded.len, Some((decoded.inst, decoded.operands().to_vec()))),
            None => (step.min(bytes.len() - at), None),
        };
        lines.push(SectionLine { at, len, labels: Vec::new(), inst, prefixes, text: String::new() });
        at += len;
    }
    let starts: Vec<usize> = lines.iter().map(|line| line.at).collect();
    // Of several fields at one offset, the first counts.
    let mut fields: Vec<(u64, usize)> = open.iter().enumerate().map(|(n, (at, _))| (*at, n)).collect();
    fields.sort_unstable();
    for line in &mut lines {
        let Some((inst, operands)) = &mut line.inst else { continue };
        let from = desc.branch_base(line.at, line.len);
        let here = line.at as u64..(line.at + line.len) as u64;
        let first = fields.partition_point(|(at, _)| *at < here.start);
        let linked = fields[first..].iter().take_while(|(at, _)| here.contains(at)).map(|(_, n)| *n).min();
        for (info, operand) in desc.inst(*inst).operands().zip(operands) {
            if let (OperandClass::Label(_), Operand::Imm(_), Some(at)) = (info.class(), &operand, linked) {
                *operand = Operand::Label(LabelId(OPEN + at as u32));
            } else if let (OperandClass::Label(_), Operand::Imm(distance)) = (info.class(), &operand)
                && let Some(to) = usize::try_from(from as i64 + *distance).ok()
                && starts.binary_search(&to).is_ok()
            {
                names.entry(to).or_insert_with(|| vec![format!(".L{to:x}")]);
                *operand = Operand::Label(LabelId(to as u32));
            }
        }
    }
    for line in &mut lines {
        match &line.inst {
            Some((inst, operands)) => {
                // Writing to a string cannot fail.
                let names = Names { places: &names, open };
                let _ = print_prefixed(desc, line.prefixes, *inst, operands, &names, &mut line.text);
            }
            None => {
                let values = bytes[line.at..line.at + line.len].iter().map(|byte| format!("{byte:#04x}"));
                line.text = format!(".byte\t{}", values.collect::<Vec<_>>().join(", "));
            }
        }
        line.labels = names.remove(&line.at).unwrap_or_default();
    }
    lines
}
