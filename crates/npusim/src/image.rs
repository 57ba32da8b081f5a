//! The contents of memory at the start of a program: segments, entry point, symbols.
//!
//! In: an image in hexadecimal. Out: an [`Image`], and images in hexadecimal.
//! Invariants: any bytes produce an image or an error; an image has at most [`MAX_IMAGE_BYTES`]; written images can be
//! read back.
//! Not here: ELF files (`elf`), linking (`link`), the size of memory (`machine`).

use crate::error::FileError;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The ELF machine number.
pub const ELF_MACHINE: u16 = 9876;
/// The default entry point of threads.
pub const DEFAULT_ENTRY: u32 = 0x400;
/// Maximum size of an image in bytes, including zeros.
pub const MAX_IMAGE_BYTES: u64 = 1 << 28;
/// Maximum total size in bytes of the symbol names of a file. Names may share bytes, so even a small file can have long
/// names.
#[cfg(feature = "files")]
pub(crate) const MAX_NAME_BYTES: usize = 1 << 26;
/// Bytes per line of a hexadecimal image.
const BLOCK: usize = 64;

/// The memory contents of a program before it runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    pub(crate) segments: Vec<(u32, Vec<u8>)>,
    pub(crate) entry: u32,
    pub(crate) symbols: BTreeMap<String, u32>,
}

impl Image {
    /// The memory ranges that the image fills, with their addresses.
    pub fn segments(&self) -> &[(u32, Vec<u8>)] {
        &self.segments
    }

    /// The entry point of threads.
    pub fn entry(&self) -> u32 {
        self.entry
    }

    /// The address of a symbol, if the file has it.
    pub fn symbol(&self, name: &str) -> Option<u32> {
        self.symbols.get(name).copied()
    }

    /// The name of the function that contains an address of code, if the file has symbols: that of the last symbol up to it.
    /// Local labels and the constants of the memory map do not count.
    pub fn function_at(&self, address: u32) -> Option<&str> {
        const CONSTANTS: [&str; 4] = ["stacks_base", "stacks_dim", "threads_per_core", "cores"];
        let is_function = |name: &str| !name.starts_with(".L") && !CONSTANTS.contains(&name);
        let before = self.symbols.iter().filter(|(name, at)| **at <= address && is_function(name));
        before.max_by_key(|(_, at)| **at).map(|(name, _)| name.as_str())
    }

    /// The 64-byte blocks of the segments. Bytes outside segments are zero before a segment and 0xFF after it.
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

    /// The image as lines `0xADDRESS,0xBYTES` with one 64-byte block each, sorted by address, without blocks of zeros.
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

    /// The image as one line per 64 bytes from address 0, the highest byte first.
    ///
    /// # Errors
    /// If it ends above [`MAX_IMAGE_BYTES`], because there is a line for every block before its end.
    pub fn to_line_hex(&self) -> Result<String, FileError> {
        let ends = self.segments.iter().map(|(address, bytes)| u64::from(*address) + bytes.len() as u64);
        if let Some(end) = ends.max().filter(|&end| end > MAX_IMAGE_BYTES) {
            return Err(FileError::new(format!(
                "the image ends at {end:#x}, the limit of this form is {MAX_IMAGE_BYTES:#x}"
            )));
        }
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
        Ok(text)
    }

    /// Reads the output of [`to_block_hex`](Self::to_block_hex) or [`to_line_hex`](Self::to_line_hex). The entry point
    /// is [`DEFAULT_ENTRY`].
    ///
    /// # Errors
    /// If a line has neither format.
    pub fn from_hex(text: &str) -> Result<Image, FileError> {
        let mut image = Image { entry: DEFAULT_ENTRY, ..Image::default() };
        let (mut next, mut total) = (0u64, 0u64);
        for (number, line) in text.lines().enumerate() {
            let wrong = |problem: &str| FileError::new(format!("line {}: {problem}", number + 1));
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
            total += BLOCK as u64;
            if total > MAX_IMAGE_BYTES {
                return Err(wrong(&format!("the image has more than {MAX_IMAGE_BYTES} bytes, which is the limit")));
            }
            if is_reversed {
                block.reverse();
            }
            image.append(address, &block).ok_or_else(|| wrong("the address is too large"))?;
        }
        Ok(image)
    }

    /// Adds a block; extends the last segment if the block follows it.
    fn append(&mut self, address: u32, block: &[u8]) -> Option<()> {
        u64::from(address).checked_add(block.len() as u64).filter(|&end| end <= 1 << 32)?;
        match self.segments.last_mut() {
            Some((start, bytes)) if u64::from(*start) + bytes.len() as u64 == u64::from(address) => {
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
