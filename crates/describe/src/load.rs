//! Loading of descriptions at run time.
//!
//! In: the root file and the include path. Out: tables like the compiled-in ones.

use std::fmt;
use std::path::Path;

use kernelsmith_diag::{Diagnostics, Renderer};
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::build::Tables;
use kernelsmith_tablegen::{Evaluation, Failure, Records, Session};

use crate::llvm::{self, LeftOut};
use crate::translate::{describe, tables};

/// Why a description could not be loaded, with the sources of its messages.
pub struct LoadError(Inner);

enum Inner {
    /// The text is not valid TableGen.
    Evaluation(Failure),
    /// The records are not a valid description.
    Description(Diagnostics, Box<Records>),
}

impl LoadError {
    /// All messages in order.
    pub fn diagnostics(&self) -> &Diagnostics {
        match &self.0 {
            Inner::Evaluation(failure) => &failure.diagnostics,
            Inner::Description(diagnostics, _) => diagnostics,
        }
    }

    /// All messages as text.
    pub fn render(&self, renderer: &Renderer) -> String {
        match &self.0 {
            Inner::Evaluation(failure) => failure.render(renderer),
            Inner::Description(diagnostics, records) => diagnostics.render(renderer, records.sources()),
        }
    }
}

impl fmt::Debug for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::compact()))
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::rich()))
    }
}

impl std::error::Error for LoadError {}

/// Evaluates the file in the session and translates its records.
pub fn load(session: &Session, root: impl AsRef<Path>) -> Result<TargetDesc, LoadError> {
    let records = session.parse_file(root).into_result().map_err(|failure| LoadError(Inner::Evaluation(failure)))?;
    describe(&records).map_err(|diagnostics| LoadError(Inner::Description(diagnostics, Box::new(records))))
}

/// Like [`load`]; returns the stable form, for [`generate`](crate::generate).
///
/// # Errors
/// Like [`load`].
pub fn load_tables(session: &Session, root: impl AsRef<Path>) -> Result<Tables, LoadError> {
    let records = session.parse_file(root).into_result().map_err(|failure| LoadError(Inner::Evaluation(failure)))?;
    tables(&records).map_err(|diagnostics| LoadError(Inner::Description(diagnostics, Box::new(records))))
}

/// Like [`load_partly`], for a text; `name` is its file name in messages.
///
/// # Errors
/// Like [`load_partly`].
pub(crate) fn load_text(session: &Session, name: &str, text: &str) -> Result<Loaded, LoadError> {
    partly(session.parse_text(name, text))
}

fn partly(evaluation: Evaluation) -> Result<Loaded, LoadError> {
    let records = evaluation.into_result().map_err(|failure| LoadError(Inner::Evaluation(failure)))?;
    let found = match llvm::is_one(&records) {
        true => llvm::describe(&records),
        false => describe(&records).map(|desc| {
            let n_insts = desc.insts().count();
            (desc, n_insts, Vec::new())
        }),
    };
    let (desc, n_insts, left_out) =
        found.map_err(|diagnostics| LoadError(Inner::Description(diagnostics, Box::new(records))))?;
    Ok(Loaded { desc, n_insts, left_out })
}

/// A translated description.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The tables.
    pub desc: TargetDesc,
    /// The number of records whose instructions are in the tables, which also have other texts and forms of them.
    pub n_insts: usize,
    /// The instructions that are not in the tables; always empty unless the description was written for LLVM.
    pub left_out: Vec<LeftOut>,
}

/// Like [`load`]; also returns the omitted instructions of a description written for LLVM, with reasons.
///
/// # Errors
/// If the file cannot be evaluated, or its records are not a valid description.
pub fn load_partly(session: &Session, root: impl AsRef<Path>) -> Result<Loaded, LoadError> {
    partly(session.parse_file(root))
}
