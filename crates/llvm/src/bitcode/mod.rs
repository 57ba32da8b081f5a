//! The reader of LLVM IR as bitcode (`.bc`), as written by versions 19 to 22, by rustc, and by Zig's own writer.
//!
//! In: bytes. Out: a module whose bodies are read on demand. Invariants: function blocks and metadata are skipped by
//! their length; unknown blocks, records of modules, and attributes are skipped; errors have the offset of a byte.
//! Only the first module of a file is read.

mod block;
mod body;
mod constants;
mod globals;
mod instructions;
mod metadata;
mod tables;

use crate::bitstream::{Cursor, Entry};
use crate::body::Body;
use crate::error::{Error, ErrorKind, Place};
use crate::index::Symbol;
use crate::module::{BitcodeInput, BodyRange, Input, Module};
use block::{Extent, Result};
use globals::ModuleReader;
use std::sync::Arc;

/// What bitcode begins with, and what a wrapper around it begins with.
const MAGIC: &[u8] = b"BC\xc0\xde";
const WRAPPER: &[u8] = &[0xde, 0xc0, 0x17, 0x0b];

/// Whether bytes are bitcode.
pub(crate) fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC) || bytes.starts_with(WRAPPER)
}

/// The bitcode inside a wrapper: offset and size are its third and fourth word.
fn unwrapped(bytes: &[u8]) -> Result<&[u8]> {
    if !bytes.starts_with(WRAPPER) {
        return Ok(bytes);
    }
    let word = |at: usize| {
        let bytes = bytes.get(at..at + 4)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
    };
    let inner = word(8).zip(word(12)).and_then(|(offset, size)| bytes.get(offset..offset.checked_add(size)?));
    match inner {
        Some(inner) if inner.starts_with(MAGIC) => Ok(inner),
        _ => Err(Error::new(ErrorKind::Malformed, Place::Byte(0), "the wrapper does not contain bitcode")),
    }
}

/// Reads everything but bodies.
pub(crate) fn read_module(module: &mut Module, bytes: &[u8]) -> Result<()> {
    let bytes = unwrapped(bytes)?;
    let mut cursor = Cursor::new(bytes, 32);
    let mut reader = ModuleReader::new(module, bytes);
    let mut has_module = false;
    while !cursor.is_at_end() {
        match cursor.entry(2)? {
            Entry::Block { id, width, end } => {
                let extent = Extent { start: cursor.at(), width, end };
                match id {
                    8 if !has_module => {
                        has_module = true;
                        reader.module(extent)?;
                    }
                    23 => reader.names(extent)?,
                    _ => {}
                }
                cursor.skip_to(end);
            }
            _ => return Err(cursor.error("there is something between the blocks").into()),
        }
    }
    if !has_module {
        return Err(cursor.error("there is no module").into());
    }
    let input = reader.finish()?;
    module.input = Input::Bitcode(Arc::new(input));
    match module.types.recursive() {
        None => Ok(()),
        Some(_) => Err(Error::new(ErrorKind::Malformed, Place::Byte(0), "a type contains itself")),
    }
}

/// Reads a body.
pub(crate) use metadata::ensure as read_metadata;

pub(crate) fn read_body(module: &mut Module, input: &BitcodeInput, function: Symbol, range: BodyRange) -> Result<Body> {
    let extent = Extent { start: range.start, width: range.code as u32, end: range.end };
    body::read(module, input, function, extent)
}
