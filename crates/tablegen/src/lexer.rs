//! The lexer.
//!
//! In: the main file, and an [`Includes`] for the others. Out: one token at a time.
//! Invariants: the lexer always makes progress and ends with `Eof`; an error is reported once and produces an `Error`
//! token; the parser never sees `include` and `#` directives.
//! Not here: conditional regions (`preprocess`).

use std::collections::BTreeSet;
use std::sync::Arc;

use kernelsmith_diag::{FileId, Span};

use crate::eval::World;
use crate::include::Includes;
use crate::symbols::Sym;
use crate::token::{KEYWORDS, Tok, Token, bang, is_new};

/// An open conditional region.
#[derive(Clone, Copy)]
pub(crate) struct Region {
    pub(crate) span: Span,
    pub(crate) is_active: bool,
    pub(crate) in_else: bool,
}

/// A file that is being read.
pub(crate) struct OpenFile {
    pub(crate) id: FileId,
    pub(crate) text: Arc<str>,
    pub(crate) pos: usize,
    pub(crate) regions: Vec<Region>,
    pub(crate) at_line_start: bool,
}

impl OpenFile {
    fn new(id: FileId, text: Arc<str>) -> Self {
        OpenFile { id, text, pos: 0, regions: Vec::new(), at_line_start: true }
    }

    /// The byte `ahead` bytes after the current one; 0 after the end.
    #[inline]
    pub(crate) fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.pos + ahead).copied().unwrap_or(0)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    pub(crate) fn span_from(&self, start: usize) -> Span {
        Span::new(self.id, start as u32, self.pos as u32)
    }

    #[inline]
    fn skip_while(&mut self, f: impl Fn(u8) -> bool) {
        let remaining = &self.text.as_bytes()[self.pos..];
        self.pos += remaining.iter().position(|&b| !f(b)).unwrap_or(remaining.len());
    }

    /// Fast path for words and one-character punctuation; `None` for other tokens.
    #[inline]
    fn plain(&mut self, w: &mut World) -> Option<(Tok, Span)> {
        let bytes = self.text.as_bytes();
        let mut start = self.pos;
        let class = loop {
            match CLASSES[usize::from(*bytes.get(start)?)] {
                Class::Blank => start += 1,
                Class::LineEnd => {
                    start += 1;
                    self.at_line_start = true;
                }
                class => break class,
            }
        };
        self.pos = start;
        let (tok, len) = match class {
            Class::Letter => {
                let word = &bytes[start..];
                let len = word.iter().position(|&b| !is_word(b)).unwrap_or(word.len());
                (word_token(&self.text[start..start + len], w), len)
            }
            Class::Mark(tok) => (tok, 1),
            _ => return None,
        };
        if tok == Tok::Include {
            return None;
        }
        self.at_line_start = false;
        self.pos += len;
        Some((tok, self.span_from(start)))
    }

    /// Skips to the end of the line, but not the line end itself.
    pub(crate) fn skip_line(&mut self) {
        // Comments are long, so scan many bytes at a time.
        let is_end = |b: u8| b == b'\n' || b == b'\r';
        let (groups, _) = self.text.as_bytes()[self.pos..].as_chunks::<32>();
        self.pos += 32 * groups.iter().take_while(|group| !group.iter().fold(false, |any, &b| any | is_end(b))).count();
        self.skip_while(|b| !is_end(b));
    }

    /// Skips blanks and comments.
    #[inline]
    fn skip_blank(&mut self, w: &mut World) -> Result<(), Span> {
        loop {
            let bytes = self.text.as_bytes();
            let mut pos = self.pos;
            while let Some(&b) = bytes.get(pos) {
                match b {
                    b' ' | b'\t' => {}
                    b'\n' | b'\r' => self.at_line_start = true,
                    _ => break,
                }
                pos += 1;
            }
            self.pos = pos;
            match self.peek(0) {
                b'/' if self.peek(1) == b'/' => self.skip_line(),
                b'/' if self.peek(1) == b'*' => {
                    let done = self.skip_block_comment();
                    if let Err(span) = done {
                        self.pos = self.text.len();
                        return Err(span);
                    }
                }
                0 if !self.is_at_end() => {
                    self.pos += 1;
                    let span = self.span_from(pos);
                    w.error("TD0101", span, "NUL character is invalid in source; treated as space");
                }
                _ => return Ok(()),
            }
        }
    }

    /// Skips a block comment, which may nest; the current bytes are the `/*`.
    pub(crate) fn skip_block_comment(&mut self) -> Result<(), Span> {
        let start = self.pos;
        let mut depth = 0u32;
        loop {
            if self.is_at_end() {
                return Err(Span::new(self.id, start as u32, start as u32 + 2));
            }
            match (self.peek(0), self.peek(1)) {
                (b'/', b'*') => {
                    depth += 1;
                    self.pos += 2;
                }
                (b'*', b'/') => {
                    depth -= 1;
                    self.pos += 2;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                _ => self.pos += 1,
            }
        }
    }
}

