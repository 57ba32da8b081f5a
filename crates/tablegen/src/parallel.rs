//! Parallel output: several threads produce the text of many items, which is written in order.
//!
//! In: items, and a function that writes one. Out: pieces of text, passed to a sink on the caller's thread.
//! Invariants: the output does not depend on the number of threads; only a few pieces of bounded length are buffered,
//! so memory does not grow with the text; an item whose text is too long is an error. Not here: the content of the text
//! (`print`).

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use crate::values::Text;

/// Items per piece, and the number of items below which threads do not pay.
const PIECE: usize = 64;
const FEW: usize = 4096;
/// Maximum number of threads; with more, threads only wait for the sink.
const MAX_THREADS: usize = 4;
/// Maximum number of finished pieces per thread.
const AHEAD: usize = 4;
/// Size in bytes at which a piece is sent before it has all its items.
const LONG: usize = 1 << 20;
/// Maximum size in bytes of an item's text that a thread produces; the caller's thread produces longer ones, one at a
/// time.
const LONG_ITEM: usize = 1 << 22;
/// Maximum size in bytes of the text of one item. The longest record of LLVM, a class of AMDGPU, has 72 million bytes.
pub(crate) const MAX_ITEM: usize = 1 << 27;

/// Part of a piece.
struct Part {
    text: Text,
    /// The index of the next item, if its text is too long for a thread.
    long: Option<usize>,
    is_last: bool,
}

/// The error for an output that exceeds its limit.
pub(crate) fn too_long(what: &str, limit: u64) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, format!("{what} needs more than {limit} bytes (TD0900)"))
}

/// Writes all items; `S` is the state that a thread keeps between items.
///
/// # Errors
/// Errors of the sink, or that the text of an item exceeds [`MAX_ITEM`].
pub(crate) fn write_in_order<T: Sync, S: Default>(
    items: &[T],
    write: impl Fn(&T, &mut S, &mut Text) + Sync,
    mut sink: impl FnMut(&str) -> io::Result<()>,
) -> io::Result<()> {
    let n_threads = std::thread::available_parallelism().map_or(1, |n| n.get().min(MAX_THREADS));
    if items.len() < FEW || n_threads == 1 {
        let (mut known, mut out) = (S::default(), Text::default());
        return items.chunks(PIECE).try_for_each(|piece| {
            for item in piece {
                write_item(item, &write, &mut known, &mut out)?;
                if out.len() > LONG {
                    sink(&out)?;
                    out.clear();
                }
            }
            sink(&out)?;
            out.clear();
            Ok(())
        });
    }
    // Each thread produces every n-th piece, and its buffers are returned to it.
    let make = |first: usize, full: SyncSender<Part>, empty: Receiver<Text>| {
        let mut known = S::default();
        let mut out = Text::default();
        for start in (first * PIECE..items.len()).step_by(n_threads * PIECE) {
            let end = items.len().min(start + PIECE);
            for (i, item) in items.iter().enumerate().take(end).skip(start) {
                let before = out.len();
                out.allow(LONG_ITEM);
                write(item, &mut known, &mut out);
                let long = out.is_full().then_some(i);
                if long.is_some() {
                    out.truncate(before);
                }
                let is_last = i + 1 == end;
                if is_last || long.is_some() || out.len() > LONG {
                    let mut next = empty.try_recv().unwrap_or_default();
                    next.clear();
                    let text = std::mem::replace(&mut out, next);
                    if full.send(Part { text, long, is_last }).is_err() {
                        // The sink has failed.
                        return;
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        let mut lanes = Vec::with_capacity(n_threads);
        for first in 0..n_threads {
            let (full, parts) = sync_channel(AHEAD);
            let (used, empty) = sync_channel(AHEAD + 2);
            let make = &make;
            scope.spawn(move || make(first, full, empty));
            lanes.push((parts, used));
        }
        for i in 0..items.len().div_ceil(PIECE) {
            let (parts, used) = &lanes[i % n_threads];
            loop {
                // Only a thread that panicked sends too few pieces; the scope propagates the panic.
                let Ok(part) = parts.recv() else { return Ok(()) };
                sink(&part.text)?;
                let _ = used.try_send(part.text);
                if let Some(long) = part.long {
                    let mut out = Text::default();
                    write_item(&items[long], &write, &mut S::default(), &mut out)?;
                    sink(&out)?;
                }
                if part.is_last {
                    break;
                }
            }
        }
        Ok(())
    })
}

/// Appends the text of an item, unless it is too long.
fn write_item<T, S>(item: &T, write: impl Fn(&T, &mut S, &mut Text), known: &mut S, out: &mut Text) -> io::Result<()> {
    out.allow(MAX_ITEM);
    write(item, known, out);
    if out.is_full() { Err(too_long("a record", MAX_ITEM as u64)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of `n` items, and the result of writing to a sink that fails after `wanted` pieces.
    fn written(n: u32, wanted: usize) -> (String, Result<usize, String>) {
        let items: Vec<u32> = (0..n).collect();
        let (mut text, mut n_pieces) = (String::new(), 0);
        let write = |item: &u32, before: &mut u32, out: &mut Text| {
            // The state belongs to one thread.
            assert!(*before <= *item);
            *before = *item;
            out.push_str(&format!("{item} "));
        };
        let done = write_in_order(&items, write, |piece| {
            text.push_str(piece);
            n_pieces += 1;
            if n_pieces > wanted { Err(io::Error::other("enough")) } else { Ok(()) }
        });
        (text, done.map(|()| n_pieces).map_err(|error| error.to_string()))
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
        assert_eq!((text.split(' ').count(), done), (4 * PIECE + 1, Err("enough".to_owned())));
    }

    #[test]
    fn long_items_come_in_parts_and_too_long_ones_are_errors() {
        let write = |&n: &usize, (): &mut (), out: &mut Text| {
            let start = out.len();
            while out.len() - start < n && !out.is_full() {
                out.push_str(&"x".repeat(1 << 16));
            }
        };
        for n_items in [PIECE, FEW + 1] {
            let mut n_bytes = 0;
            let mut longest = 0;
            let mut items = vec![0; n_items];
            (items[3], items[4], items[n_items - 2]) = (3 * LONG, LONG / 2, 5 * LONG);
            let done = write_in_order(&items, write, |text| {
                n_bytes += text.len();
                longest = longest.max(text.len());
                Ok(())
            });
            assert!(done.is_ok());
            assert_eq!(n_bytes, 8 * LONG + LONG / 2);
            assert!((5 * LONG..6 * LONG).contains(&longest), "{longest}");
            items[7] = MAX_ITEM + (1 << 20);
            let done = write_in_order(&items, write, |_| Ok(()));
            assert!(done.is_err_and(|error| error.to_string().contains("a record needs more than")));
        }
    }
}
