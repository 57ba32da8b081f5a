//! A whole section of code to text.
//!
//! In: bytes and the names of places in them. Out: a line for each instruction; bytes that are none become data.
//! Invariant: the text assembles to the same bytes, if the assembler would choose the same encodings.
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
    /// Where it starts, in bytes.
    pub at: usize,
    /// How many bytes it has.
    pub len: usize,
    /// The names of this place.
    pub labels: Vec<String>,
    /// The instruction and its operands; nothing where the bytes are none.
    pub inst: Option<(InstId, Vec<Operand>)>,
    /// What stands before it.
    pub prefixes: Prefixes,
    /// The text without labels.
    pub text: String,
}

/// Labels are offsets; from [`OPEN`] on, they are fields that a linker fills.
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

/// The lines of a section; `symbols` are names for offsets, and targets of branches get names of their own. `open` are the
/// fields that a linker fills, by their offsets: branches there go to the symbol of that name.
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
    // What is no instruction is skipped in steps of the shortest one.
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
    // Of several fields in one place the first counts.
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
