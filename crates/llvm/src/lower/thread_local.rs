//! Thread-local variables, by the functions of the compilers' library for machines without them.
//!
//! In: a variable. Out: its control object, `__emutls_v.NAME`: size, alignment, a word of the library, and the address of the
//! first contents, `__emutls_t.NAME`; the address in a thread is what `__emutls_get_address` says. Source of the format:
//! libgcc's `emutls.c`, and clang's option `-femulated-tls`. Invariant: no symbol has the name of the variable, so that a
//! module with another model does not link with this one.

use super::function::Lower;
use super::leaf::Result;
use crate::index::Symbol;
use kernelsmith_ir as ir;
use kernelsmith_ir::VReg;

impl Lower<'_> {
    /// The address of a variable in the thread that runs.
    pub(super) fn thread_address(&mut self, symbol: Symbol) -> Result<VReg> {
        if self.word_bits == 32 {
            return Err("thread-local variables".into());
        }
        let name = control_name(&self.t.names[symbol.index()]);
        let control = self.data_of_name(&name)?;
        let control = self.b.symbol_addr(control);
        self.helper("__emutls_get_address", &[ir::Type::PTR], Some(ir::Type::PTR), &[control])
    }
}

fn control_name(name: &str) -> String {
    format!("__emutls_v.{name}")
}

/// The control object of a variable, and its first contents unless they are zero.
pub(super) fn emulated(variable: ir::Data, word: u8) -> Vec<ir::Data> {
    let width = usize::from(word);
    let mut bytes = variable.size.to_le_bytes()[..width].to_vec();
    bytes.extend(&u64::from(variable.align).to_le_bytes()[..width]);
    let contents = format!("__emutls_t.{}", variable.name);
    let is_zero = variable.relocations.is_empty() && variable.bytes.iter().all(|&byte| byte == 0);
    let address = ir::DataRelocation {
        offset: 3 * u64::from(word),
        width: word,
        symbol: contents.clone(),
        addend: 0,
        minus: None,
    };
    let control = ir::Data {
        name: control_name(&variable.name),
        linkage: variable.linkage,
        kind: ir::DataKind::Writable,
        size: 4 * u64::from(word),
        align: u32::from(word),
        bytes,
        relocations: if is_zero { Vec::new() } else { vec![address] },
    };
    let contents = (!is_zero).then_some(ir::Data { name: contents, kind: ir::DataKind::Constant, ..variable });
    core::iter::once(control).chain(contents).collect()
}
