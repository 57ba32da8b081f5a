//! Machine code of an accelerator, called in its simulator.
//!
//! In: an object and arguments. Out: what any [`Executor`] gives: results, memory, a failed check, and whether anything
//! beside the buffers was written.
//! Invariant: memory beside the buffers holds a pattern, which is looked at after every call.

use kernelsmith_exec::{Edge, KernelObject, ScalarType};
use kernelsmith_executor::{Argument, Executor, FailedCheck, Outcome, Placement, RunError};
use kernelsmith_npusim::{Argument as Word, Config, Machine};

/// Where code begins.
const CODE: u32 = 0x0010_0000;
/// Where buffers begin.
const BUFFERS: u32 = 0x0080_0000;
/// Bytes between buffers.
const GAP: usize = 256;
/// What they hold.
const PATTERN: u8 = 0xa7;
/// Bytes of the record of a failed check.
const TRAP_RECORD: usize = 24;
/// Instructions that a call may take.
const FUEL: u64 = 1 << 28;

/// A machine that runs one function after the other.
#[derive(Debug)]
pub struct Simulated {
    machine: Machine,
}

impl Simulated {
    /// A machine with one core.
    ///
    /// # Errors
    /// If there is none.
    pub fn new() -> Result<Simulated, String> {
        let machine = Machine::new(Config::default()).map_err(|error| error.to_string())?;
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
        // Beginning at an edge of what vectors access at once, ending at one, or odd.
        let (mut at, mut places, mut words) = (BUFFERS, Vec::new(), Vec::new());
        for arg in args {
            match arg {
                Argument::Scalar(bits) => words.push(Word::Word(*bits as u32)),
                Argument::Memory(bytes) => {
                    let slack = match placement {
                        Placement::Page(Edge::Start) => 0,
                        Placement::Page(Edge::End) => bytes.len().next_multiple_of(64) - bytes.len(),
                        Placement::Odd => bytes.len().next_multiple_of(64) + 63 - bytes.len(),
                    };
                    let start = at + (GAP + slack) as u32;
                    let end = (start as usize + bytes.len()).next_multiple_of(64) + GAP;
                    self.write(at, &vec![PATTERN; end - at as usize])?;
                    self.write(start, bytes)?;
                    places.push((at, start, bytes.len(), end as u32));
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
        for (number, (before, start, len, end)) in places.into_iter().enumerate() {
            let whole = self.read(before, (end - before) as usize)?;
            let (first, last) = ((start - before) as usize, (start - before) as usize + len);
            if whole[..first].iter().chain(&whole[last..]).any(|byte| *byte != PATTERN) {
                return Err(RunError::Guard(number));
            }
            memory.push(whole[first..last].to_vec());
        }
        let scalar = self.machine.thread(0, 0).map_or(0, |thread| thread.scalars[0]);
        // A register holds the sign of an index, too.
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
