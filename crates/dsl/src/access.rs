//! Accesses: how each load and store is proved safe, and the operation itself.
//!
//! In: each load and store with the fact about its index. Out: an entry of the contract, or a generated check where no
//! range is known; and the memory operation. Of a local array, whose length is known, the contract has no entry.
//! Invariant: the contract, a preceding check, or the reason for an unsafe call covers every access through a slice.
//! Not here: the contract (see `contract`), the handles that users see (see `slices`).

use crate::active::clamp_to_lanes;
use crate::contract::Checked;
use crate::facts::{FactId, fits_narrow_index};
use crate::narrow::WideReason;
use crate::position::{At, FIRST_ARRAY, Region, Safety, Span, Step};
use crate::ranges::Poly;
use crate::recent_checks::Check;
use crate::recorder::State;
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, MemInfo, MemRef, OpFlags, Opcode, Pass, Type, VReg};

impl State {
    /// Covers an access of elements `stride` apart, each touching `after` further elements, by the contract or by
    /// checks of the first and the last element.
    pub(crate) fn cover(&mut self, region: Region, write: bool, at: At, step: Step, safety: Safety) {
        if region.len.is_none() {
            return;
        }
        let verb = if write { "store" } else { "load" };
        self.check_declared(verb, region);
        if safety == Safety::Unchecked {
            return self.note_unchecked(verb);
        }
        self.check_narrow_span(at.span, step);
        if safety == Safety::Known && self.is_implied_inside(region, at, step) {
            self.note_unlisted(region, write, at, step);
            return self.accesses.rely_on_facts();
        }
        if region.array().is_some() {
            if safety == Safety::Known && self.is_inside_required(region.param, at, step) {
                self.check_wide(at);
                return self.accesses.rely_on_facts();
            }
        } else if safety == Safety::Known
            && (self.is_inside_required(region.param, at, step)
                || self.has_ends(at.fact) && self.note_span(region.param, write, at, step))
        {
            return self.check_wide(at);
        }
        self.note_unlisted(region, write, at, step);
        if at.span == Span::One {
            return self.check_one(region, at, write);
        }
        let first = self.displaced(at);
        let n_active = self.active_count(at.span);
        if self.known_constant(n_active) == Some(0) {
            return;
        }
        // Only a partial vector can have zero elements; then nothing is accessed.
        let may_be_empty = matches!(at.span, Span::First(..)) && self.known_constant(n_active).is_none();
        let scope = may_be_empty.then(|| {
            let zero = self.index_constant(0);
            let is_nonempty = self.compare(Cond::Gt, Type::INDEX, n_active, zero);
            self.open_if("check", is_nonempty, None)
        });
        // This cannot wrap: a register has at most `Lanes::MAX` lanes, and a stride has 32 bits. Where indices have 32 bits,
        // the distance has 31 (`check_narrow_span`).
        let one = self.index_constant(1);
        let mut last = self.index_at(Opcode::Sub, n_active, one);
        if step.stride != 1 {
            let stride = self.index_constant(step.stride);
            last = self.index_at(Opcode::Mul, last, stride);
        }
        last = self.index_at(Opcode::Add, first, last);
        if step.after != 0 {
            let after = self.index_constant(step.after);
            last = self.index_at(Opcode::Add, last, after);
        }
        self.check_indices(region, &[first, last], write);
        if let Some(scope) = scope {
            self.close_scope(scope);
        }
    }

    /// Notes lanes whose number or distance is another one where indices have 32 bits.
    pub(crate) fn check_narrow_span(&mut self, span: Span, step: Step) {
        if let Span::First(_, count) = span
            && self.known_constant(count).is_some_and(|count| !fits_narrow_index(count))
        {
            self.note_wide(WideReason::Constant);
        }
        if step.stride == 1 && step.after == 0 {
            // A vector has at most `Lanes::MAX` lanes.
            return;
        }
        let n_lanes = match span {
            Span::One => 1,
            Span::Active => Lanes::MAX,
            Span::Lanes(lanes) | Span::First(lanes, _) => lanes.count().unwrap_or(Lanes::MAX),
        };
        // 128-bit arithmetic: no overflow.
        let distance = i128::from(n_lanes - 1) * i128::from(step.stride) + i128::from(step.after);
        if i32::try_from(distance).is_err() {
            self.note_wide(WideReason::Distance);
        }
    }

