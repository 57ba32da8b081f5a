//! Normalisations of the rows of matrices: softmax, layer and root-mean-square normalisation.
//!
//! In: a spec ([`Normalise`]). Out: its kernel.
//! Invariants: the kernel accesses no memory outside the matrices, nor the gaps between their rows; results equal those of
//! [`naive`] within [`Normalise::tolerance`].
//! Not here: groups of several dimensions (see `reduction` of kernelsmith-tensor).
//!
//! ```
//! use kernelsmith::kernels::normalise::{NormalisationKind, Normalise, naive};
//! use kernelsmith::kernels::{Machine, Primitive};
//! // The softmax of each of 2 rows of 3 elements, in place.
//! let softmax = Normalise::new(NormalisationKind::Softmax, 2, 3).in_place();
//! softmax.check()?;
//! let x = [1.0f32, 1.0, 1.0, 0.0, f32::NEG_INFINITY, 0.0];
//! let mut y = [0.0; 6];
//! naive(&softmax, &x, [&[]; 2], &mut y);
//! assert_eq!(y[3..], [0.5, 0.0, 0.5]);
//! println!("{}", softmax.explain(&Machine::new("x86-64-v3", None, &[], &[128, 256])));
//! # Ok::<(), kernelsmith::kernels::SpecError>(())
//! ```

mod generate;
mod kernel;

pub use kernel::NormaliseKernel;

use crate::divide::{Divisible, predicted};
use crate::elementwise::{Layout, MAX_EXTENT};
use crate::error::SpecError;
use crate::machine::Machine;
use crate::map::Tolerance;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// Name of the primitive in errors.
const NAME: &str = "normalise";

/// What a normalisation computes from the elements `x` of a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NormalisationKind {
    /// `exp(x - max)` divided by the sum of these.
    Softmax,
    /// `(x - mean) / sqrt(variance + epsilon)`, with the variance around the mean, divided by the number of elements.
    Layer {
        /// Added to the variance, at least 0.
        epsilon: f64,
    },
    /// `x / sqrt(mean of squares + epsilon)`.
    RootMeanSquare {
        /// Added to the mean of squares, at least 0.
        epsilon: f64,
    },
}

impl NormalisationKind {
    /// Checks epsilon.
    ///
    /// # Errors
    /// It is negative, or no number.
    pub fn check(self, primitive: &'static str) -> Result<(), SpecError> {
        match self {
            NormalisationKind::Layer { epsilon } | NormalisationKind::RootMeanSquare { epsilon }
                if !(epsilon >= 0.0 && epsilon.is_finite()) =>
            {
                let problem = format!("has an epsilon of {epsilon}, which must be a number of at least 0");
                Err(SpecError::new(primitive, "kind", problem))
            }
            _ => Ok(()),
        }
    }

    /// Writes the kind and epsilon to a key.
    pub fn write_key(self, key: &mut KeyWriter) {
        let (number, epsilon) = match self {
            NormalisationKind::Softmax => (0, 0.0),
            NormalisationKind::Layer { epsilon } => (1, epsilon),
            NormalisationKind::RootMeanSquare { epsilon } => (2, epsilon),
        };
        key.u8(number).f64(epsilon);
    }
}

/// B = A with each of `m` rows of `n` elements normalised, of `f32`; optionally times an element of `scale` for each
/// column, plus one of `shift`.
#[derive(Clone, Debug, PartialEq)]
pub struct Normalise {
    kind: NormalisationKind,
    m: usize,
    n: usize,
    a: Layout,
    b: Layout,
    is_in_place: bool,
    /// Whether there is a scale, and a shift.
    weights: [bool; 2],
}

impl Normalise {
    /// For `m` by `n` matrices, both row-major without gaps.
    pub fn new(kind: NormalisationKind, m: usize, n: usize) -> Normalise {
        let layout = Layout::row_major(n);
        Normalise { kind, m, n, a: layout, b: layout, is_in_place: false, weights: [false; 2] }
    }

    /// Sets the layout of A.
    #[must_use]
    pub fn a(self, layout: Layout) -> Normalise {
        Normalise { a: layout, ..self }
    }

    /// Sets the layout of B, whose elements are contiguous along the same dimension as those of A.
    #[must_use]
    pub fn b(self, layout: Layout) -> Normalise {
        Normalise { b: layout, ..self }
    }

    /// Makes A and B the same matrix, with the layout of B.
    #[must_use]
    pub fn in_place(self) -> Normalise {
        Normalise { a: self.b, is_in_place: true, ..self }
    }

    /// Sets whether there are vectors of scales and of shifts, with an element for each column.
    #[must_use]
    pub fn weights(self, has_scale: bool, has_shift: bool) -> Normalise {
        Normalise { weights: [has_scale, has_shift], ..self }
    }

    /// The most that a result without weights differs from that of exact arithmetic, if the elements and the sums of their
    /// squares are finite. For layer
    /// normalisation this is relative to the greatest distance of an element from the mean divided by the standard
    /// deviation, and holds if the mean is not greater than the standard deviation.
    pub fn tolerance(&self) -> Tolerance {
        // Sums of n rounded terms have an error of at most n / 2^24; sums of as many parts as a vector has lanes, of
        // which there are at least four, have a quarter of it.
        let sum = 2.0_f64.powi(-24) * (8.0 + self.n as f64 / 4.0);
        match self.kind {
            NormalisationKind::Layer { .. } => Tolerance { relative: 4.0 * sum, absolute: 4.0 * sum },
            // Below 2^-126 there are fewer bits.
            _ => Tolerance { relative: 4.0 * sum, absolute: 2.0_f64.powi(-126) },
        }
    }

