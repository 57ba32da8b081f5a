//! Parallel calls: one kernel over an index range, divided into tasks for the threads of a pool.
//!
//! In: a kernel whose first two parameters are the first index and the end of its work, the indices of the whole call, a
//! [`Pool`]. Out: the effect of one call with all indices, or an error before any code ran if the tasks are not
//! independent. Work that is divided in Rust, such as parts of a slice, runs by [`Tasks::run`].
//! Invariants: no two tasks access an element that one of them writes (see `footprint`); each task is checked by the
//! contract for its own indices, and is run at most once, whatever the pool does; nothing runs after the call has
//! returned.
//! Not here: threads. A pool is code of the caller; [`Threads`] starts some for each call.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::argument::DynArg;
use crate::call::{Internal, SafeArg};
use crate::dynamic::DynKernel;
use crate::error::CallError;
use crate::interrupt::Interrupt;
use crate::kernel::Kernel;
use crate::signature::{ParamKind, ScalarType};

/// Tasks for each thread, so that a thread with slower work gets fewer of them.
const TASKS_PER_THREAD: usize = 4;
/// Maximum number of threads.
const MAX_THREADS: usize = 1024;
/// Maximum number of ranges that the proof compares; a kernel with many accesses gets fewer tasks.
const MAX_SPANS: usize = 1 << 16;
/// A task works this many times as long as a thread takes to start.
const WORK_PER_START: u64 = 4;
/// Bytes that a kernel loads and stores per cycle if it does little else: half a vector of 256 bits.
const BYTES_PER_CYCLE: u64 = 16;
/// Operations of the language that a processor executes per cycle, roughly: some take no instruction, others several.
const OPERATIONS_PER_CYCLE: f64 = 2.0;

/// Threads that run a job together.
///
/// Whatever an implementation does, tasks of a parallel call run at most once: it can only make the call slower.
pub trait Pool: Sync {
    /// The number of threads that can run a job at the same time, with the calling thread.
    fn n_threads(&self) -> usize;

    /// Calls `job` `n_calls` times, on different threads if possible; the calling thread may be one of them. Returns when
    /// all these calls have returned.
    fn run(&self, n_calls: usize, job: &(dyn Fn() + Sync));

    /// An estimate of how many cycles pass until another thread has started to work.
    fn start_cycles(&self) -> u64 {
        25_000
    }
}

/// A pool that starts threads for each call, and ends them with it. Starting one takes tens of microseconds, so a pool of
/// waiting threads suits small work better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    n_threads: usize,
}

impl Threads {
    /// At most this many threads with the calling one; zero counts as one.
    pub fn new(n_threads: usize) -> Threads {
        Threads { n_threads: n_threads.clamp(1, MAX_THREADS) }
    }

    /// As many threads as this process may run at the same time; one if the system does not tell.
    pub fn of_process() -> Threads {
        Threads::new(thread::available_parallelism().map_or(1, |n| n.get()))
    }
}

impl Pool for Threads {
    fn n_threads(&self) -> usize {
        self.n_threads
    }

    fn run(&self, n_calls: usize, job: &(dyn Fn() + Sync)) {
        thread::scope(|scope| {
            for _ in 1..n_calls {
                // If the system has no thread left, the others do its work.
                let _ = thread::Builder::new().spawn_scoped(scope, job);
            }
            job();
        });
    }

    fn start_cycles(&self) -> u64 {
        150_000
    }
}

#[cfg(feature = "rayon")]
impl Pool for rayon_core::ThreadPool {
    fn n_threads(&self) -> usize {
        self.current_num_threads()
    }

    fn run(&self, n_calls: usize, job: &(dyn Fn() + Sync)) {
        self.in_place_scope(|scope| {
            (1..n_calls).for_each(|_| scope.spawn(|_| job()));
            job();
        });
    }
}

/// How a parallel call is divided: the pool, and the minimum size of a task.
///
/// A task has at least `min_cycles`, predicted from the bytes in the ranges that the kernel accesses, from the operations
/// in its counted loops, or from [`Tasks::cycles_per_index`], whatever is most. Less work than two tasks is one call on the
/// calling thread.
#[derive(Clone, Copy)]
pub struct Tasks<'a> {
    pool: &'a dyn Pool,
    grain: usize,
    cycles_per_index: f64,
    min_cycles: Option<u64>,
    interrupt: Option<&'a Interrupt>,
}

