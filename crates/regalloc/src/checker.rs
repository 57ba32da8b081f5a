//! Verifies an allocation with an algorithm that is independent of the allocator.
//!
//! In: a problem, the environment and an allocation. Out: `Ok`, or the first operand that would read a wrong value or
//! violates its constraint.
//!
//! Symbolic execution to a fixed point. Each *cell* (a register unit, or a unit-sized part of a spill slot) holds a set of
//! symbols "part `k` of the current value of vreg `x`". A definition of `x` makes the symbols of `x` in all other cells
//! stale (by a version number); edits copy cells; clobbers empty them; joins intersect the sets. Every use must find its
//! vreg in its location. The control-flow graph is that of the output: it includes edits on edges.
//!
//! It shares only the data types with the allocator.

use core::fmt;

use crate::allocation::{Alloc, Allocation, Edit, EditKind, Loc, Place};
use crate::problem::{
    ClassId, Constraint, Flow, Label, Operand, OperandKind, PReg, Problem, RegClass, RegEnv, Remat, VReg,
};
use crate::regset::{MAX_BANKS, RegSet, UNITS_PER_BANK, group_mask};

const N_UNITS: usize = MAX_BANKS * UNITS_PER_BANK;
const PARTS: usize = 8;

/// A fault of an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// The instruction, or that of the edit.
    pub inst: usize,
    /// The operand, by index within the instruction.
    pub operand: Option<usize>,
    /// The vreg whose value was expected.
    pub expected: Option<VReg>,
    /// The vregs whose values are in the location.
    pub found: Vec<VReg>,
    /// The violated rule.
    pub what: &'static str,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "instruction {}", self.inst)?;
        if let Some(operand) = self.operand {
            write!(f, ", operand {operand}")?;
        }
        write!(f, ": {}", self.what)?;
        if let Some(vreg) = self.expected {
            write!(f, ": expected {vreg}, found {:?}", self.found)?;
        }
        Ok(())
    }
}

impl core::error::Error for CheckError {}

/// Checks `allocation` against `problem`.
pub fn check(problem: &Problem<'_>, env: &RegEnv, allocation: &Allocation) -> Result<(), CheckError> {
    // A problem without instructions is valid, but the loop below would report that control runs off its end.
    if problem.insts.is_empty() && allocation.edits.is_empty() {
        return Ok(());
    }
    let mut checker = Checker::new(problem, env, allocation)?;
    while let Some(node) = checker.work.pop() {
        checker.run(node)?;
    }
    Ok(())
}

/// A symbol: `vreg << 3 | part`.
type Symbol = u32;

/// The symbols in a cell, each with the version of its vreg when it was written.
type Cell = Vec<(Symbol, u32)>;

/// The facts at a label that hold on all paths so far: sorted pairs of cell and symbol.
type Facts = Vec<(u32, Symbol)>;

struct Checker<'a> {
    problem: &'a Problem<'a>,
    env: &'a RegEnv,
    allocation: &'a Allocation,
    label_pos: Vec<usize>,
    first_edit: Vec<usize>,
    /// Index 0 is the entry; label `l` has index `l + 1`.
    facts: Vec<Option<Facts>>,
    work: Vec<usize>,
    cells: Vec<Cell>,
    version: Vec<u32>,
}

impl<'a> Checker<'a> {
    fn new(problem: &'a Problem<'a>, env: &'a RegEnv, allocation: &'a Allocation) -> Result<Self, CheckError> {
        if allocation.allocs.len() != problem.operands.len() {
            return Err(fault(0, "the number of places is not the number of operands"));
        }
        let mut label_pos = vec![usize::MAX; problem.n_labels as usize];
        for (pos, inst) in problem.insts.iter().enumerate() {
            if let Flow::Label(label) = inst.flow {
                label_pos[label.idx()] = pos;
            }
        }
        let mut first_edit = Vec::with_capacity(problem.insts.len() + 1);
        let mut edit = 0;
        for pos in 0..=problem.insts.len() {
            first_edit.push(edit);
            while allocation.edits.get(edit).is_some_and(|edit| edit.at.inst() == pos) {
                edit += 1;
            }
        }
        if edit != allocation.edits.len() || !allocation.edits.is_sorted_by_key(|edit| edit.at) {
            return Err(fault(0, "the edits are not in the order of the instructions"));
        }
        let mut facts = vec![None; problem.n_labels as usize + 1];
        facts[0] = Some(Facts::new());
        Ok(Checker {
            problem,
            env,
            allocation,
            label_pos,
            first_edit,
            facts,
            work: vec![0],
            cells: vec![Vec::new(); N_UNITS + allocation.slots.len() * PARTS],
            version: vec![0; problem.vregs.len()],
        })
    }

