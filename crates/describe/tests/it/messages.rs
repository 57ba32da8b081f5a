//! The assembler's messages for invalid lines, and the text they point at.

use expect_test::{Expect, expect};
use kernelsmith_machine::asm::Assembler;

#[track_caller]
fn check(text: &str, want: Expect) {
    let assembler = Assembler::new(kernelsmith_targets::x86_64());
    let shown = match assembler.assemble(text) {
        Ok(program) => format!("{:02x?}\n", program.code()),
        Err(errors) => errors.iter().map(|e| format!("`{}`: {e}\n", &text[e.range.clone()])).collect(),
    };
    want.assert_eq(&shown);
}

#[test]
fn points_at_the_error() {
    check(
        "vadps ymm0, ymm1, ymm2",
        expect![[r#"
        `vadps`: unknown instruction `vadps`, did you mean `vaddps`
    "#]],
    );
    check(
        "vaddps ymm0, ymm1, xmm2",
        expect![[r#"
            `xmm2`: expected an address, a register of class VR256 or a register of class VR256X
        "#]],
    );
    check(
        "vaddps ymm0, ymm1",
        expect![[r#"
        ``: expected `,`
    "#]],
    );
    check(
        "vaddps ymm0, ymm1, ymm2, ymm3",
        expect![[r#"
        `,`: the instruction ends before this
    "#]],
    );
    check(
        "add [rax], 1",
        expect![[r#"
        `add`: the size of the memory operand is not known, write it before the address
    "#]],
    );
    check(
        "add qword ptr [rax], rcx, 1",
        expect![[r#"
        `,`: the instruction ends before this
    "#]],
    );
    check(
        "mov eax, qword ptr [rax]",
        expect![[r#"
        `qword`: expected a number, an address of 32 bits or a register of class GR32
    "#]],
    );
    check(
        "mov rax, [rcx*3]",
        expect![[r#"
        `3`: expected one index with a scale of 1, 2, 4 or 8
    "#]],
    );
    check(
        "mov rax, [rax + rcx + rdx]",
        expect![[r#"
        `rdx`: expected at most two registers in an address
    "#]],
    );
    check(
        "mov rax, [2*rsp]",
        expect![[r#"
        `[`: the stack pointer cannot be an index
    "#]],
    );
    check(
        "mov rax, [ax]",
        expect![[r#"
        `[`: this register cannot be part of an address
    "#]],
    );
    check(
        "mov rax, [rip + rcx]",
        expect![[r#"
        `[`: this register cannot be part of an address
    "#]],
    );
    check(
        "mov rax, [rcx + 2147483648]",
        expect![[r#"
        `]`: immediate 2147483648 is not in -2147483648..=2147483647
    "#]],
    );
    check(
        "add al, 256",
        expect![[r#"
        `256`: immediate 256 is not in -128..=127
    "#]],
    );
    check(
        "shl eax, 300",
        expect![[r#"
        `300`: immediate 300 is not in 0..=255
    "#]],
    );
    check(
        "mov rax, 99999999999999999999",
        expect![[r#"
        `99999999999999999999`: malformed number
    "#]],
    );
    check(
        "jmp nowhere",
        expect![[r#"
        `jmp nowhere`: label not defined
    "#]],
    );
    check(
        "a: nop\na: nop",
        expect![[r#"
        `a`: label defined twice
    "#]],
    );
    check(
        ".byte 1, 256",
        expect![[r#"
        `256`: immediate 256 is not in -128..=255
    "#]],
    );
    check(
        ".byte 1, -1, 0x7f\n.short 513\n.zero 2",
        expect![[r#"
        [01, ff, 7f, 01, 02, 00, 00]
    "#]],
    );
}

#[test]
fn is_generous_where_meaning_is_clear() {
    check(
        "MOV EAX, dword [RAX + RSP]",
        expect![[r#"
        [8b, 04, 04]
    "#]],
    );
    check(
        "mov eax, 0xffffffff",
        expect![[r#"
        [b8, ff, ff, ff, ff]
    "#]],
    );
    check(
        "add eax, 0xffffffff",
        expect![[r#"
        [05, ff, ff, ff, ff]
    "#]],
    );
    check(
        "jz .+0",
        expect![[r#"
            [74, fe]
        "#]],
    );
    check(
        "x: jz x // back",
        expect![[r#"
        [74, fe]
    "#]],
    );
}
