//! Runs `tests/filetests/td`.
//!
//! In: `pass/*.td` with the expected dump in `pass/*.records`, and `fail/*.td`, whose lines contain the expected errors
//! (`// error: text`). Out: a failing test for every difference.
//! Both are also compared byte by byte with `llvm-tblgen` 19, if it is installed. Otherwise the test reports how many
//! comparisons it skipped, and fails if `CI=true`.
//! `KERNELSMITH_BLESS=1` rewrites the expected dumps.

use std::path::{Path, PathBuf};
use std::process::Command;

use kernelsmith_diag::Renderer;
use kernelsmith_tablegen::{Evaluation, Session};

fn dir(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/td").join(kind)
}

fn inputs(kind: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir(kind)).expect("the directory of file tests exists");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "td"));
    files.sort();
    assert!(!files.is_empty(), "no file tests in {kind}");
    files
}

fn evaluate(file: &Path) -> Evaluation {
    let name = file.file_name().and_then(|n| n.to_str()).expect("plain names");
    let text = std::fs::read_to_string(file).expect("readable");
    Session::new().include_dir(file.parent().expect("in a directory")).parse_text(name, text)
}

/// Runs the reference tool in the file's directory; `None` if it is not installed.
fn oracle(file: &Path, args: &[&str]) -> Option<(String, String)> {
    const TOOL: &str = "llvm-tblgen-19";
    let (dir, name) = (file.parent()?, file.file_name()?);
    let output = Command::new(TOOL).args(args).arg(name).current_dir(dir).output().ok()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Some((text(&output.stdout), text(&output.stderr)))
}

fn report_skipped(comparison: &str, n_skipped: usize) {
    if n_skipped == 0 {
        return;
    }
    eprintln!("skipped: llvm-tblgen not found ({n_skipped} comparisons of {comparison})");
    let is_ci = std::env::var("CI").is_ok_and(|v| v == "true");
    assert!(!is_ci, "llvm-tblgen-19 must be installed in CI");
}

/// The differences of two texts, without lines far from any.
fn difference(got: &str, want: &str) -> String {
    similar::TextDiff::from_lines(want, got).unified_diff().header("wanted", "got").to_string()
}

#[test]
fn pass() {
    let mut failures = Vec::new();
    let mut n_skipped = 0;
    for file in inputs("pass") {
        let evaluation = evaluate(&file);
        let name = file.display();
        let messages = evaluation.render(&Renderer::compact());
        let Some(records) = evaluation.records().filter(|_| !evaluation.diagnostics().has_errors()) else {
            failures.push(format!("{name}: {messages}"));
            continue;
        };
        let dump = records.print().expect("within the limits");
        let golden = file.with_extension("records");
        if std::env::var_os("KERNELSMITH_BLESS").is_some() {
            std::fs::write(&golden, &dump).expect("writable");
        }
        let want = std::fs::read_to_string(&golden).unwrap_or_default();
        if dump != want {
            failures.push(format!("{name}: dump differs from {}:\n{}", golden.display(), difference(&dump, &want)));
        }
        match (oracle(&file, &["--print-records"]), oracle(&file, &["--dump-json"])) {
            (Some((text, warnings)), Some((json, _))) => {
                if dump != text {
                    failures.push(format!("{name}: llvm-tblgen differs:\n{}", difference(&dump, &text)));
                }
                if records.json().expect("within the limits") != json {
                    failures.push(format!("{name}: llvm-tblgen's JSON differs"));
                }
                if messages != warnings {
                    failures.push(format!("{name}: messages differ:\n{}", difference(&messages, &warnings)));
                }
            }
            _ => n_skipped += 1,
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    report_skipped("dumps", n_skipped);
}

/// The errors that a file's lines expect, as (line, text).
fn expected_errors(text: &str) -> Vec<(u32, &str)> {
    let mut all = Vec::new();
    for (i, line) in text.lines().enumerate() {
        all.extend(line.split("// error: ").skip(1).map(|e| (i as u32 + 1, e.trim())));
    }
    all
}

#[test]
fn fail() {
    let mut failures = Vec::new();
    let mut n_skipped = 0;
    for file in inputs("fail") {
        let evaluation = evaluate(&file);
        let text = std::fs::read_to_string(&file).expect("readable");
        let compact = evaluation.render(&Renderer::compact());
        let mut want = expected_errors(&text);
        for error in evaluation.diagnostics().errors() {
            let line = error.span.map(|span| evaluation.sources().line_col(span).line);
            let matching = want.iter().position(|&(l, t)| Some(l) == line && error.message.contains(t));
            match matching {
                Some(i) => drop(want.remove(i)),
                None => failures.push(format!(
                    "{}:{}: unexpected error: {}",
                    file.display(),
                    line.unwrap_or(0),
                    error.message
                )),
            }
        }
        for (line, text) in want {
            failures.push(format!("{}:{line}: missing error: {text}", file.display()));
        }
        let first = |all: &str| all.lines().find(|l| l.contains(": error: ")).unwrap_or_default().to_string();
        match oracle(&file, &["--null-backend"]) {
            // For some invalid input, the reference crashes without a message.
            Some((_, errors)) if !first(&errors).is_empty() && first(&errors) != first(&compact) => {
                failures.push(format!("first error\n- {}\n+ {}", first(&errors), first(&compact)));
            }
            Some(_) => {}
            None => n_skipped += 1,
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    report_skipped("first errors", n_skipped);
}
