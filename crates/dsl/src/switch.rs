//! `switch_`: one of several bodies, chosen by the value of an integer.
//!
//! In: an integer, values and bodies as closures, which run once each while the kernel is recorded. Out: a `switch` of the
//! function. Invariants: the parts of a switch follow each other directly; no value is in two cases; a body does not fall
//! through to the next one. A part is no loop: the depths of jumps do not count it.
//! Not here: how a machine finds the body (see the pass `control-flow` of the compiler).

use crate::error::BuildErrorKind;
use crate::handle::K;
use crate::scalar::{Integer, IntoExpr, sealed::Sealed};
use core::marker::PhantomData;
use core::ops::RangeInclusive;
use kernelsmith_ir::{Elem, Type};
use std::collections::HashSet;

/// Maximum number of values of one case: all values of 16 bits.
const MAX_CASE_VALUES: usize = 1 << 16;

/// The parts of a `switch_`, which must follow directly.
#[derive(Debug)]
pub struct Switch<'k, T> {
    k: K<'k>,
    /// The number of recorded operations at the end of the last part.
    end: usize,
    /// The values of the cases so far, as canonical bits.
    listed: HashSet<u64>,
    value: PhantomData<fn(T)>,
}

/// The values of a case: a number, an array or slice of numbers, or an inclusive range.
pub trait CaseValues<T: Integer>: Sealed {
    /// The canonical bits of the values, or their number if there are too many.
    #[doc(hidden)]
    fn bits(self) -> Result<Vec<u64>, u128>;
}

impl<T: Integer> CaseValues<T> for T {
    fn bits(self) -> Result<Vec<u64>, u128> {
        Ok(vec![self.to_bits()])
    }
}

impl<T: Integer, const N: usize> Sealed for [T; N] {}
impl<T: Integer, const N: usize> CaseValues<T> for [T; N] {
    fn bits(self) -> Result<Vec<u64>, u128> {
        self.as_slice().bits()
    }
}

impl<T: Integer> Sealed for &[T] {}
impl<T: Integer> CaseValues<T> for &[T] {
    fn bits(self) -> Result<Vec<u64>, u128> {
        if self.len() > MAX_CASE_VALUES {
            return Err(self.len() as u128);
        }
        Ok(self.iter().map(|value| value.to_bits()).collect())
    }
}

impl<T: Integer> Sealed for RangeInclusive<T> {}
impl<T: Integer> CaseValues<T> for RangeInclusive<T> {
    fn bits(self) -> Result<Vec<u64>, u128> {
        let (first, last) = (number(T::ELEM, self.start().to_bits()), number(T::ELEM, self.end().to_bits()));
        // Both bounds have 64 bits.
        let n_values = (last - first + 1).max(0) as u128;
        if n_values > MAX_CASE_VALUES as u128 {
            return Err(n_values);
        }
        Ok((first..=last).map(|value| T::ELEM.canonical(value as u64)).collect())
    }
}

/// The integer with these canonical bits.
fn number(elem: Elem, bits: u64) -> i128 {
    if elem.is_signed() { i128::from(bits as i64) } else { i128::from(bits) }
}

impl<'k> K<'k> {
    /// Runs the body of the case that lists the value. [`Switch::case_`] and [`Switch::default_`] follow directly.
    /// The value is evaluated once. Without a matching case and a default, nothing runs.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // Counts digits, spaces, and all other bytes.
    /// let classes = build::<fn(In<u8>, InOut<u64>)>("classes", |k, (text, counts)| {
    ///     k.for_range_(0, text.len(), |i| {
    ///         let class = k.var(2isize);
    ///         k.switch_(text.load(i))
    ///             .case_(b'0'..=b'9', || class.set(0))
    ///             .case_([b' ', b'\n'], || class.set(1));
    ///         counts.store_checked(class, counts.load_checked(class) + 1);
    ///     });
    /// })?;
    /// let mut counts = [0; 3];
    /// Jit::interpreter().interpret(&classes, (b"a 10 b", &mut counts))?;
    /// assert_eq!(counts, [2, 2, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn switch_<T: Integer>(self, value: impl IntoExpr<'k, T>) -> Switch<'k, T> {
        let mut state = self.state();
        let value = value.operand(&mut state);
        state.check_use("switch_", value);
        state.open_switch(value);
        Switch { k: self, end: state.ops.len(), listed: HashSet::new(), value: PhantomData }
    }
}

impl<T: Integer> Switch<'_, T> {
    /// Runs the body if the value of the switch is one of these values: a number, an array or slice of at most 65 536
    /// numbers, or an inclusive range. No earlier case may list one of them. Values of an index must fit 32 bits.
    #[track_caller]
    #[expect(clippy::return_self_not_must_use, reason = "a switch may end with a case")]
    pub fn case_(mut self, values: impl CaseValues<T>, body: impl FnOnce()) -> Self {
        let values = self.listed(values);
        let mut state = self.k.state();
        let scope = state.reopen_switch(self.end, Type::scalar(T::ELEM), Some(&values));
        if scope.is_none() {
            state.error("case_", BuildErrorKind::DetachedBranch);
        }
        drop(state);
        if let Some(scope) = scope {
            body();
            let mut state = self.k.state();
            state.close_scope(scope);
            self.end = state.ops.len();
        }
        self
    }

    /// Runs the body if no case lists the value of the switch.
    #[track_caller]
    pub fn default_(self, body: impl FnOnce()) {
        let mut state = self.k.state();
        let scope = state.reopen_switch(self.end, Type::scalar(T::ELEM), None);
        if scope.is_none() {
            state.error("default_", BuildErrorKind::DetachedBranch);
        }
        drop(state);
        if let Some(scope) = scope {
            body();
            self.k.state().close_scope(scope);
        }
    }

    /// The canonical bits of the values; records a mistake for each that the case cannot have.
    #[track_caller]
    fn listed(&mut self, values: impl CaseValues<T>) -> Vec<u64> {
        let mut state = self.k.state();
        let bits = match values.bits() {
            Ok(bits) => bits,
            Err(n_values) => {
                let given = n_values.try_into().unwrap_or(u64::MAX);
                let limit = MAX_CASE_VALUES as u64;
                state.error("case_", BuildErrorKind::Limit { what: "values of a case", limit, given });
                return Vec::new();
            }
        };
        if bits.is_empty() {
            state.error("case_", BuildErrorKind::NoValues);
        }
        for &bits in &bits {
            let value = number(T::ELEM, bits);
            if T::ELEM == Elem::Index && i32::try_from(value).is_err() {
                state.error("case_", BuildErrorKind::WideCase { value });
            }
            if !self.listed.insert(bits) {
                state.error("case_", BuildErrorKind::DuplicateCase { value });
            }
        }
        bits
    }
}
