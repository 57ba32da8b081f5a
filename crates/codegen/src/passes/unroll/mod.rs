//! Does several turns of a short loop at once, in an order in which none waits for another.
//!
//! In: legal operations, the target's number of turns. Out: before a loop that counts up to a bound and holds neither flow
//! of control nor calls stands one of several turns, which leaves the last few to it:
//!
//! ```text
//! loop {                          last = end - 3 * step
//!     break_if i >= end           if last < end {             (nothing wrapped)
//!     body                            loop {
//!     i = i + step                        break_if i >= last
//! }                                       four bodies, by `schedule`
//!                                         i = i + 4 * step
//!                                     }
//!                                 }
//!                                 the loop as it was
//! ```
//!
//! Values of a turn get registers of their own; variables keep theirs, so that sums are added in the order they were. What a
//! turn loads that one before it has loaded is loaded once. What counts along is read as `i + n * step`, in addresses as a
//! displacement. Pointers that `pointers` made count along, too. Loops that are too long for that are ordered only. Where
//! registers can be taken in pairs, two turns may be one on vectors of twice the lanes (see `pairs`), and the loop of several
//! turns does several of those.
//! Not here: loops with branches, whose bodies layout repeats (see [`crate::layout`]).

mod pairs;
mod schedule;

use super::{PassCx, Scratch};
use crate::fault::{Fault, active};
use crate::ops::each_use;
use crate::target::Target;
use core::ops::Range;
use kernelsmith_ir::{Cond, Effects, Function, LocId, MIN_VECTOR_BITS, MemInfo, Op, OpFlags, Opcode, Type, VReg};
use kernelsmith_machine::MaskForm;
use pairs::Body;
use schedule::{Place, Scheduler, Wanted};

/// The most operations of all turns together, and of a loop that is ordered.
const MAX_OPS: usize = 48;
/// The most registers of vectors and floats, and of other values, that a body may occupy.
const MAX_VECTORS: usize = 28;
const MAX_SCALARS: usize = 16;

/// The greatest step: nothing overflows.
const MAX_STEP: i64 = 1 << 24;

/// A register that stands for itself.
const NOT_RENAMED: u32 = u32::MAX;

/// Memory of the pass.
#[derive(Debug, Default)]
pub struct Unroller {
    scheduler: Scheduler,
    found: Vec<Counted>,
    /// What counts along in the loop at hand.
    counters: Vec<Counter>,
    /// The bodies, and where each operation came from.
    body: Vec<Op>,
    locs: Vec<LocId>,
    /// The place in one turn.
    like: Vec<u32>,
    /// What stands before the loop.
    before: Vec<Op>,
    /// Registers that hold a counter some steps ahead.
    ahead: Vec<Ahead>,
    /// Registers that hold the lanes of some vectors: those of one, how many, all together.
    multiples: Vec<(VReg, u32, VReg)>,
    /// What counts all turns, and the number from which on too few are left, as far from the limit.
    ends: Vec<Op>,
    distance: Option<VReg>,
    /// How many turns of the loop as it was are one.
    width: u32,
    /// Whether there are vectors in two registers.
    has_pairs: bool,
    /// Vectors from outside, and those of twice the lanes that hold the same.
    outside: Vec<(VReg, VReg)>,
    /// Whether vectors are accessed at what a register holds and nowhere else.
    has_bare_vectors: bool,
    /// Whether operations start in the order in which they stand.
    is_in_order: bool,
    /// By register, the one that stands for it in the turn at hand.
    renamed: Vec<u32>,
}

/// A loop `loop { break_if counter >= end; body }`.
#[derive(Clone, Copy, Debug)]
struct Counted {
    start: u32,
    end: u32,
    counter: VReg,
    limit: VReg,
    /// How many turns to do at once; with 1 its operations are only put in order.
    turns: u32,
}

/// How far a counter goes in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Number(i64),
    /// The lanes of a native vector, in a register; at least so many.
    Lanes(VReg, i64),
}

