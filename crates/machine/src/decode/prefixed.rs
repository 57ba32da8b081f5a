//! Decoding of instructions with prefixes.
//!
//! In: bytes. Out: the first candidate of the opcode's slot that fits, the most specific first.
//! Invariants: candidates are found by two look-ups: the opcode (lead, map, byte), and in its block the slot for W, prefix,
//! register or address, and extension; registers in opcodes and conditions are expanded when the index is built.
//! Not here: address-size, segment and lock prefixes; bytes that use them are not instructions of a description.

use super::head::{Head, MODRM, byte, modrm_signature, wanted_signature};
use super::{DecodeError, Found, RegNumbers, sign_extend};
use crate::desc::{InstFlags, InstRef, OperandClass, TargetDesc};
use crate::encode::{ImmKind, Lead, MAX_OPERANDS, NOWHERE, PrefixedForm};
use crate::ids::{ClassId, InstId};
use crate::operand::{Mem, Operand, OperandTag, Scale};

/// The candidates of every opcode.
///
/// An opcode's block has a slot for each combination of what most often tells its instructions apart: W, register or
/// address, prefix, and for opcodes with extensions those. Few slots hold more than a handful of candidates.
#[derive(Clone, Debug)]
pub(super) struct Index {
    /// First slot of each opcode, doubled, plus one if extensions are among what tells them apart.
    blocks: Vec<u32>,
    /// First candidate of each slot.
    starts: Vec<u32>,
    candidates: Vec<Candidate>,
}

/// Slots of an opcode without extensions.
const SLOTS: usize = 16;

/// An instruction that an opcode may mean, with what decoding asks of it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    form: PrefixedForm,
    /// The bits of a [`Head::signature`] that must be as in `value`.
    mask: u32,
    value: u32,
    id: InstId,
    /// The register class of each operand; for an address, of its base.
    classes: [u8; MAX_OPERANDS],
    /// The class of the index of the address.
    index_class: u8,
    /// All operands, a bit each.
    all: u8,
    /// Operands that are another one again: that one, and the place.
    ties: [(u8, u8); 2],
    /// Bits that an immediate has with its sign; 0 if it has none, or if the description limits it further.
    signed_bits: u8,
    is_limited: bool,
}

const N_KEYS: usize = 3 * 8 * 256;

fn key(lead: Lead, map: u8, opcode: u8) -> usize {
    (lead as usize * 8 + usize::from(map & 7)) * 256 + usize::from(opcode)
}

impl Index {
    pub(super) fn new(desc: &TargetDesc) -> Self {
        let mut entries = Vec::new();
        for inst in desc.insts() {
            let Some(form) = inst.prefixed() else { continue };
            let has_cond = form.cond() != NOWHERE && form.lead() == Lead::Legacy;
            let n_opcodes = match (form.op_reg() != NOWHERE, has_cond) {
                (true, _) => 8,
                (_, true) => 16,
                _ => 1,
            };
            let flags = inst.flags();
            let is_hidden = flags.has(InstFlags::CODEGEN_ONLY);
            // Fewer free places and what the assembler would choose come first.
            let rank = (n_opcodes, is_hidden, flags.is_asm_only(), !form.has_extension(), inst.id.0);
            let candidate = Candidate::new(desc, inst, form);
            for low in 0..n_opcodes {
                entries.push((key(form.lead(), form.map(), form.opcode().wrapping_add(low)), rank, candidate));
            }
        }
        entries.sort_unstable_by_key(|&(key, rank, _)| (key, rank));
        let mut index = Index { blocks: vec![0; N_KEYS], starts: vec![0; SLOTS], candidates: Vec::new() };
        for opcode in entries.chunk_by(|a, b| a.0 == b.0) {
            let has_extensions = opcode.iter().any(|(.., candidate)| candidate.form.has_extension());
            let n_slots = if has_extensions { SLOTS * 8 } else { SLOTS };
            index.blocks[opcode[0].0] = (index.starts.len() as u32) << 1 | u32::from(has_extensions);
            for slot in 0..n_slots {
                index.starts.push(index.candidates.len() as u32);
                let fitting = opcode.iter().filter(|(.., candidate)| candidate.is_in(slot));
                index.candidates.extend(fitting.map(|(.., candidate)| *candidate));
            }
        }
        index.starts.push(index.candidates.len() as u32);
        index
    }

