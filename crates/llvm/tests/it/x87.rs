//! Floats of 80 bits: the functions that modules get, and what is refused. What they compute is in the program `extended`.

use kernelsmith_diag::Renderer;
use kernelsmith_llvm::Module;
use std::path::Path;
use std::process::Command;

const HEAD: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                    target triple = \"x86_64-pc-linux-gnu\"\n";

fn lower(code: &str) -> Result<kernelsmith_ir::Module, String> {
    let text = format!("{HEAD}{code}");
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    module.lower().map_err(|errors| module.render(&errors, &Renderer::compact()))
}

/// The functions are what Clang makes of their source; with `KERNELSMITH_BLESS=1` the test renews them.
#[test]
fn the_functions_are_those_of_their_source() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut clang = Command::new("clang-22");
    clang.args(["--target=x86_64-unknown-linux-gnu", "-Os", "-ffreestanding", "-fno-builtin", "-fwrapv"]);
    clang.args(["-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops", "-S", "-emit-llvm", "-o", "-", "x87.c"]);
    let output = match clang.current_dir(&library).output() {
        Ok(output) => output,
        Err(error) => return println!("not tried: clang-22: {error}"),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let is_of_run = |line: &&str| {
        line.starts_with("; ModuleID")
            || line.starts_with("source_filename")
            || line.starts_with("!llvm.ident")
            || line.contains("clang version")
    };
    let module = String::from_utf8(output.stdout).unwrap();
    let lines: String = module.lines().filter(|line| !is_of_run(line)).map(|line| format!("{line}\n")).collect();
    let file = library.join("x87.ll");
    if std::env::var("KERNELSMITH_BLESS").is_ok_and(|value| value == "1") {
        std::fs::write(&file, &lines).unwrap();
    }
    assert!(
        std::fs::read_to_string(&file).unwrap() == lines,
        "library/x87.ll is not what clang-22 makes of library/x87.c"
    );
}

#[test]
fn a_module_gets_only_the_functions_that_it_calls() {
    let names = |code: &str| -> Vec<String> {
        let module = lower(code).unwrap_or_else(|message| panic!("{message}"));
        module.functions.into_iter().map(|function| function.func.name).collect()
    };
    let copy =
        "define void @f(ptr %p, x86_fp80 %x) {\n  %y = fneg x86_fp80 %x\n  store x86_fp80 %y, ptr %p\n  ret void\n}\n";
    assert_eq!(names(copy), ["f"]);
    let sum = copy.replace("fneg x86_fp80 %x", "fadd x86_fp80 %x, %x");
    assert_eq!(names(&sum), ["f", "__kernelsmith_x87_add"]);
}

#[test]
fn what_floats_of_80_bits_cannot_is_refused_by_name() {
    for (code, what) in [
        (
            "define x86_fp80 @f(x86_fp80 %x) {\n  ret x86_fp80 %x\n}\n",
            "`x86_fp80` as the result of functions that others call",
        ),
        ("define void @f({ x86_fp80, i32 } %x) {\n  ret void\n}\n", "structures with `x86_fp80` as arguments"),
        (
            "define i128 @f(x86_fp80 %x) {\n  %y = fptosi x86_fp80 %x to i128\n  ret i128 %y\n}\n",
            "such conversions of the type `x86_fp80`",
        ),
        (
            "declare x86_fp80 @llvm.sqrt.f80(x86_fp80)\ndefine void @f(x86_fp80 %x) {\n  \
             %y = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %x)\n  ret void\n}\n",
            "the intrinsic `llvm.sqrt.f80`",
        ),
        (
            "define void @__kernelsmith_x87_add(x86_fp80 %x, ptr %p) {\n  %y = fadd x86_fp80 %x, %x\n  \
             store x86_fp80 %y, ptr %p\n  ret void\n}\n",
            "the name `__kernelsmith_x87_add` of a function that the module gets",
        ),
    ] {
        let message = lower(code).err().unwrap_or_else(|| panic!("accepted: {code}"));
        assert!(message.contains(what), "{what}: {message}");
    }
}
