//! Counted loops, which the compiler unrolls for some targets: random bodies over buffers that may overlap.
//!
//! In: seeds. Out: the number of agreeing programs, or the program that disagrees. [`interpreted`] compares the IR
//! before and after the `unroll` pass of a target that has one. [`native`] compares machine code on this host, where
//! the compiler increments counters before the last store.
//! Not here: general random programs (see [`super::case`]). Their loops seldom have this form.

use crate::host::target;
use crate::native::{Argument, Native, Variant};
use core::ops::Range;
use kernelsmith_codegen::{Compiler, Options, Progress, Verify};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::random::Rng;
use std::fmt::Write;

/// Bytes of the buffer.
const BYTES: usize = 8192;
/// The byte offset of the loop's first base, so that negative offsets stay in the buffer.
const BASE_OFFSET: u64 = 2048;

/// A loop with a body of loads, stores, arithmetic and counters: its text, and the distance in bytes between its bases.
fn program(seed: u64) -> (String, u64) {
    let mut rng = Rng::new(seed);
    let (ty, step) = rng.pick(&[
        ("i32xn32", "lanes.i32xn32"),
        ("i32xn32", "lanes.i32xn32"),
        ("f32xn32", "lanes.f32xn32"),
        ("i16xn32", "lanes.i32xn32"),
        ("i32x4", "const.index 4"),
        ("i32x4", "const.index 1"),
        ("i32x2", "const.index 3"),
        ("i32", "const.index 1"),
    ]);
    let are_apart = rng.below(2) == 0;
    let distance = if are_apart { 3072 } else { rng.pick(&[0, 4, 16, 20, 64, -4i64, -16, -24]) };
    // With distinct alias sets, the secondary counter must not let accesses through the two bases overlap at any
    // length.
    let secondary_step = rng.pick(if are_apart { &[1, 2, -1] } else { &[1, 4, 8, -3] });
    // Lane-wise bodies, whose iterations the compiler may widen in pairs.
    let is_float = ty == "f32xn32";
    let is_lane_wise = is_float || ty == "i32xn32" && rng.below(2) == 0;
    let [zero, one] = if is_float { ["0.0", "1.0"] } else { ["0", "1"] };
    // %3 is the induction variable, %4 a secondary one. %5 and %6 are accumulators. %7 has no constant step. %13 is
    // %3 plus the loop bound.
    let mut text = format!(
        "func @f(%8: ptr, %9: index, %2: index) {{
    %0 = addr [%8 + {BASE_OFFSET}]
    %1 = addr [%0 + %9]
    %3 = const.index 0
    %4 = const.index 5
    %10 = {step}
    %11 = const.index {secondary_step}
    %5 = const.{ty} {zero}
    %6 = const.{ty} {one}
    %7 = const.index 0
    while {{
        %12 = cmp.lt.index %3, %2
    }} do %12 {{
        %13 = add.index %3, %2
"
    );
    // Float operations must not produce new NaNs.
    let operations: &[&str] = if is_float { &["max", "min"] } else { &["add", "mul", "max", "xor"] };
    let align = if is_lane_wise { 4 } else { 2 };
    let increments = match is_lane_wise {
        true => "        %3 = add.index %3, %10\n",
        false => "        %4 = add.index %4, %11\n        %3 = add.index %3, %10\n",
    };
    // The position of an early increment. Most programs increment at the end.
    let early = if is_lane_wise { usize::MAX } else { rng.below(12) };
    let mut values = vec!["%5".to_owned(), "%6".to_owned()];
    for at in 0..2 + rng.below(9) {
        let new = format!("%{}", 20 + at);
        let base = rng.below(2);
        let alias = if are_apart { format!(", alias {}", base + 1) } else { String::new() };
        let offset = rng.pick(if is_lane_wise { &["%3"] } else { &["%3", "%3", "%3", "%7", "%13"] });
        let disps = ["", "", "", " + 4", " + 8", " + 16", " + 64", " - 4", " - 16", " + 2"];
        let n_disps = if is_lane_wise { 4 + rng.below(6) } else { disps.len() };
        let disp = rng.pick(&disps[..n_disps]);
        let address = format!("[%{base} + {offset}*4{disp}] align {align}{alias}");
        let [one, other] = [(); 2].map(|()| values[rng.below(values.len())].clone());
        let line = match rng.below(if is_lane_wise { 7 } else { 9 }) {
            0..=2 => format!("{new} = load.{ty} {address}"),
            3 | 4 => format!("{new} = {}.{ty} {one}, {other}", rng.pick(operations)),
            5 | 6 => format!("store.{ty} {one}, {address}"),
            7 => format!("{} = add.{ty} {one}, {other}", rng.pick(&["%5", "%6"])),
            _ if at == 3 => "%7 = copy.index %4".to_owned(),
            _ => format!("store.index %4, [%{base} + %3*4{disp}] align 2{alias}"),
        };
        if line.starts_with(&new) {
            values.push(new);
        }
        let _ = writeln!(
            text,
            "        {line}{}",
            if at == early { format!("\n{}", increments.trim_end()) } else { String::new() }
        );
    }
    if !text.contains(increments) {
        text.push_str(increments);
    }
    let _ = write!(
        text,
        "    }}
    store.{ty} %5, [%8]
    store.{ty} %6, [%8 + 256]
    store.index %3, [%8 + 512]
    store.index %4, [%8 + 520]
    return
}}
"
    );
    (text, distance as u64)
}

