//! Parts 1 and 2 of the tour: the sum of two integers, and selection sort.
//!
//! Out: results of the interpreter, and a speed comparison with plain Rust.
//! Not here: vectors (see the other parts).

use super::show::{Guide, TourKernel, numbers};
use crate::output::Failure;
use kernelsmith::prelude::*;
use std::hint::black_box;

const SORTED: usize = 256;

type Sum = fn(i32, i32) -> i32;
type Sort = fn(InOut<i32>);

#[inline(never)]
fn plain_sum(a: i32, b: i32) -> i32 {
    a.wrapping_add(b)
}

/// The smallest kernel.
pub(super) fn sum_source() -> Result<KernelSource<Sum>, Error> {
    build::<Sum>("sum", |_, (a, b)| a + b)
}

/// Part 1.
pub(super) fn sum(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part("The sum of two integers", "The smallest kernel: |_, (a, b)| a + b.")?;
    let TourKernel { source, kernel } = guide.make("sum: fn(i32, i32) -> i32", sum_source)?;
    let pairs = [(1, 2), (40, 2), (i32::MAX, 1), (-7, 7)];
    let interpret = |(a, b)| guide.jit().interpret(&source, (a, b));
    let expected = pairs.into_iter().map(interpret).collect::<Result<Vec<_>, Error>>()?;
    let Some(kernel) = kernel else {
        return guide.line(&format!("     interpreted: 40 + 2 = {}", expected[1]));
    };
    let results = pairs.iter().map(|&(a, b)| Ok(kernel.call(a, b)?)).collect::<Result<Vec<_>, Failure>>()?;
    guide.equals_interpreter(&results, &expected, "sums")?;
    let call = || {
        black_box(kernel.call(black_box(40), black_box(2))?);
        Ok(())
    };
    guide.race(1, "a call", "a call of plain Rust", call, || {
        black_box(plain_sum(black_box(40), black_box(2)));
    })
}

#[inline(never)]
fn plain_sort(a: &mut [i32]) {
    for cur in 0..a.len().saturating_sub(1) {
        let mut min = cur;
        for s in cur + 1..a.len() {
            if a[s] < a[min] {
                min = s;
            }
        }
        a.swap(cur, min);
    }
}

/// Sorts by exchanging the minimum of the unsorted part with its first element; the index of the minimum is a run-time
/// value in the generated code.
pub(super) fn sort_source() -> Result<KernelSource<Sort>, Error> {
    build::<Sort>("selection_sort", |k, (a,)| {
        // One element is sorted, and the last one is in place when all others are.
        k.for_range_(0, a.len() - 1, |cur| {
            let min = k.var(cur);
            let minimum = k.var(a.load(cur));
            k.for_range_(cur + 1, a.len(), |s| {
                let value = a.load(s);
                k.if_(value.lt(minimum), || {
                    min.set(s);
                    minimum.set(value);
                });
            });
            a.store(min, a.load(cur));
            a.store(cur, minimum);
        });
    })
}

/// Part 2.
pub(super) fn selection_sort(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "Selection sort",
        "Loops and conditions of the generated code; an index that only it knows is checked.",
    )?;
    let TourKernel { source, kernel } = guide.make("selection_sort: fn(InOut<i32>)", sort_source)?;
    let unsorted: Vec<i32> = numbers(SORTED, 2).map(|bits| bits as i32).collect();
    for n in [0, 1, 2, 3, 17, SORTED] {
        let mut expected = unsorted[..n].to_vec();
        guide.jit().interpret(&source, (&mut expected,))?;
        if !expected.is_sorted() {
            return Err(Failure::internal(format!("{n} numbers were not sorted")));
        }
        if let Some(kernel) = &kernel {
            let mut result = unsorted[..n].to_vec();
            kernel.call(&mut result)?;
            if n == SORTED || result != expected {
                guide.equals_interpreter(&result, &expected, "numbers (and 0, 1, 2, 3 and 17 of them)")?;
            }
        } else if n == SORTED {
            guide.line(&format!("     interpreted: {n} numbers are sorted"))?;
        }
    }
    let Some(kernel) = kernel else { return Ok(()) };
    let (mut a, mut b) = (unsorted.clone(), unsorted.clone());
    let call = || {
        a.copy_from_slice(black_box(&unsorted));
        Ok(kernel.call(&mut a)?)
    };
    guide.race(SORTED, "an element", "plain Rust", call, || {
        b.copy_from_slice(black_box(&unsorted));
        plain_sort(&mut b);
    })
}
