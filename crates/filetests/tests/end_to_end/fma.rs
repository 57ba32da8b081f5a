//! `fma` rounds once, also on machines without the instruction. Compares with the host's `mul_add` on operands where
//! rounding twice gives another result.

use kernelsmith_exec::Edge;
use kernelsmith_filetests::host::Machine;
use kernelsmith_filetests::native::{Argument, Native, Placement, Variant};
use kernelsmith_ir::random::Rng;
use kernelsmith_ir::text;

/// Operand triples for each type.
const TRIPLES: usize = 400_000;

/// A function that overwrites the first operand of each triple with the vector `fma`, and every fourth second operand
/// with a scalar `fma`.
fn source(ty: &str, vector: &str, bytes: usize) -> String {
    let size = bytes * 4;
    format!(
        "func @all(%0: ptr, %1: ptr, %2: ptr, %3: index) {{
    %4 = const.index 0
    %5 = copy.index %4
    %6 = const.index {step}
    while {{
        %7 = cmp.lt.index %5, %3
    }} do %7 {{
        %8 = load.{vector} [%0 + %5]
        %9 = load.{vector} [%1 + %5]
        %10 = load.{vector} [%2 + %5]
        %11 = fma.{vector} %8, %9, %10
        store.{vector} %11, [%0 + %5]
        %12 = load.{ty} [%1 + %5]
        %13 = load.{ty} [%2 + %5]
        %14 = fma.{ty} %12, %13, %12
        store.{ty} %14, [%1 + %5]
        %5 = add.index %5, %6
    }}
    return
}}
",
        step = size
    )
}

/// A random number of any exponent, or a special value.
fn any_f64(rng: &mut Rng) -> f64 {
    let bits = rng.bits();
    match rng.below(12) {
        0 => f64::from_bits(bits & 0x800f_ffff_ffff_ffff),
        1 => f64::from_bits(bits | 0x7ff0_0000_0000_0000),
        2 => [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::MIN_POSITIVE, f64::MAX, 1.0, -1.0][rng.below(8)],
        3 => f64::from_bits(bits & 0xbfff_8000_0000_0000), // few mantissa bits, so that ties occur
        4 => (bits as i32 as f64) * 2f64.powi(rng.below(80) as i32 - 40),
        _ => f64::from_bits(bits),
    }
}

/// Operands `a`, `b`, `c` with hard cases: `c` close to `-a * b` or of a far exponent, ties, denormal results.
fn triple(rng: &mut Rng) -> [f64; 3] {
    let mut a = any_f64(rng);
    let b = any_f64(rng);
    if rng.one_in(3) && b.is_normal() {
        // The product is close to the smallest numbers.
        a = f64::from_bits(a.to_bits() & !(0x7ff << 52) | 1023 << 52)
            * (2f64.powi(-1000) / b)
            * 2f64.powi(-(rng.below(90) as i32));
    }
    let product = a * b;
    let c = match rng.below(8) {
        0 => -product,
        1 => f64::from_bits((-product).to_bits().wrapping_add(rng.below(5) as u64).wrapping_sub(2)),
        2 => product * 2f64.powi(rng.below(130) as i32 - 65),
        3 => -product * 2f64.powi(rng.below(130) as i32 - 65),
        // The product is half of a unit in the last place of `c`, or close to that.
        4 => {
            f64::from_bits((product.to_bits() & 0xfff0_0000_0000_0000).wrapping_add(rng.below(3) as u64))
                * 2f64.powi(53)
        }
        5 => f64::from_bits(product.to_bits() & 0xfff0_0000_0000_0000) * 2f64.powi(-53),
        _ => any_f64(rng),
    };
    [a, b, c]
}

fn check(
    machine: Machine,
    ty: &str,
    vector: &str,
    bytes: usize,
    to_bits: fn(f64) -> u64,
    fma: fn(u64, u64, u64) -> u64,
) {
    let mut native = match Native::for_machine(machine) {
        Ok(native) => native,
        Err(reason) => return println!("{machine}: skipped: {reason}"),
    };
    let mut rng = Rng::new(7);
    let mut columns = [const { Vec::new() }; 3];
    let mut expected = [const { Vec::new() }; 2];
    for at in 0..TRIPLES {
        let [a, b, c] = triple(&mut rng).map(to_bits);
        for (column, bits) in columns.iter_mut().zip([a, b, c]) {
            column.extend_from_slice(&bits.to_le_bytes()[..bytes]);
        }
        expected[0].push(fma(a, b, c));
        expected[1].push(if at % 4 == 0 { fma(b, c, b) } else { b });
    }
    let func = text::parse_function(&source(ty, vector, bytes)).unwrap();
    let len = columns[0].len() as u64;
    let mut args: Vec<Argument> = columns.into_iter().map(Argument::Memory).collect();
    args.push(Argument::Scalar(len));
    let outcome = native.run(&func, Variant::Normal, &args, Placement::Page(Edge::End)).unwrap();
    let is_nan = |bits: u64| match bytes {
        4 => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits).is_nan(),
    };
    for (memory, expected) in outcome.memory.iter().zip(&expected) {
        for (at, (actual, &expected)) in memory.chunks_exact(bytes).zip(expected).enumerate() {
            let actual = actual.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            if actual != expected && !(is_nan(actual) && is_nan(expected)) {
                let triple = args[..3].iter().map(|column| match column {
                    Argument::Memory(column) => format!("{:02x?}", &column[at * bytes..(at + 1) * bytes]),
                    Argument::Scalar(_) => String::new(),
                });
                let triple = triple.collect::<Vec<_>>().join(" ");
                panic!("{machine} {ty} {at}: {actual:#x}, wanted {expected:#x}: {triple}");
            }
        }
    }
}

fn fma_f64(a: u64, b: u64, c: u64) -> u64 {
    let [a, b, c] = [a, b, c].map(f64::from_bits);
    a.mul_add(b, c).to_bits()
}

fn fma_f32(a: u64, b: u64, c: u64) -> u64 {
    let [a, b, c] = [a, b, c].map(|bits| f32::from_bits(bits as u32));
    u64::from(a.mul_add(b, c).to_bits())
}

/// The `f32` with the leading mantissa bits of an `f64` and its exponent clamped to the range of `f32`.
fn narrow(x: f64) -> u64 {
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i64 - 1023;
    let top = (x.to_bits() >> 29 & 0x7f_ffff) as u32;
    let exponent = if exponent == 1024 { 255 } else { (exponent + 127).clamp(0, 254) as u32 };
    let sign = (x.to_bits() >> 63) as u32;
    u64::from(sign << 31 | exponent << 23 | top)
}

#[test]
fn fused_operations_round_once() {
    for &machine in Machine::ALL {
        check(machine, "f64", "f64x4", 8, f64::to_bits, fma_f64);
        check(machine, "f32", "f32x4", 4, narrow, fma_f32);
    }
}
