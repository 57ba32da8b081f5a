//! Liveness in one forward pass.
//!
//! In: a problem. Out: for each vreg its live interval, for each operand the next event (use or definition) of its vreg in
//! linear order, the positions of labels, and the instructions with fixed registers and clobbers.
//!
//! Because control flow is structured and every use is definitely assigned, the first definition of a vreg comes before all
//! its uses in linear order, and a back edge can only carry a value whose first definition is outside its loop. Hence the
//! interval from the first definition to the last event covers every point at which the value is live, if an event in such a
//! loop counts as one at the end of the outermost such loop. Between a use and a following definition in the same basic
//! block the value is dead: the use marks such a *hole*.
//!
//! A *final run* is a sequence of instructions without labels and branches that ends with an exit or with a jump forwards.
//! What follows it in linear order is not reached from it: values whose next event is there, and whose interval does not
//! reach the jump's label, are dead in the run. A call in a run with an exit (the report of a failed check) that destroys
//! nothing which the rest of the run reads is none of the instructions with clobbers, so that values of the rest of the
//! function need not survive it.
//!
//! Ends are doubled positions: `2 * inst` for an event, `2 * loop.end + 1` for a value that is live on the back edge.

use crate::problem::{Constraint, Flow, Label, LoopInfo, Operand, OperandKind, PReg, Problem, RegEnv, Remat, VReg};

/// No vreg, register, instruction or slot.
pub(crate) const NONE: u32 = u32::MAX;

/// The next event of a vreg after an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Next(u32);

impl Next {
    /// No further event in linear order (the value may still be live on a back edge).
    pub(crate) const NEVER: Next = Next(NONE);

    fn at(inst: usize, hole: bool) -> Next {
        Next((inst as u32) << 1 | u32::from(hole))
    }

    /// The instruction of the event; larger than any instruction if there is none.
    #[inline]
    pub(crate) fn inst(self) -> u32 {
        self.0 >> 1
    }

    /// Whether the value is dead until that event, a definition in the same block.
    #[inline]
    pub(crate) fn is_hole(self) -> bool {
        self.0 & 1 != 0 && self.0 != NONE
    }
}

/// The live interval of a vreg.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Interval {
    /// Instruction of the first definition; 0 for constants and memory that are never defined.
    pub(crate) first_def: u32,
    /// Doubled position up to which the value may be live.
    pub(crate) end: u32,
    /// Instruction of the last definition in linear order; 0 if there is none.
    pub(crate) last_def: u32,
    /// Number of definitions, saturating.
    pub(crate) n_defs: u16,
    /// Loop depth of the first definition.
    pub(crate) def_depth: u16,
    /// The register that an operand requires or the client prefers; `NO_REG` if none.
    pub(crate) hint: u16,
    /// The vreg to which a copy or tied definition moves this one; `NONE` if none.
    pub(crate) successor: u32,
    /// The first use, of constants and memory that are used before they are defined.
    pub(crate) first_use: Next,
    last_operand: u32,
    last_event: u32,
}

/// The facts about an instruction for the allocator's fast path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// Whether it has at most 8 operands, at most one definition, only the constraints `Reg`, `RegOrMem`, one tie and fixed
    /// state registers, no vreg used twice, and clobbers only state registers.
    pub(crate) is_simple: bool,
    /// Index of the definition; `NO_OPERAND` if there is none.
    pub(crate) def: u8,
    /// Mask of the uses to which a definition is tied.
    pub(crate) tied: u8,
    /// Whether state registers are among the operands or clobbers: then the fast path needs the right values in them.
    pub(crate) has_state: bool,
}

/// No operand in [`Shape`].
pub(crate) const NO_OPERAND: u8 = u8::MAX;

/// No register in a 16-bit field.
pub(crate) const NO_REG: u16 = u16::MAX;

/// A sequence of instructions without labels and branches that ends with an exit or with a jump forwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FinalRun {
    /// Its first instruction.
    pub(crate) start: u32,
    /// Its last instruction.
    pub(crate) exit: u32,
    /// The label to which it jumps.
    pub(crate) label: Option<Label>,
}

/// The result of the pass, reused between functions.
#[derive(Default)]
pub(crate) struct Liveness {
    pub(crate) vregs: Vec<Interval>,
    pub(crate) next: Vec<Next>,
    pub(crate) label_pos: Vec<u32>,
    /// Instructions with clobbers that values may have to survive, ascending.
    pub(crate) clobbering: Vec<u32>,
    /// Instructions with fixed operands, ascending, but for those of calls that no value survives.
    pub(crate) fixing: Vec<u32>,
    /// Final runs with clobbers or fixed operands, and those with a jump and other instructions, ascending.
    pub(crate) finals: Vec<FinalRun>,
    pub(crate) shapes: Vec<Shape>,
    loop_stack: Vec<LoopInfo>,
}

