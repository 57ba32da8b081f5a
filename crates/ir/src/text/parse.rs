//! The parser: files, functions, nesting.
//!
//! In: a text. Out: [`Parsed`]: the functions as far as they could be parsed, the position of each operation,
//! diagnostics.
//! Invariant: never panics, never recurses; after an error, parsing resumes at the next line; it stops after 50 errors.
//! The limits of [`crate::limits`] hold while parsing, so that a small text cannot use much memory.
//! Not here: parsing one operation (see `statement`), type checks (see [`mod@crate::verify`]).

use super::lexer::{Lexer, Tok, Token};
use super::print::{CALLED, FORMAT_VERSION};
use crate::function::LocId;
use crate::function::{Function, Passing};
use crate::limits::{self, TextLimits};
use crate::module::{Alias, Data, Linkage, Module, ModuleFunction};
use crate::op::{Op, VReg};
use crate::ops::Opcode;
use crate::types::Type;
use core::fmt;
use kernelsmith_diag::{Diagnostic, Diagnostics, FileId, Renderer, SourceMap, Span, closest};
use std::collections::HashMap;

/// A parsed function, and the positions of its parts.
#[derive(Clone, Debug)]
pub struct ParsedFunction {
    /// The function.
    pub func: Function,
    /// The position of its name.
    pub name_span: Span,
    /// The position of each operation.
    pub op_spans: Vec<Span>,
    /// Who may refer to it in a module.
    pub linkage: Linkage,
    /// Whether it belongs to the function before it.
    is_called: bool,
}

/// A parsed data object.
#[derive(Clone, Debug)]
pub struct ParsedData {
    /// The object.
    pub data: Data,
    /// The position of its name.
    pub name_span: Span,
}

/// A parsed alias.
#[derive(Clone, Debug)]
pub struct ParsedAlias {
    /// The alias.
    pub alias: Alias,
    /// The position of its name.
    pub name_span: Span,
}

/// The result of parsing.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The functions in order; a function with errors holds the parts that could be parsed.
    pub functions: Vec<ParsedFunction>,
    /// The data, in order.
    pub data: Vec<ParsedData>,
    /// Other names of these.
    pub aliases: Vec<ParsedAlias>,
    /// External symbols that may be absent.
    pub weak: Vec<String>,
    /// The errors.
    pub diagnostics: Diagnostics,
}

impl Parsed {
    /// Verifies the functions if there are no syntax errors, and adds the verifier's errors.
    pub fn verify(&mut self) {
        if self.diagnostics.has_errors() {
            return;
        }
        for parsed in &self.functions {
            for error in crate::verify::verify_all(&parsed.func, 50) {
                let span = error.op.and_then(|op| parsed.op_spans.get(op).copied()).unwrap_or(parsed.name_span);
                self.diagnostics.push(error.to_diagnostic(Some(span)));
            }
        }
    }
}

/// A text that could not be parsed: the diagnostics and the text that they refer to.
#[derive(Debug)]
pub struct ParseError {
    /// The file.
    pub sources: SourceMap,
    /// What is wrong.
    pub diagnostics: Diagnostics,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.diagnostics.render(&Renderer::compact(), &self.sources).trim_end())
    }
}

impl core::error::Error for ParseError {}

/// Parses and verifies a text with a version line.
///
/// # Errors
/// All syntax errors, or all errors of the verifier.
pub fn parse(text: &str) -> Result<Vec<Function>, Box<ParseError>> {
    parse_checked(text, true)
}

/// Parses and verifies one function; the version line is optional.
///
/// # Errors
/// All errors, or that there is not exactly one function.
pub fn parse_function(text: &str) -> Result<Function, Box<ParseError>> {
    let mut functions = parse_checked(text, false)?;
    match (functions.pop(), functions.is_empty()) {
        (Some(func), true) => Ok(func),
        (Some(_), false) | (None, _) => {
            let mut diagnostics = Diagnostics::new();
            diagnostics.push(Diagnostic::error("wanted exactly one function").code("IR0003"));
            Err(Box::new(ParseError { sources: SourceMap::new(), diagnostics }))
        }
    }
}

