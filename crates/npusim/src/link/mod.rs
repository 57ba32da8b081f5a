//! The linker: relocatable objects to one program in memory.
//!
//! In: objects, a [`Layout`]. Out: an [`Executable`], or all undefined symbols and all fields that cannot hold their
//! values.
//! Invariants: sections of one kind are in the order of the objects, but the object with `_start` is the first, because
//! hosts start there; code is padded with no-ops; the initial scratchpad starts at a multiple of 64 KiB, so that addresses in
//! it are correct without their high bits; the layout is complete before any field is filled in.
//! Not here: archives, garbage collection, linker scripts; a few numbers define the memory map, and addresses of sections.

mod object_file;
mod relocation;
mod write;

use crate::error::{FileError, MAX_ERRORS};
use crate::image::{Image, MAX_IMAGE_BYTES};
use crate::scratchpad::SCRATCHPAD_BYTES;
use kernelsmith_machine::asm::Assembler;
use object_file::{Input, InputSection, Kind, Place};
use std::collections::BTreeMap;

/// The start-up code in assembly: sets up a stack for each thread, runs constructors, fills the scratchpad, calls
/// `main`.
pub const STARTUP: &str = include_str!("crt0.s");

/// An address for sections, like the option `--section-start` of other linkers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionStart {
    /// The object whose section this is, by its name or the last part of its path; none means every object.
    pub object: Option<String>,
    /// The name of the section in the objects.
    pub section: String,
    /// The address of the first such section; the others follow it.
    pub address: u32,
}

/// The memory map of a linked program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Address of the trap handler: of the sections `.vectors`, and of the code of an object called `vectors.o`, as in the
    /// architecture's own linker script.
    pub vectors: u32,
    /// Address of the code; the start-up code is first.
    pub text: u32,
    /// Address below the first thread's stack; the code must end before it.
    pub stacks_base: u32,
    /// Size of a stack in bytes.
    pub stack_bytes: u32,
    /// Number of threads per core, to compute stack addresses.
    pub threads_per_core: u32,
    /// Number of cores, which start-up code writes to the control register [`CORES`](crate::control::CORES).
    pub cores: u32,
    /// Address of constants and variables, followed by the initial scratchpad and zero-initialised variables.
    pub data: u32,
    /// End address of memory.
    pub end: u32,
    /// Sections with separate addresses.
    pub section_starts: Vec<SectionStart>,
}

impl Default for Layout {
    /// The memory map of the architecture's own simulations.
    fn default() -> Layout {
        Layout {
            vectors: 0x380,
            text: 0x400,
            stacks_base: 0x8_0000,
            stack_bytes: 0x4000,
            threads_per_core: 8,
            cores: 1,
            data: 0x80_0000,
            end: 0x0100_4000,
            section_starts: Vec::new(),
        }
    }
}

/// An object file to link.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a> {
    /// Its name in messages.
    pub name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
}

