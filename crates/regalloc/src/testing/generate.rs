//! Random structured programs: nested loops with breaks and continues, if/else, early exits, state carried in vregs with several
//! definitions, calls, fixed and tied operands, early clobbers, groups, memory operands, constants, state registers.

use crate::problem::{
    ClassId, Constraint, Flow, Label, Operand, OperandKind, PReg, RegEnv, RegSet, Remat, VReg, VRegInfo,
};
use crate::text::Function;
use kernelsmith_random::Rng;

pub(crate) const GPR: ClassId = ClassId(0);
pub(crate) const VEC: ClassId = ClassId(1);
const PAIR: ClassId = ClassId(2);
const V4: ClassId = ClassId(3);
const LOW: ClassId = ClassId(4);
const FLAGS: ClassId = ClassId(5);
const VL: ClassId = ClassId(6);

/// A random program. `groups`: with register groups.
pub(crate) fn program(rng: &mut Rng, env: &RegEnv, size: usize, groups: bool) -> Function {
    let mut generator =
        Generator { rng, env, func: Function::default(), have: Vec::new(), loops: Vec::new(), groups, vl: None };
    generator.prologue();
    generator.block(size, 0);
    generator.exit();
    generator.func.find_loops();
    generator.func
}

struct Loop {
    header: Label,
    exit: Label,
    /// The vregs that are assigned at every jump to the exit so far.
    at_exit: Option<Vec<VReg>>,
}

struct Generator<'a> {
    rng: &'a mut Rng,
    env: &'a RegEnv,
    func: Function,
    /// The definitely assigned vregs.
    have: Vec<VReg>,
    loops: Vec<Loop>,
    groups: bool,
    /// The vector length in the state register.
    vl: Option<VReg>,
}

