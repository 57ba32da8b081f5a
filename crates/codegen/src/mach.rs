//! Machine instructions before they have registers.
//!
//! In: what selection appends. Out: [`MachFunc`]: instructions, their operands, and beside them, one to one, the
//! instructions and operands of the register allocator's problem.
//! Invariant: `insts` and `ra_insts` have the same length; register operands name a slot of `ra_operands`.
//! Not here: which instructions to choose, and bytes.

use crate::target::Target;
use kernelsmith_machine::InstId;
use kernelsmith_regalloc as ra;

/// A register operand: an index into [`MachFunc::ra_operands`].
pub type RegSlot = u32;

/// No register in an address.
pub const NO_SLOT: RegSlot = u32::MAX;

/// What an address is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A register, or nothing if it is [`NO_SLOT`].
    Reg(RegSlot),
    /// An entry of the constant pool.
    Pool(u32),
    /// The area of outgoing stack arguments.
    Outgoing,
    /// The incoming stack arguments.
    Incoming,
}

/// An operand of a machine instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachOperand {
    /// A register.
    Reg(RegSlot),
    /// A number.
    Imm(i64),
    /// An address.
    Mem {
        /// What it starts from.
        base: Base,
        /// The register that is scaled and added, or [`NO_SLOT`].
        index: RegSlot,
        /// log2 of the scale.
        scale_log2: u8,
        /// Bytes added.
        disp: i32,
    },
    /// A label.
    Label(ra::Label),
    /// A condition by its number in the encoding.
    Cond(u8),
}

/// What a machine instruction is beside its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachKind {
    /// An instruction of the target.
    Inst,
    /// No bytes: a label, or a definition that costs nothing (arguments in registers).
    Virtual,
    /// A move between registers of a class, dropped when both are the same.
    Copy,
    /// The return: the epilogue and the instruction.
    Return,
}

/// A machine instruction.
#[derive(Clone, Copy, Debug)]
pub struct MachInst {
    /// The instruction of the target, if `kind` says that there is one.
    pub inst: InstId,
    /// What it is.
    pub kind: MachKind,
    /// Number of operands.
    pub n_operands: u8,
    /// The state that it wants the machine in; 0 if it does not matter.
    pub state: u16,
    /// Index of the first operand in [`MachFunc::operands`].
    pub first_operand: u32,
    /// The IR operation that it stands for.
    pub origin: u32,
}

/// Where a value lives that never needs a spill slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// An entry of the constant pool.
    Pool(u32),
    /// A stack argument, at this distance in bytes from the first.
    Incoming(u32),
}

/// A constant that can be made again in one instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The instruction: one result, perhaps a number.
    pub inst: InstId,
    /// The number, if it takes one.
    pub imm: Option<i64>,
}

/// A block of constants, written after the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PoolEntry {
    /// Start in [`MachFunc::pool_bytes`].
    pub start: u32,
    /// Size in bytes, also the alignment.
    pub size: u32,
    /// Its first bytes, which tell most constants apart.
    lead: u64,
}

/// A block that rarely runs: the instructions between a branch that skips it and the label that the branch goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColdBlock {
    /// The branch.
    pub branch: u32,
    /// The instruction that binds the label.
    pub end: u32,
}

/// A function of machine instructions.
#[derive(Debug, Default)]
pub struct MachFunc {
    /// Instructions.
    pub insts: Vec<MachInst>,
    /// Their operands.
    pub operands: Vec<MachOperand>,
    /// The allocator's view of the instructions.
    pub ra_insts: Vec<ra::Inst>,
    /// The allocator's operands.
    pub ra_operands: Vec<ra::Operand>,
    /// Virtual registers.
    pub vregs: Vec<ra::VRegInfo>,
    /// Loops.
    pub loops: Vec<ra::LoopInfo>,
    /// Number of labels.
    pub n_labels: u32,
    /// What `Remat::Recompute` numbers mean.
    pub recipes: Vec<Recipe>,
    /// What `Remat::Home` numbers mean.
    pub homes: Vec<Home>,
    /// Constants.
    pub pool: Vec<PoolEntry>,
    /// Their bytes.
    pub pool_bytes: Vec<u8>,
    /// Bytes of stack arguments of the calls in here.
    pub outgoing_bytes: u32,
    /// Whether anything is called.
    pub has_calls: bool,
    /// Whether stack arguments come in.
    pub has_incoming: bool,
    /// Whether there are stores past the caches.
    pub streams: bool,
    /// Symbols that the code refers to: pool entry and symbol number.
    pub symbol_slots: Vec<(u32, u32)>,
    /// Blocks that rarely run.
    pub cold: Vec<ColdBlock>,
    /// Loops that end after few turns, or rarely run, by number, ascending.
    pub brief: Vec<u32>,
}

