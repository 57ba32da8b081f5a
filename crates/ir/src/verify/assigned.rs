//! Nesting of control markers and definite assignment, in one pass without recursion.
//!
//! In: the operations in order. Out: errors for markers that do not match, invalid loop depths, and reads of registers
//! that are not assigned on some path from the entry.
//!
//! Algorithm: `assigned` is the set of registers that are assigned on every path to the current operation; `trail`
//! lists them in order of assignment. Leaving a branch rolls the trail back; where paths join, the registers that all
//! of them assigned are added again. A loop or block stores the set at its first `break` as a prefix of the trail plus an
//! explicit remainder. Rolling back below the prefix moves registers to the remainder, and each later `break` removes
//! unassigned registers from it. Straight-line code copies nothing. The cost is linear times the nesting depth, except
//! for contrived functions, which a step budget rejects.

use super::{Sink, Slot, VerifyErrorKind as Kind};
use crate::function::Function;
use crate::limits;
use crate::op::{Op, VReg};
use crate::ops::{Control, Opcode};
use std::collections::HashSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Region {
    /// After `if` or `then`.
    Branch,
    /// Between `elif` and `then`.
    ElifCondition,
    /// After `else`.
    Else,
    /// A `loop`, or a `while` after its `do`.
    Loop,
    /// Between `while` and `do`.
    WhileCondition,
    /// A `block`.
    Block,
    /// Between `switch` and the first `case`.
    Switch,
    /// After `case`.
    Case,
    /// After `default`.
    Default,
}

struct Frame {
    region: Region,
    /// The operation that opened it, for error messages at the end.
    opened_at: usize,
    opener: Opcode,
    /// Length of the trail at its start.
    start: usize,
    /// Length of the trail to which the end of a branch rolls back.
    branch_start: usize,
    /// Whether the operation before it is unreachable.
    entry_dead: bool,
    /// Whether the next branch is unreachable (the condition always leaves).
    next_dead: bool,
    /// `if` and `switch`: registers that every branch so far assigns before it reaches the end. Loop and block: the remainder
    /// of the set (see above).
    set: Vec<VReg>,
    /// `if` and `switch`: whether some branch reaches the end. Loop and block: whether there is a `break`.
    reached: bool,
    /// Loop and block: the length of the trail's prefix that all breaks share.
    prefix: usize,
}

pub(super) struct Flow {
    assigned: Vec<bool>,
    trail: Vec<VReg>,
    frames: Vec<Frame>,
    dead: bool,
    /// Whether the last operation was a `switch`, which a `case`, `default` or end must follow.
    is_in_switch: bool,
    /// Opening `switch` and value of each case so far.
    cases: HashSet<(usize, u64)>,
    /// The different numbers of a table, and the frames that they count.
    depths: Vec<u64>,
    targets: Vec<usize>,
    /// Whether a marker did not match. The pass reports nothing more, because all later errors would be consequences.
    broken: bool,
    budget: u64,
}

/// Whether each register is assigned, and the trail.
pub(super) type Columns = (Vec<bool>, Vec<VReg>);

impl Flow {
    /// The state at the start of a function. [`Flow::finish`] returns the columns for reuse.
    pub(super) fn new(func: &Function, (mut assigned, mut trail): Columns) -> Flow {
        let budget = 4096 + 64 * (func.ops.len() as u64 + func.vregs.len() as u64);
        assigned.clear();
        assigned.resize(func.vregs.len(), false);
        trail.clear();
        trail.reserve(func.vregs.len());
        let mut flow = Flow {
            assigned,
            trail,
            frames: Vec::new(),
            dead: false,
            is_in_switch: false,
            cases: HashSet::new(),
            depths: Vec::new(),
            targets: Vec::new(),
            broken: false,
            budget,
        };
        func.params.iter().for_each(|&reg| flow.assign(reg));
        flow
    }

