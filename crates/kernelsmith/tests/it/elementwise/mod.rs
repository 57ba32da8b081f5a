//! Elementwise kernels of the library against their naive references, on slices next to inaccessible pages.
//!
//! Slices have exactly the required length; elements between columns must not change.

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

/// Between 1 and `most`; small and large numbers are equally likely.
pub(super) fn size(random: &mut Rng, max: usize) -> usize {
    let bits = random.below(max.ilog2() as usize + 1);
    (1 + random.below(1 << (bits + 1))).min(max)
}

/// Elements between -8 and 8; arbitrary integers.
pub(super) fn elements<T: Data>(random: &mut Rng, n: usize) -> Vec<T> {
    let is_float = T::Work::from_f64(0.5).to_f64() != 0.0;
    let mut element = || {
        let bits = random.bits() >> 11;
        let value = if is_float { bits as f64 / 2f64.powi(49) - 8.0 } else { (bits % 256) as f64 - 128.0 };
        T::from_work(T::Work::from_f64(value))
    };
    (0..n).map(|_| element()).collect()
}

/// Runs a closure with the kernel of each machine.
#[track_caller]
pub(super) fn each_kernel<P: Primitive>(spec: &P, jits: &[Jit], mut run: impl FnMut(&Jit, &P::Kernel)) {
    for jit in jits {
        if let Some(kernel) = kernel(jit, spec) {
            run(jit, &kernel);
        }
    }
}

/// Compares the output of a kernel, at both ends of a page, with the expected elements.
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
        let mut output = GuardedBuffer::new(before, edge).unwrap();
        call(edge, output.slice_mut());
        for (at, (output, want)) in output.slice().iter().zip(want).enumerate() {
            let tolerance = if is_written(at) { tolerance } else { Tolerance::EXACT };
            let (output, want) = (output.to_work().to_f64(), want.to_work().to_f64());
            assert!(tolerance.admits(output, want), "{what:?}, element {at}: {output}, wanted {want}");
        }
        assert!(output.is_intact(), "{what:?}");
    }
}

/// The tolerance after rounding the results to `T`.
pub(super) fn stored<T: Data>(tolerance: Tolerance) -> Tolerance {
    if tolerance == Tolerance::EXACT || size_of::<T>() == size_of::<T::Work>() {
        return tolerance;
    }
    // One unit in the last place of bf16, and the smallest f16.
    Tolerance { relative: tolerance.relative + 2f64.powi(-7), absolute: tolerance.absolute + 2f64.powi(-24) }
}
