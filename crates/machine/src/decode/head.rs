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
    /// The bits that distinguish instructions of an opcode, those of ModRM not among them.
    pub(super) signature: u32,
    /// Lead and map, then the opcode: eight bits each.
    pub(super) opcode: u32,
    pub(super) has_rex: bool,
    /// Extension bits, in place: 8, or 0; of EVEX also 16.
    pub(super) r: u8,
    pub(super) x: u8,
    pub(super) b: u8,
    /// What extends r/m if that is a register: `x` moved to 16.
    pub(super) x_of_reg: u8,
    /// What extends a vector index: 16, or 0.
    pub(super) v2: u8,
    pub(super) length: u8,
    pub(super) vvvv: u8,
    pub(super) mask: u8,
    /// Where the addressing byte or the immediate is.
    pub(super) next: usize,
}

/// The most bytes of an instruction.
pub(super) const MAX_LEN: usize = 15;
/// So many bytes that whatever an instruction consists of can be read as a word.
pub(super) const WINDOW: usize = 24;

/// Masks of the lowest bytes of a word.
const LOW_BYTES: [u64; 16] = {
    let mut masks = [u64::MAX; 16];
    let mut n = 0;
    while n < 8 {
        masks[n] = (1 << (8 * n)) - 1;
        n += 1;
    }
    masks
};

/// Bytes that start with an instruction: a window that no instruction is longer than, or what is left at the end.
pub(super) trait Source {
    /// The byte at an offset.
    fn byte(&self, at: usize) -> Result<u8, DecodeError>;

    /// The number of `size` bytes at an offset, at most eight.
    fn number(&self, at: usize, size: usize) -> Result<u64, DecodeError>;
}

impl Source for [u8; WINDOW] {
    #[inline(always)]
    fn byte(&self, at: usize) -> Result<u8, DecodeError> {
        // Single bytes are of what precedes the operands, or the byte behind: prefixes do not repeat.
        debug_assert!(at < MAX_LEN);
        Ok(self[at & 15])
    }

    #[inline(always)]
    fn number(&self, at: usize, size: usize) -> Result<u64, DecodeError> {
        if at + size > MAX_LEN {
            return Err(DecodeError::UnknownOpcode);
        }
        let at = at & 15;
        let mut word = [0; 8];
        word.copy_from_slice(&self[at..at + 8]);
        Ok(u64::from_le_bytes(word) & LOW_BYTES[size & 15])
    }
}

impl Source for [u8] {
    fn byte(&self, at: usize) -> Result<u8, DecodeError> {
        if at >= MAX_LEN {
            return Err(DecodeError::UnknownOpcode);
        }
        self.get(at).copied().ok_or(DecodeError::Truncated)
    }

    fn number(&self, at: usize, size: usize) -> Result<u64, DecodeError> {
        if at + size > MAX_LEN {
            return Err(DecodeError::UnknownOpcode);
        }
        let field = self.get(at..at + size).ok_or(DecodeError::Truncated)?;
        Ok(field.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b)))
    }
}

/// The number of an opcode among those of all leads and maps.
#[inline(always)]
pub(super) fn opcode_number(lead: Lead, map: u8, opcode: u8) -> u32 {
    ((lead as u32) << 3 | u32::from(map & 7)) << 8 | u32::from(opcode)
}

