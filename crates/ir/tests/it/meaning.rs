//! The semantics of operations at edge values: on the interpreter, on every lane of a vector, and when folded.

use kernelsmith_ir::fold::fold;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith_ir::scalar::float_value;
use kernelsmith_ir::text::parse_function;
use kernelsmith_ir::{Elem, Opcode, Props, Type};

fn run(text: &str, args: &[u64], memory: &mut Memory, options: InterpOptions) -> Result<Vec<u64>, Trap> {
    let func = parse_function(text).unwrap_or_else(|error| panic!("{error}"));
    Interpreter::new(&func, options).unwrap().run(args, memory, &mut Symbols::new())
}

/// The bits of a constant in the text form.
fn bits(elem: &str, value: &str) -> u64 {
    let text = format!("func @f() -> {elem} {{\n%0 = const.{elem} {value}\nreturn %0\n}}");
    run(&text, &[], &mut Memory::new(), InterpOptions::default()).unwrap()[0]
}

/// Checks that `head elem` on constants gives a constant: scalar, in every lane of a vector, and folded.
#[track_caller]
fn check(head: &str, operands: &[(&str, &str)], result: (&str, &str)) {
    let want = bits(result.0, result.1);
    let mut text = format!("func @f() -> {} {{\n", result.0);
    for (at, (elem, value)) in operands.iter().enumerate() {
        text += &format!("%{at} = const.{elem} {value}\n");
    }
    let n = operands.len();
    let names: Vec<String> = (0..n).map(|at| format!("%{at}")).collect();
    let scalar = format!("{text}%{n} = {head} {}\nreturn %{n}\n}}", names.join(", "));
    let given = run(&scalar, &[], &mut Memory::new(), InterpOptions::default()).unwrap()[0];
    assert_eq!(given, want, "{head} {operands:?}: {given:#x}, wanted {want:#x}");

    let func = parse_function(&scalar).unwrap();
    let args: Vec<u64> = operands.iter().map(|(elem, value)| bits(elem, value)).collect();
    // Which NaN an operation computes depends on the machine, so that folding leaves it to the machine.
    let op = func.ops[n];
    let is_nan = op.ty.elem().is_float() && float_value(op.ty.elem(), want).is_nan();
    let is_open = is_nan && op.code.info().props.has(Props::QUIET);
    let folded = (!is_open).then_some(want);
    assert_eq!(fold(&op, &args, 64, None), folded, "folding {head} {operands:?}");

    let vector = |name: &str| match name.parse::<Type>().unwrap().elem() {
        Elem::Bool | Elem::Ptr | Elem::Index => None,
        elem => Some(format!("{elem}x4")),
    };
    let (Some(ty), true) = (vector(&op.ty.to_string()), operands.iter().all(|(elem, _)| vector(elem).is_some())) else {
        return;
    };
    let mut text = format!("func @f() -> {} {{\n", result.0);
    for (at, (elem, value)) in operands.iter().enumerate() {
        text += &format!("%{at} = const.{} {value}\n", vector(elem).unwrap());
    }
    let mut parts: Vec<String> = head.split('.').map(str::to_owned).collect();
    for part in parts.iter_mut().filter(|part| part.parse::<Type>().is_ok()) {
        *part = vector(part).unwrap();
    }
    let result_ty = if op.code == Opcode::Cmp { ty.parse::<Type>().unwrap().mask_type().to_string() } else { ty };
    text += &format!(
        "%{n} = {} {}\n%{} = extract.{result_ty} %{n}, 3\nreturn %{}\n}}",
        parts.join("."),
        names.join(", "),
        n + 1,
        n + 1
    );
    let given = run(&text, &[], &mut Memory::new(), InterpOptions::default()).unwrap()[0];
    assert_eq!(given, want, "lane of {head} {operands:?}");
}

/// Like `check`, for an operation whose operands and result have the same type.
#[track_caller]
fn same(elem: &str, cases: &[(&str, &[&str], &str)]) {
    for (name, operands, result) in cases {
        let operands: Vec<(&str, &str)> = operands.iter().map(|value| (elem, *value)).collect();
        check(&format!("{name}.{elem}"), &operands, (elem, result));
    }
}

