//! Shared memory between threads, below the manager: epoch-based reclamation, type-erased values, scratch buffers, an
//! allocator with large pages, and functions that run at exit.
//!
//! The manager's lookups read a table without locks and without reference counts; this crate has what that takes.
//! It knows no code memory and no compiler (see `kernelsmith-exec` and the manager).
//!
//! ```
//! use kernelsmith_sync::erased::Erased;
//! use kernelsmith_sync::reclaim::{Shared, collect, pin};
//! use std::sync::Arc;
//!
//! // A cell that readers read without a lock, with a value of any type.
//! let cell = Shared::new(Some(Box::new(Erased::new(Arc::new("first".to_string())))));
//!
//! std::thread::scope(|scope| {
//!     scope.spawn(|| {
//!         let pin = pin();
//!         let value = cell.read(&pin).and_then(|erased| erased.get::<String>());
//!         // The reference is valid as long as the pin, even if the value is replaced meanwhile.
//!         assert!(matches!(value.map(String::as_str), Some("first" | "second")));
//!     });
//!     cell.replace(Some(Box::new(Erased::new(Arc::new("second".to_string())))));
//! });
//! collect(); // frees the first value
//! assert_eq!(cell.read(&pin()).and_then(|erased| erased.get::<String>()).map(String::as_str), Some("second"));
//! ```
//!
//! # Modules, and why each needs `unsafe`
//!
//! This is the second crate with `unsafe` code, next to `kernelsmith-exec`. Each module has a safe interface; `unsafe`
//! never crosses a module boundary.
//!
//! | module | contents | why `unsafe` | why sound |
//! |---|---|---|---|
//! | [`reclaim`] | pins, cells, reclamation | references into memory that another thread frees; the system call `membarrier` | a value is freed after it left its cell and after the end of each pin that could have seen it there: `domain`, which `models` in the repository tests in all interleavings |
//! | [`erased`] | shared values of any type | a pointer cast to the requested type; `dyn Any` needs a virtual call | the type id is compared first, and an `Arc` keeps the value alive |
//! | [`scratch`] | a buffer that appends a number with one store | writes through a pointer without a bounds check per byte | a word starts only before the limit, behind which there are seven more bytes; all memory is initialised |
//! | [`large_pages`] | a global allocator | `GlobalAlloc` is an unsafe trait | only the layout decides which allocator owns a block, and mappings have at least its size and alignment |
//! | [`exit`] | functions that run when the process exits | a call of the C library | it has no preconditions, and takes safe functions |
//!
//! # Threads
//!
//! All types are `Send` and `Sync`, except [`reclaim::Pin`], which belongs to the thread that created it.
//!
//! # Limits
//!
//! Tested on Linux. Other systems use a full barrier per pin and the system's allocator for all blocks.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod erased;
pub mod exit;
pub mod large_pages;
pub mod reclaim;
pub mod scratch;

pub use large_pages::LargePages;
