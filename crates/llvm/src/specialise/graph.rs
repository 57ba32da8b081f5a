//! The residual graph: blocks of operations of the result, and what makes them small.
//!
//! In: blocks from the walk, whose registers are homes and have many definitions. Out: chains of blocks as one, without
//! dead operations, with as many registers as there are independent values: those of straight code are defined once, so
//! that the compiler's passes see through them.
//! Invariant: near-linear but for liveness, whose rounds are as many as loops nest. Not here: structure (`emit`).

use super::state::Slot;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Function, Op, OpFlags, Opcode, Type, VReg};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct BlockId(u32);

impl BlockId {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a block ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Exit {
    Jump(BlockId),
    Branch {
        condition: VReg,
        on_true: BlockId,
        on_false: BlockId,
    },
    Switch {
        value: VReg,
        ty: Type,
        cases: Vec<(Vec<u64>, BlockId)>,
        default: BlockId,
    },
    /// Leaves the function with these results.
    Return {
        results: Vec<VReg>,
        is_rare: bool,
    },
}

impl Exit {
    /// The exit of a block that is not finished.
    const NONE: Exit = Exit::Return { results: Vec::new(), is_rare: false };
}

impl Exit {
    pub(super) fn targets(&self) -> Vec<BlockId> {
        match self {
            Exit::Jump(to) => vec![*to],
            Exit::Branch { on_true, on_false, .. } => vec![*on_true, *on_false],
            Exit::Switch { cases, default, .. } => {
                core::iter::once(*default).chain(cases.iter().map(|(_, to)| *to)).collect()
            }
            Exit::Return { .. } => Vec::new(),
        }
    }

    fn targets_mut(&mut self) -> Vec<&mut BlockId> {
        match self {
            Exit::Jump(to) => vec![to],
            Exit::Branch { on_true, on_false, .. } => vec![on_true, on_false],
            Exit::Switch { cases, default, .. } => {
                core::iter::once(default).chain(cases.iter_mut().map(|(_, to)| to)).collect()
            }
            Exit::Return { .. } => Vec::new(),
        }
    }

    fn uses(&self) -> &[VReg] {
        match self {
            Exit::Jump(_) => &[],
            Exit::Branch { condition, .. } => core::slice::from_ref(condition),
            Exit::Switch { value, .. } => core::slice::from_ref(value),
            Exit::Return { results, .. } => results,
        }
    }

    fn uses_mut(&mut self) -> &mut [VReg] {
        match self {
            Exit::Jump(_) => &mut [],
            Exit::Branch { condition, .. } => core::slice::from_mut(condition),
            Exit::Switch { value, .. } => core::slice::from_mut(value),
            Exit::Return { results, .. } => results,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) ops: Vec<Op>,
    pub(super) exit: Exit,
}

#[derive(Debug, Default)]
pub(super) struct Graph {
    pub(super) blocks: Vec<Block>,
    pub(super) vregs: Vec<Type>,
    /// The registers of the parameters, in order.
    pub(super) params: Vec<VReg>,
    pub(super) passing: Vec<(u32, ir::Passing)>,
    pub(super) symbols: Vec<ir::Symbol>,
    pub(super) symbol_ids: HashMap<ir::Symbol, ir::SymbolId>,
    pub(super) slots: Vec<ir::StackSlot>,
    pub(super) slot_ids: HashMap<Slot, u32>,
    /// Arguments of calls.
    pub(super) lists: Vec<VReg>,
    pub(super) values: Vec<u64>,
    pub(super) n_ops: usize,
}

impl Graph {
    pub(super) fn add_block(&mut self) -> BlockId {
        self.blocks.push(Block { ops: Vec::new(), exit: Exit::NONE });
        self.n_ops += 1;
        BlockId(self.blocks.len() as u32 - 1)
    }

    pub(super) fn push(&mut self, block: BlockId, op: Op) {
        self.blocks[block.index()].ops.push(op);
        self.n_ops += 1;
    }

    pub(super) fn push_list(&mut self, regs: &[VReg]) -> u32 {
        self.lists.extend_from_slice(regs);
        (self.lists.len() - regs.len()) as u32
    }

    pub(super) fn push_values(&mut self, values: &[u64]) -> i64 {
        self.values.extend_from_slice(values);
        (self.values.len() - values.len()) as i64
    }

