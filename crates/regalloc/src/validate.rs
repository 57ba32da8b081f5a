//! Checks the rules of [`crate::problem`] that need no data flow, and computes the minimum number of registers.

use crate::error::AllocError;
use crate::problem::{Constraint, Flow, Inst, Operand, OperandKind, PReg, Problem, RegEnv};
use crate::regset::{MAX_BANKS, RegSet, UNITS_PER_BANK, bits, group_mask};

impl RegEnv {
    /// Checks the rules on which the allocator relies.
    pub fn validate(&self) -> Result<(), AllocError> {
        let bad = |what| Err(AllocError::Environment { what });
        if self.classes.len() > 256 {
            return bad("more than 256 register classes");
        }
        for class in &self.classes {
            if usize::from(class.bank) >= MAX_BANKS {
                return bad("a class names a bank that does not exist");
            }
            if !matches!(class.group, 1 | 2 | 4 | 8) {
                return bad("the group of a class is not 1, 2, 4 or 8");
            }
            let aligned = (0..64).step_by(class.group as usize).fold(0u64, |mask, bit| mask | 1 << bit);
            if class.allowed == 0 || class.allowed & !aligned != 0 {
                return bad("a class is empty or has a register that is not aligned to its group");
            }
            let ordered = class.order.iter().fold(0u64, |mask, &reg| mask | 1u64.checked_shl(reg.into()).unwrap_or(0));
            if ordered != class.allowed || class.order.len() != class.allowed.count_ones() as usize {
                return bad("the allocation order of a class is not a permutation of its registers");
            }
            if class.spillable && (class.spill_size == 0 || !class.spill_align.is_power_of_two()) {
                return bad("a spillable class has no spill size or an alignment that is not a power of two");
            }
        }
        Ok(())
    }
}

