//! Building: from a closure over typed handles to a function and its access contract.
//!
//! In: a signature type, a name, options, a closure. Out: [`KernelSource`], or every mistake in [`BuildErrors`].
//! Invariants: the function passes the verifier; its parameters are those of [`Signature::machine_params`] in order,
//! with the trap record last if there are checks; the contract validates against the signature. If the arguments are in a
//! record, the function first loads each of its words, and never writes there.
//! Not here: compiling and running (see kernelsmith-codegen and kernelsmith-exec).

use crate::calls::element;
use crate::error::{BuildError, BuildErrorKind, BuildErrors, Place};
use crate::handle::{Expr, K};
use crate::kernel::KernelResult;
use crate::linked::Linked;
use crate::narrow::{Narrow, WideIndex};
use crate::position::Region;
use crate::recorder::{Recorder, State};
use crate::scalar::MemoryElement;
use crate::slices::{Input, InputOutput, Output, Pointer, PointerMut};
use core::marker::PhantomData;
use core::mem::take;
use core::panic::Location;
use kernelsmith_exec::{
    AccessContract, Arg, CheckSite, FnSignature, In, InOut, IndexWidth, Out, ParamKind, Ret, ScalarRet, ScalarType,
    Signature, SliceAccess, SymbolTable, WORD_BYTES, WordArg,
};
use kernelsmith_ir::{
    Cond, Function, MemInfo, MemRef, OpFlags, Type, VReg, VerifyError, VerifyErrorKind, limits, verify_all,
};
use std::sync::Arc;

/// Maximum number of internal errors to report.
const MAX_BUGS: usize = 8;
/// Maximum number of parameters of a kernel: each slice has a number of 16 bits as its alias class.
pub(crate) const MAX_PARAMS: usize = 1024;

/// A recorded kernel: its operations, the elements that it accesses, the functions that it calls.
#[derive(Clone, Debug)]
pub struct KernelSource<S> {
    /// The function in the intermediate representation.
    pub function: Function,
    /// The elements that the kernel accesses, checked before each call.
    pub contract: Arc<AccessContract>,
    /// The signature as data.
    pub signature: Signature,
    /// What the contract lacks for machines with indices of 32 bits: see [`KernelSource::contract_for`].
    pub narrow: Narrow,
    /// The functions that the kernel calls, with their addresses in this process.
    pub symbols: SymbolTable,
    /// The architecture that precompiled functions in it are for, which is then the kernel's.
    pub arch: Option<Box<str>>,
    sig: PhantomData<fn() -> S>,
}

/// Options of [`build_with`].
#[derive(Clone, Copy, Debug, Default)]
pub struct BuildOptions<'a> {
    /// Whether each operation of the function keeps the Rust line that recorded it.
    pub locations: bool,
    /// Names of the parameters, for messages about calls: empty, or one per parameter.
    pub param_names: &'a [&'a str],
}

/// A kernel parameter that has a handle in the language.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a kernel",
    label = "wanted a number, `bool`, a raw pointer, or `In<T>`, `Out<T>`, `InOut<T>`"
)]
pub trait KernelArg: Arg + 'static {
    /// The handle that the closure gets.
    type Handle<'k>;
    #[doc(hidden)]
    fn handle<'k>(k: K<'k>, param: Param) -> Self::Handle<'k>;
}

/// The result of a kernel: `()`, a scalar, or a tuple of two to eight scalars.
pub trait KernelRet: Ret + 'static {
    /// What the closure returns: `()`, an [`Expr`], or a tuple of them.
    type Value<'k>: KernelResult<'k>;
}

/// A function type that is the signature of a kernel, such as `fn(f32, In<f32>, InOut<f32>)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the signature of a kernel",
    label = "wanted a type like `fn(f32, In<f32>, InOut<f32>) -> f32`",
    note = "a list has at most 12 parameters; `kernel_args!` declares a struct of any number"
)]
pub trait KernelSignature: FnSignature {
    /// A tuple with a handle for each parameter.
    type Handles<'k>;
    /// What the closure returns.
    type Value<'k>: KernelResult<'k>;
    #[doc(hidden)]
    fn handles<'k>(k: K<'k>, params: &'k [Param]) -> Self::Handles<'k>;
}

/// The type and the registers of a parameter.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Param {
    pub(crate) kind: ParamKind,
    pub(crate) first: VReg,
    len: Option<VReg>,
    idx: u32,
    alias: u16,
}

