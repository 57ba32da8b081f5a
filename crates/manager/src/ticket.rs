//! Tickets: polling, waiting, callbacks, awaiting and withdrawing requests for pending code.
//!
//! Invariant: dropping a ticket does not affect the compilation; only [`Ticket::cancel`] withdraws the request.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use crate::artifact::Artifact;
use crate::entry::CodeRef;
use crate::job::{Job, Outcome};
use crate::reason::Reason;
use crate::shared::Shared;

/// Code that is being compiled.
///
/// Dropping it does not cancel the compilation: interpret now and request the code again later. [`Ticket::cancel`]
/// withdraws a request that is no longer needed.
///
/// It is also a [`Future`], for any executor. Every ticket ends, with code or with the reason why there is none, at the
/// latest when the manager ends.
#[must_use = "the compilation continues without the ticket; call `prefetch` to compile for later, `cancel` to withdraw the request"]
pub struct Ticket<A: Artifact> {
    shared: Arc<Shared<A::Compiler>>,
    job: Arc<Job<A::Compiler>>,
    /// The number under which the job stores the ticket's waker, once there is one.
    waker_id: Option<u64>,
}

impl<A: Artifact> Ticket<A> {
    /// A ticket for a job that it has already joined.
    pub(crate) fn new(shared: Arc<Shared<A::Compiler>>, job: Arc<Job<A::Compiler>>) -> Ticket<A> {
        Ticket { shared, job, waker_id: None }
    }

    /// Whether it has ended. Costs one atomic load.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.job.is_done()
    }

    /// The outcome, if it has ended.
    pub fn try_get(&self) -> Option<Result<CodeRef<A>, Reason>> {
        self.job.outcome().map(typed)
    }

    /// Waits until it ends. If the compilation has not started, this thread runs it.
    ///
    /// # Errors
    /// Why there is no code. Inside a compilation also [`Reason::Deadlock`], if the code waits for that compilation,
    /// and [`Reason::NestedTooDeep`].
    pub fn wait(self) -> Result<CodeRef<A>, Reason> {
        self.shared.wait_for(&self.job, None).map_or(Err(Reason::ShuttingDown), typed)
    }

    /// Waits until it ends, at most for `limit`; then returns `None`. If the compilation has not started, this thread
    /// runs it if it is predicted to end in time. The prediction for an unknown kind is 10 ms.
    pub fn wait_timeout(&self, limit: Duration) -> Option<Result<CodeRef<A>, Reason>> {
        self.shared.wait_for(&self.job, Some(limit)).map(typed)
    }

    /// Calls `callback` when it ends: immediately if it has ended, otherwise on the thread that ends it. A panic of the
    /// callback is caught and counted.
    pub fn on_ready(self, callback: impl FnOnce(Result<CodeRef<A>, Reason>) + Send + 'static) {
        let callback = Box::new(move |outcome: &Outcome| callback(typed(outcome.clone())));
        self.job.on_done(callback, &self.shared.settings.panics);
    }

    /// Lets the compilation continue without waiting for it, like dropping the ticket.
    pub fn detach(self) {}

    /// Withdraws the request. The compilation is cancelled if all its requests are withdrawn before it starts. Requests
    /// whose tickets were dropped are not withdrawn.
    pub fn cancel(self) {
        self.shared.withdraw(&self.job);
    }
}

impl<A: Artifact> Drop for Ticket<A> {
    fn drop(&mut self) {
        if let Some(id) = self.waker_id {
            self.job.forget_waker(id, &self.shared.settings.panics.wakers);
        }
    }
}

impl<A: Artifact> Future for Ticket<A> {
    type Output = Result<CodeRef<A>, Reason>;

    /// Compiles on the polling thread if no worker will: in a manager without workers, and inside compilations.
    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let Ticket { shared, job, waker_id } = self.get_mut();
        let outcome = shared.poll(job, waker_id, cx.waker());
        outcome.map_or(Poll::Pending, |outcome| Poll::Ready(typed(outcome)))
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
