//! Decoding of instructions with prefixes.
//!
//! In: bytes. Out: the first candidate of the opcode's list that fits, the most specific first.
//! Invariants: an opcode's candidates are found by one look-up on (lead, map, opcode byte); registers in opcodes and
//! conditions are expanded when the index is built.
//! Not here: address-size, segment and lock prefixes; bytes that use them are not instructions of a description.

use super::{DecodeError, Found, Operands, RegNumbers, sign_extend};
use crate::desc::{InstFlags, OperandClass, TargetDesc};
use crate::encode::{ImmKind, Lead, MAX_OPERANDS, NOWHERE, PrefixedForm};
use crate::ids::InstId;
use crate::operand::{Mem, Operand, Scale};

/// The candidates of every opcode.
#[derive(Clone, Debug)]
pub(super) struct Index {
    starts: Vec<u32>,
    candidates: Vec<(PrefixedForm, InstId)>,
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
            for low in 0..n_opcodes {
                entries.push((key(form.lead(), form.map(), form.opcode().wrapping_add(low)), rank, form, inst.id));
            }
        }
        entries.sort_unstable_by_key(|&(key, rank, ..)| (key, rank));
        let mut starts = vec![0; N_KEYS + 1];
        for &(key, ..) in &entries {
            starts[key + 1] += 1;
        }
        for i in 0..N_KEYS {
            starts[i + 1] += starts[i];
        }
        Index { starts, candidates: entries.into_iter().map(|(_, _, form, id)| (form, id)).collect() }
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
        let key = key(head.lead, head.map, head.opcode);
        let range = self.starts[key] as usize..self.starts[key + 1] as usize;
        let mut error = DecodeError::UnknownOpcode;
        for &(form, id) in &self.candidates[range] {
            if !head.agrees(form) {
                continue;
            }
            let candidate = Candidate { desc, regs, form, id, head: &head };
            match candidate.decode(bytes, found) {
                Ok(decoded) => return Ok(decoded),
                Err(DecodeError::UnknownOpcode) => {}
                Err(other) => error = other,
            }
        }
        Err(error)
    }
}

/// All that precedes the addressing byte.
struct Head {
    op_size: bool,
    repeat: u8,
    has_rex: bool,
    w: bool,
    /// Extension bits, in place: 8, or 0; of EVEX also 16.
    r: u8,
    x: u8,
    b: u8,
    /// What extends r/m if that is a register: `x` moved to 16.
    x_of_reg: u8,
    /// What extends a vector index: 16, or 0.
    v2: u8,
    lead: Lead,
    length: u8,
    vvvv: u8,
    zeroing: bool,
    evex_b: bool,
    mask: u8,
    map: u8,
    opcode: u8,
    /// Where the addressing byte or the immediate is.
    next: usize,
}

#[inline]
fn byte(bytes: &[u8], at: usize) -> Result<u8, DecodeError> {
    // No instruction is longer.
    if at >= 15 {
        return Err(DecodeError::UnknownOpcode);
    }
    bytes.get(at).copied().ok_or(DecodeError::Truncated)
}

impl Head {
    #[inline]
    fn read(bytes: &[u8]) -> Result<Head, DecodeError> {
        let mut head = Head {
            op_size: false,
            repeat: 0,
            has_rex: false,
            w: false,
            r: 0,
            x: 0,
            b: 0,
            x_of_reg: 0,
            v2: 0,
            lead: Lead::Legacy,
            length: 0,
            vvvv: 0,
            zeroing: false,
            evex_b: false,
            mask: 0,
            map: 0,
            opcode: 0,
            next: 0,
        };
        loop {
            match byte(bytes, head.next)? {
                0x66 if !head.op_size => head.op_size = true,
                0xf3 if head.repeat == 0 => head.repeat = 2,
                0xf2 if head.repeat == 0 => head.repeat = 3,
                _ => break,
            }
            head.next += 1;
        }
        let first = byte(bytes, head.next)?;
        if matches!(first, 0x62 | 0xc4 | 0xc5) {
            return match (head.op_size || head.repeat != 0, first) {
                (true, _) => Err(DecodeError::UnknownOpcode),
                (false, 0x62) => head.read_evex(bytes),
                (false, _) => head.read_vex(bytes),
            };
        }
        if first & 0xf0 == 0x40 {
            head.has_rex = true;
            head.w = first & 8 != 0;
            (head.r, head.x, head.b) = ((first & 4) << 1, (first & 2) << 2, (first & 1) << 3);
            head.next += 1;
        }
        head.opcode = byte(bytes, head.next)?;
        if head.opcode == 0x0f {
            (head.map, head.opcode) = (1, byte(bytes, head.next + 1)?);
            head.next += 1;
            if matches!(head.opcode, 0x38 | 0x3a) {
                (head.map, head.opcode) = (if head.opcode == 0x38 { 2 } else { 3 }, byte(bytes, head.next + 1)?);
                head.next += 1;
            }
        }
        head.next += 1;
        Ok(head)
    }

