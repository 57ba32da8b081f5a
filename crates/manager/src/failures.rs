//! What failed before: not tried again at once, and some never.
//!
//! Invariants: no more keys, and bytes of keys and messages, than the limits; time is given in, never read.

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

/// Longer messages are cut when they are remembered; who waits for the compilation gets the whole.
const MAX_MESSAGE_BYTES: usize = 4096;
/// What a remembered failure costs besides the bytes of a long key and a message.
const METADATA_BYTES: usize = 256;

struct Failed {
    reason: Reason,
    /// `None`: never.
    retry_at: Option<Duration>,
    count: u32,
}

pub(crate) struct Failures {
    keys: HashMap<Key, Failed>,
    back_off: BackOff,
    n_bytes: usize,
    max_bytes: usize,
}

impl Failed {
    fn n_bytes(&self, key: &Key) -> usize {
        let message = match &self.reason {
            Reason::Failed(failure) => failure.message.len(),
            _ => 0,
        };
        METADATA_BYTES + key.heap_bytes() + message
    }
}

impl Failures {
    pub(crate) fn new(back_off: BackOff, max_bytes: usize) -> Failures {
        Failures { keys: HashMap::new(), back_off, n_bytes: 0, max_bytes }
    }

    /// Whether code of the key was found wrong.
    pub(crate) fn is_quarantined(&self, key: &Key) -> bool {
        self.keys.get(key).is_some_and(|failed| failed.reason == Reason::Quarantined)
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
        let message = &failure.message;
        let end = (0..=message.len().min(MAX_MESSAGE_BYTES)).rev().find(|&at| message.is_char_boundary(at));
        let message = &message[..end.unwrap_or(0)];
        let reason = Reason::Failed(Failure::new(failure.kind, message));
        self.insert(key, Failed { reason, retry_at, count: count.saturating_add(1) });
    }

    /// Never again.
    pub(crate) fn quarantine(&mut self, key: &Key) {
        self.insert(key, Failed { reason: Reason::Quarantined, retry_at: None, count: 1 });
    }

    pub(crate) fn forget(&mut self, key: &Key) {
        if let Some(failed) = self.keys.remove(key) {
            self.n_bytes -= failed.n_bytes(key);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.keys.clear();
        self.n_bytes = 0;
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.n_bytes
    }

    fn insert(&mut self, key: &Key, failed: Failed) {
        self.forget(key);
        let n_bytes = failed.n_bytes(key);
        while self.keys.len() >= self.back_off.max_keys || self.n_bytes > self.max_bytes.saturating_sub(n_bytes) {
            // Those that may be tried soonest; what is wrong for ever goes last.
            let soonest = |failed: &Failed| failed.retry_at.unwrap_or(Duration::MAX);
            let first = self.keys.iter().min_by_key(|(_, failed)| soonest(failed)).map(|(key, _)| key.clone());
            match first {
                Some(first) => self.forget(&first),
                None => break,
            }
        }
        if self.back_off.max_keys > 0 && n_bytes <= self.max_bytes {
            self.n_bytes += n_bytes;
            self.keys.insert(key.clone(), failed);
        }
    }
}
