//! A unified diff of expected and actual lines.
//!
//! In: two lists of lines, and the file and line of the first list. Out: text that names file and line.
//! Not here: which lines to compare.

use similar::{ChangeTag, TextDiff};
use std::fmt::Write;

/// Unchanged lines to show before and after each difference.
const CONTEXT: usize = 3;

/// The difference between expected and actual lines. The first expected line is line `line` of `file`. The text is
/// empty if there is no difference.
pub fn unified(file: &str, line: usize, expected: &[&str], actual: &[&str]) -> String {
    let diff = TextDiff::from_slices(expected, actual);
    let mut text = String::new();
    for (number, hunk) in diff.grouped_ops(CONTEXT).iter().enumerate() {
        let changes = || hunk.iter().flat_map(|op| diff.iter_changes(op));
        let first_line = line + hunk.first().map_or(0, |op| op.old_range().start);
        if number == 0 {
            let n_kept = changes().take_while(|change| change.tag() == ChangeTag::Equal).count();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{file}:{}: - expected, + actual", first_line + n_kept);
        }
        let _ = writeln!(text, "@@ line {first_line} @@");
        for change in changes() {
            let _ = writeln!(text, "{}{}", change.tag(), change.value());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_line_shows_between_its_neighbours() {
        let text = unified("f.ir", 10, &["a", "b", "c"], &["a", "x", "c"]);
        assert_eq!(text, "f.ir:11: - expected, + actual\n@@ line 10 @@\n a\n-b\n+x\n c\n");
    }

    #[test]
    fn distant_changes_have_separate_headers() {
        let expected: Vec<&str> = "a b c d e f g h i j k l m".split(' ').collect();
        let actual: Vec<&str> = "a x c d e f g h i j k m".split(' ').collect();
        let text = unified("f.ir", 1, &expected, &actual);
        let headers: Vec<&str> = text.lines().filter(|line| line.contains("line") || line.contains(':')).collect();
        assert_eq!(headers, ["f.ir:2: - expected, + actual", "@@ line 1 @@", "@@ line 9 @@"], "{text}");
    }

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(unified("f.ir", 1, &["a"], &["a"]), "");
        assert_ne!(unified("f.ir", 1, &[], &["a"]), "");
    }
}
