//! The predicted cost of a schedule.
//!
//! In: an operation with loops and a block, a machine. Out: cycles of the blocks, of their calls, and of the cache lines
//! that move between the caches.
//! Not here: the cycles of a block (see `gemm` of kernelsmith-kernels).

use super::element_bytes;
use crate::block::Blocks;
use crate::dimension::{Dimension, DimensionKind, Execution, elements};
use crate::operation::TensorOperation;
use kernelsmith_kernels::Machine;
use kernelsmith_kernels::gemm::model::Estimate;

/// Cycles of the loop around a block and of the call, without the block: 150 instructions at four per cycle, counted by
/// callgrind on x86-64 on 2026-11-24.
pub(crate) const CALL_CYCLES: f64 = 40.0;
/// Bytes of a cache line.
const LINE: usize = 64;

/// Predicted cycles on one thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost {
    /// Number of blocks.
    pub(crate) n_blocks: f64,
    /// Cycles of all blocks.
    pub(crate) blocks: f64,
    /// Cycles of transfers to L2 that no block includes.
    pub(crate) transfers: f64,
    /// Fewest possible cycles: full vectors, two multiply-adds at a time where the machine has them.
    pub(crate) bound: f64,
}

impl Cost {
    pub(crate) fn cycles(&self) -> f64 {
        self.blocks + self.n_blocks * CALL_CYCLES + self.transfers
    }

    pub(crate) fn explain(&self) -> String {
        format!(
            "{:.0} blocks; {:.0} cycles expected: {:.0} in blocks, {:.0} in calls, {:.0} for transfers to L2; at least {:.0} \
             with full vectors\n",
            self.n_blocks,
            self.cycles(),
            self.blocks,
            self.n_blocks * CALL_CYCLES,
            self.transfers,
            self.bound
        )
    }
}

/// The cost of a scheduled operation.
pub(super) fn of(operation: &TensorOperation, machine: &Machine) -> Cost {
    let loops = operation.dimensions.iter().filter(|of| of.execution != Execution::Primitive);
    let n_blocks = loops.fold(1.0, |n, of| n * of.size as f64);
    // The blocks of middle accesses, of which there are the most.
    let cycles = Blocks::new(operation).ok().and_then(|blocks| {
        let middle = blocks.specs.get(blocks.of[0]).or_else(|| blocks.specs.last())?;
        Some(Estimate::new(middle, machine).ok()?.planned_cycles())
    });
    let bytes = element_bytes(operation.types);
    let lanes = f64::from(machine.lanes(8 * bytes[2] as u32));
    Cost {
        n_blocks,
        blocks: n_blocks * cycles.unwrap_or(0.0),
        transfers: transfers(operation, machine, bytes),
        bound: operation.flops() / 2.0 / (lanes * machine.fma_per_cycle),
    }
}

/// Cycles of cache lines that come from beyond L2: for each tensor, its part inside the outermost loop whose tensors all
/// fit L2, times the iterations of the loops outside.
fn transfers(operation: &TensorOperation, machine: &Machine, bytes: [usize; 3]) -> f64 {
    let dimensions = &operation.dimensions;
    let footprint = |inner: &[Dimension], tensor: usize| -> f64 {
        let n = inner.iter().filter(|of| of.strides[tensor] != 0).fold(1.0, |n, of| n * of.size as f64);
        n * bytes[tensor] as f64
    };
    let fits =
        |inner: &[Dimension]| (0..3).map(|tensor| footprint(inner, tensor)).sum::<f64>() <= machine.l2_bytes as f64;
    let level = (0..dimensions.len()).find(|&at| fits(&dimensions[at..])).unwrap_or(dimensions.len());
    let (outside, inside) = dimensions.split_at(level);
    let total = |tensor: usize| (elements(dimensions, tensor).saturating_mul(bytes[tensor])) as f64;
    let cycles = (0..3).map(|tensor| {
        // A tensor that the innermost loops outside lack stays in the cache during them.
        let reused = outside.iter().rev().take_while(|of| of.strides[tensor] == 0).count();
        let n = outside[..outside.len() - reused].iter().fold(1.0, |n, of| n * of.size as f64);
        let is_written = tensor == 2 && !outside.iter().any(|of| of.kind == DimensionKind::K);
        let factor = if total(tensor) > machine.cache_bytes as f64 { machine.memory_factor } else { 1.0 };
        let passes = if tensor == 2 && !is_written { 2.0 } else { 1.0 };
        n * footprint(inside, tensor) / LINE as f64 * machine.beyond_l2_line_cycles * factor * passes
    });
    // Half of it overlaps with multiply-adds.
    0.5 * cycles.sum::<f64>()
}

/// Predicted cycles of a copy of this many elements, read and written once.
pub(crate) fn transfer_cycles(n: f64, bytes: usize, is_contiguous: bool, machine: &Machine) -> f64 {
    let lines = 2.0 * n * bytes as f64 / LINE as f64;
    let per_line = match 2.0 * n * bytes as f64 {
        size if size <= machine.l1_bytes as f64 => 1.0,
        size if size <= machine.l2_bytes as f64 => machine.l2_line_cycles,
        size if size <= machine.cache_bytes as f64 => machine.beyond_l2_line_cycles,
        _ => machine.beyond_l2_line_cycles * machine.memory_factor,
    };
    // A transposition moves an element per cycle through registers.
    lines * per_line + if is_contiguous { 0.0 } else { n }
}
