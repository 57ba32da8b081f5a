//! Runs a kernel without compiling it, with the interpreter of the intermediate representation.
//!
//! In: a kernel and the arguments that the compiled kernel takes. Out: its result, or why the call was rejected or
//! ended early.
//! Invariants: the access contract is checked first, as in the compiled kernel's `call`; slices are copied to the
//! interpreter's memory, in regions that end where the slices end, and copied back.
//! An argument record is one more region, with the words of the arguments.
//! Not here: kernels with raw pointers, whose memory only `unsafe` code could read.

use crate::build::{KernelArg, KernelRet, KernelSignature, KernelSource};
use crate::narrow::WideIndex;
use crate::scalar::{MemoryElement, Scalar};
use core::fmt;
use kernelsmith_exec::{AccessContract, CallError, In, InOut, IndexWidth, Out, RESULT_BYTES, ScalarRet, WordArg};
use kernelsmith_ir::interp::{InterpError, InterpOptions, Interpreter, Memory, Symbols, Trap};

/// Why an interpreted call returned no result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InterpretError {
    /// The compiled kernel would reject the call, or a generated check failed.
    Call(CallError),
    /// The interpreter rejects this function or these options.
    Invalid(InterpError),
    /// With addresses of 32 bits: a place in the kernel that is only proved for indices of 64 bits.
    Wide(WideIndex),
    /// Another trap. For a kernel without unchecked accesses this is a bug in kernelsmith, unless a called function is
    /// not bound or the run exceeds its fuel.
    Trap(Trap),
}

impl fmt::Display for InterpretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InterpretError::Call(error) => error.fmt(f),
            InterpretError::Invalid(error) => error.fmt(f),
            InterpretError::Wide(place) => place.fmt(f),
            InterpretError::Trap(trap) => trap.fmt(f),
        }
    }
}

impl core::error::Error for InterpretError {}

impl From<CallError> for InterpretError {
    fn from(error: CallError) -> InterpretError {
        InterpretError::Call(error)
    }
}

