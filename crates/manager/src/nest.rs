//! Nested compilations: what each thread compiles, and which thread waits for which.
//!
//! In: starts and ends of compilations, waits without a time limit. Out: whether another compilation may start on this
//! thread; whether a wait would close a cycle.
//! Invariants: a thread runs at most `MAX_NESTED` nested compilations; the waits of all threads are free of cycles,
//! because a wait that would close one is rejected.
//! Not here: waiting itself (see `waits`).
//!
//! Only threads that run a compilation are tracked, because no thread waits for others. A cycle may involve several
//! managers, so the state is global to the process.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use crate::sync::thread_local;

/// Maximum depth of nested compilations on one thread. A compilation of the facade takes up to about 100 KB of stack,
/// and threads have 2 MiB.
pub(crate) const MAX_NESTED: u32 = 8;

/// The number of the thread that runs a job; `NOBODY` if none does.
pub(crate) type Runner = Arc<AtomicU64>;
pub(crate) const NOBODY: u64 = 0;

/// The compilations of a thread. It has no destructor, so that destructors of other thread-local variables can still
/// use it.
#[derive(Clone, Copy)]
struct Frames {
    depth: u32,
    /// One bit per compilation that has not completed. After completion, callbacks, wakers and destructors still run.
    compiling: u32,
}

thread_local! {
    static FRAMES: Cell<Frames> = const { Cell::new(Frames { depth: 0, compiling: 0 }) };
}

thread_local! {
    static NUMBER: Cell<u64> = const { Cell::new(NOBODY) };
}

/// The waiting threads, each with the runner of the job that it waits for.
static WAITS: Mutex<Vec<(u64, Runner)>> = Mutex::new(Vec::new());

/// The number of this thread, unique in the process.
pub(crate) fn thread_number() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(NOBODY);
    NUMBER.with(|number| {
        if number.get() == NOBODY {
            number.set(LAST.fetch_add(1, Relaxed) + 1);
        }
        number.get()
    })
}

fn frames() -> Frames {
    FRAMES.with(Cell::get)
}

/// Whether another compilation may start on this thread.
pub(crate) fn has_room() -> bool {
    frames().depth < MAX_NESTED
}

/// Whether this thread runs a compilation, or user code at its end.
pub(crate) fn is_nested() -> bool {
    frames().depth > 0
}

/// Whether a compilation on this thread has not completed; it cannot complete while this thread waits for it.
pub(crate) fn is_compiling() -> bool {
    frames().compiling != 0
}

/// A running compilation on this thread; ends on drop.
pub(crate) struct Frame(());

impl Frame {
    pub(crate) fn enter() -> Frame {
        FRAMES.with(|frames| {
            let Frames { depth, compiling } = frames.get();
            frames.set(Frames { depth: depth + 1, compiling: compiling | 1 << depth });
        });
        Frame(())
    }

    /// Marks the compilation as completed: only user code follows.
    pub(crate) fn completed(&self) {
        FRAMES.with(|frames| {
            let Frames { depth, compiling } = frames.get();
            frames.set(Frames { depth, compiling: compiling & !(1 << (depth - 1)) });
        });
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        self.completed();
        FRAMES.with(|frames| {
            let Frames { depth, compiling } = frames.get();
            frames.set(Frames { depth: depth - 1, compiling });
        });
    }
}

/// A wait of this thread; ends on drop.
pub(crate) struct Waiting(u64);

impl Waiting {
    /// Starts to wait for what `runner` runs. Returns `None` if that waits, directly or indirectly, for this thread.
    pub(crate) fn on(runner: &Runner) -> Option<Waiting> {
        let me = thread_number();
        let mut waits = WAITS.lock().unwrap_or_else(PoisonError::into_inner);
        let mut at = runner.load(Relaxed);
        // Runners may change meanwhile. A permanent cycle is complete when its last thread starts to wait, and that
        // thread sees it.
        for _ in 0..=waits.len() {
            if at == me {
                return None;
            }
            match waits.iter().find(|(thread, _)| *thread == at) {
                Some((_, runner)) => at = runner.load(Relaxed),
                None => break,
            }
        }
        waits.push((me, Arc::clone(runner)));
        Some(Waiting(me))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut waits = WAITS.lock().unwrap_or_else(PoisonError::into_inner);
        waits.retain(|(thread, _)| *thread != self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runner(thread: u64) -> Runner {
        Arc::new(AtomicU64::new(thread))
    }

    #[test]
    fn circles_are_refused() {
        assert!(Waiting::on(&runner(thread_number())).is_none());
        let mine = runner(thread_number());
        let (sender, receiver) = std::sync::mpsc::channel();
        let (done, end) = std::sync::mpsc::channel::<()>();
        let other = std::thread::spawn(move || {
            let waiting = Waiting::on(&mine);
            sender.send((thread_number(), waiting.is_some())).unwrap();
            let _ = end.recv();
        });
        let (number, waits) = receiver.recv().unwrap();
        assert!(waits && Waiting::on(&runner(number)).is_none());
        // A job that nobody runs yet, and one that another thread runs.
        assert!(Waiting::on(&runner(NOBODY)).is_some());
        assert!(Waiting::on(&runner(u64::MAX)).is_some());
        drop(done);
        other.join().unwrap();
        assert!(Waiting::on(&runner(number)).is_some());
    }

    #[test]
    fn frames_end_in_order() {
        let outer = Frame::enter();
        assert!(is_nested() && is_compiling() && has_room());
        outer.completed();
        assert!(is_nested() && !is_compiling());
        {
            let _inner: Vec<Frame> = (1..MAX_NESTED).map(|_| Frame::enter()).collect();
            assert!(!has_room() && is_compiling());
        }
        drop(outer);
        assert!(!is_nested() && has_room());
    }
}
