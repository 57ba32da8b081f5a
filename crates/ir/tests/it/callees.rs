//! Functions that belong to a function: their text, their rules, running them, and inlining them.

use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith_ir::{Function, Opcode, SymbolKind, guard_calls, inline_calls, text, verify};

/// `f` calls `g` in a loop, which calls `h` and has a check.
const TEXT: &str = "\
func @f(%0: index, trap %1: ptr) -> index {
    declare called @g(index, ptr) -> index
    declare @host(index) -> index
    %2 = const.index 0
    %3 = const.index 1
    while {
        %4 = cmp.lt.index %2, %0
    } do %4 {
        %5 = call @g(%2, %1)
        %2 = add.index %5, %3
    }
    return %2
}

func called @h(%0: index) -> index {
    declare @host(index) -> index
    slot 0: 16 align 8
    %1 = slot_addr 0
    store.index %0, [%1 + 8] align 8
    %2 = call @host(%0)
    %3 = load.index [%1 + 8] align 8
    %4 = add.index %2, %3
    return %4
}

func called @g(%0: index, trap %1: ptr) -> index {
    declare called @h(index) -> index
    %2 = const.index 9
    check %0, %2, 3
    %3 = call @h(%0)
    return %3
}
";

fn parse(text: &str) -> Function {
    text::parse_function(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn run(func: &Function, n: u64) -> (Result<Vec<u64>, Trap>, u32) {
    let mut memory = Memory::new();
    let record = memory.alloc_zeroed(24);
    let mut host = |args: &[u64], _: &mut Memory| args[0] / 2;
    let mut symbols = Symbols::new();
    symbols.bind("host", &mut host);
    let mut interpreter = Interpreter::new(func, InterpOptions::default()).unwrap();
    // The second run shows that the first one ended all calls.
    let first = interpreter.run(&[3, record], &mut memory, &mut symbols);
    assert_eq!(first, Ok(vec![4]));
    let outcome = interpreter.run(&[n, record], &mut memory, &mut symbols);
    assert_eq!(interpreter.run(&[0, record], &mut memory, &mut symbols), Ok(vec![0]));
    let code = memory.read(record, 4).unwrap();
    (outcome, u32::from_le_bytes(code.try_into().unwrap()))
}

#[test]
fn texts_have_all_functions() {
    let func = parse(TEXT);
    assert_eq!(func.to_string(), TEXT);
    assert_eq!(func.callees.iter().map(|callee| callee.name.as_str()).collect::<Vec<_>>(), ["h", "g"]);
    assert_eq!(func.symbols[0].kind, SymbolKind::Callee);
    assert_eq!(func.callee(&func.symbols[0]), Some(&func.callees[1]));
    let other = parse(&TEXT.replace("const.index 9", "const.index 8"));
    assert_ne!(func, other);
    assert!(text::parse_function("func called @g() {\n    return\n}\n").is_err());
}

#[test]
fn calls_run_in_frames_of_their_own() {
    let func = parse(TEXT);
    // 0, 1, 2, 4, 7, 11
    assert_eq!(run(&func, 8), (Ok(vec![11]), 0));
    let (outcome, code) = run(&func, 12);
    assert!(matches!(outcome, Err(Trap::OutOfBounds { check_id: 3, index: 11, len: 9, .. })), "{outcome:?}");
    assert_eq!(code, 1);
}

#[test]
fn inlined_calls_compute_the_same() {
    for which in [[true, true], [true, false], [false, true]] {
        let mut func = parse(TEXT);
        let mut callees = core::mem::take(&mut func.callees);
        let (first, second) = callees.split_at_mut(1);
        inline_calls(&mut second[0], first, &|number| which[number]);
        inline_calls(&mut func, &callees, &|number| which[number]);
        let mut kept = which.iter();
        callees.retain(|_| kept.next() == Some(&false));
        func.callees = callees;
        verify(&func).unwrap_or_else(|error| panic!("{error}\n{func}"));
        let n_calls = |func: &Function| func.ops.iter().filter(|op| op.code == Opcode::Call).count();
        let n_calls = n_calls(&func) + func.callees.iter().map(n_calls).sum::<usize>();
        assert_eq!(n_calls, 3 - which.iter().filter(|is_inlined| **is_inlined).count(), "{func}");
        assert_eq!(run(&func, 8), (Ok(vec![11]), 0));
        assert!(matches!(run(&func, 12), (Err(Trap::OutOfBounds { check_id: 3, index: 11, .. }), 1)));
    }
}

/// The machine returns from a failed check; so does the caller, after each call.
#[test]
fn guarded_calls_return_where_the_callee_failed() {
    let mut func = parse(
        &TEXT
            .replace("@g(index, ptr)", "@g(index)")
            .replace("@g(%2, %1)", "@g(%2)")
            .replace("func called @g(%0: index, trap %1: ptr)", "func called @g(%0: index)")
            .replace("    check %0, %2, 3\n", ""),
    );
    assert_eq!(run(&func, 8), (Ok(vec![11]), 0));
    // The callee sets the code and goes on, like machine code that returns.
    let g = parse(
        "func @g(%0: index, trap %1: ptr) -> index {\n    %2 = const.u32 1\n    %3 = cast.u32.index %0\n    \
         store.u32 %3, [%1] align 4\n    return %0\n}\n",
    );
    func.callees[1] = g;
    let n_before = func.ops.len();
    let callees = core::mem::take(&mut func.callees);
    let origins = guard_calls(&mut func, &callees, &[]).unwrap();
    assert_eq!((origins.len(), origins[0]), (func.ops.len(), 0));
    assert!(origins.is_sorted() && func.ops.len() == n_before + 7);
    assert_eq!(guard_calls(&mut func, &callees, &[]), None, "they are guarded already");
    func.callees = callees;
    verify(&func).unwrap_or_else(|error| panic!("{error}\n{func}"));
    let mut memory = Memory::new();
    let record = memory.alloc_zeroed(24);
    let mut interpreter = Interpreter::new(&func, InterpOptions::default()).unwrap();
    // The first call stores 0, the second one 1.
    assert_eq!(interpreter.run(&[1, record], &mut memory, &mut Symbols::new()), Ok(vec![1]));
    assert_eq!(interpreter.run(&[8, record], &mut memory, &mut Symbols::new()), Ok(vec![0]));
}

#[track_caller]
fn check_refusal(from: &str, to: &str, wanted: &str) {
    assert!(TEXT.contains(from), "{from}");
    let message = text::parse_function(&TEXT.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(message.contains("the called function @") && message.contains(wanted), "{message}");
}

#[test]
fn recursion_and_wrong_declarations_are_refused() {
    check_refusal(
        "    declare called @g(index, ptr) -> index\n",
        "    declare called @g(index, ptr) -> index, index\n",
        "unlike",
    );
    let slot = "    slot 0: 16 align 8\n";
    let declaring = |what: &str| format!("    declare called {what}\n{slot}");
    check_refusal(slot, &declaring("@g(index, ptr) -> index"), "before it is defined");
    check_refusal(slot, &declaring("@h(index) -> index"), "before it is defined");
    check_refusal(slot, &declaring("@k(index) -> index"), "is missing");
    check_refusal("func called @h(", "func called @f(", "has the name of another function");
    check_refusal("func called @h(", "func called @host(", "has the name of a symbol");
    check_refusal("func called @h(%0: index)", "func called @h(%0: index, ...)", "not plain values");
    let undeclared = TEXT.replacen("    declare @host(index) -> index\n", "", 1);
    let message = text::parse_function(&undeclared).unwrap_err().to_string();
    assert!(message.contains("declares @host unlike its definition"), "{message}");
    let message = text::parse_module(TEXT).unwrap_err().to_string();
    assert!(message.contains("belongs to a function of a module"), "{message}");
}
