//! Appends machine instructions with their operands in the allocator's form.

use super::Selector;
use crate::mach::{Base, Home, MachInst, MachKind, MachOperand, NO_SLOT};
use crate::target::InstFacts;
use kernelsmith_ir::VReg;
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{InstId, OperandClass};
use kernelsmith_regalloc::{self as ra, Constraint, Operand, OperandKind};

/// The base of an address.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ArgBase {
    /// A register.
    Reg(ra::VReg),
    /// A constant.
    Pool(u32),
    /// The outgoing stack arguments.
    Outgoing,
    /// The incoming stack arguments.
    Incoming,
    /// A stack slot.
    Slot(u32),
}

/// An operand of an instruction, in the order of the description: results, then inputs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg {
    /// A result.
    Def(ra::VReg),
    /// A register input.
    Use(ra::VReg),
    /// A number.
    Imm(i64),
    /// An address.
    Mem { base: ArgBase, index: Option<ra::VReg>, scale_log2: u8, disp: i32 },
    /// A label.
    Label(ra::Label),
    /// A condition.
    Cond(u8),
}

/// The properties of an instruction apart from its explicit operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extra<'a> {
    /// The values of fixed operands that the description lists as implicit.
    pub fixed: &'a [Operand],
    /// The clobber set; `None` for that of the description, without the registers that `fixed` defines.
    pub clobbers: Option<u16>,
    /// Control flow.
    pub flow: ra::Flow,
    /// The kind of instruction.
    pub kind: MachKind,
    /// The machine mode that it requires, if that is not the current one.
    pub state: u16,
}

impl Default for Extra<'_> {
    fn default() -> Self {
        Extra { fixed: &[], clobbers: None, flow: ra::Flow::Normal, kind: MachKind::Inst, state: 0 }
    }
}

/// Whether an operand reads a register.
fn reads(arg: &Arg, v: ra::VReg) -> bool {
    match *arg {
        Arg::Use(other) => other == v,
        Arg::Mem { base, index, .. } => index == Some(v) || matches!(base, ArgBase::Reg(base) if base == v),
        Arg::Def(_) | Arg::Imm(_) | Arg::Label(_) | Arg::Cond(_) => false,
    }
}

/// Maximum number of instructions in which the definition of a value is searched: most are used soon.
const MAX_LOOK_BEHIND: usize = 64;

