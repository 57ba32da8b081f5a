//! `link` and `sim`: from assembly to execution, and errors.

use crate::{check, folder, run};
use expect_test::expect;
use kernelsmith::prelude::*;
use std::path::Path;

/// Assembles and links a program; returns the file.
fn program(name: &str, text: &str, emit: &str) -> String {
    let dir = folder("sim");
    let path = |end: &str| dir.join(format!("{name}.{end}")).display().to_string();
    let (source, object, program) = (path("s"), path("o"), path(emit));
    std::fs::write(&source, text).unwrap();
    for args in [
        &["asm", &source, "--target", "naplespu", "--emit", "obj", "-o", &object][..],
        &["link", &object, "-o", &program, "--emit", emit],
    ] {
        let done = run(args, "");
        assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    }
    program
}

/// Prints `hi`, adds its arguments, stores the sum.
const GREETING: &str = ".globl main, sum\nmain: moveih s9, -256\nmoveil s9, 0\nmovei s8, 2\nread_cr s8, s8\nbnez s8, .Ladd\n\
    movei s8, 104\nstore32 s8, (s9)\nmovei s8, 105\nstore32 s8, (s9)\nmovei s8, 10\nstore32 s8, (s9)\n\
    .Ladd: movei s2, 0\nbeqz s0, .Ldone\n.Lnext: load32 s3, (s1)\nadd_i32 s2, s2, s3\naddi s1, s1, 4\nsubi s0, s0, 1\n\
    bnez s0, .Lnext\n.Ldone: lea s1, sum\nstore32 s2, (s1)\nmove_i32 s0, s2\njret\n.data\nsum: .long 0";

