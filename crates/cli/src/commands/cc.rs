//! `kernelsmith cc`: compiles LLVM IR, text or bitcode, to an object file.
//!
//! In: a module. Out: an ELF file for the system's linker, or the text for its assembler.
//! Not here: running a module, which no contract covers.

use super::compile::level;
use super::{read, write};
use crate::output::{Failure, Out};
use kernelsmith::{Jit, JitOptions, Target, llvm};
use std::path::PathBuf;

/// The builtins of NaplesPU, as declared functions.
const HEADER: &str = include_str!("../../library/naplespu.h");

/// How well modules are compiled.
#[derive(Debug, clap::Args)]
pub(crate) struct TierArgs {
    /// 0: compile fast; 2: make the code fast
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = ["0", "2"])]
    optimisation: String,
}

impl TierArgs {
    pub(crate) fn is_fast(&self) -> bool {
        self.optimisation == "0"
    }
}

/// Options of `cc`.
#[derive(Debug, clap::Args)]
pub(crate) struct CcArgs {
    /// LLVM IR (`-`: standard input)
    #[arg(required_unless_present = "header")]
    file: Option<PathBuf>,
    /// Write the header with the builtins of NaplesPU for C and C++ instead
    #[arg(long, conflicts_with = "file")]
    header: bool,
    /// The machine: a level, or x86-64, aarch64, riscv64 or naplespu [default: that of the module's triple]
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// Write assembly text instead of an object file
    #[arg(short = 'S')]
    assembly: bool,
    #[command(flatten)]
    tier: TierArgs,
    /// Access thread-local variables by the compilers' library, like files that clang compiles with the same option
    #[arg(long)]
    emulated_tls: bool,
    /// Maximum size of a function's frame; for NaplesPU 12288 unless given, for which its threads' stacks are large enough
    #[arg(long, value_name = "BYTES")]
    max_frame: Option<u32>,
    /// Verify after each pass, and check the register allocation
    #[arg(long)]
    check: bool,
    /// Write to this file (`-`: standard output)
    #[arg(short, value_name = "FILE")]
    output: PathBuf,
}

/// The target for modules of an architecture; a module without one is for x86-64.
fn usual_target(module: &llvm::Module) -> &'static str {
    match module.arch() {
        Some("aarch64" | "arm64") => "aarch64",
        Some("riscv64") => "riscv64",
        _ => "x86-64",
    }
}

/// Runs `cc`.
pub(crate) fn run(args: &CcArgs, out: &mut Out) -> Result<(), Failure> {
    let Some(file) = &args.file else {
        return write(Some(&args.output), HEADER.as_bytes(), out);
    };
    let (name, bytes) = read(file)?;
    let mut module = llvm::parse(&name, &bytes)?;
    let level = level(args.target.as_deref().unwrap_or_else(|| usual_target(&module)))?;
    let mut target = Target::new(level, level.convention())?;
    if let Some(bytes) = args.max_frame {
        target = target.with_max_frame_bytes(bytes)?;
    }
    let lower = if args.tier.is_fast() { llvm::lower_fast } else { llvm::lower };
    let mut lowered = lower(&mut module, &target)?;
    if args.emulated_tls {
        llvm::emulate_thread_locals(&mut lowered);
    }
    let options = JitOptions::new().verify_passes(args.check).check_allocation(args.check);
    let options = options.fast(args.tier.is_fast());
    let jit = Jit::for_target(target, options)?;
    let written =
        if args.assembly { jit.module_assembly(&lowered)?.into_bytes() } else { jit.module_object_file(&lowered)? };
    write(Some(&args.output), &written, out)
}
