//! A hardware thread: registers, program counter, what it waits for.
//!
//! Invariants: after a reset all is zero, the lane mask too: start-up code has to set it. Register 59 is the mask, register
//! 63 holds the address of the instruction that runs.

use crate::error::ThreadId;

/// Lanes of a vector register.
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

/// What a thread says about itself in its status register.
pub mod status {
    /// Not started.
    pub const IDLE: u32 = 0;
    /// In `main`.
    pub const RUNNING: u32 = 1;
    /// Done.
    pub const END: u32 = 2;
    /// In the handler of a trap.
    pub const TRAPPED: u32 = 3;
    /// Waiting at a barrier.
    pub const WAITING: u32 = 4;
    /// In start-up code.
    pub const BOOTING: u32 = 5;
}

/// Whether a thread can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Not enabled.
    Disabled,
    /// It runs.
    Ready,
    /// It waits at the barrier of this number.
    Waiting(u32),
    /// It jumps to itself for ever.
    Looping,
    /// It returned from the function that it was called with.
    Returned,
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
    /// Whether the host called a function in it, rather than starting it.
    pub(crate) is_called: bool,
    /// Whether it stopped before its next instruction: there it goes on.
    pub(crate) is_stopped: bool,
    /// Whether it told the host that it is done.
    pub(crate) has_finished: bool,
    pub(crate) instructions: u64,
    /// The sum of the latencies of what ran.
    pub(crate) latencies: u64,
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
            has_finished: false,
            instructions: 0,
            latencies: 0,
        }
    }

    /// Which thread it is.
    pub fn id(&self) -> ThreadId {
        self.id
    }

    /// How many instructions it ran.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// Its status register (see [`status`]).
    pub fn status(&self) -> u32 {
        if matches!(self.state, State::Waiting(_)) { status::WAITING } else { self.status }
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

    /// Writes the lanes that the mask has: every write of a vector register goes through here.
    #[inline(always)]
    pub(crate) fn set_lanes(&mut self, number: u8, lanes: &Lanes) {
        let mask = self.scalars[MASK];
        let to = &mut self.vectors[usize::from(number & 63)];
        for (lane, (to, from)) in to.iter_mut().zip(lanes).enumerate() {
            *to = if mask >> lane & 1 != 0 { *from } else { *to };
        }
    }
}
