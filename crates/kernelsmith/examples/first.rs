//! The first kernel of the README; a test compares the two.

use kernelsmith::prelude::*;

fn main() -> Result<(), Error> {
    let jit = Jit::host()?;
    let coefficients = [1.0f32, 2.0, 0.0, 1.0]; // 1 + 2x + x^3, read from a file, say

    let polynomial = jit.kernel::<fn(In<f32>, Out<f32>)>("polynomial", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            let mut sum = k.splat(0.0);
            for &c in coefficients.iter().rev() {
                sum = sum * x; // Rust's `for` runs while the kernel is recorded: the loop is unrolled
                if c != 0.0 {
                    sum = sum + c; // so does `if`: a zero coefficient generates no code
                }
            }
            y.store(i, sum);
        });
    })?;

    let mut y = [0.0; 5];
    polynomial.call(&[0.0, 1.0, 2.0, 3.0, 4.0], &mut y)?;
    assert_eq!(y, [1.0, 4.0, 13.0, 34.0, 73.0]);
    Ok(())
}
