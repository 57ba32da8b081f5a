//! Schedules straight-line operations so that few wait for a result.
//!
//! In: the operations, the place of each memory access, the number of registers. Out: `order`, the operation numbers in
//! their new order.
//! First as soon as possible: each operation gets the earliest time that its dependences allow, and the times give the
//! order. If that takes too many registers, as late as possible: each operation gets the latest time that delays none of its
//! users, so that loads do not all come first. A user always has a later time than its dependence; operations with equal
//! times are sorted by group. For an in-order machine, list scheduling comes before both: it alternates memory accesses and
//! arithmetic, one operation per unit and time, the operation with the longest chain of users first.
//! Source: as soon as possible, as late as possible, and list scheduling (De Micheli 1994, chapter 5); the first two without
//! resource limits.

use crate::nodes::is_pair;
use crate::ops::{each_use, refill};
use crate::passes::Scratch;
use kernelsmith_ir::{Effects, Function, MIN_VECTOR_BITS, Op, VReg};

/// A dependence: `from` must come before `to`, which waits if it starts less than `cycles` later.
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: u32,
    to: u32,
    cycles: u32,
}

/// The address of an access: `base + offset * scale + exact + scaled * w` in bytes, where `w` is the machine's vector width
/// divided by the narrowest one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) base: VReg,
    pub(super) offset: VReg,
    pub(super) scale: u32,
    pub(super) exact: i64,
    pub(super) scaled: i64,
}

/// What a schedule must respect.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Maximum number of registers for vectors and floats, and for other values.
    pub(super) registers: [usize; 2],
    /// Whether the machine issues operations in order, so that the schedule must model its units.
    pub(super) by_units: bool,
}

/// State of the scheduler, whose memory is reused, and its result.
#[derive(Debug, Default)]
pub(super) struct Scheduler {
    edges: Vec<Edge>,
    time: Vec<u32>,
    /// By operation, the latest time that delays none of its users.
    latest: Vec<u32>,
    /// By register, the operation that wrote it last.
    writers: Vec<u32>,
    /// By register, what counting them found out.
    marks: Vec<Mark>,
    /// Accesses of memory so far.
    memory: Vec<u32>,
    /// Reads of variables so far.
    variable_reads: Vec<(VReg, u32)>,
    /// By operation, the number of the first edge that leads to it.
    first: Vec<u32>,
    /// By operation, the length of its longest chain of users, in units of [`Edge::slots`].
    height: Vec<u32>,
    /// Sort keys of the operations.
    keys: Vec<u64>,
    /// By unit and time, whether the unit is occupied.
    occupied: [Vec<bool>; 2],
    /// The operations in their new order.
    pub(super) order: Vec<u32>,
}

/// The state of a register during the backward walk that measures register pressure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Unknown,
    /// Live throughout the body: a variable, or a value from outside.
    Throughout,
    /// Defined in the body; no use seen yet.
    Dead,
    /// Defined in the body; a use was seen.
    Live,
}

/// No operation.
const NONE: u32 = u32::MAX;

