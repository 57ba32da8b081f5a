//! Resolves what depends on the machine: native vector types become fixed types, `lanes` becomes a constant, and constant
//! indices get the machine's width.
//!
//! In: the recorded function. Out: the same without `lanes` and native types, if the target's vector width is known at
//! compile time. On scalable targets native types and `lanes` stay.
//! Not here: types wider than a machine vector, which legalisation splits.

use super::PassCx;
use kernelsmith_ir::scalar::on_machine;
use kernelsmith_ir::{Function, Imm, Op, Opcode, SourceRule, Type};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    if cx.target.pointer_bits() == 32 {
        narrow_indices(func);
    }
    let needs_width = |op: &Op| op.code == Opcode::Lanes || op.ty.is_native();
    let is_fixed = || !func.vregs.iter().any(|ty| ty.is_native()) && !func.ops.iter().any(needs_width);
    if cx.target.is_scalable() || is_fixed() {
        return;
    }
    let bits = cx.target.vector_bits();
    for ty in &mut func.vregs {
        *ty = ty.resolve(bits);
    }
    for op in &mut func.ops {
        let info = op.code.info();
        op.ty = op.ty.resolve(bits);
        if info.source != SourceRule::None
            && info.imm != Imm::Address
            && let Some(source) = op.source_ty()
        {
            if op.code == Opcode::Lanes {
                *op = Op::constant(Type::INDEX, op.dst, u64::from(source.count_on(bits)));
            } else {
                op.aux = u32::from(source.resolve(bits).code());
            }
        }
    }
}

/// Truncates constants to 32 bits, as registers do: folding takes constants as they are.
fn narrow_indices(func: &mut Function) {
    let elem = on_machine(Type::INDEX.elem(), 32);
    for op in func.ops.iter_mut().filter(|op| op.code == Opcode::Const && op.ty == Type::INDEX) {
        *op = Op::constant(op.ty, op.dst, elem.canonical(op.const_bits()));
    }
}
