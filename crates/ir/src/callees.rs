//! Calls of functions that belong to a function: what they do when the callee fails, and their replacement by its operations.
//!
//! In: a function with calls of [`SymbolKind::Callee`]. Out: the same function.
//! Invariants: after [`guard_calls`], a failed check in a callee ends the function at once, as after one in the function
//! itself, and whoever calls it; a callee has a trap parameter, the last one, if it or a function that it calls may fail.
//! Not here: which functions are called (see the language), the rules of callees (see [`mod@crate::verify`]).

use crate::cond::Cond;
use crate::function::{Function, LocId, SymbolKind};
use crate::inline::InlineCall;
use crate::op::{MemInfo, Op, OpFlags, VReg};
use crate::ops::Opcode;
use crate::types::Type;
use core::mem::take;

/// Gives calls of callees with a trap parameter the function's own, and returns after them, with zeros, if the callee failed.
/// Calls that have that argument already stay as they are, and so do those of the callees in `inlined` that call no others:
/// they are to be inlined, and then a failed check ends the function itself. Returns for each operation the number of the one
/// that it comes from; `None` if nothing changed.
///
/// The function has a trap parameter if one of these callees has one.
pub fn guard_calls(func: &mut Function, callees: &[Function], inlined: &[bool]) -> Option<Vec<usize>> {
    let trap = func.trap_param?;
    // By symbol, whether its calls lack the trap parameter.
    let is_unguarded: Vec<bool> = func
        .symbols
        .iter()
        .map(|symbol| {
            let number = callees.iter().position(|callee| callee.name == symbol.name);
            number.filter(|_| symbol.kind == SymbolKind::Callee).is_some_and(|number| {
                let callee = &callees[number];
                let is_inlined = inlined.get(number) == Some(&true) && !calls_callees(callee);
                !is_inlined && callee.trap_param.is_some() && symbol.params.len() < callee.params.len()
            })
        })
        .collect();
    if !is_unguarded.contains(&true) {
        return None;
    }
    let (ops, locs) = (take(&mut func.ops), take(&mut func.locs));
    let mut origins = Vec::with_capacity(ops.len());
    let mut guard = Guard { trap, code: func.new_vreg(Type::U32), is_set: func.new_vreg(Type::BOOL) };
    let mut is_open = false;
    for (at, mut op) in ops.iter().copied().enumerate() {
        if is_open && op.code != Opcode::CallResult {
            guard.append(func);
            origins.resize(func.ops.len(), at - 1);
            is_open = false;
        }
        if op.code == Opcode::Call && is_unguarded[op.symbol().index()] {
            let mut list = func.list(&op).to_vec();
            list.push(trap);
            op.aux = func.push_list(&list);
            is_open = true;
        }
        func.ops.push(op);
        origins.push(at);
    }
    for (symbol, _) in func.symbols.iter_mut().zip(&is_unguarded).filter(|(_, is_unguarded)| **is_unguarded) {
        symbol.params.push(Type::PTR);
    }
    func.locs = origins.iter().filter_map(|&at| locs.get(at).copied()).collect();
    Some(origins)
}

/// Whether a function calls callees: one of them may fail, and the function then returns as if it had not.
fn calls_callees(func: &Function) -> bool {
    let is_callee = |op: &Op| func.symbols[op.symbol().index()].kind == SymbolKind::Callee;
    func.ops.iter().any(|op| op.code == Opcode::Call && is_callee(op))
}

/// The registers that all guards of a function share.
struct Guard {
    trap: VReg,
    code: VReg,
    is_set: VReg,
}

impl Guard {
    /// Returns if the trap record has a code.
    fn append(&mut self, func: &mut Function) {
        let Guard { trap, code, is_set } = *self;
        let mem = MemInfo { align_log2: 2, ..MemInfo::default() };
        let zero = func.new_vreg(Type::U32);
        let zeros: Vec<VReg> = func.results.clone().into_iter().map(|ty| func.new_vreg(ty)).collect();
        let mut leave = Op::marker(Opcode::Return);
        leave.aux = func.push_list(&zeros);
        let load = Op::memory(Opcode::Load, Type::U32, code, trap, VReg::NONE, VReg::NONE, 0, mem);
        let compare = Op::compare(Cond::Ne, Type::U32, is_set, code, zero);
        let branch = Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_set).with_flags(OpFlags::UNLIKELY);
        func.ops.extend([load, Op::constant(Type::U32, zero, 0), compare, branch]);
        for &zero in &zeros {
            let ty = func.vregs[zero.index()];
            func.ops.push(Op::constant(ty, zero, 0));
        }
        func.ops.extend([leave, Op::marker(Opcode::EndIf)]);
    }
}

