//! `cargo xtask tidy`: checks the invariants of the architecture.
//!
//! In: the sources. Out: violations, with file and line. Invariants that require running code have tests elsewhere;
//! this command checks that those tests exist ([`SHOWN_BY_TESTS`]).
//! Not here: style; formatting and lints have their own tools.

use crate::sources::{self, Source, has_word};
use crate::{cycles, dependencies, documents, faults, licences, packages, root, vocabulary};

/// Names of targets and of their extensions.
const TARGET_NAMES: &[&str] = &[
    "x86", "X86", "x86_64", "X86_64", "amd64", "aarch64", "Aarch64", "AArch64", "arm64", "riscv", "riscv64", "RiscV",
    "Riscv", "naplespu", "Naples", "avx", "avx2", "Avx", "Avx2", "avx512", "neon", "Neon", "rvv", "Rvv", "sysv",
    "win64",
];

/// Files and directories that may contain these names.
const TARGET_PLACES: &[&str] = &[
    "crates/llvm/src/features.rs",
    "crates/llvm/src/lower/legal.rs",
    "crates/llvm/src/lower/machine.rs",
    "crates/llvm/src/lower/texts.rs",
    "crates/targets/",
    "crates/describe/src/hooks/",
    "crates/codegen/src/isa/",
    "crates/exec/src/host",
    // Apple's W^X mechanism exists on only one of its architectures.
    "crates/exec/src/pages/posix.rs",
    "crates/npusim/",
    "crates/kernelsmith/src/target.rs",
    "crates/kernelsmith/src/simulated/mod.rs",
    "crates/kernelsmith/src/assembler/",
    // Measured properties of machines.
    "crates/kernels/src/machine.rs",
    "crates/cli/",
    "crates/filetests/",
    "crates/fuzzing/",
    "crates/testing/",
    // Seeds of fuzz targets.
    "crates/describe/src/fuzzing.rs",
    "crates/exec/src/fuzzing.rs",
    "xtask/",
    "bench/",
    "fuzz/",
];

/// Crates without input and output, which do not query the host or the time.
const COMPILER: &[&str] = &["ir", "regalloc", "machine", "targets", "codegen", "dsl"];

/// Names that these crates must not use.
const OUTSIDE: &[&str] = &[
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::process",
    "std::time",
    "std::thread",
    "Instant",
    "SystemTime",
    "is_x86_feature_detected",
    "is_aarch64_feature_detected",
    "println",
    "eprintln",
];

/// Files that may call exec's safe constructors: the compiler's last step, and tests and measurements of code memory.
const TRUSTED_PLACES: &[&str] = &[
    "crates/exec/",
    // Runs programs for whoever starts the command.
    "crates/cli/src/commands/run.rs",
    // Whoever starts these programs vouches for the directory of their cache.
    "adapters/ballista/src/main.rs",
    "adapters/distributed/src/main.rs",
    "adapters/datafusion/src/command/mod.rs",
    "adapters/datafusion/tests/it/saved.rs",
    "crates/kernelsmith/src/dynamic.rs",
    "crates/kernelsmith/src/jit.rs",
    "crates/kernelsmith/src/simulated/mod.rs",
    "crates/kernelsmith/src/assembler/mod.rs",
    "crates/kernelsmith/tests/it/modules.rs",
    "crates/kernelsmith/tests/it/helpers.rs",
    "crates/kernelsmith/tests/it/saved.rs",
    "crates/kernelsmith/tests/it/specialise.rs",
    "crates/kernelsmith/tests/it/specialise_agreement.rs",
    "crates/filetests/src/",
    "crates/executor/src/",
    "crates/testing/src/",
    "crates/manager/tests/",
    "bench/src/",
];

/// Invariants that require running code: number, file, test.
const SHOWN_BY_TESTS: &[(&str, &str, &str)] = &[
    ("4 (IR)", "crates/ir/src/random/tests.rs", "what_prints_parses"),
    ("4 (types)", "crates/ir/src/types.rs", "every_type_prints_what_it_parses"),
    ("5", "crates/describe/tests/it/fresh.rs", "generated_files_are_fresh"),
    ("5", "crates/describe/tests/it/fresh.rs", "loaded_equals_compiled_in"),
    ("6", "crates/filetests/tests/end_to_end/allocations.rs", "a_warm_compiler_does_not_allocate_by_size"),
];

/// Maximum number of lines in a file; generated files have a separate limit.
const MAX_LINES: usize = 800;
const MAX_GENERATED_LINES: usize = 12_000;

