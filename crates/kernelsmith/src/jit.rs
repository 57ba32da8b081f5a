//! The run-time compiler: a target, an arena of code memory, a pool of compilation contexts.
//!
//! In: kernels. Out: callable kernels, or bytes.
//! Invariants: any number of threads compile in parallel, each with its own context; the same kernel and target give
//! the same bytes; the compiler reads no clock except the one that this module passes in for times.
//! Not here: text (see `listing`), the list of targets (see `target`).

use crate::code::{Code, CodeFunction, Symbol};
use crate::error::{Error, ErrorKind};
use crate::jit_options::JitOptions;
use crate::listing::{self, ListingOptions};
use crate::report::CompileReport;
#[cfg(feature = "simulator")]
use crate::simulated::{self, SimulatedKernel};
use crate::source::{KernelSource, Parts, build_with};
use crate::target::Target;
use core::fmt;
use kernelsmith_codegen::{Compiled, Compiler, Options, Part};
use kernelsmith_dsl::{BuildOptions, InterpretSignature, K, KernelSignature};
use kernelsmith_exec::{
    AccessContract, ArenaOptions, CodeArena, CodeObject, CodePart, DynKernel, FeatureList, FnSignature, JitDump,
    Kernel, KernelObject, PerfMap, RelocKind, Relocation, Signature, SymbolTable, Tools, host_model, trusted,
};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Symbols};
#[cfg(feature = "kernels")]
use kernelsmith_kernels::Machine;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

/// Width in bits of a vector when the interpreter runs without a target.
const INTERPRETED_VECTOR_BITS: u32 = 256;
/// The maximum number of idle contexts in the pool: more than threads usually compile at a time.
const MAX_IDLE: usize = 64;

/// A compiler for one target, with the memory for its code.
///
/// Clones share everything. A kernel keeps the memory of its code alive, so it may outlive its `Jit`.
#[derive(Clone)]
pub struct Jit {
    shared: Arc<Shared>,
}

struct Shared {
    options: JitOptions,
    target: Option<Target>,
    /// The CPU features that code for the target may use.
    features: FeatureList,
    /// The code memory, or the reason why code for this target cannot run here.
    arena: Result<CodeArena, String>,
    tools: Tools,
    /// Boxed, so that taking a context from the pool moves one pointer.
    idle: Mutex<Vec<Box<Compiler>>>,
    /// The target with its widest vectors; set when the kernel library first compiles a primitive for them.
    widest: OnceLock<Option<Target>>,
    /// The target with vectors of other widths, as kernels were compiled for them.
    of_widths: Mutex<Vec<(u32, Target)>>,
    #[cfg(feature = "kernels")]
    machine: OnceLock<Machine>,
}

impl Jit {
    /// Creates a compiler for the machine that this program runs on.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if kernels cannot run natively here; the message names what is missing, and
    /// [`Jit::interpreter`] still works. [`ErrorKind::Resource`] if the system provides no executable memory.
    pub fn host() -> Result<Jit, Error> {
        Jit::host_with(JitOptions::new())
    }

    /// Like [`Jit::host`], with options.
    ///
    /// # Errors
    /// The errors of [`Jit::host`], and [`ErrorKind::Resource`] if a file for `perf` cannot be written.
    pub fn host_with(options: JitOptions) -> Result<Jit, Error> {
        let jit = Jit::for_target(Target::host()?, options)?;
        match &jit.shared.arena {
            Ok(_) => Ok(jit),
            Err(reason) => Err(Error::new(ErrorKind::Unsupported, reason.clone())),
        }
    }

