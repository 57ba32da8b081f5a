//! Reserved code memory: one range of addresses, readable and executable, but never writable at the same time.
//!
//! In: a length in bytes. Out: a `Region` whose first bytes are committed (backed by memory) and whose other bytes are
//! only reserved addresses; `write`, the only way to change a committed byte.
//! Invariants: no byte is ever writable and executable at the same time, through any address or process; between two
//! writes, no code memory is writable at all; the memory is private to the process; committed bytes that are not
//! allocated hold trap instructions; a region is preceded and followed by an inaccessible page; the number of mappings
//! does not depend on how much is committed or who uses it.
//! Not here: ownership of bytes (see `arena`), the instruction cache (see `host::icache`).
//!
//! # Mappings
//!
//! * **By the system** (Linux): the memory is read-execute from the start, and its mapping never changes. Bytes are
//!   written through the file `/proc/self/mem`, which bypasses the protection of private pages: one system call per
//!   publication. Blocks can share pages, because code in a page continues to run while another part of the page is
//!   written.
//! * **Toggled**, if that file is not available, on other systems, and on Windows: read-execute normally. Complete
//!   pages become read-write while their owner fills them, and read-execute again before anybody gets their address;
//!   pages of other owners are not affected. Two additional mappings for each block that is being filled; two system
//!   calls per publication.
//! * **Per thread** (macOS on Apple's processors): `MAP_JIT` memory, which the processor makes either writable or
//!   executable for each thread; a thread writes between two calls that switch its own view.
//!
//! Publishing and freeing 1.5 KB of code costs 2 x 1.4 us by the system and 2 x 9 us toggled; the cheapest system call
//! costs 0.19 us (a Zen 5 in a nested virtual machine, `cargo run --release -p kernelsmith-exec --example
//! publish_cost`). A second, permanently writable view of shared memory needs no system call, but then every byte of
//! code is writable at an address that the process can read, and processes after a `fork` overwrite each other's code.
//! Protecting the writable view between publications costs 3.4 us, and does not solve the second problem.
//!
//! # After `fork`
//!
//! The memory is copied on write, like all private memory: code published earlier runs in parent and child, and neither
//! sees what the other publishes or frees later.
//!
//! The trait `System` abstracts the operating system: one file each for Unix, Windows and Miri, where code memory is
//! heap memory that is never executed. On other systems, reserving returns an error.

#[cfg(miri)]
mod heap;
#[cfg(not(any(unix, windows, miri)))]
mod none;
#[cfg(all(unix, not(miri)))]
mod posix;
#[cfg(all(windows, not(miri)))]
mod windows;

#[cfg(miri)]
use heap::Heap as Host;
#[cfg(not(any(unix, windows, miri)))]
use none::None as Host;
#[cfg(all(unix, not(miri)))]
use posix::Posix as Host;
#[cfg(all(windows, not(miri)))]
use windows::Windows as Host;

use std::ptr::NonNull;

use crate::error::ExecError;
use crate::host::TRAP_BYTE;

/// The method to map and write a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mapping {
    /// One mapping that is never writable; the system writes it.
    SystemWritten,
    /// One mapping whose pages change protection.
    Toggled,
    /// One mapping that is either writable or executable for each thread.
    PerThread,
}

/// The operating system's operations on code memory. All lengths and offsets of reservations are multiples of the page
/// size.
trait System {
    /// The page size in bytes, the granule of toggled blocks.
    fn page_bytes() -> usize;

    /// Reserves `len` bytes of addresses, between two inaccessible pages.
    fn reserve(len: usize, mapping: Mapping) -> Result<NonNull<u8>, ExecError>;

    /// Commits memory for a part of a reservation, readable and executable, with unspecified contents; on an error
    /// nothing changes.
    ///
    /// # Safety
    /// The part is reserved, not committed, and not in use.
    unsafe fn commit(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError>;

    /// Decommits the memory of a part; a failure keeps the memory, which is a harmless leak.
    ///
    /// # Safety
    /// The part is committed, and not in use.
    unsafe fn decommit(mapping: Mapping, start: NonNull<u8>, len: usize);

    /// Ends a reservation of `len` bytes.
    ///
    /// # Safety
    /// It was created by `reserve` and is not in use.
    unsafe fn release(start: NonNull<u8>, len: usize);

    /// Writes committed bytes, which are executable and not writable afterwards. On an error their contents are
    /// unspecified.
    ///
    /// # Safety
    /// The bytes are committed, only the caller uses them, and nobody reads or runs them; if toggled, they are complete
    /// pages.
    unsafe fn write(mapping: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError>;

    /// Maps `len` bytes of data between two inaccessible pages.
    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError>;

    /// Makes pages of data that `map_guarded` mapped read-only.
    ///
    /// # Safety
    /// They are complete pages, and nobody writes them.
    unsafe fn freeze(start: NonNull<u8>, len: usize) -> Result<(), ExecError>;

    /// Unmaps pages that `map_guarded` mapped.
    ///
    /// # Safety
    /// They are not in use.
    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize);
}

/// A reservation. Dropping it releases the memory; its owner ensures that nobody uses it any more.
#[derive(Debug)]
pub(crate) struct Region {
    start: NonNull<u8>,
    len: usize,
    mapping: Mapping,
    committed: usize,
}

// SAFETY: a region is an address range that is valid on every thread; the arena synchronises accesses to the memory.
unsafe impl Send for Region {}
// SAFETY: as above, and no method of a shared region changes its fields.
unsafe impl Sync for Region {}

impl Region {
    /// Reserves `len` bytes, a multiple of the page size, and commits nothing.
    pub(crate) fn reserve(len: usize, mapping: Mapping) -> Result<Region, ExecError> {
        Ok(Region { start: Host::reserve(len, mapping)?, len, mapping, committed: 0 })
    }

