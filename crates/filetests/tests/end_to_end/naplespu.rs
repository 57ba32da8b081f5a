//! Limits of the simulated accelerator: stack arguments for caller and callee, and functions larger than the range of a
//! branch.

use kernelsmith_codegen::{Compiled, Compiler, Options};
use kernelsmith_filetests::host;
use kernelsmith_ir::text;
use kernelsmith_npusim::{Argument, Config, Machine};

const CODE: u32 = 0x10_0000;
const CALLEE: u32 = 0x20_0000;

fn compile(source: &str, options: &Options) -> Compiled {
    let target = host::target("naplespu").unwrap();
    let function = text::parse_function(source).unwrap_or_else(|error| panic!("{error}"));
    Compiler::new().compile(&function, &target, options).unwrap()
}

/// Calls the code. Its relocations resolve to the address of `callee`.
fn call(code: &Compiled, callee: Option<&Compiled>, args: &[u32]) -> u32 {
    let mut machine = Machine::new(Config::default()).unwrap();
    let mut bytes = code.bytes.clone();
    for relocation in &code.relocations {
        bytes[relocation.offset as usize..][..4].copy_from_slice(&CALLEE.to_le_bytes());
    }
    machine.write_memory(CODE, &bytes).unwrap();
    if let Some(callee) = callee {
        machine.write_memory(CALLEE, &callee.bytes).unwrap();
    }
    let words: Vec<Argument> = args.iter().map(|word| Argument::Word(*word)).collect();
    machine.call(CODE, &words, 10_000_000).unwrap();
    machine.thread(0, 0).unwrap().scalars[0]
}

const MANY: &str = "func @many(%0: i32, %1: u8, %2: i16, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: i8, %10: i32) -> i32 {
    %11 = const.i32 10
    %12 = mul.i32 %0, %11
    %13 = cast.i32.u8 %1
    %14 = add.i32 %12, %13
    %15 = mul.i32 %14, %11
    %16 = cast.i32.i16 %2
    %17 = add.i32 %15, %16
    %18 = mul.i32 %17, %11
    %19 = add.i32 %18, %7
    %20 = mul.i32 %19, %11
    %21 = add.i32 %20, %8
    %22 = mul.i32 %21, %11
    %23 = cast.i32.i8 %9
    %24 = add.i32 %22, %23
    %25 = mul.i32 %24, %11
    %26 = add.i32 %25, %10
    return %26
}";

const CALLS: &str = "func @calls(%0: i32, %1: i32, %2: i8, %3: u8) -> i32 {
    declare @many(i32, u8, i16, i32, i32, i32, i32, i32, i32, i8, i32) -> i32
    %4 = const.i32 5
    %5 = cast.i16.i8 %2
    %6 = call @many(%0, %3, %5, %4, %4, %4, %4, %1, %4, %2, %0)
    %7 = add.i32 %6, %1
    return %7
}";

#[test]
fn arguments_on_the_stack_arrive() {
    for spill_all in [false, true] {
        let options = Options { spill_all, check_allocation: true, ..Options::default() };
        let (many, calls) = (compile(MANY, &options), compile(CALLS, &options));
        // The upper bits of narrow arguments may have any value.
        let args = [3, 4, 0xffff_fffe, 0x1_0007];
        let expected =
            [7i32, -2, 4, 5, -2, 3].into_iter().fold(3i32, |sum, digit| sum.wrapping_mul(10).wrapping_add(digit));
        assert_eq!(call(&calls, Some(&many), &args) as i32, expected + 4, "spill_all {spill_all}");
    }
}

#[test]
fn branches_reach_beyond_their_immediate_range() {
    // An `if` around more than 128 KiB, in a loop.
    let mut source = String::from(
        "func @far(%0: i32, %1: i32) -> i32 {\n%2 = const.i32 0\n%3 = copy.i32 %2\n%4 = copy.i32 %2\n%5 = const.i32 1\nloop {\n\
         %6 = cmp.ge.i32 %4, %0\nbreak_if 1, %6\n%7 = and.i32 %4, %5\n%8 = cmp.ne.i32 %7, %2\nif %8 {\n",
    );
    const STEPS: usize = 17_000;
    for step in 0..STEPS {
        let name = 9 + 2 * step;
        source += &format!("%{name} = xor.i32 %3, %1\n%3 = add.i32 %{name}, %5\n");
    }
    source += "}\n%4 = add.i32 %4, %5\n}\nreturn %3\n}";
    let code = compile(&source, &Options::default());
    assert!(code.code_len > 131_072, "{} bytes are too few", code.code_len);
    let (n_iterations, pattern) = (5u32, 0x1234_5678u32);
    let mut expected = 0u32;
    for iteration in 0..n_iterations {
        if iteration & 1 != 0 {
            (0..STEPS).for_each(|_| expected = (expected ^ pattern).wrapping_add(1));
        }
    }
    assert_eq!(call(&code, None, &[n_iterations, pattern]), expected);
}

/// Mask bits above the lanes are unspecified. An unaligned masked load must ignore them when it shifts the mask to
/// select lanes of the second block.
#[test]
fn an_unaligned_load_under_a_mask_reads_its_own_bytes() {
    let source = "func @first(%0: ptr, %1: u16, %2: u16) -> u8 {
    %3 = cmp.le.u16 %1, %2
    %4 = splat.m8x16 %3
    %5 = load.u8x16 [%0 + 5], mask %4, pass undef
    %6 = extract.u8x16 %5, 0
    return %6
}
";
    let code = compile(source, &Options::default());
    assert_ne!(code.bytes[5], code.bytes[21]);
    assert_eq!(call(&code, None, &[CODE, 7, 9]), u32::from(code.bytes[5]));
}