/// The buffer after a function. `None` if the function accesses memory outside it.
fn interpret(func: &Function, vector_bits: u32, distance: u64, n: u64) -> Option<Vec<u8>> {
    let options = InterpOptions { vector_bits, fuel: 1 << 20, ..InterpOptions::default() };
    let mut memory = Memory::new();
    let buffer = memory.alloc(&bytes());
    let mut interpreter = Interpreter::new(func, options).unwrap();
    interpreter.run(&[buffer, distance, n], &mut memory, &mut Symbols::new()).ok()?;
    Some(memory.region(buffer).unwrap().to_vec())
}

fn bytes() -> Vec<u8> {
    let mut rng = Rng::new(7);
    (0..BYTES).map(|_| rng.below(256) as u8).collect()
}

/// The counts of a successful run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// Programs.
    pub programs: u64,
    /// Programs whose loop the compiler unrolled.
    pub changed: u64,
    /// Compared runs.
    pub runs: u64,
}

/// Interprets programs before and after a target's passes and compares.
///
/// # Errors
/// The program whose result changed.
pub fn interpreted(name: &str, widths: &[u32], seeds: Range<u64>) -> Result<Done, String> {
    let target = target(name)?;
    let mut compiler = Compiler::new();
    let mut done = Done::default();
    for seed in seeds {
        let (text, distance) = program(seed);
        let failed = |what: &str| format!("{name}, seed {seed}: {what}\n{text}");
        let func = kernelsmith_ir::text::parse_function(&text).map_err(|error| failed(&format!("{error:?}")))?;
        let options = Options { verify: Verify::EachPass, check_allocation: true, ..Options::default() };
        let (mut before, mut unrolled) = (0, None);
        let compiled = compiler.compile_with(&func, &target, &options, &mut |progress| match progress {
            Progress::Ir("dead-legal", func) => before = func.ops.len(),
            Progress::Ir("unroll", func) => unrolled = Some(func.clone()),
            _ => {}
        });
        compiled.map_err(|error| failed(&error.to_string()))?;
        let unrolled = unrolled.ok_or("there is no pass `unroll`")?;
        done.programs += 1;
        done.changed += u64::from(unrolled.ops.len() > before);
        for &bits in widths {
            for n in lengths(seed) {
                let Some(expected) = interpret(&func, bits, distance, n) else { continue };
                if interpret(&unrolled, bits, distance, n) != Some(expected) {
                    return Err(failed(&format!("{n} elements, {bits} bits\n{unrolled}")));
                }
                done.runs += 1;
            }
        }
    }
    Ok(done)
}

/// Runs programs as machine code on this host, in all variants, and compares with the interpreter.
///
/// # Errors
/// The program whose machine code disagrees.
pub fn native(native: &mut Native, seeds: Range<u64>) -> Result<Done, String> {
    let bits = native.vector_bits();
    let mut done = Done::default();
    for seed in seeds {
        let (text, distance) = program(seed);
        let failed = |what: &str| format!("seed {seed}: {what}\n{text}");
        let func = kernelsmith_ir::text::parse_function(&text).map_err(|error| failed(&format!("{error:?}")))?;
        done.programs += 1;
        for n in lengths(seed) {
            let Some(expected) = interpret(&func, bits, distance, n) else { continue };
            let args = [Argument::Memory(bytes()), Argument::Scalar(distance), Argument::Scalar(n)];
            for variant in Variant::ALL {
                let outcome = native.run(&func, variant, &args, variant.placement(seed));
                let outcome = outcome.map_err(|error| failed(&format!("{}: {error}", variant.name())))?;
                if outcome.memory[0] != expected {
                    return Err(failed(&format!("{n} elements, {}", variant.name())));
                }
                done.runs += 1;
            }
        }
    }
    Ok(done)
}

/// Loop bounds to test: zero, one, few, many.
fn lengths(seed: u64) -> [u64; 4] {
    [0, 1, seed % 40, 3 + seed % 300]
}
