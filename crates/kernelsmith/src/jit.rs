//! The run-time compiler: a target, an arena of code memory, a pool of compilation contexts.
//!
//! In: kernels. Out: callable kernels, or bytes.
//! Invariants: any number of threads compile at once, each with a context of its own; same kernel and target, same bytes;
//! the clock is read here and never by the compiler, unless the options hand it one.
//! Not here: text (see `listing`), which machines there are (see `target`).

use crate::error::{Error, ErrorKind};
use crate::listing::{self, Dump, ListingOptions};
use crate::report::CompileReport;
use crate::simulated::{self, SimulatedKernel};
use crate::source::{KernelSource, build_with};
use crate::target::Target;
use core::fmt;
use kernelsmith_codegen::unwind as codegen;
use kernelsmith_codegen::{Compiled, Compiler, Options, Verify};
use kernelsmith_dsl::{BuildOptions, InterpretSignature, K, KernelSignature};
use kernelsmith_exec::{
    AccessContract, ArenaOptions, CodeArena, CodeObject, FeatureList, FnSignature, FrameInfo, FrameStep, JitDump,
    Kernel, KernelObject, PerfMap, RelocKind, Relocation, Signature, SymbolTable, Tools, host_model, trusted,
};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Symbols};
use kernelsmith_kernels::Machine;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

/// Vectors of this many bits are interpreted when there is no target.
const INTERPRETED_VECTOR_BITS: u32 = 256;
/// As many idle contexts are kept as are likely to be wanted at once.
const MAX_IDLE: usize = 64;

