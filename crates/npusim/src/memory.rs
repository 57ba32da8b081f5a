//! Main memory, and its decoded instructions.
//!
//! In: addresses. Out: bytes, words, decoded instructions.
//! Invariants: one address range of at most [`MAX_BYTES`]; a word is decoded once, and again after it is written;
//! little-endian.
//! Not here: the scratchpad (`scratchpad`), devices (`devices`).

use crate::caches::{Contents, LINE_BYTES, line_of};
use crate::error::Fault;
use crate::semantics::{Element, Inst, Op, semantics};
use crate::thread::LANES;

/// Maximum size of main memory: 1 GiB. The host only allocates pages that a program accesses.
pub const MAX_BYTES: u32 = 1 << 30;

/// Byte-addressed storage: main memory or the scratchpad.
pub(crate) trait Storage {
    /// The required alignment in bytes of a sixteen-element access.
    fn vector_align(element_bytes: u32) -> u32;

    /// Reads `N` bytes at an address that must be a multiple of `align`, a power of two.
    fn read<const N: usize>(&mut self, address: u32, align: u32) -> Result<[u8; N], Fault>;

    /// Writes `N` bytes at an address that must be a multiple of `align`, a power of two.
    fn write<const N: usize>(&mut self, address: u32, align: u32, bytes: [u8; N]) -> Result<(), Fault>;

    /// One element, extended to a word.
    #[inline(always)]
    fn load(&mut self, address: u32, element: Element) -> Result<u32, Fault> {
        Ok(match element {
            Element::Word => u32::from_le_bytes(self.read(address, 4)?),
            Element::U8 => self.read::<1>(address, 1)?[0].into(),
            Element::S8 => self.read::<1>(address, 1)?[0] as i8 as u32,
            Element::U16 => u16::from_le_bytes(self.read(address, 2)?).into(),
            Element::S16 => i16::from_le_bytes(self.read(address, 2)?) as u32,
        })
    }

    /// The low bytes of a word.
    #[inline(always)]
    fn store(&mut self, address: u32, element: Element, value: u32) -> Result<(), Fault> {
        match element {
            Element::Word => self.write(address, 4, value.to_le_bytes()),
            Element::U8 | Element::S8 => self.write(address, 1, [value as u8]),
            Element::U16 | Element::S16 => self.write(address, 2, (value as u16).to_le_bytes()),
        }
    }
}

const PAGE_LOG2: u32 = 12;
const PAGE_INSTS: usize = 1 << (PAGE_LOG2 - 2);
/// Maximum number of pages with decoded instructions, which take several times the memory of the words: 16 MiB of code.
const MAX_DECODED: usize = 1 << 12;

/// A vector of words.
const VECTOR_BYTES: u64 = 4 * LANES as u64;

type Page = Box<[Inst; PAGE_INSTS]>;

/// A range of main memory that loads may read and, if it is writable, stores may write. Of a vector only the active lanes
/// count, and loads of vectors may also read the vector before the range and the one behind it: what is unaligned is put
/// together from aligned vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// The lowest address.
    pub start: u32,
    /// The number of bytes.
    pub len: u32,
    /// Whether stores may write it.
    pub is_writable: bool,
}

impl Region {
    /// Whether it holds the bytes from `first` to before `end`, or nearly: so many bytes outside are accepted.
    fn holds(&self, (first, end): (u64, u64), margin: u64, write: bool) -> bool {
        let start = u64::from(self.start);
        first + margin >= start && end <= start + u64::from(self.len) + margin && (self.is_writable || !write)
    }
}

/// Main memory.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    base: u32,
    bytes: Vec<u8>,
    /// What loads and stores may access; none means all memory and the devices. Instruction fetch is not limited.
    allowed: Option<Box<[Region]>>,
    /// The decoded instructions of each page that was executed.
    pages: Vec<Option<Page>>,
    /// Number of these pages.
    n_decoded: usize,
    /// What caches hold, if their contents are modelled.
    pub(crate) caches: Option<Box<Contents>>,
}

impl Memory {
    pub(crate) fn new(base: u32, size: u32) -> Memory {
        let pages = (size as usize).div_ceil(1 << PAGE_LOG2);
        let bytes = vec![0; size as usize];
        Memory { base, bytes, allowed: None, pages: vec![None; pages], n_decoded: 0, caches: None }
    }

