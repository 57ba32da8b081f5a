//! `fma` rounded once, also on machines that do not have it: against the host's, on cases where rounding twice shows.

use kernelsmith_exec::Edge;
use kernelsmith_filetests::host::Machine;
use kernelsmith_filetests::native::{Argument, Native, Placement, Variant};
use kernelsmith_ir::random::Rng;
use kernelsmith_ir::text;

/// Triples for each type.
const TRIPLES: usize = 400_000;

/// Stores the `fma` of each triple of a type over it.
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

/// A number of any exponent, or one of those at the ends.
fn any_f64(rng: &mut Rng) -> f64 {
    let bits = rng.bits();
    match rng.below(12) {
        0 => f64::from_bits(bits & 0x800f_ffff_ffff_ffff),
        1 => f64::from_bits(bits | 0x7ff0_0000_0000_0000),
        2 => [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::MIN_POSITIVE, f64::MAX, 1.0, -1.0][rng.below(8)],
        3 => f64::from_bits(bits & 0xbfff_8000_0000_0000), // few digits, so that there are ties
        4 => (bits as i32 as f64) * 2f64.powi(rng.below(80) as i32 - 40),
        _ => f64::from_bits(bits),
    }
}

/// Three numbers whose product and sum meet somewhere: close to each other, far away, at ties, where results are denormal.
fn triple(rng: &mut Rng) -> [f64; 3] {
    let mut a = any_f64(rng);
    let b = any_f64(rng);
    if rng.one_in(3) && b.is_normal() {
        // The product near the least numbers.
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
        // Half of the last place, and a little more or less.
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
    let mut wanted = [const { Vec::new() }; 2];
    for at in 0..TRIPLES {
        let [a, b, c] = triple(&mut rng).map(to_bits);
        for (column, bits) in columns.iter_mut().zip([a, b, c]) {
            column.extend_from_slice(&bits.to_le_bytes()[..bytes]);
        }
        wanted[0].push(fma(a, b, c));
        wanted[1].push(if at % 4 == 0 { fma(b, c, b) } else { b });
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
    for (memory, wanted) in outcome.memory.iter().zip(&wanted) {
        for (at, (got, &wanted)) in memory.chunks_exact(bytes).zip(wanted).enumerate() {
            let got = got.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            if got != wanted && !(is_nan(got) && is_nan(wanted)) {
                let triple = args[..3].iter().map(|column| match column {
                    Argument::Memory(column) => format!("{:02x?}", &column[at * bytes..(at + 1) * bytes]),
                    Argument::Scalar(_) => String::new(),
                });
                panic!("{machine} {ty} {at}: {got:#x}, wanted {wanted:#x}: {}", triple.collect::<Vec<_>>().join(" "));
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

/// An `f64` as an `f32` with the same digits at the top and an exponent in the middle of what there is.
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
