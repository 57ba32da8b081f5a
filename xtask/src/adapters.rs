//! `cargo xtask test adapters`: the tests of adapters, which are separate workspaces, because other projects' crates by the
//! hundred come with them.
//!
//! In: the folders of [`TESTED`]. Out: their test results, and [`RECORD`], which holds for each adapter a hash of the
//! sources that its tests last passed with: its own, and those of our crates that it tests ([`Scope`]).
//! Invariant: equal sources have equal hashes on every machine, and comments and unit tests of our crates do not count
//! ([`effective`]). The hash guards against forgetting, not against malice.
//! Not here: adapters without tests.

use crate::root;
use crate::test::Counts;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The adapters with tests.
const TESTED: &[(&str, Scope)] =
    &[("datafusion", Scope::Crates), ("ballista", Scope::Own), ("distributed", Scope::Own)];

/// Whose changes make an adapter's tests run again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// Its own, and those of our crates below it.
    Crates,
    /// Its own. What it calls is tested by another adapter, and its dependencies take many minutes to build.
    Own,
}

/// Where the hashes are.
const RECORD: &str = "adapters/tested.txt";

/// The explanation at the start of [`RECORD`].
const HEAD: &str = "\
# For each adapter a hash of the sources that its tests last passed with: its own, and for datafusion those of our crates below it.
# `cargo xtask test adapters` tests all of them and renews this file; `.ci/run` tests those whose hash has changed.
";

/// Tests all adapters, or with `--changed` those whose sources differ from the recorded ones.
pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let only_changed = match args {
        [] => false,
        [word] if word == "--changed" => true,
        _ => return Err("test adapters takes --changed at most".to_owned()),
    };
    let mut recorded = parse(&fs::read_to_string(root().join(RECORD)).unwrap_or_default());
    let mut counts = Counts::default();
    let (mut succeeded, mut has_tested) = (true, false);
    for (name, scope) in TESTED {
        let today = hash(name, *scope)?;
        if only_changed && recorded.get(*name) == Some(&today) {
            println!("adapters/{name}: its tests have passed with these sources");
            continue;
        }
        has_tested = true;
        let has_passed = test(name, &mut counts)?;
        succeeded &= has_passed;
        if has_passed {
            // Cargo may have added to the lock file.
            recorded.insert((*name).to_owned(), hash(name, *scope)?);
        }
    }
    // Totals of no tests would look like those of a run that found none.
    if !has_tested {
        return Ok(true);
    }
    let text = print(&recorded);
    fs::write(root().join(RECORD), text).map_err(|error| format!("{RECORD}: {error}"))?;
    Ok(counts.conclude(succeeded))
}

fn test(name: &str, counts: &mut Counts) -> Result<bool, String> {
    let manifest = root().join("adapters").join(name).join("Cargo.toml");
    let cargo = || Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let mut format = cargo();
    format.args(["fmt", "--check", "--manifest-path"]).arg(&manifest);
    let is_formatted = format.status().map_err(|error| format!("cannot start {format:?}: {error}"))?.success();
    let mut command = cargo();
    command.current_dir(root()).args(["test", "--no-fail-fast", "--manifest-path"]).arg(&manifest);
    // One directory for all adapters, next to that of the workspace.
    if std::env::var_os("CARGO_TARGET_DIR").is_none() {
        command.arg("--target-dir").arg(root().join("target/adapters"));
    }
    let has_passed = counts.step("tests of adapters", |counts| counts.run(&mut command))?;
    Ok(has_passed && is_formatted)
}

fn parse(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
    lines.map(|(name, hash)| (name.to_owned(), hash.trim().to_owned())).collect()
}

fn print(recorded: &BTreeMap<String, String>) -> String {
    let lines = recorded.iter().map(|(name, hash)| format!("{name} {hash}\n"));
    HEAD.to_owned() + &lines.collect::<String>()
}