/// A variable that goes up by the same step each turn, and the operation of the body that does it: a sum of indices, or
/// the address of a pointer.
#[derive(Clone, Copy, Debug)]
struct Counter {
    var: VReg,
    step: Step,
    /// What the step is multiplied by.
    mem: MemInfo,
    is_pointer: bool,
    at: u32,
}

impl Counter {
    /// `dst` is so many steps behind `from`.
    fn sum(&self, dst: VReg, from: VReg, steps: VReg) -> Op {
        if self.is_pointer {
            Op { aux: self.mem.pack(), ..Op::binary(Opcode::Addr, Type::PTR, dst, from, steps) }
        } else {
            Op::binary(Opcode::Add, Type::INDEX, dst, from, steps)
        }
    }

    /// `dst` is so many turns behind the variable, whose step is a number of bytes.
    fn bytes_ahead(&self, dst: VReg, step: i64, turns: u32) -> Op {
        let bytes = step.saturating_mul(turns.into());
        Op::unary(Opcode::Addr, Type::PTR, dst, self.var).with_imm(bytes)
    }
}

/// A register that holds a counter `turns` ahead.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    counter: u32,
    turns: u32,
    reg: VReg,
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    let turns = cx.target.isa().turns();
    if turns < 2 || !func.ops.iter().any(|op| op.code == Opcode::Loop) {
        return;
    }
    cx.scratch.find_defs(func);
    let mut work = core::mem::take(&mut cx.scratch.unroll);
    work.has_bare_vectors = cx.target.isa().has_bare_vectors();
    work.has_pairs = cx.target.has_pairs_of_registers();
    work.is_in_order = cx.target.isa().is_in_order();
    work.find(func, cx.scratch, cx.target, turns);
    if !work.found.is_empty() {
        work.rewrite(func, cx);
        cx.scratch.forget_defs();
    }
    cx.scratch.unroll = work;
}

impl Unroller {
    /// Finds innermost loops of the form.
    fn find(&mut self, func: &Function, scratch: &Scratch, target: &Target, turns: usize) {
        self.found.clear();
        let mut open = None;
        for (at, op) in func.ops.iter().enumerate() {
            match op.code {
                Opcode::Loop => open = Some(at),
                Opcode::EndLoop => {
                    let found = open.take().and_then(|start| counted(func, scratch, target, turns, start, at));
                    self.found.extend(found);
                }
                _ => {}
            }
        }
    }

    /// Puts what was found in the place of the loops.
    fn rewrite(&mut self, func: &mut Function, cx: &mut PassCx<'_>) {
        let with_locs = func.locs.len() == func.ops.len();
        let old = core::mem::replace(&mut func.ops, core::mem::take(&mut cx.scratch.ops));
        let old_locs = core::mem::replace(&mut func.locs, core::mem::take(&mut cx.scratch.locs));
        func.ops.clear();
        func.locs.clear();
        let mut done = 0;
        let found = core::mem::take(&mut self.found);
        for &counted in &found {
            let (start, end) = (counted.start as usize, counted.end as usize);
            let copy = |func: &mut Function, from: usize, to: usize| {
                func.ops.extend_from_slice(&old[from..to]);
                if with_locs {
                    func.locs.extend_from_slice(&old_locs[from..to]);
                }
            };
            copy(func, done, start);
            let loc = |at: usize| if with_locs { old_locs[at] } else { LocId::NONE };
            self.width = 2;
            let mut turns = if self.are_pairs(func, cx.scratch, &old, counted) { 2 } else { 0 };
            while turns > 0 && !self.unroll(func, cx.scratch, &old, &loc, counted, turns) {
                turns /= 2;
            }
            if turns == 0 {
                (self.width, turns) = (1, counted.turns);
                while turns > 1 && !self.unroll(func, cx.scratch, &old, &loc, counted, turns) {
                    turns /= 2;
                }
            }
            if turns * self.width > 1 {
                self.emit(func, with_locs, &old[start..start + 3], loc(start), counted, turns);
                copy(func, start, start + 2);
                func.ops.push(old[start + 2].with_flags(OpFlags::LIKELY));
                if with_locs {
                    func.locs.push(old_locs[start + 2]);
                }
                copy(func, start + 3, end);
            } else {
                // In order only, if there are registers enough.
                copy(func, start, start + 3);
                self.ahead.clear();
                self.body.clear();
                self.body.extend_from_slice(&old[start + 3..end]);
                self.locs.clear();
                self.locs.extend((start + 3..end).map(loc));
                self.like.clear();
                // Accesses of one array come together.
                let like = |(at, op): (usize, &Op)| if op.code.is_memory() { op.base().0 } else { at as u32 };
                self.like.extend(self.body.iter().enumerate().map(like));
                let order = self.order(func, cx.scratch);
                for at in 0..self.body.len() {
                    let from = if order { self.scheduler.order[at] as usize } else { at };
                    func.ops.push(self.body[from]);
                    if with_locs {
                        func.locs.push(self.locs[from]);
                    }
                }
            }
            done = end;
        }
        func.ops.extend_from_slice(&old[done..]);
        if with_locs {
            func.locs.extend_from_slice(&old_locs[done..]);
        }
        self.found = found;
        cx.scratch.ops = old;
        cx.scratch.locs = old_locs;
    }

