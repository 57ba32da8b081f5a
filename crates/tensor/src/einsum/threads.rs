//! Tasks on scoped threads.
//!
//! In: tasks that return a result. Out: the first error, in the order of the tasks.
//! Not here: a pool: the tasks of an operation are for the caller's pool, those of an einsum start their threads.

use crate::error::TensorError;

/// Runs each task on a thread, the first one on this thread.
pub(crate) fn run<F>(tasks: impl Iterator<Item = F>) -> Result<(), TensorError>
where
    F: FnOnce() -> Result<(), TensorError> + Send,
{
    let mut tasks = tasks.into_iter();
    let Some(first) = tasks.next() else { return Ok(()) };
    std::thread::scope(|scope| {
        let others: Vec<_> = tasks.map(|task| scope.spawn(task)).collect();
        let mut result = first();
        for other in others {
            let done = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            result = result.and(done);
        }
        result
    })
}
