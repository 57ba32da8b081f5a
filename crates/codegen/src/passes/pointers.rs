//! Replaces indexed accesses in loops by accesses through pointers that are induction variables: those of vectors on machines
//! whose vector accesses take only an address in a register, and on other machines in loops that `unroll` unrolls; all on
//! machines whose addresses have no index.
//!
//! In: legal operations. Out: in a loop without inner control flow, vector accesses indexed by an induction variable go through
//! a pointer that each iteration increments. For a machine whose accesses take only a register:
//!
//! ```text
//! loop {                                     p = addr [base + i * 4]
//!     break_if i >= end                      loop {
//!     x = load [base + i * 4]                    break_if i >= end
//!     y = load [base + i * 4 + 8]                x = load [p]
//!     i = i + step                               q = addr [p + 8]
//! }                                              y = load [q]
//!                                                i = i + step
//!                                                p = addr [p + step * 4]
//!                                            }
//! ```
//!
//! An offset that is the sum of an induction variable and loop-invariant values gets its own pointer, or one computed from
//! another pointer by a loop-invariant distance. No iteration computes more than before, but the address is ready one
//! iteration earlier, and its increment is an operation that can be scheduled.
//! Source: strength reduction (Allen, Cocke, Kennedy 1981), of addresses instead of products. The pointer's increment directly
//! follows that of the counter, so both agree wherever the address was computed.
//! Not here: unrolling (see `unroll`), which treats pointers like other induction variables.

use super::{PassCx, Scratch, dead_code, splice, unroll};
use crate::ops::is_boundary;
use kernelsmith_ir::{Function, MemInfo, Op, Opcode, Type, VReg};

/// Minimum number of accesses for which a loop that is not unrolled gets pointers.
const MIN_ACCESSES: usize = 4;
/// Maximum number of pointers per loop: each occupies a register throughout it.
const MAX_POINTERS: usize = 8;
/// Maximum number of nested sums in an offset.
const MAX_SUMS: usize = 4;

/// State of the pass, whose memory is reused.
#[derive(Debug, Default)]
pub struct Lists {
    /// Operations to insert, by the number of the operation before which they go.
    inserted: Vec<(u32, Op)>,
    /// The induction variables of the current loop.
    counters: Vec<Counter>,
    /// The pointers of the current loop.
    pointers: Vec<Pointer>,
    /// Sums of a pointer and a constant in the current loop: pointer, bytes, register.
    displaced: Vec<(VReg, i64, VReg)>,
}

/// A register that holds `base + offset * scale`.
#[derive(Clone, Copy, Debug)]
struct Pointer {
    base: VReg,
    offset: VReg,
    scale_log2: u8,
    reg: VReg,
    /// Whether it is an induction variable, rather than computed from another pointer.
    is_variable: bool,
}

/// `counter = counter + step`, as operation `at` of the loop.
#[derive(Clone, Copy, Debug)]
struct Counter {
    at: usize,
    var: VReg,
    step: VReg,
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    let has_bare_addresses = cx.target.tuning().has_bare_addresses;
    // On other machines for which nothing is unrolled, an indexed address costs nothing.
    if cx.target.tuning().unroll_factor < 2 && !has_bare_addresses || !func.ops.iter().any(|op| op.code == Opcode::Loop)
    {
        return;
    }
    cx.scratch.find_defs(func);
    let is_bare = cx.target.tuning().has_bare_vectors;
    let mut lists = core::mem::take(&mut cx.scratch.pointers);
    lists.inserted.clear();
    let mut start = None;
    for at in 0..func.ops.len() {
        match func.ops[at].code {
            Opcode::Loop => start = Some(at),
            Opcode::BreakIf => {}
            Opcode::EndLoop => {
                let Some(start) = start.take() else { continue };
                // Without unrolling, pointers pay only where many addresses depend on each other.
                let factor = unroll::factor_of(func, cx.scratch, cx.target, start, at);
                let has_many = || func.ops[start..at].iter().filter(|op| is_vector_access(op)).count() >= MIN_ACCESSES;
                if factor > 1 || factor == 1 && is_bare && has_many() || has_bare_addresses {
                    let is_access = if has_bare_addresses { is_any_access } else { is_vector_access };
                    Walk { func, scratch: cx.scratch, lists: &mut lists, is_access, is_bare, start, end: at }.run();
                }
            }
            code if is_boundary(code) || code.is_call() => start = None,
            _ => {}
        }
    }
    if !lists.inserted.is_empty() {
        splice(func, cx.scratch, &mut lists.inserted, &mut Vec::new());
        // Removes the index sums that have no use any more.
        dead_code::run(func, cx);
    }
    cx.scratch.pointers = lists;
}

