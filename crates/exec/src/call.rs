//! From Rust types to a machine call: the argument types, and the only place where an address is converted to a
//! function.
//!
//! In: argument types such as `i64`, `*const f32`, `In<f32>`. Out: their `Signature` as plain data, and a call in which
//! every machine parameter has the correct type and position.
//! Invariant: the flattened `Words` of the parameters agree with `Signature::machine_params` in number, order and type.
//! Not here: whether a call is allowed (see `kernel`, `contract`).
//!
//! A slice becomes two machine parameters, so a function with n parameters has up to 2n + 1 of them. They are collected
//! in a type-level list, `Cons<W0, Cons<W1, Nil>>`; a macro implements the call for each list length, generic over the
//! types of the words. So 28 implementations cover all combinations of 12 parameters.

use std::marker::PhantomData;
use std::ptr::NonNull;

use crate::argument::DynArg;
use crate::error::CallError;
use crate::half_floats::{Bf16, F16};
use crate::interrupt::CallRecord;
use crate::signature::{ParamKind, RESULT_BYTES, ScalarType, Signature, SliceAccess};

mod sealed {
    /// Only this crate defines which types can be passed to machine code.
    pub trait Sealed {}
}
use sealed::Sealed;

/// A slice parameter that is read; the argument is `&[T]`.
pub struct In<T>(PhantomData<fn(T)>);

/// A slice parameter that is written, and not read before; the argument is `&mut [T]`.
pub struct Out<T>(PhantomData<fn(T)>);

/// A slice parameter that is read and written; the argument is `&mut [T]`.
pub struct InOut<T>(PhantomData<fn(T)>);

/// An element type of slices and raw pointers.
pub trait Element: Sealed + Copy + 'static {
    /// The type as data.
    const TYPE: ScalarType;
}

/// An element type that is not an address, so that a kernel that reads it can be safe to call.
pub trait PlainElement: Element {}

/// An element type of which all bits are a value, so that anybody may write its bytes: all but `bool`.
pub trait AnyBits: PlainElement {}

/// What only this crate creates: the bytes of arguments that it lends are not for others. Those of a `bool` have two values.
#[doc(hidden)]
#[derive(Debug)]
pub struct Internal(pub(crate) ());

