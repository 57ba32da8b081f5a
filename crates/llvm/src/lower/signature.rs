//! Signatures: from types and attributes to how a function is called.
//!
//! In: signatures with their attributes. Out: [`Abi`]. Invariants: the compiler that wrote the module has split aggregates as
//! the convention wants it; what is left is the order of scalars, sign extension, copies on the stack and the register for
//! the address of a result. Vectors and floats of 16 and 128 bits are passed as LLVM does (see `legal`, `parts`); on NaplesPU, and
//! between functions of the module only where that is not possible, vectors are passed by address.

use super::abi::{Abi, Param, Part, Scope};
use super::leaf::{Refused, Result, signed_container};
use super::machine::Machine;
use super::pieces::{has_half, has_long, has_quad, push_parts, returns};
use super::registers::place;
use super::tables::Tables;
use crate::attribute::{Attribute, AttributeList, AttributeSet};
use crate::features::Features;
use crate::index::Symbol;
use crate::module::{Linkage, Module};
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;

/// Bytes of the smallest copy on the stack that the compiler makes: a word.
const MIN_COPIED: u32 = 4;

/// An argument of 80 bits is a copy on the stack.
pub(super) const X87_COPY: ir::Passing = ir::Passing::Copy { bytes: 16, align: 16 };

/// Whether only the module calls a function.
pub(super) fn is_local(m: &Module, symbol: Symbol) -> bool {
    matches!(m.symbol(symbol).linkage, Linkage::Internal | Linkage::Private)
}

/// How a function of the module is called.
pub(crate) fn abi_of_function(m: &Module, t: &mut Tables, symbol: Symbol) -> Result<Abi> {
    let function = m.function(symbol).ok_or("such functions")?;
    check_convention(function.convention)?;
    let features = m.attributes.of_function(function.attributes()).convention();
    abi(m, t, m.symbol(symbol).ty, function.attributes(), Scope { is_local: is_local(m, symbol), features })
}

pub(super) fn check_convention(number: u16) -> Result<()> {
    match number {
        // C, fast, cold, tail calls, C on x86-64.
        0 | 8 | 9 | 18 | 78 => Ok(()),
        _ => Err(Refused::from(format!(
            "functions with the calling convention `{}`",
            crate::convention::name(number).map_or_else(|| format!("cc {number}"), str::to_owned)
        ))),
    }
}

/// How functions with a signature are called. Functions of the module only that have arguments or results which no others may
/// have get vectors by address.
pub(super) fn abi(m: &Module, t: &mut Tables, signature: Type, attributes: AttributeList, scope: Scope) -> Result<Abi> {
    match abi_of(m, t, signature, attributes, Scope { is_local: false, ..scope }) {
        Err(_) if scope.is_local => abi_of(m, t, signature, attributes, scope),
        abi => abi,
    }
}

fn abi_of(m: &Module, t: &mut Tables, signature: Type, attributes: AttributeList, scope: Scope) -> Result<Abi> {
    let TypeKind::Function { result, parameters, is_variadic } = m.types.kind(signature) else {
        return Err("such functions".into());
    };
    let mut abi = Abi { is_variadic, ..Abi::default() };
    for (at, &ty) in m.types.list(parameters).iter().enumerate() {
        abi.params.push(param(m, t, ty, m.attributes.of_parameter(attributes, at), scope, false)?);
    }
    let is_result = |passing: &(u32, ir::Passing)| passing.1 == ir::Passing::ResultAddress;
    let mut of_results = abi.passing().into_iter().filter(is_result);
    if of_results.next().is_some_and(|(at, _)| at > 1) || of_results.next().is_some() {
        return Err("`sret` of another parameter than the first two".into());
    }
    let passing = abi.passing();
    let mut chains = passing.iter().filter(|passing| passing.1 == ir::Passing::StaticChain);
    if chains.next().is_some() && (is_variadic || chains.next().is_some()) {
        return Err("`nest` of variadic functions, or of several parameters".into());
    }
    if is_variadic && abi.params.iter().flat_map(|param| &param.types).any(is_wide) {
        return Err("vectors of more than 128 bits as arguments of variadic functions".into());
    }
    abi.result = match x87_parts(m, result) {
        Some(n_x87) if t.machine.has_float_stack() => Param { n_x87, ..Param::default() },
        _ => param(m, t, result, m.attributes.of_result(attributes), scope, true)?,
    };
    if !abi.result.in_memory && !returns(t.machine, &mut abi.result) {
        abi.result = Param::memory(Some(ir::Passing::ResultAddress));
    }
    place(m, t, &mut abi, m.types.list(parameters), scope.is_local)?;
    if abi.all_params().len() > ir::limits::MAX_PARAMS {
        return Err("functions with so many parameters".into());
    }
    if abi.all_results().len() > ir::limits::MAX_RESULTS {
        return Err("functions with so many results".into());
    }
    Ok(abi)
}

