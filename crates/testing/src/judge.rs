//! One program on every engine, with several sets of arguments, compared with the interpreter.
//!
//! In: a program, engines. Out: [`Done`], what happened, and the first [`Finding`].
//! Slices begin short, often empty, and grow to exactly what the access contract asks for, refusal by refusal: every
//! refusal must be that of every engine. Then the call runs. Results, memory, failed checks and calls of functions must be
//! the interpreter's, bit for bit (a NaN equals every NaN), and nothing beside the slices may have changed.
//! Not here: what ends the process (see `supervisor`): a fault signal, a panic, a call that does not return.

use crate::args::{PAGE, SlotKind, Slots, Value, scalar};
use crate::engine::{Engine, Engines};
use crate::program::Program;
use crate::record::Notes;
use crate::rng::Rng;
use crate::signature::{Change, Compiled, Recorded, functions, record};
use crate::types::Ty;
use core::fmt;
use kernelsmith::{CallError, Error, ErrorKind};
use std::rc::Rc;

/// Sets of arguments for each program.
const SETS: u64 = 2;
/// Refusals of a call after which it counts as refused.
const MAX_GROWTHS: u32 = 24;

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A word: `bug`, `interpreter`, `canary`, `refusal`, `result`, `memory`, `check`, `calls`, `elsewhere`; of a process that
    /// ended also `crash`, `panic` and `hang`.
    pub kind: &'static str,
    /// The engine that showed it.
    pub engine: String,
    /// What happened.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}: {}", self.kind, self.engine, self.what)
    }
}

/// How often what happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Why the program could not be recorded: a kind of mistake.
    pub refused: Option<String>,
    /// Engines that cannot do what the program wants, with the reason.
    pub unsupported: Vec<String>,
    /// Calls on engines.
    pub calls: u64,
    /// Those that ran to their end.
    pub ran: u64,
    /// Those that ran to a check that failed.
    pub trapped: u64,
    /// Operations of the function.
    pub ops: u64,
}

/// What a call gave.
#[derive(Debug)]
struct Outcome {
    result: Result<u64, CallError>,
    contents: Vec<Vec<u64>>,
    calls: u64,
}

/// Runs programs.
#[derive(Default)]
pub struct Judge {
    slots: Slots,
    contents: Vec<Vec<u64>>,
}

impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Judge")
    }
}

/// The text of a program: what is recorded, the mistakes or the function.
pub fn text(program: &Program) -> String {
    let notes = Rc::new(Notes::default());
    *notes.text.borrow_mut() = Some(String::new());
    let recorded = record(program, Rc::clone(&notes), None);
    let said = notes.text.borrow_mut().take().unwrap_or_default();
    match recorded {
        Ok(recorded) => format!("{said}\n{}", recorded.source.function()),
        Err(error) => format!("{said}\n{error}"),
    }
}

impl Judge {
    /// Runs a program on the engines that its seed chooses.
    pub fn judge(&mut self, program: &Program, engines: &Engines) -> (Done, Option<Finding>) {
        self.judge_changed(program, engines, None)
    }

    /// The same with a kernel that was changed after it was recorded.
    pub(crate) fn judge_changed(
        &mut self,
        program: &Program,
        engines: &Engines,
        change: Option<Change<'_>>,
    ) -> (Done, Option<Finding>) {
        let mut done = Done::default();
        let program = &engines.fitting(program);
        let recorded = match record(program, Rc::default(), change) {
            Ok(recorded) => recorded,
            Err(error) => {
                let finding = bug(&error, "the language");
                done.refused = Some(mistake(&error));
                return (done, finding);
            }
        };
        done.ops = recorded.source.function().ops.len() as u64;
        let careful = program.seed.is_multiple_of(8);
        let mut compiled: Vec<(&Engine, Box<dyn Compiled>)> = Vec::new();
        for engine in engines.of(program.seed / 2) {
            match engine.compile(&*recorded.source, careful) {
                Ok(kernel) => compiled.push((engine, kernel)),
                Err(error) => match bug(&error, engine.name()) {
                    Some(finding) => return (done, Some(finding)),
                    None => done.unsupported.push(format!("{}: {error}", engine.name())),
                },
            }
        }
        for set in 0..SETS {
            let mut rng = Rng::new(program.seed.rotate_left(32) ^ set);
            // The interpreter's slices begin where pages begin.
            let ends = recorded.notes.by_address.get().then_some(set == 0);
            if let Some(finding) = self.run_set(&recorded, &compiled, program.is_wild, ends, &mut rng, &mut done) {
                return (done, Some(finding));
            }
        }
        (done, None)
    }

