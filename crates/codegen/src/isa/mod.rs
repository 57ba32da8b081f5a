//! The hand-written part of each target: comparisons, branches, constants, prologues and epilogues.
//!
//! In: operations that patterns cannot cover. Out: machine instructions.
//! Invariant: an `Isa` is immutable and shared by all compilations.
//! Not here: anything that a pattern or a field of the description can express.

pub mod aarch64;
mod common;
pub mod naplespu;
pub mod riscv64;
pub mod x86_64;

use crate::error::CompileError;
use crate::mach::Recipe;
use crate::select::{Arg, ArgBase, Selector};
use crate::target::Target;
use crate::unwind::FrameCode;
use kernelsmith_ir::{Op, Type, VReg};
use kernelsmith_machine::{InstId, InstRef, MaskForm, Mem, Operand, RegId, ResultItem, TargetDesc};
use kernelsmith_regalloc as ra;

/// The hand-written part of a target.
pub(crate) trait Isa: Send + Sync + core::fmt::Debug {
    /// Rejects a target with unsupported features or vectors.
    fn check(&self, target: &Target) -> Result<(), CompileError>;

    /// Whether [`Isa::select`] handles this operation.
    fn supports(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool;

    /// Selects instructions for operation `at`, which patterns cannot cover; whether it did.
    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool;

    /// The instruction that materialises this constant without memory.
    fn constant(&self, ty: Type, bits: u64, masks: MaskForm) -> Option<Recipe>;

    /// The equivalent form of an instruction that the machine has; the instruction itself if there is no other.
    fn form(&self, inst: InstId) -> InstId {
        inst
    }

    /// Substitutes equivalent forms in the result of a pattern whose features the machine lacks. Returns whether vectors in
    /// memory must then be aligned; `None` if the machine lacks an instruction.
    fn substitute(&self, _results: &mut [ResultItem]) -> Option<bool> {
        None
    }

    /// Pairs of equivalent instructions: the shorter one, and one that can encode more registers, if the machine has the latter
    /// according to `exists`.
    fn long_forms(&self, _desc: &TargetDesc, _exists: &dyn Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
        Vec::new()
    }

    /// The instruction that extends a narrow value in its register.
    fn extension(&self, ty: Type) -> Option<InstId>;

    /// Whether the machine has paired accesses, see [`Isa::pair`].
    fn has_pairs(&self) -> bool {
        false
    }

    /// The paired access that replaces these two accesses, and its operands.
    fn pair(&self, insts: [InstId; 2], first: &[Operand], second: &[Operand]) -> Option<(InstId, [Operand; 3])> {
        let _ = (insts, first, second);
        None
    }

    /// The post-increment form of a paired store from [`Isa::pair`], which adds `bytes` to its address register, and its
    /// operands. With 0 bytes, whether such a form may exist.
    fn stepped(&self, inst: InstId, operands: &[Operand; 3], bytes: i64) -> Option<(InstId, [Operand; 5])> {
        let _ = (inst, operands, bytes);
        None
    }

    /// Whether this instruction adds a constant to a register.
    fn is_sum(&self, inst: InstId) -> bool {
        let _ = inst;
        false
    }

    /// Whether vector accesses take only an address in a register, without index and displacement.
    fn has_bare_vectors(&self) -> bool {
        false
    }

    /// Whether the machine probably issues operations in order.
    fn is_in_order(&self) -> bool {
        false
    }

    /// The unroll factor for short loops, whose replicas are interleaved; 1 for machines with deep out-of-order execution.
    fn unroll_factor(&self) -> usize {
        1
    }

    /// Whether induction variables should be incremented before the last store of an iteration, see `passes::early_increment`.
    fn steps_early(&self) -> bool {
        false
    }

    /// The jump with one label operand.
    fn jump(&self) -> InstId;

    /// The call through an address in memory; emits the instructions that must precede it.
    fn call(&self, s: &mut Selector<'_>) -> InstId;

    /// Branches to `label` if the result of the comparison `cmp` is `when`.
    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label);

    /// Branches to `label` if the truth value is `when`.
    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label);

    /// Two inputs that commute although the description does not say so.
    fn swappable(&self, _inst: InstRef<'_>) -> Option<(u8, u8)> {
        None
    }

    /// The prologue: saves registers and allocates the frame.
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The epilogue.
    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The shortest form of a jump or branch with the same operands whose label is at most `distance` bytes away, if shorter.
    fn short_form(&self, _inst: InstId, _operands: &[Operand], _distance: u32) -> Option<InstId> {
        None
    }

    /// The inverted branch; may change the operands.
    fn inverted(&self, inst: InstId, operands: &mut [crate::mach::MachOperand]) -> Option<InstId>;

