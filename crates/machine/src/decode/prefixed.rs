//! Decoding of instructions with prefixes.
//!
//! In: bytes. Out: the first candidate of the opcode's slot that fits, the most specific first.
//! Invariants: candidates are found by two look-ups: the opcode (lead, map, byte), and in its block the slot for W, prefix,
//! register or address, and extension; registers in opcodes and conditions are expanded when the index is built.
//! Not here: address-size, segment and lock prefixes; bytes that use them are not instructions of a description.

use super::head::{Head, MAX_LEN, MODRM, Source, WINDOW, modrm_signature, opcode_number, wanted_signature};
use super::{DecodeError, Found, RegNumbers, sign_extend};
use crate::desc::{InstFlags, InstRef, OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{ImmKind, Lead, MAX_OPERANDS, NOWHERE, PrefixedForm, overwritten_early};
use crate::ids::{ClassId, InstId, RegId};
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
    program_counter: Option<RegId>,
}

/// Slots of an opcode without extensions.
const SLOTS: usize = 16;

/// An instruction that an opcode may mean, with what decoding asks of it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The bits of a head's and an addressing byte's signature that must be as in `value`.
    mask: u32,
    value: u32,
    /// What it consists of, see [`part`].
    parts: u16,
    id: InstId,
    /// Registers; for an address, `rm` is its base.
    rm: Role,
    reg: Role,
    vvvv: Role,
    op_reg: Role,
    k: Role,
    index: Role,
    /// Places of the condition and the immediate.
    cond: u8,
    imm: u8,
    /// Bytes of the immediate, and how far left it is shifted to get its sign.
    imm_len: u8,
    imm_shift: u8,
    disp8_log2: u8,
    /// The opcode without what is in it.
    opcode: u8,
    n_operands: u8,
}

/// What an instruction may consist of besides prefixes and opcode.
mod part {
    pub(super) const MODRM: u16 = 1;
    pub(super) const MEM: u16 = 1 << 1;
    /// Several fields hold one register.
    pub(super) const SAME: u16 = 1 << 2;
    pub(super) const VVVV: u16 = 1 << 3;
    pub(super) const OP_REG: u16 = 1 << 4;
    pub(super) const MASK: u16 = 1 << 5;
    /// A condition in the opcode, or where EVEX has the vector length.
    pub(super) const COND: u16 = 1 << 6;
    pub(super) const COND_IN_LENGTH: u16 = 1 << 7;
    /// An immediate that is a register.
    pub(super) const IMM_REG: u16 = 1 << 8;
    /// One that the description limits further than its bits.
    pub(super) const IMM_LIMITED: u16 = 1 << 9;
    /// The address is a vector's.
    pub(super) const VSIB: u16 = 1 << 10;
    pub(super) const REG: u16 = 1 << 11;
    pub(super) const IMM: u16 = 1 << 12;
    /// A result that is written while operands are still read, so that it is none of their registers.
    pub(super) const EARLY: u16 = 1 << 13;
}

/// The place of what an instruction does not have: entering it there takes less time than finding out.
const UNUSED: u8 = MAX_OPERANDS as u8;
const _: () = assert!(MAX_OPERANDS == 7, "places are three bits");

/// A register of an instruction: which operand it is, and where the registers of its class are.
#[derive(Clone, Copy, Debug, Default)]
struct Role {
    row: u16,
    place: u8,
    /// The operand that is the same register.
    tied: u8,
    /// Whether it is a byte register that REX gives another name.
    is_byte: bool,
}

const N_KEYS: usize = 3 * 8 * 256;