/// The hash of the sources that decide about an adapter's tests.
fn hash(name: &str, scope: Scope) -> Result<String, String> {
    let adapter = Path::new("adapters").join(name);
    let lock = fs::read_to_string(root().join(&adapter).join("Cargo.lock"))
        .map_err(|error| format!("{}/Cargo.lock: {error}", adapter.display()))?;
    let mut files = Vec::new();
    collect(&adapter, &mut files)?;
    let packages = if scope == Scope::Crates { local_packages(&lock) } else { Vec::new() };
    for package in packages {
        let folder = Path::new("crates").join(package.strip_prefix("kernelsmith-").unwrap_or(&package));
        if root().join(&folder).is_dir() {
            // Tests of these crates do not change what the adapter does.
            collect(&folder.join("src"), &mut files)?;
            files.push(folder.join("Cargo.toml"));
        }
    }
    files.sort();
    let mut hash = Fnv::default();
    for file in files {
        let bytes = fs::read(root().join(&file)).map_err(|error| format!("{}: {error}", file.display()))?;
        hash.add(file.to_string_lossy().replace('\\', "/").as_bytes());
        match std::str::from_utf8(&bytes) {
            Ok(text) if file.starts_with("crates") && file.extension().is_some_and(|extension| extension == "rs") => {
                hash.add(effective(text).as_bytes());
            }
            _ => hash.add(&bytes),
        }
    }
    Ok(format!("{:016x}", hash.0))
}

/// What decides about a program of a source file: without lines of comments, and without the unit tests at its end.
///
/// A text of several lines may lose lines that look like comments; then a change of these alone is not noticed. A file
/// whose module of tests is not its last item stays whole from there on.
fn effective(text: &str) -> String {
    let tests = "\n#[cfg(test)]\nmod tests {\n";
    let items = match text.split_once(tests) {
        // The module ends at the first brace in the first column.
        Some((items, module)) if module.split_once("\n}\n").is_some_and(|(_, after)| after.is_empty()) => items,
        _ => text,
    };
    let lines = items.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The packages of a lock file that come from no registry: the adapter and our crates.
fn local_packages(lock: &str) -> Vec<String> {
    let packages = lock.split("[[package]]").skip(1).filter(|package| !package.contains("\nsource = "));
    let name = |package: &str| {
        package.lines().find_map(|line| Some(line.strip_prefix("name = \"")?.trim_end_matches('"').to_owned()))
    };
    packages.filter_map(name).collect()
}

/// Appends the files below a folder, as paths from the root.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(root().join(folder)).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            if entry.file_name() != "target" {
                collect(&path, files)?;
            }
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// FNV-1a with 64 bits.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds bytes and their number, so that the border between two texts counts.
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(&(bytes.len() as u64).to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_what_it_prints() {
        let recorded = BTreeMap::from([("a".to_owned(), "01".to_owned()), ("b".to_owned(), "ff".to_owned())]);
        assert_eq!(parse(&print(&recorded)), recorded);
    }

    #[test]
    fn hashes_depend_on_texts_and_on_their_borders() {
        let hash = |texts: &[&str]| {
            let mut hash = Fnv::default();
            texts.iter().for_each(|text| hash.add(text.as_bytes()));
            hash.0
        };
        assert_eq!(hash(&["ab", "c"]), hash(&["ab", "c"]));
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
        assert_ne!(hash(&["ab"]), hash(&["ac"]));
    }

    #[test]
    fn comments_and_unit_tests_do_not_count() {
        let code = "//! Head.\nfn a() {\n    // Why.\n    b(); // c\n}\n";
        let tests = "\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n";
        let counted = "fn a() {\n    b(); // c\n}\n";
        assert_eq!(effective(code), counted);
        assert_eq!(effective(&[code, tests].concat()), counted);
        let after = [code, tests, "fn after() {}\n"].concat();
        assert!(effective(&after).contains("fn after"));
    }

    #[test]
    fn packages_without_a_registry_are_local() {
        let lock = "version = 4\n\n[[package]]\nname = \"arrow\"\nversion = \"59\"\nsource = \"registry\"\n\n[[package]]\nname = \"kernelsmith-ir\"\nversion = \"0.1\"\n";
        assert_eq!(local_packages(lock), ["kernelsmith-ir"]);
    }

    #[test]
    fn every_adapter_with_tests_has_a_hash() {
        for (name, scope) in TESTED {
            assert_eq!(hash(name, *scope).unwrap().len(), 16);
        }
    }
}
