//! Convolution against its naive reference: random specs, on slices next to inaccessible pages.
//!
//! Numbers are small integers and halves, so that sums are exact in any order.

use super::kernels_machines::{is_slow, jits_for, kernel};
use super::kernels_pool::random_window;
use kernelsmith::kernels::elementwise::Data;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Convolution, Primitive, PrimitiveExt, Window, convolution};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, F16};
use kernelsmith_ir::random::Rng;
use std::slice;

#[track_caller]
pub(crate) fn check<O: Data<Work = f32> + PartialEq>(
    jits: &[Jit],
    spec: &Convolution<O>,
    images: usize,
    adds: bool,
    random: &mut Rng,
) {
    spec.check().unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let mut small = |n: usize| -> Vec<f32> { (0..n).map(|_| random.below(9) as f32 * 0.5 - 2.0).collect() };
    let (input, weights, bias) =
        (small(images * spec.input_len()), spec.pack(&small(spec.weights_len())).unwrap(), small(spec.bias_len()));
    let mut results = |n: usize| -> Vec<O> { small(n).into_iter().map(O::from_work).collect() };
    let added = results(if adds { images * spec.output_len() } else { 0 });
    let before = results(images * spec.output_len());
    let mut expected = before.clone();
    convolution::naive(spec, images, &input, &weights, &bias, &added, &mut expected);
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let guarded = |numbers: &[f32]| GuardedBuffer::new(numbers, edge).unwrap();
            let [input, weights, bias] = [&input, &weights, &bias].map(|numbers| guarded(numbers));
            let [added, mut output] = [&added, &before].map(|results| GuardedBuffer::new(results, edge).unwrap());
            kernel
                .call(images, input.slice(), weights.slice(), bias.slice(), added.slice(), output.slice_mut())
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
            kernel.call(images, &input, &weights, &bias, &added, &mut short[..end]).unwrap_err();
        }
    }
}

/// The number of channels for this number of groups, and the number of channels per block.
fn random_channels(random: &mut Rng, groups: usize) -> (usize, usize) {
    match random.below(4) {
        0 => {
            let few = 1 + random.below(20);
            let n_channels = groups * [few, few, 80, 96, 144][random.below(5)];
            (n_channels, n_channels)
        }
        1 => (16 * groups * (1 + random.below(3)), 16),
        2 => (8 * groups, 8),
        _ => (groups * (1 + random.below(5)), 1),
    }
}

/// A random spec for these compilers. Images for slow machines have at most 10 rows and columns.
pub(crate) fn random_spec(random: &mut Rng, jits: &[Jit]) -> Convolution {
    let max_extents = if is_slow(jits) { [6, 6, 10, 10] } else { [6, 20, 20, 40] };
    let extent = |random: &mut Rng| {
        let max_extent = max_extents[random.below(4)];
        1 + random.below(max_extent)
    };
    let (height, width) = (extent(random), extent(random));
    let groups = [1, 1, 2, 3][random.below(4)];
    let (channels, together) = random_channels(random, groups);
    let (outputs, outputs_together) = random_channels(random, groups);
    let spec = Convolution::new(channels, outputs, height, width).groups(groups);
    let in_planes = random.below(2) == 0;
    let spec = if in_planes { spec.nchw() } else { spec.channel_blocks(together, outputs_together) };
    match random.below(4) {
        0 => spec.window(Window::new(1)),
        _ => {
            let vertical = random_window(random, height, 7);
            spec.windows(vertical, random_window(random, width, 7))
        }
    }
}

/// A random spec for each compiler.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    jits.iter().for_each(|jit| check_random_of(slice::from_ref(jit), seed));
}

fn check_random_of(jits: &[Jit], seed: u64) {
    let mut random = Rng::new(seed);
    let (spec, images) = (random_spec(&mut random, jits), random.below(3));
    let spec = spec.activation([Map::Identity, Map::Relu, Map::RELU6][random.below(3)]);
    let adds = random.below(3) == 0;
    let spec = if adds { spec.add() } else { spec };
    match seed % 4 {
        0 => check(jits, &spec.result_type::<F16>(), images, adds, &mut random),
        1 => check(jits, &spec.result_type::<Bf16>(), images, adds, &mut random),
        _ => check(jits, &spec, images, adds, &mut random),
    }
}

#[test]
fn random_specs() {
    (0..100).for_each(|seed| check_random(jits_for(seed, 13), seed));
}

#[test]
fn mistakes_name_the_field() {
    let check = |spec: Convolution, want: &str| assert_eq!(spec.check().unwrap_err().to_string(), want);
    let spec = Convolution::new(32, 48, 8, 8);
    check(Convolution::new(32, 0, 8, 8), "convolution: `outputs` is 0, but must be 1 to 16384");
    check(spec.groups(5), "convolution: `groups` is 5, but must divide 32 channels");
    check(
        spec.channel_blocks(20, 16),
        "convolution: `channel_blocks` is 20, but must divide 32 channels, and divide or be a multiple of the 32 of a group",
    );
    check(
        spec.groups(16).channel_blocks(32, 6),
        "convolution: `channel_blocks` is 6 outputs, but must be at most those of a group, or all",
    );
    check(spec.window(Window::new(3).padding(0, 3)), "convolution: `padding` is 3, but must be 0 to 2");
}

#[test]
fn specs_that_differ_in_a_field_have_kernels_of_their_own() {
    let spec = Convolution::new(4, 4, 6, 6);
    let window = Window::new(3).same();
    let others = [
        Convolution::new(8, 4, 6, 6),
        Convolution::new(4, 8, 6, 6),
        Convolution::new(4, 4, 7, 6),
        Convolution::new(4, 4, 6, 7),
        spec.groups(2),
        spec.channel_blocks(2, 4),
        spec.channel_blocks(4, 2),
        spec.nchw(),
        spec.activation(Map::Relu),
        spec.add(),
        spec.windows(window, window.stride(2)),
        spec.windows(window.stride(2), window),
        spec.windows(window, window.dilation(2)),
        spec.windows(window.padding(2, 1), window),
        spec.windows(window.padding(1, 2), window),
    ];
    let manager = kernelsmith::manager::Manager::new(Jit::host().unwrap());
    let mut random = Rng::new(22);
    let mut small = |n: usize| -> Vec<f32> { (0..n).map(|_| random.below(9) as f32 - 4.0).collect() };
    let (input, weights, bias, added) = (small(600), small(600), small(8), small(600));
    for spec in others.iter().flat_map(|other| [&spec, other]) {
        let kernel = spec.kernel(&manager).unwrap();
        let weights = spec.pack(&weights).unwrap();
        let (mut got, mut wanted) = (vec![0.0; spec.output_len()], vec![0.0; spec.output_len()]);
        kernel.call(1, &input, &weights, &bias, &added, &mut got).unwrap();
        convolution::naive(spec, 1, &input, &weights, &bias, &added, &mut wanted);
        assert_eq!(got, wanted, "{spec:?}");
    }
    // Another result type is another kernel, too.
    let halves = spec.result_type::<F16>();
    let (mut got, mut wanted) = (vec![F16(0); spec.output_len()], vec![F16(0); spec.output_len()]);
    halves.kernel(&manager).unwrap().call(1, &input, &weights, &bias, &[], &mut got).unwrap();
    convolution::naive(&halves, 1, &input, &weights, &bias, &[], &mut wanted);
    assert_eq!(got, wanted);
}
