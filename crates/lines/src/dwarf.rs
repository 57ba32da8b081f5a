//! The sections of DWARF with the lines and functions of code.
//!
//! In: functions with their places and line tables. Out: sections, with the fields that depend on addresses.
//! Invariant: fields already contain the values for a file that has no other debugging information and whose code starts
//! at address 0 (or at the address of [`CodeStart::At`]), so that files that are not linked need no relocations.
//! Not here: how a relocation is encoded; the file formats.

use crate::LineTable;
use gimli::write::{
    Address, AttributeValue, DwarfUnit, EndianVec, LineProgram, LineString, RelocateWriter, Relocation,
    RelocationTarget, Sections, Writer,
};
use gimli::{Encoding, Format, LineEncoding, RunTimeEndian};

/// Where the code starts to which the places of functions are relative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeStart {
    /// At this address.
    At(u64),
    /// At an address that a linker decides.
    Symbol,
}

/// A function of the code.
#[derive(Clone, Copy, Debug)]
pub struct Code<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its first byte, relative to the start of the code.
    pub start: u64,
    /// Its length in bytes.
    pub len: u64,
    /// Its lines.
    pub lines: &'a LineTable,
}

/// A section of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its name, such as `.debug_line`.
    pub name: &'static str,
    /// Its content.
    pub bytes: Vec<u8>,
    /// The fields for a linker to fill in; none if the code has an address and no file is linked.
    pub references: Vec<Reference>,
}

/// A field that depends on an address or on the start of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// Offset of the field in its section, in bytes.
    pub offset: u64,
    /// Size of the field, in bytes.
    pub size: u8,
    /// What it is the address or the start of.
    pub target: ReferenceTarget,
    /// Added to that, in bytes.
    pub addend: i64,
}

/// What a field refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReferenceTarget {
    /// The start of the code.
    Code,
    /// The start of a section of debugging information.
    Section(&'static str),
}

/// The sections for these functions, or none if they have no lines. `pointer_bytes` is the size of an address, 4 or 8.
/// Functions must be sorted by place; zero bytes in names become spaces.
///
/// # Errors
/// The reason, if a section would be longer than DWARF's format of 32 bits allows.
pub fn sections(
    start: CodeStart,
    pointer_bytes: u8,
    is_little_endian: bool,
    functions: &[Code<'_>],
) -> Result<Vec<Section>, String> {
    let functions: Vec<&Code<'_>> = functions.iter().filter(|function| !function.lines.is_empty()).collect();
    let Some(first_file) = functions.iter().find_map(|function| function.lines.files.first()) else {
        return Ok(Vec::new());
    };
    let encoding = Encoding { format: Format::Dwarf32, version: 4, address_size: pointer_bytes };
    // The root of a program's sources is not known: relative paths are left to the debugger's search path.
    let mut program = LineProgram::new(encoding, LineEncoding::default(), string("."), None, string(first_file), None);
    let address = |offset: u64| match start {
        CodeStart::At(base) => Address::Constant(base.wrapping_add(offset)),
        CodeStart::Symbol => Address::Symbol { symbol: 0, addend: offset as i64 },
    };
    for function in &functions {
        add_sequence(&mut program, function, address(function.start));
    }
    let mut unit = DwarfUnit::new(encoding);
    unit.unit.line_program = program;
    let root = unit.unit.root();
    let end = functions.iter().map(|function| function.start + function.len).max().unwrap_or(0);
    let from = functions.iter().map(|function| function.start).min().unwrap_or(0);
    let entry = unit.unit.get_mut(root);
    entry.set(gimli::DW_AT_producer, text("kernelsmith"));
    entry.set(gimli::DW_AT_name, text(first_file));
    entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(address(from)));
    entry.set(gimli::DW_AT_high_pc, AttributeValue::Udata(end - from));
    for function in functions {
        let entry = unit.unit.add(root, gimli::DW_TAG_subprogram);
        let entry = unit.unit.get_mut(entry);
        entry.set(gimli::DW_AT_name, text(function.name));
        entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(address(function.start)));
        entry.set(gimli::DW_AT_high_pc, AttributeValue::Udata(function.len));
    }
    let endian = if is_little_endian { RunTimeEndian::Little } else { RunTimeEndian::Big };
    let mut sections = Sections::new(Recorder { bytes: EndianVec::new(endian), references: Vec::new() });
    unit.write(&mut sections).map_err(|error| error.to_string())?;
    let mut written = Vec::new();
    sections
        .for_each(|id, section| {
            if section.bytes.len() > 0 {
                written.push(section.finish(id.name())?);
            }
            Ok(())
        })
        .map_err(|error: gimli::write::Error| error.to_string())?;
    Ok(written)
}

