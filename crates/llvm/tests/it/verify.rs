//! The verifier: what compilers wrote is right, each rule has a function that breaks it, and LLVM agrees.

use crate::{corpus, oracle};
use kernelsmith_diag::Renderer;
use kernelsmith_llvm::{ErrorKind, Module};

#[test]
fn modules_of_compilers_follow_the_rules() {
    for file in corpus::files() {
        let text = std::fs::read(&file).expect("readable");
        let mut module = Module::parse("a.ll", &text).unwrap_or_else(|failure| panic!("{failure}"));
        let errors = module.verify();
        assert!(errors.is_empty(), "{}: {}", file.display(), module.render(&errors, &Renderer::compact()));
    }
}

/// Functions that break one rule each: the parameters, the code, the start of the message.
const WRONG: &[(&str, &str, &str)] = &[
    ("i32 %a", "br label %x\nx:\nbr label %x2\nx2:\nbr label %0", "the entry block is the target of a branch"),
    ("i32 %a", "br label %x\nx:\n%b = add i32 %a, 1\n%p = phi i32 [ 0, %0 ]\nret void", "a `phi` follows"),
    (
        "i1 %c",
        "br i1 %c, label %x, label %y\nx:\nbr label %y\ny:\n%p = phi i32 [ 0, %0 ]\nret void",
        "a predecessor has no entry",
    ),
    (
        "i1 %c",
        "br label %x\nx:\n%p = phi i32 [ 0, %0 ], [ 1, %y ]\nret void\ny:\nret void",
        "there is an entry for a block that is no predecessor",
    ),
    (
        "i1 %c",
        "br i1 %c, label %x, label %x\nx:\n%p = phi i32 [ 0, %0 ], [ 1, %0 ]\nret void",
        "two entries for a block have different values",
    ),
    (
        "i1 %c",
        "br i1 %c, label %x, label %y\nx:\n%v = add i32 1, 2\nbr label %y\ny:\n%w = add i32 %v, 1\nret void",
        "`%v` is used where its definition does not reach",
    ),
    ("i1 %c", "%w = add i32 %v, 1\n%v = add i32 1, 2\nret void", "`%v` is used where its definition does not reach"),
    (
        "i1 %c",
        "br label %x\nx:\n%p = phi i32 [ %q, %0 ], [ 1, %y ]\nbr label %y\ny:\n%q = add i32 1, 2\nbr label %x",
        "`%q` is used where its definition does not reach",
    ),
    ("i32 %a", "%x = fadd i32 %a, 1\nret void", "the operands are not floats"),
    ("float %a", "%x = add float %a, 1.0\nret void", "the operands are not integers"),
    ("float %a", "%x = fneg i32 1\nret void", "the operand is not a float"),
    ("float %a", "%x = icmp eq float %a, 1.0\nret void", "the operands are neither integers nor pointers"),
    ("i32 %a", "%x = fcmp oeq i32 %a, 1\nret void", "the operands are not floats"),
    ("i32 %a", "%x = trunc i32 %a to i64\nret void", "there is no such conversion from `i32` to `i64`"),
    ("i32 %a", "%x = zext i32 %a to i32\nret void", "there is no such conversion"),
    ("i32 %a", "%x = bitcast i32 %a to i64\nret void", "there is no such conversion"),
    ("i32 %a", "%x = bitcast i32 %a to <2 x i32>\nret void", "there is no such conversion"),
    ("<2 x i32> %a", "%x = sext <2 x i32> %a to <4 x i64>\nret void", "there is no such conversion"),
    ("ptr %a", "%x = addrspacecast ptr %a to ptr\nret void", "there is no such conversion"),
    ("ptr %a", "%x = bitcast ptr %a to i64\nret void", "there is no such conversion"),
    ("i32 %a", "%x = select i32 %a, i32 1, i32 2\nret void", "the condition is neither `i1` nor a vector"),
    ("<2 x i1> %a", "%x = select <2 x i1> %a, i32 1, i32 2\nret void", "the condition is neither `i1` nor a vector"),
    ("i32 %a", "switch i32 %a, label %x [ i32 1, label %x\ni32 1, label %x ]\nx:\nret void", "two cases are equal"),
    ("float %a", "%x = extractelement <2 x i32> zeroinitializer, float %a\nret void", "the lane is not an integer"),
    (
        "float %a",
        "%x = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 0, i32 4>\nret void",
        "the mask names a lane that does not exist",
    ),
    ("ptr %p", "%x = load %opaque, ptr %p\nret void", "the type has no size"),
    ("ptr %p", "%x = load atomic i32, ptr %p release, align 4\nret void", "the ordering is release"),
    ("ptr %p", "store atomic i32 1, ptr %p acquire, align 4\nret void", "the ordering is acquire"),
    ("ptr %p", "%x = load atomic i24, ptr %p acquire, align 4\nret void", "the size is not a power of two"),
    ("ptr %p", "%x = load atomic { i32 }, ptr %p acquire, align 4\nret void", "the type cannot be accessed atomically"),
    ("ptr %p", "fence monotonic\nret void", "the ordering of a fence is not"),
    (
        "ptr %p",
        "%x = cmpxchg ptr %p, i32 1, i32 2 seq_cst release\nret void",
        "the ordering of a failure is not that of a load",
    ),
    (
        "ptr %p",
        "%x = cmpxchg ptr %p, float 1.0, float 2.0 seq_cst acquire\nret void",
        "the operands are neither integers nor pointers",
    ),
    ("ptr %p", "%x = atomicrmw fadd ptr %p, i32 1 seq_cst\nret void", "the operation does not exist for this type"),
    ("ptr %p", "%x = atomicrmw add ptr %p, float 1.0 seq_cst\nret void", "the operation does not exist for this type"),
    ("ptr %p, i32 %i", "%x = getelementptr { i32, i8 }, ptr %p, i32 0, i32 %i\nret void", "index 2 names no part"),
    ("ptr %p, i32 %i", "%x = getelementptr { i32, i8 }, ptr %p, i32 0, i32 2\nret void", "index 2 names no part"),
    ("ptr %p, i32 %i", "%x = getelementptr i32, ptr %p, i32 0, i32 2\nret void", "index 2 names no part"),
    (
        "<2 x ptr> %p",
        "%x = getelementptr i32, <2 x ptr> %p, <4 x i32> zeroinitializer\nret void",
        "the operands have different numbers of lanes",
    ),
    (
        "i32 %a",
        "%x = call i32 @llvm.umax.i32(i32 %a, i64 1)\nret void",
        "`@llvm.umax.i32` is called as `i32 (i32, i64)`",
    ),
    ("i32 %a", "%x = call i64 @llvm.ctpop.i32(i32 %a)\nret void", "`@llvm.ctpop.i32` is called as"),
    ("i32 %a", "call void @llvm.va_start.p0(i32 %a)\nret void", "`@llvm.va_start.p0` is called as"),
    (
        "i32 %a",
        "musttail call void @g(i32 %a)\n%x = add i32 %a, 1\nret void",
        "a `musttail` call is not followed by a return",
    ),
    ("i32 %a", "%x = landingpad { ptr, i32 } cleanup\nret void", "the function has no personality"),
];

