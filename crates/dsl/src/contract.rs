//! The contract: which slice elements a kernel can access, collected while it is recorded.
//!
//! In: ranges of elements, the loops around them, values that must not wrap, generated checks. Out: the access contract.
//! Invariants: conditional code counts as executed, a loop with an exit as run to its end, a loop without iterations as
//! accessing nothing. Limits never drop an access: it is checked in the code instead, or the kernel is refused. Every access
//! through a slice is inside a range of the contract or of the footprint, or its slice is among those of which any element
//! may be accessed.
//! Not here: which element an access touches (see `access`), ranges of values (see `facts` and `ranges`).

use crate::error::{BuildErrorKind, Place};
use crate::facts::{FactId, Facts};
use crate::narrow::{Narrow, WideIndex, WideReason};
use crate::position::FIRST_ARRAY;
use crate::ranges::{Poly, constant_of, distance, plus_exact, sum};
use core::mem::take;
use kernelsmith_exec::{
    Access, AccessContract, Bound, CheckSite, Footprint, IndexWidth, ParamKind, Requirement, Signature, Term,
};
use std::borrow::Cow;

/// Number of recent accesses that a new one may merge with; `contract` merges the others at the end.
const RECENT: usize = 16;
/// Maximum number of accesses in the contract; the generated code checks further ones. A kernel that reaches the limit
/// uses about 10 MB here.
const MAX_PENDING: usize = 1 << 16;
/// Maximum number of distinct ranges in a contract, because each access is compared with all of them.
const MAX_RANGES: usize = 1024;
/// Maximum number of accesses in the footprint; of the slices of further ones, any element may be accessed.
const MAX_UNLISTED: usize = 1 << 10;
/// Maximum number of loops whose trip count guards accesses; accesses in further loops count as executed.
const MAX_GUARDS: usize = 4096;
/// Maximum number of values that a contract requires to be exact; nothing is known about further ones.
const MAX_EXACT: usize = 4096;

/// The loops around an access: the number of the innermost one whose trip count may be zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GuardId(u32);

impl Default for GuardId {
    /// No guard: the code always runs.
    fn default() -> GuardId {
        GuardId(u32::MAX)
    }
}

/// The access behind a generated check, or an error code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checked {
    /// The source line of the access.
    pub(crate) place: Place,
    pub(crate) write: bool,
    /// The index of the slice among the parameters, or the number of the local array; `None` for an error code.
    pub(crate) slice: Option<u32>,
    /// The source line that declares the local array.
    pub(crate) array: Option<Place>,
}

impl Checked {
    fn site(&self) -> CheckSite {
        let Checked { place, write, slice, array } = *self;
        let slice_param = slice.map(|slice| slice.checked_sub(FIRST_ARRAY).unwrap_or(slice) as usize);
        let array = array.map(|place| format!("{}:{}", place.file(), place.line()).into());
        CheckSite { slice_param, array, write, file: Cow::Borrowed(place.file()), line: place.line() }
    }
}

/// Elements of a slice from `fact + low` to `fact + high`, both inclusive. Both are exact: sums of displacements and
/// distances may exceed the index type.
#[derive(Clone, Copy, Debug)]
struct Pending {
    slice: u32,
    write: bool,
    fact: FactId,
    guard: GuardId,
    low: i128,
    high: i128,
}

/// Elements of a slice from `first + low` to `last + high`, both inclusive, which the contract does not list.
#[derive(Clone, Copy, Debug)]
struct Unlisted {
    slice: u32,
    write: bool,
    first: FactId,
    last: FactId,
    guard: GuardId,
    low: i128,
    high: i128,
}

/// A value that must fit the index type whenever its guard lets code run.
#[derive(Clone, Debug, PartialEq)]
struct Exact {
    value: Bound,
    guard: GuardId,
    /// Whether the end of a loop depends on the value; then it matters even without any access.
    ends_loop: bool,
}

#[derive(Clone, Debug)]
struct Guard {
    outer: GuardId,
    bound: Bound,
    /// Whether it, or one around it, is the trip count only if indices have 64 bits.
    is_wide: bool,
}

/// For which machines a value equals the mathematical one, or the contract makes sure of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exactness {
    /// For none: its range cannot be expressed.
    Unknown,
    /// For those with indices of 64 bits.
    Wide,
    /// For all.
    Always,
}

