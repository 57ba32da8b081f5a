//! A product whose C is divided among threads: [`ThreadedGemm`].
//!
//! In: a spec and a number of threads. Out: the same product as disjoint tasks, run by scoped threads, by a [`Pool`], or
//! by the caller.
//! Invariants: each task owns a range of columns of C, or of rows if C is row-major, as a slice; all lengths are
//! checked before the first task starts; the tasks have at most two shapes.
//! Not here: the work of a task (see `kernel`).

use super::kernel::{GemmElements, GemmError, GemmExtras, GemmKernel};
use super::plan::plan;
use super::problem::Problem;
use super::spec::{BiasAxis, Gemm, Layout};
use crate::divide::{MAX_THREADS, MIN_PART_CYCLES};
use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_exec::{Pool, Tasks, Threads};
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// A product that several threads compute together. Each computes some columns of C, or some rows if C is row-major. A
/// product that is too small for several threads is one part, which the calling thread computes.
///
/// ```
/// use kernelsmith::kernels::Primitive;
/// use kernelsmith::kernels::gemm::Gemm;
/// let product = Gemm::new(1000, 1000, 1000).threads(8);
/// assert_eq!(product.check(), Ok(()));
/// let error = product.product().threads(0).check().unwrap_err();
/// assert_eq!(error.to_string(), "gemm: `threads` is 0, but must be 1 to 1024");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreadedGemm {
    product: Gemm,
    threads: usize,
    min_cycles: u32,
}

/// A range of columns or rows of C.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    first: usize,
    len: usize,
}

impl Gemm {
    /// The same product divided among `threads` threads, or fewer if C has fewer columns or rows, or if the parts would
    /// take less time than starting threads ([`ThreadedGemm::min_cycles`]).
    #[must_use]
    pub fn threads(self, threads: usize) -> ThreadedGemm {
        ThreadedGemm { product: self, threads, min_cycles: MIN_PART_CYCLES }
    }
}

impl ThreadedGemm {
    /// The complete product.
    pub fn product(&self) -> &Gemm {
        &self.product
    }

    /// Sets the minimum of the cycles that the planner predicts for a part; 100 000 if it is not set. A thread pool that
    /// starts a task faster than the system starts a thread is worth less; 0 always makes a part for each thread.
    #[must_use]
    pub fn min_cycles(self, min_cycles: u32) -> ThreadedGemm {
        ThreadedGemm { min_cycles, ..self }
    }

    /// The number of parts on a machine, if C has as many columns or rows.
    fn n_parts(&self, machine: &Machine) -> usize {
        if self.threads <= 1 || self.min_cycles == 0 {
            return self.threads.max(1);
        }
        let (_, plan) = plan(&Problem::new(&self.product), machine);
        // Conversion saturates.
        let worth = (plan.cycles() / f64::from(self.min_cycles)) as usize;
        worth.clamp(1, self.threads)
    }

    /// Whether parts are rows. Either way, a part of C is a contiguous range of memory.
    fn is_by_rows(&self) -> bool {
        match self.product.layouts[2] {
            Layout::RowMajor => self.product.m > 1,
            Layout::ColMajor => self.product.n == 1,
        }
    }

    /// At most `n` parts: all have the same length, except that the last may be shorter.
    fn parts(&self, n: usize) -> impl Iterator<Item = Part> + use<> {
        let extent = if self.is_by_rows() { self.product.m } else { self.product.n };
        let len = extent.div_ceil(n.max(1)).max(1);
        (0..extent).step_by(len).map(move |first| Part { first, len: len.min(extent - first) })
    }

    /// The different shapes: that of the first part, and that of the last if it is shorter.
    fn shapes(&self, n: usize) -> impl Iterator<Item = Gemm> + '_ {
        let first = self.parts(n).next();
        let last = self.parts(n).last().filter(|last| first.is_some_and(|first| last.len != first.len));
        first.into_iter().chain(last).map(|part| self.product_of(part))
    }

    fn product_of(&self, Part { len, .. }: Part) -> Gemm {
        let product = &self.product;
        let (m, n) = if self.is_by_rows() { (len, product.n) } else { (product.m, len) };
        let [a, b, c] = [0, 1, 2].map(|of| product.stride(of));
        let part = product.lda(a).ldb(b).ldc(c).batch_strides(product.batch_stride(0), product.batch_stride(1));
        part.resized(m, n)
    }

    /// The first element of the part in A, B, C, and in vectors along rows and columns.
    fn offsets(&self, Part { first, .. }: Part) -> Offsets {
        let [a, b, c] = [0, 1, 2].map(|of| self.product.steps(of));
        match self.is_by_rows() {
            true => Offsets { a: first * a.0, b: 0, c: first * c.0, rows: first, columns: 0 },
            false => Offsets { a: 0, b: first * b.1, c: first * c.1, rows: 0, columns: first },
        }
    }
}

/// The first elements of a part.
struct Offsets {
    a: usize,
    b: usize,
    c: usize,
    rows: usize,
    columns: usize,
}

impl Offsets {
    /// The part of a vector along rows or columns.
    fn of<'v, T>(&self, vector: &'v [T], along: Option<BiasAxis>) -> &'v [T] {
        match along {
            Some(BiasAxis::Rows) => &vector[self.rows..],
            Some(BiasAxis::Columns) => &vector[self.columns..],
            None => vector,
        }
    }
}

impl Primitive for ThreadedGemm {
    const KIND: Kind = Kind::new(0x6b02, "gemm by threads");
    type Kernel = ThreadedGemmKernel;

