//! `kernelsmith sim`: runs a program for NaplesPU.
//!
//! In: an executable, or a hexadecimal image. Out: the program's console output, then the requested information:
//! traces, breakpoints, memory; finally statistics and the result of `main`.
//! Not here: the simulator (`kernelsmith-npusim`).

use super::lines::Lines;
use super::profile::Profile;
use super::read;
use crate::output::{Failure, Out};
use kernelsmith_npusim::{
    Behaviour, Caches, Config, Image, Interleaving, Machine, Observer, SimError, SimErrorKind, Step, Stop, Thread,
    Traps, control,
};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Options of `sim`.
#[derive(Debug, clap::Args)]
pub(crate) struct SimArgs {
    /// The program: an ELF executable (see `link`), or an image in hexadecimal; `-` is standard input
    file: PathBuf,
    /// Cores
    #[arg(long, value_name = "N", default_value_t = 1)]
    cores: u32,
    /// Hardware threads of each core
    #[arg(long, value_name = "N", default_value_t = 8)]
    threads: u32,
    /// Schedule threads in a random order with this seed, not round robin
    #[arg(long, value_name = "SEED")]
    random: Option<u64>,
    /// End with an error after so many instructions
    #[arg(long, value_name = "N", default_value_t = 10_000_000_000)]
    max_instructions: u64,
    /// Maximum number of characters that the program may write to its console
    #[arg(long, value_name = "N", default_value_t = Config::default().console_bytes)]
    max_console: u32,
    /// Print every instruction and what it changes
    #[arg(long)]
    trace: bool,
    /// End with an error after so many lines of --trace
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    max_trace: u64,
    /// Print how often each mnemonic ran
    #[arg(long)]
    counts: bool,
    /// Print the estimated cycles of each function, of each source line if the program has them, and of each instruction, but
    /// for those that take less than a hundredth
    #[arg(long)]
    profile: bool,
    /// Print a thread's registers whenever it comes to this address or symbol; can be repeated
    #[arg(long = "break", value_name = "ADDRESS")]
    breakpoints: Vec<String>,
    /// Print memory after the end, also after an error: ADDRESS or symbol, and bytes; can be repeated
    #[arg(long, value_name = "ADDRESS:BYTES")]
    dump: Vec<String>,
    /// The same for the scratchpad of the first core
    #[arg(long, value_name = "ADDRESS:BYTES")]
    dump_scratchpad: Vec<String>,
    /// Give the program an argument, a number of 32 bits; can be repeated
    #[arg(long = "arg", value_name = "NUMBER", allow_hyphen_values = true)]
    arguments: Vec<String>,
    /// What the program reads from its console
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Main memory: where it starts, and its size
    #[arg(long, value_name = "ADDRESS:BYTES", default_value = "0:0x1004000")]
    memory: String,
    /// Start here, not at the entry point of the file
    #[arg(long, value_name = "ADDRESS")]
    entry: Option<String>,
    /// Go on at the trap vector after a misaligned access, as the machine does, rather than end with an error
    #[arg(long)]
    traps: bool,
    /// Let threads leave the stacks that the program declares; otherwise that is an error
    #[arg(long)]
    other_stacks: bool,
    /// Imitate the published hardware with its defects, not the documented machine
    #[arg(long)]
    as_hardware: bool,
    /// With --as-hardware: the cores have scratchpads, as in a system of several cores
    #[arg(long, requires = "as_hardware")]
    with_scratchpad: bool,
    /// Model the contents of data caches: dumps show what was flushed (write-back) or stored (write-through), and cores have
    /// own copies of non-coherent regions
    #[arg(long, value_name = "POLICY")]
    caches: Option<Policy>,
}

/// When a data cache writes to main memory.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Policy {
    WriteBack,
    WriteThrough,
}

