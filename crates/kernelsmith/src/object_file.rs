//! Compiled functions as object files, for linkers.
//!
//! In: a [`Code`]. Out: an ELF file: one code section, the function as a global symbol, local symbols of the functions in
//! its code, a relocation for each address of another function that it calls; its source lines, if it has some; and the note
//! that the stack is not executable.
//! Not here: linking, and executables (for NaplesPU see `standalone`).

use crate::code::Code;
use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use kernelsmith_lines::{CodeStart, LineTable, ReferenceTarget};
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Binding, Program, Relocation, Section, SectionKind, Symbol};

/// Bits per byte.
const BITS: u32 = 8;

impl Jit {
    /// Writes compiled code as a relocatable ELF object file. Needs the feature `object`.
    /// [`StaticLibrary`](crate::StaticLibrary) also writes what C programs include.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] for [`Jit::interpreter`], or if the code calls functions and the target has no
    /// relocation for absolute addresses.
    pub fn object_file(&self, code: &Code) -> Result<Vec<u8>, Error> {
        let unsupported = |message: &str| Error::new(ErrorKind::Unsupported, message);
        let target = self.target().ok_or_else(|| unsupported("this Jit only interprets"))?;
        object_of(target.desc(), code, &code.name, !target.is_simulated())
    }
}

/// An object file with one function, called `name`; `has_stack_note` tells linkers that its code needs no executable stack.
pub(crate) fn object_of(desc: &TargetDesc, code: &Code, name: &str, has_stack_note: bool) -> Result<Vec<u8>, Error> {
    let unsupported = |message: &str| Error::new(ErrorKind::Unsupported, message);
    let number = desc.data_relocation((desc.pointer_bits() / BITS) as usize, false);
    let mut symbols = vec![Symbol {
        name: name.to_owned(),
        place: Some((0, 0)),
        binding: Binding::Global,
        is_function: Some(true),
        size: code.code_len as u64,
        is_thread_local: false,
    }];
    symbols.extend(code.functions.iter().map(|function| Symbol {
        name: function.name.clone(),
        place: Some((0, function.offset as u64)),
        binding: Binding::Local,
        is_function: Some(true),
        size: function.code_len as u64,
        is_thread_local: false,
    }));
    let mut relocations = Vec::new();
    for open in &code.symbols {
        let number = number.ok_or_else(|| unsupported("the target has no relocation for addresses"))?;
        let known = symbols.iter().position(|symbol| symbol.name == open.name && symbol.place.is_none());
        let symbol = known.unwrap_or(symbols.len());
        if known.is_none() {
            let (name, binding) = (open.name.clone(), Binding::Global);
            symbols.push(Symbol { name, place: None, binding, is_function: None, size: 0, is_thread_local: false });
        }
        relocations.push(Relocation { at: open.offset as u64, number, symbol, addend: 0, keeps_symbol: false });
    }
    let section = Section {
        name: ".text".to_owned(),
        kind: SectionKind::Code,
        align: code.align.max(4) as u32,
        bytes: code.bytes.clone(),
        size: code.bytes.len() as u64,
        relocations,
    };
    let mut sections = vec![section];
    if has_stack_note {
        let (name, kind) = (".note.GNU-stack".to_owned(), SectionKind::Note);
        sections.push(Section { name, kind, align: 1, bytes: Vec::new(), size: 0, relocations: Vec::new() });
    }
    let mut program = Program { sections, symbols, lines: Vec::new() };
    let functions = code.functions.iter().map(|function| (function.name.as_str(), &function.lines));
    let lines: Vec<_> = core::iter::once((name, &code.lines)).chain(functions).collect();
    add_lines(desc, &mut program, &lines)?;
    kernelsmith_machine::object::write(desc, &program).map_err(|error| Error::new(ErrorKind::Bug, error.to_string()))
}

/// Adds the source lines of functions of the first section, in ascending order.
pub(crate) fn add_lines(
    desc: &TargetDesc,
    program: &mut Program,
    functions: &[(&str, &LineTable)],
) -> Result<(), Error> {
    let mut code = Vec::new();
    for (name, lines) in functions.iter().filter(|(_, lines)| !lines.is_empty()) {
        let Some(symbol) = program.symbols.iter().find(|symbol| symbol.name == *name) else { continue };
        if let Some((0, start)) = symbol.place {
            code.push(kernelsmith_lines::Code { name, start, len: symbol.size, lines });
        }
    }
    add_section_lines(desc, program, 0, &code)
}

/// Adds the source lines of the functions in a section of code, which are sorted by place, as sections for debuggers. A machine
/// without relocations for addresses has none.
///
/// # Errors
/// [`ErrorKind::Limit`] if there are more lines than the format of these sections allows.
pub fn add_section_lines(
    desc: &TargetDesc,
    program: &mut Program,
    section: usize,
    functions: &[kernelsmith_lines::Code<'_>],
) -> Result<(), Error> {
    let pointer_bytes = (desc.pointer_bits() / BITS) as u8;
    let sections = kernelsmith_lines::sections(CodeStart::Symbol, pointer_bytes, desc.is_little_endian(), functions)
        .map_err(|error| Error::new(ErrorKind::Limit, format!("the source lines do not fit the file: {error}")))?;
    let numbers = |bytes: u8| desc.data_relocation(bytes.into(), false);
    if sections.iter().flat_map(|section| &section.references).any(|reference| numbers(reference.size).is_none()) {
        return Ok(());
    }
    let first = program.sections.len();
    let names: Vec<&str> = sections.iter().map(|section| section.name).collect();
    // Temporary symbols, which become the symbols of their sections.
    let start_of = |program: &mut Program, section: usize| {
        let name = format!(".Lstart{section}");
        let symbol = Symbol {
            name,
            place: Some((section, 0)),
            binding: Binding::Local,
            is_function: None,
            size: 0,
            is_thread_local: false,
        };
        program.symbols.push(symbol);
        program.symbols.len() - 1
    };
    let code_start = start_of(program, section);
    let section_starts: Vec<usize> = (0..names.len()).map(|at| start_of(program, first + at)).collect();
    for section in sections {
        let relocations = section.references.iter().filter_map(|reference| {
            let symbol = match reference.target {
                ReferenceTarget::Code => code_start,
                ReferenceTarget::Section(name) => section_starts[names.iter().position(|known| *known == name)?],
            };
            let (at, addend, number) = (reference.offset, reference.addend, numbers(reference.size)?);
            Some(Relocation { at, number, symbol, addend, keeps_symbol: false })
        });
        program.sections.push(Section {
            name: section.name.to_owned(),
            kind: SectionKind::Note,
            align: 1,
            relocations: relocations.collect(),
            size: section.bytes.len() as u64,
            bytes: section.bytes,
        });
    }
    Ok(())
}
