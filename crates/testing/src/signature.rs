//! The signatures of programs, and kernels of any signature behind one type.
//!
//! In: a program. Out: [`Source`], its recorded kernel, to interpret and compile; [`Compiled`], to call.
//! Signatures are Rust types, which must be known at compile time, so there is a list of them: it reads and writes
//! every element type, and has every scalar as a parameter and a result. Every program is also recorded for the same
//! signature as data, with an equal result, and a quarter of them is called that way.
//! Not here: arguments (see `args`), evaluating outcomes (see `judge`).

use crate::args::{Actual, SlotKind, Slots};
use crate::program::Program;
use crate::record::{Bind, Notes, Recorder};
use crate::types::{Elem, Ty};
use kernelsmith::unstable::codegen::polls;
use kernelsmith::unstable::dsl;
use kernelsmith::unstable::ir::Function;
use kernelsmith::unstable::ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith::{
    Bf16, BuildOptions, CallError, DynKernel, Error, F16, In, InOut, Interrupt, Jit, Kernel, KernelObject,
    KernelSource, Out, ParamKind, ScalarType, Signature, SymbolTable, TypedArg,
};
use kernelsmith_exec::{AccessContract, CodeArena, CodeObject, FnSignature, Processor, publish, trusted};
use kernelsmith_ir::random::SYMBOLS;
use kernelsmith_random::Rng;
use std::rc::Rc;
use std::sync::Arc;

/// A recorded kernel of any signature.
pub(crate) trait Source {
    /// The recorded operations.
    fn function(&self) -> &Function;
    /// Interprets it with the vector width of the compiler's target.
    fn interpret(&self, jit: &Jit, slots: &mut Slots) -> Result<Bits, Error>;
    /// Interprets it with polls like those of interruptible code, until a called function raises the interrupt; an error if that
    /// is not supported.
    fn interpret_polled(&self, _: &Jit, _: &mut Slots, _: &Interrupt) -> Result<Bits, Error> {
        Err(CallError::NotInterruptible.into())
    }
    /// Compiles it for calls.
    fn compile(&self, jit: &Jit) -> Result<Box<dyn Compiled>, Error>;
    /// Compiles it for another engine, which gets the compiled object.
    fn compile_elsewhere(
        &self,
        jit: &Jit,
        processor: &dyn Fn(KernelObject) -> Box<dyn Processor>,
    ) -> Result<Box<dyn Compiled>, Error>;
}

/// A compiled kernel of any signature.
pub(crate) trait Compiled {
    /// Calls it; returns the bits of its results.
    fn call(&self, slots: &mut Slots) -> Result<Bits, CallError>;
    /// Calls it with an interrupt; an error if that is not supported.
    fn call_interruptible(&self, _: &mut Slots, _: &Interrupt) -> Result<Bits, CallError> {
        Err(CallError::NotInterruptible)
    }
    /// Its contract and footprint.
    fn contract(&self) -> &AccessContract;
}

/// A recorded program.
pub(crate) struct Recorded {
    pub(crate) source: Box<dyn Source>,
    pub(crate) params: &'static [SlotKind],
    pub(crate) results: &'static [Ty],
    pub(crate) notes: Rc<Notes>,
}

/// A change of a kernel between recording and compiling: a planted fault.
pub(crate) type Change<'a> = &'a dyn Fn(&mut Function, &mut AccessContract);

/// Records a program.
pub(crate) fn record(program: &Program, notes: Rc<Notes>, change: Option<Change<'_>>) -> Result<Recorded, Error> {
    RECORDERS[program.signature](program, notes, change)
}