impl Scheduler {
    /// Finds an order within the limits; whether there is one. Operations of equal times are sorted by their number in `groups`.
    pub(super) fn run(
        &mut self,
        func: &Function,
        scratch: &Scratch,
        ops: &[Op],
        place: impl Fn(&Op) -> Place,
        groups: &[u32],
        limits: Limits,
    ) -> bool {
        self.depend(func, scratch, ops, place);
        let is_within = |used: [usize; 2]| used.iter().zip(limits.registers).all(|(used, limit)| *used <= limit);
        if limits.by_units {
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
        self.sort(groups);
        if is_within(self.measure(func, scratch, ops)) {
            return true;
        }
        // Edges are sorted by `to`, so walking backwards sees a time only after all its users are final.
        let mut edges = self.edges.iter().rev().peekable();
        refill(&mut self.latest, ops.len(), NONE);
        for at in (0..ops.len()).rev() {
            if self.latest[at] != NONE {
                self.time[at] = self.latest[at];
            }
            while let Some(edge) = edges.next_if(|edge| edge.to as usize == at) {
                let latest = &mut self.latest[edge.from as usize];
                *latest = (*latest).min(self.time[at] - edge.cycles);
            }
        }
        self.sort(groups);
        is_within(self.measure(func, scratch, ops))
    }

    /// List scheduling: each unit does one operation at a time.
    fn list(&mut self, ops: &[Op]) {
        let Scheduler { edges, time, latest, order, first, height, occupied, .. } = self;
        first.clear();
        for (number, edge) in edges.iter().enumerate() {
            first.resize(first.len().max(edge.to as usize + 1), number as u32);
        }
        first.resize(ops.len() + 1, edges.len() as u32);
        let edges_to = |at: u32| &edges[first[at as usize] as usize..first[at as usize + 1] as usize];
        refill(height, ops.len(), 0);
        for at in (0..ops.len() as u32).rev() {
            for edge in edges_to(at) {
                let chain = height[at as usize] + edge.slots(ops);
                height[edge.from as usize] = height[edge.from as usize].max(chain);
            }
        }
        // Highest first: an operation is higher than its users.
        order.clear();
        order.extend(0..ops.len() as u32);
        order.sort_unstable_by_key(|&at| (core::cmp::Reverse(height[at as usize]), at));
        refill(time, ops.len(), 0);
        occupied.iter_mut().for_each(Vec::clear);
        for &at in &*order {
            let after = |edge: &Edge| time[edge.from as usize] + edge.slots(ops);
            let mut free = edges_to(at).iter().map(after).max().unwrap_or(0);
            if let Some(unit) = unit(&ops[at as usize]) {
                let occupied = &mut occupied[unit];
                while occupied.get(free as usize) == Some(&true) {
                    free += 1;
                }
                occupied.resize(occupied.len().max(free as usize + 1), false);
                occupied[free as usize] = true;
            }
            time[at as usize] = free;
        }
        // Delays scalar operations until shortly before their first use: there are few scalar registers.
        refill(latest, ops.len(), NONE);
        for &at in order.iter().rev() {
            let is_number = unit(&ops[at as usize]).is_none();
            if is_number && latest[at as usize] != NONE {
                time[at as usize] = time[at as usize].max(latest[at as usize]);
            }
            let latest_start = time[at as usize].saturating_sub(if is_number { 1 } else { AHEAD });
            for edge in edges_to(at) {
                let latest = &mut latest[edge.from as usize];
                *latest = (*latest).min(latest_start);
            }
        }
        // At equal times accesses come first and arithmetic, which takes longest, last.
        let rank = |at: u32| unit(&ops[at as usize]).map_or(1, |unit| 2 * unit);
        order.sort_unstable_by_key(|&at| (time[at as usize], rank(at), at));
    }

    /// The operations in the order of their times.
    fn sort(&mut self, groups: &[u32]) {
        let Scheduler { order, time, keys, .. } = self;
        keys.clear();
        // One packed number compares faster than a tuple. The times of so few operations fit 16 bits.
        let key = |(at, (time, group)): (usize, (&u32, &u32))| {
            u64::from(*time) << 48 | u64::from(*group) << 16 | (at as u64 & 0xffff)
        };
        keys.extend(time.iter().zip(groups).enumerate().map(key));
        keys.sort_unstable();
        order.clear();
        order.extend(keys.iter().map(|key| *key as u32 & 0xffff));
    }
}

impl Scheduler {
    /// Fills `edges` with all dependences.
    fn depend(&mut self, func: &Function, scratch: &Scratch, ops: &[Op], place: impl Fn(&Op) -> Place) {
        let Scheduler { edges, writers, memory, variable_reads, .. } = self;
        edges.clear();
        memory.clear();
        variable_reads.clear();
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
                    variable_reads.push((v, to));
                }
            });
            if op.code.is_memory() {
                let changes = |v: VReg| v.is_some() && is_variable(v) && writers[v.index()] != NONE;
                let before = memory.iter().filter(|&&from| {
                    let other = &ops[from as usize];
                    let is_known = op.code.has_address() && other.code.has_address();
                    let are_apart = || {
                        let places = [place(other), place(op)];
                        // Places are comparable only if no base or offset has changed between the accesses.
                        let are_comparable = places.iter().all(|place| !changes(place.base) && !changes(place.offset));
                        are_comparable && are_apart([other, op], places)
                    };
                    must_stay_in_order(other, op, || is_known && are_apart())
                });
                edges.extend(before.map(|&from| Edge { from, to, cycles: cycles(&ops[from as usize]) }));
                memory.push(to);
            }
            if op.dst.is_some() {
                if is_variable(op.dst) {
                    let last = writers[op.dst.index()];
                    let after =
                        variable_reads.iter().filter(|&&(v, from)| v == op.dst && from != to).map(|&(_, from)| from);
                    let after = after.chain((last != NONE).then_some(last));
                    edges.extend(after.map(|from| Edge { from, to, cycles: 1 }));
                    variable_reads.retain(|&(v, _)| v != op.dst);
                }
                writers[op.dst.index()] = to;
            }
        }
        for op in ops.iter().filter(|op| op.dst.is_some()) {
            writers[op.dst.index()] = NONE;
        }
    }

    /// The maximum register pressure of the order.
    fn measure(&mut self, func: &Function, scratch: &Scratch, ops: &[Op]) -> [usize; 2] {
        let Scheduler { marks, order, .. } = self;
        marks.resize(marks.len().max(func.n_vregs()), Mark::Unknown);
        let bank = |v: VReg| {
            let ty = func.vregs[v.index()];
            usize::from(!ty.is_vector() && !ty.is_float())
        };
        let registers = |v: VReg| 1 + usize::from(is_pair(func.vregs[v.index()]));
        let (mut live, mut max_live, mut throughout) = ([0; 2], [0; 2], [0; 2]);
        for op in ops.iter().filter(|op| op.dst.is_some()) {
            let mark = &mut marks[op.dst.index()];
            if scratch.n_defs[op.dst.index()] == 1 {
                *mark = Mark::Dead;
            } else if *mark == Mark::Unknown {
                *mark = Mark::Throughout;
                throughout[bank(op.dst)] += registers(op.dst);
            }
        }
        for &at in order.iter().rev() {
            let op = &ops[at as usize];
            if op.dst.is_some() && marks[op.dst.index()] == Mark::Live {
                live[bank(op.dst)] -= registers(op.dst);
            }
            each_use(func, op, |v| match &mut marks[v.index()] {
                mark @ Mark::Unknown => {
                    *mark = Mark::Throughout;
                    throughout[bank(v)] += registers(v);
                }
                mark @ Mark::Dead => {
                    *mark = Mark::Live;
                    live[bank(v)] += registers(v);
                }
                Mark::Live | Mark::Throughout => {}
            });
            max_live = [max_live[0].max(live[0]), max_live[1].max(live[1])];
        }
        for op in ops {
            each_use(func, op, |v| marks[v.index()] = Mark::Unknown);
            if op.dst.is_some() {
                marks[op.dst.index()] = Mark::Unknown;
            }
        }
        [max_live[0] + throughout[0], max_live[1] + throughout[1]]
    }
}

