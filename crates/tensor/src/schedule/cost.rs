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

/// Cycles of the loop around a block and of the call, without the block: an assumption, not measured.
pub(crate) const CALL_CYCLES: f64 = 40.0;
/// Bytes of a cache line.
const LINE: usize = 64;
/// Bytes of a page.
const PAGE: usize = 4096;
/// Pages that the first level of the TLB holds, and cycles of a look-up in the second one: typical of the machines that
/// kernels are planned for, not measured.
const TLB_PAGES: f64 = 64.0;
const TLB_CYCLES: f64 = 7.0;

/// Predicted cycles on one thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost {
    /// Number of blocks.
    pub(crate) n_blocks: f64,
    /// Cycles of all blocks.
    pub(crate) blocks: f64,
    /// Cycles of transfers between caches and of the TLB that no block includes.
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
            "{:.0} blocks; {:.0} cycles expected: {:.0} in blocks, {:.0} in calls, {:.0} for transfers; at least {:.0} \
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

/// The cost of a scheduled operation; none if no kernel computes its block.
pub(super) fn of(operation: &TensorOperation, machine: &Machine) -> Option<Cost> {
    let loops = operation.dimensions.iter().filter(|of| of.execution != Execution::Primitive);
    let n_blocks = loops.fold(1.0, |n, of| n * of.size as f64);
    // The blocks of middle accesses, of which there are the most.
    let blocks = Blocks::new(operation).ok()?;
    let middle = blocks.specs.get(blocks.of[0]).or_else(|| blocks.specs.last())?;
    let cycles = Estimate::new(middle, machine).ok()?.planned_cycles();
    let bytes = element_bytes(operation.types);
    let lanes = f64::from(machine.lanes(8 * bytes[2] as u32));
    Some(Cost {
        n_blocks,
        blocks: n_blocks * cycles,
        transfers: transfers(operation, machine) + scattered(operation, machine, n_blocks),
        bound: operation.flops() / 2.0 / (lanes * machine.fma_per_cycle),
    })
}

/// Cycles of cache lines that blocks touch for a part of their elements, and of pages that the first level of the TLB lacks:
/// the planner of a block assumes that its elements are next to each other.
fn scattered(operation: &TensorOperation, machine: &Machine, n_blocks: f64) -> f64 {
    let bytes = element_bytes(operation.types);
    let first = operation.dimensions.iter().position(|of| of.execution == Execution::Primitive);
    let block = &operation.dimensions[first.unwrap_or(0)..];
    let sum = |unit: usize| (0..3).map(|tensor| units(block, tensor, bytes[tensor], unit)).sum::<f64>();
    let dense = (0..3).map(|tensor| {
        let of_tensor = block.iter().filter(|of| of.strides[tensor] > 0);
        of_tensor.fold(bytes[tensor] as f64 / LINE as f64, |n, of| n * of.size as f64)
    });
    let scattered = sum(LINE) - dense.sum::<f64>();
    let beyond_l1 = if sum(LINE) * LINE as f64 > machine.l1_bytes as f64 { machine.l2_line_cycles } else { 0.0 };
    let pages = sum(PAGE);
    let beyond_tlb = if pages > TLB_PAGES { pages * TLB_CYCLES } else { 0.0 };
    n_blocks * (scattered * beyond_l1 + beyond_tlb)
}

/// Cycles of cache lines that come from beyond L2: for each tensor, its lines inside the outermost loop whose tensors all
/// fit L2, times the iterations of the loops outside.
pub(super) fn transfers(operation: &TensorOperation, machine: &Machine) -> f64 {
    let bytes = element_bytes(operation.types);
    let dimensions = &operation.dimensions;
    let fits = |inner: &[Dimension]| {
        let n: f64 = (0..3).map(|tensor| units(inner, tensor, bytes[tensor], LINE)).sum();
        n * LINE as f64 <= machine.l2_bytes as f64
    };
    let level = (0..dimensions.len()).find(|&at| fits(&dimensions[at..])).unwrap_or(dimensions.len());
    let (outside, inside) = dimensions.split_at(level);
    let cycles = (0..3).map(|tensor| {
        // A tensor that the innermost loops outside lack stays in the cache during them.
        let reused = outside.iter().rev().take_while(|of| of.strides[tensor] == 0).count();
        let n = outside[..outside.len() - reused].iter().fold(1.0, |n, of| n * of.size as f64);
        let total = elements(dimensions, tensor).saturating_mul(bytes[tensor]);
        let factor = if total > machine.cache_bytes { machine.memory_factor } else { 1.0 };
        // An output to which several blocks add is read, too.
        let is_read = tensor == 2 && outside.iter().any(|of| of.kind == DimensionKind::K);
        let passes = if is_read { 2.0 } else { 1.0 };
        n * units(inside, tensor, bytes[tensor], LINE) * machine.beyond_l2_line_cycles * factor * passes
    });
    // Half of it overlaps with multiply-adds.
    0.5 * cycles.sum::<f64>()
}

/// The number of units of memory, cache lines or pages, that iterations over these dimensions touch.
fn units(dimensions: &[Dimension], tensor: usize, bytes: usize, unit: usize) -> f64 {
    let mut steps: Vec<(usize, usize)> = dimensions.iter().map(|of| (of.strides[tensor], of.size)).collect();
    steps.retain(|(stride, _)| *stride > 0);
    steps.sort_unstable();
    let n = steps.iter().fold(1.0, |n, (_, size)| n * *size as f64);
    // Elements without gaps between them; those of other dimensions may share a unit.
    let dense =
        steps.iter().fold(1, |dense, (stride, size)| if *stride <= dense { dense.max(stride * size) } else { dense });
    let beyond = steps.iter().map(|(stride, _)| *stride).find(|stride| *stride > dense).unwrap_or(usize::MAX);
    let sharing = (unit / bytes).checked_div(beyond).unwrap_or(0).max(1) as f64;
    (n / (dense as f64 * sharing).min((unit / bytes) as f64)).max(1.0)
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