/// What is told each stage of each compilation.
type DumpHook = Arc<dyn Fn(&Dump<'_>) + Send + Sync>;

/// How a [`Jit`] compiles.
///
/// ```
/// use kernelsmith::JitOptions;
/// let careful = JitOptions::new().verify_passes(true).check_allocation(true);
/// ```
#[derive(Clone)]
#[must_use]
pub struct JitOptions {
    verify_passes: bool,
    check_allocation: bool,
    spill_all: bool,
    locations: bool,
    stage_times: bool,
    perf_map: bool,
    jit_dump: Option<PathBuf>,
    debuggers: bool,
    unwinders: bool,
    max_code_bytes: usize,
    model: Option<&'static str>,
    interruptible: bool,
    dump: Option<DumpHook>,
}

impl JitOptions {
    /// Fast compilation, no dumps, at most 1 GiB of code.
    pub fn new() -> JitOptions {
        JitOptions {
            verify_passes: false,
            check_allocation: false,
            spill_all: false,
            locations: false,
            stage_times: false,
            perf_map: false,
            jit_dump: None,
            debuggers: false,
            unwinders: false,
            max_code_bytes: ArenaOptions::new().max_bytes,
            model: None,
            interruptible: false,
            dump: None,
        }
    }

    /// Runs the verifier after every pass.
    pub fn verify_passes(mut self, yes: bool) -> JitOptions {
        self.verify_passes = yes;
        self
    }

    /// Proves every register allocation by an independent checker.
    pub fn check_allocation(mut self, yes: bool) -> JitOptions {
        self.check_allocation = yes;
        self
    }

    /// Keeps every value in memory: slow code, to find out whether register allocation is to blame.
    pub fn spill_all(mut self, yes: bool) -> JitOptions {
        self.spill_all = yes;
        self
    }

    /// Keeps the Rust line of every operation, for listings and messages.
    pub fn locations(mut self, yes: bool) -> JitOptions {
        self.locations = yes;
        self
    }

    /// Lets calls of kernels be ended: each iteration of a loop polls a flag, which [`Kernel::call_interruptible`] takes and
    /// [`Kernel::call_with_deadline`] raises when the time has come. A poll is a load, a comparison and a branch, and short
    /// loops are not unrolled.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// use kernelsmith::CallError;
    /// use std::time::{Duration, Instant};
    ///
    /// let jit = Jit::host_with(JitOptions::new().interruptible(true))?;
    /// let endless = jit.kernel::<fn(InOut<u64>)>("endless", |k, (x,)| k.loop_(|| x.store(0, x.load(0) + 1)))?;
    /// let mut x = [0];
    /// let outcome = endless.call_with_deadline(Instant::now() + Duration::from_millis(5), &mut x);
    /// assert!(matches!(outcome, Err(CallError::Interrupted)));
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// [`Kernel::call_interruptible`]: crate::Kernel::call_interruptible
    /// [`Kernel::call_with_deadline`]: crate::Kernel::call_with_deadline
    pub fn interruptible(mut self, yes: bool) -> JitOptions {
        self.interruptible = yes;
        self
    }

    /// Measures the time of every pass, for [`CompileReport::stages`].
    pub fn stage_times(mut self, yes: bool) -> JitOptions {
        self.stage_times = yes;
        self
    }

    /// Writes the names of kernels where Linux `perf` looks for them: `/tmp/perf-PID.map`.
    pub fn perf_map(mut self, yes: bool) -> JitOptions {
        self.perf_map = yes;
        self
    }

    /// Writes names and bytes of kernels to `jit-PID.dump` in a folder, for `perf inject --jit` and annotated
    /// instructions.
    pub fn jit_dump(mut self, folder: impl Into<PathBuf>) -> JitOptions {
        self.jit_dump = Some(folder.into());
        self
    }

    /// Tells gdb and lldb the names and frames of kernels, in which breakpoints can be set.
    pub fn debuggers(mut self, yes: bool) -> JitOptions {
        self.debuggers = yes;
        self
    }

    /// Tells the run-time library the frames of kernels, so that `std::backtrace` sees who called one.
    pub fn unwinders(mut self, yes: bool) -> JitOptions {
        self.unwinders = yes;
        self
    }

    /// Limits the code memory.
    pub fn max_code_bytes(mut self, bytes: usize) -> JitOptions {
        self.max_code_bytes = bytes;
        self
    }

    /// Plans kernels of the library for this model of processor, as `kernelsmith::unstable::exec::host_model` names them
    /// (`znver4`, `znver5`, `intel`, ...), and not for the host's. Speed depends on it, and the order of sums of floats;
    /// the features that code uses do not. A name that is not known means a machine of the level that nobody measured.
    pub fn model(mut self, name: &'static str) -> JitOptions {
        self.model = Some(name);
        self
    }

    /// Calls the hook after every pass and stage of every compilation.
    pub fn dump(mut self, hook: impl Fn(&Dump<'_>) + Send + Sync + 'static) -> JitOptions {
        self.dump = Some(Arc::new(hook));
        self
    }

    /// What of the settings changes the code, as text.
    pub(crate) fn of_code(&self) -> String {
        let polls = if self.interruptible { "interruptible=true\n" } else { "" };
        format!("spill_all={}\n{polls}", self.spill_all)
    }

    fn compiler_options(&self) -> Options {
        Options {
            // What the language records was verified when it was built.
            verify: if self.verify_passes { Verify::EachPass } else { Verify::Never },
            check_allocation: self.check_allocation,
            spill_all: self.spill_all,
            limit: None,
            source_map: false,
            clock: self.stage_times.then_some(nanos as fn() -> u64),
        }
    }
}

impl Default for JitOptions {
    fn default() -> JitOptions {
        JitOptions::new()
    }
}

impl fmt::Debug for JitOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JitOptions")
            .field("verify_passes", &self.verify_passes)
            .field("check_allocation", &self.check_allocation)
            .field("spill_all", &self.spill_all)
            .field("locations", &self.locations)
            .field("stage_times", &self.stage_times)
            .field("perf_map", &self.perf_map)
            .field("jit_dump", &self.jit_dump)
            .field("debuggers", &self.debuggers)
            .field("unwinders", &self.unwinders)
            .field("max_code_bytes", &self.max_code_bytes)
            .field("model", &self.model)
            .field("dump", &self.dump.is_some())
            .finish()
    }
}

