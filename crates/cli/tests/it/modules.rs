//! The commands `cc` and `run`: modules of LLVM IR as object files and as programs.
//!
//! Not here: what the functions of modules compute (see kernelsmith-llvm).

use super::{folder, run};
use std::path::Path;
use std::process::{Command, Output};

/// Writes what happens in which order; its status has more than eight bits.
const PROGRAM: &str = r#"
@greeting = private constant [11 x i8] c"constructed"
@order = private global i32 0
@format = private constant [7 x i8] c"%d %s\0A\00"
@last = private constant [9 x i8] c"the last\00"
@handler = private constant [10 x i8] c"a handler\00"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @second, ptr null }, { i32, ptr, ptr } { i32 150, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare double @pow(double, double)
declare void @exit(i32)

define internal void @first() {
  %order = load i32, ptr @order
  %next = mul i32 %order, 10
  %sum = add i32 %next, 1
  store i32 %sum, ptr @order
  ret void
}

define internal void @second() {
  %order = load i32, ptr @order
  %next = mul i32 %order, 10
  %sum = add i32 %next, 2
  store i32 %sum, ptr @order
  ret void
}

define internal void @end() {
  %written = call i32 @puts(ptr @last)
  ret void
}

define internal void @bye() {
  %written = call i32 @puts(ptr @handler)
  ret void
}

define i32 @main(i32 %n, ptr %args, ptr %environment) {
entry:
  %registered = call i32 @atexit(ptr @bye)
  %order = load i32, ptr @order
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done

body:
  %place = getelementptr ptr, ptr %args, i32 %i
  %word = load ptr, ptr %place
  %letter = load i8, ptr %word
  %large = xor i8 %letter, 32
  store i8 %large, ptr %word
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %order, ptr %word)
  %next = add i32 %i, 1
  br label %loop

done:
  %many = icmp sgt i32 %n, 2
  br i1 %many, label %leave, label %return

leave:
  call void @exit(i32 9)
  unreachable

return:
  %two = call double @pow(double 4.0, double 0.5)
  %status = fptosi double %two to i32
  %high = add i32 %status, 256
  ret i32 %high
}
"#;

pub(super) fn text(Output { stdout, stderr, .. }: &Output) -> String {
    String::from_utf8(stdout.clone()).unwrap() + std::str::from_utf8(stderr).unwrap()
}

/// Whether machine code runs here; otherwise the program prints an error.
pub(super) fn runs(output: &Output) -> bool {
    let is_refused = text(output).contains("does not run on this");
    if is_refused {
        println!("skipped: machine code does not run here");
    }
    !is_refused
}

/// Whether this host links and runs programs for x86-64 Linux, and `kernelsmith` is not emulated.
pub(super) fn links_here() -> bool {
    let is_here = cfg!(all(target_arch = "x86_64", target_os = "linux"));
    let links = is_here && std::env::var_os("KERNELSMITH_EMULATOR").is_none();
    if !links {
        println!("skipped: the programs are for another machine");
    }
    links
}

#[test]
fn programs_run_with_constructors_arguments_and_destructors() {
    let output = run(&["run", "-", "--", "abc"], PROGRAM);
    if !runs(&output) {
        return;
    }
    assert_eq!(text(&output), "12 Abc\na handler\nthe last\n");
    assert_eq!(output.status.code(), Some(2));
    let output = run(&["run", "-", "--", "x", "-y"], PROGRAM);
    assert_eq!((text(&output).as_str(), output.status.code()), ("12 X\n12 \ry\na handler\nthe last\n", Some(9)));
}

