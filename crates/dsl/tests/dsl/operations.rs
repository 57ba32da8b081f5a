//! Operators and methods on scalars and vectors: compares each with the same expression in plain Rust.

use kernelsmith_dsl::{self as dsl, K, Vector, VectorVar};
use kernelsmith_exec::{In, Out};

/// Runs `body` on the vectors of 11 elements, at two widths.
#[track_caller]
fn vectors<T, U>(
    x: [T; 11],
    y: [T; 11],
    body: impl for<'k> Fn(K<'k>, Vector<'k, T>, Vector<'k, T>) -> Vector<'k, U>,
    want: impl Fn(T, T) -> U,
) where
    T: dsl::MemoryElement<Number = T> + dsl::Lane,
    U: dsl::MemoryElement<Number = U> + dsl::Lane + Default + PartialEq + std::fmt::Debug,
    fn(In<T>, In<T>, Out<U>): for<'k> dsl::KernelSignature<
            Handles<'k> = (dsl::Input<'k, T>, dsl::Input<'k, T>, dsl::Output<'k, U>),
            Value<'k> = (),
        > + for<'a> dsl::InterpretSignature<Actuals<'a> = (&'a [T], &'a [T], &'a mut [U]), Result = ()>,
{
    let kernel = dsl::build::<fn(In<T>, In<T>, Out<U>)>("vectors", |k, (x, y, out)| {
        k.for_each_vector(out.len(), |i| out.store(i, body(k, x.load(i), y.load(i))));
    })
    .unwrap();
    for bits in [128, 512] {
        let mut out = [U::default(); 11];
        kernel.interpret((&x, &y, &mut out), bits).unwrap();
        for at in 0..11 {
            assert_eq!(out[at], want(x[at], y[at]), "lane {at} of {bits}");
        }
    }
}

const FLOATS: [f32; 11] = [0.0, -0.0, 1.5, -2.5, 3.49, -7.0, 1e9, -1e9, 0.5, 2.5, 100.25];
const OTHERS: [f32; 11] = [1.0, -2.0, 0.5, 4.0, -0.25, 7.0, 3.0, 1e-3, 8.0, -1.0, 2.0];
const INTS: [i32; 11] = [0, 1, -1, 7, -7, i32::MAX, i32::MIN, 100, -100, 65_536, 12_345];
const AMOUNTS: [i32; 11] = [1, 2, 3, 4, 5, 6, 31, 8, 9, 16, 1];

#[test]
fn float_arithmetic() {
    vectors(FLOATS, OTHERS, |_, x, y| x + y, |x, y| x + y);
    vectors(FLOATS, OTHERS, |_, x, y| x - y, |x, y| x - y);
    vectors(FLOATS, OTHERS, |_, x, y| x * y / 3.0, |x, y| x * y / 3.0);
    vectors(FLOATS, OTHERS, |_, x, _| 2.0 * x - 1.0, |x, _| 2.0 * x - 1.0);
    vectors(FLOATS, OTHERS, |_, x, y| 1.0 / y - x, |x, y| 1.0 / y - x);
    vectors(FLOATS, OTHERS, |_, x, y| x.mul_add(y, 0.5), |x, y| x.mul_add(y, 0.5));
    vectors(FLOATS, OTHERS, |k, x, y| k.splat(2.0).mul_add(x, y), |x, y| 2.0f32.mul_add(x, y));
    vectors(FLOATS, OTHERS, |_, x, y| x.min(y).max(-3.0), |x, y| x.min(y).max(-3.0));
    vectors(FLOATS, OTHERS, |_, x, _| (-x).abs().sqrt(), |x, _| (-x).abs().sqrt());
    vectors(FLOATS, OTHERS, |_, x, _| x.floor() + x.ceil(), |x, _| x.floor() + x.ceil());
    vectors(FLOATS, OTHERS, |_, x, _| x.trunc() - x.round(), |x, _| x.trunc() - x.round_ties_even());
}

#[test]
fn integer_methods() {
    let high = |x: i32, y: i32| ((i64::from(x) * i64::from(y)) >> 32) as i32;
    vectors(INTS, AMOUNTS, |_, x, y| x.mul_high(y * 77), |x, y| high(x, y * 77));
    vectors(
        INTS,
        AMOUNTS,
        |_, x, y| x.saturating_add(y).saturating_sub(-9),
        |x, y| x.saturating_add(y).saturating_sub(-9),
    );
    vectors(INTS, AMOUNTS, |_, x, y| x.average(y), |x, y| ((i64::from(x) + i64::from(y) + 1) >> 1) as i32);
    vectors(INTS, AMOUNTS, |_, x, y| x.abs_diff(y), |x, y| x.abs_diff(y) as i32);
    vectors(
        INTS,
        AMOUNTS,
        |_, x, y| x.rotate_left(y) ^ x.rotate_right(3),
        |x, y| x.rotate_left(y as u32) ^ x.rotate_right(3),
    );
    vectors(
        INTS,
        AMOUNTS,
        |_, x, _| x.count_ones() + x.leading_zeros() * x.trailing_zeros(),
        |x, _| (x.count_ones() + x.leading_zeros() * x.trailing_zeros()) as i32,
    );
    vectors(INTS, AMOUNTS, |_, x, _| x.swap_bytes() ^ x.reverse_bits(), |x, _| x.swap_bytes() ^ x.reverse_bits());
    vectors(INTS, AMOUNTS, |_, x, y| x.mul_wide::<i64>(y), |x, y| i64::from(x) * i64::from(y));
}

#[test]
fn integer_arithmetic() {
    vectors(INTS, AMOUNTS, |_, x, y| x + y * 3, |x, y| x.wrapping_add(y.wrapping_mul(3)));
    vectors(INTS, AMOUNTS, |_, x, y| (x / y) ^ (x % y), |x, y| x.wrapping_div(y) ^ x.wrapping_rem(y));
    vectors(INTS, AMOUNTS, |_, x, y| (x << y) | (x >> y), |x, y| (x << y) | (x >> y));
    vectors(INTS, AMOUNTS, |_, x, y| !x & -y, |x, y| !x & -y);
    vectors(INTS, AMOUNTS, |_, x, _| 7 - (x >> 3), |x, _| 7i32.wrapping_sub(x >> 3));
    vectors(INTS, AMOUNTS, |_, x, y| x.min(y).max(2), |x, y| x.min(y).max(2));
    vectors(INTS, AMOUNTS, |_, x, y| x.clamp(-50, y), |x, y| x.max(-50).min(y));
    vectors(INTS, AMOUNTS, |_, x, _| x.clamp(9, 3), |_, _| 3);
}

#[test]
fn clamped_numbers() {
    vectors(FLOATS, OTHERS, |_, x, _| x.clamp(-2.0, 3.0), |x, _| x.clamp(-2.0, 3.0));
    vectors(FLOATS, OTHERS, |k, x, _| (x * f32::NAN).clamp(k.splat(-2.0), 3.0), |_, _| -2.0);
    let scalar =
        dsl::build::<fn(f64, u8) -> (f64, u8)>("scalar", |_, (x, n)| (x.clamp(-1.0, 1.0), n.clamp(3, 200))).unwrap();
    for (x, n, want) in
        [(-7.0, 0, (-1.0, 3)), (0.5, 17, (0.5, 17)), (f64::NAN, 255, (-1.0, 200)), (9.0, 200, (1.0, 200))]
    {
        assert_eq!(scalar.interpret((x, n), 128).unwrap(), want);
    }
}

#[test]
fn conversions() {
    vectors(FLOATS, OTHERS, |_, x, _| x.cast::<i8>(), |x, _| x as i8);
    vectors(FLOATS, OTHERS, |_, x, _| x.cast::<u64>(), |x, _| x as u64);
    vectors(INTS, AMOUNTS, |_, x, _| x.cast::<f64>(), |x, _| f64::from(x));
    vectors(INTS, AMOUNTS, |_, x, _| x.cast::<u8>().cast::<i64>(), |x, _| i64::from(x as u8));
    vectors(FLOATS, OTHERS, |_, x, _| x.bitcast::<u32>(), |x, _| x.to_bits());
    vectors(
        FLOATS,
        OTHERS,
        |_, x, _| x.min(50.0).max(-50.0).cast_in_range::<i32>(),
        |x, _| x.clamp(-50.0, 50.0) as i32,
    );
}

#[test]
fn masks() {
    vectors(FLOATS, OTHERS, |_, x, y| x.lt(y).select(x, y), |x, y| if x < y { x } else { y });
    vectors(
        FLOATS,
        OTHERS,
        |_, x, y| (x.ge(0.0) & !y.eq(1.0)).select(x, -1.0),
        |x, y| {
            if x >= 0.0 && y != 1.0 { x } else { -1.0 }
        },
    );
    // A mask over 8-bit lanes selects among 32-bit lanes, on either side of `&`.
    vectors(
        INTS,
        AMOUNTS,
        |_, x, y| (x.cast::<u8>().gt(9) ^ y.le(4)).select(x, y),
        |x, y| {
            if (x as u8 > 9) != (y <= 4) { x } else { y }
        },
    );
    vectors(
        INTS,
        AMOUNTS,
        |_, x, y| (y.ne(4) | x.cast::<u8>().gt(9)).select(y, 0),
        |x, y| {
            if y != 4 || x as u8 > 9 { y } else { 0 }
        },
    );
    vectors(INTS, AMOUNTS, |k, x, y| k.value(true).select_vector(y, x), |_, y| y);
}

#[test]
fn scalars_and_vectors_mix() {
    vectors(
        FLOATS,
        OTHERS,
        |k, x, y| {
            let (a, b) = (k.value(3.0f32), k.var(4.0f32));
            a * x + y * b - a
        },
        |x, y| 3.0 * x + y * 4.0 - 3.0,
    );
    vectors(
        FLOATS,
        OTHERS,
        |k, x, y| {
            let mut v: VectorVar<'_, f32> = k.vector_var(x);
            v *= 2.0;
            v -= y;
            v.set(v + 1.0);
            2.0 - v.get()
        },
        |x, y| 2.0 - (x * 2.0 - y + 1.0),
    );
    let kernel = dsl::build::<fn(i32) -> i32>("lanes", |k, (n,)| {
        let v = k.splat(7).insert(1, n).insert(2, 9);
        v.extract(0) + 10 * v.extract(1) + v.extract(2) * 100
    });
    assert_eq!(kernel.unwrap().interpret((3,), 128), Ok(937));
}

#[test]
fn scalar_operations() {
    let kernel = dsl::build::<fn(f64, f64) -> f64>("floats", |k, (x, y)| {
        let mut v = k.var(x.mul_add(y, 1.0));
        v += 2.0 * x;
        v /= y;
        (v.get().floor() - x.trunc() + y.ceil() * x.round()).abs().sqrt().max(v).min(1e300)
    });
    let naive = |x: f64, y: f64| {
        let v = (x.mul_add(y, 1.0) + 2.0 * x) / y;
        (v.floor() - x.trunc() + y.ceil() * x.round_ties_even()).abs().sqrt().max(v).min(1e300)
    };
    for (x, y) in [(1.25, 3.0), (-7.5, 0.1), (2.5, -2.0)] {
        assert_eq!(kernel.as_ref().unwrap().interpret((x, y), 128), Ok(naive(x, y)));
    }
    let kernel = dsl::build::<fn(u8, i64, bool) -> i64>("ints", |k, (x, y, flag)| {
        let wide = ((x.cast::<i64>() << 3) % 100) ^ y;
        let both = (flag & x.gt(10)) | (!flag ^ y.lt(0));
        k.select(both, wide - 1, 5 - wide) + flag.cast::<i64>() + (x + 255).cast::<i64>()
    });
    let naive = |x: u8, y: i64, flag: bool| {
        let wide = ((i64::from(x) << 3) % 100) ^ y;
        let both = (flag & (x > 10)) | (!flag ^ (y < 0));
        (if both { wide - 1 } else { 5 - wide }) + i64::from(flag) + i64::from(x.wrapping_add(255))
    };
    for (x, y, flag) in [(1, 2, true), (200, -9, false), (0, 7, false), (11, -1, true)] {
        assert_eq!(kernel.as_ref().unwrap().interpret((x, y, flag), 128), Ok(naive(x, y, flag)));
    }
}

#[test]
fn reductions_ignore_inactive_lanes() {
    let kernel = dsl::build::<fn(In<i32>, Out<i32>) -> bool>("reduce", |k, (x, out)| {
        let (sum, smallest, largest) = (k.var(0), k.var(i32::MAX), k.var(i32::MIN));
        let all_hold = k.var(true);
        k.for_each_vector(x.len(), |i| {
            // The addition changes the inactive lanes, too.
            let v = x.load(i) + 5;
            sum.set(sum + v.reduce_add());
            smallest.set(smallest.min(v.reduce_min()));
            largest.set(largest.max(v.reduce_max()));
            all_hold.set(all_hold & v.gt(5).all() & v.gt(6).any());
        });
        out.store(0, sum);
        out.store(1, smallest);
        out.store(2, largest);
        all_hold.get()
    })
    .unwrap();
    for n in [1, 3, 4, 6, 9] {
        for sign in [1, -1] {
            let x: Vec<i32> = (0..n).map(|at| sign * (at * 7 % 5 + 2)).collect();
            let mut out = [0; 3];
            let all_hold = kernel.interpret((&x, &mut out), 128).unwrap();
            let v = || x.iter().map(|x| x + 5);
            assert_eq!(out, [v().sum(), v().min().unwrap(), v().max().unwrap()]);
            assert_eq!(all_hold, sign > 0);
        }
    }
}

#[test]
fn lanes_have_numbers() {
    let kernel = dsl::build::<fn(usize, Out<f32>)>("ramp", |k, (start, out)| {
        k.for_each_vector(out.len(), |i| out.store(i, (i + start).iota::<f32>() * 2.0));
    })
    .unwrap();
    let mut out = [0.0; 11];
    kernel.interpret((3, &mut out), 256).unwrap();
    assert!(out.iter().enumerate().all(|(at, x)| *x == (at + 3) as f32 * 2.0));
    let kernel = dsl::build::<fn(Out<u16>) -> isize>("lanes", |k, (out,)| {
        k.for_each_vector_of::<u64>(out.len(), |i| out.store(i, k.splat(1u16).lanes().cast::<u16>() + i.iota::<u16>()));
        k.lanes::<u8>()
    })
    .unwrap();
    let mut out = [0; 5];
    assert_eq!(kernel.interpret((&mut out,), 256), Ok(32));
    assert_eq!(out, [4, 5, 6, 7, 8]);
}

#[test]
fn the_lane_base_is_that_of_the_widest_element() {
    fn lanes<S: dsl::KernelSignature>(body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>) -> String {
        let text = dsl::build::<S>("f", body).unwrap().function.to_string();
        text.lines().find_map(|line| line.split("splat.").nth(1)).unwrap().split(' ').next().unwrap().to_owned()
    }
    fn of(k: K<'_>) {
        let _ = k.splat(k.var(1.0f32).get());
    }
    assert_eq!(lanes::<fn(In<u8>, Out<u16>)>(|k, _| of(k)), "f32xn16");
    assert_eq!(lanes::<fn(In<u8>, *const f64)>(|k, _| of(k)), "f32xn64");
    assert_eq!(lanes::<fn(f64)>(|k, _| of(k)), "f32xn32");
    assert_eq!(
        lanes::<fn()>(|k, ()| {
            k.set_lane_base_of::<i16>();
            of(k);
        }),
        "f32xn16"
    );
}

#[test]
fn float_rules_mark_operations() {
    let source = dsl::build::<fn(f32, In<f32>) -> f32>("rules", |k, (a, x)| {
        let mut sum = k.vector_var(0.0f32);
        k.float_rules(true, true);
        k.for_each_vector(x.len(), |i| sum += a * x.load(i));
        k.float_rules(false, false);
        sum.reduce_add() + a
    });
    let text = source.unwrap().function.to_string();
    assert_eq!(text.matches("contract").count(), 4);
    assert!(!text.lines().rev().take(5).any(|line| line.contains("contract")));
}

#[test]
fn deeply_nested_choices_are_checked_instead() {
    let kernel = dsl::build::<fn(isize, isize, In<f32>) -> f32>("deep", |k, (n, m, x)| {
        let mut at = n;
        for step in 0..40 {
            at = if step % 2 == 0 { at.max(m + step) } else { at.min(n * 2 - step) };
        }
        let first = x.get(at);
        k.select(n.gt(m), first, 0.0)
    })
    .unwrap();
    assert_eq!(kernel.contract.checks.len(), 1);
    assert_eq!(kernel.interpret((30, -60, &[1.5; 40]), 128), Ok(1.5));
}

#[test]
fn pointers_have_no_contract() {
    let source = dsl::build::<fn(*const f32, *mut f32, isize)>("copy", |k, (from, to, n)| {
        k.for_each_vector(n, |i| to.offset(1).store(i, from.load(i + 2)));
    });
    let source = source.unwrap();
    assert!(source.contract.accesses.is_empty() && !source.signature.is_safe());
    let text = source.function.to_string();
    assert!(text.contains("[%0 + %3*4 + 8]") && text.contains("addr"), "{text}");
}

#[test]
fn unsigned_constants_above_the_signed_maximum() {
    let kernel = dsl::build::<fn(u64, In<f32>) -> u64>("unsigned", |k, (n, x)| {
        let clamped = n.min(u64::MAX).max(1 << 63);
        let first = x.get(n.min(2).cast::<isize>());
        k.select(first.gt(0.0), clamped, 0u64)
    })
    .unwrap();
    // The range of the index, at most 2, is known, so the contract covers the access.
    assert!(!kernel.contract.traps);
    assert_eq!(kernel.interpret((u64::MAX - 1, &[1.0; 3]), 128), Ok(u64::MAX - 1));
    assert_eq!(kernel.interpret((0, &[1.0; 3]), 128), Ok(1 << 63));
    assert!(kernel.interpret((5, &[1.0; 2]), 128).is_err());
}

#[test]
fn branches_carry_hints() {
    let source = dsl::build::<fn(i32) -> i32>("hints", |k, (x,)| {
        let y = k.var(x);
        k.if_(x.lt(0).unlikely(), || y.set(0));
        k.while_(
            || y.gt(10).likely(),
            || {
                k.break_if_(1, y.eq(77).unlikely());
                y.set(y - 1);
            },
        );
        y.get()
    });
    let text = source.unwrap().function.to_string();
    assert_eq!((text.matches(" likely").count(), text.matches(" unlikely").count()), (1, 2), "{text}");
}

#[test]
fn extremes_and_estimates() {
    vectors(FLOATS, OTHERS, |_, x, y| x.minimum(y).maximum(-3.0), |x, y| x.min(y).max(-3.0));
    vectors(FLOATS, OTHERS, |_, x, y| x.minimum_number(y).maximum_number(0.5), |x, y| x.min(y).max(0.5));
    vectors(FLOATS, OTHERS, |_, x, y| x.unordered_lt(y).select(x, y), |x, y| if x < y { x } else { y });
    vectors(FLOATS, OTHERS, |_, x, _| x.ordered(x).select(x, 7.0), |x, _| x);
    let close = |x: f32, y: f32| f32::from((x / y - 1.0).abs() < 1e-5);
    vectors(
        FLOATS,
        OTHERS,
        |_, _, y| ((y.recip_approximate() * y) - 1.0).abs().lt(1e-5).select(1.0f32, 0.0),
        |_, y| close(1.0 / y * y, 1.0),
    );
    vectors(
        OTHERS,
        OTHERS,
        |_, x, _| {
            let x = x.abs();
            ((x.rsqrt_approximate() * x.sqrt()) - 1.0).abs().lt(1e-5).select(1.0f32, 0.0)
        },
        |_, _| 1.0,
    );
}

#[test]
fn saturating_conversions() {
    vectors(INTS, AMOUNTS, |_, x, _| x.cast_saturating::<i16>(), |x, _| x.clamp(-32768, 32767) as i16);
    vectors(INTS, AMOUNTS, |_, x, _| x.cast_saturating::<u8>(), |x, _| x.clamp(0, 255) as u8);
}

/// Runs `body` on one vector of eight lanes, with 256-bit vectors.
#[track_caller]
fn shuffled(body: impl for<'k> Fn(Vector<'k, i32>) -> Vector<'k, i32>, want: [i32; 8]) {
    let kernel = dsl::build::<fn(In<i32>, Out<i32>)>("shuffled", |k, (x, out)| {
        k.for_each_vector(out.len(), |i| out.store(i, body(x.load(i))));
    })
    .unwrap();
    let mut out = [0; 8];
    kernel.interpret((&[10, 11, 12, 13, 14, 15, 16, 17], &mut out), 256).unwrap();
    assert_eq!(out, want);
}