    /// The number of a stack slot of a frame.
    pub(super) fn slot(&mut self, slot: Slot, layout: ir::StackSlot) -> u32 {
        *self.slot_ids.entry(slot).or_insert_with(|| {
            self.slots.push(layout);
            self.slots.len() as u32 - 1
        })
    }

    /// Where the list of a call is in [`Graph::lists`].
    fn list(&self, op: &Op) -> core::ops::Range<usize> {
        if !op.code.is_call() {
            return 0..0;
        }
        let n = self.symbols[op.symbol().index()].params.len() + op.n_variadic() as usize;
        op.aux as usize..op.aux as usize + n
    }

    fn uses(&self, op: &Op) -> impl Iterator<Item = VReg> {
        let [a, b, c] = op.args;
        let fields = [a, b, c, op.mask, op.pass].into_iter().filter(|reg| reg.is_some());
        fields.chain(self.lists[self.list(op)].iter().copied())
    }

    fn rename(&mut self, op: &mut Op, mut to: impl FnMut(VReg) -> VReg) {
        for reg in op.args.iter_mut().chain([&mut op.mask, &mut op.pass]).filter(|reg| reg.is_some()) {
            *reg = to(*reg);
        }
        let list = self.list(op);
        self.lists[list].iter_mut().for_each(|reg| *reg = to(*reg));
    }

    /// Makes the graph small. Returns the first block, to which nothing jumps.
    pub(super) fn simplify(&mut self) -> BlockId {
        self.merge_chains();
        self.forward_copies();
        let live = self.remove_dead();
        self.rename_values(&live);
        BlockId(0)
    }

    /// Makes one block of blocks that only follow each other, and keeps what the first block reaches.
    fn merge_chains(&mut self) {
        // A block that only jumps is where it jumps to.
        let forwarded: Vec<BlockId> = (0..self.blocks.len())
            .map(|at| {
                let mut to = BlockId(at as u32);
                // A chain that returns to itself has as many steps as there are blocks.
                for _ in 0..self.blocks.len() {
                    match &self.blocks[to.index()] {
                        Block { ops, exit: Exit::Jump(next) } if ops.is_empty() && *next != to => to = *next,
                        _ => break,
                    }
                }
                to
            })
            .collect();
        for block in &mut self.blocks {
            block.exit.targets_mut().into_iter().for_each(|to| *to = forwarded[to.index()]);
            if let Exit::Branch { on_true, on_false, .. } = block.exit
                && on_true == on_false
            {
                block.exit = Exit::Jump(on_true);
            }
        }
        let mut n_before = vec![0u32; self.blocks.len()];
        let mut order = Vec::new();
        let mut numbers = vec![u32::MAX; self.blocks.len()];
        let mut work = vec![BlockId(0)];
        n_before[0] = 2;
        let mut is_seen = vec![false; self.blocks.len()];
        while let Some(block) = work.pop() {
            if core::mem::replace(&mut is_seen[block.index()], true) {
                continue;
            }
            for to in self.blocks[block.index()].exit.targets() {
                n_before[to.index()] += 1;
                work.push(to);
            }
        }
        let mut work = vec![BlockId(0)];
        while let Some(block) = work.pop() {
            if numbers[block.index()] != u32::MAX {
                continue;
            }
            numbers[block.index()] = order.len() as u32;
            let mut merged =
                core::mem::replace(&mut self.blocks[block.index()], Block { ops: Vec::new(), exit: Exit::NONE });
            while let Exit::Jump(next) = merged.exit {
                if n_before[next.index()] != 1 || next == block {
                    break;
                }
                let next = &mut self.blocks[next.index()];
                merged.ops.append(&mut next.ops);
                merged.exit = core::mem::replace(&mut next.exit, Exit::NONE);
            }
            work.extend(merged.exit.targets().into_iter().rev());
            order.push(merged);
        }
        self.blocks = order;
        for block in &mut self.blocks {
            block.exit.targets_mut().into_iter().for_each(|to| *to = BlockId(numbers[to.index()]));
        }
    }

