//! The README's first kernel: an elementwise polynomial whose coefficients are known while the kernel is made.

use kernelsmith::prelude::*;

fn main() -> Result<(), Error> {
    let jit = Jit::host()?;
    let coefficients = [1.0f32, 2.0, 0.0, 1.0]; // 1 + 2x + x^3

    let polynomial = jit.kernel::<fn(In<f32>, Out<f32>)>("polynomial", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            let mut sum = k.splat(0.0);
            for &c in coefficients.iter().rev() {
                sum = sum * x; // a Rust loop: unrolled while the kernel is made
                if c != 0.0 {
                    sum = sum + c; // a Rust condition: no code for zeros
                }
            }
            y.store(i, sum);
        });
    })?;

    let mut y = [0.0; 4];
    polynomial.call(&[0.0, 1.0, 2.0, 3.0], &mut y)?;
    assert_eq!(y, [1.0, 4.0, 13.0, 34.0]);
    println!("{y:?}");
    let source = build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
    })?;
    println!("{}", jit.listing(&source.function, &kernelsmith::ListingOptions::assembly().after("all"))?);
    Ok(())
}
