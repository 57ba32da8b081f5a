//! The kernels of the tour on the simulated accelerator: the results equal the interpreter's.
//!
//! Not here: the kernel with a callback into this program, which the simulated machine cannot call.

use super::show::{floats, numbers};
use super::{fused, maxpool1d, polynomial, pool2d, scalars, stencil};
use kernelsmith::prelude::*;

fn jit() -> Jit {
    Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap()
}

/// Runs a kernel from one slice to another on both; a macro, to support any two parameter types.
macro_rules! check {
    ($source:expr, $x:expr, $zeros:expr) => {{
        let (source, x, jit) = (&$source.unwrap(), $x, jit());
        let (mut expected, mut actual) = ($zeros, $zeros);
        jit.interpret(source, (&x, &mut expected)).unwrap();
        jit.simulated(source).unwrap().call((&x, &mut actual)).unwrap();
        assert!(bits(&actual) == bits(&expected), "{}", source.name());
    }};
}

/// Converts floats to bits for comparison.
fn bits<T: Copy + 'static>(values: &[T]) -> Vec<u32>
where
    Bits: From<T>,
{
    values.iter().map(|&value| Bits::from(value).0).collect()
}

struct Bits(u32);

impl From<f32> for Bits {
    fn from(value: f32) -> Bits {
        Bits(value.to_bits())
    }
}

impl From<u8> for Bits {
    fn from(value: u8) -> Bits {
        Bits(value.into())
    }
}

#[test]
fn scalars_are_the_interpreters() {
    let sum = jit().simulated(&scalars::sum_source().unwrap()).unwrap();
    for (a, b) in [(40, 2), (i32::MAX, 1), (-7, 7)] {
        assert_eq!(sum.call((a, b)).unwrap(), i32::wrapping_add(a, b));
    }
    let sort = jit().simulated(&scalars::sort_source().unwrap()).unwrap();
    for n in [0, 1, 2, 3, 17, 100] {
        let mut actual: Vec<i32> = numbers(n, 2).map(|bits| bits as i32).collect();
        let mut expected = actual.clone();
        expected.sort_unstable();
        sort.call((&mut actual,)).unwrap();
        assert_eq!(actual, expected);
    }
}

#[test]
fn vectors_are_the_interpreters() {
    check!(maxpool1d::max_pool(3, false), floats(103, 3), [0.0; 101]);
    for coefficients in polynomial::COEFFICIENTS {
        check!(polynomial::polynomial(coefficients), floats(101, 4), [0.0; 101]);
    }
    check!(fused::elementwise("fused", &[fused::scale, fused::soften]), floats(101, 7), [0.0; 101]);
}

#[test]
fn pictures_are_the_interpreters() {
    let (width, height) = (61, 23);
    let pixels: Vec<u8> = numbers(width * height, 5).map(|bits| bits as u8).collect();
    for (_, weights) in stencil::FILTERS {
        check!(stencil::filter(width, height, weights), &pixels, vec![0; pixels.len()]);
    }
    for pool in pool2d::POOLS {
        // An upper bound of the number of results.
        check!(pool2d::max_pool(width, height, pool), &pixels, vec![0; pixels.len()]);
    }
}
