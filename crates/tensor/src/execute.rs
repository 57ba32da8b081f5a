//! The callable contraction: [`TensorKernel`], and its parts for threads.
//!
//! In: the compiled function of a parallel iteration, slices. Out: the output.
//! Invariants: types and lengths are checked before the first iteration; each task owns a contiguous slice of the output;
//! the output does not depend on the number of tasks.
//! Not here: which blocks there are (see `block`), the loops around them (see `nest` of kernelsmith-kernels).

use crate::error::TensorError;
use crate::nest::{Nest, Share};
use crate::operation::TensorOperation;
use crate::reduction::Groups;
use kernelsmith_kernels::gemm::{GemmElements, GemmExtras, GemmKernel};
use kernelsmith_kernels::normalise::NormaliseKernel;

/// A compiled contraction.
#[derive(Clone, Debug)]
pub struct TensorKernel {
    spec: TensorOperation,
    nest: Nest,
    /// Computes one parallel iteration.
    code: GemmKernel,
    /// Normalises the output of a parallel iteration.
    groups: Option<Box<(Groups, NormaliseKernel)>>,
    needed: [usize; 3],
    /// Elements of the bias and of the residual.
    extras: [usize; 2],
    /// Whether a call is a call of the code.
    is_plain: bool,
}

/// A part of a contraction: [`TensorTask::run`] computes it on any thread.
#[derive(Debug)]
pub struct TensorTask<'t, A: GemmElements<B, C>, B, C> {
    kernel: &'t TensorKernel,
    in0: &'t [A],
    in1: &'t [B],
    out: &'t mut [C],
    extras: GemmExtras<'t, C, A::Bias>,
    /// The offset of the slice in the output.
    begin: usize,
    iterations: Vec<usize>,
}

impl<A: GemmElements<B, C>, B, C> TensorTask<'_, A, B, C> {
    /// Computes this part of the output.
    ///
    /// # Errors
    /// Machine code cannot run in this build.
    pub fn run(self) -> Result<(), TensorError> {
        let TensorTask { kernel, in0, in1, out, extras, begin, iterations } = self;
        iterations.into_iter().try_for_each(|iteration| kernel.run(iteration, (in0, in1), (out, begin), extras))
    }
}

impl TensorKernel {
    pub(crate) fn new(
        spec: TensorOperation,
        code: GemmKernel,
        groups: Option<(Groups, NormaliseKernel)>,
    ) -> TensorKernel {
        let nest = Nest::with_bias(&spec.dimensions, &spec.bias_strides());
        let needed = [0, 1, 2].map(|of| spec.elements(of));
        let extras = [spec.bias_elements(), spec.residual_elements()];
        let is_plain = extras == [0; 2] && groups.is_none() && nest.n_parallel() == 1;
        TensorKernel { spec, nest, code, groups: groups.map(Box::new), needed, extras, is_plain }
    }

    /// The spec of this kernel.
    pub fn spec(&self) -> &TensorOperation {
        &self.spec
    }

    fn check<A: GemmElements<B, C>, B, C>(
        &self,
        in0: &[A],
        in1: &[B],
        out: &[C],
        extras: &GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), TensorError> {
        if A::TYPES != self.spec.types {
            return Err(TensorError::Types { kernel: self.spec.types, actual: A::TYPES });
        }
        TensorError::check_lengths(self.needed, [in0.len(), in1.len(), out.len()])?;
        TensorError::check_extras(self.extras, [extras.bias.len(), extras.residual.len()])
    }

    /// Computes one parallel iteration; `out` begins at element `begin` of the output.
    fn run<A: GemmElements<B, C>, B, C>(
        &self,
        iteration: usize,
        (in0, in1): (&[A], &[B]),
        (out, begin): (&mut [C], usize),
        GemmExtras { bias, residual, scales }: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), TensorError> {
        let [a, b, c, of_bias] = self.nest.offsets(iteration);
        let (in0, in1, out) = (&in0[a..], &in1[b..], &mut out[c - begin..]);
        let done = if bias.is_empty() && residual.is_empty() {
            self.code.call(in0, in1, &mut *out)
        } else {
            let extras = GemmExtras {
                bias: bias.get(of_bias..).unwrap_or_default(),
                residual: residual.get(c..).unwrap_or_default(),
                scales,
            };
            self.code.call_with(in0, in1, &mut *out, extras)
        };
        done.map_err(TensorError::Block)?;
        let Some((groups, out)) = self.groups.as_deref().zip(A::floats(out)) else { return Ok(()) };
        let (groups, kernel) = groups;
        groups.for_each(&mut |[_, to]| kernel.call(&[], &mut out[to..])).map_err(TensorError::Call)
    }

    /// Computes the output on this thread.
    ///
    /// # Errors
    /// A slice is too short or has another type, or the operation needs a bias or a residual (see
    /// [`TensorKernel::call_with`]). After an error, the output is unchanged.
    pub fn call<A: GemmElements<B, C>, B, C>(&self, in0: &[A], in1: &[B], out: &mut [C]) -> Result<(), TensorError> {
        self.call_with(in0, in1, out, GemmExtras::default())
    }

    /// Computes the output with the bias and the residual that the operation adds; scales are not used.
    ///
    /// # Errors
    /// Like [`TensorKernel::call`]; the bias or the residual is too short.
    pub fn call_with<A: GemmElements<B, C>, B, C>(
        &self,
        in0: &[A],
        in1: &[B],
        out: &mut [C],
        extras: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), TensorError> {
        self.check(in0, in1, out, &extras)?;
        if self.is_plain {
            // A product of a few elements takes less time than the division of the only iteration.
            return self.code.call(in0, in1, out).map_err(TensorError::Block);
        }
        (0..self.nest.n_parallel()).try_for_each(|iteration| self.run(iteration, (in0, in1), (&mut *out, 0), extras))
    }

    /// Divides the parallel iterations into at most `n` parts for the caller's threads: run each once, in any order, at
    /// any time. Iterations whose elements of the output interleave are in the same part, so there may be fewer.
    ///
    /// # Errors
    /// Like [`TensorKernel::call`].
    pub fn tasks<'t, A: GemmElements<B, C>, B, C>(
        &'t self,
        in0: &'t [A],
        in1: &'t [B],
        out: &'t mut [C],
        n: usize,
    ) -> Result<Vec<TensorTask<'t, A, B, C>>, TensorError> {
        self.tasks_with(in0, in1, out, GemmExtras::default(), n)
    }

    /// [`TensorKernel::tasks`] with a bias and a residual.
    ///
    /// # Errors
    /// Like [`TensorKernel::call_with`].
    pub fn tasks_with<'t, A: GemmElements<B, C>, B, C>(
        &'t self,
        in0: &'t [A],
        in1: &'t [B],
        out: &'t mut [C],
        extras: GemmExtras<'t, C, A::Bias>,
        n: usize,
    ) -> Result<Vec<TensorTask<'t, A, B, C>>, TensorError> {
        self.check(in0, in1, out, &extras)?;
        let parts = self.nest.slices(out, n).into_iter();
        let tasks = parts.map(|(share, out)| {
            let Share { iterations, begin, .. } = share;
            TensorTask { kernel: self, in0, in1, out, extras, begin, iterations }
        });
        Ok(tasks.collect())
    }
}
