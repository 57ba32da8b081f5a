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