    /// The numbers of elements of A, which is empty in place, of B, of scales and of shifts.
    pub fn elements(&self) -> [usize; 4] {
        let of = |layout: Layout| layout.elements(self.m, self.n);
        let [scale, shift] = self.weights.map(|has| if has { self.n } else { 0 });
        [if self.is_in_place { 0 } else { of(self.a) }, of(self.b), scale, shift]
    }
}

impl Primitive for Normalise {
    const KIND: Kind = Kind::new(0x6b16, "normalise");
    type Kernel = NormaliseKernel;

    fn check(&self) -> Result<(), SpecError> {
        self.kind.check(NAME)?;
        SpecError::check_range(NAME, "m", self.m, 1, MAX_EXTENT)?;
        SpecError::check_range(NAME, "n", self.n, 1, MAX_EXTENT)?;
        self.a.check(NAME, "a", self.m, self.n)?;
        self.b.check(NAME, "b", self.m, self.n)?;
        if self.a.is_row_major() != self.b.is_row_major() {
            return Err(SpecError::new(NAME, "b", "is not contiguous along the same dimension as A"));
        }
        Ok(())
    }

    fn write_key(&self, key: &mut KeyWriter) {
        self.kind.write_key(key);
        let short = |number: usize| number.min(u32::MAX as usize) as u32;
        key.u32(short(self.m)).u32(short(self.n));
        self.a.write_key(key);
        self.b.write_key(key);
        let [scale, shift] = self.weights.map(u8::from);
        key.u8(u8::from(self.is_in_place) | scale << 1 | shift << 2);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let vector_bits = kernels.machine().widest();
        kernels.kernel(generate::kernel(self, vector_bits))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<NormaliseKernel, Failure> {
        NormaliseKernel::new(self.clone(), kernels)
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let passes = match self.kind {
            NormalisationKind::Softmax => "maximum, exponentials and their sum, quotients",
            NormalisationKind::Layer { .. } => "sum, squares, results",
            NormalisationKind::RootMeanSquare { .. } => "squares, results",
        };
        let along = if self.b.is_row_major() { "one row after another" } else { "a row in each lane" };
        let place = if self.is_in_place { " in place" } else { "" };
        format!(
            "{:?} of {} rows of {} elements{place}\nvectors of {} bits, {along}; passes: {passes}\n",
            self.kind,
            self.m,
            self.n,
            machine.widest()
        )
    }
}

/// The reference, in `f64`. Weights that the spec lacks are not read.
///
/// # Panics
/// If a slice is too short.
pub fn naive(spec: &Normalise, a: &[f32], [scale, shift]: [&[f32]; 2], b: &mut [f32]) {
    for row in 0..spec.m {
        let group: Vec<f64> = (0..spec.n).map(|column| f64::from(a[spec.a.at(row, column)])).collect();
        for (column, value) in normalised(spec.kind, &group).into_iter().enumerate() {
            let weight = if spec.weights[0] { f64::from(scale[column]) } else { 1.0 };
            let offset = if spec.weights[1] { f64::from(shift[column]) } else { 0.0 };
            b[spec.b.at(row, column)] = (value * weight + offset) as f32;
        }
    }
}

/// The normalised elements of a group, by the definition. Each is NaN if one is.
pub fn normalised(kind: NormalisationKind, group: &[f64]) -> Vec<f64> {
    let n = group.len() as f64;
    match kind {
        NormalisationKind::Softmax => {
            let max = group.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let powers: Vec<f64> = group.iter().map(|x| (x - max).exp()).collect();
            let sum: f64 = powers.iter().sum();
            powers.iter().map(|power| power / sum).collect()
        }
        NormalisationKind::Layer { epsilon } => {
            let mean = group.iter().sum::<f64>() / n;
            let variance = group.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
            group.iter().map(|x| (x - mean) / (variance + epsilon).sqrt()).collect()
        }
        NormalisationKind::RootMeanSquare { epsilon } => {
            let squares = group.iter().map(|x| x * x).sum::<f64>() / n;
            group.iter().map(|x| x / (squares + epsilon).sqrt()).collect()
        }
    }
}

/// Rows are divided. Column-major rows are lanes of the same vectors, so that they cannot be.
impl Divisible for Normalise {
    fn n_blocks(&self) -> usize {
        if self.b.is_row_major() { self.m } else { 1 }
    }

    fn with_blocks(&self, n: usize) -> Normalise {
        let m = if self.b.is_row_major() { n.clamp(1, self.m) } else { self.m };
        Normalise { m, ..self.clone() }
    }

    fn cycles(&self, machine: &Machine) -> f64 {
        // Operations of all passes.
        let operations = match self.kind {
            NormalisationKind::Softmax => 25.0,
            NormalisationKind::Layer { .. } => 8.0,
            NormalisationKind::RootMeanSquare { .. } => 5.0,
        };
        let elements = self.m.saturating_mul(self.n);
        predicted(machine, operations * elements as f64, elements.saturating_mul(8))
    }
}
