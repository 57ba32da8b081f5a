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
use crate::pipeline::{MAX_USER_PASSES, PASSES, UserPass};
use crate::select::SelectScratch;
use crate::target::Target;
use kernelsmith_ir::limits::MAX_OPS;
use kernelsmith_ir::{Function, Type, VReg, verify, verify_part};
use kernelsmith_regalloc as ra;
use ra::Allocator;
use std::collections::HashSet;

/// How to compile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// When to run the verifier.
    pub verify: Verify,
    /// Leave out the passes that only make code better: compilation is faster, the code slower. Machines with 32-bit addresses
    /// ignore it: their frames are limited.
    pub fast: bool,
    /// Verify the allocation with the checker.
    pub check_allocation: bool,
    /// Spill every value: the simplest allocation, to find out whether the allocator causes a fault.
    pub spill_all: bool,
    /// Use only these register units.
    pub limit: Option<ra::RegSet>,
    /// Record the operation from which each instruction came.
    pub source_map: bool,
    /// Leave the symbols to a linker: where the machine can, code reads addresses from a table that the linker builds.
    pub links: bool,
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
    pub(crate) emit: EmitScratch,
    /// The functions that calls reach directly.
    pub(crate) near: HashSet<String>,
    /// The symbols whose addresses code computes from its own, where the machine can.
    pub(crate) direct: HashSet<String>,
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
        self.compile_with_passes(func, target, options, &[], report)
    }

    /// Compiles a function with passes of the user, each after the pass that it names. The verifier runs after each.
    pub fn compile_with_passes(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        user_passes: &[UserPass],
        report: &mut dyn FnMut(Progress<'_>),
    ) -> Result<Compiled, CompileError> {
        if func.ops.len() > MAX_OPS || user_passes.len() > MAX_USER_PASSES {
            return Err(too_many(func, user_passes));
        }
        if options.verify != Verify::Never {
            verify(func).map_err(|errors| CompileError { kind: CompileErrorKind::InvalidInput(vec![errors]) })?;
        }
        if func.callees.is_empty() {
            return self.compile_one(func, None, target, options, user_passes, report);
        }
        self.compile_group(func, target, options, user_passes, report)
    }

    /// Compiles a function without its callees. If it is one of a group, its code is emitted behind what is there.
    pub(crate) fn compile_one(
        &mut self,
        func: &Function,
        group: Option<&[Function]>,
        target: &Target,
        options: &Options,
        user_passes: &[UserPass],
        report: &mut dyn FnMut(Progress<'_>),
    ) -> Result<Compiled, CompileError> {
        let mut stats = Stats { ops_in: func.ops.len() as u32, ..Stats::default() };
        let now = || options.clock.map_or(0, |clock| clock());
        let mut last = now();
        let mut lap = || {
            let (time, before) = (now(), last);
            last = time;
            time.saturating_sub(before)
        };
        copy_function(&mut self.work, func);
        self.scratch.forget_defs();
        // Machines with 32-bit addresses limit frames, and code that nothing simplifies has frames beyond the limit.
        let fast = options.fast && target.pointer_bits() > 32;
        for (stage, pass) in PASSES.iter().enumerate() {
            if pass.is_needed || !fast {
                let mut cx = PassCx { target, scratch: &mut self.scratch };
                (pass.run)(&mut self.work, &mut cx)?;
                stats.nanos[stage] = lap();
                if options.verify == Verify::EachPass {
                    verify_part(&self.work).map_err(|error| CompileError::bug(pass.name, error, &self.work))?;
                }
                report(Progress::Ir(pass.name, &self.work));
            }
            for (at, user_pass) in user_passes.iter().enumerate().filter(|(_, user)| user.after == pass.name) {
                self.run_user_pass(user_pass, target)?;
                stats.user_nanos[at] = lap();
                report(Progress::Ir(user_pass.name, &self.work));
            }
        }
        let mut stage = PASSES.len();
        let mut tick = |stats: &mut Stats| {
            stats.nanos[stage] = lap();
            stage += 1;
        };
        stats.ops_legal = self.work.ops.len() as u32;
        crate::select::run(
            &self.work,
            target,
            options.links,
            [&self.near, &self.direct],
            &mut self.mach,
            &mut self.select,
        )?;
        tick(&mut stats);
        stats.selected = self.mach.insts.len() as u32;
        report(Progress::Selected(&self.mach));
        let ra_options = ra::Options {
            spill_all: options.spill_all,
            limit: options.limit,
            apart: self.work.has_setjmp,
            validate: options.check_allocation,
        };
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
        self.layout.compute(target, &self.work.ops, &self.mach, &self.allocation, fast);
        let job = emit::Job {
            func: &self.work,
            target,
            mach: &self.mach,
            allocation: &self.allocation,
            layout: &self.layout,
            source_map: options.source_map,
            links: options.links,
            is_checked: options.check_allocation,
            group,
        };
        let compiled = emit::run(&job, &mut self.emit);
        tick(&mut stats);
        compiled.map(|mut compiled| {
            (stats.emitted, stats.code_bytes) = (compiled.stats.emitted, compiled.stats.code_bytes);
            compiled.stats = stats;
            compiled
        })
    }

    /// Runs a pass of the user and checks what it leaves.
    fn run_user_pass(&mut self, user_pass: &UserPass, target: &Target) -> Result<(), CompileError> {
        let before = interface(&self.work);
        let failed = |what: &dyn core::fmt::Display| CompileError::user_pass(user_pass.name, what);
        (user_pass.run)(&mut self.work).map_err(|reason| failed(&reason))?;
        // Nothing that was known about the operations holds.
        self.scratch.forget_defs();
        if self.work.ops.len() > MAX_OPS {
            return Err(too_many(&self.work, &[]));
        }
        verify_part(&self.work).map_err(|error| failed(&format_args!("its result is not valid: {error}")))?;
        if interface(&self.work) != before {
            return Err(failed(&"it changed the parameters or the results"));
        }
        // Later passes rely on normalised control flow, but the pass may have added any.
        crate::passes::control_flow::run(&mut self.work, &mut PassCx { target, scratch: &mut self.scratch });
        Ok(())
    }
}

#[cold]
fn too_many(func: &Function, user_passes: &[UserPass]) -> CompileError {
    let (what, limit, given) = match func.ops.len() {
        given if given > MAX_OPS => ("operations of a function", MAX_OPS, given),
        _ => ("passes of the user", MAX_USER_PASSES, user_passes.len()),
    };
    CompileError { kind: CompileErrorKind::Limit { what, limit: limit as u64, given: given as u64 } }
}

/// What callers of a function rely on.
fn interface(func: &Function) -> (Vec<(VReg, Option<Type>)>, Option<VReg>, Vec<Type>) {
    let params = func.params.iter().map(|&param| (param, func.ty(param)));
    (params.collect(), func.trap_param, func.results.clone())
}

/// Copies `from` without its callees to `to`, reusing the memory of `to`.
fn copy_function(to: &mut Function, from: &Function) {
    let Function {
        name,
        params,
        trap_param,
        results,
        passing,
        is_variadic,
        has_setjmp,
        is_general,
        exceptions,
        ops,
        vregs,
        lists,
        values,
        symbols,
        slots,
        locs,
        locations,
        callees: _,
    } = from;
    to.name.clone_from(name);
    to.params.clone_from(params);
    to.trap_param = *trap_param;
    to.results.clone_from(results);
    to.passing.clone_from(passing);
    (to.is_variadic, to.has_setjmp, to.is_general) = (*is_variadic, *has_setjmp, *is_general);
    to.exceptions.clone_from(exceptions);
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
    use kernelsmith_ir::{Op, Opcode, Type};

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

    /// A pass that does something to a function, between the others.
    fn user(run: impl Fn(&mut Function) -> Result<(), String> + Send + Sync + 'static) -> UserPass {
        UserPass { name: "mine", after: "simplify", run: std::sync::Arc::new(run) }
    }

    /// The passes that ran from `simplify` to the next one, and the outcome.
    fn compile_with(pass: UserPass) -> (Vec<&'static str>, Result<Compiled, CompileError>) {
        let target = crate::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
        let mut names = Vec::new();
        let options = Options::default();
        let compiled = Compiler::new().compile_with_passes(&long(3), &target, &options, &[pass], &mut |progress| {
            if let Progress::Ir(name, _) = progress {
                names.push(name);
            }
        });
        let first = names.iter().position(|name| *name == "simplify").unwrap();
        (names[first..].iter().copied().take(3).collect(), compiled)
    }

    #[test]
    fn passes_of_users_run_where_they_are_inserted() {
        let as_written = compile_with(user(|_| Ok(()))).1.unwrap();
        let (names, compiled) = compile_with(user(|func| {
            for op in func.ops.iter_mut().filter(|op| op.code == Opcode::Sub) {
                op.code = Opcode::Add;
            }
            Ok(())
        }));
        assert_eq!(names, ["simplify", "mine", "hoist-invariant"]);
        assert_ne!(compiled.unwrap().bytes, as_written.bytes);
    }

    #[test]
    fn passes_of_users_may_add_any_control_flow() {
        let (names, compiled) = compile_with(user(|func| {
            let never = func.new_vreg(Type::BOOL);
            let condition = Op::constant(Type::BOOL, never, 0);
            let mut test = Op::marker(Opcode::Do);
            test.args[0] = never;
            let leave = Op::marker(Opcode::Break).with_imm(1);
            // Everything after the jump is unreachable.
            let added = [Op::marker(Opcode::While), condition, test, leave, Op::marker(Opcode::Block)]
                .into_iter()
                .chain([Op::marker(Opcode::EndBlock), Op::marker(Opcode::EndLoop)]);
            func.ops.splice(0..0, added);
            func.locs.clear();
            Ok(())
        }));
        assert_eq!(names, ["simplify", "mine", "hoist-invariant"]);
        compiled.unwrap();
    }

    #[track_caller]
    fn check_refusal(run: impl Fn(&mut Function) -> Result<(), String> + Send + Sync + 'static, wanted: &str) {
        let (names, compiled) = compile_with(user(run));
        assert_eq!(names, ["simplify"]);
        let message = compiled.unwrap_err().to_string();
        assert!(message.starts_with(wanted), "{message}");
    }

    #[test]
    fn passes_of_users_are_checked() {
        check_refusal(|_| Err("it gives up".to_owned()), "the pass `mine`: it gives up");
        check_refusal(
            |func| {
                // Its result is used.
                func.ops.remove(0);
                func.locs.clear();
                Ok(())
            },
            "the pass `mine`: its result is not valid: ",
        );
        check_refusal(
            |func| {
                let extra = func.new_vreg(Type::I64);
                func.params.push(extra);
                Ok(())
            },
            "the pass `mine`: it changed the parameters or the results",
        );
        let pass = user(|_| Ok(()));
        let target = crate::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
        let passes = vec![pass; MAX_USER_PASSES + 1];
        let options = Options::default();
        let refused = Compiler::new().compile_with_passes(&long(3), &target, &options, &passes, &mut |_| ());
        assert_eq!(refused.unwrap_err().to_string(), "passes of the user: 9, at most 8");
    }
}