/// The maximum number of operations that [`inline_calls`] leaves.
pub fn max_inlined_ops(func: &Function, callees: &[Function], is_inlined: &dyn Fn(usize) -> bool) -> u64 {
    let added: Vec<u64> = (func.symbols.iter())
        .map(|symbol| {
            let number = callees.iter().position(|callee| callee.name == symbol.name);
            let number = number.filter(|&number| symbol.kind == SymbolKind::Callee && is_inlined(number));
            number.map_or(0, |number| {
                let (callee, args) = (&callees[number], vec![VReg::NONE; callees[number].params.len()]);
                let call = InlineCall { callee, args: &args, first_slot: 0, first_check: 0, callees: &[] };
                call.max_ops() as u64
            })
        })
        .collect();
    let calls = func.ops.iter().filter(|op| op.code == Opcode::Call);
    func.ops.len() as u64 + calls.map(|op| added[op.symbol().index()]).sum::<u64>()
}

/// What an operation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlineOrigin {
    /// The operation of the function, or its call.
    pub op: usize,
    /// The callee that was called, by its number, and its operation.
    pub callee: Option<(usize, usize)>,
}

/// Replaces calls of callees by their operations for which `is_inlined` returns true, given the number of the callee. All
/// calls of a callee share its stack slots. If a callee may fail, the function has a trap parameter, and its calls are
/// guarded ([`guard_calls`]). Returns for each operation what it comes from; its location is that of the callee.
pub fn inline_calls(
    func: &mut Function,
    callees: &[Function],
    is_inlined: &dyn Fn(usize) -> bool,
) -> Vec<InlineOrigin> {
    let ops = take(&mut func.ops);
    let (locs, locations) = (take(&mut func.locs), take(&mut func.locations));
    let inlined: Vec<Option<usize>> = func
        .symbols
        .iter()
        .map(|symbol| {
            let number = callees.iter().position(|callee| callee.name == symbol.name);
            number.filter(|&number| symbol.kind == SymbolKind::Callee && is_inlined(number))
        })
        .collect();
    let mut slots: Vec<Option<u32>> = vec![None; inlined.len()];
    let mut origins: Vec<InlineOrigin> = Vec::with_capacity(ops.len());
    // The results of the last call, if it was replaced.
    let mut results: Vec<VReg> = Vec::new();
    for (at, op) in ops.iter().enumerate() {
        let symbol = if op.code == Opcode::Call { op.symbol().index() } else { usize::MAX };
        let result = match (op.code, inlined.get(symbol).copied().flatten()) {
            (Opcode::Call, Some(number)) => {
                let callee = &callees[number];
                let first_slot = *slots[symbol].get_or_insert_with(|| {
                    let first = func.slots.len() as u32;
                    func.slots.extend_from_slice(&callee.slots);
                    first
                });
                let mut args = func.list(op).to_vec();
                if args.len() < callee.params.len() {
                    // The call is not guarded, and needs no guard.
                    args.extend(func.trap_param);
                }
                let call = InlineCall { callee, args: &args, first_slot, first_check: 0, callees: &[] };
                results = call.append(func, |func, op, from| {
                    func.ops.push(op);
                    origins.push(InlineOrigin { op: at, callee: Some((number, from)) });
                });
                op.dst.is_some().then(|| results[0])
            }
            (Opcode::CallResult, _) => results.get(op.imm as usize).copied(),
            _ => None,
        };
        match result {
            Some(result) => func.ops.push(Op::unary(Opcode::Copy, op.ty, op.dst, result)),
            None if op.code == Opcode::Call && inlined[symbol].is_some() => {}
            None => {
                results.clear();
                func.ops.push(*op);
            }
        }
        origins.resize(func.ops.len(), InlineOrigin { op: at, callee: None });
    }
    // The symbol names nothing any more.
    for (symbol, _) in func.symbols.iter_mut().zip(&inlined).filter(|(_, inlined)| inlined.is_some()) {
        symbol.kind = SymbolKind::Signature;
    }
    if locs.is_empty() {
        return origins;
    }
    for origin in &origins {
        let location = match origin.callee {
            Some((callee, op)) => callees[callee].location(op),
            None => locs.get(origin.op).and_then(|loc| locations.get(loc.0 as usize)),
        };
        let loc = match location {
            Some(location) => func.intern_location(location.file.clone(), location.line),
            None => LocId::NONE,
        };
        func.locs.push(loc);
    }
    origins
}
