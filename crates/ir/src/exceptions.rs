//! Exceptions of other languages: where a function continues when a function that it calls throws.
//!
//! In: what the front end knows about landing pads. Out: [`Exceptions`], a table of the function. `caught` after a call names a
//! landing: the call then ends in one of two ways, and the code tells them apart by the register, which is 0 unless something
//! was caught. So exceptions are data here, and passes need to know nothing about them.
//! Not here: the tables that unwinders read (crate `frames`), throwing (the language's library).

use crate::op::SymbolId;
pub use kernelsmith_frames::{Clause, Landing};

/// What a function catches.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Exceptions {
    /// The personality: the function of the language's library that compares types and finds the landing.
    pub personality: SymbolId,
    /// The types that clauses name; `None` is every type.
    pub types: Vec<Option<SymbolId>>,
    /// The landings, which `caught` names by number.
    pub landings: Vec<Landing>,
}

impl Exceptions {
    /// All symbols that it names.
    pub fn symbols(&self) -> impl Iterator<Item = SymbolId> {
        core::iter::once(self.personality).chain(self.types.iter().copied().flatten())
    }

    /// The number of clauses and of the types that filters list.
    pub fn n_entries(&self) -> usize {
        let clause = |clause: &Clause| match clause {
            Clause::Catch(_) => 1,
            Clause::Filter(types) => 1 + types.len(),
        };
        self.landings.iter().flat_map(|landing| &landing.clauses).map(clause).sum()
    }
}
