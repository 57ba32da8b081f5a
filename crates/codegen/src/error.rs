//! Compilation errors, classified by who can fix them.

use core::fmt;
use kernelsmith_ir::{Location, Opcode, Type, VerifyError};

/// A failed compilation.
#[derive(Debug)]
pub struct CompileError {
    /// The kind of failure.
    pub kind: CompileErrorKind,
}

/// The kinds of failure.
#[derive(Debug)]
#[non_exhaustive]
pub enum CompileErrorKind {
    /// The function breaks a rule of the IR: fix the kernel.
    InvalidInput(Vec<VerifyError>),
    /// The target cannot do this operation: another target, another type.
    Unsupported(Unsupported),
    /// A limit that exists to keep compilation bounded.
    Limit {
        /// The limited quantity.
        what: &'static str,
        /// Its maximum.
        limit: u64,
        /// Its actual value.
        given: u64,
    },
    /// The target's calling convention has no place for a value of this type.
    NoPlace {
        /// Whether it is a parameter of the function rather than an argument of a call.
        incoming: bool,
        /// Its position, from 0.
        position: usize,
        /// Its type.
        ty: Type,
    },
    /// A pass of the user gave up, or its result is not valid: fix the pass.
    UserPass {
        /// The pass.
        pass: &'static str,
        /// The reason.
        what: String,
    },
    /// The description of the target lacks something that compilation needs.
    Target(String),
    /// A bug of the compiler itself; please report it with the function's text.
    Bug {
        /// The pass.
        pass: &'static str,
        /// The violated condition.
        what: String,
        /// The input function of the pass.
        function: String,
    },
}

/// An operation that the target does not support.
#[derive(Debug, Clone)]
pub struct Unsupported {
    /// The operation.
    pub operation: Opcode,
    /// Its type.
    pub ty: Type,
    /// The reason.
    pub why: &'static str,
    /// The source location of the operation.
    pub location: Option<Location>,
}

impl CompileError {
    pub(crate) fn unsupported(what: Unsupported) -> CompileError {
        CompileError { kind: CompileErrorKind::Unsupported(what) }
    }

    pub(crate) fn target(what: impl Into<String>) -> CompileError {
        CompileError { kind: CompileErrorKind::Target(what.into()) }
    }

    pub(crate) fn user_pass(pass: &'static str, what: impl fmt::Display) -> CompileError {
        CompileError { kind: CompileErrorKind::UserPass { pass, what: what.to_string() } }
    }

    pub(crate) fn bug(
        pass: &'static str,
        what: impl fmt::Display,
        function: &kernelsmith_ir::Function,
    ) -> CompileError {
        CompileError { kind: CompileErrorKind::Bug { pass, what: what.to_string(), function: function.to_string() } }
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            CompileErrorKind::InvalidInput(errors) => {
                write!(f, "the function is not valid")?;
                errors.iter().try_for_each(|error| write!(f, "\n  {error}"))
            }
            CompileErrorKind::Unsupported(what) => {
                write!(f, "`{}.{}` is not supported: {}", what.operation, what.ty, what.why)?;
                match &what.location {
                    Some(location) => write!(f, " (from {location})"),
                    None => Ok(()),
                }
            }
            CompileErrorKind::Limit { what, limit, given } => write!(f, "{what}: {given}, at most {limit}"),
            CompileErrorKind::NoPlace { incoming, position, ty } => {
                let what = if *incoming { "parameter" } else { "argument of a call" };
                write!(f, "{what} {position} of type {ty}: the target's calling convention has no place for it")
            }
            CompileErrorKind::UserPass { pass, what } => write!(f, "the pass `{pass}`: {what}"),
            CompileErrorKind::Target(what) => write!(f, "the target's description: {what}"),
            CompileErrorKind::Bug { pass, what, function } => {
                write!(f, "internal fault in `{pass}`: {what}; this is a bug of the compiler\n{function}")
            }
        }
    }
}

impl core::error::Error for CompileError {}
