//! `kernelsmith asm`: assembly to bytes, through any description.
//!
//! In: text. Out: a listing, bytes, or an ELF object file.
//! Not here: disassembly (`disasm`).

use super::{DescriptionArgs, encoding, hex, read_text, write};
use crate::output::{Failure, Out};
use kernelsmith::unstable::diag::{Diagnostic, Diagnostics, Renderer, SourceMap};
use kernelsmith::unstable::lines::{Code, LineTable};
use kernelsmith::unstable::machine::TargetDesc;
use kernelsmith::unstable::machine::asm::{AsmErrorKind, AsmLimits, Line, Program, SectionKind};
use kernelsmith::unstable::object_file::add_section_lines;
use kernelsmith_machine::object;
use kernelsmith_npusim::{is_load, loses_result};
use std::fmt::Write;
use std::path::PathBuf;

/// NaplesPU's no-op.
const NOP: u32 = u32::MAX;

/// Options of `asm`.
#[derive(Debug, clap::Args)]
pub(crate) struct AsmArgs {
    /// The assembly; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Write to this file (`-`: standard output); the bytes of `.text`, unless --emit selects something else
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What to write; a listing, if there is no file for it
    #[arg(long, value_name = "FORM")]
    emit: Option<Form>,
    /// With --emit obj: add the lines of the assembly for debuggers and profilers
    #[arg(short = 'g')]
    lines: bool,
    /// Show in the listing which bits each operand becomes
    #[arg(long)]
    show_encoding: bool,
    /// Maximum size of the text in bytes
    #[arg(long, value_name = "BYTES", default_value_t = AsmLimits::default().text_bytes)]
    max_text: u64,
    /// Maximum total size of all sections in bytes
    #[arg(long, value_name = "BYTES", default_value_t = AsmLimits::default().output_bytes)]
    max_output: u64,
    /// Maximum memory of the text's statements in bytes
    #[arg(long, value_name = "BYTES", default_value_t = AsmLimits::default().memory_bytes)]
    max_memory: u64,
    #[command(flatten)]
    description: DescriptionArgs,
}

/// What `asm` writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Form {
    /// Offsets, bytes and lines
    Listing,
    /// The bytes of `.text` in hexadecimal
    Hex,
    /// The bytes of `.text`
    Raw,
    /// An ELF object file, whose undefined symbols a linker finds
    Obj,
}

/// Runs `asm`.
pub(crate) fn assemble(args: &AsmArgs, out: &mut Out) -> Result<(), Failure> {
    let desc = args.description.load(None)?;
    let (name, text) = read_text(&args.file)?;
    let form = args.emit.unwrap_or(if args.output.is_some() { Form::Raw } else { Form::Listing });
    let limits = AsmLimits {
        text_bytes: args.max_text,
        output_bytes: args.max_output,
        memory_bytes: args.max_memory,
        ..AsmLimits::default()
    };
    let assembler = args.description.assembler(&desc)?.limits(limits);
    let done = if form == Form::Obj { assembler.assemble_object(&text) } else { assembler.assemble(&text) };
    let mut program = done.map_err(|errors| {
        let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new());
        let file = sources.add(name.as_str(), text.as_str());
        for error in errors {
            let missing = match &error.kind {
                AsmErrorKind::MissingFeature { feature } => {
                    feature.split('|').next().filter(|name| !name.starts_with('!'))
                }
                _ => None,
            };
            let help = missing.map(|name| format!("if the machine has it: --mattr with `+{name}`"));
            let span = sources.span(file, error.range.start as u32, error.range.end as u32);
            let diagnostic = Diagnostic::error(error.to_string()).at(span);
            diagnostics.push(match error.kind {
                AsmErrorKind::UndefinedLabel if form != Form::Obj => {
                    diagnostic.help("if another file defines it, write an object: --emit obj")
                }
                AsmErrorKind::Limit { .. } => {
                    diagnostic.help("the options --max-text, --max-output and --max-memory change limits")
                }
                _ => match help {
                    Some(help) => diagnostic.help(help),
                    None => diagnostic,
                },
            });
        }
        Failure::diagnostics(&diagnostics, &sources)
    })?;
    if desc.elf_machine() == Some(kernelsmith_npusim::ELF_MACHINE) {
        warn_of_lost_results(&name, &text, &program);
    }
    match (args.lines, form) {
        (true, Form::Obj) => add_lines(&desc, &name, &text, &mut program)?,
        (true, _) => return Err(Failure::input("lines are in objects: -g needs --emit obj")),
        (false, _) => {}
    }
    let bytes = match form {
        Form::Listing => listing(&desc, &text, &program, args.show_encoding).into_bytes(),
        Form::Obj => object::write(&desc, &program).map_err(|error| Failure::input(error.to_string()))?,
        Form::Raw => flat(&program)?.to_vec(),
        Form::Hex => {
            let lines = flat(&program)?.chunks(16).map(|line| hex(line) + "\n");
            lines.collect::<String>().into_bytes()
        }
    };
    write(args.output.as_deref(), &bytes, out)
}

