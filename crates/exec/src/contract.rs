//! The access contract: the elements of its slices that a kernel may access, and other preconditions of a call.
//!
//! In: plain data from the language front end. Out: `check`, which decides from the scalar arguments and the slice
//! lengths whether a call stays inside its slices.
//! Invariants: a range is an over-approximation of the elements that the machine code accesses; a slice without an
//! `Access` is not accessed; bounds are evaluated with 128 bits, and overflow is an error; on an error no machine code
//! runs.
//! Not here: independence of the tasks of a parallel call (see `footprint`).
//! Not here: overlap of slices. `Out` and `InOut` are `&mut [T]`, so Rust's borrow rules exclude it.
//! Not here: indices that depend on data; these have a generated check that fills in the `Trap` record.

use crate::error::{CallError, CheckSite, ExecError};
use crate::signature::{ParamKind, RESULT_BYTES, Signature};

/// Maximum nesting of bounds.
const MAX_DEPTH: usize = 64;

/// A value known before the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// The integer scalar parameter at this position.
    Param(usize),
    /// The length in elements of the slice parameter at this position.
    Len(usize),
}

/// `constant + sum(coefficient * term)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Affine {
    /// The constant part.
    pub constant: i64,
    /// Coefficients and their terms.
    pub terms: Vec<(i64, Term)>,
}

/// One end of a range, or a guard: an integer expression over the terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// An affine expression.
    Affine(Affine),
    /// The minimum of several bounds; not empty.
    Min(Vec<Bound>),
    /// The maximum of several bounds; not empty.
    Max(Vec<Bound>),
    /// The sum of several bounds.
    Sum(Vec<Bound>),
    /// The product of several bounds (for example a row count and a stride that are both parameters).
    Product(Vec<Bound>),
    /// A quotient (for example the number of groups of eight elements).
    Quotient(Box<Quotient>),
}

/// A quotient by a positive number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quotient {
    /// What is divided.
    pub dividend: Bound,
    /// What it is divided by: at least one.
    pub divisor: i64,
    /// How the quotient becomes an integer.
    pub rounding: Rounding,
}

/// How a quotient becomes an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To the next lower integer, as a shift does.
    Down,
    /// To the next integer towards zero, as a division does.
    TowardsZero,
}

impl Quotient {
    /// The quotient of a value; `None` if the divisor is not positive.
    fn of(&self, dividend: i128) -> Option<i128> {
        let divisor = i128::from(self.divisor);
        (divisor >= 1).then(|| self.rounding.divide(dividend, divisor))
    }
}

impl Rounding {
    /// The quotient by a positive divisor.
    ///
    /// # Panics
    /// If the divisor is zero.
    pub fn divide(self, dividend: i128, divisor: i128) -> i128 {
        match self {
            // By a positive divisor, the Euclidean quotient is rounded down.
            Rounding::Down => dividend.div_euclid(divisor),
            Rounding::TowardsZero => dividend / divisor,
        }
    }
}

impl Bound {
    /// A constant.
    pub fn constant(value: i64) -> Bound {
        Bound::Affine(Affine { constant: value, terms: Vec::new() })
    }

    /// The scalar parameter at `idx`.
    pub fn param(idx: usize) -> Bound {
        Bound::Affine(Affine { constant: 0, terms: vec![(1, Term::Param(idx))] })
    }

    /// The length of the slice parameter at `idx`.
    pub fn len(idx: usize) -> Bound {
        Bound::Affine(Affine { constant: 0, terms: vec![(1, Term::Len(idx))] })
    }

    /// `constant + sum(coefficient * term)`.
    pub fn affine(constant: i64, terms: impl Into<Vec<(i64, Term)>>) -> Bound {
        Bound::Affine(Affine { constant, terms: terms.into() })
    }

    /// A quotient; the divisor is at least one.
    pub fn quotient(dividend: Bound, divisor: i64, rounding: Rounding) -> Bound {
        Bound::Quotient(Box::new(Quotient { dividend, divisor, rounding }))
    }

    /// The value in 128 bits; `None` if it does not fit, or if a divisor is not positive.
    ///
    /// `values` has one entry per parameter: the value of an integer scalar, the length of a slice. An index beyond
    /// `values` also returns `None`.
    #[inline]
    pub fn eval(&self, values: &[i128]) -> Option<i128> {
        match self {
            Bound::Affine(affine) => affine.eval(values),
            _ => self.eval_parts(values),
        }
    }

