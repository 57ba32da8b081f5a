//! Decides whether two iterations of a loop over native vectors may become one on register pairs, with twice the lanes.
//!
//! In: the body of a loop and its induction variables. Out: whether every operation may also do the next iteration's lanes:
//! all vectors fill a register, the loop carries nothing but induction variables, every access advances by exactly its own
//! size per iteration, and no iteration accesses what another one writes.
//! Source: loop vectorisation by legality of statements (Allen and Kennedy 2001, chapter 5), for loops that already use vectors.
//! Not here: which registers make a pair (see [`crate::target`]).

use super::{Counter, Step};
use crate::op_table::{self, CodeProps};
use crate::ops::each_use;
use crate::passes::Scratch;
use core::ops::Range;
use kernelsmith_ir::{Effects, Function, MIN_VECTOR_BITS, Op, OpFlags, Opcode, Type, VReg};

/// A loop body with its induction variables.
#[derive(Clone, Copy)]
pub(super) struct Body<'a> {
    pub(super) func: &'a Function,
    pub(super) scratch: &'a Scratch,
    pub(super) ops: &'a [Op],
    pub(super) counters: &'a [Counter],
}

impl Body<'_> {
    /// Whether two iterations may become one.
    pub(super) fn can_pair(&self, range: Range<usize>) -> bool {
        let is_lanes = |counter: &Counter| matches!(counter.step, Step::Lanes(..));
        let counted = self.counters.iter().map(|counter| counter.at as usize).min().unwrap_or(range.end);
        let body = || range.clone().filter(|&at| !self.counters.iter().any(|counter| counter.at as usize == at));
        self.counters.iter().all(is_lanes)
            && body().all(|at| at < counted && self.is_lane_wise(&self.ops[at], &range))
            && !self.iterations_conflict(&self.ops[range.clone()])
    }

    /// Whether an operation does the same in each lane, and the next iteration's lanes follow its own in memory.
    fn is_lane_wise(&self, op: &Op, range: &Range<usize>) -> bool {
        let fills = fills_register(op.ty) && op.mask.is_none() && !op.flags.has(OpFlags::NONTEMPORAL);
        let is_supported = match op.code {
            Opcode::Addr => return self.scratch.n_defs[op.dst.index()] == 1,
            Opcode::Load | Opcode::Store => {
                let is_aligned = op.mem().align() >= op.ty.elem().bytes();
                is_aligned && self.step(op, range) == Some(i64::from(MIN_VECTOR_BITS / 8))
            }
            Opcode::Div => op.ty.is_float(),
            _ => op_table::has(op.code, CodeProps::PAIRS),
        };
        let is_value = op.dst.is_none() || self.scratch.n_defs[op.dst.index()] == 1;
        let mut are_operands_known = true;
        each_use(self.func, op, |v| {
            let is_vector = self.func.vregs[v.index()].is_vector();
            are_operands_known &= !is_vector || self.is_inside(v, range) || self.uniform(v).is_some();
        });
        fills && is_supported && is_value && are_operands_known
    }

    fn is_inside(&self, v: VReg, range: &Range<usize>) -> bool {
        self.scratch.n_defs[v.index()] == 1 && range.contains(&(self.scratch.def_op[v.index()] as usize))
    }

    /// The definition of a vector from outside the loop, if all its lanes are equal.
    pub(super) fn uniform(&self, v: VReg) -> Option<Op> {
        let def = self.ops.get(*self.scratch.def_op.get(v.index())? as usize)?;
        let is_uniform = match def.code {
            Opcode::Const => true,
            Opcode::Splat => def.mask.is_none() && self.scratch.n_defs[def.args[0].index()] == 1,
            _ => false,
        };
        (is_uniform && fills_register(def.ty)).then_some(*def)
    }

    /// The bytes by which an address advances per iteration with the narrowest vectors, if the step scales with the vector width.
    fn step(&self, op: &Op, range: &Range<usize>) -> Option<i64> {
        let counted = |v: VReg| self.counters.iter().find(|counter| counter.var == v);
        let base = match counted(op.base()) {
            Some(Counter { step: Step::Lanes(_, min_lanes), mem, is_pointer: true, .. }) => {
                Some(min_lanes * i64::from(mem.scale()))
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
            Some(Counter { step: Step::Lanes(_, min_lanes), is_pointer: false, .. }) => {
                Some(min_lanes * i64::from(op.mem().scale()))
            }
            Some(_) => None,
            None => (!self.is_written(offset, range)).then_some(0),
        }?;
        Some(base + offset)
    }

    fn is_written(&self, v: VReg, range: &Range<usize>) -> bool {
        self.ops[range.clone()].iter().any(|op| op.dst == v)
    }

    /// Whether an iteration may access what another one writes. Two accesses with the same address do not conflict: each
    /// iteration accesses only its own bytes there.
    fn iterations_conflict(&self, body: &[Op]) -> bool {
        let is_access = |op: &&Op| op.code.is_memory();
        let address = |op: &Op| (op.base(), op.offset(), op.mem().scale_log2, op.imm, op.ty.elem().bytes());
        let conflict = |a: &Op, b: &Op| {
            let (alias, other_alias) = (a.mem().alias, b.mem().alias);
            let are_distinct = alias != 0 && other_alias != 0 && alias != other_alias;
            !are_distinct && address(a) != address(b)
        };
        let mut stores = body.iter().filter(|op| op.code.info().effects == Effects::Writes);
        stores.any(|store| body.iter().filter(is_access).any(|access| conflict(store, access)))
    }
}

/// Whether this is a native vector of numbers that fills a register, and the type with twice the lanes exists.
fn fills_register(ty: Type) -> bool {
    let bits = ty.bits_on(MIN_VECTOR_BITS);
    ty.is_native() && !ty.is_mask() && !ty.elem().is_half() && bits == MIN_VECTOR_BITS && ty.twice().is_some()
}
