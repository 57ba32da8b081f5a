//! Resizing against its naive reference: random and chosen specs, on slices next to inaccessible pages.
//!
//! All results are compared bit by bit, except for the payload of NaNs.

use super::kernels_machines::{jits_for, kernel, native};
use super::kernels_pool::Element;
use kernelsmith::F16;
use kernelsmith::kernels::{
    Coordinates, KernelCompiler, Layout, Primitive, PrimitiveExt, Resize, ResizeElement, Rounding, resize,
};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

const COORDINATES: [Coordinates; 3] = [Coordinates::HalfPixel, Coordinates::AlignCorners, Coordinates::Asymmetric];
const ROUNDINGS: [Rounding; 4] = [Rounding::PreferFloor, Rounding::PreferCeil, Rounding::Floor, Rounding::Ceil];

/// Compares kernels with the naive reference, on several planes.
#[track_caller]
pub(crate) fn check<T: Element + ResizeElement>(jits: &[Jit], spec: &Resize<T>, planes: usize, random: &mut Rng) {
    spec.check().unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let input: Vec<T> = (0..planes * spec.input_len()).map(|_| T::any(random)).collect();
    let results = planes * spec.output_len();
    let before: Vec<T> = (0..results).map(|_| T::any(random)).collect();
    let mut expected = before.clone();
    resize::naive(spec, planes, &input, &mut expected);
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for edge in [Edge::Start, Edge::End] {
            let input = GuardedBuffer::new(&input, edge).unwrap();
            let mut output = GuardedBuffer::new(&before, edge).unwrap();
            kernel.call(planes, input.slice(), output.slice_mut()).unwrap_or_else(|e| panic!("{spec:?} {jit:?}: {e}"));
            let differ = |at: &usize| output.slice()[*at].bits() != expected[*at].bits();
            if let Some(at) = (0..results).find(differ) {
                let (got, wanted) = (output.slice()[at], expected[at]);
                let plan = spec.explain(jit.machine());
                panic!("{spec:?} x {planes}, {jit:?}: result {at} is {got:?}, wanted {wanted:?}\n{plan}");
            }
            assert!(output.is_intact(), "{spec:?} {jit:?}");
        }
        if results > 0 {
            kernel.call(planes, &input, &mut before.clone()[..results - 1]).unwrap_err();
            let short = kernel.call(planes, &input[1..], &mut before.clone());
            assert!(short.is_err(), "{spec:?} {jit:?}");
        }
    }
}

fn random_spec<T: ResizeElement>(random: &mut Rng) -> Resize<T> {
    let extent = |random: &mut Rng| {
        let max_extent = [4, 20, 20, 70][random.below(4)];
        1 + random.below(max_extent)
    };
    let [height, width, rows, columns] = [0; 4].map(|_| extent(random));
    // Often an integer factor, sometimes a large one.
    let (width, columns) = match random.below(6) {
        0 => (width, 2 * width),
        1 => (2 * columns, columns),
        2 => (width, [3, 4, 16][random.below(3)] * width),
        3 => (columns * (30 + random.below(20)), columns),
        _ => (width, columns),
    };
    let (height, rows) = match random.below(4) {
        0 => (height, 2 * height),
        1 => (2 * rows, rows),
        _ => (height, rows),
    };
    let other = 1 + random.below(40);
    let channels = [1, 2, 3, 4, 16, other][random.below(6)];
    let layout = if random.below(2) == 0 { Layout::Nchw } else { Layout::ChannelBlocks(channels) };
    let spec = Resize::new((height, width), (rows, columns)).layout(layout).coordinates(COORDINATES[random.below(3)]);
    if random.below(2) == 0 { spec.nearest(ROUNDINGS[random.below(4)]) } else { spec }
}

/// A random spec; the types alternate.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    fn one<T: Element + ResizeElement>(jits: &[Jit], mut random: Rng) {
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
fn bytes_by_whole_factors() {
    // Most of these use integers: weights with up to eight bits, and with more.
    let random = &mut Rng::new(7);
    for (from, to) in
        [((8, 130), (4, 65)), ((5, 67), (10, 134)), ((6, 9), (24, 144)), ((3, 40), (48, 640)), ((8, 96), (2, 32))]
    {
        for layout in [Layout::Nchw, Layout::ChannelBlocks(3)] {
            check(native(), &Resize::<u8>::new(from, to).layout(layout), 2, random);
        }
    }
}

