//! Synchronisation primitives of the manager: those of the standard library. In the workspace `models`, loom provides
//! the same names and tries all orders of events.

pub(crate) use std::sync::atomic::{AtomicBool, AtomicU8};
pub(crate) use std::sync::{Condvar, Mutex, MutexGuard};
pub(crate) use std::thread::Builder as ThreadBuilder;
pub(crate) use std::thread_local;
