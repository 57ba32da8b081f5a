//! What one text may use of the machine that assembles it.
//!
//! In: nothing, or what a caller allows. Out: [`AsmLimits`], and what was used of them so far.
//! Invariants: every limit is checked before what it counts grows without bound, so that a text of a few bytes cannot take
//! the memory of a large one; memory is estimated by the sizes of what is kept, growth of lists included.
//! Not here: limits of the language itself, such as the depth of macros (`program`).

use super::error::AsmErrorKind;

/// Limits of one text. The defaults hold a text of compilers for a large program, in less than 1 GiB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsmLimits {
    /// Bytes of the text: 64 MiB.
    pub text_bytes: u64,
    /// Bytes of one statement: 1 MiB.
    pub statement_bytes: u64,
    /// Bytes of the sections together, those of zeros included: 128 MiB; more than 1 GiB counts as 1 GiB, since places in
    /// sections have 32 bits.
    pub output_bytes: u64,
    /// Bytes of memory for statements, instructions, data and symbols: 512 MiB.
    pub memory_bytes: u64,
    /// Errors that are reported: 50.
    pub errors: usize,
}

/// The most that [`AsmLimits::output_bytes`] can allow. What aligns is counted apart, so that a section has at most twice this.
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

/// What a text used so far.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Used {
    limits: AsmLimits,
    memory: u64,
    output: u64,
    /// What was exceeded first.
    exceeded: Option<(&'static str, u64)>,
}

impl Used {
    pub(super) fn new(limits: AsmLimits) -> Used {
        Used { limits, ..Used::default() }
    }

    /// Counts memory.
    pub(super) fn memory(&mut self, bytes: usize) {
        self.memory = self.memory.saturating_add(bytes as u64);
        if self.memory > self.limits.memory_bytes {
            self.exceeded.get_or_insert(("bytes of memory for the text", self.limits.memory_bytes));
        }
    }

    /// Counts bytes of sections.
    pub(super) fn output(&mut self, bytes: u64) {
        self.output = self.output.saturating_add(bytes);
        if self.output > self.limits.output_bytes {
            self.exceeded.get_or_insert(("bytes in all sections", self.limits.output_bytes));
        }
    }

    /// The error for what was exceeded, if anything was.
    pub(super) fn error(&self) -> Option<AsmErrorKind> {
        self.exceeded.map(|(what, limit)| AsmErrorKind::Limit { what, limit })
    }
}
