//! Constants: immediates where instructions take them, else one instruction, else a load from the pool.

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use crate::mach::{Home, MachOperand, Recipe};
use crate::passes::NO_OP;
use kernelsmith_ir::{Op, Opcode, Type, VReg};
use kernelsmith_regalloc as ra;

/// The widest vector there is, in bytes.
const MAX_BYTES: usize = 128;

impl Selector<'_> {
    /// A `const` or `iota`: emitted only when a use asks for a register.
    pub(super) fn constant(&mut self, op: &Op) {
        if self.n_defs(op.dst) == 1 {
            self.s.reserved[op.dst.index()] = self.reserve();
        } else {
            let dst = self.dst(op.dst);
            self.materialise(op, dst, false);
        }
    }

    /// Emits the constant `v` at the place reserved for it.
    pub(super) fn fill_reserved(&mut self, v: VReg) {
        let place = core::mem::replace(&mut self.s.reserved[v.index()], NO_OP);
        let Some((_, op)) = self.def(v) else { return };
        let op = *op;
        let dst = self.dst(v);
        let before = self.mach.insts.len();
        self.materialise(&op, dst, true);
        if self.mach.insts.len() == before + 1 {
            self.move_last_to(place);
        }
    }

    /// One instruction that puts the constant into `dst`; `again`: the allocator may make it again instead of spilling.
    fn materialise(&mut self, op: &Op, dst: ra::VReg, again: bool) {
        let ty = self.ty(op.dst);
        if op.code == Opcode::Const {
            if let Some(recipe) = self.target.isa().constant(ty, op.const_bits()) {
                self.emit_recipe(recipe, dst);
                if again {
                    self.mach.recipes.push(recipe);
                    self.mach.vregs[dst.idx()].remat = ra::Remat::Recompute(self.mach.recipes.len() as u32 - 1);
                }
                return;
            }
        }
        let mut bytes = [0u8; MAX_BYTES];
        let Some(len) = constant_bytes(op, ty, self.target.vector_bits(), &mut bytes) else {
            return self.fail(op, "there is no such constant");
        };
        let entry = self.mach.constant(&bytes[..len]);
        let class = kernelsmith_machine::ClassId(self.mach.vregs[dst.idx()].class.0);
        let Some(load) = self.target.desc().class(class).load_inst() else { return self.fail_class(class) };
        let mem = Arg::Mem { base: ArgBase::Pool(entry), index: None, scale_log2: 0, disp: 0 };
        self.emit(load, &[Arg::Def(dst), mem]);
        if again {
            self.mach.homes.push(Home::Pool(entry));
            self.mach.vregs[dst.idx()].remat = ra::Remat::Home(self.mach.homes.len() as u32 - 1);
        }
    }

    /// All register operands of a recipe are its result.
    fn emit_recipe(&mut self, recipe: Recipe, dst: ra::VReg) {
        let n = self.target.desc().inst(recipe.inst).n_operands();
        let mut args = [Arg::Imm(recipe.imm.unwrap_or(0)); 4];
        args[0] = Arg::Def(dst);
        let n_args = n.min(args.len());
        self.emit_with(recipe.inst, &args[..n_args], Extra::default());
        if recipe.imm.is_none() {
            // The inputs of an idiom such as x ^ x are the result's register, whatever it held.
            let inst = self.mach.insts[self.mach.insts.len() - 1];
            let first = inst.first_operand as usize;
            let result = self.mach.operands[first];
            if let MachOperand::Reg(_) = result {
                self.mach.operands[first..first + n_args].fill(result);
            }
        }
    }

    /// A machine register that holds an integer constant.
    pub(crate) fn integer(&mut self, ty: Type, bits: u64) -> ra::VReg {
        let dst = self.temp(ty);
        self.materialise(&Op::constant(ty, VReg::NONE, bits).with_type_of(ty), dst, false);
        dst
    }
}

/// A constant without a register: its type stands in for that of one.
trait WithType {
    fn with_type_of(self, ty: Type) -> Op;
}

impl WithType for Op {
    fn with_type_of(mut self, ty: Type) -> Op {
        self.ty = ty;
        self
    }
}

/// The bytes of a vector or float constant as memory holds them; at least as many as a register of its class reads.
fn constant_bytes(op: &Op, ty: Type, vector_bits: u32, out: &mut [u8; MAX_BYTES]) -> Option<usize> {
    let size = ty.elem().bytes() as usize;
    let lanes = ty.count_on(vector_bits) as usize;
    let total = if ty.is_vector() { (lanes * size).max(16) } else { size };
    if total > MAX_BYTES {
        return None;
    }
    for lane in 0..lanes {
        let bits = match op.code {
            Opcode::Iota => number(ty, lane as u64),
            _ if ty.is_mask() => 0u64.wrapping_sub(op.const_bits()),
            _ => op.const_bits(),
        };
        out[lane * size..(lane + 1) * size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    Some(total)
}

/// The bits of a small number in an element type.
fn number(ty: Type, n: u64) -> u64 {
    match ty.elem() {
        kernelsmith_ir::Elem::F32 => u64::from((n as f32).to_bits()),
        kernelsmith_ir::Elem::F64 => (n as f64).to_bits(),
        elem => elem.canonical(n),
    }
}
