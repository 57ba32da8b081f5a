//! Reserved code memory: one range of addresses, readable and executable, that nobody can write to.
//!
//! In: a length in bytes. Out: a `Region` whose first bytes are committed (memory is behind them) and whose rest is only
//! addresses; `write`, the only way to change a committed byte.
//! Invariants: no byte is ever writable and executable at the same time, through whatever address or process; between two
//! writes no code memory is writable at all; the memory is private to the process; committed bytes that nobody was given
//! hold trap instructions; a page that nobody may touch is before and after a region; the number of mappings does not
//! depend on how much is committed or who uses it.
//! Not here: who owns which bytes (see `arena`), the instruction cache (see `host::icache`).
//!
//! # The ways
//!
//! * **By the system** (Linux): the memory is read-execute from the start and is never mapped in another way. Bytes enter
//!   through the file `/proc/self/mem`, whose writes pass the protection of private pages: one system call to publish, and
//!   blocks share pages, since what runs in a page goes on running while another part of it is written.
//! * **Toggled**, where that file is refused, on other systems, and on Windows: read-execute at rest. Whole pages become
//!   read-write while their owner fills them and read-execute again before anybody learns their address; pages of other
//!   owners are not touched. Two more mappings for each block being filled at the moment; two system calls to publish.
//! * **Per thread** (macOS on Apple's processors): memory of `MAP_JIT`, which the processor shows to each thread either
//!   writable or executable; a thread writes between two calls that change its own view.
//!
//! Publishing and freeing code of 1.5 KB costs 2 x 1.4 us by the system and 2 x 9 us toggled, where the emptiest system call costs
//! 0.19 us (a Zen 5 in a nested virtual machine, `cargo run --release -p kernelsmith-exec --example publish_cost`). A second,
//! permanently writable view of shared memory costs no system call, but then every byte of code is writable at an address that
//! the process can read, and processes after a `fork` write each other's code; protecting the writable view between
//! publications costs 3.4 us, and does not help the second.
//!
//! # After `fork`
//!
//! The memory is copied on write, as all private memory: code that was published before runs in parent and child, and what
//! either publishes or frees from then on the other does not see.
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

use std::ptr::NonNull;

use crate::error::ExecError;
use crate::host::TRAP_BYTE;

/// How a region is mapped and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mapping {
    /// One mapping that is never writable, which the system writes for us.
    BySystem,
    /// One mapping whose pages change protection.
    Toggled,
    /// One mapping that each thread sees writable or executable.
    PerThread,
}

/// What a system does for code memory. All lengths and offsets of reservations are multiples of the page size.
trait System {
    /// The size of a page, the granule of toggled blocks.
    fn page_bytes() -> usize;

    /// Reserves `len` bytes of addresses, and a page that nobody may touch before and after them.
    fn reserve(len: usize, mapping: Mapping) -> Result<NonNull<u8>, ExecError>;

    /// Puts memory behind a part of a reservation, readable and executable, with any contents; on an error the part is as
    /// before.
    ///
    /// # Safety
    /// The part is reserved, not committed, and nobody uses it.
    unsafe fn commit(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError>;

    /// Takes the memory behind a part away; a failure keeps the memory, which is a leak but no danger.
    ///
    /// # Safety
    /// The part is committed, and nobody uses it.
    unsafe fn decommit(mapping: Mapping, start: NonNull<u8>, len: usize);

    /// Ends a reservation of `len` bytes.
    ///
    /// # Safety
    /// It was made by `reserve` and nobody uses it.
    unsafe fn release(start: NonNull<u8>, len: usize);

    /// Changes committed bytes, which are executable and not writable afterwards. On an error they have any contents.
    ///
    /// # Safety
    /// The bytes are committed, belong to the caller alone, and nobody reads or runs them; if toggled, they are whole pages.
    unsafe fn write(mapping: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError>;

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
    start: NonNull<u8>,
    len: usize,
    mapping: Mapping,
    committed: usize,
}

// SAFETY: a region is an address range valid from every thread; what is written where is the arena's business.
unsafe impl Send for Region {}
// SAFETY: as above, and no method of a shared region changes its fields.
unsafe impl Sync for Region {}

impl Region {
    /// Reserves `len` bytes, a multiple of the page size, and commits nothing.
    pub(crate) fn reserve(len: usize, mapping: Mapping) -> Result<Region, ExecError> {
        Ok(Region { start: Host::reserve(len, mapping)?, len, mapping, committed: 0 })
    }

    /// Bytes of addresses.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Bytes with memory behind them, from the start.
    pub(crate) fn committed(&self) -> usize {
        self.committed
    }

    /// Commits `len` more bytes, whole pages within the reservation, and fills them with traps.
    pub(crate) fn commit(&mut self, len: usize) -> Result<(), ExecError> {
        let offset = self.committed;
        assert!(len <= self.len - offset, "commit of {len} bytes at {offset} of {}", self.len);
        // SAFETY: inside the reservation, as asserted.
        let start = unsafe { self.start.add(offset) };
        // SAFETY: the part follows what is committed and lies in the reservation; nobody knows it yet.
        unsafe { Host::commit(self.mapping, start, len) }?;
        // SAFETY: just committed, so of nobody else, and whole pages.
        if let Err(error) = unsafe { write_traps(self.mapping, start, len) } {
            // SAFETY: committed above, and nobody learnt of it.
            unsafe { Host::decommit(self.mapping, start, len) };
            return Err(error);
        }
        self.committed += len;
        Ok(())
    }

    /// Gives the last `len` committed bytes back to the system.
    ///
    /// # Safety
    /// Nobody uses them.
    pub(crate) unsafe fn decommit(&mut self, len: usize) {
        assert!(len <= self.committed, "decommit of {len} bytes of {}", self.committed);
        self.committed -= len;
        // SAFETY: inside the reservation.
        let start = unsafe { self.start.add(self.committed) };
        // SAFETY: committed until now, and the caller says that nobody uses them.
        unsafe { Host::decommit(self.mapping, start, len) };
    }

    /// Where byte `offset` is.
    pub(crate) fn at(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.committed, "offset {offset} of {}", self.committed);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.start.add(offset) }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the owner is gone, and with it everybody who used the memory.
        unsafe { Host::release(self.start, self.len) };
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

/// Changes committed bytes of a region, which are executable and not writable afterwards. On an error they have any contents.
///
/// # Safety
/// The bytes are committed in a region of that mapping, belong to the caller alone, and nobody reads or runs them; if toggled,
/// they are whole pages.
pub(crate) unsafe fn write(mapping: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { Host::write(mapping, start, bytes) }
}

/// Fills committed bytes of a region with traps.
///
/// # Safety
/// As for [`write`].
pub(crate) unsafe fn write_traps(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // As long as a step of the arena: each part takes system calls.
    let traps = vec![TRAP_BYTE; len.min(256 << 10)];
    let mut done = 0;
    while done < len {
        let part = &traps[..traps.len().min(len - done)];
        // SAFETY: inside the caller's bytes.
        let at = unsafe { start.add(done) };
        // SAFETY: forwarded; a part is whole pages if all is.
        unsafe { write(mapping, at, part) }?;
        done += part.len();
    }
    Ok(())
}
