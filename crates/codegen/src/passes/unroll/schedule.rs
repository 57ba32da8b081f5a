//! An order for straight-line operations in which few wait for those before.
//!
//! In: the operations, where each access of memory is, how many registers there are. Out: `order`, their numbers in a new
//! order.
//! Each operation gets the earliest time that what it depends on allows, and the order is that of the times. Where that
//! takes too many registers, each gets the latest time at which nothing that needs it is delayed, so that loads come when
//! they are wanted and not all at once. What depends on another has a later time; of equal ones those that are alike come
//! together. A machine that starts operations in order gets another order first, in which accesses of memory and arithmetic
//! take turns: each is done at one time by one unit only, and what most depends on comes first.
//! Source: as soon as possible, as late as possible, and list scheduling (De Micheli 1994, chapter 5), the first two without
//! limits on what is done at once.

use crate::fault::{Fault, active};
use crate::nodes::is_pair;
use crate::ops::{each_use, refill};
use crate::passes::Scratch;
use kernelsmith_ir::{Effects, Function, MIN_VECTOR_BITS, Op, VReg};

/// One operation has to come before another, so many cycles if that should not wait.
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: u32,
    to: u32,
    cycles: u32,
}

/// Where memory is accessed, as far from the base: `offset * scale`, so many bytes, and so many bytes times what the machine's
/// vectors are wider than the narrowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) base: VReg,
    pub(super) offset: VReg,
    pub(super) scale: u32,
    pub(super) exact: i64,
    pub(super) scaled: i64,
}

/// What an order is for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// How many registers of vectors and floats, and of others, it may take.
    pub(super) registers: [usize; 2],
    /// Whether the machine starts operations in order, so that what units are free counts.
    pub(super) by_units: bool,
}

/// Memory of the scheduler, and its result.
#[derive(Debug, Default)]
pub(super) struct Scheduler {
    edges: Vec<Edge>,
    time: Vec<u32>,
    /// By operation, the time from which on something that needs it would wait.
    bound: Vec<u32>,
    /// By register, the operation that wrote it last.
    writers: Vec<u32>,
    /// By register, what counting them found out.
    marks: Vec<Mark>,
    /// Accesses of memory so far.
    memory: Vec<u32>,
    /// Reads of variables so far.
    reads: Vec<(VReg, u32)>,
    /// By operation, the first of the edges that lead to it.
    first: Vec<u32>,
    /// By operation, how long what needs it takes from when it starts.
    height: Vec<u32>,
    /// What operations are sorted by.
    keys: Vec<u64>,
    /// Times at which each unit is taken.
    taken: [Vec<bool>; 2],
    /// The operations in their new order.
    pub(super) order: Vec<u32>,
}

/// What is known of a register while they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Unknown,
    /// In use throughout: a variable, or from outside.
    Around,
    /// Made here; needed by nothing that was looked at.
    Dead,
    /// Made here, needed.
    Live,
}

/// No operation.
const NONE: u32 = u32::MAX;

impl Scheduler {
    /// Finds an order; whether there is one. Operations are alike whose numbers in `like` are equal.
    pub(super) fn run(
        &mut self,
        func: &Function,
        scratch: &Scratch,
        ops: &[Op],
        place: impl Fn(&Op) -> Place,
        like: &[u32],
        wanted: Wanted,
    ) -> bool {
        self.depend(func, scratch, ops, place);
        let is_within = |taken: [usize; 2]| taken.iter().zip(wanted.registers).all(|(taken, most)| *taken <= most);
        if wanted.by_units {
            self.list(ops);
            if is_within(self.measure(func, scratch, ops)) {
                return true;
            }
        }
        refill(&mut self.time, ops.len(), 0);
        for edge in &self.edges {
            let time = self.time[edge.from as usize] + edge.cycles;
            self.time[edge.to as usize] = self.time[edge.to as usize].max(time);
        }
        self.sort(like);
        if is_within(self.measure(func, scratch, ops)) {
            return true;
        }
        // Edges are in the order of where they lead, so what a time depends on is final when it is asked.
        let mut edges = self.edges.iter().rev().peekable();
        refill(&mut self.bound, ops.len(), NONE);
        for at in (0..ops.len()).rev() {
            if self.bound[at] != NONE {
                self.time[at] = self.bound[at];
            }
            while let Some(edge) = edges.next_if(|edge| edge.to as usize == at) {
                let bound = &mut self.bound[edge.from as usize];
                *bound = (*bound).min(self.time[at] - edge.cycles);
            }
        }
        self.sort(like);
        is_within(self.measure(func, scratch, ops))
    }

