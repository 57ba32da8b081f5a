//! A table of typed functions that compiled code may call.
//!
//! In: Rust functions with the C convention, other kernels, addresses. Out: `Resolved`, for `publish`.
//! Invariants: a `Resolved` with a signature comes from a `SymbolTable`, where the Rust compiler checked the type of
//! the registered function, or from an `unsafe` block. Therefore anyone may implement `Resolve`, and a safe kernel
//! still only calls functions with the signatures it was compiled for. A kernel in the table stays alive as long as
//! code that calls it.
//! Not here: the comparison with the signatures in the code (see `block`).

use std::collections::BTreeMap;

use crate::block::CodeBlock;
use crate::call::{FnSignature, ScalarRet, WordArg};
use crate::error::ExecError;
use crate::kernel::Kernel;
use crate::resolve::{Resolve, Resolved};
use crate::signature::{ParamKind, ScalarType, Signature};

/// Functions that compiled code may call, by name, with their signatures.
///
/// ```
/// use kernelsmith_exec::SymbolTable;
///
/// extern "C" fn half(x: f64) -> f64 {
///     x / 2.0
/// }
///
/// let mut symbols = SymbolTable::new();
/// symbols.register("half", half as extern "C" fn(f64) -> f64)?;
/// assert_eq!(symbols.signature("half").unwrap().to_string(), "fn(f64) -> f64");
/// # Ok::<(), kernelsmith_exec::ExecError>(())
/// ```
///
/// A panic in such a function aborts the process.
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    entries: BTreeMap<String, Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    address: usize,
    signature: Signature,
    /// Whether it can be called safely with its signature.
    safe: bool,
    block: Option<CodeBlock>,
}

impl SymbolTable {
    /// An empty table.
    pub fn new() -> SymbolTable {
        SymbolTable::default()
    }

    /// Adds a Rust function with the C convention. Fails if the name is in use.
    ///
    /// An `unsafe extern "C" fn` is accepted too, but code that calls it must have an `unsafe_reason`.
    pub fn register<F: Callback>(&mut self, name: impl Into<String>, function: F) -> Result<(), ExecError> {
        let entry =
            Entry { address: function.address(), signature: F::callback_signature(), safe: F::SAFE, block: None };
        self.insert(name.into(), entry)
    }

    /// Adds a kernel, which then stays alive as long as the table and all code that calls it.
    ///
    /// Fails if the name is in use, or if the kernel has an access contract to check or a trap record, because compiled
    /// code calls it without either. A kernel with an `unsafe_reason`, raw pointers or slices is accepted, but code that
    /// calls it must have an `unsafe_reason` too.
    pub fn register_kernel<S: FnSignature>(
        &mut self,
        name: impl Into<String>,
        kernel: &Kernel<S>,
    ) -> Result<(), ExecError> {
        let (name, contract) = (name.into(), kernel.contract());
        if contract.traps {
            return Err(ExecError::UnsuitableSymbol { name, reason: "it takes a trap record" });
        }
        if !kernel.signature().results.is_empty() {
            return Err(ExecError::UnsuitableSymbol { name, reason: "it has several results" });
        }
        if !contract.accesses.is_empty() || !contract.requires.is_empty() {
            return Err(ExecError::UnsuitableSymbol { name, reason: "its access contract would not be checked" });
        }
        if kernel.signature().has_argument_record() {
            return Err(ExecError::UnsuitableSymbol { name, reason: "it takes its arguments in a record" });
        }
        let Some(block) = kernel.block().cloned() else {
            return Err(ExecError::UnsuitableSymbol { name, reason: "its code is for another machine" });
        };
        let signature = kernel.signature().clone();
        // A safe kernel may access all elements of a slice without an entry in its contract; code could pass any numbers for
        // the slice.
        let is_value = |param: &ParamKind| matches!(param, ParamKind::Scalar(ty) if *ty != ScalarType::Ptr);
        let safe = contract.unsafe_reason.is_none() && signature.params.iter().all(is_value);
        self.insert(name, Entry { address: block.entry().addr().get(), signature, safe, block: Some(block) })
    }

    /// The signature of a symbol.
    pub fn signature(&self, name: &str) -> Option<&Signature> {
        self.entries.get(name).map(|entry| &entry.signature)
    }

    /// Takes a symbol from another table, unless this one has the name. Returns false if the name has another signature
    /// here, or none in the other table.
    pub fn adopt(&mut self, name: &str, from: &SymbolTable) -> bool {
        match (self.entries.get(name), from.entries.get(name)) {
            (Some(known), Some(new)) => known.signature == new.signature,
            (None, Some(new)) => {
                self.entries.insert(name.to_owned(), new.clone());
                true
            }
            (_, None) => false,
        }
    }

    /// The names in the table, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    fn insert(&mut self, name: String, entry: Entry) -> Result<(), ExecError> {
        if self.entries.contains_key(&name) {
            return Err(ExecError::DuplicateSymbol { name });
        }
        self.entries.insert(name, entry);
        Ok(())
    }
}

impl Resolve for SymbolTable {
    fn resolve(&self, name: &str) -> Option<Resolved> {
        let Entry { address, signature, safe, block } = self.entries.get(name)?;
        Some(Resolved {
            address: std::ptr::with_exposed_provenance(*address),
            signature: safe.then(|| signature.clone()),
            block: block.clone(),
        })
    }
}

/// A Rust function that compiled code can call: an `extern "C" fn` with up to 12 scalars and raw pointers.
pub trait Callback: sealed::Sealed + Copy {
    /// Whether it can be called without preconditions.
    const SAFE: bool;
    /// Its type as data.
    fn callback_signature() -> Signature;
    #[doc(hidden)]
    fn address(self) -> usize;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! callbacks {
    ($Head:ident $($Tail:ident)*) => {
        callbacks!($($Tail)*);
        callbacks!(@one true, [extern "C"] $Head $($Tail)*);
        callbacks!(@one false, [unsafe extern "C"] $Head $($Tail)*);
    };
    () => {
        callbacks!(@one true, [extern "C"]);
        callbacks!(@one false, [unsafe extern "C"]);
    };
    (@one $safe:literal, [$($kind:tt)*] $($A:ident)*) => {
        impl<R: ScalarRet, $($A: WordArg),*> sealed::Sealed for $($kind)* fn($($A),*) -> R {}
        impl<R: ScalarRet, $($A: WordArg),*> Callback for $($kind)* fn($($A),*) -> R {
            const SAFE: bool = $safe;
            fn callback_signature() -> Signature {
                Signature::new(vec![$($A::kind()),*], R::result())
            }
            fn address(self) -> usize {
                (self as *const u8).expose_provenance()
            }
        }
    };
}
callbacks! { A B C D E F G H I J K L }
