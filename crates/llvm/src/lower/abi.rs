//! How a function is called: the types of its signature.
//!
//! In: nothing. Out: [`Abi`]. Not here: how it follows from types and attributes (`signature`).

use super::leaf::Leaf;
use kernelsmith_ir as ir;

/// How a parameter or the result is passed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Param {
    /// The types in the signature: those of the leaves, but for integers with a sign and vectors of 64 bits.
    pub(crate) types: Vec<ir::Type>,
    /// The leaves of the value.
    pub(super) leaves: Vec<Leaf>,
    pub(super) passing: Option<ir::Passing>,
    /// The size in bytes of memory that is copied, if the copy is larger.
    pub(super) small_copy: Option<u32>,
    /// The address of the value in memory, which the callee does not change.
    pub(crate) in_memory: bool,
    /// Registers before it that nobody reads (see `registers`).
    pub(crate) fill: Vec<ir::Type>,
    /// For a result: how many floats of 80 bits it is, which are on the stack of registers for them (see `x87_calls`).
    pub(super) n_x87: usize,
}

impl Param {
    /// The type in the signature and the leaf, if the value is one register and passed as that.
    pub(super) fn only_register(&self) -> Option<(ir::Type, Leaf)> {
        match (&self.types[..], &self.leaves[..]) {
            (&[ty], &[leaf])
                if !is_double(ty, leaf) && !self.in_memory && self.fill.is_empty() && self.small_copy.is_none() =>
            {
                Some((ty, leaf))
            }
            _ => None,
        }
    }
}

/// Whether a vector of 64 bits is passed in a register of doubles.
pub(super) fn is_double(ty: ir::Type, leaf: Leaf) -> bool {
    ty == ir::Type::F64 && leaf.ty.is_vector()
}

/// How a function is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Abi {
    pub(crate) params: Vec<Param>,
    /// If it is in memory, its address is the first parameter.
    pub(crate) result: Param,
    pub(crate) is_variadic: bool,
}

impl Abi {
    pub(crate) fn all_params(&self) -> Vec<ir::Type> {
        let result = self.result.in_memory.then_some(ir::Type::PTR);
        let types = |param: &Param| param.fill.iter().chain(&param.types).copied().collect::<Vec<_>>();
        result.into_iter().chain(self.params.iter().flat_map(types)).collect()
    }

    pub(crate) fn all_results(&self) -> Vec<ir::Type> {
        if self.result.in_memory { Vec::new() } else { self.result.types.clone() }
    }

    pub(crate) fn passing(&self) -> Vec<(u32, ir::Passing)> {
        let mut at = u32::from(self.result.in_memory);
        let mut list = Vec::new();
        for param in &self.params {
            at += param.fill.len() as u32;
            list.extend(param.passing.map(|passing| (at, passing)));
            at += param.types.len() as u32;
        }
        list
    }

    pub(super) fn symbol(&self, name: String, kind: ir::SymbolKind) -> ir::Symbol {
        ir::Symbol {
            name,
            kind,
            params: self.all_params(),
            results: self.all_results(),
            passing: self.passing(),
            is_variadic: self.is_variadic,
        }
    }
}
