//! Thread-local variables: how the code finds them.
//!
//! In: a variable. Out: an operation. The variable of a module that is linked into a program exists from the program's start; that
//! of a module for shared libraries may come later, with its library.
//! Not here: what the operations become, and the emulation for code that is loaded (see `kernelsmith_ir`).

use super::function::Lower;
use super::leaf::Result;
use crate::error::Error;
use crate::index::Symbol;
use crate::module::{Module, ThreadLocal};
use kernelsmith_ir::VReg;

impl Lower<'_> {
    /// The address of a variable in the thread that runs.
    pub(super) fn thread_address(&mut self, symbol: Symbol) -> Result<VReg> {
        if self.word_bits == 32 {
            return Err("thread-local variables".into());
        }
        let id = self.entry_of(symbol)?;
        let is_initial = match self.m.symbol(symbol).thread_local {
            ThreadLocal::InitialExec | ThreadLocal::LocalExec => true,
            ThreadLocal::GeneralDynamic | ThreadLocal::LocalDynamic | ThreadLocal::No => !self.t.is_for_libraries,
        };
        Ok(self.b.thread_addr(id, is_initial))
    }
}

impl Module {
    /// Whether shared libraries may have the code of the module, and it has or uses thread-local variables.
    pub(super) fn may_load_thread_locals(&mut self) -> core::result::Result<bool, Error> {
        if self.symbols.iter().all(|symbol| symbol.thread_local == ThreadLocal::No) {
            return Ok(false);
        }
        // Position-independent code, unless it is that of an executable.
        let [pic, pie] = self.has_flags(["PIC Level", "PIE Level"])?;
        Ok(pic && !pie)
    }
}