impl Index {
    pub(super) fn new(desc: &TargetDesc, regs: &RegNumbers, is_there: &dyn Fn(InstRef<'_>) -> bool) -> Self {
        let mut entries = Vec::new();
        for inst in desc.insts().filter(|inst| is_there(*inst)) {
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
            let candidate = Candidate::new(desc, regs, inst, form);
            for low in 0..n_opcodes {
                let number = opcode_number(form.lead(), form.map(), form.opcode().wrapping_add(low));
                entries.push((number as usize, rank, (form, candidate)));
            }
        }
        entries.sort_unstable_by_key(|&(key, rank, _)| (key, rank));
        let mut index = Index {
            blocks: vec![0; N_KEYS],
            starts: vec![0; SLOTS],
            candidates: Vec::new(),
            program_counter: desc.program_counter(),
        };
        for opcode in entries.chunk_by(|a, b| a.0 == b.0) {
            let has_extensions = opcode.iter().any(|(.., (form, _))| form.has_extension());
            let n_slots = if has_extensions { SLOTS * 8 } else { SLOTS };
            index.blocks[opcode[0].0] = (index.starts.len() as u32) << 1 | u32::from(has_extensions);
            for slot in 0..n_slots {
                index.starts.push(index.candidates.len() as u32);
                let fitting = opcode.iter().filter(|(.., (form, _))| is_in(*form, slot));
                index.candidates.extend(fitting.map(|(.., (_, candidate))| *candidate));
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
        found: &mut [Operand; MAX_OPERANDS + 1],
    ) -> Result<Found, DecodeError> {
        match bytes.first_chunk::<WINDOW>() {
            Some(window) => self.decode_from(desc, regs, window, found),
            None => self.decode_last(desc, regs, bytes, found),
        }
    }

    /// Near the end of the bytes.
    #[cold]
    fn decode_last(
        &self,
        desc: &TargetDesc,
        regs: &RegNumbers,
        bytes: &[u8],
        found: &mut [Operand; MAX_OPERANDS + 1],
    ) -> Result<Found, DecodeError> {
        self.decode_from(desc, regs, bytes, found)
    }

    #[inline(always)]
    fn decode_from<S: Source + ?Sized>(
        &self,
        desc: &TargetDesc,
        regs: &RegNumbers,
        bytes: &S,
        found: &mut [Operand; MAX_OPERANDS + 1],
    ) -> Result<Found, DecodeError> {
        let head = Head::read(bytes)?;
        let block = self.blocks[head.opcode as usize];
        let Ok(modrm) = bytes.byte(head.next) else { return self.decode_short(desc, regs, bytes, &head, block, found) };
        let signature = head.signature | modrm_signature(modrm);
        let extension = (u32::from(modrm) >> 3 & 7) * (block & 1);
        let slot = u32::from(modrm >= 0xc0) | head.slot() << 1 | extension << 4;
        let mut error = DecodeError::UnknownOpcode;
        for candidate in self.slot(block, slot) {
            if (signature ^ candidate.value) & candidate.mask != 0 {
                continue;
            }
            match (Attempt { desc, regs, program_counter: self.program_counter, candidate, head: &head })
                .decode(bytes, modrm, found)
            {
                Ok(decoded) => return Ok(decoded),
                Err(DecodeError::UnknownOpcode) => {}
                Err(other) => error = other,
            }
        }
        Err(error)
    }

    /// Where no byte follows the opcode: either there is none in the instruction, or it is missing.
    #[cold]
    fn decode_short<S: Source + ?Sized>(
        &self,
        desc: &TargetDesc,
        regs: &RegNumbers,
        bytes: &S,
        head: &Head,
        block: u32,
        found: &mut [Operand; MAX_OPERANDS + 1],
    ) -> Result<Found, DecodeError> {
        let mut error = DecodeError::UnknownOpcode;
        for slot in 0..if block & 1 != 0 { SLOTS * 8 } else { SLOTS } {
            for candidate in self.slot(block, slot as u32) {
                if (head.signature ^ candidate.value) & candidate.mask & !MODRM == 0 {
                    if candidate.parts & part::MODRM == 0 {
                        return (Attempt { desc, regs, program_counter: self.program_counter, candidate, head })
                            .decode(bytes, 0, found);
                    }
                    error = DecodeError::Truncated;
                }
            }
        }
        Err(if head.next >= MAX_LEN { DecodeError::UnknownOpcode } else { error })
    }

    #[inline(always)]
    fn slot(&self, block: u32, slot: u32) -> &[Candidate] {
        let at = ((block >> 1) + slot) as usize;
        // Opcodes that no instruction has share an empty block at the start.
        match self.starts.get(at..at + 2) {
            Some(&[from, to]) => self.candidates.get(from as usize..to as usize).unwrap_or_default(),
            _ => &[],
        }
    }
}

/// Whether an instruction may have the properties that a slot stands for: register or address, W, prefix, extension.
fn is_in(form: PrefixedForm, slot: usize) -> bool {
    let prefix = match form.prefix() {
        0 => u8::from(form.op_size16()),
        prefix => prefix,
    };
    (!form.has_modrm() || form.rm_is_mem() == (slot & 1 == 0))
        && usize::from(form.w()) == slot >> 1 & 1
        && usize::from(prefix) == slot >> 2 & 3
        && form.extension().is_none_or(|extension| usize::from(extension) == slot >> 4)
}

impl Candidate {
    fn new(desc: &TargetDesc, regs: &RegNumbers, inst: InstRef<'_>, form: PrefixedForm) -> Candidate {
        let (mask, value) = wanted_signature(form);
        let mut classes = [ClassId(0); MAX_OPERANDS];
        let (mut tied_to, mut index_class) = ([UNUSED; MAX_OPERANDS], ClassId(0));
        for (place, info) in inst.operands().enumerate().take(MAX_OPERANDS) {
            match info.class() {
                OperandClass::Reg(class) => classes[place] = class,
                OperandClass::Mem(kind) => {
                    let kind = desc.operand_kind(kind);
                    classes[place] = kind.base_class().unwrap_or(ClassId(0));
                    index_class = kind.index_class().or(kind.base_class()).unwrap_or(ClassId(0));
                }
                _ => {}
            }
            if let Some(to) = info.tied_to() {
                tied_to[to] = place as u8;
            }
        }
        let role = |place: usize, is_there: bool| {
            if !is_there || place == NOWHERE {
                return Role { row: regs.any_row(), place: UNUSED, tied: UNUSED, is_byte: false };
            }
            let class = classes[place % MAX_OPERANDS];
            let is_byte = form.rex8() && desc.class(class).spill_bits() == 8;
            Role { row: regs.row(class), place: place as u8, tied: tied_to[place % MAX_OPERANDS], is_byte }
        };
        let has_modrm = form.has_modrm();
        let registers = [(form.rm(), has_modrm), (form.reg(), has_modrm), (form.vvvv(), true)];
        let registers = registers.iter().filter(|(place, is_there)| *is_there && *place != NOWHERE);
        let places = registers.clone().fold(0u32, |places, (place, _)| places | 1 << place);
        let is_limited = is_limited(desc, inst, form);
        let is_cond = form.cond() != NOWHERE;
        let parts = [
            (part::MODRM, has_modrm),
            (part::MEM, form.rm_is_mem()),
            (part::REG, has_modrm && form.reg() != NOWHERE),
            (part::IMM, form.imm() != ImmKind::None),
            (part::SAME, (places.count_ones() as usize) < registers.count()),
            (part::VVVV, form.vvvv() != NOWHERE),
            (part::OP_REG, form.op_reg() != NOWHERE),
            (part::MASK, form.mask() != NOWHERE),
            (part::COND, is_cond),
            (part::COND_IN_LENGTH, is_cond && form.lead() == Lead::Evex),
            (part::IMM_REG, form.imm() == ImmKind::Reg),
            (part::IMM_LIMITED, is_limited),
            (part::VSIB, form.is_vsib()),
            (part::EARLY, inst.operands().any(|operand| operand.is_early_clobber())),
        ];
        Candidate {
            mask,
            value,
            parts: parts.iter().filter(|(_, is_there)| *is_there).fold(0, |parts, (part, _)| parts | part),
            id: inst.id,
            rm: role(form.rm(), has_modrm),
            reg: role(form.reg(), has_modrm),
            vvvv: role(form.vvvv(), true),
            op_reg: role(form.op_reg(), true),
            k: role(form.mask(), true),
            index: Role { row: regs.row(index_class), place: UNUSED, tied: UNUSED, is_byte: false },
            cond: form.cond() as u8,
            imm: if form.imm_place() == NOWHERE { UNUSED } else { form.imm_place() as u8 },
            imm_len: form.imm().bytes(),
            imm_shift: if is_signed(desc, inst, form) { (64 - form.imm().bytes() * 8) % 64 } else { 0 },
            disp8_log2: form.disp8_log2(),
            opcode: form.opcode(),
            n_operands: inst.n_operands() as u8,
        }
    }
}

/// What the description says about the immediate.
fn imm_kind<'a>(desc: &'a TargetDesc, inst: InstRef<'a>, form: PrefixedForm) -> Option<OperandKindRef<'a>> {
    let place = Some(form.imm_place()).filter(|place| *place != NOWHERE)?;
    inst.operand(place).class().kind().map(|kind| desc.operand_kind(kind))
}

/// Whether the immediate has a sign.
fn is_signed(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    imm_kind(desc, inst, form).is_none_or(|kind| kind.tag() != OperandTag::Imm || kind.is_signed())
}

/// Whether the description takes fewer immediates than the bits can be.
fn is_limited(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    let bits = u32::from(form.imm().bytes() * 8);
    let (low, high) = if is_signed(desc, inst, form) {
        (sign_extend(1 << bits.saturating_sub(1).min(63), bits), (1i64 << bits.saturating_sub(1).min(62)) - 1)
    } else {
        (0, (1i64 << bits.min(62)) - 1)
    };
    imm_kind(desc, inst, form).is_some_and(|kind| kind.min() > low || kind.max() < high)
}

/// One instruction that may be the one, since the signature is right.
struct Attempt<'a> {
    desc: &'a TargetDesc,
    regs: &'a RegNumbers,
    program_counter: Option<RegId>,
    candidate: &'a Candidate,
    head: &'a Head,
}

impl Attempt<'_> {
    /// Whether a result that is written early is a register that is read, which machines refuse.
    #[cold]
    fn is_overwritten(&self, found: &[Operand]) -> bool {
        let inst = self.desc.inst(self.candidate.id);
        overwritten_early(self.desc, inst.operand_words(), &found[..inst.n_operands()]).is_some()
    }

    #[inline(always)]
    fn decode<S: Source + ?Sized>(
        &self,
        bytes: &S,
        modrm: u8,
        found: &mut [Operand; MAX_OPERANDS + 1],
    ) -> Result<Found, DecodeError> {
        let (candidate, head) = (self.candidate, self.head);
        let parts = candidate.parts;
        let has = |part: u16| parts & part != 0;
        let mut at = head.next;
        // Lengths come from branches, which are foreseen, rather than from tables: the next instruction need not wait.
        if has(part::MODRM) {
            at += 1;
            let (reg, rm) = (modrm >> 3 & 7 | head.r, modrm & 7);
            if has(part::MEM) {
                let mem = self.address(bytes, &mut at, modrm >> 6, rm)?;
                set(found, candidate.rm.place, Operand::Mem(mem));
            } else {
                let rm = rm | head.b | head.x_of_reg;
                enter(found, candidate.rm, self.reg(candidate.rm, rm)?);
                if has(part::SAME) && !self.is_same(reg, rm) {
                    return Err(DecodeError::InvalidOperands);
                }
            }
            if has(part::REG) {
                enter(found, candidate.reg, self.reg(candidate.reg, reg)?);
            }
        }
        if has(part::VVVV | part::OP_REG | part::MASK | part::COND) {
            let low = (head.opcode as u8).wrapping_sub(candidate.opcode);
            if has(part::VVVV) {
                enter(found, candidate.vvvv, self.reg(candidate.vvvv, head.vvvv)?);
            }
            if has(part::OP_REG) {
                enter(found, candidate.op_reg, self.reg(candidate.op_reg, low | head.b)?);
            }
            if has(part::MASK) {
                enter(found, candidate.k, self.reg(candidate.k, head.mask)?);
            }
            if has(part::COND) {
                let cond = self.cond(if has(part::COND_IN_LENGTH) { head.length } else { low })?;
                set(found, candidate.cond, cond);
            }
        }
        if has(part::IMM) {
            let value = bytes.number(at, usize::from(candidate.imm_len))?;
            at += usize::from(candidate.imm_len);
            let imm = if has(part::IMM_REG | part::IMM_LIMITED) {
                self.special_imm(value)?
            } else {
                Operand::Imm((value << candidate.imm_shift) as i64 >> candidate.imm_shift)
            };
            set(found, candidate.imm, imm);
        }
        if has(part::EARLY) && self.is_overwritten(found) {
            return Err(DecodeError::InvalidOperands);
        }
        Ok(Found { inst: candidate.id, len: at, n_operands: candidate.n_operands })
    }

    /// Whether the registers of an instruction that names one several times are that one.
    #[cold]
    fn is_same(&self, reg: u8, rm: u8) -> bool {
        reg == rm && (self.candidate.parts & part::VVVV == 0 || self.head.vvvv == rm)
    }

    /// A condition, which must have a name if any has.
    #[inline]
    fn cond(&self, value: u8) -> Result<Operand, DecodeError> {
        let kind = self.desc.inst(self.candidate.id).operand(self.candidate.cond.into()).class().kind();
        let n = kind.map_or(0, |kind| self.desc.operand_kind(kind).names().len());
        if n == 0 || usize::from(value) < n { Ok(Operand::Cond(value)) } else { Err(DecodeError::InvalidOperands) }
    }

    #[inline(always)]
    fn reg(&self, role: Role, number: u8) -> Result<Operand, DecodeError> {
        // Without REX, byte registers 4 to 7 are others, which descriptions do not have.
        if role.is_byte && !self.head.has_rex && number & !3 == 4 {
            return Err(DecodeError::InvalidOperands);
        }
        self.regs.in_row(role.row, number).map(Operand::Reg).ok_or(DecodeError::InvalidOperands)
    }

    #[inline(always)]
    fn address<S: Source + ?Sized>(&self, bytes: &S, at: &mut usize, mode: u8, rm: u8) -> Result<Mem, DecodeError> {
        let candidate = self.candidate;
        let is_vsib = candidate.parts & part::VSIB != 0;
        let reg = |role: Role, number| self.regs.in_row(role.row, number).ok_or(DecodeError::InvalidOperands);
        let mut mem = Mem::default();
        let mut disp = |size: usize| {
            let value = bytes.number(*at, size)?;
            *at += size;
            Ok((value << (64 - 8 * size)) as i64 >> (64 - 8 * size))
        };
        let mut base = rm;
        if rm == 0b100 {
            let sib = disp(1)? as u8;
            base = sib & 7;
            let index = sib >> 3 & 7 | self.head.x | if is_vsib { self.head.v2 } else { 0 };
            // A scale without index says nothing; no encoder writes it.
            if index != 0b100 || is_vsib {
                mem.scale = Scale::ALL[usize::from(sib >> 6)];
                mem.index = Some(reg(candidate.index, index)?);
            }
        } else if is_vsib {
            return Err(DecodeError::InvalidOperands);
        }
        if base == 0b101 && mode == 0 {
            // Instead of this base there are four bytes of displacement.
            mem.base = if rm == 0b100 { None } else { Some(self.program_counter.ok_or(DecodeError::InvalidOperands)?) };
            mem.disp = disp(4)? as i32;
            return Ok(mem);
        }
        mem.base = Some(reg(candidate.rm, base | self.head.b)?);
        match mode {
            1 => mem.disp = (disp(1)? as i32) << candidate.disp8_log2,
            2 => mem.disp = disp(4)? as i32,
            _ => {}
        }
        Ok(mem)
    }

    fn special_imm(&self, value: u64) -> Result<Operand, DecodeError> {
        let Candidate { parts, imm, imm_shift, id, .. } = *self.candidate;
        let class = self.desc.inst(id).operand(usize::from(imm)).class();
        if parts & part::IMM_REG != 0 {
            let OperandClass::Reg(class) = class else { return Err(DecodeError::InvalidOperands) };
            let role = Role { row: self.regs.row(class), place: imm, tied: UNUSED, is_byte: false };
            return match value & 0xf {
                0 => self.reg(role, (value >> 4) as u8),
                _ => Err(DecodeError::InvalidOperands),
            };
        }
        let value = (value << imm_shift) as i64 >> imm_shift;
        let kind = class.kind().map(|kind| self.desc.operand_kind(kind));
        match kind.is_some_and(|kind| value < kind.min() || value > kind.max()) {
            true => Err(DecodeError::InvalidOperands),
            false => Ok(Operand::Imm(value)),
        }
    }
}

/// Enters a register, or an address, as the operands that it is.
#[inline(always)]
fn enter(found: &mut [Operand; MAX_OPERANDS + 1], role: Role, operand: Operand) {
    set(found, role.place, operand);
    set(found, role.tied, operand);
}

#[inline(always)]
fn set(found: &mut [Operand; MAX_OPERANDS + 1], place: u8, operand: Operand) {
    found[usize::from(place & 7)] = operand;
}
