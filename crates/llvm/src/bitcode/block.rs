//! A block of bitcode, entry by entry.
//!
//! In: a cursor at the block's content. Out: records and inner blocks. Invariants: inner blocks that the caller does not
//! read are skipped by their length; a block that runs past its length is an error.

use crate::bitstream::{Abbreviation, Cursor, Entry, Record, StreamError};
use crate::error::{Error, ErrorKind, Place};
use crate::intern::Map;
use std::sync::Arc;

pub(crate) type Result<T> = std::result::Result<T, Error>;

/// Abbreviations by the number of their block.
pub(crate) type Abbreviations = Map<u32, Vec<Arc<Abbreviation>>>;

impl From<StreamError> for Error {
    fn from(error: StreamError) -> Error {
        Error::new(ErrorKind::Malformed, Place::Byte(error.at / 8), error.reason)
    }
}

/// Where a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extent {
    pub(crate) start: u64,
    pub(crate) width: u32,
    pub(crate) end: u64,
}

/// What a block has next.
pub(crate) enum Item {
    Record,
    Block(u32, Extent),
    End,
}

/// A reader of one block.
pub(crate) struct Block<'a> {
    pub(crate) cursor: Cursor<'a>,
    extent: Extent,
    abbreviations: Vec<Arc<Abbreviation>>,
    pub(crate) record: Record,
    /// The bit at which the last record starts.
    at: u64,
}

impl<'a> Block<'a> {
    pub(crate) fn new(bytes: &'a [u8], extent: Extent, id: u32, info: &Abbreviations) -> Block<'a> {
        Block {
            cursor: Cursor::new(bytes, extent.start),
            extent,
            abbreviations: info.get(&id).cloned().unwrap_or_default(),
            record: Record::default(),
            at: extent.start,
        }
    }

    /// The next record, which is then in `record`, or the next block, which is skipped.
    #[inline]
    pub(crate) fn next(&mut self) -> Result<Item> {
        loop {
            if self.cursor.at() >= self.extent.end {
                return Err(self.cursor.error("a block has no end").into());
            }
            self.at = self.cursor.at();
            match self.cursor.entry(self.extent.width)? {
                Entry::End => return Ok(Item::End),
                Entry::Block { id, width, end } => {
                    let extent = Extent { start: self.cursor.at(), width, end };
                    self.cursor.skip_to(end);
                    return Ok(Item::Block(id, extent));
                }
                Entry::Define => {
                    let abbreviation = self.cursor.abbreviation()?;
                    self.abbreviations.push(abbreviation);
                }
                Entry::Record(id) => {
                    self.cursor.record(id, &self.abbreviations, &mut self.record)?;
                    return Ok(Item::Record);
                }
            }
        }
    }

    /// Bits from the current position to the end of the block.
    pub(crate) fn left(&self) -> u64 {
        self.extent.end.saturating_sub(self.cursor.at())
    }

    /// The byte at which the last record starts.
    pub(crate) fn place(&self) -> Place {
        Place::Byte(self.at / 8)
    }

    /// An error at the last record.
    #[cold]
    pub(crate) fn error(&self, message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Malformed, self.place(), message)
    }

    /// An operand of the last record.
    #[inline]
    pub(crate) fn op(&self, at: usize) -> Result<u64> {
        match self.record.ops.get(at) {
            Some(&op) => Ok(op),
            None => Err(self.error("a record is too short")),
        }
    }

    /// The operands from `at` as text.
    pub(crate) fn text(&self, at: usize) -> Vec<u8> {
        self.record.ops.get(at..).unwrap_or_default().iter().map(|&op| op as u8).collect()
    }
}

/// Reads the block that defines abbreviations for others.
pub(crate) fn read_info(bytes: &[u8], extent: Extent, info: &mut Abbreviations) -> Result<()> {
    let mut cursor = Cursor::new(bytes, extent.start);
    let mut record = Record::default();
    let mut of_block = None;
    while cursor.at() < extent.end {
        match cursor.entry(extent.width)? {
            Entry::End => return Ok(()),
            Entry::Block { end, .. } => cursor.skip_to(end),
            Entry::Define => {
                let abbreviation = cursor.abbreviation()?;
                let Some(id) = of_block else {
                    return Err(cursor.error("an abbreviation belongs to no block").into());
                };
                info.entry(id).or_default().push(abbreviation);
            }
            Entry::Record(id) => {
                cursor.record(id, &[], &mut record)?;
                if record.code == 1 {
                    of_block = record.ops.first().and_then(|&id| u32::try_from(id).ok());
                }
            }
        }
    }
    Err(cursor.error("a block has no end").into())
}
