//! The block of a module in bitcode: symbols, tables, and where functions are.
//!
//! In: blocks. Out: the symbols of a module, and a [`BitcodeInput`]. Invariant: symbols have their numbers in the order of
//! their records, before every constant; names come from the table of strings at the end of the file.

use crate::attribute::AttributeList;
use crate::bitcode::block::{Abbreviations, Block, Extent, Item, Result, read_info};
use crate::bitcode::constants;
use crate::bitcode::tables::{self, Groups, constant_limit, type_limit};
use crate::body::{Operand, OperandKind};
use crate::constants::{Constant, ConstantKind};
use crate::error::{Error, ErrorKind, Place};
use crate::index::Symbol;
use crate::module::{
    BitcodeInput, BodyRange, Comdat, ComdatKind, FunctionData, Linkage, Module, Storage, SymbolData, SymbolKind,
    ThreadLocal, UnnamedAddress, Visibility,
};
use crate::types::{Type, TypeKind};
use std::collections::HashSet;

/// What is known about a symbol before constants and names are.
struct Pending {
    symbol: Symbol,
    name: (u64, u64),
    place: Place,
    /// Number of the initialiser, aliasee or resolver plus one.
    value: u64,
    attributes: u64,
    /// Numbers of prologue data, prefix data and personality plus one.
    parts: [u64; 3],
    is_definition: bool,
}

pub(crate) struct ModuleReader<'m, 'b> {
    module: &'m mut Module,
    bytes: &'b [u8],
    info: Abbreviations,
    types: Vec<Type>,
    // Blocks that are read later, with the abbreviations that they begin with: more may be defined behind them.
    groups: Option<(Extent, Abbreviations)>,
    lists: Option<(Extent, Abbreviations)>,
    symbols: Vec<Pending>,
    comdat_names: Vec<(u64, u64)>,
    sections: Vec<Box<[u8]>>,
    collectors: Vec<Box<[u8]>>,
    values: Vec<Operand>,
    functions: Vec<Extent>,
    metadata: Option<(Extent, Abbreviations)>,
    bundle_tags: Vec<u32>,
    sync_scopes: Vec<u8>,
    names: Option<(usize, usize)>,
}

impl<'m, 'b> ModuleReader<'m, 'b> {
    pub(crate) fn new(module: &'m mut Module, bytes: &'b [u8]) -> Self {
        ModuleReader {
            module,
            bytes,
            info: Abbreviations::default(),
            types: Vec::new(),
            groups: None,
            lists: None,
            symbols: Vec::new(),
            comdat_names: Vec::new(),
            sections: Vec::new(),
            collectors: Vec::new(),
            values: Vec::new(),
            functions: Vec::new(),
            metadata: None,
            bundle_tags: Vec::new(),
            sync_scopes: Vec::new(),
            names: None,
        }
    }

    /// Reads the table of strings.
    pub(crate) fn names(&mut self, extent: Extent) -> Result<()> {
        let mut block = Block::new(self.bytes, extent, 23, &self.info);
        loop {
            match block.next()? {
                Item::End => return Ok(()),
                Item::Record if block.record.code == 1 && self.names.is_none() => self.names = block.record.blob,
                _ => {}
            }
        }
    }

    /// Reads the block of the module.
    pub(crate) fn module(&mut self, extent: Extent) -> Result<()> {
        let mut block = Block::new(self.bytes, extent, 8, &self.info);
        loop {
            match block.next()? {
                Item::End => return Ok(()),
                Item::Record => self.record(&block)?,
                Item::Block(id, extent) => self.block(id, extent)?,
            }
        }
    }