impl std::fmt::Debug for Tasks<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tasks { pool, grain, cycles_per_index, min_cycles, interrupt } = self;
        let mut debug = f.debug_struct("Tasks");
        debug.field("n_threads", &pool.n_threads()).field("grain", grain).field("cycles_per_index", cycles_per_index);
        debug.field("min_cycles", min_cycles).field("interrupt", interrupt).finish()
    }
}

impl<'a> Tasks<'a> {
    /// Tasks for the threads of this pool.
    pub fn on(pool: &'a dyn Pool) -> Tasks<'a> {
        Tasks { pool, grain: 1, cycles_per_index: 0.0, min_cycles: None, interrupt: None }
    }

    /// Divides the range only at multiples of this number, so that a kernel may write one element for each `grain`
    /// indices, such as a word of a bitmap, or a partial sum. Zero counts as one, the default.
    pub fn grain(self, grain: usize) -> Tasks<'a> {
        Tasks { grain: grain.max(1), ..self }
    }

    /// The cycles that one index takes, if the kernel computes more than its counted loops tell: in `while_`, or in functions
    /// that it calls. A number below zero counts as zero.
    pub fn cycles_per_index(self, cycles: f64) -> Tasks<'a> {
        Tasks { cycles_per_index: cycles, ..self }
    }

    /// The minimum predicted cycles of a task; four times [`Pool::start_cycles`] by default. With zero, every range of at
    /// least two grains is divided.
    pub fn min_cycles(self, cycles: u64) -> Tasks<'a> {
        Tasks { min_cycles: Some(cycles), ..self }
    }

    /// Ends the call early when the interrupt is raised; the kernel must have been compiled with polling.
    pub fn interrupt(self, interrupt: &'a Interrupt) -> Tasks<'a> {
        Tasks { interrupt: Some(interrupt), ..self }
    }

    /// Divides independent work of this many predicted cycles, or of those that [`Tasks::cycles_per_index`] states: one part
    /// if threads are not worth their start. Parts end at multiples of the grain; an empty range has none.
    pub fn divide(&self, range: Range<usize>, cycles: u64) -> Vec<Range<usize>> {
        match self.n_tasks(cycles.max(self.stated_cycles(&range)), 1) {
            _ if range.is_empty() => Vec::new(),
            1 => vec![range],
            n => divided(&range, self.grain, n),
        }
    }

    /// Calls `run` once for each item, on the threads of the pool. What a task may change is in its item: a part of a slice,
    /// say, which `split_at_mut` returned. A single item is the calling thread's.
    ///
    /// # Errors
    /// The error of the first item with one; later items may not run then. [`CallError::Interrupted`] for an item that was
    /// not begun when the interrupt was raised.
    pub fn run<T: Send, E: Send + From<CallError>>(
        &self,
        items: Vec<T>,
        run: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        let items: Vec<Mutex<Option<T>>> = items.into_iter().map(|item| Mutex::new(Some(item))).collect();
        let queue = Queue::new(&items);
        let job = || {
            queue.work(|item| {
                if self.interrupt.is_some_and(Interrupt::is_raised) {
                    return Err(CallError::Interrupted.into());
                }
                let item = item.lock().unwrap_or_else(PoisonError::into_inner).take();
                item.map_or(Ok(()), &run)
            });
        };
        queue.run_on(self.pool, &job);
        queue.into_result()
    }

    /// What the caller says that the indices of a range take.
    fn stated_cycles(&self, range: &Range<usize>) -> u64 {
        // A cast to an integer saturates, and that of a NaN is zero.
        (self.cycles_per_index * range.len() as f64) as u64
    }

    /// The number of tasks for work of this many cycles, with this many ranges to compare for each task.
    fn n_tasks(&self, cycles: u64, n_spans: usize) -> usize {
        let n_threads = self.pool.n_threads().min(MAX_THREADS);
        if n_threads <= 1 {
            return 1;
        }
        let min_cycles = self.min_cycles.unwrap_or_else(|| self.pool.start_cycles().saturating_mul(WORK_PER_START));
        let n_worth = usize::try_from(cycles.checked_div(min_cycles).unwrap_or(u64::MAX)).unwrap_or(usize::MAX);
        n_worth.min(n_threads * TASKS_PER_THREAD).min(MAX_SPANS / n_spans.max(1)).max(1)
    }
}

/// The smallest first task, and the rest of the range; only the latter if it is one grain.
fn first_grain(range: &Range<usize>, grain: usize) -> Vec<Range<usize>> {
    let grain = grain.max(1);
    match (range.start / grain).checked_add(1).and_then(|next| next.checked_mul(grain)) {
        Some(end) if end < range.end => vec![range.start..end, end..range.end],
        _ => vec![range.clone()],
    }
}

