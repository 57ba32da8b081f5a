//! Reloads before a loop the values that the loop uses.
//!
//! A value that is in memory at the header would be reloaded in every iteration, because the header expects it in memory. So
//! values that the loop uses, including constants, are reloaded before it, into free registers or into those of values that
//! the loop does not use. If the loop runs out of registers, [`super::place`] removes them from the header's snapshot.
//! Registers that an instruction of the loop clobbers or requires, a call above all, keep no value around the loop that
//! memory has: every path past the instruction would have to reload it.

use super::place::Choice;
use super::{ALWAYS, ActiveLoop, PINNED, RECOMPUTED, Scan, VState};
use crate::allocation::Place;
use crate::intervals::{NO_REG, NONE};
use crate::problem::{Constraint, Flow, Label};
use crate::regset::{RegSet, UNITS_PER_BANK};

/// Maximum loop depth for this: each body is scanned once per nesting level, so a limit keeps the work linear.
const MAX_DEPTH: u16 = 4;

impl Scan<'_> {
    /// Reloads values where control falls into the loop `looped`, before its header `label` is bound.
    pub(super) fn reload_before_loop(&mut self, looped: ActiveLoop, label: Label) {
        let pos = looped.start as usize;
        if self.spill_all || looped.depth > MAX_DEPTH || self.st.labels[label.idx()].created != NONE {
            return;
        }
        if self.st.spilled.is_empty() && 2 * looped.start > self.st.backed_until {
            // No live value is in memory.
            return;
        }
        let clobbered = self.clobbered_between(looped.start, looped.end);
        self.release_clobbered(&clobbered, looped.start);
        self.st.edge_stamp += 1;
        let stamp = self.st.edge_stamp;
        for inst in &self.problem.insts[pos..=looped.end as usize] {
            if matches!(inst.flow, Flow::Label(_) | Flow::Jump(_)) {
                continue;
            }
            let operands = &self.problem.operands[inst.operands()];
            for operand in operands.iter().filter(|operand| operand.is_use()) {
                let vreg = operand.vreg().0;
                let state = self.v(vreg);
                if state.flags & RECOMPUTED != 0 && matches!(operand.constraint(), Constraint::Fixed(_)) {
                    // It is rematerialised in that register, which costs what a copy from another one does.
                    continue;
                }
                let seen = core::mem::replace(&mut state.edge_stamp, stamp) == stamp;
                if seen || state.reg != NO_REG || state.flags & PINNED != 0 || state.next.is_hole() {
                    continue;
                }
                if self.is_backed(vreg) && self.is_live_at(vreg, looped.start) {
                    self.reload_one_before_loop(vreg, looped, &clobbered);
                }
            }
            for operand in operands.iter().filter(|operand| !operand.is_use()) {
                self.v(operand.vreg().0).edge_stamp = stamp;
            }
        }
    }

    /// The registers that instructions from `start` to `end` clobber, or have as fixed operands.
    fn clobbered_between(&self, start: u32, end: u32) -> RegSet {
        let inside = |list: &'_ [u32]| {
            let first = list.partition_point(|&at| at < start);
            first..first + list[first..].partition_point(|&at| at <= end)
        };
        let (clobbering, fixing) = (&self.live.clobbering, &self.live.fixing);
        let mut all = RegSet::EMPTY;
        for &at in &clobbering[inside(clobbering)] {
            all = all.union(self.problem.clobbers_of(at as usize));
        }
        for &at in &fixing[inside(fixing)] {
            for operand in self.problem.operands_of(at as usize) {
                if let Constraint::Fixed(reg) = operand.constraint() {
                    all.insert(reg);
                }
            }
        }
        all
    }

    /// Releases the registers of `clobbered` whose values memory always has.
    fn release_clobbered(&mut self, clobbered: &RegSet, header: u32) {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank) & clobbered.bank(bank);
            while units != 0 {
                let vreg = self.st.owner[bank * UNITS_PER_BANK + units.trailing_zeros() as usize];
                units &= units - 1;
                let is_kept = |state: &VState| state.flags & ALWAYS == 0 || state.flags & PINNED != 0;
                if vreg != NONE && !is_kept(&self.st.vregs[vreg as usize]) && self.is_live_at(vreg, header) {
                    self.release(vreg);
                }
            }
        }
    }

    fn reload_one_before_loop(&mut self, vreg: u32, looped: ActiveLoop, clobbered: &RegSet) {
        let pos = looped.start as usize;
        let choice = self.choice_for(vreg, u64::MAX);
        let choice = Choice { busy: clobbered.bank(choice.bank), ..choice };
        let free = self.free(choice);
        let reg = if free != 0 {
            self.prefer(vreg, free, choice.bank)
        } else {
            self.st.loops.push(looped);
            let victim = self.victim(choice, pos);
            self.st.loops.pop();
            let Some((reg, _)) = victim.filter(|(_, distance)| distance >> 32 != 0) else { return };
            self.evict_units(reg, choice.group, pos);
            reg
        };
        self.reload(vreg, reg, pos, Place::Before);
        self.assign(vreg, reg);
        // The reload does not count as a use in the loop.
        self.v(vreg).touch = looped.start.saturating_sub(1);
    }
}
