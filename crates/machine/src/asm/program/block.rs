//! Blocks of statements: macros defined in the text, repetitions, conditions.
//!
//! In: statements in order, with their offsets in the text. Out: the statements are read zero, one or several times.
//! `.macro NAME A, B=DEFAULT`, `.rept N`, `.irp A, X, Y` up to `.endm` or `.endr`; `.if N`, `.ifdef NAME`, `.ifndef
//! NAME`, `.else`, `.endif`. In a macro, `\A` is the value of A, `\@` the number of the expansion, `\()` is empty.
//! Invariants: an error within an expansion is reported at the statement that caused it. Expansions nest at most 64
//! levels deep, and their size is limited to 64 KiB per line and 4 MiB in total.
//! Not here: macros of descriptions (`expand`).

use super::super::constant::Numbers;
use super::super::error::{AsmError, AsmErrorKind};
use super::super::lexer::lex;
use super::super::parse::Assembler;
use super::{MAX_MACROS, Reader};

const MAX_DEPTH: u32 = 64;
/// Maximum number of macro parameters; the search for a parameter is linear.
const MAX_PARAMETERS: usize = 256;
const MAX_REPEATS: i64 = 1 << 16;
/// Maximum size in bytes of one line after substitution, and of all expanded lines.
const MAX_LINE: usize = 1 << 16;
const MAX_EXPANDED: usize = 1 << 22;

/// A macro defined in the text.
#[derive(Clone)]
pub(super) struct Macro {
    /// Parameter names and default values.
    parameters: Vec<(String, String)>,
    body: Vec<String>,
}

/// Reports the error of a statement, identified by its index; returns whether to continue.
type Report<'r> = dyn FnMut(usize, AsmError) -> bool + 'r;

fn wrong(text: &str, expected: &str) -> AsmError {
    AsmError { range: 0..text.len(), kind: AsmErrorKind::Expected { expected: expected.into() } }
}

fn too_much(origin: &std::ops::Range<usize>) -> AsmError {
    AsmError {
        range: 0..origin.len(),
        kind: AsmErrorKind::Expected { expected: "a smaller expansion of macros and repetitions".into() },
    }
}

/// The first word of a statement, and the text after it.
fn words(statement: &str) -> (&str, &str) {
    let (word, arguments) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
    (word, arguments.trim())
}

/// The end directives of the block that starts with `word`.
fn end_of(word: &str) -> Option<&'static [&'static str]> {
    Some(match word {
        ".macro" => &[".endm", ".endmacro"],
        ".rept" | ".irp" => &[".endr"],
        ".if" | ".ifdef" | ".ifndef" => &[".endif"],
        _ => return None,
    })
}

/// The index of the statement that ends the block at `first`, and that of its `.else`.
fn block(statements: &[(usize, &str)], first: usize) -> Option<(usize, Option<usize>)> {
    let mut open = vec![end_of(words(statements[first].1).0)?];
    let mut otherwise = None;
    for (at, (_, statement)) in statements.iter().enumerate().skip(first + 1) {
        let word = words(statement).0;
        if let Some(end) = end_of(word) {
            open.push(end);
        } else if open.last().is_some_and(|ends| ends.contains(&word)) {
            open.pop();
            if open.is_empty() {
                return Some((at, otherwise));
            }
        } else if word == ".else" && open.len() == 1 {
            otherwise = Some(at);
        }
    }
    None
}

/// Replaces `\name` by its value. `None` if the result is too long.
fn substitute(text: &str, values: &[(&str, &str)], number: usize) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut remaining = text;
    while let Some(at) = remaining.find('\\') {
        if out.len() > MAX_LINE {
            return None;
        }
        out.push_str(&remaining[..at]);
        remaining = &remaining[at + 1..];
        let len = remaining.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(remaining.len());
        if let Some(tail) = remaining.strip_prefix("()") {
            remaining = tail;
        } else if let Some(tail) = remaining.strip_prefix('@') {
            out.push_str(&number.to_string());
            remaining = tail;
        } else if let Some((_, value)) = values.iter().find(|(name, _)| *name == &remaining[..len]) {
            out.push_str(value);
            remaining = &remaining[len..];
        } else {
            out.push('\\');
        }
    }
    out.push_str(remaining);
    (out.len() <= MAX_LINE).then_some(out)
}

