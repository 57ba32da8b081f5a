//! Calls divided among threads: parts of the output that follow each other in memory.
//!
//! In: a spec whose output is equal blocks, or a kernel for any number of blocks, and the threads of a pool. Out: the
//! results of one call, bit for bit, because every block is computed by the same operations in every part.
//! Invariants: each task has its part of the output as a slice, so no two tasks can write one element; all lengths are
//! checked before the first task starts; work that is predicted to end before other threads have begun is one call.
//! Not here: products, whose parts depend on their layout (see `gemm`).

use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use core::fmt;
use core::ops::Range;
use kernelsmith_exec::{CallError, Pool, Tasks, Threads};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// Maximum number of threads.
pub(crate) const MAX_THREADS: usize = 1024;
/// Minimum of the predicted cycles of a part. A scoped thread that starts and ends costs some 25 us, 75 000 cycles at
/// 3 GHz (Intel processor, Linux, 2026-11-24), so two parts of half of that are as slow as one.
pub(crate) const MIN_PART_CYCLES: u32 = 100_000;

/// A spec whose output is rows or columns that follow each other in memory and are computed independently.
pub trait Divisible: Primitive {
    /// The number of these rows or columns; 1 if the output cannot be divided.
    fn n_blocks(&self) -> usize;

    /// The same spec with this many of them, at least 1 and at most as many as it has.
    #[must_use]
    fn with_blocks(&self, n: usize) -> Self;

    /// The cycles that the kernel is predicted to take on a machine.
    fn cycles(&self, machine: &Machine) -> f64;

    /// The same work divided among at most `threads` threads: fewer if parts would take less time than starting threads
    /// ([`Threaded::min_cycles`]).
    #[must_use]
    fn threads(self, threads: usize) -> Threaded<Self> {
        Threaded { spec: self, threads, min_cycles: MIN_PART_CYCLES }
    }
}

/// A primitive that several threads compute together, each some of its rows or columns. Results equal those of one
/// thread bit for bit.
///
/// ```
/// use kernelsmith::kernels::elementwise::Unary;
/// use kernelsmith::kernels::{Divisible, Primitive, map::Map};
/// let activation = Unary::<f32>::new(1000, 1000, Map::Gelu).threads(8);
/// assert_eq!(activation.check(), Ok(()));
/// let error = activation.spec().clone().threads(0).check().unwrap_err();
/// assert_eq!(error.to_string(), "divided primitive: `threads` is 0, but must be 1 to 1024");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Threaded<P> {
    spec: P,
    threads: usize,
    min_cycles: u32,
}

impl<P: Divisible> Threaded<P> {
    /// The complete work.
    pub fn spec(&self) -> &P {
        &self.spec
    }

    /// Sets the minimum of the predicted cycles of a part; 100 000 if it is not set. A pool that starts a task faster than
    /// the system starts a thread is worth less; 0 always makes a part for each thread.
    #[must_use]
    pub fn min_cycles(self, min_cycles: u32) -> Threaded<P> {
        Threaded { min_cycles, ..self }
    }

    /// The ranges of blocks: all have the same length, except that the last may be shorter.
    fn parts(&self, machine: &Machine) -> Vec<Range<usize>> {
        let worth = match self.min_cycles {
            0 => usize::MAX,
            // Conversion saturates.
            min => (self.spec.cycles(machine) / f64::from(min)) as usize,
        };
        let n_blocks = self.spec.n_blocks().max(1);
        let len = n_blocks.div_ceil(worth.clamp(1, self.threads.max(1)));
        (0..n_blocks).step_by(len).map(|first| first..n_blocks.min(first + len)).collect()
    }

    /// The different specs: that of the first part, and that of the last if it is shorter.
    fn specs(&self, parts: &[Range<usize>]) -> Vec<P> {
        if let [_] = parts {
            return vec![self.spec.clone()];
        }
        let last = parts.last().filter(|last| last.len() < parts[0].len());
        parts.first().into_iter().chain(last).map(|part| self.spec.with_blocks(part.len())).collect()
    }
}

impl<P: Divisible> Primitive for Threaded<P> {
    // A kind with the highest bit is that of the divided primitive.
    const KIND: Kind = Kind::new(P::KIND.number() | 1 << 31, P::KIND.name());
    type Kernel = ThreadedKernel<P>;

    fn check(&self) -> Result<(), SpecError> {
        SpecError::check_range("divided primitive", "threads", self.threads, 1, MAX_THREADS)?;
        self.spec.check()
    }

