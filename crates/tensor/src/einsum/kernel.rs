//! The callable einsum: [`EinsumKernel`].
//!
//! In: compiled steps, slices. Out: the output.
//! Invariants: types and lengths are checked before the first step; a result and the operands of a step do not overlap in
//! the arena.
//! Not here: which steps there are (see `program`).

use super::Einsum;
use super::copy::CopyKernel;
use super::data::{Brains, Bytes, Doubles, EinsumElement, Family, Halves, Singles, Slice, SliceMut};
use super::error::{EinsumError, EinsumErrorKind};
use super::multiply::MultiplyKernel;
use super::packed::{Copies, PackedKernel};
use super::program::{Program, Source, Step, Target};
use crate::error::TensorError;
use crate::execute::TensorKernel;
use crate::threads;
use core::fmt;
use core::ops::Range;
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{KernelCompiler, Primitive, Published, Recording};
use kernelsmith_manager::{Failure, FailureKind};
use std::sync::Mutex;

/// A compiled einsum. It keeps the memory for intermediate results between calls; calls at the same time use their own.
#[derive(Debug)]
pub struct EinsumKernel {
    spec: Einsum,
    needed: Vec<usize>,
    out_needed: usize,
    code: Code,
}

#[derive(Debug)]
enum Code {
    /// No products: the output, if it has elements, is zero.
    Zero,
    F32(Steps<Singles>),
    F64(Steps<Doubles>),
    Bf16(Steps<Brains>),
    F16(Steps<Halves>),
    U8I8(Steps<Bytes>),
}

/// The compiled steps for a combination of types.
struct Steps<F: Family> {
    steps: Vec<Compiled<F>>,
    elements: [usize; 3],
    ones: Vec<F::B>,
    n_threads: usize,
    /// The arenas of the last call.
    arenas: Mutex<Option<Arenas<F>>>,
}

impl<F: Family> fmt::Debug for Steps<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Steps").field("n", &self.steps.len()).field("elements", &self.elements).finish()
    }
}

enum Compiled<F: Family> {
    CopyA(CopyKernel<F::A>, Source),
    CopyB(CopyKernel<F::B>, Source),
    Contract { kernel: TensorKernel, offsets: [usize; 3], from: [Source; 2], to: Target },
    Multiply { kernel: MultiplyKernel<F>, from: [Source; 2], to: Target },
    CopyOut(CopyKernel<F::C>, Source, Target),
    Packed { kernel: PackedKernel<F>, from: [Source; 2], to: Target },
}

/// Memory of a call.
struct Arenas<F: Family> {
    a: Vec<F::A>,
    b: Vec<F::B>,
    results: Vec<F::C>,
    /// Packed blocks, for each thread.
    packed: Vec<Copies<F>>,
}

/// The steps of a program that compile to code, in the order of their kernels.
pub(super) fn record(spec: &Einsum, program: &Program, kernels: &mut Recording<'_>) -> Result<(), Failure> {
    match spec.types {
        GemmTypes::F64 => record_as::<Doubles>(program, kernels),
        GemmTypes::Bf16 => record_as::<Brains>(program, kernels),
        GemmTypes::F16 => record_as::<Halves>(program, kernels),
        GemmTypes::U8I8 => record_as::<Bytes>(program, kernels),
        _ => record_as::<Singles>(program, kernels),
    }
}

fn record_as<F: Family>(program: &Program, kernels: &mut Recording<'_>) -> Result<(), Failure> {
    program.steps.iter().try_for_each(|step| match step {
        Step::CopyIn { of: 0, copy, .. } => copy.record::<F::A>(kernels),
        Step::CopyIn { copy, .. } => copy.record::<F::B>(kernels),
        Step::Contract { operation, .. } => operation.record(kernels),
        Step::Multiply { multiply, .. } => multiply.record::<F>(kernels),
        Step::CopyOut { copy, .. } => copy.record::<F::C>(kernels),
        Step::Packed { packed, .. } => packed.record::<F>(kernels),
    })
}

