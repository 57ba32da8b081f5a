//! Stencils over images.

use super::super::kernels_machines::{jits_for, native};
use super::{each_kernel, size};
use kernelsmith::F16;
use kernelsmith::Jit;
use kernelsmith::kernels::stencil::{Border, Pixel, Stencil, naive};
use kernelsmith::kernels::{Machine, Primitive};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

/// Compares with the naive program, bit by bit; output rows have gaps between them.
#[track_caller]
pub(crate) fn check<T: Pixel + PartialEq>(
    spec: &Stencil<T>,
    strides: [usize; 2],
    image: [usize; 2],
    random: &mut Rng,
    jits: &[Jit],
) {
    spec.check().unwrap();
    let pixels =
        |n: usize, random: &mut Rng| -> Vec<T> { (0..n).map(|_| T::from_f32(random.below(256) as f32)).collect() };
    let (rows, columns) = spec.output();
    let x = pixels((image[0] - 1) * strides[0] + image[1], random);
    let before = pixels((rows - 1) * strides[1] + columns, random);
    let mut want = before.clone();
    naive(spec, &x, &mut want);
    each_kernel(spec, jits, |jit, kernel| {
        for edge in [Edge::Start, Edge::End] {
            let x = GuardedBuffer::new(&x, edge).unwrap();
            let mut y = GuardedBuffer::new(&before, edge).unwrap();
            kernel.call(x.slice(), y.slice_mut()).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
            for (at, (given, want)) in y.slice().iter().zip(&want).enumerate() {
                assert!(given == want, "{spec:?} on {jit:?}, element {at}: {given:?}, wanted {want:?}");
            }
            assert!(y.is_intact(), "{spec:?}");
        }
        kernel.call(&x, &mut before.clone()[1..]).unwrap_err();
    });
}

fn random_stencil<T: Pixel + PartialEq>(random: &mut Rng, jits: &[Jit]) {
    let borders = [Border::Inside, Border::Clamp, Border::Reflect, Border::Constant(7.5), Border::Constant(100.0)];
    let (rows, columns) = (1 + random.below(7), 1 + random.below(7));
    let weights = |n: usize, random: &mut Rng| -> Vec<f32> {
        (0..n).map(|_| random.pick(&[0.0, 1.0, -1.0, 2.0, 0.25, 0.1, -0.7])).collect()
    };
    // 8-bit pixels with integer weights are summed in integers.
    let integers =
        |n: usize, random: &mut Rng| -> Vec<f32> { (0..n).map(|_| random.pick(&[0.0, 1.0, 2.0, 3.0, 6.0])).collect() };
    // Symmetric rows: two pixels share one product.
    let mirrored = |n: usize, random: &mut Rng| -> Vec<f32> {
        let half = integers(n.div_ceil(2), random);
        half.iter().chain(half[..n / 2].iter().rev()).copied().collect()
    };
    let scales = [1.0, 0.5, 1.0 / 16.0, 1.0 / 9.0, 1.0 / 81.0, 1.0 / 256.0];
    let stencil = match random.below(7) {
        0 => Stencil::<T>::boxed(rows, columns),
        1 => Stencil::boxed(2 * rows + 1, 2 * columns + 1),
        2 => Stencil::separable(&integers(rows, random), &integers(columns, random)).scale(random.pick(&scales)),
        3 => Stencil::general(rows, columns, &weights(rows * columns, random)),
        4 => Stencil::separable(&integers(rows, random), &mirrored(columns, random)).scale(random.pick(&scales)),
        _ => Stencil::separable(&weights(rows, random), &weights(columns, random)),
    };
    let (least_rows, least_columns) = (2 * rows + 1, (2 * columns + 2).next_power_of_two());
    let image = [size(random, 40) + least_rows, size(random, 80) + least_columns];
    let stencil = stencil.image(image[0], image[1]).border(random.pick(&borders));
    let gaps = [random.below(5), random.below(5)];
    // Rows a power of two apart cause conflict misses, for which there are separate plans.
    let strides = match random.below(4) {
        0 => [1024, 1024 + gaps[1]],
        _ => [image[1] + gaps[0], stencil.output().1 + gaps[1]],
    };
    check(&stencil.strides(strides[0], strides[1]), strides, image, random, jits);
}

