//! Removes operations whose results have no use, and copies that only rename.
//!
//! In: any function. Out: the same without unused pure operations and unused plain loads; a temporary whose only use is a
//! copy into a variable is computed directly into the variable.
//! Source: one backward walk over use counts; exact for straight-line code. In loops it keeps cycles of variables that feed
//! only each other.

use super::PassCx;
use crate::ops::{each_use, is_boundary, refill};
use kernelsmith_ir::{Function, Op, OpFlags, Opcode};

/// How many operations back the pass looks for the definition of a copied temporary.
const WINDOW: usize = 24;

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    let scratch = &mut *cx.scratch;
    scratch.compute_uses(func);
    let (mut has_defs, mut n_dead) = (false, 0);
    let mut keep = core::mem::take(&mut scratch.per_op);
    refill(&mut keep, func.ops.len(), 1);
    for at in (0..func.ops.len()).rev() {
        let op = &func.ops[at];
        let is_dead = if op.dst.is_some() && scratch.n_uses[op.dst.index()] == 0 && is_removable(op) {
            each_use(func, op, |v| scratch.n_uses[v.index()] -= 1);
            true
        } else if op.code == Opcode::Copy && op.mask.is_none() {
            if !has_defs {
                scratch.count_defs(func);
                has_defs = true;
            }
            into_variable(func, scratch, at)
        } else {
            false
        };
        if is_dead {
            keep[at] = 0;
            n_dead += 1;
        }
    }
    if n_dead > 0 {
        func.retain_ops(|at, _| keep[at] != 0);
        scratch.forget_defs();
    }
    scratch.per_op = keep;
}

/// Whether the operation has no effect except its result.
fn is_removable(op: &Op) -> bool {
    op.code.is_pure() || (matches!(op.code, Opcode::Load | Opcode::Gather) && !op.flags.has(OpFlags::VOLATILE))
}

/// `%t = op ..` .. `%x = copy %t`, with `%t` used nowhere else and `%x` untouched in between: computes into `%x`.
fn into_variable(func: &mut Function, scratch: &mut super::Scratch, at: usize) -> bool {
    let (var, temp) = (func.ops[at].dst, func.ops[at].args[0]);
    if scratch.n_uses[temp.index()] != 1 || scratch.n_defs[temp.index()] != 1 {
        return false;
    }
    for back in (at.saturating_sub(WINDOW)..at).rev() {
        let op = func.ops[back];
        if op.dst == temp {
            if op.code == Opcode::Const {
                return false; // keeps the constant in a temporary, so that it may become an immediate
            }
            func.ops[back].dst = var;
            scratch.n_uses[temp.index()] = 0;
            scratch.n_defs[temp.index()] = 0;
            return true;
        }
        let mut touched = op.dst == var;
        each_use(func, &op, |v| touched |= v == var);
        if touched || is_boundary(op.code) {
            return false;
        }
    }
    false
}
