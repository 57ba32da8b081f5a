//! Transposes square blocks of a matrix in registers.
//!
//! In: 128-bit pieces of the rows of a block. Out: its columns.
//! Each vector holds rows that are a quarter (or half) of the block apart. So loads place the 128-bit pieces, and all
//! shuffles stay within 128-bit lanes, where they are cheapest.

use kernelsmith_dsl::{Lane, Vector};

/// The width in bits within which shuffles are cheap.
const PIECE_BITS: u32 = 128;

/// All columns of a block of `rows` rows. `load(row, first, n)` loads `n` elements of a row. Each row is loaded
/// completely before the next, because rows at power-of-two distances cause conflict misses.
#[track_caller]
pub(super) fn columns<'k, T: Lane>(rows: u32, load: impl Fn(u32, u32, u32) -> Vector<'k, T>) -> Vec<Vector<'k, T>> {
    let size = rows.min(PIECE_BITS / T::ELEM.bits());
    let mut groups: Vec<Vec<Vector<'k, T>>> = (0..rows / size).map(|_| Vec::new()).collect();
    for first in 0..size {
        let pieces = |row: u32| -> Vec<_> { (0..rows).step_by(size as usize).map(|at| load(row, at, size)).collect() };
        let rows: Vec<Vec<_>> = (first..rows).step_by(size as usize).map(pieces).collect();
        for (at, group) in groups.iter_mut().enumerate() {
            group.push(joined(rows.iter().map(|pieces| pieces[at]).collect()));
        }
    }
    // Each stage interleaves rows that are half of all apart; log2(rows) stages complete the transpose.
    let stages = |mut vectors: Vec<Vector<'k, T>>| {
        for _ in 0..size.ilog2() {
            let (low, high) = vectors.split_at(vectors.len() / 2);
            vectors = low.iter().zip(high).flat_map(|(&a, &b)| interleaved(a, b, size)).collect();
        }
        vectors
    };
    groups.into_iter().flat_map(stages).collect()
}

/// Concatenates vectors.
#[track_caller]
fn joined<'k, T: Lane>(mut parts: Vec<Vector<'k, T>>) -> Vector<'k, T> {
    while parts.len() > 1 {
        parts = parts.chunks(2).map(|pair| pair[0].concat(pair[1])).collect();
    }
    parts[0]
}

/// Interleaves the lower halves and the upper halves of the pieces of two vectors.
#[track_caller]
fn interleaved<'k, T: Lane>(a: Vector<'k, T>, b: Vector<'k, T>, size: u32) -> [Vector<'k, T>; 2] {
    // Shuffle patterns have at most eight entries; a piece with more lanes is a full vector.
    if size > 8 {
        return [a.interleave_low(b), a.interleave_high(b)];
    }
    let half =
        |first: u32| -> Vec<u8> { (first..first + size / 2).flat_map(|i| [i as u8, (i + size) as u8]).collect() };
    [a.shuffle(b, &half(0)), a.shuffle(b, &half(size / 2))]
}
