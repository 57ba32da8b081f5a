//! Object files compared with those of another assembler: sections, symbols, relocations.

use crate::oracle;
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::Assembler;
use kernelsmith_machine::object::{read, write};
use object::Endianness;
use object::read::elf::ElfFile64;
use object::read::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use std::collections::BTreeMap;

/// The properties that must be equal: each section's bytes and relocations, and every named symbol.
///
/// An address in a section may be relative to the section's symbol or to another symbol in it; both are normalised to
/// the section and an offset.
fn meaning(file: &[u8]) -> BTreeMap<String, Vec<String>> {
    let file = ElfFile64::<Endianness>::parse(file).expect("an ELF file");
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let section_name = |index| file.section_by_index(index).ok()?.name().ok().map(str::to_owned);
    let place = |symbol: &object::read::elf::ElfSymbol64<'_, '_, Endianness>, addend: i64| match symbol
        .section_index()
        .and_then(section_name)
    {
        Some(section) if !symbol.is_global() => format!("{section} {:+}", symbol.address() as i64 + addend),
        _ => format!("{} {addend:+}", symbol.name().expect("a name")),
    };
    for section in file.sections() {
        let is_content = matches!(section.elf_section_header().sh_type.get(file.endian()), 1 | 8);
        if !is_content || section.size() == 0 || section.name().is_ok_and(|name| name.starts_with(".riscv")) {
            continue;
        }
        let mut lines =
            vec![format!("{:?} {} {:02x?}", section.kind(), section.align(), section.data().expect("bytes"))];
        let mut relocations: Vec<_> = section.relocations().collect();
        relocations.sort_by_key(|(at, _)| *at);
        for (at, relocation) in relocations {
            let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("{relocation:?}") };
            let symbol = file.symbol_by_index(symbol).expect("a symbol");
            lines.push(format!("{at:x}: {:?} {}", relocation.flags(), place(&symbol, relocation.addend())));
        }
        all.insert(section.name().expect("a name").to_owned(), lines);
    }
    let named = file.symbols().filter(|symbol| {
        symbol
            .name()
            .is_ok_and(|name| !name.is_empty() && !name.starts_with(|c: char| "$.".contains(c) || c.is_ascii_digit()))
    });
    // Constants are not in our symbol table; the other assembler writes them as symbols without a section.
    let mut symbols: Vec<String> = named
        .filter(|symbol| symbol.section() != object::SymbolSection::Absolute)
        .filter(|symbol| symbol.kind() != object::SymbolKind::Section && symbol.kind() != object::SymbolKind::File)
        .map(|symbol| {
            let (name, size) = (symbol.name().expect("a name"), symbol.size());
            // For undefined symbols, the other assembler also writes the kind.
            let kind = if symbol.is_undefined() { object::SymbolKind::Unknown } else { symbol.kind() };
            format!("{name}: {} size {size} {kind:?} global {}", place(&symbol, 0), symbol.is_global())
        })
        .collect();
    symbols.sort();
    all.insert("symbols".into(), symbols);
    all
}

#[track_caller]
fn check(desc: &TargetDesc, text: &str) {
    let program = Assembler::new(desc).assemble_object(text).unwrap_or_else(|errors| {
        panic!("{}", errors.iter().map(|e| format!("`{}`: {e}\n", &text[e.range.clone()])).collect::<String>())
    });
    let ours = write(desc, &program).expect("a number for ELF");
    if oracle::is_there() {
        assert_eq!(meaning(&ours), meaning(&oracle::object(desc, text)));
    }
    let code = &read(&ours).expect("what is written can be read").sections[0];
    assert_eq!((code.name.as_str(), code.bytes.as_slice()), (".text", program.code()));
}

#[test]
fn x86_64_objects_agree_with_the_other_assembler() {
    check(
        kernelsmith_targets::x86_64(),
        r#"
            .text
            .globl f, weak_one
            .weak weak_one
            .p2align 4
            .type f, @function
        f:  push rbx                      # one
            mov rax, qword ptr [rip + table]
            lea rcx, [rip + message]; xor edx, edx
            call external
        1:  dec rax
            jne 1b
            jmp 2f                        /* forward */
            je elsewhere
            jmp f
        weak_one:
        2:  vmovups ymm0, ymmword ptr [rip + constant + 4]
            cmp dword ptr [rip + table], 1
            pop rbx
            ret
            .balign 8
        1:  jmp 1b
        .Lend:
            .size f, .Lend - f
            .section .rodata, "a", @progbits
            .balign 32
        constant: .long 1, 2, 3, -4
            .quad f + 8, table - ., f - 2b, external - constant
        message: .asciz "hi\n\x41;#\0\177"
            .ascii "a", "b"
            .data
        table: .quad constant, external, .Lend
            .word 7
            .short .Lend - f, 65535
            .byte 255, -128
            .space 3, 0xaa
            .previous
            .byte 1
            .bss
            .zero 100
            .balign 16
        buffer: .skip 8
        "#,
    );
}

