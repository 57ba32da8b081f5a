//! ELF object files.
//!
//! In: a [`Program`]. Out: a relocatable ELF file with its sections, symbols and relocations; and the reverse, for
//! disassemblers, also of executables without section headers.
//! Invariants: relocations have addends (RELA); local symbols come first; a relocation refers to a temporary symbol by
//! its section and an addend.
//! Not here: writing executables, archives, debug information.
//!
//! ```
//! # use kernelsmith_machine::{TargetDesc, asm::Assembler, object};
//! # fn example(desc: &TargetDesc) -> Result<(), Box<dyn std::error::Error>> {
//! let program = Assembler::new(desc).assemble_object(".globl f\nf: ret").map_err(|errors| errors[0].to_string())?;
//! let file = object::write(desc, &program)?;
//! let code = &object::read(&file)?.sections[0];
//! assert_eq!((code.name.as_str(), code.labels[0].1.as_str()), (".text", "f"));
//! # Ok(())
//! # }
//! ```

use crate::asm::{Binding, Program, Relocation, Section, SectionKind, Symbol};
use crate::desc::TargetDesc;
use object::elf;
use object::read::elf::{ElfFile32, ElfFile64};
use object::read::{ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use object::write::elf::{FileHeader, Rel, SectionHeader, Sym, SymbolIndex, Writer};
use object::{Endianness, SectionIndex};
use std::collections::HashMap;
use std::fmt;

/// Why the file cannot be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ObjectError {
    /// The target description has no ELF machine number.
    NoMachine,
    /// The file is malformed, or is not an ELF file.
    Malformed(String),
    /// The contents need more memory than the limit.
    Limit {
        /// The limit.
        bytes: u64,
    },
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::NoMachine => f.write_str("the target has no machine number for ELF files"),
            ObjectError::Limit { bytes } => {
                write!(
                    f,
                    "the code, symbols and relocations of the file take more than {bytes} bytes, which is the limit"
                )
            }
            ObjectError::Malformed(reason) => write!(f, "malformed ELF file: {reason}"),
        }
    }
}

impl std::error::Error for ObjectError {}

