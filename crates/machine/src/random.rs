//! Random legal operands, for tests and benchmarks.
//!
//! In: an instruction and a seed. Out: operands that the encoder accepts. Corner cases occur more often than by chance:
//! every register, the ends of immediate ranges, addresses with and without each part.
//! Invariant: same seed, same operands, on every machine.
//! Not here: labels; branch targets are distances.

use crate::codec::Codec;
use crate::desc::{OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{CodeBuffer, encode};
use crate::ids::{ClassId, InstId, OperandKindId, RegId};
use crate::operand::{Mem, Operand, Scale};

pub use kernelsmith_random::Rng;

/// Operands that the instruction accepts; `None` if there are none, for example for pseudo instructions.
pub fn operands(desc: &TargetDesc, inst: InstId, rng: &mut Rng) -> Option<Vec<Operand>> {
    const ATTEMPTS: usize = 64;
    let mut code = CodeBuffer::new();
    'attempts: for _ in 0..ATTEMPTS {
        let mut found: Vec<Operand> = Vec::new();
        for info in desc.inst(inst).operands() {
            let operand = match info.tied_to() {
                Some(to) => match (found.get(to).copied()?, info.class()) {
                    (Operand::Reg(reg), OperandClass::Reg(class)) => {
                        Operand::Reg(desc.class(class).same_number_view(reg)?)
                    }
                    (operand, _) => operand,
                },
                None => match operand(desc, info.class(), rng) {
                    Some(operand) => operand,
                    None => continue 'attempts,
                },
            };
            found.push(operand);
        }
        code.clear();
        if encode(desc, inst, &found, &mut code).is_ok() {
            return Some(found);
        }
    }
    None
}

fn operand(desc: &TargetDesc, class: OperandClass, rng: &mut Rng) -> Option<Operand> {
    match class {
        OperandClass::Reg(class) => reg(desc, class, rng).map(Operand::Reg),
        OperandClass::Imm(kind) | OperandClass::Label(kind) => Some(Operand::Imm(imm(desc, kind, rng))),
        OperandClass::Mem(kind) => address(desc, kind, rng).map(Operand::Mem),
        OperandClass::Cond(kind) => {
            let kind = desc.operand_kind(kind);
            let number = rng.below(kind.names().len());
            kind.has_condition(number).then_some(Operand::Cond(number as u8))
        }
    }
}

fn reg(desc: &TargetDesc, class: ClassId, rng: &mut Rng) -> Option<RegId> {
    let mut members = desc.class(class).members();
    let n = members.len();
    members.nth(rng.below(n))
}

fn imm(desc: &TargetDesc, kind: OperandKindId, rng: &mut Rng) -> i64 {
    let (codec, width) = (desc.operand_kind(kind).codec(), desc.operand_kind(kind).width_bits());
    if codec != Codec::Plain {
        // Choose the field at random and decode it, because most numbers have no field but most fields decode to a
        // number.
        let fields = std::iter::repeat_with(|| rng.bits() & ((1 << codec.field_bits(width)) - 1));
        return fields.take(1000).find_map(|field| codec.decode(field, width)).unwrap_or(0);
    }
    let (min, max) = (desc.operand_kind(kind).min(), desc.operand_kind(kind).max());
    let span = max.wrapping_sub(min) as u64;
    let any = if span == u64::MAX { rng.bits() as i64 } else { min.wrapping_add((rng.bits() % (span + 1)) as i64) };
    let value = match rng.below(8) {
        0 => min,
        1 => max,
        2 => 0,
        3 => (rng.bits() % 256) as i64 - 128,
        4 => [-129, -128, 127, 128, 255, 256, -1, 1][rng.below(8)],
        _ => any,
    };
    let value = value.clamp(min, max);
    // Many machines encode displacements and distances in units, so round half of the values to a multiple of 16.
    if rng.one_in(2) { value & -16 } else { value }.clamp(min, max)
}

fn address(desc: &TargetDesc, kind: OperandKindId, rng: &mut Rng) -> Option<Mem> {
    let kind = desc.operand_kind(kind);
    if kind.address_text().is_some() {
        return written_address(desc, kind, rng);
    }
    let (base, index) = (kind.base_class()?, kind.index_class().or(kind.base_class())?);
    let disp = match rng.below(6) {
        0 | 1 => 0,
        2 => (rng.bits() % 256) as i32 - 128,
        3 => [-129, -128, 127, 128, 1, -1, i32::MAX, i32::MIN][rng.below(8)],
        4 => (rng.bits() % 4096) as i32,
        _ => rng.bits() as i32,
    };
    if let Some(pc) = desc.program_counter()
        && rng.one_in(8)
    {
        return Some(Mem::base(pc, disp));
    }
    let base = if rng.one_in(8) { None } else { reg(desc, base, rng) };
    let index = if rng.one_in(2) { None } else { reg(desc, index, rng) };
    let scale = if index.is_some() { Scale::ALL[rng.below(4)] } else { Scale::One };
    Some(Mem { base, index, scale, disp, label: None })
}

/// An address in the machine's assembly syntax, with the parts that this syntax has.
fn written_address(desc: &TargetDesc, kind: OperandKindRef<'_>, rng: &mut Rng) -> Option<Mem> {
    let disp = imm(desc, kind.id, rng) as i32;
    // Round half of the displacements to multiples of 16, which most instructions accept.
    let disp = if rng.one_in(2) { disp / 16 * 16 } else { disp };
    let index = if kind.address_text()?.contains("$index") { Some(reg(desc, kind.index_class()?, rng)?) } else { None };
    Some(Mem { base: reg(desc, kind.base_class()?, rng), index, scale: Scale::One, disp, label: None })
}