    /// Finds an order for the body; whether it leaves registers enough.
    fn order(&mut self, func: &Function, scratch: &Scratch) -> bool {
        let Unroller { scheduler, ahead, counters, body, like, is_in_order, width, .. } = self;
        let place = |op: &Op| {
            let mem = op.mem();
            let mut place =
                Place { base: op.base(), offset: op.offset(), scale: mem.scale(), exact: op.imm, scaled: 0 };
            let is_near = |def: &&Op| def.code == Opcode::Addr && def.dst == place.base && def.offset().is_none();
            if scratch.n_defs[place.base.index()] == 1
                && let Some(near) = body.iter().find(is_near)
            {
                (place.base, place.exact) = (near.base(), place.exact.saturating_add(near.imm));
            }
            for (number, v) in [place.base, place.offset].into_iter().enumerate() {
                let Some(found) = ahead.iter().find(|ahead| ahead.reg == v) else { continue };
                let Counter { var, step, mem: by, .. } = counters[found.counter as usize];
                let scale = if number == 0 { by.scale() } else { mem.scale() };
                *[&mut place.base, &mut place.offset][number] = var;
                let turns = i64::from(found.turns) * i64::from(scale);
                match step {
                    Step::Number(step) => place.exact = place.exact.saturating_add(step.saturating_mul(turns)),
                    Step::Lanes(_, least) => {
                        place.scaled = place.scaled.saturating_add(least * turns * i64::from(*width))
                    }
                }
            }
            place
        };
        let wanted = Wanted { registers: [MAX_VECTORS, MAX_SCALARS], by_units: *is_in_order && are_alike(body) };
        scheduler.run(func, scratch, body, place, like, wanted)
    }

    /// Finds what counts along.
    fn find_counters(&mut self, scratch: &Scratch, ops: &[Op], range: &Range<usize>) {
        self.counters.clear();
        let step = |v: VReg| step_of(ops, scratch, v);
        for at in range.clone() {
            if let Some(step) = counter_at(ops, range, at, &step) {
                let (var, is_pointer) = (ops[at].dst, ops[at].code == Opcode::Addr);
                let mem = if is_pointer { ops[at].mem() } else { MemInfo::default() };
                self.counters.push(Counter { var, step, mem, is_pointer, at: at as u32 });
            }
        }
    }

    /// Whether two turns of a loop may be one.
    fn are_pairs(&mut self, func: &Function, scratch: &Scratch, ops: &[Op], counted: Counted) -> bool {
        let range = counted.start as usize + 3..counted.end as usize;
        if !self.has_pairs || counted.turns < 2 {
            return false;
        }
        self.find_counters(scratch, ops, &range);
        Body { func, scratch, ops, counters: &self.counters }.pairs(range)
    }

