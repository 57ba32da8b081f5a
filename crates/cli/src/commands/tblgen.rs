//! `kernelsmith tblgen`: what a TableGen file defines.
//!
//! In: a file. Out: its records, as `llvm-tblgen` prints them, or as JSON.
//! Not here: what the records mean (see kernelsmith-describe).

use super::{read_text, session, write};
use crate::output::{Failure, Out};
use clap::ValueEnum;
use kernelsmith::unstable::diag::{Diagnostics, Renderer, SourceMap};
use std::path::PathBuf;

/// Options of `tblgen`.
#[derive(Debug, clap::Args)]
pub(crate) struct TblgenArgs {
    /// What to print
    #[arg(value_enum)]
    action: Action,
    /// The file; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Look for included files here; can be repeated
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Define a name for `#ifdef`; can be repeated
    #[arg(short = 'D', value_name = "NAME")]
    define: Vec<String>,
    /// Write to this file
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    /// Classes and records, as `llvm-tblgen --print-records` prints them
    PrintRecords,
    /// Everything as JSON, as `llvm-tblgen --dump-json` writes it
    DumpJson,
}

/// Runs `tblgen`.
pub(crate) fn run(args: &TblgenArgs, out: &mut Out) -> Result<(), Failure> {
    let (name, text) = read_text(&args.file)?;
    let evaluation = session(&args.file, &args.include, &args.define).parse_text(name, text);
    if !evaluation.diagnostics().is_empty() && !evaluation.diagnostics().has_errors() {
        warn(evaluation.diagnostics(), evaluation.sources());
    }
    let records =
        evaluation.into_result().map_err(|failure| Failure::diagnostics(&failure.diagnostics, &failure.sources))?;
    let text = match args.action {
        Action::PrintRecords => records.print(),
        Action::DumpJson => records.json(),
    };
    write(args.output.as_deref(), text.as_bytes(), out)
}

fn warn(diagnostics: &Diagnostics, sources: &SourceMap) {
    use std::io::Write;
    let _ = write!(std::io::stderr(), "{}", diagnostics.render(&Renderer::rich(), sources));
}