/// Nanoseconds since the first call.
fn nanos() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

/// A compiler for one target, with the memory for its code.
///
/// Clones share everything; kernels keep the memory alive that they need, so a `Jit` may be dropped before them.
#[derive(Clone)]
pub struct Jit {
    shared: Arc<Shared>,
}

struct Shared {
    options: JitOptions,
    target: Option<Target>,
    /// What the target's code uses.
    features: FeatureList,
    /// Why nothing runs natively, or the memory to run it from.
    arena: Result<CodeArena, String>,
    tools: Tools,
    /// Boxed: lending one moves no columns.
    idle: Mutex<Vec<Box<Compiler>>>,
    /// The target with its widest vectors, once a primitive of the kernel library wants them; and what its plans know.
    widest: OnceLock<Option<Target>>,
    machine: OnceLock<Machine>,
}

/// Compiled code that is not published: bytes that run at any address once the symbols are entered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Code {
    /// The name of the function.
    pub name: String,
    /// Machine code, then constants.
    pub bytes: Vec<u8>,
    /// Bytes of machine code.
    pub code_len: usize,
    /// Alignment of the first byte that the constants need.
    pub align: usize,
    /// Where addresses of symbols go: eight bytes each.
    pub symbols: Vec<Symbol>,
    /// What the compilation did.
    pub report: CompileReport,
}

/// A place for the address of something outside, [`PATCHED_SYMBOL_BYTES`] long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Where in the bytes.
    pub offset: usize,
    /// The name.
    pub name: String,
}

/// How many bytes of a [`Code`] the address of a [`Symbol`] fills.
pub const PATCHED_SYMBOL_BYTES: usize = 8;

impl Jit {
    /// A compiler for the machine that this program runs on.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if kernels cannot run natively here, and the message says what is missing (then there
    /// still is [`Jit::interpreter`]); [`ErrorKind::Resource`] if the system gives no executable memory.
    pub fn host() -> Result<Jit, Error> {
        Jit::host_with(JitOptions::new())
    }

    /// [`Jit::host`] with options.
    ///
    /// # Errors
    /// As [`Jit::host`], or if the file for `perf` cannot be written.
    pub fn host_with(options: JitOptions) -> Result<Jit, Error> {
        let jit = Jit::for_target(Target::host()?, options)?;
        match &jit.shared.arena {
            Ok(_) => Ok(jit),
            Err(reason) => Err(Error::new(ErrorKind::Unsupported, reason.clone())),
        }
    }

    /// A compiler for any target. If its code does not run here it still gives [`Code`] and listings.
    ///
    /// # Errors
    /// If the code would run here and the system gives no executable memory, or the file for `perf` cannot be written.
    pub fn for_target(target: Target, options: JitOptions) -> Result<Jit, Error> {
        let arena = match target.check_host() {
            Ok(()) => {
                let max_bytes = options.max_code_bytes;
                Ok(CodeArena::new(ArenaOptions { max_bytes, ..ArenaOptions::new() })?)
            }
            Err(error) => Err(error.to_string()),
        };
        let tools = tools(&options)?;
        let features = target.features().map(std::borrow::Cow::Borrowed).collect();
        Ok(Jit::of(Shared {
            options,
            target: Some(target),
            features,
            arena,
            tools,
            idle: Mutex::new(Vec::new()),
            widest: OnceLock::new(),
            machine: OnceLock::new(),
        }))
    }

    /// A `Jit` that compiles nothing and only serves [`Jit::interpret`]; exists everywhere.
    pub fn interpreter() -> Jit {
        let reason = "this Jit only interprets".to_owned();
        let options = JitOptions::new();
        Jit::of(Shared {
            options,
            target: None,
            features: FeatureList::default(),
            arena: Err(reason),
            tools: Tools::none(),
            idle: Mutex::new(Vec::new()),
            widest: OnceLock::new(),
            machine: OnceLock::new(),
        })
    }

