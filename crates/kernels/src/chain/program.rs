//! The steps of a chain.
//!
//! In: the steps from the closure of [`Chain::new`](super::Chain::new). Out: recorded operations, or the result for one
//! element.
//! Invariant: both perform the same operations in the same order, each rounded once.
//! Not here: memory.

use crate::map::{Arithmetic, Binary, Map};
use kernelsmith_dsl::{Float, Vector};
use kernelsmith_manager::KeyWriter;

/// Maximum number of steps of a chain.
const MAX_STEPS: usize = 256;
/// Maximum degree of a polynomial.
const MAX_DEGREE: usize = 64;

/// A value of a chain: an input, or the result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term(u16);

/// The operation of a step.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Constant(f64),
    Map(Map, Term),
    Binary(Binary, Term, Term),
    MulAdd(Term, Term, Term),
    Polynomial(Term, Vec<f64>),
}

/// A builder for the steps of a chain.
#[derive(Clone, Debug, PartialEq)]
pub struct Expression {
    n_inputs: usize,
    is_f32: bool,
    steps: Vec<Step>,
}

/// The steps, and the term that is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    expression: Expression,
    result: Term,
}

/// The work types of chains: `f32` and `f64`.
pub trait Real: Arithmetic + Float {
    #[doc(hidden)]
    fn fused(self, b: Self, c: Self) -> Self;
}

impl Real for f32 {
    fn fused(self, b: f32, c: f32) -> f32 {
        self.mul_add(b, c)
    }
}

impl Real for f64 {
    fn fused(self, b: f64, c: f64) -> f64 {
        self.mul_add(b, c)
    }
}

impl Expression {
    fn push(&mut self, step: Step) -> Term {
        self.steps.push(step);
        // `check` rejects too many steps, so terms may saturate here.
        Term((self.n_inputs + self.steps.len() - 1).min(usize::from(u16::MAX)) as u16)
    }

    fn rounded(&self, value: f64) -> f64 {
        if self.is_f32 { f64::from(value as f32) } else { value }
    }

    /// A constant, rounded to the work type.
    pub fn constant(&mut self, value: f64) -> Term {
        let value = self.rounded(value);
        self.push(Step::Constant(value))
    }

    /// A function of one value.
    pub fn map(&mut self, map: Map, x: Term) -> Term {
        self.push(Step::Map(map, x))
    }

    /// A function of two values.
    pub fn binary(&mut self, function: Binary, x: Term, y: Term) -> Term {
        self.push(Step::Binary(function, x, y))
    }

    /// `x * y + z`, rounded once.
    pub fn mul_add(&mut self, x: Term, y: Term, z: Term) -> Term {
        self.push(Step::MulAdd(x, y, z))
    }

    /// The polynomial with these coefficients, the constant term first, by Horner's rule with fused multiply-adds. If
    /// the nonzero coefficients are a multiple of g apart, Horner's rule uses x^g.
    pub fn polynomial(&mut self, x: Term, coefficients: &[f64]) -> Term {
        let coefficients = coefficients.iter().map(|&coefficient| self.rounded(coefficient)).collect();
        self.push(Step::Polynomial(x, coefficients))
    }
}

/// Horner's rule for x^first times a polynomial of x^distance.
struct Sparse<'a> {
    first: usize,
    distance: usize,
    coefficients: Vec<&'a f64>,
}

fn sparse(coefficients: &[f64]) -> Sparse<'_> {
    let present = || coefficients.iter().enumerate().filter(|(_, coefficient)| **coefficient != 0.0).map(|(at, _)| at);
    let (first, last) = (present().next().unwrap_or(0), present().next_back().unwrap_or(0));
    let distance = present().fold(0, |all, at| greatest_common_divisor(all, at - first)).max(1);
    let coefficients = coefficients.get(first..=last).unwrap_or_default().iter().step_by(distance).collect();
    Sparse { first, distance, coefficients }
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// A positive power of x by repeated squaring.
fn power<T: Copy>(x: T, exponent: usize, multiply: &impl Fn(T, T) -> T) -> T {
    match exponent {
        1 => x,
        _ if exponent.is_multiple_of(2) => power(multiply(x, x), exponent / 2, multiply),
        _ => multiply(x, power(x, exponent - 1, multiply)),
    }
}