impl Param {
    /// A parameter of a kernel that is refused: further mistakes in it are found with memory that nothing else refers to.
    pub(crate) fn missing(state: &mut State, kind: ParamKind) -> Param {
        let ty = if let ParamKind::Scalar(ty) = kind { Type::scalar(element(ty)) } else { Type::PTR };
        let (first, len) = (state.new_var(ty), state.new_var(Type::INDEX));
        Param { kind, first, len: Some(len), idx: 0, alias: 0 }
    }

    pub(crate) fn region(self) -> Region {
        Region { base: self.first, len: self.len, param: self.idx, alias: self.alias, space: 0 }
    }
}

macro_rules! scalar_params {
    ($($ty:ty => $as:ty;)*) => {$(
        impl KernelArg for $ty {
            type Handle<'k> = Expr<'k, $as>;
            fn handle<'k>(k: K<'k>, param: Param) -> Expr<'k, $as> {
                Expr::new(k, param.first)
            }
        }
        impl KernelRet for $ty {
            type Value<'k> = Expr<'k, $as>;
        }
    )*};
}
scalar_params! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64; bool => bool;
}

impl KernelRet for () {
    type Value<'k> = ();
}

/// A result that has a handle.
trait ScalarResult: KernelRet + ScalarRet + WordArg {}
impl<T: KernelRet + ScalarRet + WordArg> ScalarResult for T {}

macro_rules! several_results {
    ($([$($R:ident)*])*) => {$(
        #[allow(private_bounds, reason = "only shortens the list of bounds")]
        impl<$($R: ScalarResult),*> KernelRet for ($($R,)*) {
            type Value<'k> = ($($R::Value<'k>,)*);
        }
    )*};
}
several_results! {
    [A B] [A B C] [A B C D] [A B C D E] [A B C D E F] [A B C D E F G] [A B C D E F G H]
}

macro_rules! memory_params {
    ($($param:ty => $handle:ident;)*) => {$(
        impl<T: MemoryElement> KernelArg for $param {
            type Handle<'k> = $handle<'k, T::Number>;
            fn handle<'k>(k: K<'k>, param: Param) -> $handle<'k, T::Number> {
                $handle::new(k, param.region())
            }
        }
    )*};
}
memory_params! {
    In<T> => Input; Out<T> => Output; InOut<T> => InputOutput; *const T => Pointer; *mut T => PointerMut;
}

macro_rules! signatures {
    ($Head:ident $($Tail:ident)*) => {
        signatures!($($Tail)*);
        signatures!(@one $Head $($Tail)*);
    };
    () => { signatures!(@one); };
    (@one $($A:ident)*) => {
        impl<R: KernelRet, $($A: KernelArg),*> KernelSignature for fn($($A),*) -> R {
            type Handles<'k> = ($($A::Handle<'k>,)*);
            type Value<'k> = R::Value<'k>;
            #[allow(unused_variables, unused_mut, clippy::unused_unit, reason = "a signature may have no parameter")]
            fn handles<'k>(k: K<'k>, params: &'k [Param]) -> Self::Handles<'k> {
                let mut params = params.iter().copied();
                ($($A::handle(k, next(k, &mut params)),)*)
            }
        }
    };
}
signatures! { A B C D E F G H I J L M }

/// The next parameter. The signature and the handles come from the same list of types, so there are enough; calling
/// [`KernelSignature::handles`] directly with too few makes `build` return an error.
fn next(k: K<'_>, params: &mut impl Iterator<Item = Param>) -> Param {
    params.next().unwrap_or_else(|| {
        k.state().error("handles", BuildErrorKind::Bug { message: "a signature has more parameters".to_owned() });
        Param { kind: ParamKind::Scalar(ScalarType::Index), first: VReg(0), len: None, idx: 0, alias: 0 }
    })
}

/// Records a kernel of signature `S`.
///
/// The closure gets the kernel and a tuple of handles, one for each parameter; its return value is the result. It runs
/// once and records what the handles do.
///
/// # Errors
/// Every mistake in the kernel, with the source line of the operation.
#[track_caller]
pub fn build<S: KernelSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, BuildErrors> {
    build_with(name, &BuildOptions::default(), body)
}

/// Like [`build`], with options.
///
/// # Errors
/// Every mistake in the kernel, with the source line of the operation.
#[track_caller]
pub fn build_with<S: KernelSignature>(
    name: &str,
    options: &BuildOptions<'_>,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, BuildErrors> {
    let place = Location::caller();
    let source = record(name, S::signature(), options, place, |k, params| {
        let result = body(k, S::handles(k, params));
        k.return_at(place, result);
    });
    Ok(source?.typed())
}

