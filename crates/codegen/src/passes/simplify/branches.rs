//! Removes branches and conditional jumps whose condition is constant.
//!
//! In: normalised control flow with constant conditions. Out: the branch that is taken, without its markers; unconditional
//! jumps. Code behind a jump is unreachable then, which only `control_flow` removes.
//! Not here: which conditions are constant (see [`super`]).

use crate::ops::refill;
use crate::passes::Scratch;
use kernelsmith_ir::{Function, Op, OpFlags, Opcode, VReg};

/// Whether the operation tests a condition.
pub(super) fn is_test(code: Opcode) -> bool {
    matches!(code, Opcode::If | Opcode::BreakIf | Opcode::ContinueIf)
}

/// Runs the step.
pub(super) fn run(func: &mut Function, scratch: &mut Scratch) {
    scratch.find_defs(func);
    let mut keep = core::mem::take(&mut scratch.per_op);
    refill(&mut keep, func.ops.len(), 1);
    // The conditions of the open branches, if they are constant, and how many were open where removed code began.
    let mut open: Vec<Option<bool>> = Vec::new();
    let mut removed: Option<usize> = None;
    for (at, kept) in keep.iter_mut().enumerate() {
        let op = func.ops[at];
        let known = |op: &Op| scratch.constant(func, op.args[0]).map(|bits| bits != 0);
        let n_open = open.len();
        let is_marker = removed.is_none_or(|from| from == n_open) && open.last().copied().flatten().is_some();
        match op.code {
            Opcode::If => {
                let condition = known(&op).filter(|_| removed.is_none());
                open.push(condition);
                if condition.is_some() {
                    *kept = 0;
                }
                if condition == Some(false) {
                    removed = Some(open.len());
                    continue;
                }
            }
            Opcode::Else if is_marker => {
                removed = if open.last().copied().flatten() == Some(true) { Some(n_open) } else { None };
                *kept = 0;
            }
            Opcode::EndIf => {
                open.pop();
                if is_marker {
                    removed = None;
                    *kept = 0;
                }
            }
            Opcode::BreakIf | Opcode::ContinueIf if removed.is_none() => match known(&op) {
                Some(true) => {
                    let jump = &mut func.ops[at];
                    jump.code = if op.code == Opcode::BreakIf { Opcode::Break } else { Opcode::Continue };
                    (jump.args[0], jump.flags) = (VReg::NONE, OpFlags::NONE);
                }
                Some(false) => *kept = 0,
                None => {}
            },
            _ => {}
        }
        if removed.is_some() {
            *kept = 0;
        }
    }
    func.retain_ops(|at, _| keep[at] != 0);
    scratch.per_op = keep;
    scratch.forget_defs();
}