/// Evaluates a polynomial for several numbers or vectors, interleaved: each coefficient for all of them before the
/// next.
#[track_caller]
fn horner<T: Copy>(
    x: &[T],
    coefficients: &[f64],
    constant: impl Fn(T, f64) -> T,
    multiply: impl Fn(T, T) -> T,
    fused: impl Fn(T, T, T) -> T,
) -> Vec<T> {
    let Sparse { first, distance, coefficients } = sparse(coefficients);
    let mut terms = coefficients.into_iter().rev();
    let leading = terms.next().copied().unwrap_or(0.0);
    let mut sums: Vec<T> = x.iter().map(|&x| constant(x, leading)).collect();
    if terms.len() > 0 {
        let steps: Vec<T> = x.iter().map(|&x| power(x, distance, &multiply)).collect();
        for &term in terms {
            for (sum, &step) in sums.iter_mut().zip(&steps) {
                *sum = fused(*sum, step, constant(step, term));
            }
        }
    }
    if first > 0 {
        sums.iter_mut().zip(x).for_each(|(sum, &x)| *sum = multiply(*sum, power(x, first, &multiply)));
    }
    sums
}

impl Program {
    pub(super) fn new(n_inputs: usize, is_f32: bool, steps: impl FnOnce(&mut Expression, &[Term]) -> Term) -> Program {
        let mut expression = Expression { n_inputs, is_f32, steps: Vec::new() };
        let inputs: Vec<Term> = (0..n_inputs as u16).map(Term).collect();
        let result = steps(&mut expression, &inputs);
        Program { expression, result }
    }

    /// Returns a field and its problem.
    pub(super) fn check<T: Arithmetic>(&self) -> Result<(), (&'static str, String)> {
        let Expression { steps, n_inputs, .. } = &self.expression;
        if steps.len() > MAX_STEPS {
            return Err(("steps", format!("are {}, but may be at most {MAX_STEPS}", steps.len())));
        }
        let mut known = *n_inputs;
        for step in steps {
            if let Some(term) = step.terms().into_iter().flatten().find(|term| usize::from(term.0) >= known) {
                return Err(("steps", format!("use {term:?}, which does not exist yet: it belongs to another chain")));
            }
            match step {
                Step::Map(map, _) => map.check::<T>().map_err(|problem| ("map", problem))?,
                Step::Polynomial(_, all) if !(1..=MAX_DEGREE + 1).contains(&all.len()) => {
                    let problem = format!("has {} coefficients, but must have 1 to {}", all.len(), MAX_DEGREE + 1);
                    return Err(("polynomial", problem));
                }
                Step::Polynomial(_, all) if all.iter().any(|coefficient| coefficient.is_nan()) => {
                    return Err(("polynomial", "has a coefficient that is NaN, but must have numbers".to_owned()));
                }
                Step::Constant(value) if value.is_nan() => {
                    return Err(("constant", "is NaN, but must be a number".to_owned()));
                }
                _ => {}
            }
            known += 1;
        }
        if usize::from(self.result.0) >= known {
            return Err((
                "result",
                format!("is {:?}, but there are {known} terms: it belongs to another chain", self.result),
            ));
        }
        Ok(())
    }

    pub(super) fn write_key(&self, key: &mut KeyWriter) {
        let is_f32 = self.expression.is_f32;
        let number = |key: &mut KeyWriter, value: f64| {
            if is_f32 {
                key.f32(value as f32)
            } else {
                key.f64(value)
            };
        };
        // The number of steps saturates at a value that `check` also rejects.
        key.u16(self.expression.steps.len().min(0xffff) as u16);
        for step in &self.expression.steps {
            match step {
                Step::Constant(value) => number(key.u8(0), *value),
                Step::Map(map, _) => map.write_key(key.u8(1)),
                Step::Binary(function, ..) => {
                    key.u8(2).u8(function.code());
                }
                Step::MulAdd(..) => {
                    key.u8(3);
                }
                Step::Polynomial(_, all) => {
                    key.u8(4).u16(all.len().min(0xffff) as u16);
                    all.iter().for_each(|&coefficient| number(key, coefficient));
                }
            }
            step.terms().into_iter().flatten().for_each(|term| {
                key.u16(term.0);
            });
        }
        key.u16(self.result.0);
    }

