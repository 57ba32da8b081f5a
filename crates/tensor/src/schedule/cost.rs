//! The predicted cost of a schedule.
//!
//! In: an operation with loops and a block, a machine. Out: cycles of the blocks, of loops and calls, of the cache lines
//! that move between the caches, and of pages that the TLB lacks.
//! Not here: the cycles of a block (see `gemm` of kernelsmith-kernels).

use super::element_bytes;
use crate::block::Blocks;
use crate::dimension::{self, Dimension, DimensionKind, Execution};
use crate::operation::{First, TensorOperation};
use kernelsmith_kernels::Machine;
use kernelsmith_kernels::gemm::model::{Estimate, products_per_instruction};
use kernelsmith_kernels::gemm::{Gemm, GemmTypes};

/// Instructions of an iteration of a loop in machine code without its body: the counter, a comparison, a jump, and three
/// offsets with their sums. Counted in listings.
const LOOP_INSTRUCTIONS: f64 = 9.0;
/// Bytes of a cache line.
const LINE: usize = 64;
/// Dimensions of a typical operation.
const FEW: usize = 16;
/// Lines from beyond L2 that take as long as the start of a run of them, which hardware does not prefetch. Fitted to TCCG's
/// contractions that store runs of 20 elements, on an AMD EPYC of family 25, model 17.
const RUN_START_LINES: f64 = 3.0;
/// Streams of lines, read alternately, that hardware prefetches. Measured on the same machine on 2026-11-28 with rows of 9 KB,
/// 12 MB from each other, that were read 256 bytes at a time: 8 and 16 rows take 23 to 46 cycles a line, 24 and 48 rows 51
/// to 84, whether or not the rows share cache sets.
const MAX_STREAMS: usize = 16;
/// The share of transfers that does not overlap with multiply-adds: half, an assumption.
const EXPOSED: f64 = 0.5;

/// Cycles of a call of a kernel and of the loop around it, without the kernel.
pub(crate) fn call_cycles(machine: &Machine) -> f64 {
    machine.call_instructions / machine.issue_width
}

/// The bytes of the memory in which each tensor is: more than those of the operation's elements if it is a part of a
/// larger tensor, which no cache holds between two calls.
pub(crate) type Homes = [usize; 3];

/// Predicted cycles on one thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost {
    /// Number of blocks.
    pub(crate) n_blocks: f64,
    /// Cycles of all blocks.
    pub(crate) blocks: f64,
    /// Cycles of loops around blocks and of calls.
    pub(crate) loops: f64,
    /// Cycles of transfers between caches and of the TLB that no block includes.
    pub(crate) transfers: f64,
    /// Fewest possible cycles: full vectors, as many multiply-adds at a time as the machine has,
    /// each with as many products as an instruction adds.
    pub(crate) bound: f64,
}

impl Cost {
    pub(crate) fn cycles(&self) -> f64 {
        self.blocks + self.loops + self.transfers
    }

    /// With this number of cycles for each block.
    pub(super) fn with(self, cycles: f64) -> Cost {
        Cost { blocks: self.n_blocks * cycles, ..self }
    }

    pub(crate) fn explain(&self) -> String {
        format!(
            "{:.0} blocks; {:.0} cycles expected: {:.0} in blocks, {:.0} in loops and calls, {:.0} for transfers; at \
             least {:.0} with full vectors\n",
            self.n_blocks,
            self.cycles(),
            self.blocks,
            self.loops,
            self.transfers,
            self.bound
        )
    }
}

/// Cycles of products that were planned before: many candidates have blocks of the same shape.
#[derive(Debug, Default)]
pub(crate) struct Estimates(Vec<(Gemm, f64)>);

impl Estimates {
    pub(super) fn cycles(&mut self, spec: &Gemm, machine: &Machine) -> Option<f64> {
        if let Some((_, cycles)) = self.0.iter().find(|(of, _)| of == spec) {
            return Some(*cycles);
        }
        let cycles = Estimate::new(spec, machine).ok()?.planned_cycles();
        self.0.push((*spec, cycles));
        Some(cycles)
    }
}

