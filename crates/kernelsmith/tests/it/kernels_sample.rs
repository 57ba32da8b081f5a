//! A sample of every family of the kernel library, for slow machines: emulated ones and NaplesPU.
//!
//! In: seeds. Out: the failures of each family's check.
//! Not here: other seeds (see the module of each family, and `kernels_soak`).

use super::kernels_machines::{native, simulated};
use super::kernels_soak::FAMILIES;
use kernelsmith::F16;
use kernelsmith::kernels::elementwise::Fill;
use kernelsmith::kernels::gemm::{Gemm, GemmTypes};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Pool, PrimitiveExt, Window};
use kernelsmith::prelude::*;

/// Checks `specs` specs of each family.
pub(crate) fn check(jits: &[Jit], specs: u64) {
    for (family, check, most) in FAMILIES {
        let start = std::time::Instant::now();
        // Seeds spread over the existing ones.
        let step = (most / specs).min(1009);
        (0..specs).for_each(|number| check(jits, 11 + number * step));
        println!("{family}: {specs} specs, {:.1} s", start.elapsed().as_secs_f64());
    }
}

#[test]
fn every_family_on_this_machine() {
    check(native(), 12);
}

#[test]
fn every_family_on_naplespu() {
    check(simulated(), 24);
}

#[test]
fn kernels_for_naplespu_are_called_as_others_are() {
    let jit = &simulated()[0];
    assert!(!jit.is_native());
    let product = Gemm::new(3, 2, 4).compile(jit).unwrap();
    let mut c = [0.0f32; 6];
    product.call(&[1.0f32; 12], &[2.0f32; 8], &mut c).unwrap();
    assert_eq!(c, [8.0; 6]);
    let error = product.call(&[1.0f32; 12], &[2.0f32; 7], &mut c).unwrap_err();
    assert_eq!(error.to_string(), "gemm: `b` has 7 elements, but needs 8");
    let pool = Pool::<F16>::maximum(1, 3).windows(Window::new(1), Window::new(2)).compile(jit).unwrap();
    let mut greatest = [F16(0); 2];
    pool.call(1, &[1.0, 3.0, 2.0].map(F16::from), &mut greatest).unwrap();
    assert_eq!(greatest.map(f32::from), [3.0, 3.0]);
}

#[test]
fn numbers_that_naplespu_lacks_are_refused() {
    let jit = &simulated()[0];
    let refused = |error: kernelsmith::kernels::KernelError| error.to_string();
    let message = refused(Gemm::new(3, 2, 4).types(GemmTypes::F64).compile(jit).unwrap_err());
    assert!(message.contains("the machine has no numbers of 64 bits"), "{message}");
    let message = refused(Fill::<f64>::zero(3, 2).compile(jit).unwrap_err());
    assert!(message.contains("the machine has no numbers of 64 bits"), "{message}");
    Gemm::new(3, 2, 4).map(Map::Sigmoid).compile(jit).unwrap();
}