type Record = fn(&Program, Rc<Notes>, Option<Change<'_>>) -> Result<Recorded, Error>;

/// The bits of the results of a call; 0 for each one that there is not.
pub(crate) type Bits = [u64; 3];

/// The types and the bits of results.
trait ResultBits {
    const TYPES: &'static [Ty];
    fn bits(self) -> Bits;
}
impl ResultBits for () {
    const TYPES: &'static [Ty] = &[];
    fn bits(self) -> Bits {
        [0; 3]
    }
}
macro_rules! results {
    ($($T:ty)*) => {$(
        impl ResultBits for $T {
            const TYPES: &'static [Ty] = &[<$T as Elem>::TY];
            fn bits(self) -> Bits {
                [kernelsmith::Scalar::to_bits(self), 0, 0]
            }
        }
    )*};
}
results! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 isize bool }
impl<A: Elem, B: Elem> ResultBits for (A, B) {
    const TYPES: &'static [Ty] = &[A::TY, B::TY];
    fn bits(self) -> Bits {
        [self.0.to_bits(), self.1.to_bits(), 0]
    }
}
impl<A: Elem, B: Elem, C: Elem> ResultBits for (A, B, C) {
    const TYPES: &'static [Ty] = &[A::TY, B::TY, C::TY];
    fn bits(self) -> Bits {
        [self.0.to_bits(), self.1.to_bits(), self.2.to_bits()]
    }
}

/// The name of every kernel.
const NAME: &str = "program";

/// The initial lane base of a kernel: the widest element of its slices, otherwise 32 bits.
fn first_base(params: &[SlotKind]) -> u32 {
    let elements = params.iter().filter_map(|kind| match kind {
        SlotKind::Scalar(_) => None,
        SlotKind::Slice { ty, .. } => Some(ty.bits()),
    });
    elements.max().unwrap_or(32)
}