impl Head {
    #[inline(always)]
    pub(super) fn read<S: Source + ?Sized>(bytes: &S) -> Result<Head, DecodeError> {
        let (mut signature, mut next) = (0, 0);
        let mut first = bytes.byte(0)?;
        while matches!(first, 0x66 | 0xf2 | 0xf3) {
            match first {
                0x66 if signature & OP_SIZE == 0 => signature |= OP_SIZE,
                0xf3 if signature & 3 << PREFIX == 0 => signature |= 2 << PREFIX,
                0xf2 if signature & 3 << PREFIX == 0 => signature |= 3 << PREFIX,
                _ => break,
            }
            next += 1;
            first = bytes.byte(next)?;
        }
        if matches!(first, 0x62 | 0xc4 | 0xc5) {
            return match (signature != 0, first) {
                (true, _) => Err(DecodeError::UnknownOpcode),
                (false, 0x62) => Head::read_evex(bytes),
                (false, _) => Head::read_vex(bytes),
            };
        }
        let has_rex = first & 0xf0 == 0x40;
        let rex = first & 0u8.wrapping_sub(has_rex.into());
        next += usize::from(has_rex);
        first = bytes.byte(next)?;
        signature |= flag(W, rex & 8 != 0) | flag(EXTENDED, rex & 7 != 0);
        let mut map = 0;
        if first == 0x0f {
            next += 1;
            (map, first) = (1, bytes.byte(next)?);
            if matches!(first, 0x38 | 0x3a) {
                next += 1;
                (map, first) = (if first == 0x38 { 2 } else { 3 }, bytes.byte(next)?);
            }
        }
        Ok(Head {
            signature,
            opcode: opcode_number(Lead::Legacy, map, first),
            has_rex,
            r: (rex & 4) << 1,
            x: (rex & 2) << 2,
            b: (rex & 1) << 3,
            x_of_reg: 0,
            v2: 0,
            length: 0,
            vvvv: 0,
            mask: 0,
            next: next + 1,
        })
    }

    #[inline]
    fn read_vex<S: Source + ?Sized>(bytes: &S) -> Result<Head, DecodeError> {
        let second = bytes.byte(1)?;
        let r = (!second & 0x80) >> 4;
        let (x, b, map, low, w, next) = if bytes.byte(0)? == 0xc5 {
            (0, 0, 1, second, false, 2)
        } else {
            let map = second & 0x1f;
            if !(1..=3).contains(&map) {
                return Err(DecodeError::UnknownOpcode);
            }
            let third = bytes.byte(2)?;
            ((!second & 0x40) >> 3, (!second & 0x20) >> 2, map, third, third & 0x80 != 0, 3)
        };
        let (vvvv, length) = (!low >> 3 & 0xf, low >> 2 & 1);
        let opcode = opcode_number(Lead::Vex, map, bytes.byte(next)?);
        // The prefix of the opcode: none, 66, F3, F2.
        let signature = flag(W, w)
            | u32::from(low & 3) << PREFIX
            | u32::from(length) << LENGTH
            | flag(VVVV | VVVV_LOW, vvvv != 0)
            | flag(EXTENDED, r | x | b != 0);
        let next = next + 1;
        Ok(Head { signature, opcode, has_rex: false, r, x, b, x_of_reg: 0, v2: 0, length, vvvv, mask: 0, next })
    }

    #[inline]
    fn read_evex<S: Source + ?Sized>(bytes: &S) -> Result<Head, DecodeError> {
        let (first, second, third) = (bytes.byte(1)?, bytes.byte(2)?, bytes.byte(3)?);
        let opcode = opcode_number(Lead::Evex, first & 7, bytes.byte(4)?);
        // Bits that mean more registers on machines that no description has.
        if first & 8 != 0 || second & 4 == 0 {
            return Err(DecodeError::UnknownOpcode);
        }
        let inverted = !first;
        let (r, x, b) = ((inverted & 0x80) >> 4 | inverted & 0x10, (inverted & 0x40) >> 3, (inverted & 0x20) >> 2);
        let v2 = (!third & 8) << 1;
        let (vvvv, length, mask) = (!second >> 3 & 0xf | v2, third >> 5 & 3, third & 7);
        let signature = flag(W, second & 0x80 != 0)
            | u32::from(second & 3) << PREFIX
            | u32::from(length) << LENGTH
            | flag(B, third & 0x10 != 0)
            | flag(ZEROING, third & 0x80 != 0)
            | flag(HAS_MASK, mask != 0)
            | flag(VVVV, vvvv != 0)
            | flag(VVVV_LOW, vvvv & 0xf != 0)
            | flag(EXTENDED, r | x | b != 0);
        Ok(Head { signature, opcode, has_rex: false, r, x, b, x_of_reg: x << 1, v2, length, vvvv, mask, next: 5 })
    }

    /// W, and the prefix that is a part of the opcode, or the operand size where there is none: three bits.
    #[inline(always)]
    pub(super) fn slot(&self) -> u32 {
        let repeat = self.signature >> PREFIX & 3;
        let prefix = if repeat == 0 { u32::from(self.signature & OP_SIZE != 0) } else { repeat };
        self.signature & W | prefix << 1
    }
}
