//! Lowered programs on the interpreter print what compiled ones print.
//!
//! `tests/filetests/llvm/programs` has C programs, what clang makes of them at three levels, and their output. The
//! functions of C's library that they call are below; a program that calls another one is an error of the test.

use crate::{corpus, oracle};
use kernelsmith_diag::Renderer;
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_ir::{Opcode, Order};
use kernelsmith_llvm::Module;
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// The bytes up to a zero.
fn text(memory: &mut Memory, at: u64) -> Vec<u8> {
    (at..).map_while(|at| memory.read(at, 1).ok().map(|byte| byte[0]).filter(|&byte| byte != 0)).collect()
}

/// `printf` with the conversions that the programs use.
fn print(out: &mut Vec<u8>, args: &[u64], memory: &mut Memory) {
    let format = text(memory, args[0]);
    let mut args = args[1..].iter().copied();
    let mut bytes = format.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let (mut spec, mut n_long) = (String::new(), 0);
        let conversion = loop {
            match bytes.next().expect("the conversion ends") {
                b'l' => n_long += 1,
                b'h' | b'z' => {}
                other if other.is_ascii_alphabetic() || other == b'%' => break other,
                other => spec.push(other as char),
            }
        };
        let (width, precision) = spec.split_once('.').unwrap_or((&spec, ""));
        let fill = if width.starts_with('0') { '0' } else { ' ' };
        let width: usize = width.parse().unwrap_or(0);
        if conversion == b'%' {
            out.push(b'%');
            continue;
        }
        let arg = args.next().expect("as many arguments as conversions");
        let word = if n_long > 0 { arg } else { u64::from(arg as u32) };
        let body = match conversion {
            b'd' | b'i' if n_long > 0 => (arg as i64).to_string(),
            b'd' | b'i' => (arg as i32).to_string(),
            b'u' => word.to_string(),
            b'x' => format!("{word:x}"),
            b'c' => char::from(arg as u8).to_string(),
            b's' => String::from_utf8(text(memory, arg)).expect("a text"),
            b'f' => format!("{:.*}", precision.parse().unwrap_or(6), f64::from_bits(arg)),
            b'a' => format!("{arg:016x}"),
            other => panic!("the conversion `{}`", other as char),
        };
        (body.len()..width).for_each(|_| out.push(fill as u8));
        out.extend(body.bytes());
    }
}

type Function = Box<dyn FnMut(&[u64], &mut Memory) -> u64>;

/// The functions of `libatomic` for any size and address, for one thread. They check the orderings that C allows.
fn atomics() -> Vec<(String, Function)> {
    const LOADS: [u64; 3] = [0, 2, 5];
    const STORES: [u64; 3] = [0, 3, 5];
    let mut list: Vec<(String, Function)> = Vec::new();
    // In the order of the library, values pass through memory.
    fn any(memory: &mut Memory, at: u64, bytes: u64) -> Vec<u8> {
        memory.read(at, bytes as u32).expect("a valid address").to_vec()
    }
    fn copy(memory: &mut Memory, to: u64, from: &[u8]) {
        memory.write(to, from.len() as u32).expect("a valid address").copy_from_slice(from);
    }
    let mut add = |name: &str, function: Function| list.push((format!("__atomic_{name}"), function));
    add(
        "load",
        Box::new(|args, memory| {
            assert!(LOADS.contains(&args[3]), "{args:?}");
            let value = any(memory, args[1], args[0]);
            copy(memory, args[2], &value);
            0
        }),
    );
    add(
        "store",
        Box::new(|args, memory| {
            assert!(STORES.contains(&args[3]), "{args:?}");
            let value = any(memory, args[2], args[0]);
            copy(memory, args[1], &value);
            0
        }),
    );
    add(
        "exchange",
        Box::new(|args, memory| {
            assert!(args[4] <= 5, "{args:?}");
            let (old, new) = (any(memory, args[1], args[0]), any(memory, args[2], args[0]));
            copy(memory, args[1], &new);
            copy(memory, args[3], &old);
            0
        }),
    );
    add(
        "compare_exchange",
        Box::new(|args, memory| {
            let (success, failure) = (args[4], args[5]);
            assert!(success <= 5 && LOADS.contains(&failure) && failure <= success, "{args:?}");
            let [old, expected, new] = [args[1], args[2], args[3]].map(|at| any(memory, at, args[0]));
            let is_equal = old == expected;
            let (to, value) = if is_equal { (args[1], new) } else { (args[2], old) };
            copy(memory, to, &value);
            u64::from(is_equal)
        }),
    );
    list
}

