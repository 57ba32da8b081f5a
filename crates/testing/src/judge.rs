//! Runs a program on every engine, with several sets of arguments, and compares with the interpreter.
//!
//! In: a program, engines. Out: [`Done`], the counts, and the first [`Finding`].
//! Slices start short, often empty, and grow with each rejection to exactly the size that the access contract requires;
//! every engine must reject the same calls. Then the call runs. Results, memory, failed checks and calls of functions
//! must match the interpreter bit for bit (except that all NaNs are equal), and nothing outside of the slices may have
//! changed. After a failed check, and after a poll that sees an interrupt, nothing more is stored and no function is called:
//! memory and calls are those of the interpreter, which stops there. Elements that contract and footprint do not contain may
//! neither change nor matter.
//! Not here: failures that end the process (see `supervisor`): a fault signal, a panic, a timeout.

use crate::args::{PAGE, SlotKind, Slots, Value, scalar};
use crate::engine::{Engine, Engines, Variant};
use crate::program::Program;
use crate::record::Notes;
use crate::signature::functions::Calls;
use crate::signature::{Bits, Change, Compiled, Recorded, functions, record};
use crate::types::Ty;
use core::fmt;
use kernelsmith::unstable::ir::{Function, Opcode};
use kernelsmith::{CallError, Error, ErrorKind, Interrupt};
use kernelsmith_exec::AccessContract;
use kernelsmith_random::Rng;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Number of argument sets per program.
const SETS: u64 = 2;
/// Maximum number of rejections; then the call counts as rejected.
const MAX_GROWTHS: u32 = 24;

/// A failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The kind: `bug`, `interpreter`, `canary`, `refusal`, `result`, `memory`, `check`, `calls`, `trap`, `interrupt`,
    /// `footprint`, `elsewhere`; for a process that ended also `crash`, `panic` and `hang`.
    pub kind: &'static str,
    /// The engine that failed.
    pub engine: String,
    /// A description of the failure.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}: {}", self.kind, self.engine, self.what)
    }
}

/// Counts of outcomes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Why the program could not be recorded: the kind of mistake.
    pub refused: Option<String>,
    /// Engines that do not support the program, with the reason.
    pub unsupported: Vec<String>,
    /// Number of calls on engines.
    pub calls: u64,
    /// Number of calls that ran to their end.
    pub ran: u64,
    /// Number of calls that ended at a failed check.
    pub trapped: u64,
    /// Number of further calls that an interrupt ended.
    pub interrupted: u64,
    /// Number of operations in the function.
    pub ops: u64,
}

/// The outcome of a call.
#[derive(Debug)]
struct Outcome {
    result: Result<Bits, CallError>,
    contents: Vec<Vec<u64>>,
    calls: Calls,
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

/// The text of a program: the recorded statements, and the mistakes or the function.
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

/// The Rust files of the lines that recorded a program's operations, or that its mistakes name.
pub fn files(program: &Program) -> BTreeSet<String> {
    let notes = Rc::new(Notes::default());
    notes.keeps_lines.set(true);
    match record(program, notes, None) {
        Ok(recorded) => recorded.source.function().locations.iter().map(|line| line.file.to_string()).collect(),
        Err(error) => error.build_errors().into_iter().flatten().map(|mistake| mistake.file().to_owned()).collect(),
    }
}

impl Judge {
    /// Runs a program on the engines for its seed.
    pub fn judge(&mut self, program: &Program, engines: &Engines) -> (Done, Option<Finding>) {
        self.judge_changed(program, engines, None)
    }