    fn eval_parts(&self, values: &[i128]) -> Option<i128> {
        match self {
            Bound::Affine(affine) => affine.eval(values),
            Bound::Min(parts) => fold(parts, values, i128::min),
            Bound::Max(parts) => fold(parts, values, i128::max),
            Bound::Sum(parts) => parts.iter().try_fold(0i128, |acc, part| acc.checked_add(part.eval(values)?)),
            Bound::Product(parts) => parts.iter().try_fold(1i128, |acc, part| acc.checked_mul(part.eval(values)?)),
            Bound::Quotient(quotient) => quotient.of(quotient.dividend.eval(values)?),
        }
    }

    fn validate(&self, signature: &Signature, depth: usize) -> Result<(), ExecError> {
        if depth > MAX_DEPTH {
            return Err(bad(format!("bounds nest deeper than {MAX_DEPTH}")));
        }
        match self {
            Bound::Affine(affine) => affine.terms.iter().try_for_each(|(_, term)| term.validate(signature)),
            Bound::Min(parts) | Bound::Max(parts) if parts.is_empty() => Err(bad("minimum or maximum of nothing")),
            Bound::Min(parts) | Bound::Max(parts) | Bound::Sum(parts) | Bound::Product(parts) => {
                parts.iter().try_for_each(|part| part.validate(signature, depth + 1))
            }
            Bound::Quotient(quotient) if quotient.divisor < 1 => {
                Err(bad(format!("a divisor is {}; wanted at least 1", quotient.divisor)))
            }
            Bound::Quotient(quotient) => quotient.dividend.validate(signature, depth + 1),
        }
    }
}

impl Affine {
    #[inline]
    fn eval(&self, values: &[i128]) -> Option<i128> {
        let mut sum = i128::from(self.constant);
        for &(coefficient, Term::Param(idx) | Term::Len(idx)) in &self.terms {
            let value = *values.get(idx)?;
            // 128-bit multiplication is a library call; nearly all values fit 64 bits, or have the coefficient one.
            let product = match i64::try_from(value) {
                _ if coefficient == 1 => value,
                Ok(small) => i128::from(coefficient) * i128::from(small),
                Err(_) => i128::from(coefficient).checked_mul(value)?,
            };
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }
}

impl Term {
    fn validate(self, signature: &Signature) -> Result<(), ExecError> {
        let (Term::Param(idx) | Term::Len(idx)) = self;
        match (self, signature.params.get(idx)) {
            (Term::Param(_), Some(ParamKind::Scalar(ty))) if ty.is_integer() => Ok(()),
            (Term::Len(_), Some(ParamKind::Slice { .. })) => Ok(()),
            (_, Some(kind)) => Err(bad(format!("{self:?} names a parameter of type {kind}"))),
            (_, None) => Err(bad(format!("{self:?} names no parameter of {} there are", signature.params.len()))),
        }
    }
}

/// A range of elements that a kernel may access.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// Position of the slice among the parameters.
    pub slice_param: usize,
    /// Whether the elements are written (otherwise read).
    pub write: bool,
    /// The first element that may be accessed.
    pub low: Bound,
    /// One past the last element that may be accessed; the range is empty if this is not above `low`.
    pub high: Bound,
    /// The access happens only if all of these are positive (the trip counts of the enclosing loops).
    pub guards: Vec<Bound>,
}

impl Access {
    /// Reads of `[low, high)`.
    pub fn read(slice_param: usize, low: Bound, high: Bound) -> Access {
        Access { slice_param, write: false, low, high, guards: Vec::new() }
    }

    /// Writes of `[low, high)`.
    pub fn write(slice_param: usize, low: Bound, high: Bound) -> Access {
        Access { slice_param, write: true, low, high, guards: Vec::new() }
    }

    /// Restricts the access to calls in which `guard` is positive.
    pub fn only_if_positive(mut self, guard: Bound) -> Access {
        self.guards.push(guard);
        self
    }
}

/// The width of the indices of a machine: numbers with which kernels count elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum IndexWidth {
    /// 64 bits.
    #[default]
    Bits64,
    /// 32 bits.
    Bits32,
}

