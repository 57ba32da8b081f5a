//! The process that compiles and runs random programs.
//!
//! In: a range of seeds. Out: lines on standard output, one event each ([`Event`]).
//! Invariant: the worker writes `begin` before it compiles or runs a program, so that the reader knows which program
//! crashed or hangs.
//! Not here: the reaction to crashes and hangs (see [`super::supervisor`]).

use super::case::{self, Variants, Verdict};
use crate::host::Machine;
use crate::native::{Elsewhere, Native, Variant};
use kernelsmith_ir::interp::Coverage;
use kernelsmith_ir::{Function, Opcode, Type, text};
use std::io::{self, Read, Write};

/// Programs between two reports of coverage.
const REPORT_EVERY: u64 = 200;

/// The machine, the executor and the variants of a worker.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The machine.
    pub machine: Machine,
    /// The process that runs the code. `None` means this process.
    pub elsewhere: Option<Elsewhere>,
    /// Whether to compile subtractions with swapped operands: see [`Native`].
    pub swaps_operands: bool,
    /// The variants to compile each program in.
    pub variants: Variants,
}

impl Setup {
    /// Creates the compiler.
    ///
    /// # Errors
    /// If machine code for the machine cannot run.
    pub fn native(&self) -> Result<Native, String> {
        let mut native = Native::running(self.machine, self.elsewhere.as_ref())?;
        native.swaps_operands = self.swaps_operands;
        Ok(native)
    }
}

/// A message of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The program of this seed starts.
    Begin(u64),
    /// The program of this seed disagrees: variant, kind, details.
    Different(u64, Variant, String, String),
    /// The target does not support this operation.
    Unsupported(String),
    /// The execution count of an operation on a type (and a source type).
    Covered(Opcode, Type, Option<Type>, u64),
    /// The end of the range: the number of programs, and of the operations in them.
    Done(u64, u64),
}

impl Event {
    /// The event as a line.
    pub fn line(&self) -> String {
        match self {
            Event::Begin(seed) => format!("begin {seed}"),
            Event::Different(seed, variant, kind, what) => {
                format!("different {seed} {} {kind} {}", variant.name(), what.replace('\n', "\\n"))
            }
            Event::Unsupported(what) => format!("unsupported {what}"),
            Event::Covered(code, ty, source, n) => match source {
                Some(source) => format!("covered {} {ty} {source} {n}", code.keyword()),
                None => format!("covered {} {ty} - {n}", code.keyword()),
            },
            Event::Done(programs, ops) => format!("done {programs} {ops}"),
        }
    }

    /// The inverse of [`Event::line`].
    pub fn parse(line: &str) -> Option<Event> {
        let (keyword, payload) = line.split_once(' ')?;
        let mut words = payload.splitn(4, ' ');
        Some(match keyword {
            "begin" => Event::Begin(payload.parse().ok()?),
            "different" => Event::Different(
                words.next()?.parse().ok()?,
                Variant::from_name(words.next()?)?,
                words.next()?.to_owned(),
                words.next()?.replace("\\n", "\n"),
            ),
            "unsupported" => Event::Unsupported(payload.to_owned()),
            "covered" => Event::Covered(
                Opcode::from_keyword(words.next()?)?,
                words.next()?.parse().ok()?,
                match words.next()? {
                    "-" => None,
                    source => Some(source.parse().ok()?),
                },
                words.next()?.parse().ok()?,
            ),
            "done" => Event::Done(words.next()?.parse().ok()?, words.next()?.parse().ok()?),
            _ => return None,
        })
    }
}

/// Runs the programs of the seeds and writes events to standard output.
///
/// # Errors
/// If standard output is closed, or machine code cannot run here.
pub fn run(seeds: core::ops::Range<u64>, setup: &Setup) -> Result<(), String> {
    let mut native = setup.native()?;
    let out = io::stdout();
    let mut out = out.lock();
    let mut send =
        |event: Event| writeln!(out, "{}", event.line()).and_then(|()| out.flush()).map_err(|error| error.to_string());
    let mut coverage = Coverage::default();
    let (mut n_programs, mut n_ops) = (0u64, 0u64);
    for seed in seeds.clone() {
        send(Event::Begin(seed))?;
        native.verify_each = case::verify_each(seed);
        match case::judge(&mut native, &case::program_on(setup.machine, seed), setup.variants.of(seed)) {
            Verdict::Same(done) => {
                n_ops += done.n_ops as u64;
                coverage.merge(&done.coverage);
            }
            Verdict::Different(found) => {
                send(Event::Different(seed, found.variant, found.kind.to_owned(), found.what))?;
            }
            Verdict::Unsupported(what) => send(Event::Unsupported(what))?,
        }
        n_programs += 1;
        if n_programs % REPORT_EVERY == 0 || seed + 1 == seeds.end {
            for (code, ty, source, n) in core::mem::take(&mut coverage).iter() {
                send(Event::Covered(code, ty, source, n))?;
            }
        }
    }
    send(Event::Done(n_programs, n_ops))
}

/// Reads a function from standard input and runs it with the input of a seed. Prints the disagreement, if any.
///
/// # Errors
/// If the text does not parse, or machine code cannot run here.
pub fn run_one(seed: u64, variants: &[Variant], setup: &Setup) -> Result<bool, String> {
    let mut source = String::new();
    io::stdin().read_to_string(&mut source).map_err(|error| error.to_string())?;
    let func: Function = text::parse_function(&source).map_err(|error| error.to_string())?;
    let mut native = setup.native()?;
    native.verify_each = case::verify_each(seed);
    let case = kernelsmith_ir::random::RandomCase { func, ..case::program_on(setup.machine, seed) };
    match case::judge(&mut native, &case, variants) {
        Verdict::Same(_) => Ok(true),
        Verdict::Unsupported(what) => Err(format!("{what} is not supported")),
        Verdict::Different(found) => {
            println!("{} {}: {}", found.variant.name(), found.kind, found.what);
            Ok(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_back() {
        let ty = Type::fixed(kernelsmith_ir::Elem::F32, 8);
        for event in [
            Event::Begin(7),
            Event::Different(9, Variant::SpillAll, "memory".into(), "one line\nand another".into()),
            Event::Unsupported("div.i8x16".into()),
            Event::Covered(Opcode::Add, ty, None, 3),
            Event::Covered(Opcode::Cast, ty, Some(ty), 3),
            Event::Done(100, 12),
        ] {
            assert_eq!(Event::parse(&event.line()), Some(event));
        }
        assert_eq!(Event::parse("begin x"), None);
        assert_eq!(Event::parse("nonsense 1"), None);
    }
}