    /// The vector of twice the lanes that holds in each what `v`, which comes from outside the loop, holds.
    fn twice(&mut self, func: &mut Function, scratch: &Scratch, ops: &[Op], v: VReg) -> VReg {
        if let Some(&(_, wide)) = self.outside.iter().find(|(narrow, _)| *narrow == v) {
            return wide;
        }
        let uniform = Body { func, scratch, ops, counters: &self.counters }.uniform(v);
        let twice = uniform.and_then(|def| def.ty.twice().map(|ty| (def, ty)));
        let Some((def, ty)) = twice else { return v };
        let wide = func.new_vreg(ty);
        self.before.push(Op { ty, dst: wide, ..def });
        self.outside.push((v, wide));
        wide
    }

    /// Fills `body` with so many turns, and `before`; whether they can be done at once.
    fn unroll(
        &mut self,
        func: &mut Function,
        scratch: &mut Scratch,
        ops: &[Op],
        loc: &dyn Fn(usize) -> LocId,
        counted: Counted,
        turns: u32,
    ) -> bool {
        let n_vregs = func.n_vregs();
        let range = counted.start as usize + 3..counted.end as usize;
        self.find_counters(scratch, ops, &range);
        self.before.clear();
        self.multiples.clear();
        self.outside.clear();
        self.ahead.clear();
        self.body.clear();
        self.locs.clear();
        self.like.clear();
        // Registers of the turn at hand.
        let mut renamed = core::mem::take(&mut self.renamed);
        renamed.resize(renamed.len().max(n_vregs), NOT_RENAMED);
        for turn in 0..turns {
            for at in range.clone() {
                if self.counters.iter().any(|counter| counter.at == at as u32) {
                    continue;
                }
                let mut op = ops[at];
                let (has_address, scale) = (op.code.has_address(), op.mem().scale());
                let is_bare = self.has_bare_vectors && op.ty.is_vector();
                for (number, v) in op.args.iter_mut().chain([&mut op.mask, &mut op.pass]).enumerate() {
                    if v.is_none() {
                        continue;
                    }
                    if renamed[v.index()] != NOT_RENAMED {
                        *v = VReg(renamed[v.index()]);
                    } else if let Some(which) = self.counters.iter().position(|counter| counter.var == *v) {
                        let counter = self.counters[which];
                        let passed = turn + u32::from(at as u32 > counter.at);
                        // Where a displacement does it: in bytes for a pointer, scaled for an offset.
                        let scale = match number {
                            0 if has_address && !is_bare => Some(1),
                            1 if has_address => Some(i64::from(scale)),
                            _ => None,
                        };
                        match (counter.step, scale) {
                            (Step::Number(step), Some(scale)) => {
                                let by = (step * i64::from(passed)).checked_mul(scale);
                                match by.and_then(|by| op.imm.checked_add(by)).filter(|sum| i32::try_from(*sum).is_ok())
                                {
                                    Some(disp) => op.imm = disp,
                                    None => *v = self.ahead(func, which, passed, loc(at)),
                                }
                            }
                            _ => *v = self.ahead(func, which, passed, loc(at)),
                        }
                    } else if self.width == 2 && func.vregs[v.index()].is_vector() {
                        *v = self.twice(func, scratch, ops, *v);
                    }
                }
                let twice = |ty: Type| if self.width == 2 { ty.twice().unwrap_or(ty) } else { ty };
                op.ty = twice(op.ty);
                if let Some(known) = self.known(scratch, &op) {
                    renamed[op.dst.index()] = known.0;
                    continue;
                }
                if op.dst.is_some() && scratch.n_defs[op.dst.index()] == 1 {
                    let new = func.new_vreg(twice(func.vregs[op.dst.index()]));
                    renamed[op.dst.index()] = new.0;
                    op.dst = new;
                }
                self.body.push(op);
                self.locs.push(loc(at));
                self.like.push(at as u32);
            }
        }
        for op in ops[range].iter().filter(|op| op.dst.is_some()) {
            renamed[op.dst.index()] = NOT_RENAMED;
        }
        self.renamed = renamed;
        if self.is_in_order {
            // The next round begins with what is counted.
            self.count(func, counted.counter, turns);
            self.body.extend_from_slice(&self.ends);
            self.locs.resize(self.body.len(), loc(counted.start as usize));
            self.like.resize(self.body.len(), 0);
        }
        // Temporaries of a turn are new, and so defined once.
        scratch.n_defs.resize(func.n_vregs(), 1);
        let fits = self.order(func, scratch);
        if !fits {
            func.vregs.truncate(n_vregs);
            scratch.n_defs.truncate(n_vregs);
        }
        fits
    }