    /// Like [`Judge::judge`], with a kernel that was changed after recording.
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
        if let Some(what) = recorded.notes.bug.take() {
            return (done, Some(Finding { kind: "bug", engine: "the language".to_owned(), what }));
        }
        done.ops = recorded.source.function().ops.len() as u64;
        let variant = Variant::of(program.seed);
        let mut compiled: Vec<(&Engine, Box<dyn Compiled>)> = Vec::new();
        for engine in engines.of(program.seed / 2) {
            if engine.has_copies() && recorded.notes.by_address.get() {
                continue;
            }
            match engine.compile(&*recorded.source, variant) {
                Ok(kernel) => compiled.push((engine, kernel)),
                Err(error) => match bug(&error, engine.name()) {
                    Some(finding) => return (done, Some(finding)),
                    None => done.unsupported.push(format!("{}: {error}", engine.name())),
                },
            }
        }
        for set in 0..SETS {
            let mut rng = Rng::new(program.seed.rotate_left(32) ^ set);
            // The interpreter's slices start at page boundaries.
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
        let mut values = self.arguments(recorded, (is_wild, first.is_narrow()), rng);
        for value in &mut values {
            if let (Value::Slice { at_start: place, .. }, Some(at_start)) = (value, at_start) {
                *place = at_start;
            }
        }
        // If slices have other positions than the interpreter's, and the program depends on them, only memory outside
        // of the slices is compared.
        let exact = at_start != Some(false);
        let mut wanted = None;
        for _ in 0..MAX_GROWTHS {
            let outcome = match self.interpret(recorded, first, &values) {
                Ok(outcome) => outcome,
                Err(finding) => return Some(finding),
            };
            let grown = grow(recorded.params, &mut values, &outcome.result, rng);
            if !grown {
                wanted = Some(outcome);
                break;
            }
            // The call did not run, so the placed arguments are still those that the interpreter rejected.
            let native = kernel.call(&mut self.slots);
            if native != outcome.result {
                let what = format!("{native:?}; the interpreter: {:?}", outcome.result);
                return Some(Finding { kind: "refusal", engine: first.name().to_owned(), what });
            }
        }
        let mut wanted = wanted?;
        // Numbers of 64 bits are what ranges are about.
        if !first.is_narrow()
            && !recorded.notes.by_address.get()
            && let Some(finding) = self.check_footprint(recorded, first, kernel.contract(), &values, &wanted, rng)
        {
            return Some(finding);
        }
        let mut bits = first.vector_bits();
        let by_width = depends_on_width(recorded.source.function());
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
                Err(CallError::OutOfBounds { .. } | CallError::Returned { .. }) => done.trapped += 1,
                Err(_) => {}
            }
            let n_calls = wanted.calls.n_calls;
            if kernel.contract().polls && engine.sees_calls() && exact && n_calls > 0 {
                let finding = self.compare_interrupted(recorded, (engine, &**kernel), &values, n_calls, rng, done);
                if finding.is_some() {
                    return finding;
                }
            }
        }
        None
    }

    /// The first arguments: slices of any length, many of them too short.
    fn arguments(&mut self, recorded: &Recorded, (is_wild, is_narrow): (bool, bool), rng: &mut Rng) -> Vec<Value> {
        let numbers = recorded.notes.numbers.borrow();
        let value = |kind: &SlotKind| match *kind {
            SlotKind::Scalar(ty) => Value::Scalar(scalar(ty, rng, &numbers, is_wild, is_narrow)),
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

    /// Interprets the call again, with other numbers in elements that it should not touch: none of them may change, and they
    /// may change nothing.
    fn check_footprint(
        &mut self,
        recorded: &Recorded,
        engine: &Engine,
        contract: &AccessContract,
        values: &[Value],
        wanted: &Outcome,
        rng: &mut Rng,
    ) -> Option<Finding> {
        if !has_run(&wanted.result) {
            return None;
        }
        let measures: Vec<i128> = recorded.params.iter().zip(values).map(measure).collect();
        let touched = contract.touched(&measures)?;
        let finding = |what| Some(Finding { kind: "footprint", engine: engine.name().to_owned(), what });
        let mut others = values.to_vec();
        let mut contents = wanted.contents.iter();
        for (param, (kind, value)) in recorded.params.iter().zip(&mut others).enumerate() {
            let (SlotKind::Slice { ty, .. }, Value::Slice { bits, .. }) = (kind, value) else { continue };
            let after = contents.next()?;
            for (at, (bits, after)) in bits.iter_mut().zip(after).enumerate() {
                let mut ranges = touched.iter().filter(|(of, _, range)| *of == param && range.contains(&(at as i128)));
                if !same(*ty, *bits, *after) && !ranges.clone().any(|(_, is_written, _)| *is_written) {
                    let what = format!("element {at} of parameter {param} was written, {}", lens(values));
                    return finding(what);
                }
                if ranges.next().is_none() {
                    *bits = ty.value(rng);
                }
            }
        }
        let outcome = match self.interpret(recorded, engine, &others) {
            Ok(outcome) => outcome,
            Err(finding) => return Some(finding),
        };
        let is_equal = match (&outcome.result, &wanted.result) {
            (Ok(now), Ok(before)) => same_results(recorded.results, now, before),
            (now, before) => now == before,
        };
        if !is_equal {
            let (now, before) = (&outcome.result, &wanted.result);
            return finding(format!("{now:?} instead of {before:?} with other elements, {}", lens(values)));
        }
        let mut all = outcome.contents.iter().zip(&wanted.contents);
        for (param, (kind, other)) in recorded.params.iter().zip(&others).enumerate() {
            let (SlotKind::Slice { ty, .. }, Value::Slice { bits, .. }) = (kind, other) else { continue };
            let (now, before) = all.next()?;
            for at in 0..bits.len() {
                let is_touched = touched.iter().any(|(of, _, range)| *of == param && range.contains(&(at as i128)));
                let wanted = if is_touched { before[at] } else { bits[at] };
                if !same(*ty, now[at], wanted) {
                    let what = format!("element {at} of parameter {param} depends on others, {}", lens(values));
                    return finding(what);
                }
            }
        }
        None
    }

    /// Calls the compiled kernel; returns the first difference.
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
        let native = kernel.call(&mut self.slots);
        let calls = functions::take_calls();
        let finding = |kind, what| Some(Finding { kind, engine: engine.name().to_owned(), what });
        if let Some(slice) = self.slots.broken_canary() {
            return finding("canary", format!("beside slice {slice} something was written, {}", lens(values)));
        }
        if !exact && has_run(&native) && has_run(&wanted.result) {
            return None;
        }
        match (&native, &wanted.result) {
            (Ok(native), Ok(wanted)) if !same_results(recorded.results, native, wanted) => {
                return finding("result", format!("{native:#x?}; the interpreter: {wanted:#x?}, {}", lens(values)));
            }
            (Ok(_), Ok(_)) => {}
            (Err(CallError::Remote { reason }), _) => {
                return finding("elsewhere", format!("{reason}, {}", lens(values)));
            }
            (native, wanted) if native == wanted => {}
            (native, wanted) => {
                let kind = if has_run(native) && has_run(wanted) { "check" } else { "refusal" };
                return finding(kind, format!("{native:?}; the interpreter: {wanted:?}, {}", lens(values)));
            }
        }
        // A call that ends at a failed check has stored what precedes it, and nothing else.
        let has_trapped = wanted.result.is_err() && has_run(&wanted.result);
        if let Some(what) = self.difference(recorded, wanted) {
            return finding(if has_trapped { "trap" } else { "memory" }, format!("{what}, {}", lens(values)));
        }
        if engine.sees_calls() && calls != wanted.calls {
            return finding(if has_trapped { "trap" } else { "calls" }, OTHER_CALLS.to_owned());
        }
        None
    }

    /// The first element that the slices have now and the interpreter's have not.
    fn difference(&mut self, recorded: &Recorded, wanted: &Outcome) -> Option<String> {
        self.slots.contents(&mut self.contents);
        let types = recorded.params.iter().filter_map(|kind| match kind {
            SlotKind::Scalar(_) => None,
            SlotKind::Slice { ty, .. } => Some(*ty),
        });
        types.zip(self.contents.iter().zip(&wanted.contents)).enumerate().find_map(|(slice, (ty, (native, wanted)))| {
            let at = native.iter().zip(wanted).position(|(native, wanted)| !same(ty, *native, *wanted))?;
            let (native, wanted) = (native[at], wanted[at]);
            Some(format!("element {at} of slice {slice}: {native:#x}; the interpreter: {wanted:#x}"))
        })
    }

    /// Calls interruptible code, which one of the functions that it calls interrupts. It stops at the next poll, where the
    /// interpreter stops, and nothing is stored and no function called after that.
    fn compare_interrupted(
        &mut self,
        recorded: &Recorded,
        (engine, kernel): (&Engine, &dyn Compiled),
        values: &[Value],
        n_calls: u64,
        rng: &mut Rng,
        done: &mut Done,
    ) -> Option<Finding> {
        let at = 1 + rng.bits() % n_calls;
        let interrupt = Interrupt::new();
        let mut outcomes = Vec::with_capacity(2);
        for is_native in [false, true] {
            self.slots.fill(recorded.params, values);
            functions::take_calls();
            interrupt.reset();
            functions::raise_at(Some((at, &interrupt)));
            let result = match is_native {
                true => kernel.call_interruptible(&mut self.slots, &interrupt),
                false => match recorded.source.interpret_polled(engine.interpreter(), &mut self.slots, &interrupt) {
                    Ok(bits) => Ok(bits),
                    // Whatever else stops the interpreter is found without interrupts.
                    Err(error) => Err(error.call_error().cloned().unwrap_or(CallError::NotInterruptible)),
                },
            };
            functions::raise_at(None);
            let mut contents = Vec::new();
            self.slots.contents(&mut contents);
            outcomes.push(Outcome { result, contents, calls: functions::take_calls() });
        }
        let [wanted, native] = &outcomes[..] else { return None };
        let given = || format!("interrupted by call {at} of {n_calls}, {}", lens(values));
        let finding = |what| Some(Finding { kind: "interrupt", engine: engine.name().to_owned(), what });
        if let Some(slice) = self.slots.broken_canary() {
            return finding(format!("beside slice {slice} something was written, {}", given()));
        }
        let is_equal = match (&native.result, &wanted.result) {
            (Err(CallError::NotInterruptible), _) | (_, Err(CallError::NotInterruptible)) => return None,
            (Ok(native), Ok(wanted)) => same_results(recorded.results, native, wanted),
            (native, wanted) => native == wanted,
        };
        if !is_equal {
            return finding(format!("{:?}; the interpreter: {:?}, {}", native.result, wanted.result, given()));
        }
        if let Some(what) = self.difference(recorded, wanted) {
            return finding(format!("{what}, {}", given()));
        }
        if native.calls != wanted.calls {
            return finding(format!("{OTHER_CALLS}, {}", given()));
        }
        done.interrupted += u64::from(native.result == Err(CallError::Interrupted));
        None
    }
}