impl Generator<'_> {
    fn prologue(&mut self) {
        let n = 1 + self.rng.below(4);
        let params: Vec<VReg> = (0..n).map(|_| self.fresh(GPR)).collect();
        let operands: Vec<Operand> =
            params.iter().zip(0..).map(|(&vreg, n)| Operand::fixed_def(vreg, PReg::new(0, n))).collect();
        self.func.push(Flow::Normal, &operands, RegSet::EMPTY);
        self.have.extend(params);
        for class in [VEC, PAIR, V4, LOW] {
            let vreg = self.fresh(class);
            self.func.push(Flow::Normal, &[Operand::reg_def(vreg)], RegSet::EMPTY);
            self.have.push(vreg);
        }
        for n in 0..self.rng.below(3) {
            // Constants and home memory need no definition.
            let class = [GPR, VEC][self.rng.below(2)];
            let vreg = self.fresh(class);
            let remat = if self.rng.percent(50) { Remat::Recompute(n as u32) } else { Remat::Home(n as u32) };
            self.func.vregs[vreg.idx()].remat = remat;
            self.have.push(vreg);
        }
        if self.rng.percent(30) {
            let vl = self.func.vreg(VRegInfo::new(VL));
            self.func.push(Flow::Normal, &[Operand::fixed_def(vl, PReg::new(2, 1))], RegSet::EMPTY);
            self.vl = Some(vl);
        }
    }

    fn exit(&mut self) {
        let result = self.any_of(GPR);
        let mut last = vec![Operand::fixed_use(result, PReg::new(0, 0))];
        for _ in 0..self.rng.below(4) {
            let vreg = self.any_of(VEC);
            last.push(Operand::any_use(vreg));
        }
        last.truncate(2);
        self.func.push(Flow::Exit, &last, RegSet::EMPTY);
    }

    fn fresh(&mut self, class: ClassId) -> VReg {
        let mut info = VRegInfo::new(class);
        if class == GPR && self.rng.percent(5) {
            info.hint = Some(PReg::new(0, self.rng.below(8) as u8));
        }
        self.func.vreg(info)
    }

    fn class_of(&self, vreg: VReg) -> ClassId {
        self.func.vregs[vreg.idx()].class
    }

    fn any_of(&mut self, class: ClassId) -> VReg {
        let candidates: Vec<VReg> = self.have.iter().copied().filter(|&vreg| self.class_of(vreg) == class).collect();
        candidates[self.rng.below(candidates.len())]
    }

    /// A vreg to define: usually new, sometimes an existing one.
    fn target(&mut self, class: ClassId) -> VReg {
        if self.rng.percent(25) {
            let old = self.any_of(class);
            if self.func.vregs[old.idx()].remat == Remat::None {
                return old;
            }
        }
        self.fresh(class)
    }

    fn assigned(&mut self, vreg: VReg) {
        if !self.have.contains(&vreg) {
            self.have.push(vreg);
        }
    }

    fn block(&mut self, size: usize, depth: usize) {
        let mut remaining = size;
        while remaining > 0 {
            let used = match self.rng.below(100) {
                0..=7 if depth < 4 => self.if_else(remaining / 2, depth),
                8..=15 if depth < 4 => self.do_while(remaining / 2, depth),
                16..=20 if depth < 4 => self.while_loop(remaining / 2, depth),
                21..=22 if depth < 4 => self.attempts(remaining / 2, depth),
                21..=24 => self.leave_loop(),
                25..=30 => self.call(),
                31..=38 => self.copy(),
                39..=43 => self.shift(),
                _ => self.op(),
            };
            remaining -= used.clamp(1, remaining);
        }
    }

    fn branch(&mut self, label: Label) {
        if self.rng.percent(40) {
            let flags = self.func.vreg(VRegInfo::new(FLAGS));
            let reg = PReg::new(2, 0);
            let left = self.any_of(GPR);
            let right = self.any_of(GPR);
            let compare = [Operand::reg_use(left), Operand::any_use(right), Operand::fixed_def(flags, reg)];
            self.func.push(Flow::Normal, &compare, RegSet::EMPTY);
            if self.rng.percent(30) {
                let vreg = self.fresh(VEC);
                self.func.push(Flow::Normal, &[Operand::reg_def(vreg)], RegSet::EMPTY);
                self.have.push(vreg);
            }
            self.func.push(Flow::Branch(label), &[Operand::fixed_use(flags, reg)], RegSet::EMPTY);
        } else {
            let condition = self.any_of(GPR);
            let operand = if self.rng.percent(50) { Operand::any_use(condition) } else { Operand::reg_use(condition) };
            self.func.push(Flow::Branch(label), &[operand], RegSet::EMPTY);
        }
    }

    fn bind(&mut self, label: Label) {
        self.func.push(Flow::Label(label), &[], RegSet::EMPTY);
    }

    fn if_else(&mut self, size: usize, depth: usize) -> usize {
        let (other, end) = (self.func.label(), self.func.label());
        self.branch(other);
        let before = self.have.clone();
        if self.rng.percent(25) {
            // Something failed: a report, and the end of the function.
            self.report();
            self.have = before;
            self.bind(other);
            return 4;
        }
        self.block(size / 2 + 1, depth + 1);
        if self.rng.percent(60) {
            let leaves = !self.loops.is_empty() && self.rng.percent(20);
            if leaves {
                let idx = self.rng.below(self.loops.len());
                let exit = self.loops[idx].exit;
                self.note_exit(idx);
                self.func.push(Flow::Jump(exit), &[], RegSet::EMPTY);
                if self.rng.percent(30) {
                    self.op(); // unreachable
                }
            } else {
                self.func.push(Flow::Jump(end), &[], RegSet::EMPTY);
            }
            let after_then = core::mem::replace(&mut self.have, before);
            self.bind(other);
            self.block(size / 2 + 1, depth + 1);
            if !leaves {
                self.have.retain(|vreg| after_then.contains(vreg));
            }
            self.bind(end);
        } else {
            self.have = before;
            self.bind(other);
        }
        size
    }

    /// Several ways to one label, and the end of the function before it.
    fn attempts(&mut self, size: usize, depth: usize) -> usize {
        let end = self.func.label();
        let mut at_end = self.have.clone();
        for _ in 0..2 + self.rng.below(3) {
            self.block(size / 3 + 1, depth + 1);
            self.branch(end);
            at_end.retain(|vreg| self.have.contains(vreg));
        }
        self.report();
        self.have = at_end;
        self.bind(end);
        size
    }

    fn report(&mut self) {
        self.block(1, 4);
        for _ in 0..self.rng.below(3) {
            self.call();
        }
        self.exit();
    }

    fn do_while(&mut self, size: usize, depth: usize) -> usize {
        let (header, exit) = (self.func.label(), self.func.label());
        if self.rng.percent(20) {
            // Sometimes a jump to the header also enters the loop.
            self.branch(header);
            let before = self.have.clone();
            self.block(2, 4);
            self.have = before;
        }
        self.bind(header);
        self.loops.push(Loop { header, exit, at_exit: None });
        self.block(size.max(2), depth + 1);
        self.branch(header);
        self.end_loop(true);
        size
    }

    fn while_loop(&mut self, size: usize, depth: usize) -> usize {
        let (header, exit) = (self.func.label(), self.func.label());
        self.bind(header);
        self.loops.push(Loop { header, exit, at_exit: None });
        self.block(1, 4);
        self.note_exit(self.loops.len() - 1);
        self.branch_to_exit(exit);
        self.block(size.max(2), depth + 1);
        if self.rng.percent(50) {
            // Loop-carried state: a value computed late and copied at the end.
            let state = self.any_of(GPR);
            if self.func.vregs[state.idx()].remat == Remat::None {
                let new = self.fresh(GPR);
                self.func.push(Flow::Normal, &[Operand::reg_def(new), Operand::any_use(state)], RegSet::EMPTY);
                self.have.push(new);
                self.func.push(Flow::Copy, &[Operand::reg_def(state), Operand::reg_use(new)], RegSet::EMPTY);
            }
        }
        self.func.push(Flow::Jump(header), &[], RegSet::EMPTY);
        self.end_loop(false);
        size
    }

    fn branch_to_exit(&mut self, exit: Label) {
        let condition = self.any_of(GPR);
        self.func.push(Flow::Branch(exit), &[Operand::reg_use(condition)], RegSet::EMPTY);
    }

    fn note_exit(&mut self, idx: usize) {
        let have = self.have.clone();
        let at_exit = &mut self.loops[idx].at_exit;
        match at_exit {
            Some(known) => known.retain(|vreg| have.contains(vreg)),
            None => *at_exit = Some(have),
        }
    }

    fn end_loop(&mut self, falls_out: bool) {
        if falls_out {
            self.note_exit(self.loops.len() - 1);
        }
        if let Some(ended) = self.loops.pop() {
            self.bind(ended.exit);
            self.have = ended.at_exit.unwrap_or_default();
        }
    }

    fn leave_loop(&mut self) -> usize {
        if self.loops.is_empty() {
            return self.op();
        }
        let idx = self.rng.below(self.loops.len());
        if self.rng.percent(60) {
            let exit = self.loops[idx].exit;
            self.branch(exit);
            self.note_exit(idx);
        } else {
            let header = self.loops[idx].header;
            self.branch(header);
        }
        2
    }

    fn call(&mut self) -> usize {
        let mut operands = Vec::new();
        for n in 0..self.rng.below(4) {
            operands.push(Operand::fixed_use(self.any_of(GPR), PReg::new(0, n as u8)));
        }
        if self.rng.percent(50) {
            operands.push(Operand::fixed_use(self.any_of(VEC), PReg::new(1, 1)));
        }
        if self.rng.percent(20) {
            operands.push(Operand::any_use(self.any_of(GPR)));
        }
        let mut defined = Vec::new();
        if self.rng.percent(70) {
            let vreg = self.target(GPR);
            operands.push(Operand::fixed_def(vreg, PReg::new(0, 0)));
            defined.push(vreg);
        }
        if self.rng.percent(30) {
            let vreg = self.target(VEC);
            operands.push(Operand::fixed_def(vreg, PReg::new(1, 0)));
            defined.push(vreg);
        }
        let vectors = if self.rng.percent(50) { 0xffff } else { 0x00ff };
        self.func.push(Flow::Normal, &operands, RegSet::from_banks([0x1f, vectors, 1, 0, 0, 0, 0, 0]));
        for vreg in defined {
            self.assigned(vreg);
        }
        2
    }

    fn copy(&mut self) -> usize {
        let class = [GPR, VEC, PAIR][self.rng.below(if self.groups { 3 } else { 2 })];
        let source = self.any_of(class);
        let target = self.target(class);
        let mut operands = vec![Operand::reg_def(target), Operand::reg_use(source)];
        if self.rng.percent(30) {
            operands[1] = Operand::any_use(source);
        }
        if self.rng.percent(50) {
            operands.reverse();
        }
        self.func.push(Flow::Copy, &operands, RegSet::EMPTY);
        self.assigned(target);
        1
    }

    /// A shift count in a fixed register, two-address.
    fn shift(&mut self) -> usize {
        let value = self.any_of(GPR);
        let count = self.any_of(GPR);
        let target = self.target(GPR);
        let operands =
            [Operand::reg_use(value), Operand::fixed_use(count, PReg::new(0, 1)), Operand::tied_def(target, 0)];
        let same_fixed = self.rng.percent(20);
        if same_fixed {
            // A multiplication: one source and one result in fixed registers, the other result clobbers another.
            let high = self.fresh(GPR);
            let operands = [
                Operand::fixed_use(value, PReg::new(0, 0)),
                Operand::any_use(count),
                Operand::tied_def(target, 0),
                Operand::fixed_def(high, PReg::new(0, 2)),
            ];
            self.func.push(Flow::Normal, &operands, RegSet::EMPTY);
            self.have.push(high);
        } else {
            self.func.push(Flow::Normal, &operands, RegSet::from_banks([0, 0, 1, 0, 0, 0, 0, 0]));
        }
        self.assigned(target);
        1
    }

    fn op(&mut self) -> usize {
        let classes: &[ClassId] = if self.groups { &[GPR, VEC, LOW, PAIR, V4] } else { &[GPR, VEC, LOW] };
        let class = classes[self.rng.below(classes.len())];
        let wide = self.env.class(class).group > 1;
        let mut operands = Vec::new();
        let n_uses = self.rng.below(if wide { 2 } else { 4 });
        for _ in 0..n_uses {
            let vreg = self.any_of(if class == LOW { GPR } else { class });
            let constraint = match self.rng.below(10) {
                0..=3 => Constraint::RegOrMem,
                4 if !wide => self.func.subset(0x2b),
                _ => Constraint::Reg,
            };
            operands.push(Operand::new(vreg, OperandKind::Use, constraint));
        }
        if let Some(vl) = self.vl
            && class == VEC
        {
            operands.push(Operand::fixed_use(vl, PReg::new(2, 1)));
        }
        let tied = (!operands.is_empty() && n_uses > 0 && self.rng.percent(35)).then(|| self.rng.below(n_uses));
        let mut defined = Vec::new();
        if self.rng.percent(85) {
            let target = self.target(class);
            let constraint = match tied {
                Some(tied) if class != LOW => Constraint::SameAs(tied as u8),
                _ if self.rng.percent(10) && !wide => self.func.subset(0x0f),
                _ => Constraint::Reg,
            };
            let early = !matches!(constraint, Constraint::SameAs(_)) && self.rng.percent(20);
            let kind = if early { OperandKind::EarlyDef } else { OperandKind::Def };
            operands.push(Operand::new(target, kind, constraint));
            defined.push(target);
        }
        if !wide && self.rng.percent(15) {
            let second = self.fresh(class);
            operands.push(Operand::reg_def(second));
            defined.push(second);
        }
        let clobbers = match self.rng.below(20) {
            0 => RegSet::from_banks([0x04, 0, 1, 0, 0, 0, 0, 0]),
            1..=4 => RegSet::from_banks([0, 0, 1, 0, 0, 0, 0, 0]),
            _ => RegSet::EMPTY,
        };
        self.func.push(Flow::Normal, &operands, clobbers);
        for vreg in defined {
            self.assigned(vreg);
        }
        1
    }
}