/// The loops and the block of an operation, and what else its transfers depend on.
#[derive(Clone, Copy)]
pub(super) struct Scheduled<'d> {
    pub(super) types: GemmTypes,
    pub(super) first: First,
    pub(super) dimensions: &'d [Dimension],
}

impl Scheduled<'_> {
    pub(super) fn new(operation: &TensorOperation) -> Scheduled<'_> {
        Scheduled { types: operation.types, first: operation.first, dimensions: &operation.dimensions }
    }

    fn n(&self, execution: Execution) -> f64 {
        let of = self.dimensions.iter().filter(move |of| of.execution == execution);
        of.fold(1.0, |n, of| n * of.size as f64)
    }
}

/// The cost of a scheduled operation; none if no kernel computes its block.
pub(super) fn of(
    operation: &TensorOperation,
    machine: &Machine,
    homes: &Homes,
    estimates: &mut Estimates,
) -> Option<Cost> {
    let (cost, product) = at_least(operation, machine, homes)?;
    Some(cost.with(estimates.cycles(&product, machine)?))
}

/// The same without planning the block: with a bound of its cycles instead. Also the product that the block computes.
pub(super) fn at_least(operation: &TensorOperation, machine: &Machine, homes: &Homes) -> Option<(Cost, Gemm)> {
    let scheduled = Scheduled::new(operation);
    let n_calls = scheduled.n(Execution::Parallel);
    let n_blocks = n_calls * scheduled.n(Execution::Sequential);
    let product = Blocks::middle(operation).ok()?;
    let bound = bound(operation, machine);
    let cost = Cost {
        n_blocks,
        blocks: bound,
        loops: n_calls * call_cycles(machine) + n_blocks * LOOP_INSTRUCTIONS / machine.issue_width,
        transfers: outside(&scheduled, machine, homes, n_blocks),
        bound,
    };
    Some((cost, product))
}

/// The fewest possible cycles of the multiply-adds.
pub(crate) fn bound(operation: &TensorOperation, machine: &Machine) -> f64 {
    let lanes = f64::from(machine.lanes(8 * element_bytes(operation.types)[2] as u32));
    let products = products_per_instruction(operation.types, machine) as f64;
    operation.flops() / 2.0 / (lanes * products * machine.fma_per_cycle)
}

/// A bound of the cycles of transfers, whatever the loops are: each element is fetched once.
pub(super) fn transfers_at_least(of: &Scheduled<'_>, machine: &Machine, homes: &Homes) -> f64 {
    let bytes = element_bytes(of.types);
    let cycles = (0..3).map(|tensor| {
        let of_tensor = of.dimensions.iter().filter(|of| of.strides[tensor] > 0);
        let lines = of_tensor.fold(bytes[tensor] as f64 / LINE as f64, |n, of| n * of.size as f64);
        lines * line_cycles(homes[tensor], machine)
    });
    // A little less, because sums are rounded.
    EXPOSED * cycles.sum::<f64>() * (1.0 - 1e-6)
}

/// Cycles of transfers and of the TLB.
fn outside(of: &Scheduled<'_>, machine: &Machine, homes: &Homes, n_blocks: f64) -> f64 {
    let bytes = element_bytes(of.types);
    let ([lines, pages @ ..], lines_of_block) = Fetched::new(of.dimensions, bytes, lines_and_pages(machine));
    transfers_of(of, &lines, machine, homes)
        + scattered(of, lines_of_block, machine, n_blocks)
        + tlb_cycles(&pages, machine)
}

/// The units and capacities of L2 and of the levels of the TLB.
fn lines_and_pages(machine: &Machine) -> [Capacity; 3] {
    let pages = machine.tlb_pages.map(|n| Capacity { unit: machine.page_bytes, n });
    [Capacity::of_l2(machine), pages[0], pages[1]]
}