impl<F: Family> Steps<F> {
    fn new<C: KernelCompiler>(
        program: &Program,
        n_threads: usize,
        kernels: &mut Published<'_, C>,
    ) -> Result<Steps<F>, Failure> {
        let steps = program.steps.iter().map(|step| {
            Ok(match step {
                Step::CopyIn { of: 0, copy, from } => Compiled::CopyA(copy.assemble(kernels)?, from.clone()),
                Step::CopyIn { copy, from, .. } => Compiled::CopyB(copy.assemble(kernels)?, from.clone()),
                Step::Contract { operation, offsets, from, to } => Compiled::Contract {
                    kernel: operation.assemble(kernels)?,
                    offsets: *offsets,
                    from: from.clone(),
                    to: to.clone(),
                },
                Step::Multiply { multiply, from, to } => {
                    Compiled::Multiply { kernel: multiply.assemble(kernels)?, from: from.clone(), to: to.clone() }
                }
                Step::CopyOut { copy, from, to } => {
                    Compiled::CopyOut(copy.assemble(kernels)?, from.clone(), to.clone())
                }
                Step::Packed { packed, from, to } => {
                    Compiled::Packed { kernel: packed.assemble(kernels)?, from: from.clone(), to: to.clone() }
                }
            })
        });
        Ok(Steps {
            steps: steps.collect::<Result<_, Failure>>()?,
            elements: program.elements,
            ones: vec![F::B::narrow(1.0); program.n_ones],
            n_threads,
            arenas: Mutex::new(None),
        })
    }

    fn call(&self, operands: &[Slice<'_>], out: SliceMut<'_>) -> Result<(), EinsumError> {
        let name = out.type_name();
        let Some(out) = F::C::of_mut(out) else {
            let problem = format!("the output is of {name}, but must be of {}", type_name::<F::C>());
            return Err(EinsumError::new(EinsumErrorKind::Types, problem));
        };
        let mut arenas = match self.arenas.lock().ok().and_then(|mut last| last.take()) {
            Some(arenas) => arenas,
            None => {
                let [a, b, results] = self.elements;
                Arenas { a: memory(a)?, b: memory(b)?, results: memory(results)?, packed: Vec::new() }
            }
        };
        let done = self.steps.iter().try_for_each(|step| self.step(step, operands, out, &mut arenas));
        if let Ok(mut last) = self.arenas.lock() {
            *last = Some(arenas);
        }
        done
    }

    fn step(
        &self,
        step: &Compiled<F>,
        operands: &[Slice<'_>],
        out: &mut [F::C],
        arenas: &mut Arenas<F>,
    ) -> Result<(), EinsumError> {
        let Arenas { a, b, results, packed } = arenas;
        let done = match step {
            Compiled::CopyA(copy, from) => {
                let from = self.first(from, operands, &[], Rest { before: results, behind: &[], begin: 0 })?;
                copy.call(from, a, self.n_threads)
            }
            Compiled::CopyB(copy, from) => {
                let from = self.second(from, operands, &[], Rest { before: results, behind: &[], begin: 0 })?;
                copy.call(from, b, self.n_threads)
            }
            Compiled::Contract { kernel, offsets: [of_a, of_b, of_c], from: [from_a, from_b], to } => {
                let (to, rest) = carve(to, out, results);
                let a = &self.first(from_a, operands, a, rest)?[*of_a..];
                let b = &self.second(from_b, operands, b, rest)?[*of_b..];
                contract(kernel, a, b, &mut to[*of_c..], self.n_threads)
            }
            Compiled::Multiply { kernel, from: [from_a, from_b], to } => {
                let (to, rest) = carve(to, out, results);
                let a = self.first(from_a, operands, &[], rest)?;
                let b = self.second(from_b, operands, &[], rest)?;
                kernel.call(a, b, to, self.n_threads)
            }
            Compiled::Packed { kernel, from: [from_a, from_b], to } => {
                let (to, rest) = carve(to, out, results);
                let a = self.first(from_a, operands, &[], rest)?;
                let b = self.second(from_b, operands, &[], rest)?;
                kernel.call(a, b, to, self.n_threads, packed)
            }
            Compiled::CopyOut(copy, from, to) => {
                let (to, rest) = carve(to, out, results);
                let from = match from {
                    Source::Operand(at) => operand(operands, *at)?,
                    Source::Arena(place) => rest.at(place),
                    Source::Copy | Source::Ones => &[],
                };
                copy.call(from, to, self.n_threads)
            }
        };
        done.map_err(|error| EinsumError::new(EinsumErrorKind::Call, error.to_string()))
    }

    fn first<'s>(
        &'s self,
        source: &Source,
        operands: &[Slice<'s>],
        copy: &'s [F::A],
        rest: Rest<'s, F::C>,
    ) -> Result<&'s [F::A], EinsumError> {
        match source {
            Source::Operand(at) => operand(operands, *at),
            Source::Copy => Ok(copy),
            Source::Arena(place) => Ok(F::a(rest.at(place)).unwrap_or(&[])),
            Source::Ones => Ok(&[]),
        }
    }

    fn second<'s>(
        &'s self,
        source: &Source,
        operands: &[Slice<'s>],
        copy: &'s [F::B],
        rest: Rest<'s, F::C>,
    ) -> Result<&'s [F::B], EinsumError> {
        match source {
            Source::Operand(at) => operand(operands, *at),
            Source::Copy => Ok(copy),
            Source::Arena(place) => Ok(F::b(rest.at(place)).unwrap_or(&[])),
            Source::Ones => Ok(&self.ones),
        }
    }
}

