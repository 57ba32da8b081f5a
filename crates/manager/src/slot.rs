//! A slot: a program uses the interpreter until the code is ready, then switches to the code.
//!
//! In: a spec, once. Out: for each batch, the code or the advice to interpret. Once there is code, a batch costs one
//! atomic load; no lookup, no lock, no counting.
//! Invariants: code that the slot returned stays alive as long as the slot, whatever the manager does; no user code
//! runs under a slot's lock.

use std::fmt;
use std::mem;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock, PoisonError};
use std::time::Duration;

use crate::artifact::Artifact;
use crate::entry::{Batch, CodeRef};
use crate::key::Key;
use crate::reason::Reason;
use crate::response::{Hints, Response};
use crate::shared::{Shared, gate};
use crate::sync::{Mutex, MutexGuard};
use crate::ticket::Ticket;

/// Switches from interpreter to machine code between batches. Created by [`Manager::slot`](crate::Manager::slot).
pub struct Slot<A: Artifact> {
    shared: Arc<Shared<A::Compiler>>,
    spec: A,
    key: Key,
    hints: Hints,
    /// Verified code.
    code: OnceLock<CodeRef<A>>,
    state: Mutex<State<A>>,
}

enum State<A: Artifact> {
    Waiting(Ticket<A>),
    /// Code that is still being verified.
    Checking(CodeRef<A>),
    /// No code; request it again at that time, if any.
    Without(Reason, Option<Duration>),
    /// A thread is requesting the code, without the lock.
    Asking,
}

impl<A: Artifact> Slot<A> {
    pub(crate) fn new(
        shared: &Arc<Shared<A::Compiler>>,
        spec: A,
        key: Key,
        first: Response<A>,
        hints: Hints,
    ) -> Slot<A> {
        let slot = Slot {
            shared: Arc::clone(shared),
            spec,
            key,
            hints,
            code: OnceLock::new(),
            state: Mutex::new(State::Without(Reason::Cancelled, None)),
        };
        let state = slot.state_of(first);
        *slot.state() = state;
        slot.look();
        slot
    }

    /// The code, if it is ready and verified.
    #[inline]
    pub fn get(&self) -> Option<&A::Code> {
        match self.code.get() {
            Some(code) => Some(code),
            None => self.look(),
        }
    }

    /// Runs a batch with the code if it is ready, otherwise with the interpreter; during verification runs both and
    /// compares.
    pub fn run<B: Batch<A>>(&self, batch: &mut B) -> B::Result {
        if let Some(code) = self.get() {
            return batch.compiled(code);
        }
        let checking = match &*self.state() {
            State::Checking(code) => Some(code.clone()),
            _ => None,
        };
        match checking {
            Some(code) => code.run(batch),
            None => batch.interpreted(&self.spec),
        }
    }

    /// Why there is no code, unless it is still being compiled.
    pub fn reason(&self) -> Option<Reason> {
        match &*self.state() {
            State::Without(reason, _) => Some(reason.clone()),
            _ => None,
        }
    }

    /// The spec of the slot.
    pub fn spec(&self) -> &A {
        &self.spec
    }

    #[cold]
    fn look(&self) -> Option<&A::Code> {
        let may_retry = matches!(&*self.state(), State::Without(_, Some(_))) && self.may_ask();
        // Clocks are user code, and so is everything that a request calls: it all runs without the lock.
        let now = if may_retry { self.shared.now() } else { Duration::ZERO };
        let mut state = self.state();
        let old = match &*state {
            State::Waiting(ticket) if ticket.is_done() => mem::replace(&mut *state, State::Asking),
            State::Without(_, Some(retry_at)) if may_retry && *retry_at <= now => {
                mem::replace(&mut *state, State::Asking)
            }
            State::Checking(code) if code.is_quarantined() => {
                // Saved code is compiled anew.
                let retry_at = code.is_saved().then_some(Duration::ZERO);
                mem::replace(&mut *state, State::Without(Reason::Quarantined, retry_at))
            }
            State::Checking(code) if code.is_verified() => {
                let code = code.clone();
                drop(state);
                return Some(self.code.get_or_init(|| code));
            }
            _ => return None,
        };
        drop(state);
        let response = match &old {
            State::Waiting(ticket) => {
                let outcome = ticket.try_get().unwrap_or(Err(Reason::Cancelled));
                outcome.map_or_else(Response::Fallback, Response::Ready)
            }
            State::Without(..) => self.shared.miss(&self.spec, self.key.clone(), self.hints),
            _ => return None,
        };
        let next = self.state_of(response);
        let is_ready = matches!(next, State::Checking(_));
        *self.state() = next;
        if is_ready { self.look() } else { None }
    }

    fn state(&self) -> MutexGuard<'_, State<A>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn may_ask(&self) -> bool {
        self.shared.gate.load(Ordering::Relaxed) == gate::OPEN
    }

    fn state_of(&self, response: Response<A>) -> State<A> {
        match response {
            Response::Ready(code) => State::Checking(code),
            Response::Pending(ticket) => State::Waiting(ticket),
            Response::Fallback(reason) => {
                let soon = self.shared.settings.back_off.first;
                let wait = match &reason {
                    Reason::FailedBefore { retry_in, .. } => Some(*retry_in),
                    Reason::QueueFull => Some(soon),
                    Reason::Failed(failure) if !failure.is_permanent() => Some(soon),
                    _ => None,
                };
                let retry_at = wait.map(|wait| self.shared.now().saturating_add(wait));
                State::Without(reason, retry_at)
            }
        }
    }
}

impl<A: Artifact> fmt::Debug for Slot<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slot").field("kind", &A::KIND.name()).field("has_code", &self.code.get().is_some()).finish()
    }
}
