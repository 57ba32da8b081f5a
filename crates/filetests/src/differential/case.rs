//! Runs one random program by the interpreter and as machine code in several variants.
//!
//! In: a seed. Out: a [`Verdict`]. Invariant: a program that the interpreter cannot finish counts as agreeing. For
//! every other program, any difference gives a [`Disagreement`].
//! Not here: running many programs (see [`super::worker`]), reducing a failing program (see [`super::supervisor`]).

use crate::host::Machine;
use crate::native::{Argument, FailedCheck, Native, NativeError, Outcome, Variant};
use core::cell::Cell;
use kernelsmith_codegen::error::CompileErrorKind;
use kernelsmith_executor::symbols::digest_call;
use kernelsmith_ir::interp::{Coverage, InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith_ir::random::{RandomCase, RandomOptions, SYMBOLS, generate};

/// The maximum number of operations that the interpreter executes per program.
const FUEL: u64 = 1 << 22;

/// The result of one program.
#[derive(Debug)]
pub enum Verdict {
    /// Machine code and interpreter agree.
    Same(Done),
    /// They disagree.
    Different(Disagreement),
    /// The target does not support an operation. The text is its name and type.
    Unsupported(String),
}

/// The counts of an agreeing program.
#[derive(Debug, Default)]
pub struct Done {
    /// Operations that the interpreter executed, by type.
    pub coverage: Coverage,
    /// Operations in the program.
    pub n_ops: usize,
}

/// A difference between machine code and interpreter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The variant that showed it.
    pub variant: Variant,
    /// One word: `result`, `memory`, `calls`, `check`, `guard`, `checker`, `verifier`, `registers`, `feature`,
    /// `compiler`,
    /// `exec`; in a separate executor process also `crash` and `hang`.
    pub kind: &'static str,
    /// The details.
    pub what: String,
}

/// The program of a seed.
pub fn program(seed: u64) -> RandomCase {
    program_on(Machine::BASE, seed)
}

/// The program of a seed for a machine. All machines except the simulated ones run the same programs.
pub fn program_on(machine: Machine, seed: u64) -> RandomCase {
    let mut options = options(seed);
    if machine.is_simulated() {
        // The simulator has no external functions, and the index of a failing check may not fit into its 32 bits.
        (options.words, options.calls, options.failing_checks) = (true, false, false);
    }
    generate(&options)
}

/// The generator options of a seed: all constructs, with failing checks or a type sweep for some seeds.
pub fn options(seed: u64) -> RandomOptions {
    let mut options = RandomOptions::new(seed);
    options.failing_checks = seed % 8 == 3;
    if seed % 32 == 7 {
        options.sweep = true;
        options.n_ops = options.n_ops.min(60);
    }
    options
}

/// The variants to compile each program in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Variants {
    /// All variants.
    #[default]
    All,
    /// One variant per program, by seed: four times as many programs in the same time where code is slow to run.
    InTurn,
}

impl Variants {
    /// The variants of a seed, or of a place in a list.
    pub fn of(self, seed: u64) -> &'static [Variant] {
        let index = (seed % Variant::ALL.len() as u64) as usize;
        match self {
            Variants::All => &Variant::ALL,
            Variants::InTurn => &Variant::ALL[index..=index],
        }
    }
}

/// Whether the verifier runs after each pass for this seed.
pub fn verify_each(seed: u64) -> bool {
    seed.is_multiple_of(8)
}