    fn of(shared: Shared) -> Jit {
        Jit { shared: Arc::new(shared) }
    }

    /// The target, unless this only interprets.
    pub fn target(&self) -> Option<&Target> {
        self.shared.target.as_ref()
    }

    /// Whether compiled kernels run here.
    pub fn is_native(&self) -> bool {
        self.shared.arena.is_ok()
    }

    /// Records a kernel and compiles it: the whole way in one call.
    ///
    /// # Errors
    /// Mistakes in the kernel with their lines, or why it cannot be compiled.
    #[track_caller]
    pub fn kernel<S: KernelSignature>(
        &self,
        name: &str,
        body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
    ) -> Result<Kernel<S>, Error> {
        let options = BuildOptions { locations: self.shared.options.locations, ..Default::default() };
        let source = build_with(name, &options, body)?;
        self.compile(&source)
    }

    /// Compiles a recorded kernel. One for NaplesPU is called as any other, and its simulator runs it, in one thread
    /// ([`Jit::simulated`] has more to say about the machine).
    ///
    /// # Errors
    /// Why it cannot be compiled, or not here.
    pub fn compile<S: FnSignature>(&self, source: &KernelSource<S>) -> Result<Kernel<S>, Error> {
        self.compile_with_report(source).map(|(kernel, _)| kernel)
    }