macro_rules! signatures {
    ($($name:ident: ($($A:ty as $a:ident),*) -> $R:tt;)*) => {
        /// The number of signatures.
        pub(crate) const COUNT: usize = [$(stringify!($name)),*].len();
        const RECORDERS: [Record; COUNT] = [$($name::record),*];

        $(mod $name {
            use super::*;

            pub(super) type Sig = fn($($A),*) -> $R;
            const PARAMS: &[SlotKind] = &[$(<$A as Actual>::KIND),*];
            const RESULTS: &[Ty] = <$R as ResultBits>::TYPES;

            pub(super) fn record(
                program: &Program,
                notes: Rc<Notes>,
                change: Option<Change<'_>>,
            ) -> Result<Recorded, Error> {
                let options = BuildOptions { locations: notes.keeps_lines.get(), ..BuildOptions::default() };
                let signature = <Sig as FnSignature>::signature();
                let way = Way::of(program);
                let source: Result<Box<dyn Source>, Error> = match change {
                    None => {
                        let typed = kernelsmith::build_with::<Sig>(NAME, &options, body!(program, notes, [$($a)*], $R));
                        let inner = compare(
                            dsl::build::<Sig>(NAME, body!(program, Rc::default(), [$($a)*], $R)),
                            dsl::build_dyn(NAME, &signature, &options, dyn_body!(program, [$($A)*], $R)),
                        );
                        match way.signature(&signature) {
                            None => typed.map(|typed| Box::new(Facade(typed, inner)) as Box<dyn Source>),
                            Some(signature) => typed.and_then(|typed| {
                                let dynamic = kernelsmith::build_dyn(
                                    NAME, &signature, &options, dyn_body!(program, [$($A)*], $R),
                                )?;
                                Ok(Box::new(Dynamic { typed: Facade(typed, inner), dynamic, way }) as Box<dyn Source>)
                            }),
                        }
                    }
                    Some(change) => {
                        let typed = dsl::build::<Sig>(NAME, body!(program, notes, [$($a)*], $R)).map_err(Error::from);
                        let changed = typed.map(|mut source| {
                            change(&mut source.function, Arc::make_mut(&mut source.contract));
                            Changed(source)
                        });
                        match way.signature(&signature) {
                            None => changed.map(|typed| Box::new(typed) as Box<dyn Source>),
                            Some(signature) => changed.and_then(|typed| {
                                let mut dynamic = dsl::build_dyn(
                                    NAME, &signature, &options, dyn_body!(program, [$($A)*], $R),
                                )?;
                                change(&mut dynamic.function, Arc::make_mut(&mut dynamic.contract));
                                Ok(Box::new(ChangedDynamic { typed, dynamic, way }) as Box<dyn Source>)
                            }),
                        }
                    }
                };
                Ok(Recorded { source: source?, params: PARAMS, results: RESULTS, notes })
            }

            /// The kernel as users have it, and as the language recorded it.
            struct Facade(KernelSource<Sig>, Option<dsl::KernelSource<Sig>>);

            impl Source for Facade {
                fn function(&self) -> &Function {
                    self.0.function()
                }
                fn interpret(&self, jit: &Jit, slots: &mut Slots) -> Result<Bits, Error> {
                    with_symbols(|symbols| {
                        let [$($a),*] = slots.each()?;
                        jit.interpret_with(&self.0, ($(<$A as Actual>::of($a),)*), symbols).map(ResultBits::bits)
                    })
                }
                fn interpret_polled(&self, jit: &Jit, slots: &mut Slots, interrupt: &Interrupt) -> Result<Bits, Error> {
                    let Some(source) = &self.1 else { return Err(CallError::NotInterruptible.into()) };
                    let vector_bits = jit.target().map_or(256, kernelsmith::Target::vector_bits);
                    let [$($a),*] = slots.each()?;
                    let mut args = ($(<$A as Actual>::of($a),)*);
                    let contract = AccessContract { traps: true, polls: true, ..(*source.contract).clone() };
                    let result = source.run_with(&contract, &mut args, |words, memory| {
                        run_polled(&source.function, &contract, (words, memory), vector_bits, interrupt)
                    });
                    result.map(ResultBits::bits)
                }
                fn compile(&self, jit: &Jit) -> Result<Box<dyn Compiled>, Error> {
                    Ok(Box::new(Callable(jit.compile(&self.0)?)))
                }
                fn compile_elsewhere(
                    &self,
                    jit: &Jit,
                    processor: &dyn Fn(KernelObject) -> Box<dyn Processor>,
                ) -> Result<Box<dyn Compiled>, Error> {
                    let object = jit.object(&self.0)?;
                    let (signature, contract) = (object.signature().clone(), object.contract().clone());
                    Ok(Box::new(Callable(trusted::remote_kernel::<Sig>(processor(object), &signature, contract)?)))
                }
            }

            /// A program that is compiled for a signature known at run time, and interpreted as typed.
            struct Dynamic {
                typed: Facade,
                dynamic: KernelSource<()>,
                way: Way,
            }

            impl Source for Dynamic {
                fn function(&self) -> &Function {
                    self.typed.function()
                }
                fn interpret(&self, jit: &Jit, slots: &mut Slots) -> Result<Bits, Error> {
                    // Only typed kernels are interpreted with functions to call.
                    if self.way == Way::Record || !self.function().symbols.is_empty() {
                        return self.typed.interpret(jit, slots);
                    }
                    let mut args = typed_args(slots, self.way)?;
                    jit.interpret_dyn::<$R>(&self.dynamic, &mut args).map(ResultBits::bits)
                }
                fn compile(&self, jit: &Jit) -> Result<Box<dyn Compiled>, Error> {
                    Ok(Box::new(DynCallable(jit.compile_dyn(&self.dynamic)?, self.way)))
                }
                fn compile_elsewhere(
                    &self,
                    jit: &Jit,
                    processor: &dyn Fn(KernelObject) -> Box<dyn Processor>,
                ) -> Result<Box<dyn Compiled>, Error> {
                    let object = jit.object(&self.dynamic)?;
                    let (signature, contract) = (object.signature().clone(), object.contract().clone());
                    let kernel = trusted::remote_dyn_kernel(processor(object), &signature, contract)?;
                    Ok(Box::new(DynCallable(kernel, self.way)))
                }
            }

            struct Changed(dsl::KernelSource<Sig>);

            impl Source for Changed {
                fn function(&self) -> &Function {
                    &self.0.function
                }
                fn interpret(&self, jit: &Jit, slots: &mut Slots) -> Result<Bits, Error> {
                    let vector_bits = jit.target().map_or(256, kernelsmith::Target::vector_bits);
                    let options = InterpOptions { vector_bits, fuel: 1 << 24, ..InterpOptions::default() };
                    with_symbols(|symbols| {
                        let [$($a),*] = slots.each()?;
                        let result = self.0.interpret_with(($(<$A as Actual>::of($a),)*), options, symbols);
                        Ok(result.map(ResultBits::bits)?)
                    })
                }
                fn compile(&self, jit: &Jit) -> Result<Box<dyn Compiled>, Error> {
                    let arena = CodeArena::new(kernelsmith_exec::ArenaOptions::new())?;
                    let block = publish(&arena, &changed_code(jit, &self.0.function, &self.0.symbols)?, &self.0.symbols)?;
                    Ok(Box::new(Callable(trusted::kernel::<Sig>(block, &self.0.signature, self.0.contract.clone())?)))
                }
                fn compile_elsewhere(
                    &self,
                    jit: &Jit,
                    processor: &dyn Fn(KernelObject) -> Box<dyn Processor>,
                ) -> Result<Box<dyn Compiled>, Error> {
                    let object = changed_object(jit, &self.0)?;
                    let (signature, contract) = (object.signature().clone(), object.contract().clone());
                    Ok(Box::new(Callable(trusted::remote_kernel::<Sig>(processor(object), &signature, contract)?)))
                }
            }

            struct ChangedDynamic {
                typed: Changed,
                dynamic: dsl::KernelSource<()>,
                way: Way,
            }

            impl Source for ChangedDynamic {
                fn function(&self) -> &Function {
                    self.typed.function()
                }
                fn interpret(&self, jit: &Jit, slots: &mut Slots) -> Result<Bits, Error> {
                    self.typed.interpret(jit, slots)
                }
                fn compile(&self, jit: &Jit) -> Result<Box<dyn Compiled>, Error> {
                    let arena = CodeArena::new(kernelsmith_exec::ArenaOptions::new())?;
                    let dsl::KernelSource { function, symbols, signature, contract, .. } = &self.dynamic;
                    let block = publish(&arena, &changed_code(jit, function, symbols)?, symbols)?;
                    Ok(Box::new(DynCallable(trusted::dyn_kernel(block, signature, contract.clone())?, self.way)))
                }
                fn compile_elsewhere(
                    &self,
                    jit: &Jit,
                    processor: &dyn Fn(KernelObject) -> Box<dyn Processor>,
                ) -> Result<Box<dyn Compiled>, Error> {
                    let object = changed_object(jit, &self.dynamic)?;
                    let (signature, contract) = (object.signature().clone(), object.contract().clone());
                    let kernel = trusted::remote_dyn_kernel(processor(object), &signature, contract)?;
                    Ok(Box::new(DynCallable(kernel, self.way)))
                }
            }

            fn typed_args(slots: &mut Slots, way: Way) -> Result<Vec<TypedArg<'_>>, CallError> {
                let [$($a),*] = slots.each()?;
                let mut args = vec![$(<$A as Actual>::typed($a)),*];
                args.extend(way.padding());
                Ok(args)
            }

            struct DynCallable(DynKernel, Way);

            impl Compiled for DynCallable {
                fn call(&self, slots: &mut Slots) -> Result<Bits, CallError> {
                    let mut args = typed_args(slots, self.1)?;
                    self.0.call_typed::<$R>(&mut args).map(ResultBits::bits)
                }
                fn contract(&self) -> &AccessContract {
                    self.0.contract()
                }
            }

            struct Callable(Kernel<Sig>);

            impl Compiled for Callable {
                fn call(&self, slots: &mut Slots) -> Result<Bits, CallError> {
                    let [$($a),*] = slots.each()?;
                    self.0.call($(<$A as Actual>::of($a)),*).map(ResultBits::bits)
                }
                fn call_interruptible(&self, slots: &mut Slots, interrupt: &Interrupt) -> Result<Bits, CallError> {
                    let [$($a),*] = slots.each()?;
                    self.0.call_interruptible(interrupt, $(<$A as Actual>::of($a)),*).map(ResultBits::bits)
                }
                fn contract(&self) -> &AccessContract {
                    self.0.contract()
                }
            }
        })*
    };
}

