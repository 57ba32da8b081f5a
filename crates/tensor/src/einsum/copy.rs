//! Copies of a tensor to other strides: permutations, diagonals, packing.
//!
//! In: dimensions with their strides in the source and in the target. Out: a [`UnaryOperation`] where its blocks can be
//! compiled, otherwise loops over elements (repeated elements, strides beyond the limits of kernels).
//! Invariant: both compute the same.
//! Not here: functions of the elements.

use crate::dimension::{Dimension, DimensionKind, Execution, MAX_PARALLEL};
use crate::schedule::{copy_cycles, divisor, fuse};
use crate::unary::{UnaryKernel, UnaryMain, UnaryOperation};
use core::cmp::Reverse;
use kernelsmith_kernels::elementwise::{Data, MAX_EXTENT};
use kernelsmith_kernels::map::Map;
use kernelsmith_kernels::{KernelCompiler, Machine, Primitive, Published, Recording};
use kernelsmith_manager::Failure;

/// Rows and columns of a block that is transposed. 64: two such blocks of `f32` take half of a typical L1D. 16 rows of the
/// source are few enough to be prefetched, and fill lines of `f32` in the target. 256: each page that a block touches serves
/// sixteen lines of `f32`.
const TRANSPOSED: [[usize; 2]; 3] = [[64, 64], [16, 64], [256, 256]];
/// Minimum share of cycles that another order of the loops saves.
const MIN_SAVING: f64 = 0.05;

/// Cycles of an element that loops in Rust copy: measured on an AMD EPYC of family 25, model 17, on a block of 48 by 2304
/// elements of `f32`.
const ELEMENT_CYCLES: f64 = 12.0;

/// A copy, not yet compiled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Copy {
    /// Dimensions in the order of the loops; strides in the source (0) and in the target (2).
    pub(crate) dimensions: Vec<Dimension>,
    is_transposed: bool,
}

impl Copy {
    /// For dimensions of (size, stride in the source, stride in the target) of elements of this many bytes.
    pub(crate) fn new(
        steps: impl IntoIterator<Item = (usize, usize, usize)>,
        bytes: usize,
        machine: &Machine,
        n_threads: usize,
    ) -> Copy {
        let of = |(size, source, target)| Dimension {
            kind: DimensionKind::C,
            execution: Execution::Sequential,
            size,
            strides: [source, 0, target],
        };
        let mut dimensions: Vec<Dimension> = steps.into_iter().map(of).collect();
        fuse(&mut dimensions);
        dimensions.sort_by_key(|of| Reverse(of.strides[2]));
        let first = usize::from(n_threads > 1);
        let whole = dimensions.clone();
        let is_transposed = block(&mut dimensions, TRANSPOSED[0]);
        let mut fewest = order(&mut dimensions, bytes, is_transposed, machine, first);
        for limits in TRANSPOSED.into_iter().skip(1).filter(|_| is_transposed) {
            let mut other = whole.clone();
            block(&mut other, limits);
            let cycles = order(&mut other, bytes, is_transposed, machine, first);
            if cycles < fewest * (1.0 - MIN_SAVING) {
                (dimensions, fewest) = (other, cycles);
            }
        }
        let mut n_parallel: usize = 1;
        for of in dimensions.iter_mut().take_while(|of| of.execution == Execution::Sequential) {
            if n_parallel >= n_threads || of.size > MAX_PARALLEL / n_parallel {
                break;
            }
            of.execution = Execution::Parallel;
            n_parallel *= of.size;
        }
        Copy { dimensions, is_transposed }
    }

    /// Predicted cycles; `homes` are the bytes of the memory of the source and of the target.
    pub(crate) fn cycles(&self, bytes: usize, homes: [usize; 2], machine: &Machine) -> f64 {
        let cycles = copy_cycles(&self.dimensions, bytes, self.is_transposed, homes, machine);
        if self.has_blocks() {
            return cycles;
        }
        let n = self.dimensions.iter().fold(1.0, |n, of| n * of.size as f64);
        cycles.max(n * ELEMENT_CYCLES)
    }

    /// Whether its blocks can be compiled: that does not depend on the type of the elements.
    fn has_blocks(&self) -> bool {
        self.operation::<f32>().is_some()
    }

