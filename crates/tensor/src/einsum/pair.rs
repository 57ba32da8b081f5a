//! The contraction of two tensors: which operands are copied to another layout first, and the operations.
//!
//! In: two operands and a result by their indices and strides, a machine. Out: [`Pair`].
//! The candidates are all subsets of {first operand, second operand, result} that are copied; a copied tensor gets the
//! layout in which its dimensions fuse and the block reads contiguous elements. Where the copies are larger than L2, loops
//! around copies and operations are candidates, too: then a block of the tensor is packed, used and packed again.
//! Contracting in place is the empty subset, transpose-GEMM-transpose the full one.
//! Planning a candidate's kernels takes longer than all else. So a rough formula orders the candidates; the first few are
//! planned; and the one with the fewest predicted cycles is taken. A candidate whose copies and the bound of its
//! multiply-adds already take too long is neither predicted nor planned.
//! Invariants: operations are checked; their dimensions together cover each product once; the result does not depend on
//! the number of threads.
//! Not here: loops and blocks (see `schedule`), more operands (see `program`).

use super::MAX_RESULT;
use super::bind::{Index, Tensor};
use super::copy::Copy;
use crate::dimension::{self, Dimension, DimensionKind, Execution, MAX_PARALLEL, STRIDES};
use crate::operation::{First, Main, NAME, TensorOperation};
use crate::schedule::{Estimates, Homes, Schedule, bound, call_cycles, copy_at_least, divisor, element_bytes};
use core::cmp::Reverse;
use kernelsmith_kernels::gemm::{GemmTypes, MAX_EXTENT, MAX_K};
use kernelsmith_kernels::{Machine, Primitive, SpecError};
use std::borrow::Cow;

/// Bytes of a cache line: parts of divided dimensions are longer.
const LINE: usize = 64;
/// The share of L2 that packed blocks take.
const PACKED_SHARE: usize = 2;
/// Maximum number of candidates whose kernels are planned. A test compares the result with that of planning all.
const MAX_PLANNED: usize = 4;
/// How many times the bound of its multiply-adds contracting in place may take so that it is taken at once; and how many
/// times by the rough formula, so that this is tried.
const GOOD: f64 = 1.3;
const PROMISING: f64 = 2.0;
/// A candidate that takes at least this many times the fewest rough cycles is not predicted: almost all of the others copy
/// what need not be copied. A test compares the result with that of planning all.
const HOPELESS: f64 = 1.2;
/// Maximum number of ones that a sum over one operand reads along a dimension.
const MAX_ONES: usize = 512;

/// A contraction, not yet compiled.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// Loops around all of it, then the dimensions of the result inside as primitive ones; empty without loops. Strides
    /// are those of the tensors that are not copied.
    pub(crate) loops: Vec<Dimension>,
    /// The copies of the operands before the operations, and of the result after them.
    pub(crate) copies: [Option<Copied>; 3],
    /// The operations, and the first element of each tensor.
    pub(crate) operations: Vec<(Schedule, [usize; 3])>,
    /// Predicted cycles, with those of the copies.
    pub(crate) cycles: f64,
    /// What the other candidates cost.
    pub(crate) others: Vec<Other>,
}

/// A candidate that was not taken: which tensors are copied, whether in loops, predicted cycles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Other {
    pub(crate) copied: [bool; 3],
    pub(crate) in_loops: bool,
    pub(crate) cycles: f64,
    /// Whether its kernels were not planned.
    pub(crate) is_rough: bool,
}

/// A tensor that is copied.
#[derive(Clone, Debug)]
pub(crate) struct Copied {
    pub(crate) copy: Copy,
    /// The number of elements of the copy.
    pub(crate) elements: usize,
}

/// How often the copies and the operations of a candidate run.
struct Times {
    copies: [f64; 3],
    operations: f64,
}

const ONCE: Times = Times { copies: [1.0; 3], operations: 1.0 };

/// What a contraction is of.
pub(crate) struct Request<'r> {
    types: GemmTypes,
    sizes: &'r [usize],
    a: Tensor,
    /// Without a second operand, the first one is summed.
    b: Option<Tensor>,
    c: &'r Tensor,
    machine: &'r Machine,
    n_threads: usize,
    /// The bytes of the tensors, of which this may be a part.
    homes: Homes,
    /// The indices of the operands, and which tensors have each.
    groups: Vec<(Index, [bool; 3])>,
    explains: bool,
}

