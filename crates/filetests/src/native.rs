//! From a function of the IR to a call of its machine code on this machine.
//!
//! In: a function, how to compile it, arguments. Out: results, what memory holds afterwards, a failed check, whether anything
//! was written beside the buffers, and whether the code has instructions that the target lacks. What reads beside a buffer
//! ends the process, since buffers are beside pages that nobody may touch.
//! Invariant: nothing here is unsafe: every pointer parameter becomes a slice of bytes for the call (its length, an extra
//! parameter, is ignored by the function), and every symbol is a function of this file with its signature.
//! Not here: what the results should be (see [`crate::differential`] and [`crate::golden`]).

use crate::host::Machine;
use crate::simulated::Simulated;
use core::cell::{Cell, RefCell};
use kernelsmith_codegen::compile::{Compiled, Compiler, Options, Progress, Verify};
use kernelsmith_codegen::error::CompileError;
use kernelsmith_codegen::target::Target;
use kernelsmith_exec::{
    AccessContract, ArenaOptions, CallError, CodeArena, CodeObject, DynArg, DynKernel, Edge, GuardedBuffer, ParamKind,
    RelocKind, Relocation, Resolve, Resolved, ScalarType, Signature, SliceAccess, publish, trusted,
};
use kernelsmith_ir::random::{Rng, SYMBOLS};
use kernelsmith_ir::{Elem, Function, Type};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::{FeatureSet, TargetDesc};

/// Where buffers are in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// They begin behind a page that nobody may touch, or end before one.
    Page(Edge),
    /// They end one byte before such a page, so that most begin at an odd address.
    Odd,
}

impl Placement {
    /// For variant by variant another end; `turn` exchanges them.
    pub fn of(variant: Variant, turn: u64) -> Placement {
        let ends = [Edge::End, Edge::Start];
        Placement::Page(ends[(variant as usize + turn as usize) % 2])
    }
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Canonical bits.
    Scalar(u64),
    /// The bytes behind a pointer.
    Memory(Vec<u8>),
}

/// A failed check, as the trap record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailedCheck {
    /// Number of the check.
    pub id: u32,
    /// The index.
    pub index: i64,
    /// The length.
    pub len: i64,
}

/// What a call did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Canonical bits of the result (nothing if the function has none), or the check that failed.
    pub result: Result<Option<u64>, FailedCheck>,
    /// What every memory argument holds afterwards, in order.
    pub memory: Vec<Vec<u8>>,
    /// A digest of all calls of symbols with their arguments, in order.
    pub calls: u64,
}

/// Why no outcome.
#[derive(Debug)]
pub enum NativeError {
    /// The compiler refused or failed.
    Compile(CompileError),
    /// The code could not be published or called.
    Exec(String),
    /// The code wrote beside the buffer of this memory argument.
    Guard(usize),
    /// The code has an instruction that the target lacks.
    Feature(String),
    /// An instruction of the function needs more registers than any of the description should.
    TooDemanding,
}

impl core::fmt::Display for NativeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            NativeError::Compile(error) => error.fmt(f),
            NativeError::Exec(what) | NativeError::Feature(what) => f.write_str(what),
            NativeError::TooDemanding => {
                f.write_str("an instruction needs more registers than the description's most demanding one")
            }
            NativeError::Guard(at) => write!(f, "bytes beside memory argument {at} were written"),
        }
    }
}

/// How to compile, as the tests vary it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Variant {
    /// As users do.
    Normal,
    /// Every value in memory.
    SpillAll,
    /// With as few registers as the description's most demanding instruction needs.
    FewRegisters,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 3] = [Variant::Normal, Variant::SpillAll, Variant::FewRegisters];

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Normal => "normal",
            Variant::SpillAll => "spill-all",
            Variant::FewRegisters => "regs=min",
        }
    }

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }
}

/// A compiler for this machine, and where its code goes.
#[derive(Debug)]
pub struct Native {
    target: Target,
    compiler: Compiler,
    arena: CodeArena,
    few: crate::differential::few_registers::FewRegisters,
    features: FeatureCheck,
    buffers: RefCell<Vec<GuardedBuffer>>,
    /// What runs code that is not the host's.
    simulated: Option<Simulated>,
    /// Verify after each pass.
    pub verify_each: bool,
}

