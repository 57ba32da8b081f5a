//! Counter-based random numbers: functions of a counter and a key, without state.
//!
//! In: counters (scalars, or vectors with a counter per lane) and keys (scalars). Out: recorded operations on integers: 8
//! for each of the 10 rounds of [`philox4x32`], 6 for each of the 20 rounds of [`threefry4x64`]. Any element of any stream is
//! computed alone, so the lanes, kernels and threads of a computation need no common state. Equal counters and keys give
//! equal numbers on every machine and at every vector width.
//!
//! The functions are Philox4x32-10, Threefry4x64-20 and Threefry2x64-20 of J. K. Salmon, M. A. Moraes, R. O. Dror and D.
//! E. Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011), with its numbers of rounds; tests compare them with
//! the known answers of its library, Random123. They pass statistical tests; they are not cryptographic.
//!
//! Usually the key is the seed, one word of the counter is the index of an element, and the others number draws per
//! element, iterations or dimensions:
//!
//! ```
//! use kernelsmith::random;
//! use kernelsmith::prelude::*;
//! // Fills a slice with uniform numbers of [0, 1).
//! let fill = build::<fn(u32, u32, Out<f32>)>("fill", |k, (seed, draw, out)| {
//!     k.for_each_vector(out.len(), |i| {
//!         let [draw, zero] = [k.splat(draw), k.splat(0u32)];
//!         let [word, ..] = random::philox4x32([i.iota(), draw, zero, zero], [seed, k.value(0)]);
//!         out.store(i, random::unit_f32(word));
//!     });
//! })?;
//! let mut numbers = [0.0; 1000];
//! Jit::interpreter().interpret(&fill, (1, 0, &mut numbers))?;
//! assert!(numbers.iter().all(|number| (0.0..1.0).contains(number)));
//! let mean = numbers.iter().sum::<f32>() / 1000.0;
//! assert!((mean - 0.5).abs() < 0.05);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::log;
use super::trig;
use super::value::Value;
use crate::handle::{Expr, K, Vector};
use crate::scalar::sealed::Sealed;
use crate::scalar::{IntoExpr, Lane};
use kernelsmith_ir::{Elem, Opcode, VReg};

/// A scalar or a vector of `T`.
pub trait Numbers<'k, T: Lane>: Sealed + Copy {
    /// The same with another element type.
    type Of<U: Lane>: Numbers<'k, U>;
    #[doc(hidden)]
    fn parts(self) -> (K<'k>, VReg);
    #[doc(hidden)]
    fn from_parts(k: K<'k>, reg: VReg) -> Self;
}

macro_rules! numbers {
    ($($Handle:ident)*) => {$(
        impl<T> Sealed for $Handle<'_, T> {}
        impl<'k, T: Lane> Numbers<'k, T> for $Handle<'k, T> {
            type Of<U: Lane> = $Handle<'k, U>;
            fn parts(self) -> (K<'k>, VReg) {
                (self.k, self.reg)
            }
            fn from_parts(k: K<'k>, reg: VReg) -> Self {
                $Handle::new(k, reg)
            }
        }
    )*};
}
numbers! { Expr Vector }

