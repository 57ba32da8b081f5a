//! Golden files: a function, and what becomes of it.
//!
//! In: the files below `tests/filetests`. Out: for each failing file a unified diff that names file and line; with
//! `KERNELSMITH_BLESS=1` the files are rewritten instead.
//!
//! ```text
//! test opt --pass dead-code         what is shown: see below
//! target x86-64
//! set verify-each                   spill-all, regs=min, verify-each, checker (always on)
//!
//! func @f(%0: i64) -> i64 {
//!     ...
//! }
//! ; what is expected, behind each function
//! ```
//!
//! | test | shows |
//! |---|---|
//! | `opt --pass a,b` | the function after just these passes |
//! | `opt --until a` | the function after the pipeline up to this pass |
//! | `compile` | the machine code: instructions, then the constants |
//! | `regalloc` | the allocator's problem with its solution |
//! | `run` | lines `; run: @f(1, i32[1 2]) == 3, %1 = i32[1 2]`, held against the interpreter and against machine code |
//!
//! Invariant: a test that cannot run here (machine code on another machine) is counted as skipped, never as passed.
//! Not here: the tests of the IR's own text form and verifier, which live with the IR.

pub mod diff;
mod file;
mod run;
mod show;

use crate::native::Native;
use file::{Case, TestFile};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// What came of running files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Files that are as expected.
    pub passed: usize,
    /// Functions in them.
    pub functions: usize,
    /// `run:` lines in them.
    pub runs: usize,
    /// Why files or parts of them did not run.
    pub skipped: Vec<String>,
    /// Diffs and messages.
    pub failures: Vec<String>,
    /// Files that were rewritten.
    pub blessed: Vec<PathBuf>,
}

impl Report {
    /// Panics with everything that failed.
    ///
    /// # Panics
    /// If something failed, or nothing was there to be tested.
    pub fn expect_success(&self) {
        for reason in &self.skipped {
            eprintln!("skipped: {reason}");
        }
        assert!(self.failures.is_empty(), "{} failed\n{}", self.failures.len(), self.failures.join("\n"));
        assert!(self.passed + self.skipped.len() + self.blessed.len() > 0, "no files");
    }
}

/// The folder of the files.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests")
}

/// Runs all files below `tests/filetests/FOLDER`. `bless`: rewrite what is not as expected.
pub fn check_folder(folder: &str, bless: bool) -> Report {
    check_folder_on(&mut Native::new(), folder, bless)
}

/// The same with machine code for another machine, or the reason why there is none.
pub fn check_folder_on(native: &mut Result<Native, String>, folder: &str, bless: bool) -> Report {
    let mut report = Report::default();
    let mut files = Vec::new();
    if let Err(error) = collect(&root().join(folder), &mut files) {
        report.failures.push(format!("{folder}: {error}"));
    }
    files.sort();
    for path in files {
        check_file(&path, native, bless, &mut report);
    }
    report
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "ir") {
            files.push(path);
        }
    }
    Ok(())
}

/// The name of a file in messages.
fn shown(path: &Path) -> String {
    let name = path.strip_prefix(root()).unwrap_or(path);
    format!("tests/filetests/{}", name.display())
}

fn check_file(path: &Path, native: &mut Result<Native, String>, bless: bool, report: &mut Report) {
    let name = shown(path);
    let parsed = fs::read_to_string(path).map_err(|error| error.to_string()).and_then(|text| TestFile::parse(&text));
    let file = match parsed {
        Ok(file) => file,
        Err(what) => return report.failures.push(format!("{name}: {what}")),
    };
    let mut rewritten = file.head.clone();
    let mut failures = String::new();
    let (mut skips, mut runs) = (Vec::new(), 0);
    for case in &file.cases {
        let actual = match show::actual(&file, case, native) {
            Ok(shown) => {
                skips.extend(shown.skipped);
                runs += shown.runs;
                shown.lines
            }
            Err(what) => {
                let _ = writeln!(failures, "{name}:{}: {what}", case.line);
                case.expected.clone()
            }
        };
        let lines = |lines: &[String]| lines.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
        let (expected, got) = (lines(&case.expected), lines(&actual));
        let (expected, got): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), got.lines().collect());
        failures.push_str(&diff::unified(&name, case.expected_line, &expected, &got));
        rewrite(&mut rewritten, case, &actual);
    }
    report.functions += file.cases.len();
    report.runs += runs;
    for reason in skips {
        let reason = format!("{name}: {reason}");
        if !report.skipped.contains(&reason) {
            report.skipped.push(reason);
        }
    }
    if failures.is_empty() {
        report.passed += 1;
    } else if bless && !failures.contains("error:") {
        match fs::write(path, rewritten) {
            Ok(()) => report.blessed.push(path.to_path_buf()),
            Err(error) => report.failures.push(format!("{name}: {error}")),
        }
    } else {
        report.failures.push(failures);
    }
}

/// Appends a case with other expectations.
fn rewrite(text: &mut String, case: &Case, expected: &[String]) {
    text.push_str(&case.source);
    for line in expected {
        text.push_str(if line.is_empty() { ";" } else { "; " });
        text.push_str(line);
        text.push('\n');
    }
    text.push_str(&case.rest);
}

/// Whether the environment asks for files to be rewritten.
pub fn wants_bless() -> bool {
    std::env::var("KERNELSMITH_BLESS").is_ok_and(|value| value == "1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_expectation_fails_with_its_line() {
        let folder = std::env::temp_dir().join(format!("kernelsmith-golden-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("wrong.ir");
        let text =
            "test opt --pass dead-code\ntarget x86-64\n\nfunc @f(%0: i64) -> i64 {\n    return %0\n}\n; nothing\n";
        fs::write(&path, text).unwrap();
        let mut report = Report::default();
        check_file(&path, &mut Err("not here".to_owned()), false, &mut report);
        assert!(report.failures[0].contains("wrong.ir:7"), "{:?}", report.failures);
        assert!(report.failures[0].contains("-nothing"));
        check_file(&path, &mut Err("not here".to_owned()), true, &mut report);
        assert_eq!(report.blessed.len(), 1);
        let mut again = Report::default();
        check_file(&path, &mut Err("not here".to_owned()), false, &mut again);
        assert_eq!((again.passed, again.failures.len()), (1, 0));
        fs::remove_dir_all(&folder).unwrap();
    }
}
