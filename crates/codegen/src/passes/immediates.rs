//! Moves constants to operand positions where machines take immediates.
//!
//! In: any function. Out: constants are the second operand of commutative operations and comparisons; subtraction of a
//! constant becomes addition of its negative; multiplication by a power of two becomes a shift, and unsigned division and
//! remainder become a shift and a mask. Constants in sums and products of indices move to the end (see [`super::reassociate`]).
//! Not here: whether a constant fits an instruction; its pattern decides that.

use super::PassCx;
use kernelsmith_ir::{Function, Op, Opcode, Props};

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
