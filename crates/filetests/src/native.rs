//! Compiles an IR function and calls its machine code, on this host or elsewhere.
//!
//! In: a function, a compilation variant, arguments. Out: results, memory after the call, a failed check, whether the
//! code wrote outside the buffers, and whether the code contains instructions that the target lacks. This module
//! compiles the function and checks the code. An [`Executor`] calls it: in this process, in a process under an
//! emulator, or in a simulator.
//! Not here: the expected results (see [`crate::differential`] and [`crate::golden`]).

use crate::code_check::CodeCheck;
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
use kernelsmith_ir::{Elem, Function, Op, Opcode, Type};
use std::time::Duration;

/// The reason why a run has no outcome.
#[derive(Debug)]
pub enum NativeError {
    /// The compiler refused or failed.
    Compile(CompileError),
    /// The code failed when it ran.
    Run(RunError),
    /// The code contains an instruction that the target lacks, or loses a register of the caller.
    Code(String),
    /// An instruction of the function needs more registers than the description's most demanding instruction.
    TooDemanding,
}

impl core::fmt::Display for NativeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            NativeError::Compile(error) => error.fmt(f),
            NativeError::Run(error) => error.fmt(f),
            NativeError::Code(message) => f.write_str(message),
            NativeError::TooDemanding => {
                f.write_str("an instruction needs more registers than the description's most demanding one")
            }
        }
    }
}

/// The compilation variants that the tests try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Variant {
    /// The default options.
    Normal,
    /// Every virtual register is spilled.
    SpillAll,
    /// Only as many registers as the description's most demanding instruction needs.
    FewRegisters,
    /// Only the passes that code needs.
    Fast,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 4] = [Variant::Normal, Variant::SpillAll, Variant::FewRegisters, Variant::Fast];

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Normal => "normal",
            Variant::SpillAll => "spill-all",
            Variant::FewRegisters => "regs=min",
            Variant::Fast => "fast",
        }
    }

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// The placement of the buffers at a page edge. Successive variants alternate between the two edges, and so do
    /// successive values of `salt`.
    pub fn placement(self, salt: u64) -> Placement {
        let edges = [Edge::End, Edge::Start];
        Placement::Page(edges[(self as usize + salt as usize) % 2])
    }
}

/// A process that runs code for another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The command that starts it: words separated by spaces.
    pub command: String,
    /// The time limit of one call.
    pub timeout: Duration,
}

/// A compiler for a machine, and the executor of its code.
#[derive(Debug)]
pub struct Native {
    target: Target,
    compiler: Compiler,
    few: crate::differential::few_registers::FewRegisters,
    check: CodeCheck,
    executor: Box<dyn Executor>,
    /// Whether code uses the Windows convention and needs the adapter of [`crate::windows`].
    is_adapted: bool,
    /// Whether to verify the IR after each pass.
    pub verify_each: bool,
    /// Whether [`Native::run`] compiles each subtraction with swapped operands: wrong code, to test the tests.
    pub swaps_operands: bool,
}

