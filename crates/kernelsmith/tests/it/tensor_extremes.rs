//! Tensors with extreme sizes and strides: each is an error or computed; nothing panics and nothing leaves its slices.
//!
//! In: seeds. What is small enough is compared with loops by the checks of `einsum` and `tensor`; the rest is planned,
//! explained, compiled, and called with slices that are too short, which is an error.
//! Not here: usual sizes (see `einsum_random`).

use super::kernels_machines::{is_slow, jits_for, native};
use super::{einsum, tensor};
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use kernelsmith::tensor::DimensionKind::{C, K, M, N};
use kernelsmith::tensor::Execution::{Parallel, Primitive as Block, Sequential};
use kernelsmith::tensor::einsum::{Einsum, PathOptions, Shape, Slice};
use kernelsmith::tensor::{First, Main, TensorOperation};
use kernelsmith_ir::random::Rng;

/// Elements of tensors that are compared with loops, and products.
const SMALL: usize = 100_000;

/// A number that is likely to overflow something.
fn extreme(rng: &mut Rng) -> usize {
    match rng.below(8) {
        0 => usize::MAX - rng.below(3),
        1 => (isize::MAX as usize).wrapping_add(rng.below(3)).wrapping_sub(1),
        2 => (1 << 60) - 1 + rng.below(3),
        3 => isize::MAX as usize / 8 - rng.below(2),
        4 => (1 << 32) - 1 + rng.below(3),
        5 => (1 << 31) - 1 + rng.below(3),
        6 => (1 << 30) - 1 + rng.below(3),
        _ => 1 << rng.below(64),
    }
}

fn size(rng: &mut Rng, is_wild: bool) -> usize {
    match rng.below(12) {
        0 => 0,
        1..5 => 1,
        5 if is_wild => extreme(rng),
        n => n,
    }
}

fn stride(rng: &mut Rng, size: usize, is_wild: bool) -> usize {
    match rng.below(6) {
        0 => 0,
        1 => 1,
        2 if is_wild || size < 2 => extreme(rng),
        _ => rng.below(40),
    }
}

fn einsum_of(seed: u64) -> Result<Einsum, String> {
    let mut rng = Rng::new(seed ^ 0xe7e3);
    let is_wild = rng.below(2) == 0;
    let types = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8][rng.below(5)];
    let is_uniform = matches!(types, GemmTypes::F32 | GemmTypes::F64);
    let n = 1 + rng.below(if is_uniform { 4 } else { 2 });
    let sizes: Vec<usize> = (0..6).map(|_| size(&mut rng, is_wild)).collect();
    let covered: Vec<usize> = (0..2).map(|_| size(&mut rng, is_wild)).collect();
    let (mut subscripts, mut shapes) = (Vec::new(), Vec::new());
    let mut used = String::new();
    for _ in 0..n {
        let (mut text, mut of) = (String::new(), Vec::new());
        for _ in 0..rng.below(5) {
            let at = rng.below(6);
            text.push(char::from(b'a' + at as u8));
            of.push(sizes[at]);
        }
        used += &text;
        if rng.below(3) == 0 {
            let at = rng.below(text.len() + 1);
            text.insert_str(at, "...");
            let n = rng.below(3);
            let cover = covered[2 - n..].iter().map(|&size| if rng.below(3) == 0 { 1 } else { size });
            of.splice(at..at, cover.collect::<Vec<_>>());
        }
        let strides: Vec<usize> = of.iter().map(|&size| stride(&mut rng, size, is_wild)).collect();
        shapes.push(if rng.below(3) == 0 { Shape::contiguous(&of) } else { Shape::strided(&of, &strides) });
        subscripts.push(text);
    }
    let mut formula = subscripts.join(",");
    if rng.below(4) > 0 {
        let mut out: Vec<char> = used.chars().filter(|_| rng.below(2) == 0).collect();
        out.sort_unstable_by_key(|of| (*of as u32 * 7 + seed as u32) % 11);
        out.dedup();
        formula += "->";
        formula.extend(out);
        if formula.contains('.') && rng.below(3) > 0 {
            formula += "...";
        }
    }
    let text = |error: &dyn std::fmt::Display| error.to_string();
    let plain = Einsum::new(types, &formula, &shapes).map_err(|error| text(&error))?;
    let mut out_strides = plain.out_shape().strides().to_vec();
    if rng.below(2) == 0 {
        let of_out = plain.out_shape();
        for (at, stride) in out_strides.iter_mut().enumerate() {
            if of_out.sizes()[at] < 2 || rng.below(4) == 0 {
                *stride = extreme(&mut rng);
            }
        }
    }
    let mut options = PathOptions::default();
    if rng.below(4) == 0 {
        options.max_optimal = rng.below(3);
    }
    let spec = Einsum::with(types, &formula, &shapes, Some(&out_strides), &options).map_err(|error| text(&error))?;
    let spec = spec.threads([1, 1, 3, usize::MAX][rng.below(4)]);
    Ok(if rng.below(4) == 0 { spec.copying([(); 3].map(|()| rng.below(2) == 0)) } else { spec })
}