    #[inline]
    pub(super) fn decode(
        &self,
        desc: &TargetDesc,
        regs: &RegNumbers,
        bytes: &[u8],
        found: &mut [Operand; MAX_OPERANDS],
    ) -> Result<Found, DecodeError> {
        let head = Head::read(bytes)?;
        let block = self.blocks[key(head.lead, head.map, head.opcode)];
        let mut error = DecodeError::UnknownOpcode;
        let Ok(modrm) = byte(bytes, head.next) else {
            // Either there is no such byte in the instruction, or it is missing.
            for slot in 0..if block & 1 != 0 { SLOTS * 8 } else { SLOTS } {
                for candidate in self.slot(block, slot) {
                    if (head.signature() ^ candidate.value) & candidate.mask & !MODRM == 0 {
                        if !candidate.form.has_modrm() {
                            return (Attempt { desc, regs, candidate, head: &head }).decode(bytes, 0, found);
                        }
                        error = DecodeError::Truncated;
                    }
                }
            }
            return Err(if head.next >= 15 { DecodeError::UnknownOpcode } else { error });
        };
        let signature = head.signature() | modrm_signature(modrm);
        let extension = if block & 1 != 0 { usize::from(modrm >> 3 & 7) } else { 0 };
        let slot = usize::from(head.w)
            | usize::from(modrm >= 0xc0) << 1
            | usize::from(head.opcode_prefix()) << 2
            | extension << 4;
        for candidate in self.slot(block, slot) {
            if (signature ^ candidate.value) & candidate.mask != 0 {
                continue;
            }
            match (Attempt { desc, regs, candidate, head: &head }).decode(bytes, modrm, found) {
                Ok(decoded) => return Ok(decoded),
                Err(DecodeError::UnknownOpcode) => {}
                Err(other) => error = other,
            }
        }
        Err(error)
    }

    #[inline]
    fn slot(&self, block: u32, slot: usize) -> &[Candidate] {
        let at = (block >> 1) as usize + slot;
        // Opcodes that no instruction has share an empty block at the start.
        self.candidates.get(self.starts[at] as usize..self.starts[at + 1] as usize).unwrap_or_default()
    }
}

impl Candidate {
    /// Whether the instruction may have the properties that a slot stands for.
    fn is_in(&self, slot: usize) -> bool {
        let form = self.form;
        let prefix = match form.prefix() {
            0 => u8::from(form.op_size16()),
            prefix => prefix,
        };
        usize::from(form.w()) == slot & 1
            && (!form.has_modrm() || form.rm_is_mem() == (slot & 2 == 0))
            && usize::from(prefix) == slot >> 2 & 3
            && form.extension().is_none_or(|extension| usize::from(extension) == slot >> 4)
    }

    fn new(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> Candidate {
        let (mask, value) = wanted_signature(form);
        let mut classes = [0; MAX_OPERANDS];
        let mut ties = [(0, 0); 2];
        let (mut n_ties, mut index_class) = (0, 0);
        for (place, info) in inst.operands().enumerate().take(MAX_OPERANDS) {
            match info.class() {
                OperandClass::Reg(class) => classes[place] = class.0,
                OperandClass::Mem(kind) => {
                    let kind = desc.operand_kind(kind);
                    classes[place] = kind.base_class().map_or(0, |class| class.0);
                    index_class = kind.index_class().or(kind.base_class()).map_or(0, |class| class.0);
                }
                _ => {}
            }
            if let Some(to) = info.tied_to()
                && n_ties < ties.len()
            {
                ties[n_ties] = (to as u8, place as u8);
                n_ties += 1;
            }
        }
        let imm = (form.imm_place() != NOWHERE).then(|| inst.operand(form.imm_place()).class()).and_then(|c| c.kind());
        let bits = form.imm().bytes() * 8;
        let kind = imm.map(|kind| desc.operand_kind(kind));
        let is_signed = kind.is_none_or(|kind| kind.tag() != OperandTag::Imm || kind.is_signed());
        let (low, high) = if is_signed {
            (
                sign_extend(1 << bits.saturating_sub(1).min(63), u32::from(bits)),
                (1i64 << bits.saturating_sub(1).min(62)) - 1,
            )
        } else {
            (0, (1i64 << bits.min(62)) - 1)
        };
        Candidate {
            form,
            mask,
            value,
            id: inst.id,
            classes,
            index_class,
            all: ((1u32 << inst.n_operands()) - 1) as u8,
            ties,
            signed_bits: if is_signed { bits } else { 0 },
            is_limited: kind.is_some_and(|kind| kind.min() > low || kind.max() < high),
        }
    }
}

/// One instruction that may be the one, since the signature is right.
struct Attempt<'a> {
    desc: &'a TargetDesc,
    regs: &'a RegNumbers,
    candidate: &'a Candidate,
    head: &'a Head,
}