/// A random stencil.
pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let random = &mut Rng::new(seed);
    match seed % 4 {
        0 => random_stencil::<u8>(random, jits),
        1 => random_stencil::<F16>(random, jits),
        _ => random_stencil::<f32>(random, jits),
    }
}

#[test]
fn random_stencils_are_those_of_naive() {
    (0..60).for_each(|seed| check_random(jits_for(seed, 19), seed));
}

#[test]
fn small_images_and_large_windows() {
    let random = &mut Rng::new(5);
    for border in [Border::Clamp, Border::Reflect, Border::Constant(-1.0)] {
        for image in [[8, 8], [7, 16], [20, 17], [13, 33]] {
            let stencil = Stencil::<f32>::boxed(13, 13).image(image[0], image[1]).border(border);
            check(&stencil, [image[1]; 2], image, random, native());
        }
    }
    // 8-bit pixels in 16-bit integers, and in f32 because sums are larger; blocks of several rows.
    for (rows, columns) in [(15, 15), (16, 16), (21, 19), (4, 31)] {
        for border in [Border::Clamp, Border::Inside, Border::Constant(255.0)] {
            let stencil = Stencil::<u8>::boxed(rows, columns).image(90, 75).border(border);
            check(&stencil, [75, stencil.output().1], [90, 75], random, native());
        }
    }
    // As many columns of weights as lanes, with rows so far apart that blocks keep the loaded vectors.
    for columns in [8, 9, 16, 17, 18] {
        for border in [Border::Inside, Border::Clamp] {
            let stencil = Stencil::<f32>::boxed(2, columns).image(9, 75).border(border).strides(1024, 1024);
            check(&stencil, [1024; 2], [9, 75], random, native());
        }
    }
    for image in [[1, 2], [3, 2], [2, 5], [4, 4]] {
        let stencil = Stencil::<f32>::sobel_x().image(image[0], image[1]).border(Border::Clamp);
        check(&stencil, [image[1]; 2], image, random, native());
    }
}

#[test]
fn mistakes_name_the_field() {
    let message = |stencil: Stencil<f32>| stencil.check().unwrap_err().to_string();
    assert_eq!(message(Stencil::boxed(3, 3).image(2, 9)), "stencil: `height` is 2, but must be 3 to 16384");
    assert_eq!(message(Stencil::boxed(3, 0).image(9, 9)), "stencil: `columns` is 0, but must be 1 to 31");
    assert_eq!(
        message(Stencil::boxed(3, 3).image(9, 9).strides(8, 9)),
        "stencil: `input_stride` is 8, but must be 9 to 16384"
    );
    message(Stencil::general(3, 3, &[1.0; 8]).image(9, 9));
    message(Stencil::general(1, 1, &[f32::NAN]).image(9, 9));
    message(Stencil::boxed(13, 13).image(9, 7).border(Border::Reflect));
    message(Stencil::boxed(3, 3).image(9, 9).border(Border::Constant(f32::NAN)));
    let plan = Stencil::<f32>::boxed(3, 3).image(480, 640).explain(&Machine::new("x86-64-v4", None, &[], &[256, 512]));
    assert!(plan.contains("blocks of 9 rows and 16 columns"), "{plan}");
    assert!(plan.contains("loaded once"), "{plan}");
    // Fewer rows, if the L1 cache has too little associativity for their lines.
    let machine = Machine::new("x86-64-v4", None, &[], &[256, 512]);
    let plan = Stencil::<f32>::boxed(3, 3).image(480, 1024).border(Border::Clamp).explain(&machine);
    assert!(plan.contains("blocks of 5 rows and 16 columns"), "{plan}");
}
