//! Permutations, reductions and normalisations: see [`check`].
//!
//! In: choices. Out: nothing, or a panic.
//! Not here: the loops that define the results (kernelsmith-tensor).

use super::choices::Choices;
use super::{MAX_PRODUCTS, SMALL, edge, guarded, is_near, jit, numbers};
use kernelsmith::kernels::elementwise::Data;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::Execution::{Parallel, Primitive as Block, Sequential};
use kernelsmith::tensor::einsum::EinsumElement;
use kernelsmith::tensor::reduction::{
    Normalisation, NormalisationKind, Reduction, ReductionError, ReductionKind, naive_normalisation, naive_reduction,
};
use kernelsmith::tensor::{Execution, TensorError, UnaryMain, UnaryOperation, naive_unary};

/// Checks one of them.
pub(super) fn check(choices: &mut Choices<'_>) {
    match choices.below(6) {
        0 => permutation::<f32>(choices),
        1 => permutation::<f64>(choices),
        2 => permutation::<u8>(choices),
        3 => reduction::<f32>(choices),
        4 => reduction::<i32>(choices),
        _ => normalisation(choices),
    }
}

/// Sizes, and strides in the input and in the output.
fn dimensions(choices: &mut Choices<'_>, n: usize) -> Vec<(usize, [usize; 2])> {
    let sizes: Vec<usize> = (0..n).map(|_| choices.size()).collect();
    let strides = [(); 2].map(|()| {
        let order = choices.order(n);
        choices.strides(&sizes, order.into_iter())
    });
    let mut all: Vec<_> = (0..n).map(|at| (sizes[at], [strides[0][at], strides[1][at]])).collect();
    choices.spoil(all.iter_mut().flat_map(|(size, strides)| strides.iter_mut().chain([size])));
    all
}

fn permutation<T: EinsumElement + Data>(choices: &mut Choices<'_>) {
    let n = 2 + choices.below(4);
    let mut all = dimensions(choices, n);
    // Contiguous dimensions in the block.
    if !choices.one_in(6) {
        all.sort_by_key(|(size, strides)| !strides.contains(&1) && *size > 1);
        all.reverse();
    }
    let main = choices.pick(&[UnaryMain::Map(Map::Identity), UnaryMain::Map(Map::Relu), UnaryMain::Zero]);
    let n_parallel = choices.below(n - 1);
    let mut spec = UnaryOperation::<T>::new(main);
    for (at, (size, mut strides)) in all.into_iter().enumerate() {
        let execution: Execution = if at + 2 >= n || choices.one_in(40) {
            Block
        } else if at < n_parallel {
            Parallel
        } else {
            Sequential
        };
        if main == UnaryMain::Zero && !choices.one_in(16) {
            strides[0] = 0;
        }
        spec = spec.dimension(execution, size, strides);
    }
    let Some(jit) = jit(choices) else { return };
    if choices.one_in(4) {
        let _ = spec.explain(KernelCompiler::machine(jit));
    }
    if spec.check().is_err() {
        return;
    }
    let Ok(kernel) = spec.compile(jit) else { return };
    let [of_input, of_out] = spec.elements();
    let products = spec.dimensions().iter().fold(1usize, |n, of| n.saturating_mul(of.size));
    let is_short = |done: &Result<(), TensorError>| matches!(done, Err(TensorError::Short { .. }));
    if of_input > SMALL || of_out > SMALL || products > MAX_PRODUCTS {
        assert!(is_short(&kernel.call(&[], &mut [])), "{spec:?}");
        return;
    }
    let edge = edge(choices);
    let (input, before) = (numbers::<T>(1, of_input), numbers::<T>(2, of_out));
    let mut want = before.clone();
    naive_unary(&spec, &input, &mut want);
    let (input, mut out) = (guarded(&input, edge), guarded(&before, edge));
    let input = input.slice();
    if of_input > 0 {
        assert!(is_short(&kernel.call(&input[1..], out.slice_mut())), "{spec:?}");
    }
    assert!(is_short(&kernel.call(input, &mut out.slice_mut()[1..])), "{spec:?}");
    assert!(is_short(&kernel.tasks(input, &mut out.slice_mut()[1..], 2).map(drop)), "{spec:?}");
    let n_tasks = choices.pick(&[0, 1, 2, 3]);
    if n_tasks == 0 {
        kernel.call(input, out.slice_mut()).expect("slices of the promised lengths");
    } else {
        let tasks = kernel.tasks(input, out.slice_mut(), n_tasks).expect("slices of the promised lengths");
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                tasks.into_iter().map(|task| scope.spawn(move || task.run().expect("code runs"))).collect();
            threads.into_iter().for_each(|thread| thread.join().expect("no panic"));
        });
    }
    assert!(out.is_intact() && is_near(out.slice(), &want, 0.0), "{spec:?} {edge:?} {n_tasks}");
}

fn is_short(done: &Result<(), ReductionError>) -> bool {
    matches!(done, Err(ReductionError::Short { .. }))
}

