//! Frames for the unwinder of the run-time library, so that `std::backtrace` shows the callers of a kernel.

use kernelsmith_frames::FrameInfo;

/// A registered frame; dropping it removes the registration.
pub(crate) struct Registration {
    #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
    eh_frame: Box<[u8]>,
}

#[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
unsafe extern "C" {
    fn __register_frame(eh_frame: *const u8);
    fn __deregister_frame(eh_frame: *const u8);
}

impl Registration {
    pub(crate) fn new(bytes: &[u8], frame: &FrameInfo) -> Registration {
        #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
        {
            let start = bytes.as_ptr().addr() as u64;
            let eh_frame = super::eh_frame(start, bytes.len() as u64, frame).into_boxed_slice();
            // SAFETY: the section ends with the terminator and does not move while it is registered; the address ranges
            // of blocks do not overlap, because each is deregistered before its memory is freed.
            unsafe { __register_frame(eh_frame.as_ptr()) };
            Registration { eh_frame }
        }
        #[cfg(not(all(target_os = "linux", target_env = "gnu", not(miri))))]
        {
            let _ = (bytes, frame);
            Registration {}
        }
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
impl Drop for Registration {
    fn drop(&mut self) {
        // SAFETY: registered by `new`, and only once.
        unsafe { __deregister_frame(self.eh_frame.as_ptr()) };
    }
}
