//! Code memory on Unix: `mmap`, `mprotect`, and what Linux and macOS have beyond them.

use std::ffi::c_int;
use std::ptr::{self, NonNull};

use super::{Mapping, System, Views};
use crate::error::ExecError;

const READ_WRITE: c_int = libc::PROT_READ | libc::PROT_WRITE;
const READ_EXECUTE: c_int = libc::PROT_READ | libc::PROT_EXEC;
/// Addresses without memory that the system need not be ready to provide.
#[cfg(any(target_os = "linux", target_os = "android"))]
const RESERVED: c_int = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_NORESERVE;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const RESERVED: c_int = libc::MAP_PRIVATE | libc::MAP_ANON;

pub(super) struct Posix;

impl System for Posix {
    fn page_bytes() -> usize {
        // SAFETY: no preconditions.
        let bytes = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two()).unwrap_or(4096)
    }

    fn reserve(len: usize, mapping: Mapping) -> Result<Views, ExecError> {
        match mapping {
            Mapping::Dual => memfd::reserve(len),
            Mapping::Toggled => reserve_between_guards(len, 1).map(|rw| Views { rw, rx: rw, len, mapping }),
            Mapping::PerThread => apple::reserve(len),
        }
    }

    unsafe fn commit(views: &Views, offset: usize, len: usize) -> Result<(), ExecError> {
        if views.mapping == Mapping::PerThread {
            // SAFETY: forwarded.
            return unsafe { Posix::protect(views.mapping, part(views.rw, offset), len, false) };
        }
        // SAFETY: nobody uses the part.
        unsafe { set_protection(part(views.rw, offset), len, READ_WRITE) }?;
        if views.mapping == Mapping::Dual {
            // SAFETY: as above.
            let executable = unsafe { set_protection(part(views.rx, offset), len, READ_EXECUTE) };
            if let Err(error) = executable {
                // SAFETY: as above.
                let _ = unsafe { set_protection(part(views.rw, offset), len, libc::PROT_NONE) };
                return Err(error);
            }
        }
        Ok(())
    }

    unsafe fn decommit(views: &Views, offset: usize, len: usize) {
        #[cfg(any(target_os = "linux", target_os = "android"))]
        let advice = if views.mapping == Mapping::Dual { libc::MADV_REMOVE } else { libc::MADV_DONTNEED };
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        let advice = libc::MADV_FREE;
        // SAFETY: the caller says that nobody uses the part.
        unsafe { libc::madvise(part(views.rw, offset).as_ptr().cast(), len, advice) };
        if views.mapping == Mapping::PerThread {
            return;
        }
        // SAFETY: as above.
        let _ = unsafe { set_protection(part(views.rw, offset), len, libc::PROT_NONE) };
        if views.mapping == Mapping::Dual {
            // SAFETY: as above.
            let _ = unsafe { set_protection(part(views.rx, offset), len, libc::PROT_NONE) };
        }
    }

    unsafe fn release(views: &Views) {
        let page = Posix::page_bytes();
        let n_views = if views.mapping == Mapping::Dual { 2 } else { 1 };
        // SAFETY: the page before the first view belongs to the same reservation.
        let start = unsafe { views.rw.sub(page) };
        // SAFETY: the whole reservation, and nobody uses it.
        unsafe { unmap(start, n_views * (views.len + page) + page) };
    }

    unsafe fn protect(mapping: Mapping, start: NonNull<u8>, len: usize, executable: bool) -> Result<(), ExecError> {
        if mapping == Mapping::PerThread {
            return apple::set_view(executable);
        }
        let protection = if executable { READ_EXECUTE } else { READ_WRITE };
        // SAFETY: forwarded.
        unsafe { set_protection(start, len, protection) }
    }

    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let base = reserve_between_guards(len, 1)?;
        // SAFETY: nobody else knows the pages.
        match unsafe { set_protection(base, len, READ_WRITE) } {
            Ok(()) => Ok(base),
            Err(error) => {
                // SAFETY: nobody else knows them.
                unsafe { Posix::unmap_guarded(base, len) };
                Err(error)
            }
        }
    }

    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize) {
        let page = Posix::page_bytes();
        // SAFETY: the page before belongs to the same mapping.
        let whole = unsafe { base.sub(page) };
        // SAFETY: forwarded.
        unsafe { unmap(whole, len + 2 * page) };
    }
}

