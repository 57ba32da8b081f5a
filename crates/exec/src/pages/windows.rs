//! Code memory on Windows: reserved and committed with `VirtualAlloc`, toggled with `VirtualProtect`.

use std::ffi::c_void;
use std::ptr::{self, NonNull};

use super::{Mapping, System};
use crate::error::ExecError;

const MEM_COMMIT: u32 = 0x1000;
const MEM_RESERVE: u32 = 0x2000;
const MEM_DECOMMIT: u32 = 0x4000;
const MEM_RELEASE: u32 = 0x8000;
const PAGE_NOACCESS: u32 = 0x01;
const PAGE_READONLY: u32 = 0x02;
const PAGE_READWRITE: u32 = 0x04;
const PAGE_EXECUTE_READ: u32 = 0x20;
/// The page size in bytes on every Windows that Rust supports.
const PAGE_BYTES: usize = 4096;

#[link(name = "kernel32")]
unsafe extern "system" {
    fn VirtualAlloc(address: *mut c_void, len: usize, kind: u32, protection: u32) -> *mut c_void;
    fn VirtualFree(address: *mut c_void, len: usize, kind: u32) -> i32;
    fn VirtualProtect(address: *mut c_void, len: usize, protection: u32, old: *mut u32) -> i32;
}

pub(super) struct Windows;

impl System for Windows {
    fn page_bytes() -> usize {
        PAGE_BYTES
    }

    fn reserve(len: usize, mapping: Mapping) -> Result<NonNull<u8>, ExecError> {
        if mapping != Mapping::Toggled {
            return Err(ExecError::Unsupported { feature: "this mapping of code memory" });
        }
        reserve_between_guards(len)
    }

    unsafe fn commit(_: Mapping, start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
        // SAFETY: reserved pages that are not in use.
        unsafe { commit(start, len, PAGE_EXECUTE_READ) }
    }

    unsafe fn decommit(_: Mapping, start: NonNull<u8>, len: usize) {
        // SAFETY: the caller guarantees that the part is not in use.
        unsafe { VirtualFree(start.as_ptr().cast(), len, MEM_DECOMMIT) };
    }

    unsafe fn release(start: NonNull<u8>, _: usize) {
        // SAFETY: the page before belongs to the reservation and is its first page.
        let base = unsafe { start.sub(PAGE_BYTES) };
        // SAFETY: the complete reservation, which is not in use.
        unsafe { VirtualFree(base.as_ptr().cast(), 0, MEM_RELEASE) };
    }

    unsafe fn write(_: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
        // SAFETY: the caller owns the pages, and nobody runs them.
        unsafe { protect(start, bytes.len(), PAGE_READWRITE) }?;
        // SAFETY: the pages are now writable, and nobody else uses them.
        unsafe { start.as_ptr().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        // SAFETY: as above, and writing has finished.
        unsafe { protect(start, bytes.len(), PAGE_EXECUTE_READ) }
    }

    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let start = reserve_between_guards(len)?;
        // SAFETY: just reserved.
        match unsafe { commit(start, len, PAGE_READWRITE) } {
            Ok(()) => Ok(start),
            Err(error) => {
                // SAFETY: nobody else has its address.
                unsafe { Windows::release(start, len) };
                Err(error)
            }
        }
    }

    unsafe fn freeze(start: NonNull<u8>, len: usize) -> Result<(), ExecError> {
        // SAFETY: forwarded to the caller.
        unsafe { protect(start, len, PAGE_READONLY) }
    }

    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize) {
        // SAFETY: forwarded to the caller.
        unsafe { Windows::release(base, len) };
    }
}

fn reserve_between_guards(len: usize) -> Result<NonNull<u8>, ExecError> {
    let total_bytes =
        len.checked_add(2 * PAGE_BYTES).ok_or(ExecError::Unsupported { feature: "a region of that many bytes" })?;
    // SAFETY: a new reservation at an address of the system's choice affects no existing memory.
    let base = unsafe { VirtualAlloc(ptr::null_mut(), total_bytes, MEM_RESERVE, PAGE_NOACCESS) };
    let base = NonNull::new(base.cast::<u8>()).ok_or_else(|| last_error("VirtualAlloc"))?;
    // SAFETY: inside the reservation; the first and the last page are never committed.
    Ok(unsafe { base.add(PAGE_BYTES) })
}

/// # Safety
/// The pages are reserved, and not in use.
unsafe fn commit(start: NonNull<u8>, len: usize, protection: u32) -> Result<(), ExecError> {
    // SAFETY: forwarded to the caller.
    let done = unsafe { VirtualAlloc(start.as_ptr().cast(), len, MEM_COMMIT, protection) };
    if done.is_null() { Err(last_error("VirtualAlloc")) } else { Ok(()) }
}

/// # Safety
/// The caller owns the pages, and nobody uses them with their current protection.
unsafe fn protect(start: NonNull<u8>, len: usize, protection: u32) -> Result<(), ExecError> {
    let mut old = 0;
    // SAFETY: forwarded to the caller.
    let done = unsafe { VirtualProtect(start.as_ptr().cast(), len, protection, &raw mut old) };
    if done == 0 { Err(last_error("VirtualProtect")) } else { Ok(()) }
}

fn last_error(operation: &'static str) -> ExecError {
    ExecError::Mapping { operation, errno: std::io::Error::last_os_error().raw_os_error().unwrap_or(0) }
}