    fn write_key(&self, key: &mut KeyWriter) {
        key.u16(self.threads.min(usize::from(u16::MAX)) as u16);
        key.u32(self.min_cycles);
        self.spec.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let parts = self.parts(kernels.machine());
        self.specs(&parts).into_iter().try_for_each(|spec| spec.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ThreadedKernel<P>, Failure> {
        let parts = self.parts(kernels.machine());
        let specs = self.specs(&parts);
        let kernels = specs.iter().map(|spec| spec.assemble(kernels)).collect::<Result<_, _>>()?;
        Ok(ThreadedKernel { spec: self.clone(), parts, kernels })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let parts = self.parts(machine);
        let lens: Vec<String> = parts.iter().map(|part| part.len().to_string()).collect();
        let plans: String = self.specs(&parts).iter().map(|spec| spec.explain_plan(machine)).collect();
        format!("parts of {} rows or columns\n{plans}", lens.join(" + "))
    }
}

/// The kernel of a [`Threaded`] primitive.
pub struct ThreadedKernel<P: Divisible> {
    spec: Threaded<P>,
    parts: Vec<Range<usize>>,
    /// The kernel of the parts, and that of the last part if it is shorter.
    kernels: Vec<P::Kernel>,
}

impl<P: Divisible> fmt::Debug for ThreadedKernel<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadedKernel").field("spec", &self.spec).field("parts", &self.parts).finish_non_exhaustive()
    }
}

/// A slice of a call: its position among the operands, its name, and the numbers of elements it needs and has.
pub(crate) struct Length(pub(crate) usize, pub(crate) &'static str, pub(crate) usize, pub(crate) usize);

impl<P: Divisible> ThreadedKernel<P> {
    /// The spec of this kernel.
    pub fn spec(&self) -> &Threaded<P> {
        &self.spec
    }

    /// The number of parts.
    pub fn n_parts(&self) -> usize {
        self.parts.len()
    }

    /// The threads for calls that name no pool.
    pub(crate) fn scoped(&self) -> Threads {
        Threads::new(self.parts.len())
    }

    /// Calls `run` for each part, with its kernel, its first block and its part of the output, in which a block starts at
    /// the index that `at` returns. The last of `lengths` is that of the output.
    pub(crate) fn run<T: Send>(
        &self,
        pool: &dyn Pool,
        lengths: &[Length],
        output: &mut [T],
        at: impl Fn(usize) -> usize,
        run: impl Fn(&P::Kernel, usize, &mut [T]) -> Result<(), CallError> + Sync,
    ) -> Result<(), CallError>
    where
        P::Kernel: Sync,
    {
        for &Length(param, name, needed, len) in lengths {
            if len < needed {
                let write = param + 1 == lengths.len();
                let needed = (0, needed as i128);
                return Err(CallError::OutOfRange { param, name: name.to_owned(), needed, len, write });
            }
        }
        let mut tail = output;
        let mut tasks = Vec::with_capacity(self.parts.len());
        for (number, part) in self.parts.iter().enumerate() {
            // Up to the start of the next part. The last part takes all remaining elements and may have another shape.
            let (end, kernel) = match self.parts.get(number + 1) {
                Some(next) => (at(next.start) - at(part.start), self.kernels.first()),
                None => (tail.len(), self.kernels.last()),
            };
            let (own, after) = core::mem::take(&mut tail).split_at_mut(end);
            tail = after;
            tasks.extend(kernel.map(|kernel| (kernel, part.start, own)));
        }
        Tasks::on(pool).run(tasks, |(kernel, first, own)| run(kernel, first, own))
    }
}

/// Calls `run` for parts of `n` blocks, with the range of blocks and their part of the output, of which each block has
/// `len` elements. The whole call has been checked.
pub(crate) fn blocks<T: Send>(
    tasks: &Tasks<'_>,
    n: usize,
    cycles_per_block: f64,
    (output, len): (&mut [T], usize),
    run: impl Fn(Range<usize>, &mut [T]) -> Result<(), CallError> + Sync,
) -> Result<(), CallError> {
    // Conversion saturates.
    let parts = tasks.divide(0..n, (cycles_per_block * n as f64) as u64);
    if parts.len() < 2 {
        return run(0..n, output);
    }
    let mut tail = output;
    let mut items = Vec::with_capacity(parts.len());
    for part in parts {
        let end = match part.end < n {
            true => part.len().saturating_mul(len).min(tail.len()),
            false => tail.len(),
        };
        let (own, after) = core::mem::take(&mut tail).split_at_mut(end);
        tail = after;
        items.push((part, own));
    }
    tasks.run(items, |(part, own)| run(part, own))
}

/// The elements of an operand from a block on.
pub(crate) fn from_block<T>(operand: &[T], block: usize, len: usize) -> &[T] {
    &operand[block.saturating_mul(len).min(operand.len())..]
}

/// Bytes that a kernel loads and stores per cycle if it does little else, as for parallel calls of `exec`.
const BYTES_PER_CYCLE: f64 = 16.0;

/// The cycles predicted for operations on `f32` elements in full vectors, and for the loads and stores of bytes.
pub(crate) fn predicted(machine: &Machine, operations: f64, bytes: usize) -> f64 {
    let per_cycle = f64::from(machine.lanes(32)) * machine.fma_per_cycle.max(0.25);
    (operations / per_cycle).max(bytes as f64 / BYTES_PER_CYCLE)
}