    pub(super) fn step(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        if self.broken {
            return;
        }
        if !self.dead {
            self.check_uses(sink, at, op);
        }
        let control = op.code.control();
        if core::mem::take(&mut self.is_in_switch)
            && !matches!(control, Control::Case | Control::Default | Control::EndSwitch)
        {
            return self.misplaced(sink, at, op);
        }
        match control {
            Control::If | Control::Loop | Control::While | Control::Block => self.open(sink, at, op),
            Control::Switch => {
                self.open(sink, at, op);
                self.is_in_switch = true;
            }
            Control::Case => self.next_case(sink, at, op, Region::Case),
            Control::Default => self.next_case(sink, at, op, Region::Default),
            Control::EndSwitch => self.end_switch(sink, at, op),
            Control::EndBlock => self.end_block(sink, at, op),
            Control::Elif => self.next_branch(sink, at, op, Region::ElifCondition),
            Control::Else => self.next_branch(sink, at, op, Region::Else),
            Control::Then => self.then(sink, at, op),
            Control::Do => self.do_(sink, at, op),
            Control::EndIf => self.end_if(sink, at, op),
            Control::EndLoop => self.end_loop(sink, at, op),
            Control::Break | Control::BreakIf | Control::Continue | Control::ContinueIf => self.jump(sink, at, op),
            Control::BreakTable => self.table(sink, at, op),
            Control::Return => self.dead = true,
            Control::Check => {}
            Control::Straight => self.assign(op.dst),
        }
    }

    pub(super) fn finish(mut self, sink: &mut Sink<'_>) -> Columns {
        match self.frames.pop() {
            _ if self.broken => {}
            Some(frame) => {
                if let Some(op) = sink.func.ops.get(frame.opened_at) {
                    sink.op(frame.opened_at, op, Kind::Unclosed(frame.opener));
                }
            }
            None if !self.dead => sink.head(Kind::MissingReturn),
            None => {}
        }
        (self.assigned, self.trail)
    }

    #[inline]
    fn check_uses(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        for (n, &reg) in op.args.iter().enumerate() {
            self.check_use(sink, at, op, Slot::Arg(n as u8), reg);
        }
        if op.mask.is_some() {
            self.check_use(sink, at, op, Slot::Mask, op.mask);
            self.check_use(sink, at, op, Slot::Pass, op.pass);
        }
        let func = sink.func;
        for (n, &reg) in func.list(op).iter().enumerate() {
            self.check_use(sink, at, op, Slot::Listed(n as u32), reg);
        }
    }

    #[inline]
    fn check_use(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op, slot: Slot, reg: VReg) {
        // The rules of types have already reported an unknown register.
        if self.assigned.get(reg.index()) == Some(&false) {
            sink.op(at, op, Kind::NotAssigned { slot, reg });
            self.assign(reg); // Report each register once.
        }
    }

    fn assign(&mut self, reg: VReg) {
        if let Some(assigned) = self.assigned.get_mut(reg.index())
            && !self.dead
            && !*assigned
        {
            *assigned = true;
            self.trail.push(reg);
        }
    }

    fn misplaced(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        self.broken = true;
        sink.op(at, op, Kind::Misplaced { open: self.frames.last().map(|frame| frame.opener) });
    }

    fn spend(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op, steps: usize) {
        match self.budget.checked_sub(steps as u64) {
            Some(remaining) => self.budget = remaining,
            None => {
                self.broken = true;
                sink.op(
                    at,
                    op,
                    Kind::Limit { what: "steps of the assignment check", limit: self.budget, given: steps as u64 },
                );
            }
        }
    }

    /// Rolls the trail back; enclosing loops keep their part of it.
    fn roll_back(&mut self, to: usize) {
        for frame in self.frames.iter_mut().filter(|frame| frame.is_target() && frame.reached && frame.prefix > to) {
            frame.set.extend_from_slice(&self.trail[to..frame.prefix]);
            frame.prefix = to;
        }
        for reg in self.trail.drain(to..) {
            self.assigned[reg.index()] = false;
        }
    }

