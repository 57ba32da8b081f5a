//! Tests of meaning: interpreter, plans, transformations and emitted programs compute the same as loops.

use super::interpret::{self, Element};
use super::plan::{Plan, Tile};
use super::random::Random;
use super::{Elem, NodeKind, OUT, Policy, Program, RunError, TransformErrorKind, compile};
use crate::einsum::{Slice, SliceMut};
use crate::{First, Main, TensorOperation, UnaryMain, UnaryOperation, naive, naive_unary};
use kernelsmith_kernels::Primitive;
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::map::Map;
use kernelsmith_random::Rng;
use std::collections::BTreeMap;

fn numbers<T: Element>(seed: u64, n: usize) -> Vec<T> {
    let mut rng = Rng::new(seed);
    (0..n).map(|_| T::narrow(rng.below(5) as f64 - 2.0)).collect()
}

fn wide<T: Element>(numbers: &[T]) -> Vec<f64> {
    numbers.iter().map(|of| of.wide()).collect()
}

/// Runs a plan with the references of its operations instead of code.
fn planned<T: Element>(program: &Program, plan: Plan<T>, n_threads: usize, inputs: [&[T]; 2], out: &mut [T]) {
    let [in0, in1] = inputs;
    match plan {
        Plan::Contraction(operation, [a, b, c]) => naive(&operation, &in0[a..], &in1[b..], &mut out[c..]),
        Plan::Unary(operation, [a, _, c]) => naive_unary(&operation, in0.get(a..).unwrap_or(&[]), &mut out[c..]),
        Plan::Nodes(tiles) => {
            let tile = |node: usize, offsets: [isize; 3], out: &mut [T], begin: usize| {
                let [a, b] = [offsets[0] as usize, offsets[1] as usize];
                let to = offsets[OUT] as usize - begin;
                match &tiles[node] {
                    Tile::None => {}
                    Tile::Contraction(operation) => naive(operation, &in0[a..], &in1[b..], &mut out[to..]),
                    Tile::Unary(operation) => naive_unary(operation, in0.get(a..).unwrap_or(&[]), &mut out[to..]),
                    Tile::Interpreted => {
                        let NodeKind::Invoke(invoke) = &program.resolved.nodes[node].kind else { return Ok(()) };
                        interpret::tile(invoke, [offsets[0], offsets[1], to as isize], inputs, out);
                    }
                }
                Ok(())
            };
            compile::walk(&program.resolved, n_threads, out, &tile).unwrap();
        }
    }
}

fn check_as<T: Element>(random: &Random, seed: u64) -> &'static str
where
    for<'a> Slice<'a>: From<&'a [T]>,
    for<'a> SliceMut<'a>: From<&'a mut [T]>,
{
    let program = &random.program;
    let [in0, in1]: [Vec<T>; 2] = [0, 1].map(|at| numbers(seed + at as u64, program.elements(at)));
    let before: Vec<T> = numbers(seed + 2, program.elements(2));
    let mut want = wide(&before);
    random.reference([&wide(&in0), &wide(&in1)], &mut want);
    let inputs: Vec<Slice<'_>> = [&in0[..], &in1[..]].into_iter().take(program.n_inputs()).map(Slice::from).collect();
    let mut out = before.clone();
    program.interpret(&inputs, &mut out[..]).unwrap();
    assert_eq!(wide(&out), want, "seed {seed}, interpreted:\n{program}");
    let plans = [Plan::new(program), Plan::node_by_node(program), Plan::node_by_node(program)];
    for (plan, n_threads) in plans.into_iter().zip([1, 1, 3]) {
        let mut out = before.clone();
        planned(program, plan, n_threads, [&in0, &in1], &mut out);
        assert_eq!(wide(&out), want, "seed {seed}, planned, {n_threads} threads:\n{program}");
    }
    match Plan::<T>::new(program) {
        Plan::Contraction(..) => "contraction",
        Plan::Unary(..) => "unary",
        Plan::Nodes(_) => "nodes",
    }
}

/// Returns the kind of plan.
fn check(random: &Random, seed: u64) -> &'static str {
    let text = random.program.to_string();
    let again = Program::parse("again", &text).unwrap_or_else(|report| panic!("seed {seed}: {report}"));
    assert_eq!(again, random.program, "seed {seed}");
    match random.program.elem() {
        Elem::F32 => check_as::<f32>(random, seed),
        Elem::F64 => check_as::<f64>(random, seed),
    }
}

