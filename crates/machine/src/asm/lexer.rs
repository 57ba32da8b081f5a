//! Lexer for one line of assembly.
//!
//! In: a line. Out: tokens with their byte ranges.
//! Invariants: comments (after `//` or the target's comment string) and blanks are dropped; numbers are decimal, `0x`,
//! `0b` or `0o`, or
//! characters (`'a'`).
//! Not here: the meaning of words.

use std::ops::Range;

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A name; may contain `.`, `_`, `$` and, except at its start, `@`.
    Word(&'a str),
    /// A number without a sign.
    Number(u64),
    /// A malformed or too large number, or a part of fixed text that starts with a digit.
    BadNumber(&'a str),
    /// Any other character.
    Punct(char),
}

/// A token and its position in the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) token: Token<'a>,
    pub(super) range: Range<usize>,
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '@')
}

/// The tokens of a line. `comment` starts a comment, unless it is empty.
pub(super) fn lex<'l>(line: &'l str, comment: &str) -> Vec<Lexeme<'l>> {
    let mut lexemes = Vec::new();
    let mut remaining = line;
    loop {
        remaining = remaining.trim_start();
        let start = line.len() - remaining.len();
        let Some(first) = remaining.chars().next() else { break };
        if remaining.starts_with("//") || (!comment.is_empty() && remaining.starts_with(comment)) {
            break;
        }
        if let Some((value, len)) = remaining.strip_prefix('\'').and_then(character) {
            lexemes.push(Lexeme { token: Token::Number(value), range: start..start + len });
            remaining = &remaining[len..];
            continue;
        }
        // `@` before a name is a mark of some machines, within a name it separates a relocation modifier.
        let starts_word = is_word(first) && first != '@';
        let len =
            if starts_word { remaining.find(|c| !is_word(c)).unwrap_or(remaining.len()) } else { first.len_utf8() };
        let text = &remaining[..len];
        let token = if first.is_ascii_digit() {
            number(text).map_or(Token::BadNumber(text), Token::Number)
        } else if starts_word {
            Token::Word(text)
        } else {
            Token::Punct(first)
        };
        lexemes.push(Lexeme { token, range: start..start + len });
        remaining = &remaining[len..];
    }
    lexemes
}

/// The value of a character literal (`a'` or `\n'`, without the first quote), and its length in bytes including both
/// quotes.
fn character(literal: &str) -> Option<(u64, usize)> {
    let mut chars = literal.chars();
    let value = match chars.next()? {
        '\\' => match chars.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            c @ ('\\' | '\'' | '"') => c,
            _ => return None,
        },
        '\'' => return None,
        c => c,
    };
    let end = chars.as_str().strip_prefix('\'')?;
    Some((u64::from(u32::from(value)), 1 + literal.len() - end.len()))
}

fn number(text: &str) -> Option<u64> {
    let lower = text.to_ascii_lowercase();
    let (digits, radix) = match lower.get(..2) {
        Some("0x") => (&lower[2..], 16),
        Some("0b") => (&lower[2..], 2),
        Some("0o") => (&lower[2..], 8),
        _ => (&lower[..], 10),
    };
    u64::from_str_radix(digits, radix).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_a_line() {
        let tokens: Vec<Token<'_>> = lex("add\trax, [.L1 - 0x10] # sum", "#").into_iter().map(|l| l.token).collect();
        let want = [
            Token::Word("add"),
            Token::Word("rax"),
            Token::Punct(','),
            Token::Punct('['),
            Token::Word(".L1"),
            Token::Punct('-'),
            Token::Number(16),
            Token::Punct(']'),
        ];
        assert_eq!(tokens, want);
        let tokens: Vec<Token<'_>> = lex("call @r5+, f@PLT", "#").into_iter().map(|l| l.token).collect();
        let words = [Token::Word("r5"), Token::Punct('+'), Token::Punct(','), Token::Word("f@PLT")];
        assert_eq!(tokens[..2], [Token::Word("call"), Token::Punct('@')]);
        assert_eq!(tokens[2..], words);
    }
}