    #[inline]
    fn read_vex(mut self, bytes: &[u8]) -> Result<Head, DecodeError> {
        let first = byte(bytes, self.next)?;
        let second = byte(bytes, self.next + 1)?;
        self.lead = Lead::Vex;
        self.r = (!second & 0x80) >> 4;
        let low = if first == 0xc5 {
            self.map = 1;
            self.next += 2;
            second
        } else {
            (self.x, self.b) = ((!second & 0x40) >> 3, (!second & 0x20) >> 2);
            self.map = second & 0x1f;
            if !(1..=3).contains(&self.map) {
                return Err(DecodeError::UnknownOpcode);
            }
            let third = byte(bytes, self.next + 2)?;
            self.w = third & 0x80 != 0;
            self.next += 3;
            third
        };
        self.vvvv = !low >> 3 & 0xf;
        self.length = low >> 2 & 1;
        // The prefix of the opcode: none, 66, F3, F2.
        self.repeat = low & 3;
        self.opcode = byte(bytes, self.next)?;
        self.next += 1;
        Ok(self)
    }

    #[inline]
    fn read_evex(mut self, bytes: &[u8]) -> Result<Head, DecodeError> {
        let at = |skip| byte(bytes, self.next + skip);
        let (first, second, third) = (at(1)?, at(2)?, at(3)?);
        self.opcode = at(4)?;
        self.next += 5;
        // Bits that mean more registers on machines that no description has.
        if first & 8 != 0 || second & 4 == 0 {
            return Err(DecodeError::UnknownOpcode);
        }
        self.lead = Lead::Evex;
        self.map = first & 7;
        let inverted = !first;
        self.r = (inverted & 0x80) >> 4 | inverted & 0x10;
        self.x = (inverted & 0x40) >> 3;
        self.x_of_reg = self.x << 1;
        self.b = (inverted & 0x20) >> 2;
        self.w = second & 0x80 != 0;
        self.v2 = (!third & 8) << 1;
        self.vvvv = !second >> 3 & 0xf | self.v2;
        self.repeat = second & 3;
        self.zeroing = third & 0x80 != 0;
        self.length = third >> 5 & 3;
        self.evex_b = third & 0x10 != 0;
        self.mask = third & 7;
        Ok(self)
    }

    /// Whether prefixes and bits are those of the form.
    #[inline]
    fn agrees(&self, form: PrefixedForm) -> bool {
        if form.w() != self.w {
            return false;
        }
        match form.lead() {
            Lead::Legacy => {}
            Lead::Vex => {
                let has_vvvv = form.vvvv() != NOWHERE || self.vvvv == 0;
                return form.length() == self.length && form.prefix() == self.repeat && has_vvvv;
            }
            Lead::Evex => {
                let free = if form.is_vsib() { 0x10 } else { 0 };
                let has_vvvv = form.vvvv() != NOWHERE || self.vvvv & !free == 0;
                return form.prefix() == self.repeat
                    && form.b() == self.evex_b
                    && form.zeroing() == self.zeroing
                    && (form.cond() != NOWHERE || form.length() == self.length)
                    && (form.mask() != NOWHERE) == (self.mask != 0)
                    && has_vvvv;
            }
        }
        // Extension bits that extend nothing make another instruction of some (xchg r8d, eax is not nop).
        if !form.has_modrm() && form.op_reg() == NOWHERE && self.r | self.x | self.b != 0 {
            return false;
        }
        match form.prefix() {
            1 => self.op_size && self.repeat == 0,
            prefix => prefix == self.repeat && form.op_size16() == self.op_size,
        }
    }
}

/// One instruction that may be the one.
struct Candidate<'a> {
    desc: &'a TargetDesc,
    regs: &'a RegNumbers,
    form: PrefixedForm,
    id: InstId,
    head: &'a Head,
}

impl<'a> Candidate<'a> {
    #[inline]
    fn decode(&self, bytes: &[u8], found: &mut [Operand; MAX_OPERANDS]) -> Result<Found, DecodeError> {
        let (form, head) = (self.form, self.head);
        let mut operands = Operands::new(self.desc, self.desc.inst(self.id), found);
        let mut at = head.next;
        if form.has_modrm() {
            let modrm = byte(bytes, at)?;
            at += 1;
            let (mode, reg, rm) = (modrm >> 6, modrm >> 3 & 7, modrm & 7);
            if form.has_extension() && form.extension_bits() != reg || form.rm_is_mem() != (mode != 3) {
                return Err(DecodeError::UnknownOpcode);
            }
            if form.rm_is_mem() {
                let mem = self.address(bytes, &mut at, mode, rm, &operands)?;
                operands.set(form.rm(), Operand::Mem(mem)).ok_or(DecodeError::InvalidOperands)?;
            } else if form.rm() != NOWHERE {
                self.reg(&mut operands, form.rm(), rm | head.b | head.x_of_reg)?;
            } else if rm != 0 {
                return Err(DecodeError::UnknownOpcode);
            }
            if !form.has_extension() && form.reg() != NOWHERE {
                self.reg(&mut operands, form.reg(), reg | head.r)?;
            }
        }
        if form.vvvv() != NOWHERE {
            self.reg(&mut operands, form.vvvv(), head.vvvv)?;
        }
        let low = head.opcode.wrapping_sub(form.opcode());
        if form.op_reg() != NOWHERE {
            self.reg(&mut operands, form.op_reg(), low | head.b)?;
        }
        if form.mask() != NOWHERE {
            self.reg(&mut operands, form.mask(), head.mask)?;
        }
        if form.cond() != NOWHERE {
            let cond = if form.lead() == Lead::Evex { head.length } else { low };
            operands.cond(form.cond(), cond).ok_or(DecodeError::InvalidOperands)?;
        }
        self.imm(&mut operands, bytes, &mut at)?;
        operands.finish(at).ok_or(DecodeError::InvalidOperands)
    }

