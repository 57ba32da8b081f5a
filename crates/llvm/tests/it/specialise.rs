//! Specialised functions compute what the functions compute, with fewer steps.
//!
//! The oracle is the interpreter on the module that was not specialised: random arguments, random subsets of them bound.

use kernelsmith_ir::interp::{InterpOptions, Memory as Bytes, ModuleInterpreter, Symbols};
use kernelsmith_ir::{self as ir, Opcode};
use kernelsmith_llvm::Module;
use kernelsmith_llvm::specialise::{Budget, Memory, Specialise, SpecialiseErrorKind, Specialised, Value};

const PROGRAMS: &[u8] = include_bytes!("../specialise/programs.ll");

fn programs() -> ir::Module {
    Module::parse("programs.ll", PROGRAMS).expect("the module is valid").lower().expect("it is supported")
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 11) % n
    }
}

/// An argument of a call.
#[derive(Clone, Debug)]
enum Arg {
    Value(Value, u64),
    /// Memory that is only read, and may be bound.
    Constant(Memory, Vec<u8>),
    /// Memory that is read and written.
    Buffer(Vec<u8>),
}

fn int(value: i64) -> Arg {
    Arg::Value(Value::from(value), value as u64)
}

fn int32(value: i32) -> Arg {
    Arg::Value(Value::from(value), u64::from(value as u32))
}

fn double(value: f64) -> Arg {
    Arg::Value(Value::from(value), value.to_bits())
}

fn constant(bytes: &[u8]) -> Arg {
    Arg::Constant(Memory::new(bytes), bytes.to_vec())
}

/// Results and contents of the buffers of a call.
fn call(module: &ir::Module, name: &str, args: &[Arg]) -> (Vec<u64>, Vec<Vec<u8>>, u64) {
    let mut set = |args: &[u64], memory: &mut Bytes| {
        memory.write(args[0], args[2] as u32).expect("inside").fill(args[1] as u8);
        args[0]
    };
    let mut copy = |args: &[u64], memory: &mut Bytes| {
        let bytes = memory.read(args[1], args[2] as u32).expect("inside").to_vec();
        memory.write(args[0], args[2] as u32).expect("inside").copy_from_slice(&bytes);
        args[0]
    };
    let (mut memory, mut symbols) = (Bytes::new(), Symbols::new());
    symbols.bind("memset", &mut set);
    symbols.bind("memcpy", &mut copy);
    let mut bits = Vec::new();
    let mut buffers = Vec::new();
    for arg in args {
        match arg {
            Arg::Value(_, value) => bits.push(*value),
            Arg::Constant(_, bytes) => bits.push(memory.alloc(bytes)),
            Arg::Buffer(bytes) => {
                bits.push(memory.alloc(bytes));
                buffers.push((bits[bits.len() - 1], bytes.len()));
            }
        }
    }
    let options = InterpOptions { coverage: true, ..InterpOptions::default() };
    let mut interpreter = ModuleInterpreter::new(module, options, &mut memory, &symbols)
        .unwrap_or_else(|error| panic!("{error}\n{}", module.functions[0].func));
    let results = interpreter
        .run(name, &bits, &mut memory, &mut symbols)
        .unwrap_or_else(|trap| panic!("{trap}\n{}", module.functions[0].func));
    let contents = buffers.iter().map(|&(at, n)| memory.read(at, n as u32).expect("a buffer").to_vec()).collect();
    let n_ops = interpreter.coverage().iter().map(|(_, _, _, n)| n).sum();
    (results, contents, n_ops)
}

fn specialise(module: &ir::Module, name: &str, args: &[Arg], is_bound: impl Fn(usize) -> bool) -> Specialised {
    let mut specialise = Specialise::new(module, name).expect("the function exists");
    for (at, arg) in args.iter().enumerate().filter(|&(at, _)| is_bound(at)) {
        specialise = match arg {
            Arg::Value(value, _) => specialise.bind(at, *value),
            Arg::Constant(memory, _) => specialise.bind_memory(at, memory.clone()),
            Arg::Buffer(_) => continue,
        }
        .expect("the argument has this type");
    }
    specialise.run().unwrap_or_else(|error| panic!("{error}"))
}

