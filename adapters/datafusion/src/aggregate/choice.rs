//! Who groups an input: what was measured is remembered, so that a query that runs again does not measure again.
//!
//! In: the key of an aggregation, and who was faster. Out: who was faster when it last ran.
//! Only times depend on it. A choice is forgotten after some uses, because tables change.
//! Not here: measuring (see `trial`).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The number of aggregations that are remembered.
const MAX_REMEMBERED: usize = 1024;
/// The number of times that a choice is used.
const MAX_USES: usize = 32;

/// Who groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    Code,
    DataFusion,
}

/// A choice, and the number of times that it was used.
type Used = (Choice, usize);

/// The choices so far.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    known: Mutex<HashMap<Box<[u8]>, Used>>,
}

impl Choices {
    /// Who was faster, if that is known.
    pub(crate) fn get(&self, key: &[u8]) -> Option<Choice> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (choice, uses) = known.get_mut(key)?;
        let choice = *choice;
        *uses += 1;
        if *uses >= MAX_USES {
            known.remove(key);
        }
        Some(choice)
    }

    /// Remembers who was faster.
    pub(crate) fn set(&self, key: &[u8], choice: Choice) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_REMEMBERED && !known.contains_key(key) {
            known.clear();
        }
        known.insert(key.into(), (choice, 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_used_and_forgotten() {
        let choices = Choices::default();
        assert_eq!(choices.get(b"a"), None);
        choices.set(b"a", Choice::DataFusion);
        choices.set(b"b", Choice::Code);
        for _ in 0..MAX_USES {
            assert_eq!(choices.get(b"a"), Some(Choice::DataFusion));
        }
        assert_eq!([choices.get(b"a"), choices.get(b"b")], [None, Some(Choice::Code)]);
        (0..2 * MAX_REMEMBERED).for_each(|n| choices.set(&n.to_le_bytes(), Choice::Code));
        assert!(choices.known.lock().unwrap().len() <= MAX_REMEMBERED);
    }
}
