//! Our compile times: building the operations, compiling, publishing.
//!
//! In: a kernel as a function that builds it. Out: [`Ours`]. Invariant: compiler and arena are warm, like in a program
//! that compiles many kernels; every kernel is freed after its round, outside the timing.
//! Not here: comparisons (see [`crate::compile`]).

use crate::timing::{Times, times};
use kernelsmith_codegen::pipeline::{PASSES, STAGES};
use kernelsmith_codegen::target::Target;
use kernelsmith_codegen::{Compiler, Options, Stats, Verify};
use kernelsmith_exec::{ArenaOptions, CodeArena, CodeObject, SymbolTable, publish};
use kernelsmith_ir::Function;
use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The times of one kernel.
#[derive(Clone, Debug)]
pub struct Ours {
    /// From the first operation to the callable function.
    pub total: Times,
    /// Building the operations.
    pub build: Times,
    /// The compiler without publication.
    pub compile: Times,
    /// The compiler with the verifier on the input, which is the default.
    pub verified: Times,
    /// Publication alone.
    pub publish: Times,
    /// Statistics of the compilation; its times are the minimum for each stage.
    pub stats: Stats,
}

/// The measured target: the level that peers compile for, too.
///
/// # Errors
/// There is no such target.
pub fn target() -> Result<Target, String> {
    kernelsmith_codegen::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv")
        .map_err(|error| error.to_string())
}

/// Nanoseconds since the first call.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

/// Measures a kernel in rounds, so that peers can run in between.
#[derive(Debug)]
pub struct Meter<'a, Build> {
    target: &'a Target,
    build: Build,
    arena: CodeArena,
    compiler: Compiler,
    /// Total, build, compile, verified, publish.
    times: [Vec<Duration>; 5],
    stats: Option<Stats>,
}

impl<'a, Build: Fn() -> Function> Meter<'a, Build> {
    /// Starts without measurements; warms the compiler up.
    ///
    /// # Errors
    /// The kernel does not compile.
    pub fn new(target: &'a Target, build: Build) -> Result<Self, String> {
        let arena = CodeArena::new(ArenaOptions::new()).map_err(|error| error.to_string())?;
        let mut compiler = Compiler::new();
        let func = build();
        for verify in [Verify::Never, Verify::Input] {
            let options = Options { verify, ..Options::default() };
            compiler.compile(&func, target, &options).map_err(|error| error.to_string())?;
        }
        Ok(Meter { target, build, arena, compiler, times: [const { Vec::new() }; 5], stats: None })
    }

    /// Measures until `budget` is spent, at least `min_runs` times.
    ///
    /// # Errors
    /// The kernel does not compile.
    pub fn round(&mut self, min_runs: usize, budget: Duration) -> Result<(), String> {
        let unverified = Options { verify: Verify::Never, ..Options::default() };
        let Meter { target, build, arena, compiler, times, stats } = self;
        let [total, building, compiling, checking, publishing] = times;
        let mut compile = |func: &Function, options: &Options| {
            compiler.compile(func, target, options).map_err(|error| error.to_string())
        };
        let (start, before) = (Instant::now(), total.len());
        while total.len() < before + min_runs || (total.len() < before + 2_000 && start.elapsed() < budget) {
            let t0 = Instant::now();
            let func = build();
            let t1 = Instant::now();
            let compiled = compile(&func, &unverified)?;
            let t2 = Instant::now();
            let mut code = CodeObject::for_host("bench", compiled.bytes);
            code.align = compiled.align as usize;
            let block = publish(arena, &code, &SymbolTable::new()).map_err(|error| error.to_string())?;
            black_box(block.entry());
            let t3 = Instant::now();
            drop(block);
            total.push(t3 - t0);
            building.push(t1 - t0);
            compiling.push(t2 - t1);
            publishing.push(t3 - t2);
            let before = Instant::now();
            black_box(compile(&func, &Options::default())?);
            checking.push(before.elapsed());
            let timed = Options { clock: Some(clock), ..unverified };
            let with_times = compile(&func, &timed)?.stats;
            let best = stats.get_or_insert(with_times);
            for (best, new) in best.nanos.iter_mut().zip(with_times.nanos) {
                *best = (*best).min(new);
            }
        }
        Ok(())
    }

    /// The result.
    ///
    /// # Panics
    /// If there was no round.
    pub fn finish(self) -> Ours {
        let [total, build, compile, verified, publish] = self.times.map(times);
        Ours { total, build, compile, verified, publish, stats: self.stats.unwrap_or_default() }
    }
}

/// Measures a kernel in one round.
///
/// # Errors
/// The kernel does not compile.
pub fn measure(target: &Target, build: impl Fn() -> Function, budget: Duration) -> Result<Ours, String> {
    let mut meter = Meter::new(target, build)?;
    meter.round(20, budget)?;
    Ok(meter.finish())
}

/// Names and minimum times of the passes and stages.
pub fn stages(stats: &Stats) -> Vec<(&'static str, Duration)> {
    let names = PASSES.iter().map(|pass| pass.name).chain(STAGES);
    names.zip(stats.nanos).map(|(name, nanos)| (name, Duration::from_nanos(nanos))).collect()
}