#[test]
fn bilinear_as_onnx_says() {
    // The cases of ONNX's tests of the operator.
    let check = |spec: Resize<f32>, want: &[f32]| {
        let input: Vec<f32> = (0..spec.input_len()).map(|at| at as f32 + 1.0).collect();
        let mut results = vec![0.0; spec.output_len()];
        spec.compile(&Jit::host().unwrap()).unwrap().call(1, &input, &mut results).unwrap();
        for (result, want) in results.iter().zip(want) {
            assert!((result - want).abs() < 1e-6, "{spec:?}: {results:?}");
        }
    };
    let up = Resize::new((2, 2), (4, 4));
    check(up, &[1.0, 1.25, 1.75, 2.0, 1.5, 1.75, 2.25, 2.5, 2.5, 2.75, 3.25, 3.5, 3.0, 3.25, 3.75, 4.0]);
    let third = 1.0 / 3.0;
    let row = |first: f32| [0.0, third, 2.0 * third, 1.0].map(|by| first + by);
    let rows = [1.0, 1.0 + 2.0 * third, 1.0 + 4.0 * third, 3.0].map(row);
    check(up.coordinates(Coordinates::AlignCorners), rows.as_flattened());
    check(Resize::new((2, 4), (1, 2)).coordinates(Coordinates::AlignCorners), &[1.0, 4.0]);
    check(Resize::new((4, 4), (3, 3)), &{
        let row = |first: f32| [0.0, 4.0 * third, 8.0 * third].map(|by| first + by);
        let first = 1.0 + 5.0 / 6.0;
        [first, first + 16.0 * third, first + 32.0 * third].map(row).concat()
    });
}

#[test]
fn mistakes_name_the_field() {
    let check = |spec: Resize<f32>, want: &str| assert_eq!(spec.check().unwrap_err().to_string(), want);
    check(Resize::new((0, 8), (8, 8)), "resize: `height` is 0, but must be 1 to 16384");
    check(Resize::new((8, 8), (8, 16385)), "resize: `width of results` is 16385, but must be 1 to 16384");
    let large = Resize::new((8, 8), (16384, 16384)).layout(Layout::ChannelBlocks(2));
    check(large, "resize: `height x width x channels of results` is 536870912, but must be 1 to 268435456");
    check(large.layout(Layout::ChannelBlocks(0)), "resize: `layout` is 0, but must be 1 to 16384");
}

#[test]
fn specs_that_differ_in_a_field_have_kernels_of_their_own() {
    let spec = Resize::<f32>::new((8, 8), (20, 20));
    let others = [
        Resize::new((9, 8), (20, 20)),
        Resize::new((8, 9), (20, 20)),
        Resize::new((8, 8), (21, 20)),
        Resize::new((8, 8), (20, 21)),
        spec.layout(Layout::ChannelBlocks(2)),
        spec.coordinates(Coordinates::AlignCorners),
        spec.coordinates(Coordinates::Asymmetric),
        spec.nearest(Rounding::Floor),
        spec.nearest(Rounding::Ceil),
        spec.nearest(Rounding::PreferFloor),
    ];
    let manager = kernelsmith::manager::Manager::new(Jit::host().unwrap());
    let input: Vec<f32> = (0..9 * 9 * 2).map(|at| ((at * 7919) % 251) as f32 - 100.0).collect();
    let result = |spec: &Resize<f32>| {
        let mut output = vec![0.0; spec.output_len()];
        spec.kernel(&manager).unwrap().call(1, &input, &mut output).unwrap();
        output
    };
    for (nth, other) in others.iter().enumerate() {
        for spec in [&spec, other] {
            let mut expected = result(spec);
            resize::naive(spec, 1, &input, &mut expected);
            assert_eq!(result(spec), expected, "{spec:?}");
        }
        assert!(others[..nth].iter().chain([&spec]).all(|before| result(other) != result(before)), "{other:?}");
    }
}
