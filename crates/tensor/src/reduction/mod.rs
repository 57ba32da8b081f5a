//! Reductions and normalisations over any dimensions: [`Reduction`], [`Normalisation`].
//!
//! In: dimensions with strides, each kept or reduced; slices of any element type of einsums. Out: a value for each
//! combination of kept indices (sum, mean, maximum, minimum, with the index of the latter), or a value for each element
//! (softmax, layer and root-mean-square normalisation).
//! Invariants: sizes, strides and lengths are checked before the first element is read; sums are of `f64`, in an order
//! that depends on the dimensions alone, and rounded once.
//! Normalisations of `f32` also compile to machine code, as a [`Primitive`](kernelsmith_kernels::Primitive). All other
//! loops are compiled with this crate; they run contiguous dimensions, kept or reduced, in blocks that vectorise.
//! Not here: the code of normalisations (see `normalise` of kernelsmith-kernels).
//!
//! ```
//! use kernelsmith::tensor::reduction::{Normalisation, NormalisationKind, Reduction, ReductionKind};
//! // The maximum of each row of 2 x 3 elements, and where it is.
//! let x = [1.0f32, 5.0, 2.0, 7.0, 0.0, 7.0];
//! let rows = Reduction::new(ReductionKind::Max).kept(2, [3, 1]).reduced(3, 1);
//! let (mut greatest, mut indices) = ([0.0; 2], [0; 2]);
//! rows.call_with_indices(&x, &mut greatest, &mut indices)?;
//! assert_eq!((greatest, indices), ([5.0, 7.0], [1, 0]));
//! // Columns instead: the strides say which dimension is which.
//! let mut sums = [0.0; 3];
//! Reduction::new(ReductionKind::Sum).kept(3, [1, 1]).reduced(2, 3).call(&x, &mut sums)?;
//! assert_eq!(sums, [8.0, 5.0, 9.0]);
//! let mut shares = [0.0f32; 6];
//! Normalisation::new(NormalisationKind::Softmax).kept(2, [3, 3]).reduced(3, [1, 1]).call(&x, &mut shares)?;
//! assert!((shares[3] + shares[4] + shares[5] - 1.0).abs() < 1e-6 && shares[3] == shares[5]);
//! # Ok::<(), kernelsmith::tensor::reduction::ReductionError>(())
//! ```

mod compiled;
mod naive;
mod run;
#[cfg(test)]
mod tests;

pub(crate) use compiled::Groups;
pub use compiled::NormalisationKernel;
pub use kernelsmith_kernels::normalise::NormalisationKind;
pub use naive::{naive_normalisation, naive_reduction};

use crate::dimension::{self, Dimension, DimensionKind, Execution};
use crate::einsum::EinsumElement;
use core::fmt;
use kernelsmith_exec::CallError;
use kernelsmith_kernels::SpecError;

/// What a reduction computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReductionKind {
    /// The sum; integers wrap.
    Sum,
    /// The sum divided by the number of elements.
    Mean,
    /// The maximum; NaN if an element is NaN.
    Max,
    /// The minimum; NaN if an element is NaN.
    Min,
}

/// Why a call failed. The output is then unchanged.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReductionError {
    /// A field of the spec is wrong.
    Spec(SpecError),
    /// A slice is too short.
    Short {
        /// The slice.
        slice: &'static str,
        /// Number of elements that the call needs.
        needed: usize,
        /// Number of elements of the slice.
        actual: usize,
    },
    /// Sums and means have no indices.
    NoIndex(ReductionKind),
    /// Machine code cannot run in this build.
    Code(CallError),
}

impl fmt::Display for ReductionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReductionError::Spec(error) => error.fmt(f),
            ReductionError::Short { slice, needed, actual } => {
                write!(f, "reduction: `{slice}` has {actual} elements, but needs {needed}")
            }
            ReductionError::NoIndex(kind) => {
                write!(f, "reduction: {kind:?} has no index, only maxima and minima have one")
            }
            ReductionError::Code(error) => write!(f, "reduction: {error}"),
        }
    }
}