    /// Whether the machine has far branches, see [`Isa::far_branch`].
    fn has_far_branches(&self) -> bool {
        false
    }

    /// Instructions equivalent to a branch, which reach any label.
    fn far_branch(
        &self,
        inst: InstId,
        operands: &[Operand],
        label: kernelsmith_machine::LabelId,
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) {
        let _ = label;
        out(inst, operands);
    }

    /// An address relative to the stack pointer.
    fn stack_address(&self, offset: i32) -> Mem;

    /// An address in a form that instructions can encode; emits additions for the parts that they cannot.
    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        let _ = s;
        let Address { base, index, scale_log2, disp, .. } = address;
        Arg::Mem { base: ArgBase::Reg(base), index, scale_log2, disp }
    }

    /// Whether constants of this type are rematerialised at their uses, rather than computed at their definition.
    fn fetches(&self, ty: Type) -> bool {
        let _ = ty;
        true
    }

    /// Computes a constant at its definition; whether it did.
    fn materialise(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let _ = (s, op, dst);
        false
    }

    /// The instruction that sets the machine mode, with its operands and their number.
    fn set_state(&self, state: u16) -> Option<(InstId, [crate::mach::MachOperand; 2], usize)> {
        let _ = state;
        None
    }

    /// The mode for native vectors that corresponds to a pattern's mode, for vectors in this number of registers.
    fn native_state(&self, state: u16, registers: u8) -> u16 {
        let _ = registers;
        state
    }

    /// Number of registers in a group of this class.
    fn registers_in(&self, class: ra::ClassId) -> u8 {
        let _ = class;
        1
    }

    /// Whether the machine has expansions, see [`Isa::expand`].
    fn has_expansions(&self) -> bool {
        false
    }

    /// Whether [`Isa::expand`] also expands instructions whose operands are all registers.
    fn expands_registers(&self) -> bool {
        false
    }

    /// Expands an allocated instruction, for example one with an address that it cannot encode; whether it did.
    fn expand(
        &self,
        frame: &FrameShape<'_>,
        inst: InstId,
        operands: &[Operand],
        out: &mut dyn FnMut(InstId, &[Operand]),
    ) -> bool {
        let _ = (frame, inst, operands, out);
        false
    }

    /// The register to which a call writes the return address, if it does not push it.
    fn link_register(&self) -> Option<RegId> {
        None
    }

    /// Number of bytes of a vector register that functions preserve.
    fn saved_vector_bytes(&self) -> u32 {
        16
    }

    /// Whether spill slots of this class are scalable: their size is known only at run time.
    fn is_scalable(&self, class: ra::ClassId) -> bool {
        let _ = class;
        false
    }

    /// The scalable slot whose address is stored at this distance in bytes from the stack pointer.
    fn scalable_slot(&self, offset: i32) -> Mem {
        self.stack_address(offset)
    }

    /// A stack argument in a function with scalable slots, at this distance in bytes from the first one.
    fn far_argument(&self, offset: i32) -> Mem {
        self.stack_address(offset)
    }
}

/// An address in the general form, before it is adapted to a machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    /// The base register.
    pub base: ra::VReg,
    /// The index register, which is scaled and added.
    pub index: Option<ra::VReg>,
    /// log2 of the scale.
    pub scale_log2: u8,
    /// Displacement in bytes.
    pub disp: i32,
    /// Size of a scalar access in bytes; 0 for a vector or without an access.
    pub bytes: u32,
    /// Size of any access in bytes; 0 without an access.
    pub access_bytes: u32,
}

/// The frame layout for prologue and epilogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameShape<'a> {
    /// The callee-saved registers that the function writes, in the convention's order.
    pub saved: &'a [RegId],
    /// Bytes between the stack pointer in the body and the saved registers.
    pub body_bytes: u32,
    /// By saved register that is not pushed, its offset in bytes from the stack pointer in the body.
    pub save_offsets: &'a [Option<u32>],
    /// Alignment in bytes of the body's stack pointer if that exceeds the convention's; else 0.
    pub align: u32,
    /// Offset of the caller's stack pointer, in an aligned frame or one with scalable slots.
    pub old_sp_offset: u32,
    /// Whether the upper parts of vector registers may be dirty on return.
    pub wide_vectors: bool,
    /// Whether the function has non-temporal stores, which may become visible after later stores.
    pub streams: bool,
    /// Whether the return address, in a register that calls overwrite, is saved above the body.
    pub has_link: bool,
    /// Offsets of the stored addresses of scalable slots.
    pub scalable: &'a [u32],
}
