//! Reader for relocatable objects.
//!
//! In: an ELF file of this machine. Out: its sections that are loaded into memory or that debuggers read, symbols,
//! relocations.
//! Invariant: any bytes produce an object or an error; every stored index is in range.

use super::Object;
use crate::elf::{count_name, header};
use crate::error::FileError;
use crate::image::MAX_IMAGE_BYTES;
use object::elf;
use object::read::elf::{FileHeader as _, SectionHeader as _, Sym as _};
use object::{LittleEndian as LE, SectionIndex};

/// The kind of a section, in the order of their addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Vectors,
    Text,
    Data,
    InitArray,
    Scratchpad,
    Zero,
    /// Debugging information of this name, which is not loaded into memory.
    Debug(&'static str),
}

/// The sections of debugging information that linked programs keep.
const DEBUG: [&str; 8] = [
    ".debug_info",
    ".debug_abbrev",
    ".debug_line",
    ".debug_str",
    ".debug_line_str",
    ".debug_ranges",
    ".debug_rnglists",
    ".debug_addr",
];

impl Kind {
    /// The kinds of sections that are loaded.
    pub(super) const LOADED: [Kind; 6] =
        [Kind::Vectors, Kind::Text, Kind::Data, Kind::InitArray, Kind::Scratchpad, Kind::Zero];

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Vectors => ".vectors",
            Kind::Text => ".text",
            Kind::Data => ".data",
            Kind::InitArray => ".init_array",
            Kind::Scratchpad => "scratchpad",
            Kind::Zero => ".bss",
            Kind::Debug(name) => name,
        }
    }

    /// Whether it has an address.
    pub(super) fn is_loaded(self) -> bool {
        !matches!(self, Kind::Debug(_))
    }

    pub(super) fn is_code(self) -> bool {
        matches!(self, Kind::Vectors | Kind::Text)
    }

    /// The kind of an object's section; `None` if the linker drops it.
    fn of(name: &str, flags: u32, sh_type: u32) -> Option<Kind> {
        if flags & elf::SHF_ALLOC == 0 {
            // Compressed sections are dropped, too.
            let is_plain = sh_type == elf::SHT_PROGBITS && flags & elf::SHF_COMPRESSED == 0;
            return DEBUG.into_iter().find(|known| is_plain && *known == name).map(Kind::Debug);
        }
        Some(match name {
            ".vectors" => Kind::Vectors,
            "scratchpad" => Kind::Scratchpad,
            _ if name.starts_with(".init_array") => Kind::InitArray,
            _ if flags & elf::SHF_EXECINSTR != 0 => Kind::Text,
            _ if sh_type == elf::SHT_NOBITS => Kind::Zero,
            _ => Kind::Data,
        })
    }
}

/// The position of an object's section in the program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Index of the program's section.
    pub(super) section: usize,
    pub(super) offset: u32,
    pub(super) address: u32,
}

#[derive(Clone, Debug)]
pub(super) struct InputSection {
    pub(super) name: String,
    pub(super) kind: Option<Kind>,
    pub(super) align: u32,
    pub(super) size: u32,
    /// Its content; missing bytes at the end are zero.
    pub(super) bytes: Vec<u8>,
    pub(super) place: Option<Place>,
}

#[derive(Clone, Debug)]
pub(super) struct InputSymbol {
    pub(super) name: String,
    /// The section, if the symbol is in one; otherwise the value is an address.
    pub(super) section: Option<usize>,
    pub(super) is_defined: bool,
    pub(super) is_global: bool,
    pub(super) is_weak: bool,
    pub(super) value: u32,
}

/// A field to fill in.
#[derive(Clone, Copy, Debug)]
pub(super) struct InputRelocation {
    pub(super) section: usize,
    pub(super) at: u32,
    pub(super) number: u32,
    pub(super) symbol: usize,
    pub(super) addend: i32,
}

/// A parsed object.
#[derive(Clone, Debug)]
pub(super) struct Input {
    pub(super) name: String,
    pub(super) sections: Vec<InputSection>,
    pub(super) symbols: Vec<InputSymbol>,
    pub(super) relocations: Vec<InputRelocation>,
}

impl Input {
    pub(super) fn read(object: &Object<'_>) -> Result<Input, FileError> {
        read(object).map_err(|FileError(message)| FileError::new(format!("{}: {message}", object.name)))
    }

    /// Total size of the sections that are kept, in bytes.
    pub(super) fn size(&self) -> u64 {
        let kept = self.sections.iter().filter(|section| section.kind.is_some());
        kept.map(|section| u64::from(section.size)).sum()
    }

