//! Edge values of every element type.
//!
//! In: an operation, an element type, an operand's position. Out: canonical bits to test there.
//! Not here: their combinations (see the parent).

use kernelsmith_ir::{Elem, Opcode, Props, Type};

/// Edge values of an element type.
pub fn of(elem: Elem) -> Vec<u64> {
    match elem {
        Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => vec![0, 1],
        Elem::F32 => f32_values().into_iter().map(u64::from).collect(),
        Elem::F64 => f64_values(),
        Elem::F16 | Elem::Bf16 => half_values(elem),
        _ => {
            let width = elem.bits();
            let min = 1u64 << (width - 1);
            let raw = [
                0,
                1,
                u64::MAX,
                2,
                3,
                7,
                100,
                (-100i64) as u64,
                min,
                min + 1,
                min - 1,
                min - 2,
                0x5555_5555_5555_5555,
                0x8080_8080_8080_8081,
                u64::from(width),
                1 << (width / 2),
            ];
            raw.into_iter().map(|bits| elem.canonical(bits)).collect()
        }
    }
}

/// For every float type: zeros, ones, halves, values that round up or down, and the ends of small integer ranges.
const COMMON: [f64; 21] = [
    0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.1, 3.7, -3.7, 127.5, 128.0, -128.5, -129.0, 255.5, 256.0, -0.99,
    32767.5, 65535.5,
];

fn f32_values() -> Vec<u32> {
    let numbers = [
        8388608.0,
        16777217.0,
        2147483648.0,
        -2147483904.0,
        4294967296.0,
        9223372036854775808.0,
        18446744073709551616.0,
        -1e19,
        f32::MAX,
        f32::MIN,
        f32::MIN_POSITIVE,
        f32::INFINITY,
        f32::NEG_INFINITY,
    ];
    // Denormals, quiet NaNs with and without payload, a signalling NaN.
    let bits = [1, 0x007f_ffff, 0x8000_0001, 0x7fc0_0000, 0xffc1_2345, 0x7f80_0001];
    let common = COMMON.map(|number| number as f32);
    common.into_iter().chain(numbers).map(f32::to_bits).chain(bits).collect()
}

fn half_values(elem: Elem) -> Vec<u64> {
    let numbers =
        f32_values().into_iter().map(|bits| f64::from(f32::from_bits(bits))).filter(|number| !number.is_nan());
    let mut values: Vec<u64> = numbers.map(|number| kernelsmith_ir::scalar::float_bits(elem, number)).collect();
    let infinity = if elem == Elem::F16 { 0x7c00 } else { 0x7f80 };
    // The greatest number, denormals, quiet NaNs with and without payload, a signalling NaN.
    let quiet = if elem == Elem::F16 { 0x200 } else { 0x40 };
    values.extend([infinity - 1, 1, 0x8001, 0x03ff, 0x007f, infinity | quiet, 0xffff]);
    values.push(infinity + 1);
    values
}

fn f64_values() -> Vec<u64> {
    let numbers = [
        2147483647.5,
        2147483648.0,
        -2147483649.0,
        4294967295.5,
        4294967296.0,
        4503599627370497.5,
        9007199254740993.0,
        9223372036854775808.0,
        -9223372036854777856.0,
        18446744073709551616.0,
        1e300,
        3.5e38,
        1e-40,
        f64::MAX,
        f64::MIN,
        f64::MIN_POSITIVE,
        f64::INFINITY,
        f64::NEG_INFINITY,
    ];
    let bits = [
        1,
        0x000f_ffff_ffff_ffff,
        0x8000_0000_0000_0001,
        0x7ff8_0000_0000_0000,
        0xfff8_1234_5678_9abc,
        0x7ff0_0000_0000_0001,
        // Halfway between two f32 values.
        0x3ff0_0000_1000_0000,
    ];
    COMMON.into_iter().chain(numbers).map(f64::to_bits).chain(bits).collect()
}

