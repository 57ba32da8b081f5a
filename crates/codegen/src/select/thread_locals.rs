//! Addresses of thread-local data.
//!
//! In: an operation. Out: an instruction that represents the machine's sequence. Not here: the sequence (see
//! [`crate::isa::ThreadLocals`]).

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use crate::error::CompileError;
use crate::mach::{MachKind, MachOperand};
use kernelsmith_ir::{Op, Opcode, Type};
use kernelsmith_machine::ClassId;
use kernelsmith_regalloc::Operand;

impl Selector<'_> {
    /// The address of thread-local data.
    pub(super) fn thread_addr(&mut self, op: &Op) {
        let target = self.target;
        let load = target.class_of(Type::PTR).and_then(|class| target.load_inst(ClassId(class.0)));
        let (Some(machine), Some(load), true) = (target.isa().thread_locals(), load, self.links) else {
            let what = "thread-local data is that of object files for machines whose model of it is known";
            self.failure.get_or_insert_with(|| CompileError::target(what));
            return;
        };
        let slot = self.mach.append_constant(&[]);
        self.mach.thread_slots.push((slot, op.symbol().0));
        let data = Arg::Mem { base: ArgBase::Pool(slot), index: None, scale_log2: 0, disp: 0 };
        let dst = self.dst(op.dst);
        let args = [Arg::Def(dst), data];
        if op.code == Opcode::InitialThreadAddr {
            let clobbers = machine.overwrites_like().map_or(0, |inst| target.facts(inst).clobbers);
            let extra = Extra { clobbers: Some(clobbers), kind: MachKind::ThreadAddr, ..Extra::default() };
            return self.emit_with(load, &args, extra);
        }
        self.mach.has_calls = true;
        let clobbers = if self.func.has_setjmp { target.all_clobbers() } else { target.call_clobbers() };
        let extra = Extra { clobbers: Some(clobbers), kind: MachKind::ThreadCall, ..Extra::default() };
        self.emit_with(load, &args, extra);
        let result = self.mach.insts.last().map(|inst| self.mach.operands[inst.first_operand as usize]);
        match (result, self.preg_of(machine.result())) {
            (Some(MachOperand::Reg(slot)), Ok(preg)) => {
                self.mach.ra_operands[slot as usize] = Operand::fixed_def(dst, preg);
            }
            (_, Err(error)) => self.failure = Some(error),
            (_, Ok(_)) => self.fail(op, "the address has no register"),
        }
    }
}
