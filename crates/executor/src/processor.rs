//! Kernels that a process on another machine runs, behind exec's trait for such machines.
//!
//! In: a compiled object, a [`Remote`]. Out: a [`Processor`], with which a kernel is called like any other: this process
//! checks its contract, then the executor checks again.
//! Invariant: a slice that the kernel only reads has its contents after the call, or the call fails.
//! Not here: compiling.

use crate::{Argument, Executor, Placement, Remote, RunError};
use kernelsmith_exec::{CallError, DynArg, KernelObject, ParamKind, Processor, Signature, SliceAccess, trusted};
use std::sync::{Arc, Mutex, PoisonError};

/// What runs this kernel there.
pub fn processor(object: &KernelObject, remote: &Arc<Mutex<Remote>>) -> Box<dyn Processor> {
    Box::new(Elsewhere::new(object, remote))
}

/// A kernel that an executor runs.
#[derive(Debug)]
struct Elsewhere {
    object: KernelObject,
    remote: Arc<Mutex<Remote>>,
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
        Elsewhere { object, remote: Arc::clone(remote) }
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
        // What a kernel does may depend on the alignment of its slices, so they have that of the caller's. Slices next to
        // an inaccessible page here are next to one there.
        let address = |arg: &DynArg<'_>| match arg {
            DynArg::Slice(bytes) => Some(bytes.as_ptr().addr() as u64),
            DynArg::SliceMut(bytes) => Some(bytes.as_ptr().addr() as u64),
            DynArg::RawPtr(_) => Some(0),
            DynArg::Scalar(_) => None,
        };
        let placement = Placement::Offsets(args.iter().filter_map(address).collect());
        let mut remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        let outcome = remote
            .run(&self.object, &arguments, placement)
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
