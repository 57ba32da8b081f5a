//! Precompiled functions: operations that another compiler wrote, called from kernels and inlined there.
//!
//! In: a function of the intermediate representation, the type of a C function. Out: [`Helper`].
//! Invariants: the function has the parameters and the result of that type. If the type is safe, no operation of the
//! function accesses memory, so that a kernel that calls it needs no proof; otherwise the kernel has no safe call. It calls
//! only functions of the table that comes with it.
//! Not here: reading the function and inlining its own calls (see kernelsmith-llvm), inlining it (see `function`).

use crate::calls::{CallResult, Function as Callable, Returned, element};
use crate::contract::Needs;
use crate::error::Place;
use crate::handle::K;
use crate::position::LocalArray;
use crate::recorded::Recorded;
use core::fmt;
use core::marker::PhantomData;
use core::panic::Location;
use kernelsmith_exec::{Callback, ParamKind, Resolve, ScalarType, SymbolTable};
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::{Builder, Function, InlineCall, MemInfo, Op, Opcode, Type, VReg, ops};
use ops::{Effects, Imm};
use std::sync::Arc;

/// A precompiled function that kernels and functions of the language call: its operations replace each call.
///
/// `F` is its type in C, such as `extern "C" fn(f32, f32) -> f32` for a function that accesses no memory, or
/// `unsafe extern "C" fn(*const f32, i64) -> f32` for one that does. A kernel that calls the latter has no safe call: its
/// caller must guarantee what the function requires. `Library::helper` of the facade creates helpers.
pub struct Helper<F> {
    recorded: Arc<Recorded>,
    pointer: PhantomData<fn() -> F>,
}

impl<F> Clone for Helper<F> {
    fn clone(&self) -> Helper<F> {
        Helper { recorded: Arc::clone(&self.recorded), pointer: PhantomData }
    }
}

impl<F> fmt::Debug for Helper<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Helper").field("name", &self.name()).finish_non_exhaustive()
    }
}

/// Why a function is no [`Helper`] of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HelperError {
    /// The function is not valid, or of a kind that cannot be inlined.
    Function(String),
    /// The type has another number of parameters.
    Arity {
        /// That of the function.
        wanted: usize,
        /// That of the type.
        given: usize,
    },
    /// A parameter has another type.
    Parameter {
        /// Its number, from 0.
        at: usize,
        /// The type in the function.
        wanted: Type,
        /// The type in `F`.
        given: Type,
    },
    /// The result has another type, or one of both has none.
    Result {
        /// The type in the function.
        wanted: Option<Type>,
        /// The type in `F`.
        given: Option<Type>,
    },
    /// The function accesses memory, and its type is not `unsafe`.
    Memory,
    /// It refers to a symbol that is not in the table, or not with this signature.
    Symbol(String),
}

impl fmt::Display for HelperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |ty: &Option<Type>| ty.map_or_else(|| "nothing".to_owned(), |ty| format!("`{ty}`"));
        match self {
            HelperError::Function(reason) => f.write_str(reason),
            HelperError::Arity { wanted, given } => {
                write!(f, "the function has {wanted} parameters, its type in Rust {given}")
            }
            HelperError::Parameter { wanted, given, .. } => {
                write!(f, "the parameter is of type `{wanted}`, in Rust of type `{given}`")
            }
            HelperError::Result { wanted, given } => {
                write!(f, "the function returns {}, its type in Rust {}", name(wanted), name(given))
            }
            HelperError::Memory => f.write_str("it accesses memory, so that its type must be `unsafe extern \"C\" fn`"),
            HelperError::Symbol(name) => write!(f, "it refers to `@{name}`, which kernels cannot use"),
        }
    }
}

impl core::error::Error for HelperError {}

/// A helper of type `F`: a function that was compiled for `arch`, or for any machine. `symbols` has what it may call.
///
/// # Errors
/// Why it is none: see [`HelperError`].
#[track_caller]
pub fn helper<F: Callback>(
    function: &Function,
    arch: Option<&str>,
    symbols: &SymbolTable,
) -> Result<Helper<F>, HelperError> {
    let place = Location::caller();
    kernelsmith_ir::verify(function).map_err(|error| HelperError::Function(error.to_string()))?;
    let mut expanded = function.clone();
    // Kernels contain the operations of the function, so that its returns do not leave the kernel.
    expanded.expand_tail_calls();
    let called = check(&expanded, F::SAFE, symbols)?;
    let function = convert::<F>(&expanded)?;
    let array = |slot: &kernelsmith_ir::StackSlot| LocalArray {
        len: i64::from(slot.bytes),
        bytes: u64::from(slot.bytes),
        place,
    };
    let name = &function.name;
    let needs =
        if F::SAFE { Needs::default() } else { Needs::of_unsafe(format!("it calls the unsafe function `{name}`")) };
    let recorded = Recorded {
        places: vec![place as Place; function.ops.len()],
        arrays: function.slots.iter().map(array).collect(),
        symbols: called,
        checks: Vec::new(),
        needs,
        called: Vec::new(),
        arch: arch.map(Into::into),
        function,
    };
    Ok(Helper { recorded: Arc::new(recorded), pointer: PhantomData })
}

