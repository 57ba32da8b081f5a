//! Decoding of instruction words of fixed size.
//!
//! In: bytes. Out: the instruction whose constant bits match; of several, the one with the fewest free bits.
//! Invariant: instructions are grouped by size, and by the lowest constant byte if all instructions of that size have
//! one.
//! Not here: prefixes.

use super::{DecodeError, Decoded, sign_extend};
use crate::codec::Codec;
use crate::desc::{InstRef, OperandClass, Piece, TargetDesc, low_bits};
use crate::encode::{ADDRESS_BASE, ADDRESS_INDEX, ADDRESS_SCALE, MAX_OPERANDS, overwritten_early, read_word};
use crate::ids::{ClassId, InstId, OperandKindId, RegId};
use crate::operand::{Mem, Operand, Scale};

/// The instructions by size; within a size, those with the fewest free bits come first.
#[derive(Clone, Debug)]
pub(super) struct Index<'a> {
    desc: &'a TargetDesc,
    regs: RegNumbers,
    sizes: Vec<Size>,
    big_endian: bool,
}

#[derive(Clone, Debug)]
struct Size {
    bytes: usize,
    /// The lowest bits, at most eight, that are constant in every instruction of this size.
    key_bits: Vec<u8>,
    groups: Vec<Vec<Candidate>>,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    mask: u64,
    value: u64,
    inst: InstId,
}

impl<'a> Index<'a> {
    pub(super) fn new(desc: &'a TargetDesc, is_there: &dyn Fn(InstRef<'_>) -> bool) -> Self {
        let mut all: Vec<(usize, Candidate)> = Vec::new();
        for inst in desc.insts().filter(|inst| is_there(*inst)) {
            // Codegen-only instructions may consist of several words, which decode as separate instructions.
            let is_written = !inst.flags().is_codegen_only() || inst.flags().is_asm_only();
            if let Some(form) = inst.fixed().filter(|_| is_written) {
                let mask = low_bits(form.size_bytes * 8) & !form.variable_bits();
                all.push((usize::from(form.size_bytes), Candidate { mask, value: form.base & mask, inst: inst.id }));
            }
        }
        let is_hidden = |c: &Candidate| desc.inst(c.inst).flags().is_asm_only();
        // Among instructions with equal bits, prefer the one that the printer may show.
        let is_own_text = |c: &Candidate| !desc.inst(c.inst).flags().is_codegen_only();
        all.sort_by_key(|(bytes, c)| (*bytes, free_bits(desc, c.inst), is_own_text(c), is_hidden(c), c.inst));
        let sizes = all.chunk_by(|a, b| a.0 == b.0).map(|chunk| Size::new(chunk[0].0, chunk)).collect();
        Index { desc, regs: RegNumbers::new(desc), sizes, big_endian: !desc.is_little_endian() }
    }

    pub(super) fn decode(&self, bytes: &[u8], decoded: &mut Decoded) -> Result<(), DecodeError> {
        let mut error = DecodeError::UnknownOpcode;
        // Try long words first, because a short word is never a prefix of a long one.
        for size in self.sizes.iter().rev() {
            let Some(word) = bytes.get(..size.bytes) else {
                if error == DecodeError::UnknownOpcode {
                    error = DecodeError::Truncated;
                }
                continue;
            };
            let word = read_word(word, self.big_endian);
            for c in size.groups[size.key(word)].iter().filter(|c| word & c.mask == c.value) {
                let [found @ .., _] = &mut decoded.operands;
                let Some(n_operands) = operands(self.desc, &self.regs, c.inst, word, found) else {
                    error = DecodeError::InvalidOperands;
                    continue;
                };
                (decoded.inst, decoded.len, decoded.n_operands) = (c.inst, size.bytes, n_operands);
                return Ok(());
            }
        }
        (decoded.len, decoded.n_operands) = (0, 0);
        Err(error)
    }
}

