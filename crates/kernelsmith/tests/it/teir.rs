//! Compiled programs of TEIR, compared with loops.
//!
//! Runs on every level that the host has, on slices next to inaccessible pages; elements between those of the output
//! keep their values. Operands are small integers, so that every order of sums gives the same result.

use super::kernels_machines::{is_slow, jits_for, kernel, native};
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::{KernelCompiler, Primitive};
use kernelsmith::prelude::*;
use kernelsmith::tensor::einsum::{Einsum, Shape, Slice, SliceMut, naive};
use kernelsmith::tensor::teir::{Elem, Program, RunError, TeirKernel};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer, PlainElement};
use kernelsmith_ir::random::Rng;
use kernelsmith_tensor::teir::random::Random;

fn numbers(seed: u64, n: usize) -> Vec<f64> {
    let mut rng = Rng::new(seed);
    (0..n).map(|_| rng.below(5) as f64 - 2.0).collect()
}

/// Calls a kernel on copies of the numbers, and returns the output.
fn call<T>(kernel: &TeirKernel, edge: Edge, n_threads: usize, inputs: &[Vec<f64>], out: &[f64]) -> Vec<f64>
where
    T: PlainElement + Copy + Into<f64>,
    T: FromF64,
    for<'a> Slice<'a>: From<&'a [T]>,
    for<'a> SliceMut<'a>: From<&'a mut [T]>,
{
    let converted = |numbers: &[f64]| -> Vec<T> { numbers.iter().map(|&of| T::from_f64(of)).collect() };
    let inputs: Vec<_> = inputs.iter().map(|of| GuardedBuffer::new(&converted(of), edge).unwrap()).collect();
    let slices: Vec<Slice<'_>> = inputs.iter().map(|of| Slice::from(of.slice())).collect();
    let mut out = GuardedBuffer::new(&converted(out), edge).unwrap();
    kernel.call_on(n_threads, &slices, out.slice_mut()).unwrap();
    assert!(out.is_intact());
    out.slice().iter().map(|&of| of.into()).collect()
}

trait FromF64 {
    fn from_f64(number: f64) -> Self;
}

impl FromF64 for f32 {
    fn from_f64(number: f64) -> f32 {
        number as f32
    }
}

impl FromF64 for f64 {
    fn from_f64(number: f64) -> f64 {
        number
    }
}

#[track_caller]
fn check(jits: &[Jit], program: &Program, want: impl Fn([&[f64]; 2], &mut [f64]), about: &str) {
    let [in0, in1] = [0, 1].map(|at| numbers(at as u64, program.elements(at)));
    let before = numbers(2, program.elements(2));
    let mut wanted = before.clone();
    want([&in0, &in1], &mut wanted);
    let inputs = &[in0, in1][..program.n_inputs()];
    for jit in jits {
        let Some(kernel) = kernel(jit, program) else { continue };
        for (edge, n_threads) in [(Edge::Start, 1), (Edge::End, 1), (Edge::End, 3)] {
            let found = match program.elem() {
                Elem::F32 => call::<f32>(&kernel, edge, n_threads, inputs, &before),
                Elem::F64 => call::<f64>(&kernel, edge, n_threads, inputs, &before),
            };
            let plan = || program.explain(KernelCompiler::machine(jit));
            assert!(found == wanted, "{about}, {n_threads} threads, on {jit:?}\n{program}\n{}", plan());
        }
    }
}

pub(crate) fn check_random(jits: &[Jit], seed: u64) {
    let random = Random::new(seed, 1 << 12);
    let want = |inputs: [&[f64]; 2], out: &mut [f64]| random.reference(inputs, out);
    check(jits, &random.program, want, &format!("seed {seed}"));
}

#[test]
fn random_programs_equal_loops() {
    let n = if is_slow(native()) { 10 } else { 300 };
    (0..n).for_each(|seed| check_random(jits_for(seed, 64), seed));
}

