//! Loads modules: functions and data that refer to each other by name.
//!
//! In: a [`ModuleCode`], a resolver of external names. Out: [`LoadedModule`]: addresses of its functions and data.
//! Invariants: all code is one block, which is never writable; constant data is read-only once its addresses are
//! filled in; functions and data live as long as the module.
//! Not here: what the functions may access. No contract covers the pointers of C, so calling them is `unsafe`.

use crate::arena::{CodeArena, Placed};
use crate::c_function::CFunction;
use crate::debug::{Registrations, Tools, UnwindRegistration};
use crate::error::ExecError;
use crate::host::{self, FeatureList, host_arch};
use crate::pages::{self, FrozenPages, GuardedPages};
use crate::resolve::Resolve;
use crate::{Catches, FrameInfo, LineTable};
use std::collections::HashMap;
use std::fmt;
use std::ptr::NonNull;

/// How a place in code depends on the address of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReferenceKind {
    /// Eight bytes: the address.
    Absolute,
    /// Four bytes: the distance from the place to eight bytes with the address, plus an addend.
    TableEntry {
        /// Added to the distance, in bytes.
        addend: i32,
    },
}

/// A place in code that depends on the address of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Offset in the bytes of the function.
    pub offset: usize,
    /// The symbol.
    pub symbol: String,
    /// How it depends.
    pub kind: ReferenceKind,
}

/// The code of a function.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ModuleFunction {
    /// Its name.
    pub name: String,
    /// Code, from its first instruction on, and constants.
    pub bytes: Vec<u8>,
    /// Alignment in bytes, a power of two up to 64.
    pub align: usize,
    /// The places that depend on addresses.
    pub references: Vec<Reference>,
    /// The frame layout, if the compiler provides it.
    pub frame: Option<FrameInfo>,
    /// The exceptions that it catches, with the names of types and of the personality.
    pub catches: Option<Box<Catches<String>>>,
    /// The source lines, if the compiler provides them.
    pub lines: LineTable,
}

/// A place in data that holds an address, or the difference of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataReference {
    /// Offset in the object.
    pub offset: usize,
    /// Size in bytes, 4 or 8.
    pub width: u8,
    /// The symbol.
    pub symbol: String,
    /// Bytes added.
    pub addend: i64,
    /// The symbol whose address is subtracted.
    pub minus: Option<String>,
}

/// A data object.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ModuleData {
    /// Its name.
    pub name: String,
    /// Size in bytes.
    pub size: usize,
    /// Alignment in bytes, a power of two up to 4096.
    pub align: usize,
    /// The first bytes; the others are zero.
    pub bytes: Vec<u8>,
    /// Whether code may write it.
    pub is_writable: bool,
    /// The places that hold addresses.
    pub references: Vec<DataReference>,
}

/// Another name of a function or of a place in data of the module.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ModuleAlias {
    /// Its name.
    pub name: String,
    /// The function or the data.
    pub target: String,
    /// Bytes from the start of the target, at most its size.
    pub offset: usize,
}

/// Compiled functions and data that refer to each other by name.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ModuleCode {
    /// The machine that it was compiled for.
    pub arch: String,
    /// The features that the code uses.
    pub features: FeatureList,
    /// The functions.
    pub functions: Vec<ModuleFunction>,
    /// The data.
    pub data: Vec<ModuleData>,
    /// Other names of these.
    pub aliases: Vec<ModuleAlias>,
    /// External symbols that may be absent: then their address is 0.
    pub weak: Vec<String>,
    /// Functions that run before `main`, in this order.
    pub constructors: Vec<String>,
    /// Functions that run at the exit of a program, last first.
    pub destructors: Vec<String>,
}

/// Functions and data at their addresses. Dropping it frees both.
pub struct LoadedModule {
    addresses: HashMap<String, usize>,
    constructors: Vec<String>,
    destructors: Vec<String>,
    n_bytes: usize,
    _registrations: Vec<Registrations>,
    _frames: Option<UnwindRegistration>,
    _code: Option<Placed>,
    _constants: FrozenPages,
    _variables: GuardedPages,
}

impl LoadedModule {
    /// Copies code and data to memory and fills in the addresses.
    ///
    /// # Errors
    /// If the code is for another machine, a symbol has no address, or there is no memory.
    pub fn load(
        arena: &CodeArena,
        module: &ModuleCode,
        externals: &dyn Resolve,
        tools: &Tools,
    ) -> Result<LoadedModule, ExecError> {
        validate(module)?;
        let places = Places::new(module, arena)?;
        let table = places.table(module);
        let mut addresses = places.addresses(module)?;
        let structors = module.constructors.iter().chain(&module.destructors).map(String::as_str);
        for name in table.keys().copied().chain(names_in_data(module)).chain(names_in_catches(module)).chain(structors)
        {
            if addresses.contains_key(name) {
                continue;
            }
            let found = externals.resolve(name).map(|found| found.address().addr());
            let is_weak = || module.weak.iter().any(|weak| weak == name);
            let unknown = || ExecError::UnknownSymbol { name: name.to_owned() };
            let address = found.or_else(|| is_weak().then_some(0)).ok_or_else(unknown)?;
            addresses.insert(name.to_owned(), address);
        }
        places.fill(module, &addresses, &table, tools)
    }