/// The rows of a function.
fn add_sequence(program: &mut LineProgram, function: &Code<'_>, address: Address) {
    let directory = program.default_directory();
    let files: Vec<_> =
        function.lines.files.iter().map(|file| program.add_file(string(file), directory, None)).collect();
    program.begin_sequence(Some(address));
    for row in &function.lines.rows {
        if u64::from(row.offset) >= function.len {
            break;
        }
        let Some(&file) = files.get(row.file as usize) else { continue };
        let out = program.row();
        (out.address_offset, out.file, out.line) = (row.offset.into(), file, row.line.into());
        program.generate_row();
    }
    program.end_sequence(function.len);
}

/// A name of a file: neither empty nor with zero bytes.
fn string(name: &str) -> LineString {
    LineString::String(clean(name))
}

fn text(name: &str) -> AttributeValue {
    AttributeValue::String(clean(name))
}

fn clean(name: &str) -> Vec<u8> {
    if name.is_empty() { b"?".to_vec() } else { name.replace('\0', " ").into_bytes() }
}

/// The bytes of a section, and its fields for a linker.
#[derive(Clone, Debug)]
struct Recorder {
    bytes: EndianVec<RunTimeEndian>,
    references: Vec<Reference>,
}

impl RelocateWriter for Recorder {
    type Writer = EndianVec<RunTimeEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        let target = match relocation.target {
            RelocationTarget::Symbol(_) => ReferenceTarget::Code,
            RelocationTarget::Section(id) => ReferenceTarget::Section(id.name()),
        };
        let (offset, size, addend) = (relocation.offset as u64, relocation.size, relocation.addend);
        self.references.push(Reference { offset, size, target, addend });
    }
}

