//! The manager: requests and what else users do with it.
//!
//! Not here: how requests are served when there is no code (see `shared`), threads (see `workers`).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use kernelsmith_exec::KernelObject;
use kernelsmith_exec::reclaim::{Pin, pin};

use crate::artifact::{Artifact, Compile, DumpFlags, Failure};
use crate::builder::{Builder, Settings};
use crate::entry::{CodeRef, Entry};
use crate::key::{Key, KeyWriter, Sought};
use crate::response::{Hints, Reason, Response};
use crate::shared::{Shared, gate};
use crate::slot::Slot;
use crate::stats::{Stats, add};
use crate::workers::{Shutdown, ShutdownReport};

/// Keeps generated code, and has it made.
///
/// Dropping it gives up what waits to be compiled, lets what compiles end, and frees the code that nobody uses. Code that
/// is used stays.
pub struct Manager<C: Compile> {
    shared: Arc<Shared<C>>,
}

/// A spec with its key, for those that are asked for often: the key is made once.
#[derive(Clone, Debug)]
pub struct Prepared<A> {
    spec: A,
    key: Key,
    /// Keys of different managers have different hashes.
    seed: u64,
}

impl<A: Artifact> Prepared<A> {
    /// The spec.
    pub fn spec(&self) -> &A {
        &self.spec
    }

    /// Its key.
    pub fn key(&self) -> &Key {
        &self.key
    }
}

impl<C: Compile> Manager<C> {
    /// A manager with the usual settings.
    pub fn new(compiler: C) -> Manager<C> {
        Manager::<C>::builder().build(compiler)
    }

    /// Settings, for a manager to be made.
    pub fn builder() -> Builder {
        Builder::new()
    }

    pub(crate) fn of(compiler: C, settings: Settings) -> Manager<C> {
        Manager { shared: Arc::new(Shared::new(compiler, settings)) }
    }

    /// The compiler.
    pub fn compiler(&self) -> &C {
        &self.shared.compiler
    }

    /// Code for a spec: now, later, or not.
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

    /// Makes the key of a spec once, for many requests.
    pub fn prepare<A: Artifact<Compiler = C>>(&self, spec: A) -> Prepared<A> {
        let key = self.key(&spec);
        Prepared { spec, key, seed: self.shared.seed.name() }
    }

    /// [`Manager::request`] with the key made before.
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

    /// The code of a spec if it is cached, borrowed: no lock, no reference counted. Asks for nothing to be compiled.
    ///
    /// A [`pin()`](crate::pin) keeps what is borrowed; take one for a batch, and a [`CodeRef`] for long work.
    #[inline]
    pub fn get<'a, A: Artifact<Compiler = C>>(&'a self, spec: &A, pin: &'a Pin) -> Option<&'a A::Code> {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(A::KIND, &mut words);
        spec.write_key(&mut writer);
        self.borrow::<A>(&writer.sought(&self.shared.seed), pin)
    }

    /// [`Manager::get`] for those who have the fields and not the spec, which may be large: writes what
    /// [`Artifact::write_key`] would.
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

    /// The same if that writes these numbers, at most six, each as an `u64`, and nothing else.
    #[inline]
    pub fn get_words<'a, A: Artifact<Compiler = C>, const N: usize>(
        &'a self,
        words: [u64; N],
        pin: &'a Pin,
    ) -> Option<&'a A::Code> {
        self.borrow::<A>(&Sought::of_words(&self.shared.seed, A::KIND, words), pin)
    }

    /// [`Manager::get`] with the key made before.
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

    /// A place where the code of a spec will appear.
    pub fn slot<A: Artifact<Compiler = C>>(&self, spec: A, hints: Hints) -> Slot<A> {
        let first = self.request(&spec, hints);
        let key = self.key(&spec);
        Slot::new(&self.shared, spec, key, first, hints)
    }

    /// Has code made that will be wanted.
    pub fn prefetch<A: Artifact<Compiler = C>>(&self, spec: &A, hints: Hints) {
        drop(self.request(spec, hints));
    }

    /// Compiles without publishing or caching: to save the objects. The key to save them under is
    /// [`Manager::full_key`].
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn objects<A: Artifact<Compiler = C>>(&self, spec: &A) -> Result<Vec<KernelObject>, Failure> {
        self.shared.attempt(|| spec.emit(&self.shared.compiler, &self.shared.dumps(A::KIND)))
    }

    /// Publishes objects that were made before, and caches them.
    ///
    /// # Errors
    /// Why not. If the spec is compiled by now, that is the answer; if it is in flight, the outcome is, and what has not
    /// begun is compiled here. Code that was found wrong is not loaded until [`Manager::forget`].
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

    /// Switches code generation off or on: while it is off every request is refused, and what is compiling goes on.
    pub fn set_enabled(&self, is_enabled: bool) {
        let (from, to) = if is_enabled { (gate::OFF, gate::OPEN) } else { (gate::OPEN, gate::OFF) };
        let _ = self.shared.gate.compare_exchange(from, to, Relaxed, Relaxed);
    }

    /// Which dumps are made of the compilations that begin from now on.
    pub fn set_dumps(&self, flags: DumpFlags) {
        self.shared.dump_flags.store(flags.to_bits(), Relaxed);
    }

    /// Forgets what is known of a spec: code, which then is made anew, or failure.
    pub fn forget<A: Artifact<Compiler = C>>(&self, spec: &A) {
        self.shared.forget(&self.key(spec));
    }

    /// Forgets all code and all failures.
    pub fn clear(&self) {
        self.shared.clear();
    }

    /// Compiles what waits, on this thread; gives how many. Within compilations no more than eight deep.
    pub fn run_queued(&self) -> usize {
        std::iter::from_fn(|| self.shared.run_next().then_some(())).count()
    }

    /// Waits until nothing waits and nothing compiles, but no longer than this; gives whether that is so. What waits is
    /// compiled here, too, with a limit only if it is predicted to end in time. A compilation does not wait: it would for
    /// itself.
    pub fn wait_idle(&self, limit: Option<Duration>) -> bool {
        self.shared.wait_idle(limit)
    }

    /// What the manager has done and holds.
    pub fn stats(&self) -> Stats {
        self.shared.stats()
    }

    /// Tells the `metrics` facade what changes too often to be told each time: hits, and what is held. Without that
    /// feature, nothing.
    pub fn report_metrics(&self) {
        crate::observe::levels(&self.shared.settings.panics, &self.stats());
    }

    /// Ends the manager: requests are refused from now on, everyone who waits hears, threads end. May be called in any
    /// state, from any thread, more than once; by a compilation, too, which then does not wait for compilations to end.
    pub fn shutdown(&self, mode: Shutdown, limit: Duration) -> ShutdownReport {
        self.shared.shutdown(mode, limit)
    }

    /// What is answered without the lock.
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
