//! Thread-local data: the verifier, the interpreter, the emulation.

use expect_test::{Expect, expect};
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_ir::text::parse_module;

const MODULE: &str = "
    data thread_local @counter: 8 align 16 {
        0: \"28\"
    }
    data local thread_local @zero: 4 align 4 {
    }
    func @next() -> i64, ptr {
        declare data @counter
        declare data @zero
        declare data @elsewhere
        %0 = thread_addr @counter
        %1 = load.i64 [%0] align 8
        %2 = const.i64 1
        %1 = add.i64 %1, %2
        store.i64 %1, [%0] align 8
        %3 = initial_thread_addr @zero
        %4 = initial_thread_addr @elsewhere
        %5 = thread_addr @zero
        return %1, %4
    }";

#[test]
fn the_interpreter_has_one_thread() {
    let module = parse_module(MODULE).unwrap();
    assert_eq!(parse_module(&module.to_string()).unwrap(), module);
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interp = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    for wanted in [41, 42] {
        let results = interp.run("next", &[], &mut memory, &mut symbols).unwrap();
        assert_eq!(results[0], wanted);
    }
}

#[test]
fn emulation_calls_the_library() {
    let module = parse_module(MODULE).unwrap();
    let emulated = module.with_emulated_thread_locals().unwrap();
    kernelsmith_ir::verify_module(&emulated).unwrap();
    assert_eq!(emulated.externals(), ["__emutls_get_address", "__emutls_v.elsewhere"]);
    assert!(emulated.with_emulated_thread_locals().is_none());
    expect![[r#"
        kernelsmith-ir 1

        data writable @__emutls_v.counter: 32 align 8 {
            0: "08000000000000001000000000000000"
            24: address 8 @__emutls_t.counter
        }

        data constant @__emutls_t.counter: 8 align 16 {
            0: "28"
        }

        data local writable @__emutls_v.zero: 32 align 8 {
            0: "04000000000000000400000000000000"
        }

        func @next() -> i64, ptr {
            declare data @__emutls_v.counter
            declare data @__emutls_v.zero
            declare data @__emutls_v.elsewhere
            declare @__emutls_get_address(ptr) -> ptr
            %6 = symbol_addr @__emutls_v.counter
            %0 = call @__emutls_get_address(%6)
    "#]]
    .assert_eq(emulated.to_string().split_inclusive('\n').take(22).collect::<String>().as_str());
}

#[track_caller]
fn refused(text: &str, want: Expect) {
    let error = match parse_module(text) {
        Err(error) => error.to_string(),
        Ok(module) => kernelsmith_ir::verify_module(&module).unwrap_err().to_string(),
    };
    want.assert_eq(error.lines().next().unwrap_or_default());
}

#[test]
fn thread_local_data_has_no_other_address() {
    let with = |op: &str| MODULE.replacen("thread_addr @counter", op, 1);
    refused(&with("symbol_addr @counter"), expect!["<ir>:7:10: error: @next declares @counter unlike its definition"]);
    refused(
        &with("symbol_addr @elsewhere"),
        expect!["<ir>:7:10: error: @next declares @elsewhere unlike its definition"],
    );
    refused(
        &MODULE.replace("thread_local @counter", "writable @counter"),
        expect!["<ir>:7:10: error: @next declares @counter unlike its definition"],
    );
    let pointer = "data writable @p: 8 align 8 { 0: address 8 @counter }";
    refused(
        &format!("{pointer}{MODULE}"),
        expect!["<ir>:1:15: error: @p has the address of thread-local data, which differs between threads"],
    );
    let function = MODULE.replace("declare data @elsewhere", "declare @elsewhere()");
    refused(&function, expect!["<ir>:17:9: error: initial_thread_addr takes data"]);
}
