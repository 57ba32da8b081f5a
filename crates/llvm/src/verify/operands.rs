//! Types of operands, and other rules of single instructions.
//!
//! In: an instruction. Out: a message if it breaks a rule. Invariant: the work is proportional to the number of operands.

use crate::body::{Operand, TailKind};
use crate::constants::ConstantKind;
use crate::index::Inst;
use crate::opcode::{Opcode, Ordering, RmwOp};
use crate::types::{Type, TypeKind, Types};
use crate::verify::{Verifier, intrinsics};
use std::collections::HashSet;

type Check = Result<(), String>;

/// Checks an instruction.
pub(crate) fn check(v: &Verifier<'_>, inst: Inst) -> Check {
    let data = v.body.inst(inst);
    let operands = v.body.operands(inst);
    let types = &v.module.types;
    let ty = |at: usize| operands.get(at).map_or(Type::VOID, |&operand| v.type_of(operand));
    let require = |is_right: bool, message: &str| if is_right { Ok(()) } else { Err(message.to_owned()) };
    match data.opcode {
        Opcode::FNeg => require(types.is_float(data.ty), "the operand is not a float"),
        Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
            require(types.is_float(data.ty), "the operands are not floats")
        }
        opcode if opcode.is_binary() => require(types.is_integer(data.ty), "the operands are not integers"),
        opcode if opcode.is_cast() => cast(types, opcode, ty(0), data.ty),
        Opcode::ICmp => require(
            types.is_integer(ty(0)) || types.is_pointer(ty(0)),
            "the operands are neither integers nor pointers",
        ),
        Opcode::FCmp => require(types.is_float(ty(0)), "the operands are not floats"),
        Opcode::Phi => require(data.ty != Type::TOKEN && data.ty != Type::METADATA, "the type cannot be chosen"),
        Opcode::Select => {
            let condition = ty(0);
            let is_scalar = condition == Type::I1;
            let is_lanes = types.scalar(condition) == Type::I1 && same_lanes(types, condition, data.ty);
            require(data.ty != Type::TOKEN, "the type cannot be chosen")?;
            require(is_scalar || is_lanes, "the condition is neither `i1` nor a vector of as many lanes")
        }
        Opcode::Switch => switch(v, operands),
        Opcode::IndirectBr => require(is_address(types, ty(0)), "the address is not a pointer"),
        Opcode::Call | Opcode::Invoke => call(v, inst),
        Opcode::VaArg => require(is_address(types, ty(0)), "the list of arguments is not a pointer"),
        Opcode::ExtractElement => require(is_scalar_integer(types, ty(1)), "the lane is not an integer"),
        Opcode::InsertElement => require(is_scalar_integer(types, ty(2)), "the lane is not an integer"),
        Opcode::ShuffleVector => shuffle(v, operands),
        Opcode::Alloca => {
            require(is_scalar_integer(types, ty(0)), "the number of elements is not an integer")?;
            require(data.source_type().is_some_and(|ty| v.is_sized(ty)), "the type has no size")
        }
        Opcode::Load => {
            require(v.is_sized(data.ty), "the type has no size")?;
            atomic(v, inst, data.ty, &[Ordering::Release, Ordering::AcqRel])
        }
        Opcode::Store => {
            require(v.is_sized(ty(0)), "the type has no size")?;
            atomic(v, inst, ty(0), &[Ordering::Acquire, Ordering::AcqRel])
        }
        Opcode::Fence => {
            let is_weak = matches!(data.ordering(), Some(Ordering::Unordered | Ordering::Monotonic));
            require(!is_weak, "the ordering of a fence is not acquire, release, acq_rel or seq_cst")
        }
        Opcode::CmpXchg => {
            let is_right = is_scalar_integer(types, ty(1)) || is_address(types, ty(1));
            require(is_right, "the operands are neither integers nor pointers")?;
            require(data.ordering() != Some(Ordering::Unordered), "the ordering is unordered")?;
            let failure = data.failure_ordering();
            let is_load = !matches!(failure, Some(Ordering::Unordered | Ordering::Release | Ordering::AcqRel));
            require(is_load, "the ordering of a failure is not that of a load")?;
            require(is_power_of_two(types, ty(1)), "the size is not a power of two of bytes")
        }
        Opcode::AtomicRmw => {
            let op = data.rmw_op();
            let scalar = types.scalar(data.ty);
            let is_right = match op {
                Some(op) if op.is_float() => types.is_float(data.ty),
                Some(RmwOp::Xchg) => {
                    let is_float = types.is_float(data.ty) && scalar == data.ty;
                    is_scalar_integer(types, data.ty) || is_float || is_address(types, data.ty)
                }
                _ => is_scalar_integer(types, data.ty),
            };
            require(is_right, "the operation does not exist for this type")?;
            require(data.ordering() != Some(Ordering::Unordered), "the ordering is unordered")?;
            require(is_power_of_two(types, data.ty), "the size is not a power of two of bytes")
        }
        Opcode::GetElementPtr => address(v, inst),
        Opcode::Resume | Opcode::LandingPad | Opcode::Ret | Opcode::Br | Opcode::Unreachable => Ok(()),
        _ => Ok(()),
    }
}

