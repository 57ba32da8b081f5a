//! Loops over consecutive elements become loops over vectors.
//!
//! In: a function whose addresses have 64 bits. Out: the same function with other loops: a loop of vectors where the
//! machine's vectors can do what the loop does, and where a test before it finds that no store overlaps another access.
//! The original loop remains for all other cases.
//! A loop qualifies if it has no other control flow than one exit that compares an induction variable with a value that does
//! not change; if it loads and stores consecutive elements; and if no iteration needs a result of an earlier one, except
//! induction variables.
//! Invariants: every element is computed by the operations that the loop has, in lanes, so that results have the same bits;
//! no lane reads or writes what no iteration of the loop would. Types are native: the width is that of the machine.
//!
//! | part | contents |
//! |---|---|
//! | `analysis` | what each register is: the same in all iterations, linear, or another number in each |
//! | `emit` | the loop of vectors, the tests before it, the masked tail |
//!
//! Not here: reductions, branches within loops, strides.

mod analysis;
mod emit;

#[cfg(test)]
mod tests;

use analysis::Analysis;
use kernelsmith_ir::{Function, Op, Opcode, VReg};
use std::collections::HashMap;
use std::ops::Range;

/// Maximum number of operations of a loop: longer ones have no registers left, and their code is large three times.
const MAX_OPS: usize = 256;

/// A loop without control flow but one exit.
#[derive(Clone, Debug)]
struct Candidate {
    /// The operations before the exit, and those after it.
    before: Range<usize>,
    after: Range<usize>,
    /// The condition, and whether it leaves the loop if it is true.
    condition: VReg,
    leaves_if: bool,
    /// How many regions the exit leaves.
    depth: i64,
    /// The position after the loop's end.
    end: usize,
}

/// Facts about all registers.
struct Facts {
    /// How often each is read.
    reads: Vec<u32>,
    /// Constants that are written once.
    constants: HashMap<VReg, u64>,
}

/// Changes all loops that qualify; returns their number.
pub(crate) fn run(func: &mut Function) -> usize {
    if func.has_setjmp || !func.ops.iter().any(|op| op.code == Opcode::Loop) {
        return 0;
    }
    let facts = Facts::of(func);
    let mut replaced: Vec<(Range<usize>, Vec<Op>)> = Vec::new();
    for at in 0..func.ops.len() {
        if func.ops[at].code != Opcode::Loop {
            continue;
        }
        let Some(found) = candidate(func, at) else { continue };
        let end = found.end;
        if let Some(analysis) = Analysis::of(func, &facts, &found) {
            let original = func.ops[at..end].to_vec();
            if let Some(ops) = emit::replacement(func, analysis, &original) {
                replaced.push((at..end, ops));
            }
        }
    }
    let n = replaced.len();
    if n > 0 {
        replace(func, replaced);
    }
    n
}

impl Facts {
    fn of(func: &Function) -> Facts {
        let mut reads = vec![0; func.n_vregs()];
        let mut defs = Vec::new();
        func.count_defs(&mut defs);
        let mut constants = HashMap::new();
        for op in &func.ops {
            func.uses(op).filter(|reg| reg.is_some()).for_each(|reg| reads[reg.index()] += 1);
            if op.code == Opcode::Const && !op.ty.is_vector() && defs[op.dst.index()] == 1 {
                constants.insert(op.dst, op.const_bits());
            }
        }
        Facts { reads, constants }
    }
}

/// The loop that starts here, if it has the form.
fn candidate(func: &Function, start: usize) -> Option<Candidate> {
    let mut exit: Option<(usize, VReg, i64)> = None;
    let mut resumes = start + 1;
    for (at, op) in func.ops.iter().enumerate().skip(start + 1).take(MAX_OPS) {
        match op.code {
            Opcode::EndLoop => {
                let (position, condition, depth) = exit?;
                let (before, after) = (start + 1..position, resumes..at);
                return Some(Candidate { before, after, condition, leaves_if: true, depth, end: at + 1 });
            }
            Opcode::BreakIf if exit.is_none() => {
                exit = Some((at, op.args[0], op.imm));
                resumes = at + 1;
            }
            // `continue` if the condition is true, else `break`.
            Opcode::ContinueIf if exit.is_none() && op.imm == 1 => {
                let [jump, end] = func.ops.get(at + 1..at + 3)? else { return None };
                if jump.code != Opcode::Break || end.code != Opcode::EndLoop {
                    return None;
                }
                let (condition, before, after) = (op.args[0], start + 1..at, at + 2..at + 2);
                let depth = jump.imm;
                return Some(Candidate { before, after, condition, leaves_if: false, depth, end: at + 3 });
            }
            code if code.is_control() => return None,
            _ => {}
        }
    }
    None
}

/// Puts operations in the place of others.
fn replace(func: &mut Function, replaced: Vec<(Range<usize>, Vec<Op>)>) {
    let old = std::mem::take(&mut func.ops);
    let locs = std::mem::take(&mut func.locs);
    let loc = |at: usize| locs.get(at).copied();
    let mut at = 0;
    let copy = |func: &mut Function, range: Range<usize>| {
        for at in range {
            func.ops.push(old[at]);
            func.locs.extend(loc(at));
        }
    };
    for (range, ops) in replaced {
        copy(func, at..range.start);
        func.locs.extend(loc(range.start).into_iter().flat_map(|loc| std::iter::repeat_n(loc, ops.len())));
        func.ops.extend(ops);
        at = range.end;
    }
    copy(func, at..old.len());
}
