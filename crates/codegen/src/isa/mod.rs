//! What no table says about an architecture: which instruction compares, jumps, makes a constant, enters and leaves.
//!
//! In: operations that patterns cannot cover. Out: machine instructions.
//! Invariant: an `Isa` is immutable and shared by all compilations.
//! Not here: anything that a pattern or a field of the description can say.

pub mod x86_64;

use crate::mach::Recipe;
use crate::select::Selector;
use kernelsmith_ir::{Op, Type, VReg};
use kernelsmith_machine::{InstId, InstRef, MaskForm, Mem, Operand, RegId, ResultItem, TargetDesc};
use kernelsmith_regalloc as ra;

/// The part of a target that is code.
pub(crate) trait Isa: Send + Sync + core::fmt::Debug {
    /// Whether [`Isa::select`] does this operation.
    fn supports(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool;

    /// Selects instructions for operation `at`, which patterns cannot cover; whether it did.
    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool;

    /// The instruction that makes this constant without memory.
    fn constant(&self, ty: Type, bits: u64, masks: MaskForm) -> Option<Recipe>;

    /// The form of an instruction that the machine has, where it has another one that does the same.
    fn form(&self, inst: InstId) -> InstId {
        inst
    }

    /// Puts such forms into what a pattern selects that wants more features than there are; whether vectors in memory must
    /// be aligned then. Nothing if the machine lacks an instruction.
    fn substitute(&self, _results: &mut [ResultItem]) -> Option<bool> {
        None
    }

    /// Pairs of instructions that do the same, the shorter one first, the other able to name more registers; of which
    /// `exists` says that the machine has the longer one.
    fn long_forms(&self, desc: &TargetDesc, exists: &dyn Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]>;

    /// The instruction that extends a narrow value in its register.
    fn extension(&self, ty: Type) -> Option<InstId>;

    /// The jump with one label operand.
    fn jump(&self) -> InstId;

    /// A call through an address in memory, with what has to come before it.
    fn call(&self, s: &mut Selector<'_>) -> InstId;

    /// Goes to `label` if the comparison `cmp` comes out as `when`.
    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label);

    /// Goes to `label` if the truth value is `when`.
    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label);

    /// Two inputs that may change places although the description does not say so.
    fn swappable(&self, inst: InstRef<'_>) -> Option<(u8, u8)>;

    /// The instructions that enter a function: saves registers and makes room for the frame.
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FnMut(InstId, &[Operand]));

    /// The instructions that leave it.
    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FnMut(InstId, &[Operand]));

    /// The shorter jump to a label that is near, for a jump or branch.
    fn short_form(&self, inst: InstId) -> Option<InstId>;

    /// The branch under the opposite condition.
    fn inverted(&self, inst: InstId, operands: &mut [crate::mach::MachOperand]) -> bool;

    /// An address relative to the stack pointer.
    fn stack_address(&self, offset: i32) -> Mem;
}

/// What prologue and epilogue need to know of a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameShape<'a> {
    /// Registers of the convention that must be kept, in order.
    pub saved: &'a [RegId],
    /// Bytes between the stack pointer in the body and the saved registers.
    pub body_bytes: u32,
    /// Where each saved register that cannot be pushed is stored, relative to the stack pointer in the body.
    pub save_offsets: &'a [Option<u32>],
    /// Whether the body's stack pointer is aligned to `align` (more than the convention's alignment).
    pub align: u32,
    /// Where the caller's stack pointer is kept in an aligned frame.
    pub old_sp_offset: u32,
    /// Whether the upper parts of vector registers may be dirty on return.
    pub wide_vectors: bool,
}
