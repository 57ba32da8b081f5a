//! Metadata in bitcode: skipped, but for strings that are arguments and for the files of scopes.
//!
//! In: the module's block of metadata. Out: [`BitcodeMetadata`]. Invariant: read at most once, when the first function
//! needs it, because it is often larger than the rest.

use crate::bitcode::block::{Abbreviations, Block, Extent, Item, Result};
use crate::bitstream::Cursor;
use crate::module::{BitcodeInput, BitcodeMetadata, Module};

/// Reads the strings that a record of kind 35 has.
pub(crate) fn strings(block: &Block<'_>, bytes: &[u8]) -> Result<Vec<Box<[u8]>>> {
    let (n, offset) = (block.op(0)?, block.op(1)?);
    let Some((start, end)) = block.record.blob else { return Err(block.error("strings of metadata have no text")) };
    let blob = &bytes[start..end];
    let Some(text) = usize::try_from(offset).ok().and_then(|at| blob.get(at..)) else {
        return Err(block.error("strings of metadata begin after their end"));
    };
    let mut lengths = Cursor::new(&blob[..blob.len() - text.len()], 0);
    let mut found = Vec::new();
    let mut at = 0usize;
    for _ in 0..n {
        let length = lengths.vbr(6).map_err(|_| block.error("the length of a string of metadata is missing"))?;
        let end = usize::try_from(length).ok().and_then(|length| at.checked_add(length));
        let Some(string) = end.and_then(|end| text.get(at..end)) else {
            return Err(block.error("a string of metadata is longer than its text"));
        };
        found.push(string.into());
        at += string.len();
    }
    Ok(found)
}

/// Whether a record of this code defines no node.
fn is_no_node(code: u32) -> bool {
    // Names, kinds, named nodes, attachments, indices.
    matches!(code, 4 | 6 | 10 | 11 | 36 | 38 | 39)
}

/// Reads a block: the module's, or that of a function, whose nodes have numbers after those of the module.
pub(crate) fn read(
    module: &mut Module,
    input: &BitcodeInput,
    (extent, info): (Extent, &Abbreviations),
    of_module: Option<&BitcodeMetadata>,
) -> Result<BitcodeMetadata> {
    let mut block = Block::new(&input.bytes, extent, 15, info);
    let first = of_module.map_or(0, |metadata| metadata.end);
    let mut metadata = BitcodeMetadata { first, end: first, ..BitcodeMetadata::default() };
    // Numbers of nodes in records are one larger; 0 is none.
    let (mut files, mut scopes) = (Vec::new(), Vec::new());
    loop {
        match block.next()? {
            Item::End => break,
            Item::Block(..) => continue,
            Item::Record => {}
        }
        let op = |at: usize| block.record.ops.get(at).copied().unwrap_or(0);
        match block.record.code {
            35 => {
                let strings = strings(&block, &input.bytes)?;
                metadata.end += strings.len() as u64;
                metadata.strings.extend(strings);
                continue;
            }
            code if is_no_node(code) => continue,
            16 => files.push((metadata.end, op(1))),
            // A function, a block, a block of another file.
            21 => scopes.push((metadata.end, op(4))),
            22 | 23 => scopes.push((metadata.end, op(2))),
            _ => {}
        }
        metadata.end += 1;
    }
    for (node, name) in files {
        let Some(name) = name.checked_sub(1) else { continue };
        let name = metadata.string(name).or_else(|| of_module?.string(name));
        if let Some(name) = name {
            let file = module.intern_file(name);
            metadata.files.insert(node, file);
        }
    }
    for (scope, file) in scopes {
        let Some(file) = file.checked_sub(1) else { continue };
        let file = metadata.files.get(&file).or_else(|| of_module?.files.get(&file)).copied();
        if let Some(file) = file {
            metadata.scope_files.insert(scope, file);
        }
    }
    Ok(metadata)
}

/// Reads the metadata of a module, unless it has been read.
pub(crate) fn ensure(module: &mut Module, input: &BitcodeInput) -> Result<()> {
    if module.metadata.is_some() {
        return Ok(());
    }
    let found = match input.metadata {
        Some((start, width, end)) => {
            read(module, input, (Extent { start, width, end }, &input.metadata_abbreviations), None)?
        }
        None => BitcodeMetadata::default(),
    };
    module.metadata = Some(found);
    Ok(())
}
