//! Instruction encodings. The encoding style of the target determines which fields are read.

mod fixed;
mod prefixed;

pub(crate) use fixed::add_bit;

use kernelsmith_machine::EncodingStyle;
use kernelsmith_machine::build::{EncodingSpec, OperandSpec};
use kernelsmith_tablegen::RecordRef;

use crate::context::Cx;

/// The encoding of an instruction that is not a pseudo instruction.
pub(crate) fn encode<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    operands: &[OperandSpec<'a>],
    style: EncodingStyle,
) -> EncodingSpec {
    let encoding = match style {
        EncodingStyle::Fixed => fixed::encode(cx, record, operands),
        EncodingStyle::Prefixed => prefixed::encode(cx, record, operands),
    };
    encoding.unwrap_or(EncodingSpec::Pseudo)
}
