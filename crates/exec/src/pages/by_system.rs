//! Code memory that the system writes for us: `/proc/self/mem` on Linux.
//!
//! In: bytes, and where in private memory of this process they go. Out: the memory holds them, whatever its protection.
//! Invariants: the file that is written is that of this process, not of one that it was forked from; what is reported as
//! written was read back.
//! Not here: which memory is code (see the module above).
//!
//! The file is open from the first use on, since opening it takes four times as long as writing a kernel. An open file keeps
//! the memory of the process that opened it, so a child after `fork` must not use its parent's. The number of the file is
//! in a page that the kernel zeroes in every child (`MADV_WIPEONFORK`), however it was forked, and zero says that no file
//! is open.
//!
//! The file is refused where `/proc` is not mounted, where the process is not dumpable, and by kernels whose
//! `proc_mem.force_override` forbids it; emulators of processes do not see what is written by it. [`is_allowed`] finds out
//! by trying.

use std::ffi::c_int;
use std::fs::File;
use std::mem::ManuallyDrop;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd};
use std::os::unix::fs::FileExt;
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering};

use super::{Posix, System, reserve_between_guards, set_protection};
use crate::error::ExecError;
use crate::host;
use crate::host::ONE_AND_TWO;

/// Of Linux since 4.14 (`include/uapi/asm-generic/mman-common.h`); not every C library has it.
const MADV_WIPEONFORK: c_int = 18;

/// Descriptors from here on are seldom used by others. If a program closes what it does not know, as daemons do, writing
/// fails then, instead of reaching a file of others that got the same number.
const FIRST_DESCRIPTOR: c_int = 700;

const REFUSED: ExecError = ExecError::Unsupported { what: "writing code memory by /proc/self/mem" };

/// One more than the descriptor of the open file; zero if none is open in this process.
fn slot() -> Option<&'static AtomicI32> {
    static SLOT: OnceLock<Option<&'static AtomicI32>> = OnceLock::new();
    *SLOT.get_or_init(|| {
        let page = Posix::page_bytes();
        let start = Posix::map_guarded(page).ok()?;
        // SAFETY: a private page of our own; the advice is known or refused.
        if unsafe { libc::madvise(start.as_ptr().cast(), page, MADV_WIPEONFORK) } != 0 {
            // SAFETY: nobody knows it.
            unsafe { Posix::unmap_guarded(start, page) };
            return None;
        }
        // SAFETY: mapped for the rest of the process, aligned, and zero.
        Some(unsafe { start.cast::<AtomicI32>().as_ref() })
    })
}

/// Whether memory may be written this way here, found out once by trying.
pub(super) fn is_allowed() -> Result<(), ExecError> {
    static ALLOWED: OnceLock<Result<(), ExecError>> = OnceLock::new();
    ALLOWED.get_or_init(|| try_it().and_then(|works| if works { Ok(()) } else { Err(REFUSED) })).clone()
}

/// Writes one function after the other to the same place, and calls each: emulators of processes run the old one, since only
/// their host knows of the second write.
fn try_it() -> Result<bool, ExecError> {
    let page = Posix::page_bytes();
    let start = reserve_between_guards(page)?;
    // SAFETY: nobody else knows the page.
    let mut works = unsafe { set_protection(start, page, super::READ_EXECUTE) }.map(|()| true);
    // An emulator's addresses need not be those that the file knows: nothing is written unless the file has our zeros there.
    if works.is_ok() {
        works = has_zeros(start);
    }
    for (code, number) in ONE_AND_TWO.iter().zip(1..) {
        if works != Ok(true) {
            break;
        }
        // SAFETY: the page is mapped, and nobody else knows it.
        works = unsafe { write(start, code) }.map(|()| {
            // SAFETY: the page is readable.
            unsafe { host::icache::publish(start, code.len()) };
            // SAFETY: the bytes were read back; they are a function without arguments that returns a number and touches
            // nothing else.
            let call = unsafe { std::mem::transmute::<*mut u8, extern "C" fn() -> u32>(start.as_ptr()) };
            call() == number
        });
    }
    // SAFETY: nobody else knows it.
    unsafe { Posix::release(start, page) };
    works
}

/// Whether the file has at this address the zeros of a page that nobody wrote yet.
fn has_zeros(start: NonNull<u8>) -> Result<bool, ExecError> {
    let mut seen = [1; 64];
    let file = open()?;
    let n_read = file.read_at(&mut seen, start.addr().get() as u64).map_err(|_| REFUSED)?;
    Ok(n_read == seen.len() && seen == [0; 64])
}

/// Changes bytes of private memory.
///
/// # Safety
/// The bytes are readable private memory of the caller alone, and nobody reads or runs them.
pub(super) unsafe fn write(start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
    let slot = slot().ok_or(REFUSED)?;
    // A second time if somebody closed the file, or forked this process from a signal handler after it was looked up.
    for _ in 0..3 {
        let number = match slot.load(Ordering::Acquire) {
            0 => match keep(slot, open()?) {
                Some(number) => number,
                None => continue,
            },
            number => number,
        };
        // SAFETY: the number is that of the open file; should it be closed meanwhile, writing fails or is found out below.
        let file = ManuallyDrop::new(unsafe { File::from_raw_fd(number - 1) });
        let done = file.write_all_at(bytes, start.expose_provenance().get() as u64);
        // SAFETY: readable, initialised, of the caller alone, and the system's write is over.
        let held = unsafe { std::slice::from_raw_parts(start.as_ptr(), bytes.len()) };
        match done {
            Ok(()) if slot.load(Ordering::Acquire) == number && held == bytes => return Ok(()),
            Ok(()) => {}
            Err(error) if error.raw_os_error() == Some(libc::EBADF) => {}
            Err(error) => {
                let errno = error.raw_os_error().unwrap_or(0);
                return Err(ExecError::Mapping { operation: "write to /proc/self/mem", errno });
            }
        }
        // Not closed: whoever has the number now may be somebody else.
        let _ = slot.compare_exchange(number, 0, Ordering::AcqRel, Ordering::Acquire);
    }
    Err(ExecError::Mapping { operation: "write to /proc/self/mem", errno: libc::EBADF })
}

/// Keeps the file open for all writes to come, and gives its number; none if another thread was faster.
fn keep(slot: &AtomicI32, file: File) -> Option<c_int> {
    let number = file.as_raw_fd() + 1;
    let kept = slot.compare_exchange(0, number, Ordering::AcqRel, Ordering::Acquire).is_ok();
    kept.then(|| file.into_raw_fd() + 1)
}

fn open() -> Result<File, ExecError> {
    let refused = |error: std::io::Error| ExecError::Mapping {
        operation: "open of /proc/self/mem",
        errno: error.raw_os_error().unwrap_or(0),
    };
    // Closed on `exec`, as all files that `std` opens.
    let file = File::options().read(true).write(true).open("/proc/self/mem").map_err(refused)?;
    // SAFETY: copies an open descriptor.
    let copy = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR) };
    // Where a process has fewer files, the first number has to do.
    // SAFETY: just made, and of nobody else.
    Ok(if copy < 0 { file } else { unsafe { File::from_raw_fd(copy) } })
}
