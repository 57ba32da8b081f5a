//! Programs of TEIR as machine code: see [`check`].
//!
//! In: text. Out: nothing, or a panic.
//! Not here: what programs compute (`Program::interpret`), and that accepted text prints (the target `teir`).

use super::choices::Choices;
use super::{SMALL, edge, guarded, is_near, jit, numbers};
use kernelsmith::Jit;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::einsum::{EinsumElement, Slice};
use kernelsmith::tensor::teir::{Elem, Program, RunError};

/// Programs with more operations are not run.
const MAX_WORK: f64 = 1e5;

/// A program that is accepted computes as machine code what the interpreter computes, on slices of the promised lengths.
///
/// # Panics
/// If it does not.
pub fn check(bytes: &[u8]) {
    let Ok(program) = Program::parse("input", &String::from_utf8_lossy(bytes)) else { return };
    // The text decides how it is run.
    let last: Vec<u8> = bytes.iter().rev().copied().filter(u8::is_ascii_alphanumeric).take(8).collect();
    let digest = [bytes.iter().fold(0u8, |sum, byte| sum.wrapping_mul(31).wrapping_add(*byte))];
    let all = [&digest[..], &last].concat();
    let mut choices = Choices::new(&all);
    let Some(jit) = jit(&mut choices) else { return };
    if choices.one_in(4) {
        let _ = program.explain(KernelCompiler::machine(jit));
    }
    match program.elem() {
        Elem::F32 => run::<f32>(&mut choices, jit, &program),
        Elem::F64 => run::<f64>(&mut choices, jit, &program),
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
    // A loop without a reachable invocation may have any number of iterations.
    if program.work() == 0.0 {
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
