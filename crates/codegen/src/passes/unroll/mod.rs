//! Unrolls and interleaves short loops, and schedules their bodies so that few operations wait for another.
//!
//! In: legal operations, the target's unroll factor. Out: an unrolled loop before each counted loop that contains neither
//! control flow nor calls; the original loop follows and runs the remaining iterations:
//!
//! ```text
//! loop {                          last = end - 3 * step
//!     break_if i >= end           if last < end {             (the subtraction did not wrap)
//!     body                            loop {
//!     i = i + step                        break_if i >= last
//! }                                       four bodies, in the order of `schedule`
//!                                         i = i + 4 * step
//!                                     }
//!                                 }
//!                                 the original loop
//! ```
//!
//! Values of an iteration get new registers; variables keep theirs, so the order of the additions of a sum stays. A value
//! that an earlier replica has loaded is not loaded again. Replica `n` reads an induction variable as `i + n * step`, in
//! addresses as a displacement. Pointers that `pointers` introduced are induction variables, too. A loop that is too long to
//! unroll is only scheduled. On machines with register pairs, two iterations may become one on vectors of twice the lanes
//! (see `pairs`); that loop is unrolled further.
//! Not here: loops with branches, whose bodies layout replicates (see `layout`).

mod pairs;
mod schedule;

use super::{PassCx, Scratch};
use crate::ops::each_use;
use crate::target::Target;
use core::ops::Range;
use kernelsmith_ir::{Cond, Effects, Function, LocId, MIN_VECTOR_BITS, MemInfo, Op, OpFlags, Opcode, Type, VReg};
use kernelsmith_machine::MaskForm;
use pairs::Body;
use schedule::{Limits, Place, Scheduler};

/// Maximum number of operations of an unrolled body, and of a loop that is only scheduled.
const MAX_OPS: usize = 48;
/// Maximum number of registers that a body may occupy: for vectors and floats, and for other values.
const MAX_VECTORS: usize = 28;
const MAX_SCALARS: usize = 16;

/// Maximum step of an induction variable: products with it do not overflow.
const MAX_STEP: i64 = 1 << 24;

/// Marks a register that is not renamed.
const NOT_RENAMED: u32 = u32::MAX;

/// State of the pass, whose memory is reused.
#[derive(Debug, Default)]
pub struct Unroller {
    scheduler: Scheduler,
    found: Vec<Counted>,
    /// The induction variables of the current loop.
    counters: Vec<Counter>,
    /// The unrolled body, and the location of each operation.
    body: Vec<Op>,
    locs: Vec<LocId>,
    /// By operation of `body`, the number of the operation that it replicates.
    groups: Vec<u32>,
    /// Operations before the loop.
    preheader: Vec<Op>,
    /// Registers that hold an induction variable of a later iteration.
    ahead: Vec<Ahead>,
    /// Registers that hold the number of lanes of `n` vectors: lanes of one vector, `n`, the product.
    multiples: Vec<(VReg, u32, VReg)>,
    /// The increments of the induction variables by all unrolled iterations.
    increments: Vec<Op>,
    /// How far before the limit the unrolled loop ends: from there on fewer iterations remain than it does at once.
    distance: Option<VReg>,
    /// How many original iterations one widened iteration does: 1, or 2 with register pairs.
    width: u32,
    /// Whether the target has vectors in register pairs.
    has_pairs: bool,
    /// Vectors from outside the loop, and the vectors of twice the lanes that hold the same value.
    outside: Vec<(VReg, VReg)>,
    /// Whether vector accesses take an address in a register and no displacement.
    has_bare_vectors: bool,
    /// Whether the machine issues operations in order.
    is_in_order: bool,
    /// By register, its new name in the current replica of the body.
    renamed: Vec<u32>,
}

/// A loop `loop { break_if counter >= end; body }`.
#[derive(Clone, Copy, Debug)]
struct Counted {
    start: u32,
    end: u32,
    counter: VReg,
    limit: VReg,
    /// The unroll factor; with 1 the loop is only scheduled.
    factor: u32,
}

/// The step of an induction variable per iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Number(i64),
    /// The number of lanes of a native vector: the register that holds it, and its minimum.
    Lanes(VReg, i64),
}

/// An induction variable with a loop-invariant step, and the operation of the body that increments it: an `add` of indices
/// or an `addr` of a pointer.
#[derive(Clone, Copy, Debug)]
struct Counter {
    var: VReg,
    step: Step,
    /// Its scale multiplies the step of a pointer.
    mem: MemInfo,
    is_pointer: bool,
    at: u32,
}

