//! What documents promise: links lead somewhere, every page is in the book, every environment variable is explained, and
//! crates that are published say what they are.
//!
//! In: the Markdown files and manifests of the checkout, and the sources. Out: what breaks a promise, with file and line.
//! Not here: whether a page is true; the programs in pages are tests of the crates that they are of.

use crate::root;
use crate::sources::Source;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The book's table of contents.
const SUMMARY: &str = "docs/SUMMARY.md";

/// The page of environment variables.
const ENVIRONMENT: &str = "docs/environment.md";

/// Folders that hold no documents of ours.
const NOT_OURS: &[&str] = &["target", "corpus", "node_modules"];

/// What the manifest of a published crate has.
const PUBLISHED: &[&str] = &[
    "description = ",
    "rust-version",
    "license",
    "repository",
    "readme",
    "keywords = ",
    "categories = ",
    "[package.metadata.docs.rs]",
];

/// Relative links of Markdown files lead to a file, and to a heading in it if they name one.
pub(crate) fn links(_: &[Source]) -> Vec<String> {
    broken_links(&markdown())
}

/// Every page of docs is in the book.
pub(crate) fn contents(_: &[Source]) -> Vec<String> {
    let pages = markdown();
    let Some(summary) = pages.get(SUMMARY) else { return vec![format!("{SUMMARY} is gone")] };
    let listed: BTreeSet<String> = links_of(summary).into_iter().map(|(_, target)| target).collect();
    let is_missing = |path: &&String| {
        path.strip_prefix("docs/").is_some_and(|name| path.as_str() != SUMMARY && !listed.contains(name))
    };
    pages.keys().filter(is_missing).map(|path| format!("{path}: is not in {SUMMARY}")).collect()
}

/// The variables that sources name are those of the page.
pub(crate) fn variables(sources: &[Source]) -> Vec<String> {
    let page = fs::read_to_string(root().join(ENVIRONMENT)).unwrap_or_default();
    let scripts = [".ci/run", ".github/workflows/ci.yml"]
        .map(|path| Source { path: path.to_owned(), text: fs::read_to_string(root().join(path)).unwrap_or_default() });
    differing_variables(sources.iter().chain(&scripts), &page)
}

/// Manifests of crates that are published have everything that crates.io and docs.rs show.
pub(crate) fn manifests(_: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    let Ok(entries) = fs::read_dir(root().join("crates")) else { return vec!["there are no crates".to_owned()] };
    for entry in entries.flatten() {
        let path = entry.path().join("Cargo.toml");
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = entry.file_name().to_string_lossy().into_owned();
        problems.extend(missing_fields(&text).iter().map(|field| format!("crates/{name}/Cargo.toml: no `{field}`")));
    }
    problems.sort();
    problems
}

fn missing_fields(manifest: &str) -> Vec<&'static str> {
    let has = |field: &str| manifest.lines().any(|line| line.starts_with(field));
    if has("publish = false") {
        return Vec::new();
    }
    PUBLISHED.iter().copied().filter(|field| !has(field)).map(|field| field.trim_end_matches(" = ")).collect()
}

fn differing_variables<'a>(sources: impl Iterator<Item = &'a Source>, page: &str) -> Vec<String> {
    let explained = variables_in(page);
    let mut named = BTreeMap::new();
    for source in sources {
        for name in variables_in(&source.text) {
            named.entry(name).or_insert(&source.path);
        }
    }
    let mut problems = Vec::new();
    for (name, path) in &named {
        if !explained.contains(name) {
            problems.push(format!("{path}: `{name}` is not on {ENVIRONMENT}"));
        }
    }
    for name in explained.iter().filter(|name| !named.contains_key(*name)) {
        problems.push(format!("{ENVIRONMENT}: nothing reads `{name}`"));
    }
    problems
}

/// The names of our variables in a text.
fn variables_in(text: &str) -> BTreeSet<&str> {
    let prefix = "KERNELSMITH_";
    let mut names = BTreeSet::new();
    for (at, _) in text.match_indices(prefix) {
        let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        let len = text[at..].find(|c| !is_part(c)).unwrap_or(text.len() - at);
        if len > prefix.len() {
            names.insert(&text[at..at + len]);
        }
    }
    names
}

/// The Markdown files of the checkout by their paths.
pub(crate) fn markdown() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    collect(&root(), &mut files);
    files
}

fn collect(folder: &Path, files: &mut BTreeMap<String, String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && !NOT_OURS.contains(&name.as_str()) {
                collect(&path, files);
            }
        } else if name.ends_with(".md") {
            let path_here = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if let Ok(text) = fs::read_to_string(&path) {
                files.insert(path_here, text);
            }
        }
    }
}

