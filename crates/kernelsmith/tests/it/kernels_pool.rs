//! Pooling against its naive reference: random and chosen specs, on slices next to inaccessible pages.
//!
//! Maxima are compared bit by bit, except for the payload of NaNs; averages use small integers, so that sums are exact
//! and there is one correct result.

use super::kernels_machines::{jits_for, kernel, native};
use kernelsmith::F16;
use kernelsmith::kernels::{Layout, Machine, Pool, PoolElement, PoolKind, Primitive, PrimitiveExt, Window, pool};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

/// The element types of images.
pub(crate) trait Element: PoolElement {
    fn any(random: &mut Rng) -> Self;
    fn small(random: &mut Rng) -> Self;
    fn bits(self) -> u64;
}

impl Element for f32 {
    fn any(random: &mut Rng) -> f32 {
        match random.below(40) {
            0 => [f32::NAN, -f32::NAN, f32::INFINITY, f32::NEG_INFINITY][random.below(4)],
            1 => [0.0, -0.0, f32::MIN, f32::MIN_POSITIVE][random.below(4)],
            _ => f32::from_bits(random.bits() as u32 & 0xbfff_ffff),
        }
    }
    fn small(random: &mut Rng) -> f32 {
        random.below(31) as f32 - 15.0
    }
    fn bits(self) -> u64 {
        if self.is_nan() { u64::MAX } else { self.to_bits().into() }
    }
}

impl Element for F16 {
    fn any(random: &mut Rng) -> F16 {
        F16(if random.below(30) == 0 { random.bits() as u16 | 0x7c00 } else { random.bits() as u16 })
    }
    fn small(random: &mut Rng) -> F16 {
        F16::from(f32::small(random))
    }
    fn bits(self) -> u64 {
        if f32::from(self).is_nan() { u64::MAX } else { self.0.into() }
    }
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl Element for $int {
            fn any(random: &mut Rng) -> $int {
                random.bits() as $int
            }
            fn small(random: &mut Rng) -> $int {
                random.bits() as $int
            }
            fn bits(self) -> u64 {
                self as u64
            }
        }
    )*};
}
integers! { i8 u8 }

/// Compares a kernel with the naive reference, on several planes.
#[track_caller]
pub(crate) fn check<T: Element>(jits: &[Jit], spec: &Pool<T>, planes: usize, random: &mut Rng) {
    spec.check().unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let element = if spec.kind() == PoolKind::Maximum { T::any } else { T::small };
    let input: Vec<T> = (0..planes * spec.input_len()).map(|_| element(random)).collect();
    let results = planes * spec.output_len() * spec.n_windows();
    let mut expected = vec![T::any(random); results];
    let before = expected.clone();
    pool::naive(spec, planes, &input, &mut expected);
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let input = GuardedBuffer::new(&input, edge).unwrap();
            let mut output = GuardedBuffer::new(&before, edge).unwrap();
            kernel.call(planes, input.slice(), output.slice_mut()).unwrap_or_else(|e| panic!("{spec:?} {jit:?}: {e}"));
            let differ = |at: &usize| output.slice()[*at].bits() != expected[*at].bits();
            if let Some(at) = (0..results).find(differ) {
                let (got, wanted) = (output.slice()[at], expected[at]);
                panic!("{spec:?} x {planes}, {jit:?}: result {at} is {got:?}, wanted {wanted:?}");
            }
            assert!(output.is_intact(), "{spec:?} {jit:?}");
        }
        if results > 0 {
            kernel.call(planes, &input, &mut before.clone()[..results - 1]).unwrap_err();
        }
    }
}

/// A window, sometimes with at most `most` elements.
pub(crate) fn random_window(random: &mut Rng, extent: usize, most: usize) -> Window {
    let large = if random.below(8) == 0 { most } else { 5 };
    let window =
        Window::new(1 + random.below(large)).dilation(if random.below(3) == 0 { 1 + random.below(3) } else { 1 });
    let other = 1 + random.below(5);
    let stride = [1, 1, 2, 2, other][random.below(5)];
    let padding = |random: &mut Rng| if random.below(2) == 0 { 0 } else { random.below(window.reach() + 1) };
    let window = window.stride(stride).padding(padding(random), padding(random));
    if window.results(extent) > 0 { window } else { Window::new(1).stride(stride) }
}