/// Records a kernel; `body` records its operations, including the return.
pub(crate) fn record(
    name: &str,
    signature: Signature,
    options: &BuildOptions<'_>,
    place: Place,
    body: impl for<'k> FnOnce(K<'k>, &'k [Param]),
) -> Result<KernelSource<()>, BuildErrors> {
    let given = signature.params.len();
    if given > MAX_PARAMS {
        let kind = BuildErrorKind::Limit { what: "parameters", limit: MAX_PARAMS as u64, given: given as u64 };
        return Err(BuildErrors::one("build", place, kind));
    }
    let recorder = Recorder::start(name, base_bits(&signature), place);
    let params = declare(&mut recorder.state(), &signature);
    recorder.state().work.restart(signature.takes_range());
    body(K::new(&recorder), &params);
    let source = finish(&mut recorder.state(), signature, options, place);
    recorder.keep();
    source
}

/// The width in bits of the widest element among slices and raw pointers; 32 if there is none.
fn base_bits(signature: &Signature) -> u32 {
    let elem = |kind: &ParamKind| match kind {
        ParamKind::Scalar(_) => None,
        ParamKind::RawPtr { elem, .. } | ParamKind::Slice { elem, .. } => Some(element(*elem).bits()),
    };
    signature.params.iter().filter_map(elem).max().unwrap_or(32)
}

/// The alias class of memory that kernels only read: inputs and the argument record.
const READ_ONLY: u16 = 1;

/// The words of the arguments in order: parameters of the function, or loads from the argument record.
struct Words {
    record: Option<VReg>,
    n_words: usize,
}

impl Words {
    fn new(state: &mut State, signature: &Signature) -> Words {
        let place = state.place;
        let record = signature.has_argument_record().then(|| state.ops.new_param(Type::PTR, place));
        Words { record, n_words: 0 }
    }

    fn next(&mut self, state: &mut State, ty: Type) -> VReg {
        let Some(record) = self.record else {
            let place = state.place;
            return state.ops.new_param(ty, place);
        };
        let disp = (self.n_words * WORD_BYTES) as i64;
        self.n_words += 1;
        let info = MemInfo { align_log2: WORD_BYTES.ilog2() as u8, alias: READ_ONLY, ..MemInfo::default() };
        let at = MemRef { base: record, index: VReg::NONE, disp, info, flags: OpFlags::NONE };
        if ty != Type::BOOL {
            return state.append_value(|builder| builder.load(ty, at));
        }
        let byte = state.append_value(|builder| builder.load(Type::U8, at));
        let zero = state.constant(Type::U8, 0);
        state.compare(Cond::Ne, Type::U8, byte, zero)
    }
}

fn declare(state: &mut State, signature: &Signature) -> Vec<Param> {
    let mut words = Words::new(state, signature);
    signature.result.into_iter().for_each(|ty| state.ops.builder().result(Type::scalar(element(ty))));
    let mut params = Vec::with_capacity(signature.params.len());
    for (idx, kind) in signature.params.iter().enumerate() {
        let mut param = Param { kind: *kind, first: VReg::NONE, len: None, idx: idx as u32, alias: 0 };
        match *kind {
            ParamKind::Scalar(ty) => {
                param.first = words.next(state, Type::scalar(element(ty)));
                let fact = state.facts.ranges.param(idx, element(ty));
                state.set_fact(param.first, fact);
            }
            ParamKind::RawPtr { .. } => param.first = words.next(state, Type::PTR),
            ParamKind::Slice { elem, access } => {
                param.first = words.next(state, Type::PTR);
                let len = words.next(state, Type::INDEX);
                let fact = state.facts.ranges.len(idx, element(elem).bytes());
                state.set_fact(len, Some(fact));
                param.len = Some(len);
                // Inputs may alias each other and nothing else.
                param.alias = if access == SliceAccess::In { READ_ONLY } else { idx as u16 + 2 };
            }
        }
        params.push(param);
    }
    if !signature.results.is_empty() {
        // The last parameter is hidden: the record of the results.
        state.results.extend(signature.results.iter().map(|&ty| Type::scalar(element(ty))));
        state.record = params.pop().map(Param::region);
    }
    params
}

