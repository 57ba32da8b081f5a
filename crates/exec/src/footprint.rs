//! The elements that tasks of a parallel call may access, and the proof that no two tasks access one that either writes.
//!
//! In: the contract with its [`Footprint`], and the indices of each task. Out: a call that may be divided, or the slice
//! and the two tasks that could disturb each other.
//! Invariants: the ranges of a task contain every element of every slice that its code may access; a range that is not
//! known, or whose ends do not fit 64 bits, is the whole slice. Ends are computed with 128 bits.
//! Not here: whether one task stays inside its slices (see `contract`), the division into tasks (see `parallel`).
//!
//! Ranges of one slice are visited by their first element. It suffices to remember the range that ends last, and the one
//! that ends last among the other tasks: a range overlaps with an earlier one of another task exactly if it overlaps with
//! one of these two. So the proof sorts, and then compares each range twice.

use std::ops::Range;

use crate::contract::{Access, AccessContract, Footprint, IndexWidth, Requirement, Work};
use crate::error::{CallError, CheckSite};

/// The elements of a slice that one access of one task may touch; not empty.
#[derive(Clone, Copy, Debug)]
struct Span<'a> {
    param: usize,
    low: i128,
    high: i128,
    task: usize,
    write: bool,
    /// The access, if its elements are not known.
    site: Option<&'a CheckSite>,
}

impl AccessContract {
    /// The footprint, or why it does not prove that tasks are independent.
    fn proved_footprint(&self) -> Result<&Footprint, CallError> {
        match (&self.footprint, self.index_width) {
            // Whoever made the contract: ranges beyond it are proved for 64 bits only.
            (_, IndexWidth::Bits32) => Err(CallError::NotDivisible {
                reason: "its machine has indices of 32 bits, and which elements it accesses is only proved for 64 bits",
            }),
            (None, IndexWidth::Bits64) => {
                Err(CallError::NotDivisible { reason: "it is not known which elements it accesses" })
            }
            (Some(footprint), IndexWidth::Bits64) => Ok(footprint),
        }
    }

    /// The number of accesses that the proof computes for each task, or why there is no proof.
    pub(crate) fn n_spans(&self) -> Result<usize, CallError> {
        let footprint = self.proved_footprint()?;
        Ok(self.accesses.len() + footprint.accesses.len() + footprint.unknown.len())
    }

    /// Checks that each task may be called, and that no two of them access an element that one of them writes.
    ///
    /// The first two of `values` are the indices of the whole call, and are left as they were.
    pub(crate) fn check_tasks(&self, values: &mut [i128], tasks: &[Range<usize>]) -> Result<(), CallError> {
        let footprint = self.proved_footprint()?;
        let [start, end, ..] = &*values else {
            return Err(CallError::NotDivisible { reason: "its first two parameters are not indices" });
        };
        let whole = [*start, *end];
        let mut spans = Vec::new();
        let mut result = Ok(());
        for (number, task) in tasks.iter().enumerate() {
            values[0] = task.start as i128;
            values[1] = task.end as i128;
            result =
                self.check(values).and_then(|()| Requirement::check_all(&footprint.requires, values, self.index_width));
            if result.is_err() {
                break;
            }
            self.spans_of(footprint, values, number, &mut spans);
        }
        values[..2].copy_from_slice(&whole);
        result?;
        match overlap(&mut spans) {
            None => Ok(()),
            Some((a, b)) => Err(CallError::TasksOverlap {
                param: b.param,
                name: self.name(b.param),
                tasks: [&tasks[a.task.min(b.task)], &tasks[a.task.max(b.task)]].map(Range::clone),
                // Ends of ranges are between zero and a length.
                elements: a.low.max(b.low) as usize..a.high.min(b.high) as usize,
                site: a.site.or(b.site).cloned().map(Box::new),
            }),
        }
    }

