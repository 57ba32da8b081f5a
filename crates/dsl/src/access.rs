//! Accesses: which slice elements a kernel can access.
//!
//! In: each load and store with the known range of its index. Out: the access contract, or a generated check where no
//! range is known; and the memory operation itself.
//! Invariants: the contract, a preceding check, or `unsafe_reason` covers every access through a slice. Conditional
//! code counts as executed, a loop with an exit as run to its end, a loop without iterations as accessing nothing.
//! Not here: ranges of values (see `ranges`), the handles that users see (see `slices`).

use crate::error::BuildErrorKind;
use crate::error::Place;
use crate::ranges::{Poly, distance, plus_exact, sum};
use crate::recorder::{CheckSite, State};
use core::panic::Location;
use kernelsmith_exec::{Access, AccessContract, Bound, ParamKind, Requirement, Signature, Term};
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, MemInfo, Op, OpFlags, Opcode, Pass, Type, VReg};

/// Number of recent accesses that a new one may merge with; `contract` merges the others at the end.
const RECENT: usize = 16;
/// Maximum number of accesses in the contract; the generated code checks further ones. A kernel that reaches the limit
/// uses about 10 MB here.
const MAX_PENDING: usize = 1 << 16;
/// Maximum number of distinct ranges in a contract, because each access is compared with all of them.
const MAX_RANGES: usize = 1024;
/// Maximum number of loops whose trip count guards accesses; accesses in further loops count as executed.
const MAX_GUARDS: usize = 4096;
/// Maximum number of values that a contract requires to be exact; nothing is known about further ones.
const MAX_EXACT: usize = 4096;
/// No guard.
const ALWAYS: u32 = u32::MAX;

/// How an access is proved safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// By the contract if the range is known, otherwise by a check.
    Known,
    /// By a check in the generated code.
    Checked,
    /// By the caller of the kernel, who uses `unsafe`.
    Unchecked,
}

/// The memory that a handle represents.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    pub(crate) base: VReg,
    /// The length of a slice; `None` for a raw pointer.
    pub(crate) len: Option<VReg>,
    pub(crate) param: u32,
    pub(crate) alias: u16,
    /// The address space.
    pub(crate) space: u8,
}

/// Which elements an access covers, starting at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Span {
    /// One element.
    One,
    /// One element per active lane of the loop over data; the fact about the position holds for each of them.
    Active,
    /// This many elements; the fact about the position holds for the first.
    Lanes(Lanes),
    /// The first elements of a vector with these lanes; the register holds their number.
    First(Lanes, VReg),
}

impl Span {
    /// The lanes of a vector with this span.
    pub(crate) fn lanes(self, state: &State) -> Lanes {
        match self {
            Span::One | Span::Active => state.lanes(),
            Span::Lanes(lanes) | Span::First(lanes, _) => lanes,
        }
    }
}

/// The position of an access in its region: `reg + disp` elements, known to equal `fact + disp`.
#[derive(Clone, Copy, Debug)]
pub struct At {
    pub(crate) reg: VReg,
    pub(crate) disp: i64,
    pub(crate) fact: u32,
    pub(crate) span: Span,
}

/// The spacing of an access's elements: the stride, and the number of further elements that each one touches after
/// itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) stride: i64,
    pub(crate) after: i64,
}

impl Default for Step {
    fn default() -> Step {
        Step { stride: 1, after: 0 }
    }
}

/// Elements of a slice from `fact + low` to `fact + high`, both inclusive. Both are exact: sums of displacements and
/// distances may exceed the index type.
#[derive(Clone, Debug)]
struct Pending {
    slice: u32,
    write: bool,
    fact: u32,
    guard: u32,
    low: i128,
    high: i128,
}

/// A value that must fit the index type whenever its guard lets code run.
#[derive(Clone, Debug, PartialEq)]
struct Exact {
    value: Bound,
    guard: u32,
    /// Whether the end of a loop depends on the value; then it matters even without any access.
    ends_loop: bool,
}

#[derive(Clone, Debug)]
struct Guard {
    outer: u32,
    bound: Bound,
}

/// The minimum and maximum of a value as bounds over parameters; `None` if they cannot be expressed.
type Ends = Option<(Bound, Bound)>;

/// All accesses of a kernel through slices.
#[derive(Clone, Debug)]
pub(crate) struct Accesses {
    pending: Vec<Pending>,
    guards: Vec<Guard>,
    guard: u32,
    exact: Vec<Exact>,
    /// The bounds of each fact, computed on first use.
    ends: Vec<Option<Ends>>,
}

