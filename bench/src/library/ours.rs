//! Our kernels for the rows.
//!
//! In: a row. Out: [`Case`]s, each with the name of the variant of the library call; none if the library does not
//! support the row.
//! Invariant: the inputs are those of the peers; the calls are the safe ones that users make.
//! Not here: timing.

mod chain;
mod conv;
mod depthwise;
pub(crate) mod gemm;
mod matrix;
mod pool;
mod resize;
mod stencil;

use super::spec::{Filter, Spec};
use kernelsmith::Jit;

/// A kernel with its data.
pub trait Case {
    /// Makes `n` calls.
    ///
    /// # Errors
    /// Errors of a call.
    fn calls(&mut self, n: usize) -> Result<(), String>;

    /// The results of one call on fresh data, in the order of the peers.
    fn results(&self) -> Vec<f32>;
}

/// A variant and its case.
pub type Variant = (&'static str, Box<dyn Case>);

/// The variants for a row of a family, by name.
///
/// # Errors
/// A rejected kernel.
pub fn cases(jit: &Jit, family: &str, spec: &Spec) -> Result<Vec<Variant>, String> {
    match spec {
        Spec::Gemm(spec) => gemm::variants(jit, family, spec),
        Spec::Image(row) if matches!(row.filter, Filter::MaxPool | Filter::AvgPool | Filter::Pyramid) => {
            pool::variants(jit, row)
        }
        Spec::Image(row) if row.filter == Filter::Depthwise => depthwise::variants(jit, row),
        Spec::Poly { degree, n } => chain::polynomial(jit, *degree, *n),
        Spec::Map { function, n } => chain::map(jit, function, *n),
        Spec::Image(row) => conv::variants(jit, row),
        Spec::Matrix(row) => matrix::variants(jit, row),
        Spec::Resize(row) => resize::variants(jit, row),
        Spec::Stencil(row) => stencil::variants(jit, row),
    }
}
