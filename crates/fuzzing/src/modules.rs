//! The checks of the targets `llvm_text` and `llvm_bitcode`: reading, lowering and compiling.
//!
//! In: arbitrary bytes. Out: nothing, or a panic. Invariants: what is read is lowered and compiled to an object file by both
//! tiers, which are checked, or refused with an error; the machine depends on the bytes only.
//! Not here: reading and lowering (kernelsmith-llvm).

use kernelsmith_codegen::{CompileErrorKind, Compiler, Options, Target, Verify, module};
use kernelsmith_llvm::fuzzing::{self, Lowered};
use kernelsmith_machine::object;
use std::cell::RefCell;
use std::sync::OnceLock;

/// The machines with addresses of 64 bits.
const MACHINES: [&str; 5] = ["x86-64-v2", "x86-64", "x86-64-v4", "aarch64", "riscv64"];
/// The machine with addresses of 32 bits.
const SMALL: &str = "naplespu";

/// Text: see the head of this file.
///
/// # Panics
/// If a promise is broken.
pub fn text(bytes: &[u8]) {
    let _ = compile(bytes, fuzzing::text(bytes));
}

/// Bitcode: see the head of this file.
///
/// # Panics
/// If a promise is broken.
pub fn bitcode(bytes: &[u8]) {
    let _ = compile(bytes, fuzzing::bitcode(bytes));
}

/// The target of this name; all are built once.
fn target(name: &str) -> &'static Target {
    static TARGETS: OnceLock<Vec<(&str, Target)>> = OnceLock::new();
    let all = TARGETS.get_or_init(|| {
        let names = MACHINES.iter().chain([&SMALL]);
        names.map(|&name| (name, kernelsmith_filetests::host::target(name).expect("the target exists"))).collect()
    });
    &all.iter().find(|(of, _)| *of == name).expect("the name is in the lists").1
}

/// A sum of the bytes (FNV-1a), which chooses the machine.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Compiles a module with both tiers for a machine, and writes and reads the object file; whether it was compiled.
fn compile(bytes: &[u8], lowered: Option<Lowered>) -> bool {
    thread_local! {
        static COMPILER: RefCell<Compiler> = RefCell::default();
    }
    let Some(Lowered { module: well, fast: fast_module, arch, pointer_bits }) = lowered else { return false };
    let sum = sum(bytes) >> 16;
    // One module of four is compiled for a machine that it may not be written for.
    let any = MACHINES[sum as usize % MACHINES.len()];
    let own = match arch.as_deref() {
        Some("aarch64") => "aarch64",
        Some("riscv64") => "riscv64",
        Some("x86_64") => MACHINES[sum as usize % 3],
        _ => any,
    };
    let name = if (sum / 16).is_multiple_of(4) { any } else { own };
    let target = target(if pointer_bits == 32 { SMALL } else { name });
    for (fast, module) in [(false, &well), (true, &fast_module)] {
        let options = Options { fast, verify: Verify::EachPass, check_allocation: true, ..Options::default() };
        let compiled = COMPILER.with_borrow_mut(|compiler| {
            let compiled = compiler.compile_module(module, target, &options);
            if compiler.is_oversized() {
                *compiler = Compiler::new();
            }
            compiled
        });
        let code = match compiled {
            Ok(code) => code,
            Err(error) => {
                assert!(!matches!(error.error.kind, CompileErrorKind::Bug { .. }), "{}: {error}", target.desc().name());
                return false;
            }
        };
        let Ok(program) = module::program(module, &code, target) else { return false };
        let file = object::write(target.desc(), &program).expect("every program has an object file");
        object::read(&file).expect("what is written is read");
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seeds get through all of it, so that what changes in them may, too.
    #[test]
    fn many_seeds_are_compiled() {
        for (name, read) in [("llvm_text", fuzzing::text as fn(&[u8]) -> _), ("llvm_bitcode", fuzzing::bitcode)] {
            let seeds = crate::corpus::files(&format!("fuzz/corpus/{name}"));
            let n_compiled = seeds.iter().filter(|seed| compile(seed, read(seed))).count();
            assert!(n_compiled >= seeds.len() / 3, "{name}: {n_compiled} of {}", seeds.len());
        }
    }
}
