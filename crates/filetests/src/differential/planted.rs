//! Compiler faults planted on purpose.
//!
//! In: the compiler's list of faults (its feature `faults`). Out: [`Planted`], which activates one.
//! Invariant: a fault stays active until the process ends, so only worker processes activate one.
//! Not here: the effect of each fault (see `kernelsmith_codegen::fault`).

use kernelsmith_codegen::fault::{self, Fault};

/// A fault that can be activated.
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

    /// Its effect, in one sentence.
    pub fn doc(self) -> &'static str {
        self.0.doc()
    }

    /// Activates it for this process.
    pub fn activate(self) {
        fault::activate(self.0);
    }
}
