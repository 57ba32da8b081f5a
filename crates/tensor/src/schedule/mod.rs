//! The optimiser: from the dimensions of a contraction to a schedule, by passes that a machine model decides.
//!
//! In: an operation whose dimensions are in any order and not yet divided into loops and a block; a [`Machine`]; a number
//! of threads. Out: [`Schedule`]: an operation that computes the same, its predicted cost, and the dimensions after each
//! pass.
//! Invariants: each pass keeps the set of products; passes are pure functions of the operation, the machine and the number of threads.
//! Not here: copies of operands to other layouts (see `einsum`), what a block does (see `gemm` of kernelsmith-kernels).

mod block;
mod cost;
mod fuse;
mod order;
mod share;

use crate::dimension::{self, Dimension, DimensionKind, Execution};
use crate::operation::{NAME, TensorOperation};
use crate::threads::MAX_THREADS;
use core::fmt::Write;
pub(crate) use cost::{Cost, Estimates, Homes, bound, call_cycles, copy_at_least, copy_cycles, copy_streams};
pub(crate) use fuse::fuse;
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{Machine, SpecError};

/// What passes read besides the operation.
struct Context<'m> {
    machine: &'m Machine,
    n_threads: usize,
    homes: Homes,
    estimates: &'m mut Estimates,
    /// Cycles that a schedule must take less than.
    limit: f64,
    exceeds_limit: bool,
}

/// A pass: its name, and the operation that it changes.
type Pass = (&'static str, fn(&mut TensorOperation, &mut Context<'_>));

/// The passes in their order.
const PASSES: &[Pass] = &[
    ("fuse", |operation, _| fuse(&mut operation.dimensions)),
    ("block", block::run),
    ("order", |operation, context| order::run(operation, context.machine, &context.homes)),
    ("share", |operation, context| share::run(operation, context.n_threads, context.machine.l2_bytes)),
];

/// An operation with chosen loops and blocks: [`TensorOperation::optimise`].
#[derive(Clone, Debug)]
pub struct Schedule {
    operation: TensorOperation,
    cost: Cost,
    passes: Vec<(&'static str, Vec<Dimension>)>,
}

impl TensorOperation {
    /// Chooses loops and a block for a machine. The executions of the dimensions, their order and the primitive are
    /// ignored; a machine of several threads gets parallel loops.
    ///
    /// ```
    /// use kernelsmith::kernels::gemm::GemmTypes;
    /// use kernelsmith::kernels::{Machine, Primitive};
    /// use kernelsmith::tensor::{DimensionKind::{K, M, N}, Execution::Sequential, Main, TensorOperation};
    /// let product = TensorOperation::new(GemmTypes::F32, Main::Gemm)
    ///     .dimension(M, Sequential, 1600, [1, 0, 1])
    ///     .dimension(N, Sequential, 1600, [0, 1600, 1600])
    ///     .dimension(K, Sequential, 1600, [1600, 1, 0]);
    /// let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
    /// let schedule = product.optimise(&machine, 1)?;
    /// assert_eq!(schedule.operation().check(), Ok(()));
    /// println!("{}", schedule.explain());
    /// # Ok::<(), kernelsmith::kernels::SpecError>(())
    /// ```
    ///
    /// # Errors
    /// The first wrong field: types, sizes, strides.
    pub fn optimise(&self, machine: &Machine, n_threads: usize) -> Result<Schedule, SpecError> {
        let bytes = element_bytes(self.types);
        let homes = [0, 1, 2].map(|of| self.elements(of).saturating_mul(bytes[of]));
        let found = self.optimise_in(machine, n_threads, homes, f64::INFINITY, &mut Estimates::default())?;
        found.ok_or_else(no_block)
    }

    /// Roughly the cycles of the schedule that [`TensorOperation::optimise_in`] finds: no kernel is planned. All
    /// dimensions are sequential.
    pub(crate) fn rough_cycles(&self, machine: &Machine, homes: &Homes) -> f64 {
        let mut operation = self.clone();
        fuse(&mut operation.dimensions);
        block::rough(&operation, machine, homes)
    }