/// The same without the block's cycles, to compare blocks quickly.
pub(super) fn quick(of: &Scheduled<'_>, machine: &Machine, homes: &Homes) -> f64 {
    let loops = of.dimensions.iter().filter(|of| of.execution != Execution::Primitive);
    let n_blocks = loops.fold(1.0, |n, of| n * of.size as f64);
    n_blocks * LOOP_INSTRUCTIONS / machine.issue_width + outside(of, machine, homes, n_blocks)
}

/// Cycles of cache lines that blocks touch for a part of their elements: the planner of a block assumes that its elements
/// are next to each other.
fn scattered(of: &Scheduled<'_>, lines: [f64; 3], machine: &Machine, n_blocks: f64) -> f64 {
    let bytes = element_bytes(of.types);
    let first = of.dimensions.iter().position(|of| of.execution == Execution::Primitive);
    let block = &of.dimensions[first.unwrap_or(0)..];
    let lines: f64 = lines.iter().sum();
    let dense = (0..3).map(|tensor| {
        let of_tensor = block.iter().filter(|of| of.strides[tensor] > 0);
        of_tensor.fold(bytes[tensor] as f64 / LINE as f64, |n, of| n * of.size as f64)
    });
    let scattered = lines - dense.sum::<f64>();
    let beyond_l1 = if lines * LINE as f64 > machine.l1_bytes as f64 { machine.l2_line_cycles } else { 0.0 };
    n_blocks * scattered * beyond_l1
}

/// Cycles of cache lines that come from beyond L2.
pub(super) fn transfers(of: &Scheduled<'_>, machine: &Machine, homes: &Homes) -> f64 {
    let ([fetched], _) = Fetched::new(of.dimensions, element_bytes(of.types), [Capacity::of_l2(machine)]);
    transfers_of(of, &fetched, machine, homes)
}

fn transfers_of(of: &Scheduled<'_>, fetched: &Fetched<'_>, machine: &Machine, homes: &Homes) -> f64 {
    let cycles = (0..3).map(|tensor| {
        // A line of the output is read, too: several blocks add to it, or the cache fetches what is written in parts.
        let is_read = || fetched.outside.iter().any(|of| of.kind == DimensionKind::K);
        let is_fetched = || homes[2] > machine.l2_bytes / 2 && !streams(of, machine);
        let passes = if tensor == 2 && (is_read() || is_fetched()) { 2.0 } else { 1.0 };
        fetched.lines(tensor, homes[tensor], machine) * line_cycles(homes[tensor], machine) * passes
    });
    EXPOSED * cycles.sum::<f64>()
}

/// Whether blocks write complete lines of the output by non-temporal stores. The planner of a block also wants full vectors.
fn streams(of: &Scheduled<'_>, machine: &Machine) -> bool {
    let bytes = element_bytes(of.types)[2];
    let exceeds = dimension::elements(of.dimensions, 2).saturating_mul(bytes) > machine.cache_bytes;
    let has_sums = |of: &&Dimension| of.kind == DimensionKind::K && of.execution != Execution::Primitive && of.size > 1;
    exceeds
        && of.first == First::Zero
        && !of.dimensions.iter().any(|of| has_sums(&of))
        && writes_lines(of.dimensions.iter().filter(|of| of.kind != DimensionKind::K), bytes)
}

/// Whether blocks write complete lines, if the tensor begins at a line.
fn writes_lines<'d>(dimensions: impl IntoIterator<Item = &'d Dimension>, bytes: usize) -> bool {
    let is_line = |n: usize| n.saturating_mul(bytes).is_multiple_of(LINE);
    dimensions.into_iter().filter(|of| of.size > 1).all(|of| match (of.execution, of.strides[2]) {
        (Execution::Primitive, 1) => is_line(of.size),
        (_, stride) => is_line(stride),
    })
}

/// Cycles of a line of a tensor of this size that L2 lacks.
fn line_cycles(home: usize, machine: &Machine) -> f64 {
    match home {
        home if home <= machine.l2_bytes / 2 => machine.l2_line_cycles,
        home if home <= machine.cache_bytes => machine.beyond_l2_line_cycles,
        _ => machine.beyond_l2_line_cycles * machine.memory_factor,
    }
}

