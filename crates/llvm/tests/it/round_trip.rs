//! What is read prints as text that LLVM reads as the same module.

use crate::{corpus, normal, oracle};
use kernelsmith_llvm::Module;
use std::path::Path;

fn parse(name: &Path, bytes: &[u8]) -> Module {
    let name = name.file_name().unwrap_or_default().to_string_lossy();
    Module::parse(&name, bytes).unwrap_or_else(|failure| panic!("{failure}"))
}

fn print(name: &Path, module: &mut Module) -> String {
    let printed = module.print();
    printed.unwrap_or_else(|error| {
        let text = module.render(&[error], &kernelsmith_diag::Renderer::compact());
        panic!("{}: {text}", name.display())
    })
}

fn first_difference(got: &[String], want: &[String]) -> String {
    match got.iter().zip(want).position(|(got, want)| got != want) {
        Some(at) => format!("line {at}:\n- {}\n+ {}", want[at], got[at]),
        None => format!("{} lines wanted, {} got", want.len(), got.len()),
    }
}

#[test]
fn printed_text_is_a_fixed_point() {
    for file in corpus::files() {
        let mut module = parse(&file, &std::fs::read(&file).expect("readable"));
        let printed = print(&file, &mut module);
        let mut again = parse(&file, printed.as_bytes());
        let printed_again = print(&file, &mut again);
        assert!(printed == printed_again, "{}", file.display());
    }
}

#[test]
fn llvm_reads_the_same_module() {
    for file in corpus::files() {
        let text = std::fs::read(&file).expect("readable");
        let printed = print(&file, &mut parse(&file, &text));
        let canonical = |text: &[u8]| {
            let bitcode = oracle::assemble(text)?.unwrap_or_else(|error| {
                let numbered = String::from_utf8_lossy(text).into_owned();
                panic!("{}: {error}\n{}", file.display(), numbered.lines().take(5).collect::<Vec<_>>().join("\n"))
            });
            let text = oracle::disassemble(&bitcode)?.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            Some(normal::lines(&String::from_utf8_lossy(&text)))
        };
        let (Some(want), Some(got)) = (canonical(&text), canonical(printed.as_bytes())) else { return };
        assert!(want.len() > 20, "{}: {} lines", file.display(), want.len());
        assert!(got == want, "{}: {}", file.display(), first_difference(&got, &want));
    }
}

#[test]
fn text_and_bitcode_are_equal_modules() {
    for file in corpus::files() {
        let text = std::fs::read(&file).expect("readable");
        let Some(bitcode) = oracle::assemble(&text) else { return };
        let bitcode = bitcode.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // LLVM writes versions of text as its own, so that both readers get the same.
        let Some(canonical) = oracle::disassemble(&bitcode) else { return };
        let canonical = canonical.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let lines = |text: String| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            // Types and comdats have another order in bitcode.
            lines.sort_by_key(|line| match line.as_bytes().first() {
                Some(b'%' | b'$') => (0, line.clone()),
                _ => (1, String::new()),
            });
            lines
        };
        let want = lines(print(&file, &mut parse(&file, &canonical)));
        let got = lines(print(&file, &mut parse(&file, &bitcode)));
        assert!(got == want, "{}: {}", file.display(), first_difference(&got, &want));
    }
}

/// What LLVM 23 prints, as compilers on its main branch do.
#[test]
fn text_of_the_next_version_is_read() {
    let module = |constants: &str, memory: &str| {
        let text = format!("@x = global {constants}\ndeclare void @f() {memory}\n");
        let path = Path::new("a.ll");
        print(path, &mut parse(path, text.as_bytes()))
    };
    let same = [
        ("float f0x3DCCCCCD", "float 0x3FB99999A0000000"),
        ("float 1.000000e-01", "float 0x3FB99999A0000000"),
        ("half f0x2E66", "half 0xH2E66"),
        ("bfloat f0x3DCD", "bfloat 0xR3DCD"),
        ("double f0x3FB999999999999A", "double 1.000000e-01"),
        ("x86_fp80 f0x3FFBCCCCCCCCCCCCCCCD", "x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD"),
        ("fp128 f0x3FFB999999999999999999999999999A", "fp128 0xL999999999999999A3FFB999999999999"),
    ];
    for (new, old) in same {
        assert_eq!(module(new, ""), module(old, ""), "{new}");
    }
    let (new, old) = ("memory(readwrite, target_mem: none)", "memory(readwrite, target_mem0: none, target_mem1: none)");
    assert_eq!(module("i8 0", new), module("i8 0", old));
    assert_ne!(module("i8 0", new), module("i8 0", ""));
}
