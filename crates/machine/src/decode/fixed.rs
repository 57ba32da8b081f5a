//! Decoding of instruction words of fixed size.
//!
//! In: bytes. Out: the instruction whose constant bits agree, the one with the fewest other bits first.
//! Invariant: instructions are grouped by size and by their lowest constant byte where all have one.
//! Not here: prefixes.

use super::{DecodeError, Found, Operands, RegNumbers, sign_extend};
use crate::codec::Codec;
use crate::desc::{InstRef, OperandClass, Piece, TargetDesc, low_bits};
use crate::encode::{ADDRESS_BASE, ADDRESS_INDEX, ADDRESS_SCALE, MAX_OPERANDS, read_word};
use crate::ids::{ClassId, InstId, OperandKindId, RegId};
use crate::operand::{Mem, Operand, Scale};

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
    pub(super) fn new(desc: &TargetDesc, is_there: &dyn Fn(InstRef<'_>) -> bool) -> Self {
        let mut all: Vec<(usize, Candidate)> = Vec::new();
        for inst in desc.insts().filter(|inst| is_there(*inst)) {
            // What only compilers write may be several words that are decoded as such.
            let is_written = !inst.flags().is_codegen_only() || inst.flags().is_asm_only();
            if let Some(form) = inst.fixed().filter(|_| is_written) {
                let mask = low_bits(form.size_bytes * 8) & !form.variable_bits();
                all.push((usize::from(form.size_bytes), Candidate { mask, value: form.base & mask, inst: inst.id }));
            }
        }
        let is_hidden = |c: &Candidate| desc.inst(c.inst).flags().is_asm_only();
        // Another text for the same instruction is what is written.
        let is_own_text = |c: &Candidate| !desc.inst(c.inst).flags().is_codegen_only();
        all.sort_by_key(|(bytes, c)| (*bytes, free_bits(desc, c.inst), is_own_text(c), is_hidden(c), c.inst));
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

/// How many bits operands can choose: bits of one operand that stand in two places count once.
fn free_bits(desc: &TargetDesc, inst: InstId) -> u32 {
    let mut chosen = [0u64; 16];
    let inst = desc.inst(inst);
    for p in inst.fixed().into_iter().flat_map(|form| form.pieces()) {
        // There is nothing to choose of one register.
        if matches!(inst.operand(p.operand.into()).class(), OperandClass::Reg(class) if desc.class(class).members().len() == 1)
        {
            continue;
        }
        chosen[usize::from(p.operand & 15)] |= low_bits(p.len) << p.from;
    }
    chosen.iter().map(|bits| bits.count_ones()).sum()
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
    let base = inst.fixed()?.base;
    for p in inst.fixed()?.pieces() {
        let place = usize::from(p.operand & 15);
        let (bits, mask) = (((word ^ base) >> p.to & low_bits(p.len)) << p.from, low_bits(p.len) << p.from);
        // Bits that stand in the word twice must agree.
        if (values[place] ^ bits) & known[place] & mask != 0 {
            return None;
        }
        values[place] |= bits;
        known[place] |= mask;
        tops[place] = tops[place].max(p.from + p.len);
    }
    for (place, info) in inst.operands().enumerate() {
        let (value, bits) = (values[place], tops[place]);
        if let OperandClass::Mem(kind) = info.class() {
            let fields = inst.fixed()?.pieces().filter(|p| usize::from(p.operand) == place);
            found.set(place, Operand::Mem(address(desc, kind, value, fields)?))?;
            continue;
        }
        if bits == 0 {
            // A register that is the only one of its class needs no bits.
            if let OperandClass::Reg(class) = info.class()
                && info.tied_to().is_none()
                && let Some(reg) = register(desc, class, 0, 0)
            {
                found.set(place, Operand::Reg(reg))?;
            }
            // Nor does the only name of its kind,
            if let OperandClass::Cond(kind) = info.class()
                && info.tied_to().is_none()
                && desc.operand_kind(kind).names().len() == 1
            {
                found.cond(place, 0)?;
            }
            // nor the only number.
            if let OperandClass::Imm(kind) = info.class()
                && desc.operand_kind(kind).min() == desc.operand_kind(kind).max()
            {
                found.imm(place, desc.operand_kind(kind).min())?;
            }
            continue;
        }
        match info.class() {
            OperandClass::Reg(class) => match regs.get(class, value).filter(|_| bits >= MAX_REG_BITS) {
                Some(reg) => found.set(place, Operand::Reg(reg))?,
                None => found.set(place, Operand::Reg(register(desc, class, value, bits)?))?,
            },
            OperandClass::Cond(_) => found.cond(place, value as u8)?,
            OperandClass::Label(kind) => {
                let distance = sign_extend(value, u32::from(bits)) - i64::from(desc.operand_kind(kind).bias());
                found.imm(place, distance)?;
            }
            OperandClass::Imm(kind) if desc.operand_kind(kind).codec() != Codec::Plain => {
                let kind = desc.operand_kind(kind);
                found.imm(place, kind.codec().decode(value, kind.width_bits())?)?;
            }
            OperandClass::Imm(kind) if desc.operand_kind(kind).is_signed() => {
                found.imm(place, sign_extend(value, u32::from(bits)))?;
            }
            OperandClass::Imm(_) => found.imm(place, value as i64)?,
            OperandClass::Mem(_) => return None,
        }
    }
    found.finish(len)
}

/// Registers are looked up by their whole number if it has at least so many bits.
const MAX_REG_BITS: u8 = 5;

/// The only register of the class whose number ends with these bits.
fn register(desc: &TargetDesc, class: ClassId, value: u64, bits: u8) -> Option<RegId> {
    let mut fitting =
        desc.class(class).members().filter(|reg| u64::from(desc.reg(*reg).encoding()) & low_bits(bits) == value);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// An address from the number that it is in instruction words.
fn address(
    desc: &TargetDesc,
    kind: OperandKindId,
    value: u64,
    pieces: impl Iterator<Item = Piece> + Clone,
) -> Option<Mem> {
    let bits_of = |from: u8, len: u8| {
        let parts = pieces.clone().filter(|p| p.from >= from && p.from < from + len);
        parts.map(|p| p.from + p.len - from).max().unwrap_or(0)
    };
    let kind = desc.operand_kind(kind);
    let part = |from: u8, class: Option<ClassId>| {
        let bits = bits_of(from, 8);
        register(desc, class?, value >> from & low_bits(bits), bits)
    };
    let disp_bits = bits_of(0, 32);
    let disp = value & low_bits(disp_bits);
    let disp = if kind.is_signed() { sign_extend(disp, u32::from(disp_bits)) } else { disp as i64 };
    if !kind.holds(disp) {
        return None;
    }
    let has_index = bits_of(ADDRESS_INDEX, 8) != 0;
    Some(Mem {
        base: Some(part(ADDRESS_BASE, kind.base_class())?),
        index: if has_index { Some(part(ADDRESS_INDEX, kind.index_class())?) } else { None },
        scale: Scale::ALL[(value >> ADDRESS_SCALE & 3) as usize],
        disp: disp as i32,
        label: None,
    })
}