impl core::error::Error for ReductionError {}

impl From<SpecError> for ReductionError {
    fn from(error: SpecError) -> ReductionError {
        ReductionError::Spec(error)
    }
}

fn check_length(slice: &'static str, needed: usize, actual: usize) -> Result<(), ReductionError> {
    if actual < needed { Err(ReductionError::Short { slice, needed, actual }) } else { Ok(()) }
}

/// The dimensions: those of kind K are reduced.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Dimensions {
    pub(crate) kept: Vec<Dimension>,
    pub(crate) reduced: Vec<Dimension>,
}

impl Dimensions {
    pub(crate) fn of(size: usize, [input, out]: [usize; 2]) -> Dimension {
        Dimension { kind: DimensionKind::C, execution: Execution::Sequential, size, strides: [input, 0, out] }
    }

    /// Checks sizes, strides and overlap of the output.
    fn check(&self, primitive: &'static str, reduced_in_out: bool) -> Result<(), SpecError> {
        let kind = if reduced_in_out { DimensionKind::C } else { DimensionKind::K };
        let reduced = self.reduced.iter().map(|of| Dimension { kind, ..*of });
        let all: Vec<Dimension> = self.kept.iter().copied().chain(reduced).collect();
        if all.is_empty() {
            return Ok(());
        }
        dimension::check(primitive, &all)
    }

    fn elements(&self, tensor: usize) -> usize {
        dimension::elements(self.kept.iter().chain(&self.reduced), tensor)
    }

    /// The number of elements of a group.
    fn n_reduced(&self) -> usize {
        self.reduced.iter().fold(1, |n: usize, of| n.saturating_mul(of.size))
    }
}

/// A value for each combination of kept indices, computed from all combinations of reduced ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Reduction {
    kind: ReductionKind,
    dimensions: Dimensions,
}

impl Reduction {
    /// A reduction without dimensions.
    pub fn new(kind: ReductionKind) -> Reduction {
        Reduction { kind, dimensions: Dimensions::default() }
    }

    /// Appends a dimension that the output has, with its strides in the input and in the output, in elements.
    #[must_use]
    pub fn kept(mut self, size: usize, strides: [usize; 2]) -> Reduction {
        self.dimensions.kept.push(Dimensions::of(size, strides));
        self
    }

    /// Appends a dimension that is reduced, with its stride in the input. In indices, it is faster than those before.
    #[must_use]
    pub fn reduced(mut self, size: usize, stride: usize) -> Reduction {
        self.dimensions.reduced.push(Dimensions::of(size, [stride, 0]));
        self
    }

    /// Checks the fields.
    ///
    /// # Errors
    /// The first wrong field: sizes of 0, strides beyond the range of addresses, an output whose elements overlap.
    pub fn check(&self) -> Result<(), SpecError> {
        self.dimensions.check("reduction", false)
    }

    /// The number of elements that a call needs of the input and of the output.
    pub fn elements(&self) -> [usize; 2] {
        [self.dimensions.elements(0), self.dimensions.elements(2)]
    }

    /// Computes the output.
    ///
    /// # Errors
    /// A wrong field, or a slice that is too short.
    pub fn call<T: EinsumElement>(&self, input: &[T], out: &mut [T]) -> Result<(), ReductionError> {
        self.check_call(input.len(), out.len())?;
        run::reduce(self.kind, &self.dimensions, input, out);
        Ok(())
    }

    /// Computes the output, and for each element the number of the first element of its group that equals it, counted in
    /// the order of the reduced dimensions. Indices have the strides of the output.
    ///
    /// # Errors
    /// Like [`Reduction::call`]; sums and means have no indices.
    pub fn call_with_indices<T: EinsumElement>(
        &self,
        input: &[T],
        out: &mut [T],
        indices: &mut [usize],
    ) -> Result<(), ReductionError> {
        self.check_call(input.len(), out.len())?;
        check_length("indices", self.elements()[1], indices.len())?;
        if matches!(self.kind, ReductionKind::Sum | ReductionKind::Mean) {
            return Err(ReductionError::NoIndex(self.kind));
        }
        run::find(self.kind, &self.dimensions, input, out, indices);
        Ok(())
    }

