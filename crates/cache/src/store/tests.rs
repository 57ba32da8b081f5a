//! Caches in real directories: everything that may be wrong with a directory or a file.
#![cfg(all(target_os = "linux", not(miri)))]

use super::*;
use std::fs::{self, File, Permissions};
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

const PROGRAM: [u8; 32] = [1; 32];

/// A directory that is removed at the end of a test.
struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> Place {
        let path = std::env::temp_dir().join(format!("kernelsmith-cache-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Place(path)
    }

    fn cache(&self) -> Arc<DiskCache> {
        self.with(DiskLimits::default())
    }

    fn with(&self, limits: DiskLimits) -> Arc<DiskCache> {
        DiskCache::of_program(PROGRAM, &self.0, limits).unwrap()
    }

    fn file(&self, key: &[u8]) -> PathBuf {
        self.0.join(entry::name(&[&PROGRAM[..], key].concat()))
    }

    fn set_mode(&self, mode: u32) {
        fs::set_permissions(&self.0, Permissions::from_mode(mode)).unwrap();
    }

    fn n_files(&self) -> usize {
        fs::read_dir(&self.0).unwrap().count()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::set_permissions(&self.0, Permissions::from_mode(0o700));
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn check(cache: &DiskCache, wanted: DiskStats) {
    assert_eq!(cache.stats(), wanted);
}

#[test]
fn another_cache_finds_what_one_stored() {
    let place = Place::new("found");
    let cache = place.cache();
    assert_eq!(cache.get(b"key"), None);
    cache.put(b"key", b"value");
    cache.put(b"", b"");
    assert_eq!(cache.get(b"key").as_deref(), Some(&b"value"[..]));
    check(&cache, DiskStats { misses: 1, stored: 2, hits: 1, ..DiskStats::default() });
    let other = place.cache();
    assert_eq!((other.get(b"key").as_deref(), other.get(b"").as_deref()), (Some(&b"value"[..]), Some(&b""[..])));
    assert_eq!(other.get(b"kez"), None);
    other.put(b"key", b"new");
    assert_eq!(cache.get(b"key").as_deref(), Some(&b"new"[..]));
    other.remove(b"key");
    other.remove(b"key");
    assert_eq!((cache.get(b"key"), other.stats().removed), (None, 1));
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&place.0), mode(&place.file(b""))), (0o700, 0o600));
}

#[test]
fn another_program_finds_nothing() {
    let place = Place::new("program");
    place.cache().put(b"key", b"value");
    let other = DiskCache::of_program([2; 32], &place.0, DiskLimits::default()).unwrap();
    assert_eq!((other.get(b"key"), other.stats().misses), (None, 1));
    // Not even if its file gets the right name.
    let name = entry::name(&other.full(b"key"));
    fs::copy(place.file(b"key"), place.0.join(name)).unwrap();
    assert_eq!((other.get(b"key"), other.stats().foreign), (None, 1));
    // The files of programs distinguish them.
    assert!(DiskCache::open(&place.0, DiskLimits::default()).unwrap().get(b"key").is_none());
}

#[test]
fn directories_that_others_may_write_are_refused() {
    let place = Place::new("modes");
    place.cache().put(b"key", b"value");
    for mode in [0o720, 0o702, 0o777, 0o770, 0o1777] {
        place.set_mode(mode);
        let error = DiskCache::of_program(PROGRAM, &place.0, DiskLimits::default()).unwrap_err();
        assert!(matches!(error, OpenError::Shared(given) if given == mode), "{error}");
    }
    // Others may read.
    place.set_mode(0o755);
    let cache = place.cache();
    assert!(cache.get(b"key").is_some());
    // Nothing is read or written as soon as others may write.
    place.set_mode(0o757);
    assert!(cache.get(b"key").is_none());
    cache.put(b"other", b"value");
    cache.remove(b"key");
    check(&cache, DiskStats { hits: 1, exposed: 2, ..DiskStats::default() });
    assert_eq!(place.n_files(), 1);
}

#[test]
fn directories_are_not_reached_through_links_and_not_made_deep() {
    let place = Place::new("links");
    place.cache();
    let link = Place::new("links-link");
    symlink(&place.0, &link.0).unwrap();
    let open = |path: &Path| DiskCache::of_program(PROGRAM, path, DiskLimits::default());
    assert!(matches!(open(&link.0), Err(OpenError::System(_))));
    fs::remove_file(&link.0).unwrap();
    assert!(matches!(open(&place.0.join("a/b")), Err(OpenError::System(_))));
    File::create(place.0.join("file")).unwrap();
    assert!(matches!(open(&place.0.join("file")), Err(OpenError::System(_))));
}