impl Exactness {
    /// Whether it is exact with indices of 64 bits.
    pub(crate) fn is_exact(self) -> bool {
        self != Exactness::Unknown
    }

    /// Whether it is exact on all machines.
    pub(crate) fn is_always(self) -> bool {
        self == Exactness::Always
    }
}

/// The minimum and maximum of a value as bounds over parameters; `None` if they cannot be expressed.
type Ends = Option<(Bound, Bound)>;

/// What a function of the language requires of the kernels that call it: values of constant range that must fit an index,
/// everything that makes proofs in it hold.
#[derive(Debug, Default)]
pub(crate) struct Needs {
    exact: Vec<Exact>,
    narrow: Vec<Exact>,
    wide: Option<(Place, WideReason)>,
    relies_on_facts: bool,
    unsafe_reason: Option<String>,
}

impl Needs {
    /// Those of a function that only unsafe calls may run.
    pub(crate) fn of_unsafe(reason: String) -> Needs {
        Needs { unsafe_reason: Some(reason), ..Needs::default() }
    }
}

/// All accesses of a kernel through slices.
#[derive(Debug, Default)]
pub(crate) struct Accesses {
    pending: Vec<Pending>,
    guards: Vec<Guard>,
    guard: GuardId,
    exact: Vec<Exact>,
    /// Further values that must fit an index of 32 bits if the machine has such indices.
    narrow: Vec<Exact>,
    /// The first place that is only proved for indices of 64 bits.
    wide: Option<(Place, WideReason)>,
    /// The bounds of each fact, computed on first use.
    ends: Vec<Option<Ends>>,
    checks: Vec<Checked>,
    unlisted: Vec<Unlisted>,
    /// For each slice and direction, the first access of elements of which nothing is known.
    unknown: Vec<Checked>,
    /// Whether an access that is neither in the contract nor checked relies on facts about values.
    relies_on_facts: bool,
    unsafe_reason: Option<String>,
}

impl Accesses {
    /// Forgets all accesses; keeps the memory.
    pub(crate) fn clear(&mut self) {
        let Accesses {
            pending,
            guards,
            guard,
            exact,
            narrow,
            wide,
            ends,
            checks,
            unlisted,
            unknown,
            relies_on_facts,
            unsafe_reason,
        } = self;
        pending.clear();
        guards.clear();
        *guard = GuardId::default();
        exact.clear();
        narrow.clear();
        *wide = None;
        ends.clear();
        checks.clear();
        unlisted.clear();
        unknown.clear();
        *relies_on_facts = false;
        *unsafe_reason = None;
    }

    /// Until [`Accesses::leave_guard`], code runs only if `n_iterations` is above zero. Returns the outer guard, to pass
    /// to `leave_guard`.
    pub(crate) fn enter_guard(&mut self, facts: &Facts, n_iterations: Option<&Poly>) -> GuardId {
        let outer = self.guard;
        let always = n_iterations.is_none_or(|n| facts.ranges.is_at_least(n, 1));
        if self.guards.len() < MAX_GUARDS
            && let (false, Some(bound)) = (always, n_iterations.and_then(|n| facts.ranges.high(n)))
        {
            let is_wide = n_iterations.is_some_and(Poly::is_wide) || self.is_in_wide_guard();
            self.guards.push(Guard { outer, bound, is_wide });
            self.guard = GuardId(self.guards.len() as u32 - 1);
        }
        outer
    }

    /// Until [`Accesses::leave_guard`], accesses count as made by every call. Returns the guard, to pass to
    /// `leave_guard`.
    pub(crate) fn suspend_guard(&mut self) -> GuardId {
        take(&mut self.guard)
    }

    pub(crate) fn leave_guard(&mut self, outer: GuardId) {
        self.guard = outer;
    }