/// The number of ones that a sum over a tensor reads.
pub(crate) fn n_ones(sizes: &[usize], a: &Tensor, c: &Tensor) -> usize {
    let summed = a.indices.iter().filter(|&&index| c.stride(index).is_none());
    1 + summed.map(|&index| divisor(sizes[usize::from(index)], MAX_ONES) - 1).sum::<usize>()
}

/// The indices of the operands, and which of the tensors have each.
fn groups(a: &Tensor, b: Option<&Tensor>, c: &Tensor) -> Vec<(Index, [bool; 3])> {
    let of_b = b.into_iter().flat_map(|of| &of.indices).filter(|index| a.stride(**index).is_none());
    let of = |&index: &Index| (index, [Some(a), b, Some(c)].map(|of| of.is_some_and(|of| of.stride(index).is_some())));
    a.indices.iter().chain(of_b).map(of).collect()
}

impl<'r> Request<'r> {
    pub(crate) fn new(
        types: GemmTypes,
        sizes: &'r [usize],
        [a, b]: [Option<&Tensor>; 2],
        c: &'r Tensor,
        machine: &'r Machine,
        n_threads: usize,
    ) -> Request<'r> {
        let has_b = b.is_some();
        let [mut a, mut b] = [a.cloned().unwrap_or_default(), b.cloned().unwrap_or_default()];
        // An operand that repeats its elements along an index does not depend on it. An index of sums stays somewhere.
        a.retain(|index, stride| stride > 0 || c.stride(index).is_none() && b.stride(index).is_none());
        b.retain(|index, stride| stride > 0 || c.stride(index).is_none() && a.stride(index).is_none());
        let bytes = element_bytes(types);
        let home = |of: usize, tensor: &Tensor| tensor.span(sizes).saturating_mul(bytes[of]);
        let homes = [home(0, &a), home(1, &b), home(2, c)];
        let b = has_b.then_some(b);
        let groups = groups(&a, b.as_ref(), c);
        Request { types, sizes, a, b, c, machine, n_threads, homes, groups, explains: false }
    }

    /// Whether what the other candidates cost will be read: then it is computed for all.
    pub(crate) fn explained(self, explains: bool) -> Request<'r> {
        Request { explains, ..self }
    }

    /// The candidate that copies these tensors; without a second operand, never that one.
    pub(crate) fn copying(&self, [a, b, c]: [bool; 3]) -> Result<Pair, SpecError> {
        let prospect = self.prospect([a, b && self.b.is_some(), c], &ONCE, &mut KnownCopies::default())?;
        prospect.plan(f64::INFINITY, &mut Estimates::default())?.ok_or_else(no_candidate)
    }

    pub(crate) fn plan(&self) -> Result<Pair, SpecError> {
        self.search(MAX_PLANNED, HOPELESS)
    }

    /// The best of at most this many planned candidates, without those that take at least `hopeless` times the fewest
    /// rough cycles.
    fn search(&self, max_planned: usize, hopeless: f64) -> Result<Pair, SpecError> {
        let mut search = Search { max_planned, explains: self.explains, ..Search::default() };
        let mut prospects: Vec<(f64, Prospect<'_>)> = Vec::new();
        let mut fewest = f64::INFINITY;
        let mut known = KnownCopies::default();
        let mut of_products = 0.0;
        match self.prospect([false; 3], &ONCE, &mut known) {
            Ok(of) => {
                let (rough, bound) = (of.rough(), of.at_least);
                (fewest, of_products) = (rough, bound);
                if rough <= PROMISING * bound {
                    search.plan(of, rough);
                    if let Some((_, pair)) = search.best.take_if(|(_, pair)| pair.cycles <= GOOD * bound) {
                        return Ok(pair);
                    }
                } else {
                    prospects.push((rough, of));
                }
            }
            Err(error) => search.error = Some(error),
        }
        let mut waiting = self.possible(of_products);
        loop {
            // Between equal ones, the first one.
            let next = (0..waiting.len()).min_by(|&x, &y| waiting[x].at_least.total_cmp(&waiting[y].at_least));
            let Some(at) = next else { break };
            let Possible { copied, in_loops, at_least, prospect } = &mut waiting[at];
            let is_over = *at_least > hopeless * fewest || *at_least >= search.limit();
            match prospect.take() {
                // The others take longer, and are not needed but for explanations.
                _ if is_over && !self.explains => break,
                Some(of) if is_over => {
                    search.drop(&of, of.at_least);
                    waiting.remove(at);
                }
                Some(of) => {
                    let rough = of.rough();
                    fewest = fewest.min(rough);
                    prospects.push((rough, of));
                    waiting.remove(at);
                }
                None => {
                    let found = match in_loops {
                        true => self.in_loops(*copied, &mut known),
                        false => self.prospect(*copied, &ONCE, &mut known).ok(),
                    };
                    match found {
                        Some(of) => (*at_least, *prospect) = (of.at_least, Some(of)),
                        None => drop(waiting.remove(at)),
                    }
                }
            }
        }
        prospects.sort_by(|(x, _), (y, _)| x.total_cmp(y));
        prospects.into_iter().for_each(|(rough, of)| search.plan(of, rough));
        search.result()
    }

    /// The candidates that copy tensors, of which some may be none: those with too many dimensions, which copies fuse, and
    /// those without loops that help. `of_products` is the bound of the multiply-adds.
    fn possible(&self, of_products: f64) -> Vec<Possible<'r>> {
        let mut all = Vec::with_capacity(14);
        let of_copies = [false, true].map(|in_loops| [0, 1, 2].map(|of| self.copy_at_least(of, in_loops)));
        for mask in 1..8usize {
            let copied = [0, 1, 2].map(|of| mask >> of & 1 == 1);
            // Ones are not copied.
            if copied[1] && self.b.is_none() {
                continue;
            }
            for in_loops in [false, true] {
                let of_copies = (0..3).filter(|&of| copied[of]).map(|of| of_copies[usize::from(in_loops)][of]);
                // A little less, because sums are rounded.
                let at_least = (of_products + of_copies.sum::<f64>()) * (1.0 - 1e-6);
                all.push(Possible { copied, in_loops, at_least, prospect: None });
            }
        }
        all
    }

    /// A bound of the cycles that all copies of a tensor take: its elements are moved, and their lines read and written.
    /// In loops, a copy is small, but where it stays depends on them.
    fn copy_at_least(&self, of: usize, in_loops: bool) -> f64 {
        let Some(tensor) = self.tensor(of) else { return 0.0 };
        let is_copied =
            |index: Index| [0, 1].iter().any(|&of| self.tensor(of).is_some_and(|of| of.stride(index).is_some()));
        let steps =
            tensor.indices.iter().zip(&tensor.strides).filter(|&(&index, &stride)| stride > 0 && is_copied(index));
        let n = steps.fold(1.0, |n, (&index, _)| n * self.sizes[usize::from(index)] as f64);
        let bytes = element_bytes(self.types)[of];
        let copy = (!in_loops).then_some((n * bytes as f64) as usize);
        let original = Some(self.homes[of]);
        let from_to = if of == 2 { [copy, original] } else { [original, copy] };
        copy_at_least(n, bytes, from_to, self.machine)
    }

    /// The candidate that copies these tensors.
    fn prospect(&self, copied: [bool; 3], times: &Times, known: &mut KnownCopies) -> Result<Prospect<'r>, SpecError> {
        let layouts = self.layouts(copied);
        let dimensions = self.dimensions(&layouts);
        let bytes = element_bytes(self.types);
        let (mut copies, mut of_copies, mut homes) = ([None, None, None], 0.0, self.homes);
        for of in (0..3).filter(|&of| copied[of]) {
            let (Some(original), Some(layout)) = (self.tensor(of), layouts[of].as_deref()) else { continue };
            let elements = layout.span(self.sizes);
            if elements > MAX_RESULT {
                return Err(SpecError::new(
                    NAME,
                    STRIDES[of],
                    format!("have a copy of more than {MAX_RESULT} elements"),
                ));
            }
            homes[of] = elements.saturating_mul(bytes[of]);
            let (source, target) = if of == 2 { (layout, original) } else { (original, layout) };
            // A result that repeats its elements along an index is computed once and copied several times.
            let steps =
                original.indices.iter().filter(|index| of == 2 || layout.stride(**index).is_some()).map(|&index| {
                    let stride = |tensor: &Tensor| tensor.stride(index).unwrap_or(0);
                    (self.sizes[usize::from(index)], stride(source), stride(target))
                });
            let from_to = if of == 2 { [homes[2], self.homes[2]] } else { [self.homes[of], homes[of]] };
            let wanted = WantedCopy { steps: steps.collect(), bytes: bytes[of], from_to, n_threads: self.n_threads };
            let (copy, cycles) = known.of(wanted, self.machine);
            of_copies += times.copies[of] * (cycles + call_cycles(self.machine));
            copies[of] = Some(Copied { copy, elements });
        }
        let mut operations = Vec::new();
        let mut at_least = of_copies;
        for (dimensions, offsets) in pieces(&dimensions) {
            let is_first = dimensions.iter().all(|of| of.dimension.kind != DimensionKind::K || of.begin == 0);
            let mut operation = TensorOperation::new(self.types, Main::Gemm);
            operation.first = if is_first { First::Zero } else { First::Accumulate };
            operation.dimensions = dimensions.iter().map(|of| of.dimension).collect();
            if operation.dimensions.is_empty() {
                operation = operation.dimension(DimensionKind::M, Execution::Sequential, 1, [0; 3]);
            }
            dimension::check(NAME, &operation.dimensions)?;
            at_least += times.operations * bound(&operation, self.machine);
            operations.push((operation, offsets));
        }
        let (machine, n_threads, times) = (self.machine, self.n_threads, times.operations);
        let loops = Vec::new();
        Ok(Prospect { copied, loops, copies, of_copies, operations, times, homes, machine, n_threads, at_least })
    }

    /// The candidate that packs blocks of these tensors in loops over indices of the result, so that they stay in L2; none
    /// if the copies are small enough without loops, or no loops make them so.
    fn in_loops(&self, copied: [bool; 3], known: &mut KnownCopies) -> Option<Prospect<'r>> {
        let Blocking { sizes, tensors: [a, b, c], mut loops } = self.blocking(copied)?;
        let n = loops.iter().fold(1.0, |n, of| n * of.size as f64);
        let b = self.b.is_some().then_some(b);
        let part = Request {
            types: self.types,
            sizes: &sizes,
            groups: groups(&a, b.as_ref(), &c),
            a,
            b,
            c: &c,
            machine: self.machine,
            n_threads: 1,
            homes: self.homes,
            explains: self.explains,
        };
        loops.sort_by_key(|of| Reverse(of.strides[2]));
        // A copy is made again only if a loop changes its source.
        let times = |of: usize| {
            let changing = loops.iter().rposition(|loop_| loop_.strides[of] > 0).map_or(0, |at| at + 1);
            loops[..changing].iter().fold(1.0, |n, of| n * of.size as f64)
        };
        let times = Times { copies: [times(0), times(1), n], operations: n };
        let prospect = part.prospect(copied, &times, known).ok()?;
        let mut n_parallel: usize = 1;
        for of in &mut loops {
            if n_parallel >= self.n_threads || of.size > MAX_PARALLEL / n_parallel {
                break;
            }
            of.execution = Execution::Parallel;
            n_parallel *= of.size;
        }
        let inside = c.indices.iter().zip(&c.strides).map(|(&index, &stride)| Dimension {
            kind: DimensionKind::C,
            execution: Execution::Primitive,
            size: sizes[usize::from(index)],
            strides: [0, 0, stride],
        });
        loops.extend(inside);
        Some(Prospect { loops, machine: self.machine, ..prospect })
    }

    /// Moves indices of the result out of the tensors, those with the greatest strides first, until the copies fit a part of
    /// L2. Indices that are contiguous in a tensor stay, but may be divided.
    fn blocking(&self, copied: [bool; 3]) -> Option<Blocking> {
        let bytes = element_bytes(self.types);
        let mut sizes = self.sizes.to_vec();
        let mut tensors = [self.a.clone(), self.b.clone().unwrap_or_default(), self.c.clone()];
        let mut loops: Vec<Dimension> = Vec::new();
        let budget = (self.machine.l2_bytes / PACKED_SHARE) as f64;
        loop {
            let packed: f64 =
                (0..3).filter(|&of| copied[of]).map(|of| elements(&tensors[of], &sizes) * bytes[of] as f64).sum();
            if packed <= budget {
                break;
            }
            let size = |index: Index| sizes[usize::from(index)];
            let stride = |index: Index| {
                (0..3).filter(|&of| copied[of]).filter_map(|of| tensors[of].stride(index)).max().unwrap_or(0)
            };
            let is_unit =
                |index: Index| (0..3).any(|of| (copied[of] || of == 2) && tensors[of].stride(index) == Some(1));
            let mut indices: Vec<Index> = tensors[2].indices.clone();
            indices.retain(|&index| size(index) > 1 && stride(index) > 0);
            let whole = indices.iter().copied().filter(|&index| !is_unit(index)).max_by_key(|&index| stride(index));
            let (index, inner) = match whole {
                Some(index) => (index, 1),
                None => {
                    let index = indices.iter().copied().max_by_key(|&index| size(index))?;
                    (index, divisor(size(index), size(index) / 2))
                }
            };
            if whole.is_none() && inner * bytes[2] < LINE {
                return None;
            }
            let strides = [0, 1, 2].map(|of| tensors[of].stride(index).unwrap_or(0) * inner);
            let (kind, execution) = (DimensionKind::C, Execution::Sequential);
            loops.push(Dimension { kind, execution, size: size(index) / inner, strides });
            sizes[usize::from(index)] = inner;
            if inner == 1 {
                tensors.iter_mut().for_each(|tensor| tensor.retain(|of, _| of != index));
            }
        }
        (!loops.is_empty()).then_some(Blocking { sizes, tensors, loops })
    }

    fn tensor(&self, of: usize) -> Option<&Tensor> {
        [Some(&self.a), self.b.as_ref(), Some(self.c)][of]
    }

    /// The tensors that the operations access; none for ones.
    fn layouts(&self, copied: [bool; 3]) -> [Option<Cow<'_, Tensor>>; 3] {
        let mut layouts = [0, 1, 2].map(|of| self.tensor(of).map(Cow::Borrowed));
        if copied == [false; 3] {
            return layouts;
        }
        // The order of a group is that of a tensor that is not copied, so that the group fuses.
        let group = |has: [bool; 3], by: [usize; 3]| -> Vec<Index> {
            let of_group = self.groups.iter().filter(|(_, found)| *found == has);
            let mut indices: Vec<Index> = of_group.map(|(index, _)| *index).collect();
            let model = by.into_iter().find(|&of| !copied[of] && has[of]).unwrap_or(by[0]);
            let stride = |index: Index| self.tensor(model).and_then(|of| of.stride(index)).unwrap_or(0);
            indices.sort_by_key(|&index| Reverse(stride(index)));
            indices
        };
        let batch = group([true, true, true], [2, 0, 1]);
        let rows = group([true, false, true], [2, 0, 1]);
        let columns = group([false, true, true], [2, 1, 0]);
        let sums = group([true, true, false], [0, 1, 2]);
        let (sums_a, sums_b) = (group([true, false, false], [0, 1, 2]), group([false, true, false], [1, 0, 2]));
        // The result keeps the group that is contiguous in the original.
        let innermost = |of: &Index| self.c.stride(*of).unwrap_or(usize::MAX);
        let rows_are_inner = rows.iter().map(innermost).min() < columns.iter().map(innermost).min();
        for of in (0..3).filter(|&of| copied[of]) {
            let groups: [&[Index]; 4] = match of {
                0 => [&batch, &sums_a, &sums, &rows],
                1 => [&batch, &sums_b, &sums, &columns],
                _ if rows_are_inner && !rows.is_empty() || columns.is_empty() => [&batch, &columns, &rows, &[]],
                _ => [&batch, &rows, &columns, &[]],
            };
            let packed = Tensor::contiguous(groups.concat(), self.sizes);
            layouts[of] = self.tensor(of).map(|_| Cow::Owned(packed));
        }
        layouts
    }

    /// The dimensions of all tensors.
    fn dimensions(&self, layouts: &[Option<Cow<'_, Tensor>>; 3]) -> Vec<Dimension> {
        let [a, b, c] = layouts;
        let stride = |of: &Option<Cow<'_, Tensor>>, index: Index| of.as_ref().and_then(|of| of.stride(index));
        let mut indices: Vec<Index> = a.iter().chain(b).chain(c).flat_map(|of| of.indices.iter().copied()).collect();
        indices.sort_unstable();
        indices.dedup();
        let mut dimensions = Vec::new();
        for index in indices {
            let size = self.sizes[usize::from(index)];
            let [in0, in1, out] = [a, b, c].map(|of| stride(of, index));
            let strides = [in0, in1, out].map(|of| of.unwrap_or(0));
            let execution = Execution::Sequential;
            let kind = match (in0, in1, out) {
                (_, _, None) => DimensionKind::K,
                (Some(_), Some(_), _) => DimensionKind::C,
                (Some(_), None, _) => DimensionKind::M,
                (None, Some(_), _) => DimensionKind::N,
                (None, None, _) => DimensionKind::C,
            };
            if kind == DimensionKind::K && b.is_none() {
                // Ones are contiguous along the part that a block may have.
                let inner = divisor(size, MAX_ONES);
                // A copy of repeated elements may be beyond all limits.
                let outer = [strides[0].saturating_mul(inner), 0, 0];
                dimensions.push(Dimension { kind, execution, size: size / inner, strides: outer });
                dimensions.push(Dimension { kind, execution, size: inner, strides: [strides[0], 1, 0] });
            } else {
                dimensions.push(Dimension { kind, execution, size, strides });
            }
        }
        dimensions.retain(|of| of.size > 1);
        dimensions
    }
}

