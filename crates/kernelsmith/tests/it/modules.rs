//! Modules that are compiled and loaded into this process, and called.
//!
//! Not here: their calls of C in detail (see kernelsmith-filetests, `c_calls`).

use kernelsmith::unstable::ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith::unstable::ir::random::{self, RandomCase, RandomOptions};
use kernelsmith::unstable::ir::text::parse_module;
use kernelsmith::unstable::ir::{Builder, Elem, Function, Linkage, Module, ModuleFunction, Symbol, Type};
use kernelsmith::{ErrorKind, Jit, LoadedModule, process_symbol};
#[cfg(feature = "object")]
use kernelsmith::{JitOptions, Target};
use kernelsmith_exec::trusted;

fn load(text: &str) -> Option<LoadedModule> {
    let Ok(jit) = Jit::host() else {
        eprintln!("skipped: no code for this host");
        return None;
    };
    Some(jit.module(&parse_module(text).unwrap(), &process_symbol).unwrap())
}

const TEXT: &str = "
    data writable @counter: 8 align 8 {
        0: \"28\"
    }
    data local constant @table: 40 align 8 {
        0: address 8 @double
        8: address 8 @negate
        16: address 8 @strlen
        24: address 4 @text + 1 from @table
    }
    data local constant @text: 4 {
        0: \"616263\"
    }
    weak @kernelsmith_no_such_symbol
    alias @same_next = @next
    alias @fourth = @table + 24
    func @next(%0: i64) -> i64 {
        declare data @counter
        %1 = symbol_addr @counter
        %2 = load.i64 [%1] align 8
        %2 = add.i64 %2, %0
        store.i64 %2, [%1] align 8
        return %2
    }
    func @apply(%0: i64, %1: index) -> i64 {
        declare data @table
        signature @unary(i64) -> i64
        %2 = symbol_addr @table
        %3 = load.ptr [%2 + %1*8] align 8
        %4 = call_indirect %3, @unary(%0)
        return %4
    }
    func local @double(%0: i64) -> i64 {
        %1 = add.i64 %0, %0
        return %1
    }
    func local @negate(%0: i64) -> i64 {
        %1 = neg.i64 %0
        return %1
    }
    func @letter() -> i32 {
        declare data @table
        %0 = symbol_addr @table
        %1 = load.i32 [%0 + 24] align 4
        %2 = cast.index.i32 %1
        %3 = load.u8 [%0 + %2]
        %4 = cast.i32.u8 %3
        return %4
    }
    func @length(%0: ptr) -> i64 {
        declare @strlen(ptr) -> i64
        declare @kernelsmith_no_such_symbol()
        %1 = symbol_addr @kernelsmith_no_such_symbol
        %2 = const.ptr 0x0
        %3 = cmp.ne.ptr %1, %2
        if %3 {
            call @kernelsmith_no_such_symbol()
        }
        %4 = call @strlen(%0)
        return %4
    }
    func @fibonacci(%0: i64) -> i64 {
        declare @fibonacci(i64) -> i64
        %1 = const.i64 2
        %2 = cmp.lt.i64 %0, %1
        if %2 {
            return %0
        }
        %3 = const.i64 1
        %4 = sub.i64 %0, %3
        %5 = sub.i64 %0, %1
        %6 = call @fibonacci(%4)
        %7 = call @fibonacci(%5)
        %8 = add.i64 %6, %7
        return %8
    }";

#[test]
fn functions_and_data_refer_to_each_other() {
    let Some(loaded) = load(TEXT) else { return };
    let call = |name: &str, args: &[u64]| trusted::call_words(&loaded, name, args).unwrap();
    assert_eq!((call("next", &[2]), call("next", &[3])), (42, 45));
    assert_eq!((call("apply", &[21, 0]), call("apply", &[21, 1]) as i64), (42, -21));
    assert_eq!(call("letter", &[]) as u32, u32::from(b'b'));
    assert_eq!(call("length", &[c"seven..".as_ptr().addr() as u64]), 7);
    assert_eq!(call("fibonacci", &[20]), 6765);
    assert_eq!(call("same_next", &[1]), 46);
    assert_eq!(loaded.address("same_next"), loaded.address("next"));
    assert_eq!(loaded.address("fourth"), loaded.address("table").map(|table| table.wrapping_add(24)));
    assert!(loaded.address("no such function").is_none());
    assert_eq!(loaded.address("kernelsmith_no_such_symbol"), Some(std::ptr::null()));
}

