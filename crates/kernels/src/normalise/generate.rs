//! Generates normalisations: passes over each row, or over each column of rows that share a vector.
//!
//! In: a spec. Out: a recorded kernel. Rows are read in passes, because those of a network fit L1: the exponentials of a
//! softmax are stored and scaled afterwards.
//! Not here: the definition (see `naive`).

use super::{NormalisationKind, Normalise};
use crate::primitive::Recorded;
use kernelsmith_dsl::{
    BuildErrors, Expr, Index, Input, InputOutput, K, LaneIndex, ReadSlice, Vector, VectorVar, build,
};
use kernelsmith_exec::{In, InOut};

/// A, B, scales, shifts.
pub(super) type Apart = fn(In<f32>, InOut<f32>, In<f32>, In<f32>);
/// B, scales, shifts.
pub(super) type InPlace = fn(InOut<f32>, In<f32>, In<f32>);

/// Vectors per iteration, with an accumulator each, which hide the latency of additions.
const UNROLL: usize = 4;

pub(super) fn kernel(spec: &Normalise, vector_bits: u32) -> Result<Recorded, BuildErrors> {
    Ok(match spec.is_in_place {
        false => Recorded::new(
            build::<Apart>("normalise", |k, (a, b, scale, shift)| {
                Generator { k, spec, a, b, weights: [scale, shift] }.run();
            })?,
            vector_bits,
        ),
        true => Recorded::new(
            build::<InPlace>("normalise", |k, (b, scale, shift)| {
                Generator { k, spec, a: b, b, weights: [scale, shift] }.run();
            })?,
            vector_bits,
        ),
    })
}

struct Generator<'k, 's, A> {
    k: K<'k>,
    spec: &'s Normalise,
    a: A,
    b: InputOutput<'k, f32>,
    weights: [Input<'k, f32>; 2],
}

/// The elements of a pass at the same positions of rows.
struct Places<'k> {
    a: LaneIndex<'k>,
    b: LaneIndex<'k>,
    /// The weights: a vector along the row, or an element for a column.
    weights: Column<'k>,
}

#[derive(Clone, Copy)]
enum Column<'k> {
    Lanes(LaneIndex<'k>),
    One(Expr<'k, Index>),
}

/// A pass: calls the body for the elements of a row, or of rows, with the number of the accumulator.
type Pass<'p, 'k> = &'p dyn Fn(&mut dyn FnMut(usize, Places<'k>));