    /// The source line of an access of a slice.
    pub(crate) fn site(&self, region: Region, write: bool) -> Checked {
        Checked { place: self.place, write, slice: Some(region.param), array: None }
    }

    /// Adds an access that the contract does not list to the footprint: its range if it is known, else the whole slice.
    pub(crate) fn note_unlisted(&mut self, region: Region, write: bool, at: At, step: Step) {
        if region.array().is_some() {
            return;
        }
        let site = self.site(region, write);
        match self.known_count(at.span) {
            Some(count) if count > 0 => {
                // 128-bit arithmetic: no overflow.
                let distance = i128::from(count - 1) * i128::from(step.stride);
                let low = i128::from(at.disp) + distance.min(0);
                let high = i128::from(at.disp) + distance.max(0) + i128::from(step.after);
                self.accesses.note_unlisted(&self.facts, site, [at.fact, at.fact], (low, high));
            }
            Some(_) => {}
            None => self.accesses.note_unknown(site),
        }
    }

    /// Records a mistake if the block that declares a local array has ended: the array may never have been set to zero.
    fn check_declared(&mut self, operation: &'static str, region: Region) {
        if region.array().is_some() {
            self.check_use(operation, region.base);
        }
    }

    /// Makes every call require a slice of at least this number of elements.
    pub(crate) fn require_len(&mut self, region: Region, n_elements: usize) {
        let wanted = i64::try_from(n_elements).unwrap_or(i64::MAX);
        let start = self.facts.add(Poly::constant(0));
        if wanted == 0 || !self.has_ends(start) {
            return;
        }
        // Whatever loop is open: the contract must require it of every call. Inputs have the alias class 1; all other
        // slices may be written.
        let guard = self.accesses.suspend_guard();
        self.accesses.note(region.param, region.alias != 1, start, (0, i128::from(wanted) - 1));
        self.leave_guard(guard);
        let at = region.param as usize;
        if self.required.len() <= at {
            self.required.resize(at + 1, 0);
        }
        self.required[at] = self.required[at].max(wanted);
    }

    /// Notes an access whose proof holds only where indices have 64 bits.
    fn check_wide(&mut self, at: At) {
        if self.facts.get(at.fact).is_some_and(Poly::is_wide) {
            self.note_wide(WideReason::Index);
        }
    }

    /// Whether all elements of an access are among those that every call must have ([`State::require_len`]).
    fn is_inside_required(&self, slice: u32, at: At, step: Step) -> bool {
        let required = self.required_len(slice);
        let (Some(count), Some(fact), true) = (self.known_count(at.span), self.facts.get(at.fact), required > 0) else {
            return false;
        };
        // 128-bit arithmetic: no overflow.
        let distance = i128::from(count - 1) * i128::from(step.stride);
        let ends = self.facts.ranges.numeric(fact).and_then(|(low, high)| {
            let low = low.checked_add(i128::from(at.disp) + distance.min(0))?;
            Some((low, high.checked_add(i128::from(at.disp) + distance.max(0) + i128::from(step.after))?))
        });
        count == 0 || ends.is_some_and(|(low, high)| low >= 0 && high < i128::from(required))
    }

    /// The number of elements that every call must have, or that a local array has.
    pub(crate) fn required_len(&self, slice: u32) -> i64 {
        match slice.checked_sub(FIRST_ARRAY) {
            Some(array) => self.arrays.get(array as usize).map_or(0, |array| array.len),
            None => self.required.get(slice as usize).copied().unwrap_or(0),
        }
    }

    /// The number of elements, if it is known.
    pub(crate) fn known_count(&self, span: Span) -> Option<i64> {
        match span {
            Span::One | Span::Active => Some(1),
            Span::Lanes(lanes) => Some(i64::from(lanes.count_on(MIN_VECTOR_BITS))),
            Span::First(lanes, count) => self.known_constant(count).map(|count| clamp_to_lanes(count, lanes)),
        }
    }