/// Divides a range, at multiples of `grain`, into at most `n` parts of nearly equal size; none is empty.
fn divided(range: &Range<usize>, grain: usize, n: usize) -> Vec<Range<usize>> {
    if range.is_empty() {
        return Vec::new();
    }
    // 128 bits: the end of the last grain may not fit.
    let (start, end, grain) = (range.start as u128, range.end as u128, grain.max(1) as u128);
    let first = start / grain;
    let n_grains = end.div_ceil(grain).saturating_sub(first);
    let n = (n as u128).min(n_grains);
    // A boundary between parts is a multiple of the grain within the range, so it fits.
    let at = |part: u128| ((first + n_grains * part / n) * grain).clamp(start, end) as usize;
    (0..n).map(|part| at(part)..at(part + 1)).collect()
}

impl DynKernel {
    /// Like [`DynKernel::call`], but divides the work into tasks that run on the threads of a pool. The first two arguments
    /// are the first index and the end of the whole work; see [`Kernel::parallel_for`].
    ///
    /// # Errors
    /// Like [`DynKernel::call`] and [`Kernel::parallel_for`].
    pub fn parallel_for(&self, tasks: &Tasks<'_>, args: &mut [DynArg<'_>]) -> Result<(), CallError> {
        let (signature, contract) = (self.signature(), self.contract());
        let index = ParamKind::Scalar(ScalarType::Index);
        if !matches!(&*signature.params, [start, end, ..] if *start == index && *end == index) {
            return Err(CallError::NotDivisible { reason: "its first two parameters are not indices" });
        }
        if signature.result.is_some() || !signature.results.is_empty() {
            return Err(CallError::NotDivisible { reason: "it has a result" });
        }
        let n_spans = contract.n_spans()?;
        if let Some(interrupt) = tasks.interrupt {
            self.admit_interrupt(interrupt)?;
        }
        let range = match &*args {
            [DynArg::Scalar(start), DynArg::Scalar(end), ..] => {
                let fits = |index: u64| usize::try_from(index).ok().filter(|_| i64::try_from(index).is_ok());
                fits(*start).zip(fits(*end)).map(|(start, end)| start..end)
            }
            _ => None,
        };
        let Some(range) = range else {
            return Err(CallError::Arguments { reason: "the first two are no indices that fit `isize`".to_owned() });
        };
        if range.is_empty() {
            return Ok(());
        }
        // The whole call first: its errors are those that the caller understands best.
        let mut admitted = self.admit(args)?;
        let bytes = |param: usize| match signature.params.get(param) {
            Some(ParamKind::Slice { elem, .. }) => elem.size_bytes(),
            _ => 0,
        };
        let of_memory = contract.n_bytes(&admitted.values, bytes) / BYTES_PER_CYCLE;
        // A cast to an integer saturates, and that of a NaN is zero.
        let of_operations = (contract.n_operations(&admitted.values) / OPERATIONS_PER_CYCLE) as u64;
        let cycles = of_memory.max(of_operations).max(tasks.stated_cycles(&range));
        let n_tasks = tasks.n_tasks(cycles, n_spans);
        // Also where only one task runs: whether a kernel can be divided depends neither on the pool nor on the machine.
        contract.check_tasks(&mut admitted.values, &first_grain(&range, tasks.grain))?;
        let parts = if n_tasks < 2 { vec![range] } else { divided(&range, tasks.grain, n_tasks) };
        if parts.len() > 1 {
            contract.check_tasks(&mut admitted.values, &parts)?;
        }
        if self.is_remote() {
            return self.call(args).map(|_| ());
        }
        let flag = tasks.interrupt.map_or(crate::interrupt::CallRecord::never(), Interrupt::flag);
        let queue = Queue::new(&parts);
        let job = || {
            queue.work(|part| {
                if tasks.interrupt.is_some_and(Interrupt::is_raised) {
                    return Err(CallError::Interrupted);
                }
                let mut words = admitted.words.clone();
                words[0].bits = part.start as u64;
                words[1].bits = part.end as u64;
                // SAFETY: the arguments match the signature, which has no raw pointers, and the contract accepts them with
                // the indices of this task. `args` is borrowed until all tasks have ended. Other tasks run at the same
                // time, but access no element that this one writes, and write none that it accesses (`check_tasks`).
                unsafe { self.enter(&words, flag) }.map(|_| ())
            });
        };
        queue.run_on(tasks.pool, &job);
        admitted.copy_back(args);
        queue.into_result()
    }
}

