//! Code under construction: bytes, labels, label fields, constants.
//!
//! In: encoded instructions. Out: position-independent bytes with all label fields filled in.
//! Invariants: a failed encoding leaves the buffer unchanged; constants follow the code, those with the largest
//! alignment first, and equal constants share one entry; [`CodeBuffer::clear`] keeps the allocations.
//! Not here: choosing between short and long branches (the assembler's and the compiler's loops do).

use std::collections::HashMap;

use super::FixupError;
use crate::desc::{Piece, low_bits};
use crate::ids::LabelId;

/// Maximum number of bit runs that a label field can have.
pub(crate) const MAX_FIELD_PIECES: usize = 8;

/// The encoding of a label field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FixupKind {
    /// A little-endian number of `bytes` bytes, relative to the end of the instruction.
    Relative { bytes: u8 },
    /// Runs of bits of an instruction word, relative to its start.
    Field { pieces: [Piece; MAX_FIELD_PIECES], n_pieces: u8, size_bytes: u8, bits: u8, big_endian: bool },
}

/// A field to fill in when its label is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fixup {
    /// Offset of the field in bytes.
    pub(crate) at: u32,
    /// The label.
    pub(crate) label: LabelId,
    /// Added to the label's address, in bytes.
    pub(crate) addend: i32,
    /// Number of instruction bytes after the field.
    pub(crate) trailing: u8,
    /// Whether the field holds an absolute address.
    pub(crate) is_absolute: bool,
    pub(crate) kind: FixupKind,
}

/// An end of the code: see [`CodeBuffer::mark`].
#[derive(Clone, Copy, Debug)]
pub struct CodeMark {
    len: usize,
    n_aside: usize,
}

#[derive(Clone, Debug)]
struct Constant {
    label: LabelId,
    start: u32,
    len: u32,
    align: u32,
}

pub(super) const UNBOUND: u32 = u32::MAX;

/// Spare bytes after the end that an instruction may overwrite. It stores three words and keeps at most 15 bytes of
/// them.
const SPARE_BYTES: usize = 32;

/// Code under construction; see the module documentation.
///
/// ```
/// use kernelsmith_machine::encode::CodeBuffer;
///
/// let mut code = CodeBuffer::new();
/// let one = code.constant(&1.0f32.to_le_bytes(), 4);
/// assert_eq!(one, code.constant(&1.0f32.to_le_bytes(), 4));
/// code.put_bytes(&[0xc3]);
/// code.finish().unwrap();
/// assert_eq!(code.offset(one), Some(4));
/// assert_eq!(code.bytes(), [0xc3, 0, 0, 0, 0, 0, 0x80, 0x3f]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct CodeBuffer {
    /// The code, followed by spare bytes.
    pub(super) bytes: Vec<u8>,
    pub(super) len: usize,
    /// A spare allocation, which [`CodeBuffer::relax`] reuses.
    pub(super) spare: Vec<u8>,
    pub(super) labels: Vec<u32>,
    pub(super) fixups: Vec<Fixup>,
    /// Fields that wait for labels in code that is not there yet.
    aside: Vec<Fixup>,
    constants: Vec<Constant>,
    pool: Vec<u8>,
    known: HashMap<u64, LabelId>,
}

impl CodeBuffer {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Empties the buffer and keeps its allocations.
    pub fn clear(&mut self) {
        self.len = 0;
        self.labels.clear();
        self.fixups.clear();
        self.aside.clear();
        self.constants.clear();
        self.pool.clear();
        self.known.clear();
    }

    /// The current end, for [`CodeBuffer::rewind`].
    pub fn mark(&self) -> CodeMark {
        CodeMark { len: self.len, n_aside: self.aside.len() }
    }

    /// Removes what was appended since a call of [`CodeBuffer::mark`] directly after [`CodeBuffer::finish`]. Labels stay; nothing
    /// may use them.
    pub fn rewind(&mut self, mark: CodeMark) {
        self.len = mark.len;
        self.aside.truncate(mark.n_aside);
        self.fixups.clear();
        self.constants.clear();
        self.pool.clear();
        self.known.clear();
    }

    /// Sets the fields with these labels aside, in ascending order: [`CodeBuffer::finish`] leaves them, and
    /// [`CodeBuffer::finish_all`] fills them in.
    pub fn set_aside(&mut self, labels: &[LabelId]) {
        let CodeBuffer { fixups, aside, .. } = self;
        fixups.retain(|fixup| {
            let waits = labels.binary_search(&fixup.label).is_ok();
            aside.extend(waits.then_some(*fixup));
            !waits
        });
    }

    /// Like [`CodeBuffer::finish`], with the fields that were set aside.
    pub fn finish_all(&mut self) -> Result<(), FixupError> {
        self.fixups.append(&mut self.aside);
        self.finish()
    }

