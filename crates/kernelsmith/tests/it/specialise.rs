//! Functions of C, specialised, compiled and called; the manager's cache of them; typed errors.
//!
//! The expected results are computed in Rust. Not here: what specialisation does to a function, and random arguments
//! under the interpreter (see the tests of kernelsmith-llvm).

use kernelsmith::manager::{Hints, Manager, Response};
use kernelsmith::specialise::{Binding, Budget, Library, Memory, SpecialiseErrorKind};
use kernelsmith::{Error, ErrorKind, Jit};
use kernelsmith_exec::trusted::call;
use std::sync::atomic::{AtomicI64, Ordering};

const PROGRAMS: &[u8] = include_bytes!("../../../llvm/tests/specialise/programs.ll");

/// The programs were compiled for x86-64.
fn host() -> Option<(Jit, Library)> {
    match Jit::host() {
        Ok(jit) if cfg!(target_arch = "x86_64") => Some((jit, Library::parse("programs.ll", PROGRAMS).unwrap())),
        _ => {
            eprintln!("skipped: the programs do not run on this host");
            None
        }
    }
}

#[track_caller]
fn kind<T>(result: Result<T, Error>) -> (SpecialiseErrorKind, String) {
    let error = result.err().expect("it fails");
    let kind = error.specialise_error().unwrap_or_else(|| panic!("{error}")).kind();
    (kind, error.to_string())
}

type Evaluate = unsafe extern "C" fn(*mut i64) -> i64;

/// (a * a + 3) * (b - a), for the interpreter of programs.c.
const EXPRESSION: [i32; 18] = [1, 0, 6, 0, 4, 0, 0, 3, 2, 0, 1, 1, 1, 0, 3, 0, 4, 0];

fn expression(library: &Library) -> Binding {
    let evaluate = library.function("evaluate").unwrap();
    evaluate.constant_memory(0, &EXPRESSION[..]).unwrap().bind(1, EXPRESSION.len() as i64 / 2).unwrap()
}

#[test]
fn an_interpreter_is_compiled() {
    let Some((jit, library)) = host() else { return };
    let code = jit.specialise(&expression(&library)).unwrap();
    let evaluate: Evaluate = code.function().unwrap();
    for (a, b) in [(0, 0), (7, -3), (i64::MAX, 2), (-1 << 40, 1 << 50)] {
        let mut variables = [a, b];
        let result = call(evaluate, (variables.as_mut_ptr(),));
        let expected = a.wrapping_mul(a).wrapping_add(3).wrapping_mul(b.wrapping_sub(a));
        assert_eq!((result, variables), (expected, [a, b]));
    }
    assert!(code.report().states > 9 && code.n_bytes() > 0);
}

#[test]
fn a_tree_with_pointers_is_compiled() {
    let Some((jit, library)) = host() else { return };
    let node = |feature: i32, limit: f32, value: f32| {
        let mut bytes = vec![0; 40];
        bytes[..4].copy_from_slice(&feature.to_le_bytes());
        bytes[4..8].copy_from_slice(&limit.to_le_bytes());
        bytes[24..28].copy_from_slice(&value.to_le_bytes());
        Memory::new(&bytes)
    };
    let leaf = |value| node(-1, 0.0, value);
    let inner = |feature, limit, less, more| node(feature, limit, 0.0).pointer(8, less).pointer(16, more);
    let tree = inner(0, 1.5, inner(1, -2.0, leaf(1.0), leaf(2.0)), leaf(3.0));
    let binding = library.function("decide").unwrap().constant_memory(0, tree).unwrap();
    let code = jit.specialise(&binding).unwrap();
    let decide = code.function::<unsafe extern "C" fn(*const f32) -> f32>().unwrap();
    for (features, expected) in [([0.0, -3.0], 1.0), ([0.0, 5.0], 2.0), ([2.0, -9.0], 3.0), ([f32::NAN, 0.0], 3.0)] {
        assert_eq!(call(decide, (features.as_ptr(),)), expected, "{features:?}");
    }
}

