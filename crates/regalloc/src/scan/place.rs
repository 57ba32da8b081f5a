//! Moves values between registers and memory (assign, release, reload, evict), and chooses registers and victims.

use super::{ALWAYS, MEM, PINNED, SINGLE, Scan, VState};
use crate::allocation::{Edit, EditKind, Loc, Place, Point, SlotId};
use crate::intervals::{NO_REG, NONE, Next, reg_of};
use crate::problem::{Constraint, PReg, Remat, VReg};
use crate::regset::{UNITS_PER_BANK, group_mask};

/// Maximum number of pending labels for which an eviction updates snapshots.
const MAX_REVISED_LABELS: usize = 64;

/// Bonus distance of a victim that memory already has, in addition to half of its distance.
const BACKED_BONUS: u64 = 1;

/// Distance of the next use: number of loops left before it in the high half, instructions in the low half. A larger distance
/// is a better victim.
pub(super) type Distance = u64;

/// A set of registers to choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) bank: usize,
    pub(super) group: u8,
    /// The allowed registers, by their first units.
    pub(super) mask: u64,
    /// Units that must not be used.
    pub(super) busy: u64,
}

impl Scan<'_> {
    #[inline]
    pub(super) fn v(&mut self, vreg: u32) -> &mut VState {
        &mut self.st.vregs[vreg as usize]
    }

    #[inline]
    pub(super) fn group(&self, vreg: u32) -> u8 {
        self.st.vregs[vreg as usize].group
    }

    /// Makes `vreg` the owner of `reg`.
    #[inline]
    pub(super) fn assign(&mut self, vreg: u32, reg: PReg) {
        let st = &mut *self.st;
        let state = &mut st.vregs[vreg as usize];
        state.reg = reg.unit() as u16;
        state.last_reg = reg.unit() as u16;
        let units = group_mask(reg, state.group);
        debug_assert_eq!(st.occupied.bank(reg.bank()) & units, 0, "{reg} is taken");
        let key = state.key();
        if state.next != Next::NEVER {
            let far = &mut st.far[reg.bank()];
            *far = (*far).max(key >> 1);
        }
        st.owner[reg.unit()] = vreg;
        st.keys[reg.unit()] = key;
        for unit in reg.unit() + 1..reg.unit() + usize::from(state.group) {
            st.owner[unit] = vreg;
            st.keys[unit] = key;
        }
        if state.group > 1 {
            *st.grouped.bank_mut(reg.bank()) |= units;
        }
        *st.occupied.bank_mut(reg.bank()) |= units;
        *self.out.used.bank_mut(reg.bank()) |= units;
    }

    /// Frees the register of `vreg`, if it has one.
    #[inline]
    pub(super) fn release(&mut self, vreg: u32) {
        let st = &mut *self.st;
        let state = &mut st.vregs[vreg as usize];
        let Some(reg) = reg_of(state.reg) else { return };
        state.reg = NO_REG;
        let units = group_mask(reg, state.group);
        *st.occupied.bank_mut(reg.bank()) &= !units;
        st.owner[reg.unit()] = NONE;
        if state.group > 1 {
            *st.grouped.bank_mut(reg.bank()) &= !units;
            for unit in reg.unit() + 1..reg.unit() + usize::from(state.group) {
                st.owner[unit] = NONE;
            }
        }
    }

    /// Updates the key of `vreg` after its next use changed.
    #[inline]
    pub(super) fn refresh_key(&mut self, vreg: u32) {
        let st = &mut *self.st;
        let state = &st.vregs[vreg as usize];
        if state.reg != NO_REG {
            let first = usize::from(state.reg);
            st.keys[first] = state.key();
            if state.next != Next::NEVER {
                let far = &mut st.far[first / UNITS_PER_BANK];
                *far = (*far).max(state.key() >> 1);
            }
            if state.group > 1 {
                st.keys[first..first + usize::from(state.group)].fill(state.key());
            }
        }
    }

    /// The spill slot of `vreg`, created on first request.
    pub(super) fn slot_of(&mut self, vreg: u32) -> SlotId {
        if self.st.vregs[vreg as usize].slot == NONE {
            self.st.vregs[vreg as usize].slot = self.st.spilled.len() as u32;
            self.st.spilled.push(vreg);
        }
        SlotId(self.st.vregs[vreg as usize].slot)
    }

    /// The memory location that has the value of `vreg` at this point, if any.
    pub(super) fn memory_of(&mut self, vreg: u32) -> Option<Loc> {
        match self.problem.vregs[vreg as usize].remat {
            Remat::Home(id) => Some(Loc::Home(id)),
            Remat::Recompute(_) => None,
            Remat::None => {
                let valid = self.st.vregs[vreg as usize].flags & (ALWAYS | MEM) != 0;
                valid.then(|| Loc::Slot(self.slot_of(vreg)))
            }
        }
    }

    /// Whether the value can be reloaded or rematerialised.
    #[inline]
    pub(super) fn is_backed(&self, vreg: u32) -> bool {
        self.st.vregs[vreg as usize].flags & (ALWAYS | MEM) != 0
    }

    /// Emits the reload or rematerialisation of `vreg` into `to`.
    pub(super) fn reload(&mut self, vreg: u32, to: PReg, pos: usize, place: Place) {
        let class = self.st.vregs[vreg as usize].class;
        self.v(vreg).touch = pos as u32;
        let kind = match self.problem.vregs[vreg as usize].remat {
            Remat::Recompute(id) => EditKind::Remat { vreg: VReg(vreg), id, to },
            Remat::Home(id) => EditKind::Move { class, from: Loc::Home(id), to: Loc::Reg(to) },
            Remat::None => {
                let slot = self.slot_of(vreg);
                EditKind::Move { class, from: Loc::Slot(slot), to: Loc::Reg(to) }
            }
        };
        self.emit(pos, place, kind);
    }

    /// Emits a move of `vreg` between registers before `pos`.
    pub(super) fn copy(&mut self, vreg: u32, from: PReg, to: PReg, pos: usize) {
        let class = self.st.vregs[vreg as usize].class;
        self.v(vreg).touch = pos as u32;
        self.emit(pos, Place::Before, EditKind::Move { class, from: Loc::Reg(from), to: Loc::Reg(to) });
    }

    /// Stores the value of `vreg`, which is in a register, before `pos`, unless memory has it already.
    pub(super) fn ensure_in_memory(&mut self, vreg: u32, pos: usize) {
        let state = self.st.vregs[vreg as usize];
        let Some(reg) = reg_of(state.reg) else { return };
        let untouched = self.untouched_loops(vreg);
        if state.flags & (ALWAYS | MEM) == 0 {
            let depth = self.st.loops.last().map_or(0, |looped| looped.depth);
            let slot = Loc::Slot(self.slot_of(vreg));
            let store = |reg| EditKind::Move { class: state.class, from: Loc::Reg(reg), to: slot };
            if state.flags & SINGLE != 0 && self.live.vregs[vreg as usize].def_depth <= depth {
                let kind = store(PReg::from_unit(state.def_reg.into()));
                self.st.stores.push(Edit { at: Point::new(state.def_inst as usize, Place::After), kind });
                self.v(vreg).flags |= ALWAYS;
            } else {
                match untouched.checked_sub(1).map(|_| self.st.loops.len() - untouched) {
                    Some(outermost) => {
                        let header = self.st.loops[outermost].start as usize;
                        self.st.stores.push(Edit { at: Point::new(header, Place::Before), kind: store(reg) });
                    }
                    None => self.emit(pos, Place::Before, store(reg)),
                }
                self.v(vreg).flags |= MEM;
            }
        }
        if untouched != 0 {
            self.forget_in_snapshots(vreg, untouched);
        }
    }

    /// Number of enclosing loops, from the innermost outwards, that `vreg` entered in its register and that have not used it
    /// since their header.
    fn untouched_loops(&self, vreg: u32) -> usize {
        let state = &self.st.vregs[vreg as usize];
        if self.st.pending.len() > MAX_REVISED_LABELS {
            return 0;
        }
        let untouched = |looped: &&super::ActiveLoop| {
            state.touch < looped.start
                && (state.flags & ALWAYS != 0 || self.st.labels[looped.label as usize].created == looped.start)
        };
        self.st.loops.iter().rev().take_while(untouched).count()
    }

    /// Removes `vreg` from the snapshots of the innermost `n_loops` loops and of the labels first reached in them.
    fn forget_in_snapshots(&mut self, vreg: u32, n_loops: usize) {
        let st = &mut *self.st;
        let outermost = st.loops.len() - n_loops;
        let start = st.loops[outermost].start;
        let headers = st.loops[outermost..].iter().map(|looped| looped.label);
        let pending = st.pending.iter().copied().filter(|&label| st.labels[label as usize].created >= start);
        for label in headers.chain(pending) {
            let label = st.labels[label as usize];
            let entries = &mut st.snapshots[label.first as usize..(label.first + label.len) as usize];
            if let Some(entry) = entries.iter_mut().find(|entry| entry.vreg == vreg) {
                entry.vreg = NONE;
            }
        }
    }

    /// Evicts `vreg` from its register to memory.
    pub(super) fn evict(&mut self, vreg: u32, pos: usize) {
        self.ensure_in_memory(vreg, pos);
        self.release(vreg);
    }

    /// Evicts everything except state registers.
    pub(super) fn evict_all(&mut self, pos: usize) {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank);
            while units != 0 {
                let vreg = self.st.owner[bank * UNITS_PER_BANK + units.trailing_zeros() as usize];
                units &= units - 1;
                if vreg != NONE && self.st.vregs[vreg as usize].flags & PINNED == 0 {
                    self.evict(vreg, pos);
                }
            }
        }
    }

    /// The free registers of the choice.
    #[inline]
    pub(super) fn free(&self, choice: Choice) -> u64 {
        let mut free = !(self.st.occupied.bank(choice.bank) | choice.busy);
        let mut have = 1;
        while have < choice.group {
            free &= free >> have;
            have *= 2;
        }
        free & choice.mask
    }

    /// The registers of a bank that the next clobber takes, if the value has to survive it.
    #[inline]
    fn clobbered_in(&self, vreg: u32, bank: usize) -> u64 {
        let end = self.live.vregs[vreg as usize].end;
        // What follows a final run in linear order is on the way of those values alone that live beyond it.
        let is_reached = self.clobber_pos <= self.exit || end >= self.lasting;
        let crosses = end / 2 > self.clobber_pos && is_reached;
        if crosses { self.problem.clobbers_of(self.clobber_pos as usize).bank(bank) } else { 0 }
    }

    /// The best register of `free` for `vreg`, from here to the end of its live range.
    #[inline]
    pub(super) fn prefer(&self, vreg: u32, free: u64, bank: usize) -> PReg {
        debug_assert_ne!(free, 0);
        let interval = &self.live.vregs[vreg as usize];
        let pick = |reg: u16| {
            let reg = reg_of(reg)?;
            (reg.bank() == bank && free >> reg.index() & 1 != 0).then_some(reg)
        };
        let mut end = interval.end / 2;
        let clobbered = self.clobbered_in(vreg, bank);
        let mut wanted = pick(interval.hint);
        let mut successor = interval.successor;
        for _ in 0..4 {
            if successor == NONE {
                break;
            }
            let next = &self.live.vregs[successor as usize];
            wanted = wanted.or_else(|| pick(next.hint)).or_else(|| pick(self.expected(successor)));
            // The value stays in its register when it is overwritten.
            end = end.max(next.end / 2);
            successor = next.successor;
        }
        if wanted.is_none() && interval.n_defs > 1 {
            wanted = pick(self.expected(vreg));
        }
        let wanted = wanted.or_else(|| pick(self.copied));
        if let Some(reg) = wanted
            && clobbered >> reg.index() & 1 == 0
            && !(end > self.fixed_pos && self.is_taken_in_loop(reg, vreg))
        {
            return reg;
        }
        let class = self.st.vregs[vreg as usize].class;
        let mut avoid = clobbered;
        if end >= self.fixed_pos {
            avoid |= self.fixed_units.bank(bank);
        }
        if clobbered == 0 {
            avoid |= self.env.callee_saved.bank(bank) & !self.out.used.bank(bank);
        }
        let good = if free & !avoid != 0 { free & !avoid } else { free };
        self.first_in_order(class.idx(), good, bank)
    }

    /// Whether the next instruction with fixed operands is in a loop and has another value than this one in the register: each
    /// iteration would move this one, which costs more than a move where it is expected.
    fn is_taken_in_loop(&self, reg: PReg, vreg: u32) -> bool {
        let (loops, fixed) = (&self.problem.loops, self.fixed_pos);
        let is_in_loop = || {
            let next = loops.partition_point(|looped| looped.start <= fixed);
            self.st.loops.last().is_some_and(|looped| fixed <= looped.end)
                || next.checked_sub(1).is_some_and(|last| fixed <= loops[last].end)
        };
        self.fixed_units.contains(reg)
            && is_in_loop()
            && self
                .problem
                .operands_of(fixed as usize)
                .iter()
                .any(|operand| operand.constraint() == Constraint::Fixed(reg) && operand.vreg().idx() != vreg as usize)
    }

    /// The register in which the label at the end of a final run expects the value, else its most recent one.
    #[inline]
    fn expected(&self, vreg: u32) -> u16 {
        let in_snapshot = self.run_label.and_then(|label| {
            let label = self.st.labels[label.idx()];
            let entries = &self.st.snapshots[label.first as usize..(label.first + label.len) as usize];
            entries.iter().find(|entry| entry.vreg == vreg).map(|entry| entry.reg)
        });
        in_snapshot.unwrap_or(self.st.vregs[vreg as usize].last_reg)
    }

    #[inline]
    fn first_in_order(&self, class: usize, good: u64, bank: usize) -> PReg {
        let mut runs = self.env.preferred[class].iter().map(|run| good & run);
        let first = runs.find(|run| *run != 0).unwrap_or(good);
        PReg::new(bank as u8, first.trailing_zeros() as u8)
    }

    /// The distance from `pos` to the next use of `vreg`.
    #[inline]
    pub(super) fn distance(&self, vreg: u32, pos: usize) -> Distance {
        let state = &self.st.vregs[vreg as usize];
        let next = state.next.inst();
        let mut level = 0;
        for looped in self.st.loops.iter().rev() {
            if next <= looped.end {
                break;
            }
            if state.touch >= looped.start && self.live.vregs[vreg as usize].first_def < looped.start {
                // The next use is in the next iteration.
                return level << 32 | u64::from(looped.end - pos as u32 + (state.touch - looped.start));
            }
            level += 1;
        }
        level << 32 | weigh(next.saturating_sub(pos as u32), state.flags & (ALWAYS | MEM) != 0)
    }

    /// The register (or group) of the choice whose owners have the farthest next use, and the distance of the nearest one.
    pub(super) fn victim(&self, choice: Choice, pos: usize) -> Option<(PReg, Distance)> {
        if choice.group > 1 {
            return self.wide_victim(choice, pos);
        }
        let st = &*self.st;
        let candidates = choice.mask & !choice.busy & st.occupied.bank(choice.bank);
        let loop_end = st.loops.last().map_or(u32::MAX, |looped| looped.end);
        let first = choice.bank * UNITS_PER_BANK;
        let keys = &st.keys[first..first + UNITS_PER_BANK];
        // The fast path: no groups, and all next uses within the innermost loop. Among the values that memory has, and among the
        // others, the candidate is the one with the farthest next use.
        let mut last = [0u64; 2];
        let mut mask = candidates;
        while mask != 0 {
            let index = mask.trailing_zeros() as usize & (UNITS_PER_BANK - 1);
            mask &= mask - 1;
            let key = keys[index];
            let last = &mut last[key as usize & 1];
            *last = (*last).max(u64::from(key >> 1) << 6 | (63 - index) as u64);
        }
        if (last[0].max(last[1]) >> 6) > u64::from(loop_end) || st.grouped.bank(choice.bank) & candidates != 0 {
            return self.careful_victim(choice, candidates, pos);
        }
        let [best, backed] = [0, 1].map(|is_backed| match last[is_backed] >> 6 {
            0 => 0,
            next => weigh((next as u32).saturating_sub(pos as u32), is_backed != 0) << 6 | last[is_backed] & 63,
        });
        let best = best.max(backed);
        let index = 63 - (best & 63) as u8;
        (best >> 6 != 0).then(|| (PReg::new(choice.bank as u8, index), best >> 6))
    }

    fn careful_victim(&self, choice: Choice, candidates: u64, pos: usize) -> Option<(PReg, Distance)> {
        let mut best = 0;
        let mut best_index = 0;
        for index in crate::regset::bits(candidates) {
            let vreg = self.st.owner[choice.bank * UNITS_PER_BANK + index];
            if self.st.vregs[vreg as usize].flags & PINNED != 0 || self.overlaps_busy(vreg, choice) {
                continue;
            }
            let distance = self.distance(vreg, pos);
            if distance > best {
                (best, best_index) = (distance, index);
            }
        }
        (best != 0).then(|| (PReg::new(choice.bank as u8, best_index as u8), best))
    }

    fn wide_victim(&self, choice: Choice, pos: usize) -> Option<(PReg, Distance)> {
        let mut best: Option<(PReg, Distance)> = None;
        let mut mask = choice.mask;
        while mask != 0 {
            let index = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let reg = PReg::new(choice.bank as u8, index as u8);
            if group_mask(reg, choice.group) & choice.busy != 0 {
                continue;
            }
            let mut soonest = Distance::MAX;
            for unit in reg.unit()..reg.unit() + usize::from(choice.group) {
                let vreg = self.st.owner[unit];
                if vreg == NONE {
                    continue;
                }
                if self.st.vregs[vreg as usize].flags & PINNED != 0 || self.overlaps_busy(vreg, choice) {
                    soonest = 0;
                    break;
                }
                soonest = soonest.min(self.distance(vreg, pos));
            }
            if soonest != 0 && best.is_none_or(|(_, distance)| soonest > distance) {
                best = Some((reg, soonest));
            }
        }
        best
    }

    /// Whether the owner of a unit is a group that also owns busy units.
    #[inline]
    fn overlaps_busy(&self, vreg: u32, choice: Choice) -> bool {
        let group = self.group(vreg);
        group > 1
            && reg_of(self.st.vregs[vreg as usize].reg).is_some_and(|reg| group_mask(reg, group) & choice.busy != 0)
    }

    /// Evicts the owners of the `group` units at `reg`.
    pub(super) fn evict_units(&mut self, reg: PReg, group: u8, pos: usize) {
        for unit in reg.unit()..reg.unit() + usize::from(group) {
            let vreg = self.st.owner[unit];
            if vreg != NONE {
                self.evict(vreg, pos);
            }
        }
    }

    /// A register of the choice for `vreg`: a free one, or that of a victim; `None` if all are busy.
    pub(super) fn obtain(&mut self, vreg: u32, choice: Choice, pos: usize) -> Option<PReg> {
        let free = self.free(choice);
        if free != 0 {
            let reg = self.prefer(vreg, free, choice.bank);
            let clobbered = self.clobbered_in(vreg, choice.bank);
            if group_mask(reg, choice.group) & clobbered == 0 || self.is_backed(vreg) {
                return Some(reg);
            }
            // A value that is not used before the call gives way: else this one is stored and reloaded around it.
            let kept = Choice { busy: choice.busy | clobbered, ..choice };
            let gap = u64::from(self.clobber_pos - pos as u32);
            let farthest = self.victim(kept, pos).filter(|(_, distance)| *distance > gap);
            let Some((reg, _)) = farthest else { return Some(reg) };
            self.evict_units(reg, choice.group, pos);
            return Some(reg);
        }
        let (reg, _) = self.victim(choice, pos)?;
        self.evict_units(reg, choice.group, pos);
        Some(reg)
    }
}

/// A value that memory has already counts as farther away, because its eviction needs no store.
#[inline]
fn weigh(distance: u32, is_backed: bool) -> Distance {
    let distance = u64::from(distance).max(1);
    if is_backed { distance + distance / 2 + BACKED_BONUS } else { distance }
}
