//! The fields of instructions that refer to symbols: entries of the constant pool that have no bytes.
//!
//! In: code whose other labels are bound. Out: a relocation for each field.
//! Not here: addresses in the constant pool (see [`crate::emit`]), thread-local data (see [`crate::thread_code`]).

use crate::compiled::{Relocation, RelocationKind};
use crate::error::CompileError;
use crate::mach::MachFunc;
use kernelsmith_ir::Function;
use kernelsmith_machine::{LabelId, encode::CodeBuffer};

/// Takes the fields off the code. `pool`: the labels of the entries, in the order in which they were created; `links`: whether
/// entries of symbols are in the linker's table.
pub(crate) fn open_relocations(
    func: &Function,
    mach: &MachFunc,
    pool: &[LabelId],
    links: bool,
    code: &mut CodeBuffer,
) -> Result<Vec<Relocation>, CompileError> {
    let mut relocations = Vec::new();
    if !links && mach.call_slots.is_empty() && mach.direct_slots.is_empty() {
        return Ok(relocations);
    }
    for (offset, label, addend) in code.take_unbound() {
        let entry = pool.binary_search(&label).unwrap_or(usize::MAX) as u32;
        // Each list is in ascending order.
        let in_list = |list: &[(u32, u32)]| {
            let found = list.binary_search_by_key(&entry, |(slot, _)| *slot);
            found.ok().map(|at| list[at].1)
        };
        let addend = addend as i32;
        let (symbol, kind) = if let Some(symbol) = in_list(&mach.call_slots) {
            let is_tail = mach.tail_slots.binary_search(&entry).is_ok();
            (symbol, if is_tail { RelocationKind::TailCall } else { RelocationKind::Call })
        } else if let Some(symbol) = in_list(&mach.direct_slots) {
            (symbol, RelocationKind::Distance { addend })
        } else if let Some(symbol) = in_list(&mach.symbol_slots) {
            (symbol, RelocationKind::TableEntry { addend })
        } else {
            return Err(CompileError::bug("emit", "a label is not bound", func));
        };
        relocations.push(Relocation { offset, symbol, kind });
    }
    Ok(relocations)
}
