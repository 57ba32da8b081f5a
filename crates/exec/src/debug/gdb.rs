//! The JIT interface of gdb and lldb: a list of ELF files in memory, and a function where debuggers stop when it changes.
//!
//! Invariant: one lock protects the list, and a file stays in memory until it is removed from the list.
//! The two symbols that debuggers look for are weak, because another compiler in the same program may define them too.
//! Both compilers then use one list, so this module only modifies its own entries and the head.

use kernelsmith_frames::FrameInfo;
use kernelsmith_lines::LineTable;

/// A file in the list; dropping it removes the file.
pub(crate) struct Registration {
    #[cfg(all(target_os = "linux", not(miri)))]
    _entry: interface::Listed,
}

impl Registration {
    pub(crate) fn new(name: &str, bytes: &[u8], frame: Option<&FrameInfo>, lines: &LineTable) -> Registration {
        #[cfg(all(target_os = "linux", not(miri)))]
        {
            let (start, len) = (bytes.as_ptr().addr() as u64, bytes.len() as u64);
            let eh_frame = frame.map(|frame| super::eh_frame(start, len, frame));
            let sections = super::line_sections(name, start, len, lines);
            let file = super::elf::file(name, start, len, eh_frame.as_deref(), &sections);
            Registration { _entry: interface::Listed::new(file) }
        }
        #[cfg(not(all(target_os = "linux", not(miri))))]
        {
            let _ = (name, bytes, frame, lines);
            Registration {}
        }
    }
}

#[cfg(all(target_os = "linux", not(miri)))]
mod interface {
    use std::ptr;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    const REGISTER: u32 = 1;
    const UNREGISTER: u32 = 2;

    // The layout from gdb's manual: version, action, relevant entry, first entry.
    std::arch::global_asm!(
        ".pushsection .text.__jit_debug_register_code, \"ax\", %progbits",
        ".weak __jit_debug_register_code",
        ".type __jit_debug_register_code, %function",
        "__jit_debug_register_code:",
        "ret",
        ".size __jit_debug_register_code, . - __jit_debug_register_code",
        ".popsection",
        ".pushsection .data.__jit_debug_descriptor, \"aw\", %progbits",
        ".balign 8",
        ".weak __jit_debug_descriptor",
        ".type __jit_debug_descriptor, %object",
        "__jit_debug_descriptor:",
        ".4byte 1, 0",
        ".8byte 0, 0",
        ".size __jit_debug_descriptor, . - __jit_debug_descriptor",
        ".popsection",
    );

    #[repr(C)]
    struct Descriptor {
        version: u32,
        action: u32,
        relevant: *mut Entry,
        first: *mut Entry,
    }

    #[repr(C)]
    struct Entry {
        next: *mut Entry,
        prev: *mut Entry,
        file: *const u8,
        len: u64,
    }

    unsafe extern "C" {
        static mut __jit_debug_descriptor: Descriptor;
        fn __jit_debug_register_code();
    }

    static LIST: Mutex<()> = Mutex::new(());

    fn lock() -> MutexGuard<'static, ()> {
        LIST.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An entry with its file.
    pub(super) struct Listed {
        entry: *mut Entry,
        _file: Box<[u8]>,
    }

    // SAFETY: the entry is accessed only under the lock.
    unsafe impl Send for Listed {}
    // SAFETY: as above, and a shared `Listed` has no methods.
    unsafe impl Sync for Listed {}

    impl Listed {
        #[allow(clippy::multiple_unsafe_ops_per_block, reason = "a list insertion is one operation")]
        pub(super) fn new(file: Vec<u8>) -> Listed {
            let file = file.into_boxed_slice();
            let entry =
                Entry { next: ptr::null_mut(), prev: ptr::null_mut(), file: file.as_ptr(), len: file.len() as u64 };
            let entry = Box::into_raw(Box::new(entry));
            let _lock = lock();
            // SAFETY: the lock gives exclusive access to the list; its entries are alive, because each is removed
            // before it is freed.
            unsafe {
                let descriptor = &raw mut __jit_debug_descriptor;
                (*entry).next = (*descriptor).first;
                if let Some(first) = (*descriptor).first.as_mut() {
                    first.prev = entry;
                }
                (*descriptor).first = entry;
                notify(REGISTER, entry);
            }
            Listed { entry, _file: file }
        }
    }

    impl Drop for Listed {
        #[allow(clippy::multiple_unsafe_ops_per_block, reason = "a list removal is one operation")]
        fn drop(&mut self) {
            let _lock = lock();
            let entry = self.entry;
            // SAFETY: as in `new`; the entry is in the list, and this is its only owner.
            unsafe {
                let descriptor = &raw mut __jit_debug_descriptor;
                let (next, prev) = ((*entry).next, (*entry).prev);
                match prev.as_mut() {
                    Some(prev) => prev.next = next,
                    None => (*descriptor).first = next,
                }
                if let Some(next) = next.as_mut() {
                    next.prev = prev;
                }
                notify(UNREGISTER, entry);
                drop(Box::from_raw(entry));
            }
        }
    }

    /// # Safety
    /// The caller holds the lock, and the entry is alive.
    #[allow(clippy::multiple_unsafe_ops_per_block, reason = "a message of three fields")]
    unsafe fn notify(action: u32, entry: *mut Entry) {
        // SAFETY: the caller holds the lock; the function is empty and only serves as a breakpoint location.
        unsafe {
            let descriptor = &raw mut __jit_debug_descriptor;
            (*descriptor).action = action;
            (*descriptor).relevant = entry;
            __jit_debug_register_code();
            (*descriptor).action = 0;
        }
    }
}