impl Native {
    /// A compiler for the host.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn new() -> Result<Native, String> {
        Native::for_machine(Machine::BASE)
    }

    /// A compiler for the host at this level.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn for_machine(machine: Machine) -> Result<Native, String> {
        let target = crate::host::host_target_for(machine)?;
        let arena = CodeArena::new(ArenaOptions::new()).map_err(|error| error.to_string())?;
        let few = crate::differential::few_registers::FewRegisters::of(&target);
        let simulated = if machine == Machine::SIMULATED { Some(Simulated::new()?) } else { None };
        let features = FeatureCheck::of(&target);
        Ok(Native {
            target,
            compiler: Compiler::new(),
            arena,
            few,
            features,
            buffers: RefCell::default(),
            simulated,
            verify_each: false,
        })
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The width of a vector in bits, that of this machine where code takes what it finds.
    pub fn vector_bits(&self) -> u32 {
        let own = kernelsmith_exec::host_vector_bits().filter(|_| self.target.is_scalable());
        own.unwrap_or(self.target.vector_bits())
    }

    /// The registers of [`Variant::FewRegisters`].
    pub fn few_registers(&self) -> &crate::differential::few_registers::FewRegisters {
        &self.few
    }

    /// The compiler's options for a variant: the checker always runs.
    pub fn options(&self, variant: Variant) -> Options {
        Options {
            verify: if self.verify_each { Verify::EachPass } else { Verify::Input },
            check_allocation: true,
            spill_all: variant == Variant::SpillAll,
            limit: if variant == Variant::FewRegisters { Some(self.few.limit) } else { None },
            ..Options::default()
        }
    }

    /// Compiles a function.
    ///
    /// # Errors
    /// What the compiler says.
    pub fn compile(&mut self, func: &Function, variant: Variant) -> Result<Compiled, CompileError> {
        let options = self.options(variant);
        self.compiler.compile(func, &self.target, &options)
    }

    /// Compiles a function and reports the stages.
    ///
    /// # Errors
    /// What the compiler says.
    pub fn compile_with(
        &mut self,
        func: &Function,
        variant: Variant,
        report: &mut dyn FnMut(&Target, Progress<'_>),
    ) -> Result<Compiled, CompileError> {
        let options = self.options(variant);
        let target = &self.target;
        self.compiler.compile_with(func, target, &options, &mut |progress| report(target, progress))
    }

    /// Compiles, publishes and calls a function.
    ///
    /// # Errors
    /// See [`NativeError`].
    pub fn run(
        &mut self,
        func: &Function,
        variant: Variant,
        args: &[Argument],
        placement: Placement,
    ) -> Result<Outcome, NativeError> {
        if self.simulated.is_some() {
            let compiled = self.compile_checked(func, variant)?;
            let Some(simulated) = &mut self.simulated else { return Err(NativeError::TooDemanding) };
            return simulated.run(func, &compiled, args, placement);
        }
        let kernel = self.prepare(func, variant)?;
        self.call(func, &kernel, args, placement)
    }

    /// Compiles and publishes a function.
    ///
    /// # Errors
    /// See [`NativeError`].
    pub fn prepare(&mut self, func: &Function, variant: Variant) -> Result<DynKernel, NativeError> {
        let compiled = self.compile_checked(&with_lengths(func), variant)?;
        self.publish(func, &compiled)
    }

    /// Compiles a function, and looks whether it could have and has only what it may.
    fn compile_checked(&mut self, func: &Function, variant: Variant) -> Result<Compiled, NativeError> {
        let options = self.options(variant);
        let (target, few) = (&self.target, &self.few);
        let mut suffices = true;
        let compiled = self.compiler.compile_with(func, target, &options, &mut |progress| {
            if let (Progress::Selected(mach), Variant::FewRegisters) = (progress, variant) {
                suffices = few.suffice_for(&mach.problem(target), target.reg_env());
            }
        });
        if !suffices {
            return Err(NativeError::TooDemanding);
        }
        let compiled = compiled.map_err(NativeError::Compile)?;
        self.features.check(&compiled.bytes[..compiled.code_len as usize]).map_err(NativeError::Feature)?;
        Ok(compiled)
    }

    fn publish(&self, func: &Function, compiled: &Compiled) -> Result<DynKernel, NativeError> {
        let exec = |error: kernelsmith_exec::ExecError| NativeError::Exec(error.to_string());
        let mut code = CodeObject::for_host(compiled.name.clone(), compiled.bytes.clone());
        code.align = compiled.align as usize;
        code.relocations = compiled
            .relocations
            .iter()
            .map(|reloc| {
                let symbol = &func.symbols[reloc.symbol as usize];
                let params: Vec<ParamKind> =
                    symbol.params.iter().map(|ty| ParamKind::Scalar(scalar_type(ty.elem()))).collect();
                Relocation {
                    offset: reloc.offset as usize,
                    kind: RelocKind::Abs64,
                    symbol: symbol.name.clone(),
                    addend: 0,
                    signature: Some(Signature::new(params, symbol.result.map(|ty| scalar_type(ty.elem())))),
                }
            })
            .collect();
        let block = publish(&self.arena, &code, &HostSymbols).map_err(exec)?;
        let contract = AccessContract { traps: func.trap_param.is_some(), ..AccessContract::default() };
        trusted::dyn_kernel(block, &signature(func), contract).map_err(exec)
    }

    /// Calls a kernel that [`Native::prepare`] made of `func`.
    ///
    /// # Errors
    /// If the arguments do not fit, or the code wrote where it should not.
    pub fn call(
        &self,
        func: &Function,
        kernel: &DynKernel,
        args: &[Argument],
        placement: Placement,
    ) -> Result<Outcome, NativeError> {
        let mut buffers = self.buffers.borrow_mut();
        let memory = args.iter().filter_map(|arg| match arg {
            Argument::Memory(bytes) => Some(bytes.as_slice()),
            Argument::Scalar(_) => None,
        });
        let n_buffers = memory.clone().count();
        let mut odd = Vec::new();
        for (at, bytes) in memory.enumerate() {
            let (bytes, edge) = match placement {
                Placement::Page(edge) => (bytes, edge),
                Placement::Odd => {
                    odd.clear();
                    odd.extend_from_slice(bytes);
                    odd.push(0);
                    (odd.as_slice(), Edge::End)
                }
            };
            let placed = match buffers.get_mut(at) {
                Some(buffer) => buffer.refill(bytes, edge),
                None => GuardedBuffer::new(bytes, edge).map(|buffer| buffers.push(buffer)),
            };
            placed.map_err(|error| NativeError::Exec(error.to_string()))?;
        }
        CALLS.set(0);
        let mut rest = buffers.iter_mut();
        let mut passed = Vec::with_capacity(args.len());
        for arg in args {
            match arg {
                Argument::Scalar(bits) => passed.push(DynArg::Scalar(*bits)),
                Argument::Memory(bytes) => {
                    passed.extend(rest.next().map(|buffer| DynArg::SliceMut(&mut buffer.slice_mut()[..bytes.len()])));
                }
            }
        }
        let called = kernel.call(&mut passed);
        drop(passed);
        let result = match called {
            Ok(bits) => Ok(func.results.first().map(|ty| ty.elem().canonical(bits))),
            Err(CallError::OutOfBounds { operation, index, len }) => Err(FailedCheck { id: operation, index, len }),
            Err(error) => return Err(NativeError::Exec(error.to_string())),
        };
        let extra = usize::from(placement == Placement::Odd);
        let mut memory = Vec::new();
        for (at, buffer) in buffers[..n_buffers].iter().enumerate() {
            let (held, beside) = buffer.slice().split_at(buffer.slice().len() - extra);
            if !buffer.is_intact() || beside.iter().any(|byte| *byte != 0) {
                return Err(NativeError::Guard(at));
            }
            memory.push(held.to_vec());
        }
        Ok(Outcome { result, memory, calls: CALLS.get() })
    }
}

