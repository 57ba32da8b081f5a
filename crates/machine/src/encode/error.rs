//! Why an instruction could not become bytes.
//!
//! Invariant: every error names the instruction and, where there is one, the operand.

use std::fmt;

use crate::desc::{OperandClass, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::OperandTag;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncodeErrorKind {
    /// The instruction has no encoding.
    Pseudo,
    /// The wrong number of operands.
    OperandCount {
        /// How many the instruction has.
        wanted: usize,
        /// How many were given.
        given: usize,
    },
    /// An operand of the wrong kind.
    OperandKind {
        /// What the instruction takes.
        wanted: OperandTag,
        /// What was given.
        given: OperandTag,
    },
    /// A register outside the operand's class.
    RegisterClass {
        /// The class.
        wanted: OperandClass,
        /// The register.
        given: RegId,
    },
    /// A tied operand that differs from the one it is tied to.
    Tied {
        /// The operand that it must equal.
        to: usize,
    },
    /// A register that is written before this operand is read.
    EarlyClobber {
        /// The result that is written.
        to: usize,
    },
    /// An immediate that does not fit.
    ImmOutOfRange {
        /// The smallest legal value.
        min: i64,
        /// The largest legal value.
        max: i64,
        /// The value.
        given: i64,
    },
    /// An immediate that is not a multiple of what the field counts in.
    ImmMultiple {
        /// What the field counts in.
        multiple: u32,
        /// The value.
        given: i64,
    },
    /// The immediate is none of those that its field can say.
    ImmField {
        /// The number.
        given: i64,
    },
    /// A condition that does not exist.
    Condition {
        /// The number.
        given: u8,
    },
    /// Prefixes that cannot stand before the instruction.
    Prefix {
        /// What is wrong with them.
        why: &'static str,
    },
    /// An address that the machine cannot form.
    Address {
        /// What is wrong with it.
        why: &'static str,
    },
}

/// Why an instruction could not be encoded; the buffer is as before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// The instruction.
    pub inst: InstId,
    /// The operand, if one is at fault.
    pub operand: Option<usize>,
    /// What is wrong.
    pub kind: EncodeErrorKind,
}

impl EncodeError {
    #[cold]
    pub(crate) fn new(inst: InstId, operand: Option<usize>, kind: EncodeErrorKind) -> Self {
        EncodeError { inst, operand, kind }
    }

    /// The error in the words of the description.
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
            EncodeErrorKind::OperandCount { wanted, given } => write!(f, "{given} operands given, {wanted} wanted")?,
            EncodeErrorKind::OperandKind { wanted, given } => {
                write!(f, "{} given, {} wanted", given.as_str(), wanted.as_str())?;
            }
            EncodeErrorKind::RegisterClass { wanted, given } => match (desc, wanted) {
                (Some(desc), OperandClass::Reg(class)) => {
                    write!(f, "register {} is not in class {}", desc.reg(given).name(), desc.class(class).name())?;
                }
                _ => write!(f, "{given} is not in the wanted class")?,
            },
            EncodeErrorKind::Tied { to } => write!(f, "the register differs from operand {to}, to which it is tied")?,
            EncodeErrorKind::EarlyClobber { to } => write!(f, "operand {to} is written before this register is read")?,
            EncodeErrorKind::ImmOutOfRange { min, max, given } => {
                write!(f, "immediate {given} is not in {min}..={max}")?;
            }
            EncodeErrorKind::ImmMultiple { multiple, given } => {
                write!(f, "immediate {given} is not a multiple of {multiple}")?;
            }
            EncodeErrorKind::ImmField { given } => write!(f, "immediate {given} is none that this field can say")?,
            EncodeErrorKind::Condition { given } => write!(f, "condition {given} does not exist")?,
            EncodeErrorKind::Prefix { why } => f.write_str(why)?,
            EncodeErrorKind::Address { why } => write!(f, "address: {why}")?,
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

/// Why the fixups of a buffer could not be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixupError {
    /// A label was used and never bound.
    Unbound {
        /// The label.
        label: LabelId,
        /// Where it was used.
        at: u32,
    },
    /// A label is too far away for the field that names it.
    OutOfRange {
        /// The label.
        label: LabelId,
        /// Where the field is.
        at: u32,
        /// The distance in bytes.
        distance: i64,
        /// The width of the field in bits.
        bits: u8,
    },
    /// The distance is not a multiple of what the field counts in.
    Misaligned {
        /// The label.
        label: LabelId,
        /// Where the field is.
        at: u32,
        /// The distance in bytes.
        distance: i64,
    },
}

impl FixupError {
    /// Where the field is.
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
                write!(f, "label {label} is {distance} bytes from its use at {at:#x}, which the field cannot say")
            }
        }
    }
}

impl std::error::Error for FixupError {}
