//! The table of planted faults, `tests/faults/compiler.txt`.
//!
//! In: the table, sources. Out: the faults; the edited text of a file.
//! Invariant: the old text of every edit occurs exactly once in its file, and edits of one file do not overlap, so that
//! all faults fit into one copy of the sources.
//! Not here: the copy, and the search for the faults.

use crate::root;
use std::fs;
use std::ops::Range;

/// The table, in the repository.
const TABLE: &str = "tests/faults/compiler.txt";
/// What new text calls the condition that a fault is active.
const CONDITION: &str = "FAULT";

/// A planted fault.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) name: String,
    /// Its effect, in a sentence.
    pub(crate) effect: String,
    /// The tests that must detect it, each with an emulated machine or none.
    pub(crate) found_by: Vec<(String, Option<String>)>,
    edits: Vec<Edit>,
}

/// A change of a file.
#[derive(Debug, Default)]
struct Edit {
    path: String,
    old: Vec<String>,
    new: Vec<String>,
}

/// All faults.
///
/// # Errors
/// If the table cannot be read or has a wrong line.
pub(crate) fn read() -> Result<Vec<Fault>, String> {
    let text = fs::read_to_string(root().join(TABLE)).map_err(|error| format!("{TABLE}: {error}"))?;
    parse(&text)
}

fn parse(text: &str) -> Result<Vec<Fault>, String> {
    let mut faults: Vec<Fault> = Vec::new();
    let mut path = String::new();
    for (at, line) in text.lines().enumerate() {
        let wrong = |what: &str| format!("{TABLE}:{}: {what}: {line}", at + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(heading) = line.strip_prefix("fault ") {
            let (name, found_by) = heading.split_once(", found by ").ok_or_else(|| wrong("`, found by` is missing"))?;
            let found_by = found_by.split(", ").map(|test| match test.split_once(" on ") {
                Some((test, machine)) => (test.to_owned(), Some(machine.to_owned())),
                None => (test.to_owned(), None),
            });
            path.clear();
            let (name, effect) = (name.to_owned(), String::new());
            faults.push(Fault { name, effect, found_by: found_by.collect(), edits: Vec::new() });
            continue;
        }
        let fault = faults.last_mut().ok_or_else(|| wrong("no fault precedes this line"))?;
        if let Some(file) = line.strip_prefix("file ") {
            path = file.to_owned();
        } else if let Some(old) = line.strip_prefix("- ") {
            let goes_on = fault.edits.last().is_some_and(|edit| edit.new.is_empty() && edit.path == path);
            if !goes_on {
                fault.edits.push(Edit { path: path.clone(), ..Edit::default() });
            }
            let edit = fault.edits.last_mut().ok_or_else(|| wrong("no edit"))?;
            edit.old.push(old.to_owned());
        } else if let Some(new) = line.strip_prefix("+ ") {
            let edit = fault.edits.last_mut().ok_or_else(|| wrong("no old text precedes the new one"))?;
            edit.new.push(new.to_owned());
        } else if fault.edits.is_empty() && path.is_empty() {
            fault.effect.push_str(line);
        } else {
            return Err(wrong("neither `file`, `-` nor `+`"));
        }
    }
    Ok(faults)
}

impl Fault {
    /// What is wrong with the entry itself.
    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        if self.effect.is_empty() || self.edits.is_empty() {
            problems.push("a fault has an effect and edits");
        }
        if self.edits.iter().any(|edit| edit.path.is_empty() || !edit.new.iter().any(|line| line.contains(CONDITION))) {
            problems.push("an edit has a file, and new text with the word FAULT");
        }
        problems.into_iter().map(|problem| format!("{TABLE}: {}: {problem}", self.name)).collect()
    }
}

/// The files that the faults change, in order.
pub(crate) fn files(faults: &[Fault]) -> Vec<&str> {
    let mut files: Vec<&str> = faults.iter().flat_map(|fault| &fault.edits).map(|edit| edit.path.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    files
}

/// The text of a file with the edits of all faults. `condition` is the code that tests whether the fault with a number
/// is active.
///
/// # Errors
/// If an edit does not apply.
pub(crate) fn apply(
    faults: &[Fault],
    path: &str,
    text: &str,
    condition: impl Fn(usize) -> String,
) -> Result<String, String> {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for (number, fault) in faults.iter().enumerate() {
        for edit in fault.edits.iter().filter(|edit| edit.path == path) {
            let (old, new) = (edit.old.join("\n"), edit.new.join("\n"));
            // Only the first line may begin anywhere: it has no indentation if it is a part of a line.
            let mut places = text.match_indices(&old);
            let (Some((at, _)), None) = (places.next(), places.next()) else {
                let n = text.matches(&old).count();
                return Err(format!("{path}: {}: the old text occurs {n} times, wanted 1:\n{old}", fault.name));
            };
            changes.push((at..at + old.len(), new.replace(CONDITION, &condition(number))));
        }
    }
    changes.sort_by_key(|(place, _)| place.start);
    let mut result = String::new();
    let mut end = 0;
    for (place, new) in changes {
        if place.start < end {
            return Err(format!("{path}: two edits overlap before:\n{new}"));
        }
        result.push_str(&text[end..place.start]);
        result.push_str(&new);
        end = place.end;
    }
    result.push_str(&text[end..]);
    Ok(result)
}

/// The edits that do not apply, and other mistakes of the table.
pub(crate) fn problems() -> Vec<String> {
    let faults = match read() {
        Ok(faults) => faults,
        Err(problem) => return vec![problem],
    };
    let mut problems: Vec<String> = faults.iter().flat_map(Fault::problems).collect();
    for path in files(&faults) {
        let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"));
        let edited = text.and_then(|text| apply(&faults, path, &text, |_| String::new()));
        problems.extend(edited.err());
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = "\
# A comment.
fault sign, found by programs, safe on riscv64
The sign is wrong.
file a.rs
- let a = 1;
+ let a = if FAULT { -1 } else { 1 };
-     b
-     c
+     if FAULT { b }
+     c
";

    #[test]
    fn edits_apply_once() {
        let faults = parse(EXAMPLE).unwrap();
        assert_eq!((faults.len(), faults[0].effect.as_str(), faults[0].edits.len()), (1, "The sign is wrong.", 2));
        let riscv64 = ("safe".to_owned(), Some("riscv64".to_owned()));
        assert_eq!(faults[0].found_by, [("programs".to_owned(), None), riscv64]);
        assert!(faults[0].problems().is_empty());
        let edit = |text: &str| apply(&faults, "a.rs", text, |number| format!("is({number})"));
        let edited = "let a = if is(0) { -1 } else { 1 };\n    if is(0) { b }\n    c\n";
        assert_eq!(edit("let a = 1;\n    b\n    c\n").as_deref(), Ok(edited));
        assert!(edit("    b\n    c\n").is_err_and(|what| what.contains("occurs 0 times")));
        assert!(edit("let a = 1; let a = 1;\n    b\n    c\n").is_err_and(|what| what.contains("occurs 2 times")));
        assert!(parse("- a\n").is_err() && parse("fault a\n").is_err());
    }

    /// An edit whose old text changed would silently test nothing.
    #[test]
    fn every_edit_of_the_table_applies() {
        assert_eq!(problems(), [""; 0]);
        assert!(read().unwrap().len() >= 42);
    }
}