fn check_einsum(jits: &[Jit], seed: u64) {
    let Ok(spec) = einsum_of(seed) else { return };
    // The loops run over all indices at once, also around empty ones.
    let n = spec.shapes().iter().flat_map(Shape::sizes).fold(1usize, |n, &size| n.saturating_mul(size.max(1)));
    let spans = spec.shapes().iter().map(Shape::span).chain([spec.out_shape().span()]);
    if spans.max() <= Some(SMALL) && n <= 4 * SMALL {
        return einsum::check(jits, &spec, &format!("seed {seed}"));
    }
    let jit = &jits[0];
    let _ = spec.explain(KernelCompiler::machine(jit));
    let Ok(kernel) = spec.compile(jit) else { return };
    let none: Vec<Slice<'_>> = spec.shapes().iter().map(|_| Slice::from(&[0.0f32])).collect();
    if spec.types() == GemmTypes::F32 && spec.shapes().iter().any(|of| of.span() > 1) {
        assert!(kernel.call(&none, &mut [0.0f32][..]).is_err(), "seed {seed}: {spec:?}");
    }
}

fn operation_of(seed: u64) -> TensorOperation {
    let mut rng = Rng::new(seed ^ 0x0bad);
    let is_wild = rng.below(2) == 0;
    let types = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8][rng.below(5)];
    let main = if rng.below(2) == 0 { Main::Gemm } else { Main::BatchReduceGemm };
    let mut kinds: Vec<_> = (0..rng.below(4))
        .map(|_| ([C, M, N, K][rng.below(4)], if rng.below(4) == 0 { Parallel } else { Sequential }))
        .collect();
    kinds.sort_by_key(|of| of.1 == Sequential);
    kinds.extend([(M, Block), (N, Block), (K, Block)]);
    if main == Main::BatchReduceGemm {
        kinds.push((K, Block));
    }
    let mut spec = TensorOperation::new(types, main);
    if rng.below(2) == 0 {
        spec = spec.first(First::Zero);
    }
    let mut out_span = 1usize;
    for (kind, execution) in kinds.into_iter().rev() {
        let size = size(&mut rng, is_wild).max(usize::from(rng.below(16) > 0));
        let mut of = |absent, span: Option<usize>| match kind {
            kind if kind == absent => 0,
            _ => match (span, rng.below(6)) {
                (Some(span), 1..) => span,
                _ if rng.below(2) == 0 => 1,
                _ => stride(&mut rng, size, is_wild),
            },
        };
        let strides = [of(N, None), of(M, None), of(K, Some(out_span))];
        if kind != K {
            out_span = out_span.saturating_add(size.saturating_sub(1).saturating_mul(strides[2]));
        }
        spec = spec.dimension(kind, execution, size, strides);
    }
    // Dimensions were drawn from the innermost one.
    let mut ordered = TensorOperation::new(types, main);
    if rng.below(2) == 0 {
        ordered = ordered.first(First::Zero);
    }
    spec.dimensions().iter().rev().fold(ordered, |spec, of| spec.dimension(of.kind, of.execution, of.size, of.strides))
}

fn check_operation(jits: &[Jit], seed: u64) -> bool {
    let spec = operation_of(seed);
    let _ = spec.explain(KernelCompiler::machine(&jits[0]));
    if spec.check().is_err() {
        return false;
    }
    if (0..3).all(|of| spec.elements(of) <= SMALL) && spec.flops() <= 2.0 * SMALL as f64 {
        tensor::check(jits, &spec);
    } else if let Ok(kernel) = spec.compile(&jits[0])
        && spec.types() == GemmTypes::F32
        && (0..3).any(|of| spec.elements(of) > 1)
    {
        assert!(kernel.call(&[0.0f32], &[0.0f32], &mut [0.0f32]).is_err(), "seed {seed}: {spec:?}");
    }
    for n_threads in [1, 3, usize::MAX] {
        if let Ok(schedule) = spec.optimise(KernelCompiler::machine(&jits[0]), n_threads) {
            assert_eq!(schedule.operation().check(), Ok(()), "seed {seed}: {spec:?}");
            if (0..3).all(|of| spec.elements(of) <= SMALL) && spec.flops() <= 2.0 * SMALL as f64 {
                tensor::check(&jits[..1], schedule.operation());
            }
        }
    }
    true
}

/// Runs all seeds from `KERNELSMITH_SEED` on, or a few.
fn seeds(few: u64) -> std::ops::Range<u64> {
    let of = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first = of("KERNELSMITH_SEED").unwrap_or(0);
    first..first + of("KERNELSMITH_SOAK").unwrap_or(if is_slow(native()) { few / 20 } else { few })
}

fn all(name: &str, few: u64, check: impl Fn(u64)) {
    let mut failed = Vec::new();
    for seed in seeds(few) {
        let start = std::time::Instant::now();
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(seed))).is_err() {
            failed.push(seed);
        }
        if start.elapsed().as_secs() > 2 {
            println!("{name} seed {seed}: {:?}", start.elapsed());
        }
    }
    assert!(failed.is_empty(), "{name}: seeds {failed:?}");
}

#[test]
fn extreme_einsums_are_refused_or_equal_loops() {
    all("einsums", 100, |seed| check_einsum(jits_for(seed, 64), seed));
}

#[test]
fn extreme_operations_are_refused_or_equal_loops() {
    all("operations", 100, |seed| {
        check_operation(jits_for(seed, 64), seed);
    });
}
