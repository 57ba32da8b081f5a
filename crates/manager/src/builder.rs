//! How a manager is made.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::artifact::{Compile, DumpSink};
use crate::failures::BackOff;
use crate::key::{Key, Kind};
use crate::manager::Manager;

/// Time since some moment, for back-off; tests give their own.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// Hears of code that gave other results than the interpreter.
pub type MismatchReport = Arc<dyn Fn(Kind, &Key) + Send + Sync>;

/// Whether the first batches of new code are compared with the interpreter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Verify {
    /// Never.
    #[default]
    Never,
    /// So many batches of each key, where users run code by [`CodeRef::run`](crate::CodeRef::run) or
    /// [`Slot::run`](crate::Slot::run).
    FirstBatches(u32),
}

pub(crate) struct Settings {
    pub(crate) max_bytes: u64,
    pub(crate) max_entries: usize,
    pub(crate) max_queued: usize,
    pub(crate) max_workers: usize,
    pub(crate) idle_timeout: Duration,
    pub(crate) sync_budget: Duration,
    pub(crate) back_off: BackOff,
    pub(crate) checks: u32,
    pub(crate) clock: Clock,
    pub(crate) dump_sink: DumpSink,
    pub(crate) on_mismatch: Option<MismatchReport>,
}

/// Settings of a manager to be made.
#[must_use]
pub struct Builder {
    settings: Settings,
}

impl Builder {
    pub(crate) fn new() -> Builder {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Builder {
            settings: Settings {
                max_bytes: 64 << 20,
                max_entries: 4096,
                max_queued: 256,
                max_workers: (n_cores / 8).max(1),
                idle_timeout: Duration::from_millis(500),
                sync_budget: Duration::from_micros(50),
                back_off: BackOff::new(),
                checks: 0,
                clock: Arc::new(|| {
                    static START: OnceLock<Instant> = OnceLock::new();
                    START.get_or_init(Instant::now).elapsed()
                }),
                dump_sink: Arc::new(|kind, what, text| eprintln!("{} {what:?}:\n{text}", kind.name())),
                on_mismatch: None,
            },
        }
    }

    /// At most so many bytes of code are cached (64 MiB); code that is evicted and still used is not among them.
    pub fn max_bytes(mut self, bytes: u64) -> Builder {
        self.settings.max_bytes = bytes;
        self
    }

    /// At most so many keys are cached (4096).
    pub fn max_entries(mut self, n: usize) -> Builder {
        self.settings.max_entries = n;
        self
    }

    /// At most so many compilations wait (256).
    pub fn max_queued(mut self, n: usize) -> Builder {
        self.settings.max_queued = n;
        self
    }

    /// At most so many threads compile (an eighth of the processors, one at least). With none, code is made by
    /// [`Manager::run_queued`] and on threads that ask, if their budget allows.
    pub fn max_workers(mut self, n: usize) -> Builder {
        self.settings.max_workers = n;
        self
    }

    /// A thread ends when it had nothing to do for so long (500 ms).
    pub fn idle_timeout(mut self, timeout: Duration) -> Builder {
        self.settings.idle_timeout = timeout;
        self
    }

    /// Compilations predicted to be no longer than this run on the thread that asks (50 us); zero is never.
    pub fn sync_budget(mut self, budget: Duration) -> Builder {
        self.settings.sync_budget = budget;
        self
    }

    /// When what failed is tried again.
    pub fn back_off(mut self, back_off: BackOff) -> Builder {
        self.settings.back_off = back_off;
        self
    }

    /// Whether the first batches of new code are compared with the interpreter (never).
    pub fn verify(mut self, verify: Verify) -> Builder {
        self.settings.checks = match verify {
            Verify::Never => 0,
            Verify::FirstBatches(n) => n,
        };
        self
    }

    /// The clock that back-off waits by and that compilations are measured by (time since the start of the process).
    pub fn clock(mut self, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Builder {
        self.settings.clock = Arc::new(clock);
        self
    }

    /// Where dumps go (the standard error stream); which are made says [`Manager::set_dumps`].
    pub fn dump_to(mut self, sink: DumpSink) -> Builder {
        self.settings.dump_sink = sink;
        self
    }

    /// Is told of code that gave other results than the interpreter.
    pub fn on_mismatch(mut self, report: MismatchReport) -> Builder {
        self.settings.on_mismatch = Some(report);
        self
    }

    /// Makes the manager.
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
