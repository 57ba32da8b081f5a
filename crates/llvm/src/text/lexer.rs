//! Tokens of the text form.
//!
//! In: bytes. Out: one token at a time, as a kind and a range. Invariants: ranges are inside the text and not empty, but
//! for the end; every call makes progress, so that lexing is linear.
//! Not here: keywords, which the parser compares where it expects them.

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    End,
    /// A keyword.
    Word,
    /// `i32`.
    IntType,
    /// `-12`.
    Integer,
    /// `1.5e3`.
    Float,
    /// `0x3F`, `0xK…`.
    Hex,
    /// `%name`, without the sign.
    Local,
    /// `%12`.
    LocalNumber,
    /// `@name`.
    Global,
    /// `@12`.
    GlobalNumber,
    /// `#12`.
    Group,
    /// `#dbg_value`.
    Record,
    /// `!name`.
    MetadataName,
    /// `!12`.
    MetadataNumber,
    /// `!`.
    Bang,
    /// `$name`.
    Comdat,
    /// `"text"`, without the quotes.
    Text,
    /// `c"text"`, without the quotes.
    Bytes,
    /// `name:`.
    Label,
    /// `12:`.
    LabelNumber,
    /// A character that is a token: `( ) [ ] { } < > , = * |`, and `^` of summaries.
    Char(u8),
    /// `...`.
    Dots,
    /// A character that starts no token, or text without an end.
    Bad,
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Tok,
    /// Whether the content has escapes.
    pub(crate) is_escaped: bool,
    /// The range in the text.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The range of the content: a name without its sign and quotes.
    pub(crate) from: u32,
    pub(crate) to: u32,
}

const SPACE: u8 = 1;
const NAME: u8 = 2;
const DIGIT: u8 = 4;
/// What `skip_balanced` has to look at.
const BRACKET: u8 = 8;

const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            classes[at] |= SPACE;
        }
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_') {
            classes[at] |= NAME;
        }
        if byte.is_ascii_digit() {
            classes[at] |= DIGIT;
        }
        if matches!(byte, b'"' | b';' | b'{' | b'}' | b'(' | b')' | b'[' | b']') {
            classes[at] |= BRACKET;
        }
        at += 1;
    }
    classes
};

fn is(byte: u8, class: u8) -> bool {
    CLASSES[usize::from(byte)] & class != 0
}

