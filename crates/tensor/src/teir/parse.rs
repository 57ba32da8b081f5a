//! The parser: recursive descent over tokens.
//!
//! In: text. Out: the document, as far as it could be read, and diagnostics with positions.
//! Invariants: every step consumes a token or ends; after an error, reading continues at the next declaration or node.
//! Not here: rules about names (see `check`).

use super::document::{
    Axis, Bytes, Document, Edge, Elem, Invocation, Iteration, Metadata, Name, Policy, Primitive, Role, Tensor, Term,
    Value,
};
use super::lexer::{self, Kind, Token};
use kernelsmith_diag::{Diagnostic, Diagnostics, FileId, Span, closest};
use std::collections::BTreeMap;

/// Maximum number of bytes of a text.
pub const MAX_TEXT: usize = 1 << 24;
/// Number of errors after which reading and checking stop.
pub(super) const MAX_ERRORS: usize = 1000;

/// An error was reported.
struct Reported;
type Result<T> = core::result::Result<T, Reported>;

/// Reads a document.
pub(super) fn parse(file: FileId, text: &str) -> (Document, Diagnostics) {
    let mut diagnostics = Diagnostics::with_error_limit(MAX_ERRORS);
    if text.len() > MAX_TEXT {
        let message = format!("the text has {} bytes, but may have at most {MAX_TEXT}", text.len());
        diagnostics.push(Diagnostic::error(message).code("TE0001").at(Span::new(file, 0, 0)));
        return (Document::default(), diagnostics);
    }
    let tokens = lexer::tokens(file, text, &mut diagnostics);
    let mut parser = Parser { file, text, tokens, at: 0, diagnostics, document: Document::default(), roots: None };
    let _ = parser.document();
    (parser.document, parser.diagnostics)
}

struct Parser<'t> {
    file: FileId,
    text: &'t str,
    tokens: Vec<Token>,
    at: usize,
    diagnostics: Diagnostics,
    document: Document,
    /// Where `roots` was.
    roots: Option<Span>,
}

const DECLARATIONS: &[&str] = &["tensor", "axis", "primitive", "schedule"];
const NODES: &[&str] = &["roots", "iter", "invoke"];

impl<'t> Parser<'t> {
    fn token(&self) -> Token {
        self.tokens[self.at]
    }

    fn next(&mut self) -> Token {
        let token = self.token();
        if token.kind != Kind::End {
            self.at += 1;
        }
        token
    }

