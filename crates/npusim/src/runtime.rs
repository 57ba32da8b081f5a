//! Run-time functions for kernels: thread numbers, barriers, control registers, the console.
//!
//! Invariant: position-independent code without data; names and conventions are those of `runtime.s`.

use crate::error::FileError;
use kernelsmith_machine::asm::{Assembler, Binding};
use std::collections::BTreeMap;

/// The functions in assembly.
const TEXT: &str = include_str!("runtime.s");

/// The functions as bytes; they run at any address that is a multiple of 4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Runtime {
    bytes: Vec<u8>,
    offsets: BTreeMap<String, u32>,
}

impl Runtime {
    /// Assembles the functions.
    ///
    /// # Errors
    /// If the description does not know an instruction, which is a bug of kernelsmith.
    pub fn new() -> Result<Runtime, FileError> {
        let program = Assembler::new(kernelsmith_targets::naplespu())
            .assemble(TEXT)
            .map_err(|errors| FileError::new(errors.first().map_or_else(String::new, ToString::to_string)))?;
        let globals = program.symbols.iter().filter(|symbol| symbol.binding == Binding::Global);
        let offsets = globals.filter_map(|symbol| Some((symbol.name.clone(), symbol.place?.1 as u32))).collect();
        Ok(Runtime { bytes: program.code().to_vec(), offsets })
    }

    /// The code.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The offset of a function, in bytes.
    pub fn offset(&self, name: &str) -> Option<u32> {
        self.offsets.get(name).copied()
    }

    /// The assembly text, to be linked with programs.
    pub fn text() -> &'static str {
        TEXT
    }
}
