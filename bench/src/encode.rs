//! `bench encode`: encoding and decoding of instructions, in instructions per second.
//!
//! In: the instructions of a large compiled kernel, and the text section of the C library. Out: a table: our encoder
//! with and without operand checks, our decoder, and the peer's in the same run with ratios.
//! Invariant: ratios compare minima of the same run. Both decoders read the same text, and bytes that ours does not
//! know (it supports the instructions that kernel compilers need) are counted.

use crate::kernels;
use crate::ours;
use crate::timing::{Times, measure};
use kernelsmith_codegen::{Compiler, Options};
use kernelsmith_machine::decode::{Decoded, Decoder};
use kernelsmith_machine::encode::{CodeBuffer, EncodeError, Encoder, encode};
use kernelsmith_machine::{InstId, Operand};
use std::fmt::Write;
use std::hint::black_box;
use std::ops::Range;
use std::time::Duration;

/// Time spent on each row.
const BUDGET: Duration = Duration::from_millis(1_500);
/// Paths of the library whose text is decoded.
const LIBRARIES: [&str; 2] = ["/usr/lib/x86_64-linux-gnu/libc.so.6", "/lib64/libc.so.6"];
/// Number of bytes decoded in a round.
const TEXT_BYTES: usize = 1 << 20;

/// Instructions with their operands in one list.
struct Stream {
    insts: Vec<(InstId, Range<usize>)>,
    operands: Vec<Operand>,
}

/// Measures everything and returns the table.
///
/// # Errors
/// The kernel does not compile.
pub fn run() -> Result<String, String> {
    let target = ours::target()?;
    let desc = target.desc();
    let compiled = Compiler::new()
        .compile(&kernels::depthwise(383), &target, &Options::default())
        .map_err(|error| error.to_string())?;
    let decoder = Decoder::new(desc);
    let stream = stream(&decoder, &compiled.bytes);
    let mut rows = Rows { text: String::new(), first: None };
    let title = format!("kernel e, {} instructions, {} bytes", stream.insts.len(), compiled.bytes.len());
    rows.title("encode", &title);
    let n = stream.insts.len();
    let trusting = Encoder::new(desc);
    rows.row("kernelsmith, trusted", n, encoder(&stream, |inst, ops, code| trusting.encode(inst, ops, code)));
    rows.row("kernelsmith, checked", n, encoder(&stream, |inst, ops, code| encode(desc, inst, ops, code)));
    #[cfg(feature = "iced")]
    rows.row("iced-x86", n, crate::iced::encode(&compiled.bytes, BUDGET));
    rows.title("decode", &title);
    rows.row("kernelsmith", n, sweep(&decoder, &compiled.bytes).1);
    #[cfg(feature = "iced")]
    rows.row("iced-x86", n, crate::iced::decode(&compiled.bytes, BUDGET).1);
    match LIBRARIES.iter().find_map(|path| std::fs::read(path).ok()).and_then(|file| text_section(&file)) {
        None => rows.text.push_str("\ndecode: skipped: there is no C library to read\n"),
        Some(text) => {
            let (counts, times) = sweep(&decoder, &text);
            rows.title("decode", &format!("C library, {} bytes, {} of them not decoded", text.len(), counts.1));
            rows.row("kernelsmith", counts.0, times);
            #[cfg(feature = "iced")]
            {
                let (n, times) = crate::iced::decode(&text, BUDGET);
                rows.row("iced-x86", n, times);
            }
        }
    }
    Ok(rows.text)
}

/// The table so far; ratios are relative to the first row after the last title.
struct Rows {
    text: String,
    first: Option<f64>,
}

impl Rows {
    fn title(&mut self, what: &str, of: &str) {
        self.first = None;
        let _ = writeln!(self.text, "\n{what}: {of}\n{:24} {:>9} {:>9} {:>7}", "", "M inst/s", "ns/inst", "ratio");
    }

    fn row(&mut self, name: &str, n: usize, times: Times) {
        let ns = times.min.as_secs_f64() * 1e9 / n.max(1) as f64;
        let ratio = ns / *self.first.get_or_insert(ns);
        let _ = writeln!(self.text, "{name:24} {:>9.1} {ns:>9.2} {ratio:>7.2}", 1e3 / ns);
    }
}

/// The instructions of code, up to its constants.
fn stream(decoder: &Decoder<'_>, code: &[u8]) -> Stream {
    let mut stream = Stream { insts: Vec::new(), operands: Vec::new() };
    for (_, decoded) in decoder.decode_all(code) {
        let Ok(decoded) = decoded else { break };
        let start = stream.operands.len();
        stream.operands.extend_from_slice(decoded.operands());
        stream.insts.push((decoded.inst, start..stream.operands.len()));
    }
    stream
}

fn encoder(stream: &Stream, encode: impl Fn(InstId, &[Operand], &mut CodeBuffer) -> Result<(), EncodeError>) -> Times {
    let mut code = CodeBuffer::new();
    measure(BUDGET, 20_000, || {
        code.clear();
        for (inst, operands) in &stream.insts {
            let done = encode(*inst, &stream.operands[operands.clone()], &mut code);
            debug_assert!(done.is_ok(), "{done:?}");
        }
        black_box(code.bytes());
    })
}

/// Decodes linearly and skips bytes that start no instruction. Returns the numbers of instructions and of skipped
/// bytes.
fn sweep(decoder: &Decoder<'_>, text: &[u8]) -> ((usize, usize), Times) {
    let mut counts = (0, 0);
    let mut decoded = Decoded::EMPTY;
    let times = measure(BUDGET, 20_000, || {
        counts = (0, 0);
        let mut at = 0;
        while at < text.len() {
            match decoder.decode_into(&text[at..], &mut decoded) {
                Ok(()) => (at, counts.0) = (at + decoded.len, counts.0 + 1),
                Err(_) => (at, counts.1) = (at + 1, counts.1 + 1),
            }
            black_box(&decoded);
        }
    });
    (counts, times)
}

/// The start of the `.text` section of a 64-bit little-endian ELF file.
fn text_section(file: &[u8]) -> Option<Vec<u8>> {
    let number = |at: usize, n: usize| -> Option<usize> {
        Some(file.get(at..at + n)?.iter().rev().fold(0, |value, &byte| value << 8 | usize::from(byte)))
    };
    let (table, entry, count, names) = (number(0x28, 8)?, number(0x3a, 2)?, number(0x3c, 2)?, number(0x3e, 2)?);
    let names_at = number(table + names * entry + 0x18, 8)?;
    (0..count).map(|i| table + i * entry).find_map(|header| {
        let name = file.get(names_at + number(header, 4)?..)?;
        if !name.starts_with(b".text\0") {
            return None;
        }
        let (start, len) = (number(header + 0x18, 8)?, number(header + 0x20, 8)?);
        Some(file.get(start..start + len.min(TEXT_BYTES))?.to_vec())
    })
}
