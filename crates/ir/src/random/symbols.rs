//! The host functions that random functions call.
//!
//! In: canonical bits of arguments. Out: bits of a result. Invariant: pure, and exact on every machine.
//! Not here: how machine code reaches them.

use crate::types::Type;

/// A host function.
#[derive(Clone, Copy, Debug)]
pub struct RandomSymbol {
    /// The name that random functions declare.
    pub name: &'static str,
    /// The types of the arguments.
    pub params: &'static [Type],
    /// The type of the result.
    pub result: Option<Type>,
    /// Its implementation.
    pub function: fn(&[u64]) -> u64,
}

/// Every host function that a random function may call.
pub const SYMBOLS: &[RandomSymbol] = &[
    RandomSymbol {
        name: "random_mix",
        params: &[Type::I64, Type::I64],
        result: Some(Type::I64),
        function: |args| args[0].wrapping_mul(3).wrapping_add(args[1] ^ 0x55),
    },
    RandomSymbol {
        name: "random_scale",
        params: &[Type::F64, Type::I32],
        result: Some(Type::F64),
        // The sum of a float and a small integer has a single rounding on all machines; the caller replaces NaNs.
        function: |args| (f64::from_bits(args[0]) + f64::from(args[1] as i32)).to_bits(),
    },
    RandomSymbol {
        name: "random_half",
        params: &[Type::F32],
        result: Some(Type::F32),
        function: |args| u64::from((f32::from_bits(args[0] as u32) * 0.5).to_bits()),
    },
    RandomSymbol { name: "random_note", params: &[Type::U32], result: None, function: |_| 0 },
    RandomSymbol {
        name: "random_many",
        params: &[Type::I64, Type::F32, Type::I32, Type::F64, Type::U8, Type::I64, Type::I64, Type::I64, Type::I64],
        result: Some(Type::I32),
        function: |args| {
            let ints = [0, 2, 4, 5, 6, 7, 8].iter().fold(0u64, |sum, &at| sum.wrapping_mul(7).wrapping_add(args[at]));
            ints ^ u64::from(f32::from_bits(args[1] as u32) > 1.0) ^ u64::from(f64::from_bits(args[3]) < 0.0) << 1
        },
    },
];