    /// The operation, if its blocks can be compiled.
    fn operation<T: Data>(&self) -> Option<UnaryOperation<T>> {
        let empty = UnaryOperation::<T>::new(UnaryMain::Map(Map::Identity));
        let add = |spec: UnaryOperation<T>, of: &Dimension| {
            spec.dimension(of.execution, of.size, [of.strides[0], of.strides[2]])
        };
        let spec = self.dimensions.iter().fold(empty, add);
        spec.check().is_ok().then_some(spec)
    }

    pub(crate) fn record<T: Data>(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        self.operation::<T>().map_or(Ok(()), |operation| operation.record(kernels))
    }

    pub(crate) fn assemble<T: Data, C: KernelCompiler>(
        &self,
        kernels: &mut Published<'_, C>,
    ) -> Result<CopyKernel<T>, Failure> {
        Ok(match self.operation::<T>() {
            Some(operation) => CopyKernel::Blocks(operation.assemble(kernels)?),
            None => CopyKernel::Loops(self.dimensions.clone()),
        })
    }

    /// One line.
    pub(crate) fn explain(&self) -> String {
        let steps = self.dimensions.iter().map(|of| {
            let [source, _, target] = of.strides;
            let execution = format!("{:?}", of.execution).to_lowercase();
            format!("{execution} {} ({source} to {target})", of.size)
        });
        let steps: Vec<String> = steps.collect();
        let by_elements = if self.has_blocks() { "" } else { " by elements" };
        let what = if self.is_transposed { "transposed copy" } else { "copy" };
        format!("{what}{by_elements}: {}", steps.join(", "))
    }
}

/// Marks two primitive dimensions: one that is contiguous in the target, and one that is contiguous in the source. Returns
/// whether they differ; then they have at most these sizes.
fn block(dimensions: &mut Vec<Dimension>, transposed: [usize; 2]) -> bool {
    let contiguous = |dimensions: &[Dimension], of: usize| dimensions.iter().position(|d| d.strides[of] == 1);
    let (source, target) = (contiguous(dimensions, 0), contiguous(dimensions, 2));
    let is_transposed = source.is_some() && target.is_some() && source != target;
    let limits = if is_transposed { transposed } else { [MAX_EXTENT; 2] };
    let chosen = [target, if is_transposed { source } else { None }];
    let mut of_block = Vec::new();
    let first = chosen[0].or(source).or_else(|| longest(dimensions));
    for (at, limit) in [first, chosen[1]].into_iter().zip(limits).filter_map(|(at, limit)| Some((at?, limit))) {
        // A dimension without a good divisor is not divided.
        let whole = dimensions[at];
        let part = divisor(whole.size, limit);
        let inner = if part * 4 < limit { whole.size } else { part };
        dimensions[at] = Dimension { size: whole.size / inner, strides: whole.strides.map(|of| of * inner), ..whole };
        of_block.push(Dimension { size: inner, execution: Execution::Primitive, ..whole });
    }
    dimensions.retain(|of| of.size > 1);
    if of_block.len() == 1 {
        // A second dimension of the block saves calls.
        let inner = of_block[0];
        let fits = |of: &Dimension| {
            let leads = |tensor: usize| inner.strides[tensor] == 1 && of.strides[tensor] >= inner.size;
            of.size <= MAX_EXTENT && leads(0) && leads(2)
        };
        let second = (0..dimensions.len()).filter(|&at| fits(&dimensions[at])).max_by_key(|&at| dimensions[at].size);
        if let Some(at) = second {
            of_block.push(Dimension { execution: Execution::Primitive, ..dimensions.remove(at) });
        }
    }
    while of_block.len() < 2 {
        of_block.push(Dimension { kind: DimensionKind::C, execution: Execution::Primitive, size: 1, strides: [0; 3] });
    }
    dimensions.extend(of_block);
    is_transposed
}

/// Makes another loop the innermost one, from this position on, if fewer lines and pages are then fetched. Returns the
/// predicted cycles.
fn order(dimensions: &mut [Dimension], bytes: usize, is_transposed: bool, machine: &Machine, first: usize) -> f64 {
    let n = dimensions.iter().take_while(|of| of.execution == Execution::Sequential).count();
    let homes = [0, 2].map(|of| crate::dimension::elements(dimensions.iter(), of).saturating_mul(bytes));
    let cycles = |dimensions: &[Dimension]| copy_cycles(dimensions, bytes, is_transposed, homes, machine);
    let (mut best, mut fewest) = (None, cycles(dimensions));
    for at in first..n.saturating_sub(1) {
        dimensions[at..n].rotate_left(1);
        let other = cycles(dimensions);
        dimensions[at..n].rotate_right(1);
        if other < fewest * (1.0 - MIN_SAVING) {
            (best, fewest) = (Some(at), other);
        }
    }
    if let Some(at) = best {
        dimensions[at..n].rotate_left(1);
    }
    fewest
}

