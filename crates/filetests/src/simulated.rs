//! Runs the accelerator's machine code in its simulator.
//!
//! In: an object and arguments. Out: an [`Executor`]'s outcome: results, memory, a failed check, and whether the code
//! wrote outside the buffers.
//! Invariant: memory around the buffers holds a byte pattern. Every call ends with a check of that pattern.

use crate::host;
use kernelsmith_exec::{Edge, KernelObject, ScalarType};
use kernelsmith_executor::{Argument, Executor, FailedCheck, Outcome, Placement, RunError};
use kernelsmith_npusim::{Argument as Word, Behaviour, Config, Machine};

/// The address of the code.
const CODE: u32 = 0x0010_0000;
/// The address of the first buffer's guard.
const BUFFERS: u32 = 0x0080_0000;
/// Bytes of the guard on each side of a buffer.
const GUARD_BYTES: usize = 256;
/// The value of each guard byte.
const PATTERN: u8 = 0xa7;
/// Bytes of the record of a failed check.
const TRAP_RECORD: usize = 24;
/// Instructions that one call may execute.
const FUEL: u64 = 1 << 28;

/// A simulated machine that runs one function at a time.
#[derive(Debug)]
pub struct Simulated {
    machine: Machine,
}

impl Simulated {
    /// A machine with one core: the documented one, or the published hardware with products that are rounded as documented,
    /// so that results can be compared exactly.
    ///
    /// # Errors
    /// If the simulator rejects its configuration.
    pub fn new(machine: host::Machine) -> Result<Simulated, String> {
        let behaviour = match machine {
            host::Machine::HARDWARE => Behaviour::Hardware { scratchpad: true, exact_products: true },
            _ => Behaviour::Documented,
        };
        let config = Config { threads: 1, behaviour, ..Config::default() };
        let machine = Machine::new(config).map_err(|error| error.to_string())?;
        Ok(Simulated { machine })
    }

    fn write(&mut self, at: u32, bytes: &[u8]) -> Result<(), RunError> {
        self.machine.write_memory(at, bytes).map_err(|error| RunError::Refused(error.to_string()))
    }

    fn read(&self, at: u32, len: usize) -> Result<&[u8], RunError> {
        self.machine.memory(at, len).ok_or_else(|| RunError::Refused("a buffer is not in memory".to_owned()))
    }
}

impl Executor for Simulated {
    fn run(&mut self, object: &KernelObject, args: &[Argument], placement: Placement) -> Result<Outcome, RunError> {
        if let Some(reloc) = object.code().relocations.first() {
            return Err(RunError::Refused(format!("there is no {} in the simulator", reloc.symbol)));
        }
        self.write(CODE, &object.code().bytes)?;
        // A buffer starts at a multiple of the vector size (64 bytes), ends at one, or ends one byte before one.
        let (mut at, mut buffers, mut words) = (BUFFERS, Vec::new(), Vec::new());
        for arg in args {
            match arg {
                Argument::Scalar(bits) => words.push(Word::Word(*bits as u32)),
                Argument::Memory(bytes) => {
                    let slack = match &placement {
                        Placement::Page(Edge::Start) => 0,
                        Placement::Page(Edge::End) => bytes.len().next_multiple_of(64) - bytes.len(),
                        Placement::Odd => bytes.len().next_multiple_of(64) + 63 - bytes.len(),
                        Placement::Offsets(offsets) => {
                            offsets.get(buffers.len()).map_or(0, |offset| offset % 64) as usize
                        }
                    };
                    let start = at + (GUARD_BYTES + slack) as u32;
                    let end = (start as usize + bytes.len()).next_multiple_of(64) + GUARD_BYTES;
                    self.write(at, &vec![PATTERN; end - at as usize])?;
                    self.write(start, bytes)?;
                    buffers.push((at, start, bytes.len(), end as u32));
                    words.extend([start, bytes.len() as u32].map(Word::Word));
                    at = end as u32;
                }
            }
        }
        if object.contract().traps {
            self.write(at, &[0; TRAP_RECORD])?;
            words.push(Word::Word(at));
        }
        let stopped = self.machine.call(CODE, &words, FUEL).map_err(|error| RunError::Refused(error.to_string()))?;
        if !matches!(stopped, kernelsmith_npusim::Stop::Finished) {
            return Err(RunError::Refused(format!("the function did not return: {stopped:?}")));
        }
        let mut memory = Vec::new();
        for (number, (guard_start, start, len, guard_end)) in buffers.into_iter().enumerate() {
            let region = self.read(guard_start, (guard_end - guard_start) as usize)?;
            let (first, last) = ((start - guard_start) as usize, (start - guard_start) as usize + len);
            if region[..first].iter().chain(&region[last..]).any(|byte| *byte != PATTERN) {
                return Err(RunError::Guard(number));
            }
            memory.push(region[first..last].to_vec());
        }
        let scalar = self.machine.thread(0, 0).map_or(0, |thread| thread.scalars[0]);
        // The machine's index has 32 bits, the IR's 64: the result is sign-extended.
        let mut result = Ok(object.signature().result.map(|ty| match ty {
            ScalarType::Index => scalar as i32 as u64,
            _ => u64::from(scalar),
        }));
        if object.contract().traps {
            let record = self.read(at, TRAP_RECORD)?;
            let word =
                |at: usize| record[at..].iter().take(4).rev().fold(0u32, |word, byte| word << 8 | u32::from(*byte));
            if word(0) != 0 {
                result =
                    Err(FailedCheck { id: word(4), index: i64::from(word(8) as i32), len: i64::from(word(16) as i32) });
            }
        }
        Ok(Outcome { result, memory, calls: 0 })
    }
}
