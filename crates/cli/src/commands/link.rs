//! `kernelsmith link`: links objects to a program for NaplesPU.
//!
//! In: object files. Out: an ELF executable, or a hexadecimal image.
//! Not here: the linker (`kernelsmith-npusim`), the functions that compilers expect (`library`).

use super::sim::number;
use super::{library, read, write};
use crate::output::{Failure, Out};
use kernelsmith_npusim::{FileError, Layout, Object, SectionStart, link, undefined_symbols};
use std::path::PathBuf;

/// Options of `link`.
#[derive(Debug, clap::Args)]
pub(crate) struct LinkArgs {
    /// Object files, as `asm --target naplespu --emit obj` writes them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write to this file (`-`: standard output)
    #[arg(short, value_name = "FILE")]
    output: PathBuf,
    /// What to write
    #[arg(long, value_name = "FORM", default_value = "elf")]
    emit: Form,
    /// Where code starts, the start-up code first
    #[arg(long, value_name = "ADDRESS")]
    text: Option<String>,
    /// Where data starts
    #[arg(long, value_name = "ADDRESS")]
    data: Option<String>,
    /// Where memory ends, which data must not reach
    #[arg(long, value_name = "ADDRESS")]
    end: Option<String>,
    /// Where a section of the objects starts, of one object or of all; can be repeated
    #[arg(long, value_name = "[OBJECT:]SECTION=ADDRESS")]
    section_start: Vec<String>,
    /// Cores, for kernels that share their work among them
    #[arg(long, value_name = "N", default_value_t = 1)]
    cores: u32,
    /// Below the first thread's stack
    #[arg(long, value_name = "ADDRESS")]
    stacks: Option<String>,
    /// Size of a thread's stack, a multiple of 64; 16384 unless given
    #[arg(long, value_name = "BYTES")]
    stack_bytes: Option<String>,
}

/// What `link` writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Form {
    /// An ELF executable
    Elf,
    /// A line `0xADDRESS,0xBYTES` for each 64 bytes that are not all zero
    Hex,
    /// A line for each 64 bytes from address 0, the highest byte first
    LineHex,
}

/// Runs `link`.
pub(crate) fn run(args: &LinkArgs, out: &mut Out) -> Result<(), Failure> {
    let files = args.files.iter().map(|path| read(path)).collect::<Result<Vec<_>, Failure>>()?;
    let mut objects: Vec<Object<'_>> = files.iter().map(|(name, bytes)| Object { name, bytes }).collect();
    let missing = undefined_symbols(&objects).map_err(failure)?;
    let library = library::object(&missing)?;
    objects.extend(library.iter().map(|bytes| Object { name: "the compiler's library", bytes }));
    let mut layout = Layout { cores: args.cores, ..Layout::default() };
    let places = [
        (&args.text, &mut layout.text),
        (&args.data, &mut layout.data),
        (&args.end, &mut layout.end),
        (&args.stacks, &mut layout.stacks_base),
        (&args.stack_bytes, &mut layout.stack_bytes),
    ];
    for (text, place) in places {
        if let Some(text) = text {
            *place = number(text)?;
        }
    }
    layout.section_starts =
        args.section_start.iter().map(|text| section_start(text)).collect::<Result<_, Failure>>()?;
    let program = link(&objects, &layout).map_err(failure)?;
    let bytes = match args.emit {
        Form::Elf => program.to_elf().map_err(|error| Failure::input(error.to_string()))?,
        Form::Hex => program.image.to_block_hex().into_bytes(),
        Form::LineHex => program.image.to_line_hex().map_err(|error| Failure::input(error.to_string()))?.into_bytes(),
    };
    write(Some(&args.output), &bytes, out)
}

fn failure(errors: Vec<FileError>) -> Failure {
    Failure::input(errors.iter().map(|error| format!("error: {error}")).collect::<Vec<_>>().join("\n"))
}

/// `[OBJECT:]SECTION=ADDRESS`
fn section_start(text: &str) -> Result<SectionStart, Failure> {
    let wrong = || Failure::input(format!("`{text}` is not of the form [OBJECT:]SECTION=ADDRESS"));
    let (section, address) = text.rsplit_once('=').ok_or_else(wrong)?;
    let (object, section) = match section.rsplit_once(':') {
        Some((object, section)) => (Some(object.to_owned()), section),
        None => (None, section),
    };
    Ok(SectionStart { object, section: section.to_owned(), address: number(address)? })
}
