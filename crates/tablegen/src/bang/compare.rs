//! Comparison operators.
//!
//! In: two operands. Out: the result of the comparison, if it is known.
//! Invariants: numbers compare as i64, strings bytewise, records by identity. Not here: operand types.

use std::cmp::Ordering;

use kernelsmith_diag::raw;

use super::Op;
use crate::eval::World;
use crate::values::V;

impl World {
    /// The result of a comparison, or `None` if it is not known yet.
    pub(crate) fn compare(&self, op: Op, x: V, y: V) -> Option<bool> {
        let is_equality = matches!(op, Op::Eq | Op::Ne);
        let ordering = if let (Some(a), Some(b)) = (self.as_int(x), self.as_int(y)) {
            a.cmp(&b)
        } else if let (Some(a), Some(b)) = (x.as_text(), y.as_text()) {
            if is_equality {
                return Some((a == b) == (op == Op::Eq));
            }
            raw::compare(self.sym(a), self.sym(b))
        } else if let (true, Some(a), Some(b)) = (is_equality, x.as_def(), y.as_def()) {
            a.cmp(&b)
        } else {
            return None;
        };
        Some(match op {
            Op::Eq => ordering == Ordering::Equal,
            Op::Ne => ordering != Ordering::Equal,
            Op::Lt => ordering == Ordering::Less,
            Op::Le => ordering != Ordering::Greater,
            Op::Gt => ordering == Ordering::Greater,
            _ => ordering != Ordering::Less,
        })
    }
}