/// The words of a counter, and the scalars of a key. If vectors differ in their lanes, the mistake is recorded, and the
/// first word replaces those that differ.
#[track_caller]
fn operands<'k, T: Lane, V: Numbers<'k, T>, const N: usize, const M: usize>(
    counter: [V; N],
    key: [impl IntoExpr<'k, T>; M],
) -> ([Value<'k>; N], [Value<'k>; M]) {
    let (k, first) = counter[0].parts();
    let first = Value::new(k, first);
    let (mut words, mut scalars) = ([first; N], [first; M]);
    for (word, number) in words.iter_mut().zip(counter) {
        let reg = number.parts().1;
        let is_same = k.state().same_lanes("counter", first.reg, reg);
        if is_same {
            *word = Value::new(k, reg);
        }
    }
    for (scalar, part) in scalars.iter_mut().zip(key) {
        let reg = part.operand(&mut k.state());
        *scalar = Value::new(k, reg);
    }
    (words, scalars)
}

fn numbers<'k, T: Lane, V: Numbers<'k, T>, const N: usize>(words: [Value<'k>; N]) -> [V; N] {
    words.map(|word| V::from_parts(word.k, word.reg))
}

impl<'k> Value<'k> {
    /// This scalar in every lane of the shape of `like`.
    fn like(self, like: Value<'k>) -> Value<'k> {
        let ty = like.ty();
        if ty.is_vector() { self.splat(ty) } else { self }
    }
}

/// Philox4x32-10: four random words of a counter of four words and a key of two.
#[track_caller]
pub fn philox4x32<'k, V: Numbers<'k, u32>>(counter: [V; 4], key: [impl IntoExpr<'k, u32>; 2]) -> [V; 4] {
    let ([mut a, mut b, mut c, mut d], mut key) = operands(counter, key);
    for round in 0..10 {
        if round > 0 {
            // The golden ratio, and the square root of 3 less 1.
            key = [key[0].with(Opcode::Add, 0x9e37_79b9), key[1].with(Opcode::Add, 0xbb67_ae85)];
        }
        let [first, second] = [(a, 0xd251_1f53), (c, 0xcd9e_8d57)]
            .map(|(word, factor)| [word.with(Opcode::MulHigh, factor), word.with(Opcode::Mul, factor)]);
        a = second[0].binary(Opcode::Xor, b).binary(Opcode::Xor, key[0].like(a));
        c = first[0].binary(Opcode::Xor, d).binary(Opcode::Xor, key[1].like(a));
        [b, d] = [second[1], first[1]];
    }
    numbers([a, b, c, d])
}

/// The last word of an extended Threefry key is the exclusive or of the others and this.
const PARITY: u64 = 0x1bd1_1bda_a9fc_1a22;

/// The 20 rounds of Threefry: four at a time, then the key is added. `mix` performs a round.
fn threefry<'k, const N: usize>(
    mut words: [Value<'k>; N],
    key: [Value<'k>; N],
    mix: impl Fn(usize, [Value<'k>; N]) -> [Value<'k>; N],
) -> [Value<'k>; N] {
    let parity = key.iter().fold(key[0].integer(PARITY), |sum, &part| sum.binary(Opcode::Xor, part));
    let extended = |at: usize| if at % (N + 1) == N { parity } else { key[at % (N + 1)] };
    for step in 0..=5 {
        if step > 0 {
            words = (4 * step - 4..4 * step).fold(words, |words, round| mix(round, words));
        }
        for (at, word) in words.iter_mut().enumerate() {
            let part = extended(step + at);
            let part = if at == N - 1 && step > 0 { part.with(Opcode::Add, step as u64) } else { part };
            *word = *word + part.like(*word);
        }
    }
    words
}

/// One mixing function: the sum, and the second word rotated and combined with it.
fn mixed<'k>([a, b]: [Value<'k>; 2], rotation: u64) -> [Value<'k>; 2] {
    let sum = a + b;
    [sum, b.with(Opcode::Rotl, rotation).binary(Opcode::Xor, sum)]
}

/// Threefry4x64-20: four random words of a counter of four words and a key of four.
#[track_caller]
pub fn threefry4x64<'k, V: Numbers<'k, u64>>(counter: [V; 4], key: [impl IntoExpr<'k, u64>; 4]) -> [V; 4] {
    const ROTATIONS: [[u64; 2]; 8] = [[14, 16], [52, 57], [23, 40], [5, 37], [25, 33], [46, 12], [58, 22], [32, 32]];
    let (words, key) = operands(counter, key);
    numbers(threefry(words, key, |round, [a, b, c, d]| {
        let [first, second] = ROTATIONS[round % 8];
        let ([a, b], [c, d]) = (mixed([a, b], first), mixed([c, d], second));
        // The words with odd numbers change places.
        [a, d, c, b]
    }))
}

/// Threefry2x64-20: two random words of a counter of two words and a key of two.
#[track_caller]
pub fn threefry2x64<'k, V: Numbers<'k, u64>>(counter: [V; 2], key: [impl IntoExpr<'k, u64>; 2]) -> [V; 2] {
    const ROTATIONS: [u64; 8] = [16, 42, 12, 31, 16, 32, 24, 21];
    let (words, key) = operands(counter, key);
    numbers(threefry(words, key, |round, words| mixed(words, ROTATIONS[round % 8])))
}

/// The upper `bits` bits of random words as a number of [0, 1).
fn unit(word: Value<'_>, bits: u64) -> Value<'_> {
    let elem = word.elem();
    let (signed, float) = if elem == Elem::U32 { (Elem::I32, Elem::F32) } else { (Elem::I64, Elem::F64) };
    let number = word.with(Opcode::Shr, u64::from(elem.bits()) - bits).convert(Opcode::Bitcast, signed);
    let number = number.convert(Opcode::Cast, float);
    number * number.constant(1.0 / (1u64 << bits) as f64)
}

/// The method of G. E. P. Box and M. E. Muller: a radius sqrt(-2 log(1 - u)), and an angle 2 pi v.
fn normal_pair<'k>([u, v]: [Value<'k>; 2], bits: u64) -> [Value<'k>; 2] {
    let [u, v] = [unit(u, bits), unit(v, bits)];
    let radius = (log::log(u.constant(1.0) - u) * u.constant(-2.0)).unary(Opcode::Sqrt);
    let [sin, cos] = trig::sin_cos_of_turn(v);
    [radius * cos, radius * sin]
}

macro_rules! conversions {
    ($($unit:ident $normal:ident $Word:ident $Float:ident $bits:literal $largest:literal;)*) => {$(
        #[doc = concat!("Uniform numbers of [0, 1): multiples of 2^-", $bits, ", from the upper ", $bits, " bits of random words.")]
        #[track_caller]
        pub fn $unit<'k, V: Numbers<'k, $Word>>(words: V) -> V::Of<$Float> {
            let (k, reg) = words.parts();
            V::Of::from_parts(k, unit(Value::new(k, reg), $bits).reg)
        }

        #[doc = concat!(
            "Two independent numbers of the normal distribution with mean 0 and variance 1, of two random words (Box and \
            Muller). The greatest magnitude is ", $largest, ".",
        )]
        #[track_caller]
        pub fn $normal<'k, V: Numbers<'k, $Word>>(words: [V; 2]) -> [V::Of<$Float>; 2] {
            let (words, []) = operands(words, [] as [$Word; 0]);
            normal_pair(words, $bits).map(|number| V::Of::from_parts(number.k, number.reg))
        }
    )*};
}
conversions! {
    unit_f32 normal_f32 u32 f32 24 "5.77";
    unit_f64 normal_f64 u64 f64 53 "8.57";
}