    fn run_set(
        &mut self,
        recorded: &Recorded,
        compiled: &[(&Engine, Box<dyn Compiled>)],
        is_wild: bool,
        at_start: Option<bool>,
        rng: &mut Rng,
        done: &mut Done,
    ) -> Option<Finding> {
        let (first, kernel) = compiled.first()?;
        let mut values = self.arguments(recorded, is_wild, rng);
        for value in &mut values {
            if let (Value::Slice { at_start: place, .. }, Some(at_start)) = (value, at_start) {
                *place = at_start;
            }
        }
        // Where slices lie otherwise than the interpreter's, and that matters, only what is outside of them is compared.
        let exact = at_start != Some(false);
        let mut wanted = None;
        for _ in 0..MAX_GROWTHS {
            let outcome = match self.interpret(recorded, first, &values) {
                Ok(outcome) => outcome,
                // Contracts are exact over 64 bits. An index that wraps at 32 bits may leave its slice, which machines with
                // such indices find out themselves; where it lands depends on where slices are.
                Err(finding) if first.is_narrow() && finding.kind == "interpreter" => return None,
                Err(finding) => return Some(finding),
            };
            let grown = grow(recorded.params, &mut values, &outcome.result, rng);
            if !grown {
                wanted = Some(outcome);
                break;
            }
            // Nothing ran, so the arguments in place are still those that were refused.
            let given = kernel.call(&mut self.slots);
            if given != outcome.result {
                let what = format!("{given:?}; the interpreter: {:?}", outcome.result);
                return Some(Finding { kind: "refusal", engine: first.name().to_owned(), what });
            }
        }
        let mut wanted = wanted?;
        let mut bits = first.vector_bits();
        let by_width = recorded.source.function().vregs.iter().any(|ty| ty.lanes().is_native())
            || recorded.source.function().ops.iter().any(|op| op.code == kernelsmith::unstable::ir::Opcode::Lanes);
        for (engine, kernel) in compiled {
            if by_width && engine.vector_bits() != bits {
                bits = engine.vector_bits();
                wanted = match self.interpret(recorded, engine, &values) {
                    Ok(outcome) => outcome,
                    Err(finding) => return Some(finding),
                };
            }
            done.calls += 1;
            if let Some(finding) = self.compare(recorded, engine, &**kernel, &values, &wanted, exact) {
                return Some(finding);
            }
            match wanted.result {
                Ok(_) => done.ran += 1,
                Err(CallError::OutOfBounds { .. }) => done.trapped += 1,
                Err(_) => {}
            }
        }
        None
    }

    /// First arguments: slices of any length, many of them too short.
    fn arguments(&mut self, recorded: &Recorded, is_wild: bool, rng: &mut Rng) -> Vec<Value> {
        let numbers = recorded.notes.numbers.borrow();
        let value = |kind: &SlotKind| match *kind {
            SlotKind::Scalar(ty) => Value::Scalar(scalar(ty, rng, &numbers, is_wild)),
            SlotKind::Slice { ty, .. } => {
                let len = match rng.below(6) {
                    0..=1 => 0,
                    2 => rng.below(4),
                    3..=4 => rng.below(40),
                    _ => rng.below(150),
                };
                let bits = (0..len).map(|_| ty.value(rng)).collect();
                Value::Slice { bits, at_start: rng.one_in(2) }
            }
        };
        recorded.params.iter().map(value).collect()
    }

    fn interpret(&mut self, recorded: &Recorded, engine: &Engine, values: &[Value]) -> Result<Outcome, Finding> {
        self.slots.fill(recorded.params, values);
        functions::take_calls();
        let result = match recorded.source.interpret(engine.interpreter(), &mut self.slots) {
            Ok(bits) => Ok(bits),
            Err(error) => match error.call_error() {
                Some(error) => Err(error.clone()),
                None => {
                    let engine = format!("{} bits", engine.vector_bits());
                    return Err(Finding { kind: "interpreter", engine, what: error.to_string() });
                }
            },
        };
        let mut contents = Vec::new();
        self.slots.contents(&mut contents);
        Ok(Outcome { result, contents, calls: functions::take_calls() })
    }

