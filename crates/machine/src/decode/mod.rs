//! Bytes to instructions.
//!
//! In: bytes and a description. Out: the instruction, its operands and its length.
//! Invariants: any bytes give an answer or an error, never a panic; what is decoded encodes to the same operands again;
//! the tables of the encoder drive the decoder through an index that is built once.
//! Not here: text (`asm`), following branches.

mod fixed;
mod head;
mod prefixed;

use std::fmt;

use crate::desc::{EncodingStyle, FeatureSet, InstRef, OperandClass, TargetDesc};
use crate::encode::{MAX_OPERANDS, overwritten_early};
use crate::ids::{ClassId, InstId, RegId};
use crate::operand::Operand;

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    /// The instruction.
    pub inst: InstId,
    /// Number of bytes.
    pub len: usize,
    /// One more than instructions have, for what they do not.
    operands: [Operand; MAX_OPERANDS + 1],
    n_operands: u8,
}

impl Decoded {
    /// A place for [`Decoder::decode_into`]: no operands, no length.
    pub const EMPTY: Decoded =
        Decoded { inst: InstId(0), len: 0, operands: [Operand::Imm(0); MAX_OPERANDS + 1], n_operands: 0 };

    /// The operands: results, then inputs, as the encoder takes them; branch targets are distances.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

impl PartialEq for Decoded {
    fn eq(&self, other: &Self) -> bool {
        (self.inst, self.len, self.operands()) == (other.inst, other.len, other.operands())
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
    desc: &'a TargetDesc,
    regs: RegNumbers,
    style: Style,
}

#[derive(Clone, Debug)]
enum Style {
    Prefixed(prefixed::Index),
    Fixed(fixed::Index),
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
        let regs = RegNumbers::new(desc);
        let style = match desc.encoding_style() {
            EncodingStyle::Prefixed => Style::Prefixed(prefixed::Index::new(desc, &regs, is_there)),
            EncodingStyle::Fixed => Style::Fixed(fixed::Index::new(desc, is_there)),
        };
        Decoder { desc, regs, style }
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
        let found = match &self.style {
            Style::Prefixed(index) => index.decode(self.desc, &self.regs, bytes, &mut decoded.operands),
            Style::Fixed(index) => {
                let [found @ .., _] = &mut decoded.operands;
                index.decode(self.desc, &self.regs, bytes, found)
            }
        };
        match found {
            Ok(Found { inst, len, n_operands }) => {
                (decoded.inst, decoded.len, decoded.n_operands) = (inst, len, n_operands);
                Ok(())
            }
            Err(error) => {
                (decoded.len, decoded.n_operands) = (0, 0);
                Err(error)
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

/// The registers of each class by their number in instructions: rows of equal length, a power of two.
#[derive(Clone, Debug)]
struct RegNumbers {
    row_log2: u32,
    regs: Vec<Option<RegId>>,
}

impl RegNumbers {
    fn new(desc: &TargetDesc) -> Self {
        let n = desc.regs().map(|reg| usize::from(reg.encoding()) + 1).max().unwrap_or(1);
        let row_log2 = n.max(32).next_power_of_two().ilog2();
        let mut regs = vec![None; desc.classes().len() << row_log2];
        // A row behind the classes, in which every number is some register.
        regs.extend(std::iter::repeat_n(Some(RegId::from_index(0)), 1 << row_log2));
        for class in desc.classes() {
            for reg in class.members() {
                regs[class.id.index() << row_log2 | usize::from(desc.reg(reg).encoding())] = Some(reg);
            }
        }
        RegNumbers { row_log2, regs }
    }

    #[inline]
    fn get(&self, class: ClassId, number: u64) -> Option<RegId> {
        if number >> self.row_log2 != 0 {
            return None;
        }
        self.regs.get(class.index() << self.row_log2 | number as usize).copied().flatten()
    }

    /// Where the registers of a class start.
    #[inline]
    fn row(&self, class: ClassId) -> u16 {
        (class.index() << self.row_log2) as u16
    }

    /// Where a register is found for every number.
    fn any_row(&self) -> u16 {
        (self.regs.len() - (1 << self.row_log2)) as u16
    }

    /// The register of a class, of which the row is known; its number has five bits, as prefixes have.
    #[inline(always)]
    fn in_row(&self, row: u16, number: u8) -> Option<RegId> {
        self.regs.get(usize::from(row) + usize::from(number & 31)).copied().flatten()
    }
}

/// What was found besides the operands.
struct Found {
    inst: InstId,
    len: usize,
    n_operands: u8,
}

/// Operands as they are found; `None` if two places that are one operand disagree.
struct Operands<'a, 'o> {
    desc: &'a TargetDesc,
    inst: InstRef<'a>,
    found: &'o mut [Operand; MAX_OPERANDS],
    present: u32,
}

impl<'a, 'o> Operands<'a, 'o> {
    #[inline]
    fn new(desc: &'a TargetDesc, inst: InstRef<'a>, found: &'o mut [Operand; MAX_OPERANDS]) -> Self {
        Operands { desc, inst, found, present: 0 }
    }

    #[inline(always)]
    fn set(&mut self, place: usize, operand: Operand) -> Option<()> {
        let bit = 1 << place;
        if self.present & bit != 0 && self.found[place] != operand {
            return None;
        }
        self.found[place] = operand;
        self.present |= bit;
        Some(())
    }

    /// A number, which must be one that the operand can be.
    #[inline]
    fn imm(&mut self, place: usize, value: i64) -> Option<()> {
        let kind = self.desc.operand_kind(self.inst.operand(place).class().kind()?);
        if kind.holds(value) { self.set(place, Operand::Imm(value)) } else { None }
    }

    /// A condition, which must have a name if any has.
    #[inline]
    fn cond(&mut self, place: usize, value: u8) -> Option<()> {
        let kind = self.desc.operand_kind(self.inst.operand(place).class().kind()?);
        if kind.has_condition(value.into()) { self.set(place, Operand::Cond(value)) } else { None }
    }

    /// Fills in tied operands; `None` if an operand was not found.
    #[inline]
    fn finish(mut self, len: usize) -> Option<Found> {
        let n = self.inst.n_operands();
        for (place, info) in self.inst.operands().enumerate() {
            if let Some(to) = info.tied_to() {
                // Either of the two may be what the encoding names.
                let (from, other) = if self.present >> to & 1 != 0 { (to, place) } else { (place, to) };
                if self.present >> from & 1 != 0 {
                    let operand = match (self.found[from], self.inst.operand(other).class()) {
                        (Operand::Reg(reg), OperandClass::Reg(class)) => {
                            Operand::Reg(self.desc.class(class).view_of(reg)?)
                        }
                        (operand, _) => operand,
                    };
                    self.set(other, operand)?;
                }
            }
        }
        let is_whole = self.present == (1u32 << n) - 1;
        if !is_whole || overwritten_early(self.desc, self.inst.operand_words(), &self.found[..n]).is_some() {
            return None;
        }
        Some(Found { inst: self.inst.id, len, n_operands: n as u8 })
    }
}

/// The low `bits` bits of a number with their sign.
fn sign_extend(value: u64, bits: u32) -> i64 {
    if bits == 0 || bits >= 64 {
        return value as i64;
    }
    (value << (64 - bits)) as i64 >> (64 - bits)
}