impl Recorder {
    /// The section. Its fields get the values that they have in a separate file.
    fn finish(&self, name: &'static str) -> Result<Section, gimli::write::Error> {
        let mut bytes = self.bytes.clone();
        for reference in &self.references {
            bytes.write_udata_at(reference.offset as usize, reference.addend as u64, reference.size)?;
        }
        Ok(Section { name, bytes: bytes.into_vec(), references: self.references.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gimli::read::{Dwarf, EndianSlice};

    fn table(rows: &[(u32, Option<(&str, u32)>)]) -> LineTable {
        let mut lines = LineTable::default();
        rows.iter().for_each(|(offset, place)| lines.push(*offset, *place));
        lines
    }

    /// The rows that a reader finds: address, file, line; 0 for the end of a sequence. And the functions with their ranges.
    type Read = (Vec<(u64, String, u64)>, Vec<(String, u64, u64)>);

    fn read(sections: &[Section]) -> Read {
        let of = |id: gimli::SectionId| {
            let found = sections.iter().find(|section| section.name == id.name());
            Ok::<_, gimli::Error>(EndianSlice::new(
                found.map_or(&[][..], |section| &section.bytes),
                RunTimeEndian::Little,
            ))
        };
        let dwarf = Dwarf::load(of).unwrap();
        let mut units = dwarf.units();
        let header = units.next().unwrap().unwrap();
        assert!(units.next().unwrap().is_none());
        let unit = dwarf.unit(header).unwrap();
        let mut rows = Vec::new();
        let mut machine = unit.line_program.clone().unwrap().rows();
        while let Some((header, row)) = machine.next_row().unwrap() {
            let file = row.file(header).unwrap().path_name();
            let file = dwarf.attr_string(&unit, file).unwrap().to_string_lossy().into_owned();
            let line = if row.end_sequence() { 0 } else { row.line().map_or(0, u64::from) };
            rows.push((row.address(), file, line));
        }
        let mut functions = Vec::new();
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().unwrap() {
            if entry.tag() != gimli::DW_TAG_subprogram {
                continue;
            }
            let name = dwarf.attr_string(&unit, entry.attr_value(gimli::DW_AT_name).unwrap()).unwrap();
            let Some(gimli::AttributeValue::Addr(low)) = entry.attr_value(gimli::DW_AT_low_pc) else { panic!() };
            let len = entry.attr_value(gimli::DW_AT_high_pc).and_then(|len| len.udata_value()).unwrap();
            functions.push((name.to_string_lossy().into_owned(), low, len));
        }
        (rows, functions)
    }

    #[test]
    fn a_reader_finds_lines_and_functions() {
        let (first, second) = (
            table(&[
                (0, Some(("src/a.rs", 3))),
                (6, Some(("b.rs", 1_000_000))),
                (9, None),
                (300, Some(("src/a.rs", 2))),
            ]),
            table(&[(0, Some(("c\0.rs", 5))), (40, Some(("never.rs", 1)))]),
        );
        let functions = [
            Code { name: "f", start: 0, len: 310, lines: &first },
            Code { name: "without", start: 320, len: 8, lines: &LineTable::default() },
            Code { name: "g", start: 336, len: 32, lines: &second },
        ];
        let written = sections(CodeStart::At(0x1000), 8, true, &functions).unwrap();
        assert!(written.iter().all(|section| section.references.iter().all(|at| at.target != ReferenceTarget::Code)));
        let (rows, functions) = read(&written);
        let row = |address, file: &str, line| (address, file.to_owned(), line);
        let want = [
            row(0x1000, "src/a.rs", 3),
            row(0x1006, "b.rs", 1_000_000),
            row(0x1009, "src/a.rs", 0),
            row(0x112c, "src/a.rs", 2),
            row(0x1136, "src/a.rs", 0),
            row(0x1150, "c .rs", 5),
            row(0x1170, "c .rs", 0),
        ];
        assert_eq!(rows, want);
        assert_eq!(functions, [("f".to_owned(), 0x1000, 310), ("g".to_owned(), 0x1150, 32)]);
    }

    #[test]
    fn linkers_get_the_fields_with_addresses() {
        let lines = table(&[(0, Some(("a.c", 1)))]);
        let functions =
            [Code { name: "f", start: 0, len: 4, lines: &lines }, Code { name: "g", start: 16, len: 4, lines: &lines }];
        for pointer_bytes in [4, 8] {
            let written = sections(CodeStart::Symbol, pointer_bytes, true, &functions).unwrap();
            let mut fields = Vec::new();
            for reference in written.iter().flat_map(|section| &section.references) {
                let size = if reference.target == ReferenceTarget::Code { pointer_bytes } else { 4 };
                assert_eq!(reference.size, size);
                fields.push((reference.target, reference.addend));
            }
            let section = |name| (ReferenceTarget::Section(name), 0);
            let code = |addend| (ReferenceTarget::Code, addend);
            // The abbreviations, the lines, the unit, both functions; then both sequences of lines.
            let want =
                [section(".debug_abbrev"), section(".debug_line"), code(0), code(0), code(16), code(0), code(16)];
            fields.sort_by_key(|field| format!("{field:?}"));
            let mut want = want.to_vec();
            want.sort_by_key(|field| format!("{field:?}"));
            assert_eq!(fields, want);
        }
    }

    #[test]
    fn functions_without_lines_have_no_sections() {
        let lines = table(&[(0, None)]);
        let functions = [Code { name: "f", start: 0, len: 4, lines: &lines }];
        assert_eq!(sections(CodeStart::Symbol, 8, true, &functions), Ok(Vec::new()));
        assert_eq!(sections(CodeStart::Symbol, 8, true, &[]), Ok(Vec::new()));
    }
}