/// A difference of calls.
const OTHER_CALLS: &str = "other calls, or other arguments, or another order of calls";

/// Whether a function, or one that it calls, has vectors of the machine's width.
fn depends_on_width(function: &Function) -> bool {
    function.vregs.iter().any(|ty| ty.lanes().is_native())
        || function.ops.iter().any(|op| op.code == Opcode::Lanes)
        || function.callees.iter().any(depends_on_width)
}

/// Whether code ran, perhaps up to a failed check.
fn has_run(result: &Result<Bits, CallError>) -> bool {
    matches!(result, Ok(_) | Err(CallError::OutOfBounds { .. } | CallError::Returned { .. }))
}

/// The value of an argument for contracts: of an integer its value, of a slice its length.
fn measure((kind, value): (&SlotKind, &Value)) -> i128 {
    match (kind, value) {
        (SlotKind::Scalar(ty), Value::Scalar(bits)) => ty.measure(*bits),
        (_, Value::Slice { bits, .. }) => bits.len() as i128,
        _ => 0,
    }
}

/// A short description of the arguments.
fn lens(values: &[Value]) -> String {
    let value = |value: &Value| match value {
        Value::Scalar(bits) => format!("{}", *bits as i64),
        Value::Slice { bits, at_start } => format!("[{}{}]", bits.len(), if *at_start { " at start" } else { "" }),
    };
    format!("arguments ({})", values.iter().map(value).collect::<Vec<_>>().join(", "))
}

/// Whether two values are equal; all NaNs are equal.
fn same_results(types: &[Ty], a: &Bits, b: &Bits) -> bool {
    types.iter().zip(a.iter().zip(b)).all(|(&ty, (a, b))| same(ty, *a, *b))
}

fn same(ty: Ty, a: u64, b: u64) -> bool {
    a == b || ty.is_nan(a) && ty.is_nan(b)
}

/// Extends a slice to the length that the rejected call requires. Returns false if that was not the reason, or is
/// impossible.
fn grow(kinds: &[SlotKind], values: &mut [Value], result: &Result<Bits, CallError>, rng: &mut Rng) -> bool {
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

/// A finding if the error is a bug in kernelsmith.
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
