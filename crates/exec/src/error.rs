//! The two errors of this crate: `ExecError` for creating a kernel, `CallError` for calling one.
//!
//! Invariant: both are plain data (`Clone`, `PartialEq`), so that callers and tests can match on them; messages are
//! lower-case, start with the subject, and contain the expected and the actual value.
//! Not here: errors inside machine code, except for the trap record.

use crate::signature::{ParamKind, Signature};
use std::borrow::Cow;
use std::fmt;

/// Why code could not be published or a kernel not created.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExecError {
    /// This system does not support it.
    Unsupported {
        /// The unsupported feature.
        feature: &'static str,
    },
    /// The operating system refused memory.
    Mapping {
        /// The call that failed.
        operation: &'static str,
        /// Its error number.
        errno: i32,
    },
    /// The arena has reached its limit.
    ArenaFull {
        /// Number of bytes requested.
        requested: usize,
        /// Number of bytes mapped.
        mapped: usize,
        /// The limit, `ArenaOptions::max_bytes`.
        limit: usize,
    },
    /// The code was compiled for another machine.
    WrongArch {
        /// The machine of the code.
        code: String,
        /// This machine.
        host: &'static str,
    },
    /// The code takes its arguments from other places than callers on this host pass them in.
    WrongConvention {
        /// The calling convention of the code.
        code: String,
        /// The convention of C functions on this host.
        host: &'static str,
    },
    /// The code object is inconsistent.
    InvalidCode {
        /// The inconsistency.
        reason: String,
    },
    /// A symbol has no address.
    UnknownSymbol {
        /// The symbol.
        name: String,
    },
    /// The code calls a symbol with a signature other than the registered one.
    SymbolSignature {
        /// The symbol.
        name: String,
        /// The signature in the code.
        expected: Box<Signature>,
        /// The registered signature.
        actual: Box<Signature>,
    },
    /// A symbol is registered twice.
    DuplicateSymbol {
        /// The symbol.
        name: String,
    },
    /// A kernel that cannot be a symbol.
    UnsuitableSymbol {
        /// The symbol.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// A shared library cannot be loaded.
    Library {
        /// The library.
        name: String,
        /// What the system says.
        reason: String,
    },
    /// A symbol is out of range of a 32-bit relative relocation.
    RelocationRange {
        /// The symbol.
        name: String,
        /// Offset in the code.
        offset: usize,
        /// The distance that does not fit.
        distance: i128,
    },
    /// The signature of the Rust type differs from the compiled one.
    SignatureMismatch {
        /// The signature of the Rust type.
        expected: Signature,
        /// The compiled signature.
        actual: Signature,
    },
    /// The kernel uses instructions that this host does not support.
    MissingFeature {
        /// The first missing feature.
        feature: String,
    },
    /// The access contract does not match the signature.
    BadContract {
        /// The mismatch.
        reason: String,
    },
    /// A kernel without an `unsafe_reason` calls a symbol with an unchecked signature.
    UntypedSymbol {
        /// The symbol.
        name: String,
    },
}

impl fmt::Display for ExecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExecError::Unsupported { feature } => write!(f, "{feature} is not supported on this system"),
            ExecError::Mapping { operation, errno } => {
                write!(f, "{operation} of code memory failed: {}", std::io::Error::from_raw_os_error(*errno))
            }
            ExecError::ArenaFull { requested, mapped, limit } => {
                write!(f, "code arena is full: {requested} bytes wanted, {mapped} of at most {limit} bytes mapped")
            }
            ExecError::WrongArch { code, host } => write!(f, "code is for {code}, this host is {host}"),
            ExecError::WrongConvention { code, host } => {
                write!(f, "code has the calling convention {code}, functions on this host have {host}")
            }
            ExecError::InvalidCode { reason } => write!(f, "code object is invalid: {reason}"),
            ExecError::UnknownSymbol { name } => write!(f, "symbol `{name}` is not known"),
            ExecError::SymbolSignature { name, expected, actual } => {
                write!(f, "symbol `{name}` is called as `{expected}` but registered as `{actual}`")
            }
            ExecError::DuplicateSymbol { name } => write!(f, "symbol `{name}` is already registered"),
            ExecError::UnsuitableSymbol { name, reason } => write!(f, "symbol `{name}` cannot be registered: {reason}"),
            ExecError::Library { name, reason } => write!(f, "library `{name}` cannot be loaded: {reason}"),
            ExecError::RelocationRange { name, offset, distance } => {
                write!(f, "symbol `{name}` is {distance} bytes from offset {offset}, which does not fit 32 bits")
            }
            ExecError::SignatureMismatch { expected, actual } => {
                write!(f, "kernel was compiled as `{actual}`, but the Rust type is `{expected}`")
            }
            ExecError::MissingFeature { feature } => write!(f, "kernel needs `{feature}`, which this host lacks"),
            ExecError::BadContract { reason } => write!(f, "access contract does not fit the signature: {reason}"),
            ExecError::UntypedSymbol { name } => {
                write!(f, "symbol `{name}` has no checked signature, so the kernel cannot be safe to call")
            }
        }
    }
}

