//! The result of allocation: a place for every operand, and the moves to insert between instructions.
//!
//! The client walks the instructions and the sorted edits together. [`Place`] is the position of an edit:
//! * `Before`: before the instruction. Before a label, the client emits it before it binds the label, so that only the path
//!   that falls into the label runs it.
//! * `After`: after the instruction; never used for a jump, branch or exit.
//! * `Edge`: on the taken edge of a branch only; the client emits a small trampoline. (A jump's edits are `Before` it.)
//!
//! Edits at one point run in list order: parallel moves are already sequentialised, and there are no moves from memory to
//! memory. State registers may be live at an edit, so the client's code for it must preserve them (no flag-setting zero
//! idiom, no lasting change of vl). Unreachable instructions have [`Alloc::DEAD`] operands; do not emit them.

use core::fmt;

use crate::error::AllocError;
use crate::problem::{ClassId, Flow, Operand, Options, PReg, Problem, RegEnv, RegSet, VReg, index};

index!(
    /// A spill slot, an index into [`Allocation::slots`].
    SlotId(u32), "slot"
);

/// A location of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loc {
    /// A register; for a group its first unit.
    Reg(PReg),
    /// A spill slot of this function.
    Slot(SlotId),
    /// Memory named by [`crate::Remat::Home`]; never written.
    Home(u32),
}

impl fmt::Display for Loc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loc::Reg(reg) => write!(f, "{reg}"),
            Loc::Slot(slot) => write!(f, "{slot}"),
            Loc::Home(id) => write!(f, "home{id}"),
        }
    }
}

/// The location of an operand: a [`Loc`] in 4 bytes, or nothing for unreachable instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Alloc(u32);

impl Alloc {
    /// The operand belongs to an unreachable instruction.
    pub const DEAD: Alloc = Alloc(u32::MAX);

    /// A register.
    #[inline]
    pub const fn reg(reg: PReg) -> Alloc {
        Alloc(reg.unit() as u32)
    }

    /// A spill slot.
    #[inline]
    pub const fn slot(slot: SlotId) -> Alloc {
        Alloc(1 << 30 | slot.0)
    }

    /// Home memory.
    #[inline]
    pub const fn home(id: u32) -> Alloc {
        Alloc(2 << 30 | id)
    }

    /// The location, unless dead.
    #[inline]
    pub const fn loc(self) -> Option<Loc> {
        let payload = self.0 & 0x3fff_ffff;
        match self.0 >> 30 {
            0 => Some(Loc::Reg(PReg::from_unit(payload as usize))),
            1 => Some(Loc::Slot(SlotId(payload))),
            2 => Some(Loc::Home(payload)),
            _ => None,
        }
    }

    /// Whether it is a spill slot or home memory.
    #[inline]
    pub const fn is_memory(self) -> bool {
        // Kinds 1 and 2: one of the upper two bits. Counting such entries takes no branches then.
        (self.0 ^ self.0 << 1) >> 31 == 1
    }

    /// The register, if it is one.
    #[inline]
    pub const fn as_reg(self) -> Option<PReg> {
        match self.loc() {
            Some(Loc::Reg(reg)) => Some(reg),
            _ => None,
        }
    }
}

impl fmt::Display for Alloc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.loc() {
            Some(loc) => fmt::Display::fmt(&loc, f),
            None => f.write_str("dead"),
        }
    }
}

impl fmt::Debug for Alloc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The position of an edit relative to its instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// Before the instruction.
    Before,
    /// On the taken edge of a branch.
    Edge,
    /// After the instruction.
    After,
}

/// A point of the program; points are ordered by position in the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u32);

impl Point {
    /// The point `place` of instruction `inst`.
    #[inline]
    pub const fn new(inst: usize, place: Place) -> Point {
        Point((inst as u32) << 2 | place as u32)
    }

    /// The instruction.
    #[inline]
    pub const fn inst(self) -> usize {
        (self.0 >> 2) as usize
    }

