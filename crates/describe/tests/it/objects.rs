//! Object files against those of another assembler: sections, symbols, and what a linker is told.

use crate::oracle;
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::Assembler;
use kernelsmith_machine::object::{read, write};
use object::Endianness;
use object::read::elf::ElfFile64;
use object::read::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use std::collections::BTreeMap;

/// What two assemblers have to agree on: each section's bytes and relocations, every symbol that has a name.
///
/// A place of a section may be named by the section's symbol or by one of its own: both are the section and an offset.
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
    let named = file
        .symbols()
        .filter(|symbol| symbol.name().is_ok_and(|name| !name.is_empty() && !name.starts_with(['$', '.'])));
    let mut symbols: Vec<String> = named
        .filter(|symbol| symbol.kind() != object::SymbolKind::Section && symbol.kind() != object::SymbolKind::File)
        .map(|symbol| {
            let (name, size) = (symbol.name().expect("a name"), symbol.size());
            format!("{name}: {} size {size} {:?} global {}", place(&symbol, 0), symbol.kind(), symbol.is_global())
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
fn what_no_linker_can_do_is_refused() {
    let check = |text: &str, want: &str| {
        let errors = Assembler::new(kernelsmith_targets::x86_64()).assemble_object(text).expect_err(text);
        let shown: String = errors.iter().map(|e| format!("`{}`: {e}\n", &text[e.range.clone()])).collect();
        assert!(shown.contains(want), "{shown}");
    };
    check("nop\n.data\n.quad 1 - external", "no relocation");
    check(".bss\n.byte 1", "section of zeros");
    check(".bss\nnop", "section of zeros");
    check("jmp 1b\n1:", "not defined");
    check(".quad a + b", "one symbol");
    check(".byte 256", "256");
    check(".balign 3", "power of two");
    check(".asciz \"a", "a string");
    check(".frobnicate", "directive");
    check("a: a:", "twice");
}
