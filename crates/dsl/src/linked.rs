//! Functions that kernels call in the code.
//!
//! In: a function with many operations, its calls while a kernel or another function is recorded. Out: at the end of a kernel,
//! the called functions as callees of its function: each once, whoever calls it.
//! Invariants: the checks of callees have numbers and Rust lines of the kernel; a failed check ends the call of the kernel,
//! because every call of a callee that may fail is guarded ([`guard_calls`]). A function exists only after it was recorded, so
//! that the order of callees is one in which each calls earlier ones. The arrays of all callees together are limited like
//! those of one kernel, so that the frames of all calls in progress are.
//! Not here: whether a machine can pass the arguments; otherwise the compiler inlines the callee.

use crate::array::check_arrays;
use crate::contract::Checked;
use crate::error::{BuildErrorKind, Place};
use crate::operations::place_of;
use crate::position::FIRST_ARRAY;
use crate::recorded::{Called, Calling, Inlined, Recorded};
use crate::recorder::State;
use kernelsmith_ir::{Function, Imm, Opcode, Symbol, SymbolId, SymbolKind, VReg, guard_calls, inline_calls, limits};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// A function with at least this number of operations is called, unless it has one call only.
pub(crate) const MIN_CALLED_OPS: usize = 128;
/// If inlining makes a kernel longer than this number of operations, it calls smaller functions, too.
const MAX_INLINED_OPS: usize = 1 << 13;
/// Operations of a function whose call is longer than the function.
const MAX_TINY_OPS: usize = 16;

/// The callees of a kernel before they are attached.
pub(crate) struct Linked {
    callees: Vec<Function>,
    places: Vec<Vec<Place>>,
    inlined: Vec<bool>,
}

impl State {
    /// Whether a call of this function is a call in the code.
    pub(crate) fn is_called(&self, recorded: &Recorded, calling: Calling) -> bool {
        let Recorded { function, .. } = recorded;
        let n_ops = function.ops.len();
        let is_large = || {
            let is_long = self.ops.len() + n_ops > MAX_INLINED_OPS;
            n_ops >= if is_long { MAX_TINY_OPS } else { MIN_CALLED_OPS }
        };
        let mut types = function.params.iter().filter_map(|&param| function.ty(param)).chain(function.results.clone());
        calling != Calling::Inlined && types.all(|ty| ty.is_scalar()) && (calling == Calling::Called || is_large())
    }

    /// Records a call of a function; returns its results.
    pub(crate) fn call_recorded(&mut self, recorded: &Arc<Recorded>, args: &[VReg], calling: Calling) -> Vec<VReg> {
        args.iter().for_each(|&reg| self.check_use("call", reg));
        self.enter_symbols(recorded);
        if let Err(kind) = self.accesses.add_needs(&recorded.needs) {
            self.error("call", kind);
        }
        let symbol = self.symbol_of(recorded, calling == Calling::Automatic);
        self.n_called_ops += recorded.function.ops.len();
        let types = &recorded.function.results;
        let Some(&first) = types.first() else {
            self.append(|builder| _ = builder.call(symbol, args));
            return Vec::new();
        };
        let mut results = vec![self.append_value(|builder| builder.call(symbol, args))];
        for (number, &ty) in types.iter().enumerate().skip(1) {
            results.push(self.append_value(|builder| builder.call_result(ty, number as u32)));
        }
        debug_assert_eq!(self.ty(results[0]), first);
        results.iter().for_each(|&result| self.know_type(result));
        results
    }

