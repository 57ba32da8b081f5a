//! Elementwise functions of slices: any number of steps in one pass over memory.
//!
//! In: a [`Chain`], which is a list of steps. Out: its kernel, for slices of any length.
//! Invariants: every step is rounded to the work type (`f32`, or `f64` for slices of `f64`); polynomials use fused
//! multiply-adds as [`Expression::polynomial`] states. So results equal those of [`Chain::naive`] bit for bit, except
//! for the tolerance of maps.
//! Not here: matrices with gaps (see `elementwise`), reductions.
//!
//! ```
//! use kernelsmith::kernels::chain::Chain;
//! use kernelsmith::kernels::map::{Binary, Map};
//! // y = silu(a) * b, computed in f32.
//! let gated = Chain::<(f32, f32), f32>::new(|e, x| {
//!     let gate = e.map(Map::Silu, x[0]);
//!     e.binary(Binary::Mul, gate, x[1])
//! });
//! let mut y = [9.0; 2];
//! gated.naive((&[0.0, 1.0], &[3.0, 2.0]), &mut y);
//! assert_eq!(y[0], 0.0);
//! assert!((y[1] - 1.4621172).abs() < 1e-6);
//! ```

mod inputs;
mod program;

pub use inputs::Inputs;
pub use program::{Expression, Real, Term};

use crate::divide;
use crate::elementwise::Data;
use crate::error::SpecError;
use crate::machine::{CACHE_LINE, Machine};
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use core::fmt::{self, Debug};
use core::marker::PhantomData;
use kernelsmith_exec::{CallError, Kernel, ScalarType, Tasks};
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use program::Program;

/// A function of one element of each of the slices `I` (a tuple of up to six element types); the result is an element
/// of `U`.
pub struct Chain<I, U> {
    program: Program,
    expected: usize,
    types: PhantomData<fn(I) -> U>,
}

/// A kind for each combination of the four element types: a manager keeps one type of kernel per kind.
const fn kind<I: Inputs, U: Data>() -> Kind {
    const fn code(ty: ScalarType) -> u32 {
        match ty {
            ScalarType::F32 => 0,
            ScalarType::F64 => 1,
            ScalarType::F16 => 2,
            _ => 3,
        }
    }
    let (mut number, mut at) = (0x6b14 << 3 | I::TYPES.len() as u32, 0);
    while at < 6 {
        number = number << 2 | if at < I::TYPES.len() { code(I::TYPES[at]) } else { 0 };
        at += 1;
    }
    Kind::new(number << 2 | code(U::TYPE), "chain")
}

/// The compilation parameters of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct Plan {
    /// Vectors per unrolled iteration.
    pub(crate) unroll: usize,
    /// Whether stores are non-temporal (streaming).
    pub(crate) streaming: bool,
    pub(crate) vector_bits: u32,
}

impl<I: Inputs, U: Data<Work = I::Work>> Chain<I, U> {
    /// The chain of the steps that the closure adds; the closure takes the inputs and returns the result.
    pub fn new(steps: impl FnOnce(&mut Expression, &[Term]) -> Term) -> Chain<I, U> {
        let program = Program::new(I::TYPES.len(), size_of::<I::Work>() == 4, steps);
        Chain { program, expected: 0, types: PhantomData }
    }

    /// Sets the expected length of calls: if the data exceeds the caches, stores are non-temporal (streaming).
    #[must_use]
    pub fn expected(mut self, n: usize) -> Self {
        self.expected = n;
        self
    }

    /// The reference: one element after another.
    ///
    /// # Panics
    /// If an input is shorter than the output.
    pub fn naive(&self, x: I::Slices<'_>, y: &mut [U]) {
        for (at, y) in y.iter_mut().enumerate() {
            *y = U::from_work(self.program.evaluate(&I::numbers(&x, at)));
        }
    }

