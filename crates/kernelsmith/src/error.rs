//! The one error of this crate.
//!
//! In: errors of the crates behind. Out: [`Error`]: a message, a kind that says who can act, and the cause.
//! Invariant: an error of the compiler's own doing is always [`ErrorKind::Bug`], whatever noticed it.
//! Not here: the messages of mistakes in a kernel (see [`BuildErrors`]).

use crate::assembler::AssemblerError;
use core::fmt;
use kernelsmith_codegen::error::{CompileError, CompileErrorKind};
use kernelsmith_dsl::{BuildErrorKind, BuildErrors, InterpretError};
use kernelsmith_exec::{CallError, ExecError};

/// Who can do something about an [`Error`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The kernel, its signature or a symbol is wrong: whoever wrote the kernel.
    InvalidInput,
    /// The arguments of a call are refused, or a check in the kernel failed: whoever calls.
    Call,
    /// This host or target cannot do it: another target, another operation, or the interpreter.
    Unsupported,
    /// A limit that keeps compilation bounded: a smaller kernel, or higher limits in the options.
    Limit,
    /// The system refused memory or a file: whoever runs the program.
    Resource,
    /// A fault of kernelsmith itself; the message is the report to send.
    Bug,
}

/// Why a kernel could not be made, compiled or run.
pub struct Error {
    kind: ErrorKind,
    /// Boxed, because errors travel in results.
    inner: Box<Inner>,
}

enum Inner {
    Message(String),
    Build(BuildErrors),
    Compile(CompileError),
    Exec(ExecError),
    Call(CallError),
    Interpret(InterpretError),
    Assembler(AssemblerError),
}

impl Error {
    /// Who can act.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// The mistakes in the kernel, each with its Rust line, if that is what this is about.
    pub fn build_errors(&self) -> Option<&BuildErrors> {
        match &*self.inner {
            Inner::Build(errors) => Some(errors),
            _ => None,
        }
    }

    /// Why a call was refused or ended early, if that is what this is about.
    pub fn call_error(&self) -> Option<&CallError> {
        match &*self.inner {
            Inner::Call(error) | Inner::Interpret(InterpretError::Call(error)) => Some(error),
            _ => None,
        }
    }

    /// What is wrong with code written by hand, if that is what this is about.
    pub fn assembler_error(&self) -> Option<&AssemblerError> {
        match &*self.inner {
            Inner::Assembler(error) => Some(error),
            _ => None,
        }
    }

    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, inner: Box::new(Inner::Message(message.into())) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.inner {
            Inner::Message(message) => f.write_str(message),
            Inner::Build(error) => error.fmt(f),
            Inner::Compile(error) => error.fmt(f),
            Inner::Exec(error) => error.fmt(f),
            Inner::Call(error) => error.fmt(f),
            Inner::Interpret(error) => error.fmt(f),
            Inner::Assembler(error) => error.fmt(f),
        }
    }
}

/// The kind and the message: what a `main` that returns this error shows.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {self}", self.kind)
    }
}

impl core::error::Error for Error {}

impl From<BuildErrors> for Error {
    fn from(errors: BuildErrors) -> Error {
        let is_bug = |error: &kernelsmith_dsl::BuildError| matches!(error.kind, BuildErrorKind::Bug { .. });
        let kind = if errors.iter().any(is_bug) { ErrorKind::Bug } else { ErrorKind::InvalidInput };
        Error { kind, inner: Box::new(Inner::Build(errors)) }
    }
}

impl From<CompileError> for Error {
    fn from(error: CompileError) -> Error {
        let kind = match &error.kind {
            CompileErrorKind::InvalidInput(_) => ErrorKind::InvalidInput,
            CompileErrorKind::Unsupported(_) | CompileErrorKind::NoPlace { .. } => ErrorKind::Unsupported,
            CompileErrorKind::Limit { .. } => ErrorKind::Limit,
            // The descriptions are ours, and tests load all of them.
            _ => ErrorKind::Bug,
        };
        Error { kind, inner: Box::new(Inner::Compile(error)) }
    }
}

impl From<ExecError> for Error {
    fn from(error: ExecError) -> Error {
        let kind = match &error {
            ExecError::Unsupported { .. } | ExecError::MissingFeature { .. } | ExecError::WrongArch { .. } => {
                ErrorKind::Unsupported
            }
            ExecError::Mapping { .. } => ErrorKind::Resource,
            ExecError::ArenaFull { .. } => ErrorKind::Limit,
            ExecError::UnknownSymbol { .. }
            | ExecError::SymbolSignature { .. }
            | ExecError::DuplicateSymbol { .. }
            | ExecError::UnsuitableSymbol { .. } => ErrorKind::InvalidInput,
            _ => ErrorKind::Bug,
        };
        Error { kind, inner: Box::new(Inner::Exec(error)) }
    }
}

impl From<CallError> for Error {
    fn from(error: CallError) -> Error {
        let kind =
            if matches!(error, CallError::Unsupported { .. }) { ErrorKind::Unsupported } else { ErrorKind::Call };
        Error { kind, inner: Box::new(Inner::Call(error)) }
    }
}

impl From<InterpretError> for Error {
    fn from(error: InterpretError) -> Error {
        let kind = match &error {
            InterpretError::Call(_) => ErrorKind::Call,
            _ => ErrorKind::InvalidInput,
        };
        Error { kind, inner: Box::new(Inner::Interpret(error)) }
    }
}

impl From<AssemblerError> for Error {
    fn from(error: AssemblerError) -> Error {
        Error { kind: ErrorKind::InvalidInput, inner: Box::new(Inner::Assembler(error)) }
    }
}