    pub(super) fn defines(&self, name: &str) -> bool {
        self.symbols.iter().any(|symbol| symbol.name == name && symbol.is_defined && symbol.is_global)
    }

    /// Whether a symbol has an address in memory, not an offset in debugging information.
    pub(super) fn is_in_memory(&self, symbol: &InputSymbol) -> bool {
        let kind = symbol.section.and_then(|section| self.sections[section].kind);
        kind.is_none_or(Kind::is_loaded)
    }

    /// The address of a symbol, if this object defines it in a section that is kept.
    pub(super) fn address_of(&self, symbol: &InputSymbol) -> Option<u32> {
        if !symbol.is_defined {
            return None;
        }
        match symbol.section {
            None => Some(symbol.value),
            Some(section) => Some(self.sections[section].place?.address.wrapping_add(symbol.value)),
        }
    }
}

fn read(object: &Object<'_>) -> Result<Input, FileError> {
    let malformed = |error: object::read::Error| FileError::new(format!("the file is damaged: {error}"));
    let (file, header) = (object.bytes, header(object.bytes)?);
    if header.e_type.get(LE) != elf::ET_REL {
        return Err(FileError::new("the file is no object to be linked"));
    }
    let table = header.sections(LE, file).map_err(malformed)?;
    let mut input = Input { name: object.name.to_owned(), sections: vec![], symbols: vec![], relocations: vec![] };
    let (mut total, mut n_bytes) = (0, 0);
    for section in table.iter() {
        let name = table.section_name(LE, section).map_err(malformed)?;
        count_name(name, &mut n_bytes)?;
        let name = String::from_utf8_lossy(name).into_owned();
        let kind = match Kind::of(&name, section.sh_flags.get(LE), section.sh_type.get(LE)) {
            Some(Kind::Text) if object.is_vectors() => Some(Kind::Vectors),
            kind => kind,
        };
        let (size, align) = (section.sh_size.get(LE), section.sh_addralign.get(LE));
        total += if kind.is_some() { u64::from(size) } else { 0 };
        if total > MAX_IMAGE_BYTES || align > 1 << 16 || (align > 1 && !align.is_power_of_two()) {
            return Err(FileError::new(format!("section {name} is too large or has an impossible alignment")));
        }
        let bytes = if kind.is_some() { section.data(LE, file).map_err(malformed)?.to_vec() } else { Vec::new() };
        input.sections.push(InputSection { name, kind, align, size, bytes, place: None });
    }
    let symbols = table.symbols(LE, file, elf::SHT_SYMTAB).map_err(malformed)?;
    for (index, symbol) in symbols.enumerate() {
        let name = symbols.symbol_name(LE, symbol).map_err(malformed)?;
        count_name(name, &mut n_bytes)?;
        let name = String::from_utf8_lossy(name).into_owned();
        let section = symbols.symbol_section(LE, symbol, index).map_err(malformed)?;
        if section.is_some_and(|SectionIndex(section)| section >= input.sections.len()) {
            return Err(FileError::new(format!("`{name}` is in a section that is not there")));
        }
        if symbol.st_shndx(LE) == elf::SHN_COMMON {
            return Err(FileError::new(format!("`{name}` is a common symbol; compile with -fno-common")));
        }
        input.symbols.push(InputSymbol {
            name,
            section: section.map(|section| section.0),
            is_defined: section.is_some() || symbol.st_shndx(LE) == elf::SHN_ABS,
            is_global: symbol.st_bind() != elf::STB_LOCAL,
            is_weak: symbol.st_bind() == elf::STB_WEAK,
            value: symbol.st_value(LE),
        });
    }
    for section in table.iter() {
        let target = section.sh_info.get(LE) as usize;
        let is_kept = |target| input.sections.get(target).is_some_and(|section: &InputSection| section.kind.is_some());
        if section.sh_type.get(LE) == elf::SHT_REL && is_kept(target) {
            return Err(FileError::new("there are relocations without addends"));
        }
        let Some((relocations, _)) = section.rela(LE, file).map_err(malformed)? else { continue };
        if !is_kept(target) {
            continue;
        }
        for relocation in relocations {
            let (symbol, at) = (relocation.r_sym(LE) as usize, relocation.r_offset.get(LE));
            let fits = u64::from(at) + 4 <= input.sections[target].bytes.len() as u64;
            if symbol >= input.symbols.len() || !fits {
                return Err(FileError::new(format!(
                    "a relocation at {at:#x} is outside its section, or has no symbol"
                )));
            }
            let (number, addend) = (relocation.r_type(LE), relocation.r_addend.get(LE));
            input.relocations.push(InputRelocation { section: target, at, number, symbol, addend });
        }
    }
    Ok(input)
}
