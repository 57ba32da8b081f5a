//! A cache of compiled kernels: [`Manager`] for [`Jit`].
//!
//! A program that specialises kernels to run-time values requests the same kernels again and again, from many threads,
//! and must continue while a kernel compiles or if it cannot be compiled. The manager returns code, a ticket for code
//! that is being compiled, or the reason to fall back to the interpreter.
//! The guide is [docs/manager.md](https://github.com/kernelsmith/kernelsmith/blob/main/docs/manager.md).
// Tests run the guide's programs. The published crate lacks the file, so nothing else may include it.
#![cfg_attr(doctest, doc = include_str!("../../../docs/manager.md"))]

pub use kernelsmith_manager::{
    Artifact, BackOff, Batch, Builder, Clock, CodeRef, Compile, DumpFlags, DumpSink, DumpWhat, Dumps, Failure,
    FailureKind, Hints, Histogram, INLINE_BYTES, Key, KeyWriter, Kind, Manager, MismatchReport, N_BARS, Pin, Prepared,
    Reason, Response, Shutdown, ShutdownReport, Slot, Stats, Ticket, Verify, pin,
};

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::listing::ListingOptions;
use crate::source::{KernelSource, Parts};
use kernelsmith_exec::{FnSignature, Kernel, KernelObject};

impl Compile for Jit {
    fn fingerprint(&self) -> Vec<u8> {
        let mut text = format!("kernelsmith {}\n", env!("CARGO_PKG_VERSION"));
        if let Some(target) = self.target() {
            let mut features: Vec<_> = target.features().collect();
            features.sort_unstable();
            let (level, bits, convention) = (target.level(), target.vector_bits(), target.convention());
            text += &format!("{level:?} {bits} {convention:?} {}\n", features.join(","));
        }
        text += &format!("tuned for {}\n", self.tuned_for().unwrap_or("any"));
        text += &self.code_settings();
        text.into_bytes()
    }
}

impl Jit {
    /// Compiles the kernel of an [`Artifact`] that consists of one kernel, and writes the dumps that the request asks
    /// for. Call it from [`Artifact::emit`].
    ///
    /// # Errors
    /// A [`Failure`] if the kernel cannot be compiled.
    pub fn emit<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        dumps: &Dumps<'_>,
    ) -> Result<Vec<KernelObject>, Failure> {
        Ok(vec![self.object_for_dumps(source.parts(), 0, dumps)?])
    }

    /// [`Jit::object_of_width`], writing the dumps that the request asks for.
    pub(crate) fn object_for_dumps(
        &self,
        source: Parts<'_>,
        bits: u32,
        dumps: &Dumps<'_>,
    ) -> Result<KernelObject, Error> {
        dumps.give(DumpWhat::Ir, || source.function.to_string());
        dumps.give(DumpWhat::Assembly, || {
            let listing = self.listing_of_width(source.function, bits, &ListingOptions::assembly());
            listing.unwrap_or_else(|error| error.to_string())
        });
        self.object_of_width(source, bits)
    }

    /// Publishes the only object of an [`Artifact`] that consists of one kernel without callbacks. Call it from
    /// [`Artifact::publish`].
    ///
    /// # Errors
    /// A [`Failure`] if `objects` does not hold exactly one object, or if it cannot be published.
    pub fn publish_one<S: FnSignature>(&self, objects: &[KernelObject]) -> Result<Kernel<S>, Failure> {
        match objects {
            [object] => Ok(self.publish(object, &Default::default())?),
            _ => Err(Failure::new(FailureKind::Bug, format!("{} objects for one kernel", objects.len()))),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let kind = match error.kind() {
            ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::Limit => FailureKind::Unsupported,
            ErrorKind::Resource => FailureKind::OutOfMemory,
            ErrorKind::Call | ErrorKind::Bug => FailureKind::Bug,
        };
        Failure::new(kind, error.to_string())
    }
}
