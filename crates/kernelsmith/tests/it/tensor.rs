//! Operations on tensors, compared with loops.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; elements between those of the output
//! keep their values. Operands are small integers, so that every order of sums gives the same result.

use super::kernels_gemm::Element;
use super::kernels_machines::{is_slow, jits_for, kernel, native};
use kernelsmith::kernels::elementwise::Data;
use kernelsmith::kernels::gemm::{Gemm, GemmElements, GemmExtras, GemmKernel, GemmTypes};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::{Machine, Primitive, PrimitiveExt};
use kernelsmith::manager::Manager;
use kernelsmith::prelude::*;
use kernelsmith::tensor::DimensionKind::{C, K, M, N};
use kernelsmith::tensor::Execution::{Parallel, Primitive as Block, Sequential};
use kernelsmith::tensor::reduction::NormalisationKind;
use kernelsmith::tensor::{
    BlockCall, DimensionKind, Execution, First, Main, TensorError, TensorKernel, TensorOperation, UnaryMain,
    UnaryOperation, naive_unary, naive_with,
};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Bf16, F16};
use kernelsmith_ir::random::Rng;

const TYPES: [GemmTypes; 5] = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8];

fn data<T: Element>(seed: u64, len: usize) -> Vec<T> {
    let mut rng = Rng::new(seed);
    (0..len).map(|_| T::of(rng.below(9) as i32 - 4)).collect()
}

fn equal<T: Element>(a: &[T], b: &[T]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.number() == b.number())
}

/// Compares a contraction with loops: called, and as tasks in reverse order, for several numbers of tasks.
#[track_caller]
fn check_as<A, B: Element, C: Element>(jits: &[Jit], spec: &TensorOperation)
where
    A: GemmElements<B, C, Bias: Element> + Element,
{
    let (bias, residual) = (data(4, spec.bias_elements()), data(5, spec.residual_elements()));
    let a: Vec<A> = data(1, spec.elements(0));
    let b: Vec<B> = data(2, spec.elements(1));
    let before: Vec<C> = data(3, spec.elements(2));
    let mut want = before.clone();
    naive_with(spec, &a, &b, &mut want, GemmExtras { bias: &bias, residual: &residual, scales: &[] });
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for (edge, n_tasks) in [(Edge::Start, None), (Edge::End, None), (Edge::End, Some(1)), (Edge::Start, Some(3))] {
            let a = GuardedBuffer::new(&a, edge).unwrap();
            let b = GuardedBuffer::new(&b, edge).unwrap();
            let mut out = GuardedBuffer::new(&before, edge).unwrap();
            let bias = GuardedBuffer::new(&bias, edge).unwrap();
            let residual = GuardedBuffer::new(&residual, edge).unwrap();
            let extras = GemmExtras { bias: bias.slice(), residual: residual.slice(), scales: &[] };
            match n_tasks {
                None => kernel.call_with(a.slice(), b.slice(), out.slice_mut(), extras).unwrap(),
                Some(n) => {
                    let tasks = kernel.tasks_with(a.slice(), b.slice(), out.slice_mut(), extras, n).unwrap();
                    assert!((1..=n).contains(&tasks.len()), "{spec:?}");
                    tasks.into_iter().rev().for_each(|task| task.run().unwrap());
                }
            }
            assert!(equal(out.slice(), &want), "{spec:?} {edge:?} {n_tasks:?}\n{}", spec.explain(machine(jit)));
            assert!(out.is_intact(), "{spec:?} {edge:?}");
        }
    }
}

fn machine(jit: &Jit) -> &Machine {
    kernelsmith::kernels::KernelCompiler::machine(jit)
}

#[track_caller]
pub(crate) fn check(jits: &[Jit], spec: &TensorOperation) {
    match spec.types() {
        GemmTypes::F64 => check_as::<f64, f64, f64>(jits, spec),
        GemmTypes::Bf16 => check_as::<Bf16, Bf16, f32>(jits, spec),
        GemmTypes::F16 => check_as::<F16, F16, f32>(jits, spec),
        GemmTypes::U8I8 => check_as::<u8, i8, i32>(jits, spec),
        _ => check_as::<f32, f32, f32>(jits, spec),
    }
}

