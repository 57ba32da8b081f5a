//! Lookup of fields by name, for readers.
//!
//! In: the fields of a layout. Out: the slot of a name.
//! Invariants: the table of a layout is built on the first lookup and never changes; a lookup takes one hash of the
//! name and nearly always one comparison. Not here: layouts while records are built (`records`).

use std::sync::OnceLock;

use crate::records::{Field, LayoutId};
use crate::symbols::{Symbols, hash_bytes};

/// The tables of all layouts.
pub(crate) struct FieldIndex {
    tables: Vec<OnceLock<Table>>,
}

/// Hash and slot, indexed by the lowest bits of the hash; free entries have no slot.
struct Table {
    places: Box<[(u32, u32)]>,
}

const FREE: u32 = u32::MAX;

impl FieldIndex {
    pub(crate) fn new(n_layouts: usize) -> Self {
        FieldIndex { tables: std::iter::repeat_with(OnceLock::new).take(n_layouts).collect() }
    }

    /// The slot of the field with this name in a layout.
    pub(crate) fn slot(&self, layout: LayoutId, fields: &[Field], name: &str, symbols: &Symbols) -> Option<usize> {
        let table = self.tables.get(layout.0 as usize)?.get_or_init(|| Table::new(fields, symbols));
        table.find(hash_bytes(name.as_bytes()), |slot| symbols.text(fields[slot].name) == name)
    }
}

impl Table {
    fn new(fields: &[Field], symbols: &Symbols) -> Self {
        let mut places = vec![(0, FREE); (2 * fields.len() + 1).next_power_of_two()].into_boxed_slice();
        for (slot, field) in fields.iter().enumerate() {
            let hash = hash_bytes(symbols.text(field.name).as_bytes());
            let mut at = hash as usize & (places.len() - 1);
            while places[at].1 != FREE {
                at = (at + 1) & (places.len() - 1);
            }
            places[at] = (hash, slot as u32);
        }
        Table { places }
    }

    fn find(&self, hash: u32, is_it: impl Fn(usize) -> bool) -> Option<usize> {
        let mask = self.places.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            match self.places[at] {
                (_, FREE) => return None,
                (known, slot) if known == hash && is_it(slot as usize) => return Some(slot as usize),
                _ => at = (at + 1) & mask,
            }
        }
    }
}
