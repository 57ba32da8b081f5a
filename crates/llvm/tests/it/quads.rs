//! Floats of 128 bits: their constants, calls and registers, and what is refused. What they compute is in the program `quads`.

use kernelsmith_diag::Renderer;
use kernelsmith_ir as ir;
use kernelsmith_llvm::Module;

const X86: &str = "x86_64-unknown-linux-gnu";
const ARM: &str = "aarch64-unknown-linux-gnu";
const RISCV: &str = "riscv64-unknown-linux-gnu";
const LAYOUT: &str = "e-m:e-i64:64-i128:128-n32:64-S128";

fn lower_for(triple: &str, layout: &str, code: &str) -> Result<ir::Module, String> {
    let text = format!("target datalayout = \"{layout}\"\ntarget triple = \"{triple}\"\n{code}");
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    module.lower().map_err(|errors| module.render(&errors, &Renderer::compact()))
}

fn lower(triple: &str, code: &str) -> ir::Module {
    lower_for(triple, LAYOUT, code).unwrap_or_else(|message| panic!("{message}"))
}

/// The names that a function calls, in the order of its symbols.
fn called(triple: &str, body: &str) -> Vec<String> {
    let code = format!(
        "define void @f(ptr %p, ptr %q) {{\n  %a = load fp128, ptr %p\n  %b = load fp128, ptr %q\n  {body}\n  ret void\n}}\n"
    );
    let module = lower(triple, &code);
    module.functions[0].func.symbols.iter().map(|symbol| symbol.name.clone()).collect()
}

/// The functions that llc 22 calls for the same operation.
#[test]
fn operations_call_the_functions_that_llvm_calls() {
    for (body, names) in [
        ("%r = fadd fp128 %a, %b", vec!["__addtf3"]),
        ("%r = fcmp une fp128 %a, %b", vec!["__netf2"]),
        ("%r = fcmp uge fp128 %a, %b", vec!["__lttf2"]),
        ("%r = fptosi fp128 %a to i128", vec!["__fixtfti"]),
        ("%r = fptoui fp128 %a to i32", vec!["__fixunstfsi"]),
        ("%r = fptrunc fp128 %a to double", vec!["__trunctfdf2"]),
        ("%r = fneg fp128 %a", vec![]),
        ("%r = bitcast fp128 %a to i128", vec![]),
    ] {
        // The result must be used.
        let ty = match body {
            _ if body.contains("fcmp") => "i1",
            _ if body.contains(" to ") => body.rsplit(' ').next().unwrap(),
            _ => "fp128",
        };
        for triple in [X86, ARM, RISCV] {
            assert_eq!(called(triple, &format!("{body}\n  store {ty} %r, ptr %p")), names, "{triple}: {body}");
        }
    }
    for (triple, name) in [(X86, "fmodf128"), (ARM, "fmodl"), (RISCV, "fmodl")] {
        assert_eq!(called(triple, "%r = frem fp128 %a, %b\n  store fp128 %r, ptr %p"), [name]);
    }
}

#[test]
fn registers_are_those_of_the_convention() {
    let pair = ir::Type::fixed(ir::Elem::U64, 2);
    let code = "define fp128 @f(i32 %n, fp128 %x) {\n  ret fp128 %x\n}\n";
    for (triple, wanted) in [(X86, vec![pair]), (ARM, vec![pair]), (RISCV, vec![ir::Type::U64; 2])] {
        let module = lower(triple, code);
        let function = &module.functions[0].func;
        let params: Vec<ir::Type> = function.params.iter().filter_map(|&reg| function.ty(reg)).skip(1).collect();
        assert_eq!((&params, &function.results), (&wanted, &wanted), "{triple}");
    }
}

#[test]
fn the_first_word_of_a_constant_is_first_in_its_text() {
    let code = "@x = constant { i8, fp128 } { i8 1, fp128 0xL0123456789ABCDEF4000FEDCBA987654 }\n\
                @y = constant fp128 1.5\n";
    let module = lower(RISCV, code);
    let mut wanted = vec![0; 32];
    wanted[0] = 1;
    wanted[16..24].copy_from_slice(&0x0123_4567_89AB_CDEF_u64.to_le_bytes());
    wanted[24..].copy_from_slice(&0x4000_FEDC_BA98_7654_u64.to_le_bytes());
    assert_eq!(module.data[0].bytes, wanted);
    assert_eq!((module.data[0].size, module.data[0].align), (32, 16));
    assert_eq!(module.data[1].bytes[8..], 0x3FFF_8000_0000_0000_u64.to_le_bytes());
}

#[test]
fn what_floats_of_128_bits_cannot_is_refused_by_name() {
    let windows = "x86_64-pc-windows-msvc";
    for (triple, code, what) in [
        (X86, "define void @f(<2 x fp128> %x) {\n  ret void\n}\n", "vectors of `fp128`"),
        (
            ARM,
            "define i200 @f(fp128 %x) {\n  %y = fptosi fp128 %x to i200\n  ret i200 %y\n}\n",
            "such conversions of the type `fp128`",
        ),
        (windows, "define void @f(fp128 %x) {\n  ret void\n}\n", "floats of 16 or 128 bits, as arguments"),
        (
            windows,
            "define void @f(ptr %p) {\n  %x = load fp128, ptr %p\n  %y = fadd fp128 %x, %x\n  store fp128 %y, ptr %p\n  \
             ret void\n}\n",
            "operations of the type `fp128` on this system",
        ),
        (
            RISCV,
            "define void @f(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %g, { fp128, i64 } %x) {\n  ret void\n}\n",
            "structures with numbers of 128 bits as arguments on the stack",
        ),
        (
            X86,
            "define void @f(fp128 %x) \"target-features\"=\"-sse\" {\n  ret void\n}\n",
            "functions that use no registers for floats",
        ),
    ] {
        let message = lower_for(triple, LAYOUT, code).expect_err(code);
        assert!(message.contains(what), "{message}");
    }
    let small = lower_for("nuplus-none-none-elf", "e-m:e-p:32:32", "define void @f(fp128 %x) {\n  ret void\n}\n");
    let message = small.expect_err("NaplesPU has none");
    assert!(message.contains("the type `fp128`"), "{message}");
}
