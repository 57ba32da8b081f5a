//! Moves many cells at a time with byte permutations.
//!
//! In: runs of bytes that move within a row, and the width of vectors that one instruction can permute from two source
//! vectors. Out: code that moves some of the runs, and the runs that loads and stores move faster.
//! A row is loaded in windows of one vector. A piece of the destination row, at most one vector, combines the windows
//! that contain its bytes: one permutation combines the first two, and each further window takes another permutation
//! that keeps the bytes that are already in place.
//! Invariants: reads no byte outside of a row; writes only bytes of a run.

use super::chunks;
use kernelsmith_dsl::{Expr, Index, Input, K, Output, Vector};
use std::cmp::Reverse;

/// Maximum number of permutations, so that their index vectors stay in registers throughout the loop.
const MAX_INDICES: usize = 24;

/// Source offset, destination offset and length in bytes.
pub(super) type Run = [usize; 3];

/// Which runs are permuted, and which are not.
#[derive(Debug, PartialEq)]
pub(super) struct Plan {
    /// The width of a vector in bytes.
    width: usize,
    /// The size of a window in bytes: a vector, or the row if it is shorter.
    window_bytes: usize,
    /// The offsets of windows in a row, ascending.
    windows: Vec<usize>,
    pieces: Vec<Piece>,
    /// The runs that are not permuted.
    pub(super) unpermuted: Vec<Run>,
}

/// A contiguous part of the destination row.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    /// The destination offset of its first byte.
    to: usize,
    runs: Vec<Run>,
    /// The windows that contain its bytes, ascending.
    windows: Vec<usize>,
}

impl Piece {
    fn permutations(&self) -> usize {
        self.windows.len().saturating_sub(1).max(1)
    }

    /// The number of instructions saved: replaced loads and stores, minus permutations and one store.
    fn gain(&self) -> isize {
        let moves: usize = self.runs.iter().map(|&[.., len]| 2 * chunks(len).count()).sum();
        moves as isize - self.permutations() as isize - 1
    }

    fn len(&self) -> usize {
        self.runs.iter().map(|&[.., len]| len).sum()
    }
}

impl Plan {
    /// The plan for non-overlapping runs, sorted by destination. A width of 0 means that there are no permutations.
    pub(super) fn new(runs: &[Run], row_bytes: usize, width: usize) -> Plan {
        let window_bytes = width.min(row_bytes);
        let none = Plan { width, window_bytes, windows: Vec::new(), pieces: Vec::new(), unpermuted: runs.to_vec() };
        if width == 0 {
            return none;
        }
        let mut plan = Plan { unpermuted: Vec::new(), ..none };
        let window_of = |byte: usize| window_of(byte, width, row_bytes);
        let mut pieces: Vec<Piece> = (pieces(runs, width).into_iter())
            .map(|runs| {
                let mut windows: Vec<usize> =
                    runs.iter().flat_map(|&[from, _, len]| (from..from + len).map(window_of)).collect();
                windows.sort_unstable();
                windows.dedup();
                Piece { to: runs[0][1], runs, windows }
            })
            .collect();
        // If index registers are scarce, prefers pieces with the largest gain per permutation.
        pieces.sort_by_key(|piece| Reverse(64 * piece.gain() / piece.permutations() as isize));
        let (mut gained, mut indices) = (0, 0);
        for piece in pieces {
            if piece.gain() > 0 && indices + piece.permutations() <= MAX_INDICES {
                gained += piece.gain();
                indices += piece.permutations();
                plan.windows.extend(&piece.windows);
                plan.pieces.push(piece);
            } else {
                plan.unpermuted.extend(piece.runs);
            }
        }
        plan.windows.sort_unstable();
        plan.windows.dedup();
        plan.pieces.sort_by_key(|piece| piece.to);
        plan.unpermuted.sort_by_key(|run| run[1]);
        // The loads of the windows count, too.
        match gained > plan.windows.len() as isize {
            true => plan,
            false => Plan { windows: Vec::new(), pieces: Vec::new(), unpermuted: runs.to_vec(), ..plan },
        }
    }
}

#[cfg(test)]
impl Plan {
    /// Whether any run is permuted.
    pub(super) fn permutes(&self) -> bool {
        !self.pieces.is_empty()
    }
}

/// The offset of the window that contains a byte.
fn window_of(byte: usize, width: usize, row_bytes: usize) -> usize {
    (byte / width * width).min(row_bytes.saturating_sub(width))
}

/// Splits the runs into pieces; a run that extends past the end of a piece is split.
fn pieces(runs: &[Run], width: usize) -> Vec<Vec<Run>> {
    let mut pieces: Vec<Vec<Run>> = Vec::new();
    let (mut end, mut free) = (usize::MAX, 0);
    for &[mut from, mut to, mut len] in runs {
        while len > 0 {
            if to != end || free == 0 {
                pieces.push(Vec::new());
                free = width;
            }
            let part = len.min(free);
            if let Some(piece) = pieces.last_mut() {
                piece.push([from, to, part]);
            }
            (from, to, len, free) = (from + part, to + part, len - part, free - part);
            end = to;
        }
    }
    pieces
}

/// Permutes the bytes of rows according to a plan.
pub(super) struct Shuffles<'k, 'p> {
    k: K<'k>,
    plan: &'p Plan,
    /// The index vectors of each piece's permutations.
    indices: Vec<Vec<Vector<'k, u8>>>,
}

