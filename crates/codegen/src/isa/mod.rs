//! The hand-written part of each target: comparisons, branches, constants, prologues and epilogues.
//!
//! In: what patterns cannot cover. Out: machine instructions, by concern:
//!
//! | trait | who uses it |
//! |---|---|
//! | `Tuning` (data) | passes of the IR |
//! | `Forms` | [`crate::target`], once for each target |
//! | `Lowering` | selection |
//! | `Modes` | selection, of machines with modes |
//! | `Frames` | layout of frames and emission |
//! | `ThreadLocals` | selection and emission, of machines with ELF files |
//! | `Scalable` | frames with vectors of unknown size |
//! | `Branches`, `FarBranches`, `SlowBranches`, `Pairs`, `Expansions` | everything after register allocation |
//!
//! Invariant: an `Isa` is immutable and shared by all compilations.
//! Not here: anything that a pattern or a field of the description can express.

#[cfg(feature = "aarch64")]
pub mod aarch64;
mod allocated;
mod common;
mod conditions;
mod forms;
mod frames;
mod lowering;
#[cfg(feature = "naplespu")]
pub mod naplespu;
#[cfg(feature = "riscv64")]
pub mod riscv64;
mod thread_locals;
mod tuning;
#[cfg(feature = "x86-64")]
pub mod x86_64;

pub(crate) use allocated::{Branches, Expansions, FarBranches, Lateness, Modes, Pairs, SlowBranches, Zero};
pub(crate) use forms::Forms;
pub(crate) use frames::{CopiedArguments, FrameShape, Frames, MAX_FRAME_BYTES, Scalable};
pub(crate) use lowering::{Address, LandingRegisters, Lowering, Table, TailJump, VariadicList};
pub(crate) use thread_locals::{ThreadCode, ThreadLocals};
pub(crate) use tuning::Tuning;

use crate::error::CompileError;
use kernelsmith_frames::Registers;
use kernelsmith_machine::asm::AssemblySyntax;

/// The instruction that calls a function without a register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NearCall {
    /// Its ELF relocation.
    pub(crate) relocation: u32,
    /// That of a jump to a function.
    pub(crate) jump_relocation: u32,
    /// Bytes from the end of the instruction to the field with the distance, negative.
    pub(crate) addend: i64,
    /// How far it reaches in both directions, in bytes.
    pub(crate) reach: u64,
    /// Whether only a linker applies the relocation. Code that is loaded does not have such calls.
    pub(crate) is_linked: bool,
    /// Whether a linker also makes it reach functions of other files, wherever they are.
    pub(crate) reaches_files: bool,
}

/// The hand-written part of a target. A machine implements what it needs: the methods that return an option have none.
pub(crate) trait Isa: Forms + Lowering + Frames + Branches + Send + Sync + core::fmt::Debug {
    /// Rejects unsupported features or widths of vectors in bits.
    fn check(&self, has_feature: &dyn Fn(&str) -> bool, vector_bits: u32) -> Result<(), CompileError>;

    /// Properties by which passes decide.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }

    /// The modes that instructions require.
    fn modes(&self) -> Option<&dyn Modes> {
        None
    }

    /// Vector registers of unknown size, and groups of registers.
    fn scalable(&self) -> Option<&dyn Scalable> {
        None
    }

    /// Branches that reach further than one instruction can.
    fn far_branches(&self) -> Option<&dyn FarBranches> {
        None
    }

    /// Slow instructions that must not directly precede a branch.
    fn slow_branches(&self) -> Option<&dyn SlowBranches> {
        None
    }

    /// Whether instructions read the entries of the linker's table relative to the program counter, with 4 bytes of distance.
    fn has_table(&self) -> bool {
        false
    }

    /// What assemblers need to know in assembly text.
    fn assembly_syntax(&self) -> AssemblySyntax {
        AssemblySyntax::default()
    }

    /// Calls of functions of the same object file, and of other files.
    fn near_call(&self) -> Option<NearCall> {
        None
    }

    /// The ELF relocation of such a distance after these bytes of code.
    fn table_relocation(&self, before: &[u8]) -> Option<u32> {
        let _ = before;
        None
    }

    /// Accesses to thread-local data of ELF files.
    fn thread_locals(&self) -> Option<&dyn ThreadLocals> {
        None
    }

    /// The registers that every frame has; `None` if the machine has no unwind tables.
    fn frame_registers(&self) -> Option<Registers> {
        None
    }

    /// Accesses of two registers.
    fn pairs(&self) -> Option<&dyn Pairs> {
        None
    }

    /// A shorter instruction that clears a register.
    fn zero(&self) -> Option<Zero> {
        None
    }

    /// Expansions of allocated instructions.
    fn expansions(&self) -> Option<&dyn Expansions> {
        None
    }
}