    fn block(&mut self, id: u32, extent: Extent) -> Result<()> {
        match id {
            0 => read_info(self.bytes, extent, &mut self.info)?,
            9 => self.lists = Some((extent, self.info.clone())),
            10 => self.groups = Some((extent, self.info.clone())),
            11 => {
                let before = std::mem::take(&mut self.values);
                let made = constants::read(self.module, self.bytes, extent, &self.info, &self.types, [&before, &[]])?;
                self.values = before;
                self.values.extend(made);
            }
            12 => self.functions.push(extent),
            15 if self.metadata.is_none() => self.metadata = Some((extent, self.info.clone())),
            17 if self.types.is_empty() => {
                self.types = tables::types(self.module, self.bytes, extent, &self.info)?;
            }
            17 => {
                let place = Place::Byte(extent.start / 8);
                return Err(Error::new(ErrorKind::Malformed, place, "the module has two tables of types"));
            }
            21 => {
                for name in self.strings(extent, id)? {
                    let tag = self.module.intern_tag(&name);
                    let Some(tag) = tag else { return Err(limit("there are too many tags of bundles")) };
                    self.bundle_tags.push(tag);
                }
            }
            26 => {
                for name in self.strings(extent, id)? {
                    let scope = self.module.intern_scope(&name);
                    let Some(scope) = scope else { return Err(limit("there are too many scopes of atomic accesses")) };
                    self.sync_scopes.push(scope);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn strings(&self, extent: Extent, id: u32) -> Result<Vec<Vec<u8>>> {
        let mut block = Block::new(self.bytes, extent, id, &self.info);
        let mut strings = Vec::new();
        loop {
            match block.next()? {
                Item::End => return Ok(strings),
                Item::Record => strings.push(block.text(0)),
                Item::Block(..) => {}
            }
        }
    }

    fn record(&mut self, block: &Block<'_>) -> Result<()> {
        match block.record.code {
            1 => {
                let version = block.op(0)?;
                if version != 2 {
                    let message = format!("version {version} of bitcode is not supported");
                    return Err(Error::new(ErrorKind::Unsupported, block.place(), message));
                }
            }
            2 => self.module.triple = Some(block.text(0).into()),
            3 => self.module.data_layout = Some(block.text(0).into()),
            4 => {
                let message = "assembly text outside functions (`module asm`) is not supported";
                return Err(Error::new(ErrorKind::Unsupported, block.place(), message));
            }
            5 => self.sections.push(block.text(0).into()),
            7 => self.variable(block)?,
            8 => self.function(block)?,
            11 => self.collectors.push(block.text(0).into()),
            12 => self.comdat(block)?,
            14 | 18 => self.alias(block)?,
            16 => self.module.source_filename = Some(block.text(0).into()),
            _ => {}
        }
        Ok(())
    }

    fn ty(&self, block: &Block<'_>, number: u64) -> Result<Type> {
        let found = usize::try_from(number).ok().and_then(|at| self.types.get(at).copied());
        found.ok_or_else(|| block.error(format!("type {number} is not defined")))
    }

    fn comdat(&mut self, block: &Block<'_>) -> Result<()> {
        let kinds = [
            ComdatKind::Any,
            ComdatKind::Any,
            ComdatKind::ExactMatch,
            ComdatKind::Largest,
            ComdatKind::NoDeduplicate,
            ComdatKind::SameSize,
        ];
        let kind = usize::try_from(block.op(2)?).ok().and_then(|at| kinds.get(at).copied());
        self.comdat_names.push((block.op(0)?, block.op(1)?));
        self.module.comdats.push(Comdat { name: Box::default(), kind: kind.unwrap_or(ComdatKind::Any) });
        Ok(())
    }

    /// Adds a symbol and its value, a pointer.
    fn add(&mut self, block: &Block<'_>, data: SymbolData, mut pending: Pending) -> Result<()> {
        let symbol = Symbol::new(self.module.symbols.len());
        pending.symbol = symbol;
        let ty = self.module.types.get(TypeKind::Pointer(data.address_space));
        let ty = ty.map_err(|limit| type_limit(block, limit))?;
        self.module.symbols.push(data);
        self.module.order.push(symbol);
        let made = self.module.constants.simple(ty, ConstantKind::Symbol(symbol));
        let constant = made.map_err(|limit| constant_limit(block, limit))?;
        self.values.push(Operand::new(OperandKind::Constant(constant)));
        self.symbols.push(pending);
        Ok(())
    }

    fn pending(block: &Block<'_>) -> Result<Pending> {
        Ok(Pending {
            symbol: Symbol::new(0),
            name: (block.op(0)?, block.op(1)?),
            place: block.place(),
            value: 0,
            attributes: 0,
            parts: [0; 3],
            is_definition: false,
        })
    }

    fn comdat_of(&self, block: &Block<'_>, at: usize) -> Result<Option<u32>> {
        match block.record.ops.get(at).copied().unwrap_or(0) {
            0 => Ok(None),
            number if number <= self.module.comdats.len() as u64 => Ok(Some(number as u32 - 1)),
            number => Err(block.error(format!("comdat {number} is not defined"))),
        }
    }

    fn section_of(&self, block: &Block<'_>, at: usize) -> Result<Option<Box<[u8]>>> {
        let number = block.record.ops.get(at).copied().unwrap_or(0);
        let Some(index) = number.checked_sub(1) else { return Ok(None) };
        let found = usize::try_from(index).ok().and_then(|at| self.sections.get(at).cloned());
        found.map(Some).ok_or_else(|| block.error(format!("section {number} is not defined")))
    }

    fn variable(&mut self, block: &Block<'_>) -> Result<()> {
        let op = |at: usize| block.record.ops.get(at).copied().unwrap_or(0);
        let mut data = SymbolData::undefined(None, place_of(block));
        data.ty = self.ty(block, block.op(2)?)?;
        if !self.module.types.is_first_class(data.ty) || data.ty == Type::LABEL {
            return Err(block.error("a variable has a type without values"));
        }
        let flags = block.op(3)?;
        if flags & 2 == 0 {
            return Err(Error::new(ErrorKind::Unsupported, block.place(), "a pointer with a type is not supported"));
        }
        data.address_space = space(block, flags >> 2)?;
        let mut pending = Self::pending(block)?;
        pending.value = block.op(4)?;
        data.linkage = linkage(block.op(5)?);
        data.align = align(block, op(6))?;
        data.section = self.section_of(block, 7)?;
        data.visibility = Visibility::from_number(op(8)).unwrap_or(Visibility::Default);
        data.thread_local = ThreadLocal::from_number(op(9)).unwrap_or(ThreadLocal::GeneralDynamic);
        data.unnamed_address = UnnamedAddress::from_number(op(10)).unwrap_or(UnnamedAddress::No);
        data.storage = Storage::from_number(op(12)).unwrap_or(Storage::Default);
        data.comdat = self.comdat_of(block, 13)?;
        data.is_dso_local = op(15) != 0 || data.is_implicitly_local();
        data.kind = SymbolKind::Variable {
            initialiser: None,
            is_constant: flags & 1 != 0,
            is_externally_initialised: op(11) != 0,
        };
        self.add(block, data, pending)
    }

    fn function(&mut self, block: &Block<'_>) -> Result<()> {
        let op = |at: usize| block.record.ops.get(at).copied().unwrap_or(0);
        let mut data = SymbolData::undefined(None, place_of(block));
        data.ty = self.ty(block, block.op(2)?)?;
        if !matches!(self.module.types.kind(data.ty), TypeKind::Function { .. }) {
            return Err(block.error("a function does not have the type of one"));
        }
        let convention = u16::try_from(block.op(3)?).ok().filter(|&number| number < 1024);
        let Some(convention) = convention else { return Err(block.error("a calling convention is not below 1024")) };
        let mut pending = Self::pending(block)?;
        pending.is_definition = block.op(4)? == 0;
        data.linkage = linkage(block.op(5)?);
        pending.attributes = op(6);
        data.align = align(block, op(7))?;
        data.section = self.section_of(block, 8)?;
        data.visibility = Visibility::from_number(op(9)).unwrap_or(Visibility::Default);
        let collector = op(10).checked_sub(1).and_then(|at| self.collectors.get(usize::try_from(at).ok()?).cloned());
        data.unnamed_address = UnnamedAddress::from_number(op(11)).unwrap_or(UnnamedAddress::No);
        pending.parts = [op(12), op(15), op(16)];
        data.storage = Storage::from_number(op(13)).unwrap_or(Storage::Default);
        data.comdat = self.comdat_of(block, 14)?;
        data.is_dso_local = op(17) != 0 || data.is_implicitly_local();
        data.address_space = space(block, op(18))?;
        let function = FunctionData { convention, collector, ..FunctionData::default() };
        data.kind = SymbolKind::Function(Box::new(function));
        self.add(block, data, pending)
    }

    fn alias(&mut self, block: &Block<'_>) -> Result<()> {
        let op = |at: usize| block.record.ops.get(at).copied().unwrap_or(0);
        let is_alias = block.record.code == 14;
        let mut data = SymbolData::undefined(None, place_of(block));
        data.ty = self.ty(block, block.op(2)?)?;
        data.address_space = space(block, block.op(3)?)?;
        let mut pending = Self::pending(block)?;
        pending.value = block.op(4)?.saturating_add(1);
        data.linkage = linkage(block.op(5)?);
        data.visibility = Visibility::from_number(op(6)).unwrap_or(Visibility::Default);
        if is_alias {
            data.storage = Storage::from_number(op(7)).unwrap_or(Storage::Default);
            data.thread_local = ThreadLocal::from_number(op(8)).unwrap_or(ThreadLocal::No);
            data.unnamed_address = UnnamedAddress::from_number(op(9)).unwrap_or(UnnamedAddress::No);
            data.is_dso_local = op(10) != 0;
        } else {
            data.is_dso_local = op(7) != 0;
        }
        data.is_dso_local |= data.is_implicitly_local();
        // The target is set when constants are known.
        data.kind = if is_alias { SymbolKind::Alias(Constant::new(0)) } else { SymbolKind::IFunc(Constant::new(0)) };
        self.add(block, data, pending)
    }

    /// Sets what needs the whole file: initialisers, names, attributes, bodies.
    pub(crate) fn finish(mut self) -> Result<BitcodeInput> {
        let groups = match &self.groups {
            Some((extent, info)) => tables::groups(self.bytes, *extent, info, &self.types)?,
            None => Groups::default(),
        };
        let lists = match &self.lists {
            Some((extent, info)) => tables::lists(self.module, self.bytes, *extent, info, &groups)?,
            None => vec![AttributeList::EMPTY],
        };
        let names = self.names.map_or(&[][..], |(start, end)| &self.bytes[start..end]);
        let mut known = HashSet::new();
        for (at, range) in std::mem::take(&mut self.comdat_names).into_iter().enumerate() {
            let text = name(names, range, Place::Byte(0))?;
            if !known.insert(text) {
                return Err(Error::new(ErrorKind::Name, Place::Byte(0), "a comdat is defined twice"));
            }
            self.module.comdats[at].name = text.into();
        }
        let mut functions = std::mem::take(&mut self.functions).into_iter();
        for pending in std::mem::take(&mut self.symbols) {
            let symbol = pending.symbol;
            let text = name(names, pending.name, pending.place)?;
            if !text.is_empty() {
                self.module.symbols[symbol.index()].name = Some(text.into());
                if self.module.by_name.insert(text.into(), symbol).is_some() {
                    return Err(Error::new(ErrorKind::Name, pending.place, "a symbol is defined twice"));
                }
            }
            let value = self.value(pending.value, pending.place)?;
            let parts = pending.parts.map(|part| self.value(part, pending.place));
            let [prologue, prefix, personality] = parts;
            let list = usize::try_from(pending.attributes).ok().and_then(|at| lists.get(at).copied());
            let Some(list) = list else {
                let message = format!("list {} of attributes is not defined", pending.attributes);
                return Err(Error::new(ErrorKind::Malformed, pending.place, message));
            };
            let data = &mut self.module.symbols[symbol.index()];
            let is_declaration = match &data.kind {
                SymbolKind::Variable { .. } => value.is_none(),
                SymbolKind::Function(_) => !pending.is_definition,
                _ => false,
            };
            if data.linkage == Linkage::ExternWeak && !is_declaration {
                let message = "what is defined here has the linkage of a declaration, `extern_weak`";
                return Err(Error::new(ErrorKind::Malformed, pending.place, message));
            }
            match &mut data.kind {
                SymbolKind::Variable { initialiser, .. } => {
                    if value.is_some_and(|value| self.module.constants.ty(value) != data.ty) {
                        let message = "an initialiser does not have the type of its variable";
                        return Err(Error::new(ErrorKind::Type, pending.place, message));
                    }
                    let may_be_declared = matches!(data.linkage, Linkage::External | Linkage::ExternWeak);
                    if value.is_none() && !may_be_declared {
                        let message = "a variable that other objects cannot define has no initialiser";
                        return Err(Error::new(ErrorKind::Malformed, pending.place, message));
                    }
                    *initialiser = value;
                }
                SymbolKind::Function(function) => {
                    function.attributes = Some(list);
                    (function.prologue, function.prefix, function.personality) = (prologue?, prefix?, personality?);
                    if pending.is_definition {
                        let Some(extent) = functions.next() else {
                            let message = "the body of a function is missing";
                            return Err(Error::new(ErrorKind::Malformed, pending.place, message));
                        };
                        let (start, code, end) = (extent.start, u64::from(extent.width), extent.end);
                        function.body = Some(BodyRange { start, code, end });
                    }
                }
                SymbolKind::Alias(target) | SymbolKind::IFunc(target) => match value {
                    Some(value) => *target = value,
                    None => return Err(Error::new(ErrorKind::Malformed, pending.place, "an alias has no target")),
                },
                SymbolKind::Undefined => {}
            }
        }
        // Copied once: bodies are read from it as long as the module exists.
        Ok(BitcodeInput {
            bytes: self.bytes.to_vec(),
            abbreviations: self.info,
            types: self.types,
            values: self.values,
            lists,
            metadata: self.metadata.as_ref().map(|(extent, _)| (extent.start, extent.width, extent.end)),
            metadata_abbreviations: self.metadata.map(|(_, info)| info).unwrap_or_default(),
            bundle_tags: self.bundle_tags,
            sync_scopes: self.sync_scopes,
        })
    }

    /// The constant with a number, which is one more than its index.
    fn value(&self, number: u64, place: Place) -> Result<Option<Constant>> {
        let Some(index) = number.checked_sub(1) else { return Ok(None) };
        let found = usize::try_from(index).ok().and_then(|at| self.values.get(at)).and_then(|value| value.constant());
        let message = || format!("value {index} is not a constant");
        found.map(Some).ok_or_else(|| Error::new(ErrorKind::Malformed, place, message()))
    }
}

fn limit(message: &str) -> Error {
    Error::new(ErrorKind::Limit, Place::Byte(0), message)
}

fn place_of(block: &Block<'_>) -> u64 {
    match block.place() {
        Place::Byte(byte) => byte,
        _ => 0,
    }
}

fn name(names: &[u8], (offset, size): (u64, u64), place: Place) -> Result<&[u8]> {
    let start = usize::try_from(offset).unwrap_or(usize::MAX);
    let end = usize::try_from(size).ok().and_then(|size| start.checked_add(size));
    let found = end.and_then(|end| names.get(start..end));
    found.ok_or_else(|| Error::new(ErrorKind::Malformed, place, "a name is not in the table of strings"))
}

fn space(block: &Block<'_>, number: u64) -> Result<u32> {
    u32::try_from(number).map_err(|_| block.error("an address space is too large"))
}

fn align(block: &Block<'_>, number: u64) -> Result<u8> {
    if number <= 33 { Ok(number as u8) } else { Err(block.error("an alignment exceeds 2^32")) }
}

fn linkage(code: u64) -> Linkage {
    match code {
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        12 => Linkage::AvailableExternally,
        1 | 16 => Linkage::Weak,
        10 | 17 => Linkage::WeakOdr,
        4 | 18 => Linkage::LinkOnce,
        11 | 19 => Linkage::LinkOnceOdr,
        _ => Linkage::External,
    }
}
