//! Objects that outlive the process: a store of bytes, and what is read from it.
//!
//! In: a store, for which its author vouches. Out: the objects that were put into it.
//! Invariant: bytes become an object only through a store whose author has written `unsafe`.
//! Not here: files (see `kernelsmith-cache`), keys, and when objects are saved (see `kernelsmith-manager`).

use crate::error::ExecError;
use crate::object::{KernelObject, bytes};
use crate::vouched::Vouched;
use std::fmt;
use std::sync::Arc;

/// Keeps bytes by keys, also beyond the end of the process. It may forget entries at any time.
///
/// The functions may be called by several threads at the same time.
pub trait ObjectStore: fmt::Debug + Send + Sync + 'static {
    /// The bytes of a key; `None` if there are none, or if they cannot be read.
    fn get(&self, key: &[u8]) -> Option<Vec<u8>>;

    /// Keeps bytes, instead of those that the key had. What prevents it is the store's concern.
    fn put(&self, key: &[u8], bytes: &[u8]);

    /// Forgets a key: what was read is unusable or gave wrong results.
    fn remove(&self, key: &[u8]);
}

/// Compiled objects in a store.
#[derive(Clone)]
pub struct SavedObjects(Arc<dyn ObjectStore>);

impl SavedObjects {
    /// Objects in this store.
    ///
    /// Whoever vouches for the store promises this: the bytes that `get` returns are those that a [`SavedObjects`] of
    /// this version of the crate gave to `put`, unchanged, in this or another process. They become machine code, which
    /// safe functions run. For which key they were put does not matter for memory safety.
    pub fn new(store: Vouched<Arc<dyn ObjectStore>>) -> SavedObjects {
        SavedObjects(store.into_inner())
    }

    /// The objects of a key; `None` if there are none.
    ///
    /// # Errors
    /// The bytes are no objects of this version.
    pub fn get(&self, key: &[u8]) -> Option<Result<Vec<KernelObject>, ExecError>> {
        self.0.get(key).map(|bytes| bytes::read_all(&bytes))
    }

    /// Keeps objects.
    pub fn put(&self, key: &[u8], objects: &[KernelObject]) {
        self.0.put(key, &bytes::write_all(objects));
    }

    /// Forgets a key.
    pub fn remove(&self, key: &[u8]) {
        self.0.remove(key);
    }
}

impl fmt::Debug for SavedObjects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SavedObjects").field(&self.0).finish()
    }
}
