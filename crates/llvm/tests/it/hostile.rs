//! Modules that would take exponential time, a deep stack or much memory without limits.
//!
//! Each is small enough that the test ends with the limits, and does not without them.

use kernelsmith_diag::Renderer;
use kernelsmith_llvm::Module;
use std::fmt::Write;

/// Lowers a module; the first line of the errors.
fn lowered(text: &str) -> Result<kernelsmith_ir::Module, String> {
    let mut module = Module::parse("a.ll", text.as_bytes()).expect("it is read");
    module.lower().map_err(|errors| {
        let text = module.render(&errors, &Renderer::compact());
        text.lines().next().unwrap_or_default().to_owned()
    })
}

/// Each name is three times the one before.
#[test]
fn names_that_share_parts_are_evaluated_once() {
    let mut text = "@a0 = internal global i64 1\n".to_owned();
    for n in 1..100 {
        let old = format!("i64 ptrtoint (ptr @a{} to i64)", n - 1);
        let _ =
            writeln!(text, "@a{n} = internal alias i64, getelementptr (i8, ptr @a{}, i64 sub ({old}, {old}))", n - 1);
    }
    text += "@p = global ptr @a99\n";
    let module = lowered(&text).expect("it is lowered");
    let data = module.data.iter().find(|data| data.name == "p").expect("the variable");
    assert_eq!((data.relocations[0].symbol.as_str(), data.relocations[0].addend), ("a0", 0));
}

/// The last name comes first, so that its value needs those of all others.
#[test]
fn chains_of_names_are_limited() {
    let chain = |n: usize| {
        let mut text = String::new();
        for n in (1..=n).rev() {
            let _ = writeln!(text, "@a{n} = internal alias i64, ptr @a{}", n - 1);
        }
        text + "@a0 = internal global i64 1\n@p = global ptr @a1\n"
    };
    assert!(lowered(&chain(100)).is_ok());
    let error = lowered(&chain(100_000)).expect_err("an error");
    assert!(error.contains("not supported: other names of other names, nested so deeply,"), "{error}");
}

#[test]
fn stored_zeros_are_limited() {
    let variable =
        |bytes: u64| format!("@g = global {{ [{bytes} x i8], i8 }} {{ [{bytes} x i8] zeroinitializer, i8 1 }}\n");
    assert!(lowered(&variable(1 << 20)).is_ok());
    let error = lowered(&variable(1 << 29)).expect_err("an error");
    assert!(error.contains("constants with so many parts"), "{error}");
    let zero = format!("@g = global [{} x i8] zeroinitializer\n", 1 << 29);
    assert_eq!(lowered(&zero).expect("it is lowered").data[0].size, 1 << 29);
}

/// A function of many operations has a thousand names.
#[test]
fn names_of_functions_are_no_copies() {
    let names = |n_ops: usize, n: usize| {
        let mut text = "define i32 @f(i32 %a) {\n  %v0 = add i32 %a, 1\n".to_owned();
        for n in 1..n_ops {
            let _ = writeln!(text, "  %v{n} = mul i32 %v{}, %v{}", n - 1, n - 1);
        }
        let _ = writeln!(text, "  ret i32 %v{}\n}}", n_ops - 1);
        for n in 0..n {
            let _ = writeln!(text, "@n{n} = alias i32 (i32), ptr @f");
        }
        text
    };
    let module = lowered(&names(10_000, 1_000)).expect("it is lowered");
    assert_eq!((module.functions.len(), module.aliases.len()), (1, 1_000));
    assert!(kernelsmith_ir::verify_module(&module).is_ok());
}

/// A vector that is stored, with more lanes than registers may be.
#[test]
fn lanes_of_constants_are_limited() {
    let text =
        format!("define void @f(ptr %p) {{\n  store <{} x i32> splat (i32 1), ptr %p\n  ret void\n}}\n", 1 << 30);
    let error = lowered(&text).expect_err("an error");
    assert!(error.contains("not supported"), "{error}");
}

/// The byte in front of a name is no part of it.
#[test]
fn local_names_that_are_taken_are_changed() {
    let text = |linkage: &str| {
        format!("@f = global i32 1\ndefine {linkage} i32 @\"\\01f\"() {{\n  %x = load i32, ptr @f\n  ret i32 %x\n}}\n")
    };
    let module = lowered(&text("internal")).expect("it is lowered");
    assert!(kernelsmith_ir::verify_module(&module).is_ok());
    assert_ne!(module.functions[0].func.name, "f");
    let error = lowered(&text("")).expect_err("an error");
    assert!(error.contains("two symbols have the name `f`"), "{error}");
}

/// Parts without bits are not counted one by one.
#[test]
fn empty_parts_take_no_time() {
    let function = |ty: &str| {
        format!("define void @f(ptr %p) {{\n  %x = load {ty}, ptr %p\n  store {ty} %x, ptr %p\n  ret void\n}}\n")
    };
    assert!(lowered(&function("[18446744073709551615 x {}]")).is_ok());
    // Each type has two of the one before.
    let mut text = "%t0 = type {}\n".to_owned();
    (1..100).for_each(|n| {
        let _ = writeln!(text, "%t{n} = type {{ %t{}, %t{} }}", n - 1, n - 1);
    });
    let error = lowered(&(text + &function("%t99"))).expect_err("an error");
    assert!(error.contains("values of so many parts"), "{error}");
}

#[test]
fn chains_of_structures_are_limited() {
    let chain = |n: usize| {
        let mut text = "%t0 = type { i32 }\n".to_owned();
        (1..=n).for_each(|n| {
            let _ = writeln!(text, "%t{n} = type {{ %t{} }}", n - 1);
        });
        let _ = writeln!(text, "define i32 @f(ptr %p) {{\n  %x = load %t{n}, ptr %p\n  ret i32 0\n}}");
        let _ = writeln!(text, "@g = global %t{n} zeroinitializer");
        text
    };
    assert!(lowered(&chain(100)).is_ok());
    assert!(lowered(&chain(100_000)).is_err());
}

/// Sizes near the largest number.
#[test]
fn sizes_are_limited() {
    for n in [u64::MAX, u64::MAX / 2, (1 << 62) + 1, (1 << 61) - 1] {
        let text = format!(
            "define i64 @f(ptr %p, i64 %i) {{\n  %q = getelementptr {{ i8, [{n} x i8], i64 }}, ptr %p, i64 %i, i32 2\n  \
             %x = load i64, ptr %q\n  ret i64 %x\n}}\n"
        );
        assert_eq!(lowered(&text).is_ok(), n == (1 << 61) - 1, "{n}");
    }
}
