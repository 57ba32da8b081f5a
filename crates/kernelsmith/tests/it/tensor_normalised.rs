//! Normalisations: compiled ones of tensors, and those after contractions, compared with loops.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; elements between those of the output keep
//! their values.

use super::kernels_machines::{is_slow, jits_for, kernel, native};
use super::tensor;
use kernelsmith::kernels::gemm::{GemmExtras, GemmTypes};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{KernelCompiler, Machine, Primitive};
use kernelsmith::prelude::*;
use kernelsmith::tensor::DimensionKind::{C, K, M, N};
use kernelsmith::tensor::Execution::{Parallel, Primitive as Block, Sequential};
use kernelsmith::tensor::reduction::{Normalisation, NormalisationKind, naive_normalisation};
use kernelsmith::tensor::{First, Main, TensorOperation, naive_with};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

const KINDS: [NormalisationKind; 3] = [
    NormalisationKind::Softmax,
    NormalisationKind::Layer { epsilon: 1e-5 },
    NormalisationKind::RootMeanSquare { epsilon: 1e-6 },
];

fn numbers(seed: u64, n: usize) -> Vec<f32> {
    let mut rng = Rng::new(seed);
    (0..n).map(|_| rng.below(401) as f32 / 200.0 - 1.0).collect()
}

/// Results are near 1 or below; a group whose elements are nearly equal has a small variance, which rounding changes.
fn close(found: &[f32], want: &[f32]) -> bool {
    found.len() == want.len() && found.iter().zip(want).all(|(x, y)| (x - y).abs() <= 2e-4 * (1.0 + y.abs()))
}

#[track_caller]
fn check_operation(jits: &[Jit], spec: &TensorOperation) {
    let [a, b, before] = [0, 1, 2].map(|of| numbers(of as u64, spec.elements(of)));
    let (bias, residual) = (numbers(4, spec.bias_elements()), numbers(5, spec.residual_elements()));
    let mut want = before.clone();
    naive_with(spec, &a, &b, &mut want, GemmExtras { bias: &bias, residual: &residual, scales: &[] });
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for (edge, n_tasks) in [(Edge::Start, 0), (Edge::End, 0), (Edge::End, 3)] {
            let [a, b, bias, residual] = [&a, &b, &bias, &residual].map(|of| GuardedBuffer::new(of, edge).unwrap());
            let mut out = GuardedBuffer::new(&before, edge).unwrap();
            let extras = GemmExtras { bias: bias.slice(), residual: residual.slice(), scales: &[] };
            if n_tasks == 0 {
                kernel.call_with(a.slice(), b.slice(), out.slice_mut(), extras).unwrap();
            } else {
                let tasks = kernel.tasks_with(a.slice(), b.slice(), out.slice_mut(), extras, n_tasks).unwrap();
                tasks.into_iter().rev().for_each(|task| task.run().unwrap());
            }
            assert!(close(out.slice(), &want), "{spec:?} on {jit:?}\n{}", spec.explain(KernelCompiler::machine(jit)));
            assert!(out.is_intact(), "{spec:?} {edge:?}");
        }
    }
}

/// Random operations whose groups a kernel normalises.
#[test]
fn random_normalised_operations_equal_loops() {
    let n = if is_slow(native()) { 10 } else { 300 };
    let mut n_checked = 0;
    for seed in 0..n {
        let operation = tensor::random(seed);
        if operation.types() != GemmTypes::F32 {
            continue;
        }
        for over in [M, N] {
            let spec = operation.clone().normalised(KINDS[seed as usize % 3], over);
            if spec.check().is_ok() {
                check_operation(jits_for(seed, 32), &spec);
                n_checked += 1;
            }
        }
    }
    assert!(n_checked > n / 20, "{n_checked} of {n}");
}

/// Scores of attention, and a layer with a residual: chosen loops, for one thread and for several.
#[test]
fn optimised_normalised_operations_equal_loops() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let (heads, tokens, width) = (3, 45, 24);
    let scores = TensorOperation::new(GemmTypes::F32, Main::Gemm)
        .first(First::Zero)
        .last(Map::Scale(0.25))
        .dimension(C, Sequential, heads, [tokens * width, tokens * width, tokens * tokens])
        .dimension(M, Sequential, tokens, [width, 0, tokens])
        .dimension(N, Sequential, tokens, [0, width, 1])
        .dimension(K, Sequential, width, [1, 1, 0]);
    let layer = TensorOperation::new(GemmTypes::F32, Main::Gemm)
        .first(First::Zero)
        .bias(N)
        .last_with(kernelsmith::kernels::map::Binary::Add)
        .dimension(M, Sequential, 70, [50, 0, 33])
        .dimension(N, Sequential, 33, [0, 1, 1])
        .dimension(K, Sequential, 50, [1, 33, 0]);
    let mut tiny = Machine::new("x86-64-v2", None, &[], &[128]);
    (tiny.l1_bytes, tiny.l2_bytes) = (1 << 10, 1 << 12);
    for (spec, over) in [(&scores, N), (&scores, M), (&layer, N), (&layer, M)] {
        for (kind, n_threads) in [(KINDS[0], 1), (KINDS[1], 2), (KINDS[2], 7)] {
            for machine in [KernelCompiler::machine(jit), &tiny] {
                let chosen = spec.clone().normalised(kind, over).optimise(machine, n_threads).unwrap();
                let operation = chosen.operation();
                assert_eq!(operation.check(), Ok(()), "{}", chosen.explain());
                let whole = operation.dimensions().iter().filter(|of| of.kind == over);
                assert!(whole.clone().all(|of| of.execution != Parallel), "{}", chosen.explain());
                check_operation(std::slice::from_ref(jit), operation);
            }
        }
    }
}