#[cfg(test)]
mod tests;

/// A candidate of which a bound of its cycles is known, and maybe more.
struct Possible<'m> {
    copied: [bool; 3],
    in_loops: bool,
    at_least: f64,
    prospect: Option<Prospect<'m>>,
}

/// What the plan of a copy depends on.
#[derive(PartialEq)]
struct WantedCopy {
    steps: Vec<(usize, usize, usize)>,
    bytes: usize,
    from_to: [usize; 2],
    n_threads: usize,
}

/// Copies that were planned before, with their cycles: many candidates have the same.
#[derive(Default)]
struct KnownCopies(Vec<(WantedCopy, Copy, f64)>);

impl KnownCopies {
    fn of(&mut self, wanted: WantedCopy, machine: &Machine) -> (Copy, f64) {
        if let Some((_, copy, cycles)) = self.0.iter().find(|(of, ..)| *of == wanted) {
            return (copy.clone(), *cycles);
        }
        let WantedCopy { steps, bytes, from_to, n_threads } = &wanted;
        let copy = Copy::new(steps.iter().copied(), *bytes, machine, *n_threads);
        let cycles = copy.cycles(*bytes, *from_to, machine);
        self.0.push((wanted, copy.clone(), cycles));
        (copy, cycles)
    }
}

/// A candidate whose kernels are not planned.
struct Prospect<'m> {
    copied: [bool; 3],
    loops: Vec<Dimension>,
    copies: [Option<Copied>; 3],
    /// Predicted cycles of all copies.
    of_copies: f64,
    operations: Vec<(TensorOperation, [usize; 3])>,
    /// How often the operations run.
    times: f64,
    homes: Homes,
    machine: &'m Machine,
    n_threads: usize,
    /// Cycles of the copies, and the bound of the multiply-adds.
    at_least: f64,
}

