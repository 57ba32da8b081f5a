//! The rules of modules: names, the signatures of declarations, data.
//!
//! In: any [`Module`]. Out: its first error. Invariant: in a module without errors every name has one definition, each
//! declaration fits it, and relocations are inside their data and do not overlap.
//! Not here: the rules of a function.

use super::{VerifyError, VerifyErrorKind as Kind};
use crate::function::{Function, Symbol, SymbolKind};
use crate::limits;
use crate::module::{Data, Module};
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
    module.data.iter().try_for_each(|data| check_data(data).map_err(|what| error(&data.name, Kind::BadData(what))))
}

/// The definition of a name.
enum Definition {
    Function(Symbol),
    Data,
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
    for (what, given, limit) in [
        ("functions", module.functions.len(), limits::MAX_FUNCTIONS),
        ("data objects", module.data.len() + module.weak.len(), limits::MAX_DATA),
    ] {
        if given > limit {
            return Err(error("", Kind::Limit { what, limit: limit as u64, given: given as u64 }));
        }
    }
    for function in &module.functions {
        define(function.func.name.as_str(), Definition::Function(function.func.signature()))?;
    }
    module.data.iter().try_for_each(|data| define(data.name.as_str(), Definition::Data))?;
    module.weak.iter().try_for_each(|name| define(name.as_str(), Definition::Weak))?;
    Ok(names)
}

/// The declarations of a function against the definitions.
fn check_symbols(func: &Function, names: &HashMap<&str, Definition>) -> Result<(), ModuleError> {
    for symbol in func.symbols.iter().filter(|symbol| symbol.kind != SymbolKind::Signature) {
        let fits = match names.get(symbol.name.as_str()) {
            Some(Definition::Function(definition)) => symbol == definition,
            Some(Definition::Data) => symbol.kind == SymbolKind::Data,
            Some(Definition::Weak) | None => true,
        };
        if !fits {
            return Err(error(&func.name, Kind::Mismatch { symbol: symbol.name.clone() }));
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
