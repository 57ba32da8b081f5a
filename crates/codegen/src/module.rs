//! Compiles modules, and arranges their code and data for linkers.
//!
//! In: a verified module. Out: the code of each function; from that a [`Program`], the sections of an object file with
//! symbols, relocations and unwind tables.
//! Invariant: equal modules give equal programs. Code is compiled with [`Options::links`], so that the text section has no
//! absolute addresses where the machine can read a table of the linker.
//! Not here: writing files (see [`kernelsmith_machine::asm`] and its object files), executable memory.

use crate::compile::{Compiler, Options};
use crate::compiled::{Compiled, RelocationKind};
use crate::error::{CompileError, CompileErrorKind};
use crate::isa::NearCall;
use crate::target::Target;
use core::fmt;
use kernelsmith_frames::{Addresses, EhFrame};
use kernelsmith_ir::{Data, DataKind, Linkage, Module, ModuleFunction};
use kernelsmith_machine::asm::{Binding, Program, Relocation, Section, SectionKind, Symbol};
use std::collections::HashMap;

/// A function of a module that cannot be compiled.
#[derive(Debug)]
pub struct ModuleError {
    /// The function or data.
    pub item: String,
    /// The reason.
    pub error: CompileError,
}

impl fmt::Display for ModuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.item, self.error)
    }
}

impl core::error::Error for ModuleError {}

/// Bits per byte.
const BITS: u32 = 8;
/// Maximum size in bytes of the data that an object file stores; zeros at the end of a variable that has other bytes are stored
/// too. Writing a file needs several times as much memory.
pub const MAX_STORED_BYTES: u64 = 1 << 27;

impl Compiler {
    /// Compiles the functions of a module, in order. With [`Options::links`] they call each other as a linker can resolve it,
    /// else code that is loaded can.
    ///
    /// # Errors
    /// The first function that cannot be compiled.
    pub fn compile_module(
        &mut self,
        module: &Module,
        target: &Target,
        options: &Options,
    ) -> Result<Vec<Compiled>, ModuleError> {
        let near_call = target.isa().near_call().filter(|call| options.links || !call.is_linked);
        if let Some(NearCall { reach, .. }) = near_call {
            // Another object may replace a weak function, at any distance.
            let is_here = |function: &&ModuleFunction| function.linkage != Linkage::Weak;
            let functions = module.functions.iter().filter(is_here);
            self.near.extend(functions.map(|function| function.func.name.clone()));
            let near = self.compile_all(module, target, options);
            self.near.clear();
            let size = |compiled: &Compiled| (compiled.bytes.len() as u64).next_multiple_of(compiled.align.into());
            let near = near?;
            if near.iter().map(size).sum::<u64>() <= reach {
                return Ok(near);
            }
        }
        self.compile_all(module, target, options)
    }

    fn compile_all(
        &mut self,
        module: &Module,
        target: &Target,
        options: &Options,
    ) -> Result<Vec<Compiled>, ModuleError> {
        let options = Options { links: true, ..*options };
        let functions = module.functions.iter().map(|function| {
            let compiled = self.compile(&function.func, target, &options);
            compiled.map_err(|error| ModuleError { item: function.func.name.clone(), error })
        });
        functions.collect()
    }
}

/// The sections of an object file with these functions, which [`Compiler::compile_module`] compiled for the target.
///
/// # Errors
/// If the target has no relocation for something, or the data is larger than [`MAX_STORED_BYTES`].
pub fn program(module: &Module, code: &[Compiled], target: &Target) -> Result<Program, ModuleError> {
    let mut writer = Writer { target, sections: Vec::new(), symbols: Vec::new(), numbers: HashMap::new() };
    let text = writer.section(".text", SectionKind::Code);
    let entry_cfa = target.convention().return_address_bytes();
    let registers = target.isa().frame_registers();
    let mut frames = registers.map(|registers| EhFrame::new(registers, entry_cfa, Addresses::Relative));
    // The fields of the unwind table with the distances to functions, and the symbols of these.
    let mut starts = Vec::new();
    for (function, compiled) in module.functions.iter().zip(code) {
        let start = writer.append(text, compiled.align, &compiled.bytes, compiled.bytes.len() as u64);
        let size = u64::from(compiled.code_len);
        let symbol = writer.define(&function.func.name, (text, start), function.linkage, true, size);
        if let Some(frames) = &mut frames {
            starts.push((frames.add(0, compiled.bytes.len() as u64, &compiled.frame.steps), symbol));
        }
    }
    let mut stored = 0u64;
    for data in &module.data {
        let section = writer.section_of(data);
        if writer.sections[section].kind != SectionKind::Zero {
            stored = stored.saturating_add(data.size.saturating_add(data.align.into()));
        }
        if stored > MAX_STORED_BYTES {
            let kind = CompileErrorKind::Limit { what: "bytes of stored data", limit: MAX_STORED_BYTES, given: stored };
            return Err(ModuleError { item: data.name.clone(), error: CompileError { kind } });
        }
        let bytes = data.contents();
        let start = writer.append(section, data.align.max(1), &bytes, data.size);
        writer.define(&data.name, (section, start), data.linkage, false, data.size);
    }
    for name in &module.weak {
        let symbol = Symbol { name: name.clone(), place: None, binding: Binding::Weak, is_function: None, size: 0 };
        writer.add(symbol);
    }
    for (function, compiled) in module.functions.iter().zip(code) {
        let failed = |error| ModuleError { item: function.func.name.clone(), error };
        writer.code_relocations(text, &function.func, compiled).map_err(failed)?;
    }
    for data in &module.data {
        writer.data_relocations(data).map_err(|error| ModuleError { item: data.name.clone(), error })?;
    }
    if let Some(frames) = frames.filter(|_| !starts.is_empty()) {
        let bytes = frames.into_bytes();
        let section = writer.section(".eh_frame", SectionKind::ReadOnly);
        writer.append(section, 8, &bytes, bytes.len() as u64);
        let number = writer.number(4, true).map_err(|error| ModuleError { item: ".eh_frame".to_owned(), error })?;
        let relocation = |(at, symbol)| Relocation { at, number, symbol, addend: 0, keeps_symbol: false };
        writer.sections[section].relocations.extend(starts.into_iter().map(relocation));
    }
    // Tells linkers that the code needs no executable stack.
    writer.section(".note.GNU-stack", SectionKind::Note);
    Ok(Program { sections: writer.sections, symbols: writer.symbols, lines: Vec::new() })
}

