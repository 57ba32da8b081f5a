//! Equivalent forms of instructions, which a target looks up once.
//!
//! In: instructions of the description. Out: those that the machine has. Not here: anything that depends on a function.

use kernelsmith_machine::{InstId, InstRef, ResultItem, TargetDesc};

/// The forms of instructions on a machine.
pub(crate) trait Forms {
    /// The equivalent form of an instruction that the machine has; the instruction itself if there is no other.
    fn form(&self, inst: InstId) -> InstId {
        inst
    }

    /// Substitutes equivalent forms in the result of a pattern whose features the machine lacks. Returns whether vectors in
    /// memory must then be aligned; `None` if the machine lacks an instruction.
    fn substitute(&self, _results: &mut [ResultItem]) -> Option<bool> {
        None
    }

    /// Pairs of equivalent instructions: the shorter one, and one that can encode more registers, if the machine has the latter
    /// according to `exists`.
    fn long_forms(&self, _desc: &TargetDesc, _exists: &dyn Fn(InstRef<'_>) -> bool) -> Vec<[InstId; 2]> {
        Vec::new()
    }

    /// Two inputs that commute although the description does not say so.
    fn swappable(&self, _inst: InstRef<'_>) -> Option<(u8, u8)> {
        None
    }
}
