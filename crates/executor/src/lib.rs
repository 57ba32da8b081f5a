//! Where the code of tests runs: in this process, or in one of another machine.
//!
//! For: differential tests, which compile here and run the machine code wherever a machine for it is. An [`Executor`]
//! takes a relocatable object and arguments and gives an [`Outcome`]; [`Here`] does it in this process, [`Remote`] has a
//! process do it that [`serve()`] runs in, under an emulator, say. The program `kernelsmith-executor` is that process and
//! nothing else: without the compiler it is built for another machine in seconds.
//! Invariant: nothing here is unsafe: every pointer parameter is a slice of bytes for the call, and every symbol is a
//! function of [`symbols`] with its signature.
//! Not for: users, and not for anything but tests: whoever can write to a server can run code.
//!
//! | module | what |
//! |---|---|
//! | [`here`] | code memory, buffers beside pages that nobody may touch, the call |
//! | [`symbols`] | the functions that code may call, and a digest of the calls |
//! | [`protocol`] | requests and replies as bytes |
//! | [`serve`](mod@serve) | a process that answers requests |
//! | [`remote`] | a process that is asked, started anew when it died |
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

pub mod here;
pub mod protocol;
pub mod remote;
pub mod serve;
pub mod symbols;

pub use here::Here;
pub use remote::Remote;
pub use serve::serve;

use core::fmt;
use kernelsmith_exec::{Edge, KernelObject};

/// Where buffers are in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// They begin behind a page that nobody may touch, or end before one.
    Page(Edge),
    /// They end one byte before such a page, so that most begin at an odd address.
    Odd,
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Canonical bits.
    Scalar(u64),
    /// The bytes behind a pointer.
    Memory(Vec<u8>),
}

/// A failed check, as the trap record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailedCheck {
    /// Number of the check.
    pub id: u32,
    /// The index.
    pub index: i64,
    /// The length.
    pub len: i64,
}

/// What a call did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Bits of the result (nothing if the function has none), or the check that failed.
    pub result: Result<Option<u64>, FailedCheck>,
    /// What every memory argument holds afterwards, in order.
    pub memory: Vec<Vec<u8>>,
    /// A digest of all calls of symbols with their arguments, in order.
    pub calls: u64,
}

/// Why no outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunError {
    /// The code could not be published or called.
    Refused(String),
    /// The code wrote beside the buffer of this memory argument.
    Guard(usize),
    /// The process that ran it died of it.
    Crash(String),
    /// It did not return in time.
    Hang,
}

impl RunError {
    /// A word for it.
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

/// What runs code.
pub trait Executor: fmt::Debug {
    /// Publishes the code, calls it once, and frees it. Every slice parameter is one of bytes that are read and written;
    /// the arguments are those of the signature.
    ///
    /// # Errors
    /// See [`RunError`]; what reads beside a buffer ends the process that runs it.
    fn run(&mut self, object: &KernelObject, args: &[Argument], placement: Placement) -> Result<Outcome, RunError>;

    /// The width of the machine's vector registers in bits, where code takes what it finds.
    fn vector_bits(&self) -> Option<u32> {
        None
    }
}
