//! The constraints of one instruction.
//!
//! Order: scan the operands, free the registers of fixed operands and clobbers, place uses (fixed, in place, reloaded, tied
//! copies, memory operands last) and early-clobber definitions; then free dying values and place definitions. `early` and
//! `late` are the units occupied in the reading and in the writing phase of the instruction. If a step finds no register,
//! [`Scan::instruction_from_memory`] starts over with everything in memory.

use super::place::Choice;
use super::{ALWAYS, MEM, PINNED, Scan};
use crate::allocation::{Alloc, EditKind, Loc, Place};
use crate::error::AllocError;
use crate::intervals::{NO_OPERAND, NO_REG, NONE, Next, Shape, reg_of};
use crate::problem::{Constraint, Flow, Operand, OperandKind, PReg};
use crate::regset::{RegSet, UNITS_PER_BANK, group_mask};

/// Scratch of the current instruction.
#[derive(Default)]
pub(super) struct Work {
    /// Units occupied while uses are read.
    pub(super) early: RegSet,
    /// Units that are written, or must be preserved, while definitions are written.
    pub(super) late: RegSet,
    /// Fixed registers that already hold a copy of their value.
    pub(super) ready: RegSet,
    /// Operands (one bit per index) to which a definition is tied.
    pub(super) tied: u64,
    /// Operands that are placed.
    pub(super) done: u64,
    /// Values that died at this instruction, and their registers.
    pub(super) released: Vec<(u32, PReg)>,
    pub(super) search: super::fallback::Work,
}

/// The less common properties of an instruction.
#[derive(Clone, Copy, Default)]
pub(super) struct Traits {
    fixed: bool,
    clobbers: bool,
    pub(super) subset: bool,
    pub(super) tied: bool,
    pub(super) early: bool,
    pub(super) any_mem: bool,
    defs: bool,
}

/// No register is available: start over with everything in memory.
pub(super) struct Stuck;

