//! Metadata in text: skipped, but for positions in source files.
//!
//! In: tokens; numbers of nodes. Out: [`Location`]s. Invariant: chains of scopes are followed for a limited number of
//! steps, so that circular ones end.

use crate::body::Location;
use crate::text::lexer::{Lexer, Tok, unescape};
use crate::text::parser::{Parser, Result};

/// Longest chain of scopes from an instruction to its file.
const MAX_SCOPES: usize = 64;
/// Largest number of tokens of a node that is searched.
const MAX_TOKENS: usize = 256;

impl Parser<'_> {
    /// Skips a node, a string, or a reference to a node: the current token starts it.
    pub(crate) fn skip_metadata(&mut self) -> Result<()> {
        match self.tok.kind {
            Tok::MetadataNumber => {
                self.bump();
            }
            Tok::MetadataName => {
                self.bump();
                if self.at(b'(') {
                    self.skip_balanced()?;
                }
            }
            Tok::Bang => {
                self.bump();
                if self.at(b'{') {
                    self.skip_balanced()?;
                } else {
                    self.text("metadata")?;
                }
            }
            _ => return Err(self.wanted("metadata")),
        }
        Ok(())
    }

    /// Skips `, !name !1` until the end of an instruction: the current token is a name. Returns the number of the
    /// instruction's position.
    pub(crate) fn attachments(&mut self) -> Result<Option<u32>> {
        let mut location = None;
        loop {
            let is_position = self.raw(self.tok) == b"dbg";
            self.bump();
            if is_position && self.tok.kind == Tok::MetadataNumber {
                location = u32::try_from(self.number_of(self.tok, "the node")?).ok();
            }
            self.skip_metadata()?;
            if !self.at(b',') {
                return Ok(location);
            }
            self.bump();
            if self.tok.kind != Tok::MetadataName {
                return Err(self.wanted("metadata"));
            }
        }
    }

    /// The position that a node states.
    pub(crate) fn location(&mut self, number: u32) -> Option<Location> {
        let offset = self.node(number)?;
        let mut fields = Fields::new(self.lexer.text(), offset)?;
        if fields.kind != b"DILocation" {
            return None;
        }
        let (mut line, mut column, mut scope) = (0, 0, None);
        while let Some((name, value)) = fields.next() {
            match (name, value) {
                (b"line", Field::Number(number)) => line = number,
                (b"column", Field::Number(number)) => column = number,
                (b"scope", Field::Node(number)) => scope = Some(number),
                _ => {}
            }
        }
        let file = scope.and_then(|scope| self.file_of(scope));
        Some(Location { line, column, file })
    }

    /// The file of a scope.
    fn file_of(&mut self, scope: u32) -> Option<u32> {
        if let Some(&file) = self.module.text.scope_files.get(&scope) {
            return file;
        }
        let file = self.find_file(scope);
        self.module.text.scope_files.insert(scope, file);
        file
    }

    fn find_file(&mut self, scope: u32) -> Option<u32> {
        let mut node = scope;
        for _ in 0..MAX_SCOPES {
            let mut fields = Fields::new(self.lexer.text(), self.node(node)?)?;
            let (mut file, mut outer) = (None, None);
            while let Some((name, value)) = fields.next() {
                match (name, value) {
                    (b"file", Field::Node(number)) => file = Some(number),
                    (b"scope", Field::Node(number)) => outer = Some(number),
                    (b"filename", Field::Text(text)) => return Some(self.module.intern_file(&text)),
                    _ => {}
                }
            }
            node = file.or(outer)?;
        }
        None
    }

    fn node(&self, number: u32) -> Option<usize> {
        let nodes = &self.module.text.metadata;
        let at = nodes.binary_search_by_key(&number, |&(number, _)| number).ok()?;
        Some(nodes[at].1 as usize)
    }
}

/// The fields of a node such as `!DILocation(line: 3, scope: !4)`.
struct Fields<'a> {
    lexer: Lexer<'a>,
    kind: &'a [u8],
    n_tokens: usize,
}

enum Field {
    Number(u32),
    Node(u32),
    Text(Vec<u8>),
    Other,
}

impl<'a> Fields<'a> {
    fn new(text: &'a [u8], offset: usize) -> Option<Fields<'a>> {
        let mut lexer = Lexer::new(text, offset);
        let mut token = lexer.next();
        if token.kind == Tok::Word {
            // `distinct`
            token = lexer.next();
        }
        if token.kind != Tok::MetadataName || lexer.next().kind != Tok::Char(b'(') {
            return None;
        }
        Some(Fields { lexer, kind: &text[token.from as usize..token.to as usize], n_tokens: 0 })
    }

    fn next(&mut self) -> Option<(&'a [u8], Field)> {
        let text = self.lexer.text();
        loop {
            self.n_tokens += 1;
            let token = self.lexer.next();
            match token.kind {
                Tok::Label => {
                    let name = &text[token.from as usize..token.to as usize];
                    let value = self.lexer.next();
                    let raw = &text[value.from as usize..value.to as usize];
                    let number = || std::str::from_utf8(raw).ok()?.parse().ok();
                    let value = match value.kind {
                        Tok::Integer => number().map(Field::Number),
                        Tok::MetadataNumber => number().map(Field::Node),
                        Tok::Text => Some(Field::Text(unescape(raw))),
                        _ => None,
                    };
                    return Some((name, value.unwrap_or(Field::Other)));
                }
                Tok::End | Tok::Char(b')') => return None,
                _ if self.n_tokens > MAX_TOKENS => return None,
                _ => {}
            }
        }
    }
}
