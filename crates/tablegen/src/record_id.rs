//! Numbers of records, by which values and types refer to them.

/// A record during evaluation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct RecId(pub(crate) u32);
