//! The pass `order`: the loops around the block.
//!
//! In: loops and a block. Out: batch loops, then those of rows and columns, then those of sums, which are innermost so that
//! a block of the output stays in the cache while products are added to it. In each group, the loop with the greatest
//! stride of the output is the outermost; loops of sums are ordered by their strides in the inputs. Another loop of rows,
//! columns or batches becomes the innermost of these if fewer cache lines are then transferred.
//! Not here: which loops are parallel (see `share`).

use super::cost::{self, Homes, Scheduled};
use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::operation::TensorOperation;
use core::cmp::Reverse;
use kernelsmith_kernels::Machine;

/// Minimum share of transfers that another order saves.
const MIN_SAVING: f64 = 0.05;

pub(super) fn run(operation: &mut TensorOperation, machine: &Machine, homes: &Homes) {
    by_stride(&mut operation.dimensions);
    let is_loop = |of: &Dimension| of.execution != Execution::Primitive && of.kind != DimensionKind::K;
    let n = operation.dimensions.iter().take_while(|of| is_loop(of)).count();
    let (mut best, mut fewest) = (None, cost::transfers(&Scheduled::new(operation), machine, homes));
    for at in 0..n.saturating_sub(1) {
        operation.dimensions[at..n].rotate_left(1);
        let transfers = cost::transfers(&Scheduled::new(operation), machine, homes);
        operation.dimensions[at..n].rotate_right(1);
        if transfers < fewest * (1.0 - MIN_SAVING) {
            (best, fewest) = (Some(at), transfers);
        }
    }
    if let Some(at) = best {
        operation.dimensions[at..n].rotate_left(1);
    }
}

/// [`run`] without the comparison of orders.
pub(super) fn by_stride(dimensions: &mut [Dimension]) {
    let rank = |of: &Dimension| match (of.execution, of.kind) {
        (Execution::Primitive, _) => 3,
        (_, DimensionKind::K) => 2,
        (_, DimensionKind::M | DimensionKind::N) => 1,
        (_, DimensionKind::C) => 0,
    };
    // The sort is stable: the block keeps its order.
    dimensions.sort_by_key(|of| {
        let [in0, in1, out] = of.strides;
        let stride = match of.kind {
            _ if of.execution == Execution::Primitive => 0,
            DimensionKind::K => in0.saturating_add(in1),
            _ => out,
        };
        (rank(of), Reverse(stride))
    });
}