/// A result of 18 MB, more than the caches of this model hold: each block writes complete lines by non-temporal stores, if nothing
/// reads them before. Tests of the language cover other alignments of the result.
#[test]
fn what_exceeds_the_caches_has_non_temporal_stores() {
    let of = |first: First, column: usize| {
        TensorOperation::new(GemmTypes::F32, Main::Gemm)
            .first(first)
            .dimension(N, Sequential, 1100, [0, 16, 8 * column])
            .dimension(M, Block, 512, [1, 0, 1])
            .dimension(N, Block, 8, [0, 2, column])
            .dimension(K, Block, 2, [512, 1, 0])
    };
    let zen4 = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
    let is_non_temporal = |spec: &TensorOperation| spec.explain(&zen4).contains("non-temporal stores of C");
    assert!(is_non_temporal(&of(First::Zero, 512)), "{}", of(First::Zero, 512).explain(&zen4));
    assert!(!is_non_temporal(&of(First::Accumulate, 512)));
    // Columns that do not begin at a line.
    assert!(!is_non_temporal(&of(First::Zero, 515)));
    check(native(), &of(First::Zero, 512).last(Map::Relu));
}

/// Strides for dimensions in this order, innermost first, with gaps in between; dimensions that are absent have 0.
fn strides(rng: &mut Rng, sizes: &[usize], order: &[usize]) -> Vec<usize> {
    let mut strides = vec![0; sizes.len()];
    let mut span = 1;
    for (number, &at) in order.iter().enumerate() {
        let stride = if number == 0 { 1 } else { span + rng.below(4) / 3 * rng.below(5) };
        strides[at] = stride;
        span += (sizes[at] - 1) * stride;
    }
    strides
}

/// The positions of the dimensions that a tensor has: those of the block first, in either order, then loops in any order.
fn order(rng: &mut Rng, kinds: &[(DimensionKind, Execution)], absent: DimensionKind) -> Vec<usize> {
    let has = |at: &usize| kinds[*at].0 != absent;
    // A second primitive dimension K is a batch, which may have any stride.
    let n_k = |at: usize| kinds[at..].iter().filter(|of| of.1 == Block && of.0 == K).count();
    let is_block = |at: &usize| kinds[*at].1 == Block && !(kinds[*at].0 == K && n_k(*at) == 2);
    let (mut block, mut loops): (Vec<usize>, Vec<usize>) = (0..kinds.len()).filter(has).partition(is_block);
    for list in [&mut block, &mut loops] {
        for at in (1..list.len()).rev() {
            list.swap(at, rng.below(at + 1));
        }
    }
    block.extend(loops);
    block
}

pub(crate) fn random(seed: u64) -> TensorOperation {
    let mut rng = Rng::new(seed ^ 0x7401);
    let n_loops = rng.below(5);
    let mut kinds: Vec<(DimensionKind, Execution)> =
        (0..n_loops).map(|_| ([C, M, N, K][rng.below(4)], Sequential)).collect();
    let n_outer = kinds.iter().take_while(|of| of.0 != K).count();
    let n_parallel = rng.below(n_outer + 1);
    kinds[..n_parallel].iter_mut().for_each(|of| of.1 = Parallel);
    let main = if rng.below(2) == 0 { Main::Gemm } else { Main::BatchReduceGemm };
    kinds.extend([(M, Block), (N, Block)]);
    kinds.extend([(K, Block), (K, Block)].into_iter().take(if main == Main::Gemm { 1 } else { 2 }));
    let sizes: Vec<usize> = kinds.iter().map(|of| 1 + rng.below(if of.1 == Block { 20 } else { 4 })).collect();
    let [in0, in1, out] = [N, M, K].map(|absent| {
        let order = order(&mut rng, &kinds, absent);
        strides(&mut rng, &sizes, &order)
    });
    let mut spec = TensorOperation::new(TYPES[rng.below(5)], main);
    if rng.below(2) == 0 {
        spec = spec.first(First::Zero);
    }
    if rng.below(2) == 0 {
        spec = spec.last(Map::Relu);
    }
    if rng.below(3) == 0 {
        spec = spec.last_with([Binary::Add, Binary::Sub, Binary::Mul, Binary::Min, Binary::Max][rng.below(5)]);
    }
    let bias = [None, None, Some(M), Some(N)][rng.below(4)];
    for (at, &(kind, execution)) in kinds.iter().enumerate() {
        spec = spec.dimension(kind, execution, sizes[at], [in0[at], in1[at], out[at]]);
    }
    // A bias that is not contiguous along blocks is refused.
    let with_bias = bias.map(|of| spec.clone().bias(of)).filter(|with_bias| with_bias.check().is_ok());
    with_bias.unwrap_or(spec)
}

pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let spec = random(seed);
    assert_eq!(spec.check(), Ok(()), "seed {seed}: {spec:?}");
    check(jits, &spec);
}

#[test]
fn random_contractions_equal_loops() {
    let n = if is_slow(native()) { 5 } else { 60 };
    (0..n).for_each(|seed| check_random(jits_for(seed, 16), seed));
}

/// Compares the compiled loops with interpreted ones that call a kernel for each block: equal bits, although operands are
/// fractions whose sums are rounded.
#[track_caller]
fn check_loops_as<A, B, C>(jit: &Jit, spec: &TensorOperation, of: impl Fn(f32) -> A, of_b: impl Fn(f32) -> B)
where
    A: GemmElements<B, C, Bias: Element> + Element,
    B: Element,
    C: Element,
{
    let numbers = |seed: u64, len: usize| -> Vec<f32> {
        let mut rng = Rng::new(seed);
        (0..len).map(|_| rng.below(2001) as f32 / 7.0 - 140.0).collect()
    };
    let a: Vec<A> = numbers(1, spec.elements(0)).into_iter().map(of).collect();
    let b: Vec<B> = numbers(2, spec.elements(1)).into_iter().map(of_b).collect();
    let before: Vec<C> = data(3, spec.elements(2));
    let (bias, residual) = (data(4, spec.bias_elements()), data(5, spec.residual_elements()));
    let extras = GemmExtras { bias: &bias, residual: &residual, scales: &[] };
    let Some(kernel) = kernel(jit, spec) else { return };
    let mut out = before.clone();
    kernel.call_with(&a, &b, &mut out, extras).unwrap();
    let mut want = before;
    let mut kernels: Vec<(Gemm, GemmKernel)> = Vec::new();
    let mut n_blocks = 0;
    let done = spec.interpret(&a, &b, &mut want, extras, |block: BlockCall<'_, A, B, C, A::Bias>| {
        let product = block.product;
        if !kernels.iter().any(|(of, _)| of == product) {
            kernels.push((*product, product.compile(jit).unwrap()));
        }
        let (_, kernel) = kernels.iter().find(|(of, _)| of == product).unwrap();
        kernel.call_with(block.in0, block.in1, block.out, block.extras).unwrap();
        n_blocks += 1;
    });
    done.unwrap();
    let loops = spec.dimensions().iter().filter(|of| of.execution != Block);
    assert_eq!(n_blocks, loops.map(|of| of.size).product::<usize>());
    assert!(equal(&out, &want), "{spec:?} on {jit:?}\n{}", spec.explain(machine(jit)));
}

#[test]
fn compiled_loops_equal_interpreted_ones() {
    let n = if is_slow(native()) { 4 } else { 50 };
    for seed in 0..n {
        let spec = random(seed);
        for jit in native() {
            match spec.types() {
                GemmTypes::F64 => check_loops_as::<f64, f64, f64>(jit, &spec, f64::from, f64::from),
                GemmTypes::Bf16 => check_loops_as::<Bf16, Bf16, f32>(jit, &spec, Bf16::from, Bf16::from),
                GemmTypes::F16 => check_loops_as::<F16, F16, f32>(jit, &spec, F16::from, F16::from),
                GemmTypes::U8I8 => check_loops_as::<u8, i8, i32>(jit, &spec, |x| x as u8, |x| x as i8),
                _ => check_loops_as::<f32, f32, f32>(jit, &spec, |x| x, |x| x),
            }
        }
    }
    let Some(jit) = native().first() else { return };
    // Far operands are prefetched; packed ones share scratch memory.
    let far = TensorOperation::new(GemmTypes::F32, Main::Gemm)
        .first(First::Zero)
        .last(Map::Relu)
        .dimension(N, Sequential, 3, [0, 70 * 3, 70])
        .dimension(M, Sequential, 2, [1 << 20, 0, 1 << 20])
        .dimension(K, Sequential, 3, [1 << 18, 70, 0])
        .dimension(M, Block, 64, [70, 0, 70 * 9])
        .dimension(N, Block, 7, [0, 70 * 9, 1])
        .dimension(K, Block, 70, [1, 1, 0]);
    check_loops_as::<f32, f32, f32>(jit, &far, |x| x, |x| x);
}

