//! Special values as in C (Annex F of the standard): infinities, signed zeros, NaN, domain errors, exact results.
//!
//! In: arguments and results that both types represent. Every vector level, and the interpreter.

use super::{Name, Name::*, jits, kernel_f32, kernel_f64};
use kernelsmith::prelude::*;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// Whether a result is the wanted one, or as close to it as the type permits if it is a multiple of pi.
fn is_wanted(given: f64, want: f64, rounded: f64) -> bool {
    given.to_bits() == want.to_bits() || given.to_bits() == rounded.to_bits() || given.is_nan() && want.is_nan()
}

/// Checks rows of two arguments and a result, on both types.
#[track_caller]
fn check(name: Name, rows: &[[f64; 3]]) {
    // Enough rows for full vectors and for the remainder.
    let rows: Vec<[f64; 3]> = rows.iter().cycle().take(rows.len() + 32).copied().collect();
    let column = |at: usize| rows.iter().map(|row| row[at]).collect::<Vec<f64>>();
    let narrow = |column: Vec<f64>| column.into_iter().map(|x| x as f32).collect::<Vec<f32>>();
    let verify = |how: &str, results: &mut dyn Iterator<Item = f64>| {
        for ([x, y, want], given) in rows.iter().zip(results) {
            let fine = is_wanted(given, *want, f64::from(*want as f32));
            assert!(fine, "{name:?} of {x:e} and {y:e} gives {given:e} instead of {want:e}: {how}");
        }
    };
    let (x, y, mut z) = (column(0), column(1), vec![0.0; rows.len()]);
    let (x_f32, y_f32, mut z_f32) = (narrow(column(0)), narrow(column(1)), vec![0.0; rows.len()]);
    let (of_f64, of_f32) = (kernel_f64(name, true), kernel_f32(name, true));
    let interpreter = Jit::interpreter();
    interpreter.interpret(&of_f64, (&x, &y, &mut z)).unwrap();
    verify("f64, interpreter", &mut z.iter().copied());
    interpreter.interpret(&of_f32, (&x_f32, &y_f32, &mut z_f32)).unwrap();
    verify("f32, interpreter", &mut z_f32.iter().map(|&z| f64::from(z)));
    for jit in jits() {
        jit.compile(&of_f64).unwrap().call(&x, &y, &mut z).unwrap();
        verify("f64", &mut z.iter().copied());
        jit.compile(&of_f32).unwrap().call(&x_f32, &y_f32, &mut z_f32).unwrap();
        verify("f32", &mut z_f32.iter().map(|&z| f64::from(z)));
    }
}

/// Rows of one argument and a result.
#[track_caller]
fn check_one(name: Name, rows: &[[f64; 2]]) {
    check(name, &rows.iter().map(|&[x, want]| [x, 0.0, want]).collect::<Vec<_>>());
}

#[test]
fn exponentials() {
    check_one(Exp10, &[[0.0, 1.0], [-0.0, 1.0], [INF, INF], [-INF, 0.0], [NAN, NAN], [400.0, INF], [-400.0, 0.0]]);
    check_one(Exp10, &[[1.0, 10.0], [2.0, 100.0], [3.0, 1e3], [5.0, 1e5], [10.0, 1e10]]);
    check_one(Expm1, &[[0.0, 0.0], [-0.0, -0.0], [INF, INF], [-INF, -1.0], [NAN, NAN], [1e3, INF], [-1e3, -1.0]]);
    check_one(Sinh, &[[0.0, 0.0], [-0.0, -0.0], [INF, INF], [-INF, -INF], [NAN, NAN], [1e3, INF], [-1e3, -INF]]);
    check_one(Cosh, &[[0.0, 1.0], [-0.0, 1.0], [INF, INF], [-INF, INF], [NAN, NAN], [1e3, INF], [-1e3, INF]]);
}

#[test]
fn logarithms() {
    for name in [Log, Log2, Log10] {
        check_one(name, &[[0.0, -INF], [-0.0, -INF], [1.0, 0.0], [-1.0, NAN], [-INF, NAN], [INF, INF], [NAN, NAN]]);
    }
    check_one(Log2, &[[2.0, 1.0], [0.5, -1.0], [8.0, 3.0], [2f64.powi(-126), -126.0], [2f64.powi(-149), -149.0]]);
    check_one(Log10, &[[10.0, 1.0], [100.0, 2.0], [1e3, 3.0], [1e5, 5.0], [1e10, 10.0]]);
    check_one(Log1p, &[[0.0, 0.0], [-0.0, -0.0], [-1.0, -INF], [-2.0, NAN], [INF, INF], [-INF, NAN], [NAN, NAN]]);
}

