//! Code memory on Unix: `mmap`, `mprotect`, and extensions of Linux and macOS.

use std::ffi::c_int;
use std::ptr::{self, NonNull};

use super::{Mapping, System};
use crate::error::ExecError;

const READ_WRITE: c_int = libc::PROT_READ | libc::PROT_WRITE;
const READ_EXECUTE: c_int = libc::PROT_READ | libc::PROT_EXEC;
/// Reserved addresses without memory, for which the system sets no memory aside.
#[cfg(any(target_os = "linux", target_os = "android"))]
const RESERVED: c_int = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const RESERVED: c_int = libc::MAP_PRIVATE | libc::MAP_ANON;

#[cfg_attr(any(target_os = "linux", target_os = "android"), path = "system_written.rs")]
#[cfg_attr(not(any(target_os = "linux", target_os = "android")), path = "not_system_written.rs")]
mod system_written;

pub(super) struct Posix;

impl System for Posix {
    fn page_bytes() -> usize {
        // SAFETY: no preconditions.
        let bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two()).unwrap_or(4096)
    }

    fn reserve(len: usize, mapping: Mapping) -> Result<NonNull<u8>, ExecError> {
        match mapping {
            Mapping::SystemWritten => system_written::is_allowed().and_then(|()| reserve_between_guards(len)),
            Mapping::Toggled => reserve_between_guards(len),
            Mapping::PerThread => apple::reserve(len),
        }
    }

    unsafe fn commit(mapping: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
        if mapping == Mapping::PerThread {
            return Ok(());
        }
        // SAFETY: the part is not in use.
        unsafe { set_protection(start, len, READ_EXECUTE) }
    }

    unsafe fn decommit(mapping: Mapping, start: NonNull<u8>, len: usize) {
        #[cfg(any(target_os = "linux", target_os = "android"))]
        let advice = libc::MADV_DONTNEED;
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        let advice = libc::MADV_FREE;
        // SAFETY: the caller guarantees that the part is not in use.
        unsafe { libc::madvise(start.as_ptr().cast(), len, advice) };
        if mapping != Mapping::PerThread {
            // SAFETY: as above.
            let _ = unsafe { set_protection(start, len, libc::PROT_NONE) };
        }
    }

    unsafe fn release(start: NonNull<u8>, len: usize) {
        // SAFETY: forwarded to the caller; the guard pages belong to the reservation.
        unsafe { Posix::unmap_guarded(start, len) };
    }

    unsafe fn write(mapping: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
        match mapping {
            // SAFETY: forwarded to the caller.
            Mapping::SystemWritten => return unsafe { system_written::write(start, bytes) },
            // SAFETY: complete pages of the caller, who does not run them.
            Mapping::Toggled => unsafe { set_protection(start, bytes.len(), READ_WRITE) }?,
            Mapping::PerThread => apple::set_view(false)?,
        }
        // SAFETY: the bytes are now writable (for this thread), and nobody else uses them.
        unsafe { start.as_ptr().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        match mapping {
            // SAFETY: as above, and writing has finished.
            Mapping::Toggled => unsafe { set_protection(start, bytes.len(), READ_EXECUTE) },
            _ => apple::set_view(true),
        }
    }

    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let base = reserve_between_guards(len)?;
        // SAFETY: nobody else has the address of the pages.
        match unsafe { set_protection(base, len, READ_WRITE) } {
            Ok(()) => Ok(base),
            Err(error) => {
                // SAFETY: nobody else has their address.
                unsafe { Posix::unmap_guarded(base, len) };
                Err(error)
            }
        }
    }

    unsafe fn freeze(start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
        // SAFETY: forwarded to the caller.
        unsafe { set_protection(start, len, libc::PROT_READ) }
    }

    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize) {
        let page = Posix::page_bytes();
        // SAFETY: the page before belongs to the same mapping.
        let guarded_base = unsafe { base.sub(page) };
        // SAFETY: forwarded to the caller.
        unsafe { unmap(guarded_base, len + 2 * page) };
    }
}