/// Which instructions code may have.
#[derive(Debug)]
pub struct FeatureCheck {
    decoder: Decoder<'static>,
    desc: &'static TargetDesc,
    features: FeatureSet,
}

impl FeatureCheck {
    /// Those of a target.
    pub fn of(target: &Target) -> FeatureCheck {
        let desc = target.desc();
        let sets = target.feature_names().filter_map(|name| desc.feature_set(name));
        let features = sets.fold(FeatureSet::EMPTY, |all, set| all.union(&set));
        FeatureCheck { decoder: Decoder::new(desc), desc, features }
    }

    /// Takes code apart.
    ///
    /// # Errors
    /// The first instruction that the target lacks.
    pub fn check(&self, code: &[u8]) -> Result<(), String> {
        for (at, decoded) in self.decoder.decode_all(code) {
            let decoded = decoded.map_err(|error| format!("code at {at:#x}: {error}"))?;
            let inst = self.desc.inst(decoded.inst);
            if !self.features.has_all(inst.features()) {
                return Err(format!("code at {at:#x}: {} is not an instruction of the target", inst.name()));
            }
        }
        Ok(())
    }
}

/// The function with an ignored length behind every pointer parameter, and the trap record last: as exec calls it.
fn with_lengths(func: &Function) -> Function {
    let mut sliced = func.clone();
    sliced.params.clear();
    for &param in &func.params {
        if Some(param) == func.trap_param {
            continue;
        }
        sliced.params.push(param);
        if func.ty(param) == Some(Type::PTR) {
            let len = sliced.new_vreg(Type::INDEX);
            sliced.params.push(len);
        }
    }
    sliced.params.extend(func.trap_param);
    sliced
}