#[test]
fn trigonometric_functions() {
    check_one(Tan, &[[0.0, 0.0], [-0.0, -0.0], [INF, NAN], [-INF, NAN], [NAN, NAN]]);
    check_one(Asin, &[[0.0, 0.0], [-0.0, -0.0], [1.0, FRAC_PI_2], [-1.0, -FRAC_PI_2], [1.5, NAN], [-INF, NAN]]);
    check_one(Acos, &[[1.0, 0.0], [-1.0, PI], [0.0, FRAC_PI_2], [-0.0, FRAC_PI_2], [1.5, NAN], [-2.0, NAN]]);
    check_one(
        Atan,
        &[[0.0, 0.0], [-0.0, -0.0], [INF, FRAC_PI_2], [-INF, -FRAC_PI_2], [1.0, FRAC_PI_4], [-1.0, -FRAC_PI_4]],
    );
    for name in [Asin, Acos, Atan] {
        check_one(name, &[[NAN, NAN]]);
    }
}

#[test]
fn angles_of_points() {
    let three_quarters = 3.0 * FRAC_PI_4;
    let mut rows = vec![
        [0.0, 0.0, 0.0],
        [0.0, -0.0, PI],
        [INF, INF, FRAC_PI_4],
        [INF, -INF, three_quarters],
        [0.0, 1.0, 0.0],
        [0.0, INF, 0.0],
        [0.0, -1.0, PI],
        [0.0, -INF, PI],
        [1.0, 0.0, FRAC_PI_2],
        [1.0, -0.0, FRAC_PI_2],
        [INF, 1.0, FRAC_PI_2],
        [INF, -1.0, FRAC_PI_2],
        [1.0, INF, 0.0],
        [1.0, -INF, PI],
        [1.0, 1.0, FRAC_PI_4],
        [1.0, -1.0, three_quarters],
        [1e-40, 1e-40, FRAC_PI_4],
        [1e38, 1e38, FRAC_PI_4],
    ];
    rows.extend(rows.clone().iter().map(|&[y, x, angle]| [-y, x, -angle]));
    rows.extend([[NAN, 1.0, NAN], [1.0, NAN, NAN], [NAN, NAN, NAN], [NAN, INF, NAN], [INF, NAN, NAN], [0.0, NAN, NAN]]);
    check(Atan2, &rows);
}

#[test]
fn roots() {
    check_one(Cbrt, &[[0.0, 0.0], [-0.0, -0.0], [INF, INF], [-INF, -INF], [NAN, NAN], [8.0, 2.0], [-27.0, -3.0]]);
    let mut rows =
        vec![[3.0, 4.0, 5.0], [0.0, 0.0, 0.0], [5.0, 0.0, 5.0], [NAN, 1.0, NAN], [NAN, 0.0, NAN], [INF, 1.0, INF]];
    rows.extend([
        [INF, NAN, INF],
        [-INF, NAN, INF],
        [INF, INF, INF],
        [NAN, NAN, NAN],
        [2f64.powi(-149), 0.0, 2f64.powi(-149)],
    ]);
    rows.extend([[3e37, 4e37, f64::from(5e37f32)]].map(|[x, y, z]: [f64; 3]| [x / 1e37, y / 1e37, (z / 1e37).round()]));
    rows.extend(rows.clone().iter().map(|&[x, y, length]| [-y, x, length]));
    check(Hypot, &rows);
}

#[test]
fn error_and_gamma_functions() {
    check_one(Erfc, &[[0.0, 1.0], [-0.0, 1.0], [INF, 0.0], [-INF, 2.0], [NAN, NAN], [30.0, 0.0], [-30.0, 2.0]]);
    check_one(Lgamma, &[[1.0, 0.0], [2.0, 0.0], [0.0, INF], [-0.0, INF], [-1.0, INF], [-2.0, INF], [-1e20, INF]]);
    check_one(Lgamma, &[[INF, INF], [-INF, INF], [NAN, NAN]]);
}

