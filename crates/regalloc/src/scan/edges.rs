//! Labels and the edges to them.
//!
//! The first edge to a label fixes its *snapshot*: which register holds which vreg; all other live values are in memory. Each
//! later edge gets fix-ups to match it: stores of values that the label expects in memory, then parallel moves. A value that
//! memory has on all edges, and a register not on all of them, is removed from the snapshot of a label that is not bound yet:
//! a use behind the label may read it in memory, and the edge needs no load. So is a value that memory always has, and whose
//! register would be lost before its next use. Where a later edge lacks a register that the label keeps, it loads. A vreg that
//! has no value on an edge is undefined on that path and needs no fix-up.

use super::{ALWAYS, MEM, PINNED, SINGLE, Scan, SnapshotEntry};
use crate::allocation::{Edit, EditKind, Loc, Place, Point, SlotId};
use crate::error::AllocError;
use crate::intervals::{NO_REG, NONE, reg_of};
use crate::moves::{ParallelMove, Source, Step, sequentialize};
use crate::problem::{Label, PReg};
use crate::regset::{RegSet, UNITS_PER_BANK, group_mask};

/// First number of the slots that break cycles of moves, until `finish` renumbers them.
pub(super) const SCRATCH_SLOTS: u32 = 1 << 29;

/// Maximum number of instructions that clobber registers which are searched after a label.
const MAX_CLOBBERS: usize = 4;