/// Memory for this many elements.
fn memory<T: EinsumElement>(n: usize) -> Result<Vec<T>, EinsumError> {
    let mut memory = Vec::new();
    if memory.try_reserve_exact(n).is_err() {
        let problem = format!("there is no memory for {n} elements of {}", type_name::<T>());
        return Err(EinsumError::new(EinsumErrorKind::Limit, problem));
    }
    memory.resize(n, T::default());
    Ok(memory)
}

fn contract<A, B, C>(kernel: &TensorKernel, a: &[A], b: &[B], c: &mut [C], n_threads: usize) -> Result<(), TensorError>
where
    A: EinsumElement + kernelsmith_kernels::gemm::GemmElements<B, C>,
    B: EinsumElement,
    C: EinsumElement,
{
    if n_threads < 2 {
        return kernel.call(a, b, c);
    }
    let tasks = kernel.tasks(a, b, c, n_threads)?;
    threads::run(tasks.into_iter().map(|task| move || task.run()))
}

fn type_name<T: EinsumElement>() -> &'static str {
    T::slice(&[]).type_name()
}

fn operand<'s, T: EinsumElement>(operands: &[Slice<'s>], at: usize) -> Result<&'s [T], EinsumError> {
    T::of(operands[at]).ok_or_else(|| {
        let problem = format!("operand {at} is of {}, but must be of {}", operands[at].type_name(), type_name::<T>());
        EinsumError::new(EinsumErrorKind::Types, problem)
    })
}

/// The parts of the arena around the target of a step.
#[derive(Clone, Copy)]
struct Rest<'s, T> {
    before: &'s [T],
    behind: &'s [T],
    /// Where the part behind begins.
    begin: usize,
}

impl<'s, T> Rest<'s, T> {
    /// A place of the arena, which does not overlap the target.
    fn at(self, place: &Range<usize>) -> &'s [T] {
        match self.before.get(place.clone()) {
            Some(found) => found,
            None => &self.behind[place.start - self.begin..place.end - self.begin],
        }
    }
}

fn carve<'t, T>(target: &Target, out: &'t mut [T], arena: &'t mut [T]) -> (&'t mut [T], Rest<'t, T>) {
    match target {
        Target::Out => (out, Rest { before: arena, behind: &[], begin: 0 }),
        Target::Arena(place) => {
            let (before, rest) = arena.split_at_mut(place.start);
            let (target, behind) = rest.split_at_mut(place.len());
            (target, Rest { before, behind, begin: place.end })
        }
    }
}

