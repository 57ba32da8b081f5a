//! Comparisons that earlier conditions decide become constants.
//!
//! In: a verified function. Out: the same function, in which comparisons of integers are constants where a branch, a jump or
//! a case around or before them decides them: `i < 8` after a check of `i < 6`, or the second check of the same index.
//! The method is one walk over the structured operations. A *value* is a register with a version: assignments make new
//! versions, and so does the end of a region for what was assigned in it, and the start of a loop for what is assigned in it.
//! So a value never changes, and what is known about it holds up to the end of the region where it became known.
//! Invariant: nothing is known after the end of a region that was learnt in it, except that the other branch was taken if one
//! of an `if` does not reach its end. Not here: removing branches on constants (see the passes of kernelsmith-codegen).

use kernelsmith_ir::{Cond, Function, Op, Opcode, Type, VReg};
use std::collections::HashMap;

/// A register and its version.
type Value = (VReg, u32);

/// What a value is.
#[derive(Clone, Copy, Debug)]
enum Definition {
    /// An integer; of unsigned types not negative.
    Constant(i128),
    Copy(Value),
    Compare(Outcomes, Value, Value),
    Not(Value),
    And(Value, Value),
    Or(Value, Value),
}

/// Of the outcomes less, equal and greater of a comparison, those that are possible, or that a condition accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Outcomes(u8);

impl Outcomes {
    const ALL: Outcomes = Outcomes(7);

    fn of(cond: Cond) -> Option<Outcomes> {
        Some(Outcomes(match cond {
            Cond::Lt => 1,
            Cond::Eq => 2,
            Cond::Le => 3,
            Cond::Gt => 4,
            Cond::Ne => 5,
            Cond::Ge => 6,
            _ => return None,
        }))
    }

    fn inverted(self) -> Outcomes {
        Outcomes(!self.0 & 7)
    }

    /// Those of the operands in the other order.
    fn swapped(self) -> Outcomes {
        Outcomes(self.0 & 2 | (self.0 & 1) << 2 | self.0 >> 2)
    }

    /// Whether the condition holds, if only these outcomes are possible. Without a possible outcome the code is not reached.
    fn decide(self, condition: Outcomes) -> Option<bool> {
        if self.0 & !condition.0 == 0 {
            Some(true)
        } else if self.0 & condition.0 == 0 {
            Some(false)
        } else {
            None
        }
    }
}

/// A region that is open.
struct Region {
    opened_by: Opcode,
    /// The length of the log at its start.
    undo: usize,
    /// The condition of the branch that is open, or the value of a `switch`.
    condition: Option<Value>,
    /// What is assigned in it, and the first of it that the current part assigned.
    assigned: Vec<VReg>,
    part: usize,
    /// Whether the current part does not reach its end, and whether the first part did not.
    leaves: bool,
    first_leaves: bool,
    n_parts: u32,
    /// Whether it has an `elif`.
    is_chain: bool,
}

/// How deep conditions of conditions are followed.
const MAX_DEPTH: u32 = 8;

#[derive(Default)]
struct Walk {
    versions: Vec<u32>,
    definitions: HashMap<Value, Definition>,
    /// Bounds of integers, both inclusive, where they are closer than those of the type.
    bounds: HashMap<Value, (i128, i128)>,
    /// Possible outcomes of comparisons of two values that are no constants.
    relations: HashMap<(Value, Value), Outcomes>,
    undo: Vec<Undo>,
    regions: Vec<Region>,
}

/// What was known before.
enum Undo {
    Bounds(Value, Option<(i128, i128)>),
    Relation((Value, Value), Option<Outcomes>),
}

/// Replaces comparisons whose outcome is known; returns their number.
pub(super) fn run(func: &mut Function) -> usize {
    // A call that returns a second time returns to older values.
    if func.has_setjmp {
        return 0;
    }
    let mut walk = Walk { versions: vec![0; func.n_vregs()], ..Walk::default() };
    let in_loops = assigned_in_loops(func);
    let mut n_replaced = 0;
    for at in 0..func.ops.len() {
        let op = func.ops[at];
        if let Some(known) = walk.outcome(func, &op) {
            func.ops[at] = Op::constant(Type::BOOL, op.dst, u64::from(known));
            n_replaced += 1;
        }
        let op = func.ops[at];
        walk.step(func, &op, in_loops.get(&at).map_or(&[], Vec::as_slice));
    }
    n_replaced
}

