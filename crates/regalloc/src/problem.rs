//! The input of allocation: virtual registers, operands with constraints, instructions, loops, and the register file.
//!
//! A [`Problem`] borrows flat slices that the client fills; a [`RegEnv`] is built once per target. The instructions are one
//! linear sequence from structured control flow. Rules that [`Problem::validate`] checks:
//! * A label is bound once. It is a *loop header* if a later instruction jumps to it: then a [`LoopInfo`] starts at it and
//!   contains every such jump. Loops nest properly and are listed in the order of their headers.
//! * Every use is definitely assigned: each path to it passes a definition. (The checker verifies this, not `validate`.)
//! * The last reachable instruction is an `Exit` or a `Jump`.
//! * `Label` and `Jump` have no operands; a `Branch` has uses only (read before it is taken); a `Copy` is one `Def` and
//!   one `Use`, in any order.
//!
//! Phases of an instruction: it reads all uses, then destroys the clobbers, then writes definitions. Hence a use may be in a
//! clobbered register; of the definitions, only a `Fixed` one (or one tied to a fixed use) may. An
//! [`OperandKind::EarlyDef`] is an early clobber: it is written while uses are still being read.
//!
//! Not here: results (`allocation`) and the meaning of instructions.

use core::fmt;

pub use crate::regset::{PReg, RegSet};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident($int:ty), $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $int);

        impl $name {
            /// This index as a `usize`.
            #[inline]
            pub const fn idx(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use index;

index!(
    /// A virtual register, an index into [`Problem::vregs`].
    VReg(u32), "%"
);
index!(
    /// A register class, an index into [`RegEnv::classes`].
    ClassId(u8), "class"
);
index!(
    /// A label, below [`Problem::n_labels`].
    Label(u32), "L"
);

/// A set of interchangeable registers (or aligned groups of registers) of one bank.
#[derive(Clone, Debug)]
pub struct RegClass {
    /// Name for listings and errors.
    pub name: &'static str,
    /// The bank of all its units, below [`crate::MAX_BANKS`].
    pub bank: u8,
    /// Mask of registers of the class; for a group, of the *first* units (aligned to `group`).
    pub allowed: u64,
    /// The registers of `allowed` in the order of preference, as indices within the bank.
    pub order: Vec<u8>,
    /// Number of consecutive aligned units: 1, 2, 4 or 8.
    pub group: u8,
    /// Size of a spill slot, in the client's unit (bytes, or multiples of VLEN).
    pub spill_size: u32,
    /// Alignment of a spill slot, a power of two.
    pub spill_align: u32,
    /// Whether values may be moved and spilled. State registers (flags, vl, lane mask) may not: only `Fixed` operands define
    /// and use them.
    pub spillable: bool,
}

impl RegClass {
    /// The mask of all units that registers of this class cover.
    pub fn units(&self) -> u64 {
        (0..u32::from(self.group)).fold(0, |mask, n| mask | self.allowed << n)
    }

    /// The order of preference as sets: each set is an ascending run of `order`.
    fn ascending_runs(&self) -> Vec<u64> {
        let runs = self.order.chunk_by(|a, b| a < b);
        runs.map(|run| run.iter().fold(0, |mask, &reg| mask | 1u64.checked_shl(reg.into()).unwrap_or(0))).collect()
    }
}

/// The register file of a target.
#[derive(Clone, Debug)]
pub struct RegEnv {
    /// The classes; at most 256.
    pub classes: Vec<RegClass>,
    /// Units that a function must preserve: preferred for values that are live across clobbers; otherwise the allocator avoids
    /// them while another free register is caller-saved or already in use.
    pub callee_saved: RegSet,
    /// The units of spillable classes; all other units are state registers.
    pub(crate) spillable: RegSet,
    /// By class, sets of registers in the order of preference; within a set, lower registers are preferred.
    pub(crate) preferred: Vec<Vec<u64>>,
    /// Number of banks: one more than the highest bank of a class.
    pub(crate) n_banks: usize,
}

impl RegEnv {
    /// A register file of these classes, with the units that a function must preserve.
    pub fn new(classes: Vec<RegClass>, callee_saved: RegSet) -> RegEnv {
        let mut spillable = RegSet::EMPTY;
        for class in classes.iter().filter(|class| class.spillable && usize::from(class.bank) < crate::MAX_BANKS) {
            *spillable.bank_mut(class.bank.into()) |= class.units();
        }
        let preferred = classes.iter().map(RegClass::ascending_runs).collect();
        let n_banks = classes.iter().map(|class| usize::from(class.bank) + 1).max().unwrap_or(0);
        RegEnv { classes, callee_saved, spillable, preferred, n_banks: n_banks.min(crate::MAX_BANKS) }
    }

    /// The class `id`.
    #[inline]
    pub fn class(&self, id: ClassId) -> &RegClass {
        &self.classes[id.idx()]
    }

    /// A limit for [`Options::limit`]: in each bank the first `counts[bank]` units in ascending order of those that a
    /// spillable class of the bank covers, and all units of banks without spillable class.
    pub fn first_units(&self, counts: &[usize; crate::MAX_BANKS]) -> RegSet {
        let mut limit = RegSet::ALL;
        for (bank, &count) in counts.iter().enumerate() {
            let classes = self.classes.iter().filter(|class| class.spillable && usize::from(class.bank) == bank);
            let units = classes.fold(0, |mask, class| mask | class.units());
            if units != 0 {
                *limit.bank_mut(bank) = crate::regset::bits(units).take(count).fold(0, |mask, bit| mask | 1 << bit);
            }
        }
        limit
    }
}

/// How to obtain a value without spilling it. A vreg for which this is not `None` counts as defined everywhere: it needs no
/// definition, and if all its uses read the home memory it costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Remat {
    /// Only by spilling.
    #[default]
    None,
    /// A constant that the client can rematerialise in a register of the class anywhere, without inputs
    /// ([`crate::EditKind::Remat`]). Every definition of the vreg must produce that constant.
    Recompute(u32),
    /// The value has a permanent home in memory (constant pool, stack argument): it is never stored; it is loaded, or used in
    /// place, from [`crate::Loc::Home`]. Every definition of the vreg must produce the value of that memory.
    Home(u32),
}

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VRegInfo {
    /// Its class.
    pub class: ClassId,
    /// An alternative to a spill slot.
    pub remat: Remat,
    /// A preferred register, in addition to those from operands.
    pub hint: Option<PReg>,
}

impl VRegInfo {
    /// A plain vreg of `class`.
    pub const fn new(class: ClassId) -> VRegInfo {
        VRegInfo { class, remat: Remat::None, hint: None }
    }
}

/// The effect of an instruction on a vreg through an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandKind {
    /// Reads it, before anything is written.
    Use,
    /// Writes it, after everything is read.
    Def,
    /// Early clobber: writes it while uses are still being read, so it shares no unit with any use.
    EarlyDef,
}