fn random_spec<T: Element>(random: &mut Rng) -> Pool<T> {
    let kinds = [PoolKind::Maximum, PoolKind::Maximum, PoolKind::Average, PoolKind::AverageInside];
    let kind = kinds[random.below(4)];
    let extent = |random: &mut Rng| {
        let max_extent = [6, 20, 20, 70][random.below(4)];
        1 + random.below(max_extent)
    };
    let (height, width) = (extent(random), extent(random));
    let other = 1 + random.below(40);
    let many = if height * width > 1_000 { 24 } else { 64 + random.below(100) };
    let channels = [1, 3, 8, 16, other, many][random.below(6)];
    let layout = if random.below(2) == 0 { Layout::Nchw } else { Layout::ChannelBlocks(channels) };
    let spec = Pool::new(kind, height, width).layout(layout);
    if kind == PoolKind::Maximum && random.below(8) == 0 {
        let spec = spec.window(Window::new(3).same());
        return if random.below(2) == 0 { spec.fused(&[5, 7, 13]) } else { spec.fused(&[9]) };
    }
    let (vertical, horizontal) = (random_window(random, height, 20), random_window(random, width, 20));
    let spec = spec.windows(vertical, horizontal);
    if kind == PoolKind::Maximum && random.below(6) == 0 { spec.pad_with_zeros() } else { spec }
}

/// A random spec; the types alternate.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    fn one<T: Element>(jits: &[Jit], mut random: Rng) {
        let spec = random_spec::<T>(&mut random);
        let planes = random.below(4);
        check(jits, &spec, planes, &mut random);
    }
    let random = Rng::new(seed);
    match seed % 5 {
        0 | 1 => one::<f32>(jits, random),
        2 => one::<F16>(jits, random),
        3 => one::<i8>(jits, random),
        _ => one::<u8>(jits, random),
    }
}

#[test]
fn random_specs() {
    (0..150).for_each(|seed| check_random(jits_for(seed, 17), seed));
}

#[test]
fn windows_straight_from_the_image() {
    let mut random = Rng::new(9);
    let halves = Window::new(2).stride(2);
    let thirds = Window::new(3).stride(2).padding(1, 1);
    let quarters = Window::new(2).stride(4).dilation(3);
    for (height, width) in [(7, 35), (33, 64), (4, 71)] {
        for kind in [PoolKind::Maximum, PoolKind::Average, PoolKind::AverageInside] {
            let spec = Pool::<f32>::new(kind, height, width).window(halves);
            let specs = [
                spec,
                spec.windows(thirds, halves),
                spec.windows(Window::new(4), quarters),
                spec.layout(Layout::ChannelBlocks(16)),
                spec.layout(Layout::ChannelBlocks(16)).window(thirds),
                spec.layout(Layout::ChannelBlocks(21)).windows(quarters, thirds),
            ];
            for spec in specs {
                check(native(), &spec, 2, &mut random);
                if kind == PoolKind::Maximum {
                    check(native(), &spec.pad_with_zeros(), 2, &mut random);
                }
            }
        }
    }
}

#[test]
fn channels_that_the_innermost_cache_does_not_hold() {
    let mut random = Rng::new(12);
    let fives = Window::new(5).same();
    for channels in [70, 96] {
        let spec = Pool::<f32>::maximum(24, 19).layout(Layout::ChannelBlocks(channels)).window(fives);
        let machine = Machine::new("x86-64-v4", None, &[], &[128, 256, 512]);
        assert!(spec.explain(&machine).contains("16 channels at a time"), "{}", spec.explain(&machine));
        let sparse = Window::new(7).dilation(2).padding(3, 5);
        for spec in [spec, spec.fused(&[9, 13]), spec.windows(fives, sparse), spec.pad_with_zeros()] {
            check(native(), &spec, 2, &mut random);
        }
        // Rows that are merged first.
        let wide = Pool::<f32>::maximum(24, 40).layout(Layout::ChannelBlocks(channels));
        let wide = wide.window(Window::new(7).stride(2).padding(3, 2));
        let explained = wide.explain(&machine);
        assert!(explained.contains("row by row") && explained.contains("16 channels at a time"), "{explained}");
        for spec in [wide, wide.pad_with_zeros(), wide.windows(fives, fives.stride(3))] {
            check(native(), &spec, 2, &mut random);
        }
        let halves = Pool::<F16>::maximum(24, 29).layout(Layout::ChannelBlocks(channels + 40));
        check(native(), &halves.windows(fives, fives.stride(2)), 2, &mut random);
    }
}