    /// The bytes so far; label fields hold zeros until [`CodeBuffer::finish`].
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// Offset of the next byte.
    #[inline]
    pub fn position(&self) -> u32 {
        self.len as u32
    }

    /// Creates an unbound label.
    pub fn new_label(&mut self) -> LabelId {
        self.labels.push(UNBOUND);
        LabelId(self.labels.len() as u32 - 1)
    }

    /// Number of labels, including those of constants.
    pub fn n_labels(&self) -> usize {
        self.labels.len()
    }

    /// Binds the label to the current position. Binding it again moves it.
    pub fn bind(&mut self, label: LabelId) {
        let here = self.position();
        self.labels[label.index()] = here;
    }

    /// Binds the label to any position.
    pub fn bind_at(&mut self, label: LabelId, at: u32) {
        self.labels[label.index()] = at;
    }

    /// Offset of the label, if it is bound.
    pub fn offset(&self, label: LabelId) -> Option<u32> {
        self.labels.get(label.index()).copied().filter(|&at| at != UNBOUND)
    }

    /// Appends bytes unchanged.
    #[inline]
    pub fn put_bytes(&mut self, bytes: &[u8]) {
        let end = self.len + bytes.len();
        if end > self.bytes.len() {
            self.bytes.resize(end, 0);
        }
        self.bytes[self.len..end].copy_from_slice(bytes);
        self.len = end;
    }

    /// Appends a copy of the bytes between two positions, including their label fields.
    pub fn repeat(&mut self, from: u32, to: u32) {
        let by = self.position() - from;
        let end = self.len + (to - from) as usize;
        if end > self.bytes.len() {
            self.bytes.resize(end, 0);
        }
        self.bytes.copy_within(from as usize..to as usize, self.len);
        self.len = end;
        let first = self.fixups.partition_point(|fixup| fixup.at < from);
        let last = self.fixups.partition_point(|fixup| fixup.at < to);
        for at in first..last {
            let fixup = self.fixups[at];
            self.fixups.push(Fixup { at: fixup.at + by, ..fixup });
        }
    }

    /// Appends the low bytes of each word, at most eight of each; returns the total number of bytes. A store of a full
    /// word is faster than one of variable length; the next store overwrites the excess bytes.
    #[inline]
    pub(crate) fn put_parts(&mut self, parts: [(u64, u32); 3]) -> u32 {
        let start = self.len;
        let Some(spare) = self.bytes.get_mut(start..start + SPARE_BYTES) else {
            self.reserve_spare();
            return self.put_parts(parts);
        };
        let mut at = 0;
        for (word, len) in parts {
            // The spare space is at least one word, because no part has more than eight bytes.
            spare[at..at + 8].copy_from_slice(&word.to_le_bytes());
            at += len.min(8) as usize;
        }
        self.len = start + at;
        at as u32
    }

    /// Appends the low bytes of two words, at most eight of each.
    #[inline]
    pub(crate) fn put_words(&mut self, first: u64, first_len: u32, second: u64, second_len: u32) {
        let Some(spare) = self.bytes.get_mut(self.len..self.len + SPARE_BYTES) else {
            self.reserve_spare();
            return self.put_words(first, first_len, second, second_len);
        };
        // Both lengths are at most eight. The mask keeps any value inside the spare space, so no bounds check is
        // needed.
        let first_len = (first_len & 15) as usize;
        spare[..8].copy_from_slice(&first.to_le_bytes());
        spare[first_len..first_len + 8].copy_from_slice(&second.to_le_bytes());
        self.len += first_len + (second_len & 15) as usize;
    }

    /// Ensures spare space after the end.
    #[cold]
    fn reserve_spare(&mut self) {
        self.bytes.resize((self.len + SPARE_BYTES).max(256).next_power_of_two(), 0);
    }

    /// Appends zeros up to a multiple of `align` bytes, for data; see [`align_code`](super::align_code) for code.
    pub fn align_data(&mut self, align: u32) {
        let end = self.len.next_multiple_of(align.max(1) as usize);
        if end > self.bytes.len() {
            self.bytes.resize(end, 0);
        }
        self.bytes[self.len..end].fill(0);
        self.len = end;
    }

    /// A label for the bytes in the constant pool. Equal bytes share one entry, with the largest requested alignment.
    pub fn constant(&mut self, bytes: &[u8], align: u32) -> LabelId {
        let mut hash = fnv(bytes);
        while let Some(&label) = self.known.get(&hash) {
            if let Some(constant) = self.constants.iter_mut().find(|c| c.label == label) {
                let (start, len) = (constant.start as usize, constant.len as usize);
                if &self.pool[start..start + len] == bytes {
                    constant.align = constant.align.max(align);
                    return label;
                }
            }
            hash = hash.wrapping_add(1);
        }
        let label = self.new_label();
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(bytes);
        self.constants.push(Constant { label, start, len: bytes.len() as u32, align: align.max(1) });
        self.known.insert(hash, label);
        label
    }