impl Liveness {
    pub(crate) fn compute(&mut self, problem: &Problem<'_>, env: &RegEnv) {
        self.clear(problem);
        let is_state = |vreg: VReg| !env.classes[problem.vregs[vreg.idx()].class.idx()].spillable;
        let mut next_loop = 0;
        let mut boundary = 0; // one more than the last instruction that ends or starts a block
        for (pos, inst) in problem.insts.iter().enumerate() {
            while let Some(looped) = problem.loops.get(next_loop).filter(|looped| looped.start as usize == pos) {
                self.loop_stack.push(*looped);
                next_loop += 1;
            }
            let first = inst.first_operand as usize;
            let operands = &problem.operands[inst.operands()];
            let clobbers_values = inst.clobbers != 0 && problem.clobbers_of(pos).intersects(&env.spillable);
            let mut shape = Shape {
                is_simple: !clobbers_values && operands.len() <= 8,
                def: NO_OPERAND,
                tied: 0,
                has_state: inst.clobbers != 0,
            };
            let (mut fixed, mut early_defs) = (false, false);
            for (idx, operand) in operands.iter().enumerate() {
                if operand.is_plain_use() {
                    shape.is_simple &= self.event(problem, *operand, first + idx, pos, boundary);
                    continue;
                }
                match operand.constraint() {
                    Constraint::Reg | Constraint::RegOrMem => {}
                    Constraint::SameAs(tied) => {
                        let source = operands[usize::from(tied)].vreg().idx();
                        self.vregs[source].successor = operand.vreg().0;
                        shape.tied |= 1u8.checked_shl(tied.into()).unwrap_or(0);
                        shape.is_simple &= problem.vregs[source].class == problem.vregs[operand.vreg().idx()].class;
                    }
                    Constraint::Fixed(_) => {
                        self.hint_from(problem, env, *operand);
                        if is_state(operand.vreg()) {
                            shape.has_state = true;
                        } else {
                            fixed = true;
                            shape.is_simple = false;
                        }
                    }
                    Constraint::Subset(_) => {
                        self.hint_from(problem, env, *operand);
                        shape.is_simple = false;
                    }
                }
                if operand.is_use() {
                    let once = self.event(problem, *operand, first + idx, pos, boundary);
                    shape.is_simple &= once;
                } else {
                    shape.is_simple &= shape.def == NO_OPERAND && operand.kind() == OperandKind::Def;
                    let is_only = shape.def == NO_OPERAND && idx + 1 == operands.len();
                    shape.def = idx as u8;
                    if is_only {
                        self.event(problem, *operand, first + idx, pos, boundary);
                        early_defs = false;
                    } else {
                        early_defs = true;
                    }
                }
            }
            // Definitions come after all uses.
            if early_defs {
                for (idx, operand) in operands.iter().enumerate() {
                    if !operand.is_use() {
                        self.event(problem, *operand, first + idx, pos, boundary);
                    }
                }
            }
            self.shapes.push(shape);
            if fixed {
                self.fixing.push(pos as u32);
            }
            if clobbers_values {
                self.clobbering.push(pos as u32);
            }
            match inst.flow {
                Flow::Normal => {}
                Flow::Copy => self.copy_hint(operands),
                Flow::Label(label) => {
                    self.label_pos[label.idx()] = pos as u32;
                    boundary = pos + 1;
                }
                Flow::Jump(label) => {
                    if boundary < pos && self.label_pos[label.idx()] == NONE {
                        self.finals.push(FinalRun { start: boundary as u32, exit: pos as u32, label: Some(label) });
                    }
                    boundary = pos + 1;
                }
                Flow::Branch(_) => boundary = pos + 1,
                Flow::Exit => {
                    self.end_final_run(problem, boundary, pos);
                    boundary = pos + 1;
                }
            }
            while self.loop_stack.last().is_some_and(|looped| looped.end as usize <= pos) {
                self.loop_stack.pop();
            }
        }
    }