    /// An order in which each unit does one operation at a time.
    fn list(&mut self, ops: &[Op]) {
        let Scheduler { edges, time, bound, order, first, height, taken, .. } = self;
        first.clear();
        for (number, edge) in edges.iter().enumerate() {
            first.resize(first.len().max(edge.to as usize + 1), number as u32);
        }
        first.resize(ops.len() + 1, edges.len() as u32);
        let leading_to = |at: u32| &edges[first[at as usize] as usize..first[at as usize + 1] as usize];
        refill(height, ops.len(), 0);
        for at in (0..ops.len() as u32).rev() {
            for edge in leading_to(at) {
                let behind = height[at as usize] + edge.slots(ops);
                height[edge.from as usize] = height[edge.from as usize].max(behind);
            }
        }
        // What others depend on is higher than they are.
        order.clear();
        order.extend(0..ops.len() as u32);
        order.sort_unstable_by_key(|&at| (core::cmp::Reverse(height[at as usize]), at));
        refill(time, ops.len(), 0);
        taken.iter_mut().for_each(Vec::clear);
        for &at in &*order {
            let after = |edge: &Edge| time[edge.from as usize] + edge.slots(ops);
            let mut free = leading_to(at).iter().map(after).max().unwrap_or(0);
            if let Some(unit) = unit(&ops[at as usize]) {
                let taken = &mut taken[unit];
                while taken.get(free as usize) == Some(&true) {
                    free += 1;
                }
                taken.resize(taken.len().max(free as usize + 1), false);
                taken[free as usize] = true;
            }
            time[at as usize] = free;
        }
        // Numbers come a little before they are needed, not at once: their registers are few.
        refill(bound, ops.len(), NONE);
        for &at in order.iter().rev() {
            let is_number = unit(&ops[at as usize]).is_none();
            if is_number && bound[at as usize] != NONE {
                time[at as usize] = time[at as usize].max(bound[at as usize]);
            }
            let wanted = time[at as usize].saturating_sub(if is_number { 1 } else { AHEAD });
            for edge in leading_to(at) {
                let bound = &mut bound[edge.from as usize];
                *bound = (*bound).min(wanted);
            }
        }
        // Of one time an access is first, arithmetic, which takes longest, last.
        let rank = |at: u32| unit(&ops[at as usize]).map_or(1, |unit| 2 * unit);
        order.sort_unstable_by_key(|&at| (time[at as usize], rank(at), at));
    }

    /// The operations in the order of their times.
    fn sort(&mut self, like: &[u32]) {
        let Scheduler { order, time, keys, .. } = self;
        keys.clear();
        // Numbers compare faster than what they are made of. There are few operations, and so none takes long.
        let key = |(at, (time, like)): (usize, (&u32, &u32))| {
            u64::from(*time) << 48 | u64::from(*like) << 16 | (at as u64 & 0xffff)
        };
        keys.extend(time.iter().zip(like).enumerate().map(key));
        keys.sort_unstable();
        order.clear();
        order.extend(keys.iter().map(|key| *key as u32 & 0xffff));
    }
}

impl Scheduler {
    /// Finds what depends on what.
    fn depend(&mut self, func: &Function, scratch: &Scratch, ops: &[Op], place: impl Fn(&Op) -> Place) {
        let Scheduler { edges, writers, memory, reads, .. } = self;
        edges.clear();
        memory.clear();
        reads.clear();
        writers.resize(writers.len().max(func.n_vregs()), NONE);
        let is_variable = |v: VReg| scratch.n_defs[v.index()] > 1;
        for (at, op) in ops.iter().enumerate() {
            let to = at as u32;
            each_use(func, op, |v| {
                let from = writers[v.index()];
                if from != NONE {
                    edges.push(Edge { from, to, cycles: cycles(&ops[from as usize]) });
                }
                if is_variable(v) {
                    reads.push((v, to));
                }
            });
            if op.code.is_memory() {
                let changes = |v: VReg| v.is_some() && is_variable(v) && writers[v.index()] != NONE;
                let before = memory.iter().filter(|&&from| {
                    let other = &ops[from as usize];
                    let is_known = op.code.has_address() && other.code.has_address();
                    let are_apart = || {
                        let places = [place(other), place(op)];
                        // What the places start from is the same for both, where it does not change.
                        let holds = places.iter().all(|place| !changes(place.base) && !changes(place.offset));
                        holds && are_apart([other, op], places)
                    };
                    meet(other, op, || is_known && are_apart())
                });
                edges.extend(before.map(|&from| Edge { from, to, cycles: cycles(&ops[from as usize]) }));
                memory.push(to);
            }
            if op.dst.is_some() {
                if is_variable(op.dst) {
                    let last = writers[op.dst.index()];
                    let after = reads.iter().filter(|&&(v, from)| v == op.dst && from != to).map(|&(_, from)| from);
                    let after = after.chain((last != NONE).then_some(last));
                    edges.extend(after.map(|from| Edge { from, to, cycles: 1 }));
                    reads.retain(|&(v, _)| v != op.dst);
                }
                writers[op.dst.index()] = to;
            }
        }
        for op in ops.iter().filter(|op| op.dst.is_some()) {
            writers[op.dst.index()] = NONE;
        }
    }

