//! Compiled code that is not published.
//!
//! In: what the compiler produced. Out: bytes, and the places that need addresses. Not here: object files (see
//! `object_file`), code memory.

use crate::report::CompileReport;
use kernelsmith_lines::LineTable;

/// Position-independent compiled code that is not published. It can run at any address once the caller has written the
/// addresses of its symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Code {
    /// The name of the function.
    pub name: String,
    /// Machine code, then constants.
    pub bytes: Vec<u8>,
    /// Size of the machine code in bytes, constants excluded.
    pub code_len: usize,
    /// Alignment in bytes that the first byte of the code must have.
    pub align: usize,
    /// The places where absolute addresses of symbols go, [`PATCHED_SYMBOL_BYTES`] bytes each.
    pub symbols: Vec<Symbol>,
    /// The source lines of the machine code, if the function has locations.
    pub lines: LineTable,
    /// The functions that it calls and that belong to it: their code follows its constants, in order.
    pub functions: Vec<CodeFunction>,
    /// Sizes and times of the compilation.
    pub report: CompileReport,
}

/// A function in the bytes of [`Code`]: one that the kernel calls.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CodeFunction {
    /// Its name.
    pub name: String,
    /// Offset of its first instruction in [`Code::bytes`].
    pub offset: usize,
    /// Size of its machine code in bytes, constants excluded.
    pub code_len: usize,
    /// The source lines of its machine code, with offsets from its first instruction.
    pub lines: LineTable,
}

/// A place in [`Code::bytes`] that must hold the absolute address of a function, [`PATCHED_SYMBOL_BYTES`] bytes long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Offset in [`Code::bytes`], in bytes.
    pub offset: usize,
    /// The name of the function.
    pub name: String,
}

/// The size in bytes of the address of a [`Symbol`].
pub const PATCHED_SYMBOL_BYTES: usize = 8;