impl Prospect<'_> {
    /// Roughly the cycles.
    fn rough(&self) -> f64 {
        let operations = self.operations.iter().map(|(of, _)| of.rough_cycles(self.machine, &self.homes));
        self.of_copies + self.times * operations.sum::<f64>()
    }

    /// None if it is soon known to take at least this many cycles.
    fn plan(self, limit: f64, estimates: &mut Estimates) -> Result<Option<Pair>, SpecError> {
        let Prospect { loops, copies, of_copies: cycles, .. } = self;
        let mut pair = Pair { loops, copies, operations: Vec::new(), cycles, others: Vec::new() };
        let mut rest: f64 = self.operations.iter().map(|(of, _)| bound(of, self.machine)).sum();
        for (operation, offsets) in self.operations {
            rest -= bound(&operation, self.machine);
            let limit = (limit - pair.cycles) / self.times - rest;
            let found = operation.optimise_in(self.machine, self.n_threads, self.homes, limit, estimates)?;
            let Some(schedule) = found else { return Ok(None) };
            schedule.operation().check()?;
            pair.cycles += self.times * schedule.cycles();
            pair.operations.push((schedule, offsets));
        }
        Ok(Some(pair))
    }
}

/// The best candidate so far.
#[derive(Default)]
struct Search {
    best: Option<([bool; 3], Pair)>,
    others: Vec<Other>,
    n_planned: usize,
    max_planned: usize,
    explains: bool,
    estimates: Estimates,
    /// Why the first candidate failed.
    error: Option<SpecError>,
}

