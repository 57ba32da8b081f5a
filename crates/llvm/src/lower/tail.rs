//! Tail calls: calls that end a function, whose frame the callee replaces.
//!
//! In: a call that the module marks: the callee uses nothing of the frame. Out: whether it can be a tail call.
//! Invariant: all arguments are in registers, and the results are those of the function. `musttail` is refused otherwise.
//! Not here: the other calls (see `call`).

use super::abi::{Abi, Param};
use super::function::Lower;
use super::leaf::Result;
use crate::attribute::AttributeList;
use crate::body::{Operand, OperandKind};
use crate::constants::ConstantKind;
use crate::index::{Inst, Local};
use crate::opcode::Opcode;
use crate::types::Type;
use kernelsmith_ir as ir;

/// Why a call is no tail call.
pub(super) type Obstacle = &'static str;

impl Lower<'_> {
    /// Whether the function, or a call with these attributes, asks that calls keep the frame.
    pub(super) fn keeps_frame(&self, call: AttributeList) -> bool {
        let attributes = &self.m.attributes;
        let function = self.m.function(self.body.function());
        attributes.of_function(call).keeps_frame
            || function.is_some_and(|function| attributes.of_function(function.attributes()).keeps_frame)
    }

    /// Why a call of this convention cannot end the function.
    pub(super) fn obstacle(&mut self, inst: Inst, abi: &Abi, arguments: &[Operand]) -> Result<Option<Obstacle>> {
        let Some(registers) = self.t.machine.argument_registers() else { return Ok(Some("on this machine")) };
        if !self.leads_to_return(inst)? {
            return Ok(Some("before anything but the return of its result"));
        }
        if self.blocks.is_some() || self.b.func().has_setjmp {
            return Ok(Some("in functions with allocations of unknown size, or that something returns to twice"));
        }
        let (own, result) = (&self.results, &abi.result);
        let is_direct = |param: &Param| !param.in_memory && param.n_x87 == 0;
        if abi.is_variadic || own.result != *result || !is_direct(result) {
            return Ok(Some("with variable arguments, or a result that is passed otherwise"));
        }
        let is_register = |param: &Param| {
            let is_in_register = matches!(param.passing, None | Some(ir::Passing::ResultAddress));
            is_in_register && !param.in_memory && param.small_copy.is_none()
        };
        let types = abi.all_params();
        let n_vectors = types.iter().filter(|ty| ty.is_vector()).count();
        let n_floats = n_vectors + types.iter().filter(|ty| ty.is_scalar() && ty.is_float()).count();
        let fits = n_floats <= registers.floats
            && types.len() - n_floats <= registers.general
            && (n_vectors == 0 || self.t.machine.has_variable_vectors());
        if !fits || !abi.params.iter().all(is_register) {
            return Ok(Some("with arguments that are not all in registers"));
        }
        // Such a function returns the address of its result, as the callee must do.
        let takes_address = |param: &Param| param.passing == Some(ir::Passing::ResultAddress);
        let parameters: Vec<Local> = self.body.parameters().collect();
        let passes_on = own.params.iter().zip(&parameters).enumerate().all(|(at, (param, &local))| {
            let is_same = || arguments.get(at).is_some_and(|argument| argument.kind() == OperandKind::Local(local));
            !takes_address(param) || abi.params.get(at).is_some_and(takes_address) && is_same()
        });
        Ok((!passes_on).then_some("with another address for the result"))
    }

    /// Whether nothing but the return of its result follows a call: in its block, or in the next one, which has a `phi` of it
    /// at most.
    fn leads_to_return(&mut self, inst: Inst) -> Result<bool> {
        let (body, block) = (self.body, self.block);
        let terminator = body.terminator(block);
        if !(inst.index() + 1..terminator.index()).all(|after| self.is_note(Inst::new(after))) {
            return Ok(false);
        }
        let is = |value: Operand, inst: Inst| {
            body.inst(inst).result().is_some_and(|local| value.kind() == OperandKind::Local(local))
        };
        let is_result = |value: Option<Operand>| match value {
            None => body.inst(inst).ty == Type::VOID,
            Some(value) => is(value, inst),
        };
        let operands = body.operands(terminator);
        let target = match (body.inst(terminator).opcode, operands) {
            (Opcode::Ret, _) => return Ok(is_result(operands.first().copied())),
            (Opcode::Br, [target]) => target.block(),
            _ => None,
        };
        let Some(target) = target else { return Ok(false) };
        let last = body.terminator(target);
        if body.inst(last).opcode != Opcode::Ret {
            return Ok(false);
        }
        let returned = body.operands(last).first().copied();
        let mut insts = body.insts_of(target);
        match (insts.next(), insts.next()) {
            (Some(first), None) => Ok(first == last && is_result(returned)),
            (Some(phi), Some(second)) if second == last && body.inst(phi).opcode == Opcode::Phi => {
                let is_returned = returned.is_some_and(|value| is(value, phi));
                Ok(is_returned && is_result(Some(self.incoming(phi, block)?)))
            }
            _ => Ok(false),
        }
    }

    /// Whether an instruction states something and does nothing.
    fn is_note(&self, inst: Inst) -> bool {
        let body = self.body;
        if body.inst(inst).opcode != Opcode::Call {
            return false;
        }
        let Some(OperandKind::Constant(constant)) = body.operands(inst).first().map(|callee| callee.kind()) else {
            return false;
        };
        let ConstantKind::Symbol(symbol) = self.m.constants.kind(constant) else { return false };
        let name = self.m.symbol(symbol).name.as_deref().unwrap_or_default();
        [&b"llvm.lifetime."[..], b"llvm.dbg.", b"llvm.assume"].iter().any(|start| name.starts_with(start))
    }
}
