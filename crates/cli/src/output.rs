//! Output and exit codes of the program.
//!
//! In: text, failures. Out: standard output and error, exit codes.
//! Invariant: a closed pipe ends the program silently, without a panic.
//! Not here: the content.

use kernelsmith::unstable::diag::{Diagnostics, Renderer, SourceMap};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input or the arguments are invalid; the message has not been printed yet. Exit code 1.
    Input(String),
    /// An internal error. Exit code 2.
    Internal(String),
    /// Standard output is closed.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn input(message: impl Into<String>) -> Failure {
        Failure::Input(message.into())
    }

    pub(crate) fn internal(message: impl Into<String>) -> Failure {
        Failure::Internal(message.into())
    }

    /// Rendered with source, carets and help.
    pub(crate) fn diagnostics(diagnostics: &Diagnostics, sources: &SourceMap) -> Failure {
        Failure::Input(diagnostics.render(&Renderer::rich(), sources).trim_end().to_owned())
    }

    /// Prints the message, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (format!("error: cannot write to standard output: {error}"), 1),
            Failure::Input(message) if message.starts_with("error") || message.starts_with("warning") => (message, 1),
            Failure::Input(message) => (format!("error: {message}"), 1),
            Failure::Internal(message) => (format!("error: {message}\nnote: this is a fault of kernelsmith"), 2),
        };
        let _ = writeln!(io::stderr(), "{message}");
        ExitCode::from(code)
    }
}

impl From<kernelsmith::Error> for Failure {
    fn from(error: kernelsmith::Error) -> Failure {
        match error.kind() {
            kernelsmith::ErrorKind::Bug => Failure::Internal(error.to_string()),
            _ => Failure::Input(error.to_string()),
        }
    }
}

impl From<kernelsmith::CallError> for Failure {
    fn from(error: kernelsmith::CallError) -> Failure {
        Failure::Internal(format!("a call failed: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Prints warnings, which do not change the exit code.
pub(crate) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Standard output.
#[derive(Debug)]
pub(crate) struct Out {
    out: io::Stdout,
}

impl Out {
    pub(crate) fn new() -> Out {
        Out { out: io::stdout() }
    }

    /// Writes a line and flushes.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes a text that consists of complete lines.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.out.write_all(text.as_bytes())?)
    }

    /// Writes bytes and flushes.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes)?;
        Ok(self.out.flush()?)
    }
}
