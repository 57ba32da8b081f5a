//! The loops around the blocks, and their division among threads.
//!
//! In: checked dimensions. Out: the offsets of every block in the order of the loops; ranges of parallel iterations whose
//! parts of the output do not interleave.
//! Invariant: a block is computed by the same kernels in the same order, however the iterations are divided.
//! Not here: the blocks (see `interpret` and `unary`), loops in machine code (see `primitive`).

use crate::dimension::{Dimension, DimensionKind, Execution, elements};

/// A loop.
#[derive(Clone, Copy, Debug)]
struct Loop {
    size: usize,
    strides: [usize; 4],
    /// Whether it sums products.
    is_sum: bool,
}

/// The loops of an operation.
#[derive(Clone, Debug)]
pub(crate) struct Nest {
    parallel: Vec<Loop>,
    sequential: Vec<Loop>,
    /// Elements of the output from the first to the last one of a parallel iteration.
    out_span: usize,
}

/// A block.
pub(crate) struct Place {
    /// Its first element in both inputs, the output and the bias.
    pub(crate) offsets: [usize; 4],
    /// Whether its output is accessed for the first time.
    pub(crate) is_first: bool,
    /// Whether its output is accessed for the last time.
    pub(crate) is_last: bool,
}

/// Parallel iterations that one task runs.
#[derive(Debug)]
pub(crate) struct Share {
    pub(crate) iterations: Vec<usize>,
    /// Their elements of the output: no other share has elements between these two.
    pub(crate) begin: usize,
    pub(crate) end: usize,
}

impl Nest {
    /// The loops without a bias.
    pub(crate) fn new(dimensions: &[Dimension]) -> Nest {
        Nest::with_bias(dimensions, &[])
    }

    /// The loops; `bias` has the stride of the bias along each dimension, or nothing.
    pub(crate) fn with_bias(dimensions: &[Dimension], bias: &[usize]) -> Nest {
        let loops = |execution: Execution| {
            let of = dimensions.iter().enumerate().filter(move |(_, of)| of.execution == execution && of.size > 1);
            let of_loop = |(at, of): (usize, &Dimension)| {
                let [in0, in1, out] = of.strides;
                let strides = [in0, in1, out, bias.get(at).copied().unwrap_or(0)];
                Loop { size: of.size, strides, is_sum: of.kind == DimensionKind::K }
            };
            of.map(of_loop).collect()
        };
        let inner = dimensions.iter().filter(|of| of.execution != Execution::Parallel);
        Nest {
            parallel: loops(Execution::Parallel),
            sequential: loops(Execution::Sequential),
            out_span: elements(inner, 2),
        }
    }

    /// Number of parallel iterations.
    pub(crate) fn n_parallel(&self) -> usize {
        self.parallel.iter().map(|of| of.size).product()
    }

    /// The first elements of a parallel iteration.
    pub(crate) fn offsets(&self, iteration: usize) -> [usize; 4] {
        let mut rest = iteration;
        let mut offsets = [0; 4];
        for of in self.parallel.iter().rev() {
            advance(&mut offsets, &of.strides, rest % of.size);
            rest /= of.size;
        }
        offsets
    }

    /// Visits the blocks of a parallel iteration in the order of the sequential loops.
    pub(crate) fn visit<E>(&self, iteration: usize, mut block: impl FnMut(Place) -> Result<(), E>) -> Result<(), E> {
        let mut offsets = self.offsets(iteration);
        let mut counters = vec![0; self.sequential.len()];
        loop {
            let mut sums = counters.iter().zip(&self.sequential).filter(|(_, of)| of.is_sum);
            let is_first = sums.clone().all(|(&counter, _)| counter == 0);
            let is_last = sums.all(|(&counter, of)| counter == of.size - 1);
            block(Place { offsets, is_first, is_last })?;
            let mut at = self.sequential.len();
            loop {
                let Some(next) = at.checked_sub(1) else { return Ok(()) };
                at = next;
                let of = &self.sequential[at];
                counters[at] += 1;
                if counters[at] < of.size {
                    advance(&mut offsets, &of.strides, 1);
                    break;
                }
                counters[at] = 0;
                for (offset, stride) in offsets.iter_mut().zip(of.strides) {
                    *offset -= (of.size - 1) * stride;
                }
            }
        }
    }