#[test]
fn integers() {
    same(
        "i8",
        &[
            ("add", &["127", "1"], "-128"),
            ("sub", &["-128", "1"], "127"),
            ("mul", &["-128", "-1"], "-128"),
            ("div", &["-128", "-1"], "-128"),
            ("div", &["7", "0"], "0"),
            ("div", &["-7", "2"], "-3"),
            ("rem", &["-7", "2"], "-1"),
            ("rem", &["-7", "0"], "-7"),
            ("rem", &["-128", "-1"], "0"),
            ("neg", &["-128"], "-128"),
            ("abs", &["-128"], "-128"),
            ("abs", &["-5"], "5"),
            ("min", &["-1", "1"], "-1"),
            ("max", &["-1", "1"], "1"),
            ("shl", &["1", "7"], "-128"),
            ("shl", &["1", "8"], "1"),
            ("shl", &["1", "-1"], "-128"),
            ("shr", &["-128", "7"], "-1"),
            ("shr", &["-128", "9"], "-64"),
            ("not", &["0"], "-1"),
            ("mul_high", &["-128", "-128"], "64"),
            ("mul_high", &["-1", "1"], "-1"),
            ("add_sat", &["100", "100"], "127"),
            ("add_sat", &["-100", "-100"], "-128"),
            ("sub_sat", &["-100", "100"], "-128"),
            ("avg", &["-3", "-4"], "-3"),
            ("avg", &["127", "127"], "127"),
            ("abs_diff", &["-128", "127"], "-1"),
            ("rotl", &["-127", "1"], "3"),
            ("rotr", &["1", "9"], "-128"),
            ("popcount", &["-1"], "8"),
            ("clz", &["0"], "8"),
            ("clz", &["1"], "7"),
            ("ctz", &["0"], "8"),
            ("ctz", &["-128"], "7"),
            ("byte_swap", &["5"], "5"),
            ("bit_reverse", &["1"], "-128"),
        ],
    );
    same(
        "u8",
        &[
            ("sub", &["0", "1"], "255"),
            ("div", &["255", "0"], "0"),
            ("rem", &["255", "0"], "255"),
            ("neg", &["1"], "255"),
            ("abs", &["200"], "200"),
            ("min", &["255", "1"], "1"),
            ("shr", &["128", "15"], "1"),
            ("mul_high", &["255", "255"], "254"),
            ("add_sat", &["200", "100"], "255"),
            ("sub_sat", &["1", "2"], "0"),
            ("avg", &["255", "254"], "255"),
        ],
    );
    same("i64", &[("div", &["-9223372036854775808", "-1"], "-9223372036854775808"), ("shl", &["3", "64"], "3")]);
    same(
        "u64",
        &[
            ("mul", &["18446744073709551615", "2"], "18446744073709551614"),
            ("div", &["18446744073709551615", "2"], "9223372036854775807"),
            ("mul_high", &["18446744073709551615", "18446744073709551615"], "18446744073709551614"),
            ("byte_swap", &["1"], "72057594037927936"),
        ],
    );
    same("index", &[("add", &["9223372036854775807", "1"], "-9223372036854775808"), ("shr", &["-8", "1"], "-4")]);
    same(
        "bool",
        &[("not", &["true"], "false"), ("xor", &["true", "true"], "false"), ("or", &["false", "true"], "true")],
    );
}