    fn open(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        if self.frames.len() >= limits::MAX_NESTING {
            self.broken = true;
            let limit = limits::MAX_NESTING as u64;
            return sink.op(at, op, Kind::Limit { what: "open markers around it", limit, given: limit + 1 });
        }
        let region = match op.code {
            Opcode::While => Region::WhileCondition,
            Opcode::Loop => Region::Loop,
            Opcode::Block => Region::Block,
            Opcode::Switch => Region::Switch,
            _ => Region::Branch,
        };
        self.frames.push(Frame {
            region,
            opened_at: at,
            opener: op.code,
            start: self.trail.len(),
            branch_start: self.trail.len(),
            entry_dead: self.dead,
            next_dead: self.dead,
            set: Vec::new(),
            reached: false,
            prefix: 0,
        });
    }

    /// The end of a branch of an `if` or `switch`: intersects its assignments with those of the other branches.
    fn meet(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        if self.dead {
            return;
        }
        let Some(frame) = self.frames.last_mut() else { return };
        if frame.reached {
            frame.set.retain(|reg| self.assigned[reg.index()]);
        } else {
            frame.reached = true;
            frame.set.extend_from_slice(&self.trail[frame.start..]);
        }
        let steps = frame.set.len();
        self.spend(sink, at, op, steps);
    }

    fn next_branch(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op, region: Region) {
        match self.frames.last() {
            Some(frame) if frame.region == Region::Branch => {}
            _ => return self.misplaced(sink, at, op),
        }
        self.meet(sink, at, op);
        let Some(frame) = self.frames.last_mut() else { return };
        frame.region = region;
        self.dead = frame.next_dead;
        let to = frame.branch_start;
        self.roll_back(to);
    }

    fn then(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        match self.frames.last_mut() {
            Some(frame) if frame.region == Region::ElifCondition => {
                frame.region = Region::Branch;
                frame.branch_start = self.trail.len();
                frame.next_dead = self.dead;
            }
            _ => self.misplaced(sink, at, op),
        }
    }

    fn end_if(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        let without_else = match self.frames.last() {
            Some(frame) if frame.region == Region::Branch => true,
            Some(frame) if frame.region == Region::Else => false,
            _ => return self.misplaced(sink, at, op),
        };
        self.meet(sink, at, op);
        if without_else {
            // The path on which all conditions are false: an empty `else`.
            let (to, dead) = self.frames.last().map_or((0, true), |frame| (frame.branch_start, frame.next_dead));
            self.roll_back(to);
            self.dead = dead;
            self.meet(sink, at, op);
        }
        self.close();
    }

    /// `case` or `default`.
    fn next_case(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op, region: Region) {
        let Some(frame) = self.frames.last() else { return self.misplaced(sink, at, op) };
        let (from, opened_at, to, dead) = (frame.region, frame.opened_at, frame.start, frame.entry_dead);
        if !matches!(from, Region::Switch | Region::Case) {
            return self.misplaced(sink, at, op);
        }
        let func = sink.func;
        if region == Region::Case {
            let ty = func.ops[opened_at].ty;
            if op.ty != ty {
                return sink.op(at, op, Kind::CaseType { switch: ty });
            }
            for &bits in func.values(op) {
                if !self.cases.insert((opened_at, bits)) {
                    let mut value = String::new();
                    // Writing to a string cannot fail.
                    let _ = crate::text::print_constant(ty.elem(), bits, &mut value);
                    sink.op(at, op, Kind::DuplicateCase { value });
                }
            }
        }
        if from == Region::Case {
            self.meet(sink, at, op);
            self.roll_back(to);
        }
        self.dead = dead;
        if let Some(frame) = self.frames.last_mut() {
            frame.region = region;
        }
    }

    fn end_switch(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        let frame = self.frames.last();
        let Some((region, to, dead)) = frame.map(|frame| (frame.region, frame.start, frame.entry_dead)) else {
            return self.misplaced(sink, at, op);
        };
        if !matches!(region, Region::Switch | Region::Case | Region::Default) {
            return self.misplaced(sink, at, op);
        }
        if region != Region::Switch {
            self.meet(sink, at, op);
        }
        if region != Region::Default {
            // The path of all values that no case lists.
            self.roll_back(to);
            self.dead = dead;
            self.meet(sink, at, op);
        }
        self.close();
    }