/// One parameter of a kernel.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a kernel",
    label = "use a number, `bool`, a raw pointer, or `In<T>`, `Out<T>`, `InOut<T>`"
)]
pub trait Arg: Sealed {
    /// The type of the argument: the scalar or pointer itself, `&'a [T]`, or `&'a mut [T]`.
    type Actual<'a>;
    #[doc(hidden)]
    type Words<Rest>;
    /// The parameter as data.
    fn kind() -> ParamKind;
    /// The value for the access contract: of an integer its value, of a slice its length, else zero.
    #[doc(hidden)]
    fn measure(actual: &Self::Actual<'_>) -> i128;
    /// The number of elements of a slice; for other parameters, more than any contract requires.
    #[doc(hidden)]
    fn len(_: &Self::Actual<'_>) -> usize {
        usize::MAX
    }
    #[doc(hidden)]
    fn prepend<Rest>(actual: Self::Actual<'_>, rest: Rest) -> Self::Words<Rest>;
}

/// A parameter that checked machine code can use without a promise of the caller: all except raw pointers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no safe call",
    label = "kernels with raw pointers are called with the unsafe `call_unchecked`"
)]
pub trait SafeArg: Arg {
    /// The argument as data, for kernels that run on another machine.
    #[doc(hidden)]
    fn data(actual: Self::Actual<'_>, internal: Internal) -> DynArg<'_>;
    /// The argument, borrowed for one call.
    #[doc(hidden)]
    fn lend<'b>(actual: &'b mut Self::Actual<'_>) -> Self::Actual<'b>;
}

/// A parameter that is one machine word: scalars and raw pointers.
pub trait WordArg: Arg + Copy {}

/// The result of a kernel: `()`, a scalar, or a tuple of two to eight scalars.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the result of a kernel",
    label = "use `()`, a scalar, or a tuple of two to eight scalars"
)]
pub trait Ret: Sealed + Sized {
    #[doc(hidden)]
    type Machine: Copy;
    /// The memory of several results; `()` for at most one.
    #[doc(hidden)]
    type Record;
    /// The machine words of the hidden parameter for several results, followed by further ones.
    #[doc(hidden)]
    type Words<Rest>;
    /// The signature as data.
    #[doc(hidden)]
    fn signature(params: Vec<ParamKind>) -> Signature;
    #[doc(hidden)]
    fn record() -> Self::Record;
    #[doc(hidden)]
    fn prepend<Rest>(record: &mut Self::Record, rest: Rest) -> Self::Words<Rest>;
    #[doc(hidden)]
    fn finish(machine: Self::Machine, record: Self::Record) -> Self;
    /// Calls `admit` with the values of all parameters, given those that callers see.
    #[doc(hidden)]
    #[inline]
    fn admit<R>(values: &[i128], admit: impl FnOnce(&[i128]) -> R) -> R {
        admit(values)
    }
    /// Calls `run` with the arguments of all parameters, given those that callers see; `run` returns the bits of a single
    /// result, zero-extended.
    #[doc(hidden)]
    fn run_remote(
        args: Vec<DynArg<'_>>,
        run: impl FnOnce(&mut [DynArg<'_>]) -> Result<u64, CallError>,
    ) -> Result<Self, CallError>;
}

/// A result that fits a register of the C convention: `()` or a scalar.
pub trait ScalarRet: Ret {
    /// The result as data.
    fn result() -> Option<ScalarType>;
    /// Converts the bits of a result, zero-extended.
    #[doc(hidden)]
    fn from_bits(bits: u64) -> Self;
}

/// A function type that represents a kernel's signature, such as `fn(i64, In<f32>) -> f32`, with up to 12 parameters, or
/// with a `Group` of any number.
pub trait FnSignature: Sealed + 'static {
    /// The signature as data.
    fn signature() -> Signature;
}

/// A signature in which all parameters are [`SafeArg`]s.
pub trait SafeSignature: FnSignature {}

/// A signature that declares calls as unsafe, such as `unsafe extern "C" fn(u64, *const f32) -> u64`: for code with
/// preconditions that only its author knows.
pub trait UnsafeSignature: FnSignature {}

/// The empty list of machine words.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Nil;

/// A machine word, followed by further ones.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Cons<Word, Rest>(Word, Rest);

/// The hidden last parameter: the address of a `CallRecord`.
#[doc(hidden)]
pub type TrapWord = Cons<*mut u8, Nil>;

pub(crate) fn trap_word(record: &mut CallRecord<'_>) -> TrapWord {
    Cons((&raw mut *record).cast(), Nil)
}

/// A list of machine words, as the arguments of a machine function.
#[doc(hidden)]
pub trait Invoke<R> {
    /// Calls the function at `entry`.
    ///
    /// # Safety
    /// At `entry` is a function with the host's C convention, exactly these parameters and this result, and its
    /// preconditions hold.
    unsafe fn invoke(self, entry: NonNull<u8>) -> R;
}

macro_rules! scalars {
    ($($ty:ty, $name:ident, |$value:ident| $measure:expr, $bits:expr;)*) => {$(
        impl Sealed for $ty {}
        impl Element for $ty {
            const TYPE: ScalarType = ScalarType::$name;
        }
        impl PlainElement for $ty {}
        impl Arg for $ty {
            type Actual<'a> = $ty;
            type Words<Rest> = Cons<$ty, Rest>;
            fn kind() -> ParamKind {
                ParamKind::Scalar(ScalarType::$name)
            }
            #[inline]
            #[allow(unused_variables, reason = "of floats there is none")]
            fn measure($value: &$ty) -> i128 {
                $measure
            }
            #[inline]
            fn prepend<Rest>(actual: $ty, rest: Rest) -> Cons<$ty, Rest> {
                Cons(actual, rest)
            }
        }
        impl SafeArg for $ty {
            fn data($value: Self::Actual<'_>, _: Internal) -> DynArg<'_> {
                DynArg::Scalar($bits)
            }
            fn lend(actual: &mut $ty) -> $ty {
                *actual
            }
        }
        impl WordArg for $ty {}
    )*};
}

scalars! {
    i8, I8, |value| i128::from(*value), value as u64;
    i16, I16, |value| i128::from(*value), value as u64;
    i32, I32, |value| i128::from(*value), value as u64;
    i64, I64, |value| i128::from(*value), value as u64;
    u8, U8, |value| i128::from(*value), value as u64;
    u16, U16, |value| i128::from(*value), value as u64;
    u32, U32, |value| i128::from(*value), value as u64;
    u64, U64, |value| i128::from(*value), value;
    isize, Index, |value| *value as i128, value as u64;
    // The kernel and the contract interpret an index as signed.
    usize, Index, |value| *value as isize as i128, value as u64;
    bool, Bool, |value| i128::from(*value), u64::from(value);
    f32, F32, |value| 0, u64::from(value.to_bits());
    f64, F64, |value| 0, value.to_bits();
}

/// What is the same for every result that fits a register.
macro_rules! single_result {
    ($ty:ty, $machine:ty, |$value:ident| $convert:expr) => {
        impl Ret for $ty {
            type Machine = $machine;
            type Record = ();
            type Words<Rest> = Rest;
            fn signature(params: Vec<ParamKind>) -> Signature {
                Signature::new(params, <$ty as ScalarRet>::result())
            }
            #[inline]
            fn record() {}
            #[inline]
            fn prepend<Rest>((): &mut (), rest: Rest) -> Rest {
                rest
            }
            #[inline]
            fn finish($value: $machine, (): ()) -> $ty {
                $convert
            }
            fn run_remote(
                mut args: Vec<DynArg<'_>>,
                run: impl FnOnce(&mut [DynArg<'_>]) -> Result<u64, CallError>,
            ) -> Result<$ty, CallError> {
                run(&mut args).map(<$ty as ScalarRet>::from_bits)
            }
        }
    };
}

macro_rules! results {
    (|$bits:ident| $($ty:ty, $name:ident, $from:expr;)*) => {$(
        single_result! { $ty, $ty, |value| value }
        impl ScalarRet for $ty {
            fn result() -> Option<ScalarType> {
                Some(ScalarType::$name)
            }
            fn from_bits($bits: u64) -> $ty {
                $from
            }
        }
    )*};
}

results! { |bits|
    i8, I8, bits as i8; i16, I16, bits as i16; i32, I32, bits as i32; i64, I64, bits as i64;
    u8, U8, bits as u8; u16, U16, bits as u16; u32, U32, bits as u32; u64, U64, bits;
    isize, Index, bits as isize; usize, Index, bits as usize;
    f32, F32, f32::from_bits(bits as u32); f64, F64, f64::from_bits(bits);
}

// Not `bool`, because a kernel that trapped may return any byte.
single_result! { bool, u8, |value| value != 0 }
impl ScalarRet for bool {
    fn result() -> Option<ScalarType> {
        Some(ScalarType::Bool)
    }
    fn from_bits(bits: u64) -> bool {
        bits as u8 != 0
    }
}

impl Sealed for () {}
single_result! { (), (), |_unit| () }
impl ScalarRet for () {
    fn result() -> Option<ScalarType> {
        None
    }
    fn from_bits(_: u64) {}
}

/// Number of parameters of a kernel.
const MAX_PARAMS: usize = 12;

macro_rules! several_results {
    ($($n:literal: $($R:ident $at:tt)*;)*) => {$(
        impl<$($R: ScalarRet + WordArg),*> Sealed for ($($R,)*) {}
        impl<$($R: ScalarRet + WordArg),*> Ret for ($($R,)*) {
            type Machine = ();
            type Record = [u64; $n];
            type Words<Rest> = Cons<*mut u8, Cons<isize, Rest>>;
            fn signature(params: Vec<ParamKind>) -> Signature {
                Signature::with_results(params, [$($R::result()),*].into_iter().flatten().collect::<Vec<_>>())
            }
            #[inline]
            fn record() -> [u64; $n] {
                [0; $n]
            }
            #[inline]
            fn prepend<Rest>(record: &mut [u64; $n], rest: Rest) -> Self::Words<Rest> {
                Cons(record.as_mut_ptr().cast(), Cons(($n * RESULT_BYTES) as isize, rest))
            }
            #[inline]
            fn finish((): (), record: [u64; $n]) -> Self {
                ($($R::from_bits(u64::from_le(record[$at])),)*)
            }
            #[inline]
            fn admit<R>(values: &[i128], admit: impl FnOnce(&[i128]) -> R) -> R {
                let mut all = [0; MAX_PARAMS + 1];
                all[..values.len()].copy_from_slice(values);
                all[values.len()] = ($n * RESULT_BYTES) as i128;
                admit(&all[..=values.len()])
            }
            fn run_remote(
                args: Vec<DynArg<'_>>,
                run: impl FnOnce(&mut [DynArg<'_>]) -> Result<u64, CallError>,
            ) -> Result<Self, CallError> {
                let mut bytes = [0; $n * RESULT_BYTES];
                let mut all: Vec<DynArg<'_>> = args;
                all.push(DynArg::SliceMut(&mut bytes));
                run(&mut all)?;
                drop(all);
                let mut record = [0u64; $n];
                for (word, bytes) in record.iter_mut().zip(bytes.chunks_exact(RESULT_BYTES)) {
                    *word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
                }
                Ok(($($R::from_bits(record[$at]),)*))
            }
        }
    )*};
}
several_results! {
    2: R0 0 R1 1;
    3: R0 0 R1 1 R2 2;
    4: R0 0 R1 1 R2 2 R3 3;
    5: R0 0 R1 1 R2 2 R3 3 R4 4;
    6: R0 0 R1 1 R2 2 R3 3 R4 4 R5 5;
    7: R0 0 R1 1 R2 2 R3 3 R4 4 R5 5 R6 6;
    8: R0 0 R1 1 R2 2 R3 3 R4 4 R5 5 R6 6 R7 7;
}

macro_rules! half_elements {
    ($($ty:ty, $name:ident;)*) => {$(
        impl Sealed for $ty {}
        impl Element for $ty {
            const TYPE: ScalarType = ScalarType::$name;
        }
        impl PlainElement for $ty {}
    )*};
}
half_elements! { F16, F16; Bf16, Bf16; }

macro_rules! any_bits {
    ($($ty:ty)*) => { $( impl AnyBits for $ty {} )* };
}
any_bits! { i8 i16 i32 i64 u8 u16 u32 u64 isize usize f32 f64 F16 Bf16 }

macro_rules! raw_pointers {
    ($($ty:ty, $mutable:literal;)*) => {$(
        impl<T: Element> Sealed for $ty {}
        impl<T: Element> Element for $ty {
            const TYPE: ScalarType = ScalarType::Ptr;
        }
        impl<T: Element> Arg for $ty {
            type Actual<'a> = $ty;
            type Words<Rest> = Cons<$ty, Rest>;
            fn kind() -> ParamKind {
                ParamKind::RawPtr { elem: T::TYPE, mutable: $mutable }
            }
            #[inline]
            fn measure(_: &$ty) -> i128 {
                0
            }
            #[inline]
            fn prepend<Rest>(actual: $ty, rest: Rest) -> Cons<$ty, Rest> {
                Cons(actual, rest)
            }
        }
        impl<T: Element> WordArg for $ty {}
    )*};
}
raw_pointers! { *const T, false; *mut T, true; }

macro_rules! slices {
    ($($marker:ident, $life:lifetime $actual:ty, $pointer:ty, $as_pointer:ident, $data:ident;)*) => {$(
        impl<T> Sealed for $marker<T> {}
        impl<T: Element> Arg for $marker<T> {
            type Actual<$life> = $actual;
            type Words<Rest> = Cons<$pointer, Cons<isize, Rest>>;
            fn kind() -> ParamKind {
                ParamKind::Slice { elem: T::TYPE, access: SliceAccess::$marker }
            }
            #[inline]
            fn measure(actual: &Self::Actual<'_>) -> i128 {
                actual.len() as i128
            }
            #[inline]
            fn len(actual: &Self::Actual<'_>) -> usize {
                actual.len()
            }
            #[inline]
            #[allow(unused_mut, reason = "needed for the mutable slices only")]
            fn prepend<Rest>(mut actual: Self::Actual<'_>, rest: Rest) -> Self::Words<Rest> {
                // Elements are not zero-sized, so a length fits `isize`.
                let len = actual.len() as isize;
                Cons(actual.$as_pointer(), Cons(len, rest))
            }
        }
        impl<T: PlainElement> SafeArg for $marker<T> {
            fn data(actual: Self::Actual<'_>, _: Internal) -> DynArg<'_> {
                $data(actual)
            }
            fn lend<'b>(actual: &'b mut Self::Actual<'_>) -> Self::Actual<'b> {
                actual
            }
        }
    )*};
}
slices! {
    In, 'a &'a [T], *const T, as_ptr, bytes;
    Out, 'a &'a mut [T], *mut T, as_mut_ptr, bytes_mut;
    InOut, 'a &'a mut [T], *mut T, as_mut_ptr, bytes_mut;
}

fn bytes<T: PlainElement>(slice: &[T]) -> DynArg<'_> {
    // SAFETY: elements are numbers without padding, so that all bytes of the slice are initialised.
    DynArg::Slice(unsafe { std::slice::from_raw_parts(slice.as_ptr().cast(), size_of_val(slice)) })
}

fn bytes_mut<T: PlainElement>(slice: &mut [T]) -> DynArg<'_> {
    // SAFETY: as above; and any bytes are valid numbers, except for `bool`, for which `remote::run` writes zeros and
    // ones.
    DynArg::SliceMut(unsafe { std::slice::from_raw_parts_mut(slice.as_mut_ptr().cast(), size_of_val(slice)) })
}

impl<'a> DynArg<'a> {
    /// The bytes of a slice, for an `In` parameter.
    pub fn slice<T: PlainElement>(slice: &'a [T]) -> DynArg<'a> {
        bytes(slice)
    }

    /// The bytes of a slice, for an `Out` or `InOut` parameter. Whoever has them can write any bytes, so the elements are not
    /// `bool`:
    ///
    /// ```compile_fail,E0277
    /// let mut bools = [false];
    /// kernelsmith_exec::DynArg::slice_mut(&mut bools);
    /// ```
    ///
    /// Nor does the argument of a typed kernel give its bytes away:
    ///
    /// ```compile_fail,E0423
    /// use kernelsmith_exec::{DynArg, InOut, SafeArg, call::Internal};
    /// let mut bools = [false];
    /// if let DynArg::SliceMut(bytes) = InOut::<bool>::data(&mut bools, Internal(())) {
    ///     bytes[0] = 2;
    /// }
    /// ```
    pub fn slice_mut<T: AnyBits>(slice: &'a mut [T]) -> DynArg<'a> {
        bytes_mut(slice)
    }
}

macro_rules! list {
    () => { Nil };
    ($head:ident $($tail:ident)*) => { Cons<$head, list!($($tail)*)> };
}

macro_rules! list_pattern {
    () => { Nil };
    ($head:ident $($tail:ident)*) => { Cons($head, list_pattern!($($tail)*)) };
}

macro_rules! invoke {
    ($($Word:ident $word:ident)*) => {
        impl<R, $($Word),*> Invoke<R> for list!($($Word)*) {
            #[inline]
            unsafe fn invoke(self, entry: NonNull<u8>) -> R {
                let list_pattern!($($word)*) = self;
                // SAFETY: the caller guarantees that there is a function with this type.
                let function = unsafe {
                    std::mem::transmute::<NonNull<u8>, unsafe extern "C" fn($($Word),*) -> R>(entry)
                };
                // SAFETY: the caller guarantees its preconditions.
                unsafe { function($($word),*) }
            }
        }
    };
}

macro_rules! invoke_all {
    ($Word:ident $word:ident $($rest:ident)*) => {
        invoke_all!($($rest)*);
        invoke_all!(@one [] $Word $word $($rest)*);
    };
    () => { invoke!(); };
    (@one [$($done:ident)*] $Word:ident $word:ident $($rest:ident)*) => {
        invoke_all!(@one [$($done)* $Word $word] $($rest)*);
    };
    (@one [$($done:ident)*]) => { invoke!($($done)*); };
}

// Twelve slices, the record of several results, and the trap record.
invoke_all! {
    W0 w0 W1 w1 W2 w2 W3 w3 W4 w4 W5 w5 W6 w6 W7 w7 W8 w8 W9 w9 W10 w10 W11 w11 W12 w12
    W13 w13 W14 w14 W15 w15 W16 w16 W17 w17 W18 w18 W19 w19 W20 w20 W21 w21 W22 w22 W23 w23 W24 w24 W25 w25 W26 w26
}

macro_rules! signatures {
    ($Head:ident $($Tail:ident)*) => {
        signatures!($($Tail)*);
        signatures!(@one $Head $($Tail)*);
    };
    () => { signatures!(@one); };
    (@one $($A:ident)*) => {
        impl<R, $($A),*> Sealed for fn($($A),*) -> R {}
        impl<R: Ret + 'static, $($A: Arg + 'static),*> FnSignature for fn($($A),*) -> R {
            fn signature() -> Signature {
                R::signature(vec![$($A::kind()),*])
            }
        }
        impl<R: Ret + 'static, $($A: SafeArg + 'static),*> SafeSignature for fn($($A),*) -> R {}

        impl<R, $($A),*> Sealed for unsafe extern "C" fn($($A),*) -> R {}
        impl<R: ScalarRet + 'static, $($A: WordArg + 'static),*> FnSignature for unsafe extern "C" fn($($A),*) -> R {
            fn signature() -> Signature {
                Signature::new(vec![$($A::kind()),*], R::result())
            }
        }
        impl<R: ScalarRet + 'static, $($A: WordArg + 'static),*> UnsafeSignature for unsafe extern "C" fn($($A),*) -> R {}
    };
}
signatures! { A B C D E F G H I J K L }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trap::Trap;

    #[test]
    fn function_types_have_signatures() {
        #[track_caller]
        fn check<S: FnSignature>(want: &str) {
            assert_eq!(S::signature().to_string(), want);
        }
        check::<fn()>("fn()");
        check::<fn(i64, usize) -> isize>("fn(i64, index) -> index");
        check::<fn(In<f32>, Out<Bf16>, InOut<u8>) -> bool>("fn(In<f32>, Out<bf16>, InOut<u8>) -> bool");
        check::<fn(u8) -> (f32, isize, bool)>("fn(u8) -> (f32, index, bool)");
        check::<unsafe extern "C" fn(u64, *const f32) -> u64>("fn(u64, *const f32) -> u64");
        check::<fn(*const f64, *mut F16, *const *const f32)>("fn(*const f64, *mut f16, *const ptr)");
        check::<fn(i8, i16, i32, u8, u16, u32, u64, bool, f32, f64, In<i8>, Out<i8>)>(
            "fn(i8, i16, i32, u8, u16, u32, u64, bool, f32, f64, In<i8>, Out<i8>)",
        );
    }

    #[test]
    fn indices_are_seen_as_signed() {
        assert_eq!(<usize as Arg>::measure(&usize::MAX), -1);
        assert_eq!(<u64 as Arg>::measure(&u64::MAX), i128::from(u64::MAX));
        assert_eq!(<In<f32> as Arg>::measure(&[1.0, 2.0].as_slice()), 2);
    }

    #[test]
    fn trap_record_has_its_layout() {
        assert_eq!((size_of::<Trap>(), align_of::<Trap>()), (24, 8));
        assert_eq!(std::mem::offset_of!(Trap, operation), 4);
        assert_eq!(std::mem::offset_of!(Trap, index), 8);
        assert_eq!(std::mem::offset_of!(Trap, len), 16);
    }
}
