//! Kernels whose signature is only known at run time.
//!
//! In: a [`Signature`] as data, a closure over the kernel and its [`Params`]. Out: a [`KernelSource`] without a type.
//! Invariants: a view of a parameter has exactly the element type of the signature, and writes only where the signature
//! permits it; otherwise the kernel is refused. Recording is the same as for a signature that is a Rust type, so both
//! give the same function and contract.
//! Not here: calls (see `DynKernel` of kernelsmith-exec).

use crate::build::{BuildOptions, KernelArg, KernelSource, Param, record};
use crate::error::{BuildErrorKind, BuildErrors};
use crate::handle::{Expr, K};
use crate::kernel::{KernelResult, MAX_RESULTS, ResultList};
use crate::position::Region;
use crate::recorder::State;
use crate::scalar::{MemoryElement, Scalar};
use crate::slices::{Input, InputOutput, Output};
use core::fmt;
use core::marker::PhantomData;
use core::panic::Location;
use kernelsmith_exec::{Element, ParamKind, ScalarType, Signature, SliceAccess};
use kernelsmith_ir::{Elem, VReg};

/// The parameters of a kernel whose signature is known at run time.
///
/// Each method returns the handle of one parameter. If the parameter does not exist or has another type, the mistake is
/// recorded like any other, and building the kernel fails.
#[derive(Clone, Copy)]
pub struct Params<'k> {
    k: K<'k>,
    params: &'k [Param],
}

impl fmt::Debug for Params<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.params.iter().map(|param| param.kind.to_string())).finish()
    }
}

impl<'k> Params<'k> {
    pub(crate) fn new(k: K<'k>, params: &'k [Param]) -> Params<'k> {
        Params { k, params }
    }

    /// The number of parameters.
    pub fn len(self) -> usize {
        self.params.len()
    }

    /// Whether there is no parameter.
    pub fn is_empty(self) -> bool {
        self.params.is_empty()
    }

    /// The type of a parameter; `None` if there is no such parameter.
    pub fn kind(self, at: usize) -> Option<ParamKind> {
        self.params.get(at).map(|param| param.kind)
    }

    /// A parameter that is a number or a `bool`.
    #[track_caller]
    pub fn scalar<T: Scalar + Element>(self, at: usize) -> Expr<'k, T> {
        let wanted = ParamKind::Scalar(T::TYPE);
        Expr::new(self.k, self.find(at, wanted, |given| given == wanted).first)
    }

    /// A parameter that is a number or a `bool`, of any type.
    #[track_caller]
    pub fn any_scalar(self, at: usize) -> AnyExpr<'k> {
        let wanted = ParamKind::Scalar(ScalarType::Index);
        AnyExpr { k: self.k, reg: self.find(at, wanted, |given| matches!(given, ParamKind::Scalar(_))).first }
    }

    /// A slice that is read: an `In` or `InOut` parameter with elements of type `T`.
    #[track_caller]
    pub fn input<T: MemoryElement>(self, at: usize) -> Input<'k, T::Number> {
        Input::new(self.k, self.region(at, T::TYPE, SliceAccess::In))
    }

    /// A slice that is written: an `Out` or `InOut` parameter with elements of type `T`.
    #[track_caller]
    pub fn output<T: MemoryElement>(self, at: usize) -> Output<'k, T::Number> {
        Output::new(self.k, self.region(at, T::TYPE, SliceAccess::Out))
    }

    /// A slice that is read and written: an `InOut` parameter with elements of type `T`.
    #[track_caller]
    pub fn in_out<T: MemoryElement>(self, at: usize) -> InputOutput<'k, T::Number> {
        InputOutput::new(self.k, self.region(at, T::TYPE, SliceAccess::InOut))
    }

    #[track_caller]
    fn region(self, at: usize, elem: ScalarType, view: SliceAccess) -> Region {
        let fits = |given| match given {
            ParamKind::Slice { elem: given, access } => {
                given == elem && (access == view || access == SliceAccess::InOut)
            }
            _ => false,
        };
        self.find(at, ParamKind::Slice { elem, access: view }, fits).region()
    }

    /// A parameter of exactly this type, such as `In<f32>`: for code that is generic over types of parameters.
    #[track_caller]
    pub fn handle<A: KernelArg>(self, at: usize) -> A::Handle<'k> {
        let wanted = A::kind();
        A::handle(self.k, self.find(at, wanted, |given| given == wanted))
    }

    #[track_caller]
    fn find(self, at: usize, wanted: ParamKind, fits: impl Fn(ParamKind) -> bool) -> Param {
        let kind = match self.params.get(at) {
            Some(&param) if fits(param.kind) => return param,
            Some(param) => BuildErrorKind::ParamType { at, wanted, given: param.kind },
            None => BuildErrorKind::NoParam { at, n_params: self.params.len() },
        };
        let mut state = self.k.state();
        state.error("params", kind);
        Param::missing(&mut state, wanted)
    }
}

