//! Places for uses: in place, reloaded, copied for a tied definition, or folded from memory.
//!
//! In: the operands of an instruction whose fixed uses are placed. Out: a place for every other use, with the edits that move
//! the values there before the instruction. `early` and `late` of [`super::instruction::Work`] keep places disjoint.

use super::instruction::{Stuck, Traits};
use super::place::Choice;
use super::{ALWAYS, MEM, PINNED, RECOMPUTED, Scan};
use crate::allocation::Alloc;
use crate::intervals::{NO_REG, reg_of};
use crate::problem::{Constraint, Operand};
use crate::regset::group_mask;

/// Distance in instructions up to which a free register keeps a value that an instruction can read in memory. With a larger
/// one, most values are lost before their next use: the code of zlib, lz4, zstd, Lua and SQLite is smaller with 10 than with 5
/// or without a limit (x86-64, 2026-11).
const MAX_REUSE: u32 = 10;

impl Scan<'_> {
    /// The registers of the class of `vreg` in `mask`.
    #[inline]
    pub(super) fn choice_for(&self, vreg: u32, mask: u64) -> Choice {
        let class = &self.st.classes[self.st.vregs[vreg as usize].class.idx()];
        Choice { bank: class.bank.into(), group: class.group, mask: class.allowed & mask, busy: 0 }
    }

    /// The registers that an operand allows.
    pub(super) fn operand_choice(&self, operand: Operand) -> Choice {
        let mask = match operand.constraint() {
            Constraint::Subset(idx) => self.problem.subsets[usize::from(idx)],
            _ => u64::MAX,
        };
        self.choice_for(operand.vreg().0, mask)
    }

    /// For a use to which a definition is tied: the registers that both allow, and the vreg of the definition.
    pub(super) fn tied_choice(&self, operands: &[Operand], idx: usize) -> (u32, Choice) {
        let mut choice = self.operand_choice(operands[idx]);
        let mut target = operands[idx].vreg().0;
        for def in operands {
            if def.constraint() == Constraint::SameAs(idx as u8) && !def.is_use() {
                target = def.vreg().0;
                choice.mask &= self.choice_for(target, u64::MAX).mask;
            }
        }
        (target, choice)
    }

    pub(super) fn uses(&mut self, pos: usize, operands: &[Operand], traits: Traits) -> Result<(), Stuck> {
        self.uses_in_place(pos, operands);
        let all_operands = if operands.len() == 64 { u64::MAX } else { (1 << operands.len()) - 1 };
        if self.st.work.done != all_operands {
            if traits.subset {
                self.reload_uses(pos, operands, |constraint| matches!(constraint, Constraint::Subset(_)))?;
            }
            self.reload_uses(pos, operands, |constraint| constraint == Constraint::Reg)?;
            if traits.tied {
                self.tied_uses(pos, operands)?;
            }
            if traits.any_mem {
                self.memory_uses(pos, operands)?;
            }
        }
        if traits.early {
            self.early_defs(pos, operands)?;
        }
        Ok(())
    }

    /// Places the uses whose value is already in an allowed register.
    #[inline]
    fn uses_in_place(&mut self, pos: usize, operands: &[Operand]) {
        let first = self.problem.insts[pos].first_operand as usize;
        for (idx, operand) in operands.iter().enumerate() {
            if !operand.is_use() || matches!(operand.constraint(), Constraint::Fixed(_)) {
                continue;
            }
            let vreg = operand.vreg().0;
            let state = &self.st.vregs[vreg as usize];
            let Some(reg) = reg_of(state.reg) else { continue };
            let class = &self.env.classes[state.class.idx()];
            let mut allowed = class.allowed;
            if let Constraint::Subset(subset) = operand.constraint() {
                allowed &= self.problem.subsets[usize::from(subset)];
            }
            let units = group_mask(reg, class.group);
            let is_tied = self.st.work.tied >> idx & 1 != 0;
            if is_tied {
                let (target, _) = self.tied_choice(operands, idx);
                allowed &= self.env.classes[self.st.vregs[target as usize].class.idx()].allowed;
                if state.dies_at != pos as u32 || self.st.work.late.bank(reg.bank()) & units != 0 {
                    continue;
                }
            }
            if allowed >> reg.index() & 1 == 0 || usize::from(class.bank) != reg.bank() {
                continue;
            }
            *self.st.work.early.bank_mut(reg.bank()) |= units;
            if is_tied {
                *self.st.work.late.bank_mut(reg.bank()) |= units;
            }
            self.out.allocs[first + idx] = Alloc::reg(reg);
            self.st.work.done |= 1 << idx;
        }
    }

    pub(super) fn reload_uses(
        &mut self,
        pos: usize,
        operands: &[Operand],
        which: impl Fn(Constraint) -> bool,
    ) -> Result<(), Stuck> {
        for (idx, operand) in operands.iter().enumerate() {
            if operand.is_use()
                && which(operand.constraint())
                && (self.st.work.done | self.st.work.tied) >> idx & 1 == 0
            {
                self.reload_use(pos, idx, *operand)?;
            }
        }
        Ok(())
    }

    /// Reloads or copies the value of a use into an allowed register.
    fn reload_use(&mut self, pos: usize, idx: usize, operand: Operand) -> Result<(), Stuck> {
        let vreg = operand.vreg().0;
        let state = self.st.vregs[vreg as usize];
        let choice = self.operand_choice(operand);
        let early = self.st.work.early.bank(choice.bank);
        let late = self.st.work.late.bank(choice.bank);
        let at = self.problem.insts[pos].first_operand as usize + idx;
        // An earlier operand of this instruction may have reloaded it.
        let current = reg_of(state.reg).filter(|reg| reg.bank() == choice.bank && choice.mask >> reg.index() & 1 != 0);
        let survives = state.dies_at != pos as u32;
        let reg = match current {
            Some(reg) => reg,
            None => {
                if state.flags & PINNED != 0 || (state.reg == NO_REG && !self.is_backed(vreg)) {
                    return Err(Stuck);
                }
                let lasting = Choice { busy: early | if survives { late } else { 0 }, ..choice };
                let reg = match self.obtain(vreg, lasting, pos) {
                    Some(reg) => reg,
                    None => self.obtain(vreg, Choice { busy: early, ..choice }, pos).ok_or(Stuck)?,
                };
                let lost = survives && group_mask(reg, choice.group) & late != 0;
                match reg_of(self.st.vregs[vreg as usize].reg) {
                    Some(from) => {
                        self.copy(vreg, from, reg, pos);
                        if !lost {
                            self.release(vreg);
                            self.assign(vreg, reg);
                        }
                    }
                    None => {
                        self.reload(vreg, reg, pos, crate::Place::Before);
                        self.assign(vreg, reg);
                        if lost {
                            self.v(vreg).dies_at = pos as u32;
                        }
                    }
                }
                reg
            }
        };
        *self.st.work.early.bank_mut(choice.bank) |= group_mask(reg, choice.group);
        self.out.allocs[at] = Alloc::reg(reg);
        self.st.work.done |= 1 << idx;
        Ok(())
    }

    /// Places tied uses whose value stays live, or is not in an allowed register, with a copy or reload.
    pub(super) fn tied_uses(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let first = self.problem.insts[pos].first_operand as usize;
        let mut tied = self.st.work.tied & !self.st.work.done;
        while tied != 0 {
            let idx = tied.trailing_zeros() as usize;
            tied &= tied - 1;
            let vreg = operands[idx].vreg().0;
            let (target, mut choice) = self.tied_choice(operands, idx);
            choice.busy = self.st.work.early.bank(choice.bank) | self.st.work.late.bank(choice.bank);
            if self.st.vregs[vreg as usize].flags & PINNED != 0 {
                return Err(Stuck);
            }
            let own = reg_of(self.st.vregs[vreg as usize].reg);
            let reg = self.obtain(target, choice, pos).ok_or(Stuck)?;
            match reg_of(self.st.vregs[vreg as usize].reg) {
                Some(from) => self.copy(vreg, from, reg, pos),
                None if !self.is_backed(vreg) => return Err(Stuck),
                // The value itself was the victim: memory has it now, and the register still holds it.
                None if own == Some(reg) => {}
                None => self.reload(vreg, reg, pos, crate::Place::Before),
            }
            let units = group_mask(reg, choice.group);
            *self.st.work.early.bank_mut(choice.bank) |= units;
            *self.st.work.late.bank_mut(choice.bank) |= units;
            self.out.used.insert_group(reg, choice.group);
            self.out.allocs[first + idx] = Alloc::reg(reg);
            self.st.work.done |= 1 << idx;
        }
        Ok(())
    }

    /// Places operands that may be in memory: at most one stays there, the one with the farthest next use.
    pub(super) fn memory_uses(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let mut unplaced = 0u64;
        for (idx, operand) in operands.iter().enumerate() {
            if operand.is_use() && operand.constraint() == Constraint::RegOrMem && self.st.work.done >> idx & 1 == 0 {
                unplaced |= 1 << idx;
            }
        }
        let mut folded = None;
        for (idx, operand) in operands.iter().enumerate().filter(|(idx, _)| unplaced >> idx & 1 != 0) {
            if self.is_only_in_memory(operand.vreg().0) {
                let distance = self.distance(operand.vreg().0, pos);
                if folded.is_none_or(|(_, best)| distance > best) {
                    folded = Some((idx, distance));
                }
            }
        }
        for (idx, operand) in operands.iter().enumerate().filter(|(idx, _)| unplaced >> idx & 1 != 0) {
            if folded.is_none_or(|(fold, _)| fold != idx) {
                self.reload_use(pos, idx, *operand)?;
            }
        }
        match folded {
            Some((idx, distance)) => self.memory_use(pos, idx, operands[idx], distance),
            None => Ok(()),
        }
    }

    /// Places the one operand that may stay in memory; reloads it if that is better.
    pub(super) fn memory_use(&mut self, pos: usize, idx: usize, operand: Operand, distance: u64) -> Result<(), Stuck> {
        let vreg = operand.vreg().0;
        let in_register = self.st.vregs[vreg as usize].reg != NO_REG;
        if in_register || self.is_worth_reloading(pos, operand, distance) {
            return self.reload_use(pos, idx, operand);
        }
        let alloc = match self.memory_of(vreg) {
            Some(crate::Loc::Slot(slot)) => Alloc::slot(slot),
            Some(crate::Loc::Home(id)) => Alloc::home(id),
            _ => return self.reload_use(pos, idx, operand),
        };
        self.out.allocs[self.problem.insts[pos].first_operand as usize + idx] = alloc;
        self.st.work.done |= 1 << idx;
        Ok(())
    }

    /// Whether memory has the value and no register does.
    fn is_only_in_memory(&self, vreg: u32) -> bool {
        let state = &self.st.vregs[vreg as usize];
        state.reg == NO_REG && state.flags & (ALWAYS | MEM) != 0 && state.flags & RECOMPUTED == 0
    }

    /// Whether a value that could be folded from memory should be reloaded into a register.
    fn is_worth_reloading(&self, pos: usize, operand: Operand, distance: u64) -> bool {
        let vreg = operand.vreg().0;
        if self.spill_all || self.st.vregs[vreg as usize].dies_at == pos as u32 {
            return false;
        }
        if self.is_reloaded_for_one_use(vreg) {
            return false;
        }
        let mut choice = self.operand_choice(operand);
        choice.busy = self.st.work.early.bank(choice.bank) | self.st.work.late.bank(choice.bank);
        if self.free(choice) != 0 {
            return self.is_reused(vreg, pos);
        }
        if self.st.loops.is_empty() {
            let farthest = u64::from(self.st.far[choice.bank].saturating_sub(pos as u32));
            if farthest + farthest / 4 <= distance.saturating_mul(4) {
                return false;
            }
        }
        match self.victim(choice, pos) {
            Some((_, victim)) => victim >> 32 > distance >> 32 || victim > distance.saturating_mul(4),
            None => false,
        }
    }

    /// Whether the next use of a value is near, or comes after a back edge that needs the value in a register.
    fn is_reused(&self, vreg: u32, pos: usize) -> bool {
        let next = self.st.vregs[vreg as usize].next.inst();
        let is_live_on_back_edge =
            |looped: &super::ActiveLoop| next > looped.end && self.live.vregs[vreg as usize].first_def < looped.start;
        next - (pos as u32) < MAX_REUSE || self.st.loops.last().is_some_and(is_live_on_back_edge)
    }

    /// Whether a value that is live into a loop has its next use in the next iteration, and the header has it in memory: a
    /// register would then serve only the current use, and every iteration would reload it.
    fn is_reloaded_for_one_use(&self, vreg: u32) -> bool {
        let Some(looped) = self.st.loops.last() else { return false };
        let comes_in = self.live.vregs[vreg as usize].first_def < looped.start;
        if !comes_in || self.st.vregs[vreg as usize].next.inst() <= looped.end {
            return false;
        }
        let header = self.st.labels[looped.label as usize];
        let entries = &self.st.snapshots[header.first as usize..(header.first + header.len) as usize];
        !entries.iter().any(|entry| entry.vreg == vreg)
    }
}
