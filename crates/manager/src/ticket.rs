//! The promise of code: to ask, to wait for, to be called back by, to await, to let go.
//!
//! Invariant: dropping the last ticket of a compilation that has not begun cancels it.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use crate::artifact::Artifact;
use crate::entry::CodeRef;
use crate::job::{Job, Outcome};
use crate::response::Reason;
use crate::shared::Shared;

/// Code that is being made.
///
/// It is a [`Future`], too; no executor of any kind is needed for it to end.
pub struct Ticket<A: Artifact> {
    shared: Arc<Shared<A::Compiler>>,
    job: Arc<Job<A::Compiler>>,
}

impl<A: Artifact> Ticket<A> {
    /// The job was joined for this ticket.
    pub(crate) fn new(shared: Arc<Shared<A::Compiler>>, job: Arc<Job<A::Compiler>>) -> Ticket<A> {
        Ticket { shared, job }
    }

    /// Whether it has ended; one atomic load.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.job.is_done()
    }

    /// How it ended, if it has.
    pub fn try_get(&self) -> Option<Result<CodeRef<A>, Reason>> {
        self.job.outcome().map(typed)
    }

    /// Waits until it ends.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn wait(self) -> Result<CodeRef<A>, Reason> {
        self.job.wait(None).map_or(Err(Reason::ShuttingDown), typed)
    }

    /// Waits until it ends, but no longer than this; `None` then.
    pub fn wait_timeout(&self, limit: Duration) -> Option<Result<CodeRef<A>, Reason>> {
        self.job.wait(Some(limit)).map(typed)
    }

    /// Calls back when it ends: at once if it has, else on the thread that ends it. Waiting for it goes on without the
    /// ticket.
    pub fn on_ready(self, callback: impl FnOnce(Result<CodeRef<A>, Reason>) + Send + 'static) {
        self.job.on_done(Box::new(move |outcome| callback(typed(outcome.clone()))));
        self.detach();
    }

    /// Lets the compilation go on without anyone waiting.
    pub fn detach(self) {
        // One waits who never leaves.
        self.shared.with_core(|_| self.job.join());
    }

    /// Lets it go; if nobody else waits and it has not begun, it never will.
    pub fn cancel(self) {}
}

impl<A: Artifact> Drop for Ticket<A> {
    fn drop(&mut self) {
        self.shared.leave(&self.job);
    }
}

impl<A: Artifact> Future for Ticket<A> {
    type Output = Result<CodeRef<A>, Reason>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        self.job.poll(cx.waker()).map_or(Poll::Pending, |outcome| Poll::Ready(typed(outcome)))
    }
}

impl<A: Artifact> fmt::Debug for Ticket<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket").field("kind", &A::KIND.name()).field("is_done", &self.is_done()).finish()
    }
}

fn typed<A: Artifact>(outcome: Outcome) -> Result<CodeRef<A>, Reason> {
    outcome.and_then(|entry| CodeRef::of(&entry.erased()).ok_or(Reason::KindTaken))
}
