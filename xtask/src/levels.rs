//! `cargo xtask levels [--all]`: tests whose results depend on the processor, as older processors and other models.
//!
//! In: the test programs of [`PACKAGES`]. Out: as for `cargo xtask test`, of which the sample is a part.
//! The variables that say what the host is hide features and choose plans; they add nothing, so only levels that the host
//! has are run. The programs are built once. `--all` runs everything; without it, a sample of about a minute on two cores.
//! Invariant: a test that is skipped for a hidden feature does not count as skipped; the workspace's tests run it.
//! Not here: what an older processor does with its instructions; it runs the same ones as this one.

use crate::json::Json;
use crate::root;
use crate::test::Counts;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What compiles for the host or runs what was compiled, and has tests of that.
const PACKAGES: &[&str] = &[
    "kernelsmith",
    "kernelsmith-kernels",
    "kernelsmith-rows",
    "kernelsmith-codegen",
    "kernelsmith-filetests",
    "kernelsmith-testing",
    "kernelsmith-exec",
];

/// The levels that this processor has.
#[cfg(target_arch = "x86_64")]
fn levels() -> Vec<&'static str> {
    let is_v3 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") && is_x86_feature_detected!("bmi2");
    let is_v4 = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl");
    let levels = [("x86-64-v2", true), ("x86-64-v3", is_v3), ("x86-64-v4", is_v3 && is_v4)];
    levels.into_iter().filter(|(_, is_here)| *is_here).map(|(level, _)| level).collect()
}

/// Other processors have no levels.
#[cfg(not(target_arch = "x86_64"))]
fn levels() -> Vec<&'static str> {
    Vec::new()
}

/// Every model with different plans, and one that nobody knows.
const MODELS: &[&str] = &["znver3", "znver4", "znver5", "znver5-mobile", "intel", "unknown"];

/// The sample as each level: what a level changes in code (functions with known results, unrolled loops), in kernels of
/// users and of the library, in projections, and in how missing features are refused. Each family of the library has one
/// test of small specs here; its own module's tests take minutes.
const SAMPLE: &[(&str, &[&str])] = &[
    ("kernelsmith", &["every_family_on_this_machine", "native::", "assembler::", "rows::"]),
    ("kernelsmith-rows", &["generate::"]),
    ("kernelsmith-codegen", &["register_files::", "supported::", "target::"]),
    ("kernelsmith-filetests", &["golden::run", "unroll::machine", "differential::random"]),
    ("kernelsmith-testing", &["sample::"]),
    ("kernelsmith-exec", &["features::", "calls::"]),
];

/// The sample as each model, which changes plans of the library alone.
const SAMPLE_OF_MODELS: &[(&str, &[&str])] = &[("kernelsmith", &["every_family_on_this_machine"])];

/// Tests that depend on the model: families of the library, each a module of the facade's tests.
const OF_MODELS: &str = "kernels_";

/// A test program.
struct Program {
    package: String,
    path: PathBuf,
    /// Where cargo starts it.
    folder: PathBuf,
}

pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let mut counts = Counts::default();
    let succeeded = match words {
        [] => sample(&mut counts)?,
        [word] if word == "--all" => all(&mut counts)?,
        _ => return Err("usage: cargo xtask levels [--all]".to_owned()),
    };
    Ok(counts.conclude(succeeded))
}

/// Runs everything as every level, and the library as every model; whether no test failed.
fn all(counts: &mut Counts) -> Result<bool, String> {
    let programs = build()?;
    let mut succeeded = true;
    for level in levels() {
        for program in &programs {
            succeeded &= program.run(counts, ("KERNELSMITH_MAX_LEVEL", level), &[])?;
        }
    }
    for model in MODELS {
        for program in programs.iter().filter(|program| program.package == "kernelsmith") {
            succeeded &= program.run(counts, ("KERNELSMITH_MODEL", model), &[OF_MODELS])?;
        }
    }
    Ok(succeeded)
}

