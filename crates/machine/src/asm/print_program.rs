//! Assembly text of a program: sections, symbols, instructions and data.
//!
//! In: a [`Program`]. Out: text for the assemblers of LLVM and GNU.
//! Invariant: the text assembles to equal sections, if the assembler chooses the same encodings; LLVM's does, and
//! relocations that are no addresses or distances in data are written as operands.
//! Not here: the parser of such text ([`super::program`]), listings with addresses.

use super::matcher::reg_named;
use super::parse::{Assembler, ParsedInst};
use super::print::{LabelNames, print_prefixed};
use super::program::{Binding, Program, Relocation, Section, SectionKind, Symbol};
use crate::decode::{Decoded, Decoder};
use crate::desc::{OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{CodeBuffer, encode, encode_prefixed};
use crate::ids::LabelId;
use crate::operand::{Mem, Operand};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

/// A relocation that assembly text cannot express.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnprintableRelocation {
    /// Its number in the target's ELF supplement.
    pub number: u32,
    /// The section of its field.
    pub section: String,
    /// The offset of its field in the section, in bytes.
    pub at: u64,
}

impl fmt::Display for UnprintableRelocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnprintableRelocation { number, section, at } = self;
        write!(f, "{section}+{at:#x}: relocation {number} has no form in assembly text")
    }
}

impl std::error::Error for UnprintableRelocation {}

/// Bytes of data in a line.
const BYTES_PER_LINE: usize = 16;
/// Minimum number of zeros that are not written one by one.
const MIN_ZEROS: usize = 8;

/// What assemblers need to know in the text of a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AssemblySyntax {
    /// Directives at the start, a line each.
    pub start: &'static [&'static str],
    /// Words that are no names, in lower case.
    pub words: &'static [&'static str],
    /// The text before and after an instruction whose distance has the longer one of two forms although the shorter one
    /// may be enough.
    pub long: [&'static str; 2],
    /// Relocations that fill in nothing, with the directive that has the symbol and precedes the instruction.
    pub marks: &'static [(u32, &'static str)],
}

/// Writes a program as assembly text.
///
/// # Errors
/// The first relocation that has no form in the text.
pub fn print_program(
    desc: &TargetDesc,
    program: &Program,
    syntax: AssemblySyntax,
) -> Result<String, UnprintableRelocation> {
    let (decoder, assembler) = (Decoder::new(desc), Assembler::new(desc));
    let names: Vec<String> = program.symbols.iter().map(|symbol| quoted(desc, syntax, &symbol.name)).collect();
    let mut text = String::new();
    syntax.start.iter().for_each(|line| text.extend(["\t", line, "\n"]));
    for number in 0..program.sections.len() {
        let section = &program.sections[number];
        if section.size == 0 && !matches!(section.kind, SectionKind::Code | SectionKind::Note) {
            continue;
        }
        let mut printer = Printer {
            desc,
            decoder: &decoder,
            assembler: &assembler,
            syntax,
            program,
            names: &names,
            number,
            section,
            text,
            fields: &[],
        };
        let mut fields: Vec<&Relocation> = section.relocations.iter().collect();
        fields.sort_by_key(|field| field.at);
        printer.fields = &fields;
        printer.section()?;
        text = printer.text;
    }
    for (symbol, name) in program.symbols.iter().zip(&names).filter(|(symbol, _)| symbol.place.is_none()) {
        if symbol.binding == Binding::Weak {
            text.extend(["\t.weak\t", name, "\n"]);
        }
    }
    Ok(text)
}

/// A name as an operand: in quotes where it would be something else, such as a register.
fn quoted(desc: &TargetDesc, syntax: AssemblySyntax, name: &str) -> String {
    let is_plain = name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$'))
        && !name.starts_with(|c: char| c.is_ascii_digit());
    let lower = name.to_ascii_lowercase();
    let is_word = reg_named(desc, name).is_some() || syntax.words.contains(&lower.as_str());
    if is_plain && !is_word { name.to_owned() } else { format!("\"{name}\"") }
}

struct Printer<'p> {
    desc: &'p TargetDesc,
    decoder: &'p Decoder<'p>,
    assembler: &'p Assembler<'p>,
    syntax: AssemblySyntax,
    program: &'p Program,
    /// The names of the symbols, as operands.
    names: &'p [String],
    number: usize,
    section: &'p Section,
    /// The relocations by offset.
    fields: &'p [&'p Relocation],
    text: String,
}