    /// The register in which a turn before this one has what is loaded, or the address that is computed, here.
    fn known(&self, scratch: &Scratch, op: &Op) -> Option<VReg> {
        let is_value = |v: VReg| scratch.n_defs.get(v.index()).is_none_or(|n| *n == 1);
        let holds = |v: VReg| v.is_none() || is_value(v) || self.counters.iter().any(|counter| counter.var == v);
        let is_kind = matches!(op.code, Opcode::Load | Opcode::Addr) && op.mask.is_none() && is_value(op.dst);
        if !is_kind || !op.args.iter().all(|v| holds(*v)) {
            return None;
        }
        for other in self.body.iter().rev() {
            let at = |op: &Op| (op.code, op.ty, op.args, op.imm, op.mem().scale_log2, op.mem().space, op.mask);
            if at(other) == at(op) {
                return is_value(other.dst).then_some(other.dst);
            }
            let is_known = active(Fault::StoreForgotten) || other.code.info().effects != Effects::Writes;
            let [one, two] = [op.mem().alias, other.mem().alias];
            if op.code == Opcode::Load && !is_known && (one == 0 || two == 0 || one == two) {
                return None;
            }
        }
        None
    }

    /// The register that holds a counter some turns ahead.
    fn ahead(&mut self, func: &mut Function, counter: usize, turns: u32, loc: LocId) -> VReg {
        let Counter { var, step, is_pointer, .. } = self.counters[counter];
        if turns == 0 {
            return var;
        }
        let known = |ahead: &&Ahead| ahead.counter == counter as u32 && ahead.turns == turns;
        if let Some(found) = self.ahead.iter().find(known) {
            return found.reg;
        }
        let (from, steps) = match step {
            Step::Number(_) if is_pointer => (var, VReg::NONE),
            Step::Number(step) => (var, self.number(func, step.wrapping_mul(i64::from(turns)))),
            Step::Lanes(lanes, _) => {
                (self.ahead(func, counter, turns - 1, loc), self.multiple(func, lanes, self.width))
            }
        };
        let reg = func.new_vreg(if is_pointer { Type::PTR } else { Type::INDEX });
        let this = self.counters[counter];
        self.body.push(match step {
            Step::Number(step) if is_pointer => this.bytes_ahead(reg, step, turns),
            _ => this.sum(reg, from, steps),
        });
        self.locs.push(loc);
        self.like.push(0);
        self.ahead.push(Ahead { counter: counter as u32, turns, reg });
        reg
    }

    /// A number that stands before the loop.
    fn number(&mut self, func: &mut Function, n: i64) -> VReg {
        let known = |op: &&Op| op.code == Opcode::Const && op.imm == n;
        if let Some(found) = self.before.iter().find(known) {
            return found.dst;
        }
        let reg = func.new_vreg(Type::INDEX);
        self.before.push(Op::constant(Type::INDEX, reg, n as u64));
        reg
    }

    /// So many times the lanes of a vector, before the loop.
    fn multiple(&mut self, func: &mut Function, lanes: VReg, n: u32) -> VReg {
        if n < 2 {
            return lanes;
        }
        if let Some(&(.., reg)) = self.multiples.iter().find(|known| known.0 == lanes && known.1 == n) {
            return reg;
        }
        let less = self.multiple(func, lanes, n - 1);
        let reg = func.new_vreg(Type::INDEX);
        self.before.push(Op::binary(Opcode::Add, Type::INDEX, reg, less, lanes));
        self.multiples.push((lanes, n, reg));
        reg
    }

