//! Depthwise convolution against its naive reference: random specs, on slices next to inaccessible pages.
//!
//! Numbers are small integers and halves, so that sums are exact in any order; [`Map::tolerance`] returns the error
//! bound of activations.

use super::kernels_machines::{jits_for, kernel, native};
use super::kernels_pool::random_window;
use kernelsmith::F16;
use kernelsmith::kernels::map::{Map, Tolerance};
use kernelsmith::kernels::{Depthwise, DepthwiseElement, Layout, Machine, Primitive, Window, depthwise};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

/// The element types to convolve.
pub(crate) trait Element: DepthwiseElement + From<f32> + Into<f32> {}
impl Element for f32 {}
impl Element for F16 {}

#[track_caller]
pub(crate) fn check<T: Element>(jits: &[Jit], spec: &Depthwise<T>, images: usize, activation: Map, random: &mut Rng) {
    let spec = &spec.activation(activation);
    spec.check().unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let mut small = |n: usize| -> Vec<f32> { (0..n).map(|_| random.below(9) as f32 * 0.5 - 2.0).collect() };
    let of = |numbers: Vec<f32>| numbers.into_iter().map(T::from).collect::<Vec<T>>();
    let input = of(small(images * spec.input_len()));
    let (weights, bias) = (of(small(spec.weights_len())), small(spec.bias_len()));
    let before = of(small(images * spec.output_len()));
    let mut expected = before.clone();
    depthwise::naive(spec, images, &input, &weights, &bias, &mut expected);
    let tolerance = activation.tolerance::<f32>();
    // A result that is off by a rounding of f32 may round to an adjacent f16.
    let next = if size_of::<T>() == 2 && tolerance != Tolerance::EXACT { 1.0 / 1024.0 } else { 0.0 };
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let input = GuardedBuffer::new(&input, edge).unwrap();
            let weights = GuardedBuffer::new(&weights, edge).unwrap();
            let bias = GuardedBuffer::new(&bias, edge).unwrap();
            let mut output = GuardedBuffer::new(&before, edge).unwrap();
            kernel
                .call(images, input.slice(), weights.slice(), bias.slice(), output.slice_mut())
                .unwrap_or_else(|error| panic!("{spec:?} {jit:?}: {error}"));
            for (at, (&got, &wanted)) in output.slice().iter().zip(&expected).enumerate() {
                let (got, wanted): (f32, f32) = (got.into(), wanted.into());
                let close = tolerance.admits(got.into(), wanted.into()) || (got - wanted).abs() <= next * wanted.abs();
                assert!(close, "{spec:?} x {images}, {jit:?}: result {at} is {got}, wanted {wanted}");
            }
            assert!(output.is_intact(), "{spec:?} {jit:?}");
        }
        if !before.is_empty() {
            let mut short = before.clone();
            let end = short.len() - 1;
            kernel.call(images, &input, &weights, &bias, &mut short[..end]).unwrap_err();
        }
    }
}

fn random_spec<T: Element>(random: &mut Rng) -> Depthwise<T> {
    let extent = |random: &mut Rng| {
        let max_extent = [6, 20, 20, 60, 90][random.below(5)];
        1 + random.below(max_extent)
    };
    let (height, width) = (extent(random), extent(random));
    let windows = |spec: Depthwise<T>, random: &mut Rng| {
        let vertical = random_window(random, height, 7);
        spec.windows(vertical, random_window(random, width, 7))
    };
    if random.below(2) == 0 {
        let spec = Depthwise::new(1 + random.below(4), height, width).multiplier(1 + random.below(3));
        return windows(spec, random);
    }
    let other = 1 + random.below(40);
    let n = [1, 3, 8, 16, other][random.below(5)];
    let multiplier = [1, 1, 2, 3, 4, 7, 18][random.below(7)];
    let spec = Depthwise::new(n * (1 + random.below(3)), height, width).multiplier(multiplier);
    windows(spec.layout(Layout::ChannelBlocks(n)), random)
}

/// A random spec; the types alternate.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    fn one<T: Element>(jits: &[Jit], mut random: Rng) {
        let spec = random_spec::<T>(&mut random);
        let images = random.below(3);
        let activation = [Map::Identity, Map::Relu, Map::RELU6, Map::HardSwish][random.below(4)];
        check(jits, &spec, images, activation, &mut random);
    }
    if seed % 3 == 2 { one::<F16>(jits, Rng::new(seed)) } else { one::<f32>(jits, Rng::new(seed)) }
}

#[test]
fn images_that_caches_do_not_hold() {
    let mut random = Rng::new(3);
    let windows = [
        Window::new(3).same(),
        Window::new(5).stride(2).padding(2, 2),
        Window::new(3).dilation(3).padding(6, 0),
        Window::new(4).stride(4),
        Window::new(5).stride(3).padding(1, 4),
    ];
    for window in windows {
        let planes = Depthwise::<f32>::new(2, 101, 131).window(window);
        check(native(), &planes, 1, Map::Relu, &mut random);
        check(native(), &planes.windows(Window::new(3).stride(2), window).multiplier(2), 2, Map::Identity, &mut random);
        let halves = Depthwise::<F16>::new(2, 140, 75).window(window);
        check(native(), &halves, 1, Map::Identity, &mut random);
    }
    // The channels exceed the L2 cache.
    for multiplier in [1, 2] {
        let pixels = |height, width| {
            Depthwise::<f32>::new(40, height, width).layout(Layout::ChannelBlocks(40)).multiplier(multiplier)
        };
        let machine = Machine::new("x86-64-v4", None, &[], &[128, 256, 512]);
        let (bands, long, apart) = (pixels(90, 60), pixels(9, 101), pixels(9, 20).window(Window::new(3).stride(3)));
        let explained = [bands, long, apart].map(|spec| spec.explain(&machine));
        assert!(explained[0].contains(" rows at a time") && !explained[0].contains("90 rows"), "{}", explained[0]);
        // Rows that the L1 cache would not keep, or need not keep; below, rows with conflict misses.
        assert!(explained[1..].iter().all(|text| text.contains("all channels at a time")), "{explained:?}");
        let displaced = Depthwise::<f32>::new(1024, 14, 14).layout(Layout::ChannelBlocks(1024)).explain(&machine);
        assert!(displaced.contains("all channels at a time"), "{displaced}");
        for spec in [bands, long, apart] {
            check(native(), &spec, 1, Map::Relu, &mut random);
        }
    }
}

#[test]
fn random_specs() {
    (0..75).for_each(|seed| check_random(jits_for(seed, 13), seed));
}

#[test]
fn mistakes_name_the_field() {
    let check = |spec: Depthwise<f32>, want: &str| assert_eq!(spec.check().unwrap_err().to_string(), want);
    let spec = Depthwise::<f32>::new(32, 8, 8);
    check(Depthwise::new(0, 8, 8), "depthwise: `channels` is 0, but must be 1 to 16384");
    check(spec.multiplier(0), "depthwise: `multiplier` is 0, but must be 1 to 255");
    check(
        spec.layout(Layout::ChannelBlocks(20)),
        "depthwise: `layout` is 20 contiguous channels, which must divide 32",
    );
    check(spec.window(Window::new(40).same()), "depthwise: `window` is 1600, but must be 1 to 1024");
    check(
        spec.activation(Map::Clamp(1.0, 0.0)),
        "depthwise: `activation` is Clamp(1.0, 0.0), but the first limit must be at most the second",
    );
}
