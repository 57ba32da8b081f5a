//! A product whose C is shared out among threads: [`ThreadedGemm`].
//!
//! In: a spec and a number of threads. Out: the same product as tasks that do not meet, run by threads of the call or by
//! whatever pool the caller has.
//! Invariants: each task has columns of C of its own, or rows if they are what lies side by side, as a slice; all lengths
//! are checked before the first task runs; the tasks are of two shapes at most.
//! Not here: what a task does (see `kernel`).

use super::kernel::{GemmElements, GemmError, GemmExtras, GemmKernel};
use super::spec::{BiasOf, Gemm, Layout};
use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The most threads.
const MAX_THREADS: usize = 1024;

/// A product that several threads compute together, each some columns of C, or rows if C is row-major.
///
/// ```
/// use kernelsmith_kernels::Primitive;
/// use kernelsmith_kernels::gemm::Gemm;
/// let product = Gemm::new(1000, 1000, 1000).threads(8);
/// assert_eq!(product.check(), Ok(()));
/// let error = product.product().threads(0).check().unwrap_err();
/// assert_eq!(error.to_string(), "gemm: `threads` is 0, but has to be 1 to 1024");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreadedGemm {
    whole: Gemm,
    threads: usize,
}

/// Columns or rows of C from one on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    first: usize,
    len: usize,
}

impl Gemm {
    /// The same product by so many threads, or as many as C has columns or rows for.
    #[must_use]
    pub fn threads(self, threads: usize) -> ThreadedGemm {
        ThreadedGemm { whole: self, threads }
    }
}

impl ThreadedGemm {
    /// The product.
    pub fn product(&self) -> &Gemm {
        &self.whole
    }

    /// Whether parts are rows. Either way a part's elements of C lie together.
    fn is_by_rows(&self) -> bool {
        match self.whole.layouts[2] {
            Layout::RowMajor => self.whole.m > 1,
            Layout::ColMajor => self.whole.n == 1,
        }
    }

    /// The parts: all as long as the first, but for the last one.
    fn parts(&self) -> impl Iterator<Item = Part> + use<> {
        let whole = if self.is_by_rows() { self.whole.m } else { self.whole.n };
        let len = whole.div_ceil(self.threads.max(1)).max(1);
        (0..whole).step_by(len).map(move |first| Part { first, len: len.min(whole - first) })
    }

    /// The parts that differ in shape: the first, and the last if it is shorter.
    fn shapes(&self) -> impl Iterator<Item = Gemm> + '_ {
        let first = self.parts().next();
        let last = self.parts().last().filter(|last| first.is_some_and(|first| last.len != first.len));
        first.into_iter().chain(last).map(|part| self.product_of(part))
    }

    fn product_of(&self, Part { len, .. }: Part) -> Gemm {
        let whole = &self.whole;
        let (m, n) = if self.is_by_rows() { (len, whole.n) } else { (whole.m, len) };
        let [a, b, c] = [0, 1, 2].map(|of| whole.stride(of));
        let part = whole.lda(a).ldb(b).ldc(c).batch_strides(whole.batch_stride(0), whole.batch_stride(1));
        part.resized(m, n)
    }

    /// Where the part's elements of A, B, C, and of vectors along rows and along columns begin.
    fn offsets(&self, Part { first, .. }: Part) -> Offsets {
        let [a, b, c] = [0, 1, 2].map(|of| self.whole.steps(of));
        match self.is_by_rows() {
            true => Offsets { a: first * a.0, b: 0, c: first * c.0, rows: first, columns: 0 },
            false => Offsets { a: 0, b: first * b.1, c: first * c.1, rows: 0, columns: first },
        }
    }
}

/// Where a part begins.
struct Offsets {
    a: usize,
    b: usize,
    c: usize,
    rows: usize,
    columns: usize,
}

impl Offsets {
    /// The part of a vector, if there is one.
    fn of<'v, T>(&self, vector: &'v [T], along: Option<BiasOf>) -> &'v [T] {
        match along {
            Some(BiasOf::Rows) => &vector[self.rows..],
            Some(BiasOf::Columns) => &vector[self.columns..],
            None => vector,
        }
    }
}

impl Primitive for ThreadedGemm {
    const KIND: Kind = Kind::new(0x6b02, "gemm by threads");
    type Kernel = ThreadedGemmKernel;