impl Counter {
    /// `dst = from + steps`, scaled for a pointer.
    fn sum(&self, dst: VReg, from: VReg, steps: VReg) -> Op {
        if self.is_pointer {
            Op { aux: self.mem.pack(), ..Op::binary(Opcode::Addr, Type::PTR, dst, from, steps) }
        } else {
            Op::binary(Opcode::Add, Type::INDEX, dst, from, steps)
        }
    }

    /// `dst = var + step * iterations`, of a pointer whose step is in bytes.
    fn bytes_ahead(&self, dst: VReg, step: i64, iterations: u32) -> Op {
        let bytes = step.saturating_mul(iterations.into());
        Op::unary(Opcode::Addr, Type::PTR, dst, self.var).with_imm(bytes)
    }
}

/// A register that holds the value of an induction variable `iterations` later.
#[derive(Clone, Copy, Debug)]
struct Ahead {
    counter: u32,
    iterations: u32,
    reg: VReg,
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    let factor = cx.target.tuning().unroll_factor;
    if factor < 2 || !func.ops.iter().any(|op| op.code == Opcode::Loop) {
        return;
    }
    cx.scratch.find_defs(func);
    let mut work = core::mem::take(&mut cx.scratch.unroll);
    work.has_bare_vectors = cx.target.tuning().has_bare_vectors;
    work.has_pairs = cx.target.has_pairs_of_registers();
    work.is_in_order = cx.target.tuning().is_in_order;
    work.find(func, cx.scratch, cx.target, factor);
    if !work.found.is_empty() {
        work.rewrite(func, cx);
        cx.scratch.forget_defs();
    }
    cx.scratch.unroll = work;
}

impl Unroller {
    /// Finds the innermost loops that the pass can change.
    fn find(&mut self, func: &Function, scratch: &Scratch, target: &Target, factor: usize) {
        self.found.clear();
        let mut open = None;
        for (at, op) in func.ops.iter().enumerate() {
            match op.code {
                Opcode::Loop => open = Some(at),
                Opcode::EndLoop => {
                    let found = open.take().and_then(|start| counted(func, scratch, target, factor, start, at));
                    self.found.extend(found);
                }
                _ => {}
            }
        }
    }

    /// Replaces the loops that were found.
    fn rewrite(&mut self, func: &mut Function, cx: &mut PassCx<'_>) {
        let with_locs = func.locs.len() == func.ops.len();
        let old = core::mem::replace(&mut func.ops, core::mem::take(&mut cx.scratch.ops));
        let old_locs = core::mem::replace(&mut func.locs, core::mem::take(&mut cx.scratch.locs));
        func.ops.clear();
        func.locs.clear();
        let mut done = 0;
        let loops = core::mem::take(&mut self.found);
        for &counted in &loops {
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
            let mut factor = if self.can_pair(func, cx.scratch, &old, counted) { 2 } else { 0 };
            while factor > 0 && !self.unroll(func, cx.scratch, &old, &loc, counted, factor) {
                factor /= 2;
            }
            if factor == 0 {
                (self.width, factor) = (1, counted.factor);
                while factor > 1 && !self.unroll(func, cx.scratch, &old, &loc, counted, factor) {
                    factor /= 2;
                }
            }
            if factor * self.width > 1 {
                self.emit(func, with_locs, &old[start..start + 3], loc(start), counted, factor);
                copy(func, start, start + 2);
                func.ops.push(old[start + 2].with_flags(OpFlags::LIKELY));
                if with_locs {
                    func.locs.push(old_locs[start + 2]);
                }
                copy(func, start + 3, end);
            } else {
                // Schedule only, if there are enough registers.
                copy(func, start, start + 3);
                self.ahead.clear();
                self.body.clear();
                self.body.extend_from_slice(&old[start + 3..end]);
                self.locs.clear();
                self.locs.extend((start + 3..end).map(loc));
                self.groups.clear();
                // Groups the accesses of one array.
                let group = |(at, op): (usize, &Op)| if op.code.is_memory() { op.base().0 } else { at as u32 };
                self.groups.extend(self.body.iter().enumerate().map(group));
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
        self.found = loops;
        cx.scratch.ops = old;
        cx.scratch.locs = old_locs;
    }

    /// Schedules the body; whether the registers suffice for the schedule.
    fn order(&mut self, func: &Function, scratch: &Scratch) -> bool {
        let Unroller { scheduler, ahead, counters, body, groups, is_in_order, width, .. } = self;
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
                let scaled = i64::from(found.iterations) * i64::from(scale);
                match step {
                    Step::Number(step) => place.exact = place.exact.saturating_add(step.saturating_mul(scaled)),
                    Step::Lanes(_, min_lanes) => {
                        place.scaled = place.scaled.saturating_add(min_lanes * scaled * i64::from(*width))
                    }
                }
            }
            place
        };
        let limits = Limits { registers: [MAX_VECTORS, MAX_SCALARS], by_units: *is_in_order && are_alike(body) };
        scheduler.run(func, scratch, body, place, groups, limits)
    }

