//! Hand-assembled x86-64 functions, published and called through every door of the crate.
//!
//! The bytes are GNU as output; the assembly stands beside them. Not here: the arena's bookkeeping, the contract's
//! arithmetic, the argument types (unit tests beside the code).
#![cfg(all(target_arch = "x86_64", unix, not(miri)))]

mod calls;
mod code;
mod fork;
mod guarded;
mod interrupt;
mod memory;
mod object;
mod symbols;
mod tools;
