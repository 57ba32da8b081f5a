//! Modules: text, verifier, interpreter.

use expect_test::{Expect, expect};
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_ir::text::parse_module;
use kernelsmith_ir::{Builder, Data, Linkage, Module, ModuleFunction, Symbol, SymbolKind, Type};

/// Parses, prints and parses again; the texts are equal.
#[track_caller]
fn module(text: &str) -> Module {
    let module = parse_module(text).unwrap_or_else(|error| panic!("{error}"));
    let printed = module.to_string();
    let again = parse_module(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert!(again == module, "{printed}");
    assert_eq!(again.to_string(), printed);
    module
}

#[track_caller]
fn check_error(text: &str, want: Expect) {
    want.assert_eq(&parse_module(text).unwrap_err().to_string());
}

/// Runs a function with host functions that print and end the run; returns results or trap, and what was printed.
#[track_caller]
fn run(text: &str, function: &str, args: &[u64], want: Expect) {
    let module = module(text);
    let mut printed = String::new();
    let mut print = |args: &[u64], _: &mut Memory| {
        printed.push_str(&format!("{} ", args[0] as i64));
        0
    };
    let mut divide = |args: &[u64], _: &mut Memory| match args[1] {
        0 => Err("division by zero".to_owned()),
        divisor => Ok(vec![args[0] / divisor, args[0] % divisor]),
    };
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    symbols.bind("print", &mut print);
    symbols.bind_full("divide", &mut divide);
    let options = InterpOptions { memory_bytes: 1 << 20, ..InterpOptions::default() };
    let mut interp = ModuleInterpreter::new(&module, options, &mut memory, &symbols).unwrap();
    let n_regions = memory.regions().count();
    let result = interp.run(function, args, &mut memory, &mut symbols);
    assert_eq!(memory.regions().count(), n_regions, "a stack slot is left");
    let result = result.map_or_else(|trap| trap.to_string(), |results| format!("{results:?}"));
    want.assert_eq(&format!("{result}\n{printed}"));
}

#[test]
fn calls_do_not_use_the_stack_of_the_host() {
    let text = "
        func @is_even(%0: u64) -> bool {
            declare @is_odd(u64) -> bool
            %1 = const.u64 0
            %2 = cmp.eq.u64 %0, %1
            if %2 {
                return %2
            }
            %3 = const.u64 1
            %4 = sub.u64 %0, %3
            %5 = call @is_odd(%4)
            return %5
        }
        func local @is_odd(%0: u64) -> bool {
            declare @is_even(u64) -> bool
            %1 = const.u64 0
            %2 = cmp.ne.u64 %0, %1
            if %2 {
                %3 = const.u64 1
                %4 = sub.u64 %0, %3
                %2 = call @is_even(%4)
            }
            return %2
        }";
    run(text, "is_even", &[4000], expect!["[1]\n"]);
    run(text, "is_even", &[4001], expect!["[0]\n"]);
    run(
        text,
        "is_even",
        &[1 << 40],
        expect![[r#"
            @is_odd: operation 7: the calls in progress take more than 1048576 bytes of memory
        "#]],
    );
}

#[test]
fn several_results_of_functions_and_hosts() {
    let text = "
        func @f(%0: u64, %1: u64) -> u64 {
            declare @divide(u64, u64) -> u64, u64
            declare @swapped(u64, u64) -> u64, u64
            declare @print(u64)
            %2 = call @divide(%0, %1)
            %3 = call_result.u64 1
            %4 = call @swapped(%2, %3)
            %5 = call_result.u64 1
            call @print(%4)
            call @print(%5)
            return %5
        }
        func @swapped(%0: u64, %1: u64) -> u64, u64 {
            return %1, %0
        }";
    run(text, "f", &[47, 10], expect!["[4]\n7 4 "]);
    run(text, "f", &[47, 0], expect!["@f: operation 0: division by zero\n"]);
}

#[test]
fn tables_of_functions_and_relative_addresses() {
    let text = "
        data local constant @table: 20 align 8 {
            0: address 8 @double
            8: address 8 @negate
            16: address 4 @text + 1 from @table
        }
        data local constant @text: 4 {
            0: \"616263\"
        }
        func @apply(%0: i64, %1: index) -> i64, i8 {
            declare data @table
            signature @unary(i64) -> i64
            %2 = symbol_addr @table
            %3 = load.ptr [%2 + %1*8] align 8
            %4 = call_indirect %3, @unary(%0)
            %5 = load.i32 [%2 + 16] align 4
            %6 = cast.index.i32 %5
            %7 = load.i8 [%2 + %6]
            return %4, %7
        }
        func @double(%0: i64) -> i64 {
            %1 = add.i64 %0, %0
            return %1
        }
        func @negate(%0: i64) -> i64 {
            %1 = neg.i64 %0
            return %1
        }
        func @wrong(%0: f64) -> f64 {
            signature @unary(i64) -> i64
            declare @wrong(f64) -> f64
            %1 = symbol_addr @wrong
            %2 = const.i64 1
            %3 = call_indirect %1, @unary(%2)
            return %0
        }
        func @nowhere() {
            signature @nothing()
            %1 = const.ptr 0x10
            call_indirect %1, @nothing()
            return
        }";
    run(text, "apply", &[21, 0], expect!["[42, 98]\n"]);
    run(text, "apply", &[21, 1], expect!["[18446744073709551595, 98]\n"]);
    run(text, "wrong", &[0], expect!["@wrong: operation 2: @wrong has another signature than the call\n"]);
    run(text, "nowhere", &[], expect!["@nowhere: operation 1: no function begins at 0x10\n"]);
}

#[test]
fn bytes_passed_by_value_are_copies() {
    let text = "
        func @f() -> i32, i32 {
            declare @g(ptr byval 8 align 4) -> i32
            slot 0: 8 align 4
            %0 = slot_addr 0
            %1 = const.i32 5
            store.i32 %1, [%0] align 4
            store.i32 %1, [%0 + 4] align 4
            %2 = call @g(%0)
            %3 = load.i32 [%0 + 4] align 4
            return %2, %3
        }
        func @g(%0: ptr byval 8 align 4) -> i32 {
            %1 = load.i32 [%0] align 4
            store.i32 %1, [%0 + 4] align 4
            %2 = const.i32 1
            %1 = add.i32 %1, %2
            store.i32 %1, [%0 + 4] align 4
            return %1
        }";
    run(text, "f", &[], expect!["[6, 5]\n"]);
}

#[test]
fn weak_symbols_may_be_absent() {
    let text = "
        weak @hook
        func @f() -> bool {
            declare @hook()
            %0 = symbol_addr @hook
            %1 = const.ptr 0x0
            %2 = cmp.eq.ptr %0, %1
            return %2
        }
        func @g() {
            declare @hook()
            declare @unknown()
            call @hook()
            return
        }";
    run(text, "f", &[], expect!["[1]\n"]);
    run(
        text,
        "g",
        &[],
        expect![[r#"
        @g: @hook is bound to nothing
    "#]],
    );
    assert_eq!(parse_module(text).unwrap().externals(), ["hook", "unknown"]);
}

#[test]
fn aliases_are_other_names_of_functions_and_places() {
    let text = "
        alias @again = @f
        alias local @second = @table + 8
        alias weak @end = @table + 16
        data writable @table: 16 align 8 {
            0: \"07\"
            8: address 8 @again
        }
        func @f() -> i64 {
            declare data @table
            declare data @end
            %0 = symbol_addr @table
            %1 = symbol_addr @end
            %2 = cast.i64.ptr %0
            %3 = cast.i64.ptr %1
            %4 = sub.i64 %3, %2
            return %4
        }
        func @g() -> i64, i64, bool {
            declare data @second
            declare @again() -> i64
            declare @f() -> i64
            signature @any() -> i64
            %0 = symbol_addr @second
            %1 = load.ptr [%0] align 8
            %2 = call_indirect %1, @any()
            %3 = call @again()
            %4 = symbol_addr @f
            %5 = cmp.eq.ptr %4, %1
            return %2, %3, %5
        }";
    run(text, "g", &[], expect!["[16, 16, 1]\n"]);
    run(text, "again", &[], expect!["[16]\n"]);
    assert!(parse_module(text).unwrap().externals().is_empty());
}

#[test]
fn data_keeps_its_contents_between_runs() {
    let text = "
        data writable @counter: 8 align 8 {
            0: \"28\"
        }
        func @next() -> i64 {
            declare data @counter
            %0 = symbol_addr @counter
            %1 = load.i64 [%0] align 8
            %2 = const.i64 1
            %1 = add.i64 %1, %2
            store.i64 %1, [%0] align 8
            return %1
        }";
    let module = module(text);
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interp = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    assert_eq!(interp.run("next", &[], &mut memory, &mut symbols), Ok(vec![41]));
    assert_eq!(interp.run("next", &[], &mut memory, &mut symbols), Ok(vec![42]));
}

#[test]
fn attributes_of_functions_print() {
    module(
        "weak @w
        data weak constructors @init: 16 align 8 {
            0: address 8 @f
            8: address 8 @f - 4
        }
        func weak @f(%0: ptr sret, %1: ptr byval 24 align 8, ...) setjmp {
            declare @printf(ptr, ...) -> i32
            declare @struct(ptr sret, ptr byval 16 align 16)
            signature @none(...)
            %2 = const.f64 1.5
            %3 = call @printf(%0, %0, %2)
            call @struct(%0, %1)
            %4 = symbol_addr @printf
            call_indirect %4, @none()
            return
        }",
    );
}

#[test]
fn texts_with_errors() {
    check_error(
        "func @f() {\n    declare data @d\n    call @d()\n    return\n}",
        expect![[r#"
            <ir>:3:5: error: call takes a function
                call @d()
                ^"#]],
    );
    check_error(
        "func @f(%0: i8) {\n    declare @g(...)\n    call @g(%0)\n    return\n}",
        expect![[r#"
            <ir>:3:5: error: value 1 of the list of call is %0 of type i8, wanted 32 or 64 bits or f64, as C promotes variadic arguments
                call @g(%0)
                ^"#]],
    );
    check_error(
        "func @f() {\n    declare @g() -> i64, i64\n    %0 = call @g()\n    %1 = const.i64 0\n    %2 = call_result.i64 1\n    return\n}",
        expect![[r#"
            <ir>:5:5: error: call_result.i64 is not directly after its call, in ascending order
                %2 = call_result.i64 1
                ^"#]],
    );
    check_error(
        "func @f() {\n    declare @g() -> i64, i64\n    %0 = call @g()\n    %2 = call_result.i64 2\n    return\n}",
        expect![[r#"
            <ir>:4:5: error: call_result.i64 names result 2, but the call has 2, and its own is number 0
                %2 = call_result.i64 2
                ^"#]],
    );
    check_error(
        "func @f() {\n    declare @f(i64)\n    return\n}",
        expect![[r#"
            <ir>:1:6: error: @f declares @f unlike its definition
            func @f() {
                 ^"#]],
    );
    for target in ["@g", "@f + 1", "@d + 9", "@a", "@t"] {
        let text = format!(
            "alias @a = {target}\ndata constant @d: 8 {{\n}}\ndata thread_local @t: 8 {{\n}}\nfunc @f() {{\n    return\n}}"
        );
        let error = parse_module(&text).unwrap_err().to_string();
        assert!(error.contains("@a is no alias of a function, or of a place in data, of the module"), "{error}");
    }
    check_error(
        "alias @d = @f\nfunc @f() {\n    return\n}\ndata constant @d: 1 {\n}",
        expect![[r#"
            <ir>:1:7: error: @d is declared twice
            alias @d = @f
                  ^"#]],
    );
    check_error(
        "alias @a @f\nfunc @f() {\n    return\n}",
        expect![[r#"
            <ir>:1:10: error: wanted `=`
            alias @a @f
                     ^"#]],
    );
    check_error(
        "alias @a = @f\nfunc @f(%0: i64) {\n    return\n}\nfunc @g() {\n    declare @a()\n    call @a()\n    return\n}",
        expect![[r#"
            <ir>:5:6: error: @g declares @a unlike its definition
            func @g() {
                 ^"#]],
    );
    check_error(
        "func @f() {\n    return\n}\ndata constant @f: 1 {\n}",
        expect![[r#"
            <ir>:4:15: error: @f is declared twice
            data constant @f: 1 {
                          ^"#]],
    );
    check_error(
        "data constant @d: 8 {\n    4: address 8 @d\n}\n",
        expect![[r#"
            <ir>:1:15: error: @d has a relocation outside its bytes
            data constant @d: 8 {
                          ^"#]],
    );
    check_error(
        "data constant @d: 2 {\n    0: \"001122\"\n}\ndata @e: 2 {\n}\nfunc @f(%0: i32 sret) {\n    return\n}",
        expect![[r#"
            <ir>:2:8: error: wanted pairs of hexadecimal digits, as many as fit the size
                0: "001122"
                   ^
            <ir>:4:6: error: wanted `constant`, `writable`, `thread_local`, `constructors` or `destructors`
            data @e: 2 {
                 ^"#]],
    );
    check_error(
        "func @f(%0: i32 sret) {\n    return\n}",
        expect![[r#"
            <ir>:1:6: error: the parameters of @f that are no plain values are out of order, or cannot be passed so
            func @f(%0: i32 sret) {
                 ^"#]],
    );
}

#[test]
fn modules_that_no_text_can_express() {
    let mut b = Builder::new("f");
    let signature = b.add_symbol(Symbol { kind: SymbolKind::Signature, ..Symbol::function("s", &[], None) });
    b.add_symbol(Symbol { params: vec![Type::I64], ..Symbol::data("d") });
    b.call(signature, &[]);
    b.return_(&[]);
    let mut module =
        Module { functions: vec![ModuleFunction { linkage: Linkage::Local, func: b.finish() }], ..Module::default() };
    let message = |module: &Module| kernelsmith_ir::verify_module(module).unwrap_err().to_string();
    expect!["@f: @d is data, but has a signature"].assert_eq(&message(&module));
    module.functions[0].func.symbols.pop();
    expect!["@f: operation 0: call takes a function"].assert_eq(&message(&module));
    module.functions.clear();
    module.data.push(Data { name: "d".into(), align: 3, ..Data::default() });
    expect!["@d: @d has an alignment that is no power of two up to 4096"].assert_eq(&message(&module));
}

/// Tail calls of a million functions need the memory of one.
#[test]
fn tail_calls_keep_no_frames() {
    let text = "func @even(%0: u64) -> u64, i32 {
        declare @odd(u64) -> u64, i32
        declare @host(u64) -> u64, i32
        slot 0: 4096 align 16
        %1 = const.u64 0
        %2 = cmp.eq.u64 %0, %1
        if %2 {
            return_call @host(%0)
        }
        %3 = const.u64 1
        %4 = sub.u64 %0, %3
        return_call @odd(%4)
    }
    func @odd(%0: u64) -> u64, i32 {
        declare @even(u64) -> u64, i32
        signature @s(u64) -> u64, i32
        %1 = const.u64 1
        %2 = sub.u64 %0, %1
        %3 = symbol_addr @even
        return_call_indirect %3, @s(%2)
    }
    func @twice(%0: u64) -> u64 {
        declare @even(u64) -> u64, i32
        %1 = call @even(%0)
        %2 = call_result.i32 1
        %3 = cast.u64.i32 %2
        %4 = add.u64 %1, %3
        return %4
    }";
    let module = module(text);
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut host = |args: &[u64], _: &mut Memory| Ok(vec![args[0] + 7, u64::MAX]);
    symbols.bind_full("host", &mut host);
    let options = InterpOptions { memory_bytes: 64 << 10, ..InterpOptions::default() };
    let mut interp = ModuleInterpreter::new(&module, options, &mut memory, &symbols).unwrap();
    assert_eq!(interp.run("even", &[1_000_000], &mut memory, &mut symbols).unwrap(), [7, u64::MAX]);
    assert_eq!(interp.run("twice", &[1_000_000], &mut memory, &mut symbols).unwrap(), [6]);
}
