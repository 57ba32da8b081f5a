//! `bench manager`: publication of code, and lookups of cached code.
//!
//! In: code of 1.5 KB that returns a number; specs with few and with many bytes. Out: tables: the cost of a publication
//! for each way of mapping; mappings and bytes of many live kernels; nanoseconds per lookup, rotating over few and many
//! specs, on one thread and on several.
//! Invariant: the result of a lookup is used: the number read from the cached value must match the spec.

use kernelsmith_exec::{
    AccessContract, ArenaOptions, CodeArena, CodeObject, KernelObject, Mapping, MappingPolicy, Signature, SymbolTable,
    publish, trusted,
};
use kernelsmith_manager::{
    Artifact, Compile, Dumps, Failure, Hints, KeyWriter, Kind, Manager, Prepared, Response, pin,
};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

const CODE_BYTES: usize = 1536;
const N_LIVE: usize = 100_000;
/// Lookups per sample, and number of samples.
const N_LOOKUPS: usize = 10_000;
const N_SAMPLES: usize = 31;

/// Measures everything and returns the tables.
///
/// # Errors
/// There is no code memory.
pub fn run() -> Result<String, String> {
    let mut text = String::new();
    publishing(&mut text).map_err(|error| error.to_string())?;
    lookups(&mut text)?;
    Ok(text)
}

fn publishing(text: &mut String) -> Result<(), kernelsmith_exec::ExecError> {
    let _ = writeln!(text, "publish {CODE_BYTES} bytes: ns          min   median");
    let symbols = SymbolTable::new();
    let code = CodeObject::for_host("sample", vec![0xc3; CODE_BYTES]);
    for mapping in [Mapping::SystemWritten, Mapping::Toggled] {
        let options = ArenaOptions { mapping: MappingPolicy::Only(mapping), ..ArenaOptions::new() };
        let arena = CodeArena::new(options)?;
        // Timed one by one, so that the median is of single publications; 40 ns of it is the clock.
        let mut live = Vec::new();
        let (mut fresh, mut again) = (Vec::new(), Vec::new());
        for _ in 0..20_000 {
            let start = Instant::now();
            live.push(publish(&arena, &code, &symbols)?);
            fresh.push(start.elapsed());
        }
        for block in &mut live {
            let start = Instant::now();
            let new = publish(&arena, &code, &symbols)?;
            again.push(start.elapsed());
            *block = new;
        }
        for (what, times) in [("new memory", fresh), ("used again", again)] {
            let times = crate::timing::times(times);
            let (min, median) = (times.min.as_nanos(), times.median.as_nanos());
            let _ = writeln!(text, "  {:32} {min:8} {median:8}", format!("{mapping:?}, {what}"));
        }
    }
    let arena = CodeArena::new(ArenaOptions::new())?;
    let first = publish(&arena, &code, &symbols)?;
    let before = (n_mappings(), arena.usage());
    let live: Vec<_> = (0..N_LIVE).map(|_| publish(&arena, &code, &symbols)).collect::<Result<_, _>>()?;
    let full = (n_mappings(), arena.usage());
    drop(live);
    let after = arena.usage();
    drop(first);
    let of = |usage: kernelsmith_exec::ArenaUsage| format!("{} used, {} mapped", usage.used_bytes, usage.mapped_bytes);
    let _ = writeln!(text, "\n{N_LIVE} live kernels\n  before    {}", of(before.1));
    let _ = writeln!(text, "  live      {}\n  freed     {}", of(full.1), of(after));
    let _ = writeln!(text, "  mappings of code in the process   {} before, {} with all", before.0, full.0);
    Ok(())
}

/// Mappings of the memory file that holds code.
fn n_mappings() -> usize {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    maps.lines().filter(|line| line.contains("kernelsmith-code")).count()
}

struct Compiler;

impl Compile for Compiler {
    fn fingerprint(&self) -> Vec<u8> {
        Vec::new()
    }
}

/// How a spec writes its key: number by number, as a list of records, as one field.
const NUMBERS: usize = 0;
const RECORDS: usize = 1;
const SLICE: usize = 2;

/// A spec of `N` bytes and a number.
#[derive(Clone)]
struct Spec<const N: usize, const FORM: usize> {
    number: u64,
    bytes: [u8; N],
}

impl<const N: usize, const FORM: usize> Artifact for Spec<N, FORM> {
    const KIND: Kind = Kind::new(N as u32, "spec");
    type Compiler = Compiler;
    type Code = u64;

