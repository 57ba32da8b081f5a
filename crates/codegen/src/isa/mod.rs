//! What no table says about an architecture: which instruction compares, jumps, makes a constant, enters and leaves.
//!
//! In: operations that patterns cannot cover. Out: machine instructions.
//! Invariant: an `Isa` is immutable and shared by all compilations.
//! Not here: anything that a pattern or a field of the description can say.

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

/// The part of a target that is code.
pub(crate) trait Isa: Send + Sync + core::fmt::Debug {
    /// Refuses a target whose features or vectors are not what code can be made for.
    fn check(&self, target: &Target) -> Result<(), CompileError>;

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
    fn long_forms(&self, _desc: &TargetDesc, _exists: &dyn Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
        Vec::new()
    }

    /// The instruction that extends a narrow value in its register.
    fn extension(&self, ty: Type) -> Option<InstId>;

    /// Whether [`Isa::pair`] is to be asked.
    fn has_pairs(&self) -> bool {
        false
    }

    /// The instruction that does what these two do, one after the other, and its operands.
    fn pair(&self, insts: [InstId; 2], first: &[Operand], second: &[Operand]) -> Option<(InstId, [Operand; 3])> {
        let _ = (insts, first, second);
        None
    }

    /// The store that does what this one does, which [`Isa::pair`] gave, and then adds so many bytes to its address register;
    /// and its operands. With 0 bytes, whether there may be one.
    fn stepped(&self, inst: InstId, operands: &[Operand; 3], bytes: i64) -> Option<(InstId, [Operand; 5])> {
        let _ = (inst, operands, bytes);
        None
    }

    /// Whether this is the sum of a register and a number.
    fn is_sum(&self, inst: InstId) -> bool {
        let _ = inst;
        false
    }

    /// Whether accesses of vectors take an address in a register and nothing else.
    fn has_bare_vectors(&self) -> bool {
        false
    }

    /// Whether the machine most likely starts operations in the order in which they stand.
    fn is_in_order(&self) -> bool {
        false
    }

    /// How many turns of a short loop to do at once, interleaved: 1 leaves it to the processor, which looks far ahead.
    fn unroll_factor(&self) -> usize {
        1
    }

    /// Whether a counter is better stepped before the last store of a turn than after it, see `passes::step_early`.
    fn steps_early(&self) -> bool {
        false
    }

    /// The jump with one label operand.
    fn jump(&self) -> InstId;

    /// A call through an address in memory, with what has to come before it.
    fn call(&self, s: &mut Selector<'_>) -> InstId;

    /// Goes to `label` if the comparison `cmp` comes out as `when`.
    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label);

    /// Goes to `label` if the truth value is `when`.
    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label);

    /// Two inputs that may change places although the description does not say so.
    fn swappable(&self, _inst: InstRef<'_>) -> Option<(u8, u8)> {
        None
    }

    /// The instructions that enter a function: saves registers and makes room for the frame.
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The instructions that leave it.
    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The shortest instruction that does the same as this jump or branch with the same operands, if its label is at most
    /// `distance` bytes away.
    fn short_form(&self, _inst: InstId, _operands: &[Operand], _distance: u32) -> Option<InstId> {
        None
    }

    /// The branch under the opposite condition; the operands may change.
    fn inverted(&self, inst: InstId, operands: &mut [crate::mach::MachOperand]) -> Option<InstId>;

    /// Whether [`Isa::far_branch`] is to be asked where a branch does not reach.
    fn has_far_branches(&self) -> bool {
        false
    }

    /// The instructions that do what a branch does, for a label that is anywhere.
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

    /// An address as instructions of the machine take it; what they cannot add is added before. Vectors may have no
    /// displacement, so `bytes` is 0 for them, else the size of the access.
    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        let _ = s;
        let Address { base, index, scale_log2, disp, .. } = address;
        Arg::Mem { base: ArgBase::Reg(base), index, scale_log2, disp }
    }

    /// Whether constants of this type are fetched where they are used, rather than computed where they are defined.
    fn fetches(&self, ty: Type) -> bool {
        let _ = ty;
        true
    }

    /// Computes a constant that is not to be fetched where it is used; whether it did.
    fn materialise(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let _ = (s, op, dst);
        false
    }

    /// The instruction that brings the machine into a state, with its operands and their number.
    fn set_state(&self, state: u16) -> Option<(InstId, [crate::mach::MachOperand; 2], usize)> {
        let _ = state;
        None
    }

    /// The state that a pattern's state is for native vectors, whose number of lanes only the machine knows, in one register
    /// or two.
    fn native_state(&self, state: u16, registers: u8) -> u16 {
        let _ = registers;
        state
    }

    /// How many registers make one of this class.
    fn registers_in(&self, class: ra::ClassId) -> u8 {
        let _ = class;
        1
    }

    /// Whether [`Isa::expand`] is to be asked.
    fn has_expansions(&self) -> bool {
        false
    }

    /// Whether [`Isa::expand`] has something to say about instructions all of whose operands are registers.
    fn expands_registers(&self) -> bool {
        false
    }

    /// The instructions that stand for one whose operands are known, such as an address that no instruction takes;
    /// whether there are any.
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

    /// The register that a call writes the return address to, if it does not push it.
    fn link_register(&self) -> Option<RegId> {
        None
    }

    /// Bytes of a vector register that functions keep for their callers.
    fn saved_vector_bytes(&self) -> u32 {
        16
    }

    /// Whether spilled values of this class are as large as the machine's vectors, whose size is not known.
    fn is_scalable(&self, class: ra::ClassId) -> bool {
        let _ = class;
        false
    }

    /// Where a spilled value of such a class is, whose address is kept at this distance from the stack pointer.
    fn scalable_slot(&self, offset: i32) -> Mem {
        self.stack_address(offset)
    }

    /// A stack argument in a function with such values, at this distance from the first one.
    fn far_argument(&self, offset: i32) -> Mem {
        self.stack_address(offset)
    }
}

/// An address before it has the form that a machine wants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    /// The register that it starts from.
    pub base: ra::VReg,
    /// The register that is scaled and added.
    pub index: Option<ra::VReg>,
    /// log2 of the scale.
    pub scale_log2: u8,
    /// Bytes added.
    pub disp: i32,
    /// Size of the access; 0 if it is a vector's, or none.
    pub bytes: u32,
    /// Size of the access, whatever it is; 0 if there is none.
    pub access_bytes: u32,
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
    /// Whether there are stores past the caches, which may arrive after later ones.
    pub streams: bool,
    /// Where the return address is kept if it comes in a register that calls overwrite: bytes above the body.
    pub has_link: bool,
    /// Where the addresses of spilled values are kept that are as large as the machine's vectors.
    pub scalable: &'a [u32],
}