impl<F> Helper<F> {
    /// The name of the function.
    pub fn name(&self) -> &str {
        &self.recorded.function.name
    }

    /// The function in the intermediate representation.
    pub fn function(&self) -> &Function {
        &self.recorded.function
    }

    /// Whether the function returns its only argument unchanged, and does nothing else: decided by its operations, so that
    /// `false` says nothing.
    pub fn is_identity(&self) -> bool {
        let function = self.function();
        let [param] = function.params[..] else { return false };
        // Without control flow, registers that are written once hold what they are copied from.
        let mut same = vec![param];
        let (last, copies) = match function.ops.split_last() {
            Some(parts) => parts,
            None => return false,
        };
        for op in copies {
            let is_copy = op.code == Opcode::Copy && op.mask.is_none() && same.contains(&op.args[0]);
            if !is_copy || same.contains(&op.dst) {
                return false;
            }
            same.push(op.dst);
        }
        last.code == Opcode::Return && matches!(function.list(last), [result] if same.contains(result))
    }

    /// Evaluates the function without generated code. The closure takes the bits of the arguments; its result is `None` if
    /// the call runs more than `fuel` operations, accesses memory or calls a function.
    pub fn evaluator(&self, fuel: u64) -> Option<impl FnMut(&[u64]) -> Option<u64>> {
        let options = InterpOptions { fuel, ..InterpOptions::default() };
        let mut interpreter = Interpreter::new(self.function(), options).ok()?;
        Some(move |args: &[u64]| {
            let results = interpreter.run(args, &mut Memory::new(), &mut Symbols::default()).ok()?;
            results.first().copied()
        })
    }

    /// Calls the function with a tuple of arguments: handles or plain Rust values.
    #[track_caller]
    pub fn call<'k, Args>(&self, k: K<'k>, args: Args) -> <F::Result as CallResult>::Value<'k>
    where
        F: Callable<'k, Args>,
    {
        let mut state = k.state();
        let args = F::arguments(args, &mut state);
        let results = state.inline(&self.recorded, &args);
        drop(state);
        F::Result::value(k, Returned::new(results.first().copied().unwrap_or(VReg::NONE)))
    }
}

/// Checks each operation, and returns what the function calls.
///
/// This is the proof that a call of a safe helper is safe: loads, stores, gathers and scatters are refused, and so is
/// everything that leaves the function except its return. All other operations are total and work on registers.
fn check(function: &Function, is_safe: bool, symbols: &SymbolTable) -> Result<SymbolTable, HelperError> {
    let refused = |what: &str| Err(HelperError::Function(format!("helpers do not support {what}")));
    if function.is_variadic {
        return refused("variable arguments");
    }
    if function.has_setjmp {
        return refused("functions that return twice");
    }
    if function.exceptions.is_some() {
        return refused("exceptions");
    }
    if function.trap_param.is_some() {
        return refused("checks");
    }
    if !function.passing.is_empty() {
        return refused("structures as arguments or results");
    }
    let mut called = SymbolTable::new();
    for op in &function.ops {
        match op.code.info().effects {
            // The address of a slot alone gives no access.
            Effects::Pure if op.code != Opcode::SymbolAddr && !op.code.is_thread_addr() => {}
            Effects::Hint => {}
            Effects::Control if op.code != Opcode::Check => {}
            Effects::Reads | Effects::Writes => {
                if is_safe {
                    return Err(HelperError::Memory);
                }
            }
            _ if matches!(op.code, Opcode::Call | Opcode::SymbolAddr) => {
                let symbol = &function.symbols[op.symbol().index()];
                let is_known = op.code == Opcode::Call && op.n_variadic() == 0 && may_call(symbol, is_safe, symbols);
                if !is_known || !called.adopt(&symbol.name, symbols) {
                    return Err(HelperError::Symbol(symbol.name.clone()));
                }
            }
            _ => return refused(&format!("the operation `{}`", op.code.keyword())),
        }
    }
    Ok(called)
}