    /// The shares of [`Nest::divide`], each with its slice of the output.
    pub(crate) fn slices<'o, C>(&self, out: &'o mut [C], n: usize) -> Vec<(Share, &'o mut [C])> {
        let (mut tail, mut tail_begin) = (out, 0);
        let slices = self.divide(n).into_iter().map(|share| {
            let rest = &mut core::mem::take(&mut tail)[share.begin - tail_begin..];
            let (slice, after) = rest.split_at_mut(share.end - share.begin);
            (tail, tail_begin) = (after, share.end);
            (share, slice)
        });
        slices.collect()
    }

    /// Divides the parallel iterations into at most `n` shares of about equal length. Iterations whose parts of the
    /// output interleave stay together, because each share owns a contiguous slice of the output.
    fn divide(&self, n: usize) -> Vec<Share> {
        let total = self.n_parallel();
        let mut sorted: Vec<(usize, usize)> = (0..total).map(|at| (self.offsets(at)[2], at)).collect();
        sorted.sort_unstable();
        let len = total.div_ceil(n.max(1));
        let mut shares: Vec<Share> = Vec::new();
        for (begin, iteration) in sorted {
            let end = begin + self.out_span;
            match shares.last_mut() {
                Some(share) if share.iterations.len() < len || begin < share.end => {
                    share.iterations.push(iteration);
                    share.end = share.end.max(end);
                }
                _ => shares.push(Share { iterations: vec![iteration], begin, end }),
            }
        }
        shares
    }
}

fn advance(offsets: &mut [usize; 4], strides: &[usize; 4], n: usize) {
    for (offset, stride) in offsets.iter_mut().zip(strides) {
        *offset += n * stride;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nest(dimensions: &[(DimensionKind, Execution, usize, [usize; 3])]) -> Nest {
        let dimensions =
            dimensions.iter().map(|&(kind, execution, size, strides)| Dimension { kind, execution, size, strides });
        Nest::new(&dimensions.collect::<Vec<_>>())
    }

    #[test]
    fn first_and_last_depend_on_sums_alone() {
        use DimensionKind::{K, M};
        use Execution::Sequential;
        let nest =
            nest(&[(K, Sequential, 2, [1, 1, 0]), (M, Sequential, 2, [10, 0, 1]), (K, Sequential, 2, [4, 7, 0])]);
        let mut seen = Vec::new();
        let visited = nest.visit(0, |place| {
            seen.push((place.offsets, place.is_first, place.is_last));
            Ok::<(), ()>(())
        });
        assert_eq!(visited, Ok(()));
        let wanted = [
            ([0, 0, 0, 0], true, false),
            ([4, 7, 0, 0], false, false),
            ([10, 0, 1, 0], true, false),
            ([14, 7, 1, 0], false, false),
            ([1, 1, 0, 0], false, false),
            ([5, 8, 0, 0], false, true),
            ([11, 1, 1, 0], false, false),
            ([15, 8, 1, 0], false, true),
        ];
        assert_eq!(seen, wanted);
    }

    #[test]
    fn shares_do_not_interleave() {
        use DimensionKind::{M, N};
        use Execution::{Parallel, Sequential};
        // Parallel rows whose columns interleave stay together; parallel columns can be divided.
        let rows = nest(&[(M, Parallel, 6, [1, 0, 1]), (N, Sequential, 3, [0, 1, 6])]);
        let shares = rows.divide(4);
        assert_eq!(shares.len(), 1);
        assert_eq!((shares[0].begin, shares[0].end, shares[0].iterations.len()), (0, 18, 6));
        let columns = nest(&[(N, Parallel, 5, [0, 1, 6]), (M, Sequential, 6, [1, 0, 1])]);
        let bounds: Vec<_> = columns.divide(2).iter().map(|of| (of.begin, of.end, of.iterations.clone())).collect();
        assert_eq!(bounds, [(0, 18, vec![0, 1, 2]), (18, 30, vec![3, 4])]);
        assert_eq!(columns.divide(0).len(), 1);
        assert_eq!(columns.divide(100).len(), 5);
    }
}