fn is_address(types: &Types, ty: Type) -> bool {
    matches!(types.kind(ty), TypeKind::Pointer(_))
}

fn is_scalar_integer(types: &Types, ty: Type) -> bool {
    matches!(types.kind(ty), TypeKind::Integer(_))
}

/// Whether two types are both scalars, or vectors of as many lanes.
fn same_lanes(types: &Types, a: Type, b: Type) -> bool {
    match (types.kind(a), types.kind(b)) {
        (TypeKind::Vector(n, _), TypeKind::Vector(m, _)) => n == m,
        (TypeKind::ScalableVector(n, _), TypeKind::ScalableVector(m, _)) => n == m,
        _ => !types.is_vector(a) && !types.is_vector(b),
    }
}

/// Whether values of a type have a size in memory. The parts of a type are searched with a stack, each type once.
pub(crate) fn is_sized(types: &Types, ty: Type) -> bool {
    let has_parts = matches!(types.kind(ty), TypeKind::Array(..) | TypeKind::Struct(_) | TypeKind::Named(_));
    let mut seen = HashSet::new();
    let mut open = Vec::new();
    if has_parts {
        open.push(ty);
    } else if !has_size(types.kind(ty)) {
        return false;
    }
    while let Some(ty) = open.pop() {
        match types.kind(ty) {
            TypeKind::Array(_, element) => open.push(element),
            TypeKind::Struct(_) | TypeKind::Named(_) => {
                let Some(fields) = types.fields(ty) else { return false };
                open.extend(fields.iter().copied().filter(|&field| seen.insert(field)));
            }
            kind if !has_size(kind) => return false,
            _ => {}
        }
    }
    true
}

/// Whether values of a type without parts have a size.
fn has_size(kind: TypeKind) -> bool {
    !matches!(kind, TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata | TypeKind::Function { .. })
}

fn cast(types: &Types, op: Opcode, from: Type, to: Type) -> Check {
    let bits = |ty: Type| types.scalar_bits(ty);
    let (from_int, to_int) = (types.is_integer(from), types.is_integer(to));
    let (from_float, to_float) = (types.is_float(from), types.is_float(to));
    let (from_ptr, to_ptr) = (types.is_pointer(from), types.is_pointer(to));
    let lanes = same_lanes(types, from, to);
    let is_right = match op {
        Opcode::Trunc => from_int && to_int && lanes && bits(from) > bits(to),
        Opcode::ZExt | Opcode::SExt => from_int && to_int && lanes && bits(from) < bits(to),
        Opcode::FPTrunc => from_float && to_float && lanes && bits(from) > bits(to),
        Opcode::FPExt => from_float && to_float && lanes && bits(from) < bits(to),
        Opcode::FPToUI | Opcode::FPToSI => from_float && to_int && lanes,
        Opcode::UIToFP | Opcode::SIToFP => from_int && to_float && lanes,
        Opcode::PtrToInt | Opcode::PtrToAddr => from_ptr && to_int && lanes,
        Opcode::IntToPtr => from_int && to_ptr && lanes,
        Opcode::AddrSpaceCast => from_ptr && to_ptr && lanes && types.scalar(from) != types.scalar(to),
        Opcode::BitCast => bitcast(types, from, to),
        _ => false,
    };
    if is_right {
        return Ok(());
    }
    let (from, to) = (crate::print::types::short(types, from), crate::print::types::short(types, to));
    Err(format!("there is no such conversion from `{from}` to `{to}`"))
}

