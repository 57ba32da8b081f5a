//! Parses a golden file.
//!
//! In: its text. Out: [`TestFile`]: the header, and for each function its source and the comment lines that follow it.
//! Invariant: the header plus source, expectation and trailing text of each case concatenate to the file's text.
//! Not here: the meaning of the expectation.

use crate::native::Variant;
use kernelsmith_ir::{Function, text};

/// The output that a file tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The IR after only these passes.
    Passes(Vec<String>),
    /// The IR after all passes up to this one.
    Until(String),
    /// Machine code.
    Compile,
    /// The register allocation.
    Regalloc,
    /// The results of calls.
    Run,
}

/// A parsed file.
#[derive(Clone, Debug)]
pub(super) struct TestFile {
    /// The text before the first function.
    pub(super) header: String,
    pub(super) kind: Kind,
    pub(super) target: String,
    /// The variants of the `set` lines. `run` files always have all variants.
    pub(super) variants: Vec<Variant>,
    pub(super) verify_each: bool,
    pub(super) cases: Vec<Case>,
}

/// A function and its expected output.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub(super) func: Function,
    /// The line of the function. Lines count from 1.
    pub(super) line: usize,
    pub(super) source: String,
    pub(super) expected: Vec<String>,
    /// The line of the first expectation.
    pub(super) expected_line: usize,
    /// The text between the expectation and the next function.
    pub(super) trailing: String,
}

impl TestFile {
    pub(super) fn parse(text: &str) -> Result<TestFile, String> {
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| line.starts_with("func ")).ok_or("error: no function")?;
        let mut file = TestFile {
            header: lines[..first].iter().map(|line| format!("{line}\n")).collect(),
            kind: Kind::Compile,
            target: String::new(),
            variants: vec![Variant::Normal],
            verify_each: false,
            cases: Vec::new(),
        };
        let mut kind = None;
        for (at, line) in lines[..first].iter().enumerate() {
            let error = |message: &str| format!("line {}: error: {message}", at + 1);
            match line.split_once(' ') {
                Some(("test", text)) => kind = Some(parse_kind(text).ok_or_else(|| error("unknown kind of test"))?),
                Some(("target", name)) => file.target = name.trim().to_owned(),
                Some(("set", settings)) => {
                    for setting in settings.split_whitespace() {
                        file.set(setting).ok_or_else(|| error("unknown setting"))?;
                    }
                }
                _ if line.is_empty() || line.starts_with(';') => {}
                _ => return Err(error("expected `test`, `target` or `set`")),
            }
        }
        file.kind = kind.ok_or("error: no `test` line")?;
        if file.target.is_empty() {
            return Err("error: no `target` line".to_owned());
        }
        if file.kind == Kind::Run {
            file.variants = Variant::ALL.to_vec();
        }
        file.parse_cases(&lines, first)?;
        Ok(file)
    }

    fn set(&mut self, setting: &str) -> Option<()> {
        match setting {
            "verify-each" => self.verify_each = true,
            "checker" => {} // the allocation checker always runs
            name => self.variants = vec![Variant::from_name(name)?],
        }
        Some(())
    }

    fn parse_cases(&mut self, lines: &[&str], mut at: usize) -> Result<(), String> {
        let join = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        while at < lines.len() {
            let start = at;
            let end_of =
                |from: usize| (from..lines.len()).find(|&at| lines[at] == "}").ok_or("error: a function does not end");
            let mut end = end_of(start)?;
            // Functions that belong to it follow after an empty line.
            while lines.get(end + 2).is_some_and(|line| line.starts_with("func called ")) {
                end = end_of(end + 2)?;
            }
            let source = join(&lines[start..=end]);
            let func = text::parse_function(&source).map_err(|error| format!("line {}: error: {error}", start + 1))?;
            at = end + 1;
            let expected_line = at + 1;
            let mut expected = Vec::new();
            while let Some(line) = lines.get(at).and_then(|line| line.strip_prefix(';')) {
                expected.push(line.strip_prefix(' ').unwrap_or(line).to_owned());
                at += 1;
            }
            let trailing_start = at;
            while at < lines.len() && !lines[at].starts_with("func ") {
                at += 1;
            }
            let trailing = join(&lines[trailing_start..at]);
            self.cases.push(Case { func, line: start + 1, source, expected, expected_line, trailing });
        }
        Ok(())
    }
}

fn parse_kind(text: &str) -> Option<Kind> {
    let mut words = text.split_whitespace();
    let kind = match words.next()? {
        "compile" => Kind::Compile,
        "regalloc" => Kind::Regalloc,
        "run" => Kind::Run,
        "opt" => match words.next()? {
            "--pass" => Kind::Passes(words.next()?.split(',').map(str::to_owned).collect()),
            "--until" => Kind::Until(words.next()?.to_owned()),
            _ => return None,
        },
        _ => return None,
    };
    words.next().is_none().then_some(kind)
}