impl IndexWidth {
    /// The width of indices on a machine with addresses of `bits` bits.
    pub fn of_addresses(bits: u32) -> IndexWidth {
        if bits <= 32 { IndexWidth::Bits32 } else { IndexWidth::Bits64 }
    }

    /// Whether an index has this value.
    pub fn holds(self, value: i128) -> bool {
        match self {
            IndexWidth::Bits64 => i64::try_from(value).is_ok(),
            IndexWidth::Bits32 => i32::try_from(value).is_ok(),
        }
    }
}

/// A value that must fit an index of the machine, so that the kernel's computation with it does not wrap around.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Requirement {
    /// The value.
    pub value: Bound,
    /// The value is computed only if all of these are positive.
    pub guards: Vec<Bound>,
}

impl Requirement {
    fn holds(&self, values: &[i128], width: IndexWidth) -> bool {
        let skipped = self.guards.iter().any(|guard| guard.eval(values).is_some_and(|value| value <= 0));
        skipped || self.value.eval(values).is_some_and(|value| width.holds(value))
    }

    /// Checks that every value fits an index of this width.
    #[inline]
    pub(crate) fn check_all(all: &[Requirement], values: &[i128], width: IndexWidth) -> Result<(), CallError> {
        match all.iter().find(|requirement| !requirement.holds(values, width)) {
            None => Ok(()),
            Some(broken) => Err(CallError::IndexOverflow { value: broken.value.eval(values) }),
        }
    }
}

/// The properties that a compiled kernel guarantees.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct AccessContract {
    /// All element ranges that the kernel may access through its slices.
    pub accesses: Vec<Access>,
    /// Values that must not wrap around, because the ranges above depend on them.
    pub requires: Vec<Requirement>,
    /// The width that these values must fit.
    pub index_width: IndexWidth,
    /// Whether the machine function has the trap record as its hidden last parameter.
    pub traps: bool,
    /// Whether the machine function polls the interrupt flag in the trap record, so that its loops can be interrupted
    /// (see [`interrupt`](crate::interrupt)). Requires `traps`.
    pub polls: bool,
    /// The reason why the kernel is unsafe to call although its signature is safe (unchecked access, arbitrary
    /// callbacks).
    pub unsafe_reason: Option<String>,
    /// Names of the parameters for messages; the list may be shorter than the signature.
    pub param_names: Vec<String>,
    /// The access behind each generated check, for messages, by the number in the trap record; the list may be shorter.
    pub checks: Vec<CheckSite>,
    /// What the kernel accesses beyond the ranges above, inside its slices; `None` if that is unknown. Only parallel calls
    /// depend on it (see [`Footprint`]).
    pub footprint: Option<Footprint>,
}

/// The accesses of a kernel that its contract does not list, because they are inside their slices whatever the arguments
/// are, or because the code checks them.
///
/// The contract says which elements a call *needs*. Together, contract and footprint contain all elements that a call
/// may *touch*.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Footprint {
    /// Ranges of accesses that are not in the contract. The kernel accesses those elements of a range that its slice has.
    pub accesses: Vec<Access>,
    /// Further values that must not wrap around, because the ranges depend on them.
    pub requires: Vec<Requirement>,
    /// Accesses of elements that no range contains: any element of the slice.
    pub unknown: Vec<CheckSite>,
    /// How much the kernel computes. Only predictions depend on it.
    pub work: Vec<Work>,
}

/// The operations of loops with the same trip counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// Operations in one iteration, without those of inner loops.
    pub operations: u64,
    /// The numbers of indices of the loops around them; their product is that of the indices.
    pub trips: Vec<Bound>,
    /// Indices in one iteration: the product of steps and numbers of lanes.
    pub indices_per_iteration: u64,
}