/// Prints a warning for each slow instruction of NaplesPU before a jump that does not wait for it: the published hardware may
/// lose the result if a single thread runs.
fn warn_of_lost_results(name: &str, text: &str, program: &Program) {
    let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new());
    let file = sources.add(name, text);
    let word = |line: &Line| {
        let bytes = program.sections[line.section].bytes.get(line.at as usize..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    };
    for (at, jump) in program.lines.iter().enumerate() {
        let mut n_nops = 0;
        for slow in program.lines[..at].iter().rev() {
            let is_before = slow.section == jump.section && slow.at + 4 * (n_nops + 1) == jump.at;
            let (Some(first), Some(second)) = (word(slow).filter(|_| is_before), word(jump)) else { break };
            if first == NOP {
                n_nops += 1;
                continue;
            }
            if loses_result(first, second) && (n_nops == 0 || is_load(first)) {
                let span = sources.span(file, slow.range.start as u32, slow.range.end as u32);
                let message = "the published hardware may lose this result at the jump behind it if one thread runs";
                let help = "put an instruction other than `nop` between them";
                diagnostics.push(Diagnostic::warning(message).at(span).help(help));
            }
            break;
        }
    }
    let rendered = diagnostics.render(&Renderer::rich(), &sources);
    if !rendered.is_empty() {
        crate::output::warn(rendered.trim_end());
    }
}

/// Adds the line of each instruction. A function is what `.type` declares as one, and without such declarations what is
/// behind a label, up to the next.
fn add_lines(desc: &TargetDesc, name: &str, text: &str, program: &mut Program) -> Result<(), Failure> {
    let line_starts: Vec<usize> = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let sections = program.sections.iter().enumerate();
    let code: Vec<usize> =
        sections.filter(|(_, section)| section.kind == SectionKind::Code).map(|(at, _)| at).collect();
    for section in code {
        let symbols = || {
            let named = program.symbols.iter().filter(|symbol| !symbol.is_temporary());
            named.filter_map(|symbol| symbol.place.filter(|place| place.0 == section).map(|place| (place.1, symbol)))
        };
        let has_types = symbols().any(|(_, symbol)| symbol.is_function == Some(true));
        // The code before the first label has the section's name.
        let mut starts: Vec<(u64, String)> = vec![(0, program.sections[section].name.clone())];
        let functions = symbols().filter(|(_, symbol)| !has_types || symbol.is_function == Some(true));
        starts.extend(functions.map(|(at, symbol)| (at, symbol.name.clone())));
        // Of several names for a place, the last is the text's own.
        starts.reverse();
        starts.sort_by_key(|(at, _)| *at);
        starts.dedup_by_key(|(at, _)| *at);
        let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([program.sections[section].size]);
        let mut functions: Vec<(u64, u64, &str, LineTable)> = Vec::with_capacity(starts.len());
        for ((start, name), end) in starts.iter().zip(ends) {
            functions.push((*start, end - start, name, LineTable::default()));
        }
        let mut lines: Vec<&Line> = program.lines.iter().filter(|line| line.section == section).collect();
        lines.sort_by_key(|line| line.at);
        for line in lines {
            let at = functions.partition_point(|(start, ..)| *start <= u64::from(line.at)) - 1;
            let (start, _, _, table) = &mut functions[at];
            let number = line_starts.partition_point(|start| *start <= line.range.start) as u32;
            table.push(line.at - *start as u32, Some((name, number)));
        }
        let code: Vec<Code<'_>> =
            functions.iter().map(|(start, len, name, lines)| Code { name, start: *start, len: *len, lines }).collect();
        add_section_lines(desc, program, section, &code)?;
    }
    Ok(())
}

/// The bytes of the only section, if they need no linker.
fn flat(program: &Program) -> Result<&[u8], Failure> {
    let other = program.sections.iter().skip(1).find(|section| section.size > 0);
    if let Some(other) = other {
        let message =
            format!("`{}` cannot be placed after .text in flat output; write an object: --emit obj", other.name);
        return Err(Failure::input(message));
    }
    if let Some(open) = program.sections[0].relocations.first() {
        let name = &program.symbols[open.symbol].name;
        let message = format!("the address of `{name}` is known only to a linker; write an object: --emit obj");
        return Err(Failure::input(message));
    }
    Ok(program.code())
}

fn listing(desc: &TargetDesc, text: &str, program: &Program, show_encoding: bool) -> String {
    let mut listing = String::new();
    for (index, section) in program.sections.iter().enumerate() {
        if index > 0 && section.size > 0 {
            let _ = writeln!(listing, "{}:", section.name);
        }
        let mut end = 0;
        for line in program.lines.iter().filter(|line| line.section == index) {
            data_lines(&section.bytes, end, line.at as usize, &mut listing);
            let (from, source) = (line.at as usize, &text[line.range.clone()]);
            end = from + line.len as usize;
            let _ = writeln!(listing, "{from:>6x}  {:<30}  {source}", hex(&section.bytes[from..end]));
            if show_encoding {
                encoding::show(desc, line.inst, &line.operands, &section.bytes[from..end], &mut listing);
            }
        }
        data_lines(&section.bytes, end, section.bytes.len(), &mut listing);
        for relocation in &section.relocations {
            let name = &program.symbols[relocation.symbol].name;
            let (at, number, addend) = (relocation.at, relocation.number, relocation.addend);
            let _ = writeln!(listing, "{at:>6x}  relocation {number}: {name} {addend:+}");
        }
    }
    listing
}

/// Lists data between instructions, sixteen bytes per line.
fn data_lines(bytes: &[u8], from: usize, to: usize, listing: &mut String) {
    for (at, line) in (from..to).step_by(16).zip(bytes[from..to].chunks(16)) {
        let _ = writeln!(listing, "{at:>6x}  {}", hex(line));
    }
}
