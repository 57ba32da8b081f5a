//! Runs the code of tests: in this process, or in a process on another machine.
//!
//! For: differential tests, which compile here and run the machine code on any machine. An [`Executor`] takes a
//! relocatable object and arguments and returns an [`Outcome`]. [`Here`] runs the code in this process; [`Remote`]
//! sends it to a process that runs [`serve()`], under an emulator for example. The program `kernelsmith-executor` is
//! that process; without the compiler it builds for another machine in seconds.
//! Invariant: this crate has no unsafe code: every pointer parameter is a slice of bytes for the duration of the call,
//! and every symbol is a function of [`symbols`] with its signature.
//! Not for: users, or anything except tests: whoever can write to a server can run code.
//!
//! | module | purpose |
//! |---|---|
//! | `here` | code memory, buffers next to inaccessible pages, calls |
//! | [`symbols`] | the functions that code may call, and a digest of the calls |
//! | `protocol` | requests and replies as bytes |
//! | [`serve`](mod@serve) | a process that answers requests |
//! | `remote` | a client for such a process, which restarts it after a crash |
//! | [`processor`] | a kernel that such a process runs, to be called like any other |
//!
//! ```
//! use kernelsmith_executor::{Argument, Executor, Here, Placement};
//! use kernelsmith_exec::{AccessContract, CodeObject, Edge, ScalarType, Signature, trusted};
//! if kernelsmith_exec::host_arch() == "x86_64" {
//!     // mov eax, 7; ret
//!     let code = CodeObject::for_host("seven", [0xb8, 7, 0, 0, 0, 0xc3]);
//!     let object = trusted::object(code, Signature::new([], Some(ScalarType::I32)), AccessContract::default());
//!     let outcome = Here::new()?.run(&object, &[], Placement::Page(Edge::End)).unwrap();
//!     assert_eq!(outcome.result, Ok(Some(7)));
//! }
//! # Ok::<(), String>(())
//! ```
#![forbid(unsafe_code)]

mod here;
mod processor;
mod protocol;
mod remote;
pub mod serve;
pub mod symbols;

pub use here::Here;
pub use processor::processor;
pub use remote::Remote;
pub use serve::serve;

use core::fmt;
use kernelsmith_exec::{Edge, KernelObject};

/// The smallest page of all machines, whose pages have a multiple of it.
const PAGE_BYTES: usize = 4096;

/// The position of buffers in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Placement {
    /// They start after an inaccessible page, or end before one.
    Page(Edge),
    /// They end one byte before an inaccessible page, so that most start at an odd address.
    Odd,
    /// Each memory argument starts this number of bytes after a multiple of 4096, in order; larger numbers count by
    /// their remainder, so that addresses may be given. Inaccessible pages surround the pages that it touches.
    Offsets(Vec<u64>),
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Canonical bits.
    Scalar(u64),
    /// The bytes behind a pointer.
    Memory(Vec<u8>),
}

/// A failed check, from the trap record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailedCheck {
    /// Number of the check.
    pub id: u32,
    /// The index.
    pub index: i64,
    /// The length.
    pub len: i64,
}

/// The outcome of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Bits of the result (`None` if the function has none), or the failed check.
    pub result: Result<Option<u64>, FailedCheck>,
    /// The contents of every memory argument after the call, in order.
    pub memory: Vec<Vec<u8>>,
    /// A digest of all calls of symbols with their arguments, in order.
    pub calls: u64,
}

/// Why there is no outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunError {
    /// The code could not be published or called.
    Refused(String),
    /// The code wrote outside of the buffer of this memory argument.
    Guard(usize),
    /// The process that ran the code crashed.
    Crash(String),
    /// The call exceeded the timeout.
    Hang,
}

impl RunError {
    /// The name of the kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            RunError::Refused(_) => "exec",
            RunError::Guard(_) => "guard",
            RunError::Crash(_) => "crash",
            RunError::Hang => "hang",
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Refused(what) | RunError::Crash(what) => f.write_str(what),
            RunError::Guard(at) => write!(f, "bytes beside memory argument {at} were written"),
            RunError::Hang => f.write_str("the call did not return in time"),
        }
    }
}

/// Runs code.
pub trait Executor: fmt::Debug {
    /// Publishes the code, calls it once, and frees it. The code may read and write every slice parameter as bytes;
    /// `args` must match the signature.
    ///
    /// # Errors
    /// See [`RunError`]. A read outside of a buffer ends the process that runs the code.
    fn run(&mut self, object: &KernelObject, args: &[Argument], placement: Placement) -> Result<Outcome, RunError>;

    /// The width of the machine's vector registers in bits, for vector-length-agnostic code.
    fn vector_bits(&self) -> Option<u32> {
        None
    }
}