/// The closure that records a program.
macro_rules! body {
    ($program:expr, $notes:expr, [$($a:ident)*], $R:tt) => {
        |k, ($($a,)*)| {
            let mut recorder = Recorder::new(k, $program, first_base(PARAMS), RESULTS, Rc::clone(&$notes));
            $($a.bind(&mut recorder);)*
            recorder.program($program);
            last_value!(recorder, $program, $R)
        }
    };
}
/// The closure that records a program of a signature known at run time.
macro_rules! dyn_body {
    ($program:expr, [$($A:ty)*], $R:tt) => {
        |k, params| {
            let mut recorder = Recorder::new(k, $program, first_base(PARAMS), RESULTS, Rc::default());
            let mut at = 0..params.len();
            $(params.handle::<$A>(at.next().unwrap_or(usize::MAX)).bind(&mut recorder);)*
            recorder.program($program);
            k.results(last_value!(recorder, $program, $R))
        }
    };
}
macro_rules! last_value {
    ($recorder:expr, $program:expr, ()) => {
        ()
    };
    ($recorder:expr, $program:expr, ($($R:ty),+)) => {{
        let mut rng = Rng::new($program.seed ^ 0x1a57);
        ($($recorder.last_value::<$R>(&mut rng)),+)
    }};
    ($recorder:expr, $program:expr, $R:ty) => {
        $recorder.last_value::<$R>(&mut Rng::new($program.seed ^ 0x1a57))
    };
}