fn parse_checked(text: &str, wants_version: bool) -> Result<Vec<Function>, Box<ParseError>> {
    let (sources, mut parsed) = parse_verified(text, wants_version)?;
    let data = parsed.data.first().map(|data| data.name_span);
    if let Some(span) = data.or_else(|| parsed.aliases.first().map(|alias| alias.name_span)) {
        let message = "wanted functions only, but there is data, or an alias";
        parsed.diagnostics.push(Diagnostic::error(message).code("IR0003").at(span));
        return Err(Box::new(ParseError { sources, diagnostics: parsed.diagnostics }));
    }
    Ok(parsed.functions.into_iter().map(|parsed| parsed.func).collect())
}

fn parse_verified(text: &str, wants_version: bool) -> Result<(SourceMap, Parsed), Box<ParseError>> {
    let (mut sources, limits) = (SourceMap::new(), TextLimits::default());
    if let Some(diagnostic) = too_long(text, &limits) {
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(diagnostic);
        return Err(Box::new(ParseError { sources, diagnostics }));
    }
    let file = sources.add("<ir>", text);
    let mut parsed = parse_text(text, file, wants_version, &limits);
    parsed.verify();
    if parsed.diagnostics.has_errors() {
        return Err(Box::new(ParseError { sources, diagnostics: parsed.diagnostics }));
    }
    Ok((sources, parsed))
}

/// Parses and verifies a module; the version line is optional.
///
/// # Errors
/// All syntax errors, all errors of the verifier in functions, or the first one of the module.
pub fn parse_module(text: &str) -> Result<Module, Box<ParseError>> {
    let (sources, parsed) = parse_verified(text, false)?;
    let spans = parsed.functions.iter().map(|parsed| (parsed.func.name.clone(), parsed.name_span));
    let aliases = parsed.aliases.iter().map(|parsed| (parsed.alias.name.clone(), parsed.name_span));
    let spans: HashMap<String, Span> = spans
        .chain(parsed.data.iter().map(|parsed| (parsed.data.name.clone(), parsed.name_span)))
        .chain(aliases)
        .collect();
    let functions = parsed.functions.into_iter().map(|parsed| {
        let ParsedFunction { func, linkage, .. } = parsed;
        ModuleFunction { linkage, func }
    });
    let data = parsed.data.into_iter().map(|parsed| parsed.data).collect();
    let aliases = parsed.aliases.into_iter().map(|parsed| parsed.alias).collect();
    let module = Module { functions: functions.collect(), data, aliases, weak: parsed.weak };
    match crate::verify::verify_module(&module) {
        Ok(()) => Ok(module),
        Err(error) => {
            let mut diagnostics = Diagnostics::new();
            diagnostics.push(error.error.to_diagnostic(spans.get(&error.item).copied()));
            Err(Box::new(ParseError { sources, diagnostics }))
        }
    }
}

/// Parses a file with a version line, within the default limits; does not verify.
pub fn parse_source(sources: &SourceMap, file: FileId) -> Parsed {
    parse_limited(sources, file, &TextLimits::default())
}

/// Like [`parse_source`], within these limits.
pub fn parse_limited(sources: &SourceMap, file: FileId, limits: &TextLimits) -> Parsed {
    match sources.get(file) {
        Some(source) => parse_text(source.text(), file, true, limits),
        None => Parsed::default(),
    }
}

fn too_long(text: &str, limits: &TextLimits) -> Option<Diagnostic> {
    let limit = limits.text_bytes.min(TextLimits::MAX_TEXT_BYTES);
    let message = format!("the text has {} bytes, the limit is {limit}", text.len());
    (text.len() as u64 > limit).then(|| Diagnostic::error(message).code("IR0002"))
}

