//! Compiled normalisations: [`NormalisationKernel`].
//!
//! In: dimensions of groups and inside groups. Out: the rows or columns of matrices that a kernel normalises, and loops
//! around them; none if no kernel fits.
//! Not here: the kernel (see `normalise` of kernelsmith-kernels), loops without it (see `run`).

use super::{Dimensions, Normalisation, NormalisationKind, ReductionError, check_length, run};
use crate::dimension::{self, Dimension};
use crate::schedule::fuse;
use kernelsmith_exec::CallError;
use kernelsmith_kernels::elementwise::{Layout, MAX_EXTENT};
use kernelsmith_kernels::normalise::{Normalise, NormaliseKernel};
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording, SpecError};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// Groups as rows of matrices.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Groups {
    pub(crate) rows: Normalise,
    /// The loops around the matrices.
    outer: Vec<Dimension>,
}

impl Groups {
    /// The matrices; `None` if elements or groups are contiguous in no dimension, or too many.
    pub(crate) fn new(
        kind: NormalisationKind,
        Dimensions { kept, reduced }: &Dimensions,
        weights: [bool; 2],
        is_in_place: bool,
    ) -> Option<Groups> {
        let (mut outer, mut inner) = (kept.clone(), reduced.clone());
        inner.retain(|of| of.size > 1);
        // Weights are in the order of the dimensions, and fused dimensions in that of the strides.
        if weights != [false; 2] && !inner.is_sorted_by(|x, y| x.strides[0] >= y.strides[0]) {
            return None;
        }
        fuse(&mut outer);
        fuse(&mut inner);
        let row = match inner[..] {
            [] => Dimensions::of(1, [1, 1]),
            [row] => row,
            _ => return None,
        };
        let is_contiguous = |of: &Dimension| of.strides[0] == 1 && of.strides[2] == 1;
        let is_row_major = is_contiguous(&row);
        let group = match is_row_major {
            // Any dimension; one with far rows would make the loops around it many.
            true => (0..outer.len()).max_by_key(|&at| (outer[at].size, usize::MAX - at)),
            false => Some(outer.iter().position(is_contiguous)?),
        };
        let group = group.map_or(Dimensions::of(1, [row.size; 2]), |at| outer.remove(at));
        let layout = |tensor: usize| match is_row_major {
            true if group.size == 1 => Layout::row_major(row.size),
            true => Layout::row_major(group.strides[tensor]),
            false => Layout::column_major(row.strides[tensor]),
        };
        // A matrix has a limited number of rows.
        let size = (1..=group.size.min(MAX_EXTENT)).rev().find(|size| group.size.is_multiple_of(*size))?;
        if size < group.size {
            outer.push(Dimension { size: group.size / size, strides: group.strides.map(|of| of * size), ..group });
        }
        let rows = Normalise::new(kind, size, row.size).a(layout(0)).b(layout(2)).weights(weights[0], weights[1]);
        let rows = if is_in_place { rows.in_place() } else { rows };
        rows.check().ok().map(|()| Groups { rows, outer })
    }

    /// Calls `body` with the offsets of each matrix in the input and in the output.
    pub(crate) fn for_each<E>(&self, body: &mut dyn FnMut([usize; 2]) -> Result<(), E>) -> Result<(), E> {
        fn walk<E>(
            dimensions: &[Dimension],
            offsets: [usize; 2],
            body: &mut dyn FnMut([usize; 2]) -> Result<(), E>,
        ) -> Result<(), E> {
            let Some((outer, inner)) = dimensions.split_first() else { return body(offsets) };
            (0..outer.size).try_for_each(|at| {
                let [input, _, out] = outer.strides;
                walk(inner, [offsets[0] + at * input, offsets[1] + at * out], body)
            })
        }
        walk(&self.outer, [0; 2], body)
    }
}

/// A compiled [`Normalisation`] of `f32`.
#[derive(Clone, Debug)]
pub struct NormalisationKernel {
    spec: Normalisation,
    code: Option<(Groups, NormaliseKernel)>,
}

impl NormalisationKernel {
    /// The spec of this kernel.
    pub fn spec(&self) -> &Normalisation {
        &self.spec
    }

    /// Whether machine code was generated; otherwise the loops of this crate run.
    pub fn is_generated(&self) -> bool {
        self.code.is_some()
    }

    /// Computes the output.
    ///
    /// # Errors
    /// A slice is too short, or the spec has weights.
    pub fn call(&self, input: &[f32], out: &mut [f32]) -> Result<(), ReductionError> {
        self.call_weighted(input, [&[]; 2], out)
    }

    /// Computes the output times `scale`, plus `shift`. Those that the spec lacks are not read.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call_weighted(
        &self,
        input: &[f32],
        [scale, shift]: [&[f32]; 2],
        out: &mut [f32],
    ) -> Result<(), ReductionError> {
        let spec = &self.spec;
        let [of_input, of_out] = spec.elements();
        check_length("input", of_input, input.len())?;
        check_length("out", of_out, out.len())?;
        let [of_scale, of_shift] = spec.weights.map(|has| if has { spec.dimensions.n_reduced() } else { 0 });
        check_length("scale", of_scale, scale.len())?;
        check_length("shift", of_shift, shift.len())?;
        let Some((groups, kernel)) = &self.code else {
            let weight = |of: usize, slice| spec.weights[of].then_some(slice);
            run::normalise(spec.kind, &spec.dimensions, input, [weight(0, scale), weight(1, shift)], out);
            return Ok(());
        };
        let call = &mut |[from, to]: [usize; 2]| -> Result<(), CallError> {
            kernel.call_weighted(&input[from..], [scale, shift], &mut out[to..])
        };
        groups.for_each(call).map_err(ReductionError::Code)
    }
}

impl Normalisation {
    fn groups(&self) -> Option<Groups> {
        Groups::new(self.kind, &self.dimensions, self.weights, false)
    }
}

impl Primitive for Normalisation {
    const KIND: Kind = Kind::new(0x7405, "normalisation");
    type Kernel = NormalisationKernel;

    fn check(&self) -> Result<(), SpecError> {
        Normalisation::check(self)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        self.kind.write_key(key);
        let [scale, shift] = self.weights.map(u8::from);
        key.u8(scale | shift << 1);
        dimension::write_key(&self.dimensions.kept, key);
        dimension::write_key(&self.dimensions.reduced, key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        self.groups().map_or(Ok(()), |groups| groups.rows.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<NormalisationKernel, Failure> {
        let code = self.groups().map(|groups| {
            let kernel = groups.rows.assemble(kernels)?;
            Ok::<_, Failure>((groups, kernel))
        });
        Ok(NormalisationKernel { spec: self.clone(), code: code.transpose()? })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let Some(Groups { rows, outer }) = self.groups() else {
            return format!("{:?}: no kernel for these strides; loops of this crate\n", self.kind);
        };
        let loops: Vec<String> = outer.iter().map(|of| format!("loop of {}\n", of.size)).collect();
        loops.concat() + &rows.explain_plan(machine)
    }
}