    /// From here on loads and stores fail outside these regions.
    pub(crate) fn limit_to(&mut self, regions: &[Region]) {
        self.allowed = Some(regions.into());
    }

    pub(crate) fn range(&self) -> std::ops::Range<u64> {
        u64::from(self.base)..u64::from(self.base) + self.bytes.len() as u64
    }

    /// The instruction at this address, which must be a multiple of 4.
    #[inline(always)]
    pub(crate) fn fetch(&mut self, pc: u32) -> Result<Inst, Fault> {
        let at = pc.wrapping_sub(self.base);
        if let Some(Some(page)) = self.pages.get((at >> PAGE_LOG2) as usize) {
            let inst = page[(at >> 2) as usize % PAGE_INSTS];
            if inst.op != Op::Undecoded {
                return Ok(inst);
            }
        }
        self.decode(pc)
    }

    #[cold]
    fn decode(&mut self, pc: u32) -> Result<Inst, Fault> {
        let word = self.bytes(pc, 4).and_then(|bytes| bytes.first_chunk()).ok_or(Fault::UnmappedCode)?;
        let inst = semantics().decode(u32::from_le_bytes(*word));
        let at = pc.wrapping_sub(self.base);
        if self.pages[(at >> PAGE_LOG2) as usize].is_none() {
            if self.n_decoded == MAX_DECODED {
                self.pages.fill(None);
                self.n_decoded = 0;
            }
            self.n_decoded += 1;
        }
        let page =
            self.pages[(at >> PAGE_LOG2) as usize].get_or_insert_with(|| Box::new([Inst::UNDECODED; PAGE_INSTS]));
        page[(at >> 2) as usize % PAGE_INSTS] = inst;
        Ok(inst)
    }

    /// The offset of an access of `N` bytes; its address must be a multiple of `align`, a power of two.
    #[inline(always)]
    fn place<const N: usize>(&self, address: u32, align: u32, write: bool) -> Result<usize, Fault> {
        // Who accesses a vector has asked for its lanes.
        if self.allowed.is_some() && N < LANES {
            let range = (u64::from(address), u64::from(address) + N as u64);
            self.check(range, 0, write)?;
        }
        if address & (align - 1) != 0 {
            return Err(Fault::Misaligned { address, align });
        }
        let at = address.wrapping_sub(self.base) as usize;
        if at.checked_add(N).is_none_or(|end| end > self.bytes.len()) {
            return Err(Fault::Unmapped { address });
        }
        Ok(at)
    }

    /// Checks the active lanes of a vector, each of so many bytes, against the limits; false if none is active. Then the
    /// address has to be aligned all the same, but there need be no memory.
    #[inline(always)]
    pub(crate) fn check_lanes(&self, address: u32, lane_bytes: u32, mask: u32, write: bool) -> Result<bool, Fault> {
        let mask = mask & ((1 << LANES) - 1);
        let align = Memory::vector_align(lane_bytes);
        if mask == 0 && address & (align - 1) == 0 {
            return Ok(false);
        }
        if self.allowed.is_none() || mask == 0 {
            return Ok(true);
        }
        let at = |lane: u32| u64::from(address) + u64::from(lane * lane_bytes);
        let range = (at(mask.trailing_zeros()), at(u32::BITS - mask.leading_zeros()));
        self.check(range, if write { 0 } else { VECTOR_BYTES }, write)?;
        Ok(true)
    }

    #[cold]
    fn check(&self, range: (u64, u64), margin: u64, write: bool) -> Result<(), Fault> {
        match self.allowed.iter().flatten().any(|region| region.holds(range, margin, write)) {
            true => Ok(()),
            false => Err(Fault::Forbidden { address: range.0 as u32, write }),
        }
    }

    /// The line that holds an address, as main memory holds it; zeros behind its end.
    fn line(&self, address: u32) -> [u8; LINE_BYTES] {
        let at = line_of(address).wrapping_sub(self.base) as usize;
        let mut line = [0; LINE_BYTES];
        line.iter_mut().zip(self.bytes.get(at..).into_iter().flatten()).for_each(|(to, from)| *to = *from);
        line
    }