/// The object file of a program.
///
/// # Errors
/// If the target has no ELF machine number.
pub fn write(desc: &TargetDesc, program: &Program) -> Result<Vec<u8>, ObjectError> {
    let machine = desc.elf_machine().ok_or(ObjectError::NoMachine)?;
    let endianness = if desc.is_little_endian() { Endianness::Little } else { Endianness::Big };
    let mut file = Vec::new();
    let mut out = Writer::new(endianness, desc.pointer_bits() == 64, &mut file);
    let malformed = |error: object::write::Error| ObjectError::Malformed(error.to_string());

    // Reserve all file offsets first, because the headers that are written later refer to them.
    out.reserve_file_header();
    let relocation_names: Vec<String> = program.sections.iter().map(|s| format!(".rela{}", s.name)).collect();
    let sections: Vec<_> = program
        .sections
        .iter()
        .map(|section| (out.reserve_section_index(), out.add_section_name(section.name.as_bytes())))
        .collect();
    let with_relocations =
        || program.sections.iter().enumerate().filter(|(_, section)| !section.relocations.is_empty());
    let relocation_sections: Vec<_> = with_relocations()
        .map(|(at, _)| {
            out.reserve_section_index();
            out.add_section_name(relocation_names[at].as_bytes())
        })
        .collect();
    let symtab = out.reserve_symtab_section_index();
    out.reserve_strtab_section_index();
    out.reserve_shstrtab_section_index();

    let order = symbol_order(program);
    out.reserve_null_symbol_index();
    let section_symbols: Vec<SymbolIndex> =
        sections.iter().map(|(index, _)| out.reserve_symbol_index(Some(*index))).collect();
    let mut indices = vec![SymbolIndex(0); program.symbols.len()];
    let mut names = Vec::new();
    for &id in &order {
        let symbol = &program.symbols[id];
        let section = symbol.place.map(|(section, _)| sections[section].0);
        indices[id] = out.reserve_symbol_index(section);
        names.push(out.add_string(symbol.name.as_bytes()));
    }

    let offsets: Vec<usize> = program
        .sections
        .iter()
        .map(|section| out.reserve(section.bytes.len(), section.align.max(1) as usize))
        .collect();
    let relocation_offsets: Vec<usize> =
        with_relocations().map(|(_, section)| out.reserve_relocations(section.relocations.len(), true)).collect();
    out.reserve_symtab();
    out.reserve_strtab();
    out.reserve_shstrtab();
    out.reserve_section_headers();

    let header = FileHeader {
        os_abi: elf::ELFOSABI_NONE,
        abi_version: 0,
        e_type: elf::ET_REL,
        e_machine: machine,
        e_entry: 0,
        e_flags: desc.elf_flags(),
    };
    out.write_file_header(&header).map_err(malformed)?;
    for section in &program.sections {
        out.write_align(section.align.max(1) as usize);
        out.write(&section.bytes);
    }
    for (_, section) in with_relocations() {
        out.write_align_relocation();
        for relocation in &section.relocations {
            let (symbol, addend) = resolve(program, relocation, &indices, &section_symbols);
            let (r_offset, r_type) = (relocation.at, relocation.number);
            out.write_relocation(true, &Rel { r_offset, r_sym: symbol.0, r_type, r_addend: addend });
        }
    }
    out.write_null_symbol();
    for (index, _) in &sections {
        out.write_symbol(&Sym {
            name: None,
            section: Some(*index),
            st_info: elf::STT_SECTION,
            st_other: 0,
            st_shndx: 0,
            st_value: 0,
            st_size: 0,
        });
    }
    for (&id, &name) in order.iter().zip(&names) {
        let symbol = &program.symbols[id];
        let section = symbol.place.map(|(section, _)| sections[section].0);
        let st_info = binding(symbol) << 4 | kind(program, symbol);
        out.write_symbol(&Sym {
            name: Some(name),
            section,
            st_info,
            st_other: 0,
            st_shndx: elf::SHN_UNDEF,
            st_value: symbol.place.map_or(0, |(_, offset)| offset),
            st_size: symbol.size,
        });
    }
    out.write_strtab();
    out.write_shstrtab();
    out.write_null_section_header();
    for ((section, &(_, name)), &offset) in program.sections.iter().zip(&sections).zip(&offsets) {
        out.write_section_header(&section_header(section, name, offset));
    }
    for (((at, section), &name), &offset) in with_relocations().zip(&relocation_sections).zip(&relocation_offsets) {
        let target = sections[at].0;
        out.write_relocation_section_header(name, target, symtab, offset, section.relocations.len(), true);
    }
    let n_local = order.iter().take_while(|&&id| is_local(&program.symbols[id])).count();
    out.write_symtab_section_header((1 + section_symbols.len() + n_local) as u32);
    out.write_strtab_section_header();
    out.write_shstrtab_section_header();
    Ok(file)
}

fn is_local(symbol: &Symbol) -> bool {
    symbol.binding == Binding::Local && symbol.place.is_some()
}

/// The symbols of the file, local ones first, because ELF requires that order.
fn symbol_order(program: &Program) -> Vec<usize> {
    let (mut is_used, mut is_kept) = (vec![false; program.symbols.len()], vec![false; program.symbols.len()]);
    for relocation in program.sections.iter().flat_map(|section| &section.relocations) {
        is_used[relocation.symbol] = true;
        is_kept[relocation.symbol] |= relocation.keeps_symbol;
    }
    let mut order: Vec<usize> = (0..program.symbols.len())
        .filter(|&id| {
            let symbol = &program.symbols[id];
            (!symbol.is_temporary() || is_kept[id])
                && (symbol.place.is_some() || symbol.binding != Binding::Local || is_used[id])
        })
        .collect();
    order.sort_by_key(|&id| !is_local(&program.symbols[id]));
    order
}

fn binding(symbol: &Symbol) -> u8 {
    match symbol.binding {
        Binding::Weak => elf::STB_WEAK,
        Binding::Local if symbol.place.is_some() => elf::STB_LOCAL,
        // A symbol that another file defines must be global.
        _ => elf::STB_GLOBAL,
    }
}

