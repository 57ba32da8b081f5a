//! Access to the project's sources as text.
//!
//! In: the repository. Out: every Rust file with its path, its lines, and its code without comments and without the
//! tests at its end. Not here: the checks.

use crate::root;
use std::fs;
use std::path::Path;

/// A source file.
pub(crate) struct Source {
    /// Its path in the repository, with `/`.
    pub(crate) path: String,
    /// Its complete text.
    pub(crate) text: String,
}

impl Source {
    /// The lines of code with their numbers from 1: without comments, and without everything after a `#[cfg(test)]` at
    /// the start of a line.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate();
        let before_tests = lines.take_while(|(_, line)| !line.starts_with("#[cfg(test)]"));
        before_tests.map(|(at, line)| (at + 1, without_comment(line))).filter(|(_, line)| !line.trim().is_empty())
    }

    /// Whether the file contains only tests or examples.
    pub(crate) fn is_test(&self) -> bool {
        let folders = ["/tests/", "/examples/", "/benches/", "/testing/", "/random/"];
        folders.iter().any(|folder| self.path.contains(folder)) || self.path.ends_with("/tests.rs")
    }
}

/// The line up to `//`. A `//` inside a string also ends it, which may hide code but never adds any.
fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or(line)
}

/// Every Rust file of the crates, xtask, the benchmarks, the fuzz targets and the models, in order.
pub(crate) fn all() -> Vec<Source> {
    let mut sources = Vec::new();
    for folder in ["crates", "adapters", "xtask", "bench", "fuzz", "models"] {
        collect(&root().join(folder), &mut sources);
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

fn collect(folder: &Path, sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target" && name != "corpus") {
                collect(&path, sources);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if let Ok(text) = fs::read_to_string(&path) {
                sources.push(Source { path: name, text });
            }
        }
    }
}

/// Whether a line contains a word that is not part of a longer identifier.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.chars().next_back().is_some_and(is_part) && !after.chars().next().is_some_and(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_comments() {
        assert!(has_word("a unsafe {", "unsafe") && !has_word("unsafe_code", "unsafe"));
        let source =
            Source { path: "crates/x/src/lib.rs".into(), text: "//! x\nlet a = 1; // b\n#[cfg(test)]\nc".into() };
        assert_eq!(source.code().collect::<Vec<_>>(), [(2, "let a = 1; ")]);
    }
}