impl std::error::Error for ExecError {}

/// An access whose index the code checks, or a place where the kernel ends with an error code.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CheckSite {
    /// Position of the slice among the parameters, or the number of the local array; `None` for an error code, which is
    /// in place of the index.
    pub slice_param: Option<usize>,
    /// The Rust file and line that declares the local array, such as `main.rs:7`; `None` for a slice.
    pub array: Option<Box<str>>,
    /// Whether the element is written (otherwise read).
    pub write: bool,
    /// The Rust file that recorded it.
    pub file: Cow<'static, str>,
    /// Its line.
    pub line: u32,
}

/// Why a call was rejected, or ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CallError {
    /// A slice is too short for these arguments. No machine code ran.
    OutOfRange {
        /// Position of the slice among the parameters.
        param: usize,
        /// Its name, or `#position` if the kernel has no parameter names.
        name: String,
        /// The elements from `needed.0` up to, but not including, `needed.1` may be accessed.
        needed: (i128, i128),
        /// The actual length in elements.
        len: usize,
        /// Whether the elements would be written.
        write: bool,
    },
    /// A bound of the contract overflows 128 bits for these arguments. No machine code ran.
    BoundOverflow {
        /// Position of the slice among the parameters.
        param: usize,
        /// Its name, or `#position` if the kernel has no parameter names.
        name: String,
    },
    /// An index or a loop bound would overflow 64 bits for these arguments. No machine code ran.
    IndexOverflow {
        /// The value it would have; `None` if that overflows 128 bits.
        value: Option<i128>,
    },
    /// The kernel is not safe to call; use `call_unchecked`. No machine code ran.
    NeedsUnsafe {
        /// The reason from the kernel's author or compiler.
        reason: String,
    },
    /// A generated check found an index outside its slice. Earlier writes persist.
    OutOfBounds {
        /// The number of the checked operation, from the compiler.
        operation: u32,
        /// The index.
        index: i64,
        /// The length of the slice.
        len: i64,
        /// The name of the slice, or `#position`; the Rust file and line of a local array; empty if the contract has no site for the check.
        name: String,
        /// The access and its Rust line.
        site: Option<CheckSite>,
    },
    /// The kernel ended with an error code of its author. Earlier writes persist, and there are no results.
    Returned {
        /// The error code.
        code: i64,
        /// The number of the operation that returned it.
        operation: u32,
        /// The Rust line that recorded it.
        site: CheckSite,
    },
    /// An [`Interrupt`](crate::Interrupt) was raised or a deadline passed. Earlier writes persist.
    Interrupted,
    /// The kernel was compiled without polling, so that it cannot be interrupted. No machine code ran.
    NotInterruptible,
    /// Another generated check failed. Earlier writes persist.
    Trapped {
        /// The trap code, as numbered by the compiler.
        code: u32,
        /// The number of the checked operation.
        operation: u32,
        /// First detail.
        index: i64,
        /// Second detail.
        len: i64,
    },
    /// Machine code cannot run here (for example under Miri). No machine code ran.
    Unsupported {
        /// The unsupported feature.
        feature: &'static str,
    },
    /// Dynamic arguments do not match the signature. No machine code ran.
    Arguments {
        /// The mismatch.
        reason: String,
    },
    /// A typed argument of a call with a signature known at run time has another type than its parameter. No machine
    /// code ran.
    ArgumentType {
        /// Position among the parameters.
        param: usize,
        /// The name of the parameter, or `#position` if the kernel has no parameter names.
        name: String,
        /// The parameter.
        wanted: ParamKind,
        /// The argument.
        given: ParamKind,
    },
    /// The work of a parallel call cannot be divided: two tasks could access an element that one of them writes. No
    /// machine code ran.
    TasksOverlap {
        /// Position of the slice among the parameters.
        param: usize,
        /// Its name, or `#position` if the kernel has no parameter names.
        name: String,
        /// The indices of two tasks that could access the same element.
        tasks: [std::ops::Range<usize>; 2],
        /// Such elements.
        elements: std::ops::Range<usize>,
        /// The access, if its elements are not known before the call; then it counts as an access of all of them.
        site: Option<Box<CheckSite>>,
    },
    /// The kernel has no parallel call. No machine code ran.
    NotDivisible {
        /// The reason.
        reason: &'static str,
    },
    /// The machine that runs the code in place of the host could not continue. Earlier writes may persist.
    Remote {
        /// The message of that machine.
        reason: String,
    },
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::OutOfRange { name, needed: (low, high), len, write, .. } => {
                let verb = if *write { "written" } else { "read" };
                write!(f, "slice `{name}` has {len} elements, but elements {low}..{high} would be {verb}")
            }
            CallError::BoundOverflow { name, .. } => {
                write!(f, "range of slice `{name}` is too large to compute for these arguments")
            }
            CallError::IndexOverflow { value: Some(value) } => {
                // What fits 64 bits is refused only by machines with indices of 32.
                let bits = if i64::try_from(*value).is_ok() { 32 } else { 64 };
                write!(f, "an index of the kernel would be {value} for these arguments, beyond {bits} bits")
            }
            CallError::IndexOverflow { value: None } => {
                write!(f, "an index of the kernel would be beyond 128 bits for these arguments")
            }
            CallError::NeedsUnsafe { reason } => write!(f, "kernel is not safe to call: {reason}"),
            CallError::OutOfBounds {
                index, len, name, site: Some(CheckSite { array, write, file, line, .. }), ..
            } => {
                let verb = if *write { "write" } else { "read" };
                let what = if array.is_some() { "local array" } else { "slice" };
                write!(f, "index {index} is outside {what} `{name}` of {len} elements ({verb} at {file}:{line})")
            }
            CallError::OutOfBounds { operation, index, len, site: None, .. } => {
                write!(f, "operation {operation} used index {index} of a slice of {len} elements")
            }
            CallError::Returned { code, site: CheckSite { file, line, .. }, .. } => {
                write!(f, "kernel returned the error code {code} at {file}:{line}")
            }
            CallError::Interrupted => f.write_str("kernel was interrupted before its end"),
            CallError::NotInterruptible => {
                f.write_str("kernel cannot be interrupted, since it was compiled without polling")
            }
            CallError::Trapped { code, operation, index, len } => {
                write!(f, "operation {operation} trapped with code {code} ({index}, {len})")
            }
            CallError::Unsupported { feature } => write!(f, "{feature} is not supported on this system"),
            CallError::Arguments { reason } => write!(f, "arguments do not fit the signature: {reason}"),
            CallError::ArgumentType { name, wanted, given, .. } => {
                write!(f, "argument `{name}` is {given}, but the parameter is {wanted}")
            }
            CallError::TasksOverlap { name, site: Some(site), .. } => {
                let CheckSite { write, file, line, .. } = &**site;
                let verb = if *write { "write" } else { "read" };
                write!(
                    f,
                    "tasks cannot share slice `{name}`, which is written: which elements the {verb} at {file}:{line} \
                     accesses is not known before the call"
                )
            }
            CallError::TasksOverlap { name, tasks: [first, second], elements, site: None, .. } => write!(
                f,
                "tasks cannot share slice `{name}`: those for indices {}..{} and {}..{} could both access elements \
                 {}..{}, and one writes them",
                first.start, first.end, second.start, second.end, elements.start, elements.end
            ),
            CallError::NotDivisible { reason } => write!(f, "kernel has no parallel call: {reason}"),
            CallError::Remote { reason } => f.write_str(reason),
        }
    }
}

impl std::error::Error for CallError {}