impl AccessContract {
    /// Checks that the contract matches `signature`: positions, types and directions.
    pub fn validate(&self, signature: &Signature) -> Result<(), ExecError> {
        if self.polls && !self.traps {
            return Err(bad("it polls but has no trap record"));
        }
        let footprint = self.footprint.as_ref();
        for access in self.accesses.iter().chain(footprint.iter().flat_map(|footprint| &footprint.accesses)) {
            match signature.params.get(access.slice_param) {
                Some(ParamKind::Slice { access: direction, .. }) => {
                    if access.write && !direction.writes() {
                        return Err(bad(format!("{} is written but is an input", self.name(access.slice_param))));
                    }
                }
                _ => return Err(bad(format!("access names parameter {}, which is no slice", access.slice_param))),
            }
            for bound in [&access.low, &access.high].into_iter().chain(&access.guards) {
                bound.validate(signature, 0)?;
            }
        }
        for bound in footprint.iter().flat_map(|footprint| &footprint.work).flat_map(|work| &work.trips) {
            bound.validate(signature, 0)?;
        }
        for requirement in self.requires.iter().chain(footprint.iter().flat_map(|footprint| &footprint.requires)) {
            for bound in requirement.guards.iter().chain([&requirement.value]) {
                bound.validate(signature, 0)?;
            }
        }
        Ok(())
    }

    /// Checks that accesses of the record of several results are inside it for all arguments: typed calls pass a record of
    /// that size, whatever their arguments are.
    pub(crate) fn check_results(&self, signature: &Signature) -> Result<(), ExecError> {
        let (record, n_bytes) = (signature.n_visible(), (RESULT_BYTES * signature.results.len()) as i64);
        let constant = |bound: &Bound| match bound {
            Bound::Affine(affine) if affine.terms.is_empty() => Some(affine.constant),
            _ => None,
        };
        let is_inside = |access: &Access| {
            access.slice_param != record
                || constant(&access.low).is_some_and(|low| low >= 0)
                    && constant(&access.high).is_some_and(|high| high <= n_bytes)
        };
        if n_bytes == 0 || self.accesses.iter().all(is_inside) {
            return Ok(());
        }
        Err(bad("an access leaves the record of the results"))
    }

    /// Checks that a call with these values stays inside its slices.
    ///
    /// `values` has one entry per parameter: the value of an integer scalar, the length of a slice, an arbitrary value
    /// for others. The contract must have been validated.
    #[inline]
    pub fn check(&self, values: &[i128]) -> Result<(), CallError> {
        self.check_requirements(values)?;
        for access in &self.accesses {
            if !access.holds(values) {
                return Err(self.refusal(access, values));
            }
        }
        Ok(())
    }

    /// Checks that every value that must not wrap around fits an index.
    #[inline]
    fn check_requirements(&self, values: &[i128]) -> Result<(), CallError> {
        Requirement::check_all(&self.requires, values, self.index_width)
    }

    /// The minimum length of a slice in elements, independent of the other arguments: from the accesses with constant
    /// bounds and without guards.
    pub fn min_len(&self, slice_param: usize) -> usize {
        let of_slice = self.accesses.iter().enumerate().filter(|(_, access)| access.slice_param == slice_param);
        let wanted = of_slice.filter_map(|(idx, access)| Quick::new(idx, access)?.min_value());
        wanted.max().map_or(0, |min_len| usize::try_from(min_len).unwrap_or(usize::MAX))
    }

    /// The name of a parameter, for messages.
    pub fn name(&self, param: usize) -> String {
        match self.param_names.get(param) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => format!("#{param}"),
        }
    }

    /// The error of a failed check: its number, the index or the error code, and the length of the slice.
    #[cold]
    pub fn failed_check(&self, operation: u32, index: i64, len: i64) -> CallError {
        match self.checks.get(operation as usize).cloned() {
            Some(site @ CheckSite { slice_param: None, .. }) => CallError::Returned { code: index, operation, site },
            site => {
                let name_of = |site: &CheckSite| {
                    let name = || site.slice_param.map_or_else(String::new, |param| self.name(param));
                    site.array.as_deref().map_or_else(name, str::to_owned)
                };
                let name = site.as_ref().map_or_else(String::new, name_of);
                CallError::OutOfBounds { operation, index, len, name, site }
            }
        }
    }

    #[cold]
    fn refusal(&self, access: &Access, values: &[i128]) -> CallError {
        let (param, name) = (access.slice_param, self.name(access.slice_param));
        match (access.low.eval(values), access.high.eval(values), values.get(param)) {
            (Some(low), Some(high), Some(&len)) => {
                let len = usize::try_from(len).unwrap_or(0);
                CallError::OutOfRange { param, name, needed: (low, high), len, write: access.write }
            }
            _ => CallError::BoundOverflow { param, name },
        }
    }
}

