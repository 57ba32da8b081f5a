//! Assembly errors and their positions.
//!
//! Invariant: ranges are byte offsets into the input text, on character boundaries.
//! Not here: rendering of the text.

use std::fmt;
use std::ops::Range;

use crate::encode::EncodeErrorKind;

/// The result of reading a part of a line; the caller knows its position.
pub(super) type Match<T> = Result<T, AsmErrorKind>;

/// The error that something else was expected.
pub(super) fn expected<T>(expected: impl Into<String>) -> Match<T> {
    Err(AsmErrorKind::Expected { expected: expected.into() })
}

/// The kind of error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmErrorKind {
    /// No instruction has this mnemonic.
    UnknownMnemonic {
        /// The word.
        mnemonic: String,
        /// A similar mnemonic.
        suggestion: Option<String>,
    },
    /// The machine does not have such an instruction.
    MissingFeature {
        /// The missing feature.
        feature: String,
    },
    /// Unexpected text.
    Expected {
        /// A description of what was expected.
        expected: String,
    },
    /// Text after a complete instruction.
    TrailingText,
    /// Several instructions match, with different sizes of their memory operand.
    AmbiguousSize,
    /// No encoding accepts the operands.
    Operand(EncodeErrorKind),
    /// A malformed number or one beyond 64 bits.
    BadNumber,
    /// A directive that does not exist.
    UnknownDirective,
    /// A label that is defined twice.
    DuplicateLabel,
    /// A label that is used and not defined.
    UndefinedLabel,
    /// A link-time value in a form for which the target has no relocation.
    NoRelocation,
    /// Content in a section that has only zeros, such as `.bss`.
    ZeroSectionContent,
    /// A label that is out of range of every encoding.
    OutOfReach,
    /// The text exceeds a limit; see [`AsmLimits`](super::AsmLimits).
    Limit {
        /// The limited resource.
        resource: &'static str,
        /// The limit.
        limit: u64,
    },
}

/// An error and its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmError {
    /// The byte range in the text.
    pub range: Range<usize>,
    /// The kind of error.
    pub kind: AsmErrorKind,
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            AsmErrorKind::UnknownMnemonic { mnemonic, suggestion: None } => {
                write!(f, "unknown instruction `{mnemonic}`")
            }
            AsmErrorKind::UnknownMnemonic { mnemonic, suggestion: Some(suggestion) } => {
                write!(f, "unknown instruction `{mnemonic}`, did you mean `{suggestion}`")
            }
            AsmErrorKind::MissingFeature { feature } => {
                let (kind, name) = match feature.strip_prefix('!') {
                    Some(name) => ("without the feature", name),
                    None => ("with the feature", feature.as_str()),
                };
                write!(f, "the instruction is for machines {kind} `{}`", name.replace('|', "` or `"))
            }
            AsmErrorKind::Expected { expected } => write!(f, "expected {expected}"),
            AsmErrorKind::TrailingText => f.write_str("the instruction ends before this"),
            AsmErrorKind::AmbiguousSize => {
                f.write_str("the size of the memory operand is not known, write it before the address")
            }
            AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, actual }) => {
                write!(f, "immediate {actual} is not in {min}..={max}")
            }
            AsmErrorKind::Operand(EncodeErrorKind::Address { reason } | EncodeErrorKind::Prefix { reason }) => {
                write!(f, "{reason}")
            }
            AsmErrorKind::Operand(_) => f.write_str("no encoding accepts these operands"),
            AsmErrorKind::BadNumber => f.write_str("malformed number"),
            AsmErrorKind::UnknownDirective => f.write_str("unknown directive"),
            AsmErrorKind::DuplicateLabel => f.write_str("label defined twice"),
            AsmErrorKind::UndefinedLabel => f.write_str("label not defined"),
            AsmErrorKind::ZeroSectionContent => f.write_str(".bss sections cannot have content"),
            AsmErrorKind::NoRelocation => f.write_str("the target has no relocation for a symbol here"),
            AsmErrorKind::Limit { resource, limit } => write!(f, "more than {limit} {resource}, which is the limit"),
            AsmErrorKind::OutOfReach => f.write_str("the label is too far away"),
        }
    }
}

impl std::error::Error for AsmError {}

/// The errors of the candidates that matched the longest part of the line.
#[derive(Default)]
pub(super) struct Furthest {
    pub(super) at: usize,
    expected: Vec<String>,
    other: Option<AsmErrorKind>,
}

impl Furthest {
    /// Whether no candidate was tried.
    pub(super) fn is_empty(&self) -> bool {
        self.expected.is_empty() && self.other.is_none()
    }

    pub(super) fn add(&mut self, at: usize, kind: AsmErrorKind) {
        if at < self.at {
            return;
        }
        if at > self.at {
            *self = Furthest { at, ..Furthest::default() };
        }
        match (kind, &self.other) {
            (AsmErrorKind::Expected { expected }, _) => {
                if !self.expected.contains(&expected) {
                    self.expected.push(expected);
                }
            }
            (AsmErrorKind::TrailingText, Some(_)) => {}
            // Of several immediate ranges, report the widest.
            (
                AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { max: new, .. }),
                Some(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { max: old, .. })),
            ) if new <= *old => {}
            (kind, _) => self.other = Some(kind),
        }
    }

    pub(super) fn kind(self) -> AsmErrorKind {
        const MAX_ALTERNATIVES: usize = 4;
        match (self.other, self.expected) {
            (Some(other), expected) if other != AsmErrorKind::TrailingText || expected.is_empty() => other,
            (_, expected) => {
                let n = expected.len().min(MAX_ALTERNATIVES);
                let expected = match &expected[..n] {
                    [] => "an instruction".to_owned(),
                    [only] => only.clone(),
                    [first @ .., last] => format!("{} or {last}", first.join(", ")),
                };
                AsmErrorKind::Expected { expected }
            }
        }
    }
}
