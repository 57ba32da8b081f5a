//! A compiled kernel that is not published: it can be kept, saved, read again, and published any number of times.
//!
//! In: output of the compiler (see `trusted`), or saved bytes. Out: kernels, or bytes to save.
//! Invariant: an object does not depend on addresses: it refers to functions by name, and publishing resolves the
//! names.
//! Not here: whether saved bytes are trustworthy. Loading machine code from a file is code execution, so reading it is
//! `unsafe`.

pub(crate) mod bytes;

use crate::arena::CodeArena;
use crate::block::CodeObject;
use crate::call::FnSignature;
use crate::contract::AccessContract;
use crate::debug::Tools;
use crate::dynamic::DynKernel;
use crate::error::ExecError;
use crate::kernel::{Compiled, Kernel};
use crate::publish::publish_to;
use crate::resolve::Resolve;
use crate::signature::Signature;
use std::sync::Arc;

/// Relocatable code with its signature and its access contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelObject {
    code: CodeObject,
    signature: Signature,
    /// Shared with the kernels published from it.
    contract: Arc<AccessContract>,
}

impl KernelObject {
    /// An object from its parts.
    ///
    /// # Safety
    /// Like [`Kernel::new`], for the code once it is published.
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

    /// The access contract of the code.
    pub fn contract(&self) -> &Arc<AccessContract> {
        &self.contract
    }

    /// Publishes the code as a kernel.
    ///
    /// # Errors
    /// Like [`publish`](crate::publish) and [`Kernel::new`]; or the code calls a function with an unchecked signature
    /// and has no `unsafe_reason`.
    pub fn publish<S: FnSignature>(&self, arena: &CodeArena, symbols: &dyn Resolve) -> Result<Kernel<S>, ExecError> {
        self.publish_to(arena, symbols, &Tools::none())
    }

    /// Like [`KernelObject::publish`]; also registers the code with debuggers and profilers.
    ///
    /// # Errors
    /// Like [`KernelObject::publish`].
    pub fn publish_to<S: FnSignature>(
        &self,
        arena: &CodeArena,
        symbols: &dyn Resolve,
        tools: &Tools,
    ) -> Result<Kernel<S>, ExecError> {
        let block = publish_to(arena, &self.code, symbols, tools)?;
        Kernel::of(Compiled::published(block, &self.signature, self.contract.clone())?)
    }

    /// Like [`KernelObject::publish_to`], for a kernel that is called with arguments as data.
    ///
    /// # Errors
    /// Like [`KernelObject::publish`], except that there is no Rust type to compare with.
    pub fn publish_dyn(&self, arena: &CodeArena, symbols: &dyn Resolve, tools: &Tools) -> Result<DynKernel, ExecError> {
        let block = publish_to(arena, &self.code, symbols, tools)?;
        DynKernel::of(Compiled::published(block, &self.signature, self.contract.clone())?)
    }

    /// The object as bytes: equal objects produce equal bytes, on every machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads the output of [`KernelObject::to_bytes`].
    ///
    /// # Errors
    /// If the bytes have another version, or are truncated or damaged. A checksum detects this; it does not protect
    /// against forged bytes.
    ///
    /// # Safety
    /// Bytes that pass the check must come from an object that a compiler of this version produced: they become machine
    /// code that safe functions run.
    pub unsafe fn from_bytes(bytes: &[u8]) -> Result<KernelObject, ExecError> {
        bytes::read(bytes)
    }
}