impl Selector<'_> {
    /// Appends an instruction.
    pub(crate) fn emit(&mut self, inst: InstId, args: &[Arg]) {
        self.emit_with(inst, args, Extra::default());
    }

    /// Appends an instruction that requires a machine mode.
    pub(crate) fn emit_in(&mut self, state: u16, inst: InstId, args: &[Arg]) {
        let before = core::mem::replace(&mut self.state, state);
        self.emit(inst, args);
        self.state = before;
    }

    /// Appends an instruction with special properties.
    pub(crate) fn emit_with(&mut self, inst: InstId, args: &[Arg], extra: Extra<'_>) {
        let target = self.target;
        let facts = target.facts(inst);
        // The register of a tied early-clobber result must not be another input, too.
        if facts.early != 0 && args.len() <= MAX_OPERANDS {
            for tied in (0..usize::from(facts.n_defs)).filter_map(|result| self.tied_to(facts, inst, result)) {
                if let Some(Arg::Use(v)) = args.get(tied).copied()
                    && args.iter().filter(|arg| reads(arg, v)).count() > 1
                {
                    let apart = self.mach.new_vreg(self.mach.vregs[v.idx()].class);
                    self.copy(apart, v);
                    let mut separate = [Arg::Imm(0); MAX_OPERANDS];
                    separate[..args.len()].copy_from_slice(args);
                    separate[tied] = Arg::Use(apart);
                    return self.emit_with(inst, &separate[..args.len()], extra);
                }
            }
        }
        let first_ra = self.mach.ra_operands.len();
        let first = self.mach.operands.len();
        let (args, unnamed) = args.split_at(args.len().min(usize::from(facts.n_operands)));
        for arg in args {
            let operand = match *arg {
                Arg::Def(_) => MachOperand::Reg(NO_SLOT),
                Arg::Use(v) => MachOperand::Reg(self.ra_use(v)),
                Arg::Imm(n) => MachOperand::Imm(n),
                Arg::Mem { base, index, scale_log2, disp } => {
                    let base = match base {
                        ArgBase::Reg(v) => Base::Reg(self.ra_use(v)),
                        ArgBase::Pool(entry) => Base::Pool(entry),
                        ArgBase::Outgoing => Base::Outgoing,
                        ArgBase::Incoming => Base::Incoming,
                        ArgBase::Slot(slot) => Base::Slot(slot),
                    };
                    let index = index.map_or(NO_SLOT, |v| self.ra_use(v));
                    MachOperand::Mem { base, index, scale_log2, disp }
                }
                Arg::Label(label) => MachOperand::Label(label),
                Arg::Cond(code) => MachOperand::Cond(code),
            };
            self.mach.operands.push(operand);
        }
        // The allocator may leave the last register input (or the one that it commutes with) in memory.
        for at in [facts.fold_partner, facts.fold_at] {
            if let Some(Arg::Use(v)) = args.get(usize::from(at)).copied()
                && let MachOperand::Reg(slot) = self.mach.operands[first + usize::from(at)]
                && self.memory_bits(v) >= u32::from(facts.fold_bits)
            {
                self.mach.ra_operands[slot as usize] = Operand::any_use(v);
            }
        }
        for (at, arg) in args.iter().enumerate().take(usize::from(facts.n_defs)) {
            if let Arg::Def(v) = *arg {
                let tied = self.tied_to(facts, inst, at);
                let constraint = match tied.and_then(|tied| self.mach.operands.get(first + tied)) {
                    Some(&MachOperand::Reg(slot)) => Constraint::SameAs((slot as usize - first_ra) as u8),
                    _ => Constraint::Reg,
                };
                // A tied result needs no early clobber: no other input has the register of the tied input.
                let is_early = facts.early >> at & 1 != 0 && constraint == Constraint::Reg;
                let kind = if is_early { OperandKind::EarlyDef } else { OperandKind::Def };
                self.mach.operands[first + at] = MachOperand::Reg(self.mach.ra_operands.len() as u32);
                self.mach.ra_operands.push(Operand::new(v, kind, constraint));
            }
        }
        self.narrow_operands(facts, first);
        for arg in unnamed {
            if let Arg::Use(v) = *arg {
                self.mach.ra_operands.push(Operand::fixed_use(v, facts.unnamed));
            }
        }
        self.finish_inst(inst, facts, [first, first_ra], extra);
    }

    /// The operand that is tied to a result.
    #[inline]
    fn tied_to(&self, facts: &InstFacts, inst: InstId, result: usize) -> Option<usize> {
        if facts.tied == u8::MAX || usize::from(facts.tied_to) == result {
            return (facts.tied != u8::MAX).then_some(facts.tied.into());
        }
        if facts.n_defs < 2 {
            return None;
        }
        self.target.desc().inst(inst).operands().position(|operand| operand.tied_to() == Some(result))
    }

    /// Constrains the operands that accept only a subset of their values' registers.
    #[inline]
    fn narrow_operands(&mut self, facts: &InstFacts, first: usize) {
        let mut narrow = facts.narrow;
        while narrow != 0 {
            let at = narrow.trailing_zeros() as usize;
            narrow &= narrow - 1;
            if let Some(MachOperand::Reg(slot)) = self.mach.operands.get(first + at).copied()
                && let Some(operand) = self.mach.ra_operands.get(slot as usize).copied()
                && matches!(operand.constraint(), Constraint::Reg | Constraint::RegOrMem)
            {
                // Subsets have the numbers of their classes.
                let subset = Constraint::Subset(facts.classes[at].0.into());
                self.mach.ra_operands[slot as usize] = Operand::new(operand.vreg(), operand.kind(), subset);
            }
        }
    }

    /// Appends an instruction with at most one result and register inputs, the common case.
    pub(super) fn emit_registers(
        &mut self,
        inst: InstId,
        result: Option<ra::VReg>,
        inputs: &[ra::VReg],
        extra: Extra<'_>,
    ) {
        let target = self.target;
        let facts = target.facts(inst);
        if facts.early != 0 && facts.tied != u8::MAX {
            return self.emit_listed(inst, result, inputs, extra);
        }
        let (first, first_ra) = (self.mach.operands.len(), self.mach.ra_operands.len());
        let n_named = inputs.len().min(usize::from(facts.n_operands - facts.n_defs));
        let (inputs, unnamed) = inputs.split_at(n_named);
        let (slot, end) = (first_ra as u32, (first_ra + inputs.len()) as u32);
        if result.is_some() {
            self.mach.operands.push(MachOperand::Reg(end));
        }
        self.mach.operands.extend((slot..end).map(MachOperand::Reg));
        self.mach.ra_operands.extend(inputs.iter().map(|v| Operand::reg_use(*v)));
        for at in [facts.fold_partner, facts.fold_at] {
            let input = usize::from(at.wrapping_sub(facts.n_defs));
            if let Some(&v) = inputs.get(input)
                && self.memory_bits(v) >= u32::from(facts.fold_bits)
            {
                self.mach.ra_operands[first_ra + input] = Operand::any_use(v);
            }
        }
        if let Some(v) = result {
            let constraint = match facts.tied {
                u8::MAX => Constraint::Reg,
                tied => Constraint::SameAs(tied - facts.n_defs),
            };
            let kind = if facts.early != 0 { OperandKind::EarlyDef } else { OperandKind::Def };
            self.mach.ra_operands.push(Operand::new(v, kind, constraint));
        }
        self.narrow_operands(facts, first);
        for &v in unnamed {
            self.mach.ra_operands.push(Operand::fixed_use(v, facts.unnamed));
        }
        self.finish_inst(inst, facts, [first, first_ra], extra);
    }

    /// The same for instructions whose early-clobber result is tied to an input.
    #[cold]
    fn emit_listed(&mut self, inst: InstId, result: Option<ra::VReg>, inputs: &[ra::VReg], extra: Extra<'_>) {
        let args: Vec<Arg> = result.map(Arg::Def).into_iter().chain(inputs.iter().map(|v| Arg::Use(*v))).collect();
        self.emit_with(inst, &args, extra);
    }

    /// Appends the instruction with these facts, whose operands start at `first` and `first_ra`.
    fn finish_inst(&mut self, inst: InstId, facts: &InstFacts, [first, first_ra]: [usize; 2], extra: Extra<'_>) {
        let mut clobbers = facts.clobbers;
        for operand in extra.fixed {
            self.mach.ra_operands.push(*operand);
            if !operand.is_use() {
                clobbers = facts.clobbers_but_state;
            }
        }
        let clobbers = extra.clobbers.unwrap_or(clobbers);
        self.push_inst(
            MachInst {
                inst,
                kind: extra.kind,
                state: if extra.state != 0 { extra.state } else { self.state },
                n_operands: (self.mach.operands.len() - first) as u8,
                first_operand: first as u32,
                origin: self.origin,
            },
            first_ra,
            clobbers,
            extra.flow,
        );
    }

    fn push_inst(&mut self, inst: MachInst, first_ra: usize, clobbers: u16, flow: ra::Flow) {
        let n_operands = (self.mach.ra_operands.len() - first_ra) as u16;
        self.mach.insts.push(inst);
        self.mach.ra_insts.push(ra::Inst { first_operand: first_ra as u32, n_operands, clobbers, flow });
    }

    fn ra_use(&mut self, v: ra::VReg) -> u32 {
        self.mach.ra_operands.push(Operand::reg_use(v));
        self.mach.ra_operands.len() as u32 - 1
    }

    /// The number of bits of a value that can be read from its memory home or spill slot.
    #[inline]
    fn memory_bits(&self, v: ra::VReg) -> u32 {
        let info = self.mach.vregs[v.idx()];
        match info.remat {
            ra::Remat::Home(home) => match self.mach.homes[home as usize] {
                Home::Pool(entry) => self.mach.pool[entry as usize].size * 8,
                Home::Incoming(_) => 64,
            },
            _ => self.target.reg_env().class(info.class).spill_size * 8,
        }
    }

    /// An instruction without bytes.
    pub(crate) fn emit_virtual(&mut self, operands: &[Operand], flow: ra::Flow) {
        let first_ra = self.mach.ra_operands.len();
        self.mach.ra_operands.extend_from_slice(operands);
        let first_operand = self.mach.operands.len() as u32;
        let inst = MachInst {
            inst: InstId(0),
            kind: MachKind::Virtual,
            n_operands: 0,
            state: 0,
            first_operand,
            origin: self.origin,
        };
        self.push_inst(inst, first_ra, 0, flow);
    }

    /// `dst = src`; removed later if both get the same register.
    pub(crate) fn copy_to(&mut self, dst: VReg, src: ra::VReg) {
        let to = self.dst(dst);
        self.copy(to, src);
    }

    /// `to = from`, between machine registers of one bank.
    pub(crate) fn copy(&mut self, to: ra::VReg, from: ra::VReg) {
        let class = kernelsmith_machine::ClassId(self.mach.vregs[to.idx()].class.0);
        let Some(inst) = self.target.move_inst(class) else { return self.fail_class(class) };
        let first_ra = self.mach.ra_operands.len();
        let first = self.mach.operands.len() as u32;
        self.mach.ra_operands.extend([Operand::reg_use(from), Operand::reg_def(to)]);
        self.mach.operands.extend([MachOperand::Reg(first_ra as u32 + 1), MachOperand::Reg(first_ra as u32)]);
        let inst =
            MachInst { inst, kind: MachKind::Copy, n_operands: 2, state: 0, first_operand: first, origin: self.origin };
        self.push_inst(inst, first_ra, 0, ra::Flow::Copy);
    }

    pub(super) fn fail_class(&mut self, class: kernelsmith_machine::ClassId) {
        let name = self.target.desc().class(class).name();
        let what = format!("class {name} lacks an instruction that moves, loads or stores its registers");
        self.failure.get_or_insert(crate::error::CompileError::target(what));
    }

    /// The class of the first result that one of the last instructions writes to `v`, as the instruction has it.
    pub(crate) fn recent_result(&self, v: ra::VReg) -> Option<ra::ClassId> {
        let recent = self.mach.insts.iter().zip(&self.mach.ra_insts).rev().take(MAX_LOOK_BEHIND);
        for (inst, ra_inst) in recent {
            let defines = |operand: &Operand| operand.vreg() == v && !operand.is_use();
            if self.mach.ra_operands[ra_inst.operands()].iter().any(defines) {
                let first = self.mach.operands_of(inst).first();
                let is_first = matches!(first, Some(MachOperand::Reg(slot)) if *slot != NO_SLOT
                    && defines(&self.mach.ra_operands[*slot as usize]));
                return if inst.kind == MachKind::Inst && is_first { self.operand_class(inst.inst, 0) } else { None };
            }
        }
        None
    }

    /// The class of the register operand `at` of an instruction.
    pub(crate) fn operand_class(&self, inst: InstId, at: usize) -> Option<ra::ClassId> {
        match self.target.desc().inst(inst).operand(at).class() {
            OperandClass::Reg(_) => Some(ra::ClassId(self.target.facts(inst).classes[at].0)),
            _ => None,
        }
    }
}