    #[inline]
    pub(crate) fn put_fixup(&mut self, fixup: Fixup) {
        self.fixups.push(fixup);
    }

    /// Places the constants and fills in every label field.
    ///
    /// Afterwards the buffer is readable. More code can be appended, followed by another `finish`.
    pub fn finish(&mut self) -> Result<(), FixupError> {
        let mut constants = std::mem::take(&mut self.constants);
        constants.sort_by_key(|c| std::cmp::Reverse(c.align));
        for constant in &constants {
            self.align_data(constant.align);
            self.bind(constant.label);
            let (start, len) = (constant.start as usize, constant.len as usize);
            let pool = std::mem::take(&mut self.pool);
            self.put_bytes(&pool[start..start + len]);
            self.pool = pool;
        }
        self.pool.clear();
        self.known.clear();
        let fixups = std::mem::take(&mut self.fixups);
        for fixup in &fixups {
            self.apply(fixup)?;
        }
        self.fixups = fixups;
        self.fixups.clear();
        Ok(())
    }

    /// The fields whose labels are unbound or out of range; empty if [`CodeBuffer::finish`] would succeed.
    ///
    /// Constants have no position yet; they count as in range.
    pub fn misfits(&self) -> Vec<FixupError> {
        // Until the buffer is finished, constants are in label order.
        let is_constant = |label| self.constants.binary_search_by_key(&label, |c| c.label).is_ok();
        let mut field = [0; 8];
        self.fixups.iter().filter(|f| !is_constant(f.label)).filter_map(|f| self.field(f, &mut field).err()).collect()
    }

    /// Removes the absolute fields and those with unbound labels. Returns for each its offset, its label, and the
    /// addend in bytes to the distance from the start of the field to the label. The addend does not include the offset
    /// between a bit field and the point it is relative to.
    pub fn take_unbound(&mut self) -> Vec<(u32, LabelId, i64)> {
        let (labels, constants, bytes) = (&self.labels, &self.constants, &mut self.bytes);
        let is_open = |fixup: &Fixup| {
            (labels[fixup.label.index()] == UNBOUND || fixup.is_absolute)
                && constants.binary_search_by_key(&fixup.label, |constant| constant.label).is_err()
        };
        let mut open = Vec::new();
        self.fixups.retain(|fixup| {
            let is_open = is_open(fixup);
            if is_open {
                let addend = match fixup.kind {
                    FixupKind::Relative { bytes } => {
                        i64::from(fixup.addend) - i64::from(bytes) - i64::from(fixup.trailing)
                    }
                    FixupKind::Field { pieces, n_pieces, size_bytes, big_endian, .. } => {
                        // The field is zero until a linker fills it in.
                        let word = &mut bytes[fixup.at as usize..][..usize::from(size_bytes)];
                        let zero = put_pieces(
                            read_word(word, big_endian),
                            i64::from(fixup.addend),
                            &pieces[..usize::from(n_pieces)],
                        );
                        write_word(word, zero, big_endian);
                        0
                    }
                };
                open.push((fixup.at, fixup.label, addend));
            }
            !is_open
        });
        open
    }

    fn apply(&mut self, fixup: &Fixup) -> Result<(), FixupError> {
        let mut field = [0; 8];
        let size = self.field(fixup, &mut field)?;
        let bytes = &mut self.bytes[fixup.at as usize..];
        match size {
            // The usual field sizes of branches: plain stores are faster than a call.
            1 => bytes[0] = field[0],
            4 => bytes[..4].copy_from_slice(&field[..4]),
            _ => bytes[..size].copy_from_slice(&field[..size]),
        }
        Ok(())
    }

    /// The bytes of a field with its label filled in, and their number.
    fn field(&self, fixup: &Fixup, field: &mut [u8; 8]) -> Result<usize, FixupError> {
        let (at, label) = (fixup.at, fixup.label);
        if fixup.is_absolute {
            return Err(FixupError::Unbound { label, at });
        }
        let target = self.offset(label).ok_or(FixupError::Unbound { label, at })?;
        let target = i64::from(target) + i64::from(fixup.addend);
        match fixup.kind {
            FixupKind::Relative { bytes } => {
                let distance = target - (i64::from(at) + i64::from(bytes) + i64::from(fixup.trailing));
                check_range(distance, bytes * 8, label, at)?;
                *field = distance.to_le_bytes();
                Ok(usize::from(bytes))
            }
            FixupKind::Field { pieces, n_pieces, size_bytes, bits, big_endian } => {
                let distance = target - i64::from(at);
                check_range(distance, bits, label, at)?;
                let pieces = &pieces[..usize::from(n_pieces)];
                let covered = pieces.iter().fold(0, |mask, p| mask | low_bits(p.len) << p.from);
                if distance as u64 & low_bits(bits) & !covered != 0 {
                    return Err(FixupError::Misaligned { label, at, distance });
                }
                let size = usize::from(size_bytes);
                let word = read_word(&self.bytes[at as usize..][..size], big_endian);
                write_word(&mut field[..size], put_pieces(word, distance, pieces), big_endian);
                Ok(size)
            }
        }
    }
}

