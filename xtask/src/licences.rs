//! Licences of what publishable crates depend on: a check of `cargo xtask tidy`.
//!
//! In: `cargo metadata`. Out: each dependency whose licence terms include none of [`ACCEPTED`].
//! Licences are SPDX expressions: `AND` binds tighter than `OR`; of `A OR B`, one accepted side is enough.
//! Not here: dependencies of tests, benchmarks and automation, which nobody receives.

use crate::metadata::{Metadata, metadata};
use crate::sources::Source;

/// Permissive licences, whose terms a user of MIT or Apache-2.0 code can keep by passing on the texts.
const ACCEPTED: &[&str] = &["MIT", "Apache-2.0", "Unicode-3.0", "BSD-2-Clause", "BSD-3-Clause", "Zlib", "ISC"];

/// Dependencies without an accepted licence.
pub(crate) fn problems(_: &[Source]) -> Vec<String> {
    match metadata() {
        Ok(metadata) => refused(&metadata),
        Err(error) => vec![error],
    }
}

fn refused(metadata: &Metadata) -> Vec<String> {
    let mut problems = Vec::new();
    for package in metadata.foreign_dependencies() {
        let reason = match is_accepted(&package.licence) {
            Ok(true) => continue,
            Ok(false) => "is not accepted",
            Err(reason) => reason,
        };
        problems.push(format!("{} {}: licence `{}` {reason}", package.name, package.version, package.licence));
    }
    problems
}

/// Whether an SPDX expression is satisfied by accepted licences alone.
///
/// # Errors
/// If the text is no expression.
fn is_accepted(expression: &str) -> Result<bool, &'static str> {
    // Cargo's older form of `OR`.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = words.as_slice();
    let accepted = alternatives(&mut words)?;
    if words.is_empty() { Ok(accepted) } else { Err("is not an SPDX expression") }
}

fn alternatives(words: &mut &[&str]) -> Result<bool, &'static str> {
    let mut accepted = conjunction(words)?;
    while words.first() == Some(&"OR") {
        *words = &words[1..];
        accepted |= conjunction(words)?;
    }
    Ok(accepted)
}

fn conjunction(words: &mut &[&str]) -> Result<bool, &'static str> {
    let mut accepted = licence(words)?;
    while words.first() == Some(&"AND") {
        *words = &words[1..];
        accepted &= licence(words)?;
    }
    Ok(accepted)
}

fn licence(words: &mut &[&str]) -> Result<bool, &'static str> {
    match **words {
        ["(", ..] => {
            *words = &words[1..];
            let accepted = alternatives(words)?;
            match words.split_first() {
                Some((&")", rest)) => *words = rest,
                _ => return Err("is not an SPDX expression"),
            }
            Ok(accepted)
        }
        [] => Err("is not an SPDX expression"),
        ["OR" | "AND" | "WITH" | ")", ..] | [_, "WITH"] => Err("is not an SPDX expression"),
        // An exception changes the terms, so the pair would have to be in the list.
        [_, "WITH", _, ..] => {
            *words = &words[3..];
            Ok(false)
        }
        [name, ..] => {
            *words = &words[1..];
            Ok(ACCEPTED.contains(&name))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read() {
        let accepted = [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "Unlicense OR MIT",
            "0BSD OR MIT OR Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "GPL-3.0-only AND ISC OR Zlib",
            "Apache-2.0 WITH LLVM-exception OR MIT",
        ];
        accepted.iter().for_each(|text| assert_eq!(is_accepted(text), Ok(true), "{text}"));
        let refused = [
            "Unlicense",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "MIT AND (Unlicense OR GPL-3.0-only)",
            "Apache-2.0 WITH LLVM-exception",
            "mit",
        ];
        refused.iter().for_each(|text| assert_eq!(is_accepted(text), Ok(false), "{text}"));
        for text in ["", "OR", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "MIT WITH", "()", "AND MIT"] {
            assert!(is_accepted(text).is_err(), "{text}");
        }
    }
}