impl Scan<'_> {
    pub(super) fn instruction(&mut self, pos: usize) -> Result<(), AllocError> {
        let inst = &self.problem.insts[pos];
        if inst.n_operands == 0 && inst.clobbers == 0 {
            if self.spill_all {
                self.evict_all(pos);
            }
            return Ok(());
        }
        let operands = self.problem.operands_of(pos);
        let shape = self.live.shapes[pos];
        if shape.is_simple && !self.spill_all && (!shape.has_state || self.has_clear_state(pos, operands)) {
            if inst.clobbers != 0 {
                self.out.used = self.out.used.union(self.problem.clobbers_of(pos));
            }
            return match self.simple_instruction(pos, operands, shape) {
                Ok(()) => Ok(()),
                Err(Stuck) => {
                    self.instruction_from_memory(pos, operands)?;
                    self.begin_values(pos, operands);
                    Ok(())
                }
            };
        }
        if operands.len() > 64 {
            return Err(AllocError::Malformed { inst: pos as u32, what: "more than 64 operands" });
        }
        if self.spill_all {
            self.evict_all(pos);
        }
        let traits = self.scan_operands(pos, operands);
        if traits.fixed || traits.clobbers {
            self.look_ahead(pos + 1);
        }
        let placed = if traits.fixed || traits.clobbers {
            self.reserve_fixed(pos, operands, traits)?;
            self.free_fixed(pos, operands).and_then(|()| self.fixed_uses(pos, operands))
        } else {
            Ok(())
        };
        let placed = placed.and_then(|()| self.uses(pos, operands, traits)).and_then(|()| {
            self.release_dead(pos, operands);
            if traits.defs { self.defs(pos, operands) } else { Ok(()) }
        });
        if let Err(Stuck) = placed {
            self.instruction_from_memory(pos, operands)?;
        }
        if traits.defs {
            self.begin_values(pos, operands);
            if traits.fixed {
                self.leave_clobbered(pos, operands);
            }
        }
        Ok(())
    }

    /// Whether the state registers that an instruction reads hold the required values, and those that it writes are free.
    fn has_clear_state(&self, pos: usize, operands: &[Operand]) -> bool {
        let occupied = &self.st.occupied;
        !self.problem.clobbers_of(pos).intersects(occupied)
            && operands.iter().all(|operand| match operand.constraint() {
                Constraint::Fixed(reg) if operand.is_use() => {
                    self.st.vregs[operand.vreg().idx()].reg == reg.unit() as u16
                }
                Constraint::Fixed(reg) => !occupied.contains(reg),
                _ => true,
            })
    }

    /// The fast path for instructions without fixed operands, clobbers and similar: the same steps, simplified.
    #[inline]
    fn simple_instruction(&mut self, pos: usize, operands: &[Operand], shape: Shape) -> Result<(), Stuck> {
        let first = self.problem.insts[pos].first_operand as usize;
        let def = usize::from(shape.def);
        let stamp = pos as u32;
        let st = &mut *self.st;
        (st.work.early, st.work.late) = (RegSet::EMPTY, RegSet::EMPTY);
        st.work.tied = shape.tied.into();
        st.work.released.clear();
        let nexts = &self.live.next[first..first + operands.len()];
        let allocs = &mut self.out.allocs[first..first + operands.len()];
        let all_operands = (1u64 << operands.len()) - 1;
        let (mut done, mut dying, mut in_memory) = (0u64, 0u64, 0u64);
        for (idx, operand) in operands.iter().enumerate() {
            if idx == def {
                continue;
            }
            let next = nexts[idx];
            let state = &mut st.vregs[operand.vreg().idx()];
            (state.next, state.touch, state.use_at) = (next, stamp, stamp);
            let is_beyond = next.inst() > self.exit && state.end < self.lasting;
            let dies = next.is_hole() || is_beyond || (next == Next::NEVER && state.end <= 2 * stamp);
            if dies {
                state.dies_at = stamp;
                dying |= 1 << idx;
            }
            let Some(reg) = reg_of(state.reg) else {
                in_memory |= u64::from(operand.constraint() == Constraint::RegOrMem) << idx;
                continue;
            };
            let key = state.key();
            let units = group_mask(reg, state.group);
            let is_tied = shape.tied >> idx & 1 != 0;
            let suits = st.classes[state.class.idx()].class_allowed >> reg.index() & 1 != 0;
            st.keys[reg.unit()] = key;
            for unit in reg.unit() + 1..reg.unit() + usize::from(state.group) {
                st.keys[unit] = key;
            }
            if !dies {
                let far = &mut st.far[reg.bank()];
                *far = (*far).max(key >> 1);
            }
            if suits && (dies || !is_tied) {
                *st.work.early.bank_mut(reg.bank()) |= units;
                if is_tied {
                    *st.work.late.bank_mut(reg.bank()) |= units;
                }
                allocs[idx] = Alloc::reg(reg);
                done |= 1 << idx;
            }
        }
        st.work.done = done;
        if shape.def != NO_OPERAND {
            done |= 1 << def;
            let vreg = operands[def].vreg();
            let state = &mut st.vregs[vreg.idx()];
            (state.touch, state.dies_at) = (stamp, stamp);
            if state.use_at != stamp && state.reg != NO_REG {
                self.release(vreg.0);
            }
        }
        if done != all_operands {
            if done | (in_memory & !u64::from(shape.tied)) != all_operands {
                self.reload_uses(pos, operands, |constraint| constraint == Constraint::Reg)?;
                if shape.tied != 0 {
                    self.tied_uses(pos, operands)?;
                }
                done |= self.st.work.done;
            }
            let missing = all_operands & !done;
            if missing != 0 && missing & (missing - 1) == 0 && missing & in_memory != 0 {
                let idx = missing.trailing_zeros() as usize;
                self.memory_use(pos, idx, operands[idx], self.distance(operands[idx].vreg().0, pos))?;
            } else if missing != 0 {
                self.memory_uses(pos, operands)?;
            }
        }
        while dying != 0 {
            let idx = dying.trailing_zeros() as usize;
            dying &= dying - 1;
            let vreg = operands[idx].vreg().0;
            if let Some(reg) = reg_of(self.st.vregs[vreg as usize].reg) {
                self.release(vreg);
                self.st.work.released.push((vreg, reg));
            }
        }
        if shape.def == NO_OPERAND {
            return Ok(());
        }
        let vreg = operands[def].vreg().0;
        let alloc = match operands[def].constraint() {
            Constraint::SameAs(tied) => self.out.allocs[first + usize::from(tied)],
            Constraint::Fixed(reg) => Alloc::reg(reg),
            _ => {
                let mut choice = self.choice_for(vreg, u64::MAX);
                choice.busy = self.st.work.late.bank(choice.bank);
                if let (Flow::Copy, [(_, source)]) = (self.problem.insts[pos].flow, &self.st.work.released[..]) {
                    self.copied = source.unit() as u16;
                }
                let reg = self.obtain(vreg, choice, pos).ok_or(Stuck)?;
                self.copied = NO_REG;
                Alloc::reg(reg)
            }
        };
        self.out.allocs[first + def] = alloc;
        self.begin_value(pos, vreg, alloc, self.live.next[first + def]);
        Ok(())
    }

    /// Advances to the next clobbers and fixed operands from `pos` on.
    pub(super) fn look_ahead(&mut self, pos: usize) {
        while self.live.clobbering.get(self.next_clobber).is_some_and(|&at| (at as usize) < pos) {
            self.next_clobber += 1;
        }
        self.clobber_pos = self.live.clobbering.get(self.next_clobber).copied().unwrap_or(NONE);
        while self.live.fixing.get(self.next_fixed).is_some_and(|&at| (at as usize) < pos) {
            self.next_fixed += 1;
        }
        self.fixed_pos = self.live.fixing.get(self.next_fixed).copied().unwrap_or(NONE);
        self.fixed_units = RegSet::EMPTY;
        if self.fixed_pos != NONE {
            for operand in self.problem.operands_of(self.fixed_pos as usize) {
                if let Constraint::Fixed(reg) = operand.constraint() {
                    self.fixed_units.insert(reg);
                }
            }
        }
    }

    fn scan_operands(&mut self, pos: usize, operands: &[Operand]) -> Traits {
        let inst = &self.problem.insts[pos];
        let first = inst.first_operand as usize;
        let mut traits = Traits { clobbers: inst.clobbers != 0, ..Traits::default() };
        let work = &mut self.st.work;
        (work.early, work.late, work.ready) = (RegSet::EMPTY, RegSet::EMPTY, RegSet::EMPTY);
        (work.tied, work.done) = (0, 0);
        work.released.clear();
        for (idx, operand) in operands.iter().enumerate() {
            let vreg = operand.vreg().0;
            if operand.is_use() {
                let next = self.live.next[first + idx];
                let is_last = self.is_beyond(next, self.st.vregs[vreg as usize].end);
                let state = self.v(vreg);
                (state.next, state.touch, state.use_at) = (next, pos as u32, pos as u32);
                if is_last || next.is_hole() || (next == Next::NEVER && state.end <= 2 * pos as u32) {
                    state.dies_at = pos as u32;
                }
                self.refresh_key(vreg);
            } else {
                traits.defs = true;
                traits.early |= operand.kind() == OperandKind::EarlyDef;
                let state = self.v(vreg);
                (state.touch, state.dies_at) = (pos as u32, pos as u32);
            }
            match operand.constraint() {
                Constraint::Reg => {}
                Constraint::RegOrMem => traits.any_mem = true,
                Constraint::Fixed(_) => traits.fixed = true,
                Constraint::Subset(_) => traits.subset = true,
                Constraint::SameAs(tied) => {
                    traits.tied = true;
                    self.st.work.tied |= 1 << (tied & 63);
                }
            }
        }
        if traits.defs {
            // A value that is overwritten without being read is dead.
            for operand in operands.iter().filter(|operand| !operand.is_use()) {
                if self.st.vregs[operand.vreg().idx()].use_at != pos as u32 {
                    self.release(operand.vreg().0);
                }
            }
        }
        traits
    }

    /// Reserves the units of fixed operands and clobbers.
    fn reserve_fixed(&mut self, pos: usize, operands: &[Operand], traits: Traits) -> Result<(), AllocError> {
        if traits.clobbers {
            self.st.work.late = *self.problem.clobbers_of(pos);
            self.out.used = self.out.used.union(&self.st.work.late);
        }
        let mut defined = RegSet::EMPTY;
        let mut early_defined = RegSet::EMPTY;
        for operand in operands {
            let (reg, is_def) = match operand.constraint() {
                Constraint::Fixed(reg) => (reg, !operand.is_use()),
                Constraint::SameAs(tied) => match operands[usize::from(tied)].constraint() {
                    Constraint::Fixed(reg) => (reg, true),
                    _ => continue,
                },
                _ => continue,
            };
            let group = self.group(operand.vreg().0);
            if !is_def {
                self.st.work.early.insert_group(reg, group);
                continue;
            }
            if defined.bank(reg.bank()) & group_mask(reg, group) != 0 {
                return Err(AllocError::Malformed { inst: pos as u32, what: "two definitions in one fixed register" });
            }
            defined.insert_group(reg, group);
            if operand.kind() == OperandKind::EarlyDef {
                early_defined.insert_group(reg, group);
            }
        }
        self.st.work.late = self.st.work.late.union(&defined);
        self.st.work.early = self.st.work.early.union(&early_defined);
        Ok(())
    }

    /// Moves other values out of the registers of fixed uses, and live values out of clobbers and fixed definitions.
    fn free_fixed(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank) & self.st.work.early.bank(bank);
            while units != 0 {
                let vreg = self.st.owner[bank * UNITS_PER_BANK + units.trailing_zeros() as usize];
                units &= units - 1;
                if vreg == NONE {
                    continue; // moved with another unit of its group
                }
                let Some(reg) = reg_of(self.st.vregs[vreg as usize].reg) else { continue };
                let is_in_place = operands.iter().any(|operand| {
                    operand.is_use() && operand.vreg().0 == vreg && operand.constraint() == Constraint::Fixed(reg)
                });
                if !is_in_place {
                    self.vacate(vreg, reg, pos, operands)?;
                }
            }
            let mut units = self.st.occupied.bank(bank) & self.st.work.late.bank(bank);
            while units != 0 {
                let vreg = self.st.owner[bank * UNITS_PER_BANK + units.trailing_zeros() as usize];
                units &= units - 1;
                if vreg != NONE && self.st.vregs[vreg as usize].dies_at != pos as u32 {
                    self.save_from_overwriting(vreg, pos)?;
                }
            }
        }
        Ok(())
    }

    /// Moves `vreg` out of a register in which a fixed use needs another value.
    fn vacate(&mut self, vreg: u32, from: PReg, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let state = self.st.vregs[vreg as usize];
        if state.flags & PINNED != 0 {
            return Err(Stuck);
        }
        let survives = state.dies_at != pos as u32;
        let mut choice = self.choice_for(vreg, u64::MAX);
        choice.busy = self.st.work.early.bank(choice.bank);
        if survives {
            choice.busy |= self.st.work.late.bank(choice.bank);
        }
        // Its own fixed register saves a move, if it is free.
        let own = operands.iter().find_map(|operand| match operand.constraint() {
            Constraint::Fixed(reg) if operand.is_use() && operand.vreg().0 == vreg && !survives => Some(reg),
            _ => None,
        });
        let own = own.filter(|reg| {
            self.st.occupied.bank(reg.bank()) & group_mask(*reg, choice.group) == 0 && reg.bank() == from.bank()
        });
        let free = self.free(choice);
        if let Some(to) = own.or_else(|| (free != 0).then(|| self.prefer(vreg, free, choice.bank))) {
            self.copy(vreg, from, to, pos);
            self.release(vreg);
            self.assign(vreg, to);
        } else {
            self.evict(vreg, pos);
        }
        Ok(())
    }

    /// Saves the live value of `vreg` from a register that this instruction overwrites.
    fn save_from_overwriting(&mut self, vreg: u32, pos: usize) -> Result<(), Stuck> {
        let state = self.st.vregs[vreg as usize];
        let Some(from) = reg_of(state.reg) else { return Ok(()) };
        if state.flags & PINNED != 0 {
            return Err(Stuck);
        }
        let mut choice = self.choice_for(vreg, u64::MAX);
        choice.busy = self.st.work.early.bank(choice.bank) | self.st.work.late.bank(choice.bank);
        let free = self.free(choice);
        let used_here = state.use_at == pos as u32;
        if free != 0 && !(state.flags & ALWAYS != 0 && !used_here && self.distance(vreg, pos) >> 32 != 0) {
            let to = self.prefer(vreg, free, choice.bank);
            self.copy(vreg, from, to, pos);
            self.release(vreg);
            self.assign(vreg, to);
            // The old register still has the value for a fixed use.
            self.st.work.ready.insert(from);
        } else if used_here {
            // The instruction reads it in place and then overwrites it.
            self.ensure_in_memory(vreg, pos);
            self.v(vreg).dies_at = pos as u32;
        } else {
            self.evict(vreg, pos);
        }
        Ok(())
    }

    fn fixed_uses(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let first = self.problem.insts[pos].first_operand as usize;
        for (idx, operand) in operands.iter().enumerate() {
            let Constraint::Fixed(reg) = operand.constraint() else { continue };
            if !operand.is_use() {
                continue;
            }
            let vreg = operand.vreg().0;
            self.out.allocs[first + idx] = Alloc::reg(reg);
            self.st.work.done |= 1 << idx;
            let state = self.st.vregs[vreg as usize];
            if state.reg == reg.unit() as u16 || self.st.work.ready.contains(reg) {
                continue;
            }
            let dies = state.dies_at == pos as u32;
            match reg_of(state.reg) {
                Some(from) => {
                    if state.flags & PINNED != 0 {
                        return Err(Stuck);
                    }
                    self.copy(vreg, from, reg, pos);
                    if dies && operands.iter().filter(|other| other.is_use() && other.vreg().0 == vreg).count() == 1 {
                        self.release(vreg);
                        self.assign(vreg, reg);
                    }
                }
                None => {
                    if !self.is_backed(vreg) || state.flags & PINNED != 0 {
                        return Err(Stuck);
                    }
                    self.reload(vreg, reg, pos, Place::Before);
                    self.assign(vreg, reg);
                    if self.st.work.late.contains(reg) {
                        self.v(vreg).dies_at = pos as u32;
                    }
                }
            }
            self.st.work.ready.insert(reg);
        }
        Ok(())
    }

    pub(super) fn early_defs(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let first = self.problem.insts[pos].first_operand as usize;
        for (idx, operand) in operands.iter().enumerate() {
            if operand.kind() != OperandKind::EarlyDef
                || !matches!(operand.constraint(), Constraint::Reg | Constraint::Subset(_) | Constraint::RegOrMem)
            {
                continue;
            }
            let mut choice = self.operand_choice(*operand);
            choice.busy = self.st.work.early.bank(choice.bank) | self.st.work.late.bank(choice.bank);
            let reg = self.obtain(operand.vreg().0, choice, pos).ok_or(Stuck)?;
            let units = group_mask(reg, choice.group);
            *self.st.work.early.bank_mut(choice.bank) |= units;
            *self.st.work.late.bank_mut(choice.bank) |= units;
            self.out.allocs[first + idx] = Alloc::reg(reg);
        }
        Ok(())
    }

    /// Frees the registers of values that die here.
    #[inline]
    pub(super) fn release_dead(&mut self, pos: usize, operands: &[Operand]) {
        self.st.work.released.clear();
        for operand in operands {
            let vreg = operand.vreg().0;
            let state = &self.st.vregs[vreg as usize];
            if state.dies_at == pos as u32
                && let Some(reg) = reg_of(state.reg)
            {
                self.release(vreg);
                self.st.work.released.push((vreg, reg));
            }
        }
    }

    /// Chooses the registers of definitions.
    fn defs(&mut self, pos: usize, operands: &[Operand]) -> Result<(), Stuck> {
        let first = self.problem.insts[pos].first_operand as usize;
        for (idx, operand) in operands.iter().enumerate().filter(|(_, operand)| !operand.is_use()) {
            match operand.constraint() {
                Constraint::Fixed(reg) => self.out.allocs[first + idx] = Alloc::reg(reg),
                Constraint::SameAs(tied) => {
                    self.out.allocs[first + idx] = self.out.allocs[first + usize::from(tied)];
                }
                _ => {}
            }
        }
        for plain in [false, true] {
            // Subset constraints first, which have fewer choices.
            for (idx, operand) in operands.iter().enumerate().filter(|(_, operand)| !operand.is_use()) {
                let is_plain = matches!(operand.constraint(), Constraint::Reg | Constraint::RegOrMem);
                let is_open = is_plain || matches!(operand.constraint(), Constraint::Subset(_));
                if !is_open || is_plain != plain || operand.kind() == OperandKind::EarlyDef {
                    continue;
                }
                let mut choice = self.operand_choice(*operand);
                choice.busy = self.st.work.late.bank(choice.bank);
                let reg = self.obtain(operand.vreg().0, choice, pos).ok_or(Stuck)?;
                *self.st.work.late.bank_mut(choice.bank) |= group_mask(reg, choice.group);
                self.out.allocs[first + idx] = Alloc::reg(reg);
            }
        }
        Ok(())
    }

    /// Moves definitions in fixed registers that the next call clobbers to registers that it preserves, if control flow
    /// branches before it.
    ///
    /// A path around the call would have the value in the fixed register, and the path through it in another: each of
    /// them would end with a move. Without a branch the call itself moves the value, or its last use comes first.
    fn leave_clobbered(&mut self, pos: usize, operands: &[Operand]) {
        if self.clobber_pos == NONE || self.spill_all {
            return;
        }
        for operand in operands.iter().filter(|operand| !operand.is_use()) {
            let vreg = operand.vreg().0;
            let state = self.st.vregs[vreg as usize];
            let Some(from) = reg_of(state.reg) else { continue };
            let clobbered = self.problem.clobbers_of(self.clobber_pos as usize).bank(from.bank());
            if state.flags & (ALWAYS | PINNED) != 0
                || clobbered & group_mask(from, state.group) == 0
                || !self.is_live_at(vreg, self.clobber_pos)
                || !self.target_beyond_clobber(pos).is_some_and(|target| self.is_live_at(vreg, target))
            {
                continue;
            }
            let choice = Choice { busy: clobbered, ..self.choice_for(vreg, u64::MAX) };
            let free = self.free(choice);
            if free != 0 {
                let to = self.prefer(vreg, free, choice.bank);
                let class = state.class;
                self.emit(pos, Place::After, EditKind::Move { class, from: Loc::Reg(from), to: Loc::Reg(to) });
                self.release(vreg);
                self.assign(vreg, to);
            }
        }
    }

    /// The nearest label that control flow from `pos` reaches around the next instruction with clobbers, if any: behind
    /// it, or at the end of a loop that begins before it.
    fn target_beyond_clobber(&mut self, pos: usize) -> Option<u32> {
        let clobber = self.clobber_pos;
        if self.beyond_clobber.0 != clobber {
            let mut nearest = NONE;
            for inst in &self.problem.insts[pos + 1..clobber as usize] {
                if let Flow::Branch(label) | Flow::Jump(label) = inst.flow {
                    let target = self.live.label_pos[label.idx()];
                    nearest = if target > clobber { nearest.min(target) } else { nearest };
                }
            }
            let loops = self.problem.loops;
            let first = loops.partition_point(|looped| looped.start as usize <= pos);
            let around = loops[first..].iter().take_while(|looped| looped.start < clobber);
            let ends = around.filter(|looped| looped.end > clobber).map(|looped| looped.end);
            self.beyond_clobber = (clobber, ends.fold(nearest, u32::min));
        }
        (self.beyond_clobber.1 != NONE).then_some(self.beyond_clobber.1)
    }

    /// Makes the definitions owners of their registers.
    fn begin_values(&mut self, pos: usize, operands: &[Operand]) {
        let first = self.problem.insts[pos].first_operand as usize;
        for (idx, operand) in operands.iter().enumerate().filter(|(_, operand)| !operand.is_use()) {
            let vreg = operand.vreg().0;
            self.begin_value(pos, vreg, self.out.allocs[first + idx], self.live.next[first + idx]);
        }
    }

    #[inline]
    fn begin_value(&mut self, pos: usize, vreg: u32, alloc: Alloc, next: Next) {
        let Some(reg) = alloc.as_reg() else { return };
        let state = self.v(vreg);
        state.next = next;
        state.flags &= !MEM;
        state.def_inst = pos as u32;
        state.def_reg = reg.unit() as u16;
        let is_dead = next.is_hole() || (next == Next::NEVER && state.end <= 2 * pos as u32);
        self.assign(vreg, reg);
        if is_dead {
            self.release(vreg);
        }
    }
}
