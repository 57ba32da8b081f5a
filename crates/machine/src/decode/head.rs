//! What precedes the operands of an instruction with prefixes, and what tells the instructions of an opcode apart.
//!
//! In: bytes, or the form of an instruction. Out: a [`Head`], and signatures: bits that a candidate's must equal.
//! Not here: operands (`prefixed`).

use super::DecodeError;
use crate::encode::{Lead, NOWHERE, PrefixedForm};

const W: u32 = 1;
const PREFIX: u32 = 1;
const OP_SIZE: u32 = 1 << 3;
const LENGTH: u32 = 4;
const B: u32 = 1 << 6;
const ZEROING: u32 = 1 << 7;
const HAS_MASK: u32 = 1 << 8;
/// vvvv is not empty, with and without its fifth bit.
const VVVV: u32 = 1 << 9;
const VVVV_LOW: u32 = 1 << 10;
const EXTENDED: u32 = 1 << 11;
const IS_REG: u32 = 1 << 12;
const REG: u32 = 13;
const RM: u32 = 16;
/// All that ModRM says.
pub(super) const MODRM: u32 = IS_REG | 7 << REG | 7 << RM;

/// The bit if the flag is set.
#[inline]
fn flag(bit: u32, is_set: bool) -> u32 {
    if is_set { bit } else { 0 }
}

/// What of a signature a form fixes, and how.
pub(super) fn wanted_signature(form: PrefixedForm) -> (u32, u32) {
    let mut wanted = (0, 0);
    let mut want = |mask: u32, value: u32| wanted = (wanted.0 | mask, wanted.1 | value);
    want(W, flag(W, form.w()));
    let prefix = u32::from(form.prefix());
    match form.lead() {
        Lead::Legacy => {
            // 66 as a part of the opcode looks like an operand size.
            let (repeat, op_size) = if prefix == 1 { (0, true) } else { (prefix, form.op_size16()) };
            want(3 << PREFIX | OP_SIZE, repeat << PREFIX | flag(OP_SIZE, op_size));
            // Extension bits that extend nothing make another instruction of some (xchg r8d, eax is not nop).
            if !form.has_modrm() && form.op_reg() == NOWHERE {
                want(EXTENDED, 0);
            }
        }
        Lead::Vex | Lead::Evex => {
            want(3 << PREFIX, prefix << PREFIX);
            if form.vvvv() == NOWHERE {
                want(if form.is_vsib() { VVVV_LOW } else { VVVV }, 0);
            }
            if form.lead() == Lead::Vex || form.cond() == NOWHERE {
                want(3 << LENGTH, u32::from(form.length()) << LENGTH);
            }
            if form.lead() == Lead::Evex {
                let mask = flag(HAS_MASK, form.mask() != NOWHERE);
                want(B | ZEROING | HAS_MASK, flag(B, form.b()) | flag(ZEROING, form.zeroing()) | mask);
            }
        }
    }
    if form.has_modrm() {
        want(IS_REG, flag(IS_REG, !form.rm_is_mem()));
        if form.has_extension() {
            want(7 << REG, u32::from(form.extension_bits()) << REG);
        }
        if !form.rm_is_mem() && form.rm() == NOWHERE {
            want(7 << RM, 0);
        }
    }
    wanted
}

#[inline]
pub(super) fn modrm_signature(modrm: u8) -> u32 {
    let modrm = u32::from(modrm);
    flag(IS_REG, modrm >= 0xc0) | (modrm >> 3 & 7) << REG | (modrm & 7) << RM
}

/// All that precedes the addressing byte.
pub(super) struct Head {
    pub(super) op_size: bool,
    pub(super) repeat: u8,
    pub(super) has_rex: bool,
    pub(super) w: bool,
    /// Extension bits, in place: 8, or 0; of EVEX also 16.
    pub(super) r: u8,
    pub(super) x: u8,
    pub(super) b: u8,
    /// What extends r/m if that is a register: `x` moved to 16.
    pub(super) x_of_reg: u8,
    /// What extends a vector index: 16, or 0.
    pub(super) v2: u8,
    pub(super) lead: Lead,
    pub(super) length: u8,
    pub(super) vvvv: u8,
    pub(super) zeroing: bool,
    pub(super) evex_b: bool,
    pub(super) mask: u8,
    pub(super) map: u8,
    pub(super) opcode: u8,
    /// Where the addressing byte or the immediate is.
    pub(super) next: usize,
}

#[inline]
pub(super) fn byte(bytes: &[u8], at: usize) -> Result<u8, DecodeError> {
    // No instruction is longer.
    if at >= 15 {
        return Err(DecodeError::UnknownOpcode);
    }
    bytes.get(at).copied().ok_or(DecodeError::Truncated)
}

impl Head {
    #[inline]
    pub(super) fn read(bytes: &[u8]) -> Result<Head, DecodeError> {
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

    /// The prefix that is a part of the opcode, or the operand size where there is none.
    #[inline]
    pub(super) fn opcode_prefix(&self) -> u8 {
        if self.repeat == 0 { u8::from(self.op_size) } else { self.repeat }
    }

    /// The bits that distinguish instructions of an opcode, those of ModRM not among them.
    #[inline]
    pub(super) fn signature(&self) -> u32 {
        flag(W, self.w)
            | u32::from(self.repeat) << PREFIX
            | flag(OP_SIZE, self.op_size)
            | u32::from(self.length) << LENGTH
            | flag(B, self.evex_b)
            | flag(ZEROING, self.zeroing)
            | flag(HAS_MASK, self.mask != 0)
            | flag(VVVV, self.vvvv != 0)
            | flag(VVVV_LOW, self.vvvv & 0xf != 0)
            | flag(EXTENDED, self.r | self.x | self.b != 0)
    }
}