/// A contract prepared for fast checks: nearly every access is `[low, term + constant)` without a guard, or has a
/// constant number of elements.
#[derive(Debug)]
pub(crate) struct CheckPlan {
    /// The minimum value of each parameter: for a slice, its minimum length in elements.
    min_values: Box<[i128]>,
    /// Whether the minimum lengths are the only condition.
    only_lengths: bool,
    quick: Box<[Quick]>,
    /// Indices of the other accesses.
    general: Box<[usize]>,
}

#[derive(Debug)]
struct Quick {
    access: usize,
    slice_param: usize,
    low: i128,
    constant: i128,
    /// Parameter whose value is added, if any.
    term: Option<usize>,
}

impl CheckPlan {
    pub(crate) fn new(contract: &AccessContract, n_params: usize) -> CheckPlan {
        let (mut min_values, mut quick, mut general) = (vec![i128::MIN; n_params], Vec::new(), Vec::new());
        for (idx, access) in contract.accesses.iter().enumerate() {
            match Quick::new(idx, access) {
                Some(form) if form.term.is_none() && form.slice_param < n_params => {
                    let min_value = &mut min_values[form.slice_param];
                    *min_value = (*min_value).max(form.min_value().unwrap_or(0));
                }
                Some(form) => quick.push(form),
                None => general.push(idx),
            }
        }
        let only_lengths =
            quick.is_empty() && general.is_empty() && contract.requires.is_empty() && contract.unsafe_reason.is_none();
        CheckPlan { only_lengths, min_values: min_values.into(), quick: quick.into(), general: general.into() }
    }

    /// The minimum number of elements of each parameter, if these are the only condition.
    pub(crate) fn min_lens<const N: usize>(&self) -> Option<[usize; N]> {
        let mut lens = [0; N];
        let fits = self.only_lengths && self.min_values.len() <= N;
        // A length beyond `usize` is not reachable, so the call is rejected.
        let len = |&min_value: &i128| usize::try_from(min_value.max(0)).unwrap_or(usize::MAX);
        lens.iter_mut().zip(&self.min_values).for_each(|(to, min_value)| *to = len(min_value));
        fits.then_some(lens)
    }

    /// Same result as `contract.check(values)`, for the contract that this was built from; also rejects kernels with an
    /// `unsafe_reason`.
    #[inline]
    pub(crate) fn check(&self, contract: &AccessContract, values: &[i128]) -> Result<(), CallError> {
        if self.only_lengths && self.are_long(values) { Ok(()) } else { self.check_all(contract, values) }
    }

    #[inline]
    fn are_long(&self, values: &[i128]) -> bool {
        values.len() == self.min_values.len()
            && values.iter().zip(&self.min_values).all(|(value, min_value)| value >= min_value)
    }

    #[inline(never)]
    fn check_all(&self, contract: &AccessContract, values: &[i128]) -> Result<(), CallError> {
        if let Some(reason) = &contract.unsafe_reason {
            return Err(CallError::NeedsUnsafe { reason: reason.clone() });
        }
        if self.only_lengths || !self.are_long(values) {
            return contract.check(values);
        }
        let quick = self.quick.iter().find(|quick| !quick.holds(values)).map(|quick| quick.access);
        contract.check_requirements(values)?;
        let holds = |idx: usize| contract.accesses.get(idx).is_some_and(|access| access.holds(values));
        match quick.or_else(|| self.general.iter().copied().find(|&idx| !holds(idx))) {
            None => Ok(()),
            // Report the first failing access in the contract's order.
            Some(_) => contract.check(values),
        }
    }
}

impl Quick {
    fn new(idx: usize, access: &Access) -> Option<Quick> {
        let (Bound::Affine(low), Bound::Affine(high), []) = (&access.low, &access.high, &*access.guards) else {
            return None;
        };
        let term = match *high.terms {
            [] => None,
            [(1, Term::Param(idx) | Term::Len(idx))] => Some(idx),
            _ => return None,
        };
        (low.terms.is_empty() && low.constant >= 0).then(|| Quick {
            access: idx,
            slice_param: access.slice_param,
            low: low.constant.into(),
            constant: high.constant.into(),
            term,
        })
    }

    /// The minimum length of the slice in elements, if it is constant; an empty range requires none.
    fn min_value(&self) -> Option<i128> {
        self.term.is_none().then_some(if self.constant > self.low { self.constant } else { 0 })
    }

