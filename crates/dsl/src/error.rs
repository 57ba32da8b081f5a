//! What can be wrong with a kernel, and where.
//!
//! In: nothing. Out: [`BuildError`] (kind, operation, Rust line) and the list [`BuildErrors`] that building returns.
//! Invariant: a kind is plain data and says what was wanted and what was given; `Display` gives one line.
//! Not here: when an error is recorded (see `recorder` and the handles).

use core::fmt;
use core::panic::Location;
use kernelsmith_ir::{Lanes, Type};

/// A place in the Rust program that builds kernels.
pub(crate) type Place = &'static Location<'static>;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildErrorKind {
    /// Two vectors have different lane counts.
    MixedLanes {
        /// The type of the first operand.
        left: Type,
        /// The type of the second operand.
        right: Type,
    },
    /// A value is used after the block that made it has ended.
    OutOfScope {
        /// The type of the value.
        ty: Type,
    },
    /// A variable may be read before it has a value.
    Undefined {
        /// The type of the variable.
        ty: Type,
    },
    /// A variable is set after it was made a value.
    Frozen {
        /// The type of the variable.
        ty: Type,
    },
    /// `break_` or `continue_` goes out further than there are loops.
    NoLoop {
        /// How many loops out it goes.
        depth: u32,
        /// How many loops there are.
        open: u32,
    },
    /// `break_`, `continue_`, `break_if_` and `continue_if_` count from 1.
    ZeroDepth,
    /// The value given to `return_` is not of the kernel's result type.
    ReturnType {
        /// The result type of the kernel.
        wanted: Option<Type>,
        /// The type given.
        given: Option<Type>,
    },
    /// A constant shift amount is negative or not below the width.
    ShiftAmount {
        /// The amount.
        amount: i64,
        /// The width in bits.
        bits: u32,
    },
    /// The lane does not exist on every machine.
    LaneOutOfRange {
        /// The lane.
        lane: u32,
        /// The lanes that the type has on the machine with the narrowest vectors.
        lanes: u32,
    },
    /// Vectors have 2, 4, 8 and so on up to 128 lanes.
    LaneCount {
        /// The number of lanes wanted.
        lanes: u32,
    },
    /// A table wants 1, 2, 4, 8 or 16 numbers below 16, no more than the vector has lanes.
    Table {
        /// How many numbers are given.
        numbers: usize,
        /// The greatest of them.
        greatest: u8,
    },
    /// There are not as many values as lanes.
    Values {
        /// How many values are given.
        given: usize,
        /// The lanes.
        lanes: u32,
    },
    /// A half of the vector, or the whole of two such, is no vector on every machine.
    NoHalves {
        /// The type of the vector.
        ty: Type,
    },
    /// `first` wants a place made by `FixedLanes::at`, once.
    NotFixed,
    /// `elif_` or `else_` does not follow its `if_` directly.
    DetachedBranch,
    /// A vector loop stands in the body of another.
    NestedVectorLoop,
    /// A body left its loop only when it was recorded for the remainder.
    BodyDiffers,
    /// A body leaves a loop over aligned vectors.
    AlignedExit,
    /// The number of vectors in an iteration is no power of two up to 16.
    UnrollFactor {
        /// The number.
        vectors: usize,
    },
    /// The step of a loop is zero.
    ZeroStep,
    /// The closure of a region ended by a panic that was caught while the kernel was recorded.
    Unwound,
    /// A displacement is more than the greatest index.
    Displacement {
        /// The displacement in elements.
        elements: usize,
    },
    /// A function name is empty or has other characters than letters, digits, `_` and `.`.
    Name {
        /// The name.
        name: String,
    },
    /// One name was given to two functions, or to one with two signatures.
    SymbolConflict {
        /// The name.
        name: String,
    },
    /// The names given for parameters are not as many as the parameters.
    ParamNames {
        /// How many parameters there are.
        wanted: usize,
        /// How many names there are.
        given: usize,
    },
    /// The kernel is larger than functions can be.
    Limit {
        /// What is counted.
        what: &'static str,
        /// The limit.
        limit: u64,
        /// The number.
        given: u64,
    },
    /// What was recorded is no valid function: a mistake of this library.
    Bug {
        /// What the verifier says.
        message: String,
    },
}

