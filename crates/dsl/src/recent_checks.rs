//! The most recent checks of indices, so that an element which is read and then written is checked once.
//!
//! In: checks as they are recorded. Out: whether an equal one holds wherever the new one would be.
//! Invariant: the code continues behind a check only if it holds, so it holds as long as the block in which it was recorded
//! is open. A variable changes, so it has no entry.
//! Not here: recording checks (see `access`).

use crate::scopes::Block;
use kernelsmith_ir::VReg;

/// Number of recent checks that a new one is compared with.
const RECENT_CHECKS: usize = 8;

/// A generated check: `index + disp` is below `len`, wherever `block` is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub(crate) index: VReg,
    pub(crate) disp: i64,
    pub(crate) len: VReg,
    pub(crate) block: Block,
}

/// The most recent checks, in a ring.
#[derive(Debug, Default)]
pub(crate) struct RecentChecks {
    recent: [Option<Check>; RECENT_CHECKS],
    next: usize,
}

impl RecentChecks {
    pub(crate) fn add(&mut self, check: Check) {
        self.recent[self.next] = Some(check);
        self.next = (self.next + 1) % RECENT_CHECKS;
    }

    pub(crate) fn contains(&self, check: Check, is_open: impl Fn(Block) -> bool) -> bool {
        let key = |check: &Check| (check.index, check.disp, check.len);
        self.recent.iter().flatten().any(|known| key(known) == key(&check) && is_open(known.block))
    }
}
