//! Reassociates sums and products of indices so that the constant comes last: `(i + 3) * 64 + j` becomes
//! `(i * 64 + j) + 192`. Accesses take the constant as a displacement, and addresses that differ only in constants share the
//! variable part.
//!
//! In: operations in order, with constants as second operands. Out: operations to insert, and sums whose last operand is the
//! constant. Index arithmetic wraps, so the result is the same.
//! Not here: the displacement (see `simplify/address`) and value numbering (see `simplify/number`).

use super::Scratch;
use crate::ops::{is_boundary, refill};
use kernelsmith_ir::{Function, Op, Opcode, Type, VReg};

/// A register that equals `base + constant` at operation `at`.
#[derive(Clone, Copy, Debug)]
struct Sum {
    base: VReg,
    constant: u64,
    at: u32,
}

/// State of the walk.
#[derive(Debug, Default)]
pub struct IndexSums {
    sums: Vec<Sum>,
    /// By register, the number of its sum plus one; 0 if it has none.
    of: Vec<u32>,
    /// By variable, the operation after its last definition so far.
    defined: Vec<u32>,
    /// The last operation that begins, ends or leaves a region.
    boundary: u32,
    /// Width of indices, which is also that of addresses.
    index_bits: u32,
}

impl IndexSums {
    /// Prepares for a function.
    pub(super) fn reset(&mut self, func: &Function, index_bits: u32) {
        self.index_bits = index_bits;
        self.sums.clear();
        refill(&mut self.of, func.n_vregs(), 0);
        refill(&mut self.defined, func.n_vregs(), 0);
        self.boundary = 0;
    }

    /// The base and the constant of which `v` is the sum, if that still holds at the current operation.
    fn sum_of(&self, scratch: &Scratch, v: VReg) -> Option<(VReg, u64)> {
        let number = *self.of.get(v.index())?;
        let sum = self.sums.get(number.checked_sub(1)? as usize)?;
        // Registers that this pass creates have one definition.
        let is_value = scratch.n_defs.get(sum.base.index()).is_none_or(|n| *n == 1);
        let holds = is_value || (sum.at >= self.boundary && sum.at >= self.defined[sum.base.index()]);
        holds.then_some((sum.base, sum.constant))
    }

    fn note(&mut self, v: VReg, base: VReg, constant: u64, at: usize) {
        self.sums.push(Sum { base, constant, at: at as u32 });
        self.of[v.index()] = self.sums.len() as u32;
    }

    /// Visits operation `at`, whose second operand is `constant` if it is one; may change the operation.
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

    /// Reassociates a sum or product whose register has no other definition.
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
        let (operands, sum_constant) = match (op.code, constant) {
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
                let scaled = match code {
                    Opcode::Mul => c.wrapping_mul(k),
                    // A shift by the width is one by 0.
                    _ => c.wrapping_shl(k as u32 % self.index_bits),
                };
                ([x, b], scaled)
            }
            _ => return,
        };
        let [inner, number] = [func.new_vreg(Type::INDEX), func.new_vreg(Type::INDEX)];
        inserts.push((at, Op::binary(op.code, Type::INDEX, inner, operands[0], operands[1])));
        inserts.push((at, Op::constant(Type::INDEX, number, sum_constant)));
        func.ops[at] = Op::binary(Opcode::Add, Type::INDEX, op.dst, inner, number);
        self.note(op.dst, inner, sum_constant, at);
    }
}