#[test]
fn floats() {
    for elem in ["f32", "f64"] {
        let nan = if elem == "f32" { "0x7fc00000" } else { "0x7ff8000000000000" };
        same(
            elem,
            &[
                ("div", &["1", "0"], "inf"),
                ("div", &["-1", "0"], "-inf"),
                ("div", &["0", "0"], nan),
                ("sqrt", &["-1"], nan),
                ("sqrt", &["-0.0"], "-0.0"),
                ("min", &[nan, "1"], "1"),
                ("min", &["1", nan], nan),
                ("min", &["0.0", "-0.0"], "-0.0"),
                ("max", &["0.0", "-0.0"], "-0.0"),
                ("max", &["-0.0", "0.0"], "0.0"),
                ("max", &[nan, "1"], "1"),
                ("neg", &["0.0"], "-0.0"),
                ("abs", &["-inf"], "inf"),
                ("round", &["2.5"], "2"),
                ("round", &["-0.5"], "-0.0"),
                ("round", &["3.5"], "4"),
                ("trunc", &["-0.9"], "-0.0"),
                ("floor", &["-0.5"], "-1"),
                ("ceil", &["-0.5"], "-0.0"),
                ("fma", &["3", "4", "5"], "17"),
            ],
        );
    }
    same(
        "f32",
        &[
            ("fma", &["16777217", "16777217", "-281474976710656"], "0"),
            ("neg", &["0x7fc00001"], "0xffc00001"),
            ("abs", &["0xffc00001"], "0x7fc00001"),
        ],
    );
    // The square of 1 + 2^-23 needs bits that a rounded product loses.
    same(
        "f32",
        &[
            ("fma", &["0x3f800001", "0x3f800001", "-1.0000002384185791015625"], "1.4210855e-14"),
            ("add", &["1e-45", "1e-45"], "3e-45"),
        ],
    );
}

#[test]
fn comparisons() {
    let yes = ("bool", "true");
    let no = ("bool", "false");
    for (elem, a, b, lt, eq) in [
        ("i32", "-1", "1", true, false),
        ("u32", "4294967295", "1", false, false),
        ("u64", "18446744073709551615", "1", false, false),
        ("f64", "-0.0", "0.0", false, true),
        ("index", "-5", "-4", true, false),
        ("ptr", "0xffffffffffffffff", "0x1", false, false),
    ] {
        let operands = [(elem, a), (elem, b)];
        for (cond, holds) in [("eq", eq), ("ne", !eq), ("lt", lt), ("le", lt || eq), ("gt", !lt && !eq), ("ge", !lt)] {
            check(&format!("cmp.{cond}.{elem}"), &operands, if holds { yes } else { no });
        }
    }
    for (cond, holds) in [("eq", no), ("ne", yes), ("lt", no), ("le", no), ("gt", no), ("ge", no)] {
        check(&format!("cmp.{cond}.f32"), &[("f32", "0x7fc00000"), ("f32", "1")], holds);
    }
    check("select.i32", &[("bool", "true"), ("i32", "1"), ("i32", "2")], ("i32", "1"));
    check("select.i32", &[("bool", "false"), ("i32", "1"), ("i32", "2")], ("i32", "2"));
}

#[test]
fn conversions() {
    for (from, value, to, want) in [
        ("i32", "-1", "u8", "255"),
        ("i8", "-1", "u64", "18446744073709551615"),
        ("u8", "255", "i64", "255"),
        ("u8", "255", "i8", "-1"),
        ("f32", "3e9", "i32", "2147483647"),
        ("f32", "-3e9", "i32", "-2147483648"),
        ("f32", "-1.9", "u32", "0"),
        ("f32", "300", "u8", "255"),
        ("f64", "-129.5", "i8", "-128"),
        ("f64", "0x7ff8000000000000", "i64", "0"),
        ("f64", "1e30", "u64", "18446744073709551615"),
        ("f64", "inf", "i64", "9223372036854775807"),
        ("i32", "16777217", "f32", "16777216"),
        ("u64", "18446744073709551615", "f32", "18446744073709551616"),
        ("i64", "9007199254740993", "f64", "9007199254740992"),
        ("f64", "1e-50", "f32", "0"),
        ("f64", "1e300", "f32", "inf"),
        ("bool", "true", "f32", "1"),
        ("bool", "true", "i8", "1"),
        ("ptr", "0xffffffff00000000", "i64", "-4294967296"),
        ("i32", "-1", "index", "-1"),
    ] {
        check(&format!("cast.{to}.{from}"), &[(from, value)], (to, want));
    }
    check("convert.i32.f32", &[("f32", "-1.9")], ("i32", "-1"));
    check("convert.u8.f64", &[("f64", "255.5")], ("u8", "255"));
    check("bitcast.u32.f32", &[("f32", "-0.0")], ("u32", "2147483648"));
    check("bitcast.f64.i64", &[("i64", "4607182418800017408")], ("f64", "1.0"));
}