/// Functions that are nested in others find the variables of these: called directly, and through code on the stack.
const NESTED: &str = r#"
target triple = "x86_64-pc-linux-gnu"
@format = private constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Its frame is aligned and has a copy of the arguments on the stack.
define internal i64 @add(i64 %a, i64 %b, ptr nest %variables, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %aligned = alloca [64 x i8], align 64
  call void @llvm.memset.p0.i64(ptr %aligned, i8 1, i64 64, i1 true)
  %byte = load volatile i8, ptr %aligned
  %one = zext i8 %byte to i64
  %old = load i64, ptr %variables
  %s1 = add i64 %old, %g
  %s2 = shl i64 %h, 8
  %s3 = add i64 %s1, %s2
  %s4 = add i64 %s3, %b
  store i64 %s4, ptr %variables
  %address = ptrtoint ptr %aligned to i64
  %odd = and i64 %address, 63
  %r1 = add i64 %odd, %a
  %r2 = add i64 %r1, %one
  ret i64 %r2
}

define internal i64 @apply(ptr %f, i64 %x) noinline {
  %first = call i64 %f(i64 %x, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %second = call i64 %f(i64 %first, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  ret i64 %second
}

define internal void @outer(i64 %n, i64 %x) {
entry:
  %variables = alloca i64
  %memory = alloca [32 x i8], align 1
  store i64 %n, ptr %variables
  call void @llvm.init.trampoline(ptr %memory, ptr @add, ptr %variables)
  %code = call ptr @llvm.adjust.trampoline(ptr %memory)
  %result = call i64 @apply(ptr %code, i64 %x)
  %last = icmp eq i64 %n, 0
  br i1 %last, label %done, label %again
again:
  %less = sub i64 %n, 1
  call void @outer(i64 %less, i64 %result)
  br label %done
done:
  %more = call i64 @apply(ptr %code, i64 %x)
  %direct = call i64 @add(i64 %more, i64 1, ptr nest %variables, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %sum = load i64, ptr %variables
  %printed = call i32 (ptr, ...) @printf(ptr @format, i64 %direct, i64 %sum)
  ret void
}

define i32 @main() {
  call void @outer(i64 2, i64 100)
  ret i32 0
}
"#;

#[test]
fn nested_functions_find_the_variables_around_them() {
    if !links_here() {
        return;
    }
    // Each call adds one to its first argument, and 7 * 256 + 6 + 1 to the variable.
    let wanted: String = (0..3).map(|n| format!("{} {}\n", 107 - 2 * n, n + 5 * 1799)).collect();
    for tier in ["-O0", "-O2"] {
        let output = run(&["run", tier, "-"], NESTED);
        assert_eq!(text(&output), wanted, "{tier}");
    }
}

#[test]
fn what_cannot_run_is_refused_before_anything_runs() {
    let main = "define i32 @main() {\n  ret i32 0\n}\n";
    let cases: [(&str, &[&str], &str); 6] = [
        ("define void @f() {\n  ret void\n}\n", &[], "the module does not define `main`"),
        ("define i64 @main(i64 %n) {\n  ret i64 0\n}\n", &[], "`main` is not `i32 ()`"),
        ("define i32 @main(i32 %n, i32 %m) {\n  ret i32 0\n}\n", &[], "`main` is not `i32 ()`"),
        (
            "declare void @nobody()\ndeclare void @noone()\ndefine i32 @main() {\n  call void @nobody()\n  \
             call void @noone()\n  ret i32 0\n}\n",
            &[],
            "2 symbols are not defined: `nobody`, `noone`",
        ),
        (main, &["-l", "kernelsmith-nowhere"], "library `libkernelsmith-nowhere.so` cannot be loaded"),
        ("define i32 @main( {\n", &[], "<stdin>:2:1: error: "),
    ];
    for (module, options, want) in cases {
        let output = run(&[&["run", "-"], options].concat(), module);
        if !runs(&output) {
            return;
        }
        assert!(text(&output).starts_with("error: ") && text(&output).contains(want), "{want}: {}", text(&output));
        assert_eq!(output.status.code(), Some(1), "{want}");
    }
}

/// The processor runs the atomic accesses, on one thread and then on four, without a library; that each is the right one is a
/// test of kernelsmith-llvm.
#[test]
fn threads_count_together_with_ordered_atomics() {
    if cfg!(not(all(target_arch = "x86_64", target_os = "linux"))) {
        println!("skipped: the modules are for another machine");
        return;
    }
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/programs");
    let mut want = std::fs::read_to_string(programs.join("atomics.out")).unwrap();
    // Four threads of 200 000 iterations, each of which adds 1, 1 and its number.
    want += "800000 800000 79999600000\n";
    for level in ["O0", "O1", "O2"] {
        let module = programs.join(format!("atomics-{level}.ll"));
        for tier in ["-O0", "-O2"] {
            let output = run(&["run", tier, module.to_str().unwrap(), "--", "threads"], "");
            if !runs(&output) {
                return;
            }
            assert_eq!((text(&output).as_str(), output.status.code()), (want.as_str(), Some(0)), "{level} {tier}");
        }
    }
}

/// Every update of every type prints what clang's code printed: operations, and the library where an access has 128 bits or is
/// not aligned.
#[test]
fn atomic_updates_print_what_they_should() {
    if cfg!(not(all(target_arch = "x86_64", target_os = "linux"))) {
        println!("skipped: the module is for another machine");
        return;
    }
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/programs");
    let want = std::fs::read_to_string(programs.join("updates.out")).unwrap();
    let module = programs.join("updates-O0.ll");
    for tier in ["-O0", "-O2"] {
        let output = run(&["run", tier, module.to_str().unwrap(), "-l", "libatomic.so.1"], "");
        if !runs(&output) {
            return;
        }
        if text(&output).contains("library `libatomic.so.1` cannot be loaded") {
            println!("skipped: libatomic is not installed");
            return;
        }
        assert_eq!((text(&output).as_str(), output.status.code()), (want.as_str(), Some(0)), "{tier}");
    }
}

/// Machine code of clang's IR at three levels, in both tiers, prints what clang's own code printed.
#[test]
fn programs_of_c_print_what_they_should() {
    if cfg!(not(all(target_arch = "x86_64", target_os = "linux"))) {
        println!("skipped: the modules are for another machine");
        return;
    }
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/programs");
    let mut n_runs = 0;
    for name in [
        "allocations",
        "constructs",
        "extended",
        "interpreter",
        "matrix",
        "nbody",
        "quicksort",
        "sha256",
        "simd",
        "simd_floats",
        "vectors",
        "widths",
    ] {
        let wanted = std::fs::read_to_string(programs.join(format!("{name}.out"))).unwrap();
        // At -O3, the vectors have 256 bits.
        for level in ["O0", "O1", "O2", "O3"] {
            let module = programs.join(format!("{name}-{level}.ll"));
            if level == "O3" && name != "vectors" || level != "O0" && name == "widths" {
                continue;
            }
            for tier in ["-O0", "-O2"] {
                let output = run(&["run", tier, module.to_str().unwrap()], "");
                if !runs(&output) {
                    return;
                }
                assert_eq!((text(&output), output.status.code()), (wanted.clone(), Some(0)), "{name}-{level}, {tier}");
                n_runs += 1;
            }
        }
    }
    assert_eq!(n_runs, 70);
}

/// Exceptions of C++, thread-local variables, instructions that only the processor has, and functions of the compilers' library, in
/// code of clang's IR at three levels, in both tiers, loaded and linked.
#[test]
fn programs_that_need_the_process_print_what_they_should() {
    if !links_here() {
        return;
    }
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm/native");
    for (name, library) in [
        ("exceptions", "libstdc++.so.6"),
        ("threads", "libc.so.6"),
        ("instructions", "libc.so.6"),
        ("copies", "libc.so.6"),
        ("quads", "libm.so.6"),
    ] {
        let wanted = std::fs::read_to_string(programs.join(format!("{name}.out"))).unwrap();
        let folder = folder(name);
        let (object, program) = (folder.join("m.o"), folder.join("program"));
        for (level, tier) in ["O0", "O1", "O2"].into_iter().flat_map(|level| [(level, "-O0"), (level, "-O2")]) {
            let module = programs.join(format!("{name}-{level}.ll"));
            let output = run(&["run", tier, module.to_str().unwrap(), "-l", library], "");
            if !runs(&output) {
                return;
            }
            if text(&output).contains(&format!("library `{library}` cannot be loaded")) {
                println!("skipped: {library} is not installed");
                break;
            }
            assert_eq!((text(&output), output.status.code()), (wanted.clone(), Some(0)), "{name}-{level}, {tier}");
            let output = run(&["cc", tier, module.to_str().unwrap(), "-o", object.to_str().unwrap(), "--check"], "");
            assert!(output.status.success(), "{}", text(&output));
            let library = format!("-l:{library}");
            let linked = Command::new("cc").arg(&object).arg("-o").arg(&program).arg(library).output().unwrap();
            assert!(linked.status.success() && text(&linked).is_empty(), "{}", text(&linked));
            let output = Command::new(&program).output().unwrap();
            assert_eq!(
                (text(&output), output.status.code()),
                (wanted.clone(), Some(0)),
                "{name}-{level}, {tier}, linked"
            );
        }
    }
}

#[test]
fn object_files_link_to_the_same_program() {
    if !links_here() {
        return;
    }
    let folder = folder("cc");
    let (module, object, program) = (folder.join("m.ll"), folder.join("m.o"), folder.join("program"));
    std::fs::write(&module, PROGRAM).unwrap();
    for tier in ["-O0", "-O2"] {
        let output = run(&["cc", tier, module.to_str().unwrap(), "-o", object.to_str().unwrap(), "--check"], "");
        assert!(output.status.success(), "{}", text(&output));
        // The compiler that links Rust's programs.
        let linked = Command::new("cc").arg(&object).arg("-o").arg(&program).arg("-lm").output().unwrap();
        assert!(linked.status.success(), "{}", text(&linked));
        let output = Command::new(&program).arg("abc").output().unwrap();
        let seen = (text(&output), output.status.code());
        assert_eq!(seen, ("12 Abc\na handler\nthe last\n".to_owned(), Some(2)), "{tier}");
    }
}

/// The text that asks the processor gives what the processor says; a float of 80 bits is a variable argument.
#[test]
fn what_c_says_in_assembly_text_and_long_doubles_is_compiled() {
    let module = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@format = private constant [24 x i8] c"%x %x %x %x %d %Lg %.1f\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define internal double @second(i32 %n, ...) noinline {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %place = getelementptr i8, ptr %list, i64 8
  %area = load ptr, ptr %place
  %after = getelementptr i8, ptr %area, i64 31
  %at = call ptr @llvm.ptrmask.p0.i64(ptr %after, i64 -16)
  %x = load x86_fp80, ptr %at, align 16
  %y = fptrunc x86_fp80 %x to double
  ret double %y
}
define i32 @main() {
  %half = call double (i32, ...) @second(i32 1, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK3FFE8000000000000000)
  %all = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag}"(i32 0, i32 0)
  %one = call { i32, i32 } asm "cpuid", "={dx},={ax},{ax},~{ebx},~{ecx}"(i32 0)
  call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"()
  %a = extractvalue { i32, i32, i32, i32 } %all, 0
  %b = extractvalue { i32, i32, i32, i32 } %all, 1
  %c = extractvalue { i32, i32, i32, i32 } %all, 2
  %d = extractvalue { i32, i32, i32, i32 } %all, 3
  %d1 = extractvalue { i32, i32 } %one, 0
  %a1 = extractvalue { i32, i32 } %one, 1
  %d2 = sub i32 %d, %d1
  %a2 = sub i32 %a, %a1
  %difference = or i32 %d2, %a2
  %third = fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %difference, x86_fp80 %third,
    double %half)
  ret i32 0
}
"#;
    // What the header of clang 22 says.
    let other = module.replace(
        "asm \"cpuid\", \"={ax},={bx}",
        "asm \"  xchg$(q$|$)  $(%$|$)rbx,${1:q}\\0A  cpuid\\0A  xchg$(q$|$)  $(%$|$)rbx,${1:q}\", \"={ax},=r",
    );
    assert_ne!(module, other);
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    for (tier, module) in [("-O0", module), ("-O2", module), ("-O0", &other), ("-O2", &other)] {
        let output = run(&["run", tier, "-"], module);
        if !runs(&output) {
            return;
        }
        let said = std::arch::x86_64::__cpuid(0);
        let want = format!("{:x} {:x} {:x} {:x} 0 0.333333 0.5", said.eax, said.ebx, said.ecx, said.edx);
        assert_eq!(text(&output), want, "{tier}");
    }
    for (from, to, what) in [
        ("asm \"cpuid\", \"={dx}", "asm \"cpuid\", \"={si}", "`cpuid` as text with such operands"),
        ("asm sideeffect \"nop\"", "asm sideeffect \"hlt\"", "instructions as text (`hlt`)"),
        ("\"x86_64-pc-linux-gnu\"", "\"aarch64-linux-gnu\"", "instructions as text (`cpuid`)"),
        (
            "fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000",
            "uitofp i196 1 to x86_fp80",
            "such conversions of the type `x86_fp80`",
        ),
    ] {
        let target = if to.contains("aarch64") { "aarch64" } else { "x86-64" };
        let output = run(&["cc", "-", "-o", "-", "--target", target], &module.replace(from, to));
        assert!(text(&output).contains(what), "{what}: {}", text(&output));
    }
}

