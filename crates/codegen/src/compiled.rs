//! The result of a compilation.
//!
//! Invariant: nothing here refers to the compiler or to executable memory.
//! Not here: the compilation (see [`crate::compile`]).

use crate::pipeline::{MAX_USER_PASSES, N_TIMED};
use kernelsmith_frames::{Catches, FrameInfo};
use kernelsmith_lines::LineTable;
use kernelsmith_regalloc as ra;

/// How a place in the code depends on a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocationKind {
    /// Eight bytes: the address.
    Absolute,
    /// The instruction: a call of the function, which is near.
    Call,
    /// The same for a jump that continues at the function.
    TailCall,
    /// Four bytes: the distance to an entry with the address, in the linker's table, plus `addend`.
    TableEntry {
        /// Added to the distance from the field, in bytes.
        addend: i32,
    },
    /// Four bytes: the distance to the symbol plus `addend`.
    Distance {
        /// Added to the distance from the field, in bytes.
        addend: i32,
    },
    /// What the machine's supplement to ELF says, for thread-local data.
    Linked(LinkedField),
}

/// A field of an access to thread-local data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkedField {
    /// The relocation's number in the machine's supplement to ELF.
    pub number: u32,
    /// The addend.
    pub addend: i64,
    /// To what it refers.
    pub of: LinkedTo,
}

/// To what a field of an access to thread-local data refers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkedTo {
    /// The data.
    Data,
    /// The function of the C library that finds data of libraries.
    Resolver,
    /// The field at this offset in the code.
    Field(u32),
}

/// Moves the fields to other offsets.
pub(crate) fn move_fields(fields: &mut [(u32, u32, LinkedField)], moved: impl Fn(u32) -> u32) {
    for (offset, _, field) in fields {
        *offset = moved(*offset);
        if let LinkedTo::Field(other) = &mut field.of {
            *other = moved(*other);
        }
    }
}

/// The name of [`LinkedTo::Resolver`].
pub(crate) const RESOLVER: &str = "__tls_get_addr";

/// A place in the code that depends on the address of a symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Offset of the place.
    pub offset: u32,
    /// Number of the symbol in the function.
    pub symbol: u32,
    /// How it depends.
    pub kind: RelocationKind,
}

/// The origin of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Offset of the instruction in the code.
    pub offset: u32,
    /// The operation of the legal IR, or `u32::MAX` for instructions without one.
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
    /// Required alignment of the bytes.
    pub align: u32,
    /// Addresses to fill in.
    pub relocations: Vec<Relocation>,
    /// Code offset and IR operation of each machine instruction, if requested.
    pub source_map: Vec<Origin>,
    /// The source lines of the code, if the function has locations.
    pub lines: LineTable,
    /// The layout of the frame.
    pub frame: FrameInfo,
    /// What it catches, with the numbers of symbols of the function.
    pub catches: Option<Box<Catches<u32>>>,
    /// The size in bytes of its frame, and of the deepest calls of its callees.
    pub frame_bytes: u32,
    /// The functions that belong to it: their code follows its own in `bytes`.
    pub parts: Vec<Part>,
    /// Counts and times, those of the parts included.
    pub stats: Stats,
}

/// A function in the code of another one. Offsets in it start at its first instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Offset of its first instruction in the bytes of the whole.
    pub offset: u32,
    /// Bytes of code before its constants.
    pub code_len: u32,
    /// Bytes of code and constants.
    pub len: u32,
    /// Code offset and IR operation of each machine instruction, if requested.
    pub source_map: Vec<Origin>,
    /// The source lines of the code, if the function has locations.
    pub lines: LineTable,
    /// The layout of the frame.
    pub frame: FrameInfo,
}

/// Statistics of a compilation.
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
    /// Statistics of the allocator.
    pub allocation: ra::Stats,
    /// Nanoseconds of each pass and stage, in the order of [`crate::pipeline::PASSES`] and [`crate::pipeline::STAGES`].
    pub nanos: [u64; N_TIMED],
    /// Nanoseconds of each pass of the user, in the order of their list.
    pub user_nanos: [u64; MAX_USER_PASSES],
}