    /// Adds an access to the contract if the position of its last element is known.
    fn note_span(&mut self, slice: u32, write: bool, at: At, step: Step) -> bool {
        let (disp, after) = (i128::from(at.disp), i128::from(step.after));
        match (self.known_count(at.span), at.span) {
            (Some(0), _) => {}
            (Some(count), _) => {
                // 128-bit arithmetic: no overflow.
                let distance = i128::from(count - 1) * i128::from(step.stride) + after;
                self.note(slice, write, at.fact, (disp, disp + distance));
            }
            (None, Span::First(_, count)) => {
                // The count is compared, so it must equal its mathematical value.
                let Some(count) = self.fact(count).cloned() else { return false };
                let exact = self.require_exact(&count);
                if !exact.is_exact() {
                    return false;
                }
                let count = count.wide_unless(exact.is_always());
                let distance = count.plus(-1).and_then(|last| last.mul(&Poly::constant(step.stride)));
                let last = distance.and_then(|distance| self.facts.get(at.fact)?.add(&distance));
                let Some(last) = last else { return false };
                let last = self.facts.add(last);
                if !self.has_ends(last) {
                    return false;
                }
                let outer = self.enter_guard(Some(&count));
                self.note(slice, write, at.fact, (disp, disp));
                self.note(slice, write, last, (disp + after, disp + after));
                // Both ends are in the slice, and the elements between them are accessed as well.
                let site = Checked { place: self.place, write, slice: Some(slice), array: None };
                self.accesses.note_unlisted(&self.facts, site, [at.fact, last], (disp, disp + after));
                self.leave_guard(outer);
            }
            (None, _) => return false,
        }
        true
    }

    /// Whether the contract can hold accesses at a value with this fact.
    pub(crate) fn has_ends(&mut self, fact: FactId) -> bool {
        self.accesses.has_ends(&self.facts, fact)
    }

    /// Gives the kernel only an unsafe call, because of an unchecked access.
    pub(crate) fn note_unchecked(&mut self, verb: &str) {
        let place = self.place;
        self.accesses.note_unsafe(|| format!("unchecked {verb} at {}:{}", place.file(), place.line()));
    }

    fn new_check(&mut self, region: Region, write: bool) -> u32 {
        self.check_declared(if write { "store" } else { "load" }, region);
        let array = self.declaration_of(region);
        self.accesses.add_check(Checked { place: self.place, write, slice: Some(region.param), array })
    }

    /// Checks that an index is in the slice, unless the same check precedes on every path to here: the code continues
    /// behind a check only if it holds. An element that a kernel reads and then writes is checked once.
    fn check_one(&mut self, region: Region, at: At, write: bool) {
        let Some(len) = region.len else { return };
        let block = self.scopes.innermost();
        // A variable may change between two checks, also if it is frozen in between.
        let check = (!self.is_var(at.reg)).then_some(Check { index: at.reg, disp: at.disp, len, block });
        if check.is_some_and(|check| self.checked.contains(check, |block| self.scopes.is_open(block))) {
            return;
        }
        let index = self.displaced(at);
        self.check_indices(region, &[index], write);
        check.into_iter().for_each(|check| self.checked.add(check));
    }

    /// Checks that each of these indices is in the slice; nothing is known about the elements that are accessed.
    pub(crate) fn check_each(&mut self, region: Region, indices: &[VReg], write: bool) {
        self.note_any(region, write);
        self.check_indices(region, indices, write);
    }

    /// Adds all elements of a slice to the footprint.
    fn note_any(&mut self, region: Region, write: bool) {
        if region.len.is_some() && region.array().is_none() {
            let site = self.site(region, write);
            self.accesses.note_unknown(site);
        }
    }

    /// Checks that each of these indices is in the slice; the footprint has the access already.
    fn check_indices(&mut self, region: Region, indices: &[VReg], write: bool) {
        let Some(len) = region.len else { return };
        let id = self.new_check(region, write);
        for &index in indices {
            self.append(|builder| builder.check(id, index, len));
        }
    }

    /// Checks that the elements from `start` to before `end` are in the slice. `end` may equal `start` and exceeds it
    /// by at most the number of lanes.
    pub(crate) fn check_range(&mut self, region: Region, start: VReg, end: VReg, write: bool) {
        let Some(len) = region.len else { return };
        self.note_any(region, write);
        let id = self.new_check(region, write);
        let one = self.index_constant(1);
        let beyond = self.index_at(Opcode::Add, len, one);
        for index in [start, end] {
            self.append(|builder| builder.check(id, index, beyond));
        }
    }

