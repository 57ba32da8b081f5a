//! Kernels whose code another machine runs: a simulator, or a processor beside this one.
//!
//! In: what runs the code ([`Processor`]), the signature it was compiled for, its access contract. Out: a kernel that is
//! called as any other.
//! Invariant: arguments reach the processor after the checks that a native call makes, and as data: it gets no address.
//! Not here: any such machine; interrupts, which only native code polls.

use std::fmt::Debug;

use crate::dynamic::DynArg;
use crate::error::CallError;

/// What runs the code of a kernel that this processor cannot run.
pub trait Processor: Debug + Send + Sync + 'static {
    /// Runs the code once. The arguments fit the signature and the access contract; slices of results are written in
    /// place. Gives the result's bits, zero-extended from its type; zero if it has none.
    ///
    /// # Errors
    /// What a generated check found, or why the code could not go on.
    fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError>;

    /// The name of the kernel.
    fn name(&self) -> &str;
}
