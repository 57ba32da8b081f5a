//! Ahead of a loop: bring in what the loop uses.
//!
//! A value that is in memory at the header would be fetched in every round, because the header expects it in memory.
//! So values used in the loop, constants among them, are fetched ahead of it, into free registers or those of values that
//! the loop does not use. Should the loop run out of registers, [`super::place`] takes them out of its expectations.

use super::{ActiveLoop, PINNED, Scan};
use crate::allocation::Place;
use crate::intervals::{NO_REG, NONE};
use crate::problem::{Flow, Label};

/// Bodies of loops are looked through for nests up to this depth, so that the work stays linear.
const MAX_DEPTH: u16 = 4;

impl Scan<'_> {
    /// Called where control flow falls into the loop `looped`, whose header `label` is about to be bound.
    pub(super) fn fetch_ahead(&mut self, looped: ActiveLoop, label: Label) {
        let pos = looped.start as usize;
        if self.spill_all || looped.depth > MAX_DEPTH || self.st.labels[label.idx()].created != NONE {
            return;
        }
        if self.st.spilled.is_empty() && 2 * looped.start > self.st.backed_until {
            // Nothing is in memory that lives on here.
            return;
        }
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
                let seen = core::mem::replace(&mut state.edge_stamp, stamp) == stamp;
                if seen || state.reg != NO_REG || state.flags & PINNED != 0 || state.next.is_hole() {
                    continue;
                }
                if self.is_backed(vreg) && self.is_live_at(vreg, looped.start) {
                    self.fetch_one_ahead(vreg, looped);
                }
            }
            for operand in operands.iter().filter(|operand| !operand.is_use()) {
                self.v(operand.vreg().0).edge_stamp = stamp;
            }
        }
    }

    fn fetch_one_ahead(&mut self, vreg: u32, looped: ActiveLoop) {
        let pos = looped.start as usize;
        let choice = self.choice_for(vreg, u64::MAX);
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
        self.fetch(vreg, reg, pos, Place::Before);
        self.assign(vreg, reg);
        // Not a use of the loop's own.
        self.v(vreg).touch = looped.start.saturating_sub(1);
    }
}