    fn index_at(&mut self, code: Opcode, a: VReg, b: VReg) -> VReg {
        self.append_value(|builder| builder.binary(code, Type::INDEX, a, b))
    }

    pub(crate) fn displaced(&mut self, at: At) -> VReg {
        if at.disp == 0 {
            return at.reg;
        }
        let disp = self.index_constant(at.disp);
        self.index_at(Opcode::Add, at.reg, disp)
    }

    /// Records `load`, or `store` with a value, and covers the access.
    pub(crate) fn memory(
        &mut self,
        code: Opcode,
        ty: Type,
        region: Region,
        at: At,
        value: VReg,
        safety: Safety,
    ) -> VReg {
        self.check_use(code.keyword(), at.reg);
        if value.is_some() {
            self.check_use(code.keyword(), value);
        }
        let write = code == Opcode::Store;
        self.cover(region, write, at, Step::ONE, safety);
        let mask = self.mask_of_span(ty, at.span);
        self.memory_operation(code, ty, region, at, value, mask)
    }

    /// Records `load` or `store`; the caller covers the access.
    pub(crate) fn memory_operation(
        &mut self,
        code: Opcode,
        ty: Type,
        region: Region,
        at: At,
        value: VReg,
        mask: Option<VReg>,
    ) -> VReg {
        let bytes = ty.elem().bytes();
        let (index, disp) = self.offset_of(at, bytes);
        let scale_log2 = if index.is_some() { bytes.trailing_zeros() as u8 } else { 0 };
        // Rust's slices are aligned to their elements; nothing is known about a raw pointer.
        let align_log2 = if region.len.is_some() { bytes.trailing_zeros() as u8 } else { 0 };
        let info = MemInfo { scale_log2, align_log2, space: region.space, alias: region.alias };
        let address = MemRef { base: region.base, index, disp, info, flags: OpFlags::NONE };
        self.load_or_store(code, ty, address, value, mask)
    }

    /// Records `load`, or `store` with a value, at an address.
    #[inline]
    pub(crate) fn load_or_store(
        &mut self,
        code: Opcode,
        ty: Type,
        address: MemRef,
        value: VReg,
        mask: Option<VReg>,
    ) -> VReg {
        if code == Opcode::Store {
            self.append(|builder| match mask {
                Some(mask) => builder.store_masked(ty, address, value, mask),
                None => builder.store(ty, address, value),
            });
            return VReg::NONE;
        }
        self.append_value(|builder| match mask {
            Some(mask) => builder.load_masked(ty, address, mask, Pass::Zero),
            None => builder.load(ty, address),
        })
    }

    /// The offset of an element in elements of `bytes` bytes, and the displacement in bytes.
    fn offset_of(&mut self, at: At, bytes: u32) -> (VReg, i64) {
        let in_range = |disp: i64| i32::try_from(disp).is_ok();
        let in_bytes = |elements: i64| elements.checked_mul(bytes.into()).filter(|&all| in_range(all));
        if let Some(all) =
            self.known_constant(at.reg).and_then(|constant| constant.checked_add(at.disp)).and_then(in_bytes)
        {
            return (VReg::NONE, all);
        }
        match in_bytes(at.disp) {
            Some(disp) => (at.reg, disp),
            None => (self.displaced(at), 0),
        }
    }

    /// Records a prefetch of an element. The element need not exist.
    pub(crate) fn prefetch(&mut self, elem: Elem, region: Region, at: At) {
        let bytes = elem.bytes();
        let (index, disp) = self.offset_of(at, bytes);
        let address = MemRef::at(region.base).disp(disp);
        let address = if index.is_some() { address.index(index, bytes) } else { address };
        self.append(|builder| builder.prefetch(address));
    }

    /// Makes the most recently recorded store non-temporal.
    pub(crate) fn stream_last(&mut self) {
        if let Some(op) = self.ops.last_mut().filter(|op| op.code == Opcode::Store) {
            op.flags = op.flags.or(OpFlags::NONTEMPORAL);
        }
    }
}
