//! `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif`.
//!
//! In: a `#` that is the first character of its line. Out: the lexer's position after the directive, or after the
//! region that it disables.
//! Invariants: regions nest and end in the file where they start; a skipped region is only scanned for directives.
//! Not here: the paste operator, which is any `#` without the name of a directive after it.

use kernelsmith_diag::{Diagnostic, Span};

use crate::eval::World;
use crate::lexer::{Lexer, OpenFile, Region};
use crate::token::{Tok, Token};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

const WORDS: [(&str, Directive); 5] = [
    ("ifdef", Directive::Ifdef),
    ("ifndef", Directive::Ifndef),
    ("else", Directive::Else),
    ("endif", Directive::Endif),
    ("define", Directive::Define),
];

/// The directive at a `#`, if its name ends properly.
fn directive_at(file: &OpenFile) -> Option<(Directive, &'static str)> {
    let after_hash = file.text.as_bytes().get(file.pos + 1..)?;
    WORDS.iter().copied().find_map(|(word, directive)| {
        let after = after_hash.strip_prefix(word.as_bytes())?;
        let ends = matches!(after, [] | [b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'/' | b'*', ..]);
        ends.then_some((directive, word))
    })
}

fn skip_blanks(file: &mut OpenFile) {
    while matches!(file.peek(0), b' ' | b'\t') {
        file.pos += 1;
    }
}

fn macro_name(file: &mut OpenFile) -> Option<(String, Span)> {
    skip_blanks(file);
    let start = file.pos;
    if !(file.peek(0).is_ascii_alphabetic() || file.peek(0) == b'_') {
        return None;
    }
    while file.peek(0).is_ascii_alphanumeric() || file.peek(0) == b'_' {
        file.pos += 1;
    }
    Some((file.text[start..file.pos].to_string(), file.span_from(start)))
}

/// Whether the line contains only comments from here on; skips to its end.
fn rest_of_line_is_blank(file: &mut OpenFile) -> Result<bool, Span> {
    loop {
        match (file.peek(0), file.peek(1)) {
            (b' ' | b'\t', _) => file.pos += 1,
            (b'/', b'/') => file.skip_line(),
            (b'/', b'*') => file.skip_block_comment()?,
            (b'\n' | b'\r', _) => return Ok(true),
            _ if file.is_at_end() => return Ok(true),
            _ => return Ok(false),
        }
    }
}