    /// Compiles a recorded kernel and says what that took.
    ///
    /// # Errors
    /// Why it cannot be compiled, or not here.
    pub fn compile_with_report<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
    ) -> Result<(Kernel<S>, CompileReport), Error> {
        self.check_runs()?;
        let (object, mut report) = self.object_with_report(source)?;
        let start = Instant::now();
        let kernel = self.publish(&object, source.symbols())?;
        report.publish_nanos = start.elapsed().as_nanos() as u64;
        Ok((kernel, report))
    }

    /// Compiles a recorded kernel without publishing it: to be kept, saved, and published when it is wanted.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn object<S: FnSignature>(&self, source: &KernelSource<S>) -> Result<KernelObject, Error> {
        self.object_with_report(source).map(|(object, _)| object)
    }

    /// Publishes a compiled kernel. The symbols are those of its source, [`KernelSource::symbols`].
    ///
    /// # Errors
    /// It is of another signature, for another machine, calls something that the symbols do not have; or there is no
    /// memory for it.
    pub fn publish<S: FnSignature>(&self, object: &KernelObject, symbols: &SymbolTable) -> Result<Kernel<S>, Error> {
        if let Some(target) = self.target().filter(|target| target.is_simulated()) {
            return simulated::kernel(object, target.arch());
        }
        Ok(object.publish_to(self.arena()?, symbols, &self.shared.tools)?)
    }

    /// [`Jit::compile`] for what [`Jit::object_of_width`] compiles.
    pub(crate) fn compile_of_width<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        bits: u32,
    ) -> Result<Kernel<S>, Error> {
        self.check_runs()?;
        self.publish(&self.object_of_width(source, bits)?, source.symbols())
    }

    /// Code that cannot run here is not worth making.
    fn check_runs(&self) -> Result<(), Error> {
        if self.is_simulated() { Ok(()) } else { self.arena().map(|_| ()) }
    }

    fn is_simulated(&self) -> bool {
        self.target().is_some_and(Target::is_simulated)
    }

    fn arena(&self) -> Result<&CodeArena, Error> {
        let refused = |reason: &String| Error::new(ErrorKind::Unsupported, reason.clone());
        self.shared.arena.as_ref().map_err(refused)
    }

    fn object_with_report<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
    ) -> Result<(KernelObject, CompileReport), Error> {
        self.object_for(source, self.compiling_target()?)
    }

    /// Compiles a recorded kernel with vectors of so many bits, if the level has them, where the target prefers narrower ones.
    pub(crate) fn object_of_width<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        bits: u32,
    ) -> Result<KernelObject, Error> {
        self.object_for(source, self.target_of_width(bits)?).map(|(object, _)| object)
    }

    /// [`Jit::listing`] for what [`Jit::object_of_width`] compiles.
    pub(crate) fn listing_of_width(
        &self,
        function: &Function,
        bits: u32,
        options: &ListingOptions,
    ) -> Result<String, Error> {
        self.listing_for(function, self.target_of_width(bits)?, options)
    }

    /// What plans of the kernel library know of the target.
    pub(crate) fn kernel_machine(&self) -> &Machine {
        self.shared.machine.get_or_init(|| match self.target() {
            Some(target) => {
                let features: Vec<&str> = target.features().collect();
                Machine::new(target.level().name(), self.tuned_for(), &features, target.level().fixed_widths())
            }
            None => Machine::new("", None, &[], &[INTERPRETED_VECTOR_BITS]),
        })
    }

    /// The model of processor that plans are made for: the one of the options, or this one, if the code runs here.
    pub(crate) fn tuned_for(&self) -> Option<&'static str> {
        self.shared.options.model.or_else(|| self.is_native().then(host_model).flatten())
    }

    fn target_of_width(&self, bits: u32) -> Result<&Target, Error> {
        let target = self.compiling_target()?;
        let widest = target.level().fixed_widths().last().copied().unwrap_or(0);
        if bits <= target.inner().vector_bits() || bits > widest {
            return Ok(target);
        }
        // A level has the widths that it says it has.
        Ok(self.shared.widest.get_or_init(|| target.with_vector_bits(widest).ok()).as_ref().unwrap_or(target))
    }

    fn object_for<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        target: &Target,
    ) -> Result<(KernelObject, CompileReport), Error> {
        let function = source.function();
        if function.symbols.iter().any(|symbol| symbol.name == function.name) {
            let message = format!("the kernel and a function that it calls are both named `{}`", function.name);
            return Err(Error::new(ErrorKind::InvalidInput, message));
        }
        if target.is_simulated() {
            simulated::check_spaces(function)?;
        }
        let start = Instant::now();
        let polled = self.with_polls(function, target)?;
        let function = polled.as_ref().unwrap_or(function);
        let compiled = self.run_compiler(function, target)?;
        let nanos = start.elapsed().as_nanos() as u64;
        let report = CompileReport::new(&compiled.stats, compiled.bytes.len(), nanos);
        let mut contract = source.contract().clone();
        if polled.is_some() {
            contract = Arc::new(AccessContract { polls: true, traps: true, ..(*contract).clone() });
        }
        let signature_of = |name: &str| source.symbols().signature(name).cloned();
        let features = self.shared.features.clone();
        let code = code_object(compiled, function, target, features, &signature_of);
        Ok((trusted::object(code, source.signature().clone(), contract), report))
    }

    /// The function with polls, if kernels are to have them.
    fn with_polls(&self, function: &Function, target: &Target) -> Result<Option<Function>, Error> {
        match (self.shared.options.interruptible, target.is_simulated()) {
            (false, _) => Ok(None),
            (true, false) => Ok(Some(kernelsmith_codegen::polls::insert(function))),
            (true, true) => {
                let message = format!("{target} runs in a simulator, which ends kernels by a number of instructions");
                Err(Error::new(ErrorKind::Unsupported, message))
            }
        }
    }

    /// Compiles a function to bytes without publishing it. It is verified first.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    pub fn code(&self, function: &Function) -> Result<Code, Error> {
        kernelsmith_ir::verify(function)
            .map_err(|error| Error::new(ErrorKind::InvalidInput, format!("the function is not valid: {error}")))?;
        let start = Instant::now();
        let compiled = self.run_compiler(function, self.compiling_target()?)?;
        let report = CompileReport::new(&compiled.stats, compiled.bytes.len(), start.elapsed().as_nanos() as u64);
        let symbols = compiled.relocations.iter().map(|relocation| Symbol {
            offset: relocation.offset as usize,
            name: symbol_name(function, relocation.symbol).to_owned(),
        });
        Ok(Code {
            symbols: symbols.collect(),
            name: compiled.name,
            code_len: compiled.code_len as usize,
            align: compiled.align as usize,
            bytes: compiled.bytes,
            report,
        })
    }

    /// Compiles a recorded kernel for NaplesPU, to be run by its simulator.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    ///
    /// let jit = Jit::for_target(Target::naplespu()?, JitOptions::new())?;
    /// let source = build::<fn(i32, InOut<i32>)>("scale", |k, (by, y)| {
    ///     k.for_each_vector(y.len(), |i| y.store(i, y.load(i) * by));
    /// })?;
    /// let mut y = [1, 2, 3, 4, 5];
    /// jit.simulated(&source)?.call((3, &mut y))?;
    /// assert_eq!(y, [3, 6, 9, 12, 15]);
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    ///
    /// # Errors
    /// Why it cannot be compiled, or that the target is another one.
    pub fn simulated<S: InterpretSignature>(&self, source: &KernelSource<S>) -> Result<SimulatedKernel<S>, Error>
    where
        KernelSource<S>: Clone,
    {
        let target = self.compiling_target()?;
        if !target.is_simulated() {
            return Err(Error::new(ErrorKind::Unsupported, format!("there is no simulator for {target}")));
        }
        SimulatedKernel::new(source.clone(), self.code(source.function())?)
    }

    /// What a function becomes, as text: the IR after the passes that the options name, and the assembly.
    ///
    /// # Errors
    /// Why it cannot be compiled, or a pass that does not exist.
    pub fn listing(&self, function: &Function, options: &ListingOptions) -> Result<String, Error> {
        self.listing_for(function, self.compiling_target()?, options)
    }

    fn listing_for(&self, function: &Function, target: &Target, options: &ListingOptions) -> Result<String, Error> {
        let compiler_options = Options { source_map: true, ..self.shared.options.compiler_options() };
        let polled = self.with_polls(function, target)?;
        let function = polled.as_ref().unwrap_or(function);
        self.with_compiler(|compiler| listing::listing(compiler, function, target, &compiler_options, options))
    }

    /// Runs a kernel by the interpreter: slow, everywhere, and the definition of what is right. Vectors and indices are as
    /// wide as those of the target.
    ///
    /// # Errors
    /// What the compiled kernel's call would give.
    pub fn interpret<S: InterpretSignature>(
        &self,
        source: &KernelSource<S>,
        args: S::Actuals<'_>,
    ) -> Result<S::Result, Error> {
        self.interpret_with(source, args, &mut Symbols::new())
    }

    /// [`Jit::interpret`] with functions for what the kernel calls.
    ///
    /// # Errors
    /// What the compiled kernel's call would give, or a symbol that is not bound.
    pub fn interpret_with<S: InterpretSignature>(
        &self,
        source: &KernelSource<S>,
        args: S::Actuals<'_>,
        symbols: &mut Symbols<'_>,
    ) -> Result<S::Result, Error> {
        let vector_bits = self.target().map_or(INTERPRETED_VECTOR_BITS, Target::vector_bits);
        let pointer_bits = self.target().map_or(64, |target| target.inner().pointer_bits());
        let options = InterpOptions { vector_bits, pointer_bits, fuel: u64::MAX, ..InterpOptions::default() };
        source.interpret(args, options, symbols)
    }

    pub(crate) fn code_settings(&self) -> String {
        self.shared.options.of_code()
    }

    fn compiling_target(&self) -> Result<&Target, Error> {
        self.target().ok_or_else(|| Error::new(ErrorKind::Unsupported, "this Jit only interprets"))
    }

    fn run_compiler(&self, function: &Function, target: &Target) -> Result<Compiled, Error> {
        let mut options = self.shared.options.compiler_options();
        self.with_compiler(|compiler| match &self.shared.options.dump {
            None => Ok(compiler.compile(function, target.inner(), &options)?),
            Some(hook) => {
                options.source_map = true;
                listing::compile_dumped(compiler, function, target, &options, &**hook)
            }
        })
    }

    /// Lends a context that no other thread has.
    fn with_compiler<T>(&self, work: impl FnOnce(&mut Compiler) -> T) -> T {
        let idle = || self.shared.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut compiler = idle().pop().unwrap_or_default();
        let result = work(&mut compiler);
        let mut idle = idle();
        if idle.len() < MAX_IDLE {
            idle.push(compiler);
        }
        result
    }
}

