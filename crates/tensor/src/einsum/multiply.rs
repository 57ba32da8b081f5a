//! Elementwise products of two tensors: contractions without sums whose tensors share dimensions.
//!
//! In: two operands and a result by their strides. Out: [`Multiply`]: loops around blocks of dimensions that all three
//! tensors have.
//! Invariant: each element of the result is written once.
//! Not here: products with sums, and those of types that no elementwise kernel multiplies (see `pair`).

use super::bind::Tensor;
use super::block::Block;
use super::data::Family;
use crate::dimension::{self, Dimension, DimensionKind, Execution, MAX_PARALLEL};
use crate::error::TensorError;
use crate::nest::{Nest, Share};
use crate::schedule::{call_cycles, copy_cycles, divisor, fuse, split};
use crate::threads;
use core::cmp::Reverse;
use kernelsmith_kernels::elementwise::MAX_EXTENT;
use kernelsmith_kernels::{KernelCompiler, Machine, Published, Recording};
use kernelsmith_manager::Failure;

/// A product, not yet compiled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Multiply {
    dimensions: Vec<Dimension>,
    block: Block,
}

impl Multiply {
    /// The product of two tensors, if nothing is summed and they share a dimension that a block can have.
    pub(crate) fn new(sizes: &[usize], [a, b]: [&Tensor; 2], c: &Tensor, n_threads: usize) -> Option<Multiply> {
        let is_summed = |index| c.stride(index).is_none() && sizes[usize::from(index)] > 1;
        if a.indices.iter().chain(&b.indices).any(|&index| is_summed(index)) {
            return None;
        }
        let of = |(&index, &stride): (&u8, &usize)| Dimension {
            kind: DimensionKind::C,
            execution: Execution::Sequential,
            size: sizes[usize::from(index)],
            strides: [a.stride(index).unwrap_or(0), b.stride(index).unwrap_or(0), stride],
        };
        let mut dimensions: Vec<Dimension> = c.indices.iter().zip(&c.strides).map(of).collect();
        fuse(&mut dimensions);
        for at in (0..dimensions.len()).rev() {
            let inner = divisor(dimensions[at].size, MAX_EXTENT);
            split(&mut dimensions, at, inner);
        }
        dimensions.sort_by_key(|of| Reverse(of.strides[2]));
        let block = block(&mut dimensions)?;
        let mut n_parallel: usize = 1;
        for of in dimensions.iter_mut().take_while(|of| of.execution == Execution::Sequential) {
            if n_parallel >= n_threads || of.size > MAX_PARALLEL / n_parallel {
                break;
            }
            of.execution = Execution::Parallel;
            n_parallel *= of.size;
        }
        Some(Multiply { dimensions, block })
    }

    /// Predicted cycles.
    pub(crate) fn cycles(&self, bytes: [usize; 3], machine: &Machine) -> f64 {
        let n = self.dimensions.iter().fold(1.0, |n, of| n * of.size as f64);
        let [rows, columns] = self.block.size;
        let is_transposed = self.block.storage.iter().any(|of| of.is_row_major != self.block.storage[2].is_row_major);
        let homes = [0, 1, 2].map(|of| dimension::elements(&self.dimensions, of).saturating_mul(bytes[of]));
        // A copy reads and writes; a product reads twice.
        let element = bytes.into_iter().max().unwrap_or(8);
        let copy = copy_cycles(&self.dimensions, element, is_transposed, [homes[0], homes[2]], machine);
        n / (rows * columns) as f64 * call_cycles(machine) + 1.5 * copy
    }

    pub(crate) fn record<F: Family>(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        F::record_product(&self.block, kernels)
    }

    pub(crate) fn assemble<F: Family, C: KernelCompiler>(
        &self,
        kernels: &mut Published<'_, C>,
    ) -> Result<MultiplyKernel<F>, Failure> {
        let needed = [0, 1, 2].map(|of| dimension::elements(&self.dimensions, of));
        Ok(MultiplyKernel {
            nest: Nest::new(&self.dimensions),
            needed,
            code: F::assemble_product(&self.block, kernels)?,
        })
    }

    /// One line.
    pub(crate) fn explain(&self) -> String {
        let steps = self.dimensions.iter().map(|of| {
            let [a, b, c] = of.strides;
            let execution = format!("{:?}", of.execution).to_lowercase();
            format!("{execution} {} ({a}, {b}, {c})", of.size)
        });
        format!("elementwise product: {}", steps.collect::<Vec<_>>().join(", "))
    }
}

/// Moves the block's dimensions to the end: the pair with the most elements that all tensors can store.
fn block(dimensions: &mut Vec<Dimension>) -> Option<Block> {
    let single = Dimension { kind: DimensionKind::C, execution: Execution::Primitive, size: 1, strides: [0; 3] };
    let shared = |of: &Dimension| of.strides[0] > 0 && of.strides[1] > 0;
    let all: Vec<usize> = (0..dimensions.len()).filter(|&at| shared(&dimensions[at])).collect();
    let mut best: Option<(usize, usize, Option<usize>, Block)> = None;
    for &rows in &all {
        let others = all.iter().filter(|&&at| at != rows).map(|&at| Some(at));
        for columns in others.chain([None]) {
            let of_columns = columns.map_or(single, |at| dimensions[at]);
            let Some(block) = Block::new(&dimensions[rows], &of_columns) else { continue };
            let n = dimensions[rows].size * of_columns.size;
            if best.as_ref().is_none_or(|(most, ..)| n > *most) {
                best = Some((n, rows, columns, block));
            }
        }
    }
    let (_, rows, columns, block) = best?;
    let of_block = [dimensions[rows], columns.map_or(single, |at| dimensions[at])];
    let mut removed: Vec<usize> = [Some(rows), columns].into_iter().flatten().collect();
    removed.sort_unstable();
    for at in removed.into_iter().rev() {
        dimensions.remove(at);
    }
    dimensions.extend(of_block.map(|of| Dimension { execution: Execution::Primitive, ..of }));
    Some(block)
}

/// A compiled product.
pub(crate) struct MultiplyKernel<F: Family> {
    nest: Nest,
    needed: [usize; 3],
    code: F::Product,
}

impl<F: Family> MultiplyKernel<F> {
    /// Multiplies on this many threads.
    pub(crate) fn call(&self, a: &[F::A], b: &[F::B], c: &mut [F::C], n_threads: usize) -> Result<(), TensorError> {
        TensorError::check_lengths(self.needed, [a.len(), b.len(), c.len()])?;
        let run = |iterations: &[usize], out: &mut [F::C], begin: usize| {
            iterations.iter().try_for_each(|&iteration| {
                let done = self.nest.visit(iteration, |place| {
                    let [at_a, at_b, at_c, _] = place.offsets;
                    F::product(&self.code, &a[at_a..], &b[at_b..], &mut out[at_c - begin..])
                });
                done.map_err(TensorError::Call)
            })
        };
        if n_threads < 2 {
            let all: Vec<usize> = (0..self.nest.n_parallel()).collect();
            return run(&all, c, 0);
        }
        let shares = self.nest.slices(c, n_threads).into_iter();
        threads::run(shares.map(|(Share { iterations, begin, .. }, out)| move || run(&iterations, out, begin)))
    }
}
