//! The error type of this crate.
//!
//! In: errors of the internal crates. Out: [`Error`]: a message, a kind by who can act, and the cause.
//! Invariant: a fault of the compiler is always [`ErrorKind::Bug`], whichever crate detected it.
//! Not here: the messages for mistakes in a kernel (see [`BuildErrors`]).

use crate::assembler::AssemblerError;
use core::fmt;
use kernelsmith_codegen::error::{CompileError, CompileErrorKind};
use kernelsmith_dsl::{BuildErrorKind, BuildErrors, InterpretError};
use kernelsmith_exec::{CallError, ExecError};
#[cfg(feature = "llvm")]
use kernelsmith_llvm::specialise::{SpecialiseError, SpecialiseErrorKind};

/// Who can act on an [`Error`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The kernel, its signature or a symbol is wrong. The author of the kernel must correct it.
    InvalidInput,
    /// A call rejected its arguments, or a check in the kernel failed. The caller must correct it.
    Call,
    /// This host or target does not support the request. Choose another target, another operation, or the interpreter.
    Unsupported,
    /// The kernel or its code exceeds a limit. Use a smaller kernel or raise the limit in the options.
    Limit,
    /// The system refused memory or a file. The user of the program must provide it.
    Resource,
    /// A bug in kernelsmith. Please report the message.
    Bug,
}

/// Why a kernel could not be recorded, compiled, assembled or run.
pub struct Error {
    kind: ErrorKind,
    /// Boxed, so that results that hold an error stay small.
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
    #[cfg(feature = "llvm")]
    Specialise(SpecialiseError),
}

impl Error {
    /// Who can act on the error.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// The mistakes in the kernel, each with its source line, if recording failed.
    pub fn build_errors(&self) -> Option<&BuildErrors> {
        match &*self.inner {
            Inner::Build(errors) => Some(errors),
            _ => None,
        }
    }

    /// Why a call was rejected or ended early, if a call failed.
    pub fn call_error(&self) -> Option<&CallError> {
        match &*self.inner {
            Inner::Call(error) | Inner::Interpret(InterpretError::Call(error)) => Some(error),
            _ => None,
        }
    }

    /// What is wrong with assembler code, if assembling failed.
    pub fn assembler_error(&self) -> Option<&AssemblerError> {
        match &*self.inner {
            Inner::Assembler(error) => Some(error),
            _ => None,
        }
    }

    /// Why a function cannot be specialised, with function and argument, if specialisation failed.
    #[cfg(feature = "llvm")]
    pub fn specialise_error(&self) -> Option<&SpecialiseError> {
        match &*self.inner {
            Inner::Specialise(error) => Some(error),
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
            #[cfg(feature = "llvm")]
            Inner::Specialise(error) => error.fmt(f),
        }
    }
}

/// Prints the kind and the message, which a `main` that returns this error shows.
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
            CompileErrorKind::InvalidInput(_) | CompileErrorKind::UserPass { .. } => ErrorKind::InvalidInput,
            CompileErrorKind::Unsupported(_) | CompileErrorKind::NoPlace { .. } => ErrorKind::Unsupported,
            CompileErrorKind::Limit { .. } => ErrorKind::Limit,
            // A faulty description is a bug: the descriptions are part of kernelsmith, and tests load all of them.
            _ => ErrorKind::Bug,
        };
        Error { kind, inner: Box::new(Inner::Compile(error)) }
    }
}

impl From<ExecError> for Error {
    fn from(error: ExecError) -> Error {
        let kind = match &error {
            ExecError::Unsupported { .. }
            | ExecError::MissingFeature { .. }
            | ExecError::WrongArch { .. }
            | ExecError::WrongConvention { .. } => ErrorKind::Unsupported,
            ExecError::Mapping { .. } => ErrorKind::Resource,
            ExecError::ArenaFull { .. } => ErrorKind::Limit,
            ExecError::UnknownSymbol { .. }
            | ExecError::SymbolSignature { .. }
            | ExecError::DuplicateSymbol { .. }
            | ExecError::Library { .. }
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
            InterpretError::Wide(_) => ErrorKind::Unsupported,
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

#[cfg(feature = "llvm")]
impl From<SpecialiseError> for Error {
    fn from(error: SpecialiseError) -> Error {
        let kind = match error.kind() {
            SpecialiseErrorKind::Unsupported(_) | SpecialiseErrorKind::Target => ErrorKind::Unsupported,
            SpecialiseErrorKind::Operations { .. }
            | SpecialiseErrorKind::Depth { .. }
            | SpecialiseErrorKind::Nesting => ErrorKind::Limit,
            SpecialiseErrorKind::Changed { .. } => ErrorKind::Call,
            _ => ErrorKind::InvalidInput,
        };
        Error { kind, inner: Box::new(Inner::Specialise(error)) }
    }
}
