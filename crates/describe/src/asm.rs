//! Parser for assembly strings in descriptions.
//!
//! In: `add\t$dst, $src2`, with `{a|b}` for syntax variants and `${name}` inside words. Out: fixed text and operands.
//! The last variant is used, which is the vendor's syntax on machines with two; text in braces without `|` belongs to
//! the first variant only.
//! Not here: printing and parsing.

use std::fmt;

/// A piece of the text; operands are names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece<'t> {
    Text(&'t str),
    Operand(&'t str),
}

/// An error in an assembly string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AsmStringError {
    UnclosedBrace,
    NoName,
    Modifier(String),
}

impl fmt::Display for AsmStringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AsmStringError::UnclosedBrace => f.write_str("`{` without `}`"),
            AsmStringError::NoName => f.write_str("`$` is not followed by a name"),
            AsmStringError::Modifier(name) => write!(f, "operand modifier `{name}` has no meaning here"),
        }
    }
}

/// Splits an assembly string into pieces; adjacent text pieces are to be concatenated.
pub(crate) fn split(text: &str) -> Result<Vec<Piece<'_>>, AsmStringError> {
    let mut pieces = Vec::new();
    split_into(text, false, &mut pieces)?;
    Ok(pieces)
}

/// Like [`split`] for the first variant, which LLVM uses by default.
pub(crate) fn split_first(text: &str) -> Result<Vec<Piece<'_>>, AsmStringError> {
    let mut pieces = Vec::new();
    split_into(text, true, &mut pieces)?;
    Ok(pieces)
}

/// The text with only its second variant.
pub(crate) fn second_variant(text: &str) -> String {
    let mut out = String::new();
    let mut remaining = text;
    while let Some(at) = remaining.find(['\\', '$', '{']) {
        let (before, special) = (&remaining[..at], &remaining[at..]);
        out.push_str(before);
        let len = match special.as_bytes()[0] {
            b'{' => {
                let Some(end) = closing(&special[1..]) else { break };
                let all = &special[1..=end];
                out.push_str(all.split('|').nth(1).unwrap_or_default());
                end + 2
            }
            b'$' if special.starts_with("${") => special.find('}').map_or(special.len(), |end| end + 1),
            b'$' => 1,
            _ => 1 + special[1..].chars().next().map_or(0, char::len_utf8),
        };
        if !special.starts_with('{') {
            out.push_str(&special[..len]);
        }
        remaining = &special[len..];
    }
    out.push_str(remaining);
    out
}

fn split_into<'t>(text: &'t str, is_first: bool, pieces: &mut Vec<Piece<'t>>) -> Result<(), AsmStringError> {
    let mut remaining = text;
    while let Some(at) = remaining.find(['\\', '$', '{']) {
        if at > 0 {
            pieces.push(Piece::Text(&remaining[..at]));
        }
        let special = remaining.as_bytes()[at];
        remaining = &remaining[at + 1..];
        match special {
            b'\\' => {
                let len = remaining.chars().next().map_or(0, char::len_utf8);
                pieces.push(Piece::Text(&remaining[..len]));
                remaining = &remaining[len..];
            }
            b'{' => {
                let end = closing(remaining).ok_or(AsmStringError::UnclosedBrace)?;
                let all = &remaining[..end];
                if is_first {
                    split_into(all.split('|').next().unwrap_or(all), is_first, pieces)?;
                } else if let Some((_, last)) = all.rsplit_once('|') {
                    split_into(last, is_first, pieces)?;
                }
                remaining = &remaining[end + 1..];
            }
            _ if remaining.starts_with('$') => {
                pieces.push(Piece::Text(&remaining[..1]));
                remaining = &remaining[1..];
            }
            _ => {
                let (name, tail) = match remaining.strip_prefix('{') {
                    Some(inner) => inner.split_once('}').ok_or(AsmStringError::UnclosedBrace)?,
                    None => remaining.split_at(
                        remaining.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(remaining.len()),
                    ),
                };
                if let Some((_, modifier)) = name.split_once(':') {
                    return Err(AsmStringError::Modifier(modifier.to_owned()));
                }
                if name.is_empty() {
                    return Err(AsmStringError::NoName);
                }
                pieces.push(Piece::Operand(name));
                remaining = tail;
            }
        }
    }
    if !remaining.is_empty() {
        pieces.push(Piece::Text(remaining));
    }
    Ok(())
}

/// The position of the brace that ends a variant; skips escaped braces and those of operands.
fn closing(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'{' => depth += 1,
            b'}' if depth == 0 => return Some(at),
            b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    None
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
        check("add{l}\t{$a, $b|$b, ${a}}", expect![[r#""add" "\t" <b> ", " <a>"#]]);
        check("cmp${cc}ps\t$a", expect![[r#""cmp" <cc> "ps\t" <a>"#]]);
        check("ld\t\\{$v.4s\\}, $$1", expect![[r#""ld\t" "{" <v> ".4s" "}" ", " "$" "1""#]]);
    }

    #[test]
    fn variants_are_texts_of_their_own() {
        let text = "fmla{\t$Rd.4s, \\{$Rn.4s\\}|.4s\t$Rd, \\{${Rn}\\}}, $Rm";
        assert_eq!(second_variant(text), "fmla.4s\t$Rd, \\{${Rn}\\}, $Rm");
    }

    #[test]
    fn rejects() {
        check("add\t$, x", expect!["`$` is not followed by a name"]);
        check("add\t${x", expect!["`{` without `}`"]);
        check("add\t${x:w}", expect!["operand modifier `w` has no meaning here"]);
    }
}