/// Compares a call with the specialised one. Returns how many operations each ran, and the specialised function.
fn check(module: &ir::Module, name: &str, args: &[Arg], is_bound: impl Fn(usize) -> bool) -> (u64, u64, Specialised) {
    let special = specialise(module, name, args, &is_bound);
    let (results, buffers, n_general) = call(module, name, args);
    let is_left = |at: usize, arg: &Arg| !is_bound(at) || matches!(arg, Arg::Buffer(_));
    let left: Vec<Arg> =
        args.iter().enumerate().filter(|&(at, arg)| is_left(at, arg)).map(|(_, arg)| arg.clone()).collect();
    let (special_results, special_buffers, n_special) = call(&special.module, &special.name, &left);
    let text = || special.module.functions[0].func.to_string();
    assert_eq!(special_results, results, "{name}: {args:?}\n{}", text());
    assert_eq!(special_buffers, buffers, "{name}: {args:?}\n{}", text());
    (n_general, n_special, special)
}

/// Checks a call with some random subsets of its arguments bound.
fn check_subsets(module: &ir::Module, name: &str, args: &[Arg], random: &mut Random) {
    for _ in 0..4 {
        let bound = random.next();
        check(module, name, args, |at| bound >> at & 1 != 0);
    }
}

fn count(special: &Specialised, wanted: impl Fn(Opcode) -> bool) -> usize {
    special.module.functions[0].func.ops.iter().filter(|op| wanted(op.code)).count()
}