/// Edge values of an operand of an operation.
pub fn of_operand(code: Opcode, elem: Elem, operand: usize) -> Vec<u64> {
    match code {
        _ if operand == 1 && code.info().props.has(Props::AMOUNT) => {
            let mut amounts: Vec<u64> = (0..=u64::from(elem.bits()) + 1).collect();
            amounts.extend([u64::MAX, 1 << (elem.bits() - 1), 200, 255].map(|bits| elem.canonical(bits)));
            amounts.into_iter().map(|bits| elem.canonical(bits)).collect()
        }
        // Three operands have many combinations: test fewer values of each.
        Opcode::Fma => {
            let values = of(elem);
            let n = values.len();
            [0, 1, 2, 3, 7, 9, n - 1, n - 3, n - 5, n - 8, n - 12].map(|at| values[at]).to_vec()
        }
        Opcode::Select => of(elem).into_iter().take(12).collect(),
        Opcode::First => [-5i64, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 127, 128, i64::MIN, i64::MAX]
            .map(|n| n as u64)
            .to_vec(),
        _ => of(elem),
    }
}

/// Number lists of an operation on a type. For shuffles, they include patterns that machines have instructions for.
pub fn lists(code: Opcode, ty: Type) -> Vec<Vec<u8>> {
    let (max_len, limit) = if code == Opcode::Shuffle { (8, 2) } else { (16, 16) };
    let longest = ty.count_on(128).min(max_len);
    let mut lists = Vec::new();
    for n in (0..=longest.trailing_zeros()).map(|log2| 1u32 << log2) {
        let limit = if limit == 2 { 2 * n } else { limit };
        let list = |f: &dyn Fn(u32) -> u32| (0..n).map(|at| (f(at) % limit) as u8).collect::<Vec<u8>>();
        lists.push(list(&|at| 7 * at + n));
        if code == Opcode::Shuffle {
            lists.push(list(&|at| n - 1 - at));
            lists.push(list(&|at| n + (at ^ 1)));
            lists.push(list(&|at| at + if at % 2 == 0 { 0 } else { n }));
            lists.push(list(&|at| at * 2));
            lists.push(list(&|at| at / 2 + if at % 2 == 0 { 0 } else { n }));
            lists.push(list(&|at| n / 2 + at / 2 + if at % 2 == 0 { 0 } else { n }));
            lists.push(list(&|at| if at < n / 2 { n - 1 - at } else { n + at / 2 }));
        }
    }
    lists.dedup();
    lists
}

/// Float values in the range of every integer type. Outside the range, the result of `convert` is unspecified.
pub fn in_range(elem: Elem, signed: bool) -> Vec<u64> {
    let numbers = [0.0f64, -0.0, 1.0, 0.5, 1.5, 2.5, 0.1, 3.7, 99.9, 127.0, -0.99, -1.0, -2.5, -3.7, -100.0, -128.0];
    let in_range = numbers.into_iter().filter(|number| signed || *number > -1.0);
    in_range.map(|n| kernelsmith_ir::scalar::float_bits(elem, n)).collect()
}

/// Constant operands that may become immediates.
pub fn constants(code: Opcode, elem: Elem) -> Vec<u64> {
    if code.info().props.has(Props::AMOUNT) {
        let width = u64::from(elem.bits());
        return [0, 1, 2, 3, width / 2, width - 1, width, width + 3].into_iter().map(|n| elem.canonical(n)).collect();
    }
    if elem.is_float() {
        return of(elem).into_iter().take(14).step_by(2).collect();
    }
    let raw = [0, 1, -1, 2, 3, 8, 10, 64, 127, 128, -128, -129, 255, 0x7fff_ffff, 0x8000_0000, -0x8000_0000, i64::MIN];
    let mut values: Vec<u64> = raw.into_iter().map(|n| elem.canonical(n as u64)).collect();
    values.sort_unstable();
    values.dedup();
    values
}