/// Runs a case by the interpreter and as machine code, and compares.
pub fn judge(native: &mut Native, case: &RandomCase, variants: &[Variant]) -> Verdict {
    let bits = native.vector_bits();
    let Some((expected, coverage)) = interpret(case, bits) else { return Verdict::Same(Done::default()) };
    let args: Vec<Argument> = [Argument::Memory(case.input.clone()), Argument::Memory(vec![0; case.out_bytes])]
        .into_iter()
        .chain(case.args.iter().map(|bits| Argument::Scalar(*bits)))
        .collect();
    for &variant in variants {
        let different = |kind, what| Verdict::Different(Disagreement { variant, kind, what });
        match native.run(&case.func, variant, &args, variant.placement(case.args.len() as u64)) {
            Ok(outcome) => {
                if let Some((kind, what)) = compare(&expected, &outcome) {
                    return different(kind, what);
                }
            }
            Err(NativeError::Compile(error)) => match error.kind {
                CompileErrorKind::Unsupported(what) => {
                    return Verdict::Unsupported(format!("{}.{}", what.operation, what.ty));
                }
                CompileErrorKind::Bug { pass, what, .. } => {
                    let kind = if pass == "allocate" { "checker" } else { "verifier" };
                    return different(kind, format!("in `{pass}`: {what}"));
                }
                _ => return different("compiler", error.to_string()),
            },
            Err(error @ NativeError::TooDemanding) => return different("registers", error.to_string()),
            Err(NativeError::Code(what)) => return different("code", what),
            Err(NativeError::Run(error)) => return different(error.kind(), error.to_string()),
        }
    }
    Verdict::Same(Done { coverage, n_ops: case.func.ops.len() })
}

/// The interpreter's outcome. `None` if it runs out of fuel or faults.
pub fn interpret(case: &RandomCase, vector_bits: u32) -> Option<(Outcome, Coverage)> {
    let options = InterpOptions { vector_bits, fuel: FUEL, coverage: true, ..InterpOptions::default() };
    let mut memory = Memory::new();
    // The input comes last, so that an out-of-bounds offset from it cannot reach another buffer.
    let out = memory.alloc_zeroed(case.out_bytes);
    let trap = memory.alloc_zeroed(24);
    let input = memory.alloc_read_only(&case.input);
    let calls = Cell::new(0u64);
    let mut functions: Vec<_> = SYMBOLS
        .iter()
        .map(|symbol| {
            let calls = &calls;
            let function = move |args: &[u64], _: &mut Memory| {
                calls.set(digest_call(calls.get(), symbol.name, args));
                (symbol.function)(args)
            };
            (symbol.name, function)
        })
        .collect();
    let mut symbols = Symbols::new();
    for (name, function) in &mut functions {
        symbols.bind(name, function);
    }
    let mut interp = Interpreter::new(&case.func, options).ok()?;
    let result = match interp.run(&case.full_args(input, out, trap), &mut memory, &mut symbols) {
        Ok(results) => Ok(results.first().copied()),
        Err(Trap::OutOfBounds { check_id, index, len, .. }) => Err(FailedCheck { id: check_id, index, len }),
        Err(_) => return None,
    };
    drop(symbols);
    drop(functions);
    let memory = [input, out].map(|at| memory.region(at).unwrap_or_default().to_vec()).to_vec();
    Some((Outcome { result, memory, calls: calls.get() }, interp.coverage()))
}

/// The first difference.
fn compare(expected: &Outcome, actual: &Outcome) -> Option<(&'static str, String)> {
    match (&expected.result, &actual.result) {
        (Ok(expected), Ok(actual)) if expected != actual => {
            return Some(("result", format!("result {actual:x?}, the interpreter's is {expected:x?}")));
        }
        (Err(expected), Err(actual)) if expected != actual => {
            return Some(("check", format!("failed check {actual:?}, the interpreter's is {expected:?}")));
        }
        (Err(expected), Ok(_)) => {
            return Some(("check", format!("no failed check, the interpreter's is {expected:?}")));
        }
        (Ok(_), Err(actual)) => return Some(("check", format!("failed check {actual:?}, none on the interpreter"))),
        _ => {}
    }
    for (argument, (expected, actual)) in expected.memory.iter().zip(&actual.memory).enumerate() {
        if let Some(at) = expected.iter().zip(actual).position(|(expected, actual)| expected != actual) {
            let end = (at + 16).min(expected.len());
            let (actual, expected) = (&actual[at..end], &expected[at..end]);
            return Some((
                "memory",
                format!("buffer {argument} at byte {at}: {actual:02x?}, the interpreter's is {expected:02x?}"),
            ));
        }
    }
    if expected.calls != actual.calls {
        return Some(("calls", "other calls, or other arguments, or another order of calls".to_owned()));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn successive_seeds_try_every_variant() {
        let variants: Vec<Variant> = (32..36).flat_map(|seed| Variants::InTurn.of(seed)).copied().collect();
        assert_eq!(variants, Variant::ALL);
        assert_eq!(Variants::All.of(32), Variant::ALL);
    }
}
