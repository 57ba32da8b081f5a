//! Encoding errors.
//!
//! Invariant: every error names the instruction and, if it concerns one operand, that operand.

use std::fmt;

use crate::desc::{OperandClass, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::OperandTag;

/// The kind of error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncodeErrorKind {
    /// The instruction has no encoding.
    Pseudo,
    /// The wrong number of operands.
    OperandCount {
        /// Number of operands of the instruction.
        expected: usize,
        /// Number of operands passed.
        actual: usize,
    },
    /// An operand of the wrong kind.
    OperandKind {
        /// The kind that the instruction requires.
        expected: OperandTag,
        /// The kind passed.
        actual: OperandTag,
    },
    /// A register outside the operand's class.
    RegisterClass {
        /// The required class.
        expected: OperandClass,
        /// The register passed.
        actual: RegId,
    },
    /// A tied operand that differs from the one it is tied to.
    Tied {
        /// The operand that it must equal.
        to: usize,
    },
    /// The register is a result that the instruction writes before it reads this operand.
    EarlyClobber {
        /// The operand number of that result.
        result: usize,
    },
    /// An immediate outside its range.
    ImmOutOfRange {
        /// The smallest legal value.
        min: i64,
        /// The largest legal value.
        max: i64,
        /// The value passed.
        actual: i64,
    },
    /// An immediate that is not a multiple of the field's unit.
    ImmMultiple {
        /// The unit of the field.
        multiple: u32,
        /// The value passed.
        actual: i64,
    },
    /// An immediate that its field cannot encode.
    ImmField {
        /// The value passed.
        actual: i64,
    },
    /// An invalid condition.
    Condition {
        /// The condition number passed.
        actual: u8,
    },
    /// Prefixes that the instruction does not allow.
    Prefix {
        /// The reason.
        reason: &'static str,
    },
    /// An address that the machine cannot encode.
    Address {
        /// The reason.
        reason: &'static str,
    },
}

/// Why an instruction could not be encoded; the buffer is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// The instruction.
    pub inst: InstId,
    /// The operand, if the error concerns one.
    pub operand: Option<usize>,
    /// The kind of error.
    pub kind: EncodeErrorKind,
}

impl EncodeError {
    #[cold]
    pub(crate) fn new(inst: InstId, operand: Option<usize>, kind: EncodeErrorKind) -> Self {
        EncodeError { inst, operand, kind }
    }

    /// The error message, with the names from the description.
    pub fn describe<'a>(&'a self, desc: &'a TargetDesc) -> impl fmt::Display + 'a {
        Described { error: self, desc }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}

impl std::error::Error for EncodeError {}

struct Described<'a> {
    error: &'a EncodeError,
    desc: &'a TargetDesc,
}

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.write(f, Some(self.desc))
    }
}

impl EncodeError {
    fn write(&self, f: &mut fmt::Formatter<'_>, desc: Option<&TargetDesc>) -> fmt::Result {
        match self.kind {
            EncodeErrorKind::Pseudo => f.write_str("the instruction has no encoding")?,
            EncodeErrorKind::OperandCount { expected, actual } => {
                write!(f, "expected {expected} operands, found {actual}")?
            }
            EncodeErrorKind::OperandKind { expected, actual } => {
                write!(f, "expected {}, found {}", expected.as_str(), actual.as_str())?;
            }
            EncodeErrorKind::RegisterClass { expected, actual } => match (desc, expected) {
                (Some(desc), OperandClass::Reg(class)) => {
                    write!(f, "register {} is not in class {}", desc.reg(actual).name(), desc.class(class).name())?;
                }
                _ => write!(f, "{actual} is not in the required class")?,
            },
            EncodeErrorKind::Tied { to } => write!(f, "the register differs from operand {to}, to which it is tied")?,
            EncodeErrorKind::EarlyClobber { result } => {
                write!(f, "operand {result} is written before this register is read")?
            }
            EncodeErrorKind::ImmOutOfRange { min, max, actual } => {
                write!(f, "immediate {actual} is not in {min}..={max}")?;
            }
            EncodeErrorKind::ImmMultiple { multiple, actual } => {
                write!(f, "immediate {actual} is not a multiple of {multiple}")?;
            }
            EncodeErrorKind::ImmField { actual } => write!(f, "the field cannot encode immediate {actual}")?,
            EncodeErrorKind::Condition { actual } => write!(f, "condition {actual} does not exist")?,
            EncodeErrorKind::Prefix { reason } => f.write_str(reason)?,
            EncodeErrorKind::Address { reason } => write!(f, "address: {reason}")?,
        }
        if let Some(operand) = self.operand {
            write!(f, " in operand {operand}")?;
        }
        match desc {
            Some(desc) => write!(f, " of {}", desc.inst(self.inst).name()),
            None => write!(f, " of {}", self.inst),
        }
    }
}

/// Why label fields could not be filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixupError {
    /// A label is used but not bound.
    Unbound {
        /// The label.
        label: LabelId,
        /// Offset of the use, in bytes.
        at: u32,
    },
    /// A label is out of the field's range.
    OutOfRange {
        /// The label.
        label: LabelId,
        /// Offset of the field, in bytes.
        at: u32,
        /// The distance in bytes.
        distance: i64,
        /// The width of the field in bits.
        bits: u8,
    },
    /// The distance is not a multiple of the field's unit.
    Misaligned {
        /// The label.
        label: LabelId,
        /// Offset of the field, in bytes.
        at: u32,
        /// The distance in bytes.
        distance: i64,
    },
}

impl FixupError {
    /// Offset of the field, in bytes.
    pub fn at(&self) -> u32 {
        let (FixupError::OutOfRange { at, .. } | FixupError::Misaligned { at, .. } | FixupError::Unbound { at, .. }) =
            *self;
        at
    }
}

impl fmt::Display for FixupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FixupError::Unbound { label, at } => write!(f, "label {label} used at {at:#x} is not bound"),
            FixupError::OutOfRange { label, at, distance, bits } => {
                write!(f, "label {label} is {distance} bytes from its use at {at:#x}, which does not fit {bits} bits")
            }
            FixupError::Misaligned { label, at, distance } => {
                write!(f, "label {label} is {distance} bytes from its use at {at:#x}, which the field cannot encode")
            }
        }
    }
}

impl std::error::Error for FixupError {}