#[test]
fn random_programs_equal_loops() {
    let mut transformations: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    let mut plans: BTreeMap<&str, u64> = BTreeMap::new();
    for seed in 0..20_000 {
        let random = Random::new(seed, 1 << 10);
        for (name, error) in &random.transformations {
            transformations.entry(name).or_default()[usize::from(error.is_some())] += 1;
        }
        *plans.entry(check(&random, seed)).or_default() += 1;
    }
    println!("{transformations:?} {plans:?}");
    // Each transformation was legal and illegal, and each kind of plan occurred.
    assert_eq!(transformations.len(), 6);
    assert!(transformations.iter().all(|(name, [legal, illegal])| *legal > 20 && (*illegal > 20 || *name == "split")));
    assert_eq!(plans.len(), 3);
    assert!(plans.values().all(|n| *n > 20));
}

/// A product of matrices in blocks: m0 k0 m1 k1, k0 n0 k1 n1 -> m0 n0 m1 n1.
fn blocked() -> TensorOperation {
    use crate::DimensionKind::{K, M, N};
    use crate::Execution::{Parallel, Primitive, Sequential};
    TensorOperation::new(GemmTypes::F32, Main::Gemm)
        .first(First::Zero)
        .last(Map::Relu)
        .dimension(M, Parallel, 3, [4 * 2 * 6, 0, 5 * 2 * 7])
        .dimension(N, Sequential, 5, [0, 6 * 7, 2 * 7])
        .dimension(K, Sequential, 4, [2 * 6, 5 * 6 * 7, 0])
        .dimension(M, Primitive, 2, [6, 0, 7])
        .dimension(N, Primitive, 7, [0, 1, 1])
        .dimension(K, Primitive, 6, [1, 7, 0])
}

#[test]
fn operations_are_programs() {
    let operation = blocked();
    let program = operation.to_teir("blocked").unwrap();
    let (plan, offsets) = super::plan::contraction(&program).unwrap();
    assert_eq!((&plan, offsets), (&operation, [0; 3]));
    let [in0, in1] = [0, 1].map(|of| numbers::<f32>(of as u64, operation.elements(of)));
    let before = numbers::<f32>(7, operation.elements(2));
    let mut want = before.clone();
    naive(&operation, &in0, &in1, &mut want);
    let mut out = before;
    program.interpret(&[(&in0).into(), (&in1).into()], &mut out).unwrap();
    assert_eq!(out, want);
}

