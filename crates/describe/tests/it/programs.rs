//! Programs with labels: branches have the same encodings as with another assembler.

use std::fmt::Write;

use kernelsmith_machine::asm::{Assembler, NumberedLabels, disassemble, print_inst};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::random::{self, Rng};
use kernelsmith_machine::{InstFlags, InstId, LabelId, Mem, Operand, OperandClass, TargetDesc};

use crate::oracle;

const LINES: usize = 6_000;

/// Random operands; all label operands and some addresses refer to a label near line `at`.
fn labelled(desc: &TargetDesc, inst: InstId, at: usize, rng: &mut Rng) -> Option<Vec<Operand>> {
    let mut operands = random::operands(desc, inst, rng)?;
    for (info, operand) in desc.inst(inst).operands().zip(&mut operands) {
        let reach = if rng.one_in(2) { 20 } else { 60 };
        let target = (at + rng.below(2 * reach)).saturating_sub(reach).min(LINES - 1);
        match info.class() {
            OperandClass::Label(_) => *operand = Operand::Label(LabelId(target as u32)),
            // An address with a vector index cannot refer to a label.
            OperandClass::Mem(kind)
                if desc.operand_kind(kind).index_class() == desc.operand_kind(kind).base_class() && rng.one_in(3) =>
            {
                let disp = if rng.one_in(2) { 0 } else { rng.below(64) as i32 - 32 };
                *operand = Operand::Mem(Mem { disp, ..Mem::label(LabelId(target as u32)) });
            }
            _ => {}
        }
    }
    Some(operands)
}

fn program(desc: &TargetDesc, seed: u64) -> (String, usize) {
    let mut rng = Rng::new(seed);
    let insts: Vec<InstId> = desc
        .insts()
        .filter(|i| !i.flags().has(InstFlags(InstFlags::PSEUDO.0 | InstFlags::CODEGEN_ONLY.0)))
        .map(|i| i.id)
        .collect();
    let takes_label = |id: &InstId| desc.inst(*id).operands().any(|o| matches!(o.class(), OperandClass::Label(_)));
    // Excluded: instructions without a long form, which cannot reach every line; `fdiv st(0), st`, which has two
    // encodings of equal length; `xchg ax, ax`, whose disassembly `nop` has a shorter encoding.
    let is_left_out = |id: &InstId| {
        let name = desc.inst(*id).name();
        matches!(name, "LOOP" | "LOOPE" | "LOOPNE" | "JRCXZ" | "XCHG16aa") || name.ends_with("rST0")
    };
    let insts: Vec<InstId> = insts.into_iter().filter(|id| !is_left_out(id)).collect();
    let branches: Vec<InstId> = insts.iter().copied().filter(|id| takes_label(id)).collect();
    let (mut text, mut n_branches) = (String::new(), 0);
    for at in 0..LINES {
        let is_branch = rng.one_in(3);
        let list = if is_branch { &branches } else { &insts };
        let inst = list[rng.below(list.len())];
        let operands = labelled(desc, inst, at, &mut rng).expect("every instruction has legal operands");
        n_branches += usize::from(is_branch);
        let _ = write!(text, ".L{at}:\n\t");
        print_inst(desc, inst, &operands, &NumberedLabels, &mut text).unwrap();
        text.push('\n');
    }
    (text, n_branches)
}