/// Operands as they are found.
struct Places<'o> {
    found: &'o mut [Operand; MAX_OPERANDS],
    present: u8,
}

impl Places<'_> {
    /// Enters an operand; an error if two places that are one operand disagree.
    #[inline(always)]
    fn set(&mut self, place: usize, operand: Operand) -> Result<(), DecodeError> {
        let bit = 1u8 << (place & 7);
        let Some(slot) = self.found.get_mut(place) else { return Err(DecodeError::InvalidOperands) };
        if self.present & bit != 0 && *slot != operand {
            return Err(DecodeError::InvalidOperands);
        }
        *slot = operand;
        self.present |= bit;
        Ok(())
    }
}

impl<'a> Attempt<'a> {
    #[inline]
    fn decode(&self, bytes: &[u8], modrm: u8, found: &mut [Operand; MAX_OPERANDS]) -> Result<Found, DecodeError> {
        let (form, head) = (self.candidate.form, self.head);
        let mut places = Places { found, present: 0 };
        let mut at = head.next;
        if form.has_modrm() {
            at += 1;
            let (mode, reg, rm) = (modrm >> 6, modrm >> 3 & 7, modrm & 7);
            if form.rm_is_mem() {
                let mem = self.address(bytes, &mut at, mode, rm)?;
                places.set(form.rm(), Operand::Mem(mem))?;
            } else if form.rm() != NOWHERE {
                self.reg(&mut places, form.rm(), rm | head.b | head.x_of_reg)?;
            }
            if form.reg() != NOWHERE {
                self.reg(&mut places, form.reg(), reg | head.r)?;
            }
        }
        if form.vvvv() != NOWHERE {
            self.reg(&mut places, form.vvvv(), head.vvvv)?;
        }
        let low = head.opcode.wrapping_sub(form.opcode());
        if form.op_reg() != NOWHERE {
            self.reg(&mut places, form.op_reg(), low | head.b)?;
        }
        if form.mask() != NOWHERE {
            self.reg(&mut places, form.mask(), head.mask)?;
        }
        if form.cond() != NOWHERE {
            let cond = if form.lead() == Lead::Evex { head.length } else { low };
            places.set(form.cond(), self.cond(form.cond(), cond)?)?;
        }
        if form.imm() != ImmKind::None {
            self.imm(&mut places, bytes, &mut at)?;
        }
        for (to, place) in self.candidate.ties {
            if place != 0 {
                let operand = places.found[usize::from(to) % MAX_OPERANDS];
                places.set(usize::from(place), operand)?;
            }
        }
        if places.present != self.candidate.all {
            return Err(DecodeError::InvalidOperands);
        }
        Ok(Found { inst: self.candidate.id, len: at, n_operands: self.candidate.all.count_ones() as u8 })
    }

    /// A condition, which must have a name if any has.
    #[inline]
    fn cond(&self, place: usize, value: u8) -> Result<Operand, DecodeError> {
        let kind = self.desc.inst(self.candidate.id).operand(place).class().kind();
        let n = kind.map_or(0, |kind| self.desc.operand_kind(kind).names().len());
        if n == 0 || usize::from(value) < n { Ok(Operand::Cond(value)) } else { Err(DecodeError::InvalidOperands) }
    }

