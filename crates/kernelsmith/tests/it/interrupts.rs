//! Interruptible kernels: every kind of loop ends when its flag is set, and computes the same results when it is not.

use kernelsmith::prelude::*;
use kernelsmith::{CallError, Interrupt};
use kernelsmith_codegen::polls;
use std::time::{Duration, Instant};

fn polling() -> Option<Jit> {
    Jit::host_with(JitOptions::new().interruptible(true).verify_passes(true).check_allocation(true)).ok()
}

#[test]
fn both_sides_mean_the_same_record() {
    assert_eq!(polls::TRAP_INTERRUPTED, kernelsmith_exec::Trap::INTERRUPTED);
    assert_eq!(polls::INTERRUPT_OFFSET as usize, kernelsmith_exec::CallRecord::INTERRUPT_OFFSET);
}

#[test]
fn every_endless_loop_ends() {
    let Some(jit) = polling() else { return eprintln!("skipped: no code runs here") };
    let stop = Interrupt::new();
    stop.raise();
    let counted = jit.kernel::<fn(InOut<u64>) -> f32>("counted", |k, (x,)| {
        k.for_range_(0, isize::MAX, |_| k.for_range_step_(0, isize::MAX, 2, |_| x.store(0, x.load(0) + 1)));
        k.value(1.0f32)
    });
    let waiting = jit.kernel::<fn(InOut<u64>) -> f32>("waiting", |k, (x,)| {
        k.while_(|| x.load(0).ne(7), || {});
        k.value(1.0f32)
    });
    let conditions = jit.kernel::<fn(InOut<u64>) -> f32>("conditions", |k, (_,)| {
        let again = || {
            k.continue_(1);
            k.value(true)
        };
        k.while_(again, || {});
        k.value(1.0f32)
    });
    for kernel in [counted, waiting, conditions] {
        let kernel = kernel.unwrap();
        let mut x = [0];
        assert!(matches!(kernel.call_interruptible(&stop, &mut x), Err(CallError::Interrupted)));
        let soon = Instant::now() + Duration::from_millis(1);
        assert!(matches!(kernel.call_with_deadline(soon, &mut x), Err(CallError::Interrupted)));
    }
}

#[test]
fn a_kernel_that_nobody_interrupts_computes_the_same() {
    let Some(jit) = polling() else { return eprintln!("skipped: no code runs here") };
    let source = build::<fn(f32, In<f32>, InOut<f32>) -> f32>("axpy", |k, (a, x, y)| {
        let sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| {
            let new = x.load(i).mul_add(a, y.load(i));
            y.store(i, new);
            sum.set(sum + new);
        });
        sum.get().reduce_add()
    })
    .unwrap();
    let (kernel, plain) = (jit.compile(&source).unwrap(), Jit::host().unwrap().compile(&source).unwrap());
    let never = Interrupt::new();
    for n in 0..70 {
        let x: Vec<f32> = (0..n).map(|i| i as f32 - 3.5).collect();
        let (mut y, mut z, mut w) = (x.clone(), x.clone(), x.clone());
        let want = plain.call(0.5, &x, &mut y).unwrap();
        assert_eq!(kernel.call(0.5, &x, &mut z), Ok(want));
        assert_eq!(kernel.call_interruptible(&never, 0.5, &x, &mut w), Ok(want));
        assert!(y == z && y == w);
    }
    let refused = plain.call_interruptible(&never, 0.5, &[], &mut []);
    assert!(matches!(refused, Err(CallError::NotInterruptible)));
    // A failed check is still distinguished from an interruption.
    let checked = jit.kernel::<fn(In<i32>, In<f32>) -> f32>("checked", |k, (at, x)| {
        let sum = k.var(0.0f32);
        k.for_range_(0, at.len(), |i| sum.set(sum + x.load(at.load(i).to_index())));
        sum.get()
    });
    let outcome = checked.unwrap().call_interruptible(&never, &[0, 1, 5], &[1.0, 2.0]);
    assert!(matches!(outcome, Err(CallError::OutOfBounds { .. })), "{outcome:?}");
}

#[test]
fn simulated_kernels_have_no_polls() {
    let target = Target::naplespu().unwrap();
    let jit = Jit::for_target(target, JitOptions::new().interruptible(true)).unwrap();
    let refused = jit.kernel::<fn(InOut<i32>)>("simulated", |k, (x,)| k.for_each_vector(x.len(), |i| x.store(i, 1)));
    assert_eq!(refused.unwrap_err().kind(), kernelsmith::ErrorKind::Unsupported);
}
