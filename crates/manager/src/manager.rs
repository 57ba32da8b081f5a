//! The manager: requests and other operations of users.
//!
//! Not here: requests that find no code (see `misses`), threads (see `workers`).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use kernelsmith_exec::KernelObject;
use kernelsmith_sync::reclaim::{Pin, pin};

use crate::artifact::{Artifact, Compile, DumpFlags, Failure};
use crate::entry::{CodeRef, Entry};
use crate::key::{Key, KeyWriter, Sought};
use crate::reason::Reason;
use crate::response::{Hints, Response};
use crate::settings::Settings;
use crate::shared::{Shared, gate};
use crate::slot::Slot;
use crate::stats::{Stats, add};
use crate::workers::{Shutdown, ShutdownReport};

/// Caches generated code and schedules compilations.
///
/// Dropping the manager abandons queued compilations, lets running ones finish, and frees unused code. Code that is in
/// use stays alive.
pub struct Manager<C: Compile> {
    shared: Arc<Shared<C>>,
}

/// A compiler of which a process has one manager.
pub trait ProcessWide: Compile {
    /// Why there is no manager.
    type Error;

    /// The manager of the process; the first call creates it.
    ///
    /// # Errors
    /// There is no compiler for this machine.
    fn global() -> Result<&'static Manager<Self>, Self::Error>
    where
        Self: Sized;

    /// Makes a manager the one of the process.
    ///
    /// # Errors
    /// The manager itself, if the process already has one.
    fn make_global(manager: Manager<Self>) -> Result<&'static Manager<Self>, Manager<Self>>
    where
        Self: Sized;
}

impl<C: ProcessWide> Manager<C> {
    /// The manager of the process, which all its parts share; the first call creates it, with the default limits. When
    /// the process exits, it abandons queued compilations, ends all tickets, and waits a second at most for running ones.
    ///
    /// # Errors
    /// There is no compiler for this machine.
    pub fn global() -> Result<&'static Manager<C>, C::Error> {
        C::global()
    }

    /// Makes this manager the one of the process, for other limits than the default ones.
    ///
    /// # Errors
    /// The manager itself, if the process already has one: then a part of the program has called [`Manager::global`].
    pub fn make_global(self) -> Result<&'static Manager<C>, Manager<C>> {
        C::make_global(self)
    }
}

/// A spec with its key, for frequent requests: the key is computed once.
#[derive(Clone, Debug)]
pub struct Prepared<A> {
    spec: A,
    key: Key,
    /// Identifies the manager, because managers hash keys differently.
    seed: u64,
}

impl<A: Artifact> Prepared<A> {
    /// The spec.
    pub fn spec(&self) -> &A {
        &self.spec
    }

    /// The key of the spec.
    pub fn key(&self) -> &Key {
        &self.key
    }
}

impl<C: Compile> Manager<C> {
    pub(crate) fn of(compiler: C, settings: Settings) -> Manager<C> {
        Manager { shared: Arc::new(Shared::new(compiler, settings)) }
    }

    /// The compiler.
    pub fn compiler(&self) -> &C {
        &self.shared.compiler
    }

    /// Requests code for a spec. Returns the code, a ticket, or the reason why there is none.
    pub fn request<A: Artifact<Compiler = C>>(&self, spec: &A, hints: Hints) -> Response<A> {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(A::KIND, &mut words);
        spec.write_key(&mut writer);
        let sought = writer.sought(&self.shared.seed);
        if let Some(response) = self.find::<A>(&sought) {
            return response;
        }
        let hash = sought.hash_value();
        self.shared.miss(spec, writer.into_key(hash), hints)
    }

    /// Computes the key of a spec once, for many requests.
    pub fn prepare<A: Artifact<Compiler = C>>(&self, spec: A) -> Prepared<A> {
        let key = self.key(&spec);
        Prepared { spec, key, seed: self.shared.seed.name() }
    }