/// The set of the operation's dimensions (m, n, k, m, n, k), as blocks of one or two dimensions K.
fn blocked(main: Main, outer: [usize; 3], outermost: Execution) -> TensorOperation {
    let [m, n, k] = outer;
    let of_k = if main == Main::Gemm { Sequential } else { Block };
    // The primitive dimension K of the batch is inside those of the loops.
    TensorOperation::new(GemmTypes::F32, main)
        .dimension(M, outermost, m, [8192, 0, 32768])
        .dimension(N, outermost, n, [0, 8192, 1024])
        .dimension(K, of_k, k, [1024, 1024, 0])
        .dimension(M, Block, 32, [1, 0, 1])
        .dimension(N, Block, 32, [0, 32, 32])
        .dimension(K, Block, 32, [32, 1, 0])
}

#[test]
fn blocked_products_equal_loops() {
    let outer = if is_slow(native()) { [2, 2, 2] } else { [16, 16, 4] };
    let jits = &native()[..native().len().min(1)];
    check(jits, &blocked(Main::Gemm, outer, Sequential));
    check(jits, &blocked(Main::BatchReduceGemm, outer, Sequential));
    check(jits, &blocked(Main::BatchReduceGemm, outer, Parallel).first(First::Zero).last(Map::Relu));
}

/// Iterations whose elements are apart are divided; the parts compute what one call does.
#[test]
fn parallel_iterations_are_divided() {
    let Some(jit) = native().first() else { return };
    let Some(kernel) = kernel(jit, &blocked(Main::Gemm, [3, 4, 2], Parallel)) else { return };
    let [a, b] = [0, 1].map(|of| data::<f32>(of as u64, kernel.spec().elements(of)));
    let mut want = vec![1.0f32; kernel.spec().elements(2)];
    let mut out = want.clone();
    kernel.call(&a, &b, &mut want).unwrap();
    let tasks = kernel.tasks(&a, &b, &mut out, 5).unwrap();
    assert_eq!(tasks.len(), 4);
    std::thread::scope(|scope| {
        for task in tasks {
            scope.spawn(move || task.run().unwrap());
        }
    });
    assert_eq!(out, want);
}

#[track_caller]
fn check_unary<T: Data + Element>(jits: &[Jit], spec: &UnaryOperation<T>) {
    let [of_input, of_out] = spec.elements();
    let (input, before): (Vec<T>, Vec<T>) = (data(4, of_input), data(5, of_out));
    let mut want = before.clone();
    naive_unary(spec, &input, &mut want);
    for jit in jits {
        let Some(kernel) = kernel(jit, spec) else { continue };
        for (edge, n_tasks) in [(Edge::Start, 0), (Edge::End, 0), (Edge::End, 3)] {
            let input = GuardedBuffer::new(&input, edge).unwrap();
            let mut out = GuardedBuffer::new(&before, edge).unwrap();
            if n_tasks == 0 {
                kernel.call(input.slice(), out.slice_mut()).unwrap();
            } else {
                let tasks = kernel.tasks(input.slice(), out.slice_mut(), n_tasks).unwrap();
                tasks.into_iter().rev().for_each(|task| task.run().unwrap());
            }
            assert!(equal(out.slice(), &want), "{spec:?} {edge:?} {n_tasks}");
            assert!(out.is_intact(), "{spec:?} {edge:?}");
        }
    }
}

fn random_unary<T: Data + Element>(rng: &mut Rng) -> UnaryOperation<T> {
    let n_loops = rng.below(4);
    let n_parallel = rng.below(n_loops + 1);
    let mut kinds: Vec<_> = (0..n_loops).map(|at| (C, if at < n_parallel { Parallel } else { Sequential })).collect();
    kinds.extend([(C, Block), (C, Block)]);
    let sizes: Vec<usize> = kinds.iter().map(|of| 1 + rng.below(if of.1 == Block { 40 } else { 4 })).collect();
    let [mut input, out] = [(); 2].map(|()| {
        let order = order(rng, &kinds, K);
        strides(rng, &sizes, &order)
    });
    let main = [UnaryMain::Zero, UnaryMain::Map(Map::Identity), UnaryMain::Map(Map::Relu)][rng.below(3)];
    if main == UnaryMain::Zero {
        input.fill(0);
    }
    let dimensions = kinds.iter().enumerate();
    dimensions.fold(UnaryOperation::new(main), |spec, (at, of)| spec.dimension(of.1, sizes[at], [input[at], out[at]]))
}

pub(crate) fn check_random_unary(jits: &[Jit], seed: u64) {
    let mut rng = Rng::new(seed ^ 0x7402);
    check_unary::<f32>(jits, &random_unary(&mut rng));
    check_unary::<f64>(jits, &random_unary(&mut rng));
    check_unary::<Bf16>(jits, &random_unary(&mut rng));
    check_unary::<F16>(jits, &random_unary(&mut rng));
    check_unary::<i32>(jits, &random_unary(&mut rng));
}