/// The token source of one evaluation.
pub(crate) struct Lexer<'a> {
    pub(crate) open: Vec<OpenFile>,
    includes: &'a mut dyn Includes,
    pub(crate) macros: BTreeSet<String>,
    /// The included files in order, with the names under which they were found.
    pub(crate) dependencies: Vec<String>,
    pub(crate) end: Span,
}

/// The kind of token that a byte starts.
#[derive(Clone, Copy)]
enum Class {
    Blank,
    LineEnd,
    /// A word, independent of the next byte.
    Letter,
    /// A one-byte token, independent of the next byte.
    Mark(Tok),
    /// A token that depends on further bytes.
    Other,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut b = 0;
    while b < 256 {
        classes[b] = match b as u8 {
            b' ' | b'\t' => Class::Blank,
            b'\n' | b'\r' => Class::LineEnd,
            b'_' | b'a'..=b'z' | b'A'..=b'Z' => Class::Letter,
            b']' => Class::Mark(Tok::RSquare),
            b'{' => Class::Mark(Tok::LBrace),
            b'}' => Class::Mark(Tok::RBrace),
            b'(' => Class::Mark(Tok::LParen),
            b')' => Class::Mark(Tok::RParen),
            b'<' => Class::Mark(Tok::Less),
            b'>' => Class::Mark(Tok::Greater),
            b':' => Class::Mark(Tok::Colon),
            b';' => Class::Mark(Tok::Semi),
            b',' => Class::Mark(Tok::Comma),
            b'=' => Class::Mark(Tok::Equal),
            b'?' => Class::Mark(Tok::Question),
            _ => Class::Other,
        };
        b += 1;
    }
    classes
};

#[inline]
fn is_word(b: u8) -> bool {
    const WORD: [bool; 256] = {
        let mut word = [false; 256];
        let mut b = 0;
        while b < 256 {
            word[b] = (b as u8).is_ascii_alphanumeric() || b == b'_' as usize;
            b += 1;
        }
        word
    };
    WORD[b as usize]
}

/// The token for a word.
#[inline]
fn word_token(word: &str, w: &mut World) -> Tok {
    let sym = w.symbols.intern(word);
    KEYWORDS.get(sym.0 as usize).map_or(Tok::Id(sym), |&(_, tok)| tok)
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(main: FileId, text: Arc<str>, includes: &'a mut dyn Includes, macros: BTreeSet<String>) -> Self {
        let end = Span::new(main, text.len() as u32, text.len() as u32);
        Lexer { open: vec![OpenFile::new(main, text)], includes, macros, dependencies: Vec::new(), end }
    }

    /// The next token.
    pub(crate) fn next(&mut self, w: &mut World) -> Token {
        if let Some(file) = self.open.last_mut()
            && let Some((tok, span)) = file.plain(w)
        {
            return Token { tok, span };
        }
        self.next_of_any_kind(w)
    }

    #[inline(never)]
    fn next_of_any_kind(&mut self, w: &mut World) -> Token {
        loop {
            let Some(file) = self.open.last_mut() else { return Token { tok: Tok::Eof, span: self.end } };
            if let Err(span) = file.skip_blank(w) {
                w.error("TD0102", span, "Unterminated comment!");
                return Token { tok: Tok::Error, span };
            }
            if file.is_at_end() {
                if let Some(token) = self.open_region(w) {
                    return token;
                }
                self.close_file();
                continue;
            }
            let start = file.pos;
            let is_line_start = std::mem::replace(&mut file.at_line_start, false);
            if is_line_start && file.peek(0) == b'#' {
                match self.directive(w) {
                    Ok(true) => continue,
                    Ok(false) => {}
                    Err(span) => return Token { tok: Tok::Error, span },
                }
            }
            let Some(file) = self.open.last_mut() else { continue };
            let tok = lex_token(file, w);
            let span = file.span_from(start);
            if tok == Tok::Include {
                match self.include(w, span) {
                    Ok(()) => continue,
                    Err(span) => return Token { tok: Tok::Error, span },
                }
            }
            return Token { tok, span };
        }
    }

    /// Returns to the including file.
    fn close_file(&mut self) {
        if let Some(file) = self.open.pop() {
            self.end = file.span_from(file.pos);
        }
    }

    fn include(&mut self, w: &mut World, directive: Span) -> Result<(), Span> {
        // In place of the name there may be another directive, recursively.
        w.here = directive;
        if w.enter().is_err() {
            self.open.clear();
            return Err(directive);
        }
        let name = self.next(w);
        w.leave();
        let Tok::Str(sym) = name.tok else {
            w.error("TD0103", directive, "Expected filename after include");
            return Err(directive);
        };
        let text = w.sym(sym).to_string();
        if self.open.len() as u32 > w.options.limits.includes {
            let limit = w.options.limits.includes;
            w.error("TD0900", name.span, format!("includes are nested more than {limit} deep"));
            self.open.clear();
            return Err(name.span);
        }
        let Some(found) = self.includes.find(&text) else {
            w.error("TD0104", name.span, format!("Could not find include file '{text}'"));
            return Err(name.span);
        };
        w.here = name.span;
        if w.take_source(found.text.len()).is_err() {
            self.open.clear();
            return Err(name.span);
        }
        self.dependencies.push(found.name.clone());
        let id = w.sources.add_included(found.name, Arc::clone(&found.text), directive);
        self.open.push(OpenFile::new(id, found.text));
        Ok(())
    }
}