#[test]
fn strides_of_planes() {
    fn of<T: Element>(random: &mut Rng) {
        for stride in [3, 5, 6, 7, 8, 9] {
            let window = Window::new(1 + random.below(6)).stride(stride);
            let window = if stride == 6 { window.dilation(2) } else { window };
            for width in [23, 70, 300] {
                for kind in [PoolKind::Maximum, PoolKind::AverageInside] {
                    check(native(), &Pool::<T>::new(kind, 9, width).windows(Window::new(2), window), 2, random);
                }
            }
        }
    }
    let mut random = Rng::new(31);
    of::<f32>(&mut random);
    of::<F16>(&mut random);
    of::<u8>(&mut random);
}

#[test]
fn pyramids_of_windows() {
    let mut random = Rng::new(5);
    let jits = native();
    for (height, width) in [(13, 13), (16, 16), (5, 7), (20, 20)] {
        let spec = Pool::<f32>::maximum(height, width).window(Window::new(5).same()).fused(&[9, 13]);
        check(jits, &spec, 2, &mut random);
        let spec = Pool::<F16>::maximum(height, width).window(Window::new(5).same()).fused(&[9, 13]);
        check(jits, &spec, 2, &mut random);
    }
}

#[test]
fn mistakes_name_the_field() {
    let check = |spec: Pool<f32>, want: &str| assert_eq!(spec.check().unwrap_err().to_string(), want);
    let spec = Pool::<f32>::maximum(8, 8);
    check(Pool::maximum(0, 8), "pool: `height` is 0, but must be 1 to 16384");
    check(spec.layout(Layout::ChannelBlocks(0)), "pool: `layout` is 0, but must be 1 to 16384");
    check(spec.window(Window::new(0)), "pool: `window` is 0, but must be 1 to 255");
    check(spec.window(Window::new(2).stride(0)), "pool: `stride` is 0, but must be 1 to 255");
    check(spec.window(Window::new(3).padding(3, 0)), "pool: `padding` is 3, but must be 0 to 2");
    check(spec.window(Window::new(9)), "pool: `window` spans 9 elements, but the padded image has fewer");
    check(
        spec.window(Window::new(5).same()).fused(&[8]).window(Window::new(5).same()),
        "pool: `fused` has a size that is not odd, not more than the one before, or more than 255",
    );
    check(
        spec.fused(&[5]),
        "pool: `fused` must be maxima of a centred square window of odd size with stride 1, not padded with zeros",
    );
}

#[test]
fn specs_that_differ_in_a_field_have_kernels_of_their_own() {
    let spec = Pool::<f32>::maximum(20, 20).window(Window::new(3).same());
    let window = Window::new(3).same();
    let others = [
        Pool::new(PoolKind::Average, 20, 20).window(window),
        Pool::new(PoolKind::AverageInside, 20, 20).window(window),
        Pool::maximum(21, 20).window(window),
        Pool::maximum(20, 21).window(window),
        spec.pad_with_zeros(),
        spec.layout(Layout::ChannelBlocks(2)),
        spec.fused(&[5]),
        spec.fused(&[5, 7]),
        spec.windows(window.stride(2), window),
        spec.windows(window, window.stride(2)),
        spec.windows(window.dilation(2), window),
        spec.windows(window, window.padding(1, 0)),
        spec.windows(window, window.padding(0, 1)),
        spec.windows(Window::new(4).padding(1, 1), window),
    ];
    let manager = kernelsmith::manager::Manager::new(Jit::host().unwrap());
    let kernel = |spec: &Pool<f32>| spec.kernel(&manager).unwrap();
    let input: Vec<f32> = (0..21 * 21 * 2).map(|at| ((at * 7919) % 251) as f32 - 300.0).collect();
    let result = |spec: &Pool<f32>| {
        let mut output = vec![0.0; spec.output_len() * spec.n_windows()];
        kernel(spec).call(1, &input, &mut output).unwrap();
        output
    };
    for other in others {
        for spec in [&spec, &other] {
            let mut expected = result(spec);
            pool::naive(spec, 1, &input, &mut expected);
            assert_eq!(result(spec), expected, "{spec:?}");
        }
        assert_ne!(result(&other), result(&spec), "{other:?}");
    }
}