    /// The symbol of a function that is called.
    pub(crate) fn symbol_of(&mut self, recorded: &Arc<Recorded>, is_optional: bool) -> SymbolId {
        if let Some(known) = self.called.iter_mut().find(|known| Arc::ptr_eq(&known.recorded, recorded)) {
            known.is_optional &= is_optional;
            return known.symbol;
        }
        let function = &recorded.function;
        // `Function::signature` without the trap parameter, which calls get at the end.
        let params = function.params.iter().filter(|&&param| Some(param) != function.trap_param);
        let symbol = Symbol {
            name: self.called.len().to_string(),
            kind: SymbolKind::Callee,
            params: params.filter_map(|&param| function.ty(param)).collect(),
            results: function.results.clone(),
            ..Symbol::default()
        };
        let symbol = self.ops.builder().add_symbol(symbol);
        self.called.push(Called { recorded: Arc::clone(recorded), symbol, is_optional });
        symbol
    }

    /// The checks of a function as those of the kernel, and its arrays; returns the number of the first check.
    pub(crate) fn enter_checks(&mut self, place: Place, recorded: &Recorded) -> u32 {
        let first_array = self.arrays.len() as u32;
        self.arrays.extend_from_slice(&recorded.arrays);
        if let Some(kind) = check_arrays(&self.arrays) {
            self.error_at(place, "call", kind);
        }
        let mut first_check = None;
        for &check in &recorded.checks {
            let slice = check.slice.map(|slice| slice.max(FIRST_ARRAY) + first_array);
            let id = self.accesses.add_check(Checked { slice, ..check });
            first_check.get_or_insert(id);
        }
        first_check.unwrap_or(0)
    }

    /// Makes callees of the functions that the kernel calls, in code that is not attached yet. Their checks are then the
    /// kernel's.
    pub(crate) fn link(&mut self, place: Place) -> Option<Linked> {
        if self.called.is_empty() || !self.errors.is_empty() {
            return None;
        }
        let all = in_order(&self.called);
        let (limit, given) = (limits::MAX_CALLEES as u64, all.len() as u64);
        if given > limit {
            self.error_at(place, "call", BuildErrorKind::Limit { what: "called functions", limit, given });
            return None;
        }
        let names = self.names(&all);
        let number_of: HashMap<*const Recorded, usize> =
            all.iter().enumerate().map(|(number, called)| (Arc::as_ptr(&called.recorded), number)).collect();
        let inlined = self.with_one_call(&all, &number_of);
        let mut linked = Linked { callees: Vec::new(), places: Vec::new(), inlined };
        for (called, name) in all.iter().zip(&names) {
            let recorded = &called.recorded;
            let known = self.inlined.iter().find(|known| Arc::ptr_eq(&known.recorded, recorded));
            let first_check = match known {
                Some(&Inlined { first_check, .. }) => first_check,
                None => self.enter_checks(place, recorded),
            };
            let mut function = Function { name: name.clone(), ..recorded.function.clone() };
            for op in function.ops.iter_mut().filter(|op| op.code.info().imm == Imm::CheckId) {
                op.imm += i64::from(first_check);
            }
            rename(&mut function, &recorded.called, &number_of, &names);
            linked.push(function, recorded.places.clone());
        }
        let called = core::mem::take(&mut self.called);
        let func = self.ops.builder().func_mut();
        rename(func, &called, &number_of, &names);
        // Whatever a callee declares, the function declares.
        for symbol in linked.callees.iter().flat_map(|callee| &callee.symbols) {
            let is_external = matches!(symbol.kind, SymbolKind::Function | SymbolKind::Data);
            if is_external && !func.symbols.contains(symbol) {
                func.symbols.push(symbol.clone());
            }
        }
        Some(linked)
    }

    /// Attaches the callees; the kernel has a trap parameter if it has checks.
    pub(crate) fn attach(&mut self, linked: Option<Linked>) {
        let Some(Linked { callees, places, inlined }) = linked else { return };
        self.ops.attach(callees, places, &inlined);
    }

