//! The rules of functions that belong to a function.
//!
//! In: a function without other errors. Out: errors of its callees. Invariants: without errors, each call of a callee fits its
//! signature; a callee calls only earlier ones, so that no chain of calls is longer than their number; and a name means the
//! same in all of the functions.
//! Not here: the rules of modules (see `module`).

use super::{Scope, Sink, VerifyErrorKind as Kind};
use crate::function::{Function, Symbol, SymbolKind};
use crate::limits;
use std::collections::HashMap;

pub(super) fn check(sink: &mut Sink<'_>) {
    let func = sink.func;
    let (limit, given) = (limits::MAX_CALLEES, func.callees.len());
    if given > limit {
        return sink.head(Kind::Limit { what: "called functions", limit: limit as u64, given: given as u64 });
    }
    let mut numbers = HashMap::new();
    for (number, callee) in func.callees.iter().enumerate() {
        let is_new = callee.name != func.name && numbers.insert(callee.name.as_str(), number).is_none();
        if let Some(rule) = broken_rule(callee).or((!is_new).then_some("has the name of another function")) {
            sink.head(Kind::BadCallee { name: callee.name.clone(), rule });
        }
    }
    if !sink.errors.is_empty() {
        return;
    }
    let declared: HashMap<&str, &Symbol> = func.symbols.iter().map(|symbol| (symbol.name.as_str(), symbol)).collect();
    check_symbols(sink, func, given, &numbers, None);
    for (number, callee) in func.callees.iter().enumerate() {
        if let Some(error) = super::check(callee, 1, Scope::Part).pop() {
            if !sink.is_full() {
                // The number of an operation is that of the function.
                sink.errors.push(super::VerifyError { op: None, subject: format!("@{}", callee.name), ..error });
            }
            continue;
        }
        check_symbols(sink, callee, number, &numbers, Some(&declared));
    }
}

/// What a callee may not be.
fn broken_rule(callee: &Function) -> Option<&'static str> {
    let rules = [
        (!callee.callees.is_empty(), "has called functions, which belong to its caller"),
        (callee.is_variadic || !callee.passing.is_empty(), "has parameters that are not plain values"),
        (callee.exceptions.is_some() || callee.has_setjmp, "catches something"),
        // Inlined, they would leave the function that calls it.
        (callee.has_tail_calls(), "has tail calls"),
    ];
    rules.into_iter().find(|(is_broken, _)| *is_broken).map(|(_, rule)| rule)
}

/// The symbols of a function that may call the first `n` callees, and must declare all others like `declared`.
fn check_symbols(
    sink: &mut Sink<'_>,
    func: &Function,
    n: usize,
    numbers: &HashMap<&str, usize>,
    declared: Option<&HashMap<&str, &Symbol>>,
) {
    for symbol in &func.symbols {
        let callee = numbers.get(symbol.name.as_str()).copied();
        let rule = match (symbol.kind, callee) {
            (SymbolKind::Callee, None) => Some("is missing"),
            (SymbolKind::Callee, Some(number)) if number >= n => Some("is called before it is defined"),
            (SymbolKind::Callee, Some(number)) => {
                let signature = sink.func.callees[number].signature();
                let fits = *symbol == Symbol { kind: SymbolKind::Callee, ..signature };
                (!fits).then_some("is declared unlike its definition")
            }
            (SymbolKind::Signature, _) => None,
            (_, Some(_)) => Some("has the name of a symbol"),
            (SymbolKind::Function | SymbolKind::Data, None) => {
                let is_declared = declared.is_none_or(|declared| declared.get(symbol.name.as_str()) == Some(&symbol));
                if !is_declared {
                    sink.head(Kind::Mismatch { symbol: symbol.name.clone() });
                }
                None
            }
        };
        if let Some(rule) = rule {
            sink.head(Kind::BadCallee { name: symbol.name.clone(), rule });
        }
    }
}
