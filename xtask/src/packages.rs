//! `cargo xtask package [--verify]`: builds the archives that `cargo publish` would upload.
//!
//! In: `cargo metadata`, the sources. Out: archives in the target directory; an error for each file that published code
//! includes and its archive lacks. `--verify` also compiles each crate from its archive, which takes minutes.
//! Not here: fields of manifests (`documents`), licences of dependencies (`licences`).

use crate::metadata::{cargo, metadata};
use crate::sources::{self, Source};
use crate::{root, status};
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

/// Checks that every archive is complete, then builds all.
pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let verify: &[&str] = match words {
        [] => &["--no-verify"],
        [word] if word == "--verify" => &[],
        _ => return Err("usage: cargo xtask package [--verify]".to_owned()),
    };
    let metadata = metadata()?;
    let names: Vec<&str> = metadata.publishable().map(|package| package.name.as_str()).collect();
    let includes = includes(&sources::all());
    let mut is_complete = true;
    for name in &names {
        let output = cargo().args(["package", "--list", "--offline", "--allow-dirty", "-p", name]).output();
        let output = output.map_err(|error| format!("cannot start cargo: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo package --list -p {name}: {}", String::from_utf8_lossy(&output.stderr).trim()));
        }
        let list = String::from_utf8_lossy(&output.stdout).replace('\\', "/");
        let files: BTreeSet<&str> = list.lines().collect();
        let folder = format!("crates/{}/", name.strip_prefix("kernelsmith-").unwrap_or(name));
        for include in includes.iter().filter(|include| include.source.starts_with(&folder)) {
            if !include.file.strip_prefix(&folder).is_some_and(|file| files.contains(file)) {
                println!("{}", include.problem());
                is_complete = false;
            }
        }
    }
    println!("{} archives, {} included files", names.len(), includes.len());
    let packages = names.iter().flat_map(|name| ["-p", name]);
    // Uncommitted changes are what whoever runs this wants to check.
    let built = status(cargo().args(["package", "--quiet", "--offline", "--allow-dirty"]).args(verify).args(packages))?;
    Ok(is_complete && built)
}

/// A file that a source file takes into the program.
struct Include {
    /// Paths in the checkout.
    source: String,
    line: usize,
    file: String,
}

impl Include {
    fn problem(&self) -> String {
        format!("{}:{}: the published crate lacks `{}`", self.source, self.line, self.file)
    }
}

/// Includes of files that no archive of the including crate can have, because they are outside its folder. A check of
/// `cargo xtask tidy`: it needs no cargo.
pub(crate) fn outside(sources: &[Source]) -> Vec<String> {
    let is_outside = |include: &&Include| {
        let mut parts = include.source.splitn(3, '/');
        let folder = format!("{}/{}/", parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        !include.file.starts_with(&folder)
    };
    includes(sources).iter().filter(is_outside).map(Include::problem).collect()
}

/// What starts an include; the path follows in quotes.
const FORMS: &[&str] = &["include_str!(\"", "include_bytes!(\"", "include!(\"", "#[path = \""];

/// Every include of the code of publishable crates that users compile. Tests, and documents that only `cargo test`
/// compiles, are left out.
fn includes(sources: &[Source]) -> Vec<Include> {
    let is_published = |folder: &str| {
        let manifest = std::fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap_or_default();
        !manifest.lines().any(|line| line == "publish = false")
    };
    let mut includes = Vec::new();
    for source in sources.iter().filter(|source| source.path.starts_with("crates/")) {
        let Some((folder, file)) = source.path.split_once("/src/") else { continue };
        if file.ends_with("tests.rs") || file.contains("tests/") || !is_published(folder) {
            continue;
        }
        let mut is_of_tests = false;
        for (at, line) in source.text.lines().enumerate() {
            let code = line.trim_start();
            // An attribute holds for the attributes below it, up to the item.
            is_of_tests = is_test_attribute(code) || is_of_tests && code.starts_with(['#', '/']);
            if line == "mod tests {" {
                break;
            }
            if code.starts_with("//") || is_of_tests || code.contains("cfg_attr(doctest") {
                continue;
            }
            for form in FORMS {
                if let Some((_, after)) = code.split_once(form)
                    && let Some((path, _)) = after.split_once('"')
                {
                    let file = joined(Path::new(&source.path).parent().unwrap_or(Path::new("")), path);
                    includes.push(Include { source: source.path.clone(), line: at + 1, file });
                }
            }
        }
    }
    includes
}

fn is_test_attribute(code: &str) -> bool {
    ["#[cfg(test", "#[cfg(doctest", "#[cfg(all(test", "#[cfg(all(doctest"].iter().any(|start| code.starts_with(start))
}

/// The path of an included file in the checkout.
fn joined(folder: &Path, path: &str) -> String {
    let mut file = PathBuf::new();
    for part in folder.join(path).components() {
        match part {
            Component::ParentDir => drop(file.pop()),
            Component::CurDir => {}
            other => file.push(other),
        }
    }
    file.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_of_published_code_are_found() {
        let text = "//! include_str!(\"a\")\n#[cfg(doctest)]\n#[doc = include_str!(\"../../../b.md\")]\nstruct B;\n\
                    #![cfg_attr(doctest, doc = include_str!(\"../../../c.md\"))]\n\
                    const D: &str = include_str!(\"../../../d.md\");\n#[path = \"parts/e.rs\"]\nmod e;\n\
                    #[cfg(test)]\nmod tests {\n    const F: &str = include_str!(\"../../../f.md\");\n}\n";
        let source = |path: &str| Source { path: path.to_owned(), text: text.to_owned() };
        let all = [source("crates/ir/src/x.rs"), source("crates/ir/tests/it/x.rs"), source("crates/testing/src/x.rs")];
        let files = includes(&all).into_iter().map(|include| (include.line, include.file)).collect::<Vec<_>>();
        assert_eq!(files, [(6, "d.md".to_owned()), (7, "crates/ir/src/parts/e.rs".to_owned())]);
        assert_eq!(outside(&all), ["crates/ir/src/x.rs:6: the published crate lacks `d.md`"]);
    }
}
