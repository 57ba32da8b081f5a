//! Text of many items, made by several threads and handed over in order.
//!
//! In: items, and how to write one. Out: pieces of text, to a sink on the caller's thread.
//! Invariants: what comes out does not depend on the number of threads; few pieces wait at any time, so memory does
//! not grow with the text. Not here: what the text is (`print`).

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Items per piece, and how few are not worth a thread.
const PIECE: usize = 64;
const FEW: usize = 4096;
/// Threads that help each other; more would wait for the sink.
const MOST_THREADS: usize = 4;
/// Finished pieces of one thread that may wait.
const AHEAD: usize = 4;

/// Writes all items; `S` is what a thread remembers from item to item.
pub(crate) fn write_in_order<T: Sync, S: Default, E>(
    items: &[T],
    write: impl Fn(&T, &mut S, &mut String) + Sync,
    mut sink: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let n_threads = std::thread::available_parallelism().map_or(1, |n| n.get().min(MOST_THREADS));
    if items.len() < FEW || n_threads == 1 {
        let (mut known, mut out) = (S::default(), String::new());
        return items.chunks(PIECE).try_for_each(|piece| {
            out.clear();
            piece.iter().for_each(|item| write(item, &mut known, &mut out));
            sink(&out)
        });
    }
    // Each thread makes every n-th piece, and gets its buffers back.
    let make = |first: usize, full: SyncSender<String>, empty: Receiver<String>| {
        let mut known = S::default();
        for piece in items.chunks(PIECE).skip(first).step_by(n_threads) {
            let mut out = empty.try_recv().unwrap_or_default();
            out.clear();
            piece.iter().for_each(|item| write(item, &mut known, &mut out));
            if full.send(out).is_err() {
                // The sink wants no more.
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        let mut lanes = Vec::with_capacity(n_threads);
        for first in 0..n_threads {
            let (full, made) = sync_channel(AHEAD);
            let (used, empty) = sync_channel(AHEAD + 2);
            let make = &make;
            scope.spawn(move || make(first, full, empty));
            lanes.push((made, used));
        }
        for i in 0..items.len().div_ceil(PIECE) {
            let (made, used) = &lanes[i % n_threads];
            // Only a thread that panicked sends less than its pieces; the scope passes the panic on.
            let Ok(piece) = made.recv() else { return Ok(()) };
            sink(&piece)?;
            let _ = used.try_send(piece);
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of items, and how many pieces a sink took that wants only so many.
    fn written(n: u32, wanted: usize) -> (String, Result<usize, ()>) {
        let items: Vec<u32> = (0..n).collect();
        let (mut text, mut n_pieces) = (String::new(), 0);
        let write = |item: &u32, before: &mut u32, out: &mut String| {
            // What a thread remembers is its own.
            assert!(*before <= *item);
            *before = *item;
            out.push_str(&format!("{item} "));
        };
        let done = write_in_order(&items, write, |piece| {
            text.push_str(piece);
            n_pieces += 1;
            if n_pieces > wanted { Err(()) } else { Ok(()) }
        });
        (text, done.map(|()| n_pieces))
    }

    #[test]
    fn order_is_that_of_the_items() {
        for n in [0, 1, 63, 64, 65, FEW as u32 - 1, FEW as u32, 3 * FEW as u32 + 7] {
            let want: String = (0..n).map(|i| format!("{i} ")).collect();
            assert_eq!(written(n, usize::MAX), (want, Ok((n as usize).div_ceil(PIECE))));
        }
    }

    #[test]
    fn a_sink_that_fails_ends_it() {
        let (text, done) = written(10 * FEW as u32, 3);
        assert_eq!((text.split(' ').count(), done), (4 * PIECE + 1, Err(())));
    }
}
