//! Compares code with the interpreter on one batch.
//!
//! In: code, a batch. Out: whether both compute the same.
//! It finds errors in code that was damaged while it was stored, or written by another compiler; it is no reason to trust
//! code, which has run by then.
//! Invariant: correct code agrees.

use super::Aggregation;
use crate::aggregate::State;
use crate::batch::{Array, Batch};
use crate::compile::PipelineCode;
use crate::evaluate::{Live, Result, Values, Vector, eval};
use crate::pipeline::{Aggregate, Output};
use crate::types::{self, Value};

impl PipelineCode {
    /// Whether the code computes the same as the interpreter for a batch, on its own: sums of floats up to the rounding of
    /// another order. `None` if the code leaves the batch to the interpreter.
    pub fn agrees(&self, batch: &Batch<'_>) -> Option<bool> {
        let pipeline = self.pipeline();
        let Output::Aggregate { .. } = pipeline.output() else {
            let is = self.project(pipeline, batch)?;
            // Code never succeeds where a row fails.
            let Ok(should) = pipeline.project(batch, None) else { return Some(false) };
            let mut columns = is.columns.iter().zip(&should.columns);
            return Some(is.rows == should.rows && columns.all(|(is, should)| is_same_column(is, should)));
        };
        let mut should = Aggregation::new(pipeline).ok()?;
        let wanted = should.update(batch, None);
        // Code with masks needs to know the groups.
        let mut is = should.without_rows();
        if !is.update_compiled(batch, self).ok()? {
            return None;
        }
        let magnitudes = wanted.and_then(|_| should.magnitudes(batch));
        Some(magnitudes.is_ok_and(|magnitudes| is.interpreted().agrees_with(&should, &magnitudes, batch.rows())))
    }
}

impl<'p> Aggregation<'p> {
    /// The same groups before any row.
    fn without_rows(&self) -> Aggregation<'p> {
        let mut empty = self.clone();
        for group in &mut empty.groups {
            group.rows = 0;
            group.states = self.aggregates.iter().map(State::new).collect();
        }
        empty
    }

    /// The sums of the absolute values of each group and aggregate that a batch adds, if the argument is a float; NaN if
    /// one of them is.
    fn magnitudes(&mut self, batch: &Batch<'_>) -> Result<Vec<Vec<f64>>> {
        let selected = self.pipeline.selected(batch)?;
        let live = Live(selected.as_deref());
        let rows = || (0..batch.rows()).filter(|&row| live.has(row));
        let keys = self.keys().iter().map(|key| eval(key, batch, live)).collect::<Result<Vec<_>>>()?;
        let numbers = self.group_numbers(&keys, batch.rows(), |row| live.has(row));
        let mut magnitudes = vec![vec![0.0; self.aggregates.len()]; self.groups.len()];
        for (at, aggregate) in self.aggregates.iter().enumerate() {
            let Some(argument) = aggregate.argument() else { continue };
            let vector = eval(argument, batch, live)?;
            let magnitude = |row: usize| match &vector.values {
                Values::Float32(values) => f64::from(values[row]).abs(),
                Values::Float64(values) => values[row].abs(),
                _ => 0.0,
            };
            for row in rows().filter(|&row| Vector::is_valid(&vector, row)) {
                magnitudes[numbers[row]][at] += magnitude(row);
            }
        }
        Ok(magnitudes)
    }

    fn agrees_with(&self, other: &Aggregation<'_>, magnitudes: &[Vec<f64>], rows: usize) -> bool {
        let n_groups = |of: &Aggregation<'_>| of.groups.iter().filter(|group| group.rows > 0).count();
        let is_same = |number: usize, own: usize| {
            let (is, should) = (&self.groups[own], &other.groups[number]);
            let mut states = is.states.iter().zip(&should.states).zip(self.aggregates).zip(&magnitudes[number]);
            is.rows == should.rows
                && states.all(|(((is, should), aggregate), magnitude)| {
                    is_same_state(is, should, aggregate, *magnitude, rows)
                })
        };
        if self.keys().is_empty() {
            return is_same(0, 0);
        }
        n_groups(self) == n_groups(other)
            && other.numbers.iter().all(|(key, &number)| self.numbers.get(key).is_some_and(|&own| is_same(number, own)))
    }
}

fn is_same_state(is: &State, should: &State, aggregate: &Aggregate, magnitude: f64, rows: usize) -> bool {
    match (is, should) {
        (State::Count(is), State::Count(should)) => is == should,
        (State::Whole(is, n), State::Whole(should, wanted)) => {
            n == wanted && types::wrapped(*is, aggregate.ty()) == types::wrapped(*should, aggregate.ty())
        }
        // Each of both sums is off by at most an epsilon of the magnitude for each addition.
        (State::Float(is, n), State::Float(should, wanted)) => {
            let bound = 2.0 * f64::EPSILON * (rows as f64 + 64.0) * magnitude;
            n == wanted && (!bound.is_finite() || (is - should).abs() <= bound)
        }
        (State::Extreme(is), State::Extreme(should)) => magnitude.is_nan() || is_same_value(is, should),
        _ => false,
    }
}

fn is_same_column(is: &Array, should: &Array) -> bool {
    (is.ty, is.rows) == (should.ty, should.rows)
        && (0..is.rows).all(|row| is_same_value(&is.value(row), &should.value(row)))
}

/// Equal bits, except for those of NaNs.
fn is_same_value(is: &Value, should: &Value) -> bool {
    match (is, should) {
        (Value::Float32(is), Value::Float32(should)) if is.is_nan() => should.is_nan(),
        (Value::Float64(is), Value::Float64(should)) if is.is_nan() => should.is_nan(),
        _ => is.is_same(should),
    }
}