fn bitcast(types: &Types, from: Type, to: Type) -> bool {
    if from == to {
        return types.is_first_class(from);
    }
    if types.is_pointer(from) || types.is_pointer(to) {
        let are_pointers = types.scalar(from) == types.scalar(to);
        return are_pointers && lanes(types, from) == lanes(types, to);
    }
    let total = |ty: Type| {
        let (n, is_scalable) = lanes(types, ty);
        Some((u64::from(types.scalar_bits(ty)?) * u64::from(n), is_scalable))
    };
    match (types.kind(types.scalar(from)), types.kind(types.scalar(to))) {
        (TypeKind::Amx, _) | (_, TypeKind::Amx) => true,
        _ => total(from).is_some_and(|from| total(to) == Some(from)),
    }
}

fn lanes(types: &Types, ty: Type) -> (u32, bool) {
    match types.kind(ty) {
        TypeKind::Vector(n, _) => (n, false),
        TypeKind::ScalableVector(n, _) => (n, true),
        _ => (1, false),
    }
}

fn switch(v: &Verifier<'_>, operands: &[Operand]) -> Check {
    if !is_scalar_integer(&v.module.types, v.type_of(operands[0])) {
        return Err("the value is not an integer".to_owned());
    }
    let mut seen = Vec::with_capacity(operands.len() / 2);
    for case in operands[2..].chunks_exact(2) {
        let constant = case[0].constant();
        let kind = constant.map(|constant| v.module.constants.kind(constant));
        let is_number = matches!(kind, Some(ConstantKind::Integer(_) | ConstantKind::Wide(_) | ConstantKind::Zero));
        if !is_number {
            return Err("a case is not an integer".to_owned());
        }
        seen.extend(constant);
    }
    seen.sort_unstable();
    if seen.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err("two cases are equal".to_owned());
    }
    Ok(())
}

fn shuffle(v: &Verifier<'_>, operands: &[Operand]) -> Check {
    let types = &v.module.types;
    let (n, is_scalable) = lanes(types, v.type_of(operands[0]));
    let Some(mask) = operands[2].constant() else { return Err("the mask is not a constant".to_owned()) };
    let constants = &v.module.constants;
    let is_lane = |number: u64| number < 2 * u64::from(n);
    let is_right = match constants.kind(mask) {
        ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => true,
        _ if is_scalable => false,
        ConstantKind::Splat(lane) => matches!(constants.kind(lane), ConstantKind::Integer(number) if is_lane(number)),
        ConstantKind::Bytes(range) => constants
            .bytes(range)
            .chunks_exact(4)
            .all(|lane| is_lane(u64::from(u32::from_le_bytes([lane[0], lane[1], lane[2], lane[3]])))),
        ConstantKind::Aggregate(range) => constants.list(range).iter().all(|&lane| match constants.kind(lane) {
            ConstantKind::Integer(number) => is_lane(number),
            ConstantKind::Undef | ConstantKind::Poison => true,
            _ => false,
        }),
        _ => false,
    };
    if is_right { Ok(()) } else { Err("the mask names a lane that does not exist".to_owned()) }
}

fn is_power_of_two(types: &Types, ty: Type) -> bool {
    let Some(bits) = types.scalar_bits(ty) else { return true };
    let (n, _) = lanes(types, ty);
    let bits = u64::from(bits) * u64::from(n);
    bits >= 8 && bits.is_power_of_two()
}

