//! Bytes to instructions.
//!
//! In: bytes and a description. Out: the instruction, its operands and its length.
//! Invariants: any bytes give an answer or an error, never a panic; what is decoded encodes to the same operands again;
//! the tables of the encoder drive the decoder through an index that is built once.
//! Not here: text (`asm`), following branches.

mod candidate;
mod fixed;
mod head;
mod prefixed;

use std::fmt;

use crate::desc::{EncodingStyle, FeatureSet, InstRef, TargetDesc};
use crate::encode::MAX_OPERANDS;
use crate::ids::InstId;
use crate::operand::Operand;
use crate::prefixes::Prefixes;

/// The places of operands: one more than instructions have, for what they do not.
type Operands = [Operand; MAX_OPERANDS + 1];

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    /// The instruction.
    pub inst: InstId,
    /// Number of bytes.
    pub len: usize,
    /// What stands before it.
    pub prefixes: Prefixes,
    operands: Operands,
    n_operands: u8,
}

impl Decoded {
    /// A place for [`Decoder::decode_into`]: no operands, no length.
    pub const EMPTY: Decoded = Decoded {
        inst: InstId(0),
        len: 0,
        prefixes: Prefixes::NONE,
        operands: [Operand::Imm(0); MAX_OPERANDS + 1],
        n_operands: 0,
    };

    /// The operands: results, then inputs, as the encoder takes them; branch targets are distances.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

impl PartialEq for Decoded {
    fn eq(&self, other: &Self) -> bool {
        let of = |it: &Decoded| (it.inst, it.len, it.prefixes);
        of(self) == of(other) && self.operands() == other.operands()
    }
}

impl Eq for Decoded {}

/// Why bytes are not an instruction of the description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// The bytes end within an instruction.
    Truncated,
    /// No instruction has this opcode and these prefixes.
    UnknownOpcode,
    /// An instruction has this opcode, but not with these operands.
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

    /// The same for a machine with these features: instructions that it has not are none. Where machines give one word
    /// different meanings, this decides.
    pub fn with_features(desc: &'a TargetDesc, features: &FeatureSet) -> Self {
        Self::with_instructions(desc, &|inst| features.has_all(inst.features()))
    }

    /// The same for chosen instructions.
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

    /// The same into a place that is used again and again: nothing is copied, which would wait for what was just written.
    ///
    /// After an error the place holds an instruction without operands and length.
    ///
    /// # Errors
    /// If the bytes do not start with an instruction.
    #[inline]
    pub fn decode_into(&self, bytes: &[u8], decoded: &mut Decoded) -> Result<(), DecodeError> {
        match &self.style {
            Style::Prefixed(index) => index.decode(bytes, decoded),
            Style::Fixed(index) => {
                decoded.prefixes = Prefixes::NONE;
                index.decode(bytes, decoded)
            }
        }
    }

    /// The instructions of a stretch of bytes with their offsets, up to the first that is none.
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

/// The low `bits` bits of a number with their sign.
fn sign_extend(value: u64, bits: u32) -> i64 {
    if bits == 0 || bits >= 64 {
        return value as i64;
    }
    (value << (64 - bits)) as i64 >> (64 - bits)
}