#[test]
fn branches_agree_with_the_other_assembler() {
    if !oracle::is_there() {
        return;
    }
    let desc = kernelsmith_targets::x86_64();
    let (assembler, decoder) = (Assembler::new(desc), Decoder::new(desc));
    for seed in 1..=4 {
        let (text, n_branches) = program(desc, seed);
        let ours = assembler.assemble(&text).unwrap_or_else(|e| panic!("{:?}: {}", e[0], &text[e[0].range.clone()]));
        let theirs = oracle::code(desc, &text);
        if ours.code() != theirs {
            let at = ours.code().iter().zip(&theirs).take_while(|(a, b)| a == b).count();
            let line =
                ours.lines.iter().rev().find(|line| line.at as usize <= at).map_or(0..0, |line| line.range.clone());
            panic!("seed {seed}: the code differs at {at:#x}, in `{}`", &text[line]);
        }
        // The disassembly assembles to the same code.
        let listing = disassemble(&decoder, desc, &theirs);
        assert_eq!(listing.stopped, None);
        let again = assembler.assemble(&listing.text).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(again.code(), theirs, "seed {seed}");
        println!("seed {seed}: {LINES} instructions, {n_branches} branches, {} bytes", theirs.len());
    }
}

/// Checks that both assemblers produce the same bytes for a text.
#[track_caller]
fn check(desc: &TargetDesc, text: &str) {
    let ours = Assembler::new(desc).assemble(text).unwrap_or_else(|e| panic!("{e:?}"));
    let theirs = oracle::older_code(desc, text);
    let at = ours.code().iter().zip(&theirs).take_while(|(a, b)| a == b).count();
    let line = ours.lines.iter().rev().find(|line| line.at as usize <= at).map_or(0..0, |line| line.range.clone());
    assert!(ours.code() == theirs, "the code differs at {at:#x}, in `{}`", &text[line]);
}

#[test]
fn numbers_take_the_steps_that_the_other_assembler_takes() {
    if !oracle::older_is_there() {
        return;
    }
    let desc = kernelsmith_targets::riscv64();
    let (without, with) = ("-zba, -zbb, -zbs", "+zba, +zbb, +zbs");
    for extensions in [without, with, "+zba, -zbb, -zbs", "-zba, +zbb, -zbs", "-zba, -zbb, +zbs"] {
        // The other assembler materialises some of these with `pack`, if that extension is on.
        let mut text = ".option arch, -zbkb\n".to_owned();
        for extension in extensions.split(", ") {
            let _ = writeln!(text, ".option arch, {extension}");
        }
        let mut rng = Rng::new(7);
        for round in 0..3_000 {
            // Runs of ones and zeros, products, 32-bit numbers, arbitrary numbers.
            let any = rng.bits() >> rng.below(64) << rng.below(64);
            let number = match round % 6 {
                0 => !any,
                1 => any & 0xffff_ffff,
                2 => ([3, 5, 9][rng.below(3)] * (rng.bits() >> 33)) << rng.below(20),
                3 => (u64::MAX >> rng.below(64)).rotate_left(rng.below(64) as u32) ^ (rng.bits() & 0xfff),
                _ => any,
            };
            let _ = writeln!(text, "li a{}, {}", round % 8, number as i64);
        }
        check(desc, &text);
    }
}

#[test]
fn literals_are_loaded_from_pools() {
    if !oracle::older_is_there() {
        return;
    }
    // A shifted 16-bit number becomes an instruction; other literals are stored once, at `.ltorg` or at the end.
    let text = "start: ldr x0, =0x12345678\n ldr w1, =0x12340000\n ldr w4, =-1\n ldr x5, =0x12345678\n ldr x2, =start+8\n\
                ldr x6, =0xffff000000000000\n ldr w0, =start\n ldr x7, =.\n ldr x8, =.-8\n ret\n .ltorg\n ldr x0, =0x1234567890\n nop\n";
    check(kernelsmith_targets::aarch64(), text);
    let wrong = Assembler::new(kernelsmith_targets::aarch64())
        .assemble("ldr w0, =0x100000000")
        .expect_err("a register of 32 bits");
    assert_eq!((wrong[0].range.clone(), wrong[0].to_string()), (9..20, "expected a number of 4 bytes".to_owned()));
}

