//! Kernels that a process on another machine runs, behind exec's trait for such machines.
//!
//! In: a compiled object, a [`Remote`]. Out: a [`Processor`], with which a kernel is called like any other: this process
//! checks its contract, then the executor checks again.
//! Invariant: a slice that the kernel only reads has its contents after the call, or the call fails.
//! Not here: compiling.

use crate::{Argument, Executor, Placement, Remote, RunError};
use kernelsmith_exec::{CallError, DynArg, Edge, KernelObject, ParamKind, Processor, Signature, SliceAccess, trusted};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The page size of all machines that tests emulate.
const PAGE: usize = 4096;

/// What runs this kernel there.
pub fn processor(object: &KernelObject, remote: &Arc<Mutex<Remote>>) -> Box<dyn Processor> {
    Box::new(Elsewhere::new(object, remote))
}

/// A kernel that an executor runs.
#[derive(Debug)]
struct Elsewhere {
    object: KernelObject,
    remote: Arc<Mutex<Remote>>,
    /// Whether slices of the next call are next to the inaccessible page at their start or at their end.
    at_start: AtomicBool,
}

impl Elsewhere {
    fn new(object: &KernelObject, remote: &Arc<Mutex<Remote>>) -> Elsewhere {
        // The executor reads and writes all memory arguments.
        let params = object.signature().params.iter().map(|param| match param {
            ParamKind::Slice { elem, .. } => ParamKind::Slice { elem: *elem, access: SliceAccess::InOut },
            other => *other,
        });
        let signature = Signature::new(params.collect::<Vec<_>>(), object.signature().result);
        let object = trusted::object(object.code().clone(), signature, object.contract().clone());
        Elsewhere { object, remote: Arc::clone(remote), at_start: AtomicBool::new(false) }
    }
}

impl Processor for Elsewhere {
    fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let arguments: Vec<Argument> = args
            .iter()
            .map(|arg| match arg {
                DynArg::Scalar(bits) => Argument::Scalar(*bits),
                DynArg::Slice(bytes) => Argument::Memory(bytes.to_vec()),
                DynArg::SliceMut(bytes) => Argument::Memory(bytes.to_vec()),
                DynArg::RawPtr(_) => Argument::Memory(Vec::new()),
            })
            .collect();
        // Slices that begin where pages begin do so there, too: the kernel may depend on that. Others alternate between
        // both ends.
        let begins_page = |memory: &DynArg<'_>| match memory {
            DynArg::Slice(bytes) => bytes.as_ptr().addr().is_multiple_of(PAGE),
            DynArg::SliceMut(bytes) => bytes.as_ptr().addr().is_multiple_of(PAGE),
            DynArg::Scalar(_) | DynArg::RawPtr(_) => true,
        };
        let other = self.at_start.fetch_xor(true, Ordering::Relaxed);
        let edge = if args.iter().all(begins_page) || other { Edge::Start } else { Edge::End };
        let mut remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        let outcome = remote
            .run(&self.object, &arguments, Placement::Page(edge))
            .map_err(|error: RunError| CallError::Remote { reason: format!("{}: {error}", error.kind()) })?;
        let mut memory = outcome.memory.into_iter();
        for arg in args {
            match arg {
                DynArg::Scalar(_) | DynArg::RawPtr(_) => {}
                DynArg::Slice(bytes) => {
                    if memory.next().is_some_and(|now| now != **bytes) {
                        return Err(CallError::Remote { reason: "an input was written".to_owned() });
                    }
                }
                DynArg::SliceMut(bytes) => {
                    if let Some(now) = memory.next().filter(|now| now.len() == bytes.len()) {
                        bytes.copy_from_slice(&now);
                    }
                }
            }
        }
        let contract = self.object.contract();
        outcome
            .result
            .map(|bits| bits.unwrap_or(0))
            .map_err(|check| contract.failed_check(check.id, check.index, check.len))
    }

    fn name(&self) -> &str {
        "kernel"
    }
}
