//! Which calls are tail calls. That they reuse frames is a test of the program, with files of clang.

use kernelsmith_llvm::Module;
use kernelsmith_llvm::specialise::Specialise;

/// Lowers a module for a machine.
fn lower(triple: &str, text: &str) -> Result<kernelsmith_ir::Module, String> {
    let text = format!("target triple = \"{triple}\"\n{text}");
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    let printed = module.print().unwrap_or_else(|error| panic!("{error}"));
    let mut again = Module::parse("b.ll", printed.as_bytes()).unwrap_or_else(|failure| panic!("{failure}\n{printed}"));
    assert_eq!(again.print().unwrap_or_else(|error| panic!("{error}")), printed);
    module.lower().map_err(|errors| errors[0].to_string())
}

const X86: &str = "x86_64-unknown-linux-gnu";

/// How many calls and how many tail calls the functions of a module have.
#[track_caller]
fn counts(text: &str) -> [usize; 2] {
    let module = lower(X86, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    module.functions.iter().for_each(|function| kernelsmith_ir::verify(&function.func).unwrap());
    let ops = || module.functions.iter().flat_map(|function| &function.func.ops).filter(|op| op.code.is_call());
    let n_tail = ops().filter(|op| op.code.is_tail_call()).count();
    [ops().count() - n_tail, n_tail]
}

const DECLARED: &str = "declare i32 @g(i32)\ndeclare void @h(ptr)\ndeclare i32 @many(i32, i32, i32, i32, i32, i32, i32)\n\
                        declare i32 @copied(ptr byval(i64))\ndeclare i32 @variable(i32, ...)\n\
                        declare { i64, i64, i64, i64, i64 } @large(i32)\ndeclare void @sret(ptr sret(i64), i32)\n";

#[track_caller]
fn counts_of(body: &str) -> [usize; 2] {
    counts(&format!("{DECLARED}define i32 @f(i32 %x, ptr %p) {{\n{body}\n}}\n"))
}

#[test]
fn marked_calls_before_a_return_are_tail_calls() {
    assert_eq!(counts_of("%r = tail call i32 @g(i32 %x)\nret i32 %r"), [0, 1]);
    assert_eq!(counts_of("%r = tail call i32 %p(i32 %x)\nret i32 %r"), [0, 1]);
    assert_eq!(counts_of("%r = musttail call i32 @f(i32 %x, ptr %p)\nret i32 %r"), [0, 1]);
    // Returns that optimisation has merged.
    let merged = "%c = icmp eq i32 %x, 3\nbr i1 %c, label %a, label %b\na:\n%r = tail call i32 @g(i32 %x)\nbr label %end\n\
                  b:\n%s = tail call i32 @g(i32 7)\nbr label %end\n\
                  end:\n%t = phi i32 [ %r, %a ], [ %s, %b ]\nret i32 %t";
    assert_eq!(counts_of(merged), [0, 2]);
    let void = "define void @f(ptr %p) {\ntail call void @h(ptr %p)\nbr label %end\nend:\nret void\n}\n";
    assert_eq!(counts(&format!("{DECLARED}{void}")), [0, 1]);
}

#[test]
fn other_calls_return() {
    assert_eq!(counts_of("%r = call i32 @g(i32 %x)\nret i32 %r"), [1, 0]);
    assert_eq!(counts_of("%r = notail call i32 @g(i32 %x)\nret i32 %r"), [1, 0]);
    assert_eq!(counts_of("%r = tail call i32 @g(i32 %x)\nret i32 7"), [1, 0]);
    assert_eq!(counts_of("%r = tail call i32 @g(i32 %x)\n%s = add i32 %r, 1\nret i32 %s"), [1, 0]);
    assert_eq!(counts_of("%r = tail call i32 @g(i32 %x)\nstore i32 0, ptr %p\nret i32 %r"), [1, 0]);
    assert_eq!(counts_of("tail call void @h(ptr %p)\nunreachable"), [1, 0]);
    let merged = "%c = icmp eq i32 %x, 3\nbr i1 %c, label %a, label %end\na:\n%r = tail call i32 @g(i32 %x)\n\
                  br label %end\nend:\n%t = phi i32 [ 5, %a ], [ %x, %0 ]\nret i32 %t";
    assert_eq!(counts_of(merged), [1, 0]);
    let args = "i32 %x, i32 1, i32 2, i32 3, i32 4, i32 5";
    assert_eq!(counts_of(&format!("%r = tail call i32 @many({args}, i32 6)\nret i32 %r")), [1, 0]);
    assert_eq!(counts_of("%r = tail call i32 @copied(ptr byval(i64) %p)\nret i32 %r"), [1, 0]);
    assert_eq!(counts_of("%r = tail call i32 (i32, ...) @variable(i32 %x)\nret i32 %r"), [1, 0]);
    // The frame has a list of blocks, which a return frees.
    let blocks = "%q = alloca i8, i32 %x\ncall void @h(ptr %q)\n%r = tail call i32 @g(i32 %x)\nret i32 %r";
    assert_eq!(counts_of(blocks)[1], 0);
    let kept =
        "define i32 @f(i32 %x) \"disable-tail-calls\"=\"true\" {\n%r = tail call i32 @g(i32 %x)\nret i32 %r\n}\n";
    assert_eq!(counts(&format!("{DECLARED}{kept}")), [1, 0]);
    let large = "define { i64, i64, i64, i64, i64 } @f(i32 %x) {\n%r = tail call { i64, i64, i64, i64, i64 } @large(i32 %x)\n\
                 ret { i64, i64, i64, i64, i64 } %r\n}\n";
    assert_eq!(counts(&format!("{DECLARED}{large}")), [1, 0]);
    // It returns the address that it was given.
    let address = |to: &str| {
        let text = format!(
            "{DECLARED}define void @f(ptr sret(i64) %r, ptr %p) {{\ntail call void @sret(ptr sret(i64) {to}, i32 1)\nret void\n}}\n"
        );
        counts(&text)
    };
    assert_eq!([address("%r"), address("%p")], [[0, 1], [1, 0]]);
    let other = "define void @f(ptr sret(i64) %r) {\ntail call void @h(ptr %r)\nret void\n}\n";
    assert_eq!(counts(&format!("{DECLARED}{other}")), [1, 0]);
}

#[test]
fn calls_that_must_reuse_the_frame_are_refused_where_they_cannot() {
    let variable = "define i32 @v(i32 %x, ...) {\n%r = musttail call i32 (i32, ...) @v(i32 %x, ...)\nret i32 %r\n}\n";
    let error = lower(X86, variable).unwrap_err();
    assert!(error.contains("`musttail`) with variable arguments"), "{error}");
    let many = "define i32 @m(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g) {\n\
                %r = musttail call i32 @m(i32 %g, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)\nret i32 %r\n}\n";
    let error = lower(X86, many).unwrap_err();
    assert!(error.contains("`musttail`) with arguments that are not all in registers"), "{error}");
    // Others have more registers.
    lower("aarch64-unknown-linux-gnu", many).unwrap();
}

#[test]
fn what_is_specialised_may_have_tail_calls() {
    let text = "define i64 @sum(i64 %n, i64 %total) {\n%done = icmp eq i64 %n, 0\nbr i1 %done, label %end, label %more\n\
                more:\n%next = sub i64 %n, 1\n%added = add i64 %total, %n\n\
                %r = musttail call i64 @sum(i64 %next, i64 %added)\nret i64 %r\nend:\nret i64 %total\n}\n";
    let module = lower(X86, text).unwrap();
    let five = Specialise::new(&module, "sum").unwrap().bind(0, 5u64).unwrap().run().unwrap();
    let func = &five.module.functions[0].func;
    assert!(!func.ops.iter().any(|op| op.code.is_call()), "{func}");
    let mut interpreter = kernelsmith_ir::interp::Interpreter::new(func, Default::default()).unwrap();
    let results = interpreter.run(&[100], &mut Default::default(), &mut Default::default());
    assert_eq!(results.unwrap(), [115]);
}