fn words(words: &[i32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn longs(longs: &[i64]) -> Vec<u8> {
    longs.iter().flat_map(|long| long.to_le_bytes()).collect()
}

// The operators of the interpreter of expressions.
const CONSTANT: i32 = 0;
const VARIABLE: i32 = 1;
const ADD: i32 = 2;
const SUB: i32 = 3;
const MUL: i32 = 4;
const NEG: i32 = 5;
const DUP: i32 = 6;
const LESS: i32 = 7;
const JUMP_IF_ZERO: i32 = 8;
const JUMP: i32 = 9;
const SET: i32 = 10;

/// (a * a + 3) * (b - a) - -b
const EXPRESSION: [i32; 22] =
    [VARIABLE, 0, DUP, 0, MUL, 0, CONSTANT, 3, ADD, 0, VARIABLE, 1, VARIABLE, 0, SUB, 0, MUL, 0, VARIABLE, 1, NEG, 0];

#[test]
fn an_interpreter_becomes_its_program() {
    let module = programs();
    let mut program = EXPRESSION.to_vec();
    program.extend([SUB, 0]);
    let n = program.len() as i64 / 2;
    let args = [constant(&words(&program)), int(n), Arg::Buffer(longs(&[7, -3]))];
    let (general, special, result) = check(&module, "evaluate", &args, |at| at < 2);
    assert!(general >= 5 * special, "{general} operations, and {special} of the specialised function");
    assert_eq!(count(&result, Opcode::is_control), 1, "{}", result.module.functions[0].func);
    assert!(result.module.functions[0].func.slots.is_empty(), "the stack of the interpreter is memory");
    assert_eq!(result.module.functions.len(), 1);
}

#[test]
fn a_loop_of_the_program_is_a_loop() {
    let module = programs();
    // while v[0] < v[1]: v[2] += v[0] * v[0]; v[0] += 1
    let program = [
        VARIABLE,
        0,
        VARIABLE,
        1,
        LESS,
        0,
        JUMP_IF_ZERO,
        15,
        VARIABLE,
        2,
        VARIABLE,
        0,
        DUP,
        0,
        MUL,
        0,
        ADD,
        0,
        SET,
        2,
        VARIABLE,
        0,
        CONSTANT,
        1,
        ADD,
        0,
        SET,
        0,
        JUMP,
        0,
        VARIABLE,
        2,
    ];
    let n = program.len() as i64 / 2;
    let args = [constant(&words(&program)), int(n), Arg::Buffer(longs(&[0, 40, 5]))];
    let (general, special, result) = check(&module, "evaluate", &args, |at| at < 2);
    assert!(general >= 5 * special, "{general} operations, and {special} of the specialised function");
    assert_eq!(count(&result, |code| code == Opcode::Loop), 1, "{}", result.module.functions[0].func);
    assert_eq!(count(&result, |code| code == Opcode::Switch), 0);
}

#[test]
fn a_matcher_becomes_its_pattern() {
    let module = programs();
    let mut random = Random(7);
    for pattern in ["abc", "^a.c$", "a*b", "x.*y*z$", "^.*b$", "", "^", "$", "a*a*b", ".*.*c"] {
        let mut totals = [0, 0];
        for _ in 0..24 {
            let text: Vec<u8> = (0..random.below(20)).map(|_| b"abcxyz"[random.below(6) as usize]).collect();
            let len = text.len() as i64;
            let args = [constant(pattern.as_bytes()), int(pattern.len() as i64), constant(&text), int(len)];
            let (general, special, result) = check(&module, "match", &args, |at| at < 2);
            totals = [totals[0] + general, totals[1] + special];
            assert_eq!(count(&result, Opcode::is_call), 0, "{pattern}: {}", result.module.functions[0].func);
        }
        assert!(totals[0] >= totals[1], "{pattern}: {totals:?}");
    }
}

#[test]
fn a_convolution_has_its_weights_and_no_inner_loops() {
    let module = programs();
    let filter: Vec<u8> =
        [1.0f32, 0.0, -1.0, 2.0, 0.0, -2.0, 0.5, 0.0, 3.0].iter().flat_map(|x| x.to_le_bytes()).collect();
    let image: Vec<u8> = (0..48u8).flat_map(|x| (f32::from(x) * 0.75 - 9.0).to_le_bytes()).collect();
    let args = [constant(&image), Arg::Buffer(vec![0; 4 * 48]), int(6), int(8), constant(&filter), int(3)];
    let (general, special, result) = check(&module, "convolve", &args, |at| at >= 4);
    assert!(2 * general >= 5 * special, "{general} operations, and {special} of the specialised function");
    let func = &result.module.functions[0].func;
    assert_eq!(count(&result, |code| code == Opcode::Loop), 2, "{func}");
    // Six weights are not zero: in the loop over vectors, in its masked tail, and in the loop of scalars.
    assert_eq!((result.report.vectorised, count(&result, |code| code == Opcode::While)), (1, 1), "{func}");
    let products = |is_vector: bool| {
        let is_product = |op: &&ir::Op| op.code == Opcode::Mul && op.ty.is_float() && op.ty.is_vector() == is_vector;
        func.ops.iter().filter(is_product).count()
    };
    assert_eq!((products(true), products(false)), (12, 6), "{func}");
}

/// Local arrays that `memset` and `memcpy` fill are registers; where something unknown selects the element they are memory.
#[test]
fn blocks_of_memory_are_evaluated() {
    let table: String = (0..40).map(|at| format!("i64 {}", at * at - 300)).collect::<Vec<_>>().join(", ");
    let function = |name: &str, index: &str| {
        format!(
            "define i64 @{name}(i64 %x, i64 %at) {{
  %a = alloca [83 x i32], align 8
  %b = alloca [40 x i64], align 8
  call void @llvm.memset.p0.i64(ptr %a, i8 -91, i64 331, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @table, i64 320, i1 false)
  %p = getelementptr i8, ptr %a, i64 330
  %last = load i8, ptr %p, align 1
  %q = getelementptr i8, ptr %a, i64 13
  store i64 %x, ptr %q, align 1
  %stored = load i64, ptr %q, align 1
  %r = getelementptr i8, ptr %a, i64 5
  %beside = load i64, ptr %r, align 1
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 300, i1 false)
  %zero = load i64, ptr %q, align 1
  %e = getelementptr i64, ptr %b, i64 {index}
  %element = load i64, ptr %e, align 8
  %wide = zext i8 %last to i64
  %s0 = mul i64 %stored, 3
  %s1 = xor i64 %s0, %beside
  %s2 = add i64 %s1, %zero
  %s3 = sub i64 %s2, %element
  %s4 = add i64 %s3, %wide
  ret i64 %s4
}}
"
        )
    };
    let text = format!(
        "@table = private constant [40 x i64] [{table}]\n{}{}declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n",
        function("known", "31"),
        function("unknown", "%at"),
    );
    let module = Module::parse("blocks.ll", text.as_bytes()).expect("valid").lower().expect("supported");
    let is_memory = |code| matches!(code, Opcode::Call | Opcode::Load | Opcode::Store | Opcode::SlotAddr);
    for x in [0, 5, -1, i64::MIN] {
        let args = [int(x), int(17)];
        let (.., special) = check(&module, "known", &args, |_| false);
        assert_eq!(count(&special, is_memory), 0, "{:?}", special);
        let (.., special) = check(&module, "unknown", &args, |_| false);
        assert!(count(&special, |code| code == Opcode::Call) > 0, "the array stays in memory");
        // With the index, nothing stays.
        let (.., special) = check(&module, "unknown", &args, |at| at == 1);
        assert_eq!(count(&special, is_memory), 0, "{:?}", special);
    }
}