    /// Makes the contract reject arguments for which this value would wrap; `ends_loop` means that the end of a loop
    /// depends on it.
    pub(crate) fn require_exact(&mut self, facts: &Facts, poly: &Poly, ends_loop: bool) -> Exactness {
        let (below, above) = facts.ranges.fits_index(poly, IndexWidth::Bits64);
        let (narrow_below, narrow_above) = facts.ranges.fits_index(poly, IndexWidth::Bits32);
        if below && above && narrow_below && narrow_above {
            return Exactness::Always;
        }
        let Some((low, high)) = facts.ranges.ends(poly) else {
            return if below && above { Exactness::Wide } else { Exactness::Unknown };
        };
        let guard = self.guard;
        let mut exactness = if poly.is_wide() || self.is_in_wide_guard() { Exactness::Wide } else { Exactness::Always };
        for (fits, fits_narrow, value) in [(below, narrow_below, low), (above, narrow_above, high)] {
            let entry = Exact { value, guard, ends_loop };
            if !fits && !self.exact.contains(&entry) {
                if self.exact.len() >= MAX_EXACT {
                    return Exactness::Unknown;
                }
                self.exact.push(entry);
            } else if fits && !fits_narrow && exactness.is_always() && !self.narrow.contains(&entry) {
                // No machine with indices of 32 bits could call a kernel that requires a larger constant.
                if self.narrow.len() >= MAX_EXACT || constant_of(&entry.value).is_some() {
                    exactness = Exactness::Wide;
                } else {
                    self.narrow.push(entry);
                }
            }
        }
        exactness
    }

    /// Whether the trip count of a loop around this place is known only if indices have 64 bits.
    pub(crate) fn is_in_wide_guard(&self) -> bool {
        self.guards.get(self.guard.0 as usize).is_some_and(|guard| guard.is_wide)
    }

    /// Notes a place that is only proved for indices of 64 bits: the kernel cannot be compiled for others.
    pub(crate) fn note_wide(&mut self, place: Place, reason: WideReason) {
        self.wide.get_or_insert((place, reason));
    }

    fn ends_of(&mut self, facts: &Facts, id: FactId) -> Option<&(Bound, Bound)> {
        let fact = facts.get(id)?;
        let at = id.index();
        if self.ends.len() <= at {
            self.ends.resize(at + 1, None);
        }
        self.ends[at].get_or_insert_with(|| facts.ranges.ends(fact)).as_ref()
    }

    /// Whether the contract can hold accesses at a value with this fact.
    pub(crate) fn has_ends(&mut self, facts: &Facts, fact: FactId) -> bool {
        self.pending.len() < MAX_PENDING && self.ends_of(facts, fact).is_some()
    }

    /// Adds the elements from `fact + low` to `fact + high`, both inclusive, to the contract. The fact has ends.
    pub(crate) fn note(&mut self, slice: u32, write: bool, fact: FactId, (low, high): (i128, i128)) {
        let guard = self.guard;
        // Executed code accesses both ends of each range, so widening a range to include another one is exact.
        let same = |p: &&mut Pending| p.slice == slice && p.write == write && p.fact == fact && p.guard == guard;
        match self.pending.iter_mut().rev().take(RECENT).find(same) {
            Some(found) => {
                found.low = found.low.min(low);
                found.high = found.high.max(high);
            }
            None => self.pending.push(Pending { slice, write, fact, guard, low, high }),
        }
    }

    /// Adds the elements from `first + low` to `last + high`, both inclusive, to the footprint; or, if a fact has no ends,
    /// all elements of the slice.
    pub(crate) fn note_unlisted(
        &mut self,
        facts: &Facts,
        site: Checked,
        [first, last]: [FactId; 2],
        (low, high): (i128, i128),
    ) {
        let (Some(slice), write, guard) = (site.slice, site.write, self.guard) else { return };
        let has_ends = self.ends_of(facts, first).is_some() && self.ends_of(facts, last).is_some();
        let has_room = self.unlisted.len() < MAX_UNLISTED;
        let same =
            |u: &&mut Unlisted| (u.slice, u.write, u.first, u.last, u.guard) == (slice, write, first, last, guard);
        match self.unlisted.iter_mut().rev().take(RECENT).find(same) {
            Some(found) => {
                found.low = found.low.min(low);
                found.high = found.high.max(high);
            }
            None if has_ends && has_room => {
                self.unlisted.push(Unlisted { slice, write, first, last, guard, low, high });
            }
            None => self.note_unknown(site),
        }
    }

    /// Adds all elements of a slice to the footprint.
    pub(crate) fn note_unknown(&mut self, site: Checked) {
        if !self.unknown.iter().any(|old| (old.slice, old.write) == (site.slice, site.write)) {
            self.unknown.push(site);
        }
    }

    /// Notes an access that is inside a local array because of facts, which hold only if no value wraps that must not.
    pub(crate) fn rely_on_facts(&mut self) {
        self.relies_on_facts = true;
    }

    /// Gives the kernel only an unsafe call.
    pub(crate) fn note_unsafe(&mut self, reason: impl FnOnce() -> String) {
        self.unsafe_reason.get_or_insert_with(reason);
    }