    /// Executes from the entry or a label to the next label, jump or exit.
    fn run(&mut self, node: usize) -> Result<(), CheckError> {
        self.restore(node);
        let start = if node == 0 { 0 } else { self.label_pos[node - 1] };
        for pos in start..self.problem.insts.len() {
            let flow = self.problem.insts[pos].flow;
            if let Flow::Label(label) = flow
                && (node == 0 || pos != start)
            {
                self.edits(pos, Place::Before)?;
                self.arrive(label, pos)?;
                return Ok(());
            }
            if !matches!(flow, Flow::Label(_)) {
                self.edits(pos, Place::Before)?;
                self.inst(pos)?;
            }
            match flow {
                Flow::Jump(label) => return self.arrive(label, pos),
                Flow::Exit => return Ok(()),
                Flow::Branch(label) => {
                    if self.edits_at(pos).iter().any(|edit| edit.at.place() == Place::Edge) {
                        let saved = self.current_facts();
                        self.edits(pos, Place::Edge)?;
                        self.arrive(label, pos)?;
                        self.load(&saved);
                    } else {
                        self.arrive(label, pos)?;
                    }
                }
                Flow::Normal | Flow::Copy | Flow::Label(_) => {}
            }
            self.edits(pos, Place::After)?;
        }
        Err(fault(self.problem.insts.len(), "control flow runs off the end"))
    }

    fn restore(&mut self, node: usize) {
        let facts = self.facts[node].take().unwrap_or_default();
        self.load(&facts);
        self.facts[node] = Some(facts);
    }

    fn load(&mut self, facts: &Facts) {
        for cell in &mut self.cells {
            cell.clear();
        }
        for &(cell, symbol) in facts {
            self.cells[cell as usize].push((symbol, self.version[symbol as usize >> 3]));
        }
    }

    fn current_facts(&self) -> Facts {
        let mut facts = Facts::new();
        for (cell, symbols) in self.cells.iter().enumerate() {
            let first = facts.len();
            for &(symbol, version) in symbols {
                if version == self.version[symbol as usize >> 3] {
                    facts.push((cell as u32, symbol));
                }
            }
            facts[first..].sort_unstable();
        }
        facts.dedup();
        facts
    }

    /// Merges the current state into the facts at `label`.
    fn arrive(&mut self, label: Label, pos: usize) -> Result<(), CheckError> {
        if self.label_pos[label.idx()] == usize::MAX {
            return Err(fault(pos, "jump to a label that is not bound"));
        }
        let current = self.current_facts();
        let node = label.idx() + 1;
        let changed = match &mut self.facts[node] {
            Some(known) => {
                let before = known.len();
                known.retain(|fact| current.binary_search(fact).is_ok());
                known.len() != before
            }
            unknown => {
                *unknown = Some(current);
                true
            }
        };
        if changed && !self.work.contains(&node) {
            self.work.push(node);
        }
        Ok(())
    }

