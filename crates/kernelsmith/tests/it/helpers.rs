//! Functions of C that kernels call: the same results as functions of Rust, interpreted, compiled, and on other machines;
//! typed errors; what a safe helper must not do.

use kernelsmith::prelude::*;
use kernelsmith::specialise::{Budget, Callback, Library, SpecialiseErrorKind as Kind};
use kernelsmith::unstable::ir::Opcode;
use kernelsmith::{Error, ErrorKind, Level, process_symbol};
use kernelsmith_embed::EmbedError;
use kernelsmith_exec::trusted;
use kernelsmith_ir::random::Rng;

const HELPERS: &[u8] = include_bytes!("helpers/helpers.ll");

fn library() -> Library {
    Library::parse("helpers.ll", HELPERS).unwrap()
}

#[track_caller]
fn kind<T>(result: Result<T, Error>) -> (Kind, String) {
    let error = result.err().expect("it fails");
    let kind = error.specialise_error().unwrap_or_else(|| panic!("{error}")).kind();
    (kind, error.to_string())
}

/// A helper of two or three arguments, in a kernel, for random arguments and those at the ends of their types.
macro_rules! check {
    ($jit:ident, $name:ident, ($($x:ident: $ty:ty),*) -> $result:ty, $expected:expr) => {{
        type Pointer = extern "C" fn($($ty),*) -> $result;
        let helper = library().helper::<Pointer>(stringify!($name)).unwrap();
        assert!(!helper.function().ops.iter().any(|op| op.code.is_call() || op.code.is_memory()));
        let source = build::<fn($(In<$ty>,)* Out<$result>)>(stringify!($name), |k, ($($x,)* y)| {
            k.for_range_(0, y.len(), |i| y.store(i, helper.call(k, ($($x.get(i),)*))));
        });
        let source = source.unwrap();
        let kernel = $jit.compile(&source).unwrap();
        let mut rng = Rng::new(29);
        $(let $x: Vec<$ty> = (0..100).map(|_| <$ty as Sample>::sample(&mut rng)).collect();)*
        let expected: Vec<$result> = (0..100).map(|i| { $(let $x = $x[i];)* $expected }).collect();
        let mut y = vec![<$result>::default(); 100];
        kernel.call($(&$x,)* &mut y).unwrap();
        assert_eq!(y, expected, "{}", stringify!($name));
        let mut y = vec![<$result>::default(); 100];
        Jit::interpreter().interpret(&source, ($(&$x,)* &mut y)).unwrap();
        assert_eq!(y, expected, "{}, interpreted", stringify!($name));
    }};
}

trait Sample {
    fn sample(rng: &mut Rng) -> Self;
}

macro_rules! samples {
    ($($ty:ty)*) => {$(
        impl Sample for $ty {
            fn sample(rng: &mut Rng) -> $ty {
                match rng.below(4) {
                    0 => [<$ty>::MIN, <$ty>::MAX, 0, 1][rng.below(4)],
                    1 => rng.below(100) as $ty,
                    _ => rng.bits() as $ty,
                }
            }
        }
    )*};
}
samples! { i32 u32 u8 i8 i16 u16 u64 }

impl Sample for f64 {
    fn sample(rng: &mut Rng) -> f64 {
        rng.below(2000) as f64 / 64.0 - 10.0
    }
}

impl Sample for f32 {
    fn sample(rng: &mut Rng) -> f32 {
        rng.below(2000) as f32 / 64.0 - 10.0
    }
}

fn collatz(mut n: u32) -> u32 {
    let mut steps = 0;
    while n > 1 && steps < 1000 {
        n = if n % 2 == 1 { n.wrapping_mul(3).wrapping_add(1) } else { n / 2 };
        steps += 1;
    }
    steps
}

