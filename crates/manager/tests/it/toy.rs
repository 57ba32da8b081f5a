//! A compiler of functions that return a number; tests can make it fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use kernelsmith_exec::{
    AccessContract, ArenaOptions, CodeArena, CodeObject, FnSignature, Kernel, KernelObject, SymbolTable, trusted,
};
use kernelsmith_manager::*;

/// Memory for the code, and counters.
pub(crate) struct Toy {
    pub(crate) arena: CodeArena,
    pub(crate) n_emitted: AtomicU64,
    /// Specs with numbers below this fail transiently.
    pub(crate) n_failing: AtomicU64,
    /// Added to each result, to simulate a compiler bug.
    pub(crate) error: AtomicU64,
    /// Each compilation advances it by its cost.
    pub(crate) clock: TestClock,
}

impl Toy {
    pub(crate) fn new() -> Toy {
        Toy::with_memory(64 << 20)
    }

    pub(crate) fn with_memory(max_bytes: usize) -> Toy {
        let arena = CodeArena::new(ArenaOptions { max_bytes, ..ArenaOptions::new() }).unwrap();
        Toy {
            arena,
            n_emitted: AtomicU64::new(0),
            n_failing: AtomicU64::new(0),
            error: AtomicU64::new(0),
            clock: TestClock::default(),
        }
    }
}

impl Compile for Toy {
    fn fingerprint(&self) -> Vec<u8> {
        b"toy 1".to_vec()
    }
}

/// The behaviour of a number's compilation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Good,
    Unsupported,
    Transient,
    Panics,
}

/// The function that returns `number`, `n_bytes` bytes long, compiled in `n_millis` milliseconds of the toy's clock.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) number: u32,
    pub(crate) n_bytes: usize,
    pub(crate) n_millis: u64,
    pub(crate) fate: Fate,
}

pub(crate) fn answer(number: u32) -> Answer {
    Answer { number, n_bytes: 6, n_millis: 0, fate: Fate::Good }
}

pub(crate) type Fn = fn() -> u32;

impl Artifact for Answer {
    const KIND: Kind = Kind::new(1, "answer");
    const SAVED: Option<Verify> = Some(Verify::FirstBatches(1));
    type Compiler = Toy;
    type Code = Kernel<Fn>;

    fn write_key(&self, key: &mut KeyWriter) {
        key.u32(self.number).usize(self.n_bytes).u64(self.n_millis).u8(self.fate as u8);
    }

    fn emit(&self, toy: &Toy, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        toy.n_emitted.fetch_add(1, Relaxed);
        toy.clock.advance(self.n_millis);
        dumps.give(DumpWhat::Assembly, || format!("mov eax, {}\nret\n", self.number));
        match self.fate {
            Fate::Panics => panic!("injected"),
            Fate::Unsupported => return Err(Failure::new(FailureKind::Unsupported, "no such number")),
            Fate::Transient => return Err(Failure::new(FailureKind::Transient, "not now")),
            Fate::Good if u64::from(self.number) < toy.n_failing.load(Relaxed) => {
                return Err(Failure::new(FailureKind::Transient, "not now"));
            }
            Fate::Good => {}
        }
        let number = self.number + toy.error.load(Relaxed) as u32;
        let mut bytes = [&[0xb8][..], &number.to_le_bytes(), &[0xc3]].concat();
        bytes.resize(self.n_bytes.max(bytes.len()), 0x90);
        let code = CodeObject::for_host("answer", bytes);
        Ok(vec![trusted::object(code, Fn::signature(), AccessContract::default())])
    }

    fn publish(&self, toy: &Toy, objects: &[KernelObject]) -> Result<Kernel<Fn>, Failure> {
        Ok(objects[0].publish(&toy.arena, &SymbolTable::new())?)
    }
}

/// Calls the function, or computes its result.
pub(crate) struct Call;

impl Batch<Answer> for Call {
    type Result = u32;
    fn compiled(&mut self, code: &Kernel<Fn>) -> u32 {
        code.call().unwrap()
    }
    fn interpreted(&mut self, spec: &Answer) -> u32 {
        spec.number
    }
}

/// No threads and no synchronous compilation: tests control when each event happens.
pub(crate) fn scripted() -> Builder {
    Manager::<Toy>::builder().max_workers(0).sync_budget(Duration::ZERO)
}

/// A clock that tests advance.
#[derive(Clone, Default)]
pub(crate) struct TestClock(Arc<AtomicU64>);

impl TestClock {
    pub(crate) fn advance(&self, millis: u64) {
        self.0.fetch_add(millis, Relaxed);
    }
    pub(crate) fn reader(&self) -> impl std::ops::Fn() -> Duration + Send + Sync + 'static {
        let millis = Arc::clone(&self.0);
        move || Duration::from_millis(millis.load(Relaxed))
    }
}

/// Keeps injected panics out of the tests' output.
pub(crate) fn hush_injected_panics() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let others = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let payload = info.payload();
            if payload.downcast_ref::<&str>() != Some(&"injected") && !payload.is::<crate::stub::BadPayload>() {
                others(info);
            }
        }));
    });
}

#[track_caller]
pub(crate) fn pending(response: Response<Answer>) -> Ticket<Answer> {
    match response {
        Response::Pending(ticket) => ticket,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
pub(crate) fn ready(response: Response<Answer>) -> CodeRef<Answer> {
    match response {
        Response::Ready(code) => code,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
pub(crate) fn refused(response: Response<Answer>) -> Reason {
    match response {
        Response::Fallback(reason) => reason,
        other => panic!("{other:?}"),
    }
}

/// Waits until evicted code is freed; pins of other tests may delay it.
#[track_caller]
pub(crate) fn settles<T: PartialEq + std::fmt::Debug>(mut value: impl FnMut() -> T, wanted: T) {
    let end = std::time::Instant::now() + Duration::from_secs(30);
    while value() != wanted {
        assert!(std::time::Instant::now() < end, "{:?} does not become {wanted:?}", value());
        kernelsmith_sync::reclaim::collect();
        std::thread::yield_now();
    }
}

/// Checks the sums that hold when nothing is in flight.
#[track_caller]
pub(crate) fn check_sums(stats: &Stats, n_requests: u64) {
    assert_eq!(stats.hits + stats.misses + stats.refused_off, n_requests, "{stats:?}");
    let outcomes = stats.compiled_at_once + stats.joined + stats.enqueued + stats.queue_full + stats.refused_failed;
    assert_eq!(stats.misses, outcomes, "{stats:?}");
    let ends = stats.compiled + stats.failed + stats.cancelled + stats.displaced + stats.abandoned;
    assert_eq!(stats.compiled_at_once + stats.enqueued, ends, "{stats:?}");
    assert_eq!(stats.compile_times.count() + stats.loaded, stats.compiled);
    assert_eq!((stats.queue_depth, stats.compiling), (0, 0));
}
