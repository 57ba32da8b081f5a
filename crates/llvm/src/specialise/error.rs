//! Errors of specialisation, which name the function and the argument.
//!
//! In: what is wrong. Out: messages. Not here: errors of reading and lowering (see `crate::error`).

use core::fmt;
use kernelsmith_ir as ir;

/// Why a function cannot be specialised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecialiseError {
    function: Box<str>,
    argument: Option<usize>,
    kind: SpecialiseErrorKind,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SpecialiseErrorKind {
    /// The module does not define the function.
    UnknownFunction,
    /// The function has no such argument.
    NoArgument {
        /// How many it has.
        n_arguments: usize,
    },
    /// The argument is bound already.
    BoundTwice,
    /// The value has another type than the argument.
    Type {
        /// That of the argument.
        wanted: ir::Type,
        /// That of the value.
        given: ir::Type,
    },
    /// A pointer is not inside its memory, or overlaps another.
    PointerOutside {
        /// Where it should be.
        offset: u64,
    },
    /// The argument was not bound to memory.
    NotMemory,
    /// Memory that was declared constant has another byte.
    Changed {
        /// Where.
        offset: usize,
    },
    /// Functions of this kind are not supported.
    Unsupported(&'static str),
    /// The result has too many operations.
    Operations {
        /// The limit.
        limit: usize,
    },
    /// Too many calls are inlined in each other.
    Depth {
        /// The limit.
        limit: usize,
    },
    /// The control flow of the result nests too deep.
    Nesting,
}

impl SpecialiseError {
    pub(super) fn of_function(function: &str, kind: SpecialiseErrorKind) -> SpecialiseError {
        SpecialiseError { function: function.into(), argument: None, kind }
    }

    pub(super) fn of_argument(function: &str, argument: usize, kind: SpecialiseErrorKind) -> SpecialiseError {
        SpecialiseError { function: function.into(), argument: Some(argument), kind }
    }

    /// The function; for [`SpecialiseErrorKind::Depth`] the one that is called.
    pub fn function(&self) -> &str {
        &self.function
    }

    /// The argument, from 0.
    pub fn argument(&self) -> Option<usize> {
        self.argument
    }

    /// What is wrong.
    pub fn kind(&self) -> SpecialiseErrorKind {
        self.kind
    }
}

impl fmt::Display for SpecialiseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`@{}`", self.function)?;
        if let Some(argument) = self.argument {
            write!(f, ", argument {argument}")?;
        }
        f.write_str(": ")?;
        match self.kind {
            SpecialiseErrorKind::UnknownFunction => f.write_str("the module defines no such function"),
            SpecialiseErrorKind::NoArgument { n_arguments } => write!(f, "the function has {n_arguments} arguments"),
            SpecialiseErrorKind::BoundTwice => f.write_str("the argument is bound already"),
            SpecialiseErrorKind::Type { wanted, given } => {
                write!(f, "the argument is of type `{wanted}`, the value of type `{given}`")
            }
            SpecialiseErrorKind::PointerOutside { offset } => {
                write!(f, "the pointer at offset {offset} is not inside its memory, or overlaps another pointer")
            }
            SpecialiseErrorKind::NotMemory => f.write_str("the argument was not bound to memory"),
            SpecialiseErrorKind::Changed { offset } => {
                write!(f, "memory that was declared constant has changed at offset {offset}")
            }
            SpecialiseErrorKind::Unsupported(what) => write!(f, "specialisation does not support {what}"),
            SpecialiseErrorKind::Operations { limit } => {
                write!(f, "the specialised function has more operations than the budget of {limit}")
            }
            SpecialiseErrorKind::Depth { limit } => {
                write!(f, "calls are inlined deeper than the budget of {limit}, because of recursion")
            }
            SpecialiseErrorKind::Nesting => f.write_str("the control flow of the specialised function nests too deep"),
        }
    }
}

impl core::error::Error for SpecialiseError {}