#[test]
fn random_subsets_of_arguments_agree() {
    let module = programs();
    let mut random = Random(29);
    for _ in 0..60 {
        let (x, n) = (random.below(9) as i64 - 4, random.below(9) as i32);
        check_subsets(&module, "power", &[int(x), int32(n)], &mut random);
        check_subsets(&module, "apply", &[int32(n), int(x), int(9)], &mut random);
        let weight = double(x as f64 / 4.0);
        check_subsets(&module, "weigh", &[int32(n), int32(3 - n), weight, int32(n / 2)], &mut random);
        let program: Vec<i32> = (0..12).flat_map(|_| [random.below(2) as i32, random.below(2) as i32]).collect();
        let args = [constant(&words(&program)), int(12), Arg::Buffer(longs(&[x, 4]))];
        check_subsets(&module, "evaluate", &args, &mut random);
        let pattern: Vec<u8> = (0..random.below(5)).map(|_| b"ab.*$"[random.below(5) as usize]).collect();
        let text: Vec<u8> = (0..random.below(4)).map(|_| b"ab"[random.below(2) as usize]).collect();
        let args = [constant(&pattern), int(pattern.len() as i64), constant(&text), int(text.len() as i64)];
        // A text of unknown length is matched recursively without an end that is known: see the budget of depth.
        for bound in [[0, 1, 4, 4], [2, 3, 4, 4], [0, 1, 2, 3], [1, 4, 4, 4]] {
            check(&module, "match", &args, |at| bound.contains(&at));
        }
        let image: Vec<u8> = (0..25).flat_map(|_| (random.below(9) as f32).to_le_bytes()).collect();
        let filter: Vec<u8> = (0..4).flat_map(|_| (random.below(3) as f32).to_le_bytes()).collect();
        let args = [constant(&image), Arg::Buffer(vec![0; 100]), int(5), int(5), constant(&filter), int(2)];
        check_subsets(&module, "convolve", &args, &mut random);
    }
}

/// A tree of decisions: the bytes of its root, with pointers.
fn tree(is_root: bool, depth: u32, random: &mut Random) -> Memory {
    let is_leaf = !is_root && (depth == 0 || random.below(4) == 0);
    let feature = if is_leaf { -1 } else { random.below(3) as i32 };
    let (limit, value) = (random.below(10) as f32, random.below(100) as f32);
    let mut bytes = vec![0u8; 32];
    bytes[..4].copy_from_slice(&feature.to_le_bytes());
    bytes[4..8].copy_from_slice(&limit.to_le_bytes());
    bytes[24..28].copy_from_slice(&value.to_le_bytes());
    let memory = Memory::new(&bytes);
    if is_leaf {
        return memory;
    }
    memory.pointer(8, tree(false, depth - 1, random)).pointer(16, tree(false, depth - 1, random))
}

