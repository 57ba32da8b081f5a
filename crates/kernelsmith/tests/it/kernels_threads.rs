//! Kernels of the library whose work is divided among threads: equal to one call bit for bit.
//!
//! In: specs and operands. Each is called at once and divided among 1, 2, 3 and 8 threads, on slices next to inaccessible
//! pages; gaps keep their values. Slices that are too short are refused before any element is written.
//! Not here: products (see `kernels_gemm`), the division itself (see `exec/src/parallel`).

use super::kernels_machines::{known, native};
use super::kernels_pool::Element;
use kernelsmith::kernels::chain::Chain;
use kernelsmith::kernels::elementwise::{Fill, Layout, Pairwise, Unary};
use kernelsmith::kernels::gemm::{Gemm, GemmExtras};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::normalise::{NormalisationKind, Normalise};
use kernelsmith::kernels::stencil::{Border, Stencil};
use kernelsmith::kernels::{
    Convolution, Depthwise, Divisible, Layout as Channels, Pool, Primitive, PrimitiveExt, QuantizedConvolution, Resize,
    Rounding, ThreadedKernel, Window,
};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer, PlainElement};
use kernelsmith::{CallError, F16, Tasks, Threads};
use kernelsmith_ir::random::Rng;
use std::fmt::Debug;

const THREADS: [usize; 4] = [1, 2, 3, 8];

fn numbers(random: &mut Rng, n: usize) -> Vec<f32> {
    (0..n).map(|_| random.below(4001) as f32 / 250.0 - 8.0).collect()
}

fn bits<T: Copy>(slice: &[T], of: impl Fn(T) -> u64) -> Vec<u64> {
    slice.iter().map(|&x| of(x)).collect()
}

/// Compares `call`, which divides the work for a number of threads, with `wanted`, which does not. `before` has exactly the
/// elements of the output.
#[track_caller]
fn check<T: PlainElement + Copy + Debug>(
    what: &dyn Debug,
    before: &[T],
    of: impl Fn(T) -> u64 + Copy,
    wanted: impl Fn(&mut [T]) -> Result<(), CallError>,
    call: impl Fn(usize, &mut [T]) -> Result<(), CallError>,
) {
    let mut want = before.to_vec();
    wanted(&mut want).unwrap();
    for n in THREADS {
        for edge in [Edge::Start, Edge::End] {
            let mut output = GuardedBuffer::new(before, edge).unwrap();
            call(n, output.slice_mut()).unwrap();
            assert!(output.is_intact(), "{what:?} {n} {edge:?}");
            assert_eq!(bits(output.slice(), of), bits(&want, of), "{what:?}, {n} threads, {edge:?}");
        }
        // One element less: nothing is written.
        let mut output = GuardedBuffer::new(&before[1..], Edge::End).unwrap();
        let error = call(n, output.slice_mut()).unwrap_err();
        assert!(matches!(error, CallError::OutOfRange { write: true, .. }), "{what:?}: {error}");
        assert_eq!(bits(output.slice(), of), bits(&before[1..], of), "{what:?}, {n} threads");
    }
}

/// A spec with constant extents: at once, divided by its own threads, and on the threads of a pool.
#[track_caller]
fn check_spec<P: Divisible + Debug>(
    spec: &P,
    n_output: usize,
    random: &mut Rng,
    wanted: impl Fn(&P::Kernel, &mut [f32]) -> Result<(), CallError>,
    call: impl Fn(Option<&Threads>, &ThreadedKernel<P>, &mut [f32]) -> Result<(), CallError>,
) {
    let before = numbers(random, n_output);
    for jit in native() {
        let whole = spec.compile(jit).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
        let divided = THREADS.map(|n| spec.clone().threads(n).min_cycles(0).compile(jit).unwrap());
        let of = |n: usize| &divided[THREADS.iter().position(|&of| of == n).unwrap()];
        assert!(THREADS.iter().all(|&n| of(n).n_parts() <= n.min(spec.n_blocks())), "{spec:?}");
        for pool in [None, Some(Threads::new(3))] {
            let wanted = |output: &mut [f32]| wanted(&whole, output);
            check(spec, &before, f32::bits, wanted, |n, output| call(pool.as_ref(), of(n), output));
        }
    }
}

