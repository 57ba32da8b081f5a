//! Code memory under Miri: heap memory that is never executed.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ptr::NonNull;

use super::{Mapping, System, Views};
use crate::error::ExecError;

pub(super) struct Heap;

impl System for Heap {
    fn page_bytes() -> usize {
        4096
    }

    fn reserve(len: usize, mapping: Mapping) -> Result<Views, ExecError> {
        let base = Heap::map_guarded(len)?;
        Ok(Views { rw: base, rx: base, len, mapping })
    }

    unsafe fn commit(_: &Views, _: usize, _: usize) -> Result<(), ExecError> {
        Ok(())
    }

    unsafe fn decommit(_: &Views, _: usize, _: usize) {}

    unsafe fn release(views: &Views) {
        // SAFETY: forwarded.
        unsafe { Heap::unmap_guarded(views.rw, views.len) };
    }

    unsafe fn protect(_: Mapping, _: NonNull<u8>, _: usize, _: bool) -> Result<(), ExecError> {
        Ok(())
    }

    fn map_guarded(len: usize) -> Result<NonNull<u8>, ExecError> {
        let layout = layout(len)?;
        // SAFETY: regions are not empty.
        let base = unsafe { alloc_zeroed(layout) };
        NonNull::new(base).ok_or(ExecError::Mapping { operation: "allocation", errno: 0 })
    }

    unsafe fn unmap_guarded(base: NonNull<u8>, len: usize) {
        if let Ok(layout) = layout(len) {
            // SAFETY: allocated above with this layout.
            unsafe { dealloc(base.as_ptr(), layout) };
        }
    }
}

fn layout(len: usize) -> Result<Layout, ExecError> {
    let too_long = ExecError::Unsupported { what: "a region of that many bytes" };
    Layout::from_size_align(len, Heap::page_bytes()).map_err(|_| too_long)
}