#[test]
fn the_manager_compiles_each_binding_once() {
    let Some((jit, library)) = host() else { return };
    let manager = Manager::<Jit>::builder().max_workers(0).build(jit);
    let request = |binding: &Binding| match manager.request(binding, Hints::default()) {
        Response::Ready(code) => code,
        Response::Pending(ticket) => ticket.wait().unwrap(),
        Response::Fallback(reason) => panic!("{reason}"),
    };
    let power = |n: u32| library.function("power").unwrap().bind(1, n).unwrap();
    for n in [2, 5, 2, 5] {
        let code = request(&power(n));
        let power = code.function::<unsafe extern "C" fn(i64) -> i64>().unwrap();
        assert_eq!(call(power, (3,)), 3i64.pow(n));
    }
    assert_eq!(manager.stats().misses, 2);

    // The order of bindings does not matter, nor does reading the module again; limits do.
    let weigh = || library.function("weigh").unwrap();
    request(&weigh().bind(0, 3i32).unwrap().bind(3, 2i32).unwrap());
    let again = Library::parse("programs.ll", PROGRAMS).unwrap().function("weigh").unwrap();
    request(&again.bind(3, 2i32).unwrap().bind(0, 3i32).unwrap());
    assert_eq!(manager.stats().misses, 3);
    let narrow = library.clone().with_limits(Budget { states: 8, ..Budget::default() });
    request(&narrow.function("weigh").unwrap().bind(3, 2i32).unwrap().bind(0, 3i32).unwrap());
    assert_eq!(manager.stats().misses, 4);

    // What the code needs counts for the limits of the manager.
    let bytes = manager.stats().cached_bytes;
    let code = request(&expression(&library));
    assert!(manager.stats().cached_bytes >= bytes + code.n_bytes() as u64, "{bytes}");
}

#[test]
fn failures_name_the_function_also_through_the_manager() {
    let Some((jit, library)) = host() else { return };
    let manager = Manager::<Jit>::builder().max_workers(0).build(jit);
    let binding = expression(&library.with_limits(Budget { operations: 4, ..Budget::default() }));
    let response = manager.request(&binding, Hints::default());
    let Response::Pending(ticket) = response else { panic!("it is not compiled yet") };
    let message = ticket.wait().expect_err("the limit does not suffice").to_string();
    assert!(
        message.contains("`@evaluate`: the specialised function has more operations than the budget of 4"),
        "{message}"
    );
}

#[test]
fn bindings_are_checked() {
    let library = Library::parse("programs.ll", PROGRAMS).unwrap();
    let evaluate = || library.function("evaluate").unwrap();
    let (found, message) = kind(library.function("evaluat"));
    assert_eq!(found, SpecialiseErrorKind::UnknownFunction);
    assert_eq!(message, "`@evaluat`: the module defines no such function");
    assert_eq!(kind(evaluate().bind(3, 1i64)).0, SpecialiseErrorKind::NoArgument { n_arguments: 3 });
    assert_eq!(kind(evaluate().bind(1, 1i64).unwrap().bind(1, 1i64)).0, SpecialiseErrorKind::BoundTwice);
    let message = kind(evaluate().bind(1, 1i32)).1;
    assert_eq!(message, "`@evaluate`, argument 1: the argument is of type `u64`, the value of type `u32`");
    assert!(matches!(kind(evaluate().bind(1, 1.0)).0, SpecialiseErrorKind::Type { .. }));
    assert!(matches!(kind(evaluate().bind(0, 1i64)).0, SpecialiseErrorKind::Type { .. }));
    assert!(matches!(kind(evaluate().constant_memory(1, &[1u8][..])).0, SpecialiseErrorKind::Type { .. }));
    let outside = Memory::new(&[0; 12]).pointer(8, Memory::new(&[1]));
    assert_eq!(kind(evaluate().constant_memory(0, outside)).0, SpecialiseErrorKind::PointerOutside { offset: 8 });
}

#[test]
fn function_pointers_have_the_signature_of_the_code() {
    let Some((jit, library)) = host() else { return };
    let code = jit.specialise(&library.function("power").unwrap().bind(1, 3u32).unwrap()).unwrap();
    assert!(code.function::<unsafe extern "C" fn(i64) -> i64>().is_ok());
    assert!(code.function::<unsafe extern "C" fn(usize) -> u64>().is_ok());
    let (found, message) = kind(code.function::<unsafe extern "C" fn(i64, u32) -> i64>());
    assert_eq!(found, SpecialiseErrorKind::Signature);
    assert_eq!(
        message,
        "`@power`: the pointer is of type `fn(i64, u32) -> i64`, the specialised function is `fn(u64) -> u64`"
    );
    for result in [
        code.function::<unsafe extern "C" fn(i64)>().is_ok(),
        code.function::<unsafe extern "C" fn(i64) -> i32>().is_ok(),
        code.function::<unsafe extern "C" fn(f64) -> i64>().is_ok(),
        code.function::<unsafe extern "C" fn(*const u8) -> i64>().is_ok(),
    ] {
        assert!(!result);
    }
}