#[test]
fn modules_compile_for_each_machine() {
    let module = "define i32 @add(i32 %x, i32 %y) {\n  %sum = add i32 %x, %y\n  ret i32 %sum\n}\n";
    // The machine's number in an ELF file, and an instruction.
    for (target, machine, instruction) in
        [("x86-64", 62, "add"), ("x86-64-v4", 62, "add"), ("aarch64", 183, "add"), ("riscv64", 243, "addw")]
    {
        let object = run(&["cc", "-", "--target", target, "-o", "-"], module);
        assert!(object.status.success(), "{}", text(&object));
        assert_eq!(&object.stdout[..4], b"\x7fELF", "{target}");
        assert_eq!(u16::from_le_bytes([object.stdout[18], object.stdout[19]]), machine, "{target}");
        let assembly = text(&run(&["cc", "-", "--target", target, "-S", "-o", "-"], module));
        assert!(assembly.contains(instruction), "{target}: {assembly}");
    }
}

#[test]
fn modules_that_do_not_compile_are_refused_with_their_line() {
    let wide =
        "target triple = \"x86_64-unknown-linux-gnu\"\ndefine ppc_fp128 @f(ppc_fp128 %x) {\n  ret ppc_fp128 %x\n}\n";
    let csky = "target triple = \"csky\"\ndefine void @f() {\n  ret void\n}\n";
    let cases: [(&[&str], &str, &str); 7] = [
        (&["-o", "-", "--target", "naplespu"], wide, "the module is for `x86_64`"),
        (&["-o", "-", "--target", "x86-64"], csky, "the module is for `csky`"),
        (&["-o", "-", "--target", "naplespu"], csky, "the module's addresses have 64 bits"),
        (&["-o", "-"], wide, "not supported: "),
        (&["-o", "-", "--target", "aarch64"], wide, "the module is for `x86_64`"),
        (&["-o", "-", "--target", "z80"], "", "there is no target `z80`"),
        (&["-o", "-"], "define i32 @f() {\n  ret i32 %nothing\n}\n", "<stdin>:2:"),
    ];
    for (options, module, want) in cases {
        let output = run(&[&["cc", "-"], options].concat(), module);
        assert!(text(&output).contains(want), "{want}: {}", text(&output));
        assert_eq!(output.status.code(), Some(1), "{want}");
    }
}

