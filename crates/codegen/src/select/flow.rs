//! Control flow, parameters and results.

use super::Selector;
use super::calls::general_type;
use super::emit::{Arg, ArgBase, Extra};
use crate::abi::{Place, Request};
use crate::error::{CompileError, CompileErrorKind};
use crate::isa::{Table, VariadicList};
use crate::mach::{Home, MachKind};
use crate::ops::is_narrow;
use kernelsmith_ir::{Op, Opcode, Passing, Type, VReg};
use kernelsmith_machine::{ClassId, InstId};
use kernelsmith_regalloc::{self as ra, Flow, Operand};

/// An open region.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Region {
    /// An `if`. A false condition goes to `next`; after `else`, the first block jumps to `end`. `branch` is the instruction that
    /// skips the first block, if there is exactly one; `rare` means that it is usually taken.
    If { next: ra::Label, end: Option<ra::Label>, branch: Option<u32>, rare: bool },
    /// A loop, by its number.
    Loop { info: u32 },
    /// A block.
    Block,
}

/// Where jumps to an open loop or block lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    /// To its end.
    exit: ra::Label,
    /// To its start, if it is a loop.
    header: ra::Label,
}

/// What the selection of a jump through a table needs; its memory is reused.
#[derive(Debug, Default)]
pub(crate) struct Targets {
    targets: Vec<(ra::Label, ra::Label)>,
    by_depth: Vec<Option<ra::Label>>,
    labels: Vec<ra::Label>,
}

/// Maximum size of stack arguments in bytes.
const MAX_STACK_ARGS: u32 = 1 << 16;

