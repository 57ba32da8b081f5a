//! Reader for ELF executables.
//!
//! In: an ELF file. Out: an [`Image`].
//! Invariants: segments, not sections, determine the contents of memory, and malformed section headers only cost the
//! symbols; any bytes produce an image or an error.

use crate::error::FileError;
use crate::image::{ELF_MACHINE, Image, MAX_IMAGE_BYTES, MAX_NAME_BYTES};
use object::elf;
use object::read::elf::{FileHeader as _, ProgramHeader as _, Sym as _};
use object::{Endianness, LittleEndian};

impl Image {
    /// The segments of an executable.
    ///
    /// # Errors
    /// If the file is malformed, or not an executable for this machine.
    pub fn from_elf(file: &[u8]) -> Result<Image, FileError> {
        let malformed = |error: object::read::Error| FileError::new(format!("malformed ELF file: {error}"));
        let header = header(file)?;
        if header.e_type.get(LittleEndian) != elf::ET_EXEC {
            return Err(FileError::new("the ELF file is no executable; link it first"));
        }
        let mut image = Image { entry: header.e_entry.get(LittleEndian), ..Image::default() };
        let mut total = 0;
        for segment in header.program_headers(LittleEndian, file).map_err(malformed)? {
            if segment.p_type(LittleEndian) != elf::PT_LOAD || segment.p_memsz(LittleEndian) == 0 {
                continue;
            }
            let data = segment.data(LittleEndian, file).map_err(|()| FileError::new("a segment is not in the file"))?;
            let (address, size) = (segment.p_vaddr(LittleEndian), segment.p_memsz(LittleEndian));
            total += u64::from(size);
            if total > MAX_IMAGE_BYTES || u64::from(address) + u64::from(size) > 1 << 32 {
                return Err(FileError::new(format!("the segment at {address:#x} has {size} bytes, which is too much")));
            }
            if data.len() > size as usize {
                return Err(FileError::new("a segment has more bytes in the file than in memory"));
            }
            let mut bytes = data.to_vec();
            bytes.resize(size as usize, 0);
            image.segments.push((address, bytes));
        }
        // Section headers provide only the symbols; tools truncate them.
        let sections = header.sections(LittleEndian, file);
        let symbols = sections.and_then(|sections| sections.symbols(LittleEndian, file, elf::SHT_SYMTAB));
        let Ok(symbols) = symbols else { return Ok(image) };
        let mut n_bytes = 0;
        for symbol in symbols.iter().filter(|symbol| symbol.st_shndx(LittleEndian) != elf::SHN_UNDEF) {
            let Ok(name) = symbols.symbol_name(LittleEndian, symbol) else { continue };
            count_name(name, &mut n_bytes)?;
            if let (Ok(name), false) = (std::str::from_utf8(name), name.is_empty()) {
                image.symbols.insert(name.to_owned(), symbol.st_value(LittleEndian));
            }
        }
        Ok(image)
    }
}

/// Counts the bytes of a symbol name.
///
/// # Errors
/// If all names exceed [`MAX_NAME_BYTES`] in total.
pub(crate) fn count_name(name: &[u8], n_bytes: &mut usize) -> Result<(), FileError> {
    *n_bytes += name.len();
    if *n_bytes > MAX_NAME_BYTES {
        let message = format!("the names of the file have more than {MAX_NAME_BYTES} bytes, which is the limit");
        return Err(FileError::new(message));
    }
    Ok(())
}

/// The header of an ELF file of this machine.
pub(crate) fn header(file: &[u8]) -> Result<&elf::FileHeader32<LittleEndian>, FileError> {
    let foreign = |property: &str| FileError::new(format!("the ELF file is for another machine: {property}"));
    let kind = object::FileKind::parse(file);
    match kind {
        Ok(object::FileKind::Elf32) => {}
        Ok(object::FileKind::Elf64) => return Err(foreign("it has 64-bit addresses")),
        _ => return Err(FileError::new("this is no ELF file")),
    }
    if file.get(5) != Some(&elf::ELFDATA2LSB) {
        return Err(foreign("it is big-endian"));
    }
    let header = elf::FileHeader32::<LittleEndian>::parse(file)
        .map_err(|error| FileError::new(format!("malformed ELF file: {error}")))?;
    match header.e_machine.get(LittleEndian) {
        ELF_MACHINE => Ok(header),
        other => Err(foreign(&format!("its number is {other}, not {ELF_MACHINE}"))),
    }
}

/// The byte order of ELF files.
pub(crate) const ENDIANNESS: Endianness = Endianness::Little;
