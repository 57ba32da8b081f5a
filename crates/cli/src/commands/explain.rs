//! `kernelsmith explain CODE`: explains an error code, or an error of a call by its name.
//!
//! In: a code or a name. Out: its paragraph of docs/errors.md, which is included in the program.
//! Invariant: `assets/errors.md` equals `docs/errors.md`, and every code that the sources use and every variant of
//! `CallError` has a paragraph (tests).

use crate::output::{Failure, Out};
use kernelsmith::unstable::diag::closest;

/// The explanations: one level-three heading per code or name.
const ERRORS: &str = include_str!("../../assets/errors.md");

/// Options of `explain`.
#[derive(Debug, clap::Args)]
pub(crate) struct ExplainArgs {
    /// The code, as in `error[TD0301]`, or the name, as in `CallError::OutOfBounds`; without it, all are listed
    code: Option<String>,
}

/// Runs `explain`.
pub(crate) fn run(args: &ExplainArgs, out: &mut Out) -> Result<(), Failure> {
    let Some(code) = &args.code else {
        for (code, title, _) in entries() {
            out.line(&format!("{code}  {title}"))?;
        }
        return Ok(());
    };
    let code = code.trim().trim_start_matches("error[").trim_end_matches(']');
    let code = code.rsplit("::").next().unwrap_or(code);
    match entries().find(|(known, _, _)| known.eq_ignore_ascii_case(code)) {
        Some((code, title, text)) => out.text(&format!("{code}: {title}\n\n{}\n", text.trim())),
        None => {
            let close = closest(&code.to_uppercase(), entries().map(|(known, _, _)| known));
            let close = close.or_else(|| closest(code, entries().map(|(known, _, _)| known)));
            let help = close.map_or_else(String::new, |close| format!("\nhelp: did you mean {close}?"));
            Err(Failure::input(format!("there is no error {code}{help}")))
        }
    }
}

/// Code, title and text of each entry.
fn entries() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    ERRORS.split("\n### ").skip(1).filter_map(|entry| {
        let (heading, text) = entry.split_once('\n')?;
        let (code, title) = heading.split_once(": ")?;
        // An entry ends at the heading of the next section.
        Some((code, title, text.split("\n## ").next().unwrap_or(text)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    fn root() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
    }

    #[test]
    fn the_copy_is_fresh() {
        let docs = fs::read_to_string(root().join("docs/errors.md")).unwrap();
        if docs != ERRORS {
            fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/errors.md"), docs).unwrap();
            panic!("assets/errors.md was not a copy of docs/errors.md; it is now, run the tests again");
        }
    }

    fn codes_of(path: &Path, codes: &mut BTreeSet<String>) {
        for entry in fs::read_dir(path).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                codes_of(&path, codes);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                // Every second part is inside quotes; only strings that consist of a code count.
                for word in text.split('"') {
                    let (letters, digits) = word.split_at_checked(2).unwrap_or(("", ""));
                    let is_code = digits.len() == 4 && digits.bytes().all(|digit| digit.is_ascii_digit());
                    if is_code && letters.bytes().all(|letter| letter.is_ascii_uppercase()) {
                        codes.insert(word.to_owned());
                    }
                }
            }
        }
    }

    #[test]
    fn every_code_has_a_paragraph_and_no_paragraph_is_stale() {
        let mut used = BTreeSet::new();
        for name in ["tablegen", "llvm", "describe", "machine", "ir", "dsl", "codegen", "exec", "tensor", "kernelsmith"]
        {
            codes_of(&root().join("crates").join(name).join("src"), &mut used);
        }
        let errors = fs::read_to_string(root().join("crates/exec/src/error.rs")).unwrap();
        let variants = errors.split("pub enum CallError {").nth(1).and_then(|text| text.split("\n}\n").next()).unwrap();
        // Variants are indented by four spaces; their fields and comments are not names.
        let names = variants.lines().filter_map(|line| line.strip_prefix("    ")?.split([' ', ',', '(']).next());
        let names: Vec<&str> =
            names.filter(|name| name.starts_with(|first: char| first.is_ascii_uppercase())).collect();
        assert!(names.len() > 8, "{names:?}");
        used.extend(names.into_iter().map(str::to_owned));
        let explained: BTreeSet<String> = entries().map(|(code, _, _)| code.to_owned()).collect();
        let missing: Vec<_> = used.difference(&explained).collect();
        let stale: Vec<_> = explained.difference(&used).collect();
        assert!(missing.is_empty() && stale.is_empty(), "missing {missing:?}, stale {stale:?}");
        assert!(entries().all(|(_, title, text)| !title.is_empty() && text.trim().len() > 10));
    }
}
