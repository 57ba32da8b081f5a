//! Statements with functions of the language: a body that is recorded once, with its own values, and called from several places.
//!
//! In: a block. Out: a function in the pool, which later statements and later functions call, too; values from its calls.
//! Invariant: a function has its own fuel, so every call ends. Mistakes in a wild body only mean that there is no function.
//! Not here: the statements of a body.

use super::{Notes, Recorder, Width};
use crate::program::Stmt;
use crate::types::{Elem, Ty};
use kernelsmith::{BuildErrorKind, Error, FunctionSource, K, Lanes};
use kernelsmith_random::Rng;
use std::rc::Rc;

/// A recorded function; functions belong to no kernel.
#[derive(Clone, Debug)]
pub(crate) enum AnyFunction {
    Index(FunctionSource<fn(isize, u8) -> isize>),
    Float(FunctionSource<fn(f32, i32) -> f32>),
    Two(FunctionSource<fn(u64, bool) -> (bool, i16)>),
    Nothing(FunctionSource<fn(isize, f64)>),
    Fixed(FunctionSource<fn(Lanes<f32, 8>, Lanes<i16, 8>, i32) -> (Lanes<f32, 8>, i32)>),
    Native(FunctionSource<fn(Lanes<i32>, isize) -> Lanes<i32>>),
}

/// A function, or `None` if its body has mistakes. Half of the functions are code that kernels call, however short.
fn recorded<S>(notes: &Notes, seed: u64, function: Result<FunctionSource<S>, Error>) -> Option<FunctionSource<S>> {
    let error = match function {
        Ok(function) => {
            return Some(match seed % 4 {
                0 | 1 => function.called(),
                2 => function,
                _ => function.inlined(),
            });
        }
        Err(error) => error,
    };
    let mistakes = error.build_errors().map_or(&[][..], |errors| errors.as_slice());
    if mistakes.is_empty() || mistakes.iter().any(|error| matches!(error.kind, BuildErrorKind::Bug { .. })) {
        *notes.bug.borrow_mut() = Some(error.to_string());
    }
    None
}

impl Recorder<'_> {
    /// A recorder for the body of a function.
    fn inner<'f>(&self, k: K<'f>, seed: u64, results: &'static [Ty]) -> Recorder<'f> {
        let fuel = k.var(Rng::new(seed ^ 0xf0e2).between(2, 8) as isize);
        let mut inner = Recorder::empty(k, (self.is_wild, self.is_narrow), fuel, results, Rc::clone(&self.notes));
        inner.functions.get_mut().extend_from_slice(&self.functions.borrow());
        inner.repeats.set(self.repeats.get());
        inner
    }

    pub(super) fn function_statement(&self, rng: &mut Rng, body: &[Stmt]) {
        if rng.one_in(4) {
            return self.call_of_function(rng);
        }
        let seed = rng.bits();
        let end = |inner: &Recorder<'_>| {
            inner.statements(body);
            Rng::new(seed)
        };
        let number = self.functions.borrow().len();
        self.say(|| format!("function {number}"));
        let function = match rng.below(6) {
            0 => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(isize, u8) -> isize>("index", |k, (a, b)| {
                    let inner = self.inner(k, seed, &[Ty::Index]);
                    inner.keep(a);
                    inner.keep(b);
                    inner.last_value(&mut end(&inner))
                }),
            )
            .map(AnyFunction::Index),
            1 => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(f32, i32) -> f32>("float", |k, (a, b)| {
                    let inner = self.inner(k, seed, &[Ty::F32]);
                    inner.keep(a);
                    inner.keep(b);
                    inner.last_value(&mut end(&inner))
                }),
            )
            .map(AnyFunction::Float),
            2 => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(u64, bool) -> (bool, i16)>("two", |k, (a, b)| {
                    let inner = self.inner(k, seed, &[Ty::Bool, Ty::I16]);
                    inner.keep(a);
                    inner.keep(b);
                    let mut rng = end(&inner);
                    (inner.last_value(&mut rng), inner.last_value(&mut rng))
                }),
            )
            .map(AnyFunction::Two),
            3 => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(Lanes<f32, 8>, Lanes<i16, 8>, i32) -> (Lanes<f32, 8>, i32)>(
                    "fixed",
                    |k, (a, b, c)| {
                        let inner = self.inner(k, seed, &[]);
                        inner.keep_vector(a, Width::Fixed(8));
                        inner.keep_vector(b, Width::Fixed(8));
                        inner.keep(c);
                        let mut rng = end(&inner);
                        (inner.vector_of::<f32>(&mut rng, Width::Fixed(8)), inner.last_value(&mut rng))
                    },
                ),
            )
            .map(AnyFunction::Fixed),
            4 => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(Lanes<i32>, isize) -> Lanes<i32>>("native", |k, (a, b)| {
                    let inner = self.inner(k, seed, &[]);
                    inner.keep_vector(a, Width::Native(32));
                    inner.keep(b);
                    let mut rng = end(&inner);
                    inner.vector_of::<i32>(&mut rng, Width::Native(32))
                }),
            )
            .map(AnyFunction::Native),
            _ => recorded(
                &self.notes,
                seed,
                kernelsmith::function::<fn(isize, f64)>("nothing", |k, (a, b)| {
                    let inner = self.inner(k, seed, &[]);
                    inner.keep(a);
                    inner.keep(b);
                    end(&inner);
                }),
            )
            .map(AnyFunction::Nothing),
        };
        self.say(|| format!("end of function {number}: {}", if function.is_some() { "recorded" } else { "refused" }));
        self.functions.borrow_mut().extend(function);
        for _ in 0..1 + rng.below(2) {
            self.call_of_function(rng);
        }
    }

    fn call_of_function(&self, rng: &mut Rng) {
        let n = self.functions.borrow().len();
        let Some(last) = n.checked_sub(1) else { return };
        let number = if rng.one_in(2) { last } else { rng.below(n) };
        let function = self.functions.borrow()[number].clone();
        self.say(|| format!("call of function {number}"));
        match function {
            AnyFunction::Index(function) => {
                let args = (self.index(rng), self.expr::<u8>(rng));
                self.keep(function.call(self.k, args));
            }
            AnyFunction::Float(function) => {
                let args = (self.expr::<f32>(rng), self.expr::<i32>(rng));
                self.keep(function.call(self.k, args));
            }
            AnyFunction::Two(function) => {
                let (a, b) = function.call(self.k, (self.expr::<u64>(rng), self.condition(rng)));
                self.keep(a);
                self.keep(b);
            }
            AnyFunction::Fixed(function) => {
                let width = Width::Fixed(8);
                let vectors = (self.vector_of::<f32>(rng, width), self.vector_of::<i16>(rng, width));
                let (a, b) = function.call(self.k, (vectors.0, vectors.1, self.expr::<i32>(rng)));
                self.keep_vector(a, width);
                self.keep(b);
            }
            AnyFunction::Native(function) => {
                // Vectors of other loops have other lanes.
                let width = Width::Native(32);
                if self.width() == width {
                    let args = (self.vector_of::<i32>(rng, width), self.index(rng));
                    self.keep_vector(function.call(self.k, args), width);
                }
            }
            AnyFunction::Nothing(function) => function.call(self.k, (self.index(rng), f64::literal(rng))),
        }
    }
}