    /// Finds the induction variables.
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

    /// Whether two iterations of a loop may become one on vectors of twice the lanes.
    fn can_pair(&mut self, func: &Function, scratch: &Scratch, ops: &[Op], counted: Counted) -> bool {
        let range = counted.start as usize + 3..counted.end as usize;
        if !self.has_pairs || counted.factor < 2 {
            return false;
        }
        self.find_counters(scratch, ops, &range);
        Body { func, scratch, ops, counters: &self.counters }.can_pair(range)
    }

    /// The vector of twice the lanes for the uniform vector `v` from outside the loop.
    fn widened(&mut self, func: &mut Function, scratch: &Scratch, ops: &[Op], v: VReg) -> VReg {
        if let Some(&(_, wide)) = self.outside.iter().find(|(narrow, _)| *narrow == v) {
            return wide;
        }
        let uniform = Body { func, scratch, ops, counters: &self.counters }.uniform(v);
        let wide_def = uniform.and_then(|def| def.ty.twice().map(|ty| (def, ty)));
        let Some((def, ty)) = wide_def else { return v };
        let wide = func.new_vreg(ty);
        self.preheader.push(Op { ty, dst: wide, ..def });
        self.outside.push((v, wide));
        wide
    }

    /// Fills `body` with `factor` replicas, and `preheader`; whether the registers suffice for them.
    fn unroll(
        &mut self,
        func: &mut Function,
        scratch: &mut Scratch,
        ops: &[Op],
        loc: &dyn Fn(usize) -> LocId,
        counted: Counted,
        factor: u32,
    ) -> bool {
        let n_vregs = func.n_vregs();
        let range = counted.start as usize + 3..counted.end as usize;
        self.find_counters(scratch, ops, &range);
        self.preheader.clear();
        self.multiples.clear();
        self.outside.clear();
        self.ahead.clear();
        self.body.clear();
        self.locs.clear();
        self.groups.clear();
        // The names of the current replica.
        let mut renamed = core::mem::take(&mut self.renamed);
        renamed.resize(renamed.len().max(n_vregs), NOT_RENAMED);
        for iteration in 0..factor {
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
                        let passed = iteration + u32::from(at as u32 > counter.at);
                        // An address can hold the step as a displacement: in bytes for a pointer, scaled for an offset.
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
                        *v = self.widened(func, scratch, ops, *v);
                    }
                }
                let twice = |ty: Type| if self.width == 2 { ty.twice().unwrap_or(ty) } else { ty };
                op.ty = twice(op.ty);
                if let Some(known) = self.earlier_value(scratch, &op) {
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
                self.groups.push(at as u32);
            }
        }
        for op in ops[range].iter().filter(|op| op.dst.is_some()) {
            renamed[op.dst.index()] = NOT_RENAMED;
        }
        self.renamed = renamed;
        if self.is_in_order {
            // In order, the next iteration starts with the induction variables: schedule their increments, too.
            self.count(func, counted.counter, factor);
            self.body.extend_from_slice(&self.increments);
            self.locs.resize(self.body.len(), loc(counted.start as usize));
            self.groups.resize(self.body.len(), 0);
        }
        // Temporaries of a replica are new, so each has one definition.
        scratch.n_defs.resize(func.n_vregs(), 1);
        let fits = self.order(func, scratch);
        if !fits {
            func.vregs.truncate(n_vregs);
            scratch.n_defs.truncate(n_vregs);
        }
        fits
    }

    /// The register in which an earlier replica holds the result of this load or address computation.
    fn earlier_value(&self, scratch: &Scratch, op: &Op) -> Option<VReg> {
        let is_value = |v: VReg| scratch.n_defs.get(v.index()).is_none_or(|n| *n == 1);
        let holds = |v: VReg| v.is_none() || is_value(v) || self.counters.iter().any(|counter| counter.var == v);
        let is_kind = matches!(op.code, Opcode::Load | Opcode::Addr) && op.mask.is_none() && is_value(op.dst);
        if !is_kind || !op.args.iter().all(|v| holds(*v)) {
            return None;
        }
        for other in self.body.iter().rev() {
            let key = |op: &Op| (op.code, op.ty, op.args, op.imm, op.mem().scale_log2, op.mem().space, op.mask);
            if key(other) == key(op) {
                return is_value(other.dst).then_some(other.dst);
            }
            let is_harmless = other.code.info().effects != Effects::Writes;
            let [alias, other_alias] = [op.mem().alias, other.mem().alias];
            let may_alias = alias == 0 || other_alias == 0 || alias == other_alias;
            if op.code == Opcode::Load && !is_harmless && may_alias {
                return None;
            }
        }
        None
    }

    /// The register that holds the value of an induction variable `iterations` later.
    fn ahead(&mut self, func: &mut Function, counter: usize, iterations: u32, loc: LocId) -> VReg {
        let Counter { var, step, is_pointer, .. } = self.counters[counter];
        if iterations == 0 {
            return var;
        }
        let known = |ahead: &&Ahead| ahead.counter == counter as u32 && ahead.iterations == iterations;
        if let Some(found) = self.ahead.iter().find(known) {
            return found.reg;
        }
        let (from, steps) = match step {
            Step::Number(_) if is_pointer => (var, VReg::NONE),
            Step::Number(step) => (var, self.number(func, step.wrapping_mul(i64::from(iterations)))),
            Step::Lanes(lanes, _) => {
                (self.ahead(func, counter, iterations - 1, loc), self.multiple(func, lanes, self.width))
            }
        };
        let reg = func.new_vreg(if is_pointer { Type::PTR } else { Type::INDEX });
        let this = self.counters[counter];
        self.body.push(match step {
            Step::Number(step) if is_pointer => this.bytes_ahead(reg, step, iterations),
            _ => this.sum(reg, from, steps),
        });
        self.locs.push(loc);
        self.groups.push(0);
        self.ahead.push(Ahead { counter: counter as u32, iterations, reg });
        reg
    }

    /// A register that holds a number, defined before the loop.
    fn number(&mut self, func: &mut Function, n: i64) -> VReg {
        let known = |op: &&Op| op.code == Opcode::Const && op.imm == n;
        if let Some(found) = self.preheader.iter().find(known) {
            return found.dst;
        }
        let reg = func.new_vreg(Type::INDEX);
        self.preheader.push(Op::constant(Type::INDEX, reg, n as u64));
        reg
    }

    /// A register that holds `n * lanes`, computed before the loop.
    fn multiple(&mut self, func: &mut Function, lanes: VReg, n: u32) -> VReg {
        if n < 2 {
            return lanes;
        }
        if let Some(&(.., reg)) = self.multiples.iter().find(|known| known.0 == lanes && known.1 == n) {
            return reg;
        }
        let less = self.multiple(func, lanes, n - 1);
        let reg = func.new_vreg(Type::INDEX);
        self.preheader.push(Op::binary(Opcode::Add, Type::INDEX, reg, less, lanes));
        self.multiples.push((lanes, n, reg));
        reg
    }

    /// Fills `increments` for `factor` replicas, and finds how far before the limit the unrolled loop ends.
    fn count(&mut self, func: &mut Function, var: VReg, factor: u32) {
        let n_iterations = factor * self.width;
        let needed = n_iterations - 1;
        self.increments.clear();
        for at in 0..self.counters.len() {
            let counter = self.counters[at];
            let [total_step, distance] = match counter.step {
                Step::Number(step) if counter.is_pointer => {
                    self.increments.push(counter.bytes_ahead(counter.var, step, factor));
                    continue;
                }
                Step::Number(step) => {
                    let is_end = counter.var == var;
                    let distance = if is_end { self.number(func, step * i64::from(needed)) } else { VReg::NONE };
                    [self.number(func, step.wrapping_mul(i64::from(factor))), distance]
                }
                Step::Lanes(lanes, _) => [n_iterations, needed].map(|n| self.multiple(func, lanes, n)),
            };
            if counter.var == var {
                self.distance = Some(distance);
            }
            self.increments.push(counter.sum(counter.var, counter.var, total_step));
        }
    }

    /// Writes the unrolled loop.
    fn emit(&mut self, func: &mut Function, with_locs: bool, head: &[Op], loc: LocId, counted: Counted, factor: u32) {
        let Counted { counter: var, limit, .. } = counted;
        if !self.is_in_order {
            self.count(func, var, factor);
        }
        let distance = self.distance.unwrap_or(limit);
        let [last, holds, done] = [Type::INDEX, Type::BOOL, Type::BOOL].map(|ty| func.new_vreg(ty));
        let put = |func: &mut Function, op: Op, loc: LocId| {
            func.ops.push(op);
            if with_locs {
                func.locs.push(loc);
            }
        };
        self.preheader.push(Op::binary(Opcode::Sub, Type::INDEX, last, limit, distance));
        self.preheader.push(Op::compare(Cond::Lt, Type::INDEX, holds, last, limit));
        let mut test = Op::marker(Opcode::If);
        test.args[0] = holds;
        self.preheader.push(test);
        for op in self.preheader.drain(..) {
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
            for &op in &self.increments {
                put(func, op, loc);
            }
        }
        put(func, Op::marker(Opcode::EndLoop), loc);
        put(func, Op::marker(Opcode::EndIf), loc);
    }
}

