//! The manager with a toy compiler, whose code is real: each function answers with its own number, so that code of
//! another key, or freed code, cannot pass for it.
#![cfg(all(target_arch = "x86_64", unix, not(miri)))]

mod cache;
mod faults;
mod requests;
mod slots;
mod soak;
mod stub;
mod toy;
mod users;
