//! How a manager is made.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::artifact::{Compile, DumpSink};
use crate::contain::{Contained, Panics};
use crate::failures::BackOff;
use crate::key::{Key, Kind};
use crate::manager::Manager;

/// Time since some moment, for back-off; tests give their own. A reading that panics is zero.
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
    pub(crate) max_key_bytes: usize,
    pub(crate) max_failure_bytes: usize,
    pub(crate) max_workers: usize,
    pub(crate) idle_timeout: Duration,
    pub(crate) sync_budget: Duration,
    pub(crate) back_off: BackOff,
    pub(crate) checks: u32,
    pub(crate) clock: Contained<Clock>,
    pub(crate) dump_sink: Contained<DumpSink>,
    pub(crate) on_mismatch: Option<Contained<MismatchReport>>,
    pub(crate) panics: Arc<Panics>,
}

/// Settings of a manager to be made.
#[must_use]
pub struct Builder {
    settings: Settings,
}

impl Builder {
    pub(crate) fn new() -> Builder {
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
                on_mismatch: None,
                panics,
            },
        }
    }

    /// At most so many bytes of code, and of long keys, are cached (64 MiB); code that is evicted and still used is not
    /// among them.
    pub fn max_bytes(mut self, bytes: u64) -> Builder {
        self.settings.max_bytes = bytes;
        self
    }

    /// At most so many keys are cached (4096).
    pub fn max_entries(mut self, n: usize) -> Builder {
        self.settings.max_entries = n;
        self
    }

    /// At most so many compilations wait (256); none is no queue, so that only what is compiled at once is compiled.
    pub fn max_queued(mut self, n: usize) -> Builder {
        self.settings.max_queued = n;
        self
    }

    /// Keys of more bytes are refused ([`Reason::KeyTooLong`](crate::Reason::KeyTooLong)); 1 MiB.
    pub fn max_key_bytes(mut self, bytes: usize) -> Builder {
        self.settings.max_key_bytes = bytes;
        self
    }

    /// At most so many bytes are taken by remembered failures, their long keys and messages (16 MiB). How many keys are
    /// remembered [`BackOff::max_keys`] limits, too.
    pub fn max_failure_bytes(mut self, bytes: usize) -> Builder {
        self.settings.max_failure_bytes = bytes;
        self
    }

    /// At most so many threads of the manager compile (an eighth of the processors, one at least).
    ///
    /// With none, callers compile: whoever waits for code ([`Ticket::wait`](crate::Ticket::wait), awaiting a ticket,
    /// [`Manager::load`], [`Manager::wait_idle`]) or calls [`Manager::run_queued`], and whoever asks, if the budget allows.
    /// A request whose ticket nobody waits for is then compiled by the next that waits for its key, or by `run_queued`.
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
        self.settings.clock = Contained::new(Arc::new(clock), &self.settings.panics);
        self
    }

    /// Where dumps go (the standard error stream); which are made says [`Manager::set_dumps`].
    pub fn dump_to(mut self, sink: DumpSink) -> Builder {
        self.settings.dump_sink = Contained::new(sink, &self.settings.panics);
        self
    }

    /// Is told of code that gave other results than the interpreter.
    pub fn on_mismatch(mut self, report: MismatchReport) -> Builder {
        self.settings.on_mismatch = Some(Contained::new(report, &self.settings.panics));
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
