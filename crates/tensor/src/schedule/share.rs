//! The pass `share`: which loops threads divide.
//!
//! In: ordered loops, a number of threads. Out: parallel loops, the outermost ones: those whose iterations own contiguous
//! parts of the output, until there are a few iterations for each thread. If there are too few, the block is divided along
//! the output's outer dimension.
//! Where the output is normalised, all loops that do not divide groups are parallel, for any number of threads.
//! Not here: the division at a call (see `nest`).

use super::{divisor, split};
use crate::dimension::{self, Dimension, DimensionKind, Execution, MAX_PARALLEL};
use crate::operation::TensorOperation;

/// Parallel iterations for each thread, so that their unequal speed evens out.
const PER_THREAD: usize = 4;
/// Minimum number of operations: starting a thread takes about as long as 10^5 of them.
const MIN_FLOPS: f64 = 5e5;
/// Minimum number of rows or columns of a block that is divided for more threads.
const MIN_SIZE: usize = 16;

pub(super) fn run(operation: &mut TensorOperation, n_threads: usize, l2_bytes: usize) {
    if let Some((_, over)) = operation.normalised {
        return complete(operation, over, n_threads, l2_bytes);
    }
    if n_threads < 2 || operation.flops() < MIN_FLOPS {
        return;
    }
    let dimensions = &mut operation.dimensions;
    divide_block(dimensions, n_threads);
    let mut n: usize = 1;
    while n < n_threads * PER_THREAD {
        let Some(at) = outermost(dimensions, n) else { return };
        dimensions[at].execution = Execution::Parallel;
        n *= dimensions[at].size;
        let n_parallel = dimensions.iter().take_while(|of| of.execution == Execution::Parallel).count();
        dimensions[n_parallel.min(at)..=at].rotate_right(1);
    }
}

/// Makes the loops that do not divide groups of kind `over` parallel and outermost, so that a group is complete after a
/// parallel iteration. The block is divided if there are fewer iterations than threads, or if the part of the output exceeds
/// half of L2.
fn complete(operation: &mut TensorOperation, over: DimensionKind, n_threads: usize, l2_bytes: usize) {
    let is_outside = |of: &Dimension| of.kind != DimensionKind::K && of.kind != over;
    let dimensions = &mut operation.dimensions;
    let of_groups = dimensions.iter().filter(|of| !is_outside(of) && of.kind != DimensionKind::K);
    let group_bytes = of_groups.fold(size_of::<f32>(), |bytes, of| bytes.saturating_mul(of.size));
    let of_block = |of: &Dimension| of.execution == Execution::Primitive && is_outside(of);
    if let Some(at) = dimensions.iter().position(of_block) {
        let loops = dimensions.iter().filter(|of| of.execution == Execution::Sequential && is_outside(of));
        let n = loops.fold(1usize, |n, of| n.saturating_mul(of.size));
        let size = dimensions[at].size;
        let for_threads = if n < n_threads { size.div_ceil(n_threads.div_ceil(n)) } else { size };
        let for_cache = (l2_bytes / 2 / group_bytes).max(1);
        let inner = divisor(size, for_threads.min(for_cache));
        if (MIN_SIZE..size).contains(&inner) {
            split(dimensions, at, inner);
            // The loop precedes the block, which is the innermost.
            let outer = dimensions.remove(at);
            dimensions.insert(0, outer);
        }
    }
    // Groups that are not contiguous lie next to each other along the contiguous dimension, which a task needs whole.
    let is_contiguous = |of: &Dimension| of.size > 1 && of.strides[2] == 1;
    let has_columns = dimensions.iter().any(|of| is_contiguous(of) && is_outside(of));
    let is_divided = |of: &Dimension| is_outside(of) && !(has_columns && is_contiguous(of));
    let mut n: usize = 1;
    for of in dimensions.iter_mut().filter(|of| of.execution == Execution::Sequential && is_divided(of)) {
        if n.saturating_mul(of.size) > MAX_PARALLEL {
            break;
        }
        n *= of.size;
        of.execution = Execution::Parallel;
    }
    dimensions.sort_by_key(|of| of.execution != Execution::Parallel);
}

/// The sequential loop with the greatest stride of the output, if its iterations do not interleave there.
fn outermost(dimensions: &[Dimension], n: usize) -> Option<usize> {
    let is_loop = |of: &Dimension| of.execution == Execution::Sequential && of.kind != DimensionKind::K;
    let loops = dimensions.iter().enumerate().filter(|(_, of)| is_loop(of));
    let (at, found) = loops.max_by_key(|(at, of)| (of.strides[2], usize::MAX - at))?;
    let rest = dimensions.iter().enumerate().filter(|(other, of)| *other != at && of.execution != Execution::Parallel);
    let span = dimension::elements(rest.map(|(_, of)| of), 2);
    (found.strides[2] >= span && n.saturating_mul(found.size) <= MAX_PARALLEL).then_some(at)
}

/// Divides the block's dimension with the greatest stride of the output if there are fewer loops than threads.
fn divide_block(dimensions: &mut Vec<Dimension>, n_threads: usize) {
    let loops = dimensions.iter().filter(|of| of.execution == Execution::Sequential && of.kind != DimensionKind::K);
    let n = loops.fold(1usize, |n, of| n.saturating_mul(of.size));
    if n >= n_threads {
        return;
    }
    let of_block = dimensions.iter().enumerate().filter(|(_, of)| of.execution == Execution::Primitive);
    let Some((at, of)) = of_block.max_by_key(|(_, of)| of.strides[2]) else { return };
    let inner = divisor(of.size, of.size.div_ceil(n_threads.div_ceil(n)));
    if inner < MIN_SIZE || of.kind == DimensionKind::K {
        return;
    }
    split(dimensions, at, inner);
    // The loop precedes those of sums.
    let outer = dimensions.remove(at);
    let first = dimensions.iter().position(|of| of.execution == Execution::Primitive || of.kind == DimensionKind::K);
    dimensions.insert(first.unwrap_or(0), outer);
}

#[cfg(test)]
mod tests {
    use crate::{DimensionKind, Execution, Main, TensorOperation};
    use kernelsmith_kernels::gemm::GemmTypes;
    use kernelsmith_kernels::normalise::NormalisationKind;
    use kernelsmith_kernels::{Machine, Primitive};

    /// Sums that stay loops, and a block that needs no division for threads.
    #[test]
    fn blocks_that_are_not_divided_stay_innermost() {
        use DimensionKind::{K, M, N};
        let operation = TensorOperation::new(GemmTypes::F32, Main::Gemm)
            .normalised(NormalisationKind::Softmax, M)
            .dimension(K, Execution::Sequential, 33, [18, 303, 0])
            .dimension(K, Execution::Sequential, 9, [2, 1, 0])
            .dimension(N, Execution::Sequential, 4, [0, 9999, 4])
            .dimension(N, Execution::Sequential, 16, [0, 19, 16])
            .dimension(N, Execution::Sequential, 2, [0, 9, 1])
            .dimension(M, Execution::Sequential, 2, [1, 0, 2]);
        let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
        for n_threads in [1, 2, 3, 64] {
            let schedule = operation.optimise(&machine, n_threads).unwrap();
            assert_eq!(schedule.operation().check(), Ok(()), "{}", schedule.explain());
        }
    }
}
