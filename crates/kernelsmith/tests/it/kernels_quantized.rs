//! Convolution of 8-bit integers against its naive reference: random specs, on slices next to inaccessible pages.
//!
//! Results are compared bit by bit: sums are integers, and both sides do the same afterwards.

use super::kernels_convolution::random_spec;
use super::kernels_machines::{jits_for, kernel, known};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{
    Convolution, Primitive, PrimitiveExt, QuantizedConvolution, QuantizedResult, Window, convolution::quantized,
};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;
use std::slice;

/// The operands of a convolution.
struct Operands<O> {
    input: Vec<u8>,
    weights: Vec<i8>,
    bias: Vec<i32>,
    scales: Vec<f32>,
    added: Vec<O>,
    before: Vec<O>,
}

impl<O: QuantizedResult> Operands<O> {
    /// Random operands: arbitrary bytes, and scales that map most sums into the 8-bit range.
    fn random(spec: &QuantizedConvolution<O>, images: usize, adds: bool, random: &mut Rng) -> Operands<O> {
        let mut numbers = |n: usize| -> Vec<u64> { (0..n).map(|_| random.below(1 << 16) as u64).collect() };
        let of_results =
            |numbers: Vec<u64>| numbers.into_iter().map(|bits| O::from_sum(bits as u8 as i32 / 2)).collect();
        let n_results = images * spec.output_len();
        let bytes = numbers(images * spec.input_len()).into_iter().map(|bits| bits as u8).collect();
        Operands {
            input: bytes,
            weights: numbers(spec.weights_len()).into_iter().map(|bits| bits as i8).collect(),
            bias: numbers(spec.bias_len()).into_iter().map(|bits| bits as i32 - (1 << 15)).collect(),
            scales: numbers(spec.bias_len()).into_iter().map(|bits| bits as f32 * 2f32.powi(-24)).collect(),
            added: of_results(numbers(if adds { n_results } else { 0 })),
            before: of_results(numbers(n_results)),
        }
    }
}

#[track_caller]
pub(crate) fn check<O: QuantizedResult + PartialEq>(
    jits: &[Jit],
    spec: &QuantizedConvolution<O>,
    images: usize,
    adds: bool,
    random: &mut Rng,
) {
    spec.check().unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let operands = Operands::random(spec, images, adds, random);
    let Operands { input, scales, added, before, .. } = &operands;
    let mut expected = before.clone();
    quantized::naive(spec, images, input, &operands.weights, &operands.bias, scales, added, &mut expected);
    let (weights, bias) = spec.pack(&operands.weights, &operands.bias).unwrap();
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let (input, weights) =
                (GuardedBuffer::new(input, edge).unwrap(), GuardedBuffer::new(&weights, edge).unwrap());
            let (bias, scales) = (GuardedBuffer::new(&bias, edge).unwrap(), GuardedBuffer::new(scales, edge).unwrap());
            let (added, mut output) =
                (GuardedBuffer::new(added, edge).unwrap(), GuardedBuffer::new(before, edge).unwrap());
            let (input, weights, bias, scales) = (input.slice(), weights.slice(), bias.slice(), scales.slice());
            kernel
                .call(images, input, weights, bias, scales, added.slice(), output.slice_mut())
                .unwrap_or_else(|error| panic!("{spec:?} {jit:?}: {error}"));
            if let Some(at) = (0..before.len()).find(|&at| output.slice()[at] != expected[at]) {
                let (got, wanted) = (output.slice()[at], expected[at]);
                panic!("{spec:?} x {images}, {jit:?}: result {at} is {got:?}, wanted {wanted:?}");
            }
            assert!(output.is_intact(), "{spec:?} {jit:?}");
        }
        if !before.is_empty() {
            let mut short = before.clone();
            let end = short.len() - 1;
            kernel.call(images, input, &weights, &bias, scales, added, &mut short[..end]).unwrap_err();
        }
    }
}

fn check_results<O: QuantizedResult + PartialEq>(jits: &[Jit], layer: Convolution, mut random: Rng) {
    let (images, zero_point) = (random.below(3), [0, 128, 255, 7][random.below(4)]);
    let spec = layer.quantized::<O>();
    let results = if O::BYTES.is_some() { [0, 100, 127][random.below(3)] } else { 0 };
    let adds = O::IS_SCALED && random.below(3) == 0;
    let spec = spec.zero_points(zero_point, results);
    let spec = if adds { spec.add([1.0, 0.375, 0.1][random.below(3)], results / 2) } else { spec };
    check(jits, &spec, images, adds, &mut random);
}

/// A random spec.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    jits.iter().for_each(|jit| check_random_of(slice::from_ref(jit), seed));
}

fn check_random_of(jits: &[Jit], seed: u64) {
    let mut random = Rng::new(seed ^ 0x51ed);
    let layer = random_spec(&mut random, jits);
    let layer = layer.activation([Map::Identity, Map::Relu, Map::Clamp(0.0, 90.0)][random.below(3)]);
    match seed % 5 {
        0 => check_results::<i32>(jits, layer, random),
        1 => check_results::<f32>(jits, layer, random),
        2 => check_results::<i8>(jits, layer, random),
        _ => check_results::<u8>(jits, layer, random),
    }
}