const VECTORS: &str = "
func @f(%0: ptr, %1: ptr, %2: index) -> f32 {
    %3 = load.u8x16 [%0]
    %4 = bitcast.f32x4.u8x16 %3
    %5 = reduce.add.f32x4 %4
    %6 = first.m32x4 %2
    %7 = iota.i32x4
    store.i32x4 %7, [%1] mask %6
    %8 = const.f32x4 9.0
    %9 = load.f32x4 [%0 + 16] mask %6, pass %8
    store.f32x4 %9, [%1 + 16]
    %10 = lower.f32x2.f32x4 %9
    %11 = upper.f32x2.f32x4 %9
    %12 = concat.f32x4 %11, %10
    store.f32x4 %12, [%1 + 32]
    %16 = cast.m8x4.m32x4 %6
    %13 = cast.i8x4.i32x4 %7, mask %16, pass zero
    %14 = extract.i8x4 %13, 3
    %15 = insert.i8x4 %13, 0, %14
    store.i8x4 %15, [%1 + 48]
    return %5
}";

#[test]
fn vectors_and_masks() {
    let floats = |values: &[f32]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
    for n in [-3i64, 0, 1, 3, 4, 100] {
        let active = n.clamp(0, 4) as usize;
        let mut memory = Memory::new();
        // Halving adds 1e30 and -1e30 first; another order would lose the 2 and the 3.
        let mut input = floats(&[1e30, 2.0, -1e30, 3.0]);
        // Inactive lanes are outside of the region.
        input.extend(floats(&[1.0, 2.0, 3.0, 4.0][..active]));
        let (a, b) = (memory.alloc(&input), memory.alloc(&[0xee; 52]));
        let result = run(VECTORS, &[a, b, n as u64], &mut memory, InterpOptions::default()).unwrap();
        assert_eq!(f32::from_bits(result[0] as u32), 5.0);
        let mut lanes = [9.0f32; 4];
        let mut numbers = [0xeeu8; 16];
        let mut bytes = [0u8; 4];
        for i in 0..active {
            lanes[i] = i as f32 + 1.0;
            numbers[4 * i..4 * i + 4].copy_from_slice(&(i as u32).to_le_bytes());
            bytes[i] = i as u8;
        }
        bytes[0] = bytes[3];
        let mut want = numbers.to_vec();
        want.extend(floats(&lanes));
        want.extend(floats(&[lanes[2], lanes[3], lanes[0], lanes[1]]));
        want.extend(bytes);
        assert_eq!(memory.region(b).unwrap(), want, "{n} lanes");
    }
}

#[test]
fn native_vectors_follow_the_machine() {
    let text = "func @f() -> index, i32 {
        %0 = lanes.u8xn32
        %1 = iota.u8xn32
        %2 = cast.i32xn32.u8xn32 %1
        %3 = reduce.add.i32xn32 %2
        return %0, %3
    }";
    for (vector_bits, lanes) in [(128, 4u64), (256, 8), (512, 16), (1024, 32)] {
        let options = InterpOptions { vector_bits, ..InterpOptions::default() };
        assert_eq!(run(text, &[], &mut Memory::new(), options), Ok(vec![lanes, lanes * (lanes - 1) / 2]));
    }
}

const CONTROL: &str = "
func @f(%0: index) -> i64 {
    %1 = const.index 0
    %2 = const.i64 0
    %3 = const.index 1
    %4 = const.index 10
    while {
        %1 = add.index %1, %3
        %5 = cmp.le.index %1, %0
    } do %5 {
        %6 = and.index %1, %3
        %7 = cmp.eq.index %6, %3
        if %7 {
            continue 1
        } elif {
            %8 = cmp.gt.index %1, %4
        } then %8 unlikely {
            loop {
                break 2
            }
        } else {
            %9 = cast.i64.index %1
            %2 = add.i64 %2, %9
        }
    }
    return %2
}";