    /// Closes a frame: rolls back to its start, then adds the registers that all paths to its end assign.
    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.roll_back(frame.start);
        self.dead = frame.entry_dead || !frame.reached;
        frame.set.iter().for_each(|&reg| self.assign(reg));
    }

    fn do_(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        match self.frames.last_mut() {
            Some(frame) if frame.region == Region::WhileCondition => frame.region = Region::Loop,
            _ => return self.misplaced(sink, at, op),
        }
        let innermost = self.frames.len() - 1;
        self.leave(sink, at, op, innermost);
    }

    fn end_loop(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        if self.frames.last().is_none_or(|frame| frame.region != Region::Loop) {
            return self.misplaced(sink, at, op);
        }
        self.join_jumps(sink, at, op);
    }

    /// The end of a block: one more path to the operations after it.
    fn end_block(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        if self.frames.last().is_none_or(|frame| frame.region != Region::Block) {
            return self.misplaced(sink, at, op);
        }
        let innermost = self.frames.len() - 1;
        self.leave(sink, at, op, innermost);
        self.join_jumps(sink, at, op);
    }

    /// Closes a loop or block: what all jumps out of it assign is assigned.
    fn join_jumps(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        let Some(frame) = self.frames.last_mut() else { return };
        if frame.reached {
            frame.set.extend_from_slice(&self.trail[frame.start..frame.prefix]);
            frame.prefix = frame.start;
        }
        let steps = frame.set.len();
        self.spend(sink, at, op, steps);
        self.close();
    }

    fn jump(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        let regions = self.frames.iter().filter(|frame| frame.is_target()).count();
        let nth = usize::try_from(op.imm).ok().filter(|&n| n >= 1);
        let mut outwards = (0..self.frames.len()).rev().filter(|&n| self.frames[n].is_target());
        let Some(frame) = nth.and_then(|n| outwards.nth(n - 1)) else {
            self.dead |= matches!(op.code, Opcode::Break | Opcode::Continue);
            return sink.op(at, op, Kind::BadDepth { depth: op.imm, regions: regions as u32 });
        };
        if matches!(op.code, Opcode::Break | Opcode::BreakIf) {
            self.leave(sink, at, op, frame);
        } else if self.frames[frame].region == Region::Block {
            sink.op(at, op, Kind::ContinuesBlock { depth: op.imm });
        }
        self.dead |= matches!(op.code, Opcode::Break | Opcode::Continue);
    }

    /// `break_table`: one path for each different number.
    fn table(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op) {
        let (mut depths, mut targets) = (core::mem::take(&mut self.depths), core::mem::take(&mut self.targets));
        targets.clear();
        targets.extend((0..self.frames.len()).rev().filter(|&n| self.frames[n].is_target()));
        depths.clear();
        depths.extend_from_slice(sink.func.values(op));
        depths.sort_unstable();
        depths.dedup();
        for &depth in &depths {
            let nth = usize::try_from(depth).ok().and_then(|depth| depth.checked_sub(1));
            match nth.and_then(|nth| targets.get(nth)) {
                Some(&frame) => self.leave(sink, at, op, frame),
                None => sink.op(at, op, Kind::BadDepth { depth: depth as i64, regions: targets.len() as u32 }),
            }
        }
        (self.depths, self.targets) = (depths, targets);
        self.dead = true;
    }

    /// Records a path from here to the end of a frame's loop or block.
    fn leave(&mut self, sink: &mut Sink<'_>, at: usize, op: &Op, frame: usize) {
        if self.dead {
            return;
        }
        let frame = &mut self.frames[frame];
        let steps = frame.set.len();
        if frame.reached {
            frame.set.retain(|reg| self.assigned[reg.index()]);
        } else {
            frame.reached = true;
            frame.prefix = self.trail.len();
        }
        self.spend(sink, at, op, steps);
    }
}

impl Frame {
    /// Whether depths count it.
    fn is_target(&self) -> bool {
        matches!(self.region, Region::Loop | Region::WhileCondition | Region::Block)
    }
}