    /// Adds the elements that a call with these values may touch.
    fn spans_of<'a>(&'a self, footprint: &'a Footprint, values: &[i128], task: usize, spans: &mut Vec<Span<'a>>) {
        let known = self.accesses.iter().chain(&footprint.accesses).filter(|access| !access.is_skipped(values));
        let known = known.map(|access| (access.slice_param, access.write, access.ends(values), None));
        let unknown = footprint.unknown.iter().filter_map(|site| {
            let whole = Some((i128::from(i64::MIN), i128::from(i64::MAX)));
            Some((site.slice_param?, site.write, whole, Some(site)))
        });
        for (param, write, ends, site) in known.chain(unknown) {
            let len = values.get(param).copied().unwrap_or(0);
            let (low, high) = ends.map_or((0, len), |(low, high)| (low.max(0), high.min(len)));
            if low < high {
                spans.push(Span { param, low, high, task, write, site });
            }
        }
    }

    /// The elements that an accepted call with these values may touch, as the position of a slice, whether they are written,
    /// and their range; `None` if that is not known. For tests.
    #[doc(hidden)]
    pub fn touched(&self, values: &[i128]) -> Option<Vec<(usize, bool, Range<i128>)>> {
        let footprint = self.footprint.as_ref()?;
        Requirement::check_all(&footprint.requires, values, self.index_width).ok()?;
        let mut spans = Vec::new();
        self.spans_of(footprint, values, 0, &mut spans);
        Some(spans.iter().map(|span| (span.param, span.write, span.low..span.high)).collect())
    }

    /// The number of operations in the loops of a call with these values.
    pub(crate) fn n_operations(&self, values: &[i128]) -> f64 {
        let of_loops = |work: &Work| {
            let trips = work.trips.iter().map(|trip| trip.eval(values).map_or(0.0, |n| n.max(0) as f64));
            work.operations as f64 * trips.product::<f64>() / work.indices_per_iteration.max(1) as f64
        };
        self.footprint.iter().flat_map(|footprint| &footprint.work).map(of_loops).sum()
    }

    /// The number of bytes in the ranges of a call with these values, where `bytes` is the size of a parameter's elements.
    pub(crate) fn n_bytes(&self, values: &[i128], bytes: impl Fn(usize) -> usize) -> u64 {
        let mut spans = Vec::new();
        if let Some(footprint) = &self.footprint {
            self.spans_of(footprint, values, 0, &mut spans);
        }
        let known = spans.iter().filter(|span| span.site.is_none());
        let all = known.map(|span| (span.high - span.low).saturating_mul(bytes(span.param) as i128));
        u64::try_from(all.fold(0, i128::saturating_add)).unwrap_or(u64::MAX)
    }
}

impl Access {
    /// The first element and one past the last one; `None` if an index of the code could wrap around before it is checked.
    fn ends(&self, values: &[i128]) -> Option<(i128, i128)> {
        let (low, high) = (self.low.eval(values)?, self.high.eval(values)?);
        let fits = |end: i128| i64::try_from(end).is_ok();
        // An empty range is not accessed, wherever it is.
        (low >= high || fits(low) && fits(high)).then_some((low, high))
    }
}

/// Of ranges visited by their first element: the one that ends last, and the one that ends last among the other tasks.
#[derive(Default)]
struct Reach<'a> {
    first: Option<Span<'a>>,
    second: Option<Span<'a>>,
}

impl<'a> Reach<'a> {
    fn add(&mut self, span: Span<'a>) {
        match self.first {
            Some(first) if first.task == span.task => {
                if span.high > first.high {
                    self.first = Some(span);
                }
            }
            Some(first) if span.high <= first.high => {
                if self.second.is_none_or(|second| span.high > second.high) {
                    self.second = Some(span);
                }
            }
            first => {
                self.second = first;
                self.first = Some(span);
            }
        }
    }

    /// A range of another task that ends behind the first element of `span`.
    fn overlapping(&self, span: &Span<'_>) -> Option<Span<'a>> {
        let others = [self.first, self.second].into_iter().flatten();
        others.filter(|other| other.task != span.task).find(|other| other.high > span.low)
    }
}

/// Two ranges of different tasks with a common element, at least one of them written.
fn overlap<'a>(spans: &mut [Span<'a>]) -> Option<(Span<'a>, Span<'a>)> {
    spans.sort_by_key(|span| (span.param, span.low, span.task));
    for of_slice in spans.chunk_by(|a, b| a.param == b.param) {
        let (mut accessed, mut written) = (Reach::default(), Reach::default());
        for span in of_slice {
            let earlier = if span.write { &accessed } else { &written };
            if let Some(other) = earlier.overlapping(span) {
                return Some((other, *span));
            }
            accessed.add(*span);
            if span.write {
                written.add(*span);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_random::Rng;

    fn brute(spans: &[Span<'_>]) -> bool {
        let common = |a: &Span<'_>, b: &Span<'_>| a.param == b.param && a.low < b.high && b.low < a.high;
        let clash = |a: &Span<'_>, b: &Span<'_>| a.task != b.task && (a.write || b.write) && common(a, b);
        spans.iter().any(|a| spans.iter().any(|b| clash(a, b)))
    }

    #[test]
    fn overlaps_are_those_of_all_pairs() {
        let mut random = Rng::new(26);
        let (mut n_clashes, n_rounds) = (0, 20_000);
        for _ in 0..n_rounds {
            let n_spans = 1 + random.below(9);
            let mut spans: Vec<Span<'_>> = (0..n_spans)
                .map(|_| {
                    let low = random.below(30) as i128;
                    Span {
                        param: random.below(2),
                        low,
                        high: low + 1 + random.below(5) as i128,
                        task: random.below(4),
                        write: random.below(2) == 0,
                        site: None,
                    }
                })
                .collect();
            let want = brute(&spans);
            let found = overlap(&mut spans);
            assert_eq!(found.is_some(), want, "{spans:?}");
            if let Some((a, b)) = found {
                assert!(brute(&[a, b]), "{a:?} {b:?}");
            }
            n_clashes += usize::from(want);
        }
        assert!(n_clashes > n_rounds / 10 && n_clashes < n_rounds * 9 / 10, "{n_clashes} of {n_rounds} is no test");
    }
}