impl Problem<'_> {
    /// Checks the rules at the head of [`crate::problem`] that need no data flow. Linear in the size of the problem.
    pub fn validate(&self, env: &RegEnv) -> Result<(), AllocError> {
        let mut bound: Vec<Option<usize>> = vec![None; self.n_labels as usize];
        for (pos, inst) in self.insts.iter().enumerate() {
            if let Flow::Label(label) = inst.flow {
                match bound.get_mut(label.idx()) {
                    Some(at @ None) => *at = Some(pos),
                    Some(Some(_)) => return malformed(pos, "a label is bound twice"),
                    None => return malformed(pos, "a label is out of range"),
                }
            }
        }
        self.validate_loops(&bound)?;
        if self.vregs.iter().any(|info| info.class.idx() >= env.classes.len()) {
            return malformed(self.insts.len(), "a vreg names a class that does not exist");
        }
        let mut innermost = Vec::new();
        let mut next_loop = 0;
        for (pos, inst) in self.insts.iter().enumerate() {
            while self.loops.get(next_loop).is_some_and(|looped| looped.start as usize == pos) {
                innermost.push(next_loop);
                next_loop += 1;
            }
            self.validate_inst(env, pos, inst)?;
            if let Flow::Jump(label) | Flow::Branch(label) = inst.flow {
                let Some(&Some(target)) = bound.get(label.idx()) else {
                    return malformed(pos, "jump to a label that is not bound");
                };
                let header = innermost.iter().any(|&idx| self.loops[idx].start as usize == target);
                if target <= pos && !header {
                    return malformed(pos, "backward jump to a label that is not the header of an enclosing loop");
                }
                if target > pos && self.enters_loop(pos, target) {
                    return malformed(pos, "jump into a loop past its header");
                }
            }
            while innermost.last().is_some_and(|&idx| self.loops[idx].end as usize == pos) {
                innermost.pop();
            }
        }
        // Behind an endless loop there may be labels that nothing reaches; the checker finds those that something does.
        match self.insts.iter().map(|inst| inst.flow).rfind(|flow| !matches!(flow, Flow::Label(_))) {
            None | Some(Flow::Exit | Flow::Jump(_)) => Ok(()),
            Some(_) => malformed(self.insts.len(), "control flow runs off the end"),
        }
    }

    /// Whether a jump from `pos` forward to `target` enters a loop other than through its header.
    fn enters_loop(&self, pos: usize, target: usize) -> bool {
        // Loops are sorted by start: those that start after the jump and before the target.
        let from = self.loops.partition_point(|looped| looped.start as usize <= pos);
        let to = self.loops.partition_point(|looped| (looped.start as usize) < target);
        self.loops[from..to].iter().any(|looped| looped.end as usize >= target)
    }

    fn validate_loops(&self, bound: &[Option<usize>]) -> Result<(), AllocError> {
        let mut stack: Vec<usize> = Vec::new();
        for (idx, looped) in self.loops.iter().enumerate() {
            let start = looped.start as usize;
            let label = self.insts.get(start).map(|inst| inst.flow);
            if !matches!(label, Some(Flow::Label(label)) if bound[label.idx()] == Some(start)) {
                return malformed(start, "a loop does not start at a label");
            }
            if looped.end < looped.start || looped.end as usize >= self.insts.len() {
                return malformed(start, "a loop ends before it starts or after the last instruction");
            }
            if idx > 0 && self.loops[idx - 1].start >= looped.start {
                return malformed(start, "loops are not in the order of their headers");
            }
            while stack.last().is_some_and(|&outer| (self.loops[outer].end as usize) < start) {
                stack.pop();
            }
            if stack.last().is_some_and(|&outer| self.loops[outer].end < looped.end) {
                return malformed(start, "loops overlap without nesting");
            }
            stack.push(idx);
            if usize::from(looped.depth) != stack.len() {
                return malformed(start, "the depth of a loop is not its nesting");
            }
        }
        Ok(())
    }

    fn validate_inst(&self, env: &RegEnv, pos: usize, inst: &Inst) -> Result<(), AllocError> {
        if inst.operands().end > self.operands.len() {
            return malformed(pos, "operands are out of range");
        }
        if inst.clobbers != 0 && usize::from(inst.clobbers) >= self.clobbers.len() {
            return malformed(pos, "the clobber set is out of range");
        }
        let operands = self.operands_of(pos);
        if operands.len() > 64 {
            return malformed(pos, "more than 64 operands");
        }
        let n_uses = operands.iter().filter(|operand| operand.is_use()).count();
        let n_defs = operands.len() - n_uses;
        match inst.flow {
            Flow::Label(_) | Flow::Jump(_) if !operands.is_empty() || inst.clobbers != 0 => {
                return malformed(pos, "a label or jump has operands or clobbers");
            }
            Flow::Branch(_) if n_defs != 0 || inst.clobbers != 0 => {
                return malformed(pos, "a branch has definitions or clobbers");
            }
            Flow::Copy if n_uses != 1 || n_defs != 1 => {
                return malformed(pos, "a copy is not one use and one definition");
            }
            _ => {}
        }
        self.validate_operands(env, pos, operands)
    }

    fn validate_operands(&self, env: &RegEnv, pos: usize, operands: &[Operand]) -> Result<(), AllocError> {
        let (mut read, mut written) = (RegSet::EMPTY, RegSet::EMPTY);
        for (idx, operand) in operands.iter().enumerate() {
            let Some(info) = self.vregs.get(operand.vreg().idx()) else {
                return malformed(pos, "a vreg is out of range");
            };
            let class = env.class(info.class);
            let repeats = |other: &Operand| other.vreg() == operand.vreg() && !other.is_use();
            if !operand.is_use() && operands[..idx].iter().any(repeats) {
                return malformed(pos, "two definitions of one vreg in one instruction");
            }
            if !class.spillable && !matches!(operand.constraint(), Constraint::Fixed(_)) {
                return malformed(pos, "an operand of a state class is not fixed");
            }
            match operand.constraint() {
                Constraint::Reg => {}
                Constraint::RegOrMem if !operand.is_use() => return malformed(pos, "a definition may be in memory"),
                Constraint::RegOrMem => {}
                Constraint::Subset(subset) => match self.subsets.get(usize::from(subset)) {
                    None => return malformed(pos, "the subset is out of range"),
                    Some(mask) if mask & class.allowed == 0 => {
                        return malformed(pos, "the subset has no register of the class");
                    }
                    Some(_) => {}
                },
                Constraint::Fixed(reg) => {
                    if reg.bank() != usize::from(class.bank) || reg.index() + usize::from(class.group) > UNITS_PER_BANK
                    {
                        return malformed(pos, "a fixed register is not in the bank of its class");
                    }
                    let units = group_mask(reg, class.group);
                    let taken = if operand.is_use() { &mut read } else { &mut written };
                    let same = |other: &Operand| {
                        other.is_use() && other.vreg() == operand.vreg() && other.constraint() == operand.constraint()
                    };
                    let repeated = operand.is_use() && operands[..idx].iter().any(same);
                    if taken.bank(reg.bank()) & units != 0 && !repeated {
                        return malformed(pos, "two values in one fixed register");
                    }
                    *taken.bank_mut(reg.bank()) |= units;
                }
                Constraint::SameAs(tied) => self.validate_tie(env, pos, operands, idx, tied)?,
            }
        }
        for operand in operands.iter().filter(|operand| operand.kind() == OperandKind::EarlyDef) {
            if let Constraint::Fixed(reg) = operand.constraint() {
                let group = env.class(self.vregs[operand.vreg().idx()].class).group;
                if read.bank(reg.bank()) & group_mask(reg, group) != 0 {
                    return malformed(pos, "an early definition in the fixed register of a use");
                }
            }
        }
        Ok(())
    }

    fn validate_tie(
        &self,
        env: &RegEnv,
        pos: usize,
        operands: &[Operand],
        idx: usize,
        tied: u8,
    ) -> Result<(), AllocError> {
        let Some(source) = operands.get(usize::from(tied)).filter(|source| source.is_use()) else {
            return malformed(pos, "a definition is tied to an operand that is not a use");
        };
        if operands[idx].kind() != OperandKind::Def {
            return malformed(pos, "only a plain definition can be tied");
        }
        let again = |other: &Operand| other.constraint() == Constraint::SameAs(tied);
        if operands[..idx].iter().any(again) {
            return malformed(pos, "two definitions are tied to one use");
        }
        if source.vreg().idx() >= self.vregs.len() {
            return malformed(pos, "a vreg is out of range");
        }
        let class = |operand: Operand| env.class(self.vregs[operand.vreg().idx()].class);
        let (def, source) = (class(operands[idx]), class(*source));
        if def.bank != source.bank || def.group != source.group {
            return malformed(pos, "a tied definition is of another bank or group than its use");
        }
        Ok(())
    }
}