/// Reserves `n_views` ranges of `len` bytes with a page before, between and after them; gives the first.
fn reserve_between_guards(len: usize, n_views: usize) -> Result<NonNull<u8>, ExecError> {
    let page = Posix::page_bytes();
    let whole = len.checked_add(page).and_then(|view| view.checked_mul(n_views)?.checked_add(page));
    let whole = whole.ok_or(ExecError::Unsupported { what: "a region of that many bytes" })?;
    // SAFETY: a new mapping at an address of the system's choice touches no existing memory.
    let base = unsafe { libc::mmap(ptr::null_mut(), whole, libc::PROT_NONE, RESERVED, -1, 0) };
    let base = address_of(base)?;
    // SAFETY: inside the mapping.
    Ok(unsafe { base.add(page) })
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod memfd {
    use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

    use super::*;

    pub(super) fn reserve(len: usize) -> Result<Views, ExecError> {
        let file = open()?;
        let size =
            libc::off_t::try_from(len).map_err(|_| ExecError::Unsupported { what: "a region of that many bytes" })?;
        // SAFETY: the descriptor is open.
        if unsafe { libc::ftruncate(file.as_raw_fd(), size) } != 0 {
            return Err(last_error("ftruncate"));
        }
        let rw = reserve_between_guards(len, 2)?;
        // SAFETY: the second view begins behind the first and the page between them.
        let rx = unsafe { rw.add(len + Posix::page_bytes()) };
        let views = Views { rw, rx, len, mapping: Mapping::Dual };
        for view in [rw, rx] {
            let flags = libc::MAP_SHARED | libc::MAP_FIXED | libc::MAP_NORESERVE;
            // SAFETY: replaces a part of the reservation that was just made.
            let mapped = unsafe { libc::mmap(view.as_ptr().cast(), len, libc::PROT_NONE, flags, file.as_raw_fd(), 0) };
            if let Err(error) = address_of(mapped) {
                // SAFETY: nobody learnt of the reservation.
                unsafe { Posix::release(&views) };
                return Err(error);
            }
        }
        Ok(views)
    }

    fn open() -> Result<OwnedFd, ExecError> {
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
                return Ok(unsafe { OwnedFd::from_raw_fd(raw) });
            }
        }
        Err(last_error("memfd_create"))
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod memfd {
    use super::{ExecError, Views};

    pub(super) fn reserve(_: usize) -> Result<Views, ExecError> {
        Err(ExecError::Unsupported { what: "mapping code memory twice" })
    }
}

#[cfg(all(target_vendor = "apple", target_arch = "aarch64"))]
mod apple {
    use super::*;

    unsafe extern "C" {
        fn pthread_jit_write_protect_np(enabled: c_int);
    }

    pub(super) fn reserve(len: usize) -> Result<Views, ExecError> {
        let mapping = Mapping::PerThread;
        let rw = reserve_between_guards(len, 1)?;
        let views = Views { rw, rx: rw, len, mapping };
        // MAP_JIT excludes MAP_FIXED, so the place is asked for after it was made free.
        // SAFETY: nobody learnt of the place.
        unsafe { unmap(rw, len) };
        let flags = libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_JIT;
        let protection = READ_WRITE | READ_EXECUTE;
        // SAFETY: without MAP_FIXED nothing is replaced.
        let mapped = address_of(unsafe { libc::mmap(rw.as_ptr().cast(), len, protection, flags, -1, 0) });
        match mapped {
            Ok(at) if at == rw => Ok(views),
            Ok(elsewhere) => {
                // SAFETY: made above.
                unsafe { unmap(elsewhere, len) };
                release_guards(&views);
                Err(ExecError::Unsupported { what: "code memory beside its guard pages" })
            }
            Err(error) => {
                release_guards(&views);
                Err(error)
            }
        }
    }

    fn release_guards(views: &Views) {
        let page = Posix::page_bytes();
        // SAFETY: the guards are mapped, and nobody uses them; what lies between may be another's by now.
        let (before, after) = unsafe { (views.rw.sub(page), views.rw.add(views.len)) };
        // SAFETY: as above.
        unsafe { unmap(before, page) };
        // SAFETY: as above.
        unsafe { unmap(after, page) };
    }

    pub(super) fn set_view(executable: bool) -> Result<(), ExecError> {
        // SAFETY: changes what this thread may do with memory of MAP_JIT; the arena's users run none while they write.
        unsafe { pthread_jit_write_protect_np(c_int::from(executable)) };
        Ok(())
    }
}

#[cfg(not(all(target_vendor = "apple", target_arch = "aarch64")))]
mod apple {
    use super::{ExecError, Views};

    const NO: ExecError = ExecError::Unsupported { what: "a view of code memory for each thread" };

    pub(super) fn reserve(_: usize) -> Result<Views, ExecError> {
        Err(NO)
    }

    pub(super) fn set_view(_: bool) -> Result<(), ExecError> {
        Err(NO)
    }
}

fn part(base: NonNull<u8>, offset: usize) -> NonNull<u8> {
    // SAFETY: the callers name parts of their reservation.
    unsafe { base.add(offset) }
}

/// # Safety
/// The pages are the caller's, and nobody uses them as they are now.
unsafe fn set_protection(start: NonNull<u8>, len: usize, protection: c_int) -> Result<(), ExecError> {
    // SAFETY: the caller owns the pages.
    if unsafe { libc::mprotect(start.as_ptr().cast(), len, protection) } != 0 {
        return Err(last_error("mprotect"));
    }
    Ok(())
}

/// # Safety
/// The pages are the caller's, and nobody uses them.
unsafe fn unmap(base: NonNull<u8>, len: usize) {
    // A failure (the limit of mappings, when a hole is punched) leaves the memory mapped: a leak, not a danger.
    // SAFETY: forwarded.
    unsafe { libc::munmap(base.as_ptr().cast(), len) };
}

fn address_of(mapped: *mut libc::c_void) -> Result<NonNull<u8>, ExecError> {
    if mapped == libc::MAP_FAILED {
        return Err(last_error("mmap"));
    }
    NonNull::new(mapped.cast()).ok_or(ExecError::Unsupported { what: "a mapping at address zero" })
}

fn last_error(operation: &'static str) -> ExecError {
    ExecError::Mapping { operation, errno: std::io::Error::last_os_error().raw_os_error().unwrap_or(0) }
}