#[test]
fn memory_that_changes_is_reported_in_the_checking_mode() {
    let library = Library::parse("programs.ll", PROGRAMS).unwrap().checking(true);
    let binding = expression(&library);
    let mut program = EXPRESSION;
    binding.check_constant(0, || &program[..]).unwrap();
    program[7] = 4;
    let error = binding.check_constant(0, || &program[..]).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Call);
    let (found, message) = kind(Err::<(), _>(error));
    assert_eq!(found, SpecialiseErrorKind::Changed { object: 0, offset: 28 });
    assert_eq!(message, "`@evaluate`, argument 0: memory that was declared constant has changed at offset 28");
    assert_eq!(kind(binding.check_constant(1, || &program[..])).0, SpecialiseErrorKind::NotMemory);
    let fast = expression(&library.checking(false));
    fast.check_constant(0, || -> Memory { panic!("it is not read") }).unwrap();

    // A shorter program, other memory behind a pointer, and a missing pointer.
    assert!(binding.check_constant(0, || &EXPRESSION[..17]).is_err());
    let library = Library::parse("programs.ll", PROGRAMS).unwrap().checking(true);
    let list = |last: &[u8]| Memory::new(&[0; 16]).pointer(8, Memory::new(last));
    let binding = library.function("decide").unwrap().constant_memory(0, list(b"abc")).unwrap();
    binding.check_constant(0, || list(b"abc")).unwrap();
    let found = kind(binding.check_constant(0, || list(b"abd"))).0;
    assert_eq!(found, SpecialiseErrorKind::Changed { object: 1, offset: 2 });
    assert!(binding.check_constant(0, || Memory::new(&[0; 16])).is_err());
}

const CALLER: &str = "declare i64 @kernelsmith_no_such_symbol(i64)
define i64 @caller(i64 %x) {
  %y = call i64 @kernelsmith_no_such_symbol(i64 %x)
  ret i64 %y
}
";

#[test]
fn symbols_are_known() {
    static CALLS: AtomicI64 = AtomicI64::new(0);
    extern "C" fn count(x: i64) -> i64 {
        CALLS.fetch_add(x, Ordering::Relaxed)
    }
    let Ok(jit) = Jit::host() else { return };
    let library = Library::parse("caller.ll", CALLER.as_bytes()).unwrap();
    let binding = library.function("caller").unwrap().bind(0, 5i64).unwrap();
    let error = jit.specialise(&binding).unwrap_err();
    assert_eq!(error.specialise_error().unwrap().symbol(), Some("kernelsmith_no_such_symbol"));
    let (found, message) = kind(Err::<(), _>(error));
    assert_eq!(found, SpecialiseErrorKind::UnknownSymbol);
    assert!(message.starts_with("`@caller`: it refers to `@kernelsmith_no_such_symbol`"), "{message}");

    let known = library.with_symbols(|name: &str| (name == "kernelsmith_no_such_symbol").then_some(count as *const u8));
    let code = jit.specialise(&known.function("caller").unwrap().bind(0, 5i64).unwrap()).unwrap();
    let counts = code.function::<unsafe extern "C" fn() -> i64>().unwrap();
    assert_eq!([call(counts, ()), call(counts, ())], [0, 5]);
}

#[test]
fn modules_for_other_machines_are_refused() {
    let Ok(jit) = Jit::host() else { return };
    let text = "target triple = \"msp430-none-elf\"\n".to_owned() + "define i16 @f(i16 %x) {\n  ret i16 %x\n}\n";
    let library = Library::parse("other.ll", text.as_bytes()).unwrap();
    let (found, message) = kind(jit.specialise(&library.function("f").unwrap()));
    assert_eq!(found, SpecialiseErrorKind::Target);
    assert!(message.starts_with("`@f`: the module is for `msp430`, the target is `"), "{message}");
}

#[test]
fn limits_end_every_specialisation() {
    // Fibonacci numbers: with a known argument, more calls than any limit allows.
    let text = "define i64 @fibonacci(i64 %n) {
entry:
  %small = icmp ult i64 %n, 2
  br i1 %small, label %end, label %more
more:
  %n1 = sub i64 %n, 1
  %n2 = sub i64 %n, 2
  %f1 = call i64 @fibonacci(i64 %n1)
  %f2 = call i64 @fibonacci(i64 %n2)
  %sum = add i64 %f1, %f2
  br label %end
end:
  %result = phi i64 [ %n, %entry ], [ %sum, %more ]
  ret i64 %result
}
define void @forever(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  br label %loop
}
";
    let Ok(jit) = Jit::host() else { return };
    let library = Library::parse("limits.ll", text.as_bytes()).unwrap();
    let bound = |function: &str, n: i64| library.function(function).unwrap().bind(0, n).unwrap();
    let code = jit.specialise(&bound("fibonacci", 10)).unwrap();
    let ten = code.function::<unsafe extern "C" fn() -> i64>().unwrap();
    assert_eq!(call(ten, ()), 55);
    assert!(matches!(kind(jit.specialise(&bound("fibonacci", 60))).0, SpecialiseErrorKind::Operations { .. }));
    assert_eq!(jit.specialise(&bound("fibonacci", 60)).unwrap_err().kind(), ErrorKind::Limit);
    // A recursion whose argument is not known remains.
    let code = jit.specialise(&library.function("fibonacci").unwrap()).unwrap();
    assert_eq!(call(code.function::<unsafe extern "C" fn(i64) -> i64>().unwrap(), (20,)), 6765);
    assert!(jit.specialise(&bound("forever", 0)).is_ok());
}