    #[inline]
    fn holds(&self, values: &[i128]) -> bool {
        let Some(&len) = values.get(self.slice_param) else { return false };
        let value = match self.term {
            None => 0,
            Some(idx) => match values.get(idx) {
                Some(&value) => value,
                None => return false,
            },
        };
        self.constant.checked_add(value).is_some_and(|high| high <= len || high <= self.low)
    }
}

impl Access {
    /// Whether the enclosing loops have no iteration, so that the access does not happen.
    #[inline]
    pub(crate) fn is_skipped(&self, values: &[i128]) -> bool {
        // A guard that overflows proves nothing, so the access must be checked.
        self.guards.iter().any(|guard| guard.eval(values).is_some_and(|value| value <= 0))
    }

    #[inline]
    fn holds(&self, values: &[i128]) -> bool {
        if self.is_skipped(values) {
            return true;
        }
        let (Some(low), Some(high)) = (self.low.eval(values), self.high.eval(values)) else { return false };
        let Some(&len) = values.get(self.slice_param) else { return false };
        high <= low || (0 <= low && high <= len)
    }
}

fn fold(parts: &[Bound], values: &[i128], pick: impl Fn(i128, i128) -> i128) -> Option<i128> {
    let (first, others) = parts.split_first()?;
    others.iter().try_fold(first.eval(values)?, |acc, part| Some(pick(acc, part.eval(values)?)))
}

fn bad(reason: impl Into<String>) -> ExecError {
    ExecError::BadContract { reason: reason.into() }
}