    /// Creates a compiler for any target. If code for the target does not run here, the `Jit` still produces [`Code`],
    /// objects and listings.
    ///
    /// # Errors
    /// [`ErrorKind::Resource`] if code for the target runs here and the system provides no executable memory, or if a
    /// file for `perf` cannot be written; [`ErrorKind::InvalidInput`] or [`ErrorKind::Limit`] for passes that cannot be
    /// inserted.
    pub fn for_target(target: Target, options: JitOptions) -> Result<Jit, Error> {
        options.check_passes()?;
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
            of_widths: Mutex::default(),
            #[cfg(feature = "kernels")]
            machine: OnceLock::new(),
        }))
    }

    /// Creates a `Jit` without a target, which only supports [`Jit::interpret`]. It works on every host.
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
            of_widths: Mutex::default(),
            #[cfg(feature = "kernels")]
            machine: OnceLock::new(),
        })
    }

    fn of(shared: Shared) -> Jit {
        Jit { shared: Arc::new(shared) }
    }

    /// The target; `None` for [`Jit::interpreter`].
    pub fn target(&self) -> Option<&Target> {
        self.shared.target.as_ref()
    }

    /// Whether compiled kernels run on this host.
    pub fn is_native(&self) -> bool {
        self.shared.arena.is_ok()
    }

    /// Records a kernel and compiles it.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`] for mistakes in the kernel, each with its source line; otherwise the errors of
    /// [`Jit::compile`].
    #[track_caller]
    pub fn kernel<S: KernelSignature>(
        &self,
        name: &str,
        body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
    ) -> Result<Kernel<S>, Error> {
        let source = build_with(name, &self.build_options(), body)?;
        self.compile(&source)
    }

    /// Compiles a kernel that [`build_dyn`](crate::build_dyn) recorded.
    ///
    /// # Errors
    /// The errors of [`Jit::compile`].
    pub fn compile_dyn(&self, source: &KernelSource<()>) -> Result<DynKernel, Error> {
        self.check_runs()?;
        self.publish_dyn(&self.object(source)?, source.symbols())
    }

    /// Like [`Jit::publish`], for a kernel that is called with arguments as data.
    ///
    /// # Errors
    /// The errors of [`Jit::publish`], except that there is no type to compare with.
    pub fn publish_dyn(&self, object: &KernelObject, symbols: &SymbolTable) -> Result<DynKernel, Error> {
        if let Some(processor_of) = &self.shared.options.processor_of {
            let (signature, contract) = (object.signature(), object.contract().clone());
            return Ok(trusted::remote_dyn_kernel(processor_of(object), signature, contract)?);
        }
        #[cfg(feature = "simulator")]
        if let Some(target) = self.target().filter(|target| target.is_simulated()) {
            return simulated::dyn_kernel(object, target.arch(), self.shared.options.simulation);
        }
        Ok(object.publish_dyn(self.arena()?, symbols, &self.shared.tools)?)
    }

    /// Compiles a recorded kernel. The simulator runs kernels for NaplesPU: see [`JitOptions::simulation`].
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if code for the target does not run here or an operation has no implementation on the
    /// target; [`ErrorKind::Limit`] if the kernel or the code memory is too large; [`ErrorKind::InvalidInput`] for an
    /// unusable symbol.
    pub fn compile<S: FnSignature>(&self, source: &KernelSource<S>) -> Result<Kernel<S>, Error> {
        self.compile_with_report(source).map(|(kernel, _)| kernel)
    }

    /// Compiles a recorded kernel and also returns sizes and times of the compilation.
    ///
    /// # Errors
    /// The errors of [`Jit::compile`].
    pub fn compile_with_report<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
    ) -> Result<(Kernel<S>, CompileReport), Error> {
        self.check_runs()?;
        let (object, mut report) = self.object_with_report(source.parts())?;
        let start = Instant::now();
        let kernel = self.publish(&object, source.symbols())?;
        report.publish_nanos = start.elapsed().as_nanos() as u64;
        Ok((kernel, report))
    }

    /// Compiles a recorded kernel without publishing it. The object can be saved and published later.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] or [`ErrorKind::Limit`] if the kernel cannot be compiled for the target.
    pub fn object<S>(&self, source: &KernelSource<S>) -> Result<KernelObject, Error> {
        self.object_with_report(source.parts()).map(|(object, _)| object)
    }

    /// Like [`Jit::compile`], for one kernel in vectors of `bits` bits, whatever the target's default is. A long loop that
    /// computes more than it loads may pay for 512 bits where other kernels do not: see [`Target::with_vector_bits`].
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// # let Ok(jit) = Jit::host() else { return Ok(()) };
    /// let source = kernelsmith::build::<fn(InOut<f32>)>("double", |k, (x,)| {
    ///     k.for_each_vector(x.len(), |i| x.store(i, x.load(i) * 2.0));
    /// })?;
    /// let double = jit.compile_with_vector_bits(&source, 512).or_else(|_| jit.compile(&source))?;
    /// let mut x = [1.0; 21];
    /// double.call(&mut x)?;
    /// assert_eq!(x, [2.0; 21]);
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`Jit::compile`]; [`ErrorKind::Unsupported`] if the level has no vectors of this width.
    pub fn compile_with_vector_bits<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        bits: u32,
    ) -> Result<Kernel<S>, Error> {
        self.check_runs()?;
        self.publish(&self.object_with_vector_bits(source, bits)?, source.symbols())
    }

    /// Like [`Jit::object`], in vectors of `bits` bits: see [`Jit::compile_with_vector_bits`].
    ///
    /// # Errors
    /// The errors of [`Jit::object`]; [`ErrorKind::Unsupported`] if the level has no vectors of this width.
    pub fn object_with_vector_bits<S>(&self, source: &KernelSource<S>, bits: u32) -> Result<KernelObject, Error> {
        let default = self.compiling_target()?;
        let known = |targets: &[(u32, Target)]| targets.iter().find(|(of, _)| *of == bits).map(|(_, t)| t.clone());
        let mut targets = self.shared.of_widths.lock().unwrap_or_else(PoisonError::into_inner);
        let target = match known(&targets) {
            Some(target) => target,
            None => {
                // A level has few widths, and others are errors, so the list stays short.
                let target = default.with_vector_bits(bits)?;
                targets.push((bits, target.clone()));
                target
            }
        };
        drop(targets);
        self.object_for(source.parts(), &target).map(|(object, _)| object)
    }

    /// Copies a compiled kernel to executable memory. `symbols` provides the functions that it calls:
    /// [`KernelSource::symbols`].
    ///
    /// # Errors
    /// If the object has another signature or was compiled for another machine, if `symbols` lacks a function that it
    /// calls, or if there is no memory for it.
    pub fn publish<S: FnSignature>(&self, object: &KernelObject, symbols: &SymbolTable) -> Result<Kernel<S>, Error> {
        if let Some(processor_of) = &self.shared.options.processor_of {
            let (signature, contract) = (object.signature(), object.contract().clone());
            return Ok(trusted::remote_kernel(processor_of(object), signature, contract)?);
        }
        #[cfg(feature = "simulator")]
        if let Some(target) = self.target().filter(|target| target.is_simulated()) {
            return simulated::kernel(object, target.arch(), self.shared.options.simulation);
        }
        Ok(object.publish_to(self.arena()?, symbols, &self.shared.tools)?)
    }

    #[cfg(feature = "kernels")]
    /// [`Jit::compile`] for what [`Jit::object_of_width`] compiles.
    pub(crate) fn compile_of_width<S: FnSignature>(
        &self,
        source: &KernelSource<S>,
        bits: u32,
    ) -> Result<Kernel<S>, Error> {
        self.check_runs()?;
        self.publish(&self.object_of_width(source.parts(), bits)?, source.symbols())
    }

    /// Fails before compiling if the code cannot run here.
    fn check_runs(&self) -> Result<(), Error> {
        let runs_elsewhere = self.is_simulated() || self.shared.options.processor_of.is_some();
        if runs_elsewhere { Ok(()) } else { self.arena().map(|_| ()) }
    }

    fn is_simulated(&self) -> bool {
        self.target().is_some_and(Target::is_simulated)
    }

    pub(crate) fn arena(&self) -> Result<&CodeArena, Error> {
        let refused = |reason: &String| Error::new(ErrorKind::Unsupported, reason.clone());
        self.shared.arena.as_ref().map_err(refused)
    }

    fn object_with_report(&self, source: Parts<'_>) -> Result<(KernelObject, CompileReport), Error> {
        self.object_for(source, self.compiling_target()?)
    }

    /// Compiles with vectors of `bits` bits if the level supports that width and the target's preferred vectors are
    /// narrower; otherwise with the preferred width.
    pub(crate) fn object_of_width(&self, source: Parts<'_>, bits: u32) -> Result<KernelObject, Error> {
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

    #[cfg(feature = "kernels")]
    /// The machine properties that the kernel library uses for its plans.
    pub(crate) fn kernel_machine(&self) -> &Machine {
        self.shared.machine.get_or_init(|| match self.target() {
            Some(target) => {
                let features: Vec<&str> = target.features().collect();
                Machine::new(target.level().name(), self.tuned_for(), &features, target.level().fixed_widths())
            }
            None => Machine::new("", None, &[], &[INTERPRETED_VECTOR_BITS]),
        })
    }

    /// The processor model that plans are tuned for: the one in the options, otherwise the host's if the code runs
    /// here.
    pub(crate) fn tuned_for(&self) -> Option<&'static str> {
        self.shared.options.model.or_else(|| self.is_native().then(host_model).flatten())
    }

    fn target_of_width(&self, bits: u32) -> Result<&Target, Error> {
        let target = self.compiling_target()?;
        let widest = target.level().fixed_widths().last().copied().unwrap_or(0);
        if bits <= target.inner().vector_bits() || bits > widest {
            return Ok(target);
        }
        // `with_vector_bits` accepts each width that its level lists.
        Ok(self.shared.widest.get_or_init(|| target.with_vector_bits(widest).ok()).as_ref().unwrap_or(target))
    }

    fn object_for(&self, source: Parts<'_>, target: &Target) -> Result<(KernelObject, CompileReport), Error> {
        let Parts { function, signature, symbols, .. } = source;
        let contract = source.contract_on(target)?;
        if function.symbols.iter().any(|symbol| symbol.name == function.name) {
            let message = format!("the kernel and a function that it calls are both named `{}`", function.name);
            return Err(Error::new(ErrorKind::InvalidInput, message));
        }
        #[cfg(feature = "simulator")]
        if target.is_simulated() {
            simulated::check_spaces(function)?;
        }
        let start = Instant::now();
        let polled = self.with_polls(function, target)?;
        let function = polled.as_ref().unwrap_or(function);
        let compiled = self.run_compiler(function, target)?;
        let nanos = start.elapsed().as_nanos() as u64;
        let report = CompileReport::new(&compiled.stats, &self.shared.options.passes, compiled.bytes.len(), nanos);
        let mut contract = contract.clone();
        if polled.is_some() {
            contract = Arc::new(AccessContract { polls: true, traps: true, ..(*contract).clone() });
        }
        let signature_of = |name: &str| symbols.signature(name).cloned();
        let features = self.shared.features.clone();
        let code = code_object(compiled, function, target, features, &signature_of);
        Ok((trusted::object(code, signature.clone(), contract), report))
    }

    /// The function with polls inserted, if the options ask for interruptible kernels.
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

    /// Verifies a function and compiles it to bytes without publishing it.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`] if the function is not valid; otherwise the reason why it cannot be compiled.
    pub fn code(&self, function: &Function) -> Result<Code, Error> {
        kernelsmith_ir::verify(function)
            .map_err(|error| Error::new(ErrorKind::InvalidInput, format!("the function is not valid: {error}")))?;
        let start = Instant::now();
        let compiled = self.run_compiler(function, self.compiling_target()?)?;
        let report = CompileReport::new(
            &compiled.stats,
            &self.shared.options.passes,
            compiled.bytes.len(),
            start.elapsed().as_nanos() as u64,
        );
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
            lines: compiled.lines,
            functions: compiled.parts.into_iter().map(code_function).collect(),
            report,
        })
    }

    #[cfg(feature = "simulator")]
    /// Compiles a recorded kernel for the NaplesPU simulator.
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
    /// [`ErrorKind::Unsupported`] if the target is not NaplesPU; otherwise why the kernel cannot be compiled.
    pub fn simulated<S: InterpretSignature>(&self, source: &KernelSource<S>) -> Result<SimulatedKernel<S>, Error>
    where
        KernelSource<S>: Clone,
    {
        let target = self.compiling_target()?;
        if !target.is_simulated() {
            return Err(Error::new(ErrorKind::Unsupported, format!("there is no simulator for {target}")));
        }
        SimulatedKernel::new(source.clone(), self.code(source.function())?, target)
    }

    /// Compiles a function and returns text: the IR after the passes that the options name, and the assembly.
    ///
    /// # Errors
    /// If the function is not valid or cannot be compiled, or the options name a pass that does not exist.
    pub fn listing(&self, function: &Function, options: &ListingOptions) -> Result<String, Error> {
        self.listing_for(function, self.compiling_target()?, options)
    }

    fn listing_for(&self, function: &Function, target: &Target, options: &ListingOptions) -> Result<String, Error> {
        let compiler_options = Options { source_map: true, ..self.shared.options.compiler_options() };
        let polled = self.with_polls(function, target)?;
        let function = polled.as_ref().unwrap_or(function);
        self.with_compiler(|compiler| {
            listing::listing(compiler, function, target, &compiler_options, &self.shared.options.passes, options)
        })
    }

    /// Runs a kernel with the interpreter. It is slow, works on every host, and defines the correct results.
    /// Vectors and indices are as wide as those of the target.
    ///
    /// # Errors
    /// The errors that a call of the compiled kernel returns for the same arguments.
    pub fn interpret<S: InterpretSignature>(
        &self,
        source: &KernelSource<S>,
        args: S::Actuals<'_>,
    ) -> Result<S::Result, Error> {
        self.interpret_with(source, args, &mut Symbols::new())
    }

    /// Like [`Jit::interpret`], with implementations of the functions that the kernel calls.
    ///
    /// # Errors
    /// The errors of [`Jit::interpret`], or a function that `symbols` does not provide.
    pub fn interpret_with<S: InterpretSignature>(
        &self,
        source: &KernelSource<S>,
        args: S::Actuals<'_>,
        symbols: &mut Symbols<'_>,
    ) -> Result<S::Result, Error> {
        source.interpret(args, self.interp_options(), symbols)
    }

    /// How this compiler records kernels.
    pub(crate) fn build_options(&self) -> BuildOptions<'static> {
        BuildOptions { locations: self.shared.options.locations, ..Default::default() }
    }

    pub(crate) fn interp_options(&self) -> InterpOptions {
        let vector_bits = self.target().map_or(INTERPRETED_VECTOR_BITS, Target::vector_bits);
        let pointer_bits = self.target().map_or(64, |target| target.inner().pointer_bits());
        InterpOptions { vector_bits, pointer_bits, fuel: u64::MAX, ..InterpOptions::default() }
    }

    pub(crate) fn code_settings(&self) -> String {
        self.shared.options.of_code()
    }

    pub(crate) fn compiling_target(&self) -> Result<&Target, Error> {
        self.target().ok_or_else(|| Error::new(ErrorKind::Unsupported, "this Jit only interprets"))
    }

    fn run_compiler(&self, function: &Function, target: &Target) -> Result<Compiled, Error> {
        let mut options = self.shared.options.compiler_options();
        self.with_compiler(|compiler| match &self.shared.options.dump {
            None => {
                let passes = &self.shared.options.passes;
                Ok(compiler.compile_with_passes(function, target.inner(), &options, passes, &mut |_| ())?)
            }
            Some(hook) => {
                options.source_map = true;
                listing::compile_dumped(compiler, function, target, &options, &self.shared.options.passes, &**hook)
            }
        })
    }

    /// How the compiler compiles for this `Jit`.
    pub(crate) fn compiler_options(&self) -> Options {
        self.shared.options.compiler_options()
    }

    /// The CPU features that code may use.
    pub(crate) fn features(&self) -> &FeatureList {
        &self.shared.features
    }

    /// The tools with which code is registered.
    pub(crate) fn tools(&self) -> &Tools {
        &self.shared.tools
    }

    /// Runs `work` with a context from the pool; no other thread uses that context meanwhile.
    pub(crate) fn with_compiler<T>(&self, work: impl FnOnce(&mut Compiler) -> T) -> T {
        let idle = || self.shared.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut compiler = idle().pop().unwrap_or_default();
        let result = work(&mut compiler);
        if compiler.is_oversized() {
            return result;
        }
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

/// Opens the files and selects the tools that the options ask for.
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

fn code_function(part: Part) -> CodeFunction {
    let Part { name, offset, code_len, lines, .. } = part;
    CodeFunction { name, offset: offset as usize, code_len: code_len as usize, lines }
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
        convention: target.convention().name().to_owned(),
        bytes: compiled.bytes,
        align: compiled.align as usize,
        entry_offset: 0,
        features,
        frame: Some(compiled.frame),
        lines: compiled.lines,
        parts: compiled.parts.into_iter().map(code_part).collect(),
    }
}

fn code_part(part: Part) -> CodePart {
    let Part { name, offset, len, lines, frame, .. } = part;
    CodePart { name, offset: offset as usize, len: len as usize, frame: Some(frame), lines }
}
