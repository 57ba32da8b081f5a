//! Hostile inputs: each ends with an error that names the limit, or with a correct result.
//!
//! The inputs are small enough that without a limit the test fails instead of hanging or using all memory: each test
//! checks a result that only the limited program has. Not here: limits of TableGen (see its crate) and of the simulator
//! (see npusim).

use kernelsmith_ir::interp::{InterpError, InterpOptions, Interpreter};
use kernelsmith_ir::limits::TextLimits;
use kernelsmith_ir::text;
use kernelsmith_machine::asm::{AsmErrorKind, AsmLimits, Assembler, disassemble_section};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::object::{self, ObjectError};
use kernelsmith_targets::x86_64;

fn assembler() -> Assembler<'static> {
    Assembler::new(x86_64())
}

/// The limit that a text exceeds.
#[track_caller]
fn exceeds(assembler: &Assembler<'_>, text: &str) -> (&'static str, u64) {
    let errors = assembler.assemble_object(text).expect_err("no error");
    match &errors.last().expect("an error").kind {
        AsmErrorKind::Limit { resource, limit } => (resource, *limit),
        other => panic!("{other:?}"),
    }
}

#[test]
fn sections_are_bounded() {
    let max_bytes = AsmLimits::default().output_bytes;
    let small = assembler().limits(AsmLimits { output_bytes: 1 << 20, ..AsmLimits::default() });
    let want = ("bytes in all sections", 1 << 20);
    assert_eq!(exceeds(&small, ".zero 1 << 19\n.data\n.zero 1 << 19\n.byte 1"), want);
    assert_eq!(exceeds(&small, ".bss\n.rept 65536\n.zero 1000000\n.endr"), want);
    assert_eq!(exceeds(&small, ".rept 3000\n.byte 1, 1\n.4byte x\n.skip 999\n.endr"), want);
    // Alignment padding is counted during layout, against the limit left by earlier sections.
    let (what, limit) = exceeds(&small, &".p2align 16\n.byte 1\n".repeat(40));
    assert_eq!((what, limit), want);
    let many = ".rept 9\n.zero 1 << 24\n.endr";
    assert_eq!(exceeds(&assembler(), many), ("bytes in all sections", max_bytes));
}

#[test]
fn texts_and_statements_are_bounded() {
    let limits = AsmLimits { text_bytes: 100, ..AsmLimits::default() };
    assert_eq!(exceeds(&assembler().limits(limits), &"nop\n".repeat(26)), ("bytes of text", 100));
    let long = format!(".byte 1{}", ",1".repeat(1 << 20));
    assert_eq!(exceeds(&assembler(), &long), ("bytes in a statement", 1 << 20));
    let limits = AsmLimits { memory_bytes: 1 << 20, ..AsmLimits::default() };
    let small = assembler().limits(limits);
    assert_eq!(exceeds(&small, &"nop\n".repeat(5_000)), ("bytes of memory for the text", 1 << 20));
    assert_eq!(exceeds(&small, &";a".repeat(100_000)).0, "statements");
    let labels: String = (0..5_000).map(|n| format!("label{n}:\n")).collect();
    assert_eq!(exceeds(&small, &labels), ("bytes of memory for the text", 1 << 20));
}

#[test]
fn errors_are_bounded() {
    let undefined: String = (0..300).map(|n| format!("call f{n}\n")).collect();
    assert_eq!(assembler().assemble(&undefined).expect_err("errors").len(), 50);
    let wrong = ".byte a - b\n".repeat(300);
    assert_eq!(assembler().assemble_object(&wrong).expect_err("errors").len(), 50);
    let limits = AsmLimits { errors: 3, ..AsmLimits::default() };
    assert_eq!(assembler().limits(limits).assemble("x\n".repeat(9).as_str()).expect_err("errors").len(), 3);
}

/// A name of hundreds of kilobytes is not compared with mnemonics, and no error contains all of it.
#[test]
fn long_names_are_no_mnemonics() {
    let errors = assembler().assemble(&"a".repeat(900_000)).expect_err("an error");
    assert!(errors[0].to_string().len() < 200, "{}", errors[0].to_string().len());
    let parameters: String = (0..300).map(|n| format!(" p{n}")).collect();
    let errors = assembler().assemble(&format!(".macro m{parameters}\n.endm")).expect_err("an error");
    assert!(errors[0].to_string().contains("at most 256 parameters"));
}

/// Each branch gets out of range only after the next one was lengthened: without a limit of rounds this takes minutes.
#[test]
fn rows_of_branches_end() {
    const N: usize = 30_000;
    let mut source = "jmp near\nnear:\njmp L0\n".to_owned();
    for n in 0..N {
        source += &format!(".zero 125\njmp L{}\nL{n}:\n", n + 1);
    }
    source += &format!(".zero 200\nL{N}:\n");
    let limits = AsmLimits { memory_bytes: 1 << 30, ..AsmLimits::default() };
    let program = assembler().limits(limits).assemble(&source).unwrap_or_else(|errors| panic!("{}", errors[0]));
    assert!(program.lines.iter().all(|line| line.len == 5), "a branch that few rounds would leave short");
    // A few rounds keep branches in range short.
    let program = assembler().assemble("jmp near\nnear: jmp far\n.zero 130\nfar:").unwrap();
    assert_eq!(program.lines.iter().map(|line| line.len).collect::<Vec<_>>(), [2, 5]);
}