/// Whether the body has enough accesses to alternate with arithmetic, and all its vectors have lanes of one width and are
/// aligned to it in memory: then the machine needs no mode change within the body.
fn are_alike(body: &[Op]) -> bool {
    const MIN_ACCESSES: usize = 4;
    if body.iter().filter(|op| op.code.is_memory()).count() < MIN_ACCESSES {
        return false;
    }
    let mut vectors = body.iter().filter(|op| op.ty.is_vector());
    let Some(first) = vectors.next() else { return false };
    let bytes = first.ty.elem().bytes();
    core::iter::once(first)
        .chain(vectors)
        .all(|op| op.ty.elem().bytes() == bytes && !(op.code.has_address() && op.mem().align() < bytes))
}

/// The unroll factor for the loop from `start` to `end`; 0 if the pass does not change that loop.
pub(super) fn factor_of(func: &Function, scratch: &Scratch, target: &Target, start: usize, end: usize) -> u32 {
    counted(func, scratch, target, target.tuning().unroll_factor, start, end).map_or(0, |counted| counted.factor)
}

/// The loop from `start` to `end` if the pass can change it, with the largest factor that stays within the limits.
fn counted(
    func: &Function,
    scratch: &Scratch,
    target: &Target,
    factor: usize,
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
        // A use of a mask of bits needs it in one fixed register: interleaved replicas would contend for it.
        let is_bit_mask = op.dst.is_some()
            && op.ty.is_vector()
            && func.vregs[op.dst.index()].is_mask()
            && target.masks() != MaskForm::Lanes;
        is_plain &= may_move && !is_bit_mask && op.dst != limit;
        each_use(func, op, |v| is_plain &= v != test.dst);
    }
    if !is_plain {
        return None;
    }
    let range = start + 3..end;
    let step = |v: VReg| step_of(&func.ops, scratch, v);
    let mut n = body.len();
    let mut factor = factor as u32;
    let mut is_counted = false;
    for at in range.clone() {
        let step = counter_at(&func.ops, &range, at, &step);
        // Addresses cost little next to the rest of the body.
        n -= usize::from(step.is_some() || func.ops[at].code == Opcode::Addr);
        let Some(step) = step else { continue };
        let bound = scratch.constant(func, limit).map(|bits| bits as i64);
        match step {
            _ if func.ops[at].dst != counter => {}
            Step::Lanes(..) => is_counted = true,
            Step::Number(step) => {
                is_counted = (1..=MAX_STEP).contains(&step);
                // Assumes that the counter starts at 0: the trip count is then at most bound / step.
                while factor > 1 && bound.is_some_and(|bound| bound < step.saturating_mul(factor.into())) {
                    factor /= 2;
                }
            }
        }
    }
    while factor > 1 && (!is_counted || n * factor as usize > MAX_OPS) {
        factor /= 2;
    }
    (n > 0).then_some(Counted { start: start as u32, end: end as u32, counter, limit, factor })
}

/// The step of the induction variable that operation `at` increments, if it increments one.
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
            // With its scale of at most 8; all replicas together still are a displacement of 32 bits.
            let bytes = step * i64::from(op.mem().scale()) + op.imm;
            Some(Step::Number(bytes)).filter(|_| bytes.unsigned_abs() <= 8 * MAX_STEP as u64)
        }
        Step::Number(_) => Some(step),
        Step::Lanes(..) => (op.imm == 0 && (from as usize) < body.start).then_some(step),
    }
}

/// The step that register `v` holds, and the operation that defines it.
fn step_of(ops: &[Op], scratch: &Scratch, v: VReg) -> Option<(Step, u32)> {
    let at = *scratch.def_op.get(v.index())?;
    let op = ops.get(at as usize)?;
    match op.code {
        Opcode::Const => Some((Step::Number(op.imm), at)).filter(|_| op.imm.unsigned_abs() <= MAX_STEP as u64),
        Opcode::Lanes => op.source_ty().map(|ty| (Step::Lanes(v, ty.count_on(MIN_VECTOR_BITS).into()), at)),
        _ => None,
    }
}