impl Object<'_> {
    /// The last part of its path.
    fn file_name(&self) -> &str {
        file_name(self.name)
    }

    /// Whether its code is the trap handler's.
    fn is_vectors(&self) -> bool {
        self.file_name() == "vectors.o"
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// A linked program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Executable {
    /// The contents of memory.
    pub image: Image,
    /// The sections: kind, address, size in memory in bytes.
    pub(crate) sections: Vec<(Kind, u32, u32)>,
    /// Debugging information: names and contents of sections.
    pub(crate) debug: Vec<(&'static str, Vec<u8>)>,
}

/// Links objects with the start-up code, unless one of them defines `_start`.
///
/// # Errors
/// A message for each symbol that is undefined or defined several times, each field that cannot hold its value, each
/// section that does not fit or overlaps another, each address for a section that does not exist, and each file that is not
/// an object of this machine.
pub fn link(objects: &[Object<'_>], layout: &Layout) -> Result<Executable, Vec<FileError>> {
    let (mut inputs, mut errors, mut size) = (Vec::new(), Vec::new(), 0);
    for object in objects {
        match Input::read(object) {
            Ok(input) => {
                size += input.size();
                if size > MAX_IMAGE_BYTES {
                    let message = format!(
                        "the sections of the objects have more than {MAX_IMAGE_BYTES} bytes, which is the limit"
                    );
                    return Err(vec![FileError::new(message)]);
                }
                inputs.push(input);
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() && !inputs.iter().any(|input| input.defines("_start")) {
        let startup = startup()?;
        let read = Input::read(&Object { name: "the start-up code", bytes: &startup });
        let mut read = read.map_err(|error| vec![error])?;
        let is_vectors = |section: &InputSection| section.kind == Some(Kind::Vectors);
        if inputs.iter().flat_map(|input| &input.sections).any(is_vectors) {
            read.sections.iter_mut().filter(|section| is_vectors(section)).for_each(|section| section.kind = None);
        }
        inputs.insert(0, read);
    }
    if let Some(start) = inputs.iter().position(|input| input.defines("_start")) {
        inputs[..=start].rotate_right(1);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut sections = place(&mut inputs, layout, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let globals = globals(&inputs, &sections, layout, &mut errors);
    relocation::apply(&inputs, &globals, &mut sections, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut symbols: BTreeMap<String, u32> =
        globals.iter().map(|(name, global)| ((*name).to_owned(), global.address)).collect();
    for (input, symbol) in inputs.iter().flat_map(|input| input.symbols.iter().map(move |symbol| (input, symbol))) {
        let address = input.address_of(symbol).filter(|_| input.is_in_memory(symbol));
        if let (false, Some(address)) = (symbol.name.is_empty(), address) {
            symbols.entry(symbol.name.clone()).or_insert(address);
        }
    }
    let entry = symbols.get("_start").copied().unwrap_or(layout.text);
    let (sections, debug): (Vec<_>, Vec<_>) = sections.into_iter().partition(|section| section.kind.is_loaded());
    let debug = debug.into_iter().map(|section| (section.kind.name(), section.bytes)).collect();
    let listed = sections.iter().map(|section| (section.kind, section.address, section.bytes.len() as u32)).collect();
    let filled = sections.into_iter().filter(|section| !section.bytes.is_empty());
    let segments = filled.map(|section| (section.address, section.bytes)).collect();
    Ok(Executable { image: Image { segments, entry, symbols }, sections: listed, debug })
}

/// The names of the symbols that the objects need and none of them defines, sorted.
///
/// # Errors
/// A message for each file that is not an object of this machine.
pub fn undefined_symbols(objects: &[Object<'_>]) -> Result<Vec<String>, Vec<FileError>> {
    let (inputs, errors): (Vec<_>, Vec<_>) = objects.iter().map(Input::read).partition(Result::is_ok);
    if !errors.is_empty() {
        return Err(errors.into_iter().filter_map(Result::err).collect());
    }
    let mut names = BTreeMap::new();
    for symbol in inputs.iter().flatten().flat_map(|input| &input.symbols) {
        if symbol.is_global && !symbol.name.is_empty() {
            *names.entry(symbol.name.as_str()).or_insert(false) |= symbol.is_defined || symbol.is_weak;
        }
    }
    Ok(names.into_iter().filter(|&(_, is_known)| !is_known).map(|(name, _)| name.to_owned()).collect())
}

/// The start-up code as an object.
fn startup() -> Result<Vec<u8>, Vec<FileError>> {
    let desc = kernelsmith_targets::naplespu();
    let failed = |message: String| vec![FileError::new(format!("the start-up code: {message}"))];
    let program = Assembler::new(desc)
        .assemble_object(STARTUP)
        .map_err(|errors| failed(errors.first().map_or_else(String::new, ToString::to_string)))?;
    kernelsmith_machine::object::write(desc, &program).map_err(|error| failed(error.to_string()))
}

/// A section of the program.
struct Section {
    kind: Kind,
    address: u32,
    bytes: Vec<u8>,
}

/// Assigns an address to every section of every object.
fn place(inputs: &mut [Input], layout: &Layout, errors: &mut Vec<FileError>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let is_of = |input: &str, section: &InputSection, start: &SectionStart| {
        let is_object = |object: &String| object == input || object == file_name(input);
        section.kind.is_some_and(Kind::is_loaded)
            && section.name == start.section
            && start.object.as_ref().is_none_or(is_object)
    };
    // The first address for a section counts.
    let start_of = |input: &str, section: &InputSection| {
        layout.section_starts.iter().position(|start| is_of(input, section, start))
    };
    let mut at = 0;
    for kind in Kind::LOADED {
        let (start, align, end) = match kind {
            Kind::Vectors => (layout.vectors, 4, layout.text),
            Kind::Text => (layout.text, 4, layout.stacks_base),
            Kind::Data => (layout.data, 64, layout.end),
            Kind::Scratchpad => (at, SCRATCHPAD_BYTES as u32, layout.end),
            Kind::InitArray | Kind::Zero | Kind::Debug(_) => (at, 64, layout.end),
        };
        let chosen = chosen(inputs, |input, section| section.kind == Some(kind) && start_of(input, section).is_none());
        let address = if chosen.is_empty() { Some(start) } else { start.checked_next_multiple_of(align) };
        let Some(address) = address else {
            errors.push(FileError::new(format!("{} at {start:#x} has no room in 32 bits", kind.name())));
            return sections;
        };
        match section(chosen, kind, address, end, sections.len()) {
            Ok(section) => {
                at = section.address + section.bytes.len() as u32;
                sections.push(section);
            }
            Err(error) => {
                errors.push(error);
                return sections;
            }
        }
    }
    for (number, start) in layout.section_starts.iter().enumerate() {
        let chosen = chosen(inputs, |input, section| start_of(input, section) == Some(number));
        let Some(kind) = chosen.first().and_then(|section| section.kind) else {
            let of = start.object.as_ref().map_or(String::new(), |object| format!(" in {object}"));
            errors.push(FileError::new(format!(
                "there is no section {}{of} to start at {:#x}",
                start.section, start.address
            )));
            continue;
        };
        match section(chosen, kind, start.address, layout.end.max(start.address), sections.len()) {
            Ok(section) => sections.push(section),
            Err(error) => errors.push(error),
        }
    }
    check_overlaps(&sections, errors);
    check_stacks(layout, &sections, errors);
    place_debug(inputs, &mut sections);
    let scratchpad = sections.iter().find(|section| section.kind == Kind::Scratchpad);
    if let Some(n_bytes) = scratchpad.map(|section| section.bytes.len()).filter(|&n_bytes| n_bytes > SCRATCHPAD_BYTES) {
        errors.push(FileError::new(format!("the scratchpad has 65536 bytes, not {n_bytes}")));
    }
    sections
}

/// The stacks of all threads are multiples of 64 bytes, and apart from the program.
fn check_stacks(layout: &Layout, sections: &[Section], errors: &mut Vec<FileError>) {
    let Layout { stacks_base: start, stack_bytes, threads_per_core, cores, .. } = *layout;
    if stack_bytes == 0 || (stack_bytes | start) % 64 != 0 {
        errors.push(FileError::new(format!("stacks of {stack_bytes} bytes at {start:#x} are not multiples of 64")));
    }
    let n_stacks = u64::from(threads_per_core) * u64::from(cores);
    let end = u64::from(start).saturating_add(n_stacks.saturating_mul(stack_bytes.into()));
    let is_shared = |section: &&Section| {
        let from = u64::from(section.address);
        section.kind.is_loaded() && from < end && u64::from(start) < from + section.bytes.len() as u64
    };
    if let Some(section) = sections.iter().find(is_shared) {
        let (kind, at) = (section.kind.name(), section.address);
        errors.push(FileError::new(format!("the stacks at {start:#x} to {end:#x} overlap {kind} at {at:#x}")));
    }
}

/// Sections of the objects, in their order.
fn chosen(inputs: &mut [Input], is_chosen: impl Fn(&str, &InputSection) -> bool) -> Vec<&mut InputSection> {
    let mut list = Vec::new();
    for Input { name, sections, .. } in inputs {
        list.extend(sections.iter_mut().filter(|section| is_chosen(name, section)));
    }
    list
}

/// Puts sections of objects behind each other, at an address and before `end`.
fn section(
    chosen: Vec<&mut InputSection>,
    kind: Kind,
    address: u32,
    end: u32,
    number: usize,
) -> Result<Section, FileError> {
    let mut bytes = Vec::new();
    for section in chosen {
        let align = section.align.max(1) as usize;
        let offset = (address as usize + bytes.len()).next_multiple_of(align) - address as usize;
        // The word of all ones is the no-op.
        bytes.resize(offset, if kind.is_code() { 0xff } else { 0 });
        // No overflow: the sections of all objects have at most `MAX_IMAGE_BYTES`.
        let place = address.checked_add(offset as u32);
        section.place = place.map(|address| Place { section: number, offset: offset as u32, address });
        bytes.extend(&section.bytes);
        bytes.resize(offset + section.size as usize, 0);
        let len = bytes.len() as u64;
        // Alignment padding counts too.
        if place.is_none() || len > MAX_IMAGE_BYTES || u64::from(address) + len > u64::from(end) {
            let name = kind.name();
            return Err(FileError::new(format!("{name} at {address:#x} has {len} bytes and must end before {end:#x}")));
        }
    }
    Ok(Section { kind, address, bytes })
}

/// Puts the debugging information of all objects behind each other; its addresses are offsets.
fn place_debug(inputs: &mut [Input], sections: &mut Vec<Section>) {
    for section in inputs.iter_mut().flat_map(|input| &mut input.sections) {
        let Some(kind) = section.kind.filter(|kind| !kind.is_loaded()) else { continue };
        let number = sections.iter().position(|known| known.kind == kind).unwrap_or_else(|| {
            sections.push(Section { kind, address: 0, bytes: Vec::new() });
            sections.len() - 1
        });
        // At most `MAX_IMAGE_BYTES`, like all sections together.
        let bytes = &mut sections[number].bytes;
        let offset = bytes.len() as u32;
        section.place = Some(Place { section: number, offset, address: offset });
        bytes.extend(&section.bytes);
        bytes.resize(offset as usize + section.size as usize, 0);
    }
}

/// Sections at given addresses may overlap others.
fn check_overlaps(sections: &[Section], errors: &mut Vec<FileError>) {
    let mut sorted: Vec<&Section> = sections.iter().filter(|section| !section.bytes.is_empty()).collect();
    sorted.sort_by_key(|section| section.address);
    for pair in sorted.windows(2) {
        let (first, second) = (pair[0], pair[1]);
        let end = u64::from(first.address) + first.bytes.len() as u64;
        if end > u64::from(second.address) {
            let (name, other, start) = (first.kind.name(), second.kind.name(), second.address);
            errors.push(FileError::new(format!("{name} ends at {end:#x}, behind the start of {other} at {start:#x}")));
        }
    }
}

/// A symbol that is visible to all objects.
struct Global {
    address: u32,
    is_weak: bool,
}

/// The symbols defined by objects and by the linker.
fn globals<'i>(
    inputs: &'i [Input],
    sections: &[Section],
    layout: &Layout,
    errors: &mut Vec<FileError>,
) -> BTreeMap<&'i str, Global> {
    let mut globals: BTreeMap<&str, Global> = BTreeMap::new();
    for input in inputs {
        for symbol in input.symbols.iter().filter(|symbol| symbol.is_global) {
            let Some(address) = input.address_of(symbol) else { continue };
            let global = Global { address, is_weak: symbol.is_weak };
            if errors.len() >= MAX_ERRORS {
                return globals;
            }
            match globals.get(symbol.name.as_str()) {
                Some(known) if !known.is_weak && !symbol.is_weak => {
                    errors.push(FileError::new(format!("{}: `{}` is defined twice", input.name, symbol.name)));
                }
                Some(known) if !known.is_weak || symbol.is_weak => {}
                _ => {
                    globals.insert(&symbol.name, global);
                }
            }
        }
    }
    let range = |kind| {
        let section = sections.iter().find(|section| section.kind == kind);
        section.map_or((0, 0), |section| (section.address, section.address + section.bytes.len() as u32))
    };
    let (init, scratchpad, zero) = (range(Kind::InitArray), range(Kind::Scratchpad), range(Kind::Zero));
    let ours = [
        ("stacks_base", layout.stacks_base),
        ("stacks_dim", layout.stack_bytes),
        ("threads_per_core", layout.threads_per_core),
        ("cores", layout.cores),
        ("__init_array_start", init.0),
        ("__init_array_end", init.1),
        ("__scratchpad_data_start", scratchpad.0),
        ("__scratchpad_data_end", scratchpad.1),
        ("__bss_start", zero.0),
        ("__bss_end", zero.1),
        ("_end", zero.1),
    ];
    for (name, address) in ours {
        globals.entry(name).or_insert(Global { address, is_weak: true });
    }
    globals
}