#[test]
fn large_texts_are_fine() {
    let source: String = (0..100_000).map(|n| format!("l{n}: add eax, {}\n", n % 100)).collect();
    assert_eq!(assembler().assemble(&source).unwrap().lines.len(), 100_000);
}

/// An object with many sections that share the same bytes of the file.
fn overlapping(n_sections: usize, n_bytes: usize) -> Vec<u8> {
    const HEADER: usize = 64;
    let mut file = vec![0u8; HEADER];
    file[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
    file[16..20].copy_from_slice(&[1, 0, 62, 0]);
    file[20] = 1;
    file[40..48].copy_from_slice(&((HEADER + n_bytes) as u64).to_le_bytes());
    file[52..54].copy_from_slice(&(HEADER as u16).to_le_bytes());
    file[58..60].copy_from_slice(&64u16.to_le_bytes());
    file[60..62].copy_from_slice(&(n_sections as u16 + 1).to_le_bytes());
    file[62..64].copy_from_slice(&1u16.to_le_bytes());
    file.resize(HEADER + n_bytes + 64, 0);
    for _ in 0..n_sections {
        let mut header = [0u8; 64];
        header[4] = 1;
        header[8] = 6;
        header[24..32].copy_from_slice(&(HEADER as u64).to_le_bytes());
        header[32..40].copy_from_slice(&(n_bytes as u64).to_le_bytes());
        file.extend(header);
    }
    file
}

#[test]
fn what_is_copied_out_of_a_file_is_bounded() {
    let file = overlapping(10, 1000);
    assert_eq!(object::read(&file).expect("ten sections").sections.len(), 10);
    assert_eq!(object::read_limited(&file, 5_000), Err(ObjectError::Limit { bytes: 5_000 }));
    let file = overlapping(1_000, 1 << 20);
    assert_eq!(object::read(&file), Err(ObjectError::Limit { bytes: object::MAX_READ_BYTES }));
}

/// Of the fields to link, the first one inside an instruction counts, whatever their order.
#[test]
fn fields_are_found_by_their_place() {
    let program = assembler().assemble_object("call f\nnop\ncall g").unwrap();
    let open = [(7, "g".to_owned()), (1, "f".to_owned())];
    let decoder = Decoder::new(x86_64());
    let lines = disassemble_section(&decoder, x86_64(), program.code(), &[], &open);
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["call\tf", "nop", "call\tg"]);
}

#[track_caller]
fn ir_error(source: &str, limits: &TextLimits) -> String {
    let mut sources = kernelsmith_diag::SourceMap::new();
    let file = sources.add("t.ir", source);
    let parsed = text::parse_limited(&sources, file, limits);
    let rendered = parsed.diagnostics.render(&kernelsmith_diag::Renderer::compact(), &sources);
    assert!(parsed.diagnostics.has_errors(), "{rendered}");
    rendered
}

#[test]
fn texts_of_the_ir_are_bounded() {
    let function = |body: &str| format!("kernelsmith-ir 1\nfunc @f() {{\n{body}    return\n}}\n");
    let small = TextLimits { memory_bytes: 1 << 16, ..TextLimits::default() };
    let text_limit = TextLimits { text_bytes: 64, ..TextLimits::default() };
    let many = function(&"    %0 = const.i32 1\n".repeat(10_000));
    assert!(text::parse(&many).is_ok());
    assert!(ir_error(&many, &text_limit).contains("the limit is 64"));
    let want = "more than 65536 bytes of memory, which is the limit";
    let lists = format!("    declare @g(i32) -> i32\n    %0 = const.i32 1\n{}", "    %0 = call @g(%0)\n".repeat(9_999));
    let symbols: String = (0..4_000).map(|n| format!("    declare @s{n}()\n")).collect();
    let values = format!("    %0 = values.u8x128 [1{}]\n", ", 1".repeat(127)).repeat(99);
    let functions = "func @f() {\n return\n}\n".repeat(1_000);
    for body in
        [many, function(&lists), function(&symbols), function(&values), format!("kernelsmith-ir 1\n{functions}")]
    {
        let rendered = ir_error(&body, &small);
        assert!(rendered.contains(want), "{rendered}");
        assert_eq!(rendered.matches("error").count(), 1, "{rendered}");
    }
    // Deep nesting, and one long line.
    let rendered = ir_error(&function(&"loop {\n".repeat(100_000)), &TextLimits::default());
    assert!(rendered.contains("nested deeper than 256"), "{rendered}");
    ir_error(&"%1 ".repeat(1_000_000), &TextLimits::default());
}

#[test]
fn registers_of_the_interpreter_are_bounded() {
    let registers: String = (0..2_000).map(|n| format!("    reg %{n}: f64x128\n")).collect();
    let func = text::parse_function(&format!("func @f() {{\n{registers}    return\n}}\n")).unwrap();
    let options = InterpOptions { memory_bytes: 1 << 20, ..InterpOptions::default() };
    let error = Interpreter::new(&func, options).expect_err("an error");
    assert!(matches!(error, InterpError::Memory { limit, given } if limit == 1 << 20 && given > 2_000 * 1024));
    assert!(error.to_string().contains("the limit is 1048576"), "{error}");
    assert!(Interpreter::new(&func, InterpOptions::default()).is_ok());
}
