//! Errors of readers and of the verifier.
//!
//! In: a kind, a message, a position. Out: [`Error`], which converts to a diagnostic, and [`Failure`], the result of
//! reading a wrong module, which has the sources to render.
//! Invariant: messages are lower-case, without a full stop; codes never change.

use kernelsmith_diag::{Diagnostic, Renderer, SourceMap, Span};
use std::fmt;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// The text does not follow the grammar.
    Syntax,
    /// A name is unknown, or has two definitions.
    Name,
    /// A type is not the one that is wanted.
    Type,
    /// The input exceeds one of [`crate::Limits`].
    Limit,
    /// The module uses something that this crate does not read.
    Unsupported,
    /// The bitcode is truncated or inconsistent.
    Malformed,
    /// A function breaks a rule of the language.
    Invalid,
}

impl ErrorKind {
    /// The code, which never changes.
    pub fn code(self) -> &'static str {
        match self {
            ErrorKind::Syntax => "LL0001",
            ErrorKind::Name => "LL0002",
            ErrorKind::Type => "LL0003",
            ErrorKind::Limit => "LL0004",
            ErrorKind::Unsupported => "LL0005",
            ErrorKind::Malformed => "LL0006",
            ErrorKind::Invalid => "LL0007",
        }
    }
}

/// Where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A range of the text.
    Text(Span),
    /// A byte of the bitcode.
    Byte(u64),
    /// A line of a source file, from debug information.
    Line(u32),
    /// Unknown.
    Unknown,
}

/// An error of a reader or of the verifier.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Inner {
    kind: ErrorKind,
    message: String,
    place: Place,
    function: Option<String>,
    note: Option<(Span, &'static str)>,
}

impl Error {
    /// An error at a place.
    pub fn new(kind: ErrorKind, place: Place, message: impl Into<String>) -> Self {
        Error(Box::new(Inner { kind, message: message.into(), place, function: None, note: None }))
    }

    /// Sets the function, if none is set.
    #[must_use]
    pub fn in_function(mut self, name: &[u8]) -> Self {
        self.0.function.get_or_insert_with(|| String::from_utf8_lossy(name).into_owned());
        self
    }

    /// Sets the place, if none is set.
    #[must_use]
    pub fn or_at(mut self, place: Place) -> Self {
        if self.0.place == Place::Unknown {
            self.0.place = place;
        }
        self
    }

    /// Adds a second position.
    #[must_use]
    pub fn with_note(mut self, span: Span, text: &'static str) -> Self {
        self.0.note = Some((span, text));
        self
    }

    /// What is wrong.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The message, without position.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.0.place
    }

    /// The function that contains it.
    pub fn function(&self) -> Option<&str> {
        self.0.function.as_deref()
    }

    /// The error as a diagnostic; positions in bitcode and lines of debug information are part of the message.
    pub fn diagnostic(&self) -> Diagnostic {
        let span = match self.0.place {
            Place::Text(span) => Some(span),
            _ => None,
        };
        let message = if span.is_some() { self.0.message.clone() } else { self.to_string() };
        let mut diagnostic = Diagnostic::error(message).code(self.0.kind.code());
        diagnostic.span = span;
        if let (Some(_), Some(function)) = (span, &self.0.function) {
            diagnostic = diagnostic.note(format!("in function `@{function}`"));
        }
        if let Some((span, text)) = self.0.note {
            diagnostic = diagnostic.note_at(span, text);
        }
        diagnostic
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = &self.0.function {
            write!(f, "@{function}: ")?;
        }
        match self.0.place {
            Place::Byte(offset) => write!(f, "byte {offset}: ")?,
            Place::Line(line) => write!(f, "line {line}: ")?,
            Place::Text(_) | Place::Unknown => {}
        }
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {}

/// Why a module could not be read: errors, and the sources to show them.
#[derive(Debug)]
pub struct Failure {
    name: String,
    errors: Vec<Error>,
    sources: SourceMap,
}

impl Failure {
    pub(crate) fn new(name: String, errors: Vec<Error>, sources: SourceMap) -> Self {
        Failure { name, errors, sources }
    }

    /// The errors, in order.
    pub fn errors(&self) -> &[Error] {
        &self.errors
    }

    /// The sources to which spans refer.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The errors as text.
    pub fn render(&self, renderer: &Renderer) -> String {
        render(&self.name, &self.errors, &self.sources, renderer)
    }
}

/// Errors as text; those without a position in a text begin with the file's name.
pub(crate) fn render(name: &str, errors: &[Error], sources: &SourceMap, renderer: &Renderer) -> String {
    let one = |error: &Error| {
        let mut diagnostic = error.diagnostic();
        if diagnostic.span.is_none() {
            diagnostic.message = format!("{name}: {}", diagnostic.message);
        }
        renderer.render(&diagnostic, sources)
    };
    errors.iter().map(one).collect()
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.render(&Renderer::compact()).trim_end())
    }
}

impl std::error::Error for Failure {}
