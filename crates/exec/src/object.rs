//! A compiled kernel that is not published: it can be kept, saved, read again, and published any number of times.
//!
//! In: what a compiler made (see `trusted`), or bytes that were saved. Out: kernels, or bytes to save.
//! Invariant: nothing in an object depends on an address: what it calls is named, and whoever publishes it says where
//! the names are.
//! Not here: whether saved bytes can be believed. Machine code from a file is code execution, so reading it is `unsafe`.

pub(crate) mod bytes;

use crate::arena::CodeArena;
use crate::block::{CodeObject, publish_to};
use crate::call::FnSignature;
use crate::contract::AccessContract;
use crate::debug::Tools;
use crate::error::ExecError;
use crate::kernel::Kernel;
use crate::signature::Signature;
use crate::symbols::Resolve;
use crate::trusted;
use std::sync::Arc;

/// Relocatable code with its signature and its access contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelObject {
    code: CodeObject,
    signature: Signature,
    /// Shared with the kernels that are made of it.
    contract: Arc<AccessContract>,
}

impl KernelObject {
    /// An object of these parts.
    ///
    /// # Safety
    /// As for [`Kernel::new`], for the code once it is published.
    pub unsafe fn new(
        code: CodeObject,
        signature: Signature,
        contract: impl Into<Arc<AccessContract>>,
    ) -> KernelObject {
        KernelObject::of(code, signature, contract.into())
    }

    pub(crate) fn of(code: CodeObject, signature: Signature, contract: Arc<AccessContract>) -> KernelObject {
        KernelObject { code, signature, contract }
    }

    /// Bytes and relocations.
    pub fn code(&self) -> &CodeObject {
        &self.code
    }

    /// The signature that the code was compiled for.
    pub fn signature(&self) -> &Signature {
        &self.signature
    }

    /// What the code touches.
    pub fn contract(&self) -> &Arc<AccessContract> {
        &self.contract
    }

    /// Publishes the code as a kernel.
    ///
    /// # Errors
    /// As [`publish`](crate::publish) and [`Kernel::new`]; or the code calls something whose signature nobody checked, and gives no
    /// reason to be unsafe to call.
    pub fn publish<S: FnSignature>(&self, arena: &CodeArena, symbols: &dyn Resolve) -> Result<Kernel<S>, ExecError> {
        self.publish_to(arena, symbols, &Tools::none())
    }

    /// [`KernelObject::publish`], and tells debuggers and profilers of the code.
    ///
    /// # Errors
    /// As [`KernelObject::publish`].
    pub fn publish_to<S: FnSignature>(
        &self,
        arena: &CodeArena,
        symbols: &dyn Resolve,
        tools: &Tools,
    ) -> Result<Kernel<S>, ExecError> {
        let block = publish_to(arena, &self.code, symbols, tools)?;
        trusted::kernel(block, &self.signature, self.contract.clone())
    }

    /// The object as bytes: the same bytes for equal objects, on every machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads what [`KernelObject::to_bytes`] wrote.
    ///
    /// # Errors
    /// The bytes are of another version, cut off or damaged. That is found by a checksum, which keeps nobody from
    /// making bytes that pass.
    ///
    /// # Safety
    /// If the bytes pass, they are those of an object that a compiler of this version made: they become machine code
    /// that safe functions run.
    pub unsafe fn from_bytes(bytes: &[u8]) -> Result<KernelObject, ExecError> {
        bytes::read(bytes)
    }
}