impl Default for Accesses {
    fn default() -> Accesses {
        Accesses { pending: Vec::new(), guards: Vec::new(), guard: ALWAYS, exact: Vec::new(), ends: Vec::new() }
    }
}

impl State {
    /// Until [`State::leave_guard`], code runs only if `n_iterations` is above zero. Returns the outer guard, to pass
    /// to `leave_guard`.
    pub(crate) fn enter_guard(&mut self, n_iterations: Option<&Poly>) -> u32 {
        let outer = self.accesses.guard;
        let always = n_iterations.is_none_or(|n| self.ranges.is_at_least(n, 1));
        if self.accesses.guards.len() < MAX_GUARDS
            && let (false, Some(bound)) = (always, n_iterations.and_then(|n| self.ranges.high(n)))
        {
            self.accesses.guards.push(Guard { outer, bound });
            self.accesses.guard = self.accesses.guards.len() as u32 - 1;
        }
        outer
    }

    pub(crate) fn leave_guard(&mut self, outer: u32) {
        self.accesses.guard = outer;
    }

    /// Makes the contract reject arguments for which this value would wrap. Returns false if its range cannot be
    /// expressed.
    pub(crate) fn require_exact(&mut self, poly: &Poly) -> bool {
        self.require(poly, false)
    }

    /// Like `require_exact`, for a value that ends a loop.
    pub(crate) fn require_end(&mut self, poly: &Poly) -> bool {
        self.require(poly, true)
    }

    fn require(&mut self, poly: &Poly, ends_loop: bool) -> bool {
        let (below, above) = (self.ranges.fits_below(poly, Elem::Index), self.ranges.fits_above(poly, Elem::Index));
        if below && above {
            return true;
        }
        let Some((low, high)) = self.ranges.ends(poly) else { return false };
        let guard = self.accesses.guard;
        for (fits, value) in [(below, low), (above, high)] {
            let entry = Exact { value, guard, ends_loop };
            if !fits && !self.accesses.exact.contains(&entry) {
                if self.accesses.exact.len() >= MAX_EXACT {
                    return false;
                }
                self.accesses.exact.push(entry);
            }
        }
        true
    }

    fn ends_of(&mut self, fact: u32) -> Option<&(Bound, Bound)> {
        let at = fact as usize;
        let fact = self.facts.get(at)?;
        if self.accesses.ends.len() <= at {
            self.accesses.ends.resize(at + 1, None);
        }
        self.accesses.ends[at].get_or_insert_with(|| self.ranges.ends(fact)).as_ref()
    }

    /// Whether the contract can hold accesses at a value with this fact.
    pub(crate) fn has_ends(&mut self, fact: u32) -> bool {
        self.accesses.pending.len() < MAX_PENDING && self.ends_of(fact).is_some()
    }

    /// Adds the elements from `fact + low` to `fact + high`, both inclusive, to the contract.
    pub(crate) fn note(&mut self, slice: u32, write: bool, fact: u32, (low, high): (i128, i128)) {
        let guard = self.accesses.guard;
        let pending = &mut self.accesses.pending;
        // Executed code accesses both ends of each range, so widening a range to include another one is exact.
        let same = |p: &&mut Pending| p.slice == slice && p.write == write && p.fact == fact && p.guard == guard;
        match pending.iter_mut().rev().take(RECENT).find(same) {
            Some(found) => {
                found.low = found.low.min(low);
                found.high = found.high.max(high);
            }
            None => pending.push(Pending { slice, write, fact, guard, low, high }),
        }
    }

