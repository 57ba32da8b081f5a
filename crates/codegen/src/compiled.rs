//! What a compilation gives.
//!
//! Invariant: nothing here refers to the compiler that made it, or to memory that can be executed.
//! Not here: how it is made (see [`crate::compile`]).

use crate::pipeline::N_TIMED;
use crate::unwind::FrameStep;
use kernelsmith_regalloc as ra;

/// A place in the code that holds the address of a symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Where the 8 bytes are.
    pub offset: u32,
    /// Number of the symbol in the function.
    pub symbol: u32,
}

/// Where a piece of code came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Offset of the instruction in the code.
    pub offset: u32,
    /// The operation of the legal IR, or `u32::MAX` for what the compiler added.
    pub op: u32,
}

/// A compiled function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// Its name.
    pub name: String,
    /// Code, then constants.
    pub bytes: Vec<u8>,
    /// Bytes of code before the constants.
    pub code_len: u32,
    /// Alignment that the bytes need.
    pub align: u32,
    /// Addresses to fill in.
    pub relocations: Vec<Relocation>,
    /// Code offset and IR operation of each machine instruction, if asked for.
    pub source_map: Vec<Origin>,
    /// How the frame changes along the code.
    pub frame_steps: Vec<(u32, FrameStep)>,
    /// Counts and times.
    pub stats: Stats,
}

/// What a compilation did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Operations of the input.
    pub ops_in: u32,
    /// Operations after the passes.
    pub ops_legal: u32,
    /// Machine instructions selected.
    pub selected: u32,
    /// Machine instructions emitted.
    pub emitted: u32,
    /// Bytes of code.
    pub code_bytes: u32,
    /// What the allocator inserted.
    pub allocation: ra::Stats,
    /// Nanoseconds of each pass and stage, in the order of [`crate::pipeline::PASSES`] and [`crate::pipeline::STAGES`].
    pub nanos: [u64; N_TIMED],
}