#[test]
fn random_specs() {
    (0..100).for_each(|seed| check_random(jits_for(seed, 13), seed));
}

/// A copy of more rows than fit, images whose channels do not fill words; many outputs, and many planes.
#[test]
fn bands_and_panels() {
    let mut random = Rng::new(3);
    let wide = Convolution::new(6, 5, 40, 4000).window(Window::new(3).same().stride(2)).quantized::<u8>();
    let jits: Vec<Jit> = vec![Jit::host().unwrap()];
    check(&jits, &wide.zero_points(3, 4), 1, false, &mut random);
    let many = Convolution::new(20, 200, 5, 7).quantized::<i8>().zero_points(200, -5);
    check(&jits, &many, 2, false, &mut random);
    let planes = Convolution::new(20, 200, 5, 7).nchw().quantized::<u8>().add(0.5, 9);
    check(&jits, &planes, 2, true, &mut random);
}

/// Sums beyond 8 bits in both directions, and NaNs, with 8-bit types whose minimum is not zero.
#[test]
fn results_stay_within_their_type() {
    fn check<O: QuantizedResult + PartialEq>(zero_point: i32, wanted: [O; 5]) {
        let layer = Convolution::new(1, 5, 1, 1).window(Window::new(1)).quantized::<O>().zero_points(0, zero_point);
        let jit = Jit::host().unwrap();
        let (weights, bias) = layer.pack(&[1, -1, 1, 1, 1], &[0; 5]).unwrap();
        let scales = [1e30, 1e30, f32::NAN, f32::INFINITY, 0.25];
        let mut results = wanted;
        results.fill(wanted[4]);
        layer.compile(&jit).unwrap().call(1, &[10], &weights, &bias, &scales, &[], &mut results).unwrap();
        assert_eq!(results, wanted);
    }
    check::<u8>(7, [255, 0, 0, 255, 9]);
    check::<u8>(0, [255, 0, 0, 255, 2]);
    check::<i8>(-7, [127, -128, -128, 127, -5]);
}

#[test]
fn mistakes_name_the_field() {
    fn check<O: QuantizedResult>(spec: &QuantizedConvolution<O>, want: &str) {
        assert_eq!(spec.check().unwrap_err().to_string(), want);
    }
    let layer = Convolution::new(32, 48, 8, 8);
    check(&layer.groups(5).quantized::<u8>(), "convolution: `groups` is 5, but must divide 32 channels");
    let spec = layer.quantized::<i8>();
    check(&spec.zero_points(0, 128), "convolution: `zero_points` is 128 for results, but must be -128 to 127");
    check(&spec.add(f32::NAN, 0), "convolution: `add` has the factor NaN, but must have a finite one");
    check(&spec.add(1.0, -129), "convolution: `add` has the zero point -129, which must be -128 to 127");
    check(&layer.quantized::<i32>().add(1.0, 0), "convolution: `add` is for scaled results, not for i32");
    check(
        &layer.activation(Map::Sigmoid).quantized::<i32>(),
        "convolution: `activation` is Sigmoid, but that is for floats, not for i32",
    );
    let error = spec.pack(&[1; 3], &[0; 48]).unwrap_err();
    assert_eq!(error.to_string(), "convolution: `weights` are 3, but must be 13824");
    let error = spec.pack(&[1; 13824], &[0; 47]).unwrap_err();
    assert_eq!(error.to_string(), "convolution: `bias` has 47 elements, but must have 48");
}

#[test]
fn specs_that_differ_in_a_field_have_kernels_of_their_own() {
    let layer = Convolution::new(4, 4, 6, 6);
    let spec = layer.quantized::<u8>();
    let others = [
        layer.nchw().quantized(),
        layer.activation(Map::Clamp(0.0, 3.0)).quantized(),
        spec.zero_points(9, 0),
        spec.zero_points(0, 9),
        spec.add(1.0, 0),
        spec.add(0.5, 0),
        spec.add(1.0, 7),
    ];
    let manager = kernelsmith::manager::Manager::new(Jit::host().unwrap());
    let operands = Operands::random(&spec, 1, true, &mut Rng::new(5));
    for spec in others.iter().flat_map(|other| [&spec, other]) {
        let kernel = spec.kernel(&manager).unwrap();
        let (weights, bias) = spec.pack(&operands.weights, &operands.bias).unwrap();
        let (mut got, mut wanted) = (operands.before.clone(), operands.before.clone());
        kernel.call(1, &operands.input, &weights, &bias, &operands.scales, &operands.added, &mut got).unwrap();
        let Operands { input, weights, bias, scales, added, .. } = &operands;
        quantized::naive(spec, 1, input, weights, bias, scales, added, &mut wanted);
        assert_eq!(got, wanted, "{spec:?}");
    }
}

#[test]
fn explanations_tell_the_plan() {
    for machine in known() {
        let text = Convolution::new(3, 64, 32, 32).quantized::<u8>().explain(&machine);
        assert!(text.contains("read from a padded copy") && text.contains("1769472 products"), "{machine:?}: {text}");
        let text = Convolution::new(64, 64, 8, 8).window(Window::new(1)).quantized::<u8>().explain(&machine);
        assert!(text.contains("read from the image"), "{machine:?}: {text}");
    }
}