/// Whether it is a vector that variable arguments have no register for.
pub(super) fn is_wide(ty: &ir::Type) -> bool {
    ty.bits().is_some_and(|bits| bits > 128)
}

pub(super) fn param(
    m: &Module,
    t: &mut Tables,
    ty: Type,
    set: &AttributeSet,
    scope: Scope,
    is_result: bool,
) -> Result<Param> {
    for refused in [Attribute::SwiftSelf, Attribute::SwiftError, Attribute::SwiftAsync] {
        if set.has(refused) {
            return Err(Refused::from(format!("parameters with the attribute `{}`", refused.name())));
        }
    }
    if let TypeKind::Metadata = m.types.kind(ty) {
        return Err("metadata as arguments".into());
    }
    // Limits the parts that what follows visits.
    t.leaves(&m.types, ty)?;
    let has_vector = has_vector(m, ty)?;
    if has_vector && (t.machine == Machine::Small || scope.is_local) {
        // Lanes do not fit the registers for scalars.
        return Ok(Param::memory(None));
    }
    if m.types.kind(ty) == TypeKind::X87 {
        return Ok(Param::memory(Some(X87_COPY)));
    }
    if has_x87(m, ty) {
        return Err("structures with `x86_fp80` as arguments or results".into());
    }
    if t.machine.passes_words_indirectly(3) && !scope.is_local && !is_result && has_long(m, ty) {
        return Err("integers of more than 128 bits as arguments of functions that others call".into());
    }
    let leaves = t.leaves(&m.types, ty)?.to_vec();
    let is_divided = has_vector || has_half(m, ty) && t.machine != Machine::Small;
    if is_divided || has_quad(m, ty) && t.machine.has_quad_registers() {
        let mut param = Param { leaves, ..Param::default() };
        push_parts(m, t, scope.features, ty, is_result, &mut param)?;
        if m.has_own_convention() && param.parts.iter().any(|part| !part.is_whole()) {
            return Err("such vectors, or floats of 16 or 128 bits, as arguments or results on this system".into());
        }
        // LLVM writes the other parts over the words.
        if param.parts.len() > 1
            && param.parts.iter().any(|part| matches!(part, Part::Vector(part) if part.is_indirect))
        {
            return Err("structures with vectors of more than two words, for RISC-V without vectors".into());
        }
        return Ok(param);
    }
    let mut types: Vec<ir::Type> = leaves.iter().map(|leaf| leaf.ty).collect();
    let (mut passing, mut small_copy) = (None, None);
    match set.typed {
        Some((Attribute::SRet, _)) => passing = Some(ir::Passing::ResultAddress),
        // Elsewhere a register is for it that code uses for other purposes.
        None if set.has(Attribute::Nest) && t.machine.has_static_chain() => passing = Some(ir::Passing::StaticChain),
        None if set.has(Attribute::Nest) && !scope.is_local => {
            return Err("`nest` of functions that others call".into());
        }
        Some((Attribute::ByVal, copied)) => {
            let size = t.layout.size(&m.types, copied)?;
            let stated = if set.align == 0 { 1 } else { 1u64 << (set.align - 1) };
            let bytes = u32::try_from(size.stride()).map_err(|_| "copies of this size")?;
            let align = stated.max(size.align).max(1) as u32;
            // A copy of nothing takes no memory, but its address is a parameter.
            if bytes > 0 {
                small_copy = Some(bytes).filter(|&bytes| bytes < MIN_COPIED);
                passing = Some(ir::Passing::Copy { bytes: bytes.max(MIN_COPIED), align });
            }
            if bytes > ir::limits::MAX_SLOT_BYTES || align > ir::limits::MAX_SLOT_ALIGN {
                return Err("copies of this size or alignment as arguments".into());
            }
        }
        Some((other @ (Attribute::InAlloca | Attribute::Preallocated), _)) => {
            return Err(Refused::from(format!("parameters with the attribute `{}`", other.name())));
        }
        _ => {}
    }
    if passing.is_some() && types != [ir::Type::PTR] {
        return Err("`byval`, `nest` or `sret` of something else than a pointer".into());
    }
    if set.has(Attribute::SignExt) {
        for ty in &mut types {
            if ty.is_unsigned() && *ty != ir::Type::BOOL {
                *ty = signed_container(ty.elem().bits());
            }
        }
    }
    Ok(Param { types, leaves, passing, small_copy, ..Param::default() })
}