#[test]
fn the_interpreter_agrees() {
    let module = parse_module(TEXT).unwrap();
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    let mut run = |name: &str, args: &[u64]| interpreter.run(name, args, &mut memory, &mut symbols).unwrap()[0];
    assert_eq!((run("next", &[2]), run("next", &[3])), (42, 45));
    assert_eq!((run("apply", &[21, 0]), run("apply", &[21, 1]) as i64), (42, -21));
    assert_eq!((run("letter", &[]), run("fibonacci", &[20])), (u64::from(b'b'), 6765));
}

#[test]
fn unknown_symbols_and_faulty_modules_are_refused() {
    let Ok(jit) = Jit::host() else { return };
    let refused = |text: &str| {
        let error = jit.module(&parse_module(text).unwrap(), &process_symbol).unwrap_err();
        (error.kind(), error.to_string())
    };
    let text =
        "func @f() {\n    declare @kernelsmith_no_such_symbol()\n    call @kernelsmith_no_such_symbol()\n    return\n}";
    let message = "symbol `kernelsmith_no_such_symbol` is not known".to_owned();
    assert_eq!(refused(text), (ErrorKind::InvalidInput, message));
    let mut module = parse_module("func @f() {\n    return\n}").unwrap();
    module.functions.push(module.functions[0].clone());
    let error = jit.module(&module, &process_symbol).unwrap_err();
    assert_eq!(error.to_string(), "the module is not valid: @f: @f is declared twice");
}

#[cfg(feature = "object")]
#[test]
fn object_files_exist_for_every_machine() {
    let targets = [
        Target::new(kernelsmith::Level::X86_64V3, kernelsmith::Convention::SysV).unwrap(),
        Target::aarch64().unwrap(),
        Target::riscv64().unwrap(),
    ];
    let module = parse_module(TEXT).unwrap();
    for target in targets {
        let name = target.to_string();
        let file = Jit::for_target(target, JitOptions::new()).unwrap().module_object_file(&module).unwrap();
        let contents = kernelsmith::unstable::machine::object::read(&file).unwrap();
        let names: Vec<&str> = contents.sections[0].labels.iter().map(|(_, name)| name.as_str()).collect();
        assert!(names.contains(&"fibonacci") && names.contains(&"double"), "{name}: {names:?}");
    }
}

/// A linker resolves calls within a module and of other files; on RISC-V one instruction does not reach those.
#[cfg(feature = "object")]
#[test]
fn object_files_call_functions_directly() {
    let text = "func @f(%0: u64) -> u64 {\n    declare @g(u64) -> u64\n    declare @other(u64) -> u64\n    \
                %1 = call @g(%0)\n    %2 = call @other(%1)\n    return %2\n}\n\
                func @g(%0: u64) -> u64 {\n    return %0\n}";
    let module = parse_module(text).unwrap();
    let calls = |target: Target| -> Vec<(u32, String, i64)> {
        let file = Jit::for_target(target, JitOptions::new()).unwrap().module_object_file(&module).unwrap();
        let contents = kernelsmith::unstable::machine::object::read(&file).unwrap();
        let relocations = contents.sections[0].relocations.iter();
        relocations.map(|(_, number, name, addend)| (*number, name.clone(), *addend)).collect()
    };
    let wanted = |number, addend| [(number, "g".to_owned(), addend), (number, "other".to_owned(), addend)];
    let x86_64 = Target::new(kernelsmith::Level::X86_64V3, kernelsmith::Convention::SysV).unwrap();
    assert_eq!(calls(x86_64), wanted(4, -4), "R_X86_64_PLT32");
    assert_eq!(calls(Target::aarch64().unwrap()), wanted(283, 0), "R_AARCH64_CALL26");
}