fn lex_token(file: &mut OpenFile, w: &mut World) -> Tok {
    let start = file.pos;
    let c = file.peek(0);
    file.pos += 1;
    match c {
        b'[' if file.peek(0) == b'{' => lex_code(file, w),
        b'[' => Tok::LSquare,
        b'#' => Tok::Paste,
        b'.' => {
            if file.peek(0) != b'.' {
                return Tok::Dot;
            }
            if file.peek(1) != b'.' {
                file.pos += 1;
                return lex_error(file, w, start, "Invalid '..' punctuation");
            }
            file.pos += 2;
            Tok::DotDotDot
        }
        b'"' => lex_string(file, w),
        b'$' => {
            if !(file.peek(0).is_ascii_alphabetic() || file.peek(0) == b'_') {
                return lex_error(file, w, start, "Invalid variable name");
            }
            file.skip_while(is_word);
            let name = w.symbols.intern(&file.text[start + 1..file.pos]);
            Tok::Var(name)
        }
        b'!' => {
            if !file.peek(0).is_ascii_alphabetic() {
                return lex_error(file, w, start, "Invalid \"!operator\"");
            }
            file.skip_while(|b| b.is_ascii_alphabetic());
            let word = &file.text[start + 1..file.pos];
            match bang(word) {
                Some(op) if !(w.options.rejects_new_operators && is_new(op)) => Tok::Bang(op),
                _ => lex_unknown_operator(file, w, start),
            }
        }
        b'0'..=b'9' | b'-' | b'+' => lex_number(file, w, start),
        c => {
            match CLASSES[usize::from(c)] {
                Class::Mark(tok) => return tok,
                Class::Letter => return lex_word(file, w, start),
                _ => {}
            }
            while !file.text.is_char_boundary(file.pos) {
                file.pos += 1;
            }
            lex_error(file, w, start, "Unexpected character")
        }
    }
}

fn lex_error(file: &OpenFile, w: &mut World, start: usize, text: &str) -> Tok {
    w.error("TD0105", file.span_from(start), text);
    Tok::Error
}

fn lex_unknown_operator(file: &OpenFile, w: &mut World, start: usize) -> Tok {
    let word = &file.text[start + 1..file.pos];
    let near = kernelsmith_diag::closest(word, crate::token::BANG_WORDS.iter().map(|&(name, _)| name));
    let mut d = kernelsmith_diag::Diagnostic::error("Unknown operator").code("TD0106").at(file.span_from(start));
    if let Some(near) = near {
        d = d.help(format!("there is an operator '!{near}'"));
    }
    w.report(d);
    Tok::Error
}

fn lex_word(file: &mut OpenFile, w: &mut World, start: usize) -> Tok {
    file.skip_while(is_word);
    word_token(&file.text[start..file.pos], w)
}