#[test]
fn matrices_are_divided_by_rows_or_columns() {
    let mut random = Rng::new(26);
    for _ in 0..10 {
        let (m, n) = (1 + random.below(40), 1 + random.below(40));
        let mut layout = || match random.below(2) {
            0 => Layout::column_major(m + random.below(2) * 3),
            _ => Layout::row_major(n + random.below(2) * 3),
        };
        let layouts = [layout(), layout(), layout()];
        let elements = layouts.map(|of| of.at(m - 1, n - 1) + 1);
        let (a, b) = (numbers(&mut random, elements[0]), numbers(&mut random, elements[1]));
        let fill = Fill::<f32>::zero(m, n).value(2.5).b(layouts[2]);
        check_spec(
            &fill,
            elements[2],
            &mut random,
            |kernel, c| kernel.call(c),
            |pool, kernel, c| match pool {
                None => kernel.call(c),
                Some(pool) => kernel.call_on(pool, c),
            },
        );
        let map = [Map::Identity, Map::Gelu, Map::Square][random.below(3)];
        let unary = Unary::<f32>::new(m, n, map).a(layouts[0]).b(layouts[2]);
        check_spec(
            &unary,
            elements[2],
            &mut random,
            |kernel, c| kernel.call(&a, c),
            |pool, kernel, c| match pool {
                None => kernel.call(&a, c),
                Some(pool) => kernel.call_on(pool, &a, c),
            },
        );
        let pairwise = Pairwise::<f32>::new(m, n, Binary::Sub).a(layouts[0]).b(layouts[1]).c(layouts[2]);
        let whole = |kernel: &kernelsmith::kernels::elementwise::PairwiseKernel<f32, f32>, c: &mut [f32]| {
            kernel.call(&a, &b, c)
        };
        check_spec(&pairwise, elements[2], &mut random, whole, |pool, kernel, c| match pool {
            None => kernel.call(&a, &b, c),
            Some(pool) => kernel.call_on(pool, &a, &b, c),
        });
    }
}

#[test]
fn rows_are_normalised_by_several_threads() {
    let mut random = Rng::new(27);
    for number in 0..12 {
        let kind = [
            NormalisationKind::Softmax,
            NormalisationKind::Layer { epsilon: 1e-5 },
            NormalisationKind::RootMeanSquare { epsilon: 1e-6 },
        ][number % 3];
        let (m, n) = (1 + random.below(20), 1 + random.below(90));
        let spec = Normalise::new(kind, m, n).weights(random.below(2) == 0, random.below(2) == 0);
        // Of column-major matrices the rows cannot be divided; the result is that of one thread.
        let spec = match number % 4 {
            0 => spec.a(Layout::row_major(n + 2)).b(Layout::row_major(n + 5)),
            1 => spec.in_place(),
            2 => spec.a(Layout::column_major(m + 1)).b(Layout::column_major(m)),
            _ => spec,
        };
        let [of_a, of_b, scale, shift] = spec.elements();
        let (a, scale, shift) = (numbers(&mut random, of_a), numbers(&mut random, scale), numbers(&mut random, shift));
        let weights = [scale.as_slice(), &shift];
        let wanted = |kernel: &kernelsmith::kernels::normalise::NormaliseKernel, b: &mut [f32]| {
            kernel.call_weighted(&a, weights, b)
        };
        check_spec(&spec, of_b, &mut random, wanted, |pool, kernel, b| match pool {
            None => kernel.call_weighted(&a, weights, b),
            Some(pool) => kernel.call_on(pool, &a, weights, b),
        });
    }
}

#[test]
fn rows_of_stencils_are_divided_inside_the_image() {
    let mut random = Rng::new(28);
    for border in [Border::Inside, Border::Inside, Border::Inside, Border::Clamp, Border::Reflect] {
        for spec in
            [Stencil::<f32>::sobel_x(), Stencil::boxed(5, 3), Stencil::general(2, 3, &[1.5, 2.0, 0.0, 0.5, 1.0, 3.0])]
        {
            let (height, width) = (5 + random.below(30), 16 + random.below(40));
            let spec = spec.border(border).image(height, width);
            let columns = spec.output().1;
            let spec = spec.strides(width + 3, columns + 2);
            let (n_input, n_output) =
                ((height - 1) * (width + 3) + width, (spec.output().0 - 1) * (columns + 2) + columns);
            let x = numbers(&mut random, n_input);
            let wanted = |kernel: &kernelsmith::kernels::stencil::StencilKernel<f32>, y: &mut [f32]| kernel.call(&x, y);
            check_spec(&spec, n_output, &mut random, wanted, |pool, kernel, y| match pool {
                None => kernel.call(&x, y),
                Some(pool) => kernel.call_on(pool, &x, y),
            });
        }
    }
}