fn broken_links(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in files {
        // A copy has the links of the original.
        let folder = if path.ends_with("assets/errors.md") { "docs" } else { parent(path) };
        for (line, link) in links_of(text) {
            let (file, heading) = link.split_once('#').map_or((link.as_str(), None), |(file, id)| (file, Some(id)));
            let target = if file.is_empty() { path.clone() } else { joined(folder, file) };
            let exists = files.contains_key(&target) || root().join(&target).exists();
            if !exists {
                problems.push(format!("{path}:{line}: `{link}` leads to nothing"));
            } else if let (Some(id), Some(text)) = (heading, files.get(&target))
                && !headings(text).contains(id)
            {
                problems.push(format!("{path}:{line}: `{target}` has no heading `#{id}`"));
            }
        }
    }
    problems
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The path that a relative one leads to.
fn joined(folder: &str, relative: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in relative.split('/') {
        match part {
            "" | "." => {}
            // Beyond the checkout there is nothing to find.
            ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
            other => parts.push(other),
        }
    }
    parts.join("/")
}

/// Relative targets of links, with their lines from 1. Code and other sites are left out.
fn links_of(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for (line, text) in prose(text) {
        let text = without_code(text);
        for (at, _) in text.match_indices("](") {
            let Some((target, _)) = text[at + 2..].split_once(')') else { continue };
            let target = target.split(' ').next().unwrap_or(target);
            if !target.contains(':') {
                links.push((line, target.to_owned()));
            }
        }
    }
    links
}

/// Lines that are no blocks of code, with their numbers from 1.
pub(crate) fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fence: Option<&str> = None;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let start = line.trim_start();
        let ticks = &start[..start.len() - start.trim_start_matches('`').len()];
        match fence {
            Some(open) if ticks.len() >= open.len() => fence = None,
            Some(_) => {}
            None if ticks.len() >= 3 => fence = Some(ticks),
            None => return Some((at + 1, line)),
        }
        None
    })
}

/// A line without what is between backticks, but with the backticks.
fn without_code(line: &str) -> String {
    line.split('`').enumerate().map(|(at, part)| if at % 2 == 0 { part } else { "``" }).collect()
}

/// The names of headings as links call them: lower-case, without punctuation, with hyphens for blanks, and numbered from the
/// second of the same name on.
fn headings(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, line) in prose(text) {
        let level = line.len() - line.trim_start_matches('#').len();
        let Some(title) = line[level..].strip_prefix(' ').filter(|_| (1..=6).contains(&level)) else { continue };
        let is_kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
        let name: String = title.trim().to_lowercase().chars().filter(is_kept).collect();
        let name = name.replace(' ', "-");
        let n_before = (0..).take_while(|n| names.contains(&numbered(&name, *n))).count();
        names.insert(numbered(&name, n_before));
    }
    names
}

fn numbered(name: &str, n: usize) -> String {
    if n == 0 { name.to_owned() } else { format!("{name}-{n}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_files_and_headings() {
        let files = BTreeMap::from([
            (
                "a.md".to_owned(),
                "# A\n[b](docs/b.md#two-words-1) [c](docs/missing.md)\n`[d](e)`\n```\n[f](g)\n```\n".to_owned(),
            ),
            (
                "docs/b.md".to_owned(),
                "## Two words\n## Two, words!\n[a](../a.md#a) [x](#no) <https://x.y>\n".to_owned(),
            ),
        ]);
        assert_eq!(
            broken_links(&files),
            ["a.md:2: `docs/missing.md` leads to nothing", "docs/b.md:3: `docs/b.md` has no heading `#no`"]
        );
    }

    #[test]
    fn paths_are_joined() {
        assert_eq!(joined("docs/x", "../y/./z.md"), "docs/y/z.md");
        assert_eq!(joined("", "../x"), "../x");
    }

    #[test]
    fn published_crates_have_all_fields() {
        assert!(missing_fields("publish = false\n").is_empty());
        let some = "description = \"d\"\nrust-version.workspace = true\nlicense.workspace = true\nrepository = \"r\"\n";
        assert_eq!(missing_fields(some), ["readme", "keywords", "categories", "[package.metadata.docs.rs]"]);
    }

    #[test]
    fn variables_are_explained_and_read() {
        let name = |end: &str| format!("{}_{end}", "KERNELSMITH");
        let text = format!("\"{}\" {} {}", name("A"), name("B2"), name(""));
        let sources = [Source { path: "x.rs".to_owned(), text }];
        let problems = differing_variables(sources.iter(), &format!("`{}` `{}`", name("A"), name("C")));
        let want = [
            format!("x.rs: `{}` is not on {ENVIRONMENT}", name("B2")),
            format!("{ENVIRONMENT}: nothing reads `{}`", name("C")),
        ];
        assert_eq!(problems, want);
    }
}