fn atomic(v: &Verifier<'_>, inst: Inst, ty: Type, refused: &[Ordering]) -> Check {
    let data = v.body.inst(inst);
    let types = &v.module.types;
    let ordering = data.ordering().unwrap_or(Ordering::NotAtomic);
    if ordering == Ordering::NotAtomic {
        return Ok(());
    }
    if refused.contains(&ordering) {
        return Err(format!("the ordering is {}", ordering.name()));
    }
    if data.align == 0 {
        return Err("an atomic access has no alignment".to_owned());
    }
    let is_access = is_scalar_integer(types, ty) || types.is_float(ty) || types.is_pointer(ty) || types.is_vector(ty);
    if !is_access {
        return Err("the type cannot be accessed atomically".to_owned());
    }
    if is_power_of_two(types, ty) { Ok(()) } else { Err("the size is not a power of two of bytes".to_owned()) }
}

/// The indices of an address: fields are constants that exist, vectors have as many lanes as the result.
fn address(v: &Verifier<'_>, inst: Inst) -> Check {
    let data = v.body.inst(inst);
    let types = &v.module.types;
    let operands = v.body.operands(inst);
    let Some(mut ty) = data.source_type() else { return Ok(()) };
    if !v.is_sized(ty) {
        return Err("the type has no size".to_owned());
    }
    for (at, &operand) in operands.iter().enumerate() {
        let given = v.type_of(operand);
        if types.is_vector(given) && !same_lanes(types, given, data.ty) {
            return Err("the operands have different numbers of lanes".to_owned());
        }
        if at < 2 {
            continue;
        }
        let part = match types.kind(ty) {
            TypeKind::Array(_, element) | TypeKind::Vector(_, element) | TypeKind::ScalableVector(_, element) => {
                Some(element)
            }
            TypeKind::Struct(_) | TypeKind::Named(_) => {
                let mut constant = operand.constant();
                if let Some(ConstantKind::Splat(lane)) = constant.map(|constant| v.module.constants.kind(constant)) {
                    constant = Some(lane);
                }
                let data = constant.map(|constant| v.module.constants.get(constant));
                let number = match data.map(|data| (types.scalar(data.ty), data.kind)) {
                    Some((Type::I32, ConstantKind::Integer(number))) => Some(number),
                    Some((Type::I32, ConstantKind::Zero)) => Some(0),
                    _ => None,
                };
                let fields = types.fields(ty).unwrap_or_default();
                number.and_then(|number| fields.get(usize::try_from(number).ok()?).copied())
            }
            _ => None,
        };
        let Some(part) = part else { return Err(format!("index {at} names no part of its type")) };
        ty = part;
    }
    Ok(())
}

fn call(v: &Verifier<'_>, inst: Inst) -> Check {
    let data = v.body.inst(inst);
    let types = &v.module.types;
    let Some(call) = data.call() else { return Ok(()) };
    let call = v.body.call(call);
    if let Some(asm) = v.body.operands(inst).first().filter(|callee| v.type_of(**callee) != Type::PTR) {
        return match types.kind(v.type_of(*asm)) {
            TypeKind::Pointer(_) => Ok(()),
            _ => Err("what is called is not a pointer".to_owned()),
        };
    }
    if data.opcode == Opcode::Call && call.tail == TailKind::MustTail {
        must_tail(v, inst)?;
    }
    match v.callee_name(inst) {
        Some(name) if name.starts_with(b"llvm.") => intrinsics::check(v, inst, name, call.signature),
        _ => Ok(()),
    }
}

/// A call that reuses the frame is followed by the return of its result.
fn must_tail(v: &Verifier<'_>, inst: Inst) -> Check {
    let next = Inst::new(inst.index() + 1);
    let is_return = next.index() < v.body.n_insts() && v.body.inst(next).opcode == Opcode::Ret;
    if !is_return {
        return Err("a `musttail` call is not followed by a return".to_owned());
    }
    let result = v.body.inst(inst).result();
    let returned = v.body.operands(next).first().map(|operand| operand.local());
    match (result, returned) {
        (_, None) => Ok(()),
        (Some(result), Some(Some(returned))) if result == returned => Ok(()),
        _ => Err("a `musttail` call is not followed by the return of its result".to_owned()),
    }
}