fn malformed(pos: usize, what: &'static str) -> Result<(), AllocError> {
    Err(AllocError::Malformed { inst: pos as u32, what })
}

/// For each bank, a number of units with which [`RegEnv::first_units`] suffices for every instruction of `problem`, provided
/// the full bank suffices: each operand then has as many allowed registers as the instruction needs at once, counted in the
/// widest group of the bank. (Fewer may suffice.)
pub fn min_registers(problem: &Problem<'_>, env: &RegEnv) -> [usize; MAX_BANKS] {
    let mut units = [0u64; MAX_BANKS];
    for class in env.classes.iter().filter(|class| class.spillable) {
        units[usize::from(class.bank)] |= class.units();
    }
    let mut needed = [0; MAX_BANKS];
    for pos in 0..problem.insts.len() {
        let operands = problem.operands_of(pos);
        let mut blocked = *problem.clobbers_of(pos);
        let (mut early, mut late, mut widest) = ([0; MAX_BANKS], [0; MAX_BANKS], [1; MAX_BANKS]);
        for (idx, operand) in operands.iter().enumerate() {
            let class = env.class(problem.vregs[operand.vreg().idx()].class);
            let bank = usize::from(class.bank);
            widest[bank] = widest[bank].max(class.group);
            match operand.constraint() {
                Constraint::Fixed(reg) => blocked.insert_group(reg, class.group),
                Constraint::SameAs(_) => {}
                _ => {
                    let tied = operands.iter().any(|other| other.constraint() == Constraint::SameAs(idx as u8));
                    early[bank] += usize::from(operand.kind() != OperandKind::Def);
                    late[bank] += usize::from(!operand.is_use() || tied);
                }
            }
        }
        for operand in operands {
            let class = env.class(problem.vregs[operand.vreg().idx()].class);
            let bank = usize::from(class.bank);
            let mask = match operand.constraint() {
                Constraint::Fixed(_) | Constraint::SameAs(_) => continue,
                Constraint::Subset(subset) => class.allowed & problem.subsets[usize::from(subset)],
                _ => class.allowed,
            };
            let wide = u32::from(widest[bank]);
            let mut suitable = 0;
            let mut last = 0;
            for first in bits(mask) {
                // Only the first register of a widest group counts, and only if no unit of the group is blocked.
                let group = group_mask(PReg::new(bank as u8, (first as u32 / wide * wide) as u8), widest[bank]);
                let is_free = blocked.bank(bank) & group == 0 && (first as u32).is_multiple_of(wide);
                suitable += usize::from(is_free);
                last = (first as u32 / wide * wide + wide).min(64);
                if suitable >= early[bank].max(late[bank]) {
                    break;
                }
            }
            let below = if last == 64 { u64::MAX } else { (1 << last) - 1 };
            needed[bank] = needed[bank].max((units[bank] & below).count_ones() as usize);
        }
    }
    needed
}