    /// Covers an access of elements `stride` apart, each touching `after` further elements, by the contract or by
    /// checks of the first and the last element.
    #[track_caller]
    pub(crate) fn cover(&mut self, region: Region, write: bool, at: At, step: Step, safety: Safety, place: Place) {
        if region.len.is_none() {
            return;
        }
        if safety == Safety::Unchecked {
            return self.note_unchecked(if write { "store" } else { "load" }, place);
        }
        if safety == Safety::Known && self.has_ends(at.fact) && self.note_span(region.param, write, at, step) {
            return;
        }
        let first = self.displaced(at, place);
        if at.span == Span::One {
            return self.check_each(region, &[first], write, place);
        }
        let n_active = self.active_count(at.span);
        if self.known_constant(n_active) == Some(0) {
            return;
        }
        // Only a partial vector can have zero elements; then nothing is accessed.
        let may_be_empty = matches!(at.span, Span::First(..)) && self.known_constant(n_active).is_none();
        let scope = may_be_empty.then(|| {
            let zero = self.index_constant(0);
            let is_nonempty = self.compare(Cond::Gt, Type::INDEX, n_active, zero);
            self.open_scope(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_nonempty), None)
        });
        // This cannot wrap: a register has at most `Lanes::MAX` lanes, and a stride has 32 bits.
        let one = self.index_constant(1);
        let mut last = self.index_at(Opcode::Sub, n_active, one, place);
        if step.stride != 1 {
            let stride = self.index_constant(step.stride);
            last = self.index_at(Opcode::Mul, last, stride, place);
        }
        last = self.index_at(Opcode::Add, first, last, place);
        if step.after != 0 {
            let after = self.index_constant(step.after);
            last = self.index_at(Opcode::Add, last, after, place);
        }
        self.check_each(region, &[first, last], write, place);
        if let Some(scope) = scope {
            self.close_scope(scope);
        }
    }

    /// Adds an access to the contract if the position of its last element is known.
    fn note_span(&mut self, slice: u32, write: bool, at: At, step: Step) -> bool {
        let (disp, after) = (i128::from(at.disp), i128::from(step.after));
        let known = match at.span {
            Span::One | Span::Active => Some(1),
            Span::Lanes(lanes) => Some(i64::from(lanes.count_on(MIN_VECTOR_BITS))),
            Span::First(lanes, count) => self.known_constant(count).map(|count| clamp_to_lanes(count, lanes)),
        };
        match (known, at.span) {
            (Some(0), _) => {}
            (Some(count), _) => {
                // 128-bit arithmetic: no overflow.
                let distance = i128::from(count - 1) * i128::from(step.stride) + after;
                self.note(slice, write, at.fact, (disp, disp + distance));
            }
            (None, Span::First(_, count)) => {
                // The count is compared, so it must equal its mathematical value.
                let Some(count) = self.fact(count).cloned().filter(|count| self.require_exact(&count.clone())) else {
                    return false;
                };
                let distance = count.plus(-1).and_then(|last| last.mul(&Poly::constant(step.stride)));
                let last = distance.and_then(|distance| self.facts[at.fact as usize].add(&distance));
                let Some(last) = last else { return false };
                let last = self.add_fact(last);
                if !self.has_ends(last) {
                    return false;
                }
                let outer = self.enter_guard(Some(&count));
                self.note(slice, write, at.fact, (disp, disp));
                self.note(slice, write, last, (disp + after, disp + after));
                self.leave_guard(outer);
            }
            (None, _) => return false,
        }
        true
    }

    /// Makes the kernel unsafe to call from here on.
    pub(crate) fn note_unchecked(&mut self, verb: &str, place: Place) {
        let reason = || format!("unchecked {verb} at {}:{}", place.file(), place.line());
        self.unsafe_reason.get_or_insert_with(reason);
    }

    fn new_check(&mut self, region: Region, write: bool, place: Place) -> u32 {
        let operation = if write { "store" } else { "load" };
        self.checks.push(CheckSite { place, operation, slice_param: region.param as usize });
        self.checks.len() as u32 - 1
    }

    /// Checks that each of these indices is in the slice.
    pub(crate) fn check_each(&mut self, region: Region, indices: &[VReg], write: bool, place: Place) {
        let Some(len) = region.len else { return };
        let id = self.new_check(region, write, place);
        for &index in indices {
            self.emit_at(check(id, index, len), place);
        }
    }

    /// Checks that the elements from `start` to before `end` are in the slice. `end` may equal `start` and exceeds it
    /// by at most the number of lanes.
    pub(crate) fn check_range(&mut self, region: Region, start: VReg, end: VReg, write: bool, place: Place) {
        let Some(len) = region.len else { return };
        let id = self.new_check(region, write, place);
        let (one, beyond) = (self.index_constant(1), self.new_reg(Type::INDEX));
        self.emit_at(Op::binary(Opcode::Add, Type::INDEX, beyond, len, one), place);
        for index in [start, end] {
            self.emit_at(check(id, index, beyond), place);
        }
    }

    fn index_at(&mut self, code: Opcode, a: VReg, b: VReg, place: Place) -> VReg {
        let dst = self.new_reg(Type::INDEX);
        self.emit_at(Op::binary(code, Type::INDEX, dst, a, b), place)
    }

    pub(crate) fn displaced(&mut self, at: At, place: Place) -> VReg {
        if at.disp == 0 {
            return at.reg;
        }
        let (disp, sum) = (self.index_constant(at.disp), self.new_reg(Type::INDEX));
        self.emit_at(Op::binary(Opcode::Add, Type::INDEX, sum, at.reg, disp), place)
    }

    /// Records `load`, or `store` with a value, and covers the access.
    #[track_caller]
    pub(crate) fn memory(
        &mut self,
        code: Opcode,
        ty: Type,
        region: Region,
        at: At,
        value: VReg,
        safety: Safety,
    ) -> VReg {
        let place = Location::caller();
        self.check_use(code.keyword(), at.reg);
        if value.is_some() {
            self.check_use(code.keyword(), value);
        }
        let write = code == Opcode::Store;
        self.cover(region, write, at, Step::default(), safety, place);
        let mask = self.mask_of_span(ty, at.span);
        self.memory_operation(code, ty, region, at, value, mask, place)
    }

    /// Records `load` or `store`; the caller covers the access.
    #[expect(clippy::too_many_arguments, reason = "what a load or store is")]
    pub(crate) fn memory_operation(
        &mut self,
        code: Opcode,
        ty: Type,
        region: Region,
        at: At,
        value: VReg,
        mask: Option<VReg>,
        place: Place,
    ) -> VReg {
        let write = code == Opcode::Store;
        let bytes = ty.elem().bytes();
        let (offset, disp) = self.offset_of(at, bytes, place);
        let scale_log2 = if offset.is_some() { bytes.trailing_zeros() as u8 } else { 0 };
        // Rust's slices are aligned to their elements; nothing is known about a raw pointer.
        let align_log2 = if region.len.is_some() { bytes.trailing_zeros() as u8 } else { 0 };
        let info = MemInfo { scale_log2, align_log2, space: region.space, alias: region.alias };
        let dst = if write { VReg::NONE } else { self.new_reg(ty) };
        let op = Op::memory(code, ty, dst, region.base, offset, value, disp, info);
        let op = match mask {
            Some(mask) if write => op.with_store_mask(mask),
            Some(mask) => op.with_mask(mask, Pass::Zero),
            None => op,
        };
        self.emit_at(op, place)
    }

    /// The offset of an element in elements of `bytes` bytes, and the displacement in bytes.
    fn offset_of(&mut self, at: At, bytes: u32, place: Place) -> (VReg, i64) {
        let in_range = |disp: i64| i32::try_from(disp).is_ok();
        let in_bytes = |elements: i64| elements.checked_mul(bytes.into()).filter(|&all| in_range(all));
        if let Some(all) =
            self.known_constant(at.reg).and_then(|constant| constant.checked_add(at.disp)).and_then(in_bytes)
        {
            return (VReg::NONE, all);
        }
        match in_bytes(at.disp) {
            Some(disp) => (at.reg, disp),
            None => (self.displaced(at, place), 0),
        }
    }

    /// Records a prefetch of an element. The element need not exist.
    pub(crate) fn prefetch(&mut self, elem: Elem, region: Region, at: At, place: Place) {
        let bytes = elem.bytes();
        let (offset, disp) = self.offset_of(at, bytes, place);
        let scale_log2 = if offset.is_some() { bytes.trailing_zeros() as u8 } else { 0 };
        let info = MemInfo { scale_log2, align_log2: 0, space: 0, alias: 0 };
        let op = Op::memory(Opcode::Prefetch, Type::PTR, VReg::NONE, region.base, offset, VReg::NONE, disp, info);
        self.emit_at(op, place);
    }

    /// Makes the most recently recorded store non-temporal.
    pub(crate) fn stream_last(&mut self) {
        if let Some(op) = self.func.ops.last_mut().filter(|op| op.code == Opcode::Store) {
            op.flags = op.flags.or(OpFlags::NONTEMPORAL);
        }
    }

    /// The contract of all recorded accesses.
    pub(crate) fn contract(&mut self, signature: &Signature) -> AccessContract {
        let pending = core::mem::take(&mut self.accesses.pending);
        let lists = self.guard_lists();
        let mut joined: Vec<(usize, Access)> = Vec::new();
        for entry in &pending {
            let Some((low, high)) = self.ends_of(entry.fact).cloned() else {
                // The recorder asks for the bounds of each fact before it notes an access.
                self.error("contract", BuildErrorKind::Bug { message: "an access has no known ends".to_owned() });
                continue;
            };
            let (low, high) = (plus_exact(low, entry.low), plus_exact(high, entry.high + 1));
            let (slice_param, guards) = (entry.slice as usize, lists.of(entry.guard));
            if !is_inside(&low, &high, slice_param) {
                let access = Access { slice_param, write: entry.write, low, high, guards: Vec::new() };
                // Under equal guards, both ranges are accessed or neither is.
                let mut same = joined.iter_mut().filter(|(others, _)| *others == guards);
                if !same.any(|(_, old)| widen(old, &access, true)) {
                    if joined.len() == MAX_RANGES {
                        let (limit, given) = (MAX_RANGES as u64, MAX_RANGES as u64 + 1);
                        self.error("contract", BuildErrorKind::Limit { what: "ranges of slices", limit, given });
                        break;
                    }
                    joined.push((guards, access));
                }
            }
        }
        let mut accesses: Vec<Access> = Vec::with_capacity(joined.len());
        for (guards, mut access) in joined {
            // A guard that the range implies is redundant: without iterations the range is empty.
            let is_needed = |guard: &&Bound| sum(access.low.clone(), (*guard).clone()) != access.high;
            access.guards = lists.lists[guards].iter().filter(is_needed).cloned().collect();
            let mut same = accesses.iter_mut().filter(|old| old.guards == access.guards);
            if !same.any(|old| widen(old, &access, false)) {
                accesses.push(access);
            }
        }
        let mut requires = Vec::new();
        let has_slices = signature.params.iter().any(|param| matches!(param, ParamKind::Slice { .. }));
        let has_accesses = has_slices && !pending.is_empty();
        for Exact { value, guard, ends_loop } in core::mem::take(&mut self.accesses.exact) {
            if has_accesses || ends_loop {
                let guards = lists.lists[lists.of(guard)].iter().filter(|guard| **guard != Bound::constant(1));
                requires.push(Requirement { value, guards: guards.cloned().collect() });
            }
        }
        AccessContract {
            accesses,
            requires,
            traps: !self.checks.is_empty(),
            unsafe_reason: self.unsafe_reason.clone(),
            ..AccessContract::default()
        }
    }

    /// The distinct lists of guards around accesses, outermost first.
    fn guard_lists(&self) -> GuardLists {
        let mut found = GuardLists { lists: vec![Vec::new()], of_guard: Vec::new() };
        for guard in &self.accesses.guards {
            let mut list = found.lists[found.of(guard.outer)].clone();
            if !list.contains(&guard.bound) {
                list.push(guard.bound.clone());
            }
            let known = found.lists.iter().position(|other| *other == list);
            found.of_guard.push(known.unwrap_or(found.lists.len()));
            if known.is_none() {
                found.lists.push(list);
            }
        }
        found
    }
}

