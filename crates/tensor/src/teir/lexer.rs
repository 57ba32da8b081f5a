//! The tokens of TEIR's textual form.
//!
//! In: text. Out: tokens as ranges of bytes; diagnostics for what is no token.
//! Invariant: the last token is `End`, and every token but that one has at least one byte.
//! Not here: the grammar (see `parse`).

use kernelsmith_diag::{Diagnostic, Diagnostics, FileId, Span};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Int,
    Float,
    /// `%name`
    Tensor,
    /// `@name`
    Name,
    /// A text in quotes.
    Text,
    /// One of `{ } [ ] ( ) : ,`.
    Punctuation,
    End,
}

/// A token: bytes `lo..hi`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) lo: u32,
    pub(super) hi: u32,
}

impl Token {
    pub(super) fn span(self, file: FileId) -> Span {
        Span::new(file, self.lo, self.hi)
    }
}

/// The tokens of a text of less than 4 GiB.
pub(super) fn tokens(file: FileId, text: &str, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer { file, text, at: 0, diagnostics };
    let mut tokens = Vec::new();
    while !lexer.diagnostics.is_full() {
        let token = lexer.token();
        tokens.extend(token);
        if token.is_some_and(|token| token.kind == Kind::End) {
            return tokens;
        }
    }
    let end = text.len() as u32;
    tokens.push(Token { kind: Kind::End, lo: end, hi: end });
    tokens
}

struct Lexer<'t> {
    file: FileId,
    text: &'t str,
    at: usize,
    diagnostics: &'t mut Diagnostics,
}

fn is_head(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

fn is_body(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.')
}

impl Lexer<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_while(&mut self, accept: impl Fn(char) -> bool) -> usize {
        let rest = &self.text[self.at..];
        let n = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        self.at += n;
        n
    }

    fn error(&mut self, code: &'static str, lo: usize, message: impl Into<String>) {
        let span = Span::new(self.file, lo as u32, self.at as u32);
        self.diagnostics.push(Diagnostic::error(message).code(code).at(span));
    }

    /// The next token; none after an error.
    fn token(&mut self) -> Option<Token> {
        loop {
            self.skip_while(char::is_whitespace);
            if self.peek() != Some('#') {
                break;
            }
            self.skip_while(|c| !matches!(c, '\n' | '\r'));
        }
        let lo = self.at;
        let kind = match self.peek() {
            None => Kind::End,
            Some(c) => {
                self.at += c.len_utf8();
                self.after(c, lo)?
            }
        };
        Some(Token { kind, lo: lo as u32, hi: self.at as u32 })
    }

    /// The rest of a token that begins with `c`.
    fn after(&mut self, c: char, lo: usize) -> Option<Kind> {
        match c {
            '{' | '}' | '[' | ']' | '(' | ')' | ':' | ',' => Some(Kind::Punctuation),
            '%' | '@' => {
                if !self.peek().is_some_and(is_head) {
                    self.error("TE0101", lo, format!("`{c}` must be followed by a name"));
                    return None;
                }
                self.skip_while(is_body);
                Some(if c == '%' { Kind::Tensor } else { Kind::Name })
            }
            '"' => self.quoted(lo),
            '+' | '-' | '0'..='9' => self.number(c, lo),
            c if is_head(c) => {
                self.skip_while(is_body);
                Some(Kind::Word)
            }
            c => {
                self.error("TE0101", lo, format!("no token begins with `{}`", c.escape_debug()));
                None
            }
        }
    }

    fn number(&mut self, c: char, lo: usize) -> Option<Kind> {
        let n = self.skip_while(|c| c.is_ascii_digit());
        if n == 0 && !c.is_ascii_digit() {
            self.error("TE0102", lo, format!("`{c}` must be followed by digits"));
            return None;
        }
        let mut kind = Kind::Int;
        let rest = &self.text.as_bytes()[self.at..];
        if rest.first() == Some(&b'.') && rest.get(1).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
            self.skip_while(|c| c.is_ascii_digit());
            kind = Kind::Float;
        }
        if self.peek().is_some_and(|c| matches!(c, 'e' | 'E')) {
            self.at += 1;
            if self.peek().is_some_and(|c| matches!(c, '+' | '-')) {
                self.at += 1;
            }
            if self.skip_while(|c| c.is_ascii_digit()) == 0 {
                self.error("TE0102", lo, "the exponent of a number has no digits");
                return None;
            }
            kind = Kind::Float;
        }
        Some(kind)
    }

    fn quoted(&mut self, lo: usize) -> Option<Kind> {
        loop {
            let escape = self.at;
            let Some(c) = self.peek() else {
                self.error("TE0103", lo, "a text in quotes does not end");
                return None;
            };
            self.at += c.len_utf8();
            match c {
                '"' => return Some(Kind::Text),
                '\\' => {
                    let Some(escaped) = self.peek() else { continue };
                    self.at += escaped.len_utf8();
                    if unescaped(escaped).is_none() {
                        let problem = format!("`\\{}` is no escape", escaped.escape_debug());
                        self.error("TE0104", escape, problem);
                    }
                }
                _ => {}
            }
        }
    }
}

fn unescaped(c: char) -> Option<char> {
    Some(match c {
        '\\' | '"' => c,
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        '0' => '\0',
        _ => return None,
    })
}

/// The text that a token in quotes contains.
pub(super) fn unquoted(token: &str) -> String {
    let inner = token.get(1..token.len().saturating_sub(1)).unwrap_or("");
    let mut chars = inner.chars();
    let mut text = String::with_capacity(inner.len());
    while let Some(c) = chars.next() {
        text.push(if c == '\\' { chars.next().and_then(unescaped).unwrap_or(c) } else { c });
    }
    text
}
