//! Counter-based random numbers: the known answers of Random123, and the distributions.
//!
//! The answers are those of Random123 1.14, `tests/kat_vectors`. Machine code of every level and the interpreter must
//! give them, for scalars and in every lane of vectors.

use kernelsmith::prelude::*;
use kernelsmith::{Level, random};

/// Elements per word: full vectors of all widths, and a remainder.
const N: usize = 37;

fn jits() -> Vec<Jit> {
    let targets = Level::ALL.into_iter().map(|level| Target::new(level, level.convention()).unwrap());
    let jits = targets.filter(|target| target.check_host().is_ok());
    jits.map(|target| Jit::for_target(target, JitOptions::new()).unwrap()).collect()
}

macro_rules! known_answers {
    ($($test:ident $function:ident $Word:ident, $words:literal $keys:literal { $($counter:tt $key:tt => $answer:tt;)* })*) => {$(
        #[test]
        fn $test() {
            // All counters, keys and results are in one slice each: word by word, N lanes of each.
            let vectors = build::<fn(In<$Word>, In<$Word>, Out<$Word>)>("vectors", |k, (counter, key, out)| {
                let n = k.value(N as isize);
                let key: [_; $keys] = core::array::from_fn(|at| key.load(at as isize));
                k.for_each_vector_of::<$Word>(n, |i| {
                    let words: [_; $words] = core::array::from_fn(|at| counter.load(i + (at * N) as isize));
                    for (at, word) in random::$function(words, key).into_iter().enumerate() {
                        out.store(i + (at * N) as isize, word);
                    }
                });
            })
            .unwrap();
            let scalars = build::<fn(In<$Word>, In<$Word>, Out<$Word>)>("scalars", |_, (counter, key, out)| {
                let key: [_; $keys] = core::array::from_fn(|at| key.load(at as isize));
                let words: [_; $words] = core::array::from_fn(|at| counter.load((at * N) as isize));
                for (at, word) in random::$function(words, key).into_iter().enumerate() {
                    out.store((at * N) as isize, word);
                }
            })
            .unwrap();
            let cases: &[([$Word; $words], [$Word; $keys], [$Word; $words])] = &[$( ($counter, $key, $answer), )*];
            for (counter, key, answer) in cases {
                let spread: Vec<$Word> = counter.iter().flat_map(|&word| [word; N]).collect();
                let want: Vec<$Word> = answer.iter().flat_map(|&word| [word; N]).collect();
                let mut out = vec![0; $words * N];
                Jit::interpreter().interpret(&vectors, (&spread, key, &mut out)).unwrap();
                assert_eq!(out, want, "interpreter");
                for jit in jits() {
                    out.fill(0);
                    jit.compile(&vectors).unwrap().call(&spread, key, &mut out).unwrap();
                    assert_eq!(out, want, "{jit:?}");
                    out.fill(0);
                    jit.compile(&scalars).unwrap().call(&spread, key, &mut out).unwrap();
                    let given: Vec<$Word> = out.iter().step_by(N).copied().collect();
                    assert_eq!(given, answer, "{jit:?}");
                }
            }
        }
    )*};
}

known_answers! {
    philox philox4x32 u32, 4 2 {
        [0; 4] [0; 2] => [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8];
        [u32::MAX; 4] [u32::MAX; 2] => [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd];
        [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344] [0xa409_3822, 0x299f_31d0]
            => [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1];
    }
    threefry_of_four threefry4x64 u64, 4 4 {
        [0; 4] [0; 4]
            => [0x0921_8ebd_e6c8_5537, 0x5594_1f52_66d8_6105, 0x4bd2_5e16_2824_34dc, 0xee29_ec84_6bd2_e40b];
        [u64::MAX; 4] [u64::MAX; 4]
            => [0x29c2_4097_942b_ba1b, 0x0371_bbfb_0f6f_4e11, 0x3c23_1ffa_33f8_3a1c, 0xcd29_113f_de32_d168];
        [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344, 0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89]
        [0x4528_21e6_38d0_1377, 0xbe54_66cf_34e9_0c6c, 0xbe54_66cf_34e9_0c6c, 0xc0ac_29b7_c97c_50dd]
            => [0xa7e8_fde5_9165_1bd9, 0xbaaf_d0c3_0138_319b, 0x84a5_c1a7_29e6_85b9, 0x901d_406c_cebc_1ba4];
    }
    threefry_of_two threefry2x64 u64, 2 2 {
        [0; 2] [0; 2] => [0xc2b6_e3a8_c2c6_9865, 0x6f81_ed42_f350_084d];
        [u64::MAX; 2] [u64::MAX; 2] => [0xe02c_b7c4_d95d_277a, 0xd066_33d0_893b_8b68];
        [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344] [0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89]
            => [0x263c_7d30_bb0f_0af1, 0x56be_8361_d331_1526];
    }
}

