//! The memory of the interpreter: regions at synthetic addresses, with unmapped gaps between them.
//!
//! In: host buffers, which are copied. Out: addresses, and checked reads and writes. Invariant: an access is inside one
//! region or fails; addresses depend only on the order and sizes of the allocations. Not here: who accesses memory.

use core::fmt;

/// An invalid access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The first byte of the access.
    pub address: u64,
    /// Its size in bytes.
    pub bytes: u32,
    /// Whether it was a write.
    pub write: bool,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        write!(f, "{verb} of {} bytes at {:#x}, which is not inside a region", self.bytes, self.address)
    }
}

impl core::error::Error for Fault {}

#[derive(Clone, Debug)]
struct Region {
    base: u64,
    data: Vec<u8>,
    read_only: bool,
}

/// Regions of bytes at synthetic addresses.
///
/// ```
/// use kernelsmith_ir::interp::Memory;
/// let mut memory = Memory::new();
/// let a = memory.alloc(&[1, 2, 3]);
/// assert_eq!(memory.read(a + 1, 2).unwrap(), [2, 3]);
/// assert!(memory.read(a + 1, 3).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Memory {
    /// Sorted by address.
    regions: Vec<Region>,
    next: u64,
    /// The region of the last access, which the next access usually hits, too.
    last: usize,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::new()
    }
}

impl Memory {
    const FIRST: u64 = 0x1_0000;
    const GAP: u64 = 0x1000;

    /// Memory without regions.
    pub const fn new() -> Memory {
        Memory { regions: Vec::new(), next: Memory::FIRST, last: 0 }
    }

    fn add(&mut self, data: Vec<u8>, misalign: u64, read_only: bool) -> u64 {
        let base = self.next + misalign;
        let end = base + data.len() as u64;
        self.next = end.next_multiple_of(Memory::GAP) + Memory::GAP;
        self.regions.push(Region { base, data, read_only });
        base
    }

    /// Copies bytes to a new region and returns its address, a multiple of 4096.
    pub fn alloc(&mut self, bytes: &[u8]) -> u64 {
        self.add(bytes.to_vec(), 0, false)
    }

    /// Like [`Memory::alloc`], for memory that programs may not write.
    pub fn alloc_read_only(&mut self, bytes: &[u8]) -> u64 {
        self.add(bytes.to_vec(), 0, true)
    }

    /// Like [`Memory::alloc`], at an address `misalign` (below 4096) bytes above a multiple of 4096.
    pub fn alloc_misaligned(&mut self, bytes: &[u8], misalign: u64) -> u64 {
        self.add(bytes.to_vec(), misalign % Memory::GAP, false)
    }

    /// Allocates a region of zeros.
    pub fn alloc_zeroed(&mut self, len: usize) -> u64 {
        self.add(vec![0; len], 0, false)
    }

    /// An address in no region, and in none to come.
    pub(super) fn reserve(&mut self) -> u64 {
        let address = self.next;
        self.next += Memory::GAP;
        address
    }

    /// Allocates a region of zeros, not aligned by more than `align`, so that accesses with a wrong alignment trap.
    pub(super) fn alloc_data(&mut self, bytes: usize, align: u32, read_only: bool) -> u64 {
        self.add(vec![0; bytes], u64::from(align) % Memory::GAP, read_only)
    }

    /// Removes the region that starts at `base`, if there is one. The address of the last region is used again.
    pub fn free(&mut self, base: u64) {
        let Ok(at) = self.regions.binary_search_by_key(&base, |region| region.base) else { return };
        if at + 1 == self.regions.len() {
            self.next = base / Memory::GAP * Memory::GAP;
        }
        self.regions.remove(at);
    }

    /// The address and the bytes of every region, sorted by address.
    pub fn regions(&self) -> impl Iterator<Item = (u64, &[u8])> {
        self.regions.iter().map(|region| (region.base, region.data.as_slice()))
    }

    /// The bytes of the region that starts at `base`.
    pub fn region(&self, base: u64) -> Option<&[u8]> {
        let at = self.regions.binary_search_by_key(&base, |region| region.base).ok()?;
        Some(&self.regions[at].data)
    }

    /// Like [`Memory::region`], mutable, even if the region is read-only for programs.
    pub fn region_mut(&mut self, base: u64) -> Option<&mut [u8]> {
        let at = self.regions.binary_search_by_key(&base, |region| region.base).ok()?;
        Some(&mut self.regions[at].data)
    }

    fn offset_in(region: &Region, address: u64, bytes: u64) -> Option<usize> {
        let offset = address.checked_sub(region.base)?;
        let end = offset.checked_add(bytes)?;
        if end <= region.data.len() as u64 { Some(offset as usize) } else { None }
    }

    #[inline]
    fn find(&mut self, address: u64, bytes: u64) -> Option<(usize, usize)> {
        if let Some(region) = self.regions.get(self.last)
            && let Some(offset) = Memory::offset_in(region, address, bytes)
        {
            return Some((self.last, offset));
        }
        let at = self.regions.partition_point(|region| region.base <= address).checked_sub(1)?;
        self.last = at;
        Memory::offset_in(&self.regions[at], address, bytes).map(|offset| (at, offset))
    }

    /// The bytes at an address.
    ///
    /// # Errors
    /// If the bytes are not all inside one region.
    #[inline]
    pub fn read(&mut self, address: u64, bytes: u32) -> Result<&[u8], Fault> {
        match self.find(address, u64::from(bytes)) {
            Some((region, offset)) => Ok(&self.regions[region].data[offset..offset + bytes as usize]),
            None => Err(Fault { address, bytes, write: false }),
        }
    }

    /// The bytes at an address, mutable.
    ///
    /// # Errors
    /// If the bytes are not all inside one writable region.
    #[inline]
    pub fn write(&mut self, address: u64, bytes: u32) -> Result<&mut [u8], Fault> {
        match self.find(address, u64::from(bytes)) {
            Some((region, offset)) if !self.regions[region].read_only => {
                Ok(&mut self.regions[region].data[offset..offset + bytes as usize])
            }
            Some(_) | None => Err(Fault { address, bytes, write: true }),
        }
    }
}
