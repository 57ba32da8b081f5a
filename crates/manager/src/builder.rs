//! Settings of a manager.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use kernelsmith_exec::SavedObjects;

use crate::artifact::{Compile, DumpSink};
use crate::contain::{Contained, Panics};
use crate::failures::BackOff;
use crate::manager::Manager;
use crate::settings::{Clock, MismatchReport, Settings};
use crate::verify::Verify;

/// The settings of a new manager.
#[must_use]
pub struct Builder {
    settings: Settings,
}

impl<C: Compile> Manager<C> {
    /// Creates a manager with default settings.
    pub fn new(compiler: C) -> Manager<C> {
        Manager::<C>::builder().build(compiler)
    }

    /// Settings for a new manager.
    pub fn builder() -> Builder {
        Builder::new()
    }
}

impl Builder {
    fn new() -> Builder {
        let panics = Arc::new(Panics::default());
        let clock: Clock = Arc::new(|| {
            static START: OnceLock<Instant> = OnceLock::new();
            START.get_or_init(Instant::now).elapsed()
        });
        let dump_sink: DumpSink = Arc::new(|kind, what, text| eprintln!("{} {what:?}:\n{text}", kind.name()));
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Builder {
            settings: Settings {
                max_bytes: 64 << 20,
                max_entries: 4096,
                max_queued: 256,
                max_key_bytes: 1 << 20,
                max_failure_bytes: 16 << 20,
                max_workers: (n_cores / 8).max(1),
                idle_timeout: Duration::from_millis(500),
                sync_budget: Duration::from_micros(50),
                back_off: BackOff::new(),
                checks: 0,
                clock: Contained::new(clock, &panics),
                dump_sink: Contained::new(dump_sink, &panics),
                saved: None,
                on_mismatch: None,
                panics,
            },
        }
    }

    /// Limits the cache to `bytes` bytes of code and long keys (default 64 MiB). Evicted code that is still in use does
    /// not count.
    pub fn max_bytes(mut self, bytes: u64) -> Builder {
        self.settings.max_bytes = bytes;
        self
    }

    /// Limits the cache to `n` keys (default 4096).
    pub fn max_entries(mut self, n: usize) -> Builder {
        self.settings.max_entries = n;
        self
    }

    /// Limits the queue to `n` compilations (default 256). With 0 there is no queue, so only synchronous compilations
    /// happen.
    pub fn max_queued(mut self, n: usize) -> Builder {
        self.settings.max_queued = n;
        self
    }

    /// Rejects keys of more than `bytes` bytes with [`Reason::KeyTooLong`](crate::Reason::KeyTooLong) (default 1 MiB).
    pub fn max_key_bytes(mut self, bytes: usize) -> Builder {
        self.settings.max_key_bytes = bytes;
        self
    }

    /// Limits the memory for remembered failures, their long keys and messages to `bytes` bytes (default 16 MiB).
    /// [`BackOff::max_keys`] also limits the number of keys.
    pub fn max_failure_bytes(mut self, bytes: usize) -> Builder {
        self.settings.max_failure_bytes = bytes;
        self
    }

    /// Limits the number of worker threads (default an eighth of the processors, at least one).
    ///
    /// With 0, callers compile: those that wait for code ([`Ticket::wait`](crate::Ticket::wait), awaiting a ticket,
    /// [`Manager::load`], [`Manager::wait_idle`]), that call [`Manager::run_queued`], or whose request fits the
    /// synchronous budget. If nobody waits for a request, the next caller that waits for its key compiles it, or
    /// `run_queued` does.
    pub fn max_workers(mut self, n: usize) -> Builder {
        self.settings.max_workers = n;
        self
    }

    /// A worker thread ends after this idle time (default 500 ms).
    pub fn idle_timeout(mut self, timeout: Duration) -> Builder {
        self.settings.idle_timeout = timeout;
        self
    }

    /// Requests with a predicted compile time of at most `budget` compile on the calling thread (default 50 us); zero
    /// disables this.
    pub fn sync_budget(mut self, budget: Duration) -> Builder {
        self.settings.sync_budget = budget;
        self
    }

    /// When to retry failed compilations.
    pub fn back_off(mut self, back_off: BackOff) -> Builder {
        self.settings.back_off = back_off;
        self
    }

    /// Whether to compare the first batches of new code with the interpreter (default never).
    pub fn verify(mut self, verify: Verify) -> Builder {
        self.settings.checks = verify.n_batches();
        self
    }

    /// The clock for back-off and for measuring compile times (default the time since the start of the process).
    pub fn clock(mut self, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Builder {
        self.settings.clock = Contained::new(Arc::new(clock), &self.settings.panics);
        self
    }

    /// The sink of dumps (default the standard error stream); [`Manager::set_dumps`] enables dumps.
    pub fn dump_to(mut self, sink: DumpSink) -> Builder {
        self.settings.dump_sink = Contained::new(sink, &self.settings.panics);
        self
    }

    /// Reads objects from here before it compiles, and keeps there what it compiled, for kinds with
    /// [`Artifact::SAVED`](crate::Artifact::SAVED), under [`Manager::full_key`].
    pub fn saved(mut self, objects: SavedObjects) -> Builder {
        self.settings.saved = Some(Contained::new(objects, &self.settings.panics));
        self
    }

    /// Is called if code gave other results than the interpreter.
    pub fn on_mismatch(mut self, report: MismatchReport) -> Builder {
        self.settings.on_mismatch = Some(Contained::new(report, &self.settings.panics));
        self
    }

    /// Creates the manager.
    pub fn build<C: Compile>(self, compiler: C) -> Manager<C> {
        Manager::of(compiler, self.settings)
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("max_bytes", &self.settings.max_bytes)
            .field("max_entries", &self.settings.max_entries)
            .field("max_queued", &self.settings.max_queued)
            .field("max_workers", &self.settings.max_workers)
            .finish_non_exhaustive()
    }
}
