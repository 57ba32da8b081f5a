//! Limit on the amount of data read from records.
//!
//! In: the sizes of values read from records. Out: whether the limit is exceeded.
//! Invariant: data that may be read repeatedly or recursively counts against the budget. A description whose records
//! share large values or contain each other many times then ends in an error instead of years of work.
//! Not here: limits for evaluating the text (`kernelsmith_tablegen::Limits`).

use kernelsmith_tablegen::{BitsRef, DagRef, ListRef, RecordRef};

/// Maximum number of values read from one description: list elements, dag operands, bits, and strings per 16 bytes. The
/// largest description here, x86-64, takes 1 134 823 (counted by this budget while `load` runs, 2026-11-24).
const MAX_READ: u64 = 20_000_000;

/// The remaining budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    remaining: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { remaining: MAX_READ }
    }
}

impl Budget {
    /// Takes `n` values from the budget; returns false if not enough are left.
    #[inline]
    pub(crate) fn take(&mut self, n: usize) -> bool {
        match self.remaining.checked_sub(1 + n as u64) {
            Some(remaining) => {
                self.remaining = remaining;
                true
            }
            None => {
                self.remaining = 0;
                false
            }
        }
    }

    /// Sets the budget to zero, after an error that would otherwise repeat.
    pub(crate) fn exhaust(&mut self) {
        self.remaining = 0;
    }

    /// The error message for an exhausted budget.
    pub(crate) fn message() -> String {
        format!("the description has more than {MAX_READ} values, counting shared ones repeatedly")
    }
}

/// The cost of reading a value.
pub(crate) trait Size {
    fn size(&self) -> usize;
}

macro_rules! sizes {
    ($($ty:ty: $of:expr,)*) => {
        $(impl Size for $ty {
            #[inline]
            fn size(&self) -> usize {
                let of: fn(&Self) -> usize = $of;
                of(self)
            }
        })*
    };
}

sizes! {
    i64: |_| 0,
    bool: |_| 0,
    &str: |text| text.len() / 16,
    BitsRef<'_>: |bits| bits.len(),
    ListRef<'_>: |list| list.len(),
    DagRef<'_>: |dag| dag.len(),
    RecordRef<'_>: |_| 0,
    Option<RecordRef<'_>>: |_| 0,
}

impl<T: Size> Size for Vec<T> {
    fn size(&self) -> usize {
        self.iter().map(|item| 1 + item.size()).sum()
    }
}
