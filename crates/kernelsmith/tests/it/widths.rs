//! Kernels in vectors of another width than the target's default: the same code as with a target of that width.

use kernelsmith::prelude::*;
use kernelsmith::{Convention, ErrorKind, Level};

fn source() -> KernelSource<fn(In<f32>, InOut<f32>) -> f32> {
    build::<fn(In<f32>, InOut<f32>) -> f32>("widths", |k, (x, y)| {
        let sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| {
            y.store(i, x.load(i) * 2.0 + y.load(i));
            sum.set(sum + x.load(i));
        });
        sum.get().reduce_add()
    })
    .unwrap()
}

#[test]
fn code_is_that_of_a_target_of_this_width() {
    let source = source();
    let target = |level| Target::new(level, Convention::SysV).unwrap();
    let cases = [(target(Level::X86_64V4), [256, 512]), (Target::riscv64().unwrap(), [128, 128])];
    for (target, widths) in cases {
        let jit = Jit::for_target(target.clone(), JitOptions::new()).unwrap();
        let default = jit.object(&source).unwrap();
        // Twice: the second time, the target of that width exists.
        for bits in widths.into_iter().chain(widths) {
            let of_width = Jit::for_target(target.with_vector_bits(bits).unwrap(), JitOptions::new()).unwrap();
            assert!(jit.object_with_vector_bits(&source, bits).unwrap() == of_width.object(&source).unwrap(), "{bits}");
        }
        // The default is what it was.
        assert!(jit.object(&source).unwrap() == default);
    }
    let jit = Jit::for_target(target(Level::X86_64V3), JitOptions::new()).unwrap();
    for bits in [0, 128, 512, u32::MAX] {
        let error = jit.object_with_vector_bits(&source, bits).unwrap_err();
        assert_eq!((error.kind(), error.to_string().contains("no vectors")), (ErrorKind::Unsupported, true), "{error}");
    }
}

#[test]
fn every_width_of_the_host_computes_the_same() {
    let source = source();
    let Ok(jit) = Jit::host() else { return };
    let x: Vec<f32> = (0..37).map(|i| i as f32).collect();
    for bits in [128, 256, 512] {
        let Ok(kernel) = jit.compile_with_vector_bits(&source, bits) else { continue };
        let mut y = vec![1.0; 37];
        assert_eq!(kernel.call(&x, &mut y).unwrap(), 666.0);
        assert!(y.iter().enumerate().all(|(i, &y)| y == 2.0 * i as f32 + 1.0), "{bits}");
        assert!(kernel.call(&x, &mut y[..36]).is_err());
    }
}

/// Eight slices, most of them passed on the stack, and more accumulators than machines have vector registers.
type Wide = fn(In<f64>, In<f64>, In<f64>, In<f64>, In<f64>, In<f64>, In<f64>, InOut<f64>, isize) -> f64;

fn wide() -> KernelSource<Wide> {
    build::<Wide>("wide", |k, (a, b, c, d, e, f, g, out, last)| {
        let inputs = [a, b, c, d, e, f, g];
        let sums: Vec<_> = (0..42).map(|at| k.vector_var(at as f64)).collect();
        k.for_each_vector(out.len(), |i| {
            for (at, sum) in sums.iter().enumerate() {
                sum.set(sum.get() + inputs[at % 7].load(i) * (at as f64));
            }
            out.store(i, out.load(i) + inputs[6].load(i));
        });
        let total = k.var(0.0f64);
        sums.iter().for_each(|sum| total.set(total * 0.5 + sum.get().reduce_max()));
        total + out.get(last)
    })
    .unwrap()
}

/// The frame of such a kernel is aligned, so that no spilled vector crosses cache lines; stack arguments are in a copy.
#[test]
fn aligned_frames_have_the_stack_arguments() {
    let source = wide();
    let target = Target::new(Level::X86_64V4, Convention::SysV).unwrap().with_vector_bits(512).unwrap();
    let jit = Jit::for_target(target, JitOptions::new()).unwrap();
    let listing = jit.listing(source.function(), &kernelsmith::ListingOptions::new()).unwrap();
    assert!(listing.contains("and rsp, -64"), "{listing}");
    let inputs: Vec<Vec<f64>> =
        (0..7).map(|slice| (0..37).map(|i| (slice * 100 + i * i % 41) as f64).collect()).collect();
    let call = |run: &dyn Fn(&[Vec<f64>], &mut [f64]) -> f64| {
        let mut out: Vec<f64> = (0..37).map(|i| i as f64 * 0.25).collect();
        (run(&inputs, &mut out), out)
    };
    for jit in crate::compilers::every_width() {
        let wanted = call(&|x, out| {
            let args = (&x[0][..], &x[1][..], &x[2][..], &x[3][..], &x[4][..], &x[5][..], &x[6][..], out, 36);
            jit.interpret(&source, args).unwrap()
        });
        let kernel = jit.compile(&source).unwrap();
        let is = call(&|x, out| kernel.call(&x[0], &x[1], &x[2], &x[3], &x[4], &x[5], &x[6], out, 36).unwrap());
        assert_eq!(is, wanted);
    }
}
