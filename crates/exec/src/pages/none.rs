//! Systems without executable memory.

use std::ptr::NonNull;

use super::{Mapping, System, Views};
use crate::error::ExecError;

const NO: ExecError = ExecError::Unsupported { what: "executable memory" };

pub(super) struct None;

impl System for None {
    fn page_bytes() -> usize {
        4096
    }

    fn reserve(_: usize, _: Mapping) -> Result<Views, ExecError> {
        Err(NO)
    }

    unsafe fn commit(_: &Views, _: usize, _: usize) -> Result<(), ExecError> {
        Err(NO)
    }

    unsafe fn decommit(_: &Views, _: usize, _: usize) {}

    unsafe fn release(_: &Views) {}

    unsafe fn protect(_: Mapping, _: NonNull<u8>, _: usize, _: bool) -> Result<(), ExecError> {
        Err(NO)
    }

    fn map_guarded(_: usize) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    unsafe fn unmap_guarded(_: NonNull<u8>, _: usize) {}
}
