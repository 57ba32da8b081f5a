//! `kernelsmith asm` and `kernelsmith disasm`: assembly to bytes and back, through any description.
//!
//! In: text. Out: text or bytes.
//! Invariant: what `disasm` prints, `asm` takes.
//! Not here: sections, symbols, object files.

use super::{DescriptionArgs, read, read_text, write};
use crate::output::{Failure, Out};
use kernelsmith::unstable::diag::{Diagnostic, Diagnostics, SourceMap};
use kernelsmith::unstable::machine::asm::{Assembler, disassemble};
use kernelsmith::unstable::machine::decode::Decoder;
use std::fmt::Write;
use std::path::PathBuf;

/// Options of `asm`.
#[derive(Debug, clap::Args)]
pub(crate) struct AsmArgs {
    /// The assembly; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Write the bytes alone to this file (`-`: standard output) instead of a listing
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    description: DescriptionArgs,
}

/// Runs `asm`.
pub(crate) fn assemble(args: &AsmArgs, out: &mut Out) -> Result<(), Failure> {
    let desc = args.description.load()?;
    let (name, text) = read_text(&args.file)?;
    let program = Assembler::new(&desc).assemble(&text).map_err(|errors| {
        let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new());
        let file = sources.add(name, text.as_str());
        for error in errors {
            let span = sources.span(file, error.range.start as u32, error.range.end as u32);
            diagnostics.push(Diagnostic::error(error.to_string()).at(span));
        }
        Failure::diagnostics(&diagnostics, &sources)
    })?;
    let bytes = program.code.bytes();
    if args.output.is_some() {
        return write(args.output.as_deref(), bytes, out);
    }
    let lines: Vec<&str> = text.split('\n').collect();
    let mut listing = String::new();
    let ends = program.lines.iter().skip(1).map(|(_, at)| *at as usize).chain([bytes.len()]);
    for ((line, at), end) in program.lines.iter().zip(ends) {
        let at = *at as usize;
        let mut hex = String::new();
        for byte in bytes.get(at..end).unwrap_or(&[]) {
            let _ = write!(hex, "{byte:02x} ");
        }
        let _ = writeln!(listing, "{at:>6x}  {hex:<31} {}", lines.get(*line).map_or("", |line| line.trim()));
    }
    out.text(&listing)
}

/// Options of `disasm`.
#[derive(Debug, clap::Args)]
pub(crate) struct DisasmArgs {
    /// The bytes, in hexadecimal with any spaces between; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// The file holds the bytes themselves
    #[arg(long)]
    raw: bool,
    /// These bytes, in hexadecimal, instead of a file
    #[arg(long, value_name = "BYTES", conflicts_with_all = ["file", "raw"])]
    hex: Option<String>,
    #[command(flatten)]
    description: DescriptionArgs,
}

/// Runs `disasm`.
pub(crate) fn disassemble_bytes(args: &DisasmArgs, out: &mut Out) -> Result<(), Failure> {
    let desc = args.description.load()?;
    let bytes = match &args.hex {
        Some(text) => parse_hex("--hex", text)?,
        None if args.raw => read(&args.file)?.1,
        None => {
            let (name, text) = read_text(&args.file)?;
            parse_hex(&name, &text)?
        }
    };
    let listing = disassemble(&Decoder::new(&desc), &desc, &bytes);
    out.text(&listing.text)?;
    match listing.stopped {
        None => Ok(()),
        Some((at, error)) => {
            let rest = &bytes[at..bytes.len().min(at + 16)];
            let rest: Vec<String> = rest.iter().map(|byte| format!("{byte:02x}")).collect();
            Err(Failure::input(format!("at byte {at:#x}: {error}\n  bytes: {}", rest.join(" "))))
        }
    }
}

/// Pairs of digits; `0x`, commas and white space may stand between, and `;` or `#` starts a comment.
fn parse_hex(name: &str, text: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split([';', '#']).next().unwrap_or("");
        for word in code.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            let digits = word.strip_prefix("0x").unwrap_or(word);
            let is_hex = digits.len().is_multiple_of(2) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            if !is_hex {
                let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new());
                let file = sources.add(name, text);
                let at = (start + (word.as_ptr().addr() - line.as_ptr().addr())) as u32;
                let span = sources.span(file, at, at + word.len() as u32);
                let error = Diagnostic::error("this is no byte in hexadecimal").at(span);
                diagnostics.push(error.help("write two digits for each byte: `c5 f8 77`"));
                return Err(Failure::diagnostics(&diagnostics, &sources));
            }
            let pairs = (0..digits.len()).step_by(2);
            bytes.extend(pairs.filter_map(|at| u8::from_str_radix(&digits[at..at + 2], 16).ok()));
        }
        start += line.len();
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_in_any_dress() {
        assert_eq!(parse_hex("x", "c5 f877, 0xC3 ; ret\n# nothing\n90").unwrap(), [0xc5, 0xf8, 0x77, 0xc3, 0x90]);
        let Err(Failure::Input(message)) = parse_hex("x", "90\n 9 0") else { panic!("no error") };
        assert!(message.contains("x:2:2"), "{message}");
    }
}
