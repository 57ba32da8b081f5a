//! Cycles of imports between the files of a crate.
//!
//! In: the sources. Out: files of [`ACYCLIC`] crates that depend on themselves by paths of all forms, without the imports
//! in [`BY_DESIGN`].
//! Invariant: every import in [`BY_DESIGN`] exists, and is part of a cycle.
//! Not here: relative paths by which a module and the files below it refer to each other: they are one unit.

use crate::sources::Source;
use std::collections::{BTreeMap, BTreeSet};

/// The crates that are checked.
const ACYCLIC: &[&str] = &[
    "cli",
    "codegen",
    "describe",
    "diag",
    "dsl",
    "exec",
    "executor",
    "filetests",
    "frames",
    "fuzzing",
    "ir",
    "kernels",
    "kernelsmith",
    "lines",
    "llvm",
    "machine",
    "manager",
    "npusim",
    "query",
    "random",
    "regalloc",
    "rows",
    "sync",
    "tablegen",
    "targets",
    "tensor",
    "testing",
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
        let used = paths(text).into_iter().filter_map(|path| {
            let (path, is_relative) = resolved(&path, name, files)?;
            let used = known(&path);
            let is_one_unit = is_relative && (is_below(&used, name) || is_below(name, &used));
            (!used.is_empty() && used != *name && !is_one_unit).then_some(used)
        });
        (name.clone(), used.collect())
    });
    edges.collect()
}

/// The path from the crate's root, and whether it was relative; none for a path to another crate.
fn resolved(path: &str, module: &str, files: &BTreeMap<String, String>) -> Option<(String, bool)> {
    let below = |module: &str, path: &str| {
        [module, path].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("::")
    };
    let (first, tail) = path.split_once("::")?;
    match first {
        "crate" => Some((tail.to_owned(), false)),
        "self" => Some((below(module, tail), true)),
        "super" => {
            let (mut module, mut tail) = (module.rsplit_once("::").map_or("", |(parent, _)| parent), tail);
            while let Some(further) = tail.strip_prefix("super::") {
                (module, tail) = (module.rsplit_once("::").map_or("", |(parent, _)| parent), further);
            }
            Some((below(module, tail), true))
        }
        child => files.contains_key(&below(module, child)).then(|| (below(module, path), true)),
    }
}

/// Whether a module is in another one.
fn is_below(module: &str, other: &str) -> bool {
    module.strip_prefix(other).is_some_and(|tail| tail.starts_with("::"))
}

/// The paths of at least two names; each item in braces is a path.
fn paths(text: &str) -> Vec<String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut paths = Vec::new();
    let mut tail = text;
    while let Some(start) = tail.find(is_name) {
        tail = &tail[start..];
        tail = &tail[path("", tail, &mut paths)..];
    }
    paths
}

/// Reads a path at the start of a text, after `prefix`; returns its length.
fn path(prefix: &str, text: &str, paths: &mut Vec<String>) -> usize {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut end = text.find(|c| !is_name(c)).unwrap_or(text.len());
    while let Some(tail) = text[end..].strip_prefix("::") {
        let head = format!("{prefix}{}", &text[..end + 2]);
        if tail.starts_with('{') {
            return end + 2 + group(&head, tail, paths);
        }
        let n = tail.find(|c| !is_name(c)).unwrap_or(tail.len());
        if n == 0 {
            break;
        }
        end += 2 + n;
    }
    let path = format!("{prefix}{}", &text[..end]);
    if path.contains("::") {
        paths.push(path);
    }
    end
}

/// Reads the items in braces at the start of a text, each after `prefix`; returns the length with the braces.
fn group(prefix: &str, text: &str, paths: &mut Vec<String>) -> usize {
    let mut at = 1;
    while let Some(next) = text[at..].find(|c: char| !c.is_whitespace() && c != ',') {
        at += next;
        if text[at..].starts_with('}') {
            return at + 1;
        }
        at += path(prefix, &text[at..], paths);
        // A new name (`as`) does not count.
        at += text[at..].find([',', '}']).unwrap_or(text.len() - at);
    }
    text.len()
}

/// Removes an import. Returns whether it existed.
fn disconnect(graph: &mut Graph, file: &str, used: &str) -> bool {
    graph.get_mut(file).is_some_and(|uses| uses.remove(used))
}

/// The shortest path from a module to itself.
fn cycle(graph: &Graph, start: &str) -> Option<Vec<String>> {
    shortest_path(graph, start, start)
}

fn reaches(graph: &Graph, start: &str, end: &str) -> bool {
    shortest_path(graph, start, end).is_some()
}

/// The shortest path from a module to another.
fn shortest_path(graph: &Graph, start: &str, end: &str) -> Option<Vec<String>> {
    let mut paths = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    let mut next = 0;
    while next < paths.len() {
        let path = paths[next].clone();
        next += 1;
        for used in path.last().and_then(|last| graph.get(last)).into_iter().flatten() {
            let longer = [path.as_slice(), core::slice::from_ref(used)].concat();
            if used == end {
                return Some(longer);
            }
            if seen.insert(used.clone()) {
                paths.push(longer);
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
        let problems = check(c("use crate::d;"));
        assert!(problems.contains(&"dsl: c uses d uses a uses c".to_owned()), "{problems:?}");
        assert_eq!(problems.len(), 4);
    }

    #[test]
    fn relative_paths_count() {
        let check = |b: &str| {
            let a = source("m/a.rs", "use super::{b::{Deep, B as Other}, Shared};");
            let m = source("m/mod.rs", "mod a; mod b; use a::A;");
            problems(&[source("lib.rs", ""), m, a, source("m/b.rs", b), source("c.rs", "")])
        };
        // A module and the files below it are one unit.
        assert_eq!(check("use super::Shared; fn f(x: crate::c::C) {}"), [""; 0]);
        let cycles = ["dsl: m::a uses m::b uses m::a", "dsl: m::b uses m::a uses m::b"];
        assert_eq!(check("use super::a::A;"), cycles);
        assert_eq!(check("fn f() { super::super::m::a::g() }"), cycles);
    }

    #[test]
    fn paths_of_nested_groups() {
        let text = "use a::{b::{C, D as E}, self, f}; x = g::h::<i::J>(1); let k: l = $crate::m;";
        assert_eq!(paths(text), ["a::b::C", "a::b::D", "a::self", "a::f", "g::h", "i::J", "crate::m"]);
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
