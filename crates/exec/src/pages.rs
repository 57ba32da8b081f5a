//! Mappings: one region of code memory, seen writable and seen executable.
//!
//! In: a length in bytes. Out: a `Region` with a base to write through and a base to run from.
//! Invariant: no mapping is ever writable and executable at the same time.
//! Not here: who owns which bytes (see `arena`), the instruction cache (see `host::icache`).
//!
//! # The two ways
//!
//! * **Dual**: an anonymous file (`memfd_create`, with `MFD_EXEC` where the kernel knows it) is mapped twice, once
//!   read-write and once read-execute, and its descriptor closed. Two mappings per region for its whole life, no system
//!   call to publish. The memory is shared, so after a `fork` without `exec` parent and child see each other's code:
//!   the child may call kernels, but must not make or drop any.
//! * **Toggled**, where memfd or executable shared mappings are refused, and on systems without memfd: private
//!   anonymous memory, read-execute at rest. Whole pages become read-write while their owner fills them and
//!   read-execute again before anybody learns their address; pages of other owners are not touched. One mapping
//!   at rest, up to two more for each block being filled at the moment; two system calls to publish.
//!
//! Under Miri a region is plain heap memory that is never executed. Elsewhere than on unix mapping fails as unsupported.

#[cfg(not(any(unix, miri)))]
use unsupported as system;

#[cfg(miri)]
use heap as system;

#[cfg(all(unix, not(miri)))]
use posix as system;

use std::ptr::NonNull;

use crate::error::ExecError;

/// How a region is mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mapping {
    /// Two mappings of the same memory.
    Dual,
    /// One mapping whose pages change protection.
    Toggled,
}

/// One region. Unmapped when dropped: its owner makes sure that nobody runs or writes there any more.
#[derive(Debug)]
pub(crate) struct Region {
    rw: NonNull<u8>,
    rx: NonNull<u8>,
    len: usize,
}

// SAFETY: a region is an address range valid from every thread; what is written where is the arena's business.
unsafe impl Send for Region {}
// SAFETY: as above, and no method of a shared region changes its fields.
unsafe impl Sync for Region {}

impl Region {
    /// Maps `len` bytes, a multiple of the page size. The bytes are zero.
    pub(crate) fn map(len: usize, mapping: Mapping) -> Result<Region, ExecError> {
        let (rw, rx) = match mapping {
            Mapping::Dual => system::map_dual(len)?,
            Mapping::Toggled => {
                let base = system::map_toggled(len)?;
                (base, base)
            }
        };
        Ok(Region { rw, rx, len })
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Where to write byte `offset`.
    pub(crate) fn rw(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.len, "offset {offset} of {}", self.len);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.rw.add(offset) }
    }

    /// Where to run byte `offset`.
    pub(crate) fn rx(&self, offset: usize) -> NonNull<u8> {
        assert!(offset < self.len, "offset {offset} of {}", self.len);
        // SAFETY: checked to be inside the mapping.
        unsafe { self.rx.add(offset) }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        system::unmap(self.rw, self.len);
        if self.rx != self.rw {
            system::unmap(self.rx, self.len);
        }
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
        Ok(GuardedPages { base: system::map_guarded(len)?, len })
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
        system::unmap_guarded(self.base, self.len);
    }
}

/// The size of a page, the granule of toggled blocks.
pub(crate) fn page_bytes() -> usize {
    system::page_bytes()
}

/// Makes whole pages of a toggled region writable (and not executable).
///
/// # Safety
/// The pages are in a toggled region, belong to the caller alone, and nobody runs them.
pub(crate) unsafe fn make_writable(start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { system::protect(start, len, false) }
}

/// Makes whole pages of a toggled region executable (and not writable).
///
/// # Safety
/// The pages are in a toggled region, belong to the caller alone, and nobody writes to them.
pub(crate) unsafe fn make_executable(start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
    // SAFETY: forwarded.
    unsafe { system::protect(start, len, true) }
}

