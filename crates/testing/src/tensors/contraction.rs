//! Contractions with all their fields: see [`check`].
//!
//! In: choices. Out: nothing, or a panic.
//! Not here: the loops that define the result (`naive_with` of kernelsmith-tensor).

use super::choices::Choices;
use super::{MAX_PRODUCTS, SMALL, edge, guarded, is_near, jit, numbers};
use kernelsmith::kernels::gemm::{GemmElements, GemmExtras, GemmTypes};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::DimensionKind::{C, K, M, N};
use kernelsmith::tensor::Execution::{Parallel, Primitive as Block, Sequential};
use kernelsmith::tensor::einsum::EinsumElement;
use kernelsmith::tensor::reduction::NormalisationKind;
use kernelsmith::tensor::{DimensionKind, Execution, First, Main, TensorError, TensorOperation, naive_with};
use kernelsmith::{Bf16, F16, Jit};

/// Checks a contraction and its schedules.
pub(super) fn check(choices: &mut Choices<'_>) {
    let spec = chosen(choices);
    let Some(jit) = jit(choices) else { return };
    let machine = KernelCompiler::machine(jit);
    if choices.one_in(4) {
        let _ = spec.explain(machine);
    }
    if spec.check().is_err() {
        return;
    }
    compare(choices, jit, &spec);
    if choices.one_in(3) {
        let n_threads = choices.pick(&[1, 2, 3, 64, usize::MAX]);
        if let Ok(schedule) = spec.optimise(machine, n_threads) {
            assert_eq!(schedule.operation().check(), Ok(()), "{spec:?}");
            assert!((0..3).all(|of| schedule.operation().elements(of) == spec.elements(of)), "{spec:?}");
            compare(choices, jit, schedule.operation());
        }
    }
}

fn chosen(choices: &mut Choices<'_>) -> TensorOperation {
    let types = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8];
    let types = choices.pick(&types);
    let main = choices.pick(&[Main::Gemm, Main::BatchReduceGemm]);
    let mut kinds: Vec<(DimensionKind, Execution)> = Vec::new();
    for _ in 0..choices.below(5) {
        let kind = choices.pick(&[C, M, N, K]);
        kinds.push((kind, if kind != K && choices.below(2) == 0 { Parallel } else { Sequential }));
    }
    kinds.sort_by_key(|of| of.1 == Sequential);
    let n_loops = kinds.len();
    if main == Main::BatchReduceGemm {
        kinds.push((K, Block));
    }
    let of_block = choices.order(3).into_iter().map(|at| ([M, N, K][at], Block));
    kinds.extend(of_block);
    if choices.one_in(24) {
        let at = choices.below(kinds.len());
        kinds[at] = (choices.pick(&[C, M, N, K]), choices.pick(&[Parallel, Sequential, Block]));
    }
    let sizes: Vec<usize> = kinds.iter().map(|_| choices.size()).collect();
    let strides = [N, M, K].map(|absent| {
        // The dimensions of the block first, in any order, then the loops.
        let block = choices.order(kinds.len() - n_loops).into_iter().map(|at| at + n_loops);
        let order: Vec<usize> = block.chain(choices.order(n_loops)).collect();
        choices.strides(&sizes, order.into_iter().filter(|&at| kinds[at].0 != absent))
    });
    let mut dimensions: Vec<_> =
        (0..kinds.len()).map(|at| (sizes[at], [strides[0][at], strides[1][at], strides[2][at]])).collect();
    choices.spoil(dimensions.iter_mut().flat_map(|(size, strides)| strides.iter_mut().chain([size])));
    let mut spec = TensorOperation::new(types, main);
    if choices.below(2) == 0 {
        spec = spec.first(First::Zero);
    }
    if choices.one_in(3) {
        spec = spec.bias(choices.pick(&[M, N, M, N, C, K]));
    }
    for _ in 0..choices.pick(&[0, 0, 1, 1, 2, 7]) {
        spec = match choices.below(4) {
            0 => spec.last(Map::Relu),
            1 => spec.last_with(choices.pick(&[Binary::Add, Binary::Sub, Binary::Max, Binary::Min])),
            2 => spec.last_with(Binary::Add),
            _ => spec.last(Map::Abs),
        };
    }
    if choices.one_in(4) {
        let epsilon = choices.pick(&[1e-5, 1e-3, 0.0, -1.0, f32::NAN]);
        let kinds = [
            NormalisationKind::Softmax,
            NormalisationKind::Layer { epsilon: epsilon.into() },
            NormalisationKind::RootMeanSquare { epsilon: epsilon.into() },
        ];
        spec = spec.normalised(choices.pick(&kinds), choices.pick(&[M, N, M, N, K]));
    }
    kinds.iter().zip(dimensions).fold(spec, |spec, (of, (size, strides))| spec.dimension(of.0, of.1, size, strides))
}