    /// Before, after, or on the taken edge.
    #[inline]
    pub const fn place(self) -> Place {
        match self.0 & 3 {
            0 => Place::Before,
            1 => Place::Edge,
            _ => Place::After,
        }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.place(), self.inst())
    }
}

/// An inserted operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditKind {
    /// Copy a value of `class`; at least one side is a register, `to` is never `Home`.
    Move {
        /// Class of the value: its size and the kind of register.
        class: ClassId,
        /// Source.
        from: Loc,
        /// Destination.
        to: Loc,
    },
    /// Rematerialise the constant [`crate::Remat::Recompute`]`(id)`.
    Remat {
        /// The vreg of the constant.
        vreg: VReg,
        /// The client's number of the constant.
        id: u32,
        /// Destination.
        to: PReg,
    },
}

impl fmt::Display for EditKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditKind::Move { from, to, .. } => write!(f, "{to} = {from}"),
            EditKind::Remat { id, to, .. } => write!(f, "{to} = const{id}"),
        }
    }
}

/// An inserted operation and its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edit {
    /// Its position.
    pub at: Point,
    /// The operation.
    pub kind: EditKind,
}

/// A spill slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotInfo {
    /// Size in the unit of [`crate::RegClass::spill_size`].
    pub size: u32,
    /// Alignment.
    pub align: u32,
}

/// Counts of inserted operations, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// Stores to spill slots.
    pub spills: u32,
    /// Loads from spill slots and home memory.
    pub reloads: u32,
    /// Operands folded from memory.
    pub folds: u32,
    /// Moves from register to register.
    pub moves: u32,
    /// Rematerialised constants.
    pub remats: u32,
    /// `Copy` instructions that became no-ops.
    pub coalesced: u32,
}

impl Stats {
    /// Adds the counts of another allocation.
    pub fn add(&mut self, other: &Stats) {
        let Stats { spills, reloads, folds, moves, remats, coalesced } = other;
        self.spills += spills;
        self.reloads += reloads;
        self.folds += folds;
        self.moves += moves;
        self.remats += remats;
        self.coalesced += coalesced;
    }
}

/// The result; keep it and pass it again to reuse its vectors.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// The location of each of [`Problem::operands`].
    pub allocs: Vec<Alloc>,
    /// The inserted operations, sorted by point.
    pub edits: Vec<Edit>,
    /// The spill slots. Values that are never live at the same time share slots.
    pub slots: Vec<SlotInfo>,
    /// All units that instructions, clobbers and edits write.
    pub used: RegSet,
    /// Counts.
    pub stats: Stats,
}

impl Allocation {
    /// Clears the result and keeps its memory.
    pub fn clear(&mut self) {
        self.allocs.clear();
        self.edits.clear();
        self.slots.clear();
        self.used = RegSet::EMPTY;
        self.stats = Stats::default();
    }

    /// Whether instruction `inst` is a `Copy` from a register to itself, which the client need not emit.
    pub(crate) fn is_noop_copy(&self, problem: &Problem<'_>, inst: usize) -> bool {
        let inst = &problem.insts[inst];
        let allocs = &self.allocs[inst.operands()];
        inst.flow == Flow::Copy && allocs.len() == 2 && allocs[0] == allocs[1]
    }

    /// The operands of `inst` with their places.
    pub fn operands_of<'a>(
        &'a self,
        problem: &Problem<'a>,
        inst: usize,
    ) -> impl Iterator<Item = (Operand, Alloc)> + use<'a> {
        let range = problem.insts[inst].operands();
        problem.operands[range.clone()].iter().copied().zip(self.allocs[range].iter().copied())
    }
}

/// A register allocator with its reusable working memory.
pub trait Allocator {
    /// Solves `problem` into `out`, which it clears first. After an error the content of `out` is undefined.
    fn allocate(
        &mut self,
        problem: &Problem<'_>,
        env: &RegEnv,
        options: &Options,
        out: &mut Allocation,
    ) -> Result<(), AllocError>;
}
