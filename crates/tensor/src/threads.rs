//! Tasks on scoped threads.
//!
//! In: tasks that return a result. Out: the first error, in the order of the tasks.
//! Invariants: there are at most [`MAX_THREADS`] threads, and as many as the system starts; every task runs.
//! Not here: a pool: the tasks of an operation are for the caller's pool, those of an einsum start their threads.

use crate::error::TensorError;
use std::sync::Mutex;

/// Maximum number of threads of a call, as for parallel calls of `exec`.
pub(crate) const MAX_THREADS: usize = 1024;

/// Runs each task, on other threads and on this one.
pub(crate) fn run<F>(tasks: impl Iterator<Item = F>) -> Result<(), TensorError>
where
    F: FnOnce() -> Result<(), TensorError> + Send,
{
    let mut tasks: Vec<F> = tasks.collect();
    let n_others = tasks.len().saturating_sub(1).min(MAX_THREADS - 1);
    let mut results: Vec<(usize, TensorError)> = Vec::new();
    // Threads take the tasks in order.
    tasks.reverse();
    let n = tasks.len();
    let tasks = Mutex::new(tasks);
    let next = || {
        let mut tasks = tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let task = tasks.pop()?;
        Some((n - tasks.len(), task))
    };
    let work = || {
        let mut errors = Vec::new();
        while let Some((number, task)) = next() {
            errors.extend(task().err().map(|error| (number, error)));
        }
        errors
    };
    std::thread::scope(|scope| {
        let others = (0..n_others).map_while(|_| std::thread::Builder::new().spawn_scoped(scope, work).ok());
        let others: Vec<_> = others.collect();
        results.extend(work());
        for other in others {
            results.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    results.into_iter().min_by_key(|(number, _)| *number).map_or(Ok(()), |(_, error)| Err(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_task_runs_and_the_first_error_is_returned() {
        let n_run = AtomicUsize::new(0);
        let error = |at: usize| TensorError::Short { slice: "out", needed: at, actual: 0 };
        // More tasks than a process may have threads.
        let tasks = (0..200_000).map(|at| {
            let n_run = &n_run;
            move || {
                n_run.fetch_add(1, Ordering::Relaxed);
                if at < 70 { Ok(()) } else { Err(error(at)) }
            }
        });
        assert_eq!(run(tasks), Err(error(70)));
        assert_eq!(n_run.into_inner(), 200_000);
        assert_eq!(run(std::iter::empty::<fn() -> Result<(), TensorError>>()), Ok(()));
    }
}