fn compare(choices: &mut Choices<'_>, jit: &Jit, spec: &TensorOperation) {
    match spec.types() {
        GemmTypes::F64 => compare_as::<f64, f64, f64>(choices, jit, spec),
        GemmTypes::Bf16 => compare_as::<Bf16, Bf16, f32>(choices, jit, spec),
        GemmTypes::F16 => compare_as::<F16, F16, f32>(choices, jit, spec),
        GemmTypes::U8I8 => compare_as::<u8, i8, i32>(choices, jit, spec),
        _ => compare_as::<f32, f32, f32>(choices, jit, spec),
    }
}

fn compare_as<A, B, C>(choices: &mut Choices<'_>, jit: &Jit, spec: &TensorOperation)
where
    A: GemmElements<B, C, Bias: EinsumElement> + EinsumElement,
    B: EinsumElement,
    C: EinsumElement,
{
    let needed = [0, 1, 2].map(|of| spec.elements(of));
    let of_extras = [spec.bias_elements(), spec.residual_elements()];
    // No kernel is refused for a reason of the machine here, but code may be too long.
    let Ok(kernel) = spec.compile(jit) else { return };
    let is_small = needed.iter().chain(&of_extras).all(|&n| n <= SMALL) && spec.flops() <= 2.0 * MAX_PRODUCTS as f64;
    if !is_small {
        let refused = kernel.call(&[] as &[A], &[] as &[B], &mut [] as &mut [C]);
        assert!(matches!(refused, Err(TensorError::Short { .. })), "{spec:?}: {refused:?}");
        return;
    }
    let (a, b, before) = (numbers::<A>(1, needed[0]), numbers::<B>(2, needed[1]), numbers::<C>(3, needed[2]));
    let (bias, residual) = (numbers::<A::Bias>(4, of_extras[0]), numbers::<C>(5, of_extras[1]));
    let mut want = before.clone();
    naive_with(spec, &a, &b, &mut want, GemmExtras { bias: &bias, residual: &residual, scales: &[] });
    let edge = edge(choices);
    let (a, b, mut out) = (guarded(&a, edge), guarded(&b, edge), guarded(&before, edge));
    let (bias, residual) = (guarded(&bias, edge), guarded(&residual, edge));
    let (a, b) = (a.slice(), b.slice());
    let extras = GemmExtras { bias: bias.slice(), residual: residual.slice(), scales: &[] };
    // Each slice one element too short.
    let short = |slice: &[A]| slice.len().saturating_sub(1);
    let less = |n: usize| n.saturating_sub(1);
    let refusals = [
        kernel.call_with(&a[..short(a)], b, out.slice_mut(), extras),
        kernel.call_with(a, &b[..less(b.len())], out.slice_mut(), extras),
        kernel.call_with(a, b, &mut out.slice_mut()[1..], extras),
        kernel.tasks_with(a, b, &mut out.slice_mut()[1..], extras, 2).map(drop),
    ];
    let is_refused = |of: &Result<(), TensorError>| matches!(of, Err(TensorError::Short { .. }));
    assert!(refusals.iter().all(is_refused), "{spec:?}: {refusals:?}");
    let other = kernel.call(&[0u8; 1], &[0i8; 1], &mut [0u8; 1]);
    assert!(matches!(other, Err(TensorError::Types { .. })), "{spec:?}: {other:?}");
    for (at, n) in of_extras.into_iter().enumerate().filter(|(_, n)| *n > 0) {
        let mut fewer = extras;
        match at {
            0 => fewer.bias = &extras.bias[..n - 1],
            _ => fewer.residual = &extras.residual[1..],
        }
        let refused = kernel.call_with(a, b, out.slice_mut(), fewer);
        assert!(is_refused(&refused), "{spec:?}: {refused:?}");
    }
    assert!(is_near(out.slice(), &before, 0.0), "{spec:?}: changed by a refused call");
    // A normalisation takes exponentials and roots, and divides by small variances.
    let tolerance = if is_normalised(spec) { 2e-3 } else { 0.0 };
    let n_tasks = choices.pick(&[0, 0, 1, 2, 3, 5]);
    if n_tasks == 0 {
        kernel.call_with(a, b, out.slice_mut(), extras).expect("slices of the promised lengths");
    } else {
        let tasks = kernel.tasks_with(a, b, out.slice_mut(), extras, n_tasks).expect("slices of the promised lengths");
        assert!((1..=n_tasks).contains(&tasks.len()), "{spec:?}");
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                tasks.into_iter().map(|task| scope.spawn(move || task.run().expect("code runs"))).collect();
            threads.into_iter().for_each(|thread| thread.join().expect("no panic"));
        });
    }
    assert!(out.is_intact(), "{spec:?} {edge:?}");
    assert!(is_near(out.slice(), &want, tolerance), "{spec:?} {edge:?} {n_tasks}");
}

fn is_normalised(spec: &TensorOperation) -> bool {
    // The field has no other reader.
    format!("{spec:?}").contains("normalised: Some")
}