/// All safe helpers, on a machine. The conversions of small integers are those of C.
pub(crate) fn check_helpers(jit: &Jit) {
    check!(jit, saturate, (a: i32, b: i32) -> i32, a.saturating_add(b));
    check!(jit, blend, (a: u8, b: u8, c: u8) -> u8, {
        let (a, b, c) = (u32::from(a), u32::from(b), u32::from(c));
        ((a * c + b * (255 - c) + 127) / 255) as u8
    });
    check!(jit, narrow, (a: i8, b: i16, c: u16) -> i8, (i32::from(a) * i32::from(b) - i32::from(c)) as i8);
    check!(jit, collatz, (n: u32) -> u32, collatz(n));
    check!(jit, horner, (x: f64, a: f32) -> f64, ((1.5 * x - 0.25) * x + f64::from(a)) * x + 3.0);
    check!(jit, unit, (kind: i32, value: i32) -> i32, match kind {
        0 => value,
        1 => value.wrapping_mul(1000),
        2 => value << 10,
        7 => value.wrapping_neg(),
        _ => 0,
    });
    check!(jit, five, (x: u32) -> u32, x.wrapping_add(5));
    // Integers have any sign.
    check!(jit, five, (x: i32) -> u32, (x as u32).wrapping_add(5));
    check_truths(jit);
}

