//! Frames for the unwinder of the run-time library, so that `std::backtrace` sees who called a kernel.

use super::FrameInfo;

/// A registered frame; dropping takes it back.
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
            let eh_frame = super::cfi::eh_frame(start, bytes.len() as u64, frame).into_boxed_slice();
            // SAFETY: a section that ends with the end mark and stays where it is until it is taken back; the ranges of
            // blocks do not overlap, since each is taken back before its memory is free.
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
        // SAFETY: registered by `new`, and only there.
        unsafe { __deregister_frame(self.eh_frame.as_ptr()) };
    }
}
