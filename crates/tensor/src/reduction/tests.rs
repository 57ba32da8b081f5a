//! Comparisons with the references.

use super::*;
use kernelsmith_exec::{Bf16, F16};
use kernelsmith_random::Rng;

/// Strides of dimensions in a random order, with gaps; those that are absent get 0.
fn strides(rng: &mut Rng, sizes: &[usize], is_present: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..sizes.len()).filter(|&at| is_present(at)).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, rng.below(at + 1));
    }
    let (mut strides, mut span) = (vec![0; sizes.len()], 1);
    for at in order {
        strides[at] = span + if rng.one_in(8) { rng.below(3) } else { 0 };
        span += (sizes[at] - 1) * strides[at];
    }
    strides
}

/// Sizes, and which of them are reduced.
fn shape(rng: &mut Rng) -> (Vec<usize>, Vec<bool>) {
    let n = rng.below(5);
    let mut sizes: Vec<usize> = (0..n).map(|_| 1 + rng.below(5)).collect();
    if n > 0 && rng.percent(60) {
        sizes[rng.below(n)] = 1 + rng.below(70);
    }
    let is_reduced = (0..n).map(|_| rng.percent(50)).collect();
    (sizes, is_reduced)
}

fn check_reduction<T: EinsumElement + PartialEq>(seed: u64) {
    let mut rng = Rng::new(seed);
    let kind = rng.pick(&[ReductionKind::Sum, ReductionKind::Mean, ReductionKind::Max, ReductionKind::Min]);
    let (sizes, is_reduced) = shape(&mut rng);
    let of_input = strides(&mut rng, &sizes, |_| true);
    let of_out = strides(&mut rng, &sizes, |at| !is_reduced[at]);
    let mut spec = Reduction::new(kind);
    for at in 0..sizes.len() {
        spec = match is_reduced[at] {
            true => spec.reduced(sizes[at], of_input[at]),
            false => spec.kept(sizes[at], [of_input[at], of_out[at]]),
        };
    }
    assert_eq!(spec.check(), Ok(()), "seed {seed}: {spec:?}");
    let [n_input, n_out] = spec.elements();
    let input: Vec<T> = (0..n_input).map(|_| T::narrow(rng.below(7) as f64)).collect();
    let before: Vec<T> = (0..n_out).map(|_| T::narrow(9.0)).collect();
    let (mut want, mut out) = (before.clone(), before.clone());
    let indices = naive_reduction(&spec, &input, &mut want);
    spec.call(&input, &mut out).unwrap();
    assert!(out == want, "seed {seed}: {spec:?}");
    let mut found = vec![0; n_out];
    out.clone_from(&before);
    match spec.call_with_indices(&input, &mut out, &mut found) {
        Ok(()) => assert!(out == want && found == indices, "seed {seed}: {spec:?}"),
        Err(error) => assert_eq!(error, ReductionError::NoIndex(kind)),
    }
}

#[test]
fn reductions_equal_loops() {
    for seed in 0..3000 {
        match seed % 5 {
            0 => check_reduction::<f32>(seed),
            1 => check_reduction::<f64>(seed),
            2 => check_reduction::<F16>(seed),
            3 => check_reduction::<Bf16>(seed),
            _ => check_reduction::<i32>(seed),
        }
    }
}

fn check_normalisation<T: EinsumElement>(seed: u64, tolerance: f64) {
    let mut rng = Rng::new(seed);
    let kind = match rng.below(3) {
        0 => NormalisationKind::Softmax,
        1 => NormalisationKind::Layer { epsilon: 1e-5 },
        _ => NormalisationKind::RootMeanSquare { epsilon: 1e-3 },
    };
    let (sizes, is_reduced) = shape(&mut rng);
    let [of_input, of_out] = [(); 2].map(|()| strides(&mut rng, &sizes, |_| true));
    let mut spec = Normalisation::new(kind);
    for at in 0..sizes.len() {
        let steps = [of_input[at], of_out[at]];
        spec = if is_reduced[at] { spec.reduced(sizes[at], steps) } else { spec.kept(sizes[at], steps) };
    }
    assert_eq!(spec.check(), Ok(()), "seed {seed}: {spec:?}");
    let [n_input, n_out] = spec.elements();
    let number = |rng: &mut Rng| T::narrow(rng.below(4001) as f64 / 500.0 - 4.0);
    let input: Vec<T> = (0..n_input).map(|_| number(&mut rng)).collect();
    let before: Vec<T> = (0..n_out).map(|_| T::narrow(9.0)).collect();
    let (mut want, mut out) = (before.clone(), before);
    naive_normalisation(&spec, &input, &mut want);
    spec.call(&input, &mut out).unwrap();
    let close = |x: f64, y: f64| (x - y).abs() <= tolerance * y.abs().max(1.0);
    assert!(out.iter().zip(&want).all(|(x, y)| close(x.wide(), y.wide())), "seed {seed}: {spec:?}");
    // With weights: each group in the order of the reduced dimensions.
    let n = spec.dimensions.n_reduced();
    let [scale, shift]: [Vec<T>; 2] = [(); 2].map(|()| (0..n).map(|_| number(&mut rng)).collect());
    let mut weighted = out.clone();
    spec.call_weighted(&input, Some(&scale), Some(&shift), &mut weighted).unwrap();
    let kept = &spec.dimensions.kept;
    let mut groups = vec![0];
    for of in kept {
        groups = groups.iter().flat_map(|first| (0..of.size).map(move |at| first + at * of.strides[2])).collect();
    }
    let mut elements = vec![0];
    for of in &spec.dimensions.reduced {
        elements = elements.iter().flat_map(|first| (0..of.size).map(move |at| first + at * of.strides[2])).collect();
    }
    for group in groups {
        for (number, element) in elements.iter().enumerate() {
            let at = group + element;
            let wanted = want[at].wide() * scale[number].wide() + shift[number].wide();
            assert!(close(weighted[at].wide(), wanted) || tolerance > 1e-3, "seed {seed}: {spec:?}");
        }
    }
}