/// How a program is compiled and called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// As a typed kernel.
    Typed,
    /// As a kernel whose signature is known at run time.
    Dynamic,
    /// With so many more parameters that all arguments are in a record.
    Record,
    /// With that many more parameters also for the interpreter.
    InterpretedRecord,
}

/// Number of scalars after the parameters.
const N_PADDING: u64 = 70;

impl Way {
    /// A quarter of the programs is called as data.
    fn of(program: &Program) -> Way {
        match Rng::new(program.seed ^ 0xd1a1).below(8) {
            0 => Way::Dynamic,
            1 if program.seed.is_multiple_of(2) => Way::Record,
            1 => Way::InterpretedRecord,
            _ => Way::Typed,
        }
    }

    /// The signature if it is known at run time only.
    fn signature(self, typed: &Signature) -> Option<Signature> {
        let mut params = typed.params[..typed.n_visible()].to_vec();
        params.extend(self.kinds());
        match self {
            Way::Typed => None,
            _ if typed.results.is_empty() => Some(Signature::new(params, typed.result)),
            _ => Some(Signature::with_results(params, typed.results.clone())),
        }
    }

    fn n_padding(self) -> u64 {
        if matches!(self, Way::Record | Way::InterpretedRecord) { N_PADDING } else { 0 }
    }

    fn kinds(self) -> impl Iterator<Item = ParamKind> {
        let kind = |at: u64| if at.is_multiple_of(2) { ScalarType::U64 } else { ScalarType::F32 };
        (0..self.n_padding()).map(move |at| ParamKind::Scalar(kind(at)))
    }

    fn padding<'a>(self) -> impl Iterator<Item = TypedArg<'a>> {
        let value = |at: u64| if at.is_multiple_of(2) { TypedArg::scalar(!at) } else { TypedArg::scalar(at as f32) };
        (0..self.n_padding()).map(value)
    }
}

/// Runs a function with polls, in memory with the arguments. The flag that it polls is set when a function that it calls has
/// raised the interrupt.
fn run_polled(
    function: &Function,
    contract: &AccessContract,
    (words, memory): (&[u64], &mut Memory),
    vector_bits: u32,
    interrupt: &Interrupt,
) -> Result<Vec<u64>, Error> {
    let failed = |error: &dyn core::fmt::Display| CallError::Remote { reason: error.to_string() };
    let polled = polls::insert(function);
    let flag = memory.alloc_zeroed(size_of::<u32>());
    let mut record = vec![0; polls::INTERRUPT_OFFSET as usize];
    record.extend(flag.to_le_bytes());
    let record = memory.alloc(&record);
    let mut words = words.to_vec();
    words.last_mut().into_iter().for_each(|word| *word = record);
    let mut bound: Vec<_> = SYMBOLS
        .iter()
        .map(|symbol| {
            let call = move |args: &[u64], memory: &mut Memory| {
                let result = functions::called(symbol.name, args);
                let flag = memory.region_mut(flag).and_then(|flag| flag.first_mut());
                flag.into_iter().for_each(|flag| *flag = interrupt.is_raised().into());
                result
            };
            (symbol.name, call)
        })
        .collect();
    let mut symbols = Symbols::new();
    for (name, function) in &mut bound {
        symbols.bind(name, function);
    }
    let options = InterpOptions { vector_bits, fuel: u64::MAX, ..InterpOptions::default() };
    let mut interpreter = Interpreter::new(&polled, options).map_err(|error| failed(&error))?;
    let outcome = interpreter.run(&words, memory, &mut symbols);
    let results = outcome.map_err(|trap| match trap {
        Trap::OutOfBounds { check_id, index, len, .. } => contract.failed_check(check_id, index, len),
        trap => failed(&trap),
    })?;
    let code =
        memory.region(record).and_then(|record| record.first_chunk()).map_or(0, |code| u32::from_le_bytes(*code));
    if code == polls::TRAP_INTERRUPTED { Err(CallError::Interrupted.into()) } else { Ok(results) }
}

