//! Which types threads can share, which they can only move, and which stay on their thread.
//!
//! In: every public type of exec, sync, dsl, manager and the facade, and those that codegen re-exports. Out: successful
//! compilation.
//! Invariant: a type that the sources of the first five define is in one of the lists, or listed as unreachable.
//! Not here: use from many threads (see the tests of each crate).

use kernelsmith::manager::{Artifact, Builder, Compile, Manager};
use kernelsmith::{assembler, manager, rows};
use kernelsmith_codegen as codegen;
use kernelsmith_dsl as dsl;
use kernelsmith_exec as exec;
use kernelsmith_exec::In;
use kernelsmith_sync as sync;

fn is_shared<T: Send + Sync>() {}
fn is_sent<T: Send>() {}

/// Fails to compile if the type implements the trait, because `some` is then ambiguous.
macro_rules! lacks {
    ($trait:ident: $($ty:ty),* $(,)?) => {$(
        const _: fn() = || {
            trait Ambiguous<A> {
                fn some() {}
            }
            impl<T: ?Sized> Ambiguous<()> for T {}
            struct Has;
            impl<T: ?Sized + $trait> Ambiguous<Has> for T {}
            let _ = <$ty as Ambiguous<_>>::some;
        };
    )*};
}

macro_rules! shared {
    ($($ty:ty),* $(,)?) => { $(is_shared::<$ty>();)* };
}

type F = fn(f32, In<f32>);

