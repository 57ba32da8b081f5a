//! Objects that outlive the manager: read before code is compiled, kept afterwards.
//!
//! In: jobs of kinds that may be saved. Out: their objects, or none.
//! Invariants: whatever the store does, the code is compiled if nothing usable comes from it; the store is user code, so
//! it is called without the lock, and its panics are caught.
//! Not here: where objects are kept, and why they may be trusted (see `kernelsmith_exec::SavedObjects`).

use kernelsmith_exec::SavedObjects;

use crate::artifact::Compile;
use crate::contain::contain;
use crate::job::Work;
use crate::key::Key;
use crate::shared::Shared;
use crate::stats::add;

impl<C: Compile> Shared<C> {
    /// Runs code of the store, if there is one.
    fn with_saved<T>(&self, key: &Key, code: impl FnOnce(&SavedObjects, &[u8]) -> T) -> Option<T> {
        let saved = self.settings.saved.as_ref()?;
        contain(&self.settings.panics.observers, || code(saved, &key.full(&self.fingerprint)))
    }

    /// Gives the work the saved objects of its key; returns whether there are any.
    pub(crate) fn read_saved(&self, key: &Key, work: &mut dyn Work<C>) -> bool {
        if !work.is_saved() || !work.objects().is_empty() {
            return false;
        }
        match self.with_saved(key, SavedObjects::get).flatten() {
            Some(Ok(objects)) if !objects.is_empty() => {
                work.set_objects(objects);
                true
            }
            Some(_) => {
                self.unusable(key);
                false
            }
            None => false,
        }
    }

    /// Counts saved objects that cannot be used, and forgets them.
    pub(crate) fn unusable(&self, key: &Key) {
        add(&self.counters.unusable);
        self.forget_saved(key);
    }

    /// Keeps the objects of a compilation.
    pub(crate) fn save(&self, key: &Key, work: &dyn Work<C>) {
        if work.is_saved() {
            let _ = self.with_saved(key, |saved, key| saved.put(key, work.objects()));
        }
    }

    /// Forgets saved objects, which are unusable or give wrong results.
    pub(crate) fn forget_saved(&self, key: &Key) {
        let _ = self.with_saved(key, SavedObjects::remove);
    }
}
