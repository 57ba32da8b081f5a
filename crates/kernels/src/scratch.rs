//! Scratch memory for kernels: one buffer per thread and type, reused between calls.
//!
//! In: a number of elements, checked when the kernel was recorded. Out: a slice of that length with arbitrary contents.
//! Invariants: a slice is aligned to a cache line; a kernel that runs inside another kernel's scope gets a separate
//! buffer.
//! Not here: memory that outlives a call.

use crate::machine::CACHE_LINE;
use core::cell::Cell;
use kernelsmith_manager::{Failure, FailureKind};

/// Maximum size of a scratch buffer in bytes; a thread keeps its buffers. Only windows that span tens of thousands of
/// rows need more.
pub(crate) const MAX_BYTES: usize = 1 << 30;

/// Returns an error if a kernel needs too much scratch memory.
pub(crate) fn check<T>(primitive: &'static str, elements: usize) -> Result<(), Failure> {
    let bytes = elements.saturating_mul(size_of::<T>());
    if bytes <= MAX_BYTES {
        return Ok(());
    }
    let problem =
        format!("{primitive}: the plan needs {bytes} bytes of scratch memory, but may take at most {MAX_BYTES}");
    Err(Failure::new(FailureKind::Unsupported, problem))
}

/// An element type of scratch buffers.
// A bound of a public associated type; Rust 1.89 does not count that as a use.
#[allow(unreachable_pub)]
pub trait Scratch: Copy + 'static {
    /// Runs the body with `len` elements.
    fn with<R>(len: usize, body: impl FnOnce(&mut [Self]) -> R) -> R;
}

macro_rules! buffers {
    ($($ty:ty)*) => {$(
        impl Scratch for $ty {
            fn with<R>(len: usize, body: impl FnOnce(&mut [Self]) -> R) -> R {
                thread_local! {
                    static BUFFER: Cell<Vec<$ty>> = const { Cell::new(Vec::new()) };
                }
                if len == 0 {
                    return body(&mut []);
                }
                let mut buffer = BUFFER.take();
                let slack = CACHE_LINE / size_of::<$ty>();
                if buffer.len() < len + slack {
                    buffer.resize(len + slack, Default::default());
                }
                let start = buffer.as_ptr().align_offset(CACHE_LINE).min(slack);
                let result = body(&mut buffer[start..start + len]);
                BUFFER.set(buffer);
                result
            }
        }
    )*};
}
buffers! { i8 u8 i16 i32 f32 f64 }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_within_buffers_are_others() {
        f32::with(3, |outer| {
            outer.fill(1.0);
            f32::with(5, |inner| inner.fill(2.0));
            assert_eq!(outer, [1.0; 3]);
            assert_eq!(outer.as_ptr().align_offset(CACHE_LINE), 0);
        });
    }
}