/// Cycles of pages that the levels of the TLB lack.
fn tlb_cycles(levels: &[Fetched<'_>], machine: &Machine) -> f64 {
    let cycles = levels.iter().zip(machine.tlb_miss_cycles);
    EXPOSED * cycles.map(|(fetched, cycles)| fetched.units.iter().sum::<f64>() * cycles).sum::<f64>()
}

/// Units of memory, lines or pages, that a cache with this capacity fetches: for each tensor, those that the dimensions
/// touch inside the outermost loop whose tensors all fit, times the iterations of the loops outside. A block is not
/// divided: the order in which its kernel touches a block that does not fit is not that of its dimensions.
struct Fetched<'d> {
    units: [f64; 3],
    /// Runs of contiguous elements that blocks begin to access, at most `units`: units between two blocks are near when
    /// the other one is accessed, but hardware does not prefetch them.
    runs: [f64; 3],
    /// The loops outside.
    outside: &'d [Dimension],
}

/// How many units of this number of bytes a cache has.
#[derive(Clone, Copy)]
struct Capacity {
    unit: usize,
    n: usize,
}

impl Capacity {
    fn of_l2(machine: &Machine) -> Capacity {
        Capacity { unit: LINE, n: machine.l2_bytes / LINE }
    }
}

/// How far out the tensors fit a cache.
#[derive(Clone, Copy)]
struct Reach {
    /// Units and runs inside this loop, and inside the last one that was tried.
    inside: [[f64; 2]; 3],
    tried: [[f64; 2]; 3],
    level: usize,
    /// Whether the block fits, and whether all loops did so far.
    stays: bool,
    grows: bool,
}

impl Fetched<'_> {
    /// For several caches; and the units of the first one that a block touches.
    fn new<const N: usize>(
        dimensions: &[Dimension],
        bytes: [usize; 3],
        capacities: [Capacity; N],
    ) -> ([Fetched<'_>; N], [f64; 3]) {
        let is_block = |of: &Dimension| of.execution == Execution::Primitive;
        let block = dimensions.iter().position(is_block).unwrap_or(dimensions.len());
        // Most operations need no memory from the heap.
        let (mut few, mut many) = ([(0, 0); 3 * FEW], Vec::new());
        let steps = match dimensions.len() {
            0..=FEW => few.as_mut_slice(),
            n => {
                many.resize(3 * n, (0, 0));
                many.as_mut_slice()
            }
        };
        let mut touched = Touched::new(steps);
        dimensions[block..].iter().for_each(|of| touched.add(of));
        let units = |touched: &Touched<'_>, tensor: usize, unit: usize| touched.units(tensor, unit / bytes[tensor]);
        let fits =
            |inside: &[[f64; 2]; 3], of: Capacity| inside.iter().map(|[units, _]| units).sum::<f64>() <= of.n as f64;
        let mut reaches = capacities.map(|of| {
            let inside = [0, 1, 2].map(|tensor| units(&touched, tensor, of.unit));
            let stays = fits(&inside, of);
            Reach { inside, tried: inside, level: block, stays, grows: stays }
        });
        let of_block = reaches[0].inside.map(|[units, _]| units);
        let n_blocks = dimensions[..block].iter().fold(1.0, |n, of| n * of.size as f64);
        let runs = reaches.map(|of| of.inside.map(|[_, runs]| n_blocks * runs));
        for (level, next) in dimensions[..block].iter().enumerate().rev() {
            if reaches.iter().all(|of| !of.grows) {
                break;
            }
            touched.add(next);
            for (reach, capacity) in reaches.iter_mut().zip(capacities).filter(|(of, _)| of.grows) {
                for tensor in (0..3).filter(|&tensor| next.strides[tensor] > 0) {
                    reach.tried[tensor] = units(&touched, tensor, capacity.unit);
                }
                reach.grows = fits(&reach.tried, capacity);
                if reach.grows {
                    (reach.inside, reach.level) = (reach.tried, level);
                }
            }
        }
        let mut at = 0;
        let fetched = reaches.map(|Reach { inside, level, stays, .. }| {
            let outside = &dimensions[..level];
            let units = [0, 1, 2].map(|tensor| {
                // A tensor that the innermost loops outside lack stays in the cache during them.
                let is_reused = |of: &&Dimension| stays && of.strides[tensor] == 0;
                let reused = outside.iter().rev().take_while(is_reused).count();
                let n = outside[..outside.len() - reused].iter().fold(1.0, |n, of| n * of.size as f64);
                n * inside[tensor][0]
            });
            let runs = runs[at];
            at += 1;
            Fetched { units, runs: [0, 1, 2].map(|tensor| runs[tensor].min(units[tensor])), outside }
        });
        (fetched, of_block)
    }

    /// Lines of a tensor of this size, and as many as the start of each run takes.
    fn lines(&self, tensor: usize, home: usize, machine: &Machine) -> f64 {
        let start = if home > machine.l2_bytes { RUN_START_LINES } else { 0.0 };
        self.units[tensor] + start * self.runs[tensor]
    }
}

