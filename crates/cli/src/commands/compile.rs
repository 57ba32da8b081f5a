//! `kernelsmith compile`: IR text to machine code, as a listing or as bytes.
//!
//! In: a file of functions. Out: listings, hexadecimal, raw bytes or an object file.
//! Not here: execution (a kernel with a safe call needs its access contract, which the text does not contain).

use super::{ir, write};
use crate::output::{Failure, Out};
use clap::ValueEnum;
use kernelsmith::{Convention, Jit, JitOptions, Level, ListingOptions, Target};
use std::path::PathBuf;

/// Options of `compile`.
#[derive(Debug, clap::Args)]
pub(crate) struct CompileArgs {
    /// The file; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// The function, if the file has several
    #[arg(long, short, value_name = "NAME")]
    function: Option<String>,
    /// Show the function after this pass or stage (`all` for each; an unknown name lists them); can be repeated
    #[arg(long, value_name = "PASS")]
    dump_after: Vec<String>,
    /// What to print in the end
    #[arg(long, value_enum, default_value_t = Emit::Asm)]
    emit: Emit,
    /// Write to this file
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The machine to compile for: a level such as x86-64-v3 or armv8-a, or a machine, which means its usual level
    #[arg(long, value_name = "NAME", default_value = "x86-64-v3")]
    target: String,
    /// The width of vectors, if the machine has several: 256, or 512 with x86-64-v4
    #[arg(long, value_name = "BITS")]
    vector_bits: Option<u32>,
    /// How the function is called: sysv, win64 or lp64d, if not as usual on the machine
    #[arg(long, value_name = "NAME")]
    convention: Option<String>,
    /// Run the verifier after every pass, and prove the register allocation
    #[arg(long)]
    check: bool,
    /// Keep every value in memory
    #[arg(long)]
    spill_all: bool,
    #[command(flatten)]
    limits: ir::LimitArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Emit {
    /// Assembly with its bytes and the operations it comes from
    Asm,
    /// The bytes in hexadecimal
    Hex,
    /// The bytes themselves
    Raw,
    /// An ELF object file
    Obj,
    /// Counts and the time of each pass
    Report,
    /// Nothing but what --dump-after asks for
    None,
}

/// The level with this name, or the usual one of a machine.
pub(super) fn level(name: &str) -> Result<Level, Failure> {
    let usual = match name {
        "x86-64" => Some(Level::X86_64V3),
        "aarch64" => Some(Level::Armv8),
        "riscv64" => Some(Level::Rv64gcv),
        _ => None,
    };
    usual.or_else(|| Level::from_name(name)).ok_or_else(|| {
        let levels = Level::ALL.map(Level::name).join(", ");
        Failure::input(format!("there is no target `{name}`\nhelp: there are {levels}, x86-64, aarch64, riscv64"))
    })
}

/// Runs `compile`.
pub(crate) fn run(args: &CompileArgs, out: &mut Out) -> Result<(), Failure> {
    let func = ir::choose(ir::load(&args.file, args.limits)?, args.function.as_deref())?;
    let level = level(&args.target)?;
    let convention = match &args.convention {
        None => level.convention(),
        Some(name) => Convention::from_name(name).ok_or_else(|| {
            let names = Convention::ALL.map(Convention::name).join(", ");
            Failure::input(format!("there is no convention `{name}`\nhelp: there are {names}"))
        })?,
    };
    let options = JitOptions::new()
        .verify_passes(args.check)
        .check_allocation(args.check)
        .spill_all(args.spill_all)
        .stage_times(args.emit == Emit::Report);
    let mut target = Target::new(level, convention)?;
    if let Some(bits) = args.vector_bits {
        target = target.with_vector_bits(bits)?;
    }
    let jit = Jit::for_target(target, options)?;
    let listing = if args.emit == Emit::Asm { ListingOptions::assembly() } else { ListingOptions::new() };
    let listing = args.dump_after.iter().fold(listing, |listing, stage| listing.after(stage));
    let is_listed = args.emit == Emit::Asm || !args.dump_after.is_empty();
    let mut text = if is_listed { jit.listing(&func, &listing)?.into_bytes() } else { Vec::new() };
    match args.emit {
        Emit::Asm | Emit::None => {}
        Emit::Hex => {
            for row in jit.code(&func)?.bytes.chunks(16) {
                let row: Vec<String> = row.iter().map(|byte| format!("{byte:02x}")).collect();
                text.extend_from_slice(format!("{}\n", row.join(" ")).as_bytes());
            }
        }
        Emit::Raw => text.extend_from_slice(&jit.code(&func)?.bytes),
        Emit::Obj => text = jit.object_file(&jit.code(&func)?)?,
        Emit::Report => {
            let report = jit.code(&func)?.report;
            text.extend_from_slice(format!("{report}\n").as_bytes());
            for (stage, nanos) in report.stages() {
                text.extend_from_slice(format!("{stage:>16} {:>10.1} us\n", nanos as f64 / 1000.0).as_bytes());
            }
        }
    }
    write(args.output.as_deref(), &text, out)
}
