//! Splits a text into statements.
//!
//! In: a text and the comment string. Out: each statement and its offset, without comments and surrounding blanks.
//! Invariant: only comments and separators are dropped.
//! Not here: the meaning of statements.

/// The statements of a text: lines, split at `;`. A comment is text between `/*` and `*/`, or after `//` or the
/// target's comment string; one in the middle of a statement splits it. `None` if there are more than `max_statements`
/// statements.
pub(super) fn split<'t>(text: &'t str, comment: &str, max_statements: usize) -> Option<Vec<(usize, &'t str)>> {
    let mut statements = Vec::new();
    let mut start = 0;
    let mut at = 0;
    let mut in_string = false;
    let mut end_at = |start: usize, end: usize| {
        let statement = &text[start..end];
        let from = start + (statement.len() - statement.trim_start().len());
        if from < end && !statement.trim().is_empty() {
            statements.push((from, statement.trim()));
        }
        statements.len()
    };
    while let Some(c) = text[at..].chars().next() {
        let remaining = &text[at..];
        let skipped = if in_string {
            // A string ends with its line even without a closing quote.
            in_string = c != '"' && c != '\n';
            if c == '\\' && !remaining.starts_with("\\\n") {
                at += 1 + remaining[1..].chars().next().map_or(0, char::len_utf8);
                continue;
            }
            usize::from(c == '\n')
        } else if remaining.starts_with("/*") {
            remaining.find("*/").map_or(remaining.len(), |end| end + 2)
        } else if remaining.starts_with("//")
            || is_comment(remaining, comment, text[..at].ends_with(|c: char| c != '\n'))
        {
            remaining.find('\n').unwrap_or(remaining.len())
        } else {
            in_string = c == '"';
            usize::from(c == ';' || c == '\n')
        };
        if skipped > 0 {
            if end_at(start, at) > max_statements {
                return None;
            }
            at += skipped;
            start = at;
        } else {
            at += c.len_utf8();
        }
    }
    (end_at(start, text.len()) <= max_statements).then_some(statements)
}

/// Whether a comment starts here; `#` at the start of a line is a comment on every machine.
fn is_comment(remaining: &str, comment: &str, is_inside: bool) -> bool {
    (!comment.is_empty() && remaining.starts_with(comment)) || (!is_inside && remaining.starts_with('#'))
}

#[cfg(test)]
mod tests {
    #[track_caller]
    fn check(text: &str, comment: &str, want: &[&str]) {
        let got: Vec<&str> = super::split(text, comment, 9).unwrap().into_iter().map(|(_, text)| text).collect();
        assert_eq!(got, want);
    }

    #[test]
    fn lines_and_semicolons_divide() {
        check("a b ; c\n\n d", "#", &["a b", "c", "d"]);
        check("a # b ; c\nd // e\n/* f\n; g */ h", "#", &["a", "d", "h"]);
        check("# a\nadd x0, x1, #4 // b", "//", &["add x0, x1, #4"]);
        check(".ascii \"a;\\\"#\" # b", "#", &[".ascii \"a;\\\"#\""]);
        check(".ascii \"a\nb;c", "#", &[".ascii \"a", "b", "c"]);
        check("", "#", &[]);
        check("/* ü", "#", &[]);
    }
}
