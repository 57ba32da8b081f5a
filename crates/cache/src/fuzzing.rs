//! Changed files, and the property that every one must satisfy.
//!
//! In: bytes as the file of a key. Out: the values of files that are accepted, or a panic.
//! Not here: objects in a value, which `kernelsmith-exec` checks.

use crate::entry;
use crate::{DiskCache, DiskLimits, DiskStats};
use kernelsmith_exec::ObjectStore;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

const KEY: &[u8] = b"key";
/// The same for every build, so that equal seeds give equal inputs.
const PROGRAM: [u8; 32] = [7; 32];
/// The maximum number of bytes of a file.
pub const MAX_INPUT: usize = 1 << 16;

/// The file of a value.
pub fn file(value: &[u8]) -> Vec<u8> {
    entry::write(&[&PROGRAM[..], KEY].concat(), value)
}

/// Reads an input as the file of a key, as it is and with a right digest. Returns the values of those that are accepted.
///
/// # Panics
/// If a file is accepted that its digest does not cover, or a lookup does not count exactly once.
pub fn check(input: &[u8]) -> Vec<Vec<u8>> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let name = format!("kernelsmith-cache-fuzzing-{}-{}", std::process::id(), NUMBER.fetch_add(1, Relaxed));
    let path = std::env::temp_dir().join(name);
    let limits = DiskLimits { max_entry_bytes: MAX_INPUT as u64, ..DiskLimits::default() };
    let Ok(cache) = DiskCache::of_program(PROGRAM, &path, limits) else { return Vec::new() };
    let full = cache.full(KEY);
    let (file, body) = (path.join(entry::name(&full)), input.get(entry::BODY..).unwrap_or_default());
    let mut values = Vec::new();
    for bytes in [input, &entry::seal(body)] {
        if fs::write(&file, bytes).is_err() {
            continue;
        }
        let before = cache.stats();
        let found = cache.get(KEY);
        let after = cache.stats();
        let counted = |stats: DiskStats| (stats.hits, stats.damaged + stats.foreign);
        let ((hits, faults), (old_hits, old_faults)) = (counted(after), counted(before));
        assert_eq!((hits - old_hits, faults - old_faults), if found.is_some() { (1, 0) } else { (0, 1) });
        if let Some(value) = found {
            assert_eq!(entry::write(&full, &value), bytes, "an accepted file is the only one of its value");
            values.push(value);
        }
    }
    let _ = fs::remove_dir_all(&path);
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(target_os = "linux", not(miri)))]
    fn an_unchanged_file_is_accepted_and_a_changed_one_only_if_it_is_sealed() {
        let good = file(b"value");
        assert_eq!(check(&good), [b"value", b"value"]);
        let mut changed = good.clone();
        *changed.last_mut().unwrap() = b'x';
        assert_eq!(check(&changed), [b"valux"]);
        assert!(check(&[]).is_empty() && check(&vec![0; MAX_INPUT + 1]).is_empty());
    }
}
