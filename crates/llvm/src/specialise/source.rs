//! A function of the module, prepared for the walk: targets of jumps, joins, liveness.
//!
//! In: a verified function. Out: [`Source`]. Invariant: liveness is exact for the graph that the targets describe; it is
//! stored where a state can begin. Not here: values.

use kernelsmith_ir as ir;
use kernelsmith_ir::{Function, Opcode, VReg};
use std::collections::HashMap;

/// Why a function is not evaluated.
pub(super) fn refused(func: &Function) -> Option<&'static str> {
    if func.is_variadic {
        Some("functions with variable arguments")
    } else if func.has_setjmp {
        Some("functions that call something that returns twice")
    } else if func.exceptions.is_some() {
        Some("functions that catch exceptions")
    } else if func.trap_param.is_some() {
        Some("kernels with checks")
    } else if func.passing.iter().any(|(_, passing)| matches!(passing, ir::Passing::Copy { .. })) {
        Some("structures that are passed as copies")
    } else {
        None
    }
}

/// The cases of a switch, and where all other values continue.
#[derive(Clone, Debug, Default)]
pub(super) struct Cases {
    pub(super) cases: Vec<(Vec<u64>, u32)>,
    pub(super) default: u32,
}

/// A loop of a function: its first operation and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loop {
    pub(super) header: u32,
    pub(super) end: u32,
}

#[derive(Debug)]
pub(super) struct Source<'m> {
    pub(super) func: &'m Function,
    /// By operation, where a jump leads; for a condition, where it leads if the operation after it does not follow.
    pub(super) target: Vec<u32>,
    pub(super) switches: HashMap<u32, Cases>,
    /// By position, whether several operations lead there.
    pub(super) is_join: Vec<bool>,
    pub(super) is_header: Vec<bool>,
    pub(super) loops: Vec<Loop>,
    /// By position after the start of a loop, the registers that the loop writes, as bits.
    written: HashMap<u32, Box<[u64]>>,
    /// By position where a state can begin, the registers that are live there, as bits.
    live: HashMap<u32, Box<[u64]>>,
    /// By register, whether conditions and addresses are computed from it.
    steers: Vec<bool>,
}

/// An open region.
struct Region {
    code: Opcode,
    header: u32,
    /// Operations whose target is the position after the end.
    to_end: Vec<u32>,
    /// Tables, and their positions whose target is the position after the end.
    to_end_by: Vec<(u32, u32)>,
    /// Operations whose target is the next arm.
    to_next: Vec<u32>,
    start: u32,
}

