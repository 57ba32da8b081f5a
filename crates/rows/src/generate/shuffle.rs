//! Cells moved by permutations: many of them at a time.
//!
//! In: runs of bytes that move within a row, and how wide the vectors are whose bytes one instruction takes from any two.
//! Out: the runs that are better left to loads and stores, and code that moves the others.
//! A row is loaded in windows of a vector. A piece of the new row, at most a vector too, is made of the windows in which
//! its bytes are: of the first two by one permutation, of each further one by another that keeps what is there.
//! Invariants: no byte outside of a row is read; only what a run moves is written.

use super::chunks;
use kernelsmith_dsl::{Expr, Index, Input, K, Output, Vector};
use std::cmp::Reverse;

/// Permutations whose indices stay in registers over the loop.
const MOST_INDICES: usize = 24;

/// From where, to where, how many bytes.
pub(super) type Run = [usize; 3];

/// What is permuted, and what is not.
#[derive(Debug, PartialEq)]
pub(super) struct Plan {
    /// Bytes of a vector.
    width: usize,
    /// Bytes of a window: a vector's, or a row's if that is shorter.
    window_bytes: usize,
    /// Where windows begin in a row, ascending.
    windows: Vec<usize>,
    pieces: Vec<Piece>,
    /// What is not permuted.
    pub(super) rest: Vec<Run>,
}

/// Bytes side by side in the new row.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    /// Where the first of them goes.
    to: usize,
    runs: Vec<Run>,
    /// The windows that its bytes are in, ascending.
    windows: Vec<usize>,
}

impl Piece {
    fn permutations(&self) -> usize {
        self.windows.len().saturating_sub(1).max(1)
    }

    /// The loads and stores that it takes the place of, less the permutations and a store.
    fn gain(&self) -> isize {
        let moves: usize = self.runs.iter().map(|&[.., len]| 2 * chunks(len).count()).sum();
        moves as isize - self.permutations() as isize - 1
    }

    fn len(&self) -> usize {
        self.runs.iter().map(|&[.., len]| len).sum()
    }
}

impl Plan {
    /// The plan for runs in the order of their destinations, which do not overlap. A width of 0 is none.
    pub(super) fn new(runs: &[Run], row_bytes: usize, width: usize) -> Plan {
        let window_bytes = width.min(row_bytes);
        let none = Plan { width, window_bytes, windows: Vec::new(), pieces: Vec::new(), rest: runs.to_vec() };
        if width == 0 {
            return none;
        }
        let mut plan = Plan { rest: Vec::new(), ..none };
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
        // Where indices are scarce, the pieces come first that gain most by one.
        pieces.sort_by_key(|piece| Reverse(64 * piece.gain() / piece.permutations() as isize));
        let (mut gained, mut indices) = (0, 0);
        for piece in pieces {
            if piece.gain() > 0 && indices + piece.permutations() <= MOST_INDICES {
                gained += piece.gain();
                indices += piece.permutations();
                plan.windows.extend(&piece.windows);
                plan.pieces.push(piece);
            } else {
                plan.rest.extend(piece.runs);
            }
        }
        plan.windows.sort_unstable();
        plan.windows.dedup();
        plan.pieces.sort_by_key(|piece| piece.to);
        plan.rest.sort_by_key(|run| run[1]);
        // The windows are loads, too.
        match gained > plan.windows.len() as isize {
            true => plan,
            false => Plan { windows: Vec::new(), pieces: Vec::new(), rest: runs.to_vec(), ..plan },
        }
    }
}

#[cfg(test)]
impl Plan {
    /// Whether anything is permuted.
    pub(super) fn permutes(&self) -> bool {
        !self.pieces.is_empty()
    }
}

/// Where the window begins that a byte is taken from.
fn window_of(byte: usize, width: usize, row_bytes: usize) -> usize {
    (byte / width * width).min(row_bytes.saturating_sub(width))
}

/// The runs of each piece; a run that goes beyond the end of one is cut.
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

/// Permutes bytes of rows by a plan.
pub(super) struct Shuffles<'k, 'p> {
    k: K<'k>,
    plan: &'p Plan,
    /// For each piece the indices of its permutations.
    indices: Vec<Vec<Vector<'k, u8>>>,
}

impl<'k, 'p> Shuffles<'k, 'p> {
    /// To be made before the loop over rows.
    pub(super) fn new(k: K<'k>, plan: &'p Plan, row_bytes: usize) -> Shuffles<'k, 'p> {
        let indices = |piece: &Piece| {
            // For each byte of the piece, which window it is in and where.
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
                    // The first window, or what was put here by the steps before.
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
            let mut made = window(piece.windows[0]);
            for (step, &index) in indices.iter().enumerate() {
                made = match piece.windows.get(step + 1) {
                    Some(&second) => made.permute2(window(second), index),
                    None => made.permute(index),
                };
            }
            let (made, width) = narrowed(made, self.plan.width, piece.len());
            to.store(place(destination, piece.to, width, piece.len()), made);
        }
    }
}

/// The lower lanes, as few as hold so many: a narrow store crosses fewer lines of a cache.
fn narrowed<'k>(made: Vector<'k, u8>, width: usize, len: usize) -> (Vector<'k, u8>, usize) {
    if len <= width / 2 && width > 16 { narrowed(made.lower(), width / 2, len) } else { (made, width) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces, as where they go and how long they are and how many windows they are made of, and what is left.
    #[track_caller]
    fn check(runs: &[Run], row_bytes: usize, width: usize, pieces: &[(usize, usize, usize)], rest: &[Run]) {
        let plan = Plan::new(runs, row_bytes, width);
        let found: Vec<_> = plan.pieces.iter().map(|piece| (piece.to, piece.len(), piece.windows.len())).collect();
        assert_eq!((&found[..], &plan.rest[..]), (pieces, rest));
        let last = row_bytes.saturating_sub(width);
        assert!(plan.windows.iter().all(|&window| window <= last && plan.window_bytes <= row_bytes), "{plan:?}");
    }

    /// Runs of so many bytes in the opposite order.
    fn reversed(n: usize, len: usize) -> Vec<Run> {
        (0..n).map(|run| [(n - 1 - run) * len, run * len, len]).collect()
    }

    #[test]
    fn many_short_runs_are_permuted() {
        // One window, shorter than a vector.
        check(&reversed(10, 4), 40, 64, &[(0, 40, 1)], &[]);
        // Two windows, the second one ending with the row, and two pieces.
        check(&reversed(10, 8), 80, 64, &[(0, 64, 2), (64, 16, 1)], &[]);
        // Without such vectors nothing is.
        check(&reversed(10, 4), 40, 0, &[], &reversed(10, 4));
        // Nor where it does not pay.
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
        assert!(indices <= MOST_INDICES && !plan.pieces.is_empty() && !plan.rest.is_empty(), "{indices}");
        let moved: usize = plan.pieces.iter().map(Piece::len).chain(plan.rest.iter().map(|run| run[2])).sum();
        assert_eq!(moved, 1024);
    }
}
