//! A module: functions and data that refer to each other by name.
//!
//! In: functions and data, from a front end or the parser. Out: [`Module`]. The names of a function's symbols link: a
//! name is a function or data of the module, or external.
//! Invariant: none here; [`crate::verify::verify_module`] checks names, signatures and data.
//! Not here: where code and data are placed (see [`crate::interp`], and the crates that publish code and write objects).

use crate::function::Function;
use core::fmt;

/// Who may refer to a function or to data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Only its module.
    Local,
    /// Every module; none of them may define it again.
    #[default]
    Global,
    /// Every module; another definition may replace it.
    Weak,
}

impl Linkage {
    /// The keyword of the text form, which `global` does not need.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::Local => "local",
            Linkage::Global => "global",
            Linkage::Weak => "weak",
        }
    }
}

impl fmt::Display for Linkage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

/// A function of a module.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ModuleFunction {
    /// Who may refer to it.
    pub linkage: Linkage,
    /// The function; its name is that of the symbol.
    pub func: Function,
}

/// What the words of a data object are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DataKind {
    /// Nothing changes it after relocation.
    #[default]
    Constant,
    /// Code may write it.
    Writable,
    /// Code may write it; every thread has its own, whose first contents it is.
    ThreadLocal,
    /// Code may write it; it is in address space 68, NaplesPU's scratchpad.
    Scratchpad,
    /// Addresses of functions without parameters, which run before the program starts.
    Constructors,
    /// Addresses of functions without parameters, which run when the program ends.
    Destructors,
}

impl DataKind {
    /// Every kind.
    pub const ALL: [DataKind; 6] = [
        DataKind::Constant,
        DataKind::Writable,
        DataKind::ThreadLocal,
        DataKind::Scratchpad,
        DataKind::Constructors,
        DataKind::Destructors,
    ];

    /// The keyword of the text form.
    pub fn keyword(self) -> &'static str {
        match self {
            DataKind::Constant => "constant",
            DataKind::Writable => "writable",
            DataKind::ThreadLocal => "thread_local",
            DataKind::Scratchpad => "scratchpad",
            DataKind::Constructors => "constructors",
            DataKind::Destructors => "destructors",
        }
    }
}

/// A place in a data object that holds an address, or the difference of two.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DataRelocation {
    /// Offset in bytes from the start of the object.
    pub offset: u64,
    /// Size in bytes: 4 or 8.
    pub width: u8,
    /// The symbol whose address is stored.
    pub symbol: String,
    /// Bytes added.
    pub addend: i64,
    /// The symbol whose address is subtracted.
    pub minus: Option<String>,
}

/// A data object of a module.
///
/// Two objects are equal if they have the same contents: zeros at the end may be listed or not.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// The name, without `@`.
    pub name: String,
    /// Who may refer to it.
    pub linkage: Linkage,
    /// What it is for.
    pub kind: DataKind,
    /// Size in bytes, at least that of `bytes`.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// The first bytes; the others are zero.
    pub bytes: Vec<u8>,
    /// Relocations in ascending order of their offsets; the bytes there are ignored.
    pub relocations: Vec<DataRelocation>,
}

impl Data {
    /// Whether all bytes are zero.
    pub fn is_zero(&self) -> bool {
        self.relocations.is_empty() && self.bytes.iter().all(|&byte| byte == 0)
    }

    /// The bytes without the last zeros, and with zeros at the relocations.
    pub fn contents(&self) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for relocation in &self.relocations {
            let start = (relocation.offset as usize).min(bytes.len());
            let end = (start + usize::from(relocation.width)).min(bytes.len());
            bytes[start..end].fill(0);
        }
        let len = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        bytes.truncate(len);
        bytes
    }
}

impl PartialEq for Data {
    fn eq(&self, other: &Data) -> bool {
        self.name == other.name
            && (self.linkage, self.kind, self.size, self.align) == (other.linkage, other.kind, other.size, other.align)
            && self.relocations == other.relocations
            && self.contents() == other.contents()
    }
}

impl Eq for Data {}

/// Another name of a function, or of a place in a data object, of the same module. It has the same address.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alias {
    /// The name, without `@`.
    pub name: String,
    /// Who may refer to it.
    pub linkage: Linkage,
    /// The function or the data object.
    pub target: String,
    /// Offset in bytes from its start: 0 for a function, at most the size of an object.
    pub offset: u64,
}

/// Functions and data that refer to each other by name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Module {
    /// The functions, in order.
    pub functions: Vec<ModuleFunction>,
    /// The data, in order.
    pub data: Vec<Data>,
    /// Other names of these.
    pub aliases: Vec<Alias>,
    /// External symbols that need not exist: then their address is 0.
    pub weak: Vec<String>,
}

impl Module {
    /// The number of the function with this name, which may be an alias of it.
    pub fn function(&self, name: &str) -> Option<usize> {
        let alias = self.aliases.iter().find(|alias| alias.name == name);
        let name = alias.map_or(name, |alias| alias.target.as_str());
        self.functions.iter().position(|function| function.func.name == name)
    }

    /// Names that the module refers to and does not define, sorted.
    pub fn externals(&self) -> Vec<&str> {
        use crate::function::SymbolKind;
        use std::collections::BTreeSet;
        let symbols = self.functions.iter().flat_map(|function| &function.func.symbols);
        let used = symbols.filter(|symbol| symbol.kind != SymbolKind::Signature).map(|symbol| symbol.name.as_str());
        let relocations = self.data.iter().flat_map(|data| &data.relocations);
        let from_data = relocations.flat_map(|relocation| [Some(&relocation.symbol), relocation.minus.as_ref()]);
        let all: BTreeSet<&str> = used.chain(from_data.flatten().map(String::as_str)).collect();
        let functions = self.functions.iter().map(|function| function.func.name.as_str());
        let data = self.data.iter().map(|data| data.name.as_str());
        let aliases = self.aliases.iter().map(|alias| alias.name.as_str());
        let defined: BTreeSet<&str> = functions.chain(data).chain(aliases).collect();
        all.difference(&defined).copied().collect()
    }
}