impl fmt::Debug for Jit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jit").field("target", &self.shared.target).field("is_native", &self.is_native()).finish()
    }
}

/// Opens the files that the options ask for.
fn tools(options: &JitOptions) -> Result<Tools, Error> {
    let refused = |what: &str, error| Error::new(ErrorKind::Resource, format!("the {what} cannot be written: {error}"));
    let mut tools = Tools::none();
    if options.perf_map {
        let map = PerfMap::create().map_err(|error| refused("map file for perf", error))?;
        tools = tools.with_perf_map(Arc::new(map));
    }
    if let Some(folder) = &options.jit_dump {
        let dump = JitDump::create_in(folder).map_err(|error| refused("jitdump file", error))?;
        tools = tools.with_jit_dump(Arc::new(dump));
    }
    if options.debuggers {
        tools = tools.with_debuggers();
    }
    if options.unwinders {
        tools = tools.with_unwinders();
    }
    Ok(tools)
}

fn frame_info(steps: &[(u32, codegen::FrameStep)], target: &Target) -> FrameInfo {
    let step = |&(offset, step): &(u32, codegen::FrameStep)| {
        let step = match step {
            codegen::FrameStep::Cfa(above) => FrameStep::Cfa(above),
            codegen::FrameStep::CfaKept { at, above } => FrameStep::CfaKept((at, above)),
            codegen::FrameStep::Saved { dwarf, below } => FrameStep::Saved((dwarf, below)),
            codegen::FrameStep::CfaOf { dwarf, above } => FrameStep::CfaOf((dwarf, above)),
            codegen::FrameStep::SavedAt { dwarf, at } => FrameStep::SavedAt((dwarf, at)),
            codegen::FrameStep::Reloaded { dwarf } => FrameStep::Reloaded(dwarf),
            codegen::FrameStep::Remember => FrameStep::Remember,
            codegen::FrameStep::Restore => FrameStep::Restore,
        };
        (offset, step)
    };
    let entry_cfa = target.inner().convention().return_address_bytes();
    FrameInfo { entry_cfa, steps: steps.iter().map(step).collect() }
}

fn symbol_name(function: &Function, symbol: u32) -> &str {
    function.symbols.get(symbol as usize).map_or("", |symbol| &symbol.name)
}

fn code_object(
    compiled: Compiled,
    function: &Function,
    target: &Target,
    features: FeatureList,
    signature_of: &dyn Fn(&str) -> Option<Signature>,
) -> CodeObject {
    let relocations = compiled.relocations.iter().map(|relocation| {
        let name = symbol_name(function, relocation.symbol);
        Relocation {
            offset: relocation.offset as usize,
            kind: RelocKind::Abs64,
            symbol: name.to_owned(),
            addend: 0,
            signature: signature_of(name),
        }
    });
    CodeObject {
        relocations: relocations.collect(),
        name: compiled.name,
        arch: target.arch().to_owned(),
        bytes: compiled.bytes,
        align: compiled.align as usize,
        entry_offset: 0,
        features,
        frame: Some(frame_info(&compiled.frame_steps, target)),
    }
}