impl Search {
    /// The fewest cycles so far.
    fn limit(&self) -> f64 {
        self.best.as_ref().map_or(f64::INFINITY, |(_, pair)| pair.cycles)
    }

    /// Notes a candidate that is not planned.
    fn drop(&mut self, prospect: &Prospect<'_>, cycles: f64) {
        let in_loops = !prospect.loops.is_empty();
        self.others.push(Other { copied: prospect.copied, in_loops, cycles, is_rough: true });
    }

    fn plan(&mut self, prospect: Prospect<'_>, rough: f64) {
        let limit = self.limit();
        if self.n_planned == self.max_planned || prospect.at_least >= limit {
            return self.drop(&prospect, rough);
        }
        let (copied, in_loops) = (prospect.copied, !prospect.loops.is_empty());
        // An explanation has the cycles of all that are planned.
        let below = if self.explains { f64::INFINITY } else { limit };
        match prospect.plan(below, &mut self.estimates) {
            Ok(Some(pair)) => {
                self.n_planned += 1;
                let worse = if pair.cycles < limit { self.best.replace((copied, pair)) } else { Some((copied, pair)) };
                self.others.extend(worse.map(|(copied, Pair { loops, cycles, .. })| {
                    let in_loops = !loops.is_empty();
                    Other { copied, in_loops, cycles, is_rough: false }
                }));
            }
            Ok(None) => {
                self.n_planned += 1;
                self.others.push(Other { copied, in_loops, cycles: rough, is_rough: true });
            }
            Err(error) => {
                self.error.get_or_insert(error);
            }
        }
    }