impl Native {
    /// A compiler for the host.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn new() -> Result<Native, String> {
        Native::for_machine(Machine::BASE)
    }

    /// A compiler for the host at this level, or for the simulated machine.
    ///
    /// # Errors
    /// The reason why machine code cannot run here.
    pub fn for_machine(machine: Machine) -> Result<Native, String> {
        Native::running(machine, None)
    }

    /// A compiler for a machine whose code runs in the process `elsewhere`, or on this host if that is `None`.
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
            None if machine.is_simulated() => (host::target_of(machine)?, Box::new(Simulated::new(machine)?)),
            None => (host::host_target_for(machine)?, Box::new(Here::new()?)),
        };
        if let (Some(required), Some(actual)) = (machine.register_bits, executor.vector_bits())
            && required != actual
        {
            return Err(format!("vector registers have {actual} bits there, not {required}"));
        }
        Ok(Native::of(target, executor))
    }

    /// A compiler for the host and the Windows convention. The adapter of [`crate::windows`] calls its code. Functions
    /// must not contain calls.
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
        let check = CodeCheck::of(&target);
        Native {
            target,
            compiler: Compiler::new(),
            few,
            check,
            executor,
            is_adapted: false,
            verify_each: false,
            swaps_operands: false,
        }
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The vector width in bits: for a scalable target, that of the executor's machine.
    pub fn vector_bits(&self) -> u32 {
        let actual = self.executor.vector_bits().filter(|_| self.target.is_scalable());
        actual.unwrap_or(self.target.vector_bits())
    }

    /// The registers of [`Variant::FewRegisters`].
    pub fn few_registers(&self) -> &crate::differential::few_registers::FewRegisters {
        &self.few
    }

    /// The compiler options of a variant. The allocation checker always runs.
    pub fn options(&self, variant: Variant) -> Options {
        Options {
            verify: if self.verify_each { Verify::EachPass } else { Verify::Input },
            check_allocation: true,
            spill_all: variant == Variant::SpillAll,
            fast: variant == Variant::Fast,
            limit: if variant == Variant::FewRegisters { Some(self.few.limit) } else { None },
            ..Options::default()
        }
    }

    /// Compiles a function.
    ///
    /// # Errors
    /// The compiler's error.
    pub fn compile(&mut self, func: &Function, variant: Variant) -> Result<Compiled, CompileError> {
        let options = self.options(variant);
        self.compiler.compile(func, &self.target, &options)
    }

    /// Compiles a function and reports each stage.
    ///
    /// # Errors
    /// The compiler's error.
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
        let mut called = with_lengths(func);
        if self.swaps_operands {
            let is_subtraction = |op: &&mut Op| op.code == Opcode::Sub;
            called.ops.iter_mut().filter(is_subtraction).for_each(|op| op.args.swap(0, 1));
        }
        let mut compiled = self.compile_checked(&called, variant)?;
        let mut convention = &*self.target.options().convention;
        if self.is_adapted {
            compiled = crate::windows::adapted(&called, compiled).map_err(NativeError::Code)?;
            convention = crate::windows::CONVENTION;
        }
        let object = object(func, compiled, arch(&self.target), convention);
        let mut outcome = self.executor.run(&object, args, placement).map_err(NativeError::Run)?;
        if let (Ok(Some(bits)), Some(ty)) = (&mut outcome.result, func.results.first()) {
            *bits = ty.elem().canonical(*bits);
        }
        Ok(outcome)
    }

    /// Compiles a function and checks the code: its instructions fit into the few registers of
    /// [`Variant::FewRegisters`], and [`CodeCheck`] accepts them.
    fn compile_checked(&mut self, func: &Function, variant: Variant) -> Result<Compiled, NativeError> {
        let options = self.options(variant);
        let (target, few) = (&self.target, &self.few);
        let mut suffices = true;
        let compiled = self.compiler.compile_with(func, target, &options, &mut |progress| {
            if let (Progress::Selected(mach), Variant::FewRegisters) = (progress, variant) {
                suffices = few.suffice_for(&target.problem(mach), target.reg_env());
            }
        });
        if !suffices {
            return Err(NativeError::TooDemanding);
        }
        let compiled = compiled.map_err(NativeError::Compile)?;
        self.check.check(&compiled).map_err(NativeError::Code)?;
        Ok(compiled)
    }
}

/// The architecture name that `kernelsmith_exec` uses for a target.
fn arch(target: &Target) -> String {
    target.desc().name().replace('-', "_")
}

/// The code with the signature of its calls, for an architecture and a convention.
fn object(func: &Function, compiled: Compiled, arch: String, convention: &str) -> KernelObject {
    let relocation = |offset: u32, symbol: u32| {
        let symbol = &func.symbols[symbol as usize];
        let params: Vec<ParamKind> = symbol.params.iter().map(|ty| ParamKind::Scalar(scalar_type(ty.elem()))).collect();
        Relocation {
            offset: offset as usize,
            kind: RelocKind::Abs64,
            symbol: symbol.name.clone(),
            addend: 0,
            signature: Some(Signature::new(params, symbol.result().map(|ty| scalar_type(ty.elem())))),
        }
    };
    let code = CodeObject {
        arch,
        convention: convention.to_owned(),
        align: compiled.align as usize,
        relocations: compiled.relocations.iter().map(|reloc| relocation(reloc.offset, reloc.symbol)).collect(),
        ..CodeObject::for_host(compiled.name, compiled.bytes)
    };
    let contract = AccessContract { traps: func.trap_param.is_some(), ..AccessContract::default() };
    trusted::object(code, signature(func), contract)
}

/// The function with the parameters that `kernelsmith_exec` passes: an ignored length follows every pointer, and the
/// trap record comes last.
fn with_lengths(func: &Function) -> Function {
    let mut called = func.clone();
    called.params.clear();
    for &param in &func.params {
        if Some(param) == func.trap_param {
            continue;
        }
        called.params.push(param);
        if func.ty(param) == Some(Type::PTR) {
            let len = called.new_vreg(Type::INDEX);
            called.params.push(len);
        }
    }
    called.params.extend(func.trap_param);
    called
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
