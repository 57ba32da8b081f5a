//! Reserved code memory: one range of addresses, seen writable and seen executable.
//!
//! In: a length in bytes. Out: a `Region` with a base to write through and a base to run from, whose first bytes are
//! committed (memory is behind them) and whose rest is only addresses.
//! Invariants: no byte is ever writable and executable at the same time; committed bytes that nobody was given hold
//! trap instructions; a page that nobody may touch stands before and after each view; the number of mappings does not
//! depend on how much is committed or who uses it.
//! Not here: who owns which bytes (see `arena`), the instruction cache (see `host::icache`).
//!
//! # The ways
//!
//! * **Dual** (Linux): an anonymous file (`memfd_create`, with `MFD_EXEC` where the kernel knows it) is mapped twice,
//!   once read-write and once read-execute, and its descriptor closed. No system call to publish. The memory is shared,
//!   so after a `fork` without `exec` parent and child see each other's code: the child may call kernels, but must not
//!   make or drop any.
//! * **Toggled**, where memfd or executable shared mappings are refused, on systems without memfd, and on Windows:
//!   private memory, read-execute at rest. Whole pages become read-write while their owner fills them and read-execute
//!   again before anybody learns their address; pages of other owners are not touched. Two more mappings for each block
//!   being filled at the moment; two system calls to publish.
//! * **Per thread** (macOS on Apple's processors): memory of `MAP_JIT`, which the processor shows to each thread either
//!   writable or executable; a thread writes between two calls that change its own view.
//!
//! What a system does is behind the trait `System`: one file each for Unix, Windows and Miri, where code memory is
//! plain heap memory that is never executed. On other systems reserving fails as unsupported.

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

use std::ptr::{self, NonNull};

use crate::error::ExecError;
use crate::host::TRAP_BYTE;

/// How a region is mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mapping {
    /// Two mappings of the same memory.
    Dual,
    /// One mapping whose pages change protection.
    Toggled,
    /// One mapping that each thread sees writable or executable.
    PerThread,
}

/// The addresses of a reservation.
#[derive(Clone, Copy, Debug)]
struct Views {
    rw: NonNull<u8>,
    /// Equals `rw` unless mapped dual.
    rx: NonNull<u8>,
    len: usize,
    mapping: Mapping,
}

/// What a system does for code memory. All lengths and offsets are multiples of the page size.
trait System {
    /// The size of a page, the granule of toggled blocks.
    fn page_bytes() -> usize;

    /// Reserves `len` bytes of addresses, and a page that nobody may touch before and after each view.
    fn reserve(len: usize, mapping: Mapping) -> Result<Views, ExecError>;

    /// Puts memory behind a part of a reservation, readable and writable at `rw`; on an error the part is as before.
    ///
    /// # Safety
    /// The part is reserved, not committed, and nobody uses it.
    unsafe fn commit(views: &Views, offset: usize, len: usize) -> Result<(), ExecError>;

    /// Takes the memory behind a part away; a failure keeps the memory, which is a leak but no danger.
    ///
    /// # Safety
    /// The part is committed, and nobody uses it.
    unsafe fn decommit(views: &Views, offset: usize, len: usize);

    /// Ends a reservation.
    ///
    /// # Safety
    /// It was made by `reserve` and nobody uses it.
    unsafe fn release(views: &Views);

    /// Makes whole pages executable and not writable, or the reverse, as the mapping does it.
    ///
    /// # Safety
    /// The pages are committed, not mapped dual, belong to the caller alone, and nobody uses them as they are now.
    unsafe fn protect(mapping: Mapping, start: NonNull<u8>, len: usize, executable: bool) -> Result<(), ExecError>;

    /// Maps `len` bytes of data between two pages that nobody may touch.
    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError>;

    /// Unmaps what `map_guarded` made.
    ///
    /// # Safety
    /// Nobody uses it.
    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize);
}

/// A reservation. Released when dropped: its owner makes sure that nobody runs or writes there any more.
#[derive(Debug)]
pub(crate) struct Region {
    views: Views,
    committed: usize,
}

