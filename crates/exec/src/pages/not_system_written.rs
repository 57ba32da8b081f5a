//! Systems that cannot write protected memory.

use std::ptr::NonNull;

use crate::error::ExecError;

const NO: ExecError = ExecError::Unsupported { feature: "writing code memory by the system" };

pub(super) fn is_allowed() -> Result<(), ExecError> {
    Err(NO)
}

/// # Safety
/// No conditions: nothing is written.
pub(super) unsafe fn write(_: NonNull<u8>, _: &[u8]) -> Result<(), ExecError> {
    Err(NO)
}
