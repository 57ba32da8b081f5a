//! Pointers of functions of C, for functions of loaded modules.
//!
//! In: a type such as `unsafe extern "C" fn(*const f32, u64) -> f32`. Out: its parameters as data, and pointers of the
//! type. Invariant: the type is that of an unsafe function, so that making a pointer is safe and calling it is not.
//! Not here: kernels, whose calls are checked (see `call`).

use crate::signature::ScalarType;
use std::ptr::NonNull;

mod sealed {
    pub trait Sealed {}
}
use sealed::Sealed;

/// A parameter or result of a function of C that is one register: a number, `bool`, or a pointer to anything.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be passed in one register",
    label = "use a number, `bool`, or a raw pointer; a slice of Rust is a pointer and a length"
)]
pub trait CWord: Sealed {
    /// The type as data.
    const TYPE: ScalarType;
}

macro_rules! words {
    ($($ty:ty: $kind:ident),*) => { $(
        impl Sealed for $ty {}
        impl CWord for $ty {
            const TYPE: ScalarType = ScalarType::$kind;
        }
    )* };
}

words! {
    bool: Bool, i8: I8, u8: U8, i16: I16, u16: U16, i32: I32, u32: U32, i64: I64, u64: U64, isize: Index, usize: Index,
    f32: F32, f64: F64
}

impl<T> Sealed for *const T {}
impl<T> CWord for *const T {
    const TYPE: ScalarType = ScalarType::Ptr;
}
impl<T> Sealed for *mut T {}
impl<T> CWord for *mut T {
    const TYPE: ScalarType = ScalarType::Ptr;
}

/// The result of a function of C: nothing, or a [`CWord`].
pub trait CResult {
    /// The type as data.
    const RESULT: Option<ScalarType>;
}

impl CResult for () {
    const RESULT: Option<ScalarType> = None;
}

impl<T: CWord> CResult for T {
    const RESULT: Option<ScalarType> = Some(T::TYPE);
}

/// A pointer of an unsafe function of C with up to twelve parameters.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of an unsafe function of C",
    label = "use a type such as `unsafe extern \"C\" fn(*const f32, usize) -> f32`"
)]
pub trait CFunction: Sealed + Copy {
    /// Its arguments, as a tuple.
    type Args;
    /// Its result.
    type Result;
    /// The types of its parameters.
    fn params() -> Vec<ScalarType>;
    /// The type of its result.
    fn result() -> Option<ScalarType>;
    #[doc(hidden)]
    fn from_address(address: NonNull<u8>) -> Self;
    /// Calls it.
    ///
    /// # Safety
    /// What the function requires of its caller.
    unsafe fn call(self, args: Self::Args) -> Self::Result;
}

macro_rules! functions {
    ($Head:ident $($Tail:ident)*) => {
        functions!($($Tail)*);
        functions!(@one $Head $($Tail)*);
    };
    () => {
        functions!(@one);
    };
    (@one $($A:ident)*) => {
        impl<R: CResult, $($A: CWord),*> Sealed for unsafe extern "C" fn($($A),*) -> R {}
        impl<R: CResult, $($A: CWord),*> CFunction for unsafe extern "C" fn($($A),*) -> R {
            type Args = ($($A,)*);
            type Result = R;
            fn params() -> Vec<ScalarType> {
                vec![$($A::TYPE),*]
            }
            fn result() -> Option<ScalarType> {
                R::RESULT
            }
            fn from_address(address: NonNull<u8>) -> Self {
                // SAFETY: pointers of functions have the size of other pointers and are not null; calling this one is
                // unsafe, and its caller guarantees that there is a function of this type.
                unsafe { std::mem::transmute::<NonNull<u8>, Self>(address) }
            }
            #[allow(non_snake_case, reason = "one name for a type and its value")]
            unsafe fn call(self, ($($A,)*): Self::Args) -> R {
                // SAFETY: the caller guarantees what the function requires.
                unsafe { self($($A),*) }
            }
        }
    };
}
functions! { A B C D E F G H I J K L }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_known() {
        type Dot = unsafe extern "C" fn(*const f32, *mut f64, usize, bool, u8) -> i32;
        let params = [ScalarType::Ptr, ScalarType::Ptr, ScalarType::Index, ScalarType::Bool, ScalarType::U8];
        assert_eq!(Dot::params(), params);
        assert_eq!(Dot::result(), Some(ScalarType::I32));
        type Nothing = unsafe extern "C" fn();
        assert_eq!((Nothing::params(), Nothing::result()), (vec![], None));
    }

    #[test]
    fn pointers_call_the_function() {
        unsafe extern "C" fn twice(x: u64) -> u64 {
            x * 2
        }
        let twice = twice as unsafe extern "C" fn(u64) -> u64;
        type Twice = unsafe extern "C" fn(u64) -> u64;
        let address = NonNull::new(twice as *mut u8).expect("functions have addresses");
        let again = Twice::from_address(address);
        // SAFETY: it is the function above.
        assert_eq!(unsafe { again(21) }, 42);
    }
}