/// Threads can share these types.
#[test]
fn shared() {
    shared![
        exec::Access, exec::AccessContract, exec::Affine, exec::Bound, exec::IndexWidth, exec::Quotient, exec::Requirement, exec::Rounding,
        exec::Term, exec::CheckSite,
        exec::ArenaOptions, exec::ArenaUsage, exec::CodeArena, exec::Mapping, exec::MappingPolicy,
        exec::CodeBlock, exec::CodeObject, exec::CodePart, exec::RelocKind, exec::Relocation, exec::KernelObject,
        exec::Footprint, exec::Work, exec::Tasks<'static>, exec::Threads, exec::Kernel<F>, exec::Kernel<fn(*const f32)>, exec::DynKernel, Box<dyn exec::Processor>, exec::SymbolTable,
        exec::Bf16, exec::F16, In<f32>, exec::InOut<f32>, exec::Out<f32>, exec::Trap, exec::Vouched<u8>, exec::CallRecord<'static>,
        exec::Interrupt, exec::CallError, exec::ExecError, exec::FrameInfo, exec::FrameStep, exec::JitDump,
        exec::PerfMap, exec::SavedObjects, exec::Tools, exec::FeatureList, exec::HostFeatures, exec::Edge,
        exec::GuardedBuffer<f32>, exec::LineTable, exec::LoadedModule, exec::ModuleAlias, exec::ModuleCode, exec::ModuleFunction, exec::ModuleData,
        exec::Reference, exec::ReferenceKind, exec::DataReference, exec::MachineParam, exec::MachineRole, exec::ParamKind, exec::ScalarType,
        exec::Signature, exec::SliceAccess, exec::call::Nil, exec::call::Cons<i32, exec::call::Nil>,
    ];
    shared![dsl::DynResults<'static>, exec::Group<()>, dsl::Types, dsl::Actuals<'static>, dsl::Handles<'static>];
    shared![sync::erased::Erased, sync::scratch::Scratch, sync::reclaim::Shared<String>, sync::LargePages];
    shared![
        dsl::BuildError,
        dsl::BuildErrorKind,
        dsl::BuildErrors,
        dsl::BuildOptions<'static>,
        dsl::KernelSource<F>,
        dsl::Lanes<f32>,
        dsl::HelperError,
        dsl::Narrow,
        dsl::WideIndex,
        dsl::InterpretError,
    ];
    shared![
        codegen::Options,
        codegen::Verify,
        codegen::Compiled,
        codegen::Stats,
        codegen::CompileError,
        codegen::CompileErrorKind,
        codegen::Target,
        codegen::TargetOptions,
        codegen::UserPass,
    ];
    shared![
        kernelsmith::Jit,
        kernelsmith::JitOptions,
        kernelsmith::Code,
        kernelsmith::CodeFunction,
        kernelsmith::Symbol,
        kernelsmith::Error,
        kernelsmith::ErrorKind,
        kernelsmith::CompileReport,
        kernelsmith::KernelSource<F>,
        dsl::FunctionSource<F>,
        kernelsmith::ListingOptions,
        kernelsmith::Target,
        kernelsmith::Level,
        kernelsmith::Convention,
        kernelsmith::simulated::SimulatedKernel<F>,
        kernelsmith::simulated::Simulation,
        kernelsmith::simulated::SimulationReport,
        rows::RowsToRowsSpec,
        rows::RowsToBlockSpec,
        rows::BlockToRowsSpec,
        assembler::Assembler<assembler::x86_64::X86_64>,
        assembler::Assembler<assembler::aarch64::AArch64>,
        assembler::Assembler<assembler::riscv64::RiscV64>,
        assembler::AssemblerError,
        assembler::AssemblerErrorKind,
        assembler::Label,
    ];
    #[cfg(feature = "object")]
    shared![
        kernelsmith::StaticLibrary,
        kernelsmith::simulated::StandaloneProgram,
        kernelsmith::simulated::WrittenSlice,
        kernelsmith::simulated::Image,
        kernelsmith::simulated::Layout,
        kernelsmith::simulated::SectionStart,
    ];
    shared![
        manager::DumpFlags,
        manager::DumpWhat,
        manager::Dumps<'static>,
        manager::Failure,
        manager::FailureKind,
        manager::Verify,
        manager::MismatchReport,
        manager::BackOff,
        manager::Key,
        manager::Kind,
        manager::Hints,
        manager::Reason,
        manager::Histogram,
        manager::Stats,
        manager::Shutdown,
        manager::ShutdownReport,
        Builder,
        manager::Prepared<String>,
    ];
    fn of_any_kind<C: Compile, A: Artifact<Compiler = C>>() {
        shared![Manager<C>, manager::Slot<A>, manager::Response<A>, manager::CodeRef<A>, manager::Ticket<A>];
    }
    let _ = of_any_kind::<kernelsmith::Jit, rows::RowsToRowsSpec>;
}

/// Threads can share pipelines, their code, and what is computed.
#[cfg(feature = "query")]
#[test]
fn queries() {
    use kernelsmith::query;
    shared![query::PipelineSpec, query::Pipeline, query::PipelineCode, query::Expression, query::Batch<'static>];
    shared![query::Aggregation<'static>, query::Array, query::EvaluateError];
}

/// Threads can share what is specialised, and its code.
#[cfg(feature = "llvm")]
#[test]
fn specialised_functions() {
    use kernelsmith::specialise;
    shared![specialise::Library, specialise::Binding, specialise::SpecialisedCode, specialise::SpecialiseError];
    shared![specialise::Helper<extern "C" fn(f32) -> f32>];
    shared![specialise::Memory, specialise::Value, specialise::Budget, specialise::Report];
}

/// Threads can move these types but not share them: a compiler changes while it compiles.
#[test]
fn sent() {
    is_sent::<codegen::Compiler>();
    is_sent::<manager::KeyWriter<'static>>();
}

/// No type is missing: each type in the sources is listed above, or no public path leads to it.
#[test]
fn every_type_is_in_a_list() {
    const WITHIN: [&str; 10] = [
        "At",
        "Internal",
        "Param",
        "Region",
        "Returned",
        "ResultList",
        "Safety",
        "State",
        "CountingAllocator",
        "ValueType",
    ];
    // Operands of instructions are plain data, created in the call that takes them.
    const OPERANDS: &str = "assembler";
    let lists = include_str!("threads.rs");
    let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut folders: Vec<_> =
        ["exec", "sync", "dsl", "manager", "kernelsmith"].map(|name| format!("{crates}/{name}/src").into()).into();
    let mut forgotten = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir::<std::path::PathBuf>(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                folders.extend((!path.ends_with(OPERANDS)).then_some(path));
                continue;
            }
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                let Some(rest) = line.strip_prefix("pub struct ").or_else(|| line.strip_prefix("pub enum ")) else {
                    continue;
                };
                let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap();
                let is_listed = lists.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
                if !is_listed && !WITHIN.contains(&name) {
                    forgotten.push(format!("{name} of {}", path.display()));
                }
            }
        }
    }
    assert!(forgotten.is_empty(), "{forgotten:#?}");
}

/// Handles of a recording belong to the recording thread; pins and addresses stay on their thread, and a dump borrows a
/// compiler.
mod kept {
    use super::*;

    lacks![Send: kernelsmith::Dump<'static>, sync::reclaim::Pin, exec::Resolved, exec::DynArg<'static>, exec::TypedArg<'static>];
    lacks![Sync: codegen::Compiler];
    lacks![Sync: sync::reclaim::Pin, exec::Resolved, exec::DynArg<'static>, exec::TypedArg<'static>];
    lacks![
        Send: dsl::K<'static>, dsl::Params<'static>, dsl::AnyExpr<'static>, dsl::Expr<'static, f32>, dsl::Var<'static, f32>, dsl::Vector<'static, f32>,
        dsl::VectorVar<'static, f32>, dsl::Mask<'static>, dsl::Ternary<'static>, dsl::FixedLanes<'static>, dsl::LaneIndex<'static>,
        dsl::StridedIndex<'static>, dsl::Branches<'static>, dsl::Switch<'static, i32>, dsl::Input<'static, f32>, dsl::Output<'static, f32>,
        dsl::InputOutput<'static, f32>, dsl::Pointer<'static, f32>, dsl::PointerMut<'static, f32>,
    ];
}