/// All distinct lists of guards around an access; the first list is empty.
struct GuardLists {
    lists: Vec<Vec<Bound>>,
    /// The index of the list that ends with a guard; outer guards precede inner ones.
    of_guard: Vec<usize>,
}

impl GuardLists {
    fn of(&self, innermost: u32) -> usize {
        self.of_guard.get(innermost as usize).copied().unwrap_or(0)
    }
}

/// The number of lanes that the first `count` elements fill, on the narrowest machine vector.
pub(crate) fn clamp_to_lanes(count: i64, lanes: Lanes) -> i64 {
    count.clamp(0, lanes.count_on(MIN_VECTOR_BITS).into())
}

fn check(id: u32, index: VReg, len: VReg) -> Op {
    Op::binary(Opcode::Check, Type::INDEX, VReg::NONE, index, len).with_imm(i64::from(id))
}

/// Whether a range is inside its slice for all arguments.
fn is_inside(low: &Bound, high: &Bound, slice: usize) -> bool {
    let from_start = matches!(low, Bound::Affine(low) if low.terms.is_empty() && low.constant >= 0);
    let to_end = match high {
        Bound::Affine(high) => match high.terms.as_slice() {
            [(1, Term::Len(of))] => *of == slice && high.constant <= 0,
            [] => high.constant <= 0,
            _ => false,
        },
        _ => false,
    };
    from_start && to_end
}

/// Merges `new` into `old` if their bounds differ only by constants. `together` says that either both accesses happen
/// or neither does; then two non-empty ranges are inside the slice exactly if the range from the first to the last
/// element is.
fn widen(old: &mut Access, new: &Access, together: bool) -> bool {
    if (old.slice_param, old.write) != (new.slice_param, new.write) {
        return false;
    }
    let (Some(low), Some(high)) = (distance(&old.low, &new.low), distance(&old.high, &new.high)) else { return false };
    // Otherwise the merged range may be non-empty where both ranges are empty.
    let is_exact = together || low == 0 || high == 0 || has_elements(old) && has_elements(new);
    if is_exact && low < 0 {
        old.low = new.low.clone();
    }
    if is_exact && high > 0 {
        old.high = new.high.clone();
    }
    is_exact
}

/// Whether a range is non-empty for all arguments.
fn has_elements(access: &Access) -> bool {
    match (&access.low, &access.high) {
        (Bound::Affine(low), Bound::Affine(high)) => low.terms == high.terms && low.constant < high.constant,
        _ => false,
    }
}
