//! From types with vectors or floats of 16 or 128 bits to their parts in a signature, and whether results are in registers.
//!
//! In: types. Out: [`Part`]s. Not here: which registers vectors have (see `legal`), moving values (see `parts`).

use super::abi::{Param, Part, VectorPart};
use super::leaf::{Leaf, Refused, Result, native};
use super::legal::{Division, Element, divide};
use super::machine::Machine;
use super::tables::Tables;
use crate::features::{Features, NO_FLOATS};
use crate::module::Module;
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::Elem;

/// The register of a float of 128 bits, where the convention has one.
pub(super) const QUAD: ir::Type = ir::Type::fixed(Elem::U64, 2);

/// The register of a float of 16 bits that is the first lane.
pub(super) const HALF_LANES: ir::Type = ir::Type::fixed(Elem::U16, 8);

/// Whether the caller takes a result from registers. Otherwise it passes an address for it.
pub(super) fn returns(machine: Machine, result: &mut Param) -> bool {
    let Some(left) = machine.result_registers() else { return true };
    if result.types.len() > left.all {
        return false;
    }
    let (mut n_general, mut n_floats) = (0, 0);
    let mut on_stack = Vec::new();
    let mut parts = result.parts.iter();
    let mut at = 0;
    while at < result.types.len() {
        let part = parts.next().copied().unwrap_or(Part::Leaf);
        let n = if let Part::Vector(part) = part { part.n_types() } else { 1 };
        for (ty, at) in result.types[at..at + n].iter().zip(at..) {
            let is_float = ty.is_float() || ty.is_vector();
            let used = if is_float { &mut n_floats } else { &mut n_general };
            let limit = match part {
                Part::Half => left.halves,
                Part::Quad => left.floats,
                _ if ty.is_vector() => left.vectors,
                _ if is_float => left.floats,
                _ => left.general,
            };
            match *used < limit {
                true => *used += 1,
                false if is_float && !ty.is_vector() && part != Part::Half => on_stack.push(at),
                false => return false,
            }
        }
        at += n;
    }
    if on_stack.len() > left.floats_on_stack {
        return false;
    }
    result.on_stack = on_stack;
    if left.halves > left.floats {
        // Scalars have fewer registers than vectors.
        let mut at = 0;
        for part in &mut result.parts {
            match part {
                Part::Half => {
                    *part = Part::HalfLane;
                    result.types[at] = HALF_LANES;
                    at += 1;
                }
                Part::Vector(part) => at += part.n_types(),
                _ => at += 1,
            }
        }
    }
    true
}

/// The type in the signature: vectors of 64 bits are in the registers of doubles.
pub(super) fn passed(register: ir::Type) -> ir::Type {
    if register.is_vector() && register.bits() == Some(u64::BITS) { ir::Type::F64 } else { register }
}

/// Adds the parts of a type and their registers.
pub(super) fn push_parts(
    m: &Module,
    t: &mut Tables,
    features: Features,
    ty: Type,
    is_result: bool,
    param: &mut Param,
) -> Result<()> {
    // An array may have any number of elements that have no parts.
    if t.leaves(&m.types, ty)?.is_empty() {
        return Ok(());
    }
    match m.types.kind_in_code(ty) {
        TypeKind::Half | TypeKind::BFloat => {
            param.parts.push(Part::Half);
            param.types.push(ir::Type::F32);
        }
        TypeKind::Fp128 if t.machine.has_quad_registers() => {
            if features.has(NO_FLOATS) {
                return Err("`fp128` as arguments or results of functions that use no registers for floats".into());
            }
            param.parts.push(Part::Quad);
            param.types.push(QUAD);
        }
        TypeKind::Vector(..) if matches!(m.types.kind(ty), TypeKind::ScalableVector(..)) => {
            return Err("vectors of unknown length as arguments or results of functions that others call".into());
        }
        TypeKind::Vector(..) => push_vector(m, t, features, ty, is_result, param)?,
        TypeKind::Array(n, element) => {
            for _ in 0..n {
                push_parts(m, t, features, element, is_result, param)?;
            }
        }
        TypeKind::Struct(_) | TypeKind::Named(_) => {
            for &field in m.types.fields(ty).unwrap_or_default() {
                push_parts(m, t, features, field, is_result, param)?;
            }
        }
        _ => {
            for leaf in t.leaves(&m.types, ty)? {
                param.parts.push(Part::Leaf);
                param.types.push(leaf.ty);
            }
        }
    }
    Ok(())
}