impl Selector<'_> {
    /// The parameters: in registers, or in their home slots on the stack.
    pub(super) fn entry(&mut self) -> Result<(), CompileError> {
        let func = self.func;
        let types = func.params.iter().map(|v| func.vregs[v.index()]);
        if func.passing.is_empty() && !func.is_variadic {
            self.places(types, true)?;
        } else {
            self.places_of(types, &func.passing, func.params.len(), func.is_variadic, true)?;
        }
        self.check_registers(func.results.iter().copied(), true)?;
        self.mach.returns_wide = func.results.iter().any(|ty| ty.bits().is_some_and(|bits| bits > 128));
        let places = core::mem::take(&mut self.s.places);
        let mut fixed = core::mem::take(&mut self.s.fixed);
        let mut raw = core::mem::take(&mut self.s.values);
        fixed.clear();
        raw.clear();
        // Kernels often do not read the lengths of slices.
        let is_read = |selector: &Self, param: VReg| {
            let known = &selector.s.known[param.index()];
            known.uses_left > 0 || known.n_defs > 1
        };
        for (&param, place) in func.params.iter().zip(&places.list) {
            if !is_read(self, param) {
                continue;
            }
            let ty = self.ty(param);
            let preg = match place {
                Place::Reg(reg) => Some(self.preg_of(*reg)?),
                Place::Stack(_) => None,
            };
            let in_general = preg.is_some_and(|preg| self.is_other_bank(ty, preg));
            let value = match in_general {
                true => self.temp(general_type(ty)),
                false if is_narrow(ty) => self.temp(ty),
                false => self.dst(param),
            };
            raw.push(value);
            if let Some(preg) = preg {
                fixed.push(Operand::fixed_def(value, preg));
            }
        }
        if let Some(link) = self.target.isa().link_register()
            && func.ops.iter().any(|op| op.code == Opcode::ReturnAddr)
        {
            // Calls change the register.
            let value = self.temp(Type::PTR);
            fixed.push(Operand::fixed_def(value, self.preg_of(link)?));
            self.return_address = Some(value);
        }
        let variadic = if func.is_variadic { Some(self.variadic_registers(&places, &mut fixed)?) } else { None };
        self.mach.incoming_bytes = if func.is_variadic { u32::MAX } else { places.stack_bytes };
        self.emit_virtual(&fixed, Flow::Normal);
        if let Some(registers) = variadic {
            self.save_variadic(registers);
        }
        let mut values = raw.iter();
        for (at, (&param, place)) in func.params.iter().zip(&places.list).enumerate() {
            let Some(&value) = is_read(self, param).then(|| values.next()).flatten() else { continue };
            let ty = self.ty(param);
            let passing = if func.passing.is_empty() { None } else { func.passing_of(at) };
            if let (Place::Stack(offset), Some(Passing::Copy { .. })) = (place, passing) {
                // The bytes are among the stack arguments.
                self.incoming_address(value, *offset as i32);
                continue;
            }
            self.mach.has_chain |= passing == Some(Passing::StaticChain);
            if passing == Some(Passing::ResultAddress) && self.target.isa().returns_result_address() {
                let kept = self.temp(ty);
                self.copy(kept, value);
                self.result_address = Some(kept);
            }
            if let Place::Stack(offset) = place {
                self.mach.has_incoming = true;
                if self.n_defs(param) == 1 || is_narrow(ty) {
                    // Its home is the stack slot, from which the allocator reloads it.
                    self.mach.homes.push(Home::Incoming(*offset));
                    self.mach.vregs[value.idx()].remat = ra::Remat::Home(self.mach.homes.len() as u32 - 1);
                } else {
                    let class = ClassId(self.mach.vregs[value.idx()].class.0);
                    let load = self.target.load_inst(class);
                    let load = load.ok_or_else(|| CompileError::target("a class has no load instruction"))?;
                    let mem = Arg::Mem { base: ArgBase::Incoming, index: None, scale_log2: 0, disp: *offset as i32 };
                    self.emit(load, &[Arg::Def(value), mem]);
                }
            }
            if let Place::Reg(reg) = place
                && ty.is_float()
                && self.is_other_bank(ty, self.preg_of(*reg)?)
            {
                let dst = self.dst(param);
                let target = self.target;
                if !target.isa().copy_bits(self, ty, dst, value, false) {
                    return Err(CompileError::target("a float has no place among general registers"));
                }
                continue;
            }
            if is_narrow(ty) {
                // The caller need not have extended it.
                let dst = self.dst(param);
                self.extend(dst, value, ty);
            }
        }
        self.s.places = places;
        self.s.fixed = fixed;
        self.s.values = raw;
        Ok(())
    }

    /// The address to which the function returns: where the call left it.
    pub(super) fn return_address(&mut self, op: &Op) {
        let dst = self.dst(op.dst);
        if let Some(value) = self.return_address {
            return self.copy(dst, value);
        }
        let class = ClassId(self.mach.vregs[dst.idx()].class.0);
        let Some(load) = self.target.load_inst(class) else {
            return self.fail(op, "an address has no load instruction");
        };
        self.mach.has_incoming = true;
        let word = (self.target.pointer_bits() / 8) as i32;
        let mem = Arg::Mem { base: ArgBase::Incoming, index: None, scale_log2: 0, disp: -word };
        self.emit(load, &[Arg::Def(dst), mem]);
    }

    /// Assigns locations to arguments.
    pub(super) fn places(
        &mut self,
        types: impl Iterator<Item = Type> + Clone,
        incoming: bool,
    ) -> Result<(), CompileError> {
        self.check_registers(types.clone(), incoming)?;
        let convention = self.target.convention();
        let masks = self.target.masks();
        let values = types.clone().map(|ty| crate::nodes::scalar_type(ty, masks));
        let number = self.target.number();
        if self.s.places.assign_again(number, self.target.desc(), || convention.arguments(), values).is_none() {
            let position = self.s.places.list.len();
            let ty = types.clone().nth(position).unwrap_or(Type::PTR);
            return Err(CompileError { kind: CompileErrorKind::NoPlace { incoming, position, ty } });
        }
        self.check_stack_bytes(incoming)
    }

    /// Assigns locations to arguments of a signature with parameters that are not plain values, or with variadic arguments
    /// after the first `n_params`.
    pub(super) fn places_of(
        &mut self,
        types: impl Iterator<Item = Type> + Clone,
        passing: &[(u32, Passing)],
        n_params: usize,
        is_variadic: bool,
        incoming: bool,
    ) -> Result<(), CompileError> {
        self.check_registers(types.clone(), incoming)?;
        let (convention, masks, isa) = (self.target.convention(), self.target.masks(), self.target.isa());
        let is_on_stack = is_variadic && isa.variadic_list() == Some(VariadicList::Stack);
        let requests = types.clone().enumerate().map(|(at, ty)| {
            let value = crate::nodes::scalar_type(ty, masks);
            if is_on_stack {
                return Request::OnStack(value);
            }
            match passing.iter().find(|(param, _)| *param as usize == at) {
                Some(&(_, Passing::Copy { bytes, align })) => Request::Bytes { bytes, align },
                Some((_, Passing::ResultAddress)) => isa.result_address().map_or(Request::Value(value), Request::In),
                Some((_, Passing::StaticChain)) => isa.static_chain().map_or(Request::Value(value), Request::In),
                None if at >= n_params => Request::Value(isa.variadic_type(value)),
                None => Request::Value(value),
            }
        });
        if self.s.places.assign_requests(self.target.desc(), || convention.arguments(), requests).is_none() {
            let position = self.s.places.list.len();
            let ty = types.clone().nth(position).unwrap_or(Type::PTR);
            return Err(CompileError { kind: CompileErrorKind::NoPlace { incoming, position, ty } });
        }
        self.check_stack_bytes(incoming)
    }

    /// Arguments and results are whole registers.
    pub(super) fn check_registers(
        &self,
        mut types: impl Iterator<Item = Type>,
        incoming: bool,
    ) -> Result<(), CompileError> {
        let found = types.by_ref().enumerate().find(|(_, ty)| !self.target.fits(*ty));
        match found {
            Some((position, ty)) => Err(CompileError { kind: CompileErrorKind::NoPlace { incoming, position, ty } }),
            None => Ok(()),
        }
    }

    fn check_stack_bytes(&self, incoming: bool) -> Result<(), CompileError> {
        let bytes = self.s.places.stack_bytes;
        if bytes > MAX_STACK_ARGS {
            let kind = CompileErrorKind::Limit {
                what: if incoming { "bytes of parameters on the stack" } else { "bytes of arguments on the stack" },
                limit: u64::from(MAX_STACK_ARGS),
                given: u64::from(bytes),
            };
            return Err(CompileError { kind });
        }
        Ok(())
    }

    /// Computes the address of the stack arguments plus an offset.
    pub(super) fn incoming_address(&mut self, dst: ra::VReg, offset: i32) {
        self.mach.has_incoming = true;
        let address = Arg::Mem { base: ArgBase::Incoming, index: None, scale_log2: 0, disp: offset };
        self.emit(self.target.isa().frame_address(), &[Arg::Def(dst), address]);
    }

    pub(super) fn preg_of(&self, reg: kernelsmith_machine::RegId) -> Result<ra::PReg, CompileError> {
        let name = || self.target.desc().reg(reg).name();
        self.target.preg(reg).ok_or_else(|| CompileError::target(format!("{} is in no class", name())))
    }

    pub(super) fn flow(&mut self, op: &Op) {
        match op.code {
            Opcode::If => {
                let next = self.mach.new_label();
                let is_single = self.branch(op.args[0], false, next);
                let branch = self.lone_branch(next).filter(|_| is_single);
                let rare = op.flags.has(kernelsmith_ir::OpFlags::UNLIKELY);
                self.s.regions.push(Region::If { next, end: None, branch, rare });
            }
            Opcode::Else => {
                self.flush_if_reachable();
                let end = self.mach.new_label();
                if let Some(Region::If { next, end: slot, branch, rare }) = self.s.regions.last_mut() {
                    *slot = Some(end);
                    let (next, branch, rare) = (*next, *branch, *rare);
                    self.jump(end);
                    self.note_cold(branch, rare);
                    self.bind(next);
                }
            }
            Opcode::EndIf => {
                self.flush_if_reachable();
                if let Some(Region::If { next, end, branch, rare }) = self.s.regions.pop() {
                    if end.is_none() {
                        self.note_cold(branch, rare || self.is_rare_update(branch));
                    }
                    self.bind(end.unwrap_or(next));
                }
            }
            Opcode::Loop => {
                self.flush_but(None);
                let (header, exit) = (self.mach.new_label(), self.mach.new_label());
                self.depth += 1;
                let start = self.mach.insts.len() as u32;
                let info = self.mach.loops.len() as u32;
                self.mach.loops.push(ra::LoopInfo { start, end: start, depth: self.depth as u16 });
                // Replicating the body of a loop that rarely runs would only increase code size.
                if self.s.regions.iter().any(|region| matches!(region, Region::If { rare: true, end: None, .. })) {
                    self.mach.brief.push(info);
                }
                self.s.regions.push(Region::Loop { info });
                self.s.ends.push(Ends { exit, header });
                self.bind(header);
            }
            Opcode::EndLoop => {
                self.flush_if_reachable();
                if let (Some(Region::Loop { info }), Some(Ends { exit, header })) =
                    (self.s.regions.pop(), self.s.ends.pop())
                {
                    self.emit_jump(header);
                    self.mach.loops[info as usize].end = self.mach.insts.len() as u32 - 1;
                    self.depth -= 1;
                    self.bind(exit);
                }
            }
            Opcode::Block => {
                let exit = self.mach.new_label();
                self.s.regions.push(Region::Block);
                self.s.ends.push(Ends { exit, header: exit });
            }
            Opcode::EndBlock => {
                self.flush_if_reachable();
                if let (Some(Region::Block), Some(Ends { exit, .. })) = (self.s.regions.pop(), self.s.ends.pop()) {
                    self.bind(exit);
                }
            }
            Opcode::Break | Opcode::Continue => {
                self.flush_but(None);
                let target = self.target_label(op);
                self.jump(target);
            }
            Opcode::BreakIf | Opcode::ContinueIf => {
                let target = self.target_label(op);
                if let Some(Region::Loop { info }) = self.s.regions.last()
                    && op.flags.has(kernelsmith_ir::OpFlags::LIKELY)
                    && *info as usize + 1 == self.mach.loops.len()
                    && self.mach.brief.last() != Some(info)
                {
                    self.mach.brief.push(*info);
                }
                self.branch(op.args[0], true, target);
            }
            Opcode::BreakTable => self.break_by_table(op),
            _ => self.leave(op),
        }
    }

    /// `break_table`. The allocator sees a branch to each target, which contains nothing but a jump to the end of the loop or
    /// block. That jump needs bytes only if it moves values.
    fn break_by_table(&mut self, op: &Op) {
        self.flush_but(None);
        let index = self.reg(op.args[0]);
        let func = self.func;
        let Some((&other, depths)) = func.values(op).split_last() else { return self.fail(op, "the table is empty") };
        let other = self.label_at(op, other);
        if depths.is_empty() {
            return self.jump(other);
        }
        // Each target with the label to which it jumps; the first is that of the first position.
        let Targets { mut targets, mut by_depth, mut labels } = core::mem::take(&mut self.s.targets);
        targets.clear();
        labels.clear();
        crate::ops::refill(&mut by_depth, self.s.regions.len() + 1, None);
        for &depth in depths {
            let Some(known) = by_depth.get_mut(depth as usize) else {
                return self.fail(op, "there are not so many loops and blocks around it");
            };
            if known.is_none() {
                let label = self.mach.new_label();
                *known = Some(label);
                targets.push((label, self.label_at(op, depth)));
            }
            labels.extend(by_depth[depth as usize]);
        }
        let entry = self.mach.append_table(&labels);
        let table = Table { entry, n: labels.len() as u32, first: targets[0].0 };
        if !self.target.isa().jump_by_table(self, index, table, other) {
            return self.fail(op, "the machine has no jump through a table");
        }
        for (at, &(label, _)) in targets.iter().enumerate().skip(1) {
            let is_last = at + 1 == targets.len();
            self.emit_virtual(&[], if is_last { Flow::Jump(label) } else { Flow::Branch(label) });
        }
        if targets.len() == 1 {
            self.emit_virtual(&[], Flow::Jump(targets[0].0));
        }
        for &(label, to) in targets.iter().rev() {
            self.bind(label);
            self.emit_jump(to);
        }
        self.s.targets = Targets { targets, by_depth, labels };
    }

    /// The last emitted branch to `label`, unless the instruction before it branches there as well.
    fn lone_branch(&self, label: ra::Label) -> Option<u32> {
        let n = self.mach.ra_insts.len();
        let goes_there = |at: usize| self.mach.ra_insts.get(at).is_some_and(|inst| inst.flow == Flow::Branch(label));
        (n > 0 && goes_there(n - 1) && !(n > 1 && goes_there(n - 2))).then(|| n as u32 - 1)
    }

    /// Marks the block from `branch` to the next bound label as cold.
    fn note_cold(&mut self, branch: Option<u32>, rare: bool) {
        let end = self.mach.insts.len() as u32;
        if let Some(branch) = branch.filter(|&branch| rare && branch + 1 < end) {
            self.mach.cold.push(crate::mach::ColdBlock { branch, end });
        }
    }

    /// Whether the block is in a loop and only copies registers to variables. Searches record a result that way, so such a
    /// block is treated as cold, which costs little if it is not.
    fn is_rare_update(&self, branch: Option<u32>) -> bool {
        let Some(branch) = branch.filter(|_| self.depth > 0) else { return false };
        let block = &self.mach.insts[branch as usize + 1..];
        !block.is_empty() && block.iter().all(|inst| inst.kind == MachKind::Copy)
    }

    fn flush_if_reachable(&mut self) {
        if self.reachable {
            self.flush_but(None);
        }
    }

    /// The target of a jump that names a loop or block by its depth.
    fn target_label(&mut self, op: &Op) -> ra::Label {
        self.label_at(op, op.depth().into())
    }

    /// The end of a loop or block by its depth, or the start of a loop to continue it.
    fn label_at(&mut self, op: &Op, depth: u64) -> ra::Label {
        let leaves = !matches!(op.code, Opcode::Continue | Opcode::ContinueIf);
        let at = usize::try_from(depth).ok().and_then(|depth| self.s.ends.len().checked_sub(depth.max(1)));
        match at.map(|at| self.s.ends[at]) {
            Some(ends) if leaves => ends.exit,
            Some(ends) => ends.header,
            None => {
                self.fail(op, "there are not so many loops and blocks around it");
                ra::Label(0)
            }
        }
    }

    fn bind(&mut self, label: ra::Label) {
        self.emit_virtual(&[], Flow::Label(label));
        self.reachable = true;
    }

    fn jump(&mut self, label: ra::Label) {
        if self.reachable {
            self.emit_jump(label);
        }
    }

    fn emit_jump(&mut self, label: ra::Label) {
        let inst = self.target.isa().jump();
        self.emit_with(inst, &[Arg::Label(label)], Extra { flow: Flow::Jump(label), ..Extra::default() });
        self.reachable = false;
    }

    /// Branches to `label` if the condition is `when`; whether that is one condition.
    fn branch(&mut self, cond: VReg, when: bool, label: ra::Label) -> bool {
        // Emits the other deferred operations first, so that nothing comes between the comparison and the branch.
        self.flush_but(Some(cond));
        self.branch_on(cond, when, label)
    }

    /// The same when nothing else is deferred. As deep as there are deferred operations.
    fn branch_on(&mut self, cond: VReg, when: bool, label: ra::Label) -> bool {
        let target = self.target;
        if let Some(cmp) = self.repeated(cond) {
            target.isa().branch_on_compare(self, &cmp, when, label);
            self.consume_repeated(&cmp);
            return true;
        }
        let pending = if self.is_pending(cond) { self.def(cond).map(|(_, def)| *def) } else { None };
        let decides = |def: &Op| matches!(def.code, Opcode::And | Opcode::Or | Opcode::Cmp) || self.is_negation(def);
        let Some(def) = pending.filter(decides) else {
            let value = self.reg(cond);
            target.isa().branch_on_bool(self, value, when, label);
            return true;
        };
        self.take_pending(cond);
        let [a, b, _] = def.args;
        let is_single = match def.code {
            Opcode::Cmp => {
                target.isa().branch_on_compare(self, &def, when, label);
                true
            }
            Opcode::Not | Opcode::Xor => self.branch_on(a, !when, label),
            // Each of them branches.
            code if (code == Opcode::Or) == when => {
                self.branch_on(a, when, label);
                self.branch_on(b, when, label);
                false
            }
            // The first may skip the second.
            _ => {
                let skip = self.mach.new_label();
                self.branch_on(a, !when, skip);
                self.branch_on(b, when, label);
                self.emit_virtual(&[], Flow::Label(skip));
                // What only the second computes is not known after it.
                self.s.sums.clear();
                false
            }
        };
        self.consume(&def);
        is_single
    }

    /// `return`.
    fn leave(&mut self, op: &Op) {
        let func = self.func;
        let list = func.list(op);
        let mut values = self.values_of(list);
        self.flush_but(None);
        let convention = self.target.convention();
        let mut places = core::mem::take(&mut self.s.places);
        let types = list.iter().map(|v| crate::nodes::scalar_type(self.ty(*v), self.target.masks()));
        if places.assign(self.target.desc(), || convention.results(), types).is_none() {
            self.fail(op, "the convention has no place for a result");
        }
        let mut fixed = core::mem::take(&mut self.s.fixed);
        fixed.clear();
        for (value, place) in values.iter().zip(&places.list) {
            match place {
                Place::Reg(reg) => match self.preg_of(*reg) {
                    Ok(preg) => fixed.push(Operand::fixed_use(*value, preg)),
                    Err(error) => self.failure = Some(error),
                },
                Place::Stack(_) => self.fail(op, "there are more results than registers for them"),
            }
        }
        if let Some(address) = self.result_address.filter(|_| list.is_empty()) {
            let ty = core::iter::once(crate::nodes::scalar_type(Type::PTR, self.target.masks()));
            let found = places.assign(self.target.desc(), || convention.results(), ty);
            match (found, places.list.first()) {
                (Some(()), Some(Place::Reg(reg))) => match self.preg_of(*reg) {
                    Ok(preg) => fixed.push(Operand::fixed_use(address, preg)),
                    Err(error) => self.failure = Some(error),
                },
                _ => self.fail(op, "the convention has no place for the address of the result"),
            }
        }
        let extra = Extra { fixed: &fixed, clobbers: Some(0), flow: Flow::Exit, kind: MachKind::Return, state: 0 };
        self.emit_with(InstId(0), &[], extra);
        self.reachable = false;
        values.clear();
        self.s.places = places;
        self.s.fixed = fixed;
        self.s.values = values;
    }
}
