//! Programs of TEIR as machine code: see [`check`].
//!
//! In: text, of which changed programs are made. Out: nothing, or a panic.
//! Not here: what programs compute (`Program::interpret`), and that accepted text prints (the target `teir`).

use super::choices::Choices;
use super::{SMALL, edge, guarded, is_near, jit, numbers};
use kernelsmith::Jit;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::einsum::{EinsumElement, Slice};
use kernelsmith::tensor::teir::{Document, Edge, Elem, Policy, Program, RunError, Term};

/// Programs with more operations are not run.
const MAX_WORK: f64 = 1e5;

/// Changed programs for each text that is accepted.
const N_CHANGED: usize = 6;

/// A program that is accepted computes as machine code what the interpreter computes, on slices of the promised lengths.
/// So do programs with a few other numbers, policies, guards and orders of nodes, if they are accepted.
///
/// # Panics
/// If it does not.
pub fn check(bytes: &[u8]) {
    let Ok(program) = Program::parse("input", &String::from_utf8_lossy(bytes)) else { return };
    // The text decides how it is run, and changed.
    let digest = bytes.iter().fold(7u64, |sum, byte| sum.wrapping_mul(0x100_0000_01b3) ^ u64::from(*byte));
    let mut rng = kernelsmith_random::Rng::new(digest);
    let mut bytes = || -> Vec<u8> { (0..64).map(|_| rng.below(256) as u8).collect() };
    check_program(&program, &bytes());
    for _ in 0..N_CHANGED {
        let mut document = program.document().clone();
        let bytes = bytes();
        let mut choices = Choices::new(&bytes);
        (0..=choices.below(3)).for_each(|_| change(&mut document, &mut choices));
        if let Ok(changed) = Program::new(document) {
            check_program(&changed, &bytes);
        }
    }
}

fn change(document: &mut Document, choices: &mut Choices<'_>) {
    let element = document.tensors.first().map_or(4, |of| if of.elem == Elem::F32 { 4 } else { 8 });
    match choices.below(8) {
        0..=3 => {
            let at = choices.below(document.axes.len().max(1));
            let Some(axis) = document.axes.get_mut(at) else { return };
            if choices.one_in(4) {
                let tensor = choices.below(document.tensors.len().max(1));
                let Some(tensor) = document.tensors.get(tensor) else { return };
                let offset = choices.pick(&[element, -element, 4 * element]);
                axis.offsets.insert(tensor.name.clone(), offset);
                return;
            }
            let numbers = axis.strides.values_mut().chain(axis.offsets.values_mut()).chain([&mut axis.extent]);
            let mut numbers: Vec<&mut i64> = numbers.collect();
            let at = choices.below(numbers.len());
            let step = if at + 1 == numbers.len() { 1 } else { element };
            let number = &mut *numbers[at];
            *number = match choices.below(12) {
                0..=4 => number.saturating_add(step),
                5..=8 => number.saturating_sub(step),
                9 => number.saturating_mul(2),
                10 => 0,
                _ => choices.extreme() as i64,
            };
        }
        4 => {
            let at = choices.below(document.iterations.len().max(1));
            let Some(of) = document.iterations.get_mut(at) else { return };
            of.policy = if of.policy == Policy::Parallel { Policy::Sequential } else { Policy::Parallel };
        }
        5 => {
            let at = choices.below(document.iterations.len() + 1);
            let nodes = document.iterations.get_mut(at).map_or(&mut document.roots, |of| &mut of.children);
            let by = choices.below(nodes.len().max(1));
            nodes.rotate_left(by);
        }
        6 => {
            let at = choices.below(document.invocations.len().max(1));
            let Some(of) = document.invocations.get_mut(at) else { return };
            if choices.below(2) == 0 {
                of.guard.pop();
                return;
            }
            let node = choices.below(document.iterations.len().max(1));
            let Some(node) = document.iterations.get(node) else { return };
            of.guard.push(Term { edge: choices.pick(&[Edge::First, Edge::Last]), node: node.name.clone() });
        }
        _ => {
            let at = choices.below(document.primitives.len().max(1));
            let Some(role) = document.primitives.get_mut(at).and_then(|of| of.roles.first_mut()) else { return };
            let by = choices.below(role.axes.len().max(1));
            role.axes.rotate_left(by);
        }
    }
}

