//! Constructs that flang emits and clang does not: nested functions, addresses in few bits.

use kernelsmith_diag::Renderer;
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_llvm::Module;

fn lower(triple: &str, code: &str) -> Result<kernelsmith_ir::Module, String> {
    let text = format!("target triple = \"{triple}-unknown-linux-gnu\"\n{code}");
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    module.lower().map_err(|errors| module.render(&errors, &Renderer::compact()))
}

#[test]
fn addresses_lose_their_high_bits() {
    let code = "@g = global i32 7\n\
                define i64 @whole() {\n  ret i64 ptrtoint (ptr @g to i64)\n}\n\
                define i32 @low() {\n  ret i32 ptrtoint (ptr getelementptr (i8, ptr @g, i64 1) to i32)\n}\n\
                define i64 @inverted() {\n  ret i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)\n}\n\
                define i16 @sum() {\n  ret i16 add (i16 ptrtoint (ptr @g to i16), i16 -3)\n}\n";
    let module = lower("x86_64", code).unwrap();
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    let address = interpreter.address("g").unwrap();
    let mut result = |name: &str| interpreter.run(name, &[], &mut memory, &mut symbols).unwrap()[0];
    assert_eq!(result("whole"), address);
    assert_eq!(result("low"), (address + 1) & 0xffff_ffff);
    // The sanitizer of clang has it.
    assert_eq!(result("inverted"), !address);
    assert_eq!(result("sum"), address.wrapping_sub(3) & 0xffff);
}

#[test]
fn addresses_without_their_high_bits_are_refused_elsewhere() {
    let data = "@g = global i32 7\n@h = global i32 ptrtoint (ptr @g to i32)\n";
    let message = lower("x86_64", data).unwrap_err();
    assert!(message.contains("variables with some of the bits of an address"), "{message}");
    let back = "@g = global i32 7\ndefine ptr @f() {\n  ret ptr inttoptr (i32 ptrtoint (ptr @g to i32) to ptr)\n}\n";
    let message = lower("x86_64", back).unwrap_err();
    assert!(message.contains("constant expressions with `inttoptr`"), "{message}");
}

/// The module `ieee_arithmetic` asks for the mode; the numbers of C's library are those of the headers.
#[test]
fn rounding_modes_are_those_of_the_library() {
    let code = "declare i32 @llvm.get.rounding()\n\
                define i32 @get() {\n  %mode = call i32 @llvm.get.rounding()\n  ret i32 %mode\n}\n";
    // To zero, to nearest, up, down.
    for (triple, numbers) in [
        ("x86_64", [0xc00, 0, 0x800, 0x400]),
        ("aarch64", [0xc0_0000, 0, 0x40_0000, 0x80_0000]),
        ("riscv64", [1, 0, 3, 2]),
    ] {
        let module = lower(triple, code).unwrap_or_else(|message| panic!("{triple}: {message}"));
        for (mode, number) in (0u64..).zip(numbers) {
            let mut fegetround = |_: &[u64], _: &mut Memory| number;
            let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
            symbols.bind("fegetround", &mut fegetround);
            let options = InterpOptions::default();
            let mut interpreter = ModuleInterpreter::new(&module, options, &mut memory, &symbols).unwrap();
            assert_eq!(interpreter.run("get", &[], &mut memory, &mut symbols).unwrap(), [mode], "{triple}");
        }
    }
    assert!(lower("i386", &format!("target datalayout = \"e-p:32:32\"\n{code}")).is_err());
    let set = "declare void @llvm.set.rounding(i32)\n\
               define void @set() {\n  call void @llvm.set.rounding(i32 0)\n  ret void\n}\n";
    let message = lower("x86_64", set).unwrap_err();
    assert!(message.contains("the intrinsic `llvm.set.rounding`"), "{message}");
}

#[test]
fn trampolines_and_static_chains_are_those_of_one_machine() {
    let direct = "define internal void @inner(ptr nest %p) {\n  store i8 1, ptr %p\n  ret void\n}\n\
                  define void @outer(ptr %p) {\n  call void @inner(ptr nest %p)\n  ret void\n}\n";
    // Flang's calls lack the attribute without optimisation.
    let bare = direct.replace("@inner(ptr nest %p)\n", "@inner(ptr %p)\n");
    assert_ne!(direct, bare);
    for (triple, code) in
        ["x86_64", "aarch64", "riscv64"].into_iter().flat_map(|triple| [(triple, direct), (triple, bare.as_str())])
    {
        let module = lower(triple, code).unwrap_or_else(|message| panic!("{triple}: {message}"));
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let place = memory.alloc_zeroed(1);
        let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        interpreter.run("outer", &[place], &mut memory, &mut symbols).unwrap();
        assert_eq!(memory.read(place, 1).unwrap(), [1], "{triple}");
    }
    let shown = direct.replace("internal ", "");
    assert!(lower("x86_64", &shown).is_ok());
    let message = lower("aarch64", &shown).unwrap_err();
    assert!(message.contains("`nest` of functions that others call"), "{message}");
    let code = "declare void @llvm.init.trampoline(ptr, ptr, ptr)\ndeclare void @f(ptr, ...)\n\
                define void @g(ptr %p) {\n  call void @llvm.init.trampoline(ptr %p, ptr @f, ptr %p)\n  ret void\n}\n";
    assert!(lower("x86_64", code).is_ok());
    let message = lower("riscv64", code).unwrap_err();
    assert!(message.contains("trampolines of this machine"), "{message}");
    let two = "define void @f(ptr nest %p, ptr nest %q) {\n  ret void\n}\n";
    let message = lower("x86_64", two).unwrap_err();
    assert!(message.contains("`nest` of variadic functions, or of several parameters"), "{message}");
    let message = lower("x86_64", &two.replace("ptr nest %q", "...")).unwrap_err();
    assert!(message.contains("`nest` of variadic functions, or of several parameters"), "{message}");
}