    /// Size of the reservation in bytes.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Number of committed bytes, from the start.
    pub(crate) fn committed(&self) -> usize {
        self.committed
    }

    /// Commits `len` more bytes, complete pages within the reservation, and fills them with traps.
    pub(crate) fn commit(&mut self, len: usize) -> Result<(), ExecError> {
        let offset = self.committed;
        assert!(len <= self.len - offset, "commit of {len} bytes at {offset} of {}", self.len);
        // SAFETY: inside the reservation, as asserted.
        let start = unsafe { self.start.add(offset) };
        // SAFETY: the part follows the committed part and is inside the reservation; nobody uses it yet.
        unsafe { Host::commit(self.mapping, start, len) }?;
        // SAFETY: just committed, so nobody else uses it, and complete pages.
        if let Err(error) = unsafe { write_traps(self.mapping, start, len) } {
            // SAFETY: committed above, and nobody else has its address.
            unsafe { Host::decommit(self.mapping, start, len) };
            return Err(error);
        }
        self.committed += len;
        Ok(())
    }

    /// Decommits the last `len` committed bytes.
    ///
    /// # Safety
    /// They are not in use.
    pub(crate) unsafe fn decommit(&mut self, len: usize) {
        assert!(len <= self.committed, "decommit of {len} bytes of {}", self.committed);
        self.committed -= len;
        // SAFETY: inside the reservation.
        let start = unsafe { self.start.add(self.committed) };
        // SAFETY: committed until now, and the caller guarantees that they are not in use.
        unsafe { Host::decommit(self.mapping, start, len) };
    }

    /// The address of byte `offset`.
    pub(crate) fn at(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.committed, "offset {offset} of {}", self.committed);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.start.add(offset) }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the owner is dropped, so nobody uses the memory.
        unsafe { Host::release(self.start, self.len) };
    }
}

/// Readable and writable pages between two inaccessible pages. Dropping it unmaps them.
#[derive(Debug)]
pub(crate) struct GuardedPages {
    base: NonNull<u8>,
    len: usize,
}

// SAFETY: an address range valid from every thread; the methods follow the borrow of the owner.
unsafe impl Send for GuardedPages {}
// SAFETY: as above, and shared owners only read.
unsafe impl Sync for GuardedPages {}

impl GuardedPages {
    /// Maps `len` bytes, a multiple of the page size. The bytes are zero.
    pub(crate) fn map(len: usize) -> Result<GuardedPages, ExecError> {
        Ok(GuardedPages { base: Host::map_guarded(len)?, len })
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: `len` bytes at `base` are mapped and initialised for the lifetime of `self`, and only `bytes_mut`
        // lends them mutably.
        unsafe { core::slice::from_raw_parts(self.base.as_ptr(), self.len) }
    }

    /// Makes the bytes read-only; nobody can have a reference to write them.
    pub(crate) fn freeze(self) -> Result<FrozenPages, ExecError> {
        // SAFETY: complete pages that this owns.
        unsafe { Host::freeze(self.base, self.len) }?;
        Ok(FrozenPages { _pages: self })
    }

    /// The address of the first byte, to write through while nobody has a reference.
    pub(crate) fn address(&self) -> NonNull<u8> {
        self.base
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: like `bytes`; the exclusive borrow excludes other users.
        unsafe { core::slice::from_raw_parts_mut(self.base.as_ptr(), self.len) }
    }
}

/// Pages that are read-only. Dropping it unmaps them.
#[derive(Debug)]
pub(crate) struct FrozenPages {
    _pages: GuardedPages,
}

impl Drop for GuardedPages {
    fn drop(&mut self) {
        // SAFETY: the owner is dropped, so nobody uses the pages.
        unsafe { Host::unmap_guarded(self.base, self.len) };
    }
}

/// The page size in bytes, the granule of toggled blocks.
pub(crate) fn page_bytes() -> usize {
    Host::page_bytes()
}

/// Writes committed bytes of a region, which are executable and not writable afterwards. On an error their contents are
/// unspecified.
///
/// # Safety
/// The bytes are committed in a region with this mapping, only the caller uses them, and nobody reads or runs them; if
/// toggled, they are complete pages.
pub(crate) unsafe fn write(mapping: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { Host::write(mapping, start, bytes) }
}

/// Fills committed bytes of a region with traps.
///
/// # Safety
/// Like [`write`].
pub(crate) unsafe fn write_traps(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // The buffer is as large as a commit step of the arena, because each part takes system calls.
    let traps = vec![TRAP_BYTE; len.min(256 << 10)];
    let mut done = 0;
    while done < len {
        let part = &traps[..traps.len().min(len - done)];
        // SAFETY: inside the caller's bytes.
        let at = unsafe { start.add(done) };
        // SAFETY: forwarded to the caller; a part consists of complete pages if the range does.
        unsafe { write(mapping, at, part) }?;
        done += part.len();
    }
    Ok(())
}