#[test]
fn naplespu_gives_the_known_answer() {
    let source = build::<fn(Out<u32>)>("philox", |k, (out,)| {
        k.for_each_vector(out.len(), |i| {
            let zero = k.splat(0u32);
            out.store(i, random::philox4x32([zero; 4], [0, 0])[3]);
        });
    })
    .unwrap();
    let mut out = [0; N];
    let accelerator = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    accelerator.simulated(&source).unwrap().call((&mut out,)).unwrap();
    assert_eq!(out, [0x9b00_dbd8; N]);
}

/// Mean and variance.
fn moments(numbers: &[f64]) -> [f64; 2] {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    [mean, numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / n]
}

macro_rules! distributions {
    ($($test:ident $Word:ident $Float:ident $unit:ident $normal:ident $bits:literal $largest:literal $error:literal;)*) => {$(
        #[test]
        fn $test() {
            let source = build::<fn(In<$Word>, In<$Word>, Out<$Float>, Out<$Float>, Out<$Float>)>("distributions", |k, (u, v, unit, a, b)| {
                k.for_each_vector_of::<$Word>(unit.len(), |i| {
                    let words = [u.load(i), v.load(i)];
                    unit.store(i, random::$unit(words[0]));
                    let [first, second] = random::$normal(words);
                    a.store(i, first);
                    b.store(i, second);
                });
            })
            .unwrap();
            // The extreme words, and words of a generator that differs from those tested above.
            let mut rng = kernelsmith_ir::random::Rng::new(1);
            let mut words = || [0, $Word::MAX].into_iter().chain((0..40_000).map(|_| rng.bits() as $Word)).collect::<Vec<_>>();
            let (u, v) = (words(), words());
            let [mut unit, mut a, mut b] = [const { Vec::new() }; 3].map(|_: Vec<$Float>| vec![0.0; u.len()]);
            Jit::interpreter().interpret(&source, (&u, &v, &mut unit, &mut a, &mut b)).unwrap();
            for jit in jits() {
                let [mut unit_here, mut a_here, mut b_here] = [&unit, &a, &b].map(|like| vec![0.0; like.len()]);
                jit.compile(&source).unwrap().call(&u, &v, &mut unit_here, &mut a_here, &mut b_here).unwrap();
                assert!(unit_here == unit && a_here == a && b_here == b, "{jit:?}");
            }
            let scale = (1u64 << $bits) as f64;
            let exact = |word: $Word| (word >> ($Word::BITS - $bits)) as f64 / scale;
            for (at, (&u, &v)) in u.iter().zip(&v).enumerate() {
                assert_eq!(f64::from(unit[at]), exact(u));
                let radius = (-2.0 * (1.0 - exact(u)).ln()).sqrt();
                let angle = std::f64::consts::TAU * exact(v);
                let distance = (f64::from(a[at]) - radius * angle.cos()).abs().max((f64::from(b[at]) - radius * angle.sin()).abs());
                assert!(distance <= $error * (1.0 + radius), "{u:x} {v:x}: {} {}", a[at], b[at]);
                assert!(a[at].abs() <= $largest && b[at].abs() <= $largest);
            }
            assert!(unit[0] == 0.0 && unit[1] < 1.0 && (a[0], b[0]) == (0.0, 0.0));
            let wide = |numbers: &[$Float]| numbers.iter().map(|&number| f64::from(number)).collect::<Vec<f64>>();
            let [mean, variance] = moments(&wide(&unit));
            assert!((mean - 0.5).abs() < 0.01 && (variance - 1.0 / 12.0).abs() < 0.002, "{mean} {variance}");
            for normal in [&a, &b] {
                let [mean, variance] = moments(&wide(normal));
                assert!(mean.abs() < 0.02 && (variance - 1.0).abs() < 0.03, "{mean} {variance}");
            }
        }
    )*};
}
distributions! {
    single_precision u32 f32 unit_f32 normal_f32 24 5.77 2e-7;
    double_precision u64 f64 unit_f64 normal_f64 53 8.5717 1e-15;
}

#[test]
fn lanes_that_differ_are_a_mistake() {
    let errors = build::<fn(Out<u32>)>("mixed", |k, (out,)| {
        let [four, eight] = [4, 8].map(|lanes| k.fixed_lanes(lanes).splat(1u32));
        k.fixed_lanes(4);
        let [word, ..] = random::philox4x32([four, eight, four, four], [1, 2]);
        out.store(k.fixed_lanes(4).at(0), word);
    });
    let text = errors.unwrap_err().to_string();
    assert!(text.contains("lane counts") && text.contains("random.rs"), "{text}");
}
