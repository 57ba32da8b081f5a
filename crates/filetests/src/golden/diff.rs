//! A unified diff of expected and actual lines.
//!
//! In: two lists of lines, and the file and line of the first list. Out: text that names file and line.
//! Not here: which lines to compare.

use std::fmt::Write;

/// Unchanged lines to show before and after each difference.
const CONTEXT: usize = 3;

/// The difference between expected and actual lines. The first expected line is line `line` of `file`. The text is
/// empty if there is no difference.
pub fn unified(file: &str, line: usize, expected: &[&str], actual: &[&str]) -> String {
    let edits = edits(expected, actual);
    if edits.iter().all(|edit| edit.0 == ' ') {
        return String::new();
    }
    let changed: Vec<usize> = (0..edits.len()).filter(|&at| edits[at].0 != ' ').collect();
    let near = |at: usize| changed.iter().any(|&change| change.abs_diff(at) <= CONTEXT);
    let first = changed.first().map_or(0, |&at| edits[..at].iter().filter(|edit| edit.0 != '+').count());
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{file}:{}: - expected, + actual", line + first);
    let mut skipped = true;
    let mut at_line = line;
    for (at, (kind, content)) in edits.iter().enumerate() {
        if near(at) {
            if skipped {
                let _ = writeln!(text, "@@ line {at_line} @@");
            }
            let _ = writeln!(text, "{kind}{content}");
        }
        skipped = !near(at);
        at_line += usize::from(*kind != '+');
    }
    text
}

/// A shortest edit script: kept, removed and added lines.
fn edits<'l>(expected: &[&'l str], actual: &[&'l str]) -> Vec<(char, &'l str)> {
    let (n, m) = (expected.len(), actual.len());
    // `common[i][j]` is the length of the longest common subsequence of `expected[i..]` and `actual[j..]`.
    let mut common = vec![vec![0u32; m + 1]; n + 1];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            common[i][j] = if expected[i] == actual[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut edits = Vec::new();
    while i < n || j < m {
        if i < n && j < m && expected[i] == actual[j] {
            edits.push((' ', expected[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < n && (j == m || common[i + 1][j] >= common[i][j + 1]) {
            edits.push(('-', expected[i]));
            i += 1;
        } else {
            edits.push(('+', actual[j]));
            j += 1;
        }
    }
    edits
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
    fn equal_texts_have_no_difference() {
        assert_eq!(unified("f.ir", 1, &["a"], &["a"]), "");
        assert_ne!(unified("f.ir", 1, &[], &["a"]), "");
    }
}
