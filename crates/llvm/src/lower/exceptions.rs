//! Exceptions: `invoke`, `landingpad`, `resume`.
//!
//! In: a call with two successors. Out: a call whose exception is a value, 0 if it returned, and a branch on that. Invariant: two
//! variables of the function hold exception and selector between a call and its landing pad, which reads them first.
//! Not here: throwing (C++'s or Rust's library), tables for unwinders (crate `frames`).

use super::data::evaluate;
use super::function::Lower;
use super::leaf::Result;
use crate::body::{InstData, Operand, OperandKind};
use crate::constants::{Constant, ConstantKind};
use crate::index::{Block, Inst, Symbol};
use crate::opcode::{Flags, Opcode};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Clause, Landing, VReg};

/// Personalities whose tables have another format.
const OTHER_FORMATS: [&[u8]; 3] = [b"_sj0", b"_seh0", b"wasm_personality_v0"];

impl Lower<'_> {
    /// A call that may continue elsewhere.
    pub(super) fn invoke(&mut self, inst: Inst, data: &InstData) -> Result<()> {
        let pad = self.body.operands(inst).last().and_then(|operand| operand.block()).ok_or("such calls")?;
        let landing = self.landing_of(pad)?;
        self.unwinding.landing = Some(landing);
        self.call(inst, data)?;
        if self.unwinding.landing.take().is_some() {
            // There was no call: an intrinsic.
            let [exception, _] = self.exception_variables();
            let null = self.b.constant(ir::Type::PTR, 0);
            self.b.assign(exception, null);
        }
        Ok(())
    }

    /// Stores what the call before threw; nothing if it may not land anywhere.
    pub(super) fn catch(&mut self, landing: Option<u32>) {
        let Some(landing) = landing else { return };
        let [exception, selector] = self.exception_variables();
        let has_clauses = |landing: &Landing| !landing.clauses.is_empty();
        let exceptions = self.b.func().exceptions.as_deref();
        let selects = exceptions.and_then(|all| all.landings.get(landing as usize)).is_some_and(has_clauses);
        let thrown = self.b.caught(ir::Type::PTR, landing);
        let number = selects.then(|| self.b.caught(ir::Type::U32, landing));
        self.b.assign(exception, thrown);
        let number = number.unwrap_or_else(|| self.b.constant(ir::Type::U32, 0));
        self.b.assign(selector, number);
    }

    /// Whether the call at the end of a node returned, or whether it threw.
    pub(super) fn has_returned(&mut self, negated: bool) -> VReg {
        let [exception, _] = self.exception_variables();
        let null = self.b.constant(ir::Type::PTR, 0);
        self.b.cmp(if negated { ir::Cond::Ne } else { ir::Cond::Eq }, ir::Type::PTR, exception, null)
    }

    pub(super) fn landing_pad(&mut self, data: &InstData) -> Result<()> {
        let Some(local) = data.result() else { return Ok(()) };
        let variables = self.exception_variables();
        let leaves = self.leaves(self.body.type_of(local))?;
        let types: Vec<ir::Type> = leaves.iter().map(|leaf| leaf.ty).collect();
        if types != [ir::Type::PTR, ir::Type::U32] {
            return Err("landing pads of this type".into());
        }
        let own = variables.map(|variable| {
            let own = self.b.var(self.b.func().ty(variable).unwrap_or(ir::Type::PTR));
            self.b.assign(own, variable);
            own
        });
        self.define(local, &own);
        Ok(())
    }

    /// Continues unwinding with the exception of a landing pad.
    pub(super) fn resume(&mut self, operand: Operand) -> Result<()> {
        let leaves = self.leaves(self.type_of(operand))?;
        if leaves.first().is_none_or(|leaf| leaf.ty != ir::Type::PTR) {
            return Err("exceptions of this type".into());
        }
        let regs = self.stored(operand)?;
        self.release_all()?;
        self.helper("_Unwind_Resume", &[ir::Type::PTR], None, &[regs[0]])?;
        Ok(())
    }

    /// The selector of exceptions of this type.
    pub(super) fn type_selector(&mut self, operand: Operand) -> Result<u32> {
        self.set_personality()?;
        let number = match operand.kind() {
            OperandKind::Constant(constant) => self.type_number(constant)?,
            _ => return Err("types of exceptions that are not constant".into()),
        };
        Ok(number + 1)
    }

    /// Gives the variables a value where dispatchers have paths that the function lacks.
    pub(super) fn initialise_exceptions(&mut self) {
        let function = self.m.function(self.body.function());
        if function.is_some_and(|function| function.personality.is_some()) {
            for variable in self.exception_variables() {
                let ty = self.b.func().ty(variable).unwrap_or(ir::Type::PTR);
                self.b.push(ir::Op::constant(ty, variable, 0));
            }
        }
    }

    pub(super) fn exception_variables(&mut self) -> [VReg; 2] {
        if let Some(variables) = self.unwinding.variables {
            return variables;
        }
        let variables = [ir::Type::PTR, ir::Type::U32].map(|ty| self.b.var(ty));
        *self.unwinding.variables.insert(variables)
    }

    fn landing_of(&mut self, pad: Block) -> Result<u32> {
        if let Some(&landing) = self.unwinding.landings.get(&pad) {
            return Ok(landing);
        }
        self.set_personality()?;
        let body = self.body;
        let inst = body.insts_of(pad).find(|&inst| body.inst(inst).opcode == Opcode::LandingPad);
        let inst = inst.ok_or("exceptions of this kind")?;
        let mut landing = Landing { is_cleanup: body.inst(inst).flags.has(Flags::CLEANUP), ..Landing::default() };
        for clause in body.operands(inst).chunks(2) {
            let [kind, operand] = clause else { return Err("such landing pads".into()) };
            let OperandKind::Constant(constant) = operand.kind() else { return Err("such landing pads".into()) };
            landing.clauses.push(match kind.number() {
                Some(1) => Clause::Filter(self.filter(constant)?),
                _ => Clause::Catch(self.type_number(constant)?),
            });
        }
        let exceptions = self.b.func_mut().exceptions.get_or_insert_default();
        if exceptions.landings.len() >= ir::limits::MAX_THROWN {
            return Err("so many landing pads".into());
        }
        exceptions.landings.push(landing);
        let number = exceptions.landings.len() as u32 - 1;
        self.unwinding.landings.insert(pad, number);
        Ok(number)
    }

    fn set_personality(&mut self) -> Result<()> {
        if self.b.func().exceptions.is_some() {
            return Ok(());
        }
        let function = self.m.function(self.body.function()).ok_or("such functions")?;
        let personality = function.personality.ok_or("exceptions without personality")?;
        let Some(symbol) = self.type_symbol(personality)? else { return Err("exceptions without personality".into()) };
        let name = self.m.symbol(symbol).name.clone().unwrap_or_default();
        if OTHER_FORMATS.iter().any(|end| name.ends_with(end)) {
            return Err("exceptions of this kind".into());
        }
        let personality = self.data_symbol(symbol)?;
        self.b.func_mut().exceptions.get_or_insert_default().personality = personality;
        Ok(())
    }

    /// The numbers of the types that a filter lists.
    fn filter(&mut self, constant: Constant) -> Result<Vec<u32>> {
        match self.m.constants.kind(constant) {
            ConstantKind::Aggregate(entries) => {
                let m = self.m;
                m.constants.list(entries).iter().map(|&entry| self.type_number(entry)).collect()
            }
            // An empty list.
            _ if self.leaves(self.m.constants.ty(constant))?.is_empty() => Ok(Vec::new()),
            _ => Err("such filters of exceptions".into()),
        }
    }

    fn type_number(&mut self, constant: Constant) -> Result<u32> {
        let symbol = self.type_symbol(constant)?;
        if let Some(known) = self.unwinding.types.iter().position(|&known| known == symbol) {
            return Ok(known as u32);
        }
        let id = symbol.map(|symbol| self.data_symbol(symbol)).transpose()?;
        if self.unwinding.types.len() >= ir::limits::MAX_THROWN {
            return Err("so many types of exceptions".into());
        }
        self.unwinding.types.push(symbol);
        self.b.func_mut().exceptions.get_or_insert_default().types.push(id);
        Ok(self.unwinding.types.len() as u32 - 1)
    }

    /// The symbol of a type; none for every type.
    fn type_symbol(&mut self, constant: Constant) -> Result<Option<Symbol>> {
        let value = evaluate(self.m, self.t, constant)?;
        if value.addend != 0 || value.minus.is_some() {
            return Err("such types of exceptions".into());
        }
        match value.plus {
            Some(symbol) => Ok(Some(self.resolved(symbol)?.0)),
            None => Ok(None),
        }
    }
}
