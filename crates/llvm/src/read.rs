//! Reading modules and bodies: the choice between text and bitcode.
//!
//! In: bytes. Out: a [`Module`] or a [`Failure`]; a [`Body`] or an [`Error`]. Invariant: what begins with a magic number
//! of bitcode is bitcode, everything else is text.

use crate::body::Body;
use crate::error::{Error, ErrorKind, Failure, Place, render};
use crate::index::Symbol;
use crate::limits::Limits;
use crate::module::{Input, Module};
use crate::{bitcode, text};
use kernelsmith_diag::{Renderer, SourceMap, raw};
use std::sync::Arc;

impl Module {
    /// Reads a module, text or bitcode, with the default limits. The name is for messages.
    pub fn parse(name: &str, bytes: &[u8]) -> Result<Module, Failure> {
        Module::parse_with(name, bytes, Limits::default())
    }

    /// Reads a module with limits.
    pub fn parse_with(name: &str, bytes: &[u8], limits: Limits) -> Result<Module, Failure> {
        let max_bytes = limits.input_bytes.min(u32::MAX as usize / 2);
        if bytes.len() > max_bytes {
            let message = format!("the module has {} bytes, at most {max_bytes} are read", bytes.len());
            let error = Error::new(ErrorKind::Limit, Place::Unknown, message);
            return Err(Failure::new(name.to_owned(), vec![error], SourceMap::new()));
        }
        if bitcode::is_bitcode(bytes) {
            let mut module = Module::empty(name, SourceMap::new(), Input::Bitcode(Arc::default()), limits);
            return match bitcode::read_module(&mut module, bytes) {
                Ok(()) => Ok(module),
                Err(error) => Err(Failure::new(name.to_owned(), vec![error], SourceMap::new())),
            };
        }
        let mut sources = SourceMap::new();
        let file = sources.add(name, raw::from_bytes(bytes));
        let text = sources.file(file).shared_text();
        let mut module = Module::empty(name, sources, Input::Text(file), limits);
        match text::read_module(&mut module, &text, file) {
            Ok(()) => Ok(module),
            Err(error) => Err(Failure::new(name.to_owned(), vec![error], module.sources)),
        }
    }

    /// Reads the body of a function; each call reads it again.
    ///
    /// # Panics
    /// If the symbol is no function with a body.
    pub fn body(&mut self, function: Symbol) -> Result<Body, Error> {
        let range = self.function(function).and_then(|function| function.body);
        let range = range.expect("the symbol is a function with a body");
        let name = self.name_of(function);
        let body = match &self.input {
            Input::Text(file) => {
                let file = *file;
                let text = self.sources.file(file).shared_text();
                text::read_body(self, &text, file, function, range)
            }
            Input::Bitcode(input) => {
                let input = Arc::clone(input);
                bitcode::read_body(self, &input, function, range)
            }
        };
        body.map_err(|error| error.in_function(&name))
    }

    /// Whether the module's metadata has the names of these flags.
    pub(crate) fn has_flags<const N: usize>(&mut self, names: [&str; N]) -> Result<[bool; N], Error> {
        match &self.input {
            Input::Text(file) => {
                let text = self.sources.file(*file).shared_text();
                let has = |name: &str| {
                    let quoted = format!("!\"{name}\"");
                    text.lines().any(|line| line.starts_with('!') && line.contains(&quoted))
                };
                Ok(names.map(has))
            }
            Input::Bitcode(input) => {
                let input = Arc::clone(input);
                bitcode::read_metadata(self, &input)?;
                let strings = self.metadata.as_ref().map_or(&[][..], |metadata| &metadata.strings);
                Ok(names.map(|name| strings.iter().any(|string| **string == *name.as_bytes())))
            }
        }
    }

    /// Reads every body once, and returns the errors, at most as many as the limits allow.
    pub fn check_bodies(&mut self) -> Vec<Error> {
        let mut errors = Vec::new();
        for function in self.defined() {
            if errors.len() >= self.limits.errors {
                break;
            }
            errors.extend(self.body(function).err());
        }
        errors
    }

    /// Errors as text, with the lines of the source.
    pub fn render(&self, errors: &[Error], renderer: &Renderer) -> String {
        render(&self.name, errors, &self.sources, renderer)
    }
}