/// The table of C for `pow`.
#[test]
fn powers() {
    let mut rows = Vec::new();
    for y in [0.0, -0.0] {
        rows.extend([0.0, -0.0, 1.0, -1.0, 2.5, -2.5, INF, -INF, NAN, 1e-40].map(|x| [x, y, 1.0]));
    }
    rows.extend([NAN, INF, -INF, 3.0, -0.5, 1e30].map(|y| [1.0, y, 1.0]));
    rows.extend([
        [-1.0, INF, 1.0],
        [-1.0, -INF, 1.0],
        [-1.0, 3.0, -1.0],
        [-1.0, 4.0, 1.0],
        [-1.0, 0.5, NAN],
        [-1.0, NAN, NAN],
    ]);
    // Zero: odd integers keep its sign.
    rows.extend([[0.0, -3.0, INF], [-0.0, -3.0, -INF], [0.0, 3.0, 0.0], [-0.0, 3.0, -0.0]]);
    for x in [0.0, -0.0] {
        rows.extend([[x, -2.0, INF], [x, -2.5, INF], [x, -INF, INF], [x, 2.0, 0.0], [x, 2.5, 0.0], [x, INF, 0.0]]);
        rows.extend([[x, 1e30, 0.0], [x, -1e30, INF], [x, NAN, NAN]]);
    }
    // Infinite exponents.
    for x in [0.5, -0.5] {
        rows.extend([[x, -INF, INF], [x, INF, 0.0], [4.0 * x, -INF, 0.0], [4.0 * x, INF, INF]]);
    }
    // Infinite bases.
    rows.extend([
        [INF, 0.5, INF],
        [INF, 3.0, INF],
        [INF, -0.5, 0.0],
        [INF, -3.0, 0.0],
        [INF, INF, INF],
        [INF, -INF, 0.0],
    ]);
    rows.extend([
        [-INF, 3.0, -INF],
        [-INF, 2.0, INF],
        [-INF, 0.5, INF],
        [-INF, -3.0, -0.0],
        [-INF, -2.0, 0.0],
        [-INF, -0.5, 0.0],
    ]);
    rows.extend([[-INF, INF, INF], [-INF, -INF, 0.0]]);
    // Domain errors, and NaN.
    rows.extend([
        [-2.0, 0.5, NAN],
        [-2.0, -1.5, NAN],
        [-1e-40, 0.5, NAN],
        [NAN, 1.0, NAN],
        [2.0, NAN, NAN],
        [NAN, NAN, NAN],
    ]);
    // Signs, exact results, overflow, underflow.
    rows.extend([
        [-2.0, 3.0, -8.0],
        [-2.0, 2.0, 4.0],
        [-2.0, -1.0, -0.5],
        [2.0, 10.0, 1024.0],
        [10.0, 5.0, 1e5],
        [9.0, 0.5, 3.0],
    ]);
    rows.extend([
        [10.0, 400.0, INF],
        [-10.0, 401.0, -INF],
        [10.0, -400.0, 0.0],
        [-10.0, -401.0, -0.0],
        [3.0, 1.0, 3.0],
    ]);
    rows.extend([
        [2.0, -149.0, 2f64.powi(-149)],
        [2f64.powi(-149), 1.0, 2f64.powi(-149)],
        [2f64.powi(-140), -0.5, 2f64.powi(70)],
    ]);
    check(Pow, &rows);
}

/// Results that are exact numbers: powers of small integers, scaled by powers of two, and roots of squares.
#[test]
fn exact_powers() {
    let mut rows = Vec::new();
    for base in 2..=40i32 {
        let exact = |exponent: &i32| f64::from(base).powi(*exponent) <= 16_777_216.0;
        for exponent in (1..=24).take_while(exact) {
            let (base, want) = (f64::from(base), f64::from(base).powi(exponent));
            rows.push([base, f64::from(exponent), want]);
            rows.push([-base / 8.0, f64::from(exponent), want * (-0.125f64).powi(exponent)]);
        }
        let square = f64::from(base * base) * 2f64.powi(-100);
        rows.push([square, 0.5, f64::from(base) * 2f64.powi(-50)]);
    }
    check(Pow, &rows);
}

/// Both directions for all powers of ten that are numbers of the type.
#[test]
fn powers_of_ten() {
    let rows: Vec<[f64; 2]> = (0..=10).map(|exponent| [f64::from(exponent), 10f64.powi(exponent)]).collect();
    check_one(Exp10, &rows);
    check_one(Log10, &rows.iter().map(|&[exponent, power]| [power, exponent]).collect::<Vec<_>>());
    let (exponents, powers): (Vec<f64>, Vec<f64>) =
        (0..=22).map(|exponent| (f64::from(exponent), 10f64.powi(exponent))).unzip();
    for (name, x, want) in [(Exp10, &exponents, &powers), (Log10, &powers, &exponents)] {
        let mut y = vec![0.0; x.len()];
        Jit::interpreter().interpret(&kernel_f64(name, true), (x, x, &mut y)).unwrap();
        assert_eq!(y, *want, "{name:?}");
    }
}