/// Tasks that threads take one by one, in order.
struct Queue<'a, T, E> {
    parts: &'a [T],
    next: AtomicUsize,
    /// The first task that failed, and its error; all tasks before it run.
    failed: Mutex<Option<(usize, E)>>,
    first_failed: AtomicUsize,
}

impl<'a, T, E> Queue<'a, T, E> {
    fn new(parts: &'a [T]) -> Queue<'a, T, E> {
        let failed = Mutex::new(None);
        Queue { parts, next: AtomicUsize::new(0), failed, first_failed: AtomicUsize::new(usize::MAX) }
    }

    /// Runs a job that calls `work` on as many threads as there are tasks; a single one on the calling thread.
    fn run_on(&self, pool: &dyn Pool, job: &(dyn Fn() + Sync)) {
        if self.parts.len() > 1 {
            pool.run(self.parts.len().min(pool.n_threads()), job);
        }
        // A single task, or what the pool left undone.
        job();
    }

    /// Takes tasks until there is none left. Each task is taken once, however many threads are here.
    fn work(&self, run: impl Fn(&T) -> Result<(), E>) {
        // Looks before it adds, so that the number cannot wrap around, however often a pool calls.
        while self.next.load(Ordering::Relaxed) < self.parts.len() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = self.parts.get(number) else { return };
            // Tasks behind one that failed need not run. Those before it must: the first error is reported.
            if number > self.first_failed.load(Ordering::Relaxed) {
                return;
            }
            if let Err(error) = run(part) {
                self.first_failed.fetch_min(number, Ordering::Relaxed);
                let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
                if failed.as_ref().is_none_or(|(first, _)| number < *first) {
                    *failed = Some((number, error));
                }
            }
        }
    }

    fn into_result(self) -> Result<(), E> {
        let failed = self.failed.into_inner().unwrap_or_else(PoisonError::into_inner);
        failed.map_or(Ok(()), |(_, error)| Err(error))
    }
}

macro_rules! parallel_calls {
    ($Head:ident $head:ident $($tail:ident)*) => {
        parallel_calls!($($tail)*);
        parallel_calls!(@split [] [] $Head $head $($tail)*);
    };
    () => { parallel_calls!(@one [doc(hidden)] [] []); };
    (@split [$($A:ident)*] [$($a:ident)*] $Head:ident $head:ident $($tail:ident)*) => {
        parallel_calls!(@split [$($A)* $Head] [$($a)* $head] $($tail)*);
    };
    // One number of parameters is documented, for all.
    (@split [$A:ident $B:ident] [$a:ident $b:ident]) => { parallel_calls!(@one [] [$A $a $B $b] [$A $B]); };
    (@split [$($A:ident)*] [$($a:ident)*]) => { parallel_calls!(@one [doc(hidden)] [$($A $a)*] [$($A)*]); };
    (@one [$($page:meta)?] [$($A:ident $a:ident)*] [$($B:ident)*]) => {
        $(#[$page])?
        impl<$($A: SafeArg),*> Kernel<fn(usize, usize, $($A),*)> {
            /// Runs the kernel for all indices of a range, divided into tasks that run on the threads of a pool. The kernel's
            /// first two parameters are the first index and the end of its task; the others are equal for all tasks.
            ///
            /// Tasks are independent: no task accesses an element that another one writes. That is proved before any code
            /// runs, from the ranges that the kernel accesses for the indices of each task. A task of one
            /// grain must also be independent of one with all other indices, whatever the number of tasks is, and if the
            /// work is too small to be divided. So refusals depend neither on the pool nor on the machine.
            ///
            /// An empty range runs nothing.
            ///
            /// # Errors
            /// Like `call`, for all indices and for those of each task; [`CallError::TasksOverlap`] if two tasks could
            /// access an element that one of them writes; [`CallError::NotDivisible`] if it is not known what the kernel
            /// accesses, since its contract was written by hand, or it is for a machine whose indices have 32 bits. If a
            /// check in the code fails, the error is that of the first task with one; earlier writes, and those of other
            /// tasks, persist.
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn parallel_for(
                &self,
                tasks: &Tasks<'_>,
                range: Range<usize>,
                $($a: $A::Actual<'_>),*
            ) -> Result<(), CallError> {
                let (start, end) = (DynArg::Scalar(range.start as u64), DynArg::Scalar(range.end as u64));
                self.erased().parallel_for(tasks, &mut [start, end, $(<$A as SafeArg>::data($a, Internal(()))),*])
            }
        }
    };
}
parallel_calls! { A a B b C c D d E e F f G g H h I i J j }

#[cfg(test)]
mod tests;