    /// Finds what counts so many turns, and how far before its end the loop of several turns ends.
    fn count(&mut self, func: &mut Function, var: VReg, turns: u32) {
        let all = turns * self.width;
        let needed = if active(Fault::TurnsLeft) { all - 2 } else { all - 1 };
        self.ends.clear();
        for at in 0..self.counters.len() {
            let counter = self.counters[at];
            let [whole, distance] = match counter.step {
                Step::Number(step) if counter.is_pointer => {
                    self.ends.push(counter.bytes_ahead(counter.var, step, turns));
                    continue;
                }
                Step::Number(step) => {
                    let is_end = counter.var == var;
                    let distance = if is_end { self.number(func, step * i64::from(needed)) } else { VReg::NONE };
                    [self.number(func, step.wrapping_mul(i64::from(turns))), distance]
                }
                Step::Lanes(lanes, _) => [all, needed].map(|n| self.multiple(func, lanes, n)),
            };
            if counter.var == var {
                self.distance = Some(distance);
            }
            self.ends.push(counter.sum(counter.var, counter.var, whole));
        }
    }

    /// Writes the loop of several turns.
    fn emit(&mut self, func: &mut Function, with_locs: bool, head: &[Op], loc: LocId, counted: Counted, turns: u32) {
        let Counted { counter: var, limit, .. } = counted;
        if !self.is_in_order {
            self.count(func, var, turns);
        }
        let distance = self.distance.unwrap_or(limit);
        let [last, holds, done] = [Type::INDEX, Type::BOOL, Type::BOOL].map(|ty| func.new_vreg(ty));
        let put = |func: &mut Function, op: Op, loc: LocId| {
            func.ops.push(op);
            if with_locs {
                func.locs.push(loc);
            }
        };
        self.before.push(Op::binary(Opcode::Sub, Type::INDEX, last, limit, distance));
        self.before.push(Op::compare(Cond::Lt, Type::INDEX, holds, last, limit));
        let mut test = Op::marker(Opcode::If);
        test.args[0] = holds;
        self.before.push(test);
        for op in self.before.drain(..) {
            put(func, op, loc);
        }
        put(func, head[0], loc);
        put(func, Op::compare(Cond::Ge, Type::INDEX, done, var, last), loc);
        let mut leave = head[2];
        leave.args[0] = done;
        put(func, leave, loc);
        for &at in &self.scheduler.order {
            put(func, self.body[at as usize], self.locs[at as usize]);
        }
        if !self.is_in_order {
            for &op in &self.ends {
                put(func, op, loc);
            }
        }
        put(func, Op::marker(Opcode::EndLoop), loc);
        put(func, Op::marker(Opcode::EndIf), loc);
    }
}

/// Whether vectors are accessed often enough to take turns with arithmetic, and all have lanes of one width and lie in memory
/// as such: the machine is in one state throughout.
fn are_alike(body: &[Op]) -> bool {
    const OFTEN: usize = 4;
    if body.iter().filter(|op| op.code.is_memory()).count() < OFTEN {
        return false;
    }
    let mut vectors = body.iter().filter(|op| op.ty.is_vector());
    let Some(first) = vectors.next() else { return false };
    let bytes = first.ty.elem().bytes();
    core::iter::once(first)
        .chain(vectors)
        .all(|op| op.ty.elem().bytes() == bytes && !(op.code.has_address() && op.mem().align() < bytes))
}

/// How many turns of the loop from `start` to `end` are to be done at once; 0 if it is none to change.
pub(super) fn turns(func: &Function, scratch: &Scratch, target: &Target, start: usize, end: usize) -> u32 {
    counted(func, scratch, target, target.isa().turns(), start, end).map_or(0, |counted| counted.turns)
}