    /// The number of a new check of an access.
    pub(crate) fn add_check(&mut self, site: Checked) -> u32 {
        self.checks.push(site);
        self.checks.len() as u32 - 1
    }

    pub(crate) fn has_checks(&self) -> bool {
        !self.checks.is_empty()
    }

    /// The checks of a function of the language, and what it requires.
    ///
    /// # Errors
    /// A bug: it accesses a slice, or something in it depends on its parameters, of which nothing is known.
    pub(crate) fn needs_of_function(&mut self) -> Result<(Vec<Checked>, Needs), BuildErrorKind> {
        let is_array = |slice: u32| slice >= FIRST_ARRAY;
        let is_local = self.pending.iter().all(|access| is_array(access.slice))
            && self.unlisted.iter().all(|access| is_array(access.slice))
            && self.unknown.iter().all(|site| site.slice.is_none_or(is_array));
        let mut values = self.exact.iter().chain(&self.narrow).map(|exact| &exact.value);
        if !is_local || !values.all(is_closed) {
            let message = "a function accesses a slice, or requires something of its arguments".to_owned();
            return Err(BuildErrorKind::Bug { message });
        }
        let needs = Needs {
            exact: take(&mut self.exact),
            narrow: take(&mut self.narrow),
            wide: self.wide,
            relies_on_facts: self.relies_on_facts,
            unsafe_reason: self.unsafe_reason.take(),
        };
        Ok((take(&mut self.checks), needs))
    }

    /// Adds what a function that is called here requires.
    ///
    /// # Errors
    /// If there are too many requirements.
    pub(crate) fn add_needs(&mut self, needs: &Needs) -> Result<(), BuildErrorKind> {
        let guard = self.guard;
        for (from, to) in [(&needs.exact, &mut self.exact), (&needs.narrow, &mut self.narrow)] {
            for exact in from {
                // The guards of the function are left out: then the contract may only require more.
                let exact = Exact { guard, ..exact.clone() };
                if to.contains(&exact) {
                    continue;
                }
                if to.len() >= MAX_EXACT {
                    let (limit, given) = (MAX_EXACT as u64, MAX_EXACT as u64 + 1);
                    return Err(BuildErrorKind::Limit { what: "required values", limit, given });
                }
                to.push(exact);
            }
        }
        self.wide = self.wide.or(needs.wide);
        self.relies_on_facts |= needs.relies_on_facts;
        if let (None, Some(reason)) = (&self.unsafe_reason, &needs.unsafe_reason) {
            self.unsafe_reason = Some(reason.clone());
        }
        Ok(())
    }