#[test]
fn pointers_in_memory_are_followed() {
    let module = programs();
    let mut random = Random(3);
    let tree = tree(true, 5, &mut random);
    let special = Specialise::new(&module, "decide").unwrap().bind_memory(0, tree.clone()).unwrap().run().unwrap();
    let func = &special.module.functions[0].func;
    assert!(special.module.data.is_empty() && count(&special, |code| code == Opcode::Loop) == 0, "{func}");
    // Without a budget for unrolling the tree is data, and the loop is a loop.
    let tight = Budget { states: 1, ..Budget::default() };
    let general =
        Specialise::new(&module, "decide").unwrap().bind_memory(0, tree).unwrap().budget(tight).run().unwrap();
    assert_eq!(count(&general, |code| code == Opcode::Loop), 1, "{}", general.module.functions[0].func);
    assert!(general.module.data.len() > 1);
    for _ in 0..200 {
        let features: Vec<u8> = (0..3).flat_map(|_| (random.below(10) as f32).to_le_bytes()).collect();
        let args = [constant(&features)];
        let results = [&special, &general].map(|one| call(&one.module, &one.name, &args).0);
        assert_eq!(results[0], results[1], "{func}");
    }
}

#[test]
fn mistakes_are_errors_that_name_function_and_argument() {
    let module = programs();
    let new = || Specialise::new(&module, "evaluate").unwrap();
    let check = |error: kernelsmith_llvm::specialise::SpecialiseError, wanted: &str| {
        assert_eq!(error.to_string(), wanted);
    };
    check(Specialise::new(&module, "absent").unwrap_err(), "`@absent`: the module defines no such function");
    check(new().bind(3, 1i64).unwrap_err(), "`@evaluate`, argument 3: the function has 3 arguments");
    let wrong = "`@evaluate`, argument 1: the argument is of type `u64`, the value of type `u32`";
    check(new().bind(1, 1i32).unwrap_err(), wrong);
    let wrong = "`@evaluate`, argument 1: the argument is of type `u64`, the value of type `f64`";
    check(new().bind(1, 1.0f64).unwrap_err(), wrong);
    let wrong = "`@evaluate`, argument 0: the argument is of type `ptr`, the value of type `u64`";
    check(new().bind(0, 1u64).unwrap_err(), wrong);
    let wrong = "`@evaluate`, argument 1: the argument is of type `u64`, the value of type `ptr`";
    check(new().bind_memory(1, Memory::new(&[1])).unwrap_err(), wrong);
    let text = "define <4 x float> @twice(<4 x float> %x) {\n  %y = fadd <4 x float> %x, %x\n  ret <4 x float> %y\n}\n";
    let vectors = Module::parse("a.ll", text.as_bytes()).unwrap().lower().unwrap();
    let wrong = "`@twice`, argument 0: the argument is of type `f32x4`, the value of type `f32`";
    check(Specialise::new(&vectors, "twice").unwrap().bind(0, 1.0f32).unwrap_err(), wrong);
    let twice = new().bind(1, 1u64).unwrap().bind(1, 1u64).unwrap_err();
    check(twice, "`@evaluate`, argument 1: the argument is bound already");
    let outside = new().bind_memory(0, Memory::new(&[0; 12]).pointer(5, Memory::new(&[]))).unwrap_err();
    let wanted =
        "`@evaluate`, argument 0: the pointer at offset 5 is not inside its memory, or overlaps another pointer";
    check(outside, wanted);
}

