//! What failed before: not tried again at once, and some never.
//!
//! Invariants: no more keys than the limit; time is given in, never read.

use std::collections::HashMap;
use std::time::Duration;

use crate::artifact::{Failure, FailureKind};
use crate::key::Key;
use crate::response::Reason;

/// How failures are remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackOff {
    /// After the first failure that may pass; doubled after each further one.
    pub first: Duration,
    /// At most this.
    pub longest: Duration,
    /// So many keys are remembered; then those are forgotten that may be tried soonest.
    pub max_keys: usize,
}

impl BackOff {
    /// 100 ms, a minute, 1024 keys.
    pub const fn new() -> BackOff {
        BackOff { first: Duration::from_millis(100), longest: Duration::from_secs(60), max_keys: 1024 }
    }
}

impl Default for BackOff {
    fn default() -> BackOff {
        BackOff::new()
    }
}

struct Failed {
    reason: Reason,
    /// `None`: never.
    retry_at: Option<Duration>,
    count: u32,
}

pub(crate) struct Failures {
    keys: HashMap<Key, Failed>,
    back_off: BackOff,
}

impl Failures {
    pub(crate) fn new(back_off: BackOff) -> Failures {
        Failures { keys: HashMap::new(), back_off }
    }

    /// Why not to try now.
    pub(crate) fn check(&self, key: &Key, now: Duration) -> Option<Reason> {
        let failed = self.keys.get(key)?;
        match failed.retry_at {
            None => Some(failed.reason.clone()),
            Some(at) if now < at => match &failed.reason {
                Reason::Failed(failure) => {
                    Some(Reason::FailedBefore { failure: failure.clone(), retry_in: at.saturating_sub(now) })
                }
                other => Some(other.clone()),
            },
            Some(_) => None,
        }
    }

    /// Remembers a failure.
    pub(crate) fn record(&mut self, key: &Key, failure: &Failure, now: Duration) {
        let count = self.keys.get(key).map_or(0, |failed| failed.count);
        let retry_at = match failure.kind {
            FailureKind::Unsupported | FailureKind::Bug => None,
            FailureKind::OutOfMemory | FailureKind::Transient => {
                let wait = self.back_off.first.saturating_mul(1 << count.min(20)).min(self.back_off.longest);
                Some(now.saturating_add(wait))
            }
        };
        self.insert(key, Failed { reason: Reason::Failed(failure.clone()), retry_at, count: count.saturating_add(1) });
    }

    /// Never again.
    pub(crate) fn quarantine(&mut self, key: &Key) {
        self.insert(key, Failed { reason: Reason::Quarantined, retry_at: None, count: 1 });
    }

    pub(crate) fn forget(&mut self, key: &Key) {
        self.keys.remove(key);
    }

    pub(crate) fn clear(&mut self) {
        self.keys.clear();
    }

    fn insert(&mut self, key: &Key, failed: Failed) {
        if self.keys.len() >= self.back_off.max_keys && !self.keys.contains_key(key) {
            // Those that may be tried soonest; what is wrong for ever goes last.
            let soonest = |failed: &Failed| failed.retry_at.unwrap_or(Duration::MAX);
            if let Some(key) = self.keys.iter().min_by_key(|(_, failed)| soonest(failed)).map(|(key, _)| key.clone()) {
                self.keys.remove(&key);
            }
        }
        if self.back_off.max_keys > 0 {
            self.keys.insert(key.clone(), failed);
        }
    }
}