impl<'k, A: ReadSlice<'k, f32>> Generator<'k, '_, A> {
    #[track_caller]
    fn run(&self) {
        let (k, Normalise { m, n, a, b, .. }) = (self.k, self.spec);
        let (m, n, a, b) = (*m as isize, *n as isize, a.leading() as isize, b.leading() as isize);
        if self.spec.b.is_row_major() {
            k.for_range_(0, m, |row| {
                let (from, to) = (row * a, row * b);
                let pass = |body: &mut dyn FnMut(usize, Places<'k>)| {
                    k.for_each_vector_unrolled(n, UNROLL, |at| {
                        for (number, &at) in at.iter().enumerate() {
                            body(number, Places { a: at + from, b: at + to, weights: Column::Lanes(at) });
                        }
                    });
                };
                let variables =
                    |value: f32| -> Vec<VectorVar<'k, f32>> { (0..UNROLL).map(|_| k.vector_var(value)).collect() };
                // The results of all lanes and accumulators.
                let sum = |of: &[VectorVar<'k, f32>]| k.splat(joined(of, |x, y| x + y).reduce_add());
                let max = |of: &[VectorVar<'k, f32>]| k.splat(joined(of, |x, y| x.max(y)).reduce_max());
                self.row(&pass, &variables, &sum, &max);
            });
        } else {
            k.for_each_vector(m, |row| {
                let pass = |body: &mut dyn FnMut(usize, Places<'k>)| {
                    k.for_range_(0, n, |column| {
                        body(0, Places { a: row + column * a, b: row + column * b, weights: Column::One(column) });
                    });
                };
                let variables = |value: f32| vec![k.vector_var(value)];
                let only = |of: &[VectorVar<'k, f32>]| of[0].get();
                self.row(&pass, &variables, &only, &only);
            });
        }
    }

    /// A row, or as many as a vector has lanes.
    #[track_caller]
    fn row(
        &self,
        pass: Pass<'_, 'k>,
        variables: &dyn Fn(f32) -> Vec<VectorVar<'k, f32>>,
        sum_of: &dyn Fn(&[VectorVar<'k, f32>]) -> Vector<'k, f32>,
        max_of: &dyn Fn(&[VectorVar<'k, f32>]) -> Vector<'k, f32>,
    ) {
        let (a, b) = (self.a, self.b);
        let part = 1.0 / self.spec.n as f32;
        let squares = |value: &dyn Fn(&Places<'k>) -> Vector<'k, f32>| {
            let sums = variables(0.0);
            pass(&mut |number, at| {
                let x = value(&at);
                sums[number].add_product(x, x);
            });
            sum_of(&sums)
        };
        match self.spec.kind {
            NormalisationKind::Softmax => {
                let greatest = variables(f32::NEG_INFINITY);
                // A NaN may be lost here; its power is NaN.
                pass(&mut |number, at| greatest[number].set(a.load(at.a).max(greatest[number].get())));
                let greatest = max_of(&greatest);
                let sums = variables(0.0);
                pass(&mut |number, at| {
                    let power = (a.load(at.a) - greatest).exp();
                    b.store(at.b, power);
                    sums[number].set(sums[number] + power);
                });
                let sum = sum_of(&sums);
                let times = sum.filled(1.0) / sum;
                pass(&mut |_, at| b.store(at.b, self.weighted(b.load(at.b) * times, at.weights)));
            }
            NormalisationKind::Layer { epsilon } => {
                let sums = variables(0.0);
                pass(&mut |number, at| sums[number].set(sums[number] + a.load(at.a)));
                let mean = sum_of(&sums) * part;
                let variance = squares(&|at| a.load(at.a) - mean) * part;
                let times = variance.filled(1.0) / (variance + epsilon as f32).sqrt();
                pass(&mut |_, at| b.store(at.b, self.weighted((a.load(at.a) - mean) * times, at.weights)));
            }
            NormalisationKind::RootMeanSquare { epsilon } => {
                let mean = squares(&|at| a.load(at.a)) * part;
                let times = mean.filled(1.0) / (mean + epsilon as f32).sqrt();
                pass(&mut |_, at| b.store(at.b, self.weighted(a.load(at.a) * times, at.weights)));
            }
        }
    }

    /// The value times a scale, plus a shift.
    #[track_caller]
    fn weighted(&self, value: Vector<'k, f32>, column: Column<'k>) -> Vector<'k, f32> {
        let weight = |of: usize| {
            self.spec.weights[of].then(|| match column {
                Column::Lanes(at) => self.weights[of].load(at),
                Column::One(at) => self.k.splat(self.weights[of].load(at)),
            })
        };
        match (weight(0), weight(1)) {
            (Some(scale), Some(shift)) => value.mul_add(scale, shift),
            (Some(scale), None) => value * scale,
            (None, Some(shift)) => value + shift,
            (None, None) => value,
        }
    }
}

/// All accumulators as one.
#[track_caller]
fn joined<'k>(
    of: &[VectorVar<'k, f32>],
    join: impl Fn(Vector<'k, f32>, Vector<'k, f32>) -> Vector<'k, f32>,
) -> Vector<'k, f32> {
    let [first, rest @ ..] = of else { unreachable!("there is an accumulator") };
    rest.iter().fold(first.get(), |all, of| join(all, of.get()))
}