/// The names of labels: offsets in the section, or from [`OPEN`] on what the linker fills in.
struct Operands<'o> {
    places: &'o BTreeMap<u64, String>,
    open: &'o [String],
}

const OPEN: u32 = 1 << 31;

impl LabelNames for Operands<'_> {
    fn write(&self, label: LabelId, out: &mut dyn Write) -> fmt::Result {
        let open = label.0.checked_sub(OPEN).and_then(|at| self.open.get(at as usize));
        out.write_str(open.or_else(|| self.places.get(&label.0.into())).map_or("", String::as_str))
    }
}

/// Whether an instruction is another one behind a byte.
fn is_same(outer: &Decoded, inner: &Decoded) -> bool {
    inner.len + 1 == outer.len
        && (inner.inst, inner.prefixes) == (outer.inst, outer.prefixes)
        && inner.operands() == outer.operands()
}

/// An instruction before its text: offset, size, prefixes, number and operands.
struct Line {
    at: u64,
    len: usize,
    decoded: Option<Decoded>,
    operands: Vec<Operand>,
    /// The directive before it.
    mark: Option<String>,
}

impl Printer<'_> {
    fn section(&mut self) -> Result<(), UnprintableRelocation> {
        let Section { name, kind, align, size, .. } = self.section;
        let (flags, ty) = match kind {
            SectionKind::Code => ("ax", "progbits"),
            SectionKind::ReadOnly => ("a", "progbits"),
            SectionKind::Data if name == ".init_array" => ("aw", "init_array"),
            SectionKind::Data if name == ".fini_array" => ("aw", "fini_array"),
            SectionKind::Data => ("aw", "progbits"),
            SectionKind::Zero => ("aw", "nobits"),
            SectionKind::Thread => ("awT", "progbits"),
            SectionKind::ThreadZero => ("awT", "nobits"),
            SectionKind::Note => ("", "progbits"),
        };
        self.text.push_str(&format!("\t.section\t{name},\"{flags}\",@{ty}\n"));
        if *align > 1 {
            self.text.push_str(&format!("\t.p2align\t{}\n", align.ilog2()));
        }
        let mut symbols: Vec<(u64, usize)> = (self.program.symbols.iter().enumerate())
            .filter_map(|(id, symbol)| Some((symbol.place.filter(|place| place.0 == self.number)?.1, id)))
            .collect();
        symbols.sort_unstable();
        // What is code is a function; what follows it are its constants.
        let mut code: Vec<(u64, u64)> = match kind {
            SectionKind::Code => (symbols.iter().map(|&(at, id)| (at, &self.program.symbols[id])))
                .filter(|(_, symbol)| symbol.is_function == Some(true))
                .map(|(at, symbol)| (at, at.saturating_add(symbol.size).min(*size)))
                .collect(),
            _ => Vec::new(),
        };
        // It may have several names.
        code.dedup_by_key(|&mut (start, _)| start);
        let lines = self.decoded(&code);
        let mut places: BTreeMap<u64, String> = BTreeMap::new();
        for &(at, id) in &symbols {
            places.entry(at).or_insert_with(|| self.names[id].clone());
        }
        let lines = self.resolved(lines, &mut places)?;
        let defined: BTreeSet<&str> = symbols.iter().map(|&(_, id)| self.names[id].as_str()).collect();
        let own: Vec<(u64, String)> = places
            .iter()
            .filter(|(_, name)| !defined.contains(name.as_str()))
            .map(|(at, name)| (*at, name.clone()))
            .collect();
        // Everything that begins at an offset, in order: labels, then instructions or data up to the next.
        let mut stops: BTreeSet<u64> =
            symbols.iter().map(|symbol| symbol.0).chain(own.iter().map(|own| own.0)).collect();
        stops.insert(*size);
        let (mut symbols, mut own, mut lines) =
            (symbols.iter().peekable(), own.iter().peekable(), lines.iter().peekable());
        let mut at = 0;
        while at <= *size {
            while let Some(&&(_, id)) = symbols.peek().filter(|symbol| symbol.0 == at) {
                self.symbol(&self.program.symbols[id], id);
                symbols.next();
            }
            while let Some((_, name)) = own.next_if(|own| own.0 == at) {
                self.text.extend([name, ":\n"]);
            }
            if at == *size {
                break;
            }
            if let Some((line, operands)) = lines.next_if(|(line, _)| line.at == at) {
                self.line(line, operands, &places);
                at += line.len as u64;
                continue;
            }
            let next = stops.range(at + 1..).next().copied().unwrap_or(*size);
            let next = lines.peek().map_or(next, |(line, _)| next.min(line.at));
            self.data(at, next)?;
            at = next;
        }
        Ok(())
    }

    /// Declares and defines a symbol.
    fn symbol(&mut self, symbol: &Symbol, id: usize) {
        let name = &self.names[id];
        match symbol.binding {
            Binding::Local => {}
            Binding::Global => self.text.extend(["\t.globl\t", name, "\n"]),
            Binding::Weak => self.text.extend(["\t.weak\t", name, "\n"]),
        }
        if let Some(is_function) = symbol.is_function {
            let ty = if is_function { "function" } else { "object" };
            self.text.push_str(&format!("\t.type\t{name},@{ty}\n\t.size\t{name}, {}\n", symbol.size));
        }
        self.text.extend([name, ":\n"]);
    }

    /// The instructions of the code between these offsets.
    fn decoded(&self, code: &[(u64, u64)]) -> Vec<Line> {
        let mut lines = Vec::new();
        for &(start, end) in code {
            let mut at = start;
            while at < end {
                let bytes = &self.section.bytes[at as usize..end as usize];
                let decoded = self.decoder.decode(bytes).ok().filter(|decoded| decoded.len > 0);
                let (len, operands) = match &decoded {
                    Some(decoded) => (decoded.len, decoded.operands().to_vec()),
                    None => (1, Vec::new()),
                };
                let linked = || !self.fields_in(at, at + len as u64).is_empty();
                if let Some(outer) = &decoded
                    && linked()
                    && self.decoder.decode(bytes.get(1..).unwrap_or_default()).is_ok_and(|inner| is_same(outer, &inner))
                {
                    // A prefix without effect, which linkers expect.
                    lines.push(Line { at, len: 1, decoded: None, operands: Vec::new(), mark: None });
                    at += 1;
                    continue;
                }
                lines.push(Line { at, len, decoded, operands, mark: None });
                at += len as u64;
            }
        }
        lines
    }

    /// Replaces distances by labels, and what the linker fills in by symbols; names the places that need a label. Returns
    /// each line with the names of its symbols.
    fn resolved(
        &self,
        lines: Vec<Line>,
        places: &mut BTreeMap<u64, String>,
    ) -> Result<Vec<(Line, Vec<String>)>, UnprintableRelocation> {
        let mut done = Vec::with_capacity(lines.len());
        for mut line in lines {
            let mut open = Vec::new();
            let Some(decoded) = &line.decoded else {
                done.push((line, open));
                continue;
            };
            let mut field = self.fields_in(line.at, line.at + line.len as u64).first().copied();
            if let Some((known, (_, directive))) = field
                .and_then(|field| Some((field, self.syntax.marks.iter().find(|(number, _)| *number == field.number)?)))
            {
                line.mark = Some(format!("\t{directive}\t{}\n", self.names[known.symbol]));
                field = None;
            }
            if let Some(field) = field
                && let Some((general, operands)) = self.general(decoded, line.at, line.len, field)
            {
                (line.decoded, line.operands) = (Some(general), operands);
            }
            let Some(decoded) = &line.decoded else { continue };
            let base = self.desc.branch_base(line.at as usize, line.len) as i64;
            let end = line.at as i64 + line.len as i64;
            let mut is_open = field.is_some();
            for (info, operand) in self.desc.inst(decoded.inst).operands().zip(&mut line.operands) {
                let is_relative =
                    |mem: &Mem| mem.base.is_some() && mem.base == self.desc.program_counter() && mem.label.is_none();
                if let Some(name) = field.filter(|_| is_open).and_then(|field| self.part(info.class(), operand, field))
                {
                    open.push(name);
                    is_open = false;
                    match operand {
                        Operand::Mem(mem) => mem.label = Some(LabelId(OPEN).into()),
                        other => *other = Operand::Label(LabelId(OPEN)),
                    }
                    continue;
                }
                let target = match (info.class(), &*operand) {
                    (OperandClass::Label(_), Operand::Imm(distance)) => base.checked_add(*distance),
                    (_, Operand::Mem(mem)) if is_relative(mem) => end.checked_add(mem.disp.into()),
                    _ => continue,
                };
                let label = match (field, info.class().kind()) {
                    (Some(field), Some(kind)) if is_open => {
                        let kind = self.desc.operand_kind(kind);
                        // The field of a distance ends with the instruction where distances count from there.
                        let addend = field.addend + if base == end { end - field.at as i64 } else { 0 };
                        let Some(name) = self.mention(kind, field, addend) else { break };
                        open.push(name);
                        is_open = false;
                        LabelId(OPEN)
                    }
                    _ => match target.and_then(|target| u32::try_from(target).ok()) {
                        Some(target) if u64::from(target) <= self.section.size && target < OPEN => {
                            places.entry(target.into()).or_insert_with(|| format!(".L{}_{target:x}", self.number));
                            LabelId(target)
                        }
                        _ => continue,
                    },
                };
                match operand {
                    Operand::Mem(mem) => (mem.label, mem.base, mem.disp) = (Some(label.into()), None, 0),
                    other => *other = Operand::Label(label),
                }
            }
            if let Some(field) = field.filter(|_| is_open) {
                return Err(self.unprintable(field));
            }
            done.push((line, open));
        }
        Ok(done)
    }

    /// The instruction with an operand for the relocation, if zero there has another text: `mv a0, a0` is
    /// `addi a0, a0, 0`.
    fn general(&self, short: &Decoded, at: u64, len: usize, field: &Relocation) -> Option<(Decoded, Vec<Operand>)> {
        let kinds = |decoded: &Decoded| -> Vec<OperandClass> {
            self.desc.inst(decoded.inst).operands().map(|info| info.class()).collect()
        };
        let takes = |class: OperandClass| {
            class.kind().is_some_and(|kind| self.mention(self.desc.operand_kind(kind), field, 0).is_some())
        };
        if kinds(short).into_iter().any(takes) {
            return None;
        }
        let bytes = &self.section.bytes[at as usize..at as usize + len];
        (0..8 * len).rev().find_map(|bit| {
            let mut changed = bytes.to_vec();
            changed[bit / 8] ^= 1 << (bit % 8);
            let found = self.decoder.decode(&changed).ok().filter(|found| found.len == len)?;
            let operand = kinds(&found).into_iter().position(takes)?;
            let mut operands = found.operands().to_vec();
            operands[operand] = Operand::Imm(0);
            let mut code = CodeBuffer::new();
            let is_encoded = encode(self.desc, found.inst, &operands, &mut code).is_ok();
            (is_encoded && code.bytes() == bytes).then_some((found, operands))
        })
    }

    /// A part of a symbol's address in a number, or in a displacement from a register.
    fn part(&self, class: OperandClass, operand: &Operand, field: &Relocation) -> Option<String> {
        let is_part = match operand {
            Operand::Imm(_) => matches!(class, OperandClass::Imm(_)),
            Operand::Mem(mem) => mem.base.is_some() && mem.base != self.desc.program_counter() && mem.index.is_none(),
            _ => false,
        };
        let kind = class.kind().filter(|_| is_part)?;
        self.mention(self.desc.operand_kind(kind), field, field.addend)
    }

    /// A symbol as an operand that has this relocation.
    fn mention(&self, kind: OperandKindRef<'_>, field: &Relocation, addend: i64) -> Option<String> {
        let name = &self.names[field.symbol];
        let plus = if addend == 0 { String::new() } else { format!("{addend:+}") };
        if kind.relocation() == Some(field.number) {
            return Some(format!("{name}{plus}"));
        }
        let modifier = kind.modifiers().find(|modifier| modifier.relocation == field.number)?;
        Some(match modifier.suffix() {
            suffix if suffix.starts_with('@') => format!("{name}{suffix}{plus}"),
            suffix => format!("{}{name}{plus}{suffix}", modifier.prefix()),
        })
    }

    fn fields_in(&self, start: u64, end: u64) -> &[&Relocation] {
        let first = self.fields.partition_point(|field| field.at < start);
        let n = self.fields[first..].partition_point(|field| field.at < end);
        &self.fields[first..first + n]
    }

    fn unprintable(&self, field: &Relocation) -> UnprintableRelocation {
        UnprintableRelocation { number: field.number, section: self.section.name.clone(), at: field.at }
    }

    fn line(&mut self, line: &Line, open: &[String], places: &BTreeMap<u64, String>) {
        let mut text = String::new();
        self.text.push_str(line.mark.as_deref().unwrap_or_default());
        if let Some(decoded) = &line.decoded {
            let names = Operands { places, open };
            // Writing to a string cannot fail.
            let _ = print_prefixed(self.desc, decoded.prefixes, decoded.inst, &line.operands, &names, &mut text);
            let parsed = self.assembler.parse(&text, &mut |_| LabelId(0)).unwrap_or_default();
            let has_label = line.operands.iter().any(|operand| match operand {
                Operand::Label(_) => true,
                Operand::Mem(mem) => mem.label.is_some(),
                _ => false,
            });
            let bytes = &self.section.bytes[line.at as usize..line.at as usize + line.len];
            let is_equal = |first: &ParsedInst| {
                let mut code = CodeBuffer::new();
                encode_prefixed(self.desc, first.prefixes, first.inst, &first.operands, &mut code).is_ok()
                    && code.bytes() == bytes
            };
            let is_preferred = parsed.first().is_some_and(|first| first.len == line.len && is_equal(first));
            // The linker's distances have one form.
            let has_shorter = open.is_empty() && parsed.iter().any(|parsed| parsed.len < line.len);
            let [before, after] = if has_label && has_shorter { self.syntax.long } else { [""; 2] };
            if has_label || is_preferred {
                self.text.extend(["\t", before, &text, after, "\n"]);
                return;
            }
        }
        // An assembler would choose another encoding, of another size maybe, and what counts on distances would be wrong.
        let bytes = &self.section.bytes[line.at as usize..line.at as usize + line.len];
        let values: Vec<String> = bytes.iter().map(|byte| format!("{byte:#04x}")).collect();
        let _ = match (text.as_str(), self.desc.comment()) {
            ("", _) => writeln!(self.text, "\t.byte\t{}", values.join(", ")),
            (text, comment) => {
                let comment = if comment.is_empty() { "//" } else { comment };
                writeln!(self.text, "\t.byte\t{}\t{comment} {text}", values.join(", "))
            }
        };
    }

    /// Writes the data between two offsets.
    fn data(&mut self, start: u64, end: u64) -> Result<(), UnprintableRelocation> {
        if self.section.kind.is_zero() {
            self.text.push_str(&format!("\t.zero\t{}\n", end - start));
            return Ok(());
        }
        let fields: Vec<Relocation> = self.fields_in(start, end).iter().map(|&field| *field).collect();
        let mut at = start;
        for field in fields {
            let sizes = [1usize, 2, 4, 8];
            let found = sizes.into_iter().find_map(|size| {
                let is = |is_distance| self.desc.data_relocation(size, is_distance) == Some(field.number);
                is(false).then_some((size, "")).or_else(|| is(true).then_some((size, " - .")))
            });
            let Some((size, minus)) = found.filter(|(size, _)| field.at >= at && field.at + *size as u64 <= end) else {
                return Err(self.unprintable(&field));
            };
            self.bytes(at, field.at);
            let directive = if size == 1 { ".byte".to_owned() } else { format!(".{size}byte") };
            let plus = if field.addend == 0 { String::new() } else { format!("{:+}", field.addend) };
            self.text.push_str(&format!("\t{directive}\t{}{plus}{minus}\n", self.names[field.symbol]));
            at = field.at + size as u64;
        }
        self.bytes(at, end);
        Ok(())
    }

    /// Writes bytes without relocations: texts, zeros, and numbers.
    fn bytes(&mut self, start: u64, end: u64) {
        let mut bytes = &self.section.bytes[start as usize..end as usize];
        while !bytes.is_empty() {
            let n_zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
            if n_zeros >= MIN_ZEROS {
                self.text.push_str(&format!("\t.zero\t{n_zeros}\n"));
                bytes = &bytes[n_zeros..];
                continue;
            }
            let n_text =
                bytes.iter().take_while(|byte| byte.is_ascii_graphic() || matches!(byte, b' ' | b'\n' | b'\t')).count();
            if n_text >= 4 {
                self.text.push_str("\t.ascii\t\"");
                for &byte in &bytes[..n_text] {
                    match byte {
                        b'\n' => self.text.push_str("\\n"),
                        b'\t' => self.text.push_str("\\t"),
                        b'"' | b'\\' => self.text.extend(['\\', byte.into()]),
                        _ => self.text.push(byte.into()),
                    }
                }
                self.text.push_str("\"\n");
                bytes = &bytes[n_text..];
                continue;
            }
            let zeros_at = bytes.windows(MIN_ZEROS).position(|window| window.iter().all(|&byte| byte == 0));
            let n = bytes.len().min(BYTES_PER_LINE).min(zeros_at.unwrap_or(usize::MAX));
            let values: Vec<String> = bytes[..n].iter().map(|byte| format!("{byte:#04x}")).collect();
            self.text.push_str(&format!("\t.byte\t{}\n", values.join(", ")));
            bytes = &bytes[n..];
        }
    }
}