fn kind(program: &Program, symbol: &Symbol) -> u8 {
    let section = symbol.place.map(|(section, _)| program.sections[section].kind);
    let is_code = section == Some(SectionKind::Code);
    if section.map_or(symbol.is_thread_local, SectionKind::is_thread_local) {
        return elf::STT_TLS;
    }
    match symbol.is_function {
        Some(true) if is_code => elf::STT_FUNC,
        Some(false) => elf::STT_OBJECT,
        _ => elf::STT_NOTYPE,
    }
}

/// The symbol-table entry for a relocation, and its addend. A temporary symbol becomes its section plus an offset.
fn resolve(
    program: &Program,
    relocation: &Relocation,
    indices: &[SymbolIndex],
    sections: &[SymbolIndex],
) -> (SymbolIndex, i64) {
    let symbol = &program.symbols[relocation.symbol];
    match symbol.place {
        Some((section, offset)) if symbol.is_temporary() && !relocation.keeps_symbol => {
            (sections[section], relocation.addend.wrapping_add(offset as i64))
        }
        _ => (indices[relocation.symbol], relocation.addend),
    }
}

fn section_header(section: &Section, name: object::write::StringId, offset: usize) -> SectionHeader {
    let (alloc, write, exec) = (elf::SHF_ALLOC, elf::SHF_WRITE, elf::SHF_EXECINSTR);
    let flags = match section.kind {
        SectionKind::Code => alloc | exec,
        SectionKind::ReadOnly => alloc,
        SectionKind::Data | SectionKind::Zero => alloc | write,
        SectionKind::Thread | SectionKind::ThreadZero => alloc | write | elf::SHF_TLS,
        SectionKind::Note => 0,
    };
    SectionHeader {
        name: Some(name),
        sh_type: match section.name.as_str() {
            ".init_array" => elf::SHT_INIT_ARRAY,
            ".fini_array" => elf::SHT_FINI_ARRAY,
            _ if section.kind.is_zero() => elf::SHT_NOBITS,
            _ => elf::SHT_PROGBITS,
        },
        sh_flags: u64::from(flags),
        sh_addr: 0,
        sh_offset: offset as u64,
        sh_size: section.size,
        sh_link: 0,
        sh_info: 0,
        sh_addralign: u64::from(section.align.max(1)),
        sh_entsize: 0,
    }
}

/// The parts of an ELF file that a disassembler needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// The ELF machine number.
    pub machine: u16,
    /// The code sections, in file order; without any, or if the section headers are malformed, the executable segments.
    pub sections: Vec<Code>,
}

/// A code section, or an executable segment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Its name; a segment has none.
    pub name: String,
    /// The run-time address; 0 in object files.
    pub address: u64,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The symbols by their offset in the section.
    pub labels: Vec<(u64, String)>,
    /// The relocations: offset, type number, symbol (or section), addend.
    pub relocations: Vec<(u64, u32, String, i64)>,
}

/// The memory limit of [`read`] for data that it copies out of a file: 256 MiB.
pub const MAX_READ_BYTES: u64 = 256 << 20;

/// Reads the code of an ELF file.
///
/// # Errors
/// If the file is malformed or not an ELF file, or if the copied data exceeds [`MAX_READ_BYTES`].
pub fn read(file: &[u8]) -> Result<Contents, ObjectError> {
    read_limited(file, MAX_READ_BYTES)
}