fn finish(
    state: &mut State,
    signature: Signature,
    options: &BuildOptions<'_>,
    place: Place,
) -> Result<KernelSource<()>, BuildErrors> {
    let names = options.param_names;
    if !names.is_empty() && names.len() != signature.n_visible() {
        let kind = BuildErrorKind::ParamNames { wanted: signature.n_visible(), given: names.len() };
        state.error_at(place, "build", kind);
    }
    let linked = state.link(place);
    finish_function(state, place, linked, verify_all);
    let (mut contract, narrow) = match state.accesses.contract(&state.facts, &signature) {
        Ok(both) => both,
        Err(kind) => {
            state.error_at(place, "build", kind);
            return Err(BuildErrors(take(&mut state.errors)));
        }
    };
    let work = state.work.take();
    contract.footprint.iter_mut().for_each(|footprint| footprint.work.clone_from(&work));
    contract.param_names = names.iter().map(|&name| name.to_owned()).collect();
    if let (true, Err(error)) = (state.errors.is_empty(), contract.validate(&signature)) {
        state.error_at(place, "build", BuildErrorKind::Bug { message: error.to_string() });
    }
    if !state.errors.is_empty() {
        return Err(BuildErrors(take(&mut state.errors)));
    }
    if options.locations {
        state.ops.add_locations();
    }
    let (function, symbols) = (state.ops.take_function(), take(&mut state.symbols));
    let arch = state.arch.take();
    Ok(KernelSource { function, contract: Arc::new(contract), signature, narrow, symbols, arch, sig: PhantomData })
}

/// Returns at most this many errors of a function.
type Verifier = fn(&Function, usize) -> Vec<VerifyError>;

/// Ends the function: attaches its callees, adds the trap parameter if there are checks, and records the mistakes that show only now.
pub(crate) fn finish_function(state: &mut State, place: Place, linked: Option<Linked>, verify: Verifier) {
    if state.scopes.len() > 0 {
        state.error_at(place, "build", BuildErrorKind::Unwound);
    }
    let name = &state.ops.func().name;
    if !limits::is_name(name) {
        let name = name.clone();
        state.error_at(place, "build", BuildErrorKind::Name { name });
    }
    if let Some((place, kind)) = state.ops.overflow() {
        state.error_at(place, "build", kind);
    }
    let calls_failing = |state: &State| state.called.iter().any(|called| called.recorded.function.trap_param.is_some());
    if state.accesses.has_checks() || calls_failing(state) {
        state.ops.add_trap_param(place);
    }
    state.attach(linked);
    if state.errors.is_empty() {
        verify_function(state, place, verify);
    }
}

/// Records what the verifier reports: a variable that may be read before it is assigned, otherwise a bug in this
/// library.
fn verify_function(state: &mut State, place: Place, verify: Verifier) {
    for error in verify(state.ops.func(), MAX_BUGS) {
        let place = error.op.and_then(|op| state.ops.places().get(op).copied()).unwrap_or(place);
        let operation = error.op.map_or("build", |op| state.ops.func().ops[op].code.keyword());
        let kind = match error.kind {
            VerifyErrorKind::NotAssigned { reg, .. } if state.is_var(reg) => {
                BuildErrorKind::Undefined { ty: state.ty(reg) }
            }
            VerifyErrorKind::Limit { what, limit, given } => BuildErrorKind::Limit { what, limit, given },
            _ => BuildErrorKind::Bug { message: error.to_string() },
        };
        if !state.errors.iter().any(|old: &BuildError| old.place == place && old.kind == kind) {
            state.error_at(place, operation, kind);
        }
    }
}

impl<S> KernelSource<S> {
    /// The name of the kernel.
    pub fn name(&self) -> &str {
        &self.function.name
    }

    /// The same kernel for code that compiles kernels of all signatures: `signature` is its signature.
    pub fn untyped(self) -> KernelSource<()> {
        self.typed()
    }

    fn typed<T>(self) -> KernelSource<T> {
        let KernelSource { function, contract, signature, narrow, symbols, arch, sig: _ } = self;
        KernelSource { function, contract, signature, narrow, symbols, arch, sig: PhantomData }
    }

    /// The contract of the kernel on machines with indices of this width.
    ///
    /// # Errors
    /// The first place that is only proved for wider indices.
    pub fn contract_for(&self, width: IndexWidth) -> Result<&Arc<AccessContract>, &WideIndex> {
        self.narrow.contract_for(&self.contract, &self.signature, width)
    }

    /// The access with this operation number, to explain an `OutOfBounds` error of a call.
    pub fn check_site(&self, operation: u32) -> Option<&CheckSite> {
        self.contract.checks.get(operation as usize)
    }
}