#[test]
fn directories_and_files_of_other_users_are_refused() {
    let place = Place::new("owners");
    let cache = place.cache();
    cache.put(b"key", b"value");
    // Only an administrator can give files away.
    if std::os::unix::fs::chown(place.file(b"key"), Some(1), None).is_err() {
        println!("skipped: files cannot be given away");
        return;
    }
    assert_eq!((cache.get(b"key"), cache.stats().foreign), (None, 1));
    std::os::unix::fs::chown(&place.0, Some(1), None).unwrap();
    let error = DiskCache::of_program(PROGRAM, &place.0, DiskLimits::default()).unwrap_err();
    assert!(matches!(error, OpenError::Owner { owner: 1, .. }), "{error}");
    assert_eq!((cache.get(b"key"), cache.stats().exposed), (None, 1));
}

#[test]
fn what_is_no_private_regular_file_is_ignored() {
    let place = Place::new("files");
    let cache = place.cache();
    cache.put(b"key", b"value");
    let (file, kept) = (place.file(b"key"), place.0.join("kept"));
    let mut n_foreign = 0;
    let mut ignored = |what: &str| {
        n_foreign += 1;
        assert_eq!((cache.get(b"key"), cache.stats().foreign), (None, n_foreign), "{what}");
    };
    for mode in [0o620, 0o602, 0o666] {
        fs::set_permissions(&file, Permissions::from_mode(mode)).unwrap();
        ignored("a file that others may write");
    }
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    fs::rename(&file, &kept).unwrap();
    symlink(&kept, &file).unwrap();
    ignored("a link");
    fs::remove_file(&file).unwrap();
    symlink("/dev/zero", &file).unwrap();
    ignored("a link to a device");
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    ignored("a directory");
    cache.put(b"key", b"value");
    assert_eq!(cache.stats().write_errors, 1);
    fs::remove_dir(&file).unwrap();
    // A pipe would block for ever.
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &file,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR,
        0,
    )
    .unwrap();
    ignored("a pipe");
    // Storing replaces what is there.
    cache.put(b"key", b"new");
    assert_eq!(cache.get(b"key").as_deref(), Some(&b"new"[..]));
    fs::remove_file(&file).unwrap();
    symlink(&kept, &file).unwrap();
    cache.put(b"key", b"new");
    assert_eq!(cache.get(b"key").as_deref(), Some(&b"new"[..]));
    assert!(!fs::symlink_metadata(&file).unwrap().is_symlink());
    assert_eq!(entry::read(&fs::read(&kept).unwrap(), &cache.full(b"key")), Ok(&b"value"[..]), "the link's target");
}

#[test]
fn damaged_and_huge_files_are_ignored() {
    let place = Place::new("damaged");
    let limits = DiskLimits { max_entry_bytes: 1000, ..DiskLimits::default() };
    let cache = place.with(limits);
    cache.put(b"key", b"value");
    let good = fs::read(place.file(b"key")).unwrap();
    for bytes in [&good[..good.len() - 1], &[], &[&good[..], b"x"].concat(), &[&good[..40], b"x", &good[41..]].concat()]
    {
        fs::write(place.file(b"key"), bytes).unwrap();
        assert_eq!(cache.get(b"key"), None);
    }
    assert_eq!(cache.stats().damaged, 4);
    fs::copy(place.file(b"key"), place.file(b"other")).unwrap();
    fs::write(place.file(b"other"), &good).unwrap();
    assert_eq!((cache.get(b"other"), cache.stats().foreign), (None, 1));
    // Sparse: nothing of it is read.
    File::create(place.file(b"key")).unwrap().set_len(1 << 40).unwrap();
    assert_eq!((cache.get(b"key"), cache.stats().foreign), (None, 2));
    cache.put(b"key", &[0; 1000]);
    assert_eq!(cache.stats().too_large, 1);
    cache.put(b"key", b"value");
    assert!(cache.get(b"key").is_some());
}

/// Makes a file older.
fn age(path: &Path, seconds: u64) {
    let time = SystemTime::now() - Duration::from_secs(seconds);
    File::open(path).unwrap().set_modified(time).unwrap();
}

#[test]
fn the_entries_that_were_not_used_for_the_longest_time_go_first() {
    let place = Place::new("eviction");
    let entry_bytes = (HEAD_BYTES + PROGRAM.len() + 1 + 100) as u64;
    let limits = DiskLimits { max_bytes: 8 * entry_bytes, ..DiskLimits::default() };
    let cache = place.with(limits);
    for key in 0..8u8 {
        cache.put(&[key], &[key; 100]);
        age(&place.file(&[key]), 1000 - u64::from(key));
    }
    assert_eq!((place.n_files(), cache.stats().evicted), (8, 0));
    // Reading is use.
    assert!(cache.get(&[0]).is_some());
    cache.put(&[8], &[8; 100]);
    let found: Vec<u8> = (0..9).filter(|&key| cache.get(&[key]).is_some()).collect();
    assert_eq!((found, cache.stats().evicted), (vec![0, 3, 4, 5, 6, 7, 8], 2));
    // By their number, too, and files of others do not matter.
    fs::write(place.0.join("notes"), vec![0; 100_000]).unwrap();
    let few = place.with(DiskLimits { max_entries: 2, ..DiskLimits::default() });
    for key in 10..20u8 {
        few.put(&[key], b"");
    }
    assert_eq!((place.n_files(), few.stats().stored), (3, 10));
    let none = place.with(DiskLimits { max_entries: 0, ..DiskLimits::default() });
    none.put(&[0], b"");
    assert_eq!(none.stats().too_large, 1);
}

