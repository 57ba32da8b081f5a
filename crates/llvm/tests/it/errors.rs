//! Errors: the position, the message, the code, and the limits.

use kernelsmith_diag::Renderer;
use kernelsmith_llvm::{ErrorKind, Limits, Module};

/// All errors of a module and its bodies, in compact form.
fn errors(text: &str, limits: Limits) -> (Vec<ErrorKind>, String) {
    match Module::parse_with("a.ll", text.as_bytes(), limits) {
        Ok(mut module) => {
            let errors = module.check_bodies();
            let kinds = errors.iter().map(|error| error.kind()).collect();
            (kinds, module.render(&errors, &Renderer::compact()))
        }
        Err(failure) => {
            (failure.errors().iter().map(|error| error.kind()).collect(), failure.render(&Renderer::compact()))
        }
    }
}

#[track_caller]
fn check(text: &str, kind: ErrorKind, want: &str) {
    let (kinds, got) = errors(text, Limits::default());
    assert_eq!(got.lines().next(), Some(want), "{got}");
    assert_eq!(kinds, [kind], "{got}");
}

/// A function with this body.
fn body(code: &str) -> String {
    format!("define i32 @f(i32 %a, ptr %p) {{\n{code}\n}}\n")
}

/// Text and bitcode: tools count on the code that these attributes ask for.
#[test]
fn attributes_that_ask_for_code_are_refused_by_name() {
    let code = |attribute: &str| format!("define void @f() {attribute} {{\n  ret void\n}}\n");
    let refused = |bytes: &[u8]| {
        let mut module = Module::parse("a.ll", bytes).unwrap_or_else(|failure| panic!("{failure}"));
        module.lower().err().map(|errors| errors[0].to_string())
    };
    for attribute in
        ["\"patchable-function-entry\"=\"4\"", "\"instrument-function-entry-inlined\"=\"mcount\"", "\"fentry-call\""]
    {
        let text = code(attribute);
        let name = attribute.split('"').nth(1).unwrap();
        let wanted = format!("code for tools at the start or end of functions (`{name}`)");
        let message = refused(text.as_bytes()).unwrap_or_else(|| panic!("{attribute} is accepted"));
        assert!(message.contains(&wanted), "{message}");
        if let Some(Ok(bitcode)) = crate::oracle::assemble(text.as_bytes()) {
            let message = refused(&bitcode).unwrap_or_else(|| panic!("{attribute} is accepted"));
            assert!(message.contains(&wanted), "{message}");
        }
    }
    for attribute in ["\"no-trapping-math\"=\"true\"", "\"patchable\"", "sspstrong"] {
        assert_eq!(refused(code(attribute).as_bytes()), None, "{attribute}");
    }
}

#[test]
fn an_error_shows_its_line() {
    let (_, got) = errors(&body("  %x = add i32 %a, %b\n  ret i32 %x"), Limits::default());
    assert_eq!(
        got,
        "a.ll:2:20: error: the value is not defined\n  %x = add i32 %a, %b\n                   ^\n\
         note: in function `@f`\n"
    );
}

#[test]
fn grammar() {
    use ErrorKind::Syntax;
    check("define", Syntax, "a.ll:1:7: error: expected a type, found the end of the text");
    check("@x = global i32", Syntax, "a.ll:1:16: error: expected a constant, found the end of the text");
    check("@x = global [2 x i32 0", Syntax, "a.ll:1:22: error: expected `]`, found `0`");
    check("@x = global ptr \"open", Syntax, "a.ll:1:17: error: text without a closing quote");
    check("define void @f() {\n", Syntax, "a.ll:1:18: error: the function's `}` is missing");
    check("hello", Syntax, "a.ll:1:1: error: expected a definition, found `hello`");
    check(&body("  %x = frob i32 1\n  ret i32 %x"), Syntax, "a.ll:2:8: error: expected an instruction, found `frob`");
    check(
        &body("  %x = load i32, ptr %p, align 3\n  ret i32 %x"),
        Syntax,
        "a.ll:2:32: error: the alignment is not a power of two up to 2^32",
    );
    check(&body("  %x = add i32 1, 2"), Syntax, "a.ll:3:1: error: the block before this has no terminator");
    check(&body(""), Syntax, "a.ll:3:1: error: expected an instruction, found `}`");
    check("@x = global i32* null", Syntax, "a.ll:1:16: error: expected a constant, found `*`");
}