/// A position in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Lexer<'a> {
    /// Lexes from an offset to the end of the text.
    pub(crate) fn new(text: &'a [u8], at: usize) -> Lexer<'a> {
        Lexer { text, at: at.min(text.len()) }
    }

    /// The text.
    pub(crate) fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The offset after the last token.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    fn peek(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(b' ')
    }

    fn name_end(&self, mut at: usize) -> usize {
        while at < self.text.len() && is(self.text[at], NAME) {
            at += 1;
        }
        at
    }

    fn digits_end(&self, mut at: usize) -> usize {
        while at < self.text.len() && is(self.text[at], DIGIT) {
            at += 1;
        }
        at
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Token {
        let mut at = self.at;
        loop {
            while at < self.text.len() && is(self.text[at], SPACE) {
                at += 1;
            }
            if at < self.text.len() && self.text[at] == b';' {
                while at < self.text.len() && self.text[at] != b'\n' {
                    at += 1;
                }
                continue;
            }
            break;
        }
        let token = self.token(at);
        self.at = token.end as usize;
        token
    }

    fn token(&self, start: usize) -> Token {
        let plain = |kind, end: usize, from: usize, to: usize| Token {
            kind,
            is_escaped: false,
            start: start as u32,
            end: end as u32,
            from: from as u32,
            to: to as u32,
        };
        let Some(&first) = self.text.get(start) else {
            return plain(Tok::End, start, start, start);
        };
        match first {
            b'%' => self.name_token(start, Tok::Local, Tok::LocalNumber),
            b'@' => self.name_token(start, Tok::Global, Tok::GlobalNumber),
            b'$' if self.peek(start + 1) == b'"' => self.name_token(start, Tok::Comdat, Tok::Comdat),
            b'!' => match self.peek(start + 1) {
                byte if is(byte, DIGIT) => {
                    let end = self.digits_end(start + 1);
                    plain(Tok::MetadataNumber, end, start + 1, end)
                }
                byte if is(byte, NAME) || byte == b'\\' => {
                    let mut end = self.name_end(start + 1);
                    while self.peek(end) == b'\\' {
                        end = self.name_end(end + 1);
                    }
                    plain(Tok::MetadataName, end, start + 1, end)
                }
                _ => plain(Tok::Bang, start + 1, start, start + 1),
            },
            b'#' => {
                let end = self.name_end(start + 1);
                let is_number = end > start + 1 && self.digits_end(start + 1) == end;
                plain(if is_number { Tok::Group } else { Tok::Record }, end, start + 1, end)
            }
            b'"' => self.quoted(start, start, Tok::Text),
            b'c' if self.peek(start + 1) == b'"' => self.quoted(start, start + 1, Tok::Bytes),
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b'=' | b'*' | b'|' | b'^' | b':' => {
                plain(Tok::Char(first), start + 1, start, start + 1)
            }
            b'+' if is(self.peek(start + 1), DIGIT) => self.number(start),
            _ if is(first, NAME) => {
                let end = self.name_end(start);
                if self.peek(end) == b':' && end < self.text.len() {
                    let is_number = self.digits_end(start) == end;
                    return plain(if is_number { Tok::LabelNumber } else { Tok::Label }, end + 1, start, end);
                }
                if first == b'.' && self.text[start..].starts_with(b"...") {
                    return plain(Tok::Dots, start + 3, start, start + 3);
                }
                if is(first, DIGIT) || first == b'-' && is(self.peek(start + 1), DIGIT) {
                    return self.number(start);
                }
                if first == b'i' && end > start + 1 && self.digits_end(start + 1) == end {
                    return plain(Tok::IntType, end, start + 1, end);
                }
                if first == b'$' {
                    return plain(Tok::Comdat, end, start + 1, end);
                }
                plain(Tok::Word, end, start, end)
            }
            _ => {
                // A whole character, so that errors have valid ranges.
                let mut end = start + 1;
                while end < self.text.len() && self.text[end] & 0xc0 == 0x80 {
                    end += 1;
                }
                plain(Tok::Bad, end, start, end)
            }
        }
    }

    fn number(&self, start: usize) -> Token {
        let token = |kind, end: usize| Token {
            kind,
            is_escaped: false,
            start: start as u32,
            end: end as u32,
            from: start as u32,
            to: end as u32,
        };
        if self.text[start..].starts_with(b"0x") {
            let mut end = start + 2;
            if matches!(self.peek(end), b'K' | b'L' | b'M' | b'H' | b'R') {
                end += 1;
            }
            while end < self.text.len() && self.text[end].is_ascii_hexdigit() {
                end += 1;
            }
            return token(Tok::Hex, end);
        }
        let mut end = self.digits_end(start + 1);
        if self.peek(end) != b'.' {
            return token(Tok::Integer, end);
        }
        end = self.digits_end(end + 1);
        if matches!(self.peek(end), b'e' | b'E') {
            let sign = usize::from(matches!(self.peek(end + 1), b'+' | b'-'));
            if is(self.peek(end + 1 + sign), DIGIT) {
                end = self.digits_end(end + 1 + sign);
            }
        }
        token(Tok::Float, end)
    }

    fn name_token(&self, start: usize, named: Tok, numbered: Tok) -> Token {
        if self.peek(start + 1) == b'"' {
            return self.quoted(start, start + 1, named);
        }
        let end = self.name_end(start + 1);
        let is_number = self.digits_end(start + 1) == end;
        let kind = match end {
            _ if end == start + 1 => Tok::Bad,
            _ if is_number => numbered,
            _ => named,
        };
        Token { kind, is_escaped: false, start: start as u32, end: end as u32, from: start as u32 + 1, to: end as u32 }
    }

    fn quoted(&self, start: usize, quote: usize, kind: Tok) -> Token {
        let mut at = quote + 1;
        let mut is_escaped = false;
        while at < self.text.len() && self.text[at] != b'"' {
            is_escaped |= self.text[at] == b'\\';
            at += 1;
        }
        let is_closed = at < self.text.len();
        let is_label = kind == Tok::Text && self.peek(at + 1) == b':' && at + 1 < self.text.len();
        let (kind, end) = match (is_closed, is_label) {
            (false, _) => (Tok::Bad, at),
            (true, true) => (Tok::Label, at + 2),
            (true, false) => (kind, at + 1),
        };
        Token { kind, is_escaped, start: start as u32, end: end as u32, from: quote as u32 + 1, to: at as u32 }
    }

    /// Skips to the byte after the bracket that closes the one before the current position.
    /// Returns false if there is none.
    pub(crate) fn skip_balanced(&mut self) -> bool {
        let text = self.text;
        let mut at = self.at;
        let mut depth = 1usize;
        while at < text.len() {
            while at < text.len() && !is(text[at], BRACKET) {
                at += 1;
            }
            let Some(&byte) = text.get(at) else { break };
            match byte {
                b'"' => {
                    at += 1;
                    while at < text.len() && text[at] != b'"' {
                        at += 1;
                    }
                }
                b';' => {
                    while at < text.len() && text[at] != b'\n' {
                        at += 1;
                    }
                }
                b'{' | b'(' | b'[' => depth += 1,
                b'}' | b')' | b']' => {
                    depth -= 1;
                    if depth == 0 {
                        self.at = at + 1;
                        return true;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        self.at = text.len();
        false
    }
}

/// A name or text with its escapes replaced: `\\` and two hexadecimal digits.
pub(crate) fn unescape(content: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(content.len());
    let mut at = 0;
    while at < content.len() {
        let digit = |at: usize| content.get(at).and_then(|&byte| (byte as char).to_digit(16));
        if content[at] == b'\\' {
            if content.get(at + 1) == Some(&b'\\') {
                out.push(b'\\');
                at += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (digit(at + 1), digit(at + 2)) {
                out.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
        }
        out.push(content[at]);
        at += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, want: &[(Tok, &str)]) {
        let mut lexer = Lexer::new(text.as_bytes(), 0);
        let mut got = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == Tok::End {
                break;
            }
            got.push((token.kind, &text[token.from as usize..token.to as usize]));
        }
        assert_eq!(got, want, "{text}");
    }

    #[test]
    fn tokens() {
        check(
            "%x = add i32 %1, -5 ; note",
            &[
                (Tok::Local, "x"),
                (Tok::Char(b'='), "="),
                (Tok::Word, "add"),
                (Tok::IntType, "32"),
                (Tok::LocalNumber, "1"),
                (Tok::Char(b','), ","),
                (Tok::Integer, "-5"),
            ],
        );
        check(
            "@\"a b\" 12: for.end: \"x\": ... !dbg !5 !{ #3 #dbg_value $c",
            &[
                (Tok::Global, "a b"),
                (Tok::LabelNumber, "12"),
                (Tok::Label, "for.end"),
                (Tok::Label, "x"),
                (Tok::Dots, "..."),
                (Tok::MetadataName, "dbg"),
                (Tok::MetadataNumber, "5"),
                (Tok::Bang, "!"),
                (Tok::Char(b'{'), "{"),
                (Tok::Group, "3"),
                (Tok::Record, "dbg_value"),
                (Tok::Comdat, "c"),
            ],
        );
        check(
            "1.5e+10 0xK3FFF 0x7F u0xFF c\"a\\00\" \"open",
            &[
                (Tok::Float, "1.5e+10"),
                (Tok::Hex, "0xK3FFF"),
                (Tok::Hex, "0x7F"),
                (Tok::Word, "u0xFF"),
                (Tok::Bytes, "a\\00"),
                (Tok::Bad, "open"),
            ],
        );
    }

    #[test]
    fn escapes() {
        assert_eq!(unescape(b"a\\00\\\\b\\zz"), b"a\0\\b\\zz");
    }
}
