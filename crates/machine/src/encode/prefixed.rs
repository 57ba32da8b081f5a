//! Instructions with prefixes, an opcode, addressing bytes and immediates.
//!
//! In: a [`PrefixedForm`] and checked operands. Out: at most 15 bytes.
//! Legacy: `[66] [66|F3|F2] [REX] [0F [38|3A]] opcode [ModRM [SIB] [disp]] [imm]`; VEX: `C5` or `C4` instead of all
//! that precedes the opcode. The shortest form that says the same is chosen: the two-byte VEX prefix, no
//! displacement, one byte of displacement; sources that may change places do so if that makes the prefix shorter.
//! Not here: checking operands against classes and ranges (`super`).

use super::buffer::{Fixup, FixupKind};
use super::form::{ImmKind, NOWHERE, PrefixedForm};
use super::{CodeBuffer, EncodeError, EncodeErrorKind, Numbers, Tables};
use crate::desc::{InstRef, OperandClass, TargetDesc};
use crate::ids::LabelId;
use crate::operand::{Mem, Operand};

/// The bytes of one instruction and the field in them that waits.
struct Out {
    /// No instruction is longer than 15 bytes; the rest is room for writing without looking.
    bytes: [u8; 32],
    len: usize,
    /// Where a field of `size` bytes waits for the label, and the addend.
    wait: Option<(usize, u8, LabelId, i32)>,
}

impl Out {
    #[inline]
    fn put(&mut self, byte: u8) {
        self.bytes[self.len & 15] = byte;
        self.len += 1;
    }

    #[inline]
    fn put_le<const N: usize>(&mut self, bytes: [u8; N]) {
        let at = self.len & 15;
        self.bytes[at..at + N].copy_from_slice(&bytes);
        self.len += N;
    }
}

/// Bit masks of a REX prefix, also used for the inverted bits of VEX.
const REX: u8 = 0x40;
const REX_W: u8 = 8;
const REX_R: u8 = 4;
const REX_X: u8 = 2;
const REX_B: u8 = 1;
const PREFIX_BYTES: [u8; 4] = [0, 0x66, 0xf3, 0xf2];

#[inline]
pub(super) fn encode(
    tables: &Tables<'_>,
    inst: InstRef<'_>,
    operands: &[Operand],
    numbers: &Numbers,
    code: &mut CodeBuffer,
) -> Result<(), EncodeError> {
    let Some(form) = inst.prefixed() else {
        return Err(EncodeError::new(inst.id, None, EncodeErrorKind::Pseudo));
    };
    let reg_at = |place: usize| numbers[place & 15] as u8;
    let reg = if form.has_extension() { form.extension_bits() } else { reg_at(form.reg()) };
    let mut vvvv = reg_at(form.vvvv());
    let (mut rm, mut mem) = (0, None);
    if form.rm_is_mem() {
        if let Some(Operand::Mem(m)) = operands.get(form.rm()) {
            let address = Address::new(tables, m)
                .map_err(|why| EncodeError::new(inst.id, Some(form.rm()), EncodeErrorKind::Address { why }))?;
            mem = Some(address);
        }
    } else {
        rm = reg_at(form.rm());
        if form.may_swap() && rm >= 8 && vvvv < 8 && symmetric(form, operands) {
            std::mem::swap(&mut rm, &mut vvvv);
        }
    }
    let op_reg = reg_at(form.op_reg());
    let mut rex = (reg >> 3 & 1) * REX_R | (op_reg >> 3 & 1) * REX_B;
    rex |= match &mem {
        Some(address) => address.rex,
        None => (rm >> 3 & 1) * REX_B,
    };
    let mut opcode = form.opcode() | op_reg & 7;
    if form.cond() != NOWHERE
        && let Some(Operand::Cond(cond)) = operands.get(form.cond())
    {
        opcode |= cond & 0xf;
    }

    let mut out = Out { bytes: [0; 32], len: 0, wait: None };
    if form.is_vex() {
        put_vex(&mut out, form, rex, vvvv);
    } else {
        let byte_regs = form.rex8() && has_high_byte_reg(tables.desc, inst, operands);
        put_legacy_prefixes(&mut out, form, rex, byte_regs);
    }
    out.put(opcode);
    if form.has_modrm() {
        match &mem {
            Some(address) => put_address(&mut out, address, reg & 7),
            None => out.put(0xc0 | (reg & 7) << 3 | rm & 7),
        }
    }
    let mem_wait = out.wait.take();
    put_imm(&mut out, form, operands, &reg_at);

    if mem_wait.is_some() || out.wait.is_some() {
        let start = code.position();
        for (at, size, label, addend) in mem_wait.into_iter().chain(out.wait) {
            code.put_fixup(Fixup {
                at: start + at as u32,
                label,
                addend,
                trailing: (out.len - at) as u8 - size,
                kind: FixupKind::Relative { bytes: size },
            });
        }
    }
    code.put_short(&out.bytes, out.len);
    Ok(())
}

/// Whether exchanging the sources leaves the meaning; of comparisons only those that are symmetric.
fn symmetric(form: PrefixedForm, operands: &[Operand]) -> bool {
    match operands.get(form.imm_place()) {
        Some(Operand::Imm(predicate)) => matches!(predicate & 3, 0 | 3),
        _ => true,
    }
}

/// Whether one of the byte registers is 4 to 7, which without REX would be another register.
fn has_high_byte_reg(desc: &TargetDesc, inst: InstRef<'_>, operands: &[Operand]) -> bool {
    inst.operands().zip(operands).any(|(info, operand)| match (info.class(), operand) {
        (OperandClass::Reg(class), Operand::Reg(reg)) => {
            (4..8).contains(&desc.reg(*reg).encoding()) && desc.class(class).spill_bits() == 8
        }
        _ => false,
    })
}

