//! Small helpers for IR operations that the passes and selection share.
//!
//! In: operations. Out: the registers they read, whether they end straight-line code, whether a type is kept extended.
//! Not here: state about a function (see [`crate::passes::Scratch`]).

use kernelsmith_ir::{Function, Op, OpFlags, Opcode, Type, VReg};

/// No operation defines this register, or more than one does.
pub(crate) const NO_OP: u32 = u32::MAX;

/// Resets a column to `n` copies of `value`, keeping its memory.
pub(crate) fn refill<T: Clone>(column: &mut Vec<T>, n: usize, value: T) {
    column.clear();
    column.resize(n, value);
}

/// Calls `f` for every register that an operation reads; faster than the IR's iterator.
#[inline]
pub(crate) fn each_use(func: &Function, op: &Op, mut f: impl FnMut(VReg)) {
    for v in op.args {
        if v.is_some() {
            f(v);
        }
    }
    if op.mask.is_some() {
        f(op.mask);
        if op.pass.is_some() {
            f(op.pass);
        }
    }
    if op.code.is_call() || op.code == Opcode::Return {
        func.list(op).iter().copied().for_each(f);
    }
}

/// A marker that begins or ends a region, or leaves one: straight-line reasoning stops here.
#[inline]
pub(crate) fn is_boundary(code: Opcode) -> bool {
    matches!(
        code,
        Opcode::If
            | Opcode::Elif
            | Opcode::Then
            | Opcode::Else
            | Opcode::EndIf
            | Opcode::Loop
            | Opcode::While
            | Opcode::Do
            | Opcode::EndLoop
            | Opcode::Break
            | Opcode::Continue
            | Opcode::BreakIf
            | Opcode::ContinueIf
            | Opcode::Return
            | Opcode::ReturnCall
            | Opcode::ReturnCallIndirect
            | Opcode::Block
            | Opcode::EndBlock
            | Opcode::Switch
            | Opcode::Case
            | Opcode::Default
            | Opcode::EndSwitch
            | Opcode::BreakTable
    )
}

/// `dst = copy.ty src`.
pub(crate) fn copy(ty: Type, dst: VReg, src: VReg) -> Op {
    Op::unary(Opcode::Copy, ty, dst, src)
}

/// Whether an operation has a mask.
#[inline]
pub(crate) fn is_masked(op: &Op) -> bool {
    op.mask.is_some()
}

/// The flags without those that belong to a mask.
pub(crate) fn unmasked_flags(flags: OpFlags) -> OpFlags {
    flags.without(OpFlags::PASS_ZERO.or(OpFlags::PASS_UNDEF))
}

/// Whether this scalar has 8 or 16 bits or is `bool`: registers of 32 bits hold it extended.
pub(crate) fn is_narrow(ty: Type) -> bool {
    ty.is_scalar() && ty.elem().bits() < 32
}
