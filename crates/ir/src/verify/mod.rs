//! The verifier: checks whether a function is valid.
//!
//! In: any [`Function`], valid or not. Out: the errors, in order, as [`VerifyError`]s; never a panic.
//! Invariant: a function without errors runs on the interpreter without undefined behaviour, its text form parses back
//! to an equal function, and every pass may rely on types, nesting and definite assignment.
//! The time is linear in operations times nesting depth. Not here: limits of one machine.

mod assigned;
mod callees;
mod error;
mod module;
mod rules;

pub use module::{ModuleError, verify_module};

pub use error::{Slot, VerifyError, VerifyErrorKind, Wanted};

use crate::exceptions::Clause;
use crate::function::{Function, LocId, Passing, SymbolKind};
use crate::limits;
use crate::op::{Op, SymbolId, VReg};
use core::cell::Cell;
use std::collections::HashSet;

/// Checks a function and returns its first error.
pub fn verify(func: &Function) -> Result<(), VerifyError> {
    match verify_all(func, 1).into_iter().next() {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// Checks a function and returns at most `limit` errors: first those of its header, then those of operations, in order.
pub fn verify_all(func: &Function, limit: usize) -> Vec<VerifyError> {
    check(func, limit, Scope::Whole)
}

/// Like [`verify_all`], for a function that only exists where it is inlined: no convention passes its arguments and results,
/// so they may be vectors of any kind.
pub fn verify_inlined(func: &Function, limit: usize) -> Vec<VerifyError> {
    check(func, limit, Scope::Inlined)
}

/// Like [`verify`], for one of several functions that belong together: those that it calls are elsewhere.
pub fn verify_part(func: &Function) -> Result<(), VerifyError> {
    check(func, 1, Scope::Part).into_iter().next().map_or(Ok(()), Err)
}

/// What is there of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    /// The function and its callees.
    Whole,
    /// The function without its callees.
    Part,
    /// A function without its callees that only exists where it is inlined.
    Inlined,
}

fn check(func: &Function, limit: usize, scope: Scope) -> Vec<VerifyError> {
    let mut sink = Sink { func, errors: Vec::new(), limit, is_inlined: scope == Scope::Inlined };
    check_head(&mut sink);
    if sink.errors.is_empty() {
        // One pass checks the types of an operation first, then nesting and assignment, so that errors are in order.
        with_memory(|Memory { seen, columns }| {
            let mut flow = assigned::Flow::new(func, core::mem::take(columns));
            for (at, op) in func.ops.iter().enumerate() {
                if sink.is_full() {
                    break;
                }
                rules::check(&mut sink, seen, at, op);
                flow.step(&mut sink, at, op);
            }
            *columns = flow.finish(&mut sink);
        });
    }
    if scope == Scope::Whole && sink.errors.is_empty() {
        callees::check(&mut sink);
    }
    sink.errors
}

/// Buffers that a thread reuses for the next function.
#[derive(Default)]
struct Memory {
    seen: rules::Seen,
    columns: assigned::Columns,
}

thread_local! {
    static MEMORY: Cell<Option<Box<Memory>>> = const { Cell::new(None) };
}

fn with_memory(work: impl FnOnce(&mut Memory)) {
    let mut memory = MEMORY.take().unwrap_or_default();
    work(&mut memory);
    MEMORY.set(Some(memory));
}

/// Collects errors up to a limit.
struct Sink<'f> {
    func: &'f Function,
    errors: Vec<VerifyError>,
    limit: usize,
    /// Whether arguments and results may have any type.
    is_inlined: bool,
}

impl Sink<'_> {
    fn is_full(&self) -> bool {
        self.errors.len() >= self.limit
    }

    fn head(&mut self, kind: VerifyErrorKind) {
        if !self.is_full() {
            let subject = format!("@{}", self.func.name);
            self.errors.push(VerifyError { op: None, subject, kind, location: None });
        }
    }

    #[cold]
    fn op(&mut self, at: usize, op: &Op, kind: VerifyErrorKind) {
        if !self.is_full() {
            let location = self.func.location(at).cloned().map(Box::new);
            self.errors.push(VerifyError { op: Some(at), subject: crate::text::head(op), kind, location });
        }
    }
}