/// A parameter that the interpreter supports: any type except raw pointers.
pub trait InterpretArg: KernelArg {
    /// Copies the argument to memory and appends its machine parameters.
    #[doc(hidden)]
    fn place(actual: &Self::Actual<'_>, memory: &mut Memory, words: &mut Vec<u64>);
    /// Copies back what the kernel wrote; `word` is the argument's first machine parameter.
    #[doc(hidden)]
    fn fetch(actual: &mut Self::Actual<'_>, memory: &Memory, word: u64);
}

/// A result type that the interpreter supports.
pub trait InterpretRet: KernelRet {
    #[doc(hidden)]
    fn from_words(words: &[u64]) -> Self;
}

/// A signature that the interpreter supports.
pub trait InterpretSignature: KernelSignature {
    /// The tuple of arguments, each of the type that the compiled kernel's `call` takes.
    type Actuals<'a>;
    /// The type of the result.
    type Result: InterpretRet;
    /// The values that the contract's bounds refer to: scalars and slice lengths.
    #[doc(hidden)]
    fn measures(actuals: &mut Self::Actuals<'_>) -> Vec<i128>;
    #[doc(hidden)]
    fn place(actuals: &mut Self::Actuals<'_>, memory: &mut Memory) -> (Vec<u64>, Vec<u64>);
    #[doc(hidden)]
    fn fetch(actuals: &mut Self::Actuals<'_>, memory: &Memory, firsts: &[u64]);
}

macro_rules! scalar_args {
    ($($ty:ty => $as:ty, |$bits:ident| $from:expr;)*) => {$(
        impl InterpretArg for $ty {
            #[allow(clippy::unnecessary_cast, reason = "only of `usize` there is something to convert")]
            fn place(actual: &$ty, _: &mut Memory, words: &mut Vec<u64>) {
                words.push(Scalar::to_bits(*actual as $as));
            }
            fn fetch(_: &mut $ty, _: &Memory, _: u64) {}
        }
        impl InterpretRet for $ty {
            #[allow(clippy::unnecessary_cast, reason = "only of `usize` there is something to convert")]
            fn from_words(words: &[u64]) -> $ty {
                let $bits = words.first().copied().unwrap_or(0);
                $from
            }
        }
    )*};
    ($($ty:ty => $as:ty;)*) => { scalar_args! { $($ty => $as, |bits| <$as as Scalar>::from_bits(bits) as $ty;)* } };
}
scalar_args! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64; bool => bool;
}

impl InterpretRet for () {
    fn from_words(_: &[u64]) {}
}

/// A result that has a handle.
trait ScalarResult: InterpretRet + ScalarRet + WordArg {}
impl<T: InterpretRet + ScalarRet + WordArg> ScalarResult for T {}

macro_rules! several_results {
    ($([$($R:ident $at:tt)*])*) => {$(
        #[allow(private_bounds, reason = "only shortens the list of bounds")]
        impl<$($R: ScalarResult),*> InterpretRet for ($($R,)*) {
            fn from_words(words: &[u64]) -> Self {
                ($($R::from_words(words.get($at..).unwrap_or_default()),)*)
            }
        }
    )*};
}
several_results! {
    [A 0 B 1] [A 0 B 1 C 2] [A 0 B 1 C 2 D 3] [A 0 B 1 C 2 D 3 E 4] [A 0 B 1 C 2 D 3 E 4 F 5]
    [A 0 B 1 C 2 D 3 E 4 F 5 G 6] [A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7]
}

fn place_slice<T: MemoryElement>(slice: &[T], writable: bool, memory: &mut Memory, words: &mut Vec<u64>) {
    let size = size_of::<T>();
    let mut bytes = Vec::with_capacity(size_of_val(slice));
    for &element in slice {
        bytes.extend_from_slice(&Scalar::to_bits(element.to_number()).to_le_bytes()[..size]);
    }
    words.push(if writable { memory.alloc(&bytes) } else { memory.alloc_read_only(&bytes) });
    words.push(slice.len() as u64);
}

fn fetch_slice<T: MemoryElement>(slice: &mut [T], memory: &Memory, base: u64) {
    let size = size_of::<T>();
    let region = memory.region(base).unwrap_or(&[]);
    for (element, bytes) in slice.iter_mut().zip(region.chunks_exact(size)) {
        let mut wide = [0; 8];
        wide[..size].copy_from_slice(bytes);
        let elem = <T::Number as Scalar>::ELEM;
        *element = T::from_number(Scalar::from_bits(elem.canonical(u64::from_le_bytes(wide))));
    }
}

impl<T: MemoryElement> InterpretArg for In<T> {
    fn place(actual: &&[T], memory: &mut Memory, words: &mut Vec<u64>) {
        place_slice(actual, false, memory, words);
    }
    fn fetch(_: &mut &[T], _: &Memory, _: u64) {}
}

macro_rules! written_slices {
    ($($Slice:ident)*) => {$(
        impl<T: MemoryElement> InterpretArg for $Slice<T> {
            fn place(actual: &&mut [T], memory: &mut Memory, words: &mut Vec<u64>) {
                place_slice(actual, true, memory, words);
            }
            fn fetch(actual: &mut &mut [T], memory: &Memory, word: u64) {
                fetch_slice(actual, memory, word);
            }
        }
    )*};
}
written_slices! { Out InOut }

macro_rules! signatures {
    ($Head:ident $head:ident $($tail:ident)*) => {
        signatures!($($tail)*);
        signatures!(@one $Head $head $($tail)*);
    };
    () => { signatures!(@one); };
    (@one $($A:ident $a:ident)*) => {
        #[allow(unused_variables, unused_mut, clippy::unused_unit, reason = "a signature may have no parameter")]
        impl<R: InterpretRet, $($A: InterpretArg),*> InterpretSignature for fn($($A),*) -> R {
            type Actuals<'a> = ($($A::Actual<'a>,)*);
            type Result = R;
            fn measures(($($a,)*): &mut Self::Actuals<'_>) -> Vec<i128> {
                vec![$($A::measure($a)),*]
            }
            fn place(($($a,)*): &mut Self::Actuals<'_>, memory: &mut Memory) -> (Vec<u64>, Vec<u64>) {
                let (mut words, mut firsts) = (Vec::new(), Vec::new());
                $(
                    let at = words.len();
                    $A::place($a, memory, &mut words);
                    firsts.push(words[at]);
                )*
                (words, firsts)
            }
            fn fetch(($($a,)*): &mut Self::Actuals<'_>, memory: &Memory, firsts: &[u64]) {
                let mut firsts = firsts.iter().copied();
                $( $A::fetch($a, memory, firsts.next().unwrap_or(0)); )*
            }
        }
    };
}
signatures! { A a B b C c D d E e F f G g H h I i J j L l M m }

impl<S: InterpretSignature> KernelSource<S> {
    /// Interprets the kernel on a machine with vectors of `vector_bits` bits (128 to 1024).
    ///
    /// `args` is a tuple with the arguments that the compiled kernel's `call` takes.
    ///
    /// # Errors
    /// The errors of the compiled kernel's `call`; or a call of an external function, since none is bound (see
    /// [`KernelSource::interpret_with`]).
    pub fn interpret(&self, args: S::Actuals<'_>, vector_bits: u32) -> Result<S::Result, InterpretError> {
        let options = InterpOptions { vector_bits, ..InterpOptions::default() };
        self.interpret_with(args, options, &mut Symbols::new())
    }

    /// Like [`KernelSource::interpret`], with options and with implementations of the called functions.
    ///
    /// # Errors
    /// The errors of the compiled kernel's `call`, or why the interpreter stopped.
    pub fn interpret_with(
        &self,
        mut args: S::Actuals<'_>,
        options: InterpOptions,
        symbols: &mut Symbols<'_>,
    ) -> Result<S::Result, InterpretError> {
        let contract = self.contract_for(IndexWidth::of_addresses(options.pointer_bits));
        let contract = contract.map_err(|place| InterpretError::Wide(place.clone()))?;
        self.run_with(contract, &mut args, |words, memory| {
            let mut interpreter = Interpreter::new(&self.function, options).map_err(InterpretError::Invalid)?;
            let mut words = words.to_vec();
            if let (true, Some(record)) = (contract.traps, words.last_mut()) {
                // Calls of functions read it.
                *record = memory.alloc_zeroed(size_of::<kernelsmith_exec::Trap>());
            }
            interpreter.run(&words, memory, symbols).map_err(|trap| match trap {
                Trap::OutOfBounds { check_id, index, len, .. } => {
                    self.contract.failed_check(check_id, index, len).into()
                }
                trap => InterpretError::Trap(trap),
            })
        })
    }

    /// Runs the kernel with another engine; `contract` is that of [`KernelSource::contract_for`]. `run` gets the machine parameters and the memory that the pointers among
    /// them refer to; it modifies that memory and returns the result. The parameter for the trap record is 0: `run`
    /// must provide its own record.
    ///
    /// # Errors
    /// The errors of the compiled kernel's `call` before it runs, or those of `run`.
    pub fn run_with<E: From<CallError>>(
        &self,
        contract: &AccessContract,
        args: &mut S::Actuals<'_>,
        run: impl FnOnce(&[u64], &mut Memory) -> Result<Vec<u64>, E>,
    ) -> Result<S::Result, E> {
        // Several results are written to one more slice.
        let record = vec![0; self.signature.results.len() * RESULT_BYTES];
        let mut measures = S::measures(args);
        if !record.is_empty() {
            measures.push(record.len() as i128);
        }
        contract.check(&measures)?;
        let mut memory = Memory::new();
        let (mut words, firsts) = S::place(args, &mut memory);
        let mut results = None;
        if !record.is_empty() {
            let base = memory.alloc(&record);
            words.extend([base, record.len() as u64]);
            results = Some(base);
        }
        if self.signature.has_argument_record() {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            words = vec![memory.alloc_read_only(&bytes)];
        }
        if contract.traps {
            words.push(0);
        }
        let outcome = run(&words, &mut memory);
        S::fetch(args, &memory, &firsts);
        let single = outcome?;
        let Some(bytes) = results.and_then(|base| memory.region(base)) else {
            return Ok(S::Result::from_words(&single));
        };
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        Ok(S::Result::from_words(&bytes.chunks_exact(RESULT_BYTES).map(word).collect::<Vec<_>>()))
    }
}