    fn plan(&self, machine: &Machine) -> Plan {
        /// Bytes of an instruction cache that holds several vectors of a long chain.
        const MIN_INSTRUCTION_CACHE: usize = 16 << 10;
        // Unroll enough to hide the multiply-add latency, if the registers suffice.
        let needed = (machine.fma_per_cycle * f64::from(machine.fma_latency)).ceil().max(2.0) as usize;
        let constants = if machine.broadcast_operand { 0 } else { self.program.n_constants() };
        let registers = (machine.vector_registers as usize).saturating_sub(constants + 1);
        let max_unroll = registers / self.program.max_live();
        let unroll = match self.program.is_long() {
            // Several vectors would not fit in the cache.
            true if machine.instruction_cache_bytes < MIN_INSTRUCTION_CACHE => 1,
            true => needed.min(max_unroll),
            false => max_unroll.min(4),
        };
        let unroll = 1 << unroll.clamp(1, 8).ilog2();
        let bytes: usize = I::TYPES.iter().chain([&U::TYPE]).map(|ty| ty.size_bytes()).sum();
        let streaming = self.expected.saturating_mul(bytes) > machine.cache_bytes;
        Plan { unroll: if streaming { 1 } else { unroll }, streaming, vector_bits: machine.widest() }
    }
}

impl<I, U> Clone for Chain<I, U> {
    fn clone(&self) -> Self {
        Chain { program: self.program.clone(), expected: self.expected, types: PhantomData }
    }
}

impl<I, U> PartialEq for Chain<I, U> {
    fn eq(&self, other: &Self) -> bool {
        self.program == other.program && self.expected == other.expected
    }
}

impl<I, U> Debug for Chain<I, U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain").field("program", &self.program).field("expected", &self.expected).finish()
    }
}

impl<I: Inputs, U: Data<Work = I::Work>> Primitive for Chain<I, U> {
    const KIND: Kind = kind::<I, U>();
    type Kernel = ChainKernel<I, U>;

    fn check(&self) -> Result<(), SpecError> {
        self.program.check::<I::Work>().map_err(|(field, problem)| SpecError::new("chain", field, problem))
    }

    fn write_key(&self, key: &mut KeyWriter) {
        self.program.write_key(key);
        key.usize(self.expected);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let plan = self.plan(kernels.machine());
        kernels.kernel(I::record::<U>(&self.program, plan))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ChainKernel<I, U>, Failure> {
        let bytes: usize = I::TYPES.iter().chain([&U::TYPE]).map(|ty| ty.size_bytes()).sum();
        // A number of elements with a whole number of bytes per cycle.
        let operations = self.program.n_operations() * 64;
        let cycles_per_element = divide::predicted(kernels.machine(), operations as f64, bytes * 64) / 64.0;
        Ok(ChainKernel { kernel: kernels.kernel()?, cycles_per_element })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let Plan { unroll, streaming, vector_bits } = self.plan(machine);
        let stored = if streaming { ", non-temporal stores" } else { "" };
        let bytes: usize = I::TYPES.iter().chain([&U::TYPE]).map(|ty| ty.size_bytes()).sum();
        let (steps, operations) = (self.program.len(), self.program.n_operations());
        format!(
            "chain of {steps} steps: {unroll} vectors of {} lanes per iteration, masked tail{stored}\n\
             {} values live at once, {} constants\n\
             bound: {bytes} bytes of loads and stores, about {operations} operations for each element",
            vector_bits / 8 / size_of::<I::Work>() as u32,
            self.program.max_live(),
            self.program.n_constants(),
        )
    }
}

/// The kernel of a [`Chain`].
pub struct ChainKernel<I: Inputs, U: Data> {
    kernel: Kernel<I::Signature<U>>,
    cycles_per_element: f64,
}

impl<I: Inputs, U: Data<Work = I::Work>> ChainKernel<I, U> {
    /// Writes a result for each element of `y`.
    ///
    /// # Errors
    /// An input is shorter than `y`.
    #[inline]
    pub fn call(&self, x: I::Slices<'_>, y: &mut [U]) -> Result<(), CallError> {
        I::call(&self.kernel, x, y)
    }

    /// [`ChainKernel::call`], with the elements divided among the threads of a pool; results are equal bit for bit.
    ///
    /// # Errors
    /// An input is shorter than `y`: nothing was written.
    pub fn call_on(&self, tasks: &Tasks<'_>, x: I::Slices<'_>, y: &mut [U]) -> Result<(), CallError> {
        let mut values: Vec<i128> = I::lens(&x).into_iter().map(|len| len as i128).collect();
        values.push(y.len() as i128);
        self.kernel.contract().check(&values)?;
        // Tasks begin at cache lines of the slices, if these do.
        let tasks = tasks.grain(CACHE_LINE);
        divide::blocks(&tasks, y.len(), self.cycles_per_element, (y, 1), |part, y| {
            I::call(&self.kernel, I::part(&x, part), y)
        })
    }
}

impl<I: Inputs, U: Data> Debug for ChainKernel<I, U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kernel.fmt(f)
    }
}
