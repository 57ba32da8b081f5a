//! The driver of a compilation.
//!
//! In: a verified IR function, a target. Out: [`Compiled`]: position-independent bytes with named relocations.
//! Invariant: the same input gives the same bytes; a warm [`Compiler`] does a constant number of allocations for any function
//! size.
//! Not here: executable memory.

use crate::compiled::{Compiled, Stats};
use crate::emit::{self, EmitScratch};
use crate::error::{CompileError, CompileErrorKind};
use crate::layout::Layout;
use crate::mach::MachFunc;
use crate::passes::{PassCx, Scratch};
use crate::pipeline::PASSES;
use crate::select::SelectScratch;
use crate::target::Target;
use kernelsmith_ir::limits::MAX_OPS;
use kernelsmith_ir::{Function, verify};
use kernelsmith_regalloc as ra;
use ra::Allocator;

/// How to compile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// When to run the verifier.
    pub verify: Verify,
    /// Verify the allocation with the checker.
    pub check_allocation: bool,
    /// Spill every value: the simplest allocation, to find out whether the allocator causes a fault.
    pub spill_all: bool,
    /// Use only these register units.
    pub limit: Option<ra::RegSet>,
    /// Record the operation from which each instruction came.
    pub source_map: bool,
    /// A clock in nanoseconds, for [`Stats`]; without a clock no time is measured.
    pub clock: Option<fn() -> u64>,
}

/// When to run the verifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verify {
    /// On the input only.
    #[default]
    Input,
    /// On the input and after each pass.
    EachPass,
    /// Never: the caller has verified the input.
    Never,
}

/// The progress of a compilation, which [`Compiler::compile_with`] reports.
#[derive(Debug)]
pub enum Progress<'a> {
    /// After a pass over the IR.
    Ir(&'static str, &'a Function),
    /// After selection.
    Selected(&'a MachFunc),
    /// After allocation.
    Allocated(&'a MachFunc, &'a ra::Allocation),
}

/// Maximum number of operations, registers or instructions whose memory a pool keeps: 24 MB. All stages together take 345
/// to 400 bytes per operation (chains of 32 Ki to 1 Mi differences and products, x86-64-v3, resident memory, 2026-11).
const MAX_POOLED: usize = 1 << 16;
/// The compiler and its reusable memory: keep one per thread.
#[derive(Default)]
pub struct Compiler {
    work: Function,
    scratch: Scratch,
    select: SelectScratch,
    mach: MachFunc,
    allocator: ra::LinearScan,
    allocation: ra::Allocation,
    layout: Layout,
    emit: EmitScratch,
}

impl core::fmt::Debug for Compiler {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Compiler").finish_non_exhaustive()
    }
}

impl Compiler {
    /// A new compiler.
    pub fn new() -> Compiler {
        Compiler::default()
    }

    /// Whether it holds so much memory, after a function of extreme size, that a pool had better drop it.
    pub fn is_oversized(&self) -> bool {
        self.work.ops.capacity().max(self.work.vregs.capacity()).max(self.mach.insts.capacity()) > MAX_POOLED
    }

    /// Compiles a function.
    pub fn compile(&mut self, func: &Function, target: &Target, options: &Options) -> Result<Compiled, CompileError> {
        self.compile_with(func, target, options, &mut |_| ())
    }