/// Reserves a range of `len` bytes between two guard pages.
fn reserve_between_guards(len: usize) -> Result<NonNull<u8>, ExecError> {
    let page = Posix::page_bytes();
    let total_bytes =
        len.checked_add(2 * page).ok_or(ExecError::Unsupported { feature: "a region of that many bytes" })?;
    // SAFETY: a new mapping at an address of the system's choice affects no existing memory.
    let base = unsafe { libc::mmap(ptr::null_mut(), total_bytes, libc::PROT_NONE, RESERVED, -1, 0) };
    let base = address_of(base)?;
    // SAFETY: inside the mapping.
    Ok(unsafe { base.add(page) })
}

#[cfg(all(target_vendor = "apple", target_arch = "aarch64"))]
mod apple {
    use super::*;

    unsafe extern "C" {
        fn pthread_jit_write_protect_np(enabled: c_int);
    }

    pub(super) fn reserve(len: usize) -> Result<NonNull<u8>, ExecError> {
        let start = reserve_between_guards(len)?;
        // MAP_JIT excludes MAP_FIXED, so unmap the range first and then request its address as a hint.
        // SAFETY: nobody else has the address.
        unsafe { unmap(start, len) };
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_JIT;
        let protection = READ_WRITE | READ_EXECUTE;
        // SAFETY: without MAP_FIXED nothing is replaced.
        let mapped = address_of(unsafe { libc::mmap(start.as_ptr().cast(), len, protection, flags, -1, 0) });
        match mapped {
            Ok(at) if at == start => Ok(start),
            Ok(address) => {
                // SAFETY: mapped above.
                unsafe { unmap(address, len) };
                release_guards(start, len);
                Err(ExecError::Unsupported { feature: "code memory next to its guard pages" })
            }
            Err(error) => {
                release_guards(start, len);
                Err(error)
            }
        }
    }

    fn release_guards(start: NonNull<u8>, len: usize) {
        let page = Posix::page_bytes();
        // SAFETY: the guard pages are mapped, and not in use; the range between them may already have another owner.
        let (before, after) = unsafe { (start.sub(page), start.add(len)) };
        // SAFETY: as above.
        unsafe { unmap(before, page) };
        // SAFETY: as above.
        unsafe { unmap(after, page) };
    }

    pub(super) fn set_view(executable: bool) -> Result<(), ExecError> {
        // SAFETY: changes this thread's access to MAP_JIT memory; the arena's users do not run such code while they
        // write.
        unsafe { pthread_jit_write_protect_np(c_int::from(executable)) };
        Ok(())
    }
}

#[cfg(not(all(target_vendor = "apple", target_arch = "aarch64")))]
mod apple {
    use super::{ExecError, NonNull};

    const NO: ExecError = ExecError::Unsupported { feature: "a view of code memory for each thread" };

    pub(super) fn reserve(_: usize) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    pub(super) fn set_view(_: bool) -> Result<(), ExecError> {
        Err(NO)
    }
}

/// # Safety
/// The caller owns the pages, and nobody uses them with their current protection.
unsafe fn set_protection(start: NonNull<u8>, len: usize, protection: c_int) -> Result<(), ExecError> {
    // SAFETY: the caller owns the pages.
    if unsafe { libc::mprotect(start.as_ptr().cast(), len, protection) } != 0 {
        return Err(last_error("mprotect"));
    }
    Ok(())
}

/// # Safety
/// The caller owns the pages, and nobody uses them.
unsafe fn unmap(base: NonNull<u8>, len: usize) {
    // A failure (at the limit of mappings, when the unmapping splits one) leaves the memory mapped: a harmless leak.
    // SAFETY: forwarded to the caller.
    unsafe { libc::munmap(base.as_ptr().cast(), len) };
}

fn address_of(mapped: *mut libc::c_void) -> Result<NonNull<u8>, ExecError> {
    if mapped == libc::MAP_FAILED {
        return Err(last_error("mmap"));
    }
    NonNull::new(mapped.cast()).ok_or(ExecError::Unsupported { feature: "a mapping at address zero" })
}

fn last_error(operation: &'static str) -> ExecError {
    ExecError::Mapping { operation, errno: std::io::Error::last_os_error().raw_os_error().unwrap_or(0) }
}
