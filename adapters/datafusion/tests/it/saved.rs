//! Code that other engines of this machine have stored.
//!
//! In: stores that forget, refuse, damage and confuse entries, and directories in which that happens. Out: equal results,
//! with what happened counted.
//! Not here: files (see `kernelsmith-cache`), other processes (see `command`).
#![cfg(target_os = "linux")]

use crate::support::{By, Folder, run, runtime, session};
use datafusion::arrow::array::{ArrayRef, Int64Array, RecordBatch};
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use kernelsmith::manager::{DiskCache, DiskLimits};
use kernelsmith::{ObjectStore, SavedObjects};
use kernelsmith_datafusion::results::{cells, difference, sorted};
use kernelsmith_datafusion::{Engine, Options, WithKernelsmith};
use kernelsmith_exec::trusted;
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// Pairs of queries whose code takes the same arguments and computes something else.
const QUERIES: [&str; 8] = [
    "SELECT a * 2 FROM t",
    "SELECT a * 3 FROM t",
    "SELECT a FROM t WHERE a % 7 < 3",
    "SELECT a FROM t WHERE a % 7 < 4",
    "SELECT sum(a + 1) FROM t",
    "SELECT sum(a + 2) FROM t",
    "SELECT g, sum(a * 2), count(*) FROM t GROUP BY g",
    "SELECT g, sum(a * 3), count(*) FROM t GROUP BY g",
];

fn table() -> RecordBatch {
    let a: ArrayRef = Arc::new(Int64Array::from_iter((0..3_000).map(|n| (n % 5 != 0).then_some(n * 37 % 1_009))));
    let g: ArrayRef = Arc::new(Int64Array::from_iter_values((0..3_000).map(|n| n % 11)));
    RecordBatch::try_from_iter_with_nullable([("a", a, true), ("g", g, false)]).unwrap()
}

/// A session with a separate engine, as another process would have.
fn with(saved: SavedObjects) -> SessionContext {
    let mut options = Options::default();
    (options.min_rows, options.groups, options.wait) = (0, true, true);
    let config = SessionConfig::new().with_target_partitions(1).with_batch_size(1000);
    let builder = SessionStateBuilder::new().with_default_features().with_config(config);
    SessionContext::new_with_state(builder.with_kernelsmith_engine(Engine::with_saved(options, saved)).build())
}

/// The sum of a metric over all queries, whose results are those of DataFusion.
#[track_caller]
fn sums<const N: usize>(saved: SavedObjects, metrics: [&str; N]) -> [usize; N] {
    let (with, without) = (with(saved), session(1, 1000, By::DataFusion));
    let mut sums = [0; N];
    runtime().block_on(async {
        for session in [&with, &without] {
            session.register_batch("t", table()).unwrap();
        }
        for sql in QUERIES {
            let rows = with.sql(&format!("EXPLAIN ANALYZE {sql}")).await.unwrap().collect().await.unwrap();
            let text: String = cells(&rows).unwrap().iter().flatten().map(ToString::to_string).collect();
            for (sum, name) in sums.iter_mut().zip(metrics) {
                let numbers =
                    text.split([' ', ',', ']', '[']).filter_map(|word| word.strip_prefix(name)?.strip_prefix('='));
                *sum += numbers.filter_map(|number| number.parse::<f64>().ok()).sum::<f64>().ceil() as usize;
            }
            let (wanted, given) = (run(&without, sql).await.unwrap(), run(&with, sql).await.unwrap());
            assert_eq!(difference(&sorted(wanted), &sorted(given)), None, "{sql}");
        }
    });
    sums
}

/// What a store returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Returns {
    What,
    /// It is full, or may only be read.
    Nothing,
    /// An entry without its end.
    Half,
    /// An entry with another byte in its middle.
    Changed,
    /// The entry of another key, if there is one.
    Another,
}

/// A store in memory.
#[derive(Debug)]
struct Store {
    returns: Returns,
    entries: Mutex<BTreeMap<Vec<u8>, Vec<u8>>>,
    n_removed: Mutex<usize>,
}

impl ObjectStore for Store {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        let entries = self.entries.lock().unwrap();
        let own = entries.get(key).cloned()?;
        match self.returns {
            Returns::What => Some(own),
            Returns::Nothing => None,
            Returns::Half => Some(own[..own.len() / 2].to_vec()),
            Returns::Changed => {
                // The bytes are those of a text or an instruction; this one is the format's first.
                let mut bytes = own;
                bytes[0] ^= 0x40;
                Some(bytes)
            }
            Returns::Another => {
                let same_length = |entry: &(&Vec<u8>, &Vec<u8>)| entry.0 != key && entry.0.len() == key.len();
                entries.iter().find(same_length).map(|(_, bytes)| bytes.clone())
            }
        }
    }

    fn put(&self, key: &[u8], bytes: &[u8]) {
        if self.returns != Returns::Nothing {
            self.entries.lock().unwrap().insert(key.to_vec(), bytes.to_vec());
        }
    }

    fn remove(&self, key: &[u8]) {
        *self.n_removed.lock().unwrap() += 1;
        self.entries.lock().unwrap().remove(key);
    }
}

