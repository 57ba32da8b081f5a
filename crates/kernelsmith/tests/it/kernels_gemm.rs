//! Products of matrices by the kernel library, against loops.
//!
//! On every level that the host has, on slices beside pages that nobody may touch; elements between the columns of C keep
//! their values. Factors are small integers, so that every order of sums gives the same.

use kernelsmith::kernels::gemm::{BiasOf, Gemm, GemmElements, GemmExtras, GemmTypes, Layout, naive};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{Convention, Level};
use std::fmt::Debug;

/// Every level that runs here and has fused multiply-adds.
fn jits() -> Vec<Jit> {
    let levels = [Level::X86_64V3, Level::X86_64V4, Level::Armv8, Level::Rv64gcv];
    let targets = levels.into_iter().filter_map(|level| Target::new(level, Convention::HOST).ok());
    let runs = targets.filter(|target| match target.check_host() {
        Ok(()) => true,
        Err(error) => {
            println!("skipped: {error}");
            false
        }
    });
    runs.map(|target| Jit::for_target(target, JitOptions::new().check_allocation(true)).unwrap()).collect()
}

/// Numbers that look random and are small.
fn small(seed: usize, at: usize) -> i32 {
    let mixed = (at + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seed.wrapping_mul(0xd1b5_4a32_d192_ed03);
    ((mixed >> 40) % 9) as i32 - 4
}

/// Elements of tests.
trait Element: Copy + Debug + PartialEq + 'static {
    fn of(number: i32) -> Self;
}
macro_rules! elements {
    ($($T:ty, |$number:ident| $of:expr;)*) => {$(
        impl Element for $T {
            fn of($number: i32) -> $T {
                $of
            }
        }
    )*};
}
elements! {
    f32, |number| number as f32;
    f64, |number| f64::from(number);
}

/// Compares a kernel's C with that of loops, byte for byte.
#[track_caller]
fn check_as<A: GemmElements<B, C> + Element, B: Element, C: Element>(jit: &Jit, spec: &Gemm) {
    let kernel = spec.compile(jit).unwrap_or_else(|error| panic!("{spec:?}: {error}"));
    let a: Vec<A> = (0..spec.elements(0)).map(|at| A::of(small(1, at))).collect();
    let b: Vec<B> = (0..spec.elements(1)).map(|at| B::of(small(2, at))).collect();
    let bias: Vec<C> = (0..spec.bias_elements()).map(|at| C::of(small(3, at))).collect();
    let residual: Vec<C> =
        if spec.has_residual() { (0..spec.elements(2)).map(|at| C::of(small(4, at))).collect() } else { Vec::new() };
    let before: Vec<C> = (0..spec.elements(2)).map(|at| C::of(small(5, at))).collect();
    let mut want = before.clone();
    naive(spec, &a, &b, &mut want, &bias, &residual);
    for edge in [Edge::Start, Edge::End] {
        let a = GuardedBuffer::new(&a, edge).unwrap();
        let b = GuardedBuffer::new(&b, edge).unwrap();
        let bias = GuardedBuffer::new(&bias, edge).unwrap();
        let residual = GuardedBuffer::new(&residual, edge).unwrap();
        let mut c = GuardedBuffer::new(&before, edge).unwrap();
        let extras = GemmExtras { bias: bias.slice(), residual: residual.slice() };
        kernel
            .call_with(a.slice(), b.slice(), c.slice_mut(), extras)
            .unwrap_or_else(|error| panic!("{spec:?}: {error}"));
        if let Some(at) = (0..want.len()).find(|&at| c.slice()[at] != want[at]) {
            let machine = kernelsmith::kernels::KernelCompiler::machine(jit);
            let (given, wanted) = (c.slice()[at], want[at]);
            panic!("{spec:?} {edge:?}: element {at} is {given:?}, wanted {wanted:?}\n{}", spec.explain(machine));
        }
        assert!(c.is_intact(), "{spec:?} {edge:?}");
    }
}

#[track_caller]
fn check(jit: &Jit, spec: &Gemm) {
    match spec.of_types() {
        GemmTypes::F64 => check_as::<f64, f64, f64>(jit, spec),
        _ => check_as::<f32, f32, f32>(jit, spec),
    }
}

#[test]
fn products_of_all_small_sizes() {
    for jit in jits() {
        for types in [GemmTypes::F32, GemmTypes::F64] {
            for m in 1..=20 {
                for n in (1..=9).chain([13]) {
                    for k in [1, 3, 16] {
                        let spec = Gemm::new(m, n, k).types(types).beta((m + n + k) % 2);
                        check(&jit, &spec);
                    }
                }
            }
        }
    }
}

#[test]
fn fused_operations() {
    for jit in jits() {
        for (m, n) in [(1, 1), (3, 5), (16, 6), (33, 7)] {
            for of in [BiasOf::Rows, BiasOf::Columns] {
                for c in Layout::ALL {
                    let spec = Gemm::new(m, n, 5).layout_a(c).layout_b(c).layout_c(c).bias(of).ldc(40);
                    check(&jit, &spec.map(Map::Relu));
                    let residual =
                        spec.beta(1).map(Map::Scale(0.5)).then(kernelsmith::kernels::gemm::After::AddResidual);
                    check(&jit, &residual.types(GemmTypes::F64));
                }
            }
        }
    }
}
