//! Contractions whose blocks are packed in loops: copies and operations on parts of tensors that L2 holds.
//!
//! In: the loops, copies and operations of a step; slices. Out: the result.
//! Invariants: a block is packed again only if a loop has changed its source; threads own contiguous parts of the result
//! and their own copies, and compute what one thread does.
//! Not here: the choice of loops (see `pair`).

use super::copy::CopyKernel;
use super::data::{EinsumElement, Family};
use super::program::Packed;
use crate::error::TensorError;
use crate::execute::TensorKernel;
use crate::nest::{Nest, Share};
use crate::threads;
use core::fmt;
use kernelsmith_kernels::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_manager::Failure;

/// A compiled step.
pub(super) struct PackedKernel<F: Family> {
    nest: Nest,
    copy_a: Option<CopyKernel<F::A>>,
    copy_b: Option<CopyKernel<F::B>>,
    copy_out: Option<CopyKernel<F::C>>,
    operations: Vec<(TensorKernel, [usize; 3])>,
    elements: [usize; 3],
}

impl<F: Family> fmt::Debug for PackedKernel<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedKernel").field("nest", &self.nest).field("elements", &self.elements).finish()
    }
}

/// The copies of a thread.
pub(super) struct Copies<F: Family> {
    a: Vec<F::A>,
    b: Vec<F::B>,
    out: Vec<F::C>,
}

impl<F: Family> Copies<F> {
    pub(super) const EMPTY: Copies<F> = Copies { a: Vec::new(), b: Vec::new(), out: Vec::new() };
}

impl Packed {
    /// Records the kernels in the order of [`Packed::assemble`].
    pub(super) fn record<F: Family>(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let [a, b, out] = &self.copies;
        a.iter().try_for_each(|copy| copy.record::<F::A>(kernels))?;
        b.iter().try_for_each(|copy| copy.record::<F::B>(kernels))?;
        out.iter().try_for_each(|copy| copy.record::<F::C>(kernels))?;
        self.operations.iter().try_for_each(|(operation, _)| operation.record(kernels))
    }

    pub(super) fn assemble<F: Family, C: KernelCompiler>(
        &self,
        kernels: &mut Published<'_, C>,
    ) -> Result<PackedKernel<F>, Failure> {
        let [a, b, out] = &self.copies;
        Ok(PackedKernel {
            nest: Nest::new(&self.loops),
            copy_a: a.as_ref().map(|copy| copy.assemble(kernels)).transpose()?,
            copy_b: b.as_ref().map(|copy| copy.assemble(kernels)).transpose()?,
            copy_out: out.as_ref().map(|copy| copy.assemble(kernels)).transpose()?,
            operations: {
                let of = self.operations.iter().map(|(of, offsets)| Ok((of.assemble(kernels)?, *offsets)));
                of.collect::<Result<_, Failure>>()?
            },
            elements: self.elements,
        })
    }
}

impl<F: Family> PackedKernel<F> {
    /// Contracts on this many threads, each of which uses one of the copies.
    pub(super) fn call(
        &self,
        a: &[F::A],
        b: &[F::B],
        out: &mut [F::C],
        n_threads: usize,
        copies: &mut Vec<Copies<F>>,
    ) -> Result<(), TensorError> {
        let shares = self.nest.slices(out, n_threads);
        if copies.len() < shares.len() {
            copies.resize_with(shares.len(), || Copies::EMPTY);
        }
        for copies in copies.iter_mut().take(shares.len()) {
            grow(&mut copies.a, self.elements[0]);
            grow(&mut copies.b, self.elements[1]);
            grow(&mut copies.out, self.elements[2]);
        }
        let tasks =
            shares.into_iter().zip(copies).map(|((share, out), copies)| move || self.run(&share, a, b, out, copies));
        threads::run(tasks)
    }

    /// Runs the iterations of a share; `out` begins at its first element.
    fn run(
        &self,
        Share { iterations, begin, .. }: &Share,
        a: &[F::A],
        b: &[F::B],
        out: &mut [F::C],
        copies: &mut Copies<F>,
    ) -> Result<(), TensorError> {
        // The sources of the copies that exist.
        let (mut copied_a, mut copied_b) = (None, None);
        iterations.iter().try_for_each(|&iteration| {
            self.nest.visit(iteration, |place| {
                let [at_a, at_b, at_out, _] = place.offsets;
                if let Some(copy) = &self.copy_a
                    && copied_a.replace(at_a) != Some(at_a)
                {
                    copy.call(&a[at_a..], &mut copies.a, 1)?;
                }
                if let Some(copy) = &self.copy_b
                    && copied_b.replace(at_b) != Some(at_b)
                {
                    copy.call(&b[at_b..], &mut copies.b, 1)?;
                }
                let a = if self.copy_a.is_some() { &copies.a } else { &a[at_a..] };
                let b = if self.copy_b.is_some() { &copies.b } else { &b[at_b..] };
                let out = &mut out[at_out - begin..];
                for (kernel, [of_a, of_b, of_out]) in &self.operations {
                    let target = if self.copy_out.is_some() { &mut copies.out } else { &mut *out };
                    kernel.call(&a[*of_a..], &b[*of_b..], &mut target[*of_out..])?;
                }
                match &self.copy_out {
                    Some(copy) => copy.call(&copies.out, out, 1),
                    None => Ok(()),
                }
            })
        })
    }
}

fn grow<T: EinsumElement>(memory: &mut Vec<T>, n: usize) {
    if memory.len() < n {
        memory.resize(n, T::default());
    }
}