/// By the first operation of each loop, the registers that are assigned in it.
fn assigned_in_loops(func: &Function) -> HashMap<usize, Vec<VReg>> {
    let mut all: HashMap<usize, Vec<VReg>> = HashMap::new();
    let mut open: Vec<(usize, Vec<VReg>)> = Vec::new();
    for (at, op) in func.ops.iter().enumerate() {
        match op.code {
            Opcode::Loop | Opcode::While => open.push((at, Vec::new())),
            Opcode::EndLoop => {
                let Some((start, mut assigned)) = open.pop() else { continue };
                assigned.sort_unstable();
                assigned.dedup();
                if let Some((_, outer)) = open.last_mut() {
                    outer.extend_from_slice(&assigned);
                }
                all.insert(start, assigned);
            }
            _ => {}
        }
        if let (true, Some((_, assigned))) = (op.dst.is_some(), open.last_mut()) {
            assigned.push(op.dst);
        }
    }
    all
}

/// The least and the greatest number of an integer type.
fn range(ty: Type) -> (i128, i128) {
    let bits = ty.elem().bits();
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

/// The number of a constant of this type.
fn number(ty: Type, bits: u64) -> i128 {
    if ty.is_signed() { i128::from(bits as i64) } else { i128::from(bits) }
}

impl Walk {
    fn value(&self, reg: VReg) -> Value {
        (reg, self.versions.get(reg.index()).copied().unwrap_or(0))
    }

    /// The value that this one is a copy of.
    fn root(&self, mut value: Value) -> Value {
        while let Some(&Definition::Copy(from)) = self.definitions.get(&value) {
            value = from;
        }
        value
    }

    fn constant(&self, value: Value) -> Option<i128> {
        match self.definitions.get(&value) {
            Some(&Definition::Constant(number)) => Some(number),
            _ => None,
        }
    }

    /// The operands of a comparison of scalar integers, and what its condition accepts.
    fn comparison(&self, func: &Function, op: &Op) -> Option<(Outcomes, Value, Value)> {
        let is_plain = op.code == Opcode::Cmp && op.mask == VReg::NONE && op.ty.is_scalar() && op.ty.is_int();
        // The width of an index is that of the machine.
        let is_plain = is_plain && op.ty != Type::INDEX;
        let of = |reg: VReg| func.ty(reg).map(|_| self.root(self.value(reg)));
        if is_plain { Some((Outcomes::of(op.cond())?, of(op.args[0])?, of(op.args[1])?)) } else { None }
    }

    /// The outcome of a comparison, if it is known.
    fn outcome(&self, func: &Function, op: &Op) -> Option<bool> {
        let (condition, a, b) = self.comparison(func, op)?;
        self.possible(op.ty, a, b).decide(condition)
    }

    /// The possible outcomes of the comparison of two values.
    fn possible(&self, ty: Type, a: Value, b: Value) -> Outcomes {
        if a == b {
            return Outcomes(2);
        }
        let bounds = |value: Value| match self.constant(value) {
            Some(number) => (number, number),
            None => self.bounds.get(&value).copied().unwrap_or_else(|| range(ty)),
        };
        let ((low, high), (other_low, other_high)) = (bounds(a), bounds(b));
        let mut possible = self.relations.get(&(a, b)).map_or(Outcomes::ALL, |outcomes| *outcomes).0;
        if low >= other_high {
            possible &= if low > other_high { 4 } else { 6 };
        }
        if high <= other_low {
            possible &= if high < other_low { 1 } else { 3 };
        }
        Outcomes(possible)
    }

    /// From here up to the end of the region, the condition is true, or false.
    fn assume(&mut self, func: &Function, condition: Value, is_true: bool, depth: u32) {
        if depth >= MAX_DEPTH {
            return;
        }
        match self.definitions.get(&condition).copied() {
            Some(Definition::Copy(from)) => self.assume(func, from, is_true, depth + 1),
            Some(Definition::Not(of)) => self.assume(func, of, !is_true, depth + 1),
            Some(Definition::And(a, b)) if is_true => {
                self.assume(func, a, true, depth + 1);
                self.assume(func, b, true, depth + 1);
            }
            Some(Definition::Or(a, b)) if !is_true => {
                self.assume(func, a, false, depth + 1);
                self.assume(func, b, false, depth + 1);
            }
            Some(Definition::Compare(outcomes, a, b)) => {
                self.learn(func, a, b, if is_true { outcomes } else { outcomes.inverted() });
            }
            _ => {}
        }
    }

    /// Only these outcomes of a comparison are possible.
    fn learn(&mut self, func: &Function, a: Value, b: Value, outcomes: Outcomes) {
        match (self.constant(a), self.constant(b)) {
            (Some(_), Some(_)) => {}
            (None, Some(number)) => self.learn_bounds(func, a, number, outcomes),
            (Some(number), None) => self.learn_bounds(func, b, number, outcomes.swapped()),
            (None, None) => {
                for (pair, outcomes) in [((a, b), outcomes), ((b, a), outcomes.swapped())] {
                    let known = self.relations.get(&pair).copied();
                    let both = Outcomes(known.unwrap_or(Outcomes::ALL).0 & outcomes.0);
                    self.undo.push(Undo::Relation(pair, known));
                    self.relations.insert(pair, both);
                }
            }
        }
    }

    fn learn_bounds(&mut self, func: &Function, value: Value, number: i128, outcomes: Outcomes) {
        let Some(ty) = func.ty(value.0) else { return };
        let known = self.bounds.get(&value).copied();
        let (mut low, mut high) = known.unwrap_or_else(|| range(ty));
        match outcomes.0 {
            1 => high = high.min(number - 1),
            2 => (low, high) = (low.max(number), high.min(number)),
            3 => high = high.min(number),
            4 => low = low.max(number + 1),
            5 => {
                low += i128::from(low == number);
                high -= i128::from(high == number);
            }
            6 => low = low.max(number),
            _ => {}
        }
        // Code that is not reached: nothing more is known about it.
        if low <= high {
            self.undo.push(Undo::Bounds(value, known));
            self.bounds.insert(value, (low, high));
        }
    }

    fn forget(&mut self, undo: usize) {
        for entry in self.undo.drain(undo..).rev() {
            match entry {
                Undo::Bounds(value, Some(known)) => _ = self.bounds.insert(value, known),
                Undo::Bounds(value, None) => _ = self.bounds.remove(&value),
                Undo::Relation(pair, Some(known)) => _ = self.relations.insert(pair, known),
                Undo::Relation(pair, None) => _ = self.relations.remove(&pair),
            }
        }
    }

    fn assign(&mut self, reg: VReg) {
        if let Some(version) = self.versions.get_mut(reg.index()) {
            *version += 1;
        }
        if let Some(region) = self.regions.last_mut() {
            region.assigned.push(reg);
        }
    }

    fn open(&mut self, opened_by: Opcode, condition: Option<Value>) {
        self.regions.push(Region {
            opened_by,
            undo: self.undo.len(),
            condition,
            assigned: Vec::new(),
            part: 0,
            leaves: false,
            first_leaves: false,
            n_parts: 1,
            is_chain: false,
        });
    }

    /// Ends a part of a region: what it assigned has other values in the next part, which follows the region's start.
    fn next_part(&mut self) {
        let Some(region) = self.regions.last_mut() else { return };
        if region.n_parts == 1 {
            region.first_leaves = region.leaves;
        }
        region.n_parts += 1;
        region.leaves = false;
        let undo = region.undo;
        for reg in &region.assigned[region.part..] {
            if let Some(version) = self.versions.get_mut(reg.index()) {
                *version += 1;
            }
        }
        region.part = region.assigned.len();
        self.forget(undo);
    }

    fn close(&mut self, func: &Function) {
        let Some(region) = self.regions.pop() else { return };
        self.forget(region.undo);
        let mut assigned = region.assigned;
        assigned.sort_unstable();
        assigned.dedup();
        assigned.into_iter().for_each(|reg| self.assign(reg));
        if region.opened_by != Opcode::If || region.is_chain {
            return;
        }
        let (then_leaves, else_leaves) = match region.n_parts {
            1 => (region.leaves, false),
            _ => (region.first_leaves, region.leaves),
        };
        match (region.condition, then_leaves, else_leaves) {
            (_, true, true) => self.leave(),
            (Some(condition), true, false) => self.assume(func, condition, false, 0),
            (Some(condition), false, true) => self.assume(func, condition, true, 0),
            _ => {}
        }
    }

    /// The rest of the part is not reached.
    fn leave(&mut self) {
        if let Some(region) = self.regions.last_mut() {
            region.leaves = true;
        }
    }

    fn step(&mut self, func: &Function, op: &Op, assigned_in_loop: &[VReg]) {
        let condition = self.value(op.args[0]);
        match op.code {
            Opcode::If => {
                self.open(op.code, Some(condition));
                self.assume(func, condition, true, 0);
            }
            Opcode::Else => {
                self.next_part();
                let region = self.regions.last().filter(|region| !region.is_chain);
                if let Some(condition) = region.and_then(|region| region.condition) {
                    self.assume(func, condition, false, 0);
                }
            }
            Opcode::Elif => {
                self.next_part();
                if let Some(region) = self.regions.last_mut() {
                    region.is_chain = true;
                }
            }
            Opcode::Then | Opcode::Do => self.assume(func, condition, true, 0),
            Opcode::Loop | Opcode::While => {
                assigned_in_loop.iter().for_each(|&reg| self.assign(reg));
                self.open(op.code, None);
            }
            Opcode::Block => self.open(op.code, None),
            Opcode::Switch => self.open(op.code, Some(condition)),
            Opcode::Case => {
                self.next_part();
                let value = self.regions.last().and_then(|region| region.condition);
                if let (Some(value), [bits]) = (value, func.values(op)) {
                    let (value, number) = (self.root(value), number(op.ty, *bits));
                    if self.constant(value).is_none() {
                        self.learn_bounds(func, value, number, Outcomes(2));
                    }
                }
            }
            Opcode::Default => self.next_part(),
            Opcode::EndIf | Opcode::EndLoop | Opcode::EndBlock | Opcode::EndSwitch => self.close(func),
            Opcode::BreakIf | Opcode::ContinueIf => self.assume(func, condition, false, 0),
            Opcode::Break | Opcode::Continue | Opcode::BreakTable | Opcode::Return => self.leave(),
            _ => {}
        }
        if op.dst.is_none() {
            return;
        }
        let is_plain = op.mask == VReg::NONE && op.ty.is_scalar();
        let definition = match op.code {
            Opcode::Const if op.ty.is_int() && is_plain => Some(Definition::Constant(number(op.ty, op.imm as u64))),
            Opcode::Copy if is_plain => Some(Definition::Copy(self.root(condition))),
            Opcode::Not if is_plain && op.ty == Type::BOOL => Some(Definition::Not(condition)),
            Opcode::And if is_plain && op.ty == Type::BOOL => Some(Definition::And(condition, self.value(op.args[1]))),
            Opcode::Or if is_plain && op.ty == Type::BOOL => Some(Definition::Or(condition, self.value(op.args[1]))),
            Opcode::Cmp => self.comparison(func, op).map(|(outcomes, a, b)| Definition::Compare(outcomes, a, b)),
            _ => None,
        };
        self.assign(op.dst);
        if let Some(definition) = definition {
            self.definitions.insert(self.value(op.dst), definition);
        }
    }
}

#[cfg(test)]
mod tests;