/// The report of a failure is marked as rare, and comes first, where code layout can move it away.
#[test]
fn failures_come_first_and_are_rare() {
    let text = "define i64 @get(ptr %p, i64 %n, i64 %i) {
          %inside = icmp ult i64 %i, %n
          br i1 %inside, label %ok, label %fail
        ok:
          %at = getelementptr i64, ptr %p, i64 %i
          %x = load i64, ptr %at
          ret i64 %x
        fail:
          call void @report(i64 %i)
          unreachable
        }
        declare void @report(i64)";
    let module = Module::parse("get.ll", text.as_bytes()).unwrap().lower().unwrap();
    let special = Specialise::new(&module, "get").unwrap().bind(1, 8i64).unwrap().run().unwrap();
    for module in [&module, &special.module] {
        let func = &module.functions[0].func;
        let returns = func.ops.iter().filter(|op| op.code == Opcode::Return);
        let are_rare: Vec<bool> = returns.map(|op| op.flags.has(ir::OpFlags::UNLIKELY)).collect();
        assert_eq!(are_rare, [true, false], "{func}");
    }
}

#[test]
fn budgets_are_enforced() {
    let module = programs();
    let tight = Budget { operations: 20, ..Budget::default() };
    let program = constant(&words(&EXPRESSION));
    let Arg::Constant(memory, _) = program else { unreachable!() };
    let error = Specialise::new(&module, "evaluate").unwrap().bind_memory(0, memory).unwrap().bind(1, 11i64).unwrap();
    let error = error.budget(tight).run().unwrap_err();
    assert_eq!(error.kind(), SpecialiseErrorKind::Operations { limit: 20 });
    assert_eq!(error.function(), "evaluate");
    // Recursion that is deeper than the budget.
    let shallow = Budget { depth: 3, ..Budget::default() };
    let power = || Specialise::new(&module, "power").unwrap().bind(1, 100u32).unwrap();
    let error = power().budget(shallow).run().unwrap_err();
    assert_eq!(error.to_string(), "`@power`: calls are inlined deeper than the budget of 3, because of recursion");
    let done = power().run().unwrap();
    assert_eq!(count(&done, Opcode::is_call), 0);
    assert_eq!(call(&done.module, &done.name, &[int(3)]).0, [3u64.wrapping_pow(100)]);
    // A loop of more iterations than the budget stays a loop.
    let few = Budget { states: 4, ..Budget::default() };
    let image = vec![0u8; 400];
    let filter: Vec<u8> = (0..64).flat_map(|x| (x as f32).to_le_bytes()).collect();
    let args = [constant(&image), Arg::Buffer(image.clone()), int(10), int(10), constant(&filter), int(8)];
    let special = Specialise::new(&module, "convolve").unwrap().bind(5, 8i64).unwrap();
    let special = special.bind_memory(4, Memory::new(&filter)).unwrap().budget(few).run().unwrap();
    assert!(count(&special, |code| code == Opcode::Loop) >= 3, "{}", special.module.functions[0].func);
    let left = [args[0].clone(), args[1].clone(), args[2].clone(), args[3].clone()];
    assert_eq!(call(&special.module, &special.name, &left).1, call(&module, "convolve", &args).1);
}

#[test]
fn memory_that_changes_is_detected() {
    let module = programs();
    let program = words(&EXPRESSION);
    let special = Specialise::new(&module, "evaluate").unwrap().bind_memory(0, Memory::new(&program)).unwrap();
    let special = special.bind(1, 11i64).unwrap().run().unwrap();
    assert_eq!(special.check_memory(0, &Memory::new(&program)), Ok(()));
    let mut changed = program.clone();
    changed[9] = 1;
    let message = special.check_memory(0, &Memory::new(&changed)).unwrap_err().to_string();
    assert_eq!(message, "`@evaluate`, argument 0: memory that was declared constant has changed at offset 9");
    assert!(special.check_memory(0, &Memory::new(&program[..40])).is_err());
    let message = special.check_memory(1, &Memory::new(&program)).unwrap_err().to_string();
    assert_eq!(message, "`@evaluate`, argument 1: the argument was not bound to memory");
}

#[test]
fn the_same_input_gives_the_same_function() {
    let module = programs();
    let run = || {
        let pattern = Memory::new(b"a*b.c$");
        let special = Specialise::new(&module, "match").unwrap().bind_memory(0, pattern).unwrap();
        special.bind(1, 6i64).unwrap().run().unwrap().module.functions[0].func.to_string()
    };
    assert_eq!(run(), run());
}