/// Whether the table has the symbol with this signature, and a safe helper may call it.
fn may_call(symbol: &kernelsmith_ir::Symbol, is_safe: bool, symbols: &SymbolTable) -> bool {
    let Some(signature) = symbols.signature(&symbol.name) else { return false };
    // A slice is two words, of which the operations could pass any; and so they could pass any address for a pointer.
    let is_passed = |kind: &ParamKind| match kind {
        ParamKind::Scalar(_) => true,
        ParamKind::RawPtr { .. } => !is_safe,
        ParamKind::Slice { .. } => false,
    };
    if !signature.params.iter().all(is_passed) {
        return false;
    }
    let params = signature.params.iter().map(|&kind| type_of(kind));
    let result = signature.result.map(|ty| Type::scalar(element(ty)));
    // Only of safe functions the table gives the signature.
    let is_callable = !is_safe || symbols.resolve(&symbol.name).is_some_and(|found| found.signature().is_some());
    is_callable
        && symbol.passing.is_empty()
        && !symbol.is_variadic
        && symbol.results.len() == usize::from(result.is_some())
        && symbol.result() == result
        && params.eq(symbol.params.iter().copied())
}

fn type_of(kind: ParamKind) -> Type {
    match kind {
        ParamKind::Scalar(ty) => Type::scalar(element(ty)),
        ParamKind::RawPtr { .. } | ParamKind::Slice { .. } => Type::PTR,
    }
}

/// The function with the types of `F`: C has integers of the same size without a sign, and no index.
fn convert<F: Callback>(function: &Function) -> Result<Function, HelperError> {
    let signature = F::callback_signature();
    let (wanted, given) = (function.params.len(), signature.params.len());
    if wanted != given {
        return Err(HelperError::Arity { wanted, given });
    }
    let mut builder = Builder::new(&function.name);
    let mut args = Vec::with_capacity(given);
    for (at, (&kind, &param)) in signature.params.iter().zip(&function.params).enumerate() {
        let (given, wanted) = (type_of(kind), function.ty(param).unwrap_or(Type::BOOL));
        if !is_same(given, wanted) {
            return Err(HelperError::Parameter { at, wanted, given });
        }
        let reg = builder.param(given);
        args.push((reg, given, wanted));
    }
    let given = signature.result.map(|ty: ScalarType| Type::scalar(element(ty)));
    let wanted = match function.results[..] {
        [] => None,
        [ty] => Some(ty),
        _ => return Err(HelperError::Function("helpers do not support structures as results".to_owned())),
    };
    match (given, wanted) {
        (None, None) => {}
        (Some(given), Some(wanted)) if is_same(given, wanted) => builder.result(given),
        _ => return Err(HelperError::Result { wanted, given }),
    }
    let args: Vec<VReg> = args.into_iter().map(|(reg, from, to)| cast(&mut builder, reg, from, to)).collect();
    for slot in &function.slots {
        builder.slot(slot.bytes, slot.align);
    }
    let call = InlineCall { callee: function, args: &args, first_slot: 0, first_check: 0, callees: &[] };
    let results = call.append(builder.func_mut(), |func, op, _| func.push(without_alias(op)));
    let mut returned = Vec::with_capacity(1);
    if let (Some(&result), Some(to), Some(from)) = (results.first(), given, wanted) {
        returned.push(cast(&mut builder, result, from, to));
    }
    builder.return_(&returned);
    let function = builder.finish();
    kernelsmith_ir::verify(&function).map_err(|error| HelperError::Function(error.to_string()))?;
    Ok(function)
}

/// The operation without its alias class: those of a kernel mean something else.
fn without_alias(mut op: Op) -> Op {
    if matches!(op.code.info().imm, Imm::Address | Imm::Indexed) {
        op.aux = MemInfo { alias: 0, ..op.mem() }.pack();
    }
    op
}

fn cast(builder: &mut Builder, reg: VReg, from: Type, to: Type) -> VReg {
    if from == to { reg } else { builder.cast(to, from, reg) }
}

/// Whether C passes both types as the same: integers of one size differ only in what they mean. An index is an integer of
/// 64 bits here.
fn is_same(given: Type, wanted: Type) -> bool {
    let is_int = given.is_int() && wanted.is_int() && given.lanes() == wanted.lanes();
    given == wanted || is_int && given.elem().bytes() == wanted.elem().bytes()
}
