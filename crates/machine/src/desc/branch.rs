//! Views of branch conditions: the machine condition to test after a comparison.
//!
//! Not here: the comparisons themselves; they are ordinary patterns.

use super::{Column, NONE, TargetDesc};
use crate::ids::CondCodeId;

/// How two conditions combine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Combine {
    /// Both hold.
    And,
    /// At least one holds.
    Or,
}

/// The machine condition that is true after a comparison exactly when a pattern's condition is true.
#[derive(Clone, Copy)]
pub struct BranchCondRef<'a> {
    pub(super) desc: &'a TargetDesc,
    pub(super) index: usize,
}

impl<'a> BranchCondRef<'a> {
    fn word(self, field: usize) -> u32 {
        self.desc.word(Column::BranchConds, self.index, field)
    }

    /// The pattern's condition.
    pub fn cond(self) -> CondCodeId {
        CondCodeId(self.word(0) as u8)
    }

    /// The kind of comparison that set the flags, such as `int` or `float`.
    pub fn flags(self) -> &'a str {
        self.desc.str(self.word(1))
    }

    /// The machine's condition.
    pub fn code(self) -> u8 {
        self.word(2) as u8
    }

    /// Whether the comparison needs its operands swapped.
    pub fn swap(self) -> bool {
        self.word(3) != 0
    }

    /// A second condition, and how to combine it with the first.
    pub fn second(self) -> Option<(Combine, u8)> {
        let combine = match self.word(4) {
            NONE => return None,
            0 => Combine::And,
            _ => Combine::Or,
        };
        Some((combine, self.word(5) as u8))
    }
}