    fn text(&self, token: Token) -> &'t str {
        &self.text[token.lo as usize..token.hi as usize]
    }

    fn is(&self, text: &str) -> bool {
        let token = self.token();
        matches!(token.kind, Kind::Word | Kind::Punctuation) && self.text(token) == text
    }

    fn accept(&mut self, text: &str) -> bool {
        let is = self.is(text);
        if is {
            self.at += 1;
        }
        is
    }

    fn error<T>(&mut self, code: &'static str, span: Span, message: impl Into<String>) -> Result<T> {
        self.diagnostics.push(Diagnostic::error(message).code(code).at(span));
        Err(Reported)
    }

    /// Reports that something else was expected.
    fn unexpected<T>(&mut self, wanted: &str) -> Result<T> {
        let token = self.token();
        let found = match token.kind {
            Kind::End => "the end of the text".to_owned(),
            _ => format!("`{}`", self.text(token).escape_debug()),
        };
        let mut diagnostic =
            Diagnostic::error(format!("expected {wanted}, found {found}")).code("TE0201").at(token.span(self.file));
        if token.kind == Kind::Word {
            let words = wanted.split('`').skip(1).step_by(2);
            if let Some(word) = closest(self.text(token), words) {
                diagnostic = diagnostic.help(format!("did you mean `{word}`?"));
            }
        }
        self.diagnostics.push(diagnostic);
        Err(Reported)
    }

    fn expect(&mut self, text: &str) -> Result<Token> {
        let token = self.token();
        if self.accept(text) { Ok(token) } else { self.unexpected(&format!("`{text}`")) }
    }

    fn expect_kind(&mut self, kind: Kind, wanted: &str) -> Result<Token> {
        if self.token().kind == kind { Ok(self.next()) } else { self.unexpected(wanted) }
    }

    fn word(&mut self, wanted: &str) -> Result<Name> {
        let token = self.expect_kind(Kind::Word, wanted)?;
        Ok(Name::at(self.text(token), token.span(self.file)))
    }

    /// `@name`
    fn name(&mut self, wanted: &str) -> Result<Name> {
        let token = self.expect_kind(Kind::Name, wanted)?;
        Ok(Name::at(&self.text(token)[1..], token.span(self.file)))
    }

    fn int(&mut self) -> Result<i64> {
        let token = self.expect_kind(Kind::Int, "a whole number")?;
        self.int_of(token)
    }

    fn int_of(&mut self, token: Token) -> Result<i64> {
        let text = self.text(token);
        Ok(text.parse().unwrap_or_else(|_| {
            self.out_of_range(token);
            1
        }))
    }

    fn out_of_range(&mut self, token: Token) {
        let message = format!("{} does not fit 64 bits", self.text(token));
        self.diagnostics.push(Diagnostic::error(message).code("TE0105").at(token.span(self.file)));
    }

    /// Items between brackets, separated by commas.
    fn list<T>(&mut self, open: &str, close: &str, item: impl Fn(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        self.expect(open)?;
        let mut items = Vec::new();
        if self.accept(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.accept(close) {
                return Ok(items);
            }
            if !self.accept(",") {
                return self.unexpected(&format!("`,` or `{close}`"));
            }
        }
    }

    /// A map whose keys differ.
    fn map<T>(&mut self, value: impl Fn(&mut Self) -> Result<T>) -> Result<BTreeMap<Name, T>> {
        let entries = self.list("{", "}", |parser| {
            let key = parser.word("a name")?;
            parser.expect(":")?;
            Ok((key, value(parser)?))
        })?;
        let mut map = BTreeMap::new();
        for (key, value) in entries {
            self.check_new(map.get_key_value(&key).map(|(other, _)| other), &key);
            map.entry(key).or_insert(value);
        }
        Ok(map)
    }

    fn check_new(&mut self, other: Option<&Name>, key: &Name) {
        if let Some(other) = other {
            let diagnostic = Diagnostic::error(format!("`{key}` is listed twice")).code("TE0203").at(key.span);
            self.diagnostics.push(diagnostic.label(other.span, "first here"));
        }
    }

    /// Reports a second clause of a kind; the position is that of the first one.
    fn check_once(&mut self, first: Option<Span>, clause: &str, span: Span) {
        if let Some(first) = first {
            let diagnostic = Diagnostic::error(format!("there are two clauses `{clause}`")).code("TE0204").at(span);
            self.diagnostics.push(diagnostic.label(first, "first here"));
        }
    }

    /// Continues at the next of these words, or at the end of the block around token `from`.
    fn recover(&mut self, words: &[&str], from: usize) {
        let mut depth = 0usize;
        let failed = self.at;
        self.at = from;
        while self.token().kind != Kind::End {
            if self.at >= failed && self.at > from && words.iter().any(|word| self.is(word)) {
                return;
            }
            if self.is("{") {
                depth += 1;
            } else if self.is("}") {
                if depth == 0 && self.at >= failed {
                    return;
                }
                depth = depth.saturating_sub(1);
            }
            self.next();
        }
    }

    fn document(&mut self) -> Result<()> {
        if self.accept("teir-format") {
            let token = self.token();
            if !matches!(token.kind, Kind::Int | Kind::Float) {
                return self.unexpected("a version");
            }
            self.next();
            let version = self.text(token);
            if version != "1.0" {
                let message = format!("version {version} of the format is not known, only 1.0 is");
                self.diagnostics.push(Diagnostic::error(message).code("TE0202").at(token.span(self.file)));
            }
        }
        self.expect("teir")?;
        if self.token().kind == Kind::Name {
            self.document.name = Some(self.name("a name")?);
        }
        let open = self.expect("{")?.span(self.file);
        let mut schedule = None;
        while !self.is("}") {
            if self.diagnostics.is_full() {
                return Err(Reported);
            }
            if self.token().kind == Kind::End {
                let message = "the unit has no `}`";
                let diagnostic = Diagnostic::error(message).code("TE0201").at(self.token().span(self.file));
                self.diagnostics.push(diagnostic.label(open, "begins here"));
                return Err(Reported);
            }
            let from = self.at;
            if self.declaration(&mut schedule).is_err() {
                self.recover(DECLARATIONS, from);
            }
        }
        self.next();
        if self.token().kind == Kind::End { Ok(()) } else { self.unexpected("the end of the text") }
    }

    fn declaration(&mut self, schedule: &mut Option<Span>) -> Result<()> {
        let span = self.token().span(self.file);
        if self.accept("tensor") {
            let token = self.expect_kind(Kind::Tensor, "a name such as `%out`")?;
            let name = Name::at(&self.text(token)[1..], token.span(self.file));
            self.expect(":")?;
            let elem = self.word("`f32` or `f64`")?;
            match Elem::of_name(elem.as_str()) {
                Some(elem) => self.document.tensors.push(Tensor { name, elem }),
                None => {
                    // The tensor exists, so that uses of its name are not reported, too.
                    self.document.tensors.push(Tensor { name, elem: Elem::F32 });
                    let message = format!("`{elem}` is no element type: expected `f32` or `f64`");
                    return self.error("TE0205", elem.span, message);
                }
            }
        } else if self.accept("axis") {
            let axis = self.axis()?;
            self.document.axes.push(axis);
        } else if self.accept("primitive") {
            let primitive = self.primitive()?;
            self.document.primitives.push(primitive);
        } else if self.accept("schedule") {
            self.check_once(*schedule, "schedule", span);
            *schedule = Some(span);
            self.schedule(span)?;
        } else {
            return self.unexpected("`tensor`, `axis`, `primitive`, `schedule` or `}`");
        }
        Ok(())
    }

    fn axis(&mut self) -> Result<Axis> {
        let name = self.name("the name of an axis")?;
        self.expect("extent")?;
        let extent = self.int()?;
        let mut axis = Axis { name, extent, strides: Bytes::new(), offsets: Bytes::new() };
        let mut seen = [None; 2];
        loop {
            let span = self.token().span(self.file);
            if self.accept("strides") {
                self.check_once(seen[0].replace(span), "strides", span);
                axis.strides = self.map(Self::int)?;
            } else if self.accept("offsets") {
                self.check_once(seen[1].replace(span), "offsets", span);
                axis.offsets = self.map(Self::int)?;
            } else {
                return Ok(axis);
            }
        }
    }

    fn primitive(&mut self) -> Result<Primitive> {
        let name = self.name("the name of a primitive")?;
        self.expect(":")?;
        let operation = self.word("an operation")?;
        let mut primitive = Primitive { name, operation, roles: Vec::new(), metadata: Metadata::new() };
        if self.accept("axes") {
            primitive.roles = self.list("{", "}", |parser| {
                let name = parser.word("a role")?;
                parser.expect(":")?;
                Ok(Role { name, axes: parser.names("an axis")? })
            })?;
            let mut seen: BTreeMap<&Name, ()> = BTreeMap::new();
            for role in &primitive.roles {
                self.check_new(seen.get_key_value(&role.name).map(|(first, ())| *first), &role.name);
                seen.entry(&role.name).or_insert(());
            }
        }
        if self.accept("metadata") {
            primitive.metadata = self.metadata()?;
        }
        Ok(primitive)
    }

    fn names(&mut self, wanted: &str) -> Result<Vec<Name>> {
        self.list("[", "]", |parser| parser.name(wanted))
    }

    fn metadata(&mut self) -> Result<Metadata> {
        self.map(|parser| {
            let token = parser.token();
            let text = parser.text(token);
            match token.kind {
                Kind::Int => {
                    parser.next();
                    parser.int_of(token).map(Value::Int)
                }
                Kind::Float => {
                    parser.next();
                    let value = text.parse::<f64>().unwrap_or(f64::INFINITY);
                    if !value.is_finite() {
                        parser.out_of_range(token);
                    }
                    Ok(Value::Float(value))
                }
                Kind::Text => {
                    parser.next();
                    Ok(Value::Text(lexer::unquoted(text)))
                }
                Kind::Word => {
                    parser.next();
                    Ok(match text {
                        "true" => Value::Bool(true),
                        "false" => Value::Bool(false),
                        _ => Value::Text(text.to_owned()),
                    })
                }
                _ => parser.unexpected("a value"),
            }
        })
    }

    fn schedule(&mut self, span: Span) -> Result<()> {
        let open = self.expect("{")?.span(self.file);
        while !self.is("}") {
            if self.diagnostics.is_full() {
                return Err(Reported);
            }
            if self.token().kind == Kind::End {
                let diagnostic = Diagnostic::error("the schedule has no `}`").code("TE0201");
                self.diagnostics.push(diagnostic.at(self.token().span(self.file)).label(open, "begins here"));
                return Err(Reported);
            }
            let from = self.at;
            if self.node().is_err() {
                self.recover(NODES, from);
            }
        }
        self.next();
        if self.roots.is_none() {
            self.diagnostics.push(Diagnostic::error("the schedule has no `roots`").code("TE0206").at(span));
        }
        Ok(())
    }

    fn node(&mut self) -> Result<()> {
        let span = self.token().span(self.file);
        if self.accept("roots") {
            self.check_once(self.roots, "roots", span);
            self.roots = Some(span);
            self.document.roots = self.names("a node")?;
        } else if self.accept("iter") {
            let name = self.name("the name of an iteration")?;
            self.expect("axis")?;
            let axis = self.name("an axis")?;
            self.expect("policy")?;
            let word = self.word("`sequential` or `parallel`")?;
            let policy = match word.as_str() {
                "sequential" => Policy::Sequential,
                "parallel" => Policy::Parallel,
                other => {
                    let message = format!("`{other}` is no policy: expected `sequential` or `parallel`");
                    self.diagnostics.push(Diagnostic::error(message).code("TE0207").at(word.span));
                    Policy::Sequential
                }
            };
            self.expect("children")?;
            let children = self.names("a node")?;
            let (guard, metadata) = self.suffix()?;
            self.document.iterations.push(Iteration { name, axis, policy, children, guard, metadata });
        } else if self.accept("invoke") {
            let name = self.name("the name of an invocation")?;
            self.expect("primitive")?;
            let primitive = self.name("a primitive")?;
            let (guard, metadata) = self.suffix()?;
            self.document.invocations.push(Invocation { name, primitive, guard, metadata });
        } else {
            return self.unexpected("`roots`, `iter`, `invoke` or `}`");
        }
        Ok(())
    }

    /// Guard and metadata of a node.
    fn suffix(&mut self) -> Result<(Vec<Term>, Metadata)> {
        let (mut guard, mut metadata) = (Vec::new(), Metadata::new());
        let mut seen = [None; 2];
        loop {
            let span = self.token().span(self.file);
            if self.accept("guard") {
                self.check_once(seen[0].replace(span), "guard", span);
                guard = self.guard()?;
            } else if self.accept("metadata") {
                self.check_once(seen[1].replace(span), "metadata", span);
                metadata = self.metadata()?;
            } else {
                return Ok((guard, metadata));
            }
        }
    }

    fn guard(&mut self) -> Result<Vec<Term>> {
        let mut terms = Vec::new();
        loop {
            let edge = if self.accept("first") {
                Edge::First
            } else if self.accept("last") {
                Edge::Last
            } else {
                return self.unexpected("`first` or `last`");
            };
            self.expect("(")?;
            let node = self.name("an iteration")?;
            self.expect(")")?;
            terms.push(Term { edge, node });
            if !self.accept("and") {
                return Ok(terms);
            }
        }
    }
}