/// The allowed locations of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constraint {
    /// A register of the vreg's class.
    Reg,
    /// A register, or (uses only) the spill slot or home memory of the value. At most one operand of an instruction is placed
    /// in memory.
    RegOrMem,
    /// This register (pre-coloured), for state registers and calling conventions. It need not be in the class's `allowed`.
    Fixed(PReg),
    /// Definitions only: tied to the use with this index among the instruction's operands (two-address code).
    SameAs(u8),
    /// A register of the class that is also in this mask of the side table [`Problem::subsets`] (first units).
    Subset(u16),
}

/// One operand, packed in 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Operand {
    vreg: VReg,
    // kind: bits 0..2, constraint: bits 2..5, payload: bits 8..24
    bits: u32,
}

impl Operand {
    /// An operand.
    #[inline]
    pub const fn new(vreg: VReg, kind: OperandKind, constraint: Constraint) -> Operand {
        let (tag, payload) = match constraint {
            Constraint::Reg => (0, 0),
            Constraint::RegOrMem => (1, 0),
            Constraint::Fixed(reg) => (2, reg.unit() as u32),
            Constraint::SameAs(idx) => (3, idx as u32),
            Constraint::Subset(idx) => (4, idx as u32),
        };
        Operand { vreg, bits: kind as u32 | tag << 2 | payload << 8 }
    }

    /// A use in a register.
    #[inline]
    pub const fn reg_use(vreg: VReg) -> Operand {
        Operand::new(vreg, OperandKind::Use, Constraint::Reg)
    }

    /// A use in a register or in memory.
    #[inline]
    pub const fn any_use(vreg: VReg) -> Operand {
        Operand::new(vreg, OperandKind::Use, Constraint::RegOrMem)
    }

    /// A use in `reg`.
    #[inline]
    pub const fn fixed_use(vreg: VReg, reg: PReg) -> Operand {
        Operand::new(vreg, OperandKind::Use, Constraint::Fixed(reg))
    }

    /// A definition in a register.
    #[inline]
    pub const fn reg_def(vreg: VReg) -> Operand {
        Operand::new(vreg, OperandKind::Def, Constraint::Reg)
    }

    /// A definition in `reg`.
    #[inline]
    pub const fn fixed_def(vreg: VReg, reg: PReg) -> Operand {
        Operand::new(vreg, OperandKind::Def, Constraint::Fixed(reg))
    }

