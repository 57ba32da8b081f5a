//! Tests of the manager with a toy compiler that generates real code. Each function returns its own number, so calling
//! the code of another key, or freed code, is detected.
#![cfg(all(target_arch = "x86_64", unix, not(miri)))]

mod cache;
mod faults;
mod requests;
mod saved;
mod slots;
mod soak;
mod stub;
mod toy;
mod users;