#[test]
fn names() {
    use ErrorKind::Name;
    check(&body("  br label %x"), Name, "a.ll:2:12: error: the block is not defined");
    check(&body("x:\n  br label %x\nx:\n  ret i32 0"), Name, "a.ll:4:1: error: the label is defined twice");
    check(&body("  %a = add i32 1, 2\n  ret i32 %a"), Name, "a.ll:2:3: error: the name is defined twice");
    check(&body("  ret i32 @g"), ErrorKind::Type, "a.ll:2:11: error: a symbol is a pointer");
    check(
        &body("  %x = load i32, ptr @g\n  ret i32 %x"),
        Name,
        "a.ll:2:22: error: `@g` is neither defined nor declared",
    );
    check("@x = global ptr @y", Name, "a.ll:1:17: error: `@y` is neither defined nor declared");
    check("@x = global i8 0\n@x = global i8 1", Name, "a.ll:2:1: error: the symbol is defined twice");
    check(
        &body("  %0 = add i32 1, 2\n  ret i32 %0"),
        Name,
        "a.ll:2:3: error: labels and values are numbered in order, `1` is next",
    );
    check("define void @f() #3 {\n  ret void\n}", Name, "a.ll:1:18: error: attribute group `#3` is not defined");
    check(&body("  store i32 %a, ptr %f\n  br label %a"), Name, "a.ll:3:12: error: this is a value, not a block");
}

#[test]
fn types() {
    use ErrorKind::Type;
    check(&body("  ret i64 0"), Type, "a.ll:2:7: error: expected a value of type `i32`, found `i64`");
    check(
        &body("  %x = add i64 %a, 1\n  ret i32 0"),
        Type,
        "a.ll:2:16: error: expected a value of type `i64`, found `i32`",
    );
    check(
        &body("  %x = add i32 %y, 1\n  %y = add i64 1, 2\n  ret i32 %x"),
        Type,
        "a.ll:3:3: error: expected a value of type `i32`, found `i64`",
    );
    check("@x = global half 0.1", Type, "a.ll:1:18: error: the float constant does not fit its type");
    check("@x = global half f0x10000", Type, "a.ll:1:18: error: the float constant does not fit its type");
    check("@x = global i32 1.5", Type, "a.ll:1:17: error: the float constant does not fit its type");
    check("@x = global float 1", Type, "a.ll:1:19: error: an integer constant is not of this type");
    check("@x = global [2 x i8] [i8 1]", Type, "a.ll:1:22: error: the type has 2 elements, the constant 1");
    check("@x = global [2 x i8] c\"abc\"", Type, "a.ll:1:22: error: text of 3 bytes has the type `[3 x i8]`");
    check("@x = global i0 0", Type, "a.ll:1:13: error: integers have 1 to 8388608 bits, this has 0");
    check("%a = type { i32, %b }\n%b = type { %a }\n", Type, "a.ll:1:1: error: the type `%b` contains itself");
    check(
        &body("  %x = extractvalue { i32, i8 } undef, 2\n  ret i32 0"),
        Type,
        "a.ll:2:21: error: the type has no part 2",
    );
}

#[test]
fn unsupported_constructs_are_named() {
    use ErrorKind::Unsupported;
    check(
        "module asm \"nop\"",
        Unsupported,
        "a.ll:1:1: error: assembly text outside functions (`module asm`) is not supported",
    );
    check(
        &body("  callbr void asm \"\", \"\"() to label %x []"),
        Unsupported,
        "a.ll:2:3: error: `callbr` is not supported",
    );
    check(
        "@x = global i32 and (i32 1, i32 2)",
        Unsupported,
        "a.ll:1:17: error: a constant expression with `and` is not supported",
    );
    check(
        "declare strangecc void @f()",
        Unsupported,
        "a.ll:1:9: error: the calling convention `strangecc` is not supported",
    );
}