    /// The address of a function or of data of the module, or of an external symbol that it uses.
    pub fn address(&self, name: &str) -> Option<*const u8> {
        self.addresses.get(name).map(|address| std::ptr::with_exposed_provenance(*address))
    }

    /// The functions that run before `main`, in this order.
    pub(crate) fn constructors(&self) -> &[String] {
        &self.constructors
    }

    /// The functions that run at the exit of a program, last first.
    pub(crate) fn destructors(&self) -> &[String] {
        &self.destructors
    }

    /// A function of the module as a pointer of type `F`. Calling it is unsafe: the function must have this type, the
    /// module must live, and the arguments must be such that the function accesses only memory that it may access.
    pub fn pointer<F: CFunction>(&self, name: &str) -> Option<F> {
        self.address(name).and_then(|address| NonNull::new(address.cast_mut())).map(F::from_address)
    }

    /// Bytes of its code and its data.
    pub fn n_bytes(&self) -> usize {
        self.n_bytes
    }

    /// A function of the module as a pointer of type `F`, an `extern "C" fn` or `unsafe extern "C" fn`.
    ///
    /// # Safety
    /// The function has the type `F`. It is called only while the module lives, and with arguments for which it
    /// accesses only memory that it may access.
    ///
    /// # Panics
    /// If `F` does not have the size of a function pointer.
    pub unsafe fn function<F: Copy>(&self, name: &str) -> Option<F> {
        assert_eq!(size_of::<F>(), size_of::<*const u8>(), "the type is no function pointer");
        let address = self.address(name)?;
        // SAFETY: both have the size of a pointer, and the caller guarantees the type.
        Some(unsafe { std::mem::transmute_copy::<*const u8, F>(&address) })
    }
}

impl fmt::Debug for LoadedModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LoadedModule").field("n_symbols", &self.addresses.len()).finish_non_exhaustive()
    }
}

/// The address of a function or of data of this process and the libraries that it has loaded. `atexit` and the handle
/// `__dso_handle`, which C++ gives to destructors of static objects, are found too, although each program has its own.
pub fn process_symbol(name: &str) -> Option<*const u8> {
    #[cfg(unix)]
    {
        static DSO_HANDLE: u8 = 0;
        let c_name = std::ffi::CString::new(name).ok()?;
        // SAFETY: the name is a string of C, and looking it up runs no code of the library.
        let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c_name.as_ptr()) };
        match name {
            _ if !address.is_null() => Some(address.cast_const().cast()),
            "atexit" => Some(libc::atexit as *const u8),
            "__dso_handle" => Some(&raw const DSO_HANDLE),
            _ => None,
        }
    }
    #[cfg(not(unix))]
    {
        let _ = name;
        None
    }
}

fn validate(module: &ModuleCode) -> Result<(), ExecError> {
    let invalid = |reason: String| Err(ExecError::InvalidCode { reason });
    if module.arch != host_arch() {
        return Err(ExecError::WrongArch { code: module.arch.clone(), host: host_arch() });
    }
    if let Some(feature) = module.features.missing() {
        return Err(ExecError::MissingFeature { feature: feature.to_owned() });
    }
    for ModuleFunction { name, bytes, align, references, .. } in &module.functions {
        if bytes.is_empty() || !align.is_power_of_two() || *align > crate::arena::BLOCK_ALIGN {
            return invalid(format!("function `{name}` of {} bytes with alignment {align}", bytes.len()));
        }
        for reference in references {
            let width = if reference.kind == ReferenceKind::Absolute { 8 } else { 4 };
            if reference.offset.checked_add(width).is_none_or(|end| end > bytes.len()) {
                return invalid(format!("reference to `{}` outside of function `{name}`", reference.symbol));
            }
        }
    }
    for ModuleData { name, size, align, bytes, references, .. } in &module.data {
        if !align.is_power_of_two() || *align > pages::page_bytes() || bytes.len() > *size {
            return invalid(format!("data `{name}` of {size} bytes with alignment {align}"));
        }
        for reference in references {
            let end = reference.offset.checked_add(reference.width.into());
            if !matches!(reference.width, 4 | 8) || end.is_none_or(|end| end > *size) {
                return invalid(format!("reference to `{}` outside of data `{name}`", reference.symbol));
            }
        }
    }
    Ok(())
}

