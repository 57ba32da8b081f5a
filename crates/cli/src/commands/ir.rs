//! `kernelsmith ir`: reads, checks, prints and runs IR text.
//!
//! In: a file of functions. Out: their printed form, or results of the interpreter.
//! Invariant: the printed form parses to the same functions.
//! Not here: machine code (see `compile`).

use super::read_text;
use crate::output::{Failure, Out};
use kernelsmith::unstable::diag::SourceMap;
use kernelsmith::unstable::ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith::unstable::ir::limits::TextLimits;
use kernelsmith::unstable::ir::text::{ParsedFunction, parse_limited, print};
use kernelsmith::unstable::ir::{Elem, Function, Type};
use std::path::PathBuf;

/// Options of `ir`.
#[derive(Debug, clap::Args)]
pub(crate) struct IrArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Check the functions of a file and say what is wrong with them
    Verify(FileArgs),
    /// Check the functions of a file and print them in the standard form
    Print(FileArgs),
    /// Run a function by the interpreter
    ///
    /// Arguments are numbers, `true`, `false`, or memory for a pointer: the element type and the elements, as in
    /// `f32:1,2.5,-3` (or `f32:0x8` for eight zeros). Memory is printed after the run.
    Run(RunArgs),
}

#[derive(Debug, clap::Args)]
struct FileArgs {
    /// The file; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    #[command(flatten)]
    limits: LimitArgs,
}

/// Limits on the text.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct LimitArgs {
    /// Maximum size of the text in bytes
    #[arg(long, value_name = "BYTES", default_value_t = TextLimits::default().text_bytes)]
    max_text: u64,
    /// Maximum memory of the functions in bytes
    #[arg(long, value_name = "BYTES", default_value_t = TextLimits::default().memory_bytes)]
    max_memory: u64,
}

impl LimitArgs {
    fn limits(self) -> TextLimits {
        TextLimits { text_bytes: self.max_text, memory_bytes: self.max_memory }
    }
}

#[derive(Debug, clap::Args)]
struct RunArgs {
    /// The file, or `-` for standard input
    file: PathBuf,
    /// The function, if the file has several
    #[arg(long, short, value_name = "NAME")]
    function: Option<String>,
    /// The width of a vector register
    #[arg(long, value_name = "BITS", default_value_t = 256)]
    vector_bits: u32,
    /// How many operations may run
    #[arg(long, value_name = "N", default_value_t = 1 << 32)]
    fuel: u64,
    /// Maximum memory of registers and arguments in bytes
    #[arg(long, value_name = "BYTES", default_value_t = InterpOptions::default().memory_bytes)]
    max_run_memory: u64,
    #[command(flatten)]
    limits: LimitArgs,
    /// The arguments
    #[arg(value_name = "ARG", allow_hyphen_values = true)]
    args: Vec<String>,
}

/// Runs `ir`.
pub(crate) fn run(args: &IrArgs, out: &mut Out) -> Result<(), Failure> {
    match &args.action {
        Action::Verify(args) => {
            let n = load(&args.file, args.limits)?.len();
            out.line(&format!("{n} function{} valid", if n == 1 { " is" } else { "s are" }))
        }
        Action::Print(args) => {
            let functions = load(&args.file, args.limits)?;
            out.text(&print(functions.iter().map(|parsed| &parsed.func)))
        }
        Action::Run(args) => interpret(args, out),
    }
}

/// Reads and checks the functions of a file.
pub(super) fn load(path: &std::path::Path, limits: LimitArgs) -> Result<Vec<ParsedFunction>, Failure> {
    let (name, text) = read_text(path)?;
    let mut sources = SourceMap::new();
    let file = sources.add(name, text);
    let mut parsed = parse_limited(&sources, file, &limits.limits());
    parsed.verify();
    if parsed.diagnostics.has_errors() {
        return Err(Failure::diagnostics(&parsed.diagnostics, &sources));
    }
    Ok(parsed.functions)
}