/// The sections and symbols so far.
struct Writer<'a> {
    target: &'a Target,
    sections: Vec<Section>,
    symbols: Vec<Symbol>,
    /// The symbols by name.
    numbers: HashMap<String, usize>,
}

impl Writer<'_> {
    /// The section of this name; adds it if it is new.
    fn section(&mut self, name: &str, kind: SectionKind) -> usize {
        if let Some(at) = self.sections.iter().position(|section| section.name == name) {
            return at;
        }
        let (name, bytes, relocations) = (name.to_owned(), Vec::new(), Vec::new());
        self.sections.push(Section { name, kind, align: 1, bytes, size: 0, relocations });
        self.sections.len() - 1
    }

    fn section_of(&mut self, data: &Data) -> usize {
        let is_zero = data.relocations.is_empty() && data.bytes.iter().all(|&byte| byte == 0);
        let (name, kind) = match data.kind {
            DataKind::Constant if data.relocations.is_empty() => (".rodata", SectionKind::ReadOnly),
            DataKind::Constant => (".data.rel.ro", SectionKind::Data),
            DataKind::Writable if is_zero => (".bss", SectionKind::Zero),
            DataKind::Writable => (".data", SectionKind::Data),
            DataKind::Scratchpad => ("scratchpad", SectionKind::Data),
            DataKind::Constructors => (".init_array", SectionKind::Data),
            DataKind::Destructors => (".fini_array", SectionKind::Data),
        };
        self.section(name, kind)
    }

    /// Appends bytes and zeros up to a size; returns their offset.
    fn append(&mut self, section: usize, align: u32, bytes: &[u8], size: u64) -> u64 {
        let section = &mut self.sections[section];
        section.align = section.align.max(align);
        let start = section.size.next_multiple_of(align.into());
        section.size = start + size;
        if section.kind != SectionKind::Zero {
            section.bytes.resize(start as usize, 0);
            section.bytes.extend_from_slice(bytes);
            section.bytes.resize(section.size as usize, 0);
        }
        start
    }

    fn add(&mut self, symbol: Symbol) -> usize {
        self.numbers.insert(symbol.name.clone(), self.symbols.len());
        self.symbols.push(symbol);
        self.symbols.len() - 1
    }

    fn define(&mut self, name: &str, place: (usize, u64), linkage: Linkage, is_function: bool, size: u64) -> usize {
        let binding = match linkage {
            Linkage::Local => Binding::Local,
            Linkage::Global => Binding::Global,
            Linkage::Weak => Binding::Weak,
        };
        let place = Some(place);
        self.add(Symbol { name: name.to_owned(), place, binding, is_function: Some(is_function), size })
    }

    /// The symbol of this name; one that is not defined is external.
    fn symbol(&mut self, name: &str) -> usize {
        match self.numbers.get(name) {
            Some(&number) => number,
            None => {
                let (name, binding) = (name.to_owned(), Binding::Global);
                self.add(Symbol { name, place: None, binding, is_function: None, size: 0 })
            }
        }
    }

    /// The relocation for this number of bytes.
    fn number(&self, bytes: usize, is_distance: bool) -> Result<u32, CompileError> {
        let number = self.target.desc().data_relocation(bytes, is_distance);
        let what = if is_distance { "distances" } else { "addresses" };
        number.ok_or_else(|| CompileError::target(format!("there is no relocation for {what} of {bytes} bytes")))
    }

    fn code_relocations(
        &mut self,
        text: usize,
        func: &kernelsmith_ir::Function,
        compiled: &Compiled,
    ) -> Result<(), CompileError> {
        let pointer = (self.target.desc().pointer_bits() / BITS) as usize;
        let start = self.numbers.get(&func.name).and_then(|&symbol| self.symbols[symbol].place).map_or(0, |at| at.1);
        for relocation in &compiled.relocations {
            let name = func.symbols.get(relocation.symbol as usize).map_or("", |symbol| &symbol.name);
            let symbol = self.symbol(name);
            let at = start + u64::from(relocation.offset);
            let (number, addend) = match relocation.kind {
                RelocationKind::Absolute => (self.number(pointer, false)?, 0),
                RelocationKind::Call => {
                    let call = self.target.isa().near_call();
                    let call = call.ok_or_else(|| CompileError::target("there is no relocation for calls"))?;
                    (call.relocation, call.addend)
                }
                RelocationKind::TableEntry { addend } => {
                    let before = &compiled.bytes[..relocation.offset as usize];
                    let number = self.target.isa().table_relocation(before);
                    let missing = || CompileError::target("there is no relocation for entries of tables of addresses");
                    (number.ok_or_else(missing)?, i64::from(addend))
                }
            };
            self.sections[text].relocations.push(Relocation { at, number, symbol, addend, keeps_symbol: false });
        }
        Ok(())
    }

    fn data_relocations(&mut self, data: &Data) -> Result<(), CompileError> {
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
