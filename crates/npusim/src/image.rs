//! What is in memory when a program starts: segments, an entry, names for addresses.
//!
//! In: an executable ELF file, or an image in hexadecimal. Out: an [`Image`], and images in hexadecimal.
//! Invariants: any bytes give an image or an error; an image has at most [`MAX_IMAGE_BYTES`]; what is written reads back.
//! Not here: making executables (`link`), which memory there is (`machine`).

use crate::error::FileError;
use object::elf;
use object::read::elf::{FileHeader as _, ProgramHeader as _, Sym as _};
use object::{Endianness, LittleEndian};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The number of the machine in ELF files.
pub const ELF_MACHINE: u16 = 9876;
/// Where threads start if a file does not say.
pub const DEFAULT_ENTRY: u32 = 0x400;
/// The most bytes that an image may have, zeros included.
pub const MAX_IMAGE_BYTES: u64 = 1 << 28;
/// Images in hexadecimal have lines of so many bytes.
const BLOCK: usize = 64;

/// The memory of a program before it runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    pub(crate) segments: Vec<(u32, Vec<u8>)>,
    pub(crate) entry: u32,
    pub(crate) symbols: BTreeMap<String, u32>,
}

impl Image {
    /// The stretches of memory that the image fills, each with its address.
    pub fn segments(&self) -> &[(u32, Vec<u8>)] {
        &self.segments
    }

    /// Where threads start.
    pub fn entry(&self) -> u32 {
        self.entry
    }

    /// The address of a name, if the file has it.
    pub fn symbol(&self, name: &str) -> Option<u32> {
        self.symbols.get(name).copied()
    }

    /// The segments of an executable.
    ///
    /// # Errors
    /// If the file is damaged, or no executable for this machine.
    pub fn from_elf(file: &[u8]) -> Result<Image, FileError> {
        let malformed =
            |error: object::read::Error| FileError::new(format!("this is no ELF file that can be read: {error}"));
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
        let sections = header.sections(LittleEndian, file).map_err(malformed)?;
        let symbols = sections.symbols(LittleEndian, file, elf::SHT_SYMTAB).map_err(malformed)?;
        for symbol in symbols.iter().filter(|symbol| symbol.st_shndx(LittleEndian) != elf::SHN_UNDEF) {
            let name = symbols.symbol_name(LittleEndian, symbol).map_err(malformed)?;
            if let (Ok(name), false) = (std::str::from_utf8(name), name.is_empty()) {
                image.symbols.insert(name.to_owned(), symbol.st_value(LittleEndian));
            }
        }
        Ok(image)
    }

    /// The 64-byte blocks that the segments fill. What no segment has is zero before them and 0xFF behind.
    fn blocks(&self) -> BTreeMap<u32, [u8; BLOCK]> {
        let mut blocks = BTreeMap::new();
        let mut segments: Vec<_> = self.segments.iter().collect();
        segments.sort_by_key(|(address, _)| *address);
        for (address, bytes) in segments {
            for (at, byte) in (u64::from(*address)..).zip(bytes) {
                let (block, place) = ((at as u32) & !(BLOCK as u32 - 1), at as usize % BLOCK);
                let block = blocks.entry(block).or_insert_with(|| {
                    let mut block = [0; BLOCK];
                    block[place..].fill(0xff);
                    block
                });
                block[place] = *byte;
            }
        }
        blocks
    }

    /// The image as lines `0xADDRESS,0xBYTES`: a block of 64 bytes each, in the order of addresses; blocks of zeros are
    /// left out.
    pub fn to_block_hex(&self) -> String {
        let mut text = String::new();
        for (address, block) in self.blocks().iter().filter(|(_, block)| block.iter().any(|&byte| byte != 0)) {
            let _ = write!(text, "0x{address:08x},0x");
            block.iter().for_each(|byte| {
                let _ = write!(text, "{byte:02x}");
            });
            text.push('\n');
        }
        text
    }

    /// The image as one line for each 64 bytes from address 0, the highest byte first.
    pub fn to_line_hex(&self) -> String {
        let blocks = self.blocks();
        let end = blocks.last_key_value().map_or(0, |(address, _)| u64::from(*address) + BLOCK as u64);
        let mut text = String::new();
        for address in (0..end).step_by(BLOCK) {
            let block = blocks.get(&(address as u32)).unwrap_or(&[0xff; BLOCK]);
            block.iter().rev().for_each(|byte| {
                let _ = write!(text, "{byte:02x}");
            });
            text.push('\n');
        }
        text
    }

    /// Reads what [`to_block_hex`](Self::to_block_hex) or [`to_line_hex`](Self::to_line_hex) writes; threads start at
    /// [`DEFAULT_ENTRY`].
    ///
    /// # Errors
    /// If a line is neither.
    pub fn from_hex(text: &str) -> Result<Image, FileError> {
        let mut image = Image { entry: DEFAULT_ENTRY, ..Image::default() };
        let mut next = 0u64;
        for (number, line) in text.lines().enumerate() {
            let wrong = |what: &str| FileError::new(format!("line {}: {what}", number + 1));
            let line = line.split("//").next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (address, digits, is_reversed) = match line.split_once(',') {
                Some((address, digits)) => {
                    let address = address.strip_prefix("0x").and_then(|address| u32::from_str_radix(address, 16).ok());
                    let digits = digits.strip_prefix("0x").ok_or_else(|| wrong("the bytes do not start with 0x"))?;
                    (address.ok_or_else(|| wrong("the address is no number"))?, digits, false)
                }
                None => {
                    let address = u32::try_from(next).map_err(|_| wrong("there are too many lines"))?;
                    next += BLOCK as u64;
                    (address, line, true)
                }
            };
            let mut block = bytes(digits).ok_or_else(|| wrong("a line has 128 digits for 64 bytes"))?;
            if is_reversed {
                block.reverse();
            }
            image
                .append(address, &block)
                .ok_or_else(|| wrong("the address is too large, or there are too many lines"))?;
        }
        Ok(image)
    }

    /// Adds a block, to the last segment if it follows that.
    fn append(&mut self, address: u32, block: &[u8]) -> Option<()> {
        u64::from(address).checked_add(block.len() as u64).filter(|&end| end <= 1 << 32)?;
        match self.segments.last_mut() {
            Some((start, bytes)) if u64::from(*start) + bytes.len() as u64 == u64::from(address) => {
                if bytes.len() as u64 >= MAX_IMAGE_BYTES {
                    return None;
                }
                bytes.extend(block);
            }
            _ => self.segments.push((address, block.to_vec())),
        }
        Some(())
    }
}

/// The 64 bytes of a line.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let is_line = digits.len() == 2 * BLOCK && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let pairs = digits.as_bytes().chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
    is_line.then(|| pairs.collect())?
}

/// The header of an ELF file of this machine.
pub(crate) fn header(file: &[u8]) -> Result<&elf::FileHeader32<LittleEndian>, FileError> {
    let foreign = |what: &str| FileError::new(format!("the ELF file is for another machine: {what}"));
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
        .map_err(|error| FileError::new(format!("this is no ELF file that can be read: {error}")))?;
    match header.e_machine.get(LittleEndian) {
        ELF_MACHINE => Ok(header),
        other => Err(foreign(&format!("its number is {other}, not {ELF_MACHINE}"))),
    }
}

/// The byte order of files.
pub(crate) const ENDIANNESS: Endianness = Endianness::Little;