impl fmt::Display for BuildErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildErrorKind::MixedLanes { left, right } => {
                write!(f, "vectors of different lane counts: {left} and {right}")
            }
            BuildErrorKind::OutOfScope { ty } => {
                write!(f, "a value of type {ty} is used outside the block that made it; use a variable")
            }
            BuildErrorKind::Undefined { ty } => write!(f, "a variable of type {ty} may be read before it has a value"),
            BuildErrorKind::Frozen { ty } => {
                write!(f, "a variable of type {ty} is set after it was made a value by `into_value`")
            }
            BuildErrorKind::NoLoop { depth, open: 0 } => write!(f, "goes {depth} loops out, but stands in no loop"),
            BuildErrorKind::NoLoop { depth, open } => write!(f, "goes {depth} loops out, but stands in only {open}"),
            BuildErrorKind::ZeroDepth => f.write_str("loops count from 1, the innermost"),
            BuildErrorKind::ReturnType { wanted, given } => {
                let name = |ty: &Option<Type>| ty.map_or_else(|| "nothing".to_owned(), |ty| ty.to_string());
                write!(f, "the kernel returns {}, but {} is given", name(wanted), name(given))
            }
            BuildErrorKind::ShiftAmount { amount, bits } => {
                write!(f, "cannot shift {bits} bits by {amount}; amounts are 0 to {}", bits - 1)
            }
            BuildErrorKind::LaneOutOfRange { lane, lanes } => {
                write!(f, "lane {lane} does not exist on every machine; lanes are 0 to {}", lanes.saturating_sub(1))
            }
            BuildErrorKind::Table { numbers, greatest } => write!(
                f,
                "{numbers} numbers up to {greatest}; wanted 1, 2, 4, 8 or 16 below 16, no more than there are lanes"
            ),
            BuildErrorKind::Values { given, lanes } => write!(f, "{given} values; wanted {lanes}, one for each lane"),
            BuildErrorKind::LaneCount { lanes } => {
                write!(f, "{lanes} lanes; wanted a power of two from 2 to {}", Lanes::MAX)
            }
            BuildErrorKind::NoHalves { ty } => {
                write!(f, "{ty} has no half, or no whole, that is a vector on every machine")
            }
            BuildErrorKind::NotFixed => {
                f.write_str("wants a place made by `FixedLanes::at`, of which all lanes are meant")
            }
            BuildErrorKind::DetachedBranch => f.write_str("does not follow its if_ directly"),
            BuildErrorKind::NestedVectorLoop => f.write_str("stands in the body of another vector loop"),
            BuildErrorKind::BodyDiffers => {
                f.write_str("the body leaves its loop for the remainder but not for full vectors")
            }
            BuildErrorKind::AlignedExit => f.write_str("nothing may leave a loop over aligned vectors"),
            BuildErrorKind::UnrollFactor { vectors } => {
                write!(f, "{vectors} vectors to an iteration; wanted a power of two up to 16")
            }
            BuildErrorKind::ZeroStep => f.write_str("the step is zero"),
            BuildErrorKind::Unwound => {
                f.write_str("the closure of a region inside ended by a panic that was caught; the kernel is incomplete")
            }
            BuildErrorKind::Displacement { elements } => {
                write!(f, "a displacement of {elements} elements; the greatest index is {}", isize::MAX)
            }
            BuildErrorKind::Name { name } => {
                write!(f, "`{name}` is no name; names have letters, digits, `_` and `.`, and do not begin with a digit")
            }
            BuildErrorKind::SymbolConflict { name } => {
                write!(f, "`{name}` already names another function, or one of another signature")
            }
            BuildErrorKind::ParamNames { wanted, given } => {
                write!(f, "{given} names are given for {wanted} parameters")
            }
            BuildErrorKind::Limit { what, limit, given } => write!(f, "{given} {what}, but the limit is {limit}"),
            BuildErrorKind::Bug { message } => write!(f, "mistake in the kernel language itself: {message}"),
        }
    }
}

/// One mistake in a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    /// What is wrong.
    pub kind: BuildErrorKind,
    /// The operation that was asked for.
    pub operation: &'static str,
    /// The line of the program that asked for it.
    pub place: Place,
}

impl BuildError {
    /// The file, as the compiler of the program names it.
    pub fn file(&self) -> &'static str {
        self.place.file()
    }

    /// The line, from 1.
    pub fn line(&self) -> u32 {
        self.place.line()
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file(), self.line(), self.operation, self.kind)
    }
}

impl core::error::Error for BuildError {}

/// Every mistake that was found in a kernel, in the order of recording; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildErrors(pub(crate) Vec<BuildError>);

impl BuildErrors {
    /// The mistakes.
    pub fn as_slice(&self) -> &[BuildError] {
        &self.0
    }

    /// The mistakes one after the other.
    pub fn iter(&self) -> core::slice::Iter<'_, BuildError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a BuildErrors {
    type Item = &'a BuildError;
    type IntoIter = core::slice::Iter<'a, BuildError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for BuildErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            let newline = if at == 0 { "" } else { "\n" };
            write!(f, "{newline}{error}")?;
        }
        Ok(())
    }
}

impl core::error::Error for BuildErrors {}
