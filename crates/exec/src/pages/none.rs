//! Systems without executable memory.

use std::ptr::NonNull;

use super::{Mapping, System};
use crate::error::ExecError;

const NO: ExecError = ExecError::Unsupported { feature: "executable memory" };

pub(super) struct None;

impl System for None {
    fn page_bytes() -> usize {
        4096
    }

    fn reserve(_: usize, _: Mapping) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    unsafe fn commit(_: Mapping, _: NonNull<u8>, _: usize) -> Result<(), ExecError> {
        Err(NO)
    }

    unsafe fn decommit(_: Mapping, _: NonNull<u8>, _: usize) {}

    unsafe fn release(_: NonNull<u8>, _: usize) {}

    unsafe fn write(_: Mapping, _: NonNull<u8>, _: &[u8]) -> Result<(), ExecError> {
        Err(NO)
    }

    fn map_guarded(_: usize) -> Result<NonNull<u8>, ExecError> {
        Err(NO)
    }

    unsafe fn freeze(_: NonNull<u8>, _: usize) -> Result<(), ExecError> {
        Err(NO)
    }

    unsafe fn unmap_guarded(_: NonNull<u8>, _: usize) {}
}
