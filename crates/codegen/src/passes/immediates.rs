//! Moves constants to operand positions where machines take immediates.
//!
//! In: any function. Out: constants are the second operand of commutative operations and comparisons; subtraction of a
//! constant becomes addition of its negative; multiplication by a power of two becomes a shift, and unsigned division and
//! remainder become a shift and a mask; a shift of 32-bit lanes whose mask removes what crosses halves becomes a shift of
//! 16-bit lanes. Constants in sums and products of indices move to the end (see [`super::reassociate`]).
//! Not here: whether a constant fits an instruction; its pattern decides that.

use super::PassCx;
use kernelsmith_ir::{Elem, Function, Lanes, Op, Opcode, Props, Type};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    if !func.ops.iter().any(|op| op.code == Opcode::Const) {
        return;
    }
    cx.scratch.find_defs(func);
    let n_ops = func.ops.len();
    // Collects all new constants, then inserts them in one copy.
    let mut inserts = core::mem::take(&mut cx.scratch.inserts);
    inserts.clear();
    let mut sums = core::mem::take(&mut cx.scratch.reassociated);
    sums.reset(func, cx.target.pointer_bits());
    for at in 0..n_ops {
        let constant = constant_last(func, cx, at, &mut inserts);
        if func.ops[at].code == Opcode::And
            && let Some(mask) = constant
        {
            shift_of_halves(func, cx, at, mask, &mut inserts);
        }
        sums.visit(func, cx.scratch, at, constant, &mut inserts);
    }
    cx.scratch.reassociated = sums;
    insert(func, &inserts, cx);
    cx.scratch.inserts = inserts;
}

/// Moves the constant operand of an operation to the right, replaces the operation by a cheaper one, and returns the constant.
fn constant_last(func: &mut Function, cx: &PassCx<'_>, at: usize, inserts: &mut Vec<(usize, Op)>) -> Option<u64> {
    let [a, b, _] = func.ops[at].args;
    if a.is_none() || b.is_none() || func.ops[at].code.has_address() {
        return None;
    }
    let const_a = cx.scratch.constant(func, a);
    let mut const_b = cx.scratch.constant(func, b);
    if const_a.is_none() && const_b.is_none() {
        return None;
    }
    let mut op = func.ops[at];
    if const_a.is_some() && const_b.is_none() {
        if op.code.info().props.has(Props::COMMUTATIVE) {
            op.args.swap(0, 1);
            const_b = const_a;
        } else if op.code == Opcode::Cmp {
            op.args.swap(0, 1);
            op.aux = op.cond().swapped() as u32;
        }
    }
    if let Some((code, bits)) =
        const_b.filter(|_| op.ty.is_int()).and_then(|bits| cheaper(&op, bits, cx.target.pointer_bits()))
    {
        let c = func.new_vreg(op.ty);
        inserts.push((at, Op::constant(op.ty, c, bits)));
        op.code = code;
        op.args[1] = c;
        const_b = Some(bits);
    }
    func.ops[at] = op;
    const_b
}

/// A cheaper equivalent of `op` with the constant `bits`: its opcode and its constant.
fn cheaper(op: &Op, bits: u64, pointer_bits: u32) -> Option<(Opcode, u64)> {
    let width = op.ty.elem().bits_on(pointer_bits);
    let value = bits & (u64::MAX >> (64 - width));
    let log2 = (value.is_power_of_two() && value > 1).then(|| u64::from(value.trailing_zeros()));
    match op.code {
        Opcode::Sub => Some((Opcode::Add, bits.wrapping_neg())),
        Opcode::Mul => log2.map(|n| (Opcode::Shl, n)),
        Opcode::Div if op.ty.is_unsigned() => log2.map(|n| (Opcode::Shr, n)),
        Opcode::Rem if op.ty.is_unsigned() => log2.map(|_| (Opcode::And, value - 1)),
        _ => None,
    }
}

/// Replaces `(x >> n) & m` of 32-bit lanes, or `(x << n) & m`, by a shift of 16-bit lanes if `m` keeps exactly the bits that
/// stay in their half. Programs that compute with two numbers in a lane, such as channels of a pixel, do this often.
fn shift_of_halves(func: &mut Function, cx: &PassCx<'_>, at: usize, mask: u64, inserts: &mut Vec<(usize, Op)>) {
    let op = func.ops[at];
    let Some(halves) = halves_of(op.ty, cx).filter(|_| op.mask.is_none()) else { return };
    let Some(&shift) = cx.scratch.def(func, op.args[0]).filter(|def| def.mask.is_none()) else { return };
    let [value, amount, _] = shift.args;
    if !matches!(shift.code, Opcode::Shr | Opcode::Shl) || shift.ty != op.ty || cx.scratch.n_defs[value.index()] != 1 {
        return;
    }
    let Some(amount) = cx.scratch.constant(func, amount).filter(|amount| (1..16).contains(amount)) else { return };
    let kept = if shift.code == Opcode::Shr { 0xffff >> amount } else { 0xffff << amount & 0xffff };
    if mask & 0xffff_ffff != kept << 16 | kept {
        return;
    }
    let [before, by, after] = [(); 3].map(|()| func.new_vreg(halves));
    inserts.push((at, Op::from_source(Opcode::Bitcast, halves, op.ty, before, value)));
    inserts.push((at, Op::constant(halves, by, amount)));
    inserts.push((at, Op::binary(shift.code, halves, after, before, by)));
    func.ops[at] = Op::from_source(Opcode::Bitcast, op.ty, halves, op.dst, after);
}

/// The type with twice as many lanes of 16 bits as this type has of 32 bits, if the machine computes with such lanes.
fn halves_of(ty: Type, cx: &PassCx<'_>) -> Option<Type> {
    if cx.target.is_scalable() || !matches!(ty.elem(), Elem::I32 | Elem::U32) || !ty.is_vector() {
        return None;
    }
    let lanes = ty.lanes().count()? * 2;
    let of_register = lanes.min(cx.target.vector_bits() / 16);
    let is_native = cx.target.is_native(&Op::new(Opcode::Add, Type::new(Elem::U16, Lanes::fixed(of_register)?)));
    if is_native { Some(Type::new(Elem::U16, Lanes::fixed(lanes)?)) } else { None }
}

/// Inserts each operation before the operation with its number; numbers ascend.
pub(super) fn insert(func: &mut Function, inserts: &[(usize, Op)], cx: &mut PassCx<'_>) {
    if inserts.is_empty() {
        return;
    }
    let with_locs = func.locs.len() == func.ops.len();
    let (ops, locs) = (&mut cx.scratch.ops, &mut cx.scratch.locs);
    ops.clear();
    locs.clear();
    let mut done = 0;
    for &(before, new) in inserts {
        ops.extend_from_slice(&func.ops[done..before]);
        ops.push(new);
        if with_locs {
            locs.extend_from_slice(&func.locs[done..before]);
            locs.push(func.locs[before]);
        }
        done = before;
    }
    ops.extend_from_slice(&func.ops[done..]);
    if with_locs {
        locs.extend_from_slice(&func.locs[done..]);
    }
    core::mem::swap(&mut func.ops, ops);
    core::mem::swap(&mut func.locs, locs);
    cx.scratch.forget_defs();
}
