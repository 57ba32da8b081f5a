//! A counting allocator, for tests of the number of allocations.
//!
//! In: a test program that makes [`CountingAllocator`] its global allocator. Out: the number of calls on this thread so
//! far.
//! Invariant: counting allocates nothing. The module is in this crate because implementing an allocator requires
//! `unsafe`, which the other crates forbid; it requires the feature `counting`, which only tests enable.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingAllocator;

thread_local! {
    // Initialised at compile time and without a destructor, so that using it never allocates.
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

/// Number of allocations and reallocations on this thread.
pub fn allocations() -> u64 {
    CALLS.get()
}

fn count() {
    CALLS.set(CALLS.get() + 1);
}

// SAFETY: all calls are forwarded to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is the one required here.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, new_size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}