/// The units of memory, cache lines or pages, that iterations over dimensions touch in each tensor.
struct Touched<'s> {
    /// Strides and sizes of each tensor by ascending strides: `lens` of as many as each tensor has space for.
    steps: &'s mut [(usize, usize)],
    lens: [usize; 3],
    /// Elements.
    n: [f64; 3],
}

impl Touched<'_> {
    /// With this memory for the steps of three tensors.
    fn new(steps: &mut [(usize, usize)]) -> Touched<'_> {
        Touched { steps, lens: [0; 3], n: [1.0; 3] }
    }

    fn add(&mut self, of: &Dimension) {
        let capacity = self.steps.len() / 3;
        for (tensor, stride) in of.strides.into_iter().enumerate().filter(|(_, stride)| *stride > 0) {
            let steps = &mut self.steps[tensor * capacity..][..=self.lens[tensor]];
            let mut at = self.lens[tensor];
            while at > 0 && steps[at - 1] > (stride, of.size) {
                steps[at] = steps[at - 1];
                at -= 1;
            }
            steps[at] = (stride, of.size);
            self.lens[tensor] += 1;
            self.n[tensor] *= of.size as f64;
        }
    }

    /// Units of this number of elements, and runs of contiguous elements, of a tensor.
    fn units(&self, tensor: usize, unit: usize) -> [f64; 2] {
        let steps = &self.steps[tensor * (self.steps.len() / 3)..][..self.lens[tensor]];
        // Elements without gaps between them; those of other dimensions may share a unit. Steps ascend, so that those
        // beyond follow.
        let (mut dense, mut n_dense) = (1usize, 0);
        for &(stride, size) in steps {
            if stride > dense {
                break;
            }
            dense = dense.max(stride.saturating_mul(size));
            n_dense += 1;
        }
        let steps = &steps[n_dense..];
        let beyond = steps.first().map_or(usize::MAX, |(stride, _)| *stride);
        let unit = unit.max(1);
        let runs = self.n[tensor] / dense as f64;
        if beyond < unit {
            let units = (runs / ((unit / beyond) as f64).min(unit as f64 / dense as f64)).max(1.0);
            return [units, units];
        }
        // A run begins anywhere in a unit, unless all of them begin at the first element of one.
        let of_run = if steps.iter().all(|(stride, _)| stride.is_multiple_of(unit)) {
            dense.div_ceil(unit) as f64
        } else {
            1.0 + (dense - 1) as f64 / unit as f64
        };
        [runs * of_run, runs]
    }
}

