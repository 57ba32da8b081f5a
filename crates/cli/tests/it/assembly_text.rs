//! `cc -S`: LLVM's assembler makes the same code of the text as `cc` writes, and our assembler does for NaplesPU.

use super::{folder, run};
use kernelsmith_machine::object;
use std::process::Command;

/// The modules: jump tables, long jumps, tables of data, texts, names that are registers, aliases, atomic accesses.
const MODULES: [&str; 5] = ["interpreter-O2", "constructs-O0", "sha256-O1", "operations-O0", "atomics-O1"];

const NAMES: &str = r#"target triple = "x86_64-unknown-linux-gnu"
@eax = global i32 3
@text = private constant [9 x i8] c"\22\5C\0A\09\00\FF%'\00"
@pointers = global [2 x ptr] [ptr @offset, ptr getelementptr (i8, ptr @eax, i64 1)]
@zeros = internal global [100 x i32] zeroinitializer
@second = alias ptr, getelementptr (i8, ptr @pointers, i64 8)
@main_again = weak alias void (), ptr @main
define internal i32 @offset(i32 %x) noinline {
  %a = load i32, ptr @eax
  %sum = add i32 %a, %x
  ret i32 %sum
}
define weak ptr @"пять"(i32 %x) {
  %y = call i32 @offset(i32 %x)
  %at = getelementptr i32, ptr @zeros, i32 %y
  ret ptr %at
}
declare void @mod(ptr)
define void @main() {
  %at = call ptr @"пять"(i32 5)
  tail call void @mod(ptr @text)
  ret void
}
"#;