/// How long before an access its address should be ready, in units of [`Edge::slots`].
const AHEAD: u32 = 2;

impl Edge {
    /// The latency of the edge, in units of the time for which a vector access occupies its unit; vector arithmetic takes two.
    fn slots(&self, ops: &[Op]) -> u32 {
        let from = &ops[self.from as usize];
        match unit(from) {
            Some(unit) if from.ty.is_vector() => (unit as u32 + 1).min(self.cycles),
            _ => self.cycles,
        }
    }
}

/// The unit of an operation: 0 for memory accesses, 1 for vector and float arithmetic. Scalar operations have none.
fn unit(op: &Op) -> Option<usize> {
    if op.code.is_memory() { Some(0) } else { (op.ty.is_vector() || op.ty.is_float()).then_some(1) }
}

/// A rough latency in cycles, valid for most processors.
fn cycles(op: &Op) -> u32 {
    let is_long = op.ty.is_vector() || op.ty.is_float() || op.code.is_memory();
    if is_long { 4 } else { 1 }
}

/// Whether two accesses must stay in order.
fn must_stay_in_order(a: &Op, b: &Op, are_apart: impl Fn() -> bool) -> bool {
    let writes = |op: &Op| op.code.info().effects == Effects::Writes;
    let (alias_a, alias_b) = (a.mem().alias, b.mem().alias);
    let are_distinct = alias_a != 0 && alias_b != 0 && alias_a != alias_b;
    (writes(a) || writes(b)) && !are_distinct && !are_apart()
}

/// Whether two accesses relative to the same base touch no common byte, for every vector width.
fn are_apart([a, b]: [&Op; 2], [place_a, place_b]: [Place; 2]) -> bool {
    let exact = place_b.exact.saturating_sub(place_a.exact);
    let scaled = place_b.scaled.saturating_sub(place_a.scaled);
    let is_after = |op: &Op, exact: i64, scaled: i64| {
        let bytes = i64::from(op.ty.bits_on(MIN_VECTOR_BITS).div_ceil(8));
        // A native vector and the scaled distance grow by the same factor.
        let scaled_bytes = if op.ty.is_native() { bytes } else { 0 };
        scaled >= scaled_bytes && scaled.saturating_add(exact) >= bytes
    };
    place_a.base == place_b.base
        && place_a.offset == place_b.offset
        && place_a.scale == place_b.scale
        && (is_after(a, exact, scaled) || is_after(b, exact.saturating_neg(), scaled.saturating_neg()))
}
