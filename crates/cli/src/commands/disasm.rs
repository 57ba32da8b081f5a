//! `kernelsmith disasm`: bytes to assembly, through any description.
//!
//! In: bytes, as hexadecimal text, raw, or in an ELF file. Out: text.
//! Invariant: if all bytes are code, `asm` accepts the output; with `--raw` it always does.
//! Not here: data, debug information.

use super::{DescriptionArgs, hex, read};
use crate::output::{Failure, Out};
use kernelsmith::unstable::diag::{Diagnostic, Diagnostics, SourceMap};
use kernelsmith::unstable::machine::TargetDesc;
use kernelsmith::unstable::machine::asm::{self, SectionLine};
use kernelsmith_machine::object;
use std::fmt::Write;
use std::path::PathBuf;

/// Options of `disasm`.
#[derive(Debug, clap::Args)]
pub(crate) struct DisasmArgs {
    /// An ELF file, or bytes in hexadecimal with any spaces between; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// The file holds the bytes themselves; bytes that do not decode are printed as `.byte`
    #[arg(long)]
    raw: bool,
    /// These bytes, in hexadecimal, instead of a file
    #[arg(long, value_name = "BYTES", conflicts_with_all = ["file", "raw"])]
    hex: Option<String>,
    /// Show the bits of each operand
    #[arg(long)]
    show_encoding: bool,
    /// Maximum size of the code in bytes; a listing takes up to 250 times as much memory
    #[arg(long, value_name = "BYTES", default_value_t = 4 << 20)]
    max_bytes: u64,
    #[command(flatten)]
    description: DescriptionArgs,
}

impl DisasmArgs {
    /// Rejects more code than the limit.
    fn check_size(&self, n_bytes: usize) -> Result<(), Failure> {
        if n_bytes as u64 <= self.max_bytes {
            return Ok(());
        }
        let limit = self.max_bytes;
        Err(Failure::input(format!(
            "{n_bytes} bytes of code are more than the limit, {limit}\nhelp: --max-bytes changes it"
        )))
    }
}

/// Runs `disasm`.
pub(crate) fn disassemble(args: &DisasmArgs, out: &mut Out) -> Result<(), Failure> {
    let bytes = match &args.hex {
        Some(text) => parse_hex("--hex", text)?,
        None => {
            let (name, bytes) = read(&args.file)?;
            if !args.raw && bytes.starts_with(b"\x7fELF") {
                return elf(args, &name, &bytes, out);
            }
            match args.raw {
                true => bytes,
                false => {
                    let text = String::from_utf8(bytes).map_err(|_| {
                        Failure::input(format!("{name}: neither an ELF file nor text\nhelp: --raw takes any bytes"))
                    })?;
                    parse_hex(&name, &text)?
                }
            }
        }
    };
    args.check_size(bytes.len())?;
    let desc = args.description.load(None)?;
    let decoder = args.description.decoder(&desc)?;
    if args.show_encoding {
        let lines = asm::disassemble_section(&decoder, &desc, &bytes, &[], &[]);
        return out.text(&listing(args, &desc, 0, &bytes, &lines, &[]));
    }
    let listing = asm::disassemble(&decoder, &desc, &bytes);
    if args.raw && listing.stopped.is_some() {
        // Raw files have data between the code.
        let lines = asm::disassemble_section(&decoder, &desc, &bytes, &[], &[]);
        let label = |name: &String| format!("{name}:\n");
        let text =
            lines.iter().map(|line| format!("{}\t{}\n", line.labels.iter().map(label).collect::<String>(), line.text));
        return out.text(&text.collect::<String>());
    }
    out.text(&listing.text)?;
    match listing.stopped {
        None => Ok(()),
        Some((at, error)) => {
            let bytes_left = &bytes[at..bytes.len().min(at + 16)];
            Err(Failure::input(format!("at byte {at:#x}: {error}\n  bytes: {}", hex(bytes_left))))
        }
    }
}

/// Lists all code of an ELF file, with its symbols and relocations; the executable segments of a file without sections. A file
/// without code is an error.
fn elf(args: &DisasmArgs, name: &str, bytes: &[u8], out: &mut Out) -> Result<(), Failure> {
    let contents = object::read(bytes).map_err(|error| Failure::input(format!("{name}: {error}")))?;
    let desc = args.description.load(Some(contents.machine))?;
    let decoder = args.description.decoder(&desc)?;
    if contents.sections.is_empty() {
        return Err(Failure::input(format!("{name}: the file has neither a code section nor an executable segment")));
    }
    args.check_size(contents.sections.iter().map(|code| code.bytes.len()).sum())?;
    for code in &contents.sections {
        // Skip relocations before the section.
        let inside =
            code.relocations.iter().filter_map(|(at, _, symbol, _)| Some((at.checked_sub(code.address)?, symbol)));
        let open: Vec<(u64, String)> = inside.map(|(at, symbol)| (at, symbol.clone())).collect();
        let lines = asm::disassemble_section(&decoder, &desc, &code.bytes, &code.labels, &open);
        match code.name.as_str() {
            "" => out.text(&format!("segment at {:#x}:\n", code.address))?,
            name => out.text(&format!("section {name}:\n"))?,
        }
        out.text(&listing(args, &desc, code.address, &code.bytes, &lines, &code.relocations))?;
    }
    Ok(())
}

fn listing(
    args: &DisasmArgs,
    desc: &TargetDesc,
    address: u64,
    bytes: &[u8],
    lines: &[SectionLine],
    relocations: &[(u64, u32, String, i64)],
) -> String {
    let mut text = String::new();
    let mut fields: Vec<&(u64, u32, String, i64)> = relocations.iter().collect();
    fields.sort_by_key(|field| field.0);
    for line in lines {
        for label in &line.labels {
            let _ = writeln!(text, "{label}:");
        }
        let code = &bytes[line.at..line.at + line.len];
        // Addresses in a malformed file may exceed the address space.
        let from = address.wrapping_add(line.at as u64);
        let _ = writeln!(text, "{from:>8x}  {:<30}  {}", hex(code), line.text);
        if let Some((inst, operands)) = line.inst.as_ref().filter(|_| args.show_encoding) {
            super::encoding::show(desc, *inst, operands, code, &mut text);
        }
        let here = from..from.saturating_add(line.len as u64);
        let first = fields.partition_point(|field| field.0 < here.start);
        for (at, number, symbol, addend) in fields[first..].iter().take_while(|field| here.contains(&field.0)) {
            let _ = writeln!(text, "{at:>8x}  relocation {number}: {symbol} {addend:+}");
        }
    }
    text
}

/// Parses pairs of digits, optionally separated by `0x`, commas and white space; `;` or `#` starts a comment.
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