/// How an argument beyond the parameters is passed.
pub(super) fn variable_param(
    m: &Module,
    t: &mut Tables,
    ty: Type,
    set: &AttributeSet,
    features: Features,
) -> Result<Param> {
    t.leaves(&m.types, ty)?;
    let has_vector = has_vector(m, ty)?;
    if has_vector && !t.machine.has_variable_vectors() {
        return Err("vectors as variable arguments".into());
    }
    let mut param = param(m, t, ty, set, Scope { is_local: false, features }, false)?;
    if has_vector && param.types.iter().any(is_wide) {
        return Err("vectors of more than 128 bits as variable arguments".into());
    }
    let is_float = |ty: &ir::Type| ty.is_float();
    if t.machine.passes_variable_floats_as_words() && param.types.iter().any(is_float) {
        if !param.parts.is_empty() {
            return Err("`half` and `bfloat` as variable arguments".into());
        }
        param.parts = param.types.iter().map(|ty| if is_float(ty) { Part::Bits } else { Part::Leaf }).collect();
        for ty in param.types.iter_mut().filter(|ty| is_float(ty)) {
            *ty = ir::Type::U64;
        }
    }
    Ok(param)
}

/// The number of floats of 80 bits that a result is, if it is nothing else: as many as the registers for them.
fn x87_parts(m: &Module, ty: Type) -> Option<usize> {
    match m.types.kind_in_code(ty) {
        TypeKind::X87 => Some(1),
        TypeKind::Struct(_) | TypeKind::Named(_) => {
            let fields = m.types.fields(ty).filter(|fields| (1..=2).contains(&fields.len()))?;
            fields.iter().all(|&field| m.types.kind_in_code(field) == TypeKind::X87).then_some(fields.len())
        }
        _ => None,
    }
}

/// Whether a part of a type has 80 bits: conventions know it as a whole only.
fn has_x87(m: &Module, ty: Type) -> bool {
    match m.types.kind_in_code(ty) {
        TypeKind::X87 => true,
        TypeKind::Vector(_, element) | TypeKind::Array(_, element) => has_x87(m, element),
        TypeKind::Struct(_) | TypeKind::Named(_) => {
            m.types.fields(ty).unwrap_or_default().iter().any(|&field| has_x87(m, field))
        }
        _ => false,
    }
}

pub(super) fn has_vector(m: &Module, ty: Type) -> Result<bool> {
    Ok(match m.types.kind_in_code(ty) {
        TypeKind::Vector(..) => true,
        TypeKind::Array(_, element) => has_vector(m, element)?,
        TypeKind::Struct(_) | TypeKind::Named(_) => {
            for &field in m.types.fields(ty).unwrap_or_default() {
                if has_vector(m, field)? {
                    return Ok(true);
                }
            }
            false
        }
        _ => false,
    })
}