    /// A definition in the register of the use with index `operand` of the same instruction.
    #[inline]
    pub const fn tied_def(vreg: VReg, operand: u8) -> Operand {
        Operand::new(vreg, OperandKind::Def, Constraint::SameAs(operand))
    }

    /// The vreg.
    #[inline]
    pub const fn vreg(self) -> VReg {
        self.vreg
    }

    /// Use or definition.
    #[inline]
    pub const fn kind(self) -> OperandKind {
        match self.bits & 3 {
            0 => OperandKind::Use,
            1 => OperandKind::Def,
            _ => OperandKind::EarlyDef,
        }
    }

    /// Whether it is a use.
    #[inline]
    pub const fn is_use(self) -> bool {
        self.bits & 3 == 0
    }

    /// Whether it is a use that allows every register of its class.
    #[inline]
    pub(crate) const fn is_plain_use(self) -> bool {
        // Tags 0 and 1, kind 0.
        self.bits & 0b11011 == 0
    }

    /// The constraint.
    #[inline]
    pub const fn constraint(self) -> Constraint {
        let payload = self.bits >> 8;
        match self.bits >> 2 & 7 {
            0 => Constraint::Reg,
            1 => Constraint::RegOrMem,
            2 => Constraint::Fixed(PReg::from_unit(payload as usize)),
            3 => Constraint::SameAs(payload as u8),
            _ => Constraint::Subset(payload as u16),
        }
    }
}

impl fmt::Debug for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} {:?}", self.vreg, self.kind(), self.constraint())
    }
}

/// The control flow of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Falls through to the next instruction.
    Normal,
    /// Like `Normal`, and copies its use to its definition: a no-op if both get the same register.
    Copy,
    /// Binds a label.
    Label(Label),
    /// An unconditional jump to the label.
    Jump(Label),
    /// A branch to the label or to the next instruction.
    Branch(Label),
    /// Leaves the function.
    Exit,
}

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inst {
    /// Index of its first operand in [`Problem::operands`].
    pub first_operand: u32,
    /// Number of its operands, at most 64.
    pub n_operands: u16,
    /// Index into [`Problem::clobbers`]; 0 for none.
    pub clobbers: u16,
    /// Control flow.
    pub flow: Flow,
}

impl Inst {
    /// The range of its operands in [`Problem::operands`] and in [`crate::Allocation::allocs`].
    #[inline]
    pub const fn operands(&self) -> core::ops::Range<usize> {
        self.first_operand as usize..self.first_operand as usize + self.n_operands as usize
    }
}

/// A loop: the instructions `start..=end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopInfo {
    /// The instruction that binds the header label.
    pub start: u32,
    /// The last instruction of the loop; normally the jump or branch back.
    pub end: u32,
    /// Nesting depth, 1 for an outermost loop.
    pub depth: u16,
}

/// A function to allocate registers for.
#[derive(Clone, Copy, Debug)]
pub struct Problem<'a> {
    /// The instructions in linear order.
    pub insts: &'a [Inst],
    /// All operands.
    pub operands: &'a [Operand],
    /// The virtual registers.
    pub vregs: &'a [VRegInfo],
    /// The loops, ordered by `start` (an outer loop before those in it).
    pub loops: &'a [LoopInfo],
    /// Number of labels.
    pub n_labels: u32,
    /// The clobber sets of instructions; entry 0 is the empty set (an empty table means the same).
    pub clobbers: &'a [RegSet],
    /// Masks for [`Constraint::Subset`].
    pub subsets: &'a [u64],
}

impl<'a> Problem<'a> {
    /// The operands of instruction `inst`.
    #[inline]
    pub fn operands_of(&self, inst: usize) -> &'a [Operand] {
        &self.operands[self.insts[inst].operands()]
    }

    /// The units that instruction `inst` destroys.
    #[inline]
    pub(crate) fn clobbers_of(&self, inst: usize) -> &'a RegSet {
        match self.insts[inst].clobbers {
            0 => &RegSet::EMPTY,
            idx => &self.clobbers[usize::from(idx)],
        }
    }
}

/// How to allocate.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Store every definition and reload every use: the simplest code, to find out whether the allocator causes a fault.
    pub spill_all: bool,
    /// Use only these units (except for `Fixed` operands); `None` for all units of the classes.
    pub limit: Option<RegSet>,
    /// Give each spilled value its own slot, which keeps the value to the end of the function: control may come back to an
    /// earlier point.
    pub apart: bool,
    /// Run [`Problem::validate`] first. Without validation a malformed problem may panic.
    pub validate: bool,
}
