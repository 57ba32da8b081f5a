//! Relocations: the values that the linker writes into fields.
//!
//! In: relocations by their numbers in docs/naplespu.md, section addresses. Out: filled fields, or an error for each
//! that cannot be filled.
//! Invariant: a value that does not fit its field is an error; only relocations of halves truncate.

use super::object_file::{Input, InputRelocation};
use super::{Global, Section};
use crate::error::{FileError, MAX_ERRORS};
use std::collections::{BTreeMap, BTreeSet};

/// The value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    /// The address.
    Address,
    /// The distance in bytes from the field's instruction.
    Distance,
    /// The high half of the address. It replaces the register's high half; there is no carry from the low one.
    High,
    /// The low half.
    Low,
}

/// A relocation type: its name, the field's lowest bit and width, its value.
struct Relocation {
    name: &'static str,
    shift: u32,
    bits: u32,
    value: Value,
}

/// Indexed by number; 0 is no relocation.
const RELOCATIONS: [Option<Relocation>; 8] = {
    const fn relocation(name: &'static str, shift: u32, bits: u32, value: Value) -> Option<Relocation> {
        Some(Relocation { name, shift, bits, value })
    }
    [
        None,
        relocation("R_NPU_ABS32", 0, 32, Value::Address),
        relocation("R_NPU_BRANCH", 0, 18, Value::Distance),
        relocation("R_NPU_PCREL_MEM", 3, 9, Value::Distance),
        relocation("R_NPU_PCREL_LEA", 3, 9, Value::Distance),
        relocation("R_NPU_PCREL_EXT", 3, 9, Value::Distance),
        relocation("R_NPU_ABS_HIGH_LEA", 2, 16, Value::High),
        relocation("R_NPU_ABS_LOW_LEA", 2, 16, Value::Low),
    ]
};

impl Relocation {
    /// The word with its field filled in, from the address of the symbol (including the addend) and that of the field.
    fn fill(&self, word: u32, target: i64, place: u32) -> Result<u32, String> {
        let value = match self.value {
            Value::Address => target,
            Value::Distance => {
                let distance = target - i64::from(place);
                let reach = 1i64 << (self.bits - 1);
                if !(-reach..reach).contains(&distance) {
                    return Err(format!(
                        "{distance} bytes away, and {} reaches {} to {}",
                        self.name,
                        -reach,
                        reach - 1
                    ));
                }
                distance
            }
            Value::High => target >> 16,
            Value::Low => target,
        };
        let mask = (u32::MAX >> (32 - self.bits)) << self.shift;
        Ok(word & !mask | (value as u32) << self.shift & mask)
    }
}

/// Fills all fields.
pub(super) fn apply(
    inputs: &[Input],
    globals: &BTreeMap<&str, Global>,
    sections: &mut [Section],
    errors: &mut Vec<FileError>,
) {
    let mut missing = BTreeSet::new();
    for input in inputs {
        for relocation in &input.relocations {
            if errors.len() >= MAX_ERRORS {
                return;
            }
            let Err(message) = fill(input, relocation, globals, sections) else { continue };
            // Report each undefined symbol once.
            if missing.insert(message.clone()) {
                errors.push(FileError::new(format!("{}: {message}", input.name)));
            }
        }
    }
}

fn fill(
    input: &Input,
    relocation: &InputRelocation,
    globals: &BTreeMap<&str, Global>,
    sections: &mut [Section],
) -> Result<(), String> {
    let number = relocation.number;
    let kind = match RELOCATIONS.get(number as usize) {
        Some(Some(kind)) => kind,
        Some(None) => return Ok(()),
        None => return Err(format!("there is no relocation {number}")),
    };
    let symbol = &input.symbols[relocation.symbol];
    let global = || globals.get(symbol.name.as_str()).map(|global| global.address);
    let address = if symbol.is_global { global() } else { input.address_of(symbol) };
    let address = match address {
        Some(address) => address,
        None if symbol.is_weak || relocation.symbol == 0 => 0,
        None => return Err(format!("`{}` is defined nowhere", symbol.name)),
    };
    // A section without an address has already been reported.
    let Some(place) = input.sections[relocation.section].place else { return Ok(()) };
    let at = (place.offset + relocation.at) as usize;
    let Some(field) = sections[place.section].bytes.get_mut(at..).and_then(|bytes| bytes.first_chunk_mut::<4>()) else {
        return Ok(());
    };
    let target = i64::from(address) + i64::from(relocation.addend);
    let here = place.address + relocation.at;
    let word = kind.fill(u32::from_le_bytes(*field), target, here);
    *field = word.map_err(|why| format!("`{}` at {address:#x} is {why}, from {here:#x}", symbol.name))?.to_le_bytes();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(number: usize, word: u32, target: i64, place: u32, want: Option<u32>) {
        let relocation = RELOCATIONS[number].as_ref().expect("a relocation");
        assert_eq!(relocation.fill(word, target, place).ok(), want, "{}", relocation.name);
    }

    #[test]
    fn each_has_its_field_and_its_range() {
        check(1, 0xffff_ffff, 0x1234_5678, 0x400, Some(0x1234_5678));
        check(2, 0x7800_0000, 0x400 - 12, 0x400, Some(0x7803_fff4));
        check(2, 0x7900_0000, 0x400 + 131_071, 0x400, Some(0x7901_ffff));
        check(2, 0x7900_0000, 0x400 + 131_072, 0x400, None);
        check(2, 0x7900_0000, 0x8_0000 - 131_072, 0x8_0000, Some(0x7902_0000));
        check(2, 0x7900_0000, 0x8_0000 - 131_073, 0x8_0000, None);
        for number in [3, 4, 5] {
            check(number, 0x82bf_f007, 0x400 + 255, 0x400, Some(0x82bf_f7ff));
            check(number, 0x82bf_f007, 0x400 - 256, 0x400, Some(0x82bf_f807));
            check(number, 0x82bf_f000, 0x400 + 256, 0x400, None);
            check(number, 0x82bf_f000, 0x400 - 257, 0x400, None);
        }
        check(6, 0x6114_0000, 0x8001_8000, 0x400, Some(0x6114_0000 | 0x8001 << 2));
        check(7, 0x6014_0000, 0x8001_8000, 0x400, Some(0x6014_0000 | 0x8000 << 2));
        check(6, 0x6117_fffc, 0, 0x400, Some(0x6114_0000));
    }
}
