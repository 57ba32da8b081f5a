//! Keys: stable names of rows and lists.
//!
//! In: what a row is known by. Out: a number that does not depend on other rows, unless two hashes are equal.
//! Invariants: all keys of a description differ; no key is 0 (the empty list) or the absent id.

use std::collections::HashSet;

use crate::desc::NONE;

/// What a key refers to; equal names of different kinds have different keys.
#[derive(Clone, Copy, Debug)]
pub(super) enum Namespace {
    Feature,
    Kind,
    Class,
    Node,
    List,
    Shape,
    Inst,
}

/// The keys that are taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys(HashSet<u32>);

impl Keys {
    /// A new key: the hash of the content, or the next free number if another row has that.
    pub(super) fn assign(&mut self, namespace: Namespace, content: impl IntoIterator<Item = u8>) -> u32 {
        let mut key = [namespace as u8].into_iter().chain(content).fold(0x811c_9dc5, fnv);
        while key == 0 || key == NONE || !self.0.insert(key) {
            key = key.wrapping_add(1);
        }
        key
    }
}

/// One step of the hash FNV-1a.
fn fnv(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_hashes_have_different_keys() {
        let mut keys = Keys::default();
        let names = (0..200_000).map(|n: u32| format!("INST{n}_{}", n * 7919 % 10007));
        let mut n_moved = 0;
        for name in names {
            let bytes = [Namespace::Inst as u8].into_iter().chain(name.bytes());
            let key = keys.assign(Namespace::Inst, name.bytes());
            n_moved += usize::from(bytes.fold(0x811c_9dc5, fnv) != key);
        }
        assert_eq!(keys.0.len(), 200_000);
        assert!(n_moved > 0, "no two hashes are equal: the test needs more names");
        assert!(!keys.0.contains(&0) && !keys.0.contains(&NONE));
    }

    #[test]
    fn the_order_of_rows_does_not_matter() {
        let key = |names: &[&str]| {
            let mut keys = Keys::default();
            names.iter().map(|name| keys.assign(Namespace::Inst, name.bytes())).max()
        };
        assert_eq!(key(&["ADD", "SUB"]), key(&["SUB", "ADD"]));
    }
}
