//! Errors of the assemblers.
//!
//! In: errors of the encoder and of labels. Out: [`AssemblerError`]: the operation, the operand, the line of the call.
//! Not here: mistakes that the operand types already exclude.

use super::operand::{Value, Values};
use core::fmt;
use kernelsmith_machine::encode::{EncodeErrorKind, FixupError};
use kernelsmith_machine::{AsmPiece, InstId, TargetDesc};
use std::panic::Location;

/// The kind of mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AssemblerErrorKind {
    /// The number does not fit the instruction's field.
    OutOfRange {
        /// The number.
        value: i64,
        /// The minimum that fits.
        min: i64,
        /// The maximum that fits.
        max: i64,
    },
    /// The number is not a multiple of the field's unit.
    NotMultiple {
        /// The number.
        value: i64,
        /// The required divisor.
        of: u32,
    },
    /// The number is in range, but the field encodes only some numbers of that range, and not this one.
    NotEncodable {
        /// The bits of the number.
        value: i64,
    },
    /// The operand cannot be this register; for example, a stack pointer where its number would mean zero.
    Register,
    /// The instruction does not take the operand, for this reason.
    Operand(&'static str),
    /// The label belongs to another assembler.
    ForeignLabel,
    /// The label is already bound.
    BoundTwice,
    /// The label is used but never bound.
    Unbound,
    /// The label is too far away, or at a distance that is not a multiple of the instruction size.
    OutOfReach {
        /// The distance in bytes.
        distance: i64,
    },
}

/// The first error in assembler code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssemblerError {
    operation: String,
    operand: Option<(usize, String)>,
    kind: AssemblerErrorKind,
    location: &'static Location<'static>,
}

/// An instruction that refers to a label.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) at: u32,
    pub(super) inst: InstId,
    pub(super) location: &'static Location<'static>,
}

/// An operand that does not fit: the instruction, the index of the value, the reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    pub(super) inst: InstId,
    pub(super) value: Option<usize>,
    pub(super) kind: FaultKind,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum FaultKind {
    Encode(EncodeErrorKind),
    Wrong(&'static str),
    ForeignLabel,
}

impl AssemblerError {
    /// The mnemonic of the instruction, or the name of the method.
    pub fn operation(&self) -> &str {
        &self.operation
    }

    /// The index of the operand, from 0, and its text; `None` if the error concerns no single operand.
    pub fn operand(&self) -> Option<(usize, &str)> {
        self.operand.as_ref().map(|(number, text)| (*number, text.as_str()))
    }

    /// The kind of mistake.
    pub fn kind(&self) -> &AssemblerErrorKind {
        &self.kind
    }

    /// The source line of the call.
    pub fn location(&self) -> &'static Location<'static> {
        self.location
    }

    pub(super) fn new(operation: &str, kind: AssemblerErrorKind, location: &'static Location<'static>) -> Self {
        AssemblerError { operation: operation.to_owned(), operand: None, kind, location }
    }

    #[cold]
    pub(super) fn of_operand(
        desc: &TargetDesc,
        fault: Fault,
        values: &Values,
        texts: &[String],
        location: &'static Location<'static>,
    ) -> Self {
        let kind = match fault.kind {
            FaultKind::ForeignLabel => AssemblerErrorKind::ForeignLabel,
            FaultKind::Wrong(why) => AssemblerErrorKind::Operand(why),
            FaultKind::Encode(kind) => match kind {
                EncodeErrorKind::ImmOutOfRange { min, max, actual } => {
                    AssemblerErrorKind::OutOfRange { value: actual, min, max }
                }
                EncodeErrorKind::ImmMultiple { multiple, actual } => {
                    AssemblerErrorKind::NotMultiple { value: actual, of: multiple }
                }
                EncodeErrorKind::ImmField { actual } => AssemblerErrorKind::NotEncodable { value: actual },
                EncodeErrorKind::RegisterClass { .. } => AssemblerErrorKind::Register,
                EncodeErrorKind::EarlyClobber { .. } => {
                    AssemblerErrorKind::Operand("it is written before it is read, so it must be another register")
                }
                EncodeErrorKind::Condition { .. } => AssemblerErrorKind::Operand("this condition is not taken here"),
                EncodeErrorKind::Address { reason } | EncodeErrorKind::Prefix { reason } => {
                    AssemblerErrorKind::Operand(reason)
                }
                _ => AssemblerErrorKind::Operand("the table of this instruction is wrong"),
            },
        };
        let number = fault.value.and_then(|value| values.owner_of(value));
        let operand = number.map(|number| (number, texts.get(number).cloned().unwrap_or_default()));
        AssemblerError { operation: mnemonic(desc, fault.inst), operand, kind, location }
    }

    #[cold]
    pub(super) fn of_label(desc: &TargetDesc, place: Option<&Place>, error: &FixupError) -> Self {
        let kind = match *error {
            FixupError::Unbound { .. } => AssemblerErrorKind::Unbound,
            FixupError::OutOfRange { distance, .. } | FixupError::Misaligned { distance, .. } => {
                AssemblerErrorKind::OutOfReach { distance }
            }
        };
        match place {
            Some(place) => AssemblerError::new(&mnemonic(desc, place.inst), kind, place.location),
            None => AssemblerError::new("label", kind, Location::caller()),
        }
    }
}

/// The mnemonic of an instruction.
fn mnemonic(desc: &TargetDesc, inst: InstId) -> String {
    let first = desc.inst(inst).asm().next();
    let text = if let Some(AsmPiece::Literal(text)) = first { text } else { desc.inst(inst).name() };
    text.split(['\t', ' ', '{', '[', '$']).next().unwrap_or(text).trim_end_matches('.').to_owned()
}

impl Values {
    /// The index of the operand that a value belongs to.
    fn owner_of(&self, value: usize) -> Option<usize> {
        self.values().get(value).map(|(owner, _): &(u8, Value)| usize::from(*owner))
    }
}

impl fmt::Display for AssemblerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: `{}`: ", self.location, self.operation)?;
        if let Some((number, text)) = &self.operand {
            write!(f, "operand {number} (`{text}`): ")?;
        }
        match &self.kind {
            AssemblerErrorKind::OutOfRange { value, min, max } => write!(f, "{value} is not in {min}..={max}"),
            AssemblerErrorKind::NotMultiple { value, of } => write!(f, "{value} is not a multiple of {of}"),
            AssemblerErrorKind::NotEncodable { .. } => f.write_str("the instruction cannot say this number"),
            AssemblerErrorKind::Register => f.write_str("the instruction does not take this register here"),
            AssemblerErrorKind::Operand(why) => f.write_str(why),
            AssemblerErrorKind::ForeignLabel => f.write_str("the label is of another assembler"),
            AssemblerErrorKind::BoundTwice => f.write_str("the label is bound already"),
            AssemblerErrorKind::Unbound => f.write_str("the label is never bound"),
            AssemblerErrorKind::OutOfReach { distance } => {
                write!(f, "the label is {distance} bytes away, which the instruction cannot say")
            }
        }
    }
}

impl core::error::Error for AssemblerError {}
