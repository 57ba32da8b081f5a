//! Resource limits for assembling one text.
//!
//! In: nothing, or the caller's limits. Out: [`AsmLimits`], and the amounts used so far.
//! Invariants: every limit is checked before the resource grows, so a text of a few bytes cannot use as much memory as
//! a large one. Memory is estimated from the sizes of stored data, including the growth of lists.
//! Not here: limits of the language, such as the nesting depth of macros (`program`).

use super::error::AsmErrorKind;

/// Limits for one text. The defaults suffice for compiler output of a large program, in less than 1 GiB of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsmLimits {
    /// Size of the text in bytes: 64 MiB.
    pub text_bytes: u64,
    /// Size of one statement in bytes: 1 MiB.
    pub statement_bytes: u64,
    /// Total size of all sections in bytes, including zero sections: 128 MiB. Values above 1 GiB count as 1 GiB,
    /// because section offsets have 32 bits.
    pub output_bytes: u64,
    /// Memory in bytes for statements, instructions, data and symbols: 512 MiB.
    pub memory_bytes: u64,
    /// Number of errors to report: 50.
    pub errors: usize,
}

/// Maximum of [`AsmLimits::output_bytes`], in bytes. Alignment padding counts separately, so a section has at most
/// twice this size.
pub(super) const MAX_OUTPUT: u64 = 1 << 30;

impl Default for AsmLimits {
    fn default() -> AsmLimits {
        AsmLimits {
            text_bytes: 64 << 20,
            statement_bytes: 1 << 20,
            output_bytes: 128 << 20,
            memory_bytes: 512 << 20,
            errors: 50,
        }
    }
}

/// The amounts used so far.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Used {
    limits: AsmLimits,
    memory: u64,
    output: u64,
    /// The first limit that was exceeded.
    exceeded: Option<(&'static str, u64)>,
}

impl Used {
    pub(super) fn new(limits: AsmLimits) -> Used {
        Used { limits, ..Used::default() }
    }

    /// Counts memory in bytes.
    pub(super) fn memory(&mut self, bytes: usize) {
        self.memory = self.memory.saturating_add(bytes as u64);
        if self.memory > self.limits.memory_bytes {
            self.exceeded.get_or_insert(("bytes of memory for the text", self.limits.memory_bytes));
        }
    }

    /// Counts section bytes.
    pub(super) fn output(&mut self, bytes: u64) {
        self.output = self.output.saturating_add(bytes);
        if self.output > self.limits.output_bytes {
            self.exceeded.get_or_insert(("bytes in all sections", self.limits.output_bytes));
        }
    }

    /// The error for the exceeded limit, if there is one.
    pub(super) fn error(&self) -> Option<AsmErrorKind> {
        self.exceeded.map(|(resource, limit)| AsmErrorKind::Limit { resource, limit })
    }
}
