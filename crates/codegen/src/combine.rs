//! Merges instructions: paired accesses, and stores with post-increment.
//!
//! In: allocated instructions in the order of the code. Out: one paired access for two contiguous ones, and in a loop a store
//! that also increments its address, where the machine has such accesses:
//!
//! ```text
//! str q3, [x6]                   stp q0, q1, [x6, #32]
//! str q4, [x6, #16]              stp q3, q4, [x6], #64
//! str q0, [x6, #32]
//! str q1, [x6, #48]
//! add x6, x6, #64
//! ```
//!
//! Invariant: only stores to disjoint displacements from one register, and additions of constants to other registers, are
//! reordered. A store increments a pointer only if nothing else in the loop reads it: a reader would wait for the store.
//! Not here: the available instructions (see [`crate::isa::Pairs`]), and how loops get
//! pointers (see [`crate::passes::pointers`]).

use crate::emit::Emitter;
use crate::mach::{Base, MachInst, MachKind, MachOperand};
use crate::operands::InOrder;
use kernelsmith_ir::OpFlags;
use kernelsmith_machine::encode::Operands;
use kernelsmith_machine::{InstId, Mem, Operand, RegId};
use kernelsmith_regalloc as ra;
use ra::Flow;

/// Two accesses as one.
struct Pair {
    inst: InstId,
    operands: [Operand; 3],
    place: Mem,
    bytes: i32,
}

impl Emitter<'_> {
    /// Merges instructions from `at` on and before `to`; returns how many were merged, perhaps none.
    pub(crate) fn combined(&mut self, at: usize, to: usize) -> usize {
        let Some(pair) = self.pair(at, to) else { return 0 };
        let n_merged = self.incremented(at, to, &pair);
        if n_merged == 0 {
            self.put(pair.inst, &pair.operands, self.mach.insts[at].origin);
        }
        n_merged.max(2)
    }

    /// Whether an earlier instruction includes this one; call it once per instruction.
    pub(crate) fn was_combined(&mut self, at: usize) -> bool {
        let merged = &mut self.s.merged;
        let found = merged.iter().position(|&inst| inst as usize == at);
        found.map(|found| merged.swap_remove(found)).is_some()
    }

    /// This access and the next one as a paired access, if the machine has that.
    fn pair(&self, at: usize, to: usize) -> Option<Pair> {
        let &[first, second] = self.mach.insts.get(at..at + 2)? else { return None };
        if first.inst != second.inst || at + 2 > to || !self.may_move(at) || !self.may_move(at + 1) {
            return None;
        }
        let (operands, insts) = ([self.resolved(&first)?, self.resolved(&second)?], [first.inst, second.inst]);
        let (inst, pair_operands) = self.pairs?.pair(insts, &operands[0], &operands[1])?;
        let places = operands.map(|[_, place]| match place {
            Operand::Mem(place) => Some(place),
            _ => None,
        });
        let [Some(first), Some(second)] = places else { return None };
        let place = if first.disp < second.disp { first } else { second };
        Some(Pair { inst, operands: pair_operands, place, bytes: 2 * (first.disp - second.disp).abs() })
    }

    /// Emits the paired stores of an array from `at` on. The first of them comes last and post-increments the address, which
    /// replaces a later addition. Returns the number of merged stores, 0 if that is not possible.
    fn incremented(&mut self, at: usize, to: usize, first: &Pair) -> usize {
        let (Some(pairs), Some(base)) = (self.pairs, first.place.base) else { return 0 };
        if pairs.incremented(first.inst, &first.operands, 0).is_none() {
            return 0;
        }
        let mut end = at + 2;
        while let Some(other) = self.pair(end, to) {
            let low = first.place.disp.min(other.place.disp);
            let is_like =
                other.inst == first.inst && Mem { disp: low, ..first.place } == Mem { disp: low, ..other.place };
            let are_apart = (first.place.disp - other.place.disp).abs() >= first.bytes.max(other.bytes);
            if !is_like || !are_apart {
                break;
            }
            end += 2;
        }
        let increment = |at: usize| self.increment(at, to);
        let found = (end..to).map_while(|at| Some((at, increment(at)?))).find(|(_, (reg, _))| *reg == base);
        let Some((increment, (_, bytes))) = found else { return 0 };
        let Some((inst, operands)) = pairs.incremented(first.inst, &first.operands, bytes) else { return 0 };
        if !self.is_only_stored(at, end, increment) {
            return 0;
        }
        for other in (at + 2..end).step_by(2) {
            if let Some(other_pair) = self.pair(other, to) {
                self.put(other_pair.inst, &other_pair.operands, self.mach.insts[other].origin);
            }
        }
        self.put(inst, &operands, self.mach.insts[at].origin);
        self.s.merged.push(increment as u32);
        end - at
    }

    /// The register to which an instruction adds a constant in place, and the constant.
    fn increment(&self, at: usize, to: usize) -> Option<(RegId, i64)> {
        let inst = self.mach.insts.get(at).filter(|_| at < to && self.goes_on(at))?;
        let &[MachOperand::Reg(_), MachOperand::Reg(_), MachOperand::Imm(n)] = self.mach.operands_of(inst) else {
            return None;
        };
        let operands = self.resolved(inst)?;
        match operands {
            [Operand::Reg(to), Operand::Reg(from)]
                if to == from && self.pairs.is_some_and(|pairs| pairs.is_sum(inst.inst)) =>
            {
                Some((to, n))
            }
            _ => None,
        }
    }

    /// Whether only the stores from `at` to `end` and its increment use the pointer in the loop.
    fn is_only_stored(&self, at: usize, end: usize, increment: usize) -> bool {
        let list = self.mach.operands_of(&self.mach.insts[at]);
        let slot = list.iter().find_map(|operand| match *operand {
            MachOperand::Mem { base: Base::Reg(slot), .. } => Some(slot),
            _ => None,
        });
        let pointer = slot.and_then(|slot| self.out.allocs[slot as usize].as_reg());
        let around = self.mach.loops.iter().filter(|info| (info.start as usize..info.end as usize).contains(&at));
        let (Some(pointer), Some(inner)) = (pointer, around.max_by_key(|info| info.start)) else { return false };
        let uses = |at: usize| {
            let allocs = &self.out.allocs[self.mach.ra_insts[at].operands()];
            allocs.iter().any(|alloc| alloc.as_reg() == Some(pointer))
        };
        let mut others = (inner.start as usize..=inner.end as usize).filter(|other| !(at..end).contains(other));
        !others.any(|other| other != increment && uses(other))
    }

    /// Whether this is a live instruction that falls through.
    fn goes_on(&self, at: usize) -> bool {
        self.mach.insts[at].kind == MachKind::Inst && self.mach.ra_insts[at].flow == Flow::Normal && !self.is_dead(at)
    }

    /// Whether this is an access with two operands that may be reordered.
    fn may_move(&self, at: usize) -> bool {
        let inst = &self.mach.insts[at];
        let op = self.ops.get(inst.origin as usize);
        inst.n_operands == 2 && self.goes_on(at) && op.is_some_and(|op| !op.flags.has(OpFlags::VOLATILE))
    }

    /// The first two operands of an instruction.
    fn resolved(&self, inst: &MachInst) -> Option<[Operand; 2]> {
        let classes = &self.target.facts(inst.inst).classes;
        let source = self.places().operands(self.mach.operands_of(inst), classes, InOrder);
        let operands = [source.operand(0)?, source.operand(1)?];
        source.places.wrong.get().is_none().then_some(operands)
    }
}
