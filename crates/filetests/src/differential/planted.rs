//! Compiler faults planted on purpose.
//!
//! In: the list of faults that the compiler knows how to commit (its feature `faults`). Out: [`Planted`], to switch one on.
//! Invariant: a fault stays on until the process ends, so it belongs into a worker's process.
//! Not here: what each fault does (see `kernelsmith_codegen::fault`).

use kernelsmith_codegen::fault::{self, Fault};

/// A fault by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planted(Fault);

impl Planted {
    /// Every fault.
    pub fn all() -> impl Iterator<Item = Planted> {
        Fault::ALL.iter().copied().map(Planted)
    }

    /// The fault of this name.
    pub fn from_name(name: &str) -> Option<Planted> {
        Planted::all().find(|fault| fault.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// What it does, in a sentence.
    pub fn doc(self) -> &'static str {
        self.0.doc()
    }

    /// Switches it on for this process.
    pub fn activate(self) {
        fault::activate(self.0);
    }
}
