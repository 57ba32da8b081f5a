//! Modules of functions and data: loaded into this process, or as object files.
//!
//! In: a module of the IR. Out: a [`LoadedModule`], or an ELF file. Not here: the language of kernels, whose functions
//! have contracts. No contract covers the pointers of a module, so calling its functions is `unsafe`.

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use kernelsmith_codegen::module::ModuleError;
use kernelsmith_codegen::{Compiled, RelocationKind};
use kernelsmith_exec::{
    DataReference, LoadedModule, ModuleAlias, ModuleCode, ModuleData, ModuleFunction, Reference, ReferenceKind, Resolve,
};
use kernelsmith_ir::{DataKind, DataRelocation, Module};

impl Jit {
    /// Compiles a module and loads it. `externals` provides the symbols that it does not define, for example
    /// `&kernelsmith::process_symbol` those of this process.
    ///
    /// ```
    /// use kernelsmith::{Jit, JitOptions, process_symbol, unstable::ir};
    /// # let Ok(jit) = Jit::host() else { return Ok(()) };
    /// # let _ = jit;
    /// let jit = Jit::host()?;
    /// let module = ir::text::parse_module("
    ///     func @factorial(%0: u64) -> u64 {
    ///         declare @factorial(u64) -> u64
    ///         %1 = const.u64 1
    ///         %2 = cmp.le.u64 %0, %1
    ///         if %2 {
    ///             return %1
    ///         }
    ///         %3 = sub.u64 %0, %1
    ///         %4 = call @factorial(%3)
    ///         %5 = mul.u64 %0, %4
    ///         return %5
    ///     }").unwrap();
    /// let loaded = jit.module(&module, &process_symbol)?;
    /// assert!(loaded.address("factorial").is_some());
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// # Errors
    /// If the module is not valid, cannot be compiled for this machine, or a symbol is not known.
    pub fn module(&self, module: &Module, externals: &dyn Resolve) -> Result<LoadedModule, Error> {
        let arena = self.arena()?;
        let emulated = module.with_emulated_thread_locals();
        let module = emulated.as_ref().unwrap_or(module);
        let code = self.compile_module(module, false)?;
        let target = self.compiling_target()?;
        let mut relocations = code.iter().flat_map(|compiled| &compiled.relocations);
        if relocations.any(|relocation| {
            let kind = relocation.kind;
            !matches!(kind, RelocationKind::Absolute | RelocationKind::TableEntry { .. })
        }) {
            let message = "modules for this target are linked, not loaded";
            return Err(Error::new(ErrorKind::Unsupported, message.to_owned()));
        }
        let (constructors, destructors) =
            (structors(module, DataKind::Constructors)?, structors(module, DataKind::Destructors)?);
        let functions = module.functions.iter().zip(code).map(|(function, compiled)| {
            let references = compiled.relocations.iter().map(|relocation| Reference {
                offset: relocation.offset as usize,
                symbol: function.func.symbols[relocation.symbol as usize].name.clone(),
                kind: match relocation.kind {
                    RelocationKind::Absolute
                    | RelocationKind::Call
                    | RelocationKind::TailCall
                    | RelocationKind::Distance { .. }
                    | RelocationKind::Linked(_) => ReferenceKind::Absolute,
                    RelocationKind::TableEntry { addend } => ReferenceKind::TableEntry { addend },
                },
            });
            ModuleFunction {
                name: function.func.name.clone(),
                references: references.collect(),
                catches: compiled
                    .catches
                    .map(|catches| Box::new(catches.map(|symbol| function.func.symbols[symbol as usize].name.clone()))),
                frame: Some(compiled.frame),
                lines: compiled.lines,
                align: compiled.align as usize,
                bytes: compiled.bytes,
            }
        });
        let data = module.data.iter().map(|data| ModuleData {
            name: data.name.clone(),
            size: data.size as usize,
            align: data.align as usize,
            bytes: data.contents(),
            is_writable: data.kind == DataKind::Writable,
            references: data.relocations.iter().map(reference).collect(),
        });
        let aliases = module.aliases.iter().map(|alias| ModuleAlias {
            name: alias.name.clone(),
            target: alias.target.clone(),
            offset: alias.offset as usize,
        });
        let code = ModuleCode {
            arch: target.arch().to_owned(),
            constructors,
            destructors,
            features: self.features().clone(),
            functions: functions.collect(),
            data: data.collect(),
            aliases: aliases.collect(),
            weak: module.weak.clone(),
        };
        Ok(LoadedModule::load(arena, &code, externals, self.tools())?)
    }

