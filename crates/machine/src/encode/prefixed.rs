//! Encoder for instructions with prefixes, an opcode, addressing bytes and immediates.
//!
//! In: a [`PrefixedForm`] and checked operands. Out: at most 15 bytes.
//! Legacy: `[prefixes] [66] [66|F3|F2] [REX] [0F [38|3A]] opcode [ModRM [SIB] [disp]] [imm]`; a VEX (`C5`, `C4`) or
//! EVEX prefix (`62`) replaces all that precedes the opcode. The encoder chooses the shortest equivalent form: the
//! two-byte VEX prefix, no displacement, a one-byte displacement (which EVEX scales by the access size in bytes). It
//! exchanges commutative sources if that makes the prefix shorter.
//! Not here: checking operands against classes and ranges (`super`).

use super::buffer::{Fixup, FixupKind};
use super::form::{ImmKind, Lead, NOWHERE, PrefixedForm};
use super::{CodeBuffer, EncodeError, EncodeErrorKind, Numbers, Tables};
use crate::desc::{InstRef, OperandClass, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::{Mem, Operand};
use crate::prefixes::Prefixes;

/// A field that needs a label.
#[derive(Clone, Copy)]
struct LabelField {
    at: u32,
    size: u8,
    label: LabelId,
    addend: i32,
}

/// Bit masks of a REX prefix, also used for the inverted bits of VEX and EVEX.
const REX: u8 = 0x40;
const REX_W: u8 = 8;
const REX_R: u8 = 4;
const REX_X: u8 = 2;
const REX_B: u8 = 1;
/// Bits that only EVEX has: the fifth bits of ModRM.reg, and of vvvv or a vector index.
const REX_R2: u8 = 0x10;
const REX_V2: u8 = 0x20;
/// Descriptions add this flag to the encoding number of a high byte register (AH etc.), to tell it from the low byte
/// register of the same number.
pub(crate) const HIGH_BYTE: u8 = 0x20;
pub(super) const PREFIX_BYTES: [u8; 4] = [0, 0x66, 0xf3, 0xf2];

/// The bytes up to the opcode, the first in the lowest bits; at most eight.
#[derive(Clone, Copy)]
struct Head {
    bytes: u64,
    len: u32,
}

#[inline]
pub(super) fn encode(
    tables: &Tables<'_>,
    prefixes: Prefixes,
    inst: InstRef<'_>,
    operands: &[Operand],
    numbers: Numbers,
    code: &mut CodeBuffer,
) -> Result<(), EncodeError> {
    let Some(form) = inst.prefixed() else {
        return Err(EncodeError::new(inst.id, None, EncodeErrorKind::Pseudo));
    };
    if form.rm_is_mem()
        && let Some(Operand::Mem(mem)) = operands.get(form.rm())
        && let Err(reason) = check_address(tables, mem, form.is_vsib())
    {
        return Err(EncodeError::new(inst.id, Some(form.rm()), EncodeErrorKind::Address { reason }));
    }
    if numbers.0 & HIGH_BYTES != 0 && needs_rex(tables, inst, form, operands) {
        let reason = "a high byte register cannot be named in an instruction with a REX prefix";
        return Err(EncodeError::new(inst.id, None, EncodeErrorKind::Prefix { reason }));
    }
    if !prefixes.is_none() {
        put_prefixes(prefixes, inst, form, code)?;
    }
    put(tables, prefixes.has(Prefixes::LOCK), form, inst.id, operands, numbers, code);
    Ok(())
}

/// Appends the optional prefixes.
#[cold]
fn put_prefixes(
    prefixes: Prefixes,
    inst: InstRef<'_>,
    form: PrefixedForm,
    code: &mut CodeBuffer,
) -> Result<(), EncodeError> {
    let is_legacy = form.lead() == Lead::Legacy;
    let repeats = prefixes.has(Prefixes::REP) || prefixes.has(Prefixes::REPNE);
    let reason = if prefixes.has(Prefixes::LOCK) && !(is_legacy && form.rm_is_mem()) {
        "only an instruction that changes memory can be locked"
    } else if prefixes.has(Prefixes::LOCK) && form.locked() {
        "the instruction has this prefix itself"
    } else if !is_legacy && (repeats || prefixes.has(Prefixes::DATA16)) {
        "this prefix is not allowed before VEX or EVEX"
    } else if repeats && form.prefix() >= 2 {
        "the opcode has a prefix of this kind itself"
    } else {
        for byte in prefixes.bytes().into_iter().filter(|byte| *byte != 0) {
            code.put_bytes(&[byte]);
        }
        return Ok(());
    };
    Err(EncodeError::new(inst.id, None, EncodeErrorKind::Prefix { reason }))
}

/// The flag bits of high byte registers, for all operands.
const HIGH_BYTES: u64 = u64::from_le_bytes([HIGH_BYTE; 8]);

/// Whether the instruction has a REX prefix for registers or W, so that 4 to 7 do not mean high byte registers.
#[cold]
fn needs_rex(tables: &Tables<'_>, inst: InstRef<'_>, form: PrefixedForm, operands: &[Operand]) -> bool {
    let is_extended = |reg: RegId| tables.number(reg) & u16::from(HIGH_BYTE) == 0 && tables.number(reg) & 8 != 0;
    let extends = |operand: &Operand| match *operand {
        Operand::Reg(reg) => is_extended(reg),
        Operand::Mem(mem) => mem.base.is_some_and(is_extended) || mem.index.is_some_and(is_extended),
        _ => false,
    };
    form.w() || operands.iter().any(extends) || form.rex8() && has_low_byte_reg(tables.desc, inst, operands)
}

/// Appends an instruction whose operands have been checked.
#[inline]
pub(super) fn put(
    tables: &Tables<'_>,
    is_locked: bool,
    form: PrefixedForm,
    inst: InstId,
    operands: &[Operand],
    numbers: Numbers,
    code: &mut CodeBuffer,
) {
    let reg = if form.has_extension() { form.extension_bits() } else { numbers.get(form.reg()) };
    let mut vvvv = numbers.get(form.vvvv());
    let op_reg = numbers.get(form.op_reg());
    let mut rex = ((reg >> 3 & 1) * REX_R) | ((op_reg >> 3 & 1) * REX_B) | (reg & 0x10);
    let address = match operands.get(form.rm()) {
        Some(Operand::Mem(mem)) if form.rm_is_mem() => Address::new(tables, mem, reg & 7, form.disp8_log2()),
        _ => {
            let mut rm = numbers.get(form.rm());
            if form.may_swap() && rm >= 8 && vvvv < 8 && symmetric(form, operands) {
                std::mem::swap(&mut rm, &mut vvvv);
            }
            // The bits come from the operand or from the form; the other is zero.
            Address {
                bytes: u64::from(0xc0 | (reg & 7) << 3 | rm & 7 | form.rm_bits()),
                n_bytes: u32::from(form.has_modrm()),
                rex: ((rm >> 3 & 1) * REX_B) | ((rm >> 4 & 1) * REX_X),
                ..Address::default()
            }
        }
    };
    rex |= address.rex;
    let opcode = form.opcode() | op_reg & 7;
    let head = match form.lead() {
        Lead::Vex => vex_head(form, opcode, rex, vvvv),
        Lead::Evex => {
            let rounding = cond(form, operands);
            evex_head(form, opcode, rex | ((vvvv >> 4) * REX_V2), vvvv, rounding, numbers.get(form.mask()))
        }
        Lead::Legacy => {
            let byte_regs = form.rex8() && has_low_byte_reg(tables.desc, tables.desc.inst(inst), operands);
            legacy_head(form, opcode | cond(form, operands), rex, byte_regs, is_locked || form.locked())
        }
    };
    let imm = Imm::new(form, operands, numbers);
    let len = code.put_parts([(head.bytes, head.len), (address.bytes, address.n_bytes), (imm.bytes, imm.n_bytes)]);
    if imm.label.is_some() || address.label.is_some() {
        let after_address = head.len + address.n_bytes;
        let imm = imm.label.map(|label| LabelField { at: after_address, size: imm.n_bytes as u8, label, addend: 0 });
        let address =
            address.label.map(|label| LabelField { at: after_address - 4, size: 4, label, addend: address.disp });
        put_fixups(code, len, [address, imm]);
    }
}

/// The number of the condition or rounding-mode operand.
#[inline]
fn cond(form: PrefixedForm, operands: &[Operand]) -> u8 {
    match operands.get(form.cond()) {
        Some(Operand::Cond(cond)) => cond & 0xf,
        _ => 0,
    }
}

#[cold]
fn put_fixups(code: &mut CodeBuffer, len: u32, label_fields: [Option<LabelField>; 2]) {
    let start = code.position() - len;
    for label_field in label_fields.into_iter().flatten() {
        code.put_fixup(Fixup {
            at: start + label_field.at,
            label: label_field.label,
            addend: label_field.addend,
            is_absolute: false,
            trailing: (len - label_field.at) as u8 - label_field.size,
            kind: FixupKind::Relative { bytes: label_field.size },
        });
    }
}

/// Whether the sources are commutative. Comparisons are only if the predicate is symmetric.
fn symmetric(form: PrefixedForm, operands: &[Operand]) -> bool {
    match operands.get(form.imm_place()) {
        Some(Operand::Imm(predicate)) => matches!(predicate & 3, 0 | 3),
        _ => true,
    }
}

/// Whether an operand is spl, bpl, sil or dil, whose numbers without REX mean the high byte registers.
fn has_low_byte_reg(desc: &TargetDesc, inst: InstRef<'_>, operands: &[Operand]) -> bool {
    inst.operands().zip(operands).any(|(info, operand)| match (info.class(), operand) {
        (OperandClass::Reg(class), Operand::Reg(reg)) => {
            (4..8).contains(&desc.reg(*reg).encoding()) && desc.class(class).spill_bits() == 8
        }
        _ => false,
    })
}

#[inline]
fn legacy_head(form: PrefixedForm, opcode: u8, rex: u8, byte_regs: bool, is_locked: bool) -> Head {
    let mut head = Head { bytes: u64::from(opcode), len: 1 };
    let mut precede = |byte: u8, is_there: bool| {
        let shift = u32::from(is_there) * 8;
        head.bytes = head.bytes << shift | if is_there { u64::from(byte) } else { 0 };
        head.len += u32::from(is_there);
    };
    let map = form.map();
    precede(if map == 2 { 0x38 } else { 0x3a }, map >= 2);
    precede(0x0f, map >= 1);
    let rex = rex | (u8::from(form.w()) * REX_W);
    precede(REX | rex, rex != 0 || byte_regs);
    precede(PREFIX_BYTES[usize::from(form.prefix())], form.prefix() != 0);
    precede(0xf0, is_locked);
    precede(0x66, form.op_size16());
    head
}

#[inline]
fn vex_head(form: PrefixedForm, opcode: u8, rex: u8, vvvv: u8) -> Head {
    let low = (!vvvv & 0xf) << 3 | form.length() << 2 | form.prefix();
    let high = (!rex & (REX_R | REX_X | REX_B)) << 5 | form.map();
    let long = u32::from_le_bytes([0xc4, high, u8::from(form.w()) << 7 | low, opcode]);
    let short = u32::from_le_bytes([0xc5, (!rex & REX_R) << 5 | low, opcode, 0]);
    let is_short = rex & (REX_X | REX_B) == 0 && !form.w() && form.map() == 1;
    Head { bytes: u64::from(if is_short { short } else { long }), len: 4 - u32::from(is_short) }
}

#[inline]
fn evex_head(form: PrefixedForm, opcode: u8, rex: u8, vvvv: u8, rounding: u8, mask: u8) -> Head {
    let inverted = !rex;
    let first = (inverted & (REX_R | REX_X | REX_B)) << 5 | inverted & REX_R2 | form.map();
    let second = u8::from(form.w()) << 7 | (!vvvv & 0xf) << 3 | 4 | form.prefix();
    let length = if form.cond() == NOWHERE { form.length() } else { rounding };
    let v2 = u8::from(rex & REX_V2 == 0) << 3;
    let third = u8::from(form.zeroing()) << 7 | length << 5 | u8::from(form.b()) << 4 | v2 | mask & 7;
    Head { bytes: u64::from_le_bytes([0x62, first, second, third, opcode, 0, 0, 0]), len: 5 }
}

/// Whether the machine can encode the address.
#[inline]
fn check_address(tables: &Tables<'_>, mem: &Mem, is_vsib: bool) -> Result<(), &'static str> {
    let pc = tables.program_counter;
    if is_vsib {
        return if mem.index.is_none() {
            Err("a gather or scatter address needs a vector index")
        } else if mem.label.is_some() || mem.base.is_some() && mem.base == pc {
            Err("an address relative to the program counter has no index")
        } else {
            Ok(())
        };
    }
    if mem.label.is_some() || (mem.base.is_some() && mem.base == pc) {
        if mem.index.is_some() {
            return Err("an address relative to the program counter has no index");
        }
        if mem.base.is_some() && mem.base != pc {
            return Err("an address of a label has no base register");
        }
    } else if let Some(index) = mem.index {
        if tables.number(index) == 4 {
            return Err("the stack pointer cannot be an index");
        }
        if Some(index) == pc {
            return Err("the program counter cannot be an index");
        }
    }
    Ok(())
}

/// ModRM, SIB and displacement.
#[derive(Default)]
struct Address {
    /// The bytes from ModRM to the displacement.
    bytes: u64,
    n_bytes: u32,
    /// The REX extension bits.
    rex: u8,
    /// The label for the last four bytes, and its addend in bytes.
    label: Option<LabelId>,
    disp: i32,
}

impl Address {
    #[inline]
    fn new(tables: &Tables<'_>, mem: &Mem, reg: u8, disp8_log2: u8) -> Address {
        let reg = reg << 3;
        let disp = u64::from(mem.disp as u32);
        if let Some(label) = mem.label {
            let bytes = u64::from(reg | 0b101);
            return Address { bytes, n_bytes: 5, rex: 0, label: Some(label.label()), disp: mem.disp };
        }
        if mem.base.is_some() && mem.base == tables.program_counter {
            return Address { bytes: u64::from(reg | 0b101) | disp << 8, n_bytes: 5, ..Address::default() };
        }
        let (mut rex, mut sib_index) = (0, 0b100 << 3);
        if let Some(index) = mem.index {
            let number = tables.number(index) as u8;
            rex |= ((number >> 3 & 1) * REX_X) | ((number >> 4 & 1) * REX_V2);
            sib_index = mem.scale.log2() << 6 | (number & 7) << 3;
        }
        let Some(base) = mem.base else {
            let bytes = u64::from(reg | 0b100) | u64::from(sib_index | 0b101) << 8 | disp << 16;
            return Address { bytes, n_bytes: 6, rex, ..Address::default() };
        };
        let number = tables.number(base) as u8;
        let base = number & 7;
        rex |= (number >> 3 & 1) * REX_B;
        // Base 101 without a displacement encodes an address without a base.
        let scaled = mem.disp >> disp8_log2;
        let (mode, disp, disp_bytes) = match mem.disp {
            0 if base != 0b101 => (0b00, 0, 0),
            disp if i32::from(scaled as i8) == scaled && scaled << disp8_log2 == disp => {
                (0b01, scaled as u64 & 0xff, 1)
            }
            _ => (0b10, disp, 4),
        };
        let mode: u8 = mode << 6;
        if mem.index.is_some() || base == 0b100 {
            let bytes = u64::from(mode | reg | 0b100) | u64::from(sib_index | base) << 8 | disp << 16;
            Address { bytes, n_bytes: 2 + disp_bytes, rex, ..Address::default() }
        } else {
            let bytes = u64::from(mode | reg | base) | disp << 8;
            Address { bytes, n_bytes: 1 + disp_bytes, rex, ..Address::default() }
        }
    }
}

/// The immediate.
struct Imm {
    bytes: u64,
    n_bytes: u32,
    label: Option<LabelId>,
}

impl Imm {
    #[inline]
    fn new(form: PrefixedForm, operands: &[Operand], numbers: Numbers) -> Imm {
        let kind = form.imm();
        if kind == ImmKind::None {
            return Imm { bytes: 0, n_bytes: 0, label: None };
        }
        let (bytes, label) = match operands.get(form.imm_place()) {
            Some(Operand::Imm(value)) => (*value as u64, None),
            Some(Operand::Reg(_)) => (u64::from(numbers.get(form.imm_place()) << 4), None),
            Some(Operand::Label(label)) => (0, Some(*label)),
            _ => (0, None),
        };
        Imm { bytes, n_bytes: u32::from(kind.bytes()), label }
    }
}

/// The recommended no-op instructions of 1 to 9 bytes from the vendors' manuals.
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
