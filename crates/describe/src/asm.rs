//! Assembly strings to pieces.
//!
//! In: `add\t$dst, $src2`, with `{a|b}` for syntax variants and `${name}` inside words. Out: fixed text and operands.
//! Of the variants the last is taken: where a machine has several syntaxes, that is the vendor's.
//! Not here: printing and parsing.

/// A piece of the text; operands by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Text(String),
    Operand(String),
}

/// What is wrong with an assembly string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AsmStringError {
    UnclosedBrace,
    NoName,
    Modifier(String),
}

impl std::fmt::Display for AsmStringError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AsmStringError::UnclosedBrace => f.write_str("`{` without `}`"),
            AsmStringError::NoName => f.write_str("`$` is not followed by a name"),
            AsmStringError::Modifier(name) => write!(f, "operand modifier `{name}` has no meaning here"),
        }
    }
}

/// Splits an assembly string.
pub(crate) fn split(text: &str) -> Result<Vec<Piece>, AsmStringError> {
    let text = last_variant(text)?;
    let mut pieces: Vec<Piece> = Vec::new();
    let mut literal = String::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            '\\' => {
                let escaped = rest.chars().next().unwrap_or('\\');
                rest = rest.get(escaped.len_utf8()..).unwrap_or("");
                literal.push(escaped);
            }
            '$' if rest.starts_with('$') => {
                rest = &rest[1..];
                literal.push('$');
            }
            '$' => {
                let (name, tail) = match rest.strip_prefix('{') {
                    Some(inner) => inner.split_once('}').ok_or(AsmStringError::UnclosedBrace)?,
                    None => rest.split_at(rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())),
                };
                if let Some((_, modifier)) = name.split_once(':') {
                    return Err(AsmStringError::Modifier(modifier.to_owned()));
                }
                if name.is_empty() {
                    return Err(AsmStringError::NoName);
                }
                if !literal.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut literal)));
                }
                pieces.push(Piece::Operand(name.to_owned()));
                rest = tail;
            }
            _ => literal.push(c),
        }
    }
    if !literal.is_empty() {
        pieces.push(Piece::Text(literal));
    }
    Ok(pieces)
}

/// The text with `{a|b}` replaced by `b`; braces of operands and escaped ones stay.
fn last_variant(text: &str) -> Result<String, AsmStringError> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        let is_escaped = rest[..at].ends_with('\\') || rest[..at].ends_with('$');
        let end = rest[at..].find('}').ok_or(AsmStringError::UnclosedBrace)? + at;
        if is_escaped {
            out.push_str(&rest[..=end]);
        } else {
            out.push_str(&rest[..at]);
            out.push_str(rest[at + 1..end].rsplit('|').next().unwrap_or_default());
        }
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(text: &str, want: Expect) {
        let shown = match split(text) {
            Ok(pieces) => pieces
                .iter()
                .map(|p| match p {
                    Piece::Text(text) => format!("{text:?}"),
                    Piece::Operand(name) => format!("<{name}>"),
                })
                .collect::<Vec<_>>()
                .join(" "),
            Err(error) => error.to_string(),
        };
        want.assert_eq(&shown);
    }

    #[test]
    fn splits() {
        check("add\t$dst, $src2", expect![[r#""add\t" <dst> ", " <src2>"#]]);
        check("add\t{$a, $b|$b, $a}", expect![[r#""add\t" <b> ", " <a>"#]]);
        check("cmp${cc}ps\t$a", expect![[r#""cmp" <cc> "ps\t" <a>"#]]);
        check("ld\t\\{$v.4s\\}, $$1", expect![[r#""ld\t{" <v> ".4s}, $1""#]]);
    }

    #[test]
    fn rejects() {
        check("add\t$, x", expect!["`$` is not followed by a name"]);
        check("add\t${x", expect!["`{` without `}`"]);
        check("add\t${x:w}", expect!["operand modifier `w` has no meaning here"]);
    }
}
