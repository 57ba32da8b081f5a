//! Errors: invalid specs, and failed compilations.
//!
//! Not here: errors of calls (see `CallError` of kernelsmith-exec).

use core::fmt;
use kernelsmith_dsl::{BuildErrorKind, BuildErrors};
use kernelsmith_manager::{Failure, FailureKind, Reason};

/// An invalid field of a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    primitive: &'static str,
    field: &'static str,
    problem: String,
}

impl SpecError {
    /// An error for a field; `problem` continues the sentence after the field's name: ``is 3, but has to be at least m
    /// (4)``.
    pub fn new(primitive: &'static str, field: &'static str, problem: impl Into<String>) -> SpecError {
        SpecError { primitive, field, problem: problem.into() }
    }

    /// The name of the field.
    pub fn field(&self) -> &'static str {
        self.field
    }

    /// Checks that a field is in the range `min..=max`.
    ///
    /// # Errors
    /// The value is outside the range.
    pub fn check_range(
        primitive: &'static str,
        field: &'static str,
        value: usize,
        min: usize,
        max: usize,
    ) -> Result<(), SpecError> {
        if (min..=max).contains(&value) {
            return Ok(());
        }
        Err(SpecError::new(primitive, field, format!("is {value}, but must be {min} to {max}")))
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
    /// The spec is invalid.
    Spec(SpecError),
    /// Compilation or publication failed.
    Failed(Failure),
    /// The manager refused the request.
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

/// Errors of the builder are bugs of the generator, except that a kernel may exceed the size limit of functions.
pub(crate) fn mistake(errors: &BuildErrors) -> Failure {
    let is_limit = errors.iter().all(|error| matches!(error.kind, BuildErrorKind::Limit { .. }));
    Failure::new(if is_limit { FailureKind::Unsupported } else { FailureKind::Bug }, errors.to_string())
}
