//! The promise of code: to ask, to wait for, to be called back by, to await, to withdraw.
//!
//! Invariant: dropping a ticket changes nothing for the compilation; only [`Ticket::cancel`] withdraws the request.

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

/// Code that is being compiled.
///
/// Dropping it does not cancel the compilation: interpret now and ask again later, and there will be code. A request that is
/// not wanted any more is withdrawn by [`Ticket::cancel`].
///
/// It is a [`Future`], too, and needs no executor of any kind. Every ticket ends: with code, with the reason why there is
/// none, at the latest when the manager ends.
#[must_use = "dropped, it lets the compilation go on; `prefetch` says so, `cancel` withdraws the request"]
pub struct Ticket<A: Artifact> {
    shared: Arc<Shared<A::Compiler>>,
    job: Arc<Job<A::Compiler>>,
    /// Under which number the job knows its waker, once it has one.
    waker_id: Option<u64>,
}

impl<A: Artifact> Ticket<A> {
    /// The job was joined for this ticket.
    pub(crate) fn new(shared: Arc<Shared<A::Compiler>>, job: Arc<Job<A::Compiler>>) -> Ticket<A> {
        Ticket { shared, job, waker_id: None }
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

    /// Waits until it ends. What has not begun is compiled here, by the thread that waits.
    ///
    /// # Errors
    /// Why there is no code. In a compilation, [`Reason::Deadlock`] if that is what the code would wait for, and
    /// [`Reason::NestedTooDeep`].
    pub fn wait(self) -> Result<CodeRef<A>, Reason> {
        self.shared.wait_for(&self.job, None).map_or(Err(Reason::ShuttingDown), typed)
    }

    /// Waits until it ends, but no longer than this; `None` then. What has not begun is compiled here if it is predicted to
    /// end in time; while nothing is known of its kind, 10 ms are predicted.
    pub fn wait_timeout(&self, limit: Duration) -> Option<Result<CodeRef<A>, Reason>> {
        self.shared.wait_for(&self.job, Some(limit)).map(typed)
    }

    /// Calls back when it ends: at once if it has, else on the thread that ends it. A panic of the callback is contained and
    /// counted.
    pub fn on_ready(self, callback: impl FnOnce(Result<CodeRef<A>, Reason>) + Send + 'static) {
        let callback = Box::new(move |outcome: &Outcome| callback(typed(outcome.clone())));
        self.job.on_done(callback, &self.shared.settings.panics);
    }

    /// Lets the compilation go on without anyone waiting, as dropping the ticket does.
    pub fn detach(self) {}

    /// Withdraws the request. When all requests for the code are withdrawn and its compilation has not begun, it is
    /// cancelled. Requests whose tickets were dropped are not withdrawn.
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

    /// Where no worker will, the thread that polls compiles: in a manager without workers, and within compilations.
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