#[test]
fn control_goes_where_it_says() {
    let sum = |n: u64| (1..=n.min(10)).filter(|i| i % 2 == 0).sum::<u64>();
    for n in [0, 1, 2, 7, 10, 11, 12, 13, 1000] {
        let given = run(CONTROL, &[n], &mut Memory::new(), InterpOptions::default());
        assert_eq!(given, Ok(vec![sum(n)]), "{n}");
    }
}

#[test]
fn traps_name_operation_and_cause() {
    let check = |text: &str, args: &[u64], want: &str| {
        let mut memory = Memory::new();
        memory.alloc_read_only(&[0; 8]);
        let options = InterpOptions { fuel: 100, ..InterpOptions::default() };
        assert_eq!(run(text, args, &mut memory, options).unwrap_err().to_string(), want);
    };
    let access = "func @f(%0: ptr) {\n%1 = load.i32 [%0 + 4] align 2\nstore.i32 %1, [%0]\nreturn\n}";
    check(access, &[0x1_0000], "operation 1: write of 4 bytes at 0x10000, which is not inside a region");
    check(access, &[0x1_0002], "operation 0: read of 4 bytes at 0x10006, which is not inside a region");
    check(access, &[0x1_0001], "operation 0: address 0x10005 is not a multiple of 2");
    check(access, &[], "0 arguments for 1 parameters");
    check("func @f() {\nloop {\n}\n}", &[], "operation 1: out of fuel");
    check("func @f() {\ndeclare @g()\ncall @g()\nreturn\n}", &[], "@g is bound to nothing");
    let bounds = "func @f(%0: index, %1: index, trap %2: ptr) {\ncheck %0, %1, 7\nreturn\n}";
    check(bounds, &[3, 3, 0], "operation 0: check 7: index 3 is not in 0..3");
    check(bounds, &[-1i64 as u64, 3, 0], "operation 0: check 7: index -1 is not in 0..3");
}

/// Runs a function with a slot of 12 bytes at a multiple of 4.
fn in_slot(body: &str, memory: &mut Memory) -> Result<Vec<u64>, Trap> {
    let text = format!("func @f(%0: index) -> u32 {{\nslot 0: 12 align 4\n%1 = slot_addr 0\n{body}\n}}");
    run(&text, &[2], memory, InterpOptions::default())
}

#[test]
fn slots_are_new_in_every_call() {
    let mut memory = Memory::new();
    let body = "%2 = load.u32 [%1 + %0*4] align 4\n%3 = const.u32 7\nstore.u32 %3, [%1 + 8] align 4\nreturn %2";
    for _ in 0..2 {
        assert_eq!(in_slot(body, &mut memory), Ok(vec![0xaaaa_aaaa]));
        assert_eq!(memory.regions().count(), 0);
    }
    assert_eq!(memory.alloc(&[1]), 0x1_0000, "the memory of slots is used again");
    let far = in_slot("%2 = load.u32 [%1 + 9]\nreturn %2", &mut memory);
    assert!(matches!(far, Err(Trap::Fault { op: 1, .. })), "{far:?}");
    let misaligned = in_slot("%2 = load.u32 [%1] align 8\nreturn %2", &mut memory);
    assert!(matches!(misaligned, Err(Trap::Misaligned { op: 1, align: 8, .. })), "{misaligned:?}");
    assert_eq!(memory.regions().count(), 1);
}

#[test]
fn a_failed_check_leaves_a_report() {
    let bounds = "func @f(%0: index, trap %1: ptr) {\ncheck %0, %0, 7\nreturn\n}";
    let mut memory = Memory::new();
    let at = memory.alloc(&[0; 24]);
    run(bounds, &[5, at], &mut memory, InterpOptions::default()).unwrap_err();
    let want = [[1, 0, 0, 0, 7, 0, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0]].concat();
    assert_eq!(memory.region(at), Some(&want[..]));
}

