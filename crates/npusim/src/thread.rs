//! A hardware thread: registers, program counter, wait state.
//!
//! Invariants: after a reset all registers are zero, including the lane mask, which start-up code must set. Register 59
//! is the mask; register 63 holds the address of the current instruction.

use crate::error::{Fault, ThreadId};
use crate::timing::Clock;

/// Number of lanes in a vector register.
pub const LANES: usize = 16;

/// A vector register.
pub type Lanes = [u32; LANES];

/// The number of the scalar register that is the lane mask.
pub const MASK: usize = 59;
/// The number of the frame pointer.
pub(crate) const FRAME_POINTER: usize = 60;
/// The number of the stack pointer.
pub(crate) const STACK_POINTER: usize = 61;
/// The number of the register of the return address.
pub(crate) const RETURN_ADDRESS: usize = 62;
/// The number of the program counter among the scalar registers.
pub(crate) const PROGRAM_COUNTER: usize = 63;

/// The values of the status register.
pub mod status {
    /// Not started.
    pub const IDLE: u32 = 0;
    /// Executing `main`.
    pub const RUNNING: u32 = 1;
    /// Finished.
    pub const END: u32 = 2;
    /// In the trap handler.
    pub const TRAPPED: u32 = 3;
    /// Waiting at a barrier.
    pub const WAITING: u32 = 4;
    /// Executing start-up code.
    pub const BOOTING: u32 = 5;
}

/// The scheduling state of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Not enabled.
    Disabled,
    /// Runnable.
    Ready,
    /// Waiting at the barrier with this number.
    Waiting(u32),
    /// Jumping to itself forever.
    Looping,
    /// Returned from the function that the host called.
    Returned,
}

/// A register by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Register {
    Scalar(u8),
    Vector(u8),
}

/// The old content of a register whose new content arrives late.
#[derive(Clone, Debug)]
pub(crate) struct Late {
    pub(crate) register: Register,
    pub(crate) old: Lanes,
    /// Whether the branch behind the slow instruction was taken, so that the next instruction reads the old content.
    pub(crate) is_exposed: bool,
    /// Whether a load is late, which a `nop` does not hide.
    pub(crate) is_load: bool,
}

/// The addresses of a thread's stack; `end` is behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// A hardware thread.
#[derive(Clone, Debug)]
pub struct Thread {
    pub(crate) id: ThreadId,
    /// The scalar registers.
    pub scalars: [u32; 64],
    /// The vector registers.
    pub vectors: [Lanes; 64],
    /// The address of the next instruction.
    pub pc: u32,
    pub(crate) state: State,
    pub(crate) status: u32,
    pub(crate) trap_reason: u32,
    /// Whether the host called a function in it instead of starting it.
    pub(crate) is_called: bool,
    /// Whether it stopped at a breakpoint and must continue with that instruction.
    pub(crate) is_stopped: bool,
    /// The addresses of its stack, if they are known; and whether its stack pointer has been there.
    pub(crate) stack: Option<Stack>,
    pub(crate) is_on_stack: bool,
    /// Whether it signalled that it has finished.
    pub(crate) has_finished: bool,
    /// On the hardware: the register whose new content arrives late.
    pub(crate) late: Option<Box<Late>>,
    pub(crate) instructions: u64,
    /// The estimate of its cycles.
    pub(crate) clock: Clock,
}

impl Thread {
    pub(crate) fn new(id: ThreadId) -> Thread {
        Thread {
            id,
            scalars: [0; 64],
            vectors: [[0; LANES]; 64],
            pc: 0,
            state: State::Disabled,
            status: status::IDLE,
            trap_reason: 0,
            is_called: false,
            is_stopped: false,
            stack: None,
            is_on_stack: false,
            has_finished: false,
            late: None,
            instructions: 0,
            clock: Clock::START,
        }
    }

    /// Its core and number.
    pub fn id(&self) -> ThreadId {
        self.id
    }

    /// The number of instructions it executed.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// An estimate of the cycles until its next instruction, from the start, if no other thread delays it.
    pub fn cycles(&self) -> u64 {
        self.clock.now
    }

    /// Its status register (see [`status`]).
    pub fn status(&self) -> u32 {
        if matches!(self.state, State::Waiting(_)) { status::WAITING } else { self.status }
    }

    /// Checks a new stack pointer. Start-up code may set it in several steps, so that leaving counts from the first address on
    /// the stack; an empty stack of the thread before does not.
    pub(crate) fn check_stack(&mut self) -> Result<(), Fault> {
        let Some(Stack { start, end }) = self.stack else { return Ok(()) };
        let sp = self.scalars[STACK_POINTER];
        if self.is_on_stack && !(start..=end).contains(&sp) {
            return Err(Fault::StackLeft { sp, start, end });
        }
        self.is_on_stack |= start < sp && sp <= end;
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn s(&self, number: u8) -> u32 {
        self.scalars[usize::from(number & 63)]
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, number: u8, value: u32) {
        self.scalars[usize::from(number & 63)] = value;
    }

    #[inline(always)]
    pub(crate) fn v(&self, number: u8) -> &Lanes {
        &self.vectors[usize::from(number & 63)]
    }

    /// Writes the lanes that are set in the mask. Every write of a vector register goes through this function.
    #[inline(always)]
    pub(crate) fn set_lanes(&mut self, number: u8, lanes: &Lanes) {
        let mask = self.scalars[MASK];
        let to = &mut self.vectors[usize::from(number & 63)];
        for (lane, (to, from)) in to.iter_mut().zip(lanes).enumerate() {
            *to = if mask >> lane & 1 != 0 { *from } else { *to };
        }
    }
}
