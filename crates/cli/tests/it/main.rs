//! End-to-end tests of the program: arguments and input in, output, errors and exit code out.
//!
//! Invariant: any invalid input produces exit code 1 with a position, never a panic.

mod assembly_text;
mod atomics;
mod clang_arguments;
mod clang_naplespu;
mod cookbook;
mod einsum;
mod listings;
mod llc_signatures;
mod module_data;
mod modules;
mod naplespu_calls;
mod quads;
mod sim;
mod teir;
mod thread_locals;

use expect_test::{Expect, expect};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program, which may be for another machine: `KERNELSMITH_EMULATOR` is the command to run such programs.
fn program() -> Command {
    let emulator = std::env::var("KERNELSMITH_EMULATOR").unwrap_or_default();
    let mut words = emulator.split_whitespace().chain([env!("CARGO_BIN_EXE_kernelsmith")]);
    let mut command = Command::new(words.next().unwrap());
    command.args(words);
    command
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child =
        program().args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[track_caller]
fn check(args: &[&str], input: &str, want: Expect) {
    let Output { status, stdout, stderr } = run(args, input);
    let (stdout, stderr) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    want.assert_eq(&format!("{stdout}{stderr}exit {}\n", status.code().unwrap()));
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&path).unwrap();
    path
}

const SCALE: &str = "kernelsmith-ir 1

func @scale(%0: ptr, %1: index, %2: f32) {
    %3 = const.index 0
    %4 = copy.index %3
    %5 = const.index 1
    while {
        %6 = cmp.lt.index %4, %1
    } do %6 {
        %7 = load.f32 [%0 + %4*4] align 4
        %8 = mul.f32 %7, %2
        store.f32 %8, [%0 + %4*4] align 4
        %4 = add.index %4, %5
    }
    return
}
";

/// A machine described by LLVM records.
const LLVM_MACHINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../describe/tests/it/llvm.td");