/// A check: its name, and a function that returns violations.
type Check = (&'static str, fn(&[Source]) -> Vec<String>);

const CHECKS: &[Check] = &[
    ("1 target names only occur in target files", target_names),
    ("2 unsafe code is only in exec and sync", unsafe_code),
    ("2 code enters without unsafe only where the compiler hands it over", trusted),
    ("3 the compiler does no input or output", outside),
    ("4, 5, 6 are shown by tests", shown_by_tests),
    ("crates only have allowed dependencies", |_| dependencies::problems()),
    ("imports between files have no cycles but those by design", cycles::problems),
    ("every file starts with a description", openings),
    ("no file is too long", lengths),
    ("nothing points out of the project", pointers_out),
    ("links in documents lead somewhere", documents::links),
    ("every page is in the book", documents::contents),
    ("every environment variable is explained", documents::variables),
    ("published crates say what they are", documents::manifests),
    ("comments and documents use the field's terms", vocabulary::check),
    ("licences of dependencies are accepted", licences::problems),
    ("every planted fault applies to the sources", |_| faults::problems()),
    ("published crates hold every file that they include", packages::outside),
];

pub(crate) fn run() -> Result<bool, String> {
    let sources = sources::all();
    let mut is_tidy = true;
    for (name, check) in CHECKS {
        let problems = check(&sources);
        println!("{} {name}", if problems.is_empty() { "ok    " } else { "BROKEN" });
        problems.iter().for_each(|problem| println!("         {problem}"));
        is_tidy &= problems.is_empty();
    }
    println!("{} files", sources.len());
    Ok(is_tidy)
}

fn target_names(sources: &[Source]) -> Vec<String> {
    let is_place = |path: &str| TARGET_PLACES.iter().any(|place| path.starts_with(place));
    let mut problems = Vec::new();
    for source in sources.iter().filter(|source| !is_place(&source.path) && !source.is_test()) {
        for (line, code) in source.code() {
            if let Some(name) = TARGET_NAMES.iter().find(|name| has_word(code, name)) {
                problems.push(format!("{}:{line}: `{name}`", source.path));
            }
        }
    }
    problems
}

fn trusted(sources: &[Source]) -> Vec<String> {
    let is_place = |path: &str| TRUSTED_PLACES.iter().any(|place| path.starts_with(place));
    let mut problems = Vec::new();
    for source in sources.iter().filter(|source| !is_place(&source.path)) {
        for (line, code) in source.code() {
            if code.contains("trusted::") && !source.path.starts_with("xtask/") {
                problems.push(format!("{}:{line}: `trusted`", source.path));
            }
        }
    }
    problems
}

fn unsafe_code(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    // Peers are external programs, mostly in C++, which run as separate processes. Models access memory to detect
    // premature freeing.
    // The attribute `specialise` writes one call into the crates of users, and the functions that it embeds take slices
    // apart: docs/safety.md has the argument.
    let places = ["crates/exec/", "crates/sync/", "crates/macros/src/expand.rs", "bench/peers/", "models/"];
    let is_ours = |source: &&Source| !places.iter().any(|place| source.path.starts_with(place));
    for source in sources.iter().filter(is_ours) {
        let is_root = source.path.ends_with("src/lib.rs");
        if is_root && source.path.starts_with("crates/") && !source.text.contains("#![forbid(unsafe_code)]") {
            // The workspace's lints forbid it too; the attribute makes it visible in the source.
            let crate_folder = source.path.trim_end_matches("src/lib.rs");
            let manifest = std::fs::read_to_string(root().join(crate_folder).join("Cargo.toml")).unwrap_or_default();
            if !manifest.contains("[lints]\nworkspace = true") {
                problems.push(format!("{}: nothing forbids unsafe code", source.path));
            }
        }
        for (at, line) in source.text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or(line);
            let code = code.split('"').step_by(2).collect::<Vec<_>>().join("\"\"");
            // The type of an unsafe function is not unsafe code.
            let uses = ["unsafe {", "unsafe fn", "unsafe impl", "unsafe trait"];
            if uses.iter().any(|form| code.contains(form)) && has_word(&code, "unsafe") {
                problems.push(format!("{}:{}: unsafe code", source.path, at + 1));
            }
        }
    }
    problems
}

fn outside(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources.iter().filter(|source| !source.is_test()) {
        let is_compiler = COMPILER.iter().any(|name| source.path.starts_with(&format!("crates/{name}/src/")));
        if !is_compiler {
            continue;
        }
        for (line, code) in source.code() {
            if let Some(name) = OUTSIDE.iter().find(|name| has_word(code, name)) {
                problems.push(format!("{}:{line}: `{name}`", source.path));
            }
        }
    }
    problems
}