/// Like [`read`], with another memory limit in bytes.
///
/// Sections may share bytes of the file, and symbols may share names, so the copied data can be much larger than the
/// file.
///
/// # Errors
/// As for [`read`].
pub fn read_limited(file: &[u8], max_bytes: u64) -> Result<Contents, ObjectError> {
    let malformed = |error: object::read::Error| ObjectError::Malformed(error.to_string());
    let machine = file.get(18..20).map_or(0, |bytes| match file.get(5) {
        Some(2) => u16::from_be_bytes([bytes[0], bytes[1]]),
        _ => u16::from_le_bytes([bytes[0], bytes[1]]),
    });
    let budget = &mut Budget { limit: max_bytes, left: max_bytes };
    let (sections, segments) = match object::FileKind::parse(file).map_err(malformed)? {
        object::FileKind::Elf32 => {
            let sections = ElfFile32::<Endianness>::parse(file).map_err(malformed);
            let sections = sections.and_then(|file| read_as(&file, budget));
            (sections, segments::<elf::FileHeader32<Endianness>> as Segments)
        }
        object::FileKind::Elf64 => {
            let sections = ElfFile64::<Endianness>::parse(file).map_err(malformed);
            let sections = sections.and_then(|file| read_as(&file, budget));
            (sections, segments::<elf::FileHeader64<Endianness>> as Segments)
        }
        _ => return Err(ObjectError::Malformed("another kind of file".into())),
    };
    let sections = match sections {
        Err(ObjectError::Malformed(reason)) => {
            let found = segments(file, &mut Budget { limit: max_bytes, left: max_bytes });
            found.ok().filter(|found| !found.is_empty()).ok_or(ObjectError::Malformed(reason))?
        }
        Ok(none) if none.is_empty() => segments(file, budget)?,
        sections => sections?,
    };
    Ok(Contents { machine, sections })
}

type Segments = fn(&[u8], &mut Budget) -> Result<Vec<Code>, ObjectError>;

/// The executable segments of a file, for files whose section headers are missing or malformed. Symbols are lost with them.
fn segments<H: object::read::elf::FileHeader<Endian = Endianness>>(
    file: &[u8],
    budget: &mut Budget,
) -> Result<Vec<Code>, ObjectError> {
    use object::read::elf::ProgramHeader as _;
    let malformed = |error: object::read::Error| ObjectError::Malformed(error.to_string());
    let header = H::parse(file).map_err(malformed)?;
    let endian = header.endian().map_err(malformed)?;
    let headers = header.program_headers(endian, file).map_err(malformed)?;
    // The first segment may contain the headers of the file.
    let header_bytes = usize::from(header.e_ehsize(endian)) + size_of_val(headers);
    let mut code = Vec::new();
    for segment in headers {
        if segment.p_type(endian) != elf::PT_LOAD || segment.p_flags(endian) & elf::PF_X == 0 {
            continue;
        }
        let absent = |()| ObjectError::Malformed("a segment is not in the file".into());
        let bytes = segment.data(endian, file).map_err(absent)?;
        let skipped = if segment.p_offset(endian).into() == 0 { header_bytes.min(bytes.len()) } else { 0 };
        let bytes = &bytes[skipped..];
        if !bytes.is_empty() {
            budget.take::<Code>(bytes.len())?;
            let address = segment.p_vaddr(endian).into().wrapping_add(skipped as u64);
            let (name, labels, relocations) = (String::new(), Vec::new(), Vec::new());
            code.push(Code { name, address, bytes: bytes.to_vec(), labels, relocations });
        }
    }
    Ok(code)
}

/// The memory left for copied data.
struct Budget {
    limit: u64,
    left: u64,
}

impl Budget {
    /// Charges for one more item that owns this number of bytes.
    fn take<T>(&mut self, bytes: usize) -> Result<(), ObjectError> {
        // A growing `Vec` can have a capacity of twice its length.
        let wanted = bytes as u64 + 2 * size_of::<T>() as u64;
        self.left = self.left.checked_sub(wanted).ok_or(ObjectError::Limit { bytes: self.limit })?;
        Ok(())
    }
}

/// A symbol of a section: its offset there and its name.
type Label = (u64, String);

fn read_as<'data>(object: &impl object::read::Object<'data>, budget: &mut Budget) -> Result<Vec<Code>, ObjectError> {
    let malformed = |error: object::read::Error| ObjectError::Malformed(error.to_string());
    let mut sections = Vec::new();
    let mut labels = labels(object, budget)?;
    for section in object.sections().filter(|section| section.kind() == object::SectionKind::Text) {
        let mut relocations = Vec::new();
        for (at, relocation) in section.relocations() {
            let object::RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
            let name = match relocation.target() {
                RelocationTarget::Symbol(index) => name_of(object, index),
                _ => None,
            };
            let name = name.unwrap_or(b"*ABS*");
            budget.take::<(u64, u32, String, i64)>(name.len())?;
            let name = std::str::from_utf8(name).unwrap_or("*ABS*");
            relocations.push((at, r_type, name.to_owned(), relocation.addend()));
        }
        let (name, bytes) = (section.name().map_err(malformed)?, section.data().map_err(malformed)?);
        budget.take::<Code>(name.len() + bytes.len())?;
        sections.push(Code {
            name: name.to_owned(),
            address: section.address(),
            bytes: bytes.to_vec(),
            labels: labels.remove(&section.index()).unwrap_or_default(),
            relocations,
        });
    }
    Ok(sections)
}

