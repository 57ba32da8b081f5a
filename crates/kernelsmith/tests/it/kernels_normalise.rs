//! Normalisations of rows, compared with loops.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; gaps between rows keep their values.

use super::kernels_machines::{is_slow, jits_for, kernel, native};
use kernelsmith::kernels::elementwise::Layout;
use kernelsmith::kernels::normalise::{NormalisationKind, Normalise, naive};
use kernelsmith::kernels::{KernelError, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

const KINDS: [NormalisationKind; 3] = [
    NormalisationKind::Softmax,
    NormalisationKind::Layer { epsilon: 1e-5 },
    NormalisationKind::RootMeanSquare { epsilon: 1e-6 },
];

fn numbers(rng: &mut Rng, n: usize) -> Vec<f32> {
    (0..n).map(|_| rng.below(4001) as f32 / 250.0 - 8.0).collect()
}

/// Whether an element of B belongs to the matrix.
fn members(layout: Layout, [m, n]: [usize; 2], len: usize) -> Vec<bool> {
    let mut members = vec![false; len];
    (0..m).for_each(|row| (0..n).for_each(|column| members[layout.at(row, column)] = true));
    members
}

#[track_caller]
fn check(jits: &[Jit], spec: &Normalise, layout: Layout, extents: [usize; 2], is_masked: bool, rng: &mut Rng) {
    let [of_a, of_b, of_scale, of_shift] = spec.elements();
    let (mut a, before) = (numbers(rng, of_a), numbers(rng, of_b));
    // A masked element.
    if let Some(x) = a.first_mut().filter(|_| is_masked) {
        *x = f32::NEG_INFINITY;
    }
    let weights = [numbers(rng, of_scale), numbers(rng, of_shift)];
    let mut want = before.clone();
    let source = if a.is_empty() { before.clone() } else { a.clone() };
    naive(spec, &source, [&weights[0], &weights[1]], &mut want);
    let (members, tolerance) = (members(layout, extents, of_b), spec.tolerance());
    // What a weight multiplies, it also multiplies the error of.
    let factor = weights[0].iter().fold(1.0f64, |most, x| most.max(f64::from(x.abs())));
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let a = GuardedBuffer::new(&a, edge).unwrap();
            let weights = [0, 1].map(|of| GuardedBuffer::new(&weights[of], edge).unwrap());
            let mut b = GuardedBuffer::new(&before, edge).unwrap();
            kernel.call_weighted(a.slice(), [weights[0].slice(), weights[1].slice()], b.slice_mut()).unwrap();
            assert!(b.is_intact(), "{spec:?} {edge:?}");
            for (at, (&found, &want)) in b.slice().iter().zip(&want).enumerate() {
                if !members[at] {
                    assert_eq!(found.to_bits(), before[at].to_bits(), "{spec:?}: gap {at}");
                    continue;
                }
                let error = (f64::from(found) - f64::from(want)).abs();
                // Weights round twice more.
                let rounded = if of_scale + of_shift > 0 { 1e-6 * (8.0 * factor + f64::from(want.abs())) } else { 0.0 };
                let most =
                    tolerance.relative * f64::from(want.abs()).max(if of_shift > 0 { 8.0 * factor } else { 0.0 });
                let most = most + tolerance.absolute * factor + rounded;
                assert!(error <= most, "{spec:?} on {jit:?}: element {at} is {found}, but must be {want}");
            }
        }
    }
}

pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let mut rng = Rng::new(seed ^ 0x6b16);
    let n_most = if jits.iter().any(|jit| is_slow(std::slice::from_ref(jit))) { 40 } else { 400 };
    let n_most = [9, n_most][rng.below(2)];
    let (m, n) = (1 + rng.below(40), 1 + rng.below(n_most));
    let is_row_major = rng.below(2) == 0;
    let mut layout = || match is_row_major {
        true => Layout::row_major(n + rng.below(3) / 2 * rng.below(9)),
        false => Layout::column_major(m + rng.below(3) / 2 * rng.below(9)),
    };
    let (a, b) = (layout(), layout());
    let kind = KINDS[rng.below(3)];
    let mut spec = Normalise::new(kind, m, n).a(a).b(b).weights(rng.below(3) == 0, rng.below(3) == 0);
    if rng.below(3) == 0 {
        spec = spec.in_place();
    }
    assert_eq!(spec.check(), Ok(()), "seed {seed}");
    check(jits, &spec, b, [m, n], kind == NormalisationKind::Softmax && n > 1, &mut rng);
}