    fn edits_at(&self, pos: usize) -> &'a [Edit] {
        &self.allocation.edits[self.first_edit[pos]..self.first_edit[pos + 1]]
    }

    fn edits(&mut self, pos: usize, place: Place) -> Result<(), CheckError> {
        for edit in self.edits_at(pos) {
            let flow = self.problem.insts[pos].flow;
            let possible = match edit.at.place() {
                Place::Before => true,
                Place::Edge => matches!(flow, Flow::Branch(_)),
                Place::After => matches!(flow, Flow::Normal | Flow::Copy),
            };
            if !possible {
                return Err(fault(pos, "an edit is at a place that does not exist here"));
            }
            if edit.at.place() == place {
                self.edit(pos, &edit.kind)?;
            }
        }
        Ok(())
    }

    fn edit(&mut self, pos: usize, kind: &EditKind) -> Result<(), CheckError> {
        match *kind {
            EditKind::Remat { vreg, id, to } => {
                let info = self.problem.vregs.get(vreg.idx()).ok_or_else(|| fault(pos, "a vreg is out of range"))?;
                if info.remat != Remat::Recompute(id) {
                    return Err(fault(pos, "a rematerialised constant is not the vreg's"));
                }
                let class = self.env.class(info.class);
                self.writable(pos, class, to)?;
                for part in 0..usize::from(class.group) {
                    self.cells[to.unit() + part] = vec![self.symbol(vreg, part)];
                }
            }
            EditKind::Move { class, from, to } => {
                let class = self.move_class(pos, class)?;
                if !matches!(from, Loc::Reg(_)) && !matches!(to, Loc::Reg(_)) {
                    return Err(fault(pos, "a move from memory to memory"));
                }
                let source: Vec<_> = match from {
                    Loc::Home(id) => (0..usize::from(class.group)).map(|part| self.home(id, part)).collect(),
                    _ => self.cells_of(pos, class, from)?.map(|cell| self.cells[cell].clone()).collect(),
                };
                if let Loc::Reg(reg) = to {
                    self.writable(pos, class, reg)?;
                }
                let target = self.cells_of(pos, class, to)?;
                if let Loc::Slot(slot) = to {
                    self.cells[N_UNITS + slot.idx() * PARTS..][..PARTS].fill(Vec::new());
                }
                for (cell, symbols) in target.zip(source) {
                    self.cells[cell] = symbols;
                }
            }
        }
        Ok(())
    }

    fn move_class(&self, pos: usize, class: ClassId) -> Result<&'a RegClass, CheckError> {
        match self.env.classes.get(class.idx()) {
            Some(class) if class.spillable => Ok(class),
            Some(_) => Err(fault(pos, "a state register is moved")),
            None => Err(fault(pos, "the class of a move does not exist")),
        }
    }

    fn writable(&self, pos: usize, class: &RegClass, reg: PReg) -> Result<(), CheckError> {
        let units = group_mask(reg, class.group);
        if self.allocation.used.bank(reg.bank()) & units != units {
            return Err(fault(pos, "a written register is not listed as used"));
        }
        Ok(())
    }

    /// The cells of `loc` for a value of `class`.
    fn cells_of(&self, pos: usize, class: &RegClass, loc: Loc) -> Result<core::ops::Range<usize>, CheckError> {
        let group = usize::from(class.group);
        match loc {
            Loc::Reg(reg) if reg.bank() != usize::from(class.bank) => Err(fault(pos, "a register of another bank")),
            Loc::Reg(reg) if reg.index() + group > UNITS_PER_BANK => {
                Err(fault(pos, "a group beyond the end of a bank"))
            }
            Loc::Reg(reg) => Ok(reg.unit()..reg.unit() + group),
            Loc::Slot(slot) => match self.allocation.slots.get(slot.idx()) {
                Some(info) if info.size >= class.spill_size && info.align >= class.spill_align => {
                    let first = N_UNITS + slot.idx() * PARTS;
                    Ok(first..first + group)
                }
                _ => Err(fault(pos, "a spill slot does not exist or is too small")),
            },
            Loc::Home(_) => Err(fault(pos, "home memory is written")),
        }
    }

    /// The symbols in home memory.
    fn home(&self, id: u32, part: usize) -> Cell {
        // Only edits read home memory, and few vregs have a home, so a linear search is fast enough.
        let vregs = self.problem.vregs.iter().zip(0..);
        vregs.filter(|(info, _)| info.remat == Remat::Home(id)).map(|(_, vreg)| self.symbol(VReg(vreg), part)).collect()
    }

    fn symbol(&self, vreg: VReg, part: usize) -> (Symbol, u32) {
        (vreg.0 << 3 | part as u32, self.version[vreg.idx()])
    }

    fn inst(&mut self, pos: usize) -> Result<(), CheckError> {
        let operands = self.problem.operands_of(pos);
        let allocs = &self.allocation.allocs[self.problem.insts[pos].operands()];
        let clobbers = *self.problem.clobbers_of(pos);
        let mut read = RegSet::EMPTY;
        let mut n_memory = 0;
        for (idx, (operand, alloc)) in operands.iter().zip(allocs).enumerate() {
            let reg = self.constraint(pos, idx, operands, allocs)?;
            if operand.is_use() {
                match reg {
                    Some(reg) => read.insert_group(reg, self.class_of(*operand).group),
                    None => n_memory += 1,
                }
                self.use_finds_value(pos, idx, *operand, *alloc)?;
            }
        }
        if n_memory > 1 {
            return Err(fault(pos, "two operands in memory"));
        }
        let copied = self.copied_value(pos);
        for reg in clobbers.iter() {
            self.cells[reg.unit()].clear();
            if !self.allocation.used.contains(reg) {
                return Err(fault(pos, "a clobbered register is not listed as used"));
            }
        }
        let mut written = RegSet::EMPTY;
        for (idx, (operand, alloc)) in operands.iter().zip(allocs).enumerate() {
            let Some(reg) = alloc.as_reg().filter(|_| !operand.is_use()) else { continue };
            let wrong = |what| Err(CheckError { operand: Some(idx), ..fault(pos, what) });
            let class = self.class_of(*operand);
            let units = group_mask(reg, class.group);
            if written.bank(reg.bank()) & units != 0 {
                return wrong("two definitions in one register");
            }
            *written.bank_mut(reg.bank()) |= units;
            if operand.kind() == OperandKind::EarlyDef && read.bank(reg.bank()) & units != 0 {
                return wrong("an early definition overwrites a use");
            }
            let fixed = match operand.constraint() {
                Constraint::Fixed(_) => true,
                Constraint::SameAs(tied) => matches!(operands[usize::from(tied)].constraint(), Constraint::Fixed(_)),
                _ => false,
            };
            if clobbers.bank(reg.bank()) & units != 0 && !fixed {
                return wrong("a definition in a clobbered register");
            }
            self.writable(pos, class, reg)?;
            self.define(*operand, reg, class.group);
        }
        if let Some((reg, value)) = copied {
            for (part, symbols) in value.into_iter().enumerate() {
                self.cells[reg.unit() + part].extend(symbols);
            }
        }
        Ok(())
    }

    fn class_of(&self, operand: Operand) -> &'a RegClass {
        self.env.class(self.problem.vregs[operand.vreg().idx()].class)
    }

    fn define(&mut self, operand: Operand, reg: PReg, group: u8) {
        let vreg = operand.vreg();
        if self.problem.vregs[vreg.idx()].remat == Remat::None {
            self.version[vreg.idx()] += 1;
        }
        for part in 0..usize::from(group) {
            self.cells[reg.unit() + part] = vec![self.symbol(vreg, part)];
        }
    }

    /// For a copy: its destination register, and the symbols in its source except those of the defined vreg.
    fn copied_value(&self, pos: usize) -> Option<(PReg, Vec<Cell>)> {
        if self.problem.insts[pos].flow != Flow::Copy {
            return None;
        }
        let mut to = None;
        let mut from = None;
        let mut defined = None;
        for (operand, alloc) in self.allocation.operands_of(self.problem, pos) {
            if operand.is_use() {
                from = Some((operand, alloc.as_reg()?));
            } else {
                to = alloc.as_reg();
                defined = Some(operand);
            }
        }
        let (source, from) = from?;
        let defined = defined?;
        if self.class_of(source).group != self.class_of(defined).group {
            return None;
        }
        let of_part = |part: usize| {
            let symbols = self.cells[from.unit() + part].iter().copied();
            symbols.filter(|(symbol, _)| symbol >> 3 != defined.vreg().0).collect()
        };
        Some((to?, (0..usize::from(self.class_of(source).group)).map(of_part).collect()))
    }

    /// Checks the constraint of operand `idx`; returns its register, or `None` if it is in memory.
    fn constraint(
        &self,
        pos: usize,
        idx: usize,
        operands: &[Operand],
        allocs: &[Alloc],
    ) -> Result<Option<PReg>, CheckError> {
        let operand = operands[idx];
        let wrong = |what| Err(CheckError { operand: Some(idx), ..fault(pos, what) });
        let class = self.class_of(operand);
        let reg = match allocs[idx].loc() {
            None => return wrong("a reachable operand has no place"),
            Some(Loc::Reg(reg)) => reg,
            Some(_) if operand.constraint() == Constraint::RegOrMem && operand.is_use() => return Ok(None),
            Some(_) => return wrong("an operand that must be in a register is in memory"),
        };
        self.cells_of(pos, class, Loc::Reg(reg))?;
        let in_class = |mask: u64| (class.allowed & mask) >> reg.index() & 1 != 0;
        match operand.constraint() {
            Constraint::Fixed(want) if want != reg => wrong("not in its fixed register"),
            Constraint::SameAs(tied) if allocs[usize::from(tied)] != allocs[idx] => {
                wrong("not in the register it is tied to")
            }
            Constraint::SameAs(tied) if matches!(operands[usize::from(tied)].constraint(), Constraint::Fixed(_)) => {
                Ok(Some(reg))
            }
            Constraint::Fixed(_) => Ok(Some(reg)),
            Constraint::Subset(subset) if !in_class(self.problem.subsets[usize::from(subset)]) => {
                wrong("not in its subset of registers")
            }
            _ if !in_class(u64::MAX) => wrong("not in its register class"),
            _ => Ok(Some(reg)),
        }
    }

    fn use_finds_value(&self, pos: usize, idx: usize, operand: Operand, alloc: Alloc) -> Result<(), CheckError> {
        let vreg = operand.vreg();
        let fail = |found| CheckError {
            inst: pos,
            operand: Some(idx),
            expected: Some(vreg),
            found,
            what: "a use reads another value",
        };
        let Some(loc) = alloc.loc() else { return Err(fail(Vec::new())) };
        if let Loc::Home(id) = loc {
            return if self.problem.vregs[vreg.idx()].remat == Remat::Home(id) {
                Ok(())
            } else {
                Err(fail(Vec::new()))
            };
        }
        for (part, cell) in self.cells_of(pos, self.class_of(operand), loc)?.enumerate() {
            if !self.cells[cell].contains(&self.symbol(vreg, part)) {
                let live = self.cells[cell].iter().filter(|(symbol, ver)| *ver == self.version[*symbol as usize >> 3]);
                return Err(fail(live.map(|(symbol, _)| VReg(symbol >> 3)).collect()));
            }
        }
        Ok(())
    }
}

fn fault(inst: usize, what: &'static str) -> CheckError {
    CheckError { inst, operand: None, expected: None, found: Vec::new(), what }
}