/// Bytes aligned like the buffers of random functions.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// A module of random functions, and a function that calls all of them with the same buffers and mixes their results.
fn random_module(seed: u64) -> (Module, Vec<u8>) {
    let cases: Vec<RandomCase> = (0..5)
        .map(|at| {
            let options = RandomOptions::new(seed * 5 + at);
            let n_ops = options.n_ops.min(120);
            random::generate(&RandomOptions { n_ops, calls: false, checks: false, native: false, ..options })
        })
        .collect();
    let mut b = Builder::new("all");
    let (input, out) = (b.param(Type::PTR), b.param(Type::PTR));
    b.result(Type::U64);
    let mut hash = b.int(Type::U64, 1);
    let factor = b.int(Type::U64, 31);
    for (at, case) in cases.iter().enumerate() {
        let signature = Symbol { name: format!("f{at}"), ..case.func.signature() };
        let types: Vec<Type> = signature.params[2..].to_vec();
        let result_ty = signature.results[0];
        let symbol = b.add_symbol(signature);
        let constants = types.iter().zip(&case.args).map(|(&ty, &bits)| b.constant(ty, ty.elem().canonical(bits)));
        let args: Vec<_> = [input, out].into_iter().chain(constants.collect::<Vec<_>>()).collect();
        let result = if at % 2 == 0 {
            b.call(symbol, &args)
        } else {
            let address = b.symbol_addr(symbol);
            b.call_indirect(address, symbol, &args)
        };
        let number = match result_ty.elem() {
            Elem::U64 => result,
            elem if elem.is_float() => {
                let bits = result_ty.with_elem(elem.to_int(false));
                let number = b.bitcast(bits, result_ty, result);
                if bits == Type::U64 { number } else { b.cast(Type::U64, bits, number) }
            }
            _ => b.cast(Type::U64, result_ty, result),
        };
        let product = b.mul(Type::U64, hash, factor);
        hash = b.add(Type::U64, product, number);
    }
    b.return_(&[hash]);
    let input = cases[0].input.clone();
    let mut functions = vec![ModuleFunction { linkage: Linkage::Global, func: b.finish() }];
    functions.extend(cases.into_iter().enumerate().map(|(at, case)| {
        let func = Function { name: format!("f{at}"), ..case.func };
        ModuleFunction { linkage: Linkage::Local, func }
    }));
    (Module { functions, ..Module::default() }, input)
}

#[test]
fn random_functions_call_each_other() {
    let Ok(jit) = Jit::host() else { return };
    let vector_bits = jit.target().unwrap().vector_bits();
    for seed in 0..30 {
        let (module, input) = random_module(seed);
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let [in_address, out_address] = [memory.alloc_read_only(&input), memory.alloc_zeroed(random::OUT_BYTES)];
        let options = InterpOptions { vector_bits, ..InterpOptions::default() };
        let mut interpreter = ModuleInterpreter::new(&module, options, &mut memory, &symbols).unwrap();
        let wanted = interpreter.run("all", &[in_address, out_address], &mut memory, &mut symbols).unwrap();
        let loaded = jit.module(&module, &|_: &str| None).unwrap();
        let lines = |bytes: &[u8]| -> Vec<Line> {
            bytes.chunks_exact(64).map(|chunk| Line(chunk.try_into().unwrap())).collect()
        };
        let (input, mut out) = (lines(&input), lines(&vec![0; random::OUT_BYTES]));
        let buffers = [input.as_ptr().expose_provenance() as u64, out.as_mut_ptr().expose_provenance() as u64];
        let hash = trusted::call_words(&loaded, "all", &buffers).unwrap();
        assert_eq!(hash, wanted[0], "seed {seed}\n{module}");
        let same = memory.region(out_address).unwrap().chunks_exact(64).zip(&out).all(|(a, b)| *a == b.0);
        assert!(same, "seed {seed}\n{module}");
    }
}
