//! Allowed dependencies between crates.
//!
//! In: the manifests. Out: dependencies that the architecture does not allow. Invariant: this table equals the diagram
//! in ARCHITECTURE.md; a new dependency is a decision, documented there and here.
//! Not here: external crates, which the workspace's manifest lists.

use crate::root;
use std::fs;

/// Each crate, and the crates of the project that it may depend on.
const ALLOWED: &[(&str, &[&str])] = &[
    ("diag", &[]),
    ("random", &[]),
    ("frames", &[]),
    ("lines", &[]),
    ("tablegen", &["diag", "random"]),
    ("machine", &["random"]),
    ("describe", &["diag", "tablegen", "machine"]),
    ("targets", &["machine"]),
    ("llvm", &["diag", "ir"]),
    ("embed", &[]),
    ("macros", &["embed"]),
    ("ir", &["diag", "frames", "random"]),
    ("dsl", &["ir", "exec"]),
    ("regalloc", &[]),
    ("codegen", &["frames", "ir", "lines", "machine", "regalloc", "targets"]),
    ("exec", &["frames", "lines", "random"]),
    ("executor", &["exec", "ir"]),
    ("npusim", &["machine", "random", "targets"]),
    ("sync", &[]),
    ("cache", &["exec"]),
    ("manager", &["exec", "sync"]),
    ("kernels", &["dsl", "exec", "manager"]),
    ("tensor", &["diag", "exec", "kernels", "manager", "random"]),
    ("rows", &["dsl", "exec", "random"]),
    ("query", &["dsl", "exec", "random", "rows"]),
    (
        "kernelsmith",
        &[
            "cache", "codegen", "diag", "dsl", "exec", "ir", "kernels", "lines", "llvm", "machine", "macros",
            "manager", "npusim", "query", "regalloc", "rows", "sync", "targets", "tensor",
        ],
    ),
    ("cli", &["kernelsmith", "describe", "exec", "machine", "npusim", "random", "sync", "tablegen"]),
    ("filetests", &["ir", "regalloc", "machine", "targets", "codegen", "exec", "executor", "npusim"]),
    ("testing", &["kernelsmith", "exec", "executor", "ir", "random"]),
    (
        "fuzzing",
        &[
            "cache",
            "codegen",
            "describe",
            "exec",
            "filetests",
            "ir",
            "kernelsmith",
            "llvm",
            "machine",
            "manager",
            "npusim",
            "random",
            "regalloc",
            "tablegen",
            "targets",
            "tensor",
            "testing",
        ],
    ),
];

/// The crates with `unsafe` code, and the only external crates that they may depend on; `half` and `rayon-core` only by a
/// feature.
const UNSAFE: &[&str] = &["exec", "sync"];
const UNSAFE_ALLOWS: &[&str] = &["libc", "half", "rayon-core"];

/// The dependencies that are not allowed.
pub(crate) fn problems() -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen = Vec::new();
    let entries: Vec<_> =
        fs::read_dir(root().join("crates")).map(|entries| entries.flatten().collect()).unwrap_or_default();
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Ok(manifest) = fs::read_to_string(entry.path().join("Cargo.toml")) else { continue };
        seen.push(name.clone());
        let Some((_, allowed)) = ALLOWED.iter().find(|(of, _)| *of == name) else {
            problems.push(format!("crates/{name} is not in the dependency table"));
            continue;
        };
        for dependency in names(&manifest) {
            let of_ours = match dependency.as_str() {
                "kernelsmith" => Some("kernelsmith"),
                other => other.strip_prefix("kernelsmith-"),
            };
            let is_allowed = match of_ours {
                Some(other) => allowed.contains(&other),
                None => !UNSAFE.contains(&name.as_str()) || UNSAFE_ALLOWS.contains(&dependency.as_str()),
            };
            if !is_allowed {
                problems.push(format!("crates/{name} must not depend on {dependency}"));
            }
        }
    }
    problems.extend(
        ALLOWED
            .iter()
            .filter(|(of, _)| !seen.iter().any(|name| name == of))
            .map(|(of, _)| format!("crates/{of} is gone")),
    );
    problems
}

/// The names in `[dependencies]`, without those of tests and platforms.
fn names(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.starts_with("[dependencies") || line.contains(".dependencies]");
        } else if inside
            && let Some(name) = line.split(['=', '.', ' ']).next()
            && !name.is_empty()
            && !name.starts_with('#')
        {
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_dependencies_count() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\n# why\na.workspace = true\nb = \"1\"\n[dev-dependencies]\nc = \"1\"\n";
        assert_eq!(names(manifest), ["a", "b"]);
    }

    #[test]
    fn every_dependency_is_allowed() {
        assert_eq!(problems(), [""; 0]);
    }
}