#[test]
fn wrong_normalisations_are_refused() {
    let of = |types, m: [usize; 3]| {
        TensorOperation::new(types, Main::Gemm)
            .first(First::Zero)
            .dimension(M, Parallel, 2, [8, 0, 8 * 3])
            .dimension(M, Block, 4, m)
            .dimension(N, Block, 3, [0, 2, 1])
            .dimension(K, Block, 2, [4, 1, 0])
    };
    let spec = of(GemmTypes::F32, [1, 0, 3]);
    let problem = |spec: TensorOperation| spec.check().unwrap_err().to_string();
    assert_eq!(spec.clone().normalised(KINDS[0], N).check(), Ok(()));
    assert_eq!(
        problem(spec.clone().normalised(KINDS[0], M)),
        "tensor operation: `normalised` is over dimension 0, which must not be parallel"
    );
    assert_eq!(
        problem(spec.clone().normalised(KINDS[0], K)),
        "tensor operation: `normalised` is over dimensions of kind K, but must be over M or N"
    );
    assert_eq!(
        problem(of(GemmTypes::F64, [1, 0, 3]).normalised(KINDS[0], N)),
        "tensor operation: `normalised` is for outputs of f32, but the types are f64 x f64 -> f64"
    );
    let wrong = NormalisationKind::Layer { epsilon: f64::NAN };
    assert!(problem(spec.clone().normalised(wrong, N)).contains("epsilon"));
    let groups_of_two = TensorOperation::new(GemmTypes::F32, Main::Gemm)
        .dimension(N, Sequential, 5, [0, 1, 20])
        .dimension(N, Block, 2, [0, 5, 1])
        .dimension(M, Block, 2, [1, 0, 3])
        .dimension(K, Block, 1, [1, 1, 0]);
    assert!(problem(groups_of_two.normalised(KINDS[0], N)).contains("not one dimension of the output"));
    let nothing = spec.normalised(KINDS[0], N).interpret(
        &[0.0f32; 32],
        &[0.0f32; 8],
        &mut [0.0f32; 64],
        GemmExtras::<f32, f32>::default(),
        |_| unreachable!("nothing is called"),
    );
    assert!(nothing.unwrap_err().to_string().contains("`normalised`"));
}

fn random_normalisation(rng: &mut Rng) -> Normalisation {
    let mut spec = Normalisation::new(KINDS[rng.below(3)]);
    let n = 1 + rng.below(5);
    let size = |rng: &mut Rng| {
        let most = [4, 40][rng.below(2)];
        1 + rng.below(most)
    };
    let sizes: Vec<usize> = (0..n).map(|_| size(rng)).collect();
    let is_reduced: Vec<bool> = (0..n).map(|_| rng.below(2) == 0).collect();
    let mut strides = |may_overlap: bool| {
        let mut order: Vec<usize> = (0..n).collect();
        for at in (1..n).rev().filter(|_| rng.below(2) == 0) {
            order.swap(at, at - 1);
        }
        let (mut strides, mut span) = (vec![0; n], 1);
        for &at in order.iter().rev() {
            strides[at] = if may_overlap && rng.below(8) == 0 { rng.below(3) } else { span };
            span = span.max(strides[at] * sizes[at]) + rng.below(6) / 5;
        }
        strides
    };
    let (input, out) = (strides(true), strides(false));
    for at in 0..n {
        spec = match is_reduced[at] {
            true => spec.reduced(sizes[at], [input[at], out[at]]),
            false => spec.kept(sizes[at], [input[at], out[at]]),
        };
    }
    spec.weights(rng.below(3) == 0, rng.below(3) == 0)
}

/// Compiled normalisations of any dimensions equal the loops, with the same weights.
#[test]
fn random_normalisations_of_tensors_equal_loops() {
    let n = if is_slow(native()) { 10 } else { 200 };
    let mut n_generated = 0;
    for seed in 0..n {
        let mut rng = Rng::new(seed ^ 0x7405);
        let spec = random_normalisation(&mut rng);
        let [of_input, of_out] = spec.elements();
        if of_input.max(of_out) > 50_000 {
            continue;
        }
        assert_eq!(spec.check(), Ok(()), "seed {seed}");
        let (input, before) = (numbers(seed, of_input), numbers(seed + 1, of_out));
        let mut want = before.clone();
        naive_normalisation(&spec, &input, &mut want);
        for jit in jits_for(seed, 32) {
            let plain = spec.clone().weights(false, false);
            let (Some(plain), Some(kernel)) = (kernel(jit, &plain), kernel(jit, &spec)) else { continue };
            n_generated += usize::from(plain.is_generated());
            for edge in [Edge::Start, Edge::End] {
                let input = GuardedBuffer::new(&input, edge).unwrap();
                let mut out = GuardedBuffer::new(&before, edge).unwrap();
                plain.call(input.slice(), out.slice_mut()).unwrap();
                assert!(close(out.slice(), &want), "seed {seed}: {spec:?} on {jit:?}");
                assert!(out.is_intact(), "seed {seed}");
                // Weights equal those of the loops.
                let n_weights = spec.n_reduced();
                let weights = [numbers(7, n_weights), numbers(8, n_weights)];
                let mut out = before.clone();
                let mut of_loops = before.clone();
                kernel.call_weighted(input.slice(), [&weights[0], &weights[1]], &mut out).unwrap();
                let [scale, shift] = spec.has_weights();
                let weight = |has: bool, of: usize| has.then_some(&weights[of][..]);
                spec.call_weighted(input.slice(), weight(scale, 0), weight(shift, 1), &mut of_loops).unwrap();
                assert!(close(&out, &of_loops), "seed {seed}: {spec:?} on {jit:?}");
            }
        }
    }
    assert!(native().is_empty() || n_generated > n as usize / 4, "{n_generated} of {n}");
}
