//! Instructions as text.
//!
//! In: a body and its names. Out: text that the reader reads back.

use crate::body::{Body, InstData, Operand, OperandKind, TailKind};
use crate::index::{Inst, Local};
use crate::module::Module;
use crate::opcode::{Flags, Opcode, Ordering};
use crate::print::constants::{self, Names};
use crate::print::{After, BodyNames, push_attributes, push_convention, types};
use crate::types::{Type, TypeKind};

/// Appends all blocks.
pub(crate) fn push_blocks(out: &mut Vec<u8>, module: &Module, names: &dyn Names, body: &Body, local: &BodyNames) {
    let mut printer = InstPrinter { out, module, names, body, local };
    for block in body.blocks() {
        printer.local.push_block(printer.out, body, block);
        printer.word(":\n");
        for inst in body.insts_of(block) {
            printer.word("  ");
            printer.inst(inst);
            printer.word("\n");
        }
    }
}

struct InstPrinter<'a> {
    out: &'a mut Vec<u8>,
    module: &'a Module,
    names: &'a dyn Names,
    body: &'a Body,
    local: &'a BodyNames,
}

impl InstPrinter<'_> {
    fn word(&mut self, word: &str) {
        self.out.extend(word.bytes());
    }

    fn ty(&mut self, ty: Type) {
        types::push(self.out, &self.module.types, ty);
    }

    fn type_of(&self, operand: Operand) -> Type {
        match operand.kind() {
            OperandKind::Local(local) => self.body.type_of(local),
            OperandKind::Constant(constant) => self.module.constants.ty(constant),
            OperandKind::Block(_) => Type::LABEL,
            OperandKind::Asm(_) | OperandKind::Number(_) | OperandKind::Forward(_) => Type::PTR,
        }
    }

    fn value(&mut self, operand: Operand) {
        match operand.kind() {
            OperandKind::Local(local) => {
                self.word("%");
                self.local.push_local(self.out, self.body, local);
            }
            OperandKind::Constant(constant) => constants::push(self.out, self.module, self.names, constant),
            OperandKind::Block(block) => {
                self.word("%");
                self.local.push_block(self.out, self.body, block);
            }
            OperandKind::Number(number) => self.word(&number.to_string()),
            OperandKind::Asm(number) => self.asm(number),
            OperandKind::Forward(_) => {}
        }
    }

    fn typed(&mut self, operand: Operand) {
        self.ty(self.type_of(operand));
        self.word(" ");
        self.value(operand);
    }

    fn list(&mut self, operands: &[Operand]) {
        for (at, &operand) in operands.iter().enumerate() {
            if at > 0 {
                self.word(", ");
            }
            self.typed(operand);
        }
    }

    fn asm(&mut self, number: u32) {
        let asm = self.module.inline_asm(number);
        self.word("asm ");
        let words = [
            (asm.has_side_effects, "sideeffect "),
            (asm.aligns_stack, "alignstack "),
            (asm.is_intel, "inteldialect "),
            (asm.may_unwind, "unwind "),
        ];
        for (is_set, word) in words {
            if is_set {
                self.word(word);
            }
        }
        types::push_quoted(self.out, &asm.template);
        self.word(", ");
        types::push_quoted(self.out, &asm.constraints);
    }

    fn inst(&mut self, number: Inst) {
        let inst = *self.body.inst(number);
        if let Some(result) = inst.result() {
            self.result(result);
        }
        let tail = inst.call().map_or(TailKind::None, |call| self.body.call(call).tail);
        self.word(match tail {
            TailKind::None => "",
            TailKind::Tail => "tail ",
            TailKind::MustTail => "musttail ",
            TailKind::NoTail => "notail ",
        });
        self.word(inst.opcode.name());
        let operands = self.body.operands(number);
        match inst.opcode {
            Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Fence | Opcode::Alloca => {
                self.memory(&inst, operands);
            }
            Opcode::Call | Opcode::Invoke => self.call(number, &inst),
            _ => {
                constants::push_flags(self.out, inst.flags);
                self.word(" ");
                self.plain(&inst, operands);
            }
        }
    }

    fn result(&mut self, result: Local) {
        self.word("%");
        self.local.push_local(self.out, self.body, result);
        self.word(" = ");
    }

    fn plain(&mut self, inst: &InstData, operands: &[Operand]) {
        match inst.opcode {
            Opcode::Ret if operands.is_empty() => self.word("void"),
            Opcode::Switch => {
                self.list(&operands[..2]);
                self.word(" [");
                for case in operands[2..].chunks(2) {
                    self.word(" ");
                    self.list(case);
                }
                self.word(" ]");
            }
            Opcode::IndirectBr => {
                self.typed(operands[0]);
                self.word(", [");
                self.list(&operands[1..]);
                self.word("]");
            }
            opcode if opcode.is_binary() => self.pair(operands),
            opcode if opcode.is_cast() => {
                self.typed(operands[0]);
                self.word(" to ");
                self.ty(inst.ty);
            }
            Opcode::ICmp | Opcode::FCmp => {
                let name = inst.int_predicate().map(|predicate| predicate.name());
                self.word(name.or(inst.float_predicate().map(|predicate| predicate.name())).unwrap_or_default());
                self.word(" ");
                self.pair(operands);
            }
            Opcode::Phi => {
                self.ty(inst.ty);
                for (at, pair) in operands.chunks(2).enumerate() {
                    self.word(if at > 0 { ", [ " } else { " [ " });
                    self.value(pair[0]);
                    self.word(", ");
                    self.value(pair[1]);
                    self.word(" ]");
                }
            }
            Opcode::VaArg => {
                self.typed(operands[0]);
                self.word(", ");
                self.ty(inst.ty);
            }
            Opcode::LandingPad => {
                self.ty(inst.ty);
                if inst.flags.has(Flags::CLEANUP) {
                    self.word(" cleanup");
                }
                for clause in operands.chunks(2) {
                    self.word(if clause[0].number() == Some(1) { " filter " } else { " catch " });
                    self.typed(clause[1]);
                }
            }
            Opcode::ExtractValue | Opcode::InsertValue => {
                let n_values = if inst.opcode == Opcode::InsertValue { 2 } else { 1 };
                self.list(&operands[..n_values]);
                for &index in &operands[n_values..] {
                    self.word(", ");
                    self.value(index);
                }
            }
            Opcode::GetElementPtr => {
                if let Some(ty) = inst.source_type() {
                    self.ty(ty);
                }
                self.word(", ");
                self.list(operands);
            }
            _ => self.list(operands),
        }
    }

    fn pair(&mut self, operands: &[Operand]) {
        self.typed(operands[0]);
        self.word(", ");
        self.value(operands[1]);
    }

    fn memory(&mut self, inst: &InstData, operands: &[Operand]) {
        let ordering = inst.ordering().unwrap_or(Ordering::NotAtomic);
        let is_atomic = ordering != Ordering::NotAtomic;
        if is_atomic && matches!(inst.opcode, Opcode::Load | Opcode::Store) {
            self.word(" atomic");
        }
        let words = [
            (Flags::WEAK, " weak"),
            (Flags::VOLATILE, " volatile"),
            (Flags::INALLOCA, " inalloca"),
            (Flags::SWIFTERROR, " swifterror"),
        ];
        for (flag, word) in words {
            if inst.flags.has(flag) {
                self.word(word);
            }
        }
        self.word(" ");
        match inst.opcode {
            Opcode::Alloca => {
                if let Some(ty) = inst.source_type() {
                    self.ty(ty);
                }
                if !self.is_one(operands[0]) {
                    self.word(", ");
                    self.typed(operands[0]);
                }
            }
            Opcode::Load => {
                self.ty(inst.ty);
                self.word(", ");
                self.list(operands);
            }
            Opcode::AtomicRmw => {
                self.word(inst.rmw_op().map_or("", |op| op.name()));
                self.word(" ");
                self.list(operands);
            }
            _ => self.list(operands),
        }
        if is_atomic {
            let scope = self.module.sync_scope(inst.scope);
            if !scope.is_empty() {
                self.word(" syncscope(");
                types::push_quoted(self.out, scope);
                self.word(")");
            }
            if inst.opcode == Opcode::Fence {
                // Nothing precedes the ordering.
                self.out.pop_if(|&mut last| last == b' ');
            }
            self.word(" ");
            self.word(ordering.name());
            if let Some(failure) = inst.failure_ordering() {
                self.word(" ");
                self.word(failure.name());
            }
        }
        if inst.align != 0 {
            self.word(&format!(", align {}", 1u64 << (inst.align - 1)));
        }
        if inst.opcode == Opcode::Alloca
            && let TypeKind::Pointer(space @ 1..) = self.module.types.kind(inst.ty)
        {
            self.word(&format!(", addrspace({space})"));
        }
    }

    fn is_one(&self, operand: Operand) -> bool {
        let data = operand.constant().map(|constant| self.module.constants.get(constant));
        data.is_some_and(|data| data.ty == Type::I32 && data.kind == crate::constants::ConstantKind::Integer(1))
    }

    fn call(&mut self, number: Inst, inst: &InstData) {
        let Some(call) = inst.call() else { return };
        let data = *self.body.call(call);
        let operands = self.body.operands(number);
        constants::push_flags(self.out, inst.flags);
        self.word(" ");
        push_convention(self.out, data.convention);
        let attributes = &self.module.attributes;
        push_attributes(self.out, self.module, attributes.of_result(data.attributes), After::Space);
        let is_variadic =
            matches!(self.module.types.kind(data.signature), TypeKind::Function { is_variadic: true, .. });
        self.ty(if is_variadic { data.signature } else { inst.ty });
        self.word(" ");
        self.value(operands[0]);
        self.word("(");
        for (at, &argument) in self.body.arguments(number).iter().enumerate() {
            if at > 0 {
                self.word(", ");
            }
            self.ty(self.type_of(argument));
            push_attributes(self.out, self.module, attributes.of_parameter(data.attributes, at), After::Before);
            self.word(" ");
            self.value(argument);
        }
        if is_variadic && data.tail == TailKind::MustTail {
            self.word(if data.n_arguments > 0 { ", ..." } else { "..." });
        }
        self.word(")");
        push_attributes(self.out, self.module, attributes.of_function(data.attributes), After::Before);
        for (at, (bundle, operands)) in self.body.bundles(number).enumerate() {
            self.word(if at > 0 { ", " } else { " [ " });
            types::push_quoted(self.out, self.module.bundle_tag(bundle.tag));
            self.word("(");
            self.list(operands);
            self.word(")");
        }
        if data.n_bundles > 0 {
            self.word(" ]");
        }
        if inst.opcode == Opcode::Invoke {
            let blocks = &operands[operands.len() - 2..];
            self.word(" to ");
            self.typed(blocks[0]);
            self.word(" unwind ");
            self.typed(blocks[1]);
        }
    }
}