/// The number of free operand bits. Bits of one operand that occur at two positions count once.
fn free_bits(desc: &TargetDesc, inst: InstId) -> u32 {
    let mut chosen = [0u64; 16];
    let inst = desc.inst(inst);
    for p in inst.fixed().into_iter().flat_map(|form| form.pieces()) {
        // A class with one register needs no bits.
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

/// Extracts the operands of a word. Returns their number, or `None` if they are not valid.
fn operands(
    desc: &TargetDesc,
    regs: &RegNumbers,
    inst: InstId,
    word: u64,
    into: &mut [Operand; MAX_OPERANDS],
) -> Option<u8> {
    let inst = desc.inst(inst);
    let mut found = Entry::new(desc, inst, into);
    let (mut values, mut tops, mut known) = ([0u64; 16], [0u8; 16], [0u64; 16]);
    let base = inst.fixed()?.base;
    for p in inst.fixed()?.pieces() {
        let place = usize::from(p.operand & 15);
        let (bits, mask) = (((word ^ base) >> p.to & low_bits(p.len)) << p.from, low_bits(p.len) << p.from);
        // Operand bits that occur twice in the word must be equal.
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
            // A class with only one register needs no bits.
            if let OperandClass::Reg(class) = info.class()
                && info.tied_to().is_none()
                && let Some(reg) = register(desc, class, 0, 0)
            {
                found.set(place, Operand::Reg(reg))?;
            }
            // Nor does a kind with only one name,
            if let OperandClass::Cond(kind) = info.class()
                && info.tied_to().is_none()
                && desc.operand_kind(kind).names().len() == 1
            {
                found.cond(place, 0)?;
            }
            // or only one value.
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
    found.finish()
}

/// The lookup by the full register number requires at least this number of bits.
const MAX_REG_BITS: u8 = 5;

/// The only register of the class whose number ends with these bits.
fn register(desc: &TargetDesc, class: ClassId, value: u64, bits: u8) -> Option<RegId> {
    let mut fitting =
        desc.class(class).members().filter(|reg| u64::from(desc.reg(*reg).encoding()) & low_bits(bits) == value);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The address operand for a field of an instruction word.
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

/// The registers of each class by encoding number, in rows whose length is the same power of two.
#[derive(Clone, Debug)]
struct RegNumbers {
    row_log2: u32,
    regs: Vec<Option<RegId>>,
}

impl RegNumbers {
    fn new(desc: &TargetDesc) -> Self {
        let n = desc.regs().map(|reg| usize::from(reg.encoding()) + 1).max().unwrap_or(1);
        let row_log2 = n.next_power_of_two().ilog2();
        let mut regs = vec![None; desc.classes().len() << row_log2];
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
}

/// Operands during decoding. Fails with `None` if two fields of one operand disagree.
struct Entry<'a, 'o> {
    desc: &'a TargetDesc,
    inst: InstRef<'a>,
    found: &'o mut [Operand; MAX_OPERANDS],
    present: u32,
}

impl<'a, 'o> Entry<'a, 'o> {
    #[inline]
    fn new(desc: &'a TargetDesc, inst: InstRef<'a>, found: &'o mut [Operand; MAX_OPERANDS]) -> Self {
        Entry { desc, inst, found, present: 0 }
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

    /// Sets an immediate; fails if the operand cannot have this value.
    #[inline]
    fn imm(&mut self, place: usize, value: i64) -> Option<()> {
        let kind = self.desc.operand_kind(self.inst.operand(place).class().kind()?);
        if kind.holds(value) { self.set(place, Operand::Imm(value)) } else { None }
    }

    /// Sets a condition; if the kind has names, the condition must have one.
    #[inline]
    fn cond(&mut self, place: usize, value: u8) -> Option<()> {
        let kind = self.desc.operand_kind(self.inst.operand(place).class().kind()?);
        if kind.has_condition(value.into()) { self.set(place, Operand::Cond(value)) } else { None }
    }

    /// Fills in tied operands. Returns the number of operands, or `None` if one is missing.
    #[inline]
    fn finish(mut self) -> Option<u8> {
        let n = self.inst.n_operands();
        for (place, info) in self.inst.operands().enumerate() {
            if let Some(to) = info.tied_to() {
                // The encoding may hold either operand of a tied pair.
                let (from, other) = if self.present >> to & 1 != 0 { (to, place) } else { (place, to) };
                if self.present >> from & 1 != 0 {
                    let operand = match (self.found[from], self.inst.operand(other).class()) {
                        (Operand::Reg(reg), OperandClass::Reg(class)) => {
                            Operand::Reg(self.desc.class(class).same_number_view(reg)?)
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
        Some(n as u8)
    }
}
