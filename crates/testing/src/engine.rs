//! The machines that run programs: levels of this host, other machines under an emulator, a simulator.
//!
//! In: the name of a machine, and optionally a command that starts an executor there. Out: [`Engine`]s, each with a
//! compiler, and with an interpreter that has the same vector width.
//! Invariant: a kernel for another machine is called like any other: this process checks its contract, then the
//! executor checks again. Not here: comparing results (see `judge`).

use crate::program::Program;
use crate::signature::{Compiled, Source};
use kernelsmith::simulated::Simulation;
use kernelsmith::{Convention, Error, Jit, JitOptions, Kernel, KernelSource, Level, Target};
use kernelsmith_exec::{FnSignature, trusted};
use kernelsmith_executor::{Executor, Remote, processor};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The timeout of a call on another machine.
const TIMEOUT: Duration = Duration::from_secs(5);

/// How a program is compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Variant {
    /// As users compile.
    Plain,
    /// With a check after every pass and of every allocation.
    Careful,
    /// Without the passes that only make code better.
    Fast,
    /// As interruptible code.
    Polled,
}

impl Variant {
    /// The variant for the program with this seed: each meets every engine.
    pub(crate) fn of(seed: u64) -> Variant {
        // Eight seeds in a row have one variant: engines change with every second seed.
        match seed / 8 % 8 {
            0 => Variant::Careful,
            1 | 2 => Variant::Fast,
            3 => Variant::Polled,
            _ => Variant::Plain,
        }
    }
}

#[cfg(test)]
#[test]
fn each_variant_meets_each_engine() {
    for n_engines in 1..=3 {
        for engine in 0..n_engines {
            // `Engines::of` is called with half of the seed.
            let seeds = (0..96).filter(|seed| seed / 2 % n_engines == engine);
            let mut counts = [0; 4];
            seeds.for_each(|seed| counts[Variant::of(seed) as usize] += 1);
            assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
        }
    }
}

/// Runs kernels on one machine.
#[derive(Debug)]
pub struct Engine {
    name: String,
    jit: Jit,
    /// Verifies after every pass and checks every allocation.
    careful: Jit,
    /// Leaves out the passes that only make code better.
    fast: Jit,
    /// Compiles interruptible code, if the machine has it.
    polled: Option<Jit>,
    /// Interprets with the vector width of the code.
    interpreter: Jit,
    vector_bits: u32,
    remote: Option<Arc<Mutex<Remote>>>,
    /// Whether indices have 32 bits.
    is_narrow: bool,
    /// Whether each of several threads has its own slices, at other addresses than the interpreter's.
    has_copies: bool,
}

impl Engine {
    fn of(name: &str, target: Target, interpreter: Jit, remote: Option<Remote>) -> Result<Engine, Error> {
        Engine::with(name, target, interpreter, remote, Simulation::default())
    }

    fn with(
        name: &str,
        target: Target,
        interpreter: Jit,
        remote: Option<Remote>,
        simulation: Simulation,
    ) -> Result<Engine, Error> {
        let options = JitOptions::new().simulation(simulation);
        let careful = options.clone().verify_passes(true).check_allocation(true);
        let fast = options.clone().fast(true);
        let is_narrow = target.convention() == Level::NaplesPu.convention();
        // Calls on that machine end after a number of instructions instead.
        let polled = (!is_narrow).then(|| options.clone().interruptible(true));
        Ok(Engine {
            is_narrow,
            polled: polled.map(|options| Jit::for_target(target.clone(), options)).transpose()?,
            name: name.to_owned(),
            jit: Jit::for_target(target.clone(), options)?,
            has_copies: simulation.copies,
            careful: Jit::for_target(target.clone(), careful)?,
            fast: Jit::for_target(target, fast)?,
            vector_bits: interpreter.target().map_or(256, Target::vector_bits),
            interpreter,
            remote: remote.map(|remote| Arc::new(Mutex::new(remote))),
        })
    }

    /// The name in reports.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The interpreter that its results are compared with.
    pub fn interpreter(&self) -> &Jit {
        &self.interpreter
    }

