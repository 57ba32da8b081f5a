//! Remembered failures: the manager delays retries, and never retries some.
//!
//! Invariants: the number of keys, and the bytes of keys and messages, are within their limits; the caller passes the
//! time in.

use std::collections::HashMap;
use std::time::Duration;

use crate::artifact::{Failure, FailureKind};
use crate::key::Key;
use crate::reason::Reason;

/// How long to remember failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackOff {
    /// The delay after the first transient failure; each further failure doubles it.
    pub first: Duration,
    /// The maximum delay.
    pub longest: Duration,
    /// The maximum number of remembered keys. Beyond it, those with the earliest retry are forgotten.
    pub max_keys: usize,
}

impl BackOff {
    /// 100 ms, at most one minute, 1024 keys.
    pub const fn new() -> BackOff {
        BackOff { first: Duration::from_millis(100), longest: Duration::from_secs(60), max_keys: 1024 }
    }
}

impl Default for BackOff {
    fn default() -> BackOff {
        BackOff::new()
    }
}

/// Remembered messages are cut to this length in bytes; threads that wait for the compilation get the complete message.
const MAX_MESSAGE_BYTES: usize = 4096;
/// Estimated size in bytes of a remembered failure without its long key and message.
const METADATA_BYTES: usize = 256;

struct Failed {
    reason: Reason,
    /// When to retry; `None` means never.
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

    /// Whether the code of the key is quarantined.
    pub(crate) fn is_quarantined(&self, key: &Key) -> bool {
        self.keys.get(key).is_some_and(|failed| failed.reason == Reason::Quarantined)
    }

    /// Why the key must not be tried now; `None` if it may be tried.
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

    /// Records a failure.
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

    /// Records that the key is quarantined: it is never tried again.
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
            // Forgets the key with the earliest retry; permanent failures go last.
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