/// The function with this name, or the only one.
pub(super) fn choose(functions: Vec<ParsedFunction>, name: Option<&str>) -> Result<Function, Failure> {
    let names: Vec<String> = functions.iter().map(|parsed| parsed.func.name.clone()).collect();
    let mut matching = functions.into_iter().filter(|parsed| name.is_none_or(|name| name == parsed.func.name));
    match (matching.next(), matching.next(), name) {
        (Some(parsed), None, _) => Ok(parsed.func),
        (None, _, None) => Err(Failure::input("the file has no function")),
        (None, _, Some(name)) => {
            Err(Failure::input(format!("there is no function `{name}`\nhelp: there are {}", names.join(", "))))
        }
        (Some(_), Some(_), _) => {
            let names = names.join(", ");
            Err(Failure::input(format!("the file has several functions\nhelp: choose one with --function: {names}")))
        }
    }
}

/// Memory for a pointer argument.
struct Region {
    elem: Elem,
    base: u64,
}

fn interpret(args: &RunArgs, out: &mut Out) -> Result<(), Failure> {
    let func = choose(load(&args.file, args.limits)?, args.function.as_deref())?;
    let mut left = args.max_run_memory;
    let (mut memory, mut words, mut regions) = (Memory::new(), Vec::new(), Vec::new());
    let mut arguments = args.args.iter();
    for &param in &func.params {
        if func.trap_param == Some(param) {
            // No trap record is needed: the interpreter reports failed checks itself.
            words.push(0);
            continue;
        }
        if func.ty(param).is_some_and(Type::is_vector) {
            return Err(Failure::input(format!("@{} has a vector as argument, which no text here names", func.name)));
        }
        let ty = func.ty(param).map_or(Elem::I64, |ty| ty.elem());
        let Some(text) = arguments.next() else {
            let expected = func.params.len() - usize::from(func.trap_param.is_some());
            let message = format!("@{} expects {expected} arguments, found {}", func.name, args.args.len());
            return Err(Failure::input(message));
        };
        if ty == Elem::Ptr {
            let (elem, bytes) = parse_memory(text, &mut left)?;
            let base = memory.alloc(&bytes);
            regions.push(Region { elem, base });
            words.push(base);
        } else {
            words.push(parse_number(ty, text)?);
        }
    }
    if let Some(extra) = arguments.next() {
        return Err(Failure::input(format!("@{}: unexpected argument `{extra}`", func.name)));
    }
    let options = InterpOptions {
        vector_bits: args.vector_bits,
        fuel: args.fuel,
        memory_bytes: args.max_run_memory,
        ..InterpOptions::default()
    };
    let mut interpreter = Interpreter::new(&func, options).map_err(|error| Failure::input(error.to_string()))?;
    let outcome = interpreter.run(&words, &mut memory, &mut Symbols::new());
    if let Ok(results) = &outcome {
        for (word, ty) in results.iter().zip(&func.results) {
            out.line(&format!("result: {}", show_number(ty.elem(), *word)))?;
        }
    }
    for (at, region) in regions.iter().enumerate() {
        let bytes = memory.region(region.base).unwrap_or(&[]);
        let size = region.elem.bytes() as usize;
        let elements: Vec<String> =
            bytes.chunks_exact(size).map(|bytes| show_number(region.elem, word(bytes))).collect();
        out.line(&format!("memory {at}: {}:{}", region.elem, elements.join(",")))?;
    }
    match outcome {
        Ok(_) => Ok(()),
        Err(Trap::UnknownSymbol(name)) => {
            Err(Failure::input(format!("@{} calls @{name}, but functions cannot be passed", func.name)))
        }
        Err(trap) => Err(Failure::input(format!("the run ended early: {trap}"))),
    }
}

