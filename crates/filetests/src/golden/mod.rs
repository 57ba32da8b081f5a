//! Golden files: functions and their expected compiler output.
//!
//! In: the files below `tests/filetests`. Out: for each failing file, a unified diff that names file and line. With
//! `KERNELSMITH_BLESS=1`, the runner rewrites the files instead.
//!
//! ```text
//! test opt --pass dead-code         the kind of output: see below
//! target x86-64
//! set verify-each                   spill-all, regs=min, verify-each, checker (always on)
//!
//! func @f(%0: i64) -> i64 {
//!     ...
//! }
//! ; the expected output follows each function
//! ```
//!
//! | test | output |
//! |---|---|
//! | `opt --pass a,b` | the function after only these passes |
//! | `opt --until a` | the function after the pipeline up to this pass |
//! | `compile` | the machine code: instructions, then the constants |
//! | `regalloc` | the allocation problem with its solution |
//! | `run` | lines `; run: @f(1, i32[1 2]) == 3, %1 = i32[1 2]`, compared with the interpreter and with machine code |
//!
//! Invariant: the report counts a test that cannot run here (machine code on another machine) as skipped, not as
//! passed.
//! Not here: the tests of the IR's text form and verifier (see the IR crate).

pub mod diff;
mod file;
mod run;
mod show;
mod shown;

use crate::native::Native;
use file::{Case, TestFile};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The result of running golden files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Files whose output is as expected.
    pub passed: usize,
    /// Functions in all files.
    pub functions: usize,
    /// `run:` lines in all files.
    pub runs: usize,
    /// The reasons why files or functions did not run.
    pub skipped: Vec<String>,
    /// Diffs and error messages.
    pub failures: Vec<String>,
    /// Files that the runner rewrote.
    pub blessed: Vec<PathBuf>,
}

impl Report {
    /// Panics with all failures.
    ///
    /// # Panics
    /// If a file failed, or if there are no files.
    pub fn expect_success(&self) {
        for reason in &self.skipped {
            eprintln!("skipped: {reason}");
        }
        assert!(self.failures.is_empty(), "{} failed\n{}", self.failures.len(), self.failures.join("\n"));
        assert!(self.passed + self.skipped.len() + self.blessed.len() > 0, "no files");
    }
}

/// The folder of the golden files.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests")
}

/// Runs all files below `tests/filetests/FOLDER`. With `bless`, rewrites expectations that differ from the output.
pub fn check_folder(folder: &str, bless: bool) -> Report {
    check_folder_on(&mut Native::new(), folder, bless)
}

/// Like [`check_folder`], but runs machine code by `native`, or skips it for the reason in `native`.
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
fn display_name(path: &Path) -> String {
    let name = path.strip_prefix(root()).unwrap_or(path);
    format!("tests/filetests/{}", name.display())
}

fn check_file(path: &Path, native: &mut Result<Native, String>, bless: bool, report: &mut Report) {
    let name = display_name(path);
    let parsed = fs::read_to_string(path).map_err(|error| error.to_string()).and_then(|text| TestFile::parse(&text));
    let file = match parsed {
        Ok(file) => file,
        Err(error) => return report.failures.push(format!("{name}: {error}")),
    };
    let mut rewritten = file.header.clone();
    let mut failures = String::new();
    let (mut skips, mut runs, mut has_errors) = (Vec::new(), 0, false);
    for case in &file.cases {
        let actual = match show::actual(&file, case, native) {
            Ok(shown) => {
                skips.extend(shown.skipped);
                runs += shown.runs;
                shown.lines
            }
            Err(error) => {
                has_errors = true;
                let _ = writeln!(failures, "{name}:{}: {error}", case.line);
                case.expected.clone()
            }
        };
        let (expected_text, actual_text) = (case.expected.join("\n"), actual.join("\n"));
        let (expected_lines, actual_lines): (Vec<&str>, Vec<&str>) =
            (expected_text.lines().collect(), actual_text.lines().collect());
        failures.push_str(&diff::unified(&name, case.expected_line, &expected_lines, &actual_lines));
        append_case(&mut rewritten, case, &actual);
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
    } else if bless && !has_errors {
        match fs::write(path, rewritten) {
            Ok(()) => report.blessed.push(path.to_path_buf()),
            Err(error) => report.failures.push(format!("{name}: {error}")),
        }
    } else {
        report.failures.push(failures);
    }
}

/// Appends a case with the new expectation `expected`.
fn append_case(text: &mut String, case: &Case, expected: &[String]) {
    text.push_str(&case.source);
    for line in expected {
        text.push_str(if line.is_empty() { ";" } else { "; " });
        text.push_str(line);
        text.push('\n');
    }
    text.push_str(&case.trailing);
}

/// Whether the environment asks the runner to rewrite files.
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
        // What has no output cannot be rewritten.
        let unknown = text.replace("target x86-64", "target z80");
        fs::write(&path, &unknown).unwrap();
        let mut report = Report::default();
        check_file(&path, &mut Err("not here".to_owned()), true, &mut report);
        assert_eq!((report.blessed.len(), report.failures.len()), (0, 1));
        assert!(report.failures[0].contains("wrong.ir:4: there is no target `z80`"), "{:?}", report.failures);
        assert_eq!(fs::read_to_string(&path).unwrap(), unknown);
        fs::remove_dir_all(&folder).unwrap();
    }
}