    fn check_call(&self, input: usize, out: usize) -> Result<(), ReductionError> {
        self.check()?;
        let [of_input, of_out] = self.elements();
        check_length("input", of_input, input)?;
        check_length("out", of_out, out)
    }
}

/// A value for each element, computed from the elements of its group: those with the same kept indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Normalisation {
    kind: NormalisationKind,
    dimensions: Dimensions,
    /// Whether the compiled kernel has a scale, and a shift.
    weights: [bool; 2],
}

impl Normalisation {
    /// A normalisation without dimensions.
    pub fn new(kind: NormalisationKind) -> Normalisation {
        Normalisation { kind, dimensions: Dimensions::default(), weights: [false; 2] }
    }

    /// Appends a dimension of groups, with its strides in the input and in the output, in elements.
    #[must_use]
    pub fn kept(mut self, size: usize, strides: [usize; 2]) -> Normalisation {
        self.dimensions.kept.push(Dimensions::of(size, strides));
        self
    }

    /// Appends a dimension inside groups, with its strides in the input and in the output. Weights have one element for
    /// each combination of these, the last one being the fastest.
    #[must_use]
    pub fn reduced(mut self, size: usize, strides: [usize; 2]) -> Normalisation {
        self.dimensions.reduced.push(Dimensions::of(size, strides));
        self
    }

    /// Sets whether the compiled kernel multiplies by scales and adds shifts: see [`NormalisationKernel::call_weighted`].
    #[must_use]
    pub fn weights(self, has_scale: bool, has_shift: bool) -> Normalisation {
        Normalisation { weights: [has_scale, has_shift], ..self }
    }

    /// Whether the compiled kernel has scales, and shifts.
    pub fn has_weights(&self) -> [bool; 2] {
        self.weights
    }

    /// The number of elements of a group, and of scales or shifts; `usize::MAX` if it overflows.
    pub fn n_reduced(&self) -> usize {
        self.dimensions.n_reduced()
    }

    /// Checks the fields.
    ///
    /// # Errors
    /// Like [`Reduction::check`]; an epsilon that is negative or no number.
    pub fn check(&self) -> Result<(), SpecError> {
        self.kind.check("normalisation")?;
        self.dimensions.check("normalisation", true)
    }

    /// The number of elements that a call needs of the input and of the output.
    pub fn elements(&self) -> [usize; 2] {
        [self.dimensions.elements(0), self.dimensions.elements(2)]
    }

    /// Computes the output.
    ///
    /// # Errors
    /// A wrong field, or a slice that is too short.
    pub fn call<T: EinsumElement>(&self, input: &[T], out: &mut [T]) -> Result<(), ReductionError> {
        self.call_weighted(input, None, None, out)
    }

    /// Computes the output times `scale`, plus `shift`: the weights gamma and beta of a layer.
    ///
    /// # Errors
    /// Like [`Normalisation::call`].
    pub fn call_weighted<T: EinsumElement>(
        &self,
        input: &[T],
        scale: Option<&[T]>,
        shift: Option<&[T]>,
        out: &mut [T],
    ) -> Result<(), ReductionError> {
        self.check()?;
        let [of_input, of_out] = self.elements();
        check_length("input", of_input, input.len())?;
        check_length("out", of_out, out.len())?;
        let n = self.dimensions.n_reduced();
        for (name, weights) in [("scale", scale), ("shift", shift)] {
            check_length(name, n, weights.map_or(n, <[T]>::len))?;
        }
        run::normalise(self.kind, &self.dimensions, input, [scale, shift], out);
        Ok(())
    }
}
