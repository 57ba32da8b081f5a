//! The program `kernelsmith`: the tour, and tools for TableGen, IR and assembly.
//!
//! In: arguments. Out: text, files, an exit code: 0 for success, 1 for invalid input, 2 for an internal error or
//! invalid arguments.
//! This is a library only so that the benchmarks can use the tour's kernels ([`tour_kernels`]); it has no stable API.
//! Not here: the implementation (see the commands).
//!
//! ```
//! for (name, function) in kernelsmith_cli::tour_kernels().unwrap() {
//!     println!("{name}: {} operations", function.ops.len());
//! }
//! ```
#![forbid(unsafe_code)]

mod commands;
mod output;
mod tour;

use clap::{Parser, Subcommand};
use commands::{asm, cc, compile, disasm, einsum, explain, ir, link, run as program, sim, tblgen, teir};
use output::Out;
use std::process::ExitCode;

/// Kernels written in Rust, specialised and compiled to machine code while the program runs.
///
/// Without a command: the tour.
#[derive(Parser)]
#[command(name = "kernelsmith", version)]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Compile, check and time kernels on this machine, in eleven parts
    Tour(tour::TourArgs),
    /// Evaluate a TableGen file: a drop-in for llvm-tblgen
    Tblgen(tblgen::TblgenArgs),
    /// Assemble
    Asm(asm::AsmArgs),
    /// Disassemble
    Disasm(disasm::DisasmArgs),
    /// Check, print or run IR text
    Ir(ir::IrArgs),
    /// Compile IR text to machine code
    Compile(compile::CompileArgs),
    /// Compile LLVM IR to an object file
    Cc(cc::CcArgs),
    /// Compile LLVM IR in memory and run it as a program
    Run(program::RunArgs),
    /// Link objects to a program for NaplesPU
    Link(link::LinkArgs),
    /// Run a program for NaplesPU
    Sim(sim::SimArgs),
    /// Plan, run and time an einsum on this machine
    Einsum(einsum::EinsumArgs),
    /// Check, run, optimise or compile TEIR: schedules of tensor operations as text
    Teir(teir::TeirArgs),
    /// Explain an error code
    Explain(explain::ExplainArgs),
}

/// The kernels of the tour with its parameters, as recorded.
///
/// # Errors
/// If one cannot be recorded.
pub fn tour_kernels() -> Result<Vec<(String, kernelsmith::unstable::ir::Function)>, kernelsmith::Error> {
    tour::kernels()
}

/// Runs the program with its command-line arguments.
pub fn run() -> ExitCode {
    let args = Args::parse();
    let mut out = Out::new();
    let command = args.command.unwrap_or_else(|| Command::Tour(tour::TourArgs::default_tour()));
    let result = match &command {
        Command::Tour(args) => tour::run(args, &mut out),
        Command::Tblgen(args) => return tblgen::run(args),
        Command::Asm(args) => asm::assemble(args, &mut out),
        Command::Disasm(args) => disasm::disassemble(args, &mut out),
        Command::Ir(args) => ir::run(args, &mut out),
        Command::Compile(args) => compile::run(args, &mut out),
        Command::Cc(args) => cc::run(args, &mut out),
        Command::Run(args) => match program::run(args) {
            Ok(status) => return status,
            Err(failure) => Err(failure),
        },
        Command::Link(args) => link::run(args, &mut out),
        Command::Sim(args) => sim::run(args, &mut out),
        Command::Einsum(args) => einsum::run(args, &mut out),
        Command::Teir(args) => teir::run(args, &mut out),
        Command::Explain(args) => explain::run(args, &mut out),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
