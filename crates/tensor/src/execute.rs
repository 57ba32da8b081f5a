//! The callable contraction: [`TensorKernel`], and its parts for threads.
//!
//! In: compiled blocks, slices. Out: the output.
//! Invariants: types and lengths are checked before the first block runs; each task owns a contiguous slice of the
//! output; the output does not depend on the number of tasks.
//! Not here: which blocks there are (see `block`).

use crate::block::access;
use crate::error::TensorError;
use crate::nest::{Nest, Share};
use crate::operation::TensorOperation;
use kernelsmith_kernels::gemm::{GemmElements, GemmKernel};

/// A compiled contraction.
#[derive(Clone, Debug)]
pub struct TensorKernel {
    spec: TensorOperation,
    nest: Nest,
    blocks: Vec<GemmKernel>,
    /// The block for each kind of access.
    of: [usize; 4],
    needed: [usize; 3],
}

/// A part of a contraction: [`TensorTask::run`] computes it on any thread.
#[derive(Debug)]
pub struct TensorTask<'t, A, B, C> {
    kernel: &'t TensorKernel,
    in0: &'t [A],
    in1: &'t [B],
    out: &'t mut [C],
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
        let TensorTask { kernel, in0, in1, out, begin, iterations } = self;
        iterations.into_iter().try_for_each(|iteration| kernel.run(iteration, in0, in1, out, begin))
    }
}

impl TensorKernel {
    pub(crate) fn new(spec: TensorOperation, blocks: Vec<GemmKernel>, of: [usize; 4]) -> TensorKernel {
        let nest = Nest::new(&spec.dimensions);
        let needed = [0, 1, 2].map(|of| spec.elements(of));
        TensorKernel { spec, nest, blocks, of, needed }
    }

    /// The spec of this kernel.
    pub fn spec(&self) -> &TensorOperation {
        &self.spec
    }

    fn check<A: GemmElements<B, C>, B, C>(&self, in0: &[A], in1: &[B], out: &[C]) -> Result<(), TensorError> {
        if A::TYPES != self.spec.types {
            return Err(TensorError::Types { kernel: self.spec.types, actual: A::TYPES });
        }
        TensorError::check_lengths(self.needed, [in0.len(), in1.len(), out.len()])
    }

    /// Computes one parallel iteration; `out` begins at element `begin` of the output.
    fn run<A: GemmElements<B, C>, B, C>(
        &self,
        iteration: usize,
        in0: &[A],
        in1: &[B],
        out: &mut [C],
        begin: usize,
    ) -> Result<(), TensorError> {
        self.nest.visit(iteration, |place| {
            let [a, b, c] = place.offsets;
            let block = &self.blocks[self.of[access(place.is_first, place.is_last)]];
            block.call(&in0[a..], &in1[b..], &mut out[c - begin..]).map_err(TensorError::Block)
        })
    }

    /// Computes the output on this thread.
    ///
    /// # Errors
    /// A slice is too short or has another type. After an error, the output is unchanged.
    pub fn call<A: GemmElements<B, C>, B, C>(&self, in0: &[A], in1: &[B], out: &mut [C]) -> Result<(), TensorError> {
        self.check(in0, in1, out)?;
        (0..self.nest.n_parallel()).try_for_each(|iteration| self.run(iteration, in0, in1, out, 0))
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
        self.check(in0, in1, out)?;
        let parts = self.nest.slices(out, n).into_iter();
        let tasks = parts.map(|(share, out)| {
            let Share { iterations, begin, .. } = share;
            TensorTask { kernel: self, in0, in1, out, begin, iterations }
        });
        Ok(tasks.collect())
    }
}