impl<'m> Source<'m> {
    pub(super) fn of(func: &'m Function) -> Source<'m> {
        let n = func.ops.len();
        let mut source = Source {
            func,
            target: vec![u32::MAX; n],
            switches: HashMap::new(),
            is_join: vec![false; n + 1],
            is_header: vec![false; n + 1],
            loops: Vec::new(),
            written: HashMap::new(),
            live: HashMap::new(),
            steers: vec![false; func.vregs.len()],
        };
        source.find_targets();
        source.find_written();
        source.find_joins();
        source.find_live();
        source.find_steering();
        source
    }

    fn find_targets(&mut self) {
        let mut open: Vec<Region> = Vec::new();
        let region = |code, at: usize| Region {
            code,
            header: at as u32 + 1,
            to_end: Vec::new(),
            to_end_by: Vec::new(),
            to_next: Vec::new(),
            start: at as u32,
        };
        for (at, op) in self.func.ops.iter().enumerate() {
            let next = at as u32 + 1;
            match op.code {
                Opcode::If => {
                    let mut new = region(op.code, at);
                    new.to_next.push(at as u32);
                    open.push(new);
                }
                Opcode::Loop | Opcode::While | Opcode::Block => {
                    self.is_header[at + 1] |= op.code != Opcode::Block;
                    open.push(region(op.code, at));
                }
                Opcode::Switch => {
                    self.switches.insert(at as u32, Cases { cases: Vec::new(), default: u32::MAX });
                    open.push(region(op.code, at));
                }
                Opcode::Elif | Opcode::Else => {
                    let Some(top) = open.last_mut() else { continue };
                    for from in top.to_next.drain(..) {
                        self.target[from as usize] = next;
                    }
                    top.to_end.push(at as u32);
                }
                Opcode::Then => {
                    if let Some(top) = open.last_mut() {
                        top.to_next.push(at as u32);
                    }
                }
                Opcode::Do => {
                    if let Some(top) = open.last_mut() {
                        top.to_end.push(at as u32);
                    }
                }
                Opcode::Case | Opcode::Default => {
                    let Some(top) = open.last_mut() else { continue };
                    top.to_end.push(at as u32);
                    let Some(cases) = self.switches.get_mut(&top.start) else { continue };
                    if op.code == Opcode::Case {
                        cases.cases.push((self.func.values(op).to_vec(), next));
                    } else {
                        cases.default = next;
                    }
                }
                Opcode::BreakTable => {
                    let depths = self.func.values(op);
                    let positions = 0..depths.len().saturating_sub(1) as u64;
                    let cases = positions.map(|position| (vec![position], u32::MAX)).collect();
                    self.switches.insert(at as u32, Cases { cases, default: u32::MAX });
                    let mut targets: Vec<&mut Region> =
                        open.iter_mut().rev().filter(|region| region.code.opens_target()).collect();
                    for (position, &depth) in depths.iter().enumerate() {
                        if let Some(region) = targets.get_mut((depth as usize).wrapping_sub(1)) {
                            region.to_end_by.push((at as u32, position as u32));
                        }
                    }
                }
                Opcode::Break | Opcode::BreakIf | Opcode::Continue | Opcode::ContinueIf => {
                    let mut targets = open.iter_mut().rev().filter(|region| region.code.opens_target());
                    let Some(region) = targets.nth(op.depth() as usize - 1) else { continue };
                    if matches!(op.code, Opcode::Break | Opcode::BreakIf) {
                        region.to_end.push(at as u32);
                    } else {
                        self.target[at] = region.header;
                    }
                }
                Opcode::EndIf | Opcode::EndBlock | Opcode::EndLoop | Opcode::EndSwitch => {
                    let Some(top) = open.pop() else { continue };
                    for from in top.to_end.iter().chain(&top.to_next) {
                        self.target[*from as usize] = next;
                    }
                    for (table, position) in top.to_end_by {
                        let Some(cases) = self.switches.get_mut(&table) else { continue };
                        // The last number is that of all other positions.
                        match cases.cases.get_mut(position as usize) {
                            Some((_, to)) => *to = next,
                            None => cases.default = next,
                        }
                    }
                    if op.code == Opcode::EndLoop {
                        self.target[at] = top.header;
                        self.loops.push(Loop { header: top.header, end: next });
                    }
                    if let Some(cases) = self.switches.get_mut(&top.start)
                        && cases.default == u32::MAX
                    {
                        cases.default = next;
                    }
                }
                _ => {}
            }
        }
    }

    /// Where an operation may continue.
    fn successors(&self, at: usize, to: &mut Vec<u32>) {
        to.clear();
        let op = &self.func.ops[at];
        match op.code {
            Opcode::Return => {}
            Opcode::If | Opcode::Then | Opcode::Do | Opcode::BreakIf | Opcode::ContinueIf => {
                to.extend([at as u32 + 1, self.target[at]]);
            }
            Opcode::Switch | Opcode::BreakTable => {
                if let Some(cases) = self.switches.get(&(at as u32)) {
                    to.extend(cases.cases.iter().map(|(_, to)| *to));
                    to.push(cases.default);
                }
            }
            _ if self.target[at] != u32::MAX => to.push(self.target[at]),
            _ => to.push(at as u32 + 1),
        }
    }

    fn find_joins(&mut self) {
        let n = self.func.ops.len();
        let mut counts = vec![0u32; n + 1];
        let mut to = Vec::new();
        for at in 0..n {
            self.successors(at, &mut to);
            to.iter().for_each(|&to| counts[to as usize] += 1);
        }
        for (at, count) in counts.iter().enumerate() {
            self.is_join[at] = *count > 1 || self.is_header[at];
        }
    }

    fn find_written(&mut self) {
        let n_words = self.func.vregs.len().div_ceil(64).max(1);
        for &Loop { header, end } in &self.loops {
            let mut bits: Box<[u64]> = vec![0; n_words].into();
            for op in self.func.ops[header as usize..end as usize].iter().filter(|op| op.dst.is_some()) {
                bits[op.dst.index() / 64] |= 1 << (op.dst.index() % 64);
            }
            self.written.insert(header, bits);
        }
    }

    fn find_live(&mut self) {
        let n = self.func.ops.len();
        let n_words = self.func.vregs.len().div_ceil(64).max(1);
        let mut is_start = self.is_join.clone();
        is_start[0] = true;
        let mut to = Vec::new();
        for at in 0..n {
            let op = &self.func.ops[at];
            self.successors(at, &mut to);
            if to.len() > 1 || to.first().is_some_and(|&to| to != at as u32 + 1) {
                to.iter().for_each(|&to| is_start[to as usize] = true);
            }
            is_start[at + 1] |= op.code.is_call() || op.code.is_control();
            is_start[at + 1] |= matches!(op.code, Opcode::CallResult | Opcode::Select);
        }
        let empty: Box<[u64]> = vec![0; n_words].into();
        for at in (0..=n).filter(|&at| is_start[at]) {
            self.live.insert(at as u32, empty.clone());
        }
        // Backwards until nothing changes: loops need as many rounds as they nest.
        let mut changed = true;
        let mut current = empty.to_vec();
        while changed {
            changed = false;
            for at in (0..n).rev() {
                let op = self.func.ops[at];
                self.successors(at, &mut to);
                if !(to.len() == 1 && to[0] == at as u32 + 1 && !is_start[at + 1]) {
                    current.fill(0);
                    for to in &to {
                        let Some(live) = self.live.get(to) else { continue };
                        current.iter_mut().zip(live.iter()).for_each(|(a, b)| *a |= b);
                    }
                }
                if op.dst.is_some() {
                    current[op.dst.index() / 64] &= !(1 << (op.dst.index() % 64));
                }
                for reg in self.func.uses(&op) {
                    current[reg.index() / 64] |= 1 << (reg.index() % 64);
                }
                if is_start[at]
                    && let Some(live) = self.live.get_mut(&(at as u32))
                    && **live != current[..]
                {
                    live.copy_from_slice(&current);
                    changed = true;
                }
            }
        }
    }

    fn find_steering(&mut self) {
        for op in &self.func.ops {
            let is_condition = op.code.is_control() && op.code != Opcode::Return;
            for reg in op.args.into_iter().take(if is_condition { 1 } else { 2 }).filter(|reg| reg.is_some()) {
                self.steers[reg.index()] |= is_condition || op.code.is_memory();
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for op in self.func.ops.iter().rev() {
                if op.code.is_pure() && op.dst.is_some() && self.steers[op.dst.index()] {
                    for reg in op.args.into_iter().filter(|reg| reg.is_some()) {
                        changed |= !core::mem::replace(&mut self.steers[reg.index()], true);
                    }
                }
            }
        }
    }

    /// Whether conditions and addresses are computed from a register.
    pub(super) fn steers(&self, reg: VReg) -> bool {
        self.steers[reg.index()]
    }

    /// Whether a register is live where a state begins.
    pub(super) fn is_live(&self, at: u32, reg: VReg) -> bool {
        self.live.get(&at).is_none_or(|live| live[reg.index() / 64] >> (reg.index() % 64) & 1 != 0)
    }

    /// Whether the loop that starts here writes a register.
    pub(super) fn is_written(&self, header: u32, reg: VReg) -> bool {
        self.written.get(&header).is_some_and(|written| written[reg.index() / 64] >> (reg.index() % 64) & 1 != 0)
    }

    /// The loops that a jump leaves, innermost first.
    pub(super) fn left(&self, from: u32, to: u32) -> impl Iterator<Item = &Loop> {
        let inside = |of: &Loop, at: u32| of.header <= at && at < of.end;
        self.loops.iter().filter(move |of| inside(of, from) && !inside(of, to))
    }
}
