//! The parser, which evaluates as it goes.
//!
//! In: tokens. Out: a filled [`World`].
//! Invariants: recursive descent, in the exact order that determines values and anonymous numbers; every recursion is
//! counted; after an error, the parser continues after the statement, so that one run reports as many errors as
//! possible.
//! Not here: evaluation of values (`eval`, `bang`).

mod args;
mod bang;
mod bang_types;
mod multi;
mod object;
mod scope;
mod statements;
mod types;
mod value;

use std::sync::atomic::{AtomicUsize, Ordering};

use kernelsmith_diag::Diagnostic;

use crate::eval::{Eval, Halt, Loop, World};
use crate::lexer::Lexer;
use crate::records::{McId, RecId};
use crate::symbols::Sym;
use crate::token::{Tok, Token};
use crate::types::TypeId;
use crate::values::V;
use rustc_hash::FxHashMap;
use scope::Scope;

/// Number of errors after which the parser stops, because the text is probably not TableGen.
const MAX_RECOVERIES: usize = 50;

/// The interpretation of identifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Value,
    /// Unknown identifiers are strings, and `{` starts a body.
    Name,
}

/// A `let` of the enclosing `let ... in`.
#[derive(Clone)]
struct Let {
    name: Sym,
    span: kernelsmith_diag::Span,
    bits: Vec<u32>,
    value: V,
}

/// The parser of one evaluation.
pub(crate) struct Parser<'w, 'l> {
    pub(crate) w: &'w mut World,
    lex: Lexer<'l>,
    tok: Token,
    /// The token before `tok`, to find the end of an invalid statement.
    previous: Tok,
    scopes: Vec<Scope>,
    lets: Vec<Vec<Let>>,
    loops: Vec<Loop>,
    multiclass: Option<McId>,
    aliases: FxHashMap<Sym, TypeId>,
    spare_args: args::SpareArgs,
}

impl<'w, 'l> Parser<'w, 'l> {
    pub(crate) fn new(w: &'w mut World, mut lex: Lexer<'l>) -> Self {
        let tok = lex.next(w);
        Parser {
            w,
            lex,
            tok,
            previous: Tok::Semi,
            scopes: Vec::new(),
            lets: Vec::new(),
            loops: Vec::new(),
            multiclass: None,
            aliases: FxHashMap::default(),
            spare_args: args::SpareArgs::default(),
        }
    }

    /// Parses and evaluates everything; returns the included files.
    pub(crate) fn run(mut self, n_records: &AtomicUsize) -> (Result<(), Halt>, Vec<String>) {
        let done = self.file(n_records);
        (done, self.lex.dependencies)
    }

    fn file(&mut self, n_records: &AtomicUsize) -> Result<(), Halt> {
        self.scopes.push(Scope::local());
        while self.tok.tok != Tok::Eof {
            let before = self.tok.span;
            n_records.store(self.w.def_order.len(), Ordering::Relaxed);
            match self.statement() {
                Ok(()) => {}
                Err(Halt::Fatal) => return Err(Halt::Fatal),
                Err(Halt::Statement) => {
                    if self.w.diagnostics.n_errors() >= MAX_RECOVERIES {
                        return Err(Halt::Fatal);
                    }
                    self.w.recovered = true;
                    self.recover(before);
                }
            }
        }
        Ok(())
    }

    /// Drops all open contexts and skips to the next token at the top level that starts a statement.
    fn recover(&mut self, statement: kernelsmith_diag::Span) {
        self.scopes.truncate(1);
        self.lets.clear();
        self.loops.clear();
        self.w.defsets.clear();
        self.multiclass = None;
        let mut n_skipped = 0u64;
        let mut depth = 0i32;
        let mut just_ended = matches!(self.previous, Tok::Semi | Tok::RBrace);
        loop {
            match self.tok.tok {
                Tok::Eof => return,
                Tok::LBrace => depth += 1,
                Tok::RBrace => depth -= 1,
                Tok::Class | Tok::Multiclass | Tok::Defset | Tok::Deftype if self.is_past(statement) => return,
                Tok::Def | Tok::Defm | Tok::Defvar | Tok::Let | Tok::Foreach | Tok::If | Tok::Assert | Tok::Dump
                    if just_ended && depth <= 0 && self.is_past(statement) =>
                {
                    return;
                }
                _ => {}
            }
            just_ended = matches!(self.tok.tok, Tok::Semi | Tok::RBrace);
            self.bump();
            n_skipped += 1;
            if n_skipped > 100_000_000 {
                return;
            }
        }
    }

    fn is_past(&self, statement: kernelsmith_diag::Span) -> bool {
        self.tok.span.file != statement.file || self.tok.span.lo > statement.lo
    }

    fn bump(&mut self) -> Token {
        let old = self.tok;
        self.previous = old.tok;
        self.tok = self.lex.next(self.w);
        old
    }

    fn eat(&mut self, tok: Tok) -> bool {
        let found = self.tok.tok == tok;
        if found {
            self.bump();
        }
        found
    }

    /// Reports an error at the current token.
    fn fail<T>(&mut self, code: &'static str, text: impl Into<String>) -> Eval<T> {
        let span = self.tok.span;
        self.fail_at(code, span, text)
    }

    fn fail_at<T>(&mut self, code: &'static str, span: kernelsmith_diag::Span, text: impl Into<String>) -> Eval<T> {
        self.w.error(code, span, text);
        Err(Halt::Statement)
    }

    fn report<T>(&mut self, d: Diagnostic) -> Eval<T> {
        self.w.report(d);
        Err(Halt::Statement)
    }

    fn expect(&mut self, tok: Tok, text: &str) -> Eval<()> {
        if self.eat(tok) { Ok(()) } else { self.fail("TD0201", text) }
    }

    /// Consumes a closing brace; if it is missing, the message also shows the opening one.
    fn expect_close(&mut self, open: Token, text: &str) -> Eval<()> {
        if self.eat(Tok::RBrace) {
            return Ok(());
        }
        let span = self.tok.span;
        self.w.report(Diagnostic::error(text).code("TD0201").at(span).label(open.span, "to match this '{'"));
        self.fail_at("TD0202", open.span, "to match this '{'")
    }

    /// Adds the reference's second message when parsing of a part has failed.
    fn or_else_fail<T>(&mut self, done: Eval<T>, text: &str) -> Eval<T> {
        match done {
            Err(Halt::Statement) => self.fail("TD0201", text),
            done => done,
        }
    }

    fn ident(&mut self, text: &str) -> Eval<Sym> {
        match self.tok.tok {
            Tok::Id(sym) => {
                self.bump();
                Ok(sym)
            }
            _ => self.fail("TD0201", text),
        }
    }

    /// The record that represents the multiclass being parsed.
    fn multiclass_rec(&self) -> Option<RecId> {
        self.multiclass.map(|mc| self.w.multiclasses[mc.0 as usize].rec)
    }

    /// The type of a value that must have one; only `?` has none.
    fn type_of(&mut self, v: V) -> Option<TypeId> {
        self.w.type_of(v)
    }
}