    /// [`TensorOperation::optimise`] for parts of larger tensors, with estimates that other calls share; none if it is soon
    /// known that the schedule takes at least this many cycles.
    pub(crate) fn optimise_in(
        &self,
        machine: &Machine,
        n_threads: usize,
        homes: Homes,
        limit: f64,
        estimates: &mut Estimates,
    ) -> Result<Option<Schedule>, SpecError> {
        self.check_types()?;
        let mut operation = self.clone();
        operation.dimensions.iter_mut().for_each(|of| of.execution = Execution::Sequential);
        dimension::check(NAME, &operation.dimensions)?;
        let n_threads = n_threads.clamp(1, MAX_THREADS);
        // For threads, the last pass may divide blocks, which changes the cost.
        let limit = if n_threads > 1 || self.normalised.is_some() { f64::INFINITY } else { limit };
        let mut context = Context { machine, n_threads, homes, estimates, limit, exceeds_limit: false };
        let mut passes = vec![("input", operation.dimensions.clone())];
        for (name, run) in PASSES {
            run(&mut operation, &mut context);
            if context.exceeds_limit {
                return Ok(None);
            }
            passes.push((name, operation.dimensions.clone()));
        }
        let cost = cost::of(&operation, machine, &homes, context.estimates).ok_or_else(no_block)?;
        // Whether groups can be normalised depends on which loops are parallel.
        operation.groups()?;
        Ok(Some(Schedule { operation, cost, passes }))
    }
}

fn no_block() -> SpecError {
    SpecError::new(NAME, "dimensions", "have no block that a kernel computes")
}

impl Schedule {
    /// The operation, ready to be compiled.
    pub fn operation(&self) -> &TensorOperation {
        &self.operation
    }

    pub(crate) fn into_operation(self) -> TensorOperation {
        self.operation
    }

    /// The predicted cycles of a call on one thread.
    pub fn cycles(&self) -> f64 {
        self.cost.cycles()
    }

    #[cfg(test)]
    pub(crate) fn cost(&self) -> Cost {
        self.cost
    }

    /// The name of each pass with the dimensions after it; the first entry is the input.
    pub fn passes(&self) -> impl Iterator<Item = (&'static str, &[Dimension])> {
        self.passes.iter().map(|(name, dimensions)| (*name, dimensions.as_slice()))
    }

    /// The dimensions after each pass that changed them, and the predicted cost.
    pub fn explain(&self) -> String {
        let mut text = String::new();
        let mut before: &[Dimension] = &[];
        for (name, dimensions) in self.passes() {
            if dimensions == before {
                let _ = writeln!(text, "{name}: no change");
                continue;
            }
            let _ = writeln!(text, "{name}:");
            for Dimension { kind, execution, size, strides: [in0, in1, out] } in dimensions {
                let execution = format!("{execution:?}").to_lowercase();
                let _ = writeln!(text, "  {execution:10} {kind:?} {size:6}  strides {in0:8} {in1:8} {out:8}");
            }
            before = dimensions;
        }
        text + &self.cost.explain()
    }
}

/// Bytes of an element of the first input, the second input and the output.
pub(crate) fn element_bytes(types: GemmTypes) -> [usize; 3] {
    match types {
        GemmTypes::F64 => [8; 3],
        GemmTypes::Bf16 | GemmTypes::F16 => [2, 2, 4],
        GemmTypes::U8I8 => [1, 1, 4],
        _ => [4; 3],
    }
}

/// Maximum number of divisors to try: all of sizes up to 2^32.
const MAX_TRIED: usize = 1 << 16;

/// The greatest divisor of a size up to a limit; of sizes beyond 2^32 one of the great ones, or 1.
pub(crate) fn divisor(size: usize, limit: usize) -> usize {
    if size <= limit {
        return size.max(1);
    }
    let (limit, root) = (limit.max(1), size.isqrt());
    let divides = |part: &usize| size.is_multiple_of(*part);
    // A divisor beyond the root has another factor below it.
    if let Some(other) = (size.div_ceil(limit)..=root).take(MAX_TRIED).find(divides) {
        return size / other;
    }
    (1..=limit.min(root)).rev().take(MAX_TRIED).find(divides).unwrap_or(1)
}

/// Divides a dimension: its outer part becomes a loop, which is inserted; the inner part has this size.
pub(crate) fn split(dimensions: &mut Vec<Dimension>, at: usize, inner: usize) {
    let whole = dimensions[at];
    if whole.size == inner {
        return;
    }
    dimensions[at] = Dimension {
        size: whole.size / inner,
        strides: whole.strides.map(|stride| stride * inner),
        execution: Execution::Sequential,
        ..whole
    };
    dimensions.insert(at + 1, Dimension { size: inner, ..whole });
}

/// A dimension of one iteration.
fn single(kind: DimensionKind) -> Dimension {
    Dimension { kind, execution: Execution::Primitive, size: 1, strides: [0; 3] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors_are_the_greatest_up_to_a_limit() {
        for size in 0..300 {
            for limit in 0..320 {
                let parts = (1..=limit.min(size)).rev();
                let want = parts.filter(|part| size % part == 0).max().unwrap_or(1);
                assert_eq!(divisor(size, limit), want, "{size} {limit}");
            }
        }
        assert_eq!(divisor(1 << 60, 1 << 59), 1 << 59);
        // A prime number, of which a search would take hours.
        assert_eq!(divisor((1 << 61) - 1, 1 << 60), 1);
    }
}
