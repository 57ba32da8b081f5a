//! The lexer.
//!
//! In: a text. Out: tokens with their positions; the last one is [`Tok::End`]. Invariant: lexing never fails: an
//! invalid token is [`Tok::Bad`], which the parser reports. Not here: the meaning of words.

use kernelsmith_diag::{FileId, Span};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok<'t> {
    /// Letters, digits, `_`, `.` and `$`: keywords, types, unsigned numbers.
    Word(&'t str),
    /// `%7`.
    Reg(u32),
    /// `@name`.
    Symbol(&'t str),
    /// `"..."`, without the quotes and with unresolved escapes.
    Str(&'t str),
    /// `->`.
    Arrow,
    /// One character of punctuation.
    Punct(char),
    /// An invalid token.
    Bad,
    /// The end of the text.
    End,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) tok: Tok<'t>,
    pub(super) lo: u32,
    pub(super) hi: u32,
    /// Whether it is the first token of its line.
    pub(super) starts_line: bool,
}

pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
    file: FileId,
}

/// Bytes of characters beyond ASCII are parts of words; [`limits::is_name`](crate::limits::is_name) says which.
fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$') || !b.is_ascii()
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str, file: FileId) -> Lexer<'t> {
        Lexer { text, at: 0, file }
    }

    pub(super) fn span(&self, lo: u32, hi: u32) -> Span {
        Span::new(self.file, lo, hi)
    }

    fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    fn skip_while(&mut self, keep: impl Fn(u8) -> bool) {
        while self.at < self.text.len() && keep(self.byte(0)) {
            self.at += 1;
        }
    }

    pub(super) fn next(&mut self) -> Token<'t> {
        let mut starts_line = self.at == 0;
        loop {
            match self.byte(0) {
                b'\n' => {
                    starts_line = true;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b';' => self.skip_while(|b| b != b'\n'),
                _ => break,
            }
        }
        let lo = self.at;
        let tok = self.token();
        Token { tok, lo: lo as u32, hi: self.at as u32, starts_line }
    }

    fn token(&mut self) -> Tok<'t> {
        let Some(first) = self.text[self.at..].chars().next() else { return Tok::End };
        let lo = self.at;
        match first {
            '%' | '@' => {
                self.at += 1;
                self.skip_while(is_word);
                let name = &self.text[lo + 1..self.at];
                let plain = name.bytes().all(|b| b.is_ascii_digit()) && (name.len() == 1 || !name.starts_with('0'));
                match name.parse() {
                    _ if name.is_empty() => Tok::Bad,
                    _ if first == '@' => Tok::Symbol(name),
                    Ok(number) if plain && number != u32::MAX => Tok::Reg(number),
                    Ok(_) | Err(_) => Tok::Bad,
                }
            }
            '"' => self.string(),
            '-' if self.byte(1) == b'>' => {
                self.at += 2;
                Tok::Arrow
            }
            '{' | '}' | '(' | ')' | '[' | ']' | ',' | ':' | '=' | '+' | '-' | '*' => {
                self.at += 1;
                Tok::Punct(first)
            }
            c if c.is_ascii() && is_word(c as u8) => {
                self.skip_while(is_word);
                let number = c.is_ascii_digit() && self.byte(0) != 0 && !self.text[lo..].starts_with("0x");
                let exponent = self.text[..self.at].ends_with(['e', 'E']);
                if number && exponent && matches!(self.byte(0), b'+' | b'-') && self.byte(1).is_ascii_digit() {
                    self.at += 1;
                    self.skip_while(is_word);
                }
                Tok::Word(&self.text[lo..self.at])
            }
            c => {
                self.at += c.len_utf8();
                Tok::Bad
            }
        }
    }

    /// A string must end on its line; otherwise the token is bad.
    fn string(&mut self) -> Tok<'t> {
        let lo = self.at + 1;
        self.at = lo;
        loop {
            match self.byte(0) {
                b'"' => {
                    self.at += 1;
                    return Tok::Str(&self.text[lo..self.at - 1]);
                }
                b'\\' if matches!(self.byte(1), b'"' | b'\\' | b'u') => self.at += 2,
                b'\n' => return Tok::Bad,
                _ if self.at >= self.text.len() => return Tok::Bad,
                _ => self.at += 1,
            }
        }
    }
}

/// Resolves the escapes of a string token; `None` if an escape is invalid.
pub(super) fn unescape(raw: &str) -> Option<String> {
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(hex) = rest.strip_prefix("u{") {
            let end = hex.find('}').filter(|&end| end <= 6)?;
            out.push(char::from_u32(u32::from_str_radix(&hex[..end], 16).ok()?)?);
            rest = &hex[end + 1..];
        } else {
            out.push(rest.chars().next().filter(|c| matches!(c, '"' | '\\'))?);
            rest = &rest[1..];
        }
    }
    out.push_str(rest);
    Some(out)
}