#[test]
fn a_machine_may_have_short_addresses() {
    let text = "func @f(%0: index) -> index, i64 {
        %1 = const.index 1
        %2 = add.index %0, %1
        %3 = cast.i64.index %2
        return %2, %3
    }";
    let options = InterpOptions { pointer_bits: 32, ..InterpOptions::default() };
    let least = i64::from(i32::MIN) as u64;
    assert_eq!(run(text, &[0x7fff_ffff], &mut Memory::new(), options), Ok(vec![least, least]));
}

#[test]
fn an_index_in_memory_has_eight_bytes_on_a_machine_with_short_addresses_too() {
    let text = "func @f(%0: ptr, %1: index) -> index {
        store.index %1, [%0]
        %2 = load.index [%0 + 8]
        return %2
    }";
    let options = InterpOptions { pointer_bits: 32, ..InterpOptions::default() };
    let mut memory = Memory::new();
    let bytes = [1, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 9, 9, 9, 9];
    let at = memory.alloc(&bytes);
    assert_eq!(run(text, &[at, -3i64 as u64], &mut memory, options), Ok(vec![-2i64 as u64]));
    assert_eq!(memory.region(at).map(|bytes| &bytes[..8]), Some(&(-3i64).to_le_bytes()[..]));
}

#[test]
fn host_functions_see_canonical_arguments_and_memory() {
    let text = "func @f(%0: ptr, %1: i8) -> u8 {
        declare @g(ptr, i8) -> u8
        %2 = call @g(%0, %1)
        return %2
    }";
    let func = parse_function(text).unwrap();
    let mut memory = Memory::new();
    let at = memory.alloc(&[1, 2]);
    let mut seen = Vec::new();
    let mut host = |args: &[u64], memory: &mut Memory| {
        seen.push(args[1] as i64);
        memory.write(args[0], 1).unwrap()[0] = 9;
        0xffff
    };
    let mut symbols = Symbols::new();
    symbols.bind("g", &mut host);
    let result = Interpreter::new(&func, InterpOptions::default()).unwrap().run(&[at, 0xff], &mut memory, &mut symbols);
    assert_eq!(result, Ok(vec![255]));
    assert_eq!(seen, [-1]);
    assert_eq!(memory.region(at), Some(&[9u8, 2][..]));
}

#[test]
fn half_floats() {
    same(
        "f16",
        &[
            ("add", &["1.0", "0.00048828125"], "1.0"),
            ("add", &["65504.0", "16.0"], "inf"),
            ("mul", &["0.5", "3.0"], "1.5"),
            ("div", &["1.0", "3.0"], "0x3555"),
            ("sqrt", &["2.0"], "0x3da8"),
            ("neg", &["0x7c01"], "0xfc01"),
            ("min", &["1.0", "0x7c01"], "0x7c01"),
            ("fma", &["1.0", "1.0", "0.00048828125"], "1.0"),
            // Rounding to f32 first would create a tie.
            ("fma", &["0x3c01", "0x0ffe", "0x3c01"], "0x3c01"),
        ],
    );
    same(
        "bf16",
        &[("add", &["1.0", "0.00390625"], "1.0"), ("mul", &["-1.5", "1.5"], "-2.25"), ("abs", &["0xff81"], "0x7f81")],
    );
    check("cast.f16.f64", &[("f64", "1.00048828125")], ("f16", "1.0"));
    check("cast.f16.f64", &[("f64", "1.000488281251")], ("f16", "0x3c01"));
    check("cast.bf16.i64", &[("i64", "4629700416936869889")], ("bf16", "0x5e81"));
    check("cast.i32.f16", &[("f16", "-2.5")], ("i32", "-2"));
    check("cmp.lt.f16", &[("f16", "-0.5"), ("f16", "0.5")], ("bool", "true"));
    check("cmp.uno.bf16", &[("bf16", "0x7fc0"), ("bf16", "0.5")], ("bool", "true"));
}
