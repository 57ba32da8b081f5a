//! What is wrong with assembly text, and where.
//!
//! Invariant: ranges are byte offsets into the text that was given, on character boundaries.
//! Not here: showing the text.

use std::fmt;
use std::ops::Range;

use crate::encode::EncodeErrorKind;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmErrorKind {
    /// No instruction starts so.
    UnknownMnemonic {
        /// The word.
        given: String,
        /// A word that is close.
        close: Option<String>,
    },
    /// The machine has not such an instruction.
    MissingFeature {
        /// The feature that it lacks.
        feature: String,
    },
    /// Something else was expected here.
    Expected {
        /// What, in words.
        wanted: String,
    },
    /// The line goes on where every instruction ends.
    TrailingText,
    /// Several instructions fit, which differ in the size of their memory operand.
    AmbiguousSize,
    /// The operands fit no encoding.
    Operand(EncodeErrorKind),
    /// A malformed number or one beyond 64 bits.
    BadNumber,
    /// A directive that does not exist.
    UnknownDirective,
    /// A label that is defined twice.
    DuplicateLabel,
    /// A label that is used and not defined.
    UndefinedLabel,
    /// A place that is known only when texts are linked, in a form that no relocation of the target has.
    NoRelocation,
    /// A label that no encoding reaches.
    OutOfReach,
    /// More than a text may use; see [`AsmLimits`](super::AsmLimits).
    Limit {
        /// Of what.
        what: &'static str,
        /// The most there may be.
        limit: u64,
    },
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmError {
    /// Bytes of the text that the error is about.
    pub range: Range<usize>,
    /// What is wrong.
    pub kind: AsmErrorKind,
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            AsmErrorKind::UnknownMnemonic { given, close: None } => write!(f, "unknown instruction `{given}`"),
            AsmErrorKind::UnknownMnemonic { given, close: Some(close) } => {
                write!(f, "unknown instruction `{given}`, did you mean `{close}`")
            }
            AsmErrorKind::MissingFeature { feature } => {
                let (what, name) = match feature.strip_prefix('!') {
                    Some(name) => ("without the feature", name),
                    None => ("with the feature", feature.as_str()),
                };
                write!(f, "the instruction is for machines {what} `{}`", name.replace('|', "` or `"))
            }
            AsmErrorKind::Expected { wanted } => write!(f, "expected {wanted}"),
            AsmErrorKind::TrailingText => f.write_str("the instruction ends before this"),
            AsmErrorKind::AmbiguousSize => {
                f.write_str("the size of the memory operand is not known, write it before the address")
            }
            AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { min, max, given }) => {
                write!(f, "immediate {given} is not in {min}..={max}")
            }
            AsmErrorKind::Operand(EncodeErrorKind::Address { why } | EncodeErrorKind::Prefix { why }) => {
                write!(f, "{why}")
            }
            AsmErrorKind::Operand(_) => f.write_str("no encoding takes these operands"),
            AsmErrorKind::BadNumber => f.write_str("malformed number"),
            AsmErrorKind::UnknownDirective => f.write_str("unknown directive"),
            AsmErrorKind::DuplicateLabel => f.write_str("label defined twice"),
            AsmErrorKind::UndefinedLabel => f.write_str("label not defined"),
            AsmErrorKind::NoRelocation => f.write_str("the target has no relocation for a symbol here"),
            AsmErrorKind::Limit { what, limit } => write!(f, "more than {limit} {what}, which is the limit"),
            AsmErrorKind::OutOfReach => f.write_str("the label is too far away"),
        }
    }
}

impl std::error::Error for AsmError {}

/// What is wrong with the candidates that got furthest into the line.
#[derive(Default)]
pub(super) struct Furthest {
    pub(super) at: usize,
    wanted: Vec<String>,
    other: Option<AsmErrorKind>,
}

impl Furthest {
    /// Whether there was no candidate.
    pub(super) fn is_empty(&self) -> bool {
        self.wanted.is_empty() && self.other.is_none()
    }

    pub(super) fn add(&mut self, at: usize, kind: AsmErrorKind) {
        if at < self.at {
            return;
        }
        if at > self.at {
            *self = Furthest { at, ..Furthest::default() };
        }
        match (kind, &self.other) {
            (AsmErrorKind::Expected { wanted }, _) => {
                if !self.wanted.contains(&wanted) {
                    self.wanted.push(wanted);
                }
            }
            (AsmErrorKind::TrailingText, Some(_)) => {}
            // Of several ranges the widest says most.
            (
                AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { max: new, .. }),
                Some(AsmErrorKind::Operand(EncodeErrorKind::ImmOutOfRange { max: old, .. })),
            ) if new <= *old => {}
            (kind, _) => self.other = Some(kind),
        }
    }

    pub(super) fn kind(self) -> AsmErrorKind {
        const MOST_ALTERNATIVES: usize = 4;
        match (self.other, self.wanted) {
            (Some(other), wanted) if other != AsmErrorKind::TrailingText || wanted.is_empty() => other,
            (_, wanted) => {
                let n = wanted.len().min(MOST_ALTERNATIVES);
                let wanted = match &wanted[..n] {
                    [] => "an instruction".to_owned(),
                    [only] => only.clone(),
                    [first @ .., last] => format!("{} or {last}", first.join(", ")),
                };
                AsmErrorKind::Expected { wanted }
            }
        }
    }
}
