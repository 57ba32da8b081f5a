//! Chains of steps over slices.

use super::super::kernels_machines::{all, jits_for};
use super::{check_output, each_kernel, elements, size};
use kernelsmith::kernels::chain::{Chain, Expression, Term};
use kernelsmith::kernels::map::{Binary, Map, Tolerance};
use kernelsmith::kernels::{KernelError, Machine, Primitive, PrimitiveExt};
use kernelsmith::manager::Manager;
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::GuardedBuffer;
use kernelsmith::{Bf16, F16};
use kernelsmith_ir::random::Rng;

/// Functions with exact results.
const MAPS: [Map; 9] = [
    Map::Abs,
    Map::Neg,
    Map::Square,
    Map::Relu,
    Map::LeakyRelu(0.1),
    Map::RELU6,
    Map::Scale(0.3),
    Map::Offset(-1.0),
    Map::Reciprocal,
];

/// Random steps.
fn steps(e: &mut Expression, x: &[Term], random: &mut Rng) -> Term {
    let mut terms = x.to_vec();
    for _ in 0..size(random, 12) {
        let [a, b, c] = [0; 3].map(|_| random.pick(&terms));
        let term = match random.below(5) {
            0 => e.constant(random.below(100) as f64 / 16.0),
            1 => e.map(random.pick(&MAPS), a),
            2 => e.binary(random.pick(&Binary::ALL), a, b),
            3 => e.mul_add(a, b, c),
            _ => {
                let mut coefficient = || if random.below(3) == 0 { 0.0 } else { random.below(64) as f64 / 64.0 - 0.5 };
                let coefficients: Vec<f64> = (0..17).map(|_| coefficient()).collect();
                e.polynomial(a, &coefficients[..1 + random.below(17)])
            }
        };
        terms.push(term);
    }
    terms[terms.len() - 1]
}

macro_rules! checks {
    ($($name:ident [$($x:ident $T:ty),*] $U:ty;)*) => {$(
        fn $name(random: &mut Rng, jits: &[Jit]) {
            let chain = Chain::<($($T,)*), $U>::new(|e, x| steps(e, x, random));
            let chain = if random.below(4) == 0 { chain.expected(1 << 30) } else { chain };
            let n = random.below(200);
            $( let $x = elements::<$T>(random, n); )*
            let before = elements::<$U>(random, n);
            let mut want = before.clone();
            chain.naive(($(&$x[..],)*), &mut want);
            each_kernel(&chain, jits, |_, kernel| {
                check_output(&chain, &before, &want, |_| true, Tolerance::EXACT, |edge, y| {
                    $( let $x = GuardedBuffer::new(&$x, edge).unwrap(); )*
                    kernel.call(($($x.slice(),)*), y).unwrap();
                });
                kernel.call(($(&$x[..],)*), &mut vec![<$U>::default(); n + 1]).unwrap_err();
            });
        }
    )*};
}
checks! {
    of_one [x f32] f32;
    of_two [x f32, y f32] f32;
    of_halves [x F16, y Bf16, z f32] F16;
    to_bf16 [x Bf16] Bf16;
    of_doubles [x f64, y f64] f64;
    of_six [a f32, b F16, c f32, d Bf16, e f32, f f32] f32;
}

/// A random chain.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let random = &mut Rng::new(seed);
    match seed % 8 {
        0 => of_halves(random, jits),
        1 => to_bf16(random, jits),
        2 => of_doubles(random, jits),
        3 => of_six(random, jits),
        4 | 5 => of_two(random, jits),
        _ => of_one(random, jits),
    }
}

#[test]
fn random_chains_agree_with_naive() {
    (0..80).for_each(|seed| check_random(jits_for(seed, 17), seed));
}

#[test]
fn approximate_maps_stay_within_their_tolerance() {
    let gated = Chain::<(f32, f32), f32>::new(|e, x| {
        let gate = e.map(Map::Silu, x[0]);
        e.binary(Binary::Mul, gate, x[1])
    });
    let random = &mut Rng::new(3);
    let [x, y] = [0; 2].map(|_| elements::<f32>(random, 1000));
    let mut want = vec![0.0; 1000];
    gated.naive((&x, &y), &mut want);
    let silu = Map::Silu.tolerance::<f32>();
    let tolerance = Tolerance { relative: silu.relative + 2f64.powi(-23), absolute: 1e-30 };
    each_kernel(&gated, all(), |_, kernel| {
        check_output(&gated, &want, &want, |_| true, tolerance, |_, z| kernel.call((&x, &y), z).unwrap());
    });
}

#[test]
fn mistakes_and_chains_are_described() {
    let message = |chain: Chain<(f32,), f32>| chain.check().unwrap_err().to_string();
    let polynomial = |n: usize| Chain::<(f32,), f32>::new(|e, x| e.polynomial(x[0], &vec![1.0; n]));
    assert_eq!(message(polynomial(0)), "chain: `polynomial` has 0 coefficients, but must have 1 to 65");
    message(Chain::new(|e, x| e.polynomial(x[0], &[f64::NAN])));
    message(Chain::new(|e, x| e.map(Map::Clamp(2.0, 1.0), x[0])));
    let mut foreign = None;
    let _ = Chain::<(f32, f32), f32>::new(|_, x| *foreign.insert(x[1]));
    let message = message(Chain::new(|e, x| e.binary(Binary::Add, x[0], foreign.unwrap())));
    assert_eq!(message, "chain: `steps` use Term(1), which does not exist yet: it belongs to another chain");
    let explained = polynomial(9).explain(&Machine::new("x86-64-v3", None, &[], &[128, 256]));
    assert!(explained.contains("about 9 operations"), "{explained}");
}

#[test]
fn chains_are_kept_by_their_steps() -> Result<(), KernelError> {
    let manager = Manager::new(Jit::host().unwrap());
    let polynomial = |c: f64| Chain::<(f32,), f32>::new(|e, x| e.polynomial(x[0], &[c, 2.0]));
    let mut y = [0.0];
    for c in [1.0, 3.0, 1.0] {
        polynomial(c).kernel(&manager)?.call((&[5.0],), &mut y).unwrap();
        assert_eq!(y, [c as f32 + 10.0]);
    }
    // The same steps for other types are another kernel.
    let halves = Chain::<(F16,), f32>::new(|e, x| e.polynomial(x[0], &[1.0, 2.0]));
    halves.kernel(&manager)?.call((&[F16::from(5.0)],), &mut y).unwrap();
    assert_eq!(y, [11.0]);
    Ok(())
}
