//! A diagnostic: one message to the user.
//!
//! In: an error, warning or note from a front end. Out: data for a renderer.
//! Invariants: the message is one sentence without a trailing full stop; `code` is stable once published.
//! Not here: rendering, collection.

use crate::source::Span;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The input is wrong.
    Error,
    /// The input is probably not as intended.
    Warning,
    /// Information that the input asked for.
    Note,
}

impl Severity {
    /// The word for messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// A secondary position of a diagnostic, shown in the same excerpt.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// The position.
    pub span: Span,
    /// The text at the position.
    pub text: String,
}

/// An additional sentence, with or without a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Note {
    /// The position, if there is one.
    pub span: Option<Span>,
    /// The sentence.
    pub text: String,
}

/// One message: severity, code, text, position, and additional information.
///
/// ```
/// # use kernelsmith_diag::{Diagnostic, SourceMap};
/// # let mut sources = SourceMap::new();
/// # let file = sources.add("a", "x y");
/// # let (here, there) = (sources.span(file, 0, 1), sources.span(file, 2, 3));
/// let d = Diagnostic::error("`x` has 5 bits, `y` has 6")
///     .code("TD0012")
///     .at(here)
///     .primary_label("value of type bits<6>")
///     .label(there, "declared here")
///     .help("widen the field");
/// assert_eq!(d.labels.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// Stable, searchable code such as `TD0012`.
    pub code: Option<&'static str>,
    /// The sentence.
    pub message: String,
    /// The primary position.
    pub span: Option<Span>,
    /// The text under the primary position in rich output.
    pub primary_label: Option<String>,
    /// Secondary positions.
    pub labels: Vec<Label>,
    /// Additional sentences, in order.
    pub notes: Vec<Note>,
    /// A suggestion for the user.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A diagnostic with this severity.
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            code: None,
            message: message.into(),
            span: None,
            primary_label: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// An error.
    pub fn error(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, message)
    }

    /// A warning.
    pub fn warning(message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, message)
    }

    /// A note that belongs to no other message.
    pub fn info(message: impl Into<String>) -> Self {
        Self::new(Severity::Note, message)
    }

    /// Sets the stable code.
    #[must_use]
    pub fn code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Sets the primary position.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Sets the text under the primary position.
    #[must_use]
    pub fn primary_label(mut self, text: impl Into<String>) -> Self {
        self.primary_label = Some(text.into());
        self
    }

    /// Adds a secondary position with its text.
    #[must_use]
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a sentence without a position.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(Note { span: None, text: text.into() });
        self
    }

    /// Adds a sentence with a position.
    #[must_use]
    pub fn note_at(mut self, span: Span, text: impl Into<String>) -> Self {
        self.notes.push(Note { span: Some(span), text: text.into() });
        self
    }

    /// Sets a suggestion for the user.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Size in memory, in bytes.
    pub fn n_bytes(&self) -> usize {
        let of_labels: usize = self.labels.iter().map(|label| size_of::<Label>() + label.text.len()).sum();
        let of_notes: usize = self.notes.iter().map(|note| size_of::<Note>() + note.text.len()).sum();
        let texts =
            [self.primary_label.as_deref(), self.help.as_deref()].into_iter().flatten().map(str::len).sum::<usize>();
        size_of::<Self>() + self.message.len() + texts + of_labels + of_notes
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