    /// The contract of all recorded accesses, and what it lacks for machines with indices of 32 bits.
    ///
    /// # Errors
    /// The mistake of a kernel whose accesses no contract holds.
    pub(crate) fn contract(
        &mut self,
        facts: &Facts,
        signature: &Signature,
    ) -> Result<(AccessContract, Narrow), BuildErrorKind> {
        let lists = self.guard_lists();
        let mut joined: Vec<(usize, Access)> = Vec::new();
        let mut footprint = self.footprint(facts, &lists)?;
        for at in 0..self.pending.len() {
            let entry = self.pending[at];
            // The recorder asks for the ends of each fact before it notes an access.
            let no_ends = || BuildErrorKind::Bug { message: "an access has no known ends".to_owned() };
            let (low, high) = self.ends_of(facts, entry.fact).cloned().ok_or_else(no_ends)?;
            let (low, high) = (plus_exact(low, entry.low), plus_exact(high, entry.high + 1));
            let (slice_param, guards) = (entry.slice as usize, lists.of(entry.guard));
            let is_inside = is_inside(&low, &high, slice_param);
            let access = Access { slice_param, write: entry.write, low, high, guards: Vec::new() };
            if is_inside {
                // The contract needs no entry, but the elements are accessed.
                add_hull(&mut footprint.accesses, access);
            } else {
                // Under equal guards, both ranges are accessed or neither is.
                let mut same = joined.iter_mut().filter(|(others, _)| *others == guards);
                if !same.any(|(_, old)| widen(old, &access, true)) {
                    if joined.len() == MAX_RANGES {
                        let (limit, given) = (MAX_RANGES as u64, MAX_RANGES as u64 + 1);
                        return Err(BuildErrorKind::Limit { what: "ranges of slices", limit, given });
                    }
                    joined.push((guards, access));
                }
            }
        }
        let mut accesses: Vec<Access> = Vec::with_capacity(joined.len());
        for (guards, mut access) in joined {
            // A guard that the range implies is redundant: without iterations the range is empty.
            let starts_at_zero = constant_of(&access.low) == Some(0);
            let is_needed = |guard: &&Bound| match starts_at_zero {
                true => **guard != access.high,
                false => sum(access.low.clone(), (*guard).clone()) != access.high,
            };
            access.guards = lists.lists[guards].iter().filter(is_needed).cloned().collect();
            let mut same = accesses.iter_mut().filter(|old| old.guards == access.guards);
            if !same.any(|old| widen(old, &access, false)) {
                accesses.push(access);
            }
        }
        let has_slices = signature.params.iter().any(|param| matches!(param, ParamKind::Slice { .. }));
        let has_accesses = has_slices && !self.pending.is_empty() || self.relies_on_facts;
        let needs = |value: &Exact| has_accesses || value.ends_loop;
        let requirement = |Exact { value, guard, .. }| {
            let guards = lists.lists[lists.of(guard)].iter().filter(|guard| **guard != Bound::constant(1));
            Requirement { value, guards: guards.cloned().collect() }
        };
        let mut requires = Vec::new();
        for value in self.exact.drain(..) {
            // The ranges of the footprint rely on facts in any case.
            let list = if needs(&value) { &mut requires } else { &mut footprint.requires };
            list.push(requirement(value));
        }
        let narrow = self.narrow.drain(..).filter(needs).map(requirement).collect();
        let wide = self.wide.map(|(place, reason)| WideIndex::new(place, reason));
        let narrow = Narrow::new(narrow, wide);
        let contract = AccessContract {
            accesses,
            requires,
            traps: !self.checks.is_empty(),
            unsafe_reason: self.unsafe_reason.take(),
            checks: self.checks.iter().map(Checked::site).collect(),
            footprint: Some(footprint),
            ..AccessContract::default()
        };
        Ok((contract, narrow))
    }

    /// The ranges of the accesses that the contract does not list.
    fn footprint(&mut self, facts: &Facts, lists: &GuardLists) -> Result<Footprint, BuildErrorKind> {
        let mut accesses: Vec<Access> = Vec::new();
        for at in 0..self.unlisted.len() {
            let Unlisted { slice, write, first, last, guard, low, high } = self.unlisted[at];
            let no_ends = || BuildErrorKind::Bug { message: "an access of the footprint has no known ends".to_owned() };
            let (from, _) = self.ends_of(facts, first).cloned().ok_or_else(no_ends)?;
            let (_, to) = self.ends_of(facts, last).cloned().ok_or_else(no_ends)?;
            let guards = lists.lists[lists.of(guard)].clone();
            let (low, high) = (plus_exact(from, low), plus_exact(to, high + 1));
            add_hull(&mut accesses, Access { slice_param: slice as usize, write, low, high, guards });
        }
        let unknown = self.unknown.iter().map(Checked::site).collect();
        Ok(Footprint { accesses, requires: Vec::new(), unknown, work: Vec::new() })
    }

    /// The distinct lists of guards around accesses, outermost first.
    fn guard_lists(&self) -> GuardLists {
        let mut found = GuardLists { lists: vec![Vec::new()], of_guard: Vec::new() };
        for guard in &self.guards {
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
    fn of(&self, innermost: GuardId) -> usize {
        self.of_guard.get(innermost.0 as usize).copied().unwrap_or(0)
    }
}

/// Adds a range to those of a footprint, or widens one at a constant distance so that it contains the new one.
fn add_hull(ranges: &mut Vec<Access>, access: Access) {
    let mut same = ranges.iter_mut().filter(|old| old.guards == access.guards);
    if !same.any(|old| widen(old, &access, true)) {
        ranges.push(access);
    }
}

/// Whether a bound is the same for all arguments.
fn is_closed(bound: &Bound) -> bool {
    match bound {
        Bound::Affine(affine) => affine.terms.is_empty(),
        Bound::Min(parts) | Bound::Max(parts) | Bound::Sum(parts) | Bound::Product(parts) => {
            parts.iter().all(is_closed)
        }
        Bound::Quotient(quotient) => is_closed(&quotient.dividend),
    }
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

/// Merges `new` into `old` if their bounds differ only by constants. `together` means that either both accesses happen
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
