//! Frames: prologue, epilogue, and addresses in the frame.
//!
//! In: the layout of a frame. Out: its instructions and addresses. Not here: the layout (see [`crate::frame`]).

use crate::unwind::FrameCode;
use kernelsmith_machine::{InstId, Mem, RegId};
use kernelsmith_regalloc as ra;

/// Maximum size of a frame in bytes: instructions of every machine reach all of it.
pub(crate) const MAX_FRAME_BYTES: u32 = 2 << 20;

/// The frames of a machine.
pub(crate) trait Frames {
    /// The prologue: saves registers and allocates the frame.
    fn prologue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The epilogue, without the instruction that leaves.
    fn epilogue(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode);

    /// The instruction that returns.
    fn ret(&self) -> InstId;

    /// An address relative to the stack pointer.
    fn stack_address(&self, offset: i32) -> Mem;

    /// The instruction that computes an address in the frame. Its operands are the result and the address: an addition becomes
    /// one of the stack pointer and the offset (see [`super::Expansions`]).
    fn frame_address(&self) -> InstId;

    /// The instruction that computes the address of a symbol from that of the code. Its operands are the result and the address,
    /// a label and a displacement, which every access may have, too.
    fn symbol_address(&self) -> Option<InstId> {
        None
    }

    /// Whether every access may have an address that is a slot plus an index and a displacement.
    fn folds_slots(&self) -> bool {
        false
    }

    /// Maximum size of a frame in bytes.
    fn max_frame_bytes(&self) -> u32 {
        MAX_FRAME_BYTES
    }

    /// The register to which a call writes the return address, if it does not push it.
    fn link_register(&self) -> Option<RegId> {
        None
    }

    /// Number of bytes of a vector register that functions preserve.
    fn saved_vector_bytes(&self) -> u32 {
        16
    }

    /// Whether prologues of aligned frames copy stack arguments.
    fn copies_arguments(&self) -> bool {
        false
    }
}

/// Vector registers whose size is known only at run time, and groups of them.
pub(crate) trait Scalable {
    /// Number of registers in a group of this class.
    fn registers_in(&self, class: ra::ClassId) -> u8;

    /// Whether the size of this class's spill slots is known only at run time.
    fn is_scalable(&self, class: ra::ClassId) -> bool;

    /// The scalable slot whose address is stored at this distance in bytes from the stack pointer.
    fn slot(&self, offset: i32) -> Mem;

    /// A stack argument in a function with scalable slots, at this distance in bytes from the first one.
    fn argument(&self, offset: i32) -> Mem;
}

/// Stack arguments that the prologue of an aligned frame copies to it, in words of 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CopiedArguments {
    /// Offset of the first one from the stack pointer after the pushes.
    pub from: u32,
    /// Offset of its copy from the stack pointer in the body.
    pub to: u32,
    pub bytes: u32,
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
    /// In an aligned frame, the stack arguments if there are some.
    pub copied_arguments: Option<CopiedArguments>,
    /// Whether the upper parts of vector registers may be dirty on return.
    pub wide_vectors: bool,
    /// Whether the function has non-temporal stores, which may become visible after later stores.
    pub streams: bool,
    /// Whether the return address, in a register that calls overwrite, is saved above the body.
    pub has_link: bool,
    /// Whether a register holds the address of an enclosing function's variables at the entry.
    pub has_chain: bool,
    /// Bytes directly below the stack arguments, where a variadic function saves argument registers.
    pub variadic_bytes: u32,
    /// Offsets of the stored addresses of scalable slots.
    pub scalable: &'a [u32],
}