// SAFETY: a region is an address range valid from every thread; what is written where is the arena's business.
unsafe impl Send for Region {}
// SAFETY: as above, and no method of a shared region changes its fields.
unsafe impl Sync for Region {}

impl Region {
    /// Reserves `len` bytes, a multiple of the page size, and commits nothing.
    pub(crate) fn reserve(len: usize, mapping: Mapping) -> Result<Region, ExecError> {
        Ok(Region { views: Host::reserve(len, mapping)?, committed: 0 })
    }

    /// Bytes of addresses.
    pub(crate) fn len(&self) -> usize {
        self.views.len
    }

    /// Bytes with memory behind them, from the start.
    pub(crate) fn committed(&self) -> usize {
        self.committed
    }

    /// Commits `len` more bytes, whole pages within the reservation, and fills them with traps.
    pub(crate) fn commit(&mut self, len: usize) -> Result<(), ExecError> {
        let offset = self.committed;
        assert!(len <= self.len() - offset, "commit of {len} bytes at {offset} of {}", self.len());
        // SAFETY: the part follows what is committed and lies in the reservation; nobody knows it yet.
        unsafe { Host::commit(&self.views, offset, len) }?;
        // SAFETY: inside the reservation, as asserted.
        let start = unsafe { self.views.rw.add(offset) };
        // SAFETY: just committed, so writable and of nobody else.
        unsafe { ptr::write_bytes(start.as_ptr(), TRAP_BYTE, len) };
        if self.views.mapping != Mapping::Dual {
            // SAFETY: as above, and the writing is over.
            if let Err(error) = unsafe { make_executable(self.views.mapping, start, len) } {
                // SAFETY: committed above, and nobody learnt of it.
                unsafe { Host::decommit(&self.views, offset, len) };
                return Err(error);
            }
        }
        self.committed += len;
        Ok(())
    }

    /// Gives the last `len` committed bytes back to the system.
    ///
    /// # Safety
    /// Nobody uses them.
    pub(crate) unsafe fn decommit(&mut self, len: usize) {
        self.committed -= len;
        // SAFETY: committed until now, and the caller says that nobody uses them.
        unsafe { Host::decommit(&self.views, self.committed, len) };
    }

    /// Where to write byte `offset`.
    pub(crate) fn rw(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.committed, "offset {offset} of {}", self.committed);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.views.rw.add(offset) }
    }

    /// Where to run byte `offset`.
    pub(crate) fn rx(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.committed, "offset {offset} of {}", self.committed);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.views.rx.add(offset) }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the owner is gone, and with it everybody who used the memory.
        unsafe { Host::release(&self.views) };
    }
}

/// Pages to read and write, between two that nobody may touch. Unmapped when dropped.
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
        // SAFETY: `len` bytes at `base` are mapped and initialised for the life of `self`, and only `bytes_mut` lends them to
        // be changed.
        unsafe { core::slice::from_raw_parts(self.base.as_ptr(), self.len) }
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as for `bytes`; the exclusive borrow excludes others.
        unsafe { core::slice::from_raw_parts_mut(self.base.as_ptr(), self.len) }
    }
}

impl Drop for GuardedPages {
    fn drop(&mut self) {
        // SAFETY: nobody uses the pages, since their owner is gone.
        unsafe { Host::unmap_guarded(self.base, self.len) };
    }
}

/// The size of a page, the granule of toggled blocks.
pub(crate) fn page_bytes() -> usize {
    Host::page_bytes()
}

/// Makes whole pages of a region that is not dual writable (and not executable); per thread, for this thread.
///
/// # Safety
/// The pages are committed, belong to the caller alone, and nobody runs them.
pub(crate) unsafe fn make_writable(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { Host::protect(mapping, start, len, false) }
}

/// Makes whole pages of a region that is not dual executable (and not writable); per thread, for this thread.
///
/// # Safety
/// The pages are committed, belong to the caller alone, and nobody writes to them.
pub(crate) unsafe fn make_executable(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { Host::protect(mapping, start, len, true) }
}
