//! Machine instructions before register allocation.
//!
//! In: the instructions that selection appends. Out: [`MachFunc`]: instructions, their operands, and in parallel the
//! instructions and operands of the register allocator's problem.
//! Invariant: `insts` and `ra_insts` have the same length; register operands are indices into `ra_operands`.
//! Not here: selection and encoding.

use kernelsmith_ir::StackSlot;
use kernelsmith_machine::InstId;
use kernelsmith_regalloc as ra;

/// A register operand: an index into [`MachFunc::ra_operands`].
pub type RegSlot = u32;

/// No register in an address.
pub const NO_SLOT: RegSlot = u32::MAX;

/// The base of an address.
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
    /// The stack slot with this number.
    Slot(u32),
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
        /// The base.
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

/// The kind of a machine instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachKind {
    /// An instruction of the target.
    Inst,
    /// No bytes: a label, or a definition that costs nothing (arguments in registers).
    Virtual,
    /// A move between registers of a class; not emitted if both are the same.
    Copy,
    /// The return: the epilogue and the instruction.
    Return,
    /// The jump to a function that continues in place of this one: the epilogue and the instruction.
    TailCall,
    /// The jump through a table. For the allocator it is a branch to the first target; [virtual](MachKind::Virtual) branches
    /// to the other targets follow it.
    Table,
    /// The address of thread-local data that exists from the start of the program: a sequence of instructions.
    ThreadAddr,
    /// The address of any thread-local data: a sequence of instructions with a call.
    ThreadCall,
}

/// A machine instruction.
#[derive(Clone, Copy, Debug)]
pub struct MachInst {
    /// The instruction of the target, if `kind` has one.
    pub inst: InstId,
    /// Its kind.
    pub kind: MachKind,
    /// Number of operands.
    pub n_operands: u8,
    /// The machine mode that it requires; 0 if it does not matter.
    pub state: u16,
    /// Index of the first operand in [`MachFunc::operands`].
    pub first_operand: u32,
    /// The IR operation from which it was selected.
    pub origin: u32,
}

/// The home in memory of a value that never needs a spill slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// An entry of the constant pool.
    Pool(u32),
    /// A stack argument, at this distance in bytes from the first.
    Incoming(u32),
}

/// A constant, or the address of a stack slot or of a symbol, that one instruction can rematerialise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The instruction: one result, perhaps a number or an address.
    pub inst: InstId,
    /// The number, if it takes one.
    pub imm: Option<i64>,
    /// That of which it computes the address.
    pub of: Option<Addressed>,
}

/// That of which a [`Recipe`] computes the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressed {
    /// The stack slot with this number.
    Slot(u32),
    /// The symbol of this pool entry, one of [`MachFunc::direct_slots`].
    Symbol(u32),
}

impl Recipe {
    /// The recipe of a constant.
    pub fn constant(inst: InstId, imm: Option<i64>) -> Recipe {
        Recipe { inst, imm, of: None }
    }
}

/// A block of constants, written after the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PoolEntry {
    /// Start in [`MachFunc::pool_bytes`].
    pub start: u32,
    /// Size in bytes, also the alignment.
    pub size: u32,
    /// Its first bytes, which distinguish most constants.
    lead: u64,
}

/// A table of targets: a pool entry with four bytes for each, the distance of the target from the start of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JumpTable {
    /// The pool entry.
    pub entry: u32,
    /// Index of the first target in [`MachFunc::table_targets`].
    pub first: u32,
    /// Number of targets.
    pub n: u32,
}