#[test]
fn random_permutations_equal_loops() {
    let n = if is_slow(native()) { 2 } else { 15 };
    (0..n).for_each(|seed| check_random_unary(jits_for(seed, 8), seed));
}

/// The permutation abcd -> dbac: the output's contiguous dimension is in the middle of the input.
#[test]
fn four_dimensions_are_permuted() {
    let [a, b, c, d] = [12, 16, 6, 5];
    let spec = UnaryOperation::<f32>::new(UnaryMain::Map(Map::Identity))
        .dimension(Parallel, b, [c * d, a * c])
        .dimension(Sequential, a, [b * c * d, c])
        .dimension(Block, c, [d, 1])
        .dimension(Block, d, [1, b * a * c]);
    assert_eq!(spec.check(), Ok(()));
    check_unary(native(), &spec);
}

/// A product of 4 x 4 x 4 with two loops, in memory without gaps.
fn small() -> TensorOperation {
    TensorOperation::new(GemmTypes::F32, Main::Gemm).dimension(N, Sequential, 2, [0, 16, 16]).dimension(
        K,
        Sequential,
        3,
        [16, 4, 0],
    )
}

fn with_block(spec: TensorOperation) -> TensorOperation {
    spec.dimension(M, Block, 4, [1, 0, 1]).dimension(N, Block, 4, [0, 12, 4]).dimension(K, Block, 4, [4, 1, 0])
}

#[test]
fn wrong_fields_are_named() {
    assert_eq!(with_block(small()).check(), Ok(()));
    let new = |types, main| TensorOperation::new(types, main);
    let f32 = || new(GemmTypes::F32, Main::Gemm);
    let cases: [(TensorOperation, &str, &str); 16] = [
        (with_block(new(GemmTypes::F16ToF16, Main::Gemm)), "types", "must have the type of accumulators"),
        (f32(), "dimensions", "is 0, but must be 1 to 32"),
        (with_block(f32().dimension(M, Sequential, 0, [0, 0, 0])), "sizes", "has 0 at dimension 0"),
        (with_block(f32().dimension(M, Sequential, 2, [4, 9, 99])), "strides.in1", "has 9 at dimension 0"),
        (with_block(f32().dimension(N, Sequential, 2, [4, 9, 99])), "strides.in0", "has 4 at dimension 0"),
        (with_block(f32().dimension(K, Sequential, 2, [4, 9, 99])), "strides.out", "has 99 at dimension 0"),
        (with_block(f32().dimension(K, Parallel, 2, [4, 4, 0])), "executions", "kind K must not be parallel"),
        (with_block(small().dimension(M, Parallel, 2, [9, 0, 99])), "executions", "Parallel at dimension 2"),
        (with_block(f32()).dimension(M, Sequential, 2, [9, 0, 99]), "executions", "Sequential at dimension 3"),
        (
            with_block(f32().dimension(M, Parallel, 1 << 20, [0, 0, 16]).dimension(M, Parallel, 2, [0, 0, 1 << 30])),
            "executions",
            "more than 1048576 parallel iterations",
        ),
        (small(), "main", "0 of kind C, 0 of kind M"),
        (with_block(new(GemmTypes::F32, Main::BatchReduceGemm)), "main", "two of kind K"),
        (with_block(f32().dimension(M, Sequential, 2, [4, 0, 15])), "strides.out", "must be at least 16"),
        (with_block(f32().dimension(C, Sequential, 2, [usize::MAX, 0, 16])), "strides.in0", "span more than"),
        (
            f32().dimension(M, Block, 4, [2, 0, 1]).dimension(N, Block, 4, [0, 4, 4]).dimension(K, Block, 4, [8, 1, 0]),
            "strides.in0",
            "are 2 and 8 along the 4 by 4 elements",
        ),
        (
            f32().dimension(M, Block, 2000, [1, 0, 1]).dimension(N, Block, 1, [0, 0, 0]).dimension(
                K,
                Block,
                1,
                [0, 0, 0],
            ),
            "sizes",
            "gemm: `m` is 2000",
        ),
    ];
    for (spec, field, problem) in cases {
        let error = spec.check().expect_err(field);
        assert_eq!(error.field(), field, "{error}");
        assert!(error.to_string().contains(problem), "{error}");
    }
    let n_loop = || f32().dimension(N, Sequential, 2, [0, 0, 1]);
    let of_bias: [(TensorOperation, &str); 3] = [
        (with_block(f32()).bias(K), "is of kind K, but must be of M or N"),
        (with_block(f32()).bias(C), "is of kind C"),
        (
            n_loop()
                .dimension(M, Block, 4, [1, 0, 8])
                .dimension(N, Block, 4, [0, 4, 2])
                .dimension(K, Block, 1, [0, 0, 0])
                .bias(N),
            "has a stride of 2 along dimension 2",
        ),
    ];
    for (spec, problem) in of_bias {
        let error = spec.check().expect_err(problem);
        assert!(error.field() == "bias" || error.field() == "strides.out", "{error}");
        assert!(error.field() != "bias" || error.to_string().contains(problem), "{error}");
    }
    let divides = with_block(new(GemmTypes::U8I8, Main::Gemm)).last_with(Binary::Div);
    assert_eq!(divides.check().expect_err("a quotient of integers").field(), "last");
    let long = (0..9).fold(with_block(small()), |spec, _| spec.last(Map::Relu));
    assert_eq!(long.check().expect_err("nine functions").field(), "last");
    let unary = UnaryOperation::<f32>::new(UnaryMain::Zero).dimension(Block, 4, [1, 1]);
    assert_eq!(unary.check().expect_err("one dimension").field(), "executions");
    let unary = unary.dimension(Block, 4, [4, 4]);
    assert_eq!(unary.check().expect_err("an input").field(), "strides.in0");
}

