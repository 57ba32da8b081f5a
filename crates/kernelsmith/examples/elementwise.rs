//! Throughput of elementwise kernels of the library: `cargo run --example elementwise [WORD]`.
//!
//! In: a word that selects lines. Out: a line for each kernel with the bytes loaded and stored per nanosecond (GB/s).
//! Times are the 10 % quantile of many short runs, so that other work on the machine hardly affects them.

use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::chain::Chain;
use kernelsmith::kernels::elementwise::{Data, Fill, Layout, Pairwise, Unary};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::stencil::{Border, Pixel, Stencil};
use kernelsmith::prelude::*;
use kernelsmith::{Bf16, F16};
use std::time::Instant;

/// Seconds per call: the 10 % quantile over batches so short that few of them are interrupted.
fn seconds(mut call: impl FnMut()) -> f64 {
    let mut batch = |n: u32| {
        let start = Instant::now();
        (0..n).for_each(|_| call());
        start.elapsed().as_secs_f64()
    };
    batch(1);
    let mut n = 1;
    while batch(n) < 3e-5 {
        n *= 2;
    }
    let mut times: Vec<f64> = (0..100).map(|_| batch(n) / f64::from(n)).collect();
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 10]
}

fn line(name: String, bytes: usize, word: &str, call: impl FnMut()) {
    if word.split('|').any(|word| name.contains(word)) {
        println!("{name:60} {:8.1} GB/s", bytes as f64 / seconds(call) / 1e9);
    }
}

fn unary<T: Data, U: Data<Work = T::Work>>(jit: &Jit, word: &str, map: Map, [m, n]: [usize; 2], [a, b]: [Layout; 2]) {
    let name = format!("unary {map:?} {m}x{n} {:?} {a:?} {b:?}", (size_of::<T>(), size_of::<U>()));
    let name = name.replace("Layout ", "").replace("row_major: ", "").replace("leading: ", "");
    if !word.split('|').any(|word| name.contains(word)) {
        return;
    }
    let kernel = Unary::<T, U>::new(m, n, map).a(a).b(b).compile(jit).expect("it compiles");
    let x = vec![T::default(); a.at(m - 1, n - 1) + 1];
    let mut y = vec![U::default(); b.at(m - 1, n - 1) + 1];
    let bytes = m * n * (size_of::<T>() + size_of::<U>());
    line(name, bytes, word, || kernel.call(&x, &mut y).expect("it fits"));
}

/// A slice of pixels that starts at a cache line of the allocation.
fn aligned(pixels: &mut [f32]) -> &mut [f32] {
    let skip = pixels.as_ptr().align_offset(64);
    &mut pixels[skip..]
}

fn polynomial(jit: &Jit, word: &str, degree: usize, n: usize) {
    let coefficients: Vec<f64> = (0..=degree).map(|at| 1.0 / (at + 1) as f64).collect();
    let chain = Chain::<(f32,), f32>::new(|e, x| e.polynomial(x[0], &coefficients)).expected(n);
    let kernel = chain.compile(jit).expect("it compiles");
    let (mut x, mut y) = (vec![0.5f32; n + 16], vec![0.0f32; n + 16]);
    let (x, y) = (&aligned(&mut x)[..n], &mut aligned(&mut y)[..n]);
    line(format!("polynomial of degree {degree}, {n}"), 8 * n, word, || kernel.call((x,), y).expect("it fits"));
    if degree == 8 {
        let gelu = Chain::<(f32, f32), f32>::new(|e, x| {
            let gate = e.map(Map::Gelu, x[0]);
            e.binary(Binary::Mul, gate, x[1])
        });
        let gelu = gelu.compile(jit).expect("it compiles");
        line(format!("gelu(x) * x, {n}"), 12 * n, word, || gelu.call((x, x), y).expect("it fits"));
    }
}

