//! How much of a description is read.
//!
//! In: the sizes of what is read from records. Out: whether there is more.
//! Invariant: whatever is read more than once, or in a recursion, is taken from the budget; so a description whose
//! records share large values, or contain each other in many ways, ends in an error and not in years of work.
//! Not here: what evaluating the text may take (`kernelsmith_tablegen::Limits`).

use kernelsmith_tablegen::{BitsRef, DagRef, ListRef, RecordRef};

/// Values that one description may be read for: list elements, dag operands, bits, texts by 16 bytes. The
/// largest description here, x86-64, takes less than a million.
const MAX_READ: u64 = 20_000_000;

/// What is left to read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    rest: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { rest: MAX_READ }
    }
}

impl Budget {
    /// Takes what reading so many values costs; whether there was enough left.
    #[inline]
    pub(crate) fn take(&mut self, n: usize) -> bool {
        match self.rest.checked_sub(1 + n as u64) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => {
                self.rest = 0;
                false
            }
        }
    }

    /// Leaves nothing: after an error behind which more of the same would come.
    pub(crate) fn exhaust(&mut self) {
        self.rest = 0;
    }

    /// What is said when there is nothing left.
    pub(crate) fn message() -> String {
        format!("the description takes more than {MAX_READ} values to read, counting those that are shared")
    }
}

/// What reading a value of a field costs.
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
