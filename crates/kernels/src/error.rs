//! What can be wrong with a spec, and why there is no kernel for one.
//!
//! Not here: errors of calls (see `CallError` of kernelsmith-exec).

use core::fmt;
use kernelsmith_dsl::{BuildErrorKind, BuildErrors};
use kernelsmith_manager::{Failure, FailureKind, Reason};

/// A field of a spec that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    primitive: &'static str,
    field: &'static str,
    problem: String,
}

impl SpecError {
    /// A problem of a field, said as what follows the name of the field: ``is 3, but has to be at least m (4)``.
    pub fn new(primitive: &'static str, field: &'static str, problem: impl Into<String>) -> SpecError {
        SpecError { primitive, field, problem: problem.into() }
    }

    /// The field.
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// What a field is, and the least and the most that it may be.
    ///
    /// # Errors
    /// It is something else.
    pub fn check_range(
        primitive: &'static str,
        field: &'static str,
        given: usize,
        least: usize,
        most: usize,
    ) -> Result<(), SpecError> {
        if (least..=most).contains(&given) {
            return Ok(());
        }
        Err(SpecError::new(primitive, field, format!("is {given}, but has to be {least} to {most}")))
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: `{}` {}", self.primitive, self.field, self.problem)
    }
}

impl core::error::Error for SpecError {}

/// Why there is no kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KernelError {
    /// The spec is wrong.
    Spec(SpecError),
    /// It was not compiled or not published.
    Failed(Failure),
    /// The manager has none.
    Refused(Reason),
}

impl fmt::Display for KernelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KernelError::Spec(error) => error.fmt(f),
            KernelError::Failed(failure) => failure.fmt(f),
            KernelError::Refused(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for KernelError {}

impl From<SpecError> for KernelError {
    fn from(error: SpecError) -> KernelError {
        KernelError::Spec(error)
    }
}

impl From<Failure> for KernelError {
    fn from(failure: Failure) -> KernelError {
        KernelError::Failed(failure)
    }
}

impl From<Reason> for KernelError {
    fn from(reason: Reason) -> KernelError {
        KernelError::Refused(reason)
    }
}

/// A generator that makes a mistake in the language is wrong; a kernel that is larger than functions can be is not.
pub(crate) fn mistake(errors: &BuildErrors) -> Failure {
    let is_limit = errors.iter().all(|error| matches!(error.kind, BuildErrorKind::Limit { .. }));
    Failure::new(if is_limit { FailureKind::Unsupported } else { FailureKind::Bug }, errors.to_string())
}