fn parse_text(text: &str, file: FileId, wants_version: bool, limits: &TextLimits) -> Parsed {
    let mut out = Parsed::default();
    if let Some(diagnostic) = too_long(text, limits) {
        out.diagnostics.push(diagnostic);
        return out;
    }
    let mut parser = Parser::new(text, file, limits);
    let mut n_functions = 0;
    parser.version(wants_version);
    while parser.tok() != Tok::End && !parser.is_done() {
        parser.begin = parser.token.lo;
        if matches!(parser.tok(), Tok::Word("data" | "weak" | "alias")) {
            let item = match parser.tok() {
                Tok::Word("data") => parser.data(&mut out),
                Tok::Word("alias") => parser.alias(&mut out),
                _ => parser.weak(&mut out),
            };
            if item.is_err() {
                parser.skip_to_item();
            }
        } else if parser.tok() != Tok::Word("func") {
            parser.fail("IR0003", "wanted `func`, `data`, `alias` or `weak`");
            parser.skip_to_item();
        } else if n_functions >= limits::MAX_FUNCTIONS {
            parser.fail("IR0002", &format!("more than {} functions in a text", limits::MAX_FUNCTIONS));
            break;
        } else {
            let parsed = parser.function();
            n_functions += 1;
            match out.functions.last_mut() {
                Some(owner) if parsed.is_called => owner.func.callees.push(parsed.func),
                None if parsed.is_called => {
                    let message = "a called function follows the function that calls it";
                    parser.report(Diagnostic::error(message).code("IR0003").at(parsed.name_span));
                }
                _ => out.functions.push(parsed),
            }
        }
    }
    out.diagnostics = parser.diagnostics;
    out
}

/// The parser has reported an error and must skip the line.
pub(super) struct Failed;
pub(super) type Step<T> = Result<T, Failed>;

/// The state of a register of the current function.
#[derive(Clone, Copy)]
struct Known {
    /// The function that the entry belongs to. One table serves all functions, so that a text with many small functions
    /// stays cheap.
    function: u32,
    /// `None` if the register was only read so far.
    ty: Option<Type>,
    /// The position that determines its type, or where it was first read.
    span: Span,
}

pub(super) struct Parser<'t> {
    lexer: Lexer<'t>,
    pub(super) token: Token<'t>,
    last_hi: u32,
    /// The start of the current statement.
    begin: u32,
    pub(super) diagnostics: Diagnostics,
    pub(super) func: Function,
    op_spans: Vec<Span>,
    known: Vec<Known>,
    n_functions: u32,
    /// The largest register number of the function plus one, and its position.
    n_regs: (u32, Span),
    text_len: usize,
    /// Open operations whose brace is not closed, with their positions.
    open: Vec<(Opcode, Span)>,
    /// The symbols of the function by name.
    pub(super) symbols: HashMap<&'t str, usize>,
    /// The memory limit of all functions in bytes, and the remaining budget; `None` once it is exceeded.
    limit: u64,
    left: Option<u64>,
}

impl<'t> Parser<'t> {
    fn new(text: &'t str, file: FileId, limits: &TextLimits) -> Parser<'t> {
        let mut lexer = Lexer::new(text, file);
        let token = lexer.next();
        Parser {
            token,
            last_hi: 0,
            begin: 0,
            diagnostics: Diagnostics::new(),
            func: Function::default(),
            op_spans: Vec::new(),
            known: Vec::new(),
            n_functions: 0,
            n_regs: (0, lexer.span(0, 0)),
            text_len: text.len(),
            open: Vec::new(),
            symbols: HashMap::new(),
            limit: limits.memory_bytes,
            left: Some(limits.memory_bytes),
            lexer,
        }
    }

    /// Charges the memory budget for `n` new items of a list.
    pub(super) fn charge<T>(&mut self, n: usize) -> Step<()> {
        let Some(left) = self.left else { return Err(Failed) };
        // A list may have a capacity of twice its length.
        self.left = left.checked_sub(2 * (n * size_of::<T>()) as u64);
        match self.left {
            Some(_) => Ok(()),
            None => {
                let message =
                    format!("the functions take more than {} bytes of memory, which is the limit", self.limit);
                Err(self.fail("IR0002", &message))
            }
        }
    }

    /// Whether parsing must stop.
    fn is_done(&self) -> bool {
        self.diagnostics.is_full() || self.left.is_none()
    }

    pub(super) fn tok(&self) -> Tok<'t> {
        self.token.tok
    }

    pub(super) fn span(&self) -> Span {
        self.lexer.span(self.token.lo, self.token.hi)
    }

