//! How a function is called: the types of its signature.
//!
//! In: nothing. Out: [`Abi`]. Not here: how it follows from types and attributes (`signature`).

use super::leaf::Leaf;
use super::machine::Registers;
use crate::features::Features;
use kernelsmith_ir as ir;

/// Who calls a function, as far as its convention depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Scope {
    /// Whether only direct calls of the module do.
    pub(crate) is_local: bool,
    /// What the function that calls, or is called, was compiled for.
    pub(crate) features: Features,
}

/// The lanes of a vector.
fn count(ty: ir::Type) -> u32 {
    ty.lanes().count().unwrap_or(1)
}

/// How a part of a value is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// A leaf is one register.
    Leaf,
    /// The bits of a float are in a general register.
    Bits,
    /// A float of 16 bits is the low half of a register for floats. The high half is ones: RISC-V wants that.
    Half,
    /// A float of 16 bits is the first lane of a vector.
    HalfLane,
    /// A float of 128 bits, which is two leaves, is a vector of them.
    Quad,
    /// A vector, which is one leaf or one for each lane.
    Vector(VectorPart),
}

impl Part {
    /// Whether it is one register with the bytes of the value in memory, on every system.
    pub(super) fn is_whole(&self) -> bool {
        match self {
            Part::Leaf | Part::Bits => true,
            Part::Half | Part::HalfLane | Part::Quad => false,
            Part::Vector(part) => part.n_registers == 1 && part.is_exact(),
        }
    }
}

/// How a vector is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct VectorPart {
    pub(super) n: u32,
    pub(super) lane_bits: u32,
    /// The leaf that the vector is, or that of a lane.
    pub(super) leaf: Leaf,
    /// So many registers of this type hold an equal share of the lanes.
    pub(super) n_registers: u32,
    pub(super) register: ir::Type,
    /// The registers are words in memory, whose address is passed.
    pub(super) is_indirect: bool,
}

impl VectorPart {
    /// The type of the vector with the lanes of the registers, if it is one: then the registers are its halves, or it is their
    /// lower part. That of truth values is a vector of numbers.
    pub(super) fn whole(self) -> Option<ir::Type> {
        let (leaf, register) = (self.leaf.ty, self.register);
        let is_whole = leaf.is_vector()
            && register.is_vector()
            && (leaf.elem() == register.elem() || leaf.is_mask() && count(register) * self.n_registers == self.n);
        is_whole.then(|| ir::Type::fixed(register.elem(), count(leaf)))
    }

    /// The number of types in the signature.
    pub(super) fn n_types(self) -> usize {
        if self.is_indirect { 1 } else { self.n_registers as usize }
    }

    /// Whether it is two words that may be in a register and on the stack.
    pub(super) fn is_pair(self) -> bool {
        self.n_registers == 2 && !self.register.is_float() && !self.register.is_vector() && self.lane_bits == 64
    }

    /// Whether the registers have the bytes of the value in memory.
    pub(super) fn is_exact(self) -> bool {
        self.register.elem().bits() == self.lane_bits && count(self.register) * self.n_registers == self.n
    }
}

/// How a parameter or the result is passed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Param {
    /// The types in the signature: those of the leaves, but for integers with a sign and vectors of 64 bits.
    pub(crate) types: Vec<ir::Type>,
    /// The leaves of the value.
    pub(super) leaves: Vec<Leaf>,
    /// The parts of a value with vectors or floats of 16 or 128 bits; of another one, each leaf is a register.
    pub(super) parts: Vec<Part>,
    /// For a result in memory: whether its address is passed as conventions have it, not like an argument.
    pub(super) passing: Option<ir::Passing>,
    /// The size in bytes of memory that is copied, if the copy is larger.
    pub(super) small_copy: Option<u32>,
    /// The address of the value in memory, which the callee does not change.
    pub(crate) in_memory: bool,
    /// Registers before it that nobody reads (see `registers`).
    pub(crate) fill: Vec<ir::Type>,
    /// For a result: how many floats of 80 bits it is, which are on the stack of registers for them (see `x87_calls`).
    pub(super) n_x87: usize,
    /// For a result: the registers of the signature that are on the stack of registers for floats of 80 bits instead.
    pub(super) on_stack: Vec<usize>,
}

impl Param {
    /// A value in memory, whose address is passed.
    pub(super) fn memory(passing: Option<ir::Passing>) -> Param {
        Param { types: vec![ir::Type::PTR], passing, in_memory: true, ..Param::default() }
    }

    /// The type in the signature and the leaf, if the value is one register and passed as that.
    pub(super) fn only_register(&self) -> Option<(ir::Type, Leaf)> {
        match (&self.types[..], &self.leaves[..]) {
            (&[ty], &[leaf])
                if self.parts.is_empty() && !self.in_memory && self.fill.is_empty() && self.small_copy.is_none() =>
            {
                Some((ty, leaf))
            }
            _ => None,
        }
    }
}

/// How a function is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Abi {
    pub(crate) params: Vec<Param>,
    /// If it is in memory, its address is the first parameter.
    pub(crate) result: Param,
    pub(crate) is_variadic: bool,
    /// The registers that the parameters leave to variable arguments.
    pub(super) left: Registers,
}

impl Abi {
    pub(crate) fn all_params(&self) -> Vec<ir::Type> {
        let result = self.result.in_memory.then_some(ir::Type::PTR);
        let types = |param: &Param| param.fill.iter().chain(&param.types).copied().collect::<Vec<_>>();
        result.into_iter().chain(self.params.iter().flat_map(types)).collect()
    }

    pub(crate) fn all_results(&self) -> Vec<ir::Type> {
        if self.result.in_memory {
            return Vec::new();
        }
        let types = self.result.types.iter().copied().enumerate();
        types.filter(|(at, _)| !self.result.on_stack.contains(at)).map(|(_, ty)| ty).collect()
    }

    pub(crate) fn passing(&self) -> Vec<(u32, ir::Passing)> {
        let mut at = u32::from(self.result.in_memory);
        let mut list = Vec::new();
        if self.result.in_memory {
            list.extend(self.result.passing.map(|passing| (0, passing)));
        }
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