impl<'k, 'p> Shuffles<'k, 'p> {
    /// Prepares the index vectors. Call it before the loop over rows.
    pub(super) fn new(k: K<'k>, plan: &'p Plan, row_bytes: usize) -> Shuffles<'k, 'p> {
        let indices = |piece: &Piece| {
            // For each byte of the piece, the window that contains it and the position in the window.
            let sources: Vec<(usize, usize)> = (piece.runs.iter())
                .flat_map(|&[from, _, len]| from..from + len)
                .map(|byte| {
                    let window = window_of(byte, plan.width, row_bytes);
                    (window, byte - window)
                })
                .collect();
            let of_step = |step: usize| {
                let second = piece.windows.get(step + 1);
                let index = sources.iter().enumerate().map(|(lane, &(window, at))| match () {
                    () if Some(&window) == second => plan.width + at,
                    // A byte of the first window, or one that an earlier step has put in place.
                    () if step == 0 => at,
                    () => lane,
                });
                let mut bytes: Vec<u8> = index.map(|index| index as u8).collect();
                bytes.resize(plan.width, 0);
                k.fixed_lanes(plan.width as u32).values(&bytes)
            };
            (0..piece.permutations()).map(of_step).collect()
        };
        Shuffles { k, plan, indices: plan.pieces.iter().map(indices).collect() }
    }

    /// Moves the bytes of one row.
    pub(super) fn row(
        &self,
        from: Input<'k, u8>,
        to: Output<'k, u8>,
        source: Expr<'k, Index>,
        destination: Expr<'k, Index>,
    ) {
        let place = |row: Expr<'k, Index>, at: usize, width: usize, len: usize| {
            self.k.fixed_lanes(width as u32).at(row + at as isize).first(len as isize)
        };
        let load = |&window: &usize| from.load(place(source, window, self.plan.width, self.plan.window_bytes));
        let windows: Vec<Vector<'k, u8>> = self.plan.windows.iter().map(load).collect();
        let window = |start: usize| windows[self.plan.windows.partition_point(|&known| known < start)];
        for (piece, indices) in self.plan.pieces.iter().zip(&self.indices) {
            let mut piece_bytes = window(piece.windows[0]);
            for (step, &index) in indices.iter().enumerate() {
                piece_bytes = match piece.windows.get(step + 1) {
                    Some(&second) => piece_bytes.permute2(window(second), index),
                    None => piece_bytes.permute(index),
                };
            }
            let (piece_bytes, width) = narrowed(piece_bytes, self.plan.width, piece.len());
            to.store(place(destination, piece.to, width, piece.len()), piece_bytes);
        }
    }
}

/// The lower lanes of a vector, as few as hold `len` bytes: a narrower store crosses fewer cache lines.
fn narrowed<'k>(vector: Vector<'k, u8>, width: usize, len: usize) -> (Vector<'k, u8>, usize) {
    if len <= width / 2 && width > 16 { narrowed(vector.lower(), width / 2, len) } else { (vector, width) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the pieces (destination, length, number of windows) and the unpermuted runs.
    #[track_caller]
    fn check(runs: &[Run], row_bytes: usize, width: usize, pieces: &[(usize, usize, usize)], unpermuted: &[Run]) {
        let plan = Plan::new(runs, row_bytes, width);
        let planned: Vec<_> = plan.pieces.iter().map(|piece| (piece.to, piece.len(), piece.windows.len())).collect();
        assert_eq!((&planned[..], &plan.unpermuted[..]), (pieces, unpermuted));
        let last = row_bytes.saturating_sub(width);
        assert!(plan.windows.iter().all(|&window| window <= last && plan.window_bytes <= row_bytes), "{plan:?}");
    }

    /// Runs of `len` bytes in reverse order.
    fn reversed(n: usize, len: usize) -> Vec<Run> {
        (0..n).map(|run| [(n - 1 - run) * len, run * len, len]).collect()
    }

    #[test]
    fn many_short_runs_are_permuted() {
        // One window, shorter than a vector.
        check(&reversed(10, 4), 40, 64, &[(0, 40, 1)], &[]);
        // Two windows, the second one at the end of the row, and two pieces.
        check(&reversed(10, 8), 80, 64, &[(0, 64, 2), (64, 16, 1)], &[]);
        // Without permutations, all runs are left.
        check(&reversed(10, 4), 40, 0, &[], &reversed(10, 4));
        // A permutation that does not pay off is not used.
        check(&reversed(1, 16), 16, 64, &[], &reversed(1, 16));
        check(&[[0, 64, 32]], 128, 64, &[], &[[0, 64, 32]]);
    }

    #[test]
    fn a_piece_ends_where_a_byte_comes_from_elsewhere() {
        let mut runs = reversed(16, 2);
        runs.retain(|&[_, to, _]| to != 14);
        check(&runs, 32, 64, &[(0, 14, 1), (16, 16, 1)], &[]);
    }

    #[test]
    fn indices_are_as_many_as_registers_hold() {
        let runs: Vec<Run> = (0..512).map(|run| [run * 37 % 512 * 2, run * 2, 2]).collect();
        let plan = Plan::new(&runs, 1024, 64);
        let indices: usize = plan.pieces.iter().map(Piece::permutations).sum();
        assert!(indices <= MAX_INDICES && !plan.pieces.is_empty() && !plan.unpermuted.is_empty(), "{indices}");
        let moved: usize = plan.pieces.iter().map(Piece::len).chain(plan.unpermuted.iter().map(|run| run[2])).sum();
        assert_eq!(moved, 1024);
    }
}
