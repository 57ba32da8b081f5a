//! Source maps, spans and rendered diagnostics, for all text front ends.
//!
//! A parser puts its files in a [`SourceMap`], marks positions with 12-byte [`Span`]s, and reports errors as
//! [`Diagnostic`]s, collected in [`Diagnostics`]. A [`Renderer`] converts them to text, either rich (source excerpts
//! with labels) or compact (`file:line:col: error: text`, the source line and a caret).
//!
//! This crate reads no files, prints nothing, and knows no language and no machine.
//!
//! ```
//! use kernelsmith_diag::{Diagnostic, Renderer, SourceMap};
//!
//! let mut sources = SourceMap::new();
//! let file = sources.add("demo.td", "def a : Missing;\n");
//! let span = sources.span(file, 8, 15);
//! let diagnostic = Diagnostic::error("couldn't find class 'Missing'").code("TD0301").at(span);
//!
//! assert_eq!(
//!     Renderer::compact().render(&diagnostic, &sources),
//!     "demo.td:1:9: error: couldn't find class 'Missing'\ndef a : Missing;\n        ^\n"
//! );
//! ```

mod diagnostic;
pub mod raw;
mod render;
mod sink;
mod source;
mod suggest;
mod window;

pub use diagnostic::{Diagnostic, Label, Note, Severity};
pub use render::Renderer;
pub use sink::Diagnostics;
pub use source::{FileId, LineCol, SourceFile, SourceMap, Span};
pub use suggest::closest;