#[test]
fn limits_are_enforced() {
    let limited = |text: &str, limits: Limits, want: &str| {
        let (kinds, got) = errors(text, limits);
        assert!(got.contains(want), "{got}");
        assert_eq!(kinds, [ErrorKind::Limit], "{got}");
    };
    let limits = Limits::default();
    let deep = |open: &str, middle: &str, close: &str| {
        format!("@x = global {}{middle}{} undef", open.repeat(100_000), close.repeat(100_000))
    };
    limited(&deep("{ ", "i8", " }"), limits, "a type nests deeper than 128");
    limited(&deep("[2 x ", "i8", "]"), limits, "a type nests deeper than 128");
    limited(&deep("i8 (", "i8", ")"), limits, "a type nests deeper than 128");
    let constant = format!("@x = global i64 {}1", "add (i64 1, i64 ".repeat(100_000));
    limited(&constant, limits, "a constant nests deeper than 128");
    let constants: String = (0..100).map(|n| format!("@g{n} = global i32 {n}\n")).collect();
    limited(&constants, Limits { constants: 50, ..limits }, "more than 50 constants");
    let types: String = (1..200).map(|n| format!("@g{n} = external global i{n}\n")).collect();
    limited(&types, Limits { types: 100, ..limits }, "more than 100 types");
    limited("; 12345678901234567890", Limits { input_bytes: 10, ..limits }, "at most 10 are read");
    limited("@x = global i9000 1", limits, "more than 4096 bits");
    let adds: String = (0..50).map(|n| format!("  %x{n} = add i32 %a, {n}\n")).collect();
    limited(&body(&format!("{adds}  ret i32 0")), Limits { operands: 60, ..limits }, "more than 60 operands");
}

#[test]
fn errors_are_limited_and_belong_to_their_functions() {
    let bad: String = (0..100).map(|n| format!("define void @f{n}() {{\n  br label %x\n}}\n")).collect();
    let mut module = Module::parse("a.ll", bad.as_bytes()).unwrap();
    let errors = module.check_bodies();
    assert_eq!(errors.len(), Limits::default().errors);
    assert_eq!(errors[7].function(), Some("f7"));
    assert_eq!(errors[7].kind().code(), "LL0002");
}

#[test]
fn broken_bitcode_has_a_position() {
    let parse = |bytes: &[u8]| Module::parse("a.bc", bytes).map(drop).unwrap_err().to_string();
    assert_eq!(parse(b"BC\xc0\xde"), "error: a.bc: byte 4: there is no module");
    assert_eq!(parse(b"BC\xc0\xde\x21\x0c\0\0\xff\xff\0\0"), "error: a.bc: byte 12: a block is longer than the stream");
    assert_eq!(parse(b"\xde\xc0\x17\x0b"), "error: a.bc: byte 0: the wrapper does not contain bitcode");
}

#[test]
fn former_findings_are_errors() {
    let dir = crate::corpus::dir().join("../../../fuzz/regressions/llvm_bitcode");
    let mut n_files = 0;
    for entry in std::fs::read_dir(&dir).expect("the directory of findings exists") {
        let bytes = std::fs::read(entry.expect("readable").path()).expect("readable");
        kernelsmith_llvm::fuzzing::bitcode(&bytes);
        n_files += 1;
    }
    assert!(n_files >= 6, "{n_files} findings");
}

#[test]
fn definitions_are_not_weak_declarations() {
    for text in
        ["define extern_weak void @f() {\n  ret void\n}\n", "@g = global i8 0\n@a = extern_weak alias i8, ptr @g\n"]
    {
        let failure = Module::parse("a.ll", text.as_bytes()).map(drop).expect_err("an error");
        assert!(failure.to_string().contains("`extern_weak`"), "{failure}");
    }
    assert!(Module::parse("a.ll", b"declare extern_weak void @f()\n").is_ok());
}