    /// Whether slices are at other addresses than the interpreter's.
    pub(crate) fn has_copies(&self) -> bool {
        self.has_copies
    }

    /// Whether indices have 32 bits.
    pub(crate) fn is_narrow(&self) -> bool {
        self.is_narrow
    }
    /// The vector width in bits.
    pub(crate) fn vector_bits(&self) -> u32 {
        self.vector_bits
    }

    /// Whether calls of functions can be recorded here.
    pub(crate) fn sees_calls(&self) -> bool {
        self.remote.is_none()
    }

    /// A kernel that runs on this engine.
    ///
    /// # Errors
    /// If the kernel does not compile.
    pub fn kernel<S: FnSignature>(&self, source: &KernelSource<S>) -> Result<Kernel<S>, Error> {
        let Some(remote) = &self.remote else { return self.jit.compile(source) };
        let object = self.jit.object(source)?;
        let (signature, contract) = (object.signature().clone(), object.contract().clone());
        Ok(trusted::remote_kernel(processor(&object, remote), &signature, contract)?)
    }

    /// Compiles a kernel to run on this engine.
    pub(crate) fn compile(&self, source: &dyn Source, variant: Variant) -> Result<Box<dyn Compiled>, Error> {
        let jit = match variant {
            Variant::Plain => &self.jit,
            Variant::Careful => &self.careful,
            Variant::Fast => &self.fast,
            Variant::Polled => self.polled.as_ref().unwrap_or(&self.jit),
        };
        match &self.remote {
            None => source.compile(jit),
            Some(remote) => source.compile_elsewhere(jit, &|object| processor(&object, remote)),
        }
    }
}

/// The engines for a run of programs.
#[derive(Debug)]
pub struct Engines {
    /// The engines with their group numbers; each program uses one engine per group, in rotation.
    all: Vec<(usize, Engine)>,
}

impl Engines {
    /// The engines of a machine: `native`, `aarch64`, `riscv64`, `naplespu`; the middle two need a command that starts
    /// an executor. `naplespu+FEATURE` runs code that relies on this feature on hardware that lacks it.
    ///
    /// # Errors
    /// If the machine is unknown, or none of its engines runs here.
    pub fn new(machine: &str, executor: Option<&str>) -> Result<Engines, String> {
        let all = match machine {
            "native" => native(),
            "naplespu" => simulated(None),
            _ if machine.starts_with("naplespu+") => simulated(machine.strip_prefix("naplespu+")),
            "aarch64" | "riscv64" => {
                let executor = executor.ok_or(format!("{machine} wants a command that starts an executor there"))?;
                emulated(machine, executor)?
            }
            _ => return Err(format!("there is no machine `{machine}`: native, aarch64, riscv64, naplespu")),
        };
        let all = all.map_err(|error| error.to_string())?;
        if all.is_empty() {
            return Err(format!("no level of {machine} runs here"));
        }
        Ok(Engines { all })
    }

    /// The engines for the program with this seed.
    pub fn of(&self, seed: u64) -> Vec<&Engine> {
        let mut chosen: Vec<(usize, Vec<&Engine>)> = Vec::new();
        for (group, engine) in &self.all {
            match chosen.iter_mut().find(|(of, _)| of == group) {
                Some((_, engines)) => engines.push(engine),
                None => chosen.push((*group, vec![engine])),
            }
        }
        chosen.into_iter().map(|(_, engines)| engines[seed as usize % engines.len()]).collect()
    }

    /// A variant of the program whose numbers are extreme on these machines.
    pub(crate) fn fitting(&self, program: &Program) -> Program {
        let is_narrow = |(_, engine): &(usize, Engine)| engine.is_narrow;
        if self.all.iter().any(is_narrow) { program.clone().narrowed() } else { program.clone() }
    }

    /// All engines.
    pub fn iter(&self) -> impl Iterator<Item = &Engine> {
        self.all.iter().map(|(_, engine)| engine)
    }

