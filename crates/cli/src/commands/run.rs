//! `kernelsmith run`: compiles LLVM IR in memory and runs it as a program, in this process.
//!
//! In: a module with `main`, libraries, arguments. Out: what the program writes, and its status.
//! Invariant: everything that can be refused is refused before the first function of the program runs. The program has
//! the rights of this process: whoever starts the command vouches for it, as with any executable file.
//! Not here: object files (see `cc`).

use super::cc::TierArgs;
use super::read;
use crate::output::Failure;
use kernelsmith::unstable::ir::{Elem, Function, Module, Type};
use kernelsmith::{Error, Jit, JitOptions, llvm, process_symbol};
use kernelsmith_exec::trusted;
use std::ffi::{CString, OsString};
use std::path::PathBuf;
use std::process::ExitCode;

/// The library of mathematical functions, which C programs expect, where it is a separate file.
const MATH_LIBRARY: &str = "libm.so.6";

/// Options of `run`.
#[derive(Debug, clap::Args)]
#[command(long_about = "\
Compile LLVM IR in memory and run it as a program, in this process.

The module must define `main`, and be for this machine. Symbols that it does not define come from the C library, from \
the library of mathematical functions, and from those that `-l` names. The program has the rights of this process, like \
any program that you start: nothing checks what it accesses. The exit status is that of the program; 1 and a message if \
it was not started.")]
pub(crate) struct RunArgs {
    /// LLVM IR, text or bitcode (`-`: standard input)
    file: PathBuf,
    #[command(flatten)]
    tier: TierArgs,
    /// A shared library with symbols that the program uses: `z` for libz.so, or a file name
    #[arg(short = 'l', long = "library", value_name = "NAME")]
    libraries: Vec<String>,
    /// Arguments of the program
    #[arg(last = true)]
    args: Vec<OsString>,
}

/// Runs `run`: returns the status of the program.
pub(crate) fn run(args: &RunArgs) -> Result<ExitCode, Failure> {
    let (name, bytes) = read(&args.file)?;
    let jit = Jit::host_with(JitOptions::new().fast(args.tier.is_fast()))?;
    let mut module = llvm::parse(&name, &bytes)?;
    let target = jit.target().ok_or_else(|| Failure::input("programs do not run on this host"))?;
    let lower = if args.tier.is_fast() { llvm::lower_fast } else { llvm::lower };
    let mut lowered = lower(&mut module, target)?;
    llvm::emulate_thread_locals(&mut lowered);
    check_main(&lowered)?;
    for library in &args.libraries {
        load(library)?;
    }
    // Some systems have these functions in the C library.
    let _ = trusted::library(MATH_LIBRARY);
    check_symbols(&lowered)?;
    let loaded = jit.module(&lowered, &process_symbol)?;
    let words = std::iter::once(OsString::from(name)).chain(args.args.iter().cloned());
    let words = words.map(|word| {
        CString::new(word.as_encoded_bytes()).map_err(|_| Failure::input("an argument of a program has no zero byte"))
    });
    let status = trusted::run_program(loaded, words.collect::<Result<_, _>>()?).map_err(Error::from)?;
    // As by `exit`: the lowest eight bits.
    Ok(ExitCode::from(status as u8))
}

/// Loads a library by its name or file name.
fn load(library: &str) -> Result<(), Failure> {
    let is_file = library.contains('/') || library.contains(".so") || library.contains(".dylib");
    let file = if is_file { library.to_owned() } else { format!("lib{library}.so") };
    trusted::library(&file).map_err(|error| {
        let advice = if is_file { "" } else { "\nhelp: `-l` also takes a file name, such as libz.so.1" };
        Failure::input(format!("{error}{advice}"))
    })
}

/// Refuses a module without `main`, or with one that C does not call `main`.
fn check_main(module: &Module) -> Result<(), Failure> {
    let Some(main) = module.function("main").map(|at| &module.functions[at].func) else {
        return Err(Failure::input(
            "the module does not define `main`\nhelp: `kernelsmith cc` compiles it to an object file",
        ));
    };
    let is_main = |func: &Function| {
        let wanted = [|ty: Type| is_int(ty), |ty: Type| ty == Type::PTR, |ty: Type| ty == Type::PTR];
        let params = func.params.iter().map(|&param| func.vregs[param.index()]);
        func.params.len() <= wanted.len()
            && params.zip(wanted).all(|(ty, wanted)| wanted(ty))
            && matches!(*func.results, [ty] if is_int(ty))
            && func.passing.is_empty()
            && !func.is_variadic
    };
    if is_main(main) {
        return Ok(());
    }
    Err(Failure::input("`main` is not `i32 ()`, `i32 (i32, ptr)` or `i32 (i32, ptr, ptr)`"))
}

fn is_int(ty: Type) -> bool {
    ty.is_scalar() && matches!(ty.elem(), Elem::I32 | Elem::U32)
}

/// Names all symbols that are nowhere, not just the first.
fn check_symbols(module: &Module) -> Result<(), Failure> {
    let is_weak = |name: &str| module.weak.iter().any(|weak| weak == name);
    let mut missing = module.externals();
    // A symbol of the architecture is an instruction; loading refuses one that the machine does not have.
    let is_inst = |name: &str| name.starts_with("x86_64.");
    missing.retain(|name| !is_weak(name) && !is_inst(name) && process_symbol(name).is_none());
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let what = if missing.len() == 1 { "symbol is" } else { "symbols are" };
    let is_of_cpp = |name: &&str| ["_Z", "__cxa_", "__gxx_"].iter().any(|start| name.starts_with(start));
    let library =
        if missing.iter().any(is_of_cpp) { "libstdc++.so.6` loads that of C++" } else { "NAME` loads a library" };
    Err(Failure::input(format!("{} {what} not defined: {list}\nhelp: `-l {library}", missing.len())))
}
