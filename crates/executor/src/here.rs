//! Runs code in this process.
//!
//! In: objects for this machine. Out: results, memory, a failed check, the calls, and whether anything outside of the
//! buffers was written. A read outside of a buffer ends the process, because inaccessible pages surround the buffers.
//! Invariant: every call allocates code memory, makes it executable and frees it, like kernels of users.

use crate::symbols::{self, host_symbols};
use crate::{Argument, Executor, FailedCheck, Outcome, Placement, RunError};
use kernelsmith_exec::{
    ArenaOptions, CallError, CodeArena, DynArg, DynKernel, Edge, ExecError, GuardedBuffer, KernelObject,
    host_vector_bits, publish, trusted,
};

/// Code memory and buffers of this process.
#[derive(Debug)]
pub struct Here {
    arena: CodeArena,
    buffers: Vec<GuardedBuffer>,
}

impl Here {
    /// A process without code.
    ///
    /// # Errors
    /// Why machine code cannot run here.
    pub fn new() -> Result<Here, String> {
        let arena = CodeArena::new(ArenaOptions::new()).map_err(|error| error.to_string())?;
        Ok(Here { arena, buffers: Vec::new() })
    }

    fn place(&mut self, args: &[Argument], placement: Placement) -> Result<usize, ExecError> {
        let memory = args.iter().filter_map(|arg| match arg {
            Argument::Memory(bytes) => Some(bytes.as_slice()),
            Argument::Scalar(_) => None,
        });
        let mut odd = Vec::new();
        let mut n_buffers = 0;
        for bytes in memory {
            let (bytes, edge) = match placement {
                Placement::Page(edge) => (bytes, edge),
                Placement::Odd => {
                    odd.clear();
                    odd.extend_from_slice(bytes);
                    odd.push(0);
                    (odd.as_slice(), Edge::End)
                }
            };
            match self.buffers.get_mut(n_buffers) {
                Some(buffer) => buffer.refill(bytes, edge)?,
                None => self.buffers.push(GuardedBuffer::new(bytes, edge)?),
            }
            n_buffers += 1;
        }
        Ok(n_buffers)
    }

    fn publish(&self, object: &KernelObject) -> Result<DynKernel, ExecError> {
        let block = publish(&self.arena, object.code(), host_symbols())?;
        trusted::dyn_kernel(block, object.signature(), object.contract().clone())
    }
}

impl Executor for Here {
    fn run(&mut self, object: &KernelObject, args: &[Argument], placement: Placement) -> Result<Outcome, RunError> {
        let refused = |error: ExecError| RunError::Refused(error.to_string());
        let kernel = self.publish(object).map_err(refused)?;
        let n_buffers = self.place(args, placement).map_err(refused)?;
        let mut rest = self.buffers.iter_mut();
        let mut passed = Vec::with_capacity(args.len());
        for arg in args {
            match arg {
                Argument::Scalar(bits) => passed.push(DynArg::Scalar(*bits)),
                Argument::Memory(bytes) => {
                    passed.extend(rest.next().map(|buffer| DynArg::SliceMut(&mut buffer.slice_mut()[..bytes.len()])));
                }
            }
        }
        symbols::begin();
        let called = kernel.call(&mut passed);
        drop(passed);
        let result = match called {
            Ok(bits) => Ok(object.signature().result.map(|_| bits)),
            Err(CallError::OutOfBounds { operation, index, len, .. }) => Err(FailedCheck { id: operation, index, len }),
            Err(CallError::Returned { operation, code, .. }) => Err(FailedCheck { id: operation, index: code, len: 0 }),
            Err(error) => return Err(RunError::Refused(error.to_string())),
        };
        let extra = usize::from(placement == Placement::Odd);
        let mut memory = Vec::new();
        for (at, buffer) in self.buffers[..n_buffers].iter().enumerate() {
            let (held, beside) = buffer.slice().split_at(buffer.slice().len() - extra);
            if !buffer.is_intact() || beside.iter().any(|byte| *byte != 0) {
                return Err(RunError::Guard(at));
            }
            memory.push(held.to_vec());
        }
        Ok(Outcome { result, memory, calls: symbols::calls() })
    }

    fn vector_bits(&self) -> Option<u32> {
        host_vector_bits()
    }
}