    /// The names of the engines.
    pub fn names(&self) -> Vec<&str> {
        self.all.iter().map(|(_, engine)| engine.name()).collect()
    }
}

/// An interpreter with vectors of `bits` bits, on every host.
fn interpreter_of(bits: u32) -> Result<Jit, Error> {
    let convention = Level::X86_64V4.convention();
    let target = match bits {
        128 => Target::new(Level::X86_64V2, convention)?,
        256 => Target::new(Level::X86_64V3, convention)?,
        _ => Target::new(Level::X86_64V4, convention)?.with_vector_bits(bits)?,
    };
    Jit::for_target(target, JitOptions::new())
}

type Grouped = Result<Vec<(usize, Engine)>, Error>;

/// Every level that the host has; with the widest registers two vector widths in rotation.
fn native() -> Grouped {
    let mut all = Vec::new();
    for (group, (level, bits)) in [
        (Level::X86_64V2, 128),
        (Level::X86_64V3, 256),
        (Level::X86_64V4, 256),
        (Level::X86_64V4, 512),
        (Level::Armv8, 128),
    ]
    .into_iter()
    .enumerate()
    {
        let target = Target::new(level, level.convention())?.with_vector_bits(bits)?;
        if target.check_host().is_ok() {
            let name = format!("{}:{bits}", level.name());
            all.push((group - usize::from(bits == 512), Engine::of(&name, target, interpreter_of(bits)?, None)?));
        }
    }
    Ok(all)
}

/// Simulated instructions after which a call fails; ordinary programs need far fewer.
const MAX_INSTRUCTIONS: u64 = 200_000_000;

/// The documented machine, and the published hardware with each number of threads; with a feature, the hardware alone, running
/// code that relies on that property of the documented machine.
fn simulated(feature: Option<&str>) -> Grouped {
    let documented = Target::new(Level::NaplesPuDocumented, Convention::NaplesPu)?;
    // Of vectors and of indices as wide as the machine's.
    let interpreter = Jit::for_target(documented.clone(), JitOptions::new())?;
    let hardware = match feature {
        None => Target::naplespu()?,
        Some(feature) => Target::naplespu()?.with_features(&[feature])?,
    };
    let mut all = Vec::new();
    if feature.is_none() {
        all.push((0, Engine::of("naplespu-documented", documented, interpreter.clone(), None)?));
    }
    for (group, threads) in [1, 2, 8].into_iter().enumerate() {
        let simulation = Simulation {
            threads,
            as_hardware: true,
            // Without a bound for the errors of whole programs, results can only be compared exactly.
            exact_products: true,
            copies: threads > 1,
            seed: (threads == 8).then_some(1),
            max_instructions: MAX_INSTRUCTIONS,
            ..Simulation::default()
        };
        let name = format!("naplespu hardware, {threads} threads");
        all.push((1 + group, Engine::with(&name, hardware.clone(), interpreter.clone(), None, simulation)?));
    }
    Ok(all)
}

fn emulated(machine: &str, executor: &str) -> Result<Grouped, String> {
    let target = if machine == "aarch64" { Target::aarch64() } else { Target::riscv64() };
    let target = target.map_err(|error| error.to_string())?;
    let start = |target: &Target| Remote::start(executor, target.features().map(str::to_owned).collect(), TIMEOUT);
    let mut all = Vec::new();
    let remote = start(&target)?;
    let bits = remote.vector_bits().unwrap_or(128);
    let engine = |group: usize, target: Target, bits: u32, remote: Remote| {
        let interpreter = interpreter_of(bits)?;
        Ok((group, Engine::of(&format!("{target}@{bits}"), target, interpreter, Some(remote))?))
    };
    all.push(engine(0, target.clone(), bits, remote));
    if machine == "riscv64" {
        // The same machine with 128-bit vectors instead of vector-length-agnostic code.
        let fixed = target.with_vector_bits(128).map_err(|error| error.to_string())?;
        let remote = start(&fixed)?;
        all.push(engine(0, fixed, 128, remote));
    }
    Ok(all.into_iter().collect())
}