    /// Calls the compiled kernel; the first difference.
    fn compare(
        &mut self,
        recorded: &Recorded,
        engine: &Engine,
        kernel: &dyn Compiled,
        values: &[Value],
        wanted: &Outcome,
        exact: bool,
    ) -> Option<Finding> {
        self.slots.fill(recorded.params, values);
        functions::take_calls();
        let given = kernel.call(&mut self.slots);
        let calls = functions::take_calls();
        let finding = |kind, what| Some(Finding { kind, engine: engine.name().to_owned(), what });
        if let Some(slice) = self.slots.broken_canary() {
            return finding("canary", format!("beside slice {slice} something was written, {}", lens(values)));
        }
        let has_run = |result: &Result<u64, CallError>| matches!(result, Ok(_) | Err(CallError::OutOfBounds { .. }));
        if !exact && has_run(&given) && has_run(&wanted.result) {
            return None;
        }
        match (&given, &wanted.result) {
            (Ok(given), Ok(wanted)) if !same(recorded.result.unwrap_or(Ty::U64), *given, *wanted) => {
                return finding("result", format!("{given:#x}; the interpreter: {wanted:#x}, {}", lens(values)));
            }
            (Ok(_), Ok(_)) => {}
            (Err(CallError::Elsewhere { reason }), _) => {
                return finding("elsewhere", format!("{reason}, {}", lens(values)));
            }
            (given, wanted) if given == wanted => {}
            (given, wanted) => {
                let kind = if has_run(given) && has_run(wanted) { "check" } else { "refusal" };
                return finding(kind, format!("{given:?}; the interpreter: {wanted:?}, {}", lens(values)));
            }
        }
        self.slots.contents(&mut self.contents);
        let types = recorded.params.iter().filter_map(|kind| match kind {
            SlotKind::Scalar(_) => None,
            SlotKind::Slice { ty, .. } => Some(*ty),
        });
        for (slice, (ty, (given, wanted))) in types.zip(self.contents.iter().zip(&wanted.contents)).enumerate() {
            let differs = given.iter().zip(wanted).position(|(given, wanted)| !same(ty, *given, *wanted));
            if let Some(at) = differs {
                let what = format!(
                    "element {at} of slice {slice}: {:#x}; the interpreter: {:#x}, {}",
                    given[at],
                    wanted[at],
                    lens(values)
                );
                return finding("memory", what);
            }
        }
        if engine.sees_calls() && calls != wanted.calls {
            return finding("calls", "other calls, or other arguments, or another order of calls".to_owned());
        }
        None
    }
}

/// The arguments in short.
fn lens(values: &[Value]) -> String {
    let value = |value: &Value| match value {
        Value::Scalar(bits) => format!("{}", *bits as i64),
        Value::Slice { bits, at_start } => format!("[{}{}]", bits.len(), if *at_start { " at start" } else { "" }),
    };
    format!("arguments ({})", values.iter().map(value).collect::<Vec<_>>().join(", "))
}

/// Whether two values are the same: all NaNs are.
fn same(ty: Ty, a: u64, b: u64) -> bool {
    a == b || ty.is_nan(a) && ty.is_nan(b)
}

/// Makes a slice that was too short as long as was asked for; false if that was not the reason, or cannot be.
fn grow(kinds: &[SlotKind], values: &mut [Value], result: &Result<u64, CallError>, rng: &mut Rng) -> bool {
    let Err(CallError::OutOfRange { param, needed: (low, high), .. }) = result else { return false };
    match (kinds.get(*param), values.get_mut(*param)) {
        (Some(SlotKind::Slice { ty, .. }), Some(Value::Slice { bits, .. })) if *low >= 0 => {
            let most = (PAGE / (ty.bits() / 8) as usize) as i128;
            if *high > most || *high <= bits.len() as i128 {
                return false;
            }
            let more = *high as usize - bits.len();
            bits.extend((0..more).map(|_| ty.value(rng)));
            true
        }
        _ => false,
    }
}

/// A finding if the error is one of kernelsmith's own.
fn bug(error: &Error, engine: &str) -> Option<Finding> {
    let is_bug = !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::Limit);
    is_bug.then(|| Finding { kind: "bug", engine: engine.to_owned(), what: error.to_string() })
}

/// The kind of the first mistake in a kernel.
fn mistake(error: &Error) -> String {
    let first = error.build_errors().and_then(|errors| errors.iter().next());
    let kind = first.map_or_else(|| error.to_string(), |first| format!("{:?}", first.kind));
    kind.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}
