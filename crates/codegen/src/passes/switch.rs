//! Lowers a `switch` to nested blocks around a search for the part to run.
//!
//! In: a `switch`. Out: the operations up to its first part. The remaining blocks close where parts begin:
//!
//! ```text
//! switch.i32 %x {          block {              // its end is the end of the switch
//! } case.i32 1, 2 {            block {          // its end is the start of the second part
//!     A                            block {      // its end is the start of the first part
//! } default {                          (search: break 1 if %x is 1 or 2, otherwise break 2)
//!     B                            }
//! }                                A
//!                                  break 2
//!                              }
//!                              B
//!                          }
//! ```
//!
//! The search is a balanced binary search over runs of contiguous values with the same part.
//! Source: Hennessy and Mendelsohn, Compilation of the Pascal case statement, 1982, without its jump tables.
//! Not here: the ends of parts, and jumps in them (see [`super::control_flow`]).

use kernelsmith_ir::{Cond, Function, Op, Opcode, Type, VReg};

/// Maximum number of runs that are tested one after another. A step of the binary search costs a comparison and a branch,
/// as a test does, but no step finds a value; LLVM and GCC stop at three.
const MAX_TESTED: usize = 3;

/// Contiguous values with the same part. The bounds are canonical bits as signed or unsigned numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    first: i128,
    last: i128,
    /// The number of the part, from 1: as many blocks as a jump to it leaves.
    part: u32,
}

/// The parts of a switch; its memory is reused.
#[derive(Debug, Default)]
pub struct Parts {
    /// Ascending and disjoint.
    runs: Vec<Run>,
    n_parts: u32,
    /// The number of the `default`, or of the end.
    other: u32,
}

impl Parts {
    /// Finds the parts of the switch that operation `at` opens.
    pub(super) fn find(&mut self, func: &Function, at: usize) {
        let parts = self;
        parts.runs.clear();
        (parts.n_parts, parts.other) = (0, 0);
        let is_signed = func.ops[at].ty.is_signed();
        let number = |bits: u64| if is_signed { i128::from(bits as i64) } else { i128::from(bits) };
        let mut depth = 0;
        for op in &func.ops[at + 1..] {
            match op.code {
                Opcode::Case if depth == 0 => {
                    parts.n_parts += 1;
                    let part = parts.n_parts;
                    let runs =
                        func.values(op).iter().map(|&bits| Run { first: number(bits), last: number(bits), part });
                    parts.runs.extend(runs);
                }
                Opcode::Default if depth == 0 => {
                    parts.n_parts += 1;
                    parts.other = parts.n_parts;
                }
                Opcode::EndSwitch if depth == 0 => break,
                code if code.opens_region() => depth += 1,
                code if code.closes_region() => depth -= 1,
                _ => {}
            }
        }
        if parts.other == 0 {
            parts.other = parts.n_parts + 1;
        }
        parts.runs.sort_unstable_by_key(|run| run.first);
        parts.runs.dedup_by(|next, run| {
            let continues = next.part == run.part && next.first == run.last + 1;
            if continues {
                run.last = next.last;
            }
            continues
        });
    }

    /// The number of blocks: one for each part and one for the end, or none without parts.
    pub(super) fn n_blocks(&self) -> u32 {
        if self.n_parts == 0 { 0 } else { self.n_parts + 1 }
    }
}

/// Appends the openings of all blocks, and the search in the innermost one.
pub(super) fn dispatch(func: &mut Function, switch: &Op, parts: &Parts, ops: &mut Vec<Op>) {
    if parts.n_parts == 0 {
        return;
    }
    ops.extend((0..parts.n_blocks()).map(|_| Op::marker(Opcode::Block)));
    Search { func, ops, ty: switch.ty, value: switch.args[0], other: parts.other }.run(&parts.runs);
}

struct Search<'a> {
    func: &'a mut Function,
    ops: &'a mut Vec<Op>,
    ty: Type,
    value: VReg,
    other: u32,
}

impl Search<'_> {
    /// Leaves the blocks for the run that contains the value, or for the other values. The recursion halves the runs.
    fn run(&mut self, runs: &[Run]) {
        if runs.len() > MAX_TESTED {
            let (below, above) = runs.split_at(runs.len() / 2);
            let is_below = self.compare(Cond::Lt, above[0].first);
            self.ops.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_below));
            self.run(below);
            self.ops.push(Op::marker(Opcode::Else));
            self.run(above);
            self.ops.push(Op::marker(Opcode::EndIf));
            return;
        }
        for run in runs {
            let is_in = if run.first == run.last {
                self.compare(Cond::Eq, run.first)
            } else {
                let (reaches, ends) = (self.compare(Cond::Ge, run.first), self.compare(Cond::Le, run.last));
                let both = self.func.new_vreg(Type::BOOL);
                self.ops.push(Op::binary(Opcode::And, Type::BOOL, both, reaches, ends));
                both
            };
            self.ops.push(Op::unary(Opcode::BreakIf, Type::BOOL, VReg::NONE, is_in).with_imm(run.part.into()));
        }
        self.ops.push(Op::marker(Opcode::Break).with_imm(self.other.into()));
    }

    /// Compares the value with a constant.
    fn compare(&mut self, cond: Cond, number: i128) -> VReg {
        let constant = self.func.new_vreg(self.ty);
        self.ops.push(Op::constant(self.ty, constant, number as u64));
        let holds = self.func.new_vreg(Type::BOOL);
        self.ops.push(Op::compare(cond, self.ty, holds, self.value, constant));
        holds
    }
}