    /// Records the final run from `start` to the instruction `exit`, and forgets its calls that no value of it survives.
    fn end_final_run(&mut self, problem: &Problem<'_>, start: usize, exit: usize) {
        let is_inside = |at: Option<&u32>| at.is_some_and(|&at| at as usize >= start);
        if !is_inside(self.clobbering.last()) && !is_inside(self.fixing.last()) {
            return;
        }
        self.finals.push(FinalRun { start: start as u32, exit: exit as u32, label: None });
        let mut after = exit + 1;
        while let Some(&call) = self.clobbering.last().filter(|&&at| at as usize >= start) {
            let is_old = |operand: &Operand| {
                let vreg = operand.vreg().idx();
                operand.is_use() && problem.vregs[vreg].remat == Remat::None && self.vregs[vreg].first_def < call
            };
            // Only what was not looked at for a later call.
            let survives = (call as usize + 1..after).any(|pos| problem.operands_of(pos).iter().any(is_old));
            if survives {
                break;
            }
            after = call as usize + 1;
            self.clobbering.pop();
            while self.fixing.last().is_some_and(|&at| at >= call) {
                self.fixing.pop();
            }
        }
    }

    fn clear(&mut self, problem: &Problem<'_>) {
        self.vregs.clear();
        self.vregs.extend(problem.vregs.iter().map(|info| Interval {
            first_def: NONE,
            end: 0,
            last_def: 0,
            n_defs: 0,
            def_depth: 0,
            hint: info.hint.map_or(NO_REG, |reg| reg.unit() as u16),
            successor: NONE,
            first_use: Next::NEVER,
            last_operand: NONE,
            last_event: NONE,
        }));
        self.next.clear();
        self.next.resize(problem.operands.len(), Next::NEVER);
        self.label_pos.clear();
        self.label_pos.resize(problem.n_labels as usize, NONE);
        self.shapes.clear();
        self.shapes.reserve(problem.insts.len());
        self.clobbering.clear();
        self.fixing.clear();
        self.finals.clear();
        self.loop_stack.clear();
    }

    /// Records a use or definition; returns whether it is the first one of its vreg in this instruction.
    #[inline(always)]
    fn event(&mut self, problem: &Problem<'_>, operand: Operand, index: usize, pos: usize, boundary: usize) -> bool {
        let vreg = operand.vreg().idx();
        let interval = &mut self.vregs[vreg];
        let is_use = operand.is_use();
        let last_event = core::mem::replace(&mut interval.last_event, pos as u32);
        let previous = core::mem::replace(&mut interval.last_operand, index as u32);
        if previous != NONE {
            let hole = !is_use && last_event as usize >= boundary;
            self.next[previous as usize] = Next::at(pos, hole);
        } else {
            let constant = is_use && problem.vregs[vreg].remat != Remat::None;
            interval.first_def = if constant { 0 } else { pos as u32 };
            if constant {
                interval.first_use = Next::at(pos, false);
            }
            interval.def_depth = if constant { 0 } else { self.loop_stack.last().map_or(0, |looped| looped.depth) };
        }
        if !is_use {
            interval.last_def = pos as u32;
            interval.n_defs = interval.n_defs.saturating_add(1);
        }
        // Outside of loops no earlier event has a later end.
        let mut end = 2 * pos as u32;
        if !self.loop_stack.is_empty() {
            for looped in self.loop_stack.iter().rev() {
                if looped.start <= interval.first_def {
                    break;
                }
                end = 2 * looped.end + 1;
            }
            end = end.max(interval.end);
        }
        interval.end = end;
        last_event != pos as u32
    }

    /// Records the register that an operand requires as a hint; uses take precedence over definitions.
    fn hint_from(&mut self, problem: &Problem<'_>, env: &RegEnv, operand: Operand) {
        let vreg = operand.vreg().idx();
        let required = match operand.constraint() {
            Constraint::Fixed(reg) => reg,
            // A subset of one register is as strict as a fixed register.
            Constraint::Subset(subset) if problem.subsets[usize::from(subset)].is_power_of_two() => {
                let only = problem.subsets[usize::from(subset)].trailing_zeros();
                PReg::new(env.classes[problem.vregs[vreg].class.idx()].bank, only as u8)
            }
            _ => return,
        };
        let hint = &mut self.vregs[vreg].hint;
        if operand.is_use() || *hint == NO_REG {
            *hint = required.unit() as u16;
        }
    }

    fn copy_hint(&mut self, operands: &[Operand]) {
        let def = operands.iter().find(|operand| operand.kind() != OperandKind::Use);
        let source = operands.iter().find(|operand| operand.is_use());
        if let (Some(def), Some(source)) = (def, source) {
            self.vregs[source.vreg().idx()].successor = def.vreg().0;
        }
    }
}

/// The register of a 16-bit field.
#[inline]
pub(crate) fn reg_of(field: u16) -> Option<PReg> {
    (field != NO_REG).then(|| PReg::from_unit(usize::from(field)))
}
