//! Sizes of containers in bytes, for the limit on memory.

use rustc_hash::FxHashMap;

/// Size of a hash map in bytes; its maximum load is seven eighths.
pub(crate) fn map_bytes<K, T>(map: &FxHashMap<K, T>) -> usize {
    map.capacity() / 7 * 8 * (size_of::<(K, T)>() + 1)
}

/// Size of a vector in bytes, without data that its elements own.
pub(crate) fn vec_bytes<T>(vec: &Vec<T>) -> usize {
    vec.capacity() * size_of::<T>()
}