/// Runs some tests as every level and as every model; whether none failed.
pub(crate) fn sample(counts: &mut Counts) -> Result<bool, String> {
    let programs = build()?;
    let mut succeeded = true;
    let mut run = |variable, value, tests: &[(&str, &[&str])]| {
        for (package, words) in tests {
            for program in programs.iter().filter(|program| program.package == *package) {
                succeeded &= program.run(counts, (variable, value), words)?;
            }
        }
        Ok::<(), String>(())
    };
    levels().into_iter().try_for_each(|level| run("KERNELSMITH_MAX_LEVEL", level, SAMPLE))?;
    MODELS.iter().try_for_each(|model| run("KERNELSMITH_MODEL", model, SAMPLE_OF_MODELS))?;
    Ok(succeeded)
}

/// Compiles the test programs.
fn build() -> Result<Vec<Program>, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // The features of a package depend on the others that are built, so a selection here would compile most again.
    cargo.current_dir(root()).args(["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"]);
    let mut child = cargo.stdout(Stdio::piped()).spawn().map_err(|error| format!("cannot start cargo: {error}"))?;
    let stdout = child.stdout.take().ok_or("no output")?;
    let mut programs = Vec::new();
    for line in BufReader::new(stdout).lines() {
        let line = line.map_err(|error| error.to_string())?;
        programs.extend(program(&line)?);
    }
    if !child.wait().map_err(|error| error.to_string())?.success() {
        return Err("the tests do not compile".to_owned());
    }
    Ok(programs)
}

/// The test program that one of cargo's messages announces; none for other messages.
fn program(message: &str) -> Result<Option<Program>, String> {
    let message = Json::parse(message).map_err(|error| format!("cargo test --no-run: {error}"))?;
    let is_test = *message.get("profile").get("test") == Json::Bool(true);
    let path = message.get("executable").text();
    let manifest = PathBuf::from(message.get("manifest_path").text());
    let (Some(folder), true, false) = (manifest.parent(), is_test, path.is_empty()) else { return Ok(None) };
    // `path+file:///x/crates/rows#kernelsmith-rows@0.1.0`, or without a name that equals the folder's.
    let (location, version) = message.get("package_id").text().split_once('#').unwrap_or_default();
    let package = version.split_once('@').map_or_else(|| location.rsplit('/').next().unwrap_or(""), |(name, _)| name);
    if !PACKAGES.contains(&package) {
        return Ok(None);
    }
    Ok(Some(Program { package: package.to_owned(), path: path.into(), folder: folder.to_owned() }))
}

impl Program {
    /// Runs the tests whose names contain one of these words, or all, with a variable; whether none failed.
    fn run(&self, counts: &mut Counts, (variable, value): (&str, &str), words: &[&str]) -> Result<bool, String> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.rsplit_once('-').map_or(&*name, |(name, _)| name);
        let started = Instant::now();
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        for other in ["KERNELSMITH_MAX_LEVEL", "KERNELSMITH_MODEL"] {
            command.env_remove(other);
        }
        println!("{variable}={value} {} {name} {}", self.package, words.join(" "));
        counts.hides_features = variable == "KERNELSMITH_MAX_LEVEL";
        let succeeded = counts.run_program(command.env(variable, value).arg("--show-output").args(words))?;
        counts.hides_features = false;
        println!("  {:.1} s", started.elapsed().as_secs_f64());
        Ok(succeeded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_announce_programs() {
        let text = r#"{"reason":"compiler-artifact","package_id":"path+file:///x/crates/rows#kernelsmith-rows@0.1.0",
            "manifest_path":"/x/crates/rows/Cargo.toml","profile":{"test":true},"executable":"/x/target/debug/deps/it-0123"}"#;
        let found = program(text).unwrap().unwrap();
        assert_eq!((found.package.as_str(), found.folder), ("kernelsmith-rows", PathBuf::from("/x/crates/rows")));
        let short = text.replace("crates/rows#kernelsmith-rows@", "crates/kernelsmith#");
        assert_eq!(program(&short).unwrap().unwrap().package, "kernelsmith");
        assert!(program(&text.replace("rows@", "fuzzing@")).unwrap().is_none());
        assert!(program(&text.replace("true", "false")).unwrap().is_none());
        assert!(program(r#"{"reason":"build-finished","success":true}"#).unwrap().is_none());
        assert!(program("warning: x").is_err());
    }

    #[test]
    fn samples_are_of_programs_that_are_built() {
        for (package, words) in SAMPLE.iter().chain(SAMPLE_OF_MODELS) {
            assert!(PACKAGES.contains(package) && !words.is_empty(), "{package}");
        }
    }
}
