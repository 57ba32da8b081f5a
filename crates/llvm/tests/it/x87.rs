//! Floats of 80 bits: the functions that modules get, and what is refused. What they compute is in the program `extended`.

use kernelsmith_diag::Renderer;
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
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
            "define void @f({ x86_fp80, i32 } %x) {\n  ret void\n}\n",
            "structures with `x86_fp80` as arguments or results",
        ),
        ("define { x86_fp80, i32 } @f() {\n  ret { x86_fp80, i32 } zeroinitializer\n}\n", "arguments or results"),
        (
            "define i200 @f(x86_fp80 %x) {\n  %y = fptosi x86_fp80 %x to i200\n  ret i200 %y\n}\n",
            "such conversions of the type `x86_fp80`",
        ),
        (
            "declare x86_fp80 @llvm.minimum.f80(x86_fp80, x86_fp80)\ndefine void @f(x86_fp80 %x) {\n  \
             %y = call x86_fp80 @llvm.minimum.f80(x86_fp80 %x, x86_fp80 %x)\n  ret void\n}\n",
            "the intrinsic `llvm.minimum.f80`",
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

/// Products of polynomials, for each choice of lanes and size of vectors.
#[test]
fn products_of_polynomials() {
    let code = |n: usize, halves: u8| {
        let name = ["", ".256", ".512"][n.ilog2() as usize - 1];
        let ty = format!("<{n} x i64>");
        format!(
            "declare {ty} @llvm.x86.pclmulqdq{name}({ty}, {ty}, i8 immarg)\n\
             define void @f(ptr %p) {{\n  %a = load {ty}, ptr %p\n  %q = getelementptr i8, ptr %p, i64 {}\n  \
             %b = load {ty}, ptr %q\n  %c = call {ty} @llvm.x86.pclmulqdq{name}({ty} %a, {ty} %b, i8 {halves})\n  \
             store {ty} %c, ptr %p\n  ret void\n}}\n",
            n * 8
        )
    };
    let a = [0x7b5b_5465_7374_5665u64, 3, 1 << 63, 0x1234_5678_9abc_def0, 5, 0, u64::MAX, 7];
    let b = [0x4869_2853_6861_7929u64, u64::MAX, 1 << 63, 11, 0xff00, 2, u64::MAX, 1 << 40];
    let plain = |a: u64, b: u64| (0..64).filter(|n| b >> n & 1 == 1).fold(0u128, |sum, n| sum ^ u128::from(a) << n);
    for (n, (halves, a_lane, b_lane)) in
        [2, 4, 8].into_iter().flat_map(|n| [(0u8, 0, 0), (1, 1, 0), (16, 0, 1), (17, 1, 1)].map(|choice| (n, choice)))
    {
        let module = lower(&code(n, halves)).unwrap_or_else(|message| panic!("{message}"));
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let bytes: Vec<u8> = a[..n].iter().chain(&b[..n]).flat_map(|lane| lane.to_le_bytes()).collect();
        let at = memory.alloc(&bytes);
        let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        interpreter.run("f", &[at], &mut memory, &mut symbols).unwrap();
        let products: Vec<u8> =
            (0..n).step_by(2).flat_map(|at| plain(a[at + a_lane], b[at + b_lane]).to_le_bytes()).collect();
        assert_eq!(memory.read(at, n as u32 * 8).unwrap(), products, "{n} {halves}");
    }
    for n in [2, 4] {
        let other = code(n, 0).replace(&format!("{n} x i64"), &format!("{} x i64", n * 2));
        assert!(lower(&other).is_err());
    }
}