#[test]
fn aarch64_objects_agree_with_the_other_assembler() {
    check(
        kernelsmith_targets::aarch64(),
        r#"
            .text
            .globl f
            .p2align 4
            .type f, %function
        f:  stp x29, x30, [sp, #-16]!     // one
            adr x0, message; ldr x1, .Lliteral
            adrp x2, table
            bl external
        1:  sub x0, x0, #1
            cbnz x0, 1b
            tbz x0, #3, 2f                /* forward */
            b.ne elsewhere
            cbz w1, elsewhere
            tbnz x1, #40, elsewhere
            ldr q0, elsewhere
            b f
        2:  ldp x29, x30, [sp], #16
            ret
            .align 3
        .Lliteral: .quad external, 5
        .Lend:
            .size f, .Lend - f
            .section .rodata, "a", %progbits
            .balign 32
        constant: .word 1, -4, f - 1b, table - .
            .quad f + 8, table - .
        message: .asciz "hi"
            .data
        table: .xword constant, .Lend
            .hword .Lend - f, external - .
            .word external
        "#,
    );
}

#[test]
fn riscv64_objects_agree_with_the_other_assembler() {
    check(
        kernelsmith_targets::riscv64(),
        r#"
            .text
            .globl f
            .p2align 2
        f:  addi sp, sp, -256             # one
            jal ra, external
        1:  addi a0, a0, -1
            bne a0, a1, 1b
            beq a0, a2, 2f
            jal zero, f
        2:  addi sp, sp, 256
            jalr zero, 0(ra)
            .align 3
        .Lend:
            .section .rodata, "a", @progbits
        constant: .word 1, -4
            .dword f + 8
        message: .string "hi"
            .data
        table: .quad constant, .Lend
            .half 3
            .word external
        "#,
    );
}

#[test]
fn address_parts_agree_with_the_reference_assembler() {
    check(
        kernelsmith_targets::x86_64(),
        r#"
            .p2align 4
        f:  call external@PLT
            jmp external@plt
            je f + 1
            mov rax, qword ptr [rip + external@GOTPCREL]
            mov eax, offset external
            mov rcx, offset external + 8
            movabs rdx, offset external - 1
            add rbx, offset f
            mov rax, qword ptr [rip + variable@GOTTPOFF]
            SIZE = 0x10 << 2
            mov eax, dword ptr [rcx + SIZE + 4]
            mov eax, dword ptr [rip + external + SIZE]
            sub rax, SIZE
            mov dl, 'a'
            .byte 'b', '\n', ' '
        "#,
    );
    check(
        kernelsmith_targets::aarch64(),
        r#"
            .p2align 4
        f:  adrp x0, external
            add x0, x0, :lo12:external
            add w1, w1, #:lo12:external + 4
            ldr x1, [x0, :lo12:external]
            ldr w1, [x0, #:lo12:external + 8]
            strh w2, [x0, :lo12:external]
            ldrb w2, [sp, :lo12:external]
            str q3, [x0, :lo12:external]
            str d3, [x0, :lo12:f]
            adrp x0, :got:external
            ldr x0, [x0, :got_lo12:external]
            adrp x0, :gottprel:variable
            ldr x0, [x0, :gottprel_lo12:variable]
            add x0, x0, :tprel_lo12_nc:variable
            adrp x0, external + 0x1000
            adrp x0, :pg_hi21_nc:f
            movz x0, #:abs_g3:external
            movk x0, #:abs_g2_nc:external
            movk x0, #:abs_g1_nc:external + 4
            movk x0, :abs_g0_nc:external
            movz w0, #:abs_g1:external
            movz x0, #:abs_g2_s:external
            movz x0, #:prel_g0:external
            movk x0, #:prel_g1_nc:external
            b . + 8
            b .
            bl external + 8
            cbz x0, f + 4
        "#,
    );
    check(
        kernelsmith_targets::riscv64(),
        r#"
            .p2align 2
        f:  lui a0, %hi(external)
            addi a0, a0, %lo(external)
            addiw a0, a0, %lo(external + 4)
            lw a1, %lo(external)(a0)
            flw fa1, %lo(external + 8)(a0)
            sd a1, %lo(external)(a0)
            fsd fa1, %lo(f)(a0)
            jalr ra, %lo(external)(a0)
        .Lhere: auipc a0, %pcrel_hi(external)
            addi a0, a0, %pcrel_lo(.Lhere)
            sw a0, %pcrel_lo(.Lhere)(a0)
        1:  auipc a0, %got_pcrel_hi(external)
            ld a0, %pcrel_lo(1b)(a0)
            lui a0, %tprel_hi(variable)
            addi a0, a0, %tprel_lo(variable)
            .set SIZE, 0x12345fff
            lui a0, %hi(SIZE)
            addi a0, a0, %lo(SIZE + 4)
            lui a0, %hi(0x12345fff)
            addi a0, a0, %lo(0x12345fff)
            call external
            call t0, external
            tail external
            jump external, t2
            la a0, external
            lla a1, external + 4
            lga a2, external
            la.tls.ie a2, variable
            la.tls.gd a3, variable
            lw a0, external
            ld a0, external + 8
            fld fa0, external, t0
            sw a1, external, t0
            jal ra, external + 4
            .option push
            .option norvc
            addi a0, a0, 1
            mv a0, a1
            .option pop
            addi a0, a0, 1
            j .
        "#,
    );
}

#[test]
fn expressions_without_a_relocation_are_errors() {
    let check = |text: &str, want: &str| {
        let errors = Assembler::new(kernelsmith_targets::x86_64()).assemble_object(text).expect_err(text);
        let shown: String = errors.iter().map(|e| format!("`{}`: {e}\n", &text[e.range.clone()])).collect();
        assert!(shown.contains(want), "{shown}");
    };
    check("nop\n.data\n.quad 1 - external", "no relocation");
    check(".bss\n.byte 1", ".bss sections cannot have content");
    check(".bss\nnop", ".bss sections cannot have content");
    check("jmp 1b\n1:", "not defined");
    check(".quad a + b", "one symbol");
    check(".byte 256", "256");
    check(".balign 3", "power of two");
    check(".asciz \"a", "a string");
    check(".frobnicate", "directive");
    check("a: a:", "twice");
}
