//! What a manager is configured with.
//!
//! In: values of the builder. Out: the limits, times and user code that the shared state reads; they never change.
//! Not here: defaults, and the methods that set them (see `builder`).

use std::sync::Arc;
use std::time::Duration;

use kernelsmith_exec::SavedObjects;

use crate::artifact::DumpSink;
use crate::contain::{Contained, Panics};
use crate::failures::BackOff;
use crate::key::{Key, Kind};

/// Time since a fixed moment, for back-off; tests provide their own clock. A reading that panics counts as zero.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// Receives the keys whose code gave other results than the interpreter.
pub type MismatchReport = Arc<dyn Fn(Kind, &Key) + Send + Sync>;

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
    pub(crate) saved: Option<Contained<SavedObjects>>,
    pub(crate) on_mismatch: Option<Contained<MismatchReport>>,
    pub(crate) panics: Arc<Panics>,
}