impl EinsumKernel {
    pub(super) fn new<C: KernelCompiler>(
        spec: &Einsum,
        program: Option<&Program>,
        kernels: &mut Published<'_, C>,
    ) -> Result<EinsumKernel, Failure> {
        let n = spec.n_threads;
        let code = match (program, spec.types) {
            (None, _) => Code::Zero,
            (Some(program), GemmTypes::F32) => Code::F32(Steps::new(program, n, kernels)?),
            (Some(program), GemmTypes::F64) => Code::F64(Steps::new(program, n, kernels)?),
            (Some(program), GemmTypes::Bf16) => Code::Bf16(Steps::new(program, n, kernels)?),
            (Some(program), GemmTypes::F16) => Code::F16(Steps::new(program, n, kernels)?),
            (Some(program), GemmTypes::U8I8) => Code::U8I8(Steps::new(program, n, kernels)?),
            (Some(_), types) => return Err(Failure::new(FailureKind::Unsupported, types.name())),
        };
        let needed = spec.shapes().iter().map(super::Shape::span).collect();
        Ok(EinsumKernel { spec: spec.clone(), needed, out_needed: spec.out_shape().span(), code })
    }

    /// The spec of this kernel.
    pub fn spec(&self) -> &Einsum {
        &self.spec
    }

    /// Computes the output from one slice for each operand.
    ///
    /// # Errors
    /// There are more or fewer slices than operands, or one is too short or has another type. The output is then
    /// unchanged.
    pub fn call<'o>(&self, operands: &[Slice<'_>], out: impl Into<SliceMut<'o>>) -> Result<(), EinsumError> {
        let out = out.into();
        self.check(operands, &out)?;
        match &self.code {
            Code::Zero => self.zero(out),
            Code::F32(steps) => steps.call(operands, out),
            Code::F64(steps) => steps.call(operands, out),
            Code::Bf16(steps) => steps.call(operands, out),
            Code::F16(steps) => steps.call(operands, out),
            Code::U8I8(steps) => steps.call(operands, out),
        }
    }

    fn check(&self, operands: &[Slice<'_>], out: &SliceMut<'_>) -> Result<(), EinsumError> {
        let error = |kind, problem| Err(EinsumError::new(kind, problem));
        if operands.len() != self.needed.len() {
            let problem = format!("{} operands are given, but there are {}", operands.len(), self.needed.len());
            return error(EinsumErrorKind::Operands, problem);
        }
        let [a, b, c] = type_names(self.spec.types);
        for (at, (slice, &needed)) in operands.iter().zip(&self.needed).enumerate() {
            let wanted = if at == 1 { b } else { a };
            if slice.type_name() != wanted {
                let problem = format!("operand {at} is of {}, but must be of {wanted}", slice.type_name());
                return error(EinsumErrorKind::Types, problem);
            }
            if slice.len() < needed {
                let problem = format!("operand {at} has {} elements, but needs {needed}", slice.len());
                return error(EinsumErrorKind::Short, problem);
            }
        }
        if out.type_name() != c {
            let problem = format!("the output is of {}, but must be of {c}", out.type_name());
            return error(EinsumErrorKind::Types, problem);
        }
        if out.len() < self.out_needed {
            let problem = format!("the output has {} elements, but needs {}", out.len(), self.out_needed);
            return error(EinsumErrorKind::Short, problem);
        }
        Ok(())
    }

    fn zero(&self, out: SliceMut<'_>) -> Result<(), EinsumError> {
        let shape = self.spec.out_shape();
        match out {
            _ if self.out_needed == 0 => {}
            SliceMut::F32(out) => zero(shape.sizes(), shape.strides(), out),
            SliceMut::F64(out) => zero(shape.sizes(), shape.strides(), out),
            SliceMut::I32(out) => zero(shape.sizes(), shape.strides(), out),
            _ => {}
        }
        Ok(())
    }
}

/// The element types of first operands, second operands and outputs.
pub(super) fn type_names(types: GemmTypes) -> [&'static str; 3] {
    match types {
        GemmTypes::F64 => ["f64"; 3],
        GemmTypes::Bf16 => ["bf16", "bf16", "f32"],
        GemmTypes::F16 => ["f16", "f16", "f32"],
        GemmTypes::U8I8 => ["u8", "i8", "i32"],
        _ => ["f32"; 3],
    }
}

fn zero<T: EinsumElement>(sizes: &[usize], strides: &[usize], out: &mut [T]) {
    match (sizes, strides) {
        ([size, sizes @ ..], [stride, strides @ ..]) => {
            (0..*size).for_each(|at| zero(sizes, strides, &mut out[at * stride..]));
        }
        _ => out[0] = T::default(),
    }
}
