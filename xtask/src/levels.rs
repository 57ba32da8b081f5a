//! `cargo xtask levels [--all]`: tests whose results depend on the processor, as older processors and other models.
//!
//! In: the test programs of [`PACKAGES`]. Out: as for `cargo xtask test`, of which the sample is a part.
//! The variables that say what the host is hide features and choose plans; they add nothing, so only levels that the host
//! has are run. The programs are built once. `--all` runs everything; without it, a sample of about a minute on two cores.
//! Invariant: a test that is skipped for a hidden feature does not count as skipped; the workspace's tests run it.
//! Not here: what an older processor does with its instructions; it runs the same ones as this one.

use crate::programs;
use crate::test::{Counts, Job};

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
    ("kernelsmith", &["every_family_on_this_machine", "native::", "assembler::", "query::", "rows::"]),
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
    let programs = programs::build()?;
    let of_levels = programs.iter().filter(|program| PACKAGES.contains(&program.package.as_str()));
    let of_levels = levels().into_iter().flat_map(|level| of_levels.clone().map(move |program| (level, program)));
    let mut jobs: Vec<Job> =
        of_levels.map(|(level, program)| Job::new(program, &[]).with("KERNELSMITH_MAX_LEVEL", level)).collect();
    for model in MODELS {
        let library = programs.iter().filter(|program| program.package == "kernelsmith");
        jobs.extend(library.map(|program| Job::new(program, &[OF_MODELS]).with("KERNELSMITH_MODEL", model)));
    }
    counts.run_all(jobs)
}

/// Runs some tests as every level and as every model; whether none failed.
pub(crate) fn sample(counts: &mut Counts) -> Result<bool, String> {
    let programs = programs::build()?;
    let mut jobs = Vec::new();
    let mut add = |variable, value, tests: &[(&str, &[&str])]| {
        for (package, words) in tests {
            let chosen = programs.iter().filter(|program| program.package == *package);
            jobs.extend(chosen.map(|program| Job::new(program, words).with(variable, value)));
        }
    };
    levels().into_iter().for_each(|level| add("KERNELSMITH_MAX_LEVEL", level, SAMPLE));
    MODELS.iter().for_each(|model| add("KERNELSMITH_MODEL", model, SAMPLE_OF_MODELS));
    counts.run_all(jobs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_of_programs_that_are_built() {
        for (package, words) in SAMPLE.iter().chain(SAMPLE_OF_MODELS) {
            assert!(PACKAGES.contains(package) && !words.is_empty(), "{package}");
        }
    }
}
