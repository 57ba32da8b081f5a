//! Compilations within compilations: what a thread runs at present, and who waits for whom.
//!
//! In: the beginnings and ends of compilations, waits without limit. Out: whether one more may begin on this thread;
//! whether a wait would close a circle.
//! Invariants: a thread runs at most `MAX_NESTED` compilations, one within the other; the waits of all threads form no
//! circle: the one that would close it is refused.
//! Not here: waiting itself (see `waits`).
//!
//! Only waits of threads that run a compilation are known here: for others nobody waits. The circle may lead through
//! several managers, so what is known belongs to the process.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use crate::sync::thread_local;

/// Compilations on one thread, one within the other. One of the facade's takes up to some 100 KB of stack, and threads
/// have 2 MiB.
pub(crate) const MAX_NESTED: u32 = 8;

/// The thread that runs something; `NOBODY` if none does.
pub(crate) type Runner = Arc<AtomicU64>;
pub(crate) const NOBODY: u64 = 0;

/// What a thread runs. Without a destructor, so that it is there in the destructors of a thread's other variables, too.
#[derive(Clone, Copy)]
struct Frames {
    depth: u32,
    /// A bit for each that has not completed: what runs after that are callbacks, wakers and destructors.
    compiling: u32,
}

thread_local! {
    static FRAMES: Cell<Frames> = const { Cell::new(Frames { depth: 0, compiling: 0 }) };
}

thread_local! {
    static NUMBER: Cell<u64> = const { Cell::new(NOBODY) };
}

/// Threads that wait, and who runs what each waits for.
static WAITS: Mutex<Vec<(u64, Runner)>> = Mutex::new(Vec::new());

/// A number that no other thread has had.
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

/// Whether one more compilation may begin on this thread.
pub(crate) fn has_room() -> bool {
    frames().depth < MAX_NESTED
}

/// Whether this thread runs a compilation, or what users do at its end.
pub(crate) fn is_nested() -> bool {
    frames().depth > 0
}

/// Whether a compilation on this thread has not completed: it cannot while this thread waits for that.
pub(crate) fn is_compiling() -> bool {
    frames().compiling != 0
}

/// A compilation on this thread, until it is dropped.
pub(crate) struct Frame(());

impl Frame {
    pub(crate) fn enter() -> Frame {
        FRAMES.with(|frames| {
            let Frames { depth, compiling } = frames.get();
            frames.set(Frames { depth: depth + 1, compiling: compiling | 1 << depth });
        });
        Frame(())
    }

    /// Only users' code follows.
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

/// A wait of this thread, until it is dropped.
pub(crate) struct Waiting(u64);

impl Waiting {
    /// Waits for what somebody runs; `None` if that, directly or not, waits for this thread.
    pub(crate) fn on(runner: &Runner) -> Option<Waiting> {
        let me = thread_number();
        let mut waits = WAITS.lock().unwrap_or_else(PoisonError::into_inner);
        let mut at = runner.load(Relaxed);
        // A runner may change meanwhile; the last one to wait sees a circle that stays.
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
        // What nobody runs yet, and what others run.
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