fn word(bytes: &[u8]) -> u64 {
    let mut wide = [0; 8];
    wide[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(wide)
}

fn element(name: &str) -> Option<Elem> {
    Elem::ALL.iter().copied().find(|elem| elem.to_string() == name && !matches!(elem, Elem::Ptr) && elem.bits() >= 8)
}

/// Parses a memory argument. `left` is the number of bytes that may still be allocated, and is reduced.
fn parse_memory(text: &str, left: &mut u64) -> Result<(Elem, Vec<u8>), Failure> {
    let help = "help: write the element type and the elements, as in `i32:1,2,3`, or `f32:0x8` for eight zeros";
    let Some((name, elements)) = text.split_once(':') else {
        return Err(Failure::input(format!("`{text}` is no memory\n{help}")));
    };
    let Some(elem) = element(name) else {
        return Err(Failure::input(format!("`{name}` is no element type\n{help}")));
    };
    let size = elem.bytes() as usize;
    if let Some((value, count)) = elements.split_once('x')
        && let (Ok(count), false) = (count.parse::<usize>(), elements.contains(','))
    {
        let bytes = (count as u64).checked_mul(size as u64);
        *left = bytes.and_then(|bytes| left.checked_sub(bytes)).ok_or_else(|| {
            let message = format!("{count} elements exceed the remaining {left} bytes of the limit");
            Failure::input(format!("{message}\nhelp: --max-run-memory changes it"))
        })?;
        let bytes = parse_number(elem, value)?.to_le_bytes();
        return Ok((elem, bytes[..size].repeat(count)));
    }
    let mut bytes = Vec::new();
    for element in elements.split(',').filter(|element| !element.is_empty()) {
        bytes.extend_from_slice(&parse_number(elem, element)?.to_le_bytes()[..size]);
    }
    Ok((elem, bytes))
}

/// Parses a number of this type to canonical bits.
fn parse_number(elem: Elem, text: &str) -> Result<u64, Failure> {
    let text = text.trim();
    let bits = match elem {
        Elem::F32 => text.parse::<f32>().ok().map(|value| u64::from(value.to_bits())),
        elem if elem.is_float() => {
            text.parse::<f64>().ok().map(|value| kernelsmith::unstable::ir::scalar::float_bits(elem, value))
        }
        Elem::Bool => text.parse::<bool>().ok().map(u64::from),
        _ => text.parse::<i128>().ok().filter(|&value| fits(elem, value)).map(|value| value as u64),
    };
    match bits {
        Some(bits) => Ok(elem.canonical(bits)),
        None => Err(Failure::input(format!("`{text}` is no value of type {elem}"))),
    }
}

/// Whether an integer fits the type; other types are written as bits.
fn fits(elem: Elem, value: i128) -> bool {
    let bits = elem.bits();
    let (low, high) = if elem.is_signed() { (-(1i128 << (bits - 1)), 1i128 << (bits - 1)) } else { (0, 1i128 << bits) };
    low <= value && value < high
}

fn show_number(elem: Elem, bits: u64) -> String {
    let bits = elem.canonical(bits);
    match elem {
        Elem::F32 => f32::from_bits(bits as u32).to_string(),
        elem if elem.is_float() => kernelsmith::unstable::ir::scalar::float_value(elem, bits).to_string(),
        Elem::Bool => (bits != 0).to_string(),
        _ if elem.is_signed() => {
            let unused = 64 - elem.bits();
            ((bits << unused) as i64 >> unused).to_string()
        }
        _ => bits.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_went() {
        for (elem, text) in [
            (Elem::I8, "-128"),
            (Elem::U8, "255"),
            (Elem::I64, "-9223372036854775808"),
            (Elem::U64, "18446744073709551615"),
            (Elem::F32, "0.1"),
            (Elem::F64, "-2.5"),
            (Elem::Bool, "true"),
            (Elem::Index, "-3"),
        ] {
            assert_eq!(show_number(elem, parse_number(elem, text).unwrap()), text);
        }
        for (elem, text) in
            [(Elem::I8, "128"), (Elem::U8, "-1"), (Elem::I32, "1.5"), (Elem::Bool, "1"), (Elem::F32, "x")]
        {
            assert!(parse_number(elem, text).is_err(), "{elem} {text}");
        }
    }

    #[test]
    fn memory_is_a_list_or_a_repetition() {
        assert_eq!(parse_memory("i16:1,-1", &mut 0).unwrap().1, [1, 0, 255, 255]);
        assert_eq!(parse_memory("u8:7x3", &mut 3).unwrap().1, [7, 7, 7]);
        assert_eq!(parse_memory("f64:", &mut 0).unwrap().1, []);
        assert!(parse_memory("1,2", &mut 9).is_err() && parse_memory("ptr:0", &mut 9).is_err());
        assert!(
            parse_memory("f64:0x2", &mut 15).is_err() && parse_memory("f64:0x18446744073709551615", &mut 15).is_err()
        );
    }
}
