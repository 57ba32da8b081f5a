//! Atomic accesses and fences.
//!
//! In: operations. Out: locked instructions. Every locked instruction is a full fence, every load acquires and every store
//! releases, so that only the full fence is an instruction.

use super::X86_64;
use crate::select::{Arg, ArgBase, Extra, Selector};
use kernelsmith_ir::{Op, Opcode};
use kernelsmith_regalloc::Operand;

impl X86_64 {
    /// Selects an atomic access or a fence.
    pub(super) fn atomic(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        if !op.code.is_update() {
            if op.code == Opcode::Fence {
                s.emit(self.i.mfence, &[]);
            }
            return true;
        }
        let i = &self.i;
        let of_size = |insts: [_; 4]| insts[op.ty.elem().bytes().ilog2() as usize & 3];
        let mem = Arg::Mem { base: ArgBase::Reg(s.reg(op.args[0])), index: None, scale_log2: 0, disp: 0 };
        let is_narrow = op.ty.elem().bits() < 32;
        let dst = s.dst(op.dst);
        // Instructions of 8 and 16 bits leave the upper bits of a register as they are.
        let old = if is_narrow { s.temp(op.ty) } else { dst };
        let value = s.reg(op.args[1]);
        if op.code == Opcode::CompareExchange {
            let new = s.reg(op.args[2]);
            let accumulator = self.preg(s, self.rax);
            let fixed = [Operand::fixed_use(value, accumulator), Operand::fixed_def(old, accumulator)];
            let flags_only = s.target.facts(i.test32).clobbers;
            let extra = Extra { fixed: &fixed, clobbers: Some(flags_only), ..Extra::default() };
            s.emit_with(of_size([i.cmpxchg8, i.cmpxchg16, i.cmpxchg32, i.cmpxchg64]), &[mem, Arg::Use(new)], extra);
        } else {
            let inst = match op.code {
                Opcode::Exchange => of_size([i.xchg8, i.xchg16, i.xchg32, i.xchg64]),
                _ => of_size([i.xadd8, i.xadd16, i.xadd32, i.xadd64]),
            };
            s.emit(inst, &[Arg::Def(old), Arg::Use(value), mem]);
        }
        if is_narrow {
            s.extend(dst, old, op.ty);
        }
        true
    }
}
