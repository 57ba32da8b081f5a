//! Runs code in this process.
//!
//! In: objects for this machine. Out: results, memory, a failed check, the calls, and whether anything outside of the
//! buffers was written. A read outside of a buffer ends the process, because inaccessible pages surround the buffers.
//! Invariant: every call allocates code memory, makes it executable and frees it, like kernels of users.

use crate::symbols::{self, host_symbols};
use crate::{Argument, Executor, FailedCheck, Outcome, PAGE_BYTES, Placement, RunError};
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

/// The value of bytes behind a buffer that does not end where its pages do.
const BESIDE: u8 = 0xa5;

impl Here {
    /// A process without code.
    ///
    /// # Errors
    /// Why machine code cannot run here.
    pub fn new() -> Result<Here, String> {
        let arena = CodeArena::new(ArenaOptions::new()).map_err(|error| error.to_string())?;
        Ok(Here { arena, buffers: Vec::new() })
    }

    /// Fills a buffer for each memory argument. Returns how many bytes lie between each and the end of its pages, if it
    /// does not start with them.
    fn place(&mut self, args: &[Argument], placement: &Placement) -> Result<Vec<usize>, ExecError> {
        let memory = args.iter().filter_map(|arg| match arg {
            Argument::Memory(bytes) => Some(bytes.as_slice()),
            Argument::Scalar(_) => None,
        });
        let (mut longer, mut beside) = (Vec::new(), Vec::new());
        for (at, bytes) in memory.enumerate() {
            let (n_beside, edge) = match placement {
                Placement::Page(edge) => (0, *edge),
                Placement::Odd => (1, Edge::End),
                Placement::Offsets(offsets) => {
                    let offset = offsets.get(at).map_or(0, |offset| offset % PAGE_BYTES as u64) as usize;
                    let end = offset + bytes.len();
                    (end.next_multiple_of(PAGE_BYTES) - end, Edge::End)
                }
            };
            longer.clear();
            longer.extend_from_slice(bytes);
            longer.resize(bytes.len() + n_beside, BESIDE);
            match self.buffers.get_mut(at) {
                Some(buffer) => buffer.refill(&longer, edge)?,
                None => self.buffers.push(GuardedBuffer::new(&longer, edge)?),
            }
            beside.push(n_beside);
        }
        Ok(beside)
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
        let beside = self.place(args, &placement).map_err(refused)?;
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
        let mut memory = Vec::new();
        for (at, (buffer, n_beside)) in self.buffers.iter().zip(beside).enumerate() {
            let (held, beside) = buffer.slice().split_at(buffer.slice().len() - n_beside);
            if !buffer.is_intact() || beside.iter().any(|byte| *byte != BESIDE) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_start_where_they_are_placed() {
        let mut here = Here::new().unwrap();
        let lens = [0, 1, 63, 64, 4095, 4096, 4097, 9000];
        for offset in [0, 1, 64, 2048, 4095] {
            let args: Vec<_> = lens.iter().map(|len| Argument::Memory(vec![7; *len])).collect();
            // Addresses count by their place in a page; scalars have none.
            let offsets: Vec<_> = (0..8).map(|at| (offset + at) % 4096 + at * 8192).collect();
            let beside = here.place(&args, &Placement::Offsets(offsets.clone())).unwrap();
            for (at, (buffer, n_beside)) in here.buffers.iter().zip(beside).enumerate() {
                let bytes = buffer.slice();
                assert_eq!(bytes.as_ptr().addr() as u64 % 4096, offsets[at] % 4096, "{offset} {}", lens[at]);
                assert_eq!(bytes.len(), lens[at] + n_beside);
                // The page after them is inaccessible.
                assert!((bytes.as_ptr().addr() + bytes.len()).is_multiple_of(4096));
                assert!(bytes[..lens[at]].iter().all(|byte| *byte == 7), "{offset} {}", lens[at]);
                assert!(bytes[lens[at]..].iter().all(|byte| *byte == BESIDE), "{offset} {}", lens[at]);
            }
        }
        // Without offsets, and with fewer than arguments, they start where pages do.
        here.place(&[Argument::Scalar(1), Argument::Memory(vec![1; 5])], &Placement::Offsets(Vec::new())).unwrap();
        assert!(here.buffers[0].slice().as_ptr().addr().is_multiple_of(4096));
    }
}