/// Checks that both ways of recording a program give the same kernel, or the same mistakes. A panic is a finding.
fn compare<S>(
    typed: Result<dsl::KernelSource<S>, dsl::BuildErrors>,
    dynamic: Result<dsl::KernelSource<()>, dsl::BuildErrors>,
) -> Option<dsl::KernelSource<S>> {
    match (typed, dynamic) {
        (Ok(typed), Ok(dynamic)) => {
            assert_eq!(
                typed.function.ops, dynamic.function.ops,
                "a signature known at run time gives other operations"
            );
            assert_eq!(typed.contract, dynamic.contract, "a signature known at run time gives another contract");
            Some(typed)
        }
        (Err(typed), Err(dynamic)) => {
            let kinds = |errors: dsl::BuildErrors| errors.iter().map(|error| error.kind.clone()).collect::<Vec<_>>();
            assert_eq!(kinds(typed), kinds(dynamic), "a signature known at run time gives other mistakes");
            None
        }
        (typed, dynamic) => {
            let (typed, dynamic) = (typed.is_ok(), dynamic.is_ok());
            panic!("recorded with a typed signature: {typed}, with one known at run time: {dynamic}");
        }
    }
}

/// The compiled object of a changed kernel.
fn changed_object<S>(jit: &Jit, source: &dsl::KernelSource<S>) -> Result<KernelObject, Error> {
    let code = changed_code(jit, &source.function, &source.symbols)?;
    Ok(trusted::object(code, source.signature.clone(), source.contract.clone()))
}

/// The compiled code of a function, for this host.
fn changed_code(jit: &Jit, function: &Function, symbols: &SymbolTable) -> Result<CodeObject, Error> {
    let code = jit.code(function)?;
    let relocations = code.symbols.iter().map(|symbol| kernelsmith_exec::Relocation {
        offset: symbol.offset,
        kind: kernelsmith_exec::RelocKind::Abs64,
        symbol: symbol.name.clone(),
        addend: 0,
        signature: symbols.signature(&symbol.name).cloned(),
    });
    let object = CodeObject::for_host(NAME, code.bytes.clone());
    Ok(CodeObject { relocations: relocations.collect(), align: code.align, ..object })
}

signatures! {
    words: (isize as a, isize as b, InOut<u64> as c) -> ();
    axpy: (isize as a, In<f32> as b, InOut<f32> as c) -> f32;
    look_up: (In<u8> as a, In<i32> as b, Out<u8> as c, isize as d) -> isize;
    indexed: (In<i32> as a, In<f32> as b, InOut<f32> as c, isize as d, f32 as e) -> ();
    longs: (In<i64> as a, InOut<i64> as b, isize as c, i64 as d) -> i64;
    shorts: (In<u16> as a, In<i16> as b, Out<i16> as c, isize as d) -> i16;
    halves: (In<F16> as a, In<u16> as b, InOut<f32> as c, isize as d) -> ();
    brains: (In<Bf16> as a, Out<Bf16> as b, InOut<f32> as c, isize as d, isize as e) -> ();
    doubles: (In<f64> as a, In<i32> as b, InOut<f64> as c, isize as d, f64 as e) -> f64;
    quarters: (In<i8> as a, In<u8> as b, InOut<i32> as c, isize as d) -> i32;
    truths: (bool as a, u8 as b, i8 as c, In<u8> as d, Out<i8> as e, isize as f) -> bool;
    indices: (In<isize> as a, InOut<isize> as b, isize as c, isize as d) -> isize;
    sizes: (In<isize> as a, Out<u32> as b, u32 as c, usize as d) -> u32;
    scalars: (i32 as a, u32 as b, i16 as c, u16 as d, isize as e) -> u64;
    all_widths: (InOut<u8> as a, InOut<u16> as b, InOut<u32> as c, InOut<u64> as d, isize as e) -> ();
    mixed: (In<u64> as a, In<i32> as b, Out<f32> as c, isize as d, u64 as e) -> u16;
    narrowing: (Out<F16> as a, In<f32> as b, isize as c, isize as d) -> u8;
    three: (In<u32> as a, InOut<u32> as b, isize as c, isize as d, isize as e) -> ();
    signed: (InOut<i16> as a, In<i64> as b, isize as c) -> i8;
    bytes: (In<u8> as a, InOut<u8> as b, isize as c, isize as d) -> ();
    lone: (isize as a) -> isize;
    many: (In<f32> as a, In<f32> as b, In<i32> as c, Out<f32> as d, Out<i32> as e, isize as f, isize as g) -> f64;
    outputs: (Out<i64> as a, Out<u64> as b, Out<f64> as c, Out<u16> as d, In<i8> as e, isize as f) -> ();
    more_outputs: (Out<isize> as a, InOut<i8> as b, InOut<F16> as c, InOut<Bf16> as d, isize as e, bool as f) -> ();
    pairs: (In<f32> as a, InOut<f32> as b, isize as c) -> (f32, isize);
    triples: (In<u8> as a, InOut<i16> as b, isize as c, isize as d) -> (u8, f64, i16);
    verdicts: (isize as a, i64 as b, InOut<i64> as c) -> (bool, i64);
}