#[cfg(all(unix, not(miri)))]
mod posix {
    use super::{ExecError, NonNull};
    use std::ffi::c_int;
    use std::ptr;

    const READ_WRITE: c_int = libc::PROT_READ | libc::PROT_WRITE;
    const READ_EXECUTE: c_int = libc::PROT_READ | libc::PROT_EXEC;

    pub(super) fn page_bytes() -> usize {
        // SAFETY: no preconditions.
        let bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two()).unwrap_or(4096)
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    pub(super) fn map_dual(len: usize) -> Result<(NonNull<u8>, NonNull<u8>), ExecError> {
        use std::os::fd::AsRawFd;
        let file = memfd()?;
        let size =
            libc::off_t::try_from(len).map_err(|_| ExecError::Unsupported { what: "a region of that many bytes" })?;
        // SAFETY: the descriptor is open.
        if unsafe { libc::ftruncate(file.as_raw_fd(), size) } != 0 {
            return Err(last_error("ftruncate"));
        }
        let rw = map(len, READ_WRITE, libc::MAP_SHARED, file.as_raw_fd())?;
        match map(len, READ_EXECUTE, libc::MAP_SHARED, file.as_raw_fd()) {
            Ok(rx) => Ok((rw, rx)),
            Err(error) => {
                unmap(rw, len);
                Err(error)
            }
        }
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn memfd() -> Result<std::os::fd::OwnedFd, ExecError> {
        use std::os::fd::FromRawFd;
        let name = c"kernelsmith-code".as_ptr();
        // Kernels before 6.3 refuse the unknown MFD_EXEC; newer ones warn without it.
        for flags in [libc::MFD_CLOEXEC | libc::MFD_EXEC, libc::MFD_CLOEXEC] {
            // Through the system call, because Android's and older C libraries lack the function.
            // SAFETY: the name is a C string, and the flags are valid or refused.
            let raw = unsafe { libc::syscall(libc::SYS_memfd_create, name, flags) };
            if let Ok(raw) = c_int::try_from(raw)
                && raw >= 0
            {
                // SAFETY: the descriptor is open and nobody else has it.
                return Ok(unsafe { std::os::fd::OwnedFd::from_raw_fd(raw) });
            }
        }
        Err(last_error("memfd_create"))
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    pub(super) fn map_dual(_len: usize) -> Result<(NonNull<u8>, NonNull<u8>), ExecError> {
        Err(ExecError::Unsupported { what: "mapping code memory twice" })
    }

    pub(super) fn map_toggled(len: usize) -> Result<NonNull<u8>, ExecError> {
        let base = map(len, READ_WRITE, libc::MAP_PRIVATE | libc::MAP_ANON, -1)?;
        // One write while the mapping is whole: on Linux pieces that are split off later then share its bookkeeping and
        // can be merged again, else every block would stay a mapping of its own.
        // SAFETY: the page was just mapped writable.
        unsafe { base.write_volatile(0) };
        // SAFETY: nobody else knows the pages.
        match unsafe { protect(base, len, true) } {
            Ok(()) => Ok(base),
            Err(error) => {
                unmap(base, len);
                Err(error)
            }
        }
    }

    pub(super) fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let page = page_bytes();
        let whole = map(len + 2 * page, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANON, -1)?;
        // SAFETY: inside the mapping.
        let base = unsafe { whole.add(page) };
        // SAFETY: nobody else knows the pages.
        match unsafe { protect(base, len, false) } {
            Ok(()) => Ok(base),
            Err(error) => {
                unmap(whole, len + 2 * page);
                Err(error)
            }
        }
    }

    pub(super) fn unmap_guarded(base: NonNull<u8>, len: usize) {
        let page = page_bytes();
        // SAFETY: the page before belongs to the same mapping.
        let whole = unsafe { base.sub(page) };
        unmap(whole, len + 2 * page);
    }

    fn map(len: usize, protection: c_int, flags: c_int, fd: c_int) -> Result<NonNull<u8>, ExecError> {
        // SAFETY: a new mapping at an address of the system's choice touches no existing memory.
        let base = unsafe { libc::mmap(ptr::null_mut(), len, protection, flags, fd, 0) };
        if base == libc::MAP_FAILED {
            return Err(last_error("mmap"));
        }
        NonNull::new(base.cast()).ok_or(ExecError::Unsupported { what: "a mapping at address zero" })
    }

    pub(super) fn unmap(base: NonNull<u8>, len: usize) {
        // A failure (the limit of mappings, when a hole is punched) leaves the memory mapped: a leak, not a danger.
        // SAFETY: exactly one earlier mapping, which its owner gives up.
        unsafe { libc::munmap(base.as_ptr().cast(), len) };
    }

    /// # Safety
    /// The pages belong to the caller alone.
    pub(super) unsafe fn protect(start: NonNull<u8>, len: usize, executable: bool) -> Result<(), ExecError> {
        let protection = if executable { READ_EXECUTE } else { READ_WRITE };
        // SAFETY: the caller owns the pages.
        if unsafe { libc::mprotect(start.as_ptr().cast(), len, protection) } != 0 {
            return Err(last_error("mprotect"));
        }
        Ok(())
    }

    fn last_error(operation: &'static str) -> ExecError {
        ExecError::Mapping { operation, errno: std::io::Error::last_os_error().raw_os_error().unwrap_or(0) }
    }
}

#[cfg(miri)]
mod heap {
    use super::{ExecError, NonNull};
    use std::alloc::{Layout, alloc_zeroed, dealloc};

