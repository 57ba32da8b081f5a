//! An allocator that puts large blocks in large pages, for programs with large tables.
//!
//! In: a program that makes [`LargePages`] its global allocator. Out: the system's allocator, except for blocks of
//! megabytes.
//! Invariant: a large block starts at, and occupies, complete large pages, so that the kernel can use them.
//! Not here: which programs use it (see the command and the measurements).
//!
//! Evaluating a target's description fills tables of tens of megabytes once and accesses them randomly. With 4 KiB
//! pages, this causes a page fault per page and a page-table walk for most lookups: 10 % to 17 % of the total time.

use std::alloc::{GlobalAlloc, Layout, System};

/// The system's allocator, with large blocks in large pages.
#[derive(Clone, Copy, Debug, Default)]
pub struct LargePages;

/// Size of a large page in bytes; on systems with larger ones, the request has no effect.
const PAGE: usize = 2 << 20;

/// The size of a large block, rounded up; `None` for other blocks: those smaller than half a page, and those whose
/// alignment or system does not allow large pages.
fn mapped(layout: Layout) -> Option<usize> {
    if layout.size() < PAGE / 2 || PAGE < layout.align() || cfg!(any(not(target_os = "linux"), miri)) {
        return None;
    }
    layout.size().checked_next_multiple_of(PAGE)
}

/// Zeroed memory of this size, aligned to a large page.
#[cfg(target_os = "linux")]
fn map(size: usize) -> *mut u8 {
    let Some(len) = size.checked_add(PAGE) else { return std::ptr::null_mut() };
    let (access, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
    // SAFETY: a new mapping at an address of the system's choice.
    let base = unsafe { libc::mmap(std::ptr::null_mut(), len, access, kind, -1, 0) };
    if base == libc::MAP_FAILED {
        return std::ptr::null_mut();
    }
    let base = base.cast::<u8>();
    let before = base.align_offset(PAGE);
    let block = base.wrapping_add(before);
    unmap(base, before);
    unmap(block.wrapping_add(size), PAGE - before);
    // SAFETY: the block is a mapping of this size; the advice changes no contents, and a failure is harmless.
    unsafe { libc::madvise(block.cast(), size, libc::MADV_HUGEPAGE) };
    block
}

/// Unmaps an unused part of a mapping.
#[cfg(target_os = "linux")]
fn unmap(start: *mut u8, size: usize) {
    if size > 0 {
        // SAFETY: the callers own the range and no longer use it. On failure it stays mapped.
        unsafe { libc::munmap(start.cast(), size) };
    }
}

#[cfg(not(target_os = "linux"))]
fn map(_: usize) -> *mut u8 {
    unreachable!("no block is large here")
}

#[cfg(not(target_os = "linux"))]
fn unmap(_: *mut u8, _: usize) {}

// SAFETY: only the layout determines whether a block is a separate mapping. If so, it has at least the size and the
// alignment of the layout, and is unmapped once. All other blocks belong to the system's allocator, which gets the
// layouts unchanged.
unsafe impl GlobalAlloc for LargePages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match mapped(layout) {
            Some(size) => map(size),
            // SAFETY: the caller's promise is the one required here.
            None => unsafe { System.alloc(layout) },
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match mapped(layout) {
            Some(size) => map(size),
            // SAFETY: as above.
            None => unsafe { System.alloc_zeroed(layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        // SAFETY: the caller promises that the new size is valid for the alignment.
        let new_layout = unsafe { Layout::from_size_align_unchecked(new_size, layout.align()) };
        match (mapped(layout), mapped(new_layout)) {
            // SAFETY: the block belongs to the system's allocator before and after.
            (None, None) => return unsafe { System.realloc(block, layout, new_size) },
            (Some(old), Some(new)) if old == new => return block,
            _ => {}
        }
        // Copy instead of remapping, because remapped memory keeps its small pages.
        // SAFETY: the caller promises that the new size is not zero.
        let new_block = unsafe { self.alloc(new_layout) };
        if !new_block.is_null() {
            // SAFETY: both blocks are valid for the smaller of the sizes, and do not overlap.
            unsafe { new_block.copy_from_nonoverlapping(block, layout.size().min(new_size)) };
            // SAFETY: the caller's block and its layout; it is no longer used.
            unsafe { self.dealloc(block, layout) };
        }
        new_block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match mapped(layout) {
            Some(size) => unmap(block, size),
            // SAFETY: the system's allocator allocated the block with this layout.
            None => unsafe { System.dealloc(block, layout) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills a block of the first size, resizes it, and checks its contents.
    #[track_caller]
    fn check(sizes: [usize; 2]) {
        let [old, new] = sizes;
        let layout = Layout::from_size_align(old, 8).expect("a layout");
        // SAFETY: the size is not zero.
        let block = unsafe { LargePages.alloc(layout) };
        assert!(!block.is_null());
        for at in [0, old / 2, old - 1] {
            // SAFETY: inside the block.
            unsafe { block.wrapping_add(at).write(at as u8 ^ 0x5a) };
        }
        // SAFETY: the block has that layout, and the size is not zero.
        let block = unsafe { LargePages.realloc(block, layout, new) };
        assert!(!block.is_null());
        if mapped(Layout::from_size_align(new, 8).expect("a layout")).is_some() {
            assert_eq!(block.addr() % PAGE, 0, "{sizes:?}");
        }
        for at in [0, old / 2, old - 1] {
            if at < new {
                // SAFETY: inside the block.
                assert_eq!(unsafe { block.wrapping_add(at).read() }, at as u8 ^ 0x5a, "byte {at} of {sizes:?}");
            }
        }
        let layout = Layout::from_size_align(new, 8).expect("a layout");
        // SAFETY: the block's layout.
        unsafe { LargePages.dealloc(block, layout) };
    }

    #[test]
    fn blocks_keep_their_contents_across_the_limit() {
        for sizes in [
            [100, 5000],
            [5000, PAGE],
            [PAGE - 1, 3 * PAGE + 1],
            [3 * PAGE, 40],
            [PAGE, PAGE + 1],
            [PAGE + 5, 2 * PAGE],
        ] {
            check(sizes);
        }
    }

    #[test]
    fn zeroed_blocks_are_zero() {
        let layout = Layout::from_size_align(PAGE + 1, 1).expect("a layout");
        // SAFETY: the size is not zero.
        let block = unsafe { LargePages.alloc_zeroed(layout) };
        // SAFETY: the block was just allocated with that size.
        let bytes = unsafe { std::slice::from_raw_parts(block, PAGE + 1) };
        assert!(bytes.iter().all(|&byte| byte == 0));
        // SAFETY: the block's layout.
        unsafe { LargePages.dealloc(block, layout) };
    }
}
