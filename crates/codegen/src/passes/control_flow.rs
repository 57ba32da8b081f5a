//! Normalises control flow to `if`/`else`/`endif`, `loop`/`endloop`, and jumps out of loops.
//!
//! In: any structured flow. Out: `elif` becomes an `else` that contains an `if`; `while` becomes a `loop` that starts with its
//! test; an `if` that contains only a jump becomes a conditional jump; unreachable code is removed.
//! Not here: the order of blocks in the code (see `layout`).

use super::PassCx;
use crate::ops::is_boundary;
use kernelsmith_ir::{Function, Op, OpFlags, Opcode, Type};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    // Operations before the first marker stay as they are; often those are all except the final return.
    let straight = func.ops.iter().position(|op| is_boundary(op.code)).unwrap_or(func.ops.len());
    if straight + 1 >= func.ops.len() {
        return;
    }
    cx.scratch.forget_defs();
    let with_locs = func.locs.len() == func.ops.len();
    let mut ops = core::mem::take(&mut cx.scratch.ops);
    let mut locs = core::mem::take(&mut cx.scratch.locs);
    ops.clear();
    locs.clear();
    ops.extend_from_slice(&func.ops[..straight]);
    if with_locs {
        locs.extend_from_slice(&func.locs[..straight]);
    }
    // One entry for each open `if`: how many `endif` its end becomes.
    let open = &mut cx.scratch.stack;
    open.clear();
    // Whether the remainder of the current region is unreachable, and how many regions are open inside it.
    let mut dead = false;
    let mut dead_depth = 0u32;
    // The condition itself is unreachable at its end; so is everything up to the end of its `if` or loop.
    let mut no_condition = false;
    for at in straight..func.ops.len() {
        let op = func.ops[at];
        if dead {
            match op.code {
                Opcode::If | Opcode::Loop | Opcode::While => {
                    dead_depth += 1;
                    continue;
                }
                Opcode::EndIf | Opcode::EndLoop if dead_depth > 0 => {
                    dead_depth -= 1;
                    continue;
                }
                Opcode::Then | Opcode::Do if dead_depth == 0 => {
                    // This condition does not open its `if`, so that has no `endif`. The later conditions of the chain are
                    // dropped together with their `elif`.
                    if let (Opcode::Then, Some(ends), false) = (op.code, open.last_mut(), no_condition) {
                        *ends -= 1;
                    }
                    no_condition = true;
                    continue;
                }
                Opcode::EndIf | Opcode::EndLoop => dead = false,
                Opcode::Elif | Opcode::Else if dead_depth == 0 && !no_condition => dead = false,
                _ => continue,
            }
            no_condition = false;
        }
        let first = ops.len();
        match op.code {
            Opcode::If => {
                open.push(1);
                ops.push(op);
            }
            Opcode::Elif => {
                if let Some(ends) = open.last_mut() {
                    *ends += 1;
                }
                ops.push(Op::marker(Opcode::Else));
            }
            Opcode::Then => {
                let mut test = op;
                test.code = Opcode::If;
                ops.push(test);
            }
            Opcode::EndIf => {
                for _ in 0..open.pop().unwrap_or(1) {
                    if !fold_jump(&mut ops, &mut locs, with_locs) {
                        ops.push(op);
                        if with_locs {
                            locs.resize(ops.len(), func.locs[at]);
                        }
                    }
                }
            }
            Opcode::While => ops.push(Op::marker(Opcode::Loop)),
            Opcode::Do => {
                let done = func.new_vreg(Type::BOOL);
                ops.push(Op::unary(Opcode::Not, Type::BOOL, done, op.args[0]));
                let mut leave = Op::marker(Opcode::BreakIf).with_imm(1);
                leave.args[0] = done;
                if op.flags.has(OpFlags::LIKELY) {
                    leave.flags = OpFlags::UNLIKELY;
                } else if op.flags.has(OpFlags::UNLIKELY) {
                    leave.flags = OpFlags::LIKELY;
                }
                ops.push(leave);
            }
            Opcode::Break | Opcode::Continue | Opcode::Return => {
                ops.push(op);
                dead = true;
                dead_depth = 0;
            }
            _ => ops.push(op),
        }
        if with_locs && ops.len() > first {
            locs.resize(ops.len(), func.locs[at]);
        }
    }
    core::mem::swap(&mut func.ops, &mut ops);
    if with_locs {
        core::mem::swap(&mut func.locs, &mut locs);
    }
    cx.scratch.ops = ops;
    cx.scratch.locs = locs;
}

/// Turns a trailing `if c; break n` (its `endif` is next) into `break_if n c`; likewise `continue`.
fn fold_jump(ops: &mut Vec<Op>, locs: &mut Vec<kernelsmith_ir::LocId>, with_locs: bool) -> bool {
    let [.., test, jump] = ops.as_slice() else { return false };
    let code = match jump.code {
        Opcode::Break => Opcode::BreakIf,
        Opcode::Continue => Opcode::ContinueIf,
        _ => return false,
    };
    if test.code != Opcode::If {
        return false;
    }
    let mut merged = *test;
    merged.code = code;
    merged.imm = jump.imm;
    let len = ops.len() - 2;
    ops.truncate(len);
    ops.push(merged);
    if with_locs {
        locs.truncate(len + 1);
    }
    true
}