/// Runs `run` with the functions that programs call, bound for the interpreter.
fn with_symbols<T>(run: impl FnOnce(&mut Symbols<'_>) -> T) -> T {
    let mut bound: Vec<_> = SYMBOLS
        .iter()
        .map(|symbol| (symbol.name, move |args: &[u64], _: &mut Memory| functions::called(symbol.name, args)))
        .collect();
    let mut symbols = Symbols::new();
    for (name, function) in &mut bound {
        symbols.bind(name, function);
    }
    run(&mut symbols)
}

/// The functions that programs call, and a digest of the calls.
pub(crate) mod functions {
    use core::cell::{Cell, RefCell};
    use kernelsmith::Interrupt;
    use kernelsmith_executor::symbols::digest_call;
    use kernelsmith_ir::random::SYMBOLS;

    /// Calls since the last [`take_calls`].
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub(crate) struct Calls {
        pub(crate) digest: u64,
        pub(crate) n_calls: u64,
    }

    thread_local! {
        static CALLS: Cell<Calls> = const { Cell::new(Calls { digest: 0, n_calls: 0 }) };
        static RAISED: RefCell<Option<(u64, Interrupt)>> = const { RefCell::new(None) };
    }

    /// Returns the calls and forgets them.
    pub(crate) fn take_calls() -> Calls {
        CALLS.take()
    }

    /// From now on, call number `at` raises an interrupt.
    pub(crate) fn raise_at(raised: Option<(u64, &Interrupt)>) {
        RAISED.set(raised.map(|(at, interrupt)| (at, interrupt.clone())));
    }

    /// Records a call and calls the function of this name.
    pub(super) fn called(name: &str, args: &[u64]) -> u64 {
        let Calls { digest, n_calls } = CALLS.get();
        let calls = Calls { digest: digest_call(digest, name, args), n_calls: n_calls + 1 };
        CALLS.set(calls);
        RAISED.with_borrow(|raised| match raised {
            Some((at, interrupt)) if *at == calls.n_calls => interrupt.raise(),
            _ => {}
        });
        SYMBOLS.iter().find(|symbol| symbol.name == name).map_or(0, |symbol| (symbol.function)(args))
    }

    pub(crate) extern "C" fn random_mix(a: i64, b: i64) -> i64 {
        called("random_mix", &[a as u64, b as u64]) as i64
    }

    pub(crate) extern "C" fn random_scale(a: f64, b: i32) -> f64 {
        f64::from_bits(called("random_scale", &[a.to_bits(), i64::from(b) as u64]))
    }

    pub(crate) extern "C" fn random_half(a: f32) -> f32 {
        f32::from_bits(called("random_half", &[u64::from(a.to_bits())]) as u32)
    }

    pub(crate) extern "C" fn random_note(a: u32) {
        called("random_note", &[u64::from(a)]);
    }
}
