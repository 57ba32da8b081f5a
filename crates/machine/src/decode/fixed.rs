//! Decoding of instruction words of fixed size.
//!
//! In: bytes. Out: the instruction whose constant bits agree, the one with the most constant bits first.
//! Invariant: instructions are grouped by size and by their lowest constant byte where all have one.
//! Not here: prefixes.

use super::{DecodeError, Found, Operands, RegNumbers, sign_extend};
use crate::codec::Codec;
use crate::desc::{OperandClass, TargetDesc, low_bits};
use crate::encode::{MAX_OPERANDS, read_word};
use crate::ids::InstId;
use crate::operand::Operand;

/// The instructions by size, the most specific first.
#[derive(Clone, Debug)]
pub(super) struct Index {
    sizes: Vec<Size>,
    big_endian: bool,
}

#[derive(Clone, Debug)]
struct Size {
    bytes: usize,
    /// Bits that are constant in every instruction of this size, at most the eight lowest of them.
    key_bits: Vec<u8>,
    groups: Vec<Vec<Candidate>>,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    mask: u64,
    value: u64,
    inst: InstId,
}

impl Index {
    pub(super) fn new(desc: &TargetDesc) -> Self {
        let mut all: Vec<(usize, Candidate)> = Vec::new();
        for inst in desc.insts() {
            if let Some(form) = inst.fixed() {
                let mask = low_bits(form.size_bytes * 8) & !form.variable_bits();
                all.push((usize::from(form.size_bytes), Candidate { mask, value: form.base & mask, inst: inst.id }));
            }
        }
        all.sort_by_key(|(bytes, c)| {
            (*bytes, std::cmp::Reverse(c.mask.count_ones()), desc.inst(c.inst).flags().is_codegen_only(), c.inst)
        });
        let sizes = all.chunk_by(|a, b| a.0 == b.0).map(|chunk| Size::new(chunk[0].0, chunk)).collect();
        Index { sizes, big_endian: !desc.is_little_endian() }
    }

    pub(super) fn decode(
        &self,
        desc: &TargetDesc,
        regs: &RegNumbers,
        bytes: &[u8],
        found: &mut [Operand; MAX_OPERANDS],
    ) -> Result<Found, DecodeError> {
        let mut error = DecodeError::UnknownOpcode;
        // Long words first: a short one is a prefix of nothing.
        for size in self.sizes.iter().rev() {
            let Some(word) = bytes.get(..size.bytes) else {
                if error == DecodeError::UnknownOpcode {
                    error = DecodeError::Truncated;
                }
                continue;
            };
            let word = read_word(word, self.big_endian);
            for c in size.groups[size.key(word)].iter().filter(|c| word & c.mask == c.value) {
                match operands(desc, regs, c.inst, word, size.bytes, found) {
                    Some(decoded) => return Ok(decoded),
                    None => error = DecodeError::InvalidOperands,
                }
            }
        }
        Err(error)
    }
}

impl Size {
    fn new(bytes: usize, chunk: &[(usize, Candidate)]) -> Self {
        let common = chunk.iter().fold(u64::MAX, |mask, (_, c)| mask & c.mask);
        let key_bits: Vec<u8> = (0..64).filter(|&bit| common >> bit & 1 != 0).take(8).collect();
        let mut size = Size { bytes, groups: vec![Vec::new(); 1 << key_bits.len()], key_bits };
        for (_, candidate) in chunk {
            let key = size.key(candidate.value);
            size.groups[key].push(*candidate);
        }
        size
    }

    fn key(&self, word: u64) -> usize {
        self.key_bits.iter().enumerate().fold(0, |key, (i, &bit)| key | ((word >> bit & 1) as usize) << i)
    }
}

fn operands(
    desc: &TargetDesc,
    regs: &RegNumbers,
    inst: InstId,
    word: u64,
    len: usize,
    into: &mut [Operand; MAX_OPERANDS],
) -> Option<Found> {
    let inst = desc.inst(inst);
    let mut found = Operands::new(desc, inst, into);
    let (mut values, mut tops, mut known) = ([0u64; 16], [0u8; 16], [0u64; 16]);
    for p in inst.fixed()?.pieces() {
        let place = usize::from(p.operand & 15);
        let (bits, mask) = ((word >> p.to & low_bits(p.len)) << p.from, low_bits(p.len) << p.from);
        // Bits that stand in the word twice must agree.
        if (values[place] ^ bits) & known[place] & mask != 0 {
            return None;
        }
        values[place] |= bits;
        known[place] |= mask;
        tops[place] = tops[place].max(p.from + p.len);
    }
    for (place, info) in inst.operands().enumerate() {
        if tops[place] == 0 {
            continue;
        }
        match info.class() {
            OperandClass::Reg(_) => found.reg(regs, place, values[place])?,
            OperandClass::Cond(_) => found.cond(place, values[place] as u8)?,
            OperandClass::Label(_) => found.imm(place, sign_extend(values[place], u32::from(tops[place])))?,
            OperandClass::Imm(kind) if desc.operand_kind(kind).codec() != Codec::Plain => {
                let kind = desc.operand_kind(kind);
                found.imm(place, kind.codec().decode(values[place], kind.width_bits())?)?;
            }
            OperandClass::Imm(kind) if desc.operand_kind(kind).is_signed() => {
                found.imm(place, sign_extend(values[place], u32::from(tops[place])))?;
            }
            OperandClass::Imm(_) => found.imm(place, values[place] as i64)?,
            OperandClass::Mem(_) => return None,
        }
    }
    found.finish(len)
}
