//! The pass `order`: the loops around the block.
//!
//! In: loops and a block. Out: batch loops, then those of rows and columns, then those of sums, which are innermost so that
//! a block of the output stays in the cache while products are added to it. In each group, the loop with the greatest
//! stride of the output is the outermost; loops of sums are ordered by their strides in the inputs.
//! Not here: which loops are parallel (see `share`).

use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::operation::TensorOperation;
use core::cmp::Reverse;

pub(super) fn run(operation: &mut TensorOperation) {
    let rank = |of: &Dimension| match (of.execution, of.kind) {
        (Execution::Primitive, _) => 3,
        (_, DimensionKind::K) => 2,
        (_, DimensionKind::M | DimensionKind::N) => 1,
        (_, DimensionKind::C) => 0,
    };
    // The sort is stable: the block keeps its order.
    operation.dimensions.sort_by_key(|of| {
        let [in0, in1, out] = of.strides;
        let stride = match of.kind {
            _ if of.execution == Execution::Primitive => 0,
            DimensionKind::K => in0.saturating_add(in1),
            _ => out,
        };
        (rank(of), Reverse(stride))
    });
}
