//! Contracts a multiplication and an addition into a fused multiply-add, if both operations allow it and the machine has one.

use super::Walk;
use kernelsmith_ir::{Op, OpFlags, Opcode, VReg};

/// `a * b + c` with `contract` on both: `fma a, b, c`, if the product has no other use.
pub(super) fn apply(walk: &Walk<'_>, op: &Op) -> Option<Op> {
    if !walk.fuses || op.code != Opcode::Add || !op.ty.is_float() || !op.flags.has(OpFlags::CONTRACT) {
        return None;
    }
    let product = |v: VReg| {
        walk.def(v).filter(|def| {
            def.code == Opcode::Mul && def.flags.has(OpFlags::CONTRACT) && def.mask.is_none() && walk.n_uses(v) == 1
        })
    };
    let [a, b, _] = op.args;
    let (mul, addend) = product(b).map(|mul| (mul, a)).or_else(|| product(a).map(|mul| (mul, b)))?;
    Some(Op::ternary(Opcode::Fma, op.ty, op.dst, mul.args[0], mul.args[1], addend))
}