/// Runs `sim`.
pub(crate) fn run(args: &SimArgs, out: &mut Out) -> Result<(), Failure> {
    let (name, file) = read(&args.file)?;
    let image = image(&name, &file)?;
    let (memory_base, memory_bytes) = range(&args.memory, &image)?;
    let config = Config {
        cores: args.cores,
        threads: args.threads,
        memory_base,
        memory_bytes,
        interleaving: args
            .random
            .map_or(Config::default().interleaving, |seed| Interleaving::Random { seed, longest: 64 }),
        traps: if args.traps { Traps::Vector } else { Traps::Report },
        behaviour: match args.as_hardware {
            true => Behaviour::Hardware { scratchpad: args.with_scratchpad, exact_products: false },
            false => Behaviour::Documented,
        },
        caches: match args.caches {
            None => Caches::Invisible,
            Some(Policy::WriteBack) => Caches::WriteBack,
            Some(Policy::WriteThrough) => Caches::WriteThrough,
        },
        check_stacks: !args.other_stacks,
        console_bytes: args.max_console,
        ..Config::default()
    };
    let mut machine = Machine::new(config).map_err(|error| wrong(&error))?;
    machine.load(&image).map_err(|error| wrong(&error))?;
    if let Some(path) = &args.input {
        machine.add_input(&read(path)?.1);
    }
    place_arguments(args, &mut machine)?;
    let breakpoints: Vec<u32> =
        args.breakpoints.iter().map(|text| address(text, &image)).collect::<Result<_, Failure>>()?;
    let dumps = args.dump.iter().map(|text| range(text, &image)).collect::<Result<Vec<_>, Failure>>()?;
    let scratchpad_dumps =
        args.dump_scratchpad.iter().map(|text| range(text, &image)).collect::<Result<Vec<_>, Failure>>()?;
    machine.boot(match &args.entry {
        Some(text) => address(text, &image)?,
        None => image.entry(),
    });
    let mut profile = args.profile.then(Profile::default);
    let (ended, counts) = simulate(args, &mut machine, breakpoints, profile.as_mut(), out)?;
    out.bytes(&machine.take_output())?;
    let mut text = String::new();
    for (start, len) in dumps {
        let bytes = machine.memory(start, len as usize);
        let bytes = bytes.ok_or_else(|| Failure::input(format!("{start:#x}:{len} is not in memory")))?;
        hex_dump(u64::from(start), bytes, &mut text);
    }
    for (start, len) in scratchpad_dumps {
        let bytes = machine.scratchpad(0).and_then(|all| all.get(start as usize..)?.get(..len as usize));
        let bytes = bytes.ok_or_else(|| Failure::input(format!("{start:#x}:{len} is not in the scratchpad")))?;
        hex_dump(u64::from(start), bytes, &mut text);
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort_by_key(|(name, n)| (std::cmp::Reverse(*n), *name));
    for (name, n) in sorted {
        let _ = writeln!(text, "{n:>12}  {name}");
    }
    let lines = Lines::of(&file);
    if let Some(profile) = profile {
        text.push_str(&profile.to_text(&image, lines.as_ref()));
    }
    out.text(&text)?;
    ended.map_err(|error| Failure::input(format!("{error}{}", place(&error, &image, lines.as_ref()))))?;
    let (n, cycles) = (machine.instructions(), machine.cycle_estimate());
    let result = machine.control(0, control::ARGV).unwrap_or(0);
    out.line(&format!("{n} instructions, about {cycles} cycles; result {result:#x}"))
}

/// The result, and the number of executions of each mnemonic.
type Ended = (Result<(), SimError>, BTreeMap<&'static str, u64>);

/// Runs the program, and prints traces and breakpoints.
fn simulate(
    args: &SimArgs,
    machine: &mut Machine,
    breakpoints: Vec<u32>,
    mut profile: Option<&mut Profile>,
    out: &mut Out,
) -> Result<Ended, Failure> {
    let mut counts = BTreeMap::new();
    if !args.trace && !args.counts && profile.is_none() && breakpoints.is_empty() {
        return Ok((machine.run(args.max_instructions).map(|_| ()), counts));
    }
    loop {
        let mut written = Ok(());
        let mut on_step = |step: &Step<'_>| {
            if args.trace && written.is_ok() {
                written = out.line(&step.to_string());
            }
            *counts.entry(step.mnemonic()).or_insert(0) += u64::from(args.counts);
            if let Some(profile) = &mut profile {
                profile.add(step);
            }
        };
        let mut observer = Observer { breakpoints: breakpoints.clone(), on_step: None };
        if args.trace || args.counts || args.profile {
            observer.on_step = Some(&mut on_step);
        }
        let mut left = args.max_instructions.saturating_sub(machine.instructions());
        if args.trace {
            left = left.min(args.max_trace.saturating_sub(machine.instructions()));
        }
        let stop = machine.run_observed(left, &mut observer);
        written?;
        if !args.counts {
            counts.clear();
        }
        match stop {
            Ok(Stop::Finished) => return Ok((Ok(()), counts)),
            Ok(Stop::Breakpoint(id)) => {
                if let Some(thread) = machine.thread(id.core, id.thread) {
                    out.text(&registers(thread))?;
                }
            }
            Err(mut error) => {
                let is_trace = args.trace && machine.instructions() >= args.max_trace;
                if is_trace && matches!(error.kind, SimErrorKind::InstructionLimit(_)) {
                    let lines = args.max_trace;
                    error.kind = SimErrorKind::Usage(format!(
                        "the trace has {lines} lines, which is the limit; --max-trace changes it"
                    ));
                }
                return Ok((Err(error), counts));
            }
        }
    }
}

/// The nonzero registers of a thread.
fn registers(thread: &Thread) -> String {
    let mut text = format!("{} stopped at {:#010x}\n", thread.id(), thread.pc);
    let scalars = thread.scalars.iter().enumerate().take(63).filter(|(_, value)| **value != 0);
    for (place, (number, value)) in scalars.enumerate() {
        let name = match number {
            58 => "tr".to_owned(),
            59 => "rm".to_owned(),
            60 => "fp".to_owned(),
            61 => "sp".to_owned(),
            62 => "ra".to_owned(),
            number => format!("s{number}"),
        };
        let _ = write!(text, "{}{name:>3} {value:08x}", if place % 6 == 0 && place > 0 { "\n  " } else { "  " });
    }
    text.push('\n');
    for (number, lanes) in thread.vectors.iter().enumerate().filter(|(_, lanes)| lanes.iter().any(|lane| *lane != 0)) {
        let lanes: Vec<String> = lanes.iter().map(|lane| format!("{lane:x}")).collect();
        let _ = writeln!(text, "  {:>3} {}", format!("v{number}"), lanes.join(" "));
    }
    text
}

/// The memory image of the program.
fn image(name: &str, file: &[u8]) -> Result<Image, Failure> {
    let image = match std::str::from_utf8(file) {
        Ok(text) if !file.starts_with(b"\x7fELF") => Image::from_hex(text),
        _ => Image::from_elf(file),
    };
    image.map_err(|error| Failure::input(format!("{name}: {error}")))
}

/// Stores the arguments at the end of memory, and their number and address in the registers that start-up code reads.
fn place_arguments(args: &SimArgs, machine: &mut Machine) -> Result<(), Failure> {
    let words = args.arguments.iter().map(|text| number(text)).collect::<Result<Vec<u32>, Failure>>()?;
    if words.is_empty() {
        return Ok(());
    }
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let end = machine.memory_range().end;
    let place = end.saturating_sub(bytes.len() as u64 + 63) as u32 & !63;
    machine.write_memory(place, &bytes).map_err(|error| wrong(&error))?;
    for core in 0..args.cores {
        machine.set_control(core, control::ARGC, words.len() as u32);
        machine.set_control(core, control::ARGV, place);
    }
    Ok(())
}

/// A number, or the address of a symbol.
fn address(text: &str, image: &Image) -> Result<u32, Failure> {
    match image.symbol(text) {
        Some(address) => Ok(address),
        None => number(text),
    }
}

/// `ADDRESS:BYTES`
fn range(text: &str, image: &Image) -> Result<(u32, u32), Failure> {
    let (start, len) =
        text.rsplit_once(':').ok_or_else(|| Failure::input(format!("`{text}` is not of the form ADDRESS:BYTES")))?;
    Ok((address(start, image)?, number(len)?))
}

/// A 32-bit number, signed or unsigned.
pub(super) fn number(text: &str) -> Result<u32, Failure> {
    let (digits, is_negative) = text.strip_prefix('-').map_or((text, false), |digits| (digits, true));
    let value = match digits.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    let value = value.map_err(|_| Failure::input(format!("`{text}` is no number of 32 bits, and no symbol")))?;
    Ok(if is_negative { value.wrapping_neg() } else { value })
}

fn hex_dump(start: u64, bytes: &[u8], text: &mut String) {
    for (at, line) in (start..).step_by(16).zip(bytes.chunks(16)) {
        let _ = writeln!(text, "{at:08x}  {}", super::hex(line));
    }
}

/// The function and the line of a thread's error, as far as the program has them.
fn place(error: &SimError, image: &Image, lines: Option<&Lines<'_>>) -> String {
    let pc = error.thread.map(|_| error.pc);
    let Some(function) = pc.and_then(|pc| image.function_at(pc)) else { return String::new() };
    let line = pc.and_then(|pc| lines?.at(pc)).map_or(String::new(), |line| format!(", {line}"));
    format!("\n  in {function}{line}")
}

fn wrong(error: &SimError) -> Failure {
    Failure::input(error.to_string())
}