    /// Counts the registers that the order takes.
    fn measure(&mut self, func: &Function, scratch: &Scratch, ops: &[Op]) -> [usize; 2] {
        let Scheduler { marks, order, .. } = self;
        marks.resize(marks.len().max(func.n_vregs()), Mark::Unknown);
        let bank = |v: VReg| {
            let ty = func.vregs[v.index()];
            usize::from(!ty.is_vector() && !ty.is_float())
        };
        let registers = |v: VReg| 1 + usize::from(is_pair(func.vregs[v.index()]));
        let (mut live, mut most, mut around) = ([0; 2], [0; 2], [0; 2]);
        for op in ops.iter().filter(|op| op.dst.is_some()) {
            let mark = &mut marks[op.dst.index()];
            if scratch.n_defs[op.dst.index()] == 1 {
                *mark = Mark::Dead;
            } else if *mark == Mark::Unknown {
                *mark = Mark::Around;
                around[bank(op.dst)] += registers(op.dst);
            }
        }
        for &at in order.iter().rev() {
            let op = &ops[at as usize];
            if op.dst.is_some() && marks[op.dst.index()] == Mark::Live {
                live[bank(op.dst)] -= registers(op.dst);
            }
            each_use(func, op, |v| match &mut marks[v.index()] {
                mark @ Mark::Unknown => {
                    *mark = Mark::Around;
                    around[bank(v)] += registers(v);
                }
                mark @ Mark::Dead => {
                    *mark = Mark::Live;
                    live[bank(v)] += registers(v);
                }
                Mark::Live | Mark::Around => {}
            });
            most = [most[0].max(live[0]), most[1].max(live[1])];
        }
        for op in ops {
            each_use(func, op, |v| marks[v.index()] = Mark::Unknown);
            if op.dst.is_some() {
                marks[op.dst.index()] = Mark::Unknown;
            }
        }
        [most[0] + around[0], most[1] + around[1]]
    }
}

/// How long before an access its address should be known, in times of [`Edge::slots`].
const AHEAD: u32 = 2;

impl Edge {
    /// How long to wait in units of what a vector keeps its unit busy: an access about once, arithmetic twice.
    fn slots(&self, ops: &[Op]) -> u32 {
        let from = &ops[self.from as usize];
        match unit(from) {
            Some(unit) if from.ty.is_vector() => (unit as u32 + 1).min(self.cycles),
            _ => self.cycles,
        }
    }
}

/// What does an operation: what accesses memory, or what computes vectors and floats. Numbers wait for neither.
fn unit(op: &Op) -> Option<usize> {
    if op.code.is_memory() { Some(0) } else { (op.ty.is_vector() || op.ty.is_float()).then_some(1) }
}

/// How long what needs a result waits for it, roughly, on most processors.
fn cycles(op: &Op) -> u32 {
    let is_long = op.ty.is_vector() || op.ty.is_float() || op.code.is_memory();
    if is_long { 4 } else { 1 }
}

/// Whether two accesses must stay in order.
fn meet(a: &Op, b: &Op, are_apart: impl Fn() -> bool) -> bool {
    let writes = |op: &Op| op.code.info().effects == Effects::Writes;
    let (one, other) = (a.mem().alias, b.mem().alias);
    if active(Fault::TurnsMeet) && writes(a) != writes(b) {
        return false;
    }
    let are_distinct = one != 0 && other != 0 && one != other;
    (writes(a) || writes(b)) && !are_distinct && !are_apart()
}

/// Whether two accesses from a base touch no common byte, however wide the machine's vectors are.
fn are_apart([a, b]: [&Op; 2], [here, there]: [Place; 2]) -> bool {
    let exact = there.exact.saturating_sub(here.exact);
    let scaled = there.scaled.saturating_sub(here.scaled);
    let is_behind = |op: &Op, exact: i64, scaled: i64| {
        let bytes = i64::from(op.ty.bits_on(MIN_VECTOR_BITS).div_ceil(8));
        // Where vectors are twice as wide, so is a native one, and the scaled distance.
        let grows = if op.ty.is_native() { bytes } else { 0 };
        scaled >= grows && scaled.saturating_add(exact) >= bytes
    };
    here.base == there.base
        && here.offset == there.offset
        && here.scale == there.scale
        && (is_behind(a, exact, scaled) || is_behind(b, exact.saturating_neg(), scaled.saturating_neg()))
}