fn shown_by_tests(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for (invariant, path, test) in SHOWN_BY_TESTS {
        let exists = sources.iter().find(|source| source.path == *path).is_some_and(|source| {
            let mut lines = source.text.lines().peekable();
            std::iter::from_fn(|| lines.next())
                .zip(source.text.lines().skip(1))
                .any(|(before, line)| before.trim() == "#[test]" && line.contains(&format!("fn {test}(")))
        });
        if !exists {
            problems.push(format!("{path}: the test `{test}`, which shows invariant {invariant}, is gone"));
        }
    }
    problems
}

fn openings(sources: &[Source]) -> Vec<String> {
    let is_silent = |source: &&Source| !source.text.starts_with("//!");
    sources.iter().filter(is_silent).map(|source| format!("{}: does not open with `//!`", source.path)).collect()
}

fn lengths(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources {
        let max_lines = if source.path.contains("/generated/") { MAX_GENERATED_LINES } else { MAX_LINES };
        let n = source.text.lines().count();
        if n > max_lines {
            problems.push(format!("{}: {n} lines, at most {max_lines}", source.path));
        }
    }
    problems
}

/// Reports paths that lead out of the repository, which must be self-contained.
fn pointers_out(sources: &[Source]) -> Vec<String> {
    let places = [["..", "shared"].join("/"), ["", "work", ""].join("/")];
    let mut problems = Vec::new();
    for source in sources {
        for (at, line) in source.text.lines().enumerate() {
            if places.iter().any(|place| line.contains(place.as_str())) {
                problems.push(format!("{}:{}: a path out of the project", source.path, at + 1));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str) {
        let sources = sources::all();
        assert!(sources.len() > 100, "only {} files found", sources.len());
        let (_, check) = CHECKS.iter().find(|(other, _)| *other == name).unwrap();
        let problems = check(&sources);
        assert!(problems.is_empty(), "{name}:\n{}", problems.join("\n"));
    }

    macro_rules! invariants {
        ($($test:ident $name:literal;)*) => {
            $(#[test] fn $test() { check($name); })*

            #[test]
            fn every_check_is_a_test() {
                assert_eq!(CHECKS.len(), [$($name),*].len());
            }
        };
    }

    invariants! {
        invariant_1_target_names "1 target names only occur in target files";
        invariant_2_unsafe_code "2 unsafe code is only in exec and sync";
        invariant_2_trusted_code "2 code enters without unsafe only where the compiler hands it over";
        invariant_3_no_io "3 the compiler does no input or output";
        invariants_4_5_6_have_tests "4, 5, 6 are shown by tests";
        crates_only_have_allowed_dependencies "crates only have allowed dependencies";
        imports_have_no_cycles "imports between files have no cycles but those by design";
        every_file_starts_with_a_description "every file starts with a description";
        no_file_is_too_long "no file is too long";
        nothing_points_out "nothing points out of the project";
        links_lead_somewhere "links in documents lead somewhere";
        every_page_is_in_the_book "every page is in the book";
        every_variable_is_explained "every environment variable is explained";
        published_crates_say_what_they_are "published crates say what they are";
        comments_use_the_terms "comments and documents use the field's terms";
        licences_are_accepted "licences of dependencies are accepted";
        planted_faults_apply "every planted fault applies to the sources";
        published_crates_hold_their_files "published crates hold every file that they include";
    }

    fn source(path: &str, text: &str) -> Vec<Source> {
        vec![Source { path: path.to_owned(), text: text.to_owned() }]
    }

    #[test]
    fn checks_can_fail() {
        let code = "//! x\nfn f() { let x = \"x86\"; unsafe { g() } std::fs::read(x); }\n";
        let broken = source("crates/ir/src/f.rs", code);
        assert_eq!(target_names(&broken), ["crates/ir/src/f.rs:2: `x86`"]);
        assert_eq!(unsafe_code(&broken), ["crates/ir/src/f.rs:2: unsafe code"]);
        assert_eq!(outside(&broken), ["crates/ir/src/f.rs:2: `std::fs`"]);
        assert_eq!(shown_by_tests(&broken).len(), SHOWN_BY_TESTS.len());
        assert!(openings(&broken).is_empty() && !openings(&source("a.rs", "fn f() {}")).is_empty());
        assert!(!lengths(&source("a.rs", &"//!\n".repeat(MAX_LINES + 1))).is_empty());
    }
}