    /// A name for each function: its own, unless another function or a symbol of the kernel has that.
    fn names(&self, all: &[Called]) -> Vec<String> {
        let symbols = self.symbols.names().map(str::to_owned);
        let mut taken: HashSet<String> = symbols.chain([self.ops.func().name.clone()]).collect();
        let mut names = Vec::with_capacity(all.len());
        let mut n_last: HashMap<&str, u32> = HashMap::new();
        for called in all {
            let own = called.recorded.function.name.as_str();
            let n = n_last.entry(own).or_insert(1);
            let mut name = own.to_owned();
            while !taken.insert(name.clone()) {
                *n += 1;
                name = format!("{own}.{n}");
            }
            names.push(name);
        }
        names
    }

    /// Which functions have one call in the kernel, directly or in another such function, and may be inlined there.
    fn with_one_call(&self, all: &[Called], number_of: &HashMap<*const Recorded, usize>) -> Vec<bool> {
        let mut sites = vec![Sites::default(); all.len()];
        count_calls(self.ops.func(), &self.called, number_of, false, &mut sites);
        let mut inlined = vec![false; all.len()];
        // Callers come before the functions that they call.
        for number in (0..all.len()).rev() {
            let Called { recorded, is_optional, .. } = &all[number];
            inlined[number] = *is_optional && sites[number].n_calls == 1 && !sites[number].is_kept;
            count_calls(&recorded.function, &recorded.called, number_of, !inlined[number], &mut sites);
        }
        inlined
    }
}

/// The calls of a function.
#[derive(Clone, Copy, Default)]
struct Sites {
    n_calls: usize,
    /// Whether one is in a function that is called itself.
    is_kept: bool,
}

/// Counts the calls in a function, which is itself called if `is_kept`.
fn count_calls(
    func: &Function,
    called: &[Called],
    number_of: &HashMap<*const Recorded, usize>,
    is_kept: bool,
    sites: &mut [Sites],
) {
    let numbers = called.iter().map(|called| (called.symbol, number_of[&Arc::as_ptr(&called.recorded)]));
    let numbers: HashMap<SymbolId, usize> = numbers.collect();
    for op in func.ops.iter().filter(|op| op.code == Opcode::Call) {
        if let Some(&number) = numbers.get(&op.symbol()) {
            sites[number].n_calls += 1;
            sites[number].is_kept |= is_kept;
        }
    }
}

impl Linked {
    /// Appends a function that calls earlier ones.
    fn push(&mut self, mut function: Function, mut places: Vec<Place>) {
        let Linked { callees, places: all_places, inlined } = self;
        if let Some(origins) = guard_calls(&mut function, callees, inlined) {
            places = origins.iter().map(|&at| places[at]).collect();
        }
        if inlined.contains(&true) {
            let origins = inline_calls(&mut function, callees, &|number| inlined[number]);
            places = origins.iter().map(|origin| place_of(origin, &places, all_places)).collect();
        }
        callees.push(function);
        all_places.push(places);
    }
}

/// Gives the symbols of callees their names.
fn rename(func: &mut Function, called: &[Called], number_of: &HashMap<*const Recorded, usize>, names: &[String]) {
    for Called { recorded, symbol, .. } in called {
        func.symbols[symbol.index()].name.clone_from(&names[number_of[&Arc::as_ptr(recorded)]]);
    }
}

/// The functions that are called, and those that they call, each once and after all that it calls.
fn in_order(called: &[Called]) -> Vec<Called> {
    let mut all: Vec<Called> = Vec::new();
    let mut numbers: HashMap<*const Recorded, usize> = HashMap::new();
    // A function and the number of its calls that are done. Chains of calls may be long, so nothing recurses.
    let mut stack: Vec<(&Called, usize)> = Vec::new();
    for first in called {
        stack.push((first, 0));
        while let Some((called, n_done)) = stack.pop() {
            let key = Arc::as_ptr(&called.recorded);
            if let Some(&number) = numbers.get(&key) {
                all[number].is_optional &= called.is_optional;
            } else if let Some(next) = called.recorded.called.get(n_done) {
                stack.push((called, n_done + 1));
                stack.push((next, 0));
            } else {
                numbers.insert(key, all.len());
                all.push(called.clone());
            }
        }
    }
    all
}