#[test]
fn random_normalisations_equal_loops() {
    let n = if is_slow(native()) { 5 } else { 120 };
    (0..n).for_each(|seed| check_random(jits_for(seed, 16), seed));
}

/// NaN and infinities: a group with a NaN is NaN, masked elements have no share, a group of masked elements is NaN.
#[test]
fn special_numbers_stay_in_their_group() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let (m, n) = (6, 37);
    for is_row_major in [true, false] {
        let layout = if is_row_major { Layout::row_major(n) } else { Layout::column_major(m) };
        let mut a = vec![1.0f32; m * n];
        a[layout.at(1, 20)] = f32::NAN;
        a[layout.at(2, 0)] = f32::NEG_INFINITY;
        (0..n).for_each(|column| a[layout.at(3, column)] = f32::NEG_INFINITY);
        a[layout.at(4, 36)] = f32::INFINITY;
        a[layout.at(5, 7)] = -f32::MAX;
        for kind in KINDS {
            let kernel = Normalise::new(kind, m, n).a(layout).b(layout).compile(jit).unwrap();
            let mut b = vec![7.0f32; m * n];
            kernel.call(&a, &mut b).unwrap();
            let row = |row: usize| (0..n).map(|column| b[layout.at(row, column)]).collect::<Vec<f32>>();
            assert!(row(1).iter().all(|x| x.is_nan()), "{kind:?}");
            if kind == NormalisationKind::Softmax {
                assert!(row(0).iter().all(|x| (x * n as f32 - 1.0).abs() < 1e-5));
                assert_eq!(row(2)[0], 0.0);
                assert!(row(2)[1..].iter().all(|x| (x * (n - 1) as f32 - 1.0).abs() < 1e-5));
                assert!(row(3).iter().chain(&row(4)).all(|x| x.is_nan()));
                assert_eq!(row(5)[7], 0.0);
            } else {
                assert!(row(0).iter().all(|x| x.is_finite()), "{kind:?}");
            }
        }
    }
}

#[test]
fn wrong_specs_and_slices_are_refused() {
    let softmax = |m, n| Normalise::new(NormalisationKind::Softmax, m, n);
    let field = |spec: Normalise| spec.check().unwrap_err().field();
    assert_eq!(field(softmax(0, 3)), "m");
    assert_eq!(field(softmax(3, 0)), "n");
    assert_eq!(field(softmax(3, usize::MAX)), "n");
    assert_eq!(field(softmax(3, 4).a(Layout::row_major(3))), "a");
    assert_eq!(field(softmax(3, 4).b(Layout::row_major(usize::MAX))), "b");
    assert_eq!(field(softmax(3, 4).b(Layout::column_major(3))), "b");
    for epsilon in [-1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(field(Normalise::new(NormalisationKind::Layer { epsilon }, 3, 4)), "kind");
    }
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    assert!(matches!(softmax(0, 3).compile(jit), Err(KernelError::Spec(_))));
    let kernel = softmax(3, 4).weights(true, true).compile(jit).unwrap();
    let (a, weights, mut b) = ([1.0f32; 12], [1.0f32; 4], [7.0f32; 12]);
    assert!(kernel.call_weighted(&a[1..], [&weights; 2], &mut b).is_err());
    assert!(kernel.call_weighted(&a, [&weights[1..], &weights], &mut b).is_err());
    assert!(kernel.call_weighted(&a, [&weights, &weights[1..]], &mut b).is_err());
    assert!(kernel.call_weighted(&a, [&weights; 2], &mut b[1..]).is_err());
    assert_eq!(b, [7.0; 12]);
    kernel.call_weighted(&a, [&weights; 2], &mut b).unwrap();
    assert_eq!(b, [1.25; 12]);
}
