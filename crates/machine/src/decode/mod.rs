//! Bytes to instructions.
//!
//! In: bytes and a description. Out: the instruction, its operands and its length.
//! Invariants: any bytes return an instruction or an error, never a panic; a decoded instruction encodes to the same
//! operands again;
//! an index over the encoder's tables drives the decoder; it is built once.
//! Not here: text (`asm`), following branches.

mod candidate;
mod fixed;
mod head;
mod part;
mod prefixed;

use std::fmt;

use crate::desc::{EncodingStyle, FeatureSet, InstRef, TargetDesc};
use crate::encode::MAX_OPERANDS;
use crate::ids::InstId;
use crate::operand::Operand;
use crate::prefixes::Prefixes;

/// Operand slots: one more than an instruction can have, as a dummy target for absent operands.
type Operands = [Operand; MAX_OPERANDS + 1];

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    /// The instruction.
    pub inst: InstId,
    /// Number of bytes.
    pub len: usize,
    /// Prefixes that are not part of the instruction.
    pub prefixes: Prefixes,
    operands: Operands,
    n_operands: u8,
}

impl Decoded {
    /// An initial value for [`Decoder::decode_into`]: no operands, length 0.
    pub const EMPTY: Decoded = Decoded {
        inst: InstId(0),
        len: 0,
        prefixes: Prefixes::NONE,
        operands: [Operand::Imm(0); MAX_OPERANDS + 1],
        n_operands: 0,
    };

    /// The operands: results, then inputs, in the encoder's order. Branch targets are distances in bytes.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

impl PartialEq for Decoded {
    fn eq(&self, other: &Self) -> bool {
        let of = |decoded: &Decoded| (decoded.inst, decoded.len, decoded.prefixes);
        of(self) == of(other) && self.operands() == other.operands()
    }
}

impl Eq for Decoded {}

/// The reason why bytes do not decode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// The bytes end within an instruction.
    Truncated,
    /// No instruction has this opcode with these prefixes.
    UnknownOpcode,
    /// Instructions with this opcode exist, but not with these operands.
    InvalidOperands,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DecodeError::Truncated => "the bytes end within an instruction",
            DecodeError::UnknownOpcode => "no instruction has this opcode",
            DecodeError::InvalidOperands => "no instruction has this opcode with these operands",
        })
    }
}

impl std::error::Error for DecodeError {}

/// The index of a description; build it once and keep it.
#[derive(Clone, Debug)]
pub struct Decoder<'a> {
    style: Style<'a>,
}

#[derive(Clone, Debug)]
enum Style<'a> {
    Prefixed(prefixed::Index<'a>),
    Fixed(fixed::Index<'a>),
}

impl<'a> Decoder<'a> {
    /// Builds the index.
    pub fn new(desc: &'a TargetDesc) -> Self {
        Self::with_instructions(desc, &|_| true)
    }

    /// Builds the index of the instructions that a machine with these features has. It also selects between
    /// instructions that give one word different meanings.
    pub fn with_features(desc: &'a TargetDesc, features: &FeatureSet) -> Self {
        Self::with_instructions(desc, &|inst| features.has_all(inst.features()))
    }

    /// Builds the index of the instructions for which `is_there` returns true.
    pub fn with_instructions(desc: &'a TargetDesc, is_there: &dyn Fn(InstRef<'_>) -> bool) -> Self {
        let style = match desc.encoding_style() {
            EncodingStyle::Prefixed => Style::Prefixed(prefixed::Index::new(desc, is_there)),
            EncodingStyle::Fixed => Style::Fixed(fixed::Index::new(desc, is_there)),
        };
        Decoder { style }
    }

    /// The instruction at the start of the bytes.
    #[inline]
    pub fn decode(&self, bytes: &[u8]) -> Result<Decoded, DecodeError> {
        let mut decoded = Decoded::EMPTY;
        self.decode_into(bytes, &mut decoded).map(|()| decoded)
    }

    /// Decodes into a value that the caller reuses. This avoids a copy, which would stall on the bytes just stored.
    ///
    /// After an error, `decoded` has no operands and length 0.
    ///
    /// # Errors
    /// If the bytes do not start with an instruction.
    #[inline(always)]
    pub fn decode_into(&self, bytes: &[u8], decoded: &mut Decoded) -> Result<(), DecodeError> {
        match &self.style {
            Style::Prefixed(index) => index.decode(bytes, decoded),
            Style::Fixed(index) => {
                decoded.prefixes = Prefixes::NONE;
                index.decode(bytes, decoded)
            }
        }
    }

    /// The instructions in the bytes with their offsets, up to the first invalid one.
    pub fn decode_all<'b>(
        &'b self,
        bytes: &'b [u8],
    ) -> impl Iterator<Item = (usize, Result<Decoded, DecodeError>)> + 'b {
        let mut at = 0;
        let mut failed = false;
        std::iter::from_fn(move || {
            if failed || at >= bytes.len() {
                return None;
            }
            let (start, result) = (at, self.decode(&bytes[at..]));
            match &result {
                Ok(decoded) => at += decoded.len,
                Err(_) => failed = true,
            }
            Some((start, result))
        })
    }
}

/// The low `bits` bits of a number, sign-extended.
fn sign_extend(value: u64, bits: u32) -> i64 {
    if bits == 0 || bits >= 64 {
        return value as i64;
    }
    (value << (64 - bits)) as i64 >> (64 - bits)
}