#[test]
fn instructions_are_said_by_their_fields() {
    if !oracle::older_is_there() {
        return;
    }
    let text = ".insn r 0x33, 0, 0, a0, a1, a2\n .insn r4 MADD, 0, 0, fa0, a1, fa2, a3\n .insn i OP_IMM, 0, a0, a1, 13\n\
                .insn i LOAD, 2, a0, 4(a1)\n .insn s STORE, 0, a0, 4(a1)\n .insn u LUI, a0, 0xfff\n here: .insn j JAL, a0, here\n\
                .insn b BRANCH, 0, a0, a1, here\n .insn cr C2, 8, a0, a1\n .insn ci C1, 0, a0, 13\n .insn ciw C0, 0, a0, 13\n\
                .insn css C2, 6, a0, 13\n .insn cl C0, 2, a0, 4(a1)\n .insn cs C0, 6, a0, 4(a1)\n .insn ca C1, 35, 0, a0, a1\n\
                .insn cb C1, 6, a0, here\n .insn cj C1, 5, here\n .insn 0x2\n .insn 4, 0x40000003\n";
    check(kernelsmith_targets::riscv64(), text);
}

#[test]
fn macros_and_repetitions_equal_their_expansions() {
    if !oracle::older_is_there() {
        return;
    }
    let text = "\
        .macro push2 a, b=x30, by=16
            stp \\a, \\b, [sp, #-\\by]!
        .endm
        .macro count to
            .if \\to
                mov x0, #\\to
                count \\to-1
            .else
                ret
            .endif
        .endm
        .macro loop r, n
            mov \\r, #\\n
        .Lagain\\@:
            sub \\r, \\r, #1
            cbnz \\r, .Lagain\\@
        .endm
        SIZE = 3
        first: push2 x29
        push2 x0, x1
        push2 x2, by=32
        count SIZE
        loop x3, 5
        loop x4, 6
        .rept SIZE - 1
            nop
        .endr
        .irp n, 1, 2
            add x\\n, x\\n\\()0, #\\n
        .endr
        .ifdef first
            brk #1
        .else
            brk #2
        .endif
        .ifndef SIZE
            brk #3
        .endif
        ldr x0, [x1, #+8]
        mov x1, #!0
    ";
    check(kernelsmith_targets::aarch64(), text);
}

/// Checks the text that an error points at, and its message.
#[track_caller]
fn check_error(text: &str, wanted: &str) {
    let errors = Assembler::new(kernelsmith_targets::aarch64()).assemble(text).expect_err("the text is wrong");
    assert_eq!(format!("{}: {}", &text[errors[0].range.clone()], errors[0]), wanted);
}

#[test]
fn mistakes_in_macros_are_where_they_are_used() {
    check_error(".macro m\nadd x0\n.endm\nnop\nm", "m: expected `,`");
    check_error(".macro m a\nb \\a\n.endm\nm nowhere", "m nowhere: label not defined");
    check_error(".macro m a\nnop\n.endm\nm 1, 2", "m 1, 2: expected fewer arguments");
    check_error(".macro m\nm\n.endm\nm", "m: expected a smaller expansion of macros and repetitions");
    check_error(".rept 2\nnop", ".rept 2: expected the end of this block");
    check_error("nop\n.endm", ".endm: expected the start of this block first");
    check_error(".rept -1\n.endr", ".rept -1: expected a count of 0 to 65536");
    check_error(
        ".rept 60000\n.rept 60000\nnop\n.endr\n.endr",
        ".rept 60000: expected a smaller expansion of macros and repetitions",
    );
    check_error(
        ".macro m a\nm \\a\\a\n.endm\nm 12345678",
        "m 12345678: expected a smaller expansion of macros and repetitions",
    );
    let many = format!(".rept 60000\n{}.endr", "nop\n".repeat(100));
    check_error(&many, ".rept 60000: expected a smaller expansion of macros and repetitions");
    check_error(".irp\n.endr", ".irp: expected a name");
    check_error(".if later\n.endif\nlater:", ".if later: expected a number that is known here");
}
