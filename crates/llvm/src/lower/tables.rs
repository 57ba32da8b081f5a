//! What the lowering of all functions of a module shares: layouts, the leaves of types, names of symbols.
//!
//! In: a module. Out: [`Tables`].

use super::abi::{Abi, Scope};
use super::address::{BlockNames, ConstantAddress};
use super::leaf::{Leaf, push_leaves};
use super::machine::Machine;
use crate::attribute::AttributeList;
use crate::constants::Constant;
use crate::index::Symbol;
use crate::intern::{Keys, Map};
use crate::layout::Layout;
use crate::module::{Linkage, Module};
use crate::types::{Type, Types};
use kernelsmith_ir as ir;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;

#[derive(Clone, Copy)]
enum Known {
    Unknown,
    Leaves(u32, u32),
    Refused(&'static str),
}

/// See the head of this file.
pub(crate) struct Tables {
    pub(crate) layout: Layout,
    pub(crate) machine: Machine,
    /// By symbol, its name in the module that is made.
    pub(crate) names: Vec<String>,
    /// The bits of the largest vector in a register that is an argument.
    pub(crate) argument_bits: u32,
    /// How functions with a type and attributes are called.
    pub(crate) abis: Map<(Type, AttributeList, Scope), Rc<Abi>>,
    /// The blocks whose addresses are taken.
    pub(crate) blocks: BlockNames,
    /// By symbol, its last entry in the symbol table of a function.
    pub(super) entries: Vec<Option<Entry>>,
    /// The functions of our library that are called.
    pub(super) library: BTreeSet<&'static str>,
    /// The values of constant expressions and of aliases so far: they share parts.
    pub(super) values: Map<Constant, ConstantAddress>,
    /// How many constants are being evaluated inside each other.
    pub(super) depth: u32,
    /// The parts of constants visited so far; see [`Tables::visit`].
    n_visited: u32,
    /// Whether thread-local variables may be those of libraries that a running program loads.
    pub(super) is_for_libraries: bool,
    known: Vec<Known>,
    leaves: Vec<Leaf>,
}

/// An entry in the symbol table of a function: where it is, so that a call need not look up the name.
#[derive(Clone)]
pub(super) struct Entry {
    /// The function that has the table.
    pub(super) function: Symbol,
    pub(super) id: ir::SymbolId,
    /// The signature of the entry, if it is that of a call.
    pub(super) abi: Option<Rc<Abi>>,
}

/// Maximum number of parts of all constants that are written: constants of bitcode share parts, so that few of them may have any
/// number. A part takes up to 20 ns.
const MAX_VISITED: u32 = 1 << 26;

impl Tables {
    pub(crate) fn of(module: &Module) -> Result<Tables, String> {
        let layout = Layout::of(module.data_layout().unwrap_or_default())?;
        let machine = module.machine(layout.pointer_bits);
        let names = names(module)?;
        Ok(Tables {
            layout,
            machine,
            argument_bits: module.argument_bits,
            names,
            abis: Map::default(),
            blocks: BlockNames::default(),
            entries: vec![None; module.symbols.len()],
            library: BTreeSet::new(),
            values: Map::default(),
            depth: 0,
            n_visited: 0,
            is_for_libraries: false,
            known: Vec::new(),
            leaves: Vec::new(),
        })
    }

    /// Counts visited parts of constants.
    pub(super) fn visit(&mut self, n: usize) -> Result<(), &'static str> {
        self.n_visited = self.n_visited.saturating_add(u32::try_from(n).unwrap_or(u32::MAX));
        if self.n_visited > MAX_VISITED { Err("constants with so many parts") } else { Ok(()) }
    }

    /// The leaves of a type; an error names what is not supported.
    pub(crate) fn leaves(&mut self, types: &Types, ty: Type) -> Result<&[Leaf], &'static str> {
        if self.known.len() <= ty.index() {
            self.known.resize(types.len().max(ty.index() + 1), Known::Unknown);
        }
        if let Known::Unknown = self.known[ty.index()] {
            let mut list = Vec::new();
            let result = push_leaves(types, ty, self.machine, self.layout.pointer_bits, &mut list);
            self.known[ty.index()] = match result {
                Ok(()) => {
                    let first = self.leaves.len() as u32;
                    self.leaves.extend_from_slice(&list);
                    Known::Leaves(first, list.len() as u32)
                }
                Err(refused) => Known::Refused(refused),
            };
        }
        match self.known[ty.index()] {
            Known::Leaves(first, n) => Ok(&self.leaves[first as usize..][..n as usize]),
            Known::Refused(refused) => Err(refused),
            Known::Unknown => unreachable!("it was computed above"),
        }
    }
}

/// The names of symbols. What only the module sees may be renamed, other names must be valid.
fn names(module: &Module) -> Result<Vec<String>, String> {
    let mut names = Vec::with_capacity(module.symbols.len());
    let mut used: HashSet<String, Keys> = HashSet::with_capacity_and_hasher(names.capacity(), Keys::default());
    let mut renamed = Vec::new();
    for (at, symbol) in module.symbols.iter().enumerate() {
        let name = symbol.name.as_deref().unwrap_or_default();
        // A byte in front says that the name is not changed for the target.
        let name = name.strip_prefix(b"\x01").unwrap_or(name);
        let name = std::str::from_utf8(name).ok().filter(|name| ir::limits::is_name(name));
        let is_local = matches!(symbol.linkage, Linkage::Internal | Linkage::Private);
        match name {
            Some(name) if used.insert(name.to_owned()) => names.push(name.to_owned()),
            // Two names may differ in the byte in front only.
            Some(name) if !is_local => return Err(format!("two symbols have the name `{name}`")),
            _ if is_local => {
                renamed.push(at);
                names.push(String::new());
            }
            _ => names.push(String::new()),
        }
    }
    for at in renamed {
        let mut number = at;
        let mut name = format!("local.{number}");
        while !used.insert(name.clone()) {
            number += module.symbols.len();
            name = format!("local.{number}");
        }
        names[at] = name;
    }
    Ok(names)
}
