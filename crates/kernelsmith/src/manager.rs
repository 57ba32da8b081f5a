//! Kernels that are made once, kept, and done without when they must be: [`Manager`] for [`Jit`].
//!
//! A program that specialises kernels to what it learns asks for them again and again, from many threads, and must go on
//! while one is being made, or if it cannot be. The manager gives code, a promise of code, or the reason to interpret.
//! What follows is the page `docs/manager.md`, whose programs are tests.
//!
#![doc = include_str!("../../../docs/manager.md")]

pub use kernelsmith_manager::{
    Artifact, BackOff, Batch, Builder, Clock, CodeRef, Compile, DumpFlags, DumpSink, DumpWhat, Dumps, Failure,
    FailureKind, Hints, Histogram, INLINE_BYTES, Key, KeyWriter, Kind, Manager, MismatchReport, N_BARS, Pin, Prepared,
    Reason, Response, Shutdown, ShutdownReport, Slot, Stats, Ticket, Verify, pin,
};

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::listing::ListingOptions;
use crate::source::KernelSource;
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
    /// What an [`Artifact`] of one kernel emits: compiles, and gives the dumps that are wanted.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn emit<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        dumps: &Dumps<'_>,
    ) -> Result<Vec<KernelObject>, Failure> {
        Ok(vec![self.object_for_dumps(source, 0, dumps)?])
    }

    /// [`Jit::object_of_width`] for a request that may ask for dumps.
    pub(crate) fn object_for_dumps<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        bits: u32,
        dumps: &Dumps<'_>,
    ) -> Result<KernelObject, Error> {
        dumps.give(DumpWhat::Ir, || source.function().to_string());
        dumps.give(DumpWhat::Assembly, || {
            let listing = self.listing_of_width(source.function(), bits, &ListingOptions::assembly());
            listing.unwrap_or_else(|error| error.to_string())
        });
        self.object_of_width(source, bits)
    }

    /// What an [`Artifact`] of one kernel without callbacks publishes.
    ///
    /// # Errors
    /// Why it cannot be published.
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