/// Runs `main` without arguments; returns what it prints, and its result.
pub(crate) fn interpret(module: &kernelsmith_ir::Module) -> (String, u64) {
    let mut memory = Memory::new();
    let out = RefCell::new(Vec::new());
    let mut printf = |args: &[u64], memory: &mut Memory| {
        print(&mut out.borrow_mut(), args, memory);
        0
    };
    let mut puts = |args: &[u64], memory: &mut Memory| {
        let line = text(memory, args[0]);
        out.borrow_mut().extend(line);
        out.borrow_mut().push(b'\n');
        0
    };
    let mut putchar = |args: &[u64], _: &mut Memory| {
        out.borrow_mut().push(args[0] as u8);
        args[0]
    };
    let mut malloc = |args: &[u64], memory: &mut Memory| memory.alloc_zeroed(args[0] as usize);
    let mut calloc = |args: &[u64], memory: &mut Memory| memory.alloc_zeroed((args[0] * args[1]) as usize);
    let mut free = |args: &[u64], memory: &mut Memory| {
        memory.free(args[0]);
        0
    };
    let mut copy = |args: &[u64], memory: &mut Memory| {
        if args[2] > 0 {
            let bytes = memory.read(args[1], args[2] as u32).expect("a valid source").to_vec();
            memory.write(args[0], args[2] as u32).expect("a valid target").copy_from_slice(&bytes);
        }
        args[0]
    };
    let mut copy_again = copy;
    let mut set = |args: &[u64], memory: &mut Memory| {
        if args[2] > 0 {
            memory.write(args[0], args[2] as u32).expect("a valid target").fill(args[1] as u8);
        }
        args[0]
    };
    let mut length = |args: &[u64], memory: &mut Memory| text(memory, args[0]).len() as u64;
    let mut compare = |args: &[u64], memory: &mut Memory| {
        let (a, b) = (text(memory, args[0]), text(memory, args[1]));
        a.cmp(&b) as i64 as u64
    };
    let mut square_root = |args: &[u64], _: &mut Memory| f64::from_bits(args[0]).sqrt().to_bits();
    let mut remainder = |args: &[u64], _: &mut Memory| (f64::from_bits(args[0]) % f64::from_bits(args[1])).to_bits();
    let mut single_remainder = |args: &[u64], _: &mut Memory| {
        u64::from((f32::from_bits(args[0] as u32) % f32::from_bits(args[1] as u32)).to_bits())
    };
    let wide = |args: &[u64]| {
        let number = |low: u64, high: u64| u128::from(low) | u128::from(high) << 64;
        (number(args[0], args[1]), number(args[2], args[3]))
    };
    let words = |number: u128| Ok(vec![number as u64, (number >> 64) as u64]);
    let mut udiv = |args: &[u64], _: &mut Memory| words(wide(args).0 / wide(args).1);
    let mut urem = |args: &[u64], _: &mut Memory| words(wide(args).0 % wide(args).1);
    let mut div =
        |args: &[u64], _: &mut Memory| words((wide(args).0 as i128).wrapping_div(wide(args).1 as i128) as u128);
    let mut rem =
        |args: &[u64], _: &mut Memory| words((wide(args).0 as i128).wrapping_rem(wide(args).1 as i128) as u128);
    let whole = |args: &[u64]| u128::from(args[0]) | u128::from(args[1]) << 64;
    let mut to_double = |args: &[u64], _: &mut Memory| (whole(args) as f64).to_bits();
    let mut to_float = |args: &[u64], _: &mut Memory| u64::from((whole(args) as f32).to_bits());
    let mut signed_to_double = |args: &[u64], _: &mut Memory| (whole(args) as i128 as f64).to_bits();
    let mut signed_to_float = |args: &[u64], _: &mut Memory| u64::from((whole(args) as i128 as f32).to_bits());
    let mut never = |_: &[u64], _: &mut Memory| panic!("the program calls it only with arguments");
    // The registers for results of 80 bits.
    let floats = RefCell::new(Vec::new());
    let mut push = |args: &[u64], memory: &mut Memory| {
        floats.borrow_mut().push(memory.read(args[0], 10).expect("a float").to_vec());
        0
    };
    let mut pop = |args: &[u64], memory: &mut Memory| {
        let float = floats.borrow_mut().pop().expect("a result");
        memory.write(args[0], 10).expect("room for a float").copy_from_slice(&float);
        0
    };
    let mut symbols = Symbols::new();
    symbols.bind("x86_64.LD_F80m", &mut push);
    symbols.bind("x86_64.ST_FP80m", &mut pop);
    symbols.bind("printf", &mut printf);
    symbols.bind("puts", &mut puts);
    symbols.bind("putchar", &mut putchar);
    symbols.bind("malloc", &mut malloc);
    symbols.bind("calloc", &mut calloc);
    symbols.bind("free", &mut free);
    symbols.bind("memcpy", &mut copy);
    symbols.bind("memmove", &mut copy_again);
    symbols.bind("memset", &mut set);
    symbols.bind("strlen", &mut length);
    symbols.bind("strcmp", &mut compare);
    symbols.bind("sqrt", &mut square_root);
    symbols.bind("fmod", &mut remainder);
    symbols.bind("fmodf", &mut single_remainder);
    symbols.bind("__floatuntidf", &mut to_double);
    symbols.bind("__floatuntisf", &mut to_float);
    symbols.bind("__floattidf", &mut signed_to_double);
    symbols.bind("__floattisf", &mut signed_to_float);
    symbols.bind_full("__udivti3", &mut udiv);
    symbols.bind_full("__umodti3", &mut urem);
    symbols.bind_full("__divti3", &mut div);
    symbols.bind_full("__modti3", &mut rem);
    let mut never_again = never;
    let mut never_more = never;
    let (mut never_start, mut never_join) = (never, never);
    symbols.bind("atoi", &mut never);
    symbols.bind("atol", &mut never_again);
    symbols.bind("strtol", &mut never_more);
    symbols.bind("pthread_create", &mut never_start);
    symbols.bind("pthread_join", &mut never_join);
    let mut atomics = atomics();
    for (name, function) in &mut atomics {
        symbols.bind(name, function);
    }
    let mut interpreter = ModuleInterpreter::new(module, InterpOptions::default(), &mut memory, &symbols)
        .unwrap_or_else(|error| panic!("{error}"));
    let n_params = module.functions[module.function("main").expect("the program has it")].func.params.len();
    let args = [1, 0];
    let result = interpreter
        .run("main", &args[..n_params], &mut memory, &mut symbols)
        .unwrap_or_else(|trap| panic!("{trap}\n{}", String::from_utf8_lossy(&out.borrow())));
    drop(symbols);
    (String::from_utf8(out.into_inner()).expect("a text"), result[0])
}