fn longest(dimensions: &[Dimension]) -> Option<usize> {
    (0..dimensions.len()).max_by_key(|&at| dimensions[at].size)
}

/// A compiled copy.
#[derive(Debug)]
pub(crate) enum CopyKernel<T> {
    Blocks(UnaryKernel<T>),
    Loops(Vec<Dimension>),
}

impl<T: Data> CopyKernel<T> {
    /// Copies on this many threads.
    pub(crate) fn call(&self, source: &[T], target: &mut [T], n_threads: usize) -> Result<(), crate::TensorError> {
        match self {
            CopyKernel::Blocks(kernel) if n_threads < 2 => kernel.call(source, target),
            CopyKernel::Blocks(kernel) => {
                let tasks = kernel.tasks(source, target, n_threads)?;
                crate::threads::run(tasks.into_iter().map(|task| move || task.run()))
            }
            CopyKernel::Loops(dimensions) => {
                copy(dimensions, source, target);
                Ok(())
            }
        }
    }
}

fn copy<T: Data>(dimensions: &[Dimension], source: &[T], target: &mut [T]) {
    let Some((outer, inner)) = dimensions.split_first() else {
        target[0] = source[0];
        return;
    };
    for at in 0..outer.size {
        copy(inner, &source[at * outer.strides[0]..], &mut target[at * outer.strides[2]..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine() -> Machine {
        Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512])
    }

    #[test]
    fn distant_rows_are_copied_in_blocks() {
        // A block of TCCG's `ecbfa,fd->abcde`: 48 rows of 2304 elements, 12 MB from each other.
        let rows = |distance: usize| Copy::new([(48, distance, 1), (2304, 1, 48)], 4, &machine(), 1);
        assert!(rows(2_985_984).has_blocks());
        assert!(rows(1 << 30).has_blocks());
        // Beyond the limit of kernels, a copy is a loop over elements, whose explanation and cost differ.
        let (near, far) = (rows(1 << 30), rows((1 << 30) + 16));
        assert!(!far.has_blocks());
        let cycles = |copy: &Copy| copy.cycles(4, [1 << 40, 48 * 2304 * 4], &machine());
        assert!(cycles(&far) > 1.1 * cycles(&near), "{} {}", cycles(&far), cycles(&near));
        assert!(far.explain().starts_with("transposed copy by elements: "), "{}", far.explain());
    }

    #[test]
    fn few_distant_rows_are_read_at_a_time() {
        let sizes = |copy: &Copy| -> Vec<usize> { copy.dimensions.iter().map(|of| of.size).collect() };
        // The target fits L2: 16 rows are read to their ends, then the next ones.
        let packed = Copy::new([(48, 2_985_984, 1), (2304, 1, 48)], 4, &machine(), 1);
        assert_eq!(sizes(&packed), [3, 36, 16, 64]);
        // Here the target is as large as the source: short runs of it would cost more than the reading saves, and large blocks
        // touch each page fewer times.
        let whole = |n: usize| Copy::new([(n, n, 1), (n, 1, n)], 4, &machine(), 1);
        assert_eq!(sizes(&whole(2048)), [8, 8, 256, 256]);
        assert_eq!(sizes(&whole(320)), [5, 5, 64, 64]);
    }

    /// 32 MB are more than the caches of this model hold, 2 MB are not.
    #[test]
    fn transposed_copies_beyond_the_caches_have_non_temporal_stores() {
        let stored = |n: usize, distance: usize| {
            let copy = Copy::new([(n, n, 1), (n, 1, distance)], 4, &machine(), 1);
            let operation = copy.operation::<f32>().expect("a copy in blocks");
            operation.explain(&machine()).contains("non-temporal stores")
        };
        assert!(stored(2048, 2048));
        assert!(!stored(512, 512));
        // Rows of the target that do not begin at lines.
        assert!(!stored(2048, 2049));
    }
}