fn check_program(program: &Program, bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let Some(jit) = jit(&mut choices) else { return };
    if choices.one_in(4) {
        let _ = program.explain(KernelCompiler::machine(jit));
    }
    match program.elem() {
        Elem::F32 => run::<f32>(&mut choices, jit, program),
        Elem::F64 => run::<f64>(&mut choices, jit, program),
    }
}

fn run<T: EinsumElement>(choices: &mut Choices<'_>, jit: &Jit, program: &Program) {
    let n = program.n_inputs();
    let elements = [0, 1, 2].map(|of| program.elements(of));
    let is_short = |done: &Result<(), RunError>| matches!(done, Err(RunError::Short { .. }));
    let Ok(kernel) = program.compile(jit) else { return };
    if elements.iter().any(|&n| n > SMALL) || program.work() > MAX_WORK {
        let empty = [T::slice(&[]), T::slice(&[])];
        if elements[2] > 0 {
            let refused = kernel.call(&empty[..n], T::slice_mut(&mut []));
            assert!(is_short(&refused), "{program}: {refused:?}");
        }
        return;
    }
    let edge = edge(choices);
    let inputs = [0, 1].map(|at| guarded(&numbers::<T>(at as u64, elements[at]), edge));
    let before: Vec<T> = numbers(2, elements[2]);
    let slices: Vec<Slice<'_>> = inputs[..n].iter().map(|of| T::slice(of.slice())).collect();
    let mut want = guarded(&before, edge);
    program.interpret(&slices, T::slice_mut(want.slice_mut())).expect("slices of the promised lengths");
    assert!(want.is_intact(), "{program}");
    let mut out = guarded(&before, edge);
    if elements[2] > 0 {
        let refused = kernel.call(&slices, T::slice_mut(&mut out.slice_mut()[1..]));
        assert!(is_short(&refused), "{program}: {refused:?}");
    }
    for at in (0..n).filter(|&at| elements[at] > 0) {
        let mut fewer = slices.clone();
        fewer[at] = T::slice(&inputs[at].slice()[1..]);
        let refused = kernel.call(&fewer, T::slice_mut(out.slice_mut()));
        assert!(is_short(&refused), "{program}: {refused:?}");
    }
    assert!(kernel.call(&[], T::slice_mut(out.slice_mut())).is_err() || n == 0, "{program}");
    assert!(n == 0 || is_near(out.slice(), &before, 0.0), "{program}: changed by a refused call");
    for n_threads in [1, 3] {
        let mut out = guarded(&before, edge);
        kernel.call_on(n_threads, &slices, T::slice_mut(out.slice_mut())).expect("slices of the promised lengths");
        assert!(out.is_intact(), "{program}");
        assert!(is_near(out.slice(), want.slice(), 0.0), "{n_threads} threads: {program}");
    }
    if choices.one_in(3)
        && let Ok(other) = program.optimise(KernelCompiler::machine(jit), choices.pick(&[1, 2, 5]))
        && let Ok(kernel) = other.compile(jit)
    {
        assert!((0..3).all(|of| other.elements(of) <= elements[of]), "{program}\n{other}");
        let mut out = guarded(&before, edge);
        kernel.call_on(2, &slices, T::slice_mut(out.slice_mut())).expect("slices of the promised lengths");
        assert!(out.is_intact(), "{program}\n{other}");
        assert!(is_near(out.slice(), want.slice(), 0.0), "{program}\n{other}");
    }
}
