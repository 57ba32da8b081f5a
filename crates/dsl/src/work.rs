//! How much a kernel computes: the operations in its counted loops, from which a parallel call predicts whether threads are
//! worth their start.
//!
//! In: counted loops that open and close, and the number of operations so far. Out: [`Work`] for each.
//! Invariants: only a prediction depends on it; what exceeds a limit, and loops of which no trip count is known, count
//! once.
//! Not here: the prediction (see `parallel` of kernelsmith-exec).

use core::mem::take;
use kernelsmith_exec::{Bound, Work};

/// Maximum number of loops that are counted.
const MAX_LOOPS: usize = 64;
/// Maximum number of trip counts that are multiplied, from the outermost.
const MAX_TRIPS: usize = 8;

/// A loop that is open.
#[derive(Debug)]
struct Open {
    first_op: usize,
    /// The operations of loops in it.
    n_inner: usize,
}

/// The loops so far.
#[derive(Debug, Default)]
pub(crate) struct WorkLog {
    /// Whether calls of the kernel can be divided; otherwise nothing is counted.
    is_on: bool,
    open: Vec<Open>,
    /// The trip counts of the open loops, and the number of indices in one iteration of all of them.
    trips: Vec<Option<Bound>>,
    indices: Vec<u64>,
    done: Vec<Work>,
}

impl WorkLog {
    /// Forgets all loops; counts those of the next kernel if `is_on`.
    pub(crate) fn restart(&mut self, is_on: bool) {
        let WorkLog { is_on: was_on, open, trips, indices, done } = self;
        *was_on = is_on;
        open.clear();
        trips.clear();
        indices.clear();
        done.clear();
    }

    /// Opens a loop after `n_ops` operations. It goes through `n_indices()` indices, if that is known, of which each
    /// iteration takes `step`.
    pub(crate) fn enter(&mut self, n_ops: usize, n_indices: impl FnOnce() -> Option<Bound>, step: u64) {
        if self.is_on {
            let n_indices = n_indices();
            self.indices.push(if n_indices.is_some() { step.max(1) } else { 1 });
            self.trips.push(n_indices);
            self.open.push(Open { first_op: n_ops, n_inner: 0 });
        }
    }

    /// Closes the innermost loop after `n_ops` operations.
    pub(crate) fn leave(&mut self, n_ops: usize) {
        let Some(Open { first_op, n_inner }) = self.open.pop() else { return };
        let n_all = n_ops - first_op;
        if let Some(outer) = self.open.last_mut() {
            outer.n_inner += n_all;
        }
        let n_own = n_all.saturating_sub(n_inner) as u64;
        let trips: Vec<Bound> = self.trips.iter().flatten().take(MAX_TRIPS).cloned().collect();
        let known = self.trips.iter().zip(&self.indices).filter(|(trip, _)| trip.is_some()).take(MAX_TRIPS);
        let indices_per_iteration = known.fold(1u64, |product, (_, &n)| product.saturating_mul(n));
        self.trips.pop();
        self.indices.pop();
        let same = |work: &Work| work.trips == trips && work.indices_per_iteration == indices_per_iteration;
        match self.done.iter().position(same) {
            Some(known) => self.done[known].operations += n_own,
            None if self.done.len() < MAX_LOOPS && !trips.is_empty() => {
                self.done.push(Work { operations: n_own, trips, indices_per_iteration });
            }
            None => {}
        }
    }

    /// The loops that are closed.
    pub(crate) fn take(&mut self) -> Vec<Work> {
        take(&mut self.done)
    }
}
