//! Moves constants out of sums and products of indices, so that addresses that differ in constants share the rest:
//! `(i + 3) * 64 + j` becomes `(i * 64 + j) + 192`, of which accesses take the constant as a displacement.
//!
//! In: operations one after the other, constants on the right. Out: what to put before them, and sums that end with their
//! constant. Numbers wrap, so that the meaning is the same.
//! Not here: the displacement (see `simplify/address`), and finding what is equal then (see `simplify/number`).

use super::Scratch;
use crate::fault::{Fault, active};
use crate::ops::{is_boundary, refill};
use kernelsmith_ir::{Function, Op, Opcode, Type, VReg};

/// A register that is another one plus a constant.
#[derive(Clone, Copy, Debug)]
struct Sum {
    base: VReg,
    constant: u64,
    at: u32,
}

/// The walk.
#[derive(Debug, Default)]
pub struct IndexSums {
    sums: Vec<Sum>,
    /// For each register the number of its sum, plus one.
    of: Vec<u32>,
    /// For each variable the operation behind its last definition so far.
    defined: Vec<u32>,
    /// The last operation that begins, ends or leaves a region.
    boundary: u32,
}

impl IndexSums {
    /// Starts with a function.
    pub(super) fn reset(&mut self, func: &Function) {
        self.sums.clear();
        refill(&mut self.of, func.n_vregs(), 0);
        refill(&mut self.defined, func.n_vregs(), 0);
        self.boundary = 0;
    }

    /// What `v` is a sum of, if that still holds at an operation.
    fn sum_of(&self, scratch: &Scratch, v: VReg) -> Option<(VReg, u64)> {
        let number = *self.of.get(v.index())?;
        let sum = self.sums.get(number.checked_sub(1)? as usize)?;
        // Registers made here are values.
        let is_value = scratch.n_defs.get(sum.base.index()).is_none_or(|n| *n == 1);
        let holds = is_value || (sum.at >= self.boundary && sum.at >= self.defined[sum.base.index()]);
        holds.then_some((sum.base, sum.constant))
    }

    fn note(&mut self, v: VReg, base: VReg, constant: u64, at: usize) {
        self.sums.push(Sum { base, constant, at: at as u32 });
        self.of[v.index()] = self.sums.len() as u32;
    }

    /// Looks at operation `at`, whose second operand is this constant, if it is one; may change it.
    #[inline]
    pub(super) fn visit(
        &mut self,
        func: &mut Function,
        scratch: &Scratch,
        at: usize,
        constant: Option<u64>,
        inserts: &mut Vec<(usize, Op)>,
    ) {
        let op = &func.ops[at];
        if is_boundary(op.code) {
            self.boundary = at as u32;
        } else if op.dst.is_some() && scratch.n_defs[op.dst.index()] != 1 {
            self.defined[op.dst.index()] = at as u32 + 1;
        } else if op.ty == Type::INDEX && matches!(op.code, Opcode::Add | Opcode::Mul | Opcode::Shl) {
            self.arithmetic(func, scratch, at, constant, inserts);
        }
    }

    /// Looks at a sum or product that alone defines its register.
    fn arithmetic(
        &mut self,
        func: &mut Function,
        scratch: &Scratch,
        at: usize,
        constant: Option<u64>,
        inserts: &mut Vec<(usize, Op)>,
    ) {
        let op = func.ops[at];
        let [a, b, _] = op.args;
        let left = self.sum_of(scratch, a);
        let (rest, outside) = match (op.code, constant) {
            (Opcode::Add, Some(k)) => {
                let (base, sum) = left.unwrap_or((a, 0));
                return self.note(op.dst, base, sum.wrapping_add(k), at);
            }
            (Opcode::Add, None) => {
                let right = self.sum_of(scratch, b);
                if left.is_none() && right.is_none() {
                    return;
                }
                let ((x, c), (y, d)) = (left.unwrap_or((a, 0)), right.unwrap_or((b, 0)));
                ([x, y], c.wrapping_add(d))
            }
            (code, Some(k)) => {
                let Some((x, c)) = left else { return };
                let outside = match code {
                    _ if active(Fault::IndexSum) => c,
                    Opcode::Mul => c.wrapping_mul(k),
                    _ => c.wrapping_shl(k as u32),
                };
                ([x, b], outside)
            }
            _ => return,
        };
        let [inner, number] = [func.new_vreg(Type::INDEX), func.new_vreg(Type::INDEX)];
        inserts.push((at, Op::binary(op.code, Type::INDEX, inner, rest[0], rest[1])));
        inserts.push((at, Op::constant(Type::INDEX, number, outside)));
        func.ops[at] = Op::binary(Opcode::Add, Type::INDEX, op.dst, inner, number);
        self.note(op.dst, inner, outside, at);
    }
}