impl Scan<'_> {
    /// Whether `vreg` may be live at the label bound at `pos`.
    #[inline]
    pub(super) fn is_live_at(&self, vreg: u32, pos: u32) -> bool {
        let interval = &self.live.vregs[vreg as usize];
        interval.first_def < pos && 2 * pos <= interval.end
    }

    /// An edge from instruction `pos` to `label`.
    pub(super) fn edge(&mut self, pos: usize, label: Label, place: Place) -> Result<(), AllocError> {
        let target = self.live.label_pos[label.idx()];
        if target == NONE {
            return Err(AllocError::Malformed { inst: pos as u32, what: "jump to a label that is not bound" });
        }
        if self.st.labels[label.idx()].created == NONE {
            self.snapshot(pos, label, target);
        } else {
            self.fix_up(pos, label, target, place);
        }
        Ok(())
    }

    fn snapshot(&mut self, pos: usize, label: Label, target: u32) {
        let first = self.st.snapshots.len() as u32;
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank);
            while units != 0 {
                let unit = bank * UNITS_PER_BANK + units.trailing_zeros() as usize;
                units &= units - 1;
                let vreg = self.st.owner[unit];
                let reg = unit as u16;
                let value = &self.st.vregs[vreg as usize];
                let in_memory = value.flags & (ALWAYS | MEM) != 0;
                let is_whole = value.reg == reg && self.is_live_at(vreg, target);
                if is_whole && !(target > pos as u32 && self.is_lost(vreg, reg, target)) {
                    self.st.snapshots.push(SnapshotEntry { vreg, reg, in_memory });
                }
            }
        }
        let state = &mut self.st.labels[label.idx()];
        state.created = pos as u32;
        state.first = first;
        state.len = self.st.snapshots.len() as u32 - first;
        if target > pos as u32 {
            state.pending = self.st.pending.len() as u32;
            self.st.pending.push(label.0);
        }
    }

    fn fix_up(&mut self, pos: usize, label: Label, target: u32, place: Place) {
        let state = self.st.labels[label.idx()];
        // Each iteration would load what the header of its loop does not expect.
        let problem = self.problem;
        let is_header = || problem.loops.binary_search_by_key(&target, |looped| looped.start).is_ok();
        let innermost = self.st.loops.last().map_or(0, |looped| looped.start);
        let entries = state.first as usize..(state.first + state.len) as usize;
        self.st.edge_stamp += 1;
        let stamp = self.st.edge_stamp;
        let mut expected = RegSet::EMPTY;
        let (mut has_loads, mut is_as_expected) = (false, true);
        self.st.moves.clear();
        for idx in entries.clone() {
            let SnapshotEntry { vreg, reg, .. } = self.st.snapshots[idx];
            if vreg == NONE {
                continue;
            }
            let is_open = target >= pos as u32 && self.is_in_memory_alone(vreg, idx);
            if is_open && (target > pos as u32 && self.is_lost(vreg, reg, target) || !is_header()) {
                self.st.snapshots[idx].vreg = NONE;
                continue;
            }
            let group = self.group(vreg);
            expected.insert_group(PReg::from_unit(reg.into()), group);
            let value = &mut self.st.vregs[vreg as usize];
            value.edge_stamp = stamp;
            self.st.snapshots[idx].in_memory &= value.flags & (ALWAYS | MEM) != 0;
            if value.reg == reg {
                if state.created < innermost {
                    // The label needs the register, so the loops in between must not remove it from their snapshots.
                    value.touch = pos as u32;
                }
                continue;
            }
            is_as_expected = false;
            if let Some(from) = reg_of(value.reg) {
                value.touch = pos as u32;
                let class = value.class;
                let (from, to) = (Source::Reg(from), PReg::from_unit(reg.into()));
                self.st.moves.push(ParallelMove { class, group, from, to });
            } else {
                has_loads |= value.flags & (ALWAYS | MEM) != 0 && value.flags & PINNED == 0;
            }
        }
        if is_as_expected && self.st.occupied == expected {
            return;
        }
        self.store_extras(pos, target, place, stamp);
        if !self.st.moves.is_empty() {
            self.emit_moves(pos, place, &expected);
        }
        if has_loads {
            for idx in entries {
                let SnapshotEntry { vreg, reg, .. } = self.st.snapshots[idx];
                if vreg == NONE {
                    continue;
                }
                let value = &self.st.vregs[vreg as usize];
                if value.reg == NO_REG && value.flags & (ALWAYS | MEM) != 0 && value.flags & PINNED == 0 {
                    self.reload(vreg, PReg::from_unit(reg.into()), pos, place);
                }
            }
        }
    }

    /// Whether this edge has a value of a snapshot in memory alone, and the earlier ones in memory, too: then the label need
    /// not expect it in a register.
    fn is_in_memory_alone(&self, vreg: u32, entry: usize) -> bool {
        let value = &self.st.vregs[vreg as usize];
        let is_everywhere = self.st.snapshots[entry].in_memory && value.flags & MEM != 0;
        value.reg == NO_REG && value.flags & PINNED == 0 && (value.flags & ALWAYS != 0 || is_everywhere)
    }

    /// Whether memory has the value, and an instruction clobbers its register after the label at `target` and before the
    /// next use: then the label need not expect it in the register.
    fn is_lost(&self, vreg: u32, reg: u16, target: u32) -> bool {
        let value = &self.st.vregs[vreg as usize];
        let next = value.next.inst();
        if value.flags & ALWAYS == 0 || value.flags & PINNED != 0 || next < target {
            return false;
        }
        let reg = PReg::from_unit(reg.into());
        let units = group_mask(reg, value.group);
        let clobbering = &self.live.clobbering;
        let first = clobbering.partition_point(|&at| at < target);
        // At the end of a loop the next use may be in the next iteration.
        let looped = self.st.loops.iter().rfind(|looped| target <= looped.end);
        let end = next.min(self.live.vregs[vreg as usize].end / 2).min(looped.map_or(NONE, |looped| looped.end));
        let before_use = clobbering[first..].iter().take(MAX_CLOBBERS).take_while(|&&at| at < end);
        before_use.into_iter().any(|&at| self.problem.clobbers_of(at as usize).bank(reg.bank()) & units != 0)
    }

    /// Stores the live values that are in registers and that the label expects in memory.
    fn store_extras(&mut self, pos: usize, target: u32, place: Place, stamp: u32) {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank);
            while units != 0 {
                let unit = bank * UNITS_PER_BANK + units.trailing_zeros() as usize;
                units &= units - 1;
                let vreg = self.st.owner[unit];
                let value = self.st.vregs[vreg as usize];
                if value.reg != unit as u16
                    || value.edge_stamp == stamp
                    || value.flags & (ALWAYS | MEM | PINNED) != 0
                    || !self.is_live_at(vreg, target)
                {
                    continue;
                }
                let slot = Loc::Slot(self.slot_of(vreg));
                let store = |reg| EditKind::Move { class: value.class, from: Loc::Reg(reg), to: slot };
                let depth = self.st.loops.last().map_or(0, |looped| looped.depth);
                if value.flags & SINGLE != 0 && self.live.vregs[vreg as usize].def_depth <= depth {
                    let kind = store(PReg::from_unit(value.def_reg.into()));
                    self.st.stores.push(Edit { at: Point::new(value.def_inst as usize, Place::After), kind });
                    self.v(vreg).flags |= ALWAYS;
                } else {
                    self.v(vreg).touch = pos as u32;
                    self.emit(pos, place, store(PReg::from_unit(unit)));
                }
            }
        }
    }

    fn emit_moves(&mut self, pos: usize, place: Place, expected: &RegSet) {
        let mut moves = core::mem::take(&mut self.st.moves);
        let mut steps = core::mem::take(&mut self.st.finish.steps);
        let taken = self.st.occupied.union(expected);
        let classes = &self.st.classes;
        let scratch = |class: crate::ClassId| {
            let info = &classes[class.idx()];
            let bank = usize::from(info.bank);
            let mut mask = info.allowed;
            while mask != 0 {
                let reg = PReg::new(info.bank, mask.trailing_zeros() as u8);
                mask &= mask - 1;
                // A caller-saved register, or one that is already in use, costs nothing.
                let costs = self.env.callee_saved.contains(reg) && !self.out.used.contains(reg);
                if taken.bank(bank) & group_mask(reg, info.group) == 0 && !costs {
                    return Some(reg);
                }
            }
            None
        };
        sequentialize(&mut moves, scratch, |step| steps.push(step));
        for step in steps.drain(..) {
            let (class, from, to) = match step {
                Step::Move { class, from, to } => (class, Loc::Reg(from), Loc::Reg(to)),
                Step::Save { class, from, slot } => (class, Loc::Reg(from), Loc::Slot(self.scratch_slot(class, slot))),
                Step::Restore { class, slot, to } => (class, Loc::Slot(self.scratch_slot(class, slot)), Loc::Reg(to)),
            };
            self.emit(pos, place, EditKind::Move { class, from, to });
        }
        self.st.finish.steps = steps;
        self.st.moves = moves;
    }

    /// The slot that breaks cycles of `class`, the `nth` at one point.
    fn scratch_slot(&mut self, class: crate::ClassId, nth: u32) -> SlotId {
        let slots = &mut self.st.scratch;
        let found = slots.iter().enumerate().filter(|(_, other)| **other == class).nth(nth as usize);
        let idx = match found {
            Some((idx, _)) => idx,
            None => {
                let have = slots.iter().filter(|other| **other == class).count() as u32;
                slots.extend((have..=nth).map(|_| class));
                slots.len() - 1
            }
        };
        SlotId(SCRATCH_SLOTS + idx as u32)
    }

    /// Binds `label`, perhaps that of a loop's header, at `pos`; returns whether control flow reaches it.
    pub(super) fn bind_label(
        &mut self,
        pos: usize,
        label: Label,
        is_header: bool,
        falls_in: bool,
    ) -> Result<bool, AllocError> {
        if falls_in {
            if self.spill_all {
                self.evict_all(pos);
            }
            self.edge(pos, label, Place::Before)?;
        }
        let state = self.st.labels[label.idx()];
        if state.created == NONE {
            return Ok(false);
        }
        if state.pending != NONE {
            self.st.pending.swap_remove(state.pending as usize);
            if let Some(&moved) = self.st.pending.get(state.pending as usize) {
                self.st.labels[moved as usize].pending = state.pending;
            }
            self.st.labels[label.idx()].pending = NONE;
        }
        self.st.edge_stamp += 1;
        let stamp = self.st.edge_stamp;
        let entries = state.first as usize..(state.first + state.len) as usize;
        // The values that are already in their expected registers.
        let mut kept = RegSet::EMPTY;
        for idx in entries.clone() {
            let SnapshotEntry { vreg, reg, in_memory } = self.st.snapshots[idx];
            if vreg == NONE {
                continue;
            }
            // Memory keeps the value on the back edges of a loop that does not define the vreg.
            let is_current = in_memory && !(is_header && self.live.vregs[vreg as usize].last_def >= pos as u32);
            let value = self.v(vreg);
            value.edge_stamp = stamp;
            value.flags = value.flags & !MEM | if is_current { MEM } else { 0 };
            if value.reg == reg {
                let group = value.group;
                kept.insert_group(PReg::from_unit(reg.into()), group);
                self.refresh_key(vreg);
            }
        }
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank) & !kept.bank(bank);
            while units != 0 {
                let unit = bank * UNITS_PER_BANK + units.trailing_zeros() as usize;
                units &= units - 1;
                let vreg = core::mem::replace(&mut self.st.owner[unit], NONE);
                let value = self.v(vreg);
                value.reg = NO_REG;
                if value.edge_stamp != stamp && value.flags & PINNED == 0 {
                    value.flags |= MEM;
                }
            }
            *self.st.grouped.bank_mut(bank) &= kept.bank(bank);
        }
        self.st.occupied = kept;
        for idx in entries {
            let SnapshotEntry { vreg, reg, .. } = self.st.snapshots[idx];
            if vreg != NONE && self.st.vregs[vreg as usize].reg != reg {
                self.assign(vreg, PReg::from_unit(reg.into()));
            }
        }
        Ok(true)
    }
}
