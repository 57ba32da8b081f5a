//! What all parts of the text reader share: the current token, errors, names of types and symbols.
//!
//! In: a module and its text. Out: tokens, types' and symbols' numbers. Invariant: the parser never moves backwards, but
//! for one token of look-ahead, so that reading is linear.
//! Not here: the grammar, which other files of this directory add to [`Parser`].

use crate::constants::ConstantLimit;
use crate::error::{Error, ErrorKind, Place};
use crate::index::Symbol;
use crate::module::{Module, SymbolData};
use crate::text::lexer::{Lexer, Tok, Token, unescape};
use crate::types::TypeLimit;
use kernelsmith_diag::{FileId, Span};
use std::borrow::Cow;

pub(crate) type Result<T> = std::result::Result<T, Error>;

/// A reader of text.
pub(crate) struct Parser<'a> {
    pub(crate) module: &'a mut Module,
    pub(crate) lexer: Lexer<'a>,
    pub(crate) tok: Token,
    pub(crate) file: FileId,
    /// Whether unknown symbols are errors: in bodies, which are read after the module.
    pub(crate) is_body: bool,
    /// Attribute groups of the symbol that is read: they are defined later.
    pub(crate) pending: Vec<(u64, Token)>,
}

impl<'a> Parser<'a> {
    /// A parser of `text[..end]` from `start`.
    pub(crate) fn new(module: &'a mut Module, text: &'a [u8], file: FileId, start: usize, is_body: bool) -> Parser<'a> {
        let mut lexer = Lexer::new(text, start);
        let tok = lexer.next();
        Parser { module, lexer, tok, file, is_body, pending: Vec::new() }
    }

    /// Moves to the next token and returns the one before.
    #[inline]
    pub(crate) fn bump(&mut self) -> Token {
        std::mem::replace(&mut self.tok, self.lexer.next())
    }

    /// Moves to an offset.
    pub(crate) fn seek(&mut self, offset: usize) {
        self.lexer = Lexer::new(self.lexer.text(), offset);
        self.tok = self.lexer.next();
    }

    /// The content of a token, with escapes.
    #[inline]
    pub(crate) fn raw(&self, token: Token) -> &'a [u8] {
        &self.lexer.text()[token.from as usize..token.to as usize]
    }

    /// The content of a token.
    #[inline]
    pub(crate) fn content(&self, token: Token) -> Cow<'a, [u8]> {
        let raw = self.raw(token);
        if token.is_escaped { Cow::Owned(unescape(raw)) } else { Cow::Borrowed(raw) }
    }

    /// The current token's content, if it is a word.
    #[inline]
    pub(crate) fn word(&self) -> &'a [u8] {
        if self.tok.kind == Tok::Word { self.raw(self.tok) } else { b"" }
    }

    /// Whether the current token is this character.
    #[inline]
    pub(crate) fn at(&self, byte: u8) -> bool {
        self.tok.kind == Tok::Char(byte)
    }

    /// Moves past this character, if it is the current token.
    #[inline]
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let found = self.at(byte);
        if found {
            self.bump();
        }
        found
    }

    /// Moves past this word, if it is the current token.
    #[inline]
    pub(crate) fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.tok.kind == Tok::Word && self.raw(self.tok) == word;
        if found {
            self.bump();
        }
        found
    }

    /// Moves past this character, which must be the current token.
    #[inline]
    pub(crate) fn expect(&mut self, byte: u8) -> Result<()> {
        if self.eat(byte) { Ok(()) } else { Err(self.wanted(&format!("`{}`", byte as char))) }
    }

    /// Moves past this word, which must be the current token.
    pub(crate) fn expect_word(&mut self, word: &[u8]) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.wanted(&format!("`{}`", String::from_utf8_lossy(word)))) }
    }

    /// The span of a token.
    pub(crate) fn span(&self, token: Token) -> Span {
        Span::new(self.file, token.start, token.end)
    }

    /// An error at a token.
    #[cold]
    pub(crate) fn error_at(&self, kind: ErrorKind, token: Token, message: impl Into<String>) -> Error {
        Error::new(kind, Place::Text(self.span(token)), message)
    }

    /// An error at the current token, which should be something else.
    #[cold]
    pub(crate) fn wanted(&self, what: &str) -> Error {
        let message = match self.tok.kind {
            Tok::End => format!("expected {what}, found the end of the text"),
            Tok::Bad if self.lexer.text().get(self.tok.start as usize) == Some(&b'"') => {
                "text without a closing quote".to_owned()
            }
            _ => {
                let (start, end) = (self.tok.start as usize, self.tok.end as usize);
                let found = String::from_utf8_lossy(&self.lexer.text()[start..end]);
                let shown: String = found.chars().take(40).collect();
                format!("expected {what}, found `{shown}`")
            }
        };
        self.error_at(ErrorKind::Syntax, self.tok, message)
    }

    /// An error for something that is not supported.
    #[cold]
    pub(crate) fn unsupported(&self, token: Token, what: &str) -> Error {
        self.error_at(ErrorKind::Unsupported, token, format!("{what} is not supported"))
    }

    /// An error for a type that cannot be made.
    #[cold]
    pub(crate) fn type_limit(&self, limit: TypeLimit) -> Error {
        let limits = self.module.limits;
        let message = match limit {
            TypeLimit::Types => format!("more than {} types", limits.types),
            TypeLimit::Nesting => format!("a type nests deeper than {}", limits.nesting),
        };
        self.error_at(ErrorKind::Limit, self.tok, message)
    }

    /// An error for a constant that cannot be made.
    #[cold]
    pub(crate) fn constant_limit(&self, limit: ConstantLimit) -> Error {
        let limits = self.module.limits;
        let message = match limit {
            ConstantLimit::Constants => format!("more than {} constants", limits.constants),
            ConstantLimit::Nesting => format!("a constant nests deeper than {}", limits.nesting),
        };
        self.error_at(ErrorKind::Limit, self.tok, message)
    }

    /// The number that a token's content is.
    pub(crate) fn number_of(&self, token: Token, what: &str) -> Result<u64> {
        let digits = self.raw(token);
        let digits = digits.strip_prefix(b"+").unwrap_or(digits);
        let number = digits.iter().try_fold(0u64, |number, &digit| {
            let digit = digit.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number.checked_mul(10)?.checked_add(u64::from(digit))
        });
        number.ok_or_else(|| self.error_at(ErrorKind::Syntax, token, format!("{what} is not a number that fits")))
    }

    /// A 32-bit number: the current token.
    pub(crate) fn u32(&mut self, what: &str) -> Result<u32> {
        if self.tok.kind != Tok::Integer {
            return Err(self.wanted(what));
        }
        let number = self.number_of(self.tok, what)?;
        let number = u32::try_from(number)
            .map_err(|_| self.error_at(ErrorKind::Syntax, self.tok, format!("{what} is not a number that fits")))?;
        self.bump();
        Ok(number)
    }

    /// A number between parentheses.
    pub(crate) fn u32_in_parentheses(&mut self, what: &str) -> Result<u32> {
        self.expect(b'(')?;
        let number = self.u32(what)?;
        self.expect(b')')?;
        Ok(number)
    }

    /// An alignment in bytes, as its logarithm plus one.
    pub(crate) fn alignment(&mut self) -> Result<u8> {
        let token = self.tok;
        if token.kind != Tok::Integer {
            return Err(self.wanted("an alignment"));
        }
        let bytes = self.number_of(token, "the alignment")?;
        if !bytes.is_power_of_two() || bytes > 1 << 32 {
            return Err(self.error_at(ErrorKind::Syntax, token, "the alignment is not a power of two up to 2^32"));
        }
        self.bump();
        Ok(bytes.trailing_zeros() as u8 + 1)
    }

    /// Text in quotes: the current token.
    pub(crate) fn text(&mut self, what: &str) -> Result<Cow<'a, [u8]>> {
        if self.tok.kind != Tok::Text {
            return Err(self.wanted(what));
        }
        let token = self.bump();
        Ok(self.content(token))
    }

    /// Skips the rest of a bracket whose opening character is the current token.
    pub(crate) fn skip_balanced(&mut self) -> Result<()> {
        let open = self.tok;
        if !self.lexer.skip_balanced() {
            return Err(self.error_at(ErrorKind::Syntax, open, "this bracket is not closed"));
        }
        self.tok = self.lexer.next();
        Ok(())
    }

    /// The symbol that the current token names.
    pub(crate) fn symbol(&mut self) -> Result<Symbol> {
        let token = self.tok;
        let found = match token.kind {
            Tok::Global => {
                let name = self.content(token);
                let found = self.module.by_name.get(&*name).copied();
                found.or_else(|| (!self.is_body).then(|| self.add_symbol(Some(name.into()), token)))
            }
            Tok::GlobalNumber => {
                let number = self.number_of(token, "the symbol")?;
                let found = self.module.text.symbol_numbers.get(&number).copied();
                found.or_else(|| {
                    (!self.is_body).then(|| {
                        let symbol = self.add_symbol(None, token);
                        self.module.text.symbol_numbers.insert(number, symbol);
                        symbol
                    })
                })
            }
            _ => return Err(self.wanted("a symbol")),
        };
        let Some(symbol) = found else { return Err(self.unknown_symbol(token)) };
        self.bump();
        Ok(symbol)
    }

    /// An error for a symbol that is neither defined nor declared.
    #[cold]
    pub(crate) fn unknown_symbol(&self, token: Token) -> Error {
        let name = String::from_utf8_lossy(self.raw(token));
        self.error_at(ErrorKind::Name, token, format!("`@{name}` is neither defined nor declared"))
    }

    /// Adds a symbol that is not defined yet.
    pub(crate) fn add_symbol(&mut self, name: Option<Box<[u8]>>, token: Token) -> Symbol {
        let symbol = Symbol::new(self.module.symbols.len());
        self.module.symbols.push(SymbolData::undefined(name.clone(), u64::from(token.start)));
        if let Some(name) = name {
            self.module.by_name.insert(name, symbol);
        }
        symbol
    }
}
