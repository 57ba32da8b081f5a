//! The reference assembler.

use std::io::Write;
use std::process::{Command, Stdio};

use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::encode::{CodeBuffer, encode};

const LLVM_MC: &str = "llvm-mc-22";
/// The version to compare LLVM's descriptions with; it materialises some constants in other steps than newer versions.
const OLDER: &str = "llvm-mc-19";

/// Whether the reference assembler is installed; prints a message if not, and fails where it is required.
pub(crate) fn is_there() -> bool {
    is_installed(LLVM_MC)
}

/// Whether the older version is installed.
pub(crate) fn older_is_there() -> bool {
    is_installed(OLDER)
}

fn is_installed(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output().is_ok_and(|o| o.status.success());
    if !found {
        println!("skipped: {tool} not found");
        assert!(std::env::var("CI").as_deref() != Ok("true"), "{tool} not found and CI=true");
    }
    found
}

/// Whether it supports the machine.
pub(crate) fn knows(desc: &TargetDesc) -> bool {
    desc.name() != "naplespu"
}

/// Its arguments for a machine.
fn machine_args(desc: &TargetDesc) -> &'static [&'static str] {
    match desc.name() {
        "x86-64" => &[
            "--triple=x86_64",
            "--x86-asm-syntax=intel",
            "--output-asm-variant=1",
            // Otherwise, instructions that a linker may relax have special relocations.
            "--x86-relax-relocations=false",
        ],
        "aarch64" => &["--triple=aarch64"],
        "riscv64" => &["--triple=riscv64"],
        other => panic!("the other assembler does not know {other}"),
    }
}

/// Its standard output and error output for a text.
fn run(desc: &TargetDesc, text: &str, extra: &[&str]) -> (Vec<u8>, String) {
    run_tool(LLVM_MC, desc, text, extra)
}

fn run_tool(tool: &str, desc: &TargetDesc, text: &str, extra: &[&str]) -> (Vec<u8>, String) {
    let mut features: Vec<String> = desc.features().map(|f| format!("+{}", f.name())).collect();
    // System register names depend on extensions that have no instructions.
    features.extend((desc.name() == "aarch64").then(|| "+all".to_owned()));
    let mut child = Command::new(tool)
        .args(machine_args(desc))
        .arg(format!("-mattr={}", features.join(",")))
        .args(extra)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it was there a moment ago");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let text = text.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer does not panic").expect("it reads all of its input");
    (output.stdout, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The bytes of each instruction in a text without labels, with one instruction per line.
///
/// Errors contain the line number (from 1).
pub(crate) fn encodings(desc: &TargetDesc, text: &str) -> Result<Vec<Vec<u8>>, String> {
    let (out, errors) = run(desc, text, &["-show-encoding"]);
    let out = String::from_utf8_lossy(&out).into_owned();
    let errors: Vec<&str> = errors.lines().filter(|l| l.contains("error:")).take(20).collect();
    if !errors.is_empty() {
        let line_of = |error: &str| error.split(':').nth(1).and_then(|n| n.parse::<usize>().ok());
        let with_text = errors.iter().map(|e| {
            let source = line_of(e).and_then(|n| text.lines().nth(n - 1)).unwrap_or("");
            format!("{e}\n    {source}")
        });
        return Err(with_text.collect::<Vec<_>>().join("\n"));
    }
    let bytes_of = |line: &str| -> Option<Vec<u8>> {
        let (_, list) = line.split_once("encoding: [")?;
        list.trim_end_matches(']').split(',').map(|b| u8::from_str_radix(b.trim_start_matches("0x"), 16).ok()).collect()
    };
    Ok(out.lines().filter(|l| l.contains("encoding: [")).map(|l| bytes_of(l).unwrap_or_default()).collect())
}

/// The text of each byte string that decodes to exactly one instruction, or `None`.
pub(crate) fn decodings(desc: &TargetDesc, all: &[Vec<u8>]) -> Vec<Option<String>> {
    // A no-op after each one separates the texts of consecutive byte strings.
    // With plain register names, one machine has no name for its no-op.
    let (end_name, end_text, extra): (_, _, &[&str]) = match desc.name() {
        "riscv64" => ("EBREAK", "ebreak", &["--disassemble", "-M=no-aliases"]),
        "x86-64" => ("NOOP", "nop", &["--disassemble"]),
        _ => ("NOP", "nop", &["--disassemble"]),
    };
    let mut end = CodeBuffer::new();
    encode(desc, desc.inst_by_name(end_name).expect("it is described"), &[], &mut end).expect("it has no operands");
    // Omit a group whose first bytes are not an instruction.
    let group = |bytes: &[u8]| {
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
        format!("[{}]\n", bytes.join(" "))
    };
    let text: String = all.iter().map(|bytes| group(bytes) + &group(end.bytes())).collect();
    let (out, _) = run(desc, &text, extra);
    let out = String::from_utf8_lossy(&out).into_owned();
    let mut lines = out.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('.'));
    let mut found = Vec::new();
    for _ in all {
        let one: Vec<&str> = lines.by_ref().take_while(|l| *l != end_text).collect();
        // Some prefixes are printed on separate lines.
        let is_prefix = |line: &&str| ["lock", "xacquire", "xrelease"].contains(line);
        found.push(match one.split_last() {
            Some((_, prefixes)) if prefixes.iter().all(is_prefix) => Some(one.join(" ")),
            _ => None,
        });
    }
    found
}

/// The object file for a text.
pub(crate) fn object(desc: &TargetDesc, text: &str) -> Vec<u8> {
    let (object, errors) = run(desc, text, &["-filetype=obj"]);
    assert!(!errors.contains("error:"), "the other assembler rejects:\n{errors}");
    object
}

/// The code for a text.
pub(crate) fn code(desc: &TargetDesc, text: &str) -> Vec<u8> {
    section(&object(desc, text), ".text").expect("the object has code").to_vec()
}

/// The code for a text, from the older version.
pub(crate) fn older_code(desc: &TargetDesc, text: &str) -> Vec<u8> {
    let (object, errors) = run_tool(OLDER, desc, text, &["-filetype=obj"]);
    assert!(!errors.contains("error:"), "the other assembler rejects:\n{errors}");
    section(&object, ".text").expect("the object has code").to_vec()
}

/// A section of a 64-bit little-endian ELF object.
pub(crate) fn section<'a>(object: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let number = |at: usize, n: usize| -> Option<usize> {
        Some(object.get(at..at + n)?.iter().rev().fold(0, |value, &byte| value << 8 | usize::from(byte)))
    };
    let (table, entry, count, names) = (number(0x28, 8)?, number(0x3a, 2)?, number(0x3c, 2)?, number(0x3e, 2)?);
    let names_at = number(table + names * entry + 0x18, 8)?;
    (0..count).map(|i| table + i * entry).find_map(|header| {
        let own = object.get(names_at + number(header, 4)?..)?;
        let is_it = own.starts_with(name.as_bytes()) && own.get(name.len()) == Some(&0);
        is_it.then(|| object.get(number(header + 0x18, 8)?..)?.get(..number(header + 0x20, 8)?)).flatten()
    })
}