/// A function of one file, which calls one of another; each has debugging information.
const FIRST: &str = r#"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
declare i32 @twice(i32)
define i32 @main() !dbg !4 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !5
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ], !dbg !5
  %two = call i32 @twice(i32 %i), !dbg !6
  %more = add i32 %sum, %two, !dbg !6
  %next = add i32 %i, 1, !dbg !5
  %done = icmp eq i32 %next, 10, !dbg !5
  br i1 %done, label %out, label %loop, !dbg !5
out:
  ret i32 %more, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "first.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !3, unit: !0)
!5 = !DILocation(line: 3, column: 5, scope: !4)
!6 = !DILocation(line: 4, column: 5, scope: !4)
!7 = !DILocation(line: 6, column: 5, scope: !4)
"#;

const SECOND: &str = r#"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define i32 @twice(i32 %x) !dbg !4 {
  %y = mul i32 %x, 2, !dbg !5
  ret i32 %y, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "second.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 1, type: !3, unit: !0)
!5 = !DILocation(line: 70, column: 5, scope: !4)
!6 = !DILocation(line: 71, column: 5, scope: !4)
"#;

/// The linker joins the lines of both files; the profile of a simulation counts by line.
#[test]
fn profiles_of_simulated_programs_name_the_lines_of_each_file() {
    let folder = folder("lines");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    for (name, module) in [("first", FIRST), ("second", SECOND)] {
        let output = run(&["cc", "-", "--target", "naplespu", "-o", &path(&format!("{name}.o"))], module);
        assert!(output.status.success(), "{}", text(&output));
    }
    let output = run(&["link", &path("first.o"), &path("second.o"), "-o", &path("program")], "");
    assert!(output.status.success(), "{}", text(&output));
    let profile = text(&run(&["sim", &path("program"), "--threads", "1", "--profile"], ""));
    assert!(profile.contains("result 0x5a"), "{profile}");
    let (_, by_line) = profile.split_once("executions  line\n").unwrap_or_else(|| panic!("{profile}"));
    let (by_line, instructions) = by_line.split_once("\n\n").unwrap();
    for line in ["first.c:3", "first.c:4", "second.c:70", "second.c:71"] {
        let row = by_line.lines().find(|row| row.ends_with(&format!("  {line}")));
        let executions: u32 = row.and_then(|row| row.split_whitespace().nth(2)?.parse().ok()).unwrap_or(0);
        assert!(executions >= 10 && executions.is_multiple_of(10) || line == "first.c:3", "{line}: {profile}");
        assert!(instructions.lines().any(|row| row.trim() == line), "{line}: {profile}");
    }
}

/// Another reader of debugging information finds no fault in ours.
#[test]
fn objects_have_valid_debugging_information() {
    let folder = folder("debugging");
    // For any machine.
    let module: String =
        FIRST.lines().filter(|line| !line.starts_with("target ")).map(|line| format!("{line}\n")).collect();
    for target in ["x86-64", "aarch64", "riscv64"] {
        let object = folder.join(format!("{target}.o"));
        let output = run(&["cc", "-", "--target", target, "-o", object.to_str().unwrap()], &module);
        assert!(output.status.success(), "{target}: {}", text(&output));
        let bytes = std::fs::read(&object).unwrap();
        assert!(bytes.windows(8).any(|bytes| bytes == b"first.c\0"), "{target}");
        match Command::new("llvm-dwarfdump-22").arg("--verify").arg(&object).output() {
            Ok(verified) => assert!(verified.status.success(), "{target}: {}", text(&verified)),
            Err(error) => println!("not tried: llvm-dwarfdump-22: {error}"),
        }
    }
}
