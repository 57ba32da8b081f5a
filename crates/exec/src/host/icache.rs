//! Instruction-cache maintenance after writing code.
//!
//! In: a written block. Out: any thread that receives the address afterwards through a synchronising operation (a lock,
//! a channel, an `Arc`) executes the new bytes.
//! Not here: the protection of pages (see `pages`).
//!
//! * x86: nothing. Instruction caches are coherent with stores, including those of the system, and control reaches new
//!   code through a pointer that is published after the stores.
//! * AArch64: clean the data cache to the point of unification, invalidate the instruction cache, and make every core
//!   of the process synchronise its context (`membarrier`). macOS and Windows have a single call for this.
//! * RISC-V: `fence.i` on this hart, and the kernel's flush call for the harts that threads migrate to.

use std::ptr::NonNull;

/// Makes `len` bytes that were just written visible to instruction fetch.
///
/// # Safety
/// The range is mapped and readable.
#[inline]
pub(crate) unsafe fn publish(start: NonNull<u8>, len: usize) {
    #[cfg(all(target_arch = "aarch64", not(miri)))]
    // SAFETY: forwarded to the caller.
    unsafe {
        aarch64::publish(start.as_ptr() as usize, len)
    };
    #[cfg(all(target_arch = "riscv64", not(miri)))]
    riscv64::publish(start.as_ptr() as usize, len);
    let _ = (start, len);
}

#[cfg(all(target_arch = "aarch64", not(miri)))]
mod aarch64 {
    #[cfg(not(any(target_vendor = "apple", windows)))]
    use std::arch::asm;

    /// # Safety
    /// The range is mapped and readable.
    pub(super) unsafe fn publish(start: usize, len: usize) {
        #[cfg(target_vendor = "apple")]
        {
            unsafe extern "C" {
                fn sys_icache_invalidate(start: *mut std::ffi::c_void, len: usize);
            }
            // SAFETY: the range is mapped. Apple's systems do not allow programs to read the cache type register.
            unsafe { sys_icache_invalidate(start as *mut _, len) };
        }
        #[cfg(windows)]
        {
            #[link(name = "kernel32")]
            unsafe extern "system" {
                fn FlushInstructionCache(process: isize, start: *const std::ffi::c_void, len: usize) -> i32;
            }
            const THIS_PROCESS: isize = -1;
            // SAFETY: the range is mapped; the system also notifies the other processors.
            unsafe { FlushInstructionCache(THIS_PROCESS, start as *const _, len) };
        }
        #[cfg(not(any(target_vendor = "apple", windows)))]
        {
            let cache_type: u64;
            // SAFETY: reads a register that Linux and the BSDs make readable for programs.
            unsafe { asm!("mrs {}, ctr_el0", out(reg) cache_type, options(nomem, nostack, preserves_flags)) };
            let data_line = 4usize << ((cache_type >> 16) & 15);
            let code_line = 4usize << (cache_type & 15);
            for at in (start & !(data_line - 1)..start + len).step_by(data_line) {
                // SAFETY: the line overlaps a mapped range.
                unsafe { asm!("dc cvau, {}", in(reg) at, options(nostack, preserves_flags)) };
            }
            // SAFETY: a barrier has no preconditions.
            unsafe { asm!("dsb ish", options(nostack, preserves_flags)) };
            for at in (start & !(code_line - 1)..start + len).step_by(code_line) {
                // SAFETY: the line overlaps a mapped range.
                unsafe { asm!("ic ivau, {}", in(reg) at, options(nostack, preserves_flags)) };
            }
            // SAFETY: barriers have no preconditions.
            unsafe { asm!("dsb ish", "isb", options(nostack, preserves_flags)) };
            #[cfg(any(target_os = "linux", target_os = "android"))]
            synchronise_other_cores();
        }
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn synchronise_other_cores() {
        use std::sync::Once;
        const PRIVATE_EXPEDITED_SYNC_CORE: i32 = 1 << 5;
        const REGISTER_PRIVATE_EXPEDITED_SYNC_CORE: i32 = 1 << 6;
        static REGISTER: Once = Once::new();
        // SAFETY: the call takes numbers only.
        let membarrier = |command: i32| unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) };
        REGISTER.call_once(|| {
            membarrier(REGISTER_PRIVATE_EXPEDITED_SYNC_CORE);
        });
        // Kernels before 4.16 do not have this command; there the next context switch or exception return synchronises.
        membarrier(PRIVATE_EXPEDITED_SYNC_CORE);
    }
}

#[cfg(all(target_arch = "riscv64", not(miri)))]
mod riscv64 {
    use std::arch::asm;

    pub(super) fn publish(start: usize, len: usize) {
        // SAFETY: a fence has no preconditions.
        unsafe { asm!("fence.i", options(nostack, preserves_flags)) };
        #[cfg(target_os = "linux")]
        {
            const SYS_RISCV_FLUSH_ICACHE: libc::c_long = 259;
            const ALL_THREADS: usize = 0;
            // SAFETY: the call takes numbers only.
            unsafe { libc::syscall(SYS_RISCV_FLUSH_ICACHE, start, start + len, ALL_THREADS) };
        }
        #[cfg(not(target_os = "linux"))]
        let _ = (start, len);
    }
}