#[test]
fn programs_run() {
    for emit in ["elf", "hex", "line-hex"] {
        let file = program("greeting", GREETING, emit);
        let args =
            ["sim", &file, "--threads", "2", "--arg", "40", "--arg", "-7", "--arg", "0x10", "--dump", "0x800000:4"];
        check(
            &args,
            "",
            expect![[r#"
                hi
                00800000  31 00 00 00
                219 instructions, about 791 cycles; result 0x31
                exit 0
            "#]],
        );
    }
}

#[test]
fn a_profile_has_the_cycles_of_each_function_and_instruction() {
    let text = ".globl main, work\nmain: move_i32 s50, ra\njmpsr work\nmove_i32 ra, s50\njret\n\
        work: movei s9, 5\n.Ltop: subi s9, s9, 1\nbnez s9, .Ltop\njret";
    let file = program("profile", text, "elf");
    let done = run(&["sim", &file, "--threads", "1", "--profile"], "");
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let functions: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).skip(1).collect();
    let names: Vec<&str> = functions.iter().filter_map(|line| line.split_whitespace().last()).collect();
    assert!(names.contains(&"main") && names.contains(&"work") && names.contains(&"_start"), "{text}");
    let cycles = functions.iter().map(|line| line.split_whitespace().next().unwrap().parse::<u64>().unwrap());
    let total: u64 = cycles.sum();
    let last = text.lines().last().unwrap();
    let estimate: u64 = last.split_whitespace().nth(3).unwrap().parse().unwrap();
    assert!(total <= estimate && total + 8 >= estimate, "{text}");
    // Each execution waits for the subtraction; four of the five are taken.
    let branch = text.lines().find(|line| line.contains("bnez s9")).unwrap();
    let numbers: Vec<&str> = branch.split_whitespace().collect();
    assert_eq!((numbers[0], numbers[2]), ("63", "5"), "{text}");
}

#[test]
fn executables_without_section_headers_run() {
    let file = program("headers", GREETING, "elf");
    let mut bytes = std::fs::read(&file).unwrap();
    let table = u32::from_le_bytes(*bytes[32..].first_chunk().unwrap()) as usize;
    bytes.truncate(table + 20);
    let cut = format!("{file}.cut");
    std::fs::write(&cut, &bytes).unwrap();
    let done = run(&["sim", &cut, "--threads", "1", "--arg", "40", "--arg", "2"], "");
    assert!(String::from_utf8_lossy(&done.stdout).contains("result 0x2a"), "{done:?}");
}

#[test]
fn sections_start_where_asked() {
    let dir = folder("sim");
    let text =
        ".globl main\nmain: lea s1, table\nload32 s0, (s1)\njret\n.section .table, \"a\"\n.globl table\ntable: .long 7";
    let (source, object) = (dir.join("table.s").display().to_string(), dir.join("table.o").display().to_string());
    std::fs::write(&source, text).unwrap();
    assert!(run(&["asm", &source, "--target", "naplespu", "--emit", "obj", "-o", &object], "").status.success());
    let file = dir.join("table.elf").display().to_string();
    for (start, is_right) in [(".table=0x900000", true), ("table.o:.table=0x900000", true), ("x.o:.table=0", false)] {
        let done = run(&["link", &object, "-o", &file, "--section-start", start], "");
        assert_eq!(done.status.success(), is_right, "{done:?}");
        if is_right {
            let done = run(&["sim", &file, "--dump", "0x900000:4"], "");
            let text = String::from_utf8_lossy(&done.stdout).into_owned();
            assert!(text.starts_with("00900000  07 00 00 00") && text.contains("result 0x7"), "{text}");
        }
    }
}

#[test]
fn raw_bytes_that_do_not_decode_are_data() {
    let file = folder("sim").join("words.bin");
    let words = [0xffff_ffffu32, 0, 0xffff_ffff];
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    std::fs::write(&file, &bytes).unwrap();
    let file = file.display().to_string();
    let done = run(&["disasm", "--target", "naplespu", "--raw", &file], "");
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    assert_eq!(text, "\tnop\n\t.byte\t0x00, 0x00, 0x00, 0x00\n\tnop\n");
    assert!(done.status.success());
    let again = run(&["asm", "--target", "naplespu", "--emit", "raw"], &text);
    assert_eq!(again.stdout, bytes);
}

#[test]
fn the_hardware_is_imitated() {
    // Only lane 0 is active; the hardware stores all of them.
    let text = ".globl main, result\nmain: movei s2, 1\nmovei v0, 7\nmove_i32 rm, s2\nmovei s3, 65535\n\
        lea s1, result\nstore_v16i32 v0, (s1)\nmove_i32 rm, s3\njret\n.data\n.balign 64\nresult: .zero 64";
    let file = program("masked", text, "elf");
    let args = ["sim", &file, "--threads", "1", "--as-hardware", "--dump", "result:8"];
    let without: Vec<&str> = args.into_iter().filter(|arg| *arg != "--as-hardware").collect();
    let dump = |args: &[&str]| {
        let done = run(args, "");
        String::from_utf8_lossy(&done.stdout).lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(dump(&without), "00800000  07 00 00 00 00 00 00 00");
    assert_eq!(dump(&args), "00800000  07 00 00 00 07 00 00 00");

    let file = program("scratch", ".globl main\nmain: movei s1, 0\nload32_scratchpad s0, (s1)\njret", "elf");
    let args = ["sim", &file, "--threads", "1", "--as-hardware"];
    let failed = run(&args, "");
    assert!(!failed.status.success());
    let message = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert!(message.contains("an access to the scratchpad hangs the hardware"), "{message}");
    assert!(message.contains("load32_scratchpad s0, (s1)"), "{message}");
    assert!(run(&[&args[..], &["--with-scratchpad"]].concat(), "").status.success());
}

#[test]
fn dumps_show_what_was_flushed() {
    let text = ".globl main, result\nmain: movei s2, 7\nlea s1, result\nstore32 s2, (s1)\nflush s1\nstore32 s2, 4(s1)\n\
        jret\n.data\n.balign 64\nresult: .zero 64";
    let file = program("flushed", text, "elf");
    for (policy, second) in [(None, 7), (Some("write-back"), 0), (Some("write-through"), 7)] {
        let mut args = vec!["sim", &file, "--threads", "1", "--dump", "result:8"];
        args.extend(policy.into_iter().flat_map(|policy| ["--caches", policy]));
        let done = run(&args, "");
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(text.contains(&format!("00800000  07 00 00 00 0{second} 00 00 00")), "{policy:?}: {text}");
    }
}

#[test]
fn the_assembler_warns_of_results_that_the_hardware_loses() {
    let text = "top: fadd_f32 s1, s2, s3\nbnez s4, top\nload32 s1, (s2)\nnop\njmp top\nfadd_f32 s1, s2, s3\nnop\njmp top\n\
        load32 s1, (s2)\nbnez s1, top\n";
    let done = run(&["asm", "--target", "naplespu", "--emit", "hex"], text);
    assert!(done.status.success());
    let warnings = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(warnings.matches("may lose this result").count(), 2, "{warnings}");
    assert!(warnings.contains(":1:6") && warnings.contains(":3:1"), "{warnings}");
    let done = run(&["asm", "--target", "rv64gcv", "--emit", "hex"], "lw a0, (a1)\nj 8\n");
    assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
}

/// Calls the kernel: `data` plus `data` times 3, 37 elements; the 64 bytes after the result must not be written.
const CALLER: &str = ".globl main\nmain: move_i32 s50, ra\nlea s1, data\nmovei s2, 37\nlea s3, result\nmovei s4, 37\n\
    movei s0, 3\nlea s5, scaled\njmpsr s5\nlea s0, result\nmove_i32 ra, s50\njret\n\
    .data\n.balign 64\ndata: .long DATA\n.balign 64\n.globl result\nresult: .zero 212";

#[test]
fn compiled_kernels_run_from_elf_and_from_hexadecimal() {
    let source = build::<fn(i32, In<i32>, InOut<i32>)>("scaled", |k, (by, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i) + x.load(i) * by));
    });
    let text = kernelsmith::unstable::ir::text::print([source.unwrap().function()]);
    let dir = folder("sim");
    let path = |name: &str| dir.join(name).display().to_string();
    let data: Vec<i32> = (0..37).map(|i| i * i - 300).collect();
    let words = data.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
    std::fs::write(path("caller.s"), CALLER.replace("DATA", &words)).unwrap();
    let done = |args: &[&str], input: &str| {
        let done = run(args, input);
        assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    };
    done(&["compile", "--target", "naplespu", "--emit", "obj", "-o", &path("kernel.o"), "-"], &text);
    done(&["asm", &path("caller.s"), "--target", "naplespu", "--emit", "obj", "-o", &path("caller.o")], "");
    let outputs = ["elf", "hex", "line-hex"].map(|form| {
        let program = path(&format!("kernel.{form}"));
        done(&["link", &path("caller.o"), &path("kernel.o"), "--emit", form, "-o", &program], "");
        // The address is that of a symbol, which only the executable contains.
        done(&["sim", &program, "--threads", "1", "--dump", "0x8000c0:212"], "")
    });
    let bytes = data.iter().flat_map(|x| (x * 4).to_le_bytes()).chain([0; 64]);
    let bytes: Vec<String> = bytes.map(|byte| format!("{byte:02x}")).collect();
    let want: Vec<String> = bytes.chunks(16).map(|line| line.join(" ")).collect();
    for output in outputs {
        let lines: Vec<&str> = output.lines().filter_map(|line| line.split_once("  ")).map(|(_, line)| line).collect();
        assert_eq!(lines, want, "{output}");
        assert!(output.contains("result 0x8000c0"), "{output}");
    }
}

