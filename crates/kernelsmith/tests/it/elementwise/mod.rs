//! Elementwise kernels of the library against their naive references, on slices beside pages that nobody may touch.
//!
//! Slices are exactly as long as they must be; what lies between columns must stay as it was.

pub(crate) mod chain;
mod keys;
pub(crate) mod matrix;
pub(crate) mod stencil;

use super::kernels_machines::kernel;
use kernelsmith::kernels::Primitive;
use kernelsmith::kernels::elementwise::Data;
use kernelsmith::kernels::map::{Arithmetic, Tolerance};
use kernelsmith::prelude::*;
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith_ir::random::Rng;

/// Between 1 and `most`, small ones as likely as large ones.
pub(super) fn size(random: &mut Rng, most: usize) -> usize {
    let bits = random.below(most.ilog2() as usize + 1);
    (1 + random.below(1 << (bits + 1))).min(most)
}

/// Elements between -8 and 8; of integers any.
pub(super) fn elements<T: Data>(random: &mut Rng, n: usize) -> Vec<T> {
    let is_float = T::Work::from_f64(0.5).to_f64() != 0.0;
    let mut element = || {
        let bits = random.bits() >> 11;
        let value = if is_float { bits as f64 / 2f64.powi(49) - 8.0 } else { (bits % 256) as f64 - 128.0 };
        T::from_work(T::Work::from_f64(value))
    };
    (0..n).map(|_| element()).collect()
}

/// Runs what is given on the kernel of each machine.
#[track_caller]
pub(super) fn each_kernel<P: Primitive>(spec: &P, jits: &[Jit], mut run: impl FnMut(&Jit, &P::Kernel)) {
    for jit in jits {
        if let Some(kernel) = kernel(jit, spec) {
            run(jit, &kernel);
        }
    }
}

/// Compares what a kernel wrote on both edges with what is wanted.
#[track_caller]
pub(super) fn check_output<U: Data>(
    what: &dyn std::fmt::Debug,
    before: &[U],
    want: &[U],
    is_written: impl Fn(usize) -> bool,
    tolerance: Tolerance,
    call: impl Fn(Edge, &mut [U]),
) {
    for edge in [Edge::Start, Edge::End] {
        let mut given = GuardedBuffer::new(before, edge).unwrap();
        call(edge, given.slice_mut());
        for (at, (given, want)) in given.slice().iter().zip(want).enumerate() {
            let tolerance = if is_written(at) { tolerance } else { Tolerance::EXACT };
            let (given, want) = (given.to_work().to_f64(), want.to_work().to_f64());
            assert!(tolerance.admits(given, want), "{what:?}, element {at}: {given}, wanted {want}");
        }
        assert!(given.is_intact(), "{what:?}");
    }
}

/// The tolerance for results that are rounded to `T` from what they were computed in.
pub(super) fn stored<T: Data>(tolerance: Tolerance) -> Tolerance {
    if tolerance == Tolerance::EXACT || size_of::<T>() == size_of::<T::Work>() {
        return tolerance;
    }
    // A unit in the last place of bf16, and the least f16.
    Tolerance { relative: tolerance.relative + 2f64.powi(-7), absolute: tolerance.absolute + 2f64.powi(-24) }
}
