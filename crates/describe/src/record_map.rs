//! A map from record numbers to results.
//!
//! Invariant: the numbers of one evaluation are dense, so the map is an array.

/// A map from [`kernelsmith_tablegen::RecordRef::index`].
pub(crate) struct RecordMap<T> {
    values: Vec<Option<T>>,
}

impl<T> Default for RecordMap<T> {
    fn default() -> Self {
        RecordMap { values: Vec::new() }
    }
}

impl<T> RecordMap<T> {
    pub(crate) fn get(&self, record: u32) -> Option<&T> {
        self.values.get(record as usize)?.as_ref()
    }

    pub(crate) fn contains(&self, record: u32) -> bool {
        self.get(record).is_some()
    }

    pub(crate) fn insert(&mut self, record: u32, value: T) {
        let at = record as usize;
        if at >= self.values.len() {
            self.values.resize_with(at + 1, || None);
        }
        self.values[at] = Some(value);
    }
}
