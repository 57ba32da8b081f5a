//! Hoists loop-invariant computations.
//!
//! In: normalised control flow. Out: pure operations on loop-invariant values are before the loop, as far out as their
//! operands allow. An operation in a conditional region is hoisted only if it is a constant or a broadcast: others would cost
//! time in iterations that do not need them.
//! Source: one forward walk that records, for each register, the loop depth of its definition after hoisting.

use super::PassCx;
use crate::op_table::{self, CodeProps};
use crate::ops::{NO_OP, each_use, refill};
use kernelsmith_ir::{Function, Opcode};

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    if !func.ops.iter().any(|op| op.code == Opcode::Loop) {
        return;
    }
    let scratch = &mut *cx.scratch;
    scratch.count_defs(func);
    let n_ops = func.ops.len();
    // By register, its last definition: a variable is invariant in loops that start after it.
    let mut last_def = core::mem::take(&mut scratch.per_vreg);
    refill(&mut last_def, func.n_vregs(), 0);
    for (at, op) in func.ops.iter().enumerate() {
        if op.dst.is_some() {
            last_def[op.dst.index()] = at as u32;
        }
    }
    // By register, the loop depth of its definition after hoisting; and, by loop, a linked list of hoisted operations: `lists`
    // holds the first and the last, and `next[op]` is the successor of `op`.
    let mut level = core::mem::take(&mut scratch.per_vreg2);
    refill(&mut level, func.n_vregs(), 0);
    let mut next = core::mem::take(&mut scratch.per_op);
    refill(&mut next, n_ops, NO_OP);
    let Lists { loops, lists } = &mut scratch.hoist;
    loops.clear();
    lists.clear();
    let mut moved = 0usize;
    // Bit 31 marks operations that moved; the low bits are the next operation of the list, or LAST.
    const MOVED: u32 = 1 << 31;
    const LAST: u32 = MOVED - 2;
    for (at, op) in func.ops.iter().enumerate() {
        match op.code {
            Opcode::Loop => {
                lists.push((NO_OP, NO_OP));
                loops.push(Open { op: at as u32, list: lists.len() - 1, ifs: 0 });
                continue;
            }
            Opcode::EndLoop => {
                loops.pop();
                continue;
            }
            Opcode::If | Opcode::Block => {
                if let Some(open) = loops.last_mut() {
                    open.ifs += 1;
                }
                continue;
            }
            Opcode::EndIf | Opcode::EndBlock => {
                if let Some(open) = loops.last_mut() {
                    open.ifs -= 1;
                }
                continue;
            }
            _ => {}
        }
        if op.dst.is_none() {
            continue;
        }
        let depth = loops.len() as u32;
        level[op.dst.index()] = depth;
        if depth == 0 || !op.code.is_pure() || scratch.n_defs[op.dst.index()] != 1 {
            continue;
        }
        // The number of loops that must stay around the operation.
        let mut need = 0u32;
        each_use(func, op, |v| {
            let v = v.index();
            if scratch.n_defs[v] == 1 {
                need = need.max(level[v]);
            } else {
                let inside = loops.iter().rposition(|open| last_def[v] >= open.op).map_or(0, |inner| inner as u32 + 1);
                need = need.max(inside);
            }
        });
        let cheap = op_table::has(op.code, CodeProps::CHEAP);
        let mut to = depth;
        while to > need && (cheap || loops[to as usize - 1].ifs == 0) {
            to -= 1;
        }
        if to == depth {
            continue;
        }
        let list = &mut lists[loops[to as usize].list];
        if list.0 == NO_OP {
            list.0 = at as u32;
        } else {
            next[list.1 as usize] = at as u32 | MOVED;
        }
        list.1 = at as u32;
        next[at] = MOVED | LAST;
        level[op.dst.index()] = to;
        moved += 1;
    }
    if moved > 0 {
        let with_locs = func.locs.len() == n_ops;
        let (ops, locs) = (&mut scratch.ops, &mut scratch.locs);
        ops.clear();
        locs.clear();
        ops.reserve(n_ops);
        let mut put = |from: usize, to: usize| {
            ops.extend_from_slice(&func.ops[from..to]);
            if with_locs {
                locs.extend_from_slice(&func.locs[from..to]);
            }
        };
        let (mut n_loop, mut done) = (0, 0);
        for (at, op) in func.ops.iter().enumerate() {
            if op.code == Opcode::Loop {
                put(done, at);
                done = at;
                let mut entry = lists[n_loop].0;
                n_loop += 1;
                while entry != NO_OP && entry != LAST {
                    put(entry as usize, entry as usize + 1);
                    entry = next[entry as usize] & (MOVED - 1);
                }
            } else if next[at] != NO_OP && next[at] & MOVED != 0 {
                put(done, at);
                done = at + 1;
            }
        }
        put(done, n_ops);
        core::mem::swap(&mut func.ops, ops);
        if with_locs {
            core::mem::swap(&mut func.locs, locs);
        }
    }
    scratch.per_vreg = last_def;
    scratch.per_vreg2 = level;
    scratch.per_op = next;
    if moved > 0 {
        scratch.forget_places();
    }
}

/// State of the pass, whose memory is reused.
#[derive(Debug, Default)]
pub struct Lists {
    loops: Vec<Open>,
    /// By loop, the first and the last operation hoisted to before it.
    lists: Vec<(u32, u32)>,
}

/// A loop around the current operation.
#[derive(Debug)]
struct Open {
    op: u32,
    list: usize,
    ifs: u32,
}