#[test]
fn elements_of_chains_are_divided() {
    let mut random = Rng::new(29);
    let chain = Chain::<(f32, f32), f32>::new(|e, x| {
        let gate = e.map(Map::Silu, x[0]);
        e.binary(Binary::Mul, gate, x[1])
    });
    for chain in [chain.clone(), chain.expected(1 << 30)] {
        for jit in native() {
            let kernel = chain.compile(jit).unwrap();
            for n in [1, 63, 64, 65, 1000, 5000] {
                let (a, b) = (numbers(&mut random, n), numbers(&mut random, n));
                let before = numbers(&mut random, n);
                let mut want = before.clone();
                kernel.call((&a, &b), &mut want).unwrap();
                for threads in THREADS {
                    let pool = Threads::new(threads);
                    let tasks = Tasks::on(&pool).min_cycles(0);
                    let mut y = GuardedBuffer::new(&before, Edge::End).unwrap();
                    kernel.call_on(&tasks, (&a, &b), y.slice_mut()).unwrap();
                    assert_eq!(bits(y.slice(), f32::bits), bits(&want, f32::bits), "{n} elements, {threads} threads");
                    let mut y = before.clone();
                    assert!(kernel.call_on(&tasks, (&a, &b[1..]), &mut y).is_err());
                    assert_eq!(y, before);
                }
            }
        }
    }
}

