//! How many batches of new code are compared with the interpreter.
//!
//! Not here: comparing (see `entry`).

/// Whether to compare the first batches of new code with the interpreter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Verify {
    /// Never.
    #[default]
    Never,
    /// This many batches of each key, if users run code with [`CodeRef::run`](crate::CodeRef::run) or
    /// [`Slot::run`](crate::Slot::run).
    FirstBatches(u32),
}

impl Verify {
    /// The number of batches to compare.
    pub(crate) fn n_batches(self) -> u32 {
        match self {
            Verify::Never => 0,
            Verify::FirstBatches(n) => n,
        }
    }
}
