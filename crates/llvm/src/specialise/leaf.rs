//! A function without the functions that it calls, for kernels to inline.
//!
//! In: a module, the name of a function, a budget. Out: one function in which all calls within the module are inlined.
//! Invariant: it refers to nothing but [`PANIC`]: recursion that does not end, data, and symbols of other modules are
//! errors that name the function. Not here: which of its operations a kernel accepts (see kernelsmith-dsl).

use super::{Budget, Specialise, SpecialiseError, SpecialiseErrorKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Function, Op, Opcode, VReg};

/// The function without parameters that is called where a function of Rust panics. It must not return.
pub const PANIC: &str = "kernelsmith.panicked";

/// The function as a leaf. `is_panic` recognises the names of functions that only panic; their arguments are dropped.
///
/// # Errors
/// If the module does not define the function, it is of a kind that is not supported, refers to something that cannot be
/// inlined, or the budget does not suffice.
pub fn leaf(
    module: &ir::Module,
    function: &str,
    budget: Budget,
    is_panic: &dyn Fn(&str) -> bool,
) -> Result<Function, SpecialiseError> {
    let specialised = Specialise::new(module, function)?.budget(budget).without_vectors().run()?;
    let ir::Module { mut functions, data, .. } = specialised.module;
    let mut func = functions.swap_remove(0).func;
    function.clone_into(&mut func.name);
    replace_panics(&mut func, is_panic);
    remove_dead(&mut func);
    for op in func.ops.iter() {
        match op.code {
            Opcode::Call | Opcode::SymbolAddr | Opcode::ThreadAddr | Opcode::InitialThreadAddr => {
                let name = &func.symbols[op.symbol().index()].name;
                if name == PANIC {
                    continue;
                }
                // The first function took the place of the last one.
                return Err(if functions.iter().any(|other| other.func.name == *name) {
                    SpecialiseError::named(function, SpecialiseErrorKind::Recursion, name)
                } else if data.iter().any(|data| data.name == *name) {
                    SpecialiseError::named(function, SpecialiseErrorKind::Data, name)
                } else {
                    SpecialiseError::unknown_symbol(function, name)
                });
            }
            Opcode::CallIndirect => {
                let kind = SpecialiseErrorKind::Unsupported("calls of unknown functions in helpers");
                return Err(SpecialiseError::of_function(function, kind));
            }
            _ => {}
        }
    }
    // What is left refers to one symbol at most.
    func.symbols.clear();
    let mut symbol = None;
    for at in 0..func.ops.len() {
        if func.ops[at].code == Opcode::Call {
            let symbol = *symbol.get_or_insert_with(|| func.declare(PANIC, &[], None));
            func.ops[at].imm = i64::from(symbol.0);
        }
    }
    Ok(func)
}

/// Replaces calls of functions that panic by calls of [`PANIC`]. They have no result.
fn replace_panics(func: &mut Function, is_panic: &dyn Fn(&str) -> bool) {
    let panics: Vec<bool> = func.symbols.iter().map(|symbol| is_panic(&symbol.name)).collect();
    let is_replaced = |op: &Op| op.code == Opcode::Call && op.dst.is_none() && panics[op.symbol().index()];
    if !func.ops.iter().any(is_replaced) {
        return;
    }
    let symbol = func.declare(PANIC, &[], None);
    for at in 0..func.ops.len() {
        let op = func.ops[at];
        if is_replaced(&op) {
            let mut call = Op::marker(Opcode::Call).with_imm(i64::from(symbol.0));
            call.aux = func.push_list(&[]);
            func.ops[at] = call;
        }
    }
}

/// Removes pure operations whose results nothing reads: the arguments of calls that were replaced.
fn remove_dead(func: &mut Function) {
    loop {
        let mut is_read = vec![false; func.n_vregs()];
        for op in &func.ops {
            func.uses(op).filter(|reg| *reg != VReg::NONE).for_each(|reg| is_read[reg.index()] = true);
        }
        let n = func.ops.len();
        func.retain_ops(|_, op| !op.code.is_pure() || op.dst.is_none() || is_read[op.dst.index()]);
        if func.ops.len() == n {
            return;
        }
    }
}
