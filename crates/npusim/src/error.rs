//! Errors of simulated programs, and of files.
//!
//! In: a fault of a thread. Out: an error with its kind, position (address, disassembly) and thread.
//! Invariant: no input makes the simulator panic; every failure is one of these errors.

use std::fmt;

/// A hardware thread: its core, and its number on that core.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ThreadId {
    /// The core.
    pub core: u32,
    /// The thread on that core.
    pub thread: u32,
}

impl fmt::Display for ThreadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "core {} thread {}", self.core, self.thread)
    }
}

/// A use of something that hangs or derails the published hardware.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defect {
    /// A vector written to `v59`, which also sets the lane mask.
    MaskOverwritten,
    /// A vector written to `v63`, which is taken for a jump.
    TakenForJump,
    /// A gather, which does not work.
    Gather,
    /// A scatter, which does not work.
    Scatter,
    /// `crp`, which hangs.
    CrossProduct,
    /// An access to the scratchpad, which this system lacks.
    NoScratchpad,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Defect::MaskOverwritten => "a vector written to v59 also sets the lane mask on the hardware",
            Defect::TakenForJump => "a vector written to v63 is taken for a jump on the hardware",
            Defect::Gather => "the gather does not work on the hardware",
            Defect::Scatter => "the scatter does not work on the hardware",
            Defect::CrossProduct => "the cross product hangs the hardware",
            Defect::NoScratchpad => "an access to the scratchpad hangs the hardware, which has none",
        })
    }
}

/// A fault of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The word does not decode.
    IllegalInstruction,
    /// The instruction has no documented meaning.
    Unimplemented,
    /// The program counter is not a multiple of 4.
    MisalignedCode,
    /// The program counter is outside memory.
    UnmappedCode,
    /// An access to main memory at an address that is not a multiple of its size.
    Misaligned {
        /// The address.
        address: u32,
        /// The required alignment in bytes.
        align: u32,
    },
    /// An access outside memory and the devices.
    Unmapped {
        /// The address.
        address: u32,
    },
    /// An access outside the regions that [`Machine::limit_to`](crate::Machine::limit_to) allows.
    Forbidden {
        /// The address.
        address: u32,
        /// Whether it is a store.
        write: bool,
    },
    /// An access to the scratchpad at an address that is not a multiple of the element size.
    ScratchpadMisaligned {
        /// The address.
        address: u32,
        /// The required alignment in bytes.
        align: u32,
    },
    /// An access beyond the end of the scratchpad.
    ScratchpadOverflow {
        /// The address of the first element.
        address: u32,
    },
    /// The program wrote more to its console than the configuration allows, and the host did not take it.
    ConsoleFull {
        /// The limit, in characters.
        limit: u32,
    },
    /// There is no control register with this number.
    NoControlRegister {
        /// The number.
        number: u32,
    },
    /// The stack pointer leaves the stack of its thread: towards lower addresses, it overflows.
    StackLeft {
        /// The stack pointer.
        sp: u32,
        /// The lowest address of the stack.
        start: u32,
        /// The address behind the stack.
        end: u32,
    },
    /// The published hardware cannot execute the instruction.
    Defect(Defect),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::IllegalInstruction => f.write_str("illegal instruction"),
            Fault::Unimplemented => f.write_str("the instruction has no documented meaning"),
            Fault::MisalignedCode => f.write_str("the program counter is no multiple of 4"),
            Fault::UnmappedCode => f.write_str("the program counter is outside memory"),
            Fault::Misaligned { address, align } => {
                write!(f, "misaligned access of {address:#010x}, which has to be a multiple of {align}")
            }
            Fault::Unmapped { address } => write!(f, "access of {address:#010x}, where there is nothing"),
            Fault::Forbidden { address, write } => {
                let operation = if write { "store to" } else { "load from" };
                write!(f, "{operation} {address:#010x}, which the program may not access")
            }
            Fault::ScratchpadMisaligned { address, align } => {
                write!(f, "misaligned access of {address:#x} in the scratchpad, which has to be a multiple of {align}")
            }
            Fault::ScratchpadOverflow { address } => {
                write!(f, "access at {address:#x} reaches beyond the end of the scratchpad")
            }
            Fault::ConsoleFull { limit } => {
                write!(f, "more than {limit} characters on the console, which is the limit")
            }
            Fault::NoControlRegister { number } => write!(f, "there is no control register {number}"),
            Fault::StackLeft { sp, start, end } => {
                let what = if sp < start { "the stack overflows" } else { "the stack pointer leaves the stack" };
                write!(f, "{what}: sp is {sp:#x}, the thread's stack {start:#x} to {end:#x}")
            }
            Fault::Defect(defect) => defect.fmt(f),
        }
    }
}

/// The reason why a simulation ended early, or could not start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimErrorKind {
    /// An instruction caused a fault.
    Fault(Fault),
    /// The limit on the number of instructions was reached.
    InstructionLimit(u64),
    /// All unfinished threads wait at barriers: barrier numbers, each with the number of missing arrivals.
    Deadlock(Vec<(u32, u32)>),
    /// A thread jumps to itself forever without having finished.
    Stuck,
    /// A thread jumps to itself forever after a trap with this reason.
    Trapped(u32),
    /// An invalid argument or setting.
    Usage(String),
}

/// An error of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimError {
    /// The kind of error.
    pub kind: SimErrorKind,
    /// The thread, if the error concerns one.
    pub thread: Option<ThreadId>,
    /// The program counter of the thread.
    pub pc: u32,
    /// The instruction word, if there is one.
    pub word: Option<u32>,
    /// The disassembly of the word, if it decodes.
    pub text: Option<String>,
}

impl SimError {
    pub(crate) fn usage(message: impl Into<String>) -> SimError {
        SimError { kind: SimErrorKind::Usage(message.into()), thread: None, pc: 0, word: None, text: None }
    }
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            SimErrorKind::Fault(fault) => write!(f, "{fault}")?,
            SimErrorKind::InstructionLimit(limit) => write!(f, "not done after {limit} instructions")?,
            SimErrorKind::Deadlock(barriers) => {
                f.write_str("every thread that is not done waits at a barrier")?;
                for (id, missing) in barriers {
                    write!(f, "; barrier {id} lacks {missing}")?;
                }
            }
            SimErrorKind::Stuck => f.write_str("the thread jumps to itself and has not finished")?,
            SimErrorKind::Trapped(reason) => {
                write!(f, "the thread trapped with reason {reason:#x} and has not finished")?
            }
            SimErrorKind::Usage(message) => f.write_str(message)?,
        }
        let Some(thread) = self.thread else { return Ok(()) };
        write!(f, "\n  at {:#010x} in {thread}", self.pc)?;
        match (self.word, &self.text) {
            (Some(word), Some(text)) => write!(f, ": {word:08x}  {text}"),
            (Some(word), None) => write!(f, ": {word:08x}"),
            (None, _) => Ok(()),
        }
    }
}

impl std::error::Error for SimError {}

/// Maximum number of messages about one program, because one cause often has many effects.
#[cfg(feature = "files")]
pub(crate) const MAX_ERRORS: usize = 50;

/// The reason why a file is not a valid program for this machine, or why a program could not be linked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError(pub(crate) String);

impl FileError {
    pub(crate) fn new(message: impl Into<String>) -> FileError {
        FileError(message.into())
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FileError {}