#[inline]
fn put_legacy_prefixes(out: &mut Out, form: PrefixedForm, rex: u8, byte_regs: bool) {
    if form.op_size16() {
        out.put(0x66);
    }
    if form.prefix() != 0 {
        out.put(PREFIX_BYTES[usize::from(form.prefix())]);
    }
    let rex = rex | u8::from(form.w()) * REX_W;
    if rex != 0 || byte_regs {
        out.put(REX | rex);
    }
    match form.map() {
        0 => {}
        1 => out.put(0x0f),
        2 => out.put_le([0x0f, 0x38]),
        _ => out.put_le([0x0f, 0x3a]),
    }
}

#[inline]
fn put_vex(out: &mut Out, form: PrefixedForm, rex: u8, vvvv: u8) {
    let low = (!vvvv & 0xf) << 3 | u8::from(form.l()) << 2 | form.prefix();
    if rex & (REX_X | REX_B) == 0 && !form.w() && form.map() == 1 {
        out.put_le([0xc5, (!rex & REX_R) << 5 | low]);
    } else {
        let high = (!rex & (REX_R | REX_X | REX_B)) << 5 | form.map();
        out.put_le([0xc4, high, u8::from(form.w()) << 7 | low]);
    }
}

/// An address with its numbers looked up.
struct Address {
    /// Low three bits of the base, or none.
    base: Option<u8>,
    /// Low three bits of the index and the scale, or none.
    index: Option<(u8, u8)>,
    /// The extension bits.
    rex: u8,
    disp: i32,
    /// Relative to the end of the instruction.
    is_relative: bool,
    label: Option<LabelId>,
}

impl Address {
    #[inline]
    fn new(tables: &Tables<'_>, mem: &Mem) -> Result<Address, &'static str> {
        let pc = tables.program_counter;
        let is_relative = mem.label.is_some() || (mem.base.is_some() && mem.base == pc);
        let label = mem.label.map(|l| l.label());
        if is_relative {
            if mem.index.is_some() {
                return Err("an address relative to the program counter has no index");
            }
            if mem.base.is_some() && mem.base != pc {
                return Err("an address of a label has no base register");
            }
            return Ok(Address { base: None, index: None, rex: 0, disp: mem.disp, is_relative, label });
        }
        let (mut rex, mut base, mut index) = (0, None, None);
        if let Some(reg) = mem.base {
            let number = tables.number(reg) as u8;
            rex |= (number >> 3 & 1) * REX_B;
            base = Some(number & 7);
        }
        if let Some(reg) = mem.index {
            let number = tables.number(reg) as u8;
            if number == 4 {
                return Err("the stack pointer cannot be an index");
            }
            if Some(reg) == pc {
                return Err("the program counter cannot be an index");
            }
            rex |= (number >> 3 & 1) * REX_X;
            index = Some((number & 7, mem.scale.log2()));
        }
        Ok(Address { base, index, rex, disp: mem.disp, is_relative, label })
    }
}

#[inline]
fn put_address(out: &mut Out, address: &Address, reg: u8) {
    let reg = reg << 3;
    if address.is_relative {
        out.put(reg | 0b101);
        match address.label {
            Some(label) => {
                out.wait = Some((out.len, 4, label, address.disp));
                out.put_le([0; 4]);
            }
            None => out.put_le(address.disp.to_le_bytes()),
        }
        return;
    }
    let (index, scale) = address.index.unwrap_or((0b100, 0));
    let Some(base) = address.base else {
        out.put_le([reg | 0b100, scale << 6 | index << 3 | 0b101]);
        out.put_le(address.disp.to_le_bytes());
        return;
    };
    // Without displacement, 101 as base means something else (an address without base).
    let mode: u8 = match address.disp {
        0 if base != 0b101 => 0b00,
        -128..=127 => 0b01,
        _ => 0b10,
    };
    if address.index.is_some() || base == 0b100 {
        out.put_le([mode << 6 | reg | 0b100, scale << 6 | index << 3 | base]);
    } else {
        out.put(mode << 6 | reg | base);
    }
    match mode {
        0b00 => {}
        0b01 => out.put(address.disp as u8),
        _ => out.put_le(address.disp.to_le_bytes()),
    }
}

#[inline]
fn put_imm(out: &mut Out, form: PrefixedForm, operands: &[Operand], reg_at: &impl Fn(usize) -> u8) {
    let kind = form.imm();
    if kind == ImmKind::None {
        return;
    }
    let value = match operands.get(form.imm_place()) {
        Some(Operand::Imm(value)) => *value,
        Some(Operand::Reg(_)) => i64::from(reg_at(form.imm_place()) << 4),
        Some(Operand::Label(label)) => {
            out.wait = Some((out.len, kind.bytes(), *label, 0));
            0
        }
        _ => 0,
    };
    match kind.bytes() {
        1 => out.put(value as u8),
        2 => out.put_le((value as u16).to_le_bytes()),
        4 => out.put_le((value as u32).to_le_bytes()),
        _ => out.put_le(value.to_le_bytes()),
    }
}

/// The instructions of 1 to 9 bytes that the manuals recommend for doing nothing.
const NOPS: [&[u8]; 9] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x0f, 0x1f, 0x00],
    &[0x0f, 0x1f, 0x40, 0x00],
    &[0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
    &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];

pub(super) fn put_nops(mut missing: usize, code: &mut CodeBuffer) {
    while missing > 0 {
        let n = missing.min(NOPS.len());
        code.put_bytes(NOPS[n - 1]);
        missing -= n;
    }
}
