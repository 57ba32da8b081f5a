//! The rules of modules: names, the signatures of declarations, data, aliases.
//!
//! In: any [`Module`]. Out: its first error. Invariant: in a module without errors every name has one definition, each
//! declaration fits it, relocations are inside their data and do not overlap, and aliases are names of what is there.
//! Not here: the rules of a function.

use super::{VerifyError, VerifyErrorKind as Kind};
use crate::function::{Function, Symbol, SymbolKind};
use crate::limits;
use crate::module::{Data, DataKind, DataRelocation, Module};
use crate::ops::Opcode;
use core::fmt;
use std::collections::HashMap;

/// An error in a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleError {
    /// The function or data with the error, by its name.
    pub item: String,
    /// The error.
    pub error: VerifyError,
}

impl fmt::Display for ModuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.item, self.error)
    }
}

impl core::error::Error for ModuleError {}

/// Checks a module with all its functions and returns its first error.
///
/// # Errors
/// The first error.
pub fn verify_module(module: &Module) -> Result<(), ModuleError> {
    for function in &module.functions {
        let item = || function.func.name.clone();
        super::verify(&function.func).map_err(|error| ModuleError { item: item(), error })?;
    }
    let names = names(module)?;
    for function in &module.functions {
        if let Some(callee) = function.func.callees.first() {
            let rule = "belongs to a function of a module";
            return Err(error(&function.func.name, Kind::BadCallee { name: callee.name.clone(), rule }));
        }
        check_symbols(&function.func, &names)?;
    }
    for data in &module.data {
        check_data(data).map_err(|what| error(&data.name, Kind::BadData(what)))?;
        let names_thread_local = |relocation: &DataRelocation| {
            let mut both = core::iter::once(&relocation.symbol).chain(&relocation.minus);
            both.any(|name| matches!(names.get(name.as_str()), Some(Definition::Data { is_thread_local: true })))
        };
        if data.relocations.iter().any(names_thread_local) {
            return Err(error(
                &data.name,
                Kind::BadData("has the address of thread-local data, which differs between threads"),
            ));
        }
    }
    Ok(())
}

/// The definition of a name.
enum Definition {
    Function(Symbol),
    Data { is_thread_local: bool },
    Weak,
}

fn error(item: &str, kind: Kind) -> ModuleError {
    let error = VerifyError { op: None, subject: format!("@{item}"), kind, location: None };
    ModuleError { item: item.to_owned(), error }
}

fn names(module: &Module) -> Result<HashMap<&str, Definition>, ModuleError> {
    let mut names = HashMap::new();
    let mut define = |name, definition| match names.insert(name, definition) {
        None => Ok(()),
        Some(_) => Err(error(name, Kind::DuplicateSymbol(name.to_owned()))),
    };
    let n_data = module.data.len() + module.weak.len() + module.aliases.len();
    for (what, given, limit) in
        [("functions", module.functions.len(), limits::MAX_FUNCTIONS), ("data objects", n_data, limits::MAX_DATA)]
    {
        if given > limit {
            return Err(error("", Kind::Limit { what, limit: limit as u64, given: given as u64 }));
        }
    }
    for function in &module.functions {
        define(function.func.name.as_str(), Definition::Function(function.func.signature()))?;
    }
    for data in &module.data {
        let is_thread_local = data.kind == DataKind::ThreadLocal;
        define(data.name.as_str(), Definition::Data { is_thread_local })?;
    }
    module.weak.iter().try_for_each(|name| define(name.as_str(), Definition::Weak))?;
    define_aliases(module, &mut names)?;
    Ok(names)
}

/// Adds the aliases to what has a name.
fn define_aliases<'m>(module: &'m Module, names: &mut HashMap<&'m str, Definition>) -> Result<(), ModuleError> {
    if module.aliases.is_empty() {
        return Ok(());
    }
    let sizes: HashMap<&str, u64> = module.data.iter().map(|data| (data.name.as_str(), data.size)).collect();
    let mut definitions = Vec::with_capacity(module.aliases.len());
    for alias in &module.aliases {
        let bad = |what| error(&alias.name, Kind::BadData(what));
        if !limits::is_name(&alias.name) {
            return Err(bad("has no valid name"));
        }
        definitions.push(match names.get(alias.target.as_str()) {
            Some(Definition::Function(symbol)) if alias.offset == 0 => {
                Definition::Function(Symbol { name: alias.name.clone(), ..symbol.clone() })
            }
            Some(Definition::Data { is_thread_local: false })
                if sizes.get(alias.target.as_str()).is_some_and(|&size| alias.offset <= size) =>
            {
                Definition::Data { is_thread_local: false }
            }
            _ => return Err(bad("is no alias of a function, or of a place in data, of the module")),
        });
    }
    for (alias, definition) in module.aliases.iter().zip(definitions) {
        if names.insert(&alias.name, definition).is_some() {
            return Err(error(&alias.name, Kind::DuplicateSymbol(alias.name.clone())));
        }
    }
    Ok(())
}

/// The declarations of a function against the definitions.
fn check_symbols(func: &Function, names: &HashMap<&str, Definition>) -> Result<(), ModuleError> {
    for symbol in func.symbols.iter().filter(|symbol| symbol.kind != SymbolKind::Signature) {
        let fits = match names.get(symbol.name.as_str()) {
            Some(Definition::Function(definition)) => symbol == definition,
            Some(Definition::Data { .. }) => symbol.kind == SymbolKind::Data,
            Some(Definition::Weak) | None => true,
        };
        if !fits {
            return Err(error(&func.name, Kind::Mismatch { symbol: symbol.name.clone() }));
        }
    }
    let mut known: Vec<Option<bool>> = Vec::new();
    for op in func.ops.iter().filter(|op| op.code == Opcode::SymbolAddr || op.code.is_thread_addr()) {
        let (at, is_thread_local) = (op.symbol().index(), op.code.is_thread_addr());
        known.resize(func.symbols.len(), None);
        let name = &func.symbols[at].name;
        let definition = match names.get(name.as_str()) {
            Some(Definition::Data { is_thread_local }) => *is_thread_local,
            _ => is_thread_local,
        };
        if *known[at].get_or_insert(definition) != is_thread_local {
            return Err(error(&func.name, Kind::Mismatch { symbol: name.clone() }));
        }
    }
    Ok(())
}

fn check_data(data: &Data) -> Result<(), &'static str> {
    let ensure = |holds: bool, what| if holds { Ok(()) } else { Err(what) };
    ensure(limits::is_name(&data.name), "has no valid name")?;
    let is_aligned = data.align.is_power_of_two() && data.align <= limits::MAX_DATA_ALIGN;
    ensure(is_aligned, "has an alignment that is no power of two up to 4096")?;
    ensure(data.size <= limits::MAX_DATA_BYTES, "is larger than 1 GiB")?;
    ensure(data.bytes.len() as u64 <= data.size, "has more bytes than its size")?;
    let mut end = 0;
    for relocation in &data.relocations {
        ensure(matches!(relocation.width, 4 | 8), "has a relocation that is not 4 or 8 bytes wide")?;
        ensure(relocation.offset >= end, "has relocations that overlap or are not in order")?;
        end = relocation.offset.saturating_add(relocation.width.into());
        ensure(end <= data.size, "has a relocation outside its bytes")?;
        let minus = relocation.minus.as_deref().unwrap_or("x");
        ensure(
            limits::is_name(&relocation.symbol) && limits::is_name(minus),
            "has a relocation to something without a valid name",
        )?;
    }
    Ok(())
}