fn reduction<T: EinsumElement>(choices: &mut Choices<'_>) {
    let kinds = [ReductionKind::Sum, ReductionKind::Mean, ReductionKind::Max, ReductionKind::Min];
    let mut spec = Reduction::new(choices.pick(&kinds));
    let n = choices.below(5);
    let mut products = 1usize;
    for (size, strides) in dimensions(choices, n) {
        products = products.saturating_mul(size);
        spec = if choices.below(2) == 0 { spec.kept(size, strides) } else { spec.reduced(size, strides[0]) };
    }
    let [of_input, of_out] = spec.elements();
    if of_input > SMALL || of_out > SMALL || products > MAX_PRODUCTS {
        let refused = spec.call::<T>(&[], &mut []);
        assert!(refused.is_err() && refused.is_err() == (spec.check().is_err() || is_short(&refused)), "{spec:?}");
        return;
    }
    let edge = edge(choices);
    let (input, before) = (guarded(&numbers::<T>(1, of_input), edge), numbers::<T>(2, of_out));
    let mut out = guarded(&before, edge);
    let has_indices = choices.below(2) == 0;
    if spec.check().is_err() {
        assert!(spec.call(input.slice(), out.slice_mut()).is_err(), "{spec:?}");
        return;
    }
    assert!(is_short(&spec.call(input.slice(), &mut out.slice_mut()[1..])), "{spec:?}");
    assert!(is_short(&spec.call(&input.slice()[1..], out.slice_mut())), "{spec:?}");
    let mut want = before.clone();
    let mut indices = vec![0usize; of_out];
    let wanted = naive_reduction(&spec, input.slice(), &mut want);
    let with_indices = has_indices
        && !matches!(
            spec.call_with_indices(input.slice(), out.slice_mut(), &mut indices),
            Err(ReductionError::NoIndex(_))
        );
    if with_indices {
        assert_eq!(indices, wanted, "{spec:?}");
        assert!(is_short(&spec.call_with_indices(input.slice(), out.slice_mut(), &mut indices[1..])), "{spec:?}");
    } else {
        spec.call(input.slice(), out.slice_mut()).expect("slices of the promised lengths");
    }
    assert!(out.is_intact() && is_near(out.slice(), &want, 1e-6), "{spec:?} {edge:?}");
}

fn normalisation(choices: &mut Choices<'_>) {
    let epsilon = choices.pick(&[1e-3, 1e-5, 0.5, -1.0]);
    let kinds = [
        NormalisationKind::Softmax,
        NormalisationKind::Layer { epsilon },
        NormalisationKind::RootMeanSquare { epsilon },
    ];
    let mut spec = Normalisation::new(choices.pick(&kinds));
    let n = choices.below(5);
    let mut products = 1usize;
    for (size, strides) in dimensions(choices, n) {
        products = products.saturating_mul(size);
        spec = if choices.below(2) == 0 { spec.kept(size, strides) } else { spec.reduced(size, strides) };
    }
    spec = spec.weights(choices.one_in(3), choices.one_in(3));
    let Some(jit) = jit(choices) else { return };
    if choices.one_in(4) {
        let _ = spec.explain(KernelCompiler::machine(jit));
    }
    let [of_input, of_out] = spec.elements();
    if spec.check().is_err() {
        assert!(spec.compile(jit).is_err(), "{spec:?}");
        return;
    }
    let Ok(kernel) = spec.compile(jit) else { return };
    let [has_scale, has_shift] = spec.has_weights();
    if of_input > SMALL || of_out > SMALL || products > MAX_PRODUCTS {
        assert!(is_short(&kernel.call_weighted(&[], [&[], &[]], &mut [])), "{spec:?}");
        return;
    }
    let edge = edge(choices);
    let weights = |has: bool, seed: u64| guarded(&numbers::<f32>(seed, if has { spec.n_reduced() } else { 0 }), edge);
    let (scale, shift) = (weights(has_scale, 3), weights(has_shift, 4));
    let (input, before) = (guarded(&numbers::<f32>(1, of_input), edge), numbers::<f32>(2, of_out));
    let (input, scale, shift) = (input.slice(), scale.slice(), shift.slice());
    let mut want = before.clone();
    let some = |has: bool, weights| if has { Some(weights) } else { None };
    // The reference has no weights.
    let is_plain = !has_scale && !has_shift;
    naive_normalisation(&spec, input, &mut want);
    let mut out = guarded(&before, edge);
    assert!(is_short(&kernel.call_weighted(&input[1..], [scale, shift], out.slice_mut())), "{spec:?}");
    assert!(is_short(&kernel.call_weighted(input, [scale, shift], &mut out.slice_mut()[1..])), "{spec:?}");
    if has_scale {
        assert!(is_short(&kernel.call_weighted(input, [&scale[1..], shift], out.slice_mut())), "{spec:?}");
    }
    if has_shift {
        assert!(is_short(&kernel.call_weighted(input, [scale, &shift[1..]], out.slice_mut())), "{spec:?}");
    }
    kernel.call_weighted(input, [scale, shift], out.slice_mut()).expect("slices of the promised lengths");
    let mut loops = guarded(&before, edge);
    let weights = [some(has_scale, scale), some(has_shift, shift)];
    spec.call_weighted(input, weights[0], weights[1], loops.slice_mut()).expect("slices of the promised lengths");
    assert!(out.is_intact() && loops.is_intact(), "{spec:?} {edge:?}");
    assert!(is_near(out.slice(), loops.slice(), 2e-3), "{spec:?} {edge:?}");
    assert!(!is_plain || is_near(out.slice(), &want, 2e-3), "{spec:?} {edge:?}");
}
