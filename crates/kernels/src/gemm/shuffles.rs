//! Vectors rearranged.
//!
//! In: vectors of equal types. Out: the same elements in other vectors.
//! Invariant: nothing is computed. Not here: sums of lanes (see `sums`).

use crate::map::Arithmetic;
use kernelsmith_dsl::{Lane, Vector};

/// Transposes `quad` (2 or 4) vectors within each block of `quad` lanes. If there are fewer columns, the missing ones
/// hold arbitrary values.
pub(super) fn transposed<'k, T: Arithmetic>(columns: Vec<Vector<'k, T>>, quad: usize) -> Vec<Vector<'k, T>> {
    let last = columns.len() - 1;
    let column = |at: usize| columns[at.min(last)];
    match quad {
        4 => Vector::transpose4([column(0), column(1), column(2), column(3)]).into(),
        _ => vec![column(0).shuffle(column(1), &[0, 2]), column(0).shuffle(column(1), &[1, 3])],
    }
}

/// A vector concatenated with itself, `times` times (a power of two).
pub(super) fn repeated<T: Arithmetic>(vector: Vector<'_, T>, times: usize) -> Vector<'_, T> {
    (0..times.ilog2()).fold(vector, |vector, _| vector.concat(vector))
}

/// Concatenated vectors; their number is a power of two.
pub(super) fn concatenated<'k, T: Lane>(parts: impl Iterator<Item = Vector<'k, T>>) -> Vector<'k, T> {
    let mut parts: Vec<_> = parts.collect();
    while parts.len() > 1 {
        parts = parts.chunks_exact(2).map(|pair| pair[0].concat(pair[1])).collect();
    }
    parts[0]
}
