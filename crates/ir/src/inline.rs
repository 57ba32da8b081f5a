//! A call of a function, replaced by the function's operations.
//!
//! In: a verified function, registers with its arguments, the function that calls it. Out: the operations, appended there, and
//! registers with the results.
//! Invariants: the callee's registers, lists, values and symbols become new ones of the caller, so the callee may run any number
//! of times; a `return` in the middle leaves a `block` around the operations. Recursion cannot be expressed: the callee exists
//! before the call does.
//! Not here: which calls are inlined, and what the callee's checks report (see the language).

use crate::function::Function;
use crate::op::{Op, SymbolId, VReg};
use crate::ops::{Imm, Opcode};
use crate::types::Type;

/// A call to inline, of a function without tail calls.
#[derive(Clone, Copy, Debug)]
pub struct InlineCall<'a> {
    /// The function to call. It has no variadic arguments, calls nothing that returns twice, and catches nothing.
    pub callee: &'a Function,
    /// Its arguments, of the types of its parameters, without the trap parameter.
    pub args: &'a [VReg],
    /// The number of the caller's slot for the callee's first slot; the others follow. Calls of one function may share them:
    /// only one runs at a time, and no address of a slot outlives the callee.
    pub first_slot: u32,
    /// Added to the numbers of the callee's checks.
    pub first_check: u32,
    /// Symbols of the callee that name functions of [`Function::callees`], and the caller's symbols for them. Those that are
    /// not listed have the same name in the caller.
    pub callees: &'a [(u32, SymbolId)],
}