fn names_in_data(module: &ModuleCode) -> impl Iterator<Item = &str> {
    let references = module.data.iter().flat_map(|data| &data.references);
    references.flat_map(|reference| [Some(reference.symbol.as_str()), reference.minus.as_deref()]).flatten()
}

fn names_in_catches(module: &ModuleCode) -> impl Iterator<Item = &str> {
    let catches = module.functions.iter().filter_map(|function| function.catches.as_deref());
    let names =
        catches.flat_map(|catches| core::iter::once(&catches.personality).chain(catches.types.iter().flatten()));
    names.map(String::as_str)
}

/// Appends `len` bytes with an alignment, a power of two, to what ends at `end`; returns their start.
fn append(end: &mut usize, len: usize, align: usize) -> Result<usize, ExecError> {
    let start = end.checked_next_multiple_of(align);
    let after = start.and_then(|start| start.checked_add(len));
    let too_large = || ExecError::InvalidCode { reason: "a module of more bytes than there are addresses".to_owned() };
    *end = after.ok_or_else(too_large)?;
    Ok(*end - len)
}

/// Where everything goes.
struct Places {
    draft: Option<crate::arena::Draft>,
    /// Offset of each function in the block.
    functions: Vec<usize>,
    /// Offset of the table of addresses in the block.
    table_start: usize,
    block_bytes: usize,
    constants: GuardedPages,
    variables: GuardedPages,
    /// Offset of each data object in its pages.
    data: Vec<usize>,
}

impl Places {
    fn new(module: &ModuleCode, arena: &CodeArena) -> Result<Places, ExecError> {
        let mut at = 0usize;
        let functions = module.functions.iter().map(|function| append(&mut at, function.bytes.len(), function.align));
        let functions = functions.collect::<Result<Vec<usize>, _>>()?;
        let table_start = append(&mut at, 0, 8)?;
        let mut ends = [0usize; 2];
        let data = module.data.iter().map(|data| {
            let end = &mut ends[usize::from(data.is_writable)];
            // Each object has an address, also an empty one.
            append(end, data.size.max(1), data.align)
        });
        let data = data.collect::<Result<Vec<usize>, _>>()?;
        for end in &mut ends {
            *end = (*end).max(1);
            append(end, 0, pages::page_bytes())?;
        }
        let mut places = Places {
            draft: None,
            functions,
            table_start,
            block_bytes: table_start,
            constants: GuardedPages::map(ends[0])?,
            variables: GuardedPages::map(ends[1])?,
            data,
        };
        places.block_bytes += 8 * places.table(module).len();
        if places.block_bytes > 0 {
            places.draft = Some(arena.draft(places.block_bytes)?);
        }
        Ok(places)
    }