fn lower(name: &str, bytes: &[u8]) -> kernelsmith_ir::Module {
    let mut module = Module::parse(name, bytes).unwrap_or_else(|failure| panic!("{failure}"));
    module.lower().unwrap_or_else(|errors| panic!("{}", module.render(&errors, &Renderer::compact())))
}

fn programs() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(corpus::dir().join("programs")).expect("the directory exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    files
}

/// The output that a program must have: that of the file before its level.
fn wanted(file: &Path) -> String {
    let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
    let name = name.rsplit_once("-O").map_or(name, |(name, _)| name);
    let path = file.with_file_name(format!("{name}.out"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn programs_print_what_they_should() {
    let files = programs();
    assert!(files.len() >= 15, "only {} programs", files.len());
    for file in &files {
        let module = lower(&file.to_string_lossy(), &std::fs::read(file).expect("readable"));
        let (out, result) = interpret(&module);
        assert_eq!(out, wanted(file), "{}", file.display());
        assert_eq!(result, 0, "{}", file.display());
    }
}

/// Ordered loads and stores differ by machine: plain accesses, instructions, accesses next to fences.
#[test]
fn atomics_of_other_machines_do_the_same() {
    let programs = corpus::dir().join("programs");
    for (name, machine) in ["atomics-O0", "atomics-O2", "updates-O0"]
        .into_iter()
        .flat_map(|name| ["aarch64-", "riscv64-"].map(|machine| (name, machine)))
    {
        let file = programs.join(format!("{name}.ll"));
        let text = std::fs::read_to_string(&file).expect("readable");
        let text = text.replace("target triple = \"x86_64-", &format!("target triple = \"{machine}"));
        assert!(text.contains(&format!("\"{machine}")));
        let module = lower(name, text.as_bytes());
        let ops = module.functions.iter().flat_map(|function| &function.func.ops);
        let has_loads = ops.clone().any(|op| op.code == Opcode::AtomicLoad && op.order() == Order::Acquire);
        assert_eq!(has_loads, machine == "aarch64-", "{name}");
        assert_eq!(interpret(&module), (wanted(&file), 0), "{name} {machine}");
    }
}

#[test]
fn programs_of_the_fast_tier_print_the_same() {
    // Every copy of a `phi` is executed. Half of the programs suffices: the others are compiled in the tests of the command.
    for file in programs().iter().step_by(2) {
        let bytes = std::fs::read(file).expect("readable");
        let mut module = Module::parse("a.ll", &bytes).unwrap_or_else(|failure| panic!("{failure}"));
        let lowered = module.lower_fast().unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!(interpret(&lowered), (wanted(file), 0), "{}", file.display());
    }
}

#[test]
fn text_and_bitcode_lower_to_the_same_module() {
    for file in programs() {
        let text = std::fs::read(&file).expect("readable");
        let Some(bitcode) = oracle::assemble(&text) else { return };
        let bitcode = bitcode.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (from_text, from_bitcode) = (lower("a.ll", &text), lower("a.bc", &bitcode));
        assert!(from_text == from_bitcode, "{}", file.display());
    }
}

/// What loops that wait for another thread do: hints are nothing, barriers are operations or an instruction.
#[test]
fn barriers_and_hints_of_machines_are_accepted_by_number() {
    let lowered = |triple: &str, code: &str| {
        let declarations = "declare void @llvm.aarch64.isb(i32)\ndeclare void @llvm.aarch64.dmb(i32)\n\
                            declare void @llvm.aarch64.hint(i32)\n";
        let text = format!(
            "target triple = \"{triple}-linux-gnu\"\n{declarations}define void @f() {{\n  {code}\n  ret void\n}}\n"
        );
        let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
        match module.lower() {
            Ok(module) => format!("{:?}", module.functions[0].func.ops.iter().map(|op| op.code).collect::<Vec<_>>()),
            Err(errors) => module.render(&errors, &Renderer::compact()),
        }
    };
    let isb = |number: u32| lowered("aarch64", &format!("call void @llvm.aarch64.isb(i32 {number})"));
    let dmb = |number: u32| lowered("aarch64", &format!("call void @llvm.aarch64.dmb(i32 {number})"));
    assert_eq!(isb(15), "[Call, Return]");
    assert!(isb(3).contains("`llvm.aarch64.isb` with such a number"), "{}", isb(3));
    assert_eq!([dmb(9), dmb(10), dmb(11)], ["[FenceAcquire, Return]", "[Fence, Return]", "[Fence, Return]"]);
    assert!(dmb(15).contains("`llvm.aarch64.dmb` with such a number"), "{}", dmb(15));
    assert_eq!(lowered("aarch64", "call void @llvm.aarch64.hint(i32 1)"), "[Return]");
    let text = |triple: &str, text: &str| lowered(triple, &format!("call void asm sideeffect \"{text}\", \"\"()"));
    let pause = ".option push\\0A.option arch, +zihintpause\\0Apause\\0A.option pop";
    assert_eq!([text("aarch64", "yield"), text("riscv64", pause)], ["[Return]", "[Return]"]);
    assert_eq!([text("aarch64", "isb"), text("aarch64", " isb\\0A")], ["[Call, Return]", "[Call, Return]"]);
    assert!(text("aarch64", "pause").contains("instructions as text (`pause`)"));
    assert!(text("riscv64", "wfi").contains("instructions as text (`wfi`)"));
}

#[test]
fn atomics_that_nothing_does_are_refused_by_name() {
    let refused = |layout: &str, code: &str| {
        let text = format!("target datalayout = \"{layout}\"\ndefine void @f(ptr %p) {{\n  {code}\n  ret void\n}}\n");
        let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
        match module.lower() {
            Ok(_) => panic!("{code} is accepted"),
            Err(errors) => module.render(&errors, &Renderer::compact()),
        }
    };
    let long = "e-i64:64-i128:128";
    for (layout, code, what) in [
        (long, "%x = cmpxchg ptr %p, i256 1, i256 2 seq_cst seq_cst", "atomic accesses of this size"),
        (long, "store atomic i512 1, ptr %p release, align 64", "atomic accesses of this size"),
        (long, "%x = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst", "atomic accesses of this type"),
        ("e-p:32:32", "fence seq_cst", "fences on this machine"),
        ("e-p:32:32", "%x = load atomic i32, ptr %p acquire, align 4", "ordered atomic accesses on this machine"),
    ] {
        let message = refused(layout, code);
        assert!(message.contains("a.ll:3:") && message.contains(what), "{code}: {message}");
    }
}

#[test]
fn vectors_of_unknown_length_have_as_many_lanes_as_all_functions_allow() {
    let code = |arch: &str, attributes: [&str; 2]| {
        format!(
            "target triple = \"{arch}-unknown-linux\"\ndeclare i64 @llvm.vscale.i64()\n\
             define i64 @f() {} {{\n  %n = call i64 @llvm.vscale.i64()\n  ret i64 %n\n}}\n\
             define void @g(ptr %p) {} {{\n  %v = load <vscale x 2 x i64>, ptr %p\n  \
             store <vscale x 2 x i64> %v, ptr %p\n  ret void\n}}\n",
            attributes[0], attributes[1]
        )
    };
    let decided = |text: &str| {
        let module = lower("a.ll", text.as_bytes());
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let place = memory.alloc_zeroed(16);
        let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        let n = interpreter.run("f", &[], &mut memory, &mut symbols).unwrap()[0];
        // The block has room for one lane in 64 bits of each register only, so that any vector is beyond its end.
        assert!(interpreter.run("g", &[place], &mut memory, &mut symbols).is_err());
        n
    };
    for (attributes, want) in [
        (["vscale_range(2,1024)", "vscale_range(2)"], 2),
        (["vscale_range(2,1024)", "vscale_range(8,16)"], 8),
        (["vscale_range(4,0)", ""], 4),
        (["", ""], 2),
    ] {
        assert_eq!(decided(&code("riscv64", attributes)), want, "{attributes:?}");
    }
    for (arch, attributes, want) in [
        ("riscv64", ["vscale_range(32,1024)", ""], "a `vscale` of at least 32"),
        ("riscv64", ["vscale_range(6,1024)", ""], "a `vscale` of at least 6"),
        ("riscv64", ["vscale_range(1,1)", ""], "a `vscale` of at most 1 in `@f`, others need 2"),
        ("riscv64", ["vscale_range(4,8)", "vscale_range(2,2)"], "a `vscale` of at most 2 in `@g`, others need 4"),
        ("aarch64", ["vscale_range(1,16)", ""], "vectors of unknown length"),
        ("x86_64", ["", ""], "vectors of unknown length"),
    ] {
        let text = code(arch, attributes);
        let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
        let errors = module.lower().expect_err("it is refused");
        assert!(errors[0].to_string().contains(want), "{arch} {attributes:?}: {}", errors[0]);
    }
}

/// The blocks have exactly the bytes that active lanes access: the interpreter refuses any access beyond.
#[test]
fn packed_accesses_touch_only_what_active_lanes_take() {
    let text = "declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)\n\
                declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)\n\
                define void @f(ptr %from, ptr %to, i4 %bits) {\n  %mask = bitcast i4 %bits to <4 x i1>\n  \
                %loaded = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %from, <4 x i1> %mask, \
                <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>)\n  \
                %sums = add <4 x i32> %loaded, <i32 100, i32 200, i32 300, i32 400>\n  \
                call void @llvm.masked.compressstore.v4i32(<4 x i32> %sums, ptr %to, <4 x i1> %mask)\n  ret void\n}\n";
    let module = lower("packed.ll", text.as_bytes());
    for mask in 0..16u64 {
        let lanes = (0..4).filter(|lane| mask >> lane & 1 != 0);
        let wanted: Vec<u8> =
            lanes.zip(7u32..).flat_map(|(lane, number)| (number + 100 * (lane + 1)).to_le_bytes()).collect();
        let n_active = mask.count_ones();
        let bytes: Vec<u8> = (7..7 + n_active).flat_map(u32::to_le_bytes).collect();
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let (from, to) = (memory.alloc(&bytes), memory.alloc_zeroed(bytes.len()));
        let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        let done = interpreter.run("f", &[from, to, mask], &mut memory, &mut symbols);
        assert!(done.is_ok(), "{mask:b}: {done:?}");
        if n_active > 0 {
            assert_eq!(memory.region(to).unwrap(), wanted, "{mask:b}");
        }
    }
}

/// Integers of every width are copied between blocks of exactly their size: the interpreter refuses any access beyond.
#[test]
fn integers_touch_only_their_own_bytes() {
    for bits in 1..=200u32 {
        let text = format!(
            "define void @copy(ptr %from, ptr %to) {{\n  %x = load i{bits}, ptr %from, align 1\n  \
             store i{bits} %x, ptr %to, align 1\n  ret void\n}}\n"
        );
        let module = lower("copy.ll", text.as_bytes());
        let n_bytes = bits.div_ceil(8) as usize;
        let mut bytes: Vec<u8> = (0..n_bytes).map(|at| 0xff - at as u8).collect();
        // The bits above those of the integer are zero.
        *bytes.last_mut().unwrap() &= 0xff >> (8 * n_bytes as u32 - bits);
        let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
        let (from, to) = (memory.alloc(&bytes), memory.alloc_zeroed(n_bytes));
        let mut interpreter = ModuleInterpreter::new(&module, InterpOptions::default(), &mut memory, &symbols).unwrap();
        let done = interpreter.run("copy", &[from, to], &mut memory, &mut symbols);
        assert!(done.is_ok(), "i{bits}: {done:?}");
        assert_eq!(memory.region(to).unwrap(), bytes, "i{bits}");
    }
}

/// What the modules have that numba shows: flags of sums in memory, and functions whose names have spaces.
#[test]
fn flags_of_sums_in_memory_are_those_of_the_new_value() {
    let calls = |name: &str, value: i64, condition: u32| {
        let text = format!(
            "target triple = \"x86_64-linux-gnu\"\n@n = global i64 3, align 8\n\
             declare i8 @llvm.x86.atomic.{name}.cc.i64(ptr, i64, i32)\n\
             define linkonce_odr i64 @\"the value(of one)\"() {{\n  %n = load i64, ptr @n\n  ret i64 %n\n}}\n\
             define i64 @main() {{\n  %f = call i8 @llvm.x86.atomic.{name}.cc.i64(ptr @n, i64 {value}, i32 {condition})\n\
             \x20 %n = call i64 @\"the value(of one)\"()\n  %w = zext i8 %f to i64\n  %s = shl i64 %n, 8\n\
             \x20 %r = or i64 %s, %w\n  ret i64 %r\n}}\n"
        );
        let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
        module
            .lower()
            .map(|module| {
                let result = interpret(&module).1 as i64;
                (result >> 8, result & 255)
            })
            .map_err(|errors| module.render(&errors, &Renderer::compact()))
    };
    // Zero, not zero, negative, not negative.
    let all = |name: &str, value: i64| [4, 5, 8, 9].map(|condition| calls(name, value, condition).unwrap());
    assert_eq!(all("sub", 3), [(0, 1), (0, 0), (0, 0), (0, 1)]);
    assert_eq!(all("sub", 5), [(-2, 0), (-2, 1), (-2, 1), (-2, 0)]);
    assert_eq!(all("add", 1), [(4, 0), (4, 1), (4, 0), (4, 1)]);
    let refused = calls("sub", 1, 2).unwrap_err();
    assert!(refused.contains("`llvm.x86.atomic.sub.cc` with such operands"), "{refused}");
}