    fn result(self) -> Result<Pair, SpecError> {
        let Search { best, others, error, .. } = self;
        let none = || error.unwrap_or_else(no_candidate);
        best.map(|(_, pair)| Pair { others, ..pair }).ok_or_else(none)
    }
}

fn no_candidate() -> SpecError {
    SpecError::new(NAME, "dimensions", "have no candidate")
}

/// Loops over indices of the result, and what is left of the tensors inside.
struct Blocking {
    sizes: Vec<usize>,
    tensors: [Tensor; 3],
    loops: Vec<Dimension>,
}

/// The number of different elements.
fn elements(tensor: &Tensor, sizes: &[usize]) -> f64 {
    let of_tensor = tensor.indices.iter().zip(&tensor.strides).filter(|(_, stride)| **stride > 0);
    of_tensor.fold(1.0, |n, (&index, _)| n * sizes[usize::from(index)] as f64)
}

/// A dimension, or a part of it.
#[derive(Clone, Copy, Debug)]
struct Piece {
    dimension: Dimension,
    begin: usize,
}

/// Cuts dimensions that are longer than blocks and have no good divisor, so that most blocks are large. Parts of sums are
/// in ascending order.
fn pieces(dimensions: &[Dimension]) -> Vec<(Vec<Piece>, [usize; 3])> {
    let mut all: Vec<(Vec<Piece>, [usize; 3])> = vec![(Vec::new(), [0; 3])];
    for &dimension in dimensions {
        let cut = cut(&dimension);
        if cut == dimension.size {
            all.iter_mut().for_each(|(pieces, _)| pieces.push(Piece { dimension, begin: 0 }));
            continue;
        }
        let parts = [(0, cut), (cut, dimension.size - cut)];
        let parts = || parts.into_iter().filter(|(_, size)| *size > 0);
        let longer = parts().flat_map(|(begin, size)| {
            all.iter().map(move |(pieces, offsets)| {
                let mut pieces = pieces.clone();
                pieces.push(Piece { dimension: Dimension { size, ..dimension }, begin });
                let offsets = [0, 1, 2].map(|of| offsets[of] + begin * dimension.strides[of]);
                (pieces, offsets)
            })
        });
        all = longer.collect();
    }
    all
}

/// Where a dimension is cut; its size if it is not.
fn cut(dimension: &Dimension) -> usize {
    let Dimension { kind, size, .. } = *dimension;
    let limit = match kind {
        DimensionKind::C => return size,
        DimensionKind::K => MAX_K,
        DimensionKind::M | DimensionKind::N => MAX_EXTENT,
    };
    if divisor(size, limit) * 4 >= limit.min(size) {
        return size;
    }
    let part = size.div_ceil(size.div_ceil(limit));
    size / part * part
}