/// A cold block: the instructions between a branch that skips it and the label to which the branch goes.
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
    /// The recipes of `Remat::Recompute`, by number.
    pub recipes: Vec<Recipe>,
    /// The homes of `Remat::Home`, by number.
    pub homes: Vec<Home>,
    /// Constants.
    pub pool: Vec<PoolEntry>,
    /// Their bytes.
    pub pool_bytes: Vec<u8>,
    /// The stack slots whose addresses it uses, by number; those of others have no bytes.
    pub slots: Vec<StackSlot>,
    /// Maximum size in bytes of the stack arguments of its calls.
    pub outgoing_bytes: u32,
    /// Maximum alignment in bytes of one of them.
    pub outgoing_align: u32,
    /// Whether a result, or an argument of a tail call, is a vector of more than 128 bits.
    pub returns_wide: bool,
    /// Bytes directly below the stack parameters, where a variadic function saves argument registers.
    pub variadic_bytes: u32,
    /// Whether it has calls.
    pub has_calls: bool,
    /// Whether it has stack parameters.
    pub has_incoming: bool,
    /// Whether it reads a parameter in the register for a static chain.
    pub has_chain: bool,
    /// Bytes of its stack parameters; `u32::MAX` if callers pass any number.
    pub incoming_bytes: u32,
    /// Whether it has non-temporal stores.
    pub streams: bool,
    /// Symbols that the code refers to: pool entry and symbol number.
    pub symbol_slots: Vec<(u32, u32)>,
    /// Symbols whose addresses the code computes from its own: pool entry, which represents the symbol and has no bytes, and
    /// symbol number.
    pub direct_slots: Vec<(u32, u32)>,
    /// Functions that the code calls or continues at directly: pool entry, which represents the function and has no bytes, and
    /// symbol number.
    pub call_slots: Vec<(u32, u32)>,
    /// The pool entries among them of tail calls.
    pub tail_slots: Vec<u32>,
    /// The same for functions that are emitted with this one.
    pub callee_slots: Vec<(u32, u32)>,
    /// Thread-local data whose addresses the code computes: pool entry, which represents the data and has no bytes, and symbol
    /// number.
    pub thread_slots: Vec<(u32, u32)>,
    /// The calls whose exceptions are caught, ascending, and the numbers of their landings.
    pub landings: Vec<(u32, u32)>,
    /// Tables of targets, by pool entry.
    pub tables: Vec<JumpTable>,
    /// The targets of all tables. Each has only one jump to it, that through its table.
    pub table_targets: Vec<ra::Label>,
    /// Cold blocks.
    pub cold: Vec<ColdBlock>,
    /// Loops with a small trip count, or that rarely run, by number, ascending.
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
            slots,
            outgoing_bytes,
            outgoing_align,
            returns_wide,
            variadic_bytes,
            has_calls,
            has_incoming,
            has_chain,
            incoming_bytes,
            streams,
            symbol_slots,
            direct_slots,
            call_slots,
            tail_slots,
            callee_slots,
            thread_slots,
            landings,
            tables,
            table_targets,
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
        slots.clear();
        *outgoing_bytes = 0;
        *outgoing_align = 0;
        *returns_wide = false;
        *variadic_bytes = 0;
        *has_calls = false;
        *has_incoming = false;
        *has_chain = false;
        *incoming_bytes = 0;
        *streams = false;
        symbol_slots.clear();
        direct_slots.clear();
        call_slots.clear();
        tail_slots.clear();
        callee_slots.clear();
        thread_slots.clear();
        landings.clear();
        tables.clear();
        table_targets.clear();
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

    /// The pool entry for these bytes; equal constants share one.
    pub fn constant(&mut self, bytes: &[u8]) -> u32 {
        let lead = lead(bytes);
        let same = |entry: &PoolEntry| {
            entry.size as usize == bytes.len()
                && entry.lead == lead
                && self.pool_bytes[entry.start as usize..(entry.start + entry.size) as usize] == *bytes
        };
        let shareable = |at: usize| {
            let is_among = |slots: &[(u32, u32)]| slots.binary_search_by_key(&at, |&(entry, _)| entry as usize).is_ok();
            !is_among(&self.symbol_slots)
                && !is_among(&self.direct_slots)
                && !is_among(&self.call_slots)
                && !is_among(&self.callee_slots)
                && !is_among(&self.thread_slots)
                && self.tables.binary_search_by_key(&(at as u32), |table| table.entry).is_err()
        };
        // Kernels have few distinct constants; only the last 64 entries are searched.
        let recent = self.pool.len().saturating_sub(64);
        if let Some(at) = (recent..self.pool.len()).rev().find(|&at| same(&self.pool[at]) && shareable(at)) {
            return at as u32;
        }
        self.append_constant(bytes)
    }

    /// A new pool entry.
    pub fn append_constant(&mut self, bytes: &[u8]) -> u32 {
        let start = self.pool_bytes.len() as u32;
        self.pool_bytes.extend_from_slice(bytes);
        self.pool.push(PoolEntry { start, size: bytes.len() as u32, lead: lead(bytes) });
        self.pool.len() as u32 - 1
    }

    /// A new table of these targets; returns its pool entry.
    pub fn append_table(&mut self, targets: &[ra::Label]) -> u32 {
        let start = self.pool_bytes.len() as u32;
        self.pool_bytes.resize(self.pool_bytes.len() + 4 * targets.len(), 0);
        self.pool.push(PoolEntry { start, size: 4 * targets.len() as u32, lead: 0 });
        let entry = self.pool.len() as u32 - 1;
        let (first, n) = (self.table_targets.len() as u32, targets.len() as u32);
        self.table_targets.extend_from_slice(targets);
        self.tables.push(JumpTable { entry, first, n });
        entry
    }

    /// The operands of an instruction.
    pub fn operands_of(&self, inst: &MachInst) -> &[MachOperand] {
        &self.operands[inst.first_operand as usize..inst.first_operand as usize + usize::from(inst.n_operands)]
    }
}

/// The first bytes of a constant in one word.
fn lead(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    let n = bytes.len().min(word.len());
    word[..n].copy_from_slice(&bytes[..n]);
    u64::from_le_bytes(word)
}