    /// Aligned bytes in memory, as the executing core sees them.
    #[cold]
    fn read_cached<const N: usize>(&mut self, address: u32) -> [u8; N] {
        let line = self.line(address);
        self.caches.as_mut().map_or([0; N], |caches| caches.read(address, &line))
    }

    /// Stores aligned bytes in the executing core's cache; whether main memory gets them, too.
    #[cold]
    fn write_cached(&mut self, address: u32, bytes: &[u8]) -> bool {
        let line = self.line(address);
        self.caches.as_mut().is_none_or(|caches| caches.write(address, bytes, &line))
    }

    /// Writes the executing core's line with this address to main memory.
    pub(crate) fn flush(&mut self, address: u32) {
        let line = self.caches.as_mut().and_then(|caches| caches.flush(address));
        if let Some((at, line)) = line {
            // The last line of memory may be shorter.
            let left = (self.range().end - u64::from(at)).min(LINE_BYTES as u64) as usize;
            self.copy_in(at, &line[..left]);
        }
    }

    /// Forgets the executing core's line with this address.
    pub(crate) fn invalidate(&mut self, address: u32) {
        if let Some(caches) = &mut self.caches {
            caches.invalidate(address);
        }
    }

    /// The bytes of a range, if it is entirely in memory.
    pub(crate) fn bytes(&self, address: u32, len: usize) -> Option<&[u8]> {
        let at = address.wrapping_sub(self.base) as usize;
        self.bytes.get(at..at.checked_add(len)?)
    }

    /// Copies bytes to memory, if the range is entirely in memory.
    pub(crate) fn copy_in(&mut self, address: u32, bytes: &[u8]) -> Option<()> {
        let at = address.wrapping_sub(self.base) as usize;
        self.bytes.get_mut(at..at.checked_add(bytes.len())?)?.copy_from_slice(bytes);
        let mut from = at;
        let end = at + bytes.len();
        while from < end {
            let to = end.min((from >> PAGE_LOG2 << PAGE_LOG2) + (1 << PAGE_LOG2));
            if let Some(page) = &mut self.pages[from >> PAGE_LOG2] {
                forget(page, from, to - from);
            }
            from = to;
        }
        Some(())
    }
}

impl Storage for Memory {
    #[inline(always)]
    fn vector_align(element_bytes: u32) -> u32 {
        16 * element_bytes
    }

    #[inline(always)]
    fn read<const N: usize>(&mut self, address: u32, align: u32) -> Result<[u8; N], Fault> {
        let at = self.place::<N>(address, align, false)?;
        if self.caches.is_some() {
            return Ok(self.read_cached(address));
        }
        self.bytes[at..].first_chunk().copied().ok_or(Fault::Unmapped { address })
    }

    #[inline(always)]
    fn write<const N: usize>(&mut self, address: u32, align: u32, bytes: [u8; N]) -> Result<(), Fault> {
        let at = self.place::<N>(address, align, true)?;
        if self.caches.is_some() && !self.write_cached(address, &bytes) {
            return Ok(());
        }
        self.bytes[at..at + N].copy_from_slice(&bytes);
        // An aligned access is within one page.
        if let Some(page) = self.pages.get_mut(at >> PAGE_LOG2).and_then(Option::as_mut) {
            forget(page, at, N);
        }
        Ok(())
    }
}

/// Discards the decoded instructions in `len` bytes from `at`.
#[cold]
fn forget(page: &mut Page, at: usize, len: usize) {
    let first = (at >> 2) % PAGE_INSTS;
    let n = (at % 4 + len).div_ceil(4);
    page[first..first + n].fill(Inst::UNDECODED);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pages_are_kept_decoded() {
        let n = MAX_DECODED as u32 + 10;
        let mut memory = Memory::new(0, n << PAGE_LOG2);
        for _ in 0..2 {
            for page in 0..n {
                assert!(memory.fetch(page << PAGE_LOG2).is_ok());
            }
            assert!(memory.n_decoded <= MAX_DECODED);
            assert_eq!(memory.n_decoded, memory.pages.iter().flatten().count());
        }
    }
}
