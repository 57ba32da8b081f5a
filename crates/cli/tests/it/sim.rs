//! `link` and `sim`: from assembly to a run, and what goes wrong on the way.

use crate::{check, folder, run};
use expect_test::expect;
use std::path::Path;

/// Assembles and links; gives the files.
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

/// Writes `hi`, adds its arguments, stores the sum.
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
                205 instructions, about 205 cycles by the latencies alone; result 0x31
                exit 0
            "#]],
        );
    }
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
              at 0x0000058c in core 0 thread 0: 8203d010  load32 s0, 2(sp)
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
