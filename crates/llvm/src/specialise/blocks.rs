//! Blocks of memory: `memset` of stack slots, and `memcpy` of constant data to them, as stores of known bytes.
//!
//! In: calls of these functions. Out: parts of slots that are known. Invariants: a call is replaced only if it writes a slot
//! that is not in memory, inside its bounds, and if all it writes is known; a function that the module defines itself is
//! not replaced. Not here: loads and stores of single values (`operation`).
//!
//! Without this a local array that starts as zeros is memory from the first call on, and nothing in it is known.

use super::evaluate::{Current, Stop, Walk};
use super::state::{Cell, Known, Slot};
use kernelsmith_ir::{Op, Opcode, Type};

/// Maximum number of bytes that become parts of a slot: more would only fill the tables of the walk.
const MAX_BYTES: u32 = 4096;
/// Size of a part in bytes.
const WORD: u32 = 8;

impl<'m> Walk<'_, 'm> {
    /// Evaluates a call that sets or copies a block of memory; false if it must stay a call.
    pub(super) fn block_of_memory(&mut self, current: &mut Current<'m>, op: &Op) -> Result<bool, Stop> {
        if op.code != Opcode::Call || op.n_variadic() > 0 {
            return Ok(false);
        }
        let symbol = &current.source.func.symbols[op.symbol().index()];
        let sets = symbol.name == "memset";
        if !sets && !matches!(symbol.name.as_str(), "memcpy" | "memmove") || self.function(&symbol.name).is_some() {
            return Ok(false);
        }
        let &[to, from, n] = current.source.func.list(op) else { return Ok(false) };
        let [to, from, n] = [to, from, n].map(|reg| {
            let home = self.home(current.frame, reg);
            current.env.regs.get(&home).copied()
        });
        let (Some(Known::Slot(slot, offset)), Some(from), Some(Known::Bits(n))) = (to, from, n) else {
            return Ok(false);
        };
        let function = self.frames[slot.frame as usize].function;
        let size = self.input.module.functions[function as usize].func.slots[slot.slot as usize].bytes;
        let (Ok(at), Ok(n)) = (u32::try_from(offset), u32::try_from(n)) else { return Ok(false) };
        let is_inside = at.checked_add(n).is_some_and(|end| end <= size);
        if self.in_memory.contains(&slot) || !is_inside {
            return Ok(false);
        }
        let parts = match from {
            // What was never written is zero.
            Known::Bits(byte) if sets && byte as u8 == 0 => Some(Vec::new()),
            Known::Bits(byte) if sets && n <= MAX_BYTES => Some(repeated(byte as u8, n)),
            Known::Symbol(name, offset) if !sets && n <= MAX_BYTES => self.copied(name, offset, n),
            _ => None,
        };
        let Some(parts) = parts else { return Ok(false) };
        if n > 0 {
            self.clear_cells(current, slot, at, n)?;
        }
        for (offset, bytes, value) in parts {
            self.put(current, slot, at + offset, bytes, value);
        }
        if op.dst.is_some() {
            self.define(current, op.dst, Known::Slot(slot, offset), None);
        }
        Ok(true)
    }

    /// The parts of a block of constant data, if all are known.
    fn copied(&mut self, name: u32, offset: i64, n: u32) -> Option<Vec<(u32, u32, Known)>> {
        let mut parts = Vec::new();
        for (at, bytes) in pieces(n) {
            let offset = offset.checked_add(i64::from(at))?;
            // An address is a whole word; other words are numbers.
            let ty = if bytes == self.pointer_bits / 8 { Type::PTR } else { container(bytes) };
            parts.push((at, bytes, self.constant(name, offset, ty)?));
        }
        Some(parts)
    }

    fn put(&mut self, current: &mut Current<'m>, slot: Slot, at: u32, bytes: u32, value: Known) {
        let ty = if matches!(value, Known::Bits(_)) { container(bytes) } else { Type::PTR };
        let home = self.cell_home(slot, at, ty);
        current.env.cells.insert((slot, at), Cell { home, bytes, value: Some(value) });
    }
}

/// The parts of a block whose bytes are equal.
fn repeated(byte: u8, n: u32) -> Vec<(u32, u32, Known)> {
    let word = u64::from_le_bytes([byte; WORD as usize]);
    pieces(n).map(|(at, bytes)| (at, bytes, Known::Bits(word >> (64 - 8 * bytes)))).collect()
}

/// Offsets and sizes of pieces of a block, in bytes: words, then what is left.
fn pieces(n: u32) -> impl Iterator<Item = (u32, u32)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let left = n - at;
        let bytes = if left >= WORD { WORD } else { 1 << left.checked_ilog2()? };
        at += bytes;
        Some((at - bytes, bytes))
    })
}

/// The integer of so many bytes.
fn container(bytes: u32) -> Type {
    match bytes {
        1 => Type::U8,
        2 => Type::U16,
        4 => Type::U32,
        _ => Type::U64,
    }
}
