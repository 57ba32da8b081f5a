//! Code memory that the system writes: `/proc/self/mem` on Linux.
//!
//! In: bytes, and their address in private memory of this process. Out: the memory contains the bytes, whatever its
//! protection.
//! Invariants: the file belongs to this process, not to one that it was forked from; reported success means that the
//! bytes were read back.
//! Not here: which memory holds code (see the module above).
//! Not here: which memory is code (see the module above).
//! The file stays open after the first use, because opening it takes four times as long as writing a kernel. An open
//! file refers to the memory of the process that opened it, so a child after `fork` must not use its parent's file. The
//! file descriptor is stored in a page that the kernel zeroes in every child (`MADV_WIPEONFORK`), however it was
//! forked; zero means that no file is open.
//! is open.
//! Access is denied if `/proc` is not mounted, if the process is not dumpable, and by kernels whose
//! `proc_mem.force_override` forbids it; user-mode emulators do not notice writes through the file. [`is_allowed`]
//! tests whether it works.
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

/// Available in Linux since 4.14 (`include/uapi/asm-generic/mman-common.h`); some C libraries lack it.
const MADV_WIPEONFORK: c_int = 18;

/// First descriptor number to use; others rarely use numbers this high. If a program closes unknown descriptors, like
/// daemons do, writes then fail instead of reaching another file that got the same number.
const FIRST_DESCRIPTOR: c_int = 700;

const REFUSED: ExecError = ExecError::Unsupported { feature: "writing code memory by /proc/self/mem" };

/// The descriptor of the open file plus one; zero if none is open in this process.
fn slot() -> Option<&'static AtomicI32> {
    static SLOT: OnceLock<Option<&'static AtomicI32>> = OnceLock::new();
    *SLOT.get_or_init(|| {
        let page = Posix::page_bytes();
        let start = Posix::map_guarded(page).ok()?;
        // SAFETY: a new private page; the advice is either supported or rejected.
        if unsafe { libc::madvise(start.as_ptr().cast(), page, MADV_WIPEONFORK) } != 0 {
            // SAFETY: nobody else has its address.
            unsafe { Posix::unmap_guarded(start, page) };
            return None;
        }
        // SAFETY: mapped for the rest of the process, aligned, and zero.
        Some(unsafe { start.cast::<AtomicI32>().as_ref() })
    })
}

/// Whether memory may be written this way here, determined once by a test.
pub(super) fn is_allowed() -> Result<(), ExecError> {
    static ALLOWED: OnceLock<Result<(), ExecError>> = OnceLock::new();
    ALLOWED.get_or_init(|| test_writing().and_then(|works| if works { Ok(()) } else { Err(REFUSED) })).clone()
}

/// Writes two functions to the same address, one after the other, and calls each: user-mode emulators run the old one
/// the second time, because only their host sees the second write.
fn test_writing() -> Result<bool, ExecError> {
    let page = Posix::page_bytes();
    let start = reserve_between_guards(page)?;
    // SAFETY: nobody else has the address of the page.
    let mut works = unsafe { set_protection(start, page, super::READ_EXECUTE) }.map(|()| true);
    // An emulator's addresses may differ from those in the file: write only if the file contains our zeros there.
    if works.is_ok() {
        works = has_zeros(start);
    }
    for (code, number) in ONE_AND_TWO.iter().zip(1..) {
        if works != Ok(true) {
            break;
        }
        // SAFETY: the page is mapped, and nobody else has its address.
        works = unsafe { write(start, code) }.map(|()| {
            // SAFETY: the page is readable.
            unsafe { host::icache::publish(start, code.len()) };
            // SAFETY: the bytes were read back; they are a function without arguments that returns a number and
            // accesses nothing else.
            let call = unsafe { std::mem::transmute::<*mut u8, extern "C" fn() -> u32>(start.as_ptr()) };
            call() == number
        });
    }
    // SAFETY: nobody else has its address.
    unsafe { Posix::release(start, page) };
    works
}

/// Whether the file contains zeros at this address, like a page that was never written.
fn has_zeros(start: NonNull<u8>) -> Result<bool, ExecError> {
    let mut seen = [1; 64];
    let file = open()?;
    let n_read = file.read_at(&mut seen, start.addr().get() as u64).map_err(|_| REFUSED)?;
    Ok(n_read == seen.len() && seen == [0; 64])
}

/// Writes bytes to private memory.
///
/// # Safety
/// The bytes are readable private memory that only the caller uses; nobody else reads or runs them.
pub(super) unsafe fn write(start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
    let slot = slot().ok_or(REFUSED)?;
    // Retry if somebody closed the file, or if a signal handler forked this process after the lookup.
    for _ in 0..3 {
        let number = match slot.load(Ordering::Acquire) {
            0 => match store_descriptor(slot, open()?) {
                Some(number) => number,
                None => continue,
            },
            number => number,
        };
        // SAFETY: this is the descriptor of the open file; if it is closed concurrently, the write fails or the check
        // below detects it.
        let file = ManuallyDrop::new(unsafe { File::from_raw_fd(number - 1) });
        let done = file.write_all_at(bytes, start.expose_provenance().get() as u64);
        // SAFETY: readable, initialised, used only by the caller, and the system's write has finished.
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
        // Do not close it: the descriptor number may now belong to somebody else.
        let _ = slot.compare_exchange(number, 0, Ordering::AcqRel, Ordering::Acquire);
    }
    Err(ExecError::Mapping { operation: "write to /proc/self/mem", errno: libc::EBADF })
}

/// Stores the open file for all later writes, and returns its descriptor; `None` if another thread was faster.
fn store_descriptor(slot: &AtomicI32, file: File) -> Option<c_int> {
    let number = file.as_raw_fd() + 1;
    let kept = slot.compare_exchange(0, number, Ordering::AcqRel, Ordering::Acquire).is_ok();
    kept.then(|| file.into_raw_fd() + 1)
}

fn open() -> Result<File, ExecError> {
    let refused = |error: std::io::Error| ExecError::Mapping {
        operation: "open of /proc/self/mem",
        errno: error.raw_os_error().unwrap_or(0),
    };
    // Closed on `exec`, like all files that `std` opens.
    let file = File::options().read(true).write(true).open("/proc/self/mem").map_err(refused)?;
    // SAFETY: duplicates an open descriptor.
    let copy = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR) };
    // A process with a lower limit of files uses the first free number.
    // SAFETY: the new descriptor has no other owner.
    Ok(if copy < 0 { file } else { unsafe { File::from_raw_fd(copy) } })
}
