//! Mistakes in kernels, and where they are.
//!
//! In: nothing. Out: [`BuildError`] (kind, operation, Rust line) and the list [`BuildErrors`] that building returns.
//! Invariant: a kind is plain data with the expected and the actual value; `Display` prints one line.
//! Not here: when an error is recorded (see `recorder` and the handles).

use core::fmt;
use core::panic::Location;
use kernelsmith_exec::ParamKind;
use kernelsmith_ir::{Lanes, Type};

/// A location in the Rust program that records kernels.
pub(crate) type Place = &'static Location<'static>;

/// The kind of mistake.
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
    /// A value is used after the end of the block that defines it.
    OutOfScope {
        /// The type of the value.
        ty: Type,
    },
    /// A variable may be read before it is assigned.
    Undefined {
        /// The type of the variable.
        ty: Type,
    },
    /// A variable is set after `into_value` froze it.
    Frozen {
        /// The type of the variable.
        ty: Type,
    },
    /// `break_` or `continue_` names more loops than there are.
    NoLoop {
        /// The number of loops that it names.
        depth: u32,
        /// The number of enclosing loops.
        open: u32,
    },
    /// A depth of zero: `break_`, `continue_`, `break_if_` and `continue_if_` count from 1.
    ZeroDepth,
    /// The type of the value in `return_` is not the kernel's result type.
    ReturnType {
        /// The result types of the kernel.
        wanted: Vec<Type>,
        /// The types of the values.
        given: Vec<Type>,
    },
    /// A constant shift amount is negative, or not below the width of the type.
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
        /// The number of lanes that the type has on the machine with the narrowest vectors.
        lanes: u32,
    },
    /// A shuffle's block, which has as many lanes as there are numbers, does not divide every machine's vectors.
    ShuffleBlock {
        /// The number of numbers.
        numbers: usize,
        /// The maximum number of numbers for this type.
        max: u32,
    },
    /// A number of a shuffle selects no lane of the two blocks.
    ShuffleNumber {
        /// The number.
        number: u8,
        /// The number of numbers: the lanes of one block.
        numbers: usize,
    },
    /// The lane count is not a power of two from 2 to 128.
    LaneCount {
        /// The requested lane count.
        lanes: u32,
    },
    /// A table does not have 1, 2, 4, 8 or 16 entries below 16, or has more entries than the vector has lanes.
    Table {
        /// The number of entries.
        numbers: usize,
        /// The maximum entry.
        max_number: u8,
    },
    /// The number of values differs from the number of lanes.
    Values {
        /// The number of values.
        given: usize,
        /// The number of lanes.
        lanes: u32,
    },
    /// The half of this vector, or the concatenation of two such vectors, is not a vector on every machine.
    NoHalves {
        /// The type of the vector.
        ty: Type,
    },
    /// Vectors of this type have no block of 16 lanes on some machine.
    NoBlocks {
        /// The type of the vector.
        ty: Type,
    },
    /// `first` was not called on a position that `FixedLanes::at` returned, or was called twice on it.
    NotFixed,
    /// `elif_` or `else_` does not follow its `if_` directly, or a case its `switch_`.
    DetachedBranch,
    /// Two cases of a `switch_` have the same value.
    DuplicateCase {
        /// The value.
        value: i128,
    },
    /// A case has no values.
    NoValues,
    /// A value of a case on an index does not fit 32 bits, which indices have on some machines.
    WideCase {
        /// The value.
        value: i128,
    },
    /// A vector loop is inside the body of another one.
    NestedVectorLoop,
    /// The body left its loop only while it was recorded for the remainder.
    BodyDiffers,
    /// The body leaves a loop over aligned vectors.
    AlignedExit,
    /// The number of vectors per iteration is not a power of two up to 16.
    UnrollFactor {
        /// The number.
        vectors: usize,
    },
    /// The step of a loop is zero.
    ZeroStep,
    /// The closure of a region ended by a panic that the generator caught.
    Unwound,
    /// A displacement exceeds the index type.
    Displacement {
        /// The displacement in elements.
        elements: usize,
    },
    /// A function name is empty or has characters other than letters, digits, `_` and `.`.
    Name {
        /// The name.
        name: String,
    },
    /// One name refers to functions with two signatures.
    SymbolConflict {
        /// The name.
        name: String,
    },
    /// The number of parameter names differs from the number of parameters.
    ParamNames {
        /// The number of parameters.
        wanted: usize,
        /// The number of names.
        given: usize,
    },
    /// A parameter of a signature known at run time is used as one of another type.
    ParamType {
        /// The position of the parameter.
        at: usize,
        /// The type that the kernel uses.
        wanted: ParamKind,
        /// The type in the signature.
        given: ParamKind,
    },
    /// A kernel uses a parameter that its signature, known at run time, does not have.
    NoParam {
        /// The position of the parameter.
        at: usize,
        /// The number of parameters.
        n_params: usize,
    },
    /// A signature known at run time is not one of a kernel.
    Signature {
        /// What is wrong with it.
        reason: String,
    },
    /// Two precompiled functions are for different architectures.
    Architectures {
        /// That of the function that is called.
        given: Box<str>,
        /// That of an earlier one.
        wanted: Box<str>,
    },
    /// The kernel exceeds a limit of functions.
    Limit {
        /// The counted quantity.
        what: &'static str,
        /// The limit.
        limit: u64,
        /// The actual number.
        given: u64,
    },
    /// The recorded function is not valid: a bug in this library.
    Bug {
        /// The verifier's message.
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
                write!(f, "a value of type {ty} is used after its block has ended; keep it in a variable")
            }
            BuildErrorKind::Undefined { ty } => write!(f, "a variable of type {ty} may be read before it has a value"),
            BuildErrorKind::Frozen { ty } => {
                write!(f, "a variable of type {ty} is set after `into_value` froze it")
            }
            BuildErrorKind::NoLoop { depth, open } => match open {
                0 => write!(f, "jumps to loop {depth}, but no loop encloses it"),
                1 => write!(f, "jumps to loop {depth}, but only 1 loop encloses it"),
                _ => write!(f, "jumps to loop {depth}, but only {open} loops enclose it"),
            },
            BuildErrorKind::ZeroDepth => f.write_str("jumps to loop 0, but loops count from 1, the innermost"),
            BuildErrorKind::ReturnType { wanted, given } => {
                let name = |types: &[Type]| match types {
                    [] => "nothing".to_owned(),
                    [ty] => ty.to_string(),
                    several => format!("({})", several.iter().map(Type::to_string).collect::<Vec<_>>().join(", ")),
                };
                write!(f, "returns {}; wanted {}, the result of the signature", name(given), name(wanted))
            }
            BuildErrorKind::ShiftAmount { amount, bits } => {
                write!(f, "cannot shift {bits} bits by {amount}; amounts are 0 to {}", bits - 1)
            }
            BuildErrorKind::LaneOutOfRange { lane, lanes } => {
                write!(f, "lane {lane} does not exist on every machine; lanes are 0 to {}", lanes.saturating_sub(1))
            }
            BuildErrorKind::ShuffleBlock { numbers, max } => {
                write!(f, "{numbers} numbers; wanted a power of two up to {max}, the lanes of a block")
            }
            BuildErrorKind::ShuffleNumber { number, numbers } => write!(
                f,
                "number {number} selects no lane; two blocks of {numbers} lanes have the numbers 0 to {}",
                2 * numbers - 1
            ),
            BuildErrorKind::Table { numbers, max_number } => write!(
                f,
                "{numbers} numbers up to {max_number}; wanted 1, 2, 4, 8 or 16 numbers below 16, at most one per lane"
            ),
            BuildErrorKind::Values { given, lanes } => write!(f, "{given} values; wanted {lanes}, one for each lane"),
            BuildErrorKind::LaneCount { lanes } => {
                write!(f, "{lanes} lanes; wanted a power of two from 2 to {}", Lanes::MAX)
            }
            BuildErrorKind::NoHalves { ty } => {
                write!(f, "the half or the concatenation of {ty} is not a vector on every machine")
            }
            BuildErrorKind::NoBlocks { ty } => write!(f, "{ty} has fewer than 16 lanes on some machine"),
            BuildErrorKind::NotFixed => {
                f.write_str("the position is not one of all lanes; wanted a position from `FixedLanes::at`")
            }
            BuildErrorKind::DetachedBranch => f.write_str("the branch does not follow its `if_` or `switch_` directly"),
            BuildErrorKind::DuplicateCase { value } => write!(f, "an earlier case has the value {value}, too"),
            BuildErrorKind::NoValues => f.write_str("the case has no values"),
            BuildErrorKind::WideCase { value } => {
                write!(f, "{value} does not fit 32 bits, which indices have on some machines; cast the index to `i64`")
            }
            BuildErrorKind::NestedVectorLoop => f.write_str("a loop over data is inside the body of another one"),
            BuildErrorKind::BodyDiffers => {
                f.write_str("the body leaves its loop in the masked tail but not in full vectors")
            }
            BuildErrorKind::AlignedExit => {
                f.write_str("a jump leaves a loop over aligned vectors; wanted `for_each_vector`")
            }
            BuildErrorKind::UnrollFactor { vectors } => {
                write!(f, "{vectors} vectors per iteration; wanted a power of two up to 16")
            }
            BuildErrorKind::ZeroStep => f.write_str("the step is 0; wanted a positive or negative number"),
            BuildErrorKind::Unwound => {
                f.write_str("a closure ended by a panic that the generator caught, so the kernel is incomplete")
            }
            BuildErrorKind::Displacement { elements } => {
                write!(f, "a displacement of {elements} elements; the maximum index is {}", isize::MAX)
            }
            BuildErrorKind::Name { name } => {
                write!(
                    f,
                    "`{name}` is not a valid name; wanted letters, digits, `_` and `.`, not starting with a digit"
                )
            }
            BuildErrorKind::SymbolConflict { name } => {
                write!(f, "`{name}` already names a function with another signature")
            }
            BuildErrorKind::ParamNames { wanted, given } => {
                write!(f, "{given} names for {wanted} parameters")
            }
            BuildErrorKind::ParamType { at, wanted, given } => {
                write!(f, "parameter {at} is {given} in the signature; the kernel uses it as {wanted}")
            }
            BuildErrorKind::NoParam { at, n_params } => {
                write!(f, "parameter {at} does not exist; the signature has {n_params}, counted from 0")
            }
            BuildErrorKind::Signature { reason } => f.write_str(reason),
            BuildErrorKind::Architectures { given, wanted } => {
                write!(f, "the function was compiled for `{given}`, an earlier one for `{wanted}`")
            }
            BuildErrorKind::Limit { what, limit, given } => write!(f, "{given} {what}, but the limit is {limit}"),
            BuildErrorKind::Bug { message } => write!(f, "a bug in kernelsmith: {message}"),
        }
    }
}

/// One mistake in a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    /// The kind of mistake.
    pub kind: BuildErrorKind,
    /// The operation that caused it.
    pub operation: &'static str,
    /// The source line of that operation.
    pub place: Place,
}

impl BuildError {
    /// The source file, as the Rust compiler names it.
    pub fn file(&self) -> &'static str {
        self.place.file()
    }

    /// The line in the file, from 1.
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

/// Every mistake in a kernel, in recording order; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildErrors(pub(crate) Vec<BuildError>);

impl BuildErrors {
    pub(crate) fn one(operation: &'static str, place: Place, kind: BuildErrorKind) -> BuildErrors {
        BuildErrors(vec![BuildError { kind, operation, place }])
    }

    /// The mistakes.
    pub fn as_slice(&self) -> &[BuildError] {
        &self.0
    }

    /// Iterates over the mistakes.
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