    pub(super) fn page_bytes() -> usize {
        4096
    }

    fn layout(len: usize) -> Result<Layout, ExecError> {
        let too_long = ExecError::Unsupported { what: "a region of that many bytes" };
        Layout::from_size_align(len, page_bytes()).map_err(|_| too_long)
    }

    pub(super) fn map_dual(len: usize) -> Result<(NonNull<u8>, NonNull<u8>), ExecError> {
        let base = map_toggled(len)?;
        Ok((base, base))
    }

    pub(super) fn map_toggled(len: usize) -> Result<NonNull<u8>, ExecError> {
        let layout = layout(len)?;
        // SAFETY: regions are not empty.
        let base = unsafe { alloc_zeroed(layout) };
        NonNull::new(base).ok_or(ExecError::Mapping { operation: "allocation", errno: 0 })
    }

    pub(super) fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        map_toggled(len)
    }

    pub(super) fn unmap_guarded(base: NonNull<u8>, len: usize) {
        unmap(base, len);
    }

    pub(super) fn unmap(base: NonNull<u8>, len: usize) {
        if let Ok(layout) = layout(len) {
            // SAFETY: allocated above with this layout.
            unsafe { dealloc(base.as_ptr(), layout) };
        }
    }

    pub(super) unsafe fn protect(_: NonNull<u8>, _: usize, _: bool) -> Result<(), ExecError> {
        Ok(())
    }
}

#[cfg(not(any(unix, miri)))]
mod unsupported {
    use super::{ExecError, NonNull};

    const NO: ExecError = ExecError::Unsupported { what: "executable memory" };

    pub(super) fn page_bytes() -> usize {
        4096
    }

    pub(super) fn map_dual(_: usize) -> Result<(NonNull<u8>, NonNull<u8>), ExecError> {
        Err(NO)
    }

    pub(super) fn map_toggled(_: usize) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    pub(super) fn map_guarded(_: usize) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    pub(super) fn unmap_guarded(_: NonNull<u8>, _: usize) {}

    pub(super) fn unmap(_: NonNull<u8>, _: usize) {}

    pub(super) unsafe fn protect(_: NonNull<u8>, _: usize, _: bool) -> Result<(), ExecError> {
        Err(NO)
    }
}