/// Rules that LLVM's parser enforces while it reads, or that `llvm-as` does not check.
fn module_of(parameters: &str, code: &str) -> String {
    format!("%opaque = type opaque\ndeclare void @g(i32)\ndefine void @f({parameters}) {{\n{code}\n}}\n")
}

#[test]
fn broken_rules_are_errors_of_their_function() {
    for (parameters, code, want) in WRONG {
        let text = module_of(parameters, code);
        let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{code}: {failure}"));
        let errors = module.verify();
        assert!(!errors.is_empty(), "accepted: {code}");
        let is_found = errors.iter().any(|error| error.message().starts_with(want));
        assert!(is_found, "{code}: {}", module.render(&errors, &Renderer::compact()));
        for error in &errors {
            assert_eq!((error.kind(), error.function()), (ErrorKind::Invalid, Some("f")), "{code}: {error}");
        }
    }
}

#[test]
fn llvm_refuses_what_the_verifier_refuses() {
    for (parameters, code, want) in WRONG {
        match oracle::assemble(module_of(parameters, code).as_bytes()) {
            None => return,
            Some(Ok(_)) => panic!("LLVM accepts what has the error `{want}`: {code}"),
            Some(Err(_)) => {}
        }
    }
}

#[test]
fn an_error_has_the_line_of_the_text_or_of_debug_information() {
    let text = "define void @f(i1 %c) !dbg !3 {\n  %x = add i32 %y, 1, !dbg !1\n  %y = add i32 1, 2\n  ret void\n}\n\
        !1 = !DILocation(line: 42, column: 7, scope: !3)\n!2 = !DIFile(filename: \"a.c\", directory: \".\")\n\
        !3 = distinct !DISubprogram(name: \"f\", file: !2)\n";
    let mut module = Module::parse("a.ll", text.as_bytes()).expect("reads");
    let errors = module.verify();
    let shown = module.render(&errors, &Renderer::compact());
    assert!(shown.starts_with("a.ll:2:3: error: `%y` is used where its definition does not reach (`add`)"), "{shown}");
    let function = module.find(b"f").expect("defined");
    let body = module.body(function).expect("reads");
    let location = body.blocks().flat_map(|block| body.insts_of(block)).find_map(|inst| body.location(inst));
    let location = location.expect("the first instruction has a position");
    assert_eq!((location.line, location.column), (42, 7));
    assert_eq!(location.file.and_then(|file| module.file(file)), Some(&b"a.c"[..]));
}

#[test]
fn positions_are_equal_in_text_and_bitcode() {
    let file = corpus::dir().join("control-debug.ll");
    let text = std::fs::read(&file).expect("readable");
    let positions = |bytes: &[u8]| {
        let mut module = Module::parse("a", bytes).unwrap_or_else(|failure| panic!("{failure}"));
        let mut positions = Vec::new();
        for function in module.defined() {
            let body = module.body(function).unwrap_or_else(|error| panic!("{error}"));
            for inst in body.blocks().flat_map(|block| body.insts_of(block)) {
                let location = body.location(inst);
                let file = location.and_then(|location| location.file).and_then(|file| module.file(file));
                positions.push((location.map(|location| (location.line, location.column)), file.map(<[u8]>::to_vec)));
            }
        }
        positions
    };
    let want = positions(&text);
    assert!(want.iter().filter(|(location, file)| location.is_some() && file.is_some()).count() > 100);
    let Some(bitcode) = oracle::assemble(&text) else { return };
    let got = positions(&bitcode.expect("LLVM reads it"));
    let difference = got.iter().zip(&want).position(|(got, want)| got != want);
    let difference = difference.map(|at| (&got[at], &want[at]));
    assert!(got == want, "{difference:?}");
}