    /// Compiles a function and reports it after each pass and stage.
    pub fn compile_with(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        report: &mut dyn FnMut(Progress<'_>),
    ) -> Result<Compiled, CompileError> {
        if func.ops.len() > MAX_OPS {
            let kind = CompileErrorKind::Limit {
                what: "operations of a function",
                limit: MAX_OPS as u64,
                given: func.ops.len() as u64,
            };
            return Err(CompileError { kind });
        }
        if options.verify != Verify::Never {
            verify(func).map_err(|errors| CompileError { kind: CompileErrorKind::InvalidInput(vec![errors]) })?;
        }
        let mut stats = Stats { ops_in: func.ops.len() as u32, ..Stats::default() };
        let now = || options.clock.map_or(0, |clock| clock());
        let mut last = now();
        let mut stage = 0;
        let mut tick = |stats: &mut Stats| {
            let time = now();
            stats.nanos[stage] = time.saturating_sub(last);
            last = time;
            stage += 1;
        };
        copy_function(&mut self.work, func);
        self.scratch.forget_defs();
        for pass in PASSES {
            let mut cx = PassCx { target, scratch: &mut self.scratch };
            (pass.run)(&mut self.work, &mut cx)?;
            tick(&mut stats);
            if options.verify == Verify::EachPass {
                verify(&self.work).map_err(|error| CompileError::bug(pass.name, error, &self.work))?;
            }
            report(Progress::Ir(pass.name, &self.work));
        }
        stats.ops_legal = self.work.ops.len() as u32;
        crate::select::run(&self.work, target, &mut self.mach, &mut self.select)?;
        tick(&mut stats);
        stats.selected = self.mach.insts.len() as u32;
        report(Progress::Selected(&self.mach));
        let ra_options =
            ra::Options { spill_all: options.spill_all, limit: options.limit, validate: options.check_allocation };
        let problem = target.problem(&self.mach);
        self.allocator
            .allocate(&problem, target.reg_env(), &ra_options, &mut self.allocation)
            .map_err(|error| CompileError::bug("allocate", error, &self.work))?;
        if options.check_allocation {
            ra::check(&problem, target.reg_env(), &self.allocation)
                .map_err(|error| CompileError::bug("allocate", error, &self.work))?;
        }
        tick(&mut stats);
        stats.allocation = self.allocation.stats;
        report(Progress::Allocated(&self.mach, &self.allocation));
        self.layout.compute(target, &self.mach, &self.allocation);
        let job = emit::Job {
            func: &self.work,
            target,
            mach: &self.mach,
            allocation: &self.allocation,
            layout: &self.layout,
            source_map: options.source_map,
            is_checked: options.check_allocation,
        };
        let compiled = emit::run(&job, &mut self.emit);
        tick(&mut stats);
        compiled.map(|mut compiled| {
            (stats.emitted, stats.code_bytes) = (compiled.stats.emitted, compiled.stats.code_bytes);
            compiled.stats = stats;
            compiled
        })
    }
}

/// Copies `from` to `to`, reusing the memory of `to`.
fn copy_function(to: &mut Function, from: &Function) {
    let Function { name, params, trap_param, results, ops, vregs, lists, values, symbols, slots, locs, locations } =
        from;
    to.name.clone_from(name);
    to.params.clone_from(params);
    to.trap_param = *trap_param;
    to.results.clone_from(results);
    to.ops.clone_from(ops);
    to.vregs.clone_from(vregs);
    to.lists.clone_from(lists);
    to.values.clone_from(values);
    to.symbols.clone_from(symbols);
    to.slots.clone_from(slots);
    to.locs.clone_from(locs);
    to.locations.clone_from(locations);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_ir::{Opcode, Type};

    /// A function of dependent shifts and differences, which nothing simplifies.
    fn long(n: usize) -> Function {
        let mut builder = kernelsmith_ir::Builder::new("long");
        let [a, b] = [builder.param(Type::I64), builder.param(Type::I64)];
        builder.result(Type::I64);
        let mut value = a;
        for at in 0..n {
            let code = if at % 2 == 0 { Opcode::Sub } else { Opcode::Mul };
            value = builder.binary(code, Type::I64, value, b);
        }
        builder.return_(&[value]);
        builder.finish()
    }

    #[test]
    fn memory_of_extreme_functions_is_not_pooled() {
        let target = crate::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
        let mut compiler = Compiler::new();
        compiler.compile(&long(1000), &target, &Options::default()).unwrap();
        assert!(!compiler.is_oversized());
        compiler.compile(&long(MAX_POOLED + 1), &target, &Options::default()).unwrap();
        assert!(compiler.is_oversized());
    }
}