fn check_head(sink: &mut Sink<'_>) {
    let func = sink.func;
    for (what, given, limit) in [
        ("operations", func.ops.len(), limits::MAX_OPS),
        ("registers", func.vregs.len(), limits::MAX_VREGS),
        ("list entries", func.lists.len(), limits::MAX_LISTS),
        ("values", func.values.len(), limits::MAX_VALUES),
        ("parameters", func.params.len(), limits::MAX_PARAMS),
        ("results", func.results.len(), limits::MAX_RESULTS),
        ("symbols", func.symbols.len(), limits::MAX_SYMBOLS),
        ("stack slots", func.slots.len(), limits::MAX_SLOTS),
    ] {
        if given > limit {
            sink.head(VerifyErrorKind::Limit { what, limit: limit as u64, given: given as u64 });
        }
    }
    if !sink.errors.is_empty() {
        return;
    }
    if !limits::is_name(&func.name) {
        sink.head(VerifyErrorKind::BadName(func.name.clone()));
    }
    for (at, &ty) in func.vregs.iter().enumerate().filter(|(_, ty)| !ty.is_valid()) {
        sink.head(VerifyErrorKind::InvalidRegisterType { reg: VReg(at as u32), ty });
    }
    check_signature(sink);
    check_symbols(sink);
    check_slots(sink);
    check_exceptions(sink);
    let fits = func.locs.is_empty() || func.locs.len() == func.ops.len();
    let known = |loc: &LocId| *loc == LocId::NONE || (loc.0 as usize) < func.locations.len();
    if !fits || !func.locs.iter().all(known) {
        sink.head(VerifyErrorKind::BadLocations);
    }
}

fn check_signature(sink: &mut Sink<'_>) {
    let func = sink.func;
    for (at, &reg) in func.params.iter().enumerate() {
        match func.ty(reg) {
            None => sink.head(VerifyErrorKind::UnknownParam(reg)),
            Some(ty) if !ty.is_argument() && !sink.is_inlined => {
                sink.head(VerifyErrorKind::NoArgument { what: "parameter", at, ty })
            }
            Some(_) => {}
        }
        if func.params[..at].contains(&reg) {
            sink.head(VerifyErrorKind::DuplicateParam(reg));
        }
    }
    if let Some(reg) = func.trap_param
        && (!func.params.contains(&reg) || func.ty(reg) != Some(crate::Type::PTR))
    {
        sink.head(VerifyErrorKind::BadTrapParam(reg));
    }
    let is_inlined = sink.is_inlined;
    let is_result = |ty: crate::Type| ty.is_valid() && (is_inlined || ty.is_argument());
    for (at, &ty) in func.results.iter().enumerate().filter(|(_, ty)| !is_result(**ty)) {
        sink.head(VerifyErrorKind::NoArgument { what: "result", at, ty });
    }
    check_passing(sink, &func.name, &func.passing, func.is_variadic, func.params.iter().map(|&reg| func.ty(reg)));
}

/// The parameters that are not plain values are pointers, in ascending order.
fn check_passing(
    sink: &mut Sink<'_>,
    name: &str,
    passing: &[(u32, Passing)],
    is_variadic: bool,
    params: impl Iterator<Item = Option<crate::Type>> + Clone,
) {
    let ascending = passing.is_sorted_by(|a, b| a.0 < b.0);
    let (mut n_results, mut n_chains) = (0, 0);
    let mut is_valid = |&(at, passing): &(u32, Passing)| {
        let is_pointer = params.clone().nth(at as usize) == Some(Some(crate::Type::PTR));
        is_pointer
            && match passing {
                Passing::ResultAddress => {
                    n_results += 1;
                    n_results == 1 && at <= 1
                }
                Passing::StaticChain => {
                    n_chains += 1;
                    n_chains == 1 && !is_variadic
                }
                Passing::Copy { bytes, align } => {
                    let fits = (1..=limits::MAX_SLOT_BYTES).contains(&bytes);
                    fits && align.is_power_of_two() && align <= limits::MAX_SLOT_ALIGN
                }
            }
    };
    if !ascending || !passing.iter().all(&mut is_valid) {
        sink.head(VerifyErrorKind::BadPassing(name.to_owned()));
    }
}