fn signature(func: &Function) -> Signature {
    let params = func.params.iter().filter(|param| Some(**param) != func.trap_param).map(|&param| {
        match func.ty(param).unwrap_or(Type::BOOL).elem() {
            Elem::Ptr => ParamKind::Slice { elem: ScalarType::U8, access: SliceAccess::InOut },
            elem => ParamKind::Scalar(scalar_type(elem)),
        }
    });
    Signature::new(params.collect::<Vec<_>>(), func.results.first().map(|ty| scalar_type(ty.elem())))
}

/// The type of exec for a scalar of the IR; masks have none and count as `bool`.
fn scalar_type(elem: Elem) -> ScalarType {
    match elem {
        Elem::I8 => ScalarType::I8,
        Elem::I16 => ScalarType::I16,
        Elem::I32 => ScalarType::I32,
        Elem::I64 => ScalarType::I64,
        Elem::U8 => ScalarType::U8,
        // Floats of 16 bits travel as their bits.
        Elem::U16 | Elem::F16 | Elem::Bf16 => ScalarType::U16,
        Elem::U32 => ScalarType::U32,
        Elem::U64 => ScalarType::U64,
        Elem::F32 => ScalarType::F32,
        Elem::F64 => ScalarType::F64,
        Elem::Ptr => ScalarType::Ptr,
        Elem::Index => ScalarType::Index,
        Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => ScalarType::Bool,
    }
}

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

/// One more call in a digest of calls.
pub fn digest_call(so_far: u64, name: &str, args: &[u64]) -> u64 {
    let words = name.bytes().map(u64::from).chain(args.iter().copied());
    words.fold(so_far.wrapping_add(1), |digest, word| Rng::new(digest ^ word.rotate_left(17)).bits())
}

/// Notes the call and does what the interpreter's symbol of the name does.
fn called(name: &str, args: &[u64]) -> u64 {
    CALLS.set(digest_call(CALLS.get(), name, args));
    // Every name in `HostSymbols` is one of the table.
    SYMBOLS.iter().find(|symbol| symbol.name == name).map_or(0, |symbol| (symbol.function)(args))
}

extern "C" fn random_mix(a: i64, b: i64) -> i64 {
    called("random_mix", &[a as u64, b as u64]) as i64
}

extern "C" fn random_scale(a: f64, b: i32) -> f64 {
    f64::from_bits(called("random_scale", &[a.to_bits(), i64::from(b) as u64]))
}

extern "C" fn random_half(a: f32) -> f32 {
    f32::from_bits(called("random_half", &[u64::from(a.to_bits())]) as u32)
}

extern "C" fn random_note(a: u32) {
    called("random_note", &[u64::from(a)]);
}

/// As many arguments as make some go on the stack.
extern "C" fn random_many(a: i64, b: f32, c: i32, d: f64, e: u8, f: i64, g: i64, h: i64, i: i64) -> i32 {
    let args = [
        a as u64,
        u64::from(b.to_bits()),
        i64::from(c) as u64,
        d.to_bits(),
        u64::from(e),
        f as u64,
        g as u64,
        h as u64,
        i as u64,
    ];
    called("random_many", &args) as i32
}

/// The functions that tests may call, by name.
struct HostSymbols;

impl Resolve for HostSymbols {
    fn resolve(&self, name: &str) -> Option<Resolved> {
        let address = match name {
            "random_mix" => random_mix as *const u8,
            "random_scale" => random_scale as *const u8,
            "random_half" => random_half as *const u8,
            "random_note" => random_note as *const u8,
            "random_many" => random_many as *const u8,
            _ => return None,
        };
        let symbol = SYMBOLS.iter().find(|symbol| symbol.name == name)?;
        let params: Vec<ParamKind> = symbol.params.iter().map(|ty| ParamKind::Scalar(scalar_type(ty.elem()))).collect();
        let signature = Signature::new(params, symbol.result.map(|ty| scalar_type(ty.elem())));
        Some(Resolved { address, signature: Some(signature), block: None })
    }
}
