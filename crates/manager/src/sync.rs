//! What the state machine stands on: the standard library's. In the checkout's `models` these names are loom's, which
//! tries every order of events.

pub(crate) use std::sync::atomic::{AtomicBool, AtomicU8};
pub(crate) use std::sync::{Condvar, Mutex, MutexGuard};
pub(crate) use std::thread::Builder as ThreadBuilder;
pub(crate) use std::thread_local;