    #[inline(always)]
    fn reg(&self, operands: &mut Operands<'a, '_>, place: usize, number: u8) -> Result<(), DecodeError> {
        // Without REX, byte registers 4 to 7 are others, which descriptions do not have.
        if self.form.rex8()
            && !self.head.has_rex
            && (4..8).contains(&number)
            && let OperandClass::Reg(class) = operands.inst.operand(place).class()
            && self.desc.class(class).spill_bits() == 8
        {
            return Err(DecodeError::InvalidOperands);
        }
        operands.reg(self.regs, place, u64::from(number)).ok_or(DecodeError::InvalidOperands)
    }

    #[inline]
    fn address(
        &self,
        bytes: &[u8],
        at: &mut usize,
        mode: u8,
        rm: u8,
        operands: &Operands<'_, '_>,
    ) -> Result<Mem, DecodeError> {
        let OperandClass::Mem(kind) = operands.inst.operand(self.form.rm()).class() else {
            return Err(DecodeError::InvalidOperands);
        };
        let kind = self.desc.operand_kind(kind);
        let base_class = kind.base_class().ok_or(DecodeError::InvalidOperands)?;
        let index_class = kind.index_class().unwrap_or(base_class);
        let reg = |class, number| self.regs.get(class, u64::from(number)).ok_or(DecodeError::InvalidOperands);
        let mut mem = Mem::default();
        if rm == 0b100 {
            let sib = byte(bytes, *at)?;
            *at += 1;
            let is_vsib = self.form.is_vsib();
            let index = sib >> 3 & 7 | self.head.x | if is_vsib { self.head.v2 } else { 0 };
            mem.scale = Scale::ALL[usize::from(sib >> 6)];
            if index != 0b100 || is_vsib {
                mem.index = Some(reg(index_class, index)?);
            } else if mem.scale != Scale::One {
                // A scale without index says nothing; no encoder writes it.
                mem.scale = Scale::One;
            }
            if sib & 7 == 0b101 && mode == 0 {
                mem.disp = disp(bytes, at, 4)?;
            } else {
                mem.base = Some(reg(base_class, sib & 7 | self.head.b)?);
            }
        } else if self.form.is_vsib() {
            return Err(DecodeError::InvalidOperands);
        } else if rm == 0b101 && mode == 0 {
            mem.base = Some(self.desc.program_counter().ok_or(DecodeError::InvalidOperands)?);
            mem.disp = disp(bytes, at, 4)?;
        } else {
            mem.base = Some(reg(base_class, rm | self.head.b)?);
        }
        match mode {
            1 => mem.disp = disp(bytes, at, 1)? << self.form.disp8_log2(),
            2 => mem.disp = disp(bytes, at, 4)?,
            _ => {}
        }
        Ok(mem)
    }

    #[inline]
    fn imm(&self, operands: &mut Operands<'_, '_>, bytes: &[u8], at: &mut usize) -> Result<(), DecodeError> {
        let (kind, place) = (self.form.imm(), self.form.imm_place());
        let size = usize::from(kind.bytes());
        if size == 0 {
            return Ok(());
        }
        let value = number(bytes, at, size)?;
        if place == NOWHERE {
            return Ok(());
        }
        if kind == ImmKind::Reg {
            return if value & 0xf == 0 {
                operands.reg(self.regs, place, value >> 4).ok_or(DecodeError::InvalidOperands)
            } else {
                Err(DecodeError::InvalidOperands)
            };
        }
        let is_signed = match operands.inst.operand(place).class() {
            OperandClass::Imm(k) => self.desc.operand_kind(k).is_signed(),
            _ => true,
        };
        let value = if is_signed { sign_extend(value, size as u32 * 8) } else { value as i64 };
        operands.imm(place, value).ok_or(DecodeError::InvalidOperands)
    }
}

#[inline]
fn number(bytes: &[u8], at: &mut usize, size: usize) -> Result<u64, DecodeError> {
    if *at + size > 15 {
        return Err(DecodeError::UnknownOpcode);
    }
    let field = bytes.get(*at..*at + size).ok_or(DecodeError::Truncated)?;
    *at += size;
    Ok(field.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b)))
}

#[inline]
fn disp(bytes: &[u8], at: &mut usize, size: usize) -> Result<i32, DecodeError> {
    Ok(sign_extend(number(bytes, at, size)?, size as u32 * 8) as i32)
}