/// Predicted cycles of a copy of these dimensions, read and written once; `homes` are the bytes of the memory of the source
/// and of the target.
pub(crate) fn copy_cycles(
    dimensions: &[Dimension],
    bytes: usize,
    is_transposed: bool,
    homes: [usize; 2],
    machine: &Machine,
) -> f64 {
    let n = dimensions.iter().fold(1.0, |n, of| n * of.size as f64);
    let ([fetched, pages @ ..], _) = Fetched::new(dimensions, [bytes; 3], lines_and_pages(machine));
    let [source, target] = lines_of_copy(homes, machine);
    // A transposition moves an element per cycle through registers.
    let moved = if is_transposed { n } else { n * bytes as f64 / (machine.widest() / 8) as f64 };
    let fetched =
        Fetched { runs: [fetched.runs[0] / continued(dimensions), fetched.runs[1], fetched.runs[2]], ..fetched };
    let [read, stored] = [(0, 0), (2, 1)].map(|(tensor, at)| fetched.lines(tensor, homes[at], machine));
    // Lines that non-temporal stores write are not read first.
    let passes = if is_transposed && copy_streams(dimensions, bytes, homes, machine) { 2.0 } else { 1.0 };
    let lines = read * source + stored * target / passes;
    moved + lines + tlb_cycles(&pages, machine)
}

/// Whether the blocks of a copy, or of a function of elements, write complete lines of an output that the caches do not hold
/// together with the input; `homes` are the bytes of both. Measured on an AMD EPYC of family 25, model 17: transposed copies
/// of 1280 by 1280 `f32` (13 MB) are as fast with non-temporal stores as without, of 1536 by 1536 1.2 times, of 1792 by 1792
/// twice as fast.
pub(crate) fn copy_streams(dimensions: &[Dimension], bytes: usize, homes: [usize; 2], machine: &Machine) -> bool {
    homes[0].saturating_add(homes[1]) > machine.cache_bytes && writes_lines(dimensions, bytes)
}

/// A bound of the cycles of a copy of this number of different elements: their lines, without those that runs share or that
/// are fetched again, and no pages. Lines of an unknown home cost nothing; those of a target may be written by non-temporal
/// stores ([`copy_streams`]), which do not read them.
pub(crate) fn copy_at_least(n: f64, bytes: usize, homes: [Option<usize>; 2], machine: &Machine) -> f64 {
    let [source, target] = lines_of_copy(homes.map(|home| home.unwrap_or(0)), machine);
    let is_cached = homes[0].zip(homes[1]).is_some_and(|(a, b)| a.saturating_add(b) <= machine.cache_bytes);
    let costs = [source, if is_cached { target } else { target / 2.0 }];
    let lines: f64 = homes.into_iter().zip(costs).filter(|(home, _)| home.is_some()).map(|(_, cycles)| cycles).sum();
    let moved = n * (bytes as f64 / (machine.widest() / 8) as f64).min(1.0);
    moved + n * bytes as f64 / LINE as f64 * lines
}

/// Cycles of a line of the source and of the target of a copy.
fn lines_of_copy(homes: [usize; 2], machine: &Machine) -> [f64; 2] {
    let [source, target] = homes.map(|home| match home {
        home if home <= machine.l1_bytes / 2 => 1.0,
        home => line_cycles(home, machine),
    });
    // A line that is written is first read, unless L2 holds it.
    [source, target * if homes[1] > machine.l2_bytes / 2 { 2.0 } else { 1.0 }]
}

/// The number of blocks in which a copy reads a run of its source before it begins another one: those of the innermost
/// loop, if it continues all rows of a block where they end, and they are few enough to be prefetched.
fn continued(dimensions: &[Dimension]) -> f64 {
    let is_block = |of: &&Dimension| of.execution == Execution::Primitive;
    let Some(around) = dimensions.iter().rev().find(|of| !is_block(of)) else { return 1.0 };
    let block = dimensions.iter().filter(is_block);
    let run = block.clone().find(|of| of.strides[0] == 1).map_or(1, |of| of.size);
    let rows = block.filter(|of| of.strides[0] != 1).fold(1, |n: usize, of| n.saturating_mul(of.size));
    if rows <= MAX_STREAMS && around.strides[0] == run { around.size as f64 } else { 1.0 }
}