    #[inline(always)]
    fn reg(&self, places: &mut Places<'_>, place: usize, number: u8) -> Result<(), DecodeError> {
        let class = ClassId(self.candidate.classes[place % MAX_OPERANDS]);
        // Without REX, byte registers 4 to 7 are others, which descriptions do not have.
        if self.candidate.form.rex8()
            && !self.head.has_rex
            && (4..8).contains(&number)
            && self.desc.class(class).spill_bits() == 8
        {
            return Err(DecodeError::InvalidOperands);
        }
        let reg = self.regs.get(class, u64::from(number)).ok_or(DecodeError::InvalidOperands)?;
        places.set(place, Operand::Reg(reg))
    }

    #[inline]
    fn address(&self, bytes: &[u8], at: &mut usize, mode: u8, rm: u8) -> Result<Mem, DecodeError> {
        let candidate = self.candidate;
        let base_class = ClassId(candidate.classes[candidate.form.rm() % MAX_OPERANDS]);
        let reg = |class, number| self.regs.get(class, u64::from(number)).ok_or(DecodeError::InvalidOperands);
        let mut mem = Mem::default();
        if rm == 0b100 {
            let sib = byte(bytes, *at)?;
            *at += 1;
            let is_vsib = candidate.form.is_vsib();
            let index = sib >> 3 & 7 | self.head.x | if is_vsib { self.head.v2 } else { 0 };
            // A scale without index says nothing; no encoder writes it.
            if index != 0b100 || is_vsib {
                mem.scale = Scale::ALL[usize::from(sib >> 6)];
                mem.index = Some(reg(ClassId(candidate.index_class), index)?);
            }
            if sib & 7 == 0b101 && mode == 0 {
                mem.disp = disp(bytes, at, 4)?;
            } else {
                mem.base = Some(reg(base_class, sib & 7 | self.head.b)?);
            }
        } else if candidate.form.is_vsib() {
            return Err(DecodeError::InvalidOperands);
        } else if rm == 0b101 && mode == 0 {
            mem.base = Some(self.desc.program_counter().ok_or(DecodeError::InvalidOperands)?);
            mem.disp = disp(bytes, at, 4)?;
        } else {
            mem.base = Some(reg(base_class, rm | self.head.b)?);
        }
        match mode {
            1 => mem.disp = disp(bytes, at, 1)? << candidate.form.disp8_log2(),
            2 => mem.disp = disp(bytes, at, 4)?,
            _ => {}
        }
        Ok(mem)
    }

    #[inline]
    fn imm(&self, places: &mut Places<'_>, bytes: &[u8], at: &mut usize) -> Result<(), DecodeError> {
        let form = self.candidate.form;
        let (kind, place) = (form.imm(), form.imm_place());
        let value = number(bytes, at, usize::from(kind.bytes()))?;
        if place == NOWHERE {
            return Ok(());
        }
        if kind == ImmKind::Reg {
            return if value & 0xf == 0 {
                self.reg(places, place, (value >> 4) as u8)
            } else {
                Err(DecodeError::InvalidOperands)
            };
        }
        let bits = u32::from(self.candidate.signed_bits);
        let value = if bits == 0 { value as i64 } else { sign_extend(value, bits) };
        if self.candidate.is_limited {
            let kind = self.desc.inst(self.candidate.id).operand(place).class().kind();
            let kind = kind.map(|kind| self.desc.operand_kind(kind));
            if kind.is_some_and(|kind| value < kind.min() || value > kind.max()) {
                return Err(DecodeError::InvalidOperands);
            }
        }
        places.set(place, Operand::Imm(value))
    }
}

#[inline]
fn number(bytes: &[u8], at: &mut usize, size: usize) -> Result<u64, DecodeError> {
    if *at + size > 15 {
        return Err(DecodeError::UnknownOpcode);
    }
    let start = *at;
    *at += size;
    if let Some(word) = bytes.get(start..start + 8) {
        let word = u64::from_le_bytes([word[0], word[1], word[2], word[3], word[4], word[5], word[6], word[7]]);
        return Ok(word & u64::MAX >> (64 - 8 * size.clamp(1, 8)));
    }
    let field = bytes.get(start..start + size).ok_or(DecodeError::Truncated)?;
    Ok(field.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b)))
}

#[inline]
fn disp(bytes: &[u8], at: &mut usize, size: usize) -> Result<i32, DecodeError> {
    Ok(sign_extend(number(bytes, at, size)?, size as u32 * 8) as i32)
}