#[test]
fn the_kernels_of_the_tour_compile_for_it_or_say_why_not() {
    let jit = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let mut report = String::new();
    for (name, function) in kernelsmith_cli::tour_kernels().unwrap() {
        match jit.code(&function) {
            Ok(_) => report += &format!("{name}: compiled\n"),
            Err(error) => report += &format!("{name}: {error}\n"),
        }
    }
    expect![[r#"
        1 sum: compiled
        2 selection sort: compiled
        3 maxpool1d, debug call: compiled
        3 maxpool1d: compiled
        4 polynomial of degree 2, 3 terms: compiled
        4 polynomial of degree 3, 2 terms: compiled
        4 polynomial of degree 7, 7 terms: compiled
        5 blur 3x3: compiled
        5 sharpen 3x3: compiled
        5 edges 3x3: compiled
        6 maxpool k3 s1 d1: compiled
        6 maxpool k2 s2 d1: compiled
        6 maxpool k3 s2 d2: compiled
        6 maxpool k5 s1 d2: compiled
        7 scale: compiled
        7 soften: compiled
        7 fused: compiled
    "#]]
    .assert_eq(&report);
}

#[test]
fn programs_are_watched() {
    let file = program("watched", ".globl main\nmain: movei s0, 3\nmovei v1, 5\njret", "elf");
    let done = run(&["sim", &file, "--threads", "1", "--trace", "--break", "main"], "");
    let text = String::from_utf8(done.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("0.0 00000400 62000014  movei s0, 5"), "{text}");
    assert!(text.contains("core 0 thread 0 stopped at"), "{text}");
    assert!(lines.iter().any(|line| line.ends_with("v1=5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5")), "{text}");
    let done = run(&["sim", &file, "--threads", "1", "--counts"], "");
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(text.contains("  jret\n") && text.contains("  write_cr\n"), "{text}");
}

#[test]
fn what_goes_wrong_has_a_place() {
    let file = program("wrong", ".globl main\nmain: load32 s0, 2(sp)\njret", "elf");
    check(
        &["sim", &file, "--threads", "1"],
        "",
        expect![[r#"
            error: misaligned access of 0x00084002, which has to be a multiple of 4
              at 0x000005ac in core 0 thread 0: 8203d010  load32 s0, 2(sp)
              in main
            exit 1
        "#]],
    );
    let file = program("endless", ".globl main\nmain: addi s0, s0, 1\njmp main", "elf");
    let done = run(&["sim", &file, "--max-instructions", "10000"], "");
    assert!(String::from_utf8_lossy(&done.stderr).contains("not done after 10000 instructions"));
    check(
        &["sim", "-"],
        "0x400,0x12\n",
        expect![[r#"
            error: <stdin>: line 1: a line has 128 digits for 64 bytes
            exit 1
        "#]],
    );
    check(
        &["sim", &file, "--dump", "nowhere:4"],
        "",
        expect![[r#"
            error: `nowhere` is no number of 32 bits, and no symbol
            exit 1
        "#]],
    );
    let object = Path::new(&file).with_extension("o").display().to_string();
    let done = run(&["sim", &object], "");
    assert!(String::from_utf8_lossy(&done.stderr).contains("the ELF file is no executable; link it first"));
    let done = run(&["link", &object, &object, "-o", "-"], "");
    assert!(String::from_utf8_lossy(&done.stderr).contains("`main` is defined twice"));
}

/// A recursion of 100 calls, each of which needs 256 bytes.
const RECURSION: &str = ".globl main\n.type main, @function\nmain:\n    movei s1, 100\n    move_i32 s50, ra\n    jmpsr deeper\n\
    \x20   move_i32 ra, s50\n    jret\n.type deeper, @function\ndeeper:\n    addi sp, sp, -256\n    store32 ra, (sp)\n\
    .Lnext:\n    subi s1, s1, 1\n    beqz s1, .Lend\n    jmpsr deeper\n.Lend:\n    load32 ra, (sp)\n    movei s2, 256\n\
    \x20   add_i32 sp, sp, s2\n    jret\n";

#[test]
fn a_stack_that_overflows_is_reported_with_function_and_line() {
    let dir = folder("sim");
    let path = |name: &str| dir.join(name).display().to_string();
    let (source, object) = (path("recursion.s"), path("recursion.o"));
    std::fs::write(&source, RECURSION).unwrap();
    let asm = ["asm", &source, "--target", "naplespu", "--emit", "obj", "-o", &object, "-g"];
    assert!(run(&asm, "").status.success());
    let linked = |name: &str, more: &[&str]| {
        let program = path(name);
        let done = run(&[&["link", &object, "-o", &program], more].concat(), "");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        program
    };
    let small = linked("recursion.elf", &[]);
    let done = run(&["sim", &small, "--threads", "2"], "");
    let message = String::from_utf8_lossy(&done.stderr).replace(&source, "recursion.s");
    expect![[r#"
        error: the stack overflows: sp is 0x83f00, the thread's stack 0x84000 to 0x88000
          at 0x000005c0 in core 0 thread 1: 44f7d800  addi sp, sp, -256
          in deeper, recursion.s:11
    "#]]
    .assert_eq(&message);
    // The stacks of other threads are below: without the check, nothing is noticed.
    assert!(run(&["sim", &small, "--threads", "1", "--other-stacks"], "").status.success());
    let large = linked("recursion-large.elf", &["--stack-bytes", "0x8000"]);
    assert!(run(&["sim", &large, "--threads", "2"], "").status.success());
    for (bytes, want) in [("100", "multiples of 64"), ("0", "multiples of 64"), ("0x400000", "overlap")] {
        let done = run(&["link", &object, "-o", &small, "--stack-bytes", bytes], "");
        let message = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(!done.status.success() && message.contains(want), "{bytes}: {message}");
    }
}

#[test]
fn the_profile_has_the_lines_of_assembly() {
    let dir = folder("sim");
    let path = |name: &str| dir.join(name).display().to_string();
    let (source, object, program) = (path("lines.s"), path("lines.o"), path("lines.elf"));
    let text = "    .globl main\nmain:\n    movei s9, 50\n.Ltop:\n    # a comment\n    subi s9, s9, 1; nop\n    bnez s9, .Ltop\n    jret\n\
        .section .text.other, \"ax\"\nother:\n    nop\n";
    std::fs::write(&source, text).unwrap();
    let asm = ["asm", &source, "--target", "naplespu", "--emit", "obj", "-o", &object, "-g"];
    assert!(run(&asm, "").status.success());
    assert!(run(&["link", &object, "-o", &program], "").status.success());
    let done = run(&["sim", &program, "--threads", "1", "--profile"], "");
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let lines: Vec<&str> = text.lines().filter(|line| line.contains("lines.s:")).collect();
    let executions = |line: &str| {
        let found = lines.iter().find(|text| text.ends_with(line)).unwrap_or_else(|| panic!("{line} in\n{text}"));
        found.split_whitespace().nth(2).unwrap().parse::<u32>().unwrap()
    };
    assert_eq!((executions("lines.s:6"), executions("lines.s:7")), (100, 50));
    // Lines are for objects.
    let done = run(&["asm", &source, "--target", "naplespu", "-g"], "");
    assert!(!done.status.success() && String::from_utf8_lossy(&done.stderr).contains("-g needs --emit obj"));
}

#[test]
fn frames_beyond_the_stack_are_refused_with_their_function() {
    let module = "target datalayout = \"e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128\"\n\
        target triple = \"i386-unknown-none-elf\"\n\
        define i32 @large(i32 %i) {\n  %a = alloca [5000 x i32], align 4\n  %p = getelementptr i32, ptr %a, i32 %i\n\
        \x20 store volatile i32 7, ptr %p, align 4\n  %v = load volatile i32, ptr %p, align 4\n  ret i32 %v\n}\n\
        define i32 @main() {\n  %r = call i32 @large(i32 4999)\n  ret i32 %r\n}\n";
    let dir = folder("sim");
    let path = |name: &str| dir.join(name).display().to_string();
    let (source, object, program) = (path("large.ll"), path("large.o"), path("large.elf"));
    std::fs::write(&source, module).unwrap();
    let cc = ["cc", "--target", "naplespu", &source, "-o", &object];
    check(
        &cc,
        "",
        expect![[r#"
        error: @large: bytes of a frame: 20032, at most 12288
        exit 1
    "#]],
    );
    let cc = [&cc[..], &["--max-frame", "30000"]].concat();
    assert!(run(&cc, "").status.success());
    for (stack, is_enough) in [("0x4000", false), ("0x6000", true)] {
        assert!(run(&["link", &object, "-o", &program, "--stack-bytes", stack], "").status.success());
        let done = run(&["sim", &program, "--threads", "1"], "");
        assert_eq!(done.status.success(), is_enough, "{}", String::from_utf8_lossy(&done.stderr));
    }
}