#[test]
fn lanes_are_shuffled() {
    shuffled(|x| x.reverse(), [17, 16, 15, 14, 13, 12, 11, 10]);
    shuffled(|x| x.interleave_low(x + 100), [10, 110, 11, 111, 12, 112, 13, 113]);
    shuffled(|x| x.interleave_high(x + 100), [14, 114, 15, 115, 16, 116, 17, 117]);
    shuffled(|x| x.even(x + 100), [10, 12, 14, 16, 110, 112, 114, 116]);
    shuffled(|x| x.odd(x + 100), [11, 13, 15, 17, 111, 113, 115, 117]);
    shuffled(|x| x.shuffle(x + 100, &[0, 5, 3, 6]), [10, 111, 13, 112, 14, 115, 17, 116]);
    shuffled(|x| x.align(3, x + 100), [13, 14, 15, 16, 17, 110, 111, 112]);
    shuffled(|x| x.permute(x * 3), [16, 11, 14, 17, 12, 15, 10, 13]);
    shuffled(|x| x.compress((x & 1).eq(1)), [11, 13, 15, 17, 0, 0, 0, 0]);
    shuffled(|x| x.expand((x & 1).eq(1)), [0, 10, 0, 11, 0, 12, 0, 13]);
    shuffled(|x| x.scan_add(), [10, 21, 33, 46, 60, 75, 91, 108]);
    shuffled(|x| Vector::transpose4([x, x + 100, x + 200, x + 300])[1], [11, 111, 211, 311, 15, 115, 215, 315]);
    shuffled(|x| (x.reduce_xor() + x.reduce_or() + x.reduce_and()).splat(), [31; 8]);
    shuffled(|x| (x.gt(12).first_true() + x.gt(12).count() * 10).cast::<i32>().splat(), [53; 8]);
}

#[test]
fn half_floats_travel_as_bits() {
    vectors(
        FLOATS,
        OTHERS,
        |_, x, _| x.to_bf16_bits().bf16_to_f32(),
        |x, _| {
            let bits = x.to_bits();
            f32::from_bits((bits + 0x7fff + (bits >> 16 & 1)) & 0xffff_0000)
        },
    );
    // Small integers and their halves are exact in 16 bits.
    vectors(AMOUNTS, AMOUNTS, |_, x, _| (x.cast::<f32>() * 0.5).to_f16_bits().f16_to_f32(), |x, _| x as f32 * 0.5);
    vectors(AMOUNTS, AMOUNTS, |_, _, y| (y.cast::<f32>() * 0.0 + 1.0).to_f16_bits(), |_, _| 0x3c00u16);
}
