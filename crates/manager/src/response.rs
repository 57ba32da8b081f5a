//! Responses to requests, and hints.

use std::time::Duration;

use crate::artifact::Artifact;
use crate::entry::CodeRef;
use crate::reason::Reason;
use crate::ticket::Ticket;

/// The response to a request: code, a ticket, or the reason why there is no code.
#[derive(Debug)]
#[must_use = "to have code compiled for later, call `prefetch`"]
pub enum Response<A: Artifact> {
    /// The compiled code.
    Ready(CodeRef<A>),
    /// The code is being compiled. Dropping the ticket does not cancel the compilation.
    Pending(Ticket<A>),
    /// There is no code; fall back to the interpreter.
    Fallback(Reason),
}

/// Information from the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hints {
    /// Jobs with a higher priority run first; waiting time raises the effective priority.
    pub priority: u8,
    /// Compile on the calling thread if the predicted time is at most this. `None` uses the manager's setting; zero
    /// never compiles synchronously.
    pub sync_budget: Option<Duration>,
}