    /// The result for one element of each input.
    pub(super) fn evaluate<T: Real>(&self, inputs: &[T]) -> T {
        let mut values = inputs.to_vec();
        for step in &self.expression.steps {
            let value = |term: &Term| values[usize::from(term.0)];
            let result = match step {
                Step::Constant(constant) => T::from_f64(*constant),
                Step::Map(map, x) => map.evaluate(value(x)),
                Step::Binary(function, x, y) => function.evaluate(value(x), value(y)),
                Step::MulAdd(x, y, z) => value(x).fused(value(y), value(z)),
                Step::Polynomial(x, all) => {
                    let multiply = |a, b| Binary::Mul.evaluate(a, b);
                    horner(&[value(x)], all, |_, number| T::from_f64(number), multiply, T::fused)[0]
                }
            };
            values.push(result);
        }
        values[usize::from(self.result.0)]
    }

    /// The results for vectors of each input at several places, interleaved: each step for all places before the next.
    #[track_caller]
    pub(super) fn record<'k, T: Real>(&self, mut places: Vec<Vec<Vector<'k, T>>>) -> Vec<Vector<'k, T>> {
        for step in &self.expression.steps {
            if let Step::Polynomial(x, all) = step {
                let x: Vec<_> = places.iter().map(|values| values[usize::from(x.0)]).collect();
                let filled = |x: Vector<'k, T>, number: f64| x.filled(T::from_f64(number));
                let multiply = |a, b| Binary::Mul.apply(a, b);
                let results = horner(&x, all, filled, multiply, |a: Vector<'k, T>, b, c| a.mul_add(b, c));
                places.iter_mut().zip(results).for_each(|(values, result)| values.push(result));
                continue;
            }
            for values in &mut places {
                let value = |term: &Term| values[usize::from(term.0)];
                let result = match step {
                    Step::Constant(constant) => values[0].filled(T::from_f64(*constant)),
                    Step::Map(map, x) => map.apply(value(x)),
                    Step::Binary(function, x, y) => function.apply(value(x), value(y)),
                    Step::MulAdd(x, y, z) => value(x).mul_add(value(y), value(z)),
                    Step::Polynomial(..) => continue,
                };
                values.push(result);
            }
        }
        places.iter().map(|values| values[usize::from(self.result.0)]).collect()
    }

    pub(super) fn len(&self) -> usize {
        self.expression.steps.len()
    }

    /// Estimated number of operations per vector.
    pub(super) fn n_operations(&self) -> usize {
        self.expression.steps.iter().map(Step::n_operations).sum()
    }

    /// Whether the dependency chain is so long that several vectors have to be interleaved.
    pub(super) fn is_long(&self) -> bool {
        self.n_operations() > 3
    }

    /// Number of constants that need a register if multiply-adds cannot read memory.
    pub(super) fn n_constants(&self) -> usize {
        let of_step = |step: &Step| match step {
            Step::Constant(_) => 1,
            Step::Map(map, _) => {
                if map.is_elementary() {
                    12
                } else {
                    1
                }
            }
            Step::Polynomial(_, all) => all.len(),
            _ => 0,
        };
        self.expression.steps.iter().map(of_step).sum()
    }

    /// Maximum number of live values.
    pub(super) fn max_live(&self) -> usize {
        let Expression { steps, n_inputs, .. } = &self.expression;
        let mut last = vec![0; n_inputs + steps.len()];
        for (at, step) in steps.iter().enumerate() {
            step.terms().into_iter().flatten().for_each(|term| {
                if let Some(last) = last.get_mut(usize::from(term.0)) {
                    *last = at;
                }
            });
        }
        let live = |at: usize| last[..n_inputs + at].iter().filter(|&&last| last >= at).count();
        let extra = |step: &Step| match step {
            Step::Map(map, _) if map.is_elementary() => 4,
            _ => 1,
        };
        steps.iter().enumerate().map(|(at, step)| live(at) + extra(step)).max().unwrap_or(1)
    }
}

impl Step {
    fn terms(&self) -> [Option<Term>; 3] {
        match *self {
            Step::Constant(_) => [None; 3],
            Step::Map(_, x) | Step::Polynomial(x, _) => [Some(x), None, None],
            Step::Binary(_, x, y) => [Some(x), Some(y), None],
            Step::MulAdd(x, y, z) => [Some(x), Some(y), Some(z)],
        }
    }

    fn n_operations(&self) -> usize {
        match self {
            Step::Constant(_) => 0,
            Step::Map(map, _) if map.is_elementary() => 20,
            Step::Map(..) | Step::Binary(..) | Step::MulAdd(..) => 1,
            Step::Polynomial(_, all) => sparse(all).coefficients.len(),
        }
    }
}