fn check_symbols(sink: &mut Sink<'_>) {
    let func = sink.func;
    let mut names = HashSet::new();
    for symbol in &func.symbols {
        // Before functions are put together, the names of callees are numbers.
        let is_pending = sink.is_inlined && symbol.kind == SymbolKind::Callee;
        if !limits::is_name(&symbol.name) && !is_pending {
            sink.head(VerifyErrorKind::BadName(symbol.name.clone()));
        }
        if !names.insert(symbol.name.as_str()) {
            sink.head(VerifyErrorKind::DuplicateSymbol(symbol.name.clone()));
        }
        let n_params = symbol.params.len() as u64;
        if symbol.params.len() > limits::MAX_PARAMS {
            sink.head(VerifyErrorKind::Limit { what: "parameters", limit: limits::MAX_PARAMS as u64, given: n_params });
        }
        let n_results = symbol.results.len() as u64;
        if symbol.results.len() > limits::MAX_RESULTS {
            sink.head(VerifyErrorKind::Limit { what: "results", limit: limits::MAX_RESULTS as u64, given: n_results });
        }
        let has_signature = n_params + n_results > 0 || symbol.is_variadic;
        if symbol.kind == SymbolKind::Data && has_signature {
            sink.head(VerifyErrorKind::DataSignature(symbol.name.clone()));
        }
        let is_variadic = symbol.is_variadic;
        check_passing(sink, &symbol.name, &symbol.passing, is_variadic, symbol.params.iter().map(|&ty| Some(ty)));
        for (at, &ty) in symbol.params.iter().chain(&symbol.results).enumerate() {
            if !ty.is_argument() || !ty.is_valid() {
                sink.head(VerifyErrorKind::NoArgument { what: "type of a symbol", at, ty });
            }
        }
    }
}

fn check_exceptions(sink: &mut Sink<'_>) {
    let func = sink.func;
    let Some(exceptions) = &func.exceptions else { return };
    for (what, given, limit) in [
        ("types that are caught", exceptions.types.len(), limits::MAX_THROWN),
        ("landings", exceptions.landings.len(), limits::MAX_THROWN),
        ("clauses of landings", exceptions.n_entries(), limits::MAX_LISTS),
    ] {
        if given > limit {
            return sink.head(VerifyErrorKind::Limit { what, limit: limit as u64, given: given as u64 });
        }
    }
    let is_symbol =
        |id: SymbolId| func.symbols.get(id.index()).is_some_and(|symbol| symbol.kind != SymbolKind::Signature);
    if !is_symbol(exceptions.personality) {
        sink.head(VerifyErrorKind::BadExceptions("a personality"));
    }
    if !exceptions.types.iter().flatten().all(|&id| is_symbol(id)) {
        sink.head(VerifyErrorKind::BadExceptions("a type that is caught,"));
    }
    let is_type = |&ty: &u32| (ty as usize) < exceptions.types.len();
    let mut clauses = exceptions.landings.iter().flat_map(|landing| &landing.clauses);
    let fits = clauses.all(|clause| match clause {
        Clause::Catch(ty) => is_type(ty),
        Clause::Filter(types) => types.iter().all(is_type),
    });
    if !fits {
        sink.head(VerifyErrorKind::BadExceptions("a clause with a type"));
    }
}

fn check_slots(sink: &mut Sink<'_>) {
    let mut total = 0u64;
    for (at, slot) in sink.func.slots.iter().enumerate() {
        total += u64::from(slot.bytes);
        let is_aligned = slot.align.is_power_of_two() && slot.align <= limits::MAX_SLOT_ALIGN;
        if slot.bytes == 0 || !is_aligned {
            sink.head(VerifyErrorKind::BadSlot { at, bytes: slot.bytes, align: slot.align });
        }
    }
    let limit = u64::from(limits::MAX_SLOT_BYTES);
    if total > limit {
        sink.head(VerifyErrorKind::Limit { what: "bytes of stack slots", limit, given: total });
    }
}