impl InlineCall<'_> {
    /// The maximum number of operations that [`InlineCall::append`] appends.
    pub fn max_ops(&self) -> usize {
        let Function { ops, results, .. } = self.callee;
        let n_returns = ops.iter().filter(|op| op.code == Opcode::Return).count();
        self.args.len() + ops.len() + n_returns * results.len() + 2
    }

    /// Appends the operations of the callee, and calls `append` for each: with it and the number of the callee's operation that
    /// it comes from. Returns registers with the results.
    pub fn append(self, caller: &mut Function, mut append: impl FnMut(&mut Function, Op, usize)) -> Vec<VReg> {
        let InlineCall { callee, args, first_slot, first_check, callees } = self;
        let first = caller.n_vregs() as u32;
        caller.vregs.extend_from_slice(&callee.vregs);
        let reg = |old: VReg| if old.is_some() { VReg(first + old.0) } else { old };
        let results: Vec<VReg> = callee.results.iter().map(|&ty| caller.new_vreg(ty)).collect();
        let symbols: Vec<u32> = callee
            .symbols
            .iter()
            .enumerate()
            .map(|(number, symbol)| {
                if let Some((_, given)) = callees.iter().find(|(of, _)| *of as usize == number) {
                    return given.0;
                }
                let known = caller.symbols.iter().position(|other| other == symbol);
                known.map_or_else(|| caller.add_symbol(symbol.clone()).0, |at| at as u32)
            })
            .collect();
        // A callee may write its parameters.
        for (&param, &arg) in callee.params.iter().zip(args) {
            let ty = callee.ty(param).unwrap_or(Type::BOOL);
            append(caller, Op::unary(Opcode::Copy, ty, reg(param), arg), 0);
        }
        let last = callee.ops.len().wrapping_sub(1);
        let leaves_early = callee.ops.iter().enumerate().any(|(at, op)| op.code == Opcode::Return && at != last);
        if leaves_early {
            append(caller, Op::marker(Opcode::Block), 0);
        }
        // The number of loops and blocks around the operation.
        let mut depth = 0;
        for (at, op) in callee.ops.iter().enumerate() {
            match op.code {
                Opcode::Loop | Opcode::While | Opcode::Block => depth += 1,
                Opcode::EndLoop | Opcode::EndBlock => depth -= 1,
                Opcode::Return => {
                    for (&to, &from) in results.iter().zip(callee.list(op)) {
                        let ty = caller.ty(to).unwrap_or(Type::BOOL);
                        append(caller, Op::unary(Opcode::Copy, ty, to, reg(from)), at);
                    }
                    if at != last {
                        append(caller, Op::marker(Opcode::Break).with_imm(depth + 1), at);
                    }
                    continue;
                }
                _ => {}
            }
            let mut new = *op;
            (new.dst, new.mask, new.pass) = (reg(op.dst), reg(op.mask), reg(op.pass));
            new.args = op.args.map(reg);
            match op.code.info().imm {
                Imm::Values | Imm::Cases => new.imm = caller.push_values(callee.values(op)),
                Imm::Slot => new.imm = i64::from(first_slot + op.slot()),
                Imm::CheckId => new.imm = i64::from(first_check + op.check_id()),
                Imm::Symbol => {
                    new.imm = i64::from(symbols[op.symbol().index()]) | i64::from(op.n_variadic()) << 32;
                    let list: Vec<VReg> = callee.list(op).iter().map(|&old| reg(old)).collect();
                    new.aux = caller.push_list(&list);
                }
                Imm::Global => new.imm = i64::from(symbols[op.symbol().index()]),
                _ => {}
            }
            append(caller, new, at);
        }
        if leaves_early {
            append(caller, Op::marker(Opcode::EndBlock), last);
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::{InterpOptions, Interpreter, Memory, ModuleInterpreter, Symbols, Trap};
    use crate::random::{IN_BYTES, OUT_BYTES, RandomCase, RandomOptions, Rng, SYMBOLS, generate};
    use crate::{Builder, Cond, Linkage, Module, ModuleFunction, verify};

    /// A caller of the callee's signature, with checks if it has some; `call` appends the call and returns its results.
    fn caller(callee: &Function, n_calls: usize, call: impl Fn(&mut Builder, &[VReg]) -> Vec<VReg>) -> Function {
        let mut builder = Builder::new("caller");
        let values = callee.params.iter().filter(|&&param| Some(param) != callee.trap_param);
        let mut params: Vec<VReg> = values.map(|&param| builder.param(callee.ty(param).unwrap())).collect();
        params.extend(callee.trap_param.map(|_| builder.trap_param()));
        callee.results.iter().for_each(|&ty| builder.result(ty));
        let mut results = Vec::new();
        for _ in 0..n_calls {
            results = call(&mut builder, &params);
        }
        builder.return_(&results);
        builder.finish()
    }

    fn inlined(callee: &Function, n_calls: usize) -> Function {
        let func = caller(callee, n_calls, |builder, params| {
            let args = &params[..params.len() - usize::from(callee.trap_param.is_some())];
            // All calls share the slots.
            let first_slot = 0;
            let func = builder.func_mut();
            if func.slots.is_empty() {
                callee.slots.iter().for_each(|slot| _ = func.add_slot(slot.bytes, slot.align));
            }
            let call = InlineCall { callee, args, first_slot, first_check: 0, callees: &[] };
            let most = func.ops.len() + call.max_ops();
            let results = call.append(func, |func, op, at| {
                assert!(at < callee.ops.len());
                func.push(op);
            });
            assert!(func.ops.len() <= most);
            results
        });
        verify(&func).unwrap_or_else(|error| panic!("{error}\n{callee}\n{func}"));
        func
    }

    /// Adds returns under a condition at random places between operations.
    fn return_early(func: &mut Function, rng: &mut Rng) {
        let Some(&n) = func.params.iter().find(|&&param| func.ty(param) == Some(Type::INDEX)) else { return };
        let mut at = 0;
        while at < func.ops.len() {
            if func.ops[at].code != Opcode::Store || !rng.one_in(4) {
                at += 1;
                continue;
            }
            let [limit, is_less] = [Type::INDEX, Type::BOOL].map(|ty| func.new_vreg(ty));
            let values: Vec<VReg> = func.results.clone().into_iter().map(|ty| func.new_vreg(ty)).collect();
            let mut added = vec![
                Op::constant(Type::INDEX, limit, rng.below(100) as u64),
                Op::compare(Cond::Lt, Type::INDEX, is_less, n, limit),
            ];
            let mut branch = Op::marker(Opcode::If);
            branch.args[0] = is_less;
            added.push(branch);
            added.extend(values.iter().map(|&reg| Op::constant(func.vregs[reg.index()], reg, 5)));
            let mut leave = Op::marker(Opcode::Return);
            leave.aux = func.push_list(&values);
            added.extend([leave, Op::marker(Opcode::EndIf)]);
            let n_added = added.len();
            func.ops.splice(at + 1..at + 1, added);
            at += 1 + n_added;
        }
    }

    type Outcome = (Result<Vec<u64>, Trap>, Vec<u8>, Vec<u8>);

    /// Runs a function of the module, with calls, or a single function.
    fn run(case: &RandomCase, caller: &Function, callee: Option<&Function>) -> Outcome {
        let mut memory = Memory::new();
        let input = memory.alloc_read_only(&case.input);
        let [out, trap] = [OUT_BYTES, 24].map(|bytes| memory.alloc_zeroed(bytes));
        let mut functions: Vec<_> = SYMBOLS
            .iter()
            .map(|symbol| (symbol.name, |args: &[u64], _: &mut Memory| (symbol.function)(args)))
            .collect();
        let mut symbols = Symbols::new();
        for (name, function) in &mut functions {
            symbols.bind(name, function);
        }
        let args = case.full_args(input, out, trap);
        let options = InterpOptions::default();
        let results = match callee {
            None => Interpreter::new(caller, options).unwrap().run(&args, &mut memory, &mut symbols),
            Some(callee) => {
                let unit = |func: &Function| ModuleFunction { linkage: Linkage::Global, func: func.clone() };
                let module = Module { functions: vec![unit(caller), unit(callee)], ..Module::default() };
                let interp = ModuleInterpreter::new(&module, options, &mut memory, &symbols);
                let outcome = interp.unwrap().run("caller", &args, &mut memory, &mut symbols);
                outcome.map_err(|error| error.trap)
            }
        };
        let region = |at| memory.region(at).unwrap_or_default().to_vec();
        (results, region(out), region(trap))
    }

    /// The interpreter runs calls of a module in separate frames, so it knows nothing of inlining.
    #[test]
    fn random_functions_compute_the_same_inlined() {
        let mut n_early = 0;
        for seed in 0..250 {
            let mut rng = Rng::new(seed ^ 0x171e);
            // A failed check ends only the callee of a module, but the caller of inlined code: see the language.
            let mut case = generate(&RandomOptions { checks: false, ..RandomOptions::new(seed) });
            return_early(&mut case.func, &mut rng);
            n_early += usize::from(case.func.ops.iter().filter(|op| op.code == Opcode::Return).count() > 1);
            let callee = &case.func;
            assert_eq!(case.input.len(), IN_BYTES);
            let n_calls = 1 + rng.below(3);
            let calls = caller(callee, n_calls, |builder, params| {
                let signature = callee.signature();
                let symbol = builder.declare(&signature.name, &signature.params, signature.result());
                vec![builder.call(symbol, params)]
            });
            let wanted = run(&case, &calls, Some(callee));
            let got = run(&case, &inlined(callee, n_calls), None);
            assert!(wanted == got, "seed {seed}: {:?} {:?}\n{callee}", wanted.0, got.0);
        }
        assert!(n_early > 50, "{n_early}");
    }

    /// A check in a loop of the callee ends the caller with the number that the call gives it.
    #[test]
    fn checks_and_slots_are_renumbered() {
        let mut builder = Builder::new("callee");
        let n = builder.param(Type::INDEX);
        builder.trap_param();
        builder.result(Type::INDEX);
        let slot = builder.slot(8, 8);
        let address = builder.slot_addr(slot);
        let five = builder.int(Type::INDEX, 5);
        builder.check(2, n, five);
        builder.store(Type::INDEX, crate::MemRef::at(address).align(8), n);
        let loaded = builder.load(Type::INDEX, crate::MemRef::at(address).align(8));
        builder.return_(&[loaded]);
        let callee = builder.finish();
        let mut builder = Builder::new("caller");
        let n = builder.param(Type::INDEX);
        builder.trap_param();
        builder.result(Type::INDEX);
        builder.slot(64, 16);
        let first_slot = builder.slot(8, 8);
        let call = InlineCall { callee: &callee, args: &[n], first_slot, first_check: 40, callees: &[] };
        let results = call.append(builder.func_mut(), |func, op, _| func.push(op));
        builder.return_(&results);
        let func = builder.finish();
        verify(&func).unwrap();
        let run = |n: u64| {
            let mut memory = Memory::new();
            let trap = memory.alloc_zeroed(24);
            Interpreter::new(&func, InterpOptions::default()).unwrap().run(&[n, trap], &mut memory, &mut Symbols::new())
        };
        assert_eq!(run(3), Ok(vec![3]));
        assert!(matches!(run(5), Err(Trap::OutOfBounds { check_id: 42, index: 5, len: 5, .. })), "{:?}", run(5));
        assert!(func.ops.iter().any(|op| op.code == Opcode::SlotAddr && op.slot() == 1));
    }
}