    /// Compiles a module to a relocatable ELF file: text, data, symbols, relocations, unwind tables, source lines. Needs the feature
    /// `object`.
    ///
    /// # Errors
    /// If the module is not valid or cannot be compiled, or the target has no relocation for something.
    #[cfg(feature = "object")]
    pub fn module_object_file(&self, module: &Module) -> Result<Vec<u8>, Error> {
        let code = self.compile_module(module, true)?;
        let target = self.compiling_target()?.inner();
        let mut program = kernelsmith_codegen::module::program(module, &code, target).map_err(failed)?;
        let lines: Vec<_> = code.iter().map(|compiled| (compiled.name.as_str(), &compiled.lines)).collect();
        crate::object_file::add_lines(target.desc(), &mut program, &lines)?;
        kernelsmith_machine::object::write(target.desc(), &program)
            .map_err(|error| Error::new(ErrorKind::Bug, error.to_string()))
    }

    /// Compiles a module to assembly text for the assemblers of LLVM and GNU: what
    /// [`module_object_file`](Jit::module_object_file) writes, without source lines. Needs the feature `object`.
    ///
    /// # Errors
    /// If the module is not valid or cannot be compiled, or a relocation has no form in the text.
    #[cfg(feature = "object")]
    pub fn module_assembly(&self, module: &Module) -> Result<String, Error> {
        let code = self.compile_module(module, true)?;
        let target = self.compiling_target()?.inner();
        let program = kernelsmith_codegen::module::program(module, &code, target).map_err(failed)?;
        kernelsmith_codegen::module::assembly(&program, target)
            .map_err(|error| Error::new(ErrorKind::Unsupported, error.to_string()))
    }

    /// Compiles the functions of a module for a linker, or to be loaded.
    fn compile_module(&self, module: &Module, links: bool) -> Result<Vec<Compiled>, Error> {
        kernelsmith_ir::verify_module(module)
            .map_err(|error| Error::new(ErrorKind::InvalidInput, format!("the module is not valid: {error}")))?;
        let target = self.compiling_target()?;
        let options = kernelsmith_codegen::Options { links, ..self.compiler_options() };
        self.with_compiler(|compiler| compiler.compile_module(module, target.inner(), &options)).map_err(failed)
    }
}

/// The functions of the lists of this kind, in order.
fn structors(module: &Module, kind: DataKind) -> Result<Vec<String>, Error> {
    let data = module.data.iter().filter(|data| data.kind == kind);
    let function = |relocation: &DataRelocation| match relocation {
        DataRelocation { addend: 0, minus: None, symbol, .. } => Ok(symbol.clone()),
        DataRelocation { symbol, .. } => {
            let message = format!("one of the {} is no function: a distance from `{symbol}`", kind.keyword());
            Err(Error::new(ErrorKind::InvalidInput, message))
        }
    };
    data.flat_map(|data| &data.relocations).map(function).collect()
}

fn reference(relocation: &DataRelocation) -> DataReference {
    DataReference {
        offset: relocation.offset as usize,
        width: relocation.width,
        symbol: relocation.symbol.clone(),
        addend: relocation.addend,
        minus: relocation.minus.clone(),
    }
}

/// The error of a function, with its name.
fn failed(error: ModuleError) -> Error {
    let message = error.to_string();
    Error::new(Error::from(error.error).kind(), message)
}
