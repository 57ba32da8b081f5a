//! States: what is known at a position of the walk.
//!
//! In: nothing. Out: [`Known`], [`Env`], [`Frame`]. Invariant: a register that an environment does not list is not known,
//! and its value is in its home, a register of the result; a stack slot's part that is not listed was never written.
//! Not here: how they change (`evaluate`, `operation`).

use kernelsmith_ir::VReg;
use std::collections::BTreeMap;

/// The parent of the frame of the function itself.
pub(super) const NO_FRAME: u32 = u32::MAX;

/// A value that is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Known {
    /// Canonical bits.
    Bits(u64),
    /// Bytes after the start of a function or of data, by number of the name.
    Symbol(u32, i64),
    /// Bytes after the start of a stack slot.
    Slot(Slot, i64),
}

/// A stack slot of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Slot {
    pub(super) frame: u32,
    pub(super) slot: u32,
}

/// Part of a stack slot that is a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cell {
    /// The register of the result that holds the value if it is not known.
    pub(super) home: VReg,
    pub(super) bytes: u32,
    pub(super) value: Option<Known>,
}

/// What is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Env {
    /// By home.
    pub(super) regs: BTreeMap<VReg, Known>,
    /// By slot and offset; they do not overlap.
    pub(super) cells: BTreeMap<(Slot, u32), Cell>,
}

/// Where a register of the result comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    /// A register of the function that a frame runs.
    Register(u32, VReg),
    /// Part of a stack slot.
    Cell,
    /// Nothing else.
    Temporary,
}

/// A call that is inlined, by its path of calls.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) function: u32,
    pub(super) parent: u32,
    /// The operation of the parent that calls.
    pub(super) call: u32,
    pub(super) depth: usize,
    /// The arguments that were known when the walk last entered it.
    pub(super) args: Vec<Option<Known>>,
}