#[test]
fn normalisations_equal_loops() {
    for seed in 0..2000 {
        match seed % 4 {
            0 | 1 => check_normalisation::<f32>(seed, 4e-7),
            2 => check_normalisation::<f64>(seed, 1e-13),
            _ => check_normalisation::<F16>(seed, 2e-3),
        }
    }
}

#[test]
fn special_values() {
    let rows = |kind| Reduction::new(kind).reduced(40, 1);
    let mut x = [1.0f32; 40];
    x[21] = f32::NAN;
    x[33] = f32::NAN;
    for kind in [ReductionKind::Max, ReductionKind::Min] {
        let (mut out, mut indices) = ([0.0f32], [0]);
        rows(kind).call(&x, &mut out).unwrap();
        assert!(out[0].is_nan());
        rows(kind).call_with_indices(&x, &mut out, &mut indices).unwrap();
        assert!(out[0].is_nan() && indices == [21]);
    }
    // All elements are infinite: the first one is found.
    let (mut out, mut indices) = ([0.0f32], [7]);
    rows(ReductionKind::Max).call_with_indices(&[f32::NEG_INFINITY; 40], &mut out, &mut indices).unwrap();
    assert_eq!((out, indices), ([f32::NEG_INFINITY], [0]));
    // Softmax does not overflow.
    let mut shares = [0.0f32; 3];
    let softmax = Normalisation::new(NormalisationKind::Softmax).reduced(3, [1, 1]);
    softmax.call(&[1000.0, 1000.0, -1000.0], &mut shares).unwrap();
    assert_eq!(shares, [0.5, 0.5, 0.0]);
    // A scalar.
    let mut out = [0.0];
    Reduction::new(ReductionKind::Mean).call(&[7.0f64], &mut out).unwrap();
    assert_eq!(out, [7.0]);
}

#[test]
fn wrong_fields_are_named() {
    let field = |spec: &Reduction| match spec.call(&[0.0f32; 8], &mut [0.0; 8]) {
        Err(ReductionError::Spec(error)) => error.field(),
        other => panic!("{other:?}"),
    };
    let sum = || Reduction::new(ReductionKind::Sum);
    assert_eq!(field(&sum().kept(0, [1, 1])), "sizes");
    assert_eq!(field(&sum().reduced(0, 1)), "sizes");
    assert_eq!(field(&sum().kept(2, [1, 1]).kept(2, [2, 1])), "strides.out");
    assert_eq!(field(&sum().reduced(usize::MAX, usize::MAX)), "strides.in0");
    let short = sum().kept(3, [3, 1]).reduced(3, 1).call(&[0.0f32; 8], &mut [0.0; 3]);
    assert_eq!(short, Err(ReductionError::Short { slice: "input", needed: 9, actual: 8 }));
    let layer = Normalisation::new(NormalisationKind::Layer { epsilon: -1.0 }).reduced(2, [1, 1]);
    assert_eq!(layer.check().unwrap_err().field(), "kind");
    let softmax = Normalisation::new(NormalisationKind::Softmax).reduced(2, [1, 1]);
    let short = softmax.call_weighted(&[0.0f32; 2], Some(&[1.0]), None, &mut [0.0; 2]);
    assert_eq!(short, Err(ReductionError::Short { slice: "scale", needed: 2, actual: 1 }));
    assert_eq!(softmax.kept(2, [2, 0]).check().unwrap_err().field(), "strides.out");
}
