//! Slices of any element type, and the combinations of types that einsums compute.
//!
//! In: slices. Out: slices of the type that a program needs.
//! Invariant: a slice is never converted, only recognised.
//! Not here: conversions between types.

use super::block::Block;
use kernelsmith_exec::{Bf16, CallError, F16};
use kernelsmith_kernels::elementwise::{Data, PairwiseKernel};
use kernelsmith_kernels::gemm::GemmElements;
use kernelsmith_kernels::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_manager::{Failure, FailureKind};

macro_rules! slices {
    ($($ty:ident $name:literal,)*) => {
        /// An operand: a slice of one of the element types.
        #[derive(Clone, Copy, Debug)]
        #[non_exhaustive]
        pub enum Slice<'a> {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                $ty(&'a [$ty]),
            )*
        }

        /// An output: a mutable slice of one of the element types.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum SliceMut<'a> {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                $ty(&'a mut [$ty]),
            )*
        }

        impl Slice<'_> {
            /// Number of elements.
            pub(crate) fn len(&self) -> usize {
                match self { $(Slice::$ty(slice) => slice.len(),)* }
            }

            pub(crate) fn type_name(&self) -> &'static str {
                match self { $(Slice::$ty(_) => $name,)* }
            }
        }

        impl SliceMut<'_> {
            pub(crate) fn len(&self) -> usize {
                match self { $(SliceMut::$ty(slice) => slice.len(),)* }
            }

            pub(crate) fn type_name(&self) -> &'static str {
                match self { $(SliceMut::$ty(_) => $name,)* }
            }
        }
    };
}

type F32 = f32;
type F64 = f64;
type U8 = u8;
type I8 = i8;
type I32 = i32;
slices! { F32 "f32", F64 "f64", F16 "f16", Bf16 "bf16", U8 "u8", I8 "i8", I32 "i32", }

/// An element type of einsums.
pub trait EinsumElement: Data + sealed::Sealed {
    #[doc(hidden)]
    fn slice(slice: &[Self]) -> Slice<'_>;
    #[doc(hidden)]
    fn slice_mut(slice: &mut [Self]) -> SliceMut<'_>;
    #[doc(hidden)]
    fn of<'a>(slice: Slice<'a>) -> Option<&'a [Self]>;
    #[doc(hidden)]
    fn of_mut<'a>(slice: SliceMut<'a>) -> Option<&'a mut [Self]>;
    /// The value, for the reference.
    #[doc(hidden)]
    fn wide(self) -> f64;
    /// The nearest element; integers wrap.
    #[doc(hidden)]
    fn narrow(value: f64) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! elements {
    ($($ty:ident |$x:ident| $wide:expr, |$value:ident| $narrow:expr;)*) => {$(
        impl sealed::Sealed for $ty {}
        impl EinsumElement for $ty {
            fn slice(slice: &[$ty]) -> Slice<'_> {
                Slice::$ty(slice)
            }
            fn slice_mut(slice: &mut [$ty]) -> SliceMut<'_> {
                SliceMut::$ty(slice)
            }
            fn of<'a>(slice: Slice<'a>) -> Option<&'a [$ty]> {
                if let Slice::$ty(slice) = slice { Some(slice) } else { None }
            }
            fn of_mut<'a>(slice: SliceMut<'a>) -> Option<&'a mut [$ty]> {
                if let SliceMut::$ty(slice) = slice { Some(slice) } else { None }
            }
            fn wide(self) -> f64 {
                let $x = self;
                $wide
            }
            fn narrow($value: f64) -> $ty {
                $narrow
            }
        }

        impl<'a> From<&'a [$ty]> for Slice<'a> {
            fn from(slice: &'a [$ty]) -> Slice<'a> {
                Slice::$ty(slice)
            }
        }

        impl<'a> From<&'a Vec<$ty>> for Slice<'a> {
            fn from(slice: &'a Vec<$ty>) -> Slice<'a> {
                Slice::$ty(slice)
            }
        }

        impl<'a, const N: usize> From<&'a [$ty; N]> for Slice<'a> {
            fn from(slice: &'a [$ty; N]) -> Slice<'a> {
                Slice::$ty(slice)
            }
        }

        impl<'a> From<&'a mut [$ty]> for SliceMut<'a> {
            fn from(slice: &'a mut [$ty]) -> SliceMut<'a> {
                SliceMut::$ty(slice)
            }
        }

        impl<'a> From<&'a mut Vec<$ty>> for SliceMut<'a> {
            fn from(slice: &'a mut Vec<$ty>) -> SliceMut<'a> {
                SliceMut::$ty(slice)
            }
        }

        impl<'a, const N: usize> From<&'a mut [$ty; N]> for SliceMut<'a> {
            fn from(slice: &'a mut [$ty; N]) -> SliceMut<'a> {
                SliceMut::$ty(slice)
            }
        }
    )*};
}
elements! {
    F32 |x| x.into(), |value| value as f32;
    F64 |x| x, |value| value;
    F16 |x| f32::from(x).into(), |value| F16::from(value as f32);
    Bf16 |x| f32::from(x).into(), |value| Bf16::from(value as f32);
    U8 |x| x.into(), |value| value as i64 as u8;
    I8 |x| x.into(), |value| value as i64 as i8;
    I32 |x| x.into(), |value| value as i64 as i32;
}