#[test]
fn wrong_slices_are_refused() {
    let Some(jit) = native().first() else { return };
    let spec = with_block(small());
    let kernel = spec.compile(jit).unwrap();
    let needed = [0, 1, 2].map(|of| spec.elements(of));
    for (of, slice) in ["in0", "in1", "out"].into_iter().enumerate() {
        let mut lens = needed;
        lens[of] -= 1;
        let mut out = vec![7.0f32; lens[2]];
        let error = kernel.call(&vec![1.0f32; lens[0]], &vec![1.0f32; lens[1]], &mut out).unwrap_err();
        assert_eq!(error, TensorError::Short { slice, needed: needed[of], actual: lens[of] });
        assert!(out.iter().all(|&x| x == 7.0));
    }
    let mut out = vec![7.0f64; needed[2]];
    let error = kernel.call(&vec![1.0f64; needed[0]], &vec![1.0f64; needed[1]], &mut out).unwrap_err();
    assert!(matches!(error, TensorError::Types { .. }), "{error}");
}

/// A manager keeps the kernels of specs apart that differ in one field.
#[test]
fn every_field_is_in_the_key() {
    let spec = || TensorOperation::new(GemmTypes::F32, Main::Gemm);
    let with_k = |size, strides| with_block(spec().dimension(K, Sequential, size, strides));
    let specs = [
        with_k(3, [16, 4, 0]),
        with_k(2, [16, 4, 0]),
        with_k(3, [0, 4, 0]),
        with_k(3, [16, 0, 0]),
        with_k(3, [16, 4, 0]).first(First::Zero),
        with_k(3, [16, 4, 0]).last(Map::Relu),
        with_k(3, [16, 4, 0]).last(Map::Abs),
        with_k(3, [16, 4, 0]).bias(M),
        with_k(3, [16, 4, 0]).bias(N),
        with_k(3, [16, 4, 0]).last_with(Binary::Add),
        with_k(3, [16, 4, 0]).last_with(Binary::Mul),
        with_k(3, [16, 4, 0]).normalised(NormalisationKind::Softmax, N),
        with_k(3, [16, 4, 0]).normalised(NormalisationKind::Softmax, M),
        with_k(3, [16, 4, 0]).normalised(NormalisationKind::Layer { epsilon: 0.0 }, N),
        with_k(3, [16, 4, 0]).normalised(NormalisationKind::Layer { epsilon: 1.0 }, N),
        with_block(spec().dimension(N, Sequential, 3, [0, 4, 16])),
        with_block(spec().dimension(N, Parallel, 3, [0, 4, 16])),
        with_block(TensorOperation::new(GemmTypes::F64, Main::Gemm).dimension(K, Sequential, 3, [16, 4, 0])),
    ];
    let Some(jit) = native().first() else { return };
    let manager = Manager::<Jit>::builder().build(jit.clone());
    for spec in &specs {
        let code = spec.kernel(&manager).unwrap();
        let kernel: &TensorKernel = &code;
        assert_eq!(kernel.spec(), spec);
    }
}