/// The loop from `start` to `end`, if it is one to change, with the turns that are not too long together.
fn counted(
    func: &Function,
    scratch: &Scratch,
    target: &Target,
    turns: usize,
    start: usize,
    end: usize,
) -> Option<Counted> {
    let [_, test, leave, body @ ..] = &func.ops[start..end] else { return None };
    let is_test = test.code == Opcode::Cmp && test.ty == Type::INDEX && test.cond() == Cond::Ge && test.mask.is_none();
    let leaves = leave.code == Opcode::BreakIf && leave.imm == 1 && leave.args[0] == test.dst;
    if !is_test || !leaves || body.len() < 2 || body.len() > MAX_OPS {
        return None;
    }
    let [counter, limit, _] = test.args;
    let mut is_plain = true;
    for op in body {
        let may_move = op.code.is_pure() || op.code.is_memory() && !op.flags.has(OpFlags::VOLATILE);
        // Masks that are bits have to be in one register when they are used: what is done at once would fight for it.
        let waits = op.dst.is_some()
            && op.ty.is_vector()
            && func.vregs[op.dst.index()].is_mask()
            && target.masks() != MaskForm::Lanes;
        is_plain &= may_move && !waits && op.dst != limit;
        each_use(func, op, |v| is_plain &= v != test.dst);
    }
    if !is_plain {
        return None;
    }
    let range = start + 3..end;
    let step = |v: VReg| step_of(&func.ops, scratch, v);
    let mut n = body.len();
    let mut turns = turns as u32;
    let mut is_counted = false;
    for at in range.clone() {
        let step = counter_at(&func.ops, &range, at, &step);
        // Addresses take little time beside what is there.
        n -= usize::from(step.is_some() || func.ops[at].code == Opcode::Addr);
        let Some(step) = step else { continue };
        let bound = scratch.constant(func, limit).map(|bits| bits as i64);
        match step {
            _ if func.ops[at].dst != counter => {}
            Step::Lanes(..) => is_counted = true,
            Step::Number(step) => {
                is_counted = (1..=MAX_STEP).contains(&step);
                // Begins at zero, most likely.
                while turns > 1 && bound.is_some_and(|bound| bound < step.saturating_mul(turns.into())) {
                    turns /= 2;
                }
            }
        }
    }
    while turns > 1 && (!is_counted || n * turns as usize > MAX_OPS) {
        turns /= 2;
    }
    (n > 0).then_some(Counted { start: start as u32, end: end as u32, counter, limit, turns })
}

/// The step of the counter that operation `at` of a body counts, if it is one.
fn counter_at(
    ops: &[Op],
    body: &Range<usize>,
    at: usize,
    step_of: &dyn Fn(VReg) -> Option<(Step, u32)>,
) -> Option<Step> {
    let op = &ops[at];
    let is_sum = match op.code {
        Opcode::Add => op.ty == Type::INDEX && op.mask.is_none(),
        Opcode::Addr => true,
        _ => false,
    };
    if !is_sum || op.dst != op.args[0] || ops[body.clone()].iter().filter(|other| other.dst == op.dst).count() != 1 {
        return None;
    }
    if op.code == Opcode::Addr && op.offset().is_none() {
        return Some(Step::Number(op.imm)).filter(|_| op.imm.unsigned_abs() <= MAX_STEP as u64);
    }
    let (step, from) = step_of(op.args[1])?;
    match step {
        Step::Number(step) if op.code == Opcode::Addr => {
            Some(Step::Number(step * i64::from(op.mem().scale()) + op.imm))
        }
        Step::Number(_) => Some(step),
        Step::Lanes(..) => (op.imm == 0 && (from as usize) < body.start).then_some(step),
    }
}

/// What is added by this register, and the operation that defines it.
fn step_of(ops: &[Op], scratch: &Scratch, v: VReg) -> Option<(Step, u32)> {
    let at = *scratch.def_op.get(v.index())?;
    let op = ops.get(at as usize)?;
    match op.code {
        Opcode::Const => Some((Step::Number(op.imm), at)).filter(|_| op.imm.unsigned_abs() <= MAX_STEP as u64),
        Opcode::Lanes => op.source_ty().map(|ty| (Step::Lanes(v, ty.count_on(MIN_VECTOR_BITS).into()), at)),
        _ => None,
    }
}
