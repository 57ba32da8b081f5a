//! Devices at addresses above memory: the console, and the word that signals the end of a kernel.
//!
//! In: loads and stores outside memory. Out: characters, and the threads that have finished.
//! Invariant: only word stores write, and any single-element load reads; other addresses in the range are faults.

use crate::error::Fault;
use std::collections::VecDeque;

/// The lowest address of devices.
pub const DEVICES: u32 = 0xff00_0000;
/// A store writes a character; a load reads one (0 if there is none).
pub const CONSOLE_DATA: u32 = DEVICES;
/// A load returns 1 if there is a character to read.
pub const CONSOLE_STATUS: u32 = DEVICES + 4;
/// A store signals that the thread has finished.
pub const FINISHED: u32 = 0xffff_ffc0;

/// The console.
#[derive(Clone, Debug)]
pub(crate) struct Console {
    pub(crate) input: VecDeque<u8>,
    pub(crate) output: Vec<u8>,
    /// Maximum number of output characters.
    max_output: u32,
}

impl Console {
    pub(crate) fn new(max_output: u32) -> Console {
        Console { input: VecDeque::new(), output: Vec::new(), max_output }
    }

    /// A load outside memory.
    #[cold]
    pub(crate) fn load(&mut self, fault: Fault) -> Result<u32, Fault> {
        match fault {
            Fault::Unmapped { address: CONSOLE_DATA } => Ok(self.input.pop_front().unwrap_or(0).into()),
            Fault::Unmapped { address: CONSOLE_STATUS } => Ok(u32::from(!self.input.is_empty())),
            fault => Err(fault),
        }
    }

    /// A word store outside memory. Returns whether it signals that the thread has finished.
    #[cold]
    pub(crate) fn store(&mut self, fault: Fault, word: u32) -> Result<bool, Fault> {
        match fault {
            Fault::Unmapped { address: CONSOLE_DATA } => {
                if self.output.len() >= self.max_output as usize {
                    return Err(Fault::ConsoleFull { limit: self.max_output });
                }
                self.output.push(word as u8);
                Ok(false)
            }
            Fault::Unmapped { address: FINISHED } => Ok(true),
            fault => Err(fault),
        }
    }
}
