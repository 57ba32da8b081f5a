//! 16-bit floats: loads, stores, casts and arithmetic.

use kernelsmith_dsl as dsl;
use kernelsmith_exec::{Bf16, F16, In, InOut, Out};
use kernelsmith_ir::{Elem, half};

const WIDTHS: [u32; 3] = [128, 256, 512];

#[test]
fn conversions_are_those_of_the_representation() {
    for bits in 0..=u16::MAX {
        let widened = [f32::from(F16(bits)), f32::from(Bf16(bits))];
        let want = [Elem::F16, Elem::Bf16].map(|elem| half::widen(elem, bits));
        assert_eq!(widened.map(f32::to_bits), want.map(f32::to_bits), "{bits:#x}");
    }
    // Every upper half of an f32, with lower halves around the rounding thresholds.
    for upper in 0..=u16::MAX {
        for lower in [0, 1, 0x0fff, 0x1000, 0x1001, 0x2fff, 0x3000, 0x7fff, 0x8000, 0x8001, 0xffff] {
            let value = f32::from_bits(u32::from(upper) << 16 | lower);
            let narrowed = [F16::from(value).0, Bf16::from(value).0];
            let want = [Elem::F16, Elem::Bf16].map(|elem| half::narrow_f32(elem, value));
            if value.is_nan() {
                assert!([f32::from(F16(narrowed[0])), f32::from(Bf16(narrowed[1]))].iter().all(|x| x.is_nan()));
            } else {
                assert_eq!(narrowed, want, "{value:e}");
            }
        }
    }
}

#[test]
fn loads_and_stores_with_conversion() {
    let kernel = dsl::build::<fn(f32, In<F16>, In<Bf16>, Out<f32>, InOut<Bf16>)>("mixed", |k, (a, x, y, sums, z)| {
        k.for_each_vector_of::<f32>(sums.len(), |i| {
            let sum = x.load(i).cast::<f32>().mul_add(a, y.load(i).cast::<f32>());
            sums.store(i, sum);
            z.store(i, (z.load(i).cast::<f32>() + sum).cast::<Bf16>());
        });
    })
    .unwrap();
    let n = 21;
    let x: Vec<F16> = (0..n).map(|at| F16::from(at as f32 / 8.0)).collect();
    let y: Vec<Bf16> = (0..n).map(|at| Bf16::from(100.0 - at as f32)).collect();
    for bits in WIDTHS {
        let (mut sums, mut z) = (vec![0.0; n], vec![Bf16::from(1.0); n]);
        kernel.interpret((0.5, &x, &y, &mut sums, &mut z), bits).unwrap();
        for at in 0..n {
            let want = f32::from(x[at]) * 0.5 + f32::from(y[at]);
            assert_eq!((sums[at], z[at]), (want, Bf16::from(want + 1.0)));
        }
        kernel.interpret((0.5, &x[1..], &y, &mut sums, &mut z), bits).unwrap_err();
    }
}

#[test]
fn arithmetic_is_that_of_f32_rounded() {
    let kernel = dsl::build::<fn(In<F16>, InOut<F16>, Out<F16>)>("plain", |k, (x, y, results)| {
        let largest = k.vector_var(F16(0xfc00));
        k.for_each_vector(y.len(), |i| {
            let sum = x.load(i) * y.load(i) + F16::from(0.5);
            largest.set(largest.max(sum));
            y.store(i, sum);
        });
        results.store(0, largest.reduce_max());
        results.store(1, x.get(0) + F16::from(1.0));
    })
    .unwrap();
    let x: Vec<F16> = (0..19).map(|at| F16::from(1.0 + at as f32 / 3.0)).collect();
    for bits in WIDTHS {
        let (mut y, mut most) = (x.clone(), [F16(0); 2]);
        kernel.interpret((&x, &mut y, &mut most), bits).unwrap();
        let want = x.iter().map(|&x| F16::from(f32::from(F16::from(f32::from(x) * f32::from(x))) + 0.5));
        assert_eq!(y, want.collect::<Vec<_>>());
        assert_eq!(most, [y[18], F16::from(2.0)]);
    }
}