/// Truth values as arguments and as results; an index as an integer of 64 bits.
fn check_truths(jit: &Jit) {
    let library = library();
    let is_leap = library.helper::<extern "C" fn(i32) -> bool>("is_leap").unwrap();
    let mix = library.helper::<extern "C" fn(usize, bool) -> u64>("mix").unwrap();
    let source = build::<fn(i32, isize) -> u64>("both", |k, (year, x)| mix.call(k, (x, is_leap.call(k, (year,)))));
    let source = source.unwrap();
    let kernel = jit.compile(&source).unwrap();
    for (year, is_leap) in [(2000, true), (1900, false), (2024, true), (2023, false), (-4, true)] {
        let mut expected = year as u64 ^ 12345;
        for _ in 0..3 + u32::from(is_leap) {
            expected ^= expected >> 31;
            expected = expected.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        let x = (year as u64 ^ 12345) as isize;
        assert_eq!(kernel.call(year, x).unwrap(), expected);
        assert_eq!(Jit::interpreter().interpret(&source, (year, x)).unwrap(), expected);
    }
}

#[test]
fn functions_of_c_compute_in_kernels_what_they_compute() {
    check_helpers(&Jit::host().unwrap_or_else(|_| Jit::interpreter()));
}

/// A function of the language calls a helper, too; all calls of a helper share its code, none is left.
#[test]
fn helpers_are_inlined() {
    let saturate = library().helper::<extern "C" fn(i32, i32) -> i32>("saturate").unwrap();
    let twice = kernelsmith::function::<fn(i32) -> i32>("twice", |k, (x,)| saturate.call(k, (x, x))).unwrap();
    let source = build::<fn(i32) -> i32>("four", |k, (x,)| twice.call(k, (twice.call(k, (x,)),))).unwrap();
    assert!(!source.function().ops.iter().any(|op| op.code.is_call()) && source.symbols().names().next().is_none());
    assert_eq!(Jit::interpreter().interpret(&source, (1 << 29,)).unwrap(), i32::MAX);
    assert_eq!(saturate.name(), "saturate");
}

#[test]
fn types_are_checked() {
    let library = library();
    let (found, message) = kind(library.helper::<extern "C" fn(i32, i64) -> i32>("saturate"));
    assert!(matches!(found, Kind::Type { .. }));
    assert_eq!(message, "`@saturate`, argument 1: the argument is of type `u32`, the value of type `i64`");
    let (found, message) = kind(library.helper::<extern "C" fn(i32) -> i32>("saturate"));
    assert_eq!(found, Kind::Signature);
    assert_eq!(message, "`@saturate`: the function has 2 parameters, its type in Rust 1");
    let (found, message) = kind(library.helper::<extern "C" fn(i32, i32)>("saturate"));
    assert_eq!(found, Kind::Signature);
    assert_eq!(message, "`@saturate`: the function returns `u32`, its type in Rust nothing");
    let is_type = |found| matches!(found, (Kind::Type { .. }, _));
    // A float is no integer, a truth value no byte, a pointer no number.
    assert!(is_type(kind(library.helper::<extern "C" fn(i64, f32) -> f64>("horner"))));
    assert!(is_type(kind(library.helper::<extern "C" fn(u64, u8) -> u64>("mix"))));
    assert!(is_type(kind(library.helper::<unsafe extern "C" fn(u64, i64) -> f32>("total"))));
    assert_eq!(kind(library.helper::<extern "C" fn(i32) -> u8>("is_leap")).0, Kind::Signature);
}

#[test]
fn what_cannot_be_a_helper_is_named() {
    let library = library();
    let failed = |name: &str| {
        let (found, message) = kind(library.helper::<extern "C" fn(u32) -> u32>(name));
        let error = library.helper::<extern "C" fn(u32) -> u32>(name).unwrap_err();
        (found, message, error.specialise_error().and_then(|error| error.symbol().map(str::to_owned)))
    };
    assert_eq!(failed("nothing").0, Kind::UnknownFunction);
    let (found, message, symbol) = failed("calls_fibonacci");
    assert_eq!((found, symbol.as_deref()), (Kind::Recursion, Some("fibonacci")));
    assert_eq!(message, "`@calls_fibonacci`: it calls `@fibonacci`, which calls itself, so that it cannot be inlined");
    assert_eq!(failed("fibonacci").0, Kind::Recursion);
    let (found, _, symbol) = failed("prime");
    assert_eq!((found, symbol.as_deref()), (Kind::Data, Some("primes")));
    let (found, message) = kind(library.helper::<extern "C" fn(f64) -> f64>("calls_sine"));
    assert_eq!(found, Kind::UnknownSymbol);
    assert!(message.contains("`@sine`"), "{message}");
    let through = library.helper::<unsafe extern "C" fn(*const i32, i32) -> i32>("through");
    assert!(matches!(kind(through).0, Kind::Unsupported(_)));
    assert!(matches!(failed("list").0, Kind::Unsupported(_)));
    // Limits of the library.
    let small = library.clone().with_limits(Budget { operations: 4, ..Budget::default() });
    assert_eq!(kind(small.helper::<extern "C" fn(u32) -> u32>("collatz")).0, Kind::Operations { limit: 4 });
    let shallow = library.clone().with_limits(Budget { depth: 3, ..Budget::default() });
    assert_eq!(kind(shallow.helper::<extern "C" fn(u32) -> u32>("five")).0, Kind::Depth { limit: 3 });
}

/// Modules that a C compiler would not write.
#[test]
fn safe_helpers_access_no_memory() {
    fn refused<F: Callback>(name: &str) {
        let (found, message) = kind(library().helper::<F>(name));
        assert_eq!(found, Kind::Memory);
        assert!(message.ends_with("so that its type must be `unsafe extern \"C\" fn`"), "{message}");
    }
    refused::<extern "C" fn(*const f32, i64) -> f32>("total");
    refused::<extern "C" fn(*mut i32, i64, i32)>("fill");
    // Its memory is its own, but which part of it depends on an argument.
    refused::<extern "C" fn(u32, u32) -> i32>("digits");
    let bodies = [
        ("a number as an address", "%p = inttoptr i64 %x to ptr\n  %y = load i64, ptr %p\n  ret i64 %y"),
        ("a store", "%p = inttoptr i64 %x to ptr\n  store i8 1, ptr %p\n  ret i64 0"),
        ("an address without a slot", "%y = load i64, ptr null\n  ret i64 %y"),
        (
            "a copy",
            "%p = inttoptr i64 %x to ptr\n  %s = alloca [64 x i8]\n  \
          call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 %x, i1 false)\n  ret i64 0",
        ),
        (
            "an atomic access",
            "%p = inttoptr i64 %x to ptr\n  %y = atomicrmw add ptr %p, i64 1 seq_cst, align 8\n  ret i64 %y",
        ),
        ("a call of a number", "%p = inttoptr i64 %x to ptr\n  %y = call i64 %p()\n  ret i64 %y"),
    ];
    for (what, body) in bodies {
        let text =
            format!("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine i64 @f(i64 %x) {{\n  {body}\n}}\n");
        let library = Library::parse("attack.ll", text.as_bytes()).unwrap();
        let error = library.helper::<extern "C" fn(i64) -> i64>("f").err().unwrap_or_else(|| panic!("{what}"));
        assert!(error.specialise_error().is_some(), "{what}: {error}");
    }
}

/// What C leaves undefined ends with some number, and never elsewhere.
#[test]
fn undefined_behaviour_of_helpers_is_defined() {
    let bodies = [
        ("%y = sdiv i64 %x, 0\n  ret i64 %y", 0),
        ("%y = sdiv i64 -9223372036854775808, -1\n  ret i64 %y", i64::MIN),
        ("%y = shl i64 %x, 65\n  ret i64 %y", 14),
        ("unreachable", 0),
        ("ret i64 poison", 0),
        // Behind its own memory is nothing, so that no access is left.
        ("%s = alloca i64\n  %p = getelementptr i8, ptr %s, i64 800\n  %y = load i64, ptr %p\n  ret i64 %y", 0),
        ("%c = icmp eq i64 %x, 7\n  br i1 %c, label %a, label %b\na:\n  unreachable\nb:\n  ret i64 3", 0),
        ("%y = fptosi double 0x7FF8000000000000 to i64\n  ret i64 %y", 0),
    ];
    for (body, expected) in bodies {
        let text = format!("define i64 @f(i64 %x) {{\n  {body}\n}}\n");
        let library = Library::parse("undefined.ll", text.as_bytes()).unwrap();
        let helper = library.helper::<extern "C" fn(i64) -> i64>("f").unwrap();
        let source = build::<fn(i64) -> i64>("undefined", |k, (x,)| helper.call(k, (x,))).unwrap();
        assert_eq!(Jit::interpreter().interpret(&source, (7,)).unwrap(), expected, "{body}");
        if let Ok(jit) = Jit::host() {
            assert_eq!(jit.compile(&source).unwrap().call(7).unwrap(), expected, "{body}");
        }
    }
}

/// A kernel that calls an unsafe helper has no safe call; its code computes what the function computes.
#[test]
fn unsafe_helpers_access_memory() {
    let library = library();
    let digits = library.helper::<unsafe extern "C" fn(u32, u32) -> i32>("digits").unwrap();
    let source = build::<fn(In<u32>, Out<i32>)>("digits_of", |k, (x, y)| {
        k.for_range_(0, y.len(), |i| y.store(i, digits.call(k, (x.get(i), 2))));
    });
    let source = source.unwrap();
    let mut y = [0; 3];
    Jit::interpreter().interpret(&source, (&[9876, 21, 300], &mut y)).unwrap();
    assert_eq!(y, [8, 0, 3]);

    let Ok(jit) = Jit::host() else { return };
    let error = jit.compile(&source).unwrap().call(&[1, 2, 3], &mut y).unwrap_err();
    assert!(error.to_string().contains("it calls the unsafe function `digits`"), "{error}");

    let total = library.helper::<unsafe extern "C" fn(*const f32, i64) -> f32>("total").unwrap();
    let fill = library.helper::<unsafe extern "C" fn(*mut i32, i64, i32)>("fill").unwrap();
    let total = build::<fn(*const f32, i64) -> f32>("total_of", |k, (x, n)| {
        total.call(k, (x, n)) + total.call(k, (x.offset(1), 1))
    });
    let fill = build::<fn(*mut i32, i64)>("fill_with", |k, (x, n)| fill.call(k, (x, n, -1)));
    let functions = [total.unwrap().function().clone(), fill.unwrap().function().clone()];
    let functions = functions.map(|func| kernelsmith_ir::ModuleFunction { func, ..Default::default() });
    assert!(functions.iter().all(|function| function.func.ops.iter().all(|op| op.code != Opcode::Call)));
    let module = kernelsmith_ir::Module { functions: functions.into(), ..Default::default() };
    let loaded = jit.module(&module, &process_symbol).unwrap();
    let total: unsafe extern "C" fn(*const f32, i64) -> f32 = loaded.pointer("total_of").unwrap();
    let x = [1.0f32, 2.0, 4.0];
    assert_eq!(trusted::call(total, (x.as_ptr(), 3)), 9.0);
    let fill: unsafe extern "C" fn(*mut i32, i64) = loaded.pointer("fill_with").unwrap();
    let mut y = [7; 4];
    trusted::call(fill, (y.as_mut_ptr(), 3));
    assert_eq!(y, [-1, 0, 1, 7]);
}

#[test]
fn machines_must_be_the_same() {
    let module = |arch: &str| {
        format!("target triple = \"{arch}-unknown-linux-gnu\"\ndefine i32 @same(i32 %x) {{\n  ret i32 %x\n}}\n")
    };
    let same = |arch: &str| {
        let library = Library::parse("same.ll", module(arch).as_bytes()).unwrap();
        library.helper::<extern "C" fn(i32) -> i32>("same").unwrap()
    };
    let (x86, arm) = (same("x86_64"), same("aarch64"));
    let errors = build::<fn(i32) -> i32>("both", |k, (x,)| arm.call(k, (x86.call(k, (x,)),))).unwrap_err();
    let message = errors.build_errors().unwrap().as_slice()[0].kind.to_string();
    assert_eq!(message, "the function was compiled for `aarch64`, an earlier one for `x86_64`");
    // Also through a function of the language.
    let inner = kernelsmith::function::<fn(i32) -> i32>("inner", |k, (x,)| arm.call(k, (x,))).unwrap();
    let source = build::<fn(i32) -> i32>("outer", |k, (x,)| inner.call(k, (x,))).unwrap();
    let x86 = Jit::for_target(Target::new(Level::X86_64V2, Level::X86_64V2.convention()).unwrap(), JitOptions::new())
        .unwrap();
    let error = x86.object(&source).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert_eq!(error.to_string(), "`outer` calls a function that was compiled for `aarch64`, the target is `x86_64`");
    // The interpreter is no machine.
    assert_eq!(Jit::interpreter().interpret(&source, (3,)).unwrap(), 3);
}

/// A panic of Rust ends the process; what it prints is not part of the kernel.
#[test]
fn panics_of_rust_are_calls_without_arguments() {
    let text = b"@place = private constant [4 x i8] c\"file\"
define i32 @divide(i32 %x, i32 %y) {
  %c = icmp eq i32 %y, 0
  br i1 %c, label %panic, label %ok
ok:
  %q = udiv i32 %x, %y
  ret i32 %q
panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17h0123456789abcdefE(ptr @place)
  unreachable
}
declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17h0123456789abcdefE(ptr)
";
    let divide = Library::parse("divide.ll", text).unwrap().helper::<extern "C" fn(u32, u32) -> u32>("divide").unwrap();
    let source = build::<fn(u32, u32) -> u32>("quotient", |k, (x, y)| divide.call(k, (x, y))).unwrap();
    assert_eq!(source.symbols().names().collect::<Vec<_>>(), ["kernelsmith.panicked"]);
    assert_eq!(Jit::interpreter().interpret(&source, (70, 7)).unwrap(), 10);
    if let Ok(jit) = Jit::host() {
        assert_eq!(jit.compile(&source).unwrap().call(70, 7).unwrap(), 10);
    }
}

/// What rustc makes of a function with a check, compiled in this test.
#[test]
fn functions_of_rust_are_helpers() {
    let text = "#[unsafe(no_mangle)] pub extern \"C\" fn nth(word: u64, at: u32, by: u32) -> u8 {\n    \
         (word >> 8 * (at / by % 8)) as u8\n}\n";
    let source = kernelsmith_embed::Source::from_text(kernelsmith_embed::Language::Rust, text);
    let bitcode = match source.compile() {
        Err(error @ (EmbedError::Version { .. } | EmbedError::NotFound { .. })) => {
            eprintln!("skipped: {error}");
            return;
        }
        other => other.unwrap(),
    };
    let library = Library::parse("nth", &bitcode).unwrap();
    // Its division may panic.
    let nth = library.helper::<extern "C" fn(u64, u32, u32) -> u8>("nth").unwrap();
    let source = build::<fn(u64, u32, u32) -> u8>("byte", |k, (word, at, by)| nth.call(k, (word, at, by))).unwrap();
    assert_eq!(Jit::interpreter().interpret(&source, (0x0807_0605_0403_0201, 9, 3)).unwrap(), 4);
}

/// A slice is two words: operations that are not the language's could pass any, and the kernel would access any memory.
#[test]
fn helpers_call_no_kernels_with_slices() {
    let Ok(jit) = Jit::host() else { return };
    let clear = jit.kernel::<fn(InOut<u8>)>("clear", |k, (x,)| k.for_range_(0, x.len(), |i| x.store(i, 0u8))).unwrap();
    let mut symbols = kernelsmith_exec::SymbolTable::new();
    symbols.register_kernel("clear", &clear).unwrap();
    let text = "func @forged(%0: u64) {\n    declare @clear(ptr)\n    %1 = cast.ptr.u64 %0\n    call @clear(%1)\n    return\n}\n";
    let function = kernelsmith::unstable::ir::text::parse_function(text).unwrap();
    let error = kernelsmith::unstable::dsl::helper::<extern "C" fn(u64)>(&function, None, &symbols).err().unwrap();
    assert_eq!(error.to_string(), "it refers to `@clear`, which kernels cannot use");
    let error = kernelsmith::unstable::dsl::helper::<unsafe extern "C" fn(u64)>(&function, None, &symbols).err();
    assert!(error.is_some());
}