    fn check(&self) -> Result<(), SpecError> {
        SpecError::check_range(super::spec::NAME, "threads", self.threads, 1, MAX_THREADS)?;
        self.product.check()
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        key.u16(self.threads.min(usize::from(u16::MAX)) as u16);
        key.u32(self.min_cycles);
        self.product.write(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let n_parts = self.n_parts(kernels.machine());
        self.shapes(n_parts).try_for_each(|shape| shape.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ThreadedGemmKernel, Failure> {
        let n_parts = self.n_parts(kernels.machine());
        let shapes = self.shapes(n_parts).map(|shape| shape.assemble(kernels)).collect::<Result<_, _>>()?;
        Ok(ThreadedGemmKernel { spec: *self, n_parts, shapes })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let side = if self.is_by_rows() { "rows" } else { "columns" };
        let n_parts = self.n_parts(machine);
        let lens: Vec<String> = self.parts(n_parts).map(|part| part.len.to_string()).collect();
        let shapes: String = self.shapes(n_parts).map(|shape| shape.explain_plan(machine)).collect();
        format!("{side} of C in parts of {}\n{shapes}", lens.join(" + "))
    }
}

/// A compiled product for several threads.
#[derive(Clone, Debug)]
pub struct ThreadedGemmKernel {
    spec: ThreadedGemm,
    n_parts: usize,
    /// The kernel of the parts, and that of the last part if it is shorter.
    shapes: Vec<GemmKernel>,
}

/// A part of a product: [`GemmTask::run`] computes it on any thread.
#[derive(Debug)]
pub struct GemmTask<'t, A: GemmElements<B, C>, B, C> {
    kernel: &'t GemmKernel,
    a: &'t [A],
    b: &'t [B],
    c: &'t mut [C],
    extras: GemmExtras<'t, C, A::Bias>,
}

impl<A: GemmElements<B, C>, B, C> GemmTask<'_, A, B, C> {
    /// Computes this part of C.
    ///
    /// # Errors
    /// Machine code cannot run in this build.
    pub fn run(self) -> Result<(), GemmError> {
        self.kernel.call_with(self.a, self.b, self.c, self.extras)
    }
}

impl ThreadedGemmKernel {
    /// The spec of this kernel.
    pub fn spec(&self) -> &ThreadedGemm {
        &self.spec
    }

    /// Computes C. The calling thread computes one part; scoped threads compute the others. If there is one part, no
    /// thread starts; if no more threads can be started, fewer threads do the work.
    ///
    /// # Errors
    /// Like [`GemmKernel::call_with`]. After an error, C is unchanged.
    pub fn call_with<A, B, C>(
        &self,
        a: &[A],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), GemmError>
    where
        A: GemmElements<B, C> + Sync,
        A::Bias: Sync,
        B: Sync,
        C: Send + Sync,
    {
        self.call_on(&Threads::new(self.n_parts), a, b, c, extras)
    }

    /// [`ThreadedGemmKernel::call_with`] on the threads of a pool.
    ///
    /// # Errors
    /// The same.
    pub fn call_on<A, B, C>(
        &self,
        pool: &dyn Pool,
        a: &[A],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), GemmError>
    where
        A: GemmElements<B, C> + Sync,
        A::Bias: Sync,
        B: Sync,
        C: Send + Sync,
    {
        Tasks::on(pool).run(self.tasks(a, b, c, extras)?, GemmTask::run)
    }

    /// Computes C from A and B alone; see [`ThreadedGemmKernel::call_with`].
    ///
    /// # Errors
    /// The same; or the spec needs more operands than A and B.
    pub fn call<A, B, C>(&self, a: &[A], b: &[B], c: &mut [C]) -> Result<(), GemmError>
    where
        A: GemmElements<B, C> + Sync,
        A::Bias: Sync,
        B: Sync,
        C: Send + Sync,
    {
        self.call_with(a, b, c, GemmExtras::default())
    }

    /// The parts, at least one, for the caller's threads: run each once, in any order, at any time.
    ///
    /// # Errors
    /// Like [`GemmKernel::call_with`].
    pub fn tasks<'t, A: GemmElements<B, C>, B, C>(
        &'t self,
        a: &'t [A],
        b: &'t [B],
        c: &'t mut [C],
        extras: GemmExtras<'t, C, A::Bias>,
    ) -> Result<Vec<GemmTask<'t, A, B, C>>, GemmError> {
        let product = &self.spec.product;
        if A::TYPES != product.types {
            return Err(GemmError::Types { kernel: product.types, actual: A::TYPES });
        }
        let GemmExtras { bias, residual, scales } = extras;
        let lengths = [a.len(), b.len(), c.len(), bias.len(), residual.len(), scales.len()];
        if let Some(error) = GemmError::short(product, lengths) {
            return Err(error);
        }
        let scales_of = product.scales_of();
        let mut c_tail = c;
        let mut parts = self.spec.parts(self.n_parts).peekable();
        let tasks = core::iter::from_fn(|| {
            let part = parts.next()?;
            let begin = self.spec.offsets(part);
            // Up to the start of the next part. The last part takes all remaining elements and may have another shape.
            let (end, kernel) = match parts.peek() {
                Some(&next) => (self.spec.offsets(next).c - begin.c, self.shapes.first()?),
                None => (c_tail.len(), self.shapes.last()?),
            };
            let (c, after) = core::mem::take(&mut c_tail).split_at_mut(end);
            c_tail = after;
            let extras = GemmExtras {
                bias: begin.of(bias, product.bias),
                residual: if product.has_residual() { &residual[begin.c..] } else { residual },
                scales: begin.of(scales, scales_of),
            };
            Some(GemmTask { kernel, a: &a[begin.a..], b: &b[begin.b..], c, extras })
        });
        Ok(tasks.collect())
    }
}