fn lex_number(file: &mut OpenFile, w: &mut World, start: usize) -> Tok {
    let first = file.text.as_bytes()[start];
    if first == b'0' && file.peek(0) == b'x' && file.peek(1).is_ascii_hexdigit() {
        file.pos += 1;
        file.skip_while(|b| b.is_ascii_hexdigit());
        return match u64::from_str_radix(&file.text[start + 2..file.pos], 16) {
            Ok(value) => Tok::Int(value as i64),
            Err(_) => lex_error(file, w, start, "Number out of range"),
        };
    }
    if first == b'0' && file.peek(0) == b'b' && matches!(file.peek(1), b'0' | b'1') {
        file.pos += 1;
        file.skip_while(|b| matches!(b, b'0' | b'1'));
        let digits = &file.text[start + 2..file.pos];
        return match u64::from_str_radix(digits, 2) {
            Ok(value) => Tok::Binary { value, width: digits.len() as u32 },
            Err(_) => lex_error(file, w, start, "Number out of range"),
        };
    }
    file.skip_while(|b| b.is_ascii_digit());
    // `12b1` and `12xf` are a number followed by a word; `0b1` is a number.
    let is_number = match file.peek(0) {
        b'b' => matches!(file.peek(1), b'0' | b'1'),
        b'x' => file.peek(1).is_ascii_hexdigit(),
        _ => false,
    };
    if first.is_ascii_digit() && is_word(file.peek(0)) && !is_number {
        return lex_word(file, w, start);
    }
    match &file.text[start..file.pos] {
        "-" => Tok::Minus,
        "+" => Tok::Plus,
        digits => {
            let unsigned = digits.strip_prefix('+').unwrap_or(digits);
            let parsed =
                if first == b'-' { digits.parse().ok() } else { unsigned.parse::<u64>().ok().map(|u| u as i64) };
            parsed.map_or_else(|| lex_error(file, w, start, "Number out of range"), Tok::Int)
        }
    }
}

fn lex_string(file: &mut OpenFile, w: &mut World) -> Tok {
    let start = file.pos - 1;
    file.skip_while(|b| !matches!(b, b'"' | b'\\' | b'\n' | b'\r'));
    if file.peek(0) == b'"' {
        let text = w.symbols.intern(&file.text[start + 1..file.pos]);
        file.pos += 1;
        return Tok::Str(text);
    }
    // Slow path: an escape sequence or an error.
    let mut text = file.text[start + 1..file.pos].to_string();
    loop {
        let run = file.pos;
        file.skip_while(|b| !matches!(b, b'"' | b'\\' | b'\n' | b'\r'));
        text.push_str(&file.text[run..file.pos]);
        if file.is_at_end() {
            return lex_error(file, w, start + 1, "End of file in string literal");
        }
        let c = file.peek(0);
        file.pos += 1;
        match c {
            b'"' => return Tok::Str(w.symbols.intern(&text)),
            b'\\' => {
                let escaped = match file.peek(0) {
                    b'\\' => '\\',
                    b'\'' => '\'',
                    b'"' => '"',
                    b't' => '\t',
                    b'n' => '\n',
                    b'\n' | b'\r' => {
                        return lex_error(file, w, file.pos, "escaped newlines not supported in tblgen");
                    }
                    _ if file.is_at_end() => return lex_error(file, w, start + 1, "End of file in string literal"),
                    _ => {
                        let tok = lex_error(file, w, file.pos, "invalid escape in string literal");
                        // Continue after the string, so that the rest of it is not lexed as code.
                        file.skip_while(|b| !matches!(b, b'"' | b'\n' | b'\r'));
                        file.pos += usize::from(file.peek(0) == b'"');
                        return tok;
                    }
                };
                text.push(escaped);
                file.pos += 1;
            }
            _ => return lex_error(file, w, start + 1, "End of line in string literal"),
        }
    }
}

fn lex_code(file: &mut OpenFile, w: &mut World) -> Tok {
    let start = file.pos - 1;
    file.pos += 1;
    match file.text[file.pos..].find("}]") {
        Some(len) => {
            let code: Sym = w.symbols.intern(&file.text[file.pos..file.pos + len]);
            file.pos += len + 2;
            Tok::Code(code)
        }
        None => {
            file.pos = file.text.len();
            lex_error(file, w, start, "Unterminated code block")
        }
    }
}
