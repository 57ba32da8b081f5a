//! Hand-assembled x86-64 functions, published and called through all interfaces of the crate.
//!
//! The bytes come from GNU as; the comments show the assembly. Not here: the arena's bookkeeping, the contract's
//! arithmetic, the argument types (these have unit tests).
#![cfg(all(target_arch = "x86_64", unix, not(miri)))]

mod calls;
mod code;
mod fork;
mod guarded;
mod interrupt;
mod memory;
mod module;
mod object;
mod symbols;
mod tools;