    /// [`Manager::request`] with a precomputed key.
    pub fn request_prepared<A: Artifact<Compiler = C>>(&self, prepared: &Prepared<A>, hints: Hints) -> Response<A> {
        if prepared.seed != self.shared.seed.name() {
            return self.request(&prepared.spec, hints);
        }
        let key = &prepared.key;
        if let Some(response) = self.find::<A>(&key.sought()) {
            return response;
        }
        self.shared.miss(&prepared.spec, key.clone(), hints)
    }

    /// The code of a spec if it is cached, borrowed. Takes no lock, counts no reference, and never starts a
    /// compilation.
    ///
    /// The [`pin()`](crate::pin) keeps the borrowed code alive. Use one pin per batch, and a [`CodeRef`] for long work.
    #[inline]
    pub fn get<'a, A: Artifact<Compiler = C>>(&'a self, spec: &A, pin: &'a Pin) -> Option<&'a A::Code> {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(A::KIND, &mut words);
        spec.write_key(&mut writer);
        self.borrow::<A>(&writer.sought(&self.shared.seed), pin)
    }

    /// [`Manager::get`] for callers that have the fields but not the spec, which may be large. `write` must write what
    /// [`Artifact::write_key`] writes.
    #[inline]
    pub fn get_written<'a, A: Artifact<Compiler = C>>(
        &'a self,
        write: impl FnOnce(&mut KeyWriter),
        pin: &'a Pin,
    ) -> Option<&'a A::Code> {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(A::KIND, &mut words);
        write(&mut writer);
        self.borrow::<A>(&writer.sought(&self.shared.seed), pin)
    }

    /// [`Manager::get`] for a spec whose key consists of these numbers, at most six, each written as a `u64`, and
    /// nothing else.
    #[inline]
    pub fn get_words<'a, A: Artifact<Compiler = C>, const N: usize>(
        &'a self,
        words: [u64; N],
        pin: &'a Pin,
    ) -> Option<&'a A::Code> {
        self.borrow::<A>(&Sought::of_words(&self.shared.seed, A::KIND, words), pin)
    }

    /// [`Manager::get`] with a precomputed key.
    #[inline]
    pub fn get_prepared<'a, A: Artifact<Compiler = C>>(
        &'a self,
        prepared: &Prepared<A>,
        pin: &'a Pin,
    ) -> Option<&'a A::Code> {
        if prepared.seed != self.shared.seed.name() {
            return self.get(&prepared.spec, pin);
        }
        self.borrow::<A>(&prepared.key.sought(), pin)
    }

    /// A slot that switches to the code of a spec when it is ready.
    pub fn slot<A: Artifact<Compiler = C>>(&self, spec: A, hints: Hints) -> Slot<A> {
        let first = self.request(&spec, hints);
        let key = self.key(&spec);
        Slot::new(&self.shared, spec, key, first, hints)
    }

    /// Starts the compilation of code that will be needed later.
    pub fn prefetch<A: Artifact<Compiler = C>>(&self, spec: &A, hints: Hints) {
        drop(self.request(spec, hints));
    }

    /// Compiles without publishing or caching, for saving the objects. Save them under [`Manager::full_key`].
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn objects<A: Artifact<Compiler = C>>(&self, spec: &A) -> Result<Vec<KernelObject>, Failure> {
        self.shared.attempt(|| spec.emit(&self.shared.compiler, &self.shared.dumps(A::KIND)))
    }

    /// Publishes saved objects and caches the code.
    ///
    /// # Errors
    /// Why the code cannot be published. If the spec is already cached, the result is the cached code. If it is in
    /// flight, the result is the outcome of that compilation, which runs here if it has not started. Quarantined code
    /// is not loaded until [`Manager::forget`].
    pub fn load<A: Artifact<Compiler = C>>(&self, spec: &A, objects: Vec<KernelObject>) -> Result<CodeRef<A>, Reason> {
        self.shared.load(spec, self.key(spec), objects)
    }

    /// The key of a spec in this manager.
    pub fn key<A: Artifact<Compiler = C>>(&self, spec: &A) -> Key {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(A::KIND, &mut words);
        spec.write_key(&mut writer);
        let hash = writer.sought(&self.shared.seed).hash_value();
        writer.into_key(hash)
    }

    /// The key of a spec with everything else that its code depends on.
    pub fn full_key<A: Artifact<Compiler = C>>(&self, spec: &A) -> Vec<u8> {
        self.key(spec).full(&self.shared.fingerprint)
    }

    /// Enables or disables code generation. While it is disabled, every request falls back; running compilations
    /// continue.
    pub fn set_enabled(&self, is_enabled: bool) {
        let (from, to) = if is_enabled { (gate::OFF, gate::OPEN) } else { (gate::OPEN, gate::OFF) };
        let _ = self.shared.gate.compare_exchange(from, to, Relaxed, Relaxed);
    }

    /// Selects the dumps of compilations that start from now on.
    pub fn set_dumps(&self, flags: DumpFlags) {
        self.shared.dump_flags.store(flags.to_bits(), Relaxed);
    }

    /// Forgets the state of a spec: its code, which the next request recompiles, or its failure.
    pub fn forget<A: Artifact<Compiler = C>>(&self, spec: &A) {
        self.shared.forget(&self.key(spec));
    }

    /// Forgets all code and all failures.
    pub fn clear(&self) {
        self.shared.clear();
    }

    /// Compiles all queued jobs on this thread and returns their number. Nested compilations are limited to a depth of
    /// eight.
    pub fn run_queued(&self) -> usize {
        std::iter::from_fn(|| self.shared.run_next().then_some(())).count()
    }

    /// Waits until no compilation is queued or running, at most for `limit`; returns whether that is the case. Compiles
    /// queued jobs on this thread, with a limit only those that are predicted to end in time. Inside a compilation it
    /// returns immediately, because it would wait for itself.
    pub fn wait_idle(&self, limit: Option<Duration>) -> bool {
        self.shared.wait_idle(limit)
    }

    /// The current counters.
    pub fn stats(&self) -> Stats {
        self.shared.stats()
    }

    /// Reports values that change too often to be reported each time to the `metrics` facade: hits and levels. Does
    /// nothing without the feature `metrics`.
    pub fn report_metrics(&self) {
        crate::observe::levels(&self.shared.settings.panics, &self.stats());
    }

    /// Ends the manager: rejects new requests, ends all tickets, stops the threads. It may be called in any state, from
    /// any thread, repeatedly, and from a compilation, which then does not wait for running compilations.
    pub fn shutdown(&self, mode: Shutdown, limit: Duration) -> ShutdownReport {
        self.shared.shutdown(mode, limit)
    }

    /// Answers a request without the lock, if possible.
    #[inline]
    fn find<A: Artifact<Compiler = C>>(&self, sought: &Sought<'_>) -> Option<Response<A>> {
        if let Some(reason) = self.refusal() {
            add(&self.shared.counters.refused_off);
            return Some(Response::Fallback(reason));
        }
        let pin = pin();
        let code: Option<CodeRef<A>> = CodeRef::of(self.shared.table.get(sought, &pin)?);
        self.shared.hits.count(&pin);
        Some(code.map_or(Response::Fallback(Reason::KindTaken), |code| Response::Ready(code.used())))
    }

    #[inline(always)]
    fn borrow<'a, A: Artifact<Compiler = C>>(&'a self, sought: &Sought<'_>, pin: &'a Pin) -> Option<&'a A::Code> {
        if self.shared.gate.load(Relaxed) != gate::OPEN {
            return None;
        }
        let entry: &Entry<A> = self.shared.table.get(sought, pin)?.get()?;
        self.shared.hits.count(pin);
        entry.used()
    }

    #[inline]
    fn refusal(&self) -> Option<Reason> {
        match self.shared.gate.load(Relaxed) {
            gate::OPEN => None,
            gate::OFF => Some(Reason::Disabled),
            _ => Some(Reason::ShuttingDown),
        }
    }
}

impl<C: Compile> Drop for Manager<C> {
    fn drop(&mut self) {
        self.shutdown(Shutdown::Abandon, Duration::ZERO);
    }
}

impl<C: Compile> fmt::Debug for Manager<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Manager").field("stats", &self.stats()).finish_non_exhaustive()
    }
}