/// Divides the planes or images of a call, also if they are few or none.
#[track_caller]
fn check_planes<T: PlainElement + Copy + Debug>(
    what: &dyn Debug,
    of: impl Fn(T) -> u64 + Copy,
    mut outputs: impl FnMut(usize) -> Vec<T>,
    call: impl Fn(Option<&Tasks<'_>>, usize, &mut [T]) -> Result<(), CallError>,
) {
    for planes in [1, 2, 3, 7, 20] {
        let divided = |n: usize, output: &mut [T]| {
            let pool = Threads::new(n);
            call(Some(&Tasks::on(&pool).min_cycles(0)), planes, output)
        };
        check(what, &outputs(planes), of, |output| call(None, planes, output), divided);
    }
    call(Some(&Tasks::on(&Threads::new(2)).min_cycles(0)), 0, &mut []).unwrap();
}

#[test]
fn planes_are_pooled_by_several_threads() {
    fn check<T: Element>(spec: &Pool<T>, random: &mut Rng) {
        let input: Vec<T> = (0..20 * spec.input_len()).map(|_| T::any(random)).collect();
        for jit in native() {
            let kernel = spec.compile(jit).unwrap();
            let outputs = |n: usize| (0..n * spec.n_windows() * spec.output_len()).map(|_| T::small(random)).collect();
            check_planes(spec, T::bits, outputs, |tasks, planes, output| {
                let input = &input[..planes * spec.input_len()];
                match tasks {
                    None => kernel.call(planes, input, output),
                    Some(tasks) => kernel.call_on(tasks, planes, input, output),
                }
            });
        }
    }
    let mut random = Rng::new(30);
    check(&Pool::<f32>::maximum(9, 14), &mut random);
    check(&Pool::<u8>::maximum(13, 5).layout(Channels::ChannelBlocks(3)), &mut random);
    check(&Pool::<F16>::maximum(8, 8).window(Window::new(3).same()).fused(&[5, 7]), &mut random);
}

#[test]
fn planes_are_resized_by_several_threads() {
    let mut random = Rng::new(31);
    for spec in [
        Resize::<f32>::new((7, 9), (12, 5)),
        Resize::new((6, 6), (3, 13)).nearest(Rounding::Floor).layout(Channels::ChannelBlocks(3)),
    ] {
        let input = numbers(&mut random, 20 * spec.input_len());
        for jit in native() {
            let kernel = spec.compile(jit).unwrap();
            let outputs = |n: usize| numbers(&mut random, n * spec.output_len());
            check_planes(&spec, f32::bits, outputs, |tasks, planes, output| {
                let input = &input[..planes * spec.input_len()];
                match tasks {
                    None => kernel.call(planes, input, output),
                    Some(tasks) => kernel.call_on(tasks, planes, input, output),
                }
            });
        }
    }
}

#[test]
fn images_are_convolved_by_several_threads() {
    let mut random = Rng::new(32);
    let dense = Convolution::new(3, 5, 6, 7);
    for (spec, adds) in [(dense, false), (dense.nchw(), false), (dense.add().activation(Map::Relu), true)] {
        let operand = |random: &mut Rng, n: usize| numbers(random, n);
        let input = operand(&mut random, 20 * spec.input_len());
        let added = operand(&mut random, if adds { 20 * spec.output_len() } else { 0 });
        let weights = spec.pack(&operand(&mut random, 3 * 5 * 9)).unwrap();
        let bias = operand(&mut random, spec.bias_len());
        for jit in native() {
            let kernel = spec.compile(jit).unwrap();
            let outputs = |n: usize| numbers(&mut random, n * spec.output_len());
            check_planes(&spec, f32::bits, outputs, |tasks, images, output| {
                let input = &input[..images * spec.input_len()];
                let added = if adds { &added[..images * spec.output_len()] } else { &added[..] };
                match tasks {
                    None => kernel.call(images, input, &weights, &bias, added, output),
                    Some(tasks) => kernel.call_on(tasks, images, input, &weights, &bias, added, output),
                }
            });
        }
    }
    let spec = Depthwise::<f32>::new(5, 6, 7);
    for spec in [spec, spec.layout(Channels::ChannelBlocks(5))] {
        let input = numbers(&mut random, 20 * spec.input_len());
        let (weights, bias) = (numbers(&mut random, spec.weights_len()), numbers(&mut random, spec.bias_len()));
        for jit in native() {
            let kernel = spec.compile(jit).unwrap();
            let outputs = |n: usize| numbers(&mut random, n * spec.output_len());
            check_planes(&spec, f32::bits, outputs, |tasks, images, output| {
                let input = &input[..images * spec.input_len()];
                match tasks {
                    None => kernel.call(images, input, &weights, &bias, output),
                    Some(tasks) => kernel.call_on(tasks, images, input, &weights, &bias, output),
                }
            });
        }
    }
    let spec: QuantizedConvolution<i32> = Convolution::new(4, 6, 5, 6).quantized();
    let bytes = |random: &mut Rng, n: usize| -> Vec<u8> { (0..n).map(|_| random.bits() as u8).collect() };
    let input = bytes(&mut random, 20 * spec.input_len());
    let weights: Vec<i8> = bytes(&mut random, 4 * 6 * 9).into_iter().map(|byte| byte as i8).collect();
    let (weights, bias) = spec.pack(&weights, &[3; 6]).unwrap();
    for jit in native() {
        let kernel = spec.compile(jit).unwrap();
        let outputs = |n: usize| vec![7i32; n * spec.output_len()];
        check_planes(
            &spec,
            |x: i32| x as u64,
            outputs,
            |tasks, images, output| {
                let input = &input[..images * spec.input_len()];
                match tasks {
                    None => kernel.call(images, input, &weights, &bias, &[], &[], output),
                    Some(tasks) => kernel.call_on(tasks, images, input, &weights, &bias, &[], &[], output),
                }
            },
        );
    }
}

#[test]
fn products_run_on_the_threads_of_a_pool() {
    let Some(jit) = native().last() else { return };
    let mut random = Rng::new(33);
    let product = Gemm::new(30, 41, 20);
    let (a, b) = (numbers(&mut random, 600), numbers(&mut random, 820));
    let mut want = vec![0.0f32; 1230];
    product.compile(jit).unwrap().call(&a, &b, &mut want).unwrap();
    for n in THREADS {
        let kernel = product.threads(n).min_cycles(0).compile(jit).unwrap();
        let mut c = vec![0.0f32; 1230];
        kernel.call_on(&Threads::new(2), &a, &b, &mut c, GemmExtras::default()).unwrap();
        // Blocks of other widths keep the order of the sums.
        assert_eq!(bits(&c, f32::bits), bits(&want, f32::bits), "{n} threads");
    }
}

#[test]
fn small_work_is_one_part_on_every_machine() {
    for machine in known() {
        let text = |spec: &dyn Fn(usize) -> String| spec(8);
        let small = text(&|n| Unary::<f32>::new(100, 100, Map::Identity).threads(n).explain(&machine));
        assert!(small.starts_with("parts of 100 rows or columns\n"), "{small}");
        let large = text(&|n| Unary::<f32>::new(4000, 4000, Map::Gelu).threads(n).explain(&machine));
        assert!(large.starts_with("parts of 500 + 500 + 500 + 500 + 500 + 500 + 500 + 500 rows"), "{large}");
        let softmax = Normalise::new(NormalisationKind::Softmax, 3000, 3000);
        let divided = softmax.clone().threads(2).explain(&machine);
        assert!(divided.starts_with("parts of 1500 + 1500 rows"), "{divided}");
        let columns = Layout::column_major(3000);
        let one = softmax.a(columns).b(columns).threads(2).explain(&machine);
        assert!(one.starts_with("parts of 1 rows or columns\n"), "{one}");
    }
    let error = Fill::<f32>::zero(2, 2).threads(2000).check().unwrap_err();
    assert_eq!(error.to_string(), "divided primitive: `threads` is 2000, but must be 1 to 1024");
}
