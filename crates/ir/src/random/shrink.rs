//! Reduces a failing function.
//!
//! In: a function, and a predicate that holds for it. Out: a smaller verified function for which it still holds.
//! Algorithm: greedy, repeated until no step succeeds: remove regions, unwrap them, remove runs of operations, replace
//! an operation by a constant, an operand by another register of its type. Not here: the predicate.

use crate::function::Function;
use crate::op::{Op, VReg};
use crate::ops::ResultRule;
use crate::types::Type;

/// The smallest function found for which `bad` holds; `func` itself if the predicate is false for it.
///
/// `bad` may run the function. Candidates are verified, but they may loop forever, so use fuel or a timeout.
pub fn shrink(func: &Function, bad: impl Fn(&Function) -> bool) -> Function {
    let mut best = func.clone();
    let accept = |candidate: Function, best: &mut Function| {
        let good = crate::verify(&candidate).is_ok() && bad(&candidate);
        if good {
            *best = candidate;
        }
        good
    };
    loop {
        let before = (best.ops.len(), simple_ops(&best));
        drop_regions(&mut best, &accept);
        drop_runs(&mut best, &accept);
        make_constants(&mut best, &accept);
        earlier_operands(&mut best, &accept);
        if (best.ops.len(), simple_ops(&best)) == before {
            return best;
        }
    }
}

fn simple_ops(func: &Function) -> usize {
    func.ops.iter().filter(|op| op.code == crate::Opcode::Const).count()
}

fn without(func: &Function, range: core::ops::Range<usize>) -> Function {
    let mut candidate = func.clone();
    candidate.retain_ops(|at, _| !range.contains(&at));
    candidate
}

/// The end of the region that the marker at `start` opens.
fn end_of_region(func: &Function, start: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, op) in func.ops.iter().enumerate().skip(start) {
        depth += usize::from(op.code.opens_region());
        if op.code.closes_region() {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

fn drop_regions(best: &mut Function, accept: &impl Fn(Function, &mut Function) -> bool) {
    let mut at = 0;
    while at < best.ops.len() {
        let opens = best.ops[at].code.opens_region();
        if let Some(end) = Some(at).filter(|_| opens).and_then(|at| end_of_region(best, at)) {
            if accept(without(best, at..end + 1), best) {
                continue;
            }
            // Removes only the markers; the verifier rejects a `break` that then refers to a missing loop.
            let mut candidate = best.clone();
            let mut depth = 0usize;
            candidate.retain_ops(|n, op| {
                let inside = at <= n && n <= end;
                depth += usize::from(inside && op.code.opens_region());
                let own = inside && depth == 1 && op.code.info().props != crate::Props::NONE && op.code.is_control();
                depth -= usize::from(inside && op.code.closes_region());
                !own
            });
            if accept(candidate, best) {
                continue;
            }
        }
        at += 1;
    }
}

fn drop_runs(best: &mut Function, accept: &impl Fn(Function, &mut Function) -> bool) {
    let mut size = best.ops.len().next_power_of_two() / 2;
    while size > 0 {
        let mut at = best.ops.len().saturating_sub(size);
        loop {
            let end = (at + size).min(best.ops.len());
            accept(without(best, at..end), best);
            if at == 0 {
                break;
            }
            at = at.saturating_sub(size);
        }
        size /= 2;
    }
}

fn make_constants(best: &mut Function, accept: &impl Fn(Function, &mut Function) -> bool) {
    for at in (0..best.ops.len()).rev() {
        let op = best.ops[at];
        let ty = best.ty(op.dst);
        if let Some(ty) = ty.filter(|_| op.code != crate::Opcode::Const) {
            let mut candidate = best.clone();
            candidate.ops[at] = Op::constant(ty, op.dst, 1);
            accept(candidate, best);
        }
        if best.ops[at].mask.is_some() && op.code.info().result == ResultRule::Ty {
            let mut candidate = best.clone();
            let op = &mut candidate.ops[at];
            *op = Op { mask: VReg::NONE, pass: VReg::NONE, flags: crate::OpFlags::NONE, ..*op };
            accept(candidate, best);
        }
    }
}

/// Replaces an operand by an earlier register of the same type, so that the operations in between become removable.
fn earlier_operands(best: &mut Function, accept: &impl Fn(Function, &mut Function) -> bool) {
    let first_of =
        |func: &Function, ty: Type| func.vregs.iter().position(|&other| other == ty).map(|at| VReg(at as u32));
    for at in (0..best.ops.len()).rev() {
        let mut regs: Vec<VReg> = best.uses(&best.ops[at]).collect();
        regs.dedup();
        for reg in regs {
            let Some(ty) = best.ty(reg) else { continue };
            if let Some(earlier) = first_of(best, ty).filter(|&earlier| earlier < reg) {
                let mut candidate = best.clone();
                replace_uses(&mut candidate, at, reg, earlier);
                accept(candidate, best);
            }
        }
    }
}

/// Replaces a register in everything that operation `at` reads.
fn replace_uses(func: &mut Function, at: usize, old: VReg, new: VReg) {
    let mut op = func.ops[at];
    let list = func.list_mut(&op).iter_mut();
    for reg in op.args.iter_mut().chain([&mut op.mask, &mut op.pass]).chain(list).filter(|reg| **reg == old) {
        *reg = new;
    }
    func.ops[at] = op;
}