    /// The symbols of the code with the offsets of their entries in the table.
    fn table<'m>(&self, module: &'m ModuleCode) -> HashMap<&'m str, usize> {
        let mut table = HashMap::new();
        for reference in module.functions.iter().flat_map(|function| &function.references) {
            let next = self.table_start + 8 * table.len();
            table.entry(reference.symbol.as_str()).or_insert(next);
        }
        table
    }

    fn code_base(&self) -> usize {
        self.draft.as_ref().map_or(0, |draft| draft.address().addr().get())
    }

    /// The addresses of everything that the module defines.
    fn addresses(&self, module: &ModuleCode) -> Result<HashMap<String, usize>, ExecError> {
        let mut addresses = HashMap::new();
        if let Some(draft) = &self.draft {
            // Pointers of functions are computed from numbers.
            draft.address().as_ptr().expose_provenance();
        }
        let functions = module.functions.iter().zip(&self.functions);
        let functions = functions.map(|(function, offset)| (&function.name, self.code_base() + offset));
        let data = module.data.iter().zip(&self.data).map(|(data, offset)| {
            let pages = if data.is_writable { &self.variables } else { &self.constants };
            (&data.name, pages.address().as_ptr().expose_provenance() + offset)
        });
        for (name, address) in functions.chain(data) {
            if addresses.insert(name.clone(), address).is_some() {
                return Err(ExecError::DuplicateSymbol { name: name.clone() });
            }
        }
        let targets: HashMap<&str, usize> = module
            .functions
            .iter()
            .map(|function| (function.name.as_str(), function.bytes.len()))
            .chain(module.data.iter().map(|data| (data.name.as_str(), data.size)))
            .collect();
        for ModuleAlias { name, target, offset } in &module.aliases {
            let is_inside = targets.get(target.as_str()).is_some_and(|size| offset <= size);
            let Some(address) = addresses.get(target).filter(|_| is_inside) else {
                return Err(ExecError::InvalidCode { reason: format!("`{name}` is no place in `{target}`") });
            };
            let address = address + offset;
            if addresses.insert(name.clone(), address).is_some() {
                return Err(ExecError::DuplicateSymbol { name: name.clone() });
            }
        }
        Ok(addresses)
    }

    fn fill(
        mut self,
        module: &ModuleCode,
        addresses: &HashMap<String, usize>,
        table: &HashMap<&str, usize>,
        tools: &Tools,
    ) -> Result<LoadedModule, ExecError> {
        let address = |name: &str| addresses.get(name).copied().unwrap_or(0);
        for (data, &offset) in module.data.iter().zip(&self.data) {
            let pages = if data.is_writable { &mut self.variables } else { &mut self.constants };
            let bytes = &mut pages.bytes_mut()[offset..][..data.size];
            bytes[..data.bytes.len()].copy_from_slice(&data.bytes);
            for reference in &data.references {
                let minus = reference.minus.as_deref().map_or(0, address);
                let value =
                    address(&reference.symbol).wrapping_add_signed(reference.addend as isize).wrapping_sub(minus);
                let width = usize::from(reference.width);
                bytes[reference.offset..][..width].copy_from_slice(&(value as u64).to_ne_bytes()[..width]);
            }
        }
        let mut registrations = Vec::new();
        let mut frames = None;
        let base = self.code_base();
        let code = match self.draft.take() {
            None => None,
            Some(draft) => {
                let mut block = draft.traps();
                for (function, &offset) in module.functions.iter().zip(&self.functions) {
                    block[offset..][..function.bytes.len()].copy_from_slice(&function.bytes);
                    for reference in &function.references {
                        let entry = table.get(reference.symbol.as_str()).copied().unwrap_or(0);
                        let target = address(&reference.symbol);
                        relocate(&mut block, base, offset + reference.offset, reference, entry, target)?;
                    }
                }
                for (name, &entry) in table {
                    block[entry..][..8].copy_from_slice(&(address(name) as u64).to_ne_bytes());
                }
                let placed = draft.fill(&block)?;
                if tools.any() {
                    registrations.extend(module.functions.iter().zip(&self.functions).map(|(function, &offset)| {
                        let bytes = &placed.bytes()[offset..][..function.bytes.len()];
                        tools.register_but_frame(&function.name, bytes, function.frame.as_ref(), &function.lines)
                    }));
                }
                // Exceptions pass through all functions, whether a tool wants to know their frames or not.
                let functions = module.functions.iter().zip(&self.functions).map(|(function, &offset)| {
                    let start = (base + offset) as u64;
                    let catches = function.catches.as_deref().cloned();
                    let catches = catches.map(|catches| catches.map(|name| address(&name) as u64));
                    (start, function.bytes.len() as u64, function.frame.as_ref(), catches)
                });
                frames = UnwindRegistration::of_functions(functions);
                Some(placed)
            }
        };
        let n_data: usize = module.data.iter().map(|data| data.size).sum();
        Ok(LoadedModule {
            addresses: addresses.clone(),
            constructors: module.constructors.clone(),
            destructors: module.destructors.clone(),
            n_bytes: self.block_bytes + n_data,
            _registrations: registrations,
            _frames: frames,
            _code: code,
            _constants: self.constants.freeze()?,
            _variables: self.variables,
        })
    }
}

/// Fills in a reference at offset `at` of the block; `entry` is the offset of the symbol's entry in the table.
fn relocate(
    block: &mut [u8],
    base: usize,
    at: usize,
    reference: &Reference,
    entry: usize,
    target: usize,
) -> Result<(), ExecError> {
    let addend = match reference.kind {
        ReferenceKind::Absolute => {
            block[at..][..8].copy_from_slice(&(target as u64).to_ne_bytes());
            return Ok(());
        }
        ReferenceKind::TableEntry { addend } => addend,
    };
    let distance_of = |to: usize| {
        let distance = to as i128 - (base + at) as i128 + i128::from(addend);
        i32::try_from(distance).map_err(|_| distance)
    };
    // A near target needs no entry: `call [entry]` becomes a call of the target, and a load of the entry the address.
    let direct = distance_of(target).ok().filter(|_| host::HAS_DIRECT_FORMS && addend == -4 && target != 0);
    let distance = match (direct, at.checked_sub(3).map(|start| &mut block[start..at])) {
        (Some(direct), Some([_, call @ 0xff, modrm @ 0x15])) => {
            (*call, *modrm) = (0x67, 0xe8);
            Ok(direct)
        }
        (Some(direct), Some([0x48 | 0x4c, load @ 0x8b, modrm])) if *modrm & 0xc7 == 0x05 => {
            *load = 0x8d;
            Ok(direct)
        }
        _ => distance_of(base + entry),
    };
    let distance = distance.map_err(|distance| {
        let name = reference.symbol.clone();
        ExecError::RelocationRange { name, offset: at, distance }
    })?;
    block[at..][..4].copy_from_slice(&distance.to_ne_bytes());
    Ok(())
}