impl Lexer<'_> {
    /// Handles a directive at the current `#`; returns false if there is none.
    pub(crate) fn directive(&mut self, w: &mut World) -> Result<bool, Span> {
        let Some(file) = self.open.last_mut() else { return Ok(false) };
        let Some((directive, word)) = directive_at(file) else { return Ok(false) };
        file.pos += 1 + word.len();
        let span = file.span_from(file.pos - word.len());
        self.apply(w, directive, word, span, true)?;
        let is_off = self.open.last().and_then(|f| f.regions.last()).is_some_and(|r| !r.is_active);
        if is_off {
            self.skip_region(w)?;
        }
        Ok(true)
    }

    fn apply(&mut self, w: &mut World, directive: Directive, word: &str, span: Span, is_on: bool) -> Result<(), Span> {
        let Some(file) = self.open.last_mut() else { return Ok(()) };
        let fail = |w: &mut World, at: Span, text: String| {
            w.error("TD0110", at, text);
            Err(at)
        };
        let mut name = None;
        let mut tail_text = format!("#{word}");
        match directive {
            Directive::Ifdef | Directive::Ifndef | Directive::Define => {
                let Some((found, at)) = macro_name(file) else {
                    let at = Span { lo: file.pos as u32, hi: file.pos as u32, ..span };
                    return fail(w, at, format!("Expected macro name after #{word}"));
                };
                tail_text.push_str(" NAME");
                name = Some((found, at));
            }
            Directive::Else => match file.regions.last() {
                None => return fail(w, span, "#else without #ifdef or #ifndef".to_string()),
                Some(r) if r.in_else => {
                    let previous = r.span;
                    let _ = fail(w, span, "double #else".to_string());
                    let _ = fail(w, previous, "Previous #else is here".to_string());
                    return Err(span);
                }
                Some(_) => {}
            },
            Directive::Endif if file.regions.is_empty() => {
                return fail(w, span, "#endif without #ifdef".to_string());
            }
            Directive::Endif => {}
        }
        if (is_on || directive != Directive::Define) && !rest_of_line_is_blank(file)? {
            let at = file.pos;
            if file.peek(0) == b'/' {
                let _ = fail(w, Span { lo: at as u32, hi: at as u32, ..span }, "Unexpected character".to_string());
            }
            let Some(file) = self.open.last_mut() else { return Ok(()) };
            file.pos = at;
            let at = Span { lo: at as u32, hi: at as u32, ..span };
            return fail(w, at, format!("Only comments are supported after {tail_text}"));
        }
        match (directive, name) {
            (Directive::Define, Some((name, at))) => {
                if is_on && !self.macros.insert(name.clone()) {
                    let text = format!("Duplicate definition of macro: {name}");
                    w.report(Diagnostic::warning(text).code("TD0111").at(at));
                }
            }
            (Directive::Ifdef | Directive::Ifndef, Some((name, at))) => {
                let is_active = self.macros.contains(&name) == (directive == Directive::Ifdef);
                file.regions.push(Region { span: at, is_active, in_else: false });
            }
            (Directive::Else, _) => {
                if let Some(region) = file.regions.last_mut() {
                    *region = Region { span, is_active: !region.is_active, in_else: true };
                }
            }
            _ => {
                file.regions.pop();
            }
        }
        Ok(())
    }

    /// Skips lines until the innermost region is active again or closed.
    fn skip_region(&mut self, w: &mut World) -> Result<(), Span> {
        let outer = self.open.last().map_or(0, |f| f.regions.len()) - 1;
        loop {
            let Some(file) = self.open.last_mut() else { return Ok(()) };
            if file.regions.len() <= outer || (file.regions.len() == outer + 1 && file.regions[outer].is_active) {
                return Ok(());
            }
            if file.is_at_end() {
                return Ok(());
            }
            // At the start of a line, or after a directive.
            loop {
                match (file.peek(0), file.peek(1)) {
                    (b' ' | b'\t' | b'\n' | b'\r', _) => file.pos += 1,
                    (b'/', b'*') => file.skip_block_comment().inspect_err(|&at| {
                        w.error("TD0102", at, "Unterminated comment!");
                    })?,
                    _ => break,
                }
            }
            if file.peek(0) == b'#'
                && let Some((directive, word)) = directive_at(file)
            {
                file.pos += 1 + word.len();
                let span = file.span_from(file.pos - word.len());
                self.apply(w, directive, word, span, false)?;
                continue;
            }
            self.skip_to_line_end(w)?;
        }
    }

    fn skip_to_line_end(&mut self, w: &mut World) -> Result<(), Span> {
        let Some(file) = self.open.last_mut() else { return Ok(()) };
        loop {
            match (file.peek(0), file.peek(1)) {
                (b'\n' | b'\r', _) => return Ok(()),
                (b'/', b'/') => file.skip_line(),
                (b'/', b'*') => file.skip_block_comment().inspect_err(|&at| {
                    w.error("TD0102", at, "Unterminated comment!");
                })?,
                _ if file.is_at_end() => return Ok(()),
                _ => file.pos += 1,
            }
        }
    }

    /// Reports a region that is still open at the end of the file, like the reference: in a skipped region, this is an
    /// error in place of a token; otherwise, all input ends here.
    pub(crate) fn open_region(&mut self, w: &mut World) -> Option<Token> {
        let file = self.open.last()?;
        let region = *file.regions.last()?;
        let span = file.span_from(file.pos);
        w.error("TD0112", span, "Reached EOF without matching #endif");
        w.secondary_error("TD0112", region.span, "The latest preprocessor control is here");
        self.open.clear();
        self.end = span;
        let tok = if region.is_active { Tok::Eof } else { Tok::Error };
        Some(Token { tok, span })
    }
}