/// Splits a list at the commas outside parentheses and strings.
fn list(text: &str) -> Vec<&str> {
    let (mut parts, mut from, mut depth, mut in_string) = (Vec::new(), 0, 0i32, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth <= 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    if parts == [""] { Vec::new() } else { parts }
}

impl Assembler<'_> {
    /// Reads statements until `report` returns false.
    pub(super) fn run(&self, statements: &[(usize, &str)], reader: &mut Reader, report: &mut Report<'_>) -> bool {
        let mut at = 0;
        while at < statements.len() {
            let (first, (start, statement)) = (at, statements[at]);
            let (word, arguments) = words(statement);
            let max_bytes = self.limits.statement_bytes;
            if statement.len() as u64 > max_bytes {
                let kind = AsmErrorKind::Limit { resource: "bytes in a statement", limit: max_bytes };
                if !report(first, AsmError { range: 0..0, kind }) {
                    return false;
                }
                at += 1;
                continue;
            }
            let read = match block(statements, at) {
                Some((end, otherwise)) => {
                    at = end;
                    self.block(&statements[first..=end], otherwise.map(|otherwise| otherwise - first), reader)
                }
                None if end_of(word).is_some() => Err(wrong(statement, "the end of this block")),
                None if matches!(word, ".endm" | ".endmacro" | ".endr" | ".endif" | ".else") => {
                    Err(wrong(statement, "the start of this block first"))
                }
                None if word == ".purgem" => {
                    reader.macros.remove(arguments);
                    Ok(())
                }
                None => self.statement(statement, start, reader),
            };
            if let Err(error) = read
                && !report(first, error)
            {
                return false;
            }
            // The limit stays exceeded, so stop.
            if let Some(kind) = reader.used.error() {
                report(first, AsmError { range: 0..statement.len(), kind });
                return false;
            }
            at += 1;
        }
        true
    }

    /// Reads a block: its first statement, its body, its end.
    fn block(
        &self,
        statements: &[(usize, &str)],
        otherwise: Option<usize>,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let (start, first) = statements[0];
        let (word, arguments) = words(first);
        let inner = &statements[1..statements.len() - 1];
        match word {
            ".macro" => {
                let (name, parameters) = words(arguments);
                let parameters = parameters.split([',', ' ', '\t']).filter(|part| !part.is_empty());
                let parameter = |text: &str| {
                    let (name, default) = text.split_once('=').unwrap_or((text, ""));
                    let name = name.split(':').next().unwrap_or(name);
                    (name.to_owned(), default.to_owned())
                };
                let name = name.trim_end_matches(',');
                let parameters: Vec<(String, String)> = parameters.map(parameter).collect();
                if parameters.len() > MAX_PARAMETERS {
                    return Err(wrong(first, "at most 256 parameters"));
                }
                if name.is_empty() {
                    return Err(wrong(first, "a name for the macro"));
                }
                let body = inner.iter().map(|(_, text)| (*text).to_owned()).collect();
                reader.macros.insert(name.to_owned(), Macro { parameters, body });
                Ok(())
            }
            ".if" | ".ifdef" | ".ifndef" => {
                let is_known = reader.constants.contains_key(arguments) || reader.ids.contains_key(arguments);
                let holds = match word {
                    ".if" => self.count(first, arguments, reader)? != 0,
                    ".ifdef" => is_known,
                    _ => !is_known,
                };
                let inner = match (otherwise, holds) {
                    (Some(otherwise), true) => &inner[..otherwise - 1],
                    (Some(otherwise), false) => &inner[otherwise..],
                    (None, true) => inner,
                    (None, false) => &[],
                };
                self.nested(inner, start..start + first.len(), reader)
            }
            ".rept" => {
                let n = self.count(first, arguments, reader)?;
                if !(0..=MAX_REPEATS).contains(&n) {
                    return Err(wrong(first, "a count of 0 to 65536"));
                }
                (0..n).try_for_each(|_| self.nested(inner, start..start + first.len(), reader))
            }
            _ => {
                let parts = list(arguments);
                let Some((head, values)) = parts.split_first() else { return Err(wrong(first, "a name")) };
                // The first value may follow the name without a comma.
                let (name, value) = words(head);
                let values = Some(value).filter(|value| !value.is_empty()).into_iter().chain(values.iter().copied());
                for value in values.collect::<Vec<_>>() {
                    let number = reader.n_macros;
                    let lines = inner.iter().map(|(_, text)| substitute(text, &[(name, value)], number));
                    self.lines(lines, start..start + first.len(), reader)?;
                }
                Ok(())
            }
        }
    }

    /// The value of the count or condition of a block.
    fn count(&self, statement: &str, text: &str, reader: &Reader) -> Result<i64, AsmError> {
        let lexemes = lex(text, self.desc.comment());
        let mut numbers = Numbers { lexemes: &lexemes, at: 0, constants: &reader.constants };
        match numbers.value() {
            Ok(value) if numbers.at == lexemes.len() => Ok(value),
            _ => Err(wrong(statement, "a number that is known here")),
        }
    }

    /// Expands and reads a macro use, if the statement is one.
    pub(super) fn use_macro(&self, statement: &str, start: usize, reader: &mut Reader) -> Option<Result<(), AsmError>> {
        let (word, arguments) = words(statement);
        let Macro { parameters, body } = reader.macros.get(word)?.clone();
        let mut values: Vec<(&str, &str)> =
            parameters.iter().map(|(name, default)| (name.as_str(), default.as_str())).collect();
        for (at, argument) in list(arguments).into_iter().enumerate() {
            let named = argument.split_once('=').and_then(|(name, value)| {
                Some((values.iter().position(|(known, _)| *known == name.trim())?, value.trim()))
            });
            let (place, value) = named.unwrap_or((at, argument));
            let Some(entry) = values.get_mut(place) else { return Some(Err(wrong(statement, "fewer arguments"))) };
            if !value.is_empty() {
                entry.1 = value;
            }
        }
        let number = reader.n_macros;
        let lines = body.iter().map(|line| substitute(line, &values, number));
        Some(self.lines(lines, start..start + statement.len(), reader))
    }

    /// Reads the expanded lines of the statement at `origin`; `None` is a line that is too long.
    fn lines(
        &self,
        lines: impl Iterator<Item = Option<String>>,
        origin: std::ops::Range<usize>,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let (mut expanded, mut n_bytes) = (Vec::new(), reader.n_expanded_bytes);
        for line in lines {
            let line = line.ok_or_else(|| too_much(&origin))?;
            n_bytes += line.len();
            if n_bytes > MAX_EXPANDED {
                return Err(too_much(&origin));
            }
            expanded.push(line);
        }
        let statements: Vec<(usize, &str)> = expanded.iter().map(|line| (origin.start, line.trim())).collect();
        self.nested(&statements, origin, reader)
    }

    /// Reads the statements that the one at `origin` expands to.
    fn nested(
        &self,
        statements: &[(usize, &str)],
        origin: std::ops::Range<usize>,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let range = 0..origin.len();
        // Count one byte per line, so that empty lines are limited too.
        reader.n_expanded_bytes += statements.iter().map(|(_, text)| text.len() + 1).sum::<usize>();
        if reader.nested >= MAX_DEPTH || reader.n_macros >= MAX_MACROS || reader.n_expanded_bytes > MAX_EXPANDED {
            return Err(too_much(&origin));
        }
        reader.n_macros += 1;
        reader.nested += 1;
        let outer = reader.origin.clone();
        reader.origin.get_or_insert(origin);
        let mut first = None;
        self.run(statements, reader, &mut |_, error| {
            first = Some(error);
            false
        });
        reader.origin = outer;
        reader.nested -= 1;
        first.map_or(Ok(()), |error| Err(AsmError { range, kind: error.kind }))
    }
}

#[cfg(test)]
mod tests {
    use super::{list, substitute};

    #[test]
    fn names_have_values() {
        let values = [("a", "x1"), ("ab", "7")];
        let substituted = substitute(r"mov \a, #\ab\()0; .L\@ \c", &values, 3);
        assert_eq!(substituted.as_deref(), Some(r"mov x1, #70; .L3 \c"));
        let long = "x".repeat(super::MAX_LINE / 2);
        assert_eq!(substitute(r"\a\a\a", &[("a", &long)], 0), None);
        assert_eq!(list("a, (b, c), \"d,e\","), ["a", "(b, c)", "\"d,e\"", ""]);
        assert!(list(" ").is_empty());
    }
}