/// The disk hits, the microseconds of compilation and the removed entries of a second engine.
fn second(returns: Returns) -> ([usize; 2], usize) {
    let store = |returns, entries| Arc::new(Store { returns, entries: Mutex::new(entries), n_removed: Mutex::new(0) });
    let metrics = ["disk_hits", "compile_us"];
    let first = store(Returns::What, BTreeMap::new());
    let [hits, compile_us] = sums(trusted::saved_objects(first.clone()), metrics);
    assert!(hits == 0 && compile_us > 0, "{hits} hits, {compile_us} us");
    let second = store(returns, std::mem::take(&mut *first.entries.lock().unwrap()));
    let sums = sums(trusted::saved_objects(second.clone()), metrics);
    let n_removed = *second.n_removed.lock().unwrap();
    (sums, n_removed)
}

#[test]
fn stored_code_is_not_compiled_again() {
    let ([hits, compile_us], n_removed) = second(Returns::What);
    assert!(hits >= QUERIES.len() && compile_us == 0 && n_removed == 0, "{hits} hits, {compile_us} us, {n_removed}");
}

#[test]
fn without_entries_code_is_compiled() {
    let ([hits, compile_us], _) = second(Returns::Nothing);
    assert!(hits == 0 && compile_us > 0, "{hits} hits, {compile_us} us");
}

#[test]
fn unusable_entries_are_removed_and_compiled() {
    for returns in [Returns::Half, Returns::Changed] {
        let ([hits, compile_us], n_removed) = second(returns);
        assert!(hits == 0 && compile_us > 0, "{returns:?}: {hits} hits, {compile_us} us");
        assert!(n_removed >= QUERIES.len(), "{returns:?}: {n_removed} removed");
    }
}

/// The store breaks its promise about keys, which memory safety does not need.
#[test]
fn code_of_other_queries_gives_no_result() {
    let ([_, compile_us], n_removed) = second(Returns::Another);
    assert!(compile_us > 0 && n_removed > 0, "{compile_us} us, {n_removed} removed");
}

fn files(folder: &Folder) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn private(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
    folder
}

fn open(folder: &Folder) -> Arc<DiskCache> {
    DiskCache::open(folder.path(), DiskLimits::default()).unwrap()
}

#[test]
fn engines_share_a_directory() {
    let folder = private("shared");
    let caches = [(); 3].map(|()| open(&folder));
    // At the same time, and one after them.
    std::thread::scope(|scope| {
        for cache in &caches[..2] {
            scope.spawn(|| sums(trusted::saved_objects(cache.clone()), ["disk_hits"]));
        }
    });
    let [hits, compile_us] = sums(trusted::saved_objects(caches[2].clone()), ["disk_hits", "compile_us"]);
    let stats = caches[2].stats();
    assert!(hits >= QUERIES.len() && compile_us == 0 && stats.stored == 0, "{hits} hits, {compile_us} us, {stats:?}");
}

#[test]
fn damaged_and_foreign_files_are_counted() {
    let folder = private("damaged");
    sums(trusted::saved_objects(open(&folder)), []);
    let names = files(&folder);
    assert!(names.len() >= QUERIES.len());
    // Half of them are swapped in pairs, the others lose their ends.
    let bytes: Vec<_> = names.iter().map(|name| fs::read(name).unwrap()).collect();
    for (at, name) in names.iter().enumerate() {
        match at % 4 {
            0 => fs::write(name, bytes.get(at + 1).unwrap_or(&bytes[0])).unwrap(),
            1 => fs::write(name, &bytes[at - 1]).unwrap(),
            _ => fs::write(name, &bytes[at][..bytes[at].len() / 2]).unwrap(),
        }
    }
    let cache = open(&folder);
    let [hits, compile_us] = sums(trusted::saved_objects(cache.clone()), ["disk_hits", "compile_us"]);
    let stats = cache.stats();
    assert!(hits == 0 && compile_us > 0 && stats.hits == 0, "{hits} hits, {compile_us} us, {stats:?}");
    assert!(stats.damaged > 0 && stats.foreign > 0 && stats.stored > 0, "{stats:?}");
}

#[test]
fn full_lost_and_exposed_directories_are_counted() {
    let folder = private("full");
    let full = DiskCache::open(folder.path(), DiskLimits { max_bytes: 100, ..DiskLimits::default() }).unwrap();
    assert_eq!(sums(trusted::saved_objects(full.clone()), ["disk_hits"]), [0]);
    assert!(full.stats().too_large >= QUERIES.len() as u64 && files(&folder).is_empty(), "{:?}", full.stats());

    let exposed = open(&folder);
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).unwrap();
    assert_eq!(sums(trusted::saved_objects(exposed.clone()), ["disk_hits"]), [0]);
    assert!(exposed.stats().exposed >= QUERIES.len() as u64 && files(&folder).is_empty(), "{:?}", exposed.stats());

    let lost = private("lost");
    let cache = open(&lost);
    drop(lost);
    assert_eq!(sums(trusted::saved_objects(cache.clone()), ["disk_hits"]), [0]);
    assert!(cache.stats().stored == 0 && cache.stats().write_errors > 0, "{:?}", cache.stats());
}
