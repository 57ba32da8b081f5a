//! Tail calls: a function that continues in place of this one.
//!
//! In: a tail call, whose symbol has its signature. Out: its arguments in registers, and a jump that follows the epilogue.
//! Invariant: nothing of this function's frame is used after the epilogue: all arguments are in registers that functions do not
//! preserve, as is the address.
//! Not here: the epilogue (see [`crate::emit`]), other calls (see `calls`).

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use crate::abi::Place;
use crate::mach::MachKind;
use kernelsmith_ir::{Op, Opcode, Passing, Symbol};
use kernelsmith_machine::OperandClass;
use kernelsmith_regalloc::{Flow, Operand};

impl Selector<'_> {
    /// A tail call.
    pub(super) fn tail_call(&mut self, op: &Op) {
        let func = self.func;
        let Some(symbol) = func.symbols.get(op.symbol().index()) else {
            return self.fail(op, "it calls a symbol that the function does not have");
        };
        let (target, is_indirect) = (self.target, op.code == Opcode::ReturnCallIndirect);
        let Some(jump) = target.isa().tail_jump() else { return self.fail(op, "the machine has no tail calls") };
        if symbol.is_variadic {
            return self.fail(op, "the function is variadic");
        }
        if !is_indirect && target.intrinsic(&symbol.name).is_some() {
            return self.fail(op, "the symbol may name an instruction");
        }
        if self.result_address.is_some() && !self.passes_result_address(op, symbol) {
            return self.fail(op, "the function must return the address of its result");
        }
        let address = is_indirect.then(|| self.reg(op.args[0]));
        let values = self.values_of(func.list(op));
        self.flush_but(None);
        let types = func.list(op).iter().map(|v| func.vregs[v.index()]);
        if let Err(error) = self.places_of(types, &symbol.passing, symbol.params.len(), false, false) {
            self.failure = Some(error);
            return;
        }
        // The epilogue must not clear the upper halves of vectors that are passed.
        self.mach.returns_wide |= self.has_wide_arguments(op);
        let places = core::mem::take(&mut self.s.places);
        let mut fixed = core::mem::take(&mut self.s.fixed);
        fixed.clear();
        for (at, (value, place)) in values.iter().zip(&places.list).enumerate() {
            match place {
                Place::Reg(reg) => self.pass_in_register(op, at, *value, *reg, &mut fixed),
                Place::Stack(_) => self.fail(op, "it has more arguments than registers for them"),
            }
        }
        let extra = Extra { fixed: &fixed, clobbers: Some(0), flow: Flow::Exit, kind: MachKind::TailCall, state: 0 };
        match address {
            Some(address) => {
                let first = self.mach.ra_operands.len();
                let arg = match target.desc().inst(jump.register).operand(0).class() {
                    OperandClass::Mem(_) => {
                        Arg::Mem { base: ArgBase::Reg(address), index: None, scale_log2: 0, disp: 0 }
                    }
                    _ => Arg::Use(address),
                };
                self.emit_with(jump.register, &[arg], extra);
                match self.preg_of(jump.address) {
                    Ok(preg) => self.mach.ra_operands[first] = Operand::fixed_use(address, preg),
                    Err(error) => self.failure = Some(error),
                }
            }
            None => {
                let (inst, slot) = match jump.near.filter(|_| self.near.contains(&symbol.name)) {
                    Some(near) => {
                        let slot = self.mach.append_constant(&[]);
                        self.mach.call_slots.push((slot, op.symbol().0));
                        self.mach.tail_slots.push(slot);
                        (near, slot)
                    }
                    None => (jump.far, self.address_slot(op)),
                };
                let mem = Arg::Mem { base: ArgBase::Pool(slot), index: None, scale_log2: 0, disp: 0 };
                self.emit_with(inst, &[mem], extra);
            }
        }
        self.reachable = false;
        self.s.places = places;
        self.s.fixed = fixed;
        self.s.values = values;
    }

    /// Whether a function that takes the address of its result passes it on as such: then the callee returns it.
    fn passes_result_address(&self, op: &Op, symbol: &Symbol) -> bool {
        let func = self.func;
        func.params.iter().zip(func.list(op)).enumerate().any(|(at, (&param, &arg))| {
            let takes = |passing: Option<Passing>| passing == Some(Passing::ResultAddress);
            takes(func.passing_of(at)) && takes(symbol.passing_of(at)) && param == arg && self.n_defs(param) == 1
        })
    }
}
