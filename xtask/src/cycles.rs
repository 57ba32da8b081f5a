//! Cycles of imports between the files of a crate.
//!
//! In: the sources. Out: files of [`ACYCLIC`] crates that depend on themselves by paths that begin with `crate::`, without
//! the imports in [`BY_DESIGN`].
//! Invariant: every import in [`BY_DESIGN`] exists, and is part of a cycle.
//! Not here: relative paths, by which a module and the files below it refer to each other.

use crate::sources::Source;
use std::collections::{BTreeMap, BTreeSet};

/// The crates that are checked.
const ACYCLIC: &[&str] = &[
    "cli",
    "codegen",
    "describe",
    "diag",
    "dsl",
    "executor",
    "filetests",
    "ir",
    "kernels",
    "llvm",
    "machine",
    "manager",
    "npusim",
    "regalloc",
    "rows",
    "sync",
    "tablegen",
    "tensor",
];

/// Imports that close a cycle for a reason: the crate, the file, and the file that it imports.
const BY_DESIGN: &[(&str, &str, &str)] = &[
    // The shared state holds jobs; the work of a job creates an entry that refers to the shared state.
    ("manager", "job", "shared"),
    // Records return views, which borrow them.
    ("tablegen", "api", "view"),
];

type Graph = BTreeMap<String, BTreeSet<String>>;

/// The files that depend on themselves, each with the files between.
pub(crate) fn problems(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for name in ACYCLIC {
        let prefix = format!("crates/{name}/src/");
        let files = sources.iter().filter(|source| !source.is_test());
        let files = files.filter_map(|source| Some((module(source.path.strip_prefix(&prefix)?), code(source))));
        let mut graph = imports(&files.collect());
        for (_, file, used) in BY_DESIGN.iter().filter(|(of, ..)| of == name) {
            if !graph.is_empty() && (!reaches(&graph, used, file) || !disconnect(&mut graph, file, used)) {
                problems
                    .push(format!("{name}: {file} and {used} are no cycle any more: delete the row of `BY_DESIGN`"));
            }
        }
        let cycles = graph.keys().filter_map(|start| cycle(&graph, start));
        problems.extend(cycles.map(|path| format!("{name}: {}", path.join(" uses "))));
    }
    problems
}

/// The module of a file, as a path.
fn module(path: &str) -> String {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if path == "lib" { String::new() } else { path.replace('/', "::") }
}

fn code(source: &Source) -> String {
    source.code().map(|(_, line)| line).collect::<Vec<_>>().join("\n")
}

/// The modules that each module uses. The crate's root is no part of the graph: it contains all.
fn imports(files: &BTreeMap<String, String>) -> Graph {
    let known = |path: &str| {
        let mut path = path;
        while !files.contains_key(path) {
            path = path.rsplit_once("::").map_or("", |(parent, _)| parent);
        }
        path.to_owned()
    };
    let edges = files.iter().filter(|(name, _)| !name.is_empty()).map(|(name, text)| {
        let used = paths(text).iter().map(|path| known(path)).filter(|used| !used.is_empty() && used != name).collect();
        (name.clone(), used)
    });
    edges.collect()
}

/// The paths that begin with `crate::`, without that; each item in braces is a path.
fn paths(text: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for (at, start) in text.match_indices("crate::") {
        // `$crate::` in a macro is the same path; `some_crate::` is another crate.
        if text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &text[at + start.len()..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':').unwrap_or(rest.len());
        let path = &rest[..end];
        match rest[end..].strip_prefix('{').and_then(|list| list.split_once('}')) {
            Some((list, _)) => paths.extend(list.split(',').map(|item| format!("{path}{}", item.trim()))),
            None => paths.push(path.to_owned()),
        }
    }
    paths
}

/// Removes an import. Returns whether it existed.
fn disconnect(graph: &mut Graph, file: &str, used: &str) -> bool {
    graph.get_mut(file).is_some_and(|uses| uses.remove(used))
}

/// The shortest way from a module to itself.
fn cycle(graph: &Graph, start: &str) -> Option<Vec<String>> {
    way(graph, start, start)
}

fn reaches(graph: &Graph, start: &str, end: &str) -> bool {
    way(graph, start, end).is_some()
}

/// The shortest way from a module to another.
fn way(graph: &Graph, start: &str, end: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    let mut next = 0;
    while next < ways.len() {
        let way = ways[next].clone();
        next += 1;
        for used in way.last().and_then(|last| graph.get(last)).into_iter().flatten() {
            let longer = [way.as_slice(), core::slice::from_ref(used)].concat();
            if used == end {
                return Some(longer);
            }
            if seen.insert(used.clone()) {
                ways.push(longer);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: format!("crates/dsl/src/{path}"), text: text.to_owned() }
    }

    #[test]
    fn cycles_are_found() {
        let lib = source("lib.rs", "use crate::a::A;");
        let a = source("a.rs", "use crate::{b::deep::B, c};\n// use crate::d;\n#[cfg(test)]\nuse crate::d;");
        let deep = source("b/deep.rs", "fn f(x: crate::c::X) {}");
        let c = |text| source("c.rs", text);
        let d = source("d.rs", "use crate::a;");
        let check = |last: Source| {
            problems(&[
                source("lib.rs", &lib.text),
                source("a.rs", &a.text),
                source("b/mod.rs", ""),
                source("b/deep.rs", &deep.text),
                source("d.rs", &d.text),
                last,
            ])
        };
        assert_eq!(check(c("use other_crate::a;")), [""; 0]);
        let found = check(c("use crate::d;"));
        assert!(found.contains(&"dsl: c uses d uses a uses c".to_owned()), "{found:?}");
        assert_eq!(found.len(), 4);
    }

    #[test]
    fn a_cycle_by_design_must_exist() {
        let source =
            |path: &str, text: &str| Source { path: format!("crates/manager/src/{path}"), text: text.to_owned() };
        let shared = || source("shared.rs", "use crate::job::Job;");
        assert_eq!(problems(&[shared(), source("job.rs", "use crate::shared::Shared;")]), [""; 0]);
        let stale = problems(&[shared(), source("job.rs", "")]);
        assert_eq!(stale, ["manager: job and shared are no cycle any more: delete the row of `BY_DESIGN`"]);
    }
}