#[cfg(test)]
mod exact;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signature::{ScalarType, SliceAccess};

    /// `fn(i64 n, i64 stride, In<f32> x, Out<f32> y, f32)`
    fn signature() -> Signature {
        Signature::new(
            [
                ParamKind::Scalar(ScalarType::I64),
                ParamKind::Scalar(ScalarType::I64),
                ParamKind::Slice { elem: ScalarType::F32, access: SliceAccess::In },
                ParamKind::Slice { elem: ScalarType::F32, access: SliceAccess::Out },
                ParamKind::Scalar(ScalarType::F32),
            ],
            None,
        )
    }

    #[track_caller]
    fn check(access: Access, values: [i128; 4], want: &str) {
        let names = ["n", "stride", "x"].map(String::from).to_vec();
        let contract = AccessContract { accesses: vec![access], param_names: names, ..Default::default() };
        assert_eq!(contract.validate(&signature()), Ok(()));
        assert_eq!(CheckPlan::new(&contract, values.len()).check(&contract, &values), contract.check(&values));
        let got = contract.check(&values).map_or_else(|error| error.to_string(), |()| "ok".to_string());
        assert_eq!(got, want);
    }

    #[test]
    fn plain_ranges() {
        let access = || Access::read(2, Bound::constant(0), Bound::param(0));
        check(access(), [8, 0, 8, 0], "ok");
        check(access(), [0, 0, 0, 0], "ok");
        check(access(), [-5, 0, 0, 0], "ok");
        check(access(), [9, 0, 8, 0], "slice `x` has 8 elements, but elements 0..9 would be read");
    }

    #[test]
    fn negative_ends_are_refused_and_unnamed_parameters_have_a_number() {
        let access = Access::write(3, Bound::affine(-1, [(1, Term::Param(0))]), Bound::param(0));
        check(access, [0, 0, 0, 9], "slice `#3` has 9 elements, but elements -1..0 would be written");
    }

    #[test]
    fn lengths_are_terms() {
        let access = || Access::write(3, Bound::constant(0), Bound::affine(1, [(2, Term::Len(2))]));
        check(access(), [0, 0, 4, 9], "ok");
        check(access(), [0, 0, 4, 8], "slice `#3` has 8 elements, but elements 0..9 would be written");
    }

    #[test]
    fn guards_switch_an_access_off() {
        let access = || Access::read(2, Bound::constant(0), Bound::constant(4)).only_if_positive(Bound::param(0));
        check(access(), [0, 0, 0, 0], "ok");
        check(access(), [1, 0, 0, 0], "slice `x` has 0 elements, but elements 0..4 would be read");
    }

    #[test]
    fn extremes_products_and_sums() {
        let last_row = Bound::Product(vec![Bound::affine(-1, [(1, Term::Param(0))]), Bound::param(1)]);
        let high = || Bound::Sum(vec![last_row.clone(), Bound::constant(3)]);
        check(Access::read(2, Bound::constant(0), high()), [4, 10, 33, 0], "ok");
        check(
            Access::read(2, Bound::constant(0), high()),
            [4, 10, 32, 0],
            "slice `x` has 32 elements, but elements 0..33 would be read",
        );
        let smaller = Bound::Min(vec![Bound::param(0), Bound::len(2)]);
        check(Access::read(2, Bound::constant(0), smaller), [100, 0, 7, 0], "ok");
        let larger = Bound::Max(vec![Bound::param(0), Bound::param(1)]);
        check(
            Access::read(2, Bound::constant(0), larger),
            [1, 8, 7, 0],
            "slice `x` has 7 elements, but elements 0..8 would be read",
        );
    }

    #[test]
    fn the_quick_form_decides_alike() {
        let (n, len) = ([-3, -1, 0, 1, 2, 5, i128::from(u64::MAX)], [0, 1, 2, 5]);
        for (low, constant, n, len) in (-1..3)
            .flat_map(|low| (-2..3).map(move |constant| (low, constant)))
            .flat_map(|(low, constant)| n.map(|n| (low, constant, n)))
            .flat_map(|(low, constant, n)| len.map(|len| (low, constant, n, len)))
        {
            let high = Bound::affine(constant, [(1, Term::Param(0))]);
            let contract = AccessContract {
                accesses: vec![Access::read(2, Bound::constant(low), high)],
                ..AccessContract::default()
            };
            let plan = CheckPlan::new(&contract, 4);
            assert_eq!(plan.quick.len(), usize::from(low >= 0));
            let values = [n, 0, len, 0];
            assert_eq!(plan.check(&contract, &values), contract.check(&values), "[{low}, {n} + {constant}) of {len}");
        }
    }

    #[test]
    fn nothing_wraps() {
        let huge = i128::from(u64::MAX);
        let wide = Bound::affine(i64::MAX, [(i64::MAX, Term::Param(0)), (i64::MAX, Term::Param(1))]);
        check(
            Access::read(2, Bound::constant(0), wide.clone()),
            [huge, huge, 8, 0],
            "range of slice `x` is too large to compute for these arguments",
        );
        // A single product fits and is compared exactly: 2^63-1 elements times 2^64-1.
        let single = Bound::affine(0, [(i64::MAX, Term::Param(0))]);
        check(
            Access::read(2, Bound::constant(0), single),
            [huge, 0, 8, 0],
            "slice `x` has 8 elements, but elements 0..170141183460469231704017187605319778305 would be read",
        );
        // A guard that overflows 128 bits proves nothing.
        let guarded = Access::read(2, Bound::constant(0), Bound::constant(9)).only_if_positive(wide);
        check(guarded, [-huge, -huge, 8, 0], "slice `x` has 8 elements, but elements 0..9 would be read");
    }

    #[test]
    fn contracts_that_do_not_fit_are_refused() {
        #[track_caller]
        fn refused(access: Access, want: &str) {
            let contract = AccessContract { accesses: vec![access], ..Default::default() };
            let error = contract.validate(&signature()).unwrap_err();
            assert_eq!(error.to_string(), format!("access contract does not fit the signature: {want}"));
        }
        let zero = || Bound::constant(0);
        refused(Access::read(0, zero(), zero()), "access names parameter 0, which is no slice");
        refused(Access::read(9, zero(), zero()), "access names parameter 9, which is no slice");
        refused(Access::write(2, zero(), zero()), "#2 is written but is an input");
        refused(Access::read(2, zero(), Bound::param(2)), "Param(2) names a parameter of type In<f32>");
        refused(Access::read(2, zero(), Bound::param(4)), "Param(4) names a parameter of type f32");
        refused(Access::read(2, zero(), Bound::len(1)), "Len(1) names a parameter of type i64");
        refused(Access::read(2, zero(), Bound::len(5)), "Len(5) names no parameter of 5 there are");
        refused(Access::read(2, zero(), Bound::Min(vec![])), "minimum or maximum of nothing");
        let deep = (0..99).fold(zero(), |bound, _| Bound::Max(vec![bound]));
        refused(Access::read(2, zero(), deep), "bounds nest deeper than 64");
    }
}