/// Programs whose schedule is not that of one operation: a guard on tiles, an input as the initial value, strides that no
/// kernel has.
#[test]
fn other_schedules_equal_the_interpreter() {
    let copied = "teir @from_input {
        tensor %in0 : f32 tensor %in1 : f32 tensor %out : f32
        axis @p extent 3 strides { in0: 320, in1: 64, out: 320 }
        axis @m extent 5 strides { in0: 64, out: 64 } axis @n extent 16 strides { in1: 4, out: 4 }
        axis @c extent 16 strides { in0: 4, out: 4 } axis @k extent 4 strides { in0: 4, in1: 192 }
        primitive @copy : Copy axes { M: [@m], N: [@c] }
        primitive @add : Contraction axes { M: [@m], N: [@n], K: [@k] }
        primitive @relu : ReLU axes { M: [@m], N: [@c] }
        schedule {
          roots [@each]
          iter @each axis @p policy parallel children [@first, @then, @last]
          invoke @first primitive @copy invoke @then primitive @add invoke @last primitive @relu guard last(@each)
        }
      }";
    let gaps = "teir @gaps {
        tensor %in0 : f64 tensor %in1 : f64 tensor %out : f64
        axis @m extent 5 strides { in0: 64, out: 64 } axis @n extent 3 strides { in1: 24, out: 16 }
        axis @k extent 4 strides { in0: 16, in1: 72 }
        primitive @add : Contraction axes { M: [@m], N: [@n], K: [@k] }
        schedule { roots [@once] invoke @once primitive @add }
      }";
    // Iterations in which nothing runs take no time.
    let selected = "teir @selected {
        tensor %in0 : f32 tensor %in1 : f32 tensor %out : f32
        axis @huge extent 4611686018427387904 strides { in1: 0 } axis @p extent 3 strides { in0: 320 }
        axis @m extent 5 strides { in0: 64, out: 64 } axis @n extent 16 strides { in0: 4, out: 4 }
        primitive @copy : Copy axes { M: [@m], N: [@n] } primitive @relu : ReLU axes { M: [@m], N: [@n] }
        schedule {
          roots [@each]
          iter @each axis @huge policy sequential children [@inner, @after, @never]
          iter @inner axis @p policy sequential children [@first] guard first(@each)
          invoke @first primitive @copy guard last(@inner)
          invoke @after primitive @relu guard last(@each)
          iter @never axis @p policy sequential children [@none] guard first(@each)
          invoke @none primitive @copy guard last(@each)
        }
      }";
    for text in [copied, gaps, selected] {
        let program = Program::parse("test", text).unwrap();
        let want = |inputs: [&[f64]; 2], out: &mut [f64]| match program.elem() {
            Elem::F64 => program.interpret(&inputs.map(Slice::from), out).unwrap(),
            Elem::F32 => {
                let inputs = inputs.map(|of| of.iter().map(|&of| of as f32).collect::<Vec<f32>>());
                let mut narrow: Vec<f32> = out.iter().map(|&of| of as f32).collect();
                program.interpret(&inputs.each_ref().map(Slice::from), &mut narrow).unwrap();
                out.iter_mut().zip(narrow).for_each(|(to, of)| *to = f64::from(of));
            }
        };
        check(native(), &program, want, text);
    }
}

/// The chosen loops and blocks compute the same.
#[test]
fn optimised_programs_equal_loops() {
    let Some(jit) = native().first() else { return };
    let machine = KernelCompiler::machine(jit);
    let n = if is_slow(native()) { 4 } else { 60 };
    let mut n_optimised = 0;
    for seed in 0..n {
        let random = Random::new(seed, 1 << 14);
        let Ok(program) = random.program.optimise(machine, 1 + seed as usize % 3) else { continue };
        n_optimised += 1;
        let want = |inputs: [&[f64]; 2], out: &mut [f64]| random.reference(inputs, out);
        check(core::slice::from_ref(jit), &program, want, &format!("seed {seed}"));
    }
    assert!(n_optimised > n / 3, "{n_optimised}");
}

/// The operations of the published set, with small sizes: as loops around elements, and optimised.
#[test]
fn published_operations_equal_loops() {
    let cases: [(&str, &[usize]); 4] = [
        ("abcd->dbac", &[9, 12, 5, 16]),
        ("akbl,kclf->acbf", &[6, 3, 8, 7, 4, 10]),
        ("pqtu,trus->pqrs", &[8, 6, 6, 5, 4, 16]),
        ("acspx,bspy->abcyx", &[2, 3, 3, 4, 24, 2, 12]),
    ];
    for (formula, sizes) in cases {
        let operands = formula.split("->").next().unwrap();
        let mut letters: Vec<char> = Vec::new();
        for letter in operands.chars().filter(char::is_ascii_alphabetic) {
            if !letters.contains(&letter) {
                letters.push(letter);
            }
        }
        let size = |letter: char| sizes[letters.iter().position(|&of| of == letter).unwrap()];
        let shape = |operand: &str| Shape::contiguous(&operand.chars().map(size).collect::<Vec<_>>());
        let shapes: Vec<Shape> = operands.split(',').map(shape).collect();
        let einsum = Einsum::new(GemmTypes::F32, formula, &shapes).unwrap();
        let [step] = einsum.to_teir("published").unwrap().try_into().unwrap();
        let want = |inputs: [&[f64]; 2], out: &mut [f64]| {
            let inputs = inputs.map(|of| of.iter().map(|&of| of as f32).collect::<Vec<f32>>());
            let mut sums = vec![0.0f32; out.len()];
            let slices: Vec<Slice<'_>> = inputs.iter().take(shapes.len()).map(Slice::from).collect();
            naive(&einsum, &slices, &mut sums);
            out.iter_mut().zip(sums).for_each(|(to, of)| *to = f64::from(of));
        };
        check(native(), &step.program, want, formula);
        for (jit, n_threads) in native().iter().zip([1, 2, 1, 1]) {
            let optimised = step.program.optimise(KernelCompiler::machine(jit), n_threads).unwrap();
            check(core::slice::from_ref(jit), &optimised, want, &optimised.to_string());
        }
    }
}

#[test]
fn slices_are_checked_before_anything_runs() {
    let text =
        "teir { tensor %out : f32 axis @m extent 4 strides { out: 4 } primitive @zero : Zero axes { M: [@m], N: [] }
        schedule { roots [@i] invoke @i primitive @zero } }";
    let program = Program::parse("test", text).unwrap();
    let Some(jit) = native().first() else { return };
    let Some(kernel) = kernel(jit, &program) else { return };
    let mut out = [1.0f32; 4];
    let short = kernel.call(&[], &mut out[1..]);
    assert_eq!(short, Err(RunError::Short { slice: "out".into(), needed: 4, actual: 3 }));
    assert_eq!(out, [1.0; 4]);
    kernel.call(&[], &mut out).unwrap();
    assert_eq!(out, [0.0; 4]);
    assert_eq!(kernel.program(), &program);
}
