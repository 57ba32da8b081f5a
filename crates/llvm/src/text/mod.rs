//! The reader of LLVM IR as text (`.ll`), as written by versions 19 to 22 and by rustc.
//!
//! In: text. Out: a module whose bodies are read on demand. Invariants: one pass over the text outside bodies, one over
//! each body that is read; no recursion on nesting; what is skipped (metadata, unknown attributes) is skipped by
//! brackets.

mod attributes;
mod body;
mod calls;
mod constants;
mod globals;
mod instructions;
mod lexer;
mod metadata;
mod numbers;
mod parser;
mod types;

use crate::body::Body;
use crate::error::{Error, ErrorKind, Place};
use crate::index::Symbol;
use crate::module::{BodyRange, Module};
use kernelsmith_diag::{FileId, Span};
use parser::Parser;

/// Reads everything but bodies.
pub(crate) fn read_module(module: &mut Module, text: &str, file: FileId) -> Result<(), Error> {
    let mut parser = Parser::new(module, text.as_bytes(), file, 0, false);
    globals::read(&mut parser)?;
    match module.types.recursive() {
        None => Ok(()),
        Some(named) => {
            let name =
                module.types.name(named).map_or_else(String::new, |name| String::from_utf8_lossy(name).into_owned());
            let place = Place::Text(Span::new(file, 0, 0));
            Err(Error::new(ErrorKind::Type, place, format!("the type `%{name}` contains itself")))
        }
    }
}

/// Reads a body.
pub(crate) fn read_body(
    module: &mut Module,
    text: &str,
    file: FileId,
    function: Symbol,
    range: BodyRange,
) -> Result<Body, Error> {
    let mut parser = Parser::new(module, text.as_bytes(), file, range.start as usize, true);
    body::read(&mut parser, function, range)
}
