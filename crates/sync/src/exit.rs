//! Functions that run when the process exits.
//!
//! In: a function. Out: it runs when `main` returns or `exit` is called, after functions that were registered later.
//! Invariant: the function is safe to call, at any time and from any thread.
//! Not here: processes that end by a signal, `abort` or `_exit`, which run nothing.

/// Runs `function` when the process exits; returns whether it is registered (systems accept at least 32 functions). It
/// runs on the thread that exits, while other threads still run; a panic in it aborts the process. Thread-local values
/// of that thread may have been dropped before.
///
/// ```
/// extern "C" fn say_goodbye() {
///     println!("the process exits");
/// }
/// assert!(kernelsmith_sync::exit::at_exit(say_goodbye));
/// ```
pub fn at_exit(function: extern "C" fn()) -> bool {
    // SAFETY: `atexit` has no preconditions; the function is safe, and as a function pointer it lives as long as the
    // process.
    unsafe { libc::atexit(function) == 0 }
}
