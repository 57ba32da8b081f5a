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
    ProcessWide, Reason, Response, Shutdown, ShutdownReport, Slot, Stats, Ticket, Verify, pin,
};

#[cfg(feature = "cache")]
pub use kernelsmith_cache::{DiskCache, DiskLimits, DiskStats, OpenError};

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::listing::ListingOptions;
use crate::source::{KernelSource, Parts};
use kernelsmith_exec::{FnSignature, Kernel, KernelObject};
use kernelsmith_sync::exit::at_exit;
use std::sync::OnceLock;
use std::time::Duration;

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

/// The manager of the process, and the process that created it.
static GLOBAL: OnceLock<(Manager<Jit>, u32)> = OnceLock::new();
/// How long the exit of the process waits for running compilations.
const EXIT_LIMIT: Duration = Duration::from_secs(1);

impl ProcessWide for Jit {
    type Error = Error;

    fn global() -> Result<&'static Manager<Jit>, Error> {
        if let Some((manager, _)) = GLOBAL.get() {
            return Ok(manager);
        }
        // If another thread is faster, its manager is the one, and this one ends.
        let _ = Manager::new(Jit::host()?).make_global();
        match GLOBAL.get() {
            Some((manager, _)) => Ok(manager),
            None => Err(Error::new(ErrorKind::Bug, "the manager of the process is not set")),
        }
    }

    fn make_global(manager: Manager<Jit>) -> Result<&'static Manager<Jit>, Manager<Jit>> {
        let mut given = Some(manager);
        let (manager, _) = GLOBAL.get_or_init(|| {
            // If the system refuses, compilations end with the process.
            let _ = at_exit(end_global);
            (given.take().expect("it runs once"), std::process::id())
        });
        match given {
            None => Ok(manager),
            Some(given) => Err(given),
        }
    }
}

/// Ends the manager of the process.
extern "C" fn end_global() {
    if let Some((manager, creator)) = GLOBAL.get()
        // A child after `fork` has no worker threads, for which it would wait.
        && *creator == std::process::id()
    {
        manager.shutdown(Shutdown::Abandon, EXIT_LIMIT);
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