/// A scalar whose type is only known at run time.
#[derive(Clone, Copy)]
pub struct AnyExpr<'k> {
    k: K<'k>,
    reg: VReg,
}

impl fmt::Debug for AnyExpr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reg)
    }
}

impl<'k> AnyExpr<'k> {
    /// The same value if it has type `T`.
    pub fn typed<T: Scalar>(self) -> Option<Expr<'k, T>> {
        (self.elem() == T::ELEM).then(|| Expr::new(self.k, self.reg))
    }

    fn elem(self) -> Elem {
        self.k.state().ty(self.reg).elem()
    }
}

impl<'k, T: Scalar> Expr<'k, T> {
    /// The same value, its type only known at run time.
    pub fn erase(self) -> AnyExpr<'k> {
        AnyExpr { k: self.k, reg: self.reg }
    }
}

impl<'k> KernelResult<'k> for AnyExpr<'k> {
    fn results(self, _: &mut State, list: &mut ResultList) {
        list.push(self.reg);
    }
}

impl<'k> KernelResult<'k> for &[AnyExpr<'k>] {
    fn results(self, _: &mut State, list: &mut ResultList) {
        self.iter().for_each(|value| list.push(value.reg));
    }
}

/// What the closure of [`build_dyn`] returns: [`K::results`] creates it.
#[derive(Debug)]
pub struct DynResults<'k> {
    list: ResultList,
    brand: PhantomData<fn(&'k ()) -> &'k ()>,
}

impl<'k> KernelResult<'k> for DynResults<'k> {
    fn results(self, _: &mut State, list: &mut ResultList) {
        *list = self.list;
    }
}

impl<'k> K<'k> {
    /// The results of a kernel whose signature is known at run time: `()`, a value, a tuple of values, or a slice of
    /// [`AnyExpr`].
    #[track_caller]
    pub fn results(self, results: impl KernelResult<'k>) -> DynResults<'k> {
        let mut list = ResultList::default();
        results.results(&mut self.state(), &mut list);
        DynResults { list, brand: PhantomData }
    }
}

/// Records a kernel whose signature is known at run time.
///
/// The closure gets the kernel and its parameters, and returns [`K::results`]. It runs once.
///
/// # Errors
/// Every mistake in the kernel, with the source line of the operation; among them parameters that the closure takes for
/// another type than they have, and signatures with parameters other than slices of numbers and scalars.
#[track_caller]
pub fn build_dyn(
    name: &str,
    signature: &Signature,
    options: &BuildOptions<'_>,
    body: impl for<'k> FnOnce(K<'k>, Params<'k>) -> DynResults<'k>,
) -> Result<KernelSource<()>, BuildErrors> {
    let place = Location::caller();
    if let Some(reason) = refusal(signature) {
        return Err(BuildErrors::one("build_dyn", place, BuildErrorKind::Signature { reason }));
    }
    record(name, signature.clone(), options, place, |k, params| {
        let results = body(k, Params::new(k, params));
        k.return_at(place, results);
    })
}

/// Why a signature is not one of a kernel, if so.
fn refusal(signature: &Signature) -> Option<String> {
    let Signature { params, result, results } = signature;
    let has_no_handle = |ty: &ScalarType| matches!(ty, ScalarType::F16 | ScalarType::Bf16 | ScalarType::Ptr);
    if let Some(ty) = result.iter().chain(results).find(|ty| has_no_handle(ty)) {
        return Some(format!("a kernel cannot return {ty}"));
    }
    let visible = match results.len() {
        0 => params.as_slice(),
        1 => return Some("one of several results; wanted at least two, or `result`".to_owned()),
        2..=MAX_RESULTS => match params.split_last() {
            Some((_, visible)) if Signature::with_results(visible, results.as_slice()) == *signature => visible,
            _ => return Some("several results without their record; wanted `Signature::with_results`".to_owned()),
        },
        n => return Some(format!("{n} results; the maximum is {MAX_RESULTS}")),
    };
    let refused = |kind: &ParamKind| match kind {
        ParamKind::Scalar(ty) => has_no_handle(ty),
        ParamKind::RawPtr { .. } => true,
        ParamKind::Slice { elem, .. } => matches!(elem, ScalarType::Bool | ScalarType::Ptr),
    };
    let (at, kind) = visible.iter().enumerate().find(|(_, kind)| refused(kind))?;
    Some(format!("parameter {at} is {kind}; wanted a scalar or a slice of numbers"))
}
