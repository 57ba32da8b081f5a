//! TEIR, the tiled execution IR: schedules of tensor operations as text.
//!
//! For: schedules that are written by hand, or by other compilers. In: text of version 1.0 of the format, or a
//! [`TensorOperation`](crate::TensorOperation) or einsum. Out: a checked [`Program`], which is printed, interpreted,
//! transformed or compiled.
//! Not for: the choice of a schedule, except [`Program::optimise`].
//!
//! | item | content |
//! |---|---|
//! | [`Document`] | declarations and nodes by name, as they are written |
//! | [`Program`] | a document that obeys all rules |
//! | [`Report`] | what is wrong in a text, with positions |
//!
//! ```
//! use kernelsmith::tensor::teir::Program;
//! let text = "teir @double_sum {
//!   tensor %in0 : f32  tensor %in1 : f32  tensor %out : f32
//!   axis @m extent 2 strides { in0: 12, out: 4 }
//!   axis @k extent 3 strides { in0: 4, in1: 4 }
//!   primitive @zero : Zero axes { M: [@m], N: [] }
//!   primitive @dot : Contraction axes { M: [@m], N: [], K: [@k] }
//!   schedule { roots [@first, @then]  invoke @first primitive @zero  invoke @then primitive @dot }
//! }";
//! let program = Program::parse("example.teir", text)?;
//! let mut out = [f32::NAN; 2];
//! program.interpret(&[(&[1.0f32, 2., 3., 4., 5., 6.]).into(), (&[1.0f32, 1., 2.]).into()], &mut out)?;
//! assert_eq!(out, [9., 21.]);
//! let report = Program::parse("example.teir", &text.replace("[@first, @then]", "[@then, @first]")).unwrap_err();
//! assert_eq!(report.codes(), ["TE0504", "TE0505"]);
//! assert!(report.to_string().contains("`then` reads an element that was not initialised"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod compile;
mod document;
mod effects;
mod einsum;
mod emit;
#[cfg(test)]
mod equivalence;
#[cfg(any(test, feature = "fuzzing"))]
pub mod fuzzing;
mod interpret;
mod lexer;
mod parse;
mod plan;
mod print;
#[cfg(any(test, feature = "fuzzing"))]
pub mod random;
mod resolve;
#[cfg(test)]
mod tests;
mod transform;

pub use compile::TeirKernel;
pub use document::{
    Axis, Bytes, Document, Edge, Elem, Invocation, Iteration, Metadata, Name, Policy, Primitive, Role, Tensor, Term,
    Value,
};
pub use einsum::{TeirInput, TeirStep};
pub use interpret::RunError;
pub use parse::MAX_TEXT;
pub use transform::{TransformError, TransformErrorKind};

use core::fmt;
use effects::Order;
use kernelsmith_diag::{Diagnostics, Renderer, SourceMap};
use resolve::{NodeKind, OUT, Operation, Resolved};

/// Maximum number of iterations inside each other.
pub const MAX_DEPTH: usize = 64;

/// A unit that obeys all rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    document: Document,
    resolved: Resolved,
    order: Order,
}

impl Program {
    /// Reads and checks a text; `name` is that of the file, for messages.
    ///
    /// # Errors
    /// What is wrong: all mistakes of the grammar, or else all violations of rules.
    pub fn parse(name: &str, text: &str) -> Result<Program, Report> {
        Program::parse_with_warnings(name, text).map(|(program, _)| program)
    }

    /// [`Program::parse`], with the warnings.
    ///
    /// # Errors
    /// Like [`Program::parse`].
    pub fn parse_with_warnings(name: &str, text: &str) -> Result<(Program, Report), Report> {
        let mut sources = SourceMap::new();
        // A map has no longer files; the parser reports them.
        let head = text.get(..MAX_TEXT + 1).map_or(text, |_| if text.len() > u32::MAX as usize { "" } else { text });
        let file = sources.add(name, head);
        let (document, mut diagnostics) = parse::parse(file, text);
        if !diagnostics.has_errors()
            && let Some((resolved, order)) = check::check(&document, &mut diagnostics)
        {
            return Ok((Program { document, resolved, order }, Report { sources, diagnostics }));
        }
        Err(Report { sources, diagnostics })
    }

    /// Checks a document.
    ///
    /// # Errors
    /// All violations of rules. Names that were not read from a text have no positions.
    pub fn new(document: Document) -> Result<Program, Report> {
        let mut diagnostics = Diagnostics::with_error_limit(parse::MAX_ERRORS);
        match check::check(&document, &mut diagnostics) {
            Some((resolved, order)) => Ok(Program { document, resolved, order }),
            None => Err(Report { sources: SourceMap::new(), diagnostics }),
        }
    }

    /// The declarations and nodes.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The type of all elements.
    pub fn elem(&self) -> Elem {
        self.resolved.elem
    }

    /// Number of inputs: tensors without the last one, which is the output.
    pub fn n_inputs(&self) -> usize {
        self.resolved.n_tensors.saturating_sub(1)
    }

    /// The number of elements of the first input (0), the second input (1) or the output (2) that a call needs.
    pub fn elements(&self, of: usize) -> usize {
        self.resolved.elements.get(of).copied().unwrap_or(0)
    }

    /// Number of elements that are written, and of products that are added.
    pub fn work(&self) -> f64 {
        self.resolved.work()
    }

    /// Floating-point operations of contractions; a multiply-add counts as two.
    pub fn flops(&self) -> f64 {
        let nodes = &self.resolved.nodes;
        let products = self.resolved.sites.iter().filter(|site| site.invoke(nodes).operation == Operation::Contraction);
        2.0 * products.map(|site| site.steps(nodes, true).fold(1.0, |n, step| n * step.size as f64)).sum::<f64>()
    }

    /// Whether values that the output has before are used.
    pub fn reads_output(&self) -> bool {
        let operation = |site: &resolve::Site| site.invoke(&self.resolved.nodes).operation;
        let initialises = self.resolved.sites.iter().any(|site| operation(site).initialises());
        !initialises && self.resolved.elements[OUT] > 0
    }
}

/// The canonical text, which parses to an equal program.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.document.fmt(f)
    }
}

/// Findings in a text.
#[derive(Debug)]
pub struct Report {
    sources: SourceMap,
    diagnostics: Diagnostics,
}

impl Report {
    /// The findings in the order of discovery.
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// The text.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The codes of the findings.
    pub fn codes(&self) -> Vec<&'static str> {
        self.diagnostics.iter().filter_map(|of| of.code).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.diagnostics.render(&Renderer::compact(), &self.sources))
    }
}

impl core::error::Error for Report {}
