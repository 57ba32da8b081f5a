//! The kernel library: primitives that a [`Jit`] compiles.
//!
//! In: the kernels that kernelsmith-kernels records. Out: kernels that this crate compiled.
//! Invariant: this crate compiles the recorded kernels itself and never exposes them (see `source` for the reason).
//! Kernels for NaplesPU are called like all others; the simulator runs them.
//! Not here: any primitive.

pub use kernelsmith_kernels::*;

use crate::jit::Jit;
use crate::manager::{Dumps, Failure};
use crate::source::KernelSource;
use kernelsmith_dsl::KernelSignature;
use kernelsmith_exec::{Kernel, KernelObject};

impl KernelCompiler for Jit {
    fn machine(&self) -> &Machine {
        self.kernel_machine()
    }

    fn object(&self, recorded: Recorded, dumps: Option<&Dumps<'_>>) -> Result<KernelObject, Failure> {
        let bits = recorded.vector_bits();
        let source = KernelSource::of(recorded.into_source());
        let object = match dumps {
            Some(dumps) => self.object_for_dumps(source.parts(), bits, dumps),
            None => self.object_of_width(source.parts(), bits),
        };
        Ok(object?)
    }

    fn publish<S: KernelSignature>(&self, object: &KernelObject) -> Result<Kernel<S>, Failure> {
        Ok(Jit::publish(self, object, &Default::default())?)
    }
}

/// The examples of `docs/kernels-images.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/kernels-images.md")]
struct Images;

/// The examples of `docs/kernels-ndarray.md`, compiled and run.
#[cfg(all(doctest, feature = "ndarray"))]
#[doc = include_str!("../../../docs/kernels-ndarray.md")]
struct Views;