fn stencil<T: Pixel>(jit: &Jit, word: &str, name: &str, spec: Stencil<T>, [height, width]: [usize; 2]) {
    let name = format!("{name} of {} bytes, {height}x{width}", size_of::<T>());
    if !word.split('|').any(|word| name.contains(word)) {
        return;
    }
    let start = Instant::now();
    let kernel = spec.compile(jit).expect("it compiles");
    let compile_time = start.elapsed();
    let x = vec![T::from_f32(1.0); height * width];
    let mut y = vec![T::default(); height * width];
    let seconds = seconds(|| kernel.call(&x, &mut y).expect("it fits"));
    println!("{name:60} {:8.2} pixels/ns   (made in {compile_time:?})", (height * width) as f64 / seconds / 1e9);
}

fn stencils(jit: &Jit, word: &str) {
    for image in [[64, 64], [480, 640], [1080, 1920], [2160, 3840]] {
        let [height, width] = image;
        stencil(jit, word, "blur 3x3 inside", Stencil::<f32>::boxed(3, 3).image(height, width), image);
        let clamped = |spec: Stencil<f32>| spec.image(height, width).border(Border::Clamp);
        stencil(jit, word, "blur 3x3 clamped", clamped(Stencil::boxed(3, 3)), image);
        stencil(jit, word, "general 3x3 clamped", clamped(Stencil::general(3, 3, &[0.1; 9])), image);
        stencil(jit, word, "sobel clamped", clamped(Stencil::sobel_x()), image);
        stencil(jit, word, "separable 5x5 clamped", clamped(Stencil::separable(&[0.1; 5], &[0.1; 5])), image);
        stencil(jit, word, "box 13x13 clamped", clamped(Stencil::boxed(13, 13)), image);
        let bytes = Stencil::<u8>::boxed(3, 3).image(height, width).border(Border::Clamp);
        stencil(jit, word, "blur 3x3 clamped", bytes, image);
    }
}

fn main() {
    let word = std::env::args().nth(1).unwrap_or_default();
    let word = word.as_str();
    let jit = Jit::host().expect("a machine with native kernels");
    for n in [4096, 131_072, 4_194_304] {
        for degree in [1, 2, 3, 8, 16] {
            polynomial(&jit, word, degree, n);
        }
    }
    stencils(&jit, word);
    for [m, n] in [[64, 64], [512, 256], [2048, 2048]] {
        let plain = [Layout::column_major(m); 2];
        for map in [Map::Identity, Map::Relu, Map::Sigmoid, Map::Tanh, Map::Gelu, Map::Exp, Map::Reciprocal] {
            unary::<f32, f32>(&jit, word, map, [m, n], plain);
        }
        unary::<f64, f64>(&jit, word, Map::Sigmoid, [m, n], plain);
        unary::<f32, Bf16>(&jit, word, Map::Relu, [m, n], plain);
        unary::<F16, F16>(&jit, word, Map::Relu, [m, n], plain);
        unary::<f32, f32>(&jit, word, Map::Relu, [m - 1, n], [Layout::column_major(m), Layout::column_major(m + 1)]);
        let fill = Fill::<f32>::zero(m, n).compile(&jit).expect("it compiles");
        let mut y = vec![0.0; m * n];
        line(format!("fill {m}x{n}"), m * n * 4, word, || fill.call(&mut y).expect("it fits"));
        let add = Pairwise::<f32>::new(m, n, Binary::Add).compile(&jit).expect("it compiles");
        let x = vec![0.0; m * n];
        line(format!("add {m}x{n}"), m * n * 12, word, || add.call(&x, &x, &mut y).expect("it fits"));
    }
    for [m, n] in [[8, 8], [16, 16], [64, 64], [100, 100], [256, 256], [512, 512], [1000, 1000], [2048, 2048]] {
        let crossed = [Layout::column_major(m), Layout::row_major(n)];
        unary::<f32, f32>(&jit, word, Map::Identity, [m, n], crossed);
        unary::<f64, f64>(&jit, word, Map::Identity, [m, n], crossed);
        unary::<Bf16, Bf16>(&jit, word, Map::Identity, [m, n], crossed);
        unary::<u8, u8>(&jit, word, Map::Identity, [m, n], crossed);
    }
}