    /// Reads the source of a copy instead of the copy, in the same block.
    fn forward_copies(&mut self) {
        let mut blocks = core::mem::take(&mut self.blocks);
        for block in &mut blocks {
            let mut sources: HashMap<VReg, VReg> = HashMap::new();
            let mut copies: HashMap<VReg, Vec<VReg>> = HashMap::new();
            for op in &mut block.ops {
                self.rename(op, |reg| sources.get(&reg).copied().unwrap_or(reg));
                if op.dst.is_none() {
                    continue;
                }
                sources.remove(&op.dst);
                for copy in copies.remove(&op.dst).unwrap_or_default() {
                    if sources.get(&copy) == Some(&op.dst) {
                        sources.remove(&copy);
                    }
                }
                if op.code == Opcode::Copy && op.mask.is_none() && op.args[0] != op.dst {
                    sources.insert(op.dst, op.args[0]);
                    copies.entry(op.args[0]).or_default().push(op.dst);
                }
            }
            for reg in block.exit.uses_mut() {
                *reg = sources.get(reg).copied().unwrap_or(*reg);
            }
        }
        self.blocks = blocks;
    }

    /// Removes operations whose results nothing reads. Returns the registers that are live at the start of each block.
    fn remove_dead(&mut self) -> Vec<Vec<VReg>> {
        let may_go = |op: &Op| op.dst.is_some() && (op.code.is_pure() || reads(op));
        // Registers that live across blocks, densely numbered; at most those that some block reads first.
        let mut numbers: HashMap<VReg, usize> = HashMap::new();
        let mut globals = Vec::new();
        for block in &self.blocks {
            let mut defined: HashSet<VReg> = HashSet::new();
            let mut read = |reg: VReg, defined: &HashSet<VReg>| {
                if !defined.contains(&reg) && !numbers.contains_key(&reg) {
                    numbers.insert(reg, globals.len());
                    globals.push(reg);
                }
            };
            for op in &block.ops {
                self.uses(op).for_each(|reg| read(reg, &defined));
                defined.insert(op.dst);
            }
            block.exit.uses().iter().for_each(|&reg| read(reg, &defined));
        }
        let n_words = globals.len().div_ceil(64);
        let mut live: Vec<Vec<u64>> = vec![vec![0; n_words]; self.blocks.len()];
        let mut changed = true;
        let mut kept: Vec<Vec<bool>> = self.blocks.iter().map(|block| vec![false; block.ops.len()]).collect();
        while changed {
            changed = false;
            for at in (0..self.blocks.len()).rev() {
                let mut current = vec![0u64; n_words];
                for to in self.blocks[at].exit.targets() {
                    current.iter_mut().zip(&live[to.index()]).for_each(|(a, b)| *a |= b);
                }
                let mut set = LiveSet { numbers: &numbers, bits: current, local: HashSet::new() };
                let block = &self.blocks[at];
                block.exit.uses().iter().for_each(|&reg| set.insert(reg));
                for (n, op) in block.ops.iter().enumerate().rev() {
                    kept[at][n] = !may_go(op) || set.contains(op.dst);
                    if kept[at][n] {
                        set.remove(op.dst);
                        self.uses(op).for_each(|reg| set.insert(reg));
                    }
                }
                let current = set.bits;
                if live[at] != current {
                    live[at] = current;
                    changed = true;
                }
            }
        }
        for (block, kept) in self.blocks.iter_mut().zip(&kept) {
            let mut at = 0;
            block.ops.retain(|_| {
                at += 1;
                kept[at - 1]
            });
        }
        let is_set = |bits: &Vec<u64>, number: usize| bits[number / 64] >> (number % 64) & 1 != 0;
        live.iter()
            .map(|bits| {
                (0..globals.len()).filter(|&number| is_set(bits, number)).map(|number| globals[number]).collect()
            })
            .collect()
    }