/// Thread-local variables, of programs and of libraries.
const THREADS: &str = r#"target triple = "x86_64-unknown-linux-gnu"
@number = thread_local global i32 3, align 64
@zeros = internal thread_local global [100 x i32] zeroinitializer
@elsewhere = external thread_local global i64
@at_start = external thread_local(initialexec) global i64
declare ptr @llvm.threadlocal.address.p0(ptr)
define i64 @sum(i64 %n) {
  %a = call ptr @llvm.threadlocal.address.p0(ptr @number)
  %x = load i32, ptr %a
  %b = call ptr @llvm.threadlocal.address.p0(ptr @elsewhere)
  %y = load i64, ptr %b
  %c = call ptr @llvm.threadlocal.address.p0(ptr @at_start)
  store i64 %y, ptr %c
  %d = call ptr @llvm.threadlocal.address.p0(ptr @zeros)
  %e = getelementptr i32, ptr %d, i64 %n
  store i32 %x, ptr %e
  ret i64 %y
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
"#;

/// The bytes of `.text`, with zeros in the fields that a linker fills in: an assembler may fill in some itself.
fn code(file: &[u8], fields: &[(u64, u32, String, i64)]) -> Vec<u8> {
    let contents = object::read(file).unwrap();
    let mut bytes = contents.sections.into_iter().find(|section| section.name == ".text").unwrap().bytes;
    for &(at, ..) in fields {
        let end = bytes.len().min(at as usize + 4);
        bytes[at as usize..end].fill(0);
    }
    bytes
}

fn fields(file: &[u8]) -> Vec<(u64, u32, String, i64)> {
    object::read(file).unwrap().sections.remove(0).relocations
}

#[track_caller]
fn check(name: &str, module: &str, target: &str, assemble: impl Fn(&str) -> Vec<u8>) {
    for level in ["-O0", "-O2"] {
        let written = |more: &[&str]| {
            let output = run(&[&["cc", "-", level, "--target", target, "-o", "-"], more].concat(), module);
            assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
            output.stdout
        };
        let (text, want) = (String::from_utf8(written(&["-S"])).unwrap(), written(&[]));
        let found = assemble(&text);
        let places = fields(&want);
        assert_eq!(code(&found, &places), code(&want, &places), "{name} {level} {target}:\n{text}");
        // What the assembler leaves to the linker is what we leave to it.
        for (at, number, ..) in fields(&found) {
            assert!(places.iter().any(|place| (place.0, place.1) == (at, number)), "{name} {level} {target}: {at:#x}");
        }
    }
}

#[test]
fn assembly_text_has_the_code_of_the_object_file() {
    let is_there = Command::new("llvm-mc-22").arg("--version").output().is_ok_and(|output| output.status.success());
    if !is_there {
        return println!("skipped: llvm-mc-22 is not installed");
    }
    let folder = folder("assembly_text");
    let assemble = |triple: &'static str, features: &'static str| {
        let file = folder.join(triple);
        move |text: &str| {
            std::fs::write(file.with_extension("s"), text).unwrap();
            let mut assembler = Command::new("llvm-mc-22");
            assembler.args(["-filetype=obj", "-triple", triple, "-mattr", features]).arg(file.with_extension("s"));
            let output = assembler.output().unwrap();
            assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
            output.stdout
        }
    };
    let x86 = assemble("x86_64-linux-gnu", "");
    let aarch64 = assemble("aarch64-linux-gnu", "+v8.6a");
    let riscv64 = assemble("riscv64-linux-gnu", "+m,+a,+f,+d,+c,+v,+zba,+zbb,+zbs");
    check("names", NAMES, "x86-64-v3", &x86);
    for module in [THREADS.to_owned(), THREADS.replace("PIC Level", "no level")] {
        let of = |arch: &str| module.replace("x86_64", arch);
        check("threads", &module, "x86-64-v3", &x86);
        check("threads", &of("aarch64"), "aarch64", &aarch64);
        check("threads", &of("riscv64"), "riscv64", &riscv64);
    }
    for name in MODULES {
        let path = format!("{}/../../tests/filetests/llvm/programs/{name}.ll", env!("CARGO_MANIFEST_DIR"));
        let module = std::fs::read_to_string(path).unwrap();
        check(name, &module, "x86-64-v3", &x86);
        // The instructions of these modules mean the same for other machines.
        let elsewhere = |triple: &str| {
            let lines = module.lines().filter(|line| !line.starts_with("target "));
            let head = format!("target triple = \"{triple}\"\n");
            lines.fold(head, |text, line| text + line + "\n")
        };
        if name != "operations-O0" {
            check(name, &elsewhere("aarch64-unknown-linux-gnu"), "aarch64", &aarch64);
            check(name, &elsewhere("riscv64-unknown-linux-gnu"), "riscv64", &riscv64);
        }
    }
}

#[test]
fn assembly_text_for_naplespu_assembles() {
    let module = NAMES
        .replace("x86_64-unknown-linux-gnu", "i386-none-elf")
        .replace("target triple", "target datalayout = \"e-m:e-p:32:32-i64:64-n32-S128\"\ntarget triple")
        .replace("i64 1", "i32 1")
        .replace("пять", "five");
    check("names", &module, "naplespu", |text| {
        let output = run(&["asm", "-", "--emit", "obj", "--target", "naplespu", "-o", "-"], text);
        assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    });
}

const WIDE: &str = r#"target triple = "x86_64-unknown-linux-gnu"
declare void @wide(<8 x float>)
declare void @words(i64)
define void @passes(ptr %p) "target-features"="+avx" {
  %x = load <8 x float>, ptr %p
  %y = fadd <8 x float> %x, %x
  tail call void @wide(<8 x float> %y)
  ret void
}
define void @uses(ptr %p) "target-features"="+avx" {
  %x = load <8 x float>, ptr %p
  %y = fadd <8 x float> %x, %x
  store <8 x float> %y, ptr %p
  tail call void @words(i64 3)
  ret void
}
"#;

/// Before a jump to a function, the upper halves of vectors are cleared unless they are passed.
#[test]
fn tail_calls_keep_the_vectors_that_they_pass() {
    let result = run(&["cc", "-S", "--target", "x86-64-v3", "-", "-o", "-"], WIDE);
    let text = String::from_utf8(result.stdout).unwrap();
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    let (passes, uses) = text.split_once("uses:").unwrap();
    for (code, callee, clears) in [(passes, "wide", false), (uses, "words", true)] {
        let (before, _) = code.split_once(&format!("\t{callee}")).unwrap();
        assert!(before.trim_end().ends_with("jmp"), "{text}");
        assert_eq!(before.contains("vzeroupper"), clears, "{text}");
    }
}
