//! Errors of einsums, with the position in the formula.
//!
//! Not here: errors of specs that an einsum is lowered to (they would be faults of the lowering).

use core::fmt;
use core::ops::Range;

/// What is wrong with an einsum or a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EinsumErrorKind {
    /// The text is not a formula or a tree.
    Syntax,
    /// An index of the output is in no operand.
    UnknownIndex,
    /// An index of the output is repeated.
    RepeatedIndex,
    /// There are more or fewer operands than subscripts, or than the types permit.
    Operands,
    /// An operand has another number of dimensions than its subscript has indices.
    Rank,
    /// Two dimensions with the same index have different sizes.
    Sizes,
    /// Elements of the output overlap, or strides and sizes differ in number.
    Strides,
    /// A number of elements, indices or operands is beyond its limit.
    Limit,
    /// A slice has another element type.
    Types,
    /// A slice is too short.
    Short,
    /// The compilation of a step failed.
    Compile,
    /// A step of a call failed: machine code cannot run in this build.
    Call,
}

/// Why an einsum is invalid, or why a call failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EinsumError {
    kind: EinsumErrorKind,
    message: String,
    /// The text and the bytes that the error is about.
    place: Option<(String, Range<usize>)>,
}

impl EinsumError {
    pub(crate) fn new(kind: EinsumErrorKind, message: impl Into<String>) -> EinsumError {
        EinsumError { kind, message: message.into(), place: None }
    }

    pub(crate) fn at(mut self, text: &str, place: Range<usize>) -> EinsumError {
        self.place = Some((text.to_owned(), place));
        self
    }

    /// What is wrong.
    pub fn kind(&self) -> EinsumErrorKind {
        self.kind
    }

    /// The position in bytes of what is wrong in the formula, if it is in the formula.
    pub fn position(&self) -> Option<usize> {
        self.place.as_ref().map(|(_, place)| place.start)
    }
}

/// A line; then the formula and carets, if the error has a position.
impl fmt::Display for EinsumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "einsum: {}", self.message)?;
        let Some((text, place)) = &self.place else { return Ok(()) };
        // Other characters than a space would not have the width of a caret.
        let line: String = text.chars().map(|c| if c.is_whitespace() || c.is_control() { ' ' } else { c }).collect();
        let width = |bytes: Range<usize>| text.get(bytes).map_or(0, |text| text.chars().count());
        let carets = "^".repeat(width(place.clone()).max(1));
        write!(f, "\n  {line}\n  {:indent$}{carets}", "", indent = width(0..place.start))
    }
}

impl core::error::Error for EinsumError {}