impl MachFunc {
    /// Empties everything and keeps the memory.
    pub fn clear(&mut self) {
        let MachFunc {
            insts,
            operands,
            ra_insts,
            ra_operands,
            vregs,
            loops,
            n_labels,
            recipes,
            homes,
            pool,
            pool_bytes,
            outgoing_bytes,
            has_calls,
            has_incoming,
            streams,
            symbol_slots,
            cold,
            brief,
        } = self;
        insts.clear();
        operands.clear();
        ra_insts.clear();
        ra_operands.clear();
        vregs.clear();
        loops.clear();
        *n_labels = 0;
        recipes.clear();
        homes.clear();
        pool.clear();
        pool_bytes.clear();
        *outgoing_bytes = 0;
        *has_calls = false;
        *has_incoming = false;
        *streams = false;
        symbol_slots.clear();
        cold.clear();
        brief.clear();
    }

    /// A new virtual register.
    pub fn new_vreg(&mut self, class: ra::ClassId) -> ra::VReg {
        self.vregs.push(ra::VRegInfo::new(class));
        ra::VReg(self.vregs.len() as u32 - 1)
    }

    /// A new label.
    pub fn new_label(&mut self) -> ra::Label {
        self.n_labels += 1;
        ra::Label(self.n_labels - 1)
    }

    /// The number of a block of constants, shared with an equal one.
    pub fn constant(&mut self, bytes: &[u8]) -> u32 {
        let lead = lead(bytes);
        let same = |entry: &PoolEntry| {
            entry.size as usize == bytes.len()
                && entry.lead == lead
                && self.pool_bytes[entry.start as usize..(entry.start + entry.size) as usize] == *bytes
        };
        let shareable = |at: usize| !self.symbol_slots.iter().any(|&(entry, _)| entry as usize == at);
        // Kernels have few distinct constants; a long pool is searched only at its end.
        let recent = self.pool.len().saturating_sub(64);
        if let Some(at) = (recent..self.pool.len()).rev().find(|&at| same(&self.pool[at]) && shareable(at)) {
            return at as u32;
        }
        self.append_constant(bytes)
    }

    /// A block of constants of its own.
    pub fn append_constant(&mut self, bytes: &[u8]) -> u32 {
        let start = self.pool_bytes.len() as u32;
        self.pool_bytes.extend_from_slice(bytes);
        self.pool.push(PoolEntry { start, size: bytes.len() as u32, lead: lead(bytes) });
        self.pool.len() as u32 - 1
    }

    /// The operands of an instruction.
    pub fn operands_of(&self, inst: &MachInst) -> &[MachOperand] {
        &self.operands[inst.first_operand as usize..inst.first_operand as usize + usize::from(inst.n_operands)]
    }

    /// The allocator's problem.
    pub fn problem<'a>(&'a self, target: &'a Target) -> ra::Problem<'a> {
        ra::Problem {
            insts: &self.ra_insts,
            operands: &self.ra_operands,
            vregs: &self.vregs,
            loops: &self.loops,
            n_labels: self.n_labels,
            clobbers: target.clobber_sets(),
            subsets: target.subsets(),
        }
    }
}

/// The first bytes of a constant in one word.
fn lead(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    let n = bytes.len().min(word.len());
    word[..n].copy_from_slice(&bytes[..n]);
    u64::from_le_bytes(word)
}
