//! What a symbol of compiled code resolves to.
//!
//! In: names. Out: [`Resolved`]: addresses, with the signature that safe calls need.
//! Invariant: a [`Resolved`] with a signature comes from an `unsafe` block, or from the table of `symbols`, where the Rust
//! compiler checked the type of the registered function. Therefore anyone may implement [`Resolve`].
//! Not here: the comparison with the signatures in the code (see `publish`).

use crate::block::CodeBlock;
use crate::signature::Signature;

/// A resolved symbol.
///
/// Safe code cannot assign a signature to an address:
///
/// ```compile_fail,E0133
/// use kernelsmith_exec::{FnSignature, Resolved};
/// let anywhere = std::ptr::without_provenance(0xdead_beef);
/// let claimed = Resolved::typed(anywhere, <fn(i64) -> i64>::signature(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Resolved {
    pub(crate) address: *const u8,
    pub(crate) signature: Option<Signature>,
    pub(crate) block: Option<CodeBlock>,
}

impl Resolved {
    /// An address without a signature: a kernel that uses it must have an `unsafe_reason`.
    pub fn untyped(address: *const u8) -> Resolved {
        Resolved { address, signature: None, block: None }
    }

    /// A function that can be called safely with its signature, and the block to keep alive if it is compiled code.
    ///
    /// # Safety
    /// At the address is a function with the host's C convention and the machine parameters of the signature, without a
    /// trap record. It may be called with any values of these types, on any thread, for as long as the block lives, or
    /// for the rest of the process if there is no block.
    pub unsafe fn typed(address: *const u8, signature: Signature, block: Option<CodeBlock>) -> Resolved {
        Resolved { address, signature: Some(signature), block }
    }

    /// Its address.
    pub fn address(&self) -> *const u8 {
        self.address
    }

    /// Its signature, if it is a function that can be called safely.
    pub fn signature(&self) -> Option<&Signature> {
        self.signature.as_ref()
    }

    /// The block to keep alive, if the symbol is compiled code.
    pub(crate) fn into_block(self) -> Option<CodeBlock> {
        self.block
    }
}

/// Resolves symbols by name: a [`SymbolTable`](crate::SymbolTable), or a closure `Fn(&str) -> Option<*const u8>`.
pub trait Resolve {
    /// The symbol with this name.
    fn resolve(&self, name: &str) -> Option<Resolved>;
}

impl<F: Fn(&str) -> Option<*const u8>> Resolve for F {
    fn resolve(&self, name: &str) -> Option<Resolved> {
        self(name).map(Resolved::untyped)
    }
}
