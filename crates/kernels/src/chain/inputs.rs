//! The inputs of a chain: tuples of element types.
//!
//! In: a [`Program`]. Out: its kernel with a slice for each type, and its calls.
//! Not here: the steps (see `program`).

use super::Plan;
use super::program::{Program, Real};
use crate::elementwise::{Data, widened};
use crate::primitive::Recorded;
use core::fmt::Debug;
use core::ops::Range;
use kernelsmith_dsl::{BuildErrors, KernelSignature, build};
use kernelsmith_exec::{CallError, Element, In, Kernel, Out, ScalarType};

/// The slices that a chain reads: a tuple of up to six element types with the same work type.
pub trait Inputs: Debug + Send + Sync + 'static {
    /// The type of all computations.
    type Work: Real;
    /// The slices of a call.
    type Slices<'a>: Sync;
    /// The signature of the kernel with results of type `U`.
    type Signature<U: Data>: KernelSignature + Send + Sync;
    /// The element types.
    const TYPES: &'static [ScalarType];

    #[doc(hidden)]
    fn numbers(x: &Self::Slices<'_>, at: usize) -> Vec<Self::Work>;
    #[doc(hidden)]
    fn record<U: Data<Work = Self::Work>>(program: &Program, plan: Plan) -> Result<Recorded, BuildErrors>;
    #[doc(hidden)]
    fn lens(x: &Self::Slices<'_>) -> Vec<usize>;
    /// The elements of a range; all slices have them.
    #[doc(hidden)]
    fn part<'a>(x: &Self::Slices<'a>, range: Range<usize>) -> Self::Slices<'a>;
    #[doc(hidden)]
    fn call<U: Data>(kernel: &Kernel<Self::Signature<U>>, x: Self::Slices<'_>, y: &mut [U]) -> Result<(), CallError>;
}

macro_rules! tuples {
    ($(($First:ident $first:ident $($T:ident $t:ident)*))*) => {$(
        impl<$First: Data<Work: Real>, $($T: Data<Work = $First::Work>),*> Inputs for ($First, $($T,)*) {
            type Work = $First::Work;
            type Slices<'a> = (&'a [$First], $(&'a [$T],)*);
            type Signature<U: Data> = fn(In<$First>, $(In<$T>,)* Out<U>);
            const TYPES: &'static [ScalarType] = &[<$First as Element>::TYPE, $(<$T as Element>::TYPE,)*];

            fn numbers(x: &Self::Slices<'_>, at: usize) -> Vec<Self::Work> {
                let ($first, $($t,)*) = x;
                vec![$first[at].to_work(), $($t[at].to_work(),)*]
            }

            fn record<U: Data<Work = Self::Work>>(
                program: &Program,
                plan: Plan,
            ) -> Result<Recorded, BuildErrors> {
                let source = build::<Self::Signature<U>>("chain", |k, ($first, $($t,)* y)| {
                    k.set_lane_base_of::<Self::Work>();
                    let results = |places: &[_]| {
                        let inputs = |&i: &_| vec![widened($first.load(i)), $(widened($t.load(i)),)*];
                        program.record(places.iter().map(inputs).collect())
                    };
                    if plan.streaming {
                        return y.for_each_aligned_vector(y.len(), |i| {
                            results(&[i]).into_iter().for_each(|result| y.store_streaming(i, result.cast::<U>()));
                        });
                    }
                    k.for_each_vector_unrolled(y.len(), plan.unroll, |places| {
                        for (&i, result) in places.iter().zip(results(places)) {
                            y.store(i, result.cast::<U>());
                        }
                    });
                });
                Ok(Recorded::new(source?, plan.vector_bits))
            }

            fn lens(x: &Self::Slices<'_>) -> Vec<usize> {
                let ($first, $($t,)*) = x;
                vec![$first.len(), $($t.len(),)*]
            }

            fn part<'a>(x: &Self::Slices<'a>, range: Range<usize>) -> Self::Slices<'a> {
                let ($first, $($t,)*) = x;
                (&$first[range.clone()], $(&$t[range.clone()],)*)
            }

            #[inline]
            fn call<U: Data>(
                kernel: &Kernel<Self::Signature<U>>,
                x: Self::Slices<'_>,
                y: &mut [U],
            ) -> Result<(), CallError> {
                let ($first, $($t,)*) = x;
                kernel.call($first, $($t,)* y)
            }
        }
    )*};
}
tuples! {
    (A a)
    (A a B b)
    (A a B b C c)
    (A a B b C c D d)
    (A a B b C c D d E e)
    (A a B b C c D d E e F f)
}
