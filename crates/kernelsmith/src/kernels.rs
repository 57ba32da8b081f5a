//! The kernel library: primitives, compiled by a [`Jit`].
//!
//! In: what kernelsmith-kernels records. Out: kernels that this crate compiled.
//! Invariant: recorded kernels of that crate are compiled here and handed to nobody, as all others (see `source`).
//! For NaplesPU they are called as everywhere, and its simulator runs them.
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

    fn object<S: KernelSignature>(
        &self,
        recorded: Recorded<S>,
        dumps: Option<&Dumps<'_>>,
    ) -> Result<KernelObject, Failure> {
        let bits = recorded.vector_bits();
        let source = KernelSource::of(recorded.into_source());
        let object = match dumps {
            Some(dumps) => self.object_for_dumps(&source, bits, dumps),
            None => self.object_of_width(&source, bits),
        };
        Ok(object?)
    }

    fn publish<S: KernelSignature>(&self, object: &KernelObject) -> Result<Kernel<S>, Failure> {
        Ok(Jit::publish(self, object, &Default::default())?)
    }
}

/// The examples of the document on images.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/kernels-images.md")]
struct Images;

/// Those of the document on views.
#[cfg(all(doctest, feature = "ndarray"))]
#[doc = include_str!("../../../docs/kernels-ndarray.md")]
struct Views;