    /// Gives every independent value a separate register.
    fn rename_values(&mut self, live: &[Vec<VReg>]) {
        let mut values = Values::default();
        let starts: Vec<HashMap<VReg, u32>> = live
            .iter()
            .map(|regs| regs.iter().map(|&reg| (reg, values.add(self.vregs[reg.index()]))).collect())
            .collect();
        let params: Vec<u32> = self.params.iter().map(|reg| values.add(self.vregs[reg.index()])).collect();
        let mut blocks = core::mem::take(&mut self.blocks);
        for (at, block) in blocks.iter_mut().enumerate() {
            let mut current = starts[at].clone();
            if at == 0 {
                current.extend(self.params.iter().copied().zip(params.iter().copied()));
            }
            let find = |current: &HashMap<VReg, u32>, reg: VReg| VReg(current.get(&reg).copied().unwrap_or(u32::MAX));
            for op in &mut block.ops {
                self.rename(op, |reg| find(&current, reg));
                if op.dst.is_some() {
                    let value = values.add(self.vregs[op.dst.index()]);
                    current.insert(op.dst, value);
                    op.dst = VReg(value);
                }
            }
            block.exit.uses_mut().iter_mut().for_each(|reg| *reg = find(&current, *reg));
            for to in block.exit.targets() {
                for (reg, &start) in &starts[to.index()] {
                    if let Some(&end) = current.get(reg) {
                        values.join(start, end);
                    }
                }
            }
        }
        let mut types = Vec::new();
        let mut numbers: HashMap<u32, VReg> = HashMap::new();
        let mut number = |values: &mut Values, value: VReg| {
            let root = values.root(value.0);
            *numbers.entry(root).or_insert_with(|| {
                types.push(values.types[root as usize]);
                VReg(types.len() as u32 - 1)
            })
        };
        self.params = params.iter().map(|&value| number(&mut values, VReg(value))).collect();
        for block in &mut blocks {
            for op in &mut block.ops {
                self.rename(op, |reg| number(&mut values, reg));
                if op.dst.is_some() {
                    op.dst = number(&mut values, op.dst);
                }
            }
            block.exit.uses_mut().iter_mut().for_each(|reg| *reg = number(&mut values, *reg));
        }
        self.blocks = blocks;
        self.vregs = types;
    }

    /// The function with all tables and no operations.
    pub(super) fn frame(&self, name: &str, results: &[Type]) -> Function {
        let mut func = Function::new(name);
        func.vregs.clone_from(&self.vregs);
        func.params.clone_from(&self.params);
        func.results = results.to_vec();
        func.passing.clone_from(&self.passing);
        func.symbols.clone_from(&self.symbols);
        func.slots.clone_from(&self.slots);
        func.lists.clone_from(&self.lists);
        func.values.clone_from(&self.values);
        func
    }
}

/// Whether it only reads memory, and may be removed.
fn reads(op: &Op) -> bool {
    matches!(op.code, Opcode::Load | Opcode::Gather) && !op.flags.has(OpFlags::VOLATILE)
}

/// The registers that are live at a point of a block.
struct LiveSet<'a> {
    /// The bits of registers that live across blocks.
    numbers: &'a HashMap<VReg, usize>,
    bits: Vec<u64>,
    local: HashSet<VReg>,
}

impl LiveSet<'_> {
    fn insert(&mut self, reg: VReg) {
        match self.numbers.get(&reg) {
            Some(number) => self.bits[number / 64] |= 1 << (number % 64),
            None => {
                self.local.insert(reg);
            }
        }
    }

    fn remove(&mut self, reg: VReg) {
        match self.numbers.get(&reg) {
            Some(number) => self.bits[number / 64] &= !(1 << (number % 64)),
            None => {
                self.local.remove(&reg);
            }
        }
    }

    fn contains(&self, reg: VReg) -> bool {
        match self.numbers.get(&reg) {
            Some(number) => self.bits[number / 64] >> (number % 64) & 1 != 0,
            None => self.local.contains(&reg),
        }
    }
}

/// Sets of values that are one.
#[derive(Default)]
struct Values {
    parents: Vec<u32>,
    types: Vec<Type>,
}

impl Values {
    fn add(&mut self, ty: Type) -> u32 {
        self.parents.push(self.parents.len() as u32);
        self.types.push(ty);
        self.parents.len() as u32 - 1
    }

    fn root(&mut self, mut value: u32) -> u32 {
        while self.parents[value as usize] != value {
            let above = self.parents[value as usize];
            self.parents[value as usize] = self.parents[above as usize];
            value = above;
        }
        value
    }

    /// The smaller number stays, so that the result does not depend on the order.
    fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        self.parents[a.max(b) as usize] = a.min(b);
    }
}