#[test]
fn machines_have_the_features_that_are_named() {
    let text = "xadd a0, s1\nfadd.d f2, fs1\n.option arch, +f\nfadd.s f2, fs1\n";
    check(
        &["asm", "--emit", "hex", "--target-td", LLVM_MACHINE, "--mattr", "x"],
        text,
        expect![[r#"
            note: 12 of 15 instructions; 3 left out (--verbose lists them)
            error: the instruction is for machines with the feature `f`
             --> <stdin>:2:1
              |
            2 | fadd.d f2, fs1
              | ^^^^^^
              |
              = help: if the machine has it: --mattr with `+f`
            exit 1
        "#]],
    );
    check(
        &["disasm", "--hex", "1762", "--target-td", LLVM_MACHINE, "--mattr", "x"],
        "",
        expect![[r#"
        	xadd	a0, s1
        note: 12 of 15 instructions; 3 left out (--verbose lists them)
        exit 0
    "#]],
    );
    check(
        &["disasm", "--hex", "1762", "--target-td", LLVM_MACHINE, "--mattr", "d"],
        "",
        expect![[r#"
        	fadd.d	fa0, fs1
        note: 12 of 15 instructions; 3 left out (--verbose lists them)
        exit 0
    "#]],
    );
    check(
        &["disasm", "--hex", "1762", "--target-td", LLVM_MACHINE, "--mattr", "y"],
        "",
        expect![[r#"
        note: 12 of 15 instructions; 3 left out (--verbose lists them)
        error: --mattr: the description has no feature `y`
        exit 1
    "#]],
    );
}

#[test]
fn literals_and_numbers_of_instructions_are_read() {
    check(
        &["asm", "--target", "aarch64"],
        "ldr x0, =0x12345678\nldr w1, =0x12340000\n.inst 0xd503201f\n",
        expect![[r#"
             0  80 00 00 58                     ldr x0, =0x12345678
             4  81 46 a2 52                     ldr w1, =0x12340000
             8  1f 20 03 d5 00 00 00 00 78 56 34 12 00 00 00 00
        exit 0
    "#]],
    );
    check(
        &["asm", "--target", "aarch64"],
        "mov x0, #1\nldr w0, =0x100000000\nmsr 12345, x0\n",
        expect![[r#"
        error: expected a number of 4 bytes
         --> <stdin>:2:10
          |
        2 | ldr w0, =0x100000000
          |          ^^^^^^^^^^^
        error: expected a register of the system, `ALLINT`, `DAIFClr` or `DAIFSet`
         --> <stdin>:3:5
          |
        3 | msr 12345, x0
          |     ^^^^^
        exit 1
    "#]],
    );
    check(
        &["asm", "--target", "riscv64"],
        ".insn r 0x33, 0, 0, a0, a1, a2\nfli.s fa0, 0x1p-3\n.insn 2, 3\n",
        expect![[r#"
            error: expected an instruction of 4 bytes
             --> <stdin>:3:10
              |
            3 | .insn 2, 3
              |          ^
            exit 1
        "#]],
    );
}

#[test]
fn malformed_tablegen_has_a_place() {
    check(
        &["tblgen", "--print-records"],
        "class A<int x> { int y = x; }\ndef a : A<\"s\">;\n",
        expect![[r#"
            <stdin>:2:9: error: Value specified for template argument 'A:x' is of type string; expected type int: "s"
            def a : A<"s">;
                    ^
            exit 1
        "#]],
    );
    check(
        &["tblgen", "--dump-json", "--diagnostics=rich", "-"],
        "def a {\n  int x = ;\n}\n",
        expect![[r#"
            {"!instanceof":{},"!tablegen_json_version":1,"a":{"!anonymous":false,"!fields":[],"!locs":["<stdin>:1"],"!name":"a","!superclasses":[],"x":null}}
            error[TD0205]: Unknown or reserved token when parsing a value
             --> <stdin>:2:11
              |
            2 |   int x = ;
              |           ^
            kernelsmith tblgen: 1 errors.
            exit 1
        "#]],
    );
    check(
        &["tblgen", "--print-records", "no-such.td"],
        "",
        expect![[r#"
            kernelsmith tblgen: Could not open input file 'no-such.td': No such file or directory
            exit 1
        "#]],
    );
}

#[test]
fn tablegen_prints_records() {
    check(
        &["tblgen", "--print-records"],
        "class A<int x> { int y = x; }\ndef a : A<3>;\n",
        expect![[r#"
        ------------- Classes -----------------
        class A<int A:x = ?> {
          int y = A:x;
        }
        ------------- Defs -----------------
        def a {	// A
          int y = 3;
        }
        exit 0
    "#]],
    );
}

#[test]
fn malformed_ir_has_a_place_and_help() {
    check(
        &["ir", "verify"],
        &SCALE.replace("return", "retrun"),
        expect![[r#"
        error[IR0006]: `retrun` is not an operation
          --> <stdin>:15:5
           |
        15 |     retrun
           |     ^^^^^^
           |
           = help: did you mean `return`?
        exit 1
    "#]],
    );
    check(
        &["compile"],
        &SCALE.replace("mul.f32 %7, %2", "mul.f32 %7, %1"),
        expect![[r#"
        error[IR0109]: operand 2 of mul.f32 is %1 of type index, wanted f32
          --> <stdin>:11:9
           |
        11 |         %8 = mul.f32 %7, %1
           |         ^^^^^^^^^^^^^^^^^^^
        exit 1
    "#]],
    );
    check(
        &["ir", "print"],
        "func @f() {",
        expect![[r#"
        error[IR0001]: the version line is missing
         --> <stdin>:1:1
          |
        1 | func @f() {
          | ^
          |
          = help: begin the text with `kernelsmith-ir 1`
        error[IR0004]: the text ends inside a function
         --> <stdin>:1:12
          |
        1 | func @f() {
          |      --    ^
          |      |
          |      never closed
        exit 1
    "#]],
    );
}

#[test]
fn ir_runs_by_the_interpreter() {
    check(
        &["ir", "verify"],
        SCALE,
        expect![[r#"
        1 function is valid
        exit 0
    "#]],
    );
    check(
        &["ir", "run", "-", "f32:1,2,-3.5", "3", "0.5"],
        SCALE,
        expect![[r#"
        memory 0: f32:0.5,1,-1.75
        exit 0
    "#]],
    );
    check(
        &["ir", "run", "-", "f32:1x2", "3", "0.5"],
        SCALE,
        expect![[r#"
        memory 0: f32:0.5,0.5
        error: the run ended early: operation 6: read of 4 bytes at 0x10008, which is not inside a region
        exit 1
    "#]],
    );
    check(
        &["ir", "run", "-", "f32:1"],
        SCALE,
        expect![[r#"
        error: @scale expects 3 arguments, found 1
        exit 1
    "#]],
    );
    check(
        &["ir", "run", "-", "1,2", "3", "0.5"],
        SCALE,
        expect![[r#"
        error: `1,2` is no memory
        help: write the element type and the elements, as in `i32:1,2,3`, or `f32:0x8` for eight zeros
        exit 1
    "#]],
    );
}

#[test]
fn printed_ir_is_its_own_input() {
    let printed = run(&["ir", "print"], SCALE);
    assert_eq!(String::from_utf8(printed.stdout).unwrap(), SCALE);
}

#[test]
fn dumps_are_input_again() {
    let dump = run(&["compile", "--dump-after", "dead-legal", "--emit", "none"], SCALE);
    let text = format!("kernelsmith-ir 1\n{}", String::from_utf8(dump.stdout).unwrap());
    check(
        &["ir", "run", "-", "f32:1,2,-3.5", "3", "0.5"],
        &text,
        expect![[r#"
        memory 0: f32:0.5,1,-1.75
        exit 0
    "#]],
    );
}

#[test]
fn assembly_goes_there_and_back() {
    let text = "\tvaddps\tymm0, ymm1, ymmword ptr [rdi + 4*rax + 8]\n\tadd\trax, 8\n\tret\n";
    check(
        &["asm"],
        text,
        expect![[r#"
             0  c5 f4 58 44 87 08               vaddps	ymm0, ymm1, ymmword ptr [rdi + 4*rax + 8]
             6  48 83 c0 08                     add	rax, 8
             a  c3                              ret
        exit 0
    "#]],
    );
    check(
        &["disasm", "--hex", "c5 f4 58 44 87 08, 4883c008 0xc3"],
        "",
        expect![[r#"
        	vaddps	ymm0, ymm1, ymmword ptr [rdi + 4*rax + 8]
        	add	rax, 8
        	ret
        exit 0
    "#]],
    );
    check(
        &["disasm"],
        "90 06 06 ; these are none",
        expect![[r#"
        	nop
        error: at byte 0x1: no instruction has this opcode
          bytes: 06 06
        exit 1
    "#]],
    );
    check(
        &["disasm"],
        "c5 f\n",
        expect![[r#"
        error: this is no byte in hexadecimal
         --> <stdin>:1:4
          |
        1 | c5 f
          |    ^
          |
          = help: write two digits for each byte: `c5 f8 77`
        exit 1
    "#]],
    );
}

#[test]
fn malformed_assembly_has_a_place() {
    let text = "  vaddps ymm0, ymm1\n  addd rax, 8\n  add rax, 99999999999\n  jl nowhere\n";
    check(
        &["asm"],
        text,
        expect![[r#"
            error: expected `,`
             --> <stdin>:1:20
              |
            1 |   vaddps ymm0, ymm1
              |                    ^
            error: unknown instruction `addd`, did you mean `add`
             --> <stdin>:2:3
              |
            2 |   addd rax, 8
              |   ^^^^
            error: immediate 99999999999 is not in -2147483648..=2147483647
             --> <stdin>:3:12
              |
            3 |   add rax, 99999999999
              |            ^^^^^^^^^^^
            error: label not defined
             --> <stdin>:4:3
              |
            4 |   jl nowhere
              |   ^^^^^^^^^^
              |
              = help: if another file defines it, write an object: --emit obj
            exit 1
        "#]],
    );
}

#[test]
fn objects_are_written_and_read() {
    let object = folder("objects").join("f.o");
    let text = ".globl f\nf: push rbx\n call g\n lea rax, [rip + .Ltable]\n1: dec rax; jne 1b\n ret\n.data\n.Ltable: .quad f\n";
    let path = object.to_str().unwrap();
    check(
        &["asm", "--emit", "obj", "-o", path],
        text,
        expect![[r#"
        exit 0
    "#]],
    );
    check(
        &["disasm", path],
        "",
        expect![[r#"
        section .text:
        f:
               0  53                              push	rbx
               1  e8 00 00 00 00                  call	g
               2  relocation 4: g -4
               6  48 8d 05 00 00 00 00            lea	rax, [rip]
               9  relocation 2: .data -4
        .Ld:
               d  48 ff c8                        dec	rax
              10  75 fb                           jne	.Ld
              12  c3                              ret
        exit 0
    "#]],
    );
    check(
        &["asm", "--emit", "hex"],
        "push rbx\nret",
        expect![[r#"
        53 c3
        exit 0
    "#]],
    );
    check(
        &["asm"],
        text,
        expect![[r#"
            error: label not defined
             --> <stdin>:3:2
              |
            3 |  call g
              |  ^^^^^^
              |
              = help: if another file defines it, write an object: --emit obj
            exit 1
        "#]],
    );
    check(
        &["asm", "--emit", "raw"],
        "lea rax, [rip + x]\n.data\nx: .byte 1",
        expect![[r#"
        error: `.data` cannot be placed after .text in flat output; write an object: --emit obj
        exit 1
    "#]],
    );
    check(
        &["disasm", "--target", "z80", path],
        "",
        expect![[r#"
            error: there is no target `z80`
            help: there are x86-64, aarch64, riscv64, naplespu, x86-64-v2, x86-64-v3, x86-64-v4, rv64gcv, armv8-a, naplespu-single-core, naplespu-documented
            exit 1
        "#]],
    );
}

#[test]
fn encodings_are_shown_bit_by_bit() {
    check(
        &["asm", "--show-encoding"],
        "add rax, 4\nvfmadd231ps ymm3, ymm12, ymmword ptr [r13 + 8]",
        expect![[r#"
             0  48 83 c0 04                     add rax, 4
                ADD64ri8: [48 83 c0 04]
                REX.W 83 /0 imm8    modrm.rm = dst, immediate = src2
             4  c4 c2 1d b8 5d 08               vfmadd231ps ymm3, ymm12, ymmword ptr [r13 + 8]
                VFMADD231PSYm: [c4 c2 1d b8 5d 08]
                VEX.256.66.0F38.W0 B8 /r    modrm.reg = dst, modrm.rm = src3, vvvv = src2
        exit 0
    "#]],
    );
}

#[test]
fn a_description_is_loaded_at_run_time() {
    let td = Path::new(env!("CARGO_MANIFEST_DIR")).join("../targets/td");
    let (root, include) = (td.join("x86-64/target.td"), td.join("include"));
    let own = ["asm", "--target-td", root.to_str().unwrap(), "-I", include.to_str().unwrap()];
    let text = "vfmadd231ps ymm3, ymm12, ymmword ptr [r13 + 8*r14 - 129]\n";
    let (loaded, compiled_in) = (run(&own, text), run(&["asm"], text));
    assert!(loaded.status.success(), "{}", String::from_utf8_lossy(&loaded.stderr));
    assert_eq!(loaded.stdout, compiled_in.stdout);
}

#[test]
fn wrong_choices_name_the_right_ones() {
    check(
        &["compile", "--target", "z80"],
        SCALE,
        expect![[r#"
            error: there is no target `z80`
            help: there are x86-64-v2, x86-64-v3, x86-64-v4, rv64gcv, armv8-a, naplespu, naplespu-single-core, naplespu-documented, x86-64, aarch64, riscv64
            exit 1
        "#]],
    );
    check(
        &["compile", "--convention", "pascal"],
        SCALE,
        expect![[r#"
            error: there is no convention `pascal`
            help: there are sysv, win64, lp64d, aapcs64, darwin, naplespu
            exit 1
        "#]],
    );
    check(
        &["compile", "--function", "scal"],
        SCALE,
        expect![[r#"
        error: there is no function `scal`
        help: there are scale
        exit 1
    "#]],
    );
    check(
        &["explain", "td0310"],
        "",
        expect![[r#"
        TD0310: `#` cannot join these

        `#` joins strings, or lists of one type. The value on one side has no type yet, or another one.
        exit 0
    "#]],
    );
    check(
        &["explain", "TD0311x"],
        "",
        expect![[r#"
            error: there is no error TD0311x
            help: did you mean TD0311?
            exit 1
        "#]],
    );
}

#[test]
fn compiling_checks_itself_in_every_way() {
    for extra in [&["--check"][..], &["--check", "--spill-all"], &["--convention", "win64", "--check"]] {
        for emit in ["asm", "hex", "raw", "report"] {
            let output = run(&[&["compile", "--emit", emit], extra].concat(), SCALE);
            assert!(output.status.success(), "{emit} {extra:?}: {}", String::from_utf8_lossy(&output.stderr));
            assert!(!output.stdout.is_empty());
        }
    }
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut child =
        program().args(["explain"]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

#[test]
fn the_tour_gives_the_same_pictures_with_and_without_machine_code() {
    let (native, interpreted) = (folder("native"), folder("interpreted"));
    for (dir, extra) in [(&native, None), (&interpreted, Some("--interpret"))] {
        let output = program().arg("tour").arg("--out").arg(dir).args(extra).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        assert!(text.contains("7. Two elementwise loops"), "{text}");
    }
    let mut n_pictures = 0;
    for entry in std::fs::read_dir(&native).unwrap() {
        let path = entry.unwrap().path();
        let other = interpreted.join(path.file_name().unwrap());
        assert!(std::fs::read(&path).unwrap() == std::fs::read(other).unwrap(), "{} differs", path.display());
        n_pictures += 1;
    }
    assert_eq!(n_pictures, 9);
}

#[test]
fn the_tour_shows_any_pass() {
    let out = folder("listing");
    let args = ["tour", "--listing", "--dump-after", "legalise", "--out", out.to_str().unwrap()];
    let text = String::from_utf8(run(&args, "").stdout).unwrap();
    if text.contains("Compiling for") {
        // The name of the instruction depends on the machine.
        let has_fma = ["vfmadd", "fmla", "vfma"].iter().any(|name| text.contains(name));
        assert!(text.contains("; polynomial after legalise") && has_fma, "{text}");
    }
    check(
        &["tour", "--dump-after", "magic"],
        "",
        expect![[r#"
            error: there is no pass `magic`
            help: there are all, input, collect, slots, immediates, control-flow, simplify, hoist-invariant, dead-code, induction, legalise, simplify-legal, hoist-legal, dead-legal, pointers, unroll, early-increment, select, allocate, emit
            exit 1
        "#]],
    );
}
