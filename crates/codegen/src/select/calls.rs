//! Calls, and what variadic functions do on entry.
//!
//! In: a call, whose symbol has its signature. Out: its arguments in their places, the call, its results.
//! Not here: the rules of conventions (see [`crate::abi`]), parameters and `return` (see `flow`).

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use crate::abi::{Place, Places};
use crate::error::CompileError;
use crate::isa::VariadicList;
use crate::ops::is_narrow;
use kernelsmith_ir::{Elem, Lanes, Op, Opcode, Passing, StackSlot, SymbolKind, Type, VReg};
use kernelsmith_machine::{ClassId, InstId, OperandClass, RegId};
use kernelsmith_regalloc::{self as ra, Operand};

/// The argument registers that the parameters of a variadic function leave, with the values that they hold on entry.
pub(super) struct VariadicRegisters {
    /// General registers, then vector registers.
    values: [Vec<ra::VReg>; 2],
}

impl Selector<'_> {
    /// The machine registers of a list, in the scratch column; the caller returns the column.
    pub(super) fn values_of(&mut self, list: &[VReg]) -> Vec<ra::VReg> {
        let mut values = core::mem::take(&mut self.s.values);
        values.clear();
        values.extend(list.iter().map(|v| self.reg(*v)));
        values
    }

    /// The further results of the call at `at`: their numbers and registers.
    fn more_results(&self, at: usize) -> Vec<(usize, VReg)> {
        let next = self.func.ops[at + 1..].iter().take_while(|op| op.code == Opcode::CallResult);
        next.map(|op| (op.imm as usize, op.dst)).collect()
    }

    /// A call that maps to one machine instruction: results first, then arguments, each in a register of its class; an
    /// address is a pointer.
    fn intrinsic(&mut self, op: &Op, inst: InstId) {
        let mut args = self.values_of(self.func.list(op));
        if op.dst.is_some() {
            args.insert(0, self.dst(op.dst));
        }
        let desc = self.target.desc();
        let operands = desc.inst(inst).operands();
        let class_of = |v: ra::VReg| ClassId(self.mach.vregs[v.idx()].class.0);
        let pointers = self.target.class_of(Type::PTR).map(|class| ClassId(class.0));
        let fits = operands.len() == args.len()
            && operands.zip(&args).all(|(operand, &v)| match operand.class() {
                OperandClass::Reg(class) => class == class_of(v),
                OperandClass::Mem(_) => pointers == Some(class_of(v)),
                _ => false,
            })
            && desc.inst(inst).n_defs() == usize::from(op.dst.is_some());
        if !fits || op.dst.is_some() && is_narrow(op.ty) {
            self.fail(op, "the instruction that it names has other operands");
        } else {
            let n_defs = usize::from(op.dst.is_some());
            let operands = desc.inst(inst).operands();
            let list: Vec<Arg> = operands
                .zip(&args)
                .enumerate()
                .map(|(at, (operand, &v))| match operand.class() {
                    OperandClass::Mem(_) => Arg::Mem { base: ArgBase::Reg(v), index: None, scale_log2: 0, disp: 0 },
                    _ if at < n_defs => Arg::Def(v),
                    _ => Arg::Use(v),
                })
                .collect();
            self.emit(inst, &list);
        }
        args.clear();
        self.s.values = args;
    }

    /// A call that maps to an instruction without operands, or with numbers that are zero: its arguments and results are in the
    /// registers that it reads and writes, in the order of the description.
    fn intrinsic_of_fixed_registers(&mut self, at: usize, op: &Op, inst: InstId) {
        let desc = self.target.desc();
        let uses: Vec<RegId> = desc.inst(inst).implicit_uses().collect();
        let defs: Vec<RegId> = desc.inst(inst).implicit_defs().collect();
        let mut results = self.more_results(at);
        results.extend(op.dst.is_some().then_some((0, op.dst)));
        let values = self.values_of(self.func.list(op));
        let is_word = |ty: Type| ty.is_scalar() && ty.is_int() && !is_narrow(ty);
        let mut types = self.func.list(op).iter().chain(results.iter().map(|(_, dst)| dst)).map(|&reg| self.ty(reg));
        let fits = uses.len() == values.len() && results.iter().all(|&(number, _)| number < defs.len());
        if !fits || !types.all(is_word) {
            self.s.values = values;
            return self.fail(op, "the instruction that it names has other operands");
        }
        let mut fixed = core::mem::take(&mut self.s.fixed);
        fixed.clear();
        for (&value, &reg) in values.iter().zip(&uses) {
            match self.preg_of(reg) {
                Ok(preg) => fixed.push(Operand::fixed_use(value, preg)),
                Err(error) => self.failure = Some(error),
            }
        }
        for (number, &reg) in defs.iter().enumerate() {
            let dst = match results.iter().find(|(at, _)| *at == number) {
                Some(&(_, dst)) => {
                    if self.n_defs(dst) > 1 {
                        self.flush_readers_of(dst);
                    }
                    self.dst(dst)
                }
                // It is written all the same.
                None => self.temp(Type::U64),
            };
            match self.preg_of(reg) {
                Ok(preg) => fixed.push(Operand::fixed_def(dst, preg)),
                Err(error) => self.failure = Some(error),
            }
        }
        let zeros = vec![Arg::Imm(0); desc.inst(inst).operands().len()];
        self.emit_with(inst, &zeros, Extra { fixed: &fixed, ..Extra::default() });
        self.s.fixed = fixed;
        self.s.values = values;
    }

    /// The call of operation `at`: through a constant pool slot that holds the address, or through a register.
    pub(super) fn call(&mut self, at: usize, op: &Op) {
        let func = self.func;
        let Some(symbol) = func.symbols.get(op.symbol().index()) else {
            return self.fail(op, "it calls a symbol that the function does not have");
        };
        let is_indirect = op.code == Opcode::CallIndirect;
        let is_callee = symbol.kind == SymbolKind::Callee;
        let may_be_inst = !is_indirect && !is_callee && (self.links || self.target.isa().kernels_name_instructions());
        if let Some(inst) = self.target.intrinsic(&symbol.name).filter(|_| may_be_inst) {
            return match self.target.desc().inst(inst).implicit_defs().next() {
                Some(_) => self.intrinsic_of_fixed_registers(at, op, inst),
                None => self.intrinsic(op, inst),
            };
        }
        let more = self.more_results(at);
        for &(_, dst) in &more {
            if self.n_defs(dst) > 1 {
                self.flush_readers_of(dst);
            }
        }
        let address = is_indirect.then(|| self.reg(op.args[0]));
        let values = self.values_of(func.list(op));
        let assigned = if symbol.passing.is_empty() && !symbol.is_variadic {
            self.places(symbol.params.iter().copied(), false)
        } else {
            let types = func.list(op).iter().map(|v| func.vregs[v.index()]);
            self.places_of(types, &symbol.passing, symbol.params.len(), symbol.is_variadic, false)
        };
        if let Err(error) = assigned {
            self.failure = Some(error);
            return;
        }
        let shadow = self.target.convention().shadow_space();
        self.mach.outgoing_bytes = self.mach.outgoing_bytes.max(self.s.places.stack_bytes + shadow);
        self.mach.has_calls = true;
        let mut fixed = core::mem::take(&mut self.s.fixed);
        fixed.clear();
        self.passes_wide = self.has_wide_arguments(op);
        let places = core::mem::take(&mut self.s.places);
        self.mach.outgoing_align = self.mach.outgoing_align.max(places.stack_align);
        for (at, (value, place)) in values.iter().zip(&places.list).enumerate() {
            match place {
                Place::Reg(reg) => self.pass_in_register(op, at, *value, *reg, &mut fixed),
                Place::Stack(offset) => match symbol.passing_of(at) {
                    Some(Passing::Copy { bytes, .. }) => self.copy_to_stack(op, *value, bytes, *offset + shadow),
                    _ => self.pass_on_stack(op, *value, *offset + shadow),
                },
            }
        }
        if let Some(counter) = self.target.isa().variadic_counter().filter(|_| symbol.is_variadic) {
            let count = self.integer(Type::I32, self.n_vectors(&places) as u64);
            match self.preg_of(counter) {
                Ok(preg) => fixed.push(Operand::fixed_use(count, preg)),
                Err(error) => self.failure = Some(error),
            }
        }
        self.s.places = places;
        let narrow = self.results(op, &symbol.results, &more, &mut fixed);
        let landing = self.caught(at, &more, &mut fixed);
        let target = self.target;
        let clobbers = Some(if func.has_setjmp { target.all_clobbers() } else { target.call_clobbers() });
        let is_near = is_callee || address.is_none() && self.near.contains(&symbol.name);
        let near = if is_near { target.isa().call_near(self) } else { None };
        if is_callee && near.is_none() {
            return self.fail(op, "the machine cannot call functions of the same code");
        }
        match (address, near) {
            (Some(address), _) => {
                target.isa().call_address(self, address, Extra { fixed: &fixed, clobbers, ..Extra::default() })
            }
            (None, Some(call)) => {
                let slot = self.mach.append_constant(&[]);
                let slots = if is_callee { &mut self.mach.callee_slots } else { &mut self.mach.call_slots };
                slots.push((slot, op.symbol().0));
                let mem = Arg::Mem { base: ArgBase::Pool(slot), index: None, scale_log2: 0, disp: 0 };
                self.emit_with(call, &[mem], Extra { fixed: &fixed, clobbers, ..Extra::default() });
            }
            (None, None) => {
                let slot = self.address_slot(op);
                let call = target.isa().call(self);
                let mem = Arg::Mem { base: ArgBase::Pool(slot), index: None, scale_log2: 0, disp: 0 };
                self.emit_with(call, &[mem], Extra { fixed: &fixed, clobbers, ..Extra::default() });
            }
        }
        if let Some(landing) = landing {
            // The call is the last instruction.
            self.mach.landings.push((self.mach.insts.len() as u32 - 1, landing));
        }
        self.s.fixed = fixed;
        self.s.values = values;
        for &(dst, value) in &narrow {
            let ty = self.ty(dst);
            let dst = self.dst(dst);
            self.extend(dst, value, ty);
        }
        self.s.narrow = narrow;
    }

    /// The slot of the constant pool with the address of an operation's symbol.
    pub(super) fn address_slot(&mut self, op: &Op) -> u32 {
        if self.links {
            return self.symbol_slot(op.symbol().0);
        }
        let slot = self.mach.append_constant(&[0; 8]);
        self.mach.symbol_slots.push((slot, op.symbol().0));
        slot
    }

    /// Whether a call has arguments of more than 128 bits.
    pub(super) fn has_wide_arguments(&self, op: &Op) -> bool {
        let is_wide = |v: &VReg| self.ty(*v).bits().is_some_and(|bits| bits > 128);
        self.func.list(op).iter().any(is_wide)
    }

    /// Passes argument `at` of a call in a register.
    pub(super) fn pass_in_register(
        &mut self,
        op: &Op,
        at: usize,
        value: ra::VReg,
        reg: RegId,
        fixed: &mut Vec<Operand>,
    ) {
        match self.preg_of(reg) {
            Ok(preg) => {
                let ty = self.ty(self.func.list(op)[at]);
                let value = if ty.is_float() { self.float_argument(op, ty, value, preg) } else { value };
                fixed.push(Operand::fixed_use(value, preg));
            }
            Err(error) => self.failure = Some(error),
        }
    }

    /// Whether a register is not among those that hold values of a float type.
    pub(super) fn is_other_bank(&self, ty: Type, preg: ra::PReg) -> bool {
        let bank = || self.target.class_of(ty).map(|class| self.target.reg_env().class(class).bank);
        ty.is_float() && bank().is_some_and(|bank| usize::from(bank) != preg.bank())
    }

    /// A float to pass in a register, which may be a general one.
    fn float_argument(&mut self, op: &Op, ty: Type, value: ra::VReg, preg: ra::PReg) -> ra::VReg {
        if !self.is_other_bank(ty, preg) {
            return value;
        }
        let bits = self.temp(general_type(ty));
        if !self.target.isa().copy_bits(self, ty, bits, value, true) {
            self.fail(op, "a float has no place among general registers");
        }
        bits
    }

    /// The fixed registers of the results; returns the narrow ones, which the call leaves in temporary registers, in the
    /// scratch column, which the caller returns.
    fn results(
        &mut self,
        op: &Op,
        types: &[Type],
        more: &[(usize, VReg)],
        fixed: &mut Vec<Operand>,
    ) -> Vec<(VReg, ra::VReg)> {
        let mut narrow = core::mem::take(&mut self.s.narrow);
        narrow.clear();
        if op.dst.is_none() {
            return narrow;
        }
        if let Err(error) = self.check_registers(types.iter().copied(), false) {
            self.failure = Some(error);
            return narrow;
        }
        let (convention, masks) = (self.target.convention(), self.target.masks());
        let values = types.iter().map(|&ty| crate::nodes::scalar_type(ty, masks));
        if self.s.places.assign(self.target.desc(), || convention.results(), values).is_none() {
            self.fail(op, "the convention has no register for the result");
            return narrow;
        }
        for (at, &ty) in types.iter().enumerate() {
            let further = more.iter().find(|(number, _)| *number == at).map(|(_, dst)| *dst);
            let Some(dst) = (if at == 0 { Some(op.dst) } else { further }) else { continue };
            let Some(Place::Reg(reg)) = self.s.places.list.get(at).copied() else {
                self.fail(op, "the convention has no register for the result");
                return narrow;
            };
            let value = if is_narrow(ty) { self.temp(ty) } else { self.dst(dst) };
            if is_narrow(ty) {
                narrow.push((dst, value));
            }
            match self.preg_of(reg) {
                Ok(preg) => fixed.push(Operand::fixed_def(value, preg)),
                Err(error) => self.failure = Some(error),
            }
        }
        narrow
    }

    /// What the call at `at` throws, after its results: where the landing pad leaves it. Returns the number of the landing.
    fn caught(&mut self, at: usize, more: &[(usize, VReg)], fixed: &mut Vec<Operand>) -> Option<u32> {
        let func = self.func;
        let caught = func.ops[at + 1 + more.len()..].iter().take_while(|op| op.code == Opcode::Caught);
        let mut landing = None;
        for op in caught {
            landing = Some(op.imm as u32);
            let Some(registers) = self.target.isa().landing() else {
                self.fail(op, "the machine has no exceptions");
                return None;
            };
            if self.n_defs(op.dst) > 1 {
                self.flush_readers_of(op.dst);
            }
            let [exception, selector] = registers.caught;
            let is_selector = op.ty != Type::PTR;
            let dst = self.dst(op.dst);
            match self.preg_of(if is_selector { selector } else { exception }) {
                Ok(preg) => fixed.push(Operand::fixed_def(dst, preg)),
                Err(error) => self.failure = Some(error),
            }
        }
        landing
    }

    /// The number of arguments in vector registers.
    fn n_vectors(&self, places: &Places) -> usize {
        let is_vector = |place: &&Place| match place {
            Place::Reg(reg) => self.target.preg(*reg).is_some_and(|preg| !self.target.is_general(preg)),
            Place::Stack(_) => false,
        };
        places.list.iter().filter(is_vector).count()
    }

    /// Stores an argument to its outgoing stack slot.
    fn pass_on_stack(&mut self, op: &Op, value: ra::VReg, offset: u32) {
        let class = ClassId(self.mach.vregs[value.idx()].class.0);
        let Some(store) = self.target.store_inst(class) else {
            return self.fail(op, "an argument's class has no store instruction");
        };
        let mem = Arg::Mem { base: ArgBase::Outgoing, index: None, scale_log2: 0, disp: offset as i32 };
        let value = Arg::Use(value);
        let args = if self.target.stores_register_first(Some(store)) { [value, mem] } else { [mem, value] };
        self.emit(store, &args);
    }

    /// Copies bytes from an address to the outgoing stack arguments, in words of which the last two may overlap.
    fn copy_to_stack(&mut self, op: &Op, from: ra::VReg, bytes: u32, offset: u32) {
        /// Maximum size of a copy in bytes.
        const MAX_COPIED: u32 = 4096;
        let pointer = self.target.desc().pointer_bits() / 8;
        let (ty, word) = match bytes {
            bytes if bytes >= pointer => (Type::PTR, pointer),
            4.. => (Type::I32, 4),
            _ => return self.fail(op, "an argument that is copied to the stack has less than 4 bytes"),
        };
        if bytes > MAX_COPIED {
            return self.fail(op, "an argument that is copied to the stack has more than 4096 bytes");
        }
        let Some(class) = self.target.class_of(ty).map(|class| ClassId(class.0)) else { return };
        let Some(load) = self.target.load_inst(class) else { return self.fail_class(class) };
        let mut at = 0;
        while at < bytes {
            let at_word = at.min(bytes - word);
            let value = self.temp(ty);
            let mem = Arg::Mem { base: ArgBase::Reg(from), index: None, scale_log2: 0, disp: at_word as i32 };
            self.emit(load, &[Arg::Def(value), mem]);
            self.pass_on_stack(op, value, offset + at_word);
            at += word;
        }
    }

    /// The argument registers that the parameters leave; adds them to the registers of the entry.
    pub(super) fn variadic_registers(
        &mut self,
        places: &Places,
        fixed: &mut Vec<Operand>,
    ) -> Result<VariadicRegisters, CompileError> {
        let Some(list) = self.target.isa().variadic_list() else {
            return Err(CompileError::target("its convention for variadic functions is not known"));
        };
        let mut values = [Vec::new(), Vec::new()];
        if list == VariadicList::Stack {
            return Ok(VariadicRegisters { values });
        }
        let types = [Type::PTR, variadic_vector()];
        for (kind, ty) in types.into_iter().enumerate().take(if list.has_vectors() { 2 } else { 1 }) {
            for reg in self.free_arguments(places, ty) {
                let value = self.temp(ty);
                fixed.push(Operand::fixed_def(value, self.preg_of(reg)?));
                values[kind].push(value);
            }
        }
        Ok(VariadicRegisters { values })
    }

    /// The argument registers for values of a type that no place of the list takes.
    fn free_arguments(&self, places: &Places, ty: Type) -> Vec<RegId> {
        let all = self.argument_registers(ty);
        let unit = |reg: RegId| self.target.preg(reg);
        let taken = |reg: &RegId| {
            places.list.iter().any(|place| matches!(place, Place::Reg(taken) if unit(*taken) == unit(*reg)))
        };
        all.into_iter().filter(|reg| !taken(reg)).collect()
    }

    /// All argument registers for values of a type.
    fn argument_registers(&self, ty: Type) -> Vec<RegId> {
        let ty = crate::nodes::scalar_type(ty, self.target.masks());
        let rules = self.target.convention().arguments().filter(|rule| rule.applies_to(ty));
        let mut registers = Vec::new();
        for rule in rules {
            if let kernelsmith_machine::CcAction::Registers { regs, .. } = rule.action {
                registers.extend(regs.iter());
            }
        }
        registers
    }

    /// Stores the argument registers of a variadic function to the slot that [`Selector::variadic_slot`] reserves.
    pub(super) fn save_variadic(&mut self, registers: VariadicRegisters) {
        if self.target.isa().variadic_list() == Some(VariadicList::Pointer) {
            return self.save_below_arguments(&registers.values[0]);
        }
        if registers.values.iter().all(Vec::is_empty) {
            return;
        }
        let slot = self.variadic_slot();
        let types = [Type::PTR, variadic_vector()];
        let mut start = 0;
        for (values, ty) in registers.values.iter().zip(types) {
            let bytes = ty.count_on(128) * ty.elem().bytes();
            let all = self.argument_registers(ty).len() as u32;
            let mut at = start + bytes * (all - values.len() as u32);
            for &value in values {
                let class = ClassId(self.mach.vregs[value.idx()].class.0);
                let Some(store) = self.target.store_inst(class) else { return self.fail_class(class) };
                let mem = Arg::Mem { base: ArgBase::Slot(slot), index: None, scale_log2: 0, disp: at as i32 };
                let value = Arg::Use(value);
                let in_front = self.target.stores_register_first(Some(store));
                self.emit(store, &if in_front { [value, mem] } else { [mem, value] });
                at += bytes;
            }
            start += bytes * all;
        }
    }

    /// Stores registers directly below the stack arguments.
    fn save_below_arguments(&mut self, values: &[ra::VReg]) {
        let bytes = 8 * values.len() as u32;
        self.mach.has_incoming = true;
        self.mach.variadic_bytes = bytes.next_multiple_of(self.target.convention().stack_alignment());
        let mut at = -(bytes as i32);
        for &value in values {
            let class = ClassId(self.mach.vregs[value.idx()].class.0);
            let Some(store) = self.target.store_inst(class) else { return self.fail_class(class) };
            let mem = Arg::Mem { base: ArgBase::Incoming, index: None, scale_log2: 0, disp: at };
            let in_front = self.target.stores_register_first(Some(store));
            self.emit(store, &if in_front { [Arg::Use(value), mem] } else { [mem, Arg::Use(value)] });
            at += 8;
        }
    }

    /// The stack slot, after those of the function, for the argument registers of a variadic function: general registers,
    /// then vector registers.
    fn variadic_slot(&mut self) -> u32 {
        let number = self.func.slots.len();
        if self.mach.slots.len() <= number {
            self.mach.slots.resize(number + 1, StackSlot { bytes: 0, align: 1 });
        }
        let general = self.argument_registers(Type::PTR).len() as u32 * 8;
        let vectors = self.argument_registers(variadic_vector()).len() as u32 * 16;
        self.mach.slots[number] = StackSlot { bytes: general + vectors, align: 16 };
        number as u32
    }

    /// `va_start`: initialises the list of variadic arguments at an address.
    pub(super) fn start_variadic(&mut self, op: &Op) {
        let func = self.func;
        let types = func.params.iter().map(|v| func.vregs[v.index()]);
        let Some(list) = self.target.isa().variadic_list() else {
            return self.fail(op, "the convention for variadic functions is not known");
        };
        if let Err(error) = self.places_of(types, &func.passing, func.params.len(), true, true) {
            self.failure = Some(error);
            return;
        }
        let places = core::mem::take(&mut self.s.places);
        let to = self.reg(op.args[0]);
        if list == VariadicList::Stack {
            let bytes = places.stack_bytes as i32;
            self.s.places = places;
            let incoming = self.temp(Type::PTR);
            self.incoming_address(incoming, bytes);
            return self.store_word(op, to, 0, Type::PTR, Word::Value(incoming));
        }
        let n_general = self.argument_registers(Type::PTR).len() as u32;
        let n_vectors = self.argument_registers(variadic_vector()).len() as u32;
        let free = [self.free_arguments(&places, Type::PTR), self.free_arguments(&places, variadic_vector())];
        let [free_general, free_vectors] = free.map(|registers| registers.len() as u32);
        let stack_bytes = places.stack_bytes.next_multiple_of(8);
        self.s.places = places;
        let incoming = self.temp(Type::PTR);
        if list == VariadicList::Pointer {
            // Without a free register, the first argument is on the stack.
            self.incoming_address(incoming, stack_bytes as i32 - 8 * free_general as i32);
            return self.store_word(op, to, 0, Type::PTR, Word::Value(incoming));
        }
        self.incoming_address(incoming, stack_bytes as i32);
        let slot = self.variadic_slot();
        match list {
            VariadicList::Pointer | VariadicList::Stack => {}
            VariadicList::SysV => {
                let area = self.slot_address(slot, 0);
                self.store_word(op, to, 0, Type::I32, Word::Number(8 * (n_general - free_general)));
                self.store_word(op, to, 4, Type::I32, Word::Number(8 * n_general + 16 * (n_vectors - free_vectors)));
                self.store_word(op, to, 8, Type::PTR, Word::Value(incoming));
                self.store_word(op, to, 16, Type::PTR, Word::Value(area));
            }
            VariadicList::Aapcs64 => {
                let general = self.slot_address(slot, 8 * n_general);
                let vectors = self.slot_address(slot, 8 * n_general + 16 * n_vectors);
                self.store_word(op, to, 0, Type::PTR, Word::Value(incoming));
                self.store_word(op, to, 8, Type::PTR, Word::Value(general));
                self.store_word(op, to, 16, Type::PTR, Word::Value(vectors));
                self.store_word(op, to, 24, Type::I32, Word::Number((8 * free_general).wrapping_neg()));
                self.store_word(op, to, 28, Type::I32, Word::Number((16 * free_vectors).wrapping_neg()));
            }
        }
    }

    fn slot_address(&mut self, slot: u32, offset: u32) -> ra::VReg {
        let address = self.temp(Type::PTR);
        let mem = Arg::Mem { base: ArgBase::Slot(slot), index: None, scale_log2: 0, disp: offset as i32 };
        self.emit(self.target.isa().frame_address(), &[Arg::Def(address), mem]);
        address
    }

    /// Stores a number or a register of a type at an address plus an offset.
    fn store_word(&mut self, op: &Op, to: ra::VReg, offset: i32, ty: Type, word: Word) {
        let value = match word {
            Word::Value(value) => value,
            Word::Number(number) => self.integer(ty, number as i32 as u64),
        };
        let class = ClassId(self.mach.vregs[value.idx()].class.0);
        let Some(store) = self.target.store_inst(class) else {
            return self.fail(op, "a word of the list has no store instruction");
        };
        let mem = Arg::Mem { base: ArgBase::Reg(to), index: None, scale_log2: 0, disp: offset };
        let in_front = self.target.stores_register_first(Some(store));
        self.emit(store, &if in_front { [Arg::Use(value), mem] } else { [mem, Arg::Use(value)] });
    }
}

/// The type of general registers for the bits of a float.
pub(super) fn general_type(ty: Type) -> Type {
    if ty.elem().bits() == 32 { Type::U32 } else { Type::U64 }
}

/// A word of a list of variadic arguments.
#[derive(Clone, Copy)]
enum Word {
    Value(ra::VReg),
    Number(u32),
}

/// The type by which vector registers with variadic arguments are saved: 16 bytes.
fn variadic_vector() -> Type {
    Type::new(Elem::F32, Lanes::fixed(4).unwrap_or(Lanes::SCALAR))
}
