//! Code memory under Miri: heap memory that is never executed.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ptr::NonNull;

use super::{Mapping, System};
use crate::error::ExecError;

pub(super) struct Heap;

impl System for Heap {
    fn page_bytes() -> usize {
        4096
    }

    fn reserve(len: usize, _: Mapping) -> Result<NonNull<u8>, ExecError> {
        Heap::map_guarded(len)
    }

    unsafe fn commit(_: Mapping, _: NonNull<u8>, _: usize) -> Result<(), ExecError> {
        Ok(())
    }

    unsafe fn decommit(_: Mapping, _: NonNull<u8>, _: usize) {}

    unsafe fn release(start: NonNull<u8>, len: usize) {
        // SAFETY: forwarded to the caller.
        unsafe { Heap::unmap_guarded(start, len) };
    }

    unsafe fn write(_: Mapping, start: NonNull<u8>, bytes: &[u8]) -> Result<(), ExecError> {
        // SAFETY: the caller owns the bytes at `start`, so they do not overlap the source.
        unsafe { start.as_ptr().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        Ok(())
    }

    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let layout = layout(len)?;
        // SAFETY: regions are not empty.
        let base = unsafe { alloc_zeroed(layout) };
        NonNull::new(base).ok_or(ExecError::Mapping { operation: "allocation", errno: 0 })
    }

    unsafe fn freeze(_: NonNull<u8>, _: usize) -> Result<(), ExecError> {
        Ok(())
    }

    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize) {
        if let Ok(layout) = layout(len) {
            // SAFETY: allocated above with this layout.
            unsafe { dealloc(base.as_ptr(), layout) };
        }
    }
}

fn layout(len: usize) -> Result<Layout, ExecError> {
    let too_long = ExecError::Unsupported { feature: "a region of that many bytes" };
    Layout::from_size_align(len, Heap::page_bytes()).map_err(|_| too_long)
}
