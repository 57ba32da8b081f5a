//! Loops over native vectors that can be done in pairs of registers: two turns as one on vectors of twice the lanes.
//!
//! In: the body of a loop and what counts along in it. Out: whether every operation may be done for the next turn's lanes,
//! too. That is so if all vectors fill a register, nothing but counters goes from turn to turn, every access goes on by just
//! its own bytes, and what is written is not accessed by another turn.
//! Source: loop vectorisation by legality of statements (Allen and Kennedy 2001, chapter 5), of loops that are vectors already.
//! Not here: which registers make a pair (see [`crate::target`]).

use super::{Counter, Step};
use crate::fault::{Fault, active};
use crate::ops::each_use;
use crate::passes::Scratch;
use core::ops::Range;
use kernelsmith_ir::{Effects, Function, MIN_VECTOR_BITS, Op, OpFlags, Opcode, Type, VReg};

/// A body with its counters.
#[derive(Clone, Copy)]
pub(super) struct Body<'a> {
    pub(super) func: &'a Function,
    pub(super) scratch: &'a Scratch,
    pub(super) ops: &'a [Op],
    pub(super) counters: &'a [Counter],
}

impl Body<'_> {
    /// Whether two turns of it may be one.
    pub(super) fn pairs(&self, range: Range<usize>) -> bool {
        let is_lanes = |counter: &Counter| matches!(counter.step, Step::Lanes(..));
        let counted = self.counters.iter().map(|counter| counter.at as usize).min().unwrap_or(range.end);
        let body = || range.clone().filter(|&at| !self.counters.iter().any(|counter| counter.at as usize == at));
        self.counters.iter().all(is_lanes)
            && body().all(|at| at < counted && self.is_lane_wise(&self.ops[at], &range))
            && !self.turns_meet(&self.ops[range.clone()])
    }

    /// Whether an operation does with each lane the same, and the next turn's lanes are behind its own.
    fn is_lane_wise(&self, op: &Op, range: &Range<usize>) -> bool {
        let fills = fills_register(op.ty) && op.mask.is_none() && !op.flags.has(OpFlags::NONTEMPORAL);
        let is_known = match op.code {
            Opcode::Addr => return self.scratch.n_defs[op.dst.index()] == 1,
            Opcode::Load | Opcode::Store => {
                let is_aligned = op.mem().align() >= op.ty.elem().bytes();
                is_aligned && self.step(op, range) == Some(i64::from(MIN_VECTOR_BITS / 8))
            }
            Opcode::Div => op.ty.is_float(),
            Opcode::Add
            | Opcode::Sub
            | Opcode::Mul
            | Opcode::Fma
            | Opcode::Min
            | Opcode::Max
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor
            | Opcode::Neg
            | Opcode::Abs
            | Opcode::Sqrt
            | Opcode::Copy => true,
            _ => false,
        };
        let is_value = op.dst.is_none() || self.scratch.n_defs[op.dst.index()] == 1;
        let mut are_known = true;
        each_use(self.func, op, |v| {
            let is_vector = self.func.vregs[v.index()].is_vector();
            are_known &= !is_vector || self.is_inside(v, range) || self.uniform(v).is_some();
        });
        fills && is_known && is_value && are_known
    }

    fn is_inside(&self, v: VReg, range: &Range<usize>) -> bool {
        self.scratch.n_defs[v.index()] == 1 && range.contains(&(self.scratch.def_op[v.index()] as usize))
    }

    /// What defines a vector from outside all of whose lanes are equal.
    pub(super) fn uniform(&self, v: VReg) -> Option<Op> {
        let def = self.ops.get(*self.scratch.def_op.get(v.index())? as usize)?;
        let is_uniform = match def.code {
            Opcode::Const => true,
            Opcode::Splat => def.mask.is_none() && self.scratch.n_defs[def.args[0].index()] == 1,
            _ => false,
        };
        (is_uniform && fills_register(def.ty)).then_some(*def)
    }

    /// How many bytes an address goes on by each turn on the least machine, if that grows with the machine's vectors.
    fn step(&self, op: &Op, range: &Range<usize>) -> Option<i64> {
        let counted = |v: VReg| self.counters.iter().find(|counter| counter.var == v);
        let base = match counted(op.base()) {
            Some(Counter { step: Step::Lanes(_, least), mem, is_pointer: true, .. }) => {
                Some(least * i64::from(mem.scale()))
            }
            Some(_) => None,
            None if self.is_inside(op.base(), range) => {
                let def = &self.ops[self.scratch.def_op[op.base().index()] as usize];
                if def.code == Opcode::Addr { self.step(def, range) } else { None }
            }
            None => (!self.is_written(op.base(), range)).then_some(0),
        }?;
        let Some(offset) = op.offset().get() else { return Some(base) };
        let offset = match counted(offset) {
            Some(Counter { step: Step::Lanes(_, least), is_pointer: false, .. }) => {
                Some(least * i64::from(op.mem().scale()))
            }
            Some(_) => None,
            None => (!self.is_written(offset, range)).then_some(0),
        }?;
        Some(base + offset)
    }

    fn is_written(&self, v: VReg, range: &Range<usize>) -> bool {
        self.ops[range.clone()].iter().any(|op| op.dst == v)
    }

    /// Whether a turn may access what another one writes. Two accesses at one address do not: each has its own turn's bytes.
    fn turns_meet(&self, body: &[Op]) -> bool {
        let is_access = |op: &&Op| op.code.is_memory();
        let address = |op: &Op| (op.base(), op.offset(), op.mem().scale_log2, op.imm, op.ty.elem().bytes());
        let meet = |a: &Op, b: &Op| {
            let (one, other) = (a.mem().alias, b.mem().alias);
            let are_distinct = one != 0 && other != 0 && one != other;
            !are_distinct && address(a) != address(b)
        };
        let mut stores = body.iter().filter(|op| op.code.info().effects == Effects::Writes);
        !active(Fault::PairsMeet) && stores.any(|store| body.iter().filter(is_access).any(|access| meet(store, access)))
    }
}

/// A native vector of numbers that fills a register, of which there is one with twice as many lanes.
fn fills_register(ty: Type) -> bool {
    let bits = ty.bits_on(MIN_VECTOR_BITS);
    ty.is_native() && !ty.is_mask() && !ty.elem().is_half() && bits == MIN_VECTOR_BITS && ty.twice().is_some()
}
