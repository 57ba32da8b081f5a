//! From a function of the IR to a call of its machine code, wherever code of its machine runs.
//!
//! In: a function, how to compile it, arguments. Out: results, what memory holds afterwards, a failed check, whether anything
//! was written beside the buffers, and whether the code has instructions that the target lacks.
//! Compilation is here, with all that is checked about code; only the call is the [`Executor`]'s: of this process, of one
//! under an emulator, of a simulator.
//! Not here: what the results should be (see [`crate::differential`] and [`crate::golden`]).

use crate::host::{self, Machine};
use crate::simulated::Simulated;
use kernelsmith_codegen::error::CompileError;
use kernelsmith_codegen::target::Target;
use kernelsmith_codegen::{Compiled, Compiler, Options, Progress, Verify};
use kernelsmith_exec::{
    AccessContract, CodeObject, Edge, KernelObject, ParamKind, RelocKind, Relocation, ScalarType, Signature,
    SliceAccess, trusted,
};
use kernelsmith_executor::symbols::scalar_type;
pub use kernelsmith_executor::{Argument, Executor, FailedCheck, Here, Outcome, Placement, Remote, RunError};
use kernelsmith_ir::{Elem, Function, Type};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::{FeatureSet, TargetDesc};
use std::time::Duration;

/// Why no outcome.
#[derive(Debug)]
pub enum NativeError {
    /// The compiler refused or failed.
    Compile(CompileError),
    /// The code was compiled and did not run as code should.
    Run(RunError),
    /// The code has an instruction that the target lacks.
    Feature(String),
    /// An instruction of the function needs more registers than any of the description should.
    TooDemanding,
}

impl core::fmt::Display for NativeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            NativeError::Compile(error) => error.fmt(f),
            NativeError::Run(error) => error.fmt(f),
            NativeError::Feature(what) => f.write_str(what),
            NativeError::TooDemanding => {
                f.write_str("an instruction needs more registers than the description's most demanding one")
            }
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

    /// Where buffers are: for variant by variant at another end; `turn` exchanges them.
    pub fn placement(self, turn: u64) -> Placement {
        let ends = [Edge::End, Edge::Start];
        Placement::Page(ends[(self as usize + turn as usize) % 2])
    }
}

/// A process that runs code for another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// What starts it: words between spaces.
    pub command: String,
    /// How long a call may take.
    pub timeout: Duration,
}

/// A compiler for a machine, and where its code runs.
#[derive(Debug)]
pub struct Native {
    target: Target,
    compiler: Compiler,
    few: crate::differential::few_registers::FewRegisters,
    features: FeatureCheck,
    executor: Box<dyn Executor>,
    /// Whether code is for Windows' convention, which nothing here calls by.
    is_adapted: bool,
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

    /// A compiler for the host at this level, or for what is simulated.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn for_machine(machine: Machine) -> Result<Native, String> {
        Native::running(machine, None)
    }

    /// A compiler for a machine whose code runs elsewhere, if it says where.
    ///
    /// # Errors
    /// The reason why machine code cannot run there.
    pub fn running(machine: Machine, elsewhere: Option<&Elsewhere>) -> Result<Native, String> {
        let (target, executor): (Target, Box<dyn Executor>) = match elsewhere {
            Some(Elsewhere { command, timeout }) => {
                let target = host::target_of(machine)?;
                let features = target.feature_names().map(str::to_owned).collect();
                let remote = Remote::start(command, features, *timeout)?;
                if remote.arch() != arch(&target) {
                    return Err(format!(
                        "machine code for {machine} cannot run on the {} of `{command}`",
                        remote.arch()
                    ));
                }
                (target, Box::new(remote))
            }
            None if machine == Machine::SIMULATED => (host::target_of(machine)?, Box::new(Simulated::new()?)),
            None => (host::host_target_for(machine)?, Box::new(Here::new()?)),
        };
        if let (Some(wanted), Some(has)) = (machine.register_bits, executor.vector_bits())
            && wanted != has
        {
            return Err(format!("vector registers have {has} bits there, not {wanted}"));
        }
        Ok(Native::of(target, executor))
    }

    /// A compiler for the host and for Windows' convention. What it compiles is called by way of [`crate::windows`], and must
    /// not call.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn for_windows() -> Result<Native, String> {
        host::host_target_for(Machine::BASE)?;
        let target = host::target("x86-64-win64")?;
        Ok(Native { is_adapted: true, ..Native::of(target, Box::new(Here::new()?)) })
    }

    fn of(target: Target, executor: Box<dyn Executor>) -> Native {
        let few = crate::differential::few_registers::FewRegisters::of(&target);
        let features = FeatureCheck::of(&target);
        Native { target, compiler: Compiler::new(), few, features, executor, is_adapted: false, verify_each: false }
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The width of a vector in bits, that of the machine where code takes what it finds.
    pub fn vector_bits(&self) -> u32 {
        let own = self.executor.vector_bits().filter(|_| self.target.is_scalable());
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
        let sliced = with_lengths(func);
        let mut compiled = self.compile_checked(&sliced, variant)?;
        if self.is_adapted {
            compiled = crate::windows::adapted(&sliced, compiled).map_err(NativeError::Feature)?;
        }
        let object = object(func, compiled, &self.target);
        let mut outcome = self.executor.run(&object, args, placement).map_err(NativeError::Run)?;
        if let (Ok(Some(bits)), Some(ty)) = (&mut outcome.result, func.results.first()) {
            *bits = ty.elem().canonical(*bits);
        }
        Ok(outcome)
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
}

/// The machine of a target, as exec names it.
fn arch(target: &Target) -> String {
    target.desc().name().replace('-', "_")
}

/// Code with the signature that it is called by.
fn object(func: &Function, compiled: Compiled, target: &Target) -> KernelObject {
    let relocation = |offset: u32, symbol: u32| {
        let symbol = &func.symbols[symbol as usize];
        let params: Vec<ParamKind> = symbol.params.iter().map(|ty| ParamKind::Scalar(scalar_type(ty.elem()))).collect();
        Relocation {
            offset: offset as usize,
            kind: RelocKind::Abs64,
            symbol: symbol.name.clone(),
            addend: 0,
            signature: Some(Signature::new(params, symbol.result.map(|ty| scalar_type(ty.elem())))),
        }
    };
    let code = CodeObject {
        arch: arch(target),
        align: compiled.align as usize,
        relocations: compiled.relocations.iter().map(|reloc| relocation(reloc.offset, reloc.symbol)).collect(),
        ..CodeObject::for_host(compiled.name, compiled.bytes)
    };
    let contract = AccessContract { traps: func.trap_param.is_some(), ..AccessContract::default() };
    trusted::object(code, signature(func), contract)
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
