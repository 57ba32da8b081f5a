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
    /// A symbol, or what else is wrong, by name.
    detail: Option<Box<str>>,
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
        /// Which object: 0 is the one that the argument points to, then those that pointers lead to.
        object: usize,
        /// Where in it, in bytes.
        offset: u64,
    },
    /// The function, or something that is inlined, refers to a symbol that is not known: [`SpecialiseError::symbol`].
    UnknownSymbol,
    /// The function, which a kernel inlines, calls a function of the module that calls itself: [`SpecialiseError::symbol`].
    Recursion,
    /// The function, which a kernel inlines, refers to data of the module: [`SpecialiseError::symbol`].
    Data,
    /// The function accesses memory, and its type in Rust is not `unsafe`.
    Memory,
    /// The function pointer has other parameters or another result.
    Signature,
    /// The module was compiled for another machine.
    Target,
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
    /// The function refers to a symbol that is not known.
    pub fn unknown_symbol(function: &str, symbol: &str) -> SpecialiseError {
        let detail = Some(symbol.into());
        SpecialiseError { function: function.into(), argument: None, detail, kind: SpecialiseErrorKind::UnknownSymbol }
    }

    /// The function is used with another signature; the detail says which.
    pub fn signature(function: &str, detail: &str) -> SpecialiseError {
        let detail = Some(detail.into());
        SpecialiseError { function: function.into(), argument: None, detail, kind: SpecialiseErrorKind::Signature }
    }

    /// The function was compiled for another machine; the detail says which.
    pub fn target(function: &str, detail: &str) -> SpecialiseError {
        let detail = Some(detail.into());
        SpecialiseError { function: function.into(), argument: None, detail, kind: SpecialiseErrorKind::Target }
    }

    /// An error about something that the function refers to.
    pub(super) fn named(function: &str, kind: SpecialiseErrorKind, symbol: &str) -> SpecialiseError {
        SpecialiseError { function: function.into(), argument: None, detail: Some(symbol.into()), kind }
    }

    /// An error about a function.
    pub fn of_function(function: &str, kind: SpecialiseErrorKind) -> SpecialiseError {
        SpecialiseError { function: function.into(), argument: None, detail: None, kind }
    }

    /// An error about an argument.
    pub fn of_argument(function: &str, argument: usize, kind: SpecialiseErrorKind) -> SpecialiseError {
        SpecialiseError { function: function.into(), argument: Some(argument), detail: None, kind }
    }

    /// The function; for [`SpecialiseErrorKind::Depth`] the one that is called.
    pub fn function(&self) -> &str {
        &self.function
    }

    /// The argument, from 0.
    pub fn argument(&self) -> Option<usize> {
        self.argument
    }

    /// The symbol that is not known, or that the function must not refer to.
    pub fn symbol(&self) -> Option<&str> {
        use SpecialiseErrorKind::{Data, Recursion, UnknownSymbol};
        self.detail.as_deref().filter(|_| matches!(self.kind, UnknownSymbol | Recursion | Data))
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
        let detail = self.detail.as_deref().unwrap_or_default();
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
            SpecialiseErrorKind::Changed { object, offset } => {
                f.write_str("memory that was declared constant has changed at offset ")?;
                write!(f, "{offset}")?;
                if object > 0 { write!(f, " of object {object}") } else { Ok(()) }
            }
            SpecialiseErrorKind::UnknownSymbol => {
                write!(f, "it refers to `@{detail}`, which neither the module nor the resolver of symbols defines")
            }
            SpecialiseErrorKind::Recursion => {
                write!(f, "it calls `@{detail}`, which calls itself, so that it cannot be inlined")
            }
            SpecialiseErrorKind::Data => write!(f, "it refers to the data `@{detail}`, which kernels cannot use"),
            SpecialiseErrorKind::Memory => {
                f.write_str("it accesses memory, so that its type must be `unsafe extern \"C\" fn`")
            }
            SpecialiseErrorKind::Signature | SpecialiseErrorKind::Target => f.write_str(detail),
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