#[test]
fn a_crowded_directory_is_not_written() {
    let place = Place::new("crowded");
    let cache = DiskCache { max_files: 12, ..Arc::into_inner(place.cache()).unwrap() };
    for number in 0..13 {
        File::create(place.0.join(format!("file {number}"))).unwrap();
    }
    cache.put(b"key", b"value");
    check(&cache, DiskStats { too_large: 1, ..DiskStats::default() });
}

#[test]
fn files_of_writers_that_ended_are_removed() {
    let place = Place::new("abandoned");
    let cache = place.cache();
    let names = ["kernelsmith-writing-0123456789abcdef", "kernelsmith-writing-0000000000000000"];
    // Files of others have other names.
    let others = ["kernelsmith-writing-", "tmp-1", &"0".repeat(64)];
    for (name, seconds) in names.into_iter().zip([7200, 60]).chain(others.map(|name| (name, 7200))) {
        File::create(place.0.join(name)).unwrap().write_all(b"part").unwrap();
        age(&place.0.join(name), seconds);
    }
    cache.put(b"key", b"value");
    let exists = |name: &&str| place.0.join(name).exists();
    assert!(!exists(&names[0]) && exists(&names[1]) && others.iter().all(exists));
}

#[test]
fn directories_that_cannot_be_written_are_read() {
    let place = Place::new("readonly");
    place.cache().put(b"key", b"value");
    place.set_mode(0o500);
    let cache = place.cache();
    assert!(cache.get(b"key").is_some());
    // Some users write everywhere: root, as whom tests run in containers.
    let writes_everywhere = File::create(place.0.join("probe")).is_ok();
    cache.put(b"other", b"value");
    let (stored, write_errors) = if writes_everywhere { (1, 0) } else { (0, 1) };
    check(&cache, DiskStats { hits: 1, stored, write_errors, ..DiskStats::default() });
}

#[test]
fn a_full_disk_and_a_directory_that_is_gone_are_counted() {
    let place = Place::new("gone");
    let cache = place.cache();
    fs::remove_dir_all(&place.0).unwrap();
    cache.put(b"key", b"value");
    assert_eq!(cache.get(b"key"), None);
    check(&cache, DiskStats { write_errors: 1, misses: 1, ..DiskStats::default() });
    // The system's limit of the size of files acts like a full disk, but cannot be set for a test alone.
}

/// Another process may remove an entry between the listing and the eviction.
#[test]
fn entries_that_are_gone_already_count_as_room() {
    let place = Place::new("removed");
    let cache = place.with(DiskLimits { max_bytes: 100, ..DiskLimits::default() });
    let mut files = [Listed { name: "0".repeat(64), bytes: 90, used: (0, 0), is_temporary: false }];
    let mut known = Known { bytes: 90, entries: 1, left: 1 };
    cache.evict(&mut known, &mut files, 50);
    assert_eq!((known.bytes, known.entries), (0, 0));
    check(&cache, DiskStats::default());
}

#[test]
fn writers_and_readers_at_the_same_time_see_complete_entries() {
    let place = Place::new("threads");
    let value = |key: u8, version: u8| vec![key ^ version; 3000 + usize::from(version)];
    std::thread::scope(|scope| {
        for thread in 0..4u8 {
            // Each with a separate cache, like processes.
            let limits = DiskLimits { max_bytes: 40_000, ..DiskLimits::default() };
            let cache = place.with(limits);
            scope.spawn(move || {
                for round in 0..300u32 {
                    let (key, version) = ((round % 16) as u8, thread.wrapping_mul(50).wrapping_add(round as u8));
                    cache.put(&[key], &value(key, version));
                    if let Some(found) = cache.get(&[key]) {
                        assert_eq!(found, value(key, (found.len() - 3000) as u8));
                    }
                }
                let stats = cache.stats();
                assert_eq!((stats.damaged, stats.foreign, stats.stored), (0, 0, 300), "{stats:?}");
            });
        }
    });
    let files: Vec<_> = fs::read_dir(&place.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(files.iter().all(|name| name.to_str().is_some_and(entry::is_name)), "{files:?}");
}