/// A loop whose only control flow is its exits.
struct Walk<'a> {
    func: &'a mut Function,
    scratch: &'a mut Scratch,
    lists: &'a mut Lists,
    /// Whether an operation is an access that may go through a pointer.
    is_access: fn(&Op) -> bool,
    /// Whether accesses take no displacement.
    is_bare: bool,
    start: usize,
    end: usize,
}

impl Walk<'_> {
    fn run(mut self) {
        self.lists.pointers.clear();
        self.lists.displaced.clear();
        self.find_counters();
        for at in self.start + 1..self.end {
            let op = self.func.ops[at];
            if !(self.is_access)(&op) || op.offset().is_none() || self.is_inside(op.base()) {
                continue;
            }
            let Some(pointer) = self.pointer(at, op.base(), op.offset(), op.mem().scale_log2) else { continue };
            let address = if self.is_bare { self.displaced(at, pointer, op.imm) } else { pointer };
            let imm = if self.is_bare { 0 } else { op.imm };
            let access = &mut self.func.ops[at];
            access.args[0] = address;
            access.args[1] = VReg::NONE;
            access.imm = imm;
            access.aux = MemInfo { scale_log2: 0, ..op.mem() }.pack();
        }
    }

    /// Whether the loop defines this register.
    fn is_inside(&self, v: VReg) -> bool {
        match self.scratch.n_defs.get(v.index()) {
            Some(1) => {
                let at = self.scratch.def_op[v.index()] as usize;
                (self.start..self.end).contains(&at)
            }
            _ => self.func.ops[self.start..self.end].iter().any(|op| op.dst == v),
        }
    }

    /// Finds the induction variables.
    fn find_counters(&mut self) {
        self.lists.counters.clear();
        for at in self.start..self.end {
            let op = self.func.ops[at];
            let (var, step) = (op.dst, op.args[1]);
            let is_sum = op.code == Opcode::Add && op.ty == Type::INDEX && op.mask.is_none() && op.args[0] == var;
            if is_sum && !self.is_inside(step) {
                let writes = self.func.ops[self.start..self.end].iter().filter(|op| op.dst == var).count();
                self.lists.counters.extend((writes == 1).then_some(Counter { at, var, step }));
            }
        }
    }

    fn counter(&self, var: VReg) -> Option<Counter> {
        self.lists.counters.iter().find(|counter| counter.var == var).copied()
    }

    /// Splits `v` at operation `at` of the loop, if it is a sum of an induction variable and loop-invariant values: the
    /// induction variable, which is not incremented before `at`, and for a sum its operands, the variant one first.
    fn parts(&self, at: usize, v: VReg, depth: usize) -> Option<(Counter, Option<[VReg; 2]>)> {
        if let Some(counter) = self.counter(v) {
            return (at < counter.at).then_some((counter, None));
        }
        let def_at = *self.scratch.def_op.get(v.index())? as usize;
        let op = self.func.ops.get(def_at)?;
        let is_sum = op.code == Opcode::Add && op.ty == Type::INDEX && op.mask.is_none();
        if !is_sum || !(self.start..at).contains(&def_at) || depth == MAX_SUMS {
            return None;
        }
        let [a, b, _] = op.args;
        let inner = if self.is_inside(b) && !self.is_inside(a) { [b, a] } else { [a, b] };
        if self.is_inside(inner[1]) {
            return None;
        }
        let (counter, _) = self.parts(at, inner[0], depth + 1)?;
        Some((counter, Some(inner)))
    }

    /// The register that holds this address from operation `at` on, until the counter is incremented.
    fn pointer(&mut self, at: usize, base: VReg, offset: VReg, scale_log2: u8) -> Option<VReg> {
        if let Some(known) = self.known(base, offset, scale_log2) {
            // After the increment of the counter the pointer is incremented, too, but a sum in the offset is not.
            return self.parts(at, offset, 0).map(|_| known);
        }
        let (counter, sum) = self.parts(at, offset, 0)?;
        let mem = MemInfo { scale_log2, ..MemInfo::default() };
        if let Some([variant, distance]) = sum
            && let Some(near) = self.known(base, variant, scale_log2)
        {
            let reg = self.func.new_vreg(Type::PTR);
            self.put(at, self.address(reg, near, distance, mem));
            self.lists.pointers.push(Pointer { base, offset, scale_log2, reg, is_variable: false });
            return Some(reg);
        }
        if self.lists.pointers.iter().filter(|pointer| pointer.is_variable).count() == MAX_POINTERS {
            return None;
        }
        let first = self.before(offset);
        let reg = self.func.new_vreg(Type::PTR);
        self.put(self.start, address(reg, base, first, mem));
        let next = self.address(reg, reg, counter.step, mem);
        self.put(counter.at + 1, next);
        self.lists.pointers.push(Pointer { base, offset, scale_log2, reg, is_variable: true });
        Some(reg)
    }

    fn known(&self, base: VReg, offset: VReg, scale_log2: u8) -> Option<VReg> {
        let same = |p: &&Pointer| p.base == base && p.offset == offset && p.scale_log2 == scale_log2;
        self.lists.pointers.iter().find(same).map(|pointer| pointer.reg)
    }

    /// A register that holds the value of an offset before the first iteration.
    fn before(&mut self, offset: VReg) -> VReg {
        let is_counted = self.counter(offset).is_some();
        let def = self.scratch.def(self.func, offset).copied();
        match def.filter(|_| !is_counted && self.is_inside(offset)) {
            None => offset,
            Some(sum) => {
                let [a, b] = [self.before(sum.args[0]), self.before(sum.args[1])];
                let reg = self.func.new_vreg(Type::INDEX);
                self.put(self.start, Op::binary(Opcode::Add, Type::INDEX, reg, a, b));
                reg
            }
        }
    }

    /// The register that holds `pointer + bytes`.
    fn displaced(&mut self, at: usize, pointer: VReg, bytes: i64) -> VReg {
        if bytes == 0 {
            return pointer;
        }
        if let Some(&(.., reg)) = self.lists.displaced.iter().find(|known| known.0 == pointer && known.1 == bytes) {
            return reg;
        }
        let reg = self.func.new_vreg(Type::PTR);
        self.put(at, address(reg, pointer, VReg::NONE, MemInfo::default()).with_imm(bytes));
        self.lists.displaced.push((pointer, bytes, reg));
        reg
    }

    /// `dst = addr [base + offset * scale]`, with a displacement if the offset is a constant.
    fn address(&self, dst: VReg, base: VReg, offset: VReg, mem: MemInfo) -> Op {
        let number = self.scratch.constant(self.func, offset).map(|bits| bits as i64);
        match number.and_then(|n| n.checked_mul(mem.scale().into())).filter(|bytes| i32::try_from(*bytes).is_ok()) {
            Some(bytes) => address(dst, base, VReg::NONE, MemInfo::default()).with_imm(bytes),
            None => address(dst, base, offset, mem),
        }
    }

    fn put(&mut self, before: usize, op: Op) {
        self.lists.inserted.push((before as u32, op));
    }
}

/// Whether this is an access.
fn is_any_access(op: &Op) -> bool {
    matches!(op.code, Opcode::Load | Opcode::Store)
}

/// Whether this is a vector access in the default address space.
fn is_vector_access(op: &Op) -> bool {
    is_any_access(op) && op.ty.is_vector() && op.mem().space == 0
}

/// `dst = addr [base + offset * scale]`, also for a constant offset.
fn address(dst: VReg, base: VReg, offset: VReg, mem: MemInfo) -> Op {
    let mut op = Op::binary(Opcode::Addr, Type::PTR, dst, base, offset);
    op.aux = mem.pack();
    op
}