    /// The position for an error about the next token: the token itself or, if it is on a later line than the
    /// statement, the end of the previous token.
    pub(super) fn place(&self) -> Span {
        if self.token.starts_line && self.token.lo != self.begin {
            self.lexer.span(self.last_hi, self.last_hi)
        } else {
            self.span()
        }
    }

    pub(super) fn span_from(&self, lo: u32) -> Span {
        self.lexer.span(lo, self.last_hi.max(lo))
    }

    pub(super) fn bump(&mut self) -> Tok<'t> {
        let tok = self.token.tok;
        self.last_hi = self.token.hi;
        self.token = self.lexer.next();
        tok
    }

    pub(super) fn eat(&mut self, tok: Tok<'_>) -> bool {
        let found = self.token.tok == tok;
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn expect(&mut self, c: char) -> Step<()> {
        if self.eat(Tok::Punct(c)) { Ok(()) } else { Err(self.fail("IR0003", &format!("wanted `{c}`"))) }
    }

    /// Reports an error at the next token.
    pub(super) fn fail(&mut self, code: &'static str, message: &str) -> Failed {
        let label = match self.tok() {
            Tok::End => "the text ends here".to_owned(),
            Tok::Bad => "this is no token".to_owned(),
            Tok::Word(_) | Tok::Reg(_) | Tok::Symbol(_) | Tok::Str(_) | Tok::Arrow | Tok::Punct(_) => String::new(),
        };
        let mut diagnostic = Diagnostic::error(message).code(code).at(self.place());
        if !label.is_empty() {
            diagnostic = diagnostic.primary_label(label);
        }
        self.report(diagnostic)
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) -> Failed {
        self.diagnostics.push(diagnostic);
        Failed
    }

    fn version(&mut self, wanted: bool) {
        if !matches!(self.tok(), Tok::Word("kernelsmith")) {
            if wanted {
                let help = format!("begin the text with `kernelsmith-ir {FORMAT_VERSION}`");
                let diagnostic =
                    Diagnostic::error("the version line is missing").code("IR0001").at(self.span().start());
                self.report(diagnostic.help(help));
            }
            return;
        }
        self.bump();
        let is_ir = self.eat(Tok::Punct('-')) && self.eat(Tok::Word("ir"));
        match self.tok() {
            Tok::Word(version) if is_ir && version == FORMAT_VERSION.to_string() => {
                self.bump();
            }
            _ => {
                let message = format!("wanted `kernelsmith-ir {FORMAT_VERSION}`: no other version is known");
                self.fail("IR0001", &message);
                self.skip_to_item();
            }
        }
    }

    /// Skips to the next function, data, alias or weak symbol.
    fn skip_to_item(&mut self) {
        let begins = |tok: Tok<'_>| matches!(tok, Tok::Word("func" | "data" | "weak" | "alias"));
        while !(self.tok() == Tok::End || begins(self.tok()) && self.token.starts_line) {
            self.bump();
        }
    }

    /// Skips to the first token of the next line, or to a brace that closes something.
    fn skip_line(&mut self) {
        while !(self.tok() == Tok::End || self.tok() == Tok::Punct('}') || self.token.starts_line) {
            self.bump();
        }
    }

    fn function(&mut self) -> ParsedFunction {
        self.func = Function::default();
        self.op_spans = Vec::new();
        self.open.clear();
        self.symbols.clear();
        // If the budget is exceeded, the caller reports it at the end of the function.
        let _ = self.charge::<ParsedFunction>(1);
        self.n_functions += 1;
        self.n_regs = (0, self.span());
        let lo = self.token.lo;
        self.bump();
        let linkage = self.linkage();
        let is_called = self.eat(Tok::Word(CALLED));
        let name_span = self.span();
        if self.head().is_err() {
            while !(matches!(self.tok(), Tok::End | Tok::Punct('{')) || self.token.starts_line) {
                self.bump();
            }
            self.eat(Tok::Punct('{'));
        }
        self.body(name_span);
        self.finish_registers(lo);
        ParsedFunction {
            func: core::mem::take(&mut self.func),
            name_span,
            op_spans: core::mem::take(&mut self.op_spans),
            linkage,
            is_called,
        }
    }

    /// An optional linkage.
    pub(super) fn linkage(&mut self) -> Linkage {
        let all = [Linkage::Local, Linkage::Global, Linkage::Weak];
        let found = all.into_iter().find(|linkage| self.tok() == Tok::Word(linkage.keyword()));
        if found.is_some() {
            self.bump();
        }
        found.unwrap_or_default()
    }

    pub(super) fn name(&mut self) -> Step<&'t str> {
        match self.tok() {
            Tok::Symbol(name) if limits::is_name(name) => {
                self.bump();
                Ok(name)
            }
            Tok::Symbol(_) => {
                Err(self.fail("IR0003", "a name has at most 255 characters and does not begin with a digit"))
            }
            Tok::Word(_) | Tok::Reg(_) | Tok::Str(_) | Tok::Arrow | Tok::Punct(_) | Tok::Bad | Tok::End => {
                Err(self.fail("IR0003", "wanted a name such as `@sum`"))
            }
        }
    }

    pub(super) fn ty(&mut self) -> Step<Type> {
        let Tok::Word(word) = self.tok() else { return Err(self.fail("IR0003", "wanted a type")) };
        let ty = self.ty_of(word, self.span())?;
        self.bump();
        Ok(ty)
    }

    /// The type that a word, or a part of one, names.
    pub(super) fn ty_of(&mut self, word: &str, span: Span) -> Step<Type> {
        word.parse().map_err(|error| {
            let diagnostic = Diagnostic::error(format!("`{word}` is not a type: {error}")).code("IR0005").at(span);
            let help = "types are written like `f32`, `f32x8`, `f32xn32`, `m32xn32`, `bool`, `ptr` or `index`";
            self.report(diagnostic.help(help))
        })
    }

    fn head(&mut self) -> Step<()> {
        self.func.name = self.name()?.to_owned();
        self.expect('(')?;
        while self.tok() != Tok::Punct(')') {
            if self.func.params.len() >= limits::MAX_PARAMS {
                return Err(self.fail("IR0002", &format!("more than {} parameters", limits::MAX_PARAMS)));
            }
            if self.eat(Tok::Word("...")) {
                self.func.is_variadic = true;
                break;
            }
            let traps = self.eat(Tok::Word("trap"));
            let (reg, span) = self.reg()?;
            self.expect(':')?;
            let ty = self.ty()?;
            self.define(reg, ty, span)?;
            self.func.params.push(reg);
            if let Some(passing) = self.passing()? {
                self.func.passing.push((self.func.params.len() as u32 - 1, passing));
            }
            if traps && self.func.trap_param.replace(reg).is_some() {
                return Err(self.fail("IR0003", "a second trap parameter"));
            }
            if !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        self.expect(')')?;
        if self.eat(Tok::Arrow) {
            loop {
                if self.func.results.len() >= limits::MAX_RESULTS {
                    return Err(self.fail("IR0002", &format!("more than {} results", limits::MAX_RESULTS)));
                }
                let ty = self.ty()?;
                self.func.results.push(ty);
                if !self.eat(Tok::Punct(',')) {
                    break;
                }
            }
        }
        self.func.has_setjmp = self.eat(Tok::Word("setjmp"));
        self.func.is_general = self.eat(Tok::Word("general"));
        self.expect('{')
    }

    /// How a parameter is passed, if not as a plain value: `sret`, `nest`, or `byval 24 align 8`.
    pub(super) fn passing(&mut self) -> Step<Option<Passing>> {
        if self.eat(Tok::Word("sret")) {
            return Ok(Some(Passing::ResultAddress));
        }
        if self.eat(Tok::Word("nest")) {
            return Ok(Some(Passing::StaticChain));
        }
        if !self.eat(Tok::Word("byval")) {
            return Ok(None);
        }
        let bytes = self.number("a number of bytes", limits::MAX_SLOT_BYTES)?;
        let align = if self.eat(Tok::Word("align")) { self.alignment(limits::MAX_SLOT_ALIGN)? } else { 1 };
        Ok(Some(Passing::Copy { bytes, align }))
    }

    fn body(&mut self, name_span: Span) {
        loop {
            let lo = self.token.lo;
            self.begin = lo;
            match self.tok() {
                _ if self.is_done() => return,
                Tok::End => {
                    let diagnostic = Diagnostic::error("the text ends inside a function").code("IR0004");
                    let opened = self.open.last().map_or(name_span, |(_, span)| *span);
                    let diagnostic = diagnostic.at(self.span()).label(opened, "never closed");
                    self.report(diagnostic);
                    return;
                }
                Tok::Word("func" | "data" | "weak" | "alias") if self.token.starts_line => {
                    let diagnostic = Diagnostic::error("a function begins inside another one").code("IR0004");
                    let opened = self.open.last().map_or(name_span, |(_, span)| *span);
                    let diagnostic = diagnostic.at(self.span()).label(opened, "never closed");
                    self.report(diagnostic);
                    return;
                }
                Tok::Punct('}') => {
                    self.bump();
                    if self.open.is_empty() {
                        return;
                    }
                    if self.after_brace(lo).is_err() {
                        self.skip_line();
                    }
                }
                Tok::Word("declare" | "signature") => {
                    if self.declare().is_err() {
                        self.skip_line();
                    }
                }
                Tok::Word("slot") => {
                    if self.declare_slot().is_err() {
                        self.skip_line();
                    }
                }
                Tok::Word("reg") => {
                    if self.declare_reg().is_err() {
                        self.skip_line();
                    }
                }
                Tok::Word("personality" | "thrown" | "landing") => {
                    if self.declare_exceptions().is_err() {
                        self.skip_line();
                    }
                }
                Tok::Word(_) | Tok::Reg(_) | Tok::Symbol(_) | Tok::Str(_) | Tok::Arrow | Tok::Punct(_) | Tok::Bad => {
                    let before = self.token.lo;
                    if self.statement().is_err() {
                        if self.token.lo == before {
                            self.bump(); // The token cannot start anything.
                        }
                        self.skip_line();
                    }
                }
            }
        }
    }

    pub(super) fn reg(&mut self) -> Step<(VReg, Span)> {
        let Tok::Reg(number) = self.tok() else {
            return Err(self.fail("IR0003", "wanted a register such as `%3`"));
        };
        let span = self.span();
        // A valid text that contains register n names at least n registers; otherwise the number is far too large.
        if number as usize >= limits::MAX_VREGS.min(self.text_len) {
            let message = format!("register %{number} is above the limit for a text of this size");
            return Err(self.fail("IR0002", &message));
        }
        self.bump();
        let function = self.n_functions;
        if self.known.len() <= number as usize {
            self.charge::<Known>(number as usize + 1 - self.known.len())?;
            self.known.resize(number as usize + 1, Known { function: 0, ty: None, span });
        }
        let known = &mut self.known[number as usize];
        if known.function != function {
            *known = Known { function, ty: None, span };
        }
        if number >= self.n_regs.0 {
            self.n_regs = (number + 1, span);
        }
        Ok((VReg(number), span))
    }

    /// Sets the type of a register that [`Parser::reg`] parsed, or compares it with the known type.
    pub(super) fn define(&mut self, reg: VReg, ty: Type, span: Span) -> Step<()> {
        let Some(known) = self.known.get_mut(reg.index()) else { return Ok(()) };
        match known.ty {
            None => *known = Known { ty: Some(ty), span, ..*known },
            Some(other) if other == ty => {}
            Some(other) => {
                let message = format!("{reg} gets a value of type {ty}, but has type {other}");
                let first = known.span;
                let diagnostic = Diagnostic::error(message).code("IR0008").at(span);
                return Err(self.report(diagnostic.label(first, "its type follows from here")));
            }
        }
        Ok(())
    }

    /// Completes the column of types at the end of a function; unused register numbers get type `bool`.
    fn finish_registers(&mut self, function_lo: u32) {
        let (n_regs, span) = self.n_regs;
        let length = self.last_hi.saturating_sub(function_lo);
        if n_regs > length {
            let message = format!("register %{} is above the limit for a function of this size", n_regs - 1);
            let diagnostic = Diagnostic::error(message).code("IR0002").at(span);
            self.report(diagnostic.help("number the registers without large gaps"));
            return;
        }
        if self.charge::<Type>(n_regs as usize).is_err() {
            return;
        }
        // The operation that defines a register may be one that could not be parsed.
        let complete = !self.diagnostics.has_errors();
        for at in 0..n_regs as usize {
            let known = self.known.get(at).copied().filter(|known| known.function == self.n_functions);
            self.func.vregs.push(known.and_then(|known| known.ty).unwrap_or(Type::BOOL));
            if let Some(known) = known.filter(|known| known.ty.is_none() && complete) {
                let message = format!("{} is read, but never written", VReg(at as u32));
                self.report(Diagnostic::error(message).code("IR0008").at(known.span));
            }
        }
    }

    pub(super) fn push_op(&mut self, op: Op, lo: u32) -> Step<()> {
        if self.func.ops.len() >= limits::MAX_OPS {
            return Err(self.fail("IR0002", &format!("more than {} operations", limits::MAX_OPS)));
        }
        self.charge::<(Op, Span, LocId)>(1)?;
        let span = self.span_from(lo);
        if let Some(loc) = self.location()? {
            self.func.push_at(op, loc);
        } else {
            self.func.push(op);
        }
        self.op_spans.push(span);
        Ok(())
    }

    /// The opening brace after an operation.
    pub(super) fn open_brace(&mut self, code: Opcode, span: Span) -> Step<()> {
        if self.open.len() >= limits::MAX_NESTING {
            return Err(self.fail("IR0002", &format!("nested deeper than {}", limits::MAX_NESTING)));
        }
        self.open.push((code, span));
        self.expect('{')
    }

    /// Parses the continuation after a closing brace inside a function.
    fn after_brace(&mut self, lo: u32) -> Step<()> {
        let Some((opener, opened)) = self.open.pop() else { return Ok(()) };
        let next = match self.tok() {
            Tok::Word(word) => Opcode::from_keyword(word.split('.').next().unwrap_or(word)),
            Tok::Reg(_) | Tok::Symbol(_) | Tok::Str(_) | Tok::Arrow | Tok::Punct(_) | Tok::Bad | Tok::End => None,
        };
        let is_if = matches!(opener, Opcode::If | Opcode::Then);
        let is_switch = matches!(opener, Opcode::Switch | Opcode::Case);
        match (opener, next) {
            (_, Some(code @ (Opcode::Elif | Opcode::Else))) if is_if => self.marker(code, lo),
            (_, Some(code @ (Opcode::Case | Opcode::Default))) if is_switch => self.marker(code, lo),
            (Opcode::Elif, Some(code @ Opcode::Then)) | (Opcode::While, Some(code @ Opcode::Do)) => {
                self.marker(code, lo)
            }
            (Opcode::Elif | Opcode::While, _) => {
                let wanted = if opener == Opcode::Elif { "then" } else { "do" };
                let message = format!("wanted `{wanted}` and its condition after the brace");
                let diagnostic = Diagnostic::error(message).code("IR0004").at(self.place());
                Err(self.report(diagnostic.label(opened, format!("this {opener} wants it"))))
            }
            (
                _,
                Some(code @ (Opcode::Elif | Opcode::Else | Opcode::Then | Opcode::Do | Opcode::Case | Opcode::Default)),
            ) => {
                let message = format!("`{code}` does not fit what ends here");
                let diagnostic = Diagnostic::error(message).code("IR0004").at(self.place());
                Err(self.report(diagnostic.label(opened, format!("this {opener} ends here"))))
            }
            (_, _) if is_if || opener == Opcode::Else => self.push_op(Op::marker(Opcode::EndIf), lo),
            (_, _) if is_switch || opener == Opcode::Default => self.push_op(Op::marker(Opcode::EndSwitch), lo),
            (Opcode::Block, _) => self.push_op(Op::marker(Opcode::EndBlock), lo),
            (_, _) => self.push_op(Op::marker(Opcode::EndLoop), lo),
        }
    }

    /// The operation with the most similar keyword.
    pub(super) fn suggestion(&self, word: &str) -> Option<&'static str> {
        closest(word, Opcode::ALL.iter().map(|code| code.keyword()))
    }
}