/// Inserts the bits of a number into a word. The field bits must be zero before, or all ones for an inverted field.
fn put_pieces(word: u64, number: i64, pieces: &[Piece]) -> u64 {
    pieces.iter().fold(word, |word, p| word ^ (number as u64 >> p.from & low_bits(p.len)) << p.to)
}

fn check_range(distance: i64, bits: u8, label: LabelId, at: u32) -> Result<(), FixupError> {
    let limit = 1i64 << (bits - 1).min(62);
    if -limit <= distance && distance < limit {
        Ok(())
    } else {
        Err(FixupError::OutOfRange { label, at, distance, bits })
    }
}

pub(crate) fn read_word(bytes: &[u8], big_endian: bool) -> u64 {
    let fold = |word: u64, &byte: &u8| word << 8 | u64::from(byte);
    if big_endian { bytes.iter().fold(0, fold) } else { bytes.iter().rev().fold(0, fold) }
}

pub(crate) fn write_word(bytes: &mut [u8], word: u64, big_endian: bool) {
    let n = bytes.len();
    for (i, byte) in bytes.iter_mut().enumerate() {
        let at = if big_endian { n - 1 - i } else { i };
        *byte = (word >> (8 * at)) as u8;
    }
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325 ^ bytes.len() as u64, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_shared_and_ordered_by_alignment() {
        let mut code = CodeBuffer::new();
        code.put_bytes(&[0x90]);
        let small = code.constant(&[1, 2, 3, 4], 4);
        let large = code.constant(&[7; 32], 32);
        assert_eq!(code.constant(&[1, 2, 3, 4], 8), small);
        code.finish().unwrap();
        assert_eq!((code.offset(large), code.offset(small)), (Some(32), Some(64)));
        assert_eq!(code.bytes().len(), 68);
    }

    #[test]
    fn fields_set_aside_reach_later_code() {
        let kind = FixupKind::Relative { bytes: 1 };
        let mut code = CodeBuffer::new();
        let label = code.new_label();
        let call = |code: &mut CodeBuffer| {
            code.put_bytes(&[0xe8, 0]);
            let at = code.position() - 1;
            code.put_fixup(Fixup { at, label, addend: 0, trailing: 0, is_absolute: false, kind });
            code.set_aside(&[label]);
            code.finish().unwrap();
        };
        call(&mut code);
        let mark = code.mark();
        call(&mut code);
        code.rewind(mark);
        call(&mut code);
        code.bind(label);
        code.put_bytes(&[0xc3]);
        code.finish_all().unwrap();
        assert_eq!(code.bytes(), [0xe8, 2, 0xe8, 0, 0xc3]);
    }

    #[test]
    fn repeated_fields_keep_their_label() {
        let mut code = CodeBuffer::new();
        let label = code.new_label();
        let kind = FixupKind::Relative { bytes: 1 };
        code.put_bytes(&[0x90, 0xeb, 0]);
        code.put_fixup(Fixup { at: 2, label, addend: 0, trailing: 0, is_absolute: false, kind });
        code.put_bytes(&[0x90]);
        code.repeat(1, 4);
        code.repeat(0, 1);
        code.bind(label);
        code.finish().unwrap();
        assert_eq!(code.bytes(), [0x90, 0xeb, 5, 0x90, 0xeb, 2, 0x90, 0x90]);
    }

    #[test]
    fn reports_labels_that_are_out_of_range() {
        let mut code = CodeBuffer::new();
        let label = code.new_label();
        let kind = FixupKind::Relative { bytes: 1 };
        code.put_bytes(&[0xeb, 0]);
        code.put_fixup(Fixup { at: 1, label, addend: 0, trailing: 0, is_absolute: false, kind });
        assert_eq!(code.clone().finish(), Err(FixupError::Unbound { label, at: 1 }));
        code.put_bytes(&[0; 128]);
        code.bind(label);
        assert_eq!(code.finish(), Err(FixupError::OutOfRange { label, at: 1, distance: 128, bits: 8 }));
    }
}
