//! The sections and symbols of an object file, while it is written.
//!
//! In: code, data and their relocations. Out: [`Section`]s and [`Symbol`]s. Invariant: a name has one symbol.
//! Not here: what is written in which order (see `module`), unwind tables (see `unwind_tables`).

use crate::compiled::{Compiled, LinkedField, LinkedTo, RESOLVER, RelocationKind};
use crate::error::CompileError;
use crate::target::Target;
use kernelsmith_ir::{Data, DataKind, Linkage};
use kernelsmith_machine::asm::{Binding, Relocation, Section, SectionKind, Symbol};
use std::collections::HashMap;

/// Bits per byte.
const BITS: u32 = 8;

/// The sections and symbols so far.
pub(crate) struct Writer<'a> {
    target: &'a Target,
    pub(crate) sections: Vec<Section>,
    pub(crate) symbols: Vec<Symbol>,
    /// The symbols by name.
    numbers: HashMap<String, usize>,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(target: &'a Target) -> Writer<'a> {
        Writer { target, sections: Vec::new(), symbols: Vec::new(), numbers: HashMap::new() }
    }

    /// The section of this name; adds it if it is new.
    pub(crate) fn section(&mut self, name: &str, kind: SectionKind) -> usize {
        if let Some(at) = self.sections.iter().position(|section| section.name == name) {
            return at;
        }
        let (name, bytes, relocations) = (name.to_owned(), Vec::new(), Vec::new());
        self.sections.push(Section { name, kind, align: 1, bytes, size: 0, relocations });
        self.sections.len() - 1
    }

    pub(crate) fn section_of(&mut self, data: &Data) -> usize {
        let is_zero = data.is_zero();
        let (name, kind) = match data.kind {
            DataKind::Constant if data.relocations.is_empty() => (".rodata", SectionKind::ReadOnly),
            DataKind::Constant => (".data.rel.ro", SectionKind::Data),
            DataKind::Writable if is_zero => (".bss", SectionKind::Zero),
            DataKind::Writable => (".data", SectionKind::Data),
            DataKind::ThreadLocal if is_zero => (".tbss", SectionKind::ThreadZero),
            DataKind::ThreadLocal => (".tdata", SectionKind::Thread),
            DataKind::Scratchpad => ("scratchpad", SectionKind::Data),
            DataKind::Constructors => (".init_array", SectionKind::Data),
            DataKind::Destructors => (".fini_array", SectionKind::Data),
        };
        self.section(name, kind)
    }

    /// Appends bytes and zeros up to a size; returns their offset.
    pub(crate) fn append(&mut self, section: usize, align: u32, bytes: &[u8], size: u64) -> u64 {
        let section = &mut self.sections[section];
        section.align = section.align.max(align);
        let start = section.size.next_multiple_of(align.into());
        section.size = start + size;
        if !section.kind.is_zero() {
            section.bytes.resize(start as usize, 0);
            section.bytes.extend_from_slice(bytes);
            section.bytes.resize(section.size as usize, 0);
        }
        start
    }

    pub(crate) fn add(&mut self, symbol: Symbol) -> usize {
        self.numbers.insert(symbol.name.clone(), self.symbols.len());
        self.symbols.push(symbol);
        self.symbols.len() - 1
    }

    pub(crate) fn define(
        &mut self,
        name: &str,
        place: (usize, u64),
        linkage: Linkage,
        is_function: bool,
        size: u64,
    ) -> usize {
        let binding = match linkage {
            Linkage::Local => Binding::Local,
            Linkage::Global => Binding::Global,
            Linkage::Weak => Binding::Weak,
        };
        let place = Some(place);
        self.add(Symbol {
            name: name.to_owned(),
            place,
            binding,
            is_function: Some(is_function),
            size,
            is_thread_local: false,
        })
    }

    /// The symbol of this name; one that is not defined is external.
    fn symbol(&mut self, name: &str) -> usize {
        match self.numbers.get(name) {
            Some(&number) => number,
            None => {
                let (name, binding) = (name.to_owned(), Binding::Global);
                self.add(Symbol { name, place: None, binding, is_function: None, size: 0, is_thread_local: false })
            }
        }
    }

    /// A new symbol of a place in a section.
    pub(crate) fn place(&mut self, section: usize, at: u64) -> usize {
        let name = self.free_name(&format!(".Lhere{at}"));
        let (place, binding) = (Some((section, at)), Binding::Local);
        self.add(Symbol { name, place, binding, is_function: None, size: 0, is_thread_local: false })
    }

    /// A name that no symbol has, which starts like this.
    pub(crate) fn free_name(&self, start: &str) -> String {
        let mut name = start.to_owned();
        while self.numbers.contains_key(&name) {
            name.push('.');
        }
        name
    }

    pub(crate) fn pointer_bytes(&self) -> u32 {
        self.target.desc().pointer_bits() / BITS
    }

    /// States that four bytes hold the distance to `addend` bytes after a symbol.
    pub(crate) fn add_distance(
        &mut self,
        section: usize,
        at: u64,
        symbol: usize,
        addend: i64,
    ) -> Result<(), CompileError> {
        let number = self.number(4, true)?;
        self.sections[section].relocations.push(Relocation { at, number, symbol, addend, keeps_symbol: false });
        Ok(())
    }

    /// States that a word holds the address of a symbol.
    pub(crate) fn add_address(&mut self, section: usize, at: u64, name: &str) -> Result<(), CompileError> {
        let number = self.number(self.pointer_bytes() as usize, false)?;
        let symbol = self.symbol(name);
        self.sections[section].relocations.push(Relocation { at, number, symbol, addend: 0, keeps_symbol: false });
        Ok(())
    }

    /// The relocation for this number of bytes.
    fn number(&self, bytes: usize, is_distance: bool) -> Result<u32, CompileError> {
        let number = self.target.desc().data_relocation(bytes, is_distance);
        let what = if is_distance { "distances" } else { "addresses" };
        number.ok_or_else(|| CompileError::target(format!("there is no relocation for {what} of {bytes} bytes")))
    }

    pub(crate) fn code_relocations(
        &mut self,
        text: usize,
        func: &kernelsmith_ir::Function,
        compiled: &Compiled,
    ) -> Result<(), CompileError> {
        let pointer = (self.target.desc().pointer_bits() / BITS) as usize;
        let start = self.numbers.get(&func.name).and_then(|&symbol| self.symbols[symbol].place).map_or(0, |at| at.1);
        for relocation in &compiled.relocations {
            let name = func.symbols.get(relocation.symbol as usize).map_or("", |symbol| &symbol.name);
            let at = start + u64::from(relocation.offset);
            let (number, addend) = match relocation.kind {
                RelocationKind::Absolute => (self.number(pointer, false)?, 0),
                RelocationKind::Call | RelocationKind::TailCall => {
                    let call = self.target.isa().near_call();
                    let call = call.ok_or_else(|| CompileError::target("there is no relocation for calls"))?;
                    let is_call = relocation.kind == RelocationKind::Call;
                    (if is_call { call.relocation } else { call.jump_relocation }, call.addend)
                }
                RelocationKind::TableEntry { addend } => {
                    let before = &compiled.bytes[..relocation.offset as usize];
                    let number = self.target.isa().table_relocation(before);
                    let missing = || CompileError::target("there is no relocation for entries of tables of addresses");
                    (number.ok_or_else(missing)?, i64::from(addend))
                }
                RelocationKind::Distance { addend } => (self.number(4, true)?, i64::from(addend)),
                RelocationKind::Linked(LinkedField { number, addend, of }) => {
                    let symbol = match of {
                        LinkedTo::Data => {
                            let symbol = self.symbol(name);
                            self.symbols[symbol].is_thread_local = true;
                            symbol
                        }
                        LinkedTo::Resolver => self.symbol(RESOLVER),
                        LinkedTo::Field(other) => self.place(text, start + u64::from(other)),
                    };
                    let keeps_symbol = matches!(of, LinkedTo::Field(_));
                    self.sections[text].relocations.push(Relocation { at, number, symbol, addend, keeps_symbol });
                    continue;
                }
            };
            let symbol = self.symbol(name);
            self.sections[text].relocations.push(Relocation { at, number, symbol, addend, keeps_symbol: false });
        }
        Ok(())
    }

    pub(crate) fn data_relocations(&mut self, data: &Data) -> Result<(), CompileError> {
        let Some((section, start)) = self.numbers.get(&data.name).and_then(|&symbol| self.symbols[symbol].place) else {
            return Ok(());
        };
        for relocation in &data.relocations {
            let at = start + relocation.offset;
            let mut addend = relocation.addend;
            if let Some(minus) = &relocation.minus {
                // Linkers know the distance from the field only.
                let place = self.numbers.get(minus).and_then(|&symbol| self.symbols[symbol].place);
                match place {
                    Some((other, from)) if other == section => addend += at as i64 - from as i64,
                    _ => {
                        let what = "linkers know no distance from a symbol of another section";
                        return Err(CompileError::target(what));
                    }
                }
            }
            let number = self.number(relocation.width.into(), relocation.minus.is_some())?;
            let symbol = self.symbol(&relocation.symbol);
            self.sections[section].relocations.push(Relocation { at, number, symbol, addend, keeps_symbol: false });
        }
        Ok(())
    }
}