    #[inline]
    fn write_key(&self, key: &mut KeyWriter) {
        key.u64(self.number);
        let columns = self.bytes.as_chunks::<4>().0;
        let number = |column: &[u8; 4]| u32::from(column[0]);
        match FORM {
            NUMBERS => columns.iter().for_each(|column| _ = key.u32(number(column))),
            RECORDS => _ = key.records(columns, |column| number(column).to_le_bytes()),
            _ => _ = key.bytes(&self.bytes),
        }
    }

    fn emit(&self, _: &Compiler, _: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        let code = CodeObject::for_host("sample", vec![0xc3; 64]);
        Ok(vec![trusted::object(code, Signature::default(), AccessContract::default())])
    }

    fn publish(&self, _: &Compiler, _: &[KernelObject]) -> Result<u64, Failure> {
        Ok(self.number)
    }
}

fn lookups(text: &mut String) -> Result<(), String> {
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    let _ = writeln!(text, "\nlookup: ns, minimum of {N_SAMPLES}     specs   1 thread   {n_threads} threads");
    for n_specs in [16, 1000] {
        of_size::<4, NUMBERS>(text, "12 bytes", n_specs, n_threads)?;
        of_size::<500, NUMBERS>(text, "508 bytes, numbers", n_specs, n_threads)?;
        of_size::<500, RECORDS>(text, "516 bytes, records", n_specs, n_threads)?;
        of_size::<500, SLICE>(text, "516 bytes, a slice", n_specs, n_threads)?;
    }
    Ok(())
}

fn of_size<const N: usize, const FORM: usize>(
    text: &mut String,
    size: &str,
    n_specs: u64,
    n_threads: usize,
) -> Result<(), String> {
    let manager = Manager::<Compiler>::builder().max_workers(0).build(Compiler);
    let specs: Vec<Spec<N, FORM>> = (0..n_specs).map(|number| Spec { number, bytes: [number as u8; N] }).collect();
    for spec in &specs {
        manager.prefetch(spec, Hints::default());
        manager.run_queued();
    }
    let prepared: Vec<Prepared<Spec<N, FORM>>> = specs.iter().map(|spec| manager.prepare(spec.clone())).collect();
    let slots: Vec<_> = specs.iter().map(|spec| manager.slot(spec.clone(), Hints::default())).collect();
    let take = |response: Response<Spec<N, FORM>>| match response {
        Response::Ready(code) => *code,
        _ => u64::MAX,
    };
    let mut row = |what: &str, lookup: &(dyn Fn(usize) -> u64 + Sync)| {
        let one_thread = nanos(1, n_specs as usize, lookup);
        let all_threads = nanos(n_threads, n_specs as usize, lookup);
        let _ = writeln!(text, "  {:32} {n_specs:6} {one_thread:10.1} {all_threads:11.1}", format!("{what}, {size}"));
    };
    // The cost of the harness: a call through a pointer, and the check.
    row("(nothing)", &|idx| black_box(idx as u64));
    row("get, pin and all", &|idx| manager.get(black_box(&specs[idx]), &pin()).map_or(u64::MAX, |code| *code));
    row("get_prepared", &|idx| manager.get_prepared(black_box(&prepared[idx]), &pin()).map_or(u64::MAX, |code| *code));
    row("request", &|idx| take(manager.request(black_box(&specs[idx]), Hints::default())));
    row("request_prepared", &|idx| take(manager.request_prepared(black_box(&prepared[idx]), Hints::default())));
    row("slot.get", &|idx| black_box(&slots[idx]).get().copied().unwrap_or(u64::MAX));
    if manager.stats().hits == 0 {
        return Err("the lookups found nothing".to_owned());
    }
    Ok(())
}

/// The minimum nanoseconds per lookup; each thread looks up all specs in turn.
fn nanos(n_threads: usize, n_specs: usize, lookup: &(dyn Fn(usize) -> u64 + Sync)) -> f64 {
    let sample = || {
        let mut idx = 0;
        let start = Instant::now();
        for _ in 0..N_LOOKUPS {
            assert_eq!(lookup(idx), idx as u64, "the wrong entry");
            idx = if idx + 1 == n_specs { 0 } else { idx + 1 };
        }
        start.elapsed().as_nanos() as f64 / N_LOOKUPS as f64
    };
    let minimum = || (0..N_SAMPLES).map(|_| sample()).fold(f64::INFINITY, f64::min);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (1..n_threads).map(|_| scope.spawn(minimum)).collect();
        let mine = minimum();
        threads.into_iter().filter_map(|thread| thread.join().ok()).fold(mine, f64::max)
    })
}
