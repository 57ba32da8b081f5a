//! Compiles modules, and arranges their code and data for linkers.
//!
//! In: a verified module. Out: the code of each function; from that a [`Program`], the sections of an object file with
//! symbols, relocations and unwind tables.
//! Invariant: equal modules give equal programs. Code is compiled with [`Options::links`], so that the text section has no
//! absolute addresses where the machine can read a table of the linker.
//! Not here: writing files (see [`kernelsmith_machine::asm`] and its object files), executable memory.

use crate::compile::{Compiler, Options};
use crate::compiled::Compiled;
use crate::error::{CompileError, CompileErrorKind};
use crate::isa::NearCall;
use crate::object::Writer;
use crate::target::Target;
use crate::unwind_tables::UnwindTables;
use core::fmt;
use kernelsmith_ir::{Linkage, Module, ModuleFunction};
use kernelsmith_machine::asm::{Binding, Program, SectionKind, Symbol, UnprintableRelocation, print_program};
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
        if options.links {
            // Nothing outside of the file can replace them.
            let is_local = |linkage: Linkage| linkage == Linkage::Local;
            let functions = module.functions.iter().map(|function| (&function.func.name, function.linkage));
            let data = module.data.iter().map(|data| (&data.name, data.linkage));
            let aliases = module.aliases.iter().map(|alias| (&alias.name, alias.linkage));
            let all = functions.chain(data).chain(aliases).filter(|(_, linkage)| is_local(*linkage));
            self.direct.extend(all.map(|(name, _)| name.clone()));
        }
        let result = self.compile_near(module, target, options);
        self.direct.clear();
        result
    }

    /// The same when the symbols are known whose addresses code computes.
    fn compile_near(
        &mut self,
        module: &Module,
        target: &Target,
        options: &Options,
    ) -> Result<Vec<Compiled>, ModuleError> {
        let near_call = target.isa().near_call().filter(|call| options.links || !call.is_linked);
        if let Some(NearCall { reach, reaches_files, .. }) = near_call {
            let functions = module.functions.iter();
            if reaches_files {
                let symbols = functions.flat_map(|function| &function.func.symbols);
                self.near.extend(symbols.map(|symbol| symbol.name.clone()));
            } else {
                // Another object may replace a weak function, at any distance.
                let is_here = |function: &&ModuleFunction| function.linkage != Linkage::Weak;
                self.near.extend(functions.filter(is_here).map(|function| function.func.name.clone()));
            }
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

/// A program as text for the assemblers of LLVM and GNU.
///
/// # Errors
/// If a relocation has no form in the text.
pub fn assembly(program: &Program, target: &Target) -> Result<String, UnprintableRelocation> {
    print_program(target.desc(), program, target.isa().assembly_syntax())
}

/// The sections of an object file with these functions, which [`Compiler::compile_module`] compiled for the target.
///
/// # Errors
/// If the target has no relocation for something, or the data is larger than [`MAX_STORED_BYTES`].
pub fn program(module: &Module, code: &[Compiled], target: &Target) -> Result<Program, ModuleError> {
    let mut writer = Writer::new(target);
    let text = writer.section(".text", SectionKind::Code);
    let entry_cfa = target.convention().return_address_bytes();
    let registers = target.isa().frame_registers();
    let mut tables = registers.map(|registers| UnwindTables::new(registers, entry_cfa));
    let mut offsets = Vec::with_capacity(code.len());
    // By name, the place, whether it is a function, and the size, for aliases.
    let mut places = HashMap::new();
    for (function, compiled) in module.functions.iter().zip(code) {
        let start = writer.append(text, compiled.align, &compiled.bytes, compiled.bytes.len() as u64);
        let size = u64::from(compiled.code_len);
        writer.define(&function.func.name, (text, start), function.linkage, true, size);
        places.insert(function.func.name.as_str(), ((text, start), true, size));
        offsets.push(start);
    }
    let mut stored = 0u64;
    for data in &module.data {
        let section = writer.section_of(data);
        if !writer.sections[section].kind.is_zero() {
            stored = stored.saturating_add(data.size.saturating_add(data.align.into()));
        }
        if stored > MAX_STORED_BYTES {
            let kind = CompileErrorKind::Limit { what: "bytes of stored data", limit: MAX_STORED_BYTES, given: stored };
            return Err(ModuleError { item: data.name.clone(), error: CompileError { kind } });
        }
        let bytes = data.contents();
        let start = writer.append(section, data.align.max(1), &bytes, data.size);
        writer.define(&data.name, (section, start), data.linkage, false, data.size);
        places.insert(data.name.as_str(), ((section, start), false, data.size));
    }
    for alias in &module.aliases {
        // A verified module has each target.
        let Some(&(place, is_function, size)) = places.get(alias.target.as_str()) else { continue };
        let place = (place.0, place.1 + alias.offset);
        writer.define(&alias.name, place, alias.linkage, is_function, size - alias.offset.min(size));
    }
    for name in &module.weak {
        let symbol = Symbol {
            name: name.clone(),
            place: None,
            binding: Binding::Weak,
            is_function: None,
            size: 0,
            is_thread_local: false,
        };
        writer.add(symbol);
    }
    for (function, compiled) in module.functions.iter().zip(code) {
        let failed = |error| ModuleError { item: function.func.name.clone(), error };
        writer.code_relocations(text, &function.func, compiled).map_err(failed)?;
    }
    for data in &module.data {
        writer.data_relocations(data).map_err(|error| ModuleError { item: data.name.clone(), error })?;
    }
    if let Some(tables) = &mut tables {
        // The code of this file, even if another file or a program that loads this one has functions of these names.
        let start = if code.is_empty() { 0 } else { writer.place(text, 0) };
        for ((function, compiled), &offset) in module.functions.iter().zip(code).zip(&offsets) {
            let failed = |error| ModuleError { item: function.func.name.clone(), error };
            tables.add(&mut writer, &function.func, compiled, (start, offset as i64)).map_err(failed)?;
        }
    }
    if let Some(tables) = tables {
        tables.finish(&mut writer).map_err(|error| ModuleError { item: ".eh_frame".to_owned(), error })?;
    }
    // Tells linkers that the code needs no executable stack.
    writer.section(".note.GNU-stack", SectionKind::Note);
    Ok(Program { sections: writer.sections, symbols: writer.symbols, lines: Vec::new() })
}
