//! Executes a problem on vregs and its allocation on registers and slots, with hashes as values, and compares every read.

use super::hash;
use crate::allocation::{Allocation, EditKind, Loc, Place};
use crate::problem::{Flow, Problem, RegEnv, Remat, VReg};
use kernelsmith_random::Rng;

const MAX_STEPS: usize = 3000;

/// Runs both in lock step with branch decisions from `seed`. `Err` names the first read that differs.
pub(crate) fn run(problem: &Problem<'_>, env: &RegEnv, allocation: &Allocation, seed: u64) -> Result<(), String> {
    let mut rng = Rng::new(seed);
    let garbage = rng.bits();
    let mut machine = Machine {
        problem,
        env,
        allocation,
        vregs: (0..problem.vregs.len()).map(|vreg| hash(garbage, vreg as u64)).collect(),
        regs: (0..512).map(|unit| hash(garbage, 1 << 20 | unit)).collect(),
        slots: (0..allocation.slots.len() as u64 * 8).map(|cell| hash(garbage, 1 << 30 | cell)).collect(),
    };
    for (vreg, info) in problem.vregs.iter().enumerate() {
        if let Some(value) = remat_value(info.remat) {
            machine.vregs[vreg] = value;
        }
    }
    let mut label_pos = vec![0; problem.n_labels as usize];
    for (pos, inst) in problem.insts.iter().enumerate() {
        if let Flow::Label(label) = inst.flow {
            label_pos[label.idx()] = pos;
        }
    }
    let bias = [30, 50, 70][rng.below(3)];
    let mut pos = 0;
    for _ in 0..MAX_STEPS {
        machine.edits(pos, Place::Before);
        machine.inst(pos, garbage)?;
        let target = match problem.insts[pos].flow {
            Flow::Exit => return Ok(()),
            Flow::Jump(label) => Some(label),
            Flow::Branch(label) if rng.percent(bias) => {
                machine.edits(pos, Place::Edge);
                Some(label)
            }
            _ => None,
        };
        match target {
            // Edits before a label run only on the path that falls into it.
            Some(label) => pos = label_pos[label.idx()] + 1,
            None => {
                machine.edits(pos, Place::After);
                pos += 1;
            }
        }
    }
    Ok(())
}

fn remat_value(remat: Remat) -> Option<u64> {
    match remat {
        Remat::None => None,
        Remat::Recompute(id) => Some(hash(0xc0de, id.into())),
        Remat::Home(id) => Some(hash(0x803e, id.into())),
    }
}

/// The content of part `part` of a group that holds `value`.
fn part_of(value: u64, part: usize) -> u64 {
    if part == 0 { value } else { hash(value, part as u64) }
}

struct Machine<'a> {
    problem: &'a Problem<'a>,
    env: &'a RegEnv,
    allocation: &'a Allocation,
    vregs: Vec<u64>,
    regs: Vec<u64>,
    slots: Vec<u64>,
}

impl Machine<'_> {
    fn edits(&mut self, pos: usize, place: Place) {
        let edits = &self.allocation.edits;
        let first = edits.partition_point(|edit| edit.at < crate::Point::new(pos, place));
        for edit in edits[first..].iter().take_while(|edit| edit.at == crate::Point::new(pos, place)) {
            match edit.kind {
                EditKind::Remat { vreg, id, to } => {
                    let group = usize::from(self.env.class(self.problem.vregs[vreg.idx()].class).group);
                    let value = hash(0xc0de, id.into());
                    (0..group).for_each(|part| self.regs[to.unit() + part] = part_of(value, part));
                }
                EditKind::Move { class, from, to } => {
                    let group = usize::from(self.env.class(class).group);
                    let value: Vec<u64> = (0..group).map(|part| self.read(from, part)).collect();
                    for (part, value) in value.into_iter().enumerate() {
                        match to {
                            Loc::Reg(reg) => self.regs[reg.unit() + part] = value,
                            Loc::Slot(slot) => self.slots[slot.idx() * 8 + part] = value,
                            Loc::Home(_) => {}
                        }
                    }
                }
            }
        }
    }

    fn read(&self, from: Loc, part: usize) -> u64 {
        match from {
            Loc::Reg(reg) => self.regs[reg.unit() + part],
            Loc::Slot(slot) => self.slots[slot.idx() * 8 + part],
            Loc::Home(id) => part_of(hash(0x803e, id.into()), part),
        }
    }

    fn group(&self, vreg: VReg) -> usize {
        self.env.class(self.problem.vregs[vreg.idx()].class).group.into()
    }

    fn inst(&mut self, pos: usize, garbage: u64) -> Result<(), String> {
        let mut digest = pos as u64;
        let mut copied = 0;
        for (idx, (operand, alloc)) in self.allocation.operands_of(self.problem, pos).enumerate() {
            if !operand.is_use() {
                continue;
            }
            let want = self.vregs[operand.vreg().idx()];
            let Some(loc) = alloc.loc() else { return Err(format!("inst {pos} operand {idx} has no place")) };
            for part in 0..self.group(operand.vreg()) {
                if self.read(loc, part) != part_of(want, part) {
                    return Err(format!("inst {pos} operand {idx} reads another value than {}", operand.vreg()));
                }
            }
            copied = want;
            digest = hash(digest, want);
        }
        for reg in self.problem.clobbers_of(pos).iter() {
            self.regs[reg.unit()] = hash(garbage, digest ^ reg.unit() as u64);
        }
        for (idx, (operand, alloc)) in self.allocation.operands_of(self.problem, pos).enumerate() {
            if operand.is_use() {
                continue;
            }
            let value = match self.problem.insts[pos].flow {
                Flow::Copy => copied,
                _ => hash(digest, 1 << 40 | idx as u64),
            };
            let value = remat_value(self.problem.vregs[operand.vreg().idx()].remat).unwrap_or(value);
            self.vregs[operand.vreg().idx()] = value;
            if let Some(Loc::Reg(reg)) = alloc.loc() {
                for part in 0..self.group(operand.vreg()) {
                    self.regs[reg.unit() + part] = part_of(value, part);
                }
            }
        }
        Ok(())
    }
}