#[test]
fn unary_operations_are_programs() {
    use crate::Execution::{Parallel, Primitive, Sequential};
    for main in [UnaryMain::Zero, UnaryMain::Map(Map::Identity), UnaryMain::Map(Map::Relu)] {
        let stride = |of: usize| if main == UnaryMain::Zero { 0 } else { of };
        let operation = UnaryOperation::<f64>::new(main)
            .dimension(Parallel, 3, [stride(4), 20])
            .dimension(Sequential, 2, [stride(60), 10])
            .dimension(Primitive, 4, [stride(1), 1])
            .dimension(Primitive, 2, [stride(12), 4]);
        let program = operation.to_teir("unary").unwrap();
        let input = numbers::<f64>(3, operation.elements()[0]);
        let mut want = numbers::<f64>(4, operation.elements()[1]);
        let mut out = want.clone();
        naive_unary(&operation, &input, &mut want);
        let inputs: &[Slice<'_>] = if main == UnaryMain::Zero { &[] } else { &[(&input).into()] };
        program.interpret(inputs, &mut out).unwrap();
        assert_eq!(out, want, "{main:?}");
        assert!(matches!(Plan::<f64>::new(&program), Plan::Unary(..)), "{main:?}");
    }
}

#[test]
fn what_no_text_expresses_is_refused() {
    use crate::DimensionKind::{K, M, N};
    use crate::Execution::Primitive;
    let operation = |types| {
        TensorOperation::new(types, Main::Gemm)
            .dimension(M, Primitive, 2, [1, 0, 1])
            .dimension(N, Primitive, 2, [0, 2, 2])
            .dimension(K, Primitive, 2, [2, 1, 0])
    };
    assert!(operation(GemmTypes::F64).to_teir("p").is_ok());
    assert_eq!(operation(GemmTypes::U8I8).to_teir("p").unwrap_err().field(), "types");
    assert_eq!(operation(GemmTypes::F32).last(Map::Abs).to_teir("p").unwrap_err().field(), "last");
}

#[test]
fn slices_are_checked_before_anything_runs() {
    let program = blocked().to_teir("blocked").unwrap();
    let [in0, in1] = [0, 1].map(|of| vec![1.0f32; program.elements(of)]);
    let mut out = vec![0.0f32; program.elements(2)];
    let short = program.interpret(&[(&in0[1..]).into(), (&in1).into()], &mut out);
    assert_eq!(short, Err(RunError::Short { slice: "in0".into(), needed: in0.len(), actual: in0.len() - 1 }));
    let short = program.interpret(&[(&in0).into(), (&in1).into()], &mut out[1..]);
    assert_eq!(short, Err(RunError::Short { slice: "out".into(), needed: 210, actual: 209 }));
    let one = program.interpret(&[(&in0).into()], &mut out);
    assert_eq!(one, Err(RunError::Inputs { needed: 2, actual: 1 }));
    let other = program.interpret(&[(&in0).into(), (&in1).into()], &mut vec![0.0f64; 210]);
    assert_eq!(other, Err(RunError::Type { slice: "out".into(), needed: Elem::F32, actual: "f64" }));
    assert!(out.iter().all(|&of| of == 0.0));
}

/// Each transformation, legal and not.
#[test]
fn illegal_transformations_are_refused() {
    use TransformErrorKind as Kind;
    let program = blocked().to_teir("blocked").unwrap();
    let kind = |result: Result<Program, super::TransformError>| result.unwrap_err().kind().clone();
    assert_eq!(kind(program.split("each", 2)), Kind::Node);
    assert_eq!(kind(program.split("each_m0", 2)), Kind::Size);
    assert_eq!(kind(program.split("each_m0", 0)), Kind::Size);
    assert_eq!(kind(program.fuse("each_m0")), Kind::Policy);
    assert_eq!(kind(program.fuse("each_n0")), Kind::Strides);
    assert_eq!(kind(program.fuse("each_k0")), Kind::Children);
    assert_eq!(kind(program.interchange("each_k0")), Kind::Children);
    assert_eq!(kind(program.promote("each_n0")), Kind::Children);
    assert_eq!(kind(program.set_policy("each_k0", Policy::Parallel)), Kind::Rule);
    // All axes of a batch are in all tensors.
    let batch = program.to_string().replace(
        "axis @k0 extent 4 strides { in0: 48, in1: 840 }",
        "axis @k0 extent 4 strides { in0: 48, in1: 840, out: 840 }",
    );
    let batch = batch.replace(" guard first(@each_k0)", "").replace(" guard last(@each_k0)", "");
    let batch = Program::parse("batch", &batch).unwrap();
    assert_eq!(kind(batch.promote("each_k0")), Kind::Role);
    // Without its guards the order of sums and rectifiers would matter.
    let text = program.to_string();
    let late = text.replace(" guard last(@each_k0)", "");
    let late = Program::parse("late", &late).unwrap();
    assert_eq!(kind(late.interchange("each_n0")), Kind::Order);
    assert_eq!(kind(late.promote("each_k0")), Kind::Guard);
    let offset = text.replace(
        "axis @k0 extent 4 strides { in0: 48, in1: 840 }",
        "axis @k0 extent 4 strides { in0: 48, in1: 840 } offsets { in0: 4 }",
    );
    assert_eq!(kind(Program::parse("offset", &offset).unwrap().promote("each_k0")), Kind::Strides);
    let half = program.split("each_k0", 2).unwrap();
    let half = half.to_string().replace("guard first(@each_k0) and first(@each_k01)", "guard first(@each_k01)");
    // Half of the guard initialises sums again.
    assert!(Program::parse("half", &half).unwrap_err().codes().contains(&"TE0505"));
    let copies = UnaryOperation::<f32>::new(UnaryMain::Map(Map::Identity))
        .dimension(crate::Execution::Primitive, 2, [1, 1])
        .dimension(crate::Execution::Primitive, 2, [2, 2]);
    assert_eq!(kind(copies.to_teir("copy").unwrap().swap_operands()), Kind::Tensors);
    // And back: what was split is fused, what was exchanged is exchanged again.
    let split = program.split("each_n0", 1).unwrap();
    assert_eq!(split.work(), program.work());
    let fused = split.fuse("each_n0").unwrap();
    assert_eq!(super::plan::contraction(&fused).unwrap().0, blocked());
    let exchanged = program.interchange("each_n0").unwrap();
    assert_ne!(exchanged, program);
    assert_eq!(exchanged.interchange("each_k0").unwrap(), program);
    let promoted = program.promote("each_k0").unwrap();
    let (operation, _) = super::plan::contraction(&promoted).unwrap();
    assert_eq!((operation.check(), operation.main), (Ok(()), Main::BatchReduceGemm));
    let swapped = program.swap_operands().unwrap();
    assert_eq!(swapped.document().tensors[0].name.as_str(), "in1");
    assert_eq!(swapped.swap_operands().unwrap(), program);
}