/// The symbols of each code section, sorted by offset.
fn labels<'data>(
    object: &impl object::read::Object<'data>,
    budget: &mut Budget,
) -> Result<HashMap<SectionIndex, Vec<Label>>, ObjectError> {
    let code = object.sections().filter(|section| section.kind() == object::SectionKind::Text);
    let ranges: HashMap<SectionIndex, (u64, u64)> =
        code.map(|section| (section.index(), (section.address(), section.size()))).collect();
    let mut labels: HashMap<SectionIndex, Vec<Label>> = HashMap::new();
    for symbol in object.symbols().filter(|symbol| symbol.kind() != object::SymbolKind::Section) {
        let Some((index, &(address, size))) =
            symbol.section_index().and_then(|index| Some((index, ranges.get(&index)?)))
        else {
            continue;
        };
        let at = symbol.address().checked_sub(address).filter(|at| *at <= size);
        let (Some(at), Ok(name)) = (at, symbol.name_bytes()) else { continue };
        // Charge for skipped names too, because finding their ends takes time.
        budget.take::<Label>(name.len())?;
        let Ok(name) = std::str::from_utf8(name) else { continue };
        // Skip mapping symbols (`$x`, `$d`), which mark code and data.
        if !name.is_empty() && !name.starts_with('$') {
            labels.entry(index).or_default().push((at, name.to_owned()));
        }
    }
    labels.values_mut().for_each(|labels| labels.sort());
    Ok(labels)
}

/// The name of a symbol, or that of its section if it is unnamed.
fn name_of<'data>(object: &impl object::read::Object<'data>, index: object::SymbolIndex) -> Option<&'data [u8]> {
    let symbol = object.symbol_by_index(index).ok()?;
    match symbol.name_bytes().unwrap_or_default() {
        b"" => object.section_by_index(symbol.section_index()?).ok()?.name_bytes().ok(),
        name => Some(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An executable with the program header at 52, and code behind it at 84.
    fn executable(section_headers_at: u32, code: &[u8]) -> Vec<u8> {
        let mut file = b"\x7fELF\x01\x01\x01".to_vec();
        file.resize(16, 0);
        file.extend([2u16, 9876].iter().flat_map(|half| half.to_le_bytes()));
        file.extend([1u32, 0x400, 52, section_headers_at, 0].iter().flat_map(|word| word.to_le_bytes()));
        let n_sections = if section_headers_at == 0 { 0 } else { 9 };
        file.extend([52u16, 32, 1, 40, n_sections, 0].iter().flat_map(|half| half.to_le_bytes()));
        let size = 84 + code.len() as u32;
        file.extend([1u32, 0, 0x3ac, 0x3ac, size, size, 5, 4].iter().flat_map(|word| word.to_le_bytes()));
        file.extend(code);
        file
    }

    #[test]
    fn without_sections_the_code_is_in_executable_segments() {
        let code = [0x00, 0x00, 0x00, 0x73];
        // Without section headers, with headers beyond the end of the file.
        for at in [0, 1 << 20] {
            let contents = read(&executable(at, &code)).unwrap();
            assert_eq!((contents.machine, contents.sections.len()), (9876, 1), "{at:#x}");
            let found = &contents.sections[0];
            assert_eq!((found.address, &found.bytes[..], found.name.as_str()), (0x400, &code[..], ""));
        }
        // A segment that is not in the file.
        let mut file = executable(0, &code);
        file.truncate(86);
        assert!(matches!(read(&file), Err(ObjectError::Malformed(_))));
        assert!(matches!(read(&executable(1 << 20, &code)[..86]), Err(ObjectError::Malformed(_))));
    }
}
