//! Calls of a single function: arguments to registers and stack, results back; and the host's access to a machine.
//!
//! In: code, an address, arguments. Out: registers, memory.
//! Invariants: this is an implementation of the calling convention that is independent of the compiler's: scalars in s0
//! to s7, vectors in v0 to v7, further arguments on the stack in slots of 4 and 64 bytes; the lane mask is full on
//! entry. Registers that were not set are zero.

use crate::error::SimError;
use crate::machine::{HOST, Machine, Stop};
use crate::scratchpad::SCRATCHPAD_BYTES;
use crate::thread::{FRAME_POINTER, Lanes, MASK, RETURN_ADDRESS, STACK_POINTER, Stack, Thread};

/// Number of argument registers of each kind.
const ARGUMENT_REGISTERS: usize = 8;

/// An argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An integer of at most 32 bits, a float, a pointer.
    Word(u32),
    /// A vector.
    Vector(Lanes),
}

impl Machine {
    /// Copies bytes to main memory.
    ///
    /// # Errors
    /// If they do not fit in main memory.
    pub fn write_memory(&mut self, address: u32, bytes: &[u8]) -> Result<(), SimError> {
        let range = self.memory.range();
        self.memory.copy_in(address, bytes).ok_or_else(|| {
            let end = u64::from(address) + bytes.len() as u64;
            SimError::usage(format!("{address:#x}..{end:#x} is not in memory, {:#x}..{:#x}", range.start, range.end))
        })
    }

    /// The address range of main memory.
    pub fn memory_range(&self) -> std::ops::Range<u64> {
        self.memory.range()
    }

    /// Bytes of main memory; `None` if the range is not entirely in main memory.
    pub fn memory(&self, address: u32, len: usize) -> Option<&[u8]> {
        self.memory.bytes(address, len)
    }

    /// The scratchpad of a core.
    pub fn scratchpad(&self, core: u32) -> Option<&[u8]> {
        self.cores.get(core as usize).map(|core| core.scratchpad.bytes())
    }

    /// The scratchpad of a core, writable.
    pub fn scratchpad_mut(&mut self, core: u32) -> Option<&mut [u8; SCRATCHPAD_BYTES]> {
        self.cores.get_mut(core as usize)?.scratchpad.bytes_mut().try_into().ok()
    }

    /// A thread of a core.
    pub fn thread(&self, core: u32, thread: u32) -> Option<&Thread> {
        self.threads.iter().find(|t| (t.id.core, t.id.thread) == (core, thread))
    }

    /// A control register that all threads of a core share.
    pub fn control(&self, core: u32, number: u32) -> Option<u32> {
        self.cores.get(core as usize)?.shared(number)
    }

    /// Writes a shared control register; `None` if there is none with this number.
    pub fn set_control(&mut self, core: u32, number: u32, value: u32) -> Option<()> {
        self.cores.get_mut(core as usize)?.set_shared(number, value)
    }

    /// Takes the output written to the console.
    pub fn take_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.console.output)
    }

    /// Adds input for reads from the console.
    pub fn add_input(&mut self, bytes: &[u8]) {
        self.console.input.extend(bytes);
    }

    /// The number of instructions executed since the start.
    pub fn instructions(&self) -> u64 {
        self.threads.iter().map(Thread::instructions).sum()
    }

    /// An estimate of the cycles of the slowest core on the published hardware, from measured latencies, the sizes of the
    /// caches and an assumed cost of misses.
    pub fn cycle_estimate(&self) -> u64 {
        let slowest = self.threads.iter().map(Thread::cycles).max().unwrap_or(0);
        self.cores.iter().map(|core| core.timing.end()).max().unwrap_or(0).max(slowest)
    }

    /// Calls the function at this address in the first thread, and runs it until it returns.
    ///
    /// # Errors
    /// Like [`run`](Machine::run), and if the arguments do not fit on the stack.
    pub fn call(&mut self, entry: u32, arguments: &[Argument], max_instructions: u64) -> Result<Stop, SimError> {
        self.reset_threads();
        self.enter(0, entry, arguments)?;
        self.run(max_instructions)
    }

    /// Calls the function in every thread of every core, each with a separate stack.
    ///
    /// # Errors
    /// Like [`call`](Self::call).
    pub fn call_all(&mut self, entry: u32, arguments: &[Argument], max_instructions: u64) -> Result<Stop, SimError> {
        self.reset_threads();
        for index in 0..self.threads.len() {
            self.enter(index, entry, arguments)?;
        }
        self.run(max_instructions)
    }

    /// Calls the function in every thread, each with its own arguments: those of the first core's threads come first.
    ///
    /// # Errors
    /// Like [`call`](Self::call), and if there is not one list of arguments per thread.
    pub fn call_each(
        &mut self,
        entry: u32,
        arguments: &[Vec<Argument>],
        max_instructions: u64,
    ) -> Result<Stop, SimError> {
        self.reset_threads();
        let (given, wanted) = (arguments.len(), self.threads.len());
        if given != wanted {
            return Err(SimError::usage(format!("{given} lists of arguments for {wanted} threads")));
        }
        for (index, arguments) in arguments.iter().enumerate() {
            self.enter(index, entry, arguments)?;
        }
        self.run(max_instructions)
    }

    fn enter(&mut self, index: usize, entry: u32, arguments: &[Argument]) -> Result<(), SimError> {
        let (base, size) = (self.config.stacks_base, self.config.stack_bytes);
        let top = (index as u32 + 1).checked_mul(size).and_then(|above| base.checked_add(above));
        let (mut words, mut vectors, mut stack) = (Vec::new(), Vec::new(), Vec::new());
        for argument in arguments {
            match argument {
                Argument::Word(word) if words.len() < ARGUMENT_REGISTERS => words.push(*word),
                Argument::Vector(lanes) if vectors.len() < ARGUMENT_REGISTERS => vectors.push(*lanes),
                Argument::Word(word) => stack.extend(word.to_le_bytes()),
                Argument::Vector(lanes) => {
                    stack.resize(stack.len().next_multiple_of(64), 0);
                    stack.extend(lanes.iter().flat_map(|lane| lane.to_le_bytes()));
                }
            }
        }
        stack.resize(stack.len().next_multiple_of(64), 0);
        let sp = top.zip(u32::try_from(stack.len()).ok().filter(|&len| len <= size)).map(|(top, len)| top - len);
        let sp = sp.ok_or_else(|| SimError::usage("the arguments do not fit on the stack"))?;
        self.write_memory(sp, &stack)?;
        let is_checked = self.config.check_stacks;
        let thread = self.start(index, entry);
        thread.stack = top.filter(|_| is_checked).map(|end| Stack { start: end - size, end });
        (thread.is_called, thread.is_on_stack) = (true, true);
        thread.status = crate::thread::status::RUNNING;
        thread.scalars[..words.len()].copy_from_slice(&words);
        thread.vectors[..vectors.len()].copy_from_slice(&vectors);
        thread.scalars[MASK] = 0xffff;
        thread.scalars[STACK_POINTER] = sp;
        thread.scalars[FRAME_POINTER] = sp;
        thread.scalars[RETURN_ADDRESS] = HOST;
        Ok(())
    }
}
