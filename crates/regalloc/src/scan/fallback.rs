//! The fallback for instructions whose constraints the greedy algorithm cannot satisfy.
//!
//! Spills everything except state registers, then searches with backtracking for registers for the operands of this one
//! instruction. It finds an assignment whenever there is one (up to a limit of steps that only contrived instructions
//! exceed), so an error here means that the instruction alone needs too many registers.

use super::{PINNED, Scan};
use crate::allocation::{Alloc, Loc, Place};
use crate::error::AllocError;
use crate::intervals::reg_of;
use crate::problem::{Constraint, Operand, OperandKind, PReg, Remat, VReg};
use crate::regset::{RegSet, group_mask};

/// Maximum number of steps of the search.
const MAX_STEPS: u32 = 100_000;

/// An operand that needs a register.
#[derive(Clone, Copy, Debug)]
struct Item {
    idx: u8,
    bank: u8,
    group: u8,
    is_use: bool,
    early: bool,
    late: bool,
    /// May stay in memory instead.
    may_fold: bool,
    vreg: u32,
    mask: u64,
    place: Option<PReg>,
}

/// Scratch of the search.
#[derive(Default)]
pub(super) struct Work {
    items: Vec<Item>,
    steps: u32,
}

impl Scan<'_> {
    /// Places all operands of the instruction at `pos` with every value in memory.
    pub(super) fn instruction_from_memory(&mut self, pos: usize, operands: &[Operand]) -> Result<(), AllocError> {
        for n in 0..self.st.work.released.len() {
            let (vreg, reg) = self.st.work.released[n];
            self.assign(vreg, reg);
        }
        self.evict_all(pos);
        self.check_uses(pos, operands)?;
        let (early, late) = self.fixed_units_of(pos, operands)?;
        self.collect_items(operands);
        let mut items = core::mem::take(&mut self.st.work.search.items);
        items.sort_by_key(|item| (item.mask.count_ones() / u32::from(item.group), item.idx));
        self.st.work.search.steps = 0;
        let solved = self.search(&mut items, 0, early, late, false);
        if !solved {
            let class = items.first().map_or(crate::ClassId(0), |item| self.st.vregs[item.vreg as usize].class);
            let bank = self.st.classes[class.idx()].bank;
            let needed = items.iter().filter(|item| item.bank == bank).map(|item| u32::from(item.group)).sum();
            self.st.work.search.items = items;
            return Err(AllocError::OutOfRegisters { inst: pos as u32, class, needed });
        }
        self.emit_solution(pos, operands, &items);
        self.st.work.search.items = items;
        Ok(())
    }

    fn check_uses(&self, pos: usize, operands: &[Operand]) -> Result<(), AllocError> {
        for operand in operands.iter().filter(|operand| operand.is_use()) {
            let state = &self.st.vregs[operand.vreg().idx()];
            if state.flags & PINNED != 0 {
                let in_place = reg_of(state.reg).map(Constraint::Fixed) == Some(operand.constraint());
                if !in_place {
                    let what = "use of a state register that does not hold the value";
                    return Err(AllocError::Malformed { inst: pos as u32, what });
                }
            } else if !self.is_backed(operand.vreg().0) {
                return Err(AllocError::Malformed { inst: pos as u32, what: "use of a value that is not defined" });
            }
        }
        Ok(())
    }

    /// The units that fixed operands, clobbers and state registers occupy while reading and while writing.
    fn fixed_units_of(&self, pos: usize, operands: &[Operand]) -> Result<(RegSet, RegSet), AllocError> {
        let clobbers = self.problem.clobbers_of(pos);
        let (mut early, mut late) = (RegSet::EMPTY, *clobbers);
        for operand in operands {
            let reg = match operand.constraint() {
                Constraint::Fixed(reg) => reg,
                Constraint::SameAs(tied) => match operands[usize::from(tied)].constraint() {
                    Constraint::Fixed(reg) => reg,
                    _ => continue,
                },
                _ => continue,
            };
            let group = self.group(operand.vreg().0);
            if operand.kind() != OperandKind::Def {
                early.insert_group(reg, group);
            }
            if !operand.is_use() {
                late.insert_group(reg, group);
            }
        }
        // All other registers were spilled, so only state registers are occupied.
        for reg in self.st.occupied.iter() {
            let vreg = self.st.owner[reg.unit()];
            let dies = self.st.vregs[vreg as usize].dies_at == pos as u32;
            let used_here = operands.iter().any(|operand| {
                operand.is_use() && operand.vreg().0 == vreg && operand.constraint() == Constraint::Fixed(reg)
            });
            if (!dies && late.contains(reg)) || (!used_here && early.contains(reg)) {
                return Err(AllocError::Unspillable { inst: pos as u32, vreg: VReg(vreg), preg: reg });
            }
            early.insert(reg);
            if !dies {
                late.insert(reg);
            }
        }
        Ok((early, late))
    }

    fn collect_items(&mut self, operands: &[Operand]) {
        self.st.work.search.items.clear();
        for (idx, operand) in operands.iter().enumerate() {
            if matches!(operand.constraint(), Constraint::Fixed(_) | Constraint::SameAs(_)) {
                continue;
            }
            let tied = self.st.work.tied >> idx & 1 != 0;
            let choice = if tied { self.tied_choice(operands, idx).1 } else { self.operand_choice(*operand) };
            let vreg = operand.vreg().0;
            let has_memory = !matches!(self.problem.vregs[vreg as usize].remat, Remat::Recompute(_));
            self.st.work.search.items.push(Item {
                idx: idx as u8,
                bank: choice.bank as u8,
                group: choice.group,
                is_use: operand.is_use(),
                early: operand.kind() != OperandKind::Def,
                late: !operand.is_use() || tied,
                may_fold: operand.is_use() && operand.constraint() == Constraint::RegOrMem && !tied && has_memory,
                vreg,
                mask: choice.mask,
                place: None,
            });
        }
    }

    fn search(&mut self, items: &mut [Item], n: usize, early: RegSet, late: RegSet, folded: bool) -> bool {
        self.st.work.search.steps += 1;
        if n == items.len() {
            return true;
        }
        if self.st.work.search.steps > MAX_STEPS {
            return false;
        }
        let item = items[n];
        let bank = usize::from(item.bank);
        if item.may_fold && !folded {
            items[n].place = None;
            if self.search(items, n + 1, early, late, true) {
                return true;
            }
        }
        let mut mask = item.mask;
        while mask != 0 {
            let reg = PReg::new(item.bank, mask.trailing_zeros() as u8);
            mask &= mask - 1;
            let units = group_mask(reg, item.group);
            let shared = item.is_use
                && items[..n].iter().any(|other| other.is_use && other.vreg == item.vreg && other.place == Some(reg));
            let early_clash = item.early && !shared && early.bank(bank) & units != 0;
            let late_clash = item.late && late.bank(bank) & units != 0;
            if early_clash || late_clash {
                continue;
            }
            let (mut early, mut late) = (early, late);
            if item.early {
                *early.bank_mut(bank) |= units;
            }
            if item.late {
                *late.bank_mut(bank) |= units;
            }
            items[n].place = Some(reg);
            if self.search(items, n + 1, early, late, folded) {
                return true;
            }
        }
        items[n].place = None;
        false
    }

    fn emit_solution(&mut self, pos: usize, operands: &[Operand], items: &[Item]) {
        let first = self.problem.insts[pos].first_operand as usize;
        for item in items {
            let alloc = match item.place {
                Some(reg) => Alloc::reg(reg),
                None => match self.memory_of(item.vreg) {
                    Some(Loc::Home(id)) => Alloc::home(id),
                    _ => Alloc::slot(self.slot_of(item.vreg)),
                },
            };
            self.out.allocs[first + usize::from(item.idx)] = alloc;
        }
        for (idx, operand) in operands.iter().enumerate() {
            match operand.constraint() {
                Constraint::Fixed(reg) => self.out.allocs[first + idx] = Alloc::reg(reg),
                Constraint::SameAs(tied) => {
                    self.out.allocs[first + idx] = self.out.allocs[first + usize::from(tied)];
                }
                _ => {}
            }
        }
        for (idx, operand) in operands.iter().enumerate().filter(|(_, operand)| operand.is_use()) {
            let vreg = operand.vreg().0;
            let alloc = self.out.allocs[first + idx];
            let Some(reg) = alloc.as_reg() else { continue };
            let reloaded = (0..idx).any(|other| {
                operands[other].is_use()
                    && operands[other].vreg() == operand.vreg()
                    && self.out.allocs[first + other] == alloc
            });
            if !reloaded && self.st.vregs[vreg as usize].flags & PINNED == 0 {
                self.reload(vreg, reg, pos, Place::Before);
            }
        }
        self.release_dead(pos, operands);
    }
}