    fn check(&self) -> Result<(), SpecError> {
        SpecError::check_range(super::spec::NAME, "threads", self.threads, 1, MAX_THREADS)?;
        self.whole.check()
    }

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        key.u16(self.threads.min(usize::from(u16::MAX)) as u16);
        self.whole.write(key);
    }

    fn record<C: KernelCompiler>(&self, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
        self.shapes().try_for_each(|shape| shape.record(kernels))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ThreadedGemmKernel, Failure> {
        let shapes = self.shapes().map(|shape| shape.assemble(kernels)).collect::<Result<_, _>>()?;
        Ok(ThreadedGemmKernel { spec: *self, shapes })
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let side = if self.is_by_rows() { "rows" } else { "columns" };
        let lens: Vec<String> = self.parts().map(|part| part.len.to_string()).collect();
        let shapes: String = self.shapes().map(|shape| shape.explain_plan(machine)).collect();
        format!("{side} of C in parts of {}\n{shapes}", lens.join(" + "))
    }
}

/// A compiled product that several threads compute.
#[derive(Clone, Debug)]
pub struct ThreadedGemmKernel {
    spec: ThreadedGemm,
    /// The code of the parts, and that of the last one if it is shorter.
    shapes: Vec<GemmKernel>,
}

/// A part of a product: [`GemmTask::run`] computes it, on whichever thread.
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
    /// What it computes.
    pub fn spec(&self) -> &ThreadedGemm {
        &self.spec
    }

    /// Computes C: the calling thread does a part, and threads that live as long as the call do the others. Where there
    /// are no more threads to be had, there are fewer.
    ///
    /// # Errors
    /// As [`GemmKernel::call_with`]: then nothing was written.
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
        let tasks = self.tasks(a, b, c, extras)?;
        let n_others = tasks.len() - 1;
        let tasks = Mutex::new(tasks.into_iter());
        let next = || tasks.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || core::iter::from_fn(next).map(GemmTask::run).fold(Ok(()), Result::and);
        thread::scope(|scope| {
            let others = (0..n_others).map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok());
            let others: Vec<_> = others.collect();
            others.into_iter().fold(work(), |done, other| match other.join() {
                Ok(its) => done.and(its),
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })
    }

    /// Computes C from A and B alone: [`ThreadedGemmKernel::call_with`].
    ///
    /// # Errors
    /// As there; or the spec asks for more than A and B.
    pub fn call<A, B, C>(&self, a: &[A], b: &[B], c: &mut [C]) -> Result<(), GemmError>
    where
        A: GemmElements<B, C> + Sync,
        A::Bias: Sync,
        B: Sync,
        C: Send + Sync,
    {
        self.call_with(a, b, c, GemmExtras::default())
    }

    /// The parts, at least one, for threads that the caller has: each is to run once, in any order, at any time.
    ///
    /// # Errors
    /// As [`GemmKernel::call_with`].
    pub fn tasks<'t, A: GemmElements<B, C>, B, C>(
        &'t self,
        a: &'t [A],
        b: &'t [B],
        c: &'t mut [C],
        extras: GemmExtras<'t, C, A::Bias>,
    ) -> Result<Vec<GemmTask<'t, A, B, C>>, GemmError> {
        let whole = &self.spec.whole;
        if A::TYPES != whole.types {
            return Err(GemmError::Types { kernel: whole.types, given: A::TYPES });
        }
        let GemmExtras { bias, residual, scales } = extras;
        let lengths = [a.len(), b.len(), c.len(), bias.len(), residual.len(), scales.len()];
        if let Some(error) = GemmError::short(whole, lengths) {
            return Err(error);
        }
        let scales_of = whole.scales_of();
        let mut rest = c;
        let mut parts = self.spec.parts().peekable();
        let tasks = core::iter::from_fn(|| {
            let part = parts.next()?;
            let begin = self.spec.offsets(part);
            // Up to the next part; the last one has all there is, and perhaps a shape of its own.
            let (end, kernel) = match parts.peek() {
                Some(&next) => (self.spec.offsets(next).c - begin.c, self.shapes.first()?),
                None => (rest.len(), self.shapes.last()?),
            };
            let (c, behind) = core::mem::take(&mut rest).split_at_mut(end);
            rest = behind;
            let extras = GemmExtras {
                bias: begin.of(bias, whole.bias),
                residual: if whole.has_residual() { &residual[begin.c..] } else { residual },
                scales: begin.of(scales, scales_of),
            };
            Some(GemmTask { kernel, a: &a[begin.a..], b: &b[begin.b..], c, extras })
        });
        Ok(tasks.collect())
    }
}