/// A combination of element types: of first operands, second operands and results.
pub(crate) trait Family: Sized + 'static {
    type A: GemmElements<Self::B, Self::C> + EinsumElement;
    type B: EinsumElement;
    type C: EinsumElement;
    /// A result as a first operand, if the types are equal.
    fn a(result: &[Self::C]) -> Option<&[Self::A]>;
    /// A result as a second operand.
    fn b(result: &[Self::C]) -> Option<&[Self::B]>;
    /// The kernel of an elementwise product.
    type Product: Send + Sync;
    fn record_product(block: &Block, kernels: &mut Recording<'_>) -> Result<(), Failure>;
    fn assemble_product<K: KernelCompiler>(
        block: &Block,
        kernels: &mut Published<'_, K>,
    ) -> Result<Self::Product, Failure>;
    fn product(kernel: &Self::Product, a: &[Self::A], b: &[Self::B], c: &mut [Self::C]) -> Result<(), CallError>;
}

/// Why no elementwise kernel multiplies bytes: operands and results have different work types.
fn no_product() -> Failure {
    Failure::new(FailureKind::Bug, "no elementwise kernel multiplies u8 and i8")
}

macro_rules! families {
    ($($name:ident $A:ident $B:ident $C:ident |$result:ident| $a:expr, $b:expr, [$($product:ident)?];)*) => {$(
        #[derive(Debug)]
        pub(crate) enum $name {}
        impl Family for $name {
            type A = $A;
            type B = $B;
            type C = $C;
            fn a($result: &[$C]) -> Option<&[$A]> {
                $a
            }
            fn b($result: &[$C]) -> Option<&[$B]> {
                $b
            }
            families! { @product $A $C $($product)? }
        }
    )*};
    (@product $A:ident $C:ident multiplies) => {
        type Product = PairwiseKernel<$A, $C>;
        fn record_product(block: &Block, kernels: &mut Recording<'_>) -> Result<(), Failure> {
            block.spec::<$A, $C>().record(kernels)
        }
        fn assemble_product<K: KernelCompiler>(
            block: &Block,
            kernels: &mut Published<'_, K>,
        ) -> Result<Self::Product, Failure> {
            block.spec::<$A, $C>().assemble(kernels)
        }
        fn product(kernel: &Self::Product, a: &[$A], b: &[$A], c: &mut [$C]) -> Result<(), CallError> {
            kernel.call(a, b, c)
        }
    };
    (@product $A:ident $C:ident) => {
        type Product = core::convert::Infallible;
        fn record_product(_: &Block, _: &mut Recording<'_>) -> Result<(), Failure> {
            Err(no_product())
        }
        fn assemble_product<K: KernelCompiler>(_: &Block, _: &mut Published<'_, K>) -> Result<Self::Product, Failure> {
            Err(no_product())
        }
        fn product(kernel: &Self::Product, _: &[Self::A], _: &[Self::B], _: &mut [Self::C]) -> Result<(), CallError> {
            match *kernel {}
        }
    };
}
families! {
    Singles F32 F32 F32 |result| Some(result), Some(result), [multiplies];
    Doubles F64 F64 F64 |result| Some(result), Some(result), [multiplies];
    Brains Bf16 Bf16 F32 |_result| None, None, [multiplies];
    Halves F16 F16 F32 |_result| None, None, [multiplies];
    Bytes U8 I8 I32 |_result| None, None, [];
}