fn push_vector(
    m: &Module,
    t: &mut Tables,
    features: Features,
    ty: Type,
    is_result: bool,
    param: &mut Param,
) -> Result<()> {
    let TypeKind::Vector(n, element) = m.types.kind_in_code(ty) else { return Err("such vectors".into()) };
    let kind = Element::of(m.types.kind(element), t.layout.pointer_bits)?;
    let division = divide(t.machine, features, n, kind)?;
    if t.machine.converts_lone_lane() && n == 1 && m.types.kind(element) == TypeKind::BFloat {
        // LLVM converts it to `float`, which other vectors of `bfloat` are not.
        return Err("`<1 x bfloat>` as arguments or results of functions that others call, for RISC-V".into());
    }
    let leaf = match native(&m.types, ty, t.machine) {
        Some(ty) => Leaf { ty, bits: ty.elem().bits() },
        None => match t.leaves(&m.types, element)? {
            &[leaf] => leaf,
            _ => return Err("vectors of such lanes as arguments or results of functions that others call".into()),
        },
    };
    let Division::Registers { n: n_registers, lanes, bits } = division else {
        let is_word = t.machine.has_half_words(features) && m.types.kind(element) == TypeKind::Half;
        let register = match kind {
            Element::Half if is_word => ir::Type::U16,
            Element::Half => ir::Type::F32,
            Element::Integer(1) => ir::Type::U8,
            _ if leaf.ty.is_vector() => leaf.ty.lane_type(),
            _ => leaf.ty,
        };
        let is_indirect = !is_result && !register.is_float() && t.machine.passes_words_indirectly(n);
        let lane_bits = kind.bits();
        param.parts.push(Part::Vector(VectorPart { n, lane_bits, leaf, n_registers: n, register, is_indirect }));
        match is_indirect {
            true => param.types.push(ir::Type::PTR),
            false => param.types.extend(std::iter::repeat_n(register, n as usize)),
        }
        return Ok(());
    };
    let elem = match (kind, bits) {
        (Element::Float, _) => Elem::F32,
        (Element::Double, _) => Elem::F64,
        (_, 8) => Elem::U8,
        (_, 16) => Elem::U16,
        (_, 32) => Elem::U32,
        _ => Elem::U64,
    };
    if lanes * bits > t.argument_bits {
        return Err(Refused::from(format!(
            "vectors of {} bits as arguments or results of functions that others call, on a target whose vectors have {}",
            lanes * bits,
            t.argument_bits
        )));
    }
    // One lane of 64 bits is a register of doubles.
    let register = if lanes == 1 { ir::Type::F64 } else { ir::Type::fixed(elem, lanes) };
    param.parts.push(Part::Vector(VectorPart {
        n,
        lane_bits: kind.bits(),
        leaf,
        n_registers,
        register,
        is_indirect: false,
    }));
    param.types.extend(std::iter::repeat_n(passed(register), n_registers as usize));
    Ok(())
}

/// Whether a part of a type is a float of 16 bits.
pub(super) fn has_half(m: &Module, ty: Type) -> bool {
    has_part(m, ty, |kind| matches!(kind, TypeKind::Half | TypeKind::BFloat))
}

/// Whether a part of a type is a float of 128 bits.
pub(super) fn has_quad(m: &Module, ty: Type) -> bool {
    has_part(m, ty, |kind| kind == TypeKind::Fp128)
}

/// Whether a part of a type is a number of two words of 64 bits.
pub(super) fn has_pair(m: &Module, ty: Type) -> bool {
    has_part(m, ty, |kind| matches!(kind, TypeKind::Fp128 | TypeKind::Integer(65..=128)))
}

/// Whether a part of a type is an integer of more than two words of 64 bits.
pub(super) fn has_long(m: &Module, ty: Type) -> bool {
    has_part(m, ty, |kind| matches!(kind, TypeKind::Integer(129..)))
}

fn has_part(m: &Module, ty: Type, is_wanted: fn(TypeKind) -> bool) -> bool {
    match m.types.kind_in_code(ty) {
        kind if is_wanted(kind) => true,
        TypeKind::Vector(_, element) | TypeKind::Array(_, element) => has_part(m, element, is_wanted),
        TypeKind::Struct(_) | TypeKind::Named(_) => {
            m.types.fields(ty).unwrap_or_default().iter().any(|&field| has_part(m, field, is_wanted))
        }
        _ => false,
    }
}
